"""Sheets as pages of HTML, read by Python's parser; tests/oracles has them in a browser."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.html import HtmlBook
from fenedit.diagram.sheet.layout import HANDOUT, Furniture, SheetStyle, sheet_entry
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnArrow, MarkColour, Marks
from fenedit.notation.puzzle import Caption, SolutionMove

FEN = "8/8/8/8/8/k1K5/8/1R6 w - - 0 1"
AFTER = parse_fen("8/8/8/8/8/k1K5/8/R7 b - - 0 1").placement
MOVES = (SolutionMove("Ra1#", ((1, 0),), "", AFTER),)
CAPTION = Caption(1, "Fin", "A. Composer", "", "", "#1", "(2+1)", "1.Ra1#\n   twice")
NASTY = '</script><img src="https://example.org/a.png" onerror=alert(1)>\u2028"&\'<!--\x00'


class Elements(HTMLParser):
    """Collects the elements of a page, and the text of each kind of element."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, str] = {}
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self._open = tag

    def handle_data(self, data: str) -> None:
        self.texts[self._open] = self.texts.get(self._open, "") + data

    def with_class(self, name: str) -> list[dict[str, str | None]]:
        return [each for _, each in self.found if each.get("class") == name]


def page(
    *captions: Caption,
    sheet: SheetStyle = SheetStyle(),  # noqa: B008
    furniture: Furniture = Furniture("Ten & more", language="nl"),  # noqa: B008
    marks: Marks = Marks(),  # noqa: B008
    moves: tuple[SolutionMove, ...] = MOVES,
) -> str:
    style = replace(SheetChoice().style, show_marks=True)
    book = HtmlBook(
        sheet,
        style,
        furniture,
        elements=lambda shapes, _font, start: (
            f'<use {start}{type(each).__name__}"/>' for each in shapes
        ),
        drawings=lambda kinds: "".join(sorted(kinds)),
    )
    for caption in captions:
        entry = sheet_entry(parse_fen(FEN), caption, "black", marks, moves=moves)
        book.add(entry)
    return book.write().decode()


def test_a_page_has_language_title_and_the_position_in_words():
    elements = Elements(page(CAPTION))
    assert ("html", {"lang": "nl"}) in elements.found
    assert elements.texts["title"].strip() == "Ten & more"
    (board,) = elements.with_class("board")
    words = board["aria-label"] or ""
    assert words.startswith("Wit:") and "Kc3" in words and words.endswith(f"White to move. {FEN}")
    assert board["data-fen"] == FEN
    assert "1.Ra1#" in elements.texts["bdi"] and elements.with_class("d1")


def test_nothing_is_loaded_and_no_text_becomes_an_element():
    furniture = Furniture(NASTY, language="en", practice=Furniture().practice | {"how": NASTY})
    caption = Caption(1, NASTY, NASTY, NASTY, NASTY, NASTY, "(2+1)", NASTY, more=(NASTY,))
    sheet = SheetStyle(above="number-all", footer=NASTY)
    moves = (MOVES[0]._replace(text=NASTY),)
    text = page(caption, sheet=sheet, furniture=furniture, moves=moves)
    elements = Elements(text)
    kinds = {tag for tag, _ in elements.found}
    assert kinds.isdisjoint({"img", "link", "iframe", "object", "base", "image", "a", "form"})
    for _, attributes in elements.found:
        # References are to drawings of the page.
        assert (attributes.get("href") or "#").startswith("#")
        assert not {"src", "xlink:href", "action", "style"} & attributes.keys()
        assert not [name for name in attributes if name.startswith("on")]
    assert text.count("<script") == text.count("</script>") == 2
    # Neither style sheet nor script may load anything either.
    (policy,) = [each["content"] for _, each in elements.found if each.get("http-equiv")]
    assert re.fullmatch(
        r"default-src 'none'; style-src 'sha256-[^']{44}'; script-src 'sha256-[^']{44}'",
        policy or "",
    )
    data = json.loads(text.split('id="practice">')[1].split("</script>")[0])
    assert data["puzzles"]["puzzle-1"]["moves"][0]["text"] == NASTY
    assert "\u2028" not in text.split('id="practice">')[1].split("</script>")[0]


def test_the_script_gets_boards_and_moves():
    told = json.loads(page(CAPTION, CAPTION).split('id="practice">')[1].split("</script>")[0])
    assert list(told["puzzles"]) == ["puzzle-1", "puzzle-2"]
    puzzle = told["puzzles"]["puzzle-2"]
    assert puzzle["flipped"] is True and puzzle["board"] == parse_fen(FEN).placement
    assert puzzle["moves"] == [
        {
            "text": "Ra1#",
            "ways": [[1, 0]],
            "promotion": "",
            "board": AFTER,
            "is_reply": False,
            "following": [],
        }
    ]
    assert told["words"]["K"] == "white king" and told["words"]["."] == "empty"


def test_without_solutions_there_are_neither_moves_nor_answers():
    hidden = page(CAPTION, sheet=SheetStyle(solutions="none"))
    assert "Ra1" not in hidden and "<script" not in hidden and "<details" not in hidden
    unknown = page(CAPTION._replace(solution=""), moves=())
    assert "<details" not in unknown and "<script" not in unknown and "not given" in unknown


def test_moves_without_words_are_played_too():
    # A record with a key and a blank solution: the script stops if it finds no place for a button.
    text = page(CAPTION._replace(solution=" "), CAPTION)
    told = json.loads(text.split('id="practice">')[1].split("</script>")[0])
    assert len(told["puzzles"]) == len(Elements(text).with_class("below")) == 2
    assert text.count("<details") == 1


def test_it_is_printed_as_the_sheet():
    sheet = replace(
        SheetStyle("A5", landscape=True, footer="{title}"), **{**HANDOUT, "per_page": 2}
    )
    text = page(*[CAPTION] * 3, sheet=sheet)
    elements = Elements(text)
    assert "@page{size:A5 landscape;margin:15mm}" in text and "--columns:2;" in text
    assert len(elements.with_class("page")) == len(elements.with_class("name")) == 2
    assert len(elements.with_class("answer-line")) == 3
    # Hatching is for paper alone.
    assert text.count('class="on-paper" href="#print-ground-flipped"') == 3
    assert "<footer><bdi>Ten &amp; more</bdi></footer>" in text


def test_marks_are_below_and_above_the_pieces():
    drawn = Marks((DrawnArrow(MarkColour.GREEN, 12, 28),))
    boards = page(CAPTION, marks=drawn).split('<g class="marks">')[1:]
    assert boards[0].startswith("</g>") and boards[1].startswith('<use href="#Path"/>')
