"""Captions of printed diagrams, and names of picture files."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.record import Game, Record, moves_of
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.languages import SIDE_TITLES
from fenedit.notation.pgn import parts
from fenedit.notation.position import WHITE, Position, count_text
from fenedit.notation.puzzle import Caption, Puzzle, beginner, first_move, stored_solution
from fenedit.rules.solve.solution import ENGLISH as ENGLISH_PLAY
from fenedit.rules.solve.solution import Solution, Words, failing, solution_text
from fenedit.rules.writing import legal_in_san

_MOST_LINES: Final = 120
"""The most lines of a solution that are printed: a page."""
_MOST_PLIES: Final = 12
"""The most moves of a game that are printed."""
_NUMBER_OR_GLYPH: Final = re.compile(r"\A(?:\d+(?:\.+|…|\Z)|[.…]+)|\$\d+")
_ZEROS: Final = re.compile(r"(?<![\d-])0-0(?:-0)?(?![\d-])")
_BETWEEN_NAMES: Final = re.compile(r"( *(?:;|&|/) *| and | und | et | i | и | e | y )")
_FAMILY_FIRST: Final = re.compile(
    r"^(?P<family>[^\W\d][^,\d]*), (?P<given>(?!(?:jr|sr|jun|sen)\b)[^\W\d][^,\d]*)$",
    re.IGNORECASE,
)
_PARTICLES: Final = (
    " af al av da de del della den der des di do dos du el la le ten ter van von zu "
)
"""Words that begin family names, but not given names."""


class CaptionWords(NamedTuple):
    """The caption of a record without a stipulation, in the language of the interface."""

    white_to_move: str = "White to move"
    black_to_move: str = "Black to move"


ENGLISH: Final = CaptionWords()


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
        # Use a remark behind the fields, as no operation names the position.
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


def called(author: str) -> str:
    """Return names of composers as they are printed: "Loyd, Sam" is Sam Loyd."""
    return "".join(
        part if at % 2 else _FAMILY_FIRST.sub(_given_first, part)
        for at, part in enumerate(_BETWEEN_NAMES.split(author))
    )


def _given_first(name: re.Match[str]) -> str:
    family, given = name["family"], name["given"]
    # Two names of several words each are rather two composers, as in "Валентин Руденко, Виктор
    # Чепижный"; a family name of two words then stays in front, which does no harm.
    two = " " in family and " " in given
    if two and f" {family.split()[0].casefold()} " not in _PARTICLES and not given.endswith("."):
        return name[0]
    return f"{given} {family}"


class Unsolved(NamedTuple):
    """A #n whose record keeps no solution, or only the author's legal keys, in SAN."""

    position: Position
    mate: int
    chess960: bool
    keys: tuple[str, ...] = ()


def unsolved(record: Record) -> Unsolved | None:
    """Return the puzzle of a record for the solver; None if it is no direct mate, or is solved."""
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


NamedBy: TypeAlias = Literal["number", "id", "author"]
"""What names a file: its number, or the name or composer of its record, if it has one."""
NAMED_BY: Final[tuple[NamedBy, ...]] = get_args(NamedBy)
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What Windows refuses in names, and all that other systems refuse."""
_TAKEN: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\..*)?", re.IGNORECASE
)
"""Names of devices on Windows."""


def safe_stem(name: str) -> str:
    """Return a name that a file may have on any system, without a suffix; "" if there is none."""
    words = " ".join(_NOT_IN_NAMES.sub(" ", unicodedata.normalize("NFC", name)).split())
    # Some systems allow 255 bytes.
    stem = "".join(filter(str.isprintable, words))[:60].strip(" .…")
    return "" if _TAKEN.fullmatch(stem) else stem


class PictureNames:
    """Gives a series of different names, without suffixes.

    The stem, such as the name of the file of records, precedes numbers; `count` is how many names
    there will be.
    """

    def __init__(self, stem: str, count: int, by: NamedBy = "number") -> None:
        self._stem = stem
        self._digits = len(str(count))
        self._by = by
        self._given = 0
        self._taken: set[str] = set()
        self._last: dict[str, int] = {}

    def next(self, record: Record | None) -> str:
        """Return the name for the next record; None gives it its number."""
        self._given += 1
        name = f"{self._stem}-{self._given:0{self._digits}}"
        if record is None:
            return name
        if self._by == "id":
            name = safe_stem(name_of(record)) or name
        elif self._by == "author":
            name = safe_stem(called(puzzle_of_record(record).author)) or name
        # Some systems ignore case.
        alike = name.casefold()
        number, found = self._last.get(alike, 1), name
        while found.casefold() in self._taken:
            number += 1
            found = f"{name} {number}"
        self._last[alike] = number
        self._taken.add(found.casefold())
        return found
