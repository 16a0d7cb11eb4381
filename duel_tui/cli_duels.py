"""The commands of `duel-tui duels`."""

from __future__ import annotations

import click

from duel_tui.cli_shared import fail
from duel_tui.text.en import library as text


@click.group("duels", help=text.HELP, invoke_without_command=True)
@click.option("--search", metavar="WORDS", default="", help=text.SEARCH)
@click.option("--trash", is_flag=True, help=text.TRASH)
@click.option("--unfinished", is_flag=True, help=text.UNFINISHED)
@click.option("--json", "as_json", is_flag=True, help=text.JSON)
@click.pass_context
def duels(context: click.Context, search: str, trash: bool, unfinished: bool, as_json: bool) -> None:
    if context.invoked_subcommand is None:
        from duel_tui.script import library_commands

        raise SystemExit(library_commands.show(search, trash, unfinished, as_json, click.echo))


@duels.command("list", help=text.HELP_LIST)
@click.option("--trash", is_flag=True, help=text.TRASH)
@click.option("--unfinished", is_flag=True, help=text.UNFINISHED)
@click.option("--json", "as_json", is_flag=True, help=text.JSON)
def list_all(trash: bool, unfinished: bool, as_json: bool) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.show("", trash, unfinished, as_json, click.echo))


@duels.command(help=text.SEARCH)
@click.argument("words", nargs=-1, required=True, metavar="WORDS")
@click.option("--trash", is_flag=True, help=text.TRASH)
@click.option("--json", "as_json", is_flag=True, help=text.JSON)
def search(words: tuple[str, ...], trash: bool, as_json: bool) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.show(" ".join(words), trash, False, as_json, click.echo))


@duels.command(help=text.RENAME)
@click.argument("duel", metavar="DUEL")
@click.argument("name", metavar="NAME")
def rename(duel: str, name: str) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.rename(duel, name, click.echo, fail))


@duels.command(help=text.DELETE)
@click.argument("chosen", nargs=-1, required=True, metavar="DUEL...")
def delete(chosen: tuple[str, ...]) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.delete(chosen, click.echo, fail))


@duels.command(help=text.RESTORE)
@click.argument("chosen", nargs=-1, required=True, metavar="DUEL...")
def restore(chosen: tuple[str, ...]) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.restore(chosen, click.echo, fail))


@duels.command("import", help=text.IMPORT)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--anyway", is_flag=True, help=text.IMPORT_ANYWAY)
def bring_in(files: tuple[str, ...], anyway: bool) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.bring_in(files, anyway, click.echo, fail))


@duels.command("export", help=text.EXPORT)
@click.argument("duel", metavar="DUEL")
@click.argument("to", metavar="[FOLDER|FILE]", default=".")
def copy_out(duel: str, to: str) -> None:
    from duel_tui.script import library_commands

    raise SystemExit(library_commands.copy_out(duel, to, click.echo, fail))
