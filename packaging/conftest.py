"""Tests of packages have the surroundings of all others, and a cache that outlives them."""

import os
from pathlib import Path

pytest_plugins = ["tests.helpers.private_home", "tests.helpers.patience"]

# The folders of the person who runs the tests are out of sight from here on.
_CACHES = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
os.environ.setdefault("FENEDIT_TESTS_CACHE", str(Path(_CACHES, "fenedit-tests")))
