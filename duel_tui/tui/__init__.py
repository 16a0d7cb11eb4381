"""The duel in a terminal, drawn with Textual."""
