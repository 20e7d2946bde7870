"""Make records, and records with another position, text, operations or variant.

What an edit does not concern stays verbatim. FEN is written as in the PGN standard of 1994 (16.1),
followed by what was after the fields. EPD (16.2) has four fields and the operations verbatim and
in order; `hmvc` and `fmvn` are added if the counters are not 0 and 1. Only the tags of a game
change: see `fenedit.documents.games`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from fenedit.documents.record import (
    ALL_FIELDS,
    EPD_FIELDS,
    Format,
    Game,
    Record,
    joined,
    layout_of,
    moves_of,
    operations_of,
    read_value,
    record_from_line,
    record_of_position,
    rest_in_text,
    titled,
    written_as,
)
from fenedit.notation.castling import says_chess960
from fenedit.notation.fen import Reading, begins_comment, format_fen
from fenedit.notation.position import EMPTY_POSITION, START_POSITION, Position

if TYPE_CHECKING:
    from fenedit.notation.epd.opcodes import Operation
    from fenedit.notation.reading import Found

_POSITION_TAGS = frozenset(("fen", "setup", "variant"))
"""Tags that only set up a game's first position, in lower case."""

Extras: TypeAlias = tuple[tuple[str, str], ...]
"""Fields of other variants, by name."""


def new_record(position: Position, file_format: Format, chess960: bool = False) -> Record:
    """Return a new record of a position in a format, without an ending."""
    if file_format == "pgn":
        return _new_game(position, chess960)
    return replace(line_of(position, "", file_format == "epd"), chess960=chess960)


def record_of(found: "Found", file_format: Format) -> Record:
    """Return the record of a position that was found in a text, without an ending.

    A game stays verbatim in any format, unless operations say the same. Text after the fields of a
    line is kept there, or becomes tags and a comment of a game; the title is used if there is no
    such text.
    """
    if holds_game(found) and (file_format == "pgn" or not found.rest):
        from fenedit.documents.games import game_record

        game = game_record(found.source.rstrip("\r\n"))
        return replace(game, chess960=found.chess960 or game.chess960)
    if file_format == "pgn":
        return _new_game(found.position, found.chess960, found.rest, found.title)
    rest = found.rest if found.rest.strip() else titled(found.title, file_format)
    record = line_of(found.position, rest, file_format == "epd")
    return replace(record, chess960=found.chess960)


def with_position(
    record: Record, position: Position, file_format: Format = "fen", *, canonical: bool = False
) -> Record:
    """Return a record with another position.

    Fields of other variants (pockets, promoted pieces, checks) become operations of a line, or tags
    of a game.

    Args:
        record: a record, or a draft.
        position: the new position.
        file_format: the format of the document; every line written in EPD has four fields.
        canonical: whether to rewrite even operations that need not change.
    """
    known = record.reading or (record.before and record.before.reading)
    extras = known.extras if known else ()
    if isinstance(record, Game):
        written = _with_value(record, position, rest_in_text(record), extras)
    else:
        rest = operations_of(record)
        if extras:
            rest = joined(set_aside(extras), rest)
        if file_format == "pgn":
            written = _new_game(position, record.chess960, rest)
        else:
            written = line_of(position, rest, is_epd(record, file_format), canonical=canonical)
    return written_as(written, record, stale=None, before=None)


def with_text(record: Record, text: str, file_format: Format = "fen") -> Record:
    """Return a record after its text was edited; a text that cannot be read becomes a draft.

    A text with the meaning that the record had before typing began restores that record in its
    first spelling. Text typed after the fields precedes the rest.

    Args:
        record: the record, perhaps edited before.
        text: the whole new text, one line.
        file_format: the format of the document.
    """
    first = record.before or record
    outcome, meant = read_value(text, whole=True), first.reading
    reading = outcome if isinstance(outcome, Reading) else None
    if _means_the_same(reading, meant) or (reading is meant and text == first.value):
        return first if first.ending == record.ending else replace(first, ending=record.ending)
    shaped = first
    if file_format == "pgn" and not first.is_game:
        position = EMPTY_POSITION if reading is None else reading.position
        shaped = _new_game(position, first.chess960, first.rest)
        shaped = written_as(shaped, first, stale=None)
    if reading is None:
        return replace(
            _with_draft(shaped, text),
            ending=record.ending,
            stale=record.position or record.stale,
            remembered_rights=record.remembered_rights,
            before=first,
        )
    extras = reading.extras or (meant.extras if meant is not None else ())
    if isinstance(shaped, Game):
        written = _with_value(shaped, reading.position, reading.rest, extras)
    else:
        rest = joined(set_aside(extras), shaped.rest)
        written = _typed(reading, rest, is_epd(shaped, file_format))
    return written_as(written, record, stale=None, before=shaped)


def with_operations(record: Record, text: str, file_format: Format = "fen") -> Record:
    """Return a line with another text after its fields, verbatim; a game is returned as it is.

    The operations of a line with four fields give its counters. If the fields and the text could
    not be separated again, six fields are written.

    Raises:
        ValueError: the text has a line break.
    """
    if "\n" in text or "\r" in text:
        raise ValueError("operations stand on the record's line")
    if record.is_game:
        return record
    rest = "" if not text.strip() else text if text[0].isspace() else " " + text
    fields = record.text.removesuffix(rest_in_text(record))
    position = record.position
    if position is None:
        before = record.before and with_operations(record.before, text, file_format)
        return replace(record, written=fields, rest=rest, before=before, held=None)
    fen, count = format_fen(position), record_fields(record)
    texts = [fields] if count in (EPD_FIELDS, ALL_FIELDS) else []
    if (
        count != EPD_FIELDS
        and file_format == "epd"
        and Record(_four(fen), rest).position == position
    ):
        texts.insert(0, _four(fen))
    kept = next((text for text in texts if _parts_again(text, rest)), fen)
    return replace(record, written=kept, rest=rest, before=None, held=None)


def with_comment(game: Record, remark: str) -> Record:
    """Return a game with a remark before its moves."""
    from fenedit.documents.games import game_record
    from fenedit.notation.pgn import commented

    moves = moves_of(game)
    tags, begun = game.line.removesuffix(moves), moves.lstrip()
    blanks = moves.removesuffix(begun)
    return written_as(game_record(tags + blanks + commented(remark.strip(), begun)), game)


def with_chess960(record: Record, chess960: bool) -> Record:
    """Return a record that is checked by the rules of Chess960, or of standard chess.

    A game gets a Variant tag. A line stays as it is, except that an operation that names Chess960
    is removed for standard chess.
    """
    if record.is_game:
        from fenedit.documents.games import with_variant

        record = with_variant(record, chess960)
    elif not chess960 and says_chess960(record.rest):
        record = replace(record, rest=_without_variant(record.rest))
    before = record.before and with_chess960(record.before, chess960)
    return replace(record, chess960=chess960, before=before)


def holds_game(found: "Found") -> bool:
    """Return whether the source is a PGN game with more than its position."""
    from fenedit.notation.pgn import is_pgn, read_game

    if not found.source or not is_pgn(found.source):
        return False
    game = read_game(found.source)
    named = {name.lower() for name, _ in game.tags} - _POSITION_TAGS
    return bool(named or found.source[game.tags_end :].strip())


def is_epd(record: Record, file_format: Format = "fen") -> bool:
    """Return whether a record is EPD: four fields with operations, or a line of an EPD file.

    The fields of a draft may be faulty, but the first must have ranks: prose is not EPD.
    """
    if record.is_game or file_format == "epd":
        return not record.is_game
    first = record.before if record.before and record.reading is None else record
    if record_fields(first) != EPD_FIELDS:
        return False
    rest = operations_of(first)
    if not rest.strip() or begins_comment(rest):
        return False
    return first.reading is not None or "/" in first.value[slice(*layout_of(first).fields[0])]


def record_fields(record: Record) -> int:
    """Return how many of FEN's six fields a record has, even if they do not parse."""
    reading = record.reading
    return len(layout_of(record).fields) if reading is None else reading.fields


def line_of(position: Position, rest: str, epd: bool, *, canonical: bool = False) -> Record:
    """Return a line with a rest after its fields; in EPD the rest includes the counters."""
    if rest and not rest[0].isspace():
        # It followed a bracket or the like.
        rest = " " + rest
    if not epd:
        return record_of_position(position, rest)
    text = _four(format_fen(position))
    for after in _with_counters(rest, position, canonical):
        if not after or (_parts_again(text, after) and Record(text, after).position == position):
            return record_of_position(position, after, EPD_FIELDS)
    return record_of_position(position, rest)


def epd_line(position: Position, operations: "Iterable[Operation]") -> Record:
    """Return a line of EPD with operations, none of them kept verbatim, in canonical order."""
    from fenedit.notation.epd.record import format_operations, with_counters

    written = format_operations(with_counters(position, operations))
    return record_of_position(position, f" {written}" if written else "", EPD_FIELDS)


def _typed(reading: Reading, rest: str, epd: bool) -> Record:
    """Return a line with a typed position, the text typed after it, and its own rest."""
    position = reading.position
    if not reading.rest:
        return line_of(position, rest, epd)
    fen = format_fen(position)
    for after in _with_counters(rest, position) if epd else ():
        record = Record(_four(fen) + reading.rest, after)
        again = read_value(record.line)
        if (
            record.position == position
            and isinstance(again, Reading)
            and again.position == position
        ):
            return record
    return Record(fen + reading.rest, rest)


def _with_counters(rest: str, position: Position, canonical: bool = False) -> Iterator[str]:
    """Yield operations with the counters of a position: verbatim, then in canonical order."""
    from fenedit.notation.epd.record import (
        format_operations,
        read_operations,
        respelt,
        with_counters,
    )

    before = read_operations(rest).operations
    after = with_counters(position, before)
    if not canonical:
        text = respelt(rest, before, after) if rest.strip() or after else ""
        again = after if text == rest else read_operations(text).operations
        if with_counters(position, again) == after:
            yield text
    text = format_operations(after)
    yield f" {text}" if text else ""


def _without_variant(rest: str) -> str:
    """Return operations without those that name Chess960, even if a semicolon is missing."""
    from fenedit.notation.epd.record import format_operations, read_operations, respelt

    operations = read_operations(rest).operations
    kept = [each for each in operations if not says_chess960(format_operations([each]))]
    return respelt(rest, operations, kept) if kept else ""


def _new_game(position: Position, chess960: bool, rest: str = "", title: str = "") -> Record:
    from fenedit.documents.games import game_record
    from fenedit.documents.main_line import game_parts, movetext_of
    from fenedit.notation.pgn import format_game

    line: tuple[str, ...] = ()
    tags = {"Event": " ".join(title.split())} if title.strip() else {}
    if rest.strip() and not begins_comment(rest):
        from fenedit.notation.epd.record import read_operations, respelt

        operations = read_operations(rest).operations
        said, line, left = game_parts(operations, position)
        tags |= said
        if [each.opcode for each in left] == ["c0"] and left[0].operands:
            rest = left[0].operands[0].text
        else:
            rest = respelt(rest, operations, left) if left else ""
    movetext = movetext_of(line, position, rest.strip(), tags.get("Result", "*"))
    game = format_game(position, chess960, tags.items(), movetext)
    return replace(game_record(game.rstrip("\r\n")), chess960=chess960)


def _with_draft(record: Record, text: str) -> Record:
    if not isinstance(record, Game):
        return replace(record, written=text, held=None)
    from fenedit.documents.games import with_value

    return with_value(record, text)


def _with_value(record: Game, position: Position, rest: str, extras: Extras) -> Record:
    """Return a game with another position, and tags for the fields of other variants."""
    if record.implied and position == START_POSITION and not rest:
        return record
    from fenedit.documents.games import with_tags, with_value

    changed = with_value(record, format_fen(position) + rest if rest else position)
    if not extras:
        return changed
    return with_tags(changed, {name.capitalize(): value for name, value in extras})


def set_aside(extras: Extras) -> str:
    """Return the fields of other variants as operations."""
    return "".join([f' {name} "{value}";' for name, value in extras])


def _parts_again(text: str, rest: str) -> bool:
    """Return whether reading a line separates its fields from the rest again."""
    if not rest:
        return isinstance(read_value(text), Reading)
    parted = record_from_line(text + rest)
    return parted.position is not None and (parted.text, parted.rest) == (text, rest)


def _means_the_same(typed: Reading | None, meant: Reading | None) -> bool:
    """Return whether two readings mean the same; fields of other variants may be missing."""
    if typed is None or meant is None:
        return False
    same = (typed.position, typed.rest) == (meant.position, meant.rest)
    return same and (not typed.extras or typed.extras == meant.extras)


def _four(fen: str) -> str:
    """Return the four EPD fields of a canonical FEN."""
    return fen.rsplit(" ", 2)[0]
