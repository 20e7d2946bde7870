"""List, board and column share a window."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.session.state import EditorState
from fenedit.ui.arrangement import LEAST_BOARD, STRIP, Edge, Widths, widths_in
from fenedit.ui.board.area import board_side
from fenedit.ui.panels.card import Section
from fenedit.ui.translation import languages, speak
from tests.helpers.board_hands import LEFT, mouse_event, move, press, release
from tests.helpers.states import HARING, START, state_of_text
from tests.helpers.windows import services_in, shown_window

TOOLS = QSize(77, 102)
CHROME = 144
"""Height of menus, toolbar and foot, in logical pixels."""


def side_in(width: int, height: int, *, has_list: bool) -> float:
    size = QSize(width, height - CHROME)
    widths = widths_in(size, TOOLS, has_list=has_list)
    room = width - widths.list_width - widths.column_width
    return board_side(room, size.height(), TOOLS)


@pytest.mark.parametrize(
    ("width", "height", "with_list", "alone"),
    [
        (860, 600, 424, 432),
        (1000, 700, 496, 536),
        (1024, 768, 512, 600),
        (1240, 820, 640, 656),
        (1366, 768, 600, 600),
        (1440, 900, 736, 736),
        (1600, 900, 736, 736),
        (1920, 1080, 912, 912),
        (2560, 1440, 1272, 1272),
        (1000, 1200, 560, 704),
    ],
)
def test_board_side_for_sizes_of_its_area(width, height, with_list, alone):
    assert side_in(width, height, has_list=True) >= with_list
    assert side_in(width, height, has_list=False) >= alone


def test_the_list_takes_what_the_board_would_leave_empty():
    widths = [
        widths_in(QSize(*size), TOOLS, has_list=True).list_width
        for size in ((860, 460), (1240, 680), (1500, 560), (1920, 940))
    ]
    assert widths[0] == STRIP
    assert 216 <= widths[1] <= 300 and widths[2] == 300
    assert widths[3] >= 500


@pytest.mark.parametrize("has_list", [False, True])
@pytest.mark.parametrize("size", [(860, 460), (1240, 680), (1500, 560), (1920, 940)])
def test_a_picture_takes_what_the_board_would_leave_empty(size, has_list):
    usual, wide = (
        widths_in(QSize(*size), TOOLS, has_list=has_list, wanted_column=wanted)
        for wanted in (0, size[1] // 2)
    )
    sides = [
        board_side(size[0] - each.list_width - each.column_width, size[1], TOOLS)
        for each in (usual, wide)
    ]
    assert sides[1] >= sides[0]
    assert wide.column_width >= usual.column_width
    if size == (1240, 680) and not has_list:
        assert wide.column_width > usual.column_width


@pytest.mark.parametrize("list_width", [1, 150, 5000])
@pytest.mark.parametrize("column_width", [1, 400, 5000])
def test_dragging_always_leaves_room_for_the_board(list_width, column_width):
    wishes = Widths(list_width, column_width)
    found = widths_in(QSize(1240, 680), TOOLS, has_list=True, least_column=230, wishes=wishes)
    assert found.list_width >= STRIP and found.column_width >= 230
    assert 1240 - found.list_width - found.column_width >= LEAST_BOARD


@pytest.fixture
def several() -> EditorState:
    return state_of_text(f"{START}\n{HARING}\n")


def test_an_edge_is_dragged_kept_and_set_back(qtbot, several, tmp_path):
    services = services_in(tmp_path)
    with shown_window(qtbot, several, services) as window:
        window.resize(1240, 820)
        panel = window.collection.panel
        usual = panel.width()
        edge = next(e for e in window.findChildren(Edge) if e.x() < 600)
        press(edge, QPoint(3, 20))
        move(edge, QPoint(80, 20), LEFT)
        release(edge, QPoint(3, 20))
        dragged = panel.width()
        assert dragged > usual + 40
        with shown_window(qtbot, several, services) as other:
            other.resize(1240, 820)
            assert other.collection.panel.width() == dragged
        twice = mouse_event(edge, QEvent.Type.MouseButtonDblClick, QPoint(3, 20), LEFT)
        QApplication.sendEvent(edge, twice)
        assert panel.width() == usual


def test_a_bar_above_the_board_folds_nothing(show, qtbot, several):
    window = show(several)
    window.resize(1240, 820)
    folds = [section.is_folded for section in window.panels.findChildren(Section)]
    window.warn("A long story about a folder that cannot be written. " * 4)
    qtbot.waitUntil(lambda: window.arrangement.height() < 660)
    assert [section.is_folded for section in window.panels.findChildren(Section)] == folds


def test_the_column_grows_when_what_is_in_it_needs_more(
    qtbot,
    several,
    tmp_path,
):
    with shown_window(qtbot, several, services_in(tmp_path)) as window:
        window.resize(1240, 820)
        wide = QWidget(window.panels)
        wide.setMinimumWidth(400)
        window.panels._column.insertWidget(0, wide)
        wide.show()
        qtbot.waitUntil(lambda: window.panels.width() >= 400)


def test_everything_fits_into_the_smallest_window(show, qtbot, several):
    window = show(several)
    window.resize(860, 600)
    qtbot.waitUntil(lambda: window.arrangement.width() == 860)
    parts = [window.collection.panel, window.area, window.panels]
    boxes = [part.geometry() for part in parts if part is not None]
    assert [box.left() for box in boxes] == sorted(box.left() for box in boxes)
    assert all(window.arrangement.rect().contains(box) for box in boxes)
    assert window.area.view.board_geometry.square_side >= 51


@pytest.mark.parametrize("language", sorted(languages()))
def test_widths_do_not_depend_on_the_language(language, spoken, qtbot, tmp_path):
    speak(spoken, language)
    puzzles = "8/8/8/8/8/k1K5/8/1R6 w - - dm 1;", '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";'
    text = "\n".join((f"{START} ;", f"{HARING} ;", *puzzles, "8/8"))
    state = state_of_text(text, file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        panel = window.collection.panel
        for section in window.panels.findChildren(Section):
            section.fold(False)
        widths = {}
        for size in ((860, 600), (1240, 820), (1920, 1080)):
            window.resize(*size)
            for row in range(5):
                window.editor.show_record(row)
                QApplication.processEvents()
                found = panel.width(), window.panels.width(), window.area.tools.upright_size.width()
                widths.setdefault(size, set()).add(found)
    assert widths == {
        (860, 600): {(96, 234, 77)},
        (1240, 820): {(218, 260, 77)},
        (1920, 1080): {(524, 320, 77)},
    }
