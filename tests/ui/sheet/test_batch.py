"""Records on their way to a sheet."""

from dataclasses import replace

import pytest

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.paint import measure_in
from fenedit.diagram.picture import Page
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle
from fenedit.ui.sheet.batch import Batch
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
