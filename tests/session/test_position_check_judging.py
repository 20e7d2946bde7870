import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import record_from_line
from fenedit.notation.problems import Problem, Severity
from fenedit.session.position_check import is_grave, is_of_other_variant, judged, speaks_against


def test_a_draft_has_no_position_to_judge() -> None:
    assert judged(record_from_line("no FEN")) == ()


def test_what_is_composed_is_judged_so() -> None:
    line = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 90"
    grades = [
        [problem.severity for problem in judged(record_from_line(text))]
        for text in (line, f"{line} dm 3;")
    ]
    assert Severity.ILLEGAL in grades[0]
    assert Severity.ILLEGAL not in grades[1]


def test_what_is_grave() -> None:
    grave = [severity for severity in Severity if is_grave(Problem("any", severity))]
    assert grave == [Severity.NOT_FEN, Severity.NOT_PLAYABLE, Severity.ILLEGAL]


PROMOTED = "r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR{} w Kkq - 0 60"


@pytest.mark.parametrize(
    ("line", "other"),
    [
        (PROMOTED.format("[Pp]"), True),
        (PROMOTED.format("[]"), True),
        (PROMOTED.format("").replace("Q", "Q~"), True),
        (f'{PROMOTED.format("")} variant "crazyhouse";', True),
        (f'{PROMOTED.format("")} pocket "Pp";', True),
        (f'{PROMOTED.format("")} variant "chess960";', False),
        (f'{PROMOTED.format("")} id "a variant";', False),
        (PROMOTED.format(""), False),
    ],
)
def test_no_game_is_judged_of_another_variant(line: str, other: bool) -> None:
    record = record_from_line(line)
    assert is_of_other_variant(record) == other
    found = {problem.code: problem for problem in judged(record)}
    assert ("promotions-too-many-white" in found) != other
    assert ("other-variant" in found) == other
    if other:
        assert speaks_against(found["other-variant"]), "nothing says that nothing was found"


@pytest.mark.parametrize(("name", "other"), [("Atomic", True), ("Standard", False)])
def test_the_tag_of_a_game_names_its_variant(name: str, other: bool) -> None:
    tags = f'[Variant "{name}"]\n[FEN "{PROMOTED.format("")}"]\n[SetUp "1"]\n\n*\n'
    assert is_of_other_variant(game_record(tags)) == other


def test_what_contradicts_itself_is_not_without_an_objection() -> None:
    line = "4k3/8/8/8/2pP4/8/8/4K3 b - d3 99 400"
    found = {problem.code for problem in judged(record_from_line(line)) if speaks_against(problem)}
    assert "ep-clock-nonzero" in found
    assert not speaks_against(Problem("clock-ge-100", Severity.HINT))
    assert not speaks_against(Problem("clock-too-small", Severity.NOTE))


def test_moves_that_do_not_fit_are_a_problem_of_the_record() -> None:
    tags = '[Event "x"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 90"]\n[SetUp "1"]\n\n'
    (problem,) = judged(game_record(f"{tags}1. d4 *"))
    assert (problem.code, problem.severity) == ("moves-do-not-fit", Severity.NOT_PLAYABLE)
    assert judged(game_record(f"{tags}1. e4 *")) == ()
    (odd,) = judged(game_record(f"{tags}1. e4 *".replace('[FEN "', "[FEN '")))
    assert odd.code == "fen-tag-odd" and is_grave(odd)
    (wrong,) = judged(game_record(f'[Result "0-1"]\n{tags}1. e4 1-0'))
    assert wrong.code == "result-contradicts" and speaks_against(wrong) and not is_grave(wrong)
    other = '[Variant "Atomic"]\n\n1. e4 e5 2. Nf6 *'
    assert [each.code for each in judged(game_record(other))] == ["other-variant"]
