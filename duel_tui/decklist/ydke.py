"""`ydke://` addresses: a deck on one line, three base64 texts of little-endian 32-bit passcodes, each ended by `!`.

>>> encode(((46986414, 46986414), (), (89631139,)))
'ydke://rvTMAq70zAI=!!o6lXBQ==!'
"""

from __future__ import annotations

import binascii
import re
import struct
from base64 import b64decode, b64encode
from collections.abc import Iterable

PREFIX = "ydke://"
_AT_START = re.compile(r"^[\s<`'\"]*(ydke://[^\s<>`'\"]*)", re.IGNORECASE | re.MULTILINE)
_ADDRESS = re.compile(r"ydke://([^!\s]*)(?:!([^!\s]*))?(?:!([^!\s]*))?!?", re.IGNORECASE)
Parts = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def find(text: str) -> str | None:
    """The first address that begins a line of a text; one in a comment is none."""
    found = _AT_START.search(text)
    return found[1] if found else None


def encode(parts: Iterable[Iterable[int]]) -> str:
    """The address of Deck, Fusion Deck and Side Deck."""
    return PREFIX + "".join(b64encode(_packed(part)).decode() + "!" for part in parts)


def _packed(part: Iterable[int]) -> bytes:
    return b"".join(struct.pack("<I", passcode) for passcode in part)


def decode(address: str) -> Parts:
    """The passcodes of an address; missing padding and the letters of URLs are understood. Raises ValueError."""
    found = _ADDRESS.fullmatch(address.strip())
    if found is None:
        raise ValueError(address)
    main, extra, side = (_passcodes(part or "") for part in found.groups())
    return main, extra, side


def _passcodes(part: str) -> tuple[int, ...]:
    letters = part.replace("-", "+").replace("_", "/").rstrip("=")
    try:
        raw = b64decode(letters + "=" * (-len(letters) % 4), validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None
    if len(raw) % 4:
        raise ValueError(part)
    return tuple(passcode for (passcode,) in struct.iter_unpack("<I", raw))
