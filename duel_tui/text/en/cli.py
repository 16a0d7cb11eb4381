"""What the command line says about itself."""

APP = "Duel in the terminal, by the rules of 2002-2006."
VERSION = "%(prog)s %(version)s"
