"""The column of cards beside the board."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from fenedit.session.editor import Editor
from fenedit.session.puzzle_state import PuzzleState
from fenedit.session.settings import Settings
from fenedit.session.solving import Solving
from fenedit.session.state import EditorState
from fenedit.widgets.engine.card import EngineCard
from fenedit.widgets.panels.castling_rights import CastlingCard
from fenedit.widgets.panels.counters import CountersCard
from fenedit.widgets.panels.operations import OperationsCard
from fenedit.widgets.panels.position_check import PositionCheckCard
from fenedit.widgets.panels.side_to_move import SideToMoveCard
from fenedit.widgets.puzzle.card import PuzzleCard

WIDTH = 288
BAR_ROOM = 13
"""Pixels beside the cards for the scroll bar, which is as wide in the style sheet."""


class PanelColumn(QScrollArea):
    """The cards, one below the other; they scroll where the window is low.

    Attributes:
        check: the position check, whose lines point at squares.
        solving: what solves problems.
        puzzle: the problem and its solution.
        puzzle_card: the card of both.
        engine: the card of what an engine says.
    """

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Made from top to bottom, which is how Tab goes through them.
        side = SideToMoveCard(editor, self)
        castling = CastlingCard(editor, self)
        counters = CountersCard(editor, self)
        self.check = PositionCheckCard(editor, self)
        self.solving = Solving(self)
        self.puzzle = PuzzleState(editor, self.solving, self)
        self.puzzle_card = PuzzleCard(editor, self.puzzle, self)
        operations = OperationsCard(editor, self)
        self.engine = EngineCard(settings, self)
        self._said = (side, castling, counters)
        self._judged = (self.check, operations)
        self._cards = (*self._said, self.check, self.puzzle_card, operations, self.engine)
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
        # Its room is kept, so that no card changes its width when the bar comes or goes.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._dress_bar)
        self._dress_bar(0, 0)
        self.setFixedWidth(WIDTH + BAR_ROOM)

    def show_state(self, state: EditorState) -> None:
        """Show what a state's position says besides its pieces."""
        for card in self._cards:
            card.show_state(state)

    def show_reached(self, state: EditorState, playing: bool) -> None:
        """Show where play has come to; what speaks of the position set up is not seen meanwhile."""
        for card in self._said:
            card.show_state(state)
            card.setEnabled(not playing)
        for judge in self._judged:
            judge.setVisible(not playing)
        self.engine.show_state(state)

    def _dress_bar(self, least: int, most: int) -> None:
        self.verticalScrollBar().setEnabled(most > least)
