"""What is passed over has no fault that the exact check would find."""

import io
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fenedit.documents.encoding import DEFAULT, decoded
from fenedit.documents.files.streaming import Entry, Source, entries, open_source
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
from fenedit.notation.position import Position
from tests.helpers.games import played_positions
from tests.helpers.mutations import mutated, random_placements
from tests.helpers.strategies import (
    back_rank_placements,
    framed_fens,
    near_fens,
    placements,
    positions,
)

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
    monkeypatch.setattr("fenedit.jobs.pool._LARGE", 1 << 17)
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
