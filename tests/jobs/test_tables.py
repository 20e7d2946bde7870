"""Rows of tables as records: in SAN, searched, changed, saved and kept."""

import pickle
from dataclasses import replace

import pytest

from fenedit.documents.block import text_of
from fenedit.documents.conversion import held_lines
from fenedit.documents.document import Document, document_bytes, moving
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.recovery import (
    Snapshot,
    large_memory,
    snapshot_bytes,
    snapshot_from_bytes,
)
from fenedit.documents.files.streaming import entries, open_source
from fenedit.documents.record import record_from_line
from fenedit.documents.table import Table
from fenedit.jobs import find
from fenedit.jobs.check_file import Options, check_source
from fenedit.jobs.document_parts import question_about
from fenedit.jobs.find import Asked, answers, find_in_source
from fenedit.jobs.tables import with_san
from fenedit.notation.query.parsing import parse_query
from tests.helpers.large_files import small_blocks
from tests.helpers.tables import FORK, HEAD, MATE, rows

QUERIES = (
    "theme:fork", "theme:MATEin1 rating:1000-2000", "-theme:pin", "rating:>2500|theme:pin", "id:f",
    "rating:x", "pin", "01d", "long; pin", "dm", "ratingd", "rating 5", "pv", "00shx", "Á", "broken",
    "KRBPPPvK*", "KRPPPvK*", "0446.34", 'theme:"fork; long"', "wtm", "KR*vK*", "dm:1", "notfen", "O-O",
)  # fmt: skip


@pytest.fixture(params=[False, True], ids=["small", "large"])
def document(request, tmp_path) -> Document:
    path = tmp_path / "a.csv"
    text = "".join([f"{HEAD}\n", *rows(60, different=30), "\n", '"#",broken á,,,\n', f"{MATE}\n"])
    path.write_text(text, encoding="utf-8")
    if not request.param:
        return with_san(open_document(path))
    with small_blocks(1000):
        return with_san(open_document(path))


def found(document: Document, query: str) -> list[int]:
    question = pickle.loads(pickle.dumps(question_about(document, parse_query(query))))
    return [row for answer in answers(question) for row in answer.records]


def plain(document: Document) -> Document:
    """Return a document of the same lines, as others have them."""
    lines = list(document.collection.stored())
    return Document(collection=type(document.collection)(lines, "epd"))


def test_records_have_their_moves_in_san(document):
    record = document.collection[61]
    assert "bm Be6+;" in record.line and "pv Be6+ Kd8 Qf8#;" in record.line
    assert document.path is None and len(document.collection) == 62


def test_queries_find_what_they_find_in_lines(document):
    for query in QUERIES:
        assert found(document, query) == found(plain(document), query), query
        assert found(document, query) or query in ("rating:x", "O-O"), query


def test_changed_rows_are_found_saved_and_kept(document):
    collection = document.collection
    assert [*held_lines(document)] == []
    changed = record_from_line('8/8/8/8/8/8/k1K4R/8 w - - c5 "fork; own"; rating 2999;')
    collection = collection.splice(collection.replacing(5, changed))
    assert [*held_lines(document.with_collection(collection))] == [(5, collection[5])]
    collection = collection.splice(collection.inserting(9, [replace(changed, ending="\n")]))
    collection = collection.splice(moving(collection, 0, 50))
    edited = document.with_collection(collection)
    assert found(edited, "theme:own rating:2999") == [4, 8]
    assert found(edited, "theme:fork") == found(plain(edited), "theme:fork")
    lines = [record.line for record in collection]
    saved = document_bytes(edited).decode().splitlines()
    assert [line for line in saved if line] == lines and "pv Be6+ Kd8 Qf8#;" in lines[-1]
    memory = large_memory(collection)
    data = snapshot_bytes(Snapshot("a", edited), memory, "copy" if memory else "")
    back = with_san(snapshot_from_bytes(data, lambda _: memory).document)
    assert [record.line for record in back.collection] == lines


def test_files_are_searched_in_san_and_with_their_lines(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(f"{HEAD}\n{FORK}\n{MATE}\n", encoding="utf-8")
    with open_source(str(path)) as source:
        (hit,) = find_in_source(source, parse_query("theme:mate rating:1700-1800"))
    assert (hit.number, hit.entry.line) == (2, 3) and "pv Be6+ Kd8 Qf8#;" in hit.entry.text


def test_some_matches_are_drawn(document):
    all_found = found(document, "theme:fork")
    drawn = found(document, "theme:fork sample:5")
    assert len(drawn) == 5 and drawn == sorted({*drawn} & {*all_found})
    assert found(document, "sample:5 theme:fork") == drawn
    assert found(document, "theme:fork sample:5/2") != drawn
    assert found(document, "theme:fork sample:500") == all_found
    assert len(found(document, "sample:7")) == 7


def test_a_row_is_made_without_the_others_of_its_block(document, monkeypatch):
    made = []
    line = Table.line
    monkeypatch.setattr(Table, "line", lambda table, row: made.append(row) or line(table, row))
    fresh = with_san(document)
    made.clear()
    record = fresh.collection[5]
    assert fresh.collection[5] is record and len(made) <= 1
    assert [*fresh.collection][5] is record
    assert [*map(text_of, fresh.collection.stored())][5] == text_of(record)


def test_rows_match_by_their_columns_as_they_do_as_lines(tmp_path, monkeypatch):
    others = [*rows(9), f"{FORK}\n", f"{MATE}\n"]
    changes = (
        (" w ", " w KQkq e3 "), (" b ", " x "), ("/", "/1"), ("8", "44"), ("p", "11"), (" - ", "  "),
        (",72,", ",,"), ("7", "-"), ("mate", "'mate"), ("mate", "máte"), ("pin", '"pin"'), (",", " , "),
        ("fork", "K"), ("1", "٣"), (",7", ",٣"), (",8", ",--8"), ("0,", "00,"), (" 0 ", " 0 0"), (" w ", "\t"),
    )  # fmt: skip
    others += [row.replace(*change) for row in others for change in changes]
    path = tmp_path / "a.csv"
    path.write_text("".join([f"{HEAD}\n", *others, "\n"]), encoding="utf-8")
    with open_source(str(path)) as source:
        lines = [entry for entry in entries(source) if not entry.is_aside]
    monkeypatch.setattr(find, "_SMALL", 0)
    for query in (*QUERIES, "theme:mate rating:1200-1600", "rating:>-5", "theme:k", "nbplays:72"):
        asked = parse_query(query)
        with open_source(str(path)) as source:
            hits = [*find_in_source(source, asked)]
        matches = Asked(asked).matches
        assert [hit.number for hit in hits] == [
            number for number, entry in enumerate(lines, start=1) if matches(entry)
        ], query


def test_rows_that_match_by_their_columns_are_not_read(document, monkeypatch):
    monkeypatch.setattr(find, "_SMALL", 0)
    wanted = found(document, "theme:mate rating:1200-1600")
    made = []
    line = Table.line
    monkeypatch.setattr(Table, "line", lambda table, row: made.append(row) or line(table, row))
    assert found(document, "theme:mate rating:1200-1600") == wanted
    assert len(made) < 5


@pytest.mark.parametrize(
    ("many", "level", "moves", "found"),
    [
        (1, "playable", "d3e9 f8d8", "d3e9"),
        (4000, "playable", "d3d6 f8d8 d6e9", "d6e9"),
        (1, "full", "d3d4 f8e6", "f8e6"),
    ],
)
def test_moves_that_do_not_fit_are_said_with_their_row(tmp_path, many, level, moves, found):
    path = tmp_path / "a.csv"
    unfit = FORK.replace("d3d6 f8d8 d6d8 f6d8", moves)
    path.write_text("".join([f"{HEAD}\n", f"{MATE}\n" * many, f"{unfit}\n"]), encoding="utf-8")
    with open_source(str(path)) as source:
        told = [each for each in check_source(source, Options(level)) if not isinstance(each, int)]
    (checked,) = told
    (problem,) = checked.problems
    assert (checked.entry.line, problem.code) == (many + 2, "illegal-move")
    assert dict(problem.data)["found"] == found
