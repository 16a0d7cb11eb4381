"""Duel files: one format for saved duels, scenarios, lessons, puzzles and positions. See the guide pages."""
