"""Where the opcode of a new operation is chosen, or written."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

from fenedit.ui.panels.operation_words import known_operations
from fenedit.ui.style import current_palette


class OpcodeChooser(QComboBox):
    """A list of opcodes with their titles; any other name can be written.

    Signals:
        chosen: an opcode was chosen or written.
        given_up: Esc was pressed.
    """

    chosen = Signal(str)
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(self.tr("New operation"))
        # Titles are longer than the column of cards is wide.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        completer, line = self.completer(), self.lineEdit()
        assert completer is not None and line is not None  # an editable list has both
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setPlaceholderText(self.tr("Operation, such as id"))
        self.activated.connect(self._on_activated)

    def offer(self, without: frozenset[str]) -> None:
        """Offer the opcodes that can be added beside others."""
        self.clear()
        for opcode, title in known_operations():
            if opcode not in without:
                self.addItem(f"{opcode} – {title}", opcode)
        self.setCurrentIndex(-1)
        self._dress()

    def event(self, event: QEvent) -> bool:
        # The window moves positions with these keys; here they open the list, as in any other.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() == Qt.KeyboardModifier.AltModifier
            and event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is written, Esc gives up."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.chosen.emit(self._written())
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        """Dress the list of what fits as lists of choices are dressed; it is none of its own."""
        palette, completer = current_palette(), self.completer()
        popup = completer.popup() if completer is not None else None
        assert popup is not None  # an editable list has a completer, and that makes its list
        # Its scroll bar is left as the window's are. Qt reckons with three pixels around the rows.
        popup.setStyleSheet(
            f"QListView {{ background: {palette.card}; color: {palette.text}; "
            f"border: 1px solid {palette.border}; padding: 2px; "
            f"selection-background-color: {palette.accent_soft}; "
            f"selection-color: {palette.text}; }}"
        )

    def _written(self) -> str:
        """Return the opcode in the text: the first word, of an entry of the list its name."""
        return (self.currentText().split(maxsplit=1) or [""])[0]

    def _on_activated(self, index: int) -> None:
        self.chosen.emit(self.itemData(index))
