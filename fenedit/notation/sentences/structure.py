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
    "pawns-passed-too-often-captures": (
        "Pawns pass each other by captures alone: so few men were captured ({captures}) that at "
        "least {least} of the eight pairs of pawns still face each other (here: {pairs})."
    ),
    "pawns-passed-too-often-captures-none": (
        "Pawns pass each other by captures alone: so few men were captured ({captures}) that at "
        "least {least} of the eight pairs of pawns still face each other, but none does here."
    ),
    "pawns-passed-too-often-quiet": (
        "Pawns pass each other by captures alone: nothing was captured, but of the eight pairs of "
        "pawns not all face each other any more (here: {pairs})."
    ),
    "pawns-passed-too-often-quiet-none": (
        "Pawns pass each other by captures alone: nothing was captured, but none of the eight "
        "pairs of pawns faces each other any more."
    ),
    "pawns-passed-too-often-history": (
        "No order of captures ({captures_white} by White, {captures_black} by Black) brings the "
        "pawns where they stand, with the promotions that the pieces prove (White’s at least "
        "{promoted_white}, Black’s at least {promoted_black})."
    ),
    "pawns-passed-too-often-right": (
        "The castling right {letter} says that no man ever left {unmoved}; then no order of "
        "captures ({captures_white} by White, {captures_black} by Black) lets pawns be promoted as "
        "the pieces prove (White’s at least {promoted_white}, Black’s at least {promoted_black})."
    ),
    "pawns-passed-too-often-rights": (
        "The castling rights {letter} say that no man ever left {unmoved}; then no order of "
        "captures ({captures_white} by White, {captures_black} by Black) lets pawns be promoted as "
        "the pieces prove (White’s at least {promoted_white}, Black’s at least {promoted_black})."
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
    "pawn-captures-too-many-white-promoted": (
        "To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), "
        "White’s pawns must have captured at least {needed} of Black’s men; they can have captured "
        "{available} at most."
    ),
    "pawn-captures-too-many-black-promoted": (
        "To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), "
        "Black’s pawns must have captured at least {needed} of White’s men; they can have captured "
        "{available} at most."
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
        "left {home} behind the unmoved pawns on {shutters}, and no pawn can have been promoted "
        "to it."
    ),
    "bishop-cage-both-bishops": (
        "The bishops on {squares} cannot both be there: a side begins with one bishop on squares "
        "of each colour, and no pawn can have been promoted to a second one and have got out."
    ),
    "bishop-cage-bishops": (
        "The bishops on {squares} cannot all be there: a side begins with one bishop on squares "
        "of each colour, and no pawn can have been promoted to another one and have got out."
    ),
    "bishop-cage-promotions": (
        "Unmoved pawns show that not all bishops on {squares} are original. Pawns ({pawns}) and "
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
    "unreachable-piece-knights": (
        "The knights on {squares} cannot all have come there: a side begins with two, and unmoved "
        "men closed every way to a promotion."
    ),
    "unreachable-piece-promotions": (
        "Unmoved men show that not all pieces on {squares} are original. Pawns ({pawns}) and "
        "promoted pieces (at least {promoted}) would come to {total}; there were 8 pawns."
    ),
    # Whose turn it is
    "tempo-parity-white": (
        "White must be to move: only knights, rooks and rook’s pawns can have moved, and "
        "by the squares that they stand on, Black made as many moves as White."
    ),
    "tempo-parity-white-some-rooks": (
        "White must be to move: only knights, rook’s pawns and rooks without a castling right can "
        "have moved, and by the squares that they stand on, Black made as many moves as White."
    ),
    "tempo-parity-white-no-rooks": (
        "White must be to move: only knights and rook’s pawns can have moved, and "
        "by the squares that they stand on, Black made as many moves as White."
    ),
    "tempo-parity-black": (
        "Black must be to move: only knights, rooks and rook’s pawns can have moved, and "
        "by the squares that they stand on, White made one move more than Black."
    ),
    "tempo-parity-black-some-rooks": (
        "Black must be to move: only knights, rook’s pawns and rooks without a castling right can "
        "have moved, and by the squares that they stand on, White made one move more than Black."
    ),
    "tempo-parity-black-no-rooks": (
        "Black must be to move: only knights and rook’s pawns can have moved, and "
        "by the squares that they stand on, White made one move more than Black."
    ),
}

_MEN_HELD_BY_RIGHTS: Final = (
    "A castling right says that its king and its rook have never moved. So no pawn was ever "
    "promoted on their squares, and an enemy pawn that came to stand diagonally before the king "
    "gave check and had to be captured, but not by the king. All ways in which the captures can "
    "have been shared among the files were tried here, and with these men at home none lets the "
    "promoted pawns through. Without the rights that are named, the search finds nothing to object "
    "to. A pawn on a7 with a rook on a8 that never moved needs a man to capture on b8."
)
_ONE_BISHOP_OF_A_COLOUR: Final = (
    "Bishops never change the colour of their squares, and a side begins with one on squares of "
    "each colour. So of all that stand on squares of the same colour, only one was never a pawn. "
    "But pawns of the other side that have never moved close the way: no pawn got past them to be "
    "promoted, or a new bishop could not get out between them. One move of such a pawn, or fewer "
    "bishops, would explain it."
)

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
    "pawns-passed-too-often-history": (
        "On each file a white pawn faces a black one, and only captures let one past the other: a "
        "pawn captures its way to another file, or one of the two is captured. All ways in which "
        "the captures can have been shared among the files were tried here: which pawn took, from "
        "where, and what it took. None leaves the pawns on the files where they are and lets as "
        "many of them through to promotion as the pieces prove. One captured man more may explain "
        "it, or a pawn on another file."
    ),
    "pawns-passed-too-often-right": _MEN_HELD_BY_RIGHTS,
    "pawns-passed-too-often-rights": _MEN_HELD_BY_RIGHTS,
    "pawns-impossible": (
        "A pawn changes its file by capturing only, and each capture takes it one rank ahead. "
        "So a pawn on the third rank began on its own file or on the next one, a pawn on the "
        "fourth rank at most two files away, and one that stands on its second rank has never "
        "moved; Black’s pawns count ranks from the other end. No two pawns began on the same file. "
        "White pawns on a2, b2 and a3 are one too many: all three must have begun on the files a "
        "and b."
    ),
    "pawn-captures-too-many": (
        "A pawn changes its file by capturing only. Two pawns on one file mean that one of them "
        "has captured, and a pawn three files from where it began has captured three times. The "
        "fewest captures that explain all pawns together are counted here, and each took another "
        "man. Take off more men of the other side, or put the pawns on files of their own."
    ),
    "pawn-captures-too-many-shut-in": (
        "A pawn changes its file by capturing only. Two pawns on one file mean that one of them "
        "has captured, and a pawn three files from where it began has captured three times. The "
        "fewest captures that explain all pawns together are counted here, and each took another "
        "man. Men that never got out from behind unmoved pawns do not count, because no pawn went "
        "in to capture them. Take off other men, or put the pawns on files of their own."
    ),
    "pawn-captures-too-many-promoted": (
        "A pawn on its second rank has never moved, and no pawn of the other side ever stood on "
        "its square. So a pawn that was promoted came to the last rank but one on a file without "
        "such a pawn, and if it began elsewhere, captures brought it there, one for each file. "
        "The fewest captures that explain the promoted pawns and all others together are counted "
        "here. Men that never got out from behind unmoved pawns do not count. One move of an "
        "unmoved pawn would open another way."
    ),
    "capture-colour-impossible": (
        "A pawn that captures moves diagonally, to a square of the same colour. If it captured at "
        "every step, all its captures were on that colour. Here the pawns need every missing man "
        "that they can have captured, so that they captured the missing bishop, too; but "
        "that bishop never stood on squares of their colour. After d2xc3, on a dark square, the "
        "missing man may be a knight, or the bishop on dark squares, but not the other bishop."
    ),
    "bishop-cage": (
        "A pawn on its home square has never moved. A bishop that began behind two such pawns "
        "never got out: it is there, or was captured there. No other bishop got in, either, but "
        "one that an enemy pawn became on that very square. A bishop elsewhere on squares of the "
        "same colour was a pawn once, and had to be promoted where it could get out. One move of "
        "one of these pawns would explain it."
    ),
    "bishop-cage-cell": (
        "A pawn on its home square has never moved. Pawns on all squares diagonally beside a "
        "corner or a square of the last rank leave a bishop no way in and no way out. So a bishop "
        "there has never moved: it began the game on that square, or a pawn was promoted to it "
        "there, and here neither can be. One move of one of these pawns would explain it."
    ),
    "bishop-cage-home": (
        "A pawn on its home square has never moved, and a bishop that began behind two such pawns "
        "never got out: it is there, or was captured there. A bishop never changes the colour of "
        "its squares, so the one that stands elsewhere was a pawn once. But no pawn is missing for "
        "it, or none could be promoted where the new bishop got out. One move of one of the two "
        "pawns would explain it."
    ),
    "bishop-cage-both-bishops": _ONE_BISHOP_OF_A_COLOUR,
    "bishop-cage-bishops": _ONE_BISHOP_OF_A_COLOUR,
    "bishop-cage-promotions": (
        "A pawn on its home square has never moved, and a bishop that began behind two such pawns "
        "never got out: it is there, or was captured there. So a bishop elsewhere on squares of "
        "the same colour was a pawn once, even if it is the only one. A side has eight pawns, and "
        "each was promoted once at most. Pawns and promoted pieces together are never more."
    ),
    "unreachable-piece": (
        "Pawns on their home squares have never moved, nor have kings and rooks that may still "
        "castle, nor bishops behind such pawns. They stood in the way of every queen, rook and "
        "king throughout the game, and a king never entered a square that they attack. "
        "Only knights leap over them. With the pawns a2 and b2 at home, and the bishop c1 behind "
        "b2 and d2, the rook of a1 was never anywhere but on a1 and b1. One move of such a pawn "
        "would let the piece out, or in."
    ),
    "unreachable-piece-king": (
        "Pawns on their home squares have never moved, nor have kings and rooks that may still "
        "castle, nor bishops behind such pawns. They stood in the king’s way throughout the game, "
        "and it never entered a square that an enemy man among them attacks. Eight unmoved pawns "
        "bar the whole rank before them, too. One move of such a man would let the king out, or "
        "in."
    ),
    "unreachable-piece-knights": (
        "A side begins with two knights, so that a third one was a pawn. Pawns on their first "
        "squares have never moved: no pawn of the other side ever stood where they stand, and to "
        "reach the last rank it must have stood on the rank before. Eight of them, or fewer "
        "with an unmoved king or rook behind the gap, leave no way to a promotion. One move of "
        "such a pawn would open one."
    ),
    "unreachable-piece-promotions": (
        "Pawns on their home squares have never moved, nor have kings and rooks that may still "
        "castle, nor bishops behind such pawns. Queens and rooks that such men shut in never came "
        "out, so that those elsewhere were pawns once, even if there are no more of them than at "
        "the beginning. A side has eight pawns, and each was promoted once at most. Pawns and "
        "promoted pieces together are never more."
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
