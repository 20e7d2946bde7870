from pathlib import Path

import pytest

from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files import opening, saving
from fenedit.documents.files.disk_file import DiskChange
from fenedit.ui.files.text import (
    autosave_error_words,
    disk_change_words,
    encode_error_words,
    not_saved_sentence,
    open_error_words,
    read_only_words,
    save_error_words,
)

PATH = Path("/puzzles/mates.fen")
OPENING = {
    *("missing", "permission", "folder", "not-regular", "binary", "too-large", "damaged", "name"),
    "line-too-long",
}
SAVING = {
    *("missing-folder", "folder", "not-regular", "read-only", "permission", "read-only-disk"),
    *("disk-full", "quota", "too-large", "name", "torn"),
}


def detail_of(code: str, other: str = "") -> str:
    known = {"too-large": f"{800 << 20} {700 << 20}", "damaged": "gzip"}
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
