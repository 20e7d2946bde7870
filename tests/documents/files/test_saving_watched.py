"""A save that is watched tells how far it is, and can be ended until the file is about to change."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit.documents.document import Document, document_bytes
from fenedit.documents.files.disk_file import file_state
from fenedit.documents.files.saving import save_document
from fenedit.documents.record import Record
from tests.helpers.large_files import opened, small_blocks

LARGE = b"".join(b"8/8 w - - %d\r\n" % number for number in range(300)) + b"# end"


def edited(document: Document, *indices: int) -> Document:
    lines = document.collection
    for index in indices:
        lines = lines.splice(lines.replacing(index, Record("new")))
    return document.with_collection(lines)


class EndedError(Exception):
    """Nobody waits any more."""


class Told:
    """Keeps what it is told, and ends the save at one of its words."""

    def __init__(self, ending: int = -1, look: Callable[[], object] = bool):
        self.words: list[tuple[int, int] | str] = []
        self._ending = ending
        self._look = look

    def __call__(self, done: int, total: int):
        self._take((done, total))

    def settle(self):
        self._look()
        self._take("settled")

    def _take(self, word: tuple[int, int] | str):
        self.words.append(word)
        if len(self.words) - 1 == self._ending:
            raise EndedError


def work(file: Path) -> Document:
    return edited(opened(file, LARGE), 3, 100, 290)


def test_it_tells_how_far_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.saving._TOLD_EVERY", 256)
    monkeypatch.setattr("fenedit.documents.document.HEAD", 64)
    monkeypatch.setattr("fenedit.documents.document._AT_ONCE", 1)
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document, told = work(file), Told()
        save_document(file, document, watch=told)
        assert file.read_bytes() == document_bytes(document)
    *numbers, waiting, settled = told.words
    assert len(numbers) > len(LARGE) // 400
    assert numbers[0] == (0, len(LARGE))
    assert numbers == sorted(numbers)
    assert all(done <= total for done, total in numbers)
    assert (waiting, settled) == ((0, 0), "settled")


def test_of_a_packed_file_nobody_knows_how_long_it_will_be(tmp_path):
    with small_blocks(64, 5):
        document, told = work(tmp_path / "a.fen").with_packing("gzip"), Told()
        save_document(tmp_path / "a.fen.gz", document, watch=told)
    assert {word[1] for word in told.words[:-1]} == {0}


@pytest.mark.parametrize("links", [1, 2])
def test_a_save_that_is_ended_anywhere_leaves_the_file_and_nothing_else(
    tmp_path, monkeypatch, links
):
    monkeypatch.setattr("fenedit.documents.files.saving._TOLD_EVERY", 256)
    file = tmp_path / "a.fen"
    with small_blocks(64, 5):
        document = work(file)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        there, before = set(tmp_path.iterdir()), file_state(file)
        told = Told()
        ending = 0
        while "settled" not in told.words:
            told = Told(ending)
            with pytest.raises(EndedError):
                save_document(file, document, watch=told)
            assert (file.read_bytes(), set(tmp_path.iterdir())) == (LARGE, there)
            assert file_state(file) == before
            ending += 1
        assert ending >= 2
        # The document goes on as it was.
        state = save_document(file, document)
        assert file.read_bytes() == document_bytes(document) != LARGE
        assert state.size == len(file.read_bytes())


@pytest.mark.parametrize("links", [1, 2])
def test_it_says_so_before_the_file_changes(tmp_path, links):
    file = tmp_path / "a.fen"
    seen = []
    with small_blocks(64, 5):
        document = work(file)
        if links == 2:
            (tmp_path / "b").hardlink_to(file)
        told = Told(look=lambda: seen.append(file.read_bytes()))
        save_document(file, document, watch=told)
    assert seen == [LARGE]
    assert told.words.count("settled") == 1
