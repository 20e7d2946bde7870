"""Reports unreadable files and ends without a traceback, for all verbs.

All output goes through here. A terminal takes some characters, such as ESC, for commands: it gets
escapes in their place. Files and pipes get everything as it is.
"""

from __future__ import annotations

import argparse
import codecs
import errno
import io
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TextIO, cast

from fenedit.app.arguments import escaped, parse_words, printable
from fenedit.documents.encoding import DEFAULT, TITLES
from fenedit.documents.errors import StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.losses import Loss, Tally
from fenedit.documents.packing import PACKINGS

if TYPE_CHECKING:
    from fenedit.documents.errors import SaveError
    from fenedit.documents.files.streaming import Source
    from fenedit.jobs.parts import PartError

CANNOT = 2
"""The exit status if a file cannot be read or written, or the command line is not valid."""

JSON_HELP = "print an object for each record"
CHESS960_HELP = "judge by the rules of Chess960 (a game's Variant tag does so for the game)"
"""Help for options of several verbs."""

COMPRESSED = f"compressed with {' or '.join(PACKINGS)}"
COMPRESSED_SUFFIXES = " or ".join(row.suffix for row in PACKINGS.values())
"""Words for the compressed files that all verbs read."""

NUL_WORDS = "it contains NUL characters; those at the ends of lines are skipped"
"""A warning about a file that is read nevertheless."""

LEFT_OUT = {
    "entry-yaml": "entries that are not valid YAML are left out: {count}",
    "entry-too-deep": "entries with lists nested too deeply are left out: {count}",
    "entry-too-large": "entries that are too large for a puzzle are left out: {count}",
    "entry-alias": "entries that refer to something missing are left out: {count}",
    "entry-key": "entries with a list instead of a field name are left out: {count}",
    "empty-entries": "entries that are not puzzles are left out: {count}",
    "odd-men": "puzzles with fairy pieces are left out: {count}",
    "doubled-men": "puzzles with two pieces on one square are left out: {count}",
    "no-men": "puzzles that do not say which pieces are on the board: {count}",
}
"""Warnings about entries in a collection of Olive, by the codes of `jobs.olive`."""

_STREAM_WORDS = {
    "missing": "file not found",
    "permission": "you are not allowed to read it",
    "folder": "it is a folder",
    "binary": "it is not a text file",
    "too-long": "a line or a game in it is longer than 64 MiB",
    "damaged": "it is damaged: it cannot be unpacked completely",
}

_SAVE_WORDS = {
    "read-only": "it is read-only; make it writable first",
    "torn": "it could not be written completely; its previous content is in {detail}",
    "exists": "it already exists; --force replaces it",
    "missing-folder": "folder not found",
    "folder": "it is a folder",
    "permission": "you are not allowed to write it",
    "folder-permission": "you are not allowed to write in its folder",
    "read-only-disk": "the disk is read-only",
    "disk-full": "the disk is full",
    "name": "a file cannot have this name",
}


def run_verb(verb: str, words: Sequence[str]) -> int:
    """Run a verb with the words after it; return the exit status.

    A reader that goes away, as `| head` does, ends it quietly; so does Ctrl-C, which raises
    KeyboardInterrupt.
    """
    if sys.stderr is None:
        # It is closed.
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        print(f"fenedit {verb}: standard output is closed", file=sys.stderr)
        return CANNOT
    try:
        for stream in (sys.stdout, sys.stderr):
            # A text can hold what no encoding can: half a surrogate pair.
            if isinstance(stream, io.TextIOWrapper):
                # On Windows, files and pipes would get an encoding that few programs read.
                utf8 = sys.platform == "win32" and not stream.isatty()
                encoding = "utf-8" if utf8 else stream.encoding
                stream.reconfigure(encoding=encoding, errors="backslashreplace")
        guard_terminals()
        status = _run(verb, words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        _drop(sys.stdout)
        raise
    except OSError as error:
        _drop(sys.stdout)
        # Windows reports a pipe without a reader in this way.
        is_invalid = sys.platform == "win32" and error.errno == errno.EINVAL
        if is_invalid or isinstance(error, BrokenPipeError):
            # As shells count: 128 and the number of SIGPIPE.
            return 141
        reason = error.strerror or str(error)
        try:
            print(f"fenedit {verb}: the output cannot be written ({reason})", file=sys.stderr)
            sys.stderr.flush()
        except OSError:
            _drop(sys.stderr)
        return CANNOT
    return status


def guard_terminals() -> None:
    """Escape terminal commands in all later output."""
    sys.stdout, sys.stderr = map(_guarded, (sys.stdout, sys.stderr))


@contextmanager
def open_output(name: str, *, replace: bool) -> Iterator[BinaryIO]:
    """Open what a verb writes, as `open_target` does, with escapes for a terminal.

    Raises:
        SaveError: it cannot be written.
    """
    # Imported here: most verbs only print.
    from fenedit.documents.files.saving import open_target

    with open_target(name, replace=replace) as target:
        if not target.isatty() or isinstance(getattr(target, "raw", None), _Terminal):
            yield target
            return
        with _terminal(target, sys.stdout.encoding) as guarded:
            yield cast("BinaryIO", guarded)


def add_encoding(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the encoding of files to a parser."""
    parser.add_argument(
        "--encoding",
        type=str.lower,
        choices=tuple(TITLES),
        metavar="NAME",
        help="the encoding of files that are UTF-16, or of lines that are not UTF-8: "
        f"{', '.join(TITLES)}; by default it is detected from the first 64 kB, {TITLES[DEFAULT]} "
        "if in doubt",
    )


def complain(verb: str, name: str, words: str) -> None:
    """Print on standard error that a verb cannot use a file."""
    sys.stdout.flush()
    print(f"fenedit {verb}: {shown_name(name)}: {words}", file=sys.stderr)


def records_of(verb: str, name: str, source: Source, *, quiet: bool = False) -> tuple[Source, int]:
    """Return a file whose records can be read, and how many of its entries cannot.

    Unless `quiet`, standard error names what is left out of a collection of Olive, or of input for
    Popeye.

    Raises:
        StreamError: the file cannot be read on.
    """
    if not (source.olive or source.popeye):
        return source, 0
    # Imported here: hardly any file is one.
    from fenedit.jobs.olive import read_problems

    tally = Tally()
    source = read_problems(source, tally)
    for loss in tally.summary():
        if loss.code in LEFT_OUT and not quiet:
            complain(verb, name, loss_words(LEFT_OUT[loss.code], loss))
    return source, tally.unreadable


def loss_words(pattern: str, loss: Loss) -> str:
    """Return the words of a loss, with places and names if known."""
    count, lines = loss.count, loss.lines
    words = pattern.format(count=count, records=counted(count, "record", "records"))
    more = ", …" if count > len(lines) else ""
    places = f"line{'s' if count > 1 else ''} {', '.join(map(str, lines))}{more}" if lines else ""
    named = "; ".join(filter(None, (places, loss.detail)))
    return printable(f"{words} ({named})" if named else words)


def invite(name: str) -> None:
    """Ask on standard error for typed records, if a file's name means a terminal."""
    if name == STDIN and sys.stdin is not None and sys.stdin.buffer.isatty():
        end = "Ctrl-Z and Enter" if sys.platform == "win32" else "Ctrl-D"
        print(f"Reading positions from standard input; end with {end}.", file=sys.stderr)


def save_words(error: SaveError) -> str:
    """Return why a file cannot be written, as a clause."""
    words = _SAVE_WORDS.get(error.code, "it cannot be written ({detail})")
    return words.format(detail=error.detail)


def stream_words(error: StreamError | PartError) -> str:
    """Return as a clause why a file cannot be read or processed completely."""
    if isinstance(error, StreamError):
        return _STREAM_WORDS.get(error.code) or f"it cannot be read ({error.detail})"
    return process_words(error.why, ", so the output is incomplete")


def process_words(why: str, so: str = "") -> str:
    """Return as clauses that a process has failed, and what follows."""
    return (
        f"a process that worked on it failed ({printable(why)}){so}; "
        "try again, with more free memory if it ran out"
    )


def shown_name(name: str) -> str:
    """Return the name of a file in messages."""
    return "<stdin>" if name == STDIN else printable(name) or "“”"


def counted(count: int, one: str, many: str) -> str:
    """Return a number with its noun."""
    return f"{count} {one if count == 1 else many}"


def whole_number(
    words: str, *, digits: int, least: int = 1, most: int = sys.maxsize
) -> Callable[[str], int]:
    """Return a reader of whole numbers of the command line; `words` follow a bad one."""

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) < digits
        if not is_number or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{printable(text)}{words}")
        return int(text)

    return read


class _Terminal(io.RawIOBase):
    """Writes UTF-8 to a terminal, and escapes its commands.

    Args:
        binary: writes to the terminal.
        encoding: of the terminal.
    """

    def __init__(self, binary: BinaryIO, encoding: str) -> None:
        super().__init__()
        self._binary = binary
        self._encoding = encoding
        self._decoder = codecs.getincrementaldecoder("utf-8")("backslashreplace")
        self._held = ""

    def writable(self) -> bool:
        """Return True."""
        return True

    def isatty(self) -> bool:
        """Return True."""
        return True

    def fileno(self) -> int:
        """Return the terminal's descriptor."""
        return self._binary.fileno()

    def write(self, data: memoryview) -> int:  # type: ignore[override]
        """Write bytes that may end within a character, or within a line break."""
        text = self._held + self._decoder.decode(data)
        whole = text.removesuffix("\r")
        self._held = text[len(whole) :]
        shown = re.sub(r"[^\t\n -~]", _shown, re.sub(r"\r\n?", "\n", whole))
        self._binary.write(shown.encode(self._encoding, "backslashreplace"))
        self._binary.flush()
        return len(data)


def _guarded(stream: TextIO) -> TextIO:
    """Return a stream with escapes if it is a terminal's, else the stream itself."""
    if not isinstance(stream, io.TextIOWrapper) or not stream.isatty():
        return stream
    if isinstance(getattr(stream.buffer, "raw", None), _Terminal):
        return stream
    stream.flush()
    terminal = _terminal(cast("BinaryIO", stream.buffer), stream.encoding)
    return io.TextIOWrapper(terminal, "utf-8", "backslashreplace", line_buffering=True)


def _terminal(binary: BinaryIO, encoding: str) -> io.BufferedWriter:
    return io.BufferedWriter(cast("io.RawIOBase", _Terminal(binary, encoding)))


def _shown(match: re.Match[str]) -> str:
    """Return a character as a terminal may get it: blanks beyond ASCII as they are."""
    char = match[0]
    # Other blanks break the line, or go back on it.
    is_blank = char.isspace() and char > "\x9f" and char not in "\u2028\u2029"
    return char if is_blank else escaped(char)


def verb_parser(verb: str) -> argparse.ArgumentParser:
    """Return the parser of the words after a verb."""
    parser = argparse.ArgumentParser(prog=f"fenedit {verb}")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    import_module(f"fenedit.app.verbs.{verb}").add_arguments(parser)
    return parser


def _run(verb: str, words: Sequence[str]) -> int:
    found, files = parse_words(verb_parser(verb), words)
    found.files += files
    status: int = import_module(f"fenedit.app.verbs.{verb}").run(found)
    return status


def _drop(stream: TextIO) -> None:
    """Discard all later output: Python would print it again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
