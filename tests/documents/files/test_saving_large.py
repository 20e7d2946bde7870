"""Documents whose lines stay in a file are saved, over that file and beside it."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from fenedit.documents.document import Collection, Document, document_bytes, moving
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import SaveError
from fenedit.documents.files.disk_file import DiskChange, file_state, state_of
from fenedit.documents.files.file_io import CannotCarryError
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.documents.record import Record
from tests.helpers import faulty_os
from tests.helpers.faulty_os import FaultyOs
from tests.helpers.large_files import opened_in_place, small_blocks

LARGE = b"".join(b"8/8 w - - %d\r\n" % number for number in range(300)) + b"# end"


def edited(document: Document, *indices: int) -> Document:
    lines = document.collection
    for index in indices:
        lines = lines.splice(lines.replacing(index, Record("new")))
    return document.with_collection(lines)


def replaced_in(data: bytes, *indices: int) -> bytes:
    lines = data.splitlines(keepends=True)
    for index in indices:
        lines[index] = b"new\r\n"
    return b"".join(lines)


def test_a_document_that_stays_in_its_file_is_saved_over_it_again_and_again(
    tmp_path: Path,
) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = opened_in_place(file, LARGE)
        assert document.on_disk is not None
        assert (document.on_disk.is_small, document.on_disk.size) == (False, len(LARGE))
        before = document
        for count in range(1, 4):
            document = edited(document, *range(0, 40 * count, 20))
            state = save_document(file, document)
            assert replace(state, digest="") == state_of(file.stat())
            assert state.digest == open_document(file, large_from=0).on_disk.digest  # type: ignore[union-attr]
            document = document.with_file(file, state)
            assert changed_outside(document) is DiskChange.UNCHANGED
            assert file.read_bytes() == replaced_in(LARGE, *range(0, 40 * count, 20))
            assert document.collection[299].text == "8/8 w - - 299"
        assert before.collection[20].text == "8/8 w - - 20"
        save_document(tmp_path / "b.fen", before)
        assert (tmp_path / "b.fen").read_bytes() == LARGE
        with file.open("ab") as other:
            other.write(b"x")
        assert changed_outside(document) is DiskChange.CHANGED
        assert document.collection[5].text == "8/8 w - - 5"


def test_a_small_document_is_saved_with_its_digest(tmp_path: Path) -> None:
    file = tmp_path / "a.fen"
    document = Document(collection=Collection(["8/8\n"]))
    assert save_document(file, document) == file_state(file)
    assert file.read_bytes() == b"8/8\n"


def test_a_file_of_several_names_is_rewritten_and_the_document_keeps_its_lines(
    tmp_path: Path,
) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = opened_in_place(file, LARGE)
        (tmp_path / "b.fen").hardlink_to(file)
        first = edited(document, 3)
        moved = moving(first.collection, 290, 2)
        second = first.with_collection(first.collection.splice(moved))
        for each in (first, second, document, second):
            saved = each.with_file(file, save_document(file, each))
            assert file.read_bytes() == (tmp_path / "b.fen").read_bytes() == document_bytes(each)
            assert changed_outside(saved) is DiskChange.UNCHANGED
        undone = second.collection.splice(moved.inverted())
        assert document_bytes(document.with_collection(undone)) == replaced_in(LARGE, 3)
        assert document_bytes(document) == LARGE
    assert {path.name for path in tmp_path.iterdir()} == {"a.fen", "b.fen"}


def test_a_file_that_cannot_be_carried_over_is_rewritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise CannotCarryError

    monkeypatch.setattr("fenedit.documents.files.saving.carry_over", refuse)
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = edited(opened_in_place(file, LARGE), 7)
        number = file.stat().st_ino
        save_document(file, document)
        assert file.stat().st_ino == number
        assert file.read_bytes() == document_bytes(document) == replaced_in(LARGE, 7)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("links", [1, 2])
def test_lines_that_were_changed_underneath_are_not_saved(tmp_path: Path, links: int) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = edited(opened_in_place(file, LARGE), 3)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        other = LARGE.replace(b"299", b"298") + b"\n"
        file.write_bytes(other)
        with pytest.raises(SaveError) as caught:
            save_document(file, document)
        assert caught.value.code == "changed-underneath"
        assert file.read_bytes() == other
        os.truncate(file, 100)
        with pytest.raises(SaveError, match="truncated") as caught:
            save_document(tmp_path / "c", document)
        # Not the file that was to be written was changed.
        assert (caught.value.code, caught.value.path) == ("changed-underneath", file)
    assert not (tmp_path / "c").exists()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_what_cannot_be_encoded_leaves_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = opened_in_place(file, b"\xe9\n" + LARGE)
        lines = document.collection
        document = document.with_collection(lines.splice(lines.replacing(9, Record("Ж"))))
        with pytest.raises(EncodeError) as caught:
            save_document(file, document)
    assert caught.value.index == 9
    assert file.read_bytes() == b"\xe9\n" + LARGE
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("code", [errno.EIO, errno.ENOSPC, errno.EPERM], ids=errno.errorcode.get)
@pytest.mark.parametrize("links", [1, 2])
@pytest.mark.parametrize("fails_on", [False, True])
def test_one_step_of_saving_a_large_document_fails(
    tmp_path: Path, links: int, code: int, fails_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faulty_os, "STEPS", faulty_os.STEPS | {"pread", "preadv", "dup2"})
    monkeypatch.setattr(faulty_os, "ROOMS", faulty_os.ROOMS)
    steps = 1
    number = 0
    while number <= steps:
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / "a.fen"
        with small_blocks(64, 5), pytest.MonkeyPatch.context() as patch:
            document = edited(opened_in_place(file, LARGE), 3, 200)
            new = replaced_in(LARGE, 3, 200)
            if links == 2:
                (folder / "other").hardlink_to(file)
            faulty = FaultyOs(number, code=code, fails_on=fails_on).use(patch)
            error = None
            try:
                save_document(file, document)
            except SaveError as caught:
                error = caught
            patch.undo()
            steps = steps if number else len(faulty.steps)
            where = f"step {number} of {steps}, {faulty.steps[number - 1]}"
            after = file.read_bytes()
            if error is not None and error.code == "torn":
                assert links == 2 and fails_on, where
                assert Path(error.detail).read_bytes() == LARGE, where
            else:
                assert after in (LARGE, new), where
            assert error is not None or after == new, where
            # The work is still there, whole, and so is what it came from.
            assert document_bytes(document) == new, where
        number += 1
    assert steps > 15
