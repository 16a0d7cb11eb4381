"""Everything the program says. One package per language; English is `duel_tui.text.en`."""
