import json
import os
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.encoding import TextForm, split_lines
from fenedit.documents.files.disk_file import FileState
from fenedit.documents.files.file_io import process_start
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.files.recovery import (
    VERSION,
    DamagedSnapshotError,
    Snapshot,
    snapshot_bytes,
    snapshot_from_bytes,
)
from fenedit.documents.formats import records_from
from fenedit.documents.games import game_record
from fenedit.documents.record import Record
from fenedit.documents.rewriting import with_text
from tests.helpers.files import file_texts, game_texts, games, lines
from tests.helpers.strategies import positions


def records() -> st.SearchStrategy[Record]:
    return st.builds(
        Record,
        lines() | st.text(st.characters(exclude_characters="\r\n"), max_size=5),
        st.sampled_from(["", " bm e4;", "\t; \ud800"]),
        st.sampled_from(["\n", "\r\n", "\r"]),
        st.none() | positions(),
        st.sampled_from(["", "Kq"]),
        st.booleans(),
    )


@given(file_texts(), st.lists(records(), max_size=4), st.booleans(), st.data())
def test_a_snapshot_comes_back_as_it_was(text, drafts, looked_at, drawn):
    collection = Collection(split_lines(text))
    if looked_at:
        assert len(list(collection)) == len(collection)
    place = drawn.draw(st.integers(0, len(collection)))
    collection = collection.splice(collection.inserting(place, drafts))
    document = Document(
        Path("/tmp/\udcff Réti.fen"),
        TextForm("utf-16-le", True, "\r\n"),
        collection,
        FileState(1, 2, 3, 2**60, "ab"),
    )
    snapshot = Snapshot("session-1", document, place, 1e9 + 0.25)
    assert snapshot_from_bytes(snapshot_bytes(snapshot)) == snapshot


def test_a_document_without_file_or_records_comes_back():
    snapshot = Snapshot("a", Document())
    assert snapshot_from_bytes(snapshot_bytes(snapshot)) == snapshot
    assert (snapshot.pid, snapshot.started) == (os.getpid(), process_start(os.getpid()))


def test_played_moves_come_back_unless_records_are_missing():
    document = Document(collection=Collection(["a\n", "b\n"]))
    snapshot = Snapshot("a", document, played=((1, "1. e4 *", (0, 2)),))
    data = snapshot_bytes(snapshot)
    assert snapshot_from_bytes(data) == snapshot
    assert snapshot_from_bytes(b"\n".join(data.split(b"\n")[:1])).played == ()


def test_lines_that_nobody_looked_at_are_kept_in_blocks_and_stay_unread():
    collection = Collection(f"{number}\n" for number in range(2000))
    splice = collection.replacing(1000, Record("edited"))
    data = snapshot_bytes(Snapshot("a", Document(collection=collection.splice(splice))))
    assert data.count(b"\n") < 600
    back = snapshot_from_bytes(data).document.collection
    assert [back[999].text, back[1000].text, back[1999].text] == ["999", "edited", "1999"]
    other = Collection(f"{number}\n" for number in range(2000))
    data = snapshot_bytes(Snapshot("a", Document(collection=other)))
    assert data.count(b"\n") == 1 + 4
    assert all(isinstance(line, str) for line in other.stored())


def a_snapshot() -> Snapshot:
    collection = Collection(f"line {number}\n" for number in range(20))
    assert [record.text for record in collection][7] == "line 7"
    return Snapshot("a", Document(collection=collection), 3, 1.0)


def test_a_damaged_entry_costs_itself_alone():
    data = snapshot_bytes(a_snapshot()).replace(b"line 7", b"lime 7")
    snapshot = snapshot_from_bytes(data)
    texts = [record.text for record in snapshot.document.collection]
    assert texts == [f"line {number}" for number in range(20) if number != 7]
    assert (snapshot.lost, snapshot.current) == (1, 3)


def test_a_cut_off_end_costs_what_stood_there():
    data = snapshot_bytes(a_snapshot())
    cut = data[: data.index(b"line 15") + 3]
    snapshot = snapshot_from_bytes(cut)
    assert (len(snapshot.document.collection), snapshot.lost) == (15, 5)


@given(st.data())
def test_damage_anywhere_is_noticed(drawn):
    data = bytearray(snapshot_bytes(a_snapshot()))
    place = drawn.draw(st.integers(0, len(data) - 1))
    data[place] ^= drawn.draw(st.integers(1, 255))
    try:
        snapshot = snapshot_from_bytes(bytes(data))
    except DamagedSnapshotError as error:
        assert error.code == "damaged"
    else:
        whole = [record.text for record in a_snapshot().document.collection]
        left = [record.text for record in snapshot.document.collection]
        assert snapshot.lost == len(whole) - len(left)
        assert [text for text in whole if text in left] == left


@given(st.binary() | st.text().map(str.encode))
def test_other_bytes_are_no_snapshot(data):
    with pytest.raises(DamagedSnapshotError):
        snapshot_from_bytes(data)


def sealed(head: object) -> bytes:
    text = json.dumps(head).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


@pytest.mark.parametrize(
    ("head", "code"),
    [
        ({"format": "fenedit-recovery", "version": VERSION + 1}, "newer"),
        ({"format": "fenedit-recovery", "version": 2}, "damaged"),
        ({"format": "fenedit-recovery", "version": 1}, "damaged"),
        ({"format": "other", "version": 3}, "damaged"),
        ({}, "damaged"),
        ([], "damaged"),
        (None, "damaged"),
    ],
)
def test_a_head_that_is_not_understood_is_reported(head, code):
    with pytest.raises(DamagedSnapshotError) as caught:
        snapshot_from_bytes(sealed(head))
    assert caught.value.code == code


def test_lists_in_lists_in_lists_are_damage():
    deep = b"[" * 100_000
    line = b"%08x %s\n" % (zlib.crc32(deep), deep)
    with pytest.raises(DamagedSnapshotError):
        snapshot_from_bytes(line)
    whole = snapshot_bytes(a_snapshot())
    assert len(snapshot_from_bytes(whole + line).document.collection) == len(
        a_snapshot().document.collection
    )


@pytest.mark.parametrize("entry", [{"record": 1}, {"aside": {}}, {"lines": 5}, {"record": [1, 2]}])
def test_entries_of_other_shapes_are_damage(entry):
    with pytest.raises(DamagedSnapshotError):
        snapshot_from_bytes(snapshot_bytes(a_snapshot()) + sealed(entry))


def test_drafts_keep_all_that_they_know():
    start = a_snapshot().document.collection
    stale = Record("8/8/ x", " c0;", "\r", start[0].position, "Kq", True)
    document = Document(collection=Collection([stale, replace(stale, chess960=False)]))
    back = snapshot_from_bytes(snapshot_bytes(Snapshot("a", document)))
    assert back.document.collection[0] == stale
    assert not back.document.collection[1].chess960


@given(game_texts(), games(), st.booleans())
def test_games_and_what_they_were_come_back(text, game, looked_at):
    collection = records_from(text, "pgn")
    if looked_at:
        assert len(list(collection)) == len(collection)
    draft = with_text(game_record(game, "\n\n"), 'a "draft')
    collection = collection.splice(collection.inserting(0, [draft]))
    document = Document(form=TextForm(packing="gzip"), collection=collection)
    back = snapshot_from_bytes(snapshot_bytes(Snapshot("a", document))).document
    assert back == document
    assert back.form.packing == "gzip" and back.format == "pgn"
    assert back.collection[0].before == game_record(game, "\n\n")
    assert with_text(back.collection[0], draft.before.value).before is None


@pytest.mark.parametrize("look", [False, True])
def test_odd_lines_keep_their_bytes(look):
    game = b'[Event "\xe9"]\n[Site "\xc3\xa9"]\n\n*\n\n'
    for data in (b"# \xe9\nDvo\xc5\x99\xc3\xa1k\n8/8 \xe9\nx\n", game * 2):
        document = document_from_bytes(data)
        if look:
            lines = document.collection
            assert list(lines)
            document = document.with_collection(lines.splice(lines.moving_game(0, 1)))
        found = snapshot_from_bytes(snapshot_bytes(Snapshot("s", document))).document
        assert document_bytes(found) == document_bytes(document)
        assert found.form == document.form
