from dataclasses import replace
from pathlib import Path

import pytest

from fenedit.documents.document import Document
from fenedit.documents.formats import records_from
from fenedit.notation.puzzle import Puzzle
from fenedit.session.intents.fields import set_puzzle
from fenedit.session.intents.records import add
from fenedit.ui.files.saving import Target, fitting_format, named_for, target_of
from tests.helpers.states import HARING, START, state_of_text

GAME = '[Event "x"]\n\n1. e4 *\n'


@pytest.mark.parametrize(
    ("name", "chosen", "format_", "packing"),
    [
        ("a.fen", None, "fen", ""),
        ("a.EPD", "pgn", "epd", ""),
        ("a.pgn.gz", None, "pgn", "gzip"),
        ("a.txt", None, None, ""),
        ("a.txt", "epd", "epd", ""),
        ("a.gz", "pgn", "pgn", "gzip"),
        ("a", "fen", "fen", ""),
        ("a.OLV", "epd", "olv", ""),
        ("a.olv.gz", None, "olv", "gzip"),
        ("a.txt", "olv", "olv", ""),
        ("a.epd", "olv", "epd", ""),
    ],
)
def test_the_suffix_goes_before_what_was_chosen(name, chosen, format_, packing):
    assert target_of(Path(name), chosen) == Target(Path(name), format_, packing)


@pytest.mark.parametrize(
    ("name", "wanted", "new"),
    [
        ("a.fen", "fen", "a.fen"),
        ("a.fen", "pgn", "a.pgn"),
        ("a.fen.gz", "pgn", "a.pgn.gz"),
        ("a.b.txt", "epd", "a.b.txt.epd"),
        ("a", "pgn", "a.pgn"),
    ],
)
def test_a_name_gets_the_suffix_of_a_format(name, wanted, new):
    assert named_for(Path("/x", name), wanted) == Path("/x", new)


def test_a_document_with_games_fits_pgn():
    assert fitting_format(Document(collection=records_from(GAME, "pgn"))) == "pgn"
    assert fitting_format(Document(collection=records_from(START, "epd"))) == "epd"
    state = state_of_text(GAME, file_format="pgn")
    assert add(state, state.position) is not None
    assert fitting_format(state.document) == "pgn"


def test_one_game_among_lines_is_enough():
    game = state_of_text(GAME, file_format="pgn").record
    state = state_of_text(f"{START}\n")
    mixed = state.collection.splice(state.collection.inserting(1, [game]))
    assert fitting_format(state.document.with_collection(mixed)) == "pgn"


@pytest.mark.parametrize(
    ("line", "fitting"),
    [(START, "fen"), (f"{START} ; a remark", "fen"), (f"{START} # a; b", "fen")],
)
def test_lines_of_fen_stay_what_they_are(line, fitting):
    document = state_of_text(f"{line}\n").document
    assert [record.line for record in document.collection] == [line]
    assert fitting_format(document) == fitting


def test_what_is_said_of_new_positions_fits_epd():
    state = state_of_text(f"{HARING}\n")
    change = set_puzzle(state, Puzzle(mate=2), object())
    document = change.apply(state).document
    assert document.path is None
    assert fitting_format(document) == "epd"
    in_file = replace(document, path=Path("a.fen"), file_format="fen")
    assert fitting_format(in_file) == "epd"
    # What stands so in the file is no reason.
    record = replace(in_file.collection[0], read=in_file.collection[0].line)
    lines = in_file.collection
    kept = in_file.with_collection(lines.splice(lines.replacing(0, record)))
    assert fitting_format(kept) == "fen"
