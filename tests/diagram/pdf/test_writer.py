import re
import zlib
from pathlib import Path

import pytest

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_pdf
from fenedit.diagram.paint import measure_in
from fenedit.diagram.pdf import PdfWriter, pdf_bytes
from fenedit.diagram.picture import PageItem, PlacedPicture, picture_of, words_of
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.diagram.shapes import Circle, PieceShape, Rect, Text
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnArrow, Highlight, MarkColour, Marks, SquareLabel
from fenedit.notation.position import START_PLACEMENT
from fenedit.notation.puzzle import Caption
from tests.helpers.diagrams import piece_set
from tests.helpers.pdf_objects import unpacked
from tests.helpers.small_fonts import installed, small_font

FENLAND = Path(__file__).parents[3] / "resources" / "pieces" / "fenland"
FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
MARKS = Marks(
    arrows=(DrawnArrow(MarkColour.GREEN, 12, 28),), highlights=(Highlight(MarkColour.RED, 12),)
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def pieces(qapp) -> PieceSet:
    return load_piece_set(FENLAND)


def _streams(data: bytes) -> list[str]:
    found = re.findall(rb"stream\n(.*?)\nendstream", data, re.DOTALL)
    return [zlib.decompress(each).decode("latin-1") for each in found]


def _placed(style: DiagramStyle | None = None, fen: str = FEN, x: float = 50) -> PlacedPicture:
    diagram = Diagram(START_PLACEMENT, fen, marks=MARKS)
    return PlacedPicture(picture_of(diagram, style or DiagramStyle()), x, 100, 20, fen)


def test_the_page_of_one_diagram_is_as_large_as_the_picture(pieces: PieceSet) -> None:
    diagram = Diagram(START_PLACEMENT, FEN, title="White to move")
    style = DiagramStyle(size=400, mover_mark=True)
    assert b"/MediaBox [0 0 300 282.35294]" in pdf_bytes(diagram, style, pieces)
    assert b"/MediaBox [0 0 170 160]" in pdf_bytes(diagram, style, pieces, width_mm=170 / 72 * 25.4)
    data = pdf_bytes(diagram, style, pieces)
    assert positions_in_pdf(data) == (FEN,)
    assert b"/Title (White to move)" in data and b"/DisplayDocTitle true" in data
    assert b"FEN: rnbqkbnr" in data


def test_the_same_diagram_is_the_same_file(pieces: PieceSet) -> None:
    labels = (SquareLabel(MarkColour.RED, 36, "Ł?"),)
    diagram = Diagram(START_PLACEMENT, FEN, marks=MARKS._replace(labels=labels))
    assert pdf_bytes(diagram, DiagramStyle(), pieces) == pdf_bytes(diagram, DiagramStyle(), pieces)


def test_what_diagrams_share_is_written_once(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    for _ in range(3):
        writer.add_page(595, 842, (_placed(), _placed(x=300)))
    data = unpacked(writer.write())
    # Twelve pieces, the squares, the coordinates.
    assert data.count(b"/Subtype /Form") == 14
    assert data.count(b"/Type /Page/") == 3
    assert data.count(b"/Type /Font") == 0


def test_each_style_has_its_own_squares(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    writer.add_page(595, 842, (_placed(), _placed(DiagramStyle(scheme="Grey")), _placed()))
    # Those of the scheme for print have pieces of their own, too.
    assert writer.write().count(b"/Subtype /Form") == 28


def test_a_page_begins_at_the_top_and_has_round_pens(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    writer.add_page(100, 50, (Rect(1, 2, 3, 4, "#ff0000"), Circle(5, 5, 1, opacity=0.5)))
    (content,) = _streams(writer.write())
    marked = "/Artifact BMC\n1 0 0 rg 1 2 3 4 re f\nEMC"
    assert content == f"1 0 0 -1 0 50 cm 1 J 1 j\n{marked}"


def test_layers_come_in_their_order(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    item = _placed(DiagramStyle(background="#123456", margin=1))
    writer.add_page(595, 842, (item, PieceShape("K", 1, 2, 30)))
    page = _streams(writer.write())[-1]
    lines = page.split("\n")
    assert lines[1:4] == ["/Figure <</MCID 0>> BDC", "q", "20 0 0 20 70 120 cm"]
    lines = [each for each in lines if not re.search("BDC|BMC|EMC", each)]
    assert lines[3].endswith("-1 -1 10 10 re f")
    # Light squares, dark ones, the highlight, the first piece.
    assert lines[4].endswith(" 0 0 8 8 re f") and lines[5] == "/X0 Do"
    assert lines[6].startswith("q /G0_5 gs") and lines[7].startswith("q 0.92 0 0 0.92 0.04 0.04")
    assert lines[-2] == "Q"
    assert lines[-1].startswith("q 30 0 0 30 1 2 cm /X")


def test_a_text_in_a_picture_is_written_too(pieces: PieceSet) -> None:
    picture = _placed().picture._replace(shapes=(Text(1, 1, "A", 1, "#000000"),))
    writer = PdfWriter(pieces)
    writer.add_page(100, 100, (PlacedPicture(picture, 0, 0, 10),))
    assert any("BT" in each for each in _streams(writer.write()))


def test_a_text_upside_down_is_turned_about_its_anchor(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    for turned in (False, True):
        writer.add_page(100, 60, (Text(50, 30, "Ab", 20, "#000000", upside_down=turned),))
    upright, turned = (_streams(writer.write())[n] for n in (0, 1))
    assert "q -1 0 0 -1 100 60 cm" in turned
    assert upright.replace("ET", "ET Q") == turned.replace("q -1 0 0 -1 100 60 cm ", "")


def test_opacities_are_states(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    writer.add_page(100, 100, (Rect(0, 0, 1, 1, "#000000", 0.5), Rect(0, 0, 2, 2, "#000000", 0.25)))
    data = writer.write()
    assert b"/G0_5 <</ca 0.5/CA 0.5>>" in data
    assert b"/G0_25 <</ca 0.25/CA 0.25>>" in data


def test_text_has_its_font(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    writer.add_page(
        300, 100, (Text(1, 1, "A", 10, "#000000"), Text(1, 1, "A", 10, "#000000", bold=True))
    )
    data = unpacked(writer.write())
    assert re.findall(rb"/FontName /[A-Z]{6}\+([\w-]+)", data) == [
        b"FenEditSerif-Regular",
        b"FenEditSerif-Bold",
    ]


def test_labels_are_in_the_font_of_the_style(pieces: PieceSet) -> None:
    marks = Marks(labels=(SquareLabel(MarkColour.RED, 27, "AB"),))
    with installed(small_font("Test Boxes")):
        data = pdf_bytes(
            Diagram(START_PLACEMENT, marks=marks), DiagramStyle(font="Test Boxes"), pieces
        )
    data = unpacked(data)
    assert data.count(b"/Type0") == 1 and b"+TestBoxes" in data


def test_what_is_missing_or_borrowed_is_named(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    writer.add_page(300, 100, (Text(1, 1, "Łódź\U000f0123", 10, "#000000", italic=True),))
    assert (writer.missing, writer.borrowed) == ({"\U000f0123"}, {})
    with installed(small_font("Test Boxes")):
        writer = PdfWriter(pieces, font="Test Boxes")
        writer.add_page(300, 100, (Text(1, 1, "AxB", 10, "#000000"),))
        writer.write()
    assert writer.borrowed.keys() == {"x"}


def test_positions_are_kept_in_order_and_those_without_left_out(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces, "Łódź", language="pl")
    writer.add_page(595, 842, (_placed(fen="second"), _placed(fen="")))
    writer.add_page(595, 842, (_placed(fen="first"),))
    data = writer.write()
    assert positions_in_pdf(data) == ("second", "first")
    data = unpacked(data)
    assert b"/Keywords" not in data
    assert b"/Title <feff014100f30064017a>" in data
    assert b"/Lang (pl)" in data


def test_without_a_title_there_is_none(pieces: PieceSet) -> None:
    writer = PdfWriter(pieces)
    writer.add_page(10, 10, ())
    data = writer.write()
    for key in (b"CreationDate", b"/Title", b"DisplayDocTitle", b"FenEditPositions"):
        assert key not in data


def test_a_title_is_a_line(pieces: PieceSet) -> None:
    data = pdf_bytes(Diagram(START_PLACEMENT, title="a\n\tb "), DiagramStyle(), pieces)
    assert b"/Title (a b)" in data


_SETTING = re.compile(r"(?:^|\s)((?:-?[\d.]+\s+){1,4})(g|G|rg|RG|k|K|cs|CS|sc|SC|scn|SCN)(?=\s)")


def _colours(data: bytes) -> set[tuple[str, str]]:
    """Return all operators that set colours in a document, with their numbers."""
    found = (_SETTING.findall(each) for each in _streams(data))
    return {(numbers.strip(), operator) for some in found for numbers, operator in some}


@pytest.mark.parametrize("scheme", ["Grey", "Hatched"])
def test_a_scheme_for_print_has_greys_alone(pieces: PieceSet, scheme: str) -> None:
    style = DiagramStyle(scheme=scheme, frame=0.05, mover_mark=True)
    writer = PdfWriter(pieces)
    writer.add_page(595, 842, (_placed(style), Text(1, 1, "A", 10, "#000000")))
    assert {operator for _, operator in _colours(writer.write())} <= {"g", "G"}


@pytest.mark.parametrize("flipped", [False, True])
def test_hatching_and_pieces_are_pure_black_and_white(pieces: PieceSet, flipped: bool) -> None:
    style = DiagramStyle(scheme="Hatched", frame=0.05, mover_mark=True)
    diagram = Diagram(START_PLACEMENT, FEN, flipped=flipped)
    data = pdf_bytes(diagram, style, pieces)
    assert _colours(data) == {("0", "g"), ("1", "g"), ("0", "G"), ("1", "G")}


def test_cmyk_is_black_alone(pieces: PieceSet) -> None:
    data = pdf_bytes(
        Diagram(START_PLACEMENT, FEN, marks=MARKS), DiagramStyle(scheme="Grey"), pieces, cmyk=True
    )
    assert {operator for _, operator in _colours(data)} == {"k", "K"}
    assert all(numbers.startswith("0 0 0 ") for numbers, _ in _colours(data))
    assert ("0 0 0 1", "k") in _colours(data) and ("0 0 0 0", "k") in _colours(data)
    # Marks, squares.
    assert any(0 < float(numbers.split()[3]) < 1 for numbers, _ in _colours(data))


# What is read out of a PDF: its parts, in their order, and what pictures show.


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
    page_texts = PageTexts("Header", movers=("White begins", "Black begins"), language=language)
    pages = list(sheet_pages(entries, SheetStyle(), DiagramStyle(), measure_in(""), page_texts))
    for page in pages:
        writer.add_page(page.width, page.height, page.items)
    (told,) = [item.words for item in pages[0].items if isinstance(item, PlacedPicture)]
    assert told == words
    # The title and the caption; the solutions' heading, and one entry.
    roles = [role for role, _ in elements(unpacked(writer.write()))]
    assert roles == ["P", "Figure", "H1", "P"]
