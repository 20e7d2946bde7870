from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.jobs.questions import RowVerdict
from fenedit.notation.position import parse_square
from fenedit.session.collection.model import CollectionModel
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.intents.records import rename
from fenedit.ui.collection.commands import CommentDialog
from fenedit.ui.collection.delegates import THUMBNAIL, NameEdit, RecordDelegate
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.collection.text import record_words
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.text import graded_sentence
from fenedit.ui.style import current_palette
from tests.helpers.keyboard import Hands, click_at
from tests.helpers.row_pictures import State, row_picture
from tests.helpers.states import HARING, IMMORTAL, editor_of, state_of_text, text_of

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


# The name of a position is edited in its row.


MATE = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
FILE = f'{MATE} id "Morphy";\n# about it\n{MATE} c1 "Loyd";\n{MATE}\n'


@pytest.fixture
def window(show) -> MainWindow:
    state = state_of_text(FILE, file_format="epd")
    shown = show(state)
    shown.resize(1240, 820)
    QApplication.processEvents()
    return shown


@pytest.fixture
def hands(window, qtbot) -> Hands:
    return Hands(window, qtbot)


@pytest.fixture
def panel(window) -> CollectionPanel:
    return window.collection.panel


def line_of(window: MainWindow) -> NameEdit:
    line = window.focusWidget()
    assert isinstance(line, NameEdit)
    return line


def names_of(window: MainWindow, panel: CollectionPanel) -> list[str]:
    index = panel.model.index
    return [index(row).data() for row in range(panel.model.total)]


def test_f2_edits_the_name_and_the_keyboard_stays_in_the_list(window, hands, panel, qtbot):
    hands.press("F6 F2")
    line = line_of(window)
    assert line.text() == "Morphy" and line.selectedText() == "Morphy"
    hands.write('The "Organ Pipes"')
    hands.press("Return")
    qtbot.waitUntil(panel.list.hasFocus)
    changed = FILE.replace("Morphy", "The “Organ Pipes”")
    assert text_of(window.editor.state) == changed
    assert window.editor.undo_stack.undoText() == "Rename position"
    assert window.editor.undo_stack.count() == 1
    window.editor.undo_stack.undo()
    assert text_of(window.editor.state) == FILE


def test_esc_brings_back_what_was_there(window, hands, panel, qtbot):
    for row in range(3):
        window.editor.show_record(row)
        hands.press("F2")
        hands.write("other")
        assert text_of(window.editor.state) != FILE
        hands.press("Esc")
        qtbot.waitUntil(panel.list.hasFocus)
        assert text_of(window.editor.state) == FILE and not window.editor.modified


def test_twelve_are_named_with_tab(window, hands, panel, qtbot):
    hands.press("F2")
    for row, name in enumerate(("One", "Two", "Three")):
        qtbot.waitUntil(lambda: isinstance(window.focusWidget(), NameEdit))
        assert window.editor.state.current == row
        hands.write(name)
        hands.press("Tab")
    assert names_of(window, panel) == ["One", "Two", "Three"]


@pytest.mark.parametrize("keys", ["PgDown", "Ctrl+Shift+N", "F6", "Ctrl+D", "Alt+Down"])
def test_what_is_typed_is_kept_whatever_comes_next(window, hands, panel, keys):
    hands.press("F2")
    hands.write("New")
    hands.press(keys)
    assert "New" in names_of(window, panel)


def test_a_file_is_saved_with_the_name_that_is_being_typed(window, hands, tmp_path):
    path = tmp_path / "a.epd"
    path.write_text(FILE)
    assert window.files.open(path)
    hands.press("F2")
    hands.write("New")
    window.commands["save"].trigger()
    assert path.read_text() == FILE.replace("Morphy", "New")


@pytest.mark.parametrize("mode", ["list", "compact", "gallery"])
def test_a_double_click_edits_the_name_in_its_row(window, panel, qtbot, mode):
    window.collection.set_mode(mode)
    QApplication.processEvents()
    view = panel.list
    rect = view.visualRect(panel.model.index(2))
    place = QPoint(rect.center().x(), rect.bottom() - 8)
    click_at(view.viewport(), place)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    line = line_of(window)
    assert window.editor.state.current == 2
    assert view.viewport().rect().contains(line.geometry())
    assert abs(line.geometry().center().y() - rect.center().y()) < rect.height() // 2
    QTest.keyClicks(line, "Third")
    assert names_of(window, panel)[2] == "Third"


def test_a_comment_is_edited_from_its_own_line(window, panel):
    window.collection.set_mode("list")
    QApplication.processEvents()
    view = panel.list
    place = view.comment_rect(1).center()
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert any(each.isVisible() for each in window.findChildren(CommentDialog))


def test_in_a_strip_the_name_is_written_over_what_is_beside(window, hands, panel, qtbot):
    window.resize(860, 600)
    QApplication.processEvents()
    assert panel.form == "strip"
    hands.press("F2")
    line = line_of(window)
    assert line.width() > panel.width() and window.rect().contains(line.geometry())
    hands.write("New")
    hands.press("Return")
    qtbot.waitUntil(panel.list.hasFocus)
    assert names_of(window, panel)[0] == "New"


def test_a_strip_shows_the_name_below_the_board(window, panel):
    window.resize(860, 600)
    QApplication.processEvents()
    assert panel.form == "strip"
    view = panel.list
    cell = view.visualRect(view.shown.index(1))
    last_line = cell.adjusted(10, cell.height() - 16, -10, -4)
    images = []
    for name in ("", "MMMM"):
        window.editor.perform(rename, 1, name)
        images.append(view.viewport().grab(last_line).toImage())
    assert images[0] != images[1]


def test_a_single_position_is_named_in_a_list_that_comes(show, qtbot):
    window = show(state_of_text(f"{MATE} 0 1\n"))
    hands = Hands(window, qtbot)
    hands.press("F2")
    hands.write("Reti")
    assert text_of(window.editor.state) == f"# Reti\n{MATE} 0 1\n"


def test_what_was_found_is_renamed_where_it_stands(window, hands, panel, qtbot):
    hands.press("Ctrl+F")
    hands.write("Loyd")
    hands.press("Return")
    qtbot.waitUntil(lambda: panel.list.shown.total == 1)
    window.editor.show_record(1)
    hands.press("F2")
    hands.write("Second")
    hands.press("Return")
    qtbot.waitUntil(panel.list.hasFocus)
    assert names_of(window, panel) == ["Morphy", "Second", names_of(window, panel)[2]]
    window.editor.show_record(0)
    hands.press("F2")
    assert not isinstance(window.focusWidget(), NameEdit)
    assert "not among the matches" in window.status.words


def test_the_menu_of_a_row_renames(window, panel):
    actions = [action.objectName() for action in panel.context_menu().actions()]
    assert {"rename", "set_details"} <= set(actions)
