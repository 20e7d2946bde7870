"""Whatever of a record another format does not say is counted as lost, and nothing else is."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.conversion import converted
from fenedit.documents.document import Document
from fenedit.documents.formats import records_from
from fenedit.documents.record import Format
from fenedit.notation.marks import each_mark
from tests.helpers.held_records import RECORDS, Held, made_of_parts

_PART = re.compile(r"[A-Za-z][A-Za-z0-9+#=-]*|\$[0-9]+|\(")
_COMMENT = re.compile(r"\{[^}]*\}")
FORMATS = st.sampled_from(["fen", "epd", "pgn"])


@pytest.mark.parametrize("to", ["fen", "epd", "pgn"])
@pytest.mark.parametrize("name", RECORDS)
def test_what_a_format_does_not_say_is_counted(name, to):
    check(RECORDS[name], to)


@given(made_of_parts(), FORMATS)
def test_of_any_record_what_a_format_does_not_say_is_counted(held, to):
    check(held, to)


def check(held: Held, to: Format):
    document = Document(collection=records_from(held.text, held.format))
    before = document.collection[0]
    after, losses = converted(document, to)
    text = "".join(item.line + item.ending for item in after.collection.lines)
    lost = {loss.code for loss in losses}
    for code in ("operations", "tags", "moves", "comments"):
        words = held.says.get(code, ())
        if "braces" in lost:
            words = tuple(word.translate(str.maketrans("{}", "()")) for word in words)
        codes = {code}
        if code == "moves" and to == "epd":
            # The main line is kept, without numbers.
            words = tuple(_PART.findall(_COMMENT.sub("", " ".join(words))))
            codes |= {"variations", "signs"}
        missing = [word for word in words if word not in text]
        assert bool(codes & lost) == bool(missing), (code, text, losses)
    again = records_from(text, to)
    assert len(again) == 1
    assert again[0].position == before.position
    assert (again[0].chess960 != before.chess960) == ("variant" in lost), (text, losses)
    drawn = [set(each_mark(each.marks)) for each in (before, again[0])]
    assert drawn[1] == (set() if "marks" in lost else drawn[0]), text
    assert ("marks" in lost) == (to == "fen" and bool(drawn[0])), (text, losses)
