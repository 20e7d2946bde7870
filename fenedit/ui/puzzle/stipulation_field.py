"""Provides the field for the stipulation, which is typed or chosen from a menu."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from fenedit import resource
from fenedit.notation.translatable import translatable
from fenedit.session.editor import Editor
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.style import current_palette
from fenedit.ui.voice import open_menu

_USUAL = translatable(
    "StipulationField",
    {
        "#2": "Mate",
        "h#2": "Helpmate",
        "s#2": "Selfmate",
        "r#2": "Reflex mate",
        "hs#3": "Help-selfmate",
        "ser-h#5": "Series helpmate",
        "h=3": "Helpstalemate",
        "+": "Win",
        "=": "Draw",
    },
)
"""The usual stipulations and their names."""
_NO_COMMANDS = (Qt.Key.Key_Escape, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt)


class StipulationField(QLineEdit):
    """The stipulation, typed or chosen from a menu. Undo is the document's.

    It goes into the record at Enter, when the focus leaves, and before any command: a part of it
    would mean something else.

    Signals:
        entered: the text for the record.
    """

    entered = Signal(str)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._value = ""
        name = self.tr("Stipulation")
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        # Sent with the first focus, the place of the cursor hides the field from Orca 43.
        self.setCursorPosition(0)
        self.setToolTip(self.tr("What to do in how many moves: #2, h#3, s#4, or in words"))
        self._choose = self.addAction(QIcon(), QLineEdit.ActionPosition.TrailingPosition)
        self._choose.setToolTip(self.tr("Usual stipulations"))
        self._choose.triggered.connect(partial(self._open_menu, by_keyboard=False))
        self._draw_arrow()
        self.editingFinished.connect(self.enter)

    def show_value(self, text: str) -> None:
        """Show the record's stipulation, unless another one is being typed."""
        self._value = text
        if text != self.text() and not (self.hasFocus() and self.isModified()):
            self.setText(text)
            self.setCursorPosition(0)

    def enter(self) -> None:
        """Give what was typed to the record, unless it has it already."""
        if self.isModified():
            self.setModified(False)
            self.entered.emit(self.text())

    def event(self, event: QEvent) -> bool:
        """Give the text to the record before a command, such as Save, acts on it."""
        taken = super().event(event)
        # The field accepts the keys that edit text.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not event.isAccepted() and event.key() not in _NO_COMMANDS:
                self.enter()
        elif event.type() == QEvent.Type.StyleChange:
            self._draw_arrow()
        return taken

    def _draw_arrow(self) -> None:
        """Draw the arrow of a combo box, which a style sheet cannot give to a line edit."""
        scheme = "dark" if current_palette().dark else "light"
        self._choose.setIcon(QIcon(str(resource(f"themes/{scheme}/down.svg"))))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give the text to the record before a menu opens, too."""
        self.enter()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo in the document; open the menu with Down, and give up with Esc."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.enter()
        if event.key() == Qt.Key.Key_Down:
            self._open_menu(by_keyboard=True)
        elif event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setText(self._value)
        elif is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)

    def _open_menu(self, *_checked: bool, by_keyboard: bool) -> None:
        menu = QMenu(self)
        for signs, words in _USUAL.items():
            name = QCoreApplication.translate("StipulationField", words)
            menu.addAction(f"{signs}\t{name}").triggered.connect(partial(self._write, signs))
        menu.setMinimumWidth(self.width())
        open_menu(menu, self.mapToGlobal(self.rect().bottomLeft()), by_keyboard=by_keyboard)

    def _write(self, signs: str, *_checked: bool) -> None:
        self.setText(signs)
        self.entered.emit(signs)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        # Another number replaces the usual one.
        digits = sum(char.isdigit() for char in signs)
        self.setSelection(len(signs) - digits, digits)
