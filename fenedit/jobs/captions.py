"""What stands around the diagram of a record in print, and what its picture's file is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.record import Game, Record, moves_of
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.languages import SIDE_TITLES
from fenedit.notation.pgn import parts
from fenedit.notation.position import WHITE, Position, Side, count_text
from fenedit.notation.puzzle import Caption, Puzzle, beginner, first_move, stored_solution

if TYPE_CHECKING:
    from fenedit.rules.solve.solution import Solution, Words

_MOST_LINES: Final = 120
"""Lines of a found solution that are printed, a page at most; what is left out is told by dots."""
_MOST_PLIES: Final = 12
"""Of a game's moves; of a longer game its beginning is printed, with dots behind it."""
_NUMBER: Final = re.compile(r"\A(?:\d+(?:\.+|…|\Z)|[.…]+)")
"""What stands before a move, alone or with it."""
_GLYPH: Final = re.compile(r"\$\d+")
_ZEROS: Final = re.compile(r"(?<![\d-])0-0(?:-0)?(?![\d-])")
_BETWEEN_NAMES: Final = re.compile(r"( *(?:;|&|/) *| and | und | et | i | и | e | y )")
_FAMILY_FIRST: Final = re.compile(
    r"^(?P<family>[^\W\d][^,\d]*), (?P<given>(?!(?:jr|sr|jun|sen)\b)[^\W\d][^,\d]*)$",
    re.IGNORECASE,
)
_PARTICLES: Final = frozenset(
    (
        *("af", "al", "av", "da", "de", "del", "della", "den", "der", "des", "di", "do", "dos"),
        *("du", "el", "la", "le", "ten", "ter", "van", "von", "zu"),
    )
)
"""What families begin with, and given names do not."""


class CaptionWords(NamedTuple):
    """What is said of a record without a stipulation, in the language of the interface."""

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
    """Return what stands around the diagram of a record, which has a number on its sheet.

    A draft has neither count nor stipulation of its own. A solution is what a solver found, for a
    record that keeps none, or its key alone. Moves get the letters of a language, or "figurine".

    Raises:
        KeyError: there is no such language.
    """
    puzzle, more = _with_line(record)
    position = record.position
    title = puzzle.name
    if not (title or puzzle.author or puzzle.comment or puzzle.source or record.is_game):
        # A remark behind the fields: no operation says what the position is called.
        title = name_of(record)
    asked, count = puzzle.asked, ""
    mover = WHITE if position is None else position.side_to_move
    told = not asked or _tells_mover(asked, mover)
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
        says_mover=told,
    )


def _tells_mover(asked: str, mover: Side) -> bool:
    """Tell whether a stipulation says who moves first: by name, or because that is how it is."""
    return beginner(asked) == mover or any(
        titles[mover != WHITE].casefold() in asked.casefold() for titles in SIDE_TITLES.values()
    )


def called(author: str) -> str:
    """Return a name as it is printed: "Loyd, Sam" is Sam Loyd; of several composers each."""
    return "".join(
        part if at % 2 else _FAMILY_FIRST.sub(_given_first, part)
        for at, part in enumerate(_BETWEEN_NAMES.split(author))
    )


def _given_first(name: re.Match[str]) -> str:
    family, given = name["family"], name["given"]
    # Of several words on both sides each is rather a composer, as in "Валентин Руденко, Виктор
    # Чепижный"; one whose family has two names stays as the record has it, which is no mistake.
    two = " " in family and " " in given
    if two and family.split()[0].casefold() not in _PARTICLES and not given.endswith("."):
        return name[0]
    return f"{given} {family}"


class Unsolved(NamedTuple):
    """A #n whose record keeps no solution, or its key alone.

    `keys` are those that the author means, in SAN; what is no legal move is none.
    """

    position: Position
    mate: int
    chess960: bool
    keys: tuple[str, ...] = ()


def unsolved(record: Record) -> Unsolved | None:
    """Return what a solver is to solve of a record; None if it keeps a line, or asks for none.

    Only direct mates are solved.
    """
    position = record.position
    puzzle, _ = _with_line(record)
    if position is None or puzzle.mate is None or puzzle.line:
        return None
    # Here, because most records ask for nothing.
    from fenedit.rules.writing import legal_in_san

    keys = legal_in_san(position, puzzle.best, record.chess960)
    return Unsolved(position, puzzle.mate, record.chess960, keys)


def found_solution(
    solution: Solution,
    language: str = "en",
    words: Words | None = None,
    meant: tuple[str, ...] = (),
) -> str:
    """Return a solution as it is printed; of a long one its beginning, with dots behind it.

    "" of one that was not found out, or of a problem that cannot be played. Of the keys that the
    record gives, which are meant, others are cooks, and those that fail are named. Without words
    for what is said besides moves it is in English.

    Raises:
        KeyError: there is no such language.
    """
    # Here, because most sheets are made without a solver.
    from fenedit.rules.solve.solution import ENGLISH as ENGLISH_PLAY
    from fenedit.rules.solve.solution import failing, solution_text

    if not solution.exact:
        return ""
    words = words or ENGLISH_PLAY
    text = solution_text(solution, language, words, meant)
    # Mate says enough, as in solutions that records keep.
    text = text.replace("#!", "#")
    # Those have the letter, too, beside which zeros look like a mistake.
    lines = _ZEROS.sub(lambda castling: castling[0].replace("0", "O"), text).split("\n")
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1 :] = ["…"]
    if wrong := failing(solution, meant):
        ep_square = solution.position.ep_square
        told = ", ".join(first_move(key, language, ep_square) for key in wrong)
        lines.append(words.recorded.format(keys=told))
    return "\n".join(lines)


def _with_line(record: Record) -> tuple[Puzzle, bool]:
    """Return what a record says of a problem, a game's moves as its line, and whether more follow.

    The moves of a game from the array solve nothing.
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
    """Yield the moves of a game, without variations, up to what cannot be read as one."""
    moves, depth = moves_of(record), 0
    for part in parts(moves):
        count = part.end - part.start
        depth = max(0, depth + {"open": count, "close": -count}.get(part.kind, 0))
        if part.kind != "text" or depth:
            continue
        for word in moves[part.start : part.end].split():
            if word in ("1-0", "0-1", "1/2-1/2", "½-½", "*"):
                return
            bare = _GLYPH.sub("", _NUMBER.sub("", word, count=1))
            if not bare:
                continue
            move = plain_move(bare)
            if move is None:
                return
            yield move


def _known(text: str) -> str:
    return "" if text.strip() in ("", "?", "-") else " ".join(text.split())


NamedBy: TypeAlias = Literal["number", "id", "author"]
"""What a file is called after: its number among the others, what its record is called, or who made
it; the number where the record does not say."""
NAMED_BY: Final[tuple[NamedBy, ...]] = get_args(NamedBy)
_LONGEST: Final = 60
"""Characters of a name; names of files have 255 bytes at most."""
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What Windows refuses in names, and all that other systems refuse."""
_TAKEN: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\..*)?", re.IGNORECASE
)
"""Names that stand for devices on Windows."""


def safe_stem(name: str) -> str:
    """Return a name as a file may have it on any system, without a suffix; "" if it may not."""
    words = " ".join(_NOT_IN_NAMES.sub(" ", unicodedata.normalize("NFC", name)).split())
    stem = "".join(filter(str.isprintable, words))[:_LONGEST].strip(" .…")
    return "" if _TAKEN.fullmatch(stem) else stem


class PictureNames:
    """Gives one name after the other, without suffixes; of some alike, all but the first a number.

    The stem, such as the name of the file of records, stands before numbers; `count` is how many
    names there will be.
    """

    def __init__(self, stem: str, count: int, by: NamedBy = "number") -> None:
        self._stem = stem
        self._digits = len(str(count))
        self._by = by
        self._given = 0
        self._taken: set[str] = set()
        self._last: dict[str, int] = {}

    def next(self, record: Record | None) -> str:
        """Return the name for the next record, which numbers need not know."""
        self._given += 1
        name = f"{self._stem}-{self._given:0{self._digits}}"
        if record is None:
            return name
        if self._by == "id":
            name = safe_stem(name_of(record)) or name
        elif self._by == "author":
            name = safe_stem(called(puzzle_of_record(record).author)) or name
        # Some systems don't tell capitals from small letters.
        alike = name.casefold()
        number, found = self._last.get(alike, 1), name
        while found.casefold() in self._taken:
            number += 1
            found = f"{name} {number}"
        self._last[alike] = number
        self._taken.add(found.casefold())
        return found
