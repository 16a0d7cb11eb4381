"""Replays: the moments of a duel file, seeking among them, notes, branches. Neither screens nor keys."""
