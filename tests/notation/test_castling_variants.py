import pytest

from fenedit.notation.castling import is_other_variant, names_other_variant
from fenedit.notation.reading import read_loose


@pytest.mark.parametrize("name", ["Crazyhouse", "king of the hill", '"atomic"', "Three-check"])
def test_names_of_other_variants(name: str) -> None:
    assert names_other_variant(name)


@pytest.mark.parametrize(
    "name", ["", "?", "Standard", "From Position", "chess960", '"Fischerandom"', "normal"]
)
def test_names_of_standard_chess_and_chess960(name: str) -> None:
    assert not names_other_variant(name)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3/Qn w - - 0 1", True),
        ("4k3/8/8/3Q~4/8/8/8/4K3 w - - 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", True),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", False),
    ],
)
def test_what_other_variants_write_tells_of_them(text: str, expected: bool) -> None:
    reading = read_loose(text)
    assert is_other_variant((note.code for note in reading.notes), reading.extras) == expected


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("pocket", "Qn", True),
        ("variant", "crazyhouse", True),
        ("variant", "standard", False),
        ("id", "crazyhouse", False),
    ],
)
def test_operations_tell_of_them(name: str, value: str, expected: bool) -> None:
    assert is_other_variant((), [(name, value)]) == expected
