"""Finds where else in a file the position of a record occurs."""

import re
from array import array
from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from fenedit.documents.block import Block, StoredLine
from fenedit.documents.document import Collection
from fenedit.documents.record import EPD_FIELDS, Record, record_from_line
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY_PLACEMENT, START_POSITION, Position
from fenedit.rules.play import with_legal_ep
from fenedit.session.background import Slices
from fenedit.session.state import EditorState

MOST_RECORDS = 250_000
"""Files of more records are not searched."""
_AT_ONCE = 2
"""So many blocks are read at once, as after an edit; more in slices."""
_BYTES = 8
_CANONICAL = re.compile(r"(?!\S*\d\d)[1-8KQRBNPkqrbnp/]+ [wb] (?:-|(?=[KQkq])K?Q?k?q?) -(?=\s|$)")
_FEN_TAG = re.compile(r'^\s*\[\s*FEN\s+"([^"]*)"', re.MULTILINE)


class Repetitions(QObject):
    """Finds the records whose position is the same but for its counters.

    Each block of a file is read once; after a change, only changed blocks.

    Signals:
        ready: the whole file has been read, so that answers may change.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hashes: dict[Block, bytes] = {}
        self._collection = Collection()
        self._unread: list[Block] = []
        self._slices = Slices(self)
        self._slices.done.connect(self.ready)

    def of(self, state: EditorState) -> list[int]:
        """Return the numbers, from 1, of the other records with the position of the current one.

        An answer is missing while the file is being read, and for drafts and empty boards.
        """
        position, collection = state.record.position, state.collection
        if position is None or position.placement == EMPTY_PLACEMENT:
            return []
        if not 1 < len(collection) <= MOST_RECORDS or not self._has_read(collection):
            return []
        wanted = array("q", (hash(_key(position)),)).tobytes()
        found, before = [], 0
        for block in collection.blocks:
            found += [before + place + 1 for place in _places(self._hashes[block], wanted)]
            before += block.records
        return [number for number in found if number != state.current + 1]

    def _has_read(self, collection: Collection) -> bool:
        """Return whether all of a collection is known; begin to read the rest."""
        if collection is not self._collection:
            self._collection = collection
            known = self._hashes
            self._hashes = {block: known[block] for block in collection.blocks if block in known}
            self._unread = [block for block in collection.blocks if block not in known]
            if len(self._unread) <= _AT_ONCE:
                while self._unread:
                    self._read(self._unread.pop())
        if self._unread and not self._slices.busy:
            self._slices.start(self._read_on())
        return not self._unread

    def _read_on(self) -> Iterator[None]:
        while self._unread:
            self._read(self._unread.pop())
            yield

    def _read(self, block: Block) -> None:
        is_pgn = self._collection.format == "pgn"
        keys = (_key_of_line(line, is_pgn) for line in block.stored_records)
        self._hashes[block] = array("q", map(hash, keys)).tobytes()


def _places(hashes: bytes, wanted: bytes) -> list[int]:
    found, at = [], hashes.find(wanted)
    while at >= 0:
        if at % _BYTES == 0:
            found.append(at // _BYTES)
        at = hashes.find(wanted, at + 1)
    return found


def _key(position: Position) -> str:
    """Return the key that two positions share if they are the same by the rule of repetition.

    Counters do not matter, nor does an en passant square on which no capture is legal (FIDE Laws
    of Chess, 9.2.3).
    """
    return " ".join(format_fen(with_legal_ep(position)).split(" ")[:EPD_FIELDS])


def _key_of_line(line: StoredLine, is_pgn: bool) -> str:
    """Return the key of a line or a game; without a position, any other text."""
    if isinstance(line, str) and is_pgn:
        tag = _FEN_TAG.search(line)
        line = tag[1] if tag is not None else format_fen(START_POSITION)
    if isinstance(line, str):
        # Nearly all lines are canonical, and parsing takes ten times as long.
        fields = _CANONICAL.match(line)
        if fields is not None:
            return fields[0]
        line = record_from_line(line.rstrip("\r\n"))
    position = line.position if isinstance(line, Record) else None
    return _key(position) if position is not None else ""
