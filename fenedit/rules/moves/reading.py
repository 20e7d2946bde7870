"""Reads the moves of a game, as PGN and people write them.

Move numbers, signs and captures may be written or not, moves with both squares, promotions in
brackets, castling with zeros, figurines, and the letters of a language. A variation may replace the
move before it, or go on from it. A line ends at a word that is not a move, or cannot be played.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import chess
import chess.variant

from fenedit.notation.castling import names_other_variant, sound_rights
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.languages import KINDS_IN_ORDER, letters_of
from fenedit.notation.nags import nags_in
from fenedit.notation.pgn import MOVES_DO_NOT_FIT, RESULTS, words
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity, Span, data_of
from fenedit.notation.reading import read_loose
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.moves.san import meant_plainly
from fenedit.rules.moves.tree import PASS, MoveTree, Node
from fenedit.rules.play import to_board

TOO_DEEP = "variations-too-deep"
"""The code of the fault that variations in variations were left out."""
DEEPEST = 200
"""How deep variations may be in variations."""
TOO_MANY = "variations-too-many"
"""The code of the fault that further variations were left out."""
MOST = 30_000
"""Moves of variations that are read; so many take a second."""
_LONGEST = 40
"""Characters of the longest word in a fault."""

_PLAIN = re.compile(r"(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?")
_CANONICAL = re.compile(r"(?:[KQRBN](x?)|(?:[a-h](x))?)[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?[+#]?")
"""A move that SAN writes so, if its capture is one."""
_OF_VARIANTS = re.compile(
    r"((?:[PNBRQK]?@[a-h][1-8]|[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[QRBNKqrbnk])?)[+#]?)\W*"
)
"""A move with its signs, also a dropped piece or a promotion to a king."""
_PLAINLY = str.maketrans(
    dict(zip("♔♕♖♗♘♚♛♜♝♞", "KQRBNKQRBN", strict=True))
    | dict.fromkeys("♙♟\ufe0e\ufe0f", "")
    | dict.fromkeys("\N{HYPHEN}\N{NON-BREAKING HYPHEN}‒–—−", "-")
)
_FORUM_TAG = re.compile(r"\[/?pgn\b[^\]\r\n]*\]", re.IGNORECASE)
_TAIL = re.compile(r"(?:\$[0-9]+|e\.?p\.?|[^A-Za-z0-9]+)+\Z")
_CHECK = re.compile(r"[+#‡†]+(?![-−–/=])|\++(?=\+[-−–/=])")
_NO_MOVE = frozenset(("--", "Z0", "null", "pass", PASS, "<>", "@@@@"))
_RESULTS = {word: word for word in RESULTS} | dict.fromkeys(("½-½", "½", "1/2"), "1/2-1/2")
_NO_WORD = re.compile(r"(?!0-0)[^A-Za-z@]*|[DN]|RR|e\.?p\.?|[?!]*N[?!]*|\$[0-9]+")
"""Numbers, evaluations, signs, and the marks of a diagram, a novelty and en passant."""
_OTHERS = frozenset(("(", ")", *_RESULTS))


class MovesRead(NamedTuple):
    """The moves of a text.

    Attributes:
        tree: has no fault.
        end: why the game itself ends early, or None.
        others: what was left out of variations, or faulty there.
        last: the board at the end of the game itself; None where nothing was read to its end.
    """

    tree: MoveTree
    end: Problem | None
    others: tuple[Problem, ...]
    last: chess.Board | None = None


class _Line:
    """A line of moves up to some word.

    Attributes:
        board: after its moves; None where it cannot go on.
        node: the last move, or a node for what is before the first move of a variation.
        siblings: the moves in place of the last move, it included; None before the first.
        below: the moves behind the last move.
        is_new: whether this is a variation without a move.
        number: the last move number.
    """

    __slots__ = ("below", "board", "is_new", "node", "number", "siblings")

    def __init__(
        self, board: chess.Board | None, node: Node, below: list[Node], *, is_new: bool = False
    ) -> None:
        self.board = board
        self.node = node
        self.siblings: list[Node] | None = None
        self.below = below
        self.is_new = is_new
        self.number = ""

    def go_on(self, uci: str, san: str) -> None:
        """Add a move."""
        below: list[Node] = []
        node, siblings = Node(uci, san, below), self.below
        if self.is_new:
            node.before, node.nags = self.node.comment, self.node.nags
            siblings.append(node)
            self.is_new = False
        else:
            # A variation that went on from the last move may be there already.
            siblings.insert(0, node)
        self.node, self.siblings, self.below = node, siblings, below

    def varied(self) -> "_Line":
        """Return a variation of the last move, still empty."""
        board = self.board
        if board is not None:
            board = board.copy(stack=1)
            if board.move_stack:
                board.pop()
            if type(board) is not chess.Board:
                # Popping shares the pockets of Crazyhouse with the line.
                board = board.copy(stack=False)
        siblings = self.below if self.siblings is None else self.siblings
        return _Line(board, Node(), siblings, is_new=True)


def read_moves(
    text: str,
    position: Position,
    chess960: bool = False,
    *,
    variant: str = "",
    fen: str = "",
    language: str = "en",
    main_line: bool = False,
) -> MoveTree:
    """Return the moves of a text behind a game's tags, as far as they can be played.

    Args:
        text: movetext.
        position: the position that the game begins with.
        chess960: whether castling follows Chess960's rules.
        variant: the name of the variant, as in the tag.
        fen: the position as its tag has it, where other variants may say more; "" for the
            variant's own start.
        language: whose letters the pieces have; English ones are read where it has no such letter.
        main_line: whether variations are left out, and moves stay as they are written; this is
            faster.
    """
    first = None
    if variant and names_other_variant(variant):
        first = _board_of_variant(variant, fen, chess960)
        if first is None:
            found = Problem("variant-without-moves", Severity.NOTE, data=data_of(found=variant))
            return MoveTree(position, chess960, fault=found)
        chess960 = first.chess960
        if not fen:
            position = read_loose(first.fen()).position
    tree, end, others, _ = moves_and_faults(
        text,
        position,
        chess960,
        first=first,
        language=language,
        main_line=main_line,
        sans=not main_line,
    )
    grave = (fault for fault in others if fault.severity is not Severity.NOTE)
    fault = end or next(grave, None) or next(iter(others), None)
    return tree if fault is None else replace(tree, fault=fault)


def moves_and_faults(
    text: str,
    position: Position,
    chess960: bool,
    *,
    first: chess.Board | None = None,
    language: str = "en",
    main_line: bool = False,
    sans: bool = True,
) -> MovesRead:
    """Return the moves of a text as `read_moves` does, with all faults apart from the tree.

    `first` is the board of a variant. Without `sans` moves stay as they are written, which is
    faster.
    """
    if first is None and not pieces_in_order(position.placement, position.side_to_move):
        return MovesRead(MoveTree(position, chess960), None, ())
    deepest = 0 if main_line else DEEPEST

    def read_by(chess960: bool) -> MovesRead:
        board = to_board(position, chess960) if first is None else first.copy()
        reader = _Reader(board, language, deepest, sans)
        reader.read(text)
        tree = MoveTree(position, chess960, reader.root, reader.result, first=first)
        if (last := reader.last) is not None:
            tree.remember((0,) * len(last.move_stack), last)
        others = () if main_line else tuple(reader.others.values())
        return MovesRead(tree, reader.end, others, reader.last)

    read = read_by(chess960)
    if (read.end or read.others) and not chess960 and first is None:
        rights = len(position.castling_rights)
        if len(sound_rights(position, False)) < rights == len(sound_rights(position, True)):
            # Only the letters may show a game of Chess960.
            read = read_by(chess960=True)
    return read


def _board_of_variant(name: str, fen: str, chess960: bool) -> chess.Board | None:
    """Return a board of a variant, None where its moves or the position are not known."""
    try:
        board = chess.variant.find_variant(name)(chess960=chess960)
        if fen:
            board.set_fen(fen)
    except ValueError:
        return None
    board.chess960 = chess960 or board.has_chess960_castling_rights()
    return board


class _Reader:
    """Reads words from a board on.

    Attributes:
        root: the moves that were read, and what is before them.
        result: the result at their end.
        end: why the game itself ends early, or None.
        others: the first fault of each kind that does not end it, by its code or reason.
    """

    def __init__(self, board: chess.Board, language: str, deepest: int, sans: bool) -> None:
        moves: list[Node] = []
        self.root = Node("", "", moves)
        self.result = "*"
        self.end: Problem | None = None
        self.others: dict[str, Problem] = {}
        self._move_in = _move_of(language, type(board) is not chess.Board)
        self._deepest = deepest
        self._sans = sans
        self._line = _Line(board, self.root, moves)
        self._around: list[_Line] = []
        self._skipped = self._varied = 0
        self._spare: tuple[chess.Board, list[Node]] | None = None

    def read(self, text: str) -> None:
        """Read up to the result, or to a fault of the game itself."""
        if "pgn]" in text.lower():
            # A game copied out of a forum.
            text = _FORUM_TAG.sub(lambda tag: " " * len(tag[0]), text)
        for word, start, end in words(text, comments=True):
            if word in _OTHERS:
                if word == "(":
                    self._open((start, end))
                elif word == ")":
                    self._close()
                elif not (self._skipped or self._around):
                    self.result = _RESULTS[word]
                    return
            elif self._skipped or self._line.board is None:
                continue
            elif word.isdigit() and word != PASS:
                self._line.number = word
            elif word[0] in "{;":
                node, comment = self._line.node, _comment(word)
                node.comment = f"{node.comment} {comment}".strip() if node.comment else comment
            elif not self._read_move(word, start):
                return

    @property
    def last(self) -> chess.Board | None:
        """The board at the end of the game itself."""
        return (self._around[0] if self._around else self._line).board

    def _open(self, span: Span) -> None:
        code = TOO_DEEP if len(self._around) == self._deepest else TOO_MANY
        if self._skipped or code == TOO_DEEP or self._varied > MOST:
            if not self._skipped:
                self.others.setdefault(code, Problem(code, Severity.NOTE, span))
            self._skipped += 1
            return
        line = self._line
        self._around.append(line)
        self._spare = None if line.board is None else (line.board, line.below)
        self._line = line.varied()

    def _close(self) -> None:
        if self._skipped:
            self._skipped -= 1
        elif self._around:
            self._line, self._spare = self._around.pop(), None

    def _read_move(self, word: str, start: int) -> bool:
        """Add a move with its signs; return whether the game can go on."""
        line = self._line
        move, signs = self._move_in(word)
        if move is not None:
            assert line.board is not None
            reason = _play(line, line.board, move, self._sans)
            if reason and self._spare is not None:
                board, line.below = self._spare
                line.board = board.copy(stack=1)
                reason = _play(line, line.board, move, self._sans) and reason
            self._spare = None
            if reason:
                return self._fail(word, reason, (start, start + len(word)))
            line.node.at = start
            if self._around:
                self._varied += 1
        if signs:
            nags = line.node.nags
            line.node.nags = (*nags, *(nag for nag in nags_in(signs) if nag not in nags))
        return True

    def _fail(self, word: str, reason: str, span: Span) -> bool:
        board, inside = self._line.board, bool(self._around)
        assert board is not None
        number = self._line.number or board.fullmove_number
        if len(word) > _LONGEST:
            word = f"{word[:_LONGEST]}…"
        move = f"{number}{'.' if board.turn else '...'} {word}"
        data = data_of(move=move, reason=f"{reason}-in-variation" if inside else reason)
        fault = Problem(MOVES_DO_NOT_FIT, Severity.NOT_PLAYABLE, span, data=data)
        self._line.board = None
        if inside:
            self.others.setdefault(reason, fault)
        else:
            self.end = fault
        return inside


def _comment(word: str) -> str:
    """Return the text of a comment; line breaks in it mean no more than blanks."""
    inside = word[1:].removesuffix("}") if word[0] == "{" else word[1:]
    if not inside.isprintable():
        inside = re.sub(r"\s*[\r\n\0]+\s*", " ", inside)
    return inside.strip()


def in_plain_signs(word: str) -> str:
    """Return a move with letters in place of figurines, and hyphens in place of other dashes."""
    return word if word.isascii() else word.translate(_PLAINLY)


def _move_of(language: str, of_variant: bool) -> Callable[[str], tuple[str | None, str]]:
    """Return a function that splits a word into a move and its signs.

    The move is as in SAN or UCI, "" for another word, None for signs alone.
    """
    in_english = None if language == "en" else _letters(language)

    def move_in(word: str) -> tuple[str | None, str]:
        if in_english is not None:
            word = in_english(word)
        if _PLAIN.fullmatch(word) or word in _NO_MOVE:
            return word, ""
        word = in_plain_signs(word)
        if _NO_WORD.fullmatch(word):
            return None, word
        if of_variant and (found := _OF_VARIANTS.fullmatch(word)):
            return found[1], word[found.end(1) :]
        bare = _TAIL.sub("", word)
        return plain_move(bare) or "", _CHECK.sub("", word[len(bare) :], count=1)

    return move_in


@cache
def _letters(language: str) -> Callable[[str], str]:
    """Return a function that gives a word the English letters instead of a language's."""
    pairs = zip(letters_of(language), KINDS_IN_ORDER, strict=True)
    kinds = {letter: kind.replace("P", "") for letter, kind in pairs}
    kinds |= {letter.upper(): kind for letter, kind in kinds.items()}
    # Russian's king begins as its knight does.
    letters = "|".join(sorted(kinds, key=len, reverse=True))
    moved = re.compile(rf"\A({letters})(?=[a-h1-8x:-]*[a-h][1-8])")
    promoted = re.compile(rf"(?<=[a-h][18])([=/(]?)({letters})")

    def in_english(word: str) -> str:
        word = moved.sub(lambda found: kinds[found[1]], word, count=1)
        return promoted.sub(lambda found: found[1] + kinds[found[2]], word)

    return in_english


def _play(line: _Line, board: chess.Board, text: str, in_san: bool) -> str:
    """Make a move; return "" or the reason for failure, "no-move" if unknown."""
    if not text or text in _NO_MOVE:
        if not text or board.is_check():
            return "no-move"
        board.push(chess.Move.null())
        line.go_on(PASS, "--")
        return ""
    move = meant_plainly(board, text)
    if isinstance(move, str) and text[-1] in "18" and text[0] in "abcdefgh":
        # A promotion to a queen may go without saying.
        queened = meant_plainly(board, text := f"{text}=Q")
        move = move if isinstance(queened, str) else queened
    if isinstance(move, str):
        return "ambiguous" if move == "ambiguous-move" else "illegal"
    if in_san:
        text = _pushed(board, move, text)
    else:
        board.push(move)
    line.go_on(move.uci(), text)
    return ""


def _pushed(board: chess.Board, move: chess.Move, text: str) -> str:
    """Make a move on the board; return it in SAN, mostly from how it is written."""
    plain = _CANONICAL.fullmatch(text) if type(board) is chess.Board else None
    if plain is None or bool(plain[1] or plain[2]) != board.is_capture(move):
        return board.san_and_push(move)
    board.push(move)
    mark = ("#" if board.is_checkmate() else "+") if board.is_check() else ""
    return text.rstrip("+#") + mark
