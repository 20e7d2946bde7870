import pytest
from hypothesis import given
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import parse_square
from fenedit.session.intents import board
from fenedit.session.intents.fields import set_chess960, set_side_to_move
from fenedit.ui.panels.field_cards import (
    CastlingRows,
    CounterRows,
    EnPassantBox,
    NumberBox,
    SideToMoveRow,
    right_choices,
)
from tests.helpers.panel_hands import stage
from tests.helpers.states import START, editor_of, state_of_fen
from tests.helpers.strategies import positions

LEFT = Qt.MouseButton.LeftButton
CHESS960 = "nqrbkrbn/pppppppp/8/8/8/8/PPPPPPPP/NQRBKRBN w KQkq - 0 1"


def toggles(card: CastlingRows) -> dict[str, QPushButton]:
    """Return the visible toggles by their accessible names."""
    shown = [button for button in card.findChildren(QPushButton) if not button.isHidden()]
    return {button.accessibleName(): button for button in shown}


def summary(fen: str, chess960: bool) -> list[tuple[str, str, str]]:
    """Return letter, wing and state of each choice, such as ("K", "K", "held")."""
    words = []
    for choice in right_choices(parse_fen(fen), chess960):
        state = {
            (True, True): "held",
            (True, False): "claimed",
            (False, True): "possible",
            (False, False): "impossible",
        }[choice.held, choice.possible]
        words.append((choice.letter, choice.wing, state))
    return words


@pytest.mark.parametrize(
    ("fen", "chess960", "expected"),
    [
        (START, False, [(letter, letter.upper(), "held") for letter in "KQkq"]),
        (
            "4k3/8/8/8/8/8/8/4K2R w Q - 0 1",
            False,
            [
                ("K", "K", "possible"),
                ("Q", "Q", "claimed"),
                ("k", "K", "impossible"),
                ("q", "Q", "impossible"),
            ],
        ),
        (
            "4k3/8/8/8/8/8/8/1R2K1RR w G - 0 1",
            True,
            [
                ("K", "K", "possible"),
                ("G", "K", "held"),
                ("Q", "Q", "possible"),
                ("k", "K", "impossible"),
                ("q", "Q", "impossible"),
            ],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w BG - 0 1",
            True,
            [
                ("G", "K", "claimed"),
                ("B", "Q", "claimed"),
                ("k", "K", "impossible"),
                ("q", "Q", "impossible"),
            ],
        ),
    ],
)
def test_all_rights_that_are_held_or_possible_can_be_seen(fen, chess960, expected):
    assert sorted(summary(fen, chess960)) == sorted(expected)


@given(positions())
def test_every_held_right_can_be_seen_and_dropped(position):
    for chess960 in (False, True):
        choices = right_choices(position, chess960)
        held = [choice for choice in choices if choice.held]
        assert sorted(choice.letter for choice in held) == sorted(position.castling_rights)
        assert all(choice.switchable for choice in held)
        assert len({choice.letter for choice in choices}) == len(choices)


def test_a_toggle_switches_a_right_off_and_on(qtbot):
    editor = editor_of(state_of_fen(START))
    card = CastlingRows(editor)
    with stage(qtbot, editor, card):
        toggle = toggles(card)["Black queenside, rook on the a-file"]
        assert toggle.isChecked()
        qtbot.mouseClick(toggle, LEFT)
        assert editor.state.position.castling_rights == "KQk"
        qtbot.keyClick(toggle, Qt.Key.Key_Space)
        assert editor.state.position.castling_rights == "KQkq"


def test_impossible_rights_are_disabled_and_claimed_ones_can_be_dropped(qtbot):
    editor = editor_of(state_of_fen("4k3/8/8/8/8/8/8/4K2R w Kq - 0 1"))
    card = CastlingRows(editor)
    with stage(qtbot, editor, card):
        shown = toggles(card)
        assert not shown["White queenside"].isEnabled()
        claimed = shown["Black queenside"]
        assert claimed.isEnabled()
        assert claimed.text() == "O-O-O ?"
        assert claimed.property("claimed") is True
        qtbot.mouseClick(claimed, LEFT)
        assert editor.state.position.castling_rights == "K"
        assert not claimed.isEnabled()
        assert claimed.text() == "O-O-O"
        assert claimed.property("claimed") is False


def test_a_right_comes_and_goes_with_its_rook(qtbot):
    editor = editor_of(state_of_fen(START))
    card = CastlingRows(editor)
    with stage(qtbot, editor, card):
        editor.perform(board.discard, 7)
        toggle = toggles(card)["White kingside"]
        assert not toggle.isChecked()
        assert not toggle.isEnabled()
        editor.perform(board.place, 7, "R")
        assert toggle.isChecked()


def test_in_chess960_a_right_names_its_rooks_file(qtbot):
    editor = editor_of(state_of_fen(CHESS960))
    card = CastlingRows(editor)
    with stage(qtbot, editor, card):
        assert {button.text() for button in toggles(card).values()} == {"O-O ?", "O-O-O ?"}
        editor.perform(set_chess960, True)
        assert {button.text() for button in toggles(card).values()} == {"O-O f", "O-O-O c"}
        assert "White queenside, rook on the c-file" in toggles(card)


def test_a_third_right_of_a_side_cannot_be_switched_on(qtbot):
    editor = editor_of(state_of_fen("4k3/8/8/8/8/8/8/1R2K1RR w KQ - 0 1"))
    editor.perform(set_chess960, True)
    card = CastlingRows(editor)
    with stage(qtbot, editor, card):
        inner = toggles(card)["White kingside, rook on the g-file"]
        assert not inner.isEnabled()
        qtbot.mouseClick(toggles(card)["White queenside, rook on the b-file"], LEFT)
        assert inner.isEnabled()


@pytest.mark.parametrize(
    ("fen", "leads_there"),
    [
        ("4k3/8/8/8/8/8/8/2R1K3 w - - 0 1", {"White"}),
        ("1r3kr1/8/8/8/8/8/8/4KR2 w - - 0 1", {"White", "Black"}),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", set()),
    ],
)
def test_a_right_of_chess960_alone_names_the_command_for_it(qtbot, fen, leads_there):
    editor = editor_of(state_of_fen(fen))
    card = CastlingRows(editor)
    with stage(qtbot, editor, card):
        told = {
            name.split()[0]
            for name, toggle in toggles(card).items()
            if not toggle.isEnabled() and "Chess960 Castling" in toggle.toolTip()
        }
        assert told == leads_there
        editor.perform(set_chess960, True)
        assert not any("Chess960" in toggle.toolTip() for toggle in toggles(card).values())


KINGS = "4k3/8/8/8/8/8/8/4K3 w - - {} {}"
CTRL = Qt.KeyboardModifier.ControlModifier


def box(card: CounterRows, name: str) -> NumberBox:
    return next(found for found in card.findChildren(NumberBox) if found.accessibleName() == name)


def note(card: CounterRows) -> str:
    labels = card.findChildren(QLabel, "muted")
    assert len(labels) == 1
    return labels[0].text() if not labels[0].isHidden() else ""


@pytest.mark.parametrize(("plies", "number"), [(0, 0), (0, 1), (7, 9), (999999, 999999)])
def test_any_held_value_is_shown(qtbot, plies, number):
    editor = editor_of(state_of_fen(KINGS.format(plies, number)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        assert box(card, "Halfmove clock").value() == plies
        assert box(card, "Fullmove number").value() == number


def test_typing_and_stepping_change_the_position_in_one_step_each(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(0, 1)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        clock, number = box(card, "Halfmove clock"), box(card, "Fullmove number")
        clock.setFocus()
        clock.selectAll()
        qtbot.keyClicks(clock, "42")
        assert editor.state.position.halfmove_clock == 42
        assert editor.undo_stack.count() == 1
        number.setFocus()
        qtbot.keyClick(number, Qt.Key.Key_Up)
        qtbot.keyClick(number, Qt.Key.Key_Up)
        assert editor.state.position.fullmove_number == 3
        assert editor.undo_stack.count() == 2


def test_the_keys_of_undo_are_the_documents(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(0, 1)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        number = box(card, "Fullmove number")
        number.setFocus()
        qtbot.keyClick(number, Qt.Key.Key_Up)
        qtbot.keyClick(number, Qt.Key.Key_Z, CTRL)
        assert editor.state.position.fullmove_number == 1
        assert number.value() == 1
        assert editor.undo_stack.canRedo()


def test_a_move_number_of_0_cannot_be_stepped_back_to(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(0, 0)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        number = box(card, "Fullmove number")
        number.setFocus()
        qtbot.keyClick(number, Qt.Key.Key_Up)
        qtbot.keyClick(number, Qt.Key.Key_Down)
        assert editor.state.position.fullmove_number == 1
        editor.undo_stack.undo()
        assert number.value() == 0


@pytest.mark.parametrize(
    ("plies", "number", "word"),
    [
        (99, 299, ""),
        (100, 1, "claimed"),
        (150, 1, "drawn"),
        (0, 0, "start at 1"),
        (0, 300, "Unusually high"),
    ],
)
def test_what_is_larger_than_usual_is_explained(qtbot, plies, number, word):
    editor = editor_of(state_of_fen(KINGS.format(plies, number)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        assert word in note(card)
        assert bool(note(card)) is bool(word)


def test_counters_have_room_for_the_largest(qtbot):
    editor = editor_of(state_of_fen(KINGS.format(999999, 999999)))
    card = CounterRows(editor)
    with stage(qtbot, editor, card):
        card.resize(197, card.sizeHint().height())
        card.layout().activate()
        for each in (box(card, "Halfmove clock"), box(card, "Fullmove number")):
            line = each.lineEdit()
            assert line.fontMetrics().horizontalAdvance("999999") < line.width()


AFTER_E4_C5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"


def entries(box: EnPassantBox) -> list[str]:
    return [box.itemText(index) for index in range(box.count())]


def test_possible_squares_are_offered(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert entries(box) == ["–", "c6"]
        assert box.currentIndex() == 0
        editor.perform(set_side_to_move, "b")
        assert entries(box) == ["–", "e3"]


def test_keys_choose_a_square_and_undo_reverts_it(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert editor.state.position.ep_square == parse_square("c6")
        assert box.currentText() == "c6"
        editor.undo_stack.undo()
        assert box.currentText() == "–"


def test_an_impossible_square_stays_marked_until_another_is_chosen(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5.replace("KQkq -", "KQkq d6")))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert box.currentText() == "d6, not possible"
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Home)
        assert editor.state.position.ep_square is None
        assert entries(box) == ["–", "c6"]


def test_a_square_that_becomes_possible_loses_its_label(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5.replace("w KQkq -", "w KQkq e3")))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert box.currentText() == "e3, not possible"
        editor.perform(set_side_to_move, "b")
        assert box.currentText() == "e3"


def test_no_square_is_offered_if_none_is_possible(qtbot):
    editor = editor_of(state_of_fen(START))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        assert entries(box) == ["–"]


def test_the_wheel_changes_nothing_while_the_list_has_no_focus(qtbot):
    editor = editor_of(state_of_fen(AFTER_E4_C5))
    box = EnPassantBox(editor)
    with stage(qtbot, editor, box):
        turn_wheel(box)
        assert editor.state.position.ep_square is None
        box.setFocus()
        turn_wheel(box)
        assert editor.state.position.ep_square == parse_square("c6")


def turn_wheel(box: EnPassantBox):
    middle = QPointF(box.rect().center())
    event = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)


def buttons(card: SideToMoveRow) -> dict[str, QPushButton]:
    return {button.text(): button for button in card.findChildren(QPushButton)}


def test_a_click_gives_the_move_to_a_side_and_undo_reverts_it(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        white, black = buttons(card)["White"], buttons(card)["Black"]
        assert white.isChecked()
        qtbot.mouseClick(black, LEFT)
        assert editor.state.position.side_to_move == "b"
        assert black.isChecked()
        assert not white.isChecked()
        editor.undo_stack.undo()
        assert white.isChecked()


def test_the_side_that_has_the_move_cannot_lose_it_by_a_click(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        white = buttons(card)["White"]
        qtbot.mouseClick(white, LEFT)
        assert white.isChecked()
        assert editor.undo_stack.count() == 0


def test_space_chooses_and_the_buttons_say_what_they_mean(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        black = buttons(card)["Black"]
        black.setFocus()
        qtbot.keyClick(black, Qt.Key.Key_Space)
        assert editor.state.position.side_to_move == "b"
        assert black.accessibleName() == "Black to move"


def test_a_change_from_elsewhere_is_shown(qtbot):
    editor = editor_of(state_of_fen(START))
    card = SideToMoveRow(editor)
    with stage(qtbot, editor, card):
        editor.perform(set_side_to_move, "b")
        assert buttons(card)["Black"].isChecked()
