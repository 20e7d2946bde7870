import ast
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from fenedit.documents import conversion
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files import opening, saving
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.losses import Loss
from fenedit.documents.record import record_from_line
from fenedit.jobs import olive
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.text import (
    FileSentences,
    autosave_error_words,
    disk_change_words,
    encode_error_words,
    loss_words,
    losses_words,
    not_saved_sentence,
    open_error_words,
    read_only_words,
    save_error_words,
)
from tests.helpers.dialog_hands import button_of, click, press, when_asked

PATH = Path("/puzzles/mates.fen")
OPENING = {
    *("missing", "permission", "folder", "not-regular", "binary", "too-large", "damaged", "name"),
    *("line-too-long", "library"),
}
SAVING = {
    *("missing-folder", "folder", "not-regular", "read-only", "permission", "read-only-disk"),
    *("disk-full", "quota", "too-large", "name", "torn", "library"),
}


def detail_of(code: str, other: str = "") -> str:
    known = {"too-large": f"{800 << 20} {700 << 20}", "damaged": "gzip"}
    known["library"] = "pip install backports.zstd"
    return known.get(code, other)


@pytest.mark.parametrize("code", sorted(OPENING))
def test_opening_fails_in_plain_words(code):
    words = open_error_words(OpenError(code, PATH, detail_of(code)))
    assert "mates.fen" in words.text
    assert words != open_error_words(OpenError("unreadable", PATH))
    assert "{" not in words.text + words.advice


@pytest.mark.parametrize("code", sorted(SAVING))
def test_saving_fails_in_plain_words(code):
    words = save_error_words(SaveError(code, PATH, "/puzzles/earlier"))
    assert words != save_error_words(SaveError("unwritable", PATH))
    assert "{" not in words.text + words.advice
    assert "still here" in words.advice


@pytest.mark.parametrize("code", sorted(OPENING | SAVING))
def test_a_name_forges_no_line_and_hides_nothing(code):
    path = Path("/a\nb/c\n\u202edrawn" + "x" * 200 + "\x1b[31m.fen")
    for words in (
        open_error_words(OpenError(code, path, detail_of(code, "d\x00" * 5000))),
        save_error_words(SaveError(code, path, "d\x00" * 5000)),
    ):
        assert set("\u202e\x1b\x00").isdisjoint(words.text + words.advice)
        assert "\n" not in words.text
        assert len(words.text + words.advice) < 2000


def test_every_code_that_the_system_may_cause_has_words():
    found = {source for module in (opening, saving) for source in codes_in(module.__file__)}
    assert {"permission", "disk-full", "binary"} <= found
    # A file that may not be there is only made by the command line, which says so itself.
    assert found <= OPENING | SAVING | {"unreadable", "unwritable", "in-use", "exists"}


def codes_in(source: str) -> set[str]:
    """Return the codes of errors in a module: values of its table, first words of its errors."""
    import ast

    codes = set()
    for node in ast.walk(ast.parse(Path(source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Dict):
            parts: list[ast.expr] = node.values
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "").endswith("Error"):
            parts = node.args[:1]
        else:
            continue
        codes |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return {code for code in codes if isinstance(code, str) and " " not in code}


def test_a_torn_file_says_where_the_earlier_content_is():
    words = save_error_words(SaveError("torn", PATH, "/puzzles/earlier"))
    assert "/puzzles/earlier" in words.advice


def test_an_unknown_code_is_told_as_failed_in_general():
    assert "could not be read" in open_error_words(OpenError("new", None)).text
    assert "could not be written" in save_error_words(SaveError("new", PATH)).text


def test_a_failing_autosave_is_one_line_with_its_reason():
    line = autosave_error_words(SaveError("disk-full", PATH))
    assert line == "Unsaved work cannot be backed up: The disk is full. Save it soon."


def test_a_character_that_the_encoding_lacks_is_shown_with_its_place():
    words = encode_error_words(EncodeError(4, "♔", "windows-1252"))
    assert "“♔” (U+2654) in position 5" in words.text
    assert "Windows-1252" in words.advice


def test_a_character_that_nothing_can_hold_is_named_by_its_number():
    words = encode_error_words(EncodeError(None, "\0", "utf-8"))
    assert "U+0000 in a comment line" in words.text
    assert "Delete it" in words.advice


def test_what_another_program_did_is_told():
    changes = (DiskChange.CHANGED, DiskChange.REPLACED, DiskChange.MISSING)
    texts = {disk_change_words(PATH, change).text for change in changes}
    assert len(texts) == 3
    assert all("mates.fen" in text for text in texts)


def test_a_read_only_file_is_named():
    assert "mates.fen" in read_only_words(PATH).text


def test_a_failure_says_what_is_wrong_and_what_can_be_done(qapp):
    said = not_saved_sentence(SaveError("disk-full", Path("a.png")))
    assert said == "Not saved. The disk is full. Free some space, or save on another disk."


def test_what_does_not_fit_is_said_with_its_size():
    words = open_error_words(OpenError("too-large", PATH, detail_of("too-large")))
    assert "800 MB" in words.text and "700 MB" in words.text
    assert "fenedit check" in words.advice


# What a format cannot hold is said in plain words before anything happens.


CODES = {
    *("operations", "comment-lines", "blank-lines", "tags", "moves", "comments", "variant"),
    *("operations-remarked", "braces", "signs", "nuls", "marks", "names", "variations"),
}
OLIVE_CODES = {
    *("odd-men", "empty-entries", "texts-cut", "texts-respelt", "fields"),
    *("castling", "counters", "drafts", "doubled-men", "no-men", "odd-keys"),
    *("entry-yaml", "entry-too-deep", "entry-too-large", "entry-alias", "entry-key"),
}
LOSSES = (Loss("moves", 3), Loss("tags", 1, "White, Black"))


@pytest.mark.parametrize("code", sorted(CODES | OLIVE_CODES))
def test_every_loss_is_counted_in_words_of_its_own(code):
    one, two = loss_words(Loss(code, 1)), loss_words(Loss(code, 2))
    assert "1" in one and one != two
    assert not one.startswith("other parts")
    assert "{" not in one + two


def test_lines_are_named_before_what_is_left_out_of_them():
    assert loss_words(Loss("odd-men", 1, "Gb4", (7,))).endswith("(line 7; Gb4)")
    assert loss_words(Loss("entry-yaml", 3, "", (7, 9))).endswith("(lines 7, 9, …)")


def test_every_code_of_a_conversion_has_words():
    assert {"tags", "moves"} <= counted_in(conversion.__file__) <= CODES | {"texts-respelt"}
    assert {"castling", "drafts"} <= counted_in(olive.__file__) <= CODES | OLIVE_CODES


def counted_in(source: str) -> set[str]:
    """Return the words with which a module calls what counts losses, or gathers them for it."""
    tree = ast.parse(Path(source).read_text(encoding="utf-8"))
    return {
        part.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "add" and node.args
        for part in ast.walk(node.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_what_is_written_otherwise_is_not_told_as_left_out():
    words = losses_words([Loss("names", 2), Loss("operations", 1, "bm")], "a.epd", "fen")
    left, written = words.advice.split("\n\n")
    assert left.startswith("Left out of the file:") and "Best moves" in left and "names" not in left
    assert written.startswith("Written in another way:") and "names" in written
    only = losses_words([Loss("names", 2)], "a.epd", "fen")
    assert "cannot hold" not in only.text and "Left out" not in only.advice


def test_names_of_what_is_lost_are_told():
    assert loss_words(Loss("tags", 1, "White, Black")) == "tags of 1 game (White, Black)"
    codes = Loss("operations", 1, "bm, c1, zz, …")
    assert loss_words(codes) == "EPD operations of 1 position (Best moves, Author, zz, …)"
    assert loss_words(Loss("new", 4)).startswith("other parts")


def test_the_question_names_file_format_and_all_losses():
    words = losses_words(LOSSES, "games.pgn", "fen")
    assert words.text.startswith("A .fen file cannot hold") and "games.pgn" in words.text
    assert "moves of" in words.advice and "White, Black" in words.advice


@pytest.mark.parametrize(
    ("text", "answer"),
    [("Save Anyway", "save"), ("Choose Another Format…", "elsewhere"), ("Cancel", "cancel")],
)
def test_the_answer_is_the_button_that_was_pressed(qtbot, text, answer):
    when_asked(click(text))
    assert FileQuestions(None).about_losses(LOSSES, "games.pgn", "epd") == answer


def test_epd_is_offered_for_what_a_fen_file_cannot_hold(qtbot):
    losses = (Loss("names", 2), Loss("operations", 1, "bm"))
    for text, answer in (("Save as FEN", "save"), ("Save as EPD…", "elsewhere")):
        when_asked(click(text))
        assert FileQuestions(None).about_losses(losses, "a.epd", "fen") == answer
    when_asked(press(Qt.Key.Key_Return))
    assert FileQuestions(None).about_losses(losses, "a.epd", "fen") == "elsewhere"


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Escape, "cancel"), (Qt.Key.Key_Return, "elsewhere")]
)
def test_a_key_loses_nothing(qtbot, key, answer):
    when_asked(press(key))
    assert FileQuestions(None).about_losses(LOSSES, "games.pgn", "epd") == answer


def test_the_losses_can_be_read_in_the_dialog(qtbot):
    def look(dialog):
        assert isinstance(dialog, QMessageBox)
        assert "White, Black" in dialog.informativeText()
        button_of(dialog, "Save Anyway")

    when_asked(look)
    FileQuestions(None).about_losses(LOSSES, "games.pgn", "epd")


@pytest.mark.parametrize(
    ("count", "begin"), [(0, "No puzzle in"), (1, "1 puzzle from"), (7, "7 puzzles from")]
)
def test_problems_that_were_read_are_counted(count, begin):
    words = FileSentences().imported("a {b}.olv", count)
    assert words.startswith(begin) and "“a {b}.olv”" in words and "is unchanged" in words


def test_a_copy_is_not_taken_for_a_save():
    sentences = FileSentences()
    assert "not saved" in sentences.exported("a.olv", modified=True)
    assert "not saved" not in sentences.exported("a.olv", modified=False)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ((), "Saved."),
        (("half",), "1 record without a position"),
        (("half", "# todo"), "2 records without a position"),
        (("# todo",), "1 of them will be read as a comment"),
    ],
)
def test_drafts_are_counted(lines, words):
    collection = Collection([replace(record_from_line(line), ending="\n") for line in lines], "fen")
    assert words in FileSentences().saved(Document(collection=collection))
