from dataclasses import replace

import pytest

from fenedit.documents.document import Collection, Document
from fenedit.documents.record import record_from_line
from fenedit.ui.files.text import FileSentences


@pytest.mark.parametrize(
    ("count", "begin"), [(0, "No puzzle in"), (1, "1 puzzle from"), (7, "7 puzzles from")]
)
def test_problems_that_were_read_are_counted(count, begin):
    words = FileSentences().imported("a {b}.olv", count)
    assert words.startswith(begin) and "“a {b}.olv”" in words and "is unchanged" in words


def test_a_copy_is_not_taken_for_a_save():
    sentences = FileSentences()
    assert "not saved" in sentences.exported("a.olv", modified=True)
    assert "not saved" not in sentences.exported("a.olv", modified=False)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ((), "Saved."),
        (("half",), "1 record without a position"),
        (("half", "# todo"), "2 records without a position"),
        (("# todo",), "1 of them will be read as a comment"),
    ],
)
def test_drafts_are_counted(lines, words):
    collection = Collection([replace(record_from_line(line), ending="\n") for line in lines], "fen")
    assert words in FileSentences().saved(Document(collection=collection))
