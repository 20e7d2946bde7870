"""A file of any content is opened, edited and saved: what was not edited stays, byte for byte.

Undo and another save bring back the file that was there. The long form tries thirty thousand files:
`python -m pytest -m long tests/property`.
"""

import gzip
import random
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest

from fenedit.documents.block import bytes_of
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.recovery import Snapshot, snapshot_bytes, snapshot_from_bytes
from fenedit.documents.files.saving import save_document
from fenedit.session.editor import Editor
from fenedit.session.intents import fields, records
from fenedit.session.state import EditorState
from tests.helpers.large_files import small_blocks
from tests.helpers.states import code_of
from tests.property.test_readers import mutations

SHORT: Final = 150
LONG: Final = 30_000

TYPED: Final = "7k/8/8/8/8/8/8/K6Q b - - 7 42"
EDITS: Final[tuple[Callable[[EditorState, random.Random], object], ...]] = (
    lambda state, dice: fields.set_halfmove_clock(state, dice.randrange(100)),
    lambda state, _: fields.set_side_to_move(
        state, "b" if state.position.side_to_move == "w" else "w"
    ),
    lambda state, _: records.type_fen(state, TYPED),
    lambda state, _: records.type_fen(state, "8/8/8 is no position yet"),
)
MOVES_OF_RECORDS: Final[tuple[Callable[[EditorState, random.Random], object], ...]] = (
    lambda state, _: records.duplicate(state),
    lambda state, _: records.delete(state),
    lambda state, dice: records.move(state, dice.choice((-2, -1, 1, 2))),
    lambda state, _: records.add(state, state.position),
)
LINES: Final = (
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b HAha - 3 9",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    'r1b2rk1/pp3ppp/8/8/8/8/PP3PPP/R1B2RK1 w - - bm Rd1; id "odd ; one";',
    '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2"; dm 2;',
    "8/8/8/8/8/8/8/8 w - -",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ; kept é",
    "# a comment",
    "% another one",
    "",
    "   \t ",
    "no position at all",
    "4k3/8/8/8/8/8/8/4K3 w KQkq e9 x",
)
TAGS: Final = (
    '[Event "é \\" ?"]',
    '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]',
    '[SetUp "1"]',
    '[White "A"]',
    '[Variant "Chess960"]',
    "[Broken ",
    '[FEN "4k3/x"]',
)
MOVE_TEXTS: Final = (
    "1. e4 e5 2. Nf3 Nc6 *",
    "1. O-O Kd7 {a comment\nof two lines} 1-0",
    "1. e4 (1. d4 d5) e5 $1 ; to the line's end",
    "*",
    "",
    "% escaped\n1. Rf1 1/2-1/2",
)
NEWLINES: Final = ("\n", "\r\n", "\r")


def content(dice: random.Random, mutated: list[str]) -> tuple[str, bytes]:
    """Return the suffix and the bytes of a file, packed or not."""
    kind = dice.choice(("fen", "fen", "epd", "pgn", "noise"))
    newlines = [dice.choice(NEWLINES)] if dice.randrange(4) else list(NEWLINES)
    parts = []
    if kind == "noise":
        data = dice.randbytes(dice.randrange(300))
        return dice.choice((".fen", ".epd", ".pgn", ".txt")), data
    for _ in range(dice.randrange(1, 9)):
        if kind == "pgn":
            tags = dice.sample(TAGS, dice.randrange(1, 5))
            lines = [*tags, "", *dice.choice(MOVE_TEXTS).split("\n"), ""]
        elif dice.randrange(5):
            lines = [dice.choice(LINES)]
        else:
            lines = [dice.choice(mutated)]
        parts += [line + dice.choice(newlines) for line in lines]
    if dice.randrange(3) == 0 and parts:
        parts[-1] = parts[-1].rstrip("\r\n")
    whole = "".join(parts)
    encoding = dice.choice(("utf-8", "utf-8", "utf-8-sig", "windows-1252", "utf-16", "mixed"))
    if encoding == "mixed":
        lines = whole.splitlines(keepends=True)
        each = (dice.choice(("utf-8", "windows-1252", "cp437")) for _ in lines)
        data = b"".join(map(str.encode, lines, each, ["replace"] * len(lines)))
    else:
        data = whole.encode(encoding, "replace")
    if dice.randrange(12) == 0:
        data = gzip.compress(data)
    return f".{kind}", data


def unpacked(data: bytes) -> bytes:
    """Return what a file holds, which other programs than ours may have packed."""
    return gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data


class Trial:
    """One file, opened, edited and saved."""

    def __init__(self, path: Path, data: bytes, dice: random.Random) -> None:
        self.path, self.data, self.dice = path, data, dice
        path.write_bytes(data)
        self.editor = Editor(EditorState(open_document(path)), code_of)
        self.lines = list(self.editor.state.collection.lines)

    def save(self) -> bytes:
        """Save, and return the content that the file has then."""
        document = self.editor.state.document
        saved = document.with_file(self.path, save_document(self.path, document))
        self.editor.mark_saved(saved)
        return unpacked(self.path.read_bytes())

    def run(self) -> None:
        """Edit and save, in both ways."""
        assert self.save() == unpacked(self.data)
        for _ in range(2):
            self.edit_one()
        self.move_records()

    def edit_one(self) -> None:
        """Edit one record: what stands around it stays."""
        count = len(self.editor.state.collection)
        if not count:
            return
        row = self.dice.randrange(count)
        self.editor.show_record(row)
        if not self.editor.perform(self.dice.choice(EDITS), self.dice):
            return
        place = self.editor.state.collection.place_of(row)
        form = self.editor.state.document.form
        old = unpacked(self.data)
        try:
            new = self.save()
        except EncodeError:
            # It would be read as UTF-8; the person is asked for an encoding.
            assert unpacked(self.path.read_bytes()) == old
            self.undo()
            return
        # A byte order mark stands before all lines.
        sizes = [len(bytes_of([item], form)) for item in self.lines]
        start = len(old) - sum(sizes[place:])
        after = sum(sizes[place + 1 :])
        assert new[:start] == old[:start]
        assert new.endswith(old[len(old) - after :])
        assert new != old
        again = open_document(self.path).collection
        if again.format == self.editor.state.collection.format:
            # A draft on the first line may leave a file of mixed lines another format.
            assert len(again) == count
            assert again[row].position == self.editor.state.record.position
        self.undo()

    def move_records(self) -> None:
        """Duplicate, delete, move or add a record: the text of all others stays."""
        if not len(self.editor.state.collection):
            return
        self.editor.show_record(self.dice.randrange(len(self.editor.state.collection)))
        if not self.editor.perform(self.dice.choice(MOVES_OF_RECORDS), self.dice):
            return
        self.check_journal()
        with suppress(EncodeError):
            self.save()
        self.undo()

    def undo(self) -> None:
        """Undo and save: the file is what it was."""
        self.editor.undo_stack.undo()
        self.check_journal()
        assert self.save() == unpacked(self.data)

    def check_journal(self) -> None:
        """What is kept for another start holds the same."""
        document = self.editor.state.document
        found = snapshot_from_bytes(snapshot_bytes(Snapshot("s", document)))
        assert found.document.collection == document.collection


@pytest.mark.parametrize("count", [SHORT, pytest.param(LONG, marks=pytest.mark.long)])
def test_what_is_not_edited_stays(tmp_path: Path, count: int) -> None:
    dice = random.Random(2026)
    mutated = list(mutations(2_000, seed=3))
    opened = 0
    for number in range(count):
        suffix, data = content(dice, mutated)
        path = tmp_path / f"a{suffix}"
        in_blocks = dice.randrange(3) == 0
        with ExitStack() as stack:
            if in_blocks:
                stack.enter_context(small_blocks())
            try:
                trial = Trial(path, data, dice)
            except OpenError:
                assert path.read_bytes() == data
                continue
            opened += 1
            try:
                trial.run()
            except Exception as error:
                error.add_note(f"file {number}, {suffix}: {data!r}")
                raise
            finally:
                trial.editor.close()
    assert opened > count / 2
