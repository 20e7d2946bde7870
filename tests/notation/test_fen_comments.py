import pytest

from fenedit.notation.fen import is_comment


@pytest.mark.parametrize("rest", ["; x", " ;", "\t# x", "  // x", "%"])
def test_a_comment_has_a_mark(rest: str) -> None:
    assert is_comment(rest)
    assert not is_comment(" bm e4; " + rest)
    assert not is_comment("")
