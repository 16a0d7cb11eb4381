"""English. One module per subject: cards, events, prompts, decks, the command line ..."""
