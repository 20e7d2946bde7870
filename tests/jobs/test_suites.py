"""Records by lot, and mirrored ones."""

import io
import tracemalloc
from collections import Counter

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.files.streaming import Source, entries
from fenedit.documents.formats import records_from
from fenedit.documents.games import game_record, tags_of
from fenedit.documents.losses import Tally
from fenedit.documents.record import Format, Record, record_from_line
from fenedit.documents.rewriting import with_position
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.suites import Changes, changed, drawn
from tests.helpers.strategies import positions

MIRROR, SWAP = Changes(mirror=True), Changes(swap=True)
AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3"
BARE = "4k3/P7/8/8/8/8/8/4K2N w - -"


def lot(text: str, count: int | None, seed: int, shuffle: bool = False, to: Format = "fen") -> str:
    source = Source("a", io.BytesIO(text.encode()), "utf-8", to)
    return drawn(source, count, seed, shuffle, Tally()).binary.read().decode()


def after(line: str, how: Changes) -> tuple[str, dict[str, int], list[str]]:
    tally = Tally()
    record = changed(record_from_line(line, "\n"), how, "epd", tally)
    names = [name for names in tally.names.values() for name in names]
    return record.line, dict(tally.losses), names


def test_the_lot_of_a_seed_is_known():
    numbers = "".join(f"{number}\n" for number in range(1000))
    assert lot(numbers, 5, 1).split() == ["286", "508", "519", "536", "874"]
    assert lot(numbers, 5, 1, shuffle=True).split() != lot(numbers, 5, 1).split()
    assert lot(numbers, 5, 2) != lot(numbers, 5, 1)
    assert sorted(lot(numbers, None, 3, shuffle=True).split()) == sorted(numbers.split())


def test_each_record_is_as_likely():
    found = Counter("".join(lot("a\nb\nc\nd", 2, seed) for seed in range(1200)).split())
    assert all(500 < found[each] < 700 for each in "abcd")
    orders = Counter(lot("a\nb\nc", None, seed, shuffle=True) for seed in range(1200))
    assert len(orders) == 6 and min(orders.values()) > 140


@pytest.mark.parametrize(("count", "held"), [(3, 3), (9, 4)])
def test_records_that_are_drawn_stand_apart(count, held):
    games = '[Event "a"]\n\n*\n\n\n[Event "b"]\r\n\r\n*\r\n\r\n[Event "c"]\n\n*\n[Event "d"]\n\n*'
    for seed in range(9):
        text = lot(games, count, seed, shuffle=True, to="pgn")
        assert len(records_from(text, "pgn")) == held


def test_no_more_is_held_than_is_drawn():
    class Endless(io.RawIOBase):
        def __init__(self):
            self.left = 400_000

        def readable(self):
            return True

        def readinto(self, target):
            size = min(len(target), self.left)
            target[:size] = (b"8/8/8/8\n" * (size // 8 + 1))[:size]
            self.left -= size
            return size

    source = Source("a", io.BufferedReader(Endless()), "utf-8", "fen")
    tracemalloc.start()
    try:
        found = list(entries(drawn(source, 5, 1, False, Tally())))
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
    assert len(found) == 5


@pytest.mark.parametrize(
    ("line", "how", "written", "losses", "names"),
    [
        (f"{BARE} bm a8=B a7a8b Nf2;", MIRROR, "3k4/7P/8/8/8/8/8/N2K4 w - - bm h8=B h7h8b Nc2;", {}, []),
        (f"{BARE} id 7 ; pv a8=Q+ Kd7; dm 3", SWAP, "4k2n/8/8/8/8/8/p7/4K3 b - - id 7 ; pv a1=Q+ Kd2; dm 3",
         {}, []),
        (f"{BARE} bm a8 or Nf2; ce 3;", MIRROR, "3k4/7P/8/8/8/8/8/N2K4 w - - ce 3;",
         {"move-operations": 1}, ["bm"]),
        ("4k3/8/8/8/8/8/8/4K2R w K - bm O-O; am Rh8+;", MIRROR,
         "3k4/8/8/8/8/8/8/R2K4 w - - am Ra8+;", {"rights": 1, "move-operations": 1}, ["K", "bm"]),
        ("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;", SWAP, "4k2r/8/8/8/8/8/8/4K3 b k - bm O-O;", {}, []),
        ('4k3/8/8/8/8/8/8/4K3 w - - c0 "[%csl Ga1]";', Changes(True, True),
         '3k4/8/8/8/8/8/8/3K4 b - - c0 "[%csl Gh8]";', {}, []),
        ("nonsense", MIRROR, "nonsense", {}, []),
        (f"{BARE} Ubm a7a8; x y 3; z h1f2 or; pv e1g1; c8 h1f2;", MIRROR,
         '3k4/7P/8/8/8/8/8/N2K4 w - - Ubm h7h8; x y 3; c8 h1f2;',
         {"move-operations": 1}, ["z", "pv"]),
        ("4k3/8/8/8/8/8/8/4K2R w K - D1 15; D2 66;", MIRROR, "3k4/8/8/8/8/8/8/R2K4 w - -",
         {"rights": 1, "move-operations": 1}, ["K", "D1", "D2"]),
        ("4k3/8/8/8/8/8/8/4K2R w K - ;D1 15 ;D2 66", SWAP,
         "4k2r/8/8/8/8/8/8/4K3 b k - ;D1 15 ;D2 66", {}, []),
    ],
)  # fmt: skip
def test_moves_and_marks_go_along(line, how, written, losses, names):
    assert after(line, how) == (written, losses, names)


@given(positions(), st.sampled_from([MIRROR, SWAP, Changes(True, True)]))
def test_what_is_changed_twice_is_as_before(position, how):
    position = position._replace(castling_rights="", ep_square=None)
    record = with_position(Record("", "", "\n"), position)
    once = changed(record, how, "fen", Tally())
    assert changed(once, how, "fen", Tally()).position == position


@pytest.mark.parametrize("how", [MIRROR, SWAP, Changes(True, True)])
def test_moves_are_the_same_moves_as_a_program_of_chess_has_them(how):
    board = chess.Board("r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPpP/R3K2R w - - 0 1")
    for turn in (chess.WHITE, chess.BLACK):
        board.turn = turn
        legal = [board.san(move) for move in board.legal_moves]
        line = f"{board.epd()} bm {' '.join(legal)};"
        written, losses, _ = after(line, how)
        other, operations = chess.Board.from_epd(written)
        assert not losses
        assert set(operations["bm"]) == set(other.legal_moves)


def test_a_game_keeps_its_tags_and_its_moves_are_changed():
    tally = Tally()
    text = f'[White "A"]\n[Result "1-0"]\n[FEN "{AFTER_E4} 0 1"]\n[Key "e5 Nf6"]\n[SetUp "1"]\n[Line "x"]'
    game = game_record(f"{text}\n\n1... e5 1-0", "\n\n")
    written = changed(game, SWAP, "pgn", tally)
    fen = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1"
    assert f'[FEN "{fen}"]' in written.line and '[White "A"]' in written.line
    assert '[Key "e4 Nf3"]' in written.line and "[Line" not in written.line
    assert written.line.endswith("]\n\n1. e4 0-1") and written.ending == "\n\n"
    assert '[Result "0-1"]' in written.line
    assert dict(tally.losses) == {"tags": 1}
    assert len(records_from(written.line, "pgn")) == 1


def test_all_that_is_told_of_the_players_changes_sides():
    text = '[White "A"]\n[Black "B"]\n[WhiteElo "2700"]\n[BlackTitle "IM"]\n[BlackElo "2500"]'
    written = changed(game_record(f"{text}\n\n1. e4 *"), SWAP, "pgn", Tally())
    tags = dict(tags_of(written))
    assert (tags["White"], tags["WhiteElo"], tags["WhiteTitle"]) == ("B", "2500", "IM")
    assert (tags["Black"], tags["BlackElo"]) == ("A", "2700") and "BlackTitle" not in tags


def test_the_result_changes_sides_without_moves_too():
    text = f'[White "A"]\n[Black "B"]\n[Result "1-0"]\n[FEN "{AFTER_E4} 0 1"]\n[SetUp "1"]'
    written = changed(game_record(f"{text}\n\n{{so\nfar}} 1-0", "\n\n"), SWAP, "pgn", Tally())
    tags = dict(tags_of(written))
    assert (tags["White"], tags["Black"], tags["Result"]) == ("B", "A", "0-1")
    assert written.line.endswith("\n\n{so\nfar} 0-1") and written.ending == "\n\n"
    # Of a study, too, whose author is no player.
    text = text.replace('[Black "B"]', '[Black "?"]')
    written = changed(game_record(f"{text}\n\n1-0"), SWAP, "pgn", Tally())
    tags = dict(tags_of(written))
    assert (tags["White"], tags["Result"]) == ("A", "0-1") and written.line.endswith("\n\n0-1")


@pytest.mark.parametrize(
    ("moves", "how", "written"),
    [
        ("1. e4 e5 (1... c5 2. Nf3) 2. d4 *", MIRROR, "1. d4 d5 (1... f5 2. Nc3) 2. e4 *"),
        ("1. e4 -- 2. d4", SWAP, "1... e5 2. -- d5 *"),
        (
            "{[%csl Ra1] a1} 1. e4 $16 $1 {on e4 [%cal Ge2e4]} *",
            SWAP,
            "{[%csl Ra8] a1} 1... e5 $17 $1 {on e4 [%cal Ge7e5]} *",
        ),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *", MIRROR, None),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *",
            SWAP,
            "1... e5 2. e4 Nf6 3. Nc3 Bb4 4. Nf3 O-O *",
        ),
        ("1. e4 Ke4 *", SWAP, None),
        ("1. e4 +0.35 *", SWAP, None),
        ("1. e4 * {behind}", SWAP, None),
    ],
)
def test_moves_of_games_are_changed_or_left_out_and_counted(moves, how, written):
    tally = Tally()
    game = changed(game_record(f'[White "A"]\r\n[Black "B"]\r\n\r\n{moves}'), how, "pgn", tally)
    assert game.line.endswith(f"\r\n\r\n{written or '*'}")
    assert dict(tally.losses) == {
        **({} if how == SWAP else {"rights": 1}),
        **({} if written else {"moves": 1}),
    }
    assert f'[White "{"B" if how == SWAP else "A"}"]' in game.line
    assert tree_of_record(game).fault is None
