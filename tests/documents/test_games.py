"""Games of PGN as records."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.comments import has_moves, sole_comment
from fenedit.documents.games import (
    game_record,
    tags_of,
    with_newlines,
    with_tags,
    with_value,
    with_variant,
    without_moves,
)
from fenedit.documents.record import Record, moves_of
from fenedit.notation.fen import parse_fen
from fenedit.notation.pgn import commented
from fenedit.notation.position import START_POSITION
from tests.helpers.fens import HARING, START
from tests.helpers.files import games

TAGGED = f'[Event "x"]\n[Result "*"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. d4 *'
UNTAGGED = '[Event "x"]\n[Result "*"]\n[ECO "A00"]\n[PlyCount "1"]\n\n1. d4 *'


def test_the_fen_tag_is_the_text():
    record = game_record(TAGGED, "\n\n")
    assert (record.text, record.ending) == (HARING, "\n\n")
    assert record.lead.endswith('[FEN "') and record.rest.startswith('"]\n[SetUp')
    assert record.is_game and not record.implied
    assert record.line == TAGGED
    assert record.position == parse_fen(HARING)


@pytest.mark.parametrize("content", [UNTAGGED, "1. e4 e5 *", '[Event "x"]', '[SetUp "1"]\n\n*'])
def test_without_a_fen_tag_the_array_is_implied(content):
    record = game_record(content)
    assert record.is_game and record.implied
    assert (record.text, record.line, record.position) == (START, content, START_POSITION)


@given(games())
def test_a_game_keeps_its_text(content):
    record = game_record(content, "\r\n\r\n")
    assert record.line == content
    assert record.is_game
    assert record.position is not None or record.problem is not None


def test_a_value_is_read_without_its_escapes():
    record = game_record(r'[FEN "8/8 \"x\" \\ \8"]')
    assert (record.text, record.value) == (r"8/8 \"x\" \\ \8", r'8/8 "x" \ \8')
    assert record.line == r'[FEN "8/8 \"x\" \\ \8"]'
    assert record.position is None


@pytest.mark.parametrize("name", ["Chess960", "chess 960", "fischerandom", "Fischer Random"])
def test_the_variant_tag_tells_chess960(name):
    record = game_record(f'[Event "x"]\n[Variant "{name}"]\n\n*')
    assert record.chess960
    assert with_variant(record, True).line == record.line
    assert with_variant(record, False).line == '[Event "x"]\n\n*'


def test_the_variant_tag_is_added_in_its_place():
    record = with_variant(game_record(UNTAGGED), True)
    assert record.line == UNTAGGED.replace("\n\n", '\n[Variant "Chess960"]\n\n')
    assert with_variant(record, False).line == UNTAGGED
    other = game_record('[Variant "Atomic"]\n\n*')
    assert with_variant(other, False).line == other.line
    assert with_variant(other, True).line == '[Variant "Chess960"]\n\n*'


def test_tags_that_are_added_stand_after_the_roster_in_ascii_order():
    record = with_value(game_record(UNTAGGED), HARING)
    assert record.line == UNTAGGED.replace(
        '[PlyCount "1"]', f'[FEN "{HARING}"]\n[PlyCount "1"]\n[SetUp "1"]'
    )
    assert not record.implied and record.position == parse_fen(HARING)


def test_a_game_without_tags_gets_a_section_of_its_own():
    record = with_value(game_record("1. e4 *", "\r\n"), HARING)
    assert record.line == f'[FEN "{HARING}"]\r\n[SetUp "1"]\r\n\r\n1. e4 *'


def test_tags_on_one_line_are_told_apart():
    record = with_value(game_record('[Event "x"] [Zeit "y"]\n\n*'), HARING)
    assert record.line == f'[Event "x"] [FEN "{HARING}"]\n[SetUp "1"]\n[Zeit "y"]\n\n*'


def test_a_setup_tag_that_denies_it_is_put_right():
    record = with_value(game_record('[SetUp "0"]\n\n*'), HARING)
    assert record.line == f'[FEN "{HARING}"]\n[SetUp "1"]\n\n*'


def test_only_the_value_changes_where_there_is_one():
    record = with_value(game_record(TAGGED), START)
    assert record.line == TAGGED.replace(HARING, START)
    assert with_value(record, 'a "b" \\').text == r"a \"b\" \\"
    assert with_value(record, 'a "b" \\').value == 'a "b" \\'


@given(games(), st.text(st.characters(exclude_characters="\r\n")))
def test_any_value_comes_back_from_the_file(content, value):
    written = with_value(game_record(content), value)
    again = game_record(written.line)
    assert (again.value, again.lead, again.rest) == (value, written.lead, written.rest)


def test_tags_are_set_and_taken_out():
    record = game_record(TAGGED)
    assert dict(tags_of(with_tags(record, {"White": 'A "B" C', "Event": None}))) == {
        "White": 'A "B" C',
        "Result": "*",
        "FEN": HARING,
        "SetUp": "1",
    }
    assert with_tags(record, {"None": None}) == record
    assert tags_of(Record(START)) == () and moves_of(Record(START, " ; x")) == ""


@pytest.mark.parametrize(
    "moves",
    ["", "*", "\n\n1-0", "1. *", "{e4} 1... *", "; e4\n*", "%e4\n1/2-1/2", "$1 ( ) 0-1", "{"],
)
def test_a_result_and_comments_are_no_moves(moves):
    assert not has_moves(moves)


@pytest.mark.parametrize("moves", ["1. e4 *", "1.e4", "{a} Nf3", "; x\ne4", "--", "e4 %x"])
def test_anything_else_may_be_a_move(moves):
    assert has_moves(moves)


@pytest.mark.parametrize(
    ("moves", "comment"),
    [
        ("\n\n*", ""),
        ("\n\n{mate in two} *", "mate in two"),
        ("\n\n; a } b\n*", "a } b"),
        ("{a} {b} *", None),
        ("%eval\n*", None),
    ],
)
def test_the_one_comment_of_a_game_without_moves(moves, comment):
    assert sole_comment(moves) == comment


@given(st.text(st.characters(exclude_characters="\r\n"), min_size=1).filter(str.strip))
@example("}")
def test_any_remark_can_be_a_comment(remark):
    moves = commented(remark, "*")
    assert not has_moves(moves)
    if "}" in remark:
        remark = remark.replace("{", "(").replace("}", ")")
    assert sole_comment(moves) == remark


def test_no_remark_is_no_comment():
    assert commented("", "1. e4 *") == "1. e4 *"


def test_lines_of_a_game_end_as_those_of_its_document():
    record = with_newlines(game_record(TAGGED.replace("\n", "\r")), "\r\n")
    assert record.line == TAGGED.replace("\n", "\r\n")
    assert with_newlines(Record(START), "\r") == Record(START)


def test_letters_of_rooks_tell_chess960_as_they_do_on_a_line():
    fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"
    assert game_record(f'[FEN "{fen}"]\n\n*').chess960
    assert not game_record(f'[FEN "{fen.replace("HFhf", "-")}"]\n\n*').chess960


def test_a_variant_that_is_named_twice_is_taken_out_twice():
    record = game_record('[Variant "Chess960"]\n[Variant "960"]\n[Event "x"]\n\n*')
    assert with_variant(record, False).line == '[Event "x"]\n\n*'


ODD = f"[Event \"x\"]\n[FEN '{HARING}']\n\n1. d4 *"


def test_a_tag_that_was_only_meant_is_kept_until_it_is_edited():
    record = game_record(ODD)
    assert (record.line, record.position) == (ODD, parse_fen(HARING))
    edited = with_value(record, START)
    assert edited.line == f'[Event "x"]\n[FEN "{START}"]\n\n1. d4 *'
    assert with_value(edited, HARING).line == ODD.replace("'", '"')


@pytest.mark.parametrize(
    ("moves", "cut", "left"),
    [
        ("\n\n1. e4 e5 2. Ke3 d5 1-0", "Ke3", "\n\n1. e4 e5\n1-0"),
        ("\n\n1. e4 e5 2... Ke3 d5", "Ke3", "\n\n1. e4 e5\n*"),
        ("\n\n1. e5 d5 *", "e5", "\n\n*"),
        ("\n\n{x} 1.e4 e5 2.Ke3 {y} *", "Ke3", "\n\n{x} 1.e4 e5\n*"),
        ("\n\n1. e4 (1. d4 d6) e5 ; z\n2. Ke3 *", "Ke3", "\n\n1. e4 (1. d4 d6) e5 ; z\n*"),
        ("\n\n1. e4 (1. d4 Kd7 2. c4 (2. c3)) e5 *", "Kd7", "\n\n1. e4 (1. d4 ) e5 *"),
        ("\n\n1. e4 e5 (1... Kd7 {!} 2. c4 (2. c3)) 2. d4 *", "Kd7", "\n\n1. e4 e5 2. d4 *"),
    ],
)
def test_moves_are_cut_with_their_number(moves, cut, left):
    tags = '[Event "x"]\n[Result "1-0"]'
    game = game_record(tags + moves, "\n\n")
    after = without_moves(game, moves.index(cut))
    assert (after.line, after.ending) == (tags + left, "\n\n")
