"""Pages on a printer: vectors, one page at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from fenedit.diagram.paint import paint_page
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.sheet.pages import SheetStyle
from fenedit.ui.modal import accepted
from fenedit.ui.sheet.run import PrintError

AskForPrinter: TypeAlias = Callable[[QPrinter, QWidget], bool]
"""Has a person choose a printer; False if that one would rather not print."""

_POINTS_AN_INCH: Final = 72
_SIZES: Final = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}


def printer_for(sheet: SheetStyle, title: str) -> QPrinter:
    """Return a printer whose paper is that of a sheet; margins are the sheet's own.

    Args:
        sheet: says which paper, and how it is held.
        title: names the work in the printer's queue.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator(QCoreApplication.applicationName())
    set_paper(printer, sheet)
    return printer


def set_paper(printer: QPrinter, sheet: SheetStyle) -> None:
    """Have a printer use the paper of a sheet, up to its edges."""
    orientation = QPageLayout.Orientation
    layout = QPageLayout(
        QPageSize(_SIZES[sheet.paper]),
        orientation.Landscape if sheet.landscape else orientation.Portrait,
        QMarginsF(),
    )
    printer.setFullPage(True)
    printer.setPageLayout(layout)
    printer.setFullPage(True)


def ask_for_printer(printer: QPrinter, parent: QWidget) -> bool:
    """Ask which printer to use, and how many copies; False if the person would rather not."""
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Sheets", "Print"))
    return accepted(dialog)


def print_steps(printer: QPrinter, pages: Iterable[Page], pieces: PieceSet) -> Iterator[object]:
    """Print pages, one a step. Closed before its end, it has the printer throw away what it has.

    Raises:
        PrintError: the printer takes nothing, such as where a file cannot be written.
    """
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintError(printer.outputFileName() or printer.printerName())
    finished = False
    try:
        first, last = printer.fromPage(), printer.toPage()
        begun = False
        for number, page in enumerate(pages, 1):
            if first and not first <= number <= max(first, last):
                continue
            if begun and not printer.newPage():
                raise PrintError(printer.outputFileName() or printer.printerName())
            begun = True
            _paint(painter, printer, page, pieces)
            yield number
        finished = True
    finally:
        if not finished:
            printer.abort()
        ended = painter.end()
        if not finished and printer.outputFileName():
            # Half a file is none.
            with suppress(OSError):
                Path(printer.outputFileName()).unlink(missing_ok=True)
    if not ended or printer.printerState() == QPrinter.PrinterState.Error:
        raise PrintError(printer.outputFileName() or printer.printerName())


def _paint(painter: QPainter, printer: QPrinter, page: Page, pieces: PieceSet) -> None:
    """Draw a page so that it fills the paper, whichever the printer has in the end."""
    paper: QSizeF = printer.pageLayout().fullRectPoints().size().toSizeF()
    fit = min(paper.width() / page.width, paper.height() / page.height)
    scale = printer.resolution() / _POINTS_AN_INCH
    # Papers are rounded to whole points; a hair's breadth is no reason to scale.
    if abs(fit - 1) < 0.01:
        fit = 1.0
    painter.save()
    painter.scale(scale * fit, scale * fit)
    paint_page(painter, page, pieces)
    painter.restore()
