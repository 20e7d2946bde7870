"""Pages of solutions: columns that are filled, and no line out of place."""

from collections.abc import Iterable

import pytest

from fenedit.diagram.picture import PageItem
from fenedit.diagram.shapes import Text
from fenedit.diagram.sheet.layout import Furniture, SheetStyle, area_of
from fenedit.diagram.sheet.pages import solutions
from fenedit.notation.puzzle import Caption

PLAY = (
    "1.Qf1! (2.Qf4#)\n   1…Kd5 2.Ne3#\n      2.Rd1 and on and on and on and on and on and on and on"
)


def measure(text: str, size: float, bold: bool, italic: bool) -> float:
    return len(text) * size * 0.5


def pages_of(captions: Iterable[Caption], sheet: SheetStyle, title: str = "") -> list[list[Text]]:
    furniture = Furniture(solutions=title, not_given="not given")
    return [
        [text for text in map(as_text, page.items) if text.begins != "aside"]
        for page in solutions(captions, 1, sheet, measure, furniture)
    ]


def as_text(item: PageItem) -> Text:
    assert isinstance(item, Text)
    return item


def test_an_entry_has_number_name_and_lines_as_deep_as_they_are():
    caption = Caption(12, author="A. Composer", source="S 1977", solution=PLAY)
    (page,) = pages_of([caption], SheetStyle())
    number, name, key, defence, deeper, rest = page
    assert (number.text, number.bold) == ("12", True)
    assert (name.text, name.italic) == ("A. Composer, S 1977", True)
    assert number.x < name.x == key.x < defence.x < deeper.x < rest.x
    assert number.y == name.y < key.y < defence.y < deeper.y < rest.y
    assert f"{deeper.text} {rest.text}" == PLAY.split("\n")[2].strip()


def test_a_missing_solution_is_said_in_words():
    (page,) = pages_of([Caption(1), Caption(2, "Fin")], SheetStyle())
    assert [text.text for text in page] == ["1", "not given", "2", "Fin", "not given"]


def test_what_asks_nothing_and_has_no_solution_is_not_listed():
    captions = [Caption(1), Caption(2, asks=False), Caption(3, asks=False, solution="1.Ra8#")]
    (page,) = pages_of(captions, SheetStyle())
    assert [text.text for text in page] == ["1", "not given", "3", "1.Ra8#"]


def test_nothing_to_solve_makes_no_page():
    assert pages_of([], SheetStyle(), "Solutions") == []


@pytest.mark.parametrize(
    ("paper", "landscape", "columns"), [("A4", False, 2), ("A4", True, 3), ("A5", False, 2)]
)
def test_columns_are_filled_one_after_the_other(paper, landscape, columns):
    sheet = SheetStyle(paper, landscape)
    captions = [Caption(number, author="A. Composer", solution=PLAY) for number in range(1, 200)]
    pages = pages_of(captions, sheet, "Solutions")
    numbers = [text for page in pages for text in page if text.bold and text.text != "Solutions"]
    assert [text.text for text in numbers] == [f"{number}" for number in range(1, 200)]
    area = area_of(sheet)
    for page in pages:
        assert len({text.x for text in page if text in numbers}) in range(1, columns + 1)
        for text in page:
            assert area.top < text.y <= area.top + area.height
            end = text.x + measure(text.text, text.size, text.bold, text.italic)
            assert area.left <= text.x < end <= area.left + area.width + 1e-6
    assert len({text.x for text in pages[0] if text in numbers}) == columns
    # All five lines of an entry stand together, each being deeper than the one above.
    assert max(text.y for text in pages[1]) > area.top + area.height * 0.88


def test_a_number_does_not_stand_alone_at_the_foot():
    captions = [Caption(number, author="A", solution="1.Qf1!") for number in range(1, 400)]
    for page in pages_of(captions, SheetStyle()):
        lines = {(text.x, text.y) for text in page}
        for text in page:
            if text.italic:
                assert any(x == text.x and 0 < y - text.y < 12 for x, y in lines)


def test_an_entry_longer_than_a_page_goes_on():
    long = "\n".join(f"1.Qa{number}!" for number in range(300))
    pages = pages_of([Caption(1, solution=long), Caption(2, solution="1.Kb1!")], SheetStyle())
    said = [text.text for page in pages for text in page]
    assert said == ["1", *long.split("\n"), "2", "1.Kb1!"]
    assert len(pages) == 3


def test_what_has_to_stand_together_and_has_no_room_goes_on_line_by_line():
    name = "A. Composer and " * 400
    page, *others = pages_of([Caption(1, author=name, solution="1.Kb1!")], SheetStyle("A5"))
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
    last = pages_of(captions, SheetStyle(landscape=landscape), "Solutions")[-1]
    columns = columns_of(last)
    assert len(columns) == min(count, 3 if landscape else 2)
    feet = [max(text.y for text in column) for column in columns]
    # The last one may have an entry less, or with three columns two.
    assert feet[0] == max(feet)
    assert max(feet) - min(feet) < (len(columns) - 1) * 2.6 * 1.28 * 8.5


def test_an_entry_is_not_divided_where_there_is_room():
    (page,) = pages_of([entry(1, 9), entry(2, 2)], SheetStyle())
    first, second = columns_of(page)
    assert [text.text for text in first][:2] == ["1", "A. Composer"] and len(first) == 11
    assert [text.text for text in second][:2] == ["2", "A. Composer"]


def test_no_heading_is_stranded_and_no_line_left_alone():
    play = "1.Qf1! (2.Qf4#)\n   1…Kd5 2.Ne3#\nSet play\n   1…Kd5 2.Ne3#\n   1…Kf5 2.Nd4#"
    name = "A. Composer and B. Composer and C. Composer and D. Composer, with E. Composer"
    captions = [Caption(n, author=name, solution=play) for n in range(1, 200)]
    for page in pages_of(captions, SheetStyle(margin=17.3)):
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
    for page in pages_of(captions, SheetStyle(margin=17.3)):
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
    for page in pages_of(captions, SheetStyle(margin=17.3)):
        for column in columns_of(page):
            last = max((text for text in column if text.begins != "P"), key=lambda text: text.y)
            assert last.text not in ("1.Qf1!", "1…Kd5 2.Ne3+", "A. Composer")


def test_an_award_is_in_the_heading():
    caption = Caption(1, "Fin", "A. Composer", "S 1977", "1st Prize", solution="1.a4!")
    (page,) = pages_of([caption], SheetStyle())
    assert page[1].text == "A. Composer, S 1977, 1st Prize"


def test_no_line_is_divided_before_its_last_words():
    play = "\n".join(["1.Qf1!", *["   1…Kd5 2." + "/".join(["Nxe3#"] * 12)] * 7])
    captions = [Caption(n, author="A. Composer", solution=play) for n in range(1, 99)]
    divided = 0
    for page in pages_of(captions, SheetStyle(margin=16.0)):
        for column in columns_of(page):
            lines = sorted((text for text in column if text.begins != "P"), key=lambda t: t.y)
            assert lines[0].text[:2] in ("A.", "1…")
            divided += lines[0].text.startswith("1…")
    assert divided
