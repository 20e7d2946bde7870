"""One diagram on a sheet of paper, seen before it is printed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.page import Page, PlacedPicture
from fenedit.diagram.page_painter import paint_page
from fenedit.diagram.picture import picture_of
from fenedit.diagram.pieces.piece_set import PieceSet

POINTS_A_PIXEL: Final = 0.75
"""How large a style's pixel is on paper: 96 pixels an inch, as in PDF."""
_POINTS_AN_INCH: Final = 72
_LEAST_EDGE: Final = 28.0
"""Points of paper that stay free at each edge, where printers cannot print."""


def printed_page(diagram: Diagram, style: DiagramStyle, width: float, height: float) -> Page:
    """Return a diagram in the middle of the upper part of a sheet, in points.

    Args:
        diagram: what is printed.
        style: how it looks; its size is that on paper, as far as the paper has room.
        width: of the paper.
        height: of the paper.
    """
    picture = picture_of(diagram, style)
    frame = picture.frame
    wanted = style.size * POINTS_A_PIXEL
    across, down = width - 2 * _LEAST_EDGE, height - 2 * _LEAST_EDGE
    scale = min(wanted / frame.width, across / frame.width, down / frame.height)
    x = (width - frame.width * scale) / 2
    # A third above and two below looks like the middle.
    y = max(_LEAST_EDGE, (height - frame.height * scale) / 3)
    placed = PlacedPicture(picture, x, y, scale, diagram.fen, diagram.title)
    return Page(width, height, (placed,))


class PicturePrinter(QObject):
    """Shows a diagram as it will be on paper, and prints it if the person wants that."""

    def __init__(
        self, diagram: Diagram, style: DiagramStyle, pieces: PieceSet, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._diagram = diagram
        self._style = style
        self._pieces = pieces

    def show(self) -> QPrintPreviewDialog:
        """Show the preview; it goes when it is closed, and this with it."""
        parent = self.parent()
        assert isinstance(parent, QWidget)
        dialog = QPrintPreviewDialog(parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(QCoreApplication.translate("Pictures", "Print the Diagram"))
        dialog.printer().setDocName(self._diagram.title or "FenEdit")
        dialog.paintRequested.connect(self.paint)
        self.setParent(dialog)
        dialog.open()
        return dialog

    def paint(self, printer: QPrinter) -> None:
        """Draw the page on a printer, or on what shows a preview of it."""
        # Up to the edges: where the picture stands is said from those.
        printer.setFullPage(True)
        paper = printer.pageLayout().fullRectPoints()
        page = printed_page(self._diagram, self._style, paper.width(), paper.height())
        painter = QPainter(printer)
        scale = printer.resolution() / _POINTS_AN_INCH
        painter.scale(scale, scale)
        paint_page(painter, page, self._pieces)
        painter.end()
