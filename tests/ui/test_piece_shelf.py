"""Piece sets are loaded once; a broken one gives way to ours."""

import shutil
from pathlib import Path

import pytest

from fenedit.diagram.pieces.sets import SetFolders
from fenedit.ui.piece_shelf import PieceShelf
from fenedit.ui.resources import resource

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def shelf(tmp_path: Path) -> PieceShelf:
    return PieceShelf(SetFolders(resource("pieces"), tmp_path / "mine"))


def test_a_set_is_loaded_once(shelf: PieceShelf) -> None:
    assert not shelf.is_read("ely")
    assert shelf.load("ely") is shelf.load("ely")
    assert shelf.is_read("ely") and shelf.error("ely") is None


def test_a_broken_set_is_ours_with_a_reason_that_is_taken_once(
    shelf: PieceShelf, tmp_path: Path
) -> None:
    shutil.copytree(resource("pieces/ely"), tmp_path / "mine" / "Torn")
    (tmp_path / "mine" / "Torn" / "bQ.svg").unlink()
    assert shelf.take_error("user:Torn") is None
    assert shelf.load("user:Torn") is shelf.load("fenland")
    error = shelf.take_error("user:Torn")
    assert error is not None and (error.code, error.source) == ("missing", "bQ.svg")
    assert shelf.error("user:Torn") is error
    assert shelf.take_error("user:Torn") is None


def test_a_set_that_was_mended_is_read_again(shelf: PieceShelf, tmp_path: Path) -> None:
    assert shelf.error("user:Mine") is not None
    shutil.copytree(resource("pieces/ely"), tmp_path / "mine" / "Mine")
    assert shelf.error("user:Mine") is not None
    shelf.forget_errors()
    assert shelf.error("user:Mine") is None
    assert shelf.load("user:Mine").name == "Mine"


def test_what_is_added_can_be_chosen(shelf: PieceShelf) -> None:
    info = shelf.add(resource("pieces/ely"))
    assert info in shelf.available()
    assert shelf.load(info.name).name == "ely"
    assert shelf.user_folder.is_dir()
