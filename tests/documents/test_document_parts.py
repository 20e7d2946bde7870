import gzip

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.documents.document import (
    Collection,
    Document,
    Splice,
    document_bytes,
    document_parts,
    moving,
)
from fenedit.documents.encoding import EncodeError, TextForm
from fenedit.documents.errors import OpenError
from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Record
from tests.helpers.files import file_bytes
from tests.helpers.large_files import opened, small_blocks

LINES = b"a\n# x\nb\r\n\nc\n d\ne\n  \nf"


def a_splice(drawn: st.DataObject, lines: Collection) -> Splice:
    """Return any change that a person could make."""
    text = drawn.draw(st.sampled_from(["new", "8/8 w - - 0 1", "# none", "", " é"]))
    record = Record(text, ending=drawn.draw(st.sampled_from(["", "\n", "\r\n"])))
    what = drawn.draw(
        st.sampled_from(["replace", "insert", "delete", "move"] if lines else ["insert"])
    )
    last = len(lines) - 1
    if what == "insert":
        count = drawn.draw(st.sampled_from([1, 1, 2, 30]))
        return lines.inserting(drawn.draw(st.integers(0, last + 1)), [record] * count)
    index = drawn.draw(st.integers(0, last))
    if what == "replace":
        return lines.replacing(index, record)
    if what == "delete":
        return lines.deleting(index, drawn.draw(st.integers(1, len(lines) - index)))
    return moving(lines, index, drawn.draw(st.integers(0, last)))


@given(st.data(), file_bytes(), st.integers(1, 60), st.booleans())
def test_blocks_of_a_file_are_edited_and_saved_like_lines(
    tmp_path_factory, drawn, data, size, with_numpy
):
    path = tmp_path_factory.getbasetemp() / "parts.fen"
    try:
        other = opened(path, data)
    except OpenError:
        assume(False)
    lines = Collection(list(other.collection.stored()), other.format)
    other = other.with_collection(lines)
    with small_blocks(size, with_numpy=with_numpy):
        document = open_document(path)
        assert (document.form, document.format) == (other.form, other.format)
        history = []
        for _ in range(drawn.draw(st.integers(0, 8))):
            assert document.collection == other.collection
            splice = a_splice(drawn, document.collection)
            history.append((document.collection, splice.inverted()))
            document = document.with_collection(document.collection.splice(splice))
            other = other.with_collection(other.collection.splice(splice))
        same(document, other)
        for before, undoing in reversed(history):
            document = document.with_collection(document.collection.splice(undoing))
            assert document.collection == before
        assert document_bytes(document) == data


def same(document: Document, other: Document):
    mine, others = document.collection, other.collection
    assert mine == others
    assert others == mine
    assert list(mine.lines) == list(others.lines)
    assert (len(mine), mine.line_count) == (len(others), others.line_count)
    assert [mine[index] for index in range(len(mine))] == list(others)
    assert list(map(mine.place_of, range(len(mine)))) == list(
        map(others.place_of, range(len(mine)))
    )
    places = range(mine.line_count + 1)
    assert list(map(mine.records_before, places)) == list(map(others.records_before, places))
    for block in mine.blocks:
        assert len(block.stored) == block.size == len(list(block.items()))
        assert len(block.places) == block.records
    try:
        expected = document_bytes(other)
    except EncodeError as error:
        with pytest.raises(EncodeError) as caught:
            document_bytes(document)
        assert (caught.value.character, caught.value.index) == (error.character, error.index)
    else:
        assert document_bytes(document) == expected


@pytest.mark.parametrize("text", ["", "a\0b\0c"])
def test_what_nobody_would_take_for_a_text_is_not_document_bytes(tmp_path, text):
    data = b"new\0\r\n\0\n"
    document = opened(tmp_path / "a.fen", data)
    assert document_bytes(document) == data
    splice = document.collection.replacing(0, Record(text))
    with pytest.raises(EncodeError) as caught:
        document_bytes(document.with_collection(document.collection.splice(splice)))
    assert (caught.value.character, caught.value.index) == ("\0", 0)


def test_edits_leave_most_blocks_alone(tmp_path):
    data = b"".join(b"8/8 w - - %d\n" % number for number in range(50_000))
    document = opened(tmp_path / "a.fen", data)
    lines = document.collection
    for index in (40_000, 10):
        lines = lines.splice(lines.replacing(index, Record("x")))
    lines = lines.splice(lines.deleting(20_000))
    assert len(set(document.collection.blocks) - set(lines.blocks)) == 3
    parts = list(document_parts(document.with_collection(lines)))
    assert b"".join(parts).count(b"\nx\n") == 2


def test_in_another_encoding_all_of_it_is_written_anew(tmp_path):
    with small_blocks():
        document = opened(tmp_path / "a.fen", b"a \xe9\n" + LINES)
        assert document.form.encoding == "windows-1252"
        text = "a é\n" + LINES.decode()
        assert document_bytes(document.with_encoding("utf-8")) == text.encode()
        assert document_bytes(document.with_encoding("utf-16-le")) == text.encode("utf-16-le")
        with_form = Document(form=TextForm("utf-8"), collection=document.collection)
        assert document_bytes(with_form) == text.encode()
        form = TextForm("utf-8", other="windows-1252")
        with_form = Document(form=form, collection=document.collection)
        assert document_bytes(with_form) == b"a \xe9\n" + LINES
        packed = document_bytes(document.with_packing("gzip"))
        assert gzip.decompress(packed) == b"a \xe9\n" + LINES


def test_a_character_that_the_encoding_lacks_is_found_by_its_record(tmp_path):
    with small_blocks():
        document = opened(tmp_path / "a.fen", b"\xe9\n" + LINES)
        lines = document.collection
        for index, text in ((5, "Ж"), (2, "x")):
            lines = lines.splice(lines.replacing(index, Record(text)))
        with pytest.raises(EncodeError) as caught:
            document_bytes(document.with_collection(lines))
        assert (caught.value.index, caught.value.character) == (5, "Ж")


def test_what_would_be_read_as_something_else_is_refused(tmp_path):
    with small_blocks():
        document = opened(tmp_path / "a.fen", b"a\nb\n\xe9\n")
        lines = document.collection
        lines = lines.splice(lines.replacing(1, Record("Ã©")))
        with pytest.raises(EncodeError) as caught:
            document_bytes(document.with_collection(lines))
        assert (caught.value.index, caught.value.character) == (1, "Ã")
        lines = document.collection
        # Of an even number of bytes, this is UTF-16.
        lines = lines.splice(lines.replacing(0, Record("ÿþ8")))
        with pytest.raises(EncodeError) as caught:
            document_bytes(document.with_collection(lines))
        assert caught.value.index == 0
