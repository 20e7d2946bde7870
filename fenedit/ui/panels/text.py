"""Puts problems, notes and repairs into words of the interface's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import Placement, signature
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.translatable import ENGLISH, QT_TRANSLATE_NOOP
from fenedit.session.settings import Settings
from fenedit.ui.translation import counted

if TYPE_CHECKING:
    from fenedit.rules.judge.repairs import Fix
    from fenedit.rules.tablebase import Known


translate: Final = QCoreApplication.translate


def problem_sentence(problem: Problem) -> str:
    """Return one sentence on a problem, its place, and what was expected."""
    # Imported here and below: a new window shows no problem.
    from fenedit.notation.messages import sentence

    data = dict(problem.data)
    letters = _move_letters() if "move" in data else ENGLISH
    if opcode := data.get("opcode"):
        data["opcode"] = f"“{operation_name(opcode)}”"
        problem = problem._replace(data=tuple(data.items()))
    return sentence(problem, translate, letters)


def operation_name(opcode: str) -> str:
    """Return what an operation is called; an unknown one has its opcode alone."""
    # Imported here, as above.
    from fenedit.notation.epd.opcodes import OPCODES

    if opcode not in OPCODES:
        return opcode
    return translate("opcodes", OPCODES[opcode].title).format(number=opcode[1:])


def material_words(placement: Placement) -> str:
    """Return the material on a board, by kind, in the letters of moves."""
    # Imported here: the first picture names no material, and this loads many modules.
    from fenedit.notation.puzzle import in_letters

    return in_letters(signature(placement), _move_letters())


def tablebase_words(known: Known, white: bool) -> str:
    """Return what tablebases know of a position; `white` is whether White has the move."""
    if known.result == "draw":
        return translate("tablebase", "Tablebase: a draw.")
    pattern, distance = translate("tablebase", "Tablebase: Black wins."), distance_words(known)
    if white == (known.result in ("win", "cursed-win")):
        pattern = translate("tablebase", "Tablebase: White wins.")
    if known.result in ("cursed-win", "blessed-loss"):
        more = translate("tablebase", "The 50-move rule can make it a draw.")
    elif distance:
        more = translate("tablebase", "Next capture, pawn move or mate within {distance}.")
        more = more.format(distance=distance)
    else:
        return pattern
    return f"{pattern} {more}"


def distance_words(known: Known) -> str:
    """Return the moves to the next capture, pawn move or mate; "" if they mean nothing."""
    if known.result not in ("win", "loss") or not known.plies:
        return ""
    count = (known.plies + 1) // 2
    words = QT_TRANSLATE_NOOP("tablebase", "%n moves", "", 2)
    return counted("1 move", translate("tablebase", words, "", count), count)


def _move_letters() -> str:
    """Return the letters of shown moves: a language's code, or "figurine"."""
    application = QCoreApplication.instance()
    settings = None if application is None else application.findChild(Settings)
    return ENGLISH if settings is None else settings.move_letters


def graded_sentence(problem: Problem) -> str:
    """Return the sentence after its grade, for places without mark and colour."""
    return f"{grade_word(problem.severity)}: {problem_sentence(problem)}"


def problem_explanation(problem: Problem) -> str:
    """Return why it is a problem, in a few sentences; "" if there is no explanation."""
    if problem.severity is Severity.NOT_FEN:
        return " ".join(filter(None, (_place_words(problem), _rule_words(problem))))
    from fenedit.notation.explanations import explanation

    return explanation(problem, translate)


def fix_words(fix: Fix) -> str:
    """Return the text of a repair's button."""
    from fenedit.notation.fix_titles import fix_title

    return fix_title(fix.code, fix.data, translate)


def grade_word(severity: Severity) -> str:
    """Return the name of a grade."""
    return {
        Severity.NOT_FEN: translate("problem_words", "Not FEN"),
        Severity.NOT_PLAYABLE: translate("problem_words", "Not playable"),
        Severity.ILLEGAL: translate("problem_words", "Illegal"),
        Severity.HINT: translate("problem_words", "Hint"),
        Severity.NOTE: translate("problem_words", "Note"),
    }[severity]


def grade_explanation(severity: Severity) -> str:
    """Return the meaning of a grade, in a sentence or two."""
    return {
        Severity.NOT_FEN: translate("problem_words", "The text cannot be read as a position."),
        Severity.NOT_PLAYABLE: translate(
            "problem_words",
            "Engines refuse the position, or ignore its castling rights or en passant square.",
        ),
        Severity.ILLEGAL: translate(
            "problem_words",
            "Proven: the position cannot arise in a game. Engines still play it, and a puzzle "
            "may be like this.",
        ),
        Severity.HINT: translate("problem_words", "Possible, but likely a slip."),
        Severity.NOTE: translate("problem_words", "For information only."),
    }[severity]


def _place_words(problem: Problem) -> str:
    """Return the place of a fault in a text and what was expected; "" if unknown."""
    from fenedit.notation.messages import expectation

    expected = expectation(problem, translate)
    if problem.span is None or not expected:
        return ""
    data = dict(problem.data)
    pattern = translate("problem_words", "At character {place} of the text: {expected}.")
    if "rank" in data:
        pattern = translate(
            "problem_words", "In rank {rank}, at character {place} of the text: {expected}."
        )
    rank = data.get("rank", "")
    # Users count characters from 1.
    return pattern.format(place=problem.span[0] + 1, rank=rank, expected=expected)


def _rule_words(problem: Problem) -> str:
    """Return how the faulty part of a FEN is written correctly."""
    placement = translate(
        "problem_words",
        "The piece placement lists the squares from a8 to h1, rank by rank, with a / between "
        "ranks: a letter for each piece, capital for White, and a digit for a run of empty "
        "squares. Each of the 8 ranks adds up to 8 squares.",
    )
    fields = translate(
        "problem_words",
        "A FEN has six fields, separated by single spaces: piece placement, side to move, "
        "castling rights, en passant square, halfmove clock and fullmove number.",
    )
    en_passant = translate(
        "problem_words",
        "The en passant square is the one that a pawn has just passed over with a double step: "
        "on rank 6 with White to move, on rank 3 with Black to move. A - means none.",
    )
    rules = {
        "placement": placement,
        "piece": placement,
        "piece-or-digit": placement,
        "piece-or-one": placement,
        "slash": placement,
        "space": fields,
        "end": fields,
        "side": translate("problem_words", "The side to move is w for White or b for Black."),
        "castling": translate(
            "problem_words",
            "The castling rights are K and Q for White’s kingside and queenside, k and q for "
            "Black’s, in this order. Chess960 also uses the files of the rooks, such as H or a. "
            "A - means none.",
        ),
        "ep": en_passant,
        "ep-rank": en_passant,
        "counter": translate(
            "problem_words",
            "The halfmove clock counts the halfmoves since the last capture or pawn move. The "
            "fullmove number starts at 1 and grows by one after each move by Black.",
        ),
    }
    return rules.get(dict(problem.data).get("expected", ""), "")
