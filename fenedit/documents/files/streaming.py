"""Streams the records of a file or a pipe, one by one or in parts, in bounded memory."""

import codecs
import io
import os
import stat
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, repeat
from pathlib import Path
from typing import TYPE_CHECKING, AnyStr, BinaryIO, NamedTuple, cast

from fenedit.documents.annotating import name_in
from fenedit.documents.encoding import (
    DEFAULT,
    HEAD,
    NUL,
    BinaryDataError,
    Encoding,
    OddText,
    decoded,
    is_utf_16,
    parted,
    recoded,
    split_lines,
    told_by,
)
from fenedit.documents.entry import Entry, is_aside
from fenedit.documents.errors import OPENING_CODES, StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.files.file_io import open_held, read_at
from fenedit.documents.files.memory import Run
from fenedit.documents.formats import format_of, is_olive, may_be_table
from fenedit.documents.packing import PACKINGS, DamagedError, PackedReader, packing_of
from fenedit.documents.record import Format
from fenedit.notation.pgn import read_game, split_games
from fenedit.notation.spellings.popeye_input import begins_popeye

if TYPE_CHECKING:
    from fenedit.documents.table import Table

_BLOCK = 1 << 16
"""Characters of games that are scanned at a time."""
_READ_SIZE = 1 << 13
"""Bytes that are read at a time, so that little is lost before damage."""
_LONGEST = 64 << 20
"""Characters of the longest line or game that is held in memory."""


class Extent(NamedTuple):
    """The place of an uncompressed text in a regular file.

    Attributes:
        descriptor: of the open file.
        start: the place of its first byte.
        end: the place after its last one.
    """

    descriptor: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Source:
    """An open, unpacked file at its beginning.

    Attributes:
        name: as the command line calls it.
        binary: its bytes; reading them may raise StreamError.
        read_as: UTF-16, or the encoding of lines that are not UTF-8.
        format: "pgn" where records are games; of "fen" and "epd" they are lines.
        extent: for random access to its text; None if that is not possible.
        marked: whether it begins with a byte order mark, which is not read.
        nul: whether it begins with text that holds NUL characters.
        olive: whether it is a collection of Olive, which `jobs.olive` makes records of.
        popeye: whether it is input for Popeye, likewise.
        table: the form of a table, whose rows are records of EPD; else None.
        lines: of such records, where each begins in the file; else None.
        used: other encodings than UTF-8 used so far.
    """

    name: str
    binary: BinaryIO
    read_as: Encoding
    format: Format
    extent: Extent | None = None
    marked: bool = False
    nul: bool = False
    olive: bool = False
    popeye: bool = False
    table: "Table | None" = None
    lines: tuple[int, ...] | None = None
    used: set[Encoding] = field(default_factory=set)


@contextmanager
def open_source(name: str, encoding: str | None = None) -> Iterator[Source]:
    """Open a file, or standard input if it is called "-".

    Args:
        name: its path.
        encoding: a chosen one, see `told_by`; None to detect it from the beginning.

    Raises:
        StreamError: it cannot be read. Reading on may raise it too.
    """
    with _opened(name) as raw:
        head, binary = _rewound(name, raw)
        packing = packing_of(head)
        if packing:
            head, binary = _rewound(name, PACKINGS[packing].reader(binary))
        try:
            read_as, mark, start = told_by(head, encoding)
        except BinaryDataError as error:
            raise StreamError("binary", name) from error
        binary.read(len(mark))
        path = None if name == STDIN else Path(name)
        # Standard input may be anywhere in its file.
        extent = None if packing or path is None else _extent(raw, len(mark))
        table = None
        if may_be_table(start, path):
            # Imported here: few files are tables.
            from fenedit.documents.table import table_of, unfolded

            table = table_of(start, path)
        if table is not None:
            read = partial(cast("io.BufferedReader", binary).read1, _READ_SIZE)
            parts: Iterable[bytes] = iter(read, b"")
            if is_utf_16(read_as):
                parts, read_as = recoded(parts, read_as, 0), DEFAULT
            rows = PartsReader(unfolded(parts, table), {})
            binary, extent = cast("BinaryIO", io.BufferedReader(rows, HEAD)), None
        yield Source(
            name,
            binary,
            read_as,
            format_of(start, path) if table is None else "epd",
            extent,
            bool(mark),
            NUL in start,
            table is None and is_olive(start, path),
            table is None and begins_popeye(start),
            table,
        )


@contextmanager
def source_of_parts(
    parts: Sequence[Run | bytes],
    read_as: Encoding,
    file_format: Format,
    table: "Table | None" = None,
) -> Iterator[Source]:
    """Open a row of parts as one file; OSError if a run cannot be read."""
    with ExitStack() as stack:
        opened: dict[str, int] = {}
        for part in parts:
            if isinstance(part, Run) and part.name not in opened:
                file = stack.enter_context(open(part.name, "rb", opener=open_held))
                opened[part.name] = file.fileno()
        binary = cast("BinaryIO", io.BufferedReader(PartsReader(parts, opened), HEAD))
        extent = None
        if len(parts) == 1 and isinstance(run := parts[0], Run):
            extent = Extent(opened[run.name], run.start, run.end)
        yield Source("", binary, read_as, file_format, extent, table=table)


class PartsReader(io.RawIOBase):
    """Reads the bytes of parts in a row; those of runs from open files."""

    def __init__(self, parts: Iterable[Run | bytes], opened: Mapping[str, int]) -> None:
        super().__init__()
        self._parts = iter(parts)
        self._opened = opened
        self._left: Run | bytes = b""

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, target: "memoryview") -> int:  # type: ignore[override]
        """Fill a buffer from one part; return the number of bytes, 0 at the end."""
        data = b""
        while not data:
            left = self._left
            if isinstance(left, Run):
                count = min(len(target), left.end - left.start)
                data = read_at(self._opened[left.name], count, left.start) if count else b""
                self._left = left._replace(start=left.start + len(data)) if data else b""
            elif left:
                data, self._left = left[: len(target)], left[len(target) :]
            elif (part := next(self._parts, None)) is None:
                return 0
            else:
                self._left = part
        target[: len(data)] = data
        return len(data)


def entries(source: Source) -> Iterator[Entry]:
    """Yield the lines of an open file, blank ones and comments too, or its games.

    Raises:
        StreamError: it cannot be read on.
    """
    if source.format == "pgn":
        yield from _games(source)
        return
    lines: Iterator[str] = chain.from_iterable(map(split_lines, _texts(source)))
    above, first = "", 1
    if source.table is not None:
        lines, first = map(source.table.line, lines), 1 + source.table.heads
    for number, line in enumerate(lines, first):
        text = parted(line)[0]
        if source.lines is not None:
            yield Entry(source.lines[number - 1], 0, text, line)
        elif source.table is not None:
            yield Entry(number, 0, text, line)
        elif source.format != "fen":
            yield Entry(number, 1, text, line)
        elif is_aside(text):
            yield Entry(number, 1, text, line)
            above = text
        else:
            yield Entry(number, 1, text, line, above=name_in(above) if above else "")
            above = ""


def text_of(source: Source, most: int) -> str:
    """Return the text of an open file, at most `most` characters from its beginning.

    Raises:
        StreamError: it cannot be read.
    """
    text = ""
    for part in _texts(source):
        text += part
        if len(text) >= most:
            break
    return text[:most]


def _texts(source: Source) -> Iterator[str]:
    """Yield the text of an open file in parts of whole lines.

    Raises:
        StreamError: it cannot be read on, is not text, or a line is too long.
    """
    binary = cast("io.BufferedReader", source.binary)
    blocks = iter(partial(binary.read1, _READ_SIZE), b"")
    if not is_utf_16(source.read_as):
        for data in _whole_lines(blocks, b"\n", b"\r", source.name):
            text = decoded(data, source.read_as)
            if isinstance(text, OddText):
                source.used.add(source.read_as)
            # It is never written back.
            yield str(text)
        return
    source.used.add(source.read_as)
    decoder = codecs.getincrementaldecoder(source.read_as)()
    texts = (decoder.decode(block, final=not block) for block in chain(blocks, (b"",)))
    try:
        yield from _whole_lines(texts, "\n", "\r", source.name)
    except UnicodeDecodeError as error:
        raise StreamError("binary", source.name) from error


def _whole_lines(
    blocks: Iterable[AnyStr], feed: AnyStr, carriage: AnyStr, name: str
) -> Iterator[AnyStr]:
    """Yield blocks cut where lines end, but for the last one."""
    nothing = feed[:0]
    held: list[AnyStr] = []
    size = 0
    for block in blocks:
        # A carriage return in the last place may be half of a line break.
        end = max(block.rfind(feed), block.rfind(carriage, 0, -1)) + 1
        if end:
            held.append(block[:end])
            yield nothing.join(held)
            held, size = [], 0
        held.append(block[end:])
        size += len(block) - end
        if size >= _LONGEST:
            raise StreamError("too-long", name)
    if size:
        yield nothing.join(held)


def line_breaks(text: str) -> int:
    """Return how many lines end in a text."""
    return text.count("\n") + text.count("\r") - text.count("\r\n")


def _games(source: Source) -> Iterator[Entry]:
    line, held, size = 1, "", 0
    parts: list[str] = []
    for text in _texts(source):
        parts.append(text)
        size += len(text)
        # Double the buffer, so that a long game is scanned a few times only.
        if size < max(_BLOCK, len(held)):
            continue
        # The last one may continue in the next block.
        *whole, held = split_games("".join([held, *parts]))
        parts, size = [], 0
        for game in whole:
            yield _game_entry(line, game)
            line += line_breaks(game)
        if len(held) > _LONGEST:
            raise StreamError("too-long", source.name)
    for game in split_games("".join([held, *parts])):
        yield _game_entry(line, game)
        line += line_breaks(game)


def _game_entry(line: int, whole: str) -> Entry:
    game = read_game(whole)
    if game.fen_span is None:
        # At its first tag, after blank lines left from the previous game.
        lead = whole[: len(whole) - len(whole.lstrip())]
        return Entry(line + line_breaks(lead), 1, "", whole, game)
    start, end = game.fen_span
    before = whole[:start]
    column = start - max(before.rfind("\n"), before.rfind("\r"))
    return Entry(line + line_breaks(before), column, whole[start:end], whole, game)


def stream_error(name: str, error: Exception) -> StreamError:
    """Return the StreamError for an error of reading."""
    if not isinstance(error, OSError):
        return StreamError("damaged", name, str(error))
    code = OPENING_CODES.get(error.errno or 0, "unreadable")
    return StreamError(code, name, error.strerror or str(error))


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == STDIN:
        if sys.stdin is None:
            raise StreamError("unreadable", name, "it is closed")
        yield sys.stdin.buffer
        return
    try:
        # The result may replace it.
        file = open(name, "rb", opener=open_held)  # noqa: SIM115
    except OSError as error:
        raise stream_error(name, error) from error
    with file:
        yield file


def _extent(file: BinaryIO, start: int) -> Extent | None:
    """Return the extent from a place of a file on; None if it is not a regular file."""
    status = os.fstat(file.fileno())
    return Extent(file.fileno(), start, status.st_size) if stat.S_ISREG(status.st_mode) else None


def _rewound(name: str, raw: BinaryIO | PackedReader) -> tuple[bytes, BinaryIO]:
    """Return the first bytes of a file, and the file as if they had not been read."""
    reader = _Reader(name, raw)
    head = b""
    while len(head) < HEAD and (block := reader.read(HEAD - len(head))):
        head += block
    reader.head = memoryview(head)
    return head, cast("BinaryIO", io.BufferedReader(reader, HEAD))


class _Reader(io.RawIOBase):
    """Reads `head`, then a file; errors become StreamErrors."""

    def __init__(self, name: str, raw: BinaryIO | PackedReader) -> None:
        super().__init__()
        self._name = name
        self._raw = raw
        self.head = memoryview(b"")
        self._ended = False

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, target: "memoryview") -> int:  # type: ignore[override]
        """Fill a buffer by one read; return the number of bytes, 0 at the end."""
        data: bytes | memoryview = self.head[: len(target)]
        if data:
            self.head = self.head[len(data) :]
        elif not self._ended:
            try:
                data = self._raw.read(len(target))
            except (OSError, DamagedError) as error:
                raise stream_error(self._name, error) from error
            # On a terminal, another read would wait for another end.
            self._ended = len(data) < len(target)
        target[: len(data)] = data
        return len(data)


FIRST_SIZES = (1 << 10, 1 << 13, 1 << 16, 1 << 18)
"""Bytes of the first parts, whose hits appear at once."""
PART_SIZE = 1 << 19
"""Bytes of the others: few enough that the hits of some, even if every short line is one, take
little memory."""
_REST_SIZE = 1 << 8
"""Bytes in which the end of a line is looked for, then twice as many each time."""


class Stretch(NamedTuple):
    """The lines of a file that begin between two of its places.

    Attributes:
        file: the whole text.
        start: the first place.
        end: the place after the last one.
        name: the file, as errors call it.
    """

    file: Extent
    start: int
    end: int
    name: str


def line_parts(source: Source) -> Iterator[Stretch | bytes]:
    """Yield an open file of lines, not UTF-16, in parts: stretches, or whole lines.

    Raises:
        StreamError: the file cannot be read on, or a line is too long.
    """
    sizes = chain(FIRST_SIZES, repeat(PART_SIZE))
    file = source.extent
    if file is None:
        yield from _blocks(source, sizes)
        return
    start = file.start
    while start < file.end:
        end = min(start + next(sizes), file.end)
        yield Stretch(file, start, end, source.name)
        start = end


def _blocks(source: Source, sizes: Iterator[int]) -> Iterator[bytes]:
    parts: list[bytes] = []
    held = 0
    for size in sizes:
        data = source.binary.read(size)
        if not data:
            break
        end = data.rfind(b"\n") + 1
        if end:
            yield b"".join([*parts, data[:end]])
            parts, held = [], 0
        parts.append(data[end:])
        held += len(data) - end
        if held > _LONGEST:
            raise StreamError("too-long", source.name)
    if held:
        yield _ended(b"".join(parts))


def part_data(part: Stretch | bytes) -> bytes:
    """Return the whole lines of a part; the last one of a file is given an ending if it has none.

    Raises:
        OSError: the file cannot be read.
        StreamError: a line is too long.
    """
    if isinstance(part, bytes):
        return part
    first = _next_line(part, part.start, part.end)
    if first == part.end:
        return b""
    last = _next_line(part, part.end, part.file.end)
    return _ended(read_at(part.file.descriptor, last - first, first))


def _next_line(part: Stretch, place: int, end: int) -> int:
    """Return where the first line at or after a place begins, at most `end`."""
    if place in (part.file.start, end):
        return place
    # The newline before a line may be the byte before the place.
    place -= 1
    size = _REST_SIZE
    while data := read_at(part.file.descriptor, min(size, end - place), place):
        if newline := data.find(b"\n") + 1:
            return place + newline
        place, size = place + len(data), min(2 * size, PART_SIZE)
        if place - part.end > _LONGEST:
            raise StreamError("too-long", part.name)
    return end


def _ended(rest: bytes) -> bytes:
    return rest if not rest or rest.endswith((b"\r", b"\n")) else rest + b"\n"
