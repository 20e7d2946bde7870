import pickle

import pytest

from fenedit.jobs.prover import answers
from fenedit.notation.fen import parse_fen


@pytest.mark.parametrize(
    ("fen", "proven"),
    [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40", True),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", False),
    ],
)
def test_a_question_is_answered_once(fen, proven):
    (proof,) = answers((parse_fen(fen), False, 1.0))
    assert (proof.problem is not None) == proven
    assert pickle.loads(pickle.dumps(proof)) == proof
