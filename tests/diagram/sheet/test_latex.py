"""Sheets as LaTeX: what the document says, before any TeX reads it."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import GREY, HATCHED, DiagramStyle
from fenedit.diagram.sheet.latex import LatexBook
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle, sheet_entry
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnArrow, MarkColour, Marks
from fenedit.notation.puzzle import Caption

FEN = "8/8/1p6/1P1R4/2P1k3/4p1N1/1K2P3/3Q4 b - - 0 1"
POSITION = parse_fen(FEN)
CAPTION = Caption(
    1, "Fin", "A. Composer", "Echo 1977", "1st Prize", "#2", "(7+3)", "1.Qd4+!\n   1…Kxd4 2.e3#"
)
SHEET = SheetStyle(above="number-source")
STYLE = DiagramStyle(scheme=HATCHED.name, coordinates=Coordinates.NONE)
COMMAND = re.compile(r"\\(?:[A-Za-z]+|[^A-Za-z])")


def book(
    *captions: Caption,
    sheet: SheetStyle = SHEET,
    style: DiagramStyle = STYLE,
    page_texts: PageTexts = PageTexts(title="Ten #2"),  # noqa: B008
    marks: Marks = Marks(),  # noqa: B008
) -> str:
    made = LatexBook(sheet, style, page_texts)
    for caption in captions or (CAPTION,):
        made.add(sheet_entry(POSITION, caption, sheet.orientation, marks))
    return made.write().decode()


def body(text: str) -> str:
    return text.partition("\\begin{problems}\n\n")[2]


def test_a_record_is_a_problem_and_a_solution():
    assert body(book()) == (
        "\\problem{1}{A. Composer}{Echo 1977, 1st Prize}\n"
        f"  {{setfen={FEN}}}\n"
        "  {\\#2}{(7+3)}\n\n"
        "\\end{problems}\n\n"
        "\\twocolumn\n\\chapter*{Solutions}\n\n"
        "\\begin{solutions}\n\n"
        "\\solution{1}{A. Composer, Echo 1977, 1st Prize}\n"
        "\\play 1.Qd4+!\n"
        "\\play[1] 1…Kxd4 2.e3\\#\n\n"
        "\\end{solutions}\n\n"
        "\\end{document}\n"
    )


@pytest.mark.parametrize(
    ("sheet", "written"),
    [
        (SheetStyle(above="none"), "\\problem{}{}{}\n"),
        (SheetStyle(above="number"), "\\problem{1}{}{}\n"),
        (replace(SHEET, number_style="brackets"), "\\problem{(1)}{"),
        (replace(SHEET, number_style="dot"), "\\solution{1.}{"),
        (replace(SHEET, order="award,source,author,title"), "{1st Prize}{Echo 1977, A. Composer}"),
        (replace(SHEET, stipulation=False), "{}{(7+3)}"),
        (replace(SHEET, count=False), "{\\#2}{}"),
        (replace(SHEET, orientation="mover"), f"{{inverse, setfen={FEN}}}"),
        (replace(SHEET, answer_lines=2), "\\par\\answerline\\answerline\n"),
        (replace(SHEET, paper="Letter", landscape=True), "[letterpaper, landscape, vmargin=15mm,"),
        (replace(SHEET, per_page=1, header=""), "[a4paper, margin=15mm, includefoot,"),
        (replace(SHEET, footer="{title}, {page}"), "\\fancyfoot[L]{Ten \\#2, \\thepage{}}"),
        (replace(SHEET, page_numbers=False), "\\fancyfoot[R]{}"),
        (replace(SHEET, binding=12), "\\fancyfoot[RO,LE]{\\thepage}"),
        (replace(SHEET, binding=12), "hcentering, bindingoffset=12mm, "),
    ],
)
def test_the_choices_of_a_sheet_are_kept(sheet, written):
    assert written in book(sheet=sheet)


@pytest.mark.parametrize(
    ("style", "written"),
    [
        (replace(STYLE, mover_mark=True), "{\\blacktomove \\#2}"),
        (replace(STYLE, coordinates=Coordinates.OUTSIDE), "margin=false, marginleft"),
        (replace(STYLE, scheme=GREY.name), "\\definecolor{dark}{HTML}{C4C4C4}"),
    ],
)
def test_the_look_of_diagrams_is_kept(style, written):
    assert written in book(style=style)
    assert written not in book()


def test_marks_are_drawn_where_they_are_wanted():
    marks = Marks(arrows=(DrawnArrow(MarkColour.RED, 0, 9),))
    assert "markmoves={a1-b2}" in book(marks=marks)
    assert "markmoves" not in book(marks=marks, style=replace(STYLE, show_marks=False))


def test_solutions_are_a_chapter_where_one_is_known():
    unsolved = CAPTION._replace(number=2, author="", source="", award="", title="", solution="")
    page_texts = PageTexts(solutions="Lösungen", not_given="nicht angegeben")
    text = book(CAPTION, unsolved, page_texts=page_texts)
    assert "\\chapter*{Lösungen}" in text
    assert "\\solution{2}{nicht angegeben}\n\n" in text
    assert "\\chapter" not in book(unsolved)
    assert "\\chapter" not in book(sheet=replace(SHEET, solutions="none"))


def test_other_letters_have_a_font():
    assert "\\setmainfont" not in book(CAPTION._replace(author="Petrović – Nguyễn ♘ “½”"))
    assert "\\setmainfont" in book(CAPTION._replace(author="Куббель"))
    assert "\\setmainfont" in book(page_texts=PageTexts(title="Задачи"))


def test_letters_that_its_fonts_may_lack_are_known():
    made = LatexBook(SHEET, STYLE)
    names = "Петко Élő Νίκος № 3 “½” ♘ → – 小林 ქ ﬁ 🙂"
    made.add(sheet_entry(POSITION, CAPTION._replace(author=names)))
    made.write()
    assert made.lacking == set("小林ქ🙂")


def test_boards_leave_room_for_the_longest_heading_unless_it_is_a_freak():
    def width(*authors):
        sheet = replace(SHEET, per_page=12, above="number-all")
        text = book(*(CAPTION._replace(author=author) for author in authors), sheet=sheet)
        return float(re.findall(r"boardwidth}{([\d.]+)mm", text)[0])

    usual, long, freak = (" & ".join(["A. Composer"] * count) for count in (1, 6, 20))
    assert width(usual, usual) > width(usual, long, usual) > width(freak, freak, freak)
    assert width(usual, freak, usual, long) == width(usual, usual, long)


def test_long_lists_of_moves_break_and_headings_stand_with_their_lines():
    solution = "1.a4! (2.b4#/c4#)\nSet play\n   1…a5 2.b4#"
    text = body(book(CAPTION._replace(solution=solution)))
    assert "\\play 1.a4! (2.b4\\#/\\allowbreak{}c4\\#)\n" in text
    assert "\\play Set play\\par\\nobreak\n" in text


@given(st.text(), st.text(), st.text())
def test_no_text_is_ever_a_command(name, asked, solution):
    """Nothing of TeX stands in the document but what stands there for plain words, too."""
    caption = CAPTION._replace(author=name, stipulation=asked, solution=f"1.{solution}")
    text = body(book(caption, page_texts=PageTexts(title=name)))
    known = set(COMMAND.findall(body(book())))
    known |= {f"\\{sign}" for sign in "{}$&#_%"}
    known |= {
        "\\allowbreak",
        "\\par",
        "\\nobreak",
        "\\kern",
        "\\lbrack",
        "\\rbrack",
        "\\ensuremath",
    }
    known |= set(re.findall(r"\\(?:text|sym)[a-z]+", text))
    found = set(COMMAND.findall(re.sub(r"\\ensuremath\{\\?[a-z'-]+\}", "", text)))
    assert found <= known
    bare = COMMAND.sub("", text)
    assert not set("$&#^_%\0") & set(bare)
    assert bare.count("{") == bare.count("}")
    # What is deeper is told by one line, whatever its text is.
    assert text.count("\n") >= body(book(caption._replace(solution="1."))).count("\n")


def test_fairy_pieces_are_labels() -> None:
    made = LatexBook(SHEET, STYLE)
    position = parse_fen("*2q3k3/8/''LE7/-q7/8/8/8/K7 w - - 0 1")
    made.add(sheet_entry(position, CAPTION))
    text = made.write().decode()
    assert "setfen=4k3/8/8/8/8/8/8/K7 w - - 0 1" in text
    for words, square in (("g", "a8"), ("LE", "a6"), ("=Q", "a5")):
        assert f"{words}}}, markfield={square}" in text


def test_solutions_stand_upside_down_at_the_end_of_each_page():
    text = book(sheet=replace(SHEET, per_page=1, solutions="foot"))
    problems = text.split("\\begin{problems}")[-1]
    assert problems.count("\\upsidedown{1: 1.Q") == 1 and "\\solution{" not in problems


@pytest.mark.parametrize("solutions", ["page", "foot"])
def test_each_page_of_a_handout_has_lines_for_name_and_date(solutions):
    sheet = replace(SHEET, per_page=2, name_line=True, solutions=solutions)
    problems = body(book(CAPTION, CAPTION, CAPTION, sheet=sheet))
    pages = problems.split("\\nameline{Name}{Date}")
    assert [page.count("\\problem{") for page in pages] == [0, 2, 1]
    ends = "\\upsidedown{" if solutions == "foot" else "\\clearpage"
    assert all(ends in page for page in pages[1:])
