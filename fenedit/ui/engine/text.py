"""What an engine says, and how it fails, in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import WHITE
from fenedit.notation.problems import Problem
from fenedit.notation.safe_text import shown_name
from fenedit.rules.engine.hint import Code, EngineFailure, Hint, Line, Score
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_MINUS: Final = "\N{MINUS SIGN}"

_FAILURES: Final[dict[Code, str]] = {
    "not-absolute": QT_TRANSLATE_NOOP(
        "engine", "An engine is named by its whole path, from the root on. Choose it again."
    ),
    "missing": QT_TRANSLATE_NOOP(
        "engine", "There is no file at the engine’s path any more. Choose it again."
    ),
    "no-program": QT_TRANSLATE_NOOP(
        "engine", "The engine’s path is not that of a file. Choose the program itself."
    ),
    "not-executable": QT_TRANSLATE_NOOP(
        "engine",
        "The engine’s file may not be run as a program. Allow that in its properties, or choose "
        "another.",
    ),
    "cannot-start": QT_TRANSLATE_NOOP(
        "engine", "The engine cannot be started: {detail}. Choose one that is made for this system."
    ),
    "no-engine": QT_TRANSLATE_NOOP(
        "engine", "The program ended at once, without a word of UCI. Choose an engine."
    ),
    "unanswered": QT_TRANSLATE_NOOP(
        "engine", "The program does not answer as a UCI engine does, and was ended."
    ),
    "garbage": QT_TRANSLATE_NOOP(
        "engine", "What the program says is not UCI. It was ended; choose another engine."
    ),
    "crashed": QT_TRANSLATE_NOOP(
        "engine",
        "The engine has ended by itself (code {detail}). Start it again, or choose another.",
    ),
    "hung": QT_TRANSLATE_NOOP(
        "engine", "The engine does not answer any more, and was ended. It can be started again."
    ),
    "deaf": QT_TRANSLATE_NOOP(
        "engine", "The engine did not stop when it was told to, and was ended."
    ),
    "chess960": QT_TRANSLATE_NOOP(
        "engine", "This engine cannot castle as in Chess960. Choose another for this position."
    ),
    "host": QT_TRANSLATE_NOOP(
        "engine", "The process that keeps the engine fails. The log says more."
    ),
}


def failure_words(failure: EngineFailure) -> str:
    """Return how an engine has failed, and what can be done."""
    words = QCoreApplication.translate("engine", _FAILURES[failure.code])
    return words.format(detail=failure.detail)


def path_words(failure: EngineFailure) -> str:
    """Return why a path cannot be that of a program, short enough for below its field."""
    translate = QCoreApplication.translate
    words = {
        "not-absolute": translate("engine", "The whole path is needed, from the root on."),
        "missing": translate("engine", "There is no such file."),
        "no-program": translate("engine", "This is no file."),
    }
    return words.get(failure.code) or translate("engine", "This file may not be run as a program.")


def barrier_words(problem: Problem | None) -> str:
    """Return why a position is not sent to an engine; None stands for a text that is faulty."""
    translate = QCoreApplication.translate
    if problem is None:
        return translate("engine", "There is no position to look at while the text is faulty.")
    if problem.code == "play-mate":
        white = dict(problem.data).get("side") == WHITE
        if white:
            return translate("engine", "White is mated: there is no move to look for.")
        return translate("engine", "Black is mated: there is no move to look for.")
    if problem.code == "play-stalemate":
        return translate("engine", "It is stalemate: there is no move to look for.")
    pattern = translate("engine", "Not sent to the engine, which might crash. {problem}")
    return pattern.format(problem=problem_sentence(problem))


def score_words(score: Score) -> str:
    """Return a value from White's side, as short as “+1.25” or “#−3”."""
    if score.mate is not None:
        return f"#{_MINUS if score.mate < 0 else ''}{abs(score.mate)}"
    pawns = (score.centipawns or 0) / 100
    sign = "+" if pawns > 0 else _MINUS if pawns < 0 else ""
    return f"{sign}{abs(pawns):.2f}"


def score_sentence(score: Score) -> str:
    """Return what a value means. A mate is never said to be more than what the engine sees."""
    translate = QCoreApplication.translate
    mate, pawns = score.mate, score.centipawns
    if mate is not None:
        pattern = translate("engine", "The engine sees mate in {moves} by Black; not proven.")
        if mate > 0:
            pattern = translate("engine", "The engine sees mate in {moves} by White; not proven.")
        return pattern.format(moves=abs(mate))
    if not pawns:
        return translate("engine", "The engine sees an even game.")
    pattern = translate("engine", "The engine sees Black ahead by {pawns} pawns.")
    if pawns > 0:
        pattern = translate("engine", "The engine sees White ahead by {pawns} pawns.")
    return pattern.format(pawns=f"{abs(pawns) / 100:.2f}")


def effort_words(hint: Hint) -> str:
    """Return from whose side a hint is told, and how far the engine has looked; "" for none yet."""
    if not hint.lines:
        return ""
    translate = QCoreApplication.translate
    seen = translate("engine", "White’s view · depth {0}").format(hint.lines[0].depth)
    return f"{seen}\n{_nodes(hint.nodes)}"


def source_words(hint: Hint) -> str:
    """Return whose hint it is, and that it is one."""
    translate = QCoreApplication.translate
    name = hint.engine or translate("engine", "An engine without a name")
    pattern = translate("engine", "{engine}: a hint, no proof")
    if hint.finished:
        pattern = translate("engine", "{engine}: a hint, no proof; it has stopped")
    return pattern.format(engine=shown_name(name))


def line_name(number: int, line: Line) -> str:
    """Return a line of play for who listens."""
    pattern = QCoreApplication.translate("engine", "Line {number}: {score}, {moves}")
    return pattern.format(number=number, score=score_words(line.score), moves=line.text)


def _nodes(count: int) -> str:
    translate = QCoreApplication.translate
    if count < 1000:
        return translate("engine", "{0} nodes").format(count)
    if count < 1_000_000:
        return translate("engine", "{0} k nodes").format(count // 1000)
    return translate("engine", "{0} M nodes").format(f"{count / 1_000_000:.1f}")
