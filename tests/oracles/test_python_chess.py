"""python-chess reads what we write and the other way round; every difference has its reason."""

import random
from itertools import islice

import chess
import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.rules.writing import in_conventions
from tests.helpers.games import played_positions

SHORT, LONG = 1_500, 100_000


def assert_same(position: Position, chess960: bool) -> None:
    """Compare our writings of a position with those of a board that was set up from ours."""
    fen = format_fen(position)
    board = chess.Board(fen, chess960=chess960)
    assert (
        parse_fen(board.fen(en_passant="fen", shredder=chess960))
        == in_conventions(
            position, ep="held", castling="shredder" if chess960 else "fen", chess960=chess960
        ).position
    ), fen
    for ours, theirs in (("always", "fen"), ("capturable", "xfen"), ("legal", "legal")):
        written = in_conventions(position, ep=ours, castling="xfen", chess960=chess960)  # type: ignore[arg-type]
        expected = board.fen(en_passant=theirs)  # type: ignore[arg-type]
        assert format_fen(written.position) == expected, fen


@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
def test_legal_positions(chess960: bool) -> None:
    games = played_positions(seed=1, games=SHORT, chess960=chess960)
    for position in islice(games, SHORT):
        assert_same(position, chess960)


@pytest.mark.long
@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
def test_a_hundred_thousand_legal_positions(chess960: bool) -> None:
    games = played_positions(seed=2, games=LONG, chess960=chess960)
    for position in islice(games, LONG // 2):
        assert_same(position, chess960)


def random_position(dice: random.Random) -> Position:
    """Return any position that FEN can write, back ranks crowded with kings and rooks."""
    contents = dice.choices("." * 20 + "KQRBNPkqrbnp", k=64)
    for rank in (0, 56):
        if dice.random() < 0.7:
            row = dice.choices("....Rr" + ("KR" if rank == 0 else "kr"), k=8)
            contents[rank : rank + 8] = row
    white = "".join(sorted(dice.sample("KQABCDEFGH", dice.randint(0, 2)), key="KQABCDEFGH".index))
    black = "".join(sorted(dice.sample("kqabcdefgh", dice.randint(0, 2)), key="kqabcdefgh".index))
    return Position(
        "".join(contents),
        dice.choice("wb"),
        white + black,
        dice.choice([None, dice.randrange(64)]),
        dice.randrange(200),
        dice.randrange(300),
    )


def explained(position: Position, board: chess.Board) -> str:
    """Return the reason why python-chess writes another FEN than was read, "" if there is none.

    - "rights": its board has a right for each rook, so it drops letters that name none, and one of
      two letters that name the same one; we keep what was claimed.
    - "fullmove": it reads number 0 as 1; we keep it and call it odd.
    """
    if position.fullmove_number == 0:
        return "fullmove"
    if board.castling_xfen() != (position.castling_rights or "-"):
        return "rights"
    return ""


@pytest.mark.parametrize("count", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_positions_that_no_game_leads_to(count: int) -> None:
    dice = random.Random(7)
    for _ in range(count):
        position = random_position(dice)
        fen = format_fen(position)
        assert parse_fen(fen) == position
        board = chess.Board(fen, chess960=True)
        theirs = parse_fen(board.fen(en_passant="fen"))
        if theirs != position:
            why = explained(position, board)
            assert why, fen
            cured = position._replace(
                castling_rights=theirs.castling_rights,
                fullmove_number=position.fullmove_number or 1,
            )
            assert cured == theirs, fen
