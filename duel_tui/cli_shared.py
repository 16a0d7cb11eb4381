"""What the commands of `duel-tui` share."""

from __future__ import annotations

import os
import sys

import click


class CannotPlay(click.ClickException):
    """What the command line asks for cannot be: one line, exit code 2."""

    exit_code = 2


def fail(line: str) -> None:
    """Print a line for the user where errors go."""
    click.echo(line, err=True)


def on_screen(plain: bool) -> bool:
    """Whether the program can draw: a terminal on both sides, and line mode was not asked for."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and not plain
