"""Piece sets by name: ours, the package's, the person's own."""

import os
from pathlib import Path

import pytest

from fenedit.diagram.pieces import PieceSetError, piece_check, sets
from fenedit.diagram.pieces.folders import add_set
from fenedit.diagram.pieces.sets import (
    OURS,
    SetFolders,
    SetInfo,
    available_sets,
    load_set,
    user_folder,
)

PIECES_FOLDER = Path(__file__).parents[3] / "resources" / "pieces"
NAMES = [f"{colour}{kind}.svg" for colour in "wb" for kind in "KQRBNP"]
DOT = '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def folders(tmp_path: Path) -> SetFolders:
    return SetFolders(PIECES_FOLDER, tmp_path / "data" / "pieces")


def make_set(folder: Path, **drawings: str) -> Path:
    folder.mkdir(parents=True)
    for name in NAMES:
        (folder / name).write_text(drawings.get(name[:2], DOT), encoding="utf-8")
    return folder


def refusal(name: str, folders: SetFolders) -> tuple[str, str]:
    with pytest.raises(PieceSetError) as caught:
        load_set(name, folders)
    return caught.value.code, caught.value.source


def test_ours_and_the_package_s_are_always_there(folders: SetFolders) -> None:
    infos = available_sets(folders)
    assert [info.title for info in infos] == ["Fenland", "Ely", "Burnett"]
    assert [load_set(info.name, folders).name for info in infos] == ["Fenland", "Ely", "Burnett"]
    assert load_set("ELY", folders).name == "Ely"


def test_all_sets_of_ours_are_listed() -> None:
    assert {folder.name for folder in PIECES_FOLDER.iterdir()} == set(OURS)


def test_to_list_sets_reads_no_drawing(
    folders: SetFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_set(folders.user / "Zoo")
    (folders.user / "amber").mkdir()
    (folders.user / ".hidden").mkdir()
    (folders.user / "notes.txt").touch()
    os.mkfifo(folders.user / "pipe")
    monkeypatch.setattr(piece_check, "read_drawing", None)
    monkeypatch.setattr(sets, "our_piece_set", None)
    assert available_sets(folders)[3:] == (
        SetInfo("user:amber", "amber", "user"),
        SetInfo("user:Zoo", "Zoo", "user"),
    )


def test_a_set_of_a_person_is_found_with_and_without_its_prefix(folders: SetFolders) -> None:
    make_set(folders.user / "Zoo")
    make_set(folders.user / "ely")
    assert load_set("user:Zoo", folders).name == load_set("Zoo", folders).name == "Zoo"
    assert load_set("user:ely", folders).name == "ely"
    assert load_set("ely", folders).name == "Ely"


@pytest.mark.parametrize("name", ["gone", "user:gone", "user:..", "user:../data", "user:", "/", ""])
def test_a_name_leads_nowhere_else(name: str, folders: SetFolders) -> None:
    make_set(folders.user.parent / "beside")
    folders.user.mkdir()
    assert refusal(name, folders)[0] == "unknown"


def test_a_broken_set_is_refused_with_its_drawing(folders: SetFolders) -> None:
    make_set(folders.user / "Evil", bQ="<svg><script/></svg>")
    assert refusal("user:Evil", folders) == ("element", "bQ.svg")
    make_set(folders.user / "Blank", wN='<svg viewBox="0 0 9 9"/>')
    assert refusal("user:Blank", folders) == ("empty", "wN.svg")
    pipe = make_set(folders.user / "Pipe") / "wK.svg"
    pipe.unlink()
    os.mkfifo(pipe)
    assert refusal("user:Pipe", folders) == ("no-file", "wK.svg")


def test_all_that_is_wrong_with_a_set_is_told_at_once(folders: SetFolders, tmp_path: Path) -> None:
    script, nothing, colour = (
        "<svg><script/></svg>",
        '<svg viewBox="0 0 9 9"/>',
        '<svg><path fill="#fdf6d0fff"/></svg>',
    )
    mine = make_set(folders.user / "Evil", bQ=script, wN=nothing, bP=colour)
    for name in ("wB.svg", "bR.svg"):
        (mine / name).unlink()
    for act in (lambda: load_set("Evil", folders), lambda: add_set(mine, folders)):
        with pytest.raises(PieceSetError) as caught:
            act()
        found = [(each.code, each.source) for each in (caught.value, *caught.value.more)]
        assert found == [
            ("missing", "wB.svg, bR.svg"),
            ("empty", "wN.svg"),
            ("element", "bQ.svg"),
            ("colour", "bP.svg"),
        ]
        assert "bQ.svg: element script" in str(caught.value)


def test_an_empty_folder_is_told_once(folders: SetFolders) -> None:
    (folders.user / "Bare").mkdir(parents=True)
    with pytest.raises(PieceSetError) as caught:
        load_set("Bare", folders)
    assert (caught.value.code, caught.value.more) == ("missing", ())


def test_a_font_is_asked_for_by_its_family(folders: SetFolders) -> None:
    assert refusal("font:No Such Font", folders) == ("unknown", "No Such Font")


def test_a_set_is_added_whole_and_under_a_name_of_its_own(
    folders: SetFolders, tmp_path: Path
) -> None:
    source = make_set(tmp_path / "Zoo")
    (source / "read me.txt").touch()
    assert add_set(source, folders) == SetInfo("user:Zoo", "Zoo", "user")
    assert sorted(path.name for path in (folders.user / "Zoo").iterdir()) == sorted(NAMES)
    assert add_set(source, folders).title == "Zoo 2"
    assert add_set(folders.user / "Zoo", folders).title == "Zoo"
    assert sorted(path.name for path in folders.user.iterdir()) == ["Zoo", "Zoo 2"]


def test_names_of_others_become_ours(folders: SetFolders, tmp_path: Path) -> None:
    source = make_set(tmp_path / "Zoo")
    (source / "wK.svg").rename(source / "white_king.svg")
    add_set(source, folders)
    assert (folders.user / "Zoo" / "wK.svg").exists()


def test_a_broken_set_is_not_added(folders: SetFolders, tmp_path: Path) -> None:
    source = make_set(tmp_path / "Zoo", bP="<svg><image/></svg>")
    with pytest.raises(PieceSetError, match=r"bP\.svg: element image"):
        add_set(source, folders)
    assert not folders.user.exists()


def test_what_cannot_be_written_leaves_nothing(folders: SetFolders, tmp_path: Path) -> None:
    folders.user.parent.mkdir()
    folders.user.touch()
    with pytest.raises(PieceSetError) as caught:
        add_set(make_set(tmp_path / "Zoo"), folders)
    assert (caught.value.code, caught.value.source) == ("unwritable", "Zoo")
    folders.user.unlink()
    folders.user.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", _full)
        with pytest.raises(PieceSetError, match="No space left"):
            add_set(tmp_path / "Zoo", folders)
    assert list(folders.user.iterdir()) == []


def _full(_descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def test_the_person_s_folder_is_one_of_the_program() -> None:
    assert user_folder().name == "pieces"
