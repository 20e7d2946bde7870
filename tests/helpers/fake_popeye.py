"""Scripts that pretend to be Popeye."""

import sys
from pathlib import Path
from typing import Final

HEADER: Final = "print('Popeye Test-64Bit v4.99 (1 MB)', flush=True)\n"
KEY: Final = "print()\nprint('   1.Ra1-a6 ! zugzwang.', flush=True)\n"
PLAY: Final = "print('      1...b7*a6')\nprint('          2.b6-b7 #', flush=True)\n"
PROGRESS: Final = "print('  7  (Ra1-a5    Time = 0.013 s)', flush=True)\n"
END: Final = "print('solution finished. Time = 0.1 s', flush=True)\n"
FOREVER: Final = "import time\nwhile True: time.sleep(0.1)\n"


def script(path: Path, code: str) -> str:
    """Write a program of Python's, and return its path."""
    path.write_text(f"#!{sys.executable}\n{code}", encoding="utf-8")
    path.chmod(0o755)
    return str(path)
