from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.jobs.questions import RowVerdict
from fenedit.notation.position import parse_square
from fenedit.session.collection.model import CollectionModel
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.ui.collection.delegates import THUMBNAIL, RecordDelegate
from fenedit.ui.collection.text import record_words
from fenedit.ui.panels.text import graded_sentence
from fenedit.ui.style import current_palette
from tests.helpers.row_pictures import State, row_picture
from tests.helpers.states import HARING, IMMORTAL, editor_of, state_of_text

WIDTH = 240


@pytest.fixture(scope="module")
def painter() -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), chess_package_piece_set())


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{HARING} ; Haring\n{IMMORTAL} ; Haring\nno position\n"))
    yield editor
    editor.close()


@pytest.fixture
def delegate(painter) -> RecordDelegate:
    delegate = RecordDelegate()
    delegate.set_painter(painter)
    return delegate


def board_part(picture: QImage) -> QImage:
    return picture.copy(0, 0, THUMBNAIL + 12, picture.height())


def text_part(picture: QImage) -> QImage:
    return picture.copy(THUMBNAIL + 12, 0, WIDTH, picture.height())


def test_the_board_shows_the_records_position(delegate, editor):
    pictures = [board_part(row_picture(delegate, editor, row, WIDTH)) for row in (0, 1)]
    assert pictures[0] != pictures[1]
    assert board_part(row_picture(delegate, editor, 0, WIDTH)) == pictures[0]


@pytest.mark.parametrize(
    "state",
    [State.State_Selected, State.State_MouseOver, State.State_Selected | State.State_HasFocus],
)
def test_what_is_chosen_or_pointed_at_stands_out(delegate, editor, state):
    plain = row_picture(delegate, editor, 0, WIDTH)
    assert row_picture(delegate, editor, 0, WIDTH, state=State.State_Enabled | state) != plain


def test_focus_is_more_than_being_chosen(delegate, editor):
    chosen = row_picture(delegate, editor, 0, WIDTH, state=State.State_Selected)
    both = State.State_Selected | State.State_HasFocus
    assert row_picture(delegate, editor, 0, WIDTH, state=both) != chosen


def test_an_edited_record_bears_a_dot_of_the_accent(delegate, editor):
    model = CollectionModel(editor, record_words, graded_sentence, editor)
    editor.perform(board.place, parse_square("e4"), "Q")
    assert model.index(0).data().startswith("Haring")
    accent = current_palette().accent
    picture = QImage(QSize(WIDTH, 80), QImage.Format.Format_RGB32)
    picture.fill(current_palette().card)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, WIDTH, 80)
    brush = QPainter(picture)
    delegate.paint(brush, option, model.index(0))
    brush.end()
    right = [picture.pixelColor(x, y).name() for x in range(WIDTH - 30, WIDTH) for y in range(80)]
    assert accent in right


def test_a_draft_is_drawn_unlike_a_position(delegate, editor):
    picture = row_picture(delegate, editor, 2, WIDTH)
    assert board_part(picture) != board_part(row_picture(delegate, editor, 0, WIDTH))
    assert text_part(picture) != text_part(row_picture(delegate, editor, 0, WIDTH))


def test_right_to_left_the_board_is_at_the_right(delegate, editor):
    left = row_picture(delegate, editor, 0, WIDTH)
    right = row_picture(delegate, editor, 0, WIDTH, direction=Qt.LayoutDirection.RightToLeft)
    side = THUMBNAIL
    y = (left.height() - side) // 2
    beside = 12
    assert left.copy(beside, y, side, side) == right.copy(WIDTH - beside - side, y, side, side)


def test_the_board_is_drawn_for_the_screens_pixels(delegate, editor):
    once, twice = (row_picture(delegate, editor, 0, WIDTH, ratio=ratio) for ratio in (1.0, 2.0))
    enlarged = once.scaled(twice.size())
    enlarged.setDevicePixelRatio(2.0)
    assert board_part(twice) != board_part(enlarged)


def test_without_a_painter_there_is_text_alone(editor):
    picture = row_picture(RecordDelegate(), editor, 0, WIDTH)
    blank = QImage(picture.size(), picture.format())
    blank.fill(current_palette().card)
    assert board_part(picture) == board_part(blank)
    assert text_part(picture) != text_part(blank)


def test_a_verdict_is_told_by_mark_and_words(delegate, editor):
    sound = RowVerdict(0, 2, "sound", True)
    verdicts = [None, sound, sound._replace(verdict="duals"), sound._replace(verdict="no-solution")]
    pictures = [
        text_part(row_picture(delegate, editor, 0, WIDTH, verdict=each)) for each in verdicts
    ]
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in pictures]
    assert all(one != other for one, other in combinations(grey, 2))


def test_a_verdict_leaves_what_speaks_against_a_record(delegate, qapp):
    editor = editor_of(state_of_text("8/8/8/8/8/8/8/4K3 w - - dm 2;\n"))
    off = RowVerdict(0, 2, "off", True)
    plain, told = (
        row_picture(delegate, editor, 0, WIDTH, verdict=each, judged=True) for each in (None, off)
    )
    lowest = QRect(THUMBNAIL + 12, plain.height() * 2 // 3, WIDTH, plain.height())
    assert plain.copy(lowest) == told.copy(lowest)
    assert plain != told
    editor.close()


def test_a_narrow_row_says_on_another_line_where_players_met(delegate):
    fen = '[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 30"]'
    played = f'[White "A. Longname"]\n[Black "Bob"]\n[Event "{{}}"]\n{fen}\n\n*\n\n'
    games = played.format("Ghent") + played.format("Paris")
    editor = editor_of(state_of_text(games, file_format="pgn"))
    ghent, paris = (
        text_part(row_picture(delegate, editor, row, 190, judged=True)) for row in range(2)
    )
    third = QRect(0, ghent.height() * 2 // 3, ghent.width(), ghent.height() // 3)
    assert ghent.copy(third) != paris.copy(third)
    editor.close()
