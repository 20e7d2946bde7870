import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, format_placement
from fenedit.notation.reading import Interpretation
from fenedit.notation.spellings.anything import fault_of, read_anything
from fenedit.notation.spellings.boards import write_board
from tests.helpers.corpus import cases
from tests.helpers.strategies import texts

_FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
_OTHER = "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"
_PLACEMENT = "8/8/1k6/2b5/2pP4/8/5K2/8"
_TYPO = "4k3/8/8/8/8/8/4P3/4K2 w - - 5 39"
_ROWS = "r . . . k . . r\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . p P . . .\n. . . . . . . .\n. . . . . . . .\nR . . . K . . R"
_KINDS = {
    "popeye-forsyth": "forsyth",
    "wiki-chess-diagram": "wiki",
    "url-lichess-editor": "link",
    "url-lichess-analysis": "link",
    "url-chesscom-analysis": "link",
    "figurine-board": "board",
    "ascii-board": "board",
}


def _only(text: str) -> Interpretation:
    (way,) = read_anything(text)
    return way


def _fens(way: Interpretation) -> list[str]:
    return [format_fen(found.position) for found in way.found]


@pytest.mark.parametrize(
    "case",
    [case for case in cases("format_cases.jsonl") if case["format"] in _KINDS],
    ids=lambda case: case["id"],
)
def test_the_corpus_is_understood(case: dict[str, str]) -> None:
    ways = read_anything(case["text"])
    if case["fen"] is None or case["text"] in ("64", "7k37S10K", "4k55K"):
        # Short Forsyth texts are not taken for certain, and "64" is a number before.
        assert not any(way.certain for way in ways)
        return
    (way,) = ways
    kind = _KINDS[case["format"]]
    # Forsyth that is FEN as well, or has slashes, is read as such.
    assert way.kind in ((kind, "localized", "fen") if kind == "forsyth" else (kind,))
    assert format_placement(way.found[0].position.placement) == case["fen"].split()[0]
    if kind == "link":
        assert _fens(way) == [case["fen"]]


@pytest.mark.parametrize(
    ("text", "kind", "fens"),
    [
        (_FEN, "fen", [_FEN]),
        (f"{_FEN}\n\n# comment\n{_OTHER}\n", "fen", [_FEN, _OTHER]),
        ("r3k2r/8/8/8/3pP3/8/8/R3K2R\nb KQkq e3 0 30", "fen", [_FEN]),
        (f"{_FEN}\nhttps://lichess.org/editor/{_OTHER.replace(' ', '_')}", "fen", [_FEN, _OTHER]),
        (f"<p>one</p><code>{_FEN}</code><code>{_OTHER}</code>", "markup", [_FEN, _OTHER]),
        (f"```\n{_FEN}\n```", "markup", [_FEN]),
        (f"Before 17. Qh5 ({_FEN}) all was well.", "fen", [_FEN]),
        (f"\\fenboard{{{_FEN}}}", "latex", [_FEN]),
        ("<pre>" + _ROWS + "</pre>", "board", ["r3k2r/8/8/8/3pP3/8/8/R3K2R w - - 0 1"]),
        (_ROWS + "\n\nFen: " + _FEN, "fen", [_FEN]),
        ("Forsyth 4k55K", "forsyth", ["4k3/8/8/8/8/8/8/4K3 w - - 0 1"]),
        ("SP 0", "number", ["bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]),
        ("Chess960 #518", "number", ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]),
        (
            "tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1",
            "localized",
            ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
        ),
    ],
)
def test_one_certain_reading(text: str, kind: str, fens: list[str]) -> None:
    way = _only(text)
    assert (way.kind, way.certain) == (kind, True)
    assert _fens(way) == fens


def test_several_fens_in_prose_are_offered() -> None:
    way = _only(f"First {_FEN} and then {_OTHER} arose.")
    assert not way.certain
    assert _fens(way) == [_FEN, _OTHER]


def test_a_line_that_does_not_read_is_no_reason_to_be_certain() -> None:
    way = _only(f"{_FEN}\n{_OTHER}\n8/8/8/9 w - - 0 1")
    assert not way.certain
    assert _fens(way) == [_FEN, _OTHER]


def test_a_board_that_contradicts_its_fen_is_offered_beside_it() -> None:
    ways = read_anything(f"{_ROWS}\nFEN: {_OTHER}")
    assert [(way.kind, way.certain) for way in ways] == [("fen", False), ("board", False)]


def test_a_board_with_rank_1_on_top_and_no_files_has_two_readings() -> None:
    rows = "\n".join(f"{at + 1} {row}" for at, row in enumerate(_ROWS.split("\n")[::-1]))
    ways = read_anything(rows)
    assert [way.certain for way in ways] == [False, False]
    assert {format_placement(way.found[0].position.placement) for way in ways} == {
        "r3k2r/8/8/8/3pP3/8/8/R3K2R",
        "r2k3r/8/8/8/3Pp3/8/8/R2K3R",
    }


def test_an_empty_board_and_a_bare_number_are_not_certain() -> None:
    assert not _only(write_board("." * 64)).certain
    way = _only("518")
    assert (way.kind, way.detail, way.certain) == ("number", "518", False)
    assert way.found[0].chess960


def test_each_language_is_a_reading_of_its_own() -> None:
    ways = read_anything("4k3/8/8/8/8/8/8/2S1K3 w - - 0 1")
    assert [(way.detail, way.certain) for way in ways] == [("de", False), ("cs", False)]
    assert [_fens(way)[0][:22] for way in ways] == [
        "4k3/8/8/8/8/8/8/2N1K3 ",
        "4k3/8/8/8/8/8/8/2B1K3 ",
    ]
    ways = read_anything("Ke1 Ba2 / Kg8")
    assert [(way.kind, way.detail, way.certain) for way in ways] == [
        ("piece-list", "en", False),
        ("piece-list", "de", False),
    ]
    german = _ROWS.translate(str.maketrans("rRpP", "tTbB"))
    assert [(way.kind, way.detail) for way in read_anything(german)] == [("board", "de")]


def test_what_others_wrote_is_kept_as_operations() -> None:
    way = _only("4k3/8/8/8/8/8/4P3/4K3[Qn] w - - 5 39")
    assert way.found[0].rest == ' pocket "Qn";'
    assert way.found[0].source == "4k3/8/8/8/8/8/4P3/4K3[Qn] w - - 5 39"


def test_the_line_is_the_source() -> None:
    way = _only(f"[{_FEN}]\n{_OTHER} bm e4;\n")
    assert [found.source for found in way.found] == [f"[{_FEN}]", f"{_OTHER} bm e4;"]
    assert way.found[1].rest == " bm e4;"
    assert _only(f"https://lichess.org/editor/{_OTHER.replace(' ', '_')}").found[0].source == ""


@pytest.mark.parametrize(
    "text",
    [
        "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/4kn2/8/8/4K2/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/3NK",
        "8/6Q1/3k4/8/1N6/4=NK2/8/8 w - - 0 1",
    ],
)
def test_knights_of_a_fen_with_a_fault_are_no_nightriders(text: str) -> None:
    assert read_anything(text) == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t ",
        "milk\neggs\nbread",
        "8 eggs / 2 loaves / 1 b of rice",
        "1. e4 e5 2. Nf3 Nc6",
        "e2-e4 e7-e5",
        "0323.12",
        "+0130.12d6g1",
        "960",
        "1234",
        "SP 960",
        "٥١٨",
        "k",
        "rnbqkbnr",
        "White to move",
        "https://example.org/",
        "8/8/8/8/8/8/8/9 w - - 0 1",
        "\x00\ud800",
    ],
)
def test_what_holds_no_position(text: str) -> None:
    assert read_anything(text) == ()


@pytest.mark.parametrize(
    ("text", "men"),
    [
        ("48/5xPp/5K1k", "x@f2"),
        ("Forsyth =.xx3k4/64", "=.xx@a8"),
        ("{{Chess diagram|||cd" + "|" * 64 + "}}", "cd@a8"),
    ],
)
def test_pieces_of_other_games_are_told(text: str, men: str) -> None:
    assert read_anything(text) == ()
    problem = fault_of(text)
    assert problem is not None
    assert problem.code == "unsupported-man"
    assert dict(problem.data)["men"] == men


@pytest.mark.parametrize("text", ["", "milk and 2 eggs", "hello/world", _FEN, "1/2-1/2"])
def test_nothing_is_said_of_other_texts(text: str) -> None:
    assert fault_of(text) is None


@given(texts() | st.text(alphabet="KQkqrnbp12345678/ .|\n:=-+[]{}()wbe4;\"'<>&\\♔♟WhiteBlack"))
def test_any_text_is_understood_or_not(text: str) -> None:
    ways = read_anything(text)
    for way in ways:
        assert way.found
        assert all(len(found.position.placement) == 64 for found in way.found)
        assert not any("\n" in found.rest or "\r" in found.rest for found in way.found)
    assert not (len(ways) > 1 and any(way.certain for way in ways))
    fault_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "4k3/8/8/8/8/8/4P3/4K3 w KQkx - 5 9",
        "Look: 4k3/8/8/8/8/8/4P3/4K3 w none - 5 9 please",
        "(a) 4k3/8/8/8/8/8/4P3/4K3 w - e9 5 9",
        "see 4k3/8/8/8/8/8/4P3/4K3 x - - 5 9",
    ],
)
def test_a_fen_that_breaks_off_in_running_text_is_not_certain(text: str) -> None:
    assert not any(way.certain for way in read_anything(text))


@pytest.mark.parametrize(
    "text",
    [
        "{}, Black to move",
        "{} black to play",
        "{}\nBlack to move",
        "{}\n\nBlack to move",
        "Black to move\n{}\n\nA study",
        "# Black to move\n{}",
        "{} ; Black to move",
        "{} (b)",
        "({}) b",
        "{} Schwarz am Zug",
        "{} – Schwarz am Zug",
        "Schwarz am Zug: {}",
        '{{"fen":"{}","turn":"b"}}',
        "https://example.org/?fen={}&turn=b",
        '<chess-board fen="{}" side="black"></chess-board>',
        "<p>{}</p><p><b>Black</b> to move</p>",
    ],
)
def test_the_side_that_is_told_beside_a_fen_counts(text: str) -> None:
    way = _only(text.format(_PLACEMENT))
    assert (way.certain, _fens(way)) == (True, [f"{_PLACEMENT} b - - 0 1"])
    assert way.found[0].source == f"{_PLACEMENT} b"
    assert "default-side" not in [note.code for note in way.found[0].notes]


@pytest.mark.parametrize(
    "text",
    [
        "{}, b",
        "{}: Black",
        "{} White to move? Black to move!",
        "{}, b, KQkq, -, 5, 20",
        "{}|b|KQkq|-|5|20",
        "See {}[NNp] b - - 0 16 ok",
        "{} b - - 1-0",
        "{} b - - 1/2-1/2",
        "{} w - - 12.5",
        "{} b KQkq - 5.20",
        "{} b KQkq - 5,20",
        "{} b KQkq - 5/20",
        "{} b - - 1.5 23",
        "see {} b - - 1 23.5",
        '[FEN "{} b - - 1.5 23"]',
        "see {} w KQkq - 3+3 4 9 here",
        "{} w a nice study",
        "I had {} b a pawn down",
        "{} b KQkq- 5 20",
        "{} b KQkq -, 5 20",
        "{} b,KQkq,-,5,20",
        "<p>{}</p><p>b</p><p>KQkq</p>",
        "{} (b) KQkq",
    ],
)
def test_fields_that_may_be_missed_are_asked_about(text: str) -> None:
    ways = read_anything(text.format(_PLACEMENT))
    assert ways
    assert not any(way.certain for way in ways)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("x {}&nbsp;b&nbsp;-&nbsp;-&nbsp;5&nbsp;20 y", "markup"),
        ("Look:\n{}\nb - - 5 20\nthanks", "fen"),
        ("**{}** b - - 5 20", "fen"),
        ("x ({}) b - - 5 20", "fen"),
        ("<b>{}</b> b - - 5 20 x", "markup"),
        ('"{}" b - - 5 20', "fen"),
    ],
)
def test_fields_after_what_closes_are_read(text: str, kind: str) -> None:
    way = _only(text.format(_PLACEMENT))
    assert (way.kind, way.certain, _fens(way)) == (kind, True, [f"{_PLACEMENT} b - - 5 20"])


@pytest.mark.parametrize(
    "text",
    [
        f'[url="https://lichess.org/analysis/{_FEN.replace(" ", "_")}"]link[/url]',
        f'[size="2"]{_FEN}[/size]',
        f'[fen="{_FEN}"]',
        f'[quote="Bob"]\nI had\n[fen]{_FEN}[/fen]\n[/quote]',
        f'{{"fen": "{_FEN.replace("/", chr(92) + "/")}", "rating": 1760}}',
    ],
)
def test_tags_of_forums_are_no_game(text: str) -> None:
    assert (_only(text).certain, _fens(_only(text))) == (True, [_FEN])


@pytest.mark.parametrize(
    "text",
    [
        f"{_FEN}\n{_TYPO}",
        f"a,{_FEN},x\nb,{_TYPO},y",
        f"[fen]{_FEN}[/fen]\n[fen]{_TYPO}[/fen]",
        f"{_FEN} and then {_OTHER}",
        _ROWS + "\n\n" + _ROWS.replace(". . . . . . . .", ". . . . . . .", 1),
        _ROWS.replace(". . . . . . . .", ". . . . . . .", 1) + "\n\n" + _ROWS,
        _ROWS + "\n\n" + _TYPO,
        f"\\fenboard{{{_FEN}}} \\fenboard{{{_TYPO}}}",
        f"\\fenboard{{{_FEN}}} and {_OTHER}",
        f'[Event "a"]\n\n1. e4 *\n\n{_FEN}\n',
        f'[FEN "{_FEN}"]\n\n*\n\n[FEN "{_TYPO}"]\n\n*\n',
        "{{Chess diagram|fen=4k3/8/8/8/8/8/8/4K3}}\n{{Chess diagram|a|b|kl|kd}}",
        "{{Chess diagram|fen=4k3/8/8/8/8/8/8/4K3}}\n" + _FEN,
    ],
)
def test_a_series_that_has_lost_a_member_is_asked_about(text: str) -> None:
    ways = read_anything(text)
    assert ways
    assert not any(way.certain for way in ways)


_TWO: dict[str, str] = {
    "code": f'("{_FEN}", "a")\ngen("{_OTHER}", "b")',
    "code first": f'gen("{_FEN}", "b")\n("{_OTHER}", "a")',
    "data": f"{_FEN}\n{{'fen': '{_OTHER}'}}",
    "commands": f"position fen {_FEN} moves e1g1\nposition fen {_OTHER}",
    "command and FEN": f"position fen {_FEN} moves e1g1\n{_OTHER}",
    "commands of two kinds": f"position fen {_FEN}\nposition startpos moves e2e4",
    "game and FEN": f'{_FEN}\n\n[FEN "{_OTHER}"]\n\n*\n',
    "server and FEN": (
        "<12> ------qr -k---p-p ----n--b p-p-r-p- N----P-- PP-K---- R-Q---b- -R------ W -1 0 0 0 0 "
        f"10 77 Anna Bert 0 5 3 39 39 180 178 47 none (0:00) none 0 0 0\n{_OTHER}"
    ),
    "FEN in a comment": f"{_FEN}\n// {_OTHER}",
    "wiki and FEN": f"{{{{Chess diagram|fen=4k3/8/8/8/8/8/8/4K3}}}}\n{_OTHER}",
}


@pytest.mark.parametrize("text", _TWO.values(), ids=_TWO)
def test_each_of_two_positions_is_offered(text: str) -> None:
    ways = read_anything(text)
    assert len({found.position for way in ways for found in way.found}) == 2
    assert len(ways[0].found) == 2 or not ways[0].certain


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        (f"Look: [FEN]{_FEN}[/FEN] nice", "BBCode"),
        (f"Look:\n[code]\n{_FEN}\n[/code]", "BBCode"),
        (f"Look:\n```\n{_FEN}\n```", "Markdown"),
        (f"<p>Look:</p>{_FEN}", ""),
    ],
)
def test_markup_is_called_by_its_name(text: str, detail: str) -> None:
    way = _only(text)
    assert (way.kind, way.detail) == ("markup", detail)


def test_an_address_in_angle_brackets_is_no_html() -> None:
    assert _only(f"Bob <bob@example.org> wrote: {_FEN}").kind == "fen"


def test_comments_of_latex_are_not_missed() -> None:
    assert _only(f"\\fenboard{{{_FEN}}}\n% \\fenboard{{{_OTHER}}}").certain


@pytest.mark.parametrize("text", ["Position 7", "position: 3", "Start position 518"])
def test_captions_of_books_are_asked_about(text: str) -> None:
    way = _only(text)
    assert (way.kind, way.certain) == ("number", False)


@pytest.mark.parametrize(
    ("text", "certain"),
    [
        ("https://example.org/variants/chess960?position=518", True),
        ("www.example.org/960/?x=y&sp=518#top", True),
        ("https://frc.example.org/?start=0518", True),
        ("https://example.org/fischer-random?id=518", False),
        ("https://example.org/chess960/518", False),
    ],
)
def test_a_link_to_a_start_position_is_read(text: str, certain: bool) -> None:
    way = _only(text)
    assert (way.kind, way.detail, way.certain) == ("number", "518", certain)
    assert way.found[0].chess960


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/article?position=518",
        "https://example.org/chess960?position=960",
        "https://example.org/chess960?position=5189",
        "see chess960?position=518",
    ],
)
def test_another_number_in_a_link_is_none(text: str) -> None:
    assert read_anything(text) == ()


def test_letters_without_kings_may_be_something_else() -> None:
    rows = _ROWS.replace("k", "q")
    assert [(way.kind, way.certain) for way in read_anything(rows)] == [("board", False)]
    assert _only(write_board("." * 63 + "P", figurines=True)).certain


@pytest.mark.parametrize("below", ["b KQkq 5 20", "b KQkq - 5", "b - KQkq 5"])
def test_fields_below_a_board_that_lack_one_are_asked_about(below: str) -> None:
    assert not any(way.certain for way in read_anything(f"{_ROWS}\na b c d e f g h\n{below}"))


@pytest.mark.parametrize("below", ["b KQkq - 5", "b KABC - 5 20", "Black"])
def test_fields_below_a_board_that_cannot_be_read_are_asked_about(below: str) -> None:
    assert _only(f"{_ROWS}\nb KQkq e3 5 20").certain
    assert [way.certain for way in read_anything(f"{_ROWS}\n{below} x")] == [False]


def test_the_notes_of_a_reading_lie_in_its_source() -> None:
    link = _only(f"https://lichess.org/analysis/atomic/{_OTHER.replace(' ', '_')}")
    assert [(note.code, note.span) for note in link.found[0].notes] == [
        ("url", None),
        ("game-variant", None),
    ]
    for text in (f"see\n{_PLACEMENT}%20b%20-%20-%200 x", f"[{_FEN}]", f"{_PLACEMENT}\nb - - 05 20"):
        found = _only(text).found[0]
        assert found.notes
        assert all(note.span is None or note.span[1] <= len(found.source) for note in found.notes)


@pytest.mark.parametrize(
    "text",
    [
        "> r3k2r/8/8/8/\n> 8/8/8/R3K2R b Kq - 3 9\n",
        "On Monday A wrote:\n> look: r3k2r/8/8/8/8/8/\n> 8/R3K2R b Kq - 3 9, or not?\n",
        "r3k2r/8/8/8/8/8/8/=\nR3K2R b Kq - 3 9\n",
        "r3k2r.8.8.8.8.8.8.R3K2R b Kq - 3 9",
        "r3k2r:8:8:8:8:8:8:R3K2R b Kq - 3 9",
        "// r3k2r/8/8/8/8/8/8/R3K2R\n// b Kq - 3 9\n",
        "> > r3k2r/8/8/8/8/8/8/R3K2R b\n> > Kq - 3 9\n",
        "He wrote:\n> See r3k2r/8/8/8/8/8/8/R3K2R b Kq -\n> 3 9",
        "r3k2r/8/8/8/8/8/8/R3\nK2R b Kq - 3 9",
        "Look: r3\nk2r/8/8/8/8/8/8/R\n3K2R b Kq - 3 9, he wrote",
        "> r3k2r/8/8/8/8/8/8/R3K\n> 2R\n> b Kq - 3 9",
        "r 3 k 2 r / 8 / 8 / 8 / 8 / 8 / 8 / R 3 K 2 R b Kq - 3 9",
        "Look: r3k2r / 8 / 8 / 8 / 8 / 8 / 8 / R3K2R b Kq - 3 9, nice",
        "Look: r3k2r/ 8/ 8/ 8/ 8/ 8/ 8/ R3K2R b Kq - 3 9, nice",
        "https://lichess.org/editor/r3k2r /8 /8/8/8/8/ 8 /R3K2R b Kq - 3 9",
        "ｒ３ｋ２ｒ／８／８／８／８／８／８／Ｒ３Ｋ２Ｒ ｂ Ｋｑ － ３ ９",
        "看：ｒ３ｋ２ｒ／８／８／８／８／８／８／Ｒ３Ｋ２Ｒ\u3000ｂ\u3000Ｋｑ\u3000－\u3000３\u3000９。",
        "𝚛𝟹𝚔𝟸𝚛/𝟾/𝟾/𝟾/𝟾/𝟾/𝟾/𝚁𝟹𝙺𝟸𝚁 𝚋 𝙺𝚚 - 𝟹 𝟿",
    ],
)
def test_quotations_and_broken_lines_are_read(text: str) -> None:
    (way,) = read_anything(text)
    assert [format_fen(found.position) for found in way.found] == [
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 9"
    ]
    assert way.certain


@pytest.mark.parametrize(
    "text",
    [
        ". . . p\n3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 9",
        "r3k2r/8/8/8/8/8/8/R3K2 b Kq - 3 9",
        "r3k2r/8/8/8/8/8/8/R 3 K 2 b Kq - 3 9",
        "r3k2r/8/8/8/8/8/8/R3K2 b",
        "Look: r3k2r / 8 / 8 / 8 / 8 / 8 / 8 / R3K2 b, said he",
        "P P P P P P P P\nRbq/pppppppp/8/8/8/8/PPPPPPPP/NRKBRNBQ b KQkq - 1 1",
        "Pawn p 3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 9",
        "3\n8\n8\n1\n8\n8\n8\n8\n8",
    ],
)
def test_a_rank_that_is_too_short_takes_nothing_from_beside_it(text: str) -> None:
    assert not any(way.certain for way in read_anything(text))


def test_what_a_scanner_confuses_goes_before_other_languages() -> None:
    ways = read_anything("4k3/8/8/8/8/8/8/R3K2l w - - O l")
    assert [(way.kind, way.detail, way.certain) for way in ways] == [("scanned", "", False)]
    assert format_fen(ways[0].found[0].position) == "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
    assert ways[0].found[0].notes[0].code == "look-alike"
    kinds = [way.detail for way in read_anything("4k3/8/8/8/8/8/8/R3K2l w - - 0 1")]
    assert kinds == ["", "et", "fi"]
    assert not any(way.certain for way in read_anything("4k3/8/8/8/8/8/8/R3K2l w - - 0 1"))


@pytest.mark.parametrize(
    ("text", "side", "rest"),
    [
        ("Forsyth 8/8/8/8/8/2k5/5s2/K7\nh#2", "b", ' c3 "h#2";'),
        ("h#2 Forsyth 8/8/8/8/8/2k5/5s2/K7", "b", ' c3 "h#2";'),
        ("Mate in 3\nforsyth: 8/8/8/8/8/2k5/5s2/K7", "w", " dm 3;"),
        ("Forsyth 8/8/8/8/8/2k5/5s2/K7 Black to move", "b", ""),
    ],
)
def test_a_stipulation_beside_forsyth_is_kept(text: str, side: str, rest: str) -> None:
    (way,) = read_anything(text)
    (found,) = way.found
    assert (way.kind, way.certain) == ("forsyth", True)
    assert format_fen(found.position) == f"8/8/8/8/8/2k5/5n2/K7 {side} - - 0 1"
    assert found.rest == rest


def test_a_name_in_prose_is_no_notation() -> None:
    assert read_anything("It is named after Forsyth 8 years later.") == ()
