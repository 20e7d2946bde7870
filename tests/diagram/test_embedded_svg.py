import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.embedded import ELEMENT, NAMESPACE, RECORD_ELEMENT, position_in_svg

FEN = "8/8/8/8/8/8/8/K1k5 w - - 0 1"
SVG = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
KEPT = f'<metadata><{ELEMENT} xmlns="{NAMESPACE}" program="FenEdit">{{}}</{ELEMENT}></metadata>'
PICTURE = SVG.format(KEPT.format(FEN))


@pytest.mark.parametrize(
    "svg",
    [
        PICTURE,
        SVG.format(f'<g/><metadata><f:fen xmlns:f="{NAMESPACE}">\n {FEN}\n</f:fen></metadata>'),
        SVG.format(KEPT.format(FEN) + KEPT.format("another")),
        # What broke off after the FEN.
        PICTURE.partition("</metadata>")[0] + "<oops",
    ],
)
def test_the_fen_is_found_also_where_other_programs_rewrote_the_file(svg) -> None:
    assert position_in_svg(svg.encode()) == FEN
    assert position_in_svg(b'<?xml version="1.0"?>\n<!-- x -->' + svg.encode()) == FEN


def test_of_a_record_and_a_fen_the_first_is_read() -> None:
    record = f'<metadata><{RECORD_ELEMENT} xmlns="{NAMESPACE}">{{}}</{RECORD_ELEMENT}></metadata>'
    for first, second in ((record, KEPT), (KEPT, record)):
        svg = SVG.format(first.format("one") + second.format("two"))
        assert position_in_svg(svg.encode()) == "one"
    for damaged in ("8" * 5000, " ", "8/8\u202e w"):
        svg = SVG.format(record.format(damaged) + KEPT.format(FEN))
        assert position_in_svg(svg.encode()) == FEN


def test_a_file_in_another_encoding_is_read() -> None:
    assert position_in_svg(PICTURE.encode("utf-16")) == FEN


def test_what_stands_for_characters_is_resolved() -> None:
    assert position_in_svg(SVG.format(KEPT.format("a &amp; b &#60;")).encode()) == "a & b <"


@pytest.mark.parametrize(
    "svg",
    [
        "",
        SVG.format(""),
        SVG.format(KEPT.format(" ")),
        SVG.format(f"<metadata><fen>{FEN}</fen></metadata>"),
        KEPT.format(FEN),
        PICTURE[:-60],
        f"<!DOCTYPE svg>{PICTURE}",
        f'<!DOCTYPE svg [<!ENTITY a "{FEN}">]>' + SVG.format(KEPT.format("&a;")),
        SVG.format(KEPT.format("8" * 5000)),
        SVG.format("<g>" * 300 + KEPT.format(FEN) + "</g>" * 300),
        PICTURE + " " * (4 << 20),
    ],
    ids=[
        *("nothing", "no metadata", "blank", "foreign", "no svg", "broken off", "doctype"),
        *("entity", "long", "deep", "large"),
    ],
)
def test_where_none_is_none_is_found(svg) -> None:
    assert position_in_svg(svg.encode()) is None


@given(st.binary() | st.text().map(str.encode))
def test_nothing_that_is_no_picture_does_harm(data) -> None:
    assert position_in_svg(data) is None


@given(st.integers(0, len(PICTURE)), st.binary(max_size=6), st.integers(0, 6))
def test_a_damaged_picture_does_no_harm(place, bytes_, removed) -> None:
    data = PICTURE.encode()
    position_in_svg(data[:place] + bytes_ + data[place + removed :])
