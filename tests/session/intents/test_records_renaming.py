"""A record gets another name, whichever is shown."""

import pytest

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.session.intents.records import rename
from tests.helpers.states import editor_of, state_of_text, text_of

FIELDS = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"


@pytest.mark.parametrize(
    ("file_format", "before", "name", "after"),
    [
        ("epd", f"{FIELDS}", "Morphy", f'{FIELDS} id "Morphy";'),
        (
            "epd",
            f'{FIELDS} id "a"; dm 2; c9 "b";',
            "Morphy",
            f'{FIELDS} id "Morphy"; dm 2; c9 "b";',
        ),
        ("epd", f'{FIELDS} id "a"; dm 2;', "", f"{FIELDS} dm 2;"),
        ("epd", f'{FIELDS} c1 "Loyd";', "An old one", f'{FIELDS} c1 "Loyd"; id "An old one";'),
        (
            "epd",
            f'{FIELDS} id "a";',
            ' Loyd’s "Organ\tPipes" ',
            f'{FIELDS} id "Loyd’s “Organ Pipes”";',
        ),
        ("epd", "8/8 w", "half", '8/8 w id "half";'),
    ],
)
def test_a_line_is_renamed(file_format, before, name, after):
    text = f"{FIELDS}\n# said of it\n{before}\n"
    editor = editor_of(state_of_text(text, file_format=file_format))
    assert editor.perform(rename, 1, name)
    assert text_of(editor.state) == f"{FIELDS}\n# said of it\n{after}\n"
    assert editor.state.current == 0
    editor.undo_stack.undo()
    assert text_of(editor.state) == text


def test_the_name_of_a_line_of_fen_is_the_comment_above_it():
    text = f"{FIELDS}\n# said of it\n{FIELDS} 0 1\n"
    editor = editor_of(state_of_text(text))
    assert editor.perform(rename, 1, "Réti")
    assert text_of(editor.state) == f"{FIELDS}\n# Réti\n{FIELDS} 0 1\n"
    editor.undo_stack.undo()
    assert text_of(editor.state) == text


def test_a_game_is_renamed_whoever_plays():
    tags = '[White "Anderssen"]\n[Black "Kieseritzky"]\n'
    editor = editor_of(state_of_text(f"{tags}\n1. e4 *\n\n{tags}\n1. d4 *\n", file_format="pgn"))
    assert editor.perform(rename, 1, 'The "Immortal"')
    game = editor.state.collection[1]
    assert name_of(game) == 'The "Immortal"' and "1. d4" in game.line
    assert name_of(editor.state.collection[0]) == "Anderssen – Kieseritzky"


@pytest.mark.parametrize(
    ("rest", "name"),
    [('id "a";', "a"), ('c1 "Loyd";', "Loyd"), ('c0 "A remark";', "A remark"), ("", "  ")],
)
def test_the_name_that_is_shown_is_no_change(rest, name):
    state = state_of_text(f"{FIELDS} {rest}\n", file_format="epd")
    assert rename(state, 0, name) is None
    assert rename(state, 0, "") is None or puzzle_of_record(state.record).name


def test_a_comment_line_keeps_the_quotation_marks_of_a_name():
    editor = editor_of(state_of_text(f"{FIELDS} 0 1\n# b\n{FIELDS} 0 2\n"))
    for row, name in ((0, 'a "b" c'), (1, '5" "gun"')):
        made = rename(editor.state, row, name)
        assert not made.notices
        assert editor.dispatch(made)
        assert rename(editor.state, row, name) is None
    assert text_of(editor.state) == (f'# a "b" c\n{FIELDS} 0 1\n# 5" "gun"\n{FIELDS} 0 2\n')


def test_curved_quotation_marks_of_epd_are_told_once_as_they_come():
    editor = editor_of(state_of_text(f"{FIELDS}\n", file_format="epd"))
    told = []
    for typed in ("a", 'a "', 'a "b', 'a "b"', 'a "b" c'):
        made = rename(editor.state, 0, typed)
        if made is not None:
            told.append([notice.code for notice in made.notices])
            assert editor.dispatch(made)
    assert [] in told and told[-1] == [] and ["quotes-curved"] in told
    assert text_of(editor.state) == f'{FIELDS} id "a “b” c";\n'
