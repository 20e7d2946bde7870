"""Converting from and to Olive's collections of problems, for scripts."""

import gzip
import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from fenedit.documents.compression import is_packed
from fenedit.documents.formats import is_olive, records_from
from fenedit.documents.olive import Tally as OliveTally
from fenedit.documents.olive import entries_of, imported
from fenedit.documents.olive_yaml import MAX_TEXT
from fenedit.documents.streaming import STDIN, Source, StreamError, entries
from fenedit.jobs.convert_file import Tally

_HEAD: Final = 1 << 16
_ODD_BYTES: Final = "surrogateescape"


def holds_olive(name: str) -> bool:
    """Tell whether a file is such a collection; False of standard input, and of what is no file."""
    if name == STDIN or not Path(name).is_file():
        return False
    try:
        with Path(name).open("rb") as file:
            head = file.read(_HEAD)
        if is_packed(head):
            with gzip.open(name) as packed:
                head = packed.read(_HEAD)
    except (OSError, EOFError):
        return False
    return is_olive(head.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace"))


def read_olive(source: Source, tally: Tally) -> Source:
    """Return a collection as an open file of EPD, and count what that cannot hold.

    Raises:
        OliveError: it cannot be read to its end.
        StreamError: likewise, or it is too long.
    """
    data = source.binary.read(MAX_TEXT + 1)
    if len(data) > MAX_TEXT:
        raise StreamError("too-long", source.name)
    conversion = imported(data.decode(source.encoding, _ODD_BYTES))
    for loss in conversion.losses:
        tally.add(loss.code, loss.count, loss.detail)
    lines = "".join(item.line + item.ending for item in conversion.document.collection.lines)
    binary = io.BytesIO(lines.encode("utf-8", "surrogatepass"))
    return replace(source, binary=binary, encoding="utf-8", format="epd", extent=None)


def write_olive(source: Source, tally: Tally) -> Iterator[str]:
    """Yield the records of an open file as entries of such a collection, one after the other.

    Raises:
        StreamError: the file cannot be read on.
    """
    lost = OliveTally()
    for entry in entries(source):
        collection = records_from(entry.whole, source.format)
        for record in collection:
            tally.records += 1
            tally.unreadable += record.position is None
        yield from entries_of(collection.lines, lost)
    for loss in lost.losses():
        if loss.code != "drafts":
            tally.add(loss.code, loss.count, loss.detail)
