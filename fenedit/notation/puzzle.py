"""Reads and writes the data of a problem: EPD operations and captions."""

import re
from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Any, Literal, NamedTuple

from fenedit.notation.conditions import CONDITIONS
from fenedit.notation.epd.opcodes import (
    MAX_STRING,
    Operand,
    Operation,
    bad_string_char,
    number_in,
    plain_move,
)
from fenedit.notation.epd.record import format_operations, placed
from fenedit.notation.fen import MATE
from fenedit.notation.languages import KINDS_IN_ORDER, letters_of
from fenedit.notation.position import WHITE, Placement, Side, Square, parse_square
from fenedit.notation.stipulation import (
    MOST_MOVES,
    leading_stipulation,
    parse_stipulation,
    stipulation_parts,
)

TEXTS = {
    "name": "id",
    "comment": "c0",
    "author": "c1",
    "source": "c2",
    "stipulation": "c3",
    "award": "c4",
    "themes": "c5",
    "hint": "c6",
}
"""Fields that are a text, with their opcodes."""

MOVES = {"avoid": "am", "best": "bm", "line": "pv"}
"""Fields that are moves, with their opcodes."""

PACKED = {
    "twins": "twins",
    "conditions": "conditions",
    "options": "options",
    "solution": "solution",
}
"""Fields that are texts of any length and characters, with their opcodes: see `packed`."""

COUNT = "intended"
"""The opcode, and the field, for the intended number of solutions."""

_NUMBER = re.compile(r"(?<![0-9])[0-9]++[.…]++")
_LETTERS = str.maketrans("♔♕♖♗♘♚♛♜♝♞,;–", "KQRBNKQRBN  -", "♙♟")
"""Figurines to letters, and what is between moves to blanks."""


class Puzzle(NamedTuple):
    """The data of a problem; "", None or () for missing parts.

    Attributes:
        name: of the record.
        author: the composer or composers.
        source: where it was published, with the date.
        mate: n of the stipulation #n, from 1 up.
        stipulation: one of another kind, such as "h#2" or "White to play and draw"; of a problem
            with conditions also "#2".
        intended: the intended number of solutions, from 1 up.
        twins: such as "b) Move e6 c4; c) Remove d5": see `notation.twins`.
        conditions: fairy conditions in Popeye's words, such as "Circe; Madrasi".
        options: further options for Popeye, such as "SetPlay; MaxSolutions 5".
        award: a distinction, such as "1st Prize".
        themes: such as "Grimshaw; Novotny"; Olive's keywords.
        hint: what helps to solve it.
        comment: anything else.
        best: key moves in SAN.
        avoid: moves that fail, in SAN.
        line: a variation in SAN, the key first.
        solution: the whole solution as a text, perhaps of several lines.
    """

    name: str = ""
    author: str = ""
    source: str = ""
    mate: int | None = None
    stipulation: str = ""
    intended: int | None = None
    twins: str = ""
    conditions: str = ""
    options: str = ""
    award: str = ""
    themes: str = ""
    hint: str = ""
    comment: str = ""
    best: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    solution: str = ""

    @property
    def asked(self) -> str:
        """The stipulation without twins: "#2", or the other one, or both; "" for none."""
        mate = f"#{self.mate}" if self.mate is not None else ""
        return ", ".join(dict.fromkeys(filter(None, (mate, self.stipulation))))

    @property
    def direct_mate(self) -> int | None:
        """The number of moves to mate, also of a stipulation such as "≠3" or "#3*"; or None.

        A mate with fairy conditions is not a direct mate.
        """
        if self.conditions:
            return None
        written = parse_stipulation(self.stipulation)
        return self.mate or (written.mate if written is not None else None)


def puzzle_of(operations: Iterable[Operation]) -> Puzzle:
    """Return the puzzle data in operations; the last of several with one opcode counts.

    Operands that do not fit their opcode, such as a `dm` that is not a number, are ignored. A `c3`
    such as "#3" is a direct mate, unless `dm` gives another number.
    """
    named = {operation.opcode: operation for operation in operations}
    values: dict[str, Any] = {}
    for field, opcode in (TEXTS | MOVES | PACKED).items():
        operation = named.get(opcode)
        # A word that is not a move is kept, for a person to mend.
        words = tuple(operand.text for operand in operation.operands) if operation else ()
        values[field] = words if field in MOVES else " ".join(words)
        if field in PACKED:
            values[field] = unpacked(values[field])
    mate, intended = (
        number_in(named[opcode], MOST_MOVES) or None if opcode in named else None
        for opcode in (MATE, COUNT)
    )
    return parted(Puzzle(mate=mate, intended=intended, **values))


def parted(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle whose stipulation says no more than a stipulation.

    Direct mates are a number, if this does not contradict that of the puzzle. In files of older
    versions twins and conditions are parts of the stipulation.
    """
    puzzle = _with_number(puzzle)
    if SEPARATOR in puzzle.stipulation or _TWIN_PART.match(puzzle.stipulation):
        asked: list[str] = []
        twins = [puzzle.twins] if puzzle.twins else []
        conditions = [puzzle.conditions] if puzzle.conditions else []
        intended = puzzle.intended
        for part in puzzle.stipulation.split(SEPARATOR):
            condition = _WITH.match(part)
            # "with set play" is not a condition.
            is_known = condition is not None and condition[1].lower() in _CONDITIONS
            if _TWIN_PART.match(part) or (twins and not is_known):
                twins.append(part)
            elif is_known:
                conditions.append(part.removeprefix("with "))
            elif asked and intended is None and (count := _SOLUTIONS.fullmatch(part)):
                intended = int(count[1])
            else:
                asked.append(part)
        texts = [SEPARATOR.join(parts) for parts in (asked, twins, conditions)]
        puzzle = puzzle._replace(stipulation=texts[0], twins=texts[1], conditions=texts[2])
        puzzle = _with_number(puzzle._replace(intended=intended))
    if puzzle.conditions and puzzle.mate is not None:
        return puzzle._replace(mate=None, stipulation=puzzle.asked)
    return puzzle


def _with_number(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle whose stipulation does not begin with a direct mate."""
    mate, more = stipulation_parts(puzzle.stipulation)
    if mate is None or puzzle.conditions or puzzle.mate not in (None, mate):
        return puzzle
    return puzzle._replace(mate=mate, stipulation=more)


def with_puzzle(operations: Sequence[Operation], puzzle: Puzzle) -> tuple[Operation, ...]:
    """Return operations with this puzzle data; only those that differ change.

    The order stays, and so does what no field of a puzzle has. A new operation is before the first
    one that is greater, or is text kept verbatim, which may run to the end of the line.

    Raises:
        ValueError: a move has not the shape of one.
    """
    puzzle, before = parted(puzzle), puzzle_of(operations)
    named = {each.opcode: each for each in operations}
    changed = {name for name in puzzle._fields if getattr(puzzle, name) != getattr(before, name)}
    if changed & ASKED and (asked := named.get(TEXTS["stipulation"])) is not None:
        text = " ".join(each.text for each in asked.operands)
        # In a file of an older version it holds more than its field.
        changed |= ASKED if text != before.stipulation else set()
    opcodes = TEXTS | MOVES | PACKED | {"mate": MATE, COUNT: COUNT}
    result = tuple(operations)
    for name, value in puzzle._asdict().items():
        if name in changed:
            result = _put(result, opcodes[name], _operands(name, value))
    return result


SEPARATOR = "; "
"""What is between several names, twins or conditions in one text."""
_TWIN_PART = re.compile(r"\+?z?[a-z][0-9]?\) ")
_WITH = re.compile(r"with (\S+)")
_CONDITIONS = frozenset(map(str.lower, CONDITIONS))
_SOLUTIONS = re.compile("([1-9][0-9]{0,2}) solutions?")
ASKED = frozenset(("mate", "stipulation", COUNT, "twins", "conditions"))
"""The fields that a stipulation of an older version may hold."""


_UNPACKABLE = re.compile(r'["{}\x00-\x1f\x7f¶]|%(?=[0-9A-F]{2})|\[(?=%)')
_PACKED_CHAR = re.compile("%([0-9A-F]{2})")


def packed(text: str) -> str:
    """Return a text of any characters as a string of EPD or a tag can hold it.

    A line break becomes ¶; a quotation mark, a brace (which ends a comment of PGN), a bracket that
    begins a command such as "[%cal", another control character, the sign ¶, and a per cent sign
    before two hexadecimal digits become % with their code (RFC 3986).
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return _UNPACKABLE.sub(lambda each: "¶" if each[0] == "\n" else f"%{ord(each[0]):02X}", lines)


def unpacked(text: str) -> str:
    """Return the text that `packed` wrote."""
    return _PACKED_CHAR.sub(lambda each: chr(int(each[1], 16)), text.replace("¶", "\n"))


def operations_text(puzzle: Puzzle) -> str:
    """Return the data of a problem as the operations of a record, with a leading blank.

    Quotation marks, which EPD cannot write, become curved; "" for no data.
    """
    written = format_operations(operations_of_puzzle(puzzle))
    return f" {written}" if written else ""


def operations_of_puzzle(puzzle: Puzzle) -> tuple[Operation, ...]:
    """Return the data of a problem as operations, with curved quotation marks."""
    texts: dict[str, Any] = {field: mended(getattr(puzzle, field)) for field in TEXTS}
    return with_puzzle((), puzzle._replace(**texts))


def moves_in(text: str) -> tuple[str, ...]:
    """Return moves by a person as EPD has them: without numbers, figurines and signs.

    Raises:
        ValueError: its argument is the word that is not a move.
    """
    moves: list[str] = []
    for word in text.translate(_LETTERS).split():
        bare = _NUMBER.sub("", word)
        if not bare:
            continue
        move = plain_move(bare)
        if move is None:
            raise ValueError(bare)
        moves.append(move)
    return tuple(moves)


def _operands(field: str, value: str | int | tuple[str, ...] | None) -> tuple[Operand, ...]:
    """Return the operands of a value, () for none."""
    if value is None or value in ("", ()):
        return ()
    if isinstance(value, int):
        return (Operand("integer", str(value)),)
    if isinstance(value, str):
        return (Operand("string", packed(value) if field in PACKED else value),)
    if any(plain_move(move) != move for move in value):
        raise ValueError(f"{field} has a word that is no move")
    return tuple(Operand("move", move) for move in value)


def _put(
    operations: tuple[Operation, ...], opcode: str, operands: tuple[Operand, ...]
) -> tuple[Operation, ...]:
    """Return operations with other operands of an opcode, without it for none."""
    changed = Operation(opcode, operands)
    last = max((at for at, each in enumerate(operations) if each.opcode == opcode), default=None)
    if last is None:
        return tuple(placed(operations, changed)) if operands else operations
    return tuple(
        changed if at == last else each
        for at, each in enumerate(operations)
        if each.opcode != opcode or (at == last and operands)
    )


_DATED = re.compile(
    r"(?:(?P<name>.*[^\s,])(?P<link>,? +))?"
    r"(?P<date>(?:1[0-9]{3}|20[0-9]{2})(?:[-/.][0-9]{1,4}){0,2})",
    re.DOTALL,
)
_YEAR = re.compile(r"1[0-9]{3}|20[0-9]{2}")


class Source(NamedTuple):
    """A source in its parts.

    Attributes:
        name: the book, paper or tourney.
        date: a year, perhaps with month and day (`1977-05-31`) or a range (`1932-33`).
        link: what is between the two.
    """

    name: str
    date: str = ""
    link: str = " "

    @property
    def text(self) -> str:
        """The source as one text."""
        return self.name + self.link * bool(self.name and self.date) + self.date

    @property
    def year(self) -> int | None:
        """The year of the date, None without one."""
        return int(self.date[:4]) if _YEAR.match(self.date) else None


def source_of(text: str) -> Source:
    """Return the parts of a source; `source_of(text).text` is the text again."""
    match = _DATED.fullmatch(text)
    if match is None:
        return Source(text)
    return Source(match["name"] or "", match["date"], match["link"] or " ")


DateStyle = Literal["record", "numbers", "roman"]
"""How dates are printed: 1957-09-08 and 2009-02, 8.9.1957 and 2/2009, or 8.ix.1957 and ii/2009."""
_MONTHS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")


def dated(text: str, style: DateStyle) -> str:
    """Return a source with its date as it is printed; a year alone, or a range, stays as it is."""
    source = source_of(text)
    year, *others = re.split("[-/.]", source.date)
    numbers = [int(each) for each in others if len(each) <= 2]
    if style == "record" or not numbers or not is_date(source.date) or not 0 < numbers[0] <= 12:
        return text
    month = _MONTHS[numbers[0] - 1] if style == "roman" else str(numbers[0])
    date = f"{month}/{year}" if len(numbers) == 1 else f"{numbers[1]}.{month}.{year}"
    return source._replace(date=date).text


_BREAKS = re.compile(r"(?<![ \t])[ \t]*+[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]+[ \t]*")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f]")
_QUOTED = re.compile(r'(?P<opening>(?:(?<=^)|(?<=[\s(\[{“‘—–-]))"(?=\S))|"')
_DATE = re.compile(r"(1[0-9]{3}|20[0-9]{2})(?:[-/.]([0-9]{1,4}))?(?:[-/.]([0-9]{1,2}))?")

FaultCode = Literal["quote", "break", "control", "long"]


class TextFault(NamedTuple):
    """Why EPD cannot write a text.

    Attributes:
        code: "quote" (a quotation mark), "break" (a line break), "control" (another control
            character) or "long".
        length: characters of the text.
    """

    code: FaultCode
    length: int


def text_fault(text: str) -> TextFault | None:
    """Return why a text cannot be a string of EPD, None if it can."""
    place = bad_string_char(text)
    if place is not None:
        found = text[place[0]]
        code: FaultCode = "break" if _BREAKS.match(found) else "control"
        return TextFault("quote" if found == '"' else code, len(text))
    return TextFault("long", len(text)) if len(text) > MAX_STRING else None


def faults_in(text: str) -> tuple[FaultCode, ...]:
    """Return the faults of a text's characters, each once, in order."""
    found = (text_fault(char) for char in text.strip())
    return tuple(dict.fromkeys(fault.code for fault in found if fault is not None))


def mended(text: str, *, marks: bool = True) -> str:
    """Return a text that a string can hold: curved quotation marks, blanks for line breaks.

    It may still be too long. Without `marks` quotation marks stay.
    """
    joined = _CONTROLS.sub("", _BREAKS.sub(" ", text.strip()).replace("\t", " "))
    return _QUOTED.sub(_curved, joined) if marks else joined


def sure_mend(text: str, *, marks: bool = True) -> str | None:
    """Return what `mended` returns if that is unambiguous and can be written, else None.

    Quotation marks must open and close in turn: the one of 5" means inches.
    """
    after = mended(text, marks=marks)
    if marks:
        curved = "".join(_curved(match) for match in _QUOTED.finditer(mended(text, marks=False)))
        if curved != "“”" * (len(curved) // 2):
            return None
    return after if text_fault(after if marks else after.replace('"', "'")) is None else None


def is_date(text: str) -> bool:
    """Return whether a text is a year, one with a month or a day, or a range such as 1932-33."""
    match = _DATE.fullmatch(text)
    if match is None:
        return False
    year, second, third = match.groups()
    if second is None:
        return third is None
    if third is None and (len(second) == 4 or (len(second) == 2 and int(second) > 12)):
        return int(year) < int(year[: 4 - len(second)] + second)
    if third is None and second == "00":
        return year.endswith("99")
    try:
        date(int(year), int(second), int(third or 1))
    except ValueError:
        return False
    return True


def _curved(match: re.Match[str]) -> str:
    return "“" if match["opening"] else "”"


_PAWN_MOVE = re.compile(
    r"(?P<bare>(?P<capture>[a-h]x)?(?P<target>[a-h][1-8]))(?: ?e\.p\.)?(?P<sign>[+#!?]*)"
)
FIGURINE = "figurine"
"""The code for figurines in place of a language's letters."""
_FIGURINES = "♙♘♗♖♕♔"


_PIECE_LETTER = re.compile(
    r"(?<![^\W\d_])[A-Z](?=[a-h]?[1-8]?x?[a-h][1-8](?![^\W\d_])|~)|(?<==)[A-Z]\b"
)
"""The letter of a piece in a move, or of a promotion, in a text."""


class Caption(NamedTuple):
    """The words around one diagram; "" for unknown ones.

    Attributes:
        number: its number on the sheet, from 1.
        title: its name.
        author: the composer or composers.
        source: where it was published, and when.
        award: a distinction, such as "1st Prize".
        stipulation: "#2", "h#3", or the side to move.
        pieces: of both sides, such as "(10+8)".
        solution: lines with line breaks between them; blanks before one tell how deep it is.
        says_mover: whether the stipulation implies the side to move.
        asks: whether the stipulation is more than the side to move.
        more: lines below it: fairy conditions, and twins.
        themes: each of them.
    """

    number: int
    title: str = ""
    author: str = ""
    source: str = ""
    award: str = ""
    stipulation: str = ""
    pieces: str = ""
    solution: str = ""
    says_mover: bool = False
    asks: bool = True
    more: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()

    @property
    def is_answered(self) -> bool:
        """Whether it belongs among the solutions: it has one, or one is missed."""
        return self.asks or bool(self.solution.strip())


class SolutionMove(NamedTuple):
    """A move of a solution that is played on a page, and what may follow it.

    Attributes:
        text: as it is printed, without its number.
        ways: origins and targets by which a person may make it; castling has two.
        promotion: the piece that a pawn becomes, such as "Q"; "" for none.
        board: the pieces after it.
        is_reply: whether the page makes it; it has no alternatives.
        following: the right moves after it, or the reply; () at the end.
    """

    text: str
    ways: tuple[tuple[Square, Square], ...]
    promotion: str
    board: Placement
    is_reply: bool = False
    following: "tuple[SolutionMove, ...]" = ()


def first_ply(puzzle: Puzzle, mover: Side, number: int = 1, *, as_game: bool = False) -> int:
    """Return how many moves of both sides the numbers of a solution count before its first one.

    A problem begins with move 1, a game goes on from the `number` of its next move. In a mate
    `as_game` Black begins with "1…".
    """
    if not puzzle.asked:
        return 2 * max(0, number - 1) + (mover != WHITE)
    if as_game and puzzle.direct_mate:
        return int(mover != WHITE)
    # With half a move the first one is the second of its number.
    asked = leading_stipulation(puzzle.stipulation)
    return int(asked is not None and asked.half and asked.play != "" and mover == asked.begins)


def stored_solution(
    puzzle: Puzzle,
    mover: Side,
    language: str = "en",
    ep_square: Square | None = None,
    number: int = 1,
    fairy: Collection[str] = (),
    *,
    as_game: bool = False,
) -> str:
    """Return the solution that a record keeps: its text, or line, keys, and moves that fail.

    In helpmates no move is marked as a key, nor in puzzles written as games are.

    Args:
        puzzle: the record's data.
        mover: whose turn it is.
        language: a language of `notation.languages`, or FIGURINE.
        ep_square: where the first move may capture en passant.
        number: the position's fullmove number.
        fairy: the codes of its fairy pieces.
        as_game: whether it is written as moves of games are.

    Returns:
        Lines such as "1.Qf1! Kd5 2.Ne3#"; "" for none.
    """
    if puzzle.solution:
        # Letters of another language than English stay as they are.
        english = set(_PIECE_LETTER.findall(puzzle.solution)) <= {*"KQRBN", *fairy}
        if language != FIGURINE:
            english = english and set(letters_of(language)).isdisjoint(fairy)
        return text_in_letters(puzzle.solution, language) if english else puzzle.solution
    start = first_ply(puzzle, mover, number, as_game=as_game)
    asked = leading_stipulation(puzzle.stipulation)
    is_key = "" if as_game or (asked is not None and "h" in asked.play) else "!"
    lines: list[str] = []
    if puzzle.line:
        known = puzzle.asked or _bare(puzzle.line[0]) in map(_bare, puzzle.best)
        key = _signed(puzzle.line[0], is_key) if known else puzzle.line[0]
        lines.append(numbered((key, *puzzle.line[1:]), start, language, mover, ep_square))
    told = _bare(puzzle.line[0]) if puzzle.line else ""
    for moves, sign in ((puzzle.best, is_key), (puzzle.avoid, "?")):
        lines += [
            numbered((_signed(move, sign),), start, language, mover, ep_square)
            for move in moves
            if _bare(move) != told
        ]
    return "\n".join(lines)


def in_letters(move: str, language: str) -> str:
    """Return a move, or material, in the letters of a language; castling is `O-O` in all of them.

    Args:
        move: in English: SAN, long algebraic notation, or what `signature` returns.
        language: a language of `notation.languages`, or FIGURINE.
    """
    if language == "en":
        return move
    written = _FIGURINES if language == FIGURINE else letters_of(language)
    letters = dict(zip(KINDS_IN_ORDER, written, strict=True))
    return "".join(letters.get(char, char) for char in move)


def text_in_letters(text: str, language: str) -> str:
    """Return a text with its moves, also of fairy pieces, in the letters of a language."""
    if language == "en":
        return text
    return _PIECE_LETTER.sub(lambda letter: in_letters(letter[0], language), text)


def first_move(move: str, language: str, ep_square: Square | None) -> str:
    """Return a move in SAN as it is printed, with "e.p." if a pawn captures on the square of it."""
    match = _PAWN_MOVE.fullmatch(move)
    passed = match and match["capture"] and ep_square == parse_square(match["target"])
    if match and passed:
        move = f"{match['bare']} e.p.{match['sign']}"
    return in_letters(move, language)


def numbered(
    moves: Sequence[str],
    start: int,
    language: str,
    mover: Side,
    ep_square: Square | None = None,
) -> str:
    """Return moves in SAN with their numbers.

    Args:
        moves: the moves, perhaps with signs after them.
        start: how many moves of both sides are counted before them.
        language: a language of `notation.languages`, or FIGURINE.
        mover: who makes the first move.
        ep_square: where that may capture en passant.
    """
    words: list[str] = []
    for ply, move in enumerate(moves, start):
        written = first_move(move, language, ep_square)
        match = _PAWN_MOVE.fullmatch(move)
        # A capture on the square that a pawn has just passed captures that pawn.
        by_white = (mover == WHITE) == ((ply - start) % 2 == 0)
        pushed = match and not match["capture"] and match["target"][1] == ("4" if by_white else "5")
        passed = match["target"][0] + ("3" if by_white else "6") if match and pushed else ""
        ep_square = parse_square(passed) if passed else None
        dot = "." if ply % 2 == 0 else "…"
        number = f"{ply // 2 + 1}{dot}" if ply == start or dot == "." else ""
        words.append(number + written)
    return " ".join(words)


def _signed(move: str, sign: str) -> str:
    """Return a move with a sign after it, unless it has one, or its mate says enough."""
    return move if move[-1:] in ("!", "?") or (sign == "!" and move[-1:] == "#") else move + sign


def _bare(move: str) -> str:
    return move.rstrip("+#!?")
