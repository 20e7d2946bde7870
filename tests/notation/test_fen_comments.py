import pytest

from fenedit.notation.fen import begins_comment


@pytest.mark.parametrize("rest", ["; x", " ;", "\t# x", "  // x", "%"])
def test_a_comment_has_a_mark(rest: str) -> None:
    assert begins_comment(rest)
    assert not begins_comment(" bm e4; " + rest)
    assert not begins_comment("")
