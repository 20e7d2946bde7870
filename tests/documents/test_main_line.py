"""A line of moves goes through a game and back, and nothing of a game is lost untold."""

import pytest

from fenedit.documents.conversion import converted
from fenedit.documents.document import Document
from fenedit.documents.formats import records_from
from fenedit.documents.main_line import LONGEST_LINE, MainLine, main_line, movetext_of
from fenedit.documents.record import Format
from fenedit.notation.reading import read_loose

FOUR = "4k3/8/8/8/8/8/4P3/4K3 w - -"
WHITE_FIRST = read_loose(f"{FOUR} 0 1").position


def saved(text: str, file_format: Format, to: Format) -> tuple[str, list[str]]:
    document = Document(collection=records_from(text, file_format))
    after, losses = converted(document, to)
    items = after.collection.lines
    return "".join(item.line + item.ending for item in items), [loss.code for loss in losses]


@pytest.mark.parametrize(
    "operations",
    [
        "pv e4 Kd8 Kf2 Kc7 e5;",
        "pv e2e4 e8d8;",
        "pv Qa8# Kxh1 O-O;",
        'c0 "A pawn."; fmvn 12; hmvc 3; id "x"; pv e4;',
        'bm e4; c0 "[%csl Ge4]"; dm 3; pv e4 Kd8;',
        "acd 20; pv e4; zz 7;",
    ],
)
def test_a_line_comes_back_from_a_game(operations):
    text = f"{FOUR} {operations}\n"
    game, lost = saved(text, "epd", "pgn")
    assert "[Line" not in game and not lost
    assert game.split("\n\n")[1].rstrip("\n").endswith(" *")
    assert saved(game, "pgn", "epd") == (text, [])


@pytest.mark.parametrize(
    "operations", ["pv e4 oops;", "pv e4 --;", "pv;", "pv e4; pv Kd2;", "pv e4 [%csl;"]
)
def test_words_that_a_game_would_not_have_as_moves_stay_words(operations):
    text = f"{FOUR} {operations}\n"
    game, lost = saved(text, "epd", "pgn")
    assert operations.rstrip(";") in game or lost
    assert "1. e4" not in game


def test_moves_are_numbered_from_the_position_and_wrapped():
    assert movetext_of(("e4", "Kd8", "Kf2"), WHITE_FIRST) == "1. e4 Kd8 2. Kf2 *"
    black = read_loose(f"{FOUR.replace(' w ', ' b ')} 0 7").position
    assert movetext_of(("Kd8", "e4", "Kc7"), black) == "7... Kd8 8. e4 Kc7 *"
    assert movetext_of(("Kd8",), black, "so") == "{so}\n7... Kd8 *"
    assert movetext_of((), black, "so") == "{so} *"
    lines = movetext_of(("Kd1", "Kd8", "Ke1", "Ke8") * 20, WHITE_FIRST).split("\n")
    assert len(lines) > 2 and max(map(len, lines)) <= 79


@pytest.mark.parametrize(
    ("movetext", "line"),
    [
        ("*", MainLine()),
        ("1-0", MainLine()),
        ("{so} 1.e4 Kd8 2. 0-0 ; then\n Kf7 1/2-1/2", MainLine(("e4", "Kd8", "O-O", "Kf7"))),
        ("1. e4 (1. Kd2 (1. Kf2)) 1... Kd8", MainLine(("e4", "Kd8"), is_varied=True)),
        ("1. e4! Kd8", MainLine(("e4", "Kd8"), is_signed=True)),
        ("1. e4 $1 Kd8", MainLine(("e4", "Kd8"), is_signed=True)),
        ("1. e4 Kd8 +- *", MainLine(("e4", "Kd8"), is_signed=True)),
        ("1. e4 -- 2. e5", MainLine(("e4",), is_whole=False)),
        ("1. e4 Sf6 2. e5", MainLine(("e4",), is_whole=False)),
        ("1. e4 * e5", MainLine(("e4",), is_whole=False)),
    ],
)
def test_the_main_line_is_read_as_words(movetext, line):
    assert main_line(movetext) == line


GAME = f'[FEN "{FOUR} 0 1"]\n[SetUp "1"]\n\n{{}} *\n'


@pytest.mark.parametrize(
    ("moves", "line", "lost"),
    [
        ("1. e4 Kd8", "pv e4 Kd8;", []),
        ("{so} 1. e4", 'c0 "so"; pv e4;', []),
        ("1. e4 {so} Kd8", "pv e4 Kd8;", ["comments"]),
        ("1. e4! (1. Kd2) Kd8", "pv e4 Kd8;", ["signs", "variations"]),
        ("1. e4 Sf6", "", ["moves"]),
        ("1. " + "Kd1 Kd8 Ke1 Ke8 " * (LONGEST_LINE // 16 + 1), "", ["moves"]),
    ],
)
def test_a_line_has_the_main_line_of_a_game(moves, line, lost):
    assert saved(GAME.format(moves), "pgn", "epd") == (f"{FOUR} {line}".rstrip() + "\n", lost)


@pytest.mark.parametrize(("moves", "lost"), [("1. e4 Kd8", []), ("1. Kd2", ["moves"]), ("", [])])
def test_the_line_in_a_tag_is_still_read(moves, lost):
    game = GAME.format(moves).replace("[SetUp", '[Line "e4 Kd8"]\n[SetUp')
    assert saved(game, "pgn", "epd") == (f"{FOUR} pv e4 Kd8;\n", lost)


def test_a_line_of_fen_holds_no_moves():
    assert saved(GAME.format("{so} 1. e4"), "pgn", "fen") == (f"; so\n{FOUR} 0 1\n", ["moves"])
