"""Edits, undo, saves, reopenings and other programs, in any order, against a plain list of lines.

The editor, its documents, their files and their journal are the real ones; `helpers.line_model`
says what each step should make of the lines. What was not looked at stays in the file, so that a
step may be the first to read it.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.recovery import (
    Snapshot,
    large_memory,
    snapshot_bytes,
    snapshot_from_bytes,
)
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.documents.record import Aside, Item
from fenedit.session.collection.many_changes import holds_names
from fenedit.session.collection.rows import Rows, rows_of
from fenedit.session.editor import Editor
from fenedit.session.intents import fields, many_records, pasting, records
from fenedit.session.intents.many_records import key_of_record, sorting
from fenedit.session.state import EditorState, Label
from tests.helpers import at_once
from tests.helpers import line_model as model
from tests.helpers.large_files import small_blocks
from tests.helpers.line_model import Line, Lines
from tests.helpers.states import code_of

ROWS = st.sets(st.integers(0, 15), min_size=1, max_size=6)
NUMBERS = st.integers(0, 15)
TEXTS = st.sampled_from(model.SIX) | st.sampled_from([*model.DRAFTS, "", "#"])
COMING = st.lists(
    st.tuples(st.sampled_from(model.SIX), st.sampled_from(model.RESTS)), min_size=2, max_size=4
)
PLAIN = st.sampled_from((*model.ASIDES, *model.DRAFTS)) | st.builds(
    str.__add__, st.sampled_from((*model.FOUR, *model.SIX)), st.sampled_from(model.RESTS)
)
ANY = st.sampled_from(model.ODD) | PLAIN


@st.composite
def contents(draw: st.DrawFn) -> tuple[str, str, bool]:
    """Return the text of a file, its encoding, and whether a mark tells it."""
    encoding = draw(st.sampled_from(["utf-8", "utf-8", "windows-1252", "utf-16-le"]))
    marked = encoding.startswith("utf-16") or (encoding == "utf-8" and draw(st.booleans()))
    newlines = draw(st.sampled_from([model.NEWLINES, *((one,) for one in model.NEWLINES)]))
    lists = partial(st.lists, min_size=draw(st.sampled_from([0, 4, 12])), max_size=16)
    line = st.tuples(PLAIN if encoding == "windows-1252" else ANY, st.sampled_from(newlines))
    lines = [text + newline for text, newline in draw(lists(line))]
    last = draw(st.sampled_from(["", model.SIX[0], model.SIX[1], "#"]))
    return "".join(lines) + last, encoding, marked


class CollectionMachine(RuleBasedStateMachine):
    """One window with one document, and a folder that other programs write to as well."""

    def __init__(self, folder: Path, *, far: bool) -> None:
        super().__init__()
        self.folder = folder
        self.far = far
        self.editor: Editor | None = None
        self.disk: dict[Path, bytes] = {}
        self.names: dict[Path, int] = {}
        self.fresh = count()
        self.sizes = ExitStack()

    @initialize(
        content=contents(),
        # Bytes and lines of a block.
        sizes=st.sampled_from([(8, 3), (64, 5), (1 << 16, 64)]),
    )
    def begin(
        self,
        content: tuple[str, str, bool],
        sizes: tuple[int, int],
    ) -> None:
        self.sizes.enter_context(small_blocks(*sizes))
        patch = self.sizes.enter_context(pytest.MonkeyPatch.context())
        if self.far:
            patch.setattr(many_records, "_FAR", 0)
        written, encoding, marked = content
        self.path = self.folder / "a.fen"
        lines = model.lines_of(written)
        self._write(self.path, model.bytes_of(lines, encoding, marked))
        self.editor = Editor(EditorState(Document()), code_of)
        self._open(lines, encoding, marked)

    def teardown(self) -> None:
        if self.editor is None:
            return
        try:
            self.undo_to_the_bottom()
            self.check_files()
        finally:
            self.sizes.close()
            self.editor.close()
            for path in self.folder.iterdir():
                path.unlink()

    # What changes one record.

    @rule(row=NUMBERS, new=TEXTS)
    def type_over(self, row: int, new: str) -> None:
        self._show(row)
        self._changed(self._typed(new), records.type_fen, new)

    @precondition(lambda self: self.count)
    @rule(row=NUMBERS, new=st.lists(TEXTS, min_size=2, max_size=4))
    def type_on(self, row: int, new: list[str]) -> None:
        """Several texts typed in a row are one step of undo, or none if all is as it was."""
        self._show(row)
        run, start, current, depth = next(self.fresh), self.lines, self.current, len(self.undone)
        for each in new:
            self._changed(self._typed(each), records.type_fen, each, run)
            del self.undone[depth:]
            if self.stack.index() > depth:
                self.undone.append((start, current, self.lines, self.current))
            else:
                assert self.lines == start or _shown(self.lines) == _shown(start)

    @precondition(lambda self: self.count)
    @rule(row=NUMBERS, side=st.sampled_from("wb"))
    def set_side(self, row: int, side: str) -> None:
        self._show(row)
        line = self.records[self.current]
        if line.text in (*model.FOUR, *model.SIX):
            expected = self._with(line.with_side(side, self.format))
            self._changed(expected, fields.set_side_to_move, side)

    @rule(row=NUMBERS)
    def duplicate_one(self, row: int) -> None:
        self._show(row)
        if not self.count:
            return self._changed(self.lines, records.duplicate)
        line = self.records[self.current]
        self._changed(self._inserted(self.current + 1, [line]), records.duplicate)
        return None

    @rule(row=NUMBERS)
    def delete_one(self, row: int) -> None:
        self._show(row)
        expected = model.deleting(self.lines, [self.current] if self.count else [])
        self._changed(expected, records.delete)

    @rule(row=NUMBERS, to=st.integers(-1, 16))
    def move_one(self, row: int, to: int) -> None:
        """Move the record that is shown, or not if there is no such place."""
        self._show(row)
        to = min(to, self.count)
        inside = 0 <= to < self.count
        expected = model.stepping(self.lines, self.current, to) if inside else self.lines
        self._changed(expected, records.move, to - self.current)

    @rule(row=NUMBERS, coming=COMING, between=st.sampled_from(["", "#", None]))
    def paste(self, row: int, coming: list[tuple[str, str]], between: str | None) -> None:
        self._show(row)
        epd = self.format == "epd"
        new = [Line(four if epd else four + " 0 1", rest) for four, rest in _cut(coming)]
        pasted = [text + rest for text, rest in coming]
        if between is not None:
            pasted.insert(1, between)
        lines = "\n".join(pasted)
        ways = pasting.readings(lines)
        at = self.current + 1 if self.count else 0
        expected = self._inserted(at, new)
        self._changed(expected, partial(pasting.paste, at=at), ways[0], lines)

    # What changes several.

    @precondition(lambda self: self.count)
    @rule(chosen=ROWS, to=NUMBERS)
    def copy_several(self, chosen: set[int], to: int) -> None:
        rows = self._rows(chosen)
        to %= self.count + 1
        new = [self.records[row] for row in rows]
        self._changed(self._inserted(to, new), at_once.copy, _ranges(rows), to)

    @precondition(lambda self: self.count)
    @rule(chosen=ROWS)
    def delete_several(self, chosen: set[int]) -> None:
        rows = self._rows(chosen)
        self._changed(model.deleting(self.lines, rows), at_once.delete, _ranges(rows))

    @precondition(lambda self: self.count)
    @rule(shown=NUMBERS, chosen=ROWS, to=NUMBERS)
    def move_several(self, shown: int, chosen: set[int], to: int) -> None:
        self._show(shown)
        rows = self._rows(chosen)
        to %= self.count + 1
        self._moved(rows, to, at_once.move, _ranges(rows), to)

    @precondition(lambda self: self.count)
    @rule(chosen=ROWS, steps=st.sampled_from([-1, 1]))
    def step_several(self, chosen: set[int], steps: int) -> None:
        rows = self._rows(chosen)
        to = rows[0] - 1 if steps < 0 else rows[-1] + 2
        self._moved(rows, max(0, min(to, self.count)), at_once.step, _ranges(rows), steps)

    @precondition(lambda self: self.count)
    @rule(shown=NUMBERS, chosen=ROWS, how=st.sampled_from(["up", "down", "back"]))
    def arrange(self, shown: int, chosen: set[int], how: str) -> None:
        self._show(shown)
        rows = self._rows(chosen)
        wanted = sorted(rows, key=lambda row: self.records[row].shown[0], reverse=how == "down")
        if how == "back":
            wanted = order = rows[::-1]
        else:
            collection = self.state.collection
            keys = [key_of_record(collection[row], "text", str) for row in rows]
            order = at_once.ended(sorting(rows, keys, down=how == "down"))
        coming = dict(zip(rows, wanted, strict=True))
        # In a file of FEN the comment above a position is its name, which goes along.
        moved = model.gathered if holds_names(self.state.collection) else model.ordered
        expected = moved(self.lines, [coming.get(row, row) for row in range(self.count)])
        shown_line = self.state.record.line
        self._changed(expected, at_once.arrange, _ranges(rows), order, Label("sort"))
        assert self.state.record.line == shown_line

    # History, files, journal.

    @rule(steps=st.integers(1, 4))
    def undo(self, steps: int) -> None:
        for _ in range(min(steps, len(self.undone))):
            step = self.undone.pop()
            self.redone.append(step)
            self.stack.undo()
            self.lines, self.current = step[:2]
        self.check_journal()

    @rule(steps=st.integers(1, 4))
    def redo(self, steps: int) -> None:
        for _ in range(min(steps, len(self.redone))):
            step = self.redone.pop()
            self.undone.append(step)
            self.stack.redo()
            self.lines, self.current = step[2:]

    @rule(name=st.sampled_from([None, None, "b.fen", "c.fen"]), link=st.booleans())
    def save(self, name: str | None, link: bool) -> None:
        """Save to the same file or another, which may have a second name."""
        path = self.path if name is None else self.folder / name
        if link and path in self.disk and len(self.disk) < 8:
            other = self.folder / f"link{next(self.fresh)}.fen"
            other.hardlink_to(path)
            self.disk[other], self.names[other] = self.disk[path], self.names[path]
        document = self.state.document
        saved = document.with_file(path, save_document(path, document))
        self.editor.mark_saved(saved)
        data = self.data
        assert path.read_bytes() == data
        self.path, self.clean = path, len(self.undone)
        if path not in self.names:
            self.names[path] = next(self.fresh)
        for each in [each for each in self.names if self.names[each] == self.names[path]]:
            self.disk[each] = data
        self.saved = self.lines, self.encoding, self.marked
        assert changed_outside(saved) is DiskChange.UNCHANGED
        self.check_journal()

    @precondition(lambda self: self.saved is not None)
    @rule()
    def reopen(self) -> None:
        """What is not saved is let go; the file holds what was saved last."""
        lines, encoding, marked = self.saved
        self._open(model.lines_of(model.text_of(lines)), encoding, marked)

    @rule()
    def recover(self) -> None:
        """Go on with what the journal holds, as after a crash."""
        found = self._journal()
        self.editor.open_document(found.document, current=found.current, saved=Collection())
        self._begin_history(self.lines, None)

    @rule(removed=st.booleans())
    def other_program(self, removed: bool) -> None:
        """Another program puts a file of its own in the place of the one that is shown, or none."""
        if self.path not in self.disk:
            return
        if removed:
            self.path.unlink()
            del self.disk[self.path], self.names[self.path]
        else:
            self._replace(f"#{' ' * next(self.fresh)}\n{model.SIX[5]}".encode())
        self.saved = None
        assert changed_outside(self.state.document) is not DiskChange.UNCHANGED
        self.look(0)

    @rule(written=st.lists(st.sampled_from((*model.SIX, *model.ASIDES)), max_size=5))
    def other_program_and_reload(self, written: list[str]) -> None:
        lines = tuple(model.line_of(line, "\r\n") for line in ["#", *written])
        self._replace(model.bytes_of(lines, "utf-8", False))
        theirs = open_document(self.path)
        self._changed(lines, lambda state: records.reload(state, theirs.collection))
        self.editor.mark_saved(theirs)
        self._read_form("utf-8", False)
        self.saved = self.lines, "utf-8", False
        self.clean = len(self.undone)

    @rule()
    def write_in_utf_8(self) -> None:
        self.editor.write_in(self.state.document.with_encoding("utf-8").form)
        self.encoding = "utf-8"

    @rule(row=NUMBERS)
    def look(self, row: int) -> None:
        """Some rows are scrolled into view."""
        for each in range(row, min(row + 3, self.count)):
            assert self.state.collection[each].line == self.records[each].shown[0]
            place = self.state.collection.place_of(each)
            assert place == model.places_of(self.lines)[each]

    @rule()
    def look_at_all(self) -> None:
        assert _seen_in(self.state.document) == _shown(self.lines)
        assert document_bytes(self.state.document) == self.data

    @invariant()
    def check_numbers(self) -> None:
        if self.editor is None:
            return
        collection = self.state.collection
        assert (len(collection), collection.line_count) == (self.count, len(self.lines))
        assert self.state.current == self.current
        if self.count:
            assert self.state.record.line == self.records[self.current].shown[0]
        assert self.editor.modified == (self.clean != len(self.undone))
        assert (self.stack.index(), self.stack.count()) == (
            len(self.undone),
            len(self.undone) + len(self.redone),
        )

    @invariant()
    def check_files(self) -> None:
        assert {path: path.read_bytes() for path in self.folder.iterdir()} == self.disk

    @rule()
    def check_journal(self) -> None:
        found = self._journal()
        assert found.lost == 0
        assert _seen_in(found.document) == _shown(self.lines)
        assert (found.document.path, found.document.form, found.current) == (
            self.path,
            self.state.document.form,
            self.current,
        )
        assert document_bytes(found.document) == self.data

    def undo_to_the_bottom(self) -> None:
        last = self.lines
        self.look_at_all()
        steps = len(self.undone)
        for _ in range(steps):
            self.undo(1)
        self.look_at_all()
        assert _shown(self.lines) == _shown(self.opened)
        self.redo(steps)
        assert self.lines == last
        self.look_at_all()

    # The model.

    @property
    def state(self) -> EditorState:
        return self.editor.state

    @property
    def stack(self) -> Any:
        return self.editor.undo_stack

    @property
    def format(self) -> str:
        return self.state.document.format

    @property
    def records(self) -> list[Line]:
        return model.records_of(self.lines)

    @property
    def count(self) -> int:
        return len(self.records)

    @property
    def data(self) -> bytes:
        return model.bytes_of(self.lines, self.encoding, self.marked)

    def _open(self, lines: Lines, encoding: str, marked: bool) -> None:
        document = open_document(self.path)
        self.editor.open_document(document)
        self._begin_history(lines, 0)
        self._read_form(encoding, marked)
        self.saved = self.lines, self.encoding, marked

    def _read_form(self, encoding: str, marked: bool) -> None:
        form = self.state.document.form
        written = model.text_of(self.lines)
        self.encoding = "utf-8" if encoding == "windows-1252" and written.isascii() else encoding
        self.marked = marked
        self.newline = model.newline_of(written)
        assert (form.encoding, form.bom, form.newline) == (self.encoding, marked, self.newline)

    def _journal(self) -> Snapshot:
        kept = Snapshot("s", self.state.document, self.current)
        memory = large_memory(self.state.collection)
        copy = "" if memory is None else f"{crc32(memory.data[:]):08x}"
        return snapshot_from_bytes(snapshot_bytes(kept, memory, copy), lambda _: memory)

    def _begin_history(self, lines: Lines, clean: int | None) -> None:
        self.lines = self.opened = lines
        self.current = self.state.current
        self.clean = clean
        self.undone: list[tuple[Lines, int, Lines, int]] = []
        self.redone: list[tuple[Lines, int, Lines, int]] = []

    def _show(self, row: int) -> None:
        self.current = row % self.count if self.count else 0
        self.editor.show_record(self.current)

    def _rows(self, chosen: set[int]) -> list[int]:
        return sorted({row % self.count for row in chosen})

    def _with(self, line: Line) -> Lines:
        at = model.places_of(self.lines)[self.current]
        return (*self.lines[:at], line, *self.lines[at + 1 :])

    def _typed(self, new: str) -> Lines:
        if self.count:
            return self._with(self.records[self.current].typed(new, self.format))
        return self._inserted(0, [Line("").typed(new, self.format)]) if new else self.lines

    def _inserted(self, row: int, new: list[Line]) -> Lines:
        return model.inserting(self.lines, row, new, self.newline)

    def _moved(self, rows: list[int], to: int, *intent: Any) -> None:
        """Records that go far are taken out and put in; those that stay near change places."""
        begin = to - sum(row < to for row in rows)
        if rows == list(range(begin, begin + len(rows))):
            expected = self.lines
        elif self.far:
            passed = [*range(to, rows[0])] or [*range(rows[-1] + 1, to)]
            together = rows[-1] - rows[0] < len(rows)
            if together and len(passed) < len(rows):
                rows, to = passed, rows[-1] + 1 if to <= rows[0] else rows[0]
            expected = model.carried(self.lines, rows, to, self.newline)
        else:
            left = [row for row in range(self.count) if row not in rows]
            expected = model.gathered(self.lines, [*left[:begin], *rows, *left[begin:]])
        shown = self.state.record.line
        self._changed(expected, *intent)
        assert self.state.record.line == shown

    def _changed(self, expected: Lines, intent: Callable[..., Any], *arguments: Any) -> None:
        before, current = self.lines, self.current
        if not self.editor.perform(intent, *arguments):
            assert _shown(expected) == _shown(before)
            return
        self.lines, self.current = expected, self.state.current
        if self.clean is not None and self.clean > len(self.undone):
            self.clean = None
        self.undone.append((before, current, self.lines, self.current))
        self.redone.clear()

    def _write(self, path: Path, data: bytes) -> None:
        path.write_bytes(data)
        self.disk[path] = data
        self.names[path] = next(self.fresh)

    def _replace(self, data: bytes) -> None:
        new = self.folder / "new"
        new.write_bytes(data)
        new.replace(self.path)
        self.disk[self.path], self.names[self.path] = data, next(self.fresh)


def _cut(coming: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    return ((six.removesuffix(" 0 1"), rest) for six, rest in coming)


def _ranges(rows: list[int]) -> Rows:
    return rows_of(rows)


def _shown(lines: Lines) -> list[tuple[str, str, bool]]:
    return [line.shown for line in lines]


def _seen(item: Item) -> tuple[str, str, bool]:
    return item.line, item.ending, not isinstance(item, Aside)


def _seen_in(document: Document) -> list[tuple[str, str, bool]]:
    return [_seen(item) for item in document.collection.lines]


def run(folder: Path, far: bool, examples: int, steps: int, phases: tuple[Phase, ...]) -> None:
    chosen = settings(
        phases=phases,
        max_examples=examples,
        stateful_step_count=steps,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    run_state_machine_as_test(lambda: CollectionMachine(folder, far=far), settings=chosen)


@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_a_document_is_a_list_of_lines(tmp_path: Path, far: bool) -> None:
    run(tmp_path, far, examples=25, steps=50, phases=tuple(Phase)[:3])


@pytest.mark.long
@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
def test_a_document_is_a_list_of_lines_for_long(tmp_path: Path, far: bool) -> None:
    run(tmp_path, far, examples=settings.default.max_examples * 40, steps=50, phases=tuple(Phase))
