"""Sheets for Typst."""

import re
from dataclasses import replace

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.layout import HANDOUT, PageTexts, SheetStyle, sheet_entry
from fenedit.diagram.sheet.typst import TypstBook
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnArrow, MarkColour, Marks
from fenedit.notation.puzzle import Caption

FEN = "8/8/1p6/1P1R4/2P1k3/4p1N1/1K2P3/3Q4 w - - 0 1"
CAPTION = Caption(
    1, "Fin", 'A. "Composer"', "S \\ T", "", "#2", "(7+3)", "1.Qd4!\n   1…Kxd4 2.Rd5#"
)


def book(sheet: SheetStyle, *captions: Caption, fen: str = FEN, marks: Marks = Marks()) -> str:  # noqa: B008
    style = replace(SheetChoice().style, coordinates=Coordinates.OUTSIDE, show_marks=True)
    made = TypstBook(sheet, style, PageTexts("Ten & more", language="nl"))
    for caption in captions:
        made.add(sheet_entry(parse_fen(fen), caption, "black", marks))
    text = made.write().decode()
    # Outside strings and content, all brackets have their ends.
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
    assert all(bare.count(one) == bare.count(other) for one, other in ("()", "[]", "{}"))
    return text


def test_a_diagram_is_a_call_whose_words_are_strings():
    arrow = Marks((DrawnArrow(MarkColour.GREEN, 12, 28),))
    text = book(SheetStyle(per_page=4, above="number-source"), CAPTION, marks=arrow)
    assert (
        '  problem("1", "A. \\"Composer\\"", "S \\\\ T",\n'
        f'    board(fen("{FEN}"), reverse: true, ..look, arrows: ("e2 e4",), '
        'arrow-fill: rgb("#2b8a3e")),\n    ("□ #2",), "(7+3)"),\n'
    ) in text
    assert '#set document(title: "Ten & more")' in text
    assert '#set text(lang: "nl"' in text and "display-numbers: true" in text
    assert '#solution("1", "A. \\"Composer\\", S \\\\ T", (\n  (0, "1.Qd4!"),\n' in text
    assert '  (1, "1…Kxd4 2.Rd5#"),\n))' in text


def test_pages_are_those_of_the_sheet():
    sheet = SheetStyle("A5", landscape=True, header="", page_numbers=False, footer="{page} of {x}")
    text = book(replace(sheet, solutions="none"), CAPTION)
    assert 'paper: "a5", flipped: true' in text and "header: none" in text
    assert '"" + context counter(page).display() + " of {x}" + h(1fr) + []' in text
    assert "#solution(" not in text and "columns: 2" not in text
    # None has a solution.
    assert "#solution(" not in book(SheetStyle(), CAPTION._replace(solution=""))
    assert "grid.header(grid.cell(colspan: 2, " in book(replace(SheetStyle(), **HANDOUT), CAPTION)


def test_a_fairy_piece_is_a_word_on_its_square():
    text = book(SheetStyle(), CAPTION, fen="*2q3k3/8/8/8/8/8/8/K7 w - - 0 1")
    assert 'fen("4k3/8/8/8/8/8/8/K7 w - - 0 1")' in text
    assert re.search(r'marked-squares: \("a8": strong\("g"\)\)', text)


def test_facing_pages_have_inner_margins_and_outer_numbers():
    text = book(SheetStyle(binding=20), CAPTION)
    assert "binding: right" not in text
    assert "outside: 42.52pt))" in text and "inside: 99.21pt, outside: 42.52pt))" in text
    page = "context counter(page).display()"
    outer = f'{{ "" + h(1fr) + {page} }} else {{ {page} + h(1fr) + "" }}'
    assert f"context if calc.odd(counter(page).get().first()) {outer}" in text
    # The first page is a left one.
    assert "binding: right, margin" in book(SheetStyle(binding=20, first_page=2), CAPTION)


def test_solutions_stand_upside_down_at_the_end_of_each_page():
    sheet = SheetStyle(per_page=2, solutions="foot", name_line=True)
    text = book(sheet, *(CAPTION._replace(number=number) for number in (1, 2, 3)))
    first, second, end = text.split("#pagebreak(weak: true)\n")
    assert first.count("  problem(") == 2 and second.count("  problem(") == 1 and not end
    assert "grid.header" in first and "grid.header" in second
    assert 'rotate(180deg, block(width: 100%, text(size: 7pt, "1: 1.Q' in first
    assert " • 2: 1.Q" in first and '"3: 1.Q' in second
    assert "#solution(" not in text.split("#grid(")[1]
