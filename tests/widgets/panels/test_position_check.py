from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.intents.text import type_fen
from fenedit.widgets.panels.position_check import PositionCheckCard
from tests.helpers.panel_hands import stage
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, fen_of, state_of_text


class Check:
    """The card beside an editor, and a patient eye."""

    def __init__(self, editor: Editor, card: PositionCheckCard, qtbot: QtBot) -> None:
        self.editor = editor
        self.card = card
        self.qtbot = qtbot

    def expect(self, *sentences: str) -> None:
        """Wait until these lines are shown, named by their beginnings, and no others."""
        self.qtbot.waitUntil(lambda: self._shown(sentences))

    def expect_facts(self, facts: str, remark: str = "") -> None:
        self.qtbot.waitUntil(lambda: (self.card.facts, self.card.remark) == (facts, remark))

    def _shown(self, sentences: tuple[str, ...]) -> bool:
        names = [line.accessibleName() for line in self.card.lines]
        return len(names) == len(sentences) and all(
            name.startswith(sentence) for name, sentence in zip(names, sentences, strict=True)
        )


@pytest.fixture
def fen() -> str:
    return HARING


@pytest.fixture
def check(qtbot: QtBot, fen: str) -> Iterator[Check]:
    editor = editor_of(state_of_text(fen + "\n"))
    card = PositionCheckCard(editor)
    with stage(qtbot, editor, card):
        yield Check(editor, card, qtbot)


def test_no_objection_comes_with_material_and_moves(check: Check) -> None:
    check.expect_facts("(10+8) · KQRRBNNPPP v KRRNPPPP\nGBR 1815.34 · 52 legal moves")
    assert check.card.lines == ()
    assert check.card.verdict.isVisible()
    assert check.card.verdict.accessibleName() == "No objection found"


@pytest.mark.parametrize(
    ("fen", "remark"),
    [
        (IMMORTAL, "Black is mated."),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Black is stalemated."),
        ("4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "Black is in check."),
        ("4k3/8/8/8/8/8/8/K7 w - - 0 1", "Neither side has the material to mate."),
    ],
)
def test_facts_are_no_problems(check: Check, remark: str) -> None:
    check.qtbot.waitUntil(lambda: check.card.remark == remark)
    assert check.card.lines == ()
    assert check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/P3K2R w Kq e4 120 0"])
def test_all_that_is_wrong_is_listed_at_once_gravest_first(check: Check) -> None:
    check.expect(
        "Not playable: Pawns cannot stand on the first or last rank: a1.",
        "Not playable: The castling right q",
        "Not playable: e4 cannot be",
        "Hint: The fullmove number is 0",
        "Hint: The halfmove clock",
    )
    assert not check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K2R w Kq - 0 1"])
def test_a_repair_is_one_step_and_takes_its_line_away(check: Check) -> None:
    check.expect("Not playable: The castling right q")
    button = check.card.lines[0].buttons[0]
    check.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert fen_of(check.editor.state) == "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    check.expect()
    check.qtbot.waitUntil(check.card.verdict.isVisible)
    check.editor.undo_stack.undo()
    check.expect("Not playable: The castling right q")


def test_an_edit_is_checked(check: Check) -> None:
    check.editor.perform(board.discard, 24)
    check.expect("Not playable: White has no king.")
    check.qtbot.waitUntil(lambda: "legal move" not in check.card.facts)


def test_a_faulty_text_is_listed_in_place_of_the_positions_facts(check: Check) -> None:
    check.expect_facts("(10+8) · KQRRBNNPPP v KRRNPPPP\nGBR 1815.34 · 52 legal moves")
    check.editor.perform(type_fen, "4k3/x")
    check.expect("Not FEN:")
    check.expect_facts("", "The board shows the last position that was read.")
    check.editor.undo_stack.undo()
    check.expect()
    check.expect_facts("(10+8) · KQRRBNNPPP v KRRNPPPP\nGBR 1815.34 · 52 legal moves")


@pytest.mark.parametrize("fen", ["no position"])
def test_a_record_that_never_had_a_position_says_so(check: Check) -> None:
    check.expect("Not FEN:")
    check.expect_facts("", "No position yet.")


@pytest.mark.parametrize("fen", ["4kK2/8/8/8/8/8/8/8 w - - 0 1"])
def test_a_line_in_focus_marks_its_squares(check: Check) -> None:
    check.expect("Not playable: The kings stand side by side", "Not playable: ")
    with check.qtbot.waitSignal(check.card.squares_marked) as marked:
        check.card.lines[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert set(marked.args[0]) == {60, 61}


def test_a_line_that_goes_away_in_focus_leaves_no_mark(check: Check) -> None:
    check.editor.perform(board.discard, 24)
    check.expect("Not playable: White has no king.")
    check.card.lines[0].setFocus(Qt.FocusReason.TabFocusReason)
    told: list[object] = []
    check.card.squares_marked.connect(told.append)
    check.editor.undo_stack.undo()
    check.expect()
    assert told[-1] == ()


@pytest.mark.parametrize("fen", [START])
def test_one_legal_move_is_counted_in_the_singular(check: Check) -> None:
    check.editor.perform(type_fen, "k7/1p6/1P6/8/8/8/8/K7 b - - 0 1")
    check.qtbot.waitUntil(lambda: check.card.facts.endswith("· 1 legal move"))
