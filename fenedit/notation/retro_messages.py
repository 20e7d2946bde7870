"""Sentences about checks, last moves, pawns, promotions and cages that no game explains."""

from typing import Final

TEMPLATES: Final[dict[str, str]] = {
    # Checks
    "checkers-too-many": (
        "The king on {square} is in check from {count} men at once, on {checkers}; "
        "one move gives two checks at most."
    ),
    "check-impossible": "No last move can have put the king on {square} in check.",
    "check-impossible-single": (
        "No last move can have given the check from {first}: wherever that man came from, the king "
        "on {king} stood in check already, and no other man can have uncovered it."
    ),
    "check-impossible-unmoved-pawn": (
        "The pawn on {first} has never moved, so the king on {king} must have stood in its check "
        "before the last move, too."
    ),
    "check-impossible-two-knights": (
        "The knights on {first} and {second} cannot both give check: only one of them has just "
        "moved, and a knight’s check is never uncovered by another man."
    ),
    "check-impossible-two-pawns": (
        "The pawns on {first} and {second} cannot both give check: only one of them has just "
        "moved, and a pawn’s check is never uncovered by another man."
    ),
    "check-impossible-knight-and-pawn": (
        "The men on {first} and {second} cannot both give check: only one of them has just moved, "
        "and the check of a pawn or a knight is never uncovered by another man."
    ),
    "check-impossible-pawn-and-line": (
        "The pawn on {first} cannot give check together with the man on {second}: a pawn that "
        "comes to give check uncovers no line to the king but the king’s own file."
    ),
    "check-impossible-aligned": (
        "The king on {king} stands between {first} and {second} on one line: no last move can have "
        "brought one of these men and opened the line of the other."
    ),
    "check-impossible-two-bishops": (
        "The bishops on {first} and {second} cannot both give check: one that stood in the "
        "other’s way would have attacked the king already, and neither was just promoted."
    ),
    "check-impossible-two-rooks": (
        "The rooks on {first} and {second} cannot both give check: one that stood in the "
        "other’s way would have attacked the king already, and neither was just promoted."
    ),
    "check-impossible-double": (
        "The men on {first} and {second} both give check, but no last move of the one can have "
        "uncovered the other."
    ),
    # En passant
    "ep-capture-illegal": (
        "A capture en passant on {square} would leave the king of its own side in check."
    ),
    # Last moves
    "no-last-move-white": "White has no last move: no white man can have come from anywhere.",
    "no-last-move-black": "Black has no last move: no black man can have come from anywhere.",
    "no-last-move-only-move": (
        "Only {move} can have been the last move, but no game leads to the position before it."
    ),
    "no-last-move-refuted": (
        "Each of the {count} possible last moves comes from a position to which no game leads."
    ),
    "no-last-move-only-move-check": (
        "Only {move} can have put the king on {square} in check, but no game leads to the position "
        "before it."
    ),
    "no-last-move-refuted-check": (
        "Each of the {count} last moves that can have put the king on {square} in check comes from "
        "a position to which no game leads."
    ),
    "clock-vs-last-move-not-zero": (
        "The halfmove clock is at {count}, but the last move was a capture or a pawn’s, "
        "which set it to 0."
    ),
    "clock-vs-last-move-zero": (
        "The halfmove clock is at 0, but the last move was neither a capture nor a pawn’s."
    ),
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

_NO_MAN_MOVED: Final = (
    "Every position but the first comes about by a move. Here every last move of the side that is "
    "not to move was taken back: moves, captures of any man that is missing, promotions, castling "
    "and en passant. King and rooks that hold castling rights have never moved, men that stand "
    "hemmed in came from nowhere, and a move that left the other king capturable is none. So no "
    "man is left that can have moved. Often the other side is to move, or a castling right is one "
    "too many."
)
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
    "checkers-too-many": (
        "A move puts one man on a new square and takes it off an old one, so that it gives one "
        "check itself and uncovers one more. A capture en passant can uncover two lines, but then "
        "the capturing pawn itself gives no check. The king cannot have stood in check "
        "before, because its side would have had to answer. Three checks at once never come about."
    ),
    "check-impossible": (
        "A king comes into check by the other side’s last move: a man went to where it attacks "
        "the king, or left a line and uncovered the one behind it, or both. Before that move the "
        "king was not in check, because nobody may leave a check unanswered. So every last move "
        "was taken back here: moves, captures of any man that is missing, promotions, castling "
        "and en passant. None of them leads back to a position that a game can have."
    ),
    "check-impossible-single": (
        "A king comes into check by the other side’s last move: a man went to where it attacks "
        "the king, or left a line and uncovered the one behind it. Before that move the king was "
        "not in check, because nobody may leave a check unanswered. Every square from which the "
        "man can have come was tried here, with captures and promotions, and from each it gave "
        "check already, or it cannot have come from any. Nor did another man leave the line "
        "between the two."
    ),
    "check-impossible-unmoved-pawn": (
        "A pawn on its own second rank has never moved. So it did not come to give check, and its "
        "check is never uncovered, because nothing stands between a pawn and the square that it "
        "attacks. The king must have walked into the check, which is no legal move, or have been "
        "left in it. Put the pawn or the king on another square."
    ),
    "check-impossible-two-knights": (
        "A knight leaps, so that nothing ever stands between it and the king: it gives check only "
        "by coming to its square. One move brings one knight. The other one gave check before that "
        "move, and nobody may leave a check unanswered. A double check needs a queen, a rook or "
        "a bishop behind the man that moves."
    ),
    "check-impossible-two-pawns": (
        "A pawn attacks the squares next to it, so that nothing ever stands between it and the "
        "king: it gives check only by coming to its square. One move brings one pawn. The other "
        "one gave check before that move, and nobody may leave a check unanswered. A double check "
        "needs a queen, a rook or a bishop behind the man that moves."
    ),
    "check-impossible-knight-and-pawn": (
        "Nothing ever stands between the king and a knight or a pawn that attacks it: both give "
        "check only by coming to their squares. One move brings one man. The other one gave check "
        "before that move, and nobody may leave a check unanswered. A double check needs a queen, "
        "a rook or a bishop behind the man that moves."
    ),
    "check-impossible-pawn-and-line": (
        "In a double check, one man came to its square and uncovered the line of the other. A pawn "
        "came from the square behind it, or captured from the next file, a rank back. Where it "
        "gives check now, neither square lies between the king and the other man, unless that man "
        "stands on the king’s own file. A capture en passant gives such a check by the man that "
        "it takes off the board, but here none fits."
    ),
    "check-impossible-aligned": (
        "In a double check, one man came to its square and uncovered the line of the other. Here "
        "the king stands between the two on one line, so that the man that moved would have come "
        "from beyond the king. It cannot have jumped over the king, and on that line it attacked "
        "the king before. Only a promotion or a capture en passant gives such checks, and here "
        "none can have."
    ),
    "check-impossible-two-bishops": (
        "In a double check, one man came to its square and uncovered the line of the other. The "
        "one that moved stood between the other one and the king. But a bishop next to the king "
        "on a diagonal line attacks it already, and nobody may leave a check unanswered. Two "
        "bishops give check at once only if one of them has just been promoted, or if a capture en "
        "passant opened both lines."
    ),
    "check-impossible-two-rooks": (
        "In a double check, one man came to its square and uncovered the line of the other. The "
        "one that moved stood between the other one and the king. But a rook that stands there on "
        "the file or the rank attacks the king already, and nobody may leave a check unanswered. "
        "Two rooks give check at once only if one of them has just been promoted by a capture."
    ),
    "check-impossible-double": (
        "In a double check, one man came to its square and uncovered the line of the other. So it "
        "stood between the other one and the king before, and did not attack the king from there. "
        "Every move, capture and promotion by which one of the two can have come was tried here, "
        "and none does so. A legal double check is Ne4-f6 with a rook behind on e1 and the king on "
        "e8."
    ),
    "ep-capture-illegal": (
        "En passant takes two pawns off their squares, and both may have shielded the king. With a "
        "king on a5, pawns on d5 and e5 and a rook on h5, the capture would open the whole rank. A "
        "capture that does not answer a check is no move, either. Many programs leave out the en "
        "passant square here; the PGN standard writes it after every double step."
    ),
    "no-last-move": (
        "Every position but the first comes about by a move. Here every last move of the side that "
        "is not to move was taken back: moves, captures of any man that is missing, promotions, "
        "castling and en passant. King and rooks that hold castling rights have never moved, a "
        "move that left the other king capturable is none, and men that stand hemmed in came "
        "from nowhere. Where a last move is there, the position before it was judged in the same "
        "way, and no game leads to it."
    ),
    "no-last-move-white": _NO_MAN_MOVED,
    "no-last-move-black": _NO_MAN_MOVED,
    "clock-vs-last-move": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn’s move, "
        "which set it to 0. All possible last moves were taken back here, and they are all of the "
        "one kind or all of the other, so the clock tells of another last move. Composed positions "
        "have a 0 here by custom, and nothing is wrong with playing on from one."
    ),
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
        "A pawn changes its file by capturing only, and each capture takes it one rank ahead. So a "
        "pawn on the third rank began on its own file or on the next one, a pawn on the fourth "
        "rank at most two files away, and one that stands on its second rank has never moved; "
        "Black’s pawns count ranks from the other end. No two pawns began on the same file. White "
        "pawns on a2, b2 and a3 are one too many: all three must have begun on the files a and b."
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
        "bar the whole rank before them, too. One move of such a man would let the king out, or in."
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
