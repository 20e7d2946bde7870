"""Rows of a solution, against what was written by hand."""

from dataclasses import replace

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.session.moves.solution import (
    PASS,
    Mark,
    Tone,
    TreeRow,
    TreeWords,
    behind_pass,
    is_meant,
    tree_rows,
)
from tests.helpers.haring import DEFENCES, KEY, POSITION, SOLUTION

WORDS = TreeWords(
    lambda: "en",
    "zz",
    "threat",
    "but",
    "others {}".format,
    "+{}".format,
    "tries {}".format,
    "set play",
)


def texts(rows: tuple[TreeRow, ...]) -> list[str]:
    return [row.text for row in rows]


def below(row: TreeRow) -> tuple[TreeRow, ...]:
    return tuple(row.below()) if row.below is not None else ()


def solution(*keys: Attack, **changes: object) -> Solution:
    return replace(SOLUTION, keys=keys, tries=(), set_play=None, **changes)  # type: ignore[arg-type]


def test_the_whole_tree_of_harings_problem() -> None:
    key, tries, set_play = tree_rows(SOLUTION, WORDS)
    assert key.text == "1.d4! (2.Nce7#)"
    assert key.mark is Mark.KEY
    assert texts(below(key)) == [
        "1…Ke6 2.Nb4#",
        "1…Ra8 2.Na7#",
        "1…Rb8 2.Nxb8#",
        "1…Rd8 2.Nxd8#",
        "1…Re5 2.Nxe5#",
        "1…Re6 2.Ne3#",
        "1…Re7 2.Ncxe7#",
        "1…cxd3 e.p., exd3 e.p. 2.Nfd4#",
        "1…others 16 2.Nce7#",
    ]
    both, idle = below(key)[-2:]
    assert texts(below(both)) == ["1…cxd3 e.p. 2.Nfd4#", "1…exd3 e.p. 2.Nfd4#"]
    assert below(both)[1].line == ("d2d4", "e4d3", "f5d4")
    assert len(below(idle)) == 16
    unguarded = below(idle)[-1]
    assert unguarded.text == "1…Rh8 2.Na5#, Na7#, Nb4#, Nb8#, Nce7#, +2"
    assert unguarded.mark is Mark.NONE
    assert len(below(unguarded)) == 7
    assert (tries.text, set_play.text) == ("tries 1", "set play")
    (false_key,) = below(tries)
    assert (false_key.text, false_key.mark) == ("1.Nh4+? but 1…Ke6!", Mark.TRY)
    assert false_key.line == ("f5h4", "f6e6"), "the board shows what refutes it"
    assert [row.text for row in below(false_key)] == ["1…Ke5 2.Qf5#"], "it is not said again"
    (prepared,) = below(set_play)
    assert prepared.text == "1…e3 2.Nfd4#"
    assert prepared.line == (PASS, "e4e3", "f5d4")


def test_moves_are_in_the_letters_that_are_wanted() -> None:
    key, *_ = tree_rows(SOLUTION, WORDS._replace(letters=lambda: "pl"))
    assert key.text == "1.d4! (2.Sce7#)"
    assert texts(below(key))[:3] == ["1…Ke6 2.Sb4#", "1…Wa8 2.Sa7#", "1…Wb8 2.Sxb8#"]


def test_each_move_in_a_row_has_the_line_that_ends_with_it() -> None:
    key = tree_rows(SOLUTION, WORDS)[0]
    assert [part.line for part in key.parts] == [("d2d4",), ("d2d4", PASS, "c6e7")]
    both = below(key)[-2]
    assert [part.line for part in both.parts] == [
        ("d2d4", "c4d3"),
        ("d2d4", "e4d3"),
        ("d2d4", "c4d3", "f5d4"),
    ]
    assert both.line == ("d2d4", "c4d3", "f5d4")


def test_of_several_keys_those_that_nobody_meant_are_cooks() -> None:
    other = replace(KEY, move=Move("f1f4", "Qf4+"))
    rows = tree_rows(solution(KEY, other), WORDS, ("d4",))
    assert [row.mark for row in rows] == [Mark.KEY, Mark.COOK]
    assert [row.mark for row in tree_rows(solution(KEY, other), WORDS)] == [Mark.COOK, Mark.COOK]
    assert [row.mark for row in tree_rows(solution(KEY), WORDS, ("Qf4",))] == [Mark.KEY]


def test_a_key_is_meant_in_san_or_uci_with_any_sign() -> None:
    move = Move("f1f4", "Qf4+")
    assert all(is_meant(move, [text]) for text in ("Qf4", "Qf4+", "Qf4+!", "f1f4"))
    assert not is_meant(move, ["Qf3", "f4", ""])


def test_a_mate_that_comes_too_soon_is_marked() -> None:
    (row,) = tree_rows(solution(short=(Attack(Move("f1f2", "Qf2#"), 1),)), WORDS)
    assert (row.text, row.mark, row.below) == ("1.Qf2#", Mark.SHORT, None)


def test_a_block_and_long_threats_are_said() -> None:
    mate = Attack(Move("a1a3", "Qa3#"), 1)
    deep = Attack(Move("a1a2", "Qa2"), 2, defences=(Defence(Move("h8h7", "Kh7"), (mate,)),))
    quiet = Attack(Move("b1b2", "Kb2"), 3, threats=(deep,), defences=())
    block = Attack(Move("c1c2", "Kc2"), 3, is_zugzwang=True)
    first, second = tree_rows(solution(quiet, block), WORDS)
    assert (first.text, second.text) == ("1.Kb2! (2.Qa2)", "1.Kc2! (zz)")
    (threat,) = below(first)
    assert threat.text == "threat 2.Qa2"
    assert threat.line == ("b1b2", PASS, "a1a2")
    assert texts(below(threat)) == ["2…Kh7 3.Qa3#"]
    assert below(threat)[0].line == ("b1b2", PASS, "a1a2", "h8h7", "a1a3")


def test_a_dual_is_marked_and_each_answer_has_a_row() -> None:
    answers = (Attack(Move("a1a2", "Qa2#"), 1), Attack(Move("a1b1", "Qb1#"), 1))
    defence = Defence(Move("h8h7", "Kh7"), answers, is_dual=True)
    (row,) = below(tree_rows(solution(replace(KEY, defences=(defence,))), WORDS)[0])
    assert (row.text, row.mark) == ("1…Kh7 2.Qa2#, Qb1#", Mark.DUAL)
    assert texts(below(row)) == ["2.Qa2#", "2.Qb1#"]


def test_what_parries_nothing_is_answered_by_the_threat() -> None:
    unguarded = tuple(defence for defence in DEFENCES if len(defence.answers) > 1)
    (row,) = below(tree_rows(solution(replace(KEY, defences=unguarded)), WORDS)[0])
    assert row.text == "1…others 4 2.Nce7#"
    assert row.line == ("d2d4", "e8c8", "c6e7")
    capture = Defence(Move("e8e7", "Re7"), (Attack(Move("c6e7", "Ncxe7#"), 1),), meets_threat=True)
    (row,) = below(tree_rows(solution(replace(KEY, defences=(capture, *unguarded))), WORDS)[0])
    assert row.text == "1…others 5 2.Nce7#"


def test_more_than_there_is_room_for_is_counted() -> None:
    mate = Attack(Move("a1a2", "Qa2#"), 1)
    many = tuple(Defence(Move(f"h8h{n}", f"Kh{n}"), (mate,)) for n in range(8))
    (row,) = below(tree_rows(solution(replace(KEY, defences=many)), WORDS)[0])
    assert row.text == "1…Kh0, Kh1, Kh2, Kh3, Kh4, +3 2.Qa2#"
    assert len(below(row)) == 8
    threats = tuple(Attack(Move(f"a1a{n}", f"Qa{n}#"), 1) for n in range(7))
    (key,) = tree_rows(solution(replace(KEY, threats=threats)), WORDS)
    assert key.text == "1.d4! (2.Qa0#, Qa1#, Qa2#, Qa3#, Qa4#, +2)"


def test_nothing_was_found() -> None:
    assert tree_rows(Solution(POSITION, 2, "no-solution", exact=True), WORDS) == ()


def test_what_is_no_move_is_told_apart() -> None:
    key, tries, _ = tree_rows(SOLUTION, WORDS)
    assert [part.tone for part in key.parts] == [Tone.FIRST, Tone.ASIDE]
    assert tries.mark is Mark.SECTION


def test_a_line_begins_behind_its_last_pass() -> None:
    line = ("d2d4", "e4d3", "f5d4")
    assert behind_pass(POSITION, False, line) == (POSITION, line)
    start, moves = behind_pass(POSITION, False, (PASS, "e4e3", "f5d4"))
    assert (start.side_to_move, start.placement) == ("b", POSITION.placement)
    assert moves == ("e4e3", "f5d4")
    start, moves = behind_pass(POSITION, False, ("d2d4", PASS, "c6e7"))
    after = parse_fen("4r3/2P3R1/R1N2k1P/5Np1/K1pPp3/1pr5/8/Bn3Q2 w - - 0 1")
    assert (start[:4], moves) == (after[:4], ("c6e7",))
