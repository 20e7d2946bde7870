import pytest

from fenedit.notation.fen import format_fen
from fenedit.notation.reading import Found
from fenedit.notation.spellings.anything import read_anything

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
_SERVER = (
    "fics% \n<12> r---k--r pppppppp -------- -------- ---Pp--- -------- PPP--PPP R---K--R"
    " B 3 1 0 0 1 0 211 Anna Bert -1 5 12 30 30 120 119 14 P/d2-d4 (0:02) d4 0 0 0\n"
)


def _found(text: str) -> tuple[Found, ...]:
    (way,) = read_anything(text)
    return way.found


def test_a_server_tells_all_six_fields_and_who_plays() -> None:
    (found,) = _found(_SERVER)
    assert format_fen(found.position) == ("r3k2r/pppppppp/8/8/3Pp3/8/PPP2PPP/R3K2R b Kq d3 0 14")
    assert found.title == "Anna – Bert"


def test_every_position_of_a_log_is_read_once() -> None:
    other = _SERVER.replace("B 3 1 0 0 1", "W -1 0 0 0 0")
    (way,) = read_anything(_SERVER + "said: hello\n" + other + _SERVER)
    assert (way.kind, way.certain, len(way.found)) == ("style-12", True, 2)
    assert read_anything(_SERVER.replace("---k--r", "---k-r")) == ()


def test_moves_behind_an_engines_position_are_told() -> None:
    text = "position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 5 39 moves e2e4 e8d7\ngo depth 9\n"
    (found,) = _found(text)
    assert format_fen(found.position) == "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"
    assert found.moves == ("e2e4", "e8d7")
    (first, second) = _found(f">> {text}>> position startpos moves g1f3\nstop")
    assert (first, second.moves) == (found, ("g1f3",))
    assert read_anything("the position moves e2e4") == ()


@pytest.mark.parametrize(
    "text",
    [
        "Position Startpos Moves e2e4 c7c5",
        "POSITION STARTPOS MOVES E2E4 C7C5",
        f"{START}; moves e2e4 c7c5",
        f"{START}, Moves: 1. e4 c5",
        f"FEN: {START}\nMoves: e2e4 c7c5",
        f'FEN: "{START}" after moves e2e4 c7c5',
    ],
)
def test_moves_are_told_in_any_case_and_behind_any_mark(text: str) -> None:
    (way,) = read_anything(text)
    assert [len(found.moves) for found in way.found] == [2]


@pytest.mark.parametrize("moves", ["e2e4,c7c5", "e4%20c5", "e4+c5"])
def test_moves_in_a_link_may_be_meant(moves: str) -> None:
    fields = START.replace(" ", "_")
    ways = read_anything(f"https://example.org/?fen={fields}&moves={moves}&flip=true")
    assert [(way.certain, len(way.found[0].moves)) for way in ways] == [(False, 2), (False, 0)]
    assert read_anything(f"https://example.org/?fen={fields}&moves=&flip=true")[0].certain


def test_fields_behind_another_word_are_not_passed_over() -> None:
    (way,) = read_anything(f"{START.split(maxsplit=1)[0]} 1 b KQkq -")
    assert not way.certain


@pytest.mark.parametrize(
    ("text", "certain"),
    [
        ('[FEN "{0}"] h#2', True),
        ('[FEN "{0}"]\nHelpmate in 2', True),
        ('h#2 [FEN "{0}"]', True),
        ('[FEN "{0} w - - 0 1"] h#2', False),
    ],
)
def test_what_is_asked_beside_a_tag(text: str, certain: bool) -> None:
    way = read_anything(text.format("8/8/8/8/8/2k5/8/K1R5"))[0]
    assert (way.certain, way.found[0].rest.strip()) == (certain, 'c3 "h#2";')
    assert way.found[0].position.side_to_move == ("b" if certain else "w")


@pytest.mark.parametrize(
    "rest", ["", " 12 Anna Bert", " 12 Anna Bert -2 35 39 5 0 18 N/c6-d4 (0:01) Nxd4"]
)
def test_style_12_needs_no_more_than_the_clock(rest: str) -> None:
    ranks = "r---k--r " + "-------- " * 6 + "----K---"
    (found,) = _found(f"<12> {ranks} B -1 0 0 1 1 4{rest}\nfics%")
    assert format_fen(found.position) == "r3k2r/8/8/8/8/8/8/4K3 b kq - 4 1"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{0}\n#2\n", [("w", "dm 2;")]),
        ("{0}\n\nh#3", [("b", 'c3 "h#3";')]),
        ("{0} w - - 0 1\n#2\n{1} w - - 0 1\n#3\n", [("w", "dm 2;"), ("w", "dm 3;")]),
        ("#4\n{0}\nh#2\n{1}\n", [("w", "dm 4;"), ("b", 'c3 "h#2";')]),
        ("{0}\nMate in 2\n{1}\nHelpmate in 3\n", [("w", "dm 2;"), ("b", 'c3 "h#3";')]),
        ("#1 {0} w - - 0 1\n#2 {1} w - - 0 1\n", [("w", ""), ("w", "")]),
        ("#21 {0}\n#22 {1}\n", [("w", ""), ("w", "")]),
        ("{0} w - - 0 1\n# 2 of them\n", [("w", "")]),
    ],
)
def test_what_is_asked_on_the_next_line(text: str, expected: list[tuple[str, str]]) -> None:
    men = ("8/8/4P3/8/2R5/1K6/6p1/5k1n", "8/8/4P3/8/2R5/1K6/6p1/4k2n")
    found = read_anything(text.format(*men))[0].found
    assert [(each.position.side_to_move, each.rest.strip()) for each in found] == expected


@pytest.mark.parametrize("headed", [True, False])
def test_what_is_asked_of_a_drawn_board(headed: bool) -> None:
    boards = [
        ". . . k . . . .\n" + ". . . . . . . .\n" * 6 + f"{man} . K . . . . ." for man in "RQ"
    ]
    pairs = zip(("#2", "h#3"), boards, strict=True)
    text = "\n\n".join(f"{a}\n{b}" if headed else f"{b}\n{a}" for a, b in pairs)
    (way,) = read_anything(text)
    said = [(each.position.side_to_move, each.rest.strip()) for each in way.found]
    assert said == [("w", "dm 2;"), ("b", 'c3 "h#3";')]
