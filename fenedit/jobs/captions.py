"""Writes captions of printed diagrams."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.record import Game, Record, moves_of
from fenedit.jobs.picture_names import called
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.languages import SIDE_TITLES
from fenedit.notation.pgn import parts
from fenedit.notation.position import WHITE, Position, count_text
from fenedit.notation.puzzle import Caption, Puzzle, beginner, first_move, stored_solution
from fenedit.rules.solve.solution import ENGLISH as ENGLISH_PLAY
from fenedit.rules.solve.solution import Solution, Words, failing, solution_text
from fenedit.rules.writing import legal_in_san

_MOST_LINES = 120
"""The most lines of a solution that are printed: a page."""
_MOST_PLIES = 12
"""The most moves of a game that are printed."""
_NUMBER_OR_GLYPH = re.compile(r"\A(?:\d+(?:\.+|…|\Z)|[.…]+)|\$\d+")
_ZEROS = re.compile(r"(?<![\d-])0-0(?:-0)?(?![\d-])")


class CaptionWords(NamedTuple):
    """The caption of a record without a stipulation, in the language of the interface."""

    white_to_move: str = "White to move"
    black_to_move: str = "Black to move"


ENGLISH = CaptionWords()


def caption_of(
    record: Record,
    number: int,
    words: CaptionWords = ENGLISH,
    language: str = "en",
    solution: str = "",
) -> Caption:
    """Return the caption of a record's diagram, which has a number on its sheet.

    A solution is what a solver found, for a record that keeps none, or only a key. Moves get the
    piece letters of a language, or "figurine".

    Raises:
        KeyError: the language is unknown.
    """
    puzzle, more = _with_line(record)
    position = record.position
    title = puzzle.name
    if not (title or puzzle.author or puzzle.comment or puzzle.source or record.is_game):
        # Without a name, use a remark behind the fields.
        title = name_of(record)
    asked, count = puzzle.asked, ""
    mover = WHITE if position is None else position.side_to_move
    # A stipulation may name the side that moves first, or imply it.
    sides = [titles[mover != WHITE].casefold() for titles in SIDE_TITLES.values()]
    says_mover = not asked or beginner(asked) == mover
    says_mover = says_mover or any(side in asked.casefold() for side in sides)
    if position is not None:
        count = count_text(position.placement)
        asked = asked or (words.white_to_move if mover == WHITE else words.black_to_move)
    ep_square = None if position is None else position.ep_square
    stored = stored_solution(puzzle, mover, language, ep_square)
    if more:
        first, *others = stored.split("\n")
        stored = "\n".join((f"{first} …", *others))
    return Caption(
        number=number,
        title=_known(title),
        author=called(_known(puzzle.author)),
        source=_known(puzzle.source),
        award=_known(puzzle.award),
        stipulation=asked,
        count=count,
        solution=solution or stored,
        says_mover=says_mover,
    )


class Unsolved(NamedTuple):
    """A #n without a solution in its record, apart from the author's legal keys in SAN."""

    position: Position
    mate: int
    chess960: bool
    keys: tuple[str, ...] = ()


def unsolved(record: Record) -> Unsolved | None:
    """Return the puzzle of a record for the solver; None if it is solved, or not a direct mate."""
    position = record.position
    puzzle, _ = _with_line(record)
    if position is None or puzzle.mate is None or puzzle.line:
        return None
    keys = legal_in_san(position, puzzle.best, record.chess960)
    return Unsolved(position, puzzle.mate, record.chess960, keys)


def found_solution(
    solution: Solution,
    language: str = "en",
    words: Words = ENGLISH_PLAY,
    meant: tuple[str, ...] = (),
) -> str:
    """Return a solution as it is printed, cut after a page; "" if it is not exact.

    With the keys that the record gives (`meant`), other keys are cooks, and those that fail are
    named.

    Raises:
        KeyError: the language is unknown.
    """
    if not solution.exact:
        return ""
    # Write mate and castling as in the solutions that records keep.
    text = solution_text(solution, language, words, meant).replace("#!", "#")
    lines = _ZEROS.sub(lambda castling: castling[0].replace("0", "O"), text).split("\n")
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1 :] = ["…"]
    if wrong := failing(solution, meant):
        ep_square = solution.position.ep_square
        told = ", ".join(first_move(key, language, ep_square) for key in wrong)
        lines.append(words.recorded.format(keys=told))
    return "\n".join(lines)


def _with_line(record: Record) -> tuple[Puzzle, bool]:
    """Return a record's puzzle, with a game's moves as its line, and whether more moves follow.

    The moves of a game from the start position solve nothing.
    """
    puzzle = puzzle_of_record(record)
    if not isinstance(record, Game) or record.implied or puzzle.line:
        return puzzle, False
    moves = tuple(islice(_moves(record), _MOST_PLIES + 1))
    told = [move.rstrip("+#!?") for move in puzzle.best]
    if not moves or (told and moves[0].rstrip("+#!?") not in told):
        return puzzle, False
    return replace(puzzle, line=moves[:_MOST_PLIES]), len(moves) > _MOST_PLIES


def _moves(record: Record) -> Iterator[str]:
    """Yield the moves of a game, without variations, up to text that is not a move."""
    moves, depth = moves_of(record), 0
    for part in parts(moves):
        count = part.end - part.start
        depth = max(0, depth + {"open": count, "close": -count}.get(part.kind, 0))
        if part.kind != "text" or depth:
            continue
        for word in moves[part.start : part.end].split():
            if word in ("1-0", "0-1", "1/2-1/2", "½-½", "*"):
                return
            bare = _NUMBER_OR_GLYPH.sub("", word)
            if not bare:
                continue
            move = plain_move(bare)
            if move is None:
                return
            yield move


def _known(text: str) -> str:
    return "" if text.strip() in ("", "?", "-") else " ".join(text.split())
