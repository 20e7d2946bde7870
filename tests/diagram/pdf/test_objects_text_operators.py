import re

import pytest

from fenedit.diagram.pdf.objects import Used, written
from fenedit.diagram.pdf.typesetting import Glyph, Line, Typesetter
from fenedit.diagram.shapes import Text
from tests.helpers.small_fonts import installed, small_font

pytestmark = pytest.mark.usefixtures("qapp")


def _operators(shape: Text) -> tuple[str, Used]:
    used: Used = {}
    with installed(small_font("Test Boxes")):
        line = Typesetter("Test Boxes").line(shape.text, shape.bold, shape.italic)
        return written(shape, line, used), used


def test_a_line_is_its_glyphs_at_its_place() -> None:
    operators, used = _operators(Text(100, 50, "ABA", 10, "#000000"))
    assert operators == "0 g BT /F0 10 Tf 1 0 0 -1 100 50 Tm <000200030002> Tj ET"
    assert list(used.values()) == [{2: "A", 3: "B"}]


@pytest.mark.parametrize(("anchor", "x"), [("start", 100.0), ("middle", 90.5), ("end", 81.0)])
def test_the_anchor_is_at_its_place(anchor, x: float) -> None:
    operators, _ = _operators(Text(100, 50, "ABA", 10, "#000000", anchor))
    found = re.search(r"-1 (\S+) 50 Tm", operators)
    assert found and float(found[1]) == pytest.approx(x)


def test_a_thin_upright_font_is_made_heavy_and_leaning() -> None:
    heavy, _ = _operators(Text(0, 0, "A", 10, "#ff0000", bold=True))
    assert "2 Tr 0.35 w 1 0 0 RG <0002> Tj 0 Tr" in heavy
    leaning, _ = _operators(Text(0, 0, "A", 10, "#ff0000", italic=True))
    assert "1 0 0.21 -1 0 0 Tm" in leaning
    assert "Tr" not in leaning


def test_glyphs_are_moved_to_where_they_were_set() -> None:
    with installed(small_font("Test Boxes")):
        face = Typesetter("Test Boxes").line("A").glyphs[0].face

    def line(*places: tuple[float, float]) -> str:
        glyphs = (Glyph(face, 65, x, rise, 500, "A") for x, rise in places)
        set_line = Line(tuple(glyphs), 0, frozenset(), {})
        return written(Text(0, 0, "AAA", 10, "#000000"), set_line, {})

    assert "<004100410041> Tj" in line((0, 0), (500.3, 0), (1000.1, 0))
    assert "[<0041>40<00410041>] TJ" in line((0, 0), (460, 0), (960, 0))
    assert "[<0041>-40<00410041>] TJ" in line((0, 0), (540, 0), (1040, 0))
    # What is off by a little each time does not add up.
    assert "[<00410041>-0.8<0041>] TJ" in line((0, 0), (500.4, 0), (1000.8, 0))
    assert "1 0 0 -1 5 -2 Tm <0041> Tj" in line((0, 0), (500, 200))


def test_of_two_texts_of_a_glyph_the_same_one_always_wins() -> None:
    for texts in ("-\u00ad", "\u00ad-"):
        used: Used = {}
        with installed(small_font("Test Boxes")):
            face = Typesetter("Test Boxes").line("A").glyphs[0].face
        glyphs = tuple(Glyph(face, 2, 0, 0, 0, text) for text in texts)
        written(Text(0, 0, "", 10, "#000000"), Line(glyphs, 0, frozenset(), {}), used)
        assert used == {face: {2: "-"}}
