"""What the status bar says once something was done with a file."""

from PySide6.QtCore import QCoreApplication

from fenedit.documents.document import Collection
from fenedit.documents.record import is_aside
from fenedit.ui.files.targets import held_records


class FileSentences:
    """The sentences, where languages differ in how many forms they have.

    lupdate marks a text as having plural forms in calls of `self.tr` alone, hence a class.
    """

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return a text, in the form for a number if there is one; the source is English's."""
        return QCoreApplication.translate("FileSentences", source, comment, count)

    def saved(self, collection: Collection) -> str:
        """Return that all is saved, and which records are no positions."""
        # Lines that nobody looked at are none that anybody typed, and reading them takes long.
        drafts = [record for record in held_records(collection) if record.position is None]
        if not drafts:
            return self.tr("Saved.")
        words = self.tr("Saved. One record holds no position and was written as it was typed.")
        if len(drafts) > 1:
            words = self.tr(
                "Saved. %n records hold no position and were written as they were typed.",
                "",
                len(drafts),
            )
        unlisted = sum(not draft.is_game and is_aside(draft.line) for draft in drafts)
        if not unlisted:
            return words
        return f"{words} " + self.tr(
            "%n of them will be read as a comment or a blank line.", "", unlisted
        )

    def imported(self, name: str, count: int) -> str:
        """Return that so many problems of a file are shown, which is not that of the window."""
        if count == 0:
            words = self.tr("No problem of “{name}” can be shown; the file stays as it is.")
        elif count == 1:
            words = self.tr(
                "One problem of “{name}” is shown as a new document; the file stays as it is."
            )
        else:
            words = self.tr(
                "%n problems of “{name}” are shown as a new document; the file stays as it is.",
                "",
                count,
            )
        return words.format(name=name)

    def exported(self, name: str, *, modified: bool) -> str:
        """Return that a file holds a copy, and whether the document is still to be saved."""
        words = self.tr("“{name}” holds a copy for Olive now.")
        if modified:
            words = self.tr(
                "“{name}” holds a copy for Olive now. The document itself is not saved yet."
            )
        return words.format(name=name)
