import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.chess960 import START_COUNT, start_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.packed import pack, unpack
from fenedit.notation.position import START_POSITION
from tests.helpers.corpus import cases
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions

PACKED = [
    pytest.param(case, id=case["id"])
    for case in cases("format_cases.jsonl")
    if case["format"] == "binaryfen"
]
ARRAY = bytes.fromhex("ffff00000000ffff2d844ad200000000111111113e955be3")


@pytest.mark.parametrize("case", PACKED)
def test_the_corpus(case):
    packed = pack(parse_fen(case["fen"]))
    assert packed.hex() == case["text"]
    assert len(packed) == case["bytes"]
    assert format_fen(unpack(packed)) == case["fen"]


@pytest.mark.parametrize("chess960", [False, True])
def test_positions_of_games_come_back(chess960):
    for position in played_positions(seed=5, games=3, chess960=chess960):
        back = unpack(pack(position))
        assert back._replace(castling_rights="") == position._replace(castling_rights="")
        assert pack(back) == pack(position)


def test_all_start_positions_come_back():
    for number in range(START_COUNT):
        position = start_position(number)
        assert unpack(pack(position)) == position


@given(positions() | positions(back_rank_placements()))
def test_any_position_comes_back_but_for_what_cannot_be_held(position):
    back = unpack(pack(position))
    assert back.placement == position.placement
    assert back.side_to_move == position.side_to_move
    assert back.halfmove_clock == position.halfmove_clock
    assert back.fullmove_number == max(1, position.fullmove_number)
    assert back.ep_square in (None, position.ep_square)
    assert len(back.castling_rights) <= len(position.castling_rights)
    assert unpack(pack(back)) == back


def test_inner_rooks_keep_their_letters():
    fen = "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11"
    assert format_fen(unpack(pack(parse_fen(fen)))) == fen


def test_what_cannot_be_held_is_left_out():
    position = parse_fen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 0")
    assert format_fen(unpack(pack(position))) == "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


@pytest.mark.parametrize("variant", [0, 2, 3])
def test_a_variant_that_is_chess_is_read(variant):
    assert unpack(ARRAY + bytes([0, 0, variant])) == START_POSITION


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "too early"),
        (ARRAY[:-1], "too early"),
        (ARRAY + bytes([0, 0, 1]), "another variant"),
        (ARRAY + bytes([0, 0, 0, 0]), "too late"),
        (ARRAY + b"\x80", "does not end"),
        (ARRAY + b"\xff\xff\xff\xff\x01", "does not end"),
        (ARRAY + b"\xff\xff\xff\x01", "too large"),
        (bytes.fromhex("00000000000000010c"), "pushed pawn"),
        (bytes.fromhex("00000000000001000d"), "castling rook"),
        (bytes.fromhex("00000000000000010e"), "castling rook"),
    ],
)
def test_other_bytes_are_refused(data, reason):
    with pytest.raises(ValueError, match=reason):
        unpack(data)


@given(st.binary(max_size=40))
def test_any_bytes_are_read_or_refused(data):
    try:
        position = unpack(data)
    except ValueError:
        return
    assert unpack(pack(position)) == position
