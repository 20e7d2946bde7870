"""Pictures that come back."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.picture.output import picture_bytes, picture_text
from fenedit.ui.picture.text import opened_sentence
from tests.helpers.board_answers import plain_pieces
from tests.helpers.fens import START

SMALL = PictureChoice(DiagramStyle(size=160))


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
