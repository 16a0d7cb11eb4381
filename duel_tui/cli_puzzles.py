"""The commands of `duel-tui puzzle`."""

from __future__ import annotations

import click

from duel_tui.cli_shared import CannotPlay, fail, on_screen
from duel_tui.text.en import puzzles as text


class _Puzzles(click.Group):
    """What is no command here is a puzzle to be solved."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands:
            args = ["solve", *args]
        return super().resolve_command(ctx, args)


@click.group("puzzle", cls=_Puzzles, help=text.HELP, invoke_without_command=True)
@click.option("--list", "listing", is_flag=True, help=text.LIST)
@click.option("--json", "as_json", is_flag=True, help=text.JSON)
@click.option("--plain", is_flag=True, help=text.PLAIN)
@click.option("--ascii", "ascii_only", is_flag=True, help=text.ASCII)
@click.pass_context
def puzzle(context: click.Context, listing: bool, as_json: bool, plain: bool, ascii_only: bool) -> None:
    if context.invoked_subcommand is not None:
        if listing or as_json:
            raise click.UsageError(text.LIST_ALONE)
        context.obj = (plain, ascii_only)
        return
    if as_json and not listing:
        raise click.UsageError(text.JSON_ALONE)
    if listing:
        from duel_tui.puzzles.commands import show_list

        raise SystemExit(show_list(as_json, click.echo))
    _play(None, plain, ascii_only)


@puzzle.command("solve", help=text.SOLVE)
@click.argument("name", metavar=text.PUZZLE)
@click.option("--plain", is_flag=True, help=text.PLAIN)
@click.option("--ascii", "ascii_only", is_flag=True, help=text.ASCII)
@click.pass_context
def solve(context: click.Context, name: str, plain: bool, ascii_only: bool) -> None:
    before = context.obj or (False, False)
    _play(name, plain or before[0], ascii_only or before[1])


@puzzle.command("check", help=text.CHECK)
@click.argument("name", metavar=text.PUZZLE)
@click.option("--positions", type=click.IntRange(min=1), default=200_000, show_default=True, help=text.NODES)
@click.option("--json", "as_json", is_flag=True, help=text.CHECK_JSON)
def check_one(name: str, positions: int, as_json: bool) -> None:
    from duel_tui.puzzles.commands import check

    raise SystemExit(check(name, positions, as_json, click.echo, fail))


@puzzle.command("hint", help=text.HINT)
@click.argument("name", metavar=text.PUZZLE)
@click.argument("number", type=click.IntRange(min=1), default=1, metavar="[N]")
def hint(name: str, number: int) -> None:
    from duel_tui.puzzles.commands import hint as tell

    raise SystemExit(tell(name, number, click.echo, fail))


@puzzle.command("new", help=text.NEW)
@click.argument("out", required=False, metavar="[FILE]")
@click.option("--from", "source", metavar="FILE", help=text.NEW_FROM)
@click.option("--title", metavar="TEXT", default=text.UNTITLED, help=text.NEW_TITLE)
@click.option("--survive", type=click.Choice(["A", "B"]), help=text.NEW_SURVIVE)
@click.option("--game", type=click.Choice(["yugioh", "duel-masters"]), default="yugioh", help=text.NEW_GAME)
def new(out: str | None, source: str | None, title: str, survive: str | None, game: str) -> None:
    from duel_tui.puzzles.commands import new as make

    raise SystemExit(make(out, source, title, survive, game, click.echo, fail))


def _play(name: str | None, plain: bool, ascii_only: bool) -> None:
    from duel_tui.puzzles.commands import NoSuchPuzzle, wanted

    try:
        chosen = wanted(name) if name is not None else None
    except NoSuchPuzzle as error:
        raise CannotPlay(str(error)) from None
    if not on_screen(plain):
        from duel_tui.plain.puzzle import solve as solve_plain

        raise SystemExit(solve_plain(chosen))
    from duel_tui.tui.screens.puzzles import run

    raise SystemExit(run(chosen, ascii_only))
