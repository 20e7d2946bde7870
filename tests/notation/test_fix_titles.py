import string

from fenedit.notation.fix_titles import FIX_TITLES, fix_title


def test_repairs_have_titles():
    assert fix_title("drop-right", (("letter", "q"),)) == "Remove castling right q"
    assert fix_title("swap-side") == "Switch the side to move"
    assert fix_title("swap-side", (("side", "b"),)) == "Set the side to move to Black"
    assert (
        fix_title("set-clock-0", translate=lambda _context, source, *_rest: source.upper())
        == "SET THE HALFMOVE CLOCK TO 0"
    )
    assert fix_title("remove-rook", (("square", "a3"),)) == "Remove the rook on a3"
    assert fix_title("set-clock", (("count", "7"),)) == "Set the halfmove clock to 7"
    assert fix_title("drop-rights") == "Remove all castling rights"
    assert fix_title("drop-rights", (("side", "b"),)) == "Remove Black’s castling rights"
    assert fix_title("set-ep", (("square", "d6"),)) == "Set the en passant square to d6"
    assert fix_title("return-rook", (("square", "h1"),)) == "Put the rook back on h1"
    for title in FIX_TITLES.values():
        names = {name for _, name, _, _ in string.Formatter().parse(title) if name}
        assert names <= {"letter", "square", "count"}
