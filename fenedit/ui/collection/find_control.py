"""Finds records, and goes from one with a problem to the next."""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from fenedit.documents.comments import has_moves
from fenedit.documents.document import Exchange
from fenedit.documents.record import moves_of
from fenedit.notation.position import Placement
from fenedit.notation.query.parsing import QueryError, meant, parse_query
from fenedit.notation.query.terms import Query, described
from fenedit.session.collection.finding import MOST_PROVEN, FaultSearch, Finding
from fenedit.session.collection.model import HitsModel
from fenedit.session.collection.row_changes import (
    Altered,
    RowChange,
    RowSet,
    arrivals,
    departures,
)
from fenedit.session.collection.rows import count, each
from fenedit.session.state import EditorState
from fenedit.ui.collection.find_bar import FindBar
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.panels.text import graded_sentence
from fenedit.ui.translation import grouped
from fenedit.ui.voice import say, silently
from fenedit.ui.workbench import Workbench

_QUIET_SECONDS = 0.2
"""A longer search shows its progress."""
_SAMPLE = 32
"""The number of records among which a game with moves is looked for."""
_FEW = 64
"""The most new records that are searched alone."""
_KEPT = "find_in_games"
_YES = "yes"


class FindControl(QObject):
    """Finds records of one window; made when it is first used.

    Attributes:
        bar: the bar for the query.
        hits: the rows that were found.
    """

    def __init__(self, bench: Workbench, panel: CollectionPanel) -> None:
        """Put a bar into a panel; it is hidden until `open`."""
        super().__init__(panel)
        self._bench = bench
        self._editor = bench.editor
        self._panel = panel
        self._query = Query()
        self._fresh = self._goes_on = self._has_games = False
        self._gathered: RowSet | None = None
        self._adds = False
        self._told = ""
        self._since = 0.0
        self.hits = HitsModel(panel.model, self)
        self.bar = FindBar(self._placement, panel)
        self.bar.hide()
        self._finding = Finding(self)
        self._again = QTimer(self, singleShot=True, interval=400)
        panel.add_bar(self.bar)
        panel.list.is_marked = self._is_marked
        bar, finding = self.bar, self._finding
        bar.in_games.setChecked(bench.settings.window_words(_KEPT) == [_YES])
        bar.in_games.toggled.connect(self._on_in_games)
        bar.query_typed.connect(self._on_query_typed)
        bar.next_wanted.connect(self.go_on)
        bar.list_wanted.connect(self._focus_list)
        bar.only_matches.toggled.connect(self._show_hits)
        bar.closed.connect(self.close)
        finding.found.connect(self._on_found)
        finding.progressed.connect(self._on_progressed)
        finding.done.connect(self._on_done)
        finding.failed.connect(self._on_failed)
        panel.list.escaped.connect(self._on_escaped)
        panel.model.followed.connect(self._on_followed)
        self._again.timeout.connect(self._search_again)
        self._editor.state_changed.connect(self._on_state_changed)
        self._look_for_games()

    @property
    def is_narrow(self) -> bool:
        """Whether the list shows only hits."""
        return self._panel.list.shown is self.hits

    def open(self) -> None:
        """Show the bar, and focus it."""
        if self.bar.isHidden():
            self.bar.show()
            self._finding.warm()
        self.bar.edit()

    def show(self, words: str, query: str) -> None:
        """Show only the hits of a query; the field shows words instead of it."""
        self.open()
        self.bar.show_hits(words, query)

    def close(self) -> None:
        """Show all records again."""
        self._forget()
        self._panel.focus_list()

    def _forget(self) -> None:
        self.bar.hide()
        self.bar.clear()
        self._end()

    def end(self) -> None:
        """End its process when the window closes."""
        self._again.stop()
        self._finding.close()

    def apply_look(self) -> None:
        """Use the current colours of the window."""
        self.bar.apply_look()

    def go_on(self, step: int = 1) -> None:
        """Show the next (1) or previous (-1) hit; without a query, open the bar."""
        if not self._query or self.bar.isHidden():
            self.open()
            return
        if self._fresh:
            # The query that was just typed has no result yet.
            self._goes_on = step > 0
            return
        current = self._editor.state.current
        place = self._finding.paths.get(current)
        if step > 0 and place and current in self.hits.rows and self._bench.moves.path != place:
            # First go to the position in the game that is shown.
            self._go_into(current)
            return
        row = self.hits.next(current, step)
        if row < 0:
            self._goes_on = self._finding.searching
            if not self._goes_on:
                self._bench.say(self.tr("No matches."))
            return
        if (row - current) * step <= 0:
            end = self.tr("Continued from the end.")
            self._bench.say(self.tr("Continued from the beginning.") if step > 0 else end)
        if row == current:
            self._go_into(row)
        else:
            self._editor.show_record(row)

    # --- games -----------------------------------------------------------------------------

    def _look_for_games(self) -> None:
        """Offer to search all positions of games, if there are moves."""
        records = self._editor.state.collection
        self._has_games = records.format == "pgn" and any(
            has_moves(moves_of(record)) for record in islice(records, _SAMPLE)
        )
        self.bar.in_games.setVisible(self._has_games)

    def _on_in_games(self, wanted: bool) -> None:
        self._bench.settings.set_window_value(_KEPT, QByteArray(_YES.encode() * wanted))
        if self._query:
            self._on_query_typed(self.bar.text)

    def _on_state_changed(self, before: EditorState, after: EditorState, _change: object) -> None:
        # However a found game is reached, the found position in it is shown.
        same = before.collection is after.collection
        if same and before.current != after.current and not self.bar.isHidden():
            self._go_into(after.current)

    def _go_into(self, row: int) -> None:
        """Go to the move after which the position was found in a game."""
        path = self._finding.paths.get(row, ())
        moves = self._bench.moves
        if path and row in self.hits.rows:
            # The game may have been edited since.
            with suppress(IndexError):
                moves.tree.node_at(path)
                moves.go(path)

    # --- asking ----------------------------------------------------------------------------

    def _on_query_typed(self, text: str) -> None:
        self._again.stop()
        try:
            in_games = self._has_games and self.bar.in_games.isChecked()
            self._query = replace(parse_query(text), in_games=in_games)
        except QueryError as error:
            self._end()
            self.bar.show_fault(error.span, error.translated(QCoreApplication.translate))
            return
        if self._query:
            self._search(None, fresh=True)
        else:
            self._end()

    def _search_again(self) -> None:
        """Repeat the search; keep the hits until it has finished."""
        self._search(RowSet(), fresh=False)

    def _search(
        self, gathered: RowSet | None, rows: Sequence[int] | None = None, *, fresh: bool
    ) -> None:
        """Search; earlier hits are dropped at the first result, or replaced at the end.

        `rows` are searched and added to the hits; None for all rows.
        """
        self._gathered, self._fresh, self._told = gathered, fresh, ""
        self._adds = rows is not None
        self._goes_on = False
        self._since = time.monotonic()
        state, anew = self._editor.state, gathered is not None
        self._finding.search(self._query, state, rows, anew=anew)

    def _end(self) -> None:
        """Forget the query and its hits."""
        self._again.stop()
        self._fresh = self._goes_on = False
        self._query = Query()
        self._finding.cancel()
        self.bar.say("")
        self._show_hits(False)
        self.hits.clear()

    def _refresh(self) -> None:
        """Drop the previous hits once the new query has a result."""
        if self._fresh:
            self._fresh = False
            self.hits.clear()
            self._show_hits(self.bar.only_matches.isChecked())

    def _on_found(self, rows: tuple[int, ...]) -> None:
        if self._gathered is not None:
            (self._gathered.insert if self._adds else self._gathered.extend)(rows)
            return
        self._refresh()
        self.hits.add(rows)
        self._panel.list.show_current(self._editor.state.current)
        self._say()
        self._go_where_wanted()

    def _go_where_wanted(self) -> None:
        if self._goes_on:
            self._goes_on = False
            self.go_on()

    def _on_progressed(self, share: float) -> None:
        if time.monotonic() - self._since > _QUIET_SECONDS:
            self._told = f"{share:.0%}"
            self._refresh()
            self._say()

    def _on_done(self) -> None:
        self._told = ""
        self._refresh()
        if self._gathered is not None:
            self.hits.become(self._gathered)
            self._gathered = None
            self._panel.list.show_current(self._editor.state.current)
        self._say()
        self._go_where_wanted()

    def _on_failed(self, _why: str) -> None:
        self._refresh()
        self._gathered = None
        self._say()
        words = self.tr("The search failed; matches found so far are shown. See the log.")
        self.bar.say(words, described(self._query, QCoreApplication.translate))

    def _say(self) -> None:
        found, total = len(self.hits.rows), len(self._editor.state.collection)
        words = self.tr("{found} of {total}").format(found=grouped(found), total=grouped(total))
        if not found and not self._finding.searching:
            words = self.tr("None of {total}").format(total=grouped(total))
        if self._told:
            words = self.tr("{words} · {share}").format(words=words, share=self._told)
        other = "" if found or self._finding.searching else meant(self.bar.text)
        if other:
            meaning = described(parse_query(other), QCoreApplication.translate)
            pattern = self.tr("None of {total} contains this text. Did you mean “{meaning}”?")
            words = pattern.format(total=grouped(total), meaning=meaning)
        self.bar.say(words, described(self._query, QCoreApplication.translate))
        if other:
            self.bar.offer(other, meaning)
        searching, nothing = self._finding.searching, self.tr("No matches")
        words = self.tr("No matches yet") if searching else nothing
        self._panel.show_no_hits(words, over=not (found or searching))
        if not (self.is_narrow and found):
            self._panel.list.viewport().update()
        self._bench.rooms.position.show_neighbours()

    def _is_marked(self, place: int) -> bool:
        return not self.is_narrow and place in self.hits.rows

    # --- what shows the hits ---------------------------------------------------------------

    def _show_hits(self, narrow: bool) -> None:
        """Show only hits, or mark them among all records."""
        hits = self.hits if narrow and self._query else None
        self._panel.show_rows(hits)
        self._panel.list.viewport().update()
        self._bench.rooms.position.show_neighbours()

    def _focus_list(self) -> None:
        if self._panel.list.shown.total:
            self._panel.focus_list()

    def _on_escaped(self) -> None:
        if not self.bar.isHidden():
            self.close()

    # --- following -------------------------------------------------------------------------

    def _on_followed(self, changes: tuple[RowChange, ...]) -> None:
        if self._panel.model.is_new:
            # The query was meant for the other document.
            self._forget()
            self._look_for_games()
        if not self._query:
            return
        self._finding.follow(changes)
        # A record that is being edited stays, even if it no longer matches; new ones are unknown.
        come = arrivals(changes)
        unknown = come and count(come) != count(departures(changes))
        renumbered = not all(isinstance(change, Altered) for change in changes)
        # The records of two versions of a file cannot be matched.
        other = type(self._editor.change) is Exchange
        searching = self._finding.searching or self._again.isActive()
        in_games = self._query.looks_into_games and not self._query.likenesses
        if unknown and in_games and count(come) <= _FEW and not (other or searching):
            # Reading all other games again would take long.
            self._search(RowSet(self.hits.rows), [*each(come)], fresh=False)
        elif unknown or other or (renumbered and self._finding.searching):
            self._finding.cancel()
            self._again.start()
        else:
            self._say()

    def _placement(self) -> Placement:
        return self._editor.state.position.placement


class FaultControl(QObject):
    """Shows the next or previous position with a problem; Esc stops a long search."""

    def __init__(self, bench: Workbench, panel: CollectionPanel) -> None:
        super().__init__(panel)
        self._say = bench.say
        self._editor = bench.editor
        self._editor.state_changed.connect(self.stop)
        self._panel = panel
        self._step = 1
        self._search = FaultSearch(panel.model.objection, Finding(self), self)
        self._search.found.connect(self._on_found)
        self._search.nothing.connect(self._on_nothing)
        self._search.progressed.connect(self._on_progressed)
        self._search.failed.connect(self._on_failed)

    @property
    def searching(self) -> bool:
        """Whether the search is running."""
        return self._search.searching

    def go_on(self, step: int) -> None:
        """Look for the next (1) or previous one (-1); if a search is running, stop it."""
        if self._search.searching:
            self._give_up()
            return
        self._step = step
        application = QCoreApplication.instance()
        assert application is not None  # there are keys
        application.installEventFilter(self)
        self._search.start(self._editor.state, step)

    def stop(self, *_change: object) -> None:
        """Stop searching."""
        self._search.stop()
        self._let_go_of_keys()

    def end(self) -> None:
        """End its process when the window closes."""
        self.stop()
        self._search.close()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Handle Esc wherever the keyboard focus is, during a search."""
        keys = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}
        if event.type() not in keys or not isinstance(event, QKeyEvent):
            return False
        if event.key() != Qt.Key.Key_Escape or not self._search.searching:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._give_up()
        return True

    def _give_up(self) -> None:
        self.stop()
        self._say(self.tr("Stopped looking for problems."))

    def _let_go_of_keys(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def _on_found(self, row: int, wrapped: bool) -> None:
        self._let_go_of_keys()
        problem = self._panel.model.objection(row)
        words = graded_sentence(problem) if problem is not None else ""
        if row == self._editor.state.current:
            self._say(self.tr("No other position has a problem. {words}").format(words=words))
            return
        self._editor.show_record(row)
        pattern = "{words}"
        if wrapped and self._step > 0:
            pattern = self.tr("Continued from the beginning. {words}")
        elif wrapped:
            pattern = self.tr("Continued from the end. {words}")
        with silently():
            # The position check reports the problem with its fix.
            self._say(pattern.format(words=words))
        say(pattern.format(words="").strip())

    def _on_nothing(self) -> None:
        self._let_go_of_keys()
        total = len(self._editor.state.collection)
        words = self.tr("The quick check found no problems.")
        if total > MOST_PROVEN:
            words = self.tr(
                "All {total} positions are playable. Whether they can arise in a game was "
                "not checked."
            )
        elif total > 1:
            words = self.tr("The quick check found no problems in {total} positions.")
        self._say(words.format(total=grouped(total)))

    def _on_progressed(self, share: float) -> None:
        total = len(self._editor.state.collection)
        words = self.tr("Looking for problems: {share} of {total} positions. Esc to stop.")
        self._say(words.format(share=f"{share:.0%}", total=grouped(total)))

    def _on_failed(self, _why: str) -> None:
        self._let_go_of_keys()
        self._say(self.tr("The search for problems failed. See the log."))
