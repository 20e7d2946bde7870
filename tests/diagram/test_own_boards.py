"""Boards of a person's own: their files, and what is drawn with them."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

from fenedit.diagram.description import Diagram, DiagramStyle, scheme, schemes
from fenedit.diagram.options import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.diagram.own_boards import (
    OwnBoard,
    boards_folder,
    delete_board,
    own_board,
    own_boards,
    save_board,
    tidy_title,
)
from fenedit.diagram.picture import picture_of
from fenedit.diagram.shapes import Path as Outline
from fenedit.diagram.shapes import Rect
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.position import START_PLACEMENT

LAGOON = OwnBoard("#d8eef2", "#4f9fb0", "#0c3a44", "#123456", "#b3541e", "#ffb454")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.setattr("fenedit.diagram.own_boards.boards_folder", lambda: tmp_path / "boards")
    return tmp_path / "boards"


def test_they_are_where_qt_keeps_data(qapp, monkeypatch):
    before = QCoreApplication.applicationName()
    QCoreApplication.setApplicationName("fenedit")
    location = QStandardPaths.StandardLocation.AppDataLocation
    try:
        assert boards_folder() == Path(QStandardPaths.writableLocation(location)) / "boards"
    finally:
        QCoreApplication.setApplicationName(before)


def test_a_saved_board_colours_window_and_pictures():
    assert own_boards() == ([], [])
    save_board("Lagoon", LAGOON)
    assert own_boards() == (["user:Lagoon"], [])
    for dark in (False, True):
        theme = board_theme("user:Lagoon", dark)
        assert (theme.light_square, theme.last_move) == ("#d8eef2", "#80ffb454")
        assert theme.dark_window is dark
    assert [*schemes()][-1] == "user:Lagoon"
    style = DiagramStyle(scheme="user:Lagoon", frame=0.05)
    shapes = picture_of(Diagram(START_PLACEMENT, last_move=(12, 28)), style).shapes
    assert shapes[0] == Rect(0, 0, 8, 8, "#d8eef2")
    assert {"#4f9fb0", "#123456", "#0c3a44"} <= {e.fill for e in shapes if isinstance(e, Outline)}
    assert Rect(4, 4, 1, 1, "#ffb454", 0.5) in shapes


def test_changed_colours_are_drawn_at_once():
    style = DiagramStyle(scheme="user:Lagoon")
    for light in ("#ffffff", "#eeeeee"):
        save_board("Lagoon", LAGOON._replace(light_square=light))
        assert picture_of(Diagram(START_PLACEMENT), style).shapes[0].fill == light
    delete_board("Lagoon")
    assert scheme("user:Lagoon").name == board_theme("user:Lagoon").name == THEME_NAMES[0]


def test_a_choice_keeps_an_own_board_as_long_as_there_is_one():
    save_board("Lagoon", LAGOON)
    choice = PictureChoice(replace(PictureChoice().style, scheme="user:Lagoon"))
    kept = json.loads(json.dumps(choice_to_dict(choice)))
    assert choice_from_dict(kept) == choice
    delete_board("Lagoon")
    assert choice_from_dict(kept) == PictureChoice()


@pytest.mark.parametrize(
    "held",
    [
        "",
        "[]",
        "{}",
        "[" * 4000,
        json.dumps(LAGOON._asdict() | {"frame": "red"}),
        json.dumps(LAGOON._asdict() | {"frame": 3}),
        json.dumps(LAGOON._asdict() | {"note": "x" * 5000}),
    ],
)
def test_a_file_that_holds_none_is_named(folder, held):
    folder.mkdir()
    (folder / "odd.json").write_text(held)
    assert own_boards() == ([], ["odd.json"])
    assert own_board("user:odd") is None


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
def test_what_has_no_end_is_not_read(folder):
    folder.mkdir()
    (folder / "zero.json").symlink_to("/dev/zero")
    os.mkfifo(folder / "pipe.json")
    assert own_boards() == ([], ["pipe.json", "zero.json"])


@pytest.mark.parametrize("name", ["Walnut", "user:", "user:../x", "user:a/b", "user:\0", "user:."])
def test_no_name_leaves_the_folder(folder, name):
    save_board("x", LAGOON)
    (folder / "x.json").rename(folder.parent / "x.json")
    assert own_board(name) is None


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("  My  board ", "My board"),
        ("a/b\\c:d", "a b c d"),
        ("..", ""),
        ("\n\x07", ""),
        ("Mój", "Mój"),
        ("con", "_con"),
        ("Nul.x", "_Nul.x"),
        ("Concrete", "Concrete"),
    ],
)
def test_titles_are_names_of_files(typed, title):
    assert tidy_title(typed) == title
