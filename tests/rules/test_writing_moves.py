import random
import subprocess
import sys

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.opcodes import Operand, Operation, opcode_of
from fenedit.notation.epd.record import (
    format_epd,
    format_operations,
    parse_epd,
    read_operations,
    with_counters,
)
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import FenError
from fenedit.rules.writing import checked_moves
from tests.helpers.corpus import params
from tests.helpers.epd import read_record
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions

CASTLING = parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")


def strictly(text):
    """Return position, operations and problem of a record, read strictly and its moves tried."""
    try:
        position, operations = parse_epd(text)
    except FenError as error:
        return None, None, error.problem
    checked = checked_moves(position, operations)
    return position, checked.operations, next(iter(checked.problems), None)


def canonical(text, position=START_POSITION, chess960=False):
    operations = read_operations(text).operations
    return format_operations(checked_moves(position, operations, chess960).operations)


def as_the_corpus_has_it(opcode, operand):
    forms = opcode_of(opcode).forms
    if forms == ("integer",):
        return int(operand.text)
    return {"str": operand.text} if forms == ("any",) and operand.kind == "string" else operand.text


@pytest.mark.parametrize("case", params("epd"))
def test_the_corpus_of_records_strictly(case):
    expected = case["expect"]
    position, operations, problem = strictly(case["input"])
    if expected["strict"] == "ok":
        assert problem is None
        assert format_epd(position, operations) == expected["epd"]
        assert format_fen(position) == expected["fen"]
        said = {
            name: [as_the_corpus_has_it(name, operand) for operand in operands]
            for name, operands, *_ in parse_epd(expected["epd"]).operations
        }
        assert set(said) == {operation.opcode for operation in operations}
        assert said == expected["ops"]
    else:
        found = problem.code, problem.span[0]
        # Of what is no strict record only its moves are told apart.
        assert found == (expected["error"], expected["pos"]) or position is None


@pytest.mark.parametrize("case", params("epd"))
def test_the_corpus_of_records_leniently(case):
    expected = case["expect"]
    lenient = {"epd": expected["epd"]} if expected["strict"] == "ok" else expected["lenient"]
    try:
        reading = read_record(case["input"])
    except FenError:
        assert lenient is None
        return
    if reading.reading.fields < 4:
        return
    checked = checked_moves(reading.position, reading.operations)
    if lenient is None:
        assert reading.faults or checked.problems
        return
    assert not reading.faults and not checked.problems
    # A record with all six fields is read as it stands, though it is no strict EPD.
    mended = expected["strict"] != "ok" and reading.reading.fields == 4
    assert bool(reading.notes + reading.reading.notes) >= mended
    assert reading.notes == () or expected["strict"] != "ok"
    assert format_epd(reading.position, checked.operations) == lenient["epd"]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("bm e2e4;", "bm e4;"),
        ("bm e2-e4 Ng1f3 Ng1-h3;", "bm Nf3 Nh3 e4;"),
        ("bm Pe4! d4!?", "bm d4 e4;"),
        ("pv e4+ e5# Nf3", "pv e4 e5 Nf3;"),
        ("pm e4; sm d4; sv c4 b4; am a4;", "am a4; pm e4; sm d4; sv b4 c4;"),
        ('c0 "e2e4"; noop e2e4;', 'c0 "e2e4"; noop e2e4;'),
    ],
)
def test_moves_are_spelled_as_san_has_them(text, written):
    assert canonical(text) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("bm 0-0 0-0-0", "bm O-O O-O-O;"),
        ("bm o-o+;", "bm O-O;"),
        ("bm e1g1 Ke1-c1 e1h1;", "bm O-O O-O O-O-O;"),
        ("bm Rxh8 Rxa8+;", "bm Rxa8+ Rxh8+;"),
    ],
)
def test_castling_and_check_marks(text, written):
    assert canonical(text, CASTLING) == written


def test_castling_in_chess960():
    position = parse_fen("1k6/8/8/8/8/8/8/1K4RR w G - 0 1")
    assert canonical("bm O-O b1g1;", position, chess960=True) == "bm O-O O-O;"
    assert checked_moves(position, read_operations("bm O-O;").operations, False).problems


def test_promotions():
    position = parse_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    assert canonical("bm a8Q a7a8r a8=N a8(B);", position) == "bm a8=B a8=N a8=Q+ a8=R+;"


@pytest.mark.parametrize(
    ("text", "code", "found", "place"),
    [
        ("bm e5;", "illegal-move", "e5", (3, 5)),
        ("bm e4 Bc4;", "illegal-move", "Bc4", (6, 9)),
        ("bm Bg1f3;", "illegal-move", "Bg1f3", (3, 8)),
        ("bm Qe3e4;", "illegal-move", "Qe3e4", (3, 8)),
        ("bm e8=Q;", "illegal-move", "e8=Q", (3, 7)),
        ("pv  e4 e4 e4;", "illegal-move", "e4", (7, 9)),
    ],
)
def test_moves_that_cannot_be_played_stay_and_are_named(text, code, found, place):
    operations = read_operations(text).operations
    checked = checked_moves(START_POSITION, operations)
    assert checked.operations == operations
    (problem,) = checked.problems
    assert (problem.code, problem.span) == (code, place)
    assert dict(problem.data)["found"] == found


def test_a_move_that_two_men_could_make_is_named():
    position = parse_fen("4k3/8/8/8/8/8/8/R3K2R w - - 0 1")
    operations = (Operation("bm", (Operand("move", "Rf1"), Operand("move", "Ra2"))),)
    assert checked_moves(position, operations).problems == ()
    knights = parse_fen("4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1")
    (problem,) = checked_moves(knights, (Operation("bm", (Operand("move", "Nb3"),)),)).problems
    assert (problem.code, problem.span) == ("ambiguous-move", None)


def test_what_is_no_move_is_left_alone():
    read = read_operations("bm e4 nonsense d4; ce 20;")
    assert [fault.code for fault in read.faults] == ["operand-type"]
    assert checked_moves(START_POSITION, read.operations) == (read.operations, ())


@pytest.mark.parametrize("chess960", [False, True])
def test_moves_of_games_in_every_spelling(chess960):
    dice = random.Random(7)
    for position in played_positions(seed=11, games=2, chess960=chess960):
        board = chess.Board(format_fen(position), chess960=chess960)
        moves = list(board.legal_moves)
        if not moves:
            continue
        move = dice.choice(moves)
        san = board.san(move)
        spellings = [san, san.rstrip("+#"), f"{san}!?", board.uci(move)]
        read = read_operations(f"pv {dice.choice(spellings)}")
        checked = checked_moves(position, read.operations, chess960)
        assert (read.faults, checked.problems) == ((), ())
        assert format_operations(checked.operations) == f"pv {san};"


def test_another_program_reads_the_same_from_what_is_written():
    for position in played_positions(seed=12, games=2):
        board = chess.Board(format_fen(position))
        moves = list(board.legal_moves)[:2]
        sans = [Operand("move", board.san(move)) for move in moves]
        operations = (
            Operation("id", (Operand("string", "a; b"),)),
            Operation("bm", tuple(sans)),
            Operation("ce", (Operand("integer", "-20"),)),
        )
        text = format_epd(position, with_counters(position, operations))
        other, read = chess.Board.from_epd(text)
        assert other.fen(en_passant="fen") == format_fen(position)
        assert (read["id"], read["ce"], set(read.get("bm", []))) == ("a; b", -20, set(moves))


@given(
    positions() | positions(back_rank_placements()),
    st.lists(
        st.sampled_from(["e4", "O-O", "0-0-0", "Kxe8", "a1h8", "e7e8=Q", "Nf3!", "exd6", "Qd1+"]),
        max_size=4,
    ),
    st.booleans(),
)
def test_any_position_takes_any_move_or_says_why_not(position, moves, chess960):
    for opcode in ("bm", "pv"):
        operations = read_operations(" ".join([opcode, *moves])).operations
        checked = checked_moves(position, operations, chess960)
        assert len(checked.operations) == 1
        assert len(checked.operations[0].operands) == len(moves)
        assert all(problem.span is not None for problem in checked.problems)


def test_the_chess_package_is_imported_at_the_first_need():
    code = (
        "import sys\n"
        "from fenedit.notation.epd.record import parse_epd\n"
        "from fenedit.rules.writing import checked_moves\n"
        "checked_moves(*parse_epd('8/8/8/8/8/8/8/8 w - - id \"x\";'))\n"
        "assert 'chess' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
