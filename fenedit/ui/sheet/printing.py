"""Prints pages on a printer that the user chooses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from fenedit.diagram.paint import paint_page
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.sheet.layout import SheetStyle
from fenedit.ui.dialogs import accepted


class PrintError(Exception):
    """A printer refused the sheet; the argument is the printer's name."""


_SIZES = {
    "A4": QPageSize.PageSizeId.A4,
    "A5": QPageSize.PageSizeId.A5,
    "Letter": QPageSize.PageSizeId.Letter,
}


def printer_for(sheet: SheetStyle, title: str, *, one_ink: bool = False) -> QPrinter:
    """Return a printer with the paper of a sheet and no margins.

    Args:
        sheet: the layout, with paper and orientation.
        title: the name in the printer's queue.
        one_ink: whether to print in black only.
    """
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator(QCoreApplication.applicationName())
    if one_ink:
        # Otherwise black text may be mixed from all inks.
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    set_paper(printer, sheet)
    return printer


def set_paper(printer: QPrinter, sheet: SheetStyle) -> None:
    """Set a printer to the paper of a sheet, up to its edges."""
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
    """Ask for a printer and the number of copies; return False if the user cancels."""
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(QCoreApplication.translate("Sheets", "Print"))
    return accepted(dialog)


def print_steps(
    printer: QPrinter, pages: Iterable[Page | None], pieces: PieceSet
) -> Iterator[object]:
    """Print pages, one per step; pass None on. Closing it early aborts the printing.

    Raises:
        PrintError: the printer refuses, such as for a file that cannot be written.
    """
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintError(printer.outputFileName() or printer.printerName())
    finished = False
    try:
        first, last = printer.fromPage(), printer.toPage()
        begun = False
        number = 0
        for page in pages:
            if page is None:
                yield None
                continue
            number += 1
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
            # Half a file is useless.
            with suppress(OSError):
                Path(printer.outputFileName()).unlink(missing_ok=True)
    if not ended or printer.printerState() == QPrinter.PrinterState.Error:
        raise PrintError(printer.outputFileName() or printer.printerName())


def _paint(painter: QPainter, printer: QPrinter, page: Page, pieces: PieceSet) -> None:
    """Draw a page in the size of the printer's paper."""
    paper: QSizeF = printer.pageLayout().fullRectPoints().size().toSizeF()
    fit = min(paper.width() / page.width, paper.height() / page.height)
    scale = printer.resolution() / 72  # points
    # Paper sizes are rounded to whole points; do not scale because of that.
    if abs(fit - 1) < 0.01:
        fit = 1.0
    painter.save()
    painter.scale(scale * fit, scale * fit)
    paint_page(painter, page, pieces)
    painter.restore()
