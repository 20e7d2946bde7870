"""Has Hatch put into each wheel what a desktop is told, as data below share/."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelData(BuildHookInterface[Any]):
    """Makes that data before a wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the data; a wheel that only points to a checkout gets none."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "packaging")))
        import desktop

        folder = Path(self.root, "build", "share")
        for path in desktop.write(folder):
            build_data["shared_data"][str(folder / path)] = f"share/{path.as_posix()}"
