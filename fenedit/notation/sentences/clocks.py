"""Sentences about the two counters."""

from typing import Final

_AT_MOST: Final = (
    "The halfmove clock is at {clock}, but can be {longest} at most: of all moves by both sides "
    "({plies} by the fullmove number) captures and pawn moves, with the moves between them, took "
    "{needed} or more."
)

CLOCKS: Final[dict[str, str]] = {
    "fullmove-zero": "The fullmove number is 0, but the first move is number 1.",
    "fullmove-too-small": (
        "The fullmove number {number} is too small: the number of moves made is at least {white} "
        "for White and {black} for Black, so it is {least} or more."
    ),
    "clock-ge-100": "The halfmove clock is at {count}: the fifty-move rule offers a draw.",
    "clock-ge-150": "The halfmove clock is at {count}: the seventy-five-move rule ends the game.",
    "clock-exceeds-plies": (
        "The halfmove clock is at {clock}, but all moves by both sides are fewer ({plies} by the "
        "fullmove number)."
    ),
    "clock-exceeds-plies-captures": _AT_MOST,
    "clock-vs-pawn-moves": _AT_MOST,
    "clock-vs-pawn-moves-none": (
        "No halfmove clock fits: captures and pawn moves, with the moves between them, took "
        "{needed} or more, but all moves by both sides are fewer ({plies} by the fullmove number)."
    ),
    "clock-too-small": (
        "The halfmove clock is at {clock}, but nothing was captured and no pawn has moved: it "
        "counts every move since the beginning, so that it is {plies}."
    ),
    "ep-clock-nonzero": (
        "The halfmove clock is at {clock}, but the en passant square {square} says that a pawn "
        "has just moved."
    ),
}

EXPLANATIONS: Final[dict[str, str]] = {
    "fullmove-zero": (
        "The fullmove number says which move is being played. It is 1 from the beginning and "
        "grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 "
        "differently; 1 is always understood."
    ),
    "fullmove-too-small": (
        "Before move number 12 White has made 11 moves, and Black too, or White 12 when Black is "
        "to move. What stands on the board took moves as well: each captured man one move of the "
        "other side, each pawn its steps, a promotion at least five, each piece away from home "
        "at least one; castling moves two pieces at once. A game therefore cannot have come here "
        "so soon. Composed positions often carry 1 and mean nothing by it."
    ),
    "clock-ge-100": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn move. "
        "At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of "
        "Chess, 9.3). The game goes on if nobody claims."
    ),
    "clock-ge-150": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn move. "
        "At 150, which is seventy-five moves each, the game is drawn without a claim, unless the "
        "last move gave mate (FIDE Laws of Chess, 9.6.2). Nobody would still be to move."
    ),
    "clock-exceeds-plies": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn move, "
        "or since the beginning. So it is never greater than the number of all moves: at most 22 "
        "at move number 12 with White to move, and 23 with Black to move. Captures and pawn "
        "moves came before it began to run, and leave even less. Either the clock is too great or "
        "the fullmove number too small."
    ),
    "clock-vs-pawn-moves": (
        "Every capture and every pawn move sets the halfmove clock back to 0, so all those that "
        "the board shows came before the moves that the clock counts. A side made at least as "
        "many as the other side lacks men, and at least as many as its pawns needed to come "
        "where they stand. Since the sides move in turn, moves of the other side went by in "
        "between. After 1. e4 e5, for example, the clock cannot be greater than 0 with White to "
        "move at move 2."
    ),
    "clock-too-small": (
        "Only a capture or a pawn move sets the halfmove clock back to 0. All 32 men are on the "
        "board and all pawns stand where they began, so there was neither. The clock has then "
        "counted every move since the beginning: after 1. Nf3 Nf6 it is 2."
    ),
    "ep-clock-nonzero": (
        "An en passant square stands in the FEN right after a pawn’s double step and for one "
        "move only. A pawn move sets the halfmove clock back to 0. Either the clock belongs to "
        "an earlier or later position, or the en passant square does."
    ),
}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""
