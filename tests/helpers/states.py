"""Editor states and editors made of text, for tests."""

from fenedit.documents.document import Document, new_document
from fenedit.documents.encoding import TextForm
from fenedit.documents.formats import records_from
from fenedit.documents.record import Format
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.session.editor import Editor
from fenedit.session.intents import pasting
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.fens import HARING, IMMORTAL, START

__all__ = ["HARING", "IMMORTAL", "START"]


def state_of_fen(fen: str) -> EditorState:
    """Return the state of a new document with one position."""
    return EditorState(new_document(parse_fen(fen)))


def state_of_text(
    text: str, current: int = 0, newline: str = "\n", file_format: Format = "fen"
) -> EditorState:
    """Return the state of a document with the records of a text."""
    form = TextForm(newline=newline)
    collection = records_from(text, file_format)
    return EditorState(Document(form=form, collection=collection), current)


def pasted(state: EditorState, text: str, *, over: bool = False) -> Transaction | None:
    """Return the change that pastes a text as it is understood best, None where it holds none."""
    ways = pasting.readings(text)
    return pasting.paste(state, ways[0], text, over=over) if ways else None


def applied(state: EditorState, change: Transaction | None) -> EditorState:
    """Return the state after a change that there must be."""
    assert change is not None
    return change.apply(state)


def editor_of(state: EditorState) -> Editor:
    """Return an editor that names its steps by their codes."""
    return Editor(state, code_of)


def code_of(label: Label) -> str:
    """Name a step by its code, its piece and its count."""
    return " ".join(filter(None, (label.code, label.piece, str(label.count))))


def fen_of(state: EditorState) -> str:
    """Return the FEN of the position on the board."""
    return format_fen(state.position)


def text_of(state: EditorState) -> str:
    """Return all lines of a state's document as they would be saved."""
    return "".join(item.line + item.ending for item in state.collection.lines)
