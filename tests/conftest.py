"""What holds for every test: an empty home of its own, nothing left behind, no luck.

- `tests/helpers/private_home.py`: settings, caches and the like go to a temporary folder, and Qt
  paints offscreen with the same fonts and scale everywhere. A test that starts the real program in
  a real window starts its own X server and says so in the environment of that process.
- `tests/helpers/guards.py`: a timer, animation, thread, process or window left behind fails the
  test, and so does a warning in the log (``@pytest.mark.expects_log`` names those that are meant).
- `tests/helpers/patience.py`: a busy machine is waited for, what hangs is ended, and clicks come
  after the layout.
- `tests/helpers/undressed.py`: each test finds the application in plain clothes.
- `tests/helpers/pdf_checks.py`: programs of others look at the PDFs of tests that want it.
- `tests/helpers/hidden_qt.py`: tests of the floors without Qt cannot import it.
- Hypothesis tries the same examples in every run, so that the verdict is about the code and not
  about luck; ``FENEDIT_HYPOTHESIS=long`` goes looking for new ones.

Nothing here imports Qt: the floors without Qt are tested where it cannot be imported.
"""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

pytest_plugins = [
    "tests.helpers.private_home",
    "tests.helpers.guards",
    "tests.helpers.patience",
    "tests.helpers.undressed",
    "tests.helpers.pdf_checks",
    "tests.helpers.hidden_qt",
]

settings.register_profile("default", max_examples=50, deadline=None, derandomize=True)
# For a second run whose point is another one (tests/house/test_qt_free.py).
settings.register_profile("quick", max_examples=5, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=10_000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("FENEDIT_HYPOTHESIS", "default"))

LONG_SECONDS = 4 * 3600
"""What a test marked as long may take on a busy machine."""
BEGIN_WITH = ("test_translation.py", "test_style.py")
"""Long files that would be among the last, while the other processes have nothing to do."""


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One process more than there are processors works while others wait for their programs."""
    return (yield) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give long loops their time, and begin with the files that would keep one process at the end."""
    items.sort(key=lambda item: item.path.name not in BEGIN_WITH)
    for item in items:
        if item.get_closest_marker("long") is not None:
            item.add_marker(pytest.mark.timeout(LONG_SECONDS))
