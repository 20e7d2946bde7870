from fenedit.documents.files.opening import document_from_bytes
from fenedit.notation.position import EMPTY_PLACEMENT, START_PLACEMENT
from fenedit.session.state import EditorState
from fenedit.ui.board.contents import contents_of


def contents(line: str):
    return contents_of(EditorState(document_from_bytes(line.encode())), "nothing yet")


def test_a_position_is_shown_with_its_rights_and_its_target():
    shown = contents("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b Kq e3 0 1\n")
    assert shown.castling == {4, 7, 60, 56}
    assert shown.ep_square == 20
    assert shown.side_to_move == "b"
    assert not shown.stale
    assert shown.label == ""


def test_a_claimed_right_without_its_rook_has_no_badge():
    assert contents("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\n").castling == frozenset()


def test_a_line_that_never_was_a_position_says_so_on_an_empty_board():
    shown = contents("not a position\n")
    assert shown.label == "nothing yet"
    assert shown.placement == EMPTY_PLACEMENT
    assert shown.side_to_move is None


def test_the_start_position_is_not_stale():
    shown = contents("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n")
    assert shown.placement == START_PLACEMENT
    assert not shown.stale
