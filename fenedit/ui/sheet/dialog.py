"""Prints or saves a sheet of diagrams, with options beside a preview of its pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QEvent, QLocale, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QVBoxLayout,
)

from fenedit.diagram.description import scheme
from fenedit.diagram.options import SheetChoice, sheet_from_dict, sheet_to_dict
from fenedit.diagram.picture import frame_of
from fenedit.diagram.sheet.grid import grid_of, most_that_fit, paper_that_fits
from fenedit.diagram.sheet.layout import PageTexts, page_texts_in
from fenedit.diagram.sheet.pages import page_count
from fenedit.jobs.captions import caption_words
from fenedit.jobs.programs import found_popeye
from fenedit.session.collection.rows import NO_ROWS, Rows
from fenedit.session.settings import Programs
from fenedit.session.state import EditorState
from fenedit.ui.dialogs import Help, room_on_screen
from fenedit.ui.fonts import letters_sentences, problem_sentence
from fenedit.ui.option_form import AROUND, OptionScroll, WorkFoot, keep_geometry, limit_size
from fenedit.ui.picture.choice import piece_set_titles
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.making import SheetWork
from fenedit.ui.sheet.options import SheetOptions
from fenedit.ui.sheet.preview import MOST_PREVIEWED, SheetPreview, SheetViewer
from fenedit.ui.sheet.printing import ask_for_printer, printer_for, set_paper
from fenedit.ui.sheet.text import (
    Numbers,
    failed_sentence,
    latex_sentences,
    left_out_sentences,
    made_sentence,
    no_solutions_sentence,
    page_sentences,
    too_small_sentence,
    translate,
)
from fenedit.ui.style import lay_out
from fenedit.ui.translation import grouped, spoken
from fenedit.ui.workbench import Workbench

FIRST_SIZE = QSize(980, 780)
SMALLEST = QSize(760, 480)
_BETWEEN = 14
_KEPT_AS = "sheet"
"""The key of the settings for the choice."""
_OWN = ("header", "footer", "number_from", "first_page")
"""The options of the document, not kept for the next one."""


class SheetDialog(QDialog):
    """Previews a collection on pages, and follows its changes. Shown with `show()`."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self.setWindowTitle(self.tr("Sheet of Diagrams"))
        self._bench = bench
        self._editor = bench.editor
        self._settings = settings = bench.settings
        self._load_pieces = bench.look.load_pieces
        self._rows: tuple[Rows | None, Rows] = None, NO_ROWS
        self._left_out: tuple[str, ...] = ()
        self._path: Path | None = None
        self._folder: Path | None = None
        self._printed_to = self._noted = ""
        self._shown: tuple[Path | None, object] = (None, None)
        self._total = self._records = 0
        self._due = False
        self._ahead: Batch | None = None
        self._found: Mapping[int, str] | None = None
        self._usual_pieces = settings.preferences.piece_set
        choice = self._with_own(
            sheet_from_dict(settings.diagram_value(_KEPT_AS), self._usual_pieces)
        )
        self.options = SheetOptions(choice, piece_set_titles(bench.look.piece_sets), self)
        self._viewer = SheetViewer(self)
        self._work = SheetWork(self)
        self._take_programs(bench.settings.programs)
        bench.settings.programs_changed.connect(self._take_programs)
        self._rest = QTimer(self, singleShot=True, interval=150)
        self._foot = WorkFoot(
            translate("SheetFoot", "Progress of the sheet"),
            (translate("SheetFoot", "Save P&DF…"), self.ask_and_save),
            (translate("SheetFoot", "Save As"), self._viewer.take_focus),
            (translate("SheetFoot", "&Print…"), self.ask_and_print),
            parent=self,
        )
        tip = translate(
            "SheetFoot",
            "A document to edit; LaTeX and Typst draw their own boards and make the pages. Or "
            "puzzles to play in a browser, offline, or cards for Anki.",
        )
        menu = QMenu(self)
        for name, title, kind, suffix in (
            (self.tr("&Word (DOCX)…"), self.tr("Save DOCX"), self.tr("Word (*.docx)"), ".docx"),
            (self.tr("LaTe&X…"), self.tr("Save LaTeX"), self.tr("LaTeX (*.tex)"), ".tex"),
            (self.tr("&Typst…"), self.tr("Save Typst"), self.tr("Typst (*.typ)"), ".typ"),
            (
                self.tr("Practice Page (&HTML)…"),
                self.tr("Save HTML"),
                self.tr("HTML (*.html)"),
                ".html",
            ),
            (self.tr("&Anki Cards…"), self.tr("Save Anki Cards"), self.tr("Anki (*.txt)"), ".txt"),
        ):
            menu.addAction(name, partial(self._ask_and_save, title, kind, suffix))
        self._foot.makers[1].setMenu(menu)
        self._foot.makers[1].setToolTip(tip)
        self._lay_out()
        limit_size(self, SMALLEST)
        self._connect()
        # By default Qt uses at most two thirds of the screen.
        self.resize(self.sizeHint())
        keep_geometry(self, settings, "sheet")

    @property
    def preview(self) -> SheetPreview:
        """The preview of a page."""
        return self._viewer.preview

    @property
    def page_words(self) -> str:
        """The number of the shown page, in words."""
        return self._viewer.words

    @property
    def words(self) -> str:
        """The last result, or the progress."""
        return self._foot.words

    @property
    def busy(self) -> bool:
        """Whether a sheet is being made."""
        return self._work.busy

    def sizeHint(self) -> QSize:
        """Return a size for all options beside a page, if the screen is large enough."""
        room = self.screen().availableSize() * 0.92
        return FIRST_SIZE.boundedTo(room).expandedTo(SMALLEST.boundedTo(room_on_screen(self)))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the current records."""
        super().showEvent(event)
        if event.spontaneous():
            return
        self._foot.say("")
        self._offer_records()
        self._renew()
        self._viewer.take_focus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel the work."""
        self.cancel()
        self._stop_ahead()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Update the selection, which may have changed in the main window."""
        super().changeEvent(event)
        active = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if active and not self.busy and self._rows_offered() != self._rows:
            self._offer_records()
            self._rest.start()

    def reject(self) -> None:
        """Cancel the work, or reduce an enlarged page, or close."""
        if self.busy:
            self.cancel()
            return
        if self.preview.is_large:
            self.preview.set_large(False)
            return
        self._viewer.cancel()
        self._stop_ahead()
        self._rest.stop()
        super().reject()

    def close_down(self) -> None:
        """End the worker process, with the window."""
        self._viewer.cancel()
        self._rest.stop()
        self._work.close()

    # --- actions ---------------------------------------------------------------------------

    def save_as(self, path: Path) -> None:
        """Start saving the sheet, as a document to edit according to its suffix, else as a PDF."""
        self._path, self._printed_to = path, ""
        choice = self._choice
        pieces = self._load_pieces(choice.style.pieces)
        self._work.save(path, self._begin(), choice, self._texts(), pieces)

    def ask_and_save(self) -> None:
        """Ask for a file, and save the sheet there as a PDF."""
        self._ask_and_save(self.tr("Save PDF"), self.tr("PDF (*.pdf)"), ".pdf")

    def _ask_and_save(self, title: str, kind: str, suffix: str) -> None:
        file, stem = self._named_after(), self._title() or self.tr("Sheet")
        folder = self._folder or (file.parent if file and file.is_absolute() else Path.home())
        name, _ = QFileDialog.getSaveFileName(self, title, str(folder / f"{stem}{suffix}"), kind)
        if name:
            path = Path(name)
            self._folder = path.parent
            self.save_as(path if path.suffix.lower() == suffix else Path(f"{name}{suffix}"))

    def ask_and_print(self) -> None:
        """Ask for a printer, and print the sheet."""
        choice = self._choice
        one_ink = scheme(choice.style.scheme).for_print
        printer = printer_for(choice.sheet, self._title(), one_ink=one_ink)
        if not ask_for_printer(printer, self):
            return
        # The printer's dialog may have changed the paper.
        set_paper(printer, choice.sheet)
        self._path, self._printed_to = None, printer.outputFileName()
        pieces = self._load_pieces(choice.style.pieces)
        self._work.print(printer, self._begin(), choice, self._texts(), pieces)

    def cancel(self) -> None:
        """Stop the work; no file is touched."""
        if self.busy:
            self._work.cancel()
            words = self.tr("Cancelled. Pages already sent may still be printed.")
            if self._path is not None:
                words = self.tr("Cancelled; nothing was saved.")
            self._end_with(words)

    def batch(self) -> Batch:
        """Return the chosen records in their current state."""
        collection, rows = self._editor.state.collection, self.options.records.rows
        sheet = self._choice.sheet
        letters = sheet.letters or self._settings.move_letters
        return Batch(collection, rows, caption_words(translate), letters, sheet)

    # --- parts -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        beside = self._viewer.minimumSizeHint().width() + _BETWEEN + 2 * AROUND
        area = self._area = OptionScroll(self.options, self, beside)
        usual = min(360, area.sizeHint().width())
        area.setFixedWidth(max(usual, area.minimumSizeHint().width()))
        self.options.fold()
        row = lay_out(QHBoxLayout(), area, (self._viewer, 1), spacing=_BETWEEN)
        margins = (AROUND, 16, AROUND, 14)
        lay_out(QVBoxLayout(self), (row, 1), self._foot, margins=margins, spacing=12)

    def _connect(self) -> None:
        self.options.chosen.connect(self._on_changed)
        self.preview.enlarged.connect(self._area.setHidden)
        self._viewer.shown.connect(self._note)
        self._viewer.failed.connect(self._on_failed)
        self._foot.cancel.clicked.connect(self.cancel)
        self._foot.buttons.rejected.connect(self.reject)
        Help(self._foot.buttons, "pictures", "sheets-of-diagrams")
        self._rest.timeout.connect(self._renew)
        self._work.solving.connect(self._on_solving)
        self._work.solved_ahead.connect(self._on_solved_ahead)
        self._work.progressed.connect(self._on_pages)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._editor.state_changed.connect(self._on_state_changed)

    # --- contents --------------------------------------------------------------------------

    def _named_after(self) -> Path | None:
        """Return the file of the document, or the one it was made from."""
        document = self._editor.state.document
        return document.path or document.origin

    def _title(self) -> str:
        file = self._named_after()
        return file.stem if file is not None else ""

    @property
    def _choice(self) -> SheetChoice:
        """The choice, without a header or footer that would have no text."""
        choice = self.options.choice
        return replace(choice, sheet=self._texts().without_empty_edges(choice.sheet))

    def _texts(self) -> PageTexts:
        today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        return page_texts_in(translate, self._title(), today, spoken())

    def _offer_records(self) -> None:
        self._rows = self._rows_offered()
        self.options.records.offer(len(self._editor.state.collection), *self._rows)

    def _rows_offered(self) -> tuple[Rows | None, Rows]:
        room = self._bench.rooms.collection
        return room.found(), room.chosen()

    def _renew(self) -> None:
        """Remake the preview."""
        state, choice = self._editor.state, self._choice
        self._shown = (state.document.path, state.collection)
        batch = self.batch()
        if len(batch) <= MOST_PREVIEWED:
            batch = batch.sifted()
        self._left_out = tuple(left_out_sentences(batch.left_out, batch.games))
        self._foot.set_possible(len(batch) > 0)
        pieces = self._load_pieces(choice.style.pieces)
        waiting = self._solves_ahead(batch)
        if self._ahead is not None and self._found is not None:
            batch = replace(batch, found=self._found)
        self._viewer.set(batch, choice, self._texts(), pieces, waiting=waiting)
        self._note()

    def _solves_ahead(self, batch: Batch) -> bool:
        """Solve the puzzles of the preview if needed; return whether to wait for them."""
        choice = self.options.choice
        wanted = choice.solve and choice.sheet.solved
        if not wanted or not 0 < len(batch) <= MOST_PREVIEWED:
            self._ahead = None
            return False
        before, self._ahead = self._ahead, batch
        # Each edit may change the puzzles; comparing all records would be slow.
        same = before is not None and before.collection is batch.collection
        if same and before and before.asked == batch.asked:
            return self._found is None
        self._found = None
        self._work.look_ahead(batch)
        return True

    def _stop_ahead(self) -> None:
        self._work.cancel()
        self._ahead = self._found = None

    def _note(self) -> None:
        """Report what the preview cannot show, unless there is a newer message."""
        if self._foot.words not in ("", self._noted):
            return
        sentences = list(self._left_out)
        choice = self._choice
        sheet, frame = choice.sheet, frame_of(choice.style.bare)
        fitting = most_that_fit(sheet, frame)
        if fitting < sheet.per_page:
            grid = grid_of(replace(sheet, per_page=fitting), frame)
            sentences.append(too_small_sentence(sheet, grid, paper_that_fits(sheet, frame)))
        sentences += self._viewer.sentences
        wanted = choice.sheet.solutions == "page" and not choice.solve
        if wanted and self.page_words and not self._viewer.has_solutions:
            sentences.append(no_solutions_sentence())
        if problem := problem_sentence(choice.style.font):
            sentences.append(problem)
        sentences += letters_sentences(*self._viewer.lacking)
        self._noted = " ".join(sentences)
        self._foot.say(self._noted)

    def _begin(self) -> Batch:
        """Show the progress of a new sheet; return its records."""
        # Solving for the preview ends here; it is remade afterwards.
        self._due = self._rest.isActive() or self._viewer.waits
        self._rest.stop()
        if self._found is None:
            self._ahead = None
        batch = self.batch()
        self._total = page_count(len(batch), self.options.choice.sheet)
        self._records = len(batch)
        self.options.setEnabled(False)
        self._foot.set_busy(True)
        self._foot.say(self.tr("Making the pages…"))
        return batch

    def _end_with(self, words: str) -> None:
        self.options.setEnabled(True)
        self._foot.set_busy(False)
        self._foot.say(words)
        if self._due:
            self._due = False
            self._rest.start()
        self._viewer.take_focus()
        self._bench.say(words)

    # --- events ----------------------------------------------------------------------------

    def _on_changed(self, _choice: object) -> None:
        self._keep_choice()
        self._foot.say("")
        self._rest.start()

    def _keep_choice(self) -> None:
        """Save the choice for all documents, and for this one."""
        kept = sheet_to_dict(self.options.choice, self._usual_pieces)
        documents = self._kept_own()
        own = {name: kept["sheet"].pop(name) for name in _OWN}
        if path := self._editor.state.document.path:
            documents.pop(str(path), None)
            # Keep the choices of the last 50 documents.
            documents = dict([*documents.items()][-49:]) | {str(path): own}
        self._settings.set_diagram_value(_KEPT_AS, {**kept, "documents": documents})

    def _take_programs(self, programs: Programs) -> None:
        self._work.use_popeye(programs.popeye_path or found_popeye())

    def _kept_own(self) -> dict[str, object]:
        """Return the saved options of documents, by their paths."""
        kept = self._settings.diagram_value(_KEPT_AS).get("documents")
        return kept if isinstance(kept, dict) else {}

    def _with_own(self, choice: SheetChoice) -> SheetChoice:
        """Return a choice with the options kept for the document, or their defaults."""
        own = self._kept_own().get(str(self._editor.state.document.path))
        sheet = sheet_from_dict({"sheet": own}, self._usual_pieces).sheet
        values = {name: getattr(sheet, name) for name in _OWN}
        return replace(choice, sheet=replace(choice.sheet, **values))

    def _on_state_changed(self, before: EditorState, after: EditorState, _change: object) -> None:
        if self._editor.change is None and before.collection is not after.collection:
            self.options.show_choice(self._with_own(self.options.choice))
        elif before.document.path != after.document.path:
            self._keep_choice()
        # Draw nothing at each keystroke while the dialog is hidden.
        if self.isVisible() and not self.busy:
            if self._shown != (after.document.path, after.collection):
                self._foot.say("")
            self._offer_records()
            self._rest.start()

    def _on_solving(self, done: int) -> None:
        words = self.tr("Solving: {done} of {total}")
        words = words.format(done=grouped(done), total=grouped(self._records))
        self._foot.show_progress(words, done, self._records)

    def _on_solved_ahead(self, found: Mapping[int, str]) -> None:
        self._found = found
        self._renew()

    def _on_pages(self, done: int) -> None:
        words = self.tr("Making page {number}").format(number=grouped(done + 1))
        if not done:
            # The words of all pages are measured first.
            words = self.tr("Making the pages…")
        self._foot.show_progress(words, done, self._total)

    def _on_done(self) -> None:
        work = self._work
        sentences = [made_sentence(self._path, self._printed_to, work.pages)]
        sentences += left_out_sentences(work.left_out, work.games)
        sentences += page_sentences(work.cut, work.smaller, edges_cut=work.edges_cut)
        if work.unsolved:
            sentences.append(Numbers().unsolved(work.unsolved))
        sentences += letters_sentences(work.missing, work.borrowed)
        choice, suffix = self.options.choice, self._path.suffix.lower() if self._path else ""
        if suffix == ".tex":
            sentences += latex_sentences(choice.style.font, work.latex_lacks)
        if suffix == ".docx" and choice.sheet.solutions == "foot":
            words = self.tr(
                "Word documents have no upside-down text: the solutions are on pages of their own."
            )
            sentences.append(words)
        if suffix == ".txt":
            words = self.tr(
                "In Anki, choose File › Import, then Tools › Check Media, which moves the pictures "
                "out of the cards."
            )
            sentences.append(words)
        self._end_with(" ".join(sentences))

    def _on_failed(self, error: Exception) -> None:
        self._end_with(failed_sentence(error))
