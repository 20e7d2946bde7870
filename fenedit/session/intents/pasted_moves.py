"""Reads the moves of pasted texts as games: alone, after a FEN, or of an engine's commands."""

import re

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.pgn import commented, ends_in_result, format_game
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.spellings.games import text_left_out
from fenedit.notation.spellings.markup import has_tags, without_tags
from fenedit.rules.moves.bare import (
    BareMoves,
    bare_games,
    moves_from,
    read_after_fen,
    read_bare,
    read_in_prose,
)
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.tree import PASS, MoveTree
from fenedit.rules.moves.writing import movetext

_FIRST_NUMBER = re.compile(r"\W*([0-9]{1,3})\s?[.…]")
"""The number before the first move of a text."""


def after_fen(text: str) -> tuple[Interpretation, ...]:
    """Return the interpretations of a FEN with moves after it."""
    return tuple(_interpretation([bare]) for bare in read_after_fen(text))


def alone(text: str) -> tuple[Interpretation, ...]:
    """Return the interpretations of a text that holds only the moves of games."""
    games = [read_bare(game) for game in bare_games(text) if game.strip()]
    if not all(games):
        return ()
    if len(games) == 1:
        several = len(games[0]) > 1
        ways = [_interpretation([bare]) for bare in games[0]]
        # Words between its moves may hide how a game goes on.
        prose = in_prose(text) if games[0][0].rest else ()
        if prose and len(prose[0].found[0].moves) > len(ways[0].found[0].moves):
            return prose
        return tuple(way._replace(certain=way.certain and not several) for way in ways)
    return (_interpretation([ways[0] for ways in games]),) if games else ()


def continuing(
    text: str, ways: tuple[Interpretation, ...], position: Position, chess960: bool
) -> tuple[tuple[Interpretation, ...], MoveTree | None]:
    """Return the interpretations of a text, first as moves after a position, and these moves.

    It is the only one if the text cannot be a whole game, or its numbers show it. None if it fits
    worse than another interpretation.
    """
    best = ways[0] if ways else None
    if position == START_POSITION or (best and best.certain and best.kind != "moves"):
        return ways, None
    found = moves_from(position, chess960, text, least=1)
    if len(found) != 1 or not found[0].tree.is_whole:
        return ways, None
    way = _interpretation(list(found))._replace(kind="continuation")
    told = _FIRST_NUMBER.match(text)
    number = position.fullmove_number if told is None else int(told[1])
    is_game = best is not None and best.kind == "moves" and best.certain
    if is_game and number == 1 < position.fullmove_number:
        return ways, None
    if best is None or (not is_game and best.kind == "moves") or (told and number > 1):
        return (way,), found[0].tree
    return (way._replace(certain=False), *ways), found[0].tree


def in_prose(text: str) -> tuple[Interpretation, ...]:
    """Return the games in a text or a web page that is otherwise prose; see `read_in_prose`."""
    games, certain, around = read_in_prose(without_tags(text) if has_tags(text) else text)
    if not games:
        return ()
    way = _interpretation(games)
    first, *others = way.found
    first = first._replace(notes=first.notes + text_left_out(around))
    return (way._replace(found=(first, *others), certain=way.certain and certain),)


def with_moves(way: Interpretation) -> Interpretation:
    """Return an interpretation with the moves after its positions played.

    One position keeps its moves, as a game; of several only the ends are meant, for an engine gets
    all moves again for each position of a game.
    """
    if not any(found.moves for found in way.found):
        return way
    if len(way.found) == 1:
        (found,) = way.found
        read = moves_from(found.position, found.chess960, " ".join(found.moves), least=0)
        if read:
            game = _found(read[0])
            certain = way.certain and not read[0].rest
            return way._replace(
                found=(game._replace(notes=found.notes + game.notes),), certain=certain
            )
    reached = []
    for found in way.found:
        tree = read_moves(" ".join(found.moves), found.position, found.chess960, sans=False)
        end = tree.end_of(())
        told, left = found.moves[: len(end)], found.moves[len(end) : len(end) + 1]
        notes = list(found.notes)
        if told:
            few = " ".join(told[:6]) + " …" * (len(told) > 6)
            notes.append(Problem("moves-played", Severity.NOTE, data=(("found", few),)))
        if left:
            notes.append(Problem("moves-left", Severity.NOTE, data=(("found", left[0]),)))
            way = way._replace(certain=False)
        position = tree.position_at(end)
        reached.append(found._replace(position=position, notes=tuple(notes), moves=()))
    return way._replace(found=tuple(dict.fromkeys(reached)))


def _interpretation(games: list[BareMoves]) -> Interpretation:
    language = games[0].language if games[0].language != "en" else ""
    found = tuple(map(_found, games))
    return Interpretation("moves", language, found, not any(game.rest for game in games))


def _found(bare: BareMoves) -> Found:
    """Return a game: as PGN, and as operations of a line where these can say all of it."""
    tree, rest = bare.tree, " ".join(bare.rest.split())
    line = tree.moves_to(tree.end_of(()))
    notes = []
    if rest and tree.fault is not None:
        notes.append(Problem("moves-cut", Severity.NOTE, data=tree.fault.data))
    # What was not read stays as it is written.
    moves = movetext(tree) if tree.is_whole else bare.text
    if not tree.is_whole and bare.language != "en":
        # Programs read no moves in other letters.
        moves = movetext(tree).removesuffix(tree.result) + commented(rest or bare.text, tree.result)
    if not ends_in_result(moves):
        moves = f"{moves} *"
    is_annotated = any(
        node.comment or node.before or node.nags or node.uci == PASS for node in (tree.root, *line)
    )
    in_line = tree.is_whole or (rest and "(" not in bare.text)
    tags = {"Result": tree.result} if tree.result != "*" else {}
    remark = rest or tags.get("Result", "")
    operations = f" pv {' '.join(node.san for node in line)};" if line else ""
    if remark:
        # A remark in c0 would be the name of the record.
        operations += f' c9 "{remark}";'
    fits = len(remark) <= MAX_STRING and '"' not in remark
    return Found(
        tree.start,
        tree.chess960,
        rest=operations if fits and in_line and tree.is_line and not is_annotated else "",
        source=format_game(tree.start, tree.chess960, tags.items(), moves),
        notes=tuple(notes),
        moves=tuple(node.san for node in line),
        end=tree.position_at(tree.end_of(())),
    )
