"""The two bars that stand in the places of the palettes while moves are played."""

from functools import partial
from typing import Final, get_args

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from fenedit.rules.play import PlayError
from fenedit.session.moves.play_line import PlayLine, pgn_text, san_text
from fenedit.session.moves.playing import Playing
from fenedit.ui.icons import icon
from fenedit.ui.play.move_line import MoveLine
from fenedit.ui.play.step_icons import SIZE, Step, step_icon
from fenedit.ui.play.words import error_words, status_words
from fenedit.ui.style import current_palette

_KEYS: Final = {
    "first": "Alt+Home",
    "back": "Alt+Left",
    "forward": "Alt+Right",
    "last": "Alt+End",
}
_SPACING: Final = 8
_ENTRY_WIDTH: Final = 76
_ROOM_FOR_ALL: Final = 380
"""Width of the bar below which the keys alone go to the first and the last move, in pixels."""
_FAR: Final = 1_000_000


class PlayHead(QFrame):
    """Says that moves are played and whose move it is, and ends it in one of two ways."""

    def __init__(self, playing: Playing, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Play"))
        self._words = ""
        self.status = QLabel(self)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = self.status.font()
        font.setBold(True)
        self.status.setFont(font)
        self.keep = QPushButton(self)
        self.keep.setAccessibleName(self.tr("Keep Position"))
        self.keep.setToolTip(self.tr("End play and edit the position that is shown"))
        self.leave = QPushButton(self)
        self.leave.setAccessibleName(self.tr("Back to Set-Up"))
        self.leave.setToolTip(self.tr("End play and edit the position that it began from"))
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(_SPACING)
        row.addWidget(self.status, 1)
        for button, slot in ((self.keep, playing.keep), (self.leave, playing.leave)):
            button.setAutoDefault(True)
            button.clicked.connect(slot)
            row.addWidget(button)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """What the keyboard reaches, in its order."""
        return (self.keep, self.leave)

    def show_line(self, line: PlayLine) -> None:
        """Say where a line has come to."""
        self._words = status_words(line)
        words = self.tr("Moves are played. {0}").format(self._words)
        self.status.setToolTip(words)
        self.status.setAccessibleName(words)
        self.keep.setEnabled(line.index > 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as much of the words as there is room for, on the buttons too."""
        metrics, spacing = self.status.fontMetrics(), 2 * _SPACING + 4
        words_width = metrics.horizontalAdvance(self._words) + 2
        room = 0
        for keep, leave in (
            (self.tr("Keep Position"), self.tr("Back to Set-Up")),
            (self.tr("Keep"), self.tr("Back")),
        ):
            self.keep.setText(keep)
            self.leave.setText(leave)
            buttons = self.keep.sizeHint().width() + self.leave.sizeHint().width()
            room = self.width() - spacing - buttons
            if room >= words_width:
                break
        self.status.setText(metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, room))


class PlayBar(QFrame):
    """Steps through the moves, shows them, takes a written one, and copies them all.

    Signals:
        said: words for the status bar.
        refused: words for it, of why a text is no move.
        left: the keyboard is to go back to the board.
    """

    said = Signal(str)
    refused = Signal(str)
    left = Signal()

    def __init__(self, playing: Playing, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves"))
        self._playing = playing
        self._steps = {step: self._step_button(step) for step in get_args(Step)}
        self.moves = MoveLine(self)
        self.moves.chosen.connect(playing.go)
        self.entry = _MoveEntry(self)
        self.entry.returnPressed.connect(self._enter)
        self.entry.textEdited.connect(self._on_edited)
        self.entry.left.connect(self.left)
        self.copy = self._copy_button()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for button in self._steps.values():
            row.addWidget(button)
        row.addSpacing(4)
        row.addWidget(self.moves, 1)
        row.addSpacing(4)
        row.addWidget(self.entry)
        row.addWidget(self.copy)
        self._dress()

    def show_line(self, line: PlayLine, letters: str) -> None:
        """Show a line with the piece letters of a language, or in figurines (see `words`)."""
        self.moves.show_line(line, letters)
        for step in ("first", "back"):
            self._steps[step].setEnabled(line.index > 0)
        for step in ("forward", "last"):
            self._steps[step].setEnabled(line.index < len(line.moves))
        self.copy.setEnabled(bool(line.moves))

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """What the keyboard reaches, in its order."""
        return (*self._steps.values(), self.moves, self.entry, self.copy)

    def step_button(self, step: Step) -> QToolButton:
        """Return the button of a step."""
        return self._steps[step]

    def write(self, text: str) -> None:
        """Begin to write a move; the line for it takes the keyboard."""
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.setText(text)
        self._on_edited()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for step in ("first", "last"):
            self._steps[step].setVisible(self.width() >= _ROOM_FOR_ALL)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _step_button(self, step: Step) -> QToolButton:
        names = {
            "first": self.tr("To the start"),
            "back": self.tr("One move back"),
            "forward": self.tr("One move forward"),
            "last": self.tr("To the last move"),
        }
        go = {
            "first": partial(self._playing.go, 0),
            "back": partial(self._playing.step, -1),
            "forward": partial(self._playing.step, 1),
            "last": partial(self._playing.go, _FAR),
        }[step]
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setIconSize(QSize(SIZE, SIZE))
        button.setAccessibleName(names[step])
        button.setToolTip(f"{names[step]} ({QKeySequence(_KEYS[step]).toString()})")
        button.clicked.connect(lambda _checked=False, go=go: go())
        # Of what is hidden no shortcut counts.
        QShortcut(QKeySequence(_KEYS[step]), self).activated.connect(go)
        return button

    def _copy_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(self.tr("Copy the moves"))
        button.setToolTip(self.tr("Copy the moves"))
        button.setIconSize(QSize(SIZE, SIZE))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for text, written in (
            (self.tr("Copy &Moves"), san_text),
            (self.tr("Copy as &PGN"), pgn_text),
        ):
            action = QAction(text, menu)
            action.triggered.connect(partial(self._copy, written is pgn_text))
            menu.addAction(action)
        button.setMenu(menu)
        return button

    def _copy(self, as_pgn: bool, *_checked: bool) -> None:
        line = self._playing.line
        if line is not None:
            QGuiApplication.clipboard().setText(pgn_text(line) if as_pgn else san_text(line))
            words = self.tr("Copied as PGN.") if as_pgn else self.tr("Copied the moves.")
            self.said.emit(words)

    def _enter(self) -> None:
        text = self.entry.text()
        if not text.strip():
            self.left.emit()
            return
        try:
            move = self._playing.read_move(text)
        except PlayError as error:
            self._tell(error_words(error))
            return
        self.entry.clear()
        self._on_edited()
        self._playing.play(move.uci)

    def _tell(self, words: str) -> None:
        """Say why a text is no move: where it stands, in the status bar, and aloud."""
        self.entry.show_fault(words)
        # The next attempt takes its place.
        self.entry.selectAll()
        self.refused.emit(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.entry, words))

    def _on_edited(self, _text: str = "") -> None:
        self.entry.show_fault("")

    def _dress(self) -> None:
        for step, button in self._steps.items():
            button.setIcon(step_icon(step))
        self.copy.setIcon(icon("copy"))


class _MoveEntry(QLineEdit):
    """The line for a written move.

    Signals:
        left: Esc was pressed; what was written is gone.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedWidth(_ENTRY_WIDTH)
        self.setPlaceholderText(self.tr("Move"))
        self.setAccessibleName(self.tr("Write a move"))
        self.setToolTip(self.tr("Write a move such as Nf3 or g1f3; Enter plays it"))

    def show_fault(self, words: str) -> None:
        """Mark the text as faulty and say why; "" ends it."""
        if words != self.accessibleDescription():
            danger = current_palette().danger
            look = f"QLineEdit {{ color: {danger}; border-color: {danger}; }}" if words else ""
            self.setStyleSheet(look)
            self.setAccessibleDescription(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.show_fault("")
            self.left.emit()
        else:
            super().keyPressEvent(event)
