from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.picture import PlacedPicture, picture_of
from fenedit.notation.position import EMPTY_PLACEMENT


def _placed(fen: str, scale: float = 20) -> PlacedPicture:
    style = DiagramStyle(coordinates=Coordinates.NONE, margin=0.5, mover_mark=True)
    return PlacedPicture(picture_of(Diagram(EMPTY_PLACEMENT), style), 10, 10, scale, fen)


def test_a_placed_picture_knows_how_large_it_is_in_points() -> None:
    item = _placed("")
    assert (item.width, item.height) == (9.5 * 20, 9 * 20)
