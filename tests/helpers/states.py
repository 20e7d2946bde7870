"""Editor states and editors made of text, for tests."""

from fenedit.documents.collection import Collection
from fenedit.documents.document import Document, new_document
from fenedit.documents.encoding import TextForm
from fenedit.documents.lines import split_lines
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1"
IMMORTAL = "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23"


def state_of_fen(fen: str) -> EditorState:
    """Return the state of a new document with one position."""
    return EditorState(new_document(parse_fen(fen)))


def state_of_text(text: str, current: int = 0, newline: str = "\n") -> EditorState:
    """Return the state of a document with the lines of a text."""
    form = TextForm(newline=newline)
    return EditorState(Document(form=form, collection=Collection(split_lines(text))), current)


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
