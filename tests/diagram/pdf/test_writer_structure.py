"""What is read out of a PDF: its parts, in their order, and what pictures show."""

import re
import zlib

import pytest

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.paint import measure_in
from fenedit.diagram.pdf import PdfWriter, pdf_bytes
from fenedit.diagram.picture import PageItem, PlacedPicture, picture_of, words_of
from fenedit.diagram.shapes import Rect, Text
from fenedit.diagram.sheet.layout import Furniture, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption
from tests.helpers.diagrams import piece_set
from tests.helpers.pdf_objects import unpacked

pytestmark = pytest.mark.usefixtures("qapp")

POSITION = parse_fen("8/8/8/8/8/k1K5/8/1R6 w - - 0 1")
DIAGRAM = Diagram(POSITION.placement)
HEAD = Text(10, 10, "1", 10, "#000000", begins="P")
NAME = Text(30, 10, "Sam Loyd", 10, "#000000")
ASIDE = Text(10, 90, "page 7", 10, "#000000", begins="aside")


def figure() -> PlacedPicture:
    picture = picture_of(DIAGRAM, DiagramStyle())
    return PlacedPicture(picture, 10, 20, 5, words=words_of(DIAGRAM))


def document(*pages: tuple[PageItem, ...]) -> bytes:
    writer = PdfWriter(piece_set(), "T", language="de")
    for items in pages:
        writer.add_page(100, 100, items)
    return writer.write()


def written(*pages: tuple[PageItem, ...]) -> bytes:
    return unpacked(document(*pages))


def marks(data: bytes) -> list[str]:
    """Return the marks on all pages, in their order."""
    streams = re.findall(rb"stream\n(.*?)\nendstream", data, re.DOTALL)
    texts = [zlib.decompress(each).decode("latin-1") for each in streams]
    return [
        mark
        for text in texts
        for mark in re.findall(r"(?m)^(/\w+ (?:<</MCID \d+>> BDC|BMC)|EMC)$", text)
        if mark != "EMC" or "1 0 0 -1" in text
    ]


def elements(data: bytes) -> list[tuple[str, str]]:
    """Return the role and the number of each element, in the order in which they are read."""
    objects = dict(re.findall(rb"\n(\d+) 0 obj\n(.*?)\nendobj", data, re.DOTALL))
    (kids,) = re.findall(rb"/S /Document.*?/K \[(.*?)\]", data)
    found = []
    for number in re.findall(rb"(\d+) 0 R", kids):
        role, place = re.findall(rb"/S /(\w+) .*/K (\d+)", objects[number])[0]
        found.append((role.decode(), place.decode()))
    return found


def test_parts_are_read_in_their_order_and_asides_are_not() -> None:
    rule = Rect(0, 95, 100, 1, "#000000")
    data = written((HEAD, NAME, figure(), NAME, rule, ASIDE), (HEAD, rule))
    assert elements(data) == [("P", "0"), ("Figure", "1"), ("P", "2"), ("P", "0")]
    assert marks(data) == [
        *("/P <</MCID 0>> BDC", "EMC", "/Figure <</MCID 1>> BDC", "EMC"),
        *("/P <</MCID 2>> BDC", "EMC", "/Artifact BMC", "EMC"),
        *("/P <</MCID 0>> BDC", "EMC", "/Artifact BMC", "EMC"),
    ]
    assert b"/MarkInfo <</Marked true>>" in data and b"/Lang (de)" in data
    assert data.count(b"/StructParents") == 2


def test_elements_take_little_room() -> None:
    def size(paragraphs: int) -> int:
        return len(document(*((HEAD,) * paragraphs for _ in range(4))))

    # With what writes it. As text an element and its place take 90 bytes.
    assert size(200) - size(100) < 25 * 400


def test_a_page_without_words_has_no_parts() -> None:
    data = written((Rect(0, 0, 1, 1, "#000000"),), ())
    assert elements(data) == []
    assert b"/StructParents" not in data


def test_a_figure_is_told_and_has_its_place() -> None:
    data = written((figure(),))
    assert b"/Alt (White: Kc3 Rb1. Black: Ka3)" in data
    assert b"/BBox [10 40 50 80]" in data
    assert b"/Alt (White: Kc3 Rb1. Black: Ka3)" in pdf_bytes(DIAGRAM, DiagramStyle(), piece_set())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "Białe: Kc3 Wb1. Czarne: Ka3. White begins"),
        ("tlh", "White: Kc3 Rb1. Black: Ka3. White begins"),
    ],
)
def test_it_is_told_in_the_language_of_the_sheet(language: str, words: str) -> None:
    entries = [sheet_entry(POSITION, Caption(1, "Fin", solution="1.Ra1#"))]
    writer = PdfWriter(piece_set())
    furniture = Furniture("Header", movers=("White begins", "Black begins"), language=language)
    pages = list(sheet_pages(entries, SheetStyle(), DiagramStyle(), measure_in(""), furniture))
    for page in pages:
        writer.add_page(page.width, page.height, page.items)
    (told,) = [item.words for item in pages[0].items if isinstance(item, PlacedPicture)]
    assert told == words
    # The title and the caption; the solutions' heading, and one entry.
    roles = [role for role, _ in elements(unpacked(writer.write()))]
    assert roles == ["P", "Figure", "H1", "P"]
