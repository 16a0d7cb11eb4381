"""What `duel-tui simulate` says."""

from __future__ import annotations

HELP = (
    "Play random duels of two decks (.ydk files, or names of decks of this program) and print what they came to. "
    "Exit code 0: every duel was played, 1: a duel failed, 2: a deck cannot be used."
)
DUELS = "How many duels."
SEED = "The seed of the first duel; each next one adds 1."
JSON = "Print one JSON object."

LINES = (
    "duels       {duels} ({stopped} stopped at turn {last_turn})",
    "turns       {turns}",
    "decisions   {decisions}, {real_decisions} of them real (two or more answers to choose from)",
    "CPU         {cpu_s:.2f} s: {duels_per_cpu_s:.1f} duels, {real_decisions_per_cpu_s:,.0f} real decisions a second",
    "memory      {max_rss_mb:.1f} MB at most",
    "errors      {errors}",
)
FAILED = "seed {seed}: {what} ({where})"
AGAIN = "  the same duel again: {command}"
TWO_GAMES = "The two decks belong to different games."
