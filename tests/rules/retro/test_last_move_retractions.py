import random

import chess
import pytest

from fenedit.notation.castling import sound_rights
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.rules.play import to_board
from fenedit.rules.retro.last_move import (
    irreversible_retractions,
    retractions,
    reversible_retractions,
)

SOON_SPECIAL = "r3k2r/1P4P1/8/2p1p2p/1P1P3P/8/1p4p1/R3K2R w KQkq - 0 40"
"""Pawns near promotion and en passant, and every castling right."""


CHECKS_OF_THE_MOVER = chess.STATUS_IMPOSSIBLE_CHECK | chess.STATUS_TOO_MANY_CHECKERS
"""What a position before may have: nobody asks there how the mover's king came into check."""


def names(fen, chess960=False):
    """Return the names of all retractions, each once."""
    return {found.name for found in retractions(parse_fen(fen), chess960)}


def _start(dice, chess960):
    if chess960:
        return chess.Board.from_chess960_pos(dice.randrange(960))
    if dice.random() < 0.5:
        return chess.Board()
    return chess.Board(SOON_SPECIAL)


def _played(seed, games, chess960):
    """Yield board before, move and board after of random games, special moves preferred."""
    dice = random.Random(seed)
    for _ in range(games):
        board = _start(dice, chess960)
        for _ in range(60):
            moves = list(board.legal_moves)
            if not moves:
                break
            special = [
                move
                for move in moves
                if move.promotion or board.is_castling(move) or board.is_en_passant(move)
            ]
            move = dice.choice(special if special and dice.random() < 0.5 else moves)
            before = board.copy(stack=False)
            board.push(move)
            yield before, move, board


def _position(board):
    return parse_fen(board.fen(en_passant="fen", shredder=board.chess960))


@pytest.mark.parametrize("chess960", [False, True])
def test_the_last_move_of_a_game_is_among_the_retractions(chess960):
    kinds = set()
    for before, move, after in _played(4, 30, chess960):
        expected = _position(before)
        position = _position(after)
        ways = irreversible_retractions if before.is_zeroing(move) else reversible_retractions
        for asked in (position, position._replace(ep_square=None)._replace(castling_rights="")):
            found = [
                retraction
                for retraction in ways(asked, chess960)
                if retraction.before.placement == expected.placement
            ]
            assert len(found) == 1, (before.fen(), move)
            earlier = found[0].before
            assert earlier.side_to_move == expected.side_to_move
            assert earlier.ep_square in (None, expected.ep_square)
            held = chess.SquareSet(before.castling_rights)
            assert set(sound_rights(earlier, chess960).values()) <= set(held)
            kinds.add(found[0].kind)
    assert kinds >= {"plain", "double step", "castling", "promotion"}


@pytest.mark.parametrize("chess960", [False, True])
def test_every_retraction_is_a_move_of_the_position_before(chess960):
    positions = [_position(after) for *_, after in _played(5, 4, chess960)][::16]
    for position in positions:
        for found in retractions(position, chess960):
            board = to_board(found.before, chess960)
            assert board.castling_rights.bit_count() == len(found.before.castling_rights)
            assert board.ep_square == found.before.ep_square
            assert not board.status() & ~CHECKS_OF_THE_MOVER
            assert position.placement in {_after(board, move) for move in board.legal_moves}, (
                format_fen(position),
                found,
            )


def _after(board, move):
    after = board.copy(stack=False)
    after.push(move)
    return _position(after).placement


def test_a_man_is_only_uncaptured_where_the_loser_misses_one():
    def uncaptured(fen):
        return {found.uncaptured for found in retractions(parse_fen(fen), False)}

    assert uncaptured("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1") == {"."}
    missing_queen = "rnb1kbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(missing_queen) == {".", "q"}
    missing_pawn = "rnbqkbnr/ppppppp1/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(missing_pawn) == {".", "q", "r", "b", "n", "p"}
    # The missing pawn is the second queen, so it was not captured.
    promoted = "rnbqkbn1/ppppppp1/3q4/8/8/2N5/PPPPPPPP/R1BQKBNR b KQq - 0 9"
    assert uncaptured(promoted) == {".", "r"}
    # A dark-squared bishop misses, but c3 is dark and c4 is light.
    bishop = "rn1qkbnr/pppppppp/8/8/2N5/8/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(bishop) == {".", "b"}
    bishop = "rn1qkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 0 9"
    assert uncaptured(bishop) == {"."}


def test_no_pawn_is_uncaptured_on_a_back_rank():
    found = list(retractions(parse_fen("4k3/8/8/8/8/8/8/K6R b - - 0 60"), False))
    assert {retraction.uncaptured for retraction in found if retraction.target == chess.H1} == set(
        ".qrbn"
    )


def test_promotions_need_a_pawn_that_is_gone():
    assert "d7-d8=N" in names("k2N4/8/8/8/8/8/8/4K3 b - - 0 60")
    all_pawns = "k2N4/8/8/8/8/8/PPPPPPPP/4K3 b - - 0 60"
    assert not any("=" in name for name in names(all_pawns))
    # Only a missing pawn that is not the second queen can have become the knight.
    needed = "k2N4/8/8/8/8/3QQ3/PPPPPPP1/4K3 b - - 0 60"
    assert not any("=" in name for name in names(needed))
    assert any("=N" in name for name in names(needed.replace("PPPPPPP1", "PPPPPP2")))
    # Away from the last rank nothing has just been promoted.
    assert not any("=" in name for name in names("k7/1N6/8/8/8/8/8/4K3 b - - 0 60"))


def test_men_that_hold_a_right_have_not_moved():
    fen = "4k3/8/8/8/8/8/8/R3K2R b {} - 4 60"
    assert {name[0] for name in names(fen.format("-"))} == {"K", "R"}
    queenside = names(fen.format("Q"))
    assert queenside and all(name[:3] == "Rh1" or name.endswith("h1") for name in queenside)
    assert names(fen.format("KQ")) == set()
    # Castling is not taken back while another right is held.
    castled = "4k3/8/8/8/8/8/8/R4RK1 b - - 4 60"
    assert "O-O" in names(castled)


def test_a_claimed_double_step_is_the_only_last_move():
    fen = "4k3/8/8/8/3Pp3/8/8/N3K3 b - {} 0 40"
    assert names(fen.format("d3")) == {"d2-d4"}
    (found,) = retractions(parse_fen(fen.format("d3")), False)
    assert found.kind == "double step"
    assert format_fen(found.before) == "4k3/8/8/8/4p3/8/3P4/N3K3 w - - 0 1"
    assert len(names(fen.format("-"))) > 1
    # A square that no double step has left is left aside.
    assert names(fen.format("e3")) == names(fen.format("-"))
    assert names("4k3/8/8/1B6/3Pp3/8/8/4K3 b - d3 0 40") == set()


def test_en_passant_is_taken_back_with_the_square_that_it_needs():
    fen = "8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 60"
    (found,) = retractions(parse_fen(fen), False)
    assert (found.name, found.kind, found.uncaptured) == ("e5xd6 e.p.", "en passant", "p")
    assert format_fen(found.before) == "8/8/4k3/3pP3/8/1B6/8/K3R3 w - d6 0 1"
    # The squares of the captured pawn's double step must be empty.
    open_file = "8/8/3P4/8/8/8/8/k6K b - - 0 60"
    assert {"c5xd6 e.p.", "e5xd6 e.p."} <= names(open_file)
    for occupied in ("8/3n4/3P4/8", "8/8/3P4/3n4"):
        assert not any("e.p." in name for name in names(open_file.replace("8/8/3P4/8", occupied)))


def test_en_passant_needs_a_double_step_before_which_the_capturing_side_was_not_in_check():
    # e7-e5 gave check to d4, and the capture answered it.
    assert "d5xe6 e.p." in names("7k/8/4P3/8/3K4/8/8/8 b - - 0 60")
    # The rook checked along the sixth rank before e7-e5 already.
    assert "d5xe6 e.p." not in names("7k/8/K3P2r/8/8/8/8/8 b - - 0 60")


def test_castling_is_taken_back_with_its_right():
    found = [
        retraction
        for retraction in retractions(parse_fen("4k3/8/8/8/8/8/8/5RK1 b - - 4 60"), False)
        if retraction.kind == "castling"
    ]
    assert [format_fen(retraction.before) for retraction in found] == [
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    ]


def test_rights_of_chess960_keep_their_rooks_when_another_is_uncaptured():
    position = parse_fen("1k3r1R/8/8/8/8/8/8/K7 b k - 0 60")
    uncaptured = [found for found in retractions(position, True) if found.uncaptured == "r"]
    assert {found.target for found in uncaptured} >= {chess.H8}
    for found in uncaptured:
        assert sound_rights(found.before, True) == {"f": chess.F8}


def test_the_names_of_moves():
    assert "Ra5xa6" in names("k7/8/RRRRR3/8/RRRRR3/8/8/7K b - - 0 99")
    assert {"O-O-O", "Kc2-c1"} <= names("4k3/8/8/8/8/8/8/2KR4 b - - 4 60")
    assert {"a2-a4", "a3-a4", "b3xa4"} <= names("4k3/8/8/8/P7/8/8/4K3 b - - 0 60")
    assert {"a7-a8=Q", "b7xa8=Q", "Qa7-a8"} <= names("Q7/8/4k3/8/8/8/8/4K3 b - - 0 60")
