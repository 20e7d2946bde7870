"""A new position is a new position: what was said of another one goes, in one step, and is told."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.games import game_record
from fenedit.documents.record import Format
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.reading import Found
from fenedit.session.editor import merged
from fenedit.session.intents import board, records
from fenedit.session.intents.common import new_position, removed
from fenedit.session.state import EditorState, Notice, Rectangle, Transaction, state_at
from tests.helpers.states import HARING, IMMORTAL, START, fen_of, pasted, state_of_text, text_of

GAME = (
    '[Event "Casual"]\n[Site "?"]\n[White "Anderssen"]\n[Black "Kieseritzky"]\n[Result "1-0"]\n'
    f'[FEN "{IMMORTAL}"]\n[SetUp "1"]\n\n{{[%csl Ge4] why}} 1. Nxg7+ Kd8 1-0\n'
)
COMMENTED = f'[FEN "{IMMORTAL}"]\n[SetUp "1"]\n\n{{why}} *\n'
PUZZLE = f'{HARING} bm Qa4; c0 "[%csl Ge4] why"; dm 2; id "Haring";\n'
EPD = PUZZLE.replace(" 0 1 ", " ")
REMARK = f"{HARING} ; by Haring\n"
SAID = ("Anderssen", "Kieseritzky", "Nxg7", "why", "Haring", "Qa4", "%csl")

WAYS: dict[str, Callable[[EditorState], Transaction | None]] = {
    "paste": lambda state: pasted(state, START, over=True),
    "paste of another spelling": lambda state: pasted(state, "chess960 position 12", over=True),
    "choice among readings": lambda state: records.load_found(state, Found(START_POSITION)),
    "recent position": lambda state: records.load_fen(state, START, "fen.recent"),
    "start position": board.set_start,
    "clear": board.clear,
    "Chess960": lambda state: board.set_chess960_start(state, 17),
    "pieces on a cleared board": lambda state: board.place_pieces(
        state, ((4, "K"), (60, "k")), clear_first=True
    ),
}


def undone(state: EditorState, change: Transaction) -> EditorState:
    """Return the state before a change, as undo brings it back from the one after."""
    inverse = replace(change, change=change.change.inverted(), current=state.current)
    return inverse.apply(change.apply(state))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("held", "file_format", "told"),
    [
        (GAME, "pgn", "moves, players, tags, marks"),
        (COMMENTED, "pgn", "remark"),
        (PUZZLE, "fen", "operations, marks"),
        (EPD, "epd", "operations, marks"),
        (REMARK, "fen", "remark"),
        (REMARK, "epd", "remark"),
        (f"{START}\n{HARING}\n", "fen", ""),
    ],
)
def test_nothing_of_the_position_before_stays_with_a_new_one(way, held, file_format, told):
    state = state_of_text(held, file_format=file_format)
    if not told:
        state = state_at(state.document, 1)
    change = WAYS[way](state)
    notice = (Notice("removed-with-position", told),) if told else ()
    assert change.notices == notice
    after = change.apply(state)
    assert fen_of(after) != fen_of(state)
    assert not any(word in text_of(after) for word in SAID)
    assert undone(state, change) == state


@pytest.mark.parametrize(
    ("brought", "told"),
    [
        (f"{IMMORTAL} bm Be7;", "operations, marks"),
        (f'{IMMORTAL} id "Haring"; bm Be7;', "operations, marks"),
        (f'{IMMORTAL} bm Qa4; c0 "[%csl Ra1] why"; dm 2; id "Haring";', "marks"),
        (GAME.replace("Ge4", "Ra1"), "operations, marks"),
    ],
)
def test_what_a_text_brings_stands_in_the_place_of_what_was_said_before(brought, told):
    state = state_of_text(PUZZLE)
    change = pasted(state, brought, over=True)
    assert change.notices == (Notice("removed-with-position", told),)
    assert change.apply(state).record.line == brought.strip()


def test_what_is_the_same_in_both_is_not_called_removed():
    state = state_of_text(GAME, file_format="pgn")
    longer = GAME.replace("Kd8 1-0", "Kd8 2. Qf6+ 1-0").replace(IMMORTAL, START)
    change = pasted(state, longer, over=True)
    assert change.notices == (Notice("removed-with-position", "moves"),)
    assert removed(state.record, state.record) == ()


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("{a} {b} *", "{c} {d} *", "remark"),
        ("{a} {b} *", "{a} *", "remark"),
        ("{a} {b} *", "{b}{a} {c} *", ""),
        ("$1 *", "*", "remark"),
        ("$1 *", "$1 {c} *", ""),
        ("; a\n*", "{a} *", ""),
    ],
)
def test_each_comment_that_goes_is_called_removed(before, after, told):
    one, other = (game_record(f'[FEN "{HARING}"]\n\n{moves}') for moves in (before, after))
    assert [notice.detail for notice in removed(one, other)] == [told] * bool(told)


@pytest.mark.parametrize(
    "loaded",
    [HARING.replace(" w ", " b "), HARING.replace("0 1", "7 30")],
)
def test_other_fields_before_the_same_pieces_are_an_edit(loaded):
    for held, file_format in ((PUZZLE, "fen"), (EPD, "epd"), (GAME, "pgn")):
        state = state_of_text(held.replace(IMMORTAL, HARING), file_format=file_format)
        change = pasted(state, loaded, over=True)
        assert not [one for one in change.notices if one.code == "removed-with-position"]
        after = change.apply(state)
        assert fen_of(after) == loaded
        assert all(word in text_of(after) for word in SAID if word in text_of(state))


def test_what_is_said_before_any_piece_stands_is_said_of_the_pieces_to_come():
    for held in (
        '8/8/8/8/8/8/8/8 w - - 0 1 id "mine";\n',
        '8/8/8/8/8/8/8/9 w - - 0 1 id "mine";\n',
    ):
        state = state_of_text(held)
        change = pasted(state, HARING, over=True)
        assert not change.notices
        assert text_of(change.apply(state)) == f'{HARING} id "mine";\n'


def test_moving_pieces_keeps_what_is_said():
    state = state_of_text(GAME, file_format="pgn")
    changes = (
        board.discard(state, 59),
        board.place_pieces(state, ((40, "P"),)),
        board.transform(state, "mirror"),
        board.transform(state, "swap"),
    )
    for change in changes:
        assert "removed-with-position" not in [notice.code for notice in change.notices]
        assert "Anderssen" in text_of(change.apply(state))
        assert "1. Nxg7+ Kd8 1-0" in text_of(change.apply(state))


def test_only_another_placement_makes_a_new_position():
    assert new_position(parse_fen(HARING), START_POSITION)
    assert not new_position(parse_fen(HARING), parse_fen(HARING.replace(" w ", " b ")))
    assert not new_position(parse_fen("8/8/8/8/8/8/8/8 b - - 0 1"), START_POSITION)


class Typing:
    """Types in the FEN field, key after key, in one step of undo."""

    def __init__(self, held: str, file_format: Format = "fen"):
        self.first = self.state = state_of_text(held, file_format=file_format)
        self.step: Transaction | None = None
        self.told: list[Notice] = []

    @property
    def text(self) -> str:
        return text_of(self.state)

    def perform(self, change: Transaction | None):
        if change is not None:
            self.state = change.apply(self.state)
            self.told += [one for one in change.notices if one.code == "removed-with-position"]
            self.step = change if self.step is None else merged(self.step, change)

    def type(self, *texts: str, whole: bool = False):
        for each in texts:
            self.perform(records.type_fen(self.state, each, "run", whole=whole))

    def select_all_and_type(self, words: str):
        self.type(*(words[: length + 1] for length in range(len(words))))

    def backspace_and_type(self, words: str):
        shown = self.state.fen_text
        self.type(*(shown[:length] for length in range(len(shown) - 1, -1, -1)))
        self.select_all_and_type(words)


@pytest.mark.parametrize(
    ("held", "file_format", "told"),
    [
        (GAME, "pgn", "moves, players, tags, marks"),
        (PUZZLE, "fen", "operations, marks"),
        (EPD, "epd", "operations, marks"),
        (REMARK, "fen", "remark"),
    ],
)
@pytest.mark.parametrize("typed", [START, HARING.replace("K1p1", "1Kp1")])
def test_a_position_typed_from_nothing_is_a_new_one(held, file_format, told, typed):
    for way in (Typing.select_all_and_type, Typing.backspace_and_type):
        typing = Typing(held, file_format)
        way(typing, typed)
        assert fen_of(typing.state) == typed
        assert not any(word in typing.text for word in SAID)
        assert set(typing.told) == {Notice("removed-with-position", told)}
        assert typing.step is not None
        assert undone(typing.first, typing.step) == typing.first


def test_a_placement_typed_from_nothing_before_the_other_fields_is_a_new_position():
    typing = Typing(REMARK)
    placement, _, fields = START.partition(" ")
    typing.type(*(f"{placement[:length]} {fields}" for length in range(len(placement) + 1)))
    assert typing.text == f"{START}\n"


def test_nothing_is_told_of_moves_once_their_position_is_typed_again():
    state = state_of_text(GAME, file_format="pgn")
    codes = []
    for words in ("non", IMMORTAL):
        for length in range(1, len(words) + 1):
            change = records.type_fen(state, words[:length])
            if change is not None:
                state, codes = change.apply(state), [notice.code for notice in change.notices]
    assert text_of(state) == GAME
    assert codes == []


@pytest.mark.parametrize("way", WAYS)
def test_nothing_of_a_game_whose_position_cannot_be_read_stays_with_a_loaded_one(way):
    state = state_of_text(
        GAME.replace(IMMORTAL, "4k3/8/8/8/8/8/4P3/4K3x w - - 0 1"), 0, "\n", "pgn"
    )
    assert state.is_draft
    change = WAYS[way](state)
    if change is not None:
        assert not any(said in text_of(change.apply(state)) for said in SAID)


def test_editing_the_text_in_place_keeps_what_is_said_however_long_it_goes_on():
    typing = Typing(REMARK)
    shown = HARING
    for old, new in (("4r3", "3r4"), ("2P3R1", "2P2R2"), ("Bn3Q2", "B1n2Q2"), ("K1p1p3", "1Kp1p3")):
        before, _, after = shown.partition(old)
        typing.type(*(before + old[:length] + after for length in range(len(old), -1, -1)))
        typing.type(*(before + new[:length] + after for length in range(len(new) + 1)))
        shown = shown.replace(old, new)
        assert fen_of(typing.state) == shown
        assert typing.text == f"{shown} ; by Haring\n"
    assert not typing.told
    # From here on the whole is typed anew, and comes back to the edited one, and to the first.
    typing.select_all_and_type("nonsense")
    typing.select_all_and_type(shown)
    assert typing.text == f"{shown} ; by Haring\n"
    typing.select_all_and_type("nonsense")
    typing.select_all_and_type(HARING)
    assert typing.text == REMARK


def test_a_new_position_that_is_typed_on_stays_a_new_one():
    typing = Typing(REMARK)
    typing.select_all_and_type(START)
    for each in (f"{START}x", START, START.replace(" w ", " b "), START.replace("RNBQ", "1NBQ")):
        typing.type(each)
        assert "Haring" not in typing.text
    typing.type("nonsense")
    assert typing.text == "nonsense\n"
    typing.type(f"{START} ; mine")
    assert typing.text == f"{START} ; mine\n"
    # It is told with each key, which would end what was told with the one before.
    assert typing.told == [Notice("removed-with-position", "remark")] * len(typing.told)
    assert len(typing.told) > 5


def test_a_gesture_on_the_board_after_typing_keeps_what_is_said_of_it():
    typing = Typing(REMARK)
    typing.select_all_and_type("nonsense")
    typing.perform(board.discard(typing.state, 5))
    assert typing.text.endswith(" ; by Haring\n")
    typing = Typing(REMARK)
    typing.select_all_and_type(START + " x")
    typing.perform(board.discard(typing.state, 5))
    assert "Haring" not in typing.text


def test_a_faulty_text_that_arrives_whole_is_the_beginning_of_a_new_position():
    typing = Typing(REMARK)
    faulty = START.replace("8/8/8/8", "8/8/8/9")
    typing.type(faulty, whole=True)
    assert not typing.told
    typing.type(START)
    assert typing.text == f"{START}\n"
    assert set(typing.told) == {Notice("removed-with-position", "remark")}


def test_a_faulty_line_that_is_typed_anew_keeps_its_remark():
    typing = Typing("8/8/8/8/8/8/8/9 w - - 0 1 ; mine\n")
    typing.select_all_and_type(f"{HARING} ; mine")
    assert typing.text == f"{HARING} ; mine\n"


TEXTS = st.sampled_from(
    [HARING, START, IMMORTAL, "nonsense", "", HARING[:30], f"{START} ; x", "8/8"]
)


@given(st.lists(TEXTS, max_size=8), st.sampled_from([GAME.replace(IMMORTAL, HARING), EPD, REMARK]))
def test_whatever_is_typed_between_typing_back_restores_the_record(texts, held):
    typing = Typing(held, "pgn" if held == GAME.replace(IMMORTAL, HARING) else "fen")
    typing.type(*texts, HARING)
    assert typing.text == held


def test_a_board_that_is_emptied_at_once_is_cleared():
    state = state_of_text(REMARK)
    change = board.empty_area(state, Rectangle(0, 0, 7, 7))
    assert change.notices == (Notice("removed-with-position", "remark"),)
    part = board.empty_area(state, Rectangle(0, 0, 7, 3))
    assert not part.notices
