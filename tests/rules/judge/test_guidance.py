"""What a person reads first of a position's problems."""

from fenedit.notation.fen import parse_fen
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.guidance import guided


def codes(fen: str) -> list[str]:
    position = parse_fen(fen)
    return [problem.code for problem in guided(diagnose(position), position)]


def test_rights_that_hold_in_chess960_are_one_question_and_the_first() -> None:
    fen = "nqrkbbrn/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBRN w GCgc - 0 1"
    assert codes(fen) == ["chess960-offered"]


def test_a_right_that_holds_nowhere_is_still_named() -> None:
    found = codes("4k3/8/8/8/8/8/8/1R2K3 w Kb - 0 1")
    assert "castling-invalid" in found


def test_an_empty_board_is_one_remark() -> None:
    assert codes("8/8/8/8/8/8/8/8 w - - 0 1") == ["empty-board"]


def test_the_gravest_comes_first() -> None:
    found = codes("4k3/8/8/8/8/8/8/4K2P w - - 120 0")
    assert found[0] == "pawn-on-backrank"
    assert set(found[1:]) == {"clock-ge-100", "clock-exceeds-plies", "fullmove-zero"}


def test_counters_that_only_fill_their_fields_are_said_once_and_last() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    (told,) = guided(diagnose(position), position)
    assert (told.code, told.severity) == ("fullmove-too-small", Severity.NOTE)
    counted = position.with_halfmove_clock(1)
    codes = {problem.code for problem in guided(diagnose(counted), counted)}
    assert {"fullmove-too-small", "clock-exceeds-plies"} <= codes
