"""Reads input of the problem solver Popeye, in English, German and French.

A text of commands, each shortened to any beginning that names it: a word that begins the first
problem (`beginproblem`, `anfa`), the commands of each problem in any order, a word before each
further one (`next`, `weit`), and a last one (`end`, `ende`). Pieces are listed after `pieces` and
a colour, a letter or two and squares (`white Ke1 Pa2b2`), or written after `forsyth`: see
`fenedit.notation.spellings.codes`. Letters are the language's, in English with S for the knight.
Case counts only in Forsyth's notation.

As in all problems, a king and a rook at home may castle unless an option says otherwise, and the
stipulation decides who begins. The entries of Olive have the same options.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from fenedit.notation.castling import rights_by_convention
from fenedit.notation.conditions import CONDITIONS
from fenedit.notation.fairy import LANGUAGES, attribute_named, fairy_piece
from fenedit.notation.position import (
    BLACK,
    EMPTY_PLACEMENT,
    START_POSITION,
    WHITE,
    Piece,
    Placement,
    Position,
    Side,
    Square,
    occupied,
    parse_square,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError, Problem, Severity, data_of
from fenedit.notation.puzzle import SEPARATOR, Puzzle, operations_text
from fenedit.notation.reading import DEFAULT_SIDE, Found
from fenedit.notation.spellings.codes import INPUT_LANGUAGES, read_forsyth
from fenedit.notation.stipulation import parse_stipulation
from fenedit.notation.twin_commands import (
    COLOURS,
    PLAIN_LETTERS,
    Twin,
    free_name,
    twins_of,
    twins_text,
)

_COMMANDS = {
    "begin": "beginproblem anfangproblem debutprobleme",
    "end": "endproblem endeproblem finprobleme",
    "next": "nextproblem weiteresproblem asuivre",
    "twin": "twin zwilling jumeau",
    "zero": "zeroposition nullstellung zeroposition",
    "remark": "remark bemerkung remarque",
    "structured": "sstipulation sforderung senonce",
    "stipulation": "stipulation forderung enonce",
    "author": "author autor auteur",
    "source": "origin quelle source",
    "title": "title titel titre",
    "award": "award auszeichnung prix",
    "pieces": "pieces steine pieces",
    "forsyth": "forsyth forsyth forsyth",
    "array": "initialgamearray partieanfangsstellung positioninitialepartie",
    "condition": "condition bedingung condition",
    "option": "option option option",
    "protocol": "protocol protokoll protocol",
    "latex": "latex latex latex",
    "latex-pieces": "latexpieces latexsteine pieceslatex",
}
_WORDS = {
    language: sorted(
        ((name, words.split()[at]) for name, words in _COMMANDS.items()),
        key=lambda command: len(command[1]),
    )
    for at, language in enumerate(LANGUAGES)
}
"""The commands in each language with their whole words, the shortest first."""
_LINES = frozenset(("remark", "author", "source", "title", "award", "protocol"))
"""Commands whose words end with the line."""
_LISTS = frozenset(("structured", "condition", "option", "latex", "latex-pieces"))
"""Commands whose words end at the next command."""
_LEAST = 3
"""Letters of a command; four where no beginning says that the text is Popeye's."""

_COLOURS = COLOURS | {"invisible": "totalinvisible totalunsichtbar totalinvisible"}
_HELD = {
    "whitetoplay": "wh:itetoplay we:issbeginnt apparents:eul",
    "halfduplex": "ha:lfduplex halb:duplex dem:iduplex",
    "nocastling": "noc:astling keiner:ochade sansro:quer",
    "enpassant": "en:passant en:passant enp:assant",
}
"""Options that a position holds; their shortest words end at the colon."""
_OPTION_WORDS = (
    "try defence setplay threat whitetoplay variation movenumbers startmovenumber uptomovenumber"
    " nowk nobk duplex nothreat maxsolutions maxflightsquares enpassant castlingmutuallyexclusive"
    " noboard noshortvariations halfduplex postkeyplay nontrivial intelligent maxtime nocastling"
    " quodlibet stoponshortsolutions beep suppressgrid writegrid keepmatingpiece lastcapture"
    " nullmoves matesin1 trivialtriesavoid"
)
POPEYE_OPTIONS = frozenset(_OPTION_WORDS.split())
"""Options for the solver; any other is a fairy condition."""
_HELP = re.compile(
    r"(?:[0-9]+->)?(?:exact-)?(?:reci-|ser-|pser-|phser-)?(?:h(?![sr])|a=>b)", re.IGNORECASE
)
_TOKEN = re.compile(r"[^\s;,]+")
_LINE = re.compile(r"[^\S\n]*(?>(?:[:.;,][^\S\n]*)*)(?P<words>[^\n]*)")
_PIECES = re.compile(
    r"(?P<walk>[^\W_]{1,2}(?:/[^\W_]{1,2})?)(?P<squares>(?:[a-h][1-8]){0,64})", re.IGNORECASE
)
_SQUARE = re.compile("[a-h][1-8]")
_INTELLIGENT = re.compile(
    r"(?i)(?:(?<=\s)|^)intell(?:i(?:g(?:e(?:n(?:t)?)?)?)?)?(?:\s+(?![0-9])|$)"
)
_MOST_NAMED = 3

_Board: TypeAlias = dict[Square, Piece | str]
"""A piece on each square, or the longer name of a fairy piece."""


class PopeyeText(NamedTuple):
    """The meaning of an input of Popeye.

    Attributes:
        language: "en", "de" or "fr".
        found: the positions without fairy pieces, with their problem data.
        left_out: the first fairy piece of each problem that is left out.
        plain: whether every word was understood.
        lines: where the problem of each of the positions begins in the text, counted from 1.
    """

    language: str
    found: tuple[Found, ...]
    left_out: tuple[str, ...]
    plain: bool
    lines: tuple[int, ...] = ()


def begins_popeye(text: str) -> bool:
    """Return whether the first words of a text begin a problem for Popeye."""
    first = _TOKEN.match(text.lstrip())
    return first is not None and _begun(first) is not None


def read_popeye(text: str) -> tuple[PopeyeText, ...]:
    """Return the interpretations of a text as input for Popeye, () if it is something else.

    A word that begins the first problem leaves no doubt. Without it the text must begin with
    another command, have at least two that describe a problem, and nothing else.
    """
    for match in re.finditer(r"(?im)^[^\S\n]*(?:beg|anf|d[eé]b)\w{0,14}(?=\s|\Z)", text):
        if language := _begun(match):
            return (_Reader(text, match.end(), language, _LEAST).read(),)
    first = _TOKEN.search(text)
    by_meaning: dict[tuple[object, ...], PopeyeText] = {}
    for language in LANGUAGES:
        if first and _command(first[0], language, _LEAST + 1):
            reader = _Reader(text, first.start(), language, _LEAST + 1)
            read = reader.read()
            if read.plain and reader.commands > 1 and (read.found or read.left_out):
                by_meaning.setdefault(read[1:], read)
    return tuple(by_meaning.values())


def _begun(word: re.Match[str]) -> str | None:
    """Return the language in which a word and the command after it begin a problem, or None."""
    language = next((each for each in LANGUAGES if _command(word[0], each) == "begin"), None)
    following = _TOKEN.search(word.string, word.end())
    return language if language and following and _command(following[0], language) else None


def left_out_problem(names: Sequence[str], severity: Severity, count: int = 0) -> Problem:
    """Return the problem that puzzles with fairy pieces are left out, one a name if no count."""
    different = tuple(dict.fromkeys(names))
    more = ["…"] * (len(different) > _MOST_NAMED)
    data = data_of(count=count or len(names), men=", ".join([*different[:_MOST_NAMED], *more]))
    span = None if severity is Severity.NOTE else (0, 0)
    return Problem("problems-left-out", severity, span, data=data)


def problem_position(placement: Placement, stipulation: str, held: dict[str, str]) -> Position:
    """Return the position of a problem from its pieces, stipulation and options.

    Args:
        placement: the pieces.
        stipulation: in signs.
        held: the words of options, by their names in small letters.
    """
    squares = set(_SQUARE.findall(held.get("nocastling", "")))
    rights = "".join(
        letter
        for letter, king, rook in rights_by_convention(placement)
        if not {square_name(king), square_name(rook)} & squares
    )
    # A double step may be given by its three squares; the pawn passed the one in the middle.
    passed = _SQUARE.findall(held.get("enpassant", ""))
    square = parse_square(passed[len(passed) // 2]) if passed else None
    return Position(placement, first_side(stipulation, held), rights, square)


def first_side(stipulation: str, held: dict[str, str]) -> Side:
    """Return the side that begins by a stipulation and options, or moves after a proof game."""
    black = bool(_HELP.match(stipulation)) != bool(re.search(r"(?:[.,]5|½)\s*\Z", stipulation))
    if "whitetoplay" in held:
        black = False
    # Olive and YACPDB say so of studies.
    black = black or "black to move" in stipulation.lower()
    return BLACK if black != ("halfduplex" in held) else WHITE


def with_white_first(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle in which White begins help play, as by Popeye's option WhiteToPlay.

    The same side reaches the goal, so h#2 becomes h#1.5, in twins as well.
    """

    def shorter(asked: str) -> str:
        written = parse_stipulation(asked)
        if written is None or not written.is_help or written.series or written.half:
            return asked
        return written._replace(moves=written.moves - 1, half=True).signs

    twins = [
        twin._replace(
            commands=tuple(
                each._replace(args=(shorter(each.args[0]),)) if each.kind == "Stipulation" else each
                for each in twin.commands
            )
        )
        for twin in twins_of(puzzle.twins)
    ]
    text = puzzle.twins if tuple(twins) == twins_of(puzzle.twins) else twins_text(twins)
    return puzzle._replace(stipulation=shorter(puzzle.stipulation), twins=text)


def _whole_condition(text: str) -> str:
    """Return a condition with its whole name, unless several begin alike, or none.

    A shortened name may also begin a command, such as `protocol`.
    """
    word, blank, details = text.partition(" ")
    begun = [each for each in CONDITIONS if each.lower().startswith(word.lower())]
    same = [each for each in begun if each.lower() == word.lower()]
    return ((same or begun)[0] if same or len(begun) == 1 else word) + blank + details


def _command(word: str, language: str, least: int = _LEAST) -> str | None:
    """Return the shortest command that a word begins, or None."""
    bare = word.strip().removesuffix(":").lower().translate(PLAIN_LETTERS)
    if len(bare) < least:
        return None
    return next((name for name, whole in _WORDS[language] if whole.startswith(bare)), None)


@dataclass(slots=True)
class _Problem:
    """A problem while it is read.

    Attributes:
        board: the pieces on the squares.
        others: fairy pieces, without a square.
        start: the first board of a problem with a target position.
        said: the words after commands, by names of commands.
        held: the words of options that the position holds, by their names.
        line: where it begins in the text.
    """

    board: _Board = field(default_factory=dict)
    others: list[str] = field(default_factory=list)
    start: _Board = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    held: dict[str, str] = field(default_factory=dict)
    line: int = 1

    def found(self, language: str) -> Iterator[Found]:
        """Yield its position, and the target position, if any."""
        said = self.said
        asked = said["stipulation"][-1] if said["stipulation"] else ""
        held = self.held
        if said["structured"]:
            asked = said["structured"][-1]
            if any(_colour(asked.split()[0], at) == "black" for at in range(len(LANGUAGES))):
                held = held | {"halfduplex": ""}
        twins: list[Twin] = []
        for words in said["twin"]:
            name = free_name(twins) if twins or not said["zero"] else "a"
            twins += twins_of(f"{name}) {words}", language)
        options = SEPARATOR.join(said["option"])
        if asked.lower().startswith(("h#", "ser-h#")):
            # It is added for Popeye where it applies.
            options = _INTELLIGENT.sub("", options).strip()
        puzzle = Puzzle(
            name=" ".join(said["title"]),
            author=SEPARATOR.join(said["author"]),
            source=SEPARATOR.join(said["source"]),
            stipulation=asked,
            twins=twins_text(twins),
            conditions=SEPARATOR.join(map(_whole_condition, said["condition"])),
            options=options,
            award=SEPARATOR.join(said["award"]),
            comment=SEPARATOR.join(said["remark"]),
        )
        if "whitetoplay" in held:
            puzzle = with_white_first(puzzle)
        notes = () if asked else (DEFAULT_SIDE,)
        for board in filter(None, (self.start, self.board)):
            position = problem_position(with_contents(EMPTY_PLACEMENT, board), asked, held)
            yield Found(position, title=puzzle.name, rest=operations_text(puzzle), notes=notes)


def _colour(word: str, at: int) -> str | None:
    """Return the colour that a word begins in the language of a place."""
    bare = word.lower().translate(PLAIN_LETTERS)
    colours = (colour for colour, each in _COLOURS.items() if each.split()[at].startswith(bare))
    return next(colours, None) if bare else None


class _Reader:
    """Reads one input, word by word."""

    def __init__(self, text: str, start: int, language: str, least: int) -> None:
        self.text, self.place, self.language, self.least = text, start, language, least
        self.plain = True
        self.commands = 0
        self._at = LANGUAGES.index(language)

    def read(self) -> PopeyeText:
        """Return what the input says, up to the word that ends it."""
        problems = [_Problem()]
        line, counted = 1, 0
        while word := self._take():
            command = self._command(word)
            self.commands += command is not None
            if command in ("begin", "end", "next"):
                line, counted = line + self.text.count("\n", counted, self.place), self.place
                problems.append(_Problem(line=line))
                if command == "end":
                    break
            else:
                self._obey(command, problems[-1])
        found: list[Found] = []
        lines: list[int] = []
        left_out = []
        for problem in problems:
            pieces = (*problem.start.values(), *problem.board.values())
            odd = [*problem.others, *(piece for piece in pieces if len(piece) > 1)]
            if odd:
                left_out.append(odd[0])
            else:
                found += problem.found(self.language)
                lines += [problem.line] * (len(found) - len(lines))
        return PopeyeText(self.language, tuple(found), tuple(left_out), self.plain, tuple(lines))

    def _peek(self) -> str:
        match = _TOKEN.search(self.text, self.place)
        return match[0] if match else ""

    def _take(self) -> str:
        word = self._peek()
        self.place = self.text.find(word, self.place) + len(word) if word else len(self.text)
        return word

    def _take_line(self) -> list[str]:
        """Return the words up to the end of the line."""
        match = _LINE.match(self.text, self.place)
        self.place = match.end() if match else self.place
        return match["words"].split() if match else []

    def _command(self, word: str) -> str | None:
        return _command(word, self.language, self.least)

    def _obey(self, command: str | None, problem: _Problem) -> None:
        """Read the words after a command."""
        said = problem.said
        if command in _LINES:
            words = self._take_line()
            said[command] += [" ".join(words)] if words else []
        elif command in ("twin", "zero"):
            said["zero"] += ["zero"] if command == "zero" else []
            within = ("remark", "structured", "stipulation", "condition")
            said["twin"].append(" ".join(self._taken(*within)))
        elif command in _LISTS:
            # Conditions may be called like commands.
            words = self._taken(least=int(command == "condition"))
            if command == "option":
                words = self._without_held(words, problem.held)
            said[command] += [" ".join(words)] if words else []
        elif command == "stipulation":
            asked = "" if self._command(self._peek()) else self._take()
            if re.fullmatch(r"[0-9]{1,3}(?:\.[05])?", self._peek()):
                asked += self._take()
            sane = re.fullmatch(r"(?=.{0,60}[#=+~%x0-9])\S{1,60}", asked) is not None
            self.plain = self.plain and sane
            said[command].append(asked)
        elif command == "pieces":
            self._read_pieces(problem)
        elif command == "forsyth":
            self._read_forsyth(problem)
        elif command == "array":
            problem.board = dict(occupied(START_POSITION.placement))
        else:
            self.plain = False
        asked = "".join(said[command][-1:]) if command in ("stipulation", "structured") else ""
        if "a=>b" in asked.lower():
            problem.start, problem.board = problem.board, {}

    def _taken(self, *within: str, least: int = 0) -> list[str]:
        """Return at least `least` words, and others up to a command, except for some commands."""
        words: list[str] = []
        while (word := self._peek()) and (
            len(words) < least or self._command(word) in (None, *within)
        ):
            words.append(self._take())
            if within and self._command(word) == "remark":
                # It says nothing about the twin.
                words.pop()
                self._take_line()
        return words

    def _without_held(self, words: list[str], held: dict[str, str]) -> list[str]:
        """Return the words of options without those that a position holds, and keep these."""
        others: list[str] = []
        name = ""
        for word in words:
            bare = word.lower()
            if name and _SQUARE.match(bare):
                held[name] += bare
                continue
            name = ""
            for option, names in _HELD.items():
                short, rest = names.split()[self._at].split(":")
                if bare.startswith(short) and (short + rest).startswith(bare):
                    name = option
                    held[name] = ""
                    break
            else:
                others.append(word)
        return others

    def _read_pieces(self, problem: _Problem) -> None:
        """Read pieces by colours; other words are attributes of the pieces after them."""
        name, colour = "", ""
        words: list[str] = []
        while (word := self._peek()) and self._command(word) is None:
            if colour and self._read_squares(problem.board, colour, name, words):
                words = []
            elif named := _colour(word, self._at):
                self.plain = self.plain and not words
                name, colour, words = self._take(), named, []
                if colour == "invisible":
                    problem.others.append(f"{name} {self._take()[:9]}")
            elif not colour:
                break
            elif _SQUARE.search(self._take().lower()):
                problem.others.append(f"{name} {word[:20]}")
            else:
                words.append(word[:20])
        self.plain = self.plain and bool(colour) and not words

    def _read_squares(self, board: _Board, colour: str, name: str, words: list[str]) -> bool:
        """Read pieces with their squares, after words for attributes; return whether any."""
        attributes = [attribute_named(word) or "" for word in words]
        start = self.place
        while match := _PIECES.fullmatch(self._peek()):
            before, squares = self.place, match["squares"]
            self._take()
            if not squares:
                squares = self._take()
                if not re.fullmatch(rf"(?:{_SQUARE.pattern})+", squares, re.IGNORECASE):
                    self.place = before
                    break
            walk = match["walk"]
            piece = None
            if all(attributes) and colour != "invisible":
                piece = fairy_piece(walk, colour[0], attributes, self.language)
            for square in _SQUARE.findall(squares.lower()):
                odd = " ".join([name, *words[-_MOST_NAMED:], f"{walk}{square}"])
                board[parse_square(square)] = piece or odd
        return self.place > start

    def _read_forsyth(self, problem: _Problem) -> None:
        """Read Forsyth's notation with and without the ends of ranks, which Popeye ignores.

        There may be too many empty squares at the end, as they may be left out; a piece in two
        characters after a point may end with a digit.
        """
        written = self._take()[:200]
        ranks = re.sub(r"(?<!\.[A-Za-z])(?<!\.[A-Za-z][0-9])[0-9/]+\Z", "", written) or "64"
        word = re.sub(
            "[0-9]+(?:/[0-9]+)+", lambda each: str(sum(map(int, each[0].split("/")))), ranks
        ).replace("/", "")
        try:
            both = [read_forsyth(each, INPUT_LANGUAGES[self.language]) for each in (word, ranks)]
        except FenError as error:
            problem.others.append(dict(error.problem.data)["men"].split(",")[0])
            return
        read = both[0]
        self.plain = self.plain and read is not None and both[0] == both[1]
        if read is not None:
            problem.board.update(occupied(read.found.position.placement))
