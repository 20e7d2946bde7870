"""The table of operations, or of a game's tags: a list of properties, edited in place."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from fenedit.session.operations import Column, OperationsModel
from fenedit.ui.panels.operations_delegate import OperationsDelegate

_NAME_SHARE: Final = 0.38
"""What part of the width names and meanings have."""
_NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
_MARGIN: Final = 8

Index = QModelIndex | QPersistentModelIndex
Trigger = QAbstractItemView.EditTrigger


class OperationsTable(QTableView):
    """Shows an OperationsModel in full height; the column of cards scrolls, not the table."""

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
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(20)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(20)
        self.clicked.connect(self._on_clicked)
        model.dataChanged.connect(self.fit)
        model.rowsInserted.connect(self.fit)
        model.rowsRemoved.connect(self.fit)
        model.placed.connect(self._choose)

    def fit(self, *_: object) -> None:
        """Give the rows the heights that their words need, and the table that of its rows."""
        width = self.viewport().width()
        names = round(width * _NAME_SHARE)
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

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # The delegate draws what is chosen, with round corners.
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
        """Delete takes the row out; Enter edits it."""
        current = self.currentIndex()
        if event.key() == Qt.Key.Key_Delete and event.modifiers() == _NO_MODIFIER:
            self._model.delete(current.row())
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and current.isValid():
            self.edit_value(current.siblingAtColumn(Column.VALUE))
        else:
            super().keyPressEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # What is chosen while nobody is here, such as in a file just opened, is not looked for.
        if self.hasFocus():
            self._reveal(self.visualRect(current))

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Put an editor away; Esc gives up what was typed."""
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
        """Scroll the column of cards to a place in the table."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = area.widget() if area is not None else None
        if area is not None and inside is not None:
            place = self.viewport().mapTo(inside, rect.center())
            area.ensureVisible(place.x(), place.y(), 0, rect.height() // 2 + _MARGIN)
