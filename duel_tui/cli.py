"""The commands of `duel-tui`: each one reads its arguments and hands over.

A command imports what it needs inside its own function, so that `duel-tui --version` stays instant.
To add one:

    @cli.command(help=text.PLAY)
    @click.option("--plain", is_flag=True, help=text.PLAY_PLAIN)
    def play(plain: bool) -> None:
        from duel_tui.table.start import play as run_it

        raise SystemExit(run_it(plain=plain))
"""

from __future__ import annotations

import click

from duel_tui import __version__
from duel_tui.text.en import cli as text
from duel_tui.text.en import simulate as simulate_text


@click.group("duel-tui", help=text.APP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message=text.VERSION)
def cli() -> None:
    pass


@cli.command(help=text.RUN)
@click.argument("paths", nargs=-1, required=True, metavar="FILE|FOLDER...")
@click.option("--json", "as_json", is_flag=True, help=text.RUN_JSON)
def run(paths: tuple[str, ...], as_json: bool) -> None:
    from duel_tui.script.running import run_paths

    raise SystemExit(run_paths(paths, as_json, click.echo))


@cli.command(help=simulate_text.HELP)
@click.argument("deck", nargs=2, metavar="DECK DECK")
@click.option("--duels", type=click.IntRange(min=1), default=100, show_default=True, help=simulate_text.DUELS)
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, show_default=True, help=simulate_text.SEED)
@click.option("--json", "as_json", is_flag=True, help=simulate_text.JSON)
def simulate(deck: tuple[str, str], duels: int, seed: int, as_json: bool) -> None:
    from functools import partial

    from duel_tui.bots.report import run_simulation

    raise SystemExit(run_simulation(deck, duels, seed, as_json, click.echo, partial(click.echo, err=True)))
