"""What the program says of Duel Masters: events, prompts, refusals, rules, the texts of cards."""
