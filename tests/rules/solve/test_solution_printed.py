"""Solutions in problem notation, held against what was published, letters translated."""

import chess
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import parse_square
from fenedit.rules.solve.solution import (
    Attack,
    Defence,
    Move,
    SetPlay,
    Solution,
    Try,
    Words,
    main_line,
    solution_text,
    with_ep,
)

HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1"
MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"


def mating(board: chess.Board, moves: int) -> tuple[Attack, ...]:
    """Return all attacks that mate in a number of moves, by brute force."""
    found = (attack(board, move, moves) for move in sorted(board.legal_moves, key=board.san))
    return tuple(each for each in found if each is not None)


def attack(board: chess.Board, move: chess.Move, moves: int) -> Attack | None:
    said = Move(move.uci(), board.san(move))
    board.push(move)
    try:
        if board.is_checkmate():
            return Attack(said, 1)
        if moves == 1 or not any(board.legal_moves):
            return None
        threats: tuple[Attack, ...] = ()
        if not board.is_check():
            board.push(chess.Move.null())
            threats = mating(board, moves - 1)
            board.pop()
        known = {threat.move.uci for threat in threats}
        defences = []
        for reply in list(board.legal_moves):
            name = Move(reply.uci(), board.san(reply))
            board.push(reply)
            answers = mating(board, moves - 1)
            board.pop()
            if not answers:
                return None
            meets = any(answer.move.uci in known for answer in answers)
            defences.append(Defence(name, answers, len(answers) > 1 and not meets, meets))
        block = not threats and not board.is_check()
        depth = 1 + max(answer.mates_in for each in defences for answer in each.answers)
        return Attack(said, depth, threats, block, tuple(defences))
    finally:
        board.pop()


def solved(fen: str, mate: int) -> Solution:
    keys = mating(chess.Board(fen), mate)
    verdict = "sound" if len(keys) == 1 else "cooked" if keys else "no-solution"
    return Solution(parse_fen(fen), mate, verdict, True, keys)


def test_a_threat_en_passant_and_what_merely_lets_it_happen() -> None:
    assert solution_text(solved(HARING, 2)) == (
        "1.d4! (2.Nce7#)\n"
        "   1…Rd8 2.Nxd8#\n"
        "   1…Rb8 2.Nxb8#\n"
        "   1…Ra8 2.Na7#\n"
        "   1…Re6 2.Ne3#\n"
        "   1…Re5 2.Nxe5#\n"
        "   1…Ke6 2.Nb4#\n"
        "   1…exd3 e.p./cxd3 e.p. 2.Nfd4#"
    )


def test_a_block_and_all_moves_of_a_man() -> None:
    assert solution_text(solved(MORPHY, 2)) == "1.Ra6! (zz)\n   1…B~ 2.Rxa7#\n   1…bxa6 2.b7#"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "1.Ta6! (zz)\n   1…L~ 2.Txa7#\n   1…bxa6 2.b7#"),
        ("ru", "1.Лa6! (zz)\n   1…С~ 2.Лxa7#\n   1…bxa6 2.b7#"),
        ("figurine", "1.♖a6! (zz)\n   1…♗~ 2.♖xa7#\n   1…bxa6 2.b7#"),
    ],
)
def test_letters_of_a_language(language: str, text: str) -> None:
    assert solution_text(solved(MORPHY, 2), language) == text


def test_castling_has_zeros_and_a_promotion_the_letter_of_its_language() -> None:
    keys = tuple(Attack(Move(*names), 1) for names in (("e1c1", "O-O-O#"), ("e7e8n", "e8=N#")))
    found = Solution(parse_fen(MORPHY), 1, "cooked", True, keys)
    assert solution_text(found, "de") == "1.0-0-0#!\n1.e8=S#! cook"
    with pytest.raises(KeyError):
        solution_text(found, "xx")


def one(san: str, uci: str = "a1a2", *answers: Attack, **known: bool) -> Defence:
    return Defence(Move(uci, san), answers, **known)


def mate(san: str, uci: str = "a1a2") -> Attack:
    return Attack(Move(uci, san), 1)


def test_duals_tries_and_set_play() -> None:
    solution = Solution(
        parse_fen(MORPHY),
        2,
        "duals",
        True,
        keys=(
            Attack(
                Move("a1a5", "Qa5"),
                2,
                (mate("Qe5#"),),
                defences=(one("Kd5", "d4d5", mate("Qb5#"), mate("Qc5#"), is_dual=True),),
            ),
        ),
        tries=(
            Try(
                Move("a1b4", "Qb4"),
                Move("a6a5", "a5"),
                Attack(Move("a1b4", "Qb4"), 2, is_zugzwang=True),
            ),
        ),
        set_play=SetPlay((one("Kd5", "d4d5", mate("Qe4#")),)),
    )
    assert solution_text(solution) == (
        "Set play\n   1…Kd5 2.Qe4#\n1.Qb4? (zz) a5!\n1.Qa5! (2.Qe5#)\n   1…Kd5 2.Qb5#/Qc5#"
    )
    tried = Attack(
        Move("a1b4", "Qb4"),
        2,
        defences=(one("a5", "a6a5"), one("Kd5", "d4d5", mate("Qe4#"))),
    )
    played = solution._replace(tries=(solution.tries[0]._replace(attack=tried),), set_play=None)
    assert "1.Qb4? a5!\n   1…Kd5 2.Qe4#" in solution_text(played, try_play=True)
    unsolved = solution._replace(verdict="no-solution", keys=(), exact=False)
    assert solution_text(unsolved) == (
        "Set play\n   1…Kd5 2.Qe4#\n1.Qb4? (zz) a5!\nStopped before the search was complete."
    )
    unsolved = unsolved._replace(exact=True)
    assert solution_text(unsolved).endswith("\n1.Qb4? (zz) a5!\nNo solution")
    unsolved = unsolved._replace(set_play=SetPlay(()), tries=())
    assert solution_text(unsolved) == "No solution"


def test_two_men_of_a_kind_are_named_by_their_moves() -> None:
    rooks = [one(f"R{uci[2:]}", uci, mate("Qa1#")) for uci in ("a8a7", "a8a6", "a8a5", "h8h7")]
    knight = [one(f"N{uci[2:]}", uci, mate("Qb1#")) for uci in ("b8a6", "b8c6", "b8d7")]
    key = Attack(Move("a1a2", "Qa2"), 2, is_zugzwang=True, defences=(*rooks, *knight))
    assert solution_text(Solution(parse_fen(MORPHY), 2, "sound", True, (key,))) == (
        "1.Qa2! (zz)\n   1…Ra7/Ra6/Ra5/Rh7 2.Qa1#\n   1…N~ 2.Qb1#"
    )


def test_two_long_threats_are_played_out_one_below_the_other() -> None:
    threats = tuple(
        Attack(
            Move("a1a6", san),
            2,
            is_zugzwang=True,
            defences=(one("h6", "h7h6", mate("Rxh6#")), one("h5", "h7h5", mate("Rh6#"))),
        )
        for san in ("Ra6", "Rb6")
    )
    key = Attack(Move("g7f7", "Kf7"), 3, threats, defences=(one("h6", "h7h6", mate("Qg6#")),))
    assert solution_text(Solution(parse_fen(MORPHY), 3, "sound", True, (key,))) == (
        "1.Kf7! (2.Ra6/Rb6)\n"
        "   2.Ra6 (zz)\n"
        "      2…h6 3.Rxh6#\n"
        "      2…h5 3.Rh6#\n"
        "   2.Rb6 (zz)\n"
        "      2…h6 3.Rxh6#\n"
        "      2…h5 3.Rh6#\n"
        "   1…h6 2.Qg6#"
    )


LOYD = "4r1BK/6n1/6b1/7k/8/8/pp6/B7 b - - 0 1"


def test_what_parries_no_long_threat_is_played_out_where_nothing_parries() -> None:
    def promoted(san: str, uci: str) -> Attack:
        block = mate("a1=Q#", "a2a1q"), mate("a1=B#", "a2a1b")
        return Attack(
            Move(uci, san),
            2,
            is_zugzwang=True,
            defences=(one("Kxg7", "h8g7", *block),),
        )

    threats = (promoted("Nb3", "a1b3"), promoted("Nc2", "a1c2"))
    carried = Attack(
        Move("a1b3", "Nb3"),
        2,
        (mate("a1=Q#", "a2a1q"),),
        defences=(one("Kf6", "g7f6", mate("a1=Q#", "a2a1q"), meets_threat=True),),
    )
    only = one("Kxg7", "h8g7", carried, meets_threat=True)
    key = Attack(Move("b2a1n", "bxa1=N"), 3, threats, defences=(only,))
    solution = Solution(parse_fen(LOYD), 3, "sound", True, (key,))
    assert solution_text(solution) == (
        "1.bxa1=N! (2.Nb3/Nc2 (zz) Kxg7 3.a1=Q#/a1=B#)\n   1…Kxg7 2.Nb3 (3.a1=Q#)"
    )


def idle(*moves: tuple[str, str], answer: Attack) -> tuple[Defence, ...]:
    return tuple(one(san, uci, answer, meets_threat=True) for san, uci in moves)


def test_many_that_parry_nothing_are_written_as_any() -> None:
    threat = Attack(Move("a1a6", "Ra6"), 2, defences=(one("h6", "h7h6", mate("Rxh6#")),))
    carried = threat._replace(defences=())
    same = idle(("Kg8", "h8g8"), ("h6", "h7h6"), ("h5", "h7h5"), answer=carried)
    key = Attack(Move("g7f7", "Kf7"), 3, (threat,), defences=same)
    solution = Solution(parse_fen(MORPHY), 3, "sound", True, (key,))
    assert solution_text(solution) == ("1.Kf7! (2.Ra6 h6 3.Rxh6#)\n   1…any 2.Ra6")
    other = idle(("Bb8", "a7b8"), answer=mate("Qb8#"))
    mixed = solution._replace(keys=(key._replace(defences=(*same, *other)),))
    assert solution_text(mixed, words=Words(others="sonst")).endswith(
        "\n   1…Bb8 2.Qb8#\n   1…sonst 2.Ra6"
    )
    parried = (one("a1=Q", "a2a1q", mate("Qxa1#")), *same)
    some = solution._replace(keys=(key._replace(defences=parried),))
    assert solution_text(some).endswith("3.Rxh6#)\n   1…a1=Q 2.Qxa1#"), "the threat says the rest"


def test_a_mate_that_nothing_parries_stands_in_brackets_alone() -> None:
    same = idle(("Kg8", "h8g8"), ("h6", "h7h6"), answer=mate("Ra8#"))
    key = Attack(Move("g7f7", "Kf7"), 2, (mate("Ra8#"),), defences=same)
    assert solution_text(Solution(parse_fen(MORPHY), 2, "sound", True, (key,))) == (
        "1.Kf7! (2.Ra8#)"
    )


def test_cooks_are_all_but_what_the_author_means() -> None:
    keys = (mate("Qa5#", "a1a5"), mate("Qb5#", "a1b5"))
    cooked = Solution(parse_fen(MORPHY), 1, "cooked", True, keys)
    assert solution_text(cooked, meant=("Qb5",)) == "1.Qb5#!\n1.Qa5#! cook"
    assert solution_text(cooked, meant=("a1a5",)) == "1.Qa5#!\n1.Qb5#! cook"
    assert solution_text(cooked, meant=("Qa5#", "Qb5!")) == "1.Qa5#!\n1.Qb5#!"
    assert solution_text(cooked, meant=("Qh1",)) == "1.Qa5#! cook\n1.Qb5#! cook"
    alone = cooked._replace(keys=keys[:1])
    assert solution_text(alone, meant=("Qh1",)) == "1.Qa5#!"


def test_cooks_and_short_solutions_are_named() -> None:
    keys = (mate("Qa5#"), mate("Qb5#"))
    cooked = Solution(parse_fen(MORPHY), 1, "cooked", True, keys)
    assert solution_text(cooked) == "1.Qa5#!\n1.Qb5#! cook"
    assert solution_text(cooked, words=Words(cook="NL")).endswith("1.Qb5#! NL")
    short = cooked._replace(mate=2, keys=(), short=(mate("Qa5#"),))
    assert solution_text(short) == "1.Qa5#! short: #1"


def test_nothing_found_and_not_all_searched() -> None:
    nothing = Solution(parse_fen(MORPHY), 2, "no-solution", True)
    assert solution_text(nothing) == "No solution"
    assert solution_text(nothing._replace(exact=False)) == "Stopped before the search was complete."
    assert solution_text(nothing._replace(verdict="off")) == ""


def test_a_longer_problem_branches_where_there_are_several_ways() -> None:
    answer = Attack(
        Move("f6g6", "Kg6"),
        2,
        is_zugzwang=True,
        defences=(one("Kg8", "h8g8", mate("Ra8#")), one("h5", "h6h5", mate("Ra8#"))),
    )
    checked = Attack(Move("b2d2", "Rd2+"), 2, defences=(one("Kc1", "d1c1", mate("Ra1#")),))
    key = Attack(
        Move("a2a6", "Ra6"),
        3,
        is_zugzwang=True,
        defences=(
            one("h6", "h7h6", answer),
            one("h5", "h7h5", checked),
            one("Kg8", "h8g8", answer, mate("Ra8#")),
        ),
    )
    solution = Solution(parse_fen(MORPHY), 3, "sound", True, (key,))
    assert solution_text(solution) == (
        "1.Ra6! (zz)\n"
        "   1…h6 2.Kg6 (zz) Kg8/h5 3.Ra8#\n"
        "   1…h5 2.Rd2+ Kc1 3.Ra1#\n"
        "   1…Kg8 2.Kg6/Ra8#\n"
        "      2.Kg6 (zz) Kg8/h5 3.Ra8#"
    )
    assert [move.san for move in main_line(solution)] == ["Ra6", "h6", "Kg6", "Kg8", "Ra8#"]


def test_what_answers_a_dual_stands_below_it() -> None:
    def dual(san: str, uci: str) -> Attack:
        ways = (one("Kg8", "h8g8", mate("Ra8#")), one("h5", "h6h5", mate("Rh1#")))
        return Attack(Move(uci, san), 2, defences=ways)

    both = one("h6", "h7h6", dual("Kg6", "f6g6"), dual("Kf7", "f6f7"), is_dual=True)
    key = Attack(Move("a2a6", "Ra6"), 3, is_zugzwang=True, defences=(both,))
    assert solution_text(Solution(parse_fen(MORPHY), 3, "duals", True, (key,))) == (
        "1.Ra6! (zz)\n"
        "   1…h6 2.Kg6/Kf7\n"
        "      2.Kg6\n"
        "         2…Kg8 3.Ra8#\n"
        "         2…h5 3.Rh1#\n"
        "      2.Kf7\n"
        "         2…Kg8 3.Ra8#\n"
        "         2…h5 3.Rh1#"
    )


def test_the_main_line_parries_the_threat() -> None:
    line = main_line(solved(HARING, 2))
    assert [move.san for move in line] == ["d4", "Rd8", "Nxd8#"]
    assert main_line(Solution(parse_fen(HARING), 2, "no-solution", True)) == ()


def test_en_passant_at_the_very_first_move() -> None:
    fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
    solution = Solution(parse_fen(fen), 1, "sound", True, (mate("exd6#", "e5d6"),))
    assert solution_text(solution) == "1.exd6 e.p.#!"
    other = solution._replace(position=parse_fen("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1"))
    assert solution_text(other) == "1.exd6#!"


def test_en_passant_is_written_one_way() -> None:
    black = Move("c4d3", "cxd3+")
    assert with_ep("cxd3+!", black, "d2d4") == "cxd3 e.p.+!"
    assert with_ep("cxd3+", black, parse_square("d3")) == "cxd3 e.p.+"
    for before in ("d3d4", "e2d3", "0000", "e2e4", None, parse_square("e3")):
        assert with_ep("cxd3+", black, before) == "cxd3+"
    assert with_ep("♗xd3", Move("c4d3", "Bxd3"), "d2d4") == "♗xd3"
    assert with_ep("d3", Move("d4d3", "d3"), "d2d4") == "d3"
