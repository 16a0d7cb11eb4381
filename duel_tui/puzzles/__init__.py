"""Puzzles: positions with a goal, a search that proves their solutions, and the engine's replies to wrong lines."""
