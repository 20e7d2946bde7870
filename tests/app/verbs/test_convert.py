"""What `fenedit convert` writes and says."""

import gzip
import io
from pathlib import Path

import pytest

from fenedit.app.main import main

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


@pytest.fixture
def epd(tmp_path: Path) -> Path:
    path = tmp_path / "a.epd"
    path.write_text(f'{START} id "x"; bm e4;\n{START} hmvc 3;\n', encoding="utf-8")
    return path


def test_the_suffix_tells_the_format(epd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = epd.with_suffix(".fen.gz")
    assert main(["convert", str(epd), "-o", str(out)]) == 0
    assert gzip.decompress(out.read_bytes()).decode() == f"{START} 0 1\n{START} 3 1\n"
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines() == [
        "2 records",
        "EPD operations of 1 record are left out (id, bm)",
    ]


def test_an_option_tells_the_format(epd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = epd.with_suffix(".txt")
    assert main(["convert", str(epd), "-o", str(out)]) == 2
    assert "--to" in capsys.readouterr().err
    assert not out.exists()
    assert main(["convert", str(epd), "-o", str(out), "--to", "bracketed"]) == 0
    assert out.read_text(encoding="utf-8").startswith(f"[{START}")


def test_a_file_is_replaced_only_if_that_is_wanted(
    epd: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = epd.read_bytes()
    words = ["convert", str(epd), "-o", str(epd), "--castling", "shredder"]
    assert main(words) == 2
    assert epd.read_bytes() == before
    assert "--force" in capsys.readouterr().err
    assert main([*words, "--force"]) == 0
    assert "HAha" in epd.read_text(encoding="utf-8")


def test_marks_are_carried_or_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.epd"
    path.write_text(f'{START} c0 "[%csl Gd4,Re5]";\n{START}\n', encoding="utf-8")
    out = tmp_path / "a.pgn"
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8").count("[%csl Gd4,Re5]") == 1
    assert capsys.readouterr().err.splitlines() == ["2 records"]
    for spelling, words in (
        ("markdown", ["what is drawn over 1 record is left out"]),
        ("wiki", ["the castling rights of 2 records are left out"]),
    ):
        out = tmp_path / f"{spelling}.txt"
        assert main(["convert", str(path), "-o", str(out), "--to", spelling]) == 0
        told = capsys.readouterr().err.splitlines()
        assert told[0] == "2 records" and set(words) <= set(told)
    assert "the colours of what is drawn over 1 record are left out" in told


def test_what_is_no_position_is_copied_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "a.fen", tmp_path / "b.epd"
    path.write_text(f"{START} 0 1\nnonsense\n", encoding="utf-8")
    assert main(["convert", str(path), "-o", str(out)]) == 1
    assert out.read_text(encoding="utf-8").splitlines() == [START, "nonsense"]
    assert "no position: 1 record" in capsys.readouterr().err


def test_nothing_is_left_behind_where_the_file_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "a.fen.gz", tmp_path / "b.epd"
    path.write_bytes(gzip.compress(f"{START} 0 1\n".encode() * 10_000)[:-10])
    assert main(["convert", str(path), "-o", str(out)]) == 2
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert "damaged" in capsys.readouterr().err


def test_one_file_is_read(epd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["convert", str(epd), str(epd), "-o", "-"])
    assert end.value.code == 2
    assert "2 were named" in capsys.readouterr().err


def test_without_a_name_standard_input_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{START} 0 1\n".encode())))
    assert main(["convert", "--to", "epd"]) == 0
    assert capsys.readouterr().out == f"{START}\n"


@pytest.mark.parametrize(
    ("encoding", "words"),
    [("utf-16", "utf-16-le, with a byte order mark"), ("latin-1", "latin-1"), ("utf-8", "")],
)
def test_another_encoding_is_not_lost_untold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str, words: str
) -> None:
    path, out = tmp_path / "a.fen", tmp_path / "b.fen"
    path.write_text(f"{START} 0 1 ; é\n", encoding=encoding)
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == f"{START} 0 1 ; é\n"
    assert (f"is {words}; UTF-8" in capsys.readouterr().err) is bool(words)


def test_a_read_only_file_is_not_replaced(epd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    epd.chmod(0o444)
    assert main(["convert", str(epd), "-o", str(epd), "--force"]) == 2
    assert "read-only" in capsys.readouterr().err


OLIVE = """\
---
algebraic: {white: [Kc8, Ra1, Pb6], black: [Ka8, Bb8, Pa7, Pb7]}
authors: ['Morphy, Paul']
solution: 1.Ra6! zz
stipulation: '#2'
---
algebraic: {white: [Gb4]}
stipulation: '#2'
"""


def test_a_collection_of_olive_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "a.olv", tmp_path / "b.epd"
    path.write_text(OLIVE, encoding="utf-8")
    assert main(["convert", str(path), "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == (
        'kbK5/pp6/1P6/8/8/8/8/R7 w - - bm Ra6; c1 "Morphy, Paul"; dm 2;\n'
    )
    assert capsys.readouterr().err.splitlines() == [
        "1 record",
        "problems with men that chess does not have are left out: 1 (Gb4)",
        "the solutions of 1 record are left out but for their key moves",
    ]


def test_a_collection_of_olive_is_written(epd: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = epd.with_suffix(".olv")
    assert main(["convert", str(epd), "-o", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.count("---\nalgebraic:\n") == 2
    assert "solution: 1.e4!\n" in text
    assert capsys.readouterr().err.splitlines() == [
        "2 records",
        "the move counters of 1 record are left out",
        "EPD operations of 1 record are left out (id)",
    ]


def test_a_collection_that_breaks_off_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "a.olv", tmp_path / "b.epd"
    path.write_text(OLIVE + "keywords: [a\n", encoding="utf-8")
    assert main(["convert", str(path), "-o", str(out)]) == 2
    assert not out.exists()
    assert "line 10: it is not YAML" in capsys.readouterr().err
