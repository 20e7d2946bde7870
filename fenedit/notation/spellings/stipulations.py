"""Reads stipulations beside a position on its line: `h#2`, `Mate in 2`, `ser-h#5`.

A stipulation becomes operations of a puzzle, and gives the side to move if nothing else does.
"""

import re
from contextlib import suppress
from functools import cache

from fenedit.notation.fen import Reading, format_fen
from fenedit.notation.languages import HELPMATES, SIDE_NAMES, TO_MOVE, sides_in
from fenedit.notation.loose.lenient import mended
from fenedit.notation.position import Side
from fenedit.notation.problems import FenError, Problem, Severity, Span
from fenedit.notation.puzzle import (
    SEPARATOR,
    Puzzle,
    operations_text,
    text_fault,
)
from fenedit.notation.puzzle_tags import puzzle_of_tags
from fenedit.notation.reading import read_loose
from fenedit.notation.stipulation import beginner, parse_stipulation

_NUMBERS = {
    word: str(number)
    for number, words in enumerate(
        (
            "one eins un uno einem",
            "two zwei deux dos due twee dwóch два dois två dva két două kahdessa",
            "three drei trois tres tre drie trzech три três tri három trei kolmessa",
            "four vier quatre cuatro quattro czterech четыре quatro fyra četiri négy patru",
            "five fünf cinq cinco cinque vijf pięciu пять",
            "six sechs seis sei zes sześciu шесть",
        ),
        1,
    )
    for word in words.split()
}
_COUNT = rf"(?P<%s>[0-9]{{1,3}}(?:[.,]5| ?½)?|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})"
_MOVES_WORDS = (
    r"(?:moves?|z[üu]ge?n?|coups?|jugadas|mosse|zetten|posunięciach|ход(?:ов|а|и)?|lances|drag|tr[æe]kk?"
    r"|[tť]ah\w{0,3}|taz[ií]ch|l[ée]p[ée]s\w{0,4}|mut[ăa]ri|potez\w{0,3}|потез\w{0,2}|siirr\w{1,5})"
)
_MATING = r"(?:mates?|matt[oi]?|mat|мат|checkmates?)"
_IN = r"(?:in|en|em|i|w|v|ve|u|za|[îi]n|в|у|за)\s+"
_SIGNS = (
    r"(?:(?:(?:p?ser-|reci-)?(?:h|s|r|hs|hr|semi-r)(?:#|==?|≠|‡|\+\+?|x|%|~)|p?ser-[#=]"
    r"|(?<![^\W\d]\s)[#≠‡])[0-9]{1,3}(?:[.,][05]|½)?(?:\*(?!\*))?|[1-9][0-9]?[#≠‡](?![0-9]))"
)


@cache
def _asked_pattern() -> re.Pattern[str]:
    """Return the pattern of a stipulation, in signs or in words; it takes a while to compile.

    The match includes the number of solutions after it.
    """
    return re.compile(
        r"(?:(?<![^\s\"'(,;.:\[>|–—*`{])|(?:(?<=\s[0-9])|(?<=\s[0-9]{2}))(?=[a-z-]{0,5}#[0-9]))"
        rf"(?:(?P<signs>{_SIGNS}(?:\s?&\s?{_SIGNS})?)(?![\w.]?\w|\)\s*[a-h])"
        rf"|(?:(?P<series>seri(?:es|en|e)[-\s]?)?"
        rf"(?:(?P<h>{HELPMATES}|helps?\s+white\s+(?:to\s+)?mate)"
        r"|(?P<s>self-?\s?mate|(?:forc|compell?)(?:e?s|ing)?\s+black\s+to\s+mate|s[ej][lä]l?[bv]s?t?matt?|mat\s+invers"
        r"e?|automatto|zelfmat|samomat|automate|önmatt|itsematti|обратный\s+мат)|(?P<r>reflex-?\s?mate|reflexmatt))"
        rf"\s+(?:{_IN})?{_COUNT % 'long'}(?:\.?\s+{_MOVES_WORDS})?)"
        rf"|{_MATING}\s+{_IN}{_COUNT % 'mate'}(?:\s+{_MOVES_WORDS})?"
        rf"|{_MATING}\s+{_COUNT % 'cased'}\.?\s+{_MOVES_WORDS}"
        rf"|{_IN}{_COUNT % 'before'}(?:\s+{_MOVES_WORDS})?\s+{_MATING}"
        r")(?![\w½])(?:[,;:]?[ \t]{0,3}\(?(?P<solutions>[0-9]{1,2}(?:[.;][0-9]){1,20}\.*"
        r"|[1-9]1{2,9}|[0-9]{1,3}[ \t]{1,3}(?:sol|lös|loes|rozw|реш)\w{0,9})(?![\w.])\)?)?",
        re.IGNORECASE,
    )


def asked_in(text: str) -> tuple[Puzzle, Span] | None:
    """Return the only stipulation in a text, as a puzzle keeps it, and its place; else None."""
    matches = list(_asked_pattern().finditer(text))
    number = _LIST_NUMBER.match(text)
    if len(matches) > 1 and number is not None and matches[0].start() < number.end():
        # "#4: Mate in 1" is the fourth of a list.
        del matches[0]
    puzzles = [_puzzle(match) for match in matches]
    if len({puzzle.asked for puzzle in puzzles}) != 1:
        return None
    return puzzles[0], matches[0].span()


def typed_stipulation(text: str) -> str:
    """Return a stipulation that a person typed, as it is kept: `2` and `Mate in 2` are `#2`."""
    text = " ".join(text.split())
    if re.fullmatch("[1-9][0-9]{0,2}", text):
        return f"#{text}"
    if (found := parse_stipulation(text)) is not None:
        return text if found.solutions else found.text
    asked = asked_in(text)
    is_all = asked is not None and asked[1] == (0, len(text)) and not asked[0].comment
    return asked[0].asked if asked is not None and is_all else text


def without_numbers(text: str) -> str:
    """Return a text without the numbers `#1`, `#2`, … where these count its positions.

    They do where they are consecutive and precede the positions, unless they may ask for mates: no
    collection has problems of ten moves one after the other.
    """
    found = list(_LIST_NUMBER.finditer(text))
    numbers = [int(match[1]) for match in found]
    if len(numbers) < 2 or (numbers[0] != 1 and numbers[-1] < 10):
        return text
    before, after = text[: found[0].start()], text[found[-1].end() :]
    if numbers != [*range(numbers[0], numbers[0] + len(numbers))] or not after.strip():
        return text
    return text if re.search("/|[a-h][1-8]", before) else _LIST_NUMBER.sub("", text)


def is_asked(line: str) -> bool:
    """Return whether a line has a stipulation and nothing meaningful beside it."""
    asked = asked_in(line) if len(line) <= _LONGEST_LINE else None
    if asked is None:
        return False
    start, end = asked[1]
    before = _FILLER_AT_END.sub("", _NUMBERED.sub("", line[:start]))
    return not (before or _FILLER_AT_START.sub("", line[end:]))


def _puzzle(match: re.Match[str]) -> Puzzle:
    count = next(filter(None, match.group("long", "mate", "cased", "before")), "")
    kind = next((name for name in "hsr" if match[name]), "")
    moves = _NUMBERS.get(count.lower(), count).replace(",", ".").replace(" ", "").replace("½", ".5")
    signs = match["signs"] or f"{'ser-' if match['series'] else ''}{kind}#{moves}"
    # Other signs for mate, and numbers before them.
    asked = re.sub("[≠‡]([0-9]+)|([0-9]+)[#≠‡]", r"#\1\2", signs.removesuffix(".0"))
    return puzzle_of_tags([("Stipulation", asked), ("Comment", match["solutions"] or "")])


FILLER = (
    rf"(?:\s|(?<!\w)(?:{'|'.join(pattern for pattern, _, _ in SIDE_NAMES)}|{TO_MOVE}|to|play"
    r"|move|can|must|zieht|setzt|and|und|et|stip\w*|ford\w*|[eé]nonc\w*|puzzle|problem|aufgabe)(?!\w)"
    r"|(?<!\w)C[+-](?!\w)|(?<!\w)[0-9]{1,2}\s?\+\s?[0-9]{1,2}(?!\w)|</?[A-Za-z][^<>]{0,60}>|\[/?[A-Za-z]{1,9}\]|[^\w\s/-])"
)
"""Idle words and marks around a stipulation, and counts of the pieces."""
_FILLER_AT_END = re.compile(rf"(?>{FILLER}+)\Z", re.IGNORECASE)
_FILLER_AT_START = re.compile(rf"\A(?>{FILLER}+)", re.IGNORECASE)
_FIELD = re.compile(r"(?:[wb-]|[KQkq]{1,4}|[a-h][36]|[0-9]{1,3}|\S+/\S+/\S+)(?!\S)")
"""A field of a FEN, with which no remark begins."""
_LIST_NUMBER = re.compile(
    r"^[^\w\n#]{0,12}#([0-9]{1,4})(?:[.:)*_\]]{1,3}(?=\s)|(?=[ \t]|$))[ \t]*", re.MULTILINE
)
_NUMBERED = re.compile(
    r"\A\s*[(\[]?(?:(?:no|nr|problem|diagramm?)\b\.?|№)?\s{0,3}[0-9]{1,4}(?:[.:)\]]|\s)",
    re.IGNORECASE,
)
_MARKS = " \t;#%/,.()[]\"'"
_LONGEST_LINE = 400


def read_with_stipulation(line: str) -> tuple[Reading, bool] | None:
    """Return what a line with a FEN and a stipulation says, and whether that is certain.

    The rest are operations. None where the line has no stipulation, or operations of its own, or
    holds no FEN without it. The side that the FEN gives is kept, but is not certain where the other
    side begins by the stipulation.
    """
    asked = asked_in(line) if len(line) <= _LONGEST_LINE else None
    if asked is None:
        return None
    puzzle, (start, end) = asked
    before, after = _FILLER_AT_END.sub("", line[:start]), _FILLER_AT_START.sub("", line[end:])
    # After the FEN, the rest of the line is a remark.
    text, remark = (before, after) if "/" in before else (f"{before} {after}".strip(), "")
    try:
        reading = read_loose(text)
    except FenError:
        return None
    if (reading.rest and remark) or _FIELD.match(remark):
        return None
    remark = (remark or reading.rest).strip(_MARKS)
    if any(note.code == "epd-ops" for note in reading.notes) or text_fault(remark) is not None:
        return None
    around = f"{line[len(before) : start]}\n{line[end : len(line) - len(after)]}"
    comment = SEPARATOR.join(filter(None, (puzzle.comment, remark)))
    reading, sure = with_asked(reading, puzzle, line[start:end], sides_in(around))
    numbers = line[start] == "#" and not before.strip()
    return reading._replace(rest=operations_text(puzzle._replace(comment=comment))), (
        sure and not numbers
    )


def without_asked(text: str, asked: str) -> str:
    """Return a text without the words of a stipulation, and the idle ones around them."""
    if not asked or asked not in text:
        return text
    before, _, after = text.partition(asked)
    kept = _FILLER_AT_END.sub("", before), _FILLER_AT_START.sub("", after)
    return " ".join(filter(None, kept)).strip(_MARKS)


def repaired(text: str) -> str | None:
    """Return a text that is not a FEN with its faults repaired; None where one is not plain.

    A stipulation in place of the fields becomes operations of EPD.
    """
    if (guess := mended(text)) is not None:
        return guess
    with suppress(FenError):
        read_loose(text)
        return None
    asked = read_with_stipulation(text)
    return f"{format_fen(asked[0].position)}{asked[0].rest}" if asked and asked[1] else None


def with_asked(
    reading: Reading, puzzle: Puzzle, words: str, told: list[Side]
) -> tuple[Reading, bool]:
    """Return a reading with the side that begins by a stipulation, or the words around it."""
    begins = beginner(puzzle.asked)
    side = told[0] if len(told) == 1 else begins
    if side is None or "default-side" not in {note.code for note in reading.notes}:
        given = reading.position.side_to_move
        return reading, puzzle.mate is not None or begins in (None, given)
    note = Problem("side-told", Severity.NOTE, data=(("found", words), ("reason", side)))
    notes = [note if each.code == "default-side" else each for each in reading.notes]
    notes = [each for each in notes if each.code != "trailing"]
    position = reading.position._replace(side_to_move=side)
    return reading._replace(position=position, notes=tuple(notes)), len(told) < 2


def told_beside(left: str, right: str) -> tuple[Puzzle, str] | None:
    """Return the stipulation on the line of a FEN in running text, and its words, or None.

    Prose may mention a mate in some moves, unlike the words that only problems have.
    """
    text = f"{left}\n{right}"
    asked = asked_in(text) if len(text) <= _LONGEST_LINE else None
    if asked is None:
        return None
    puzzle, (start, end) = asked
    if puzzle.mate is not None:
        # "#12:" counts the positions of a list.
        if not text[:start].strip() and re.match(r"#[0-9]+[:.)]", text[start:]):
            return None
        # Only marks, words that say the same, or the ends of the line are beside it.
        number = _NUMBERED.match(text[:start])
        first = number.end() if number else 0
        before = _FILLER_AT_END.sub("", text[first:start])
        after = _FILLER_AT_START.sub("", text[end:])
        alone = text[first + len(before) : start], text[end : len(text) - len(after)]
        led = not before or before.endswith("-") or re.search(r"[^\w\s]|[\n\t]", alone[0])
        ended = not after or after.startswith("-") or re.search(r"[^\w\s]|[\n\t]", alone[1])
        if not (led and ended):
            return None
    return puzzle, text[start:end]
