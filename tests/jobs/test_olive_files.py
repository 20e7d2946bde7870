"""Olive's collections in scripts."""

import gzip
from pathlib import Path

import pytest

from fenedit.documents.files.streaming import entries, open_source
from fenedit.documents.losses import Tally
from fenedit.jobs.olive import read_problems, write_olive

OLIVE = """\
algebraic:
  black: [Ka8]
  white: [Kc8, Ra1]
authors: [Любош]
stipulation: '#2'
"""


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_collection_is_told_by_its_content(tmp_path: Path, packed: bool, encoding: str) -> None:
    path = tmp_path / "a.txt"
    data = OLIVE.encode(encoding)
    path.write_bytes(gzip.compress(data) if packed else data)
    with open_source(str(path)) as source:
        assert source.olive


def test_other_files_are_none(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    for text in ("8/8/8/8/8/8/8/8 w - -\n", "beginning 1\n", "begin\n", ""):
        path.write_text(text)
        with open_source(str(path)) as source:
            assert not source.olive and not source.popeye


POPEYE = """\
begin
protocol x.ref
author Anna
pieces white Kc8 Ra1 Pb6 black Ka8 Bb8 Pa7b7
stip #2
option vari
next
pieces white Kc3 Rb1 black Ka3
stip h#2.5
condition circe
twin move b1 b2
next
pieces white XYc3 black Ka3
stip h#2
end
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_input_for_popeye_is_told_by_its_first_words(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.inp"
    path.write_text(POPEYE, encoding=encoding)
    tally = Tally()
    with open_source(str(path)) as source:
        assert source.popeye and not source.olive
        found = list(entries(read_problems(source, tally)))
    assert [(entry.line, entry.column) for entry in found] == [(1, 0), (7, 0)]
    first, second = (entry.text for entry in found)
    assert first == 'kbK5/pp6/1P6/8/8/8/8/R7 w - - c1 "Anna"; dm 2; options "vari";'
    assert second.endswith('w - - c3 "h#2.5"; conditions "Circe"; twins "b) Move b1 b2";')
    assert tally.losses == {"odd-men": 1}


def test_bytes_that_are_no_utf_8_after_the_beginning_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    entry = OLIVE.encode() + b"---\n"
    path.write_bytes(entry * 1000 + b"authors: [M\xfcller, O\x92Keefe]\nstipulation: x\n")
    tally = Tally()
    with open_source(str(path)) as source:
        lines = read_problems(source, tally).binary.read().decode()
    assert lines.count("\n") == 1001
    assert "Müller; O’Keefe" in lines


def test_records_know_the_lines_of_their_entries(tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    path.write_text(f"{OLIVE}---\n- a\n---\n{OLIVE}")
    with open_source(str(path)) as source:
        found = list(entries(read_problems(source, Tally())))
    assert [(entry.line, entry.column) for entry in found] == [(1, 0), (9, 0)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_it_is_read_in_its_encoding_and_written_again(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.olv"
    path.write_text(OLIVE, encoding=encoding)
    tally = Tally()
    with open_source(str(path)) as source:
        lines = read_problems(source, tally)
        text = "".join(write_olive(lines, tally))
    assert lines.format == "epd"
    assert "authors:\n- Любош\n" in text
    assert "stipulation: '#2'\n" in text
    assert (tally.records, tally.unreadable, dict(tally.losses)) == (1, 0, {})


def test_what_is_no_position_is_left_out_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "a.epd"
    path.write_text("4k3/8/8/8/8/8/8/4K3 w - - dm 2;\nno position\n")
    tally = Tally()
    with open_source(str(path)) as source:
        text = "".join(write_olive(source, tally))
    assert text.count("---\n") == 1
    assert (tally.records, tally.unreadable) == (2, 1)


def test_solutions_are_written_as_olive_can_play_them(tmp_path: Path) -> None:
    path, out = tmp_path / "a.epd", tmp_path / "b.olv"
    morphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6;"
    path.write_text(
        f'{morphy} dm 2;\n{morphy} dm 2; solution "1.Ra6! (zz)¶   1…bxa6 2.b7#";\n'
        f'{morphy} dm 2; solution "As in the paper.";\n',
        encoding="utf-8",
    )
    with open_source(str(path)) as source:
        out.write_text("".join(write_olive(source, Tally())), encoding="utf-8")
    text = out.read_text(encoding="utf-8")
    assert "solution: '   1.Ra1-a6 !'" in text and "As in the paper." in text
    tally = Tally()
    with open_source(str(out)) as source:
        lines = [entry.text for entry in entries(read_problems(source, tally))]
    assert lines[0] == f"{morphy} dm 2;" and not tally.losses
    # Here it stays as short as it was, unless Olive has changed it.
    assert lines[1] == f'{morphy} dm 2; solution "1.Ra6! (zz)¶   1…bxa6 2.b7#";'
    out.write_text(text.replace("b6-b7 #", "b6-b7 # !"), encoding="utf-8")
    with open_source(str(out)) as source:
        lines = [entry.text for entry in entries(read_problems(source, tally))]
    long = "   1.Ra1-a6 ! zugzwang.¶      1...b7*a6¶          2.b6-b7 # !"
    assert lines[1] == f'{morphy} dm 2; solution "{long}";' and not tally.losses
