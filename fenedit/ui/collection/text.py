"""Words for a record in a list: its name and its summary."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from fenedit.documents.annotating import name_of
from fenedit.documents.record import Record
from fenedit.notation.loose.lenient import start_in_prose
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    START_PLACEMENT,
    WHITE,
    Position,
    count_text,
)
from fenedit.notation.safe_text import shown
from fenedit.notation.stipulation import parse_stipulation
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.collection.model import RecordWords
from fenedit.ui.panels.text import material_words, problem_sentence
from fenedit.ui.verdict import PuzzleWords, VerdictGrade

if TYPE_CHECKING:
    from fenedit.jobs.questions import RowVerdict

_LONGEST_TITLE = 80
_translated: Final = partial(QCoreApplication.translate, "record_words")


def record_words(record: Record, position: Position | None = None) -> RecordWords:
    """Return a record's name, its side to move or fault, and its side to move alone.

    Args:
        record: the record.
        position: a position shown instead of the record's.
    """
    problem = record.problem
    if problem is not None:
        summary = _translated(QT_TRANSLATE_NOOP("record_words", "Not FEN: {reason}"))
        before = record.value[: start_in_prose(record.value)].rstrip(' :,-–—([{"“„«')
        name = before or own_name(record) or record.value
        return RecordWords(
            _shortened(name) or unnamed(None), summary.format(reason=problem_sentence(problem))
        )
    position = position or record.position
    assert position is not None  # a record without a problem was read
    name = own_name(record, position) or unnamed(position)
    return RecordWords(name, _summary(position), _side(position))


class VerdictText(NamedTuple):
    """The words of a row for a solved puzzle.

    Attributes:
        grade: whether the verdict is good or bad.
        words: the verdict, shown beside or below the stipulation.
        whole: the verdict in full, and how far it was searched.
    """

    grade: VerdictGrade
    words: str
    whole: str


def verdict_text(found: RowVerdict, letters: str = "en") -> VerdictText:
    """Return the words for a puzzle that was solved, or could not be.

    `letters` are those of pieces: a language of `notation.languages`, or "figurine".
    """
    grade, words = _verdict(found, letters)
    reach, whole = "", f"{shown(found.stipulation)}: {words}"
    if found.exact:
        reach = _translated(QT_TRANSLATE_NOOP("record_words", "exact: everything was searched"))
    elif not found.failure and found.verdict not in {"off", "unfinished"}:
        partly = _translated(QT_TRANSLATE_NOOP("record_words", "{verdict} (not all searched)"))
        words = partly.format(verdict=words)
        reach = _translated(QT_TRANSLATE_NOOP("record_words", "only what was searched is certain"))
    return VerdictText(grade, words, f"{whole} ({reach})" if reach else whole)


def _verdict(found: RowVerdict, letters: str) -> tuple[VerdictGrade, str]:
    """Return the grade of a verdict, and its words."""
    if found.failure:
        failed = QT_TRANSLATE_NOOP("record_words", "Not finished: the solver failed")
        return VerdictGrade.DOUBTFUL, _translated(failed)
    good, bad, doubtful = VerdictGrade.GOOD, VerdictGrade.BAD, VerdictGrade.DOUBTFUL
    written = parse_stipulation(found.asked)
    is_of_lines = written is not None and (written.is_help or bool(written.series))
    is_counted = is_of_lines or len(found.counts) > 1 or found.verdict == "fewer"
    if any(found.counts) and is_counted and found.verdict != "short":
        grade, words = {
            "sound": (good, "{solutions}"),
            "solved": (
                doubtful,
                QT_TRANSLATE_NOOP("record_words", "{solutions}, none stated as intended"),
            ),
            "cooked": (bad, QT_TRANSLATE_NOOP("record_words", "Cooked: {solutions}")),
            "fewer": (bad, "{solutions}"),
            "no-solution": (bad, "{solutions}"),
            "unfinished": (
                doubtful,
                QT_TRANSLATE_NOOP("record_words", "Not finished, so far {solutions}"),
            ),
        }[found.verdict]
        solutions = PuzzleWords().solutions(found.counts, found.intended)
        return grade, _translated(words).format(solutions=solutions)
    keys = found.short if found.verdict == "short" else found.keys
    late = written is not None and written.half
    moves = PuzzleWords(lambda: letters).first_moves(keys, found.ep_square, late=late)
    verdict = "so-far" if found.verdict == "unfinished" and found.keys else found.verdict
    grade, words = {
        "sound": (good, QT_TRANSLATE_NOOP("record_words", "Sound, {moves}!")),
        "cooked": (bad, QT_TRANSLATE_NOOP("record_words", "Cooked: {moves}")),
        "no-solution": (bad, QT_TRANSLATE_NOOP("record_words", "No solution")),
        "short": (bad, QT_TRANSLATE_NOOP("record_words", "Short: {moves}")),
        "duals": (doubtful, QT_TRANSLATE_NOOP("record_words", "Duals, {moves}!")),
        "off": (bad, QT_TRANSLATE_NOOP("record_words", "Cannot be solved")),
        "so-far": (doubtful, QT_TRANSLATE_NOOP("record_words", "Not finished, so far {moves}")),
        "unfinished": (doubtful, QT_TRANSLATE_NOOP("record_words", "Not finished")),
    }[verdict]
    return grade, _translated(words).format(moves=moves)


def own_name(record: Record, position: Position | None = None) -> str:
    """Return the name of a record or of a well-known position; "" if it has none.

    A `position` is shown instead of the record's.
    """
    name, shown_at = _shortened(name_of(record)), position or record.position
    placement = shown_at.placement if shown_at is not None else ""
    if not name and placement == START_PLACEMENT:
        return _translated(QT_TRANSLATE_NOOP("record_words", "Start position"))
    if not name and placement == EMPTY_PLACEMENT:
        return _translated(QT_TRANSLATE_NOOP("record_words", "Empty board"))
    return name


def unnamed(position: Position | None) -> str:
    """Return the name for a record without one: the material of its position, if any."""
    if position is None:
        return _translated(QT_TRANSLATE_NOOP("record_words", "Unnamed"))
    return material_words(position.placement)


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
    """Return a text on one line, cut to a length that a list can show."""
    return shown(" ".join(text.split()), _LONGEST_TITLE)
