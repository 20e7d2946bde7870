"""The board of a picture, kept with its record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODeviceBase, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPolygonF, QTransform

from fenedit.jobs.read_pictures import PdfQuestion, doubts_of, suspects
from fenedit.notation.position import Content, Placement, Square
from fenedit.recognition.reading import SURE, ReadBoard, position, turned

if TYPE_CHECKING:
    from fenedit.recognition.boards import Corners

Source: TypeAlias = Path | QImage | PdfQuestion
"""A picture: its file, its image, or a page of a PDF; or the file of a whole PDF."""
Place: TypeAlias = int
"""A square in a picture: 0 at the top left, 7 at the top right, 63 at the bottom right."""
_MARGIN = 0.07
"""The margin shown around a board, as a share of its side, for coordinates."""
_LONGEST = 640
"""The longer side of a kept picture, in pixels."""
_MOST_OFFERED = 5


class PictureBoard:
    """A board that was read from a picture.

    Its record is edited like any other: the open doubts and the orientation are derived from the
    record's placement, so they need no undo of their own.

    Attributes:
        board: what was read.
        doubts: the places that may have been misread.
        white_below: whether White's side is at the bottom of the picture, detected or assumed.
        corners: of the 64 squares in `image()`.
        confirmed: doubtful places that were confirmed.
        seen: places that were looked at.
        whole: the whole picture, or its place, for choosing other corners.
    """

    def __init__(self, board: ReadBoard, picture: QImage, whole: Source) -> None:
        """Keep the part of a picture with a board."""
        self.board = board
        self.doubts = doubts_of(board)
        self.white_below = board.white_below is not False
        self.confirmed, self.seen = set[Place](), set[Place]()
        self.whole = whole
        self._contents = board.contents
        self._read = {side: position(board, side).placement for side in (True, False)}
        self._outline = QPolygonF([QPointF(*corner) for corner in board.corners])
        outline = self._outline.boundingRect()
        around = _MARGIN * max(outline.width(), outline.height())
        box = outline.adjusted(-around, -around, around, around).toAlignedRect()
        box &= QRect(QPoint(), picture.size())
        shown, scale = picture.copy(box), 1.0
        if max(box.width(), box.height()) > _LONGEST:
            scale = _LONGEST / max(box.width(), box.height())
            shown = shown.scaled(
                QSize(_LONGEST, _LONGEST),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        one, two, three, four = (
            ((x - box.left()) * scale, (y - box.top()) * scale) for x, y in board.corners
        )
        self.corners: Corners = (one, two, three, four)
        # Compressed: a book may have hundreds of them.
        self._packed = QByteArray()
        buffer = QBuffer(self._packed)
        buffer.open(QIODeviceBase.OpenModeFlag.WriteOnly)
        shown.save(buffer, "JPG", 93)  # type: ignore[call-overload]

    def image(self) -> QImage:
        """Return the board with a margin."""
        return QImage.fromData(self._packed)

    def covers(self, point: QPointF) -> bool:
        """Return whether a point of the whole picture is on the board."""
        return self._outline.containsPoint(point, Qt.FillRule.WindingFill)

    def square_of(self, place: Place, placement: Placement) -> Square:
        """Return the square at a place of the picture, or the place of a square.

        The record's placement says which side is at the bottom.
        """
        return turned(place, self.is_white_below(placement))

    def is_white_below(self, placement: Placement) -> bool:
        """Return whether White's side of a placement is at the bottom of the picture."""
        own, other = (
            sum(map(str.__eq__, placement, self._read[side]))
            for side in (self.white_below, not self.white_below)
        )
        return self.white_below if own >= other else not self.white_below

    def open_doubts(self, placement: Placement) -> tuple[Place, ...]:
        """Return the doubtful places that are neither confirmed nor corrected in a placement.

        Places that only the position check reports are doubtful while it does.
        """
        below, chances = self.is_white_below(placement), self.board.probabilities
        wrong = suspects(placement, lambda square: max(chances[turned(square, below)]))
        return tuple(
            place
            # A correction may reveal others, such as a second king.
            for place in sorted({*self.doubts, *(turned(square, below) for square in wrong)})
            if place not in self.confirmed
            and placement[square := turned(place, below)] == self._contents[place]
            and (max(chances[place]) < SURE or square in wrong)
        )

    def offered(self, place: Place) -> tuple[tuple[Content, float], ...]:
        """Return the possible contents of a place with their probabilities, the likeliest first."""
        chances = sorted(self.board.probabilities[place], reverse=True)[:_MOST_OFFERED]
        return tuple(zip(self.board.likeliest(place), chances, strict=False))


def squares_to_picture(corners: Corners) -> QTransform:
    """Return the transform from a board of eight by eight units to its corners in a picture."""
    board = QPolygonF([QPointF(0, 0), QPointF(8, 0), QPointF(8, 8), QPointF(0, 8)])
    transform = QTransform()
    QTransform.quadToQuad(board, QPolygonF([QPointF(*each) for each in corners]), transform)
    return transform
