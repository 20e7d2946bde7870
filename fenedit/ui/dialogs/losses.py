"""What saving in a format would leave out, said before it happens."""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from fenedit.documents.conversion import Loss
from fenedit.notation.safe_text import shown
from fenedit.ui.dialogs.file_words import Words
from fenedit.ui.dialogs.message import ask_where


def ask_about_losses(
    parent: QWidget | None, losses: Sequence[Loss], name: str, kind: str
) -> Literal["save", "elsewhere", "cancel"]:
    """Say what a format cannot hold of a document, and ask what to do.

    Returns:
        "save" to leave it out, "elsewhere" to choose another format; closing the dialog cancels.
    """
    title = QCoreApplication.translate("losses", "Not everything can be saved")
    save = QCoreApplication.translate("losses", "&Save Anyway")
    other = QCoreApplication.translate("losses", "Choose Another &Format…")
    return ask_where(parent, title, losses_words(losses, name, kind), ("save", save), other)


def losses_words(losses: Sequence[Loss], name: str, kind: str) -> Words:
    """Return the question: what is left out, one thing a line, with its count.

    `kind` is the suffix of the format, without its dot.
    """
    text = QCoreApplication.translate(
        "losses", "A {suffix} file cannot hold everything that is in “{name}”."
    ).format(suffix=f".{kind}", name=name)
    intro = QCoreApplication.translate("losses", "These would be left out of the file:")
    lines = "\n".join(f"•\N{NO-BREAK SPACE}{loss_words(loss)}" for loss in losses)
    return Words(text, f"{intro}\n{lines}")


def loss_words(loss: Loss) -> str:
    """Return what is left out: how many there are, and the names that are known of them."""
    words = LossWords().counted(loss.code, loss.count)
    lines = LossWords().places(loss.lines, loss.count)
    if not (loss.detail or lines):
        return words
    pattern = QCoreApplication.translate("losses", "{what} ({names})")
    names = "; ".join(filter(None, (lines, shown(loss.detail))))
    return pattern.format(what=words, names=names)


class LossWords:
    """The words for what is lost, where languages differ in how many forms they have.

    lupdate marks a text as having plural forms in calls of `self.tr` alone, hence a class.
    """

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return a text, in the form for a number if there is one; the source is English's."""
        return QCoreApplication.translate("LossWords", source, comment, count)

    def places(self, lines: Sequence[int], count: int) -> str:
        """Return where the first ones of some things begin in a file, "" if that is not known."""
        if not lines:
            return ""
        numbers = ", ".join(map(str, lines)) + (", …" if count > len(lines) else "")
        words = self.tr("line {numbers}") if count == 1 else self.tr("lines {numbers}")
        return words.format(numbers=numbers)

    def counted(self, code: str, count: int) -> str:
        """Return what a loss of a code is; a code without words is told in general."""
        one = count == 1
        match code:
            case "operations":
                return (
                    self.tr("EPD operations of 1 position")
                    if one
                    else self.tr("EPD operations of %n positions", "", count)
                )
            case "tags":
                return self.tr("tags of 1 game") if one else self.tr("tags of %n games", "", count)
            case "moves":
                return (
                    self.tr("moves of 1 game") if one else self.tr("moves of %n games", "", count)
                )
            case "comments":
                return (
                    self.tr("comments in 1 game")
                    if one
                    else self.tr("comments in %n games", "", count)
                )
            case "variant":
                return (
                    self.tr("that 1 position is one of Chess960")
                    if one
                    else self.tr("that %n positions are ones of Chess960", "", count)
                )
            case "comment-lines":
                return self.tr("1 comment line") if one else self.tr("%n comment lines", "", count)
            case "blank-lines":
                return self.tr("1 blank line") if one else self.tr("%n blank lines", "", count)
            case "signs":
                return (
                    self.tr("annotation signs of 1 game")
                    if one
                    else self.tr("annotation signs of %n games", "", count)
                )
            case "operations-remarked":
                return (
                    self.tr("operations of 1 position, which become a remark")
                    if one
                    else self.tr("operations of %n positions, which become remarks", "", count)
                )
            case "braces":
                return (
                    self.tr("braces of 1 remark, which become round brackets")
                    if one
                    else self.tr("braces of %n remarks, which become round brackets", "", count)
                )
            case "nuls":
                return (
                    self.tr("NUL characters of 1 line")
                    if one
                    else self.tr("NUL characters of %n lines", "", count)
                )
        return self._of_entries(code, count, one) or self._of_problems(code, count, one)

    def _of_entries(self, code: str, count: int, one: bool) -> str:
        """Return which entries in a collection of Olive are left out, or have no men."""
        match code:
            case "entry-yaml":
                return (
                    self.tr("1 entry that is not written as YAML demands it")
                    if one
                    else self.tr("%n entries that are not written as YAML demands it", "", count)
                )
            case "entry-too-deep":
                return (
                    self.tr("1 entry with lists too deep within lists")
                    if one
                    else self.tr("%n entries with lists too deep within lists", "", count)
                )
            case "entry-too-large":
                return (
                    self.tr("1 entry that is too large for a problem")
                    if one
                    else self.tr("%n entries that are too large for a problem", "", count)
                )
            case "entry-alias":
                return (
                    self.tr("1 entry that repeats what does not stand there")
                    if one
                    else self.tr("%n entries that repeat what does not stand there", "", count)
                )
            case "entry-key":
                return (
                    self.tr("1 entry with a list in place of the name of a field")
                    if one
                    else self.tr(
                        "%n entries with a list in place of the name of a field", "", count
                    )
                )
            case "doubled-men":
                return (
                    self.tr("1 problem with two men on one square")
                    if one
                    else self.tr("%n problems with two men on one square", "", count)
                )
            case "no-men":
                return (
                    self.tr("the men of 1 problem, which does not name them")
                    if one
                    else self.tr("the men of %n problems, which do not name them", "", count)
                )
            case "odd-keys":
                return (
                    self.tr("what illegal key moves of 1 problem mean")
                    if one
                    else self.tr("what illegal key moves of %n problems mean", "", count)
                )
        return ""

    def _of_problems(self, code: str, count: int, one: bool) -> str:
        """Return what is lost between a document and a collection of Olive."""
        match code:
            case "solutions":
                return (
                    self.tr("the solution of 1 problem, but for its key move")
                    if one
                    else self.tr("the solutions of %n problems, but for their key moves", "", count)
                )
            case "options":
                return (
                    self.tr("options for solving 1 problem")
                    if one
                    else self.tr("options for solving %n problems", "", count)
                )
            case "odd-men":
                return (
                    self.tr("1 problem with men that chess does not have")
                    if one
                    else self.tr("%n problems with men that chess does not have", "", count)
                )
            case "empty-entries":
                return (
                    self.tr("1 entry that is no problem")
                    if one
                    else self.tr("%n entries that are no problems", "", count)
                )
            case "texts-cut":
                return (
                    self.tr("what texts of 1 problem say behind 255 characters")
                    if one
                    else self.tr("what texts of %n problems say behind 255 characters", "", count)
                )
            case "texts-respelt":
                return (
                    self.tr("straight quotation marks of 1 problem, which are curved now")
                    if one
                    else self.tr(
                        "straight quotation marks of %n problems, which are curved now", "", count
                    )
                )
            case "fields":
                return (
                    self.tr("other fields of 1 problem")
                    if one
                    else self.tr("other fields of %n problems", "", count)
                )
            case "castling":
                return (
                    self.tr("castling rights of 1 position")
                    if one
                    else self.tr("castling rights of %n positions", "", count)
                )
            case "counters":
                return (
                    self.tr("move counters of 1 position")
                    if one
                    else self.tr("move counters of %n positions", "", count)
                )
            case "drafts":
                return (
                    self.tr("1 record that is no position")
                    if one
                    else self.tr("%n records that are no positions", "", count)
                )
        return self.tr("other parts of %n records", "", count)
