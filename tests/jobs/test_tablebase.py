import pickle
from shutil import copy, rmtree

from fenedit.jobs import tablebase
from fenedit.jobs.tablebase import Found, Holdings, HoldingsOf, LookUp, answers
from fenedit.notation.fen import parse_fen
from tests.helpers.tablebases import KQVK, WON
from tests.rules.test_tablebase import KRVK


def test_a_position_is_looked_up(tmp_path):
    (found,) = answers(LookUp(str(KQVK), parse_fen(WON), False))
    assert isinstance(found, Found) and found.known is not None
    assert (found.known.result, len(found.moves)) == ("win", 21)
    assert pickle.loads(pickle.dumps(found)) == found
    rook = LookUp(str(tmp_path), parse_fen(WON.replace("Q", "R")), False)
    assert list(answers(rook)) == [Found()]
    (tmp_path / "KRvK.rtbw").write_bytes(KRVK)
    assert list(answers(rook)) != [Found()]
    castles = rook._replace(position=parse_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1"))
    assert list(answers(castles)) == [Found()]


def test_a_folder_that_vanishes_and_comes_back(tmp_path):
    folder = tmp_path / "tables"
    missing = Holdings((str(folder),), missing=str(folder))
    question = LookUp(str(folder), parse_fen(WON), False)
    assert list(answers(question)) == [Found()]
    assert list(answers(HoldingsOf(str(folder)))) == [missing]
    folder.mkdir()
    for path in KQVK.glob("*.rtb?"):
        copy(path, folder)
    assert list(answers(question)) != [Found()]
    rmtree(folder)
    assert list(answers(HoldingsOf(str(folder)))) == [missing]


def test_what_the_usual_folders_hold(tmp_path, monkeypatch):
    monkeypatch.setattr(tablebase, "usual_folders", tuple)
    assert list(answers(LookUp("", parse_fen(WON), False))) == [None]
    assert list(answers(HoldingsOf(""))) == [Holdings()]
    monkeypatch.setattr(tablebase, "usual_folders", lambda: (KQVK, tmp_path))
    (tmp_path / "3").mkdir()
    (tmp_path / "3" / "KRvK.rtbw").write_bytes(KRVK)
    folders = str(KQVK), str(tmp_path)
    assert list(answers(HoldingsOf(""))) == [Holdings(folders, 2, 3, 1)]
    assert list(answers(LookUp("", parse_fen(WON.replace("Q", "R")), False))) != [Found()]


def test_what_a_folder_holds(tmp_path):
    (tmp_path / "KRvK.rtbw").write_bytes(KRVK)
    (tmp_path / "KBBvK.rtbw").write_bytes(KRVK[:100])
    found = Holdings((str(tmp_path),), 2, 4, 0, damaged=("KBBvK.rtbw",))
    assert list(answers(HoldingsOf(str(tmp_path)))) == [found]
