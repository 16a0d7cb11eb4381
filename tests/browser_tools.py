"""For tests of pages: a headless Chromium, driven through two pipes, without any driver of its own."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WAIT = 30.0
"""Seconds that an answer may take."""


def browser() -> str | None:
    """The path of a browser; None where there is none. CHROMIUM names one."""
    named = os.environ.get("CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


class Tab:
    """A page in the browser: the `requests` that it made, why some were `blocked`, the `errors` that were told."""

    def __init__(self, commands: int, answers: int) -> None:
        self._commands, self._answers = commands, answers
        self._numbers = itertools.count(1)
        self._left = b""
        self._session = ""
        self.requests: list[str] = []
        self.blocked: list[str] = []
        self.errors: list[str] = []

    def open(self, path: Path, place: str = "") -> None:
        """Show a file."""
        if not self._session:
            target = self.call("Target.createTarget", url="about:blank")["targetId"]
            self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for name in ("Page", "Runtime", "Network", "Log"):
                self.call(f"{name}.enable")
        self.call("Page.navigate", url="about:blank")
        self.requests.clear()
        self.call("Page.navigate", url=f"{path.as_uri()}{place}")
        deadline = time.monotonic() + WAIT
        while self.value("document.readyState") != "complete" or self.value("location.href") == "about:blank":
            assert time.monotonic() < deadline

    def value(self, code: str) -> Any:
        """The value of an expression in the page."""
        found = self.call("Runtime.evaluate", expression=code, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def press(self, key: str) -> None:
        """Press a key, by the name that the page gets."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def click(self, choice: str) -> None:
        """Click on the first element that a selector finds, with the mouse."""
        box = self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(choice)}); e.scrollIntoView({{block: 'center'}});"
            " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Give an order and wait for its answer."""
        number = next(self._numbers)
        order: dict[str, Any] = {"id": number, "method": method, "params": parameters}
        if self._session:
            order["sessionId"] = self._session
        os.write(self._commands, json.dumps(order).encode() + b"\0")
        deadline = time.monotonic() + WAIT
        while True:
            told = self._told(deadline)
            if told.get("id") == number:
                assert "error" not in told, told
                found: dict[str, Any] = told["result"]
                return found
            self._note(told)

    def _told(self, deadline: float) -> dict[str, Any]:
        while b"\0" not in self._left:
            ready, _, _ = select.select([self._answers], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, "the browser does not answer"
            part = os.read(self._answers, 1 << 16)
            assert part, "the browser has gone"
            self._left += part
        message, self._left = self._left.split(b"\0", 1)
        found: dict[str, Any] = json.loads(message)
        return found

    def _note(self, told: dict[str, Any]) -> None:
        method, parameters = told.get("method", ""), told.get("params", {})
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Network.loadingFailed" and parameters.get("blockedReason"):
            self.blocked.append(parameters["blockedReason"])
        elif method == "Runtime.exceptionThrown" or method == "Log.entryAdded":
            self.errors.append(json.dumps(parameters))


@contextlib.contextmanager
def tab(program: str, width: int = 1200, height: int = 900) -> Iterator[Tab]:
    """A browser without network and a page in it; gone afterwards."""
    theirs_in, commands = os.pipe()
    answers, theirs_out = os.pipe()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        options = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", f"--user-data-dir={home}",
            f"--window-size={width},{height}", "--remote-debugging-pipe",
            "--proxy-server=127.0.0.1:9",
        ]  # fmt: skip
        shell = f'exec "$0" "$@" 3<&{theirs_in} 4>&{theirs_out}'
        running = subprocess.Popen(
            ["bash", "-c", shell, program, *options],
            pass_fds=(theirs_in, theirs_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(theirs_in)
        os.close(theirs_out)
        try:
            yield Tab(commands, answers)
        finally:
            os.close(commands)
            try:
                running.wait(10)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()
            os.close(answers)
