"""Records on their way to a sheet."""

import re
import zlib
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter

from fenedit import resource
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.paint import measure_in
from fenedit.diagram.picture import Page
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.jobs.captions import ENGLISH
from fenedit.notation.position import START_POSITION
from fenedit.notation.puzzle import Caption
from fenedit.rules.solve.solution import Wanted
from fenedit.ui.sheet.making import Batch, PrintError, SheetSolving, print_steps, printer_for
from tests.helpers.fake_popeye import END, HEADER, script
from tests.helpers.states import state_of_text

COLLECTION = state_of_text("8/8/8/8/8/8/8/K1k5 w - - dm 1; bm Ka2;\n" * 10, file_format="epd")
ROWS = (range(1, 3), range(5, 8))
CHOICE = SheetChoice(SheetStyle(per_page=2))


def batch() -> Batch:
    return Batch(COLLECTION.collection, ROWS, found={6: "never shown"})


def pages_of(batch: Batch, page_texts: PageTexts = PageTexts()) -> list[Page]:  # noqa: B008
    return [*filter(None, batch.pages(CHOICE, measure_in(""), page_texts))]


def test_numbers_begin_with_one():
    assert len(batch()) == 5
    assert [caption.number for caption in batch().captions()] == [1, 2, 3, 4, 5]
    entries = batch().entries(CHOICE, 3, 9)
    assert [entry.caption.number for entry in entries] == [4, 5]


def test_the_title_is_what_the_list_calls_a_position():
    board = "8/8/8/8/8/8/8/K1k5 w - - 0 1"
    text = f"# Réti\n{board}\n\n{board} White wins\n# Ostrava\n\n{board}\n# a\n{board} ; b\n"
    named = Batch(state_of_text(text).collection, (range(4),))
    assert [caption.title for caption in named.captions()] == ["Réti", "White wins", "", "b"]


def test_any_page_is_made_by_itself(qapp):
    page_texts = PageTexts("Monday")
    pages = pages_of(batch(), page_texts)
    assert len(pages) == 4
    for number in (3, 1):
        assert batch().page(number, CHOICE, measure_in(""), page_texts) == pages[number - 1]


def test_what_is_no_position_is_left_out_and_the_others_are_numbered_without_it():
    text = "8/8/8/8/8/8/8/K1k5 w - -\nnone\n8/8/8/8/8/8/8/K2k4 w - -\n8/8/8\n"
    mixed = Batch(state_of_text(text, file_format="epd").collection, (range(4),))
    assert len(list(mixed.entries(CHOICE, 0, 4))) == 2
    sifted = mixed.sifted()
    assert (sifted.rows, sifted.left_out) == (
        (range(1), range(2, 3)),
        (range(1, 2), range(3, 4)),
    )
    assert [each.caption.number for each in sifted.entries(CHOICE, 0, 4)] == [1, 2]
    assert batch().sifted() == batch()


def test_what_is_drawn_over_a_position_is_shown_only_if_that_is_wanted():
    line = '8/8/8/8/8/8/8/K1k5 w - - c0 "[%cal Ga1a2]";\n'
    drawn = Batch(state_of_text(line, file_format="epd").collection, (range(1),))
    (entry,) = drawn.entries(CHOICE, 0, 1)
    assert not entry.diagram.marks and not entry.diagram.record
    wanted = replace(CHOICE, style=replace(CHOICE.style, show_marks=True))
    (entry,) = drawn.entries(wanted, 0, 1)
    assert entry.diagram.marks and entry.diagram.record == line.strip()


@pytest.mark.parametrize("solutions", ["none", "page"])
def test_a_file_keeps_solutions_only_where_it_prints_them(solutions):
    line = '8/8/8/8/8/8/8/K1k5 w - - bm Kb1; dm 1; id "No. 1";\n'
    batch = Batch(state_of_text(line, file_format="epd").collection, (range(1),))
    choice = replace(CHOICE, sheet=replace(CHOICE.sheet, solutions=solutions))
    (entry,) = batch.entries(choice, 0, 1)
    assert ("bm" in entry.diagram.record) == (solutions == "page")
    assert 'id "No. 1"' in entry.diagram.record


def test_whole_games_are_left_out_beside_positions():
    whole = '[Event "?"]\n\n1. e4 *\n\n'
    taken = '[FEN "k7/8/8/8/8/8/8/K7 w - - 0 60"]\n\n60. Ka2 *\n\n'
    array = '[Event "?"]\n\n*\n\n'
    games = state_of_text(whole + taken + whole + array, file_format="pgn").collection
    sifted = Batch(games, (range(4),)).sifted()
    assert sifted.rows == (range(1, 2), range(3, 4))
    assert (sifted.left_out, sifted.games) == ((), (range(1), range(2, 3)))
    alone = Batch(games, (range(1), range(2, 3)))
    assert alone.sifted() == alone


@pytest.mark.parametrize("variations", [False, True])
def test_variations_of_games_are_printed_if_wanted(variations):
    game = '[FEN "k7/8/8/8/8/8/8/K7 w - - 0 60"]\n\n60. Ka2 (60. Kb2 Kb7) Kb8 *\n'
    games = state_of_text(game, file_format="pgn").collection
    (caption,) = Batch(games, (range(1),), sheet=SheetStyle(variations=variations)).captions()
    assert caption.solution.split("\n") == ["60.Ka2 Kb8", "   (60.Kb2 Kb7)"][: 1 + variations]


def test_without_a_solution_there_is_no_page_of_solutions(qapp):
    line = "8/8/8/8/8/8/8/K1k5 w - - dm 1;\n"
    unsolved = Batch(state_of_text(line * 2, file_format="epd").collection, (range(2),))
    assert len(pages_of(unsolved)) == 1
    assert list(unsolved.solutions(CHOICE, measure_in(""), PageTexts())) == []
    found = replace(unsolved, found={1: "1.Ka2#"})
    assert len(pages_of(found)) == 2
    assert len(list(found.solutions(CHOICE, measure_in(""), PageTexts()))) == 1


def test_what_keeps_a_solution_is_not_solved():
    lines = "8/8/8/8/8/8/8/K1k5 w - - dm 2; bm Ka2; pv Ka2 Kd1;\n" * 10
    kept = replace(batch(), collection=state_of_text(lines, file_format="epd").collection)
    assert [problem for _, problem in kept.unsolved()] == [None] * 5
    keys = [problem and problem.keys for _, problem in batch().unsolved()]
    assert keys == [("Ka2",), ("Ka2",), ("Ka2",), None, ("Ka2",)]
    assert [row for row, _ in batch().unsolved()] == [1, 2, 5, 6, 7]


# Pages on a printer, whose paper here is a PDF.


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


# Problems without a solution, solved for a solutions page by a stand-in for the solver.


KNIGHT = "8/8/8/8/8/8/8/K1k3N1 w - - dm 2;"
NONE = "8/8/8/8/8/8/8/K1k3B1 w - - dm 2;"
STUMBLES = "8/8/8/8/8/8/8/K1k3b1 w - - dm 2;"
PARTLY = "8/8/8/8/8/8/7P/K1k3N1 w - - dm 2;"
SLOW = "8/8/8/8/8/8/8/KQkQQQQQ w - - dm 2;"


@pytest.fixture
def solving(qapp) -> Iterator[SheetSolving]:
    solving = SheetSolving()
    yield solving
    solving.close()


def batch_solving(*lines: str, language: str = "en", more: bool = False) -> Batch:
    text = "\n".join((*lines, ""))
    collection = state_of_text(text, file_format="epd").collection
    sheet = SheetStyle(tries=more, set_play=more)
    return Batch(collection, (range(len(lines)),), ENGLISH, language, sheet)


@pytest.mark.expects_log("ValueError: a bishop")
def test_each_problem_gets_its_solution(qtbot, solving):
    told = []
    solving.progressed.connect(told.append)
    known = f"{KNIGHT} bm Ng3;"
    with qtbot.waitSignal(solving.done):
        solving.start(batch_solving(known, KNIGHT, STUMBLES, NONE, PARTLY, known, language="de"))
        assert solving.busy
    assert solving.found == {0: "1.Sg3!", 1: "1.Sg3!", 3: "No solution", 5: "1.Sg3!"}
    assert solving.unsolved == 2
    assert told == [1, 2, 3, 4, 5, 6]
    assert not solving.busy


@pytest.mark.parametrize("wanted", [False, True])
def test_tries_and_set_play_are_looked_for_if_wanted(qtbot, solving, wanted, monkeypatch):
    asked = []
    seek = solving._solving.seek
    monkeypatch.setattr(solving._solving, "seek", lambda *q: (asked.append(q[3]), seek(*q)))
    with qtbot.waitSignal(solving.done):
        solving.start(batch_solving(KNIGHT, more=wanted))
    assert asked == [Wanted(tries=wanted, set_play=wanted)]


def test_what_is_not_a_direct_mate_is_solved_by_popeye(qtbot, solving, tmp_path):
    key = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    solving.popeye.path = script(tmp_path / "py", HEADER + key + END)
    help_mate = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";'
    in_words = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "White wins";'
    with qtbot.waitSignal(solving.done):
        batch = batch_solving(help_mate, KNIGHT, in_words, language="de")
        solving.start(batch)
    assert solving.found == {0: "1.Ka2 Tb8 2.Ka3 Ta8#", 1: "1.Sg3!"}
    entries = replace(batch, trees=solving.trees).entries(SheetChoice(), playable=True)
    assert next(entries).moves[0].following[0].text == "Tb8"
    assert solving.unsolved == 0
    partly = END.replace("solution finished", "partial solution")
    for path in ("", script(tmp_path / "partly", HEADER + key + partly)):
        solving.popeye.path = path
        with qtbot.waitSignal(solving.done):
            solving.start(batch_solving(help_mate))
        assert (solving.found, solving.unsolved) == ({}, 1)


def test_patience_ends(qtbot, solving):
    solving._patience.setInterval(1)
    with qtbot.waitSignal(solving.done):
        solving.start(batch_solving(SLOW))
    assert (solving.found, solving.unsolved) == ({}, 1)


def test_it_can_be_cancelled(qtbot, solving):
    with qtbot.assertNotEmitted(solving.done):
        with qtbot.waitSignal(solving.progressed):
            solving.start(batch_solving(KNIGHT, SLOW))
        solving.cancel()
    assert not solving.busy
