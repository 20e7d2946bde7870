"""Provides cards of dialogs and sections of the column, with small headings, and their parts."""

from collections.abc import Callable, Container

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.session.state import EditorState
from fenedit.ui.dialogs import open_manual
from fenedit.ui.style import current_palette, finger_size, lay_out, painting

PADDING = 14
"""Room left and right of the content of a section, in logical pixels."""
BAR_ROOM = 9
"""Pixels beside the sections for the scroll bar, which is as wide in the style sheet."""
_ARROW = 16
_BAR_HEIGHT = 6
"""Logical pixels of a progress bar."""


class Card(QFrame):
    """A rounded frame with a heading and a column for its content.

    Attributes:
        body: where the content goes.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self._title = Heading(title, self)
        self._title.setWordWrap(True)
        self.body = lay_out(QVBoxLayout(), spacing=6)
        lay_out(QVBoxLayout(self), self._title, self.body, margins=(14, 8, 14, 10), spacing=6)


class Heading(QLabel):
    """A small heading in capitals; cut off where a single line is too narrow."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title.upper(), parent)
        self.setObjectName("cardTitle")
        self.setAccessibleName(title)
        self.setFont(_heading_font(self.font()))

    @property
    def shown(self) -> str:
        """The visible part of the text."""
        if self.wordWrap():
            return self.text()
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        return size if self.wordWrap() else QSize(0, size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown == self.text():
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self.contentsRect(), self.alignment(), self.shown)


def _heading_font(font: QFont) -> QFont:
    heading = QFont(font)
    heading.setPointSizeF(font.pointSizeF() * 0.86)
    heading.setBold(True)
    heading.setLetterSpacing(heading.SpacingType.AbsoluteSpacing, 1.0)
    return heading


class SectionHead(QAbstractButton):
    """The heading of a section, and its result; it is checked while the section is unfolded."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setChecked(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.result = self._short = ""
        self.tone = "muted"

    def show_result(self, words: str, tone: str, short: str = "") -> None:
        """Show words after the heading, in a colour of the window by its name.

        If there is no room for them, short ones replace them while the section is unfolded.
        """
        self._short = short
        if (words, tone) != (self.result, self.tone):
            self.result, self.tone = words, tone
            self.setAccessibleDescription(words)
            self.setToolTip(words)
            self.update()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return room for the heading; a button beside it can be cut off."""
        return QSize(self.least_width, max(34, self.fontMetrics().height() + 14, finger_size()))

    @property
    def least_width(self) -> int:
        """The width of arrow and heading, in pixels."""
        metrics = QFontMetrics(_heading_font(self.font()))
        return PADDING + _ARROW + metrics.horizontalAdvance(self.text().upper())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrow, the heading in capitals, and the result at the other end."""
        colours = current_palette()
        with painting(self) as painter:
            if self.hasFocus():
                painter.setPen(QPen(QColor(colours.accent)))
                # Near the edge, clear of the result.
                painter.drawRoundedRect(self.rect().toRectF().adjusted(4.5, 4.5, -0.5, -4.5), 5, 5)
            colour = QColor(colours.text if self.underMouse() else colours.muted)
            painter.setPen(
                QPen(colour, 1.6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
            )
            middle = QPointF(PADDING + 4, self.height() / 2)
            tip, side = QPointF(0, 2), QPointF(4, 0)
            if not self.isChecked():
                tip, side = QPointF(2, 0), QPointF(0, 4)
            painter.drawPolyline(
                QPolygonF([middle - tip - side, middle + tip, middle - tip + side])
            )
            painter.setFont(_heading_font(self.font()))
            box = self.rect().adjusted(PADDING + _ARROW, 0, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text().upper())
            if self.result:
                painter.setFont(self.font())
                painter.setPen(QColor(getattr(colours, self.tone)))
                rest = self.rect().adjusted(self.least_width + 10, 0, BAR_ROOM - PADDING, 0)
                metrics = self.fontMetrics()
                shown = metrics.elidedText(self.result, Qt.TextElideMode.ElideRight, rest.width())
                if self.isChecked() and shown != self.result:
                    # A cut number would be wrong; the tool tip has it.
                    fits = metrics.horizontalAdvance(self._short) <= rest.width()
                    shown = self._short if fits else ""
                flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
                painter.drawText(rest, flags, shown)


class Section(QFrame):
    """A part of the column that folds under its heading, which then shows its result.

    Signals:
        folded: whether the user has folded it.

    Attributes:
        body: where the content goes.
        head: the heading; a click folds the section, or unfolds it.
        rests: whether it is folded because there is nothing in it.
    """

    folded = Signal(bool)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("section")
        self.rests = False
        self.head = SectionHead(self)
        self._tools = QWidget(self)
        self._buttons = lay_out(QHBoxLayout(self._tools), margins=0, spacing=2)
        row = lay_out(QHBoxLayout(), (self.head, 1), self._tools, spacing=0)
        self._content = QWidget(self)
        margins = (PADDING, 0, PADDING - BAR_ROOM, 10)
        self.body = lay_out(QVBoxLayout(self._content), margins=margins, spacing=6)
        lay_out(QVBoxLayout(self), row, self._content, margins=(0, 0, 0, 1), spacing=0)
        self._beside, self._result = ("", ""), ("", "muted")
        self._tools.hide()
        self.set_title(title)
        self.head.clicked.connect(self._on_clicked)

    @property
    def is_folded(self) -> bool:
        """Whether only the heading is visible."""
        return not self.head.isChecked()

    def fold(self, folded: bool) -> None:
        """Show only the heading, or everything."""
        focus = QApplication.focusWidget()
        if folded and focus is not None and self.isAncestorOf(focus):
            # Otherwise the board would get it, and the next keys.
            self.head.setFocus()
        self.head.setChecked(not folded)
        self._content.setVisible(not folded)
        self._tools.setVisible(not folded and self._buttons.count() > 0)
        if (layout := self.layout()) is not None:
            # Now: later, the column would take it for a change under the pointer.
            layout.activate()
        self._show_result()

    def set_title(self, title: str) -> None:
        """Give the section a heading."""
        self.setAccessibleName(title)
        self.head.setText(title)
        self.head.setAccessibleName(title)

    def show_note(self, words: str, short: str = "") -> None:
        """Show words at the end of the heading while the section is unfolded, or short ones."""
        self._beside = (words, short)
        self._show_result()

    def show_result(self, words: str, tone: str = "muted") -> None:
        """Show words at the end of the heading while the section is folded.

        `tone` is the name of one of the window's colours.
        """
        if (words, tone) != self._result:
            self._result = (words, tone)
            self._show_result()

    def show_state(self, state: EditorState) -> None:
        """Show a state of the window."""

    def end(self) -> None:
        """End all work of the section: the window closes."""

    def add_head_button(self, text: str, tip: str = "", name: str = "") -> QPushButton:
        """Return a new button at the end of the heading; the name is for screen readers."""
        button = ShortButton("head", self._tools)
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(name)
        self._buttons.addWidget(button)
        self._tools.setVisible(not self.is_folded)
        return button

    def _show_result(self) -> None:
        if self.is_folded:
            self.head.show_result(*self._result)
        else:
            words, short = self._beside
            self.head.show_result(words, "muted", short)

    def _on_clicked(self) -> None:
        self.fold(self.is_folded)
        self.folded.emit(self.is_folded)


def keep_room(widget: QWidget, keep: bool = True) -> None:
    """Reserve the room of a hidden widget, so that nothing moves when it appears."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(keep)
    widget.setSizePolicy(policy)


def label_for(field: QWidget, words: str, parent: QWidget) -> QLabel:
    """Return the label of a field, with a letter that focuses it."""
    label = QLabel(words, parent)
    label.setBuddy(field)
    return label


def label_of(parent: QWidget, tone: str = "muted", words: str = "") -> QLabel:
    """Return a label for sentences, in a tone of the style sheet."""
    label = QLabel(words, parent)
    label.setObjectName(tone)
    label.setWordWrap(True)
    return label


class _Paragraph(QLabel):
    """A text of fixed width; in a wider column Qt would give it too little height."""

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(min(width, self.maximumWidth()))


def paragraph(text: str, width: int, parent: QWidget) -> QLabel:
    """Return a selectable text of several lines, `width` logical pixels wide."""
    label = _Paragraph(text, parent)
    label.setWordWrap(True)
    label.setFixedWidth(width)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


class EmptyNote(QWidget):
    """Says what an empty section is for, with a link to the manual; hidden without words."""

    def __init__(self, parent: QWidget, page: str, anchor: str = "") -> None:
        super().__init__(parent)
        self.label, self.link = label_of(self), QPushButton(self.tr("More"), self)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.link.setObjectName("link")
        self.link.setAutoDefault(True)
        self._place = page, anchor
        self.link.clicked.connect(self._open_manual)
        parts = (self.label, 1), (self.link, 0, Qt.AlignmentFlag.AlignTop)
        lay_out(QHBoxLayout(self), *parts, margins=0, spacing=8)
        self.hide()

    def say(self, words: str, *, linked: bool = True) -> None:
        """Show a sentence, with the link or without it; nothing for ""."""
        self.label.setText(words)
        self.link.setAccessibleDescription(words)
        self.link.setVisible(linked)
        self.setVisible(bool(words))

    def _open_manual(self) -> None:
        open_manual(self, *self._place)


def quiet_button(parent: QWidget, text: str = "", tip: str = "") -> QPushButton:
    """Return a button without a frame; a tip describes it to a screen reader, too."""
    button = QPushButton(text, parent)
    button.setObjectName("quiet")
    button.setAutoDefault(True)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    return button


def tool_button(parent: QWidget, name: str) -> QToolButton:
    """Return a button with a sign; a name is its tip and for screen readers."""
    button = QToolButton(parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button


class ShortButton(QPushButton):
    """A button that cuts its words in a narrow column; the tip has all of them."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """Make a button in the style of an object name."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._whole = 0

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        self._whole = size.width()
        return size

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self.width() >= self._whole:
            return
        room = self.width() - (self._whole - option.fontMetrics.horizontalAdvance(option.text))
        shown = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, room)
        option.text = shown


class ProgressLine(QProgressBar):
    """A progress bar without words, drawn in the window's colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)
        self.setFixedHeight(_BAR_HEIGHT)

    def show_progress(self, done: int, total: int) -> None:
        """Show how much of a total is done; a total of 0 is unknown."""
        self.setRange(0, max(total, 1))
        self.setValue(done)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = current_palette()
        box = QRectF(self.rect())
        done = QRectF(0, 0, box.width() * self.value() / max(self.maximum(), 1), box.height())
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            done.moveRight(box.right())
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            for rect, colour in ((box, palette.border), (done, palette.accent)):
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(rect, _BAR_HEIGHT / 2, _BAR_HEIGHT / 2)


def passed_on(event: QEvent, keys: Container[int], target: QWidget) -> bool:
    """Pass a pressed key on to another widget if it is one of some; return whether it was."""
    is_press = event.type() == QEvent.Type.KeyPress
    if is_press and isinstance(event, QKeyEvent) and event.key() in keys:
        target.keyPressEvent(event)
        return True
    return False


def claims(event: QEvent, wanted: Callable[[QKeyEvent], bool]) -> bool:
    """Claim a wanted key before an action of the window; return whether it was wanted."""
    is_override = event.type() == QEvent.Type.ShortcutOverride
    is_claimed = is_override and isinstance(event, QKeyEvent) and wanted(event)
    if is_claimed:
        event.accept()
    return is_claimed
