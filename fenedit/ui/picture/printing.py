"""Prints one diagram on a sheet of paper, with a preview."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.description import POINTS_A_MM, Diagram, scheme
from fenedit.diagram.options import PictureChoice
from fenedit.diagram.picture import Page, PlacedPicture, picture_of
from fenedit.ui.dialogs import Help
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.picture.export_options import MillimetreBox
from fenedit.ui.sheet.preview import SheetPreview
from fenedit.ui.sheet.printing import PrintError, ask_for_printer, print_steps
from fenedit.ui.sheet.text import failed_sentence
from fenedit.ui.style import REST, lay_out
from fenedit.ui.workbench import Workbench

_FIRST_SIZE = QSize(460, 560)
_LEAST_EDGE = 28.0
"""Points at each edge where printers cannot print."""


def printed_page(diagram: Diagram, choice: PictureChoice, width: float, height: float) -> Page:
    """Return a diagram centred in the upper part of a sheet, in points.

    Args:
        diagram: the diagram.
        choice: its look, and its width as far as the paper has room.
        width: the width of the paper.
        height: the height of the paper.
    """
    picture = picture_of(diagram, choice.style)
    frame = picture.frame
    wanted = choice.width_mm * POINTS_A_MM
    across, down = width - 2 * _LEAST_EDGE, height - 2 * _LEAST_EDGE
    scale = min(wanted / frame.width, across / frame.width, down / frame.height)
    x = (width - frame.width * scale) / 2
    # A third above and two below looks centred.
    y = max(_LEAST_EDGE, (height - frame.height * scale) / 3)
    placed = PlacedPicture(picture, x, y, scale, diagram.fen, diagram.title)
    return Page(width, height, (placed,), font=choice.style.font)


class PrintPictureDialog(QDialog):
    """Previews a diagram on paper, and prints it. Shown with `show()`; deleted when it closes."""

    def __init__(
        self,
        bench: Workbench,
        diagram: Diagram,
        choice: PictureChoice,
        parent: QWidget,
    ) -> None:
        """Make it.

        Args:
            bench: the main window's.
            diagram: the diagram.
            choice: its look, and its first width.
            parent: the parent window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Print the Diagram"))
        self._diagram = diagram
        self._choice = choice
        self._pieces = bench.look.load_pieces(choice.style.pieces)
        self._say = bench.say
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(diagram.title or QCoreApplication.applicationName())
        if scheme(choice.style.scheme).for_print:
            self.printer.setColorMode(QPrinter.ColorMode.GrayScale)
        # Up to the edges: places are measured from them.
        self.printer.setFullPage(True)
        self._preview = SheetPreview(self)
        self._width = MillimetreBox(self)
        self._width.setValue(choice.width_mm)
        self._width.valueChanged.connect(self._set_width)
        title = label_for(self._width, self.tr("&Width"), self)
        row = lay_out(QHBoxLayout(), title, self._width, REST, spacing=10)
        self._note = label_of(self, "note")
        role = QDialogButtonBox.ButtonRole
        buttons = QDialogButtonBox(self)
        print_button = buttons.addButton(self.tr("&Print…"), role.AcceptRole)
        print_button.clicked.connect(self.print)
        buttons.addButton(QDialogButtonBox.StandardButton.Close).clicked.connect(self.close)
        Help(buttons, "pictures", "save-a-picture")
        lay_out(
            QVBoxLayout(self), (self._preview, 1), row, self._note, buttons, margins=16, spacing=10
        )
        self.resize(_FIRST_SIZE)
        self._show()

    def print(self) -> None:
        """Ask for a printer, and print; report a printer that refuses."""
        if not ask_for_printer(self.printer, self):
            return
        try:
            for _ in print_steps(self.printer, (self._page(),), self._pieces):
                pass
        except PrintError as error:
            # The user may have chosen another paper.
            self._show()
            self._note.setText(failed_sentence(error))
            return
        self._say(self.tr("The diagram was printed."))
        self.close()

    def _set_width(self, millimetres: float) -> None:
        self._choice = self._choice.with_millimetres(millimetres)
        self._show()

    def _page(self) -> Page:
        paper = self.printer.pageLayout().fullRectPoints()
        return printed_page(self._diagram, self._choice, paper.width(), paper.height())

    def _show(self) -> None:
        page, paper = self._page(), self.printer.pageLayout().pageSize().name()
        self._preview.show_page(page, self._pieces, paper)
        (placed,) = page.items
        assert isinstance(placed, PlacedPicture)
        words = self.tr("{paper}. The diagram will be {width} mm wide.")
        millimetres = QLocale().toString(round(placed.width / POINTS_A_MM, 1))
        self._note.setText(words.format(paper=paper, width=millimetres))
