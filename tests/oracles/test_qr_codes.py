"""ZBar, which we did not write, on the QR codes of sheets: it reads what they should say."""

import subprocess
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image, ImageOps

from fenedit.diagram.options import BOOKS, SheetChoice
from fenedit.diagram.paint import measure_in
from fenedit.diagram.pdf import PdfWriter
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import PageTexts, SheetEntry, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.puzzle import Caption
from fenedit.notation.spellings.export import LINKS, link_to
from tests.helpers.oracles import program

pytestmark = pytest.mark.usefixtures("qapp")
SETS = Path(__file__).parents[2] / "resources" / "pieces"
FENS = (
    "8/8/8/8/8/8/8/K1k3N1 w - - 0 1",
    "r1b1k2r/p1p1p1p1/1p1p1p1p/n1n1q1b1/N1N1Q1B1/1P1P1P1P/P1P1P1P1/R1B1K2R b KQkq - 23 117",
)


def read(picture: Path) -> set[str]:
    done = subprocess.run(
        [program("zbarimg"), "-q", "--raw", picture], capture_output=True, text=True, check=True
    )
    return {*done.stdout.splitlines()}


def linked(code: str) -> list[SheetEntry]:
    positions = [START_POSITION, *map(parse_fen, FENS)]
    caption = Caption(1, stipulation="White to move and win", pieces="(16+16)")
    links = (link_to(each, code, chess960=False, flipped=False) for each in positions)
    return [
        SheetEntry(sheet_entry(position, caption).diagram, caption, link=link)
        for position, link in zip(positions, links, strict=True)
    ]


@pytest.mark.parametrize("code", LINKS)
def test_codes_on_pages_are_read_at_the_resolution_of_a_phone(tmp_path: Path, code: str) -> None:
    program("pdftoppm")
    sheet, style = SheetStyle(per_page=6, link=code), SheetChoice().style
    writer = PdfWriter(load_piece_set(SETS / "ely"), "a")
    for page in sheet_pages(linked(code), sheet, style, measure_in("")):
        writer.add_page(page.width, page.height, page.items)
    (tmp_path / "a.pdf").write_bytes(writer.write())
    subprocess.run(
        ["pdftoppm", "-r", "300", "-png", "-singlefile", "a.pdf", "a"], cwd=tmp_path, check=True
    )
    assert read(tmp_path / "a.png") == {entry.link for entry in linked(code)}


def test_pictures_of_codes_in_word_are_read(tmp_path: Path) -> None:
    pieces = load_piece_set(SETS / "ely")
    book = BOOKS["docx"](SheetStyle(link=LINKS[0]), SheetChoice().style, PageTexts(), pieces)
    for entry in linked(LINKS[0]):
        book.add(entry)
    with (
        ZipFile(BytesIO(book.write())) as file,
        Image.open(BytesIO(file.read("word/media/2.png"))) as code,
    ):
        # The white around it is the page's.
        ImageOps.expand(code.convert("L"), 16, 255).save(tmp_path / "a.png")
    assert read(tmp_path / "a.png") == {linked(LINKS[0])[0].link}
