"""A worker reads the lines of a document where they are in memory, and gets all others."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.block import text_of
from fenedit.documents.document import Document
from fenedit.documents.errors import OpenError
from fenedit.documents.files.memory import Run
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.files.streaming import entries, source_of_parts
from fenedit.documents.record import Record
from fenedit.jobs.document_parts import question_about
from fenedit.jobs.questions import Question
from tests.helpers.files import file_bytes
from tests.helpers.large_files import small_blocks

LINES = b"".join(b"8/8 w - - %d\n" % number for number in range(40))


def sent(document: Document) -> Question[str]:
    question: Question[str] = pickle.loads(pickle.dumps(question_about(document, "x")))
    return question


def read(question: Question[str]) -> list[str]:
    form = question.read_as, question.format, question.table
    with source_of_parts(question.parts, *form) as source:
        return [entry.whole for entry in entries(source)]


def edited(document: Document, index: int, text: str) -> Document:
    lines = document.collection
    return document.with_collection(lines.splice(lines.replacing(index, Record(text))))


@given(file_bytes(), st.integers(1, 60))
def test_it_reads_what_the_document_holds(data, size):
    with small_blocks(size):
        try:
            document = document_from_bytes(data)
        except OpenError:
            return
        assert read(sent(document)) == list(map(text_of, document.collection.stored()))
        if len(document.collection):
            document = edited(document, 0, "new \u0416")
            assert read(sent(document)) == list(map(text_of, document.collection.stored()))


def test_lines_that_were_not_edited_are_not_sent():
    with small_blocks(100):
        document = document_from_bytes(LINES)
        question = sent(document)
        assert question._replace(parts=()) == ("x", (), "utf-8", "fen", 40, None)
        (run,) = question.parts
        assert isinstance(run, Run) and (run.start, run.end) == (0, len(LINES))
        before, lines, after = sent(edited(document, 20, "new")).parts
        assert isinstance(before, Run) and isinstance(after, Run) and isinstance(lines, bytes)
        assert (before.start, after.end) == (0, len(LINES))
        assert before.end - before.start + len(lines) + after.end - after.start == len(
            LINES.replace(b"8/8 w - - 20", b"new")
        )


@pytest.mark.parametrize("draft", ["", "# x", "  % x"])
def test_a_draft_that_reads_as_a_comment_is_a_record(draft):
    document = edited(document_from_bytes(LINES), 3, draft)
    assert read(sent(document))[3] == f"?{draft}\n"


def test_a_new_document_is_sent_whole():
    document = document_from_bytes(LINES)
    lines = document.collection.splice(document.collection.deleting(1, 39))
    assert read(sent(replace(document, collection=lines))) == ["8/8 w - - 0\n"]
