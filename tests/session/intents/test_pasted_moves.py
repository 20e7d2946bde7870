"""Moves of pasted texts as records: a game, or a line with `pv`."""

import pytest

from fenedit.documents.annotating import name_of
from fenedit.documents.record import Format
from fenedit.session.intents import pasting, records
from fenedit.session.state import EditorState
from tests.helpers.states import HARING, applied, state_of_text

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def pasted(text: str, file_format: Format = "fen", shown: str = "") -> EditorState:
    state = state_of_text(shown, file_format=file_format)
    (way, *_), _ = pasting.understood(text)
    changed = pasting.paste(state, way, text)
    assert changed is not None
    return applied(state, changed)


@pytest.mark.parametrize(
    ("file_format", "line"),
    [
        ("fen", f"{START} pv e4 e5 Nf3;"),
        ("epd", f"{START.removesuffix(' 0 1')} pv e4 e5 Nf3;"),
    ],
)
def test_in_a_document_of_lines_moves_are_an_operation(file_format, line):
    assert pasted("1. e4 e5 2. Nf3", file_format).record.line == line


def test_in_a_document_of_games_they_are_a_game():
    record = pasted("1. e2e4 e7e5 {good} 2. \N{WHITE CHESS KNIGHT}f3 1-0", "pgn").record
    assert record.is_game
    assert record.line.endswith("1. e4 e5 {good} 2. Nf3 1-0")
    assert '[Result "1-0"]' in record.line


def test_a_game_that_a_line_cannot_hold_stays_a_game():
    for text in ("1. e4 (1. d4) e5", "1. e4 {good} e5", "1. e4 e5?"):
        assert pasted(text).record.is_game


def test_results_are_kept_in_a_line():
    assert pasted("1. e4 e5 0-1").record.line == f'{START} pv e4 e5; c9 "0-1";'


def test_words_after_a_result_are_kept():
    text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0 A great game"
    for file_format in ("fen", "pgn"):
        assert "1-0 A great game" in pasted(text, file_format).record.line


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("1. e4 e5 1-0\n\n1. d4 d5 1/2-1/2\n", ["1. e4 e5 1-0", "1. d4 d5 1/2-1/2"]),
        ("1. e4 e5 1-0\n1. d4 d5 0-1", ["1. e4 e5 1-0", "1. d4 d5 0-1"]),
        ("1. e4 e5 1-0 1. d4 d5 0-1", ["1. e4 e5 1-0", "1. d4 d5 0-1"]),
        ("1. e4 e5\n2. Nf3 Nc6\n1. d4 d5", ["1. e4 e5 2. Nf3 Nc6 *", "1. d4 d5 *"]),
    ],
)
def test_several_games_are_several_records(text, lines):
    state = pasted(text, "pgn", "\n")
    games = [record for record in state.collection if record.position is not None]
    assert [record.line.split("\n\n")[1] for record in games] == lines


@pytest.mark.parametrize(
    "text", ["{Look:}\n1. e4 e5", "1. e4 (\n1. d4 d5) e5", "1. e4 {\n1. d4} e5"]
)
def test_a_first_move_in_a_game_begins_no_other(text):
    ((way,), _) = pasting.understood(text)
    assert (len(way.found), way.certain) == (1, True)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1. e4 e5 2. Ke3 Nc6 3. Bc4", "illegal"),
        ("1. Nf3 a6 2. d3 a5 3. Nd2 b6", "ambiguous"),
    ],
)
def test_the_rest_of_moves_that_do_not_fit_is_kept(text, code):
    ((way,), _) = pasting.understood(text)
    (note,) = way.found[0].notes
    assert (note.code, dict(note.data)["reason"]) == ("moves-cut", code)
    assert not way.certain
    rest = text[text.index("Ke3" if code == "illegal" else "Nd2") :]
    record = pasted(text).record
    assert record.line.endswith(f'; c9 "{rest}";')
    assert name_of(record) == ""
    assert pasted(text, "pgn").record.line.endswith(f"\n\n{text} *")


@pytest.mark.parametrize("variation", ["(1... Ke4)", "(1... c5 2. Ke3)"])
def test_a_variation_that_does_not_fit_is_kept(variation):
    text = f"1. e4 e5 {variation} 2. Nf3"
    ((way,), _) = pasting.understood(text)
    assert way.certain
    for file_format in ("fen", "pgn"):
        record = pasted(text, file_format).record
        assert record.is_game
        assert variation in record.line


TYPED = "1.e4 e5"


@pytest.mark.parametrize(
    ("shown", "lines"),
    [
        ("", [f"{START} pv e4 e5;"]),
        (f"{HARING}\n", [HARING, f"{START} pv e4 e5;"]),
        (f"{TYPED}\n", [f"{START} pv e4 e5;"]),
    ],
)
def test_typed_moves_leave_the_record_as_it_was(shown, lines):
    state = state_of_text(shown)
    if state.fen_text != TYPED:
        typing = records.type_fen(state, TYPED)
        assert typing is not None
        state = applied(state, typing)
    assert state.fen_text == TYPED
    (way,), _ = pasting.understood(TYPED)
    made = pasting.paste(state, way, TYPED)
    assert made is not None
    after = applied(state, made)
    assert [record.line for record in after.collection] == lines
    assert after.record.line == lines[-1]


def test_letters_that_languages_read_differently_are_asked_about():
    ways, _ = pasting.understood("1. e4 e5 2. Sf3 Sc6 3. Lb5")
    assert [(way.detail, way.certain) for way in ways] == [("de", True)]
    # A rook of Dutch or a bishop of Estonian, each with a move.
    ways, _ = pasting.understood(f"{'4k3/8/8/8/8/8/8/K1R3B1 w - - 0 1'} 1. Oe3 Kd7")
    assert [way.certain for way in ways] == [True]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("Here is my game, look:\n1.e4 c5 2.Ne2 Nf6 1-0\nWas that good?", ["e4 c5 Ne2 Nf6"]),
        ("I lost this one: 1. e4 e5 2. Nf3 Nc6 {here} 3. Bb5\nI am sad.", ["e4 e5 Nf3 Nc6 Bb5"]),
        ("Unser Spiel\n1.Sf3 d5 2.d4 Sf6 3.c4\nwar schön", ["Nf3 d5 d4 Nf6 c4"]),
        ("He played 1.e4 c5 2.Nf3 d6 and won", ["e4 c5 Nf3 d6"]),
        ("The Ruy Lopez arises after 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6.", ["e4 e5 Nf3 Nc6 Bb5 a6"]),
        ("Diagram: after 1.Nf3 d5 2.d4 Nf6", ["Nf3 d5 d4 Nf6"]),
        ("Magnus - Hikaru 1.e4 e5 2.Nf3 Nc6", ["e4 e5 Nf3 Nc6"]),
        ("The Ruy Lopez is 1 e4 e5 2 Nf3 Nc6 3 Bb5, and it is old.", ["e4 e5 Nf3 Nc6 Bb5"]),
        ("Nach 1.e4 e5 2.Sf3 Sc6 3.Lb5 steht Weiß gut.", ["e4 e5 Nf3 Nc6 Bb5"]),
        ("<p>The <b>Ruy</b>: 1.&nbsp;e4 e5 2.&nbsp;<i>Nf3</i> Nc6</p>", ["e4 e5 Nf3 Nc6"]),
        ("It is the Italian (1.e4 e5 2.Nf3 Nc6 3.Bc4).", ["e4 e5 Nf3 Nc6 Bc4"]),
        ("Mine: 1.e4 (1.d4 d5 2.c4) e5 2.Nf3 Nc6", ["e4 e5 Nf3 Nc6"]),
        ("One: 1.e4 e5 2.Nf3 Nc6, 1.d4 d5 2.c4 e6", ["e4 e5 Nf3 Nc6", "d4 d5 c4 e6"]),
        (f"Long: 1.e4 {{{'x ' * 300}}} e5 2.Nf3 d6 3.d4 and so", ["e4 e5 Nf3 d6 d4"]),
        ("I played 1.d4 d5 2.c4 dc 3.e3 b5 4.a4 and won.", ["d4 d5 c4 dxc4 e3 b5 a4"]),
        ("Partida: 1.e4 d5 2.exd Qxd5 3.Nc3 de Juan, ab ovo", ["e4 d5 exd5 Qxd5 Nc3"]),
        ("1. e4 d5 2. ed e6 3. de fe 4. d4", ["e4 d5 exd5 e6 dxe6 fxe6 d4"]),
        ("1. e4 d5 2. e5 f5 3. ef ef", ["e4 d5 e5 f5 exf6 exf6"]),
        (
            "Round one:\n1.e4 e5 2.Nf3 d6 1/2-1/2\nRound two:\n1.d4 d5 2.c4 e6\nThat is all.",
            ["e4 e5 Nf3 d6", "d4 d5 c4 e6"],
        ),
    ],
)
def test_games_in_prose_are_found(text, moves):
    ((way,), _) = pasting.understood(text)
    assert (way.kind, way.certain) == ("moves", True)
    assert [" ".join(found.moves) for found in way.found] == moves


def test_the_text_around_games_in_prose_is_named():
    ((way,), _) = pasting.understood("He played 1.e4 c5 2.Nf3 d6 3. and won. Once (1. e4 was it).")
    assert [note.code for note in way.found[0].notes] == ["text-left-out"]
    left_out = "He played … 3. and won. Once (1. e4 was it)."
    assert dict(way.found[0].notes[0].data)["found"] == left_out


RUY = "1. e4 e5 2. Nf3 Nc6 3. Bb5"


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (
            f"Today: {RUY} a6, the main line, 4.Ba4 Nf6 or so",
            f"{RUY} a6 {{the main line,}} 4. Ba4 Nf6",
        ),
        (f"{RUY} and, after Nf3, 3...d6 4. d4", f"{RUY} {{and, after Nf3,}} 3... d6 4. d4"),
        (
            "1. e4 e5\nThe {open}\ngame.\n2. Nf3 1/2-1/2",
            "1. e4 e5 {The (open) game.} 2. Nf3 1/2-1/2",
        ),
        (f"{RUY} (3.Bc4 is old) 3…a6 yes", f"{RUY} {{(3.Bc4 is old)}} 3... a6"),
        (f"{RUY} a6 main line, 4. Ba4 Nf6 5. O-O", f"{RUY} a6 {{main line,}} 4. Ba4 Nf6 5. O-O"),
        (
            f"{RUY} [not 3.d4] 3...a6 or {{4.Bxc6}} 4. Ba4",
            f"{RUY} {{[not 3.d4]}} 3... a6 {{or (4.Bxc6)}} 4. Ba4",
        ),
        (f"So {RUY} (nice one) a6 4. Ba4", f"{RUY} {{(nice one)}} 3... a6 4. Ba4"),
        (
            f"{RUY} a6 Or 3...Nf6 4.O-O at once. 4. Ba4",
            f"{RUY} a6 {{Or 3...Nf6 4.O-O at once.}} 4. Ba4",
        ),
        (f"{RUY} a6 4. Ba4 Nf6 and here 5. 0-0", f"{RUY} a6 4. Ba4 Nf6 {{and here}} 5. O-O"),
        (f"So {RUY} a6 and, not later, 5. d4, but 4. Ba4", f"{RUY} a6"),
        (f"{RUY} White plays a6 here, 4. Ba4", RUY),
        (f"So {RUY} a6 and not 3...Nf6 4.O-O", f"{RUY} a6"),
        (f"{RUY} a6 and not then 4...Nf6", f"{RUY} a6"),
        (f"{RUY} a6 and not then 4.Qa4", f"{RUY} a6"),
        (f"So {RUY} a6 1-0 and then 4.Ba4", f"{RUY} a6 1-0"),
        (f"{RUY} a6 and White won 1-0, then 4.Ba4", f"{RUY} a6"),
        (f"{RUY} a6 and{' so on' * 60} 4.Ba4", f"{RUY} a6"),
        (f"It ({RUY} a6) is old. 4. Ba4 is better", f"{RUY} a6"),
        (f"So {RUY} a6 (or 1. d4 d5 2. c4 c6) 4. Ba4", f"{RUY} a6"),
    ],
)
def test_a_game_goes_on_after_words_with_the_number_that_is_due(text, moves):
    ((way,), _) = pasting.understood(text)
    assert (way.kind, way.certain) == ("moves", False)
    written = " ".join(way.found[0].source.split("\n\n")[1].split())
    assert written.removesuffix(" *") == moves


@pytest.mark.parametrize(
    "text",
    [
        "My game:\n1.e4 e5 2.Nf3 Nc6 3.Bb5\nInstead of 2.Nf3 I could play f4.",
        "My game:\n1.e4 e5 2.Nf3 Nc6 and now 3.Bb5",
        "My game:\n1.e4 e5 2.Ke3 Nc6 3.d4 d5 4.Nf3",
        "The Open Game: 1. e4 e5 is sound",
        "The Sicilian (1.e4 c5) and the Pirc (1.e4 d6 2.d4 Nf6)",
    ],
)
def test_games_in_prose_with_other_moves_are_asked_about(text):
    ways, _ = pasting.understood(text)
    assert [(way.kind, way.certain) for way in ways] == [("moves", False)]


@pytest.mark.parametrize(
    "text",
    [
        "Ke1 Qd1 a2; kg8",
        "after 12.Nf3 he resigned",
        "He resigned in 1.5 hours, after 3. Nf3 a6",
        "Chapter 1.a4 paper, chapter 2.b5",
        "In room 1 a4 paper, in room 2 b5",
        "Version 2.1.e4 e5 2.Nf3 Nc6",
        "1...c5 2.Nf3 d6 is the Sicilian",
        "Ideas:\n1. e4 controls the centre\n2. Nf3 develops a knight\n3. Bb5 pins",
        "Shopping:\n1. a4 paper\n2. b5 envelopes",
        "White: Ke1, e4. Black: Ke8, e5",
        "e4",
        "a4 is a good square for a knight",
        "e4 e5 is the open game",
        "de ed ab",
        "b4 c5 d6",
        "Nf3",
        "12... Nf6 13. Bg5",
        f'{START} bm e4; id "e4 e5";',
        f"{START} ; 1. e4 e5",
    ],
)
def test_other_texts_are_not_moves(text):
    ways, _ = pasting.understood(text)
    assert all(way.kind != "moves" and way.found[0].end is None for way in ways)


def test_moves_in_other_letters_are_written_in_english_before_what_is_not_read():
    ways, _ = pasting.understood("1. e4 e5 2. Sf3 Sc6 3. Lc4 und {aus} 0:1")
    assert ways[0].found[0].source.rstrip().endswith("2. Nf3 Nc6 3. Bc4 {und (aus) 0:1} *")
