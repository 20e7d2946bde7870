"""Positions out of games of the document, as records behind each of them."""

from fenedit.documents.annotating import name_of
from fenedit.documents.document import Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.formats import records_from
from fenedit.session.moves.taking import taking, trees_of
from fenedit.session.state import EditorState
from tests.helpers.at_once import ended
from tests.helpers.opera_game import OPERA
from tests.helpers.states import applied, editor_of, fen_of, state_of_text, text_of

GAMES = f'{OPERA}\n[White "A"]\n[Black "B"]\n[Result "*"]\n\n1. e4 e5 *\n\n{OPERA}'
LINES = '8/8/8/4k3/8/4K3/4P3/8 w - - id "x"; pv Kd3 Kd5;\n8/8/8/4k3/8/4K3/4P3/8 w - - id "y";\n'


def names(state: EditorState) -> list[str]:
    return [name_of(record).rpartition("after ")[2] for record in state.collection]


def test_positions_follow_each_of_several_games() -> None:
    state = state_of_text(GAMES, 2, file_format="pgn")
    after = applied(state, ended(taking(state, (range(3),), "marks", trees_of(state))))
    marked = ["4…Nf6", "7.Qb3", "16.Qb8+"]
    game = "Morphy – Duke, Paris 1858"
    assert names(after) == [game, *marked, "A – B", game, *marked]
    assert after.current == 1
    # Games stay as they were.
    assert text_of(after).count(OPERA.rstrip()) == 2


def test_positions_taken_later_follow_those_taken_before() -> None:
    state = state_of_text(GAMES, file_format="pgn")
    for where in ("20w", "7w", "last"):
        made = ended(taking(state, (range(1),), where, trees_of(state)))
        state = state if made is None else applied(state, made)
        state = EditorState(state.document, 0)
    assert names(state)[:4] == ["Morphy – Duke, Paris 1858", "7.Qb3", "17.Rd8#", "A – B"]


def test_it_is_one_step_of_undo() -> None:
    editor = editor_of(state_of_text(GAMES, 1, file_format="pgn"))
    made = ended(taking(editor.state, (range(3),), "last", trees_of(editor.state)))
    assert made is not None
    editor.dispatch(made)
    assert len(editor.state.collection) == 6
    assert editor.undo_stack.undoText() == "take-positions 3"
    editor.undo_stack.undo()
    assert text_of(editor.state) == GAMES


def test_lines_follow_a_line_and_others_stay() -> None:
    state = state_of_text(LINES, file_format="epd")
    after = applied(state, ended(taking(state, (range(2),), "all", trees_of(state))))
    lines = text_of(after).splitlines()
    assert [line.partition("id ")[2] for line in lines] == [
        '"x"; pv Kd3 Kd5;',
        '"x, after 1.Kd3"; pv Kd5;',
        '"x, after 1…Kd5";',
        '"y";',
    ]


def test_a_game_among_lines_of_fen_names_its_positions() -> None:
    collection = records_from("# x\n8/8/8/4k3/8/4K3/4P3/8 w - - 0 1 pv Kd3 Kd5;\n", "fen")
    state = EditorState(Document(form=TextForm(newline="\n"), collection=collection))
    after = applied(state, ended(taking(state, (range(1),), "last", trees_of(state))))
    assert text_of(after).splitlines()[2:] == ["8/8/8/3k4/8/3K4/4P3/8 w - - 2 2 ; x, after 1…Kd5"]


def test_moves_that_were_played_count_for_the_record_shown() -> None:
    state = state_of_text("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n")
    trees = trees_of(state)
    assert ended(taking(state, (range(1),), "last", trees)) is None
    played, _ = trees(0).played((), "e3d3")
    after = applied(state, ended(taking(state, (range(1),), "last", trees_of(state, played))))
    assert after.current == 1
    assert text_of(after).endswith("; after 1.Kd3\n")


def test_the_en_passant_square_is_written_as_it_is_wanted() -> None:
    state = state_of_text('[White "A"]\n\n1. e4 *\n', file_format="pgn")
    for custom, square in (("always", "e3"), ("legal", "-")):
        made = ended(taking(state, (range(1),), "last", trees_of(state), custom))
        assert fen_of(applied(state, made)).split()[3] == square
