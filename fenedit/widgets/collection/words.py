"""What a record is called in a list, and what one line says of it."""

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.documents.record import Record
from fenedit.notation.material import count_text
from fenedit.notation.pieces import WHITE
from fenedit.notation.placement import EMPTY_PLACEMENT, START_PLACEMENT
from fenedit.notation.position import Position
from fenedit.session.collection_model import RecordWords
from fenedit.widgets.panels.problem_words import problem_sentence
from fenedit.widgets.translatable import QT_TRANSLATE_NOOP

_LONGEST_TITLE: Final = 80
_COMMENT: Final = re.compile(r"\s*(?:[;#%]+|//)\s*(.*)")
_NAMED: Final = re.compile(r'(?:^|[\s;])(?:id|c0)\s+"([^"]+)"')
"""An EPD operation that names the position: `id`, else the first comment."""


def record_words(record: Record) -> RecordWords:
    """Return the two lines of a record: a name, and whose move it is or what is wrong."""
    problem = record.problem
    if problem is not None:
        summary = _translated(QT_TRANSLATE_NOOP("record_words", "Does not parse: {reason}"))
        name = _name_in(record.rest) or _shortened(record.line) or _unnamed()
        return RecordWords(name, summary.format(reason=problem_sentence(problem)))
    reading = record.reading
    assert reading is not None  # a record without a problem was read
    return RecordWords(
        _name_in(reading.rest + record.rest) or _usual_name(reading.position),
        _summary(reading.position),
    )


def _name_in(rest: str) -> str:
    """Return the name that the text behind the fields gives, "" if it gives none."""
    comment = _COMMENT.match(rest)
    if comment:
        return _shortened(comment[1])
    named = _NAMED.search(rest)
    return _shortened(named[1] if named else rest)


def _usual_name(position: Position) -> str:
    if position.placement == START_PLACEMENT:
        return _translated(QT_TRANSLATE_NOOP("record_words", "Start position"))
    if position.placement == EMPTY_PLACEMENT:
        return _translated(QT_TRANSLATE_NOOP("record_words", "Empty board"))
    return _unnamed()


def _unnamed() -> str:
    return _translated(QT_TRANSLATE_NOOP("record_words", "Unnamed"))


def _summary(position: Position) -> str:
    placement = position.placement
    if placement == EMPTY_PLACEMENT:
        return _side(position)
    match ("K" in placement, "k" in placement):
        case (False, False):
            return _translated(QT_TRANSLATE_NOOP("record_words", "No kings"))
        case (False, True):
            return _translated(QT_TRANSLATE_NOOP("record_words", "No white king"))
        case (True, False):
            return _translated(QT_TRANSLATE_NOOP("record_words", "No black king"))
    return f"{_side(position)} {count_text(placement)}"


def _side(position: Position) -> str:
    if position.side_to_move == WHITE:
        return _translated(QT_TRANSLATE_NOOP("record_words", "White to move"))
    return _translated(QT_TRANSLATE_NOOP("record_words", "Black to move"))


def _shortened(text: str) -> str:
    """Return a text on one line, without what no list would have room for."""
    words = " ".join(text.split())
    return words if len(words) <= _LONGEST_TITLE else words[:_LONGEST_TITLE] + "…"


def _translated(source: str) -> str:
    return QCoreApplication.translate("record_words", source)
