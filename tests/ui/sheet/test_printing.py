"""Pages on a printer."""

import re
import zlib
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter

from fenedit import resource
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.paint import measure_in
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.notation.position import START_POSITION
from fenedit.notation.puzzle import Caption
from fenedit.ui.sheet.printing import PrintError, print_steps, printer_for

PIECES = load_piece_set(resource("pieces/fenland"))
STYLE = DiagramStyle(scheme="Hatched", frame=0.05)


def pages(sheet: SheetStyle, count: int) -> Iterator[Page]:
    entries = (sheet_entry(START_POSITION, Caption(n, "Fin")) for n in range(1, count + 1))
    return sheet_pages(entries, sheet, STYLE, measure_in(""))


def printed(sheet: SheetStyle, path: Path, count: int) -> bytes:
    printer = printer_for(sheet, "Monday")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    for _ in print_steps(printer, pages(sheet, count), PIECES):
        pass
    return path.read_bytes()


def test_vectors_stay_vectors(qapp, tmp_path):
    sheet = SheetStyle(per_page=4, solutions="none")
    data = printed(sheet, tmp_path / "sheet.pdf", 8)
    assert data.startswith(b"%PDF")
    assert b"/Subtype /Image" not in data
    assert b"/Title" in data
    assert len(re.findall(rb"/Type /Page\b", data)) == 2
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    drawn = max((unpacked(each) for each in streams), key=len)
    assert drawn.count(b" c\n") > 1000
    assert len(data) < 1_500_000


def unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


@pytest.mark.parametrize(
    ("sheet", "width", "height"),
    [
        (SheetStyle(per_page=1, solutions="none"), 595, 842),
        (SheetStyle("A5", True, per_page=1, solutions="none"), 595, 420),
        (SheetStyle("Letter", per_page=1, solutions="none"), 612, 792),
    ],
    ids=["A4", "A5 landscape", "Letter"],
)
def test_the_paper_is_the_sheet_s(qapp, tmp_path, sheet, width, height):
    data = printed(sheet, tmp_path / "sheet.pdf", 1)
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert (round(float(box[1])), round(float(box[2]))) == (width, height)


def test_only_the_pages_that_are_asked_for_are_printed(qapp, tmp_path):
    sheet = SheetStyle(per_page=1, solutions="none")
    printer = printer_for(sheet, "")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "sheet.pdf"))
    printer.setFromTo(2, 3)
    assert list(print_steps(printer, pages(sheet, 5), PIECES)) == [2, 3]


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_is_told(qapp, tmp_path):
    path = tmp_path / "no folder" / "sheet.pdf"
    with pytest.raises(PrintError, match="no folder"):
        printed(SheetStyle(per_page=1), path, 1)


def test_what_is_let_go_of_leaves_no_half_file(qapp, tmp_path):
    printer = printer_for(SheetStyle(), "")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "sheet.pdf"))
    steps = print_steps(printer, pages(SheetStyle(per_page=1), 5), PIECES)
    assert next(steps) == 1
    assert isinstance(steps, Generator)
    steps.close()
    assert list(tmp_path.iterdir()) == []


def test_with_one_ink_there_is_no_colour(qapp, tmp_path):
    printer = printer_for(SheetStyle(per_page=4, solutions="none"), "", one_ink=True)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    path = tmp_path / "sheet.pdf"
    printer.setOutputFileName(str(path))
    for _ in print_steps(printer, pages(SheetStyle(per_page=4, solutions="none"), 2), PIECES):
        pass
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", path.read_bytes(), re.DOTALL)
    drawn = max((unpacked(each) for each in streams), key=len)
    set_colours = re.findall(rb"((?:[\d.]+ )+)(?:scn|SCN|rg|RG|k|K)\b", drawn)
    assert set_colours and all(len(numbers.split()) == 1 for numbers in set_colours)
