import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection, Document, document_bytes, moving
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.document_chunks import contents, document_chunks
from fenedit.documents.files.recovery import (
    Kept,
    Snapshot,
    laid_out,
    snapshot_bytes,
    snapshot_from_bytes,
)
from fenedit.documents.files.saving import changed_outside, save_document
from fenedit.documents.record import Record
from tests.helpers.large_files import opened_in_place, small_blocks

LINES = b"".join(b"8/8 w - - %d\n" % number for number in range(200)) + b"# end"


def through(document: Document) -> Snapshot:
    return snapshot_from_bytes(snapshot_bytes(Snapshot("a", document, 3, 1.0)))


def edited(document: Document, *indices: int) -> Document:
    lines = document.collection
    for index in indices:
        lines = lines.splice(lines.replacing(index, Record(f"new {index}")))
    return document.with_collection(lines)


def texts(document: Document) -> list[str]:
    return [record.text for record in document.collection]


def test_edits_are_written_and_not_the_file(tmp_path: Path) -> None:
    with small_blocks():
        document = edited(opened_in_place(tmp_path / "a.fen", LINES), 20, 100, 101)
        stretches = list(laid_out(document.collection))
        kinds = [type(stretch) for stretch in stretches]
        assert kinds == [Kept, Record, Kept, Record, Record, Kept]
        data = snapshot_bytes(Snapshot("a", document))
        assert data.count(b"\n") == 1 + 2 + 3
        assert b"w - - 19" not in data
        back = through(document)
        assert back.document == document
        assert (back.lost, back.base) == (0, None)
        assert list(laid_out(back.document.collection)) == stretches


@given(
    st.lists(st.sampled_from(["replace", "insert", "delete", "move", "save", "away"]), max_size=8),
    st.data(),
    st.sampled_from(["utf-8", "latin-1"]),
)
def test_a_large_document_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, steps: list[str], drawn: st.DataObject, encoding: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "layout.fen"
    path.unlink(missing_ok=True)
    data = "é\r\n# ü\n".encode(encoding) + LINES[:150] + b"\nend"
    with small_blocks(drawn.draw(st.integers(1, 60)), drawn.draw(st.integers(1, 4))):
        document = opened_in_place(path, data)
        start = document.collection
        for step in steps:
            lines = document.collection
            index = drawn.draw(st.integers(0, max(len(lines) - 1, 0)))
            record = Record("Réti", ending="\n")
            if step == "save":
                document = document.with_file(path, save_document(path, document))
            elif step == "away":
                document = document.with_collection(start)
            elif step == "insert" or not lines:
                document = document.with_collection(lines.splice(lines.inserting(index, [record])))
            elif step == "replace":
                document = document.with_collection(lines.splice(lines.replacing(index, record)))
            elif step == "delete":
                document = document.with_collection(lines.splice(lines.deleting(index)))
            else:
                to = drawn.draw(st.integers(0, len(lines) - 1))
                document = document.with_collection(lines.splice(moving(lines, index, to)))
        back = through(document)
        assert back.lost == 0
        assert back.document == document
        assert document_bytes(back.document) == document_bytes(document)


def test_after_a_save_the_new_file_is_the_base(tmp_path: Path) -> None:
    file = tmp_path / "a.fen"
    with small_blocks():
        document = opened_in_place(file, LINES)
        deleted = document.collection.deleting(50, 10)
        document = edited(document.with_collection(document.collection.splice(deleted)), 5)
        document = document.with_file(file, save_document(file, document))
        document = edited(document, 7)
        assert through(document).document == document
        # What is brought back is in no file any more.
        again = document.with_collection(document.collection.splice(deleted.inverted()))
        assert through(again).document == again
        linked = tmp_path / "b.fen"
        linked.hardlink_to(file)
        again = again.with_file(file, save_document(file, again))
        assert through(edited(again, 1)).document == edited(again, 1)


@pytest.mark.parametrize("how", ["gone", "changed", "unseen", "cut", "replaced", "folder"])
def test_without_the_file_the_edits_come_back(tmp_path: Path, how: str) -> None:
    file = tmp_path / "a.fen"
    with small_blocks():
        document = edited(opened_in_place(file, LINES), 20, 100)
        data = snapshot_bytes(Snapshot("a", document, 20))
        if how == "changed":
            file.write_bytes(LINES.replace(b"150", b"15o") + b"x")
        elif how == "unseen":
            status = file.stat()
            file.write_bytes(LINES.replace(b"150", b"15o"))
            os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
        elif how == "cut":
            os.truncate(file, len(LINES) - 1)
        else:
            file.rename(tmp_path / "b")
            if how == "replaced":
                file.write_bytes(LINES.replace(b"150", b"15o"))
            if how == "folder":
                file.mkdir()
        back = snapshot_from_bytes(data)
        assert back.base is not None
        assert (back.base, back.lost) == (file, 3)
        assert texts(back.document) == ["new 20", "new 100"]
        # Nobody saves these few over the whole file by mistake.
        assert (back.document.path, back.document.on_disk) == (None, None)
        assert back.current < 2


@pytest.mark.parametrize("how", ["touched", "grown", "copied"])
def test_a_file_that_holds_its_lines_still_is_found_again(tmp_path: Path, how: str) -> None:
    file = tmp_path / "a.fen"
    with small_blocks():
        document = edited(opened_in_place(file, LINES), 20, 100)
        data = snapshot_bytes(Snapshot("a", document, 20))
        if how == "grown":
            file.write_bytes(LINES + b" and more\nand more\n")
        elif how == "copied":
            file.rename(tmp_path / "b")
            file.write_bytes(LINES)
        os.utime(file, ns=(1, 1))
        back = snapshot_from_bytes(data)
        assert back.base is None and not back.lost
        assert document_bytes(back.document) == document_bytes(document)
        # What another program did is still to be told.
        assert (changed_outside(back.document) is DiskChange.UNCHANGED) is (how != "grown")
        # It can be kept and saved like any other.
        again = snapshot_from_bytes(snapshot_bytes(Snapshot("a", back.document, 20)))
        assert again.document == document
        save_document(file, again.document)
        assert file.read_bytes() == document_bytes(document)


@pytest.mark.parametrize("links", [1, 2])
def test_a_saved_file_is_found_again_that_was_but_touched(tmp_path: Path, links: int) -> None:
    file = tmp_path / "a.fen"
    with small_blocks():
        document = edited(opened_in_place(file, LINES), 30)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        document = document.with_file(file, save_document(file, document))
        document = edited(document, 3)
        data = snapshot_bytes(Snapshot("a", document, 3, 1.0))
        os.utime(file, ns=(1, 1))
        back = snapshot_from_bytes(data)
        assert (back.lost, back.base) == (0, None)
        assert back.document.collection == document.collection
        content = file.read_bytes()
        file.write_bytes(content.replace(b"9", b"8", 1))
        assert snapshot_from_bytes(data).base == file


def test_a_carriage_return_beside_a_blank_line_comes_back_as_two_lines(tmp_path: Path) -> None:
    file = tmp_path / "a.fen"
    with small_blocks(64, 8):
        document = opened_in_place(file, b"aaaa\rbbbb\n\ncccc\r\r\ndddd\n")
        lines = document.collection
        document = document.with_collection(lines.splice(lines.deleting(1)))
        document = document.with_file(file, save_document(file, document))
        assert file.read_bytes() == b"aaaa\r\ncccc\r\r\ndddd\n"
        lines = document.collection
        new = [Record("new", ending="\n")]
        document = document.with_collection(lines.splice(lines.inserting(1, new)))
        back = through(document).document
        assert list(back.collection.lines) == list(document.collection.lines)
        assert b"".join(document_chunks_of(back)) == b"".join(document_chunks_of(document))


def document_chunks_of(document: Document) -> list[bytes]:
    return list(contents(document_chunks(document)))


def test_without_a_digest_the_file_must_be_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise OSError

    monkeypatch.setattr("fenedit.documents.files.saving.page_digest", fail)
    file = tmp_path / "a.fen"
    with small_blocks():
        document = edited(opened_in_place(file, LINES), 20)
        document = document.with_file(file, save_document(file, document))
        data = snapshot_bytes(Snapshot("a", edited(document, 30)))
        assert snapshot_from_bytes(data).base is None
        os.utime(file, ns=(1, 1))
        assert snapshot_from_bytes(data).base is not None


def test_damage_costs_what_it_hit(tmp_path: Path) -> None:
    with small_blocks():
        document = edited(opened_in_place(tmp_path / "a.fen", LINES), 20, 100)
        data = snapshot_bytes(Snapshot("a", document))
        head, layout, first, second, layout_again, _ = data.split(b"\n")
        assert layout == layout_again
        hurt = snapshot_from_bytes(data.replace(b"new 20", b"new 21"))
        assert hurt.lost == 1
        assert texts(hurt.document)[19:21] == ["8/8 w - - 19", "8/8 w - - 21"]
        assert len(hurt.document.collection) == 199
        for damaged in (
            [head, b"x", first, second, layout],
            [head, layout, first, second],
            [head, layout, first + second, b"x"],
        ):
            back = snapshot_from_bytes(b"\n".join([*damaged, b""]))
            assert back.lost > 0
            assert back.base is None
            assert len(back.document.collection) >= 198
        alone = snapshot_from_bytes(b"\n".join([head, b"x", first, second, b"y"]))
        assert (texts(alone.document), alone.lost, alone.base is not None) == (
            ["new 20", "new 100"],
            2,
            True,
        )


@given(st.data())
def test_damage_anywhere_is_noticed(
    tmp_path_factory: pytest.TempPathFactory, drawn: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "damaged.fen"
    with small_blocks():
        document = edited(opened_in_place(path, LINES[:80]), 1, 2)
        data = bytearray(snapshot_bytes(Snapshot("a", document)))
        place = drawn.draw(st.integers(0, 9999)) * len(data) // 10_000
        data[place] ^= drawn.draw(st.integers(1, 255))
        try:
            back = snapshot_from_bytes(bytes(data))
        except ValueError:
            assert place <= data.index(b"\n") or b"\n" not in data
        else:
            assert back.lost > 0 or back.document == document
            whole = texts(document)
            assert [text for text in whole if text in texts(back.document)] == texts(back.document)


def test_lines_that_cannot_be_read_any_more_count_as_lost(tmp_path: Path) -> None:
    file = tmp_path / "a.fen"
    with small_blocks():
        document = opened_in_place(file, LINES)
        (tmp_path / "b").hardlink_to(file)
        deleted = document.collection.deleting(50)
        shorter = document.with_collection(document.collection.splice(deleted))
        saved = shorter.with_file(file, save_document(tmp_path / "c", shorter))
        os.truncate(file, 10)
        back = through(document)
        assert back.lost == 1
        assert texts(back.document) == texts(through(saved).document)


def test_files_of_two_documents(tmp_path: Path) -> None:
    with small_blocks():
        one = opened_in_place(tmp_path / "a.fen", LINES + b"\n")
        other = opened_in_place(tmp_path / "b.fen", LINES)
        both = Collection.of_blocks((*one.collection.blocks, *other.collection.blocks), "fen")
        document = edited(one.with_collection(both), 5, 300)
        assert through(document).document == document
        assert document_bytes(replace(document, path=None)).count(b"\n") == 401
