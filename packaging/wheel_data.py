"""Has Hatch put into each wheel what a desktop is told, and where it is asked to, compiled modules.

Without the variable FENEDIT_COMPILE a wheel is for any system, and is built without a compiler.
"""

import os
import sys
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import compiled
import desktop


class WheelData(BuildHookInterface[Any]):
    """Makes both before a wheel is built."""

    def dependencies(self) -> list[str]:
        """Return what pip shall install for the build."""
        core = self.metadata.core
        if not os.environ.get(compiled.SWITCH):
            return []
        # The types of `chess` are read.
        chess = [each for each in core.dependencies if each.startswith("chess")]
        return [*core.optional_dependencies["compile"], *chess]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the data and compile; a wheel that only points to a checkout gets neither."""
        if version == "editable":
            return
        share = Path(self.root, "build", "share")
        for path in desktop.write(share):
            build_data["shared_data"][str(share / path)] = f"share/{path.as_posix()}"
        if os.environ.get(compiled.SWITCH):
            folder = Path(self.root, "build", "compiled")
            try:
                paths = compiled.compile_into(folder)
            except CalledProcessError as error:
                self.app.abort(f"{error.stdout}\n{compiled.SWITCH} is set, and compiling failed.")
            build_data["force_include"] |= {str(folder / path): path.as_posix() for path in paths}
            build_data |= {"pure_python": False, "infer_tag": True}
