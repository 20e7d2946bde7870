from collections.abc import Callable

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QRawFont

from fenedit.diagram.pdf.typesetting import Face, identity, may_be_embedded
from tests.helpers.small_fonts import ADVANCE, GLYPHS, small_font

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
