import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QFocusEvent

from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    FEN_ORDER,
    START_PLACEMENT,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.session.state import MarkTool
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.text import change_words, differing_squares
from tests.helpers.board_answers import AnsweringArea
from tests.helpers.board_hands import (
    SHIFT,
    click,
    drag,
    key,
    middle_of,
    stretch,
    type_text,
)

NAME = QAccessible.Text.Name


def sq(name: str) -> int:
    return parse_square(name)


@pytest.fixture
def spoken(monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(BoardVoice, "say", lambda _voice, words: words and said.append(words))
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)


@pytest.fixture
def events(monkeypatch):
    """Events for assistive technology: their kinds, and the words that come with them."""
    told = []

    def note(event):
        seen = QAccessible.queryAccessibleInterface(event.object())
        described = event.type() == QAccessible.Event.DescriptionChanged
        told.append((event.type(), seen.text(QAccessible.Text.Description if described else NAME)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


@pytest.fixture
def focused(events, monkeypatch):
    """The names that squares had when they got the focus."""
    names = []
    note = QAccessible.updateAccessibility

    def sift(event):
        note(event)
        if event.type() == QAccessible.Event.Focus:
            names.append(events[-1][1])

    monkeypatch.setattr(QAccessible, "updateAccessibility", sift)
    return names


@pytest.fixture
def seen(board):
    return QAccessible.queryAccessibleInterface(board)


def test_the_board_is_a_list_of_sixty_four_named_squares(board, seen):
    assert seen.isValid()
    assert seen.role() == QAccessible.Role.List
    assert seen.text(NAME) == "Board"
    assert seen.text(QAccessible.Text.Description) == board.accessibleDescription() != ""
    squares = [seen.child(index) for index in range(seen.childCount())]
    assert [square.text(NAME).split(",")[0] for square in squares] == [
        square_name(square) for square in FEN_ORDER
    ]
    assert squares[60].text(NAME) == "e1, white king"
    assert squares[36].text(NAME) == "e4, empty"
    assert {square.role() for square in squares} == {QAccessible.Role.ListItem}
    assert [seen.indexOfChild(square) for square in squares] == list(range(64))
    assert all(square.childCount() == 0 for square in squares)
    assert squares[3].parent().object() is board


def test_squares_are_reported_where_they_are_visible(area, board, seen):
    for flipped in (False, True):
        area.look(flipped=flipped)
        at = board.mapToGlobal(middle_of(board, "e2"))
        square = seen.childAt(at.x(), at.y())
        assert square.text(NAME) == "e2, white pawn"
        assert square.rect().contains(at)
        assert seen.rect().contains(square.rect())
    beside = board.mapToGlobal(QPoint(1, 1))
    assert seen.childAt(beside.x(), beside.y()) is None


def test_there_are_no_more_squares(seen):
    assert seen.child(64) is None
    assert seen.child(-1) is None


def test_the_square_of_the_caret_has_the_focus(board, seen):
    assert seen.focusChild() is None
    click(board, "e4")
    assert seen.focusChild().text(NAME) == "e4, empty"
    assert seen.focusChild().state().focused
    assert not seen.child(0).state().focused
    board.clearFocus()
    assert seen.focusChild() is None


def test_names_follow_the_contents(area, seen):
    area.put((sq("e4"), "Q"))
    assert seen.child(36).text(NAME) == "e4, white queen"


def test_interfaces_outlive_their_board_safely(qtbot):
    area = AnsweringArea()
    seen = QAccessible.queryAccessibleInterface(area.view)
    square = seen.child(5)
    assert square.text(NAME) == "f8, black bishop"
    area.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    del area, seen, square
    gc.collect()
    again = AnsweringArea()
    qtbot.addWidget(again)
    assert QAccessible.queryAccessibleInterface(again.view).childCount() == 64


def test_changes_are_announced(area, board, spoken):
    drag(board, "e2", "e4")
    assert spoken == ["e4, white pawn; e2, empty"]


def test_typed_squares_have_the_focus_and_so_has_the_end_of_a_rank(board, seen, spoken, focused):
    click(board, "f4")
    type_text(board, "q2")
    # The typed square is announced, not where typing continues; a focused square is spoken.
    assert focused == ["f4, empty", "h4, empty"]
    assert seen.focusChild().text(NAME) == "h4, empty"
    assert spoken == ["f4, black queen", "End of rank 4"]


def test_the_consequences_of_a_change_are_announced_once(area, board, spoken, focused):
    board.place_caret(sq("a8"))
    type_text(board, "8/QR")
    spoken.clear()
    focused.clear()
    area.put((sq("a7"), "."), (sq("b7"), "."))
    assert focused == ["a7, empty"]
    assert spoken == ["b7, empty"]


def test_a_focused_square_gets_its_new_name_once_it_is_left(area, board, events):
    click(board, "c4")
    events.clear()
    area.put((sq("c4"), "Q"), (sq("d4"), "R"))
    key(board, Qt.Key.Key_Left)
    assert events == [
        (QAccessible.Event.NameChanged, "d4, white rook"),
        (QAccessible.Event.Focus, "b4, empty"),
        (QAccessible.Event.NameChanged, "c4, white queen"),
    ]


def test_the_square_in_focus_is_described_for_a_moment(board, seen, events):
    click(board, "c4")
    events.clear()
    board.describe_part("Saved")
    assert events == [(QAccessible.Event.DescriptionChanged, "Saved")]
    assert seen.focusChild().text(QAccessible.Text.Description) == ""


def test_the_board_is_described_while_no_square_has_the_focus(board, seen, events):
    click(board, "c4")
    board.clearFocus()
    events.clear()
    board.describe_part("Saved")
    assert events == [(QAccessible.Event.DescriptionChanged, "Saved")]
    assert seen.text(QAccessible.Text.Description) == ""


def test_enter_says_what_it_did_on_an_empty_square_too(board, spoken):
    click(board, "e4")
    key(board, Qt.Key.Key_Return)
    click(board, "e2")
    for _ in range(2):
        key(board, Qt.Key.Key_Return)
    assert spoken == [
        "e4 is empty, nothing to pick up",
        "white pawn picked up",
        "e2, white pawn",
    ]


def test_squares_are_selectable_only_during_a_selection(board, seen):
    click(board, "e4")
    assert not seen.focusChild().state().selectable
    assert not seen.state().multiSelectable
    key(board, Qt.Key.Key_Up, SHIFT)
    assert seen.focusChild().state().selectable
    assert not seen.child(0).state().selected
    assert seen.focusChild().state().selected


def test_the_square_is_announced_when_the_focus_returns(qtbot, board, focused):
    click(board, "e4")
    focused.clear()
    board.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    board.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.PopupFocusReason))
    qtbot.waitUntil(lambda: focused == ["e4, empty"])


def test_a_lifted_piece_is_announced(board, spoken):
    click(board, "e2")
    key(board, Qt.Key.Key_Return)
    assert spoken == ["white pawn picked up"]


def test_a_selection_is_announced_and_its_squares_are_selected(board, seen, spoken):
    click(board, "b2")
    for code in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right):
        key(board, code, SHIFT)
    assert spoken == [
        "2 squares selected, b2 to b3",
        "3 squares selected, b2 to b4",
        "6 squares selected, b2 to c4",
    ]
    assert seen.state().multiSelectable
    selected = {
        seen.child(index).text(NAME)[:2]
        for index in range(64)
        if seen.child(index).state().selected
    }
    assert selected == {"b2", "b3", "b4", "c2", "c3", "c4"}
    key(board, Qt.Key.Key_Escape)
    assert spoken[-1] == "No squares selected"
    click(board, "e4")
    stretch(board, "e4", "e4")
    assert spoken[-1] == "e4 selected"


def test_pieces_carried_by_keys_are_announced(board, spoken):
    stretch(board, "b1", "c2")
    spoken.clear()
    for code in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Escape):
        key(board, code)
    assert spoken == ["4 pieces picked up", "b2 to c3", "c2 to d3"]
    stretch(board, "e2", "e3")
    key(board, Qt.Key.Key_Return)
    assert spoken[-1] == "white pawn picked up"


def test_many_changes_are_counted():
    assert change_words(EMPTY_PLACEMENT, tuple(range(32))) == "32 squares changed"
    after = with_contents(
        START_PLACEMENT, {sq("e1"): ".", sq("g1"): "K", sq("h1"): ".", sq("f1"): "R"}
    )
    changed = differing_squares(START_PLACEMENT, after)
    assert change_words(after, changed) == ("f1, white rook; g1, white king; e1, empty; h1, empty")


def test_nothing_is_announced_without_a_screen_reader(area, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr(BoardVoice, "say", lambda _voice, words: said.append(words))
    QAccessible.setActive(False)
    area.put((sq("e4"), "Q"))
    assert said == []


def test_marks_are_announced_and_described(area, board, seen, spoken):
    drawn = area.contents._replace(marks=read_marks_among(("[%csl Re4][%cal Ge2e4]",)))
    area.view.show_contents(drawn)
    assert spoken == ["green arrow from e2 to e4; red circle on e4"]
    e4 = seen.child(FEN_ORDER.index(sq("e4")))
    assert e4.text(NAME) == "e4, empty"
    assert e4.text(QAccessible.Text.Description) == spoken[0]
    area.view.show_contents(area.contents)
    assert spoken[1:] == ["All marks removed"]
    # Play only hides the marks.
    landings = (frozenset(),) * 64
    area.view.show_contents(drawn)
    area.view.show_contents(area.contents._replace(landings=landings))
    assert len(spoken) == 3


def test_the_start_of_an_arrow_is_announced(area, board, spoken):
    board.place_caret(sq("e2"))
    area.look(marking=MarkTool())
    key(board, Qt.Key.Key_Return)
    assert spoken == ["Mark started on e2"]
