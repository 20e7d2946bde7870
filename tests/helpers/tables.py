"""Rows of Lichess's puzzle database, and made ones with positions of games."""

import random
from collections.abc import Iterator

import chess

HEAD = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags"
MATE = (
    "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,"
    "83,72,mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,Italian_Game"
)
FORK = (
    "0000D,5rk1/1p3ppp/pq3b2/8/8/1P1Q1N2/P4PPP/3R2K1 w - - 2 27,d3d6 f8d8 d6d8 f6d8,1489,73,97,"
    "36244,endgame fork,https://lichess.org/F8M8OS71#53,"
)
_THEMES = ("endgame", "fork", "long", "mate", "mateIn1", "middlegame", "pin", "short", "skewer")


def puzzles(seed: int) -> Iterator[tuple[str, str]]:
    """Yield positions of random games, and some moves from them in UCI, without an end."""
    dice = random.Random(seed)
    while True:
        board = chess.Board()
        for ply in range(dice.randint(8, 150)):
            moves = [*board.legal_moves]
            if not moves:
                break
            # Castling, promotions and captures en passant are rare.
            odd = [
                move
                for move in moves
                if board.is_castling(move) or move.promotion or board.is_en_passant(move)
            ]
            board.push(dice.choice(odd or moves))
            if ply > 6 and (odd or not ply % 7):
                yield board.fen(), " ".join(_line(board.copy(stack=False), dice))


def _line(board: chess.Board, dice: random.Random) -> Iterator[str]:
    for _ in range(dice.choice((2, 4, 6))):
        moves = [*board.legal_moves]
        if not moves:
            break
        odd = [
            move
            for move in moves
            if board.is_castling(move) or move.promotion or board.is_en_passant(move)
        ]
        move = dice.choice(odd or moves)
        yield move.uci()
        board.push(move)


def rows(count: int, seed: int = 1, different: int = 20_000) -> Iterator[str]:
    """Yield rows with their line breaks; after so many, positions come again."""
    dice = random.Random(seed)
    found = puzzles(seed)
    held: list[tuple[str, str]] = []
    for number in range(count):
        if len(held) < different:
            held.append(next(puzzle for puzzle in found if puzzle[1]))
        fen, moves = held[number % different]
        themes = " ".join(sorted(dice.sample(_THEMES, 3)))
        numbers = f"{dice.randint(400, 3000)},{dice.randint(70, 110)},{dice.randint(-50, 100)},72"
        yield f"{number:05x},{fen},{moves},{numbers},{themes},https://lichess.org/{number:08x},\n"
