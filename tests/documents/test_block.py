from fenedit.documents.block import Block, blocks_of, is_aside_of_pgn, is_comment_line
from fenedit.documents.record import Aside, Record

LINES = ["8/8 w\n", "# x\n", "\n", "k7/8\n"]


def test_a_line_is_held_unread_until_it_is_looked_at():
    block = Block(LINES)
    assert (block.size, block.records) == (4, 2)
    assert list(block.places) == [0, 3]
    assert list(block.stored) == LINES
    assert block.item(1) == Aside("# x", "\n")
    assert list(block.stored) == [LINES[0], Aside("# x", "\n"), *LINES[2:]]
    items = [
        Record("8/8 w", ending="\n"),
        Aside("# x", "\n"),
        Aside("", "\n"),
        Record("k7/8", ending="\n"),
    ]
    assert list(block.items()) == items
    assert list(block.stored) == items
    assert list(block.places) == [0, 3]


def test_lines_and_items_stand_side_by_side():
    block = Block(["8/8\n", Aside("", "\n"), Record("x", ending="\n")])
    assert (block.records, list(block.places)) == (2, [0, 2])
    assert block.item(2) == Record("x", ending="\n")


def test_a_replaced_record_leaves_the_old_block_as_it_was():
    block = Block(LINES)
    record = Record("new", ending="\n")
    changed = block.replaced(3, [record])
    assert list(changed.stored) == [*LINES[:3], record]
    assert list(block.stored) == LINES
    assert (changed.size, changed.records, list(changed.places)) == (4, 2, [0, 3])


def test_comments_are_looked_for_once(monkeypatch):
    looked = []

    def is_comment(line):
        looked.append(line)
        return is_comment_line(line)

    monkeypatch.setattr("fenedit.documents.block.is_comment_line", is_comment)
    block = Block(["8/8 w\n", "\n", "  \n"])
    assert [block.has_comments, block.has_comments] == [False, False]
    assert len(looked) == 3
    # A record in the place of another changes nothing about that, a line that is none may.
    assert not block.replaced(0, [Record("# new", ending="\n")]).has_comments
    assert len(looked) == 3
    assert block.replaced(1, [Aside("# new", "\n")]).has_comments
    assert Block(LINES).has_comments


def test_blocks_have_a_size():
    blocks = list(blocks_of(["x\n"] * 7, 3))
    assert [block.size for block in blocks] == [3, 3, 1]
    assert list(blocks_of([])) == []


GAMES = ["; by hand\n", "\n", '[FEN "8/8"]\n\n*\n\n', "1. e4 *\n", "% end"]


def test_games_are_held_unread_until_they_are_looked_at():
    block = Block(GAMES, file_format="pgn")
    assert (block.size, list(block.places)) == (5, [2, 3])
    assert list(block.stored) == GAMES
    game = block.item(2)
    assert isinstance(game, Record) and game.is_game
    assert (game.text, game.ending) == ("8/8", "\n\n")
    assert block.item(0) == Aside("; by hand", "\n")
    changed = block.replaced(2, [game])
    assert isinstance(changed.item(3), Record) and changed.item(3).line == "1. e4 *"
    assert [item.line + item.ending for item in changed.items()] == GAMES


def test_blank_lines_and_escaped_ones_hold_no_game():
    assert all(map(is_aside_of_pgn, ["", " \t\n", "% x\n", "; x"]))
    assert not any(map(is_aside_of_pgn, ["# x", "1. e4 *\n", " % x", "{x}"]))
