"""What is said of pictures: their options, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from fenedit.diagram.formats import FORMATS
from fenedit.diagram.options import Orientation, PictureChoice
from fenedit.documents.errors import SaveError
from fenedit.notation.safe_text import shown_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.ui.option_form import Choices
from fenedit.ui.translation import counted

FRAMES: Final = (0.0, 0.025, 0.04, 0.1)
MARGINS: Final = (0.0, 0.15, 0.25, 0.5, 1.0)
WHITE_GROUND: Final = "#ffffff"
OTHER_GROUND: Final = "other"
"""Stands for a colour that is asked for."""

_FORMATS: Final[dict[str, tuple[str, str]]] = {
    "png": (
        QT_TRANSLATE_NOOP("Pictures", "PNG, pixels"),
        QT_TRANSLATE_NOOP("Pictures", "Pixels, for the web, chats and word processors"),
    ),
    "svg": (
        QT_TRANSLATE_NOOP("Pictures", "SVG, vectors"),
        QT_TRANSLATE_NOOP("Pictures", "Vectors, for web pages and drawing programs"),
    ),
    "pdf": (
        QT_TRANSLATE_NOOP("Pictures", "PDF, vectors"),
        QT_TRANSLATE_NOOP("Pictures", "Vectors, for print and typesetting"),
    ),
}
_LOSSES: Final = {
    "gradients": QT_TRANSLATE_NOOP("Pictures", "This format shows these pieces without shading."),
}


def format_title(picture_format: str) -> str:
    """Return what a format is called where files are chosen."""
    return _translated(_FORMATS[picture_format][0])


def format_tip(picture_format: str) -> str:
    """Return what a format is good for."""
    return _translated(_FORMATS[picture_format][1])


def orientation_choices() -> tuple[tuple[Orientation, str], ...]:
    """Return who may be at the bottom."""
    return (
        ("shown", _translated(QT_TRANSLATE_NOOP("Pictures", "As on the board"))),
        ("white", _translated(QT_TRANSLATE_NOOP("Pictures", "White below"))),
        ("black", _translated(QT_TRANSLATE_NOOP("Pictures", "Black below"))),
        ("mover", _translated(QT_TRANSLATE_NOOP("Pictures", "Side to move below"))),
    )


def coordinates_choices() -> Choices:
    """Return where file letters and rank digits may stand."""
    return (
        ("inside", _translated(QT_TRANSLATE_NOOP("Pictures", "On the squares"))),
        ("outside", _translated(QT_TRANSLATE_NOOP("Pictures", "Beside the board"))),
        ("none", _translated(QT_TRANSLATE_NOOP("Pictures", "None"))),
    )


def frame_choices() -> Choices:
    """Return how wide the line around the board may be."""
    words = (
        QT_TRANSLATE_NOOP("Pictures", "None"),
        QT_TRANSLATE_NOOP("Pictures", "Fine line"),
        QT_TRANSLATE_NOOP("Pictures", "Line"),
        QT_TRANSLATE_NOOP("Pictures", "Heavy line"),
    )
    return tuple(zip(FRAMES, map(_translated, words), strict=True))


def margin_choices() -> Choices:
    """Return how much room may be around everything."""
    words = (
        QT_TRANSLATE_NOOP("Pictures", "None"),
        QT_TRANSLATE_NOOP("Pictures", "Narrow"),
        QT_TRANSLATE_NOOP("Pictures", "A quarter square"),
        QT_TRANSLATE_NOOP("Pictures", "Half a square"),
        QT_TRANSLATE_NOOP("Pictures", "A whole square"),
    )
    return tuple(zip(MARGINS, map(_translated, words), strict=True))


def background_choices() -> Choices:
    """Return what may be behind and beside the board."""
    return (
        ("", _translated(QT_TRANSLATE_NOOP("Pictures", "Transparent"))),
        (WHITE_GROUND, _translated(QT_TRANSLATE_NOOP("Pictures", "White"))),
        (OTHER_GROUND, _translated(QT_TRANSLATE_NOOP("Pictures", "Colour…"))),
    )


def shipped_title(name: str) -> str:
    """Return what a preset of the program is called."""
    return QCoreApplication.translate("PicturePresets", name)


def loss_sentence(code: str) -> str:
    """Return what a format cannot hold."""
    return _translated(_LOSSES[code])


def copied_sentence(fen: str, pixels: int = 0) -> str:
    """Return that a picture and a FEN are on the clipboard.

    Args:
        fen: the position as text.
        pixels: how many it is wide, where these are fewer than was chosen; else 0.
    """
    if not pixels:
        words = QT_TRANSLATE_NOOP("Pictures", "Picture copied, as PNG and SVG, with {fen} as text")
        return _translated(words).format(fen=fen)
    words = QT_TRANSLATE_NOOP(
        "Pictures",
        "Picture copied at {pixels} pixels, the limit for copying. Save it for the full size",
    )
    return _translated(words).format(pixels=pixels)


def dragged_sentence(pixels: int) -> str:
    """Return that what is dragged has fewer pixels than was chosen."""
    words = QT_TRANSLATE_NOOP(
        "Pictures",
        "Picture dragged at {pixels} pixels, the limit for dragging. Save it for the full size",
    )
    return _translated(words).format(pixels=pixels)


def memory_sentence() -> str:
    """Return that a picture is too large for this machine."""
    words = QT_TRANSLATE_NOOP(
        "Pictures", "Not enough memory for a picture of this size. Choose a smaller one."
    )
    return _translated(words)


def saved_sentence(path: Path) -> str:
    """Return that a picture was saved."""
    words = QT_TRANSLATE_NOOP("Pictures", "Saved as “{name}”.")
    return _translated(words).format(name=shown_name(path.name))


def no_position_sentence() -> str:
    """Return that there is nothing of which a picture could be made."""
    return _translated(QT_TRANSLATE_NOOP("Pictures", "There is no position to draw yet."))


def draft_sentence() -> str:
    """Return that what is seen is not what the FEN field holds."""
    words = QT_TRANSLATE_NOOP(
        "Pictures", "The FEN field is not a valid FEN; this is the position on the board."
    )
    return _translated(words)


def size_sentence(choice: PictureChoice, width: int, height: int) -> str:
    """Return how large a picture is: in pixels, or as vectors that can have any size.

    Args:
        choice: how it is made.
        width: in pixels.
        height: likewise.
    """
    across = QLocale().toString(round(choice.width_mm, 1))
    if choice.format == "pdf":
        words = QT_TRANSLATE_NOOP("Pictures", "Vectors; the page is {width} × {height} mm.")
        down = QLocale().toString(round(choice.width_mm * height / width, 1))
        return _translated(words).format(width=across, height=down)
    words = QT_TRANSLATE_NOOP("Pictures", "{width} × {height} pixels, printed {mm} mm wide.")
    if choice.format == "svg":
        words = QT_TRANSLATE_NOOP("Pictures", "Vectors; {width} × {height} pixels unless scaled.")
    return _translated(words).format(width=width, height=height, mm=across)


class PictureNumbers:
    """The words for several things, where languages differ in how many forms they have."""

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return the form of a text for a number; the source is English's plural."""
        return QCoreApplication.translate("PictureNumbers", source, comment, count)

    def saved(self, count: int) -> str:
        """Say how many pictures were saved."""
        return counted("1 picture saved.", self.tr("%n pictures saved.", "", count), count)

    def taken(self, count: int) -> str:
        """Say how many files are there already."""
        return counted(
            "1 file of this name is in the folder.",
            self.tr("%n files of these names are in the folder.", "", count),
            count,
        )

    def refused(self, count: int) -> str:
        """Say how many could not be saved, `{name}` and `{why}` of the first to be filled in."""
        return counted(
            "1 picture could not be saved, “{name}”: {why}",
            self.tr("%n pictures could not be saved, the first is “{name}”: {why}", "", count),
            count,
        )


def refused_sentence(faults: Sequence[SaveError]) -> str:
    """Return how many pictures could not be saved, and why the first could not."""
    # Here, because most pictures can be.
    from fenedit.ui.files.text import save_failure_words

    words = PictureNumbers().refused(len(faults))
    why = save_failure_words(faults[0]).text
    name = shown_name(faults[0].path.name)
    return words.replace("{why}", why).replace("{name}", name)


def named_by_choices() -> Choices:
    """Return what the files of many pictures may be called after."""
    return (
        ("number", _translated(QT_TRANSLATE_NOOP("Pictures", "Number"))),
        ("id", _translated(QT_TRANSLATE_NOOP("Pictures", "Name of the position"))),
        ("author", _translated(QT_TRANSLATE_NOOP("Pictures", "Author"))),
    )


def format_sentence(suffix: str) -> str:
    """Return that no pictures of a format are written."""
    words = QT_TRANSLATE_NOOP(
        "Pictures",
        "Not saved. Pictures can be saved as {formats} or {last}, not as “{suffix}”. Choose a "
        "name with one of these endings.",
    )
    *formats, last = map(str.upper, FORMATS)
    return _translated(words).format(formats=", ".join(formats), last=last, suffix=suffix)


def _translated(source: str) -> str:
    return QCoreApplication.translate("Pictures", source)
