"""Writes captions of printed diagrams."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from itertools import islice, takewhile
from typing import NamedTuple

from fenedit.documents.annotating import meeting_of, name_of, puzzle_of_record
from fenedit.documents.record import Record, moves_of
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.picture_names import called
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.fairy import described, is_orthodox, kind_name
from fenedit.notation.languages import SIDE_NAMES, SIDE_TITLES, sides_in
from fenedit.notation.nags import JOINED
from fenedit.notation.pgn import words as words_in
from fenedit.notation.position import (
    WHITE,
    Placement,
    Position,
    Side,
    count_text,
    is_array,
    occupied,
    other_side,
    square_name,
)
from fenedit.notation.puzzle import (
    SEPARATOR,
    Caption,
    DateStyle,
    Puzzle,
    dated,
    first_move,
    first_ply,
    in_letters,
    numbered,
    stored_solution,
)
from fenedit.notation.spellings.stipulations import asked_in
from fenedit.notation.stipulation import beginner, parse_stipulation
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, translatable
from fenedit.notation.twins import printed
from fenedit.rules.moves.popeye import read_answer
from fenedit.rules.moves.tree import MoveTree, Node
from fenedit.rules.moves.writing import popeye_text
from fenedit.rules.popeye import PopeyeError, Question, is_partial, question_of, read_solution
from fenedit.rules.solve.solution import ENGLISH as ENGLISH_PLAY
from fenedit.rules.solve.solution import Solution, Words, failing, solution_text
from fenedit.rules.writing import legal_in_san

_MOST_LINES = 2000
"""The most lines of a solution that are printed: a few pages."""
_MOST_PLIES = 12
"""The most moves of a game that are printed."""
_LONGEST_TASK = 100
_TAKEN = re.compile(r"(?:(?<=, )|\A)after (?P<number>[0-9]+[.…])(?P<move>\S+)\Z")
"""The end of the name of a position taken from a game, see `jobs.taking`."""
_COMMAND = re.compile(r"\[(?:#|%[^\]]*)\]")
_NUMBER = re.compile(r"[0-9](?:\.|…)")
"""The number of a move; a comment that has one gives the solution, and does not set a task."""
_REACHES = (
    r"(?:has |is |can )?(?:to )?(?:mates?|wins?|draws?|checkmates?)"
    r"|gewinnt|hält remis|setzt|ganan?|hacen? tablas|dan mate|gagne(?:nt)?|font (?:mat|nulle)"
    r"|vince|vincono|pattano?|matt[ao]no?|wint|houdt remise|geeft mat|wygrywają|remisują|matują"
    r"|выигрывают|делают ничью|дают мат|ставят мат"
)
_ZEROS = re.compile(r"(?<![\d-])0-0(?:-0)?(?![\d-])")


_TASKS = translatable(
    "Sheets",
    {
        "#": "{mover}, mate in {moves}",
        "h#": "{mover}, helpmate in {moves}",
        "s#": "{mover}, selfmate in {moves}",
        "r#": "{mover}, reflexmate in {moves}",
        "=": "{mover}, stalemate in {moves}",
        "ser-h#": "{mover}, series helpmate in {moves}",
        "win": "{mover} and win",
        "draw": "{mover} and draw",
    },
)
"""Stipulations in words by their signs."""


class CaptionWords(NamedTuple):
    """Words of captions, in the language of the interface.

    Attributes:
        white_to_move: the caption of a record without a stipulation.
        black_to_move: likewise.
        after: the end of the name of a position taken from a game; `{move}` is the last move.
        solutions: the intended number of them, after a stipulation in words.
        tasks: stipulations in words by their signs.
    """

    white_to_move: str = "White to move"
    black_to_move: str = "Black to move"
    after: str = "after {move}"
    solutions: str = "solutions: {count}"
    tasks: Mapping[str, str] = _TASKS


ENGLISH = CaptionWords()


def caption_words(translate: Translator) -> CaptionWords:
    """Return the words of captions in a language."""

    def said(text: str) -> str:
        return translate("Sheets", text, "", -1)

    return CaptionWords(
        said(QT_TRANSLATE_NOOP("Sheets", "White to move")),
        said(QT_TRANSLATE_NOOP("Sheets", "Black to move")),
        said(QT_TRANSLATE_NOOP("Sheets", "after {move}")),
        said(QT_TRANSLATE_NOOP("Sheets", "solutions: {count}")),
        {signs: said(words) for signs, words in _TASKS.items()},
    )


def caption_of(
    record: Record,
    number: int,
    words: CaptionWords = ENGLISH,
    language: str = "en",
    solution: str = "",
    *,
    variations: bool = False,
    dates: DateStyle = "record",
    notes: Collection[str] = (),
    in_words: bool = False,
) -> Caption:
    """Return the caption of a record's diagram, which has a number on its sheet.

    Args:
        record: the record.
        number: the number.
        words: whose move it is, if there is no stipulation.
        language: the piece letters of moves, or "figurine".
        solution: what a solver found, for a record that keeps none, or only a key.
        variations: whether the moves of a game have their variations and signs.
        dates: how the date of the source is written.
        notes: what is printed below the solution: "themes" and "comment".
        in_words: whether the stipulation is written in words, with the side to move.

    Raises:
        KeyError: the language is unknown.
    """
    puzzle, position = puzzle_of_record(record), record.position
    title, source, met = puzzle.name, puzzle.source, meeting_of(record)
    if met:
        title = title or met
        # The name of a position taken from a game says which game that is.
        source = "" if title.startswith(met) else met
    elif not (title or puzzle.author or puzzle.comment or source or record.is_game):
        # Without a name, use a remark after the fields.
        title = name_of(record)
    asked, task, count, stored = puzzle.asked, "", "", ""
    mover = WHITE if position is None else position.side_to_move
    says_mover = not asked or beginner(asked) == mover
    if position is not None:
        count = count_text(position.placement)
        task = "" if asked else _task(record, puzzle, position)
        says_mover = says_mover and not task
        taken = _TAKEN.search(title)
        is_mate = taken is not None and taken["move"].endswith("#")
        to_move = words.white_to_move if mover == WHITE else words.black_to_move
        asked = asked or task or ("" if is_mate else to_move)
        # Puzzles from games are written like games, and so are mates by Black for pupils.
        as_game = position.fullmove_number > 1 or (in_words and mover != WHITE)
        stored = "" if solution else _stored(record, language, variations, as_game)
        if as_game and mover != WHITE and puzzle.direct_mate:
            solution = _numbered_for_black(solution)
    more: tuple[str, ...] = ()
    # A stipulation may name the side that moves first.
    sides = [titles[mover != WHITE].casefold() for titles in SIDE_TITLES.values()]
    says_mover = says_mover or any(side in asked.casefold() for side in sides)
    says_all = says_mover and parse_stipulation(asked) is None
    if in_words and (puzzle.asked or task) and not says_all:
        asked, says_mover = _in_words(asked, mover, words), True
    if puzzle.asked:
        count_words = words.solutions if in_words else "{count} sol."
        if (puzzle.intended or 1) > 1:
            asked += ", " + count_words.format(count=puzzle.intended)
        twins = () if position is None else printed(position, puzzle)
        conditions = puzzle.conditions.replace(SEPARATOR, ", ")
        pieces = "" if position is None else _fairy_pieces(position.placement)
        more = tuple(filter(None, (conditions, pieces, " ".join(twins))))
    texts = {"themes": puzzle.themes.replace(SEPARATOR, ", "), "comment": puzzle.comment}
    beside = [texts[each] for each in notes]
    return Caption(
        number=number,
        asks=bool(puzzle.asked or task),
        title=_TAKEN.sub(lambda name: _after(name, words, language), _known(title)),
        author=called(_known(puzzle.author)),
        source=dated(_known(source), dates),
        award=_known(puzzle.award),
        stipulation=asked,
        more=more,
        pieces=count,
        solution="\n".join(filter(None, (solution or stored, *beside))),
        says_mover=says_mover,
        themes=tuple(filter(None, puzzle.themes.split(SEPARATOR))),
    )


class Unsolved(NamedTuple):
    """A #n without a solution in its record, apart from the author's legal keys in SAN."""

    position: Position
    mate: int
    chess960: bool
    keys: tuple[str, ...] = ()


def unsolved(record: Record) -> Unsolved | Question | None:
    """Return the unsolved puzzle of a record, for our solver or for Popeye; None for none."""
    position, puzzle = record.position, puzzle_of_record(record)
    if position is None or not puzzle.asked or puzzle.line or puzzle.solution:
        return None
    if game_solution(record) is not None:
        return None
    if puzzle.direct_mate and not puzzle.twins and is_orthodox(position.placement):
        keys = legal_in_san(position, puzzle.best, record.chess960)
        return Unsolved(position, puzzle.direct_mate, record.chess960, keys)
    with suppress(PopeyeError):
        return question_of(position, puzzle, record.chess960)
    return None


def found_solution(
    solution: Solution,
    language: str = "en",
    words: Words = ENGLISH_PLAY,
    meant: tuple[str, ...] = (),
) -> str:
    """Return a solution as it is printed, cut after some pages; "" if it is not exact.

    With the keys that the record gives (`meant`), other keys are cooks, and those that fail are
    named.

    Raises:
        KeyError: the language is unknown.
    """
    if not solution.exact:
        return ""
    if solution.position.fullmove_number > 1:
        # Another mate than that of the game is no flaw.
        words = words._replace(cook="")
    lines = _printed_lines(solution_text(solution, language, words, meant))
    if wrong := failing(solution, meant):
        ep_square = solution.position.ep_square
        told = ", ".join(first_move(key, language, ep_square) for key in wrong)
        lines.append(words.recorded.format(keys=told))
    return "\n".join(lines)


def popeye_solution(
    lines: Sequence[str],
    question: Question,
    chess960: bool,
    language: str = "en",
    words: Words = ENGLISH_PLAY,
) -> tuple[str, MoveTree | None]:
    """Return Popeye's solution as it is printed here, cut after some pages, and its moves.

    The text is "" if the answer is not exact.

    Raises:
        KeyError: the language is unknown.
    """
    tree = read_answer(lines, question.asked, chess960).tree
    is_whole = question.unmade is None and not any(map(is_partial, lines))
    if tree is None or tree.is_empty or not is_whole:
        return "", tree
    return "\n".join(_printed_lines(popeye_text(tree, language, words))), tree


def task_of(record: Record, words: CaptionWords = ENGLISH) -> str:
    """Return what the position before a record's moves asks for in words; "" for the array."""
    if record.position is None or is_array(record.position):
        return ""
    return caption_of(record, 1, words, in_words=True).stipulation


def _printed_lines(text: str) -> list[str]:
    """Return the lines of a solution as records have it, cut after some pages."""
    lines = _as_records_have_it(text).split("\n")
    return lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], "…"]


def _numbered_for_black(solution: str) -> str:
    """Return a mate by Black in problem notation with numbers as in games: 1…Qb2+ 2.Ka1 Qa2#."""

    def number(found: re.Match[str]) -> str:
        return f"{found[1]}…" if found[2] == "." else f"{int(found[1]) + 1}."

    text = re.sub(r"(?<![0-9])([0-9]{1,3})([.…])", number, solution)
    return re.sub(r"\b(([0-9]+)\.\S+ )\2…", r"\1", text)


def _fairy_pieces(placement: Placement) -> str:
    """Return the fairy pieces of a board: "Grasshopper: a4, b5. Neutral knight: c3"; "" for none.

    Their drawings do not say what they are.
    """
    kinds: dict[str, list[str]] = {}
    for square, piece in occupied(placement):
        if not is_orthodox(piece):
            neutral = "neutral " * (described(piece).colour == "n")
            kinds.setdefault(neutral + kind_name(piece), []).append(square_name(square))
    return ". ".join(
        f"{kind[0].upper()}{kind[1:]}: {', '.join(sorted(squares))}"
        for kind, squares in sorted(kinds.items())
    )


def _as_records_have_it(text: str) -> str:
    """Return a solution with mate and castling written as in records."""
    return _ZEROS.sub(lambda castling: castling[0].replace("0", "O"), text.replace("#!", "#"))


def _task(record: Record, puzzle: Puzzle, position: Position) -> str:
    """Return the task in the comment on a position, such as "White mates in three"; "" for none.

    A game has it before its first move.
    """
    comment = puzzle.comment
    if record.is_game:
        found = words_in(moves_of(record), comments=True)
        before = takewhile(lambda word: word[0][0] in "{;%[", found)
        comment = " ".join(text.strip("{};") for text, _, _ in before if text[0] in "{;")
    comment = " ".join(_COMMAND.sub("", comment).split())
    if not comment or len(comment) > _LONGEST_TASK or _NUMBER.search(comment):
        return ""
    sides = sides_in(comment)
    aims = _aims(position.side_to_move).search(comment) or asked_in(comment)
    is_task = sides == [position.side_to_move] if sides else aims or comment.endswith("?")
    return comment if is_task else ""


def _in_words(asked: str, mover: Side, words: CaptionWords) -> str:
    """Return a stipulation in words, with the side to move."""
    found = parse_stipulation(asked)
    to_move = words.white_to_move if mover == WHITE else words.black_to_move
    if found is None or found.set_play:
        return f"{to_move}. {asked}"
    signs = f"{found.series}{found.play}{found.goal}"
    if not found.plies:
        signs = {"+": "win", "=": "draw"}.get(signs, signs)
    form = words.tasks.get(signs, f"{{mover}}. {found.text}")
    return form.format(mover=to_move, moves=f"{found.moves or ''}{'½' * found.half}")


def _after(name: re.Match[str], words: CaptionWords, language: str) -> str:
    """Return the end of a name as it is printed; in records it is English."""
    return words.after.format(move=name["number"] + in_letters(name["move"], language))


@cache
def _aims(side: Side) -> re.Pattern[str]:
    """Return the pattern of a side's aim, in the languages of lists."""
    names = "|".join(pattern for pattern, each, _ in SIDE_NAMES if each == side)
    return re.compile(rf"\b(?:{names})\s+(?:{_REACHES})\b", re.IGNORECASE)


@lru_cache(maxsize=1024)
def _stored(record: Record, language: str, variations: bool, as_game: bool) -> str:
    """Return the solution of a record, or the moves of its game after its position."""
    puzzle, position = puzzle_of_record(record), record.position
    assert position is not None  # a draft has no moves
    mover, number = position.side_to_move, position.fullmove_number
    game = None if puzzle.line or puzzle.solution else game_solution(record)
    line = [] if game is None else [game.root, *game.root.main_line()]
    shown = line[: _MOST_PLIES + 1]
    if line:
        moves = tuple(_signed(node) if variations else node.san for node in shown[1:])
        puzzle = puzzle._replace(line=moves)
    tree = read_solution(position, puzzle, puzzle.solution) if puzzle.solution else None
    if tree is None:
        pieces = set(position.placement)
        fairy = [described(each).code for each in pieces if not is_orthodox(each)]
        ep_square = position.ep_square
        text = stored_solution(puzzle, mover, language, ep_square, number, fairy, as_game=as_game)
    else:
        # Whatever an author gives is intended.
        meant = [node.uci for _, node in tree.walk()]
        text = _as_records_have_it(popeye_text(tree, language, meant=meant, try_play=True))
        if as_game and mover != WHITE and puzzle.direct_mate:
            text = _numbered_for_black(text)
    lines = text.split("\n")
    lines[0] += " …" * (len(line) > len(shown))
    if variations:
        start = first_ply(puzzle, mover, number, as_game=as_game)
        lines[1:1] = islice(_lines_beside(shown, start, mover, language), _MOST_LINES)
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1 :] = ["…"]
    return "\n".join(lines)


def game_solution(record: Record) -> MoveTree | None:
    """Return the first moves of a game if they solve its position, else None.

    The moves of a game from the array solve nothing; neither do those that do not begin with a key.
    """
    position = record.position
    if not record.is_game or position is None or is_array(position):
        return None
    tree = tree_of_record(replace(record, rest=_beginning(record)))
    keys = [move.rstrip("+#!?") for move in puzzle_of_record(record).best]
    if tree.is_empty or (keys and tree.root.children[0].san.rstrip("+#") not in keys):
        return None
    return tree


def _beginning(game: Record) -> str:
    """Return a game's `rest` up to the first moves that are not printed."""
    moves, depth, count = moves_of(game), 0, 0
    for word, start, _ in words_in(moves):
        depth = max(0, depth + (word == "(") - (word == ")"))
        count += not depth and plain_move(word) is not None
        if count > _MOST_PLIES + 1:
            return game.rest.removesuffix(moves) + moves[:start]
    return game.rest


def _lines_beside(
    line: Sequence[Node], start: int, mover: Side, language: str, depth: int = 1
) -> Iterator[str]:
    """Yield the variations of a line and theirs, each on a line of text, in brackets.

    Args:
        line: the moves, after the node that precedes them.
        start: how many moves of both sides are counted before them.
        mover: who makes the first of them.
        language: the piece letters, or "figurine".
        depth: how deep the variations are in others.
    """
    for ply, node in enumerate(line[:-1], start):
        side = mover if (ply - start) % 2 == 0 else other_side(mover)
        for child in node.children[1:]:
            variation = [child, *child.main_line()]
            shown = variation[:_MOST_PLIES]
            more = " …" * (len(variation) > len(shown))
            moves = [_signed(each) for each in shown]
            yield f"{'   ' * depth}({numbered(moves, ply, language, side)}{more})"
            yield from _lines_beside(shown, ply + 1, other_side(side), language, depth + 1)


def _signed(node: Node) -> str:
    """Return a move with its signs, such as "!"."""
    return node.san + "".join(JOINED.get(nag, "") for nag in node.nags)


def _known(text: str) -> str:
    return "" if text.strip() in ("", "?", "-") else " ".join(text.split())
