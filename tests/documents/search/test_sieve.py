"""What a line must have, at least."""

import pytest

from fenedit.documents.search.sieve import Sieve, Way, sieve_of
from fenedit.notation.query.parsing import parse_query


@pytest.mark.parametrize(
    ("text", "sieve"),
    [
        ("", Sieve()),
        ("check", Sieve()),
        ("-zugzwang", Sieve()),
        ("a | b", Sieve()),
        ("Ne5 | wtm", Sieve()),
        ("Größe", Sieve()),
        ("ZugZwang", Sieve(needles=(b"zugzwang",))),
        ("bm:Nf3", Sieve(needles=(b"bm", b"nf3"))),
        ("dm:2", Sieve(needles=(b"dm",))),
        ("wtm", Sieve(side="w")),
        ("Ne5", Sieve(groups=((Way(((4, ((4, "N"),)),), (("N", (1, None)),)),),))),
        (".e5", Sieve(groups=((Way(((4, ((4, "."),)),)),),))),
        (
            "Ne5 | kg8",
            Sieve(
                groups=(
                    (
                        Way(((4, ((4, "N"),)),), (("N", (1, None)),)),
                        Way(((7, ((6, "k"),)),), (("k", (1, None)),)),
                    ),
                )
            ),
        ),
        ("gbr:9000.10e1g8", None),
    ],
)
def test_sieves(text: str, sieve: Sieve | None) -> None:
    found = sieve_of(parse_query(text))
    if sieve is not None:
        assert found == sieve
        assert bool(found) == (sieve != Sieve())
        return
    ((way,),) = found.groups
    assert dict(way.ranks) == {0: ((4, "K"),), 7: ((6, "k"),)}
    assert dict(way.bounds)["R"] == (0, 0)
    assert dict(way.bounds)["P"] == (1, 1)
    assert "Q" not in dict(way.bounds)


def test_material_may_be_of_either_colour() -> None:
    ((one, other),) = sieve_of(parse_query("KRvK")).groups
    assert (dict(one.bounds)["R"], dict(one.bounds)["r"]) == ((1, 1), (0, 0))
    assert (dict(other.bounds)["R"], dict(other.bounds)["r"]) == ((0, 0), (1, 1))
    assert len(sieve_of(parse_query("KRvKR")).groups[0]) == 1


def test_too_many_ways_are_told_apart_by_men_alone() -> None:
    ((one, other),) = sieve_of(parse_query("Ne5 ~shift ~swap")).groups
    assert not one.ranks
    assert not other.ranks
    assert {one.bounds[0][0], other.bounds[0][0]} == {"N", "n"}
