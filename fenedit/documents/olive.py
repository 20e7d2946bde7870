"""Olive's collections of problems (.olv) as documents of EPD, and documents as such collections.

Olive keeps entries of YAML, one for each problem. They are read into lines of EPD, which hold what
the operations of a puzzle do; what they cannot hold is counted and told, as other conversions tell
it. The file itself is not edited: what is read is a new document, and what is written is a copy.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from fenedit.documents import conversion
from fenedit.documents.annotating import puzzle_of_record, with_names
from fenedit.documents.block import text_of
from fenedit.documents.conversion import EMPTY_VALUES, Conversion, left_out
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.files.opening import begins_as_olive
from fenedit.documents.formats import OLIVE_SUFFIX, records_from
from fenedit.documents.games import tags_of
from fenedit.documents.olive_entries import (
    NAMES,
    Plain,
    asked_of,
    entry_of,
    read_entries,
    said_of,
    written_entry,
)
from fenedit.documents.record import Aside, Item, Record, operations_of, record_from_line
from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.epd.record import format_epd, read_operations
from fenedit.notation.fen import MATE
from fenedit.notation.position import (
    BLACK,
    EMPTY_PLACEMENT,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    occupied,
    parse_square,
    piece_of,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError
from fenedit.notation.puzzle import MOVES, TEXTS, Puzzle, mended, text_fault, with_puzzle
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.popeye_input import (
    POPEYE_OPTIONS,
    first_side,
    problem_position,
    rights_by_convention,
)

_MAN: Final = re.compile(r"([KQRBSP])([a-h][1-8])")
_KINDS: Final = {"S": "N"}
_SQUARE: Final = re.compile(r"[a-h][1-8]\b")
_HELD: Final = frozenset({"whitetoplay", "halfduplex", "nocastling", "enpassant"})
"""Those that a position holds."""


class OddManError(ValueError):
    """A man that no position of chess holds: a fairy one, a neutral one, or no square."""


class DoubledManError(ValueError):
    """Two men on one square, which one of them would lose."""


class Options(NamedTuple):
    """Options of an entry.

    Attributes:
        held: those that a position says.
        others: Popeye's other ones.
        conditions: rules of another chess.
    """

    held: dict[str, str]
    others: tuple[str, ...]
    conditions: tuple[str, ...]


def options_of(texts: Iterable[str]) -> Options:
    """Return options by what they are for."""
    held: dict[str, str] = {}
    others: list[str] = []
    conditions: list[str] = []
    for text in texts:
        name, _, words = text.strip().partition(" ")
        known = name.lower()
        if known in _HELD:
            held[known] = words
        elif known:
            (others if known in POPEYE_OPTIONS else conditions).append(text.strip())
    return Options(held, tuple(others), tuple(conditions))


def position_of(algebraic: Plain, stipulation: str, held: dict[str, str]) -> Position:
    """Return the position of an entry; the empty board where it has no men.

    Raises:
        OddManError: with the text of the man.
        DoubledManError: with the name of the square.
    """
    return problem_position(_placement(algebraic), stipulation, held)


def algebraic_of(placement: Placement) -> dict[str, list[str]]:
    """Return the men of a placement as an entry lists them."""
    sides: dict[str, list[str]] = {}
    for square, piece in occupied(placement):
        kind = "S" if piece in "Nn" else piece.upper()
        side = "white" if piece.isupper() else "black"
        sides.setdefault(side, []).append(f"{kind}{square_name(square)}")
    return {side: sorted(men) for side, men in sides.items()}


def held_options(position: Position, stipulation: str) -> list[str]:
    """Return the options that say of a position what its men and the stipulation do not."""
    options = []
    conventional = rights_by_convention(position.placement)
    lost = [rook for letter, _, rook in conventional if letter not in position.castling_rights]
    if lost:
        options.append("NoCastling " + "".join(map(square_name, lost)))
    if position.ep_square is not None:
        options.append(f"EnPassant {square_name(position.ep_square)}")
    if position.side_to_move != first_side(stipulation, {}):
        options.append("WhiteToPlay" if position.side_to_move == WHITE else "HalfDuplex")
    return options


def has_all_rights(position: Position) -> bool:
    """Tell whether each castling right is one that the convention of problems gives."""
    known = {letter for letter, _, _ in rights_by_convention(position.placement)}
    return set(position.castling_rights) <= known


def _placement(algebraic: Plain) -> Placement:
    contents: dict[Square, str] = {}
    if not isinstance(algebraic, dict):
        return EMPTY_PLACEMENT
    for name, men in algebraic.items():
        for man in men.replace(",", " ").split() if isinstance(men, str) else men:
            match = _MAN.fullmatch(man.strip()) if isinstance(man, str) else None
            if match is None or name not in ("white", "black"):
                raise OddManError(str(man)[:80])
            side: Side = WHITE if name == "white" else BLACK
            kind = _KINDS.get(match[1], match[1])
            square = parse_square(match[2])
            if square in contents:
                raise DoubledManError(match[2])
            contents[square] = piece_of(kind, side)
    return with_contents(EMPTY_PLACEMENT, contents)


_USUAL: Final = {"authors": ("author", "composer"), "stipulation": ("stip",)}
"""What other databases call the fields of an entry."""
_ELLIPSIS: Final = "…"
_HELD_CODES: Final = frozenset({*TEXTS.values(), *MOVES.values(), MATE, "hmvc", "fmvn"})
_UNSAID: Final = {"name": "id", "hint": "c6", "avoid": "am"}
"""What an entry has no room for, with the opcodes."""

_HELD_TAGS: Final = frozenset({
    "fen", "setup", "variant", "event", "date", "white", "author", "award", "themes", "comment",
    "stipulation", "key", "line", "title", "avoid", "hint",
})  # fmt: skip
"""Tags that are read, in small letters; what an entry has no room for is told by its opcode."""


class Spelt(NamedTuple):
    """Key moves as EPD has them, and those among them that are no legal moves."""

    moves: tuple[str, ...]
    odd: tuple[str, ...] = ()


Speller: TypeAlias = Callable[[Position, tuple[str, ...]], Spelt]
"""Spells key moves of a position, which may stand there with both their squares, as SAN does."""


class Tally(conversion.Tally):
    """Counts what is lost, by codes.

    Import: "solutions" (more of it than key moves), "odd-keys" (no legal moves, which are kept),
    "options" (of Popeye, with names), "odd-men" (problems left out, for their fairy men or neutral
    ones), "doubled-men" (likewise, for two men on a square), "empty-entries" (likewise, because
    they are none), the codes of OliveError for an entry (likewise), "no-men" (nothing says what
    stands on the board, which is empty now), "texts-cut" (to the length of a string),
    "texts-respelt" (quotation marks), "fields" (with names), "comment-lines".
    Export: "operations" (with names), "castling" (rights that no convention gives), "counters",
    "moves" and "drafts" (left out), "comment-lines".
    """

    def add(self, code: str, *names: str, line: int = 0, count: int = 1) -> None:
        """Count a loss, and remember what begins the names and the line of its entry."""
        super().add(code, *(name[:40] for name in names), line=line, count=count)


def imported(text: str, spelt: Speller) -> Conversion:
    """Return a new document of EPD with the problems of a collection, and what it lacks.

    Raises:
        OliveError: the text is too large.
    """
    tally = Tally()
    form = TextForm()
    records = [replace(record, ending=form.newline) for _, record in problems(text, tally, spelt)]
    return Conversion(Document(form=form, collection=Collection(records, "epd")), tally.losses())


def imported_from(document: Document, spelt: Speller) -> Conversion | None:
    """Return what `imported` does for a document whose lines turn out to be such a collection.

    None if they are none, or lie in a file that is too large to be read as one.

    Raises:
        OliveError: the text is too large.
    """
    if not begins_as_olive(document):
        return None
    return imported("".join(map(text_of, document.collection.stored())), spelt)


def problems(text: str, tally: Tally, spelt: Speller) -> Iterator[tuple[int, Record]]:
    """Yield a line of EPD for each problem of a collection, with the line where its entry begins.

    Count what is lost.

    Raises:
        OliveError: the text is too large.
    """
    for entry in read_entries(text):
        if entry.comments:
            tally.add("comment-lines", count=entry.comments)
        if entry.fault is not None:
            names = [entry.fault.detail] if entry.fault.detail else []
            tally.add(entry.fault.code, *names, line=entry.line)
        elif not (within := list(_entries_within(entry.value))):
            tally.add("empty-entries", line=entry.line)
        else:
            if entry.repeated:
                tally.add("fields", *entry.repeated)
            for each in within:
                record = _record(each, entry.line, tally, spelt)
                if record is not None:
                    yield entry.line, record


def exported(document: Document) -> Conversion:
    """Return a collection of Olive with the positions of a document, as lines, and what it lacks.

    The lines are those of a file; as a document they are to be saved, not to be shown.
    """
    tally = Tally()
    text = "".join(entries_of(with_names(document.collection.lines, document.format), tally))
    collection = records_from(text, "fen")
    return Conversion(Document(form=TextForm(), collection=collection), tally.losses())


def entries_of(items: Iterable[Item], tally: Tally) -> Iterator[str]:
    """Yield the text of an entry for each record that is a position; count what is lost."""
    for item in items:
        if isinstance(item, Aside):
            if item.text.strip():
                tally.add("comment-lines")
        elif item.position is None:
            tally.add("drafts")
        else:
            yield written_entry(_entry(item, tally))


def is_named_olive(path: Path) -> bool:
    """Tell whether a file's name promises a collection of Olive."""
    return path.suffix.lower() == OLIVE_SUFFIX


def _entries_within(value: Plain) -> Iterator[dict[str, Plain]]:
    """Yield what says something of a problem, which databases may keep deeper within an answer."""
    if isinstance(value, list):
        for each in value:
            yield from _entries_within(each)
        return
    if not isinstance(value, dict):
        return
    if NAMES.isdisjoint(value):
        value = {name.lower(): said for name, said in value.items()}
    for usual, names in _USUAL.items():
        name = next((name for name in names if name in value), None)
        if name is not None and usual not in value:
            value = {usual if each == name else each: said for each, said in value.items()}
    for name in ("", "pieces", "position"):
        men = value.get(name) if name else value
        if "algebraic" not in value and isinstance(men, dict) and _lists_pieces(men):
            sides = {side: _in_letters(men[side]) for side in ("white", "black")}
            value = {each: said for each, said in value.items() if each not in (name, *sides)}
            value["algebraic"] = sides
    if NAMES & value.keys():
        yield value
    else:
        yield from _entries_within(list(value.values()))


def _lists_pieces(value: dict[str, Plain]) -> bool:
    """Tell whether a table has the pieces of both sides, not who plays them."""
    return all(_SQUARE.search(str(value.get(side, ""))) for side in ("white", "black"))


def _in_letters(men: Plain) -> Plain:
    """Return the pieces of a side as Olive has them: with S for the knight, and P for the pawn."""
    words = men.replace(",", " ").split() if isinstance(men, str) else men
    if not isinstance(words, list):
        return men
    return [
        re.sub("^(?=[a-h][1-8]$)", "P", re.sub("^N(?=[a-h])", "S", word))
        if isinstance(word, str)
        else word
        for word in words
    ]


def _record(entry: dict[str, Plain], line: int, tally: Tally, spelt: Speller) -> Record | None:
    listed = entry.get("options", [])
    texts = [text for text in listed if isinstance(text, str)] if isinstance(listed, list) else []
    options = options_of(texts)
    men = entry.get("algebraic", "")
    asked = asked_of(entry)
    try:
        position = position_of(men, asked, options.held)
    except (OddManError, DoubledManError) as error:
        code = "odd-men" if isinstance(error, OddManError) else "doubled-men"
        tally.add(code, str(error), line=line)
        return None
    if not isinstance(men, dict):
        try:
            reading = read_loose(str(entry.get("fen", "")))
        except FenError:
            tally.add("no-men", line=line)
        else:
            entry = {name: value for name, value in entry.items() if name != "fen"}
            position = reading.position
            if reading.fields == 1:
                position = problem_position(position.placement, asked, options.held)
    said = said_of(entry, options.conditions)
    if options.others:
        tally.add("options", *options.others)
    if said.solution_left:
        tally.add("solutions")
    if said.others:
        tally.add("fields", *said.others)
    best = spelt(position, said.puzzle.best)
    if best.odd:
        tally.add("odd-keys", *best.odd, line=line)
    operations = with_puzzle((), _fitted(replace(said.puzzle, best=best.moves), tally))
    return record_from_line(format_epd(position, operations))


def _fitted(puzzle: Puzzle, tally: Tally) -> Puzzle:
    """Return a puzzle whose texts EPD can write, and count what was cut or spelt otherwise."""
    changes: dict[str, Any] = {}
    codes = set()
    for field in fields(Puzzle):
        text = getattr(puzzle, field.name)
        if field.name not in TEXTS or (fault := text_fault(text)) is None:
            continue
        if fault.code == "quote":
            codes.add("texts-respelt")
        text = mended(text)
        if len(text) > MAX_STRING:
            codes.add("texts-cut")
            text = text[: MAX_STRING - 1].rstrip() + _ELLIPSIS
        changes[field.name] = text
    for code in sorted(codes):
        tally.add(code)
    return replace(puzzle, **changes)


def _entry(record: Record, tally: Tally) -> dict[str, Any]:
    position = record.position
    assert position is not None
    puzzle = puzzle_of_record(record)
    entry = entry_of(puzzle)
    entry["algebraic"] = algebraic_of(position.placement)
    stipulation = entry.get("stipulation", "")
    options = [*held_options(position, stipulation), *entry.get("options", ())]
    if options:
        entry["options"] = options
    lost = [opcode for field, opcode in _UNSAID.items() if getattr(puzzle, field)]
    if puzzle.line and puzzle.line[:1] != puzzle.best[:1]:
        lost.append("pv")
    if record.is_game:
        _count_game(record, tally)
    else:
        read = read_operations(operations_of(record)).operations
        lost += [each.opcode for each in read if each.opcode and each.opcode not in _HELD_CODES]
        if any(not each.opcode for each in read):
            tally.add("comments")
    if lost:
        tally.add("operations", *lost)
    if record.chess960:
        tally.add("variant")
    if not has_all_rights(position):
        tally.add("castling")
    if (position.halfmove_clock, position.fullmove_number) != (0, 1):
        tally.add("counters")
    return entry


def _count_game(record: Record, tally: Tally) -> None:
    for loss in left_out(record):
        if loss.code != "tags":
            tally.add(loss.code)
    tags = [(name, value) for name, value in tags_of(record) if value not in EMPTY_VALUES]
    lost = [name for name, _ in tags if name.lower() not in _HELD_TAGS]
    if lost:
        tally.add("tags", *lost)
