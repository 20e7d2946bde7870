from PySide6.QtWidgets import QProxyStyle, QStyle

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import START_PLACEMENT, with_contents
from fenedit.ui.board.moving_pieces import Flights, flights_between, system_allows_motion

BOARD = BoardGeometry(0, 0, 400)
E2, E4, D7 = 12, 28, 51


def test_what_moved_glides_and_the_rest_fades():
    after = with_contents(START_PLACEMENT, {E2: ".", E4: "P", D7: ".", 35: "q"})
    there, here, home, d5 = map(BOARD.centre_of, (E4, E2, D7, 35))
    assert flights_between(START_PLACEMENT, after, BOARD) == (
        ("p", None, (*home, 1.0), (*home, 0.0)),
        ("q", 35, (*d5, 0.0), (*d5, 1.0)),
        ("P", E4, (*here, 1.0), (*there, 1.0)),
    )


def test_a_flight_begins_at_its_start_and_ends_at_rest(area, qtbot):
    flights = Flights(area)
    flights.begin((("q", D7, (0, 0, 1.0), (10, 10, 1.0)),))
    flights.begin((("P", E4, (0, 0, 1.0), (100, 50, 0.0)),))
    assert flights.squares == {E4}
    assert list(flights.sprites()) == [("P", 0, 0, 1)]
    qtbot.waitUntil(lambda: not flights.running)
    assert list(flights.sprites()) == []
    assert flights.squares == frozenset()


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
    assert area.view.scene.hidden == frozenset()
