"""What opens over a screen: the curtain, lists, questions."""
