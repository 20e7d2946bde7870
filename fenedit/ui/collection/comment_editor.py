"""The dialog in which the comment before a record is edited."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from fenedit.ui.panels.card import claims, label_of

_SIZE = QSize(520, 220)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CommentEdit(QPlainTextEdit):
    """Takes the lines of a comment; Enter is the dialog's, and with Shift begins another line."""

    def event(self, event: QEvent) -> bool:
        return claims(event, _ends) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _ends(event):
            event.ignore()
        elif event.key() in _ENTER:
            # Qt would put a sign there that only looks like the end of a line.
            self.textCursor().insertBlock()
        else:
            super().keyPressEvent(event)


class CommentDialog(QDialog):
    """Edits the lines before a record; nothing else happens in the window meanwhile.

    Attributes:
        edit: the lines, as they are or as they are to be.
    """

    def __init__(self, lines: list[str], name: str, parent: QWidget) -> None:
        """Make it.

        Args:
            lines: what stands there now.
            name: what they stand before, as it is said to the person.
            parent: the window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Comment"))
        heading = QLabel(name, self)
        heading.setWordWrap(True)
        self.edit = CommentEdit(self)
        self.edit.setAccessibleName(name)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlainText("\n".join(lines) or "# ")
        self.edit.document().setModified(False)
        self.edit.moveCursor(self.edit.textCursor().MoveOperation.End)
        heading.setBuddy(self.edit)
        hint = label_of(self)
        hint.setText(self.tr("Enter keeps the comment; Shift+Enter begins a new line."))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(heading)
        column.addWidget(self.edit, 1)
        column.addWidget(hint)
        column.addWidget(buttons)
        self.resize(_SIZE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        parent.installEventFilter(self)
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what was typed before the window asks whether to save."""
        if event.type() == QEvent.Type.Close and self.isVisible():
            self.accept()
        return super().eventFilter(watched, event)

    @property
    def lines(self) -> list[str] | None:
        """What is to stand there, None if nothing was typed: then every byte stays."""
        document = self.edit.document()
        if not document.isModified():
            return None
        block, lines = document.begin(), []
        while block.isValid():
            # The text as a whole would have its odd blanks turned into usual ones.
            lines.append(block.text())
            block = block.next()
        return [] if [line.strip() for line in lines] in ([""], ["#"]) else lines


def _ends(event: QKeyEvent) -> bool:
    return event.key() in _ENTER and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
