"""A record as a query asks about it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.entry import Entry
from fenedit.documents.record import record_from_line
from fenedit.jobs.matching import SeenBefore, Subject
from fenedit.jobs.positions import position_of_line
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.pgn import read_game
from fenedit.notation.position import START_POSITION
from fenedit.notation.query.terms import LIKENESSES, Likeness
from fenedit.notation.transform import mirror, swap_colours
from tests.helpers.fens import SUPERFLUOUS_EP, USABLE_EP
from tests.helpers.strategies import framed_fens, near_fens, positions

RESTS = (
    "", " ", " 3 17", " 3", " - 5", "  3 17", ' id "a";', " dm 2;", " hmvc 3; fmvn 17;", " hmvc x;",
    ' bm Nf3; c0 "hmvc";', " bm", " x", " # a", " 0 1 x", " 3 17 bm Nf3;", "\t0 1", " é", ' c0 "a',
)  # fmt: skip


@given(positions(), st.sampled_from(RESTS))
def test_a_line_means_what_it_means_in_a_window(position, rest):
    line = " ".join(format_fen(position).split(" ")[:4]) + rest
    assert position_of_line(line) == record_from_line(line).position


@given(near_fens() | framed_fens() | st.text())
def test_any_line_means_what_it_means_in_a_window(text):
    line = text.replace("\n", " ").replace("\r", " ")
    assert position_of_line(line) == record_from_line(line).position


def subject(line: str, chess960: bool = False) -> Subject:
    return Subject(Entry(1, 1, line, line), chess960)


@pytest.mark.parametrize(
    ("fen", "states"),
    [
        ("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", {"check"}),
        ("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", {"check", "mate"}),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", {"stalemate"}),
        ("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", set()),
        ("8/8/8/8/8/8/8/8 w - - 0 1", set()),
        ("no position", set()),
    ],
)
def test_states(fen, states):
    found = {state for state in ("check", "mate", "stalemate") if subject(fen).has(state)}
    assert found == states


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ("no position", "notfen"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "unplayable"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "illegal"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "ok"),
    ],
)
def test_verdicts(line, verdict):
    found = [each for each in ("notfen", "unplayable", "illegal", "ok") if subject(line).has(each)]
    assert found == [verdict]


def test_operations_of_lines_strict_and_not():
    fields = "8/8/8/8/8/8/8/8 w - -"
    for rest in (' bm Nf3 Ne5; ID "a";', ' bm Nf3 Ne5;   id "a"'):
        (name, moves), (other, texts) = subject(fields + rest).operations
        assert (name, [move.text for move in moves]) == ("bm", ["Nf3", "Ne5"])
        assert (other, [text.text for text in texts]) == ("id", ["a"])
    assert not list(subject("no position").operations)
    assert not list(subject(fields).operations)


GAME = '[White "Tal"]\n[WhiteElo "2700"]\n[Variant "Chess960"]\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K3 b - - 3 9"]\n\n*\n'


def test_games():
    game = read_game(GAME)
    record = Subject(Entry(5, 7, GAME[slice(*game.fen_span)], GAME, game))
    assert record.position == parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 3 9")
    assert record.has("chess960")
    assert ("whiteelo", "integer") in [(name, said[0].kind) for name, said in record.operations]
    plain = '[White "Tal"]\n\n1. e4 *\n'
    record = Subject(Entry(1, 1, "", plain, read_game(plain)))
    assert record.position is not None
    assert format_fen(record.position).startswith("rnbqkbnr/")
    assert not record.has("chess960")


@pytest.mark.parametrize(
    ("line", "is_chess960"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", False),
        ('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - variant "Chess960";', True),
        ("nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w GBgb -", True),
    ],
)
def test_chess960_is_said_or_implied(line, is_chess960):
    assert subject(line).has("chess960") is is_chess960
    assert subject(line, chess960=True).has("chess960") is is_chess960
    assert subject(line, chess960=True).chess960(START_POSITION)


def seen(*lines: str) -> list[frozenset[Likeness]]:
    before = SeenBefore(LIKENESSES)
    return [before.add(subject(line)) for line in lines]


@given(positions())
def test_what_is_alike(position):
    alike = SeenBefore(LIKENESSES)
    other = format_fen(position._replace(halfmove_clock=7)._replace(fullmove_number=5))
    assert alike.add(subject(format_fen(position))) == frozenset()
    assert alike.add(subject(other)) == frozenset(LIKENESSES)


@given(positions())
def test_what_a_mirror_shows(position):
    line = format_fen(position)
    chess960 = subject(line).has("chess960")
    for change, likeness in ((mirror, "mirror"), (swap_colours, "swap")):
        changed = change(position, chess960)
        turned = format_fen(changed.position)
        back = change(changed.position, subject(turned).has("chess960"))
        if changed.dropped or subject(turned).has("chess960") != chess960 or back.dropped:
            continue
        assert likeness in seen(line, turned)[1]


def test_another_side_is_another_position():
    white, black = ("4k3/8/8/8/8/8/3R4/4K3 w - -", "4k3/8/8/8/8/8/3R4/4K3 b - -")
    assert seen(white, black, "x", "x")[1:] == [frozenset({"placement"}), frozenset(), frozenset()]
    # With the right to castle, left and right are not the same.
    assert seen("4k3/8/8/8/8/8/8/4K2R w K -", "3k4/8/8/8/8/8/8/R2K4 w - -")[1] == frozenset()


@pytest.mark.parametrize("fields", SUPERFLUOUS_EP + USABLE_EP)
@pytest.mark.parametrize("likeness", ["position", "mirror", "swap"])
def test_an_en_passant_square_without_a_legal_capture_hides_no_duplicate(fields, likeness):
    seen = SeenBefore([likeness])
    without = fields.rsplit(" ", 1)[0] + " -"
    found = [bool(seen.add(Subject(Entry(1, 1, line, line)))) for line in (fields, without)]
    assert found == [False, fields in SUPERFLUOUS_EP]


def test_a_line_whose_fields_stand_twice_means_no_position():
    line = "8/8/8/4k3/8/8/8/4K2R b - - {}"
    assert position_of_line(line.format("w - - dm 2;")) is None
    assert position_of_line(line.format("w 7;")) == position_of_line(line.format("0 1"))
