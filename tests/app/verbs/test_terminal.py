"""How verbs begin and end."""

import pytest

from fenedit.app.arguments import VERBS
from fenedit.app.main import main
from fenedit.app.verbs.terminal import printable
from tests.helpers.project import run_python


@pytest.mark.parametrize("verb", VERBS)
def test_help_is_printed_without_qt_and_numpy(verb: str) -> None:
    code, output = run_python(
        "-c",
        "import sys\nfrom fenedit.app.main import main\n"
        f"try: main(['{verb}', '--help'])\n"
        "finally: print([name for name in ('PySide6', 'numpy', 'chess') if name in sys.modules])",
    )
    assert code == 0
    assert output.startswith(f"usage: fenedit {verb} ")
    assert output.endswith("[]\n")


@pytest.mark.parametrize("verb", VERBS)
def test_a_wrong_option_is_refused(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([verb, "--nonsense"])
    assert end.value.code == 2
    assert "--nonsense" in capsys.readouterr().err


def test_what_cannot_be_seen_is_escaped() -> None:
    assert printable("Großmeister ♔") == "Großmeister ♔"
    assert printable("a\n\x1b\u202e\ud800") == "a\\n\\x1b\\u202e\\ud800"
