"""What a pasted text means, and where its positions go."""

from dataclasses import replace
from pathlib import Path

import pytest

from fenedit.documents.formats import records_from
from fenedit.documents.record import record_from_line
from fenedit.documents.rewriting import new_record
from fenedit.notation.castling import start_position
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.loose.lenient import mended
from fenedit.notation.position import EMPTY_POSITION, START_POSITION
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import Found
from fenedit.session.intents import pasting, records
from fenedit.session.intents.pasting import fault_in, understood
from fenedit.session.state import EditorState, Notice
from tests.helpers.states import (
    HARING,
    IMMORTAL,
    START,
    applied,
    fen_of,
    pasted,
    state_of_fen,
    state_of_text,
    text_of,
)

EMPTY = format_fen(EMPTY_POSITION)
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


@pytest.mark.parametrize(
    "text", [f"\n{IMMORTAL}\n", f"[{IMMORTAL}]", f'[FEN "{IMMORTAL}"]\n\n*\n', f"1) {IMMORTAL}"]
)
@pytest.mark.parametrize(
    ("held", "file_format"),
    [
        (f"{HARING}\n", "fen"),
        (f"{START} ; start\n", "fen"),
        (f"{START}\n{HARING}\n", "fen"),
        (f"{HARING.removesuffix(' 0 1')} dm 2;\n", "epd"),
        (GAME, "pgn"),
        ("8/8/8/9/8/8/8/8 w - -\n", "fen"),
    ],
)
def test_one_pasted_position_is_a_record_after_the_shown_one(text, held, file_format):
    state = state_of_text(held, file_format=file_format)
    change = pasted(state, text)
    assert change.notices == ()
    changed = change.apply(state)
    assert (changed.current, fen_of(changed)) == (1, IMMORTAL)
    lines = [record.line for record in changed.collection]
    assert [lines[0], *lines[2:]] == [record.line for record in state.collection]
    before = replace(change, change=change.change.inverted(), current=0).apply(changed)
    assert before == state


@pytest.mark.parametrize(
    ("held", "file_format"),
    [
        ("", "fen"),
        ("", "pgn"),
        (f"{START}\n", "fen"),
        (f"{START.removesuffix(' 0 1')}\n", "epd"),
        (f"{new_record(START_POSITION, 'pgn').line}\n", "pgn"),
        (f"{EMPTY}\n{HARING}\n", "fen"),
        (f"8/8/8/8/8/8/8/8 b - - 3 9\n{HARING}\n", "fen"),
        (f'[FEN "{EMPTY}"]\n[SetUp "1"]\n\n*\n', "pgn"),
    ],
)
@pytest.mark.parametrize("typed", [None, "half a FEN", ""])
def test_one_pasted_position_takes_the_place_of_a_vacant_one(held, file_format, typed):
    state = state_of_text(held, file_format=file_format)
    if typed is not None and held:
        state = applied(state, records.type_fen(state, typed))
    changed = applied(state, pasted(state, IMMORTAL))
    assert (len(changed.collection), changed.current) == (max(len(state.collection), 1), 0)
    assert fen_of(changed) == IMMORTAL


def test_a_position_whose_text_was_deleted_gives_its_place():
    state = state_of_text(FILE)
    emptied = applied(state, records.type_fen(state, ""))
    changed = applied(emptied, pasted(emptied, IMMORTAL))
    assert text_of(changed) == FILE.replace(f"{START} ; start", IMMORTAL)
    typed = applied(state, records.type_fen(state, "half a FEN"))
    assert len(applied(typed, pasted(typed, IMMORTAL)).collection) == 3


def test_the_start_position_of_a_file_does_not_give_its_place():
    document = replace(state_of_text(f"{START}\n").document, path=Path("start.fen"))
    assert (
        len(applied(EditorState(document), pasted(EditorState(document), HARING)).collection) == 2
    )


def test_one_position_is_pasted_over_the_shown_one():
    state = state_of_text(FILE)
    changed = applied(state, pasted(state, f"\n{IMMORTAL}\n", over=True))
    assert len(changed.collection) == 2
    assert text_of(changed) == FILE.replace(f"{START} ; start", IMMORTAL)


def test_several_positions_become_records_also_where_one_would_be_pasted_over():
    state = state_of_text(FILE)
    changed = applied(state, pasted(state, f"{IMMORTAL}\n{START}\n", over=True))
    assert [record.line for record in changed.collection][1:3] == [IMMORTAL, START]
    assert len(changed.collection) == 4


def test_a_faulty_fen_becomes_a_draft_where_a_position_would_stand():
    faulty = IMMORTAL.replace(" - - ", " - e9 ")
    state = state_of_text(FILE)
    added = applied(state, pasting.paste_draft(state, faulty))
    assert [record.line for record in added.collection][:2] == [f"{START} ; start", faulty]
    assert added.current == 1 and added.is_draft
    # What is pasted next takes the place of the slip.
    mended = applied(added, pasted(added, IMMORTAL))
    assert [record.line for record in mended.collection][1:2] == [IMMORTAL]
    assert len(mended.collection) == 3
    dropped = applied(state, pasting.paste_draft(state, faulty, at=2))
    assert dropped.collection[2].line == faulty
    for vacant, over in ((state_of_fen(EMPTY), False), (state, True)):
        typed = applied(vacant, pasting.paste_draft(vacant, faulty, over=over))
        assert len(typed.collection) == len(vacant.collection)
        assert typed.is_draft and typed.current == 0


def test_several_pasted_positions_are_inserted_in_one_step():
    state = state_of_text(FILE)
    text = f"{IMMORTAL}\r\n8/8/8/9/8/8/8/8 w - -\r\n[{START.removesuffix(' 0 1')}]\r\n"
    changed = applied(state, pasted(state, text))
    assert len(changed.collection) == 5
    assert [record.line for record in changed.collection][1:4] == [
        IMMORTAL,
        "8/8/8/9/8/8/8/8 w - -",
        START,
    ]
    assert changed.current == 1


def test_faulty_fens_in_running_text_become_drafts_in_their_places():
    faulty = [f"8/8/8/9/8/8/8/{number} w - - 0 1" for number in "123"]
    one, two, three = faulty
    text = f"A {one}\nB {IMMORTAL}\nC {two}\nand {three}\nWhite: Kg1, Qd1; Black: Kg8\nE {START}"
    state = state_of_text("")
    changed = applied(state, pasted(state, text))
    listed = "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1"
    assert [each.line for each in changed.collection] == [one, IMMORTAL, two, three, listed, START]


def test_a_game_with_a_faulty_fen_stays_among_the_others():
    faulty = '[FEN "8/8/8/9/8/8/8/8 w - -"]\n\n*'
    state = state_of_text("", file_format="pgn")
    text = f'Two games:\n\n{faulty}\n\n[Event "A"]\n\n1. e4 *\n'
    changed = applied(state, pasted(state, text))
    assert [record.line for record in changed.collection] == [faulty, '[Event "A"]\n\n1. e4 *']


def test_what_no_record_was_meant_by_does_not_come_along():
    state = state_of_text(FILE)
    changed = applied(state, pasted(state, f"{IMMORTAL}\nnot a position\n{START}\n"))
    assert [record.line for record in changed.collection][1:3] == [IMMORTAL, START]
    assert len(changed.collection) == 4


def test_text_without_a_position_pastes_nothing():
    assert pasting.readings("hello\nworld") == ()
    assert pasting.readings("") == ()


def test_what_follows_a_position_comes_with_it():
    state = state_of_text(FILE)
    (way,) = pasting.readings(f"{IMMORTAL} ; Immortal")
    changed = applied(state, pasting.paste(state, way))
    assert [record.line for record in changed.collection][1] == f"{IMMORTAL} ; Immortal"
    assert len(changed.collection) == 3


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        (" 8/8/8/9/8/8/8/8 w - -\n", "8/8/8/9/8/8/8/8 w - -"),
        (f"{START}\n", None),
        ("1/2 and 1/3", None),
        ("https://example.org/one/2021/12/24/round/3/board/2", None),
        ("/home/anna/chess/games/2021/may/1.pgn", None),
        ("1/2/2021, 3/4/2021, 5/6/2021", None),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w",
        ),
        ("8/8/8/9/8/8/8/8\n8/8/8/9/8/8/8/8\n", None),
        ("", None),
    ],
)
def test_one_line_that_was_meant_as_a_fen_becomes_a_draft(text, draft):
    assert pasting.draft_in(text) == draft


@pytest.mark.parametrize(
    "text",
    [
        f"00aBc,{IMMORTAL},e8d7 d1e1,1500,80\n",
        f'{{"fen": "{IMMORTAL}"}}',
        f'{{"fen":"{IMMORTAL}","moves":[]}}',
        f'board.load("{IMMORTAL}");',
        f">>{IMMORTAL}",
        f"{IMMORTAL.split()[0]} Black to move",
    ],
)
def test_what_is_understood_for_certain_is_no_draft(text):
    (way,), draft = pasting.understood(text)
    assert way.certain
    assert draft is None
    assert format_fen(way.found[0].position).startswith(f"{IMMORTAL.split()[0]} b")


def test_of_a_fen_with_a_slip_no_part_is_understood():
    slip = IMMORTAL.replace(" - - ", " - e9 ")
    assert pasting.understood(slip) == ((), slip)


@pytest.mark.parametrize(
    "text",
    [
        f'("{HARING}", "a")\ngen("{IMMORTAL}", "b")',
        f'gen("{HARING}", "a")\n("{IMMORTAL}", "b")',
        f'{HARING} bm d4;\nboard.set_fen("{IMMORTAL}")',
        f"[{HARING}]\ngo perft {IMMORTAL}\n",
        f"{HARING}\n{IMMORTAL.replace(' - - ', ' - e9 ')}",
        f'{HARING[:-4]} bm d4; id "a";\n{IMMORTAL[:-5]} b',
        f"position fen {HARING} moves d2d4\nposition fen {IMMORTAL}",
        f'{HARING}\n[FEN "{IMMORTAL}"]',
    ],
)
def test_several_positions_are_offered_where_some_lines_are_read_otherwise(text):
    ways = pasting.readings(text)
    assert len(ways[0].found) == 2 or not ways[0].certain
    assert max(len(way.found) for way in ways) == 2


def test_lines_that_cannot_be_read_are_told_of():
    faulty = "8/8/8/9/8/8/8/8 w - -"
    (way,) = pasting.readings(f"{HARING}\n{faulty}\n{IMMORTAL}\n{faulty} x")
    assert way.certain and len(way.found) == 2
    assert [(note.code, note.data) for note in way.found[-1].notes][-1:] == [
        ("line-unread", (("found", faulty),))
    ]
    (way,) = pasting.readings(f"{HARING}\n{IMMORTAL}")
    assert "line-unread" not in [note.code for found in way.found for note in found.notes]


@pytest.mark.parametrize("heads", [("#2", "#3"), ("No. 1 #2", "No. 2 h#3"), ("1) #2", "2) #3")])
def test_what_is_asked_on_lines_between_positions_stays_with_them(heads):
    lines = zip(heads, (HARING, IMMORTAL), strict=True)
    ways = pasting.readings("\n".join(f"{head}\n{fen}" for head, fen in lines))
    assert all(found.rest for found in ways[0].found)


@pytest.mark.parametrize("fields", ["b KQkq 3 14", "b - 3 14", "w 0-0 - 0 1"])
def test_a_field_left_out_has_a_repair(fields):
    slip = f"{START.split()[0]} {fields}"
    assert pasting.understood(slip) == ((), slip)
    repaired = mended(slip)
    assert repaired is not None
    (way,), draft = pasting.understood(repaired)
    assert (way.certain, draft) == (True, None)


def test_fields_that_are_all_told_otherwise_are_asked_about():
    (way,), _ = pasting.understood(START.replace(" ", ", "))
    assert (format_fen(way.found[0].position), way.certain) == (START, False)


AFTER_THREE = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"


@pytest.mark.parametrize(
    "text",
    [
        f"position fen {START} moves e2e4 c7c5 g1f3\n",
        f"{START} moves e2e4 c7c5 g1f3",
        f"{START}\n1. e4 c5 2. Nf3",
        f"{START.removesuffix(' 0 1')} 1.e4 c5 2.Nf3",
        "startpos moves 1. e4 c5 2. Nf3",
        f"https://example.org/analysis/{START.replace(' ', '_')}_moves_e2e4_c7c5_g1f3",
    ],
)
def test_moves_after_a_position_are_a_game(text):
    (way, *others), _ = pasting.understood(text)
    (found,) = way.found
    assert format_fen(found.position) == START
    assert format_fen(found.meant) == AFTER_THREE
    assert found.moves == ("e4", "c5", "Nf3")
    # A link may be meant to show the position before its moves.
    assert [format_fen(other.found[0].meant) for other in others] == [START] * ("_" in text)
    assert way.certain == (not others)


def test_moves_that_cannot_be_played_are_named_and_asked_about():
    ((way,), _) = pasting.understood("position startpos moves e2e4 e2e4 e7e5\n")
    (found,) = way.found
    assert format_fen(found.meant).startswith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b")
    assert [note.code for note in found.notes] == ["moves-cut"]
    assert not way.certain


def test_a_pasted_game_stays_verbatim_in_any_document():
    for file_format in ("fen", "epd", "pgn"):
        state = state_of_text("", file_format=file_format)
        changed = applied(state, pasted(state, GAME))
        assert changed.record.line + "\n" == GAME
        assert changed.position == parse_fen(HARING)
        assert changed.document.format == file_format


def test_several_pasted_games_are_records_of_their_own():
    state = state_of_text(GAME, file_format="pgn", newline="\r\n")
    changed = applied(state, pasted(state, f"{GAME}\n{GAME}"))
    assert len(changed.collection) == 3
    in_crlf = GAME.replace("\n", "\r\n")
    assert text_of(changed) == f"{GAME}\r\n{in_crlf}\r\n{in_crlf.rstrip()}\n"
    again = records_from(text_of(changed), "pgn")
    assert [record.position for record in again] == [parse_fen(HARING)] * 3


def test_a_position_takes_the_place_of_a_game_among_others_in_a_file_of_lines():
    state = state_of_fen(START)
    state = applied(state, pasted(state, f"{GAME}\n{GAME}"))
    assert state.record.is_game
    loaded = applied(state, records.load_fen(state, IMMORTAL))
    begun = applied(state, records.type_fen(state, IMMORTAL[:3]))
    typed = applied(begun, records.type_fen(begun, IMMORTAL))
    for changed in (loaded, typed):
        assert not changed.record.is_game
        assert changed.record.line == IMMORTAL


def test_a_faulty_game_pasted_among_games_is_a_draft():
    state = state_of_text(f"{IMMORTAL}\n")
    fens = (HARING, "8/8/8/8/8/8/8/9 w", HARING)
    text = "".join(f'[FEN "{fen}"]\n\n*\n\n' for fen in fens) + "Moves: 1. e4\n"
    pasted_records = list(applied(state, pasted(state, text)).collection)[1:]
    assert [record.value for record in pasted_records] == list(fens)
    assert pasted_records[1].position is None


def test_what_follows_a_pasted_position_becomes_a_comment_of_the_game():
    state = state_of_text(GAME, file_format="pgn")
    changed = applied(state, pasted(state, f"{IMMORTAL} ; Immortal"))
    assert text_of(changed).endswith(f'[FEN "{IMMORTAL}"]\n[SetUp "1"]\n\n{{; Immortal}} *\n')
    black = HARING.replace(" w ", " b ")
    changed = applied(state, pasted(state, f"{black} ; Haring", over=True))
    assert text_of(changed) == GAME.replace(HARING, black).replace("1. d4", "{; Haring} 1. d4")


def test_a_pasted_chess960_position_is_judged_as_one():
    state = state_of_text(FILE)
    (way,) = pasting.readings("chess960 position 12")
    changed = applied(state, pasting.paste(state, way))
    assert changed.chess960 and changed.position == start_position(12)
    standard = applied(changed, pasted(changed, HARING))
    assert not standard.chess960


def test_new_records_and_pasted_ones_take_the_format_of_the_document():
    four = HARING.removesuffix(" 0 1")
    state = state_of_text(f'{four} id "a";\n', file_format="epd")
    changed = applied(state, records.add(state, parse_fen(IMMORTAL)))
    assert changed.record.line == f"{IMMORTAL.removesuffix(' 1 23')} fmvn 23; hmvc 1;"
    changed = applied(state, pasted(state, f"{IMMORTAL} bm Be7; am a4;"))
    assert (
        changed.record.line == f"{IMMORTAL.removesuffix(' 1 23')} bm Be7; am a4; fmvn 23; hmvc 1;"
    )
    state = state_of_text(FILE)
    changed = applied(state, pasted(state, f"{four} bm d4;\n{four}\n"))
    assert [record.line for record in changed.collection][1:3] == [f"{HARING} bm d4;", HARING]
    state = state_of_text(GAME, file_format="pgn")
    changed = applied(state, records.add(state, parse_fen(IMMORTAL)))
    assert changed.record.is_game and changed.position == parse_fen(IMMORTAL)
    again = records_from(text_of(changed), "pgn")
    assert [record.position for record in again] == [parse_fen(HARING), parse_fen(IMMORTAL)]


def test_a_draft_pasted_among_positions_into_a_game_document_is_the_value_of_a_tag():
    state = state_of_text(GAME, file_format="pgn")
    changed = applied(state, pasted(state, f'{IMMORTAL}\n8/8/8/9/8/8/8/8 w "x"\n'))
    assert changed.collection[2].value == '8/8/8/9/8/8/8/8 w "x"'
    again = records_from(text_of(changed), "pgn")
    assert [record.value for record in again] == [HARING, IMMORTAL, '8/8/8/9/8/8/8/8 w "x"']


@pytest.mark.parametrize("fen", [EMPTY, START])
def test_several_pasted_positions_take_the_place_of_an_untouched_one(fen):
    state = state_of_fen(fen)
    change = pasted(state, f"{HARING}\n{IMMORTAL}\n")
    pasted_state = applied(state, change)
    assert [format_fen(record.position) for record in pasted_state.collection] == [HARING, IMMORTAL]
    assert (
        applied(
            pasted_state,
            None if change is None else replace(change, change=change.change.inverted()),
        ).collection
        == state.collection
    )


def test_records_of_this_program_are_pasted_to_the_letter():
    state = state_of_text(FILE)
    drafts = (record_from_line("not a position"), record_from_line(f"{IMMORTAL} ; Immortal"))
    changed = applied(state, pasting.paste_own(state, drafts))
    assert [record.line for record in changed.collection][1:3] == [one.line for one in drafts]
    assert pasting.paste_own(state, ()) is None
    blank = state_of_fen("8/8/8/8/8/8/8/8 w - - 0 1")
    assert len(applied(blank, pasting.paste_own(blank, drafts)).collection) == 2
    assert list(applied(blank, pasting.paste_own(blank, drafts[:1])).collection) == [
        replace(drafts[0], ending="\n")
    ]
    named = state_of_text(f'{EMPTY} id "mine";\n')
    change = pasting.paste_own(named, drafts[1:])
    assert change.notices == (Notice("removed-with-position", "operations"),)
    # The name goes with one position alone.
    assert len(applied(named, pasting.paste_own(named, drafts)).collection) == 3


def test_what_was_found_in_a_text_is_inserted_where_it_was_dropped():
    state = state_of_text(FILE, 1)
    (way,) = pasting.readings(f"{IMMORTAL}\n{START}\n")
    changed = applied(state, pasting.paste(state, way, at=0))
    assert [record.line for record in changed.collection][:2] == [IMMORTAL, START]
    assert changed.current == 0


# Entries of Olive and of databases in JSON, pasted as text.


ENTRY = """\
---
authors:
- Person, Anna
- Person, Bert
source:
  name: Paper
  issue: 5
  date:
    year: 1931
award:
  distinction: 1st Prize
stipulation: h#2
twins:
  b: Move e6 c4
  c: Add white Pa2
options:
- SetPlay
- NoCastling a1
algebraic:
  white: [Ke1, Ra1, Rh1, Sa3, Pg4]
  black: [Kd8, Bf4, Sh6, Pe6]
"""


def found(text: str, *, certain: bool = True) -> tuple[Found, ...]:
    (way,), draft = understood(text)
    assert (way.kind, way.certain, draft) == ("olive", certain, None)
    return way.found


def puzzle(each: Found) -> Puzzle:
    return puzzle_of(read_operations(each.rest).operations)


def test_an_entry_says_what_its_form_holds():
    (each,) = found(ENTRY)
    assert format_fen(each.position) == "3k4/8/4p2n/8/5bP1/N7/8/R3K2R b K - 0 1"
    assert puzzle(each) == Puzzle(
        author="Person, Anna; Person, Bert",
        source="Paper (issue 5) 1931",
        stipulation="h#2",
        twins="b) Move e6 c4; c) Add white Pa2",
        options="SetPlay",
        award="1st Prize",
    )
    assert each.notes == ()


def test_several_entries_and_those_with_fairy_pieces():
    text = (
        ENTRY
        + '---\nstipulation: "#3"\nalgebraic: {white: [Ka1, Xa2], black: [Kh8]}\n'
        + "---\nstipulation: #4\nalgebraic: {white: [Ka1, Qa2], black: [Kh8], neutral: [Sc3]}\n"
        + "---\nstipulation: #5\nalgebraic: {white: [Ka1, Qa2], black: [Kh8]}\n"
    )
    first, _, last = found(text)
    assert puzzle(last) == Puzzle(mate=5)
    notes = {note.code: dict(note.data) for note in first.notes}
    assert notes["problems-left-out"] == {"count": "1", "men": "Xa2"}


def test_what_holds_no_other_problem_says_why():
    text = 'stipulation: "#3"\nalgebraic: {white: [Ka1, Xa2], black: [Kh8]}\n'
    assert understood(text)[0] == ()
    fault = fault_in(text)
    assert (fault.code, dict(fault.data)) == ("problems-left-out", {"count": "1", "men": "Xa2"})
    fault = fault_in('{"white": "Ka1 Qa2", "black": "Kh8 Ra2", "stipulation": "#3"}')
    assert fault.code == "square-taken"


@pytest.mark.parametrize(
    ("text", "fen", "expected"),
    [
        (
            '{"id": 4711, "authors": ["Person, Anna"], "stipulation": "#2", "source": '
            '{"name": "Paper", "date": {"year": 1931}}, "algebraic": {"white": ["Ka1","Qa2"], '
            '"black": ["Kh8","Sb8"]}}',
            "1n5k/8/8/8/8/8/Q7/K7 w",
            Puzzle(author="Person, Anna", source="Paper 1931", mate=2),
        ),
        (
            '{"success":true,"result":{"entries":[{"algebraic":{"white":["Ka1","Qa2"],'
            '"black":["Kh8"]},"stipulation":"h#2.5","authors":["A"]}]}}',
            "7k/8/8/8/8/8/Q7/K7 w",
            Puzzle(author="A", stipulation="h#2.5"),
        ),
        (
            '{"White": ["Ka1", "Nb1", "c2"], "Black": ["Kh8"], "Stipulation": "h#3", '
            '"Author": "A. Person"}',
            "7k/8/8/8/8/8/2P5/KN6 b",
            Puzzle(author="A. Person", stipulation="h#3"),
        ),
        (
            '[{"position": {"white": "Ka1, Qa2", "black": "Kh8"}, "stipulation": "s#4"}]',
            "7k/8/8/8/8/8/Q7/K7 w",
            Puzzle(stipulation="s#4"),
        ),
        (
            '{white: [Ka1, Qa2], black: [Kh8], stipulation: "#3", authors: [A, B]}',
            "7k/8/8/8/8/8/Q7/K7 w",
            Puzzle(author="A; B", mate=3),
        ),
        (
            '{"fen": "7k/8/8/8/8/8/Q7/K7", "stipulation": "h#2", "author": "A", '
            '"source": "Paper, 1931"}',
            "7k/8/8/8/8/8/Q7/K7 b",
            Puzzle(author="A", source="Paper, 1931", stipulation="h#2"),
        ),
        (
            '{"fen": "7k/8/8/8/8/8/Q7/K7 b - - 3 9", "stipulation": "#2", "author": "A"}',
            "7k/8/8/8/8/8/Q7/K7 b",
            Puzzle(author="A", mate=2),
        ),
    ],
)
def test_databases_in_json(text, fen, expected):
    (each,) = found(text)
    assert format_fen(each.position).startswith(fen)
    assert puzzle(each) == expected


@pytest.mark.parametrize(
    "text",
    [
        "stipulation: none\nalgebraic: notation",
        "The stipulation: mate in two. Authors: many.",
        '{"stipulation": "h#2", "authors": ["A"]}',
    ],
)
def test_what_has_no_position_is_none(text):
    assert understood(text)[0] == ()
