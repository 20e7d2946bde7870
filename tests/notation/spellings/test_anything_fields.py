"""Fields of a FEN that people write otherwise, what is asked of it, and moves behind it."""

import json
from typing import Any

import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.reading import Found, Interpretation, read_loose
from fenedit.notation.spellings.anything import read_anything
from tests.helpers.project import TESTS

_BOARD = "r3k2r/8/8/8/4P3/8/8/R3K2R"
_PROBLEM = "8/8/8/8/8/2k5/8/K1R5"


def _fens(way: Interpretation) -> list[str]:
    return [format_fen(found.position) for found in way.found]


def _codes(way: Interpretation) -> list[str]:
    return [note.code for note in way.found[0].notes]


@pytest.mark.parametrize(
    "text",
    [
        "It is {} b KQkq – 3 14 and so on.",
        "It is {} black KQkq - 3 14 and so on.",
        "It is {} B KQkq - 3 14, and so on.",
        "It is {} b KQ kq - 3 14 and so on.",
        "It is {} KQkq b - 3 14.",
        "It is {} b KQkq none 3 14.",
        "{}\nBlack KQkq — 3 14",
        '{{fen: "{}", turn: "b", castling: "KQkq", enPassant: null, halfmoves: 3, fullmove: 14}}',
        "board: {}\nturn: black\ncastling_rights: KQkq\nep: -\nhalfmove_clock: 3\n"
        "fullmove_number: 14\n",
        "https://example.org/?placement={}&turn=b&castling=KQkq&ep=-&halfmove=3&fullmove=14",
    ],
)
def test_fields_in_another_spelling_are_read(text: str) -> None:
    (way,) = read_anything(text.format(_BOARD))
    assert (way.certain, _fens(way)) == (True, [f"{_BOARD} b KQkq - 3 14"])
    assert not any(code.startswith("default-") for code in _codes(way))


@pytest.mark.parametrize(
    "text",
    [
        "It is {} b KQkq 3 14 and so on.",
        "{} b KQkq 3 14",
        "{}\nb KQkq 3 14",
        "{}, b, KQkq, -, 3, 14",
        "{} b KQ, kq - 3 14",
        "{} b KQkq (-) 3 14",
        "{}|b|KQkq|-|3|14",
        "({}; Black; KQkq; -; 3; 14)",
        "See {} b KQ/kq - 3 14",
        "See {} - b KQkq - 3 14",
        "{} Black to move KQkq - 3 14",
    ],
)
def test_fields_that_may_be_meant_are_asked_about(text: str) -> None:
    (way,) = read_anything(text.format(_BOARD))
    assert (way.certain, _fens(way)) == (False, [f"{_BOARD} b KQkq - 3 14"])
    assert not way.found[0].rest
    # Of fields that are there none is said to be missing.
    missing = ["default-ep"] if "KQkq 3" in text else []
    assert [code for code in _codes(way) if code.startswith("default-")] == missing


@pytest.mark.parametrize(
    ("text", "fen", "codes"),
    [
        ("It is {} KQkq - 3 14 now", "w KQkq - 3 14", ["default-side"]),
        ("It is {} b 0-0 - 3 14.", "b Kk - 3 14", []),
        ("It is {} b O-O O-O-O - 3 14.", "b KQkq - 3 14", []),
        ("It is {} b KQkq e3 e.p. 3 14.", "b KQkq e3 3 14", ["ep-sign", "whitespace"]),
        ("Is {}[Np] b - - 3 14 good?", "b - - 3 14", ["pocket"]),
        ("see {} w KQkq - 3+3 4 9 here", "w KQkq - 4 9", ["checks"]),
        ("see {} w KQkq e9 5 9", "w KQkq - 0 1", ["unread"]),
        ("{} b - - 1-0", "b - - 0 1", ["unread"]),
        (
            "It is {} B and so on.",
            "b - - 0 1",
            [
                "side-case",
                *(f"default-{name}" for name in ("castling", "ep", "halfmove", "fullmove")),
            ],
        ),
    ],
)
def test_what_is_written_is_never_said_to_be_missing(text: str, fen: str, codes: list[str]) -> None:
    (way,) = read_anything(text.format(_BOARD))
    assert (way.certain, _fens(way), _codes(way)) == (False, [f"{_BOARD} {fen}"], codes)


@pytest.mark.parametrize(
    ("text", "fen", "unread"),
    [
        ("{} Schwarz KQkq keine 2 6", "b KQkq - 2 6", "keine"),
        ("{} Black all ep 2 6", "b - - 2 6", "all ep"),
        ("{} b all - 2 6", "b - - 2 6", "all"),
        ("{} w KQkq nothing 12 30", "w KQkq - 12 30", "nothing"),
    ],
)
def test_a_field_that_cannot_be_read_costs_none_after_it(text: str, fen: str, unread: str) -> None:
    (way,) = read_anything(text.format(_BOARD))
    assert (way.certain, _fens(way)) == (False, [f"{_BOARD} {fen}"])
    (note,) = [note for note in way.found[0].notes if note.code == "unread"]
    assert dict(note.data)["found"] == unread
    assert not any(code.startswith("default-") for code in _codes(way))


_STIPULATIONS = {
    ("b", 'c3 "h#2";'): (
        "{} h#2~{} Helpmate in 2~{} Hilfsmatt in 2~h#2 {}~h#2: {}~({}) h#2~"
        "{} Mate ajudado em 2~{} Hjälpmatt i 2 drag~{} Pomocný mat 2. tahem~"
        "{} Hjælpemat i 2 træk~{} Mat ajutor în 2 mutări~{} Pomoćni mat u 2 poteza~"
        "{} Apumatti 2 siirrolla~{} кооперативный мат в 2 хода~Helpmate in 2\n{}~<p>{}</p><p>h#2</p>~"
        '**h#2** `{}`~{{"fen": "{}", "stipulation": "h#2"}}~{}\nh#2'
    ),
    ("b", 'c3 "ser-h#2";'): "{} ser-h#2",
    ("w", 'c3 "h#2½";'): "7) {} (h#2½)",
    ("w", 'c3 "hs#3";'): "FEN: {}, hs#3",
    ("b", 'c3 "ser-h#5";'): "{} series helpmate in five",
    ("b", 'c0 "2.1;1.1"; c3 "h#3";'): "{} h#3 2.1;1.1",
    ("b", 'c0 "2.1.1.1"; c3 "h#2";'): "{} h#2 2.1.1.1",
    ("b", 'c0 "2.1.."; c3 "h#2";'): "h#2 (2.1..)\n{}",
    ("b", 'c0 "2111"; c3 "h#3";'): "{} h#3 2111",
    ("b", 'c0 "3 Lösungen"; c3 "h#2";'): "{} h#2, 3 Lösungen",
    ("b", 'c0 "3.1.1.1; A. Smith"; c3 "h#2";'): "{} h#2 3.1.1.1 A. Smith",
    ("w", 'c0 "1990"; dm 2;'): "{} #2 1990",
    ("w", 'c0 "vv"; dm 2;'): "{} #2 vv",
    ("w", 'c0 "v"; dm 2;'): "{} w - - 0 1 #2 v",
    ("b", 'c0 "v"; c3 "h#2";'): "{} h#2 v",
    ("w", 'c3 "#2 & #3";'): "{} #2 & #3",
    ("b", 'c0 "b) Pa2"; c3 "h#2";'): "{} h#2; b) Pa2",
    ("w", 'c0 "b) remove b2"; dm 2;'): "{} #2 b) remove b2",
    ("w", "dm 2;"): (
        "{} w - - 0 1#2~{} Mate em 2 lances~{} Mat 2. tahem~{} Mat ve 2 tazích~"
        "{} Mat i 2 træk~{} Mat în 2 mutări~{} Mat u 2 poteza~{} Matti 2 siirrolla~{} #2~"
        "{} w - - 0 1 #2~{} w - - 0 1 ; #2~White to play and mate in two: {}~{} w 2#~"
        "{} - Mate in 2 (White)~4. {} w - - 0 1 mate in 2~#4: {} mate in 2~"
        '#4: "{} w - - 0 1" Mate in 2'
    ),
    ("w", 'c3 "h#2.5";'): "{} w - - 0 1h#2.5",
    ("b", 'c3 "pser-h#5";'): "{} pser-h#5",
    ("b", 'c3 "reci-h#5";'): "{} reci-h#5",
    (
        "w",
        "dm 3;",
    ): "{} Matt i 3 drag~{} Matt 3 lépésben~{} Мат у 3 потеза~{} Weiß setzt in 3 Zügen matt.",
    ("b", 'c3 "h#3";'): "{} Segítőmatt 3 lépésben~{} mat aidé en 3 coups",
    ("w", 'c3 "s#3";'): "{} Självmatt i 3 drag",
    ("w", 'c3 "s#4";'): "Selbstmatt in 4 Zügen: {}",
    ("b", "dm 3;"): "{} Black mates in 3~{} b - - 0 1 Black to play and mate in 3",
    ("w", 'c0 "A. Smith 1990"; dm 2;'): "{} w - - 0 1 #2 A. Smith 1990",
    ("w", 'c0 "A. Smith"; dm 2;'): (
        "17\t{} w - - 0 1\tMate in 2\tA. Smith~3. {} w - -  (A. Smith, mate in 2)~"
        "{} w - - 0 1 A. Smith, White to play and mate in 2"
    ),
    ("b", 'c3 "h#2"; id "A. Smith 1990";'): "A. Smith 1990: {} h#2",
    ("b", 'c0 "can you?"; c3 "h#2"; id "I cannot solve this";'): (
        "I cannot solve this h#2: {} - can you?"
    ),
    ("w", 'c3 "ser-#4";'): "{} ser-#4",
    ("b", 'c3 "h#2*";'): "{} h#2*",
}
"""Texts, apart by ~, by the side to move and the operations that they give."""


@pytest.mark.parametrize(
    ("text", "side", "rest"),
    [(text, *told) for told, texts in _STIPULATIONS.items() for text in texts.split("~")],
)
def test_a_stipulation_tells_the_side_and_is_kept(text: str, side: str, rest: str) -> None:
    (way,) = read_anything(text.format(_PROBLEM))
    assert (way.certain, _fens(way)) == (True, [f"{_PROBLEM} {side} - - 0 1"])
    assert way.found[0].rest == f" {rest}"
    assert "default-side" not in _codes(way)


def test_data_tell_fields_and_the_stipulation() -> None:
    text = f'{{"fen": "{_PROBLEM}", "turn": "w", "ep": null, "stipulation": "h#2.5"}}'
    (way,) = read_anything(text)
    assert (way.certain, _fens(way)) == (True, [f"{_PROBLEM} w - - 0 1"])
    assert way.found[0].rest == ' c3 "h#2.5";'


def test_pieces_in_hand_are_kept_in_running_text() -> None:
    (way,) = read_anything(f"Is {_BOARD}[Np] b - - 3 14 good?")
    assert way.found[0].rest == ' pocket "Np";'


def test_each_line_has_its_stipulation() -> None:
    other = "7k/8/8/8/8/2K5/8/2R5"
    (way,) = read_anything(f"{_PROBLEM} h#2\n{other} #3\n\n{other} s#3\n")
    assert way.certain
    assert [fen[-9:] for fen in _fens(way)] == ["b - - 0 1", "w - - 0 1", "w - - 0 1"]
    assert [found.rest for found in way.found] == [' c3 "h#2";', " dm 3;", ' c3 "s#3";']


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("{} w - - 0 1 h#2", "wb"),
        ("{} b - - 0 1 h#2.5", "bw"),
        ("#2 {}", "w"),
    ],
)
def test_a_stipulation_that_may_not_be_meant_is_asked_about(text: str, sides: str) -> None:
    ways = read_anything(text.format(_PROBLEM))
    assert [way.found[0].position.side_to_move for way in ways] == list(sides)
    assert not any(way.certain for way in ways)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ('{} w - - bm Rc2; id "x h#2";', ' bm Rc2; id "x h#2";'),
        ("{} w - - 0 1 ; see #2", " ; see #2"),
        ("I missed a mate in 2 here: {} w - - 0 1", ""),
        ("Puzzle #3: {} w - - 0 1", ""),
    ],
)
def test_what_is_no_stipulation_stays(text: str, rest: str) -> None:
    (way,) = read_anything(text.format(_PROBLEM))
    assert (way.certain, _fens(way)) == (True, [f"{_PROBLEM} w - - 0 1"])
    assert way.found[0].rest == rest


_START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


@pytest.mark.parametrize(
    "text",
    [
        f"{_START} moves e2e4 e7e5",
        f"fen {_START} moves e2e4 e7e5",
        f"FEN: {_START} moves: e2e4, e7e5",
        f"position {_START} moves e2e4 e7e5\n",
        "startpos moves e2e4 e7e5",
        "position startpos moves e2e4 e7e5",
        f"go\nfen {_START} moves e2e4 e7e5\ngo depth 3",
    ],
)
def test_moves_after_a_position_are_to_be_played(text: str) -> None:
    (way,) = read_anything(text)
    assert (way.certain, _fens(way)) == (True, [_START])
    assert (way.found[0].moves, way.found[0].rest) == (("e2e4", "e7e5"), "")


@pytest.mark.parametrize("text", ["startpos moves 1. e4 e5 2. Nf3+", "startpos moves e4 e5 Nf3#"])
def test_moves_may_be_as_people_write_them(text: str) -> None:
    (way,) = read_anything(text)
    assert way.found[0].moves == ("e4", "e5", "Nf3")


@pytest.mark.parametrize(
    "text",
    [
        f"https://example.org/analysis/{_START.replace(' ', '_')}_moves_e2e4_e7e5",
        f"https://example.org/?fen={_START.replace(' ', '%20')}%20moves%20e2e4%20e7e5",
        f"https://example.org/?fen={_START.replace(' ', '+')}+moves+e2e4+e7e5&x=1",
        f"I sent it {_START} moves e2e4 e7e5 and it crashed.",
    ],
)
def test_where_either_position_may_be_meant_both_are_offered(text: str) -> None:
    ways = read_anything(text)
    assert [(way.certain, _fens(way)) for way in ways] == [(False, [_START])] * 2
    assert [way.found[0].moves for way in ways] == [("e2e4", "e7e5"), ()]


def test_no_moves_are_no_remark() -> None:
    (way,) = read_anything(f"position fen {_START} moves")
    assert (way.certain, way.found[0].rest, way.found[0].moves) == (True, "", ())
    (way,) = read_anything(f"{_START} moves a lot")
    assert (way.found[0].rest, way.found[0].moves) == (" moves a lot", ())


# Games: tags that are none to other programs, and positions besides the start.


FEN = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4"
ENDGAME = "8/8/8/4k3/8/8/4P3/4K3 b - - 0 40"
MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"


@pytest.mark.parametrize("tag", [f"[FEN '{FEN}']", f"[FEN {FEN}]", f'[FEN "{FEN}', f"FEN: {FEN}"])
def test_a_tag_that_was_only_meant_is_read_with_a_note(tag: str) -> None:
    (way,) = read_anything(f'[Event "x"]\n{tag}\n\n*\n')
    assert (way.kind, way.certain) == ("pgn", True)
    assert way.found[0].position == parse_fen(FEN)
    assert "fen-tag-odd" in [note.code for note in way.found[0].notes]


@pytest.mark.parametrize(
    "name", ["CurrentPosition", "FinalFEN", "EndPosition", "Position", "LastFen"]
)
def test_other_tags_with_a_position_are_offered_beside_the_start(name: str) -> None:
    game, other = read_anything(f'[Event "x"]\n[{name} "{FEN}"]\n\n{MOVES}\n')
    assert (game.kind, game.certain, game.found[0].position) == ("pgn", False, START_POSITION)
    assert (other.kind, other.detail, other.certain) == ("pgn-tag", name, False)
    assert other.found[0].position == parse_fen(FEN)


def test_positions_in_comments_are_offered_each_once() -> None:
    comment = f"{{then {ENDGAME}}} *"
    text = f'[Event "x"]\n[FEN "{FEN}"]\n[FinalFEN "{ENDGAME}"]\n[Position "{FEN}"]\n\n4. O-O '
    assert [way.kind for way in read_anything(text + "*")] == ["pgn", "pgn-tag"]
    assert [way.kind for way in read_anything(text + comment)] == ["pgn", "pgn-tag"]
    game, other = read_anything(f'[Event "x"]\n\n1. e4 {comment}')
    assert (game.kind, other.kind, other.detail) == ("pgn", "pgn-comment", "")
    assert other.found[0].position == parse_fen(ENDGAME)


@pytest.mark.parametrize("tag", ['[Date "2020/01/01"]', '[Site "https://a.b/c/d/e/f/g/h/i/j"]'])
def test_other_tags_are_no_positions(tag: str) -> None:
    (way,) = read_anything(f'[Event "x"]\n{tag}\n\n{MOVES}\n')
    assert way.certain


def test_of_several_games_the_starts_are_offered_first() -> None:
    text = f'[Event "x"]\n[CurrentPosition "{FEN}"]\n\n{MOVES}\n\n'
    starts, other = read_anything(text * 2)
    assert [found.position for found in starts.found] == [START_POSITION] * 2
    assert [format_fen(found.position) for found in other.found] == [FEN]
    assert not starts.certain


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


def test_moves_after_an_engines_position_are_told() -> None:
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
def test_moves_are_told_in_any_case_and_after_any_mark(text: str) -> None:
    (way,) = read_anything(text)
    assert [len(found.moves) for found in way.found] == [2]


@pytest.mark.parametrize("moves", ["e2e4,c7c5", "e4%20c5", "e4+c5"])
def test_moves_in_a_link_may_be_meant(moves: str) -> None:
    fields = START.replace(" ", "_")
    ways = read_anything(f"https://example.org/?fen={fields}&moves={moves}&flip=true")
    assert [(way.certain, len(way.found[0].moves)) for way in ways] == [(False, 2), (False, 0)]
    assert read_anything(f"https://example.org/?fen={fields}&moves=&flip=true")[0].certain


def test_fields_after_another_word_are_not_passed_over() -> None:
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


# Texts in the shapes of many sources, in words of our own, and what each is read as.
#
# A case of `tests/data/pasted.jsonl` names the shape of a source, a text, and what the first
# interpretation must be: its kind, the positions in it, whether it is certain; where they matter
# also its detail, the variant, what other variants wrote, and what follows the fields.


CASES = [
    json.loads(line)
    for line in (TESTS / "data" / "pasted.jsonl").read_text(encoding="utf-8").splitlines()
]


def test_there_are_thirty_shapes_and_more() -> None:
    assert len({case["shape"] for case in CASES if case["fens"]}) >= 30


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["shape"])
def test_it_is_read_as_what_it_means(case: dict[str, Any]) -> None:
    readings = read_anything(case["text"])
    if not case["fens"]:
        assert readings == ()
        return
    first = readings[0]
    assert [format_fen(found.position) for found in first.found] == case["fens"]
    assert (first.kind, first.certain) == (case["kind"], case["certain"])
    assert not (first.certain and len(readings) > 1)
    assert first.detail == case.get("detail", first.detail)
    assert first.found[0].chess960 == case.get("chess960", False)
    if "rest" in case:
        assert first.found[0].rest == case["rest"]
    if "extras" in case:
        assert [list(extra) for extra in read_loose(case["text"]).extras] == case["extras"]
