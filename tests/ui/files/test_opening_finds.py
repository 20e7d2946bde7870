import pytest

from fenedit.documents.document import Document
from fenedit.documents.formats import records_from
from fenedit.notation.position import START_PLACEMENT, START_POSITION
from fenedit.notation.reading import Found, Interpretation
from fenedit.ui.files.opening import document_of, interpretations
from tests.helpers.states import START

BOARD = """\
r n b q k b n r
p p p p p p p p
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
P P P P P P P P
R N B Q K B N R
"""


def document(text: str) -> Document:
    return Document(collection=records_from(text, "fen"))


def test_a_board_of_letters_is_found():
    (best, *_) = interpretations(document(BOARD))
    assert best.certain
    found = document_of(best)
    assert (found.path, found.format) == (None, "fen")
    (record,) = found.collection
    assert record.position.placement == START_PLACEMENT


@pytest.mark.parametrize(
    "text",
    [
        f"{START}\n{BOARD}",
        f"{BOARD}{START}\n",
        "good morning\n",
        "",
        START.replace("/8/", "/9/", 1),
    ],
)
def test_where_a_line_is_a_position_or_nothing_is_one_none_is_looked_for(text):
    assert interpretations(document(text)) == ()


def test_very_long_texts_are_not_searched(monkeypatch):
    monkeypatch.setattr("fenedit.ui.files.opening.LONGEST", len(BOARD) - 1)
    assert interpretations(document(BOARD)) == ()


@pytest.mark.parametrize("kind", ["epd", "pgn", "wiki"])
def test_what_was_found_becomes_records_of_its_format(kind):
    found = (Found(START_POSITION), Found(START_POSITION))
    made = document_of(Interpretation(kind, "", found, certain=True))
    assert made.format == (kind if kind in ("epd", "pgn") else "fen")
    assert [record.position for record in made.collection] == [START_POSITION] * 2
