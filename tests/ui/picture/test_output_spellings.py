"""SVG as text, alone and in a figure."""

from xml.etree import ElementTree

import pytest

from fenedit import resource
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnCircle, MarkColour, Marks
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.export import Spelling, WriteOptions
from fenedit.session.settings import Preferences
from fenedit.ui.picture.output import drawn_spellings, style_as_seen

FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
MARKS = Marks(circles=(DrawnCircle(MarkColour.RED, 28),))


def own_set() -> PieceSet:
    return load_piece_set(resource("pieces/fenland"))


@pytest.fixture
def spellings(qapp) -> dict[str, Spelling]:
    found = drawn_spellings(lambda: DiagramStyle(size=320), own_set)
    return {each.code: each for each in found}


@pytest.mark.parametrize("code", ["svg", "html-svg"])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_drawing_tells_all_and_reads_back(spellings, code, flipped):
    options = WriteOptions(flipped=flipped, marks=MARKS)
    written = spellings[code].write(parse_fen(FEN), options)
    assert written.left_out == ()
    assert not written.text.endswith("\n")
    ElementTree.fromstring(written.text)
    assert "<circle" in written.text
    reading = read_anything(written.text)[0]
    assert [each.position for each in reading.found] == [parse_fen(FEN)]
    other = spellings[code].write(parse_fen(FEN), options._replace(flipped=not flipped))
    assert other.text != written.text


def test_what_no_fen_says_is_left_out(spellings):
    options = WriteOptions(chess960=True, operations=" bm e4;")
    for each in spellings.values():
        assert each.write(parse_fen(FEN), options).left_out == ("chess960", "operations")


def test_a_file_of_the_text_opens_again(spellings):
    text = spellings["svg"].write(parse_fen(FEN), WriteOptions()).text
    assert positions_in_file(text.encode()) == (FEN,)


def test_figures_of_a_page_share_no_id(spellings):
    write = spellings["html-svg"].write
    ids = []
    for options in (WriteOptions(), WriteOptions(flipped=True), WriteOptions(marks=MARKS)):
        figure = ElementTree.fromstring(write(parse_fen(FEN), options).text)
        ids += [each.get("id") for each in figure.iter() if each.get("id")]
    assert ids and len(ids) == len(set(ids))


def test_they_look_as_the_board_does():
    preferences = Preferences(board_theme="Slate", piece_set="burnett", coordinates="outside")
    style = style_as_seen(preferences)
    assert (style.scheme, style.pieces) == ("Slate", "burnett")
    assert style.coordinates is Coordinates.OUTSIDE
    assert style_as_seen(Preferences()).background == ""
