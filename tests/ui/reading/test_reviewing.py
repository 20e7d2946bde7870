"""A position is reviewed beside its picture."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square, square_name
from fenedit.ui.main_window import MainWindow
from fenedit.ui.reading.review import ReviewSection
from tests.helpers.benches import hearing
from tests.helpers.fens import START
from tests.helpers.pretended_reader import PretendedReader, board_of, picture
from tests.helpers.states import fen_of

ENDING = "8/5p2/4p1p1/3kP2p/3P1K1P/6P1/5P2/8"
KINGS = "4k3/8/8/8/8/8/8/4K3"
DOUBTS = {"f7": "b", "d5": "q", "e4": "P"}


@pytest.fixture
def review(window: MainWindow, qtbot: QtBot) -> ReviewSection:
    """Three squares of a board are in doubt: f7, d5 and e4."""
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(ENDING, DOUBTS))
    return window.reading.reviewing.review


def doubts(window: MainWindow) -> set[str]:
    return set(map(square_name, window.area.view.doubts))


def looked_at(window: MainWindow) -> str:
    doubt = window.area.view._view_state.doubt
    return "" if doubt is None else square_name(doubt)


def type_in(review: ReviewSection, *keys: Qt.Key | str) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(review.view, key)
        else:
            QTest.keyClick(review.view, key)


def placement(window: MainWindow) -> str:
    return fen_of(window.editor.state).split()[0]


def test_doubts_are_ringed_and_the_first_is_looked_at(
    window: MainWindow, review: ReviewSection
) -> None:
    assert review.isVisible() and review.view.hasFocus()
    assert doubts(window) == {"f7", "d5", "e4"}
    assert looked_at(window) == "f7"
    # They are no marks of the record.
    assert not window.editor.state.record.marks


def test_the_keys_of_the_picture_are_shown_where_they_work(
    window: MainWindow, review: ReviewSection
) -> None:
    assert "F4: next" in window.status.tip
    assert all(offer.shows_key for offer in review._offers)
    window.area.view.setFocus()
    # Where a number means empty squares.
    assert "F4" not in window.status.tip
    assert not any(offer.shows_key for offer in review._offers)


def test_a_number_takes_a_likelier_piece_and_goes_on(
    window: MainWindow, review: ReviewSection
) -> None:
    type_in(review, "2")
    assert placement(window).split("/")[1] == "5b2"
    assert (doubts(window), looked_at(window)) == ({"d5", "e4"}, "d5")
    # It is right as it is.
    type_in(review, "1")
    assert (doubts(window), looked_at(window)) == ({"e4"}, "e4")
    type_in(review, "2")
    assert doubts(window) == set() and looked_at(window) == ""
    assert placement(window).split("/")[4] == "3PPK1P"


def test_a_letter_or_space_says_what_is_there(window: MainWindow, review: ReviewSection) -> None:
    type_in(review, "N", " ")
    assert placement(window).split("/")[1:4] == ["5N2", "4p1p1", "4P2p"]


def test_any_square_of_the_picture_can_be_corrected(
    window: MainWindow, review: ReviewSection, qtbot: QtBot
) -> None:
    place = 8 * 7  # a1
    where = review.view._to_widget().map(QPointF(place % 8 + 0.5, place // 8 + 0.5)).toPoint()
    qtbot.mouseClick(review.view, Qt.MouseButton.LeftButton, pos=where)
    assert looked_at(window) == "a1"
    type_in(review, "R")
    assert window.editor.state.position.placement[0] == "R"
    assert looked_at(window) == "a1"


def test_pieces_are_offered_for_any_square_that_is_clicked(
    window: MainWindow, review: ReviewSection, qtbot: QtBot
) -> None:
    def offered() -> list[str]:
        return [offer.accessibleName() for offer in review._offers if offer.isVisible()]

    view = window.area.view
    for _ in range(2):
        x, y = view.board_geometry.centre_of(parse_square("h5"))
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        assert looked_at(window) == "h5"
        assert (offered()[0], len(offered())) == ("1: black pawn, 99%", 5)
        assert offered()[1].endswith(", <1%")
        type_in(review, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up)
        assert looked_at(window) == "h6"
    review._offers[1].click()
    assert placement(window).split("/")[2] != "4p1p1"


def test_pieces_that_the_check_reports_are_ringed_until_it_does_not(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of("4k3/8/8/8/8/8/8/2KK4"))
    review = window.reading.reviewing.review
    assert (doubts(window), looked_at(window)) == ({"c1", "d1"}, "c1")
    type_in(review, "Q")
    assert placement(window).endswith("/2QK4") and doubts(window) == set()
    window.commands["undo"].trigger()
    # A person may want it so.
    type_in(review, "1", "1", Qt.Key.Key_Return)
    assert placement(window).endswith("/2KK4") and doubts(window) == set()


def test_a_second_king_takes_no_piece_away_and_leads_to_the_first(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of("4k3/8/8/8/8/8/8/3K2B1", {"g1": "K"}))
    review = window.reading.reviewing.review
    type_in(review, "2")
    assert placement(window).endswith("/3K2K1")
    assert (doubts(window), looked_at(window)) == ({"d1"}, "d1")
    assert review._count.text() == "1 of 2"
    type_in(review, "Q")
    assert placement(window).endswith("/3Q2K1") and doubts(window) == set()


def test_the_position_check_is_seen_below_the_picture(window: MainWindow) -> None:
    window.resize(1240, 820)
    window.reading.read_image(picture(1000, 1000))
    board = board_of("4k3/8/8/8/8/8/8/2KK4")
    corners = (100.0, 100.0), (900.0, 100.0), (900.0, 900.0), (100.0, 900.0)
    PretendedReader.made[0].answer(board._replace(corners=corners))
    column = window.panels
    review, check, view = window.reading.reviewing.review, column.check, column.viewport()
    assert view.rect().contains(QRect(check.mapTo(view, QPoint()), check.size()))
    # Also for Tab.
    while review.isAncestorOf(window.focusWidget()):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is check.head
    review.view.setFocus()
    type_in(review, Qt.Key.Key_Escape)
    assert column.moves.y() < check.y() < column.engine.y()


def test_any_tool_of_the_board_resolves_a_doubt(window: MainWindow, review: ReviewSection) -> None:
    window.area.view.piece_discarded.emit(parse_square("d5"))
    assert doubts(window) == {"f7", "e4"}
    window.commands["undo"].trigger()
    assert doubts(window) == {"f7", "d5", "e4"}


def test_keys_go_from_doubt_to_doubt_and_say_when_all_were_shown(
    window: MainWindow, review: ReviewSection
) -> None:
    forward, back = window.commands["next_doubt"], window.commands["previous_doubt"]
    seen = [looked_at(window)]
    with hearing(window) as said:
        for action in (forward, forward, forward, forward, forward, back, back):
            action.trigger()
            seen.append(looked_at(window))
    assert seen == ["f7", "d5", "e4", "", "f7", "d5", "f7", ""]
    assert said.args == ["All doubtful squares were shown. F4 goes to those left."] * 2


def test_a_choice_on_the_last_doubt_does_not_go_back_to_what_was_skipped(
    window: MainWindow, review: ReviewSection
) -> None:
    for _ in range(2):
        window.commands["next_doubt"].trigger()
    with hearing(window) as said:
        type_in(review, "2")
    assert said.args == ["All doubtful squares were shown. F4 goes to those left."]
    assert (looked_at(window), doubts(window)) == ("", {"f7", "d5"})
    window.commands["next_doubt"].trigger()
    assert looked_at(window) == "f7"


def test_keys_go_on_from_a_square_that_was_clicked_until_all_were_shown(
    window: MainWindow, review: ReviewSection
) -> None:
    review.look_at(60)
    forward, seen = window.commands["next_doubt"], []
    with hearing(window) as said:
        for _ in range(3):
            forward.trigger()
            seen.append(looked_at(window))
    assert seen == ["d5", "e4", ""]
    assert said.args == ["All doubtful squares were shown. F4 goes to those left."]


def test_records_before_the_shown_one_are_not_left_out(window: MainWindow) -> None:
    window.reading.read_image(picture())
    boards = board_of(KINGS, {"e8": "q"}), board_of(ENDING, {"d5": "q"})
    PretendedReader.made[0].answer(*boards)
    window.editor.show_record(1)
    seen = []
    for _ in range(2):
        window.commands["next_doubt"].trigger()
        seen.append((window.editor.state.current, looked_at(window)))
    assert seen == [(1, "d5"), (0, "e8")]


def test_arrows_go_from_square_to_square(window: MainWindow, review: ReviewSection) -> None:
    type_in(review, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right)
    assert looked_at(window) == "f7"
    type_in(review, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert looked_at(window) == "h7"


def test_what_was_accepted_is_one_step(window: MainWindow, review: ReviewSection) -> None:
    type_in(review, "2", "2", Qt.Key.Key_Return)
    assert not review.isVisible() and doubts(window) == set()
    assert window.area.view.hasFocus()
    stack = window.editor.undo_stack
    assert (stack.count(), stack.undoText()) == (1, "Read position from picture")
    corrected = placement(window)
    window.commands["undo"].trigger()
    assert placement(window) == "8/8/8/8/8/8/8/8"
    window.commands["redo"].trigger()
    assert placement(window) == corrected
    assert not review.isVisible()


def test_esc_changes_nothing(window: MainWindow, review: ReviewSection) -> None:
    type_in(review, "2", "2")
    with hearing(window) as said:
        type_in(review, Qt.Key.Key_Escape)
    assert "Nothing was changed" in said.args[0]
    assert not review.isVisible() and doubts(window) == set()
    assert placement(window) == "8/8/8/8/8/8/8/8"
    assert not window.editor.modified


def test_the_picture_may_be_turned(window: MainWindow, review: ReviewSection) -> None:
    before, flipped = placement(window), window.area.view.flipped
    type_in(review, "t")
    assert placement(window) == "/".join(rank[::-1] for rank in before.split("/")[::-1])
    # The board still looks as the picture does.
    assert window.area.view.flipped is not flipped
    assert doubts(window) == {"c2", "e4", "d5"} and looked_at(window) == "c2"
    type_in(review, "t")
    assert (placement(window), window.area.view.flipped) == (before, flipped)


def test_a_key_gives_the_move_to_the_other_side(window: MainWindow, review: ReviewSection) -> None:
    type_in(review, "m")
    assert window.editor.state.position.side_to_move == "b"
    assert review.side.text() == "Black to move"
    review.side.click()
    assert window.editor.state.position.side_to_move == "w"


def test_castling_rights_are_assumed_and_one_key_drops_them(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(START, {"a8": "q", "d4": "P"}))
    review, rights = window.reading.reviewing.review, "KQkq"
    assert "castling rights of kings and rooks at home" in window.status.words
    for expected in (rights, "", rights):
        assert window.editor.state.position.castling_rights == expected
        assert review.rights.text() == (expected or "–")
        type_in(review, "c")
    review.rights.click()
    assert window.editor.state.position.castling_rights == rights
    # They follow what is corrected, in the same step of undo once it is accepted.
    type_in(review, "2")
    assert window.editor.state.position.castling_rights == "KQk"
    type_in(review, Qt.Key.Key_Return)
    assert window.editor.undo_stack.count() == 1


def test_castling_rights_follow_the_picture_when_it_is_turned(window: MainWindow) -> None:
    window.reading.read_image(picture())
    seen_by_black = "R2K3R/8/4p3/8/8/8/8/3k4"
    PretendedReader.made[0].answer(board_of(seen_by_black, {"e6": "q"}, white_below=None))
    review = window.reading.reviewing.review
    assert window.editor.state.position.castling_rights == "" and not review.rights.isVisible()
    type_in(review, "t")
    assert window.editor.state.position.castling_rights == "KQ" and review.rights.isVisible()


def test_doubts_are_walked_through_from_record_to_record(window: MainWindow) -> None:
    window.reading.read_image(picture())
    boards = board_of(ENDING), board_of(KINGS, {"e8": "q"}), board_of(ENDING, {"d5": "q"})
    PretendedReader.made[0].answer(*boards)
    review = window.reading.reviewing.review
    assert not review.isVisible()
    window.commands["next_doubt"].trigger()
    assert (window.editor.state.current, looked_at(window)) == (1, "e8")
    assert review.accept.text() == "Next Position" and not review.discard.isVisible()
    type_in(review, Qt.Key.Key_Return)
    assert (window.editor.state.current, looked_at(window)) == (2, "d5")
    assert review.accept.text() == "Done"
    with hearing(window) as said:
        type_in(review, Qt.Key.Key_Return)
    assert said.args == ["No doubtful squares are left."]
    assert not review.isVisible()
    # What was right in the first place is no step.
    assert window.editor.undo_stack.count() == 1


def test_doubts_of_a_record_of_a_file_are_found(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "a.fen"
    path.write_text(f"{START}\n{START}\n{START}\n")
    window.open_path(path)
    window.editor.show_record(1)
    window.reading.read_image(picture(), over=True)
    PretendedReader.made[0].answer(board_of(KINGS, {"e8": "q"}))
    type_in(window.reading.reviewing.review, "m")
    window.editor.show_record(2)
    assert not window.reading.reviewing.review.isVisible()
    window.commands["next_doubt"].trigger()
    assert (window.editor.state.current, looked_at(window)) == (1, "e8")


def test_esc_turns_the_board_back(window: MainWindow, review: ReviewSection) -> None:
    type_in(review, "t")
    assert window.area.view.flipped
    type_in(review, Qt.Key.Key_Escape)
    assert not window.area.view.flipped


def test_esc_among_several_only_hides_the_picture(window: MainWindow) -> None:
    window.reading.read_image(picture())
    PretendedReader.made[0].answer(board_of(KINGS, {"e8": "q"}), board_of(ENDING))
    window.commands["next_doubt"].trigger()
    type_in(window.reading.reviewing.review, Qt.Key.Key_Escape)
    assert not window.reading.reviewing.review.isVisible()
    assert len(window.editor.state.collection) == 2
    # The doubt is remembered.
    window.commands["next_doubt"].trigger()
    assert looked_at(window) == "e8"


def test_another_position_hides_the_picture(window: MainWindow, review: ReviewSection) -> None:
    window.commands["start"].trigger()
    assert not review.isVisible() and doubts(window) == set()
    window.commands["undo"].trigger()
    assert review.isVisible() and doubts(window) == {"f7", "d5", "e4"}
    # It is no longer the last thing done: Esc must not take back what is older.
    assert not review.discard.isVisible()


def test_edits_after_saving_stay_steps_of_their_own(
    window: MainWindow, review: ReviewSection
) -> None:
    type_in(review, "2")
    window.editor.undo_stack.setClean()
    type_in(review, "2", Qt.Key.Key_Return)
    assert window.editor.undo_stack.count() == 3
    window.editor.undo_stack.undo()
    assert not window.editor.modified


@pytest.mark.parametrize("name", ["review_picture", "turn_picture"])
def test_what_is_from_no_picture_is_told_so(window: MainWindow, name: str) -> None:
    with hearing(window) as said:
        window.commands[name].trigger()
    assert said.args == ["This position was not read from a picture."]


def test_doubts_are_spoken(
    window: MainWindow, heard: list[str], review: ReviewSection, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: any("f7: black pawn?" in words for words in heard))
    (words,) = (words for words in heard if "f7: black pawn?" in words)
    assert "1 of 3" in words and "1: black pawn, 60%; 2: black bishop, 40%" in words
    assert review.view.accessibleName() == "Picture of the board"
    interface_words = review.view.accessibleDescription()
    assert "f7: black pawn?" in interface_words


@pytest.fixture(autouse=True)
def _no_mouse(window: MainWindow) -> Iterator[None]:
    yield
    window.editor.undo_stack.setClean()
