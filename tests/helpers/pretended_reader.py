"""Who pretends to read pictures."""

from collections.abc import Mapping
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, Qt

from fenedit.jobs.read_pictures import Fault, PageRead, PdfQuestion, PictureQuestion
from fenedit.notation.position import Side, parse_square
from fenedit.notation.reading import read_loose
from fenedit.recognition.reading import CONTENTS, ReadBoard, turned

CORNERS = ((20.0, 10.0), (180.0, 10.0), (180.0, 170.0), (20.0, 170.0))
FRAME = ((28.0, 18.0), (172.0, 18.0), (172.0, 162.0), (28.0, 162.0))
"""Where a board is, and where one may be if none was found."""


class PretendedReader(QObject):
    """Has the signals and methods of `session.picture_reading.PictureReader`; a test answers.

    Attributes:
        made: all that were made.
        asked: the questions.
    """

    page_read = Signal(object)
    faulty = Signal(object)
    done = Signal()
    failed = Signal(str)
    made: ClassVar[list[Any]] = []

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[PictureQuestion | PdfQuestion] = []
        self.is_cancelled = self.is_closed = self.searching = False
        self.warmed = 0
        self.made.append(self)

    def read(self, question: PictureQuestion | PdfQuestion) -> None:
        self.asked.append(question)

    def warm(self) -> None:
        self.warmed += 1

    def cancel(self) -> None:
        self.is_cancelled = True

    def close(self) -> None:
        self.is_closed = True

    def answer(self, *boards: ReadBoard, captions: tuple[str, ...] = ()) -> None:
        """Have read a picture with some boards."""
        page = PageRead(1, 1, boards, captions or ("",) * len(boards))
        self.page_read.emit(page if boards else page._replace(frame=FRAME))
        self.done.emit()

    def fail(self, code: str, detail: str = "") -> None:
        """Have found that nothing can be read."""
        self.faulty.emit(Fault(code, detail))
        self.done.emit()


def board_of(
    fen: str,
    doubts: Mapping[str, str] | None = None,
    *,
    white_below: bool | None = True,
    side: Side | None = None,
    confidence: float = 1.0,
) -> ReadBoard:
    """Return a board as it is read; doubts are squares with what else may be there."""
    placement, below = read_loose(fen).position.placement, white_below is not False
    chances = []
    for place in range(64):
        row = [0.0] * len(CONTENTS)
        row[CONTENTS.index(placement[turned(place, below)])] = 1.0
        chances.append(row)
    for name, other in (doubts or {}).items():
        square = parse_square(name)
        row = chances[turned(square, below)]
        row[CONTENTS.index(placement[square])] = 0.6
        row[CONTENTS.index(other)] = 0.4
    return ReadBoard(CORNERS, confidence, tuple(map(tuple, chances)), white_below, side)


def picture(width: int = 200, height: int = 180) -> QImage:
    """Return a picture; what it shows does not matter."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGray)
    return image
