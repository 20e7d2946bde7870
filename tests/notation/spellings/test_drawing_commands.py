"""Arrows, circles, highlights and labels in the text of comments."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.marks import (
    NAMED_COLOURS,
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
    each_mark,
    marks_of,
)
from fenedit.notation.position import parse_square
from fenedit.notation.spellings.drawing_commands import (
    read_marks_among,
    with_marks,
    with_marks_among,
)

G, R, B, Y = NAMED_COLOURS

_squares = st.integers(0, 63)
_colours = st.sampled_from((*NAMED_COLOURS, MarkColour.of("#7b3fb5")))
_words = st.text(st.characters(exclude_categories=("Cs", "Cc", "Z")), min_size=1, max_size=4)
_marks: st.SearchStrategy[DrawnMark] = st.one_of(
    st.tuples(_colours, _squares, _squares)
    .filter(lambda drawn: drawn[1] != drawn[2])
    .map(lambda drawn: DrawnArrow(*drawn)),
    st.builds(DrawnCircle, _colours, _squares),
    st.builds(Highlight, _colours, _squares),
    st.builds(
        SquareLabel,
        _colours,
        _squares,
        st.lists(_words, min_size=1, max_size=2)
        .map(" ".join)
        .filter(lambda text: text.isprintable()),
    ),
)
_drawn = st.lists(_marks, max_size=6).map(marks_of)
_prose = st.text("abc d,;4\n", max_size=12)
_commands = st.sampled_from(
    [
        "[%csl Gd4,Re5]",
        "[%cal  Gd1d4 , ra1A8,]",
        "[%csl Od4,Gd4]",
        "[%draw full,d4,green]",
        "[%draw X,d5,red]",
        "[%draw tux,d5,red]",
        "[%mark e4 green]",
        "[%label red,d4,odd one]",
        "[%clk 0:01:02]",
        "[%csl ",
    ]
)
_texts = st.lists(st.one_of(_prose, _commands), max_size=5).map("".join)


def sq(name: str) -> int:
    return parse_square(name)


def circle(colour: MarkColour, name: str) -> DrawnCircle:
    return DrawnCircle(colour, sq(name))


def arrow(colour: MarkColour, name: str) -> DrawnArrow:
    return DrawnArrow(colour, sq(name[:2]), sq(name[2:]))


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("[%csl Gd4,Re5]", [circle(G, "d4"), circle(R, "e5")]),
        ("so [%cal Bd1d4,Ya1h8] it is", [arrow(B, "d1d4"), arrow(Y, "a1h8")]),
        ("[%CSL  gd4 ,\n Re5 ]", [circle(G, "d4"), circle(R, "e5")]),
        ("[%cal d2d4]", [arrow(G, "d2d4")]),
        ("[%cal Rd4]", [circle(R, "d4")]),
        ("[%csl Rd4e5]", [arrow(R, "d4e5")]),
        ("[%csl Gd4,Rd4]", [circle(R, "d4")]),
        ("[%draw full,d6,red]", [Highlight(R, sq("d6"))]),
        ("[%draw circle, b5,blue]", [circle(B, "b5")]),
        ("[%draw h4]", [circle(R, "h4")]),
        ("[%draw arrow,c4,f7,green]", [arrow(G, "c4f7")]),
        ("[%draw X,d5,green]", [SquareLabel(G, sq("d5"), "X")]),
        ("[%draw +,d5,y]", [SquareLabel(Y, sq("d5"), "+")]),
        ("[%mark e4 green]", [Highlight(G, sq("e4"))]),
        ("[%arrow c4 f7 blue]", [arrow(B, "c4f7")]),
        ("[%label red,d4,two%5D  words]", [SquareLabel(R, sq("d4"), "two] words")]),
    ],
)
def test_what_is_read(text: str, drawn: list[DrawnMark]) -> None:
    assert read_marks_among((text,)) == marks_of(drawn)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no command",
        "[%csl Od4,Ce5]",
        "[%csl Gi9]",
        "[%csl Gd4;Re5]",
        "[csl Gd4]",
        "[%csl Gd4",
        "[%draw disk,d4,red]",
        "[%draw full,d4,#a0b0c]",
        "[%draw full,d4,orange]",
        "[%csl #a0b0c0d4]",
        "[%draw full,d4,e5,red]",
        "[%draw arrow,d4,red]",
        "[%draw A,d4,e5,red]",
        "[%mark e4 e5 green]",
        "[%arrow e4 green]",
        "[%label red,d4,]",
        "[%label red,d4,%0A%07x]",
        "[%clk 1:00:00]",
    ],
)
def test_what_is_no_mark(text: str) -> None:
    assert read_marks_among((text,)) == NO_MARKS
    assert with_marks(text, NO_MARKS) == text


@pytest.mark.parametrize(
    ("text", "drawn", "written"),
    [
        ("", [circle(G, "d4")], "[%csl Gd4]"),
        ("why", [arrow(R, "d4e5"), circle(G, "d4")], "[%csl Gd4][%cal Rd4e5] why"),
        (" why ", [Highlight(G, 27)], " [%draw full,d4,green] why "),
        ("", [SquareLabel(R, 27, "A")], "[%draw A,d4,red]"),
        ("", [SquareLabel(R, 27, "No. 1")], "[%label red,d4,No. 1]"),
        ("", [SquareLabel(R, 27, '["}%')], "[%label red,d4,%5B%22%7D%25]"),
        ("a [%csl Gd4] b", [circle(G, "d4"), circle(R, "e5")], "a [%csl Gd4,Re5] b"),
        ("a [%csl Gd4] b", [circle(Y, "d4")], "a [%csl Yd4] b"),
        ("a [%csl Gd4] b", [arrow(G, "a1a2")], "a [%cal Ga1a2] b"),
        ("a [%csl Gd4] b", [], "a b"),
        ("a [%csl Gd4]", [], "a"),
        ("[%csl Gd4] b", [], "b"),
        ("a[%csl Gd4] b", [], "a b"),
        ("a\r\n[%csl Gd4]\r\nb", [], "a\r\nb"),
        ("[%csl Gd4, Re5 ,Ba1]", [circle(G, "d4"), circle(B, "a1")], "[%csl Gd4,Ba1]"),
        ("[%csl Od4,Gd4]", [], "[%csl Od4]"),
        ("[%CSL Gd4]", [circle(G, "d4"), circle(G, "d5")], "[%csl Gd4,Gd5]"),
        (
            "[%csl gD4, e5 ,Oc3]",
            [circle(G, s) for s in ("d4", "e5", "d5")],
            "[%csl Gd4,Ge5,Oc3,Gd5]",
        ),
        ("[%csl Ge9,x]", [circle(G, "d5")], "[%csl Ge9,x][%csl Gd5]"),
        ("a [%csl [%mark e4] Gd4] b", [], "a b"),
        ("[%cal Gd4d4]", [circle(R, "d4")], "[%cal Rd4d4]"),
        ("[%csl ]", [circle(G, "d4")], "[%csl Gd4]"),
        ("[%csl Gd4,Rd4,Ga1]", [circle(G, "a1")], "[%csl Ga1]"),
        ("[%draw full,d4]", [Highlight(B, 27)], "[%draw full,d4,blue]"),
        ("[%cal Ga1a2,Ra3a4]", [arrow(R, "a3a4"), arrow(G, "a1a2")], "[%cal Ra3a4,Ga1a2]"),
    ],
)
def test_what_is_written(text: str, drawn: list[DrawnMark], written: str) -> None:
    assert with_marks(text, marks_of(drawn)) == written


@given(_texts, _drawn)
def test_what_is_written_is_read_again(text: str, marks: Marks) -> None:
    written = with_marks(text, marks)
    assert read_marks_among((written,)) == marks
    assert not {"}", '"'} & set(written)


@given(_texts)
def test_the_same_marks_change_nothing(text: str) -> None:
    assert with_marks(text, read_marks_among((text,))) == text


@given(_prose, _drawn)
def test_prose_comes_back_to_the_letter(text: str, marks: Marks) -> None:
    written = with_marks(text, marks)
    assert "".join(text.split()) in "".join(written.split())
    assert with_marks(written, NO_MARKS) == text


@given(_texts, _drawn)
def test_other_commands_and_words_stay(text: str, marks: Marks) -> None:
    def rest(words: str) -> str:
        bare = with_marks(words, NO_MARKS)
        return "".join(bare.split()).replace(",", "")

    assert rest(with_marks(text, marks)) == rest(text)


def test_marks_stay_in_the_text_that_has_them() -> None:
    texts = ("one", "two [%csl Gd4]", "[%cal Rd1d4]")
    marks = marks_of([*each_mark(read_marks_among(texts)), circle(G, "a1")])
    assert with_marks_among(texts, marks) == ("one", "two [%csl Gd4,Ga1]", "[%cal Rd1d4]")
    assert with_marks_among(texts, NO_MARKS) == ("one", "two", "")


def test_the_first_text_gets_new_commands() -> None:
    assert with_marks_among(("one", "two"), marks_of([circle(G, "a1")])) == (
        "[%csl Ga1] one",
        "two",
    )


@pytest.mark.parametrize(
    "mark",
    [
        DrawnArrow(G, 3, 3),
        SquareLabel(G, 3, ""),
        SquareLabel(G, 3, " a"),
        SquareLabel(G, 3, "a  b"),
        SquareLabel(G, 3, "a\x07"),
    ],
)
def test_what_cannot_be_written_is_refused(mark: DrawnMark) -> None:
    with pytest.raises(ValueError, match=r"an arrow|a label"):
        with_marks("", marks_of([mark]))


def test_a_mark_replaces_the_one_in_its_place() -> None:
    drawn: list[DrawnMark] = [circle(G, "d4"), Highlight(G, 27), circle(R, "d4")]
    assert marks_of(drawn) == Marks(circles=(circle(R, "d4"),), highlights=(Highlight(G, 27),))


def test_other_colours_leave_the_lists_for_draw_and_come_back_to_them() -> None:
    purple = MarkColour.of("#7b3fb5")
    drawn = marks_of([circle(G, "d4"), circle(purple, "e5"), arrow(purple, "d1d4")])
    text = with_marks("[%csl Gd4,Re5]", drawn)
    assert text == "[%csl Gd4][%draw circle,e5,#7b3fb5][%draw arrow,d1,d4,#7b3fb5]"
    assert with_marks(text, marks_of([circle(G, "d4"), circle(R, "e5")])).count("%csl") == 2
    label = SquareLabel(purple, parse_square("e5"), "outpost")
    assert with_marks("", Marks(labels=(label,))) == "[%label #7b3fb5,e5,outpost]"
    assert read_marks_among(("[%draw full,d4,#C92A2A]",)).highlights[0].colour is R
