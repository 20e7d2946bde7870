"""Another program that copies and pastes: run by tests as a process of its own.

It reads lines of JSON: a text is copied to the clipboard and answered with null; null asks for the
text that the clipboard holds. The clipboard works on an X server only while its owner lives.
"""

import json
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QGuiApplication


def main() -> None:
    """Serve until the end of the input."""
    application = QGuiApplication(sys.argv)
    clipboard = application.clipboard()

    def answer() -> None:
        line = sys.stdin.buffer.raw.readline()  # unbuffered, so that the notifier sees the next one
        if not line:
            application.quit()
            return
        text = json.loads(line)
        if text is not None:
            clipboard.setText(text)
        reply = clipboard.text() if text is None else None
        print(json.dumps(reply), flush=True)

    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(answer)
    application.exec()


if __name__ == "__main__":
    main()
