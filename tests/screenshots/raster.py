"""Paints strips of terminal cells into a picture: exact cells, the same bytes on every run, no browser.

Box lines and blocks are drawn by hand, so that they meet without gaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

FONT_FOLDERS = (
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/TTF",
    "/usr/share/fonts/dejavu",
    "/usr/share/fonts/dejavu-sans-mono-fonts",
    "/Library/Fonts",
)
CELL = (10, 20)
SIZE = 16

# Which sides of the cell a line character reaches: left, right, up, down; 2 is heavy, 3 double.
LINES = {
    "─": (1, 1, 0, 0), "│": (0, 0, 1, 1), "╭": (0, 1, 0, 1), "╮": (1, 0, 0, 1), "╰": (0, 1, 1, 0),
    "╯": (1, 0, 1, 0), "┬": (1, 1, 0, 1), "┴": (1, 1, 1, 0), "├": (0, 1, 1, 1), "┤": (1, 0, 1, 1),
    "┼": (1, 1, 1, 1), "━": (2, 2, 0, 0), "┃": (0, 0, 2, 2), "┏": (0, 2, 0, 2), "┓": (2, 0, 0, 2),
    "┗": (0, 2, 2, 0), "┛": (2, 0, 2, 0), "═": (3, 3, 0, 0), "║": (0, 0, 3, 3), "╔": (0, 3, 0, 3),
    "╗": (3, 0, 0, 3), "╚": (0, 3, 3, 0), "╝": (3, 0, 3, 0),
}  # fmt: skip


class NoFont(RuntimeError):
    """The font that the pictures need is not installed."""


def _font(name: str) -> ImageFont.FreeTypeFont:
    for folder in FONT_FOLDERS:
        path = Path(folder) / name
        if path.is_file():
            return ImageFont.truetype(str(path), SIZE, layout_engine=ImageFont.Layout.BASIC)
    raise NoFont(f"{name} is missing: install the font DejaVu Sans Mono (Debian: fonts-dejavu-core)")


def _rgb(style: Style | None, back: bool, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    if style is None:
        return otherwise
    colour = style.bgcolor if back else style.color
    if colour is None or colour.is_default:
        return otherwise
    red, green, blue = colour.get_truecolor()
    return red, green, blue


def _mixed(one: tuple[int, int, int], two: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    a, b, c = (round(x * share + y * (1 - share)) for x, y in zip(one, two, strict=True))
    return a, b, c


def _line(draw: ImageDraw.ImageDraw, char: str, x: int, y: int, ink: tuple[int, int, int]) -> None:
    width, height = CELL
    cx, cy = x + width // 2, y + height // 2
    left, right, up, down = LINES[char]
    if 3 in (left, right, up, down):
        for shift in (-2, 2):
            if left or right:
                draw.rectangle(
                    (x if left else cx - 2, cy + shift, x + width if right else cx + 2, cy + shift), ink
                )
            if up or down:
                draw.rectangle(
                    (cx + shift, y if up else cy - 2, cx + shift, y + height if down else cy + 2), ink
                )
        return
    for size, box in (
        (left, (x, cy, cx, cy)),
        (right, (cx, cy, x + width - 1, cy)),
        (up, (cx, y, cx, cy)),
        (down, (cx, cy, cx, y + height - 1)),
    ):
        if size:
            thick = 1 if size == 2 else 0
            x0, y0, x1, y1 = box
            draw.rectangle((x0 - thick * (x0 == x1), y0 - thick * (y0 == y1), x1 + thick, y1 + thick), ink)


def _glyph(
    draw: ImageDraw.ImageDraw, char: str, x: int, y: int, ink: tuple[int, int, int],
    ground: tuple[int, int, int], font: ImageFont.FreeTypeFont,
) -> None:  # fmt: skip
    width, height = CELL
    if char in LINES:
        _line(draw, char, x, y, ink)
    elif char in "░▒▓█":
        share = {"░": 0.25, "▒": 0.45, "▓": 0.7, "█": 1.0}[char]
        draw.rectangle((x, y, x + width - 1, y + height - 1), _mixed(ink, ground, share))
    else:
        draw.text((x, y + 1), char, fill=ink, font=font)


def paint(rows: Sequence[Iterable[Segment]], columns: int, path: Path, ground: str = "#11151c") -> None:
    """Write rows of segments, `columns` cells wide, to a PNG file. Raises NoFont."""
    fonts = {
        (False, False): _font("DejaVuSansMono.ttf"),
        (True, False): _font("DejaVuSansMono-Bold.ttf"),
        (False, True): _font("DejaVuSansMono-Oblique.ttf"),
        (True, True): _font("DejaVuSansMono-BoldOblique.ttf"),
    }
    width, height = CELL
    image = Image.new("RGB", (columns * width + 16, len(rows) * height + 16), ground)
    draw = ImageDraw.Draw(image)
    base = image.getpixel((0, 0))
    assert isinstance(base, tuple)
    under = (base[0], base[1], base[2])
    for row, segments in enumerate(rows):
        x, y = 8, 8 + row * height
        for text, style, _ in segments:
            ink = _rgb(style, False, (201, 209, 220))
            paper = _rgb(style, True, under)
            bold = bool(style and style.bold)
            italic = bool(style and style.italic)
            if style and style.reverse:
                ink, paper = paper, ink
            if style and style.dim:
                ink = _mixed(ink, paper, 0.6)
            for char in text:
                cells = cell_len(char)
                draw.rectangle((x, y, x + cells * width - 1, y + height - 1), paper)
                if char != " ":
                    _glyph(draw, char, x, y, ink, paper, fonts[bold, italic])
                x += cells * width
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, optimize=True)
