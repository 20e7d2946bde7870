"""What `fenedit read` and `fenedit convert` make of pictures and PDF files."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtGui import QImage

from fenedit.app.main import main
from fenedit.jobs import read_pictures
from fenedit.recognition.reading import Reader
from tests.helpers.book_pages import book
from tests.helpers.drawn_boards import drawn, reader_of

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
MATE = "6k1/5ppp/8/8/8/8/8/3R2K1"
KINGS = "8/8/4k3/8/8/3K4/8/8"


@pytest.fixture
def sees(monkeypatch: pytest.MonkeyPatch) -> Callable[[Reader], None]:
    """Have all boards read by some reader."""
    return lambda reader: monkeypatch.setattr(read_pictures, "load", lambda: reader)


def saved(path: Path, **how: int) -> Path:
    """Save a picture of an empty board."""
    picture = drawn(**how)
    height, width, _ = picture.shape
    image = QImage(picture.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    assert image.save(str(path))
    return path


def test_a_picture_is_read(
    sees: Callable[[Reader], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sees(reader_of(START))
    path = saved(tmp_path / "board.jpg")
    assert main(["read", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out == f"{START} w KQkq - 0 1\n"
    assert "1 position read as a picture. No side to move is given: White is assumed." in err
    assert "not certain" not in err


def test_doubts_are_named_with_what_may_be_there(
    sees: Callable[[Reader], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sees(reader_of(MATE, {6: {"k": 0.7, "q": 0.295, "b": 0.005}}))
    path = saved(tmp_path / "board.png")
    assert main(["read", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out == f"{MATE} w - - 0 1\n"
    assert "not certain" in err
    assert "White is assumed. In doubt: g8 k/q." in err
    assert main(["read", "--json", str(path)]) == 0
    given = json.loads(capsys.readouterr().out)
    (reading,) = given["readings"]
    (position,) = reading["positions"]
    box = position.pop("box")
    assert box == pytest.approx([30, 30, 320, 320], abs=2)
    assert position == {
        "fen": f"{MATE} w - - 0 1",
        "white_below": None,
        "doubtful": ["g8"],
        "probabilities": {"g8": {"k": 0.959, "q": 0.04}},
    }
    assert (given["source"], reading["kind"], reading["certain"]) == (str(path), "picture", False)


def test_a_large_picture_has_its_box_in_its_own_pixels(
    sees: Callable[[Reader], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fenedit.session.decoding.MOST_READ", 40_000)
    sees(reader_of(START))
    path = saved(tmp_path / "board.png")
    assert main(["read", "--json", str(path)]) == 0
    (reading,) = json.loads(capsys.readouterr().out)["readings"]
    assert reading["positions"][0]["box"] == pytest.approx([30, 30, 320, 320], abs=4)


def test_a_book_is_read_with_its_captions(
    sees: Callable[[Reader], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sees(reader_of(MATE, {6: {"k": 0.7, "q": 0.3}}))
    path = tmp_path / "book.pdf"
    # Its header need not be at the very beginning.
    pages = book([[], [(60, 100), (320, 100), (80, 274, 'The "Rook"')]])
    path.write_bytes(b"\0\r\n" + pages)
    assert main(["read", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out == f"{MATE} w - - 0 1\n" * 2
    assert "2 positions read as a picture." in err
    assert "Position 1: In doubt: g8 k/q. Position 2: In doubt" in err
    assert main(["read", "--json", str(path)]) == 0
    positions = json.loads(capsys.readouterr().out)["readings"][0]["positions"]
    assert [each["page"] for each in positions] == [2, 2]
    assert [each["caption"] for each in positions] == ['The "Rook"', ""]
    assert positions[0]["box"] == pytest.approx([60, 100, 160, 160], abs=1)


def test_the_position_that_a_picture_keeps_comes_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def load() -> Reader:
        raise AssertionError("it was looked at")

    monkeypatch.setattr(read_pictures, "load", load)
    fen = f"{START} w KQkq - 0 1"
    for suffix in ("png", "svg", "pdf"):
        path = tmp_path / f"own.{suffix}"
        assert main(["diagram", fen, "-o", str(path), "--size", "80"]) == 0
        capsys.readouterr()
        assert main(["read", str(path)]) == 0
        assert capsys.readouterr().out == f"{fen}\n"
        out = tmp_path / f"{suffix}.fen"
        assert main(["convert", str(path), "-o", str(out)]) == 0
        assert out.read_text() == f"{fen}\n"
        capsys.readouterr()


@pytest.mark.parametrize(
    ("fen", "options", "is_told"),
    [
        (START, ["--coordinates", "none"], True),
        (START, ["--coordinates", "none", "--flip", "--colours", "Hatched"], True),
        (KINGS, ["--coordinates", "outside", "--flip", "--pieces", "ely"], True),
        (KINGS, ["--coordinates", "inside", "--flip", "--colours", "Fen"], True),
        (KINGS, ["--coordinates", "none"], False),
    ],
)
def test_our_own_diagrams_are_read_where_they_keep_nothing(
    fen: str,
    options: list[str],
    is_told: bool,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "own.png"
    assert main(["diagram", fen, "-o", str(path), "--size", "480", *options]) == 0
    # Saved again, the position in it is lost.
    plain = path.with_suffix(".bmp")
    assert QImage(str(path)).save(str(plain))
    capsys.readouterr()
    assert main(["read", str(plain)]) == 0
    out, err = capsys.readouterr()
    rights = "KQkq" if fen == START else "-"
    assert out == f"{fen} w {rights} - 0 1\n"
    assert ("does not show which side is at the bottom" not in err) == is_told


def test_a_picture_from_a_pipe(
    sees: Callable[[Reader], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sees(reader_of(START))
    data = saved(tmp_path / "board.png").read_bytes()
    for verb in ("read", "convert"):
        pipe = SimpleNamespace(buffer=io.BufferedReader(io.BytesIO(data)))
        monkeypatch.setattr(sys, "stdin", pipe)
        assert main([verb, "-"]) == 0
        assert capsys.readouterr().out.startswith(f"{START} w KQkq -")


def test_what_shows_no_board_or_cannot_be_read_is_said(
    sees: Callable[[Reader], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sees(reader_of(START, {place: {".": 0.5, "p": 0.5} for place in range(40)}))
    poor = saved(tmp_path / "poor.png")
    blank = tmp_path / "blank.png"
    assert QImage(
        np.full(40_000, 200, np.uint8).tobytes(), 100, 100, 400, QImage.Format.Format_RGB32
    ).save(str(blank))
    torn = tmp_path / "torn.png"
    torn.write_bytes(poor.read_bytes()[:40])
    locked = tmp_path / "bad.pdf"
    locked.write_bytes(b"%PDF-1.7\nnothing")
    drawing = tmp_path / "drawing.svg"
    drawing.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    assert main(["read", str(blank)]) == 1
    assert "no chessboard was found" in capsys.readouterr().err
    assert main(["read", str(poor)]) == 1
    assert "1 board was found, but it cannot be read" in capsys.readouterr().err
    for path, words in (
        (torn, "This picture is damaged"),
        (locked, "This PDF is damaged"),
        (drawing, "not a picture that can be read"),
    ):
        assert main(["read", str(path), START]) == 2
        out, err = capsys.readouterr()
        assert out == f"{START} w - - 0 1\n"
        assert words in err
        assert main(["convert", str(path)]) == 2
        assert words in capsys.readouterr().err


def test_pictures_and_books_become_records(
    sees: Callable[[Reader], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sees(reader_of(MATE, {6: {"k": 0.7, "q": 0.3}}))
    picture = saved(tmp_path / "board.png")
    path = tmp_path / "book.pdf"
    path.write_bytes(book([[(320, 100), (60, 100), (80, 274, "Rook")]]))
    out = tmp_path / "positions.epd"
    assert main(["convert", str(picture), str(path), "-o", str(out)]) == 0
    assert out.read_text() == f'{MATE} w - -\n{MATE} w - - id "Rook";\n{MATE} w - -\n'
    err = capsys.readouterr().err
    assert "book.pdf: board 2: In doubt: g8 k/q." in err
    assert "3 records" in err
    games = tmp_path / "positions.pgn"
    assert main(["convert", str(path), "-o", str(games)]) == 0
    assert games.read_text().count(f'[FEN "{MATE} w - - 0 1"]') == 2
    assert "Rook" in games.read_text()


def test_boards_that_cannot_be_read_are_counted(
    sees: Callable[[Reader], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sees(reader_of(START, {place: {".": 0.5, "p": 0.5} for place in range(40)}))
    picture = saved(tmp_path / "board.png")
    out = tmp_path / "positions.epd"
    assert main(["convert", str(picture), "-o", str(out)]) == 2
    assert "no chessboard was read" in capsys.readouterr().err
    assert not out.exists()


def test_several_texts_are_not_converted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "a.fen"
    text.write_text(f"{START} w - - 0 1\n")
    with pytest.raises(SystemExit) as ended:
        main(["convert", str(text), str(saved(tmp_path / "board.png"))])
    assert ended.value.code == 2
    assert "one file to read, or pictures; 2 were given" in capsys.readouterr().err
