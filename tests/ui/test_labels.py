import ast
from pathlib import Path

import pytest

import fenedit.session
from fenedit.documents.document import Collection, Splice
from fenedit.notation.fairy import fairy_piece
from fenedit.notation.transform import TRANSFORMS
from fenedit.session.collection.row_changes import altering
from fenedit.session.state import Label, Notice, Transaction
from fenedit.ui.labels import news, notice_text, notices_text, right_name, step_name
from tests.helpers.fens import START


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
        (Label("fix", detail="swap-side", data=(("side", "b"),)), "Set the side to move to Black"),
        (Label("fix", detail="all"), "Fix all problems"),
        (Label("paste-records", count=3), "Paste 3 positions"),
        (Label("mirror", count=12), "Mirror 12 positions"),
        # A menu has no pawns to point at.
        (Label("fix", detail="remove-pawns"), "Remove pawns"),
        (Label("mirror_ranks", count=12), "Mirror 12 positions top to bottom"),
        (Label("shift_up", count=2), "Shift 2 positions up"),
        (Label("clear-marks", count=2), "Clear marks of 2 positions"),
        (Label("reset-counters"), "Reset counters"),
        (Label("set-ep", count=3), "Remove en passant square of 3 positions"),
        (Label("set-side", count=2, detail="b"), "Set side to move to Black in 2 positions"),
        (Label("chess960-position", detail="518"), "Set up Chess960 position 518"),
    ],
)
def test_steps_have_natural_names(label, name):
    assert step_name(label) == name


def test_paste_of_one_record_is_singular():
    assert step_name(Label("paste-records", count=1)) == "Paste position"


@pytest.mark.parametrize(
    ("notice", "start"),
    [
        (Notice("right-left", "Q"), "Castling right White O-O-O removed"),
        (Notice("right-returned", "h"), "Castling right Black, h-file restored"),
        (Notice("ep-left", "e3"), "En passant square e3 removed"),
        (Notice("ep-left"), "The en passant square was removed"),
        (Notice("ep-left", count=3), "The en passant square was removed from 3 of the selected"),
        (Notice("right-left", count=1), "Castling rights that no longer hold were removed"),
        (Notice("right-returned", count=1), "Castling rights were restored in 1 of the selected"),
        (Notice("marks-left", count=2), "Marks that would leave the board were removed from 2"),
        (Notice("moves-may-not-fit", count=2), "The moves of 2 of the selected games were kept"),
        (Notice("unchanged", count=5), "Nothing was changed in 5 of the selected positions"),
        (
            Notice("removed-with-position", "players, tags"),
            "Removed with the previous position: players, other tags.",
        ),
    ],
)
def test_a_notice_is_a_sentence(notice, start):
    assert notice_text(notice).startswith(start)
    assert notice_text(notice).endswith(".")


def test_rights_of_both_spellings_have_names():
    names = {right_name(letter) for letter in "KQkqABCDEFGHabcdefgh"}
    assert len(names) == 20


def codes_in_the_source(kind: str) -> set[str]:
    """Return every code that the source passes to a Label or a Notice, directly or through `code`.

    That is a variable or an argument of that name. A composed code is represented by its beginning,
    with the hyphen.
    """
    package = Path(fenedit.session.__file__).parents[1]
    codes: set[str] = set()
    for path in (*package.glob("session/**/*.py"), *package.glob("ui/collection/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        passing = [each for each in functions if f"{kind}(code" in ast.unparse(each)]
        places = {
            each.name: names.index("code")
            for each in passing
            if "code" in (names := [argument.arg for argument in each.args.args])
        }
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[given, *_]) if name == kind:
                    codes |= texts_in(given)
                case ast.Call(func=ast.Name(id=name), args=given) if name in places:
                    codes |= texts_in(given[places[name]])
        for node in (node for each in passing for node in ast.walk(each)):
            match node:
                case ast.Assign(targets=[ast.Name(id="code")], value=value):
                    codes |= texts_in(value)
    return codes


def texts_in(tree: ast.expr) -> set[str]:
    parts = tree.values[:1] if isinstance(tree, ast.JoinedStr) else ast.walk(tree)
    return {
        part.value
        for part in parts
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_every_code_has_words():
    labels = codes_in_the_source("Label")
    assert {"place", "set-clock", "move-record-up", "reload"} <= labels
    ends = ("arrow", "circle", "highlight", "label")
    labels |= {f"{head}-{end}" for head in ("draw", "remove", "change") for end in ends}
    labels |= {"convert-fen", "convert-epd", "convert-pgn", *TRANSFORMS}
    for code in labels - {"draw-", "remove-", "change-", "convert-"}:
        for count in (1, 2):
            name = step_name(Label(code, "P", count, "all" if code == "fix" else "w"))
            assert name
            assert "{" not in name and "%" not in name
    for name in TRANSFORMS:
        assert "2" in step_name(Label(name, count=2))
    notices = codes_in_the_source("Notice")
    assert {"right-left", "right-returned", "ep-left"} <= notices
    for code in notices - {"unchanged"}:
        assert notice_text(Notice(code, "1"))
    assert notice_text(Notice("men-replaced", "1")) == "1 piece was replaced."
    assert "pieces were replaced" in notice_text(Notice("men-replaced", "3"))


@pytest.mark.parametrize(
    ("label", "words"),
    [
        (Label("delete-record", count=3), "3 positions were deleted. Undo brings them back."),
        (Label("delete-record"), ""),
        (Label("cut-record", count=2), "2 positions were moved to the clipboard."),
        (Label("append-file"), "Added as position 5."),
        (Label("append-file", count=4), "Added as positions 5–8."),
        (Label("duplicate-record", count=2), "Added as positions 5–6."),
        (Label("fix", detail="put-back"), "The position was put back: the moves fit again."),
        (
            Label("fix", detail="cut-moves"),
            "The moves that did not fit were removed. Undo brings them back.",
        ),
        (Label("fix", detail="drop-ep"), ""),
        (Label("move-piece", "R", detail="e1"), ""),
    ],
)
def test_changes_that_may_go_unnoticed_are_reported(label, words):
    change = Splice(0, (), ())
    assert news(Transaction(change, 4, label, "")) == words
    notice = Notice("record-added", "7")
    told = "Added as position 7; the one it came from is unchanged."
    made = Transaction(change, 4, label, "", notices=(notice,))
    assert news(made) == f"{words} {told}".strip()


def test_a_change_of_selected_records_reports_their_number():
    lines, others = (Collection([f"{START} ; {word}\n"] * 2) for word in "ab")
    for count, words in ((2, "2 positions were changed."), (1, "1 position was changed.")):
        change = altering(lines, others, (range(count),))
        assert news(Transaction(change, 0, Label("set-details", count=count), "")) == words


def test_castling_rights_lost_together_make_one_sentence():
    notices = (Notice("right-left", "K"), Notice("right-left", "q"), Notice("ep-left", "e3"))
    words = notices_text(notices)
    assert words.startswith("Castling rights White O-O, Black O-O-O removed")
    assert "e3" in words
    assert notices_text(notices[:1]) == notice_text(notices[0])
    many = (Notice("right-left", count=2), Notice("unchanged", count=2))
    assert notices_text(many) == " ".join(map(notice_text, many))


def test_steps_name_fairy_pieces() -> None:
    piece = fairy_piece("G", "n") or ""
    assert step_name(Label("place", piece, detail="e4")) == "Place neutral grasshopper on e4"
    assert step_name(Label("place", piece, 3)) == "Place 3 pieces"
