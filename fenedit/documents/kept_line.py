"""What a picture keeps of a record beside the FEN: the record as a line of EPD. Pure, no Qt.

That is a line like any of an EPD file: names in `id` and `c1` to `c5`, marks as `[%csl]`, `[%cal]`
and `[%draw]` in a comment.
"""

from typing import Final

from fenedit.documents.annotating import name_of, with_marks_in
from fenedit.documents.conversion import converted
from fenedit.documents.document import Collection, Document
from fenedit.documents.record import Record, operations_of, titled
from fenedit.documents.rewriting import with_operations
from fenedit.notation.epd.opcodes import MAX_LINE
from fenedit.notation.epd.operations import respelt
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import COUNTERS, MATE
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.puzzle import TEXTS

_TOLD: Final = frozenset((*TEXTS.values(), MATE, *COUNTERS)) - {TEXTS["hint"]}
"""Opcodes of what gives no solution away: of others nobody knows."""


def kept_line(record: Record, *, marks: bool, solution: bool = False, title: str = "") -> str:
    """Return a record as a line of EPD on which nothing stands that cannot be printed.

    Args:
        record: the record; of a game the position is kept, with what tags say of a problem.
        marks: whether what is drawn over the position is kept.
        solution: whether all else is kept, too, such as moves that solve it, or fail, and hints.
        title: its name, where it has none.

    Returns:
        The line; "" where it would say no more than the FEN, is too long, or there is no position.
    """
    says_more = record.is_game or title or operations_of(record).strip()
    if record.position is None or not says_more:
        return ""
    title = name_of(record) or title
    if not marks and record.marks:
        record = with_marks_in(record, NO_MARKS)
    game = Document(collection=Collection([record], "pgn" if record.is_game else "fen"))
    line = converted(game, "epd").document.collection[0]
    text = operations_of(line)
    said = read_operations(text).operations
    wanted = [each for each in said if solution or each.opcode in _TOLD]
    after = respelt(text, said, wanted)
    if title and not name_of(with_operations(line, after, "epd")):
        after += titled(title, "epd")
        wanted = list(read_operations(after).operations)
    if all(each.opcode in COUNTERS for each in wanted):
        return ""
    words = " ".join(with_operations(line, after, "epd").line.split())
    kept = "".join(filter(str.isprintable, words))
    return kept if len(kept) <= MAX_LINE else ""
