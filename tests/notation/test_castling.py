import chess
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.notation.castling import (
    START_COUNT,
    castling_squares,
    file_letter,
    is_chess960,
    is_other_variant,
    names_chess960,
    names_other_variant,
    number_of,
    order_rights,
    possible_rights,
    resolve_right,
    respelled,
    says_chess960,
    start_position,
    with_right,
    without_right,
)
from fenedit.notation.fen import format_fen, parse_castling_rights, parse_fen, parse_placement
from fenedit.notation.position import (
    START_PLACEMENT,
    START_POSITION,
    WHITE,
    Position,
    ep_is_possible,
    file_of,
    parse_square,
    possible_ep_squares,
    square_name,
)
from fenedit.notation.reading import read_loose
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


def test_all_start_positions_are_those_of_another_program():
    for number in range(START_COUNT):
        board = chess.Board.from_chess960_pos(number)
        assert format_fen(start_position(number)) == board.fen()


def test_every_start_position_has_its_number():
    numbers = [number_of(start_position(number).placement) for number in range(START_COUNT)]
    assert numbers == list(range(START_COUNT))


def test_standard_chess_is_518():
    assert start_position(518) == START_POSITION
    assert number_of(START_PLACEMENT) == 518


@given(placements())
def test_other_placements_have_no_number(placement):
    number = number_of(placement)
    assert number is None or start_position(number).placement == placement


@pytest.mark.parametrize("number", [-1, 960])
def test_there_are_no_other_numbers(number):
    with pytest.raises(ValueError, match="0 to 959"):
        start_position(number)


@pytest.mark.parametrize(
    ("fen", "implied"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", False),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", False),
        # K and Q are also what a mistaken right of standard chess looks like.
        ("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1", False),
        ("3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1", False),
        ("3k4/8/8/8/8/8/8/R2K3R w HA - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", False),
        ("4k3/8/8/8/8/8/8/1K1R4 w - - 0 1", False),
    ],
)
def test_a_file_that_only_chess960_knows_implies_it(fen, implied):
    assert is_chess960(parse_fen(fen)) is implied


def test_a_variant_or_an_operation_says_it():
    assert is_chess960(START_POSITION, variant="Chess 960")
    assert is_chess960(START_POSITION, rest=" variant chess960;")
    assert not is_chess960(START_POSITION, "atomic", ' id "960";')
    assert not names_other_variant("From Position")


@pytest.mark.parametrize(
    "rest",
    [
        ' variant "chess960";',
        " variant chess960;",
        " variant Fischerandom",
        ' bm e4; variant "chess 960";',
    ],
)
def test_the_operation_variant_may_name_chess960(rest):
    assert says_chess960(rest)


@pytest.mark.parametrize(
    "rest", ["", " variant atomic;", ' id "variant chess960";', ' c0 "x; variants"; variantx 960;']
)
def test_nothing_else_names_it(rest):
    assert not says_chess960(rest)


def test_no_name_is_no_name_of_chess960():
    assert names_chess960("chess 960") and not names_chess960("")


_HOMES = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}


def _stands(position: Position, piece: str, name: str) -> bool:
    return position.placement[chess.parse_square(name)] == piece


@given(positions(back_rank_placements()))
def test_standard_rights_are_those_whose_king_and_rook_are_at_home(position: Position) -> None:
    for letter, (king, rook) in _HOMES.items():
        pieces = "KR" if letter.isupper() else "kr"
        at_home = _stands(position, pieces[0], king) and _stands(position, pieces[1], rook)
        assert (resolve_right(position.placement, letter, False) is not None) == at_home


@given(positions(back_rank_placements()))
def test_possible_rights_name_every_rook_that_some_letter_names(position: Position) -> None:
    for chess960 in (False, True):
        letters = possible_rights(position, chess960)
        rooks = [resolve_right(position.placement, letter, chess960) for letter in letters]
        any_letter = {
            resolve_right(position.placement, letter, chess960) for letter in "KQkqABCDEFGHabcdefgh"
        }
        assert set(rooks) == any_letter - {None}
        assert len(rooks) == len(set(rooks))
        assert "".join(letters) == order_rights("".join(letters))


def test_a_held_letter_is_kept_for_its_rook() -> None:
    position = parse_fen("rn2k1r1/8/8/8/8/8/8/2BNK1RR w Gga - 4 11")
    assert possible_rights(position, True) == ("K", "G", "g", "a")
    assert possible_rights(position._replace(castling_rights=""), True) == ("K", "G", "k", "q")
    assert possible_rights(position._replace(castling_rights="H"), True) == ("H", "G", "k", "q")


def test_the_start_position_has_four_possible_rights_in_both_rules() -> None:
    position = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1")
    assert possible_rights(position, False) == possible_rights(position, True) == tuple("KQkq")


@given(positions(), st.integers(0, 63))
def test_an_ep_square_is_possible_where_the_chess_package_finds_it_valid(
    position: Position, square: int
) -> None:
    board = chess.Board(None)
    board.set_piece_map(
        {
            place: chess.Piece.from_symbol(content)
            for place, content in enumerate(position.placement)
            if content != "."
        }
    )
    board.turn = position.side_to_move == WHITE
    board.ep_square = square
    assert ep_is_possible(position, square) == (board._valid_ep_square() is not None)


@given(positions())
def test_possible_ep_squares_are_found_by_trying_all_sixty_four(position: Position) -> None:
    tried = tuple(square for square in range(64) if ep_is_possible(position, square))
    assert possible_ep_squares(position) == tried


def test_every_double_step_that_can_have_been_the_last_move_is_offered() -> None:
    position = parse_fen("rnbqkbnr/1p1ppp1p/8/p1p3p1/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 4")
    assert [chess.square_name(square) for square in possible_ep_squares(position)] == [
        "a6",
        "c6",
        "g6",
    ]


@pytest.mark.parametrize("name", ["Crazyhouse", "king of the hill", '"atomic"', "Three-check"])
def test_names_of_other_variants(name: str) -> None:
    assert names_other_variant(name)


@pytest.mark.parametrize(
    "name", ["", "?", "Standard", "From Position", "chess960", '"Fischerandom"', "normal"]
)
def test_names_of_standard_chess_and_chess960(name: str) -> None:
    assert not names_other_variant(name)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3/Qn w - - 0 1", True),
        ("4k3/8/8/3Q~4/8/8/8/4K3 w - - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", False),
    ],
)
def test_what_other_variants_write_tells_of_them(text: str, expected: bool) -> None:
    reading = read_loose(text)
    assert is_other_variant((note.code for note in reading.notes), reading.extras) == expected


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("pocket", "Qn", True),
        ("variant", "crazyhouse", True),
        ("variant", "standard", False),
        ("id", "crazyhouse", False),
    ],
)
def test_operations_tell_of_them(name: str, value: str, expected: bool) -> None:
    assert is_other_variant((), [(name, value)]) == expected
