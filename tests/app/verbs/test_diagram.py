"""What `fenedit diagram` writes and says."""

import io
import re
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from fenedit import resource
from fenedit.app.main import main
from fenedit.app.verbs import diagram as verb
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.paint import png_bytes
from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.pieces.sets import OURS, PACKAGE
from fenedit.notation.fen import parse_fen
from tests.helpers.small_fonts import small_font

pytestmark = pytest.mark.usefixtures("qapp")

FEN = "3N4/8/8/8/8/k1K5/8/1R6 w - - 0 1"
OTHER = "8/8/8/4k3/8/8/4P3/4K3 b - - 3 40"


@pytest.fixture
def positions(tmp_path) -> Path:
    path = tmp_path / "in.epd"
    path.write_text(
        f'{FEN[:-4]} dm 2;\nnonsense\n# remark\n\n{OTHER[:-5]} c0 "[%cal Ge2e4]";\n',
        encoding="utf-8",
    )
    return path


def test_a_position_is_drawn_as_the_window_draws_it(tmp_path):
    out = tmp_path / "a.png"
    assert main(["diagram", FEN, "-o", str(out), "--size", "128", "--title", "Mate"]) == 0
    position = parse_fen(FEN)
    diagram = Diagram(position.placement, FEN, title="Mate")
    pieces = load_piece_set(resource("pieces/fenland"))
    assert out.read_bytes() == png_bytes(diagram, DiagramStyle(size=128), pieces)


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_the_suffix_tells_the_format_and_the_fen_is_kept(tmp_path, suffix, capsys):
    out = tmp_path / f"a.{suffix}"
    assert main(["diagram", OTHER, "-o", str(out), "--flip"]) == 0
    assert positions_in_file(out.read_bytes()) == (OTHER,)
    assert capsys.readouterr().err == f"1 diagram: {out}\n"


def test_every_option_changes_the_picture(tmp_path):
    marked = f'{OTHER[:-5]} c0 "[%csl Ge2]";'
    words = (
        "--flip",
        "--size=400",
        "--pieces=burnett",
        "--colours=grey",
        "--coordinates=outside",
        "--mover",
        "--frame",
        "--margin=0.5",
        "--background=fff",
        "--no-marks",
        "--title=One",
    )
    pictures = set()
    for each in ("--size=800", *words):
        out = tmp_path / "a.svg"
        assert main(["diagram", marked, "-o", str(out), "--margin=0.2", each, "--force"]) == 0
        pictures.add(out.read_bytes())
    assert len(pictures) == len(words) + 1


def test_letters_are_in_the_font_that_is_named_or_said_to_be_in_another(tmp_path, capsys):
    (tmp_path / "boxes.ttf").write_bytes(small_font("Test Named Boxes"))
    out, marked = tmp_path / "a.svg", f'{OTHER[:-5]} c0 "[%label red,h4,A?]";'
    words = ["diagram", marked, "-o", str(out), "--font", str(tmp_path / "boxes.ttf")]
    assert main(words) == 0
    said = capsys.readouterr().err.splitlines()
    assert "font-family=\"'Test Named Boxes',serif\"" in out.read_text(encoding="utf-8")
    assert said[0].startswith("not in the font, so taken from ") and said[0].endswith(": ?")


@pytest.mark.parametrize(("family", "rights"), [("Test Verb [Boxes]", 0), ("Test Verb Shut", 2)])
def test_the_file_of_a_font_that_cannot_be_used_is_not_said_to_be_missing(
    family, rights, tmp_path, capsys
):
    (tmp_path / "a.ttf").write_bytes(small_font(family, rights=rights))
    words = ["diagram", FEN, "-o", str(tmp_path / "a.svg"), "--font", str(tmp_path / "a.ttf")]
    assert main(words) == 2
    assert "a.ttf cannot be put into files; name another" in capsys.readouterr().err


def test_the_font_that_comes_along_may_be_named(tmp_path):
    pictures = []
    for words in ([], ["--font", "FenEdit Serif"]):
        out = tmp_path / f"{len(words)}.svg"
        assert main(["diagram", FEN, "-o", str(out), *words]) == 0
        pictures.append(out.read_bytes())
    assert pictures[0] == pictures[1]


def test_several_are_numbered_and_what_is_none_is_named(positions, capsys):
    out = positions.with_name("a.svg")
    assert main(["diagram", str(positions), "-o", str(out)]) == 1
    first, second = sorted(positions.parent.glob("a*.svg"))
    assert (first.name, second.name) == ("a-1.svg", "a-2.svg")
    assert positions_in_file(first.read_bytes()) == (f"{FEN[:-4]} dm 2;",)
    text = second.read_text(encoding="utf-8")
    assert "2b8a3e" in text and "2b8a3e" not in first.read_text(encoding="utf-8")
    errors = capsys.readouterr().err.splitlines()
    assert errors[0].startswith(f"{positions}:2: not a position: ")
    assert errors[1:] == [f"2 diagrams: {first} to {second}", "1 record is not a position"]


def test_nothing_is_written_where_one_name_is_taken(positions, capsys):
    out, taken = positions.with_name("a.svg"), positions.with_name("a-2.svg")
    taken.write_text("mine", encoding="utf-8")
    assert main(["diagram", str(positions), "-o", str(out)]) == 2
    assert "a-2.svg: it already exists; --force" in capsys.readouterr().err
    assert sorted(each.name for each in positions.parent.iterdir()) == ["a-2.svg", "in.epd"]
    assert taken.read_text(encoding="utf-8") == "mine"
    assert main(["diagram", str(positions), "-o", str(out), "--force"]) == 1
    assert taken.read_bytes().startswith(b"<?xml")


def test_standard_input_and_standard_output(monkeypatch, capsysbinary):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{FEN}\n".encode())))
    assert main(["diagram", "-o", "-"]) == 0
    printed = capsysbinary.readouterr()
    assert positions_in_file(printed.out) == (FEN,)
    assert printed.err == b"1 diagram: <stdout>\n"


def test_only_one_goes_to_standard_output(positions, capsys):
    assert main(["diagram", str(positions), "-o", "-", "--to", "svg"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "2 pictures are too many" in printed.err


def test_pages_hold_all_in_one_file(positions):
    out = positions.with_name("a.pdf")
    assert main(["diagram", str(positions), "-o", str(out), "--per-page", "2"]) == 1
    assert positions_in_file(out.read_bytes()) == (
        f"{FEN[:-4]} dm 2;",
        OTHER.replace("3 40", "0 1"),
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([FEN.replace("/1R6", "")], "this is not a position: The piece placement is too short: 7"),
        (["missing.epd"], "missing.epd: file not found"),
        ([FEN, "--pieces", "nobody"], "the piece set nobody: no piece set has this name"),
        ([FEN, "--font", "nobody"], "no font nobody is installed; name another one, or its file"),
        ([FEN, "--font", "n" * 5000], "n is installed; name another one, or its file"),
        ([FEN, "--font", __file__], "is not a font"),
        ([FEN, "-o", "no/a.png"], "folder not found"),
        ([FEN, "-o", "a.gif"], "is not that of a picture"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(words, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["diagram", "-o", "a.png", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("fenedit diagram: ") and error.count("\n") == 1
    assert said in error
    assert not list(tmp_path.iterdir())


def test_a_file_without_a_position_gives_none(tmp_path, capsys):
    empty, out = tmp_path / "empty.fen", tmp_path / "a.png"
    empty.touch()
    assert main(["diagram", str(empty), "-o", str(out)]) == 1
    assert main(["diagram", str(empty), "-o", str(out.with_suffix(".pdf")), "--per-page=1"]) == 1
    assert capsys.readouterr().err == "there is no position to draw\n" * 2
    assert list(tmp_path.iterdir()) == [empty]


def test_a_picture_is_not_thrown_at_a_terminal(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["diagram", FEN, "-o", "-"]) == 2
    assert "terminal" in capsys.readouterr().err


def test_what_is_read_is_never_written_over(tmp_path, capsys):
    source = tmp_path / "one.svg"
    source.write_text(FEN, encoding="utf-8")
    link = tmp_path / "link.svg"
    link.symlink_to(source)
    for words in ([str(source), "-o", str(link)], [str(source), "-o", str(source)]):
        assert main(["diagram", *words, "--force"]) == 2
        assert "is one of the files to read; name another one" in capsys.readouterr().err
    words = [str(source), "-o", str(source), "--to", "pdf", "--per-page", "2", "--force"]
    assert main(["diagram", *words]) == 2
    assert source.read_text(encoding="utf-8") == FEN


def test_every_reason_against_a_piece_set_has_words():
    # As `PieceSetError` lists them.
    assert PieceSetError.__doc__ is not None
    codes = set(re.findall(r'"([a-z-]+)"', PieceSetError.__doc__)) - {"unwritable"}
    assert len(codes) > 15
    assert codes <= set(verb._SET_WORDS)


def test_help_names_the_sets_that_there_are(capsys):
    with pytest.raises(SystemExit):
        main(["diagram", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert f"the piece set: {', '.join([*OURS, PACKAGE])}, " in told


def test_files_are_called_after_who_made_them(positions):
    text = "".join(f'{FEN[:-4]} c1 "{author}"; dm 2;\n' for author in ("Loyd, Sam", "Sam Loyd", ""))
    positions.write_text(text, encoding="utf-8")
    out = positions.with_name("a.svg")
    words = ["diagram", str(positions), "-o", str(out), "--names", "author", "--caption"]
    assert main(words) == 0
    names = sorted(each.name for each in positions.parent.glob("*.svg"))
    assert names == ["Sam Loyd 2.svg", "Sam Loyd.svg", "a-3.svg"]
    drawn = positions.with_name("Sam Loyd.svg").read_text(encoding="utf-8")
    assert ">Sam Loyd</text>" in drawn and ">#2</text>" in drawn
    assert main(words) == 2


def test_a_size_on_paper_is_written_into_the_file(tmp_path):
    png, pdf = tmp_path / "a.png", tmp_path / "a.pdf"
    assert main(["diagram", FEN, "-o", str(png), "--size", "60mm", "--dpi", "300"]) == 0
    assert QImage(str(png)).width() == 709
    assert (11811).to_bytes(4) * 2 + b"\1" in png.read_bytes()
    assert main(["diagram", FEN, "-o", str(pdf), "--size", "60mm"]) == 0
    assert b"/MediaBox [0 0 170.07874 170.07874]" in pdf.read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        "a.png --size 2mm",
        "a.png --size 1mm",
        "a.png --size xmm",
        "a.png --size nanmm",
        "a.png --dpi 1",
        "a.svg --dpi 300",
        "a.pdf --per-page 6 --dpi 300",
        "a.pdf --per-page 6 --caption",
        "a.png --caption --caption-text x",
        "a.png --names title",
        "a.svg --animate",
        "a.gif --animate --at last",
        "a.gif --animate --size 1001",
        "a.gif --animate --seconds 0",
        "a.png --animate --dpi 300",
        "a.png --jump",
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path, words):
    name, *others = words.split()
    out = tmp_path / name
    try:
        status = main(["diagram", FEN, "-o", str(out), *others])
    except SystemExit as ended:
        status = ended.code
    assert status == 2
    assert not out.exists()


def test_the_moves_of_games_become_moving_pictures(tmp_path, capsys):
    games, out = tmp_path / "in.pgn", tmp_path / "a.gif"
    games.write_text("1. e4 e5 *\n\n1. d4 *\n", encoding="utf-8")
    words = ["--animate", "--jump", "--seconds", "0.5", "--size", "160"]
    assert main(["diagram", str(games), "-o", str(out), *words]) == 0
    for name, count in (("a-1.gif", 3), ("a-2.gif", 2)):
        with Image.open(tmp_path / name) as file:
            assert file.n_frames == count
    files = " to ".join(str(tmp_path / f"a-{number}.gif") for number in (1, 2))
    assert capsys.readouterr().err == f"2 diagrams: {files}\n"
