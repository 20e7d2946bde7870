"""A build hook of Hatch that adds desktop files and, if asked, compiled modules to wheels.

Without the environment variable FENEDIT_COMPILE a wheel is pure Python and needs no compiler.
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
    """Adds both before a wheel is built."""

    def dependencies(self) -> list[str]:
        """Return the packages that the build needs."""
        core = self.metadata.core
        if not os.environ.get(compiled.SWITCH):
            return []
        # mypy reads the types of `chess`.
        chess = [each for each in core.dependencies if each.startswith("chess")]
        return [*core.optional_dependencies["compile"], *chess]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the files and compile; an editable wheel gets neither."""
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
