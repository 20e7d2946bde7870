"""The making of sheets, whatever happens meanwhile."""

import re
import zlib
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit import resource
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.picture import PlacedPicture
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle
from fenedit.ui.sheet import printing
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.making import EmptySheetError, SheetWork
from fenedit.ui.sheet.preview import SheetViewer
from fenedit.ui.sheet.printing import printer_for
from tests.helpers.pdf_objects import unpacked
from tests.helpers.states import state_of_text

pytestmark = pytest.mark.usefixtures("sound_pdfs")

PIECES = load_piece_set(resource("pieces/fenland"))
COLLECTION = state_of_text("8/8/8/8/8/8/8/K1k3N1 w - - dm 2;\n" * 40, file_format="epd").collection
BATCH = Batch(COLLECTION, (range(40),))
CHOICE = SheetChoice(SheetStyle(per_page=2))


@pytest.fixture
def work(qapp) -> Iterator[SheetWork]:
    work = SheetWork()
    yield work
    work.close()


def viewer(qtbot: QtBot, batch: Batch, choice: SheetChoice) -> SheetViewer:
    """Return a preview whose pages have their final size."""
    viewer = SheetViewer()
    qtbot.addWidget(viewer)
    viewer.set(batch, choice, PageTexts(), PIECES)
    qtbot.waitUntil(lambda: not viewer.more)
    return viewer


def test_cancelling_in_the_middle_leaves_no_file(qtbot, work, tmp_path):
    path = tmp_path / "sheet.pdf"
    # The same records again and again.
    many = Batch(COLLECTION, (range(40),) * 100)
    with qtbot.assertNotEmitted(work.done):
        work.save(path, many, CHOICE, PageTexts(), PIECES)
        qtbot.waitUntil(lambda: work.pages > 0)
        work.cancel()
    assert 0 < work.pages < 2000
    assert not work.busy
    assert not path.exists()


def test_the_collection_is_that_of_the_beginning(qtbot, work, tmp_path):
    sheet = SheetChoice(SheetStyle(per_page=24, solutions="none"))
    with qtbot.waitSignal(work.done):
        work.save(tmp_path / "sheet.pdf", BATCH, sheet, PageTexts(), PIECES)
    assert work.pages == 2
    assert (work.missing, work.borrowed) == (set(), {})


def test_what_is_cancelled_while_solving_makes_no_page(qtbot, work, tmp_path):
    choice = SheetChoice(SheetStyle(), solve=True)
    with qtbot.waitSignal(work.solving):
        work.save(tmp_path / "sheet.pdf", BATCH, choice, PageTexts(), PIECES)
    work.cancel()
    assert (work.pages, work.busy) == (0, False)
    assert list(tmp_path.iterdir()) == []


def test_drafts_are_left_out_and_their_rows_told(qtbot, work, tmp_path):
    text = "8/8/8/8/8/8/8/K1k5 w - -\nnone\n8/8/8/8/8/8/8/K2k4 w - -\n"
    mixed = Batch(state_of_text(text, file_format="epd").collection, (range(3),))
    choice = SheetChoice(SheetStyle(per_page=1))
    with qtbot.waitSignal(work.done):
        work.save(tmp_path / "sheet.pdf", mixed, choice, PageTexts(), PIECES)
    assert (work.pages, work.left_out) == (2, (range(1, 2),))


def test_a_sheet_of_drafts_alone_is_none(qtbot, work, tmp_path):
    drafts = Batch(state_of_text("none\n", file_format="epd").collection, (range(1),))
    with qtbot.waitSignal(work.failed) as failed:
        work.save(tmp_path / "sheet.pdf", drafts, CHOICE, PageTexts(), PIECES)
    assert isinstance(failed.args[0], EmptySheetError)
    assert list(tmp_path.iterdir()) == []


def test_a_pdf_has_a_title_and_its_language(qtbot, work, tmp_path):
    path = tmp_path / "Week 7.pdf"
    with qtbot.waitSignal(work.done):
        work.save(path, BATCH, CHOICE, PageTexts(language="ru"), PIECES)
    data = unpacked(path.read_bytes())
    assert b"/Title (Week 7)" in data and b"/Lang (ru)" in data
    assert data.count(b"/Alt ") == 40
    white = "Белые".encode("utf-16-be").hex().encode()
    assert data.count(b"/Alt <feff" + white) == 40


def test_preview_file_and_print_have_boards_of_one_size(qtbot, work, tmp_path, monkeypatch):
    line = "8/8/8/8/8/8/8/K1k3N1 w - - dm 2;"
    authors = (" & ".join(["Composer, A."] * (1 + number // 9 % 3)) for number in range(36))
    text = "".join(f'{line} c1 "{author}"; c2 "Echo";\n' for author in authors)
    batch = Batch(state_of_text(text, file_format="epd").collection, (range(36),))
    choice = SheetChoice(SheetStyle(per_page=9, above="number-source", answer_lines=1))
    printed = []
    monkeypatch.setattr(printing, "_paint", lambda *words: printed.extend(scales(words[2])))

    def scales(page):
        return [item.scale for item in page.items if isinstance(item, PlacedPicture)]

    pages = viewer(qtbot, batch, choice)
    with qtbot.waitSignal(work.done):
        work.save(tmp_path / "sheet.pdf", batch, choice, PageTexts(), PIECES)
    data = (tmp_path / "sheet.pdf").read_bytes()
    streams = re.findall(rb"stream\n(.*?)\nendstream", data, re.DOTALL)
    drawn = b"\n".join(map(zlib.decompress, streams))
    found = re.findall(rb"(?m)([2-9]|1\d)(\.\d+) 0 0 [\d.]+ [\d.]+ [\d.]+ cm", drawn)
    with qtbot.waitSignal(work.done):
        printer = printer_for(choice.sheet, "")
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        work.print(printer, batch, choice, PageTexts(), PIECES)
    # Four pages, on the third of which words take the most room.
    seen = [scale for number in range(1, 5) for scale in scales(pages.page(number))]
    assert len(seen) == 36 and len({*seen, *printed}) == 1 and len(printed) == 36
    drawn_at = {float(b"".join(each)) for each in found}
    assert len(found) == 36 and [*drawn_at] == pytest.approx(seen[:1], abs=1e-5)
    assert work.smaller == ()


def test_pages_whose_words_are_very_long_are_told(qtbot, work, tmp_path):
    line = "8/8/8/8/8/8/8/K1k3N1 w - -"
    long = 'c3 "' + "White to play and win, whatever happens; " * 5 + '"'
    text = f"{line}\n" * 12 + f"{line} {long};\n" * 12 + f"{line}\n" * 12
    batch = Batch(state_of_text(text, file_format="epd").collection, (range(36),))
    with qtbot.waitSignal(work.done):
        work.save(tmp_path / "a.pdf", batch, SheetChoice(SheetStyle()), PageTexts(), PIECES)
    assert (work.smaller, work.cut) == ((2,), ())
    pages = viewer(qtbot, batch, SheetChoice(SheetStyle()))
    assert [pages.page(number).smaller for number in (1, 2, 3)] == [False, True, False]


def test_a_pdf_for_presses_is_black_alone(qtbot, work, tmp_path):
    path = tmp_path / "sheet.pdf"
    with qtbot.waitSignal(work.done):
        work.save(path, BATCH, SheetChoice(cmyk=True), PageTexts(), PIECES)
    streams = re.findall(rb"stream\n(.*?)\nendstream", path.read_bytes(), re.DOTALL)
    drawn = b"\n".join(map(zlib.decompress, streams))
    assert re.search(rb"(?m)(^|\s)0 0 0 1 k\s", drawn)
    assert not re.search(rb"(?m)(^|\s)[\d.]+ (g|G|rg|RG)(\s|$)", drawn)
