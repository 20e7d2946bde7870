"""Fields of a FEN that people write otherwise, what is asked of it, and moves behind it."""

import pytest

from fenedit.notation.fen import format_fen
from fenedit.notation.reading import Interpretation
from fenedit.notation.spellings.anything import read_anything

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
def test_a_field_that_cannot_be_read_costs_none_behind_it(text: str, fen: str, unread: str) -> None:
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
        "{} Apumatti 2 siirrolla~{} кооперативный мат в 2 хода~A. Smith 1990: {} h#2~"
        "I cannot solve this h#2: {} - can you?~Helpmate in 2\n{}~<p>{}</p><p>h#2</p>~"
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
        "17\t{} w - - 0 1\tMate in 2\tA. Smith~{} - Mate in 2 (White)"
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
def test_moves_behind_a_position_are_to_be_played(text: str) -> None:
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
