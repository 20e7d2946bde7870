"""What the process that finds records answers."""

import pickle

from fenedit.documents.files.opening import document_from_bytes
from fenedit.jobs.find import answers
from fenedit.jobs.pool import Pool
from fenedit.jobs.questions import Question, question_about
from fenedit.jobs.worker import Answer
from fenedit.notation.query.parsing import parse_query
from fenedit.notation.query.terms import Query
from tests.helpers.large_files import small_blocks

LINES = [
    "8/8/8/4k3/8/4K3/8/8 w - -",
    "# zugzwang",
    "zugzwang",
    "8/8/8/4k3/8/4K3/8/8 b - - c0 zugzwang;",
]


def found(data: bytes, query: str, encoding: str | None = None) -> list[int]:
    with small_blocks(500):
        document = document_from_bytes(data, encoding=encoding)
        asked: Question[Query] = pickle.loads(
            pickle.dumps(question_about(document, parse_query(query)))
        )
        return [number for part in answers(asked) for number in part.records]


def test_records_are_numbered_from_0():
    assert found("\n".join(LINES).encode(), "zugzwang") == [1, 2]


def test_lines_are_read_in_the_encoding_of_the_document():
    # In KOI8-R, the first of these is a comment, no name; nothing at the beginning tells of that.
    odd = b"\x9a# none\n\n" + "Рети\n".encode("koi8-r") + "Рети é\n".encode()
    data = b"plain\n" * 20_000 + odd
    assert found(data, "none", "koi8-r") == []
    assert found(data, "рети", "koi8-r") == [20_000, 20_001]


def test_games_are_found():
    game = '[Event "{}"]\n\n1. e4 *\n\n'
    assert found("".join(map(game.format, "abca")).encode(), "event:a") == [0, 3]


def test_a_process_answers():
    with small_blocks(), Pool("fenedit.jobs.find", 1) as pool:
        document = document_from_bytes("\n".join(LINES).encode())
        asked = question_about(document, parse_query("KvK wtm"))
        *answered, last = (each for each in pool.work([asked]) if each is not None)
    assert last == Answer(0, None, last=True)
    assert [record for each in answered for record in each.content.records] == [0]
