"""Exports, copies, drags and prints pictures of the shown position, and opens sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject

from fenedit.ui.dialogs import brought_up
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.diagram.description import Diagram
    from fenedit.diagram.options import PictureChoice
    from fenedit.notation.spellings.export import Spelling
    from fenedit.ui.picture.animation_dialog import AnimationDialog
    from fenedit.ui.picture.choice import Subject
    from fenedit.ui.picture.export_dialog import ExportPictureDialog
    from fenedit.ui.picture.many_dialog import PicturesDialog
    from fenedit.ui.picture.output import Dragged, Picture
    from fenedit.ui.sheet.dialog import SheetDialog


class PictureController(QObject):
    """Makes pictures of the shown position.

    The modules for that are imported with the first picture.
    """

    def __init__(self, bench: Workbench, view_flipped: Callable[[], bool]) -> None:
        """Make it; `view_flipped` returns whether Black is at the bottom of the board."""
        super().__init__(bench.window)
        self._bench = bench
        self._view_flipped = view_flipped
        self._dialog: ExportPictureDialog | None = None
        self._animation: AnimationDialog | None = None
        self._sheets: SheetDialog | None = None
        self._many: PicturesDialog | None = None

    def export_picture(self) -> None:
        """Open the window for a picture of the position."""
        from fenedit.ui.picture.export_dialog import ExportPictureDialog

        make = partial(ExportPictureDialog, self._bench, self._subject, self.print_picture)
        self._dialog = brought_up(self._dialog, make)
        # The user may have added a set meanwhile.
        self._dialog.offer_pieces()

    def export_animation(self) -> None:
        """Open the window for a moving picture of the moves."""
        from fenedit.ui.picture.animation_dialog import AnimationDialog

        make = partial(AnimationDialog, self._bench, self._view_flipped)
        self._animation = brought_up(self._animation, make)

    def export_many(self) -> None:
        """Open the window for pictures of records."""
        from fenedit.ui.picture.many_dialog import PicturesDialog

        make = partial(PicturesDialog, self._bench, self._view_flipped)
        self._many = brought_up(self._many, make)

    def make_sheet(self) -> None:
        """Open the window for sheets of the collection."""
        from fenedit.ui.sheet.dialog import SheetDialog

        self._sheets = brought_up(self._sheets, partial(SheetDialog, self._bench))

    def close(self) -> None:
        """Stop making sheets: the window closes."""
        if self._sheets is not None:
            self._sheets.close_down()
        for dialog in filter(None, (self._sheets, self._many)):
            dialog.close()

    def show_flipped(self, _flipped: bool = False) -> None:
        """Update the pictures after the board was turned."""
        if self._dialog is not None:
            self._dialog.refresh()
        if self._animation is not None:
            self._animation.refresh()

    def copy_picture(self) -> None:
        """Copy the shown position as a picture in the last chosen style."""
        from fenedit.ui.picture.output import copy_made
        from fenedit.ui.picture.text import memory_sentence

        picture = self._picture()
        if picture is None:
            return
        try:
            words = copy_made(picture, self._bench.settings, self._bench.window)
        except MemoryError:
            words = memory_sentence()
        if words:
            self._bench.say(words)

    def dragged(self) -> Dragged | None:
        """Return the shown position for a drag; show the reason if there is none."""
        from fenedit.ui.picture.output import dragged_picture
        from fenedit.ui.picture.text import dragged_sentence

        picture = self._picture()
        if picture is None:
            return None
        dragged = dragged_picture(picture)
        if dragged.contents.reduced:
            self._bench.say(dragged_sentence(dragged.contents.pixels))
        return dragged

    def print_shown(self) -> None:
        """Print the shown position in the last chosen style."""
        picture = self._picture()
        if picture is not None:
            self.print_picture(picture.diagram, picture.choice)

    def print_picture(self, diagram: Diagram, choice: PictureChoice) -> None:
        """Print one diagram, with a preview."""
        from fenedit.ui.picture.printing import PrintPictureDialog

        asked_there = self._dialog is not None and self._dialog.isVisible()
        parent = self._dialog if self._dialog is not None and asked_there else self._bench.window
        PrintPictureDialog(self._bench, diagram, choice, parent).open()

    def text_of_file(self, path: Path) -> str | None:
        """Return the positions that a picture keeps, one per line; None if it is not a picture.

        "" for a picture without any, which may show some.
        """
        from fenedit.ui.picture.output import picture_text

        return picture_text(path)

    def text_of_data(self, data: QMimeData) -> str | None:
        """Return the same for a picture on the clipboard, or dragged without a file."""
        from fenedit.ui.picture.output import text_in_picture

        return text_in_picture(data)

    def spellings(self) -> Sequence[Spelling]:
        """Return the spellings that are drawings in the look of the board."""
        from fenedit.ui.picture.output import drawn_spellings, style_as_seen

        settings, look = self._bench.settings, self._bench.look
        return drawn_spellings(lambda: style_as_seen(settings.preferences), lambda: look.pieces)

    # --- the shown position ----------------------------------------------------------------

    def _subject(self) -> Subject:
        from fenedit.ui.picture.choice import Subject

        editor, moves, reached = self._bench.editor, self._bench.moves, None
        if moves.is_ahead:
            # Imported here: it needs the rules, which the start does not wait for.
            from fenedit.jobs.taking import taken

            reached = taken(editor.state.named, moves.tree, moves.path, "epd")
        letters, last = self._bench.settings.move_letters, moves.last_move
        moved = () if last is None else (last.origin, last.target)
        return Subject(editor.shown, self._view_flipped(), reached, letters, moved)

    def _picture(self) -> Picture | None:
        """Return the shown position in the last chosen style; report if there is none."""
        from fenedit.ui.picture.choice import last_choice
        from fenedit.ui.picture.output import Picture
        from fenedit.ui.picture.text import no_position_sentence

        subject, choice = self._subject(), last_choice(self._bench.settings)
        if not subject.state.has_position:
            self._bench.say(no_position_sentence())
            return None
        pieces = self._bench.look.load_pieces(choice.style.pieces)
        fen = subject.fen_text(self._bench.settings.preferences)
        return Picture(subject.diagram(choice), choice, pieces, fen, subject.name)
