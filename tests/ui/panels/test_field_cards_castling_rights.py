import pytest
from hypothesis import given
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from fenedit.notation.fen import parse_fen
from fenedit.session.intents import board
from fenedit.session.intents.fields import set_chess960
from fenedit.ui.panels.field_cards import CastlingRows, right_choices
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


def test_what_is_not_at_home_is_disabled_and_what_was_claimed_can_be_dropped(qtbot):
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
def test_a_right_of_chess960_alone_names_the_way_to_it(qtbot, fen, leads_there):
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
