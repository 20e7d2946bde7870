"""Sentences about pawns, promotions, cages and tempo that no game explains."""

from typing import Final

STRUCTURE: Final[dict[str, str]] = {
    # Promotions
    "promotions-too-many-white": (
        "White’s pawns ({pawns}) and promoted pieces (at least {promoted}) come to {total}; "
        "White began with 8 pawns."
    ),
    "promotions-too-many-black": (
        "Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) come to {total}; "
        "Black began with 8 pawns."
    ),
    # Pawns of both sides
    "pawns-passed-too-often": (
        "Pawns pass each other by captures alone. Of the eight pairs of pawns that face each other "
        "at first, at least {least} must be left after so few captures ({captures}); "
        "here it is {pairs}."
    ),
    "pawns-passed-too-often-history": (
        "No order of captures ({captures_white} by White, {captures_black} by Black) brings the "
        "pawns where they stand, with the promotions that the pieces prove (White’s at least "
        "{promoted_white}, Black’s at least {promoted_black})."
    ),
    # Pawns of one side
    "pawns-impossible-white": (
        "The {count} white pawns on {squares} can only have begun on the {homes} files "
        "{first} to {last}, one on each."
    ),
    "pawns-impossible-black": (
        "The {count} black pawns on {squares} can only have begun on the {homes} files "
        "{first} to {last}, one on each."
    ),
    "pawn-captures-too-many-white": (
        "To stand like this, White’s pawns must have captured at least {needed} of Black’s men; "
        "Black lacks {missing}."
    ),
    "pawn-captures-too-many-black": (
        "To stand like this, Black’s pawns must have captured at least {needed} of White’s men; "
        "White lacks {missing}."
    ),
    "pawn-captures-too-many-white-shut-in": (
        "To stand like this, White’s pawns must have captured at least {needed} of Black’s men; "
        "Black lacks {missing}, but at most {available} of these ever got out from behind "
        "unmoved pawns."
    ),
    "pawn-captures-too-many-black-shut-in": (
        "To stand like this, Black’s pawns must have captured at least {needed} of White’s men; "
        "White lacks {missing}, but at most {available} of these ever got out from behind "
        "unmoved pawns."
    ),
    "capture-colour-impossible-light-white": (
        "To stand like this, Black’s pawns must have captured every white man that they could, "
        "{captures} in all, and on dark squares alone; but White’s bishop on light squares was "
        "among these."
    ),
    "capture-colour-impossible-dark-white": (
        "To stand like this, Black’s pawns must have captured every white man that they could, "
        "{captures} in all, and on light squares alone; but White’s bishop on dark squares was "
        "among these."
    ),
    "capture-colour-impossible-light-black": (
        "To stand like this, White’s pawns must have captured every black man that they could, "
        "{captures} in all, and on dark squares alone; but Black’s bishop on light squares was "
        "among these."
    ),
    "capture-colour-impossible-dark-black": (
        "To stand like this, White’s pawns must have captured every black man that they could, "
        "{captures} in all, and on light squares alone; but Black’s bishop on dark squares was "
        "among these."
    ),
    # Ways that are closed
    "bishop-cage-cell": (
        "The bishop on {square} cannot have come there: it can neither have begun nor been "
        "promoted there, and unmoved pawns close every way in."
    ),
    "bishop-cage-home": (
        "The bishop on {square} cannot have come there: the one on squares of its colour never "
        "left its home behind unmoved pawns, and no pawn can have been promoted to it."
    ),
    "bishop-cage-promotions": (
        "Unmoved pawns show that not all bishops on {squares} are first ones. Pawns ({pawns}) and "
        "promoted pieces (at least {promoted}) would come to {total}; there were 8 pawns."
    ),
    "unreachable-piece-king": (
        "The king on {square} cannot have come there: unmoved men, and squares that they attack, "
        "close every way."
    ),
    "unreachable-piece-queen": (
        "No queen can have come to {squares}: unmoved men close every way from a queen’s first "
        "square, and from where one can have been promoted."
    ),
    "unreachable-piece-queens": (
        "The queens on {squares} cannot all have come there: unmoved men leave no way for a "
        "promoted one, and there was only one other."
    ),
    "unreachable-piece-rook": (
        "No rook can have come to {squares}: unmoved men close every way from a rook’s first "
        "square, and from where one can have been promoted."
    ),
    "unreachable-piece-rooks": (
        "The rooks on {squares} cannot all have come there: unmoved men leave no way for a "
        "promoted one, and too few of the first two can have come."
    ),
    "unreachable-piece-promotions": (
        "Unmoved men show that not all pieces on {squares} are first ones. Pawns ({pawns}) and "
        "promoted pieces (at least {promoted}) would come to {total}; there were 8 pawns."
    ),
    # Whose turn it is
    "tempo-parity-white": (
        "White must be to move: only knights, rooks and rook’s pawns can have moved, and by the "
        "squares that they stand on, Black made as many moves as White."
    ),
    "tempo-parity-black": (
        "Black must be to move: only knights, rooks and rook’s pawns can have moved, and by the "
        "squares that they stand on, White made one move more than Black."
    ),
}

EXPLANATIONS: Final[dict[str, str]] = {
    "promotions-too-many": (
        "A side begins with eight pawns, a queen, two rooks, two knights, and a bishop on squares "
        "of each colour. Every piece beyond these was a pawn once, and a promoted pawn is gone. So "
        "pawns and promoted pieces together are never more than eight. Bishops never change the "
        "colour of their squares: two on light squares are one promoted pawn at least. With two "
        "queens, seven pawns at most are left."
    ),
    "pawns-passed-too-often": (
        "On each file a white pawn faces a black one. A pawn gets past only if it captures its way "
        "to another file, if the other pawn does, or if one of them is captured. Every promoted "
        "piece was a pawn that got past. So passed pawns and promotions cost captures, and each "
        "capture takes a man off the board: whoever is still there was not captured. With all 32 "
        "men on the board, no pawn has passed another. To make the position possible, take men "
        "off, or put pawns back in front of each other."
    ),
    "pawns-impossible": (
        "A pawn changes its file by capturing only, and each capture takes it one rank ahead. "
        "So a pawn on the third rank began on its own file or on the next one, a pawn on the "
        "fourth rank at most two files away, and one that stands on its first rank has never "
        "moved. No two pawns began on the same file. White pawns on a2, b2 and a3 are one too "
        "many: all three must have begun on the files a and b."
    ),
    "pawn-captures-too-many": (
        "A pawn changes its file by capturing only. Two pawns on one file mean that one of them "
        "has captured, and a pawn three files from where it began has captured three times. The "
        "fewest captures that explain all pawns together are counted here, and each took another "
        "man. Men that never got out from behind unmoved pawns do not count, because no pawn went "
        "in to capture them. Take off more men of the other side, or put the pawns on files "
        "of their own."
    ),
    "capture-colour-impossible": (
        "A pawn that captures moves diagonally, to a square of the same colour. If it captured at "
        "every step, all its captures were on that colour. Here the pawns need every missing man "
        "that they can have captured, so that they captured the missing bishop, too; but "
        "that bishop never stood on squares of their colour. After d2xc3, on a dark square, the "
        "missing man may be a knight, or the bishop on dark squares, but not the other bishop."
    ),
    "bishop-cage": (
        "A pawn on its first square has never moved. With pawns on b2 and d2 the bishop of c1 "
        "never got out: it is there, or was captured there. No other bishop got in, either, but "
        "one that an enemy pawn became on that very square. A bishop elsewhere on squares of the "
        "same colour was a pawn once, and had to be promoted where it could get out. One move of "
        "the b-pawn or the d-pawn would explain it."
    ),
    "unreachable-piece": (
        "Pawns on their first squares have never moved, nor have kings and rooks that may still "
        "castle, nor bishops behind such pawns. They stood in the way of every queen, rook and "
        "king throughout the game, and a king never entered a square that they attack. "
        "Only knights leap over them. With the pawns a2 and b2 at home, and the bishop c1 behind "
        "b2 and d2, the rook of a1 was never anywhere but on a1 and b1. One move of such a pawn "
        "would let the piece out, or in."
    ),
    "tempo-parity": (
        "With all 32 men there and the pawns on the files b to g at home, kings, queens and "
        "bishops cannot move. A knight changes the colour of its square with every move, a rook "
        "has no room but for single steps and does so, too, and a rook’s pawn on the third rank "
        "made one step. So the squares tell whether each side made an even or an odd number of "
        "moves. The initial position with Black to move is impossible, and so is the position "
        "after 1.Nf3 with White to move. A pawn on a5 loses the count: it may have made one step "
        "or two."
    ),
}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""
