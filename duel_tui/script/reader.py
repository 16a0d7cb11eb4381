"""Reads duel files. Everything that is wrong is a `ScriptError` with file, line and remedy.

`read` gives the one document of a file; `read_all` also reads a match, whose documents are separated by `---`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from duel_tui.script import lines as kinds
from duel_tui.script.errors import ScriptError, Wrong
from duel_tui.script.file_bytes import bytes_of
from duel_tui.script.models import Match, Script
from duel_tui.script.tree import Path as At
from duel_tui.script.tree import Tree, parse
from duel_tui.script.values import complaint
from duel_tui.text.en import script as say


@dataclass
class Document:
    """A document as read: the models, and where everything stands.

    `file` is the name for messages, `tree` has the line of each part. In a match, `match` is its header, `head`
    the same as a document (rules, decks), `before` the earlier duels. `kept` is how many bytes of the file were used:
    what follows is a torn last line. `notices` are sentences for the user.
    """

    script: Script
    file: str
    tree: Tree
    match: Match | None = None
    kept: int = 0
    notices: list[str] = field(default_factory=list)
    head: Document | None = None
    before: tuple[Document, ...] = ()

    def line(self, *path: str | int) -> int:
        """The line of a part of the file."""
        return self.tree.line(path)

    @property
    def numbers(self) -> list[int]:
        """The line of each play line."""
        return [self.tree.line(("play", at)) for at in range(len(self.script.play))]

    def error(self, at: At, sentences: tuple[str, str]) -> ScriptError:
        """An error at a part of this document."""
        return ScriptError(self.file, self.tree.line(at), *sentences)


@dataclass
class MatchFile:
    """A match as read: its header and its duels, none if the first one has not begun.

    `head`, `kept` and `notices` are as in a document.
    """

    match: Match
    head: Document
    documents: list[Document]
    kept: int
    notices: list[str]


def read(path: str | Path, mend: bool = False) -> Document:
    """Read a file with one duel.

    With `mend` (a saved duel), a last line that was not written to its end is left out; the document says so in its
    notices.
    """
    documents = read_all(path, mend)
    if len(documents) != 1:
        raise ScriptError(str(path), 0, *say.one_duel_wanted(len(documents)))
    return documents[0]


def read_all(path: str | Path, mend: bool = False) -> list[Document]:
    """Read every duel of a file: one, or those of a match."""
    return _read_file(str(path), mend)[1]


def read_match(path: str | Path, mend: bool = False) -> MatchFile:
    """Read a match; with `mend` (a match being played) without what was not written to its end."""
    head, documents, kept, notices = _read_file(str(path), mend)
    if head is None or head.match is None:
        raise ScriptError(str(path), 1, *say.no_match_header())
    return MatchFile(head.match, head, documents, kept, notices)


def _read_file(file: str, mend: bool) -> tuple[Document | None, list[Document], int, list[str]]:
    try:
        data = bytes_of(file)
    except OSError as error:
        raise ScriptError(file, 0, *say.cannot_open(error.strerror or str(error))) from None
    size = len(data)
    if mend:
        data = _whole_lines(data)
    head, documents = _documents(_decode(data, file), file)
    notices = [say.torn_line(file, data.count(b"\n") + 1)] if len(data) < size else []
    for document in documents:
        document.kept = len(data)
    if documents:
        documents[-1].notices += notices
    return head, documents, len(data), notices


def _whole_lines(data: bytes) -> bytes:
    """The bytes up to the last line that was written to its end. A crash may also leave zero bytes behind.

    The header of a duel in a match is written whole up to `play:`, or counts for nothing; but where play lines follow,
    `play:` was damaged later, and nothing may be left out.
    """
    data = data[: data.rfind(b"\n", 0, len(data.rstrip(b"\0"))) + 1]
    last = data.rfind(b"\n---\n") + 1
    begun = any(mark in data[last:] for mark in (b"\nplay:", b"\n  - "))
    return data[:last] if last and not begun else data


def _decode(data: bytes, file: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ScriptError(file, line, *say.not_utf8()) from None
    return text.replace("\r\n", "\n")


def read_text(text: str, file: str = "text") -> list[Document]:
    """Read the documents of a text; `file` names it in messages."""
    return _documents(text, file)[1]


def _documents(text: str, file: str) -> tuple[Document | None, list[Document]]:
    trees = [tree for tree in parse(text, file) if tree.value != ""]
    if not trees:
        raise ScriptError(file, 1, *say.empty_file())
    head = None
    if isinstance(trees[0].value, dict) and "match" in trees[0].value:
        head = _head(trees[0], file)
        _inherit(trees)
        trees = trees[1:]
    elif len(trees) > 1:
        raise ScriptError(file, trees[1].line(()), *say.no_match_header())
    found: list[Document] = []
    for tree in trees:
        document = _document(tree, file, head.match if head else None)
        document.head, document.before = head, tuple(found)
        found.append(document)
    return head, found


def _head(tree: Tree, file: str) -> Document:
    """The header of a match, with what it shares with the header of a duel as a script."""
    match: Match = _validate(Match, tree.value, tree, file)
    shared = {key: getattr(match, key) for key in ("engine", "game", "rules", "options", "players", "decks")}
    return Document(Script.model_construct(duel=match.match, **shared), file, tree, match)


def _inherit(trees: list[Tree]) -> None:
    """The duels of a match have its game, rules, options and players unless they say otherwise."""
    first = trees[0].value
    for tree in trees[1:]:
        if isinstance(tree.value, dict):
            for key in ("game", "rules", "options", "players"):
                if key in first:
                    tree.value.setdefault(key, first[key])
            tree.value.setdefault("duel", first["match"])


def _document(tree: Tree, file: str, match: Match | None) -> Document:
    value = tree.value
    if not isinstance(value, dict):
        raise ScriptError(file, tree.line(()), *say.no_header())
    play = value.get("play", "")
    head = {key: content for key, content in value.items() if key != "play"}
    # A newer format may have other keys: its number is looked at before anything else.
    if "duel" not in head:
        raise ScriptError(file, tree.line(()), *say.no_version())
    script: Script = _validate(Script, head, tree, file)
    found = _play_lines(play, script.game, tree, file)
    return Document(script.model_copy(update={"play": found}), file, tree, match)


def _play_lines(play: Any, game: str, tree: Tree, file: str) -> list[kinds.Line]:
    if play == "":
        return []
    if not isinstance(play, list):
        raise ScriptError(file, tree.line(("play",)), *say.play_is_a_list())
    found = []
    for at, value in enumerate(play):
        key = None
        try:
            key = kinds.main_key(value)
            found.append(kinds.make_line(value, key, {"game": game}))
        except ValueError as error:
            base: At = ("play", at) if key is None else ("play", at, key)
            raise _explain(
                error, base, tree, file, kinds.BY_KEY[key][1] if key in kinds.BY_KEY else ""
            ) from None
    return found


def _validate(model: Any, value: dict[str, Any], tree: Tree, file: str) -> Any:
    version = value.get("duel", value.get("match"))
    try:
        if isinstance(version, str) and version.isdigit() and int(version) > 1:
            raise Wrong(*say.newer_format(int(version), 1), at=("duel" if "duel" in value else "match",))
        return model.model_validate(value, context={"game": value.get("game")})
    except ValueError as error:
        raise _explain(error, (), tree, file) from None


def _explain(error: ValueError, base: At, tree: Tree, file: str, wrapped: str = "") -> ScriptError:
    """The first complaint about a document as an error with its line. `wrapped` is a field name that is no key."""
    message, remedy, at = complaint(error)
    if wrapped and at[:1] == (wrapped,):
        at = at[1:]
    return ScriptError(file, tree.line((*base, *at)), message, remedy)
