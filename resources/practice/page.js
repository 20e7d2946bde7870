"use strict";
// Plays the solutions of a page. All that may be played is in its data: no rule of chess is here.
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const REPLY_MS = 600;
  const DRAG_PX = 4;
  const { words, puzzles } = JSON.parse(document.getElementById("practice").textContent);

  const isWhite = (piece) => piece === piece.toUpperCase();
  const total = Object.keys(puzzles).length;
  const solved = new Set();
  const nameOf = (square) => "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1);

  function make(tag, parent, attributes = {}, text = "") {
    const inside = tag === "svg" || parent.namespaceURI === SVG;
    const made = inside ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    if (text) made.textContent = text;
    parent.append(made);
    return made;
  }

  function tell() {
    const score = words.score.replace("{done}", solved.size).replace("{total}", total);
    document.querySelector(".score").textContent = score;
  }

  function drawing(piece) {
    return "#" + (isWhite(piece) ? "w" : "b") + piece.toUpperCase();
  }

  // A puzzle: its board, the moves that are right now, and what is held.
  function play(article, { turn, flipped, board: start, moves: first }) {
    const svg = article.querySelector(".board");
    const marked = svg.querySelector(".marked");
    const pieces = svg.querySelector(".pieces");
    const told = make("p", article, { class: "told", "aria-live": "polite" });
    const choice = make("div", article, { class: "choice", role: "group" });
    const heard = make("p", article, { class: "unseen", "aria-live": "assertive" });
    const below = article.querySelector(".below");
    const again = make("button", below, { type: "button", hidden: "" }, words.again);
    let board, moves, last, held, cursor, dragged, timer;

    // Paper shows the puzzle, not what was played.
    const printed = pieces.cloneNode(true);
    printed.classList.add("on-paper");
    pieces.before(printed);
    pieces.classList.add("on-screen");
    below.before(told, choice);
    svg.setAttribute("tabindex", "0");
    svg.setAttribute("role", "application");
    svg.classList.add("playing");

    const cell = (square) => {
      const [column, row] = [square % 8, 7 - Math.floor(square / 8)];
      return flipped ? [7 - column, 7 - row] : [column, row];
    };

    function frame(kind, square) {
      const [column, row] = cell(square);
      const inset = kind === "cursor" ? 4 : 0;
      make("rect", marked, { class: kind, x: 100 * column + inset, y: 100 * row + inset,
        width: 100 - 2 * inset, height: 100 - 2 * inset });
    }

    function isOwn(square) {
      const mover = moves.length && board[moves[0].ways[0][0]];
      return !timer && !choice.firstChild && mover && board[square] !== "." &&
        isWhite(board[square]) === isWhite(mover);
    }

    function draw() {
      marked.replaceChildren();
      for (const square of last) frame("last", square);
      if (held !== null) frame("from", held);
      frame("cursor", cursor);
      pieces.replaceChildren();
      [...board].forEach((piece, square) => {
        if (piece === ".") return;
        const [column, row] = cell(square);
        const look = isOwn(square) ? "own" : "";
        make("use", pieces, { href: drawing(piece), x: 100 * column, y: 100 * row, class: look,
          "data-square": square });
      });
    }

    function say(text, kind) {
      told.textContent = text;
      told.className = `told ${kind}`;
    }

    function makeMove(move) {
      const done = (move.is_reply ? words.reply : words.right).replace("{move}", move.text);
      [board, moves, last, held] = [move.board, move.following, move.ways[0], null];
      again.hidden = false;
      svg.classList.add("played");
      if (!moves.length) solved.add(article.id);
      tell();
      const isReplied = moves.length > 0 && moves[0].is_reply;
      if (isReplied) timer = setTimeout(() => { timer = 0; makeMove(moves[0]); }, REPLY_MS);
      const next = isReplied ? "" : moves.length ? words.yours : words.solved;
      say(`${done} ${next}`, moves.length ? "right" : "solved");
      draw();
    }

    function refuse() {
      held = null;
      say(words.wrong, "wrong");
      svg.classList.remove("refused");
      svg.getBoundingClientRect(); // the animation begins anew
      svg.classList.add("refused");
      draw();
    }

    // Asks what a pawn becomes, and plays that if it is right.
    function ask(found, white) {
      held = null;
      say(words.promote, "");
      choice.setAttribute("aria-label", words.promote);
      const answer = (piece) => {
        choice.replaceChildren();
        const move = found.find((each) => each.promotion === piece);
        if (move) makeMove(move);
        else if (piece) refuse();
        else say(words.yours, "");
        draw();
        svg.focus({ preventScroll: true });
      };
      for (const letter of "QRBN") {
        const piece = white ? letter : letter.toLowerCase();
        const button = make("button", choice, { type: "button", "aria-label": words[piece] });
        const picture = make("svg", button, { viewBox: "0 0 100 100", "aria-hidden": "true" });
        make("use", picture, { href: drawing(piece) });
        button.addEventListener("click", () => answer(piece));
      }
      choice.onkeydown = (event) => { if (event.key === "Escape") answer(""); };
      choice.querySelector("button").focus();
      draw();
    }

    function attempt(from, to) {
      const found = moves.filter((move) => move.ways.some(([a, b]) => a === from && b === to));
      if (!found.length) refuse();
      else if (found[0].promotion) ask(found, isWhite(board[from]));
      else makeMove(found[0]);
    }

    // Takes a piece, or puts the held one down.
    function choose(square) {
      const isWay = ([from, to]) => from === held && to === square;
      if (held !== null && moves.some((move) => move.ways.some(isWay))) attempt(held, square);
      else if (held === square) held = null;
      else if (isOwn(square)) held = square;
      else if (held !== null) attempt(held, square);
      draw();
    }

    function reset() {
      clearTimeout(timer);
      timer = 0;
      choice.replaceChildren();
      [board, moves, last, held] = [start, first, [], null];
      again.hidden = true;
      svg.classList.remove("played");
      say(turn, "");
      draw();
    }

    function point(event) {
      const place = new DOMPoint(event.clientX, event.clientY);
      return place.matrixTransform(svg.getScreenCTM().inverse());
    }

    function squareAt({ x, y }) {
      const [column, row] = [Math.floor(x / 100), Math.floor(y / 100)];
      if (column < 0 || column > 7 || row < 0 || row > 7) return null;
      const square = 8 * (7 - row) + column;
      return flipped ? 63 - square : square;
    }

    svg.addEventListener("pointerdown", (event) => {
      const square = squareAt(point(event));
      if (event.button || square === null) return;
      if (isOwn(square)) {
        dragged = { square, x: event.clientX, y: event.clientY, piece: null, was: held };
        svg.setPointerCapture(event.pointerId);
        event.preventDefault();
        svg.focus({ preventScroll: true, focusVisible: false });
      }
    });
    // A finger on a piece drags it; on an empty square, it scrolls the page.
    svg.addEventListener("touchstart", (event) => {
      if (dragged && event.cancelable) event.preventDefault();
    }, { passive: false });
    svg.addEventListener("pointermove", (event) => {
      if (!dragged) return;
      const way = Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y);
      if (!dragged.piece && way > DRAG_PX) {
        held = dragged.square;
        draw();
        dragged.piece = pieces.querySelector(`[data-square="${held}"]`);
        dragged.piece.classList.add("held");
        pieces.append(dragged.piece);
      }
      if (!dragged.piece) return;
      const { x, y } = point(event);
      dragged.piece.setAttribute("x", x - 50);
      dragged.piece.setAttribute("y", y - 50);
    });
    svg.addEventListener("pointerup", (event) => {
      const square = squareAt(point(event));
      const drag = dragged;
      dragged = null;
      cursor = square ?? cursor;
      if (!drag || !drag.piece) {
        if (square !== null) choose(square);
      } else if (square === null || square === drag.square) {
        held = null;
        draw();
      } else attempt(drag.square, square);
    });
    svg.addEventListener("pointercancel", () => {
      if (dragged && dragged.piece) held = null;
      dragged = null;
      draw();
    });
    svg.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 8, ArrowDown: -8, ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) {
        const next = cursor + (flipped ? -step : step);
        const isBeside = Math.abs((next % 8) - (cursor % 8)) < 2;
        if (next >= 0 && next < 64 && isBeside) cursor = next;
        heard.textContent = `${nameOf(cursor)}: ${words[board[cursor]]}`;
        draw();
      } else if (event.key === "Enter" || event.key === " ") choose(cursor);
      else if (event.key === "Escape") { held = null; draw(); }
      else return;
      event.preventDefault();
    });
    again.addEventListener("click", () => { reset(); svg.focus({ preventScroll: true }); });
    cursor = isWhite(start[first[0].ways[0][0]]) ? 4 : 60;
    reset();
  }

  for (const [id, puzzle] of Object.entries(puzzles)) play(document.getElementById(id), puzzle);
  document.querySelector(".how").hidden = false;
  tell();
})();
