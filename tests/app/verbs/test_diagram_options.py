"""What the words of `fenedit diagram` ask for."""

import argparse
import errno
import sys
from pathlib import Path

import pytest

from fenedit.app.verbs.diagram_animation import add_animation
from fenedit.app.verbs.diagram_options import (
    Options,
    OptionsError,
    add_options,
    read_options,
    refuse_taken,
    shown_output,
    write_file,
    write_one_of_many,
)
from fenedit.app.verbs.terminal import save_words
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import Extent, PictureChoice
from fenedit.diagram.sheet.layout import HANDOUT, SheetStyle
from fenedit.documents.errors import SaveError


def read(*words: str) -> Options:
    parser = argparse.ArgumentParser(prog="fenedit diagram")
    add_options(parser)
    add_animation(parser)
    return read_options(parser.parse_args(words))


def test_without_options_all_is_as_usual():
    assert read("-o", "a.PNG") == Options("a.PNG", "png", DiagramStyle())


def test_each_word_has_its_place_in_the_style():
    words = "--size=2048 --coordinates=outside --margin=1 --frame --mover --colors=hatched"
    words += " --background=#FFeedd --pieces=ely --no-marks --scale=2 --flip --title=T --force"
    assert read("-o", "a.png", *words.split()) == Options(
        "a.png",
        "png",
        DiagramStyle(
            2048, Coordinates.OUTSIDE, 1.0, 0.05, True, "Hatched", "#ffeedd", "ely", False
        ),
        PictureChoice(double=True).with_pixels(2048).extent,
        flipped=True,
        title="T",
        force=True,
    )


@pytest.mark.parametrize(
    ("words", "pixels", "extent"),
    [
        ("a.png --size 60mm --dpi 300", 709, Extent(1, 300, 60)),
        ("a.pdf --size 60MM", 227, Extent(1, 96, 60)),
        ("a.png --size 709 --dpi 300 --scale 2", 709, Extent(2, 300, 709 / 300 * 25.4)),
    ],
)
def test_a_size_is_that_of_paper_or_of_pixels(words, pixels, extent):
    found = read("-o", *words.split())
    assert (found.style.size, found.extent) == (pixels, extent)


@pytest.mark.parametrize("width", [10, 2400])
def test_a_pdf_has_any_width(width):
    assert read("-o", "a.pdf", "--size", f"{width}mm").extent.width_mm == width


def test_a_caption_is_that_of_the_record_or_a_text():
    said = [read("-o", "a.png", *words).caption for words in ([], ["--caption"])]
    assert said == [None, ""]
    assert read("-o", "a.png", "--caption-text", "Six").caption == "Six"


def test_a_sheet_looks_as_paper_wants_it():
    found = read("-o", "a.pdf", "--per-page=6", "--paper=a5", "--landscape", "--solutions")
    assert found.sheet == SheetStyle("A5", True, 6, solutions="page")
    assert found.solved
    assert found.style.scheme == "Grey" and found.style.coordinates is Coordinates.NONE
    assert 0 < found.style.frame < read("-o", "a.pdf", "--per-page=6", "--frame").style.frame
    walnut = read("-o", "a.pdf", "--per-page=6", "--colors=Walnut", "--coordinates=inside")
    assert walnut.style.scheme == "Walnut" and walnut.style.coordinates is Coordinates.INSIDE
    assert walnut.sheet.solutions == "none"


def test_a_handout_is_a_sheet_whose_options_may_be_changed():
    found = read("-o", "a.pdf", "--handout").sheet
    assert found == SheetStyle(solutions="none", **HANDOUT)
    words = ("--per-page", "2", "--above", "number-author", "--answer-lines", "0")
    found = read("-o", "a.pdf", "--handout", *words, "--solutions", "--upside-down").sheet
    assert (found.per_page, found.above, found.answer_lines) == (2, "number-author", 0)
    assert found.solutions == "foot" and found.in_words and found.name_line
    found = read("-o", "a.pdf", "--per-page", "2", "--words", "--name-line", "--language", "nl")
    assert found.sheet.in_words and found.sheet.name_line and found.sheet.count
    assert (found.language, found.letters) == ("nl", "nl")
    words = ("--solutions", "--first-page", "8", "--binding", "12", "--run-on")
    sheet = read("-o", "a.pdf", "--per-page", "2", *words, "--qr-code", "lichess").sheet
    told = (sheet.first_page, sheet.binding, sheet.run_on, sheet.link)
    assert told == (8, 12.0, True, "lichess")


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("-o a.png", True),
        ("-o a.png --marks", True),
        ("-o a.png --no-marks", False),
        ("-o a.pdf --per-page=6", False),
        ("-o a.pdf --per-page=6 --no-marks", False),
        ("-o a.pdf --per-page=6 --marks", True),
    ],
)
def test_sheets_give_nothing_away_unless_that_is_wanted(words, drawn):
    assert read(*words.split()).style.show_marks is drawn


@pytest.mark.parametrize(
    ("words", "file_format"),
    [
        ("-o -", "png"),
        ("-o - --per-page 2", "pdf"),
        ("-o - --to svg", "svg"),
        ("-o a.txt --to pdf", "pdf"),
        ("-o a.png --to svg", "svg"),
    ],
)
def test_the_format(words, file_format):
    assert read(*words.split()).format == file_format


@pytest.mark.parametrize(
    ("colour", "meant"),
    [
        ("white", "#ffffff"),
        ("fff", "#ffffff"),
        ("#1a2", "#11aa22"),
        ("Transparent", ""),
        ("none", ""),
    ],
)
def test_colours(colour, meant):
    assert read("-o", "a.png", "--background", colour).style.background == meant


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--to png", "with -o"),
        ("-o a.gif", "a.gif is not that of a picture"),
        ("-o a", "is not that of a picture"),
        ("-o a.png --per-page 3", "only PDF, LaTeX, DOCX, Typst and HTML have pages"),
        ("-o a.tex", "LaTeX, DOCX and Typst are for sheets; give --per-page N"),
        ("-o a.tex --per-page 3 --scale 2", "TEX has none"),
        ("-o a.tex --per-page 3 --cmyk", "--cmyk is for PDF"),
        ("-o a.pdf --paper A4", "--paper is for sheets"),
        ("-o a.pdf --landscape", "--landscape is for sheets"),
        ("-o a.pdf --solutions", "--solutions is for sheets"),
        ("-o a.pdf --above number", "--above is for sheets"),
        ("-o a.pdf --order title", "--order is for sheets"),
        ("-o a.pdf --number-from 7", "--number-from is for sheets"),
        ("-o a.pdf --letters pl", "--letters is for sheets"),
        ("-o a.pdf --per-page 4 --set-play", "are for --solutions"),
        ("-o a.pdf --per-page 4 --upside-down", "are for --solutions"),
        ("-o a.docx --per-page 4 --solutions --upside-down", "leave out --upside-down"),
        ("-o a.pdf --name-line", "--name-line is for sheets"),
        ("-o a.pdf --per-page 4 --language xx", "no translation into xx"),
        ("-o a.pdf --per-page 3 --size 300", "leave out --size"),
        ("-o a.pdf --per-page 3 --margin 0", "leave out --margin"),
        ("-o a.pdf --per-page 3 --names number", "leave out --names"),
        ("-o a.tex --per-page 3 --pieces fenland", "leave out --pieces"),
        ("-o a.tex --per-page 3 --font Arial", "leave out --font"),
        ("-o a.png --size 10mm", "38 pixels: expected 64 to 8192"),
        ("-o a.svg --size 10mm", "38 pixels: expected 64 to 8192"),
        (
            "-o a.xyz",
            r"expected \.png, \.svg, \.pdf, \.tex, \.docx, \.typ, \.html or \.txt, or give --to",
        ),
        ("-o a.svg --scale 2", "--scale is for pixels, and SVG has none"),
        ("-o a.png --cmyk --colors grey", "--cmyk is for PDF"),
        ("-o a.pdf --cmyk", "give --colors Hatched or Grey, too"),
        ("-o a.pdf --cmyk --colors grey --background fed", "give --background a grey"),
        ("-o a.png --size 8192 --scale 2", "more than the largest size, 8192"),
    ],
)
def test_words_that_make_no_sense_together(words, said):
    with pytest.raises(OptionsError, match=said):
        read(*words.split())


def test_words_around_diagrams_are_chosen():
    found = read("-o", "a.pdf", "--per-page=4", "--above=Number-All", "--number-from=13")
    assert (found.sheet.above, found.sheet.number_from) == ("number-all", 13)
    assert found.sheet.order == "author,source,award,title"
    found = read("-o", "a.pdf", "--per-page=4", "--order", "Title, award")
    assert found.sheet.order == "title,award,author,source"


def test_black_alone_is_for_print():
    assert read("-o", "a.pdf", "--per-page=4", "--cmyk").cmyk
    assert read("-o", "a.pdf", "--cmyk", "--colors=hatched", "--background=eee").cmyk


@pytest.mark.parametrize(
    "word",
    [
        "--size=63",
        "--size=8193",
        "--size=1e3",
        "--size=\u0661\u0662\u0663",
        "--scale=0",
        "--margin=nan",
        "--margin=2.1",
        "--per-page=25",
        "--per-page=0",
        "--paper=A3",
        "--colors=pink",
        "--coordinates=both",
        "--background=#12",
        "--above=everything",
        "--order=name",
        "--order=title,title",
        "--order=,",
        "--number-from=0",
        "--letters=klingon",
        "--number-style=roman",
    ],
)
def test_values_out_of_bounds_end_the_program(word, capsys):
    with pytest.raises(SystemExit) as end:
        read("-o", "a.pdf", word)
    assert end.value.code == 2
    assert word.split("=", maxsplit=1)[0] in capsys.readouterr().err


# Names and files of pictures.


WRITERS = pytest.mark.parametrize("write", [write_file, write_one_of_many])


def test_a_name_is_taken_by_a_file_or_a_link_that_leads_nowhere(tmp_path):
    free = tmp_path / "free"
    refuse_taken([str(free)])
    taken = tmp_path / "taken"
    taken.symlink_to(tmp_path / "nowhere")
    with pytest.raises(SaveError) as error:
        refuse_taken([str(free), str(taken)])
    assert (error.value.code, error.value.path) == ("exists", taken)
    assert "--force" in save_words(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices")
def test_a_device_is_never_taken():
    refuse_taken(["/dev/null"])
    write_file("/dev/null", b"x", force=False)
    write_one_of_many("/dev/null", b"x", force=False)


@WRITERS
def test_a_file_holds_what_is_written(tmp_path, write):
    path = tmp_path / "a.png"
    write(str(path), b"one", force=False)
    assert path.read_bytes() == b"one"
    with pytest.raises(SaveError) as error:
        write(str(path), b"two", force=False)
    assert error.value.code == "exists"
    write(str(path), b"two", force=True)
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


@WRITERS
def test_a_full_disk_leaves_nothing_behind(tmp_path, monkeypatch, write):
    def full(*_words):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SaveError) as error:
        write(str(tmp_path / "a.png"), b"data", force=False)
    assert save_words(error.value) == "the disk is full"
    assert not list(tmp_path.iterdir())


def test_what_the_system_says_is_said_where_there_is_no_sentence():
    assert save_words(SaveError("unwritable", Path("a"), "odd")) == "it cannot be written (odd)"


def test_standard_output_has_a_name():
    assert shown_output("-") == "<stdout>"
    assert shown_output("a\x1b.png") == "a\\x1b.png"
