"""The commands of `duel-tui`: each one reads its arguments and hands over.

A command imports what it needs inside its own function, so that `duel-tui --version` stays instant.
To add one:

    @cli.command(help=text.PLAY)
    @click.option("--plain", is_flag=True, help=text.PLAY_PLAIN)
    def play(plain: bool) -> None:
        from duel_tui.plain.start import play as run_it

        raise SystemExit(run_it(plain=plain))
"""

from __future__ import annotations

import click

from duel_tui import __version__
from duel_tui.cli_duels import duels
from duel_tui.cli_export import export
from duel_tui.cli_puzzles import puzzle
from duel_tui.cli_shared import CannotPlay, fail, on_screen
from duel_tui.text.en import catalog as cards_text
from duel_tui.text.en import cli as text
from duel_tui.text.en import decklist as deck_text
from duel_tui.text.en import lesson_checks as check_text
from duel_tui.text.en import lessons as lesson_text
from duel_tui.text.en import matches as match_text
from duel_tui.text.en import options as option_text
from duel_tui.text.en import plain as play_text
from duel_tui.text.en import replay as replay_text
from duel_tui.text.en import rulebook as rules_text
from duel_tui.text.en import simulate as simulate_text
from duel_tui.text.en import taking_back as undo_text
from duel_tui.text.en import teaching as teach_text
from duel_tui.text.en import tui as screen_text


@click.group("duel-tui", help=text.APP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message=text.VERSION)
def cli() -> None:
    pass


cli.add_command(duels)
cli.add_command(export)
cli.add_command(puzzle)


@cli.command(help=text.RUN)
@click.argument("paths", nargs=-1, required=True, metavar="FILE|FOLDER...")
@click.option("--json", "as_json", is_flag=True, help=text.RUN_JSON)
def run(paths: tuple[str, ...], as_json: bool) -> None:
    from duel_tui.script.running import run_paths

    raise SystemExit(run_paths(paths, as_json, click.echo))


@cli.command(help=play_text.PLAY)
@click.option("--plain", is_flag=True, help=play_text.PLAY_PLAIN)
@click.option("--ascii", "ascii_only", is_flag=True, help=screen_text.PLAY_ASCII)
@click.option("--resume", is_flag=False, flag_value="", metavar="[FILE]", help=play_text.PLAY_RESUME)
@click.option("--deck-a", metavar="DECK", help=play_text.PLAY_DECK.format("A"))
@click.option("--deck-b", metavar="DECK", help=play_text.PLAY_DECK.format("B"))
@click.option("--names", nargs=2, metavar="A B", help=play_text.PLAY_NAMES)
@click.option(
    "--first", type=click.Choice(["a", "b", "coin"], case_sensitive=False), help=play_text.PLAY_FIRST
)
@click.option("--rules", metavar="PROFILE", help=play_text.PLAY_RULES)
@click.option("--list", "card_list", metavar="LIST", help=match_text.PLAY_LIST)
@click.option(
    "--match",
    "of",
    is_flag=False,
    flag_value="3",
    type=click.IntRange(2, 99),
    metavar="[N]",
    help=match_text.PLAY_MATCH,
)
@click.option("--option", "changes", metavar="KEY=VALUE", multiple=True, help=option_text.PLAY_OPTION)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help=play_text.PLAY_SEED)
@click.option("--strict", is_flag=True, help=play_text.PLAY_STRICT)
@click.option("--teach", is_flag=True, help=teach_text.PLAY_TEACH)
@click.option("--undo", type=click.Choice(list(undo_text.RULES)), help=undo_text.PLAY_UNDO)
def play(
    plain: bool,
    ascii_only: bool,
    resume: str | None,
    deck_a: str | None,
    deck_b: str | None,
    names: tuple[str, str] | None,
    first: str | None,
    rules: str | None,
    card_list: str | None,
    of: int | None,
    changes: tuple[str, ...],
    seed: int | None,
    strict: bool,
    teach: bool,
    undo: str | None,
) -> None:
    drawn = on_screen(plain)
    settled = (
        resume,
        deck_a,
        deck_b,
        names,
        first,
        rules,
        card_list,
        of,
        seed,
        strict or None,
        changes or None,
        undo,
        teach or None,
    )
    if drawn and all(value is None for value in settled):
        # The home screen needs neither cards nor files: its first frame comes at once.
        from duel_tui.tui.app import run as show_home

        raise SystemExit(show_home(ascii_only=ascii_only))
    from duel_tui.table.opening import CannotOpen, opening

    try:
        wanted = opening(
            (deck_a, deck_b), names, first, rules, seed, resume, strict, card_list, of, changes, undo, teach
        )
        if not drawn:
            from duel_tui.plain.start import play as play_plain

            raise SystemExit(play_plain(wanted))
    except CannotOpen as error:
        raise CannotPlay(str(error)) from None
    from duel_tui.tui.app import run as play_on_screen

    raise SystemExit(play_on_screen(ascii_only=ascii_only, wanted=wanted))


@cli.command(help=lesson_text.HELP)
@click.argument("lesson", required=False, metavar=lesson_text.ARGUMENT)
@click.option("--plain", is_flag=True, help=lesson_text.PLAIN)
@click.option("--ascii", "ascii_only", is_flag=True, help=lesson_text.ASCII)
@click.option("--list", "listing", is_flag=True, help=lesson_text.LIST)
@click.option("--json", "as_json", is_flag=True, help=lesson_text.JSON)
@click.option("--check", "checked", metavar="PATH", help=check_text.HELP)
def learn(
    lesson: str | None, plain: bool, ascii_only: bool, listing: bool, as_json: bool, checked: str | None
) -> None:
    from duel_tui.lessons.commands import NoSuchLesson, check, show_list, wanted

    if checked is not None:
        if lesson is not None or listing or as_json:
            raise click.UsageError(check_text.ALONE)
        raise SystemExit(check(checked, click.echo))
    if as_json and not listing:
        raise click.UsageError(lesson_text.JSON_ALONE)
    if listing and lesson is not None:
        raise click.UsageError(lesson_text.LIST_ALONE)
    if listing:
        raise SystemExit(show_list(as_json, click.echo))
    try:
        chosen = wanted(lesson) if lesson is not None else None
    except NoSuchLesson as error:
        raise CannotPlay(str(error)) from None
    if not on_screen(plain):
        from duel_tui.plain.learn import learn as learn_plain

        raise SystemExit(learn_plain(chosen))
    from duel_tui.tui.screens.learn import run

    raise SystemExit(run(chosen, ascii_only))


@cli.command(help=replay_text.HELP)
@click.argument("file", metavar="FILE")
@click.option("--at", default="", metavar="PLACE", help=replay_text.AT)
@click.option("--duel", type=click.IntRange(1, 99), metavar="N", help=replay_text.DUEL)
@click.option(
    "--see", type=click.Choice(["a", "b", "both"], case_sensitive=False), default="a", help=replay_text.SEE
)
@click.option("--plain", is_flag=True, help=replay_text.PLAIN)
@click.option("--ascii", "ascii_only", is_flag=True, help=replay_text.ASCII)
def replay(file: str, at: str, duel: int | None, see: str, plain: bool, ascii_only: bool) -> None:
    from duel_tui.script.library import LibraryError, path_of
    from duel_tui.table.replay_opening import CannotLook, viewer_of

    try:
        viewer = viewer_of(path_of(file), at, duel, see.lower())
    except (CannotLook, LibraryError) as error:
        raise CannotPlay(str(error)) from None
    if not on_screen(plain):
        from duel_tui.plain.replay import look

        raise SystemExit(look(viewer))
    from duel_tui.tui.app import run as show
    from duel_tui.tui.screens.replay import show_replay

    asks = viewer.replay.of > 1 and not at and duel is None
    raise SystemExit(
        show(ascii_only=ascii_only, then=lambda program: show_replay(program, viewer, choose=asks))
    )


@cli.command(help=cards_text.HELP)
@click.argument("names", nargs=-1, metavar=cards_text.NAMES)
@click.option("--search", metavar="WORDS", help=cards_text.SEARCH)
@click.option("--kind", "kinds", metavar="WORD", multiple=True, help=cards_text.KIND)
@click.option("--level", type=click.IntRange(1, 12), help=cards_text.LEVEL)
@click.option("--cost", type=click.IntRange(0, 20), help=cards_text.COST)
@click.option("--set", "set_code", metavar="SET", default="", help=cards_text.SET)
@click.option("--game", type=click.Choice(["yugioh", "duel-masters"]), help=cards_text.GAME)
@click.option("--coverage", is_flag=True, help=cards_text.COVERAGE)
@click.option("--json", "as_json", is_flag=True, help=cards_text.JSON)
def cards(
    names: tuple[str, ...],
    search: str | None,
    kinds: tuple[str, ...],
    level: int | None,
    cost: int | None,
    set_code: str,
    game: str | None,
    coverage: bool,
    as_json: bool,
) -> None:
    from duel_tui.decklist import catalog

    looks = search is not None or cost is not None or bool(kinds or level or set_code or game)
    if not (names or looks or coverage):
        raise click.UsageError(cards_text.NOTHING)
    if as_json and not coverage:
        raise click.UsageError(cards_text.JSON_ALONE)
    if (looks and coverage) or (names and (coverage or (looks and search is None))):
        raise click.UsageError(cards_text.ONE_THING)
    if looks:
        words = tuple(" ".join([search or "", *names]).split())
        raise SystemExit(
            catalog.search(catalog.Wanted(words, kinds, level, set_code, game or "", cost), click.echo, fail)
        )
    if coverage:
        raise SystemExit(catalog.show_coverage(as_json, click.echo))
    raise SystemExit(catalog.show_cards(names, click.echo, fail))


@cli.command(help=rules_text.HELP)
@click.argument("ids", nargs=-1, metavar=rules_text.IDS)
@click.option("--search", metavar="WORDS", help=rules_text.SEARCH)
@click.option("--profiles", is_flag=True, help=rules_text.PROFILES)
@click.option("--coverage", is_flag=True, help=rules_text.COVERAGE)
@click.option("--json", "as_json", is_flag=True, help=rules_text.JSON)
def rules(ids: tuple[str, ...], search: str | None, profiles: bool, coverage: bool, as_json: bool) -> None:
    from duel_tui.script import rule_commands

    if as_json and not coverage:
        raise click.UsageError(rules_text.JSON_ALONE)
    if [bool(ids) and search is None, search is not None, profiles, coverage].count(True) > 1:
        raise click.UsageError(rules_text.ONE_THING)
    if search is not None:
        raise SystemExit(rule_commands.search(" ".join([search, *ids]), click.echo, fail))
    if profiles:
        raise SystemExit(rule_commands.compare(click.echo))
    if coverage:
        raise SystemExit(rule_commands.count(as_json, click.echo))
    raise SystemExit(rule_commands.tell(ids, click.echo, fail))


@cli.group(help=deck_text.HELP)
def deck() -> None:
    pass


@deck.command(help=deck_text.CHECK)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--format", "card_list", metavar="LIST", help=deck_text.CHECK_FORMAT)
@click.option("--rules", metavar="PROFILE", help=deck_text.CHECK_RULES)
@click.option("--json", "as_json", is_flag=True, help=deck_text.CHECK_JSON)
def check(files: tuple[str, ...], card_list: str | None, rules: str | None, as_json: bool) -> None:
    from duel_tui.decklist.commands import check_decks

    raise SystemExit(check_decks(files, rules, card_list, as_json, click.echo, fail))


@deck.command(help=deck_text.SHOW)
@click.argument("file", metavar="FILE")
@click.option("--texts", is_flag=True, help=deck_text.SHOW_TEXTS)
def show(file: str, texts: bool) -> None:
    from duel_tui.decklist.commands import show_deck

    raise SystemExit(show_deck(file, texts, click.echo, fail))


@deck.command(help=deck_text.CONVERT)
@click.argument("file", metavar="FILE")
@click.option("--to", required=True, type=click.Choice(["ydk", "ydke", "text"]), help=deck_text.CONVERT_TO)
@click.option("-o", "--out", metavar="OUT", help=deck_text.CONVERT_OUT)
@click.option("--force", is_flag=True, help=deck_text.CONVERT_FORCE)
def convert(file: str, to: str, out: str | None, force: bool) -> None:
    from duel_tui.decklist.commands import convert_deck

    raise SystemExit(convert_deck(file, to, out, force, click.echo, fail))


@cli.command(help=simulate_text.HELP)
@click.argument("deck", nargs=2, metavar="DECK DECK")
@click.option("--duels", type=click.IntRange(min=1), default=100, show_default=True, help=simulate_text.DUELS)
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, show_default=True, help=simulate_text.SEED)
@click.option("--json", "as_json", is_flag=True, help=simulate_text.JSON)
def simulate(deck: tuple[str, str], duels: int, seed: int, as_json: bool) -> None:
    from duel_tui.bots.report import run_simulation

    raise SystemExit(run_simulation(deck, duels, seed, as_json, click.echo, fail))
