import gc
import re
import weakref
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import position_in_svg
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.diagram.svg import inline_svg, svg_text
from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import EMPTY_PLACEMENT, PIECES, START_PLACEMENT, with_content

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
START = Diagram(START_PLACEMENT, FEN)
STYLE = DiagramStyle()
MARKS = Marks(
    (DrawnArrow(MarkColour.GREEN, 12, 28),),
    (DrawnCircle(MarkColour.RED, 4),),
    (Highlight(MarkColour.BLUE, 2),),
    (SquareLabel(MarkColour.YELLOW, 36, "*a<b*"),),
)
ONE_OF_EACH = Marks(
    (DrawnArrow(MarkColour.GREEN, 0, 63),),
    (DrawnCircle(MarkColour.RED, 1),),
    (Highlight(MarkColour.BLUE, 2),),
    (SquareLabel(MarkColour.YELLOW, 3, "!?"),),
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def pieces(qapp) -> PieceSet:
    return load_piece_set(Path("resources/pieces/fenland"))


def _read(diagram: Diagram, pieces: PieceSet, style: DiagramStyle = STYLE) -> ET.Element:
    return ET.fromstring(svg_text(diagram, style, pieces).encode())


def _men(root: ET.Element) -> set[tuple[str, int, int]]:
    return {
        (use.get(LINK, ""), int(use.get("x", 0)) // 100, int(use.get("y", 0)) // 100)
        for use in root.iter(f"{SVG}use")
        if use.get("fill") is None
    }


def test_each_piece_that_occurs_is_drawn_once(pieces) -> None:
    root = _read(START, pieces)
    names = [group.get("id") for group in root.findall(f"{SVG}defs/{SVG}g")]
    assert sorted(names) == sorted(side + kind for side in "wb" for kind in "KQRBNP")
    assert len(_men(root)) == 32
    lonely = _read(Diagram(with_content(EMPTY_PLACEMENT, 0, "k")), pieces)
    assert [group.get("id") for group in lonely.findall(f"{SVG}defs/{SVG}g")] == ["bK"]
    assert _read(Diagram(EMPTY_PLACEMENT), pieces).find(f"{SVG}defs") is None


def test_men_stand_on_their_squares_from_either_side(pieces) -> None:
    placement = with_content(with_content(EMPTY_PLACEMENT, 0, "K"), 15, "p")
    diagram = Diagram(placement)
    assert _men(_read(diagram, pieces)) == {("#wK", 0, 7), ("#bP", 7, 6)}
    flipped = _read(replace(diagram, flipped=True), pieces)
    assert _men(flipped) == {("#wK", 7, 0), ("#bP", 0, 1)}


def test_the_size_is_that_of_the_style_and_the_height_in_proportion(pieces) -> None:
    root = _read(START, pieces, DiagramStyle(size=400))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == (
        *("400", "400"),
        "0 0 800 800",
    )
    style = DiagramStyle(size=900, margin=0.5, mover_mark=True)
    root = _read(START, pieces, style)
    assert (root.get("width"), root.get("viewBox")) == ("900", "-50 -50 950 900")
    assert float(root.get("height", "")) == pytest.approx(900 * 900 / 950, abs=0.01)


def test_screen_readers_hear_title_and_description(pieces) -> None:
    root = _read(START, pieces)
    named = [root.find(f".//*[@id='{name}']") for name in root.get("aria-labelledby", "").split()]
    assert root.get("role") == "img"
    assert [each.tag for each in named] == [f"{SVG}title", f"{SVG}desc"]
    assert named[0].text == "Chess diagram: White to move"
    said = named[1].text
    assert said.startswith("White to move. Rank 8: black rook a8, black knight b8,")
    assert said.endswith("white knight g1, white rook h1.")
    assert "Rank 5" not in said


@pytest.mark.parametrize(
    ("diagram", "said"),
    [
        (Diagram(EMPTY_PLACEMENT, side_to_move="b"), "Black to move. The board is empty."),
        (
            Diagram(with_content(EMPTY_PLACEMENT, 0, "K"), flipped=True),
            "White to move. Rank 1: white king a1. Seen from Black's side.",
        ),
        (
            Diagram(EMPTY_PLACEMENT, marks=ONE_OF_EACH),
            "White to move. The board is empty. Drawn over it: green arrow a1 to h8,"
            " red circle b1, blue square c1, “!?” on d1.",
        ),
    ],
)
def test_the_description_says_all_that_is_seen(diagram, said, pieces) -> None:
    assert _read(diagram, pieces).findtext(f"{SVG}desc") == said


def test_the_title_is_the_diagrams_own_if_it_has_one(pieces) -> None:
    root = _read(replace(START, title="Mate <in> 2 & more\x00"), pieces)
    assert root.findtext(f"{SVG}title") == "Mate <in> 2 & more"


def test_the_fen_is_kept_and_nothing_is_where_there_is_none(pieces) -> None:
    assert position_in_svg(svg_text(START, STYLE, pieces).encode()) == FEN
    bare = svg_text(replace(START, fen=""), STYLE, pieces)
    assert "metadata" not in bare
    assert position_in_svg(bare.encode()) is None
    odd = svg_text(replace(START, fen="<&> é"), STYLE, pieces)
    assert position_in_svg(odd.encode()) == "<&> é"


def test_what_is_drawn_over_the_board_is_drawn_where_it_is_wanted(pieces) -> None:
    diagram = replace(START, marks=MARKS)
    root = _read(diagram, pieces, replace(STYLE, font="A 'B'"))
    (label,) = root.iter(f"{SVG}text")
    assert (label.text, label.get("font-family")) == ("*a<b*", "'A \\'B\\'',serif")
    text = svg_text(diagram, STYLE, pieces)
    # Highlights are below the men, all else above them.
    assert text.index('opacity="0.5"') < text.index("<use") < text.index("<circle", -2000)
    hidden = svg_text(diagram, DiagramStyle(show_marks=False), pieces)
    assert hidden == svg_text(START, STYLE, pieces)


def test_the_mover_is_shown_where_it_is_wanted(pieces) -> None:
    style = DiagramStyle(mover_mark=True)
    black = svg_text(replace(START, side_to_move="b"), style, pieces)
    assert re.findall(r'd="m812 (\d+)', black) == ["0"]
    white = svg_text(START, style, pieces)
    assert re.findall(r'd="m81[25] (\d+)', white) == ["777", "774"]


def test_a_background_is_there_only_where_one_is_wanted(pieces) -> None:
    style = DiagramStyle(background="#abcdef", margin=1)
    assert '<rect x="-100" y="-100" width="1000" height="1000" fill="#abcdef"/>' in svg_text(
        START, style, pieces
    )
    assert 'x="-100"' not in svg_text(START, replace(style, background=""), pieces)


@pytest.mark.parametrize("coordinates", Coordinates)
def test_nothing_needs_fonts_pixels_scripts_or_other_files(coordinates, pieces) -> None:
    root = _read(START, pieces, DiagramStyle(coordinates=coordinates, frame=0.05))
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names <= {
        *("svg", "title", "desc", "metadata", "fen", "defs"),
        *("g", "use", "path", "rect", "circle"),
    }
    attributes = [pair for element in root.iter() for pair in element.attrib.items()]
    assert all(value.startswith("#") for name, value in attributes if name.endswith("href"))
    assert not [value for _, value in attributes if "url(" in value]


@settings(max_examples=30, deadline=None)
@given(title=st.text(), fen=st.text(), label=st.text(min_size=1, max_size=4), flipped=st.booleans())
def test_whatever_people_write_the_file_is_xml(title, fen, label, flipped, qapp, pieces) -> None:
    marks = Marks(labels=(SquareLabel(MarkColour.RED, 30, label),))
    diagram = Diagram(START_PLACEMENT, fen, "w", flipped, marks, title)
    ET.fromstring(svg_text(diagram, STYLE, pieces).encode())
    ET.fromstring(inline_svg(diagram, STYLE, pieces, "d").encode())


class TestInline:
    def test_it_is_one_line_without_a_declaration(self, pieces) -> None:
        text = inline_svg(replace(START, title="a\nb", marks=MARKS), STYLE, pieces, "d1-")
        assert text.startswith("<svg ")
        assert text.isprintable()
        root = ET.fromstring(text)
        assert root.get("data-fen") == FEN
        assert LINK not in text

    def test_ids_of_several_do_not_clash(self, pieces) -> None:
        texts = [inline_svg(START, STYLE, pieces, prefix) for prefix in ("a", "b")]
        ids = [set(re.findall(r'\bid="([^"]*)"', text)) for text in texts]
        assert not ids[0] & ids[1]
        for text, own in zip(texts, ids, strict=True):
            used = re.findall(r'href="#([^"]*)"', text)
            labels = re.findall(r'aria-labelledby="([^"]*)"', text)[0].split()
            assert set(used) | set(labels) == own

    def test_markdown_finds_nothing_of_its_own(self, pieces) -> None:
        text = inline_svg(replace(START, title="*a* _b_ [c]", marks=MARKS), STYLE, pieces, "d")
        between = re.sub("<[^>]*>", "", text)
        assert not set("*_[]`\\") & set(between)
        root = ET.fromstring(text)
        assert root.findtext(f"{SVG}title") == "*a* _b_ [c]"
        assert root.find(f".//{SVG}text").text == "*a<b*"

    def test_a_file_and_an_element_draw_the_same(self, pieces) -> None:
        inline = inline_svg(START, STYLE, pieces, "x")
        body = inline[inline.index("<defs>") :]
        text = svg_text(START, STYLE, pieces)
        body = body.replace('id="x', 'id="').replace(' href="#x', ' xlink:href="#')
        assert text.endswith(body + "\n")

    @pytest.mark.parametrize("prefix", ["", "1", 'a"b', "a b", "é"])
    def test_a_prefix_that_makes_no_id_is_refused(self, prefix, pieces) -> None:
        with pytest.raises(ValueError, match="id"):
            inline_svg(START, STYLE, pieces, prefix)


def test_a_set_that_nobody_uses_is_forgotten() -> None:
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
    other = PieceSet("Dots", dict.fromkeys(PIECES, svg))
    assert 'r="33.33"' in svg_text(START, STYLE, other)
    watched = weakref.ref(other)
    del other
    gc.collect()
    assert watched() is None


def test_a_diagram_is_small(pieces) -> None:
    assert len(svg_text(START, STYLE, pieces)) < 40_000
