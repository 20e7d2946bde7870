"""Convert Olive's problem collections (.olv) to EPD documents, and documents to such collections.

Olive keeps one YAML entry per problem. Each becomes a line of EPD with the operations of a puzzle;
whatever these cannot hold is counted and reported, as in other conversions. The file itself is not
edited: reading makes a new document, and writing makes a copy. The command line also reads such a
collection, or input for Popeye, as an open file of EPD.
"""

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from fenedit.documents.annotating import puzzle_of_record, with_names
from fenedit.documents.block import text_of
from fenedit.documents.conversion import EMPTY_VALUES, Conversion, left_out
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import OddText, TextForm, decoded, is_utf_16
from fenedit.documents.errors import StreamError
from fenedit.documents.files.opening import begins_as_olive
from fenedit.documents.files.streaming import Source, entries
from fenedit.documents.formats import OLIVE_SUFFIX, records_from
from fenedit.documents.games import tags_of
from fenedit.documents.losses import Tally
from fenedit.documents.olive_entries import (
    MAX_TEXT,
    NAMES,
    Plain,
    asked_of,
    entry_of,
    field_text,
    kept_fields,
    kept_text,
    key_solution,
    plain,
    read_entries,
    said_of,
    with_numbers,
    written_entry,
)
from fenedit.documents.record import Aside, Item, Record, operations_of, record_from_line
from fenedit.documents.rewriting import record_of
from fenedit.jobs.convert_file import Change
from fenedit.notation.castling import rights_by_convention
from fenedit.notation.epd.opcodes import MAX_STRING, Operand, Operation, plain_move
from fenedit.notation.epd.record import format_epd, placed, read_operations
from fenedit.notation.fairy import attribute_named, described, fairy_piece
from fenedit.notation.fen import MATE
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    Placement,
    Position,
    Square,
    occupied,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError
from fenedit.notation.puzzle import (
    COUNT,
    MOVES,
    PACKED,
    TEXTS,
    Puzzle,
    mended,
    packed,
    text_fault,
    unpacked,
    with_puzzle,
)
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.popeye_input import (
    POPEYE_OPTIONS,
    problem_position,
    read_popeye,
    with_white_first,
)
from fenedit.notation.spellings.popeye_writing import held_options
from fenedit.rules.writing import checked_moves

_PIECE = re.compile(
    r"(?P<attributes>(?:[A-Za-z]+ +)*)(?P<code>[A-Za-z0-9]{1,2})(?P<square>[a-h][1-8])"
)
_COLOURS = ("white", "black", "neutral")
_SQUARE = re.compile(r"[a-h][1-8]\b")


class OddPieceError(ValueError):
    """A fairy piece, a neutral piece, or a piece without a square."""


class DoubledPieceError(ValueError):
    """Two pieces on one square."""


class Options(NamedTuple):
    """Options of an entry.

    Attributes:
        held: options that a position expresses, by name.
        others: other options of Popeye.
        conditions: fairy conditions.
    """

    held: dict[str, str]
    others: tuple[str, ...]
    conditions: tuple[str, ...]


def options_of(texts: Iterable[str]) -> Options:
    """Sort options by their purpose."""
    held: dict[str, str] = {}
    others: list[str] = []
    conditions: list[str] = []
    for text in texts:
        name, _, words = text.strip().partition(" ")
        known = name.lower()
        if known in ("whitetoplay", "halfduplex", "nocastling", "enpassant"):
            held[known] = words
        elif known:
            (others if known in POPEYE_OPTIONS else conditions).append(text.strip())
    return Options(held, tuple(others), tuple(conditions))


def position_of(algebraic: Plain, stipulation: str, held: dict[str, str]) -> Position:
    """Return the position of an entry; the empty board if it lists no pieces.

    Raises:
        OddPieceError: with the text of the piece.
        DoubledPieceError: with the name of the square.
    """
    contents: dict[Square, str] = {}
    for colour, pieces in algebraic.items() if isinstance(algebraic, dict) else ():
        words = re.findall(r"(?:[^\s,\d]+ )*[^\s,]+", pieces) if isinstance(pieces, str) else pieces
        for piece in words:
            match = _PIECE.fullmatch(piece.strip()) if isinstance(piece, str) else None
            named = [attribute_named(word) for word in match["attributes"].split()] if match else []
            known = [each for each in named if each is not None]
            found = None
            if match is not None and colour in _COLOURS and len(known) == len(named):
                found = fairy_piece(match["code"], colour[0], known)
            if match is None or found is None:
                raise OddPieceError(str(piece)[:80])
            square = parse_square(match["square"])
            if square in contents:
                raise DoubledPieceError(match["square"])
            contents[square] = found
    return problem_position(with_contents(EMPTY_PLACEMENT, contents), stipulation, held)


def algebraic_of(placement: Placement) -> dict[str, list[str]]:
    """Return the pieces of a placement as an entry lists them."""
    sides: dict[str, list[str]] = {}
    for square, piece in occupied(placement):
        code, colour, attributes = described(piece)
        words = " ".join([*map(str.lower, attributes), f"{code}{square_name(square)}"])
        sides.setdefault(_COLOURS["wbn".index(colour)], []).append(words)
    return {side: sorted(pieces) for side, pieces in sides.items()}


_USUAL = {"authors": ("author", "composer"), "stipulation": ("stip",)}
"""Names of the fields in other databases."""
_UNSAID = {"name": "id", "hint": "c6", "avoid": "am"}
"""Fields of a puzzle that an entry cannot hold, with their opcodes."""
_COMPUTED = ("algebraic", "ash", "fen")
"""Fields that are not kept as they were, for the position has the same."""
_KEPT = "olive"
"""The opcode for fields of an entry that no field of a puzzle holds."""
_MOVES = {"best": "key-moves", "line": "main-line"}
"""The fields for moves of a record that its solution does not give back."""
_SHORT = "short-solution"
"""The field beside a solution that was spelt out: its original text."""
_HELD_TAGS = frozenset({
    "fen", "setup", "variant", "event", "date", "white", "author", "award", "themes", "comment",
    "stipulation", "key", "line", "title", "avoid", "hint", "twins", "conditions", "options",
    "solution", "intendedsolutions",
})  # fmt: skip
"""Tags that an entry holds, or that are reported by their opcodes, in lower case."""


def imported(text: str) -> Conversion:
    """Return a new EPD document with the problems of a collection, keys in SAN, and what was lost.

    Raises:
        OliveError: the text is too large.
    """
    tally = Tally()
    form = TextForm()
    found = problems(text, tally)
    records = [replace(record, ending=form.newline) for _, record in found]
    return Conversion(Document(form=form, collection=Collection(records, "epd")), tally.summary())


def imported_from(document: Document) -> Conversion | None:
    """Return the result of `imported` for a document that is such a collection, or None.

    Raises:
        OliveError: the text is too large.
    """
    if not begins_as_olive(document):
        return None
    return imported("".join(map(text_of, document.collection.stored())))


def problems(text: str, tally: Tally) -> Iterator[tuple[int, Record]]:
    """Yield a line of EPD for each problem, with the line where its entry begins.

    The tally counts "odd-keys" (illegal key moves, which are kept), problems left out ("odd-men"
    for fairy or neutral pieces, "doubled-men" for two on a square, "empty-entries", and the codes
    of OliveError), "no-men" (no pieces are given, so the board is empty), "texts-cut" (to the
    length of a string), "texts-respelt" (quotation marks), "fields" (with names) and
    "comment-lines".

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
                record = _record(each, entry.line, tally)
                if record is not None:
                    yield entry.line, record


def exported(document: Document) -> Conversion:
    """Return the lines of an Olive collection with a document's positions, and what was lost.

    They form a document that is to be saved, not shown.
    """
    tally = Tally()
    lines = with_names(document.collection.lines, document.format)
    text = "".join(entries_of(lines, tally))
    collection = records_from(text, "fen")
    return Conversion(Document(form=TextForm(), collection=collection), tally.summary())


def entries_of(items: Iterable[Item], tally: Tally) -> Iterator[str]:
    """Yield the text of an entry for each record that is a position.

    The tally counts "operations" (with names), "castling" (rights that no convention gives),
    "counters", "variant", "moves", "tags", "comments", "comment-lines", and "drafts" left out.
    """
    for item in items:
        if isinstance(item, Aside):
            if item.text.strip():
                tally.add("comment-lines")
        elif item.position is None:
            tally.add("drafts")
        else:
            yield written_entry(_entry(item, tally))


def read_problems(source: Source, tally: Tally) -> Source:
    """Return a collection of Olive, or input for Popeye, as an open file of EPD.

    What EPD cannot hold is counted. An entry that cannot be read counts as a record without a
    position.

    Raises:
        StreamError: the file cannot be read to its end, or is too long.
    """
    data = source.binary.read(MAX_TEXT + 1)
    if len(data) > MAX_TEXT:
        raise StreamError("too-long", source.name)
    try:
        text = decoded(data, source.read_as)
    except UnicodeDecodeError as error:
        raise StreamError("binary", source.name) from error
    if isinstance(text, OddText) or is_utf_16(source.read_as):
        source.used.add(source.read_as)
    found: list[tuple[int, str]] = []
    if source.olive:
        found = [(line, record.line) for line, record in problems(str(text), tally)]
        unread = [count for code, count in tally.losses.items() if code.startswith("entry-")]
        tally.records += sum(unread)
        tally.unreadable += sum(unread)
    else:
        for way in read_popeye(str(text)):
            records = (record_of(each, "epd").line for each in way.found)
            found += zip(way.lines, records, strict=True)
            if way.left_out:
                tally.add("odd-men", *way.left_out, count=len(way.left_out))
    lines = "".join(f"{record}\n" for _, record in found)
    return replace(
        source,
        binary=io.BytesIO(lines.encode("utf-8", "surrogatepass")),
        read_as="utf-8",
        format="epd",
        extent=None,
        lines=tuple(line for line, _ in found),
    )


def write_olive(source: Source, tally: Tally, change: Change | None = None) -> Iterator[str]:
    """Yield the records of an open file as entries of a collection of Olive.

    `change` is applied to each record first.

    Raises:
        StreamError: the file cannot be read on.
    """

    def read() -> Iterator[Item]:
        for entry in entries(source):
            collection = records_from(entry.whole, source.format)
            for record in collection:
                tally.records += 1
                tally.unreadable += record.position is None
            for each in collection.lines:
                yield each if change is None or isinstance(each, Aside) else change(each)

    yield from entries_of(with_names(read(), source.format), tally)
    # They are counted as records without a position.
    tally.losses.pop("drafts", None)


def is_named_olive(path: Path) -> bool:
    """Return whether a file's suffix is that of an Olive collection."""
    return path.suffix.lower() == OLIVE_SUFFIX


def _entries_within(value: Plain) -> Iterator[dict[str, Plain]]:
    """Yield the tables that describe a problem, which databases may nest more deeply."""
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
        sides = value.get(name) if name else value
        if "algebraic" in value or not isinstance(sides, dict):
            continue
        # Elsewhere "white" and "black" are the players.
        if all(_SQUARE.search(str(sides.get(side, ""))) for side in ("white", "black")):
            algebraic = {side: _in_letters(sides[side]) for side in ("white", "black")}
            value = {each: said for each, said in value.items() if each not in (name, *algebraic)}
            value["algebraic"] = algebraic
    if NAMES & value.keys():
        yield value
    else:
        yield from _entries_within(list(value.values()))


def _in_letters(pieces: Plain) -> Plain:
    """Return the pieces of a side in Olive's letters: S for the knight, P for the pawn."""
    words = pieces.replace(",", " ").split() if isinstance(pieces, str) else pieces
    if not isinstance(words, list):
        return pieces
    return [
        re.sub("^(?=[a-h][1-8]$)", "P", re.sub("^N(?=[a-h])", "S", word))
        if isinstance(word, str)
        else word
        for word in words
    ]


def _record(entry: dict[str, Plain], line: int, tally: Tally) -> Record | None:
    listed = entry.get("options", [])
    texts = [text for text in listed if isinstance(text, str)] if isinstance(listed, list) else []
    options = options_of(texts)
    pieces = entry.get("algebraic", "")
    asked = asked_of(entry)
    try:
        position = position_of(pieces, asked, options.held)
    except (OddPieceError, DoubledPieceError) as error:
        is_odd = isinstance(error, OddPieceError)
        tally.add("odd-men" if is_odd else "doubled-men", str(error), line=line)
        return None
    if not isinstance(pieces, dict):
        try:
            reading = read_loose(str(entry.get("fen", "")))
        except FenError:
            tally.add("no-men", line=line)
        else:
            entry = {name: value for name, value in entry.items() if name != "fen"}
            position = reading.position
            if reading.fields == 1:
                position = problem_position(position.placement, asked, options.held)
    puzzle = _said(entry, options)
    if puzzle.best:
        keys = Operation(MOVES["best"], tuple(Operand("move", move) for move in puzzle.best))
        (checked,), faults = checked_moves(position, [keys])
        if faults:
            illegal = (dict(fault.data)["found"] for fault in faults)
            tally.add("odd-keys", *map(str, illegal), line=line)
        spelt = dict.fromkeys(operand.text for operand in checked.operands)
        puzzle = puzzle._replace(best=tuple(spelt))
    for field, name in _MOVES.items():
        moves = tuple(field_text(entry, name).split())
        if moves and all(plain_move(move) == move for move in moves):
            puzzle = puzzle._replace(**{field: moves})  # type: ignore[arg-type]
    short = field_text(entry, _SHORT)
    own = {_SHORT, *_MOVES.values()}
    entry = {name: value for name, value in entry.items() if name not in own}
    if puzzle.solution.strip() == _spelt_out(position, puzzle, key_solution(puzzle)).strip():
        puzzle = puzzle._replace(solution="")
    elif short and puzzle.solution.strip() == _spelt_out(position, puzzle, short).strip():
        puzzle = puzzle._replace(solution=short)
    operations = with_puzzle((), _fitted(puzzle, tally))
    record = record_from_line(format_epd(position, operations))
    written = plain(_entry(record, Tally()))
    assert isinstance(written, dict)
    kept = {
        name: value
        for name, value in entry.items()
        if name not in _COMPUTED
        and written.get(name) not in (value, field_text(entry, name))
        and value
    }
    if not kept:
        return record
    more = Operation(_KEPT, (Operand("string", packed(kept_text(kept))),))
    return record_from_line(format_epd(position, placed(operations, more)))


def _said(entry: dict[str, Plain], options: Options) -> Puzzle:
    puzzle = said_of(entry, options.conditions, options.others)
    return with_white_first(puzzle) if "whitetoplay" in options.held else puzzle


def _with_kept(
    entry: dict[str, Any], kept: dict[str, Plain], placement: Placement
) -> dict[str, Any]:
    """Return an entry with those of its former fields that still say what the record says."""

    def meaning(fields: dict[str, Any]) -> tuple[Puzzle, Position]:
        texts = fields.get("options", [])
        options = options_of(texts if isinstance(texts, list) else [])
        read = plain(fields)
        assert isinstance(read, dict)
        puzzle = _fitted(_said(read, options), Tally())
        return puzzle, problem_position(placement, asked_of(read), options.held)

    said = meaning(entry)
    former = {
        name: with_numbers(value, name) for name, value in kept.items() if name not in _COMPUTED
    }
    # All together, as some belong together, else one by one.
    for some in (former, *({name: value} for name, value in former.items())):
        if meaning(entry | some) == said:
            entry = entry | some
    for name in ("award", "source"):
        # Older entries use other fields.
        others = {each: value for each, value in entry.items() if each != name}
        if name not in kept and meaning(others) == said:
            entry = others
    return entry


def _fitted(puzzle: Puzzle, tally: Tally) -> Puzzle:
    """Return a puzzle whose texts EPD can write; count texts that were cut or respelt."""
    changes: dict[str, Any] = {}
    codes = set()
    for name in TEXTS:
        text = getattr(puzzle, name)
        if (fault := text_fault(text)) is None:
            continue
        if fault.code == "quote":
            codes.add("texts-respelt")
        text = mended(text)
        if len(text) > MAX_STRING:
            codes.add("texts-cut")
            text = text[: MAX_STRING - 1].rstrip() + "…"
        changes[name] = text
    for code in sorted(codes):
        tally.add(code)
    return puzzle._replace(**changes)


def _entry(record: Record, tally: Tally) -> dict[str, Any]:
    position = record.position
    assert position is not None
    puzzle = puzzle_of_record(record)
    read = () if record.is_game else read_operations(operations_of(record)).operations
    entry = entry_of(puzzle)
    entry["algebraic"] = algebraic_of(position.placement)
    stipulation = entry.get("stipulation", "")
    options = [*held_options(position, stipulation), *entry.get("options", ())]
    if options:
        entry["options"] = options
    lost = [opcode for field, opcode in _UNSAID.items() if getattr(puzzle, field)]
    if record.is_game:
        for loss in left_out(record):
            if loss.code != "tags":
                tally.add(loss.code)
        tags = [name for name, value in tags_of(record) if value not in EMPTY_VALUES]
        if unread := [name for name in tags if name.lower() not in _HELD_TAGS]:
            tally.add("tags", *unread)
    else:
        held = {
            *TEXTS.values(),
            *MOVES.values(),
            *PACKED.values(),
            COUNT,
            MATE,
            _KEPT,
            "hmvc",
            "fmvn",
            "",
        }
        lost += [each.opcode for each in read if each.opcode not in held]
        if any(not each.opcode for each in read):
            tally.add("comments")
    if lost:
        tally.add("operations", *lost)
    if record.chess960:
        tally.add("variant")
    conventional = {letter for letter, _, _ in rights_by_convention(position.placement)}
    if not conventional.issuperset(position.castling_rights):
        tally.add("castling")
    if (position.halfmove_clock, position.fullmove_number) != (0, 1):
        tally.add("counters")
    kept = [each.operands[0].text for each in read if each.opcode == _KEPT and each.operands][-1:]
    former = kept_fields(unpacked(kept[0])) if kept else {}
    entry = _with_kept(entry, former, position.placement) if former else entry
    solution = entry.get("solution", "")
    # As Olive had it, it is left.
    spelt = (
        solution if solution == former.get("solution") else _spelt_out(position, puzzle, solution)
    )
    short = solution if puzzle.solution and spelt != solution else ""
    written = {"solution": spelt, _SHORT: short}
    # Keys are read out of the solutions of direct mates alone.
    own = ["line"] if puzzle.mate else [*_MOVES]
    written |= {_MOVES[name]: " ".join(getattr(puzzle, name)) for name in own if puzzle.solution}
    return entry | {name: text for name, text in written.items() if text}


def _spelt_out(position: Position, puzzle: Puzzle, solution: str) -> str:
    """Return a solution with both squares of each move, as Olive can play it."""
    # Imported here: printing the help needs no chess.
    from fenedit.rules.moves.long_notation import long_notation

    return long_notation(position, puzzle, solution)
