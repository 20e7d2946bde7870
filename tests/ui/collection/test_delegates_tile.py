from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QImage

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.jobs.questions import RowVerdict
from fenedit.session.editor import Editor
from fenedit.ui.collection.delegates import DIAGRAM, TileDelegate
from tests.helpers.row_pictures import CHOSEN, row_picture
from tests.helpers.states import HARING, IMMORTAL, editor_of, state_of_text


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{HARING} ; One\n{HARING} ; Two\n{IMMORTAL}\nno position\n"))
    yield editor
    editor.close()


def parts(editor: Editor, row: int, **rest: object) -> tuple[QImage, QImage]:
    """Return the picture of a cell's diagram, and of what is below."""
    delegate = TileDelegate()
    delegate.set_painter(BoardPainter(board_theme("Walnut"), chess_package_piece_set()))
    width, _ = delegate.cell(QFont())
    image = row_picture(delegate, editor, row, width, **rest)
    edge = DIAGRAM + 8
    return (
        image.copy(0, 0, image.width(), edge),
        image.copy(0, edge, image.width(), image.height() - edge),
    )


def test_a_cell_shows_the_position_and_its_name(editor):
    one, two, other = (parts(editor, row) for row in range(3))
    assert one[0] == two[0] != other[0]
    assert one[1] != two[1]


def test_a_draft_and_what_is_chosen_stand_out(editor):
    draft = parts(editor, 3)
    assert draft[0] != parts(editor, 0)[0]
    assert parts(editor, 0, state=CHOSEN) != parts(editor, 0)


def test_a_verdict_stands_below_the_name(editor):
    plain = parts(editor, 0)
    sound = parts(editor, 0, verdict=RowVerdict(0, 2, "sound", True))
    short = parts(editor, 0, verdict=RowVerdict(0, 2, "short", True))
    assert plain[0] == sound[0] == short[0]
    assert plain[1] != sound[1] != short[1] != plain[1]
