"""Piece sets are loaded once; a broken one is replaced by ours."""

import shutil

import pytest

from fenedit import resource
from fenedit.diagram.pieces.sets import SetFolders
from fenedit.ui.look import PieceSets

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def piece_sets(tmp_path) -> PieceSets:
    return PieceSets(SetFolders(resource("pieces"), tmp_path / "mine"))


def test_a_broken_set_is_replaced_by_ours_and_reported_once(piece_sets, tmp_path):
    shutil.copytree(resource("pieces/ely"), tmp_path / "mine" / "Torn")
    (tmp_path / "mine" / "Torn" / "bQ.svg").unlink()
    assert piece_sets.take_error("user:Torn") is None
    assert piece_sets.load("user:Torn") is piece_sets.load("fenland")
    error = piece_sets.take_error("user:Torn")
    assert (error.code, error.source) == ("missing", "bQ.svg")
    assert piece_sets.known_error("user:Torn") is error
    assert piece_sets.take_error("user:Torn") is None


def test_a_repaired_set_is_read_again(piece_sets, tmp_path):
    assert piece_sets.known_error("user:Mine") is None
    assert piece_sets.load("user:Mine") is piece_sets.load("fenland")
    shutil.copytree(resource("pieces/ely"), tmp_path / "mine" / "Mine")
    assert piece_sets.load("user:Mine") is piece_sets.load("fenland")
    assert piece_sets.known_error("user:Mine") is not None
    piece_sets.forget_errors()
    assert piece_sets.load("user:Mine").name == "Mine"
    assert piece_sets.known_error("user:Mine") is None


def test_an_added_set_can_be_chosen(piece_sets):
    info = piece_sets.add(resource("pieces/ely"))
    assert info in piece_sets.available()
    assert piece_sets.load(info.name).name == "ely"
    assert piece_sets.user_folder.is_dir()
