import ast
from pathlib import Path

import pytest

import fenedit.session
from fenedit.session.state import Label, Notice
from fenedit.ui.labels import notice_text, notices_text, right_name, step_name


@pytest.mark.parametrize(
    ("label", "name"),
    [
        (Label("place", "P", detail="e4"), "Place white pawn on e4"),
        (Label("place", "P", 5, "e4"), "Paint 5 white pawns"),
        (Label("place", "K", 5, "e4"), "Place white king on e4"),
        (Label("erase", "q", detail="d8"), "Erase black queen on d8"),
        (Label("erase", "q", 3, "d8"), "Erase 3 pieces"),
        (Label("move-piece", "R", detail="e1"), "Move white rook to e1"),
        (Label("copy-piece", "n", detail="c6"), "Copy black knight to c6"),
        (Label("type-on-board", count=12), "Type 12 squares on the board"),
        (Label("set-side", detail="b"), "Set side to move to Black"),
        (Label("set-right", detail="K"), "Add castling right White O-O"),
        (Label("drop-right", detail="b"), "Remove castling right Black, b-file"),
        (Label("set-ep", detail="e3"), "Set en passant square to e3"),
        (Label("set-ep"), "Remove en passant square"),
        (Label("set-clock", detail="30", count=30), "Set halfmove clock to 30"),
        (Label("fix", detail="drop-ep"), "Remove the en passant square"),
        (Label("fix", detail="return-rook", data=(("square", "h1"),)), "Put the rook back on h1"),
        (Label("fix", detail="swap-side", data=(("side", "b"),)), "Let Black move"),
        (Label("fix", detail="all"), "Fix all"),
        (Label("paste-records", count=3), "Paste 3 positions"),
        (Label("mirror", count=12), "Mirror 12 positions"),
        # A menu has no pawns to point at.
        (Label("fix", detail="remove-pawns"), "Remove pawns"),
        (Label("mirror-ranks", count=12), "Mirror 12 positions top to bottom"),
        (Label("shift-up", count=2), "Shift 2 positions up"),
        (Label("clear-marks", count=2), "Clear marks of 2 positions"),
        (Label("reset-counters"), "Reset counters"),
        (Label("set-ep", count=3), "Remove en passant square of 3 positions"),
        (Label("set-side", count=2, detail="b"), "Set side to move to Black in 2 positions"),
        (Label("chess960-position", detail="518"), "Set up Chess960 position 518"),
    ],
)
def test_a_step_is_named_as_a_person_would(label: Label, name: str) -> None:
    assert step_name(label) == name


def test_paste_of_one_record_is_singular() -> None:
    assert step_name(Label("paste-records", count=1)) == "Paste position"


@pytest.mark.parametrize(
    ("notice", "start"),
    [
        (Notice("right-left", "Q"), "Castling right White O-O-O removed"),
        (Notice("right-returned", "h"), "Castling right Black, h-file is back"),
        (Notice("ep-left", "e3"), "En passant square e3 removed"),
        (Notice("ep-left"), "The en passant square was removed"),
        (Notice("ep-left", count=3), "The en passant square was removed from 3 of the selected"),
        (Notice("right-left", count=1), "Castling rights that cannot hold any more were removed"),
        (Notice("right-returned", count=1), "Castling rights are back in 1 of the selected"),
        (Notice("marks-left", count=2), "Marks that would leave the board were removed from 2"),
        (Notice("moves-may-not-fit", count=2), "The moves of 2 of the selected games stay"),
        (Notice("unchanged", count=5), "Nothing was changed in 5 of the selected positions"),
        (
            Notice("removed-with-position", "players, tags"),
            "Removed with the previous position: players, other tags.",
        ),
    ],
)
def test_a_notice_is_a_sentence(notice: Notice, start: str) -> None:
    assert notice_text(notice).startswith(start)
    assert notice_text(notice).endswith(".")


def test_rights_of_both_spellings_have_names() -> None:
    names = {right_name(letter) for letter in "KQkqABCDEFGHabcdefgh"}
    assert len(names) == 20


def codes_in_the_source(kind: str) -> set[str]:
    """Return every code that the session's source gives to a Label or a Notice."""
    session = Path(fenedit.session.__file__).parent
    codes = set()
    for path in session.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == kind and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        codes.add(part.value)
    return codes - {"shift-"}


def test_every_code_of_the_session_has_words() -> None:
    labels = codes_in_the_source("Label")
    assert {"place", "set-right", "drop-right", "paste-records"} <= labels
    shifts = {f"shift-{direction}" for direction in ("up", "down", "left", "right")}
    whole = {"rotate", "mirror", "swap-colours", "set-clock", "set-move-number"}
    for code in labels | shifts | whole:
        for count in (1, 2):
            name = step_name(Label(code, "P", count, "all" if code == "fix" else "w"))
            assert name
            assert "{" not in name and "%" not in name
    notices = codes_in_the_source("Notice")
    assert {"right-left", "right-returned", "ep-left"} <= notices
    for code in notices - {"unchanged"}:
        assert notice_text(Notice(code, "1"))
    assert notice_text(Notice("men-replaced", "1")) == "1 piece was replaced."
    assert "pieces were replaced" in notice_text(Notice("men-replaced", "3"))


def test_rights_that_leave_together_are_one_sentence() -> None:
    notices = (Notice("right-left", "K"), Notice("right-left", "q"), Notice("ep-left", "e3"))
    words = notices_text(notices)
    assert words.startswith("Castling rights White O-O, Black O-O-O removed")
    assert "e3" in words
    assert notices_text(notices[:1]) == notice_text(notices[0])
    many = (Notice("right-left", count=2), Notice("unchanged", count=2))
    assert notices_text(many) == " ".join(map(notice_text, many))
