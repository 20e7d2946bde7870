"""Names above the positions of a FEN file are names in EPD and PGN, and come back."""

import pytest

from fenedit.documents.conversion import converted
from fenedit.documents.document import Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.formats import records_from
from fenedit.documents.record import Format

A, B = "4k3/8/8/8/8/8/4P3/4K3", "8/8/8/8/8/2k5/8/K1R5"
FENS = tuple(f"{each} w - - 0 1" for each in (A, B))


def document_of(text: str, file_format: Format = "fen", newline: str = "\n") -> Document:
    return Document(form=TextForm(newline=newline), collection=records_from(text, file_format))


def text_of(document: Document) -> str:
    return "".join(item.line + item.ending for item in document.collection.lines)


@pytest.mark.parametrize("to", ["epd", "pgn"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize(
    "name", ["Lucena", "1", "a \\ b", "Großmeister Réti", FENS[1], "#1", "// x", "x; y: {z}"]
)
def test_there_and_back(name, newline, to):
    text = f"# {name}\n{FENS[0]}\n{FENS[1]}\n".replace("\n", newline)
    there = converted(document_of(text, newline=newline), to)
    assert there.losses == ()
    back = converted(there.document, "fen").document
    assert text_of(back).rstrip() == text.rstrip()


def test_it_is_the_id_of_epd_and_the_title_of_a_game():
    text = f'# heading\n\n; far\n; "near"\n{FENS[0]}\n#\n{FENS[1]}\n'
    epd = converted(document_of(text), "epd")
    assert text_of(epd.document) == (f'# heading\n\n; far\n{A} w - - id "“near”";\n#\n{B} w - -\n')
    assert [loss.code for loss in epd.losses] == ["texts-respelt"]
    pgn = converted(document_of(text), "pgn")
    assert '[Title "\\"near\\""]' in text_of(pgn.document)
    assert [(loss.code, loss.count) for loss in pgn.losses] == [
        ("blank-lines", 1),
        ("comment-lines", 3),
    ]
    same = converted(document_of(f'{A} w - - id "x";\n', "epd"), "pgn").document
    named = converted(document_of(f"# x\n{FENS[0]}\n"), "pgn").document
    assert text_of(named) == text_of(same)


def test_a_name_too_long_for_epd_stays_a_comment_line():
    text = f"# {'x' * 300}\n{FENS[0]}\n"
    assert text_of(converted(document_of(text), "epd").document).startswith("# xxx")
    assert "x" * 300 in text_of(converted(document_of(text), "pgn").document)


def test_what_names_itself_keeps_the_comment_above():
    text = f'# section\n{A} w - - id "own";\n'
    assert text_of(converted(document_of(text), "epd").document) == text


def test_what_is_saved_as_fen_again_keeps_its_name_next_to_it():
    text = f'; one\n{FENS[0]} c1 "Loyd";\n# two\n{FENS[1]}\n'
    conversion = converted(document_of(text), "fen")
    assert text_of(conversion.document) == f"# one\n{FENS[0]}\n# two\n{FENS[1]}\n"
    assert [(loss.code, loss.detail) for loss in conversion.losses] == [("operations", "c1")]
