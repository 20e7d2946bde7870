"""A field of the puzzle form: a line or a few, and below it why what is typed is not taken."""

from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from fenedit.notation.safe_text import shown
from fenedit.session.editor import Editor
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.option_form import say_in
from fenedit.ui.panels.card import Card
from fenedit.ui.puzzle.text import lost_words

_LINES: Final = 2
"""Lines of a longer text that are seen at once."""
_AROUND: Final = 18
"""What a text field has above and below its lines, in logical pixels."""
_LABEL_DROP: Final = 6
"""How far the label of several lines stands below their top, to be level with the first."""


class HistoryLine(QLineEdit):
    """A line whose Undo is the document's; Enter goes to the next field.

    Signals:
        left: the focus went elsewhere.
    """

    left = Signal()

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.returnPressed.connect(self.focusNextChild)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # The menu of the field belongs to it.
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def text_now(self) -> str:
        """Return what is written."""
        return self.text()

    def write(self, text: str) -> None:
        """Put another text in its place, and show its beginning."""
        self.setText(text)
        self.setCursorPosition(0)


class HistoryText(QPlainTextEdit):
    """A text of a few lines whose Undo is the document's; Tab goes to the next field.

    Signals:
        left: the focus went elsewhere.
    """

    left = Signal()

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # The menu of the field belongs to it.
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def sizeHint(self) -> QSize:
        height = QFontMetrics(self.font()).lineSpacing() * _LINES + _AROUND
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def text_now(self) -> str:
        """Return what is written."""
        return self.toPlainText()

    def write(self, text: str) -> None:
        """Put another text in its place."""
        self.setPlainText(text)


class PuzzleField(QObject):
    """An edit, its label, and a remark on what is typed.

    Attributes:
        edit: where it is written.
        remark: why it is not taken over, or what is odd; hidden while there is nothing to say.

    Signals:
        typed: a person has changed the text.
        left: the focus went elsewhere.
    """

    typed = Signal()
    left = Signal()

    def __init__(
        self, name: str, label: str, edit: HistoryLine | HistoryText, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.edit = edit
        self._writing = False
        self._instead = ""
        self._refused: str | None = None
        self._stale = False
        self._tells_loss = False
        edit.setObjectName(name)
        edit.setAccessibleName(label.replace("&", ""))
        self.label = QLabel(label, parent)
        self.label.setBuddy(edit)
        if isinstance(edit, HistoryText):
            self.label.setContentsMargins(0, _LABEL_DROP, 0, 0)
            self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.remark = QWidget(parent)
        self._words = QLabel(self.remark)
        self._words.setWordWrap(True)
        self._mend = QPushButton(self.remark)
        self._mend.setObjectName("quiet")
        self._mend.setAutoDefault(False)
        # It comes and goes: Tab shall not find it between two fields, nor a typed blank press it.
        self._mend.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self.remark)
        row.setContentsMargins(2, 0, 0, 2)
        row.setSpacing(8)
        row.addWidget(self._words, 1)
        row.addWidget(self._mend, 0, Qt.AlignmentFlag.AlignTop)
        self.remark.hide()
        self._mend.clicked.connect(self._on_mend)
        edit.textChanged.connect(self._on_changed)
        edit.left.connect(self.left)

    @property
    def text(self) -> str:
        """What is written."""
        return self.edit.text_now()

    @property
    def reason(self) -> str:
        """What the remark says, "" for nothing."""
        return self._words.text()

    @property
    def is_refused(self) -> bool:
        """Whether what is written has not been taken over."""
        return self._refused is not None

    @property
    def is_settled(self) -> bool:
        """Whether nothing is said here that another remark would hide: no refusal and no loss."""
        return self._refused is None and not self._tells_loss

    def show_value(self, value: str, said: bool) -> None:
        """Show what the record says.

        Args:
            value: what it says.
            said: whether what is written says just that, and may stay as it is. What was refused
                stays too, until the record says something else; then the remark tells what it was.
        """
        is_refused = self._refused is not None
        if not self._stale and (self._refused == value or (not is_refused and said)):
            return
        lost = self.text.strip() if is_refused else ""
        self.restore(value)
        if lost:
            self.say(lost_words(lost), "warning")
            self._tells_loss = True

    def restore(self, value: str) -> None:
        """Show what the record says in place of what was refused, and forget its remark."""
        self._writing = True
        self.edit.write(value)
        self._writing = False
        self.say("")

    def forget_room(self) -> None:
        """Give back the room of remarks that were shown."""
        self.remark.setMinimumHeight(0)
        self._keep_room(False)

    def refuse(self, reason: str, instead: str, value: str) -> None:
        """Say why what is written is not taken over; the record still has a value."""
        self._refused = value
        self._stale = False
        self._say(reason, instead, "danger")

    def say(self, remark: str, grade: str = "muted") -> None:
        """Say what is to be known of what is written, which was taken over; "" for nothing."""
        self._refused = None
        self._stale = False
        self._say(remark, "", grade)

    def forget_refused(self) -> None:
        """Let the next value replace what was refused."""
        self._stale = self.is_refused

    def _say(self, words: str, instead: str, grade: str) -> None:
        if self.remark.isVisible():
            # Fields below stay where they are when this goes: a person is about to click one.
            self.remark.setMinimumHeight(self.remark.height())
            self._keep_room(True)
        self._tells_loss = False
        self._instead = instead
        say_in(self._words, words, grade)
        self._mend.setVisible(bool(instead))
        self._mend.setText(self.tr("&Write This"))
        self._mend.setToolTip(shown(instead))
        self._mend.setAccessibleName(self.tr("Write “{text}”").format(text=shown(instead)))
        self.edit.setAccessibleDescription(words)
        self.remark.setVisible(bool(words))

    def _keep_room(self, keep: bool) -> None:
        policy = self.remark.sizePolicy()
        policy.setRetainSizeWhenHidden(keep)
        self.remark.setSizePolicy(policy)

    def _on_mend(self) -> None:
        instead = self._instead
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.write(instead)

    def _on_changed(self) -> None:
        if not self._writing:
            self.typed.emit()


def card_with_grid(parent: QWidget, title: str) -> tuple[Card, QGridLayout]:
    """Return a card and where its fields go: labels in column 0, fields in column 1."""
    card = Card(title, parent)
    grid = QGridLayout()
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    card.body.addLayout(grid)
    card.body.addStretch(1)
    return card, grid
