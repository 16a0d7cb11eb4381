"""The lessons there are: a course for each game, the user's own ones, and any duel file named by its path."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from pathlib import Path

from duel_tui.script.errors import ScriptError
from duel_tui.script.file_bytes import bytes_of
from duel_tui.script.folder import data_folder
from duel_tui.script.reader import Document, read
from duel_tui.script.tree import parse
from duel_tui.script.words import GAMES
from duel_tui.text.en import lessons as words
from duel_tui.text.plain import plain

OWN = "own"
"""The course of the lessons in the user's data folder."""
COURSES = (*GAMES, OWN)

_NUMBER = re.compile(r"^\d+-")
_START = re.compile(r"^(?:decks|setup|play):", re.MULTILINE)


@dataclass(frozen=True)
class Lesson:
    """A lesson file by its head. `wrong` says why it cannot be read; then only `id` and `path` tell something."""

    id: str
    course: str
    path: Path
    title: str
    game: str
    teaches: tuple[str, ...]
    wrong: str = ""

    @cached_property
    def document(self) -> Document:
        """The whole file. Raises ScriptError."""
        return read(self.path)

    @property
    def slug(self) -> str:
        """The id without its course."""
        return self.id.rpartition("/")[2]


def folder_of(course: str) -> Path:
    """Where the lessons of a course lie. The user's own folder need not exist."""
    if course == OWN:
        return data_folder() / "lessons"
    return Path(str(resources.files("duel_tui").joinpath("lessons", course)))


def lessons_of(course: str) -> list[Lesson]:
    """The lessons of a course in the order in which they are taught: that of their file names."""
    folder = folder_of(course)
    files = sorted(folder.glob("*.duel")) if folder.is_dir() else []
    return [_head(path, _id(course, path), course) for path in files]


def all_lessons() -> list[Lesson]:
    """Every lesson of every course."""
    return [lesson for course in COURSES for lesson in lessons_of(course)]


def find(text: str, lessons: Iterable[Lesson] | None = None) -> list[Lesson]:
    """The lessons that somebody means: by id, by slug, by course and number (`yugioh/3`), or by the path of a file.

    Empty: there is none. Several: a slug that two courses use.
    """
    known = list(all_lessons() if lessons is None else lessons)
    wanted = text.strip().casefold()
    exact = [lesson for lesson in known if wanted == lesson.id.casefold()]
    if exact:
        return exact
    course, _, rest = wanted.rpartition("/")
    if rest.isdecimal() and course in COURSES:
        inside = [lesson for lesson in known if lesson.course == course]
        return inside[int(rest) - 1 : int(rest)] if int(rest) else []
    found = [lesson for lesson in known if wanted == lesson.slug.casefold()]
    path = Path(text).expanduser()
    if not found and (path.suffix == ".duel" or path.is_file()):
        return [from_file(path)]
    return found


def from_file(path: Path) -> Lesson:
    """A lesson file by its path; one that belongs to no course has where it lies as its id."""
    whole = path.absolute()
    course = next((course for course in COURSES if folder_of(course) == whole.parent), None)
    return _head(path, str(whole) if course is None else _id(course, path), course or OWN)


def _id(course: str, path: Path) -> str:
    return f"{course}/{_NUMBER.sub('', path.stem)}"


def teaching(rule: str, lessons: Iterable[Lesson] | None = None) -> list[Lesson]:
    """The lessons that teach a rule."""
    return [lesson for lesson in (all_lessons() if lessons is None else lessons) if rule in lesson.teaches]


def next_after(lesson: Lesson) -> Lesson | None:
    """The lesson of the same course that comes next."""
    course = lessons_of(lesson.course)
    at = next((at for at, other in enumerate(course) if other.id == lesson.id), len(course))
    return course[at + 1] if at + 1 < len(course) else None


def _head(path: Path, id: str, course: str) -> Lesson:
    """A lesson by what stands before its start. What cannot be read is still in the list, with the reason."""
    try:
        text = bytes_of(path).decode("utf-8-sig").replace("\r\n", "\n")
        start = _START.search(text)
        trees = parse(text[: start.start()] if start else text, str(path))
        value = trees[0].value if trees else None
        if not isinstance(value, dict) or "duel" not in value:
            raise ScriptError(str(path), 1, *words.NO_LESSON)
    except (OSError, UnicodeDecodeError) as error:
        why = words.cannot_read(str(path), getattr(error, "strerror", None) or str(error))
        return Lesson(id, course, path, path.name, "", (), plain(why))
    except ScriptError as error:
        return Lesson(id, course, path, path.name, "", (), plain(str(error)))
    teaches = value.get("teaches")
    rules = (
        tuple(plain(rule) for rule in teaches if isinstance(rule, str)) if isinstance(teaches, list) else ()
    )
    title, game = value.get("title"), value.get("game")
    return Lesson(
        id, course, path, plain(title) if isinstance(title, str) else path.stem, str(game), rules
    )  # fmt: skip
