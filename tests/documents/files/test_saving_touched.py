"""What other programs do to an open large file: lines that are what they were stay, others go."""

import mmap
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Document, document_bytes
from fenedit.documents.errors import SaveError, SourceError
from fenedit.documents.files import disk_file
from fenedit.documents.files.disk_file import DiskChange, FileState, Source, unchanged_since
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.documents.record import Record
from tests.helpers.large_files import opened_in_place, small_blocks

LARGE = b"".join(b"8/8 w - - %d\r\n" % number for number in range(300)) + b"# end"


def touch(file: Path) -> None:
    os.utime(file, ns=(1, 1))


def write_again(file: Path) -> None:
    file.write_bytes(file.read_bytes())
    touch(file)


def grow(file: Path) -> None:
    with file.open("ab") as other:
        other.write(b" of it\r\n8/8 b - - 7\r\n")


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


@pytest.mark.parametrize("how", [touch, write_again, grow])
@pytest.mark.parametrize("links", [1, 2])
def test_lines_of_a_file_that_was_only_touched_stay(
    tmp_path: Path, how: Callable[[Path], None], links: int
) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = edited(opened_in_place(file, LARGE), 3, 200)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        how(file)
        assert [item.line + item.ending for item in document.collection.lines] == replaced_in(
            LARGE, 3, 200
        ).decode().splitlines(keepends=True)
        later = edited(document, 100)
        packed = later.with_gzip(True)
        save_document(tmp_path / "c.gz", packed)
        for target in (tmp_path / "d", file):
            saved = later.with_file(target, save_document(target, later))
            assert target.read_bytes() == replaced_in(LARGE, 3, 100, 200)
            assert changed_outside(saved) is DiskChange.UNCHANGED
        how(file)
        undone = edited(document, 7)
        save_document(file, undone)
        assert file.read_bytes() == document_bytes(undone) == replaced_in(LARGE, 3, 7, 200)


def test_lines_behind_the_end_of_a_file_that_was_cut_off_are_gone_and_no_others(
    tmp_path: Path,
) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = opened_in_place(file, LARGE)
        os.truncate(file, 1000)
        lines = document.collection
        starts = [0]
        for line in LARGE.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        for index in range(300):
            if starts[index + 1] < 1000 - 128:
                assert lines[index].text == f"8/8 w - - {index}"
            elif starts[index + 1] > 1000:
                with pytest.raises(SourceError) as caught:
                    lines[index]
                assert caught.value.code == "cut-off"
        with pytest.raises(SaveError) as failed:
            save_document(file, edited(document, 3))
        assert failed.value.code == "changed-underneath"
        assert file.read_bytes() == LARGE[:1000]


@given(st.randoms(use_true_random=False))
def test_no_line_is_ever_another_one_and_no_mixture_is_saved(
    tmp_path_factory: pytest.TempPathFactory, dice: random.Random
) -> None:
    folder = tmp_path_factory.mktemp("touched")
    file = folder / "a.fen"
    with small_blocks(64, 5):
        document = edited(opened_in_place(file, LARGE), *dice.sample(range(300), 3))
        expected = document_bytes(document)
        whole = expected.decode().splitlines(keepends=True)
        data = bytearray(LARGE)
        for _ in range(dice.randrange(4)):
            at = dice.randrange(len(data))
            match dice.randrange(4):
                case 0:
                    data[at] ^= 1
                case 1:
                    del data[at:]
                    break
                case 2:
                    data[at:at] = b"x"
                case _:
                    data += b"more\r\n"
        with file.open("r+b") as other:
            other.write(data)
            other.truncate()
        # A clock may stand still, or be set back.
        os.utime(file, ns=(0, dice.choice([0, document.on_disk.mtime_ns])))  # type: ignore[union-attr]
        readable = 0
        for place, line in enumerate(whole):
            try:
                item = document.collection._item(place)
            except SourceError:
                continue
            assert item.line + item.ending == line
            readable += 1
        try:
            save_document(folder / "b.fen", document)
        except SaveError:
            assert not (folder / "b.fen").exists()
            assert readable < len(whole)
        else:
            assert (folder / "b.fen").read_bytes() == expected


def change_unseen(file: Path, line: int, *, mapped: bool = False) -> None:
    """Change a line so that neither size nor time tells of it."""
    status, data = file.stat(), file.read_bytes()
    lines = data.splitlines(keepends=True)
    lines[line] = lines[line].replace(b"w", b"b")
    with file.open("r+b") as other:
        if mapped:
            with mmap.mmap(other.fileno(), 0) as memory:
                memory[:] = b"".join(lines)
        else:
            other.write(b"".join(lines))
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert (file.stat().st_size, file.stat().st_mtime_ns) == (status.st_size, status.st_mtime_ns)


@pytest.mark.parametrize("mapped", [False, True])
@pytest.mark.parametrize("links", [1, 2])
def test_a_line_that_was_changed_unseen_is_never_saved(
    tmp_path: Path, mapped: bool, links: int
) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = edited(opened_in_place(file, LARGE), 3, 200)
        if links == 2:
            (tmp_path / "other").hardlink_to(file)
        change_unseen(file, 100, mapped=mapped)
        assert changed_outside(document) is DiskChange.CHANGED
        theirs = file.read_bytes()
        for target in (file, tmp_path / "new"):
            for each in (document, document.with_gzip(True)):
                with pytest.raises(SaveError) as caught:
                    save_document(target, each)
                assert caught.value.code == "changed-underneath"
        assert file.read_bytes() == theirs
        assert not (tmp_path / "new").exists()
        # Once the line is what it was, all of them are.
        with file.open("r+b") as other:
            other.write(LARGE)
        save_document(file, document)
        assert file.read_bytes() == replaced_in(LARGE, 3, 200)


def test_what_the_clock_cannot_tell_is_told_by_the_bytes(tmp_path: Path) -> None:
    """Between two ticks of its clock a system gives all that is done one time."""
    file = tmp_path / "a.fen"
    with small_blocks(64, 5), pytest.MonkeyPatch.context() as patch:
        document = edited(opened_in_place(file, LARGE), 200)
        change_unseen(file, 100)
        patch.setattr(FileState, "looks_like", lambda *_: True)
        assert changed_outside(document) is DiskChange.UNCHANGED
        with pytest.raises(SaveError) as caught:
            save_document(file, document)
        assert caught.value.code == "changed-underneath"


def make_private(file: Path) -> None:
    file.chmod(0o600)


def link(file: Path) -> None:
    file.with_name("link").hardlink_to(file)
    file.with_name("link").unlink()


def rename_and_back(file: Path) -> None:
    file.rename(file.with_name("other")).rename(file)


def copy_whole(file: Path) -> None:
    data, status = file.read_bytes(), file.stat()
    file.unlink()
    file.write_bytes(data)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


@pytest.mark.parametrize("how", [make_private, link, rename_and_back, copy_whole, touch])
@pytest.mark.parametrize("links", [1, 2])
def test_what_leaves_the_content_alone_is_no_change(
    tmp_path: Path, how: Callable[[Path], None], links: int
) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = opened_in_place(file, LARGE)
        if links == 2:
            (tmp_path / "more").hardlink_to(file)
        for index in (3, 200):
            how(file)
            assert changed_outside(document) is DiskChange.UNCHANGED
            document = edited(document, index)
            document = document.with_file(file, save_document(file, document))
        how(file)
        assert changed_outside(document) is DiskChange.UNCHANGED
        assert file.read_bytes() == replaced_in(LARGE, 3, 200)
        change_unseen(file, 100)
        assert changed_outside(document) is not DiskChange.UNCHANGED


@pytest.mark.parametrize("links", [1, 2])
def test_a_large_file_is_read_again_only_when_it_was_touched(
    tmp_path: Path, links: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, real, read = tmp_path / "a.fen", disk_file.page_digest, []

    def counted(descriptor: int, size: int) -> str:
        read.append(size)
        return real(descriptor, size)

    monkeypatch.setattr(disk_file, "page_digest", counted)
    with small_blocks(64, 5):
        document = opened_in_place(file, LARGE)
        for index in (3, 200):
            if links == 2 and index == 3:
                (tmp_path / "more").hardlink_to(file)
                assert changed_outside(document) is DiskChange.UNCHANGED
                read.clear()
            document = edited(document, index)
            document = document.with_file(file, save_document(file, document))
            assert changed_outside(document) is DiskChange.UNCHANGED
        assert read == []
        unchanged = unchanged_since(file, document.on_disk)
        make_private(file)
        assert unchanged() and unchanged() and unchanged()
        assert len(read) == 1
        grow(file)
        assert not unchanged()
        assert len(read) == 1


def test_bytes_that_come_and_go_while_they_are_saved_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who writes a file again empties it for a moment: what is copied then does not count."""
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = edited(opened_in_place(file, LARGE), 150)
        read = Source._read_unchecked

        def read_amid_a_rewriting(source: Source, start: int, end: int) -> bytes:
            file.write_bytes(bytes(len(LARGE)))
            data = read(source, start, end)
            file.write_bytes(LARGE)
            return data

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Source, "_read_unchecked", read_amid_a_rewriting)
            with pytest.raises(SaveError) as caught:
                save_document(tmp_path / "b.fen", document)
            assert caught.value.code == "changed-underneath"
        save_document(tmp_path / "b.fen", document)
        assert (tmp_path / "b.fen").read_bytes() == replaced_in(LARGE, 150)
