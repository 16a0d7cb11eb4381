"""A terminal duel simulator: Yu-Gi-Oh! as of 2002-2006 and Duel Masters, played to their real rules."""

__version__ = "0.1.0"
