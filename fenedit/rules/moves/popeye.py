"""Reads what the solver Popeye prints into a tree of moves.

Its solutions of help and series play have a line each; other play has a line for each move. Each
twin is below a node of its own, with its own position. Moves that the rules of chess allow become
legal moves in SAN; for those with fairy conditions or pieces see `fairy_moves`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import chess

from fenedit.notation.fairy import described, is_orthodox
from fenedit.notation.languages import letters_of
from fenedit.notation.position import WHITE, Position, parse_square
from fenedit.notation.puzzle import FIGURINE
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.moves.fairy_moves import SQUARE, after_move, has_nightrider, shortened
from fenedit.rules.moves.solutions import BAD, GOOD, ZUGZWANG, Role, SolutionTree, Step
from fenedit.rules.moves.tree import PASS, Node, Path
from fenedit.rules.play import LegalMove, reached, to_board
from fenedit.rules.solve.solution import Attack, Defence, Move


class Asked(NamedTuple):
    """What Popeye was asked about one twin.

    Attributes:
        title: what it is called, such as "b) ♞e6→c4"; "" if there are no twins.
        position: the position, the side that begins to move.
        late: whether the first half move is left out, as in h#2.5.
        is_chess: whether there are no fairy conditions.
        plies: the moves of both sides until the goal; 0 where shorter play is no fault.
    """

    title: str
    position: Position
    late: bool = False
    is_chess: bool = True
    plies: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class PopeyeTree(SolutionTree):
    """The tree of what Popeye found.

    Attributes:
        asked: the twins, in the order of the children of the root; one if there are none.
        is_plain: whether all moves are legal in chess.
    """

    asked: tuple[Asked, ...] = ()
    is_plain: bool = True

    @property
    def is_empty(self) -> bool:
        """Return whether there is no move, not even below the heading of a twin."""
        return not any(
            node.children or not (isinstance(node, Step) and node.role is Role.TWIN)
            for node in self.root.children
        )

    @property
    def has_twins(self) -> bool:
        """Return whether the children of the root are twins."""
        return bool(self.asked) and bool(self.asked[0].title)

    def letters_for(self, language: str) -> str:
        """Return a language, or "en" if its letters are also those of fairy pieces here."""
        pieces = set("".join(each.position.placement for each in self.asked))
        codes = (described(each).code for each in pieces if not is_orthodox(each))
        letters = {"N"} if language == FIGURINE else {"N", *letters_of(language)}
        return language if letters.isdisjoint(codes) else "en"

    @property
    def makes_sense(self) -> bool:
        """Return whether moves can be made: legal ones of chess."""
        is_chess = self.is_plain and all(each.is_chess for each in self.asked)
        return is_chess and pieces_in_order(*self.start[:2])

    @property
    def first_moves(self) -> tuple[Move, ...]:
        """The first moves of the solutions of the first twin."""
        node = self.root
        while (
            node.children and isinstance(first := node.children[0], Step) and first.role in _SKIPS
        ):
            node = first
        solving = (Role.KEY, Role.COOK, Role.LINE)
        found = (each for each in node.children if isinstance(each, Step) and each.role in solving)
        return tuple(Move(each.uci, each.san) for each in found)

    def number_at(self, ply: int, *, first: bool) -> str:
        """Return the number of a move; the heading of a twin is none."""
        return SolutionTree.number_at(self, ply - self.has_twins, first=first)

    def legal_moves(self, path: Path) -> tuple[LegalMove, ...]:
        """Return the legal moves after a path; () in twins, which are not the record's position."""
        skips = any(isinstance(node, Step) and node.role in _SKIPS for node in self.moves_to(path))
        return () if skips else SolutionTree.legal_moves(self, path)

    def move_at(self, path: Path) -> LegalMove | None:
        """Return the last move of a path; None where there is none."""
        node = self.node_at(path)
        if not path or node.uci in ("", PASS):
            return None
        if self.is_plain:
            board = self._board(path)
            move = board.peek()
            board.pop()
            is_capture = board.is_capture(move)
            kind = chess.piece_symbol(move.promotion) if move.promotion else ""
            return LegalMove(node.uci, node.san, move.from_square, move.to_square, kind, is_capture)
        squares = [parse_square(name) for name in re.findall(SQUARE, node.uci)]
        if len(squares) < 2:
            return None
        return LegalMove(node.uci, node.san, squares[0], squares[1], "", "*" in node.uci)

    def position_at(self, path: Path) -> Position:
        """Return the position after the moves of a path, that of a twin at its heading."""
        start = self._start(path)
        if self.is_plain:
            return reached(start, self._board(path), self.chess960)
        position = start
        for node in self.moves_to(path):
            if not (isinstance(node, Step) and node.role in _SKIPS):
                position = after_move(position, node.uci if node.uci != PASS else "")
        return position

    def san_at(self, path: Path) -> str:
        """Return the last move of a path as it is written."""
        return self.node_at(path).san

    def _start(self, path: Path) -> Position:
        return self.asked[path[0]].position if self.has_twins and path else self.start

    def _board(self, path: Path) -> chess.Board:
        if not self.is_plain:
            return to_board(self.position_at(path), self.chess960)
        board = to_board(self._start(path), self.chess960)
        for node in self.moves_to(path):
            if not (isinstance(node, Step) and node.role in _SKIPS):
                board.push(chess.Move.from_uci(node.uci))
        return board


_SKIPS = (Role.TWIN, Role.HALF)
"""Nodes that are not moves and change no turn."""


class Answer(NamedTuple):
    """What Popeye has printed.

    Attributes:
        tree: the moves; None if something could not be read.
        counts: the keys, or whole solutions, of each twin; set play and short ones do not count.
        unread: the first line that was not understood, "" for none.
        messages: what Popeye says besides moves, such as "SetPlay not applicable - ignored".
        short: the first moves that reach the goal in fewer moves.
    """

    tree: PopeyeTree | None
    counts: tuple[int, ...] = ()
    unread: str = ""
    messages: tuple[str, ...] = ()
    short: tuple[Move, ...] = ()

    @property
    def solutions(self) -> int:
        """The number of solutions of all twins."""
        return sum(self.counts)


def read_answer(lines: Iterable[str], asked: Sequence[Asked], chess960: bool = False) -> Answer:
    """Return what Popeye has printed about a problem, with English letters of the pieces.

    Args:
        lines: its output, perhaps only a part of it.
        asked: the twins in the order in which they were asked; one if there are none.
        chess960: whether the position is shown by Chess960's rules.
    """
    reader = _Reader(asked)
    for line in lines:
        reader.read(line.rstrip())
        if reader.unread:
            return Answer(None, (), reader.unread)
    for plain in (True, False):
        maker = _Maker(plain)
        try:
            root = maker.root(reader.roots, asked, is_over=reader.is_over)
        except ValueError:
            # A move that is illegal in chess: fairy conditions or pieces.
            continue
        start = asked[0].position
        tree = PopeyeTree(start, chess960, root, asked=tuple(asked), is_plain=plain)
        short = tuple(dict.fromkeys(found.move for found in maker.short))
        return Answer(tree, tuple(maker.counts), "", tuple(reader.messages), short)
    return Answer(None, (), "", tuple(reader.messages))


# --- lines -------------------------------------------------------------------------------------

_PLY = re.compile(r"(?P<number>[1-9][0-9]{0,2})\.(?P<late>\.\.)?(?P<rest>(?![0-9]+\.).*)")
_MOVE = re.compile(
    rf"(?:\[[^\]]*\])*(?:0-0(?:-0)?|[a-z]*(?:[A-Z0-9]{{1,2}}/)?[A-Z0-9]{{0,2}}{SQUARE}(?:[-*]|<->)[A-Z0-9]{{0,2}}{SQUARE})"
    r"[^\s!?]*"
)
_SIGNS = frozenset(
    "+ # = == ## ##! #= !# != x z % ~ ^ 00 ct <> ** any ep dia a=>b c81 cap".split()  # noqa: SIM905
)
"""A check, and the goals of Popeye."""
_THREAT, _ZUGZWANG = "threat:", "zugzwang."
_PROGRESS = re.compile(r"\s*[0-9]+(?::[0-9]+)*\s+\(.*\)")
_NO_MOVES = re.compile(r"\s*[1-9][0-9]{0,2}\.\.\.(?:\s+\.\.\.)?(?:\s+!)?")
"""The text for no set play, or for a solution without moves."""
_APART = re.compile(r" (?:\[[^\]]*\])+(?=\s|$)")
_CLOCK = re.compile(r"\([-.0-9]+(?:/[-.0-9]+)?\)")
"""What Balbo's games have left of their moves."""
_TWIN = re.compile(r"(?P<more>\+)?(?P<name>z?[a-z][0-9]*)\)(?:\s|$)")
_LINE = re.compile(r" {0,2}[0-9]{1,3}\.")
_ENDS = ("solution finished", "solving interrupted", "partial solution", "popeye ")
_COUNTED = re.compile(r"\s*[0-9]+ potential positions|\s*Time = |\s*hashtable|\s*[0-9]+ move inv")


_NO_MOVE = Move("", "")


@dataclass(slots=True)
class _Found:
    """A move that was printed, and what is printed after it; the text of a root is ""."""

    ply: int
    text: str
    signs: str = ""
    mark: str = ""
    is_zugzwang: bool = False
    refutes: bool = False
    is_line: bool = False
    below: list[_Found] = field(default_factory=list)
    named: dict[str, _Found] = field(default_factory=dict)
    move: Move = _NO_MOVE
    step: Step = field(init=False)
    length: int = 0


class _Reader:
    """Reads lines; the moves of each twin follow a root of their own."""

    def __init__(self, asked: Sequence[Asked]) -> None:
        self.roots = [_Found(0, "")]
        self.messages: list[str] = []
        self.unread = ""
        self.is_over = False
        self._has_twins = bool(asked[0].title)
        self._count = len(asked)
        self._titles = [each.title.partition(" ")[0] for each in asked]
        self._begun = not self._has_twins
        self._is_heading = False
        self._above = [self.roots[0]]

    def read(self, line: str) -> None:
        text = line.strip()
        # The conditions of a twin are on lines of their own.
        self._is_heading = self._is_heading and bool(text) and _PLY.match(text) is None
        if self._is_heading and _TWIN.match(line) is None:
            return
        if (
            not text
            or _PROGRESS.fullmatch(line)
            or _NO_MOVES.fullmatch(line)
            or _COUNTED.match(line)
        ):
            return
        if text.lower().startswith(_ENDS) or text.lower() == "but":
            self.is_over = self.is_over or text.lower().startswith(_ENDS[0])
            return
        if (twin := _TWIN.match(line)) is not None:
            self._begin_twin(twin["name"])
        elif text.lower() == "zeroposition":
            return
        elif text.lower() == "refutes.":
            self._above[-1].refutes = True
        elif text.lower() in (_THREAT, _ZUGZWANG):
            # After the key, by Popeye's option PostKeyPlay.
            self._above = self._above[:1]
        elif _PLY.match(text):
            self._moves(line, is_line=_LINE.match(line) is not None)
        elif line[:1] != " ":
            # Popeye does not say which twin it means.
            title = self._titles[len(self.roots) - 1] if self._begun else ""
            self.messages.append(f"{title} {text}".lstrip())
        else:
            self.unread = line

    def _begin_twin(self, name: str) -> None:
        if not self._has_twins or len(self.roots) >= self._count + (not self._begun):
            self.unread = f"{name})"
            return
        if self._begun:
            self.roots.append(_Found(0, ""))
        self._begun = self._is_heading = True
        self._above = [self.roots[-1]]

    def _moves(self, line: str, *, is_line: bool) -> None:
        """Read a line with moves: a whole solution, or one move of the play."""
        above = self._above[:1] if is_line else self._above
        ply, last = 0, above[0]
        # Older versions write a space between a move and its effects.
        line = _APART.sub(lambda effect: effect[0].replace(" ", ""), line)
        ahead = line.split()[::-1]
        while ahead:
            word = ahead.pop()
            if number := _PLY.fullmatch(word):
                ply = 2 * int(number["number"]) - (not number["late"])
                ahead += [number["rest"]] * bool(number["rest"])
            elif word == "...":
                ply += 1
            elif move := _MOVE.match(word):
                last = _Found(ply, move[0], is_line=is_line)
                while above[-1].ply >= ply:
                    above.pop()
                above = _put(above, last)
                ply += 1
                ahead += [word[move.end() :]] * (move.end() < len(word))
            elif last.text and (word.startswith("ep.") or _CLOCK.fullmatch(word)):
                last.text += f" {word}"
            elif not self._sign(last, word):
                self.unread = line
                return
        self._above = self._above[:1] if is_line else above
        if not last.text:
            self.unread = line

    def _sign(self, last: _Found, word: str) -> bool:
        """Take a sign after a move; return whether it is one."""
        if word.lower() == _ZUGZWANG:
            last.is_zugzwang = True
        elif word in ("!", "?", "?!?"):
            last.mark = word
        elif word in _SIGNS:
            last.signs += word if word in "+#" or word.startswith("#") else f" {word}"
        else:
            return word.lower().startswith(_THREAT)
        return bool(last.text)


def _put(above: list[_Found], move: _Found) -> list[_Found]:
    """Put a move below the last of those above it, after passes where moves are left out."""
    while move.ply - above[-1].ply > 1:
        passed = above[-1].named.get(PASS)
        if passed is None:
            passed = _Found(above[-1].ply + 1, PASS, is_line=move.is_line)
            above[-1].named[PASS] = passed
            above[-1].below.append(passed)
        above = [*above, passed]
    known = above[-1].named.get(move.text) if move.is_line else None
    if known is not None and known.below:
        return [*above, known]
    above[-1].named[move.text] = move
    above[-1].below.append(move)
    return [*above, move]


# --- trees -------------------------------------------------------------------------------------


class _Maker:
    """Makes the tree of what was read, with legal moves in SAN, or else with Popeye's text."""

    def __init__(self, plain: bool) -> None:
        self._is_plain = plain
        self.counts: list[int] = []
        self.short: list[_Found] = []

    def root(self, roots: Sequence[_Found], asked: Sequence[Asked], *, is_over: bool) -> Node:
        """Return the root of the tree; of a search that is not over, the last twin is not whole.

        Raises:
            ValueError: a move is not legal.
        """
        # Popeye's knight is S, since N is the nightrider.
        riders = any(has_nightrider(each.position.placement) for each in asked)
        self._knight = "S" if riders else "N"
        phases = [
            self._phase(found, of, is_whole=is_over or found is not roots[-1])
            for found, of in zip(roots, asked, strict=False)
        ]
        if not asked[0].title:
            return Node(below=phases[0])
        pairs = zip(asked, phases, strict=False)
        return Node(below=[Step(Move("", of.title), Role.TWIN, below=it) for of, it in pairs])

    def _phase(self, root: _Found, asked: Asked, *, is_whole: bool) -> tuple[Node, ...]:
        board = to_board(asked.position, False) if self._is_plain else None
        self._is_chess = asked.is_chess
        self._position = asked.position
        keys = [each for each in root.below if each.ply == 1 and each.mark == "!"]
        self._keys = len(keys)
        self._attacks_white = asked.position.side_to_move == WHITE
        self.counts.append(self._keys)
        below = root.below
        if asked.late:
            below = [each for passed in below if passed.text == PASS for each in passed.below]
            self._solve_lines(below, asked)
            steps = self._steps(below, board)
            return (Step(Move(PASS, "…"), Role.HALF, below=steps),)
        self._solve_lines([each for each in below if each.text != PASS], asked)
        steps = self._steps(below, board)
        # The play of the last one may be cut off.
        whole = [each for each in keys if "#" in each.signs or (is_whole and each.below)]
        short = [each for each in whole if each.length < asked.plies]
        self.short += short
        self.counts[-1] -= len(short)
        return steps

    def _solve_lines(self, below: list[_Found], asked: Asked) -> None:
        """Count whole solutions, and keep the first moves of those that are too short."""
        ahead = [(each, each) for each in below if each.is_line and each.text != PASS]
        while ahead:
            first, found = ahead.pop()
            if found.below:
                ahead += [(first, each) for each in found.below]
            elif found.ply < asked.plies + asked.late:
                self.short.append(first)
            else:
                self.counts[-1] += 1

    def _steps(self, below: list[_Found], board: chess.Board | None) -> tuple[Node, ...]:
        # Not by recursion, as series may be longer than Python's limit.
        ahead = [(each, False) for each in reversed(below)]
        before: list[Position] = []
        while ahead:
            found, is_done = ahead.pop()
            if is_done:
                if board is not None:
                    board.pop()
                else:
                    self._position = before.pop()
                found.step = self._step(found)
                continue
            found.move = self._move(found, board)
            if board is not None:
                board.push(chess.Move.from_uci(found.move.uci))
            else:
                before.append(self._position)
                text = "" if found.text == PASS else found.move.uci
                self._position = after_move(self._position, text)
            ahead.append((found, True))
            ahead += [(each, False) for each in reversed(found.below)]
        return _in_order(below)

    def _step(self, found: _Found) -> Step:
        move, role, below = found.move, self._role(found), _in_order(found.below)
        found.length = 1 + max((each.length for each in found.below), default=0)
        nags: tuple[int, ...] = ()
        if role in (Role.KEY, Role.COOK, Role.REFUTATION):
            nags = (GOOD,)
        elif role is Role.TRY:
            nags = (BAD,)
        if found.is_zugzwang:
            nags = (*nags, ZUGZWANG[self._attacks_white])
        if role is Role.DEFENCE:
            answers = _attacks(below)
            defence = Defence(move, answers, is_dual=len(answers) > 1)
            return Step(move, role, defence=defence, below=below)
        attack = None
        if role not in (Role.PASS, Role.LINE, Role.REFUTATION):
            passed = next((step.children for step in below if step.uci == PASS), ())
            defences = [
                step.defence or Defence(Move(step.uci, step.san), ())
                for step in below
                if step.role in (Role.DEFENCE, Role.REFUTATION)
            ]
            mates_in = found.length // 2 + 1
            attack = Attack(move, mates_in, _attacks(passed), found.is_zugzwang, tuple(defences))
        return Step(move, role, attack=attack, below=below, nags=nags)

    def _role(self, found: _Found) -> Role:
        if found.text == PASS:
            return Role.PASS
        if found.is_line:
            return Role.LINE
        if found.ply == 1:
            if found.mark == "?":
                return Role.TRY
            return Role.COOK if self._keys > 1 else Role.KEY
        if found.ply % 2:
            return Role.ANSWER
        is_refutation = found.mark == "!" or found.refutes
        return Role.REFUTATION if is_refutation else Role.DEFENCE

    def _move(self, found: _Found, board: chess.Board | None) -> Move:
        if found.text == PASS:
            return Move(PASS, "--")
        if board is None:
            text = shortened(
                found.text, self._position, is_chess=self._is_chess, knight=self._knight
            )
            return Move(found.text.replace(" ", ""), text + found.signs)
        uci = _uci(found.text, board.turn)
        move = chess.Move.from_uci(uci)
        if not board.is_legal(move):
            raise ValueError(found.text)
        # With fairy conditions Popeye alone knows check and mate.
        return Move(uci, board.san(move).rstrip("+#") + found.signs)


def _attacks(steps: Iterable[Node]) -> tuple[Attack, ...]:
    return tuple(step.attack for step in steps if isinstance(step, Step) and step.attack)


def _in_order(below: Iterable[_Found]) -> tuple[Step, ...]:
    """Return steps: tries after keys, and last those that pass: set play and threats."""
    ordered = sorted(below, key=lambda each: (each.text == PASS, each.mark == "?"))
    return tuple(each.step for each in ordered)


_PLAIN = re.compile(
    r"[KQRBS]?(?P<origin>[a-h][1-8])[-*](?P<target>[a-h][1-8])(?: ep\.)?(?:=(?P<kind>[QRBS]))?"
)


def _uci(text: str, side: chess.Color) -> str:
    """Return a move of chess in UCI.

    Raises:
        ValueError: it is not a move of chess.
    """
    if text in ("0-0", "0-0-0"):
        rank = 1 if side == chess.WHITE else 8
        return f"e{rank}{'g' if text == '0-0' else 'c'}{rank}"
    match = _PLAIN.fullmatch(text)
    if match is None:
        raise ValueError(text)
    kind = (match["kind"] or "").lower().replace("s", "n")
    return match["origin"] + match["target"] + kind
