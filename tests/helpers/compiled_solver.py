"""A pytest plugin: the solver is that compiled in the folder of FENEDIT_COMPILED."""

import importlib
import os
from pathlib import Path

import compiled

_FOLDER = Path(os.environ["FENEDIT_COMPILED"])

for _name in ("fenedit", "fenedit.rules", "fenedit.rules.solve"):
    importlib.import_module(_name).__path__.insert(0, str(_FOLDER.joinpath(*_name.split("."))))
for _path in compiled.sources():
    _file = importlib.import_module(".".join(_path.with_suffix("").parts)).__file__
    assert _file is not None and Path(_file).is_relative_to(_FOLDER), _file
