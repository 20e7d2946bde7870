"""Edits operations, or a game's tags, in a table, and offers opcodes for new ones."""

from typing import TypeAlias

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QFrame,
    QHeaderView,
    QLineEdit,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from fenedit.notation.epd.opcodes import OPCODES, opcode_of
from fenedit.notation.translatable import translatable
from fenedit.session.operations import (
    Column,
    Grade,
    OperationRow,
    OperationsModel,
    OperationWords,
    Role,
)
from fenedit.ui.keys import deletes, held_keys
from fenedit.ui.panels.card import claims
from fenedit.ui.panels.text import operation_name, problem_sentence
from fenedit.ui.rows import Index, smaller
from fenedit.ui.style import bold, completions_of, current_palette, finger_size

_EXPECTED = translatable(
    "operation_words",
    {
        ("string",): "Text",
        ("move",): "Moves, such as Nf3",
        ("integer",): "A number",
        ("symbol",): "One word",
        ("clock",): "000:01:30:00 000:01:30:00",
        ("date", "time"): "2000.12.31 23:59:59",
        ("symbol", "string"): 'Name "Value"',
    },
)
"""The placeholders of an empty editor, by the form of the operands."""


def operation_words() -> OperationWords:
    """Return the words of rows in the language of the interface."""
    return OperationWords(_name, _expected, problem_sentence)


def _name(row: OperationRow) -> str:
    remark = QCoreApplication.translate("operation_words", "Remark")
    text = QCoreApplication.translate("operation_words", "Text")
    return operation_name(row.opcode) or (remark if row.mark else text)


def _expected(row: OperationRow) -> str:
    if not row.opcode:
        return ""
    opcode = opcode_of(row.opcode)
    if opcode.forms == ("string",) and opcode.least > 1:
        return QCoreApplication.translate("operation_words", '"Address" "Program"')
    source = _EXPECTED.get(opcode.forms)
    return QCoreApplication.translate("operation_words", source) if source else ""


class OpcodeChooser(QComboBox):
    """A list of operations by their names; any other opcode can be written.

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
        # Titles may be wider than the column.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        completer, line = self.completer(), self.lineEdit()
        assert completer is not None and line is not None  # an editable list has both
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setPlaceholderText(self.tr("Operation, such as Name"))
        self.activated.connect(self._on_activated)

    def offer(self, without: frozenset[str]) -> None:
        """Offer the opcodes that can be added to others."""
        self.clear()
        # The name and the most usual remarks come first.
        usual = ("id", "bm", "dm", "c0")
        for opcode in (*usual, *sorted(name for name in OPCODES if name not in usual)):
            if opcode not in without:
                self.addItem(operation_name(opcode), opcode)
        self.setCurrentIndex(-1)
        completer = self.completer()
        assert completer is not None  # an editable list has one
        completions_of(completer)

    def event(self, event: QEvent) -> bool:
        # In the window these keys move positions; here they open the list as usual.
        return claims(event, _opens_list) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept the text at Enter, give up at Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            written = self.currentText().strip()
            named = self.findText(written, Qt.MatchFlag.MatchFixedString)
            opcode = self.itemData(named) if named >= 0 else (written.split() or [""])[0]
            self.chosen.emit(opcode)
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)

    def _on_activated(self, index: int) -> None:
        self.chosen.emit(self.itemData(index))


def _opens_list(event: QKeyEvent) -> bool:
    is_arrow = event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up}
    return is_arrow and held_keys(event) == Qt.KeyboardModifier.AltModifier


_PADDING = 6
_GAP = 2
_RADIUS = 6
_EDITOR_HEIGHT = 28
_FINISHING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_Block: TypeAlias = tuple[str, QFont, str, int]
"""Some words of a cell, their font and colour, and their least height."""


class OperationsDelegate(QStyledItemDelegate):
    """Draws and edits rows of an OperationsModel."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = option.widget
        width = view.columnWidth(index.column()) if isinstance(view, QTableView) else 0
        room = max(width - 2 * _PADDING, 40)
        heights = [_height(block, room) for block in _blocks(option.font, index)]
        height = sum(heights) + _GAP * (len(heights) - 1) + 2 * _PADDING
        return QSize(width, max(height, finger_size()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        rect: QRect = option.rect
        view = option.widget
        here = isinstance(view, QTableView) and view.currentIndex().row() == index.row()
        focused = here and view.hasFocus()
        if option.state & QStyle.StateFlag.State_Selected or focused:
            mirrored = option.direction == Qt.LayoutDirection.RightToLeft
            is_left = (index.column() == Column.NAME) != mirrored
            _paint_half(painter, rect, is_left, focused=focused)
        top, room = rect.top() + _PADDING, rect.width() - 2 * _PADDING
        for block in _blocks(option.font, index):
            text, font, colour, _ = block
            height = _height(block, room)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            place = QRect(rect.left() + _PADDING, top, room, height)
            flags = _wrapping(block, room) | int(Qt.AlignmentFlag.AlignLeading)
            painter.drawText(place, flags, text)
            top += height + _GAP
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        name = index.sibling(index.row(), Column.NAME)
        editor.setAccessibleName(name.data(Qt.ItemDataRole.AccessibleTextRole))
        if index.column() == Column.VALUE:
            editor.setPlaceholderText(index.data(Role.EXPECTED))
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        editor.setText(index.data(Qt.ItemDataRole.EditRole))

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        rect: QRect = option.rect
        height = min(rect.height(), _EDITOR_HEIGHT)
        editor.setGeometry(rect.left(), rect.top(), rect.width(), height)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or not isinstance(editor, QLineEdit):
            return super().eventFilter(editor, event)
        key, is_override = event.key(), event.type() == QEvent.Type.ShortcutOverride
        if is_override and key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            # In the window these keys go to another record.
            self.commitData.emit(editor)
        if event.type() == QEvent.Type.KeyPress and key in _FINISHING:
            # Tab would go to the next cell; here the focus stays in the row.
            self.commitData.emit(editor)
            view = self.parent()
            assert isinstance(view, QTableView)
            index = view.indexAt(editor.geometry().center())
            if not index.isValid() or index.data(Role.GRADE) is not Grade.REFUSED:
                self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
            return True
        return super().eventFilter(editor, event)


def _blocks(font: QFont, index: Index) -> list[_Block]:
    """Return the words of a cell, from top to bottom."""
    palette = current_palette()
    fixed, grade = index.data(Role.FIXED), index.data(Role.GRADE)
    text = index.data(Qt.ItemDataRole.DisplayRole)
    if len(text) > 240:
        # The tool tip and the editor show more.
        text = text[:240] + "…"
    refused = grade is Grade.REFUSED
    colour = palette.danger if refused else palette.muted if fixed else palette.text
    # An open editor must not cover the words below.
    least = _EDITOR_HEIGHT - _PADDING if grade is not None else 0
    is_name = index.column() == Column.NAME
    blocks = [(text, bold(font) if is_name else font, colour, least)]
    if grade is not None and (below := index.data(Role.REMARK)):
        below_colour = palette.warning if grade is Grade.WARNING else palette.danger
        blocks.append((below, smaller(font), below_colour, 0))
    return blocks


def _widest_word(block: _Block) -> int:
    text, font, _, _ = block
    return max(map(QFontMetrics(font).horizontalAdvance, text.split()), default=0)


def _height(block: _Block, room: int) -> int:
    text, font, _, least = block
    metrics = QFontMetrics(font)
    rect = metrics.boundingRect(QRect(0, 0, room, 1 << 20), _wrapping(block, room), text)
    return max(rect.height(), metrics.height(), least)


def _wrapping(block: _Block, room: int) -> int:
    """Return flags that break within a word only if it is too long for a line."""
    anywhere = int(Qt.TextFlag.TextWrapAnywhere) if _widest_word(block) > room else 0
    return int(Qt.TextFlag.TextWordWrap) | anywhere


def _paint_half(painter: QPainter, rect: QRect, is_left: bool, *, focused: bool) -> None:
    """Paint one half of the rounded box behind a chosen row, framed as in lists."""
    colours, width = current_palette(), 2 if focused else 1
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.accent), width))
    painter.setBrush(QColor(colours.accent_soft))
    painter.setClipRect(rect)
    box = rect.adjusted(0, 1, _RADIUS, -1) if is_left else rect.adjusted(-_RADIUS, 1, 0, -1)
    inset = width / 2
    painter.drawRoundedRect(box.toRectF().adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
    painter.setClipping(False)


Trigger = QAbstractItemView.EditTrigger


class OperationsTable(QTableView):
    """Shows an OperationsModel in full height; the column scrolls, not the table."""

    def __init__(self, model: OperationsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(OperationsDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(Trigger.EditKeyPressed | Trigger.DoubleClicked | Trigger.AnyKeyPressed)
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(20)
        self.clicked.connect(self._on_clicked)
        for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(self.fit)
        model.placed.connect(self._choose)

    def event(self, event: QEvent) -> bool:
        """Use F2, which renames positions elsewhere, for the focused cell."""
        key = event.key() if isinstance(event, QKeyEvent) else None
        is_asked = event.type() == QEvent.Type.ShortcutOverride and key == Qt.Key.Key_F2
        if is_asked and self.currentIndex().isValid():
            event.accept()
            return True
        return super().event(event)

    def fit(self, *_: object) -> None:
        """Fit the rows to their words, and the table to its rows."""
        width = self.viewport().width()
        rows = range(self._model.rowCount())
        cells = (self._model.index(row, Column.NAME) for row in rows)
        blocks = (block for cell in cells for block in _blocks(self.font(), cell))
        word = max(map(_widest_word, blocks), default=0)
        # This share of the width is for names and meanings, unless a word needs more.
        names = min(max(round(width * 0.38), word + 2 * _PADDING), width // 2)
        self.setColumnWidth(Column.NAME, names)
        self.setColumnWidth(Column.VALUE, width - names)
        self.resizeRowsToContents()
        height = self.verticalHeader().length()
        if height != self.height():
            self.setFixedHeight(height)

    def edit_value(self, index: QModelIndex) -> None:
        """Open the editor of a cell."""
        self.setCurrentIndex(index)
        self._reveal(self.visualRect(index))
        self.edit(index)

    def refused(self) -> list[str]:
        """Commit an open editor; return the typed text that does not fit."""
        if self.state() == QAbstractItemView.State.EditingState:
            for editor in self.viewport().findChildren(QLineEdit):
                self.commitData(editor)
        return self._model.refused

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The delegate draws the chosen row, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the row at Delete; edit it at Enter."""
        current = self.currentIndex()
        if deletes(event):
            self._model.delete(current.row())
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and current.isValid():
            self.edit_value(current.siblingAtColumn(Column.VALUE))
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # Without the focus, as in a file just opened, do not scroll to the choice.
        if self.hasFocus():
            self._reveal(self.visualRect(current))

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close an editor; Esc discards its text."""
        index = self.indexAt(editor.geometry().center())
        super().closeEditor(editor, hint)
        if hint is QAbstractItemDelegate.EndEditHint.RevertModelCache:
            self._model.give_up(index)

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == Column.VALUE and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    def _choose(self, row: int) -> None:
        if row >= 0:
            self.setCurrentIndex(self._model.index(row, Column.VALUE))

    def _reveal(self, rect: QRect) -> None:
        """Scroll the column to a place in the table."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = area.widget() if area is not None else None
        if area is not None and inside is not None:
            place = self.viewport().mapTo(inside, rect.center())
            area.ensureVisible(place.x(), place.y(), 0, rect.height() // 2 + 8)
