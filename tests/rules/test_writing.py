import random
import subprocess
import sys

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.castling import START_COUNT, castling_squares, start_position
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
from fenedit.rules.play import with_legal_ep
from fenedit.rules.writing import (
    CASTLING_CUSTOMS,
    EP_CUSTOMS,
    CastlingCustom,
    EpCustom,
    checked_moves,
    in_conventions,
)
from tests.helpers.corpus import cases, of_kinds, params
from tests.helpers.epd import read_record
from tests.helpers.fens import SUPERFLUOUS_EP, USABLE_EP
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions


def _rights(fen: str, castling: str, chess960: bool = True) -> tuple[str, tuple[str, ...]]:
    position = parse_fen(fen)
    written = in_conventions(position, ep="held", castling=castling, chess960=chess960)  # type: ignore[arg-type]
    return written.position.castling_rights, written.left_out


def test_every_start_in_every_custom() -> None:
    customs: list[CastlingCustom] = ["fen", "xfen"]
    for start in map(start_position, range(START_COUNT)):
        files = [start.placement.index("R"), start.placement.rindex("R", 0, 8)]
        letters = "".join("ABCDEFGH"[file] for file in files[::-1])
        shredder = in_conventions(start, ep="held", castling="shredder", chess960=True)
        assert shredder.position.castling_rights == letters + letters.lower()
        for custom in customs:
            back = in_conventions(shredder.position, ep="held", castling=custom, chess960=True)
            assert (back.position, back.left_out) == (start, ())


@pytest.mark.parametrize(
    ("fen", "castling", "rights", "left_out"),
    [
        # An inner rook: X-FEN writes its file, plain FEN cannot write it.
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "xfen", "G", ()),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "shredder", "G", ()),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "fen", "", ("inner-rook",)),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "fen", "K", ()),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "held", "H", ()),
        ("rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gkq - 4 11", "shredder", "Gga", ()),
        ("rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gga - 4 11", "xfen", "Gkq", ()),
        # Claims without king or rook stay, in the letters of all others.
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "shredder", "HA", ()),
        ("4k3/8/8/8/8/8/8/4K3 w HA - 0 1", "fen", "KQ", ()),
        ("4k3/8/8/8/8/8/8/4K3 w HA - 0 1", "held", "HA", ()),
        ("4k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "shredder", "HAha", ()),
        ("4k3/8/8/8/8/8/8/R3K2R w HAha - 0 1", "xfen", "KQkq", ()),
        # Q would mean the rook on b1, and there is none on a1.
        ("4k3/8/8/8/8/8/8/1R2K2R w HA - 0 1", "xfen", "KA", ()),
        ("4k3/8/8/8/8/8/8/R3K3 w KA - 0 1", "xfen", "KQ", ()),
        ("r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1", "xfen", "KQkq", ()),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "shredder", "", ()),
    ],
)
def test_castling_customs(fen: str, castling: str, rights: str, left_out: tuple[str, ...]) -> None:
    assert _rights(fen, castling) == (rights, left_out)


@pytest.mark.parametrize(
    ("fen", "shredder", "xfen"),
    [
        ("1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "HBhb", "KQkq"),
        ("r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "HBha", "KQkq"),
        ("r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "HAha", "KQkq"),
        ("rn2k1r1/8/8/8/8/8/8/R3K1RR w Gq - 0 1", "Ga", "Gq"),
        ("4k3/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "HBha", "KQkq"),
    ],
)
def test_a_field_of_chess960_is_written_in_one_spelling_where_nothing_says_so(
    fen: str, shredder: str, xfen: str
) -> None:
    assert _rights(fen, "shredder", False) == (shredder, ())
    assert _rights(fen, "xfen", False) == (xfen, ())
    assert _rights(fen, "held", False) == (fen.split()[2], ())


def test_standard_chess_writes_all_three() -> None:
    array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w {} - 0 1"
    for held in ("KQkq", "HAha"):
        assert _rights(array.format(held), "fen", False) == ("KQkq", ())
        assert _rights(array.format(held), "xfen", False) == ("KQkq", ())
        assert _rights(array.format(held), "shredder", False) == ("HAha", ())


@pytest.mark.parametrize(
    "case",
    [case for case in cases("fen_cases.jsonl") if case["kind"] in ("xfen", "shredder")],
    ids=lambda case: case["id"],
)
def test_the_corpus_where_all_claims_hold(case: dict[str, dict[str, str]]) -> None:
    position = parse_fen(str(case["input"]))
    held = castling_squares(position.placement, position.castling_rights, True)
    if len(held) < len(position.castling_rights):
        return
    for custom, key in (("xfen", "castling_xfen"), ("shredder", "castling_shredder")):
        written, _ = _rights(str(case["input"]), custom)
        if len({(king, rook > king) for _, king, rook in held}) == len(held):
            assert (written or "-") == case["expect"][key]


@pytest.mark.parametrize(
    ("fen", "ep", "kept"),
    [
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "held", True),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "always", True),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "capturable", False),
        ("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "capturable", True),
        ("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "legal", False),
        # A square that cannot be is no custom's, and none is invented.
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "legal", True),
    ],
)
def test_en_passant_customs(fen: str, ep: str, kept: bool) -> None:
    position = parse_fen(fen)
    written = in_conventions(position, ep=ep, castling="held", chess960=False)  # type: ignore[arg-type]
    assert (written.position.ep_square is not None) is kept
    assert written.left_out == (() if kept else ("ep",))


@pytest.mark.parametrize(
    ("ep", "expected"), [("always", "fen"), ("capturable", "fen_xfen"), ("legal", "fen_legal")]
)
def test_each_custom_writes_what_the_corpus_says(ep: EpCustom, expected: str) -> None:
    for case in of_kinds("fen"):
        position = parse_fen(case["input"])
        written = in_conventions(position, ep=ep, castling="held", chess960=False)
        assert format_fen(written.position) == case["expect"][expected], case["id"]


def test_no_square_is_invented() -> None:
    position = parse_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
    assert (
        in_conventions(position, ep="always", castling="held", chess960=False).position == position
    )


def test_unknown_customs_are_refused() -> None:
    position = start_position(518)
    with pytest.raises(ValueError, match="en passant"):
        in_conventions(position, ep="never", castling="held", chess960=False)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="castling"):
        in_conventions(position, ep="held", castling="none", chess960=False)  # type: ignore[arg-type]


@given(positions(back_rank_placements()))
def test_rights_that_hold_mean_the_same_rooks(position) -> None:  # type: ignore[no-untyped-def]
    for chess960 in (False, True):
        rooks = {
            rook
            for _, _, rook in castling_squares(
                position.placement, position.castling_rights, chess960
            )
        }
        for custom in CASTLING_CUSTOMS:
            written = in_conventions(position, ep="held", castling=custom, chess960=chess960)
            after = written.position
            kept = {
                rook
                for _, _, rook in castling_squares(after.placement, after.castling_rights, chess960)
            }
            assert kept == rooks or (
                custom == "fen" and "inner-rook" in written.left_out and kept < rooks
            )
        clean = position._replace(
            castling_rights=chess.Board(format_fen(position), chess960=True)
            .castling_xfen()
            .replace("-", "")
        )
        if chess960 and len(castling_squares(clean.placement, clean.castling_rights, True)) == len(
            clean.castling_rights
        ):
            board = chess.Board(format_fen(clean), chess960=True)
            again = in_conventions(clean, ep="held", castling="shredder", chess960=True).position
            assert (again.castling_rights or "-") == board.castling_shredder_fen()


def test_the_customs_are_those_of_the_preferences() -> None:
    assert EP_CUSTOMS == ("held", "always", "capturable", "legal")
    assert CASTLING_CUSTOMS == ("held", "fen", "xfen", "shredder")


@pytest.mark.parametrize("fields", SUPERFLUOUS_EP + USABLE_EP)
def test_positions_are_compared_by_the_square_of_a_legal_capture(fields: str) -> None:
    position = parse_fen(f"{fields} 0 60")
    compared = with_legal_ep(position)
    assert compared.ep_square == (position.ep_square if fields in USABLE_EP else None)
    assert compared._replace(ep_square=position.ep_square) == position


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
        # In a record that is not strict, only moves are recognised.
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
    # A record with all six fields is read, though it is not strict EPD.
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
