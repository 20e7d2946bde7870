"""Words options and results of pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.documents.errors import SaveError
from fenedit.notation.safe_text import shown_name
from fenedit.notation.translatable import translatable
from fenedit.ui.files.text import save_failure_words
from fenedit.ui.translation import counted

translate: Final = QCoreApplication.translate

WHITE_GROUND = "#ffffff"
OTHER_GROUND = "other"
"""The value for a colour yet to be chosen."""

_CHOICES: Mapping[str, Mapping[Any, str]] = translatable(
    "Pictures",
    {
        "orientation": {
            "shown": "As on the board",
            "white": "White below",
            "black": "Black below",
            "mover": "Side to move below",
        },
        "coordinates": {
            "inside": "On the squares",
            "outside": "Beside the board",
            "none": "None",
        },
        "frame": {
            0.0: "None",
            0.025: "Fine line",
            0.04: "Line",
            0.1: "Heavy line",
        },
        "margin": {
            0.0: "None",
            0.15: "Narrow",
            0.25: "A quarter square",
            0.5: "Half a square",
            1.0: "A whole square",
        },
        "background": {
            "": "Transparent",
            WHITE_GROUND: "White",
            OTHER_GROUND: "Colour…",
        },
        "extract": {
            "line": "The whole line",
            "from": "From the move shown",
            "to": "Up to the move shown",
        },
        "named_by": {
            "number": "Number",
            "id": "Name of the position",
            "author": "Author",
        },
    },
)
"""The values of options of pictures, and of how their files are named."""

_FORMATS: dict[str, tuple[str, str]] = translatable(
    "Pictures",
    {
        "png": (
            "PNG, pixels",
            "Pixels, for the web, chats and word processors",
        ),
        "svg": (
            "SVG, vectors",
            "Vectors, for web pages and drawing programs",
        ),
        "pdf": (
            "PDF, vectors",
            "Vectors, for print and typesetting",
        ),
    },
)


def choices_of(name: str) -> tuple[tuple[object, str], ...]:
    """Return the values of an option, with their words."""
    return tuple((value, translate("Pictures", words)) for value, words in _CHOICES[name].items())


def format_title(picture_format: str) -> str:
    """Return the name of a format in file dialogs."""
    title, _ = _FORMATS[picture_format]
    return translate("Pictures", title)


def format_tip(picture_format: str) -> str:
    """Return the use of a format."""
    _, tip = _FORMATS[picture_format]
    return translate("Pictures", tip)


def animation_title(animation_format: str) -> str:
    """Return the name of a format of moving pictures."""
    if animation_format == "png":
        return translate("Pictures", "Animated PNG")
    return {"gif": "GIF", "webp": "WebP"}[animation_format]


def no_moves_sentence() -> str:
    """Return that there are no moves for a moving picture."""
    return translate(
        "Pictures",
        "There are no moves to show. Open a game or a solution in Moves, or play moves with the "
        "Play tool.",
    )


def length_sentence(positions: int, seconds: float) -> str:
    """Return how many positions a moving picture shows, and for how long."""
    words = translate("Pictures", "{positions} positions, {seconds} s")
    return words.format(positions=positions, seconds=QLocale().toString(round(seconds)))


def shipped_title(name: str) -> str:
    """Return the title of a preset of the program."""
    return translate("PicturePresets", name)


def copied_sentence(fen: str, pixels: int = 0) -> str:
    """Return that a picture and a FEN are on the clipboard.

    Args:
        fen: the position as text.
        pixels: its width, if smaller than chosen; else 0.
    """
    if not pixels:
        words = translate("Pictures", "Picture copied, as PNG and SVG, with {fen} as text")
        return words.format(fen=fen)
    words = translate(
        "Pictures",
        "Picture copied at {pixels} pixels, the limit for copying. Save it for the full size",
    )
    return words.format(pixels=pixels)


def dragged_sentence(pixels: int) -> str:
    """Return that the dragged picture has fewer pixels than chosen."""
    words = translate(
        "Pictures",
        "Picture dragged at {pixels} pixels, the limit for dragging. Save it for the full size",
    )
    return words.format(pixels=pixels)


def memory_sentence() -> str:
    """Return that a picture is too large for this machine."""
    return translate(
        "Pictures", "Not enough memory for a picture of this size. Choose a smaller one."
    )


def no_position_sentence() -> str:
    """Return that there is no position for a picture."""
    return translate("Pictures", "There is no position to draw yet.")


def opened_sentence(path: Path, count: int) -> str:
    """Return how many positions were read from a picture."""
    words = translate("Pictures", "Positions from “{name}”.")
    if count == 1:
        words = translate("Pictures", "Position from the picture “{name}”.")
    return words.format(name=path.name)


def size_sentence(choice: PictureChoice, width: int, height: int) -> str:
    """Return the size of a picture: in pixels, or any for vectors.

    Args:
        choice: the options.
        width: in pixels.
        height: likewise.
    """
    across = QLocale().toString(round(choice.width_mm, 1))
    if choice.format == "pdf":
        words = translate("Pictures", "Vectors; the page is {width} × {height} mm.")
        down = QLocale().toString(round(choice.width_mm * height / width, 1))
        return words.format(width=across, height=down)
    words = translate("Pictures", "{width} × {height} pixels, printed {mm} mm wide.")
    if choice.format == "svg":
        words = translate("Pictures", "Vectors; {width} × {height} pixels unless scaled.")
    return words.format(width=width, height=height, mm=across)


class PictureNumbers:
    """Words for several things, with the plural forms of each language."""

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return the form of a text for a number; the source is the English plural."""
        return translate("PictureNumbers", source, comment, count)

    def saved(self, count: int) -> str:
        """Return how many pictures were saved."""
        return counted("1 picture saved.", self.tr("%n pictures saved.", "", count), count)

    def taken(self, count: int) -> str:
        """Return how many files exist already."""
        return counted(
            "1 file of this name is in the folder.",
            self.tr("%n files of these names are in the folder.", "", count),
            count,
        )

    def refused(self, count: int) -> str:
        """Return how many could not be saved, with `{name}` and `{why}` of the first to fill in."""
        return counted(
            "1 picture could not be saved, “{name}”: {why}",
            self.tr("%n pictures could not be saved, the first is “{name}”: {why}", "", count),
            count,
        )


def refused_sentence(faults: Sequence[SaveError]) -> str:
    """Return how many pictures could not be saved, and why the first could not."""
    words = PictureNumbers().refused(len(faults))
    why = save_failure_words(faults[0]).text
    name = shown_name(faults[0].path.name)
    return words.replace("{why}", why).replace("{name}", name)


def format_sentence(suffix: str) -> str:
    """Return that a format of pictures is not supported."""
    words = translate(
        "Pictures",
        "Not saved. Pictures can be saved as {formats} or {last}, not as “{suffix}”. Choose a "
        "name with one of these endings.",
    )
    *formats, last = map(str.upper, FORMATS)
    return words.format(formats=", ".join(formats), last=last, suffix=suffix)
