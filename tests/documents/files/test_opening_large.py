"""Files of lines that are too large to be held in memory stay where they are."""

import gzip
from pathlib import Path

import pytest

from fenedit.documents.document import document_bytes
from fenedit.documents.errors import OpenError
from fenedit.documents.files.disk_file import DiskChange, Source
from fenedit.documents.files.opening import LARGE_SIZE, is_large, open_document
from fenedit.documents.files.saving import changed_outside

LINES = b"8/8 w - - 0 1\n# x\nk7/8\n"


class CancelledError(Exception):
    """Nobody wants the file any more."""


@pytest.mark.parametrize(
    ("data", "stays"),
    [
        (LINES, True),
        (b"\xef\xbb\xbf" + LINES, True),
        (LINES + b"\xe9", True),
        (LINES + b"\0", True),
        (b"", True),
        (LINES.decode().encode("utf-16"), False),
        (LINES.decode().encode("utf-16-le"), False),
        (gzip.compress(LINES, mtime=0), False),
        (b'[Event "x"]\n\n*\n', False),
        (b"---\nalgebraic:\n  white: [Ke1]\nstipulation: '#2'\n", False),
    ],
)
def test_files_of_lines_stay_where_they_are(tmp_path: Path, data: bytes, stays: bool) -> None:
    path = tmp_path / "a.fen"
    path.write_bytes(data)
    document, other = open_document(path, large_from=0), open_document(path)
    assert document.on_disk is not None and other.on_disk is not None
    assert document.on_disk.is_small is not stays
    assert any(block.in_file for block in document.collection.blocks) is (stays and bool(data))
    assert not any(block.in_file for block in other.collection.blocks)
    assert document.collection == other.collection
    assert (document.form, document.format) == (other.form, other.format)
    assert (document.path, document.file_format) == (path, other.file_format)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\0" * 100, "binary"),
        (bytes(range(256)) * 9, "binary"),
        (b"8/8\n" + b"x" * (2**24 + 1), "line-too-long"),
    ],
)
def test_what_no_large_file_may_hold(tmp_path: Path, data: bytes, code: str) -> None:
    path = tmp_path / "a.fen"
    path.write_bytes(data)
    with pytest.raises(OpenError) as caught:
        open_document(path, large_from=0)
    assert caught.value.code == code
    assert caught.value.detail == ("2" if code == "line-too-long" else "")


def test_what_is_too_large_for_memory_and_cannot_stay_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fenedit.documents.files.opening.MAX_SIZE", 100)
    path = tmp_path / "a.fen"
    for data, code in (
        (b"8/8\0w\n" * 20, "binary"),
        (b'[Event "x"]\n\n*\n\n' * 10, "too-large"),
        ((LINES * 10).decode().encode("utf-16"), "too-large"),
    ):
        path.write_bytes(data)
        with pytest.raises(OpenError) as caught:
            open_document(path, large_from=0)
        assert caught.value.code == code
    path.write_bytes(LINES * 10)
    assert len(open_document(path, large_from=0).collection) == 20


def test_what_may_take_long_is_told_by_its_size(tmp_path: Path) -> None:
    path = tmp_path / "a.epd"
    assert not is_large(path)
    path.write_bytes(LINES)
    assert not is_large(path)
    path.write_bytes(b"8/8 w - -\n" * (LARGE_SIZE // 10 + 1))
    assert is_large(path)


def test_opening_a_large_file_may_be_followed_and_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "a.fen"
    path.write_bytes(LINES * 300_000)
    told: list[tuple[int, int]] = []
    open_document(path, lambda done, size: told.append((done, size)))
    assert told[-1] == (path.stat().st_size,) * 2

    def cancel(_done: int, _size: int) -> None:
        raise CancelledError

    with pytest.raises(CancelledError):
        open_document(path, cancel)


@pytest.mark.parametrize(
    ("written", "whole"), [(LINES + b"more\n", True), (LINES.replace(b"k7", b"K7"), False)]
)
def test_a_file_that_is_written_to_while_it_is_opened(
    tmp_path: Path, written: bytes, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only grows is open as it was; what else was changed is read again."""
    path = tmp_path / "a.fen"
    path.write_bytes(LINES)
    check, checks = Source.check, 0

    def check_later(source: Source) -> None:
        nonlocal checks
        checks += 1
        if checks == 1:
            path.write_bytes(written)
        check(source)

    monkeypatch.setattr(Source, "check", check_later)
    document = open_document(path, large_from=0)
    assert document_bytes(document) == (LINES if whole else written)
    assert changed_outside(document) is (DiskChange.CHANGED if whole else DiskChange.UNCHANGED)


def test_a_file_that_is_written_to_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.fen"
    path.write_bytes(LINES)
    check = Source.check

    def check_later(source: Source) -> None:
        path.write_bytes(bytes(reversed(path.read_bytes())))
        check(source)

    monkeypatch.setattr(Source, "check", check_later)
    with pytest.raises(OpenError) as caught:
        open_document(path, large_from=0)
    assert caught.value.code == "unreadable"
    assert "changed by another program" in caught.value.detail
