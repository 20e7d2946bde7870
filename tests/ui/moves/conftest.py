"""A board area with its controller, as the window has them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.theme import board_theme
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.controller import BoardController
from fenedit.ui.moves.controller import MovesController
from fenedit.ui.moves.section import MovesSection
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.diagrams import piece_set
from tests.helpers.states import editor_of, state_of_fen

Table = Callable[[str], BoardController]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    """Return what makes a shown board with the position of a FEN; `chess960` by argument."""

    def make(fen: str, chess960: bool = False) -> BoardController:
        from fenedit.session.intents import fields

        pieces = piece_set()
        settings = Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
        settings.set_preferences(Preferences(animate=False))
        area = BoardArea(BoardPainter(board_theme("Walnut"), pieces))
        qtbot.addWidget(area)
        editor = editor_of(state_of_fen(fen))
        editor.setParent(area)
        if chess960:
            editor.perform(fields.set_chess960, True)
        window = BenchWindow()
        qtbot.addWidget(window)
        look = SimpleNamespace(pieces=pieces)
        bench = bench_of(window, editor, settings, look=look)
        control = BoardController(area, bench)
        bench.rooms.puzzle = SimpleNamespace(has_solution=False)
        section = MovesSection(bench, area)
        moves = MovesController(area, bench, section)
        control.edited.connect(moves.unsay_before)
        bench.rooms.moves = control.room = moves

        def show(before: EditorState, after: EditorState, _change: object) -> None:
            moves.show_state()
            control.follow(before, after, animate=False)

        editor.state_changed.connect(show)
        control.show_state(editor.state, animate=False)
        area.resize(560, 640)
        with qtbot.waitActive(area):
            area.show()
            area.activateWindow()
        area.focus_board()
        return control

    return make
