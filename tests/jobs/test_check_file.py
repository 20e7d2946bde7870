"""What is said about the records of a file."""

import errno
import gzip
import io
import os
import random
import sys
import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fenedit.documents.encoding import DEFAULT, decoded
from fenedit.documents.entry import Entry
from fenedit.documents.errors import StreamError
from fenedit.documents.files.streaming import Source, entries, open_source
from fenedit.documents.record import Format
from fenedit.jobs.check_file import (
    Checked,
    Level,
    Options,
    check_entry,
    check_source,
    lines_of,
    scanner,
    suspects_in,
)
from fenedit.notation.fen import format_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Problem, Severity
from tests.helpers.corpus import cases
from tests.helpers.games import played_positions
from tests.helpers.mutations import mutated, random_placements
from tests.helpers.strategies import (
    back_rank_placements,
    framed_fens,
    near_fens,
    placements,
    positions,
)

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
LINES = f"""\
{START} 0 1
# a comment
rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1

{START} bm e4; ce x;
4k3/8/8/8/8/8/4R3/4K3 w K e6 0 0
{START} bm e4; id "name";
"""


def check(
    text: str,
    level: Level = "playable",
    file_format: Format = "fen",
    *,
    every: bool = False,
    chess960: bool = False,
    encoding: str = "utf-8",
) -> tuple[int, list[Checked]]:
    """Return how many records there are, and those that were yielded."""
    source = Source("a", io.BytesIO(text.encode(encoding)), encoding, file_format)
    count, found = 0, []
    for checked in check_source(source, Options(level, chess960, every)):
        if isinstance(checked, int):
            count += checked
        else:
            found.append(checked)
    return count + len(found), found


def codes(checked: Checked) -> list[tuple[str, int]]:
    return [(problem.code, (problem.span or (-1, -1))[0]) for problem in checked.problems]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le"])
def test_syntax_is_a_matter_of_the_text(encoding):
    count, (rank, operation) = check(LINES, "syntax", encoding=encoding)
    assert count == 5
    assert (rank.entry.line, codes(rank)) == (3, [("rank-too-short", 16)])
    assert (rank.position, rank.worst) == (None, Severity.NOT_FEN)
    assert (operation.entry.line, codes(operation)) == (5, [("operand-type", 63)])
    # A position can be read, whatever its operations say.
    assert (operation.position, operation.worst) == (START_POSITION, Severity.HINT)


@pytest.mark.parametrize("operation", ["D 1 20;", "q e4;", "c e4;", 'x "a"; y 1;'])
@pytest.mark.parametrize("level", ["syntax", "playable"])
def test_a_short_opcode_is_one_however_it_is_looked_at(operation, level):
    text = f"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {operation}\n"
    assert check(text, level)[1] == []
    assert check(text, level, every=True)[1][0].position == START_POSITION


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("again", ["0 1 w - - 0 1", "w - - 0 1", "w K - dm 2;", "b - - bm Kf2;"])
def test_fields_that_stand_twice_are_a_fault(again, every):
    _, found = check(f"8/8/8/4k3/8/8/8/4K2R b - - {again}\n", "syntax", every=every)
    assert [code for each in found for code, _ in codes(each)] == ["fields-again"]


def test_all_that_speaks_against_a_position_has_a_place():
    count, (*_, last) = check(LINES)
    assert count == 5
    assert last.worst is Severity.NOT_PLAYABLE
    assert codes(last) == [
        ("opposite-check", 1),
        ("castling-invalid", 24),
        ("ep-no-pawn", 26),
        ("fullmove-zero", 31),
    ]


def test_every_record_is_yielded_if_wanted():
    for level in ("syntax", "playable", "full"):
        count, found = check(LINES, level, every=True)
        assert count == len(found) == 5
        assert [note.code for note in found[-1].notes][-1] == "epd-ops"


def test_games_are_checked_where_they_begin():
    tag = '[Event "?"]\n[FEN "{}"]\n\n1. e9 *\n\n'
    text = (
        tag.format("8/8/8/8/8/8/8/8 w - - 0 x")
        + '[Event "?"]\n\n*\n\n'
        + tag.format(f"{START} 0 1")
    )
    count, (faulty,) = check(text, file_format="pgn")
    assert count == 3
    assert (faulty.entry.line, faulty.entry.column) == (2, 7)
    assert codes(faulty) == [("fullmove-not-integer", 24)]


CHESS960 = "4k3/8/8/8/8/8/8/1K1R4 w K - 9 60"


def test_chess960_is_judged_by_its_own_rules():
    (problem, *_) = codes(check(CHESS960)[1][0])
    assert problem[0] == "castling-invalid"
    assert check(CHESS960, chess960=True) == (1, [])
    assert check(CHESS960.replace(" K ", " D ")) == (1, [])
    game = f'[Variant "Chess960"]\n[FEN "{CHESS960}"]\n\n*\n'
    assert check(game, file_format="pgn") == (1, [])


@pytest.mark.parametrize("text", ["8\x008", "\ud800", "\u200f", "٣", "8/" * 500_000, "K" * 10**6])
@pytest.mark.parametrize("level", ["syntax", "playable", "full"])
def test_hostile_lines_stop_nothing(text, level):
    source = f"{START}\n{text}\n{START}\n".encode("utf-8", "surrogatepass")
    found = list(check_source(Source("a", io.BytesIO(source), "utf-8", "fen"), Options(level)))
    faulty = [checked for checked in found if isinstance(checked, Checked)]
    assert [(checked.entry.line, checked.worst) for checked in faulty] == [(2, Severity.NOT_FEN)]
    assert sum(checked for checked in found if isinstance(checked, int)) == 2


@pytest.mark.parametrize("newline", ["\0\n", "\0\0\r\n", "\0\r"])
@pytest.mark.parametrize("level", ["syntax", "playable", "full"])
def test_nul_characters_at_the_ends_of_lines_are_no_faults(newline, level, tmp_path, monkeypatch):
    path = tmp_path / "a.epd"
    lines = [
        f"{START} bm e4;",
        "",
        "# x",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 143",
        "8/8",
        f"{START} bm e4;",
    ]
    path.write_text(newline.join(lines) + newline, newline="")
    for small in (0, 1 << 18):
        monkeypatch.setattr("fenedit.jobs.check_file._SMALL", small)
        with open_source(str(path)) as source:
            found = list(check_source(source, Options(level)))
        (faulty,) = (each for each in found if isinstance(each, Checked))
        assert (faulty.entry.line, faulty.worst) == (5, Severity.NOT_FEN)
        assert sum(each for each in found if isinstance(each, int)) == 3


ILLEGAL = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq -"
NO_FEN = "8/8/8/8/8/8/8 w - -"
NOT_PLAYABLE = "4k3/8/8/8/8/8/4R3/4K3 w - -"


def test_more_is_found_at_each_level():
    text = f"{NO_FEN}\n{NOT_PLAYABLE}\n7k/8/8/8/8/3B4/PPPPPPPP/1B2K3 w - - 3 99\n"
    for level, lines in (("syntax", [1]), ("playable", [1, 2]), ("full", [1, 2, 3])):
        _, found = check(text, level)
        assert [each.entry.line for each in found] == lines
    assert found[-1].verdict == "illegal"
    assert codes(found[-1])[0][0] == "promotions-too-many-white"


class Search:
    """Stands for the search for a proof: knows who is illegal, and what was asked of it."""

    def __init__(self):
        self.asked: list[tuple[str, bool, float]] = []
        self.code = "found-by-search"
        self.exhausted = True

    def __call__(self, position: Position, chess960: bool, budget: float) -> SimpleNamespace:
        self.asked.append((position.placement, chess960, budget))
        knight = position.placement[21] == "N"
        problem = Problem(self.code, Severity.ILLEGAL, squares=(21,)) if knight else None
        return SimpleNamespace(problem=problem, exhausted=self.exhausted, seconds=0.0)


class TestProofs:
    """At full level, what is playable and not refuted at once is searched for a proof."""

    @pytest.fixture(autouse=True)
    def search(self, monkeypatch) -> Search:
        search = Search()
        monkeypatch.setitem(sys.modules, "fenedit.rules.retro.prove", SimpleNamespace(prove=search))
        monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: 1)
        monkeypatch.setattr("fenedit.rules.judge.diagnose.diagnose", self.diagnose)
        self.at_once: tuple[Problem, ...] = ()
        return search

    def diagnose(
        self,
        position: Position,
        chess960: bool = False,
        composed: bool = False,
        other_variant: bool = False,
    ) -> tuple[Problem, ...]:
        if composed:
            return tuple(Problem(each.code, Severity.NOTE) for each in self.at_once)
        return self.at_once

    def test_what_it_proves_is_a_problem_with_a_place(self, search):
        count, (found,) = check(f"{START} 0 1\n{ILLEGAL} 0 1\n", "full")
        assert count == 2
        assert codes(found) == [("found-by-search", ILLEGAL.index("N"))]
        assert (found.worst, found.verdict) == (Severity.ILLEGAL, "illegal")
        assert [budget for _, _, budget in search.asked] == [0.3, 0.3]

    def test_a_search_that_ran_out_is_told(self, search):
        for level, exhausted in (("full", True), ("full", False), ("playable", False)):
            search.exhausted = exhausted
            _, (found,) = check(f"{START} 0 1\n", level, every=True)
            assert found.exhausted is (exhausted or level == "playable")

    @pytest.mark.expects_log("failed for rnbqkbnr.*a fault of ours")
    def test_a_search_that_fails_costs_nothing_else(self, monkeypatch):
        def prove(position, chess960, budget):
            raise IndexError("a fault of ours")

        monkeypatch.setitem(sys.modules, "fenedit.rules.retro.prove", SimpleNamespace(prove=prove))
        self.at_once = (Problem("found-at-once", Severity.HINT),)
        count, found = check(f"{ILLEGAL} 0 1\n{START} 0 1\n", "full")
        assert count == 2
        assert [codes(checked)[0][0] for checked in found] == ["found-at-once"] * 2
        assert [checked.exhausted for checked in found] == [False, False]

    @pytest.mark.parametrize("level", ["syntax", "playable"])
    def test_less_is_asked_for_less(self, search, level):
        assert check(f"{ILLEGAL} 0 1\n", level) == (1, [])
        assert search.asked == []

    def test_chess960_and_the_budget_are_told(self, search):
        source = Source("a", io.BytesIO(f"{START} 0 1\n".encode()), "utf-8", "fen")
        assert list(check_source(source, Options("full", chess960=True, budget=20))) == [1]
        assert search.asked == [(START_POSITION.placement, True, 0.02)]

    @pytest.mark.parametrize(
        ("severity", "verdict"),
        [(Severity.NOT_PLAYABLE, "not-playable"), (Severity.ILLEGAL, "illegal")],
    )
    def test_what_is_refuted_is_not_searched(self, search, severity, verdict):
        self.at_once = (Problem("found-at-once", severity),)
        _, (found,) = check(f"{ILLEGAL} 0 1\n", "full")
        assert codes(found) == [("found-at-once", 0)]
        assert found.verdict == verdict
        assert search.asked == []

    def test_hints_do_not_keep_from_it(self, search):
        self.at_once = (Problem("found-at-once", Severity.HINT),)
        _, (found,) = check(f"{ILLEGAL} 0 1\n", "full")
        assert [code for code, _ in codes(found)] == ["found-at-once", "found-by-search"]
        _, (sound,) = check(f"{START} 0 1\n", "full")
        assert sound.verdict == "no-objection"

    @pytest.mark.parametrize("every", [False, True])
    @pytest.mark.parametrize("rest", ["dm 3;", "dm x; ce a;", 'id "x"; dm 3;'])
    def test_proofs_against_a_composition_only_inform(self, search, rest, every):
        self.at_once = (Problem("found-at-once", Severity.ILLEGAL),)
        _, (found,) = check(f"{ILLEGAL} {rest} c0 1;\n", "full", every=True)
        notes = [note.code for note in found.notes if note.code.startswith("found")]
        assert notes == ["found-at-once", "found-by-search"]
        assert found.verdict == "no-objection"
        assert check(f"{ILLEGAL} dm 3;\n", "full", every=False) == (1, [])

    def test_a_proof_found_twice_is_told_once(self, search):
        self.at_once = (Problem("found-by-search", Severity.ILLEGAL),)
        _, (found,) = check(f"{ILLEGAL} dm 3;\n", "full", every=True)
        assert [note.code for note in found.notes].count("found-by-search") == 1


class TestProofsByProcesses:
    """Records are searched in several processes, and come in the order of the file."""

    LINES = 40

    @pytest.fixture(autouse=True)
    def _slow_at_times(self, monkeypatch):
        def prove(position: Position, chess960: bool, budget: float) -> SimpleNamespace:
            time.sleep(0.05 if position.fullmove_number in (8, 20) else 0)
            problem = Problem("pid", Severity.ILLEGAL, data=(("pid", str(os.getpid())),))
            return SimpleNamespace(problem=problem, exhausted=True, seconds=0.0)

        monkeypatch.setitem(sys.modules, "fenedit.rules.retro.prove", SimpleNamespace(prove=prove))
        monkeypatch.setattr("fenedit.rules.judge.diagnose.diagnose", lambda *_: ())
        monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: 2)

    def found(self, count: int) -> Iterator[int | Checked]:
        lines = "".join(f"{START} 0 {number}\n" for number in range(1, count + 1))
        source = Source("a", io.BytesIO(lines.encode()), "utf-8", "fen")
        return check_source(source, Options("full"))

    def pids(self, count: int) -> list[str]:
        records = [each for each in self.found(count) if isinstance(each, Checked)]
        assert [each.entry.line for each in records] == list(range(1, count + 1))
        return [dict(each.problems[0].data)["pid"] for each in records]

    def test_the_order_is_kept(self):
        pids = self.pids(self.LINES)
        assert len(set(pids)) == 2
        assert str(os.getpid()) not in pids

    def test_others_that_are_not_forked_come_later(self, monkeypatch):
        monkeypatch.setattr("fenedit.jobs.check_file.can_fork", lambda: False)
        monkeypatch.setattr("fenedit.jobs.check_file._ALONE", 5)
        pids = self.pids(self.LINES)
        assert pids[:5] == [str(os.getpid())] * 5
        assert str(os.getpid()) not in pids[5:]

    def test_one_record_needs_no_other_process(self):
        assert self.pids(1) == [str(os.getpid())]

    def test_what_stands_before_a_place_that_cannot_be_read_is_told(self, tmp_path):
        lines = "".join(f"{START} 0 {number}\n" for number in range(1, 5000))
        packed = gzip.compress(lines.encode())
        file = tmp_path / "cut.fen.gz"
        file.write_bytes(packed[: len(packed) * 9 // 10])
        lines_read = 0
        with open_source(str(file)) as source, pytest.raises(StreamError) as error:
            for each in check_source(source, Options("syntax", every=True)):
                lines_read += isinstance(each, Checked)
        assert error.value.code == "damaged"
        told = []
        with open_source(str(file)) as source, pytest.raises(StreamError):
            for each in check_source(source, Options("full")):
                assert isinstance(each, Checked)
                told.append(each.entry.line)
        assert told == list(range(1, lines_read + 1))


def test_the_verdict_is_the_gravest():
    text = f"{START} bm e4; ce x;\n{NO_FEN}\n{NOT_PLAYABLE}\n"
    _, found = check(text)
    assert [each.verdict for each in found] == ["no-objection", "not-fen", "not-playable"]


@pytest.mark.parametrize("count", [1, 2])
class TestLargeFiles:
    """What several processes look through is the same as what one does."""

    @pytest.fixture(autouse=True)
    def _small_parts(self, monkeypatch, count):
        monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: count)
        monkeypatch.setattr("fenedit.jobs.check_file._SMALL", 0)
        monkeypatch.setattr("fenedit.jobs.parts._LARGE", 1000)
        monkeypatch.setattr("fenedit.documents.files.streaming.FIRST_SIZES", (200,))
        monkeypatch.setattr("fenedit.documents.files.streaming.PART_SIZE", 500)

    @pytest.mark.parametrize("suffix", ["epd", "epd.gz"])
    @pytest.mark.parametrize("level", ["syntax", "playable"])
    def test_all_faults_are_found_in_their_order(self, tmp_path, suffix, level):
        lines = [f'{START} id "{number}";' for number in range(300)]
        faulty = [7, 8, 100, 299]
        for index in faulty:
            lines[index] = f"{START} ce x;"
        if level == "playable":
            lines[200] = NOT_PLAYABLE
            faulty.insert(3, 200)
        data = "\n".join(lines).encode()
        file = tmp_path / f"many.{suffix}"
        file.write_bytes(gzip.compress(data) if suffix == "epd.gz" else data)
        with open_source(str(file)) as source:
            found = list(check_source(source, Options(level)))
        checked = [record for record in found if isinstance(record, Checked)]
        assert [record.entry.line - 1 for record in checked] == faulty
        assert sum(record for record in found if isinstance(record, int)) == 300 - len(faulty)

    def test_a_file_that_cannot_be_read_on_is_said_to_be(self, tmp_path, monkeypatch):
        file = tmp_path / "many.epd"
        file.write_text(f"{START}\n" * 100, encoding="ascii")

        def fail(*_):
            raise OSError(errno.EIO, "Input/output error")

        monkeypatch.setattr("fenedit.documents.files.file_io.os.pread", fail)
        with open_source(str(file)) as source, pytest.raises(StreamError) as error:
            list(check_source(source, Options("syntax")))
        assert (error.value.code, error.value.detail) == ("unreadable", "Input/output error")


GAME = '[Event "{}"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[SetUp "1"]\n\n{}\n\n'
PLAIN = '[Event "x"]\n\n{}\n\n'


@pytest.mark.parametrize("level", ["playable", "full"])
def test_moves_of_every_game_have_to_fit_its_start(level):
    games = [
        PLAIN.format("1. e4 e5 *"),
        PLAIN.format("1. e4 e5\n2. Ke3 *"),
        GAME.format("x", "1. e4 Kd7 *"),
        GAME.format("x", "1. d4 *"),
        PLAIN.format("1. e4 (1. d4 Kd7) e5 *"),
        '[Variant "Antichess"]\n\n1. e3 a6 2. Ra6 *\n\n',
        "\n1. e4 e4 *\n\n",
    ]
    count, found = check("".join(games), level, file_format="pgn")
    assert count == len(games)
    places = []
    for checked in found:
        for problem in checked.problems:
            if problem.code == "moves-do-not-fit":
                assert checked.worst is Severity.NOT_PLAYABLE
                places.append((checked.place(problem), dict(problem.data)["move"]))
    assert places == [
        ((8, 4), "2. Ke3"),
        ((20, 4), "1. d4"),
        ((24, 14), "1... Kd7"),
        ((31, 7), "1... e4"),
    ]


@pytest.mark.parametrize("level", ["playable", "full"])
def test_tags_that_contradict_the_moves(level):
    fen = '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 90"]\n[SetUp "1"]\n'
    games = [
        '[Event "x"]\n[Result "0-1"]\n\n1. e4 1-0\n\n',
        '[Event "x"]\n[Result "1-0"]\n\n1. e4 1-0\n\n',
        f'[Event "x"]\n[Result "0-1"]\n{fen}[PlyCount "7"]\n\n90. e4 1-0\n\n',
        f'[Event "x"]\n[Variant "Atomic"]\n[PlyCount "7"]\n{fen}\n90. e4 1-0\n\n',
    ]
    count, found = check("".join(games), level, file_format="pgn")
    assert count == len(games)
    told = [
        (problem.code, checked.place(problem), checked.verdict)
        for checked in found
        for problem in checked.problems
        if problem.code.endswith("-contradicts")
    ]
    assert told == [
        ("result-contradicts", (2, 10), "no-objection"),
        ("result-contradicts", (12, 10), "no-objection"),
        ("ply-count-contradicts", (15, 12), "no-objection"),
    ]
    assert check("".join(games), "syntax", file_format="pgn") == (4, [])


def test_moves_are_no_matter_of_syntax():
    assert check(PLAIN.format("1. e5 *"), "syntax", file_format="pgn") == (1, [])


def test_large_files_of_games_are_shared_out(monkeypatch):
    monkeypatch.setattr("fenedit.jobs.check_file._SMALL", 10)
    text = PLAIN.format("1. e4 e5 *") * 5 + PLAIN.format("1. e5 *") + PLAIN.format("1. d4 *")
    count, (faulty,) = check(text, file_format="pgn")
    assert count == 7
    assert codes(faulty) == [("moves-do-not-fit", 16)]


@pytest.mark.parametrize("level", ["syntax", "playable", "full"])
def test_a_tag_that_was_only_meant_is_a_fault(level):
    text = '[Event "x"]\n[FEN \'4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\']\n[SetUp "1"]\n\n1. e4 *\n'
    _, (faulty,) = check(text, level, file_format="pgn")
    assert faulty.verdict == "not-fen" and faulty.position is not None
    (problem,) = faulty.problems
    assert problem.code == "fen-tag-odd" and faulty.place(problem) == (2, 7)


# What is passed over has no fault that the exact check would find.


RESTS = (
    "", "", ' id "a";', ' bm Nf3; c0 "variant";', " hmvc 99;", " hmvc 100;", " fmvn 0;",
    ' variant "Chess960";', ' c0 "; variant chess960";', " dm 3;", " ce x;", " ",
    ' hmvc 3; id "fmvn 0";', " hmvc +120;", ' c0 "hmvc"; hmvc 120;',
)  # fmt: skip


@st.composite
def lines(draw: st.DrawFn) -> str:
    """Return a line, most often of a position."""
    position = draw(positions(back_rank_placements()) | positions(placements()))
    fields = format_fen(position).split(" ")[: draw(st.sampled_from([4, 6]))]
    return draw(
        st.just(" ".join(fields) + draw(st.sampled_from(RESTS)))
        | near_fens()
        | framed_fens()
        | st.sampled_from(["", "  ", "# a comment", "\u2003; another"])
    )


def expected_faults(texts: list[str], level: Level, chess960: bool) -> list[int]:
    return [
        index
        for index, text in enumerate(texts)
        if not (entry := Entry(1, 1, text, text)).is_aside
        and check_entry(entry, Options(level, chess960)).problems
    ]


@settings(deadline=None)
@given(
    st.lists(st.tuples(lines(), st.sampled_from(["utf-8", "windows-1252"])), max_size=12),
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
)
def test_no_fault_is_passed_over(encoded, newline, chess960):
    written = [
        text.replace("\n", "").replace("\r", "").encode(encoding, "replace")
        for text, encoding in encoded
    ]
    data = b"".join(line + newline.encode() for line in written)
    texts = [str(decoded(line)) for line in written]
    for level in ("syntax", "playable"):
        found = lines_of(data, DEFAULT, scanner(level == "playable", chess960))
        assert found.lines == len(texts)
        assert all(texts[index] == text for index, text in found.kept)
        suspected = {index for index, _ in found.kept}
        asides = [index for index, text in enumerate(texts) if Entry(1, 1, text, text).is_aside]
        faults = expected_faults(texts, level, chess960)
        assert set(faults) <= suspected
        assert found.asides == asides
        assert suspected.isdisjoint(asides)


@pytest.mark.parametrize("level", ["syntax", "playable"])
def test_each_problem_of_the_corpus_is_found_among_many_lines(level):
    """A new check has a case there, so the scan of many lines cannot miss it."""
    texts = [case["input"] for case in cases("fen_cases.jsonl")]
    texts = [text for text in texts if text.isprintable()]
    data = "".join(f"{text}\n" for text in texts).encode()
    found = lines_of(data, DEFAULT, scanner(level == "playable", False))
    faults = expected_faults(texts, level, chess960=False)
    assert len(faults) > 50
    assert {index for index, _ in found.kept}.issuperset(faults)


def some_positions(dice: random.Random, games: int) -> Iterator[tuple[Position, bool]]:
    """Yield positions of games and what chance makes of them, and whether they are of games."""
    for chess960 in (False, True):
        played = list(played_positions(dice.randrange(1000), games, chess960))
        yield from ((position, True) for position in played)
        yield from ((position, False) for position in mutated(played, dice, chess960))
    yield from ((position, False) for position in random_placements(dice, games * 30))


def some_lines(dice: random.Random, games: int) -> list[str]:
    """Return lines of positions in a chance order, with rests and slips of the hand."""
    texts = []
    for position, _ in some_positions(dice, games):
        text = " ".join(format_fen(position).split(" ")[: dice.choice((4, 6))])
        text += dice.choice(RESTS)
        if dice.random() < 0.1:
            place = dice.randrange(len(text))
            text = text[:place] + dice.choice(' /"1pKé#-') + text[place + dice.randrange(3) :]
        texts.append(text)
    dice.shuffle(texts)
    return texts


@pytest.mark.parametrize("games", [3, pytest.param(300, marks=pytest.mark.long)])
@pytest.mark.parametrize("chess960", [False, True])
@pytest.mark.parametrize("level", ["syntax", "playable"])
def test_a_file_is_checked_as_its_lines_are(games, chess960, level, tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.jobs.check_file._SMALL", 0)
    monkeypatch.setattr("fenedit.jobs.parts._LARGE", 1 << 17)
    texts = some_lines(random.Random(games), games)
    file = tmp_path / "a.epd"
    file.write_text("\n".join(texts), encoding="utf-8")
    options = Options(level, chess960)
    with open_source(str(file)) as source:
        found = list(check_source(source, options))
    records, faulty = 0, []
    for number, text in enumerate(texts, 1):
        entry = Entry(number, 1, text, text)
        if not entry.is_aside:
            records += 1
            checked = check_entry(entry, options)
            faulty += [checked] if checked.problems else []
    assert [each for each in found if isinstance(each, Checked)] == faulty
    assert sum(1 if isinstance(each, Checked) else each for each in found) == records


def test_positions_of_games_are_no_suspects():
    for chess960 in (False, True):
        played = list(played_positions(seed=4, games=6, chess960=chess960))
        data = "".join(f"{format_fen(position)}\n" for position in played).encode()
        assert scanner(True, chess960)(data) == (len(played), [], [])


@pytest.mark.parametrize("end", ["\n", "", "\r"])
@pytest.mark.parametrize("exact", [0, 2, 1000])
def test_suspects_have_their_lines(end, exact, tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.streaming.FIRST_SIZES", (1, 70))
    monkeypatch.setattr("fenedit.documents.files.streaming.PART_SIZE", 200)
    texts = some_lines(random.Random(3), 1)[:200]
    texts[5] = f"{texts[0]}\r{texts[1]}\rnonsense\r"
    data = ("\n".join([*texts, "nonsense"]) + end).encode()
    file = tmp_path / "a.epd"
    file.write_bytes(data)
    stream = Source("a", io.BytesIO(data), "utf-8", "epd")
    expected = [entry for entry in entries(stream) if not entry.is_aside]
    with open_source(str(file)) as source:
        from_file = list(suspects_in(source, True, False, exact))
    stream = Source("a", io.BytesIO(data), "utf-8", "epd")
    from_stream = list(suspects_in(stream, True, False, exact))
    by_line = {entry.line: entry for entry in expected}
    for found in (from_file, from_stream):
        suspected = [each for each in found if isinstance(each, Entry) and not each.is_aside]
        assert all(by_line[each.line].text == each.text for each in suspected)
        assert sum(each for each in found if isinstance(each, int)) + len(suspected) == len(
            expected
        )
        lines_found = {each.line for each in suspected}
        faults = expected_faults([each.text for each in expected], "playable", False)
        assert {expected[index].line for index in faults} <= lines_found


def test_what_is_short_does_without_numpy(monkeypatch):
    def import_numpy(*_):
        raise AssertionError("it takes longer to import than the lines to check")

    monkeypatch.setattr("fenedit.jobs.check_file.scanner", import_numpy)
    data = "".join(f"{text}\n" for text in some_lines(random.Random(5), 1)).encode()
    stream = Source("a", io.BytesIO(data), "utf-8", "epd")
    assert any(isinstance(each, Checked) for each in check_source(stream, Options()))


def test_a_file_that_was_cut_meanwhile_ends_there(tmp_path):
    start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
    file = tmp_path / "x.fen"
    file.write_text(f"{start}\n" * 3, encoding="ascii")
    with open_source(str(file)) as source:
        file.write_text(start, encoding="ascii")
        assert list(suspects_in(source, True, False, 0)) == [1]
