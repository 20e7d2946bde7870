"""Writes puzzles as input of the problem solver Popeye, in English.

`popeye_input` reads them again, and says what the words mean.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from textwrap import wrap

from fenedit.notation.castling import rights_by_convention
from fenedit.notation.fairy import CODES, is_orthodox
from fenedit.notation.messages import sentence
from fenedit.notation.position import (
    Placement,
    Position,
    occupied,
    square_name,
)
from fenedit.notation.puzzle import SEPARATOR, Puzzle
from fenedit.notation.spellings.popeye_input import first_side
from fenedit.notation.stipulation import parse_stipulation
from fenedit.notation.twins import TwinState, listed, popeye_states, popeye_twins

_BEGIN, _NEXT, _END = "BeginProblem", "NextProblem", "EndProblem"
_LINE = 76
"""Characters of a line of pieces."""
_LONGEST = 250
"""Characters of the longest line of words; Popeye crashes at longer ones."""
_COMMANDS = "protocol", "latex", "input", "beginproblem", "nextproblem", "endproblem"
"""Commands that would write or read files, or end the problem; Popeye takes their beginnings."""
_WORD = re.compile(r"[-A-Za-z0-9#=+%>!.<()~/&|:\[\]{}?]{1,200}")
"""Words that Popeye can read; it crashes at longer ones and at other characters."""


def write_popeye(position: Position, puzzle: Puzzle) -> str:
    """Return the input for one puzzle; a remark names each twin that is left out."""
    states = popeye_states(position, puzzle)
    lines = [_BEGIN]
    for word, text in (("Title", puzzle.name), ("Origin", puzzle.source), ("Award", puzzle.award)):
        lines += [_line(word, text)] * bool(text)
    lines += [_line("Author", author) for author in _parts(puzzle.author)]
    lines += [_line("Remark", line) for line in wrap(puzzle.comment, _LONGEST - len("Remark "))]
    lines += [_line("Remark", sentence(each.problem)) for each in states if each.problem]
    written = parse_stipulation(puzzle.asked)
    asked = puzzle.asked if written is None else written.signs
    # Words such as "White wins" mean nothing to Popeye.
    is_word = _WORD.fullmatch(asked) is not None
    lines += [_line("Stipulation" if is_word else "Remark", asked)] * bool(asked)
    conditions = map(" ".join, map(harmless_words, _parts(puzzle.conditions)))
    lines += [f"Condition {condition}" for condition in conditions if condition]
    options = [*held_options(position, asked), *harmless_words(puzzle.options)]
    if written is not None and written.set_play and "SetPlay" not in options:
        options.append("SetPlay")
    made = [state for state in states if state.problem is None]
    if is_intelligent(made) and not any(each.lower().startswith("intell") for each in options):
        options.append("Intelligent")
    lines += [f"Option {' '.join(options)}"] * bool(options)
    lines += ["Pieces", *piece_lines(position.placement)]
    twins = popeye_twins(position, puzzle, states)
    lines += [" ".join(harmless_words(line)) for _, line in twins]
    return "\n".join([*lines, _END])


def is_intelligent(states: Collection[TwinState]) -> bool:
    """Return whether Popeye's mode for help mates that end in few positions holds for all twins."""
    asked = [parse_stipulation(state.stipulation) for state in states]
    return (
        bool(states)
        and all(
            each is not None
            and each.play == "h"
            and each.goal == "#"
            and each.series in ("", "ser-")
            for each in asked
        )
        and not any(
            state.conditions or not is_orthodox(state.position.placement) for state in states
        )
    )


def joined_popeye(texts: Iterable[str]) -> Iterator[str]:
    """Yield the inputs of single puzzles as one input of several."""
    begun = False
    for text in texts:
        yield (_NEXT if begun else _BEGIN) + text.strip().removeprefix(_BEGIN).removesuffix(_END)
        begun = True
    if begun:
        yield f"{_END}\n"


def piece_lines(placement: Placement) -> list[str]:
    """Return the pieces of a placement after their colours, on lines of moderate length."""
    lines: list[str] = []
    for word in listed(occupied(placement)):
        begins = word in ("white", "black", "neutral")
        if begins or len(lines[-1]) + len(word) > _LINE:
            lines.append(f"  {word.capitalize()}" if begins else f"       {word}")
        else:
            lines[-1] += f" {word}"
    return lines


def _line(word: str, text: str) -> str:
    return f"{word} {' '.join(text.split())}"[:_LONGEST]


def harmless_words(text: str) -> list[str]:
    """Return the words of a text that Popeye can read and that do not begin its commands.

    An unknown word among options or conditions would be a command to Popeye. A princess is left
    out, too: its code begins the name of a command that writes a file.
    """
    return [
        word
        for word in re.findall(r"[^\s;,]+", text)
        if _WORD.fullmatch(word)
        and (
            (word.upper() in CODES and word.upper() != "PR")
            or not any(each.startswith(word.lower()) for each in _COMMANDS)
        )
    ]


def held_options(position: Position, stipulation: str) -> list[str]:
    """Return the options for what pieces and stipulation leave open."""
    options = []
    conventional = rights_by_convention(position.placement)
    lost = [rook for letter, _, rook in conventional if letter not in position.castling_rights]
    if lost:
        options.append("NoCastling " + "".join(map(square_name, lost)))
    if position.ep_square is not None:
        options.append(f"EnPassant {square_name(position.ep_square)}")
    if position.side_to_move != first_side(stipulation, {}):
        options.append("HalfDuplex")
    return options


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(SEPARATOR) if part.strip()]
