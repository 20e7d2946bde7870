"""What a picture keeps of a record beside the FEN."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.annotating import name_of
from fenedit.documents.conversion import kept_line
from fenedit.documents.games import game_record
from fenedit.documents.record import record_from_line
from fenedit.notation.epd.opcodes import MAX_LINE

PLACE = "8/8/8/8/8/8/8/K1k5 w - -"
PROBLEM = record_from_line(
    f'{PLACE} bm Kb1; c0 "[%csl Ga1] as seen"; c1 "Loyd"; c6 "wait"; dm 2; id "No. 1"; pv Kb1 Kd2;'
)


def test_all_but_what_solves_it_is_kept():
    kept = f'{PLACE} c0 "[%csl Ga1] as seen"; c1 "Loyd"; dm 2; id "No. 1";'
    assert kept_line(PROBLEM, marks=True) == kept


@pytest.mark.parametrize("more", ["pm Kb1;", "sm Kb1;", "BM Kb1;", 'solution "Kb1";', "Kb1;"])
def test_what_may_solve_it_is_not_kept(more):
    record = record_from_line(f'{PLACE} c1 "Loyd"; {more}')
    assert kept_line(record, marks=True) == f'{PLACE} c1 "Loyd";'
    assert "Kb1" in kept_line(record, marks=True, solution=True)


def test_with_its_solution_it_is_the_line_of_the_file():
    assert kept_line(PROBLEM, marks=True, solution=True) == PROBLEM.line


def test_marks_that_are_not_seen_are_left_out_and_their_words_are_not():
    assert 'c0 "as seen";' in kept_line(PROBLEM, marks=False)


@pytest.mark.parametrize(
    "line",
    [
        PLACE,
        f"{PLACE} 3 17",
        f"{PLACE} hmvc 3; fmvn 17;",
        f"{PLACE} bm Kb1;",
        "8/8 w",
        "",
        f'{PLACE} c1 "{"x" * MAX_LINE}";',
    ],
)
def test_what_says_no_more_than_a_fen_or_too_much_is_not_kept(line):
    assert kept_line(record_from_line(line), marks=True) == ""


def test_counters_come_along():
    kept = kept_line(record_from_line(f"{PLACE} 3 17 ; Réti"), marks=True)
    assert kept == f'{PLACE} c0 "Réti"; fmvn 17; hmvc 3;'


def test_a_game_keeps_position_marks_and_players():
    game = game_record(
        '[White "Ann"]\n[Black "Bob"]\n[SetUp "1"]\n[FEN "8/8/8/8/8/8/8/K1k5 w - - 0 1"]\n\n'
        "{[%cal Ga1a2]} 1. Ka2 Kc2 *"
    )
    assert kept_line(game, marks=True) == f'{PLACE} c0 "[%cal Ga1a2]"; id "Ann – Bob";'


def test_a_title_names_what_has_no_name():
    assert kept_line(record_from_line(PLACE), marks=True, title="At last") == (
        f'{PLACE} id "At last";'
    )
    assert 'id "No. 1"' in kept_line(PROBLEM, marks=True, title="At last")


@given(st.text(st.characters(exclude_characters='"\r\n\0', exclude_categories=["Cs"])))
def test_a_line_is_kept_as_it_can_be_seen(name):
    kept = kept_line(record_from_line(f'{PLACE} id "{name}"; dm 3;'), marks=True)
    assert kept.isprintable()
    assert len(kept) <= MAX_LINE
    if name.isascii() and name.isprintable() and len(name) < 200:
        assert name_of(record_from_line(kept)) == " ".join(name.split())


def test_a_solution_that_is_too_long_for_a_line_does_not_take_the_names_with_it():
    record = record_from_line(f'{PLACE} c1 "Loyd"; solution "{"1.a2-a3 ! " * 500}";')
    assert kept_line(record, marks=True, solution=True) == f'{PLACE} c1 "Loyd";'
