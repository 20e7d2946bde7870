"""Provides the widgets of the Play section: status, line of moves, steps, move entry."""

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
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
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.puzzle import in_letters
from fenedit.rules.play import PlayError
from fenedit.session.moves.play_line import PlayLine, pgn_text, san_text
from fenedit.session.moves.playing import Playing
from fenedit.ui.board.area import BoardArea
from fenedit.ui.keys import key_name
from fenedit.ui.panels.card import tool_button
from fenedit.ui.play.text import error_words, status_words
from fenedit.ui.style import REST, bold, coloured_pixmap, current_palette, icon, lay_out, painting

_INSET = 8.0
_PADDING = 4.0
"""Room at both sides of a move that is clickable too."""


class MoveLine(QWidget):
    """Shows the moves of a line; a click or a key goes to one of them.

    Signals:
        chosen: the number of moves up to the chosen one.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self.setMaximumHeight(32)
        self.setAccessibleName(self.tr("Moves"))
        self._line: PlayLine | None = None
        self._letters = "en"
        self._words: list[tuple[str, float, float, int]] = []
        """Text, left edge, width, and the number of moves up to this one; 0 for a number."""
        self._length = 0.0
        self._offset = 0.0

    def show_line(self, line: PlayLine | None, letters: str) -> None:
        """Show a line with the piece letters of a language, or in figurines."""
        if (line, letters) == (self._line, self._letters):
            return
        self._line, self._letters = line, letters
        self._words, x = [], _INSET - _PADDING
        plain, bold = QFontMetricsF(self.font()), QFontMetricsF(_bold(self.font()))
        if line is not None:
            pairs = zip(line.numbers(), line.moves, strict=True)
            for index, (number, move) in enumerate(pairs, start=1):
                if number:
                    x += _PADDING
                    width = plain.horizontalAdvance(number)
                    self._words.append((number, x, width, 0))
                    x += width + 2
                text = in_letters(move.san, letters)
                width = bold.horizontalAdvance(text) + 2 * _PADDING
                self._words.append((text, x, width, index))
                x += width
        self._length = x + _INSET
        self.setAccessibleDescription(self.text or self.tr("No moves yet"))
        self._scroll()

    @property
    def text(self) -> str:
        """The whole text, even if there is no room for it."""
        return " ".join(text for text, *_ in self._words)

    def place_of(self, index: int) -> QPoint:
        """Return the middle of a move in this widget, by its number from 1."""
        return QPoint(round(self._middle_of(index) - self._offset), self.height() // 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and index:
            self.chosen.emit(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cursor, there = Qt.CursorShape, self._index_at(event.position().x())
        self.setCursor(cursor.PointingHandCursor if there else cursor.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the moves with arrows, Home and End."""
        index = 0 if self._line is None else self._line.index
        last = 0 if self._line is None else len(self._line.moves)
        wanted = {
            Qt.Key.Key_Left: index - 1,
            Qt.Key.Key_Right: index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if wanted is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif 0 <= wanted <= last:
            self.chosen.emit(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll()

    def sizeHint(self) -> QSize:
        return QSize(160, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, round(QFontMetricsF(self.font()).height() + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = current_palette()
        with painting(self) as painter:
            frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else colours.border)))
            painter.setBrush(QColor(colours.field))
            painter.drawRoundedRect(frame, 6, 6)
            painter.setClipRect(self.rect().adjusted(2, 2, -2, -2))
            made = 0 if self._line is None else self._line.index
            if not self._words:
                painter.setPen(QColor(colours.muted))
                room = frame.adjusted(_INSET, 0, -_INSET, 0)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.tr("No moves yet"))
            for text, left, width, index in self._words:
                box = QRectF(left - self._offset, 0, width, self.height())
                if index and index == made:
                    chip = box.adjusted(0, 4, 0, -4)
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(QColor(colours.accent_soft))
                    painter.drawRoundedRect(chip, 4, 4)
                    painter.setPen(QColor(colours.accent))
                    painter.setFont(_bold(self.font()))
                else:
                    ahead = not index or index > made
                    painter.setPen(QColor(colours.muted if ahead else colours.text))
                    painter.setFont(self.font())
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
            self._paint_fades(painter, QColor(colours.field))

    def _paint_fades(self, painter: QPainter, ground: QColor) -> None:
        """Fade the moves out at an edge with more moves behind it."""
        clear = QColor(ground)
        clear.setAlpha(0)
        width, fade = self.width(), 18.0
        for is_cut, edge, inner in (
            (self._offset > 0, 2.0, fade),
            (self._offset + width < self._length, width - 2.0, width - fade),
        ):
            if is_cut:
                gradient = QLinearGradient(edge, 0, inner, 0)
                gradient.setColorAt(0, ground)
                gradient.setColorAt(1, clear)
                painter.fillRect(QRectF(min(edge, inner), 2, fade, self.height() - 4), gradient)

    def _scroll(self) -> None:
        """Centre the last move made, as far as there are moves around it."""
        middle = self._middle_of(self._line.index) if self._line is not None else 0.0
        self._offset = max(0.0, min(middle - self.width() / 2, self._length - self.width()))
        self.update()

    def _middle_of(self, made: int) -> float:
        middles = (left + width / 2 for _, left, width, index in self._words if index == made > 0)
        return next(middles, 0.0)

    def _index_at(self, x: float) -> int:
        x += self._offset
        return next((index for _, left, width, index in self._words if 0 <= x - left < width), 0)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


Step: TypeAlias = Literal["first", "back", "forward", "last"]

SIZE = 16
"""Side of a step icon in logical pixels."""


def step_icon(step: Step) -> QIcon:
    """Return the icon of a step in the colours of the window."""
    colours, result = current_palette(), QIcon()
    modes = {QIcon.Mode.Normal: colours.text, QIcon.Mode.Disabled: colours.border}
    for ratio, (mode, colour) in product((1.0, 2.0), modes.items()):
        result.addPixmap(coloured_pixmap(f"step_{step}", colour, SIZE, ratio), mode)
    return result


_SPACING = 8


class PlayHead(QFrame):
    """Shows the side to move during play, and ends play in one of two ways."""

    def __init__(self, playing: Playing, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Play"))
        self._words = ""
        self.status = QLabel(self)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.status.setFont(bold(self.status.font()))
        self.keep = QPushButton(self)
        self.keep.setAccessibleName(self.tr("Keep Position"))
        self.keep.setToolTip(self.tr("End play and edit this position"))
        self.leave = QPushButton(self)
        self.leave.setAccessibleName(self.tr("Back to Setup"))
        self.leave.setToolTip(self.tr("End play and go back to the position where it started"))
        row = lay_out(QHBoxLayout(), (self.keep, 1), (self.leave, 1), spacing=_SPACING)
        lay_out(QVBoxLayout(self), self.status, row, margins=0, spacing=_SPACING)
        for button, slot in ((self.keep, playing.keep), (self.leave, playing.leave)):
            button.setAutoDefault(True)
            button.clicked.connect(slot)
            # The words are shortened or cut, or they would widen the column.
            button.setMinimumWidth(1)

    def show_line(self, line: PlayLine) -> None:
        """Show the position of a line."""
        self._words = status_words(line)
        words = self.tr("Playing moves. {0}").format(self._words)
        self.status.setToolTip(words)
        self.status.setAccessibleName(words)
        self.keep.setEnabled(line.index > 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Shorten the words, on the buttons too, to fit."""
        for keep, leave in (
            (self.tr("Keep Position"), self.tr("Back to Setup")),
            (self.tr("Keep"), self.tr("Back")),
        ):
            self.keep.setText(keep)
            self.leave.setText(leave)
            buttons = 2 * max(self.keep.sizeHint().width(), self.leave.sizeHint().width())
            if buttons + _SPACING <= self.width():
                break
        metrics, room = self.status.fontMetrics(), self.width()
        self.status.setText(metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, room))


class PlayBar(QFrame):
    """Steps through the moves, shows them, takes a typed one, and copies them all.

    Attributes:
        steps: the buttons that step through the moves.
        entry: the field of a typed move.
        shortcuts: keys of the steps, which also work where the bar is hidden.
    """

    def __init__(
        self,
        playing: Playing,
        area: BoardArea,
        say: Callable[[str], None],
        refuse: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        """Make it; `say` reports what was done, `refuse` why a text is not a move."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Moves"))
        self._playing = playing
        self._area = area
        self._say = say
        self._refuse = refuse
        self.shortcuts: list[QShortcut] = []
        made = self._step_button
        self.steps: dict[Step, QToolButton] = {
            "first": made(self.tr("To the start"), "Alt+Home", partial(playing.go, 0)),
            "back": made(self.tr("One move back"), "Alt+Left", partial(playing.step, -1)),
            "forward": made(self.tr("One move forward"), "Alt+Right", partial(playing.step, 1)),
            "last": made(self.tr("To the last move"), "Alt+End", partial(playing.go, 1_000_000)),
        }
        self.moves = MoveLine(self)
        self.moves.chosen.connect(playing.go)
        self.entry = _MoveEntry(self)
        self.entry.returnPressed.connect(self._enter)
        self.entry.textEdited.connect(self._on_edited)
        self.entry.left.connect(area.focus_board)
        self.copy = self._button(self.tr("Copy the moves"))
        self.copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.copy)
        for text, written, words in (
            (self.tr("Copy &Moves"), san_text, self.tr("Copied the moves.")),
            (self.tr("Copy as &PGN"), pgn_text, self.tr("Copied as PGN.")),
        ):
            menu.addAction(text).triggered.connect(partial(self._copy, written, words))
        self.copy.setMenu(menu)
        row = lay_out(QHBoxLayout(), *self.steps.values(), REST, self.copy, spacing=2)
        lay_out(QVBoxLayout(self), self.moves, row, self.entry, margins=0, spacing=_SPACING)
        self._dress()

    def show_line(self, line: PlayLine, letters: str) -> None:
        """Show a line with the piece letters of a language, or in figurines."""
        self.moves.show_line(line, letters)
        back, forward = line.index > 0, line.index < len(line.moves)
        for step, button in self.steps.items():
            button.setEnabled(back if step in ("first", "back") else forward)
        self.copy.setEnabled(bool(line.moves))

    def write(self, text: str) -> None:
        """Begin to type a move in its field."""
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.setText(text)
        self._on_edited()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _button(self, name: str) -> QToolButton:
        button = tool_button(self, name)
        button.setIconSize(QSize(SIZE, SIZE))
        return button

    def _step_button(self, name: str, keys: str, go: Callable[[], None]) -> QToolButton:
        button = self._button(name)
        button.setToolTip(f"{name} ({key_name(keys)})")
        button.setAccessibleDescription(key_name(keys))
        button.clicked.connect(lambda _checked=False: go())
        # Shortcuts of hidden widgets do not work; the board is always visible.
        shortcut = QShortcut(QKeySequence(keys), self._area)
        shortcut.activated.connect(go)
        self.shortcuts.append(shortcut)
        return button

    def _copy(self, written: Callable[[PlayLine], str], words: str, *_checked: bool) -> None:
        if self._playing.line is not None:
            QGuiApplication.clipboard().setText(written(self._playing.line))
            self._say(words)

    def _enter(self) -> None:
        text = self.entry.text()
        if not text.strip():
            self._area.focus_board()
            return
        try:
            move = self._playing.read_move(text)
        except PlayError as error:
            words = error_words(error)
            self.entry.show_fault(words)
            # The next attempt replaces it.
            self.entry.selectAll()
            self._refuse(words)
            return
        self.entry.clear()
        self._on_edited()
        self._playing.play(move.uci)

    def _on_edited(self, _text: str = "") -> None:
        self.entry.show_fault("")

    def _dress(self) -> None:
        for step, button in self.steps.items():
            button.setIcon(step_icon(step))
        self.copy.setIcon(icon("copy"))


class _MoveEntry(QLineEdit):
    """The field of a typed move.

    Signals:
        left: Esc was pressed and the text cleared.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMinimumWidth(48)
        self.setPlaceholderText(self.tr("Move"))
        self.setAccessibleName(self.tr("Type a move"))
        self.setToolTip(self.tr("Type a move such as Nf3 or g1f3, then press Enter"))

    def show_fault(self, words: str) -> None:
        """Mark the text as faulty and say why; "" removes the mark."""
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
