from fenedit.notation.position import EMPTY, PIECES, other_side, piece_of, recoloured, side_of


def test_case_tells_the_side():
    assert [side_of(piece) for piece in PIECES] == ["w"] * 6 + ["b"] * 6


def test_a_piece_is_a_kind_and_a_side():
    for piece in PIECES:
        assert piece_of(piece, side_of(piece)) == piece
        assert piece_of(piece, other_side(side_of(piece))) == recoloured(piece)


def test_an_empty_square_has_no_colour_to_change():
    assert recoloured(EMPTY) == EMPTY
