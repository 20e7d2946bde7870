"""Pages of a sheet that are turned: the preview, and below it which page it shows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.sheet.pages import Furniture
from fenedit.documents.errors import SourceError
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.choice import SheetChoice
from fenedit.ui.sheet.pages import SheetPages
from fenedit.ui.sheet.preview import SheetPreview
from fenedit.ui.sheet.run import EmptySheetError
from fenedit.ui.sheet.words import failed_sentence, page_words

_WIDTH = 40


class SheetViewer(QWidget):
    """Shows one page of a sheet, and turns to the others.

    Signals:
        counted: how many pages there are is known now.
        failed: the SourceError that keeps the solutions from being shown.
    """

    counted = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = SheetPreview(self)
        self._pages = SheetPages(self)
        self._pieces: PieceSet | None = None
        self._number = 1
        self._label = QLabel(self)
        self._back = self._turner("‹", self.tr("Page back (Page Up)"))
        self._on = self._turner("›", self.tr("Next page (Page Down)"))
        turning = QHBoxLayout()
        turning.setSpacing(10)
        turning.addStretch(1)
        for widget in (self._back, self._label, self._on):
            turning.addWidget(widget)
        turning.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.preview, 1)
        column.addLayout(turning)
        self.preview.turned.connect(self.turn)
        self._back.clicked.connect(self._on_back)
        self._on.clicked.connect(self._on_next)
        self._pages.counted.connect(self._on_counted)
        self._pages.failed.connect(self.failed)
        for key, slot in (("PgUp", self._on_back), ("PgDown", self._on_next)):
            shortcut = QShortcut(QKeySequence(key), self.window())
            shortcut.activated.connect(slot)

    @property
    def words(self) -> str:
        """Which page is shown."""
        return self._label.text()

    @property
    def has_solutions(self) -> bool:
        """Whether pages of solutions are there, or may yet be."""
        return self._pages.has_solutions

    def set(
        self, batch: Batch, choice: SheetChoice, furniture: Furniture, pieces: PieceSet
    ) -> None:
        """Show other records, or the same in another way; the number of the page stays."""
        self._pieces = pieces
        self._pages.set(batch, choice, furniture)
        self._number = min(self._number, max(1, self._pages.count))
        self._show_page()

    def turn(self, pages: int) -> None:
        """Turn so many pages, back if it is less than 0, up to the ends."""
        number = min(max(1, self._number + pages), max(1, self._pages.count))
        if number != self._number:
            self._number = number
            self._show_page()

    def take_focus(self) -> None:
        """Have keys turn pages."""
        self.preview.setFocus(Qt.FocusReason.OtherFocusReason)

    def cancel(self) -> None:
        """Make no more pages."""
        self._pages.cancel()

    def show_failure(self, error: SourceError) -> None:
        """Show why there is no page."""
        self._pages.cancel()
        self.preview.show_words(failed_sentence(error))

    def _turner(self, sign: str, words: str) -> QPushButton:
        button = QPushButton(sign, self)
        button.setAutoDefault(False)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setFixedWidth(_WIDTH)
        return button

    def _show_page(self) -> None:
        total = self._pages.count
        if not total or self._pieces is None:
            self.preview.show_words(failed_sentence(EmptySheetError()))
            self._label.clear()
        else:
            words = page_words(self._number, total, self._pages.more)
            self._label.setText(words)
            try:
                self.preview.show_page(self._pages.page(self._number), self._pieces, words)
            except SourceError as error:
                self.preview.show_words(failed_sentence(error))
        self._back.setEnabled(self._number > 1)
        self._on.setEnabled(self._number < total)

    def _on_counted(self) -> None:
        self._show_page()
        self.counted.emit()

    def _on_back(self) -> None:
        self.turn(-1)

    def _on_next(self) -> None:
        self.turn(1)
