from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.block import bytes_of
from fenedit.documents.document import Collection, Document, document_bytes, new_document
from fenedit.documents.encoding import EncodeError, TextForm, encoded
from fenedit.documents.errors import OpenError
from fenedit.documents.files.disk_file import FileState
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.record import Record
from fenedit.notation.position import START_POSITION
from tests.helpers.files import file_bytes


def latin_1(*lines: str) -> Document:
    return Document(form=TextForm("windows-1252", False, "\n"), collection=Collection(lines))


def test_a_new_document_holds_one_record_that_no_file_has():
    document = new_document(START_POSITION)
    assert (document.path, document.on_disk, len(document.collection)) == (None, None, 1)
    assert document.collection[0].position == START_POSITION
    assert document_bytes(document) == (
        b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
    )


def test_drafts_are_written_to_the_letter():
    lines = Collection([Record("8/8/ oops ", " ; note", "\n", START_POSITION, "KQ", True)])
    assert document_bytes(Document(collection=lines)) == b"8/8/ oops  ; note\n"


def test_a_character_that_cannot_be_written_is_named_with_its_record():
    document = latin_1("# é\n", "a\n", "\n", "b\n")
    lines = document.collection
    edited = document.with_collection(lines.splice(lines.replacing(1, Record("b Ж"))))
    with pytest.raises(EncodeError) as caught:
        document_bytes(edited)
    assert (caught.value.index, caught.value.character) == (1, "Ж")
    assert document_bytes(edited.with_encoding("utf-8")) == "# é\na\n\nb Ж\n".encode()


def test_a_comment_that_cannot_be_written_is_no_record():
    with pytest.raises(EncodeError) as caught:
        document_bytes(latin_1("a\n", "# Ж\n", "b\n"))
    assert (caught.value.index, caught.value.character) == (None, "Ж")


def test_another_encoding_keeps_the_mark_and_the_newline():
    document = Document(form=TextForm("utf-16-le", True, "\r"), collection=Collection(["a\r"]))
    form = TextForm("utf-8", True, "\r")
    assert document.with_encoding("utf-8").form == form
    assert document_bytes(document.with_encoding("utf-8")) == b"\xef\xbb\xbfa\r"


def test_a_saved_document_knows_its_file():
    state = FileState(1, 2, 3, 4, "5")
    document = new_document(START_POSITION).with_file(Path("x.fen"), state)
    assert (document.path, document.on_disk) == (Path.cwd() / "x.fen", state)


@given(file_bytes(), st.data())
def test_only_the_edited_line_changes(data, drawn):
    try:
        document = document_from_bytes(data)
    except OpenError:
        return
    assert document_bytes(document) == data
    lines, form = document.collection, document.form
    if not len(lines):
        return
    index = drawn.draw(st.integers(0, len(lines) - 1))
    edited = document.with_collection(lines.splice(lines.replacing(index, Record("8/8 x"))))
    place = lines.place_of(index)
    stored = list(lines.stored())
    before = bytes_of(stored[:place], form)
    behind = bytes_of(stored[place + 1 :], form)
    changed = encoded("8/8 x" + lines[index].ending, form)
    assert data.endswith(before + bytes_of(stored[place : place + 1], form) + behind)
    try:
        written = document_bytes(edited)
    except EncodeError:
        # So few characters are left beside control characters that nobody would take it for text.
        assert form.nul
        return
    # UTF-16 may need the mark now.
    assert written.endswith(before + changed + behind)
    assert document_from_bytes(written).form.encoding in (form.encoding, "utf-8")


def test_a_new_document_has_the_shape_of_its_format():
    assert document_bytes(new_document(START_POSITION, "epd")) == (
        b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n"
    )
    game = new_document(START_POSITION, "pgn")
    assert game.format == "pgn" and game.collection[0].is_game
    assert document_bytes(game).startswith(b'[Event "?"]\n')
    assert document_bytes(game).endswith(b"\n\n*\n")
