"""Popeye's input as its users write it, whole or as short as it may be."""

import pytest

from fenedit.notation.epd.record import read_operations
from fenedit.notation.fairy import described
from fenedit.notation.fen import format_fen
from fenedit.notation.position import parse_square
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.spellings.anything import fault_of, read_anything
from fenedit.notation.spellings.popeye_input import POPEYE_OPTIONS, first_side


def reading(text: str) -> Interpretation:
    (way,) = read_anything(text)
    assert way.kind == "popeye"
    return way


def fens(text: str) -> list[str]:
    way = reading(text)
    assert way.certain
    return [format_fen(found.position) for found in way.found]


def puzzle(found: Found) -> Puzzle:
    return puzzle_of(read_operations(found.rest).operations)


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        (
            "anfa\nford #2\nstei\nweis ke1 da7 th1\nschw kc1\nende",
            "8/Q7/8/8/8/8/8/2k1K2R w K - 0 1",
        ),
        (
            "beg\npie wh kc6 sc5 pa6\npie bl ke4 ba8\nstip h#2\nend",
            "b7/8/P1K5/2N5/4k3/8/8/8 b - - 0 1",
        ),
        (
            "BeginProblem\nPieces\n  White Kc6, Sc5; Pa6b7\n  Black Ke4 Ba8\n"
            "Stipulation h#4.0\nEndProblem\n",
            "b7/1P6/P1K5/2N5/4k3/8/8/8 b - - 0 1",
        ),
        (
            "DébutProblème\nÉnoncé h#2.5\npieces blanc Ra1 Dc3 Fe5\n noir Rh8 Cg1 Pa7\nFinProblème",
            "7k/p7/8/4B3/8/2Q5/8/K5n1 w - - 0 1",
        ),
        ("debut\nenon #3\npiec blan ra1 da2 noir rh8\nfin", "7k/8/8/8/8/8/Q7/K7 w - - 0 1"),
        ("Forsyth 8/8/8/8/8/2k5/5s2/K7\nStipulation h#2", "8/8/8/8/8/2k5/5n2/K7 b - - 0 1"),
        ("stip ser-h#3\nforsyth: 7k9S45K", "7k/8/1N6/8/8/8/8/7K b - - 0 1"),
        ("Forderung s#2\nForsyth 7k/8/8/3S4/8/8/8/LT4K1", "7k/8/8/3N4/8/8/8/BR4K1 w - - 0 1"),
        ("stei weis ka1 d b2c2 schw kh8\nford hs#3", "7k/8/8/8/8/8/1QQ5/K7 w - - 0 1"),
        ("pieces white kc3 qd1 black kg8 stipulation #2", "6k1/8/8/8/8/2K5/8/3Q4 w - - 0 1"),
        ("begin\ninitialgamearray\nstip ~1\nend", "8/8/8/8/8/8/8/8 w - - 0 1"),
        ("begin pieces white Ka1 Ra2 Qa2 black kh8 stip hx3 end", "7k/8/8/8/8/8/Q7/K7 b - - 0 1"),
    ],
)
def test_one_problem(text: str, fen: str) -> None:
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    assert fens(text) == [start if "initial" in text else fen]


def test_several_problems_and_what_is_said_of_them() -> None:
    text = (
        "anfangproblem\nprotokoll x.out\nauto   Erste, Anna\nautor Zweiter, Bert\n"
        "quel Blatt, 5/1931\ntitel Nummer\ntite eins\nausz 2. Preis\nbeme nachgeprueft\n"
        "forderung h#2\nsteine weiss Ka1 Tb1 schwarz Kh8\n"
        "zwilling versetze a1 a2\nzwil ferner entferne b1\nopti vari zugn\n"
        "weiteresproblem\nfors 7k/8/8/8/8/8/8/K6T\nford #3\n"
        "weit\nstei weis kc1 schw kc3\nford #4\nbedi circe rexinkl\nendeproblem\nnach dem Ende"
    )
    way = reading(text)
    assert way.certain
    assert [format_fen(found.position) for found in way.found] == [
        "7k/8/8/8/8/8/8/KR6 b - - 0 1",
        "7k/8/8/8/8/8/8/K6R w - - 0 1",
        "8/8/8/8/8/2k5/8/2K5 w - - 0 1",
    ]
    assert puzzle(way.found[0]) == Puzzle(
        name="Nummer eins",
        author="Erste, Anna; Zweiter, Bert",
        source="Blatt, 5/1931",
        stipulation="h#2",
        twins="b) Move a1 a2; c) Continued Remove b1",
        options="vari zugn",
        award="2. Preis",
        comment="nachgeprueft",
    )
    assert way.found[0].title == "Nummer eins"
    assert puzzle(way.found[1]) == Puzzle(mate=3)
    assert puzzle(way.found[2]) == Puzzle(stipulation="#4", conditions="Circe rexinkl")


def test_fairy_pieces_are_named_and_counted() -> None:
    text = (
        "begin\npieces white Ka1 Xb2 black Kh8\nstip #2\n"
        "next\npieces white Ka1 black Kh8 neutral magic bul Sc3\nstip #2\n"
        "next\npieces white Ka1 black Kh8 total 2\nstip #2\n"
        "next\npieces white Ka1 black Kh8 r/bc3\nstip #2\n"
        "next\npieces white Ka1 black Kh8\nstip #2\nend"
    )
    way = reading(text)
    (found,) = way.found
    assert way.certain
    (note,) = found.notes
    assert (note.code, dict(note.data)) == (
        "problems-left-out",
        {"count": "4", "men": "white Xb2, neutral magic bul Sc3, total 2, …"},
    )
    alone = text[: text.index("next")]
    assert read_anything(alone) == ()
    fault = fault_of(alone)
    assert fault is not None
    assert dict(fault.data) == {"count": "1", "men": "white Xb2"}
    # Letters of FEN in Forsyth's notation are fairy pieces.
    (found,) = reading("begin\nforsyth 7k/8/8/3N4/8/8/8/K7\nstip #2\nend").found
    assert described(found.position.placement[parse_square("d5")]) == ("N", "w", ())


def test_fairy_pieces_stand_on_the_board() -> None:
    text = (
        "anfang\nsteine weiss Ka1 Gb2 schwarz Kh8 neutral Nc3\nford #2\n"
        "weit\nsteine weiss Ka1 weiss kamikaze Tc3 schwarz Kh8 Lid4\nford #2\nende"
    )
    boards = [found.position.placement for found in reading(text).found]
    assert [sorted(map(described, board.replace(".", ""))) for board in boards] == [
        [("G", "w", ()), ("K", "b", ()), ("K", "w", ()), ("N", "n", ())],
        [("K", "b", ()), ("K", "w", ()), ("LI", "b", ()), ("R", "w", ("Kamikaze",))],
    ]


@pytest.mark.parametrize(
    ("pieces", "named"),
    [
        ("white ke1\nblack ke8 transmuting qd5 sh8", "black transmuting qd5"),
        ("white ke1 black hitherto unheard qd5 black ke8", "black hitherto unheard qd5"),
        ("white ke1 qd55 black ke8", "white qd55"),
        ("white ke1 zr13d5 black ke8", "white zr13d5"),
    ],
)
def test_no_piece_after_an_unknown_word_is_dropped(pieces: str, named: str) -> None:
    alone = f"begin stip #2 pieces {pieces} end"
    assert read_anything(alone) == ()
    fault = fault_of(alone)
    assert fault is not None
    assert dict(fault.data) == {"count": "1", "men": named}


def test_a_word_that_marks_no_piece_does_not_end_the_list() -> None:
    way = reading("begin stip #2 pieces white ke1 qd5 please black ke8 end")
    assert not way.certain
    assert [format_fen(found.position) for found in way.found] == [
        "4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1"
    ]


@pytest.mark.parametrize(
    ("options", "fields"),
    [
        ("", "w KQkq -"),
        ("nocastling a1h8", "w Kq -"),
        ("NoCast e1", "w kq -"),
        ("halfduplex", "b KQkq -"),
        ("vari enpassant g7g6g5 try", "w KQkq g6"),
        ("enpassant g6", "w KQkq g6"),
    ],
)
def test_what_options_say_of_the_position(options: str, fields: str) -> None:
    text = f"begin\nforsyth r3k2r/8/8/5Pp1/8/8/8/R3K2R\nstip #2\noption {options}\nend"
    assert fens(text) == [f"r3k2r/8/8/5Pp1/8/8/8/R3K2R {fields} 0 1"]


@pytest.mark.parametrize(
    ("word", "options", "side"),
    [
        ("stip", "h#2", "b"),
        ("stip", "h#2\noption whitetoplay", "w"),
        ("ford", "h#2\nopti weiss", "w"),
        ("enon", "h#2\noption apparentseul", "w"),
        ("enon", "h#2\noption apparent", "b"),
        ("stip", "pser-h#3", "b"),
        ("stip", "hs#2.5", "b"),
        ("stip", "dia3.5", "b"),
        ("stip", "dia 3", "w"),
        ("sstip", "black 3hh#", "b"),
        ("stip", "reci-h#2", "b"),
    ],
)
def test_who_begins(word: str, options: str, side: str) -> None:
    begin, king = {"ford": ("anfang", "K"), "enon": ("debut", "R")}.get(word, ("begin", "K"))
    text = f"{begin}\n{word} {options}\nforsyth 7{king.lower()}/8/8/8/8/8/8/{king}7"
    assert fens(text)[0].split()[1] == side


@pytest.mark.parametrize(
    ("stipulation", "expected"),
    [("h#2", "h#1.5"), ("h=1", "h=0.5"), ("h#2.5", "h#2.5"), ("ser-h#2", "ser-h#2")],
)
def test_white_to_play_is_half_a_move_less(stipulation: str, expected: str) -> None:
    way = reading(f"begin pieces white ka1 black kh8 stip {stipulation} option white end")
    assert f'c3 "{expected}"' in way.found[0].rest


@pytest.mark.parametrize(
    ("word", "whole"),
    [("prot", "ProteanChess"), ("kobul", "KobulKings"), ("circe x", "Circe x"), ("bla", "bla")],
)
def test_a_shortened_condition_is_written_whole(word: str, whole: str) -> None:
    text = f"begin pieces white ka1 black kh8 stip h#2 condition {word} end"
    assert f'conditions "{whole}"' in reading(text).found[0].rest


def test_a_remark_on_a_twin_is_none_of_its_commands() -> None:
    text = "begin pieces white ka1 sa3 black kh8 stip h#2 twin move a3 g5\nremark not 1 pawn\nend"
    assert 'twins "b) Move a3 g5"' in reading(text).found[0].rest


def test_the_intelligent_mode_is_no_option_of_a_record() -> None:
    text = "begin pieces white ka1 black kh8 stip {} option intell vari end"
    assert 'options "vari"' in reading(text.format("h#2")).found[0].rest
    assert 'options "intell vari"' in reading(text.format("h=2")).found[0].rest


def test_a_way_from_one_position_to_another_has_two() -> None:
    text = (
        "begin\npieces white ka1 black kh8\nstip a=>b2\noption white\n"
        "pieces white ka2 black kh8\nzero add white pb2\ntwin remove b2\nend"
    )
    way = reading(text)
    assert [format_fen(found.position).split()[0] for found in way.found] == [
        "7k/8/8/8/8/8/8/K7",
        "7k/8/8/8/8/8/K7/8",
    ]
    said = puzzle(way.found[0])
    assert (said.stipulation, said.twins) == ("a=>b2", "a) Add white Pb2; b) Remove b2")


def test_what_is_not_understood_makes_it_a_question() -> None:
    assert not reading("begin\npieces white Ka1 black Kh8\nstip #2\nsomething\nend").certain
    # A rank of nine squares, which Popeye reads on into the next one.
    way = reading("begin\nforsyth 8/8/8/4pp3/8/K6k/8/8\nstip #2\nend")
    assert not way.certain


@pytest.mark.parametrize(
    "text",
    [
        "Begin with the king on e1.",
        "beginning\nwhite to move",
        "title of the book",
        "Author: A. Person\nStipulation: White to play and win",
        "pieces are on the board",
        "Source: a book, 1931",
        "stipulation #2",
    ],
)
def test_prose_is_no_input(text: str) -> None:
    assert [way for way in read_anything(text) if way.kind == "popeye"] == []


def test_olives_options_are_popeyes() -> None:
    assert "halfduplex" in POPEYE_OPTIONS
    assert first_side("exact-ser-h#5", {}) == "b"


def test_colours_may_have_their_own_letters() -> None:
    (way,) = read_anything("anfa\nford h#3\nstei\nweiß kb8 tg7\nschw ke5 be4\nende\n")
    assert format_fen(way.found[0].position) == "1K6/6R1/8/4k3/4p3/8/8/8 b - - 0 1"
