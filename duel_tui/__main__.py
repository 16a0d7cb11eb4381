"""Entry point of `duel-tui` and of `python -m duel_tui`."""

from __future__ import annotations


def main() -> None:
    """Run the command line and exit with its code."""
    from duel_tui.cli import cli

    cli(prog_name="duel-tui")


if __name__ == "__main__":
    main()
