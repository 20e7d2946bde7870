"""Shows the engine's analysis of the position, or why there is none."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from fenedit.notation.position import WHITE
from fenedit.notation.problems import Problem
from fenedit.notation.safe_text import breakable, shown, shown_name
from fenedit.notation.translatable import translatable
from fenedit.rules.engine import Code, EngineFailure, Hint, Line, Score, Use
from fenedit.session.moves.engine import EngineHints, Status
from fenedit.session.settings import Programs, Settings
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import label_of
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import bold, current_palette, lay_out, painting
from fenedit.ui.translation import grouped

translate: Final = QCoreApplication.translate

_FAILURES: dict[Code, str] = translatable(
    "engine",
    {
        "not-absolute": "The path of the engine is not absolute. Choose the engine again.",
        "missing": "The file of the engine was not found. Choose the engine again.",
        "no-program": "The path of the engine is not a file. Choose the program itself.",
        "not-executable": "The file of the engine is not executable. Make it executable, or choose "
        "another.",
        "cannot-start": "The engine cannot be started: {detail}. Choose one for this system.",
        "no-engine": "The program ended at once and is not a UCI engine. Choose an engine.",
        "unanswered": "The program does not respond like a UCI engine and was stopped.",
        "garbage": "The program does not speak UCI and was stopped. Choose another engine.",
        "crashed": "The engine ended unexpectedly (code {detail}). Start it again, or choose "
        "another.",
        "hung": "The engine stopped responding and was ended. Start it again.",
        "deaf": "The engine did not stop when asked and was ended.",
        "chess960": "This engine does not support Chess960. Choose another for this position.",
    },
)


def failure_words(failure: EngineFailure) -> str:
    """Return how an engine failed, and what to do."""
    return translate("engine", _FAILURES[failure.code]).format(detail=failure.detail)


def barrier_words(problem: Problem | None) -> str:
    """Return why a position is not sent to an engine; None is for a FEN with an error."""
    if problem is None:
        return translate("engine", "No position to analyse: the FEN has an error.")
    if problem.code == "play-mate":
        if dict(problem.data).get("side") == WHITE:
            return translate("engine", "White is checkmated: there is no move to analyse.")
        return translate("engine", "Black is checkmated: there is no move to analyse.")
    if problem.code == "play-stalemate":
        return translate("engine", "It is stalemate: there is no move to analyse.")
    pattern = translate("engine", "Not sent to the engine, as it might crash. {problem}")
    return pattern.format(problem=problem_sentence(problem))


def score_words(score: Score) -> str:
    """Return a short value from White's side, such as “+1.25” or “#−3”."""
    if score.mate is not None:
        return f"#{'−' if score.mate < 0 else ''}{abs(score.mate)}"
    pawns = (score.centipawns or 0) / 100
    sign = "+" if pawns > 0 else "−" if pawns < 0 else ""
    return f"{sign}{abs(pawns):.2f}"


def score_sentence(score: Score) -> str:
    """Return the meaning of a value. A mate is only what the engine sees, not a proof."""
    mate, pawns = score.mate, score.centipawns or 0
    if mate is not None:
        words = translate("engine", "The engine sees mate in {moves} by Black (not proven).")
        if mate > 0:
            words = translate("engine", "The engine sees mate in {moves} by White (not proven).")
    elif pawns == 0:
        words = translate("engine", "The engine sees an equal position.")
    else:
        words = translate("engine", "The engine sees Black ahead by {pawns} pawns.")
        if pawns > 0:
            words = translate("engine", "The engine sees White ahead by {pawns} pawns.")
    return words.format(moves=abs(mate or 0), pawns=grouped(abs(pawns) / 100, 2))


def effort_words(hint: Hint) -> str:
    """Return the side from which a hint is seen, and how far it was searched; "" for none yet."""
    if not hint.lines:
        return ""
    seen = translate("engine", "White’s view · depth {0}").format(hint.lines[0].depth)
    nodes = translate("engine", "{0} M nodes").format(grouped(hint.nodes / 1_000_000, 1))
    if hint.nodes < 1000:
        nodes = translate("engine", "{0} nodes").format(hint.nodes)
    elif hint.nodes < 1_000_000:
        nodes = translate("engine", "{0} k nodes").format(hint.nodes // 1000)
    return f"{seen}\n{nodes}"


def source_words(hint: Hint) -> str:
    """Return the name of the engine, labelled as the source of a hint."""
    name = hint.engine or translate("engine", "Unnamed engine")
    pattern = translate("engine", "{engine}: a hint, not a proof")
    if hint.finished:
        pattern = translate("engine", "{engine}: a hint, not a proof; stopped")
    return pattern.format(engine=shown_name(name))


class EngineLine(QWidget):
    """Shows a value and moves, cut at the card's edge; the tip and a screen reader have them all.

    Attributes:
        line: the line shown.
    """

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        """Make the row of a line by its rank, 1 for the best."""
        super().__init__(parent)
        self._number = number
        self.line: Line | None = None
        self._score_font = bold(self.font())
        self._score_width = QFontMetrics(self._score_font).horizontalAdvance("−99.99")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_line(None)

    def show_line(self, line: Line | None) -> None:
        """Show a line of play, or reserve the room for a later one."""
        self.line = line
        name = self.tr("Line {0}: nothing yet").format(self._number)
        if line is not None:
            name = translate("engine", "Line {number}: {score}, {moves}").format(
                number=self._number, score=score_words(line.score), moves=line.text
            )
        self.setAccessibleName(name)
        self.setToolTip("" if line is None else line.text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(4 * self._score_width, self.fontMetrics().height() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._score_width, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        kinds = QEvent.Type
        if event.type() in {kinds.Enter, kinds.Leave, kinds.FocusIn, kinds.FocusOut}:
            # The background of the line appears or disappears.
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the value, and as many moves as there is room for."""
        with painting(self) as painter:
            palette, line = current_palette(), self.line
            if line is not None and (self.hasFocus() or self.underMouse()):
                painter.setPen(QColor(palette.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.hover))
                painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            score_at = QRect(6, 0, self._score_width, self.height())
            painter.setPen(QColor(palette.muted if line is None else palette.text))
            painter.setFont(self._score_font)
            painter.drawText(score_at, left, "–" if line is None else score_words(line.score))
            if line is not None:
                painter.setFont(self.font())
                moves_at = self.rect().adjusted(score_at.right() + 8, 0, -6, 0)
                shown = self.fontMetrics().elidedText(
                    line.text, Qt.TextElideMode.ElideRight, moves_at.width()
                )
                painter.drawText(moves_at, left, shown)


class EngineView(QWidget):
    """Queries an engine, and shows its answers.

    Attributes:
        hints: requests and answers.
        fault: what has gone wrong.
    """

    def __init__(self, settings: Settings, spacing: int, parent: QWidget | None = None) -> None:
        """Begin without an engine; `spacing` is the distance between the parts, in pixels."""
        super().__init__(parent)
        self._settings = settings
        self.hints = EngineHints(self)
        self.hints.changed.connect(self._show)
        self._value = QLabel(self)
        self._value.setFont(bold(self._value.font(), 1.7))
        self._effort = label_of(self)
        self._top = QWidget(self)
        lay_out(QHBoxLayout(self._top), self._value, (self._effort, 1), margins=0, spacing=12)
        self._meaning = label_of(self, "")
        self._rows: list[EngineLine] = []
        self._column = lay_out(QVBoxLayout(), spacing=0)
        self._note = label_of(self)
        self.fault = label_of(self, "danger")
        parts = (self._top, self._meaning, self._column, self._note, self.fault)
        lay_out(QVBoxLayout(self), *parts, margins=0, spacing=spacing)
        self._show()

    @property
    def is_used(self) -> bool:
        """Whether there is something to show: the engine is on, or has failed."""
        return self.hints.status is not Status.OFF

    @property
    def lines(self) -> tuple[EngineLine, ...]:
        """The visible rows, the best line first."""
        return tuple(row for row in self._rows if not row.isHidden())

    def show_state(self, state: EditorState) -> None:
        """Analyse another position; a faulty text has none."""
        self.hints.show(None if state.is_draft else state.position, state.chess960)

    def start(self, programs: Programs) -> None:
        """Start the chosen engine, or restart it with other limits."""
        use = Use(programs.engine_path, programs.engine_threads, programs.engine_hash)
        self.hints.start(use, programs.engine_lines)

    def _show(self) -> None:
        hints, hint = self.hints, self.hints.hint
        seen = hints.status in {Status.WAITING, Status.THINKING, Status.DONE}
        lines = hint.lines if hint is not None else ()
        self._top.setVisible(seen)
        best = lines[0].score if lines else None
        meaning = score_sentence(best) if best is not None else ""
        note = source_words(hint) if hint is not None else ""
        if hints.status is Status.BARRED:
            note = barrier_words(hints.barrier)
        effort = effort_words(hint) if hint is not None else ""
        for label, words in (
            (self._value, "…" if best is None else score_words(best)),
            (self._effort, effort or self.tr("Asking the engine…")),
            (self._meaning, meaning if best is not None and best.mate is not None else ""),
            (self._note, note),
            (self.fault, failure_words(hints.failure) if hints.failure is not None else ""),
        ):
            label.setText(breakable(shown(words)))
            label.setVisible(bool(words))
        self._value.setAccessibleName(meaning)
        # Reserve the room for the answers, so that nothing below jumps.
        awaited = len(self.lines) or self._settings.programs.engine_lines
        wanted = (len(lines) or awaited) if seen else 0
        while len(self._rows) < wanted:
            row = EngineLine(len(self._rows) + 1, self)
            self._column.addWidget(row)
            self._rows.append(row)
        for index, row in enumerate(self._rows):
            row.show_line(lines[index] if index < len(lines) else None)
            row.setVisible(index < wanted)
