"""A page in a real browser, driven by its DevTools over a pipe."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")


class Page:
    """A page; places on its boards are squares such as "e4"."""

    def __init__(self, told: Any, heard: Any) -> None:
        self._told, self._heard, self._number = told, heard, 0
        self.requests: list[str] = []
        self.errors: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    _session = ""

    def call(self, method: str, **values: Any) -> Any:
        """Return the browser's answer; note requests and errors that it reports meanwhile."""
        self._number += 1
        asked = {"id": self._number, "method": method, "params": values}
        if self._session:
            asked["sessionId"] = self._session
        self._told.write(json.dumps(asked).encode() + b"\0")
        self._told.flush()
        while (answer := self._next()).get("id") != self._number:
            told = answer.get("params", {})
            if answer.get("method") == "Network.requestWillBeSent":
                self.requests.append(told["request"]["url"])
            elif answer.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.errors.append(json.dumps(told))
        assert "error" not in answer, answer
        return answer["result"]

    def _next(self) -> Any:
        data = bytearray()
        while (byte := self._heard.read(1)) != b"\0":
            assert byte, "the browser has ended"
            data += byte
        return json.loads(data)

    def open(self, path: Path) -> None:
        self.call("Page.navigate", url=path.as_uri())
        self.wait("document.readyState === 'complete'")

    def run(self, code: str) -> Any:
        """Return the value of JavaScript, a promise's when it is kept."""
        found = self.call(
            "Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def wait(self, code: str) -> None:
        """Wait until JavaScript is true."""
        self.run(
            "new Promise((done) => { const look = () => "
            f"({code}) ? done(true) : requestAnimationFrame(look); look(); }})"
        )

    def told(self, puzzle: int) -> str:
        """Return what the page says below a board."""
        return str(self.run(f"document.querySelector('#puzzle-{puzzle} .told').textContent"))

    def place(self, puzzle: int, square: str) -> tuple[float, float]:
        """Return the middle of a square on the screen, after scrolling there."""
        x, y = self.run(
            f"""(() => {{
                const svg = document.querySelector('#puzzle-{puzzle} .board');
                svg.scrollIntoView({{block: 'center'}});
                let [x, y] = [{"abcdefgh".index(square[0])} + .5, {8 - int(square[1])} + .5];
                if (svg.querySelector('use').getAttribute('href').endsWith('-flipped'))
                    [x, y] = [8 - x, 8 - y];
                const at = new DOMPoint(100 * x, 100 * y).matrixTransform(svg.getScreenCTM());
                return [at.x, at.y];
            }})()"""
        )
        return x, y

    def mouse(self, kind: str, x: float, y: float) -> None:
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1
        )

    def drag(self, puzzle: int, start: str, end: str) -> None:
        x, y = self.place(puzzle, start)
        self.mouse("mousePressed", x, y)
        for part in (0.3, 1.0):
            to_x, to_y = self.place(puzzle, end)
            self.mouse("mouseMoved", x + (to_x - x) * part, y + (to_y - y) * part)
        self.mouse("mouseReleased", to_x, to_y)

    def click(self, puzzle: int, *squares: str) -> None:
        for square in squares:
            x, y = self.place(puzzle, square)
            self.mouse("mousePressed", x, y)
            self.mouse("mouseReleased", x, y)

    def tap(self, puzzle: int, *squares: str) -> None:
        for square in squares:
            x, y = self.place(puzzle, square)
            point = [{"x": x, "y": y}]
            self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=point)
            self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def swipe(self, puzzle: int, start: str, end: str) -> None:
        places = [self.place(puzzle, square) for square in (start, end)]
        for kind, (x, y) in zip(("touchStart", "touchMove"), places, strict=True):
            self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def again(self, puzzle: int) -> None:
        self.run(f"document.querySelector('#puzzle-{puzzle} .below > button').click()")

    def press(self, *keys: str) -> None:
        for key in keys:
            text = {"Enter": "\r", " ": " "}.get(key, "")
            self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, text=text)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)


@contextmanager
def page(home: Path) -> Iterator[Page]:
    """Start the browser with a profile of its own, and end it."""
    assert CHROMIUM is not None
    their_in, told = os.pipe()
    heard, their_out = os.pipe()
    command = [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe"]
    command += [f"--user-data-dir={home}", "--window-size=1240,900"]
    # The browser reads at 3 and writes at 4.
    shell = f'exec "$@" 3<&{their_in} 4>&{their_out}'
    with (
        subprocess.Popen(
            ["bash", "-c", shell, "bash", *command],
            pass_fds=(their_in, their_out),
            stderr=subprocess.DEVNULL,
        ) as process,
        os.fdopen(told, "wb") as to,
        os.fdopen(heard, "rb") as answers,
    ):
        os.close(their_in)
        os.close(their_out)
        try:
            yield Page(to, answers)
        finally:
            process.kill()
