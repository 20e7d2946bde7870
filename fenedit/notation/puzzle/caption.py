"""What stands around a diagram in print: number, author, stipulation, count, solution.

    12  A. Author                 <- above
        (the diagram)
    #2                   (10+8)   <- below

The attacker's moves of a problem are numbered `1.`, whichever side has White; where no mate is
asked for, moves are numbered as in a game, so that Black's first one is `1…`.
"""

from dataclasses import dataclass
from typing import Final

from fenedit.notation.languages import letters_of
from fenedit.notation.pieces import WHITE, Side
from fenedit.notation.puzzle.puzzle import Puzzle

_FIGURINES: Final = dict(zip("NBRQK", "♘♗♖♕♔", strict=True))


@dataclass(frozen=True, slots=True)
class Caption:
    """The words around one diagram; "" where nothing is known.

    Attributes:
        number: its number on the sheet, from 1.
        title: what it is called.
        author: the composer or composers.
        source: where it was published, and when.
        award: a distinction, such as "1st Prize".
        stipulation: what is asked: "#2", "h#3", or whose turn it is.
        count: the men of both sides, such as "(10+8)".
        solution: lines with line breaks between them; blanks before one tell how deep it stands.
    """

    number: int
    title: str = ""
    author: str = ""
    source: str = ""
    award: str = ""
    stipulation: str = ""
    count: str = ""
    solution: str = ""


def stored_solution(puzzle: Puzzle, mover: Side, language: str = "en") -> str:
    """Return the solution that a record keeps: its line, its keys, the moves that fail.

    Args:
        puzzle: what the record says.
        mover: whose turn it is.
        language: a language of `notation.languages`, or "figurine".

    Returns:
        Lines such as "1.Qf1! Kd5 2.Ne3#"; "" where nothing is kept.

    Raises:
        KeyError: there is no such language.
    """
    problem = bool(puzzle.asked)
    start = 0 if problem or mover == WHITE else 1
    lines: list[str] = []
    if puzzle.line:
        known = problem or _bare(puzzle.line[0]) in map(_bare, puzzle.best)
        key = _signed(puzzle.line[0], "!") if known else puzzle.line[0]
        moves = (key, *puzzle.line[1:])
        lines.append(_numbered(moves, start, language))
    told = _bare(puzzle.line[0]) if puzzle.line else ""
    for moves, sign in ((puzzle.best, "!"), (puzzle.avoid, "?")):
        lines += [
            _numbered((_signed(move, sign),), start, language)
            for move in moves
            if _bare(move) != told
        ]
    return "\n".join(lines)


def in_letters(move: str, language: str) -> str:
    """Return a move in SAN in the letters of a language; castling is `O-O` in all of them.

    Raises:
        KeyError: there is no such language.
    """
    if language == "en":
        letters = {}
    elif language == "figurine":
        letters = _FIGURINES
    else:
        letters = dict(zip("NBRQK", letters_of(language)[1:], strict=True))
    return "".join(letters.get(char, char) for char in move)


def _numbered(moves: tuple[str, ...], start: int, language: str) -> str:
    """Return moves with their numbers.

    Args:
        moves: in SAN.
        start: 1 if the first one is Black's in a game, else 0.
        language: whose letters they get.
    """
    words: list[str] = []
    for ply, move in enumerate(moves, start):
        number = f"{ply // 2 + 1}"
        if ply % 2 == 0:
            words.append(f"{number}.{in_letters(move, language)}")
        elif ply == start:
            words.append(f"{number}…{in_letters(move, language)}")
        else:
            words.append(in_letters(move, language))
    return " ".join(words)


def _signed(move: str, sign: str) -> str:
    """Return a move with a sign behind it, unless it has one, or its mate says enough."""
    return move if move[-1:] in ("!", "?") or (sign == "!" and move[-1:] == "#") else move + sign


def _bare(move: str) -> str:
    return move.rstrip("+#!?")
