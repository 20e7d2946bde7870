"""The guards see what is left behind, blame who left it, and nobody else."""

import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.helpers.project import ROOT, run_python
from tests.house import guarded_examples

# Four of the examples last longer than any grace.
CONFTEST = """
from tests.helpers import leftovers

pytest_plugins = ["tests.helpers.private_home", "tests.helpers.guards"]
leftovers.GRACE_SECONDS = 1.0
"""
HANGING = """
import threading
from tests.helpers import patience
patience.LIMIT_SECONDS = patience.MORE_SECONDS = 1.0
def test_fails():
    assert False
def test_hangs():
    threading.Event().wait()
"""
EXAMPLES = {
    name: function.__doc__
    for name, function in vars(guarded_examples).items()
    if name.startswith("test_")
}


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The name of each example, without parameters, to the complaints about it."""
    folder = tmp_path_factory.mktemp("guarded")
    shutil.copy(Path(guarded_examples.__file__), folder / "test_examples.py")
    (folder / "conftest.py").write_text(CONFTEST)
    report = folder / "report.xml"
    _, output = run_python(
        *("-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", folder),
        *("-p", "no:cacheprovider", f"--junitxml={report}", folder),
        cwd=folder,
    )
    assert report.is_file(), output
    found: dict[str, list[str]] = {}
    for case in ET.parse(report).iter("testcase"):
        complaints = found.setdefault(case.get("name", "").partition("[")[0], [])
        complaints += [
            f"{fault.get('message')}\n{fault.text}"
            for fault in case
            if fault.tag in ("failure", "error")
        ]
    return found


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", EXAMPLES)
def test_guards(verdicts: dict[str, list[str]], name: str) -> None:
    complaints = verdicts[name]
    if name.startswith("test_bad_"):
        assert len(complaints) == 1
        assert str(EXAMPLES[name]) in complaints[0]
    else:
        assert complaints == []


def test_what_hangs_is_ended_and_says_where_also_after_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING)
    code, output = run_python(
        *("-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", tmp_path, tmp_path),
        *("-p", "no:cacheprovider", "-p", "tests.helpers.patience"),
        cwd=tmp_path,
        PYTHONPATH=str(ROOT),
    )
    assert code == 1
    assert "Timeout (" in output and "in test_hangs" in output
