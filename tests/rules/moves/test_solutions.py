"""Solutions as trees of moves."""

from fenedit.notation.fen import parse_fen
from fenedit.rules.moves.solutions import Role, Step, solution_tree
from fenedit.rules.moves.tree import PASS, Node
from fenedit.rules.solve.solution import Attack, Move, is_meant
from tests.helpers.haring import DEFENCES, KEY, POSITION, SOLUTION


def test_keys_come_first_then_tries_then_set_play() -> None:
    key, attempt, set_play = solution_tree(SOLUTION).root.children
    assert (key.san, key.nags) == ("d4", (1,))
    assert (attempt.san, attempt.nags) == ("Nh4+", (2,))
    refutation, *others = attempt.children
    assert (refutation.san, refutation.nags, list(refutation.children)) == ("Ke6", (1,), [])
    assert [node.san for node in others] == ["Ke5"]
    assert set_play.uci == PASS
    assert [node.san for node in set_play.children] == ["e3"]


def test_threats_stand_after_a_pass_after_the_defences() -> None:
    *defences, passed = solution_tree(SOLUTION).root.children[0].children
    assert [node.uci for node in defences] == [defence.move.uci for defence in DEFENCES]
    assert [node.san for node in passed.children] == ["Nce7#"]


def test_positions_after_a_pass_have_the_same_side_to_move_again() -> None:
    tree = solution_tree(SOLUTION)
    key = tree.node_at((0,))
    threat = (0, len(key.children) - 1, 0)
    assert [node.uci for node in tree.moves_to(threat)] == ["d2d4", PASS, "c6e7"]
    after = parse_fen("4r3/2P3R1/R1N2k1P/5Np1/K1pPp3/1pr5/8/Bn3Q2 w - - 0 1")
    assert tree.position_at(threat[:2])[:4] == after[:4]
    passed = tree.position_at((2,))
    assert (passed.placement, passed.side_to_move) == (POSITION.placement, "b")


def test_every_move_is_legal_and_its_position_can_be_shown() -> None:
    # The play of the try was written for its looks.
    tree = solution_tree(SOLUTION._replace(tries=()))
    for path, node in tree.walk():
        assert node.uci == PASS or tree.move_at(path) is not None, path


def test_meant_keys_come_first_and_others_are_cooks() -> None:
    other = Attack(Move("f1f4", "Qf4+"), 2)
    found = SOLUTION._replace(keys=(other, KEY), tries=(), set_play=None)
    roles = [
        [(node.san, node.role) for node in solution_tree(found, meant).root.children]  # type: ignore[attr-defined]
        for meant in ((), ("d4",))
    ]
    assert roles == [
        [("Qf4+", Role.COOK), ("d4", Role.COOK)],
        [("d4", Role.KEY), ("Qf4+", Role.COOK)],
    ]


def test_a_key_is_meant_in_san_or_uci_with_any_sign() -> None:
    move = Move("f1f4", "Qf4+")
    assert all(is_meant(move, [text]) for text in ("Qf4", "Qf4+", "Qf4+!", "f1f4"))
    assert not is_meant(move, ["Qf3", "f4", ""])


def test_zugzwang_has_the_sign_of_the_side_that_is_in_it() -> None:
    found = SOLUTION._replace(keys=(KEY._replace(is_zugzwang=True),))
    assert solution_tree(found).root.children[0].nags == (1, 23)


def test_moves_are_numbered_by_the_attacker() -> None:
    tree = solution_tree(SOLUTION)
    numbers = [tree.number_at(ply, first=False) for ply in (1, 2, 3, 2)]
    assert numbers == ["1.", "1…", "2.", "1…"]


def test_deep_play_is_made_when_it_is_asked_for() -> None:
    tree = solution_tree(SOLUTION)
    made = tree.root.children[0]
    assert isinstance(made, Step) and made.attack is KEY
    assert callable(made._below)
    assert made.children is made.children


def test_a_move_that_is_played_changes_no_other() -> None:
    tree = solution_tree(SOLUTION)
    grown = tree.with_children((0, 0), [Node("f1f2", "Qf2")])
    key, defence = grown.moves_to((0, 0))
    assert isinstance(key, Step) and key.attack is KEY
    assert isinstance(defence, Step) and defence.defence is DEFENCES[0]
    assert [node.san for node in tree.node_at((0, 0)).children] == ["Nb4#"]
    assert grown.node_at((0, 1)) is tree.node_at((0, 1))
