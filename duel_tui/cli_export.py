"""The command `duel-tui export`."""

from __future__ import annotations

import click

from duel_tui.cli_shared import fail
from duel_tui.text.en import export as text

SEATS = click.Choice(["A", "B"], case_sensitive=False)


@click.command("export", help=text.HELP)
@click.argument("file", metavar="FILE")
@click.option(
    "--as",
    "form",
    required=True,
    type=click.Choice(["text", "html", "svg", "cast", "position"]),
    help=text.AS,
)
@click.option("--hide", multiple=True, type=SEATS, help=text.HIDE)
@click.option("--at", metavar="PLACE", default="", help=text.AT)
@click.option("--duel", "number", type=click.IntRange(min=1), metavar="N", help=text.DUEL)
@click.option("--size", metavar="WxH", default="80x24", show_default=True, help=text.SIZE)
@click.option("--seat", type=SEATS, help=text.SEAT)
@click.option("--lossy", is_flag=True, help=text.LOSSY)
@click.option("-o", "--out", metavar="OUT", help=text.OUT)
@click.option("--force", is_flag=True, help=text.FORCE)
def export(
    file: str,
    form: str,
    hide: tuple[str, ...],
    at: str,
    number: int | None,
    size: str,
    seat: str | None,
    lossy: bool,
    out: str | None,
    force: bool,
) -> None:
    from duel_tui.export.commands import run_export

    raise SystemExit(
        run_export(file, form, hide, at, number, out, force, lossy, size, seat, echo=click.echo, fail=fail)
    )
