"""A line is decoded by itself, the same by all verbs; `--encoding` names another encoding."""

import json
from pathlib import Path

import pytest

from fenedit.app.main import main

FOUR = "4k3/8/8/8/8/8/8/4K2R w K -"
NAMES = {"utf-8": "Dvořák", "windows-1252": "Réti – “Ostrava”", "koi8-r": "Куббель"}


@pytest.fixture
def mixed(tmp_path) -> Path:
    path = tmp_path / "a.epd"
    lines = [f'{FOUR} id "{NAMES[each]}";\n'.encode(each) for each in ("utf-8", "windows-1252")]
    # Far behind what tells the encoding, and where numpy helps.
    path.write_bytes(lines[0] + f"{FOUR}\n".encode() * 40_000 + lines[1] + lines[0])
    return path


def test_all_verbs_read_the_same(mixed, capsys):
    for name in (NAMES["utf-8"], NAMES["windows-1252"]):
        assert main(["find", "--count", str(mixed), name.split(" – ")[0]]) == 0
        assert capsys.readouterr().out.strip() == ("2" if name == "Dvořák" else "1")
    assert main(["convert", str(mixed)]) == 0
    out, said = capsys.readouterr()
    assert [line.split('"')[1] for line in out.splitlines() if '"' in line] == [
        *(NAMES["utf-8"], NAMES["windows-1252"], NAMES["utf-8"]),
    ]
    assert "has lines that are not UTF-8, read as Windows-1252; the result is UTF-8" in said
    bad = mixed.with_name("b.epd")
    bad.write_bytes(f'x id "{NAMES["windows-1252"]}";\n'.encode("windows-1252") * 3)
    main(["check", "--json", str(bad)])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert NAMES["windows-1252"] in json.dumps(found[0], ensure_ascii=False)


@pytest.mark.parametrize("verb", ["find", "convert", "read", "check", "solve"])
def test_an_encoding_may_be_named(tmp_path, capsys, verb):
    path = tmp_path / "a.epd"
    name = NAMES["koi8-r"]
    good = f'{FOUR} id "{NAMES["utf-8"]}";\n'.encode()
    path.write_bytes(good + f'{FOUR} dm 1; id "{name}";\n'.encode("koi8-r"))
    words = [verb, "--encoding", "KOI8-R", str(path)]
    if verb == "find":
        words.append(name)
    main(words)
    out = capsys.readouterr().out
    if verb in ("find", "convert"):
        assert name in out
    # What is not one is refused before anything is read.
    with pytest.raises(SystemExit):
        main([verb, "--encoding", "klingon", str(path)])
