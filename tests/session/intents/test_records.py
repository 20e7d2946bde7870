"""Add, duplicate, delete, move, paste records."""

from fenedit.documents.annotating import puzzle_of_record
from fenedit.notation.position import EMPTY_POSITION
from fenedit.session.intents import records
from tests.helpers.states import HARING, IMMORTAL, START, applied, state_of_text, text_of

FILE = f"# two positions\n{START} ; start\n\n{HARING} ; Haring\n"
GAME = f"""\
[Event "Problem"]
[Site "?"]
[Date "1977.??.??"]
[Round "?"]
[White "Haring"]
[Black "?"]
[Result "*"]
[FEN "{HARING}"]
[SetUp "1"]

1. d4 {{the key}} *
"""


def test_a_record_is_added_behind_the_shown_one():
    state = state_of_text(FILE)
    changed = applied(state, records.add(state, EMPTY_POSITION))
    assert changed.current == 1
    assert text_of(changed) == FILE.replace("; start\n", "; start\n8/8/8/8/8/8/8/8 w - - 0 1\n")


def test_a_duplicate_is_the_same_line():
    state = state_of_text(FILE)
    changed = applied(state, records.duplicate(state))
    assert text_of(changed) == FILE.replace(
        f"{START} ; start\n", f"{START} ; start\n{START} ; start\n"
    )


def test_deleting_keeps_every_other_line():
    state = state_of_text(FILE)
    changed = applied(state, records.delete(state))
    assert text_of(changed) == f"# two positions\n\n{HARING} ; Haring\n"
    assert changed.current == 0


def test_deleting_the_last_record_leaves_a_file_without_any():
    state = state_of_text(f"{START}\n")
    changed = applied(state, records.delete(state))
    assert len(changed.collection) == 0
    assert records.delete(changed) is None
    assert records.duplicate(changed) is None


def test_a_record_moves_within_the_file_only():
    state = state_of_text(FILE)
    assert records.move(state, -1) is None
    changed = applied(state, records.move(state, 1))
    assert changed.current == 1
    assert changed.collection[0].line == f"{HARING} ; Haring"
    assert records.move(changed, 1) is None


def test_games_are_moved_duplicated_and_deleted_whole():
    other = GAME.replace(HARING, IMMORTAL)
    state = state_of_text(f"{GAME}\n{other}", file_format="pgn")
    moved = applied(state, records.move(state, 1))
    assert text_of(moved) == f"{other}\n{GAME}"
    assert text_of(applied(moved, records.move(moved, -1))) == text_of(state)
    assert text_of(applied(state, records.delete(state))) == other
    twice = applied(state, records.duplicate(state))
    assert text_of(twice) == f"{GAME}\n{GAME}\n{other}"


def test_a_position_that_a_comment_line_names_is_renamed_there():
    state = state_of_text(f"# x\n# Réti\n{START}\n{START}\n")
    change = records.rename(state, 0, "Réti, 1921")
    assert text_of(applied(state, change)) == f"# x\n# Réti, 1921\n{START}\n{START}\n"
    assert records.rename(state, 0, "Réti") is None
    # The comment before it does not become the name for that.
    nameless = applied(state, records.rename(state, 0, ""))
    assert (
        text_of(nameless) == f"# x\n#\n{START}\n{START}\n"
        and not puzzle_of_record(nameless.named).name
    )
    again = applied(nameless, records.rename(nameless, 0, "Réti"))
    assert text_of(again) == text_of(state)
