"""Converting from and to Olive's collections of problems, for scripts and for windows."""

import io
from collections.abc import Iterator
from dataclasses import replace

from fenedit.documents import olive
from fenedit.documents.conversion import Conversion
from fenedit.documents.document import Document
from fenedit.documents.formats import records_from
from fenedit.documents.olive_yaml import MAX_TEXT
from fenedit.documents.record import Aside
from fenedit.documents.streaming import Source, StreamError, decoded, entries
from fenedit.jobs.convert_file import Change, Tally
from fenedit.notation.epd.opcodes import Operand, Operation
from fenedit.notation.position import Position
from fenedit.rules.epd_moves import checked_moves


def imported_from(document: Document) -> Conversion | None:
    """Return the problems of a document whose lines turn out to be a collection, with keys in SAN.

    None if they are none, or lie in a file that is too large to be read as one.

    Raises:
        OliveError: the text is too large.
    """
    return olive.imported_from(document, _in_san)


def read_olive(source: Source, tally: Tally) -> Source:
    """Return a collection as an open file of EPD, and count what that cannot hold.

    An entry that cannot be read counts as a record that is no position.

    Raises:
        StreamError: it cannot be read to its end, or it is too long.
    """
    data = source.binary.read(MAX_TEXT + 1)
    if len(data) > MAX_TEXT:
        raise StreamError("too-long", source.name)
    try:
        text = decoded(data, source.encoding)
    except UnicodeDecodeError as error:
        raise StreamError("binary", source.name) from error
    lost = olive.Tally()
    found = list(olive.problems(text, lost, _in_san))
    for loss in lost.losses():
        tally.add(loss.code, loss.count, loss.detail, loss.lines)
        if loss.code.startswith("entry-"):
            tally.records += loss.count
            tally.unreadable += loss.count
    lines = "".join(f"{record.line}\n" for _, record in found)
    return replace(
        source,
        binary=io.BytesIO(lines.encode("utf-8", "surrogatepass")),
        encoding="utf-8",
        format="epd",
        extent=None,
        lines=tuple(line for line, _ in found),
    )


def write_olive(source: Source, tally: Tally, change: Change | None = None) -> Iterator[str]:
    """Yield the records of an open file as entries of such a collection, one after the other.

    `change` is done to each record before.

    Raises:
        StreamError: the file cannot be read on.
    """
    lost = olive.Tally()
    for entry in entries(source):
        collection = records_from(entry.whole, source.format)
        for record in collection:
            tally.records += 1
            tally.unreadable += record.position is None
        lines = [
            each if change is None or isinstance(each, Aside) else change(each)
            for each in collection.lines
        ]
        yield from olive.entries_of(lines, lost)
    for loss in lost.losses():
        if loss.code != "drafts":
            tally.add(loss.code, loss.count, loss.detail, loss.lines)


def _in_san(position: Position, moves: tuple[str, ...]) -> olive.Spelt:
    """Spell key moves as SAN does; what is no legal move stays as it is."""
    if not moves:
        return olive.Spelt(())
    operation = Operation("bm", tuple(Operand("move", move) for move in moves))
    checked = checked_moves(position, [operation])
    spelt = (operand.text for operand in checked.operations[0].operands)
    odd = (dict(problem.data)["found"] for problem in checked.problems)
    return olive.Spelt(tuple(dict.fromkeys(spelt)), tuple(map(str, odd)))
