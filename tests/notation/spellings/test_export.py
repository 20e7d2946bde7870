import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_placement, parse_fen
from fenedit.notation.languages import SIDE_TITLES
from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import Position
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.boards import boards_of, find_grids
from fenedit.notation.spellings.codes import read_forsyth
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.notation.spellings.export import SPELLINGS, Spelling, WriteOptions, Written, spelling
from fenedit.notation.spellings.markup import read_wiki
from fenedit.notation.spellings.piece_list import _lists, beginnings
from fenedit.notation.spoken import kind_words, position_words
from tests.helpers.corpus import cases
from tests.helpers.strategies import positions

_FULL = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
_PLAIN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
_WHOLE = (
    "fen",
    "bracketed",
    "epd",
    "pgn",
    "lichess",
    "lichess-analysis",
    "chesscom",
    "markdown",
    "html",
    "forum",
    "chessboard",
    "typst",
)
_E2, _E4, _E8 = 12, 28, 60
_MARKS = Marks(
    (DrawnArrow(MarkColour.GREEN, _E2, _E4),),
    (DrawnCircle(MarkColour.RED, _E4),),
    (Highlight(MarkColour.YELLOW, _E8),),
    (SquareLabel(MarkColour.BLUE, _E2, "A 1"),),
)
_WITH_MARKS = ("epd", "pgn", "chessboard", "xskak")
_DIAGRAMS = (*(each.code for each in SPELLINGS if each.board), "wiki", "pieces", "forsyth")


def _write(code: str, fen: str, **options: object) -> Written:
    return spelling(code).write(parse_fen(fen), WriteOptions(**options))  # type: ignore[arg-type]


def test_codes_are_unique_and_known() -> None:
    codes = [each.code for each in SPELLINGS]
    assert len(set(codes)) == len(codes)
    assert {*_WHOLE, *_DIAGRAMS, "xskak", "skak", "gbr", "popeye"} == set(codes)
    with pytest.raises(KeyError):
        spelling("none")


@pytest.mark.parametrize("code", _WHOLE)
@given(position=positions(), flipped=st.booleans())
def test_whole_spellings_read_back_whole(code: str, position: Position, flipped: bool) -> None:
    written = spelling(code).write(position, WriteOptions(flipped=flipped))
    assert written.left_out == ()
    first = read_anything(written.text)[0]
    assert first.certain
    assert [each.position for each in first.found] == [position]


@pytest.mark.parametrize("code", ["xskak", "skak"])
@given(position=positions())
def test_skak_knows_four_castling_letters(code: str, position: Position) -> None:
    written = spelling(code).write(position, WriteOptions())
    read = read_anything(written.text)[0].found[0].position
    assert read._replace(castling_rights="") == position._replace(castling_rights="")
    assert set(read.castling_rights) <= set("KQkq")
    if set(position.castling_rights) <= set("KQkq"):
        assert read == position
        assert written.left_out == ()


@given(positions(), st.booleans(), st.sampled_from(sorted(SIDE_TITLES)))
def test_diagrams_read_back_but_for_what_they_leave_out(
    position: Position, flipped: bool, language: str
) -> None:
    options = WriteOptions(flipped=flipped, language=language)
    for code in _DIAGRAMS:
        text, left_out, _ = spelling(code).write(position, options)
        if code == "pieces":
            listed = _lists(text, language, beginnings(text), text)
            assert listed is not None
            found = listed.found[0]
        elif code == "forsyth":
            reading = read_forsyth(text, {"de": "de", "fr": "fr"}.get(language, "problemist"))
            assert reading is not None
            found = reading.found
        else:
            boards = boards_of(text, find_grids(text), "en")
            (found,) = read_wiki(text) if code == "wiki" else boards
        assert found.position.placement == position.placement
        if found.position != position:
            assert left_out
        else:
            assert left_out == ()


@pytest.mark.parametrize("code", _DIAGRAMS)
def test_only_what_is_there_is_left_out(code: str) -> None:
    assert _write(code, _PLAIN).left_out == ()
    assert _write(code, _FULL).left_out == ("side", "castling", "ep", "counters")
    assert _write(code, _PLAIN, chess960=True, operations=" bm e4;").left_out == (
        "chess960",
        "operations",
    )


def test_operations_are_epd_s() -> None:
    options = {"operations": ' bm e4; id "x";'}
    assert _write("fen", _PLAIN, **options).left_out == ("operations",)
    assert _write("epd", _PLAIN, **options) == Written(
        '4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "x";', ()
    )
    assert _write("epd", _FULL).text == "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 fmvn 30;"
    assert _write("epd", _PLAIN).text == "4k3/8/8/8/8/8/4P3/4K3 w - -"


def test_chess960_is_told_by_rights_tags_and_links() -> None:
    inner = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    for code in ("fen", "epd", "chesscom", "markdown"):
        assert _write(code, inner, chess960=True).left_out == ()
        assert _write(code, array, chess960=True).left_out == ("chess960",)
        assert _write(code, array).left_out == ()
    for code in ("pgn", "lichess", "lichess-analysis"):
        text, left_out, _ = _write(code, array, chess960=True)
        assert left_out == ()
        assert read_anything(text)[0].found[0].chess960
    assert _write("skak", inner, chess960=True).left_out == ("inner-rook", "chess960")
    assert " w K - " in _write("xskak", inner.replace(" G ", " H "), chess960=True).text


def test_brackets_hold_two_fields_where_two_say_all() -> None:
    assert _write("bracketed", _PLAIN).text == "[4k3/8/8/8/8/8/4P3/4K3 w]"
    assert _write("bracketed", _FULL).text == f"[{_FULL}]"


def test_languages() -> None:
    assert _write("pieces", _PLAIN, language="pl").text == "Białe: Ke1 e2\nCzarne: Ke8"
    assert _write("pieces", _PLAIN, language="xx").text == "White: Ke1 e2\nBlack: Ke8"
    assert _write("forsyth", "rn2k3/8/8/8/8/8/8/4K3 w - - 0 1", language="de").text == "ts2k55K"


def test_gbr_says_nothing_of_squares() -> None:
    text, left_out, _ = _write("gbr", _PLAIN)
    assert text == "0000.10e1e8"
    assert left_out == ("squares",)
    assert _write("gbr", _FULL).left_out == ("side", "castling", "ep", "counters", "squares")


def test_from_black_s_side() -> None:
    for code in ("ascii", "figurine"):
        text = _write(code, _PLAIN, flipped=True).text
        assert text.splitlines()[-1].replace(" ", "") == "hgfedcba"
        (found,) = boards_of(text, find_grids(text), "en")
        assert format_placement(found.position.placement) == _PLAIN.split(maxsplit=1)[0]
    assert "inverse" in _write("chessboard", _PLAIN, flipped=True).text
    assert "reverse=true" in _write("wiki", _PLAIN, flipped=True).text


@pytest.mark.parametrize("each", SPELLINGS, ids=lambda each: each.code)
def test_marks_are_told_or_said_to_be_left_out(each) -> None:  # type: ignore[no-untyped-def]
    plain = each.write(parse_fen(_PLAIN), WriteOptions())
    marked = each.write(parse_fen(_PLAIN), WriteOptions(marks=_MARKS))
    assert not {"marks", "marks-in-part", "mark-colours"} & set(plain.left_out)
    if each.code in _WITH_MARKS:
        assert marked.text != plain.text
        assert marked.left_out == plain.left_out
    elif each.code in ("wiki", "typst"):
        assert marked.text != plain.text
        assert marked.left_out == (*plain.left_out, "marks-in-part")
    else:
        assert marked == Written(plain.text, (*plain.left_out, "marks"))


@pytest.mark.parametrize("code", ["epd", "pgn"])
def test_marks_stand_in_a_comment_and_read_back(code: str) -> None:
    text = _write(code, _FULL, marks=_MARKS).text
    assert read_marks_among((text,)) == _MARKS
    assert read_anything(text)[0].found[0].position == parse_fen(_FULL)


def test_marks_join_the_comment_that_stands_there() -> None:
    marks = Marks(arrows=_MARKS.arrows)
    written = _write("epd", _PLAIN, marks=marks, operations=' bm e4; c0 "wins"; id "x";')
    assert written.text.endswith(' bm e4; c0 "[%cal Ge2e4] wins"; id "x";')
    twice = _write("epd", _PLAIN, marks=marks, operations=' c0 "a"; c0 "b";')
    assert twice.text.endswith(' - c0 "[%cal Ge2e4] b";') and "marks" not in twice.left_out


@pytest.mark.parametrize("code", ["epd", "pgn"])
def test_a_mark_that_no_comment_can_hold_is_left_out(code: str) -> None:
    marks = Marks(labels=(SquareLabel(MarkColour.RED, _E4, "two\nlines"),))
    assert _write(code, _PLAIN, marks=marks) == Written(_write(code, _PLAIN).text, ("marks",))


@pytest.mark.parametrize("code", ["chessboard", "xskak"])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_board_of_latex_with_marks_reads_back(code: str, flipped: bool) -> None:
    labels = (SquareLabel(MarkColour.RED, _E4, "[{%$}]"), SquareLabel(MarkColour.RED, _E8, "K"))
    marks = _MARKS._replace(labels=labels)
    written = _write(code, _FULL, marks=marks, flipped=flipped)
    reading = read_anything(written.text)[0]
    assert reading.certain
    assert [each.position for each in reading.found] == [parse_fen(_FULL)]
    assert ("inverse" in written.text) is flipped


def test_typst_draws_one_mark_a_square_and_arrows_of_one_colour() -> None:
    written = _write("typst", _PLAIN, marks=_MARKS._replace(labels=()), flipped=True)
    assert written.left_out == ()
    assert written.text.splitlines()[1] == (
        f'#board(fen("{_PLAIN}"), reverse: true, marked-squares: ("e8": marks.fill(rgb("#d99a0080")),'
        ' "e4": marks.circle(paint: rgb("#c92a2a"))), arrows: ("e2 e4",), '
        'arrow-fill: rgb("#2b8a3e"))'
    )
    twice = Marks(circles=_MARKS.circles, highlights=(Highlight(MarkColour.RED, _E4),))
    assert _write("typst", _PLAIN, marks=twice).left_out == ("marks-in-part",)
    # A label on a piece would be below it.
    assert _write("typst", _PLAIN, marks=Marks(labels=_MARKS.labels)).left_out == ("marks",)
    label = (SquareLabel(MarkColour.RED, _E4, 'say "x\\'),)
    assert 'strong("say \\"x\\\\")' in _write("typst", _PLAIN, marks=Marks(labels=label)).text
    arrows = (*_MARKS.arrows, DrawnArrow(MarkColour.RED, _E4, _E8))
    assert _write("typst", _PLAIN, marks=Marks(arrows=arrows)).left_out == ("mark-colours",)


def test_a_wiki_has_no_colours() -> None:
    circles = tuple(
        DrawnCircle(colour, square)
        for colour, square in ((MarkColour.RED, 30), (MarkColour.BLUE, 31))
    )
    assert _write("wiki", _PLAIN, marks=Marks(circles=circles)).left_out == ("mark-colours",)
    assert _write("wiki", _PLAIN, marks=Marks(circles=circles[:1])).left_out == ()
    arrows = Marks(arrows=_MARKS.arrows)
    assert _write("wiki", _PLAIN, marks=arrows).left_out == ("marks",)
    assert _write("wiki", _PLAIN, marks=NO_MARKS).left_out == ()


_OTHER = "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"


def test_markdown() -> None:
    assert _write("markdown", _OTHER).text == (
        "```text\n8 . . . . k . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n"
        "4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . P . . .\n1 . . . . K . . .\n"
        f"  a b c d e f g h\n```\n\nFEN: `{_OTHER}`"
    )


def test_html_can_be_heard() -> None:
    text = _write("html", _OTHER, language="de").text
    assert 'lang="de" aria-label="Weiß: Ke1 e2; Schwarz: Ke8"' in text
    assert f'data-fen="{_OTHER}"' in text
    assert 'lang="en"' in _write("html", _OTHER, language="fi").text


def test_an_input_for_popeye_says_what_a_puzzle_has() -> None:
    fen = "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1"
    written = _write("popeye", fen, operations=' c1 "Anna"; c3 "h#2"; twins "b) Remove a1";')
    assert written.left_out == ()
    assert "Author Anna\nStipulation h#2\nOption Intelligent\nPieces\n" in written.text
    assert written.text.endswith("\nTwin Remove a1\nEndProblem")
    some = _write("popeye", fen, operations=' c1 "Anna"; c3 "h#2"; c5 "hint"; bm Ra8;')
    assert (some.left_out, some.untold) == (("operations",), ("c5", "bm"))
    written = _write("popeye", fen.replace("Q", "A").replace(" 1", " 7"), operations=" bm Ra8;")
    assert written.left_out == ("castling", "counters", "operations")
    game = '[White "Anna"]\n[Stipulation "h#2"]\n\n*'
    assert "Author Anna\nStipulation h#2\n" in _write("popeye", fen, game=game).text


# Tests that each spelling holds fairy pieces, or says that it does not.


POSITION = parse_fen("*2q3k3/8/''LE7/-q7/(royal+G)7/(-15)2-*2n4/8/K7 w - - 0 1")
HOLDING = frozenset(
    ["fen", "bracketed", "pieces", "epd", "pgn", "markdown", "html", "forum", "popeye"]
)


@pytest.mark.parametrize("each", SPELLINGS, ids=lambda each: each.code)
def test_fairy_pieces_are_held_or_reported(each: Spelling) -> None:
    text, left_out, _ = each.write(POSITION, WriteOptions())
    assert ("fairy" not in left_out) == (each.code in HOLDING)
    assert all(ord(character) < 0xE000 for character in text)


def test_forsyth_holds_what_has_no_attributes() -> None:
    position = parse_fen("*2q3k3/8/8/8/8/8/8/K7 w - - 0 1")
    assert spelling("forsyth").write(position, WriteOptions()) == Written("g3k51K", ())


def test_lists_name_them_after_the_others() -> None:
    assert spelling("pieces").write(POSITION, WriteOptions()).text.splitlines() == [
        "White: Ka1 royal grasshopper a4 leo a6",
        "Black: Ke8 1:5 leaper a3 grasshopper a8",
        "Neutral: nightrider d3 queen a5",
    ]


def test_input_of_popeye_has_their_codes_and_attributes() -> None:
    lines = spelling("popeye").write(POSITION, WriteOptions()).text.splitlines()
    assert lines[lines.index("Pieces") + 1 : -1] == [
        "  White Ka1 LEa6",
        "  White Royal Ga4",
        "  Black Ke8 15a3 Ga8",
        "  Neutral Qa5 Nd3",
    ]


def test_they_are_read_out() -> None:
    assert "neutral nightrider: d3" in position_words(POSITION)
    assert kind_words(POSITION.placement, "Q").endswith("neutral queen: a5")


_CODES = {
    "url-lichess-editor": "lichess",
    "url-lichess-analysis": "lichess-analysis",
    "url-chesscom-analysis": "chesscom",
}


def _written(code: str, fen: str, **options: bool) -> str:
    return spelling(code).write(parse_fen(fen), WriteOptions(**options)).text


@pytest.mark.parametrize(
    "case",
    [case for case in cases("format_cases.jsonl") if case["format"] in _CODES],
    ids=lambda case: case["id"],
)
def test_the_corpus_is_written(case: dict[str, str]) -> None:
    assert _written(_CODES[case["format"]], case["fen"]) == case["text"]


def test_variant_and_point_of_view() -> None:
    fen = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    path = "4k3/8/8/8/8/8/8/4K1RR_w_G_-_0_1"
    assert _written("lichess", fen, chess960=True, flipped=True) == (
        f"https://lichess.org/editor/{path}?variant=chess960&color=black"
    )
    assert _written("lichess-analysis", fen, chess960=True, flipped=True) == (
        f"https://lichess.org/analysis/chess960/{path}?color=black"
    )
    assert _written("chesscom", fen, flipped=True).endswith("&flip=true")
