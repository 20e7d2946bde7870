"""The positions that `fenedit diagram` draws: on the command line, or in files."""

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fenedit.app.arguments import printable
from fenedit.app.verbs.diagram_options import Options, OptionsError
from fenedit.app.verbs.taking import Takings
from fenedit.app.verbs.terminal import counted, records_of, shown_name
from fenedit.diagram.caption import caption_text, captioned
from fenedit.diagram.description import Diagram
from fenedit.documents.annotating import name_of, named_entry
from fenedit.documents.comments import has_moves
from fenedit.documents.conversion import kept_line
from fenedit.documents.entry import Entry
from fenedit.documents.errors import StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.files.streaming import Source, entries, open_source, stream_error
from fenedit.documents.record import Format, Record, moves_of, record_from_line
from fenedit.jobs.positions import is_position, position_of_entry, position_of_line
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import START_POSITION, WHITE, Position

_BLOCK = 1 << 16


class Found(NamedTuple):
    """A record to draw, or one that is not a position.

    Attributes:
        name: the file, as the command line calls it; "" for a position of the command line.
        entry: the record as it was given.
        position: None if it has none.
        is_row: whether it is a row of a table, whose moves may be in UCI.
    """

    name: str
    entry: Entry
    position: Position | None
    is_row: bool = False

    @property
    def record(self) -> Record:
        """The whole record."""
        if self.entry.game is None:
            record = record_from_line(named_entry(self.entry).text)
            if not self.is_row:
                return record
            from fenedit.jobs.tables import in_san

            return in_san(record)
        from fenedit.documents.games import game_record

        return game_record(self.entry.whole.rstrip("\r\n"))

    @property
    def marks(self) -> Marks:
        """The marks on the position."""
        return self.record.marks if "[%" in self.entry.whole else NO_MARKS

    @property
    def place(self) -> str:
        """The place of the record in messages."""
        return f"{shown_name(self.name)}:{self.entry.line}" if self.name else "the position"

    @property
    def why_not(self) -> str:
        """The place of the record, and why it is not a position."""
        # Imported here: a picture of a position needs no check.
        from fenedit.jobs.check_file import Options as CheckOptions
        from fenedit.jobs.check_file import check_entry
        from fenedit.notation.messages import sentence

        problems = check_entry(self.entry, CheckOptions("syntax")).problems
        why = printable(sentence(problems[0])) if problems else ""
        if not self.name:
            return f"this is not a position: {why}"
        return f"{self.place}: not a position: {why}"


@dataclass(slots=True)
class Tally:
    """Numbers of records read so far.

    Attributes:
        positions: those that are positions.
        unreadable: those that are not.
        incomplete: games with moves that cannot be played.
        starts: games of which only the starting position is drawn.
    """

    positions: int = 0
    starts: int = 0
    unreadable: int = 0
    incomplete: int = 0

    def report(self, names: str) -> int:
        """Report on standard error the names of the files written; return the exit status."""
        words = "there is no position to draw"
        if self.positions:
            words = f"{counted(self.positions, 'diagram', 'diagrams')}: {names}"
        print(words, file=sys.stderr)
        if self.starts:
            games = counted(self.starts, "game is", "games are")
            print(f"{games} drawn at the start; --at takes other positions", file=sys.stderr)
        if self.unreadable:
            lost = counted(self.unreadable, "record is not a position", "records are not positions")
            print(lost, file=sys.stderr)
        return 1 if self.unreadable or self.incomplete or not self.positions else 0


class Given:
    """The positions and files of the command line, to be read several times. A context manager.

    Args:
        words: positions, names of files, and "-" for standard input.
        again: whether they are read more than once: a pipe is copied to a temporary file then.
        encoding: of files, see `told_by`; None to detect it.
        takings: takes the positions out of games, which are read once; None to draw records.
        variations: whether the moves after these positions keep variations and signs.

    Raises:
        OptionsError: there are no games to take positions out of, as the context is entered.
        StreamError: a pipe, or a file of games, cannot be read, likewise.
        PartError: a process that worked on games has failed, likewise.
    """

    def __init__(
        self,
        words: Sequence[str],
        *,
        again: bool,
        encoding: str | None = None,
        takings: Takings | None = None,
        variations: bool = False,
    ) -> None:
        self._words = words
        self._encoding = encoding
        self._again = again
        self._takings = takings
        self._variations = variations
        self._places: dict[str, str] = {}
        self._broken: dict[str, int] = {}
        self._kept = ExitStack()

    def __enter__(self) -> "Given":
        with ExitStack() as kept:
            for name in self._words:
                if self._takings is not None:
                    if is_position(name):
                        raise OptionsError(
                            "--at takes positions from games, but this is a position"
                        )
                    self._places[name] = self._taken(name, kept, self._takings)
                elif self._again and not is_position(name) and not _can_be_reread(name):
                    self._places[name] = _spooled(name, kept)
            self._kept = kept.pop_all()
        if self._takings is not None:
            self._takings.report()
        return self

    def __exit__(self, *_what: object) -> None:
        self._kept.close()

    def _taken(self, name: str, kept: ExitStack, takings: Takings) -> str:
        """Write the positions of games to a temporary file; return its name."""
        folder = kept.enter_context(TemporaryDirectory(prefix="fenedit-"))
        with open_source(name, self._encoding) as source:
            # A line of EPD has the main line alone.
            to: Format = "pgn" if self._variations and source.format == "pgn" else "epd"
            held = Path(folder, f"positions.{to}")
            with held.open("wb") as copy:
                shutil.copyfileobj(takings.positions_in(name, source, to).binary, copy)
        return str(held)

    def found(self) -> Iterator[Found]:
        """Yield all records, without blank lines and comments.

        Raises:
            StreamError: a file cannot be read, or not on.
        """
        for word in self._words:
            if is_position(word):
                line = " ".join(word.split())
                yield Found("", Entry(1, 1, line, line), position_of_line(line))
                continue
            encoding = self._encoding if self._takings is None else None
            try:
                with open_source(self._places.get(word, word), encoding) as opened:
                    quiet = word in self._broken
                    source, self._broken[word] = records_of("diagram", word, opened, quiet=quiet)
                    yield from _records(word, source)
            except StreamError as error:
                error.name = word
                raise

    def positions(self, tally: Tally) -> Iterator[Found]:
        """Yield the records that are positions, and name the others on standard error.

        Raises:
            OptionsError: the word of the command line is not a position.
            StreamError: a file cannot be read, or not on.
        """
        for found in self.found():
            if found.position is not None:
                tally.positions += 1
                if self._takings is None and found.position == START_POSITION:
                    tally.starts += has_moves(moves_of(found.record))
                yield found
            elif not found.name:
                raise OptionsError(found.why_not)
            else:
                tally.unreadable += 1
                print(found.why_not, file=sys.stderr)
        tally.unreadable += sum(self._broken.values())
        if self._takings is not None:
            tally.unreadable += self._takings.counts["unreadable"]
            tally.incomplete = self._takings.counts["incomplete"]


def diagram_of(found: Found, options: Options) -> Diagram:
    """Return the diagram of a record that is a position."""
    position = found.position
    assert position is not None
    # A solution that is not printed is not in the file either: the reader may be meant to find it.
    printed = options.sheet is not None and options.sheet.solved
    diagram = Diagram(
        position.placement,
        format_fen(position),
        position.side_to_move,
        options.flipped,
        found.marks,
        options.title or title_of(found),
        kept_line(
            found.record,
            marks=options.style.show_marks,
            solution=printed,
            title=options.caption or "",
        ),
    )
    if options.caption is None:
        return diagram
    # Imported here: most pictures have no caption.
    from fenedit.diagram.paint import measure_in

    return captioned(diagram, caption_for(found, options), measure_in(options.style.font))


def caption_for(found: Found, options: Options) -> str:
    """Return the text below the picture of a record; "" for none."""
    if options.caption != "":
        return options.caption or ""
    from fenedit.jobs.captions import caption_of

    return caption_text(caption_of(found.record, 1))


def title_of(found: Found) -> str:
    """Return the name of a record with the side to move; "" if it has no name."""
    name = name_of(found.record)
    if not name or found.position is None:
        return ""
    mover = "White" if found.position.side_to_move == WHITE else "Black"
    return f"{name}, {mover} to move"


def _records(name: str, source: Source) -> Iterator[Found]:
    for entry in entries(source):
        if not entry.is_aside:
            yield Found(name, entry, position_of_entry(entry), source.table is not None)


def _can_be_reread(name: str) -> bool:
    if name == STDIN:
        return False
    try:
        # Opening it reports a missing file, or a folder.
        path = Path(name)
        return path.is_file() or path.is_dir() or not path.exists()
    except (OSError, ValueError):
        return True


def _spooled(name: str, kept: ExitStack) -> str:
    """Copy a pipe or standard input to a temporary file; return its name."""
    if name == STDIN and sys.stdin is None:
        raise StreamError("unreadable", name, "it is closed")
    folder = kept.enter_context(TemporaryDirectory(prefix="fenedit-"))
    # The suffix may decide the format.
    held = Path(folder, "positions" + "".join(Path(name).suffixes[-2:]))
    try:
        with held.open("wb") as copy:
            if name == STDIN:
                # Another read after the end would wait for a second Ctrl-D on a terminal.
                while copy.write(sys.stdin.buffer.read(_BLOCK)) == _BLOCK:
                    pass
            else:
                with Path(name).open("rb") as pipe:
                    shutil.copyfileobj(pipe, copy)
    except OSError as error:
        raise stream_error(name, error) from error
    return str(held)
