from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.shapes import Circle, Path, PieceShape, Rect, Text
from fenedit.diagram.svg import elements, escaped

LINE = (("M", 1, 1), ("L", 2, 0.876543), ("Z",), ("M", 3, 1))


@given(st.text())
def test_any_text_can_stand_in_xml(text) -> None:
    read = ET.fromstring(f'<a b="{escaped(text)}">{escaped(text)}</a>')
    assert (read.text or "") == read.get("b")


def test_text_stays_but_for_what_xml_forbids() -> None:
    assert escaped('a<b> & "c" ♔\n\x00\ud800\ufffe😀') == "a&lt;b&gt; &amp; &quot;c&quot; ♔ 😀"


def test_every_shape_is_an_element() -> None:
    shapes = (
        Rect(0, 1, 2, 3, "#ff0000", 0.5),
        Circle(1, 2, 3, "", "#00ff00", 0.5),
        Path(LINE, "#0000ff", even_odd=True),
        PieceShape("K", 0.04, 1.04, 0.92),
        Text(1, 2, "a<b", 0.5, "#000000", "middle", bold=True),
    )
    assert list(elements(shapes, reference='href="#')) == [
        '<rect x="0" y="100" width="200" height="300" fill="#ff0000" opacity="0.5"/>',
        '<circle cx="100" cy="200" r="300" fill="none" stroke="#00ff00" stroke-width="50"/>',
        '<path d="m100 100l100-12.35zm200 0" fill-rule="evenodd" fill="#0000ff"/>',
        '<use href="#wK" x="0" y="100"/>',
        '<text x="100" y="200" fill="#000000"'
        " font-family=\"'FenEdit Serif','PT Serif',serif\""
        ' font-weight="bold" font-size="50" text-anchor="middle">a&lt;b</text>',
    ]
