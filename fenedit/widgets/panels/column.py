"""The column of cards beside the board."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.widgets.panels.castling_rights import CastlingCard
from fenedit.widgets.panels.counters import CountersCard
from fenedit.widgets.panels.operations import OperationsCard
from fenedit.widgets.panels.position_check import PositionCheckCard
from fenedit.widgets.panels.side_to_move import SideToMoveCard

WIDTH = 288


class PanelColumn(QScrollArea):
    """The cards, one below the other; they scroll where the window is low.

    Attributes:
        check: the position check, whose lines point at squares.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.check = PositionCheckCard(editor, self)
        self._cards = (
            SideToMoveCard(editor, self),
            CastlingCard(editor, self),
            CountersCard(editor, self),
            self.check,
            OperationsCard(editor, self),
        )
        panels = QWidget(self)
        column = QVBoxLayout(panels)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for card in self._cards:
            column.addWidget(card)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panels)
        self.setFixedWidth(WIDTH)

    def show_state(self, state: EditorState) -> None:
        """Show what a state's position says besides its pieces."""
        for card in self._cards:
            card.show_state(state)
