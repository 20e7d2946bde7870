"""Sheets as DOCX, read back as a ZIP of XML."""

from dataclasses import replace
from io import BytesIO
from xml.etree import ElementTree
from zipfile import ZipFile

from pytest import approx

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.docx import DocxBook
from fenedit.diagram.sheet.layout import HANDOUT, PageTexts, SheetStyle, sheet_entry
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption

FEN = "8/8/1p6/1P1R4/2P1k3/4p1N1/1K2P3/3Q4 w - - 0 1"
W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
ALT = "{http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing}docPr"
CAPTION = Caption(
    1, "Fin", "A. <Composer>", "S & T 1977", "", "#2", "(7+3)", "1.Qd4! (zz)\n   1…Kxd4 2.Rd5#"
)
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360f8ffff3f0005fe02fea7d6059b0000000049454e44ae426082"
)


def book(sheet: SheetStyle, *captions: Caption, drawn: list[DiagramStyle] | None = None) -> ZipFile:
    def draw(_diagram: Diagram, style: DiagramStyle) -> bytes:
        if drawn is not None:
            drawn.append(style)
        return PIXEL

    page_texts = PageTexts("Ten & more", name_and_date=("Naam", "Datum"), language="nl")
    made = DocxBook(sheet, SheetChoice().style, page_texts, draw=draw)
    for caption in captions:
        made.add(sheet_entry(parse_fen(FEN), caption))
    file = ZipFile(BytesIO(made.write()))
    for name in file.namelist():
        if not name.endswith(".png"):
            ElementTree.fromstring(file.read(name))
    return file


def body(file: ZipFile) -> ElementTree.Element:
    return ElementTree.fromstring(file.read("word/document.xml"))


def lines(element: ElementTree.Element) -> list[str]:
    """Return the texts of paragraphs that have some."""
    texts = ("".join(text.text or "" for text in p.iter(f"{W}t")) for p in element.iter(f"{W}p"))
    return list(filter(None, texts))


def test_a_diagram_is_a_picture_with_its_words_around_it_as_text():
    drawn: list[DiagramStyle] = []
    file = book(SheetStyle(per_page=4, above="number-source"), CAPTION, drawn=drawn)
    assert lines(body(file)) == [
        "1  A. <Composer>",
        "S & T 1977",
        "□ #2(7+3)",
        "Solutions",
        "1  A. <Composer>, S & T 1977",
        "1.Qd4! (zz)",
        "1…Kxd4 2.Rd5#",
    ]
    (told,) = body(file).iter(ALT)
    # In the language of the sheet.
    assert told.get("descr", "").startswith("Wit: Kb2") and "White to move" in told.get("descr", "")
    assert file.read("word/media/1.png") == PIXEL
    # 300 dots an inch: the extent is in 914,400ths of one.
    (extent,) = body(file).iter(ALT.replace("docPr", "extent"))
    assert drawn[0].size == round(int(extent.get("cx", "")) / 914_400 * 300)
    assert not drawn[0].mover_mark and drawn[0].background == "#ffffff"
    assert "Ten &amp; more" in file.read("core.xml").decode()
    assert "PAGE" in file.read("word/footer.xml").decode()


def test_rows_stay_whole_and_the_last_one_is_filled():
    file = book(SheetStyle(per_page=4), *(CAPTION._replace(number=n) for n in range(1, 6)))
    rows = list(body(file).iter(f"{W}tr"))
    assert [len(list(row.iter(f"{W}tc"))) for row in rows] == [2, 2, 2]
    assert all(row.find(f"{W}trPr/{W}cantSplit") is not None for row in rows)
    assert len(file.namelist()) == len(set(file.namelist()))
    # Each page has a table of its own.
    assert [len(list(table.iter(f"{W}tr"))) for table in body(file).iter(f"{W}tbl")] == [2, 1]
    assert len(list(body(file).iter(f"{W}pageBreakBefore"))) == 1


def test_name_and_date_return_on_each_page_of_diagrams():
    file = book(replace(SheetStyle(), **HANDOUT), CAPTION)
    first, *_ = body(file).iter(f"{W}tr")
    assert first.find(f"{W}trPr/{W}tblHeader") is not None
    assert lines(first) == ["Naam Datum "]


def test_solutions_have_two_columns_if_there_are_any():
    def columns(file: ZipFile) -> list[str | None]:
        return [each.get(f"{W}num") for each in body(file).iter(f"{W}cols")]

    # Sections around them balance them.
    assert columns(book(SheetStyle(solutions="foot"), CAPTION)) == ["1", "1", "2", "1"]
    assert columns(book(SheetStyle(solutions="none"), CAPTION)) == ["1"]
    assert columns(book(SheetStyle(), CAPTION._replace(solution=""))) == ["1"]
    assert "not given" in lines(body(book(SheetStyle(), CAPTION, CAPTION._replace(solution=""))))


def test_the_paper_is_that_of_the_sheet():
    file = book(SheetStyle("A5", landscape=True), CAPTION)
    paper = next(body(file).iter(f"{W}pgSz"))
    assert (paper.get(f"{W}w"), paper.get(f"{W}h")) == ("11906", "8391")
    assert paper.get(f"{W}orient") == "landscape"


def test_facing_pages_have_inner_margins_and_outer_numbers():
    def parts(sheet: SheetStyle) -> tuple[str, list[str], list[int]]:
        file = book(sheet, CAPTION)
        feet = [
            "".join(
                "number" if each.tag.endswith("fldSimple") else each.tag.removeprefix(W)
                for each in ElementTree.fromstring(file.read(f"word/{name}.xml")).iter()
                if each.tag in (f"{W}tab", f"{W}fldSimple") and each.get(f"{W}val") is None
            )
            for name in ("footer", "footer_even")
        ]
        lefts = [int(each.get(f"{W}left", "")) for each in body(file).iter(f"{W}pgMar")]
        return file.read("word/settings.xml").decode(), feet, lefts

    plain, feet, before = parts(SheetStyle())
    facing, _, after = parts(SheetStyle(binding=20))
    assert feet == ["tabnumber", "numbertab"]
    assert "mirrorMargins" not in plain and "evenAndOddHeaders" not in plain
    assert "mirrorMargins" in facing and "evenAndOddHeaders" in facing
    assert after[1] - before[1] == round(20 / 25.4 * 1440)


def test_a_code_of_a_link_is_a_picture_of_its_own():
    link = "https://a.org/b&c"
    made = DocxBook(SheetStyle(link="lichess"), SheetChoice().style, draw=lambda *_: PIXEL)
    made.add(replace(sheet_entry(parse_fen(FEN), CAPTION), link=link))
    file = ZipFile(BytesIO(made.write()))
    assert [told.get("descr") for told in body(file).iter(ALT)][1] == link
    extent = [*body(file).iter(ALT.replace("docPr", "extent"))][1]
    assert int(extent.get("cx", "")) == approx(15 * 36_000, abs=10)
    assert file.read("word/media/2.png")[1:4] == b"PNG"


def test_an_empty_header_or_footer_takes_no_room():
    for part in ("header", "footer"):
        for text, heights in (("", ["20"]), ("x", [])):
            sheet = SheetStyle(header=text, footer=text, page_numbers=False)
            xml = ElementTree.fromstring(book(sheet, CAPTION).read(f"word/{part}.xml"))
            assert [each.get(f"{W}line") for each in xml.iter(f"{W}spacing")] == heights


def test_boards_do_not_shrink_to_nothing_for_many_lines():
    words = CAPTION._replace(more=("Condition",) * 80)
    (extent,) = (
        each
        for each in body(book(SheetStyle(per_page=12), words)).iter()
        if "cx" in each.attrib and each.tag.endswith("}extent")
    )
    assert int(extent.get("cx")) > 360_000
