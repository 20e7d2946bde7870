"""The window of the manual: its pages, what is found in them, and the keys of all commands."""

import re
from functools import partial

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFontDatabase,
    QImage,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from fenedit import resource
from fenedit.notation.translatable import ENGLISH
from fenedit.session.programs import open_outside
from fenedit.ui.dialogs import room_on_screen
from fenedit.ui.help.pages import (
    PAGES,
    Section,
    fitness,
    page_html,
    plain,
    sections_of,
    sections_with,
    words_pattern,
)
from fenedit.ui.panels.card import passed_on, tool_button
from fenedit.ui.style import current_palette, icon, lay_out
from fenedit.ui.voice import say

_LONGEST = 82
"""The length of a line of text, in average letters."""
_LONGEST_SEARCH = 200
_SIDE = 28
"""The narrowest margin, in logical pixels."""
_HYPHEN = "\N{NON-BREAKING HYPHEN}"
"""Shown for each hyphen of code, after which Qt would break the line."""


class ManualPage(QTextBrowser):
    """One page at a time, and the way back."""

    def __init__(self, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._searched = ""
        self._look = current_palette(), "", 0
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setObjectName("manual")
        self.setAccessibleName(self.tr("Page of the manual"))
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.sourceChanged.connect(self._keep_lines_short)
        self.sourceChanged.connect(self._mark)
        if QAccessible.isActive():
            # A screen reader follows a cursor; for all others the arrow keys scroll.
            keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | keys)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.1)
        self.setFont(font)

    def open(self, page: str, anchor: str = "") -> None:
        """Show a page at a heading."""
        self._follow(QUrl(f"manual:/{page}.md" + (f"#{anchor}" if anchor else "")))

    def _follow(self, link: QUrl) -> None:
        target = self.source().resolved(link)
        if target.scheme() == "manual":
            self.setSource(target, QTextDocument.ResourceType.HtmlResource)
            if target.hasFragment():
                # The page has got its margins since, and a heading is not to touch the edge.
                self.scrollToAnchor(target.fragment())
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() - self.fontMetrics().height() // 2)
        else:
            open_outside(target)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        path = QUrl(name).path().removeprefix("/")
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return self._html(path.removesuffix(".md"))
        if current_palette().dark:
            path = path.replace("pictures/", "pictures/dark/")
        image = QImage(str(resource("manual") / path))
        # Two pixels for each of the page. Qt would make a picture smaller without care.
        ratio = self.devicePixelRatioF()
        width = min(image.width() / 2, self._look[2]) * ratio
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaledToWidth(round(width), smooth)
        image.setDevicePixelRatio(ratio)
        return image

    def _html(self, page: str) -> str:
        colours = current_palette()
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        line = self.fontMetrics().height()
        style = f"""
            body {{ color: {colours.text}; line-height: 138%; }}
            h1 {{ font-size: x-large; margin: 0 0 {line}px 0; }}
            h2 {{ font-size: large; margin: {line * 4 // 3}px 0 {line // 2}px 0; }}
            h3 {{ font-size: medium; margin: {line}px 0 {line // 3}px 0; }}
            p {{ margin: 0 0 {line * 2 // 3}px 0; }}
            .picture {{ line-height: 100%; }}
            li {{ margin: 0 0 {line // 4}px 0; }}
            a {{ color: {colours.accent}; }}
            code {{ font-family: '{mono}'; background: {colours.hover}; }}
            pre {{ font-family: '{mono}'; margin: 0; line-height: 125%; white-space: pre-wrap; }}
            th {{ color: {colours.muted}; text-align: left; font-weight: normal; }}
            th, td {{ padding: 5px 12px 5px 0; border-bottom: 1px solid {colours.border}; }}
            table {{ margin-bottom: {line * 2 // 3}px; }}
            .code td {{ background: {colours.hover}; padding: 10px; border: none; }}
        """
        body = page_html(page, self._language)
        body = re.sub("<code>[^<]*", lambda code: code[0].replace("-", _HYPHEN), body)
        # A picture is a line, too, and Qt would make it higher.
        body = body.replace("<p><img", '<p class="picture"><img')
        # Qt does not know padding but in tables.
        body = body.replace("<table>", '<table width="100%" cellspacing="0">')
        body = body.replace("<pre>", '<table class="code" width="100%"><tr><td><pre>')
        body = body.replace("\n</code></pre>", "</code></pre></td></tr></table>")
        return f"<html><head><style>{style}</style></head><body>{body}</body></html>"

    def mark(self, words: str) -> None:
        """Mark some words on this page and those that are opened later."""
        self._searched = words
        self._mark()

    def _mark(self) -> None:
        colour = QTextCharFormat()
        colour.setBackground(QColor(current_palette().warning_soft))
        marks = []
        if pattern := words_pattern(self._searched):
            text = self.document().toPlainText().replace(_HYPHEN, "-")
            for match in pattern.finditer(plain(text)):
                mark = QTextEdit.ExtraSelection()
                cursor = QTextCursor(self.document())
                cursor.setPosition(match.start())
                cursor.setPosition(match.end(), QTextCursor.MoveMode.KeepAnchor)
                mark.cursor, mark.format = cursor, colour
                marks.append(mark)
        self.setExtraSelections(marks)

    def show_mark(self) -> None:
        """Scroll to the first marked word below the top of what is shown."""
        top = self.cursorForPosition(QPoint()).position()
        for each in self.extraSelections():
            if each.cursor.position() > top:
                each.cursor.clearSelection()
                self.setTextCursor(each.cursor)
                break

    def createMimeDataFromSelection(self) -> QMimeData:
        data = super().createMimeDataFromSelection()
        # A terminal needs the usual hyphens.
        data.setText(data.text().replace(_HYPHEN, "-"))
        return data

    def resizeEvent(self, event: QResizeEvent) -> None:
        top = self._top()
        super().resizeEvent(event)
        self._follow_look(top)
        self._keep_lines_short()

    def changeEvent(self, event: QEvent) -> None:
        top = self._top()
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._follow_look(top)

    def _top(self) -> int:
        """Return the number of the first block that is seen, 0 where nothing is scrolled."""
        scrolled = self.verticalScrollBar().value() > 0
        return self.cursorForPosition(QPoint()).blockNumber() if scrolled else 0

    def _follow_look(self, top: int) -> None:
        """Make the page again, from a block on, if colours, letters or width are others."""
        longest = self.fontMetrics().averageCharWidth() * _LONGEST
        # The width is not known before the page is shown.
        room = self.viewport().width() - 2 * _SIDE if self.isVisible() else self._look[2] or longest
        look = current_palette(), self.font().toString(), min(room, longest)
        if look != self._look:
            self._look = look
            self.reload()
            if top:
                cursor, bar = QTextCursor(self.document()), self.verticalScrollBar()
                cursor.movePosition(QTextCursor.MoveOperation.NextBlock, n=top)
                bar.setValue(bar.value() + self.cursorRect(cursor).top())

    def _keep_lines_short(self) -> None:
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        side = (self.viewport().width() - self._look[2]) // 2
        form.setLeftMargin(side)
        form.setRightMargin(side)
        form.setTopMargin(self.fontMetrics().height())
        form.setBottomMargin(self.fontMetrics().height() * 2)
        frame.setFrameFormat(form)


class ManualWindow(QDialog):
    """The pages and their headings at the left, a page at the right. Shown with `show()`."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Manual"))
        self._page = page = ManualPage(language, self)
        self._field = QLineEdit(self)
        # A page that was pasted would be sought for minutes.
        self._field.setMaxLength(_LONGEST_SEARCH)
        self._field.setPlaceholderText(self.tr("Search the manual"))
        self._field.setAccessibleName(self.tr("Search"))
        self._field.setClearButtonEnabled(True)
        self._field.installEventFilter(self)
        self._contents = QTreeWidget(self)
        self._contents.setAccessibleName(self.tr("Contents"))
        self._contents.setHeaderHidden(True)
        self._contents.setRootIsDecorated(False)
        self._contents.setUniformRowHeights(True)
        self._contents.setIndentation(14)
        self._contents.setExpandsOnDoubleClick(False)
        self._contents.ensurePolished()
        words = self.tr("Not found in the manual.")
        if language != ENGLISH:
            words += " " + self.tr("Most pages are in English.")
        self._nothing = QLabel(words, self)
        self._nothing.setWordWrap(True)
        self._nothing.setObjectName("muted")
        self._nothing.hide()
        self._sections = [each for name in PAGES for each in sections_of(name, language)]
        self._items: list[QTreeWidgetItem] = []
        for section in self._sections:
            self._add_item(section)
        buttons = QHBoxLayout()
        for name, words, keys, available, go in (
            ("back", self.tr("Back"), "Alt+Left", page.backwardAvailable, page.backward),
            ("forward", self.tr("Forward"), "Alt+Right", page.forwardAvailable, page.forward),
        ):
            button = tool_button(self, words)
            button.setIcon(icon(f"step_{name}"))
            QShortcut(QKeySequence(keys), self).activated.connect(go)
            button.setEnabled(False)
            available.connect(button.setEnabled)
            button.clicked.connect(go)
            buttons.addWidget(button)
        lay_out(buttons, (self._field, 1), spacing=4)
        side = QWidget(self)
        side.setFixedWidth(46 * self.fontMetrics().averageCharWidth())
        parts = (buttons, self._nothing, (self._contents, 1))
        lay_out(QVBoxLayout(side), *parts, margins=(12, 12, 8, 8), spacing=8)
        lay_out(QHBoxLayout(self), side, (page, 1), margins=0, spacing=0)
        self._field.textChanged.connect(self._find)
        self._field.returnPressed.connect(self._open_current)
        self._contents.itemActivated.connect(self._open_current)
        self._contents.itemClicked.connect(self._open_current)
        page.sourceChanged.connect(self._show_place)
        self._add_shortcuts()
        self._field.setFocus()
        self.resize(QSize(960, 760).boundedTo(room_on_screen(self)))
        page.open(PAGES[0])

    def _add_shortcuts(self) -> None:
        page = self._page
        for key in ("Ctrl++", "Ctrl+="):
            QShortcut(key, self).activated.connect(page.zoomIn)
        QShortcut("Ctrl+-", self).activated.connect(page.zoomOut)
        usual = page.font()
        QShortcut("Ctrl+0", self).activated.connect(lambda: page.setFont(usual))
        to_search = QShortcut("Ctrl+F", self)
        to_search.activated.connect(self._field.setFocus)
        to_search.activated.connect(self._field.selectAll)

    def _add_item(self, section: Section) -> None:
        """Add a section to the contents, below the last one of a higher level."""
        item = QTreeWidgetItem([section.title])
        item.setToolTip(0, section.title)
        added = zip(self._sections, self._items, strict=False)
        above = [each for other, each in added if other.level < section.level]
        if section.level == 1:
            self._contents.addTopLevelItem(item)
        else:
            above[-1].addChild(item)
        self._items.append(item)

    def open_page(self, page: str, anchor: str = "") -> None:
        """Show a page at a heading."""
        self._field.clear()
        self._page.open(page, anchor)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the keys that the field does not need to the contents, or to the page."""
        if passed_on(event, {Qt.Key.Key_Up, Qt.Key.Key_Down}, self._contents):
            if item := self._contents.currentItem():
                say(item.text(0))
            return True
        pages = {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
        return passed_on(event, pages, self._page) or super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._field.text():
            self._field.clear()
        else:
            super().keyPressEvent(event)

    def _find(self, words: str) -> None:
        """Leave the headings below which all words are found, and mark the words on the page."""
        self._page.mark(words)
        hits = sections_with(words, self._sections)
        for section, item in zip(self._sections, self._items, strict=True):
            item.setHidden(section not in hits)
            item.setExpanded(bool(words.strip()))
            above = item.parent()
            while section in hits and above is not None:
                above.setHidden(False)
                above = above.parent()
        self._nothing.setVisible(not hits)
        if not hits:
            say(self._nothing.text())
        elif words.strip():
            best = max(hits, key=partial(fitness, words))
            self._contents.setCurrentItem(self._items[self._sections.index(best)])
            say(best.title)
        else:
            self._show_place(self._page.source())

    def _open_current(self) -> None:
        item = self._contents.currentItem()
        if item is not None and not item.isHidden():
            section = self._sections[self._items.index(item)]
            self._page.open(section.page, section.anchor if section.level > 1 else "")
            self._page.show_mark()

    def _show_place(self, place: QUrl) -> None:
        """Make the heading that was opened current among the contents."""
        page = place.path().removeprefix("/").removesuffix(".md")
        for section, item in zip(self._sections, self._items, strict=True):
            if section.level == 1 and not self._field.text().strip():
                item.setExpanded(section.page == page)
            is_here = section.anchor == place.fragment() if place.fragment() else section.level == 1
            if section.page == page and is_here:
                self._contents.setCurrentItem(item)
