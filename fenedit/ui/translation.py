"""Sentences in the language of the interface: those with a number, and those of other floors."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.translatable import QT_TRANSLATE_NOOP


def counted(one: str, several: str, count: int) -> str:
    """Return the words for a number of things.

    Args:
        one: the singular in English, which has no translation of its own.
        several: what `tr` makes of the English plural and the number. There another language has
            all its forms, such as those for one, for two and for five.
        count: the number.
    """
    if count != 1:
        return several
    # A translation gives the name of its own language here.
    english = QCoreApplication.translate("language", "English") == "English"
    return one if english else several


_SCHEMES: Final = {
    "Walnut": QT_TRANSLATE_NOOP("board_colours", "Walnut"),
    "Fen": QT_TRANSLATE_NOOP("board_colours", "Fen"),
    "Slate": QT_TRANSLATE_NOOP("board_colours", "Slate"),
    "Hatched": QT_TRANSLATE_NOOP("board_colours", "Hatched"),
    "Grey": QT_TRANSLATE_NOOP("board_colours", "Grey"),
}


def scheme_title(name: str) -> str:
    """Return what a board's colours are called."""
    return QCoreApplication.translate("board_colours", _SCHEMES.get(name, name))
