"""Describes the opcodes of EPD, and checks their operands."""

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.fen_faults import fault
from fenedit.notation.position import MAX_COUNTER
from fenedit.notation.problems import FenError, Problem, Span
from fenedit.notation.translatable import QT_TRANSLATE_NOOP

OperandKind: TypeAlias = Literal["string", "move", "integer", "float", "symbol"]
Form: TypeAlias = Literal["string", "move", "integer", "symbol", "clock", "date", "time", "any"]
"""The required form of an operand. Clocks, dates and times are symbols of a certain shape."""

MAX_STRING = 255
"""Characters of the longest string of the standard."""
MAX_TEXT = 1_000_000
"""Characters of the longest string of our own operations."""
MAX_LINE = 4096
"""Characters of the longest line, its position included."""
_MAX_OPCODE = 15
"""Characters of the longest opcode."""

_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_OPCODE_CHARS = _LETTERS | frozenset("0123456789_")

_PLAIN_WORD = re.compile(r"[!#-:<-~]+")
_STRING = re.compile(r'"[^"\x00-\x1f\x7f]*"')
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_NOT_IN_STRINGS = re.compile(r'["\x00-\x1f\x7f]')
_INTEGER = re.compile(r"[+-]?[0-9]+")
_FLOAT = re.compile(r"[+-]?[0-9]+\.[0-9]+")
_MOVE = re.compile(
    r"(?:O-O(?:-O)?|[NBRQK]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[NBRQ])?|[a-h][1-8][a-h][1-8][nbrq])"
    r"[+#]?"
)
_ZERO_CASTLING = re.compile(r"0-0(?:-0)?[+#]?")
_LOOSE_CASTLING = re.compile(r"([0Oo])-\1(-\1)?([+#]?)[+#!?]*")
_LOOSE_MOVE = re.compile(
    r"P?([NBRQK]?[a-h]?[1-8]?)([x:-]?)([a-h][1-8])(?:[=/(]?([NBRQnbrq])\)?)?(?:e\.p\.)?"
    r"([+#]?)[+#!?]*"
)
_SYMBOLS = {
    "symbol": _PLAIN_WORD,
    "clock": re.compile(r"[0-9]{3}:[0-9]{2}:[0-9]{2}:[0-9]{2}"),
    "date": re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}"),
    "time": re.compile(r"[0-9]{2}:[0-9]{2}:[0-9]{2}"),
}


class Operand(NamedTuple):
    """One operand.

    Attributes:
        kind: what it is.
        text: as it is written; a string without its quotation marks.
    """

    kind: OperandKind
    text: str


class Operation(NamedTuple):
    """An opcode with its operands; places do not count for equality.

    Attributes:
        opcode: its name; "" where the operation is text kept verbatim, its one operand.
        operands: in the order in which they are written.
        span: from the opcode to after the semicolon, None if it was not read from a text.
        places: of the operands, counted from the span's start; () if unknown.
    """

    opcode: str
    operands: tuple[Operand, ...] = ()
    span: Span | None = None
    places: tuple[Span, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Operation) and self[:2] == other[:2]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:2])


class Opcode(NamedTuple):
    """The rules of the standard for an opcode.

    Attributes:
        title: what it is for, in a few English words.
        forms: the forms of its operands in turn, repeated as often as needed.
        least: how many operands there must be.
        most: how many there may be, None for any number of whole rows of forms.
        lowest: the least integer, None if there is none.
        highest: the greatest integer, None if there is none.
        is_set: whether the operands are a set, written in sorted order.
        longest: how many characters a string may have.
    """

    title: str
    forms: tuple[Form, ...] = ("any",)
    least: int = 0
    most: int | None = None
    lowest: int | None = None
    highest: int | None = None
    is_set: bool = False
    longest: int = MAX_STRING


class Misfit(NamedTuple):
    """Why words are not valid operands of an opcode.

    Attributes:
        code: "operand-type", "operand-range", "operand-count", "string-too-long", or
            "illegal-move" for castling with zeros.
        at: which word; their number where one is missing.
    """

    code: str
    at: int


class Words(NamedTuple):
    """Words between two offsets.

    Attributes:
        words: strings with their quotation marks, and others.
        places: of the words.
        end: where reading stopped: at a semicolon, at the end, or at the problem.
        problem: why it stopped earlier, or None.
    """

    words: tuple[str, ...]
    places: tuple[Span, ...]
    end: int
    problem: Problem | None


def opcode_fault(name: str, offset: int = 0) -> Problem | None:
    """Return what is wrong with the name of an opcode, or None.

    `offset` is the place of the name in the text that the span refers to.
    """
    if not name or name[0] not in _LETTERS or not _OPCODE_CHARS.issuperset(name):
        return fault("bad-opcode", offset, offset + len(name), "opcode", found=name)
    if len(name) > _MAX_OPCODE:
        start, end = offset + _MAX_OPCODE, offset + len(name)
        return fault("opcode-too-long", start, end, "opcode-length", found=name)
    return None


def plain_move(word: str) -> str | None:
    """Return a move as operands spell it, None if it cannot be read as one.

    Castling with zeros or small letters, a colon for the capture, a promotion without its sign, a
    pawn's letter and exclamation or question marks are corrected; the move need not be possible.
    """
    if _MOVE.fullmatch(word):
        return word
    if match := _LOOSE_CASTLING.fullmatch(word):
        return ("O-O-O" if match[2] else "O-O") + match[3]
    if match := _LOOSE_MOVE.fullmatch(word):
        origin, link, target, promoted, sign = match.groups(default="")
        promotion = f"={promoted.upper()}" if promoted else ""
        return origin + link.replace(":", "x") + target + promotion + sign
    return None


def read_words(text: str, start: int) -> Words:
    """Read words from an offset up to a semicolon, the end, or a character that is not allowed."""
    words: list[str] = []
    places: list[Span] = []
    place, after_blank = start, True
    problem = None
    while place < len(text) and text[place] != ";":
        char = text[place]
        if char == " ":
            place, after_blank = place + 1, True
            continue
        pattern = _STRING if char == '"' else _PLAIN_WORD
        match = pattern.match(text, place) if after_blank else None
        if match is None:
            problem = _word_problem(text, place, after_blank)
            place = problem.span[0] if problem.span else place
            break
        words.append(match[0])
        places.append(match.span())
        place, after_blank = match.end(), False
    return Words(tuple(words), tuple(places), place, problem)


def typed_operands(
    opcode: Opcode, words: Sequence[str], max_string: int = MAX_STRING
) -> tuple[Operand, ...] | Misfit:
    """Return words as operands of an opcode, or the left-most reason why they are not valid."""
    operands: list[Operand] = []
    for index, word in enumerate(words):
        if opcode.most is not None and index >= opcode.most:
            return Misfit("operand-count", index)
        form = opcode.forms[index % len(opcode.forms)]
        operand = _operand(form, word)
        if operand is None:
            zeros = form == "move" and _ZERO_CASTLING.fullmatch(word)
            return Misfit("illegal-move" if zeros else "operand-type", index)
        if operand.kind == "string" and len(operand.text) > max(max_string, opcode.longest):
            return Misfit("string-too-long", index)
        if form == "integer" and not _is_in_range(operand.text, opcode):
            return Misfit("operand-range", index)
        operands.append(operand)
    if len(words) < opcode.least or (opcode.most is None and len(words) % len(opcode.forms)):
        return Misfit("operand-count", len(words))
    return tuple(operands)


def any_operand(word: str) -> Operand:
    """Return a word as the kind of operand that it looks like; a move is a symbol."""
    operand = _operand("any", word)
    return Operand("symbol", word) if operand is None else operand


def number_in(operation: Operation, most: int = MAX_COUNTER) -> int | None:
    """Return the number of an operation, None unless it is one from 0 to `most` (all nines)."""
    if [operand.kind for operand in operation.operands] != ["integer"]:
        return None
    digits = operation.operands[0].text.removeprefix("+").lstrip("0") or "0"
    return int(digits) if digits.isdecimal() and len(digits) <= len(str(most)) else None


def bad_string_char(text: str) -> Span | None:
    """Return the place of the first character that a string cannot hold, or None."""
    match = _NOT_IN_STRINGS.search(text)
    return None if match is None else match.span()


def written_operand(operand: Operand) -> str:
    """Return an operand as EPD writes it.

    Raises:
        ValueError: EPD cannot write a string, such as one with a quotation mark.
    """
    if operand.kind != "string":
        return operand.text
    if bad_string_char(operand.text) is not None:
        raise ValueError("a string of EPD holds no quotation mark and no control character")
    return f'"{operand.text}"'


def misfit_problem(name: str, opcode: Opcode, words: Words, misfit: Misfit) -> Problem:
    """Return the problem for a misfit among words, with its place in the text."""
    code, at = misfit
    if at == len(words.words):
        # A missing word is reported at the semicolon, or at the end.
        expected = _expected_count(opcode)
        return fault(code, words.end, words.end, expected, opcode=name, reason="few")
    data = {"opcode": name, "found": words.words[at]}
    expected = f"operand-{opcode.forms[at % len(opcode.forms)]}" if opcode.forms else ""
    if code == "operand-count":
        expected = _expected_count(opcode)
        data["reason"] = "many"
    elif code == "operand-range":
        expected = "operand-low" if opcode.highest is None else "operand-range"
        data |= {"lowest": str(opcode.lowest), "highest": str(opcode.highest)}
    elif code == "illegal-move":
        data["reason"] = "zeros"
    place, end = words.places[at]
    return fault(code, place, end, expected, **data)


def _operand(form: Form, word: str) -> Operand | None:
    """Return a word as an operand of a form, or None."""
    if word.startswith('"'):
        return Operand("string", word[1:-1]) if form in ("string", "any") else None
    if form == "move":
        return Operand("move", word) if _MOVE.fullmatch(word) else None
    if form in ("integer", "any") and _INTEGER.fullmatch(word):
        return Operand("integer", word)
    if form == "any" and _FLOAT.fullmatch(word):
        return Operand("float", word)
    shape = _SYMBOLS.get("symbol" if form == "any" else form)
    return Operand("symbol", word) if shape is not None and shape.fullmatch(word) else None


def _is_in_range(text: str, opcode: Opcode) -> bool:
    """Compare by length first: Python refuses to make numbers of very many digits."""
    digits = text.lstrip("+-").lstrip("0") or "0"
    is_negative = text.startswith("-") and digits != "0"
    if len(digits) > len(str(1 << 63)):
        return not is_negative and opcode.highest is None
    value = -int(digits) if is_negative else int(digits)
    too_low = opcode.lowest is not None and value < opcode.lowest
    return not too_low and (opcode.highest is None or value <= opcode.highest)


def _expected_count(opcode: Opcode) -> str:
    one = "operands-one" if opcode.least else "operands-at-most-one"
    known = {None: "operands-pairs", 0: "operands-none", 1: one}
    return known.get(opcode.most, "operands-two")


def _word_problem(text: str, place: int, after_blank: bool) -> Problem:
    char = text[place]
    if char.isspace():
        return fault("bad-separator", place, place + 1, "space", reason="operation")
    if char == '"' and after_blank:
        if text.find('"', place + 1) < 0:
            return fault("unterminated-string", place, len(text), "quote")
        odd = _CONTROL.search(text, place)
        if odd is not None:
            place, char = odd.start(), odd[0]
    return fault("bad-operand-char", place, place + 1, "operand-end", found=char)


def _moves(title: str, *, is_set: bool) -> Opcode:
    return Opcode(title, ("move",), is_set=is_set)


def _move(title: str) -> Opcode:
    return Opcode(title, ("move",), least=1, most=1)


def _count(title: str, lowest: int = 0, highest: int | None = None) -> Opcode:
    return Opcode(title, ("integer",), least=1, most=1, lowest=lowest, highest=highest)


def _label(title: str, least: int = 0) -> Opcode:
    return Opcode(title, ("string",), least=least, most=1)


def _text(title: str) -> Opcode:
    """A text of this program, which may be longer than those of the standard."""
    return Opcode(title, ("string",), least=1, most=1, longest=MAX_TEXT)


def _word(title: str) -> Opcode:
    return Opcode(title, ("symbol",), least=1, most=1)


def _sign(title: str) -> Opcode:
    return Opcode(title, most=0)


OPCODES: dict[str, Opcode] = {
    "acd": _count(QT_TRANSLATE_NOOP("opcodes", "Analysis depth")),
    "acn": _count(QT_TRANSLATE_NOOP("opcodes", "Nodes analysed")),
    "acs": _count(QT_TRANSLATE_NOOP("opcodes", "Seconds of analysis")),
    "am": _moves(QT_TRANSLATE_NOOP("opcodes", "Moves to avoid"), is_set=True),
    "bm": _moves(QT_TRANSLATE_NOOP("opcodes", "Best moves"), is_set=True),
    **{
        f"c{number}": _label(QT_TRANSLATE_NOOP("opcodes", "Comment {number}"))
        for number in range(10)
    },
    # Problems use these comments: see `notation.puzzle`.
    "c1": _label(QT_TRANSLATE_NOOP("opcodes", "Author")),
    "c2": _label(QT_TRANSLATE_NOOP("opcodes", "Source")),
    "c3": _label(QT_TRANSLATE_NOOP("opcodes", "Stipulation")),
    "c4": _label(QT_TRANSLATE_NOOP("opcodes", "Award")),
    "c5": _label(QT_TRANSLATE_NOOP("opcodes", "Themes")),
    "c6": _label(QT_TRANSLATE_NOOP("opcodes", "Hint")),
    "cc": Opcode(
        QT_TRANSLATE_NOOP("opcodes", "Chess clocks of White and Black"), ("clock",), least=2, most=2
    ),
    "ce": _count(QT_TRANSLATE_NOOP("opcodes", "Evaluation (centipawns)"), -32768, 32767),
    "conditions": _text(QT_TRANSLATE_NOOP("opcodes", "Fairy conditions")),
    "dm": _count(QT_TRANSLATE_NOOP("opcodes", "Mate in"), 1),
    "draw_accept": _sign(QT_TRANSLATE_NOOP("opcodes", "Draw accepted")),
    "draw_claim": _sign(QT_TRANSLATE_NOOP("opcodes", "Draw claimed")),
    "draw_offer": _sign(QT_TRANSLATE_NOOP("opcodes", "Draw offered")),
    "draw_reject": _sign(QT_TRANSLATE_NOOP("opcodes", "Draw rejected")),
    "eco": _label(QT_TRANSLATE_NOOP("opcodes", "ECO opening code")),
    "fmvn": _count(QT_TRANSLATE_NOOP("opcodes", "Fullmove number"), 0, MAX_COUNTER),
    "hmvc": _count(QT_TRANSLATE_NOOP("opcodes", "Halfmove clock"), 0, MAX_COUNTER),
    "id": _label(QT_TRANSLATE_NOOP("opcodes", "Name"), 1),
    "intended": _count(QT_TRANSLATE_NOOP("opcodes", "Intended solutions"), 1),
    "nic": _label(QT_TRANSLATE_NOOP("opcodes", "NIC opening code")),
    "noop": Opcode(QT_TRANSLATE_NOOP("opcodes", "No operation")),
    "olive": _text(QT_TRANSLATE_NOOP("opcodes", "Other fields of Olive")),
    "options": _text(QT_TRANSLATE_NOOP("opcodes", "Options for Popeye")),
    "pm": _move(QT_TRANSLATE_NOOP("opcodes", "Predicted move")),
    "ptp": Opcode(QT_TRANSLATE_NOOP("opcodes", "PGN tags and their values"), ("symbol", "string")),
    "pv": _moves(QT_TRANSLATE_NOOP("opcodes", "Predicted variation"), is_set=False),
    "rc": _count(QT_TRANSLATE_NOOP("opcodes", "Repetitions of the position"), 1),
    "refcom": _word(QT_TRANSLATE_NOOP("opcodes", "Command of the referee")),
    "refreq": _word(QT_TRANSLATE_NOOP("opcodes", "Request to the referee")),
    "resign": _sign(QT_TRANSLATE_NOOP("opcodes", "Resignation")),
    "sm": _move(QT_TRANSLATE_NOOP("opcodes", "Move supplied")),
    "solution": _text(QT_TRANSLATE_NOOP("opcodes", "Solution")),
    "sv": _moves(QT_TRANSLATE_NOOP("opcodes", "Moves supplied"), is_set=True),
    "tcgs": _count(QT_TRANSLATE_NOOP("opcodes", "Game in telecommunication"), 1),
    "tcri": Opcode(
        QT_TRANSLATE_NOOP("opcodes", "Receiver: address and program"), ("string",), least=2, most=2
    ),
    "tcsi": Opcode(
        QT_TRANSLATE_NOOP("opcodes", "Sender: address and program"), ("string",), least=2, most=2
    ),
    "ts": Opcode(
        QT_TRANSLATE_NOOP("opcodes", "Date and time (UTC)"), ("date", "time"), least=2, most=2
    ),
    "twins": _text(QT_TRANSLATE_NOOP("opcodes", "Twins")),
    **{
        f"v{number}": _label(QT_TRANSLATE_NOOP("opcodes", "Variation name {number}"))
        for number in range(10)
    },
}
"""All known opcodes, with titles for a table; {number} is the digit of the name."""

_OTHER = Opcode("")


def opcode_of(name: str) -> Opcode:
    """Return the rules for an opcode; an unknown one may have any operands."""
    return OPCODES.get(name, _OTHER)


def validate(name: str, text: str) -> tuple[Operand, ...]:
    """Return the operands that a person wrote for an opcode, as `operand_text` shows them.

    If an opcode takes one string, this is the whole text, with or without quotation marks.

    Raises:
        FenError: with the span of what does not fit, in `text`.
    """
    opcode = opcode_of(name)
    if _is_label(opcode) and not text.lstrip(" ").startswith('"'):
        return _label_operand(name, opcode, text)
    words = read_words(text, 0)
    operands = typed_operands(opcode, words.words)
    problem = words.problem
    if problem is None and words.end < len(text):
        problem = fault("bad-operand-char", words.end, words.end + 1, "operand", found=";")
    if isinstance(operands, Misfit) and (problem is None or operands.at < len(words.words)):
        problem = misfit_problem(name, opcode, words, operands)
    if problem is not None:
        raise FenError(problem)
    assert not isinstance(operands, Misfit)
    return operands


def operand_text(operation: Operation) -> str:
    """Return operands as a person edits them, the inverse of `validate`."""
    name, operands = operation.opcode, operation.operands
    if len(operands) == 1 and operands[0].kind == "string" and _is_label(opcode_of(name)):
        text = operands[0].text
        return f'"{text}"' if text.strip(" ") != text or not text else text
    return " ".join(written_operand(operand) for operand in operands)


def _is_label(opcode: Opcode) -> bool:
    return opcode.forms == ("string",) and opcode.most == 1


def _label_operand(name: str, opcode: Opcode, text: str) -> tuple[Operand, ...]:
    label = text.strip(" ")
    if not label and not opcode.least:
        return ()
    odd = bad_string_char(label)
    start = len(text) - len(text.lstrip(" "))
    end = start + len(label)
    if not label:
        problem = fault("operand-count", 0, len(text), "operands-one", opcode=name, reason="few")
    elif odd is not None:
        place = start + odd[0]
        found = label[odd[0]]
        problem = fault("bad-operand-char", place, place + 1, "string-char", found=found)
    elif len(label) > opcode.longest:
        problem = fault("string-too-long", start, end, "operand-string", opcode=name, found=label)
    else:
        return (Operand("string", label),)
    raise FenError(problem)
