"""What a format cannot hold is said in plain words before anything happens."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from fenedit.documents import conversion, olive
from fenedit.documents.conversion import Loss
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.text import loss_words, losses_words
from tests.helpers.dialog_hands import button_of, click, press, when_asked

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
    assert left.startswith("Left out of the file:") and "bm" in left and "names" not in left
    assert written.startswith("Written in another way:") and "names" in written
    only = losses_words([Loss("names", 2)], "a.epd", "fen")
    assert "cannot hold" not in only.text and "Left out" not in only.advice


def test_names_of_what_is_lost_are_told():
    assert loss_words(Loss("tags", 1, "White, Black")) == "tags of 1 game (White, Black)"
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
