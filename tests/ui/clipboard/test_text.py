"""Words of spellings and readings."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.languages import LISTED
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.reading import DEFAULT_SIDE, Found, Interpretation
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.export import SPELLINGS, WriteOptions
from fenedit.notation.spellings.piece_list import SIDE_TITLES
from fenedit.session.settings import CHOICES
from fenedit.ui.clipboard import text
from fenedit.ui.clipboard.text import (
    castling_choices,
    en_passant_choices,
    left_out_words,
    read_words,
    remark_words,
)
from tests.helpers.states import START

FOUND = Found(parse_fen(START))
BUSY = parse_fen("r3k2r/pppppppp/8/8/4P3/8/PPPP1PPP/R3K2R b KQkq e3 7 9")


@pytest.mark.parametrize(
    ("choices", "name"),
    [
        (en_passant_choices, "ep_convention"),
        (castling_choices, "castling_spelling"),
    ],
)
def test_every_value_has_words(choices, name):
    offered = choices()
    assert tuple(value for value, _ in offered) == CHOICES[name]
    assert len({words for _, words in offered}) == len(offered)


def test_lists_are_offered_in_the_languages_in_which_they_are_written():
    assert set(LISTED) == set(SIDE_TITLES)
    assert set(CHOICES["piece_letters"]) == {"interface", *SIDE_TITLES}


def test_every_loss_has_words():
    beside = ("tags", "moves", "comments")
    options = WriteOptions(chess960=True, operations=" id 7; id 8;", beside=beside)
    for spelling in SPELLINGS:
        for code in spelling.write(BUSY, options).left_out:
            assert code in text._LEFT_OUT, f"{spelling.code} leaves out {code}"


def test_losses_are_one_sentence():
    assert left_out_words(()) == ""
    assert left_out_words(("castling", "ep")) == (
        "Left out: the castling rights and the en passant square."
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (" ; best by test", "the remark."),
        (" id 7;", "the operation Name."),
        (" bm e4; id 7;", "the operations Best moves and Name."),
        (" bm e4; id 7; c0 x;", "the operations Best moves, Name and Comment 0."),
    ],
)
def test_what_follows_the_fields_is_named(text, told):
    words = left_out_words(("side", "castling", "operations"), text)
    assert words == f"Left out: that Black is to move, the castling rights and {told}"


def test_only_what_is_left_out_is_named() -> None:
    text = ' c1 "Anna"; c3 "h#2"; solution "1.a4"; twins "b) Remove a1";'
    words = left_out_words(("operations",), text, (), ("solution",))
    assert words == "Left out: the operation Solution."


def test_tags_are_named_where_they_are_few():
    codes = ("tags", "moves", "comments")
    assert left_out_words(codes, "", ("White", "Event")) == (
        "Left out: the tags White and Event, the game’s moves and the game’s comments."
    )
    assert left_out_words(codes[:1], "", ("White",)) == "Left out: the tag White."
    assert left_out_words(codes[:1], "", "abcdef") == "Left out: the game’s tags."


def test_many_operations_are_counted():
    text = "".join(f" c{number} x;" for number in range(9))
    assert left_out_words(("operations",), text).endswith("operations.")
    assert "c3" not in left_out_words(("operations",), text)


def test_what_was_read_and_what_was_assumed_are_said_once():
    found = FOUND._replace(notes=(DEFAULT_SIDE,))
    reading = Interpretation("piece-list", "pl", (found,), certain=True)
    assert read_words(reading) == "Read as a list of pieces in Polish."
    assert remark_words(reading) == "No side to move is given: White is assumed."


def test_the_same_remark_on_many_positions_is_made_once():
    notes = (Problem("no-slashes", Severity.NOTE, (0, 1)),)
    reading = Interpretation("fen", "", (FOUND._replace(notes=notes),) * 50, certain=True)
    assert read_words(reading) == "50 positions read as FEN."
    assert remark_words(reading).count("not separated") == 1


def test_what_was_not_read_of_a_list_is_named():
    readings = read_anything("W: Kg1 Rd1 Ba3; B: Kg8 Xf6 Pg7")
    assert "Xf6 Pg7" in remark_words(readings[0])
    (whole,) = read_anything("White: Ka4 Qf1\nBlack: Kf6 c4")
    assert "remark" not in remark_words(whole)
