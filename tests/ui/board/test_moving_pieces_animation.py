import pytest
from PySide6.QtWidgets import QProxyStyle, QStyle

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import START_PLACEMENT, with_contents
from fenedit.ui.board.moving_pieces import Animation, Flight, flights_between, system_allows_motion

BOARD = BoardGeometry(0, 0, 400)
E2, E4, D7 = 12, 28, 51


@pytest.fixture
def animation(qapp):
    animation = Animation()
    yield animation
    animation.stop()
    animation.deleteLater()


def test_what_moved_glides_and_the_rest_fades():
    after = with_contents(START_PLACEMENT, {E2: ".", E4: "P", D7: ".", 35: "q"})
    gone, come, moved = flights_between(START_PLACEMENT, after, BOARD)
    assert gone == Flight("p", BOARD.centre_of(D7), BOARD.centre_of(D7), (1.0, 0.0))
    assert come == Flight("q", BOARD.centre_of(35), BOARD.centre_of(35), (0.0, 1.0), 35)
    assert moved == Flight("P", BOARD.centre_of(E2), BOARD.centre_of(E4), square=E4)


def test_a_flight_begins_at_its_start_and_ends_at_rest(animation, qtbot):
    animation.start((Flight("P", (0, 0), (100, 50), square=E4),))
    assert animation.running
    assert animation.squares == {E4}
    assert list(animation.sprites()) == [("P", 0, 0, 1)]
    with qtbot.waitSignal(animation.stepped):
        pass
    qtbot.waitUntil(lambda: not animation.running)
    assert list(animation.sprites()) == []
    assert animation.squares == frozenset()


def test_a_new_flight_ends_the_old_one(animation):
    animation.start((Flight("P", (0, 0), (100, 50), square=E4),))
    animation.start((Flight("q", (0, 0), (10, 10), square=D7),))
    assert animation.squares == {D7}
    animation.stop()
    assert not animation.running


class StillStyle(QProxyStyle):
    def styleHint(self, hint, option=None, widget=None, returnData=None):
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returnData)


def test_reduced_motion_keeps_all_pieces_still(area):
    style = StillStyle("fusion")
    area.view.animated = True
    assert system_allows_motion(area.view)
    area.view.setStyle(style)
    assert not system_allows_motion(area.view)
    area.put((E2, "."), (E4, "P"))
    assert area.view.canvas.scene.hidden == frozenset()
