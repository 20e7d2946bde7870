"""The opcodes of EPD: what they are for, and what may follow them.

PGN standard of 1994, section 16.2.5, with what the EPD standard of 1995 adds (`cc`, `ptp`,
`refcom`, `refreq`, `sv`, `ts`) and `acd`, which stands in neither and in every file. An opcode
that is not listed may have any operands, and is kept. One point is wider than the standard,
because a position keeps what it was given: `fmvn` may be 0.
"""

from typing import Final

from fenedit.notation.epd.operands import (
    MAX_STRING,
    Misfit,
    Opcode,
    Operand,
    Operation,
    bad_string_char,
    misfit_problem,
    read_words,
    typed_operands,
    written_operand,
)
from fenedit.notation.fen_faults import fault
from fenedit.notation.position import MAX_COUNTER
from fenedit.notation.problems import FenError

__all__ = ["OPCODES", "Opcode", "Operand", "Operation", "opcode_of", "operand_text", "validate"]


def _moves(title: str, *, is_set: bool) -> Opcode:
    return Opcode(title, ("move",), is_set=is_set)


def _move(title: str) -> Opcode:
    return Opcode(title, ("move",), least=1, most=1)


def _count(title: str, lowest: int = 0, highest: int | None = None) -> Opcode:
    return Opcode(title, ("integer",), least=1, most=1, lowest=lowest, highest=highest)


def _label(title: str, least: int = 0) -> Opcode:
    return Opcode(title, ("string",), least=least, most=1)


def _word(title: str) -> Opcode:
    return Opcode(title, ("symbol",), least=1, most=1)


def _sign(title: str) -> Opcode:
    return Opcode(title, most=0)


OPCODES: Final[dict[str, Opcode]] = {
    "acd": _count("depth of the analysis in plies"),
    "acn": _count("nodes analysed"),
    "acs": _count("seconds of analysis"),
    "am": _moves("moves to avoid", is_set=True),
    "bm": _moves("best moves", is_set=True),
    **{f"c{number}": _label(f"comment {number}") for number in range(10)},
    "cc": Opcode("chess clocks of White and Black", ("clock",), least=2, most=2),
    "ce": _count("evaluation in centipawns", -32768, 32767),
    "dm": _count("direct mate in moves", 1),
    "draw_accept": _sign("draw accepted"),
    "draw_claim": _sign("draw claimed"),
    "draw_offer": _sign("draw offered"),
    "draw_reject": _sign("draw rejected"),
    "eco": _label("ECO opening code"),
    "fmvn": _count("fullmove number", 0, MAX_COUNTER),
    "hmvc": _count("halfmove clock", 0, MAX_COUNTER),
    "id": _label("name of the position", 1),
    "nic": _label("NIC opening code"),
    "noop": Opcode("nothing"),
    "pm": _move("predicted move"),
    "ptp": Opcode("PGN tags and their values", ("symbol", "string")),
    "pv": _moves("predicted variation", is_set=False),
    "rc": _count("repetitions of the position", 1),
    "refcom": _word("command of the referee"),
    "refreq": _word("request to the referee"),
    "resign": _sign("resignation"),
    "sm": _move("move supplied"),
    "sv": _moves("moves supplied", is_set=True),
    "tcgs": _count("game in telecommunication", 1),
    "tcri": Opcode("receiver: address and program", ("string",), least=2, most=2),
    "tcsi": Opcode("sender: address and program", ("string",), least=2, most=2),
    "ts": Opcode("date and time (UTC)", ("date", "time"), least=2, most=2),
    **{f"v{number}": _label(f"variation name {number}") for number in range(10)},
}
"""All opcodes that have a meaning. Titles are English, for a table's first column."""

_OTHER: Final = Opcode("")


def opcode_of(name: str) -> Opcode:
    """Return what is known of an opcode; of an unknown one, that it may have any operands."""
    return OPCODES.get(name, _OTHER)


def validate(name: str, text: str) -> tuple[Operand, ...]:
    """Return the operands that a person wrote for an opcode, as `operand_text` shows them.

    Where an opcode takes one string, the whole text is it: quotation marks may be left out.

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
    """Return operands as a person reads and edits them; `validate` reads the same from it."""
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
    elif len(label) > MAX_STRING:
        problem = fault("string-too-long", start, end, "operand-string", opcode=name, found=label)
    else:
        return (Operand("string", label),)
    raise FenError(problem)
