"""Poppler and qpdf, which we did not write, on our PDFs: they show and say what we meant."""

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.paint import in_one_ink, measure_in, paint_shapes
from fenedit.diagram.pdf import PdfWriter
from fenedit.diagram.picture import PlacedPicture, picture_of
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.diagram.shapes import Circle, Rect, Shape, Text
from fenedit.diagram.shapes import Path as Outline
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import START_PLACEMENT, START_POSITION
from fenedit.notation.puzzle import Caption
from tests.helpers.pictures import pixels

pytestmark = pytest.mark.usefixtures("qapp")

SETS = Path(__file__).parents[2] / "resources" / "pieces"
FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
MARKS = Marks(
    arrows=(DrawnArrow(MarkColour.GREEN, 12, 28), DrawnArrow(MarkColour.RED, 62, 45)),
    circles=(DrawnCircle(MarkColour.BLUE, 27),),
    highlights=(Highlight(MarkColour.YELLOW, 20),),
    labels=(SquareLabel(MarkColour.RED, 36, "7"), SquareLabel(MarkColour.GREEN, 60, "!?")),
)
STYLES = {
    "walnut": DiagramStyle(),
    "hatched": DiagramStyle(
        scheme="Hatched", coordinates=Coordinates.OUTSIDE, frame=0.05, mover_mark=True
    ),
    "grey": DiagramStyle(scheme="Grey", coordinates=Coordinates.NONE, margin=0.5),
    "slate": DiagramStyle(scheme="Slate", background="#f4ecd8", margin=0.25, frame=0.1),
}
LINES = [
    ("Mate in 3 moves (10+8)", False, False),
    ("Zażółć gęślą jaźń", True, False),
    ("Жуков – Мат в 3 хода", False, True),
    ("Größe, office, AVATAR", True, True),
]


def _run(program: str, *arguments: object, path: Path) -> str:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not here")
    result = subprocess.run(
        [program, *map(str, arguments)], cwd=path, capture_output=True, check=False
    )
    # Not a word of complaint either.
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout.decode()


def _raster(data: bytes, folder: Path, dpi: float = 72) -> QImage:
    folder.joinpath("page.pdf").write_bytes(data)
    _run("pdftoppm", "-r", dpi, "-png", "-singlefile", "page.pdf", "page", path=folder)
    return QImage(str(folder / "page.png"))


def _painted(shapes: tuple[Shape, ...], like: QImage, pieces: PieceSet, scale: float) -> QImage:
    image = QImage(like.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_shapes(painter, shapes, pieces)
    painter.end()
    return image


def _assert_alike(one: QImage, other: QImage) -> None:
    """Edges may be smoothed otherwise; what is drawn, where, and in what colour, may not differ."""
    assert one.size() == other.size()
    apart = np.abs(pixels(one) - pixels(other)).max(axis=2)
    # Poppler draws the slanting lines of hatching a little thinner than Qt.
    assert apart.mean() < 4.5
    assert (apart > 100).mean() < 0.01
    # Of any 5 by 5 pixels, an edge takes a part.
    height, width = (side - side % 5 for side in apart.shape)
    blocks = apart[:height, :width].reshape(height // 5, 5, width // 5, 5).min(axis=(1, 3))
    assert blocks.max() < 5


@pytest.fixture(scope="module")
def pieces(qapp) -> PieceSet:
    return load_piece_set(SETS / "fenland")


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
@pytest.mark.parametrize("flipped", [False, True])
def test_poppler_shows_what_qt_paints(
    style: DiagramStyle, flipped: bool, pieces: PieceSet, tmp_path: Path
) -> None:
    diagram = Diagram(START_PLACEMENT, FEN, "b", flipped, MARKS)
    picture = picture_of(diagram, style)
    frame, scale, left, top = picture.frame, 50, 40, 30
    # The board on whole pixels, as smoothing is not what is compared.
    x, y = left - frame.left * scale, top - frame.top * scale
    writer = PdfWriter(pieces)
    writer.add_page(500, 500, (PlacedPicture(picture, x, y, scale),))
    shown = _raster(writer.write(), tmp_path)
    around = Rect(x, y, frame.width * scale, frame.height * scale, style.background or "#ffffff")
    image = _painted((around,), shown, pieces, 1)
    painter = QPainter(image)
    painter.translate(left, top)
    painter.scale(scale, scale)
    paint_shapes(painter, picture.shapes, in_one_ink(pieces) if picture.one_ink else pieces)
    painter.end()
    _assert_alike(shown, image)


def test_shapes_on_a_page_are_where_they_belong(pieces: PieceSet, tmp_path: Path) -> None:
    star = (("M", 60, 10), ("L", 90, 100), ("L", 15, 40), ("L", 105, 40), ("L", 30, 100), ("Z",))
    shapes = (
        Rect(5, 5, 190, 110, "#c8d8e8"),
        Outline(star, "#a02020", even_odd=True),
        Outline(star, stroke="#000000", stroke_width=6, opacity=0.5),
        Circle(150, 60, 30, "#20a020", "#202080", 8),
    )
    writer = PdfWriter(pieces)
    writer.add_page(200, 120, shapes)
    shown = _raster(writer.write(), tmp_path, dpi=144)
    assert (shown.width(), shown.height()) == (400, 240)
    _assert_alike(shown, _painted(shapes, shown, pieces, 2))


def _document(pieces: PieceSet, family: str = "") -> PdfWriter:
    writer = PdfWriter(pieces, "Zażółć (1)", font=family)
    picture = picture_of(Diagram(START_PLACEMENT, FEN), DiagramStyle(scheme="Hatched"))
    for _ in range(2):
        texts = [
            Text(40, 30 + 20 * row, text, 12, "#000000", "start", bold, italic)
            for row, (text, bold, italic) in enumerate(LINES)
        ]
        writer.add_page(400, 300, (*texts, PlacedPicture(picture, 40, 120, 20, FEN)))
    return writer


@pytest.mark.parametrize("family", ["", "serif", "C059"])
def test_text_can_be_selected_and_its_fonts_are_embedded(
    family: str, pieces: PieceSet, tmp_path: Path
) -> None:
    writer = _document(pieces, family)
    tmp_path.joinpath("page.pdf").write_bytes(writer.write())
    if writer.missing:
        pytest.skip("no fonts for these texts")
    text = _run("pdftotext", "-layout", "page.pdf", "-", path=tmp_path)
    for line, _, _ in LINES:
        assert text.count(line) == 2
    fonts = _run("pdffonts", "page.pdf", path=tmp_path).splitlines()[2:]
    assert len(fonts) >= 4
    for line in fonts:
        assert line[6] == "+"
        assert line.split()[-5:-2] == ["yes", "yes", "yes"]


def test_there_are_no_pixels_and_nothing_is_wrong(pieces: PieceSet, tmp_path: Path) -> None:
    tmp_path.joinpath("page.pdf").write_bytes(_document(pieces).write())
    images = _run("pdfimages", "-list", "page.pdf", path=tmp_path).splitlines()
    assert len(images) == 2  # the heading
    about = _run("pdfinfo", "page.pdf", path=tmp_path)
    said = dict(line.split(":", 1) for line in about.splitlines())
    assert said["Title"].strip() == "Zażółć (1)"
    assert said["Creator"].strip() == "FenEdit"
    assert said["Pages"].strip() == "2"
    assert said["Page size"].strip() == "400 x 300 pts"


def test_qpdf_finds_no_fault(pieces: PieceSet, tmp_path: Path) -> None:
    tmp_path.joinpath("page.pdf").write_bytes(_document(pieces).write())
    assert "No syntax or stream encoding errors" in _run(
        "qpdf", "--check", "page.pdf", path=tmp_path
    )


def test_what_is_drawn_as_text_is_as_wide_as_measured(pieces: PieceSet, tmp_path: Path) -> None:
    writer = PdfWriter(pieces)
    text = "AVATAR office II"
    writer.add_page(400, 60, (Text(50, 40, text, 30, "#000000"),))
    shown = pixels(_raster(writer.write(), tmp_path, dpi=144))
    columns = np.flatnonzero(shown.min(axis=(0, 2)) < 128) / 2
    # The sides of the outer letters are some points wide.
    assert columns.min() == pytest.approx(50, abs=3)
    assert columns.max() == pytest.approx(50 + measure_in("")(text, 30, False, False), abs=4)


def test_poppler_reads_it_out(pieces: PieceSet, tmp_path: Path) -> None:
    entries = [
        sheet_entry(
            START_POSITION,
            Caption(number, "Die längste Überschrift von allen " * 3, solution="1.e4\n   1…e5"),
        )
        for number in (1, 2)
    ]
    writer = PdfWriter(pieces, "Sheet", language="de")
    page_texts = PageTexts("Header", solutions="Lösungen", language="de")
    sheet = SheetStyle(per_page=2, stipulation=False, count=False, above="number-title")
    for page in sheet_pages(entries, sheet, DiagramStyle(), measure_in(""), page_texts):
        writer.add_page(page.width, page.height, page.items)
    tmp_path.joinpath("page.pdf").write_bytes(writer.write())
    said = _run("pdfinfo", "page.pdf", path=tmp_path)
    assert re.search(r"Tagged: +yes", said) and re.search(r"Title: +Sheet", said)
    told = _run("pdfinfo", "-struct-text", "page.pdf", path=tmp_path)
    roles = [line.strip().split()[0] for line in told.splitlines() if line.startswith("  ")]
    kinds = [role for role in roles if role in ("P", "Figure:", "Figure", "H1")]
    assert [kind.rstrip(":") for kind in kinds] == ["P", "Figure", "P", "Figure", "H1", "P", "P"]
    assert '"1 ' + " ".join(["Die längste Überschrift von allen"] * 3) in told
    assert "Header" not in told and "Lösungen" in told and "1.e4 1…e5" in told
    assert "No syntax or stream encoding errors" in _run(
        "qpdf", "--check", "page.pdf", path=tmp_path
    )


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("per_page", [4, 6, 9, 12, 24])
def test_sheets_are_sound_and_of_one_ink(
    per_page: int, landscape: bool, pieces: PieceSet, tmp_path: Path
) -> None:
    twins = "h#2.5, 2 solutions (b) Ke1 to e2 (c) without the pawn on a2, and from another side"
    captions = [
        Caption(1, "", "Władysław Żółkiewski", "Szachista 1932", "1st Prize", twins, "(16+16)"),
        Caption(2, "", "Л. И. Куббель", "Шахматы", "", "#3", "(16+16)", "1.e4!\n   1…e5 2.d4"),
        Caption(3, "", "李華", "象棋月刊 1987", "", "#2", "(16+16)", "1.e4!"),
    ]
    entries = [sheet_entry(START_POSITION, captions[at % 3]) for at in range(per_page + 1)]
    style = DiagramStyle(scheme="Hatched", coordinates=Coordinates.OUTSIDE, mover_mark=True)
    sheet = SheetStyle(per_page=per_page, landscape=landscape, above="number-source")
    writer = PdfWriter(pieces, "Sheet")
    for page in sheet_pages(entries, sheet, style, measure_in(""), PageTexts("Łódź")):
        assert not page.cut
        writer.add_page(page.width, page.height, page.items)
    tmp_path.joinpath("page.pdf").write_bytes(writer.write())
    assert "No syntax or stream encoding errors" in _run(
        "qpdf", "--check", "page.pdf", path=tmp_path
    )
    told = _run("gs", "-q", "-o", "-", "-sDEVICE=inkcov", "page.pdf", path=tmp_path).splitlines()
    assert len(told) == 3
    assert all(line.split()[:3] == ["0.00000"] * 3 for line in told)
    _run("pdftoppm", "-r", "40", "page.pdf", "page", path=tmp_path)
