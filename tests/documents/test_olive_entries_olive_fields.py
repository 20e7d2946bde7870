"""The fields of Olive's entries, and puzzles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.olive_entries import Plain, entry_of, read_entries, said_of, written_entry
from fenedit.jobs.olive import options_of
from fenedit.notation.puzzle import Puzzle, parted

TODAY = """\
authors: [Müller, Wiehagen]
award: {distinction: 1st Prize, tourney: {name: Broodings}}
comments: ["Fourfold Zilahi,\\n beautiful!", more]
keywords: [Zilahi, Model mates]
solution: "1.Sf3-d4 ! threat:\\n 2.Qa1 #"
source: {name: Broodings, issue: '50', problemid: '3', date: {year: 2009, month: 2, day: 0}}
stipulation: '#2'
twins: {b: Move b4 f3}
"""
OLD = """\
authors: [!!python/unicode 'Shire, David J.']
date: '1970-05'
distinction: !!python/unicode '1st Prize'
intended-solutions: '2'
source: !!python/unicode 'The British Chess Magazine'
source-id: 16/593
stipulation: "'h#2'"
"""


def entry(text: str) -> dict[str, Plain]:
    (found,) = read_entries(text)
    assert isinstance(found.value, dict)
    return found.value


def test_an_entry_of_today() -> None:
    assert said_of(entry(TODAY), ()) == Puzzle(
        author="Müller; Wiehagen",
        source="Broodings (50/3) 2009-02",
        mate=2,
        twins="b) Move b4 f3",
        award="1st Prize",
        themes="Zilahi; Model mates",
        comment="Fourfold Zilahi, beautiful!; more",
        best=("Nf3d4",),
        solution="1.Sf3-d4 ! threat:\n 2.Qa1 #",
    )


def test_an_old_entry() -> None:
    puzzle = said_of(entry(OLD), ())
    assert puzzle == Puzzle(
        author="Shire, David J.",
        source="The British Chess Magazine (16/593) 1970-05",
        stipulation="h#2",
        intended=2,
        award="1st Prize",
    )


@pytest.mark.parametrize(
    ("count", "intended"),
    [("2.1.1", 2), ("'1.2.1...'", 2), ("'3'", 3), ("1.1.1", 1), ("0", None), ("a.2", None)],
)
def test_the_intended_solutions_may_be_counted_by_moves(count: str, intended: int | None) -> None:
    assert said_of(entry(f"stipulation: h#2\nintended-solutions: {count}"), ()).intended == intended


def test_conditions_make_it_no_direct_mate() -> None:
    puzzle = said_of(entry("stipulation: '#2'"), ("Circe",))
    assert (puzzle.mate, puzzle.stipulation, puzzle.conditions) == (None, "#2", "Circe")


@pytest.mark.parametrize(
    ("solution", "keys"),
    [
        ("1.Rd3-d4 ! threat:", ("Rd3d4",)),
        ("1.Nxd3! (2.Nc5#)\n1.Sb5*d4 ! zz", ("Nxd3", "Nb5xd4")),
        ("1.h6-h7 ! zugzwang.", ("h6h7",)),
        ("1.0-0-0 ! zugzwang.", ("O-O-O",)),
        ("1.e7-e8=S ! threat:", ("e7e8=N",)),
        ("1.Qa5+!", ("Qa5+",)),
        ("1.Qa5!? but 1...Kd4!", ()),
        ("1.Qa9-a5! 1.Kd4!", ("Kd4",)),
        ("1...Kd4 2.Qa5!", ()),
        ("", ()),
    ],
)
def test_keys_are_what_a_solution_marks(solution: str, keys: tuple[str, ...]) -> None:
    found = said_of({"stipulation": "#2", "solution": solution}, ()).best
    assert found == keys


def test_the_first_line_of_a_solution_keeps_its_indent() -> None:
    text = "\n   1.Sd4 !\n      1...Kd5\n"
    assert said_of({"solution": text}, ()).solution == "   1.Sd4 !\n      1...Kd5"


def test_odd_shapes_say_nothing() -> None:
    odd: dict[str, Plain] = {
        "authors": {"a": "b"},
        "source": ["x"],
        "award": [],
        "keywords": [["x"]],
        "twins": "x",
        "solution": {},
        "stipulation": [],
    }
    assert said_of(odd, ()) == Puzzle()


def test_a_puzzle_is_written_as_olive_writes_it() -> None:
    puzzle = Puzzle(
        author="Haring",
        source="Schach-Echo (no. 7) 1977-05-31",
        mate=2,
        best=("Nd4", "O-O"),
        line=("Nd4", "Kxd4", "Qf4#"),
        award="Special 2nd HM, shared",
    )
    assert entry_of(puzzle) == {
        "authors": ["Haring"],
        "source": {
            "name": "Schach-Echo",
            "problemid": "7",
            "date": {"year": 1977, "month": 5, "day": 31},
        },
        "award": {"distinction": "Special 2nd HM, shared"},
        "stipulation": "#2",
        "solution": "1.Sd4! Kxd4 2.Qf4#\n1.0-0!",
    }
    assert entry_of(Puzzle(award="Cup of Riga"))["award"] == {"tourney": {"name": "Cup of Riga"}}
    assert entry_of(Puzzle(source="P 1932-33"))["source"]["date"] == {"year": "1932-33"}


WORDS = st.sampled_from(["", "Loyd", "Loyd; Healey", "#2", "1932"])


@given(
    st.builds(
        Puzzle()._replace,
        author=WORDS,
        source=st.sampled_from(
            ["", "Echo", "Echo 1977", "1859", "Echo (50/1) 2009-02", "E (no. 7)", "P 1932-33",
             "Echo (issue 3) 1977-05-31", "(no. 7)"]
        ),
        mate=st.none() | st.integers(1, 99),
        stipulation=st.sampled_from(["", "h#2.5", "Win"]),
        intended=st.none() | st.integers(1, 9),
        twins=st.sampled_from(["", "b) Move b4 f3", "b) a; c) b"]),
        conditions=st.sampled_from(["", "Circe", "Circe; Madrasi"]),
        options=st.sampled_from(["", "SetPlay"]),
        solution=st.sampled_from(["", "1.a !\n  2.b"]),
        award=st.sampled_from(["", "1st Prize", "1st-2nd Prize, X", "Cup"]),
        themes=WORDS,
        comment=WORDS,
    )
)  # fmt: skip
def test_what_is_written_is_read_again(puzzle: Puzzle) -> None:
    table = entry_of(puzzle)
    options = options_of(table.get("options", []))
    again = said_of(entry(written_entry(table)), options.conditions, options.others)
    assert again._replace(best=()) == parted(puzzle)


@pytest.mark.parametrize(
    "distinction",
    [
        "Commended", "Commendation", "Honourable Mention", "Honorable Mention", "HM", "3rd HM",
        "Special Prize", "Special Honourable Mention", "2nd Prize", "1st-2nd Prize", "1st Place",
        "3rd HM ex aequo", "Special 2nd HM", "2nd Special Prize", "2nd-3rd Hon. Mention, shared",
        "1. Prize", "Highly Commended", "4th Comm.", "1st Prize e.a.", "Prize",
    ],
)  # fmt: skip
def test_distinctions_are_written_as_such(distinction: str) -> None:
    assert entry_of(Puzzle(award=distinction))["award"] == {"distinction": distinction}
    table = {"distinction": distinction, "tourney": {"name": "Cup of Riga"}}
    award = said_of({"award": table}, ()).award
    assert award == f"{distinction}; Cup of Riga"
    assert entry_of(Puzzle(award=award))["award"] == table


def test_an_award_may_be_a_text_and_its_tourney_the_source() -> None:
    assert said_of({"award": "HM"}, ()).award == "HM"
    assert said_of({"award": {"distinction": "HM", "tourney": "ditto"}}, ()).award == "HM"
    assert said_of({"award": {"tourney": "Cup"}}, ()).award == "Cup"


@pytest.mark.parametrize(
    "twins",
    [
        {"b": "Stipulation h#3", "c": "Move a1 b2"},
        {"b": "FEN “4k3/8; c) x”", "c": "Stipulation “White wins”"},
        {"b": "Stipulation #3", "+c": "Move a1 b2; Stipulation =2", "zd": "2 solutions"},
        {"b": "", "c": "Move a1 b2", "d": ""},
    ],
)
def test_twins_come_through_completely(twins: dict[str, Plain]) -> None:
    puzzle = said_of({"stipulation": "h#2", "twins": twins}, ("Madrasi",))
    table = entry_of(puzzle)
    assert list(table["twins"]) == list(twins)
    assert (table["stipulation"], table["twins"], table["options"]) == ("h#2", twins, ["Madrasi"])


@pytest.mark.parametrize("twin", ["Move d7 d4", "Move d7 d4; Remove a1", "2"])
def test_a_twin_without_its_name_is_kept(twin: str) -> None:
    assert entry_of(Puzzle(stipulation="h#2", twins=twin))["twins"] == {"b": twin}
