r"""Positions in LaTeX: the packages skak, xskak, chessboard, chess and diagram.

Read are `\fenboard{…}`, `setfen=…` of any command, `\setfen{…}`, `\board{…}…{…}` (the chess
package's eight ranks, `*` for a dark empty square), and the pieces that chessboard sets one by
one (`setpieces={Ke1,ka8}`, `setwhite={…}`, `addblack={…}`). Written are complete lines to paste
into a document that loads the package.
"""

import re
from typing import Final

from fenedit.notation.fen import format_fen
from fenedit.notation.loose.reading import read_loose
from fenedit.notation.pieces import EMPTY, PIECES
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError
from fenedit.notation.spellings.found import Found, diagram, implies_chess960
from fenedit.notation.spellings.side import side_in
from fenedit.notation.squares import FILES, RANKS, square_at

_FEN: Final = re.compile(
    r"\\(?:fenboard|setfen|fen)\s{0,9}\{([^{}]{1,200})\}"
    r"|\b(?:setfen|addfen)\s{0,9}=\s{0,9}(?:\{([^{}]{1,200})\}|([^\],{}]{1,200}))"
)
_BOARD: Final = re.compile(r"\\board(?![A-Za-z])((?:\s{0,9}\{[^{}]{8}\}){8})")
_RANK: Final = re.compile(r"\{([^{}]{8})\}")
_SET: Final = re.compile(
    r"\b(?:set|add)(pieces?|white|black)\s{0,9}=\s{0,9}(?:\{([^{}]{1,900})\}|([^\],{}]{1,9}))"
)
_MAN: Final = re.compile(r"\s{0,9}([KQRBNPkqrbnp])([a-h])([1-8])\s{0,9}")


def read_latex(text: str) -> tuple[Found, ...]:
    """Return the positions of all boards in a LaTeX text, () where there are none.

    What does not read as a FEN or as ranks is left out.
    """
    found: list[tuple[int, Found]] = []
    for match in _FEN.finditer(text):
        inner = " ".join((match[1] or match[2] or match[3]).split())
        try:
            reading = read_loose(inner)
        except FenError:
            continue
        position = reading.position
        found.append(
            (match.start(), Found(position, implies_chess960(position), notes=reading.notes))
        )
    for match in _BOARD.finditer(text):
        ranks = [_squares(rank) for rank in _RANK.findall(match[1])]
        placement = "".join(reversed(ranks))
        if len(placement) == 64:
            # A caption stands below the board.
            found.append((match.start(), diagram(placement, side_in(text[match.end() :][:400]))))
    if not found:
        return _set_men(text)
    return tuple(each for _, each in sorted(found, key=lambda pair: pair[0]))


def write_chessboard(position: Position, *, flipped: bool) -> str:
    r"""Return `\chessboard` with a FEN; the key `inverse` shows it from Black's side."""
    turned = "inverse, " if flipped else ""
    return rf"\chessboard[{turned}setfen={format_fen(position)}]"


def write_xskak(position: Position, *, flipped: bool) -> str:
    r"""Return a game of xskak that begins from a position, and its board.

    Whose move it is and its number xskak takes from `moveid`, whatever the FEN says.
    """
    turned = "[inverse]" if flipped else ""
    moveid = f"{position.fullmove_number}{position.side_to_move}"
    game = f"\\newchessgame[setfen={format_fen(position)}, moveid={moveid}]"
    return f"{game}\n\\chessboard{turned}"


def write_skak(position: Position, *, flipped: bool) -> str:
    r"""Return `\fenboard` in a new game of skak, and the board."""
    show = r"\showinverseboard" if flipped else r"\showboard"
    return f"\\newgame\n\\fenboard{{{format_fen(position)}}}\n{show}"


def _squares(rank: str) -> str:
    """Return eight characters of the chess package as squares, "" where one is none."""
    squares = rank.replace("*", EMPTY).replace(" ", EMPTY).replace("~", EMPTY)
    return squares if set(squares) <= {*PIECES, EMPTY} else ""


def _set_men(text: str) -> tuple[Found, ...]:
    squares = [EMPTY] * 64
    seen = False
    for match in _SET.finditer(text):
        for word in (match[2] or match[3]).split(","):
            man = _MAN.fullmatch(word)
            if man is None:
                return ()
            piece = man[1]
            if match[1] in ("white", "black"):
                piece = piece.upper() if match[1] == "white" else piece.lower()
            squares[square_at(FILES.index(man[2]), RANKS.index(man[3]))] = piece
            seen = True
    return (diagram("".join(squares), side_in(text)),) if seen else ()
