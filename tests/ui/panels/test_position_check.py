from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from fenedit.jobs.tablebase import Found
from fenedit.notation.fen import parse_fen
from fenedit.session.editor import Editor
from fenedit.session.intents import board, records
from fenedit.session.intents.fields import set_fullmove_number
from fenedit.session.intents.records import type_fen
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Programs, Settings
from fenedit.ui.labels import step_name
from fenedit.ui.panels.judgement import PositionFacts
from fenedit.ui.panels.position_check import PositionCheckCard, Reach, Verdict
from tests.helpers.keyboard import type_keys
from tests.helpers.panel_hands import stage
from tests.helpers.provers import MODULE
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, fen_of, state_of_text
from tests.helpers.tablebases import KQVK, WON


class Check:
    """The card of an editor, with methods that wait for its lines."""

    def __init__(self, editor: Editor, card: PositionCheckCard, qtbot: QtBot):
        self.editor = editor
        self.card = card
        self.qtbot = qtbot

    def expect(self, *sentences: str):
        """Wait until exactly these lines are shown, given by their beginnings."""
        self.qtbot.waitUntil(lambda: self._shown(sentences))

    def expect_facts(self, facts: str, remark: str = ""):
        self.qtbot.waitUntil(
            lambda: (self.card.facts.about.text(), self.card.facts.remark.text()) == (facts, remark)
        )

    def _shown(self, sentences: tuple[str, ...]) -> bool:
        names = [line.accessibleName() for line in self.card.lines]
        return len(names) == len(sentences) and all(
            name.startswith(sentence) for name, sentence in zip(names, sentences, strict=True)
        )

    def type(self, fen: str):
        self.editor.perform(type_fen, fen)


PLAYED = HARING.replace(" 0 1", " 0 30")
"""The counters of a game that can have led to the position."""
KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 50 90"
TWO_NOTES = "rnq1kbnr/pppppppp/8/4B3/4b3/8/PPPPPPPP/RNQ1KBNR w - - dm 2;"
NO_GAME = "4k3/8/8/8/8/8/8/4K2N w - - 50 90"
TOO_LONG = "4k3/8/8/8/8/8/8/4K2n w - - 50 90"
SLOW = "4k3/8/8/8/8/8/8/Q3K3 w - - 50 90"
SLOW_TOO = "4k3/8/8/8/8/8/Q7/4K3 w - - 50 90"
DEADLY = "4k3/8/8/8/8/8/8/R3K3 w - - 50 90"


@pytest.fixture
def fen() -> str:
    return PLAYED


@pytest.fixture
def check(qtbot, fen, monkeypatch) -> Iterator[Check]:
    monkeypatch.setattr("fenedit.session.position_check.Prover.module", MODULE)
    monkeypatch.setattr("fenedit.session.position_check.IDLE_MS", 0)
    editor = Editor(state_of_text(fen + "\n"), step_name)
    card = PositionCheckCard(editor, Settings(QSettings()))
    with stage(qtbot, editor, card):
        yield Check(editor, card, qtbot)
        card.end()


def test_no_problems_are_shown_with_material_and_moves(check):
    check.expect_facts("K Q R2 B N2 P3 v K R2 N P4\nGBR 1815.34 · 52 legal moves")
    assert check.card.lines == ()
    assert check.card.verdict.isVisible()
    check.qtbot.waitUntil(lambda: check.card.verdict.accessibleName() == "No problems found")


def test_a_contradiction_is_not_shown_below_no_problems_found(check):
    check.type("4k3/8/8/8/2pP4/8/8/4K3 b - d3 99 400")
    check.expect("Hint: The halfmove clock is 99, but the en passant square")
    assert not check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", ["4k3/2p5/8/3P4/8/8/4P3/4K3 w - - 0 1"])
def test_consequences_of_moves_are_not_problems_of_the_position(check):
    moves = Moves(check.editor, Settings(QSettings()), check.card)
    moves.changed.connect(lambda: check.card.show_state(check.editor.shown))
    moves.play("e2e4")
    about = check.card.facts.about
    check.qtbot.waitUntil(lambda: about.text().endswith("· 7 legal moves"))
    assert check.card.lines == ()
    moves.play("c7c5", "e1d2")
    check.qtbot.waitUntil(lambda: about.text().endswith("· 6 legal moves"))
    assert check.card.lines == ()


def test_undo_names_a_repair_as_its_button_does(check):
    check.type("4k3/8/8/8/8/8/8/P3K3 w - - 0 90")
    check.expect("Not playable: ")
    for place in range(len(check.card.lines[0].buttons)):
        button = check.card.lines[0].buttons[place]
        words = button.text().replace("&", "")
        check.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert check.editor.undo_stack.undoText() == words
        check.editor.undo_stack.undo()
        check.expect("Not playable: ")


def test_nothing_is_promised_of_another_variant(check):
    check.type("r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR[Pp] w Kkq - 0 60")
    check.expect("Note: The position is of another chess variant")
    assert not check.card.verdict.isVisible()
    assert "No problems" not in check.card.accessibleDescription()


@pytest.mark.parametrize(
    ("fen", "remark"),
    [
        (IMMORTAL, "Black is checkmated."),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 5 90", "Black is stalemated."),
        (
            "4k3/8/8/1B6/8/8/8/K7 b - - 5 90",
            "Black is in check. Neither side has enough material to mate.",
        ),
        ("4k3/8/8/8/8/8/8/K7 w - - 5 90", "Neither side has enough material to mate."),
    ],
)
def test_facts_are_not_problems(check, remark):
    check.qtbot.waitUntil(lambda: check.card.facts.remark.text() == remark)
    assert check.card.lines == ()
    assert check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/P3K2R w Kq e4 120 0"])
def test_all_problems_are_listed_at_once_the_gravest_first(check):
    check.expect(
        "Not playable: Pawns cannot stand on the first or last rank: a1.",
        "Not playable: Black’s queenside castling right (q)",
        "Not playable: e4 cannot be",
        "Hint: The fullmove number is 0",
        "Hint: The halfmove clock is 120: a draw can be claimed",
        "Hint: The halfmove clock is 120, but",
    )
    assert not check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w q - 0 90"])
def test_a_repair_is_one_step_and_removes_its_line(check):
    check.expect("Not playable: Black’s queenside castling right (q)")
    button = check.card.lines[0].buttons[0]
    check.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert fen_of(check.editor.state) == "4k3/8/8/8/8/8/8/4K3 w - - 0 90"
    check.expect()
    check.qtbot.waitUntil(check.card.verdict.isVisible)
    check.editor.undo_stack.undo()
    check.expect("Not playable: Black’s queenside castling right (q)")


def test_an_edit_is_checked(check):
    check.editor.perform(board.discard, 24)
    check.expect("Note: White has no king.")
    check.qtbot.waitUntil(lambda: "legal move" not in check.card.facts.about.text())


def test_a_faulty_text_is_listed_instead_of_facts(check):
    check.expect_facts("K Q R2 B N2 P3 v K R2 N P4\nGBR 1815.34 · 52 legal moves")
    check.editor.perform(type_fen, "4k3/x")
    check.expect("Not FEN:")
    check.expect_facts("", "The board shows the last valid position.")
    check.editor.undo_stack.undo()
    check.expect()
    check.expect_facts("K Q R2 B N2 P3 v K R2 N P4\nGBR 1815.34 · 52 legal moves")


@pytest.mark.parametrize("fen", ["no position"])
def test_a_record_that_never_had_a_position_says_so(check):
    check.expect("Not FEN:")
    check.expect_facts("", "No position yet.")


@pytest.mark.parametrize("fen", ["4kK2/8/8/8/8/8/8/8 w - - 0 1"])
def test_a_line_in_focus_marks_its_squares(check):
    check.expect("Not playable: The kings stand next to each other")
    with check.qtbot.waitSignal(check.card.problem_marked) as marked:
        check.card.lines[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert set(marked.args[0].squares) == {60, 61}


@pytest.mark.parametrize("fen", ["4kK2/8/8/8/8/8/8/8 w - - 0 1"])
def test_the_gravest_problem_is_signalled_when_it_changes(check):
    told = []
    check.card.gravest_found.connect(told.append)
    check.expect("Not playable: The kings stand next to each other")
    check.type("4k3/8/8/8/8/8/8/P3K3 w - - 0 90")
    check.expect("Not playable: Pawns cannot")
    check.type(PLAYED)
    check.expect()
    kings, pawn, *_, last = told
    assert set(kings.squares) == {60, 61}
    assert pawn.code == "pawn-on-backrank"
    assert last is None


@pytest.mark.parametrize("fen", [TWO_NOTES])
def test_a_note_is_not_marked(check):
    told = []
    check.card.gravest_found.connect(told.append)
    check.qtbot.waitUntil(lambda: bool(check.card.lines))
    assert not any(told)


def test_a_focused_line_that_disappears_leaves_no_mark(check):
    check.editor.perform(board.discard, 24)
    check.expect("Note: White has no king.")
    check.card.lines[0].setFocus(Qt.FocusReason.TabFocusReason)
    told = []
    check.card.problem_marked.connect(told.append)
    check.editor.undo_stack.undo()
    check.expect()
    assert told[-1] is None


@pytest.mark.parametrize("fen", [START])
def test_one_legal_move_is_counted_in_the_singular(check):
    check.editor.perform(type_fen, "k7/1p6/1P6/8/8/8/8/K7 b - - 0 90")
    check.qtbot.waitUntil(lambda: check.card.facts.about.text().endswith("· 1 legal move"))


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w - - 120 200"])
def test_a_hint_is_shown_with_no_problems_found(check):
    check.qtbot.waitUntil(lambda: bool(check.card.lines))
    assert all(line.accessibleName().startswith("Hint: ") for line in check.card.lines)
    assert check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w q e4 0 90"])
def test_all_problems_are_fixed_in_one_step(check):
    check.expect("Not playable: Black’s queenside castling right (q)", "Not playable: e4 cannot be")
    check.qtbot.mouseClick(check.card.fix_all, Qt.MouseButton.LeftButton)
    assert fen_of(check.editor.state) == "4k3/8/8/8/8/8/8/4K3 w - - 0 90"
    check.expect()
    assert not check.card.fix_all.isVisible()
    check.editor.undo_stack.undo()
    check.expect("Not playable: Black’s queenside castling right (q)", "Not playable: e4 cannot be")


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w q - 0 90"])
def test_one_repair_needs_no_button_for_all(check):
    check.expect("Not playable: Black’s queenside castling right (q)")
    assert not check.card.fix_all.isVisible()


@pytest.mark.parametrize("fen", [TWO_NOTES])
def test_notes_need_no_button_for_all(check):
    check.expect("Note: The bishop", "Note: The bishop")
    assert [len(line.buttons) for line in check.card.lines] == [1, 1]
    assert not check.card.fix_all.isVisible()


@pytest.mark.parametrize("fen", ["4k3/8/8/4*2Q3/8/8/8/4K3 w - - 0 1"])
def test_the_folded_heading_does_not_judge_fairy_pieces(check):
    check.qtbot.waitUntil(lambda: bool(check.card.lines))
    check.card.fold(True)
    assert check.card.head.result == ""


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w q e4 0 90"])
def test_the_folded_heading_counts_the_problems(check):
    check.expect("Not playable: Black’s queenside castling right (q)", "Not playable: e4 cannot be")
    check.card.fold(True)
    assert (check.card.head.result, check.card.head.tone) == ("2 problems", "danger")
    check.type(PLAYED)
    check.expect()
    assert (check.card.head.result, check.card.head.tone) == ("No problems found", "accent")


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w q - 0 90"])
def test_a_repair_of_the_position_before_does_nothing(check):
    check.expect("Not playable: Black’s queenside castling right (q)")
    check.editor.perform(board.place, 24, "P")
    check.qtbot.mouseClick(check.card.lines[0].buttons[0], Qt.MouseButton.LeftButton)
    assert fen_of(check.editor.state) == "4k3/8/8/8/P7/8/8/4K3 w q - 0 90"


@pytest.mark.parametrize("fen", ["4kK2/8/8/8/8/8/8/8 w - - 0 90"])
def test_an_explanation_is_asked_for_with_the_position(check):
    check.expect("Not playable: The kings stand next to each other")
    with check.qtbot.waitSignal(check.card.why_asked) as asked:
        check.qtbot.mouseClick(check.card.lines[0].why, Qt.MouseButton.LeftButton)
    problem, position = asked.args
    assert (problem.code, position) == ("kings-adjacent", check.editor.state.position)


def test_a_faulty_text_is_explained_without_a_position(check):
    check.type("4k3/x")
    check.expect("Not FEN:")
    with check.qtbot.waitSignal(check.card.why_asked) as asked:
        check.qtbot.keyClick(check.card.lines[0], Qt.Key.Key_F1)
    assert asked.args[1] is None


# --- the search for a proof --------------------------------------------------------------------


@pytest.mark.parametrize("fen", [NO_GAME])
def test_a_proof_arrives_as_a_line(check):
    check.expect("Illegal: White has no possible last move")
    assert not check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", [f"{NO_GAME} dm 2;"])
def test_compositions_are_not_reported_as_illegal(check):
    check.expect("Note: White has no possible last move")
    assert check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", [KINGS])
def test_a_complete_search_is_described(check):
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.WHOLE)
    assert check.card.lines == ()


@pytest.mark.parametrize("fen", [TOO_LONG])
def test_a_search_that_ran_out_of_time_is_described(check):
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.BUDGET)
    assert check.card.verdict.accessibleName() == "No problems found within 0.3 s"


@pytest.mark.parametrize("fen", [DEADLY])
@pytest.mark.expects_log("the worker .* ended by itself")
def test_quick_checks_continue_if_no_search_is_possible(check):
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.QUICK_ONLY)
    assert check.card.verdict.isVisible()
    assert "quick checks" in check.card.verdict.accessibleName()
    check.editor.perform(board.discard, 4)
    check.expect("Note: White has no king.")


@pytest.mark.parametrize("fen", [KINGS])
def test_a_late_answer_is_not_shown_for_another_position(check):
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.WHOLE)
    shown = []
    check.card.judgement.prover.learnt.connect(lambda: shown.append(check.editor.state.position))
    check.type(SLOW.replace("K3", "K2N"))
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.SEARCHING)
    check.type(SLOW_TOO)
    check.qtbot.waitUntil(lambda: bool(shown))
    check.qtbot.wait(100)
    assert shown == [parse_fen(SLOW_TOO)]
    assert check.card.lines == ()
    assert check.card.verdict.isVisible()


@pytest.mark.parametrize("fen", [NO_GAME])
def test_changing_counters_keeps_a_proof(check):
    check.expect("Illegal: White has no possible last move")
    states = Watch(check)
    check.editor.perform(set_fullmove_number, 91)
    check.qtbot.wait(200)
    assert states.seen == {("Illegal",)}


@pytest.mark.parametrize("fen", [NO_GAME])
def test_a_proof_is_replaced_by_the_next_without_blinking(check):
    check.expect("Illegal: White has no possible last move")
    states = Watch(check)
    check.editor.perform(board.place, 40, "p")
    check.qtbot.wait(400)
    assert states.seen == {("Illegal",)}


@pytest.mark.parametrize("fen", [NO_GAME])
def test_a_proof_is_not_kept_long_for_another_position(check):
    check.expect("Illegal: White has no possible last move")
    check.type(SLOW)
    check.expect()
    assert check.card.verdict.isVisible()
    assert check.card.verdict.reach is Reach.SEARCHING


@pytest.mark.parametrize("fen", [KINGS])
def test_nothing_is_announced_that_a_proof_would_withdraw(check):
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.WHOLE)
    check.type("4k3/8/8/8/8/8/8/3NK2P w - - 50 90")
    check.expect("Not playable: Pawns cannot")
    states = Watch(check)
    check.type(NO_GAME)
    check.expect("Illegal: White has no possible last move")
    assert states.seen == {("Illegal",)}


@pytest.mark.parametrize("fen", [KINGS])
def test_verdict_and_facts_come_together(check):
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.WHOLE)
    pairs = set()
    check.type(NO_GAME)
    while not check.card.lines:
        pairs.add((bool(check.card.lines), check.card.facts.about.text().partition("\n")[0]))
        check.qtbot.wait(1)
    pairs.add((bool(check.card.lines), check.card.facts.about.text().partition("\n")[0]))
    assert pairs == {(False, "K v K"), (True, "K N v K")}


@pytest.mark.parametrize("fen", [NO_GAME])
def test_a_long_search_is_shown_each_time(check):
    check.expect("Illegal: White has no possible last move")
    for slow in (SLOW, SLOW_TOO):
        check.type(slow)
        check.qtbot.waitUntil(lambda: check.card.verdict.text == "Searching for a proof…")
        check.qtbot.waitUntil(lambda: check.card.verdict.text == "No problems found")


@pytest.mark.parametrize("fen", [NO_GAME])
def test_the_result_does_not_flicker_during_edits(check):
    check.type(KINGS)
    check.qtbot.waitUntil(lambda: check.card.verdict.reach is Reach.WHOLE)
    looks = set()
    for square in (40, 41, 42, 43, 44):
        check.editor.perform(board.place, square, "p")
        for _ in range(8):
            check.qtbot.wait(10)
            verdict = check.card.verdict
            looks.add((verdict.text, verdict.isVisible()))
    assert looks == {("No problems found", True)}


class Watch:
    """Records all grades that a card shows."""

    def __init__(self, check: Check):
        self.seen: set[tuple[str, ...]] = set()
        show = check.card._show_problems

        def noting(found: object):
            show(found)
            self.seen.add(
                tuple(line.accessibleName().partition(":")[0] for line in check.card.lines)
            )

        check.card._show_problems = noting


# --- read aloud --------------------------------------------------------------------------------


@pytest.mark.parametrize("fen", ["4k3/8/8/8/8/8/8/4K3 w q e4 0 90"])
def test_a_line_is_described_with_its_fix_and_the_card_with_their_number(check):
    check.expect("Not playable: Black’s queenside castling right (q)", "Not playable: e4 cannot be")
    spoken = check.card.lines[0].accessibleName()
    assert spoken.endswith(" Fix: Remove castling right q.")
    assert check.card.accessibleDescription() == f"2 problems. First: {spoken}"


@pytest.mark.parametrize("fen", ["8/8/8/8/8/8/8/8 w - - 0 1"])
def test_missing_pieces_are_not_a_problem_until_another_piece_is_wrong(check):
    check.expect("Note: No kings yet.")
    assert not check.card.verdict.isVisible()
    check.card.fold(True)
    assert check.card.head.result == ""
    check.card.fold(False)
    check.editor.perform(board.place, 4, "K", several_kings=False)
    check.expect("Note: Black has no king.")
    check.editor.perform(board.place, 0, "P", several_kings=False)
    check.expect("Not playable: Black has no king.", "Not playable: Pawns cannot")
    assert not check.card.verdict.isVisible()


AGAIN = START.replace("0 1", "3 9")


class Facts(PositionFacts):
    """Facts that follow an editor."""

    def __init__(self, editor: Editor):
        super().__init__(editor, Settings(QSettings()))
        self.editor = editor
        editor.state_changed.connect(lambda *_: self.show_facts())


@pytest.fixture
def shown(qtbot) -> Iterator[Facts]:
    editor = editor_of(state_of_text(f"{START}\n{HARING}\n{AGAIN}\n{START}\n"))
    facts = Facts(editor)
    qtbot.addWidget(facts)
    facts.resize(250, 200)
    facts.show_facts()
    with qtbot.waitExposed(facts):
        facts.show()
    yield facts
    editor.close()


def test_the_link_leads_to_the_next_repetition_and_from_the_last_to_the_first(shown):
    told = []
    for _ in range(4):
        told.append((shown.editor.state.current, shown.also.text()))
        shown.also.setFocus(Qt.FocusReason.TabFocusReason)
        type_keys(shown.also, "Space")
    assert told == [
        (0, "Same position as no. 3 and 1 other"),
        (2, "Same position as no. 4 and 1 other"),
        (3, "Same position as no. 1 and 1 other"),
        (0, "Same position as no. 3 and 1 other"),
    ]


def test_one_repetition_is_named_and_none_is_not(shown, qtbot):
    shown.editor.perform(records.delete)
    shown.editor.show_record(1)
    assert shown.also.text() == "Same position as no. 3"
    shown.editor.show_record(0)
    assert not shown.also.isVisible()
    assert shown.about.text().startswith("K Q R2 B N2 P3")


def test_the_link_does_nothing_if_the_file_has_become_shorter(shown):
    shown.editor.state_changed.disconnect()
    for _ in range(3):
        shown.editor.perform(records.delete)
    shown.also.click()
    assert shown.editor.state.current == 0


def test_the_material_of_very_many_pieces_does_not_widen_the_card(qtbot):
    ranks = ("qrbnkpQR", "BNKPqrbn") * 4
    editor = editor_of(state_of_text(f"{'/'.join(ranks)} w - - 0 1\n"))
    facts = Facts(editor)
    qtbot.addWidget(facts)
    facts.show_facts()
    assert "Q4" in facts.about.text()
    assert facts.minimumSizeHint().width() < 250
    editor.close()


@pytest.mark.parametrize(
    "text",
    [
        "8/8/8/8/8/8/8/k1K5/p w - - 0 1",
        "8/8/8/8/8/8/8/k1K5[p] w - - 0 1",
        '8/8/8/8/8/8/8/k1K5 w - - variant "Atomic";',
    ],
)
def test_neither_moves_nor_a_remark_are_shown_for_another_variant(qtbot, text):
    editor = editor_of(state_of_text(text))
    facts = Facts(editor)
    qtbot.addWidget(facts)
    facts.show_facts()
    assert facts.about.text().startswith("K v K") and "move" not in facts.about.text()
    assert facts.remark.text() == ""
    editor.close()


SEARCHING, FOUND_NONE = "Searching for a proof…", "No problems found"


@pytest.fixture
def line(qtbot, monkeypatch) -> Iterator[Verdict]:
    monkeypatch.setattr("fenedit.ui.panels.position_check.HOLD_MS", 150)
    line = Verdict()
    qtbot.addWidget(line)
    line.resize(250, line.height())
    with qtbot.waitExposed(line):
        line.show()
    yield line


def test_nothing_is_promised_before_it_is_known(line):
    assert line.text == SEARCHING
    before = line.grab().toImage()
    line.show_reach(Reach.WHOLE)
    assert line.text == FOUND_NONE
    assert line.grab().toImage() != before


def test_words_about_a_search_stay_long_enough_to_be_read(line, qtbot):
    line.show_reach(Reach.WHOLE)
    before = line.grab().toImage()
    line.show_reach(Reach.SEARCHING)
    assert line.text == SEARCHING
    assert line.grab().toImage() != before
    line.show_reach(Reach.WHOLE)
    assert line.text == SEARCHING
    qtbot.waitUntil(lambda: line.text == FOUND_NONE)
    assert line.grab().toImage() == before


def test_consecutive_searches_look_like_one(line, qtbot):
    line.show_reach(Reach.WHOLE)
    line.show_reach(Reach.SEARCHING)
    line.show_reach(Reach.WHOLE)
    line.show_reach(Reach.SEARCHING)
    qtbot.wait(250)
    assert line.text == "Searching for a proof…"
    line.show_reach(Reach.BUDGET)
    assert line.text == "No problems found"


@pytest.mark.parametrize(
    ("reach", "name", "tip"),
    [
        (Reach.QUICK, "No problems found", ""),
        (Reach.SEARCHING, "No problems found so far; searching for a proof", ""),
        (Reach.WHOLE, "No problems found", "No proof was found"),
        (Reach.BUDGET, "No problems found within 0.3 s", "A longer search"),
        (Reach.QUICK_ONLY, "No problems found by the quick checks", "No deep check"),
    ],
)
def test_the_extent_of_the_search_is_shown_and_announced(line, reach, name, tip):
    line.show_reach(reach)
    assert line.accessibleName() == name
    assert tip in line.toolTip()
    assert bool(line.toolTip()) == bool(tip)


@pytest.fixture
def looked_up(check) -> list[object]:
    heard: list[object] = []
    check.card._settings.set_programs(Programs(syzygy_path=str(KQVK)))
    check.card.looked_up.connect(heard.append)
    check.type(WON)
    check.qtbot.waitUntil(lambda: check.card.facts.known.text().startswith("Tablebase: White wins"))
    return heard


def test_tablebases_name_the_winner(check, looked_up):
    facts = check.card.facts
    assert facts.known.text().endswith("Next capture, pawn move or mate within 9 moves.")
    assert facts.best.text().startswith("Best: ") and facts.best.isVisible()
    with check.qtbot.waitSignal(check.card.moves_wanted):
        check.qtbot.mouseClick(facts.best, Qt.MouseButton.LeftButton)
    check.type(WON.replace(" 0 1", " 90 100"))
    # Nothing stale is visible, and the space for the next answer is kept.
    assert facts.known.text() == "Tablebase: …" and facts.known.isVisible()
    assert looked_up[-1] is None
    check.qtbot.waitUntil(lambda: facts.known.text().endswith("can make it a draw."))
    check.type(WON.replace(" w ", " b "))
    check.qtbot.waitUntil(lambda: facts.known.text().startswith("Tablebase: White wins. Next"))


@pytest.mark.parametrize(
    "other",
    [
        PLAYED,
        "4k3/8/8/8/8/8/8/4K1Q w - - 0 1",
        "8/8/8/4k3/8/8/8/4K1R1 w - - 0 1",
        "7k/6Q1/5K2/8/8/8/8/8 b - - 0 90",
        "8/8/8/3KkQ2/8/8/8/8 w - - 0 90",
    ],
    ids=["many pieces", "draft", "another table", "mate", "illegal"],
)
def test_nothing_is_shown_for_positions_without_a_tablebase(check, looked_up, other):
    facts = check.card.facts
    check.type(other)
    check.qtbot.waitUntil(lambda: not facts.known.isVisible() and not facts.best.isVisible())
    assert looked_up[-1] == Found()


def test_nothing_is_shown_without_tablebases(check):
    check.type(WON)
    check.expect_facts("K Q v K\nGBR 1000.00 · 21 legal moves")
    assert not check.card.facts.known.isVisible() and not check.card.facts.tablebase.searching
