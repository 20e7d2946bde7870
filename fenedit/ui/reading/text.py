"""Says what was read from pictures, and what was not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.jobs.read_pictures import Fault, fault_words
from fenedit.ui.translation import counted

translate: Final = QCoreApplication.translate


def fault_sentence(fault: Fault, name: str = "") -> str:
    """Return why a picture or a file, if it has a name, could not be read."""
    words = fault_words(fault, translate)
    return translate("Reading", "“{name}”: {why}").format(name=name, why=words) if name else words


def no_board_words() -> str:
    """Return that a picture has no board, what was looked for, and what helps."""
    return translate(
        "Reading",
        "No whole chessboard was found (8×8 squares, seen from above). If there is one, drag "
        "the corners to it.",
    )


def not_read_words() -> str:
    """Return that a board was found, but is none that can be read."""
    return translate(
        "Reading",
        "This board cannot be read: it is cut off, three-dimensional, a photograph, or of another "
        "game. If it is a diagram, drag the corners to it.",
    )


class ReadingNumbers:
    """Words for several things, with the plural forms of each language."""

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return the form of a text for a number; the source is the English plural."""
        return translate("ReadingNumbers", source, comment, count)

    def read(self, count: int) -> str:
        """Return how many positions were read."""
        several = self.tr("%n positions read from pictures.", "", count)
        return counted("1 position read from pictures.", several, count)

    def with_doubts(self, count: int, keys: str) -> str:
        """Return how many positions have squares in doubt, and the keys that lead there."""
        several = self.tr("%n have doubtful squares: {keys} goes to the first.", "", count)
        one = "1 has doubtful squares: {keys} goes there."
        return counted(one, several, count).format(keys=keys)

    def doubtful(self, count: int) -> str:
        """Return how many squares are in doubt."""
        return counted("1 doubtful square", self.tr("%n doubtful squares", "", count), count)

    def to_choose(self, count: int, keys: str) -> str:
        """Return how many squares are in doubt, and what to do; the keys go to the next."""
        several = self.tr(
            "%n doubtful squares: press the number of what is there, or {keys} for the next.",
            "",
            count,
        )
        one = "1 doubtful square: press the number of what is there."
        return counted(one, several, count).format(keys=keys)

    def not_read(self, count: int) -> str:
        """Return how many boards could not be read."""
        several = self.tr("%n boards could not be read.", "", count)
        return counted("1 board could not be read.", several, count)

    def without_board(self, count: int) -> str:
        """Return how many pictures have no board."""
        several = self.tr("No board was found in %n pictures.", "", count)
        return counted("No board was found in 1 picture.", several, count)


def batch_words(
    doubts: Sequence[int], place: str, keys: str, *, not_read: int, without_board: int
) -> str:
    """Return what was read from several boards.

    Args:
        doubts: the number of doubtful squares of each position.
        place: where the positions are now.
        keys: the name of the keys that go to the next doubt.
        not_read: boards that could not be read.
        without_board: pictures without one.
    """
    numbers = ReadingNumbers()
    doubtful = sum(map(bool, doubts))
    parts = [
        numbers.read(len(doubts)),
        place,
        numbers.with_doubts(doubtful, keys) if doubtful else "",
        numbers.not_read(not_read) if not_read else "",
        numbers.without_board(without_board) if without_board else "",
    ]
    return " ".join(filter(None, parts))
