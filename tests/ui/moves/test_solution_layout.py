"""Solutions as problem books print them, against what was written by hand."""

from collections.abc import Collection

from fenedit.rules.moves.solutions import Role, SolutionTree, solution_tree
from fenedit.rules.moves.tree import Node, Path
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.ui.moves.layout import Fold, Tone
from fenedit.ui.moves.solution_layout import (
    SolutionWords,
    more_unfolded,
    solution_layout,
    unfolded_at_first,
)
from tests.helpers.haring import DEFENCES, KEY, POSITION, SOLUTION
from tests.ui.moves.test_layout import lines

WORDS = SolutionWords(
    "zz",
    "threat",
    "but",
    "others {}".format,
    "+{}".format,
    "tries {}".format,
    "set play",
    {Role.COOK: "cook", Role.SHORT: "short", Role.DEFENCE: "dual"},
)
MATE = Attack(Move("a1a2", "Qa2#"), 1)


def solution(*keys: Attack, **changes: object) -> Solution:
    return SOLUTION._replace(keys=keys, tries=(), set_play=None, **changes)  # type: ignore[arg-type]


def printed(
    found: Solution | SolutionTree,
    meant: Collection[str] = (),
    *,
    letters: str = "en",
    rounds: int = 0,
) -> list[str]:
    """Return the rows that are seen at first, or after unfolding all some times."""
    tree = found if isinstance(found, SolutionTree) else solution_tree(found, meant)
    unfolded = unfolded_at_first(tree, WORDS)
    for _ in range(rounds):
        unfolded |= more_unfolded(tree, WORDS, unfolded)
    shown = lines(solution_layout(tree, letters, WORDS, unfolded))
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in shown]


HARING = [
    "set play",
    "tries 1",
    "1.d4! (2.Nce7#)",
    "  1…Ke6 2.Nb4#",
    "  1…Ra8 2.Na7#",
    "  1…Rb8 2.Nxb8#",
    "  1…Rd8 2.Nxd8#",
    "  1…Re5 2.Nxe5#",
    "  1…Re6 2.Ne3#",
    "  1…Re7 2.Ncxe7#",
    "  1…cxd3 e.p., exd3 e.p. 2.Nfd4#",
    "  1…others 16 2.Nce7#",
]


def test_the_variations_of_a_key_are_seen_at_first() -> None:
    assert printed(SOLUTION) == HARING


def test_all_can_be_unfolded() -> None:
    shown = printed(SOLUTION, rounds=1)
    assert [line for line in shown if line.lstrip() not in HARING][:15] == [
        "  1…e3 2.Nfd4#",
        "  1.Nh4+? but 1…Ke6!",
        "    1…Ke5 2.Qf5#",
        "  1…Ke6 2.Nb4#",
        "  1…Ra8 2.Na7#",
        "  1…Rb8 2.Nxb8#",
        "  1…Rd8 2.Nxd8#",
        "  1…Re5 2.Nxe5#",
        "  1…Re6 2.Ne3#",
        "  1…Re7 2.Ncxe7#",
        "  1…cxd3 e.p., exd3 e.p. 2.Nfd4#",
        "    1…cxd3 e.p. 2.Nfd4#",
        "    1…exd3 e.p. 2.Nfd4#",
        "  1…others 16 2.Nce7#",
        "    1…Na3 2.Nce7#",
    ]
    unguarded = shown.index("    1…Rh8 2.Na5#, Na7#, Nb4#, Nb8#, Nce7#, +2")
    assert shown[unguarded + 1 : unguarded + 8] == [
        f"      2.{move}#" for move in ("Na5", "Na7", "Nb4", "Nb8", "Nce7", "Nd8", "Ne5")
    ]
    assert shown[unguarded + 8 :] == []


def test_moves_are_in_the_letters_that_are_wanted() -> None:
    shown = printed(SOLUTION, letters="pl")
    assert shown[2:6] == ["1.d4! (2.Sce7#)", "  1…Ke6 2.Sb4#", "  1…Wa8 2.Sa7#", "  1…Wb8 2.Sxb8#"]


def test_each_move_that_is_seen_leads_to_itself() -> None:
    tree = solution_tree(SOLUTION)
    unfolded = unfolded_at_first(tree, WORDS)
    unfolded |= more_unfolded(tree, WORDS, unfolded)
    layout = solution_layout(tree, "en", WORDS, unfolded)
    paths: set[Path] = set()
    for paragraph in layout.paragraphs:
        for run in paragraph.runs:
            path = layout.path_of(run.place)
            san = tree.node_at(path).san.rstrip("+#")
            assert not path or san in run.text or run.tone is Tone.ASIDE
            paths.add(path)
    assert paths == {path for path, _ in tree.walk()} - {(2,)} | {()}


def test_of_several_keys_those_that_nobody_meant_are_cooks() -> None:
    other = Attack(Move("f1f4", "Qf4+"), 2)
    assert printed(solution(KEY, other), ("d4",))[-1] == "1.Qf4+! cook"
    assert printed(solution(other, KEY), ("d4",))[0] == "1.d4! (2.Nce7#)", "the meant one first"
    shown = printed(solution(KEY, other))
    assert (shown[0], shown[-1]) == ("1.d4! (2.Nce7#) cook", "1.Qf4+! cook")
    assert printed(solution(KEY), ("Qf4",))[0] == "1.d4! (2.Nce7#)"


def test_a_mate_that_comes_too_soon_is_marked() -> None:
    assert printed(solution(short=(Attack(Move("f1f2", "Qf2#"), 1),))) == ["1.Qf2# short"]


def test_a_block_and_long_threats_are_said() -> None:
    mates = (Defence(Move("h8h7", "Kh7"), (MATE,)), Defence(Move("h8g8", "Kg8"), (MATE,)))
    deep = Attack(Move("b1b3", "Qb3"), 2, defences=mates)
    quiet = Attack(Move("b1b2", "Kb2"), 3, threats=(deep,))
    block = Attack(Move("c1c2", "Kc2"), 3, is_zugzwang=True)
    assert printed(solution(quiet, block), ("Kb2", "Kc2")) == [
        "1.Kb2! (2.Qb3)",
        "  threat 2.Qb3",
        "    2…Kh7, Kg8 3.Qa2#",
        "1.Kc2! (zz)",
    ]


def test_a_single_reply_goes_on_in_its_row() -> None:
    last = Attack(Move("b1b3", "Qb3+"), 2, defences=(Defence(Move("h7h8", "Kh8"), (MATE,)),))
    key = KEY._replace(threats=(), defences=(Defence(Move("h8h7", "Kh7"), (last,)),))
    assert printed(solution(key)) == ["1.d4!", "  1…Kh7 2.Qb3+ Kh8 3.Qa2#"]


def test_a_dual_is_marked_and_each_answer_with_play_has_a_row() -> None:
    answers = (MATE, Attack(Move("a1b1", "Qb1#"), 1))
    dual = Defence(Move("h8h7", "Kh7"), answers, is_dual=True)
    key = KEY._replace(threats=(), defences=(dual,))
    assert printed(solution(key)) == ["1.d4!", "  1…Kh7 2.Qa2#, Qb1# dual"]
    replies = (Defence(Move("h7h8", "Kh8"), (MATE,)), Defence(Move("h7g8", "Kg8"), (MATE,)))
    dual = dual._replace(answers=(Attack(Move("a1a3", "Qa3+"), 2, defences=replies), MATE))
    assert printed(solution(key._replace(defences=(dual,)))) == [
        "1.d4!",
        "  1…Kh7 2.Qa3+, Qa2# dual",
        "    2.Qa3+",
        "      2…Kh8, Kg8 3.Qa2#",
        "    2.Qa2#",
    ]


def test_what_parries_nothing_is_answered_by_the_threat() -> None:
    unguarded = tuple(defence for defence in DEFENCES if len(defence.answers) > 1)
    assert printed(solution(KEY._replace(defences=unguarded)))[1] == "  1…others 4 2.Nce7#"
    capture = Defence(Move("e8e7", "Re7"), (Attack(Move("c6e7", "Ncxe7#"), 1),), meets_threat=True)
    shown = printed(solution(KEY._replace(defences=(capture, *unguarded))))
    assert shown[1] == "  1…others 5 2.Nce7#"


def test_more_than_there_is_room_for_is_counted() -> None:
    many = tuple(Defence(Move(f"h8h{n}", f"Kh{n}"), (MATE,)) for n in range(8))
    shown = printed(solution(KEY._replace(threats=(), defences=many)), rounds=1)
    assert shown[1] == "  1…Kh0, Kh1, Kh2, Kh3, Kh4, +3 2.Qa2#"
    assert len(shown) == 10
    threats = tuple(Attack(Move(f"a1a{n}", f"Qa{n}#"), 1) for n in range(7))
    (key,) = printed(solution(KEY._replace(threats=threats, defences=())))
    assert key == "1.d4! (2.Qa0#, Qa1#, Qa2#, Qa3#, Qa4#, +2)"


def test_nothing_was_found() -> None:
    assert printed(Solution(POSITION, 2, "no-solution", exact=True)) == []


def test_a_large_solution_unfolds_a_part_at_a_time() -> None:
    def attack(moves: int) -> Attack:
        numbers = range(1, 9) if moves > 1 else ()
        below = (attack(moves - 1)._replace(move=Move(f"a1a{n}", f"Qa{n}")) for n in numbers)
        defences = (
            Defence(Move(f"h8h{n}", f"Kh{n}"), (answer,)) for n, answer in enumerate(below, 1)
        )
        return Attack(Move("a1a2", "Qa2"), moves, defences=tuple(defences))

    found = solution(attack(6))
    assert len(printed(found)) == 9
    assert 1200 <= len(printed(found, rounds=1)) < 1300
    assert len(printed(found, rounds=2)) > 2300


def test_what_is_folded_says_what_it_hides() -> None:
    tree = solution_tree(SOLUTION)
    folded: dict[Fold, tuple[Path, ...]] = dict(solution_layout(tree, "en", WORDS, set()).folded)
    hidden = folded["first", "d2d4"], folded[("tries",)], folded[("set",)]
    assert hidden == (((0,),), ((1,),), ((2,),))


def test_a_move_that_is_played_in_a_solution_has_a_row() -> None:
    tree = solution_tree(SOLUTION)
    tree = tree.with_children((0, 0), [*tree.node_at((0, 0)).children, Node("f1f2", "Qf2")])
    tree = tree.with_children((0, 0, 1), [Node("e6e5", "Ke5"), Node("e6f5", "Kxf5")])
    assert isinstance(tree, SolutionTree)
    assert printed(tree, rounds=1)[6:10] == [
        "  1…Ke6 2.Nb4#",
        "    2.Qf2",
        "      2…Ke5",
        "      2…Kxf5",
    ]
