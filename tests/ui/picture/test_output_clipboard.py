"""What other programs find on the clipboard."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from fenedit import resource
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnCircle, MarkColour, Marks
from fenedit.notation.position import PIECES, START_PLACEMENT
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.export import Spelling, WriteOptions
from fenedit.session.settings import Preferences
from fenedit.ui.picture.output import (
    INKSCAPE_SVG,
    LEAST_OF_VECTORS,
    MOST_AT_ONCE,
    PNG,
    SVG,
    Contents,
    DragFolder,
    Dragged,
    Picture,
    dragged_picture,
    drawn_spellings,
    loses_gradients,
    made_contents,
    made_picture,
    named_format,
    offered_name,
    picture_bytes,
    picture_data,
    picture_size,
    picture_text,
    style_as_seen,
    text_in_picture,
)
from fenedit.ui.picture.text import opened_sentence
from tests.helpers.board_answers import plain_pieces
from tests.helpers.fens import START


@pytest.fixture
def contents(qapp) -> Contents:
    choice = PictureChoice(DiagramStyle(size=170, margin=0.2))
    diagram = Diagram(START_PLACEMENT, START)
    return made_contents(Picture(diagram, choice, plain_pieces(), "a FEN"), None)


def test_pixels_vectors_and_text_are_there_at_once(contents):
    QGuiApplication.clipboard().setMimeData(picture_data(contents))
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == "a FEN"
    assert bytes(data.data(SVG).data()) == bytes(data.data(INKSCAPE_SVG).data()) == contents.svg
    image = QImage.fromData(data.data(PNG))
    assert image.width() == 170
    assert image.pixelColor(0, 0).alpha() == 0


def test_pictures_come_first_and_none_without_transparency(contents, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    assert picture_data(contents).formats() == [PNG, SVG, INKSCAPE_SVG, "text/plain"]


def test_where_programs_know_no_such_types_qt_hands_the_picture_out(contents, monkeypatch):
    monkeypatch.setattr("sys.platform", "win32")
    assert picture_data(contents).hasImage()


@pytest.mark.parametrize(
    ("suffix", "mime"),
    [*((suffix, each.mime) for suffix, each in FORMATS.items()), ("svg", INKSCAPE_SVG)],
)
def test_a_picture_gives_its_position_back(qapp, suffix, mime):
    choice = PictureChoice(DiagramStyle(size=170), format=suffix)
    data = QMimeData()
    data.setData(mime, picture_bytes(Diagram(START_PLACEMENT, START), choice, plain_pieces()))
    assert text_in_picture(data) == START


def test_pictures_without_a_position(qapp):
    data = QMimeData()
    data.setText(START)
    assert text_in_picture(data) is None
    data.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
    assert text_in_picture(data) == ""
    data.setData(PNG, b"\x89PNG torn")
    assert text_in_picture(data) == ""


# The picture leaves the window.


def dragged(kind: str = "png", size: int = 160) -> Dragged:
    choice = PictureChoice(DiagramStyle(size=size), format=kind)
    diagram = Diagram(START_PLACEMENT, START)
    return dragged_picture(Picture(diagram, choice, plain_pieces(), START, "Réti: 1"))


@pytest.fixture
def folder() -> DragFolder:
    return DragFolder()


@pytest.mark.parametrize("kind", FORMATS)
def test_a_drag_has_a_file_and_all_else(qtbot, folder, kind):
    source = QWidget()
    qtbot.addWidget(source)
    data = dragged(kind).drag(source, folder).mimeData()
    assert data.hasFormat(PNG) and data.hasFormat(SVG) and data.text() == START
    assert data.hasFormat(FORMATS[kind].mime)
    assert data.hasFormat("application/pdf") == (kind == "pdf")
    (url,) = data.urls()
    path = Path(url.toLocalFile())
    assert path.name == f"Réti 1.{kind}"
    assert positions_in_file(path.read_bytes()) == (START,)


def test_a_drag_is_never_too_large(qapp):
    contents = dragged(size=MOST_AT_ONCE + 100).contents
    assert contents.reduced and contents.pixels == MOST_AT_ONCE


def test_files_are_private_and_not_too_many(folder):
    paths = [folder.keep("a.png", b"x") for _ in range(12)]
    there = [path for path in paths if path is not None and path.exists()]
    assert there == paths[-8:]
    assert there[0].parent.parent.stat().st_mode & 0o077 == 0


def test_without_room_for_a_file_there_is_a_drag_still(qtbot, folder, monkeypatch):
    def fail(**_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkdtemp", fail)
    source = QWidget()
    qtbot.addWidget(source)
    data = dragged().drag(source, folder).mimeData()
    assert not data.hasUrls() and data.hasFormat(PNG)


# Pictures as files: their bytes, their names.


DIAGRAM = Diagram(START_PLACEMENT, START)
SMALL = PictureChoice(DiagramStyle(size=160))


@pytest.mark.parametrize("kind", FORMATS)
def test_each_format_keeps_the_position(qapp, kind):
    data = picture_bytes(DIAGRAM, replace(SMALL, format=kind), plain_pieces())
    assert data.startswith({"png": b"\x89PNG", "svg": b"<", "pdf": b"%PDF-"}[kind])
    assert positions_in_file(data) == (START,)


@pytest.mark.parametrize("double", [False, True])
@pytest.mark.parametrize("mover_mark", [False, True])
def test_a_png_has_the_size_that_was_said(qapp, double, mover_mark):
    choice = PictureChoice(DiagramStyle(size=170, mover_mark=mover_mark), double=double)
    image = QImage.fromData(picture_bytes(DIAGRAM, choice, plain_pieces()))
    assert (image.width(), image.height()) == picture_size(choice)
    assert image.width() == 340 if double else 170


def test_vectors_are_as_large_as_their_style_says():
    assert picture_size(PictureChoice(format="svg", double=True)) == (800, 800)


def test_shading_is_lost_in_vectors(qapp):
    shaded = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs>'
        '<linearGradient id="a"><stop offset="0" stop-color="#fff"/>'
        '<stop offset="1" stop-color="#000"/></linearGradient></defs>'
        '<rect x="2" y="2" width="6" height="6" fill="url(#a)"/></svg>'
    )
    pieces = PieceSet("Shaded", dict.fromkeys(PIECES, shaded.encode()))
    assert loses_gradients(replace(SMALL, format="pdf"), pieces)
    assert not loses_gradients(SMALL, pieces)
    assert not loses_gradients(replace(SMALL, format="svg"), plain_pieces())


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("", "diagram"),
        ("Haring 1", "Haring 1"),
        ("a/b\\c: d?", "a b c d"),
        ("..", "diagram"),
        ("con", "diagram"),
        ("\x00\n", "diagram"),
        ("Réti, 1921…", "Réti, 1921"),
        ("x" * 200, "x" * 60),
    ],
)
def test_names_that_every_system_takes(name, stem):
    assert offered_name(name, SMALL) == f"{stem}.png"


def test_a_double_png_says_so_in_its_name():
    double = replace(SMALL, double=True)
    assert offered_name("a", double) == "a@2x.png"
    assert offered_name("a", replace(double, format="svg")) == "a.svg"


def test_the_name_of_a_file_says_its_format():
    assert named_format(Path("a.SVG"), "png") == "svg"
    assert named_format(Path("Haring v1.2"), "pdf") == "pdf"
    assert named_format(Path("a.JPG"), "png") is None


# Pictures that are made while the window waits.


def test_a_large_picture_is_made_beside_the_window(qtbot, monkeypatch):
    at_once = made_picture(Picture(DIAGRAM, SMALL, plain_pieces()), None)
    monkeypatch.setattr("fenedit.ui.picture.output.MOST_AT_ONCE", 100)
    pieces = plain_pieces()
    assert made_picture(Picture(DIAGRAM, SMALL, pieces), None) == at_once
    # What the window draws with was not touched.
    assert not pieces._renderers


def test_contents_hold_the_position_thrice(qapp):
    contents = made_contents(Picture(DIAGRAM, SMALL, plain_pieces(), "text"), None)
    assert positions_in_file(contents.png) == positions_in_file(contents.svg) == (START,)
    assert (contents.fen, contents.pixels, contents.reduced) == ("text", 160, False)


def test_pixels_beside_vectors_are_enough_for_print(qapp):
    vectors = PictureChoice(DiagramStyle(size=160), format="pdf")
    contents = made_contents(Picture(DIAGRAM, vectors, plain_pieces()), None)
    assert contents.pixels == LEAST_OF_VECTORS


def test_too_many_pixels_are_fewer(qapp):
    double = PictureChoice(DiagramStyle(size=160), double=True)
    contents = made_contents(Picture(DIAGRAM, double, plain_pieces()), None, most=200)
    assert (contents.pixels, contents.reduced) == (200, True)


# Pictures that come back.


@pytest.fixture(params=FORMATS)
def picture(request, qapp, tmp_path) -> Path:
    kind: str = request.param
    # The content tells what it is, whatever the name.
    path = tmp_path / "picture.txt"
    diagram = Diagram(START_PLACEMENT, START)
    path.write_bytes(picture_bytes(diagram, replace(SMALL, format=kind), plain_pieces()))
    return path


def test_a_picture_of_ours_is_its_position(picture):
    assert picture_text(picture) == START


@pytest.mark.parametrize("kind", FORMATS)
def test_names_and_marks_come_back(qapp, tmp_path, kind):
    record = f'{START[:-4]} c0 "[%cal Ge2e4] & <b>"; id "Réti 棋";'
    diagram = Diagram(START_PLACEMENT, START, record=record)
    path = tmp_path / "picture"
    path.write_bytes(picture_bytes(diagram, replace(SMALL, format=kind), plain_pieces()))
    assert picture_text(path) == record


def test_a_torn_one_is_a_picture_still(picture):
    data = picture.read_bytes()
    for size in (20, len(data) // 2, len(data) - 1):
        picture.write_bytes(data[:size])
        text = picture_text(picture)
        assert text is None or text in {"", START}


@pytest.mark.parametrize("suffix", ["png", "jpg", "bmp"])
def test_pictures_of_others_hold_none(qapp, tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(path))
    assert picture_text(path) == ""


@pytest.mark.parametrize(
    "head",
    [
        b"",
        START.encode(),
        b"BM4k3/8/8/8/8/8/8/4K3 w - -",
        b"<!DOCTYPE html><p>",
        b"\xef\xbb\xbf[Event",
        b"\x1f\x8b\x08",
    ],
)
def test_no_pictures(head, tmp_path):
    path = tmp_path / "a.fen"
    path.write_bytes(head)
    assert picture_text(path) is None


def test_what_cannot_be_read_is_for_others_to_complain_of(tmp_path):
    assert picture_text(tmp_path) is None
    assert picture_text(tmp_path / "missing.png") is None
    assert picture_text(Path("nul\0.png")) is None


def test_words(qapp):
    assert opened_sentence(Path("a.pdf"), 1) != opened_sentence(Path("a.pdf"), 12)


# SVG as text, alone and in a figure.


FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
MARKS = Marks(circles=(DrawnCircle(MarkColour.RED, 28),))


def own_set() -> PieceSet:
    return load_piece_set(resource("pieces/fenland"))


@pytest.fixture
def spellings(qapp) -> dict[str, Spelling]:
    found = drawn_spellings(lambda: DiagramStyle(size=320), own_set)
    return {each.code: each for each in found}


@pytest.mark.parametrize("code", ["svg", "html-svg"])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_drawing_tells_all_and_reads_back(spellings, code, flipped):
    options = WriteOptions(flipped=flipped, marks=MARKS)
    written = spellings[code].write(parse_fen(FEN), options)
    assert written.left_out == ()
    assert not written.text.endswith("\n")
    ElementTree.fromstring(written.text)
    assert "<circle" in written.text
    reading = read_anything(written.text)[0]
    assert [each.position for each in reading.found] == [parse_fen(FEN)]
    other = spellings[code].write(parse_fen(FEN), options._replace(flipped=not flipped))
    assert other.text != written.text


def test_what_no_fen_says_is_left_out(spellings):
    options = WriteOptions(chess960=True, operations=" bm e4;")
    for each in spellings.values():
        assert each.write(parse_fen(FEN), options).left_out == ("chess960", "operations")


def test_a_file_of_the_text_opens_again(spellings):
    text = spellings["svg"].write(parse_fen(FEN), WriteOptions()).text
    assert positions_in_file(text.encode()) == (FEN,)


def test_figures_of_a_page_share_no_id(spellings):
    write = spellings["html-svg"].write
    ids = []
    for options in (WriteOptions(), WriteOptions(flipped=True), WriteOptions(marks=MARKS)):
        figure = ElementTree.fromstring(write(parse_fen(FEN), options).text)
        ids += [each.get("id") for each in figure.iter() if each.get("id")]
    assert ids and len(ids) == len(set(ids))


def test_they_look_as_the_board_does():
    preferences = Preferences(board_theme="Slate", piece_set="burnett", coordinates="outside")
    style = style_as_seen(preferences)
    assert (style.scheme, style.pieces) == ("Slate", "burnett")
    assert style.coordinates is Coordinates.OUTSIDE
    assert style_as_seen(Preferences()).background == ""
