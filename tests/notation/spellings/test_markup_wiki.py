import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, format_placement, parse_fen
from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import START_POSITION, Position, square_name
from fenedit.notation.problems import FenError
from fenedit.notation.reading import Found
from fenedit.notation.spellings.markup import (
    count_diagrams,
    marks_shown,
    read_wiki,
    write_wiki,
)
from tests.helpers.corpus import cases
from tests.helpers.strategies import placements

_CASES = [case for case in cases("format_cases.jsonl") if case["format"] == "wiki-chess-diagram"]


def _marked(found: Found) -> set[str]:
    notes = [note for note in found.notes if note.code == "marks-left-out"]
    return {square_name(square) for note in notes for square in note.squares}


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case["id"])
def test_the_corpus_is_read(case: dict[str, object]) -> None:
    text = str(case["text"])
    if case["fen"] is None:
        with pytest.raises(FenError) as caught:
            read_wiki(text)
        problem = caught.value.problem
        assert problem.code == "unsupported-man"
        assert dict(problem.data)["men"].split(", ") == case["unsupported"]
        start, end = problem.span or (0, 0)
        assert text[start:end].strip() == dict(problem.data)["found"]
        return
    (found,) = read_wiki(text)
    assert format_placement(found.position.placement) == str(case["fen"]).split()[0]
    assert _marked(found) == set(case.get("annotations", {}))  # type: ignore[call-overload]
    if "header" in case:
        assert found.title == (case["header"] or case["footer"])


def _captioned(written: str, header: str = "", footer: str = "") -> str:
    lines = written.split("\n")
    lines[2] += header
    lines[11] += footer
    return "\n".join(lines)


@pytest.mark.parametrize(
    "case", [case for case in _CASES if "direction" not in case], ids=lambda case: case["id"]
)
def test_the_corpus_is_written_byte_for_byte(case: dict[str, str]) -> None:
    position = parse_fen(case["fen"])
    written = write_wiki(position, flipped=False)
    assert _captioned(written, case["header"], case["footer"]) == case["text"]


def test_the_caption_may_tell_the_side() -> None:
    text = _captioned(write_wiki(Position("." * 64), flipped=False), footer="Black to move")
    assert read_wiki(text)[0].position.side_to_move == "b"
    assert read_wiki(text)[0].notes == ()
    assert read_wiki(text.replace("Black to move", "x"))[0].notes[0].code == "default-side"


def test_links_and_templates_in_a_caption_are_no_arguments() -> None:
    text = _captioned(write_wiki(Position("." * 64), flipped=False), "[[a|b]] {{c|d}}")
    assert read_wiki(text)[0].title == "[[a|b]] {{c|d}}"


def test_several_diagrams_in_a_page_in_their_order() -> None:
    one, two = (Position(man + "." * 63) for man in "Kk")
    text = f"x {write_wiki(one, flipped=False)} y {write_wiki(two, flipped=True)} z"
    assert [found.position.placement for found in read_wiki(text)] == [one.placement, two.placement]


def test_a_placement_that_is_none_is_refused_at_its_place() -> None:
    text = "{{Chess diagram|fen= 8/8/8/8/8/8/8/9 }}"
    with pytest.raises(FenError) as caught:
        read_wiki(text)
    assert text[slice(*(caught.value.problem.span or (0, 0)))] == "9"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{{Chess}}",
        "{{Chess diagram}}",
        "{{Chess diagram|a|b|c}}",
        "{{Chess diagram|",
        "{{Chess diagram|fen=}}",
    ],
)
def test_what_is_no_diagram_is_none(text: str) -> None:
    assert read_wiki(text) == ()


@given(placements(), st.booleans())
def test_every_placement_reads_back(placement: str, flipped: bool) -> None:
    (found,) = read_wiki(write_wiki(Position(placement), flipped=flipped))
    assert found.position.placement == placement


def test_a_whole_fen() -> None:
    (found,) = read_wiki("{{Chess diagram|fen=4k3/8/8/8/8/8/8/4K3 b - - 5 20|header=a}}")
    assert format_fen(found.position) == "4k3/8/8/8/8/8/8/4K3 b - - 5 20"
    assert (found.title, found.notes) == ("a", ())
    with pytest.raises(FenError):
        read_wiki("{{Chess diagram|fen=4k3/8/8/8/8/8/8/4K3 x - - 5 20}}")


def test_diagrams_are_counted_also_where_they_cannot_be_read() -> None:
    assert count_diagrams("{{Chess diagram|a}} {{Chess diagram small|b") == 2
    assert count_diagrams("{{Chess}}") == 0


def test_marks_stand_on_empty_squares_one_on_each() -> None:
    red, blue = MarkColour.RED, MarkColour.BLUE
    e2, e4, d4, c4 = 12, 28, 27, 26
    marks = Marks(
        (DrawnArrow(red, e2, e4),),
        (DrawnCircle(red, e4), DrawnCircle(red, e2)),
        (Highlight(red, e4), Highlight(blue, d4)),
        (SquareLabel(red, c4, "7"), SquareLabel(red, 29, "A")),
    )
    shown = marks_shown(START_POSITION.placement, marks)
    assert shown == Marks((), marks.circles[:1], marks.highlights[1:], marks.labels[:1])
    text = write_wiki(START_POSITION, flipped=False, marks=marks)
    assert "|  |  |x7|xx|xo|  |  |  " in text
    (read,) = read_wiki(text)
    assert read.position.placement == START_POSITION.placement
    assert _marked(read) == {"c4", "d4", "e4"}
