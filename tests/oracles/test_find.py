"""Searches agree with python-chess about boards."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import chess
import pytest

from fenedit.documents.files.streaming import open_source
from fenedit.jobs.find import find_in_source
from fenedit.notation.fen import format_fen
from fenedit.notation.query.parsing import parse_query
from tests.helpers.games import played_positions

SHORT, LONG = 1_000, 1_000_000
SIZES = [SHORT, pytest.param(LONG, marks=pytest.mark.long)]
_MEN = "QRRBBNNPPPP"
_COMMENTS = ("Zugzwang!", "a rook; a PAWN", "Größe 8", "ŻÓŁW", "bm", "1/2", "Kp", "", "x" * 300)

Judge = Callable[[chess.Board], bool]


@pytest.fixture(autouse=True)
def _through_the_sieve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search small files like large ones."""
    monkeypatch.setattr("fenedit.jobs.find._SMALL", 1)
    monkeypatch.setattr("fenedit.documents.files.streaming.FIRST_SIZES", (64, 64))


def thin_board(dice: random.Random) -> chess.Board:
    """Return a board with two kings and few pieces, anywhere."""
    men = dice.choices(_MEN, k=dice.randrange(5))
    symbols = ["K", "k", *(man if dice.random() < 0.6 else man.lower() for man in men)]
    board = chess.Board(None)
    for square, symbol in zip(dice.sample(range(64), len(symbols)), symbols, strict=True):
        board.set_piece_at(square, chess.Piece.from_symbol(symbol))
    board.turn = dice.random() < 0.5
    return board


def boards(count: int, seed: int) -> Iterator[tuple[str, chess.Board]]:
    """Yield so many FENs with their boards, a fifth of them from games."""
    dice = random.Random(seed)
    games = (format_fen(each) for each in played_positions(seed, count))
    for fen in islice(games, count // 5):
        yield fen, chess.Board(fen)
    for _ in range(count - count // 5):
        board = thin_board(dice)
        yield board.fen(), board


def men(board: chess.Board, side: chess.Color) -> list[int]:
    """Return how many kings, queens, rooks, bishops, knights and pawns a side has."""
    return [len(board.pieces(kind, side)) for kind in range(6, 0, -1)]


def have(first: list[int], second: list[int]) -> Judge:
    def judge(board: chess.Board) -> bool:
        sides = [men(board, chess.WHITE), men(board, chess.BLACK)]
        return sides in ([first, second], [second, first])

    return judge


def at(board: chess.Board, **men: str) -> bool:
    """Return whether pieces are on squares; "" means none."""
    held = {name: board.piece_at(chess.parse_square(name)) for name in men}
    return all((piece.symbol() if piece else "") == men[name] for name, piece in held.items())


def mirrored(board: chess.Board) -> chess.Board:
    return board.transform(chess.flip_horizontal)


def shifted(board: chess.Board) -> bool:
    """Tell whether a white knight stands two files left of a black king, and three ranks below."""
    return any(
        chess.square_file(king) - chess.square_file(knight) == 2
        and chess.square_rank(king) - chess.square_rank(knight) == 3
        for king in board.pieces(chess.KING, chess.BLACK)
        for knight in board.pieces(chess.KNIGHT, chess.WHITE)
    )


QUERIES: dict[str, Judge] = {
    "KRPvKR": have([1, 0, 1, 0, 0, 1], [1, 0, 1, 0, 0, 0]),
    "KQvKR": have([1, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0]),
    "w:KBNvK": lambda board: men(board, True) == [1, 0, 0, 1, 1, 0]
    and men(board, False) == [1, 0, 0, 0, 0, 0],
    "KRR*": lambda board: max(men(board, True)[2], men(board, False)[2]) >= 2,
    "KR{1-2}P{0-1}vK*": lambda board: any(
        one[1] == one[3] == one[4] == 0 and one[2] in (1, 2) and one[5] <= 1
        for one in (men(board, True), men(board, False))
    ),
    "0103.01": lambda board: (
        men(board, True)[1:] == [0, 1, 0, 0, 0] and men(board, False)[1:] == [0, 0, 0, 1, 1]
    ),
    "men:<4": lambda board: len(board.piece_map()) < 4,
    "ke8": lambda board: at(board, e8="k"),
    "Ra1 -kg8": lambda board: at(board, a1="R") and not at(board, g8="k"),
    "?d4 .d5 wtm": lambda board: (
        board.piece_at(chess.D4) is not None and at(board, d5="") and board.turn
    ),
    "Ne5 ~mirror": lambda board: at(board, e5="N") or at(board, d5="N"),
    "Re2 btm ~swap": lambda board: (at(board, e2="R") and not board.turn)
    or (at(board, e7="r") and board.turn),
    "Qb3 ~mirror ~swap": lambda board: any(
        at(each, b3="Q")
        for one in (board, board.mirror())
        for each in (one, mirrored(one))
    ),
    "Ne5 kg8 ~shift": shifted,
    "[RQ]a1 | pa2": lambda board: at(board, a1="R") or at(board, a1="Q") or at(board, a2="p"),
    "btm -KvK": lambda board: not board.turn and len(board.piece_map()) > 2,
}  # fmt: skip


@pytest.mark.parametrize("count", SIZES)
def test_men_as_python_chess_sees_them(tmp_path: Path, count: int) -> None:
    path = tmp_path / "many.fen"
    expected: dict[str, list[int]] = {query: [] for query in QUERIES}
    with path.open("w", encoding="ascii") as file:
        for number, (fen, board) in enumerate(boards(count, seed=count), 1):
            file.write(f"{fen}\n")
            for query, judge in QUERIES.items():
                if judge(board):
                    expected[query].append(number)
    for query, numbers in expected.items():
        with open_source(str(path)) as source:
            found = [hit.number for hit in find_in_source(source, parse_query(query))]
        assert found == numbers, query
        # A question that nothing answers would prove little.
        assert numbers or count < LONG, query


@pytest.mark.parametrize("count", [300, pytest.param(100_000, marks=pytest.mark.long)])
def test_states_as_python_chess_sees_them(tmp_path: Path, count: int) -> None:
    path = tmp_path / "many.fen"
    states: dict[str, Judge] = {
        "check": chess.Board.is_check,
        "mate": chess.Board.is_checkmate,
        "stalemate": chess.Board.is_stalemate,
    }
    sample = [each for each in islice(boards(count * 9, 4), count * 9) if each[1].is_valid()]
    path.write_text("".join(f"{fen}\n" for fen, _ in sample), encoding="ascii")
    for state, judge in states.items():
        with open_source(str(path)) as source:
            found = [hit.number for hit in find_in_source(source, parse_query(state))]
        assert found == [number for number, (_, board) in enumerate(sample, 1) if judge(board)]


def lines(count: int) -> Iterator[str]:
    dice = random.Random(count)
    fields = [board.epd() for _, board in boards(500, 2)]
    for number in range(count):
        yield f'{dice.choice(fields)} id "{number}"; c0 "{dice.choice(_COMMENTS)}";\n'
