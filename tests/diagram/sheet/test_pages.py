"""Pages of diagrams: what stands where, and what it says."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from pytest import approx

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.picture import Page, PageItem, PlacedPicture, frame_of
from fenedit.diagram.shapes import Path, Rect, Text
from fenedit.diagram.sheet.grid import area_of, grid_of
from fenedit.diagram.sheet.layout import PageTexts, SheetEntry, SheetStyle, sheet_entry
from fenedit.diagram.sheet.pages import board_scale, page_count, sheet_pages, solutions
from fenedit.diagram.sheet.solutions import heading_of
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption
from tests.helpers.diagrams import fens_on

FEN = "8/8/1p6/1P1R4/2P1k3/4p1N1/1K2P3/3Q4 w - - 0 1"
POSITION = parse_fen(FEN)
STYLE = DiagramStyle(coordinates=Coordinates.OUTSIDE, frame=0.05, mover_mark=True)
STYLE_WITHOUT = frame_of(replace(STYLE, mover_mark=False))
CAPTION = Caption(
    1, "Fin", "A. Composer", "Schach-Echo 1977", "1st Prize", "#2", "(7+3)", "1.Qd4+!", True
)


def measure(text: str, size: float, bold: bool, italic: bool) -> float:
    return len(text) * size * (0.6 if bold else 0.5)


def entries(count: int, author: str = "A. Composer") -> Iterator[SheetEntry]:
    for number in range(1, count + 1):
        caption = Caption(number, "Fin", author, "S 1977", "", "#2", "(7+3)", f"1.Qd{number}!")
        yield sheet_entry(POSITION, caption)


def pages_of(count: int, sheet: SheetStyle, page_texts: PageTexts = PageTexts()) -> list[Page]:  # noqa: B008
    return list(sheet_pages(entries(count), sheet, STYLE, measure, page_texts))


def texts(page: Page) -> list[str]:
    return [item.text for item in page.items if isinstance(item, Text)]


def pictures(page: Page) -> list[PlacedPicture]:
    return [item for item in page.items if isinstance(item, PlacedPicture)]


def edges_of(text: Text) -> tuple[float, float]:
    width = measure(text.text, text.size, text.bold, text.italic)
    left = text.x - width if text.anchor == "end" else text.x
    return left, left + width


def test_a_diagram_has_its_words_around_it():
    sheet = SheetStyle(per_page=1, above="number-source", header="", page_numbers=False)
    (page,) = islice(sheet_pages([sheet_entry(POSITION, CAPTION)], sheet, STYLE, measure), 1)
    assert texts(page) == ["1", "A. Composer", "Schach-Echo 1977, 1st Prize", "#2", "(7+3)"]
    assert fens_on(page) == (FEN,)
    (picture,) = pictures(page)
    number, author, source, asked, count = (each for each in page.items if isinstance(each, Text))
    left = picture.x + (picture.picture.frame.left - 0.05) * picture.scale
    right = left + 8.1 * picture.scale
    assert number.x == source.x == asked.x == approx(left)
    assert count.x == approx(right)
    assert count.anchor == "end"
    assert number.y == author.y < source.y < picture.y
    assert count.y == asked.y > picture.y + picture.height


def test_a_missing_name_gives_way_to_the_other():
    for above, author, said in (
        ("number-title", "A", "Fin"),
        ("number-author", "", "Fin"),
        ("number", "A", ""),
    ):
        sheet = SheetStyle(per_page=1, above=above, stipulation=False, count=False, header="")
        page = next(sheet_pages(entries(1, author), sheet, STYLE, measure))
        assert texts(page) == [*filter(None, ("1", said)), "1"]


def test_nothing_above_and_nothing_below():
    sheet = SheetStyle(above="none", stipulation=False, count=False, header="", page_numbers=False)
    assert texts(next(sheet_pages(entries(3), sheet, STYLE, measure))) == []


def test_long_words_stay_within_the_column_and_apart():
    caption = Caption(1234, "", "N" * 90, "S" * 90, "", "White to play " * 9, "(16+16)")
    for per_page in range(1, 25):
        sheet = SheetStyle(per_page=per_page, above="number-source", header="", page_numbers=False)
        entries = [sheet_entry(POSITION, caption)] * per_page
        page = next(sheet_pages(entries, sheet, STYLE, measure))
        shown = [each for each in page.items if isinstance(each, Text)]
        width = sheet.size[0] - sheet.margin * 72 / 25.4
        for text in shown:
            start, end = edges_of(text)
            assert 0 < start < end <= width + 1e-6
        for one in shown:
            for other in shown:
                if one.x < other.x and one.y == other.y:
                    assert edges_of(one)[1] < edges_of(other)[0]


def test_there_are_lines_to_write_on():
    sheet = SheetStyle(per_page=2, answer_lines=3, header="")
    page = pages_of(2, sheet)[0]
    lines = [item for item in page.items if isinstance(item, Rect)]
    assert len(lines) == 6
    assert {line.height for line in lines} == {0.4}
    width, height = sheet.size
    assert all(0 < line.x < line.x + line.width < width and line.y < height for line in lines)
    # They are as long as the column, not as the board.
    assert lines[0].width == approx(width - 30 * 72 / 25.4)


def test_pages_have_their_lines_at_the_edges():
    sheet = SheetStyle(per_page=1, header="{title} {page}", footer="{date}", solutions="none")
    pages = pages_of(3, sheet, PageTexts("Monday", "1 May"))
    assert [texts(page)[-3:] for page in pages] == [
        [f"Monday {number}", f"{number}", "1 May"] for number in (1, 2, 3)
    ]


def test_long_lines_at_the_edges_are_smaller_rather_than_cut():
    header, footer = "Problems of many years " * 5, "From a book " * 14
    sheet = SheetStyle(per_page=1, header=header, footer=footer, solutions="none")
    (page,) = pages_of(1, sheet)
    *_, above, number, below = (each for each in page.items if isinstance(each, Text))
    assert (above.text, below.text) == (header.strip(), footer.strip())
    assert not page.edges_cut
    assert 5 < above.size < 10 and 5 < below.size < 8.5
    assert edges_of(above)[1] <= edges_of(number)[1] + 1e-6
    assert edges_of(below)[1] < edges_of(number)[0]
    (page,) = pages_of(1, replace(sheet, header=header * 3))
    assert page.edges_cut
    *_, above, _, _ = (each for each in page.items if isinstance(each, Text))
    assert above.text.endswith("…") and above.size == 5


def test_facing_pages_have_room_for_binding_and_outer_numbers():
    sheet = SheetStyle(per_page=1, first_page=4, binding=10, footer="Forks", number_style="dot")
    pages = pages_of(2, sheet)
    width, margin, binding = sheet.size[0], 15 * 72 / 25.4, 10 * 72 / 25.4
    for page, left in zip(pages, (True, False, True), strict=True):
        *_, number, footer = (each for each in page.items if isinstance(each, Text))
        assert footer.text == "Forks"
        inner, outer = width - margin - binding, margin
        if not left:
            inner, outer = width - inner, width - outer
        assert (number.x, footer.x) == (approx(outer), approx(inner))
        assert edges_of(footer)[0] >= margin - 1e-6
    assert [texts(page)[-2] for page in pages] == ["4", "5", "6"]
    first, second, solved = pages
    assert pictures(second)[0].x - pictures(first)[0].x == approx(binding)
    # The solutions begin on a left page.
    heading = next(each for each in solved.items if isinstance(each, Text))
    assert (heading.text, heading.x) == ("Solutions", approx(margin))


def test_variations_of_one_depth_run_on_if_that_is_wanted():
    solution = "1.Qd4!\n   1…a5 2.b5#\n   1…a6 2.b6#\n      2…a7\n   1…a4 2.b4#"
    for run_on, lines in (
        (False, ["1.Qd4!", "1…a5 2.b5#", "1…a6 2.b6#", "2…a7", "1…a4 2.b4#"]),
        (True, ["1.Qd4!", "1…a5 2.b5#, 1…a6 2.b6#", "2…a7", "1…a4 2.b4#"]),
    ):
        sheet = SheetStyle(run_on=run_on, header="", page_numbers=False)
        (page,) = solutions([CAPTION._replace(solution=solution)], 1, sheet, measure)
        assert texts(page)[3:] == lines


def test_the_smallest_words_of_a_page_are_known():
    (page,) = pages_of(24, SheetStyle("A5", per_page=24, solutions="none"))
    assert page.smallest_font == 5
    (page,) = pages_of(1, SheetStyle(per_page=1, solutions="none"))
    assert page.smallest_font >= 6


def test_name_and_date_are_asked_on_pages_of_diagrams_alone():
    page_texts = PageTexts("Forks", name_and_date=("Naam", "Datum"))
    sheet = SheetStyle(per_page=1, name_line=True)
    first, solved = pages_of(1, sheet, page_texts)
    assert texts(first)[:2] == ["Naam", "Datum"] and "Naam" not in texts(solved)
    name, date, *others = (each for each in first.items if isinstance(each, Text))
    lines = [each for each in first.items if isinstance(each, Rect)][:2]
    for label, line in zip((name, date), lines, strict=True):
        assert edges_of(label)[1] < line.x and line.width > 100
        assert line.y > label.y
    assert lines[0].x + lines[0].width < date.x
    # Below the header, above the diagram, and the solutions begin where they always do.
    header = next(each for each in others if each.text == "Forks")
    assert header.y < name.y < pictures(first)[0].y
    assert texts(solved) == texts(pages_of(1, replace(sheet, name_line=False), page_texts)[1])


def test_solutions_are_upside_down_at_the_foot_of_their_page():
    sheet = SheetStyle(per_page=4, solutions="foot", number_style="dot")
    pages = pages_of(6, sheet)
    assert [len(pictures(page)) for page in pages] == [4, 2]
    turned = [each for each in pages[1].items if isinstance(each, Text) and each.upside_down]
    assert [each.text for each in turned] == ["5.: 1.Qd5! • 6.: 1.Qd6!"]
    bottom = max(each.y + each.height for each in pictures(pages[0]))
    left, right = area_of(sheet).left, area_of(sheet).left + area_of(sheet).width
    for page in pages:
        for each in page.items:
            if isinstance(each, Text) and each.upside_down:
                # It is read from the right edge to the left.
                assert each.x == approx(right)
                assert each.x - measure(each.text, each.size, False, False) >= left - 1e-6
                assert each.y > bottom + 7
                assert each.y < sheet.size[1] - sheet.margin * 72 / 25.4 - 8.5


def test_long_solutions_at_the_foot_lose_variations_before_they_are_cut():
    def foot_of(solution: str) -> tuple[Page, str]:
        sheet = SheetStyle(per_page=1, solutions="foot")
        entry = sheet_entry(POSITION, Caption(1, solution=solution))
        (page,) = sheet_pages([entry], sheet, STYLE, measure)
        turned = [each for each in page.items if isinstance(each, Text) and each.upside_down]
        return page, " ".join(each.text for each in turned)

    page, text = foot_of("\n".join(f"   {n}.Kd{n % 8 + 1} Kd5" for n in range(1, 300)))
    assert page.cut == ()
    assert text == "1: " + "; ".join(f"{n}.Kd{n % 8 + 1} Kd5" for n in range(1, 9))
    page, text = foot_of("1.Kd4 " * 400)
    assert page.cut == (1,) and text.endswith("…")


def test_the_last_page_may_be_short_and_solutions_follow():
    sheet = SheetStyle(per_page=4)
    pages = pages_of(9, sheet, PageTexts("", "", "Lösungen"))
    assert [len(pictures(page)) for page in pages] == [4, 4, 1, 0]
    assert page_count(9, sheet) == 3
    assert texts(pages[3])[0] == "Lösungen"
    assert texts(pages[3])[-1] == "4"
    assert "1.Qd9!" in texts(pages[3])
    assert pictures(pages[0])[0].x == pictures(pages[2])[0].x


def test_without_entries_there_is_no_page():
    assert pages_of(0, SheetStyle()) == []


def test_pages_are_made_as_they_are_asked_for():
    asked = []

    def endless():
        number = 0
        while True:
            number += 1
            asked.append(number)
            yield sheet_entry(POSITION, Caption(number))

    pages = sheet_pages(endless(), SheetStyle(per_page=6), STYLE, measure)
    assert len(pictures(next(pages))) == 6
    assert len(asked) == 6


def fitted(sheet: SheetStyle, captions: list[Caption]) -> tuple[list[Page], float]:
    (most,) = filter(None, board_scale(lambda: captions, sheet, STYLE, measure))
    entries = [sheet_entry(POSITION, caption) for caption in captions]
    return list(sheet_pages(entries, sheet, STYLE, measure, most=most)), most


NO_EDGES = SheetStyle(per_page=6, header="", page_numbers=False, solutions="none")
TWINS = "White to play and win; twins: (b) Kd5 to e5, (c) without the pawn, (d) after a turn"


def test_boards_of_all_pages_have_one_size():
    chance = Random(7)
    smaller = 0
    for per_page in (1, 2, 4, 6, 9, 12, 24):
        for paper in ("A4", "A5"):
            sheet = replace(NO_EDGES, per_page=per_page, paper=paper, above="number-all")
            captions = [
                CAPTION._replace(
                    number=number,
                    author=" & ".join(["A. Composer"] * chance.choice((1, 1, 1, 2, 3))),
                    stipulation=chance.choice(("#2", "#2", TWINS[:40])),
                )
                for number in range(5 * per_page)
            ]
            pages, most = fitted(sheet, captions)
            places = [[(each.x, each.scale) for each in pictures(page)] for page in pages]
            assert places == [places[0]] * 5
            assert places[0][0][1] == most
            assert not any(page.smaller for page in pages)
            frame = frame_of(replace(STYLE, margin=0.0, mover_mark=False))
            smaller += most < grid_of(sheet, frame).block.scale
    assert smaller > 3


def test_one_page_of_very_long_words_makes_no_other_page_smaller():
    captions = [CAPTION._replace(number=number) for number in range(1, 31)]
    captions[7] = captions[7]._replace(
        author="A. Composer & B. Composer " * 6, stipulation=TWINS * 2
    )
    pages, most = fitted(NO_EDGES, captions)
    assert [page.smaller for page in pages] == [False, True, False, False, False]
    scales = [pictures(page)[0].scale for page in pages]
    assert scales[1] < 0.85 * most
    assert {*scales[:1], *scales[2:]} == {most}
    # Where many pages have such words, they are no exception.
    pages, most = fitted(NO_EDGES, captions[6:12] * 3)
    assert {pictures(page)[0].scale for page in pages} == {most}
    assert not any(page.smaller for page in pages)


def test_a_sheet_without_diagrams_has_boards_of_the_usual_size():
    pages, most = fitted(NO_EDGES, [])
    assert not pages and most > 0


def titled(*titles: str) -> list[SheetEntry]:
    return [sheet_entry(POSITION, Caption(n, title)) for n, title in enumerate(titles, 1)]


def page_of_titles(sheet: SheetStyle, *titles: str) -> tuple[list[Text], list[PlacedPicture]]:
    page = next(sheet_pages(titled(*titles), sheet, STYLE, measure))
    return [item for item in page.items if isinstance(item, Text)], pictures(page)


TITLES = SheetStyle(
    per_page=12, above="number-title", header="", page_numbers=False, stipulation=False, count=False
)


def test_a_title_is_broken_where_its_board_ends_unless_margins_are_free():
    title = "Mansfield, Good Companion 1919 "
    texts, placed = page_of_titles(TITLES, title)
    assert [text.text for text in texts[1:]] == ["Mansfield,", "Good Companion 1919"]
    # Where boards share what is left with the margins, their words may have it.
    texts, placed = page_of_titles(replace(TITLES, per_page=4, landscape=True), title * 2)
    assert edges_of(texts[1])[1] > placed[0].x + placed[0].width


def test_a_long_title_has_a_second_line_and_boards_stay_in_their_row():
    long = "Mansfield, British Chess Magazine 1922, 2nd prize"
    texts, placed = page_of_titles(TITLES, "Short", long, "Short", "Short")
    assert " ".join(text.text for text in texts[3:5]) == long
    assert texts[3].x == texts[4].x
    assert texts[3].y < texts[4].y == approx(texts[1].y)
    assert len({picture.y for picture in placed[:3]}) == 1
    _, usual = page_of_titles(TITLES, "Short", "Short", "Short", "Short")
    assert placed[0].y > usual[0].y
    assert placed[0].scale == usual[0].scale


def test_what_no_line_holds_is_cut_with_dots():
    page = next(sheet_pages(titled("Short", "Very long " * 300), TITLES, STYLE, measure))
    assert texts(page)[-1].endswith("…") and len(texts(page)) > 5
    # Nothing is cut in silence.
    assert page.cut == (2,)


def test_what_is_long_has_as_many_lines_as_it_needs():
    asked = "White to play and draw; twins: (b) Kd5 to e5, (c) without the pawn, (d) after a turn"
    caption = Caption(1, "Fin", "A. Composer & B. Composer & C. Composer", "", "", asked, "(7+3)")
    short = sheet_entry(POSITION, CAPTION)
    for per_page in range(1, 25):
        sheet = SheetStyle(per_page=per_page, header="", page_numbers=False)
        rest = [short] * (per_page - 1)
        page = next(sheet_pages([sheet_entry(POSITION, caption), *rest], sheet, STYLE, measure))
        assert not page.cut
        said = " ".join(texts(page))
        assert asked in said and caption.author in said
        # All boards of a row stand at one height.
        first, *others = pictures(page)
        assert all(other.y == first.y or other.y > first.y + first.height for other in others)


def test_the_mover_is_told_once_and_within_the_diagram():
    told, untold = CAPTION, CAPTION._replace(says_mover=False)
    sheet = SheetStyle(per_page=2, header="", page_numbers=False)
    black = POSITION._replace(side_to_move="b")
    entries = [sheet_entry(POSITION, told), sheet_entry(black, untold)]
    page = next(sheet_pages(entries, sheet, STYLE, measure))
    (sign,) = [item for item in page.items if isinstance(item, Path)]
    board = pictures(page)[1]
    left = board.x + (board.picture.frame.left - 0.05) * board.scale
    assert sign.segments[0][1:] == approx((left, board.y + board.height + 4), abs=4)
    assert not sign.even_odd
    asked = [each for each in page.items if isinstance(each, Text) and each.text == "#2"]
    assert asked[0].x < asked[1].x < asked[0].x + 20
    # Without a stipulation nothing tells.
    bare = replace(sheet, stipulation=False, count=False)
    page = next(sheet_pages(entries, bare, STYLE, measure))
    signs = [item for item in page.items if isinstance(item, Path)]
    assert [each.even_odd for each in signs] == [True, False]
    quiet = replace(STYLE, mover_mark=False)
    page = next(sheet_pages(entries, bare, quiet, measure))
    assert not any(isinstance(item, Path) for item in page.items)
    width = STYLE_WITHOUT.width
    assert {item.picture.frame.width for item in pictures(page)} == {width}


@pytest.mark.parametrize(
    ("order", "above", "said"),
    [
        ("author,source,award,title", "number-all", ["A. Composer", "S 1977, 1st Prize, Fin"]),
        ("title,author,source,award", "number-all", ["Fin", "A. Composer, S 1977, 1st Prize"]),
        ("award,author,source,title", "number-source", ["1st Prize", "A. Composer, S 1977"]),
        ("source,award,author,title", "number-author", ["A. Composer"]),
    ],
)
def test_names_come_in_the_order_that_is_wanted(order, above, said):
    caption = Caption(5, "Fin", "A. Composer", "S 1977", "1st Prize", solution="1.a4")
    sheet = SheetStyle(per_page=1, above=above, order=order, header="", page_numbers=False)
    page, solved = sheet_pages([sheet_entry(POSITION, caption)], sheet, STYLE, measure)
    assert texts(page) == ["5", *said]
    names = order if above == "number-all" else order.replace("title", "").strip(",")
    values = {"author": "A. Composer", "source": "S 1977", "award": "1st Prize", "title": "Fin"}
    assert texts(solved)[2] == ", ".join(values[name] for name in names.split(",") if name)


def test_where_nothing_is_solved_there_is_no_page_of_solutions():
    unknown = titled("Fin", "Fin")
    assert len(list(sheet_pages(unknown, SheetStyle(), STYLE, measure))) == 1
    known = sheet_entry(POSITION, Caption(3, solution="1.Qd1!"))
    page_texts = PageTexts(not_given="fehlt")
    _, page = sheet_pages([*unknown, known], SheetStyle(), STYLE, measure, page_texts)
    assert texts(page)[:8] == ["Solutions", "1", "Fin", "fehlt", "2", "Fin", "fehlt", "3"]


@pytest.mark.parametrize(
    ("style", "said"), [("dot", "7."), ("brackets", "(7)"), ("sign", "№ 7"), ("plain", "7")]
)
def test_numbers_are_written_in_a_style(style, said):
    sheet = SheetStyle(per_page=1, number_style=style, header="", page_numbers=False)
    entry = sheet_entry(POSITION, CAPTION._replace(number=7))
    first, solved = sheet_pages([entry], sheet, STYLE, measure)
    for page, at in ((first, 0), (solved, 1)):
        number, name = [each for each in page.items if isinstance(each, Text)][at : at + 2]
        assert number.text == said
        assert edges_of(number)[1] < name.x


# Pages of solutions: columns that are filled, and no line out of place.


PLAY = (
    "1.Qf1! (2.Qf4#)\n   1…Kd5 2.Ne3#\n      2.Rd1 and on and on and on and on and on and on and on"
)


def measure_solutions(text: str, size: float, bold: bool, italic: bool) -> float:
    return len(text) * size * 0.5


def pages_of_solutions(
    captions: Iterable[Caption], sheet: SheetStyle, title: str = ""
) -> list[list[Text]]:
    page_texts = PageTexts(solutions=title, not_given="not given")
    return [
        [text for text in map(as_text, page.items) if text.begins != "aside"]
        for page in solutions(captions, 1, sheet, measure_solutions, page_texts)
    ]


def as_text(item: PageItem) -> Text:
    assert isinstance(item, Text)
    return item


def test_an_entry_has_number_name_and_lines_as_deep_as_they_are():
    caption = Caption(12, author="A. Composer", source="S 1977", solution=PLAY)
    (page,) = pages_of_solutions([caption], SheetStyle())
    number, name, key, defence, deeper, rest = page
    assert (number.text, number.bold) == ("12", True)
    assert (name.text, name.italic) == ("A. Composer, S 1977", True)
    assert number.x < name.x == key.x < defence.x < deeper.x < rest.x
    assert number.y == name.y < key.y < defence.y < deeper.y < rest.y
    assert f"{deeper.text} {rest.text}" == PLAY.split("\n")[2].strip()


def test_a_missing_solution_is_said_in_words():
    (page,) = pages_of_solutions([Caption(1), Caption(2, "Fin")], SheetStyle())
    assert [text.text for text in page] == ["1", "not given", "2", "Fin", "not given"]


def test_what_asks_nothing_and_has_no_solution_is_not_listed():
    captions = [Caption(1), Caption(2, asks=False), Caption(3, asks=False, solution="1.Ra8#")]
    (page,) = pages_of_solutions(captions, SheetStyle())
    assert [text.text for text in page] == ["1", "not given", "3", "1.Ra8#"]


def test_nothing_to_solve_makes_no_page():
    assert pages_of_solutions([], SheetStyle(), "Solutions") == []


@pytest.mark.parametrize(
    ("paper", "landscape", "columns"), [("A4", False, 2), ("A4", True, 3), ("A5", False, 2)]
)
def test_columns_are_filled_one_after_the_other(paper, landscape, columns):
    sheet = SheetStyle(paper, landscape)
    captions = [Caption(number, author="A. Composer", solution=PLAY) for number in range(1, 200)]
    pages = pages_of_solutions(captions, sheet, "Solutions")
    numbers = [text for page in pages for text in page if text.bold and text.text != "Solutions"]
    assert [text.text for text in numbers] == [f"{number}" for number in range(1, 200)]
    area = area_of(sheet)
    for page in pages:
        assert len({text.x for text in page if text in numbers}) in range(1, columns + 1)
        for text in page:
            assert area.top < text.y <= area.top + area.height
            end = text.x + measure_solutions(text.text, text.size, text.bold, text.italic)
            assert area.left <= text.x < end <= area.left + area.width + 1e-6
    assert len({text.x for text in pages[0] if text in numbers}) == columns
    # All five lines of an entry stand together, each being deeper than the one above.
    assert max(text.y for text in pages[1]) > area.top + area.height * 0.88


def test_a_number_does_not_stand_alone_at_the_foot():
    captions = [Caption(number, author="A", solution="1.Qf1!") for number in range(1, 400)]
    for page in pages_of_solutions(captions, SheetStyle()):
        lines = {(text.x, text.y) for text in page}
        for text in page:
            if text.italic:
                assert any(x == text.x and 0 < y - text.y < 12 for x, y in lines)


def test_an_entry_longer_than_a_page_goes_on():
    long = "\n".join(f"1.Qa{number}!" for number in range(300))
    pages = pages_of_solutions(
        [Caption(1, solution=long), Caption(2, solution="1.Kb1!")], SheetStyle()
    )
    said = [text.text for page in pages for text in page]
    assert said == ["1", *long.split("\n"), "2", "1.Kb1!"]
    assert len(pages) == 3


def test_what_has_to_stand_together_and_has_no_room_goes_on_line_by_line():
    name = "A. Composer and " * 400
    page, *others = pages_of_solutions(
        [Caption(1, author=name, solution="1.Kb1!")], SheetStyle("A5")
    )
    assert len(page) > 60
    assert len(others) < 4


def entry(number: int, plies: int = 1) -> Caption:
    return Caption(number, author="A. Composer", solution="\n".join(["1.Qf1!"] * plies))


def columns_of(page: list[Text]) -> list[list[Text]]:
    """Return the lines of each column, those without numbers before them."""
    starts = sorted({text.x for text in page if text.begins == "P"})
    return [
        [text for text in page if text.x >= start and (not others or text.x < min(others))]
        for start in starts
        for others in [[each for each in starts if each > start]]
    ]


@pytest.mark.parametrize("count", [2, 5, 12, 31, 90])
@pytest.mark.parametrize("landscape", [False, True])
def test_columns_of_the_last_page_are_as_long_as_each_other(count, landscape):
    captions = [entry(number) for number in range(1, count + 1)]
    last = pages_of_solutions(captions, SheetStyle(landscape=landscape), "Solutions")[-1]
    columns = columns_of(last)
    assert len(columns) == min(count, 3 if landscape else 2)
    feet = [max(text.y for text in column) for column in columns]
    # The last one may have an entry less, or with three columns two.
    assert feet[0] == max(feet)
    assert max(feet) - min(feet) < (len(columns) - 1) * 2.6 * 1.28 * 8.5


def test_an_entry_is_not_divided_where_there_is_room():
    (page,) = pages_of_solutions([entry(1, 9), entry(2, 2)], SheetStyle())
    first, second = columns_of(page)
    assert [text.text for text in first][:2] == ["1", "A. Composer"] and len(first) == 11
    assert [text.text for text in second][:2] == ["2", "A. Composer"]


def test_no_heading_is_stranded_and_no_line_left_alone():
    play = "1.Qf1! (2.Qf4#)\n   1…Kd5 2.Ne3#\nSet play\n   1…Kd5 2.Ne3#\n   1…Kf5 2.Nd4#"
    name = "A. Composer and B. Composer and C. Composer and D. Composer, with E. Composer"
    captions = [Caption(n, author=name, solution=play) for n in range(1, 200)]
    for page in pages_of_solutions(captions, SheetStyle(margin=17.3)):
        for column in columns_of(page):
            lines = [text for text in column if text.begins != "P"]
            last = max(lines, key=lambda text: text.y)
            top = min(lines, key=lambda text: text.y)
            assert not last.italic and last.text not in ("Set play",)
            assert top.text != "1…Kf5 2.Nd4#"
            assert top.text not in name or top.text.startswith("A.")


def test_no_move_stands_at_the_foot_however_deep_its_answer_is():
    play = "\n".join(f"{'   ' * depth}{depth}.Ka1" for _ in range(3) for depth in range(12))
    captions = [Caption(n, author="A. Composer", solution=play) for n in range(1, 60)]
    for page in pages_of_solutions(captions, SheetStyle(margin=17.3)):
        for column in columns_of(page):
            last = max((text for text in column if text.begins != "P"), key=lambda text: text.y)
            assert last.text == "11.Ka1"


def test_no_move_stands_at_the_foot_without_what_answers_it():
    parts = (
        "1.Qf1!",
        "   1…Kd5 2.Ne3+",
        "      2…Kc5 3.Qb5#",
        "      2…Ke6 3.Qf5#",
        "   1…Kf5 2.Nd4#",
    )
    play = "\n".join(parts * 3)
    captions = [Caption(n, author="A. Composer", solution=play) for n in range(1, 100)]
    for page in pages_of_solutions(captions, SheetStyle(margin=17.3)):
        for column in columns_of(page):
            last = max((text for text in column if text.begins != "P"), key=lambda text: text.y)
            assert last.text not in ("1.Qf1!", "1…Kd5 2.Ne3+", "A. Composer")


def test_an_award_is_in_the_heading():
    caption = Caption(1, "Fin", "A. Composer", "S 1977", "1st Prize", solution="1.a4!")
    (page,) = pages_of_solutions([caption], SheetStyle())
    assert page[1].text == "A. Composer, S 1977, 1st Prize"


def test_no_line_is_divided_before_its_last_words():
    play = "\n".join(["1.Qf1!", *["   1…Kd5 2." + "/".join(["Nxe3#"] * 12)] * 7])
    captions = [Caption(n, author="A. Composer", solution=play) for n in range(1, 99)]
    divided = 0
    for page in pages_of_solutions(captions, SheetStyle(margin=16.0)):
        for column in columns_of(page):
            lines = sorted((text for text in column if text.begins != "P"), key=lambda t: t.y)
            assert lines[0].text[:2] in ("A.", "1…")
            divided += lines[0].text.startswith("1…")
    assert divided


def test_the_name_of_a_database_is_not_above_a_solution_where_diagrams_have_none():
    known = CAPTION._replace(author="", source="", award="")
    for above, title, heading in (
        ("number", "Yu08j", ()),
        ("number", "Morphy – NN", ("Morphy – NN",)),
        ("number-author", "Yu08j", ("Yu08j",)),
    ):
        assert heading_of(known._replace(title=title), SheetStyle(above=above)) == heading
