"""What a learner has done, kept in one small file of the data folder, and how far he is in lessons that he left."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from duel_tui.script.folder import data_folder
from duel_tui.text.en import lessons as words
from duel_tui.whole_files import write_whole

FILE = "lessons.json"


class _Kept(BaseModel):
    """The file. What another version wrote into it stays there."""

    model_config = ConfigDict(extra="allow")
    done: list[str] = Field(default_factory=list)
    at: dict[str, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)


class Progress:
    """The lessons that were finished, by id, and the place that others were left at.

    `notice` says what is wrong with the file. A file that cannot be understood is put aside, and nothing in it counts.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / FILE
        self.notice = ""
        self._kept = _Kept()
        try:
            self._kept = _Kept.model_validate_json(self.path.read_bytes())
        except FileNotFoundError:
            pass
        except OSError as error:
            self.notice = words.progress_unreadable(str(self.path), error.strerror or str(error))
        except ValidationError:
            aside = self.path.with_name(f"{self.path.name}.broken")
            self.notice = words.progress_broken(str(self.path), str(aside))
            try:
                self.path.replace(aside)
            except OSError as error:
                self.notice = words.progress_unreadable(str(self.path), error.strerror or str(error))

    def is_done(self, id: str) -> bool:
        """Whether a lesson was finished."""
        return id in self._kept.done

    def count(self, ids: Iterable[str]) -> int:
        """How many of these lessons were finished."""
        return sum(1 for id in ids if id in self._kept.done)

    def place(self, id: str) -> int:
        """The place at which a lesson was left, from 1; 0 if it is not begun or finished."""
        return self._kept.at.get(id, 0)

    def reach(self, id: str, stop: int) -> None:
        """The learner is at this place of a lesson."""
        if self._kept.at.get(id, 0) != stop:
            self._kept.at[id] = stop
            self._write()

    def finish(self, id: str) -> None:
        """The learner has come to the end of a lesson."""
        if id not in self._kept.done:
            self._kept.done.append(id)
        self._kept.at.pop(id, None)
        self._write()

    def _write(self) -> None:
        """Write the file whole or not at all; a folder that cannot be written keeps nothing, and `notice` says so."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, self._kept.model_dump_json(indent=1) + "\n")
        except OSError as error:
            self.notice = words.progress_unwritable(str(self.path), error.strerror or str(error))
