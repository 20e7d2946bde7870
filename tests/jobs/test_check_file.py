"""What is said about the records of a file."""

import errno
import gzip
import io
from pathlib import Path

import pytest

from fenedit.documents.record import Format
from fenedit.documents.streaming import Source, StreamError, open_source
from fenedit.jobs.check_file import Checked, Level, Options, check_source
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import Severity

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
def test_syntax_is_a_matter_of_the_text(encoding: str) -> None:
    count, (rank, operation) = check(LINES, "syntax", encoding=encoding)
    assert count == 5
    assert (rank.entry.line, codes(rank)) == (3, [("rank-too-short", 16)])
    assert (rank.position, rank.worst) == (None, Severity.NOT_FEN)
    assert (operation.entry.line, codes(operation)) == (5, [("operand-type", 63)])
    # A position can be read, whatever its operations say.
    assert (operation.position, operation.worst) == (START_POSITION, Severity.HINT)


@pytest.mark.parametrize("operation", ["D 1 20;", "q e4;", "c e4;", 'x "a"; y 1;'])
@pytest.mark.parametrize("level", ["syntax", "playable"])
def test_a_short_opcode_is_one_however_it_is_looked_at(operation: str, level: Level) -> None:
    text = f"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {operation}\n"
    assert check(text, level)[1] == []
    assert check(text, level, every=True)[1][0].position == START_POSITION


def test_all_that_speaks_against_a_position_has_a_place() -> None:
    count, (*_, last) = check(LINES)
    assert count == 5
    assert last.worst is Severity.NOT_PLAYABLE
    assert codes(last) == [
        ("opposite-check", 1),
        ("castling-invalid", 24),
        ("ep-no-pawn", 26),
        ("fullmove-zero", 31),
    ]


def test_every_record_is_yielded_if_wanted() -> None:
    for level in ("syntax", "playable", "full"):
        count, found = check(LINES, level, every=True)
        assert count == len(found) == 5
        assert [note.code for note in found[-1].notes][-1] == "epd-ops"


def test_games_are_checked_where_they_begin() -> None:
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


def test_chess960_is_judged_by_its_own_rules() -> None:
    (problem, *_) = codes(check(CHESS960)[1][0])
    assert problem[0] == "castling-invalid"
    assert check(CHESS960, chess960=True) == (1, [])
    assert check(CHESS960.replace(" K ", " D ")) == (1, [])
    game = f'[Variant "Chess960"]\n[FEN "{CHESS960}"]\n\n*\n'
    assert check(game, file_format="pgn") == (1, [])


@pytest.mark.parametrize("text", ["\0" * 9, "\ud800", "\u200f", "٣", "8/" * 500_000, "K" * 10**6])
@pytest.mark.parametrize("level", ["syntax", "playable"])
def test_hostile_lines_stop_nothing(text: str, level: Level) -> None:
    source = f"{START}\n{text}\n{START}\n".encode("utf-8", "surrogatepass")
    found = list(check_source(Source("a", io.BytesIO(source), "utf-8", "fen"), Options(level)))
    faulty = [checked for checked in found if isinstance(checked, Checked)]
    assert [(checked.entry.line, checked.worst) for checked in faulty] == [(2, Severity.NOT_FEN)]
    assert sum(checked for checked in found if isinstance(checked, int)) == 2


@pytest.mark.parametrize("count", [1, 2])
class TestLargeFiles:
    """What several processes look through is the same as what one does."""

    @pytest.fixture(autouse=True)
    def _small_parts(self, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
        monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: count)
        monkeypatch.setattr("fenedit.jobs.check_file._LARGE", 1000)
        monkeypatch.setattr("fenedit.jobs.check_file._PARTS_ALONE", 1)
        monkeypatch.setattr("fenedit.documents.whole_file.BLOCK_SIZE", 500)

    @pytest.mark.parametrize("suffix", ["epd", "epd.gz"])
    def test_all_faults_are_found_in_their_order(self, tmp_path: Path, suffix: str) -> None:
        lines = [f'{START} id "{number}";' for number in range(300)]
        faulty = [7, 8, 100, 299]
        for index in faulty:
            lines[index] = f"{START} ce x;"
        data = "\n".join(lines).encode()
        file = tmp_path / f"many.{suffix}"
        file.write_bytes(gzip.compress(data) if suffix == "epd.gz" else data)
        with open_source(str(file)) as source:
            found = list(check_source(source, Options("syntax")))
        checked = [record for record in found if isinstance(record, Checked)]
        assert [record.entry.line - 1 for record in checked] == faulty
        assert sum(record for record in found if isinstance(record, int)) == 296

    def test_a_file_that_cannot_be_read_on_is_said_to_be(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "many.epd"
        file.write_text(f"{START}\n" * 100, encoding="ascii")

        def fail(*_: int) -> bytes:
            raise OSError(errno.EIO, "Input/output error")

        monkeypatch.setattr("fenedit.documents.whole_file.os.pread", fail)
        with open_source(str(file)) as source, pytest.raises(StreamError) as error:
            list(check_source(source, Options("syntax")))
        assert (error.value.code, error.value.detail) == ("unreadable", "Input/output error")
