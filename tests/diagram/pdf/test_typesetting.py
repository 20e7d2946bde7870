from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont

from fenedit.diagram.pdf import typesetting as text_module
from fenedit.diagram.pdf.typesetting import Face, Typesetter, identity, may_be_embedded
from fenedit.diagram.shapes import OUR_FONT
from tests.helpers.small_fonts import ADVANCE, GLYPHS, installed, small_font

pytestmark = pytest.mark.usefixtures("qapp")


def _raw(font: bytes) -> QRawFont:
    return QRawFont(QByteArray(font), 1000)


@pytest.mark.parametrize("cff", [False, True])
def test_a_face_knows_the_widths_of_its_glyphs(cff: bool) -> None:
    face = Face(_raw(small_font("Boxes", cff=cff)), False, False, "F0")
    assert [face.width_of(glyph) for glyph in range(5)] == [ADVANCE[name] for name in GLYPHS]
    assert face.width_of(60_000) == ADVANCE["C"]
    assert ("CFF " in face.tables()) is cff
    assert ("glyf" in face.tables()) is not cff


def test_what_a_face_lacks_has_to_be_made_up() -> None:
    raw = _raw(small_font("Boxes"))
    assert not Face(raw, False, False, "F0").is_emboldened
    assert not Face(raw, False, False, "F0").is_slanted
    assert Face(raw, True, False, "F0").is_emboldened
    assert Face(raw, False, True, "F0").is_slanted
    variable = Face(_raw(small_font("Boxes", heavier=True)), True, False, "F0")
    assert variable.is_variable and not variable.is_emboldened


@pytest.mark.parametrize(
    ("rights", "allowed"),
    [(0, True), (2, False), (4, True), (8, True), (6, True), (0x100, False), (0x204, False)],
)
def test_the_makers_of_a_font_say_whether_it_may_be_embedded(rights: int, allowed: bool) -> None:
    assert may_be_embedded(_raw(small_font("Boxes", rights=rights))) is allowed


def test_what_is_no_font_cannot_be_embedded() -> None:
    assert not may_be_embedded(QRawFont())


def test_fonts_are_told_apart_by_their_files() -> None:
    def told(make: Callable[[], bytes]) -> tuple[object, ...]:
        return identity(_raw(make()))

    assert told(lambda: small_font("Boxes")) == told(lambda: small_font("Boxes"))
    assert told(lambda: small_font("Boxes")) != told(lambda: small_font("Chests"))


@pytest.fixture(scope="module")
def typesetter(qapp) -> Typesetter:
    return Typesetter()


def _says(typesetter: Typesetter, text: str) -> str:
    return "".join(glyph.text for glyph in typesetter.line(text).glyphs)


def test_text_is_as_wide_as_on_the_screen(typesetter: Typesetter) -> None:
    for bold in (False, True):
        font = QFont(typesetter.family)
        font.setPixelSize(1000)
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        for text in ("Mate in 3 moves", "AVATAR To", "a  b ", " ", ""):
            expected = QFontMetricsF(font).horizontalAdvance(text)
            assert typesetter.line(text, bold).width == pytest.approx(expected, abs=1)


@pytest.mark.parametrize(
    "text",
    [
        "Mate in 3 moves",
        "Łódź, Zażółć gęślą jaźń",
        "Жуков «Мат в 3 хода»",
        "office, difficult",
        "Größe – ½",
        "ẹ́x",
        "",
    ],
)
def test_every_letter_is_somewhere(typesetter: Typesetter, text: str) -> None:
    line = typesetter.line(text)
    if not line.missing:
        assert _says(typesetter, text).replace("\u200b", "") == text
    places = [glyph.x for glyph in line.glyphs]
    assert places == sorted(places)


def test_what_is_read_from_the_right_is_written_from_the_left(typesetter: Typesetter) -> None:
    line = typesetter.line("שלום")
    if line.missing:
        pytest.skip("no font for Hebrew")
    assert "".join(glyph.text for glyph in line.glyphs) == "םולש"
    assert line.glyphs[0].x == pytest.approx(0, abs=1)


def test_breaks_are_blanks_and_controls_nothing(typesetter: Typesetter) -> None:
    assert _says(typesetter, "a\tb\nc\x07\ud800d") == "a b cd"


def test_letters_without_an_outline_are_taken_from_another_font() -> None:
    with installed(small_font("Test Half", blank="B")):
        line = Typesetter("Test Half").line("AB C")
        assert not Typesetter("Test Half").line("A\u2800\u3164").missing
    assert line.borrowed == {"B": OUR_FONT}
    assert [glyph.text for glyph in line.glyphs] == list("AB C")


def test_what_no_font_has_is_left_out_and_named(typesetter: Typesetter) -> None:
    line = typesetter.line("a\U000f0123b\ufe0f\u200d")
    assert line.missing == {"\U000f0123"}
    assert "".join(glyph.text for glyph in line.glyphs).startswith("ab")
    assert line.width == pytest.approx(typesetter.line("ab").width, abs=400)


@settings(max_examples=60)
@given(st.text(max_size=12))
def test_any_text_is_set(text: str) -> None:
    line = Typesetter().line(text)
    assert line.width >= 0
    assert all(glyph.number > 0 for glyph in line.glyphs if glyph.face is not None)
    assert line.missing <= set(text)


def test_a_family_is_taken_by_its_name_and_others_help_out() -> None:
    with installed(small_font("Test Boxes")):
        typesetter = Typesetter("Test Boxes")
        assert typesetter.family == "Test Boxes"
        assert typesetter.line("ABC").width == pytest.approx(2100)
        line = typesetter.line("AxBC A")
        assert len({glyph.face for glyph in line.glyphs}) == 2
        # In the order of the text, also where the font changes; Qt 6.11 says it wrongly.
        assert "".join(glyph.text for glyph in line.glyphs) == "AxBC A"
        assert [glyph.width for glyph in line.glyphs if glyph.text in "ABC"] == [
            ADVANCE[each] for each in "ABCA"
        ]


def test_a_font_that_may_not_be_embedded_is_not_taken() -> None:
    with installed(small_font("Test Locked", rights=2)):
        typesetter = Typesetter("Test Locked")
        assert typesetter.family == OUR_FONT
    assert Typesetter("No Such Font").family == OUR_FONT


def test_what_the_family_lacks_is_named_with_the_family_that_has_it() -> None:
    with installed(small_font("Test Boxes")):
        # Ours goes before any other that happens to be installed.
        assert Typesetter("Test Boxes").line("AxB Ж").borrowed == {"x": OUR_FONT, "Ж": OUR_FONT}
    line = Typesetter().line("Łódź Жук 10–8 ½")
    assert not line.borrowed and not line.missing


def test_a_character_of_a_font_that_may_not_be_embedded_comes_from_another(monkeypatch) -> None:
    free = Typesetter()
    usual = text_module.may_be_embedded
    name = free.line("a").glyphs[0].face._font.familyName()
    with installed(small_font("Test Boxes")):
        # What Qt takes for "x" is locked; what has to help out is in the list.
        monkeypatch.setattr(
            text_module,
            "may_be_embedded",
            lambda font: font.familyName() != name and usual(font),
        )
        typesetter = Typesetter("Test Boxes")
        line = typesetter.line("AxB")
        assert "".join(glyph.text for glyph in line.glyphs) in {"AxB", "AB"}
        assert ("x" in line.missing) == (len(line.glyphs) == 2)
        assert all(glyph.face._font.familyName() != name for glyph in line.glyphs)
