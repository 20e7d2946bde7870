from hypothesis import given

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.transform import swap_colours
from fenedit.rules.retro.armies import count_pieces
from tests.helpers.games import played_positions
from tests.helpers.strategies import placements


def test_the_array_misses_nothing() -> None:
    white, black = count_pieces(START_POSITION.placement)
    for army in (white, black):
        assert (army.pieces, army.missing, army.promoted, army.pawns_gone) == (16, 0, 0, 0)
    assert white.pawns == tuple(range(8, 16))
    assert black.kings == (60,)


def test_pieces_beyond_the_first_were_pawns() -> None:
    placement = parse_fen("4k3/8/8/8/8/NNN5/QQ6/B1B1KR1R w - - 0 1").placement
    white, _ = count_pieces(placement)
    # A queen, a knight, and a second bishop on dark squares.
    assert (white.light, white.dark, white.promoted) == (0, 2, 3)
    assert white.pawns_captured == 5
    assert count_pieces(placement).captures == 15 + 16 - 10


@given(placements())
def test_both_sides_are_counted_alike(placement: str) -> None:
    position = START_POSITION._replace(placement=placement)
    white, black = count_pieces(placement)
    swapped = swap_colours(position, chess960=False).position
    for army, other in zip((black, white), count_pieces(swapped.placement), strict=True):
        assert army[3:6] == other[3:6]
        assert (army.pieces, army.promoted, army.missing) == (
            other.pieces,
            other.promoted,
            other.missing,
        )
        # The board is turned over, so that light squares become dark ones.
        assert (army.light, army.dark) == (other.dark, other.light)


def test_no_game_promotes_or_loses_more_than_there_is() -> None:
    for position in played_positions(seed=3, games=6):
        for army in count_pieces(position.placement):
            assert army.missing >= 0
            assert army.pawns_captured >= 0
