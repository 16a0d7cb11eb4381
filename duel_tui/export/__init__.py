"""Duels written out for others: a report, a page for the browser, a picture, a recording, a position."""
