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
    continues,
    count_diagrams,
    has_tags,
    marks_shown,
    misses,
    read_fens,
    read_wiki,
    without_tags,
    write_wiki,
)
from tests.helpers.corpus import cases
from tests.helpers.strategies import placements

_FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
_OTHER = "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"


def _fens(text: str) -> list[str]:
    return [format_fen(found.position) for found in read_fens(text)[0]]


@pytest.mark.parametrize(
    ("text", "fens"),
    [
        (f"Look at {_FEN}, my friend.", [_FEN]),
        (f"Look at {_FEN}. Nice?", [_FEN]),
        (f"({_FEN})", [_FEN]),
        (f"1) {_FEN}\n2) {_OTHER}\n1) {_FEN}", [_FEN, _OTHER]),
        (
            f'<div data-fen="{_FEN}"><img src="/x.png?fen={_OTHER.replace(" ", "%20")}"></div>',
            [_FEN, _OTHER],
        ),
        (f"https://lichess.org/editor/{_FEN.replace(' ', '_')}?color=black", [_FEN]),
        (
            f"see https://www.chess.com/analysis?fen={_FEN.replace('/', '%2F').replace(' ', '%20')} here",
            [_FEN],
        ),
        (f"[fen]{_FEN}[/fen]", [_FEN]),
        (f"| Diagram | `{_FEN}` |", [_FEN]),
        (f'{{"fen": "{_FEN}"}}', [_FEN]),
        (f"a,b,{_FEN},e2e4,1500", [_FEN]),
        ("The ending 4k3/8/8/8/8/8/4P3/4K3 is won.", ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K3 b wins", ["4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - and more", ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K3 was it", ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K4 w - - 0 1", []),
        ("4k3/8/8/8/8/8/4P3 w - - 0 1", []),
        ("x4k3/8/8/8/8/8/4P3/4K3", []),
        ("4k3/8/8/8/8/8/4P3/4K3/8", []),
        ("either/or/and/or/either/or/and/or", []),
    ],
)
def test_fens_in_running_text(text: str, fens: list[str]) -> None:
    assert _fens(text) == fens


def test_what_was_not_told_is_said() -> None:
    ((found,), _) = read_fens("The ending 4k3/8/8/8/8/8/4P3/4K3 b is won.")
    assert [note.code for note in found.notes] == [
        "default-castling",
        "default-ep",
        "default-halfmove",
        "default-fullmove",
    ]
    assert found.source == "4k3/8/8/8/8/8/4P3/4K3 b"


def test_tags_come_off() -> None:
    assert has_tags("a <b>c</b>")
    assert has_tags("a&nbsp;b")
    assert not has_tags("a < b > c & d")
    assert without_tags('<p class="x>y">4k3<b>/8</b></p><br/>&lt;a&gt;&amp;').split("\n") == [
        "",
        "4k3/8",
        "",
        "<a>&",
    ]


@pytest.mark.parametrize(
    ("text", "fields", "told", "expected"),
    [
        (" b", 1, False, True),
        (" Black to move", 1, False, True),
        (" Black to move", 1, True, False),
        (" – White to move", 1, True, False),
        ("[NNp] b", 1, False, True),
        ("[/fen] text", 1, False, False),
        ("</b> <i>b</i>", 1, False, True),
        ('", "rating": 1760', 1, False, False),
        (" is won", 1, False, False),
        ("\nb - -", 1, False, True),
        ("\nA bishop", 1, False, False),
        ("%20x%20-", 1, False, True),
        (" KQ/kq - 5", 2, False, True),
        (" wins", 2, False, False),
        (" a pawn", 2, False, True),
        (" e9 5 9", 3, False, True),
        (" 1-0", 4, False, True),
        (" ½", 4, False, True),
        (" and more", 4, False, False),
        (" mate in 3", 4, False, True),
        (", mate in 3", 4, False, False),
        (".5", 6, False, True),
        (". 5", 6, False, False),
        ("", 1, False, False),
    ],
)
def test_what_may_be_more_fields(text: str, fields: int, told: bool, expected: bool) -> None:
    assert continues(text, fields, told) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (_FEN, False),
        ("4k3/8/8/8/8/8/4P3/4K2 w - - 5 39", True),
        ("4k3/8/8/8/8/8/4P3", True),
        ("4k3/8/8/8/8/8/4P3/4K3/8", True),
        ("4k3/8/8/9/8/8/4P3/4K3", True),
        ("4k3/8/8/x7/8/8/4P3/4K3", True),
        (f"https://lichess.org/editor/{_FEN.replace(' ', '_')}", False),
        ("either/or/and/or/either/or/and/or", False),
        ("/usr/share/pixmaps/b/8/k.png", False),
        ("1/2-1/2", False),
        ("", False),
    ],
)
def test_what_looks_like_a_placement_and_is_none(text: str, expected: bool) -> None:
    assert misses(text) is expected


def test_positions_that_were_not_found_are_missed() -> None:
    found = read_fens(_FEN)[0]
    assert not misses(f"{_FEN} x", found)
    assert misses(f"{_FEN} {_OTHER}", found)
    assert misses(_FEN, ())


def test_sides_on_the_lines_of_other_fens_are_theirs() -> None:
    one, two = "4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/3P4/4K3"
    text = f"{one} Black to move\n{two} White to move"
    assert _fens(text) == [f"{one} b - - 0 1", f"{two} w - - 0 1"]


_BARE = "r3k2r/ppp2ppp/8/8/4P3/8/PPP2PPP/R3K2R"


@pytest.mark.parametrize(
    "text",
    [
        *(f"pos={_BARE.replace('/', mark)} b KQkq - 3 9" for mark in ".,:-|_ "),
        f"He got {_BARE.replace('/', ', ')} b KQkq - 3 9, and so on",
        f"Sealed: {_BARE}/  b KQkq - 3 9 (adjourned)",
    ],
)
def test_other_marks_between_ranks_in_running_text(text: str) -> None:
    ((found,), certain) = read_fens(text)
    assert certain
    assert format_fen(found.position) == f"{_BARE} b KQkq - 3 9"


@pytest.mark.parametrize(
    "text", ["8.8.8.8.8.8.8.8.8 w - -", "8.8.8.8.8.8.8.9 w - -", "1.2.3.4.5.6.7.8"]
)
def test_marks_between_other_things_are_no_slashes(text: str) -> None:
    assert not read_fens(text)[0]


@pytest.mark.parametrize(
    ("line", "title", "rest"),
    [
        ("1) {}  White wins (Réti)", "", "  White wins (Réti)"),
        ("{}  White wins (Réti)", "", "  White wins (Réti)"),
        ("a) {} — a draw", "", ' c0 "a draw";'),
        ("• {} (Réti, 1921)", "", " (Réti, 1921)"),
        ("#12: {} ; Lucena", "", ' c0 "Lucena";'),
        ('No. 3. {} bm Kd2; id "x";', "", ' bm Kd2; id "x";'),
        ("Diagram 4: {}", "", ""),
        ("FEN: {} Philidor", "", " Philidor"),
        ("<li>{} Philidor</li>", "", " Philidor"),
        ("<td>Réti</td><td>{}</td>", "Réti", ""),
        ("[fen]{}[/fen] Philidor", "", "  Philidor"),
        ("- `{}` Philidor", "", "  Philidor"),
        ("Réti: {}", "Réti", ""),
        ("2. Réti, Ostrava 1921 – {}", "Réti, Ostrava 1921", ""),
        ("| Réti | {} | draw |", "Réti", ' c0 "draw"; id "Réti";'),
        ('  "fen": "{}", "rating": 1500', "", ""),
        ('  ("{}", "Réti"),', "", ' c0 "Réti";'),
        ("Réti,{},a draw", "Réti", ' c0 "a draw"; id "Réti";'),
        ("Have a look at {}, which is nice", "", ""),
        ('{{"fen": "{}", "rating": 1500}}', "", ""),
        ('board.set_fen("{}")', "", ""),
        ("https://example.org/?fen={} x", "", ""),
        (f"1) {{}} {'word ' * 200}", "", ""),
    ],
)
def test_what_stands_beside_a_fen_is_kept(line: str, title: str, rest: str) -> None:
    text = f"Endings\n\n{line.format(_OTHER)}\n\nThe end of the list."
    ((found,), _) = read_fens(text)
    assert (format_fen(found.position), found.title, found.rest) == (_OTHER, title, rest)


def test_each_fen_has_what_stands_on_its_own_line() -> None:
    (first, second), _ = read_fens(f"Endings\n1) {_FEN}  one\n2) {_OTHER}  two")
    assert (first.rest, second.rest) == ("  one", "  two")
    (first, second), _ = read_fens(f"{_FEN} before; then: {_OTHER} behind")
    assert (first.rest, second.title, second.rest) == (" before; then:", "", "")
    (first, second), _ = read_fens(f"<li>{_FEN} one</li><li>Réti: {_OTHER}</li>")
    assert (first.rest, second.title) == (" one", "Réti")


def test_an_address_is_no_tag() -> None:
    assert not has_tags("Bob <bob@example.org> wrote of <https://example.org/a>")
    assert has_tags("<br/>") and has_tags("</p>") and has_tags("<a href='x'>")


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
