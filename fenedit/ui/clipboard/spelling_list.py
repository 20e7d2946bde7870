"""The list of spellings: in groups, narrowed by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fenedit.ui.clipboard.text import group_title, spelling_title
from fenedit.ui.rows import RowDelegate, bold, paint_ground
from fenedit.ui.style import current_palette

if TYPE_CHECKING:
    from fenedit.notation.spellings.export import Spelling

_CODE = Qt.ItemDataRole.UserRole
_LEAST_WIDTH, _MOST_WIDTH = 220, 300
_ROOM = 34
"""What frame and scroll bar take of the list's width, in logical pixels."""
_INDENT = 10
_ROW_PADDING = 4
_ABOVE_HEADING = 8
_TO_THE_LIST = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class SpellingList(QFrame):
    """A line that narrows a list down, and the list; keys reach the right one of the two.

    Signals:
        chosen: the code of the spelling that is current now, "" for none.
        picked: the current one was double-clicked.
        copy_pressed: Copy was pressed with the list in focus.
    """

    chosen = Signal(str)
    picked = Signal()
    copy_pressed = Signal()

    def __init__(self, spellings: Sequence[Spelling], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._filter = QLineEdit(self)
        self._filter.setPlaceholderText(self.tr("Type to filter"))
        self._filter.setAccessibleName(self.tr("Filter the formats"))
        self._filter.setClearButtonEnabled(True)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Formats"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setItemDelegate(_SpellingDelegate(self._list))
        self._fill(spellings)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._filter)
        column.addWidget(self._list, 1)
        wanted = self._list.sizeHintForColumn(0) + _ROOM
        self.setFixedWidth(max(_LEAST_WIDTH, min(_MOST_WIDTH, wanted)))
        self._filter.installEventFilter(self)
        self._list.installEventFilter(self)
        self._filter.textChanged.connect(self._narrow)
        self._list.currentItemChanged.connect(self._on_current_changed)
        self._list.itemDoubleClicked.connect(self._on_double_clicked)

    @property
    def filter_line(self) -> QLineEdit:
        """The line that narrows the list."""
        return self._filter

    @property
    def list_widget(self) -> QListWidget:
        """The list itself."""
        return self._list

    @property
    def code(self) -> str:
        """The code of the current spelling, "" for none."""
        item = self._list.currentItem()
        return str(item.data(_CODE)) if item is not None else ""

    def choose(self, code: str) -> None:
        """Make a spelling the current one; the first where there is none of that code."""
        items = self._spelling_items()
        item = next((item for item in items if item.data(_CODE) == code), items[0])
        self._list.setCurrentItem(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send letters from the list to the line, and the keys of lists from the line to it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self._list:
                return self._on_key_in_list(event)
            if watched is self._filter:
                return self._on_key_in_filter(event)
        return super().eventFilter(watched, event)

    def _on_key_in_list(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_pressed.emit()
            return True
        if event.key() == Qt.Key.Key_Home:
            self._list.setCurrentItem(self._shown_items()[0])
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self._clear_filter()
        typed = event.text().isprintable() and event.text().strip() != ""
        commanded = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if (typed and not commanded) or event.key() == Qt.Key.Key_Backspace:
            self._filter.setFocus(Qt.FocusReason.OtherFocusReason)
            self._filter.end(False)
            self._filter.event(event)
            return True
        return False

    def _on_key_in_filter(self, event: QKeyEvent) -> bool:
        if event.key() in _TO_THE_LIST:
            self._list.event(event)
            return True
        return event.key() == Qt.Key.Key_Escape and self._clear_filter()

    def _clear_filter(self) -> bool:
        """Show all spellings again; False if they are shown already, for Esc to mean more."""
        if not self._filter.text():
            return False
        self._filter.clear()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _fill(self, spellings: Sequence[Spelling]) -> None:
        group = ""
        for spelling in spellings:
            if spelling.group != group:
                group = spelling.group
                self._list.addItem(self._heading(group_title(group)))
            item = QListWidgetItem(spelling_title(spelling.title))
            item.setData(_CODE, spelling.code)
            item.setToolTip(item.text())
            self._list.addItem(item)

    def _heading(self, title: str) -> QListWidgetItem:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item

    def _narrow(self, text: str) -> None:
        """Show the spellings whose names, groups or codes hold every word that was typed."""
        words = text.casefold().split()
        heading, title = None, ""
        for row in range(self._list.count()):
            item = self._list.item(row)
            code = item.data(_CODE)
            if code is None:
                heading, title = item, item.text()
                heading.setHidden(True)
                continue
            told = f"{item.text()} {title} {code}".casefold()
            item.setHidden(not all(word in told for word in words))
            if heading is not None and not item.isHidden():
                heading.setHidden(False)
        self._keep_a_current_one()

    def _keep_a_current_one(self) -> None:
        shown = self._shown_items()
        current = self._list.currentItem()
        if not shown:
            # The one argument that says "none" is an index that points nowhere.
            self._list.setCurrentIndex(QModelIndex())
            return
        if current is None or current.isHidden():
            self._list.setCurrentItem(shown[0])
        self._list.scrollToTop()
        self._list.scrollToItem(self._list.currentItem())

    def _spelling_items(self) -> list[QListWidgetItem]:
        items = (self._list.item(row) for row in range(self._list.count()))
        return [item for item in items if item.data(_CODE) is not None]

    def _shown_items(self) -> list[QListWidgetItem]:
        return [item for item in self._spelling_items() if not item.isHidden()]

    def _on_current_changed(self, _now: object, _before: object) -> None:
        self.chosen.emit(self.code)

    def _on_double_clicked(self, item: QListWidgetItem) -> None:
        if item.data(_CODE) is not None:
            self.picked.emit()


class _SpellingDelegate(RowDelegate):
    """Draws the headings small, and the spellings below them with room to breathe."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        text = index.data(Qt.ItemDataRole.DisplayRole)
        if index.data(_CODE) is None:
            metrics = QFontMetrics(_heading_font(option.font))
            above = _ABOVE_HEADING if index.row() else 0
            return QSize(metrics.horizontalAdvance(text), metrics.height() + above + _ROW_PADDING)
        metrics = QFontMetrics(option.font)
        width = metrics.horizontalAdvance(text) + 2 * _INDENT
        return QSize(width, metrics.height() + 2 * _ROW_PADDING)

    def paint_row(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        rect: QRect,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        colours = current_palette()
        heading = index.data(_CODE) is None
        if heading:
            font = _heading_font(option.font)
            text_at = rect.adjusted(_INDENT // 2, 0, 0, -_ROW_PADDING // 2)
            alignment = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom
        else:
            paint_ground(painter, option, rect)
            font = option.font
            text_at = rect.adjusted(_INDENT, 0, -_INDENT // 2, 0)
            alignment = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(QColor(colours.muted if heading else colours.text))
        text = index.data(Qt.ItemDataRole.DisplayRole)
        elide = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(font).elidedText(text, elide, text_at.width())
        painter.drawText(text_at, alignment, shown)


def _heading_font(font: QFont) -> QFont:
    heading = bold(font)
    heading.setPointSizeF(font.pointSizeF() * 0.86)
    return heading
