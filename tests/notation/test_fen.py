from functools import partial

import chess
import pytest
from hypothesis import given

from fenedit.notation import fen
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.fen import (
    COUNTERS,
    begins_comment,
    format_fen,
    format_placement,
    parse_castling_rights,
    parse_counter,
    parse_ep_square,
    parse_fen,
    parse_placement,
    parse_side_to_move,
)
from fenedit.notation.position import EMPTY, START_POSITION, Position, square_name
from fenedit.notation.problems import FenError, Severity
from tests.helpers.corpus import of_kinds, params
from tests.helpers.strategies import near_fens, placements, positions, texts

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

PAIRS = [
    (parse_placement, format_placement),
    (parse_side_to_move, str),
    (parse_castling_rights, lambda rights: rights or "-"),
    (parse_ep_square, lambda square: "-" if square is None else square_name(square)),
    (partial(parse_counter, name="halfmove"), str),
    (partial(parse_counter, name="fullmove"), str),
]


def test_the_start_position_reads_and_writes():
    assert parse_fen(START) == START_POSITION
    assert format_fen(START_POSITION) == START


@pytest.mark.parametrize("case", params("fen"))
def test_corpus_fen(case):
    expect = case["expect"]
    position = parse_fen(case["input"])
    ep_square = position.ep_square
    assert position.side_to_move == expect["side"]
    assert (position.castling_rights or "-") == expect["castling"]
    assert (None if ep_square is None else square_name(ep_square)) == expect["ep"]
    assert position.halfmove_clock == expect["halfmove"]
    assert position.fullmove_number == expect["fullmove"]
    assert 64 - position.placement.count(EMPTY) == expect["men"]
    assert format_fen(position) == expect["fen"]


@pytest.mark.parametrize("case", params("xfen", "shredder"))
def test_corpus_castling_letters_are_kept_as_claimed(case):
    assert format_fen(parse_fen(case["input"])) == case["input"]


def test_corpus_faults_have_their_code_and_place():
    for case in of_kinds("invalid", "lenient"):
        expect = case["expect"]
        if expect["strict"] == "ok":
            assert format_fen(parse_fen(case["input"])) == expect["fen"], case["id"]
            continue
        with pytest.raises(FenError) as caught:
            parse_fen(case["input"])
        problem = caught.value.problem
        assert (problem.code, problem.span[0]) == (expect["error"], expect["pos"]), case["id"]


def test_corpus_repaired_texts_are_strict():
    for case in of_kinds("lenient"):
        repaired = case["expect"].get("lenient", {}).get("fen", START)
        assert format_fen(parse_fen(repaired)) == repaired, case["id"]


@given(positions())
def test_reading_what_was_written_gives_the_position_back(position):
    text = format_fen(position)
    assert parse_fen(text) == position
    assert format_fen(parse_fen(text)) == text


@given(positions())
def test_each_field_reads_what_it_wrote(position):
    for (parse, write), value in zip(PAIRS, position, strict=True):
        assert parse(write(value)) == value
    fields = [write(value) for (_, write), value in zip(PAIRS, position, strict=True)]
    assert " ".join(fields) == format_fen(position)


@given(placements())
def test_placements_are_those_of_another_program(placement):
    text = format_placement(placement)
    board = chess.BaseBoard(text)
    assert board.board_fen() == text
    pieces = {square: piece.symbol() for square, piece in board.piece_map().items()}
    assert "".join(pieces.get(square, EMPTY) for square in range(64)) == placement


@given(texts())
def test_any_text_is_read_or_refused_with_a_place(text):
    try:
        position = parse_fen(text)
    except FenError as error:
        problem = error.problem
        start, end = problem.span
        assert 0 <= start <= end <= len(text)
        assert problem.severity is Severity.NOT_FEN
        assert "expected" in dict(problem.data)
    else:
        assert format_fen(position) == text


@given(near_fens())
def test_what_is_accepted_another_program_accepts(text):
    try:
        position = parse_fen(text)
    except FenError:
        return
    board = chess.Board(text, chess960=True)
    assert board.turn == (position.side_to_move == "w")
    assert board.ep_square == position.ep_square
    assert board.halfmove_clock == position.halfmove_clock


@given(texts())
def test_fields_alone_are_read_or_refused(text):
    for parse, write in PAIRS:
        if text and not any(char.isspace() for char in text):
            try:
                value = parse(text)
            except FenError as error:
                assert 0 <= error.problem.span[0] <= error.problem.span[1] <= len(text)
            else:
                assert write(value) == text


@pytest.mark.parametrize("parse", [parse for parse, _ in PAIRS])
@pytest.mark.parametrize("text", ["", " ", "w ", "٣", "²", "\u2212", "．"])
def test_fields_take_ascii_without_blanks_only(parse, text):
    with pytest.raises(FenError) as caught:
        parse(text)
    assert caught.value.problem.span[1] <= len(text)


@pytest.mark.parametrize(
    "rights", ["KQkq", "HAha", "AHah", "BGbg", "KF", "KB", "Gkq", "GQ", "QG", "q"]
)
def test_castling_letters_of_all_dialects_are_read(rights):
    assert parse_castling_rights(rights) == rights


@pytest.mark.parametrize("number", [0, 1, 100, 999_999])
def test_counters_reach_six_digits(number):
    assert parse_counter(str(number), "halfmove") == number
    with pytest.raises(FenError):
        parse_counter(str(1_000_000 + number), "fullmove")


@pytest.mark.parametrize("name", ["a1", "e4", "h8"])
def test_any_square_can_stand_in_the_en_passant_field(name):
    assert square_name(parse_ep_square(name)) == name


@given(positions(), positions())
def test_memos_stay_small_and_right(position, other):
    memos = (fen._RANKS, fen._RANK_TEXTS, fen._RIGHTS, fen._COUNTERS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fen, "_MEMO_LIMIT", 5)
        for memo in memos:
            memo.clear()
        for each in (position, other, position):
            assert parse_fen(format_fen(each)) == each
            assert all(len(memo) <= 5 for memo in memos)
        assert [parse_counter(str(number), "halfmove") for number in range(9)] == list(range(9))
        assert len(fen._COUNTERS) <= 5


@pytest.mark.parametrize("rest", ["; x", " ;", "\t# x", "  // x", "%"])
def test_a_comment_has_a_mark(rest: str) -> None:
    assert begins_comment(rest)
    assert not begins_comment(" bm e4; " + rest)
    assert not begins_comment("")


def test_counters_are_opcodes_and_fields() -> None:
    for opcode, name in COUNTERS.items():
        assert opcode in OPCODES
        assert name in Position._fields
