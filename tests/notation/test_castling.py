import chess
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.notation.castling import (
    castling_squares,
    file_letter,
    order_rights,
    resolve_right,
    respelled,
    start_position,
    with_right,
    without_right,
)
from fenedit.notation.fen import format_fen, parse_castling_rights, parse_fen, parse_placement
from fenedit.notation.position import START_PLACEMENT, file_of, parse_square, square_name
from tests.helpers.corpus import params
from tests.helpers.strategies import back_rank_placements, castling_rights, placements, positions

LETTERS = "KQABCDEFGHkqabcdefgh"


def resolved(placement, letters, chess960):
    rooks = {
        letter: resolve_right(parse_placement(placement), letter, chess960) for letter in letters
    }
    return {letter: None if rook is None else square_name(rook) for letter, rook in rooks.items()}


def oracle_rooks(position, chess960):
    board = chess.Board(format_fen(position), chess960=chess960)
    return set(chess.SquareSet(board.clean_castling_rights()))


@pytest.mark.parametrize("case", params("xfen", "shredder"))
def test_corpus_rooks_and_exports(case):
    position, expect = parse_fen(case["input"]), case["expect"]
    found = castling_squares(position.placement, position.castling_rights, True)
    assert all(resolve_right(position.placement, letter, True) == rook for letter, _, rook in found)
    rooks = {rook for _, _, rook in found}
    if rooks == oracle_rooks(position, True) and len(rooks) == len(position.castling_rights):
        for style in ("xfen", "shredder"):
            written, _ = respelled(position.placement, position.castling_rights, style, True)
            assert (written or "-") == expect[f"castling_{style}"]
    if expect["castling_valid"]:
        assert {square_name(rook) for _, _, rook in found} == set(expect["rooks"].values())
        assert len(found) == len(position.castling_rights)


def test_standard_rights_need_king_and_rook_at_home():
    assert resolved("r3k2r/8/8/8/8/8/8/R3K2R", "KQkqHAhaGB", False) == {
        "K": "h1",
        "Q": "a1",
        "k": "h8",
        "q": "a8",
        "H": "h1",
        "A": "a1",
        "h": "h8",
        "a": "a8",
        "G": None,
        "B": None,
    }
    assert set(resolved("1r1k1r2/8/8/8/8/8/8/1R2K1R1", "KQkqGBfb", False).values()) == {None}
    assert set(resolved("8/8/8/8/8/8/4K3/R6R", "KQ", False).values()) == {None}


def test_k_and_q_mean_the_outermost_rook():
    assert resolved("8/8/8/8/8/8/8/RR1KRR2", "KQABEF", True) == {
        "K": "f1",
        "Q": "a1",
        "A": "a1",
        "B": "b1",
        "E": "e1",
        "F": "f1",
    }


def test_a_king_in_a_corner_never_castles():
    assert resolved("8/8/8/8/8/8/8/KR6", "KB", True) == {"K": None, "B": None}
    assert resolved("8/8/8/8/8/8/8/6RK", "QG", True) == {"Q": None, "G": None}


def test_of_several_kings_the_one_at_home_holds_the_rights():
    assert resolved("8/8/8/8/8/8/8/K3K2R", "K", False) == {"K": "h1"}
    assert resolved("8/8/8/8/8/8/8/1KK4R", "K", True) == {"K": None}


@given(positions(back_rank_placements()), st.sampled_from(LETTERS), st.booleans())
def test_one_right_means_the_rook_that_another_program_finds(position, letter, chess960):
    claim = position._replace(castling_rights=letter)
    rook = resolve_right(claim.placement, letter, chess960)
    king = claim.placement.find("K" if letter.isupper() else "k")
    if chess960 and file_of(king) in (0, 7):
        assert rook is None
    else:
        assert ({rook} if rook is not None else set()) == oracle_rooks(claim, chess960)


@given(positions(back_rank_placements()))
def test_exports_are_those_of_another_program(position):
    board = chess.Board(format_fen(position), chess960=True)
    placement, rights = position.placement, position.castling_rights
    rooks = [rook for _, _, rook in castling_squares(placement, rights, True)]
    assume(len(rooks) == len(rights) and set(rooks) == oracle_rooks(position, True))
    assert (respelled(placement, rights, "xfen", True)[0] or "-") == board.castling_xfen()
    shredder = respelled(placement, rights, "shredder", True)[0]
    assert (shredder or "-") == board.castling_shredder_fen()


@pytest.mark.parametrize(
    ("fen", "style", "chess960", "expected"),
    [
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "fen", True, ("", "G")),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "xfen", True, ("G", "")),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "xfen", False, ("G", "")),
        ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "shredder", True, ("H", "")),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KHa - 0 1", "fen", False, ("Kq", "")),
        # Claims that are not possible.
        ("4k3/8/8/8/8/8/8/4K3 w KQb - 0 1", "shredder", True, ("HAb", "")),
        ("3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1", "shredder", False, ("KQ", "")),
    ],
)
def test_rights_in_a_style(fen, style, chess960, expected):
    position = parse_fen(fen)
    assert respelled(position.placement, position.castling_rights, style, chess960) == expected


def test_the_letter_of_a_file():
    assert [file_letter(square) for square in (0, 7, 56, 63)] == ["A", "H", "a", "h"]


@pytest.mark.parametrize("first", range(0, 960, 96))
def test_exports_of_all_start_positions(first):
    for number in range(first, first + 96):
        board = chess.Board.from_chess960_pos(number)
        position = start_position(number)
        assert position.castling_rights == board.castling_xfen() == "KQkq"
        shredder = respelled(position.placement, "KQkq", "shredder", True)[0]
        assert shredder == board.castling_shredder_fen()
        assert respelled(position.placement, shredder, "xfen", True)[0] == "KQkq"
        assert len(castling_squares(position.placement, "KQkq", True)) == 4


@given(placements(), castling_rights(), st.booleans())
def test_rights_that_resolve_keep_their_order_and_name_men(placement, rights, chess960):
    found = castling_squares(placement, rights, chess960)
    letters = [letter for letter, _, _ in found]
    assert letters == [letter for letter in rights if letter in letters]
    for letter, king, rook in found:
        assert placement[king] + placement[rook] == ("KR" if letter.isupper() else "kr")
        assert chess960 or square_name(king) in ("e1", "e8")


def test_rights_name_king_and_rook():
    assert castling_squares(START_PLACEMENT, "Kq", False) == (
        ("K", parse_square("e1"), parse_square("h1")),
        ("q", parse_square("e8"), parse_square("a8")),
    )


@given(castling_rights())
def test_ordered_letters_can_be_read(rights):
    ordered = order_rights(rights[::-1])
    assert set(ordered) == set(rights)
    assert parse_castling_rights(ordered or "-") == ordered
    assert order_rights(ordered) == ordered


def test_canonical_order():
    assert order_rights("qkQK") == "KQkq"
    assert order_rights("ahAH") == "HAha"
    assert order_rights("BK") == "KB"
    assert order_rights("QG") == "GQ"


@given(castling_rights(), st.sampled_from(LETTERS))
def test_a_right_is_added_once_where_there_is_room(rights, letter):
    room = sum(other.isupper() == letter.isupper() for other in rights) < 2
    added = with_right(rights, letter)
    assert (letter in added) == (letter in rights or room)
    assert parse_castling_rights(added or "-") == added
    assert set(added) - {letter} == set(rights) - {letter}


@given(castling_rights(), st.sampled_from(LETTERS))
def test_a_right_is_taken_and_the_others_stay(rights, letter):
    taken = without_right(rights, letter)
    assert taken == "".join(other for other in rights if other != letter)
