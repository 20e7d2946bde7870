"""Compressed files: how each kind is recognized, read and written. A new kind is a new row."""

import errno
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, cast

DELIMITERS = {"csv": ",", "tsv": "\t"}
"""What is between the fields of tables, by their suffixes without the dot."""
TABLE_SUFFIXES = tuple(f".{name}" for name in DELIMITERS)
"""Of tables, compressed or not."""
_MOST_UNPACKED = 1 << 20
"""Bytes that are unpacked in one go."""


class DamagedError(ValueError):
    """Packed bytes that end too early, or whose checksum is wrong."""


class PackedReader:
    """What a packed file holds; damage is a DamagedError."""

    def __init__(self, file: BinaryIO, errors: tuple[type[Exception], ...]) -> None:
        self._file = file
        self._errors = errors

    def read(self, size: int) -> bytes:
        """Return at most so many bytes, none at the end."""
        try:
            return self._file.read(size)
        except self._errors as error:
            raise DamagedError(str(error)) from error


class Packing(NamedTuple):
    """A method to compress files. Its library is imported at its first use.

    Attributes:
        suffix: the suffix of such files.
        magic: their first bytes.
        packed: yields the bytes of such a file for parts of its content.
        unpacked: yields the content for parts of such a file; DamagedError if it is damaged.
        reader: returns a reader of the content of a file.
        writer: returns a file that packs what is written into another one.
    """

    suffix: str
    magic: bytes
    packed: Callable[[Iterable[bytes]], Iterator[bytes]]
    unpacked: Callable[[Iterable[bytes]], Iterator[bytes]]
    reader: Callable[[BinaryIO], PackedReader]
    writer: Callable[[BinaryIO], BinaryIO]


def packing_of(head: bytes) -> str:
    """Return the name of the packing of a file that begins with these bytes, "" for none."""
    return next((name for name, row in PACKINGS.items() if head.startswith(row.magic)), "")


def packing_named(path: Path) -> str:
    """Return the name of the packing that a file's suffix promises, "" for none."""
    suffix = path.suffix.lower()
    return next((name for name, row in PACKINGS.items() if suffix == row.suffix), "")


def bare(path: Path) -> Path:
    """Return a path without the suffix of a packing."""
    return path.with_suffix("") if packing_named(path) else path


def _gzip_packed(parts: Iterable[bytes]) -> Iterator[bytes]:
    import zlib

    # Without a name and with no time, so that the same data are the same.
    packer = zlib.compressobj(wbits=16 + zlib.MAX_WBITS)
    yield from filter(None, map(packer.compress, parts))
    yield packer.flush()


def _gzip_unpacked(parts: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the content of one or several members; NUL bytes may follow."""
    import zlib

    wbits = 16 + zlib.MAX_WBITS
    member = zlib.decompressobj(wbits)
    try:
        for part in parts:
            rest = part
            while rest:
                if member.eof:
                    rest = rest.lstrip(b"\0")
                    if not rest:
                        break
                    member = zlib.decompressobj(wbits)
                yield member.decompress(rest, _MOST_UNPACKED)
                rest = member.unused_data if member.eof else member.unconsumed_tail
        while not member.eof:
            if not (last := member.decompress(b"", _MOST_UNPACKED)):
                raise DamagedError("it ends too early")
            yield last
    except zlib.error as error:
        raise DamagedError(str(error)) from error


def _gzip_reader(file: BinaryIO) -> PackedReader:
    import gzip
    import zlib

    content = cast("BinaryIO", gzip.GzipFile(fileobj=file))
    return PackedReader(content, (gzip.BadGzipFile, EOFError, zlib.error))


def _gzip_writer(file: BinaryIO) -> BinaryIO:
    import gzip

    # Neither name nor time: the same records make the same bytes.
    return cast("BinaryIO", gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0))


def _zstd() -> Any:
    """Return the module of Zstandard; OSError if it is not installed."""
    try:
        # From Python 3.14 on.
        from compression import zstd
    except ImportError:
        try:
            from backports import zstd
        except ImportError as error:
            raise OSError(errno.ENOSYS, "pip install backports.zstd") from error
    return zstd


def _zstd_packed(parts: Iterable[bytes]) -> Iterator[bytes]:
    packer = _zstd().ZstdCompressor()
    yield from filter(None, map(packer.compress, parts))
    yield packer.flush()


def _zstd_unpacked(parts: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the content of one or several frames."""
    module = _zstd()
    frame: Any = None
    try:
        for part in parts:
            rest = part
            while rest:
                if frame is None or frame.eof:
                    frame = module.ZstdDecompressor()
                yield frame.decompress(rest)
                rest = frame.unused_data if frame.eof else b""
    except module.ZstdError as error:
        raise DamagedError(str(error)) from error
    if frame is None or not frame.eof:
        raise DamagedError("it ends too early")


class _Unpacked:
    """Reads parts as a file."""

    def __init__(self, parts: Iterator[bytes]) -> None:
        self._parts = parts
        self._held = memoryview(b"")

    def read(self, size: int) -> bytes:
        """Return at most so many bytes, none at the end."""
        while not self._held and (part := next(self._parts, None)) is not None:
            self._held = memoryview(part)
        data, self._held = self._held[:size], self._held[size:]
        return bytes(data)


def _zstd_reader(file: BinaryIO) -> PackedReader:
    content = _Unpacked(_zstd_unpacked(iter(partial(file.read, _MOST_UNPACKED >> 4), b"")))
    return PackedReader(cast("BinaryIO", content), ())


def _zstd_writer(file: BinaryIO) -> BinaryIO:
    return cast("BinaryIO", _zstd().open(file, "wb"))


PACKINGS: dict[str, Packing] = {
    "gzip": Packing(".gz", b"\x1f\x8b", _gzip_packed, _gzip_unpacked, _gzip_reader, _gzip_writer),
    "zstd": Packing(
        ".zst", b"\x28\xb5\x2f\xfd", _zstd_packed, _zstd_unpacked, _zstd_reader, _zstd_writer
    ),
}
"""The packings by their names, which are also the names of the programs that unpack them."""
MOST_MAGIC = max(len(row.magic) for row in PACKINGS.values())
"""The number of first bytes by which the packing of a file is detected."""
