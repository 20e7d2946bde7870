"""Records of texts that are in no file."""

import io

from fenedit.documents.encoding import parted
from fenedit.documents.entry import Entry
from fenedit.documents.files.streaming import Source, entries
from fenedit.notation.pgn import is_pgn


def entry_of(text: str) -> Entry:
    """Return the entry of a line, or of a game."""
    if is_pgn(text) and (text.lstrip().startswith("[") or "\n" in text.strip()):
        return next(entries(Source("", io.BytesIO(text.encode()), "utf-8", "pgn")))
    line = parted(text)[0]
    return Entry(1, 1, line, line)
