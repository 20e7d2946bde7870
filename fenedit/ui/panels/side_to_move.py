"""The card of the side to move: two large buttons."""

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from fenedit.notation.position import BLACK, WHITE, Side
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_side_to_move
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Card

_DISC = 14
_FILL = {WHITE: "#ffffff", BLACK: "#17181a"}
_RIM = "#808080"
"""Grey tells both discs from a light card and from a dark one."""


class SideToMoveCard(Card):
    """Shows whose move it is, and changes it."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Side to move"), parent)
        self._editor = editor
        self._group = QButtonGroup(self)
        self._buttons: dict[Side, QPushButton] = {}
        row = QHBoxLayout()
        row.setSpacing(8)
        for side, text in ((WHITE, self.tr("White")), (BLACK, self.tr("Black"))):
            button = QPushButton(text, self)
            button.setObjectName("toggle")
            button.setAutoDefault(True)
            button.setIcon(_disc(side))
            button.setIconSize(QSize(_DISC, _DISC))
            button.setCheckable(True)
            button.clicked.connect(partial(self._choose, side))
            self._group.addButton(button)
            self._buttons[side] = button
            row.addWidget(button, 1)
        self._buttons[WHITE].setAccessibleName(self.tr("White to move"))
        self._buttons[BLACK].setAccessibleName(self.tr("Black to move"))
        self.body.addLayout(row)
        self.show_state(editor.state)

    def show_state(self, state: EditorState) -> None:
        """Check the button of the side to move."""
        button = self._buttons[state.position.side_to_move]
        if not button.isChecked():
            button.setChecked(True)

    def _choose(self, side: Side) -> None:
        self._editor.perform(set_side_to_move, side)


def _disc(side: Side) -> QIcon:
    icon = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(_DISC * ratio, _DISC * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(_RIM), 1.2))
        painter.setBrush(QColor(_FILL[side]))
        painter.drawEllipse(QPointF(_DISC / 2, _DISC / 2), _DISC / 2 - 1.5, _DISC / 2 - 1.5)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
