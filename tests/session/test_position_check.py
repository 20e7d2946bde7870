from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.games import game_record
from fenedit.documents.record import record_from_line
from fenedit.jobs.worker import Worker
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.prove import Proof
from fenedit.session import position_check
from fenedit.session.position_check import (
    Objections,
    Prover,
    is_composed,
    is_grave,
    is_of_other_variant,
    judged,
    speaks_against,
    stipulation,
)
from tests.helpers.provers import FOUND, MODULE
from tests.helpers.states import START


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


PAWN = "4k3/8/8/8/8/8/8/4K2P w - - 0 90"
NO_KING = "8/8/8/8/8/8/8/4K2P w q e6 0 90"
ILLEGAL = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 90"


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[Objections]:
    judge = Objections()
    yield judge
    # Otherwise it could be collected while it judges.
    qtbot.waitUntil(lambda: not judge._answers.busy)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (START, ""),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
        (PAWN, "pawn-on-backrank"),
        (NO_KING, "king-missing-black"),
        (ILLEGAL, "no-last-move"),
        (f"{ILLEGAL} dm 3;", ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", ""),
    ],
)
def test_the_gravest_objection_is_found(qtbot: QtBot, line: str, code: str) -> None:
    problem = Objections().now(record_from_line(line))
    assert (problem.code if problem is not None else "") == code


def test_of_a_draft_it_is_why_it_is_one(qtbot: QtBot) -> None:
    draft = record_from_line("no FEN")
    assert draft.problem is not None
    assert Objections().now(draft) == Objections().soon(draft) == draft.problem


def test_what_is_not_known_is_found_out_when_there_is_time(qtbot: QtBot, judge: Objections) -> None:
    record = record_from_line(PAWN)
    with qtbot.waitSignal(judge.learnt):
        assert judge.soon(record) is None
    found = judge.soon(record)
    assert found is not None and found.code == "pawn-on-backrank"


def test_of_many_rows_that_flew_by_the_last_are_judged(qtbot: QtBot, judge: Objections) -> None:
    lines = [PAWN.replace(" 90", f" {number}") for number in range(90, 190)]
    with qtbot.waitSignal(judge.learnt):
        for line in lines:
            judge.soon(record_from_line(line))
    qtbot.waitUntil(lambda: judge.soon(record_from_line(lines[40])) is not None)
    assert judge.soon(record_from_line(lines[-1])) is not None


def test_an_unfinished_record_may_lack_its_kings_and_nothing_else(
    qtbot: QtBot, judge: Objections
) -> None:
    lacking = record_from_line("4k3/8/8/8/8/8/4P3/8 w - - 0 1")
    wrong = record_from_line("P7/8/8/8/8/8/8/K7 w - - 0 1")
    assert judge.now(lacking) is not None
    assert judge.now(lacking, unfinished=True) is None
    assert judge.soon(lacking, unfinished=True) is None
    assert judge.now(wrong, unfinished=True) is not None


KINGS = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
NO_GAME = parse_fen("4k3/8/8/8/8/8/8/4K2N w - - 0 1")
SLOW = parse_fen("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")
FAILING = parse_fen("4k3/8/8/8/8/b7/8/4K3 w - - 0 1")
FAILING_TOO = parse_fen("4k3/8/8/8/8/1b6/8/4K3 w - - 0 1")
DEADLY = parse_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")


@pytest.fixture
def prover(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Prover]:
    monkeypatch.setattr("fenedit.session.position_check.Prover.module", MODULE)
    monkeypatch.setattr("fenedit.session.position_check.IDLE_MS", 1)
    prover = Prover()
    yield prover
    prover.close()


def learn(prover: Prover, position: Position, qtbot: QtBot) -> None:
    with qtbot.waitSignal(prover.learnt):
        assert prover.seek(position, False) is None


def test_counters_make_no_other_position(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, NO_GAME, qtbot)
    counted = NO_GAME._replace(fullmove_number=30)._replace(halfmove_clock=7)
    assert prover.seek(counted, False) == prover.known(NO_GAME, False)


def test_a_search_is_told_of_from_its_begin_to_its_end(prover: Prover, qtbot: QtBot) -> None:
    assert not prover.searching
    prover.seek(KINGS, False)
    assert prover.searching
    qtbot.waitUntil(lambda: prover.known(KINGS, False) is not None)
    assert not prover.searching


def test_only_the_last_position_is_sought(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, KINGS, qtbot)
    prover.seek(SLOW, False)
    learn(prover, NO_GAME, qtbot)
    assert prover.known(SLOW, False) is None


def test_who_rests_is_told_nothing(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, KINGS, qtbot)
    prover.seek(NO_GAME, False)
    prover.cancel()
    assert not prover.searching
    with qtbot.assertNotEmitted(prover.learnt, wait=200):
        pass
    assert prover.known(NO_GAME, False) is None
    learn(prover, NO_GAME, qtbot)


def test_asking_twice_is_one_search(
    prover: Prover, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    ask = Worker.ask

    def counted(worker: Worker, number: int, content: object) -> None:
        asked.append(content)
        ask(worker, number, content)

    monkeypatch.setattr(Worker, "ask", counted)
    with qtbot.waitSignal(prover.learnt):
        prover.seek(SLOW, False)
        qtbot.waitUntil(lambda: bool(asked))
        for _ in range(5):
            prover.seek(SLOW, False)
            qtbot.wait(2 * position_check.IDLE_MS)
    assert len(asked) == 1


@pytest.mark.expects_log("the worker .* ended by itself")
def test_one_that_fails_again_and_again_is_given_up(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, DEADLY, qtbot)
    assert prover.hopeless
    assert not prover.searching
    assert prover.seek(KINGS, False) is None
    assert not prover.searching


@pytest.mark.expects_log("ValueError: a bishop")
def test_a_search_that_fails_is_one_that_found_nothing_of_that_position(
    prover: Prover, qtbot: QtBot
) -> None:
    for position in (FAILING, FAILING_TOO, FAILING._replace(side_to_move="b"), NO_GAME):
        learn(prover, position, qtbot)
        assert not prover.searching
    for position in (FAILING, FAILING_TOO):
        assert prover.seek(position, False) == Proof(None, False)
    found = prover.known(NO_GAME, False)
    assert found is not None and found.problem == FOUND


def test_a_closed_one_searches_no_more(prover: Prover, qtbot: QtBot) -> None:
    prover.close()
    prover.seek(KINGS, False)
    qtbot.wait(50)
    assert not prover.searching


@pytest.mark.expects_log("the worker .* cannot be started")
def test_one_that_cannot_be_started_does_not_search(
    prover: Prover, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/program")
    learn(prover, KINGS, qtbot)
    assert prover.hopeless
    assert not prover.searching


def test_the_real_one_finds_a_proof_and_none(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fenedit.session.position_check.IDLE_MS", 1)
    prover = Prover()
    perft = parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40")
    array = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    try:
        learn(prover, perft, qtbot)
        learn(prover, array, qtbot)
        found, none = prover.known(perft, False), prover.known(array, False)
        assert found is not None and found.problem is not None
        assert found.problem.severity is Severity.ILLEGAL
        assert none is not None and none.problem is None
    finally:
        prover.close()


KINGS_STIPULATION = "4k3/8/8/8/8/8/8/4K3 w - - 0 90"
FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"{FOUR} dm 2;", "#2"),
        (f'{FOUR} 0 1 id "x"; dm 12;', "#12"),
        (f"{FOUR} dm 0;", ""),
        (f'{FOUR} c3 "h#2";', "h#2"),
        (f'{FOUR} c3 "White to play  and win";', "White to play and win"),
        (f'{FOUR} dm 2; c3 "s#3";', "#2, s#3"),
        (FOUR, ""),
        ("dm 3;", ""),
    ],
)
def test_a_mate_that_is_asked_for_is_named_as_problem_books_do(line: str, words: str) -> None:
    assert stipulation(record_from_line(line)) == words


@pytest.mark.parametrize(
    ("line", "composed"),
    [
        (f"{KINGS_STIPULATION} dm 3;", True),
        ('4k3/8/8/8/8/8/8/4K3 w - - id "x"; dm 2;', True),
        (KINGS_STIPULATION, False),
        (f"{KINGS_STIPULATION} bm Kd2;", False),
        (f'{KINGS_STIPULATION} id "dm 3";', False),
        ('4k3/8/8/8/8/8/8/4K3 b - - c3 "h#4";', True),
        ('4k3/8/8/8/8/8/8/4K3 w - - c3 "White wins";', False),
        ('4k3/8/8/8/8/8/8/4K3 w - - c3 "=";', False),
        (f"{KINGS_STIPULATION} ; a dm 3", False),
        ("dm", False),
    ],
)
def test_a_problem_says_in_how_many_moves_to_mate(line: str, composed: bool) -> None:
    assert is_composed(record_from_line(line)) == composed


def test_a_game_that_is_a_problem_asks_for_something_too() -> None:
    assert stipulation(game_record('[Stipulation "h#2.5"]\n\n*\n')) == "h#2.5"
    assert stipulation(game_record('[Event "c3"]\n\n1. e4 *\n')) == ""


@pytest.mark.parametrize(
    "line",
    [
        '8/8/8/8/8/8/8/8 w - - moves "e2e4";',
        "8/8/8/8/8/8/k1K4R/8 w - - bm h2h1; pv h2h1 a2a1;",
        '8/8/8/8/8/8/k1K4R/8 w - - moves "h2h1 a2e9";',
    ],
)
def test_moves_of_a_row_that_do_not_fit_are_a_contradiction(line: str) -> None:
    problem = judged(record_from_line(line))[-1]
    assert problem.code == "illegal-move" and speaks_against(problem)
    assert Objections().now(record_from_line(line)) is not None
    fitting = record_from_line("8/8/8/8/8/8/k1K4R/8 w - - bm h2h1; pv h2h1 a2a3; am Rh9;")
    assert Objections().now(fitting) is None


def test_a_game_is_not_composed() -> None:
    assert not is_composed(game_record('[Event "dm"]\n\n1. e4 { dm 3; } *\n'))
