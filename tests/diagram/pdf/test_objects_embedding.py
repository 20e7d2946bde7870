import re
import zlib
from io import BytesIO

import pydyf
import pytest
from fontTools import subset
from fontTools.cffLib import CFFFontSet
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QRawFont

from fenedit.diagram.pdf.objects import Used, embedded, written
from fenedit.diagram.pdf.typesetting import Face, Glyph, Line, Typesetter
from fenedit.diagram.shapes import Text
from tests.helpers.small_fonts import installed, small_font

pytestmark = pytest.mark.usefixtures("qapp")

A_AND_C = {2: "A", 4: "C"}


def _face(font: bytes, bold: bool = False) -> Face:
    return Face(QRawFont(QByteArray(font), 1000), bold, False, "F0")


class _Document:
    """A document with one font in it, and what stands in it."""

    def __init__(self, face: Face, texts: dict[int, str]) -> None:
        self.pdf = pydyf.PDF()
        self.font = embedded(face, texts, self.pdf)
        of_type = {each.get("Type"): each for each in self.pdf.objects if isinstance(each, dict)}
        self.descriptor = of_type["/FontDescriptor"]
        (self.descendant,) = (
            each for each in self.pdf.objects if isinstance(each, dict) and "DW" in each
        )

    def stream(self, reference: bytes) -> bytes:
        return zlib.decompress(self.pdf.objects[int(reference.split()[0])].stream[0])


def test_of_a_font_the_glyphs_used_are_kept_under_their_numbers() -> None:
    document = _Document(_face(small_font("Test Boxes")), A_AND_C)
    program = document.stream(document.descriptor["FontFile2"])
    glyphs = TTFont(BytesIO(program))["glyf"]
    outlined = [glyphs[name].numberOfContours for name in glyphs.glyphOrder]
    assert outlined == [1, 0, 1, 0, 1]
    assert document.descendant["Subtype"] == "/CIDFontType2"
    assert document.descendant["W"] == [2, "[600]", 4, "[800]"]


@pytest.mark.parametrize("own_numbers", [False, True])
def test_outlines_of_postscript_stay_such(own_numbers: bool) -> None:
    font = small_font("Test Boxes", cff=True, own_numbers=own_numbers)
    document = _Document(_face(font), A_AND_C)
    program = document.stream(document.descriptor["FontFile3"])
    assert document.descendant["Subtype"] == "/CIDFontType0"
    fonts = CFFFontSet()
    fonts.decompile(BytesIO(program), None)
    top = fonts.topDictIndex[0]
    widths = []
    for name in top.charset:
        pen = BoundsPen(None)
        top.CharStrings[name].draw(pen)
        widths.append(pen.bounds[2] - pen.bounds[0] if pen.bounds else 0)
    assert widths[2] == 400 and widths[3] == 0 and widths[4] == 600
    if own_numbers:
        assert top.charset == [".notdef", "cid00001", "cid00002", "cid00003", "cid00004"]


def test_of_a_variable_font_one_weight_is_kept() -> None:
    for bold, right in ((False, 500), (True, 600)):
        document = _Document(_face(small_font("Test Boxes", heavier=True), bold), A_AND_C)
        font = TTFont(BytesIO(document.stream(document.descriptor["FontFile2"])))
        assert "gvar" not in font and "fvar" not in font
        assert font["glyf"][font.getGlyphName(2)].xMax == right


def test_the_name_tells_parts_of_a_font_apart_and_is_the_same_in_every_run() -> None:
    face = _face(small_font("Test Boxes"))
    names = [_Document(face, texts).font["BaseFont"] for texts in (A_AND_C, {2: "A"}, A_AND_C)]
    assert names[0] == names[2] != names[1]
    assert all(name[1:7].isupper() and name[7:] == "+TestBoxes" for name in names)


def test_text_can_be_found() -> None:
    texts = {2: "A", 4: "ffi", 3: "\U0001f600"}
    document = _Document(_face(small_font("Test Boxes")), texts)
    character_map = document.stream(document.font["ToUnicode"]).decode()
    assert "<0002> <0041>" in character_map
    assert "<0003> <d83dde00>" in character_map
    assert "<0004> <006600660069>" in character_map
    assert "3 beginbfchar" in character_map


def test_a_block_of_a_character_map_has_at_most_a_hundred_lines() -> None:
    document = _Document(_face(small_font("Test Boxes")), {2: "A"})
    assert document.stream(document.font["ToUnicode"]).count(b"beginbfchar") == 1
    many = _face(small_font("Test Boxes"))
    pdf = pydyf.PDF()
    # Glyphs beyond the font's end are none, and do no harm.
    font = embedded(many, {1: " ", 2: "A"} | dict.fromkeys(range(3, 5), "B"), pdf)
    assert font["Encoding"] == "/Identity-H"


@pytest.mark.parametrize("cff", [False, True])
def test_a_font_that_is_too_odd_to_be_taken_apart_is_embedded_whole(cff: bool, monkeypatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("odd")

    monkeypatch.setattr(subset.Subsetter, "subset", fail)
    face = _face(small_font("Test Boxes", cff=cff))
    document = _Document(face, A_AND_C)
    program = document.stream(document.descriptor["FontFile3" if cff else "FontFile2"])
    assert document.font["BaseFont"] == "/TestBoxes"
    if cff:
        assert program == face.tables()["CFF "]
    else:
        glyphs = TTFont(BytesIO(program))["glyf"]
        outlined = [glyphs[name].numberOfContours for name in glyphs.glyphOrder]
        assert outlined == [1, 0, 1, 1, 1]


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
