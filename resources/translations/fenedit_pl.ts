<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FenEdit</source>
        <translation>O programie FenEdit</translation>
    </message>
    <message>
        <source>Sets up any chess position, legal or not, and writes it as a correct FEN.</source>
        <translation>Ustawia dowolną pozycję szachową, legalną lub nie, i zapisuje ją jako poprawny FEN.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>FenEdit {version}</source>
        <translation>FenEdit {version}</translation>
    </message>
    <message>
        <source>Qt {qt}, Python {python}, {system}</source>
        <translation>Qt {qt}, Python {python}, {system}</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Środowisko</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Strona internetowa</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Otwórz katalog &amp;dziennika</translation>
    </message>
    <message>
        <source>Font {name}</source>
        <translation>Czcionka {name}</translation>
    </message>
    <message>
        <source>Piece set {name}</source>
        <translation>Zestaw bierek {name}</translation>
    </message>
    <message>
        <source>Neural networks</source>
        <translation>Sieci neuronowe</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Składnik</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
</context>
<context>
    <name>AlgebraicEntry</name>
    <message>
        <source>Place pieces</source>
        <translation>Postaw bierki</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <translation>Bierki i ich pola</translation>
    </message>
    <message>
        <source>Place p&amp;ieces</source>
        <translation>Postaw b&amp;ierki</translation>
    </message>
    <message>
        <source>Clear the &amp;board first</source>
        <translation>&amp;Najpierw wyczyść szachownicę</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>Po&amp;staw</translation>
    </message>
    <message>
        <source>Capital letters are White, small letters Black; pawns need no letter.</source>
        <translation>Wielkie litery to białe, małe to czarne; piony nie wymagają litery.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces. Press Enter to place them.</source>
        <translation>
            <numerusform>%n bierka. Naciśnij Enter, aby ją postawić.</numerusform>
            <numerusform>%n bierki. Naciśnij Enter, aby je postawić.</numerusform>
            <numerusform>%n bierek. Naciśnij Enter, aby je postawić.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}. Press Enter to place.</source>
        <translation>{pieces}. Naciśnij Enter, aby postawić.</translation>
    </message>
</context>
<context>
    <name>AllPuzzles</name>
    <message>
        <source>Stopped. {summary}</source>
        <translation>Przerwano. {summary}</translation>
    </message>
    <message numerus="yes">
        <source>%n need Popeye, which was not found</source>
        <translation>
            <numerusform>%n wymaga Popeye, którego nie znaleziono</numerusform>
            <numerusform>%n wymagają Popeye, którego nie znaleziono</numerusform>
            <numerusform>%n wymaga Popeye, którego nie znaleziono</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} sound</source>
        <translation>poprawne – {number}</translation>
    </message>
    <message>
        <source>{number} cooked</source>
        <translation>z rozwiązaniem ubocznym – {number}</translation>
    </message>
    <message>
        <source>{number} without a solution</source>
        <translation>bez rozwiązania – {number}</translation>
    </message>
    <message>
        <source>{number} short</source>
        <translation>z krótszym rozwiązaniem – {number}</translation>
    </message>
    <message>
        <source>{number} with duals</source>
        <translation>z dualami – {number}</translation>
    </message>
    <message>
        <source>{number} not finished</source>
        <translation>nieukończone – {number}</translation>
    </message>
    <message>
        <source>{number} cannot be solved</source>
        <translation>nierozwiązywalne – {number}</translation>
    </message>
    <message>
        <source>{number} failed</source>
        <translation>nieudane – {number}</translation>
    </message>
    <message>
        <source>Left out: needs Popeye, which was not found</source>
        <translation>Pominięto: wymaga Popeye, którego nie znaleziono</translation>
    </message>
    <message numerus="yes">
        <source>{number} puzzles: {kinds}</source>
        <translation>
            <numerusform>{number} zadanie: {kinds}</numerusform>
            <numerusform>{number} zadania: {kinds}</numerusform>
            <numerusform>{number} zadań: {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other stipulations, not solved here</source>
        <translation>
            <numerusform>%n zadanie z innym żądaniem, tutaj nierozwiązywane</numerusform>
            <numerusform>%n zadania z innym żądaniem, tutaj nierozwiązywane</numerusform>
            <numerusform>%n zadań z innym żądaniem, tutaj nierozwiązywanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a valid position</source>
        <translation>
            <numerusform>%n bez poprawnej pozycji</numerusform>
            <numerusform>%n bez poprawnej pozycji</numerusform>
            <numerusform>%n bez poprawnej pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a stipulation</source>
        <translation>
            <numerusform>%n bez żądania</numerusform>
            <numerusform>%n bez żądania</numerusform>
            <numerusform>%n bez żądania</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to solve: no position has a stipulation.</source>
        <translation>Nie ma czego rozwiązywać: żadna pozycja nie ma żądania.</translation>
    </message>
    <message>
        <source>{number} solved</source>
        <translation>{number} rozwiązanych</translation>
    </message>
    <message>
        <source>{number} with fewer solutions than intended</source>
        <translation>{number} z mniejszą liczbą rozwiązań niż zamierzona</translation>
    </message>
    <message>
        <source>{found}. Not fully searched: {number}</source>
        <translation>{found}. Nie w pełni przeszukane: {number}</translation>
    </message>
    <message>
        <source>Solving puzzles: {number} so far</source>
        <translation>Rozwiązywanie zadań: dotąd {number}</translation>
    </message>
    <message>
        <source>Stopped: another program changed or removed the file. {summary}</source>
        <translation>Przerwano: inny program zmienił lub usunął plik. {summary}</translation>
    </message>
    <message>
        <source>Solving failed. See the log. {summary}</source>
        <translation>Rozwiązywanie nie powiodło się. Zobacz dziennik. {summary}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>ten sam</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export Moving Picture</source>
        <translation>Eksport animacji</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Odtwarzaj</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Save Moving Picture</source>
        <translation>Zapis animacji</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>Rysowanie posunięć…</translation>
    </message>
    <message>
        <source>Moving pictures need Pillow. Install it with: pip install Pillow</source>
        <translation>Animacje wymagają Pillow. Zainstaluj: pip install Pillow</translation>
    </message>
</context>
<context>
    <name>AnimationOptions</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Posunięcia</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seco&amp;nds a move</source>
        <translation>Seku&amp;ndy na ruch</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Rozm&amp;iar</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>O&amp;rientacja</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Ko&amp;lory</translation>
    </message>
    <message>
        <source>Pi&amp;eces</source>
        <translation>&amp;Bierki</translation>
    </message>
    <message>
        <source>P&amp;ieces slide</source>
        <translation>Bierki przes&amp;uwają się</translation>
    </message>
    <message>
        <source>&amp;Highlight the last move</source>
        <translation>W&amp;yróżnij ostatni ruch</translation>
    </message>
    <message>
        <source>&amp;Write the moves below the board</source>
        <translation>Zapis ruc&amp;hów pod szachownicą</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>S&amp;trzałki, kółka i inne znaki</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>Powtarza&amp;j</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>FenEdit was not restarted: unsaved work could not be kept. Save it first.</source>
        <translation>FenEdit nie został uruchomiony ponownie: nie udało się zachować niezapisanej pracy. Należy ją najpierw zapisać.</translation>
    </message>
    <message>
        <source>Looking for unsaved work…</source>
        <translation>Szukanie niezapisanej pracy…</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run cannot be read; it is kept in {path}.</source>
        <translation>Nie można odczytać niezapisanej pracy z poprzedniego uruchomienia; zachowano ją tutaj: {path}.</translation>
    </message>
</context>
<context>
    <name>BoardController</name>
    <message>
        <source>Drag or click a piece, or type a move. {keys}: one move back. Esc or F5 to stop</source>
        <translation>Przeciągnij lub kliknij bierkę albo wpisz posunięcie. {keys}: jedno posunięcie wstecz. Esc lub F5 kończy</translation>
    </message>
    <message>
        <source>Drag pieces onto the board, paste a FEN or a picture, or drop a file here</source>
        <translation>Przeciągnij bierki na szachownicę, wklej FEN lub obraz albo upuść tu plik</translation>
    </message>
    <message>
        <source>{squares}: drag to move, {delete} to clear, right-click for more. Esc to deselect</source>
        <translation>{squares}: przeciągnij, aby przenieść; {delete} czyści; prawy przycisk: więcej. Esc usuwa zaznaczenie</translation>
    </message>
    <message>
        <source>Drag pieces, Shift+drag to select, right-click a square, or type a FEN on the board</source>
        <translation>Przeciągaj bierki (z Shift: zaznaczanie), kliknij pole prawym przyciskiem albo wpisz FEN na szachownicy</translation>
    </message>
    <message>
        <source>Eraser: click or drag to clear squares. Esc to stop</source>
        <translation>Gumka: kliknij lub przeciągnij, aby wyczyścić pola. Esc kończy</translation>
    </message>
    <message>
        <source>Click or drag to place a {piece}; right-click for the other colour. Esc to stop</source>
        <translation>Kliknij lub przeciągnij, aby stawiać: {piece}; prawy przycisk: drugi kolor. Esc kończy</translation>
    </message>
    <message>
        <source>no position yet</source>
        <translation>jeszcze brak pozycji</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Rank {rank} is full: “{key}” was not placed. Type / for the next rank.</source>
        <translation>Rząd {rank} jest pełny: nie postawiono „{key}”. Wpisz /, aby przejść do następnego rzędu.</translation>
    </message>
    <message>
        <source>“{key}” is too many. Squares left on rank {rank}: {left}.</source>
        <translation>„{key}” to za dużo. Pozostało pól w rzędzie {rank}: {left}.</translation>
    </message>
    <message>
        <source>Rank 1 is the last rank.</source>
        <translation>Rząd 1 jest ostatni.</translation>
    </message>
    <message>
        <source>The last square was filled. Typing starts again at a8.</source>
        <translation>Zapełniono ostatnie pole. Wpisywanie zaczyna się znowu od a8.</translation>
    </message>
    <message>
        <source>a8 is the first square.</source>
        <translation>a8 jest pierwszym polem.</translation>
    </message>
    <message>
        <source>{square} is the last square; {backspace} clears it.</source>
        <translation>{square} jest ostatnim polem; {backspace} je czyści.</translation>
    </message>
    <message>
        <source>“{key}” is not a piece. Type KQRBNP or kqrbnp, or 1 to 8 for empty squares.</source>
        <translation>„{key}” nie jest bierką. Wpisz KQRBNP lub kqrbnp albo od 1 do 8 dla pustych pól.</translation>
    </message>
    <message>
        <source>“{key}” empties squares. Pieces removed: {removed}. Undo brings them back.</source>
        <translation>„{key}” czyści pola. Usunięte bierki: {removed}. Cofnij je przywróci.</translation>
    </message>
    <message>
        <source>That was the last square. Press Space to type the side to move and the other fields.</source>
        <translation>To było ostatnie pole. Naciśnij spację, aby wpisać stronę na posunięciu i pozostałe części.</translation>
    </message>
    <message>
        <source>Now type side to move, castling rights, en passant square and counters as in FEN, then press Enter.</source>
        <translation>Teraz wpisz jak w FEN stronę na posunięciu, prawa do roszady, pole bicia w przelocie i liczniki, a potem naciśnij Enter.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected w or b as the side to move.</source>
        <translation>„{key}” nie pasuje: oczekiwano w lub b jako strony na posunięciu.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected castling rights such as KQkq, or -.</source>
        <translation>„{key}” nie pasuje: oczekiwano praw do roszady takich jak KQkq albo -.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected an en passant square such as e3, or -.</source>
        <translation>„{key}” nie pasuje: oczekiwano pola bicia w przelocie takiego jak e3 albo -.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a number as the halfmove clock.</source>
        <translation>„{key}” nie pasuje: oczekiwano liczby jako licznika półruchów.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a fullmove number, or Enter to finish.</source>
        <translation>„{key}” nie pasuje: oczekiwano numeru posunięcia albo Enter na zakończenie.</translation>
    </message>
    <message>
        <source>The fullmove number was the last field. Typing starts again at a8.</source>
        <translation>Numer posunięcia był ostatnią częścią. Wpisywanie zaczyna się znowu od a8.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Podgląd szachownicy</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>Arrow keys move, Shift+arrows select; Enter picks up and drops; letters and digits type a FEN</source>
        <translation>Klawisze strzałek przechodzą, Shift+strzałki zaznaczają; Enter bierze i upuszcza; litery i cyfry wpisują FEN</translation>
    </message>
</context>
<context>
    <name>BoardVoice</name>
    <message>
        <source>End of rank {rank}</source>
        <translation>Koniec rzędu {rank}</translation>
    </message>
    <message>
        <source>{piece} picked up</source>
        <translation>{piece} w ręku</translation>
    </message>
    <message>
        <source>Mark started on {square}</source>
        <translation>Początek znaku na {square}</translation>
    </message>
    <message>
        <source>{piece} picked up, can go to {squares}</source>
        <translation>{piece} w ręku, może pójść na {squares}</translation>
    </message>
    <message>
        <source>{square} is empty, nothing to pick up</source>
        <translation>{square} puste, nie ma czego wziąć</translation>
    </message>
    <message>
        <source>{square}: no legal move</source>
        <translation>{square}: brak legalnego posunięcia</translation>
    </message>
    <message>
        <source>doubtful in the picture</source>
        <translation>niepewne na obrazie</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces picked up</source>
        <translation>
            <numerusform>%n bierka w ręku</numerusform>
            <numerusform>%n bierki w ręku</numerusform>
            <numerusform>%n bierek w ręku</numerusform>
        </translation>
    </message>
    <message>
        <source>Black at the bottom</source>
        <translation>Czarne na dole</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Białe na dole</translation>
    </message>
    <message>
        <source>Position {number} of {count}. {position}</source>
        <translation>Pozycja {number} z {count}. {position}</translation>
    </message>
    <message>
        <source>No squares selected</source>
        <translation>Nie zaznaczono pól</translation>
    </message>
    <message>
        <source>{square} selected</source>
        <translation>Zaznaczono {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares selected, {squares}</source>
        <translation>
            <numerusform>Zaznaczono %n pole, {squares}</numerusform>
            <numerusform>Zaznaczono %n pola, {squares}</numerusform>
            <numerusform>Zaznaczono %n pól, {squares}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>od {first} do {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares changed</source>
        <translation>
            <numerusform>Zmieniono %n pole</numerusform>
            <numerusform>Zmieniono %n pola</numerusform>
            <numerusform>Zmieniono %n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CastlingRows</name>
    <message>
        <source>Castling rights</source>
        <translation>Prawa do roszady</translation>
    </message>
    <message>
        <source>White castling</source>
        <translation>Prawa białych</translation>
    </message>
    <message>
        <source>Black castling</source>
        <translation>Prawa czarnych</translation>
    </message>
    <message>
        <source>{0} ?</source>
        <translation>{0} ?</translation>
    </message>
    <message>
        <source>White kingside</source>
        <translation>Krótka roszada białych</translation>
    </message>
    <message>
        <source>Black kingside</source>
        <translation>Krótka roszada czarnych</translation>
    </message>
    <message>
        <source>White queenside</source>
        <translation>Długa roszada białych</translation>
    </message>
    <message>
        <source>Black queenside</source>
        <translation>Długa roszada czarnych</translation>
    </message>
    <message>
        <source>{0}, rook on the {1}-file</source>
        <translation>{0}, wieża na linii {1}</translation>
    </message>
    <message>
        <source>Claimed, but king or rook is not on its starting square</source>
        <translation>Podano, ale król lub wieża nie stoi na polu początkowym</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square. For Chess960, turn on Position › Chess960 Castling.</source>
        <translation>Król lub wieża nie stoi na polu początkowym. Dla Chess960 włącz Pozycja › Roszada Chess960.</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square</source>
        <translation>Król lub wieża nie stoi na polu początkowym</translation>
    </message>
    <message>
        <source>FEN allows two rights per side</source>
        <translation>FEN dopuszcza dwa prawa na stronę</translation>
    </message>
</context>
<context>
    <name>ChangeBar</name>
    <message>
        <source>The file has changed</source>
        <translation>Plik się zmienił</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Show the current content of the file</source>
        <translation>Pokaż obecną zawartość pliku</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation>Zapisz ponownie</translation>
    </message>
    <message>
        <source>Write the file again</source>
        <translation>Zapisz plik jeszcze raz</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>Choose row by row</source>
        <translation>Wybierz wiersz po wierszu</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Zachowaj moje</translation>
    </message>
    <message>
        <source>Keep what this window shows</source>
        <translation>Zachowaj to, co pokazuje to okno</translation>
    </message>
</context>
<context>
    <name>CheckVoice</name>
    <message>
        <source>No problems found</source>
        <translation>Nie znaleziono usterek</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n usterka</numerusform>
            <numerusform>%n usterki</numerusform>
            <numerusform>%n usterek</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}. First: {problem}</source>
        <translation>{count}. Pierwsza: {problem}</translation>
    </message>
</context>
<context>
    <name>ClipboardController</name>
    <message>
        <source>Copied as typed; the text is not a valid FEN yet.</source>
        <translation>Skopiowano tak, jak wpisano; tekst nie jest jeszcze poprawnym FEN.</translation>
    </message>
    <message>
        <source>Copied {fen}</source>
        <translation>Skopiowano {fen}</translation>
    </message>
    <message>
        <source>There is no position to open yet.</source>
        <translation>Nie ma jeszcze pozycji do otwarcia.</translation>
    </message>
    <message>
        <source>Opened in the browser.</source>
        <translation>Otwarto w przeglądarce.</translation>
    </message>
    <message>
        <source>No browser was found. Copy As copies the link.</source>
        <translation>Nie znaleziono przeglądarki. Kopiuj jako skopiuje odnośnik.</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Skopiowano wpis.</translation>
    </message>
    <message>
        <source>Too long to paste ({0} characters). Open it as a file instead.</source>
        <translation>Za długie, aby wkleić (znaków: {0}). Lepiej otworzyć jako plik.</translation>
    </message>
    <message>
        <source>The moves continue the position shown.</source>
        <translation>Posunięcia kontynuują pokazaną pozycję.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Ta pozycja jest już na szachownicy.</translation>
    </message>
    <message>
        <source>Paste Over ({keys}) replaces a position instead.</source>
        <translation>Aby zastąpić pozycję: „Wklej i zastąp” ({keys}).</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Zastąpiono pozycję {number}. Cofnij ją przywróci.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Nie ma tekstu do wklejenia.</translation>
    </message>
    <message>
        <source>This is a GBR code: it gives the pieces, but not their squares.</source>
        <translation>To jest kod GBR: podaje bierki, ale nie ich pola.</translation>
    </message>
    <message>
        <source>No position found in this text.</source>
        <translation>W tym tekście nie znaleziono pozycji.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nic nie zmieniono.</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Sortuj według</translation>
    </message>
    <message>
        <source>Positions with problems</source>
        <translation>Pozycje z usterkami</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>not saved</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>mate in {moves}</source>
        <translation>mat w {moves} pos.</translation>
    </message>
</context>
<context>
    <name>CollectionPanel</name>
    <message>
        <source>Collection</source>
        <translation>Zbiór</translation>
    </message>
    <message>
        <source>Show as rows, lines of text or gallery</source>
        <translation>Pokaż jako listę, wiersze tekstu lub galerię</translation>
    </message>
    <message>
        <source>Too many positions to change at once ({number}). Select up to {most}.</source>
        <translation>Za dużo pozycji, aby zmienić je naraz ({number}). Można zaznaczyć najwyżej {most}.</translation>
    </message>
    <message>
        <source>Nothing was changed: the positions changed in the meantime.</source>
        <translation>Nic nie zmieniono: w międzyczasie zmieniły się pozycje.</translation>
    </message>
    <message>
        <source>Positions of the file</source>
        <translation>Pozycje z pliku</translation>
    </message>
    <message>
        <source>Positions found</source>
        <translation>Znalezione pozycje</translation>
    </message>
    <message>
        <source>Positions of the file, as lines</source>
        <translation>Pozycje z pliku, w wierszach</translation>
    </message>
    <message>
        <source>Positions of the file, as a gallery</source>
        <translation>Pozycje z pliku, jako galeria</translation>
    </message>
    <message>
        <source>Positions found, as lines</source>
        <translation>Znalezione pozycje, w wierszach</translation>
    </message>
    <message>
        <source>You can search for words, pieces, squares, material and more.</source>
        <translation>Możesz szukać słów, bierek, pól, materiału i innych.</translation>
    </message>
    <message>
        <source>Positions found, as a gallery</source>
        <translation>Znalezione pozycje, jako galeria</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Brak pozycji</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {total} selected</source>
        <translation>
            <numerusform>Zaznaczono {number} z {total}</numerusform>
            <numerusform>Zaznaczono {number} z {total}</numerusform>
            <numerusform>Zaznaczono {number} z {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>A file can hold many positions; + adds one.</source>
        <translation>Plik może zawierać wiele pozycji; + dodaje jedną.</translation>
    </message>
    <message>
        <source>Deleting positions…</source>
        <translation>Usuwanie pozycji…</translation>
    </message>
    <message>
        <source>Copying positions…</source>
        <translation>Kopiowanie pozycji…</translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Przenoszenie pozycji…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Position (FEN)</source>
        <translation>Pozycja (FEN)</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Strona na posunięciu</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Operation “{name}”</source>
        <translation>Operacja „{name}”</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Pominięta</translation>
    </message>
    <message>
        <source>The &amp;first move of the solution leads to the position</source>
        <translation>&amp;Pierwszy ruch rozwiązania prowadzi do pozycji</translation>
    </message>
    <message>
        <source>What are the columns of “{name}”?</source>
        <translation>Czym są kolumny pliku „{name}”?</translation>
    </message>
</context>
<context>
    <name>CommandFinder</name>
    <message>
        <source>Find Command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Wpisz część nazwy polecenia</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Brak pasujących poleceń.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Wyczyść tę listę</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowy</translation>
    </message>
    <message>
        <source>Start a new document</source>
        <translation>Utwórz nowy dokument</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>No&amp;we okno</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open a file of positions</source>
        <translation>Otwórz plik z pozycjami</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Otwórz os&amp;tatnie</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save all positions</source>
        <translation>Zapisz wszystkie pozycje</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Export P&amp;icture…</source>
        <translation>&amp;Eksportuj obraz…</translation>
    </message>
    <message>
        <source>Save the diagram as a picture, such as PNG, SVG or PDF</source>
        <translation>Zapisz diagram jako obraz, np. PNG, SVG lub PDF</translation>
    </message>
    <message>
        <source>Export Pict&amp;ures…</source>
        <translation>Eksportuj o&amp;brazy…</translation>
    </message>
    <message>
        <source>S&amp;heet of Diagrams…</source>
        <translation>&amp;Arkusz diagramów…</translation>
    </message>
    <message>
        <source>Pages of diagrams with their solutions, as a PDF or printed</source>
        <translation>Strony z diagramami i rozwiązaniami, jako PDF lub wydruk</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Print the diagram</source>
        <translation>Wydrukuj diagram</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>Za&amp;mknij okno</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t Position</source>
        <translation>Wy&amp;tnij pozycję</translation>
    </message>
    <message>
        <source>&amp;Copy FEN</source>
        <translation>&amp;Kopiuj FEN</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Skopiuj pozycję jako FEN</translation>
    </message>
    <message>
        <source>Copy &amp;As…</source>
        <translation>Kopiuj &amp;jako…</translation>
    </message>
    <message>
        <source>Copy the position in another format, such as a link, a diagram or LaTeX</source>
        <translation>Skopiuj pozycję w innym formacie, np. jako link, diagram lub LaTeX</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Kopiuj &amp;obraz</translation>
    </message>
    <message>
        <source>Copy the diagram as a picture, and its FEN for text editors</source>
        <translation>Skopiuj diagram jako obraz, a dla edytorów tekstu jego FEN</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Se&amp;lect All Squares</source>
        <translation>&amp;Zaznacz wszystkie pola</translation>
    </message>
    <message>
        <source>Go to FEN &amp;Field</source>
        <translation>Przejdź do części &amp;FEN</translation>
    </message>
    <message>
        <source>Piece &amp;Placement</source>
        <translation>&amp;Ustawienie bierek</translation>
    </message>
    <message>
        <source>&amp;Side to Move</source>
        <translation>&amp;Strona na posunięciu</translation>
    </message>
    <message>
        <source>&amp;Castling Rights</source>
        <translation>&amp;Prawa do roszady</translation>
    </message>
    <message>
        <source>&amp;En Passant Square</source>
        <translation>Pole &amp;bicia w przelocie</translation>
    </message>
    <message>
        <source>&amp;Halfmove Clock</source>
        <translation>&amp;Licznik półruchów</translation>
    </message>
    <message>
        <source>&amp;Fullmove Number</source>
        <translation>&amp;Numer posunięcia</translation>
    </message>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>Prefe&amp;rencje…</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>P&amp;ozycja</translation>
    </message>
    <message>
        <source>&amp;Encoding…</source>
        <translation>Kodowan&amp;ie…</translation>
    </message>
    <message>
        <source>Paste O&amp;ver</source>
        <translation>Wklej i z&amp;astąp</translation>
    </message>
    <message>
        <source>Paste a position in place of the one shown</source>
        <translation>Wklej pozycję w miejsce pokazanej</translation>
    </message>
    <message>
        <source>&amp;Start Position</source>
        <translation>&amp;Pozycja początkowa</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>Pozycja początkowa</translation>
    </message>
    <message>
        <source>&amp;Clear Board</source>
        <translation>&amp;Wyczyść szachownicę</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Place &amp;Pieces by Name…</source>
        <translation>Postaw &amp;bierki według nazw…</translation>
    </message>
    <message>
        <source>Type pieces and squares, such as Ke1 Qd1 a2</source>
        <translation>Wpisz bierki i pola, np. Ke1 Qd1 a2</translation>
    </message>
    <message>
        <source>Chess960 Position by &amp;Number…</source>
        <translation>Pozycja Chess960 o &amp;numerze…</translation>
    </message>
    <message>
        <source>&amp;Random Chess960 Position</source>
        <translation>&amp;Losowa pozycja Chess960</translation>
    </message>
    <message>
        <source>Wh&amp;ite to Move</source>
        <translation>&amp;Ruch białych</translation>
    </message>
    <message>
        <source>&amp;Black to Move</source>
        <translation>Ruch &amp;czarnych</translation>
    </message>
    <message>
        <source>R&amp;otate by 180°</source>
        <translation>&amp;Obróć o 180°</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>Odb&amp;ij lewo–prawo</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>Odbij &amp;góra–dół</translation>
    </message>
    <message>
        <source>S&amp;wap Colours</source>
        <translation>&amp;Zamień kolory</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>Prze&amp;suń</translation>
    </message>
    <message>
        <source>Shift &amp;Up</source>
        <translation>Przesuń w &amp;górę</translation>
    </message>
    <message>
        <source>Shift &amp;Down</source>
        <translation>Przesuń w &amp;dół</translation>
    </message>
    <message>
        <source>Shift &amp;Left</source>
        <translation>Przesuń w &amp;lewo</translation>
    </message>
    <message>
        <source>Shift R&amp;ight</source>
        <translation>Przesuń w &amp;prawo</translation>
    </message>
    <message>
        <source>Clear &amp;Field</source>
        <translation>Wyczyść część &amp;FEN</translation>
    </message>
    <message>
        <source>C&amp;ounters</source>
        <translation>&amp;Liczniki</translation>
    </message>
    <message>
        <source>Mar&amp;ks Tool</source>
        <translation>Narzę&amp;dzie znaków</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels instead of setting up pieces</source>
        <translation>Rysuj strzałki, kółka, podświetlenia i etykiety zamiast ustawiać bierki</translation>
    </message>
    <message>
        <source>C&amp;lear Marks</source>
        <translation>W&amp;yczyść znaki</translation>
    </message>
    <message>
        <source>Chess&amp;960 Castling</source>
        <translation>Roszada Chess&amp;960</translation>
    </message>
    <message>
        <source>&amp;Allow Several Kings</source>
        <translation>Zezwól na kilka &amp;królów</translation>
    </message>
    <message>
        <source>P&amp;uzzle</source>
        <translation>&amp;Zadanie</translation>
    </message>
    <message>
        <source>Make legal moves on the board instead of setting up pieces</source>
        <translation>Wykonuj na szachownicy legalne posunięcia zamiast ustawiać bierki</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Rozwiąż</translation>
    </message>
    <message>
        <source>Prove that the puzzle is sound; press again to stop</source>
        <translation>Udowodnij poprawność zadania; ponowne użycie przerywa</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>Rozwiąż &amp;wszystkie zadania</translation>
    </message>
    <message>
        <source>Solution &amp;Tree</source>
        <translation>&amp;Drzewo rozwiązania</translation>
    </message>
    <message>
        <source>Puzzle &amp;Data…</source>
        <translation>Da&amp;ne zadania…</translation>
    </message>
    <message>
        <source>Start or Stop the &amp;Engine</source>
        <translation>Uruchom lub zatrzymaj &amp;silnik</translation>
    </message>
    <message>
        <source>&amp;Choose Engine and Popeye…</source>
        <translation>Wy&amp;bierz silnik i Popeye…</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>Z&amp;biór</translation>
    </message>
    <message>
        <source>Open in &amp;Browser</source>
        <translation>Otw&amp;órz w przeglądarce</translation>
    </message>
    <message>
        <source>P&amp;ositions from Pictures</source>
        <translation>Poz&amp;ycje z obrazów</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Pos&amp;unięcia</translation>
    </message>
    <message>
        <source>Set up a ready position, such as a basic mate, an endgame or an opening</source>
        <translation>Ustawia gotową pozycję, np. mat elementarny, końcówkę lub debiut</translation>
    </message>
    <message>
        <source>Export &amp;Moving Picture…</source>
        <translation>Ek&amp;sportuj animację…</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, WebP or animated PNG</source>
        <translation>Zapisuje posunięcia jako GIF, WebP lub animowany PNG</translation>
    </message>
    <message>
        <source>Lichess &amp;Editor</source>
        <translation>&amp;Edytor Lichess</translation>
    </message>
    <message>
        <source>Open the position on this page of the site, in the browser</source>
        <translation>Otwiera pozycję na tej stronie serwisu, w przeglądarce</translation>
    </message>
    <message>
        <source>Lichess &amp;Analysis Board</source>
        <translation>&amp;Analiza Lichess</translation>
    </message>
    <message>
        <source>&amp;Chess.com Analysis Board</source>
        <translation>Analiza &amp;Chess.com</translation>
    </message>
    <message>
        <source>Paste positions, as text or as a picture</source>
        <translation>Wklej pozycje jako tekst lub jako obraz</translation>
    </message>
    <message>
        <source>Read from Scr&amp;een…</source>
        <translation>Odczytaj z &amp;ekranu…</translation>
    </message>
    <message>
        <source>Read the position from a part of the screen</source>
        <translation>Odczytaj pozycję z części ekranu</translation>
    </message>
    <message>
        <source>Review &amp;Picture</source>
        <translation>S&amp;prawdź obraz</translation>
    </message>
    <message>
        <source>Show or hide the picture from which the position was read</source>
        <translation>Pokaż lub ukryj obraz, z którego odczytano pozycję</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Square</source>
        <translation>&amp;Następne niepewne pole</translation>
    </message>
    <message>
        <source>Go to a square that may have been read wrong</source>
        <translation>Przejdź do pola, które mogło zostać źle odczytane</translation>
    </message>
    <message>
        <source>Pre&amp;vious Doubtful Square</source>
        <translation>Poprze&amp;dnie niepewne pole</translation>
    </message>
    <message>
        <source>&amp;Turn Picture’s Position</source>
        <translation>Od&amp;wróć pozycję z obrazu</translation>
    </message>
    <message>
        <source>Oth&amp;er Piece…</source>
        <translation>Inna bi&amp;erka…</translation>
    </message>
    <message>
        <source>Ran&amp;dom Position…</source>
        <translation>Losow&amp;a pozycja…</translation>
    </message>
    <message>
        <source>Set up a random legal position with given pieces, such as KRPvKR</source>
        <translation>Ustawia losową legalną pozycję z podanych bierek, np. KRPvKR</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Rozgrywaj posunięcia</translation>
    </message>
    <message>
        <source>To the &amp;Start</source>
        <translation>Na &amp;początek</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>Jedno posunięcie &amp;wstecz</translation>
    </message>
    <message>
        <source>One Move &amp;Forward</source>
        <translation>Jedno posunięcie &amp;naprzód</translation>
    </message>
    <message>
        <source>To the &amp;Last Move</source>
        <translation>Do ostatnie&amp;go posunięcia</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Poprze&amp;dni wariant</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Nas&amp;tępny wariant</translation>
    </message>
    <message>
        <source>&amp;New Position from Here</source>
        <translation>Nowa po&amp;zycja stąd</translation>
    </message>
    <message>
        <source>Add the position shown to the collection, after the game</source>
        <translation>Dodaj pokazaną pozycję do zbioru, za partią</translation>
    </message>
    <message>
        <source>Several Posi&amp;tions from Games…</source>
        <translation>Ki&amp;lka pozycji z partii…</translation>
    </message>
    <message>
        <source>Add positions of the game, or of all selected games, after each of them</source>
        <translation>Dodaj pozycje z partii lub ze wszystkich zaznaczonych partii, za każdą z nich</translation>
    </message>
    <message>
        <source>&amp;Keep in Record</source>
        <translation>Zac&amp;howaj we wpisie</translation>
    </message>
    <message>
        <source>Pro&amp;mote Variation</source>
        <translation>Prze&amp;suń wariant wyżej</translation>
    </message>
    <message>
        <source>Move this variation in front of the one before it</source>
        <translation>Przenieś ten wariant przed poprzedni</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Usuń odtąd</translation>
    </message>
    <message>
        <source>Delete this move, and those after it</source>
        <translation>Usuń to posunięcie i następne</translation>
    </message>
    <message>
        <source>Other Side Ans&amp;wers</source>
        <translation>Druga strona odpowi&amp;ada</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Kopiuj posunięcia</translation>
    </message>
    <message>
        <source>Copy as P&amp;GN</source>
        <translation>Kopiu&amp;j jako PGN</translation>
    </message>
    <message>
        <source>St&amp;ipulation</source>
        <translation>Żądan&amp;ie</translation>
    </message>
    <message>
        <source>Enter what the puzzle asks for: #2, h#3, s#4, or in words</source>
        <translation>Wpisz, czego żąda zadanie: #2, h#3, s#4 lub słowami</translation>
    </message>
    <message>
        <source>Solve every position that has a stipulation</source>
        <translation>Rozwiąż wszystkie pozycje z żądaniem</translation>
    </message>
    <message>
        <source>Co&amp;py Solution</source>
        <translation>Ko&amp;piuj rozwiązanie</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>Kopiuj rozwiązanie jako tekst</translation>
    </message>
    <message>
        <source>Add Solution to &amp;Record</source>
        <translation>D&amp;odaj rozwiązanie do wpisu</translation>
    </message>
    <message>
        <source>Write the solution into the record</source>
        <translation>Zapisz rozwiązanie we wpisie</translation>
    </message>
    <message>
        <source>Add T&amp;win</source>
        <translation>Dodaj b&amp;liźniaka</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Dodaj bliźniaka takiego jak pokazana pozycja</translation>
    </message>
    <message>
        <source>&amp;Next Twin</source>
        <translation>N&amp;astępny bliźniak</translation>
    </message>
    <message>
        <source>Pre&amp;vious Twin</source>
        <translation>Poprz&amp;edni bliźniak</translation>
    </message>
    <message>
        <source>Re&amp;move Twin</source>
        <translation>&amp;Usuń bliźniaka</translation>
    </message>
    <message>
        <source>&amp;Find Tries</source>
        <translation>Szu&amp;kaj pozornych rozwiązań</translation>
    </message>
    <message>
        <source>Also find first moves that only one defence refutes</source>
        <translation>Znajdź też pierwsze posunięcia obalane tylko jedną obroną</translation>
    </message>
    <message>
        <source>Find Set Pla&amp;y</source>
        <translation>Szukaj po&amp;zornej gry</translation>
    </message>
    <message>
        <source>As&amp;k Popeye</source>
        <translation>Zap&amp;ytaj Popeye</translation>
    </message>
    <message>
        <source>Popeye’s Te&amp;xt…</source>
        <translation>&amp;Tekst Popeye…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Pokaż, o co pytany jest Popeye i co odpowiada</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>&amp;Poprzednia pozycja</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>&amp;Następna pozycja</translation>
    </message>
    <message>
        <source>Next Proble&amp;m</source>
        <translation>Następna ust&amp;erka</translation>
    </message>
    <message>
        <source>Show the next position with a problem</source>
        <translation>Pokaż następną pozycję z usterką</translation>
    </message>
    <message>
        <source>Pr&amp;evious Problem</source>
        <translation>Poprzednia uste&amp;rka</translation>
    </message>
    <message>
        <source>S&amp;how Positions with Problems</source>
        <translation>Po&amp;każ pozycje z usterkami</translation>
    </message>
    <message>
        <source>Show only positions with problems</source>
        <translation>Pokaż tylko pozycje z usterkami</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Znajdź…</translation>
    </message>
    <message>
        <source>Find positions in the collection; Esc to go back</source>
        <translation>Znajdź pozycje w zbiorze; Esc wraca</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Znajdź na&amp;stępne</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Znajdź poprzedn&amp;ie</translation>
    </message>
    <message>
        <source>&amp;Add Position</source>
        <translation>Dod&amp;aj pozycję</translation>
    </message>
    <message>
        <source>Dup&amp;licate Position</source>
        <translation>Powie&amp;l pozycję</translation>
    </message>
    <message>
        <source>&amp;Delete Position</source>
        <translation>&amp;Usuń pozycję</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Materiał</translation>
    </message>
    <message>
        <source>&amp;Number of Pieces</source>
        <translation>&amp;Liczba bierek</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Ranking</translation>
    </message>
    <message>
        <source>Check Res&amp;ult</source>
        <translation>&amp;Wynik kontroli</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;kst</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>Mal&amp;ejąco</translation>
    </message>
    <message>
        <source>&amp;Reverse Order</source>
        <translation>&amp;Odwróć kolejność</translation>
    </message>
    <message>
        <source>Edit &amp;Comment</source>
        <translation>Edytuj komen&amp;tarz</translation>
    </message>
    <message>
        <source>Edit the comment before the position in its file</source>
        <translation>Edytuj komentarz przed pozycją w jej pliku</translation>
    </message>
    <message>
        <source>Selection to New &amp;Window</source>
        <translation>Zaznaczone do no&amp;wego okna</translation>
    </message>
    <message>
        <source>Append &amp;File…</source>
        <translation>Dołą&amp;cz plik…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Przenieś w &amp;górę</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Przenieś w &amp;dół</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Sort B&amp;y</source>
        <translation>Sortu&amp;j według</translation>
    </message>
    <message>
        <source>Rename Posi&amp;tion</source>
        <translation>Zmień nazwę poz&amp;ycji</translation>
    </message>
    <message>
        <source>Edit the name of the position in the list</source>
        <translation>Edytuj nazwę pozycji na liście</translation>
    </message>
    <message>
        <source>&amp;Set for Selected…</source>
        <translation>Ustaw dla zaznaczonyc&amp;h…</translation>
    </message>
    <message>
        <source>Set names, author, stipulation and more for all selected positions</source>
        <translation>Ustaw nazwy, autora, żądanie i inne dane wszystkich zaznaczonych pozycji</translation>
    </message>
    <message>
        <source>Replace Names with Num&amp;bers</source>
        <translation>Zastąp nazwy nu&amp;merami</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>&amp;Odwróć szachownicę</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>Go to the &amp;Board</source>
        <translation>&amp;Przejdź do szachownicy</translation>
    </message>
    <message>
        <source>&amp;Read Aloud</source>
        <translation>Odcz&amp;ytaj na głos</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>Otwórz &amp;przykład</translation>
    </message>
    <message>
        <source>New &amp;From…</source>
        <translation>Now&amp;y z szablonu…</translation>
    </message>
    <message>
        <source>&amp;Famous Positions</source>
        <translation>&amp;Słynne pozycje</translation>
    </message>
    <message>
        <source>Open a copy of this example, to try things on</source>
        <translation>Otwórz kopię tego przykładu, aby próbować</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Zadania</translation>
    </message>
    <message>
        <source>&amp;Annotated Game</source>
        <translation>&amp;Partia z komentarzami</translation>
    </message>
    <message>
        <source>Read the picture with White on the other side</source>
        <translation>Uznaj za stronę białych drugi brzeg obrazu</translation>
    </message>
    <message>
        <source>Place a fairy piece, by its Popeye code, on the cursor’s square</source>
        <translation>Ustaw bierkę baśniową według kodu Popeye na polu kursora</translation>
    </message>
    <message>
        <source>Write the moves, including those you played, into the record</source>
        <translation>Zapisz posunięcia, także rozegrane, we wpisie</translation>
    </message>
    <message>
        <source>In a solved puzzle, answer each move with the defence that holds out longest</source>
        <translation>W rozwiązanym zadaniu na każde posunięcie pada odpowiedź, która broni się najdłużej</translation>
    </message>
    <message>
        <source>Also find the mates that are set if the other side were to move</source>
        <translation>Znajdź też maty gotowe, gdyby ruch miała druga strona</translation>
    </message>
    <message>
        <source>Solve the puzzle with Popeye, even if FenEdit can</source>
        <translation>Rozwiąż zadanie w Popeye, nawet jeśli FenEdit to potrafi</translation>
    </message>
    <message>
        <source>Whole &amp;Position</source>
        <translation>Cała &amp;pozycja</translation>
    </message>
    <message>
        <source>This &amp;Rank</source>
        <translation>Ten &amp;rząd</translation>
    </message>
    <message>
        <source>This &amp;File</source>
        <translation>Ta &amp;linia</translation>
    </message>
    <message>
        <source>&amp;Attacks on This Square</source>
        <translation>&amp;Ataki na to pole</translation>
    </message>
    <message>
        <source>Position &amp;Check</source>
        <translation>&amp;Kontrola pozycji</translation>
    </message>
    <message>
        <source>&amp;Kings</source>
        <translation>Król&amp;e</translation>
    </message>
    <message>
        <source>&amp;Queens</source>
        <translation>&amp;Hetmany</translation>
    </message>
    <message>
        <source>R&amp;ooks</source>
        <translation>&amp;Wieże</translation>
    </message>
    <message>
        <source>&amp;Bishops</source>
        <translation>&amp;Gońce</translation>
    </message>
    <message>
        <source>K&amp;nights</source>
        <translation>&amp;Skoczki</translation>
    </message>
    <message>
        <source>Pawn&amp;s</source>
        <translation>P&amp;iony</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>Board &amp;Alone</source>
        <translation>Sama sza&amp;chownica</translation>
    </message>
    <message>
        <source>Show only the board and its FEN; Esc returns</source>
        <translation>Pokaż tylko szachownicę i jej FEN; Esc przywraca</translation>
    </message>
    <message>
        <source>List or Gallery by &amp;Width</source>
        <translation>Lista lub galeria według &amp;szerokości</translation>
    </message>
    <message>
        <source>As &amp;List</source>
        <translation>Jako &amp;lista</translation>
    </message>
    <message>
        <source>As L&amp;ines of Text</source>
        <translation>Jako &amp;wiersze tekstu</translation>
    </message>
    <message>
        <source>As &amp;Gallery</source>
        <translation>Jako &amp;galeria</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;Keys and Commands</source>
        <translation>&amp;Klawisze i polecenia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Znajdź polecenie…</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Wpisz część nazwy polecenia</translation>
    </message>
    <message>
        <source>Find a Command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>&amp;About FenEdit</source>
        <translation>&amp;O programie FenEdit</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Brak ostatnich plików</translation>
    </message>
    <message>
        <source>{words} ({keys})</source>
        <translation>{words} ({keys})</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Enter keeps the comment; Shift+Enter begins a new line.</source>
        <translation>Enter zachowuje komentarz; Shift+Enter zaczyna nowy wiersz.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Porównanie</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ. Choose the version of each to keep.</source>
        <translation>
            <numerusform>Różni się %n wiersz. Wybierz wersję do zachowania.</numerusform>
            <numerusform>Różnią się %n wiersze. Wybierz dla każdego wersję do zachowania.</numerusform>
            <numerusform>Różni się %n wierszy. Wybierz dla każdego wersję do zachowania.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mine, in this window</source>
        <translation>Moje, w tym oknie</translation>
    </message>
    <message>
        <source>Theirs, in the file</source>
        <translation>Inne, w pliku</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Różniące się wiersze</translation>
    </message>
    <message>
        <source>Keep All &amp;Mine</source>
        <translation>Zachowaj wszystkie &amp;moje</translation>
    </message>
    <message>
        <source>Take All &amp;Theirs</source>
        <translation>Weź wszystkie z &amp;pliku</translation>
    </message>
    <message>
        <source>&amp;Use These</source>
        <translation>&amp;Użyj tych</translation>
    </message>
</context>
<context>
    <name>CopyAsDialog</name>
    <message>
        <source>Copy As</source>
        <translation>Kopiuj jako</translation>
    </message>
    <message>
        <source>&amp;Black at the bottom</source>
        <translation>Cz&amp;arne na dole</translation>
    </message>
    <message>
        <source>Copy and C&amp;lose</source>
        <translation>Kopiuj i &amp;zamknij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copied as {0}.</source>
        <translation>Skopiowano jako: {0}.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>&amp;Open in Browser</source>
        <translation>Otw&amp;órz w przeglądarce</translation>
    </message>
    <message>
        <source>&amp;En passant square</source>
        <translation>Pole &amp;bicia w przelocie</translation>
    </message>
    <message>
        <source>C&amp;astling rights</source>
        <translation>Prawa do &amp;roszady</translation>
    </message>
    <message>
        <source>&amp;Piece letters</source>
        <translation>&amp;Litery bierek</translation>
    </message>
    <message>
        <source>No matching formats.</source>
        <translation>Brak pasujących formatów.</translation>
    </message>
    <message>
        <source>There is no position to copy yet.</source>
        <translation>Nie ma jeszcze pozycji do skopiowania.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Nic nie zostaje pominięte.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>Pole FEN nie zawiera poprawnego FEN; to jest pozycja z szachownicy.</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it, or move it with the arrow keys; with Shift in larger steps</source>
        <translation>Przeciągnij albo przesuń klawiszami strzałek; z Shift większymi krokami</translation>
    </message>
</context>
<context>
    <name>CornersView</name>
    <message>
        <source>Where is the board?</source>
        <translation>Gdzie jest szachownica?</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Lewy górny róg</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Prawy górny róg</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Prawy dolny róg</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Lewy dolny róg</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Użyj tej szachownicy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Żadne pole nie budzi wątpliwości.</translation>
    </message>
    <message>
        <source>Most squares are in doubt: move the corners.</source>
        <translation>Większość pól budzi wątpliwości: przesuń rogi.</translation>
    </message>
    <message>
        <source>The corners must stay in order around the board.</source>
        <translation>Rogi muszą stać wokół szachownicy w swojej kolejności.</translation>
    </message>
</context>
<context>
    <name>CounterRows</name>
    <message>
        <source>Halfmove clock</source>
        <translation>Licznik półruchów</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Numer posunięcia</translation>
    </message>
    <message>
        <source>Halfmoves since the last capture or pawn move</source>
        <translation>Półruchy od ostatniego bicia lub ruchu pionem</translation>
    </message>
    <message>
        <source>Starts at 1; one more after each move by Black</source>
        <translation>Zaczyna się od 1; rośnie o jeden po każdym posunięciu czarnych</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>Bicie w przelocie</translation>
    </message>
    <message>
        <source>The game is drawn once the halfmove clock reaches 150.</source>
        <translation>Gdy licznik półruchów dojdzie do 150, partia kończy się remisem.</translation>
    </message>
    <message>
        <source>A draw can be claimed once the halfmove clock reaches 100.</source>
        <translation>Gdy licznik półruchów dojdzie do 100, można reklamować remis.</translation>
    </message>
    <message>
        <source>Fullmove numbers start at 1; the 0 is kept.</source>
        <translation>Numery posunięć zaczynają się od 1; zachowano 0.</translation>
    </message>
    <message>
        <source>Unusually high fullmove number.</source>
        <translation>Niezwykle wysoki numer posunięcia.</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Details are in the log: {path}</source>
        <translation>Szczegóły są w dzienniku: {path}</translation>
    </message>
    <message>
        <source>FenEdit</source>
        <translation>FenEdit</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Wystąpił nieoczekiwany błąd.</translation>
    </message>
    <message>
        <source>Your work is kept and will be offered again if you restart FenEdit. You can go on, but it is best to save now.</source>
        <translation>Praca została zachowana i po ponownym uruchomieniu programu FenEdit będzie można ją odzyskać. Można pracować dalej, ale najlepiej teraz zapisać.</translation>
    </message>
    <message>
        <source>Your work could not be kept for a restart. Save it now, before you go on.</source>
        <translation>Nie udało się zachować pracy na wypadek ponownego uruchomienia. Przed dalszą pracą należy ją teraz zapisać.</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Set for Selected</source>
        <translation>Ustaw dla zaznaczonych</translation>
    </message>
    <message numerus="yes">
        <source>Set for %n selected positions:</source>
        <translation>
            <numerusform>Ustaw dla %n zaznaczonej pozycji:</numerusform>
            <numerusform>Ustaw dla %n zaznaczonych pozycji:</numerusform>
            <numerusform>Ustaw dla %n zaznaczonych pozycji:</numerusform>
        </translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>In a name, {number} counts the positions and {name} is the current name.</source>
        <translation>W nazwie {number} numeruje pozycje, a {name} to dotychczasowa nazwa.</translation>
    </message>
    <message>
        <source>Such as #2, h#3 or “White to play and win”</source>
        <translation>Np. #2, h#3 lub „Białe zaczynają i wygrywają”</translation>
    </message>
    <message>
        <source>Set {field}</source>
        <translation>Ustaw: {field}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Bez zmian</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>Open %n files, the first one here</source>
        <translation>
            <numerusform>Otwórz %n plik tutaj</numerusform>
            <numerusform>Otwórz %n pliki, pierwszy tutaj</numerusform>
            <numerusform>Otwórz %n plików, pierwszy tutaj</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n files in new windows</source>
        <translation>
            <numerusform>Otwórz %n plik w nowym oknie</numerusform>
            <numerusform>Otwórz %n pliki w nowych oknach</numerusform>
            <numerusform>Otwórz %n plików w nowych oknach</numerusform>
        </translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Otwórz tutaj</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Otwórz w nowym oknie</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Wklej tutaj</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>Drag to change the width; double-click for the usual one</source>
        <translation>Przeciągnij, aby zmienić szerokość; kliknij dwukrotnie, aby przywrócić zwykłą</translation>
    </message>
</context>
<context>
    <name>EmptyNote</name>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>EnPassantBox</name>
    <message>
        <source>En passant target square</source>
        <translation>Pole bicia w przelocie</translation>
    </message>
    <message>
        <source>Not possible in this position.</source>
        <translation>Niemożliwe w tej pozycji.</translation>
    </message>
    <message>
        <source>{0}, not possible</source>
        <translation>{0}, niemożliwe</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as:</source>
        <translation>Wiersze „{name}” w kodowaniu innym niż UTF-8 są odczytywane jako:</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodowanie</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatycznie</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Otwórz ponownie</translation>
    </message>
    <message>
        <source>The whole file is read as UTF-16.</source>
        <translation>Cały plik jest odczytywany jako UTF-16.</translation>
    </message>
    <message>
        <source>No line was found that is not UTF-8.</source>
        <translation>Nie znaleziono wierszy w kodowaniu innym niż UTF-8.</translation>
    </message>
    <message>
        <source>The encoding is detected from the text of the file.</source>
        <translation>Kodowanie jest rozpoznawane po tekście pliku.</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Choose the engine and its limits</source>
        <translation>Wybierz silnik i jego ograniczenia</translation>
    </message>
    <message>
        <source>Choose engine</source>
        <translation>Wybierz silnik</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Wł.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Stop engine</source>
        <translation>Zatrzymaj silnik</translation>
    </message>
    <message>
        <source>Start engine</source>
        <translation>Uruchom silnik</translation>
    </message>
    <message>
        <source>Off. What an engine says is a hint, not a proof.</source>
        <translation>Wyłączony. To, co podaje silnik, jest wskazówką, a nie dowodem.</translation>
    </message>
    <message>
        <source>No engine chosen. Any UCI engine will do.</source>
        <translation>Nie wybrano silnika. Nadaje się każdy silnik UCI.</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Line {0}: nothing yet</source>
        <translation>Wariant {0}: jeszcze nic</translation>
    </message>
</context>
<context>
    <name>EngineView</name>
    <message>
        <source>Asking the engine…</source>
        <translation>Odpytywanie silnika…</translation>
    </message>
</context>
<context>
    <name>ExportPictureDialog</name>
    <message>
        <source>Export Picture</source>
        <translation>Eksport obrazu</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Podpis</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Zapis obrazu</translation>
    </message>
</context>
<context>
    <name>FaultControl</name>
    <message>
        <source>Stopped looking for problems.</source>
        <translation>Przerwano szukanie usterek.</translation>
    </message>
    <message>
        <source>No other position has a problem. {words}</source>
        <translation>Żadna inna pozycja nie ma usterek. {words}</translation>
    </message>
    <message>
        <source>Continued from the beginning. {words}</source>
        <translation>Szukano dalej od początku. {words}</translation>
    </message>
    <message>
        <source>Continued from the end. {words}</source>
        <translation>Szukano dalej od końca. {words}</translation>
    </message>
    <message>
        <source>The quick check found no problems.</source>
        <translation>Szybka kontrola nie znalazła usterek.</translation>
    </message>
    <message>
        <source>All {total} positions are playable. Whether they can arise in a game was not checked.</source>
        <translation>Wszystkie pozycje ({total}) są grywalne. Nie sprawdzono, czy mogą powstać w partii.</translation>
    </message>
    <message>
        <source>The quick check found no problems in {total} positions.</source>
        <translation>Szybka kontrola nie znalazła usterek (pozycji: {total}).</translation>
    </message>
    <message>
        <source>Looking for problems: {share} of {total} positions. Esc to stop.</source>
        <translation>Szukanie usterek: {share} z {total} pozycji. Esc przerywa.</translation>
    </message>
    <message>
        <source>The search for problems failed. See the log.</source>
        <translation>Szukanie usterek nie powiodło się. Zobacz dziennik.</translation>
    </message>
</context>
<context>
    <name>FenField</name>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>Type or paste a FEN, or set up pieces on the board</source>
        <translation>Wpisz lub wklej FEN albo ustaw bierki na szachownicy</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the FEN</source>
        <translation>Kopiuj FEN</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Wklej pozycję</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Ostatnie pozycje</translation>
    </message>
    <message>
        <source>Moves: press Enter to read them as a game.</source>
        <translation>Posunięcia: naciśnij Enter, aby odczytać je jako partię.</translation>
    </message>
    <message>
        <source>The field is empty. Esc restores the FEN of the board.</source>
        <translation>Pole jest puste. Esc przywraca FEN szachownicy.</translation>
    </message>
    <message>
        <source>Too long to edit here ({0} characters): the field shows the beginning, and the file keeps everything.</source>
        <translation>Za długie, aby edytować tutaj (znaków: {0}): pole pokazuje początek, a plik zachowuje wszystko.</translation>
    </message>
    <message>
        <source>Write {0} instead</source>
        <translation>Wpisz zamiast tego {0}</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>Napraw</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>“{name}” contains NUL characters. They are kept.</source>
        <translation>„{name}” zawiera znaki NUL. Zachowano je.</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>pozycje</translation>
    </message>
    <message>
        <source>This document is not in a file yet. It will be saved in UTF-8.</source>
        <translation>Tego dokumentu nie ma jeszcze w pliku. Zostanie zapisany w UTF-8.</translation>
    </message>
    <message>
        <source>All lines of “{name}” are UTF-8.</source>
        <translation>Wszystkie wiersze „{name}” są w UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” is read as {encoding}.</source>
        <translation>Plik „{name}” odczytano jako {encoding}.</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as {encoding}. If they look wrong, choose File › Encoding…</source>
        <translation>Wiersze „{name}” w kodowaniu innym niż UTF-8 odczytano jako {encoding}. Jeżeli wyglądają źle, wybierz Plik › Kodowanie…</translation>
    </message>
    <message>
        <source>The moves that you played are not in the file: Moves › Keep in Record adds them. A PGN file can hold all of them.</source>
        <translation>Rozegranych posunięć nie ma w pliku: dodaje je Posunięcia › Zachowaj we wpisie. Plik PGN może zawierać je wszystkie.</translation>
    </message>
    <message>
        <source>Saving this file was interrupted. Its earlier content is in {copy}.</source>
        <translation>Zapisywanie tego pliku zostało przerwane. Jego wcześniejsza zawartość jest tutaj: {copy}.</translation>
    </message>
    <message>
        <source>This is a copy of the example “{name}”. Save it to keep your changes.</source>
        <translation>To kopia przykładu „{name}”. Zapisz ją, aby zachować zmiany.</translation>
    </message>
    <message>
        <source>Not saved: with your moves, game {number} would lose a part of its text. Copy as PGN keeps them.</source>
        <translation>Nie zapisano: z twoimi posunięciami partia {number} straciłaby część tekstu. „Kopiuj jako PGN” je uwzględnia.</translation>
    </message>
    <message>
        <source>Not saved: record {number} cannot hold all moves that you played. Save as PGN.</source>
        <translation>Nie zapisano: wpis {number} nie pomieści wszystkich rozegranych posunięć. Zapisz jako PGN.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but its text may contain some. Copy the text and paste it here to choose how to read it.</source>
        <translation>Żaden wiersz „{name}” nie jest pozycją, ale jego tekst może jakieś zawierać. Skopiuj tekst i wklej go tutaj, aby wybrać sposób odczytania.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but positions were found in its text. They are shown as a new document; the file is unchanged.</source>
        <translation>Żaden wiersz „{name}” nie jest pozycją, ale w jego tekście znaleziono pozycje. Pokazano je jako nowy dokument; plik pozostał bez zmian.</translation>
    </message>
    <message>
        <source>Not saved. “{name}” is unchanged, and your work is still here.</source>
        <translation>Nie zapisano. „{name}” pozostaje bez zmian, a praca jest nadal tutaj.</translation>
    </message>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Otwieranie „{name}”…</translation>
    </message>
    <message>
        <source>Reading the puzzles in “{name}”…</source>
        <translation>Odczytywanie zadań z „{name}”…</translation>
    </message>
    <message>
        <source>Saving “{name}”…</source>
        <translation>Zapisywanie „{name}”…</translation>
    </message>
    <message>
        <source>Comparing “{name}”…</source>
        <translation>Porównywanie „{name}”…</translation>
    </message>
    <message>
        <source>Converting “{name}”…</source>
        <translation>Konwertowanie „{name}”…</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>FEN, one position per line</source>
        <translation>FEN, jedna pozycja w wierszu</translation>
    </message>
    <message>
        <source>EPD, positions with operations</source>
        <translation>EPD, pozycje z operacjami</translation>
    </message>
    <message>
        <source>PGN, games</source>
        <translation>PGN, partie</translation>
    </message>
    <message>
        <source>Olive, collection of puzzles</source>
        <translation>Olive, zbiór zadań</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Compressed with {name}</source>
        <translation>Skompresowane programem {name}</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>CSV, table for spreadsheets</source>
        <translation>CSV, tabela do arkuszy kalkulacyjnych</translation>
    </message>
    <message>
        <source>TSV, table with tabs</source>
        <translation>TSV, tabela z tabulatorami</translation>
    </message>
    <message>
        <source>Positions and pictures</source>
        <translation>Pozycje i obrazy</translation>
    </message>
    <message>
        <source>Pictures and PDF</source>
        <translation>Obrazy i PDF</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>FileSentences</name>
    <message>
        <source>Saved.</source>
        <translation>Zapisano.</translation>
    </message>
    <message numerus="yes">
        <source>Saved. %n records without a position were written as typed.</source>
        <translation>
            <numerusform>Zapisano. %n wpis bez pozycji zapisano tak, jak go wpisano.</numerusform>
            <numerusform>Zapisano. %n wpisy bez pozycji zapisano tak, jak je wpisano.</numerusform>
            <numerusform>Zapisano. %n wpisów bez pozycji zapisano tak, jak je wpisano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be read as comments or blank lines.</source>
        <translation>
            <numerusform>%n z nich zostanie odczytany jako komentarz lub pusty wiersz.</numerusform>
            <numerusform>%n z nich zostaną odczytane jako komentarze lub puste wiersze.</numerusform>
            <numerusform>%n z nich zostanie odczytanych jako komentarze lub puste wiersze.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle in “{name}” can be shown; the file is unchanged.</source>
        <translation>Żadnego zadania z „{name}” nie można pokazać; plik pozostał bez zmian.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from “{name}” are shown as a new document; the file is unchanged.</source>
        <translation>
            <numerusform>%n zadanie z „{name}” pokazano jako nowy dokument; plik pozostał bez zmian.</numerusform>
            <numerusform>%n zadania z „{name}” pokazano jako nowy dokument; plik pozostał bez zmian.</numerusform>
            <numerusform>%n zadań z „{name}” pokazano jako nowy dokument; plik pozostał bez zmian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not positions.</source>
        <translation>
            <numerusform>%n z nich nie jest pozycją.</numerusform>
            <numerusform>%n z nich nie są pozycjami.</numerusform>
            <numerusform>%n z nich nie jest pozycjami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FENs are incomplete or not understood; their operations “fen” have them.</source>
        <translation>
            <numerusform>%n FEN jest niepełny lub niezrozumiały; zawiera go jego operacja „fen”.</numerusform>
            <numerusform>%n FEN-y są niepełne lub niezrozumiałe; zawierają je ich operacje „fen”.</numerusform>
            <numerusform>%n FEN-ów jest niepełnych lub niezrozumiałych; zawierają je ich operacje „fen”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”.</source>
        <translation>Zapisano kopię jako „{name}”.</translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”. The document itself is not saved yet.</source>
        <translation>Zapisano kopię jako „{name}”. Sam dokument nie jest jeszcze zapisany.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find positions</source>
        <translation>Znajdź pozycje</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>W partiach</translation>
    </message>
    <message>
        <source>Find any position of a game, not only the first</source>
        <translation>Znajdź każdą pozycję partii, nie tylko pierwszą</translation>
    </message>
    <message>
        <source>Show only matches</source>
        <translation>Pokaż tylko wyniki</translation>
    </message>
    <message>
        <source>Examples and similar positions</source>
        <translation>Przykłady i podobne pozycje</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zamknij (Esc)</translation>
    </message>
    <message>
        <source>Find {query}</source>
        <translation>Znajdź {query}</translation>
    </message>
    <message>
        <source>&amp;Same as This Board</source>
        <translation>&amp;Takie same jak ta szachownica</translation>
    </message>
    <message>
        <source>&amp;Containing All These Pieces</source>
        <translation>&amp;Zawierające wszystkie te bierki</translation>
    </message>
    <message>
        <source>Also &amp;Mirrored</source>
        <translation>Także w &amp;odbiciu</translation>
    </message>
    <message>
        <source>Also &amp;Shifted</source>
        <translation>Także z &amp;przesunięciem</translation>
    </message>
    <message>
        <source>Also with &amp;Colours Swapped</source>
        <translation>Także z zamianą &amp;kolorów</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>P&amp;rzykłady</translation>
    </message>
</context>
<context>
    <name>FindControl</name>
    <message>
        <source>No matches.</source>
        <translation>Brak wyników.</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Szukano dalej od końca.</translation>
    </message>
    <message>
        <source>Continued from the beginning.</source>
        <translation>Szukano dalej od początku.</translation>
    </message>
    <message>
        <source>The search failed; matches found so far are shown. See the log.</source>
        <translation>Szukanie nie powiodło się; pokazano wyniki znalezione dotąd. Zobacz dziennik.</translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{found} z {total}</translation>
    </message>
    <message>
        <source>None of {total}</source>
        <translation>Żadna z {total}</translation>
    </message>
    <message>
        <source>{words} · {share}</source>
        <translation>{words} · {share}</translation>
    </message>
    <message>
        <source>None of {total} contains this text. Did you mean “{meaning}”?</source>
        <translation>Żadna z {total} nie zawiera tego tekstu. Czy chodziło o „{meaning}”?</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Brak wyników</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Jeszcze brak wyników</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>The font “{font}” is not installed; {ours} takes its place.</source>
        <translation>Czcionka „{font}” nie jest zainstalowana; zastępuje ją {ours}.</translation>
    </message>
    <message>
        <source>The font “{font}” may not be embedded; {ours} is used instead.</source>
        <translation>Czcionki „{font}” nie wolno osadzać; zastępuje ją {ours}.</translation>
    </message>
    <message>
        <source>Not in the chosen font, so taken from others: {letters}.</source>
        <translation>Znaki, których nie ma w wybranej czcionce, wzięto z innych: {letters}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Cofnij: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Ponów: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Cofnij posunięcie</translation>
    </message>
    <message>
        <source>&amp;Redo Move</source>
        <translation>&amp;Ponów posunięcie</translation>
    </message>
</context>
<context>
    <name>LabelEntry</name>
    <message>
        <source>Label of {square}</source>
        <translation>Etykieta {square}</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etykieta</translation>
    </message>
</context>
<context>
    <name>LossBar</name>
    <message>
        <source>Not everything was read</source>
        <translation>Nie wszystko odczytano</translation>
    </message>
    <message>
        <source>Some of “{name}” could not be read. Missing here: {losses}.</source>
        <translation>Części „{name}” nie udało się odczytać. Tutaj pominięto: {losses}.</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>wiersz {numbers}</numerusform>
            <numerusform>wiersze {numbers}</numerusform>
            <numerusform>wiersze {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>EPD operations of %n positions</source>
        <translation>
            <numerusform>operacje EPD %n pozycji</numerusform>
            <numerusform>operacje EPD %n pozycji</numerusform>
            <numerusform>operacje EPD %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %n positions, which become comment lines</source>
        <translation>
            <numerusform>nazwa %n pozycji, która staje się wierszem komentarza</numerusform>
            <numerusform>nazwy %n pozycji, które stają się wierszami komentarza</numerusform>
            <numerusform>nazwy %n pozycji, które stają się wierszami komentarza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>marks of %n positions</source>
        <translation>
            <numerusform>znaki na szachownicy w %n pozycji</numerusform>
            <numerusform>znaki na szachownicy w %n pozycjach</numerusform>
            <numerusform>znaki na szachownicy w %n pozycjach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n games</source>
        <translation>
            <numerusform>tagi %n partii</numerusform>
            <numerusform>tagi %n partii</numerusform>
            <numerusform>tagi %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves of %n games</source>
        <translation>
            <numerusform>posunięcia %n partii</numerusform>
            <numerusform>posunięcia %n partii</numerusform>
            <numerusform>posunięcia %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>variations of %n games</source>
        <translation>
            <numerusform>warianty %n partii</numerusform>
            <numerusform>warianty %n partii</numerusform>
            <numerusform>warianty %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comments in %n games</source>
        <translation>
            <numerusform>komentarze w %n partii</numerusform>
            <numerusform>komentarze w %n partiach</numerusform>
            <numerusform>komentarze w %n partiach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mark of Chess960 of %n positions</source>
        <translation>
            <numerusform>oznaczenie Chess960 %n pozycji</numerusform>
            <numerusform>oznaczenie Chess960 %n pozycji</numerusform>
            <numerusform>oznaczenie Chess960 %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment lines</source>
        <translation>
            <numerusform>%n wiersz komentarza</numerusform>
            <numerusform>%n wiersze komentarza</numerusform>
            <numerusform>%n wierszy komentarza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines</source>
        <translation>
            <numerusform>%n pusty wiersz</numerusform>
            <numerusform>%n puste wiersze</numerusform>
            <numerusform>%n pustych wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>annotation signs of %n games</source>
        <translation>
            <numerusform>znaki oceny posunięć %n partii</numerusform>
            <numerusform>znaki oceny posunięć %n partii</numerusform>
            <numerusform>znaki oceny posunięć %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operations of %n positions, which become remarks</source>
        <translation>
            <numerusform>operacje %n pozycji, które stają się uwagą</numerusform>
            <numerusform>operacje %n pozycji, które stają się uwagami</numerusform>
            <numerusform>operacje %n pozycji, które stają się uwagami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>braces in %n remarks, which become round brackets</source>
        <translation>
            <numerusform>nawiasy klamrowe w %n uwadze, które stają się okrągłe</numerusform>
            <numerusform>nawiasy klamrowe w %n uwagach, które stają się okrągłe</numerusform>
            <numerusform>nawiasy klamrowe w %n uwagach, które stają się okrągłe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>NUL characters of %n lines</source>
        <translation>
            <numerusform>znaki NUL %n wiersza</numerusform>
            <numerusform>znaki NUL %n wierszy</numerusform>
            <numerusform>znaki NUL %n wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not valid YAML</source>
        <translation>
            <numerusform>%n element, który nie jest poprawnym YAML</numerusform>
            <numerusform>%n elementy, które nie są poprawnym YAML</numerusform>
            <numerusform>%n elementów, które nie są poprawnym YAML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with lists nested too deep</source>
        <translation>
            <numerusform>%n element ze zbyt głęboko zagnieżdżonymi listami</numerusform>
            <numerusform>%n elementy ze zbyt głęboko zagnieżdżonymi listami</numerusform>
            <numerusform>%n elementów ze zbyt głęboko zagnieżdżonymi listami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are too large for a puzzle</source>
        <translation>
            <numerusform>%n element za duży jak na zadanie</numerusform>
            <numerusform>%n elementy za duże jak na zadanie</numerusform>
            <numerusform>%n elementów za dużych jak na zadanie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that refer to something missing</source>
        <translation>
            <numerusform>%n element, który odwołuje się do czegoś brakującego</numerusform>
            <numerusform>%n elementy, które odwołują się do czegoś brakującego</numerusform>
            <numerusform>%n elementów, które odwołują się do czegoś brakującego</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with a list as the name of a field</source>
        <translation>
            <numerusform>%n element z listą jako nazwą pola</numerusform>
            <numerusform>%n elementy z listą jako nazwą pola</numerusform>
            <numerusform>%n elementów z listą jako nazwą pola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with two pieces on one square</source>
        <translation>
            <numerusform>%n zadanie z dwiema bierkami na jednym polu</numerusform>
            <numerusform>%n zadania z dwiema bierkami na jednym polu</numerusform>
            <numerusform>%n zadań z dwiema bierkami na jednym polu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pieces of %n puzzles, which are not given</source>
        <translation>
            <numerusform>bierki %n zadania, których nie podano</numerusform>
            <numerusform>bierki %n zadań, których nie podano</numerusform>
            <numerusform>bierki %n zadań, których nie podano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the meaning of illegal key moves in %n puzzles</source>
        <translation>
            <numerusform>znaczenie nielegalnych wstępów w %n zadaniu</numerusform>
            <numerusform>znaczenie nielegalnych wstępów w %n zadaniach</numerusform>
            <numerusform>znaczenie nielegalnych wstępów w %n zadaniach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with fairy pieces</source>
        <translation>
            <numerusform>%n zadanie z bierkami baśniowymi</numerusform>
            <numerusform>%n zadania z bierkami baśniowymi</numerusform>
            <numerusform>%n zadań z bierkami baśniowymi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not puzzles</source>
        <translation>
            <numerusform>%n element, który nie jest zadaniem</numerusform>
            <numerusform>%n elementy, które nie są zadaniami</numerusform>
            <numerusform>%n elementów, które nie są zadaniami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texts beyond 255 characters in %n puzzles</source>
        <translation>
            <numerusform>teksty powyżej 255 znaków w %n zadaniu</numerusform>
            <numerusform>teksty powyżej 255 znaków w %n zadaniach</numerusform>
            <numerusform>teksty powyżej 255 znaków w %n zadaniach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>straight quotation marks in %n puzzles, which become curved</source>
        <translation>
            <numerusform>proste cudzysłowy w %n zadaniu, które stają się drukarskie</numerusform>
            <numerusform>proste cudzysłowy w %n zadaniach, które stają się drukarskie</numerusform>
            <numerusform>proste cudzysłowy w %n zadaniach, które stają się drukarskie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other fields of %n puzzles</source>
        <translation>
            <numerusform>inne pola danych %n zadania</numerusform>
            <numerusform>inne pola danych %n zadań</numerusform>
            <numerusform>inne pola danych %n zadań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>castling rights of %n positions</source>
        <translation>
            <numerusform>prawa do roszady %n pozycji</numerusform>
            <numerusform>prawa do roszady %n pozycji</numerusform>
            <numerusform>prawa do roszady %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counters of %n positions</source>
        <translation>
            <numerusform>liczniki %n pozycji</numerusform>
            <numerusform>liczniki %n pozycji</numerusform>
            <numerusform>liczniki %n pozycji</numerusform>
        </translation>
    </message>
    <message>
        <source>all columns and rows of the opened file that you did not choose</source>
        <translation>wszystkie kolumny i wiersze otwartego pliku, których nie wybrano</translation>
    </message>
    <message numerus="yes">
        <source>%n records that are not positions</source>
        <translation>
            <numerusform>%n wpis, który nie jest pozycją</numerusform>
            <numerusform>%n wpisy, które nie są pozycjami</numerusform>
            <numerusform>%n wpisów, które nie są pozycjami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other parts of %n records</source>
        <translation>
            <numerusform>inne części %n wpisu</numerusform>
            <numerusform>inne części %n wpisów</numerusform>
            <numerusform>inne części %n wpisów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{command}: on</source>
        <translation>{command}: włączone</translation>
    </message>
    <message>
        <source>{command}: off</source>
        <translation>{command}: wyłączone</translation>
    </message>
    <message>
        <source>{command}: on. Press Esc to leave.</source>
        <translation>{command}: włączone. Naciśnij Esc, aby wrócić.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Bez nazwy</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Page of the manual</source>
        <translation>Strona podręcznika</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Not found in the manual.</source>
        <translation>Nie znaleziono w podręczniku.</translation>
    </message>
    <message>
        <source>Most pages are in English.</source>
        <translation>Większość stron jest po angielsku.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>MarksBar</name>
    <message>
        <source>Marks tool</source>
        <translation>Narzędzie znaków</translation>
    </message>
    <message>
        <source>Click to draw a circle, drag to draw an arrow</source>
        <translation>Kliknij, aby narysować kółko; przeciągnij, aby narysować strzałkę</translation>
    </message>
    <message>
        <source>Click to highlight a square</source>
        <translation>Kliknij, aby podświetlić pole</translation>
    </message>
    <message>
        <source>Click to label a square</source>
        <translation>Kliknij, aby dodać etykietę pola</translation>
    </message>
    <message>
        <source>Another colour (5). Click it again to choose which</source>
        <translation>Inny kolor (5). Kliknij ponownie, aby go wybrać</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Remove all marks of this position</source>
        <translation>Usuń wszystkie znaki tej pozycji</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Leave the Marks tool (Esc)</source>
        <translation>Opuść narzędzie znaków (Esc)</translation>
    </message>
    <message>
        <source>Colour of Marks</source>
        <translation>Kolor znaków</translation>
    </message>
</context>
<context>
    <name>MarksButton</name>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels</source>
        <translation>Rysuj strzałki, kółka, podświetlenia i etykiety</translation>
    </message>
</context>
<context>
    <name>MarksController</name>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Znaki</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Kółko</translation>
    </message>
    <message>
        <source>&amp;Highlight</source>
        <translation>&amp;Podświetlenie</translation>
    </message>
    <message>
        <source>&amp;Label…</source>
        <translation>&amp;Etykieta…</translation>
    </message>
    <message>
        <source>Clear &amp;Marks Here</source>
        <translation>Wyczyść &amp;znaki tutaj</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click for a circle; 1–5: colour. Esc to stop</source>
        <translation>Znaki: przeciągnięcie – strzałka, kliknięcie – kółko; 1–5: kolor. Esc kończy</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to highlight; 1–5: colour. Esc to stop</source>
        <translation>Znaki: przeciągnięcie – strzałka, kliknięcie – podświetlenie; 1–5: kolor. Esc kończy</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to label; 1–5: colour. Esc to stop</source>
        <translation>Znaki: przeciągnięcie – strzałka, kliknięcie – etykieta; 1–5: kolor. Esc kończy</translation>
    </message>
</context>
<context>
    <name>MaterialDialog</name>
    <message>
        <source>Random Position</source>
        <translation>Losowa pozycja</translation>
    </message>
    <message>
        <source>Such as KRPvKR</source>
        <translation>Na przykład KRPvKR</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Dowolna strona</translation>
    </message>
    <message>
        <source>The same number gives the same position again</source>
        <translation>Ten sam numer daje znowu tę samą pozycję</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Materiał</translation>
    </message>
    <message>
        <source>&amp;Side to move</source>
        <translation>&amp;Strona na ruchu</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Numer</translation>
    </message>
    <message>
        <source>S&amp;et Up</source>
        <translation>&amp;Ustaw</translation>
    </message>
    <message>
        <source>Expected two armies, such as KRPvKR: White’s, v, and Black’s.</source>
        <translation>Oczekiwano dwóch zestawów, np. KRPvKR: białych, v i czarnych.</translation>
    </message>
    <message>
        <source>No legal position was found. Try another number or fewer pieces.</source>
        <translation>Nie znaleziono legalnej pozycji. Spróbuj innego numeru lub mniej bierek.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
</context>
<context>
    <name>MillimetreBox</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width in millimetres</source>
        <translation>Szerokość w milimetrach</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Nf3, 20</source>
        <translation>Sf3, 20</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Wpisz posunięcie</translation>
    </message>
    <message>
        <source>Type moves such as Nf3 or g1f3, or 20 or 20b to go to move 20; press Enter</source>
        <translation>Wpisz posunięcia, na przykład Nf3 lub g1f3, albo 20 lub 20b, aby przejść do posunięcia 20; naciśnij Enter</translation>
    </message>
</context>
<context>
    <name>MovesBar</name>
    <message>
        <source>More for these moves</source>
        <translation>Więcej dla tych posunięć</translation>
    </message>
    <message>
        <source>Moves of a game, moves that you play, and solutions appear here.</source>
        <translation>Tu pojawiają się posunięcia partii, twoje posunięcia i rozwiązania.</translation>
    </message>
</context>
<context>
    <name>MovesController</name>
    <message>
        <source>No moves can be played. {0}</source>
        <translation>Nie można rozgrywać posunięć. {0}</translation>
    </message>
    <message>
        <source>Moves played in a twin are not kept: the record holds those of the diagram.</source>
        <translation>Posunięcia wykonane w bliźniaku nie są zachowywane: wpis ma posunięcia diagramu.</translation>
    </message>
    <message>
        <source>Taking positions…</source>
        <translation>Pobieranie pozycji…</translation>
    </message>
    <message>
        <source>The record keeps one line. To keep variations, save as PGN and keep the moves again.</source>
        <translation>Wpis mieści jeden wariant. Aby zachować warianty, zapisz jako PGN i zachowaj posunięcia ponownie.</translation>
    </message>
    <message>
        <source>The moves are in the record now.</source>
        <translation>Posunięcia są teraz we wpisie.</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Cofnięto: {step}.</translation>
    </message>
    <message>
        <source>Redone: {step}.</source>
        <translation>Ponowiono: {step}.</translation>
    </message>
    <message>
        <source>The record cannot hold these moves.</source>
        <translation>Wpis nie może zawierać tych posunięć.</translation>
    </message>
    <message>
        <source>The moves of this record were not read to the end, so they were left unchanged.</source>
        <translation>Posunięć tego wpisu nie odczytano do końca, więc zostają bez zmian.</translation>
    </message>
    <message>
        <source>“{text}” in the game would be lost, so it was left unchanged. Copy as PGN keeps your moves.</source>
        <translation>„{text}” w partii przepadłoby, więc partia pozostaje bez zmian. „Kopiuj jako PGN” uwzględnia twoje posunięcia.</translation>
    </message>
    <message>
        <source>Copied the moves.</source>
        <translation>Skopiowano posunięcia.</translation>
    </message>
    <message>
        <source>These are more than {most} moves, too many to copy. Copy Moves takes the line shown.</source>
        <translation>To ponad {most} posunięć, za dużo do skopiowania. „Kopiuj posunięcia” bierze pokazaną linię.</translation>
    </message>
    <message>
        <source>Copied as PGN.</source>
        <translation>Skopiowano jako PGN.</translation>
    </message>
    <message>
        <source>Playing moves. {0}</source>
        <translation>Rozgrywanie posunięć. {0}</translation>
    </message>
    <message>
        <source>Play ended</source>
        <translation>Zakończono grę</translation>
    </message>
    <message>
        <source>There is no move {place} here.</source>
        <translation>Nie ma tu posunięcia {place}.</translation>
    </message>
    <message>
        <source>Not in the solution.</source>
        <translation>Nie ma tego w rozwiązaniu.</translation>
    </message>
</context>
<context>
    <name>MovesSection</name>
    <message>
        <source>Moves</source>
        <translation>Posunięcia</translation>
    </message>
    <message>
        <source>New Position</source>
        <translation>Nowa pozycja</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Show the moves of the record</source>
        <translation>Pokaż posunięcia wpisu</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation>Posunięcia</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Zegar: {time}</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Rozwiń wszystko</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Zwiń wszystko</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>Name of the position</source>
        <translation>Nazwa pozycji</translation>
    </message>
</context>
<context>
    <name>NewFromDialog</name>
    <message>
        <source>New From</source>
        <translation>Nowy z</translation>
    </message>
    <message>
        <source>Type to filter, such as rook, mate or opening</source>
        <translation>Wpisz, aby filtrować, np. wieża, mat lub debiut</translation>
    </message>
    <message>
        <source>Filter the positions</source>
        <translation>Filtruj pozycje</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>Your own FEN, EPD and PGN files are listed, too, if they are in this folder.</source>
        <translation>Twoje pliki FEN, EPD i PGN też tu są, jeśli leżą w tym folderze.</translation>
    </message>
    <message>
        <source>These could not be read: {files}.</source>
        <translation>Nie udało się odczytać: {files}.</translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>&amp;Set Up</source>
        <translation>&amp;Ustaw</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Zamknij to powiadomienie</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n puzzles take too long, or cannot be solved.</source>
        <translation>
            <numerusform>Rozwiązanie %n zadania trwa za długo albo nie jest możliwe.</numerusform>
            <numerusform>Rozwiązanie %n zadań trwa za długo albo nie jest możliwe.</numerusform>
            <numerusform>Rozwiązanie %n zadań trwa za długo albo nie jest możliwe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records without a position were left out: no. {numbers}.</source>
        <translation>
            <numerusform>Pominięto %n wpis bez pozycji: nr {numbers}.</numerusform>
            <numerusform>Pominięto %n wpisy bez pozycji: nr {numbers}.</numerusform>
            <numerusform>Pominięto %n wpisów bez pozycji: nr {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole games were left out: no. {numbers}. Moves › New Position from Here makes positions from games.</source>
        <translation>
            <numerusform>Pominięto %n całą partię: nr {numbers}. Pozycje z partii pobiera Posunięcia › Nowa pozycja stąd.</numerusform>
            <numerusform>Pominięto %n całe partie: nr {numbers}. Pozycje z partii pobiera Posunięcia › Nowa pozycja stąd.</numerusform>
            <numerusform>Pominięto %n całych partii: nr {numbers}. Pozycje z partii pobiera Posunięcia › Nowa pozycja stąd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n strona</numerusform>
            <numerusform>%n strony</numerusform>
            <numerusform>%n stron</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>{key}: {piece}, {chance}</source>
        <translation>{key}: {piece}, {chance}</translation>
    </message>
</context>
<context>
    <name>OpcodeChooser</name>
    <message>
        <source>New operation</source>
        <translation>Nowa operacja</translation>
    </message>
    <message>
        <source>Operation, such as Name</source>
        <translation>Operacja, np. Nazwa</translation>
    </message>
</context>
<context>
    <name>OperationsCard</name>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete the selected operation</source>
        <translation>Usuń zaznaczoną operację</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Dodaj…</translation>
    </message>
    <message>
        <source>Add an operation</source>
        <translation>Dodaj operację</translation>
    </message>
    <message>
        <source>Tags of the game</source>
        <translation>Tagi partii</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operacje</translation>
    </message>
    <message>
        <source>Too many to list here; all are kept.</source>
        <translation>Za dużo, aby tu wymienić; zachowano wszystkie.</translation>
    </message>
    <message>
        <source>No tags</source>
        <translation>Brak tagów</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Brak operacji</translation>
    </message>
    <message>
        <source>Read-only here: Puzzle Data… changes names, source and the like.</source>
        <translation>Tu tylko do odczytu: nazwiska, źródło itp. zmienia „Dane…” zadania.</translation>
    </message>
    <message>
        <source>No operations. They add a name, the best move or a remark.</source>
        <translation>Brak operacji. Dodają nazwę, najlepsze posunięcie lub uwagę.</translation>
    </message>
    <message>
        <source>Set by the counters; change it there.</source>
        <translation>Ustawiają to liczniki; zmień je tam.</translation>
    </message>
</context>
<context>
    <name>OperationsModel</name>
    <message>
        <source>Operation</source>
        <translation>Operacja</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>{text}. Not applied: {reason}</source>
        <translation>{text}. Nie zastosowano: {reason}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Drag names, or press {up} and {down}, to change their order</source>
        <translation>Przeciągnij nazwy albo naciśnij {up} i {down}, aby zmienić kolejność</translation>
    </message>
</context>
<context>
    <name>OtherPieceDialog</name>
    <message>
        <source>Other Piece</source>
        <translation>Inna bierka</translation>
    </message>
    <message>
        <source>Popeye’s code, or the name in English</source>
        <translation>Kod Popeye’a lub angielska nazwa</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutralna</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>&amp;Piece</source>
        <translation>&amp;Bierka</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Kolor</translation>
    </message>
    <message>
        <source>&amp;Attribute</source>
        <translation>&amp;Atrybut</translation>
    </message>
    <message>
        <source>Popeye knows no piece of this code or name.</source>
        <translation>Popeye nie zna bierki o tym kodzie lub nazwie.</translation>
    </message>
</context>
<context>
    <name>OutsideChanges</name>
    <message>
        <source>Comparing…</source>
        <translation>Porównywanie…</translation>
    </message>
    <message>
        <source>Moves that you played were in records that are gone. Undo brings records and moves back.</source>
        <translation>Rozegrane posunięcia były we wpisach, których już nie ma. Cofnij przywróci jedne i drugie.</translation>
    </message>
</context>
<context>
    <name>OwnBoardDialog</name>
    <message>
        <source>Board Colours</source>
        <translation>Kolory szachownicy</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Light squares</source>
        <translation>Pola &amp;jasne</translation>
    </message>
    <message>
        <source>&amp;Dark squares</source>
        <translation>Pola &amp;ciemne</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Ramka</translation>
    </message>
    <message>
        <source>&amp;Rings and signs</source>
        <translation>Pi&amp;erścienie i symbole</translation>
    </message>
    <message>
        <source>Last &amp;move</source>
        <translation>&amp;Ostatnie posunięcie</translation>
    </message>
    <message>
        <source>Open the F&amp;older</source>
        <translation>Otwórz &amp;folder</translation>
    </message>
    <message>
        <source>Each board is a file there that you can share.</source>
        <translation>Każda szachownica jest tam plikiem, który można udostępnić.</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>“{name}” will be replaced.</source>
        <translation>„{name}” zostanie zastąpiona.</translation>
    </message>
    <message>
        <source>Hard to see: {what}.</source>
        <translation>Słabo widać: {what}.</translation>
    </message>
    <message>
        <source>light beside dark squares</source>
        <translation>pola jasne obok ciemnych</translation>
    </message>
    <message>
        <source>black pieces on light squares</source>
        <translation>czarne bierki na jasnych polach</translation>
    </message>
    <message>
        <source>black pieces on dark squares</source>
        <translation>czarne bierki na ciemnych polach</translation>
    </message>
    <message>
        <source>coordinates on light squares</source>
        <translation>współrzędne na jasnych polach</translation>
    </message>
    <message>
        <source>coordinates on dark squares</source>
        <translation>współrzędne na ciemnych polach</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}.</source>
        <translation>Nie można zapisać „{name}”: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted: {reason}.</source>
        <translation>Nie można usunąć „{name}”: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureHandle</name>
    <message>
        <source>Drag the diagram into another program, or click to copy it</source>
        <translation>Przeciągnij diagram do innego programu albo kliknij, aby go skopiować</translation>
    </message>
    <message>
        <source>Picture of the diagram</source>
        <translation>Obraz diagramu</translation>
    </message>
</context>
<context>
    <name>PictureNumbers</name>
    <message numerus="yes">
        <source>%n pictures saved.</source>
        <translation>
            <numerusform>Zapisano %n obraz.</numerusform>
            <numerusform>Zapisano %n obrazy.</numerusform>
            <numerusform>Zapisano %n obrazów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of these names are in the folder.</source>
        <translation>
            <numerusform>W katalogu jest już %n plik o takiej nazwie.</numerusform>
            <numerusform>W katalogu są już %n pliki o takich nazwach.</numerusform>
            <numerusform>W katalogu jest już %n plików o takich nazwach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be saved, the first is “{name}”: {why}</source>
        <translation>
            <numerusform>Nie udało się zapisać %n obrazu, „{name}”: {why}</numerusform>
            <numerusform>Nie udało się zapisać %n obrazów, pierwszy to „{name}”: {why}</numerusform>
            <numerusform>Nie udało się zapisać %n obrazów, pierwszy to „{name}”: {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Ko&amp;lory</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Tło</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;Bierki</translation>
    </message>
    <message>
        <source>Fo&amp;nt</source>
        <translation>&amp;Czcionka</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Ramka</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margines</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Ostatnie posunięcie</translation>
    </message>
    <message>
        <source>Highlight the move that led to the position</source>
        <translation>Wyróżnij posunięcie, które doprowadziło do pozycji</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Pokaż &amp;stronę na posunięciu</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Strzałki, kółka i inn&amp;e znaki</translation>
    </message>
    <message>
        <source>Cap&amp;tion</source>
        <translation>&amp;Podpis</translation>
    </message>
    <message>
        <source>{0} mm</source>
        <translation>{0} mm</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>How many pixels are printed per inch</source>
        <translation>Ile pikseli przypada na cal wydruku</translation>
    </message>
    <message>
        <source>@&amp;2x</source>
        <translation>@&amp;2x</translation>
    </message>
    <message>
        <source>Twice the pixels, for high-resolution screens</source>
        <translation>Dwa razy więcej pikseli, dla ekranów o wysokiej rozdzielczości</translation>
    </message>
    <message>
        <source>{0} dpi</source>
        <translation>{0} dpi</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkty na cal</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Rozm&amp;iar</translation>
    </message>
    <message>
        <source>{0} pixels</source>
        <translation>{0} pikseli</translation>
    </message>
    <message>
        <source>Background of the Picture</source>
        <translation>Tło obrazu</translation>
    </message>
</context>
<context>
    <name>PicturePresets</name>
    <message>
        <source>Book (print)</source>
        <translation>Książka (druk)</translation>
    </message>
    <message>
        <source>Blog</source>
        <translation>Blog</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Karta pracy</translation>
    </message>
    <message>
        <source>Transparent 2048</source>
        <translation>Przezroczysty 2048</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>Podgląd obrazu</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Przeciągnij obraz do innego programu</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Position from the picture “{name}”.</source>
        <translation>Pozycja z obrazu „{name}”.</translation>
    </message>
    <message>
        <source>Positions from “{name}”.</source>
        <translation>Pozycje z „{name}”.</translation>
    </message>
    <message>
        <source>Drawing {pixels} × {pixels} pixels…</source>
        <translation>Rysowanie {pixels} × {pixels} pikseli…</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, piksele</translation>
    </message>
    <message>
        <source>Pixels, for the web, chats and word processors</source>
        <translation>Piksele, dla stron internetowych, czatów i edytorów tekstu</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, wektory</translation>
    </message>
    <message>
        <source>Vectors, for web pages and drawing programs</source>
        <translation>Wektory, dla stron internetowych i programów graficznych</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, wektory</translation>
    </message>
    <message>
        <source>Vectors, for print and typesetting</source>
        <translation>Wektory, do druku i składu</translation>
    </message>
    <message>
        <source>This format shows these pieces without shading.</source>
        <translation>Ten format pokazuje te bierki bez cieniowania.</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Jak na szachownicy</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Białe na dole</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Czarne na dole</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Strona na posunięciu na dole</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Na polach</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Obok szachownicy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Fine line</source>
        <translation>Cienka linia</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Heavy line</source>
        <translation>Gruba linia</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Wąski</translation>
    </message>
    <message>
        <source>A quarter square</source>
        <translation>Ćwierć pola</translation>
    </message>
    <message>
        <source>Half a square</source>
        <translation>Pół pola</translation>
    </message>
    <message>
        <source>A whole square</source>
        <translation>Całe pole</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Przezroczyste</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Kolor…</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>Cały wariant</translation>
    </message>
    <message>
        <source>From the move shown</source>
        <translation>Od pokazanego posunięcia</translation>
    </message>
    <message>
        <source>Up to the move shown</source>
        <translation>Do pokazanego posunięcia</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>Animowany PNG</translation>
    </message>
    <message>
        <source>There are no moves to show. Open a game or a solution in Moves, or play moves with the Play tool.</source>
        <translation>Nie ma posunięć do pokazania. Otwórz partię lub rozwiązanie w Posunięciach albo graj narzędziem Gra.</translation>
    </message>
    <message>
        <source>{positions} positions, {seconds} s</source>
        <translation>Pozycje: {positions}, czas: {seconds} s</translation>
    </message>
    <message>
        <source>Picture copied, as PNG and SVG, with {fen} as text</source>
        <translation>Skopiowano obraz jako PNG i SVG, a jako tekst: {fen}</translation>
    </message>
    <message>
        <source>Picture copied at {pixels} pixels, the limit for copying. Save it for the full size</source>
        <translation>Skopiowano obraz o szerokości {pixels} pikseli, największej przy kopiowaniu. Zapisz go, aby mieć pełny rozmiar</translation>
    </message>
    <message>
        <source>Picture dragged at {pixels} pixels, the limit for dragging. Save it for the full size</source>
        <translation>Przeciągnięto obraz o szerokości {pixels} pikseli, największej przy przeciąganiu. Zapisz go, aby mieć pełny rozmiar</translation>
    </message>
    <message>
        <source>Not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation>Za mało pamięci na obraz tej wielkości. Wybierz mniejszy.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Zapisano jako „{name}”.</translation>
    </message>
    <message>
        <source>There is no position to draw yet.</source>
        <translation>Nie ma jeszcze pozycji do narysowania.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>Pole FEN nie zawiera poprawnego FEN; to jest pozycja z szachownicy.</translation>
    </message>
    <message>
        <source>Vectors; the page is {width} × {height} mm.</source>
        <translation>Wektory; strona ma {width} × {height} mm.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, printed {mm} mm wide.</source>
        <translation>{width} × {height} pikseli, szerokość wydruku {mm} mm.</translation>
    </message>
    <message>
        <source>Vectors; {width} × {height} pixels unless scaled.</source>
        <translation>Wektory; {width} × {height} pikseli bez skalowania.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nazwa pozycji</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Not saved. Pictures can be saved as {formats} or {last}, not as “{suffix}”. Choose a name with one of these endings.</source>
        <translation>Nie zapisano. Obrazy można zapisać jako {formats} lub {last}, ale nie jako „{suffix}”. Wybierz nazwę z jednym z tych zakończeń.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>Export Pictures</source>
        <translation>Eksport obrazów</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>Files are named by</source>
        <translation>Nazwy plików według</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Progress of the pictures</source>
        <translation>Postęp tworzenia obrazów</translation>
    </message>
    <message>
        <source>Save the Pictures in This Folder</source>
        <translation>Zapis obrazów w tym katalogu</translation>
    </message>
    <message>
        <source>Looking for names…</source>
        <translation>Szukanie nazw…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Poz&amp;ycje</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>&amp;Nazwa pliku</translation>
    </message>
    <message>
        <source>The first one: “{name}”</source>
        <translation>Pierwszy: „{name}”</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Anulowano; nic nie zapisano.</translation>
    </message>
    <message>
        <source>Replacing overwrites them.</source>
        <translation>Zastąpienie spowoduje utratę dotychczasowej zawartości.</translation>
    </message>
    <message>
        <source>Replace Files</source>
        <translation>Zastąpienie plików</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>Picture {number} of {total}</source>
        <translation>Obraz {number} z {total}</translation>
    </message>
</context>
<context>
    <name>PieceSetRow</name>
    <message>
        <source>Add a Set…</source>
        <translation>Dodaj zestaw…</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Otwórz katalog</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Nie dodano: {reason}</translation>
    </message>
    <message>
        <source>{set}: {reason}</source>
        <translation>{set}: {reason}</translation>
    </message>
    <message>
        <source>Add a Folder with Twelve Drawings</source>
        <translation>Dodawanie katalogu z dwunastoma rysunkami</translation>
    </message>
</context>
<context>
    <name>PieceTray</name>
    <message>
        <source>White pieces</source>
        <translation>Białe bierki</translation>
    </message>
    <message>
        <source>Black pieces</source>
        <translation>Czarne bierki</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Some preferences could not be read and were reset. The original settings file was kept as {path}.</source>
        <translation>Części preferencji nie udało się odczytać, więc przywrócono domyślne. Dotychczasowy plik ustawień jest tutaj: {path}.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the next start: save often.</source>
        <translation>Niezapisanej pracy nie można zachować do następnego uruchomienia: warto często zapisywać.</translation>
    </message>
    <message>
        <source>Preferences and recent files cannot be saved.</source>
        <translation>Nie można zapisać preferencji ani listy ostatnich plików.</translation>
    </message>
    <message>
        <source>Errors cannot be logged.</source>
        <translation>Nie można zapisywać błędów w dzienniku.</translation>
    </message>
    <message>
        <source>FenEdit cannot write to these folders: {folders}</source>
        <translation>FenEdit nie może zapisywać w tych katalogach: {folders}</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Make legal moves on the board</source>
        <translation>Wykonuj na szachownicy prawidłowe posunięcia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n positions read as {0}.</source>
        <translation>
            <numerusform>Odczytano %n pozycję jako: {0}.</numerusform>
            <numerusform>Odczytano %n pozycje jako: {0}.</numerusform>
            <numerusform>Odczytano %n pozycji jako: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n operacja</numerusform>
            <numerusform>%n operacje</numerusform>
            <numerusform>%n operacji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n pozycja</numerusform>
            <numerusform>%n pozycje</numerusform>
            <numerusform>%n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n pieces</source>
        <translation>
            <numerusform>Wymaż %n bierkę</numerusform>
            <numerusform>Wymaż %n bierki</numerusform>
            <numerusform>Wymaż %n bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces</source>
        <translation>
            <numerusform>Przenieś %n bierkę</numerusform>
            <numerusform>Przenieś %n bierki</numerusform>
            <numerusform>Przenieś %n bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pieces</source>
        <translation>
            <numerusform>Kopiuj %n bierkę</numerusform>
            <numerusform>Kopiuj %n bierki</numerusform>
            <numerusform>Kopiuj %n bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n pieces</source>
        <translation>
            <numerusform>Zamień kolory %n bierki</numerusform>
            <numerusform>Zamień kolory %n bierek</numerusform>
            <numerusform>Zamień kolory %n bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n pieces</source>
        <translation>
            <numerusform>Postaw %n bierkę</numerusform>
            <numerusform>Postaw %n bierki</numerusform>
            <numerusform>Postaw %n bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type %n squares on the board</source>
        <translation>
            <numerusform>Wpisz %n pole na szachownicy</numerusform>
            <numerusform>Wpisz %n pola na szachownicy</numerusform>
            <numerusform>Wpisz %n pól na szachownicy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n positions</source>
        <translation>
            <numerusform>Wklej %n pozycję</numerusform>
            <numerusform>Wklej %n pozycje</numerusform>
            <numerusform>Wklej %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %n positions from pictures</source>
        <translation>
            <numerusform>Odczytaj %n pozycję z obrazów</numerusform>
            <numerusform>Odczytaj %n pozycje z obrazów</numerusform>
            <numerusform>Odczytaj %n pozycji z obrazów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n positions</source>
        <translation>
            <numerusform>Powiel %n pozycję</numerusform>
            <numerusform>Powiel %n pozycje</numerusform>
            <numerusform>Powiel %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n positions from games</source>
        <translation>
            <numerusform>Pobierz %n pozycję z partii</numerusform>
            <numerusform>Pobierz %n pozycje z partii</numerusform>
            <numerusform>Pobierz %n pozycji z partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n positions</source>
        <translation>
            <numerusform>Usuń %n pozycję</numerusform>
            <numerusform>Usuń %n pozycje</numerusform>
            <numerusform>Usuń %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n positions</source>
        <translation>
            <numerusform>Wytnij %n pozycję</numerusform>
            <numerusform>Wytnij %n pozycje</numerusform>
            <numerusform>Wytnij %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions</source>
        <translation>
            <numerusform>Przenieś %n pozycję</numerusform>
            <numerusform>Przenieś %n pozycje</numerusform>
            <numerusform>Przenieś %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions up</source>
        <translation>
            <numerusform>Przenieś %n pozycję w górę</numerusform>
            <numerusform>Przenieś %n pozycje w górę</numerusform>
            <numerusform>Przenieś %n pozycji w górę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions down</source>
        <translation>
            <numerusform>Przenieś %n pozycję w dół</numerusform>
            <numerusform>Przenieś %n pozycje w dół</numerusform>
            <numerusform>Przenieś %n pozycji w dół</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n positions</source>
        <translation>
            <numerusform>Obróć %n pozycję</numerusform>
            <numerusform>Obróć %n pozycje</numerusform>
            <numerusform>Obróć %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions</source>
        <translation>
            <numerusform>Odbij %n pozycję</numerusform>
            <numerusform>Odbij %n pozycje</numerusform>
            <numerusform>Odbij %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions top to bottom</source>
        <translation>
            <numerusform>Odbij %n pozycję góra–dół</numerusform>
            <numerusform>Odbij %n pozycje góra–dół</numerusform>
            <numerusform>Odbij %n pozycji góra–dół</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n positions</source>
        <translation>
            <numerusform>Zamień kolory %n pozycji</numerusform>
            <numerusform>Zamień kolory %n pozycji</numerusform>
            <numerusform>Zamień kolory %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions up</source>
        <translation>
            <numerusform>Przesuń %n pozycję w górę</numerusform>
            <numerusform>Przesuń %n pozycje w górę</numerusform>
            <numerusform>Przesuń %n pozycji w górę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions down</source>
        <translation>
            <numerusform>Przesuń %n pozycję w dół</numerusform>
            <numerusform>Przesuń %n pozycje w dół</numerusform>
            <numerusform>Przesuń %n pozycji w dół</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions left</source>
        <translation>
            <numerusform>Przesuń %n pozycję w lewo</numerusform>
            <numerusform>Przesuń %n pozycje w lewo</numerusform>
            <numerusform>Przesuń %n pozycji w lewo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions right</source>
        <translation>
            <numerusform>Przesuń %n pozycję w prawo</numerusform>
            <numerusform>Przesuń %n pozycje w prawo</numerusform>
            <numerusform>Przesuń %n pozycji w prawo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear marks of %n positions</source>
        <translation>
            <numerusform>Wyczyść znaki %n pozycji</numerusform>
            <numerusform>Wyczyść znaki %n pozycji</numerusform>
            <numerusform>Wyczyść znaki %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to White in %n positions</source>
        <translation>
            <numerusform>Ustaw ruch białych w %n pozycji</numerusform>
            <numerusform>Ustaw ruch białych w %n pozycjach</numerusform>
            <numerusform>Ustaw ruch białych w %n pozycjach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to Black in %n positions</source>
        <translation>
            <numerusform>Ustaw ruch czarnych w %n pozycji</numerusform>
            <numerusform>Ustaw ruch czarnych w %n pozycjach</numerusform>
            <numerusform>Ustaw ruch czarnych w %n pozycjach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove castling rights of %n positions</source>
        <translation>
            <numerusform>Usuń prawa do roszady %n pozycji</numerusform>
            <numerusform>Usuń prawa do roszady %n pozycji</numerusform>
            <numerusform>Usuń prawa do roszady %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove en passant square of %n positions</source>
        <translation>
            <numerusform>Usuń pole bicia w przelocie %n pozycji</numerusform>
            <numerusform>Usuń pole bicia w przelocie %n pozycji</numerusform>
            <numerusform>Usuń pole bicia w przelocie %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set details of %n positions</source>
        <translation>
            <numerusform>Ustaw dane %n pozycji</numerusform>
            <numerusform>Ustaw dane %n pozycji</numerusform>
            <numerusform>Ustaw dane %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set stipulation of %n positions</source>
        <translation>
            <numerusform>Ustaw żądanie %n pozycji</numerusform>
            <numerusform>Ustaw żądanie %n pozycji</numerusform>
            <numerusform>Ustaw żądanie %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset counters of %n positions</source>
        <translation>
            <numerusform>Zresetuj liczniki %n pozycji</numerusform>
            <numerusform>Zresetuj liczniki %n pozycji</numerusform>
            <numerusform>Zresetuj liczniki %n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Ruch czarnych w %n z zaznaczonych pozycji, zgodnie z żądaniem.</numerusform>
            <numerusform>Ruch czarnych w %n z zaznaczonych pozycji, zgodnie z żądaniem.</numerusform>
            <numerusform>Ruch czarnych w %n z zaznaczonych pozycji, zgodnie z żądaniem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Ruch białych w %n z zaznaczonych pozycji, zgodnie z żądaniem.</numerusform>
            <numerusform>Ruch białych w %n z zaznaczonych pozycji, zgodnie z żądaniem.</numerusform>
            <numerusform>Ruch białych w %n z zaznaczonych pozycji, zgodnie z żądaniem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights that no longer hold were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>Prawa do roszady, które już nie obowiązują, usunięto z %n zaznaczonej pozycji.</numerusform>
            <numerusform>Prawa do roszady, które już nie obowiązują, usunięto z %n zaznaczonych pozycji.</numerusform>
            <numerusform>Prawa do roszady, które już nie obowiązują, usunięto z %n zaznaczonych pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights were restored in %n of the selected positions.</source>
        <translation>
            <numerusform>Prawa do roszady przywrócono w %n zaznaczonej pozycji.</numerusform>
            <numerusform>Prawa do roszady przywrócono w %n zaznaczonych pozycjach.</numerusform>
            <numerusform>Prawa do roszady przywrócono w %n zaznaczonych pozycjach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The en passant square was removed from %n of the selected positions: it is no longer possible.</source>
        <translation>
            <numerusform>Pole bicia w przelocie usunięto z %n zaznaczonej pozycji: nie jest już możliwe.</numerusform>
            <numerusform>Pole bicia w przelocie usunięto z %n zaznaczonych pozycji: nie jest już możliwe.</numerusform>
            <numerusform>Pole bicia w przelocie usunięto z %n zaznaczonych pozycji: nie jest już możliwe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks that would leave the board were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>Znaki, które wyszłyby poza szachownicę, usunięto z %n zaznaczonej pozycji.</numerusform>
            <numerusform>Znaki, które wyszłyby poza szachownicę, usunięto z %n zaznaczonych pozycji.</numerusform>
            <numerusform>Znaki, które wyszłyby poza szachownicę, usunięto z %n zaznaczonych pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twins of %n of the selected positions were left unchanged: they do not fit the changed board.</source>
        <translation>
            <numerusform>Bliźniaki w %n z wybranych pozycji pozostały bez zmian: nie pasują do zmienionej szachownicy.</numerusform>
            <numerusform>Bliźniaki w %n z wybranych pozycji pozostały bez zmian: nie pasują do zmienionej szachownicy.</numerusform>
            <numerusform>Bliźniaki w %n z wybranych pozycji pozostały bez zmian: nie pasują do zmienionej szachownicy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys and solutions of %n of the selected positions were kept: they belong to the previous positions.</source>
        <translation>
            <numerusform>Wstępy i rozwiązania w %n z wybranych pozycji pozostały: należą do pozycji sprzed zmiany.</numerusform>
            <numerusform>Wstępy i rozwiązania w %n z wybranych pozycji pozostały: należą do pozycji sprzed zmiany.</numerusform>
            <numerusform>Wstępy i rozwiązania w %n z wybranych pozycji pozostały: należą do pozycji sprzed zmiany.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept, but no longer fit.</source>
        <translation>
            <numerusform>Zachowano posunięcia %n zaznaczonej partii, ale już nie pasują.</numerusform>
            <numerusform>Zachowano posunięcia %n zaznaczonych partii, ale już nie pasują.</numerusform>
            <numerusform>Zachowano posunięcia %n zaznaczonych partii, ale już nie pasują.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept; they may no longer fit.</source>
        <translation>
            <numerusform>Zachowano posunięcia %n zaznaczonej partii; mogą już nie pasować.</numerusform>
            <numerusform>Zachowano posunięcia %n zaznaczonych partii; mogą już nie pasować.</numerusform>
            <numerusform>Zachowano posunięcia %n zaznaczonych partii; mogą już nie pasować.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed in %n of the selected positions.</source>
        <translation>
            <numerusform>W %n zaznaczonej pozycji nic nie zmieniono.</numerusform>
            <numerusform>W %n zaznaczonych pozycjach nic nie zmieniono.</numerusform>
            <numerusform>W %n zaznaczonych pozycjach nic nie zmieniono.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added as position {number}.</source>
        <translation>Dodano jako pozycję {number}.</translation>
    </message>
    <message>
        <source>Added as positions {number}–{last}.</source>
        <translation>Dodano jako pozycje {number}–{last}.</translation>
    </message>
    <message numerus="yes">
        <source>%n positions were changed.</source>
        <translation>
            <numerusform>Zmieniono %n pozycję.</numerusform>
            <numerusform>Zmieniono %n pozycje.</numerusform>
            <numerusform>Zmieniono %n pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>Usunięto %n pozycję. Cofnij ją przywróci.</numerusform>
            <numerusform>Usunięto %n pozycje. Cofnij je przywróci.</numerusform>
            <numerusform>Usunięto %n pozycji. Cofnij je przywróci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were moved to the clipboard.</source>
        <translation>
            <numerusform>Przeniesiono do schowka %n pozycję.</numerusform>
            <numerusform>Przeniesiono do schowka %n pozycje.</numerusform>
            <numerusform>Przeniesiono do schowka %n pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were added after their games.</source>
        <translation>
            <numerusform>Dodano %n pozycję za jej partią.</numerusform>
            <numerusform>Dodano %n pozycje za ich partiami.</numerusform>
            <numerusform>Dodano %n pozycji za ich partiami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces were replaced.</source>
        <translation>
            <numerusform>Zastąpiono %n bierkę.</numerusform>
            <numerusform>Zastąpiono %n bierki.</numerusform>
            <numerusform>Zastąpiono %n bierek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A * or a tag was added to %n other games, to keep games apart.</source>
        <translation>
            <numerusform>Aby rozdzielić partie, do %n innej partii dodano * lub tag.</numerusform>
            <numerusform>Aby rozdzielić partie, do %n innych partii dodano * lub tag.</numerusform>
            <numerusform>Aby rozdzielić partie, do %n innych partii dodano * lub tag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white kings</source>
        <translation>
            <numerusform>%n białego króla</numerusform>
            <numerusform>%n białe króle</numerusform>
            <numerusform>%n białych królów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white queens</source>
        <translation>
            <numerusform>%n białego hetmana</numerusform>
            <numerusform>%n białe hetmany</numerusform>
            <numerusform>%n białych hetmanów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rooks</source>
        <translation>
            <numerusform>%n białą wieżę</numerusform>
            <numerusform>%n białe wieże</numerusform>
            <numerusform>%n białych wież</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white bishops</source>
        <translation>
            <numerusform>%n białego gońca</numerusform>
            <numerusform>%n białe gońce</numerusform>
            <numerusform>%n białych gońców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white knights</source>
        <translation>
            <numerusform>%n białego skoczka</numerusform>
            <numerusform>%n białe skoczki</numerusform>
            <numerusform>%n białych skoczków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white pawns</source>
        <translation>
            <numerusform>%n białego piona</numerusform>
            <numerusform>%n białe piony</numerusform>
            <numerusform>%n białych pionów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black kings</source>
        <translation>
            <numerusform>%n czarnego króla</numerusform>
            <numerusform>%n czarne króle</numerusform>
            <numerusform>%n czarnych królów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black queens</source>
        <translation>
            <numerusform>%n czarnego hetmana</numerusform>
            <numerusform>%n czarne hetmany</numerusform>
            <numerusform>%n czarnych hetmanów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black rooks</source>
        <translation>
            <numerusform>%n czarną wieżę</numerusform>
            <numerusform>%n czarne wieże</numerusform>
            <numerusform>%n czarnych wież</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black bishops</source>
        <translation>
            <numerusform>%n czarnego gońca</numerusform>
            <numerusform>%n czarne gońce</numerusform>
            <numerusform>%n czarnych gońców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black knights</source>
        <translation>
            <numerusform>%n czarnego skoczka</numerusform>
            <numerusform>%n czarne skoczki</numerusform>
            <numerusform>%n czarnych skoczków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawns</source>
        <translation>
            <numerusform>%n czarnego piona</numerusform>
            <numerusform>%n czarne piony</numerusform>
            <numerusform>%n czarnych pionów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PopeyeText</name>
    <message>
        <source>Popeye</source>
        <translation>Popeye</translation>
    </message>
    <message>
        <source>What Popeye is asked</source>
        <translation>O co pytany jest Popeye</translation>
    </message>
    <message>
        <source>What Popeye says</source>
        <translation>Co odpowiada Popeye</translation>
    </message>
</context>
<context>
    <name>PopeyeWords</name>
    <message>
        <source>The path {detail} is not absolute.</source>
        <translation>Ścieżka {detail} nie jest bezwzględna.</translation>
    </message>
    <message>
        <source>Program not found: {detail}.</source>
        <translation>Nie znaleziono programu: {detail}.</translation>
    </message>
    <message>
        <source>{detail} cannot be started.</source>
        <translation>Nie można uruchomić: {detail}.</translation>
    </message>
    <message>
        <source>{detail} does not respond like Popeye.</source>
        <translation>{detail} nie odpowiada jak Popeye.</translation>
    </message>
    <message>
        <source>{detail} did not respond and was stopped.</source>
        <translation>Brak odpowiedzi, zatrzymano: {detail}.</translation>
    </message>
    <message>
        <source>Popeye ended early. Only what it found so far is certain.</source>
        <translation>Popeye zakończył działanie przed czasem. Pewne jest tylko to, co dotąd znalazł.</translation>
    </message>
    <message>
        <source>Popeye was stopped: it found more than can be shown here.</source>
        <translation>Zatrzymano Popeye: znalazł więcej, niż można tu pokazać.</translation>
    </message>
    <message>
        <source>Popeye was stopped after {detail} min. What it found so far is certain.</source>
        <translation>Popeye zatrzymano po {detail} min. To, co znalazł, jest pewne.</translation>
    </message>
    <message>
        <source>Popeye does not know “{detail}”.</source>
        <translation>Popeye nie zna „{detail}”.</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood: {detail}.</source>
        <translation>Nie zrozumiano odpowiedzi Popeye: {detail}.</translation>
    </message>
    <message>
        <source>Popeye rejects the puzzle: {detail}.</source>
        <translation>Popeye odrzuca zadanie: {detail}.</translation>
    </message>
    <message>
        <source>Popeye cannot solve {detail}, only #n, h#n, s#n, r#n and ser-h#n.</source>
        <translation>Popeye nie rozwiąże {detail}, ale rozwiązuje #n, h#n, s#n, r#n i ser-h#n.</translation>
    </message>
    <message>
        <source>Popeye supports castling from standard squares only.</source>
        <translation>Popeye obsługuje tylko roszadę ze zwykłych pól.</translation>
    </message>
    <message>
        <source>White begins and forces Black to mate.</source>
        <translation>Białe zaczynają i zmuszają czarne do dania mata.</translation>
    </message>
    <message>
        <source>Black begins and forces White to mate.</source>
        <translation>Czarne zaczynają i zmuszają białe do dania mata.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Zaczynają białe.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Zaczynają czarne.</translation>
    </message>
    <message>
        <source>White begins; both help White to mate.</source>
        <translation>Białe zaczynają; obie strony pomagają białym dać mata.</translation>
    </message>
    <message>
        <source>Black begins; both help White to mate.</source>
        <translation>Czarne zaczynają; obie strony pomagają białym dać mata.</translation>
    </message>
    <message>
        <source>White begins; both help Black to mate.</source>
        <translation>Białe zaczynają; obie strony pomagają czarnym dać mata.</translation>
    </message>
    <message>
        <source>Black begins; both help Black to mate.</source>
        <translation>Czarne zaczynają; obie strony pomagają czarnym dać mata.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>Popeye has searched everything.</source>
        <translation>Popeye przeszukał wszystko.</translation>
    </message>
    <message>
        <source>Popeye stopped at a limit set in its options.</source>
        <translation>Popeye zatrzymał się na limicie swoich opcji.</translation>
    </message>
    <message>
        <source>Stopped before Popeye had searched everything.</source>
        <translation>Zatrzymano, zanim Popeye przeszukał wszystko.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nierozwiązywalne</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood</source>
        <translation>Nie zrozumiano odpowiedzi Popeye</translation>
    </message>
    <message>
        <source>“Text…” shows it.</source>
        <translation>Pokazuje ją „Tekst…”.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Brak rozwiązania</translation>
    </message>
    <message>
        <source>Stopped: no solution so far</source>
        <translation>Przerwano: na razie brak rozwiązania</translation>
    </message>
    <message>
        <source>First move {number}, {move} ({seconds} s)</source>
        <translation>Pierwsze posunięcie {number}, {move} ({seconds} s)</translation>
    </message>
    <message>
        <source>First move {number} of {total}, {move} ({seconds} s)</source>
        <translation>Pierwsze posunięcie {number} z {total}, {move} ({seconds} s)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Przeszukiwanie…</translation>
    </message>
</context>
<context>
    <name>PositionCheckCard</name>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Napraw wszystko</translation>
    </message>
    <message>
        <source>Apply all fixes in one step</source>
        <translation>Zastosuj wszystkie naprawy w jednym kroku</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nie znaleziono usterek</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n usterka</numerusform>
            <numerusform>%n usterki</numerusform>
            <numerusform>%n usterek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The moves of this game do not fit the new position.</source>
        <translation>Posunięcia tej partii nie pasują do nowej pozycji.</translation>
    </message>
    <message>
        <source>Keep the game, and add the new position after it?</source>
        <translation>Zachować partię i dodać nową pozycję za nią?</translation>
    </message>
    <message>
        <source>&amp;Change the Game’s Start</source>
        <translation>&amp;Zmień początek partii</translation>
    </message>
    <message>
        <source>This replaces the game, with its moves.</source>
        <translation>To zastąpi partię razem z jej posunięciami.</translation>
    </message>
    <message>
        <source>&amp;Replace the Game</source>
        <translation>&amp;Zastąp partię</translation>
    </message>
    <message>
        <source>The moves of selected games do not fit their new positions.</source>
        <translation>Posunięcia zaznaczonych partii nie pasują do ich nowych pozycji.</translation>
    </message>
    <message>
        <source>Change where these games begin, and keep their moves?</source>
        <translation>Zmienić początki tych partii i zachować ich posunięcia?</translation>
    </message>
    <message>
        <source>&amp;Change the Games’ Starts</source>
        <translation>&amp;Zmień początki partii</translation>
    </message>
    <message>
        <source>&amp;New Position After This Game</source>
        <translation>&amp;Nowa pozycja za tą partią</translation>
    </message>
    <message>
        <source>Moves of the Game</source>
        <translation>Posunięcia partii</translation>
    </message>
    <message>
        <source>Number of the start position, 0 to 959 (518 is standard chess):</source>
        <translation>Numer pozycji początkowej, od 0 do 959 (518 to zwykłe szachy):</translation>
    </message>
    <message>
        <source>Chess960 Position</source>
        <translation>Pozycja Chess960</translation>
    </message>
    <message>
        <source>There is no start position {0}. Enter a number from 0 to 959:</source>
        <translation>Nie ma pozycji początkowej {0}. Wpisz liczbę od 0 do 959:</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>No position yet.</source>
        <translation>Jeszcze brak pozycji.</translation>
    </message>
    <message>
        <source>The board shows the last valid position.</source>
        <translation>Szachownica pokazuje ostatnią poprawną pozycję.</translation>
    </message>
    <message>
        <source>GBR {0}</source>
        <translation>GBR {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n legalne posunięcie</numerusform>
            <numerusform>%n legalne posunięcia</numerusform>
            <numerusform>%n legalnych posunięć</numerusform>
        </translation>
    </message>
    <message>
        <source>Tablebase: …</source>
        <translation>Tablebase: …</translation>
    </message>
    <message>
        <source>Best: {moves}</source>
        <translation>Najlepsze: {moves}</translation>
    </message>
    <message>
        <source>White is checkmated.</source>
        <translation>Białe są zamatowane.</translation>
    </message>
    <message>
        <source>Black is checkmated.</source>
        <translation>Czarne są zamatowane.</translation>
    </message>
    <message>
        <source>White is stalemated.</source>
        <translation>Białe są zapatowane.</translation>
    </message>
    <message>
        <source>Black is stalemated.</source>
        <translation>Czarne są zapatowane.</translation>
    </message>
    <message>
        <source>Black is in check.</source>
        <translation>Czarne są w szachu.</translation>
    </message>
    <message>
        <source>White is in check.</source>
        <translation>Białe są w szachu.</translation>
    </message>
    <message>
        <source>Neither side has enough material to mate.</source>
        <translation>Żadna strona nie ma materiału wystarczającego do mata.</translation>
    </message>
    <message>
        <source>Same position as no. {number}</source>
        <translation>Ta sama pozycja co nr {number}</translation>
    </message>
    <message numerus="yes">
        <source>Same position as no. {number} and %n others</source>
        <translation>
            <numerusform>Ta sama pozycja co nr {number} i %n inna</numerusform>
            <numerusform>Ta sama pozycja co nr {number} i %n inne</numerusform>
            <numerusform>Ta sama pozycja co nr {number} i %n innych</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}. Click to go there.</source>
        <translation>{words}. Kliknij, aby tam przejść.</translation>
    </message>
</context>
<context>
    <name>PositionSection</name>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Restart &amp;Now</source>
        <translation>&amp;Uruchom ponownie</translation>
    </message>
    <message>
        <source>Window colours</source>
        <translation>Kolory okna</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Kolory szachownicy</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Bierki</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Na polach</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Obok szachownicy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Animate pieces when the position changes</source>
        <translation>Animuj bierki przy zmianie pozycji</translation>
    </message>
    <message>
        <source>Show moves with figurines</source>
        <translation>Pokazuj posunięcia z figurkami</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Edycja</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>Nowa pozycja</translation>
    </message>
    <message>
        <source>Takes effect at the next start. All windows and unsaved work come back.</source>
        <translation>Od następnego uruchomienia. Wrócą wszystkie okna i niezapisana praca.</translation>
    </message>
    <message>
        <source>Edit Colours…</source>
        <translation>Edytuj kolory…</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Zaznaczaj ostatnie posunięcie</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Pusta szachownica</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Pozycja początkowa</translation>
    </message>
    <message>
        <source>Open what was open last time</source>
        <translation>Otwieraj to, co było otwarte ostatnio</translation>
    </message>
    <message>
        <source>Allow several kings of one colour</source>
        <translation>Zezwól na kilka królów jednego koloru</translation>
    </message>
    <message>
        <source>Mouse wheel changes the piece on a square</source>
        <translation>Kółko myszy zmienia bierkę na polu</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopiowanie</translation>
    </message>
    <message>
        <source>Folder of Syzygy tablebases</source>
        <translation>Folder tablic Syzygy</translation>
    </message>
    <message>
        <source>Endgame tablebases</source>
        <translation>Tablice końcówek</translation>
    </message>
    <message>
        <source>This file does not hold the colours of a board.</source>
        <translation>Ten plik nie zawiera kolorów szachownicy.</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Jak w oknie</translation>
    </message>
    <message>
        <source>Write the en passant square</source>
        <translation>Zapis pola bicia w przelocie</translation>
    </message>
    <message>
        <source>Write castling rights</source>
        <translation>Zapis praw do roszady</translation>
    </message>
    <message>
        <source>Piece letters in lists</source>
        <translation>Litery bierek w listach</translation>
    </message>
    <message>
        <source>For copied positions only; files are saved with what each position holds.</source>
        <translation>Dotyczy tylko kopiowanych pozycji; pliki są zapisywane z tym, co zawiera każda pozycja.</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <translation>&amp;Przywróć domyślne</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>Pro&amp;fil</translation>
    </message>
    <message>
        <source>Save these options as a preset…</source>
        <translation>Zapisz te opcje jako profil…</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Usuń ten profil</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Zapis profilu</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Nazwa profilu:</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Profil musi mieć nazwę.</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>„{name}” jest wbudowanym profilem. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>There are already {count} presets. Delete one first.</source>
        <translation>Liczba profili wynosi już {count}. Najpierw usuń jakiś.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Zapisano jako „{name}”.</translation>
    </message>
    <message>
        <source>Saved as “{name}”: names have at most {most} characters.</source>
        <translation>Zapisano jako „{name}”: nazwy mają najwyżej {most} znaków.</translation>
    </message>
    <message>
        <source>Deleted the preset “{name}”.</source>
        <translation>Usunięto profil „{name}”.</translation>
    </message>
</context>
<context>
    <name>PrintPictureDialog</name>
    <message>
        <source>Print the Diagram</source>
        <translation>Drukowanie diagramu</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Szerokość</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>The diagram was printed.</source>
        <translation>Diagram został wydrukowany.</translation>
    </message>
    <message>
        <source>{paper}. The diagram will be {width} mm wide.</source>
        <translation>{paper}. Diagram będzie miał szerokość {width} mm.</translation>
    </message>
</context>
<context>
    <name>ProblemLine</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Explain this (F1)</source>
        <translation>Wyjaśnij to (F1)</translation>
    </message>
    <message>
        <source>{problem} Fix: {fixes}.</source>
        <translation>{problem} Naprawa: {fixes}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Engine and Popeye</source>
        <translation>Silnik i Popeye</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Silnik</translation>
    </message>
    <message>
        <source>&amp;Popeye</source>
        <translation>&amp;Popeye</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Time l&amp;imit</source>
        <translation>L&amp;imit czasu</translation>
    </message>
    <message>
        <source>Popeye solves puzzles other than direct mates. Nothing else needs it.</source>
        <translation>Popeye rozwiązuje zadania inne niż maty bezpośrednie. Do niczego innego nie jest potrzebny.</translation>
    </message>
    <message>
        <source>Programs run with all your permissions. Choose only programs you trust.</source>
        <translation>Programy działają ze wszystkimi uprawnieniami użytkownika. Należy wybierać tylko zaufane programy.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Przeglądaj…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Warianty</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>Wą&amp;tki</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>Pa&amp;mięć</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <translation>Wybór programu</translation>
    </message>
</context>
<context>
    <name>PromotionChooser</name>
    <message>
        <source>Promote to</source>
        <translation>Promocja na</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Dane…</translation>
    </message>
    <message>
        <source>Edit author, source and other details of the puzzle</source>
        <translation>Edytuj autora, źródło i inne dane zadania</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Dodaj bliźniaka takiego jak pokazana pozycja</translation>
    </message>
    <message>
        <source>+ Twin</source>
        <translation>+ Bliźniak</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Dodaj bliźniaka</translation>
    </message>
    <message>
        <source>Puzzle data…</source>
        <translation>Dane zadania…</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Nothing to solve yet.</source>
        <translation>Nie ma jeszcze czego rozwiązywać.</translation>
    </message>
    <message>
        <source>Enter what to test: #2, h#3, s#4, …</source>
        <translation>Wpisz, co sprawdzić: #2, h#3, s#4, …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Stop Solving &amp;All</source>
        <translation>Przerwij rozwiązywanie &amp;wszystkich</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>Rozwiąż &amp;wszystkie zadania</translation>
    </message>
    <message>
        <source>&amp;Stop Solving</source>
        <translation>Przerwij &amp;rozwiązywanie</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Rozwiąż</translation>
    </message>
</context>
<context>
    <name>PuzzleField</name>
    <message>
        <source>&amp;Write This</source>
        <translation>Wpisz t&amp;o</translation>
    </message>
    <message>
        <source>Write “{text}”</source>
        <translation>Wpisz „{text}”</translation>
    </message>
</context>
<context>
    <name>PuzzleForm</name>
    <message>
        <source>There is no position yet.</source>
        <translation>Nie ma jeszcze pozycji.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Pochodzenie</translation>
    </message>
    <message>
        <source>Puzzle Data</source>
        <translation>Dane zadania</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>Źró&amp;dło</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Da&amp;ta</translation>
    </message>
    <message>
        <source>1977 or 1977-05-31</source>
        <translation>1977 lub 1977-05-31</translation>
    </message>
    <message>
        <source>1st Prize</source>
        <translation>1 nagroda</translation>
    </message>
    <message>
        <source>Awa&amp;rd</source>
        <translation>Odzna&amp;czenie</translation>
    </message>
    <message>
        <source>Beside the stipulation</source>
        <translation>Obok żądania</translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation>&amp;Warunki</translation>
    </message>
    <message>
        <source>Circe; Madrasi</source>
        <translation>Circe; Madrasi</translation>
    </message>
    <message>
        <source>Tw&amp;ins</source>
        <translation>Bl&amp;iźniaki</translation>
    </message>
    <message>
        <source>b) Move e6 c4; c) Remove d5</source>
        <translation>b) Move e6 c4; c) Remove d5</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>Rozwi&amp;ązania</translation>
    </message>
    <message>
        <source>how many are intended</source>
        <translation>ile jest zamierzonych</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>Opc&amp;je</translation>
    </message>
    <message>
        <source>of Popeye: MaxSolutions 5</source>
        <translation>Popeye: MaxSolutions 5</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Wstę&amp;p</translation>
    </message>
    <message>
        <source>&amp;Tries</source>
        <translation>&amp;Złudy</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>Wa&amp;riant</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Pełn&amp;y tekst</translation>
    </message>
    <message>
        <source>For the reader</source>
        <translation>Dla czytelnika</translation>
    </message>
    <message>
        <source>Th&amp;emes</source>
        <translation>T&amp;ematy</translation>
    </message>
    <message>
        <source>Grimshaw; Novotny</source>
        <translation>Grimshaw; Novotny</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>W&amp;skazówka</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Komentarz</translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message>
        <source>First moves searched</source>
        <translation>Przeszukane pierwsze posunięcia</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Złudy</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gra pozorna</translation>
    </message>
    <message>
        <source>Ask Popeye</source>
        <translation>Zapytaj Popeye</translation>
    </message>
    <message>
        <source>Solve it with Popeye, too</source>
        <translation>Rozwiąż także w Popeye</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Tekst…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Pokaż, o co pytany jest Popeye i co odpowiada</translation>
    </message>
    <message>
        <source>Choose Popeye…</source>
        <translation>Wybierz Popeye…</translation>
    </message>
    <message>
        <source>Choose the program on this computer</source>
        <translation>Wybierz program na tym komputerze</translation>
    </message>
    <message>
        <source>Add to Record</source>
        <translation>Do wpisu</translation>
    </message>
    <message>
        <source>{keys}! Looking for the play…</source>
        <translation>{keys}! Szukanie przebiegu…</translation>
    </message>
    <message>
        <source>No key. Searching…</source>
        <translation>Brak wstępu. Przeszukiwanie…</translation>
    </message>
    <message>
        <source>This needs Popeye, the free solver of helpmates, selfmates and fairy chess, from github.com/thomas-maeder/popeye. Choose it once it is installed.</source>
        <translation>Potrzebny jest Popeye, wolny program rozwiązujący maty pomocnicze, samomaty i zadania baśniowe, z github.com/thomas-maeder/popeye. Wybierz go po zainstalowaniu.</translation>
    </message>
    <message>
        <source>Solved with all puzzles. Press Solve to see the solution.</source>
        <translation>Rozwiązane razem z wszystkimi. Naciśnij Rozwiąż, aby zobaczyć rozwiązanie.</translation>
    </message>
    <message>
        <source>Solution copied</source>
        <translation>Skopiowano rozwiązanie</translation>
    </message>
    <message>
        <source>The record already has a solution text: clear it in Data… first.</source>
        <translation>Wpis ma już tekst rozwiązania: najpierw usuń go w „Dane…”.</translation>
    </message>
    <message>
        <source>Solution added to the record</source>
        <translation>Dodano rozwiązanie do wpisu</translation>
    </message>
    <message>
        <source>Already in the record</source>
        <translation>Już jest we wpisie</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves, main line and solution</source>
        <translation>Dodano do wpisu: wstęp, liczbę posunięć, wariant główny i rozwiązanie</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves and main line. Its solution text was kept: clear it in Data… to have it filled in.</source>
        <translation>Dodano do wpisu: wstęp, liczbę posunięć i wariant główny. Tekst rozwiązania pozostał: usuń go w „Dane…”, aby został wypełniony.</translation>
    </message>
    <message>
        <source>How many are intended is not stated.</source>
        <translation>Nie podano, ile jest zamierzonych.</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Ustaw {number}</translation>
    </message>
    <message>
        <source>White begins in {stipulation}.</source>
        <translation>W {stipulation} zaczynają białe.</translation>
    </message>
    <message>
        <source>Black begins in {stipulation}.</source>
        <translation>W {stipulation} zaczynają czarne.</translation>
    </message>
    <message>
        <source>Set Black</source>
        <translation>Ustaw czarne</translation>
    </message>
    <message>
        <source>Set White</source>
        <translation>Ustaw białe</translation>
    </message>
    <message>
        <source>Castling is allowed by convention.</source>
        <translation>Roszada jest dozwolona umownie.</translation>
    </message>
    <message>
        <source>Set {castling}</source>
        <translation>Ustaw {castling}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>Kopiuj rozwiązanie jako tekst</translation>
    </message>
    <message>
        <source>Add the solution to the record</source>
        <translation>Dodaj rozwiązanie do wpisu</translation>
    </message>
    <message>
        <source>Popeye: {0}</source>
        <translation>Popeye: {0}</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Show the solution as a tree</source>
        <translation>Pokaż rozwiązanie jako drzewo</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nierozwiązywalne</translation>
    </message>
    <message>
        <source>The solver ended unexpectedly</source>
        <translation>Program rozwiązujący nieoczekiwanie zakończył działanie</translation>
    </message>
    <message>
        <source>Nothing found. Press Solve to try again.</source>
        <translation>Nic nie znaleziono. Naciśnij Rozwiąż, aby spróbować ponownie.</translation>
    </message>
    <message>
        <source>Hide the solution</source>
        <translation>Ukryj rozwiązanie</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} first moves.</source>
        <translation>Zatrzymano po {done} z {total} pierwszych posunięć.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Przeszukiwanie…</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Jeszcze nie rozwiązano.</translation>
    </message>
    <message>
        <source>{done} of {total} first moves</source>
        <translation>{done} z {total} pierwszych posunięć</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>cook</source>
        <translation>uboczne</translation>
    </message>
    <message>
        <source>short</source>
        <translation>krótsze</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>dual</translation>
    </message>
    <message>
        <source>The record gives {keys} as the key.</source>
        <translation>Wpis podaje jako wstęp: {keys}.</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>zugzwang</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>groźba</translation>
    </message>
    <message>
        <source>but</source>
        <translation>ale</translation>
    </message>
    <message numerus="yes">
        <source>any other (%n)</source>
        <translation>
            <numerusform>dowolne inne (%n)</numerusform>
            <numerusform>dowolne inne (%n)</numerusform>
            <numerusform>dowolne inne (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tries: %n</source>
        <translation>
            <numerusform>Złudy: %n</numerusform>
            <numerusform>Złudy: %n</numerusform>
            <numerusform>Złudy: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gra pozorna</translation>
    </message>
    <message>
        <source>short: #{mate}</source>
        <translation>krótsze: #{mate}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Brak rozwiązania</translation>
    </message>
    <message>
        <source>Stopped before the search was complete.</source>
        <translation>Przerwano przed końcem przeszukiwania.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolne</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>dowolne inne</translation>
    </message>
    <message>
        <source>{mate} sound, {key}!</source>
        <translation>{mate} poprawne, {key}!</translation>
    </message>
    <message>
        <source>{mate} cooked: {keys}</source>
        <translation>{mate}, rozw. uboczne: {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n rozwiązanie</numerusform>
            <numerusform>%n rozwiązania</numerusform>
            <numerusform>%n rozwiązań</numerusform>
        </translation>
    </message>
    <message>
        <source>{numbers} solutions</source>
        <translation>Rozwiązania: {numbers}</translation>
    </message>
    <message>
        <source>{solutions} ({intended} intended)</source>
        <translation>{solutions} (zamierzone: {intended})</translation>
    </message>
    <message>
        <source>{mate} has no solution</source>
        <translation>{mate} bez rozwiązania</translation>
    </message>
    <message>
        <source>Short: mate in {number} by {moves}</source>
        <translation>Krótsze: mat w {number} pos. po {moves}</translation>
    </message>
    <message>
        <source>{mate}, {key}! with duals after {defences}</source>
        <translation>{mate}, {key}! z dualami po {defences}</translation>
    </message>
    <message>
        <source>{mate} not finished; no key so far</source>
        <translation>{mate} nieukończone; na razie bez wstępu</translation>
    </message>
    <message>
        <source>{mate} not finished; so far {keys}</source>
        <translation>{mate} nieukończone; na razie {keys}</translation>
    </message>
    <message>
        <source>Stopped: only what was searched is certain.</source>
        <translation>Przerwano: pewne jest tylko to, co przeszukano.</translation>
    </message>
    <message>
        <source>Complete search, {seconds} s</source>
        <translation>Pełne przeszukanie, {seconds} s</translation>
    </message>
    <message>
        <source>{moves} and {more}</source>
        <translation>{moves} i {more}</translation>
    </message>
</context>
<context>
    <name>PuzzlesBar</name>
    <message>
        <source>All puzzles</source>
        <translation>Wszystkie zadania</translation>
    </message>
    <message>
        <source>Progress through the positions</source>
        <translation>Postęp w przechodzeniu przez pozycje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabela…</translation>
    </message>
    <message>
        <source>Show all results in a table</source>
        <translation>Pokaż wszystkie wyniki w tabeli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>This desktop does not give a picture of the screen. Take a screenshot with its own tool, and paste it here.</source>
        <translation>To środowisko nie udostępnia obrazu ekranu. Zrób zrzut ekranu jego własnym narzędziem i wklej go tutaj.</translation>
    </message>
    <message>
        <source>“{name}”: {why}</source>
        <translation>„{name}”: {why}</translation>
    </message>
    <message>
        <source>No whole chessboard was found (8×8 squares, seen from above). If there is one, drag the corners to it.</source>
        <translation>Nie znaleziono całej szachownicy (8×8 pól, widok z góry). Jeśli jest, przeciągnij do niej rogi.</translation>
    </message>
    <message>
        <source>This board cannot be read: it is cut off, three-dimensional, a photograph, or of another game. If it is a diagram, drag the corners to it.</source>
        <translation>Tej planszy nie da się odczytać: jest ucięta, trójwymiarowa, to fotografia albo inna gra. Jeśli to diagram, przeciągnij do niego rogi.</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Reading pictures</source>
        <translation>Odczytywanie obrazów</translation>
    </message>
    <message>
        <source>Progress through the pictures</source>
        <translation>Postęp odczytywania obrazów</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>Reading was cancelled. Nothing was changed.</source>
        <translation>Odczytywanie anulowano. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Reading a picture…</source>
        <translation>Odczytywanie obrazu…</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>Odczytywanie „{name}”…</translation>
    </message>
    <message>
        <source>Reading pictures failed. See the log.</source>
        <translation>Odczytywanie obrazów nie powiodło się. Zobacz dziennik.</translation>
    </message>
    <message>
        <source>No chessboard was found.</source>
        <translation>Nie znaleziono szachownicy.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Ta pozycja jest już na szachownicy.</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Zastąpiono pozycję {number}. Cofnij ją przywróci.</translation>
    </message>
    <message>
        <source>Read from the picture; {keys} shows it.</source>
        <translation>Odczytano z obrazu; {keys} go pokazuje.</translation>
    </message>
    <message>
        <source>Drag the four corners to the corners of the 64 squares, without the border.</source>
        <translation>Przeciągnij cztery rogi do rogów pól szachownicy.</translation>
    </message>
</context>
<context>
    <name>ReadingNumbers</name>
    <message numerus="yes">
        <source>%n positions read from pictures.</source>
        <translation>
            <numerusform>Odczytano z obrazów %n pozycję.</numerusform>
            <numerusform>Odczytano z obrazów %n pozycje.</numerusform>
            <numerusform>Odczytano z obrazów %n pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have doubtful squares: {keys} goes to the first.</source>
        <translation>
            <numerusform>%n ma niepewne pola: {keys} przechodzi do pierwszego.</numerusform>
            <numerusform>%n mają niepewne pola: {keys} przechodzi do pierwszego.</numerusform>
            <numerusform>%n ma niepewne pola: {keys} przechodzi do pierwszego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares</source>
        <translation>
            <numerusform>%n niepewne pole</numerusform>
            <numerusform>%n niepewne pola</numerusform>
            <numerusform>%n niepewnych pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares: press the number of what is there, or {keys} for the next.</source>
        <translation>
            <numerusform>%n niepewne pole: naciśnij numer tego, co tam stoi; {keys}: następne.</numerusform>
            <numerusform>%n niepewne pola: naciśnij numer tego, co tam stoi; {keys}: następne.</numerusform>
            <numerusform>%n niepewnych pól: naciśnij numer tego, co tam stoi; {keys}: następne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n szachownicy.</numerusform>
            <numerusform>Nie udało się odczytać %n szachownic.</numerusform>
            <numerusform>Nie udało się odczytać %n szachownic.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board was found in %n pictures.</source>
        <translation>
            <numerusform>Na %n obrazie nie znaleziono szachownicy.</numerusform>
            <numerusform>Na %n obrazach nie znaleziono szachownicy.</numerusform>
            <numerusform>Na %n obrazach nie znaleziono szachownicy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Which Positions Are Meant?</source>
        <translation>O które pozycje chodzi?</translation>
    </message>
    <message>
        <source>Which Position Is Meant?</source>
        <translation>O którą pozycję chodzi?</translation>
    </message>
    <message>
        <source>Readings of the text</source>
        <translation>Odczytania tekstu</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which positions are meant?</source>
        <translation>Ten tekst można odczytać na kilka sposobów. O które pozycje chodzi?</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which position is meant?</source>
        <translation>Ten tekst można odczytać na kilka sposobów. O którą pozycję chodzi?</translation>
    </message>
    <message>
        <source>Are these the right positions?</source>
        <translation>Czy to właściwe pozycje?</translation>
    </message>
    <message>
        <source>Is this the right position?</source>
        <translation>Czy to właściwa pozycja?</translation>
    </message>
    <message>
        <source>Only the most likely positions are listed.</source>
        <translation>Podano tylko najbardziej prawdopodobne pozycje.</translation>
    </message>
    <message>
        <source>&amp;Paste It</source>
        <translation>&amp;Wklej ją</translation>
    </message>
    <message>
        <source>&amp;Paste Them</source>
        <translation>&amp;Wklej je</translation>
    </message>
    <message>
        <source>Kings: White {0}, Black {1}.</source>
        <translation>Króle: białe {0}, czarne {1}.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
</context>
<context>
    <name>RecentPositionsButton</name>
    <message>
        <source>Recent positions</source>
        <translation>Ostatnie pozycje</translation>
    </message>
</context>
<context>
    <name>RecentPositionsPopup</name>
    <message>
        <source>No positions yet: copy or paste one.</source>
        <translation>Jeszcze nie ma pozycji: skopiuj lub wklej jakąś.</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Ostatnie pozycje</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Copying positions…</source>
        <translation>Kopiowanie pozycji…</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Skopiowano wpis.</translation>
    </message>
    <message numerus="yes">
        <source>{number} records copied.</source>
        <translation>
            <numerusform>Skopiowano {number} wpis.</numerusform>
            <numerusform>Skopiowano {number} wpisy.</numerusform>
            <numerusform>Skopiowano {number} wpisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Przenoszenie pozycji…</translation>
    </message>
    <message>
        <source>Nothing was changed in the selected positions.</source>
        <translation>W zaznaczonych pozycjach nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Changing positions…</source>
        <translation>Zmienianie pozycji…</translation>
    </message>
    <message>
        <source>The positions are already in this order.</source>
        <translation>Pozycje są już w tej kolejności.</translation>
    </message>
    <message>
        <source>Sorting positions…</source>
        <translation>Sortowanie pozycji…</translation>
    </message>
    <message>
        <source>Reversing positions…</source>
        <translation>Odwracanie kolejności pozycji…</translation>
    </message>
    <message>
        <source>No position needs a new number.</source>
        <translation>Żadna pozycja nie wymaga nowego numeru.</translation>
    </message>
    <message>
        <source>Numbering positions…</source>
        <translation>Numerowanie pozycji…</translation>
    </message>
    <message>
        <source>Comment after the last position</source>
        <translation>Komentarz za ostatnią pozycją</translation>
    </message>
    <message>
        <source>This position is not among the matches in the list.</source>
        <translation>Tej pozycji nie ma wśród wyników na liście.</translation>
    </message>
    <message>
        <source>In a PGN file, comments are part of the games.</source>
        <translation>W pliku PGN komentarze są częścią partii.</translation>
    </message>
    <message>
        <source>Comment before position {number}</source>
        <translation>Komentarz przed pozycją {number}</translation>
    </message>
    <message>
        <source>No positions found in “{name}”.</source>
        <translation>W „{name}” nie znaleziono pozycji.</translation>
    </message>
    <message>
        <source>Appending positions…</source>
        <translation>Dołączanie pozycji…</translation>
    </message>
</context>
<context>
    <name>RecordsCombo</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>Jedyna</numerusform>
            <numerusform>Wszystkie %n</numerusform>
            <numerusform>Wszystkie %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>Znalezione: %n</numerusform>
            <numerusform>Znalezione: %n</numerusform>
            <numerusform>Znalezione: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Zaznaczone: %n</numerusform>
            <numerusform>Zaznaczone: %n</numerusform>
            <numerusform>Zaznaczone: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Brak pozycji</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved Work Found</source>
        <translation>Znaleziono niezapisaną pracę</translation>
    </message>
    <message>
        <source>The position that was shown</source>
        <translation>Pozycja, która była pokazana</translation>
    </message>
    <message>
        <source>FenEdit ended before this work was saved. It can be recovered.</source>
        <translation>FenEdit zakończył działanie przed zapisaniem tej pracy. Można ją odzyskać.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Katalog: {folder}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Bez nazwy</translation>
    </message>
    <message numerus="yes">
        <source>Some of it is damaged: %n parts of the file are missing.</source>
        <translation>
            <numerusform>Część jest uszkodzona: brakuje %n fragmentu pliku.</numerusform>
            <numerusform>Część jest uszkodzona: brakuje %n fragmentów pliku.</numerusform>
            <numerusform>Część jest uszkodzona: brakuje %n fragmentów pliku.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the moves that you played.</source>
        <translation>Z rozegranymi posunięciami.</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Brak pozycji</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n pozycja</numerusform>
            <numerusform>%n pozycje</numerusform>
            <numerusform>%n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the file</source>
        <translation>
            <numerusform>%n różni się od pliku</numerusform>
            <numerusform>%n różnią się od pliku</numerusform>
            <numerusform>%n różni się od pliku</numerusform>
        </translation>
    </message>
    <message>
        <source>{positions}, {rows}</source>
        <translation>{positions}, {rows}</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm</source>
        <translation>d MMMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Last changed {when}</source>
        <translation>Ostatnia zmiana: {when}</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>O&amp;dzyskaj</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>Zdecyduj &amp;później</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>Comparing unsaved work with “{name}”…</source>
        <translation>Porównywanie niezapisanej pracy z „{name}”…</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results of All Puzzles</source>
        <translation>Wyniki wszystkich zadań</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Żądanie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Key in the record</source>
        <translation>Wstęp we wpisie</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>Kopiuj zaznaczone lub wszystkie wiersze do arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Zapisz jako CSV…</translation>
    </message>
    <message>
        <source>Save Results</source>
        <translation>Zapisz wyniki</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
</context>
<context>
    <name>ReviewSection</name>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Obraz szachownicy</translation>
    </message>
    <message>
        <source>Click a square that is wrong, and type the letter of its piece, or Space</source>
        <translation>Kliknij błędne pole i wpisz literę bierki albo spację</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Odwróć</translation>
    </message>
    <message>
        <source>The other side is at the bottom of the picture (T)</source>
        <translation>Na dole obrazu jest druga strona (T)</translation>
    </message>
    <message>
        <source>Set the other side to move (M)</source>
        <translation>Ustaw ruch drugiej strony (M)</translation>
    </message>
    <message>
        <source>All castling rights, or none (C)</source>
        <translation>Wszystkie prawa do roszady lub żadne (C)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>The position is right (Enter)</source>
        <translation>Pozycja jest dobra (Enter)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Corners…</source>
        <translation>Rogi…</translation>
    </message>
    <message>
        <source>Mark where the board is in the picture</source>
        <translation>Pokaż, gdzie na obrazie jest szachownica</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>Castling rights: {0}</source>
        <translation>Prawa do roszady: {0}</translation>
    </message>
    <message>
        <source>Back to what was there before (Esc)</source>
        <translation>Powrót do tego, co było (Esc)</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>nothing in doubt</source>
        <translation>nic niepewnego</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Żadne pole nie budzi wątpliwości.</translation>
    </message>
    <message>
        <source>{square}: {piece}?</source>
        <translation>{square}: {piece}?</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} z {total}</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>This position was not read from a picture.</source>
        <translation>Tej pozycji nie odczytano z obrazu.</translation>
    </message>
    <message>
        <source>No doubtful squares are left.</source>
        <translation>Nie ma już niepewnych pól.</translation>
    </message>
    <message>
        <source>All doubtful squares were shown. {keys} goes to those left.</source>
        <translation>Pokazano wszystkie niepewne pola. {keys} przechodzi do pozostałych.</translation>
    </message>
    <message>
        <source>Nothing was changed. Redo brings the position back.</source>
        <translation>Nic nie zmieniono. Ponów przywróci pozycję.</translation>
    </message>
    <message>
        <source>Type the number or the letter of what is on the square. {next}: next, T: turn, M: other side to move, C: castling rights, Enter: accept</source>
        <translation>Wpisz cyfrę lub literę tego, co stoi na polu. {next}: dalej, T: obróć, M: ruch drugiej strony, C: roszady, Enter: przyjmij</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Read from Screen</source>
        <translation>Odczyt z ekranu</translation>
    </message>
    <message>
        <source>Click a board, or drag a rectangle around it. Enter: the whole screen. Esc to leave</source>
        <translation>Kliknij szachownicę albo zaznacz ją prostokątem. Enter: cały ekran. Esc kończy</translation>
    </message>
    <message>
        <source>Arrow keys move a rectangle, with Shift they resize it; Enter takes it</source>
        <translation>Strzałki przesuwają prostokąt, z Shift zmieniają rozmiar; Enter go wybiera</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Section collapsed.</source>
        <translation>Sekcja zwinięta.</translation>
    </message>
    <message>
        <source>Section expanded.</source>
        <translation>Sekcja rozwinięta.</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>New Positions from Game</source>
        <translation>Nowe pozycje z partii</translation>
    </message>
    <message>
        <source>White</source>
        <translation>białych</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>czarnych</translation>
    </message>
    <message numerus="yes">
        <source>Positions of %n selected games</source>
        <translation>
            <numerusform>Pozycje z %n zaznaczonej partii</numerusform>
            <numerusform>Pozycje z %n zaznaczonych partii</numerusform>
            <numerusform>Pozycje z %n zaznaczonych partii</numerusform>
        </translation>
    </message>
    <message>
        <source>At &amp;diagram signs, coloured squares and arrows</source>
        <translation>Przy znakach &amp;diagramu, kolorowych polach i strzałkach</translation>
    </message>
    <message>
        <source>After each move with a &amp;comment</source>
        <translation>Po każdym posunięciu z &amp;komentarzem</translation>
    </message>
    <message>
        <source>After each move with a &amp;sign, such as ! or ±</source>
        <translation>Po każdym posunięciu ze &amp;znakiem, na przykład ! lub ±</translation>
    </message>
    <message>
        <source>After the &amp;last move</source>
        <translation>Po &amp;ostatnim posunięciu</translation>
    </message>
    <message>
        <source>After &amp;move number</source>
        <translation>Po posunięciu &amp;nr</translation>
    </message>
    <message>
        <source>After &amp;every</source>
        <translation>Po każdych co &amp;ile</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>posunięć</translation>
    </message>
    <message>
        <source>&amp;All from move</source>
        <translation>&amp;Wszystkie od posunięcia</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n pozycja</numerusform>
            <numerusform>%n pozycje</numerusform>
            <numerusform>%n pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{positions} from %n games</source>
        <translation>
            <numerusform>{positions} z %n partii</numerusform>
            <numerusform>{positions} z %n partii</numerusform>
            <numerusform>{positions} z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>Brak takich pozycji</translation>
    </message>
    <message>
        <source>{positions}: too many at once. Choose up to {most}.</source>
        <translation>{positions}: za dużo naraz. Wybierz najwyżej {most}.</translation>
    </message>
    <message>
        <source>{found} so far…</source>
        <translation>dotychczas {found}…</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Sheet of Diagrams</source>
        <translation>Arkusz diagramów</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Arkusz</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Zapis PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save LaTeX</source>
        <translation>Zapis LaTeX</translation>
    </message>
    <message>
        <source>&amp;Word (DOCX)…</source>
        <translation>&amp;Word (DOCX)…</translation>
    </message>
    <message>
        <source>Save DOCX</source>
        <translation>Zapis DOCX</translation>
    </message>
    <message>
        <source>Word (*.docx)</source>
        <translation>Word (*.docx)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>LaTe&amp;X…</source>
        <translation>LaTe&amp;X…</translation>
    </message>
    <message>
        <source>&amp;Typst…</source>
        <translation>&amp;Typst…</translation>
    </message>
    <message>
        <source>Save Typst</source>
        <translation>Zapis Typst</translation>
    </message>
    <message>
        <source>Typst (*.typ)</source>
        <translation>Typst (*.typ)</translation>
    </message>
    <message>
        <source>Practice Page (&amp;HTML)…</source>
        <translation>Strona ćwiczeń (&amp;HTML)…</translation>
    </message>
    <message>
        <source>Save HTML</source>
        <translation>Zapisz HTML</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>&amp;Anki Cards…</source>
        <translation>Karty &amp;Anki…</translation>
    </message>
    <message>
        <source>Save Anki Cards</source>
        <translation>Zapisz karty Anki</translation>
    </message>
    <message>
        <source>Anki (*.txt)</source>
        <translation>Anki (*.txt)</translation>
    </message>
    <message>
        <source>Cancelled. Pages already sent may still be printed.</source>
        <translation>Anulowano. Wysłane już strony mogą jeszcze zostać wydrukowane.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Anulowano; nic nie zapisano.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Tworzenie stron…</translation>
    </message>
    <message>
        <source>Solving: {done} of {total}</source>
        <translation>Rozwiązywanie: {done} z {total}</translation>
    </message>
    <message>
        <source>Making page {number}</source>
        <translation>Tworzenie strony {number}</translation>
    </message>
    <message>
        <source>Word documents have no upside-down text: the solutions are on pages of their own.</source>
        <translation>Dokumenty Worda nie mają tekstu do góry nogami: rozwiązania są na osobnych stronach.</translation>
    </message>
    <message>
        <source>In Anki, choose File › Import, then Tools › Check Media, which moves the pictures out of the cards.</source>
        <translation>W Anki wybierz Plik › Importuj, a potem Narzędzia › Sprawdź multimedia, co przenosi obrazy z kart do plików.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>Progress of the sheet</source>
        <translation>Postęp tworzenia arkusza</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>Zapisz PD&amp;F…</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>A document to edit; LaTeX and Typst draw their own boards and make the pages. Or puzzles to play in a browser, offline, or cards for Anki.</source>
        <translation>Dokument do edycji; LaTeX i Typst same rysują szachownice i układają strony. Albo zadania do rozwiązywania w przeglądarce, offline, lub karty do Anki.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>Pos&amp;itions</source>
        <translation>Pozy&amp;cje</translation>
    </message>
    <message>
        <source>Variations and si&amp;gns (!, ?)</source>
        <translation>War&amp;ianty i znaki (!, ?)</translation>
    </message>
    <message>
        <source>For games: their first moves are printed as the solution.</source>
        <translation>Dotyczy partii: ich pierwsze posunięcia drukuje się jako rozwiązanie.</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Tematy</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentarze</translation>
    </message>
    <message>
        <source>Sol&amp;ve those without a solution</source>
        <translation>Rozwiąż te &amp;bez rozwiązania</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Złudy</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gra pozorna</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Orientacja papieru</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagramy na stronie</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margines</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Extra room at the inner edges of facing pages; page numbers are at the outer ones.</source>
        <translation>Dodatkowe miejsce na wewnętrznych brzegach sąsiednich stron, numerowanych na zewnętrznych.</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margines</translation>
    </message>
    <message>
        <source>&amp;On a page</source>
        <translation>Na &amp;stronie</translation>
    </message>
    <message>
        <source>A&amp;bove</source>
        <translation>&amp;U góry</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>U góry</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Ord&amp;er</source>
        <translation>Kolej&amp;ność</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numery</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Pierwszy numer</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Daty</translation>
    </message>
    <message>
        <source>Letters of moves</source>
        <translation>Litery posunięć</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>Żąd&amp;anie</translation>
    </message>
    <message>
        <source>Coun&amp;t (10+8)</source>
        <translation>&amp;Liczba (10+8)</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>U dołu</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Puste wiersze</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>&amp;Rozwiązania</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Więcej opcji</translation>
    </message>
    <message>
        <source>First page number</source>
        <translation>Numer pierwszej strony</translation>
    </message>
    <message>
        <source>Room for binding</source>
        <translation>Miejsce na oprawę</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Oprawa</translation>
    </message>
    <message>
        <source>In words: White to move, mate in 2</source>
        <translation>Słownie: ruch białych, mat w 2</translation>
    </message>
    <message>
        <source>Lines for name and date</source>
        <translation>Wiersze na nazwisko i datę</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Czcionka</translation>
    </message>
    <message>
        <source>Blank &amp;lines</source>
        <translation>Puste &amp;wiersze</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Kod QR</translation>
    </message>
    <message>
        <source>Scanned with a phone, the code opens the position on this page.</source>
        <translation>Zeskanowany telefonem kod otwiera pozycję na tej stronie.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Bierki</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>Szac&amp;hownica</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientacja</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Pokaż stronę na p&amp;osunięciu</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Strzałki, kółka i inne &amp;znaki</translation>
    </message>
    <message>
        <source>Marks drawn on the boards; they may give away the solution.</source>
        <translation>Znaki narysowane na szachownicach; mogą zdradzić rozwiązanie.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Posunięcia</translation>
    </message>
    <message>
        <source>Several variations on a line</source>
        <translation>Kilka wariantów w wierszu</translation>
    </message>
    <message>
        <source>{title}, {page} and {date} stand for the file, the page and today.</source>
        <translation>{title}, {page} i {date} oznaczają plik, stronę i dzisiejszą datę.</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Nagłówe&amp;k</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>S&amp;topka</translation>
    </message>
    <message>
        <source>Black ink only (CM&amp;YK)</source>
        <translation>Tylko czarna farba (CM&amp;YK)</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>Num&amp;ery stron</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Click to enlarge, click again to see the whole page</source>
        <translation>Kliknij, aby powiększyć; kliknij ponownie, aby zobaczyć całą stronę</translation>
    </message>
</context>
<context>
    <name>SheetViewer</name>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Poprzednia strona (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Następna strona (Page Down)</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Move the pieces with the mouse or a finger, or with the arrow keys and Enter.</source>
        <translation>Poruszaj bierkami myszą lub palcem albo strzałkami i klawiszem Enter.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Twój ruch.</translation>
    </message>
    <message>
        <source>{move} is right!</source>
        <translation>{move} – dobrze!</translation>
    </message>
    <message>
        <source>The answer is {move}.</source>
        <translation>Odpowiedź: {move}.</translation>
    </message>
    <message>
        <source>That is not the solution. Try again.</source>
        <translation>To nie jest rozwiązanie. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Rozwiązane!</translation>
    </message>
    <message>
        <source>{done} of {total} solved</source>
        <translation>Rozwiązano {done} z {total}</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Która bierka?</translation>
    </message>
    <message>
        <source>Print the solutions, too</source>
        <translation>Drukuj także rozwiązania</translation>
    </message>
    <message>
        <source>{mover}, mate in {moves}</source>
        <translation>{mover}, mat w {moves}</translation>
    </message>
    <message>
        <source>{mover}, helpmate in {moves}</source>
        <translation>{mover}, mat pomocniczy w {moves}</translation>
    </message>
    <message>
        <source>{mover}, selfmate in {moves}</source>
        <translation>{mover}, samomat w {moves}</translation>
    </message>
    <message>
        <source>{mover}, reflexmate in {moves}</source>
        <translation>{mover}, mat refleksowy w {moves}</translation>
    </message>
    <message>
        <source>{mover}, stalemate in {moves}</source>
        <translation>{mover}, pat w {moves}</translation>
    </message>
    <message>
        <source>{mover}, series helpmate in {moves}</source>
        <translation>{mover}, seryjny mat pomocniczy w {moves}</translation>
    </message>
    <message>
        <source>{mover} and win</source>
        <translation>{mover}, wygrana</translation>
    </message>
    <message>
        <source>{mover} and draw</source>
        <translation>{mover}, remis</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Zbiór</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Karta pracy</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>On pages of their own</source>
        <translation>Na osobnych stronach</translation>
    </message>
    <message>
        <source>Upside down on each page</source>
        <translation>Do góry nogami na każdej stronie</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Number, title</source>
        <translation>Numer, tytuł</translation>
    </message>
    <message>
        <source>Number, author</source>
        <translation>Numer, autor</translation>
    </message>
    <message>
        <source>Number, author, source</source>
        <translation>Numer, autor, źródło</translation>
    </message>
    <message>
        <source>Number, author, source, title</source>
        <translation>Numer, autor, źródło, tytuł</translation>
    </message>
    <message>
        <source>No QR code</source>
        <translation>Bez kodu QR</translation>
    </message>
    <message>
        <source>QR code: Lichess analysis board</source>
        <translation>Kod QR: analiza Lichess</translation>
    </message>
    <message>
        <source>QR code: Lichess editor</source>
        <translation>Kod QR: edytor Lichess</translation>
    </message>
    <message>
        <source>QR code: Chess.com analysis</source>
        <translation>Kod QR: analiza Chess.com</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Odznaczenie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Białe na dole</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Czarne na dole</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Na posunięciu na dole</translation>
    </message>
    <message>
        <source>No coordinates</source>
        <translation>Bez współrzędnych</translation>
    </message>
    <message>
        <source>Letters inside</source>
        <translation>Litery wewnątrz</translation>
    </message>
    <message>
        <source>Letters outside</source>
        <translation>Litery na zewnątrz</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię i nazwisko</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>after {move}</source>
        <translation>po {move}</translation>
    </message>
    <message>
        <source>solutions: {count}</source>
        <translation>rozwiązania: {count}</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Strona {number} z {total}</translation>
    </message>
    <message>
        <source>Page {number} of {total}, then solutions</source>
        <translation>Strona {number} z {total}, potem rozwiązania</translation>
    </message>
    <message>
        <source>Sent to the printer: {pages}.</source>
        <translation>Wysłano do drukarki: {pages}.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Zapisano jako „{name}”.</translation>
    </message>
    <message>
        <source>Saved as “{name}”: {pages}.</source>
        <translation>Zapisano jako „{name}”: {pages}.</translation>
    </message>
    <message>
        <source>Printed to “{name}”: {pages}.</source>
        <translation>Wydrukowano do „{name}”: {pages}.</translation>
    </message>
    <message>
        <source>Diagrams on a page: {wanted} would be too small to read; {fitting} ({columns} × {rows}) fit.</source>
        <translation>Diagramy na stronie: przy {wanted} byłyby nieczytelnie małe; mieści się {fitting} ({columns} × {rows}).</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: diagram no. {numbers}.</source>
        <translation>Tekst obcięty, za długi na stronę: diagram nr {numbers}.</translation>
    </message>
    <message>
        <source>Smaller boards, to make room for long text: p. {numbers}.</source>
        <translation>Mniejsze szachownice, by zmieścić długi tekst: str. {numbers}.</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: the header or footer.</source>
        <translation>Tekst obcięty, za długi na stronę: nagłówek lub stopka.</translation>
    </message>
    <message>
        <source>No position comes with a solution, so there is no page of solutions. Tick “Solve those without a solution” to add one.</source>
        <translation>Żadna pozycja nie ma podanego rozwiązania, więc nie ma strony z rozwiązaniami. Zaznacz „Rozwiąż te bez rozwiązania”, aby ją dodać.</translation>
    </message>
    <message>
        <source>{said} All of them fit on {paper} ({held}).</source>
        <translation>{said} Wszystkie mieszczą się na {paper} ({held}).</translation>
    </message>
    <message>
        <source>Usual letters</source>
        <translation>Zwykłe litery</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurki</translation>
    </message>
    <message>
        <source>The text has {size} points; below 6 it is hard to read. Put fewer diagrams on a page.</source>
        <translation>Tekst ma {size} pkt; mniej niż 6 czyta się trudno. Umieść mniej na stronie.</translation>
    </message>
    <message>
        <source>LaTeX has fonts of its own, not {font}.</source>
        <translation>LaTeX używa własnych czcionek, a nie {font}.</translation>
    </message>
    <message>
        <source>The fonts of LaTeX may lack these characters, unless you name another one in the document: {letters}</source>
        <translation>Czcionkom LaTeX-a może brakować tych znaków, chyba że w dokumencie wskaże się inną: {letters}</translation>
    </message>
    <message>
        <source>No installed font has these characters, so they are left out: {letters}</source>
        <translation>Żadna zainstalowana czcionka nie ma tych znaków, więc je pominięto: {letters}</translation>
    </message>
    <message>
        <source>There is no position to print.</source>
        <translation>Nie ma pozycji do wydrukowania.</translation>
    </message>
    <message>
        <source>Nothing was printed: {name} did not accept it. Check that the printer is on, or save as PDF.</source>
        <translation>Nic nie wydrukowano: {name} nie przyjmuje wydruku. Sprawdź, czy drukarka jest włączona, albo zapisz jako PDF.</translation>
    </message>
</context>
<context>
    <name>ShownSlices</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>SideMark</name>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>{side}. Click to change.</source>
        <translation>{side}. Kliknij, aby zmienić.</translation>
    </message>
</context>
<context>
    <name>SideToMoveRow</name>
    <message>
        <source>Side to move</source>
        <translation>Strona na posunięciu</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
</context>
<context>
    <name>SizeBox</name>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Szerokość w pikselach</translation>
    </message>
    <message>
        <source>A picture is {least} to {most} pixels wide.</source>
        <translation>Obraz ma szerokość od {least} do {most} pikseli.</translation>
    </message>
</context>
<context>
    <name>SpellingList</name>
    <message>
        <source>Type to filter</source>
        <translation>Wpisz, aby filtrować</translation>
    </message>
    <message>
        <source>Filter the formats</source>
        <translation>Filtruj formaty</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaty</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Żądanie</translation>
    </message>
    <message>
        <source>What to do in how many moves: #2, h#3, s#4, or in words</source>
        <translation>Co zrobić w ilu posunięciach: #2, h#3, s#4 lub słowami</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Zwykłe żądania</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Helpmate</source>
        <translation>Mat pomocniczy</translation>
    </message>
    <message>
        <source>Selfmate</source>
        <translation>Samomat</translation>
    </message>
    <message>
        <source>Reflex mate</source>
        <translation>Mat zwrotny</translation>
    </message>
    <message>
        <source>Help-selfmate</source>
        <translation>Samomat pomocniczy</translation>
    </message>
    <message>
        <source>Series helpmate</source>
        <translation>Seryjny mat pomocniczy</translation>
    </message>
    <message>
        <source>Helpstalemate</source>
        <translation>Pat pomocniczy</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Save Table</source>
        <translation>Zapisz tabelę</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>In UTF-8. A text that a spreadsheet could take for a formula gets an apostrophe in front of it.</source>
        <translation>W UTF-8. Tekst, który arkusz kalkulacyjny mógłby uznać za formułę, dostaje na początku apostrof.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Poz&amp;ycje</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolumny</translation>
    </message>
</context>
<context>
    <name>TablebaseMoves</name>
    <message>
        <source>Moves in the tablebase</source>
        <translation>Posunięcia w tablicach końcówek</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>Reguła 50 posunięć może dać remis.</translation>
    </message>
</context>
<context>
    <name>TablebaseRow</name>
    <message>
        <source>Search the usual places</source>
        <translation>Szukaj w typowych miejscach</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Przeglądaj…</translation>
    </message>
    <message>
        <source>No Syzygy files found.</source>
        <translation>Nie znaleziono plików Syzygy.</translation>
    </message>
    <message>
        <source>Endings: {endings}, with up to {pieces} pieces, in {where}</source>
        <translation>Końcówki: {endings}, do {pieces} bierek, w {where}</translation>
    </message>
    <message>
        <source>{where} was not found, is not a folder, or cannot be read.</source>
        <translation>{where}: nie znaleziono, nie jest folderem lub nie można odczytać.</translation>
    </message>
    <message>
        <source>Damaged or incomplete, download again: {names}</source>
        <translation>Uszkodzone lub niepełne, pobierz ponownie: {names}</translation>
    </message>
    <message>
        <source>There are no Syzygy files (.rtbw) in {where}.</source>
        <translation>W {where} nie ma plików Syzygy (.rtbw).</translation>
    </message>
    <message>
        <source>Endings: {endings} ({distances} of them with distances, .rtbz), with up to {pieces} pieces, in {where}</source>
        <translation>Końcówki: {endings} (w tym {distances} z odległościami, .rtbz), do {pieces} bierek, w {where}</translation>
    </message>
    <message>
        <source>Choose a Folder of Syzygy Tablebases</source>
        <translation>Wybierz folder tablic Syzygy</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>Move</source>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>Drag pieces on the board</source>
        <translation>Przeciągaj bierki na szachownicy</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wymaż</translation>
    </message>
    <message>
        <source>Click or drag to clear squares</source>
        <translation>Kliknij lub przeciągnij, aby wyczyścić pola</translation>
    </message>
    <message>
        <source>Click to paint with it, or drag it onto the board</source>
        <translation>Kliknij, aby nią malować, albo przeciągnij na szachownicę</translation>
    </message>
</context>
<context>
    <name>ToolTray</name>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
</context>
<context>
    <name>TwinsRow</name>
    <message>
        <source>Twins</source>
        <translation>Bliźniaki</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Dodaj bliźniaka takiego jak pokazana pozycja</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Dodaj bliźniaka</translation>
    </message>
    <message>
        <source>Zeroposition: not to be solved</source>
        <translation>Pozycja zerowa: bez rozwiązywania</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>{name}) Move pieces on the board to change this twin.</source>
        <translation>{name}) Przestaw bierki na szachownicy, aby zmienić tego bliźniaka.</translation>
    </message>
    <message>
        <source>&amp;Zeroposition: Solve Only the Twins</source>
        <translation>Pozycja &amp;zerowa: rozwiąż tylko bliźniaki</translation>
    </message>
    <message>
        <source>&amp;Continue Twin {name})</source>
        <translation>&amp;Kontynuuj bliźniaka {name})</translation>
    </message>
    <message>
        <source>&amp;Remove Twin {name})</source>
        <translation>&amp;Usuń bliźniaka {name})</translation>
    </message>
    <message>
        <source>Twin {name}</source>
        <translation>Bliźniak {name}</translation>
    </message>
    <message>
        <source>Twin {name}, continued</source>
        <translation>Bliźniak {name}, kontynuacja</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <translation>{piece} na {square}</translation>
    </message>
    <message>
        <source>{one} and {other} exchanged</source>
        <translation>zamiana: {one} i {other}</translation>
    </message>
    <message>
        <source>the board turned to the left by {angle}°</source>
        <translation>szachownica obrócona w lewo o {angle}°</translation>
    </message>
    <message>
        <source>the board mirrored, {one} and {other} exchanged</source>
        <translation>szachownica odbita, zamiana {one} i {other}</translation>
    </message>
    <message>
        <source>all pieces shifted as from {origin} to {square}</source>
        <translation>wszystkie bierki przesunięte jak z {origin} na {square}</translation>
    </message>
    <message>
        <source>the colours of all pieces exchanged</source>
        <translation>zamienione kolory wszystkich bierek</translation>
    </message>
    <message>
        <source>{one} becomes {other}, Black’s too</source>
        <translation>{one} staje się {other}, także czarne</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>inna pozycja</translation>
    </message>
    <message>
        <source>conditions: {names}</source>
        <translation>warunki: {names}</translation>
    </message>
    <message>
        <source>without {piece}</source>
        <translation>bez: {piece}</translation>
    </message>
    <message>
        <source>with {piece}</source>
        <translation>z dodaną: {piece}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Searching for a proof…</source>
        <translation>Szukanie dowodu…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nie znaleziono usterek</translation>
    </message>
    <message>
        <source>No problems found so far; searching for a proof</source>
        <translation>Dotąd nie znaleziono usterek; trwa szukanie dowodu</translation>
    </message>
    <message>
        <source>No proof was found that the position cannot arise in a game. That does not prove that it can.</source>
        <translation>Nie znaleziono dowodu, że pozycja nie może powstać w partii. To nie dowodzi, że może.</translation>
    </message>
    <message>
        <source>No problems found within {0} s</source>
        <translation>Nie znaleziono usterek w ciągu {0} s</translation>
    </message>
    <message>
        <source>A longer search might prove that the position cannot arise in a game.</source>
        <translation>Dłuższe szukanie mogłoby dowieść, że pozycja nie może powstać w partii.</translation>
    </message>
    <message>
        <source>No problems found by the quick checks</source>
        <translation>Szybka kontrola nie znalazła usterek</translation>
    </message>
    <message>
        <source>No deep check: the search for a proof failed.</source>
        <translation>Brak głębokiej kontroli: szukanie dowodu nie powiodło się.</translation>
    </message>
</context>
<context>
    <name>VersionsModel</name>
    <message>
        <source>{words}, selected</source>
        <translation>{words}, wybrane</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Pusty wiersz</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>Więcej w podręczniku</translation>
    </message>
</context>
<context>
    <name>WorkFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>_Wait</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Zatrzymywanie…</translation>
    </message>
</context>
<context>
    <name>board_colours</name>
    <message>
        <source>Walnut</source>
        <translation>Orzech</translation>
    </message>
    <message>
        <source>Fen</source>
        <translation>Mokradła</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Łupek</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Kreskowanie</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szarość</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Chess Position Editor</source>
        <translation>Edytor pozycji szachowych</translation>
    </message>
    <message>
        <source>Set up chess positions and get their FEN</source>
        <translation>Ustawianie pozycji szachowych i zapis FEN</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Nowe okno</translation>
    </message>
    <message>
        <source>Open File…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Chess positions</source>
        <translation>Pozycje szachowe</translation>
    </message>
    <message>
        <source>Chess positions with operations</source>
        <translation>Pozycje szachowe z operacjami</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round. FenEdit is for people who put chess positions on paper, on a page or into a program: composers of puzzles, trainers who make worksheets, authors of books and blogs, arbiters who restore a game, developers with files of test positions. Board, panels and FEN text always show the same position: change one of them and the others follow. You can use it with the mouse, or with the keyboard alone.</source>
        <translation>FenEdit zamienia ustawioną pozycję szachową na poprawny FEN i odwrotnie. Jest dla osób, które przenoszą pozycje szachowe na papier, na stronę internetową lub do programu: kompozytorów zadań, trenerów przygotowujących karty pracy, autorów książek i blogów, sędziów odtwarzających partię, programistów z plikami pozycji testowych. Szachownica, panele i tekst FEN pokazują zawsze tę samą pozycję: zmiana jednego zmienia pozostałe. Programu można używać za pomocą myszy albo samej klawiatury.</translation>
    </message>
    <message>
        <source>Three promises:</source>
        <translation>Trzy obietnice:</translation>
    </message>
    <message>
        <source>What it writes is right. Canonical FEN, to the last detail of the standard. You can edit odd and illegal positions; the position check says what is wrong with them, and FenEdit never refuses or changes them silently.</source>
        <translation>To, co zapisuje, jest poprawne. Kanoniczny FEN, zgodny ze standardem w każdym szczególe. Można edytować pozycje dziwne i nielegalne; kontrola pozycji mówi, co jest w nich nie tak, a FenEdit nigdy ich nie odrzuca ani nie zmienia po cichu.</translation>
    </message>
    <message>
        <source>Nothing is lost. A text that is not a valid FEN stays as you typed it, with the fault marked. Lines of a file that you did not edit are saved byte for byte, comments and oddities included. Unsaved work comes back after a crash. Everything can be undone.</source>
        <translation>Nic nie ginie. Tekst, który nie jest poprawnym FEN, pozostaje taki, jak go wpisano, z zaznaczonym błędem. Wiersze pliku, których nie edytowano, są zapisywane bajt po bajcie, z komentarzami i osobliwościami. Niezapisana praca wraca po awarii. Wszystko można cofnąć.</translation>
    </message>
    <message>
        <source>It reacts at once.</source>
        <translation>Reaguje natychmiast.</translation>
    </message>
    <message>
        <source>It speaks English, Italian, Dutch, Polish and Russian.</source>
        <translation>Mówi po angielsku, niderlandzku, polsku, rosyjsku i włosku.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>Źró&amp;dło</translation>
    </message>
    <message>
        <source>A&amp;ward</source>
        <translation>Odzna&amp;czenie</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>Żądan&amp;ie</translation>
    </message>
    <message>
        <source>Side to &amp;move</source>
        <translation>&amp;Strona na posunięciu</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The path of the engine is not absolute. Choose the engine again.</source>
        <translation>Ścieżka silnika nie jest bezwzględna. Wybierz silnik ponownie.</translation>
    </message>
    <message>
        <source>The file of the engine was not found. Choose the engine again.</source>
        <translation>Nie znaleziono pliku silnika. Wybierz silnik ponownie.</translation>
    </message>
    <message>
        <source>The path of the engine is not a file. Choose the program itself.</source>
        <translation>Ścieżka silnika nie prowadzi do pliku. Wybierz sam program.</translation>
    </message>
    <message>
        <source>The file of the engine is not executable. Make it executable, or choose another.</source>
        <translation>Plik silnika nie jest wykonywalny. Nadaj mu prawo wykonywania albo wybierz inny.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {detail}. Choose one for this system.</source>
        <translation>Nie można uruchomić silnika: {detail}. Wybierz silnik dla tego systemu.</translation>
    </message>
    <message>
        <source>The program ended at once and is not a UCI engine. Choose an engine.</source>
        <translation>Program od razu się zakończył i nie jest silnikiem UCI. Wybierz silnik.</translation>
    </message>
    <message>
        <source>The program does not respond like a UCI engine and was stopped.</source>
        <translation>Program nie odpowiada jak silnik UCI i został zatrzymany.</translation>
    </message>
    <message>
        <source>The program does not speak UCI and was stopped. Choose another engine.</source>
        <translation>Program nie obsługuje UCI i został zatrzymany. Wybierz inny silnik.</translation>
    </message>
    <message>
        <source>The engine ended unexpectedly (code {detail}). Start it again, or choose another.</source>
        <translation>Silnik nieoczekiwanie zakończył działanie (kod {detail}). Uruchom go ponownie albo wybierz inny.</translation>
    </message>
    <message>
        <source>The engine stopped responding and was ended. Start it again.</source>
        <translation>Silnik przestał odpowiadać i został zakończony. Uruchom go ponownie.</translation>
    </message>
    <message>
        <source>The engine did not stop when asked and was ended.</source>
        <translation>Silnik nie zatrzymał się na żądanie i został zakończony.</translation>
    </message>
    <message>
        <source>This engine does not support Chess960. Choose another for this position.</source>
        <translation>Ten silnik nie obsługuje Chess960. Wybierz inny dla tej pozycji.</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Wpisz ścieżkę bezwzględną.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Nie znaleziono pliku.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>To nie jest plik.</translation>
    </message>
    <message>
        <source>This file is not executable.</source>
        <translation>Ten plik nie jest wykonywalny.</translation>
    </message>
    <message>
        <source>No position to analyse: the FEN has an error.</source>
        <translation>Brak pozycji do analizy: FEN zawiera błąd.</translation>
    </message>
    <message>
        <source>White is checkmated: there is no move to analyse.</source>
        <translation>Białe są zamatowane: nie ma posunięcia do analizy.</translation>
    </message>
    <message>
        <source>Black is checkmated: there is no move to analyse.</source>
        <translation>Czarne są zamatowane: nie ma posunięcia do analizy.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to analyse.</source>
        <translation>To jest pat: nie ma posunięcia do analizy.</translation>
    </message>
    <message>
        <source>Not sent to the engine, as it might crash. {problem}</source>
        <translation>Nie wysłano do silnika, bo mógłby ulec awarii. {problem}</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by Black (not proven).</source>
        <translation>Silnik widzi mata czarnych w {moves} pos. (bez dowodu).</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by White (not proven).</source>
        <translation>Silnik widzi mata białych w {moves} pos. (bez dowodu).</translation>
    </message>
    <message>
        <source>The engine sees an equal position.</source>
        <translation>Silnik widzi równą pozycję.</translation>
    </message>
    <message>
        <source>The engine sees Black ahead by {pawns} pawns.</source>
        <translation>Silnik widzi przewagę czarnych: {pawns} piona.</translation>
    </message>
    <message>
        <source>The engine sees White ahead by {pawns} pawns.</source>
        <translation>Silnik widzi przewagę białych: {pawns} piona.</translation>
    </message>
    <message>
        <source>White’s view · depth {0}</source>
        <translation>Dla białych · głębokość {0}</translation>
    </message>
    <message>
        <source>Unnamed engine</source>
        <translation>Silnik bez nazwy</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof</source>
        <translation>{engine}: wskazówka, a nie dowód</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof; stopped</source>
        <translation>{engine}: wskazówka, a nie dowód; zatrzymano</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {moves}</source>
        <translation>Wariant {number}: {score}, {moves}</translation>
    </message>
    <message>
        <source>{0} nodes</source>
        <translation>węzłów: {0}</translation>
    </message>
    <message>
        <source>{0} k nodes</source>
        <translation>tys. węzłów: {0}</translation>
    </message>
    <message>
        <source>{0} M nodes</source>
        <translation>mln węzłów: {0}</translation>
    </message>
</context>
<context>
    <name>fen_words</name>
    <message>
        <source>Assumed: {0}.</source>
        <translation>Przyjęto: {0}.</translation>
    </message>
    <message>
        <source>Piece placement</source>
        <translation>Ustawienie bierek</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>ruch białych</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Białe na dole</translation>
    </message>
    <message>
        <source>no castling rights</source>
        <translation>brak praw do roszady</translation>
    </message>
    <message>
        <source>castling rights of kings and rooks at home</source>
        <translation>prawa do roszady królów i wież na polach wyjściowych</translation>
    </message>
    <message>
        <source>no en passant square</source>
        <translation>brak pola bicia w przelocie</translation>
    </message>
    <message>
        <source>halfmove clock 0</source>
        <translation>licznik półruchów 0</translation>
    </message>
    <message>
        <source>fullmove number 1</source>
        <translation>numer posunięcia 1</translation>
    </message>
    <message>
        <source>Side to move: w for White, b for Black</source>
        <translation>Strona na posunięciu: w to białe, b to czarne</translation>
    </message>
    <message>
        <source>Castling rights: K and Q for White, k and q for Black, - for none</source>
        <translation>Prawa do roszady: K i Q dla białych, k i q dla czarnych, - oznacza brak</translation>
    </message>
    <message>
        <source>En passant square: the square a pawn has just passed over, or -</source>
        <translation>Pole bicia w przelocie: pole, przez które właśnie przeszedł pion, albo -</translation>
    </message>
    <message>
        <source>Halfmove clock: halfmoves since the last capture or pawn move</source>
        <translation>Licznik półruchów: półruchy od ostatniego bicia lub ruchu pionem</translation>
    </message>
    <message>
        <source>Fullmove number: one more after each move by Black</source>
        <translation>Numer posunięcia: rośnie o jeden po każdym posunięciu czarnych</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>error fault mistake red invalid illegal wrong check</source>
        <translation>błąd błędy pomyłka czerwone niepoprawne nielegalne złe kontrola</translation>
    </message>
    <message>
        <source>search filter look for</source>
        <translation>szukaj wyszukaj filtr filtruj</translation>
    </message>
    <message>
        <source>turn flip rotate reflect</source>
        <translation>obrót odwróć obróć lustro odbicie</translation>
    </message>
    <message>
        <source>clipboard export Lichess Unicode ASCII text Markdown forum BBCode wiki HTML LaTeX Typst</source>
        <translation>schowek eksport Lichess Unicode ASCII tekst Markdown forum BBCode wiki HTML LaTeX Typst</translation>
    </message>
    <message>
        <source>move pieces board</source>
        <translation>przenieś bierki szachownica</translation>
    </message>
    <message>
        <source>Fischer random shuffle setup</source>
        <translation>Fischer losowe tasowanie ustawienie</translation>
    </message>
    <message>
        <source>order reorder arrange</source>
        <translation>kolejność porządek uporządkuj przestaw</translation>
    </message>
    <message>
        <source>turn whose move player</source>
        <translation>kolej na posunięciu strona gracz</translation>
    </message>
    <message>
        <source>clipboard insert import read picture screenshot</source>
        <translation>schowek wstaw importuj odczytaj obraz zrzut ekranu</translation>
    </message>
    <message>
        <source>screenshot grab capture picture image recognize OCR scan</source>
        <translation>zrzut ekranu przechwyć obraz rozpoznaj OCR skan</translation>
    </message>
    <message>
        <source>screenshot scan check compare</source>
        <translation>zrzut ekranu skan sprawdź porównaj</translation>
    </message>
    <message>
        <source>uncertain unsure wrong picture</source>
        <translation>niepewne wątpliwe błędne obraz</translation>
    </message>
    <message>
        <source>flip rotate side bottom</source>
        <translation>obróć odwróć strona dół</translation>
    </message>
    <message>
        <source>speak say screen reader blind</source>
        <translation>mów powiedz czytnik ekranu niewidomi</translation>
    </message>
    <message>
        <source>maximize fullscreen zoom large presentation</source>
        <translation>maksymalizuj pełny ekran powiększenie duży prezentacja</translation>
    </message>
    <message>
        <source>help handbook documentation guide</source>
        <translation>pomoc instrukcja dokumentacja przewodnik</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys mouse gestures</source>
        <translation>skróty klawiatura mysz gesty</translation>
    </message>
    <message>
        <source>dark light theme colors style look appearance</source>
        <translation>ciemny jasny motyw kolory styl wygląd</translation>
    </message>
    <message>
        <source>list records grid thumbnails diagrams</source>
        <translation>lista wpisy siatka miniatury diagramy</translation>
    </message>
    <message>
        <source>create file blank</source>
        <translation>utwórz plik pusty</translation>
    </message>
    <message>
        <source>template endgame ending opening mate Lucena Philidor</source>
        <translation>szablon końcówka debiut mat Lucena Philidor</translation>
    </message>
    <message>
        <source>endgame ending exercise material</source>
        <translation>końcówka ćwiczenie materiał</translation>
    </message>
    <message>
        <source>internet web site link online</source>
        <translation>internet strona odnośnik online</translation>
    </message>
    <message>
        <source>load import read table CSV spreadsheet Excel</source>
        <translation>wczytaj załaduj importuj odczytaj tabela CSV arkusz Excel</translation>
    </message>
    <message>
        <source>write store keep</source>
        <translation>zachowaj zapis przechowaj</translation>
    </message>
    <message>
        <source>write store copy convert EPD PGN CSV table spreadsheet Excel</source>
        <translation>zapis zachowaj kopia konwertuj EPD PGN CSV tabela arkusz Excel</translation>
    </message>
    <message>
        <source>image diagram screenshot JPEG</source>
        <translation>obrazek grafika diagram zrzut JPEG</translation>
    </message>
    <message>
        <source>images diagrams batch</source>
        <translation>obrazki grafiki diagramy seria wiele</translation>
    </message>
    <message>
        <source>GIF video film animated APNG WebP blog</source>
        <translation>GIF wideo film animacja APNG WebP blog</translation>
    </message>
    <message>
        <source>worksheet handout exercises practice lesson book LaTeX Typst Word HTML Anki QR code</source>
        <translation>karta pracy materiały ćwiczenia książka LaTeX Typst lekcja Word HTML Anki kod QR</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>drukarka papier wydruk</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>wyjdź wyjście koniec opuść</translation>
    </message>
    <message>
        <source>back revert cancel history</source>
        <translation>wstecz przywróć anuluj historia</translation>
    </message>
    <message>
        <source>forward again repeat history</source>
        <translation>naprzód powtórz ponownie historia</translation>
    </message>
    <message>
        <source>clipboard export text</source>
        <translation>schowek eksport tekst</translation>
    </message>
    <message>
        <source>clipboard image screenshot</source>
        <translation>schowek obrazek zrzut ekranu</translation>
    </message>
    <message>
        <source>settings options theme dark font language</source>
        <translation>ustawienia opcje motyw ciemny czcionka język</translation>
    </message>
    <message>
        <source>initial reset new game set up</source>
        <translation>początkowe zresetuj nowa partia ustaw</translation>
    </message>
    <message>
        <source>empty erase remove all pieces</source>
        <translation>pusta opróżnij wymaż usuń wszystkie bierki</translation>
    </message>
    <message>
        <source>add enter set up list</source>
        <translation>dodaj wpisz ustaw lista</translation>
    </message>
    <message>
        <source>fairy grasshopper nightrider neutral Popeye</source>
        <translation>baśniowa konik polny jeździec nocny neutralna Popeye</translation>
    </message>
    <message>
        <source>exchange invert reverse colors sides</source>
        <translation>wymień odwróć inwersja kolory strony</translation>
    </message>
    <message>
        <source>move number halfmove clock</source>
        <translation>numer posunięcia licznik półruchów</translation>
    </message>
    <message>
        <source>red green blue yellow color annotate draw</source>
        <translation>czerwony zielony niebieski żółty kolor rysuj adnotacja</translation>
    </message>
    <message>
        <source>remove arrows circles highlights labels red</source>
        <translation>usuń strzałki kółka podświetlenia etykiety czerwone</translation>
    </message>
    <message>
        <source>moves game variation line try out</source>
        <translation>ruchy graj partia gra wariant wypróbuj</translation>
    </message>
    <message>
        <source>mate in moves task helpmate selfmate</source>
        <translation>mat w posunięciach zadanie mat pomocniczy samomat</translation>
    </message>
    <message>
        <source>mate key moves test cooked</source>
        <translation>mat wstęp posunięcia sprawdź uboczne</translation>
    </message>
    <message>
        <source>test check cooked batch</source>
        <translation>sprawdź kontrola uboczne seria</translation>
    </message>
    <message>
        <source>moves variations line mate key</source>
        <translation>posunięcia warianty mat wstęp</translation>
    </message>
    <message>
        <source>clipboard moves text</source>
        <translation>schowek posunięcia tekst</translation>
    </message>
    <message>
        <source>keep store write key</source>
        <translation>zachowaj zapisz wstęp</translation>
    </message>
    <message>
        <source>solve fairy helpmate selfmate</source>
        <translation>rozwiąż baśniowe mat pomocniczy samomat</translation>
    </message>
    <message>
        <source>input output raw</source>
        <translation>wejście wyjście surowe</translation>
    </message>
    <message>
        <source>author title name source stipulation award theme mate key moves</source>
        <translation>autor tytuł nazwa źródło żądanie odznaczenie temat mat wstęp posunięcia</translation>
    </message>
    <message>
        <source>Stockfish analyse evaluation best moves UCI</source>
        <translation>Stockfish analizuj analiza ocena najlepsze posunięcia UCI</translation>
    </message>
    <message>
        <source>Stockfish UCI install path</source>
        <translation>Stockfish UCI zainstaluj ścieżka</translation>
    </message>
    <message>
        <source>back go record</source>
        <translation>wstecz wróć wpis</translation>
    </message>
    <message>
        <source>forward go record</source>
        <translation>naprzód dalej wpis</translation>
    </message>
    <message>
        <source>search filter look for duplicates</source>
        <translation>szukaj wyszukaj filtr filtruj duplikaty powtórzenia</translation>
    </message>
    <message>
        <source>new insert record</source>
        <translation>nowa nowy wstaw wpis</translation>
    </message>
    <message>
        <source>copy clone twin record</source>
        <translation>kopia kopiuj klonuj bliźniak wpis</translation>
    </message>
    <message>
        <source>remove erase record</source>
        <translation>skasuj wymaż wpis</translation>
    </message>
    <message>
        <source>name title label heading id</source>
        <translation>nazwa tytuł etykieta nagłówek id</translation>
    </message>
    <message>
        <source>rename title number source award mate batch many</source>
        <translation>zmień nazwę tytuł numer źródło odznaczenie mat seria wiele</translation>
    </message>
    <message>
        <source>note remark annotation text</source>
        <translation>notatka uwaga adnotacja tekst</translation>
    </message>
    <message>
        <source>rename title id count</source>
        <translation>zmień nazwę tytuł id numeruj</translation>
    </message>
    <message>
        <source>extract export copy part</source>
        <translation>wyodrębnij eksport kopia część</translation>
    </message>
    <message>
        <source>merge join import add combine</source>
        <translation>scal połącz import dodaj</translation>
    </message>
    <message>
        <source>turn rotate Black’s side orientation</source>
        <translation>obrót obróć strona czarnych orientacja</translation>
    </message>
    <message>
        <source>hide panels presentation projector large</source>
        <translation>ukryj panele prezentacja projektor rzutnik duża</translation>
    </message>
    <message>
        <source>version licence help</source>
        <translation>wersja licencja pomoc</translation>
    </message>
    <message>
        <source>dark light theme edit colors style look appearance own custom squares</source>
        <translation>ciemny jasny motyw kolory styl wygląd własne pola edycja</translation>
    </message>
    <message>
        <source>theme figures style look</source>
        <translation>motyw figury styl wygląd</translation>
    </message>
</context>
<context>
    <name>keys_help</name>
    <message>
        <source>Mouse on the board</source>
        <translation>Mysz na szachownicy</translation>
    </message>
    <message>
        <source>Drag a piece</source>
        <translation>Przeciągnięcie bierki</translation>
    </message>
    <message>
        <source>Move it; onto another piece: take its place</source>
        <translation>Przenosi ją; na inną bierkę: zajmuje jej miejsce</translation>
    </message>
    <message>
        <source>Drag, then {control} or {alt} while dropping</source>
        <translation>Przeciągnięcie, a przy upuszczaniu {control} lub {alt}</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopiuje ją</translation>
    </message>
    <message>
        <source>Drag off the board</source>
        <translation>Przeciągnięcie poza szachownicę</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Usuwa ją</translation>
    </message>
    <message>
        <source>Drag from a palette</source>
        <translation>Przeciągnięcie z palety</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Stawia bierkę</translation>
    </message>
    <message>
        <source>Click in a palette</source>
        <translation>Kliknięcie w palecie</translation>
    </message>
    <message>
        <source>Pick up a piece or the eraser; click again to put it down</source>
        <translation>Bierze bierkę lub gumkę; ponowne kliknięcie ją odkłada</translation>
    </message>
    <message>
        <source>Click or drag with a piece picked up</source>
        <translation>Kliknięcie lub przeciągnięcie z bierką w ręku</translation>
    </message>
    <message>
        <source>Place it; starting on the same piece: erase</source>
        <translation>Stawia ją; zaczynając od takiej samej bierki: wymazuje</translation>
    </message>
    <message>
        <source>Right button with a piece picked up</source>
        <translation>Prawy przycisk z bierką w ręku</translation>
    </message>
    <message>
        <source>Place the same piece in the other colour</source>
        <translation>Stawia taką samą bierkę w drugim kolorze</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Środkowy przycisk</translation>
    </message>
    <message>
        <source>Pick up the piece under the pointer; on an empty square: the eraser</source>
        <translation>Bierze bierkę pod wskaźnikiem; na pustym polu: gumkę</translation>
    </message>
    <message>
        <source>Right button with nothing picked up</source>
        <translation>Prawy przycisk z pustą ręką</translation>
    </message>
    <message>
        <source>Menu of the square</source>
        <translation>Menu pola</translation>
    </message>
    <message>
        <source>Drag with the right button</source>
        <translation>Przeciągnięcie prawym przyciskiem</translation>
    </message>
    <message>
        <source>Draw an arrow; draw it again to remove it, or in another colour to replace it</source>
        <translation>Rysuje strzałkę; narysowana ponownie znika, a w innym kolorze zastępuje poprzednią</translation>
    </message>
    <message>
        <source>Right click with Shift</source>
        <translation>Kliknięcie prawym przyciskiem z Shift</translation>
    </message>
    <message>
        <source>Draw a circle, or remove it</source>
        <translation>Rysuje kółko albo je usuwa</translation>
    </message>
    <message>
        <source>{control}, {alt}, or both while drawing</source>
        <translation>{control}, {alt} lub oba podczas rysowania</translation>
    </message>
    <message>
        <source>Red, blue, or yellow instead of green</source>
        <translation>Czerwony, niebieski lub żółty zamiast zielonego</translation>
    </message>
    <message>
        <source>Shift, or Shift and {control}, while drawing an arrow</source>
        <translation>Shift lub Shift i {control} podczas rysowania strzałki</translation>
    </message>
    <message>
        <source>Blue or yellow, where {alt} moves windows instead of drawing</source>
        <translation>Niebieski lub żółty tam, gdzie {alt} przesuwa okna zamiast rysować</translation>
    </message>
    <message>
        <source>Drag with Shift</source>
        <translation>Przeciągnięcie z Shift</translation>
    </message>
    <message>
        <source>Select squares; Esc deselects them</source>
        <translation>Zaznacza pola; Esc usuwa zaznaczenie</translation>
    </message>
    <message>
        <source>Drag in a selection</source>
        <translation>Przeciągnięcie w zaznaczeniu</translation>
    </message>
    <message>
        <source>Move its pieces together; with {control}: copy; off the board: remove</source>
        <translation>Przenosi razem jego bierki; z {control}: kopiuje; poza szachownicę: usuwa</translation>
    </message>
    <message>
        <source>Right button in a selection</source>
        <translation>Prawy przycisk w zaznaczeniu</translation>
    </message>
    <message>
        <source>Menu: clear, swap colours, mirror, fill</source>
        <translation>Menu: wyczyść, zamień kolory, odbij, wypełnij</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Kółko myszy</translation>
    </message>
    <message>
        <source>Change the piece of a square (see Preferences)</source>
        <translation>Zmienia bierkę na polu (zob. Preferencje)</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Your own colour</source>
        <translation>Twój własny kolor</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Posunięcia</translation>
    </message>
    <message>
        <source>Wheel with {alt}</source>
        <translation>Kółko myszy z {alt}</translation>
    </message>
    <message>
        <source>Step through the moves</source>
        <translation>Przechodzenie przez posunięcia</translation>
    </message>
    <message>
        <source>With the Play tool, or in the moves: type a move: Nf3, e8=Q, e2e4</source>
        <translation>Z narzędziem do rozgrywania lub w posunięciach: wpisuje posunięcie: Nf3, e8=Q, e2e4</translation>
    </message>
    <message>
        <source>In the moves: step without {alt}</source>
        <translation>W posunięciach: krok bez {alt}</translation>
    </message>
    <message>
        <source>In the moves: read line by line; go to the move</source>
        <translation>W posunięciach: czyta wiersz po wierszu; przechodzi do posunięcia</translation>
    </message>
    <message>
        <source>In a solution: fold or unfold a row, unfold all, fold all</source>
        <translation>W rozwiązaniu: zwija lub rozwija wiersz, rozwija wszystko, zwija wszystko</translation>
    </message>
    <message>
        <source>In the moves: delete from here</source>
        <translation>W posunięciach: usuwa odtąd</translation>
    </message>
    <message>
        <source>In the moves: go to the board; with the Play tool: leave it</source>
        <translation>W posunięciach: przechodzi na szachownicę; z narzędziem do rozgrywania: opuszcza je</translation>
    </message>
    <message>
        <source>Right button on a move</source>
        <translation>Prawy przycisk na posunięciu</translation>
    </message>
    <message>
        <source>Menu: new position, promote, delete, copy</source>
        <translation>Menu: nowa pozycja, wyżej, usuń, kopiuj</translation>
    </message>
    <message>
        <source>Picture beside the board</source>
        <translation>Obraz obok szachownicy</translation>
    </message>
    <message>
        <source>Next or previous square that may have been read wrong</source>
        <translation>Następne lub poprzednie pole, które mogło zostać źle odczytane</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 do 5</translation>
    </message>
    <message>
        <source>Put this piece on the square, and go on</source>
        <translation>Stawia tę bierkę na polu i przechodzi dalej</translation>
    </message>
    <message>
        <source>Put that piece on the square</source>
        <translation>Stawia tę bierkę na polu</translation>
    </message>
    <message>
        <source>Look at another square</source>
        <translation>Pokazuje inne pole</translation>
    </message>
    <message>
        <source>Turn: the other side is at the bottom of the picture</source>
        <translation>Odwraca: na dole obrazu jest druga strona</translation>
    </message>
    <message>
        <source>Set the other side to move</source>
        <translation>Oddaje ruch drugiej stronie</translation>
    </message>
    <message>
        <source>Accept the position, or go on to the next one</source>
        <translation>Przyjmuje pozycję albo przechodzi do następnej</translation>
    </message>
    <message>
        <source>Take the position back; among several: hide the picture</source>
        <translation>Wycofuje pozycję; przy kilku: ukrywa obraz</translation>
    </message>
    <message>
        <source>Keys and commands</source>
        <translation>Klawisze i polecenia</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Klawisz lub gest</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Put down the piece, or cancel the drag</source>
        <translation>Odkłada bierkę albo anuluje przeciąganie</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Klawisze na szachownicy</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Przenosi kursor</translation>
    </message>
    <message>
        <source>Go to an edge</source>
        <translation>Przechodzi na brzeg</translation>
    </message>
    <message>
        <source>K Q R B N P, k q r b n p</source>
        <translation>K Q R B N P, k q r b n p</translation>
    </message>
    <message>
        <source>Place a white piece, a black piece, and step on</source>
        <translation>Stawia białą lub czarną bierkę i przechodzi dalej</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 do 8</translation>
    </message>
    <message>
        <source>Clear that many squares and step over them</source>
        <translation>Czyści tyle pól i przechodzi za nie</translation>
    </message>
    <message>
        <source>Go to the next rank, as in a FEN</source>
        <translation>Przechodzi do następnego rzędu, jak w FEN</translation>
    </message>
    <message>
        <source>Space after the last square</source>
        <translation>Spacja za ostatnim polem</translation>
    </message>
    <message>
        <source>Go on with the other fields, such as b KQ e3 0 1; Enter finishes</source>
        <translation>Przechodzi do pozostałych części, np. b KQ e3 0 1; Enter kończy</translation>
    </message>
    <message>
        <source>Step back and clear the square</source>
        <translation>Cofa się i czyści pole</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Czyści pole</translation>
    </message>
    <message>
        <source>Pick up the piece; on another square: drop it</source>
        <translation>Bierze bierkę; na innym polu: upuszcza</translation>
    </message>
    <message>
        <source>Select squares, or all; Enter picks up their pieces</source>
        <translation>Zaznacza pola lub wszystko; Enter bierze ich bierki</translation>
    </message>
    <message>
        <source>Marks tool</source>
        <translation>Narzędzie znaków</translation>
    </message>
    <message>
        <source>Drag, click</source>
        <translation>Przeciągnięcie, kliknięcie</translation>
    </message>
    <message>
        <source>Draw an arrow; a circle, highlight or label, as set in the bar</source>
        <translation>Rysuje strzałkę; kółko, podświetlenie lub etykietę, zależnie od paska</translation>
    </message>
    <message>
        <source>Start an arrow; on another square: end it; on the same: circle</source>
        <translation>Zaczyna strzałkę; na innym polu: kończy; na tym samym: kółko</translation>
    </message>
    <message>
        <source>Highlight, or label, the square</source>
        <translation>Podświetla pole lub dodaje etykietę</translation>
    </message>
    <message>
        <source>1 to 4, or G R B Y</source>
        <translation>1 do 4 lub G R B Y</translation>
    </message>
    <message>
        <source>Green, red, blue, yellow</source>
        <translation>Zielony, czerwony, niebieski, żółty</translation>
    </message>
    <message>
        <source>Remove the marks on the square</source>
        <translation>Usuwa znaki na polu</translation>
    </message>
    <message>
        <source>Cancel the arrow, then leave the tool</source>
        <translation>Anuluje strzałkę, potem opuszcza narzędzie</translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>Litera</translation>
    </message>
    <message>
        <source>FEN field and position check</source>
        <translation>Pole FEN i kontrola pozycji</translation>
    </message>
    <message>
        <source>Back to the FEN of the board</source>
        <translation>Przywraca FEN szachownicy</translation>
    </message>
    <message>
        <source>On a line of the check: explain it</source>
        <translation>W wierszu kontroli: wyjaśnia go</translation>
    </message>
    <message>
        <source>Copy and paste the position, or the selected text here</source>
        <translation>Kopiuje i wkleja pozycję, a tutaj zaznaczony tekst</translation>
    </message>
    <message>
        <source>List of positions</source>
        <translation>Lista pozycji</translation>
    </message>
    <message>
        <source>In the list: copy, cut and paste whole lines of the file</source>
        <translation>Na liście: kopiuje, wycina i wkleja całe wiersze pliku</translation>
    </message>
    <message>
        <source>In the list: delete the positions</source>
        <translation>Na liście: usuwa pozycje</translation>
    </message>
    <message>
        <source>In the list: select several, or all</source>
        <translation>Na liście: zaznacza kilka lub wszystkie</translation>
    </message>
    <message>
        <source>Add a position to the selection; arrows with {control} move without selecting</source>
        <translation>Dodaje pozycję do zaznaczenia; strzałki z {control} przechodzą bez zaznaczania</translation>
    </message>
    <message>
        <source>Click with Shift or {control}, drag with Shift</source>
        <translation>Kliknięcie z Shift lub {control}, przeciągnięcie z Shift</translation>
    </message>
    <message>
        <source>Select several positions</source>
        <translation>Zaznacza kilka pozycji</translation>
    </message>
    <message>
        <source>Drag in the list</source>
        <translation>Przeciągnięcie na liście</translation>
    </message>
    <message>
        <source>Move the selected positions; with {control} or to another window: copy</source>
        <translation>Przenosi zaznaczone pozycje; z {control} lub do innego okna: kopiuje</translation>
    </message>
    <message>
        <source>Double click in the list</source>
        <translation>Dwukrotne kliknięcie na liście</translation>
    </message>
    <message>
        <source>Rename the position; on a comment: edit it</source>
        <translation>Zmienia nazwę pozycji; na komentarzu: edytuje go</translation>
    </message>
    <message>
        <source>Right button in the list</source>
        <translation>Prawy przycisk na liście</translation>
    </message>
    <message>
        <source>Menu: rename, sort, reverse, new window</source>
        <translation>Menu: zmień nazwę, sortuj, odwróć kolejność, nowe okno</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Place {piece} on {square}</source>
        <translation>Postaw {piece} na {square}</translation>
    </message>
    <message>
        <source>Erase {piece} on {square}</source>
        <translation>Wymaż {piece} z {square}</translation>
    </message>
    <message>
        <source>Move {piece} to {square}</source>
        <translation>Przenieś {piece} na {square}</translation>
    </message>
    <message>
        <source>Edit puzzle</source>
        <translation>Edytuj zadanie</translation>
    </message>
    <message>
        <source>Set stipulation</source>
        <translation>Ustaw żądanie</translation>
    </message>
    <message>
        <source>Fill in solution</source>
        <translation>Wpisz rozwiązanie</translation>
    </message>
    <message>
        <source>Add twin {number}</source>
        <translation>Dodaj bliźniaka {number}</translation>
    </message>
    <message>
        <source>Remove twin {number}</source>
        <translation>Usuń bliźniaka {number}</translation>
    </message>
    <message>
        <source>Make the diagram a zeroposition</source>
        <translation>Uczyń diagram pozycją zerową</translation>
    </message>
    <message>
        <source>Solve the diagram, too</source>
        <translation>Rozwiązuj też diagram</translation>
    </message>
    <message>
        <source>Copy {piece} to {square}</source>
        <translation>Kopiuj {piece} na {square}</translation>
    </message>
    <message>
        <source>Move selected pieces</source>
        <translation>Przenieś zaznaczone bierki</translation>
    </message>
    <message>
        <source>Copy selected pieces</source>
        <translation>Kopiuj zaznaczone bierki</translation>
    </message>
    <message>
        <source>Swap colours of selected pieces</source>
        <translation>Zamień kolory zaznaczonych bierek</translation>
    </message>
    <message>
        <source>Mirror selected squares</source>
        <translation>Odbij zaznaczone pola</translation>
    </message>
    <message>
        <source>Place listed pieces</source>
        <translation>Postaw bierki z listy</translation>
    </message>
    <message>
        <source>Type on the board</source>
        <translation>Wpisz na szachownicy</translation>
    </message>
    <message>
        <source>Type FEN</source>
        <translation>Wpisz FEN</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Wklej pozycję</translation>
    </message>
    <message>
        <source>Add castling right {right}</source>
        <translation>Dodaj prawo do roszady: {right}</translation>
    </message>
    <message>
        <source>Remove castling right {right}</source>
        <translation>Usuń prawo do roszady: {right}</translation>
    </message>
    <message>
        <source>Set en passant square to {square}</source>
        <translation>Ustaw pole bicia w przelocie na {square}</translation>
    </message>
    <message>
        <source>Remove en passant square</source>
        <translation>Usuń pole bicia w przelocie</translation>
    </message>
    <message>
        <source>Add castling rights</source>
        <translation>Dodaj prawa do roszady</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Usuń prawa do roszady</translation>
    </message>
    <message>
        <source>Reset counters</source>
        <translation>Zresetuj liczniki</translation>
    </message>
    <message>
        <source>Set side to move to White</source>
        <translation>Ustaw ruch białych</translation>
    </message>
    <message>
        <source>Set side to move to Black</source>
        <translation>Ustaw ruch czarnych</translation>
    </message>
    <message>
        <source>Set halfmove clock to {number}</source>
        <translation>Ustaw licznik półruchów na {number}</translation>
    </message>
    <message>
        <source>Set fullmove number to {number}</source>
        <translation>Ustaw numer posunięcia na {number}</translation>
    </message>
    <message>
        <source>Use Chess960 castling</source>
        <translation>Użyj roszady Chess960</translation>
    </message>
    <message>
        <source>Use standard castling</source>
        <translation>Użyj zwykłej roszady</translation>
    </message>
    <message>
        <source>Set up start position</source>
        <translation>Ustaw pozycję początkową</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>Ustawienie pozycji</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Wyczyść szachownicę</translation>
    </message>
    <message>
        <source>Set up Chess960 position {number}</source>
        <translation>Ustaw pozycję Chess960 {number}</translation>
    </message>
    <message>
        <source>Rotate position</source>
        <translation>Obróć pozycję</translation>
    </message>
    <message>
        <source>Mirror position</source>
        <translation>Odbij pozycję</translation>
    </message>
    <message>
        <source>Mirror position top to bottom</source>
        <translation>Odbij pozycję góra–dół</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Zamień kolory</translation>
    </message>
    <message>
        <source>Shift position up</source>
        <translation>Przesuń pozycję w górę</translation>
    </message>
    <message>
        <source>Shift position down</source>
        <translation>Przesuń pozycję w dół</translation>
    </message>
    <message>
        <source>Shift position left</source>
        <translation>Przesuń pozycję w lewo</translation>
    </message>
    <message>
        <source>Shift position right</source>
        <translation>Przesuń pozycję w prawo</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <translation>Narysuj strzałkę</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <translation>Usuń strzałkę</translation>
    </message>
    <message>
        <source>Recolour arrow</source>
        <translation>Zmień kolor strzałki</translation>
    </message>
    <message>
        <source>Draw circle on {square}</source>
        <translation>Narysuj kółko na {square}</translation>
    </message>
    <message>
        <source>Remove circle on {square}</source>
        <translation>Usuń kółko z {square}</translation>
    </message>
    <message>
        <source>Recolour circle on {square}</source>
        <translation>Zmień kolor kółka na {square}</translation>
    </message>
    <message>
        <source>Highlight {square}</source>
        <translation>Podświetl {square}</translation>
    </message>
    <message>
        <source>Remove highlight of {square}</source>
        <translation>Usuń podświetlenie {square}</translation>
    </message>
    <message>
        <source>Recolour highlight of {square}</source>
        <translation>Zmień kolor podświetlenia {square}</translation>
    </message>
    <message>
        <source>Label {square}</source>
        <translation>Dodaj etykietę na {square}</translation>
    </message>
    <message>
        <source>Remove label of {square}</source>
        <translation>Usuń etykietę z {square}</translation>
    </message>
    <message>
        <source>Change label of {square}</source>
        <translation>Zmień etykietę {square}</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Wyczyść znaki</translation>
    </message>
    <message>
        <source>Clear marks on {square}</source>
        <translation>Wyczyść znaki na {square}</translation>
    </message>
    <message>
        <source>Add position</source>
        <translation>Dodaj pozycję</translation>
    </message>
    <message>
        <source>Duplicate position</source>
        <translation>Powiel pozycję</translation>
    </message>
    <message>
        <source>Take position from game</source>
        <translation>Pobranie pozycji z partii</translation>
    </message>
    <message>
        <source>Delete position</source>
        <translation>Usuń pozycję</translation>
    </message>
    <message>
        <source>Cut position</source>
        <translation>Wytnij pozycję</translation>
    </message>
    <message>
        <source>Move position</source>
        <translation>Przenieś pozycję</translation>
    </message>
    <message>
        <source>Sort positions</source>
        <translation>Sortuj pozycje</translation>
    </message>
    <message>
        <source>Reverse positions</source>
        <translation>Odwróć kolejność pozycji</translation>
    </message>
    <message>
        <source>Replace names with numbers</source>
        <translation>Zastąp nazwy numerami</translation>
    </message>
    <message>
        <source>Read position from picture</source>
        <translation>Odczytaj pozycję z obrazu</translation>
    </message>
    <message>
        <source>Black to move, as {detail} says.</source>
        <translation>Ruch czarnych, zgodnie z {detail}.</translation>
    </message>
    <message>
        <source>White to move, as {detail} says.</source>
        <translation>Ruch białych, zgodnie z {detail}.</translation>
    </message>
    <message>
        <source>New position after {detail}; the game is unchanged.</source>
        <translation>Nowa pozycja po {detail}; partia bez zmian.</translation>
    </message>
    <message>
        <source>New position after {detail}.</source>
        <translation>Nowa pozycja po {detail}.</translation>
    </message>
    <message>
        <source>The text in the FEN field was replaced; Undo brings it back.</source>
        <translation>Zastąpiono tekst w polu FEN; Cofnij go przywróci.</translation>
    </message>
    <message>
        <source>Removed with the previous position: {detail}. Undo brings them back.</source>
        <translation>Usunięto z poprzednią pozycją: {detail}. Cofnij to przywróci.</translation>
    </message>
    <message>
        <source>The moves of the game were kept, but no longer fit the position.</source>
        <translation>Zachowano posunięcia partii, ale nie pasują już do pozycji.</translation>
    </message>
    <message>
        <source>The moves of the game were kept; they may no longer fit the position.</source>
        <translation>Zachowano posunięcia partii; mogą już nie pasować do pozycji.</translation>
    </message>
    <message>
        <source>Added as position {detail}; the one it came from is unchanged.</source>
        <translation>Dodano jako pozycję {detail}; pierwotna pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Wczytaj plik ponownie</translation>
    </message>
    <message>
        <source>Merge changes to the file</source>
        <translation>Scal zmiany w pliku</translation>
    </message>
    <message>
        <source>Append file</source>
        <translation>Dołącz plik</translation>
    </message>
    <message>
        <source>Move position up</source>
        <translation>Przenieś pozycję w górę</translation>
    </message>
    <message>
        <source>Move position down</source>
        <translation>Przenieś pozycję w dół</translation>
    </message>
    <message>
        <source>Rename position</source>
        <translation>Zmień nazwę pozycji</translation>
    </message>
    <message>
        <source>Set details</source>
        <translation>Ustaw dane</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Edytuj komentarz</translation>
    </message>
    <message>
        <source>Convert to FEN</source>
        <translation>Konwertuj na FEN</translation>
    </message>
    <message>
        <source>Convert to EPD</source>
        <translation>Konwertuj na EPD</translation>
    </message>
    <message>
        <source>Convert to PGN</source>
        <translation>Konwertuj na PGN</translation>
    </message>
    <message>
        <source>Edit operations</source>
        <translation>Edytuj operacje</translation>
    </message>
    <message>
        <source>Remove pawns</source>
        <translation>Usuń piony</translation>
    </message>
    <message>
        <source>Fix all problems</source>
        <translation>Napraw wszystkie problemy</translation>
    </message>
    <message>
        <source>Paint {pieces}</source>
        <translation>Maluj {pieces}</translation>
    </message>
    <message>
        <source>Base twin {number} on the twin before</source>
        <translation>Oprzyj bliźniaka {number} na poprzednim</translation>
    </message>
    <message>
        <source>Base twin {number} on the diagram</source>
        <translation>Oprzyj bliźniaka {number} na diagramie</translation>
    </message>
    <message>
        <source>Keep moves</source>
        <translation>Zachowanie posunięć</translation>
    </message>
    <message>
        <source>New position after {number}</source>
        <translation>Nowa pozycja po {number}</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>białego króla</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>białego hetmana</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>białą wieżę</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>białego gońca</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>białego skoczka</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>białego piona</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>czarnego króla</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>czarnego hetmana</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>czarną wieżę</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>czarnego gońca</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>czarnego skoczka</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>czarnego piona</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>białe O-O</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>białe O-O-O</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>czarne O-O</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>czarne O-O-O</translation>
    </message>
    <message>
        <source>Comments stay in their places.</source>
        <translation>Komentarze pozostają na swoich miejscach.</translation>
    </message>
    <message>
        <source>EPD cannot contain straight quotation marks; they became curved ones.</source>
        <translation>EPD nie może zawierać prostych cudzysłowów; zamieniono je na drukarskie.</translation>
    </message>
    <message>
        <source>Castling right {detail} removed: king or rook has left its starting square.</source>
        <translation>Usunięto prawo do roszady ({detail}): król lub wieża nie stoi już na polu początkowym.</translation>
    </message>
    <message>
        <source>Castling right {detail} restored: king and rook are on their starting squares again.</source>
        <translation>Przywrócono prawo do roszady ({detail}): król i wieża znów stoją na polach początkowych.</translation>
    </message>
    <message>
        <source>A king keeps its colour: the other side would have more than one.</source>
        <translation>Król zachowuje kolor: druga strona miałaby więcej niż jednego.</translation>
    </message>
    <message>
        <source>En passant square {detail} removed: it is no longer possible.</source>
        <translation>Usunięto pole bicia w przelocie {detail}: nie jest już możliwe.</translation>
    </message>
    <message>
        <source>Marks that would leave the board were removed.</source>
        <translation>Usunięto znaki, które wyszłyby poza szachownicę.</translation>
    </message>
    <message>
        <source>A twin was left unchanged: it does not fit the changed board.</source>
        <translation>Bliźniak pozostał bez zmian: nie pasuje do zmienionej szachownicy.</translation>
    </message>
    <message>
        <source>Key and solution were kept: they belong to the previous puzzle.</source>
        <translation>Wstęp i rozwiązanie pozostały: należą do pozycji sprzed zmiany.</translation>
    </message>
    <message>
        <source>Braces in the remark became round brackets: PGN comments cannot contain braces.</source>
        <translation>Nawiasy klamrowe w uwadze zamieniono na okrągłe: komentarze PGN nie mogą ich zawierać.</translation>
    </message>
    <message>
        <source>The file will not show that this is Chess960: its castling letters are those of standard chess.</source>
        <translation>Plik nie pokaże, że to Chess960: litery roszady są takie jak w zwykłych szachach.</translation>
    </message>
    <message>
        <source>The en passant square was removed: it is no longer possible.</source>
        <translation>Usunięto pole bicia w przelocie: nie jest już możliwe.</translation>
    </message>
    <message>
        <source>The position was put back: the moves fit again.</source>
        <translation>Przywrócono pozycję: posunięcia znów pasują.</translation>
    </message>
    <message>
        <source>The moves that did not fit were removed. Undo brings them back.</source>
        <translation>Usunięto niepasujące posunięcia. Cofnij je przywróci.</translation>
    </message>
    <message>
        <source>The FEN tag of the game was corrected.</source>
        <translation>Poprawiono tag FEN partii.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>posunięcia</translation>
    </message>
    <message>
        <source>players</source>
        <translation>gracze</translation>
    </message>
    <message>
        <source>other tags</source>
        <translation>inne tagi</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operacje</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>znaki na szachownicy</translation>
    </message>
    <message>
        <source>White, {file}-file</source>
        <translation>białe, linia {file}</translation>
    </message>
    <message>
        <source>Black, {file}-file</source>
        <translation>czarne, linia {file}</translation>
    </message>
    <message>
        <source>Castling rights {rights} removed: they cannot hold here.</source>
        <translation>Usunięto prawa do roszady ({rights}): tutaj nie mogą obowiązywać.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>polski</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>English</source>
        <translation>angielski</translation>
    </message>
    <message>
        <source>German</source>
        <translation>niemiecki</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francuski</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>hiszpański</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>włoski</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>niderlandzki</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polski</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>rosyjski</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>czeski</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>duński</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estoński</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>fiński</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>węgierski</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandzki</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norweski</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugalski</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumuński</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>szwedzki</translation>
    </message>
    <message>
        <source>English, S for the knight</source>
        <translation>angielski, S jako skoczek</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <source>Not Everything Can Be Saved</source>
        <translation>Nie wszystko można zapisać</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Zapisz mimo to</translation>
    </message>
    <message>
        <source>&amp;Save as FEN</source>
        <translation>&amp;Zapisz jako FEN</translation>
    </message>
    <message>
        <source>Save as &amp;EPD…</source>
        <translation>Zapisz jako &amp;EPD…</translation>
    </message>
    <message>
        <source>Choose Another &amp;Format…</source>
        <translation>Wybierz inny &amp;format…</translation>
    </message>
    <message>
        <source>A {suffix} file cannot hold everything in “{name}”.</source>
        <translation>Plik {suffix} nie może zawierać wszystkiego z „{name}”.</translation>
    </message>
    <message>
        <source>A {suffix} file holds some of “{name}” in another way.</source>
        <translation>W pliku {suffix} część „{name}” zapisuje się inaczej.</translation>
    </message>
    <message>
        <source>Left out of the file:</source>
        <translation>Pominięte w pliku:</translation>
    </message>
    <message>
        <source>Written in another way:</source>
        <translation>Zapisane inaczej:</translation>
    </message>
    <message>
        <source>{what} ({names})</source>
        <translation>{what} ({names})</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <source>NAME</source>
        <translation>NAZWA</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SKŁADNIA</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>OPIS</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCJE</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>PLIKI</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>KOD ZAKOŃCZENIA</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round.</source>
        <translation>Zamienia ustawioną pozycję szachową na poprawny FEN i odwrotnie.</translation>
    </message>
    <message>
        <source>Preferences and recent files.</source>
        <translation>Preferencje i ostatnie pliki.</translation>
    </message>
    <message>
        <source>Unsaved work, which is offered at the next start.</source>
        <translation>Niezapisana praca, proponowana przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>Unexpected errors.</source>
        <translation>Nieoczekiwane błędy.</translation>
    </message>
    <message>
        <source>Each command’s help explains its own. Without a command it is 0, 1 if there is no display, or 2 if the command line is not valid.</source>
        <translation>Kod zakończenia polecenia podaje jego pomoc. Bez polecenia: 0; 1, gdy nie ma ekranu; 2, gdy wiersz poleceń nie ma sensu.</translation>
    </message>
    <message>
        <source>start a new instance, even if FenEdit is already running</source>
        <translation>uruchamia osobny egzemplarz programu, nawet jeśli działa już taki, który mógłby otworzyć te pliki</translation>
    </message>
    <message>
        <source>print the versions of FenEdit and its libraries</source>
        <translation>wypisanie wersji FenEdit i jego bibliotek</translation>
    </message>
    <message>
        <source>make pictures and sheets of positions: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</source>
        <translation>tworzenie obrazów i arkuszy pozycji: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</translation>
    </message>
    <message>
        <source>find the keys that force mate in a given number of moves, and all play after them</source>
        <translation>znajduje wstępy wymuszające mata w podanej liczbie posunięć i całą dalszą grę</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>POLECENIA</translation>
    </message>
    <message>
        <source>Without a command, a window is opened for each file, or for each position. The commands work without a window, and without a display.</source>
        <translation>Bez polecenia otwiera się okno dla każdego pliku lub dla każdej pozycji. Polecenia działają bez okna i bez ekranu.</translation>
    </message>
    <message>
        <source>“fenedit COMMAND --help” explains a command and its options, in English.</source>
        <translation>„fenedit POLECENIE --help” objaśnia polecenie i jego opcje po angielsku.</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>wyświetla tę pomoc i kończy działanie</translation>
    </message>
    <message>
        <source>a file of positions, a picture made by FenEdit, or a FEN in quotation marks</source>
        <translation>plik z pozycjami, obraz utworzony przez FenEdit albo FEN w cudzysłowie</translation>
    </message>
    <message>
        <source>open a window with this position</source>
        <translation>otwiera okno z tą pozycją</translation>
    </message>
    <message>
        <source>choose the files to open in a dialog</source>
        <translation>pozwala wybrać pliki do otwarcia w oknie dialogowym</translation>
    </message>
    <message>
        <source>the language of the window for this start, such as en or pl</source>
        <translation>język okna dla tego uruchomienia, np. en lub pl</translation>
    </message>
    <message>
        <source>report records of files that are not FEN or not playable</source>
        <translation>zgłasza wpisy plików, które nie są FEN lub są niegrywalne</translation>
    </message>
    <message>
        <source>write the positions of a file in another format</source>
        <translation>zapisuje pozycje pliku w innym formacie</translation>
    </message>
    <message>
        <source>print the records of files with a text, material, or pieces on squares</source>
        <translation>wypisuje wpisy z plików, które zawierają podany tekst, materiał lub bierki na polach</translation>
    </message>
    <message>
        <source>print the FENs of the positions in any text, picture or PDF</source>
        <translation>wypisuje FEN-y pozycji z dowolnego tekstu, obrazu lub pliku PDF</translation>
    </message>
</context>
<context>
    <name>mark_words</name>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>green arrow from {first} to {last}</source>
        <translation>zielona strzałka z {first} na {last}</translation>
    </message>
    <message>
        <source>Another Colour</source>
        <translation>Inny kolor</translation>
    </message>
    <message>
        <source>coloured arrow from {first} to {last}</source>
        <translation>kolorowa strzałka z {first} na {last}</translation>
    </message>
    <message>
        <source>coloured circle on {first}</source>
        <translation>kolorowe kółko na {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in colour</source>
        <translation>{first} podświetlone kolorem</translation>
    </message>
    <message>
        <source>coloured label “{text}” on {first}</source>
        <translation>kolorowa etykieta „{text}” na {first}</translation>
    </message>
    <message>
        <source>red arrow from {first} to {last}</source>
        <translation>czerwona strzałka z {first} na {last}</translation>
    </message>
    <message>
        <source>blue arrow from {first} to {last}</source>
        <translation>niebieska strzałka z {first} na {last}</translation>
    </message>
    <message>
        <source>yellow arrow from {first} to {last}</source>
        <translation>żółta strzałka z {first} na {last}</translation>
    </message>
    <message>
        <source>green circle on {first}</source>
        <translation>zielone kółko na {first}</translation>
    </message>
    <message>
        <source>red circle on {first}</source>
        <translation>czerwone kółko na {first}</translation>
    </message>
    <message>
        <source>blue circle on {first}</source>
        <translation>niebieskie kółko na {first}</translation>
    </message>
    <message>
        <source>yellow circle on {first}</source>
        <translation>żółte kółko na {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in green</source>
        <translation>{first} podświetlone na zielono</translation>
    </message>
    <message>
        <source>{first} highlighted in red</source>
        <translation>{first} podświetlone na czerwono</translation>
    </message>
    <message>
        <source>{first} highlighted in blue</source>
        <translation>{first} podświetlone na niebiesko</translation>
    </message>
    <message>
        <source>{first} highlighted in yellow</source>
        <translation>{first} podświetlone na żółto</translation>
    </message>
    <message>
        <source>green label “{text}” on {first}</source>
        <translation>zielona etykieta „{text}” na {first}</translation>
    </message>
    <message>
        <source>red label “{text}” on {first}</source>
        <translation>czerwona etykieta „{text}” na {first}</translation>
    </message>
    <message>
        <source>blue label “{text}” on {first}</source>
        <translation>niebieska etykieta „{text}” na {first}</translation>
    </message>
    <message>
        <source>yellow label “{text}” on {first}</source>
        <translation>żółta etykieta „{text}” na {first}</translation>
    </message>
    <message>
        <source>All marks removed</source>
        <translation>Usunięto wszystkie znaki</translation>
    </message>
    <message numerus="yes">
        <source>%n marks changed</source>
        <translation>
            <numerusform>Zmieniono %n znak</numerusform>
            <numerusform>Zmieniono %n znaki</numerusform>
            <numerusform>Zmieniono %n znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: {marks}</source>
        <translation>Usunięto: {marks}</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>Cannot Open</source>
        <translation>Nie można otworzyć</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save as &amp;UTF-8</source>
        <translation>Zapisz jako &amp;UTF-8</translation>
    </message>
    <message>
        <source>Write-Protected File</source>
        <translation>Plik chroniony przed zapisem</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Zapisz mimo to</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Zmieniony przez inny program</translation>
    </message>
    <message>
        <source>&amp;Save There Again</source>
        <translation>&amp;Zapisz tam ponownie</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>&amp;Nadpisz</translation>
    </message>
    <message>
        <source>Save Under &amp;Another Name…</source>
        <translation>Zapisz pod &amp;inną nazwą…</translation>
    </message>
    <message>
        <source>File not found: “{name}”.</source>
        <translation>Nie znaleziono pliku: „{name}”.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Mógł zostać przeniesiony, usunięty lub mógł zmienić nazwę.</translation>
    </message>
    <message>
        <source>You are not allowed to read “{name}”.</source>
        <translation>Brak uprawnień do odczytu „{name}”.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Zwróć się do właściciela albo zmień uprawnienia.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a file.</source>
        <translation>„{name}” jest katalogiem, a nie plikiem.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Wybierz plik w tym katalogu.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe or a device.</source>
        <translation>„{name}” nie jest plikiem, lecz potokiem lub urządzeniem.</translation>
    </message>
    <message>
        <source>Save its output to a file, and open that.</source>
        <translation>Zapisz jego wyjście do pliku i otwórz ten plik.</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>„{name}” nie jest plikiem tekstowym.</translation>
    </message>
    <message>
        <source>A file of positions is text: FEN or EPD, one per line, or PGN games. This may be a picture, a compressed file other than {suffixes}, or the database of another program.</source>
        <translation>Plik z pozycjami to tekst: FEN lub EPD, jedna pozycja w wierszu, albo partie PGN. To może być obraz, plik skompresowany inny niż {suffixes} albo baza danych innego programu.</translation>
    </message>
    <message>
        <source>“{name}” ({size} MB) is larger than the free memory ({free} MB).</source>
        <translation>„{name}” ({size} MB) jest większy niż wolna pamięć ({free} MB).</translation>
    </message>
    <message>
        <source>Close other programs, or use the command line, which reads files of any size: “fenedit check”, “fenedit find”, “fenedit convert”.</source>
        <translation>Zamknij inne programy albo użyj wiersza poleceń, który czyta pliki dowolnej wielkości: „fenedit check”, „fenedit find”, „fenedit convert”.</translation>
    </message>
    <message>
        <source>Line {detail} of “{name}” is too long for a position.</source>
        <translation>Wiersz {detail} w „{name}” jest za długi jak na pozycję.</translation>
    </message>
    <message>
        <source>A file of this size needs one position per line. This one may contain something else, or have lost its line breaks.</source>
        <translation>Plik tej wielkości musi mieć po jednej pozycji w wierszu. Ten może zawierać coś innego albo stracił podziały wierszy.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged {detail} file.</source>
        <translation>„{name}” jest uszkodzonym plikiem {detail}.</translation>
    </message>
    <message>
        <source>The download may be incomplete: try again. On a command line, “{detail} -dc” recovers what comes before the damage.</source>
        <translation>Plik mógł nie zostać pobrany w całości: spróbuj ponownie. W wierszu poleceń „{detail} -dc” odzyskuje to, co jest przed uszkodzeniem.</translation>
    </message>
    <message>
        <source>“{name}” is compressed with Zstandard.</source>
        <translation>„{name}” jest skompresowany metodą Zstandard.</translation>
    </message>
    <message>
        <source>A library for that is missing: {detail}.</source>
        <translation>Brakuje do tego biblioteki: {detail}.</translation>
    </message>
    <message>
        <source>“{name}” is not a valid file name.</source>
        <translation>„{name}” nie jest poprawną nazwą pliku.</translation>
    </message>
    <message>
        <source>Check the name; it may be too long.</source>
        <translation>Sprawdź nazwę; może być za długa.</translation>
    </message>
    <message>
        <source>“{name}” could not be read.</source>
        <translation>Nie udało się odczytać „{name}”.</translation>
    </message>
    <message>
        <source>The disk or the network may have failed. Try again.</source>
        <translation>Przyczyną może być awaria dysku lub sieci. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Katalog nie istnieje: {folder}.</translation>
    </message>
    <message>
        <source>Create it, or save in another folder.</source>
        <translation>Utwórz go albo zapisz w innym katalogu.</translation>
    </message>
    <message>
        <source>There is already a folder named “{name}”.</source>
        <translation>Istnieje już katalog o nazwie „{name}”.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Zapisz pod inną nazwą.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, a device or a broken link.</source>
        <translation>„{name}” nie jest plikiem, lecz potokiem, urządzeniem lub uszkodzonym dowiązaniem.</translation>
    </message>
    <message>
        <source>“{name}” is write-protected.</source>
        <translation>Plik „{name}” jest chroniony przed zapisem.</translation>
    </message>
    <message>
        <source>Save under another name, or remove the protection.</source>
        <translation>Zapisz pod inną nazwą albo usuń ochronę.</translation>
    </message>
    <message>
        <source>You are not allowed to write to “{name}”.</source>
        <translation>Brak uprawnień do zapisu w „{name}”.</translation>
    </message>
    <message>
        <source>You are not allowed to write in {folder}.</source>
        <translation>Brak uprawnień do zapisu w katalogu {folder}.</translation>
    </message>
    <message>
        <source>Save in another folder.</source>
        <translation>Zapisz w innym katalogu.</translation>
    </message>
    <message>
        <source>“{name}” is in use by another program.</source>
        <translation>Pliku „{name}” używa inny program.</translation>
    </message>
    <message>
        <source>Close the other program, or save under another name.</source>
        <translation>Zamknij ten program albo zapisz pod inną nazwą.</translation>
    </message>
    <message>
        <source>The disk with {folder} is read-only.</source>
        <translation>Dysk z katalogiem {folder} jest tylko do odczytu.</translation>
    </message>
    <message>
        <source>Save on another disk.</source>
        <translation>Zapisz na innym dysku.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>Free some space, or save on another disk.</source>
        <translation>Zwolnij miejsce albo zapisz na innym dysku.</translation>
    </message>
    <message>
        <source>Your quota on this disk is used up.</source>
        <translation>Limit miejsca na tym dysku został wyczerpany.</translation>
    </message>
    <message>
        <source>Delete files you do not need, or save on another disk.</source>
        <translation>Usuń niepotrzebne pliki albo zapisz na innym dysku.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows.</source>
        <translation>Plik byłby większy, niż dopuszcza ten dysk.</translation>
    </message>
    <message>
        <source>Save on another disk, or split the file.</source>
        <translation>Zapisz na innym dysku albo podziel plik.</translation>
    </message>
    <message>
        <source>Save under another, shorter name.</source>
        <translation>Zapisz pod inną, krótszą nazwą.</translation>
    </message>
    <message>
        <source>Writing “{name}” was interrupted.</source>
        <translation>Zapisywanie „{name}” zostało przerwane.</translation>
    </message>
    <message>
        <source>The earlier content of the file is in {detail}. Save again, or save under another name.</source>
        <translation>Wcześniejsza zawartość pliku jest tutaj: {detail}. Zapisz ponownie albo zapisz pod inną nazwą.</translation>
    </message>
    <message>
        <source>“{name}” cannot be compressed with Zstandard.</source>
        <translation>„{name}” nie można skompresować metodą Zstandard.</translation>
    </message>
    <message>
        <source>“{name}” could not be written.</source>
        <translation>Nie udało się zapisać „{name}”.</translation>
    </message>
    <message>
        <source>Try again, or save somewhere else.</source>
        <translation>Spróbuj ponownie albo zapisz w innym miejscu.</translation>
    </message>
    <message>
        <source>Another program changed “{name}” after you opened it.</source>
        <translation>Inny program zmienił „{name}” po otwarciu.</translation>
    </message>
    <message>
        <source>“{name}” was replaced by another file after you opened it.</source>
        <translation>Plik „{name}” po otwarciu zastąpiono innym plikiem.</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved after you opened it.</source>
        <translation>Plik „{name}” po otwarciu usunięto lub przeniesiono.</translation>
    </message>
    <message>
        <source>Not saved. {reason} {advice}</source>
        <translation>Nie zapisano. {reason} {advice}</translation>
    </message>
    <message>
        <source>Your work is still here, unsaved.</source>
        <translation>Praca jest nadal tutaj, niezapisana.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up: {reason} Save it soon.</source>
        <translation>Nie można utworzyć kopii zapasowej niezapisanej pracy: {reason} Warto ją wkrótce zapisać.</translation>
    </message>
    <message>
        <source>a comment line</source>
        <translation>wiersz komentarza</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>pozycja {number}</translation>
    </message>
    <message>
        <source>The character {character} in {place} cannot be saved.</source>
        <translation>Nie można zapisać znaku {character} ({place}).</translation>
    </message>
    <message>
        <source>Text files cannot contain it. Delete it, then save again.</source>
        <translation>Pliki tekstowe nie mogą go zawierać. Usuń go i zapisz ponownie.</translation>
    </message>
    <message>
        <source>The encoding of the file, {encoding}, lacks this character. UTF-8 has all characters, and most programs read it.</source>
        <translation>W kodowaniu pliku, {encoding}, nie ma tego znaku. UTF-8 zawiera wszystkie znaki, a większość programów je odczytuje.</translation>
    </message>
    <message>
        <source>You can save it anyway; it stays protected.</source>
        <translation>Mimo to można go zapisać; pozostanie chroniony.</translation>
    </message>
    <message>
        <source>You can save it there again, or somewhere else.</source>
        <translation>Można go zapisać ponownie tam albo w innym miejscu.</translation>
    </message>
    <message>
        <source>Saving over it loses what the other program wrote. Save under another name to keep both versions.</source>
        <translation>Nadpisanie usunie to, co zapisał inny program. Zapisz pod inną nazwą, aby zachować obie wersje.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, hemmed-in pieces had nowhere to come from, and a move that left the other king in check is not legal. So no piece is left that could have moved. Often it is really the other side’s move, or there is one castling right too many.</source>
        <translation>Każda pozycja oprócz pierwszej powstaje w wyniku posunięcia. Tutaj cofnięto każde możliwe ostatnie posunięcie strony, która nie jest na posunięciu: zwykłe ruchy, bicia każdej z brakujących bierek, promocje, roszady i bicia w przelocie. Król i wieże, które mają prawo do roszady, nigdy się nie ruszyły, zamknięte bierki nie mogły znikąd przyjść, a posunięcie, po którym król przeciwnika pozostałby w szachu, nie jest legalne. Nie ma więc bierki, która mogła wykonać ruch. Często na posunięciu powinna być druga strona albo jest o jedno prawo do roszady za dużo.</translation>
    </message>
    <message>
        <source>A castling right says that its king and its rook have never moved. So no pawn was ever promoted on their squares, and an enemy pawn that came to stand diagonally in front of the king gave check and had to be captured, but not by the king. Every way of sharing out the captures among the files was tried here, and with these pieces at home none lets the promoted pawns through. Without the rights named, the search finds no problem. A pawn on a7 with a rook on a8 that never moved needs a piece to capture on b8.</source>
        <translation>Prawo do roszady oznacza, że król i jego wieża nigdy się nie ruszyły. Żaden pion nie został więc promowany na ich polach, a pion przeciwnika, który stanął po przekątnej przed królem, dał szacha i musiał zostać zbity, ale nie przez króla. Sprawdzono tu wszystkie sposoby, na jakie bicia mogły się rozłożyć między linie, i przy tych bierkach na polach początkowych żaden nie przepuszcza promowanych pionów. Bez wymienionych praw przeszukiwanie nie znajduje usterki. Pion z a7 potrzebuje do promocji bicia na b8, jeżeli wieża na a8 nigdy się nie ruszyła.</translation>
    </message>
    <message>
        <source>Bishops never change the colour of their squares, and each side begins with one on each colour. So of all bishops on squares of one colour, only one was never a pawn. But pawns of the other side that have never moved block the way: no pawn got past them to be promoted, or a new bishop could not get out between them. One move of such a pawn, or fewer bishops, would explain it.</source>
        <translation>Gońce nigdy nie zmieniają koloru swoich pól, a każda strona zaczyna z jednym gońcem na polach każdego koloru. Spośród wszystkich stojących na polach tego samego koloru tylko jeden nie był więc nigdy pionem. Drogę zamykają jednak nieruszone piony przeciwnika: żaden pion nie przeszedł obok nich do promocji albo nowy goniec nie mógł się między nimi wydostać. Wystarczyłby jeden ruch takiego piona albo mniejsza liczba gońców.</translation>
    </message>
    <message>
        <source>The aim of the game is to mate the opponent’s king (FIDE Laws of Chess, 1.4). Put one king of each side on the board.</source>
        <translation>Celem gry jest zamatowanie króla przeciwnika (Przepisy gry FIDE, 1.4). Należy ustawić na szachownicy po jednym królu każdej strony.</translation>
    </message>
    <message>
        <source>Each side has exactly one king, from the first move to the last: the king is never captured (FIDE Laws of Chess, 1.4.1). Engines refuse a position without one. Puzzles with only one king need programs made for them.</source>
        <translation>Każda strona ma dokładnie jednego króla, od pierwszego do ostatniego posunięcia: króla nigdy się nie bije (Przepisy gry FIDE, 1.4.1). Silniki odrzucają pozycję bez króla. Zadania z tylko jednym królem wymagają specjalnych programów.</translation>
    </message>
    <message>
        <source>Each side begins with one king, and a pawn cannot be promoted to a king (FIDE Laws of Chess, 2.2 and 3.7). Engines refuse such positions, because they cannot tell which king is in check.</source>
        <translation>Każda strona zaczyna z jednym królem, a piona nie można promować na króla (Przepisy gry FIDE, 2.2 i 3.7). Silniki odrzucają takie pozycje, bo nie wiadomo, który król jest szachowany.</translation>
    </message>
    <message>
        <source>Each side begins with eight pawns, and nothing else ever becomes a pawn (FIDE Laws of Chess, 2.2). Captures and promotions only reduce their number. Engines refuse more.</source>
        <translation>Każda strona zaczyna z ośmioma pionami i żadna inna bierka nie staje się pionem (Przepisy gry FIDE, 2.2). Bicia i promocje tylko zmniejszają ich liczbę. Silniki odrzucają pozycje z większą liczbą pionów.</translation>
    </message>
    <message>
        <source>Each side begins with sixteen pieces: king, queen, two rooks, two bishops, two knights and eight pawns (FIDE Laws of Chess, 2.2). A promoted piece replaces its pawn, so the number never grows. Engines refuse more.</source>
        <translation>Każda strona zaczyna z szesnastoma bierkami: król, hetman, dwie wieże, dwa gońce, dwa skoczki i osiem pionów (Przepisy gry FIDE, 2.2). Promowana figura zastępuje piona, więc liczba bierek nigdy nie rośnie. Silniki odrzucają pozycje z większą liczbą bierek.</translation>
    </message>
    <message>
        <source>Pawns begin on the second rank of their side and only go forward, so they never stand on its first. A pawn that reaches the last rank becomes a queen, rook, bishop or knight in the same move (FIDE Laws of Chess, 3.7). Engines refuse such positions.</source>
        <translation>Piony zaczynają w drugim rzędzie swojej strony i poruszają się tylko do przodu, więc nigdy nie stoją w jej pierwszym rzędzie. Pion, który dochodzi do ostatniego rzędu, w tym samym posunięciu staje się hetmanem, wieżą, gońcem lub skoczkiem (Przepisy gry FIDE, 3.7). Silniki odrzucają takie pozycje.</translation>
    </message>
    <message>
        <source>No move may leave or put one’s own king in check (FIDE Laws of Chess, 3.9.2). The side that has just moved would have done so here, and the other side could capture the king. Usually the side to move is wrong; where both kings are in check, a piece is on a wrong square.</source>
        <translation>Żadne posunięcie nie może pozostawić ani postawić własnego króla pod szachem (Przepisy gry FIDE, 3.9.2). Tutaj strona, która właśnie wykonała posunięcie, zrobiłaby to, a przeciwnik mógłby zbić króla. Zwykle błędna jest strona na posunięciu; jeżeli oba króle są szachowane, jakaś bierka stoi na niewłaściwym polu.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook have not moved since the game began (FIDE Laws of Chess, 3.8.2.1), so they still stand where they began: in standard chess the kings on e1 and e8, the rooks in the corners. In Chess960 the king stands between its two rooks, on the back rank, and a side has at most one right on each side of it. Engines drop a right that contradicts the board. Whether castling is possible now does not matter here.</source>
        <translation>Prawo do roszady oznacza, że król i wieża nie ruszyły się od początku partii (Przepisy gry FIDE, 3.8.2.1), więc stoją tam, gdzie zaczynały: w zwykłych szachach króle na e1 i e8, a wieże w rogach. W Chess960 król stoi między swoimi wieżami w skrajnym rzędzie, a gracz ma najwyżej po jednym prawie po każdej stronie króla. Silniki odrzucają prawo sprzeczne z ustawieniem. Nie ma tu znaczenia, czy roszada jest teraz możliwa.</translation>
    </message>
    <message>
        <source>In standard chess only the kings on e1 and e8 and the rooks in the corners may castle. These rights name a king or a rook elsewhere on the back rank, which makes sense when the game began from one of the 960 start positions of Chess960. If it did, the position is right and only the rules need to be switched.</source>
        <translation>W zwykłych szachach roszować mogą tylko króle z e1 i e8 z wieżami z rogów. Te prawa wskazują króla lub wieżę na innym polu skrajnego rzędu, co ma sens, jeżeli partia zaczęła się z jednej z 960 pozycji początkowych Chess960. Wtedy pozycja jest w porządku i wystarczy zmienić zasady.</translation>
    </message>
    <message>
        <source>Pieces in hand, marks of promoted pieces, check counts or the name of a variant show that other rules apply. What proves that no game of standard chess leads to a position proves nothing there: in Crazyhouse captured pieces come back to the board. What engines for standard chess refuse is still reported.</source>
        <translation>Bierki w ręku, znaki promowanych figur, liczba szachów lub nazwa odmiany wskazują, że obowiązują inne zasady. To, co dowodzi, że żadna partia zwykłych szachów nie prowadzi do pozycji, tam niczego nie dowodzi: w Crazyhouse zbite bierki wracają na szachownicę. Nadal zgłaszane jest to, co odrzucają silniki do zwykłych szachów.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over by its double step (FIDE Laws of Chess, 3.7). White’s pawns pass rank 3 and then Black is to move; Black’s pass rank 6 and then White is. Often the side to move is what is wrong. Engines refuse the position.</source>
        <translation>Pole bicia w przelocie to pole, przez które pion właśnie przeszedł ruchem o dwa pola (Przepisy gry FIDE, 3.7). Białe piony przechodzą przez 3. rząd i wtedy na posunięciu są czarne; czarne przechodzą przez 6. rząd i wtedy na posunięciu są białe. Często błędna jest właśnie strona na posunięciu. Silniki odrzucają tę pozycję.</translation>
    </message>
    <message>
        <source>A pawn that has just advanced two squares stands in front of the square that it passed: on e4 when the en passant square is e3, on e5 when it is e6. It belongs to the side that is not to move. Without it there is nothing to capture. Engines drop such a square.</source>
        <translation>Pion, który właśnie ruszył się o dwa pola, stoi przed polem, przez które przeszedł: na e4, gdy polem bicia w przelocie jest e3, a na e5, gdy jest nim e6. Należy do strony, która nie jest na posunięciu. Bez niego nie ma czego bić. Silniki pomijają takie pole.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over, and pawns do not jump: it was empty then, and nothing has moved since. A capture en passant ends on it. Engines drop such a square.</source>
        <translation>Pole bicia w przelocie to pole, przez które pion właśnie przeszedł, a piony nie skaczą: było wtedy puste i od tej pory nic się nie ruszyło. Bicie w przelocie kończy się właśnie na nim. Silniki pomijają takie pole.</translation>
    </message>
    <message>
        <source>A pawn has just left the square behind the en passant square: e2 when that is e3, e7 when it is e6. Nothing has moved since, so it is still empty. Engines drop such a square.</source>
        <translation>Pion właśnie opuścił pole za polem bicia w przelocie: e2, gdy jest nim e3, a e7, gdy jest nim e6. Od tej pory nic się nie ruszyło, więc pole jest nadal puste. Silniki pomijają takie pole bicia w przelocie.</translation>
    </message>
    <message>
        <source>The PGN standard (16.1.3.4) writes the en passant square after every double step, whether or not a pawn stands ready to capture. Some programs write it only when one does, others only when the capture is legal. The position is the same.</source>
        <translation>Standard PGN (16.1.3.4) zapisuje pole bicia w przelocie po każdym ruchu piona o dwa pola, niezależnie od tego, czy jakiś pion może bić. Niektóre programy zapisują je tylko wtedy, gdy taki pion jest, inne tylko wtedy, gdy bicie jest legalne. Pozycja jest ta sama.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. It is 1 from the beginning and grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 differently; 1 is always understood.</source>
        <translation>Numer posunięcia mówi, które posunięcie jest rozgrywane. Na początku wynosi 1 i rośnie o jeden po każdym posunięciu czarnych (standard PGN, 16.1.3.6). Programy różnie odczytują 0; 1 jest zawsze rozumiane.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. No game comes near such a number, and engines refuse the position.</source>
        <translation>Licznik półruchów liczy ruchy obu stron od ostatniego bicia lub ruchu pionem. Żadna partia nie zbliża się do takiej liczby, a silniki odrzucają tę pozycję.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. No game comes near such a number, and engines refuse the position.</source>
        <translation>Numer posunięcia mówi, które posunięcie jest rozgrywane. Żadna partia nie zbliża się do takiego numeru, a silniki odrzucają tę pozycję.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of Chess, 9.3). The game goes on if nobody claims.</source>
        <translation>Licznik półruchów liczy ruchy obu stron od ostatniego bicia lub ruchu pionem. Gdy dojdzie do 100, czyli po pięćdziesiąt posunięć każdej strony, gracz na posunięciu może reklamować remis (Przepisy gry FIDE, 9.3). Jeżeli nikt nie reklamuje, partia toczy się dalej.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 150, which is seventy-five moves each, the game is drawn without a claim, unless the last move gave mate (FIDE Laws of Chess, 9.6.2). So the game would be over already.</source>
        <translation>Licznik półruchów liczy ruchy obu stron od ostatniego bicia lub ruchu pionem. Gdy dojdzie do 150, czyli po siedemdziesiąt pięć posunięć każdej strony, partia kończy się remisem bez reklamacji, chyba że ostatnie posunięcie dało mata (Przepisy gry FIDE, 9.6.2). Partia byłaby więc już zakończona.</translation>
    </message>
    <message>
        <source>Only a capture or a pawn move sets the halfmove clock back to 0. All 32 pieces are on the board and all pawns stand where they began, so there was neither. The clock must have counted every move since the beginning: after 1. Nf3 Nf6 it is 2.</source>
        <translation>Licznik półruchów zeruje tylko bicie lub ruch pionem. Na szachownicy są wszystkie 32 bierki, a wszystkie piony stoją tam, gdzie zaczynały, więc nie było ani jednego, ani drugiego. Licznik musiał policzyć każdy ruch od początku: po 1. Sf3 Sf6 wynosi 2.</translation>
    </message>
    <message>
        <source>An en passant square is written right after a pawn’s double step and for one move only. A pawn move sets the halfmove clock back to 0. Either the clock belongs to an earlier or later position, or the en passant square does.</source>
        <translation>Pole bicia w przelocie zapisuje się zaraz po ruchu piona o dwa pola i tylko na jedno posunięcie. Ruch pionem zeruje licznik półruchów. Albo licznik, albo pole bicia w przelocie należy do wcześniejszej lub późniejszej pozycji.</translation>
    </message>
    <message>
        <source>A pawn on its own second rank has never moved. So it did not come to give check, and its check is never uncovered, because nothing stands between a pawn and the square that it attacks. The king must have walked into the check, which is not a legal move, or have been left in it. Put the pawn or the king on another square.</source>
        <translation>Pion w drugim rzędzie swojej strony nigdy się nie ruszył. Nie przyszedł więc, by dać szacha, a jego szach nie może być odsłonięty, bo między pionem a atakowanym polem nic nie stoi. Król musiał sam wejść pod szacha, co nie jest legalnym posunięciem, albo zostać w szachu. Należy postawić piona lub króla na innym polu.</translation>
    </message>
    <message>
        <source>Nothing ever stands between the king and a knight or a pawn that attacks it: both give check only by coming to their squares. One move brings one piece. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Między królem a atakującym go skoczkiem lub pionem nigdy nic nie stoi: obie te bierki dają szacha tylko wtedy, gdy wchodzą na swoje pola. Jedno posunięcie przenosi jedną bierkę. Druga dawała szacha już przed tym posunięciem, a nikt nie może zostawić szacha bez odpowiedzi. Podwójny szach wymaga hetmana, wieży lub gońca za bierką, która wykonuje ruch.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. A pawn came from the square behind it, or captured from the next file, a rank back. Where it gives check now, neither square lies between the king and the other piece, unless that piece stands on the king’s own file. A capture en passant gives such a check by the piece that it takes off the board, but here none fits.</source>
        <translation>Przy podwójnym szachu jedna bierka weszła na swoje pole i odsłoniła linię drugiej. Pion przyszedł z pola za sobą albo zbił z sąsiedniej linii, o rząd z tyłu. Tam, gdzie teraz daje szacha, żadne z tych pól nie leży między królem a drugą bierką, chyba że stoi ona na linii króla. Bicie w przelocie daje takiego szacha dzięki bierce, którą zdejmuje z szachownicy, ale tutaj żadne nie pasuje.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a bishop next to the king on a diagonal line attacks it already, and nobody may leave a check unanswered. Two bishops give check at once only if one of them has just been promoted, or if a capture en passant opened both lines.</source>
        <translation>Przy podwójnym szachu jedna bierka weszła na swoje pole i odsłoniła linię drugiej. Ta, która się ruszyła, stała między drugą a królem. Jednak goniec obok króla na przekątnej już go atakuje, a nikt nie może zostawić szacha bez odpowiedzi. Dwa gońce dają szacha naraz tylko wtedy, gdy jeden z nich został właśnie promowany albo gdy bicie w przelocie otworzyło obie linie.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a rook that stands there on the file or the rank attacks the king already, and nobody may leave a check unanswered. Two rooks give check at once only if one of them has just been promoted by a capture.</source>
        <translation>Przy podwójnym szachu jedna bierka weszła na swoje pole i odsłoniła linię drugiej. Ta, która się ruszyła, stała między drugą a królem. Jednak wieża stojąca tam na linii lub w rzędzie króla już go atakuje, a nikt nie może zostawić szacha bez odpowiedzi. Dwie wieże dają szacha naraz tylko wtedy, gdy jedna z nich została właśnie promowana z biciem.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook still stand where they began. In each of the 960 start positions of Chess960 the pieces of both sides face each other: both kings stand on one file, and so do the rooks on each side of them. Engines play on from such positions.</source>
        <translation>Prawo do roszady oznacza, że król i wieża nadal stoją tam, gdzie zaczynały. W każdej z 960 pozycji początkowych Chess960 bierki obu stron stoją naprzeciw siebie: oba króle na jednej linii, podobnie jak wieże po każdej stronie królów. Silniki mimo to grają z takich pozycji.</translation>
    </message>
    <message>
        <source>A pawn on its second rank has never moved, and no pawn of the other side ever stood on its square. So a pawn that was promoted came to the seventh rank (from its own side) on a file without such a pawn, and if it began elsewhere, captures brought it there, one for each file. The fewest captures that explain the promoted pawns and all others together are counted here. Pieces that never got out from behind unmoved pawns do not count. One move of an unmoved pawn would open another way.</source>
        <translation>Pion w swoim drugim rzędzie nigdy się nie ruszył i żaden pion przeciwnika nigdy nie stał na jego polu. Promowany pion doszedł więc do siódmego rzędu (licząc od swojej strony) na linii bez takiego piona, a jeżeli zaczynał gdzie indziej, doprowadziły go tam bicia, po jednym na każdą linię. Liczona jest tu najmniejsza liczba bić, która wyjaśnia promowane piony i wszystkie pozostałe razem. Bierki, które nigdy nie wyszły zza nieruszonych pionów, nie liczą się. Jeden ruch nieruszonego piona otworzyłby inną drogę.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. Pawns on all squares diagonally beside a corner or a square of the last rank leave a bishop no way in and no way out. So a bishop there has never moved: it began the game on that square, or a pawn was promoted to it there, and here neither can be. One move of one of these pawns would explain it.</source>
        <translation>Pion na polu początkowym nigdy się nie ruszył. Piony na wszystkich polach po skosie od rogu lub pola ostatniego rzędu nie pozwalają gońcowi ani wejść, ani wyjść. Goniec stojący tam nigdy się więc nie ruszył: zaczynał partię na tym polu albo został na nim promowany, a tutaj ani jedno, ani drugie nie jest możliwe. Wystarczyłby jeden ruch jednego z tych pionów.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but can be at most {longest}: of the moves of both sides together ({plies} by the fullmove number), captures and pawn moves, with the moves between them, took at least {needed}.</source>
        <translation>Licznik półruchów wynosi {clock}, a może wynosić najwyżej {longest}: z ruchów obu stron razem (według numeru posunięcia: {plies}) na bicia i ruchy pionami oraz ruchy między nimi przypadło co najmniej {needed}.</translation>
    </message>
    <message>
        <source>Nothing is written here: {expected}.</source>
        <translation>Nic tu nie wpisano: {expected}.</translation>
    </message>
    <message>
        <source>The text begins with a space: {expected}.</source>
        <translation>Tekst zaczyna się od spacji: {expected}.</translation>
    </message>
    <message>
        <source>A space follows the {field}: {expected}.</source>
        <translation>Po części „{field}” jest spacja: {expected}.</translation>
    </message>
    <message>
        <source>More than one space follows the {field}: expected one.</source>
        <translation>Po części „{field}” jest więcej niż jedna spacja: oczekiwano jednej.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space follows the {field}: {expected}.</source>
        <translation>Po części „{field}” jest tabulator, podział wiersza lub nietypowa spacja: {expected}.</translation>
    </message>
    <message>
        <source>The side to move is missing: {expected}.</source>
        <translation>Brak strony na posunięciu: {expected}.</translation>
    </message>
    <message>
        <source>The castling rights are missing: {expected}.</source>
        <translation>Brak praw do roszady: {expected}.</translation>
    </message>
    <message>
        <source>The en passant square is missing: {expected}.</source>
        <translation>Brak pola bicia w przelocie: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock is missing: {expected}.</source>
        <translation>Brak licznika półruchów: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number is missing: {expected}.</source>
        <translation>Brak numeru posunięcia: {expected}.</translation>
    </message>
    <message>
        <source>More text follows the {field}: {expected}.</source>
        <translation>Po części „{field}” jest dalszy tekst: {expected}.</translation>
    </message>
    <message>
        <source>There is text before the FEN. Delete it, or move it after the FEN.</source>
        <translation>Przed FEN jest tekst. Usuń go lub przenieś za FEN.</translation>
    </message>
    <message>
        <source>The text after the FEN repeats its fields. Delete one copy.</source>
        <translation>Tekst za FEN powtarza jego części. Usuń jedno z dwojga.</translation>
    </message>
    <message>
        <source>This web address does not contain a position: {expected}.</source>
        <translation>Ten adres internetowy nie zawiera pozycji: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a piece: {expected}.</source>
        <translation>{found} w rzędzie {rank} nie jest bierką: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a number of empty squares: {expected}.</source>
        <translation>{found} w rzędzie {rank} nie jest liczbą pustych pól: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} follows another digit, but adjacent empty squares are written as one number: {expected}.</source>
        <translation>{found} w rzędzie {rank} stoi po innej cyfrze, a sąsiednie puste pola zapisuje się jedną liczbą: {expected}.</translation>
    </message>
    <message>
        <source>Rank {rank} is too short: {count} of 8 squares.</source>
        <translation>Rząd {rank} jest za krótki, liczba pól: {count} z 8.</translation>
    </message>
    <message>
        <source>Rank {rank} is too long: {count} instead of 8 squares.</source>
        <translation>Rząd {rank} jest za długi, liczba pól: {count} zamiast 8.</translation>
    </message>
    <message>
        <source>The piece placement is too short: {count} of 8 ranks.</source>
        <translation>Ustawienie bierek jest za krótkie, liczba rzędów: {count} z 8.</translation>
    </message>
    <message>
        <source>The piece placement is too long: {count} instead of 8 ranks.</source>
        <translation>Ustawienie bierek jest za długie, liczba rzędów: {count} zamiast 8.</translation>
    </message>
    <message>
        <source>{found} is not a side to move: {expected}.</source>
        <translation>{found} nie oznacza strony na posunięciu: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a castling right: {expected}.</source>
        <translation>{found} nie jest prawem do roszady: {expected}.</translation>
    </message>
    <message>
        <source>The castling right {found} is written twice: expected once.</source>
        <translation>Prawo do roszady {found} zapisano dwa razy: oczekiwano raz.</translation>
    </message>
    <message>
        <source>{found} comes too late: White’s castling rights are written before Black’s, and K before Q.</source>
        <translation>{found} stoi za późno: prawa białych do roszady zapisuje się przed prawami czarnych, a K przed Q.</translation>
    </message>
    <message>
        <source>- means no castling rights and must stand alone.</source>
        <translation>- oznacza brak praw do roszady i musi stać samo.</translation>
    </message>
    <message>
        <source>{found} is a third castling right of one side: at most two are possible.</source>
        <translation>{found} to trzecie prawo do roszady jednej strony: możliwe są najwyżej dwa.</translation>
    </message>
    <message>
        <source>{found} is not an en passant square: {expected}.</source>
        <translation>{found} nie jest polem bicia w przelocie: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a halfmove clock: {expected}.</source>
        <translation>{found} nie jest licznikiem półruchów: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {expected}.</source>
        <translation>Licznik półruchów {found} jest ujemny: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} has leading zeros: expected none.</source>
        <translation>Licznik półruchów {found} ma zera na początku: nie powinno ich być.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is too large: {expected}.</source>
        <translation>Licznik półruchów {found} jest za duży: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a fullmove number: {expected}.</source>
        <translation>{found} nie jest numerem posunięcia: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {expected}.</source>
        <translation>Numer posunięcia {found} jest ujemny: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} has leading zeros: expected none.</source>
        <translation>Numer posunięcia {found} ma zera na początku: nie powinno ich być.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is too large: {expected}.</source>
        <translation>Numer posunięcia {found} jest za duży: {expected}.</translation>
    </message>
    <message>
        <source>A byte order mark was ignored.</source>
        <translation>Pominięto znacznik kolejności bajtów.</translation>
    </message>
    <message>
        <source>Invisible characters were ignored.</source>
        <translation>Pominięto niewidoczne znaki.</translation>
    </message>
    <message>
        <source>HTML entities such as {found} were read as the characters they stand for.</source>
        <translation>Encje HTML, takie jak {found}, odczytano jako znaki, które oznaczają.</translation>
    </message>
    <message>
        <source>Extra spaces were ignored.</source>
        <translation>Pominięto zbędne spacje.</translation>
    </message>
    <message>
        <source>Tabs, underscores, plus signs or unusual spaces between the fields were read as spaces.</source>
        <translation>Tabulatory, podkreślenia, plusy lub nietypowe spacje między częściami odczytano jako spacje.</translation>
    </message>
    <message>
        <source>The brackets, quotes or tags around the FEN were ignored.</source>
        <translation>Pominięto nawiasy, cudzysłowy lub znaczniki wokół FEN.</translation>
    </message>
    <message>
        <source>The FEN was read from a PGN tag.</source>
        <translation>FEN odczytano z tagu PGN.</translation>
    </message>
    <message>
        <source>The label {found} was ignored.</source>
        <translation>Pominięto etykietę {found}.</translation>
    </message>
    <message>
        <source>{found} was read as the start position.</source>
        <translation>{found} odczytano jako pozycję początkową.</translation>
    </message>
    <message>
        <source>The position was read from a web address.</source>
        <translation>Pozycję odczytano z adresu internetowego.</translation>
    </message>
    <message>
        <source>The comment before the FEN was ignored.</source>
        <translation>Pominięto komentarz przed FEN.</translation>
    </message>
    <message>
        <source>{found} between the ranks was read as a slash.</source>
        <translation>{found} między rzędami odczytano jako ukośnik.</translation>
    </message>
    <message>
        <source>A slash before or after the piece placement was ignored.</source>
        <translation>Pominięto ukośnik przed ustawieniem bierek lub po nim.</translation>
    </message>
    <message>
        <source>An empty text for a rank was read as 8 empty squares.</source>
        <translation>Pusty tekst w miejscu rzędu odczytano jako 8 pustych pól.</translation>
    </message>
    <message>
        <source>Adjacent digits were read as one number of empty squares: {found}.</source>
        <translation>Sąsiednie cyfry odczytano jako jedną liczbę pustych pól: {found}.</translation>
    </message>
    <message>
        <source>The ranks are not separated: the 64 squares were read in order.</source>
        <translation>Rzędy nie są rozdzielone: 64 pola odczytano po kolei.</translation>
    </message>
    <message>
        <source>FEN cannot hold pieces in hand; they are kept separately: {found}.</source>
        <translation>FEN nie może zawierać bierek w ręku; zachowano je osobno: {found}.</translation>
    </message>
    <message>
        <source>FEN cannot hold the marks of promoted pieces; they are kept separately.</source>
        <translation>FEN nie może zawierać znaków promowanych figur; zachowano je osobno.</translation>
    </message>
    <message>
        <source>Figurines were read as piece letters.</source>
        <translation>Figurki odczytano jako litery bierek.</translation>
    </message>
    <message>
        <source>l and O were read as 1 and 0.</source>
        <translation>l i O odczytano jako 1 i 0.</translation>
    </message>
    <message>
        <source>The piece letters were read as {language}.</source>
        <translation>Odczytano litery bierek w języku: {language}.</translation>
    </message>
    <message>
        <source>FEN cannot hold check counts; they are kept separately: {found}.</source>
        <translation>FEN nie może zawierać liczby szachów; zachowano ją osobno: {found}.</translation>
    </message>
    <message>
        <source>The side to move {found} was read in lower case.</source>
        <translation>Stronę na posunięciu {found} odczytano jako małą literę.</translation>
    </message>
    <message>
        <source>The side to move {found} was read as w or b.</source>
        <translation>Stronę na posunięciu {found} odczytano jako w lub b.</translation>
    </message>
    <message>
        <source>The castling rights {found} were put in order.</source>
        <translation>Prawa do roszady {found} uporządkowano.</translation>
    </message>
    <message>
        <source>Repeated castling rights in {found} were read once.</source>
        <translation>Powtórzone prawa do roszady w {found} odczytano raz.</translation>
    </message>
    <message>
        <source>The dash in the castling rights {found} was ignored.</source>
        <translation>Pominięto kreskę w prawach do roszady {found}.</translation>
    </message>
    <message>
        <source>{found} was read as no castling rights.</source>
        <translation>{found} odczytano jako brak praw do roszady.</translation>
    </message>
    <message>
        <source>{found} was read as -, which means none.</source>
        <translation>{found} odczytano jako -, czyli brak.</translation>
    </message>
    <message>
        <source>The en passant square {found} was read in lower case.</source>
        <translation>Pole bicia w przelocie {found} odczytano małymi literami.</translation>
    </message>
    <message>
        <source>{found} was read as an en passant square.</source>
        <translation>{found} odczytano jako pole bicia w przelocie.</translation>
    </message>
    <message>
        <source>The castling rights {found} stand before the side to move.</source>
        <translation>Prawa do roszady {found} stoją przed stroną na posunięciu.</translation>
    </message>
    <message>
        <source>The halfmove clock is a dash: {count} is assumed.</source>
        <translation>Licznikiem półruchów jest kreska: przyjęto {count}.</translation>
    </message>
    <message>
        <source>The fullmove number is a dash: {count} is assumed.</source>
        <translation>Numerem posunięcia jest kreska: przyjęto {count}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {count} is assumed.</source>
        <translation>Licznik półruchów {found} jest ujemny: przyjęto {count}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {count} is assumed.</source>
        <translation>Numer posunięcia {found} jest ujemny: przyjęto {count}.</translation>
    </message>
    <message>
        <source>The sign of the halfmove clock {found} was ignored.</source>
        <translation>Pominięto znak licznika półruchów {found}.</translation>
    </message>
    <message>
        <source>The sign of the fullmove number {found} was ignored.</source>
        <translation>Pominięto znak numeru posunięcia {found}.</translation>
    </message>
    <message>
        <source>Leading zeros of the halfmove clock {found} were ignored.</source>
        <translation>Pominięto początkowe zera licznika półruchów {found}.</translation>
    </message>
    <message>
        <source>Leading zeros of the fullmove number {found} were ignored.</source>
        <translation>Pominięto początkowe zera numeru posunięcia {found}.</translation>
    </message>
    <message>
        <source>No side to move is given: White is assumed.</source>
        <translation>Nie podano strony na posunięciu: przyjęto białe.</translation>
    </message>
    <message>
        <source>Moves played from there: {found}.</source>
        <translation>Posunięcia rozegrane od tej pozycji: {found}.</translation>
    </message>
    <message>
        <source>Move {move} is not possible. The moves before it were read; the rest is kept as text.</source>
        <translation>Posunięcie {move} jest niemożliwe. Odczytano posunięcia przed nim; resztę zachowano jako tekst.</translation>
    </message>
    <message>
        <source>Move {move} could be made by two pieces. The moves before it were read; the rest is kept as text.</source>
        <translation>Posunięcie {move} mogą wykonać dwie bierki. Odczytano posunięcia przed nim; resztę zachowano jako tekst.</translation>
    </message>
    <message>
        <source>{move} is not a move. The moves before it were read; the rest is kept as text.</source>
        <translation>{move} to nie posunięcie. Odczytano posunięcia przed nim; resztę zachowano jako tekst.</translation>
    </message>
    <message>
        <source>The moves from {found} on cannot be played and are left out.</source>
        <translation>Posunięć od {found} nie można wykonać i zostały pominięte.</translation>
    </message>
    <message>
        <source>Lines that are not valid FEN are kept as text, the first one: {found}.</source>
        <translation>Wiersze, które nie są poprawnym FEN, zachowano jako tekst; pierwszy z nich: {found}.</translation>
    </message>
    <message>
        <source>White is to move according to {found}.</source>
        <translation>Według {found} na posunięciu są białe.</translation>
    </message>
    <message>
        <source>Black is to move according to {found}.</source>
        <translation>Według {found} na posunięciu są czarne.</translation>
    </message>
    <message>
        <source>No castling rights are given: none are assumed.</source>
        <translation>Nie podano praw do roszady: przyjęto ich brak.</translation>
    </message>
    <message>
        <source>No en passant square is given: none is assumed.</source>
        <translation>Nie podano pola bicia w przelocie: przyjęto jego brak.</translation>
    </message>
    <message>
        <source>No halfmove clock is given: 0 is assumed.</source>
        <translation>Nie podano licznika półruchów: przyjęto 0.</translation>
    </message>
    <message>
        <source>The halfmove clock was taken from the operation hmvc.</source>
        <translation>Licznik półruchów pobrano z operacji hmvc.</translation>
    </message>
    <message>
        <source>No fullmove number is given: 1 is assumed.</source>
        <translation>Nie podano numeru posunięcia: przyjęto 1.</translation>
    </message>
    <message>
        <source>The fullmove number was taken from the operation fmvn.</source>
        <translation>Numer posunięcia pobrano z operacji fmvn.</translation>
    </message>
    <message>
        <source>{found} could not be read; the fields that are missing were assumed.</source>
        <translation>Nie udało się odczytać: {found}; brakujące części przyjęto domyślnie.</translation>
    </message>
    <message>
        <source>The EPD operations that follow are kept as they are.</source>
        <translation>Następujące dalej operacje EPD zachowano bez zmian.</translation>
    </message>
    <message>
        <source>The text that follows is kept as it is.</source>
        <translation>Następujący dalej tekst zachowano bez zmian.</translation>
    </message>
    <message>
        <source>The comment that follows is kept as it is.</source>
        <translation>Następujący dalej komentarz zachowano bez zmian.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space separates the operations: {expected}.</source>
        <translation>Operacje rozdziela tabulator, podział wiersza lub nietypowa spacja: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not an opcode: {expected}.</source>
        <translation>{found} nie jest kodem operacji: {expected}.</translation>
    </message>
    <message>
        <source>The opcode {found} is too long: {expected}.</source>
        <translation>Kod operacji {found} jest za długi: {expected}.</translation>
    </message>
    <message>
        <source>This string is not closed: {expected}.</source>
        <translation>Ten napis nie jest zamknięty: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not allowed here: {expected}.</source>
        <translation>{found} jest tu niedozwolone: {expected}.</translation>
    </message>
    <message>
        <source>This cannot be read as an operation and is kept as it is.</source>
        <translation>Nie można tego odczytać jako operacji; zachowano bez zmian.</translation>
    </message>
    <message>
        <source>{found} is too long for a string in EPD: expected at most 255 characters.</source>
        <translation>{found} to za długi napis w EPD: oczekiwano najwyżej 255 znaków.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} is not a legal move.</source>
        <translation>{found} w operacji {opcode} nie jest legalnym posunięciem.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} could be a move of two different pieces.</source>
        <translation>{found} w operacji {opcode} może być posunięciem dwóch różnych bierek.</translation>
    </message>
    <message>
        <source>A semicolon is missing here: the operation was ended.</source>
        <translation>Brakuje tu średnika: operację zakończono.</translation>
    </message>
    <message>
        <source>A semicolon without an operation was ignored.</source>
        <translation>Pominięto średnik bez operacji.</translation>
    </message>
    <message>
        <source>A dash without a meaning was ignored.</source>
        <translation>Pominięto kreskę bez znaczenia.</translation>
    </message>
    <message>
        <source>Tabs or unusual spaces in the operations were read as spaces.</source>
        <translation>Tabulatory lub nietypowe spacje w operacjach odczytano jako spacje.</translation>
    </message>
    <message>
        <source>This text has no quotation marks: it was read as a string.</source>
        <translation>Ten tekst nie ma cudzysłowów: odczytano go jako napis.</translation>
    </message>
    <message>
        <source>The quotation marks are not needed here and were ignored.</source>
        <translation>Cudzysłowy nie są tu potrzebne i zostały pominięte.</translation>
    </message>
    <message>
        <source>This string has no closing quotation mark: it was closed.</source>
        <translation>Ten napis nie ma zamykającego cudzysłowu: zamknięto go.</translation>
    </message>
    <message>
        <source>This string is longer than EPD’s 255 characters; it is kept.</source>
        <translation>Ten napis jest dłuższy niż 255 znaków dozwolonych w EPD; zachowano go.</translation>
    </message>
    <message>
        <source>{found} was read as the move {meant}.</source>
        <translation>{found} odczytano jako posunięcie {meant}.</translation>
    </message>
    <message>
        <source>This text is not an operation and is kept as it is.</source>
        <translation>Ten tekst nie jest operacją; zachowano go bez zmian.</translation>
    </message>
    <message>
        <source>The game has a FEN tag without a SetUp tag; the FEN is used.</source>
        <translation>Partia ma tag FEN bez tagu SetUp; użyto FEN.</translation>
    </message>
    <message>
        <source>The SetUp tag says {found}, but there is a FEN tag, which is used.</source>
        <translation>Tag SetUp podaje {found}, ale jest tag FEN i to jego użyto.</translation>
    </message>
    <message>
        <source>The SetUp tag announces a position, but there is no FEN tag; the game begins with the start position.</source>
        <translation>Tag SetUp zapowiada pozycję, ale nie ma tagu FEN; partia zaczyna się od pozycji początkowej.</translation>
    </message>
    <message>
        <source>The game is of another variant, {found}; its position is read as standard chess.</source>
        <translation>Partia należy do innej odmiany, {found}; pozycję odczytano jak w zwykłych szachach.</translation>
    </message>
    <message>
        <source>The FEN tag is not written as PGN has it, [FEN &quot;…&quot;]. It is read here, but other programs begin with the start position.</source>
        <translation>Tag FEN nie jest zapisany jak w PGN: [FEN &quot;…&quot;]. Tutaj go odczytano, ale inne programy zaczynają od pozycji początkowej.</translation>
    </message>
    <message>
        <source>The Result tag says {found}, but the moves end with {result}.</source>
        <translation>Znacznik Result podaje {found}, ale posunięcia kończą się wynikiem {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is checkmate: {result}.</source>
        <translation>Podano wynik {found}, ale ostatnie posunięcie daje mata: {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is stalemate, which is a draw.</source>
        <translation>Podano wynik {found}, ale ostatnie posunięcie daje pata, czyli remis.</translation>
    </message>
    <message>
        <source>The PlyCount tag says {found}, but the game has {count} half-moves.</source>
        <translation>Znacznik PlyCount podaje {found}, ale partia ma {count} półruchów.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} is not legal.</source>
        <translation>Posunięcia partii nie pasują do jej pierwszej pozycji: {move} nie jest legalne.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} could be a move of two different pieces.</source>
        <translation>Posunięcia partii nie pasują do jej pierwszej pozycji: {move} może być posunięciem dwóch różnych bierek.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} is not legal.</source>
        <translation>Wariant nie pasuje do partii: {move} nie jest legalne.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} could be a move of two different pieces.</source>
        <translation>Wariant nie pasuje do partii: {move} może być posunięciem dwóch różnych bierek.</translation>
    </message>
    <message>
        <source>The moves were read up to {move}, which is not a move.</source>
        <translation>Posunięcia odczytano do {move}, co nie jest posunięciem.</translation>
    </message>
    <message>
        <source>A variation was read up to {move}, which is not a move.</source>
        <translation>Wariant odczytano do {move}, co nie jest posunięciem.</translation>
    </message>
    <message>
        <source>Variations that are nested too deeply are not shown.</source>
        <translation>Warianty zagnieżdżone zbyt głęboko nie są pokazane.</translation>
    </message>
    <message>
        <source>The game has too many variations: only the first are shown.</source>
        <translation>Partia ma za dużo wariantów: pokazano tylko pierwsze.</translation>
    </message>
    <message>
        <source>The moves are not shown: the rules of the variant {found} are not known.</source>
        <translation>Posunięć nie pokazano: zasady odmiany {found} nie są znane.</translation>
    </message>
    <message>
        <source>{found} is not a chess piece; the diagram contains {men}.</source>
        <translation>{found} nie jest bierką szachową; diagram zawiera: {men}.</translation>
    </message>
    <message>
        <source>Puzzles left out, for pieces that chess does not have: {count} ({men}).</source>
        <translation>Pominięto zadania z bierkami, których nie ma w szachach: {count} ({men}).</translation>
    </message>
    <message>
        <source>Text that belongs to no game is left out: {found}.</source>
        <translation>Pominięto tekst, który nie należy do żadnej partii: {found}.</translation>
    </message>
    <message>
        <source>Left out, because a record has no place for it: {men}.</source>
        <translation>Pominięto, bo wpis nie ma na to miejsca: {men}.</translation>
    </message>
    <message>
        <source>Crosses, dots and arrows are left out: {squares}.</source>
        <translation>Pominięto krzyżyki, kropki i strzałki: {squares}.</translation>
    </message>
    <message>
        <source>{found} is not a piece on a square: expected Ke1, or a2 for a pawn.</source>
        <translation>{found} to nie bierka na polu: oczekiwano Ke1 albo a2 dla piona.</translation>
    </message>
    <message>
        <source>{found} is named twice, but a square holds one piece.</source>
        <translation>{found} podano dwa razy, a na polu stoi jedna bierka.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {square} is empty.</source>
        <translation>Bliźniak {name}) jest niemożliwy: {square} jest puste.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: the piece on {square} would leave the board.</source>
        <translation>Bliźniak {name}) jest niemożliwy: bierka z {square} opuściłaby szachownicę.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {found} is not understood.</source>
        <translation>Bliźniak {name}) jest niemożliwy: nie zrozumiano {found}.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye does not know the stipulation {found}.</source>
        <translation>Bliźniak {name}) pominięty: Popeye nie zna żądania {found}.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: it continues twin {before}).</source>
        <translation>Bliźniak {name}) jest niemożliwy: kontynuuje bliźniaka {before}).</translation>
    </message>
    <message>
        <source>The picture does not show which side is at the bottom: White is assumed.</source>
        <translation>Z obrazu nie wynika, kto jest na dole: przyjęto białe.</translation>
    </message>
    <message>
        <source>White is to move, as the highlighted last move shows.</source>
        <translation>Na posunięciu są białe, jak wskazuje wyróżnione ostatnie posunięcie.</translation>
    </message>
    <message>
        <source>Black is to move, as the highlighted last move shows.</source>
        <translation>Na posunięciu są czarne, jak wskazuje wyróżnione ostatnie posunięcie.</translation>
    </message>
    <message>
        <source>White is to move, because its king is in check.</source>
        <translation>Ruch białych, bo ich król jest szachowany.</translation>
    </message>
    <message>
        <source>Black is to move, because its king is in check.</source>
        <translation>Ruch czarnych, bo ich król jest szachowany.</translation>
    </message>
    <message>
        <source>The picture does not show castling rights: those of kings and rooks at home are assumed.</source>
        <translation>Obraz nie pokazuje praw do roszady: przyjęto prawa królów i wież na polach wyjściowych.</translation>
    </message>
    <message>
        <source>In doubt: {men}.</source>
        <translation>Niepewne: {men}.</translation>
    </message>
    <message>
        <source>Boards left out as unreadable: {count}.</source>
        <translation>Pominięte szachownice, których nie da się odczytać: {count}.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Szachownica jest pusta.</translation>
    </message>
    <message>
        <source>No kings yet.</source>
        <translation>Jeszcze brak królów.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Białe nie mają króla.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Czarne nie mają króla.</translation>
    </message>
    <message>
        <source>White has more than one king: {squares}.</source>
        <translation>Białe mają więcej niż jednego króla: {squares}.</translation>
    </message>
    <message>
        <source>Black has more than one king: {squares}.</source>
        <translation>Czarne mają więcej niż jednego króla: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>White has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>Białe mają %n piona: możliwych jest najwyżej 8.</numerusform>
            <numerusform>Białe mają %n piony: możliwych jest najwyżej 8.</numerusform>
            <numerusform>Białe mają %n pionów: możliwych jest najwyżej 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>Czarne mają %n piona: możliwych jest najwyżej 8.</numerusform>
            <numerusform>Czarne mają %n piony: możliwych jest najwyżej 8.</numerusform>
            <numerusform>Czarne mają %n pionów: możliwych jest najwyżej 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>Białe mają %n bierkę: możliwych jest najwyżej 16.</numerusform>
            <numerusform>Białe mają %n bierki: możliwych jest najwyżej 16.</numerusform>
            <numerusform>Białe mają %n bierek: możliwych jest najwyżej 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>Czarne mają %n bierkę: możliwych jest najwyżej 16.</numerusform>
            <numerusform>Czarne mają %n bierki: możliwych jest najwyżej 16.</numerusform>
            <numerusform>Czarne mają %n bierek: możliwych jest najwyżej 16.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank: {squares}.</source>
        <translation>Piony nie mogą stać w pierwszym ani ostatnim rzędzie: {squares}.</translation>
    </message>
    <message>
        <source>White is in check, but it is Black’s move: the king on {square} could be captured.</source>
        <translation>Białe są w szachu, ale na posunięciu są czarne: króla na {square} można by zbić.</translation>
    </message>
    <message>
        <source>Black is in check, but it is White’s move: the king on {square} could be captured.</source>
        <translation>Czarne są w szachu, ale na posunięciu są białe: króla na {square} można by zbić.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is Black’s move: the king on {square} could be captured, and no move by White can have allowed that.</source>
        <translation>Oba króle są w szachu, ale na posunięciu są czarne: króla na {square} można by zbić, a żadne posunięcie białych nie mogło do tego dopuścić.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is White’s move: the king on {square} could be captured, and no move by Black can have allowed that.</source>
        <translation>Oba króle są w szachu, ale na posunięciu są białe: króla na {square} można by zbić, a żadne posunięcie czarnych nie mogło do tego dopuścić.</translation>
    </message>
    <message>
        <source>The kings stand next to each other: {squares}.</source>
        <translation>Króle stoją obok siebie: {squares}.</translation>
    </message>
    <message>
        <source>The castling right {letter} cannot hold: king or rook is not on its starting square.</source>
        <translation>Prawo do roszady {letter} nie może obowiązywać: król lub wieża nie stoi na polu początkowym.</translation>
    </message>
    <message>
        <source>White’s kingside castling right (K) cannot hold: king or rook is not on its starting square.</source>
        <translation>Prawo białych do krótkiej roszady (K) nie może obowiązywać: król lub wieża nie stoi na polu początkowym.</translation>
    </message>
    <message>
        <source>White’s queenside castling right (Q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Prawo białych do długiej roszady (Q) nie może obowiązywać: król lub wieża nie stoi na polu początkowym.</translation>
    </message>
    <message>
        <source>Black’s kingside castling right (k) cannot hold: king or rook is not on its starting square.</source>
        <translation>Prawo czarnych do krótkiej roszady (k) nie może obowiązywać: król lub wieża nie stoi na polu początkowym.</translation>
    </message>
    <message>
        <source>Black’s queenside castling right (q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Prawo czarnych do długiej roszady (q) nie może obowiązywać: król lub wieża nie stoi na polu początkowym.</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares ({squares}).</source>
        <translation>Prawa do roszady {letter} nie mogą obowiązywać: króle lub wieże nie stoją na polach początkowych ({squares}).</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares.</source>
        <translation>Prawa do roszady {letter} nie mogą obowiązywać: króle lub wieże nie stoją na polach początkowych.</translation>
    </message>
    <message>
        <source>The castling rights {letter} can hold in Chess960 only: kings or rooks are not on their starting squares of standard chess.</source>
        <translation>Prawa do roszady {letter} mogą obowiązywać tylko w Chess960: króle lub wieże nie stoją na polach początkowych zwykłych szachów.</translation>
    </message>
    <message>
        <source>The castling right {letter} can hold in Chess960 only: king or rook is not on its starting square of standard chess.</source>
        <translation>Prawo do roszady {letter} może obowiązywać tylko w Chess960: król lub wieża nie stoi na polu początkowym zwykłych szachów.</translation>
    </message>
    <message>
        <source>The castling right {letter} is a second one on the same side of the king.</source>
        <translation>Prawo do roszady {letter} jest drugim po tej samej stronie króla.</translation>
    </message>
    <message>
        <source>{square} cannot be the en passant square: it is on rank 6 when White is to move, on rank 3 when Black is.</source>
        <translation>{square} nie może być polem bicia w przelocie: leży ono w 6. rzędzie przy ruchu białych, a w 3. przy ruchu czarnych.</translation>
    </message>
    <message>
        <source>The en passant square {square} is not empty.</source>
        <translation>Pole bicia w przelocie {square} nie jest puste.</translation>
    </message>
    <message>
        <source>The square from which a pawn would have passed {square} is not empty.</source>
        <translation>Pole, z którego pion przeszedłby przez {square}, nie jest puste.</translation>
    </message>
    <message>
        <source>The double step past {square} cannot have been the last move: the king on {king} would have been in check before it.</source>
        <translation>Ruch piona o dwa pola przez {square} nie mógł być ostatnim posunięciem: król na {king} byłby w szachu już przed nim.</translation>
    </message>
    <message>
        <source>No pawn is ready to capture en passant on {square}.</source>
        <translation>Żaden pion nie może bić w przelocie na {square}.</translation>
    </message>
    <message>
        <source>These castling rights are possible in Chess960 only.</source>
        <translation>Te prawa do roszady są możliwe tylko w Chess960.</translation>
    </message>
    <message>
        <source>The position has fairy pieces: it is not judged, engines do not know them, and a plain FEN cannot hold them.</source>
        <translation>Pozycja zawiera bierki baśniowe: nie jest oceniana, silniki ich nie znają, a zwykły FEN nie może ich zapisać.</translation>
    </message>
    <message>
        <source>The fullmove number is 0, but the first move has number 1.</source>
        <translation>Numer posunięcia wynosi 0, a pierwsze posunięcie ma numer 1.</translation>
    </message>
    <message>
        <source>The fullmove number {number} is too small: the number of moves made is at least {white} for White and {black} for Black, so it must be at least {least}.</source>
        <translation>Numer posunięcia {number} jest za mały: liczba wykonanych posunięć wynosi co najmniej {white} u białych i {black} u czarnych, więc numer musi wynosić co najmniej {least}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: a draw can be claimed (50-move rule).</source>
        <translation>Licznik półruchów wynosi {count}: można reklamować remis (reguła 50 posunięć).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: the game is drawn (75-move rule).</source>
        <translation>Licznik półruchów wynosi {count}: partia zakończyła się remisem (reguła 75 posunięć).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: engines refuse more than {most}.</source>
        <translation>Licznik półruchów wynosi {count}: silniki odrzucają więcej niż {most}.</translation>
    </message>
    <message>
        <source>The fullmove number is {count}: engines refuse more than {most}.</source>
        <translation>Numer posunięcia wynosi {count}: silniki odrzucają więcej niż {most}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Licznik półruchów wynosi {clock}, ale ruchów obu stron razem jest mniej (według numeru posunięcia: {plies}).</translation>
    </message>
    <message>
        <source>No halfmove clock fits: captures and pawn moves, with the moves between them, took at least {needed}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Żaden licznik półruchów nie pasuje: bicia i ruchy pionami oraz ruchy między nimi zajęły co najmniej {needed}, ale ruchów obu stron razem jest mniej (według numeru posunięcia: {plies}).</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but nothing was captured and no pawn has moved: it counts every move since the beginning, so it must be {plies}.</source>
        <translation>Licznik półruchów wynosi {clock}, ale nic nie zostało zbite i żaden pion się nie ruszył: liczy on każdy ruch od początku, więc musi wynosić {plies}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the en passant square {square} says that a pawn has just moved.</source>
        <translation>Licznik półruchów wynosi {clock}, ale pole bicia w przelocie {square} oznacza, że właśnie ruszył się pion.</translation>
    </message>
    <message>
        <source>The side to move is mated already.</source>
        <translation>Strona na posunięciu jest już zamatowana.</translation>
    </message>
    <message>
        <source>The side to move has no legal move: stalemate.</source>
        <translation>Strona na posunięciu nie ma legalnego posunięcia: pat.</translation>
    </message>
    <message>
        <source>Remove castling right {letter}</source>
        <translation>Usuń prawo do roszady {letter}</translation>
    </message>
    <message>
        <source>A king attacks the squares next to it, and no king may go to an attacked square (FIDE Laws of Chess, 3.8 and 3.9). So neither king could have moved next to the other: there is always at least one square between them.</source>
        <translation>Król atakuje sąsiednie pola, a żaden król nie może wejść na atakowane pole (Przepisy gry FIDE, 3.8 i 3.9). Żaden z królów nie mógł więc stanąć obok drugiego: zawsze jest między nimi co najmniej jedno pole.</translation>
    </message>
    <message>
        <source>The moves of a game are played from the position that it begins with: that of its FEN tag, or the start position. Other programs refuse a game with a move that is not legal there, or read it only up to that move. Either the position has been changed since, or the moves belong to another game, or one was written down wrongly.</source>
        <translation>Posunięcia partii rozgrywa się od pozycji, od której się ona zaczyna: tej z tagu FEN albo pozycji początkowej. Inne programy odrzucają partię z posunięciem, które nie jest tam legalne, albo odczytują ją tylko do tego posunięcia. Albo później zmieniono pozycję, albo nie są to posunięcia tej partii, albo któreś z nich zapisano błędnie.</translation>
    </message>
    <message>
        <source>A game has its result twice: in the Result tag, and after its last move (PGN standard, 8.2.6). Checkmate wins the game and stalemate draws it at once (FIDE Laws of Chess, 5.1.1 and 5.2.1). One of the statements is a slip, or moves are missing.</source>
        <translation>Partia podaje wynik dwa razy: w znaczniku Result i za ostatnim posunięciem (standard PGN, 8.2.6). Mat wygrywa partię, a pat od razu ją remisuje (Przepisy gry FIDE, 5.1.1 i 5.2.1). Jedna z tych informacji jest pomyłką albo brakuje posunięć.</translation>
    </message>
    <message>
        <source>The PlyCount tag is the number of half-moves of the game itself, without variations (PGN standard, 9.9.3). Either it is from an earlier version of the game, or there are too few or too many moves.</source>
        <translation>Znacznik PlyCount to liczba półruchów samej partii, bez wariantów (standard PGN, 9.9.3). Albo pochodzi z wcześniejszej wersji partii, albo posunięć brakuje lub jest ich za dużo.</translation>
    </message>
    <message>
        <source>PGN writes a tag between square brackets, its value between straight double quotation marks (PGN standard, 8.1.1). Other programs do not see anything else as a tag, and begin the game from the start position.</source>
        <translation>W PGN tag zapisuje się w nawiasach kwadratowych, a jego wartość w prostych podwójnych cudzysłowach (standard PGN, 8.1.1). To, co zapisano inaczej, nie jest tagiem dla innych programów; zaczynają one wtedy partię od pozycji początkowej.</translation>
    </message>
    <message>
        <source>Fairy pieces are those of chess problems that the rules of chess do not know, such as grasshoppers, and also neutral pieces, which both sides may move. Programs for problems, such as Popeye, have rules for them. In the FEN field and in files they are written as Fairy FEN has them: -q is a neutral queen, *2Q a queen turned upside down, which means a grasshopper. Other programs may not read that.</source>
        <translation>Bierki baśniowe to bierki zadań szachowych, których nie znają przepisy gry, np. koniki polne, a także bierki neutralne, którymi mogą grać obie strony. Reguły dla nich mają programy do zadań, takie jak Popeye. W polu FEN i w plikach zapisuje się je jak we Fairy FEN: -q to neutralny hetman, *2Q to hetman odwrócony, czyli konik polny. Inne programy mogą tego nie czytać.</translation>
    </message>
    <message>
        <source>The en passant square says that the last move was a pawn’s double step. If that move is taken back, the king of the side to move is in check, although the other side was to move: the check was there before, and was not answered. A double step may give check itself or open the line of a piece behind the pawn’s starting square, as d2-d4 does for a bishop on c1. Without the en passant square, another last move may explain the position.</source>
        <translation>Pole bicia w przelocie oznacza, że ostatnim posunięciem był ruch piona o dwa pola. Po jego cofnięciu król strony na posunięciu jest w szachu, choć ruch miała druga strona: szach był już wcześniej i pozostał bez odpowiedzi. Ruch o dwa pola może sam dać szacha albo otworzyć linię figury stojącej za polem początkowym piona, tak jak d2-d4 otwiera ją gońcowi z c1. Bez pola bicia w przelocie pozycję może wyjaśniać inne ostatnie posunięcie.</translation>
    </message>
    <message>
        <source>At fullmove number 12, White and Black have made 11 moves each, or White 12 when Black is to move. The position on the board took moves as well: one by the other side for each captured piece, the steps of each pawn, at least five for a promotion, at least one for any other piece away from its starting square; castling moves two pieces at once. So no game can have come this far so early. Puzzles often have the number 1 only because the field must be filled.</source>
        <translation>Przy numerze posunięcia 12 białe wykonały 11 posunięć i czarne też, albo białe 12, gdy na posunięciu są czarne. To, co stoi na szachownicy, także wymagało posunięć: każda zbita bierka jednego posunięcia przeciwnika, każdy pion swoich kroków, promocja co najmniej pięciu, każda inna bierka poza polem początkowym co najmniej jednego; roszada rusza dwie bierki naraz. Partia nie mogła więc dojść tutaj tak wcześnie. W zadaniach numerem jest często 1 tylko dlatego, że coś trzeba wpisać.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, or since the beginning. So it is never larger than the number of all moves: at most 22 at fullmove number 12 with White to move, and 23 with Black to move. Captures and pawn moves came before it began to run, and leave even fewer. Either the clock is too large or the fullmove number is too small.</source>
        <translation>Licznik półruchów liczy ruchy obu stron od ostatniego bicia lub ruchu pionem albo od początku partii. Nigdy nie przekracza więc liczby wszystkich ruchów: przy numerze posunięcia 12 najwyżej 22, gdy na posunięciu są białe, i 23, gdy są czarne. Bicia i ruchy pionami nastąpiły, zanim zaczął liczyć, i zostawiają jeszcze mniej. Albo licznik jest za duży, albo numer posunięcia za mały.</translation>
    </message>
    <message>
        <source>Every capture and every pawn move sets the halfmove clock back to 0, so all those that the board shows came before the moves that the clock counts. Each side made at least as many of them as the other side is missing pieces, and at least as many as its pawns needed to get where they stand. Since the sides move in turn, the other side moved in between. After 1. e4 e5, for example, the clock cannot be larger than 0 with White to move at move 2.</source>
        <translation>Każde bicie i każdy ruch pionem zeruje licznik półruchów, więc wszystkie te, które widać na szachownicy, nastąpiły przed ruchami, które liczy licznik. Strona wykonała ich co najmniej tyle, ilu bierek brakuje przeciwnikowi, i co najmniej tyle, ilu potrzebowały jej piony, by stanąć na swoich polach. Strony grają na przemian, więc w międzyczasie ruchy wykonywała też druga strona. Na przykład po 1. e4 e5 licznik przy ruchu białych w 2. posunięciu nie może być większy od 0.</translation>
    </message>
    <message>
        <source>A move takes one piece from one square to another, so it can give one check itself and uncover one more. A capture en passant can uncover two lines, but then the capturing pawn itself gives no check. The king cannot have been in check before, because its side would have had to answer. Three checks at once are never possible.</source>
        <translation>Posunięcie stawia jedną bierkę na nowym polu i zabiera ją ze starego, więc może ona sama dać jednego szacha i odsłonić jeszcze jednego. Bicie w przelocie może odsłonić dwie linie, ale wtedy sam bijący pion nie daje szacha. Król nie mógł być w szachu wcześniej, bo jego strona musiałaby na niego odpowiedzieć. Trzy szachy naraz nigdy nie są możliwe.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it, or both. Before that move the king was not in check, because nobody may leave a check unanswered. So every possible last move was taken back here: moves, captures of any missing piece, promotions, castling and en passant. None of them leads back to a position that can arise in a game.</source>
        <translation>Król dostaje szacha przez ostatnie posunięcie przeciwnika: bierka stanęła tam, skąd atakuje króla, albo zeszła z linii i odsłoniła bierkę za sobą, albo jedno i drugie. Przed tym posunięciem król nie był w szachu, bo nikt nie może zostawić szacha bez odpowiedzi. Cofnięto tu więc każde ostatnie posunięcie: zwykłe ruchy, bicia każdej z brakujących bierek, promocje, roszady i bicia w przelocie. Żadne z nich nie prowadzi wstecz do pozycji możliwej w partii.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it. Before that move the king was not in check, because nobody may leave a check unanswered. Every square from which the piece could have come was tried here, with captures and promotions: from each of them it already gave check, or it cannot have come from there. Nor did another piece leave the line between the two.</source>
        <translation>Król dostaje szacha przez ostatnie posunięcie przeciwnika: bierka stanęła tam, skąd atakuje króla, albo zeszła z linii i odsłoniła bierkę za sobą. Przed tym posunięciem król nie był w szachu, bo nikt nie może zostawić szacha bez odpowiedzi. Sprawdzono tu każde pole, z którego bierka mogła przyjść, także z biciem i promocją, i z każdego dawała już szacha albo z żadnego nie mogła przyjść. Nie zeszła też z linii między nimi żadna inna bierka.</translation>
    </message>
    <message>
        <source>A knight leaps, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one knight. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Skoczek skacze, więc między nim a królem nigdy nic nie stoi: daje szacha tylko wtedy, gdy wchodzi na swoje pole. Jedno posunięcie przenosi jednego skoczka. Drugi dawał szacha już przed tym posunięciem, a nikt nie może zostawić szacha bez odpowiedzi. Podwójny szach wymaga hetmana, wieży lub gońca za bierką, która wykonuje ruch.</translation>
    </message>
    <message>
        <source>A pawn attacks the squares diagonally next to it, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one pawn. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Pion atakuje sąsiednie pola, więc między nim a królem nigdy nic nie stoi: daje szacha tylko wtedy, gdy wchodzi na swoje pole. Jedno posunięcie przenosi jednego piona. Drugi dawał szacha już przed tym posunięciem, a nikt nie może zostawić szacha bez odpowiedzi. Podwójny szach wymaga hetmana, wieży lub gońca za bierką, która wykonuje ruch.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. Here the king stands between the two on one line, so the piece that moved would have come from beyond the king. It cannot have jumped over the king, and on that line it attacked the king before. Only a promotion or a capture en passant gives such checks, and here none can have.</source>
        <translation>Przy podwójnym szachu jedna bierka weszła na swoje pole i odsłoniła linię drugiej. Tutaj król stoi między nimi na jednej linii, więc bierka, która się ruszyła, przyszłaby zza króla. Nie mogła przeskoczyć króla, a z tej linii atakowała go już wcześniej. Takie szachy daje tylko promocja lub bicie w przelocie, a tutaj nie jest to możliwe.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. So it stood between the other one and the king before, and did not attack the king from there. Every move, capture and promotion by which one of the two could have come was tried here, and none does so. A legal double check is Ne4-f6 with a rook behind on e1 and the king on e8.</source>
        <translation>Przy podwójnym szachu jedna bierka weszła na swoje pole i odsłoniła linię drugiej. Stała więc wcześniej między drugą a królem i stamtąd króla nie atakowała. Sprawdzono tu każdy ruch, bicie i promocję, którymi jedna z nich mogła przyjść, i żadne się nie nadaje. Legalny podwójny szach to na przykład Se4-f6 z wieżą z tyłu na e1 i królem na e8.</translation>
    </message>
    <message>
        <source>En passant takes two pawns off their squares, and both may have shielded the king. With a king on a5, pawns on d5 and e5 and a rook on h5, the capture would open the whole rank. A capture that does not answer a check is not legal either. Many programs leave out the en passant square here; the PGN standard writes it after every double step.</source>
        <translation>Bicie w przelocie zabiera z ich pól dwa piony, a oba mogły osłaniać króla. Przy królu na a5, pionach na d5 i e5 oraz wieży na h5 bicie otworzyłoby cały rząd. Bicie, które nie odpowiada na szacha, także nie jest legalne. Wiele programów pomija tu pole bicia w przelocie; standard PGN zapisuje je po każdym ruchu piona o dwa pola.</translation>
    </message>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, a move that left the other king in check is not legal, and hemmed-in pieces had nowhere to come from. Where a last move is possible, the position before it was checked in the same way, and no game leads to it.</source>
        <translation>Każda pozycja oprócz pierwszej powstaje w wyniku posunięcia. Tutaj cofnięto każde możliwe ostatnie posunięcie strony, która nie jest na posunięciu: zwykłe ruchy, bicia każdej z brakujących bierek, promocje, roszady i bicia w przelocie. Król i wieże, które mają prawo do roszady, nigdy się nie ruszyły, posunięcie, po którym król przeciwnika pozostałby w szachu, nie jest legalne, a zamknięte bierki nie mogły znikąd przyjść. Tam, gdzie ostatnie posunięcie jest możliwe, tak samo oceniono pozycję przed nim i nie prowadzi do niej żadna partia.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, which set it to 0. All possible last moves were taken back here, and they are all of one kind or all of the other, so the clock tells of another last move. In puzzles the clock is usually 0, which does no harm.</source>
        <translation>Licznik półruchów liczy ruchy obu stron od ostatniego bicia lub ruchu pionem, które go zerują. Cofnięto tu wszystkie możliwe ostatnie posunięcia i wszystkie są albo jednego, albo drugiego rodzaju, więc licznik wskazuje na inne ostatnie posunięcie. W zadaniach licznik wynosi zwykle 0 i można je bez szkody rozgrywać dalej.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two knights, and a bishop on squares of each colour. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. Bishops never change the colour of their squares: two on light squares mean at least one promoted pawn. With two queens, at most seven pawns are left.</source>
        <translation>Strona zaczyna z ośmioma pionami, hetmanem, dwiema wieżami, dwoma skoczkami i po jednym gońcu na polach każdego koloru. Każda bierka ponad to była kiedyś pionem, a promowanego piona już nie ma. Pionów i promowanych figur razem nigdy nie jest więc więcej niż osiem. Gońce nigdy nie zmieniają koloru swoich pól: dwa na białych polach to co najmniej jeden promowany pion. Przy dwóch hetmanach zostaje najwyżej siedem pionów.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two bishops and two knights. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. With two queens, at most seven pawns are left. Engines refuse more.</source>
        <translation>Strona zaczyna z ośmioma pionami, hetmanem, dwiema wieżami, dwoma gońcami i dwoma skoczkami. Każda bierka ponad to była kiedyś pionem, a promowanego piona już nie ma. Pionów i promowanych figur razem nigdy nie jest więc więcej niż osiem. Przy dwóch hetmanach zostaje najwyżej siedem pionów. Silniki odrzucają pozycje z większą liczbą.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file. A pawn gets past only if it captures its way to another file, if the other one does, or if one of them is captured. Every promoted piece was a pawn that got past. So passed pawns and promotions cost captures, and each capture takes a piece off the board: what is still there was not captured. With all 32 pieces on the board, no pawn has passed another. To make the position possible, remove pieces, or put pawns back in front of each other.</source>
        <translation>Na każdej linii naprzeciw białego piona stoi czarny. Pion przechodzi dalej tylko wtedy, gdy biciem przejdzie na inną linię, gdy zrobi to drugi pion albo gdy jeden z nich zostanie zbity. Każda promowana figura była pionem, który przeszedł. Wolne piony i promocje kosztują więc bicia, a każde bicie zdejmuje bierkę z szachownicy: co na niej jeszcze jest, nie zostało zbite. Gdy na szachownicy są wszystkie 32 bierki, żaden pion nie minął drugiego. Aby pozycja stała się możliwa, należy usunąć bierki albo ustawić piony z powrotem naprzeciw siebie.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file, and only captures let one past the other: a pawn captures its way to another file, or one of the two is captured. Every way of sharing out the captures among the files was tried here: which pawn took, from where, and what it took. None leaves the pawns on the files where they are and lets as many of them through to promotion as the pieces prove. One more captured piece may explain it, or a pawn on another file.</source>
        <translation>Na każdej linii naprzeciw białego piona stoi czarny i tylko bicia przepuszczają jednego obok drugiego: pion przechodzi biciem na inną linię albo jeden z nich zostaje zbity. Sprawdzono tu wszystkie sposoby, na jakie bicia mogły się rozłożyć między linie: który pion bił, skąd i co zbił. Żaden nie zostawia pionów na ich liniach i nie przepuszcza do promocji tylu z nich, ilu dowodzą figury. Pozycję może wyjaśnić jeszcze jedna zbita bierka albo pion na innej linii.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing, and each capture takes it one rank forward. So a pawn on the third rank began on its own file or on the next one, a pawn on the fourth rank at most two files away, and one that stands on its second rank has never moved; Black’s pawns count ranks from the other end. No two pawns began on the same file. White pawns on a2, b2 and a3 are one too many: all three must have begun on the a- and b-files.</source>
        <translation>Pion zmienia linię tylko przez bicie, a każde bicie przesuwa go o jeden rząd. Pion w trzecim rzędzie zaczynał więc na swojej lub sąsiedniej linii, pion w czwartym rzędzie najwyżej dwie linie dalej, a ten, który stoi w swoim drugim rzędzie, nigdy się nie ruszył; dla czarnych pionów rzędy liczy się od drugiej strony. Żadne dwa piony nie zaczynały na tej samej linii. Białe piony na a2, b2 i a3 to o jednego za dużo: wszystkie trzy musiałyby zaczynać na liniach a i b.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Remove more pieces of the other side, or put the pawns on files of their own.</source>
        <translation>Pion zmienia linię tylko przez bicie. Dwa piony na jednej linii oznaczają, że jeden z nich bił, a pion oddalony o trzy linie od miejsca początkowego bił trzy razy. Liczona jest tu najmniejsza liczba bić, która wyjaśnia wszystkie piony razem, a każde z nich zabrało inną bierkę. Należy usunąć więcej bierek przeciwnika albo ustawić piony na osobnych liniach.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Pieces that never got out from behind unmoved pawns do not count, because no pawn went in to capture them. Remove other pieces, or put the pawns on files of their own.</source>
        <translation>Pion zmienia linię tylko przez bicie. Dwa piony na jednej linii oznaczają, że jeden z nich bił, a pion oddalony o trzy linie od miejsca początkowego bił trzy razy. Liczona jest tu najmniejsza liczba bić, która wyjaśnia wszystkie piony razem, a każde z nich zabrało inną bierkę. Bierki, które nigdy nie wyszły zza nieruszonych pionów, nie liczą się, bo żaden pion nie wszedł tam, by je zbić. Należy usunąć inne bierki albo ustawić piony na osobnych liniach.</translation>
    </message>
    <message>
        <source>A pawn that captures moves diagonally, to a square of the same colour. If it captured at every step, all its captures were on that colour. Here the pawns need every missing piece that they could have captured, so they captured the missing bishop, too; but that bishop never stood on squares of that colour. After d2xc3, on a dark square, the missing piece may be a knight, or the bishop on dark squares, but not the other bishop.</source>
        <translation>Pion bije po skosie, na pole tego samego koloru. Jeżeli bił w każdym kroku, wszystkie jego bicia były na tym kolorze. Tutaj piony potrzebują każdej brakującej bierki, którą mogły zbić, więc zbiły też brakującego gońca; ten goniec nigdy jednak nie stał na polach tego koloru. Po d2xc3, na czarnym polu, brakującą bierką może być skoczek albo goniec czarnopolowy, ale nie drugi goniec.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. A bishop that began behind two such pawns never got out: it is still there, or was captured there. No other bishop got in either, except one that an enemy pawn became on that very square. A bishop elsewhere on squares of the same colour was once a pawn, and had to be promoted where it could get out. One move of one of these pawns would explain it.</source>
        <translation>Pion na polu początkowym nigdy się nie ruszył. Goniec, który zaczynał za dwoma takimi pionami, nigdy się nie wydostał: jest tam albo tam został zbity. Żaden inny goniec też tam nie wszedł, chyba że pion przeciwnika został nim na tym właśnie polu. Goniec stojący gdzie indziej na polach tego samego koloru był kiedyś pionem i musiał zostać promowany tam, skąd mógł wyjść. Wystarczyłby jeden ruch jednego z tych pionów.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. A bishop never changes the colour of its squares, so the one that stands elsewhere was once a pawn. But no pawn is missing for it, or none could be promoted where the new bishop got out. One move of one of the two pawns would explain it.</source>
        <translation>Pion na polu początkowym nigdy się nie ruszył, a goniec, który zaczynał za dwoma takimi pionami, nigdy się nie wydostał: jest tam albo tam został zbity. Goniec nigdy nie zmienia koloru swoich pól, więc ten, który stoi gdzie indziej, był kiedyś pionem. Nie brakuje jednak piona, który mógłby nim zostać, albo żaden nie mógł być promowany tam, skąd nowy goniec by wyszedł. Wystarczyłby jeden ruch jednego z tych dwóch pionów.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. So a bishop elsewhere on squares of the same colour was once a pawn, even if it is the only one. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Pion na polu początkowym nigdy się nie ruszył, a goniec, który zaczynał za dwoma takimi pionami, nigdy się nie wydostał: jest tam albo tam został zbity. Goniec stojący gdzie indziej na polach tego samego koloru był więc kiedyś pionem, nawet jeżeli jest jedyny. Strona ma osiem pionów, a każdy został promowany najwyżej raz. Pionów i promowanych figur razem nigdy nie jest więcej.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the way of every queen, rook and king throughout the game, and a king never entered a square that they attack. Only knights leap over them. With the pawns a2 and b2 at home, and the bishop c1 behind b2 and d2, the rook from a1 was never anywhere but on a1 and b1. One move of such a pawn would let the piece out, or in.</source>
        <translation>Piony na polach początkowych nigdy się nie ruszyły, podobnie jak króle i wieże, które mogą jeszcze roszować, oraz gońce za takimi pionami. Przez całą partię stały na drodze każdemu hetmanowi, wieży i królowi, a król nigdy nie wszedł na pole, które atakują. Przeskakują je tylko skoczki. Gdy piony a2 i b2 stoją na swoich polach, a goniec c1 za b2 i d2, wieża z a1 nie mogła być nigdzie poza a1 i b1. Jeden ruch takiego piona wypuściłby lub wpuścił bierkę.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the king’s way throughout the game, and it never entered a square that an enemy piece among them attacks. Eight unmoved pawns also close the whole rank in front of them. One move of such a piece would let the king out, or in.</source>
        <translation>Piony na polach początkowych nigdy się nie ruszyły, podobnie jak króle i wieże, które mogą jeszcze roszować, oraz gońce za takimi pionami. Przez całą partię stały królowi na drodze, a on nigdy nie wszedł na pole atakowane przez stojącą wśród nich bierkę przeciwnika. Osiem nieruszonych pionów zamyka też cały rząd przed sobą. Jeden ruch takiej bierki wypuściłby lub wpuścił króla.</translation>
    </message>
    <message>
        <source>A side begins with two knights, so a third one was once a pawn. Pawns on their starting squares have never moved: no pawn of the other side ever stood there, and to reach the last rank it must have stood on the rank before. Eight of them, or fewer with an unmoved king or rook behind the gap, leave no way to a promotion. One move of such a pawn would open one.</source>
        <translation>Strona zaczyna z dwoma skoczkami, więc trzeci był pionem. Piony na polach początkowych nigdy się nie ruszyły: żaden pion przeciwnika nigdy nie stał tam, gdzie one stoją, a aby dojść do ostatniego rzędu, musiał stać w przedostatnim. Osiem takich pionów albo mniej, gdy za luką stoi nieruszony król lub wieża, nie zostawia drogi do promocji. Jeden ruch takiego piona by ją otworzył.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. Queens and rooks that such pieces shut in never got out, so those elsewhere were once pawns, even if there are no more of them than at the beginning. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Piony na polach początkowych nigdy się nie ruszyły, podobnie jak króle i wieże, które mogą jeszcze roszować, oraz gońce za takimi pionami. Hetmany i wieże, które one zamykają, nigdy nie wyszły, więc te, które stoją gdzie indziej, były kiedyś pionami, nawet jeżeli nie ma ich więcej niż na początku. Strona ma osiem pionów, a każdy został promowany najwyżej raz. Pionów i promowanych figur razem nigdy nie jest więcej.</translation>
    </message>
    <message>
        <source>With all 32 pieces on the board and the pawns of the b- to g-files at home, kings, queens and bishops cannot move. A knight changes the colour of its square with every move, a rook has room only for single steps and does so, too, and a rook’s pawn on the third rank made one step. So the squares tell whether each side made an even or an odd number of moves. The start position with Black to move is impossible, and so is the position after 1.Nf3 with White to move. A pawn on a5 leaves the question open: its first move may have been one step or two.</source>
        <translation>Gdy są wszystkie 32 bierki, a piony linii od b do g stoją na swoich polach, króle, hetmany i gońce nie mogą się ruszyć. Skoczek zmienia kolor pola w każdym posunięciu, wieża ma miejsce tylko na pojedyncze kroki i też go zmienia, a skrajny pion w trzecim rzędzie wykonał jeden krok. Pola mówią więc, czy każda strona wykonała parzystą, czy nieparzystą liczbę posunięć. Pozycja początkowa przy ruchu czarnych jest niemożliwa, podobnie jak pozycja po 1.Sf3 przy ruchu białych. Pion na a5 nie rozstrzyga sprawy: mógł wykonać jeden krok albo dwa.</translation>
    </message>
    <message>
        <source>Remove castling rights {letter}</source>
        <translation>Usuń prawa do roszady {letter}</translation>
    </message>
    <message>
        <source>Remove all castling rights</source>
        <translation>Usuń wszystkie roszady</translation>
    </message>
    <message>
        <source>Remove White’s castling rights</source>
        <translation>Usuń roszady białych</translation>
    </message>
    <message>
        <source>Remove Black’s castling rights</source>
        <translation>Usuń roszady czarnych</translation>
    </message>
    <message>
        <source>Set the en passant square to {square}</source>
        <translation>Ustaw bicie w przelocie: {square}</translation>
    </message>
    <message>
        <source>Remove the en passant square</source>
        <translation>Usuń pole bicia w przelocie</translation>
    </message>
    <message>
        <source>Switch to Chess960</source>
        <translation>Przełącz na Chess960</translation>
    </message>
    <message>
        <source>Put the king on {square}</source>
        <translation>Postaw króla na {square}</translation>
    </message>
    <message>
        <source>Keep only the king on {square}</source>
        <translation>Pozostaw tylko króla na {square}</translation>
    </message>
    <message>
        <source>Promote the pawn on {square} to a queen</source>
        <translation>Dorób hetmana na {square}</translation>
    </message>
    <message>
        <source>Put the king back on {square}</source>
        <translation>Przywróć króla na {square}</translation>
    </message>
    <message>
        <source>Put the queen back on {square}</source>
        <translation>Przywróć hetmana na {square}</translation>
    </message>
    <message>
        <source>Put the rook back on {square}</source>
        <translation>Przywróć wieżę na {square}</translation>
    </message>
    <message>
        <source>Put the bishop back on {square}</source>
        <translation>Przywróć gońca na {square}</translation>
    </message>
    <message>
        <source>Remove the king on {square}</source>
        <translation>Usuń króla z {square}</translation>
    </message>
    <message>
        <source>Remove the queen on {square}</source>
        <translation>Usuń hetmana z {square}</translation>
    </message>
    <message>
        <source>Remove the rook on {square}</source>
        <translation>Usuń wieżę z {square}</translation>
    </message>
    <message>
        <source>Remove the bishop on {square}</source>
        <translation>Usuń gońca z {square}</translation>
    </message>
    <message>
        <source>Remove the knight on {square}</source>
        <translation>Usuń skoczka z {square}</translation>
    </message>
    <message>
        <source>Remove the pawn on {square}</source>
        <translation>Usuń piona z {square}</translation>
    </message>
    <message>
        <source>Remove these pawns</source>
        <translation>Usuń te piony</translation>
    </message>
    <message>
        <source>Switch the side to move</source>
        <translation>Zmień stronę na posunięciu</translation>
    </message>
    <message>
        <source>Set the side to move to White</source>
        <translation>Ustaw ruch białych</translation>
    </message>
    <message>
        <source>Set the side to move to Black</source>
        <translation>Ustaw ruch czarnych</translation>
    </message>
    <message>
        <source>Set the fullmove number to 1</source>
        <translation>Ustaw numer posunięcia na 1</translation>
    </message>
    <message>
        <source>Set the fullmove number to {count}</source>
        <translation>Ustaw numer posunięcia na {count}</translation>
    </message>
    <message>
        <source>Put the position back</source>
        <translation>Przywróć pozycję</translation>
    </message>
    <message>
        <source>Cut the moves that do not fit</source>
        <translation>Usuń niepasujące posunięcia</translation>
    </message>
    <message>
        <source>Write the FEN tag as PGN has it</source>
        <translation>Zapisz tag FEN jak w PGN</translation>
    </message>
    <message>
        <source>Set the halfmove clock to 0</source>
        <translation>Ustaw licznik półruchów na 0</translation>
    </message>
    <message>
        <source>Set the halfmove clock to {count}</source>
        <translation>Ustaw licznik półruchów na {count}</translation>
    </message>
    <message>
        <source>The operation {opcode} is used twice: expected once.</source>
        <translation>Kod operacji {opcode} występuje dwa razy: oczekiwano raz.</translation>
    </message>
    <message>
        <source>{found} does not suit the operation {opcode}: {expected}.</source>
        <translation>{found} nie pasuje do kodu operacji {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is out of range for the operation {opcode}: {expected}.</source>
        <translation>{found} jest poza zakresem kodu operacji {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>The operation {opcode} has too few operands: {expected}.</source>
        <translation>Kod operacji {opcode} ma za mało argumentów: {expected}.</translation>
    </message>
    <message>
        <source>{found} is one operand too many for the operation {opcode}: {expected}.</source>
        <translation>{found} to o jeden argument za dużo dla kodu operacji {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is written with zeros: castling is written O-O or O-O-O, with the letter O.</source>
        <translation>{found} zapisano zerami: roszadę zapisuje się O-O lub O-O-O.</translation>
    </message>
    <message>
        <source>The operation {opcode} is used again: the last one counts.</source>
        <translation>Kod operacji {opcode} występuje ponownie: liczy się ostatni.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye has no words for its side to move, castling rights or en passant square.</source>
        <translation>Bliźniak {name}) pominięty: w Popeye nie da się zapisać strony na ruchu, praw do roszady ani pola en passant.</translation>
    </message>
    <message>
        <source>There is no pawn that could have just passed {square}.</source>
        <translation>Nie ma piona, który mógł właśnie przejść przez {square}.</translation>
    </message>
    <message>
        <source>The position is of another chess variant: whether it can arise in a game is not checked.</source>
        <translation>Pozycja należy do innej odmiany szachów: nie sprawdza się, czy mogła do niej doprowadzić partia.</translation>
    </message>
    <message>
        <source>piece placement</source>
        <translation>ustawienie bierek</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>strona na posunięciu</translation>
    </message>
    <message>
        <source>castling rights</source>
        <translation>prawa do roszady</translation>
    </message>
    <message>
        <source>en passant square</source>
        <translation>pole bicia w przelocie</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>licznik półruchów</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>numer posunięcia</translation>
    </message>
    <message>
        <source>expected a piece placement</source>
        <translation>oczekiwano ustawienia bierek</translation>
    </message>
    <message>
        <source>expected a piece letter</source>
        <translation>oczekiwano litery bierki</translation>
    </message>
    <message>
        <source>expected a piece letter or a digit from 1 to {left}</source>
        <translation>oczekiwano litery bierki lub cyfry od 1 do {left}</translation>
    </message>
    <message>
        <source>expected a piece letter or a 1</source>
        <translation>oczekiwano litery bierki lub 1</translation>
    </message>
    <message>
        <source>expected a /</source>
        <translation>oczekiwano /</translation>
    </message>
    <message>
        <source>expected a space</source>
        <translation>oczekiwano spacji</translation>
    </message>
    <message>
        <source>expected w or b</source>
        <translation>oczekiwano w lub b</translation>
    </message>
    <message>
        <source>expected -, or K, Q, k, q or rooks’ files</source>
        <translation>oczekiwano - albo K, Q, k, q lub linii wież</translation>
    </message>
    <message>
        <source>expected - or a square such as e3</source>
        <translation>oczekiwano - lub pola takiego jak e3</translation>
    </message>
    <message>
        <source>expected a rank from 1 to 8</source>
        <translation>oczekiwano rzędu od 1 do 8</translation>
    </message>
    <message>
        <source>expected a number from 0 to 999999</source>
        <translation>oczekiwano liczby od 0 do 999999</translation>
    </message>
    <message>
        <source>expected the end of the text</source>
        <translation>oczekiwano końca tekstu</translation>
    </message>
    <message>
        <source>expected an opcode such as bm</source>
        <translation>oczekiwano kodu operacji takiego jak bm</translation>
    </message>
    <message>
        <source>expected at most 15 characters</source>
        <translation>oczekiwano najwyżej 15 znaków</translation>
    </message>
    <message>
        <source>expected a closing quotation mark</source>
        <translation>oczekiwano zamykającego cudzysłowu</translation>
    </message>
    <message>
        <source>expected an operand</source>
        <translation>oczekiwano argumentu</translation>
    </message>
    <message>
        <source>expected a space or a semicolon</source>
        <translation>oczekiwano spacji lub średnika</translation>
    </message>
    <message>
        <source>expected text without quotation marks, tabs and line breaks</source>
        <translation>oczekiwano tekstu bez cudzysłowów, tabulatorów i podziałów wiersza</translation>
    </message>
    <message>
        <source>expected a word of plain letters, digits and signs</source>
        <translation>oczekiwano słowa z prostych liter, cyfr i znaków</translation>
    </message>
    <message>
        <source>expected a single word without quotation marks</source>
        <translation>oczekiwano jednego słowa bez cudzysłowów</translation>
    </message>
    <message>
        <source>expected a text in quotation marks</source>
        <translation>oczekiwano tekstu w cudzysłowach</translation>
    </message>
    <message>
        <source>expected a move such as Nf3</source>
        <translation>oczekiwano posunięcia takiego jak Nf3</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>oczekiwano liczby całkowitej</translation>
    </message>
    <message>
        <source>expected a clock such as 000:01:30:00</source>
        <translation>oczekiwano stanu zegara takiego jak 000:01:30:00</translation>
    </message>
    <message>
        <source>expected a date such as 1995.11.26</source>
        <translation>oczekiwano daty takiej jak 1995.11.26</translation>
    </message>
    <message>
        <source>expected a time such as 12:30:00</source>
        <translation>oczekiwano godziny takiej jak 12:30:00</translation>
    </message>
    <message>
        <source>expected a number from {lowest} upwards</source>
        <translation>oczekiwano liczby nie mniejszej niż {lowest}</translation>
    </message>
    <message>
        <source>expected a number from {lowest} to {highest}</source>
        <translation>oczekiwano liczby od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>expected none</source>
        <translation>nie oczekiwano żadnego</translation>
    </message>
    <message>
        <source>expected one</source>
        <translation>oczekiwano jednego</translation>
    </message>
    <message>
        <source>expected at most one</source>
        <translation>oczekiwano najwyżej jednego</translation>
    </message>
    <message>
        <source>expected two</source>
        <translation>oczekiwano dwóch</translation>
    </message>
    <message>
        <source>expected pairs of a tag and its value</source>
        <translation>oczekiwano par: tag i jego wartość</translation>
    </message>
    <message>
        <source>Only {move} could have been the last move, but no game leads to the position before it.</source>
        <translation>Ostatnim posunięciem mogło być tylko {move}, ale do pozycji przed nim nie prowadzi żadna partia.</translation>
    </message>
    <message>
        <source>Only {move} could have put the king on {square} in check, but no game leads to the position before it.</source>
        <translation>Tylko {move} mogło dać szacha królowi na {square}, ale do pozycji przed nim nie prowadzi żadna partia.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n last moves that could have put the king on {square} in check comes from a position to which no game leads.</source>
        <translation>
            <numerusform>Jedyne ostatnie posunięcie, które mogło dać szacha królowi na {square}, wychodzi z pozycji, do której nie prowadzi żadna partia.</numerusform>
            <numerusform>Każde z %n ostatnich posunięć, które mogły dać szacha królowi na {square}, wychodzi z pozycji, do której nie prowadzi żadna partia.</numerusform>
            <numerusform>Każde z %n ostatnich posunięć, które mogły dać szacha królowi na {square}, wychodzi z pozycji, do której nie prowadzi żadna partia.</numerusform>
        </translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), White’s pawns must have captured at least {needed} of Black’s pieces; they could have captured at most {available}.</source>
        <translation>Aby tak stanąć i przejść do promocji obok nieruszonych pionów (co najmniej {promoted} z nich), białe piony musiały zbić czarne bierki (co najmniej {needed}); mogły zbić najwyżej {available}.</translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), Black’s pawns must have captured at least {needed} of White’s pieces; they could have captured at most {available}.</source>
        <translation>Aby tak stanąć i przejść do promocji obok nieruszonych pionów (co najmniej {promoted} z nich), czarne piony musiały zbić białe bierki (co najmniej {needed}); mogły zbić najwyżej {available}.</translation>
    </message>
    <message>
        <source>No queen can have come to {squares}: unmoved pieces close every way from a queen’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Żaden hetman nie mógł stanąć na {squares}: nieruszone bierki zamykają każdą drogę z pola początkowego hetmana i z pól, na których mógł zostać promowany pion.</translation>
    </message>
    <message>
        <source>No rook can have come to {squares}: unmoved pieces close every way from a rook’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Żadna wieża nie mogła stanąć na {squares}: nieruszone bierki zamykają każdą drogę z pola początkowego wieży i z pól, na których mógł zostać promowany pion.</translation>
    </message>
    <message>
        <source>The rooks on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and too few of the first two could have come.</source>
        <translation>Wieże na {squares} nie mogły tam wszystkie stanąć: nieruszone bierki nie zostawiają drogi promowanej, a z dwóch pierwszych mogło przyjść za mało.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Na posunięciu muszą być białe: ruszyć się mogły tylko skoczki, wieże i skrajne piony, a z pól, na których stoją, wynika, że czarne wykonały tyle posunięć co białe.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Na posunięciu muszą być białe: ruszyć się mogły tylko skoczki, skrajne piony i wieże bez prawa do roszady, a z pól, na których stoją, wynika, że czarne wykonały tyle posunięć co białe.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Na posunięciu muszą być białe: ruszyć się mogły tylko skoczki i skrajne piony, a z pól, na których stoją, wynika, że czarne wykonały tyle posunięć co białe.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Na posunięciu muszą być czarne: ruszyć się mogły tylko skoczki, wieże i skrajne piony, a z pól, na których stoją, wynika, że białe wykonały o jedno posunięcie więcej niż czarne.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Na posunięciu muszą być czarne: ruszyć się mogły tylko skoczki, skrajne piony i wieże bez prawa do roszady, a z pól, na których stoją, wynika, że białe wykonały o jedno posunięcie więcej niż czarne.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Na posunięciu muszą być czarne: ruszyć się mogły tylko skoczki i skrajne piony, a z pól, na których stoją, wynika, że białe wykonały o jedno posunięcie więcej niż czarne.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}”</translation>
    </message>
    <message numerus="yes">
        <source>The king on {square} is in check from %n pieces at once, on {checkers}; one move gives at most two checks.</source>
        <translation>
            <numerusform>Król na {square} jest szachowany przez %n bierkę naraz, na {checkers}; jedno posunięcie daje najwyżej dwa szachy.</numerusform>
            <numerusform>Król na {square} jest szachowany przez %n bierki naraz, na {checkers}; jedno posunięcie daje najwyżej dwa szachy.</numerusform>
            <numerusform>Król na {square} jest szachowany przez %n bierek naraz, na {checkers}; jedno posunięcie daje najwyżej dwa szachy.</numerusform>
        </translation>
    </message>
    <message>
        <source>No last move can have put the king on {square} in check.</source>
        <translation>Żadne ostatnie posunięcie nie mogło dać szacha królowi na {square}.</translation>
    </message>
    <message>
        <source>No last move can have given the check from {first}: wherever that piece came from, the king on {king} was in check already, and no other piece can have uncovered the check.</source>
        <translation>Żadne ostatnie posunięcie nie mogło dać szacha z {first}: skądkolwiek ta bierka przyszła, król na {king} był już w szachu, a żadna inna bierka nie mogła odsłonić szacha.</translation>
    </message>
    <message>
        <source>The pawn on {first} has never moved, so the king on {king} must have been in its check before the last move, too.</source>
        <translation>Pion na {first} nigdy się nie ruszył, więc król na {king} musiał być w jego szachu także przed ostatnim posunięciem.</translation>
    </message>
    <message>
        <source>The knights on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a knight’s check.</source>
        <translation>Skoczki na {first} i {second} nie mogą oba dawać szacha: tylko jeden z nich właśnie się ruszył, a inna bierka nigdy nie odsłania szacha skoczka.</translation>
    </message>
    <message>
        <source>The pawns on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a pawn’s check.</source>
        <translation>Piony na {first} i {second} nie mogą oba dawać szacha: tylko jeden z nich właśnie się ruszył, a inna bierka nigdy nie odsłania szacha piona.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers the check of a pawn or a knight.</source>
        <translation>Bierki na {first} i {second} nie mogą obie dawać szacha: tylko jedna z nich właśnie się ruszyła, a inna bierka nigdy nie odsłania szacha piona ani skoczka.</translation>
    </message>
    <message>
        <source>The pawn on {first} cannot give check together with the piece on {second}: a pawn move that gives check can open no line to the king but the king’s own file.</source>
        <translation>Pion na {first} nie może dawać szacha razem z bierką na {second}: ruch pionem dający szacha nie może otworzyć do króla żadnej linii prócz tej, na której król stoi.</translation>
    </message>
    <message>
        <source>The king on {king} stands between {first} and {second} on one line: no last move can have brought one of these pieces and opened the line of the other.</source>
        <translation>Król na {king} stoi między {first} a {second} na jednej linii: żadne ostatnie posunięcie nie mogło przenieść jednej z tych bierek i otworzyć linii drugiej.</translation>
    </message>
    <message>
        <source>The bishops on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>Gońce na {first} i {second} nie mogą oba dawać szacha: ten, który stał na drodze drugiemu, już atakowałby króla, a żaden nie został właśnie promowany.</translation>
    </message>
    <message>
        <source>The rooks on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>Wieże na {first} i {second} nie mogą obie dawać szacha: ta, która stała na drodze drugiej, już atakowałaby króla, a żadna nie została właśnie promowana.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} both give check, but no last move of either can have uncovered the other.</source>
        <translation>Bierki na {first} i {second} obie dają szacha, ale ostatnie posunięcie żadnej z nich nie mogło odsłonić drugiej.</translation>
    </message>
    <message>
        <source>A capture en passant on {square} would leave the king of its own side in check.</source>
        <translation>Bicie w przelocie na {square} zostawiłoby własnego króla w szachu.</translation>
    </message>
    <message>
        <source>White has no possible last move.</source>
        <translation>Białe nie mają możliwego ostatniego posunięcia.</translation>
    </message>
    <message>
        <source>Black has no possible last move.</source>
        <translation>Czarne nie mają możliwego ostatniego posunięcia.</translation>
    </message>
    <message>
        <source>White has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>Białe nie mają możliwego ostatniego posunięcia: według praw do roszady bierki na {unmoved} nigdy się nie ruszyły, a żadna inna bierka nie mogła ruszyć się ostatnia.</translation>
    </message>
    <message>
        <source>Black has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>Czarne nie mają możliwego ostatniego posunięcia: według praw do roszady bierki na {unmoved} nigdy się nie ruszyły, a żadna inna bierka nie mogła ruszyć się ostatnia.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n possible last moves comes from a position to which no game leads.</source>
        <translation>
            <numerusform>Jedyne możliwe ostatnie posunięcie wychodzi z pozycji, do której nie prowadzi żadna partia.</numerusform>
            <numerusform>Każde z %n możliwych ostatnich posunięć wychodzi z pozycji, do której nie prowadzi żadna partia.</numerusform>
            <numerusform>Każde z %n możliwych ostatnich posunięć wychodzi z pozycji, do której nie prowadzi żadna partia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The halfmove clock is {count}, but the last move was a capture or a pawn move, which sets it to 0.</source>
        <translation>Licznik półruchów wynosi {count}, ale ostatnim posunięciem było bicie lub ruch pionem, a to go zeruje.</translation>
    </message>
    <message>
        <source>The halfmove clock is 0, but the last move was neither a capture nor a pawn move.</source>
        <translation>Licznik półruchów wynosi 0, ale ostatnie posunięcie nie było ani biciem, ani ruchem pionem.</translation>
    </message>
    <message>
        <source>The castling rights contradict each other: kings or rooks of White and Black did not begin on the same files.</source>
        <translation>Prawa do roszady są ze sobą sprzeczne: króle lub wieże białych i czarnych nie zaczynały na tych samych liniach.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns.</source>
        <translation>Białe piony ({pawns}) i promowane figury (co najmniej {promoted}) dają razem {total}, a białe zaczynały z 8 pionami.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns: engines refuse the position.</source>
        <translation>Białe piony ({pawns}) i promowane figury (co najmniej {promoted}) dają razem {total}, a białe zaczynały z 8 pionami: silniki odrzucają tę pozycję.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns.</source>
        <translation>Czarne piony ({pawns}) i promowane figury (co najmniej {promoted}) dają razem {total}, a czarne zaczynały z 8 pionami.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns: engines refuse the position.</source>
        <translation>Czarne piony ({pawns}) i promowane figury (co najmniej {promoted}) dają razem {total}, a czarne zaczynały z 8 pionami: silniki odrzucają tę pozycję.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that of the eight pairs of pawns more must still face each other (at least {least}; here: {pairs}).</source>
        <translation>Piony mijają się tylko dzięki biciom: zbito tak mało bierek ({captures}), że spośród ośmiu par pionów więcej musi nadal stać naprzeciw siebie (co najmniej {least}; tutaj: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that some of the eight pairs of pawns must still face each other (at least {least}), but none does here.</source>
        <translation>Piony mijają się tylko dzięki biciom: zbito tak mało bierek ({captures}), że niektóre z ośmiu par pionów muszą nadal stać naprzeciw siebie (co najmniej {least}), ale tutaj nie stoi żadna.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but not all of the eight pairs of pawns still face each other (here: {pairs}).</source>
        <translation>Piony mijają się tylko dzięki biciom: nic nie zostało zbite, ale nie wszystkie z ośmiu par pionów nadal stoją naprzeciw siebie (tutaj: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but none of the eight pairs of pawns still faces each other.</source>
        <translation>Piony mijają się tylko dzięki biciom: nic nie zostało zbite, ale żadna z ośmiu par pionów nie stoi już naprzeciw siebie.</translation>
    </message>
    <message>
        <source>No order of captures ({captures_white} by White, {captures_black} by Black) puts the pawns where they stand and allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Żadna kolejność bić (białe: {captures_white}, czarne: {captures_black}) nie stawia pionów tam, gdzie stoją, i nie dopuszcza promocji, których dowodzą bierki (co najmniej – białe: {promoted_white}, czarne: {promoted_black}).</translation>
    </message>
    <message>
        <source>The castling right {letter} says that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Prawo do roszady {letter} oznacza, że nic nigdy nie opuściło {unmoved}; wtedy żadna kolejność bić (białe: {captures_white}, czarne: {captures_black}) nie dopuszcza promocji, których dowodzą bierki (co najmniej – białe: {promoted_white}, czarne: {promoted_black}).</translation>
    </message>
    <message>
        <source>The castling rights {letter} say that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Prawa do roszady {letter} oznaczają, że nic nigdy nie opuściło {unmoved}; wtedy żadna kolejność bić (białe: {captures_white}, czarne: {captures_black}) nie dopuszcza promocji, których dowodzą bierki (co najmniej – białe: {promoted_white}, czarne: {promoted_black}).</translation>
    </message>
    <message>
        <source>The white pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>Białe piony na {squares} ({count}) mogły zaczynać tylko na liniach od {first} do {last} ({homes}), po jednym na każdej.</translation>
    </message>
    <message>
        <source>The black pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>Czarne piony na {squares} ({count}) mogły zaczynać tylko na liniach od {first} do {last} ({homes}), po jednym na każdej.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces, but Black is missing only {missing}.</source>
        <translation>Aby tak stanąć, białe piony musiały zbić czarne bierki (co najmniej {needed}), a brakuje ich tylko {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces, but White is missing only {missing}.</source>
        <translation>Aby tak stanąć, czarne piony musiały zbić białe bierki (co najmniej {needed}), a brakuje ich tylko {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Aby tak stanąć, białe piony musiały zbić czarne bierki (co najmniej {needed}); spośród brakujących ({missing}) zza nieruszonych pionów wyszło kiedykolwiek najwyżej {available}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Aby tak stanąć, czarne piony musiały zbić białe bierki (co najmniej {needed}); spośród brakujących ({missing}) zza nieruszonych pionów wyszło kiedykolwiek najwyżej {available}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on dark squares only; but White’s bishop on light squares was among these.</source>
        <translation>Aby tak stanąć, czarne piony musiały zbić każdą białą bierkę, którą mogły (razem {captures}), i to tylko na czarnych polach; był wśród nich jednak białopolowy goniec białych.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on light squares only; but White’s bishop on dark squares was among these.</source>
        <translation>Aby tak stanąć, czarne piony musiały zbić każdą białą bierkę, którą mogły (razem {captures}), i to tylko na białych polach; był wśród nich jednak czarnopolowy goniec białych.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on dark squares only; but Black’s bishop on light squares was among these.</source>
        <translation>Aby tak stanąć, białe piony musiały zbić każdą czarną bierkę, którą mogły (razem {captures}), i to tylko na czarnych polach; był wśród nich jednak białopolowy goniec czarnych.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on light squares only; but Black’s bishop on dark squares was among these.</source>
        <translation>Aby tak stanąć, białe piony musiały zbić każdą czarną bierkę, którą mogły (razem {captures}), i to tylko na białych polach; był wśród nich jednak czarnopolowy goniec czarnych.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: it did not begin the game there, no pawn can have been promoted there, and unmoved pawns close every way in.</source>
        <translation>Goniec nie mógł stanąć na {square}: nie zaczynał tam partii, żaden pion nie mógł tam zostać promowany, a nieruszone piony zamykają każdą drogę.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: the one on squares of its colour never left {home} behind the unmoved pawns on {shutters}, and no pawn can have been promoted to it.</source>
        <translation>Goniec nie mógł stanąć na {square}: ten z pól tego koloru nigdy nie wyszedł z {home} zza nieruszonych pionów na {shutters}, a żaden pion nie mógł zostać na niego promowany.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot both be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to a second one that got out.</source>
        <translation>Gońce na {squares} nie mogą tam być oba: strona zaczyna z jednym gońcem na polach każdego koloru, a żaden pion nie mógł zostać promowany na drugiego, który by wyszedł.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot all be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to another one that got out.</source>
        <translation>Gońce na {squares} nie mogą tam być wszystkie: strona zaczyna z jednym gońcem na polach każdego koloru, a żaden pion nie mógł zostać promowany na kolejnego, który by wyszedł.</translation>
    </message>
    <message>
        <source>Unmoved pawns show that not all bishops on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>Nieruszone piony wskazują, że nie wszystkie gońce na {squares} są pierwotne. Piony ({pawns}) i promowane figury (co najmniej {promoted}) dawałyby razem {total}, a pionów było 8.</translation>
    </message>
    <message>
        <source>The king on {square} cannot have come there: unmoved pieces, and squares that they attack, close every way.</source>
        <translation>Król nie mógł stanąć na {square}: nieruszone bierki i atakowane przez nie pola zamykają każdą drogę.</translation>
    </message>
    <message>
        <source>The queens on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and there was only one other.</source>
        <translation>Hetmany na {squares} nie mogły tam wszystkie stanąć: nieruszone bierki nie zostawiają drogi promowanemu, a poza tym był tylko jeden.</translation>
    </message>
    <message>
        <source>The knights on {squares} cannot all have come there: a side begins with two, and unmoved pieces closed every way to a promotion.</source>
        <translation>Skoczki na {squares} nie mogły tam wszystkie stanąć: strona zaczyna z dwoma, a nieruszone bierki zamykały każdą drogę do promocji.</translation>
    </message>
    <message>
        <source>Unmoved pieces show that not all pieces on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>Nieruszone bierki wskazują, że nie wszystkie bierki na {squares} są pierwotne. Piony ({pawns}) i promowane figury (co najmniej {promoted}) dawałyby razem {total}, a pionów było 8.</translation>
    </message>
</context>
<context>
    <name>olive</name>
    <message>
        <source>The puzzles in “{name}” cannot be read.</source>
        <translation>Nie można odczytać zadań z „{name}”.</translation>
    </message>
    <message>
        <source>It is too large: collections of up to {megabytes} MB can be read.</source>
        <translation>Plik jest za duży: można odczytywać zbiory do {megabytes} MB.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Podziel go na mniejsze pliki.</translation>
    </message>
</context>
<context>
    <name>opcodes</name>
    <message>
        <source>Analysis depth</source>
        <translation>Głębokość analizy</translation>
    </message>
    <message>
        <source>Nodes analysed</source>
        <translation>Przeanalizowane węzły</translation>
    </message>
    <message>
        <source>Seconds of analysis</source>
        <translation>Sekundy analizy</translation>
    </message>
    <message>
        <source>Moves to avoid</source>
        <translation>Posunięcia niezalecane</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Najlepsze posunięcia</translation>
    </message>
    <message>
        <source>Comment {number}</source>
        <translation>Komentarz {number}</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Żądanie</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Odznaczenie</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Tematy</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Chess clocks of White and Black</source>
        <translation>Zegary białych i czarnych</translation>
    </message>
    <message>
        <source>Evaluation (centipawns)</source>
        <translation>Ocena (setne części piona)</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Warunki baśniowe</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat w</translation>
    </message>
    <message>
        <source>Draw accepted</source>
        <translation>Remis przyjęty</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Remis reklamowany</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Remis zaproponowany</translation>
    </message>
    <message>
        <source>Draw rejected</source>
        <translation>Remis odrzucony</translation>
    </message>
    <message>
        <source>ECO opening code</source>
        <translation>Kod debiutu ECO</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Numer posunięcia</translation>
    </message>
    <message>
        <source>Halfmove clock</source>
        <translation>Licznik półruchów</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Zamierzone rozwiązania</translation>
    </message>
    <message>
        <source>NIC opening code</source>
        <translation>Kod debiutu NIC</translation>
    </message>
    <message>
        <source>No operation</source>
        <translation>Pusta operacja</translation>
    </message>
    <message>
        <source>Other fields of Olive</source>
        <translation>Inne pola Olive</translation>
    </message>
    <message>
        <source>Options for Popeye</source>
        <translation>Opcje dla Popeye</translation>
    </message>
    <message>
        <source>Predicted move</source>
        <translation>Przewidywane posunięcie</translation>
    </message>
    <message>
        <source>PGN tags and their values</source>
        <translation>Tagi PGN i ich wartości</translation>
    </message>
    <message>
        <source>Predicted variation</source>
        <translation>Przewidywany wariant</translation>
    </message>
    <message>
        <source>Repetitions of the position</source>
        <translation>Powtórzenia pozycji</translation>
    </message>
    <message>
        <source>Command of the referee</source>
        <translation>Polecenie sędziego</translation>
    </message>
    <message>
        <source>Request to the referee</source>
        <translation>Prośba do sędziego</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Poddanie partii</translation>
    </message>
    <message>
        <source>Move supplied</source>
        <translation>Podane posunięcie</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Moves supplied</source>
        <translation>Podane posunięcia</translation>
    </message>
    <message>
        <source>Game in telecommunication</source>
        <translation>Partia w telekomunikacji</translation>
    </message>
    <message>
        <source>Receiver: address and program</source>
        <translation>Odbiorca: adres i program</translation>
    </message>
    <message>
        <source>Sender: address and program</source>
        <translation>Nadawca: adres i program</translation>
    </message>
    <message>
        <source>Date and time (UTC)</source>
        <translation>Data i godzina (UTC)</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Bliźniaki</translation>
    </message>
    <message>
        <source>Variation name {number}</source>
        <translation>Nazwa wariantu {number}</translation>
    </message>
</context>
<context>
    <name>operation_words</name>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Moves, such as Nf3</source>
        <translation>Posunięcia, np. Nf3</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Jedno słowo</translation>
    </message>
    <message>
        <source>000:01:30:00 000:01:30:00</source>
        <translation>000:01:30:00 000:01:30:00</translation>
    </message>
    <message>
        <source>2000.12.31 23:59:59</source>
        <translation>2000.12.31 23:59:59</translation>
    </message>
    <message>
        <source>Name &quot;Value&quot;</source>
        <translation>Nazwa &quot;Wartość&quot;</translation>
    </message>
    <message>
        <source>&quot;Address&quot; &quot;Program&quot;</source>
        <translation>&quot;Adres&quot; &quot;Program&quot;</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
</context>
<context>
    <name>picture_faults</name>
    <message>
        <source>Pictures cannot be read: a file of this program is damaged or missing ({detail}). Install it again.</source>
        <translation>Nie można odczytywać obrazów: plik tego programu jest uszkodzony lub go brak ({detail}). Zainstaluj program ponownie.</translation>
    </message>
    <message>
        <source>PDF files cannot be read: this installation lacks pypdfium2.</source>
        <translation>Nie można odczytywać plików PDF: w tej instalacji brakuje pypdfium2.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Nie znaleziono pliku.</translation>
    </message>
    <message>
        <source>The file cannot be read ({detail}).</source>
        <translation>Nie można odczytać pliku ({detail}).</translation>
    </message>
    <message>
        <source>This PDF is protected by a password. Save a copy without one.</source>
        <translation>Ten PDF jest chroniony hasłem. Zapisz kopię bez hasła.</translation>
    </message>
    <message>
        <source>This PDF is damaged and cannot be read.</source>
        <translation>Ten PDF jest uszkodzony i nie da się go odczytać.</translation>
    </message>
    <message>
        <source>Page {detail} of this PDF is damaged and cannot be read.</source>
        <translation>Strona {detail} tego pliku PDF jest uszkodzona i nie da się jej odczytać.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this picture.</source>
        <translation>Za mało pamięci, aby odczytać ten obraz.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF).</source>
        <translation>To nie jest obraz, który można odczytać (PNG, JPEG, GIF, BMP, WebP, TIFF).</translation>
    </message>
    <message>
        <source>This picture is damaged and cannot be read.</source>
        <translation>Ten obraz jest uszkodzony i nie da się go odczytać.</translation>
    </message>
    <message>
        <source>This file is too large: pictures of up to {detail} MB can be read.</source>
        <translation>Ten plik jest za duży: można odczytywać obrazy do {detail} MB.</translation>
    </message>
    <message>
        <source>This picture is too large ({detail} pixels).</source>
        <translation>Ten obraz jest za duży (piksele: {detail}).</translation>
    </message>
</context>
<context>
    <name>piece_set</name>
    <message>
        <source>{source} not found. A set is twelve drawings, wK.svg to bP.svg.</source>
        <translation>Nie znaleziono: {source}. Zestaw to dwanaście rysunków, od wK.svg do bP.svg.</translation>
    </message>
    <message>
        <source>{source} is not a file.</source>
        <translation>{source} nie jest plikiem.</translation>
    </message>
    <message>
        <source>{source} cannot be read: {detail}.</source>
        <translation>Nie można odczytać: {source} ({detail}).</translation>
    </message>
    <message>
        <source>{source} is too large. The limit is 256 kilobytes.</source>
        <translation>Za duży plik: {source}. Limit to 256 kilobajtów.</translation>
    </message>
    <message>
        <source>{source} is not an SVG drawing.</source>
        <translation>{source} nie jest rysunkiem SVG.</translation>
    </message>
    <message>
        <source>{source} contains a DOCTYPE line. Remove it with a text editor.</source>
        <translation>{source} zawiera wiersz DOCTYPE. Należy go usunąć w edytorze tekstu.</translation>
    </message>
    <message>
        <source>{source} contains “{detail}”. Only plain shapes are allowed.</source>
        <translation>{source} zawiera „{detail}”. Dozwolone są tylko proste kształty.</translation>
    </message>
    <message>
        <source>{source} refers to something outside the file: {detail}. Include it in the file.</source>
        <translation>{source} odwołuje się do czegoś spoza pliku: {detail}. Należy włączyć to do pliku.</translation>
    </message>
    <message>
        <source>{source} contains a script ({detail}). Only plain shapes are allowed.</source>
        <translation>{source} zawiera skrypt ({detail}). Dozwolone są tylko proste kształty.</translation>
    </message>
    <message>
        <source>{source} has a style sheet with more than plain colours and lines.</source>
        <translation>{source} ma arkusz stylów z czymś więcej niż prostymi kolorami i liniami.</translation>
    </message>
    <message>
        <source>{source} has dashed lines, which are not allowed.</source>
        <translation>{source} ma linie przerywane, które są niedozwolone.</translation>
    </message>
    <message>
        <source>{source} has a number out of range: {detail}.</source>
        <translation>{source} ma liczbę spoza zakresu: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a colour that is not valid: {detail}.</source>
        <translation>{source} zawiera nieprawidłowy kolor: {detail}.</translation>
    </message>
    <message>
        <source>{source} has too many shapes or points to draw quickly.</source>
        <translation>{source} ma za dużo kształtów lub punktów, aby szybko go rysować.</translation>
    </message>
    <message>
        <source>{source} takes too long to draw.</source>
        <translation>Rysowanie trwa zbyt długo: {source}.</translation>
    </message>
    <message>
        <source>{source} shows nothing.</source>
        <translation>{source} niczego nie pokazuje.</translation>
    </message>
    <message>
        <source>Piece set not found: “{source}”.</source>
        <translation>Nie znaleziono zestawu bierek: „{source}”.</translation>
    </message>
    <message>
        <source>Folder not found: “{source}”.</source>
        <translation>Nie znaleziono katalogu: „{source}”.</translation>
    </message>
    <message>
        <source>The font {source} lacks the pieces {detail}.</source>
        <translation>W czcionce {source} brakuje bierek: {detail}.</translation>
    </message>
    <message>
        <source>“{source}” could not be copied to your sets: {detail}.</source>
        <translation>Nie udało się skopiować „{source}” do własnych zestawów: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a script. Only plain shapes are allowed.</source>
        <translation>{source} zawiera skrypt. Dozwolone są tylko proste kształty.</translation>
    </message>
    <message>
        <source>The piece set “{set}” cannot be shown; Fenland is shown instead. {reason}</source>
        <translation>Nie można pokazać zestawu bierek „{set}”; zamiast niego użyto Fenland. {reason}</translation>
    </message>
</context>
<context>
    <name>piece_words</name>
    <message>
        <source>{square}, {piece}</source>
        <translation>{square}, {piece}</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>biały król</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>biały hetman</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>biała wieża</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>biały goniec</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>biały skoczek</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>biały pion</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>czarny król</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>czarny hetman</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>czarna wieża</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>czarny goniec</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>czarny skoczek</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>czarny pion</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>white {piece}</source>
        <translation>{piece} (białe)</translation>
    </message>
    <message>
        <source>black {piece}</source>
        <translation>{piece} (czarne)</translation>
    </message>
    <message>
        <source>neutral {piece}</source>
        <translation>{piece} (neutralne)</translation>
    </message>
</context>
<context>
    <name>play_words</name>
    <message>
        <source>“{text}” is not a move such as Nf3 or g1f3.</source>
        <translation>„{text}” nie jest posunięciem takim jak Nf3 lub g1f3.</translation>
    </message>
    <message>
        <source>“{text}” is not legal here.</source>
        <translation>„{text}” nie jest tu legalne.</translation>
    </message>
    <message>
        <source>“{text}” fits several pieces. Add the file or rank of the piece.</source>
        <translation>„{text}” pasuje do kilku bierek. Dodaj linię lub rząd bierki.</translation>
    </message>
    <message>
        <source>The pawn promotes: add =Q, =R, =B or =N to “{text}”.</source>
        <translation>Pion jest promowany: dodaj =Q, =R, =B lub =N do „{text}”.</translation>
    </message>
    <message>
        <source>It is checkmate: there is no move to play.</source>
        <translation>To jest mat: nie ma posunięcia do rozegrania.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to play.</source>
        <translation>To jest pat: nie ma posunięcia do rozegrania.</translation>
    </message>
    <message>
        <source>It is White’s move.</source>
        <translation>Na posunięciu są białe.</translation>
    </message>
    <message>
        <source>It is Black’s move.</source>
        <translation>Na posunięciu są czarne.</translation>
    </message>
    <message>
        <source>That would leave the king in check.</source>
        <translation>To zostawiłoby króla w szachu.</translation>
    </message>
    <message>
        <source>That is not a legal move.</source>
        <translation>To nie jest legalne posunięcie.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Białe roszują</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Czarne roszują</translation>
    </message>
    <message>
        <source>{piece} takes {square}</source>
        <translation>{piece} bije na {square}</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>Start of the moves</source>
        <translation>Początek posunięć</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Czarne pasują</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Białe pasują</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Posunięcie {number}: {move}</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>wariant {number} z {count}</translation>
    </message>
    <message>
        <source>end of the line</source>
        <translation>koniec wariantu</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>promocja: {piece}</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partia jest zakończona</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Szach</translation>
    </message>
</context>
<context>
    <name>problem_words</name>
    <message>
        <source>Not FEN</source>
        <translation>Nie FEN</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>Niegrywalna</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Nielegalna</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Wskazówka</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Informacja</translation>
    </message>
    <message>
        <source>The text cannot be read as a position.</source>
        <translation>Tekstu nie można odczytać jako pozycji.</translation>
    </message>
    <message>
        <source>Engines refuse the position, or ignore its castling rights or en passant square.</source>
        <translation>Silniki odrzucają tę pozycję albo pomijają jej prawa do roszady lub pole bicia w przelocie.</translation>
    </message>
    <message>
        <source>Proven: the position cannot arise in a game. Engines still play it, and a puzzle may be like this.</source>
        <translation>Dowiedziono: pozycja nie może powstać w partii. Silniki mimo to z niej grają, a zadanie może mieć taką pozycję.</translation>
    </message>
    <message>
        <source>Possible, but likely a slip.</source>
        <translation>Możliwe, ale prawdopodobnie to pomyłka.</translation>
    </message>
    <message>
        <source>For information only.</source>
        <translation>Tylko do wiadomości.</translation>
    </message>
    <message>
        <source>At character {place} of the text: {expected}.</source>
        <translation>Znak {place} tekstu: {expected}.</translation>
    </message>
    <message>
        <source>In rank {rank}, at character {place} of the text: {expected}.</source>
        <translation>Rząd {rank}, znak {place} tekstu: {expected}.</translation>
    </message>
    <message>
        <source>The piece placement lists the squares from a8 to h1, rank by rank, with a / between ranks: a letter for each piece, capital for White, and a digit for a run of empty squares. Each of the 8 ranks adds up to 8 squares.</source>
        <translation>Ustawienie bierek wymienia pola od a8 do h1, rząd po rzędzie, z / między rzędami: litera oznacza bierkę, wielka białą, a cyfra oznacza tyle kolejnych pustych pól. Każdy z 8 rzędów daje razem 8 pól.</translation>
    </message>
    <message>
        <source>A FEN has six fields, separated by single spaces: piece placement, side to move, castling rights, en passant square, halfmove clock and fullmove number.</source>
        <translation>FEN ma sześć części rozdzielonych pojedynczymi spacjami: ustawienie bierek, stronę na posunięciu, prawa do roszady, pole bicia w przelocie, licznik półruchów i numer posunięcia.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over with a double step: on rank 6 with White to move, on rank 3 with Black to move. A - means none.</source>
        <translation>Pole bicia w przelocie to pole, przez które pion właśnie przeszedł ruchem o dwa pola: w 6. rzędzie przy ruchu białych, w 3. rzędzie przy ruchu czarnych. Znak - oznacza brak.</translation>
    </message>
    <message>
        <source>The side to move is w for White or b for Black.</source>
        <translation>Strona na posunięciu to w dla białych lub b dla czarnych.</translation>
    </message>
    <message>
        <source>The castling rights are K and Q for White’s kingside and queenside, k and q for Black’s, in this order. Chess960 also uses the files of the rooks, such as H or a. A - means none.</source>
        <translation>Prawa do roszady to K i Q dla krótkiej i długiej roszady białych oraz k i q dla roszad czarnych, w tej kolejności. Chess960 używa też linii wież, np. H lub a. Znak - oznacza brak.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the halfmoves since the last capture or pawn move. The fullmove number starts at 1 and grows by one after each move by Black.</source>
        <translation>Licznik półruchów liczy półruchy od ostatniego bicia lub ruchu pionem. Numer posunięcia zaczyna się od 1 i rośnie o jeden po każdym posunięciu czarnych.</translation>
    </message>
</context>
<context>
    <name>puzzle_lost</name>
    <message>
        <source>The text in {fields} cannot be kept.</source>
        <translation>Nie można zachować tekstu: {fields}.</translation>
    </message>
    <message>
        <source>Not Kept</source>
        <translation>Nie zachowano</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Edytuj dalej</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>EPD cannot contain straight quotation marks. Use curved ones.</source>
        <translation>EPD nie może zawierać prostych cudzysłowów. Użyj drukarskich.</translation>
    </message>
    <message>
        <source>{kind} cannot contain line breaks here. Use a space.</source>
        <translation>{kind} nie może tu zawierać podziałów wiersza. Użyj spacji.</translation>
    </message>
    <message>
        <source>It has an invisible character, which {kind} cannot contain.</source>
        <translation>Jest tu niewidoczny znak, którego {kind} nie może zawierać.</translation>
    </message>
    <message>
        <source>{kind} has room for {most} characters; these {count} are {over} too many.</source>
        <translation>{kind} mieści najwyżej {most} znaków; jest ich {count}, o {over} za dużo.</translation>
    </message>
    <message>
        <source>“{word}” is not a move such as Nf3 or exd8=Q.</source>
        <translation>„{word}” nie jest posunięciem takim jak Nf3 lub exd8=Q.</translation>
    </message>
    <message>
        <source>A line break became a space: {kind} cannot contain it here.</source>
        <translation>Podział wiersza zamieniono na spację: {kind} nie może go tu zawierać.</translation>
    </message>
    <message>
        <source>Straight quotation marks became curved ones.</source>
        <translation>Proste cudzysłowy zamieniono na drukarskie.</translation>
    </message>
    <message>
        <source>An invisible character was removed.</source>
        <translation>Usunięto niewidoczny znak.</translation>
    </message>
    <message>
        <source>“{text}” is not a date such as 1977 or 1977-05-31. It is kept as typed.</source>
        <translation>„{text}” nie jest datą taką jak 1977 lub 1977-05-31. Zachowano tak, jak wpisano.</translation>
    </message>
    <message>
        <source>“{move}” is not a legal move here.</source>
        <translation>„{move}” nie jest tu legalnym posunięciem.</translation>
    </message>
    <message>
        <source>“{word}” is not a number from 1 to 999.</source>
        <translation>„{word}” nie jest liczbą od 1 do 999.</translation>
    </message>
    <message>
        <source>Write {word} after the stipulation: h#2 {word}</source>
        <translation>Wpisz {word} za żądaniem: h#2 {word}</translation>
    </message>
    <message>
        <source>“{move}” fits two pieces.</source>
        <translation>„{move}” pasuje do dwóch bierek.</translation>
    </message>
    <message>
        <source>Not kept: “{text}”</source>
        <translation>Nie zachowano: „{text}”</translation>
    </message>
    <message>
        <source>In the game: {moves}</source>
        <translation>W partii: {moves}</translation>
    </message>
    <message>
        <source>This file is in {encoding}, which has no “{odd}”. Saving will offer UTF-8.</source>
        <translation>Ten plik jest w kodowaniu {encoding}, w którym nie ma „{odd}”. Przy zapisie będzie można wybrać UTF-8.</translation>
    </message>
    <message>
        <source>Enter the number of moves, too: {example}</source>
        <translation>Wpisz też liczbę posunięć: {example}</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. An engine finds the best moves.</source>
        <translation>FenEdit tego nie rozwiąże. Najlepsze posunięcia znajdzie silnik.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Natch and Euclide can.</source>
        <translation>FenEdit tego nie rozwiąże. Potrafią to Natch i Euclide.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Pacemaker can.</source>
        <translation>FenEdit tego nie rozwiąże. Potrafi to Pacemaker.</translation>
    </message>
    <message>
        <source>Direct play has whole moves: #2, #3</source>
        <translation>Gra bezpośrednia ma pełne posunięcia: #2, #3</translation>
    </message>
    <message>
        <source>FenEdit cannot ask this. Run Popeye by itself.</source>
        <translation>FenEdit nie może o to zapytać. Uruchom Popeye osobno.</translation>
    </message>
    <message>
        <source>Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …</source>
        <translation>To nie jest żądanie Popeye, który zna #2, h#2.5, s#3, …</translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>A query has at most {most} characters.</source>
        <translation>Zapytanie może mieć najwyżej {most} znaków.</translation>
    </message>
    <message>
        <source>Expected a term before | or OR.</source>
        <translation>Oczekiwano warunku przed | lub OR.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR, not an option.</source>
        <translation>Oczekiwano warunku po | lub OR, a nie opcji.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR.</source>
        <translation>Oczekiwano warunku po | lub OR.</translation>
    </message>
    <message>
        <source>The quotation mark &quot; is not closed.</source>
        <translation>Cudzysłów &quot; nie jest zamknięty.</translation>
    </message>
    <message>
        <source>Expected text between the quotation marks.</source>
        <translation>Oczekiwano tekstu w cudzysłowie.</translation>
    </message>
    <message>
        <source>The options are ~mirror, ~shift and ~swap.</source>
        <translation>Opcje to ~mirror, ~shift i ~swap.</translation>
    </message>
    <message>
        <source>Expected a number, such as sample:30, or sample:30/2 to draw other positions.</source>
        <translation>Oczekiwano liczby, np. sample:30 lub sample:30/2, aby wylosować inne pozycje.</translation>
    </message>
    <message>
        <source>Expected text after text:.</source>
        <translation>Oczekiwano tekstu po text:.</translation>
    </message>
    <message>
        <source>Expected material, such as KRPvKR, KQRR… (and anything) or KR{{1-2}}vK.</source>
        <translation>Oczekiwano materiału, np. KRPvKR, KQRR… (i cokolwiek) lub KR{{1-2}}vK.</translation>
    </message>
    <message>
        <source>Expected a GBR code, such as 0400.12.</source>
        <translation>Oczekiwano kodu GBR, np. 0400.12.</translation>
    </message>
    <message>
        <source>Expected pieces on squares, such as Ne5, kg8, ?e4 (any piece) or .d4 (empty).</source>
        <translation>Oczekiwano bierek na polach, np. Ne5, kg8, ?e4 (dowolna bierka) lub .d4 (puste).</translation>
    </message>
    <message>
        <source>Expected a board in FEN notation after {prefix}:.</source>
        <translation>Oczekiwano szachownicy w notacji FEN po {prefix}:.</translation>
    </message>
    <message>
        <source>Expected numbers, such as 7, 20-40 or &gt;50.</source>
        <translation>Oczekiwano liczb, np. 7, 20-40 lub &gt;50.</translation>
    </message>
    <message>
        <source>Expected position, placement, mirror or swap after dup:.</source>
        <translation>Oczekiwano position, placement, mirror lub swap po dup:.</translation>
    </message>
    <message>
        <source>Another term excludes this on the square.</source>
        <translation>Inny warunek wyklucza to na tym polu.</translation>
    </message>
    <message>
        <source>~{name} is about pieces on squares, such as Ne5, but the query has none.</source>
        <translation>~{name} dotyczy bierek na polach, np. Ne5, a zapytanie ich nie zawiera.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Wszystkie pozycje</translation>
    </message>
    <message>
        <source>Positions: {conditions}</source>
        <translation>Pozycje: {conditions}</translation>
    </message>
    <message>
        <source>Positions in games: {conditions}</source>
        <translation>Pozycje w partiach: {conditions}</translation>
    </message>
    <message>
        <source>with “{text}”</source>
        <translation>z tekstem „{text}”</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>z {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <translation>bez {name}</translation>
    </message>
    <message>
        <source>“{text}” in {name}</source>
        <translation>„{text}” w {name}</translation>
    </message>
    <message>
        <source>{count} at random</source>
        <translation>{count} losowo</translation>
    </message>
    <message>
        <source>{first} or {other}</source>
        <translation>{first} lub {other}</translation>
    </message>
    <message>
        <source>not: {condition}</source>
        <translation>nie: {condition}</translation>
    </message>
    <message>
        <source>{name} {low}</source>
        <translation>{name} {low}</translation>
    </message>
    <message>
        <source>{name} at least {low}</source>
        <translation>{name} co najmniej {low}</translation>
    </message>
    <message>
        <source>{name} at most {high}</source>
        <translation>{name} najwyżej {high}</translation>
    </message>
    <message>
        <source>{name} from {low} to {high}</source>
        <translation>{name} od {low} do {high}</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>numer posunięcia</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>licznik półruchów</translation>
    </message>
    <message>
        <source>number of pieces</source>
        <translation>liczba bierek</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>ruch czarnych</translation>
    </message>
    <message>
        <source>side to move in check</source>
        <translation>strona na posunięciu w szachu</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>not FEN</source>
        <translation>nie FEN</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>niegrywalne</translation>
    </message>
    <message>
        <source>proven illegal</source>
        <translation>z dowiedzioną nielegalnością</translation>
    </message>
    <message>
        <source>no problems found</source>
        <translation>nie znaleziono usterek</translation>
    </message>
    <message>
        <source>position occurs earlier in the file</source>
        <translation>pozycja występuje wcześniej w pliku</translation>
    </message>
    <message>
        <source>piece placement occurs earlier in the file</source>
        <translation>ustawienie bierek występuje wcześniej w pliku</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also mirrored</source>
        <translation>pozycja występuje wcześniej w pliku, także w odbiciu</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also with colours swapped</source>
        <translation>pozycja występuje wcześniej w pliku, także z zamianą kolorów</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>GBR code {code}</source>
        <translation>kod GBR {code}</translation>
    </message>
    <message>
        <source>White has {first}</source>
        <translation>białe mają {first}</translation>
    </message>
    <message>
        <source>Black has {second}</source>
        <translation>czarne mają {second}</translation>
    </message>
    <message>
        <source>White has {first}, Black has {second}</source>
        <translation>białe mają {first}, czarne mają {second}</translation>
    </message>
    <message>
        <source>one side has {first}</source>
        <translation>jedna strona ma {first}</translation>
    </message>
    <message>
        <source>one side has {first}, the other has {second}</source>
        <translation>jedna strona ma {first}, druga ma {second}</translation>
    </message>
    <message>
        <source>the board {board}</source>
        <translation>szachownica {board}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} na {square}</translation>
    </message>
    <message>
        <source>no {piece} on {square}</source>
        <translation>na {square} nie stoi {piece}</translation>
    </message>
    <message>
        <source>any piece on {square}</source>
        <translation>dowolna bierka na {square}</translation>
    </message>
    <message>
        <source>nothing on {square}</source>
        <translation>nic na {square}</translation>
    </message>
    <message>
        <source>{condition} ({ways})</source>
        <translation>{condition} ({ways})</translation>
    </message>
    <message>
        <source>also mirrored</source>
        <translation>także w odbiciu</translation>
    </message>
    <message>
        <source>also shifted</source>
        <translation>także z przesunięciem</translation>
    </message>
    <message>
        <source>also with colours swapped</source>
        <translation>także z zamianą kolorów</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>read_out</name>
    <message>
        <source>Rank {rank}: {pieces}</source>
        <translation>Rząd {rank}: {pieces}</translation>
    </message>
    <message>
        <source>File {file}: {pieces}</source>
        <translation>Linia {file}: {pieces}</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}: {value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>{piece}: {squares}</source>
        <translation>{piece}: {squares}</translation>
    </message>
    <message>
        <source>{square}. Attacked by {pieces}</source>
        <translation>{square}. Atakują: {pieces}</translation>
    </message>
    <message>
        <source>{square}. Not attacked</source>
        <translation>{square}. Nieatakowane</translation>
    </message>
</context>
<context>
    <name>ready</name>
    <message>
        <source>Odds and Armies</source>
        <translation>Fory i armie</translation>
    </message>
    <message>
        <source>Kings Alone</source>
        <translation>Same króle</translation>
    </message>
    <message>
        <source>Kings and Pawns</source>
        <translation>Króle i pionki</translation>
    </message>
    <message>
        <source>Pawn and Move</source>
        <translation>Pionek i ruch</translation>
    </message>
    <message>
        <source>Knight Odds</source>
        <translation>Bez skoczka</translation>
    </message>
    <message>
        <source>Rook Odds</source>
        <translation>Bez wieży</translation>
    </message>
    <message>
        <source>Queen Odds</source>
        <translation>Bez hetmana</translation>
    </message>
    <message>
        <source>Nine Queens</source>
        <translation>Dziewięć hetmanów</translation>
    </message>
    <message>
        <source>Ten Rooks</source>
        <translation>Dziesięć wież</translation>
    </message>
    <message>
        <source>Ten Bishops</source>
        <translation>Dziesięć gońców</translation>
    </message>
    <message>
        <source>Ten Knights</source>
        <translation>Dziesięć skoczków</translation>
    </message>
    <message>
        <source>Basic Mates</source>
        <translation>Podstawowe maty</translation>
    </message>
    <message>
        <source>Mate with the Queen</source>
        <translation>Mat hetmanem</translation>
    </message>
    <message>
        <source>Mate with the Rook</source>
        <translation>Mat wieżą</translation>
    </message>
    <message>
        <source>Mate with Two Rooks</source>
        <translation>Mat dwiema wieżami</translation>
    </message>
    <message>
        <source>Mate with Two Bishops</source>
        <translation>Mat dwoma gońcami</translation>
    </message>
    <message>
        <source>Mate with Bishop and Knight</source>
        <translation>Mat gońcem i skoczkiem</translation>
    </message>
    <message>
        <source>Two Knights against King</source>
        <translation>Dwa skoczki przeciw królowi</translation>
    </message>
    <message>
        <source>Two Knights against Pawn (Troitzky)</source>
        <translation>Dwa skoczki przeciw pionkowi (Troicki)</translation>
    </message>
    <message>
        <source>Queen against Rook (Philidor)</source>
        <translation>Hetman przeciw wieży (Philidor)</translation>
    </message>
    <message>
        <source>Pawn Endings</source>
        <translation>Końcówki pionkowe</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opozycja</translation>
    </message>
    <message>
        <source>Lost Opposition</source>
        <translation>Utracona opozycja</translation>
    </message>
    <message>
        <source>Square of the Pawn</source>
        <translation>Kwadrat pionka</translation>
    </message>
    <message>
        <source>Réti 1921</source>
        <translation>Réti 1921</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <translation>Triangulacja</translation>
    </message>
    <message>
        <source>Trébuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Przełom</translation>
    </message>
    <message>
        <source>Outside Passed Pawn</source>
        <translation>Oddalony wolny pionek</translation>
    </message>
    <message>
        <source>Corresponding Squares (Lasker – Reichhelm)</source>
        <translation>Pola korespondujące (Lasker – Reichhelm)</translation>
    </message>
    <message>
        <source>Stalemate in Front of the Pawn</source>
        <translation>Pat przed pionkiem</translation>
    </message>
    <message>
        <source>Rook Endings</source>
        <translation>Końcówki wieżowe</translation>
    </message>
    <message>
        <source>Lucena Position</source>
        <translation>Pozycja Luceny</translation>
    </message>
    <message>
        <source>Philidor Position</source>
        <translation>Pozycja Philidora</translation>
    </message>
    <message>
        <source>Vancura Position</source>
        <translation>Pozycja Vančury</translation>
    </message>
    <message>
        <source>Passive Rook against Knight’s Pawn</source>
        <translation>Bierna wieża przeciw pionkowi skoczka</translation>
    </message>
    <message>
        <source>Passive Rook against Bishop’s Pawn</source>
        <translation>Bierna wieża przeciw pionkowi gońca</translation>
    </message>
    <message>
        <source>Saavedra</source>
        <translation>Saavedra</translation>
    </message>
    <message>
        <source>Rook and Bishop against Rook (Philidor)</source>
        <translation>Wieża i goniec przeciw wieży (Philidor)</translation>
    </message>
    <message>
        <source>Draws and Exceptions</source>
        <translation>Remisy i wyjątki</translation>
    </message>
    <message>
        <source>Queen against Centre Pawn</source>
        <translation>Hetman przeciw pionkowi centralnemu</translation>
    </message>
    <message>
        <source>Queen against Bishop’s Pawn</source>
        <translation>Hetman przeciw pionkowi gońca</translation>
    </message>
    <message>
        <source>Queen against Rook’s Pawn</source>
        <translation>Hetman przeciw pionkowi wieży</translation>
    </message>
    <message>
        <source>Wrong Bishop</source>
        <translation>Zły goniec</translation>
    </message>
    <message>
        <source>Rook against Bishop, Safe Corner</source>
        <translation>Wieża przeciw gońcowi, bezpieczny róg</translation>
    </message>
    <message>
        <source>Fortress against the Queen</source>
        <translation>Twierdza przeciw hetmanowi</translation>
    </message>
    <message>
        <source>Stalemate by the Queen</source>
        <translation>Pat hetmanem</translation>
    </message>
    <message>
        <source>Rampant Rook</source>
        <translation>Szalona wieża</translation>
    </message>
    <message>
        <source>Mating Patterns</source>
        <translation>Obrazy matowe</translation>
    </message>
    <message>
        <source>Back-Rank Mate</source>
        <translation>Mat na ostatniej linii</translation>
    </message>
    <message>
        <source>Smothered Mate</source>
        <translation>Mat duszony</translation>
    </message>
    <message>
        <source>Philidor’s Legacy</source>
        <translation>Dziedzictwo Philidora</translation>
    </message>
    <message>
        <source>Anastasia’s Mate</source>
        <translation>Mat Anastazji</translation>
    </message>
    <message>
        <source>Arabian Mate</source>
        <translation>Mat arabski</translation>
    </message>
    <message>
        <source>Boden’s Mate</source>
        <translation>Mat Bodena</translation>
    </message>
    <message>
        <source>Damiano’s Mate</source>
        <translation>Mat Damiano</translation>
    </message>
    <message>
        <source>Épaulette Mate</source>
        <translation>Mat epoletowy</translation>
    </message>
    <message>
        <source>Greco’s Mate</source>
        <translation>Mat Greco</translation>
    </message>
    <message>
        <source>Lolli’s Mate</source>
        <translation>Mat Lollego</translation>
    </message>
    <message>
        <source>Opera Mate</source>
        <translation>Mat operowy</translation>
    </message>
    <message>
        <source>Légal’s Mate</source>
        <translation>Mat Légala</translation>
    </message>
    <message>
        <source>Scholar’s Mate</source>
        <translation>Mat szewski</translation>
    </message>
    <message>
        <source>Fool’s Mate</source>
        <translation>Mat głupca</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Debiuty</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>Partia włoska</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>Partia hiszpańska</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>Partia szkocka</translation>
    </message>
    <message>
        <source>Petroff Defence</source>
        <translation>Obrona rosyjska</translation>
    </message>
    <message>
        <source>King’s Gambit</source>
        <translation>Gambit królewski</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>Obrona sycylijska</translation>
    </message>
    <message>
        <source>Sicilian Defence, Najdorf</source>
        <translation>Obrona sycylijska, Najdorf</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>Obrona francuska</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>Obrona Caro-Kann</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>Obrona skandynawska</translation>
    </message>
    <message>
        <source>Queen’s Gambit</source>
        <translation>Gambit hetmański</translation>
    </message>
    <message>
        <source>Queen’s Gambit Declined</source>
        <translation>Nieprzyjęty gambit hetmański</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>Obrona słowiańska</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>System londyński</translation>
    </message>
    <message>
        <source>King’s Indian Defence</source>
        <translation>Obrona królewsko-indyjska</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>Obrona Nimzowitscha</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>Obrona Grünfelda</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>Partia angielska</translation>
    </message>
</context>
<context>
    <name>record_words</name>
    <message>
        <source>Not FEN: {reason}</source>
        <translation>Nie FEN: {reason}</translation>
    </message>
    <message>
        <source>exact: everything was searched</source>
        <translation>dokładne: przeszukano wszystko</translation>
    </message>
    <message>
        <source>{verdict} (not all searched)</source>
        <translation>{verdict} (nie przeszukano wszystkiego)</translation>
    </message>
    <message>
        <source>only what was searched is certain</source>
        <translation>pewne jest tylko to, co przeszukano</translation>
    </message>
    <message>
        <source>Not finished: the solver failed</source>
        <translation>Nieukończone: błąd programu rozwiązującego</translation>
    </message>
    <message>
        <source>{solutions}, none stated as intended</source>
        <translation>{solutions}, nie podano zamierzonej liczby</translation>
    </message>
    <message>
        <source>Cooked: {solutions}</source>
        <translation>Uboczne rozwiązania: {solutions}</translation>
    </message>
    <message>
        <source>Not finished, so far {solutions}</source>
        <translation>Nieukończone, dotąd {solutions}</translation>
    </message>
    <message>
        <source>Sound, {moves}!</source>
        <translation>Poprawne, {moves}!</translation>
    </message>
    <message>
        <source>Cooked: {moves}</source>
        <translation>Uboczne: {moves}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Brak rozwiązania</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Krótsze: {moves}</translation>
    </message>
    <message>
        <source>Duals, {moves}!</source>
        <translation>Duale, {moves}!</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Nierozwiązywalne</translation>
    </message>
    <message>
        <source>Not finished, so far {moves}</source>
        <translation>Nieukończone, na razie {moves}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nieukończone</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Pozycja początkowa</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Pusta szachownica</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>No kings</source>
        <translation>Brak królów</translation>
    </message>
    <message>
        <source>No white king</source>
        <translation>Brak białego króla</translation>
    </message>
    <message>
        <source>No black king</source>
        <translation>Brak czarnego króla</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
</context>
<context>
    <name>spelling_words</name>
    <message>
        <source>Position as text</source>
        <translation>Pozycja jako tekst</translation>
    </message>
    <message>
        <source>For files and programs</source>
        <translation>Dla plików i programów</translation>
    </message>
    <message>
        <source>For the web</source>
        <translation>Dla stron internetowych</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Do druku</translation>
    </message>
    <message>
        <source>For puzzles</source>
        <translation>Dla zadań</translation>
    </message>
    <message>
        <source>that Black is to move</source>
        <translation>to, że na posunięciu są czarne</translation>
    </message>
    <message>
        <source>the castling rights</source>
        <translation>prawa do roszady</translation>
    </message>
    <message>
        <source>the castling right of an inner rook</source>
        <translation>prawo do roszady wieży wewnętrznej</translation>
    </message>
    <message>
        <source>the en passant square</source>
        <translation>pole bicia w przelocie</translation>
    </message>
    <message>
        <source>the halfmove clock and the fullmove number</source>
        <translation>licznik półruchów i numer posunięcia</translation>
    </message>
    <message>
        <source>that castling is as in Chess960</source>
        <translation>to, że roszada jest jak w Chess960</translation>
    </message>
    <message>
        <source>the remark</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>contradictory operations</source>
        <translation>sprzeczne operacje</translation>
    </message>
    <message>
        <source>the game’s tags</source>
        <translation>tagi partii</translation>
    </message>
    <message>
        <source>the game’s moves</source>
        <translation>posunięcia partii</translation>
    </message>
    <message>
        <source>annotation signs</source>
        <translation>znaki oceny posunięć</translation>
    </message>
    <message>
        <source>the game’s comments</source>
        <translation>komentarze partii</translation>
    </message>
    <message>
        <source>the squares of the pieces</source>
        <translation>pola bierek</translation>
    </message>
    <message>
        <source>the marks</source>
        <translation>znaki na szachownicy</translation>
    </message>
    <message>
        <source>some of the marks</source>
        <translation>część znaków na szachownicy</translation>
    </message>
    <message>
        <source>the braces of the remark, now round brackets</source>
        <translation>nawiasy klamrowe uwagi, teraz okrągłe</translation>
    </message>
    <message>
        <source>the colours of the marks</source>
        <translation>kolory znaków na szachownicy</translation>
    </message>
    <message>
        <source>the fairy pieces</source>
        <translation>bierki baśniowe</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>EPD</source>
        <translation>EPD</translation>
    </message>
    <message>
        <source>PGN</source>
        <translation>PGN</translation>
    </message>
    <message>
        <source>the FEN in the tag {0}</source>
        <translation>FEN z tagu {0}</translation>
    </message>
    <message>
        <source>a FEN in a comment of the game</source>
        <translation>FEN z komentarza partii</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>link</translation>
    </message>
    <message>
        <source>a link to {0}</source>
        <translation>link do {0}</translation>
    </message>
    <message>
        <source>FEN found in HTML</source>
        <translation>FEN znaleziony w HTML</translation>
    </message>
    <message>
        <source>FEN found in {0}</source>
        <translation>FEN znaleziony w {0}</translation>
    </message>
    <message>
        <source>a text diagram</source>
        <translation>diagram tekstowy</translation>
    </message>
    <message>
        <source>a text diagram with {0} piece letters</source>
        <translation>diagram tekstowy (litery bierek: {0})</translation>
    </message>
    <message>
        <source>a wiki diagram</source>
        <translation>diagram wiki</translation>
    </message>
    <message>
        <source>a LaTeX diagram</source>
        <translation>diagram LaTeX</translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation>lista bierek</translation>
    </message>
    <message>
        <source>a list of pieces in {0}</source>
        <translation>lista bierek (język: {0})</translation>
    </message>
    <message>
        <source>Forsyth notation</source>
        <translation>notacja Forsytha</translation>
    </message>
    <message>
        <source>Forsyth notation in {0}</source>
        <translation>notacja Forsytha (język: {0})</translation>
    </message>
    <message>
        <source>input for Popeye</source>
        <translation>dane wejściowe Popeye</translation>
    </message>
    <message>
        <source>entries of Olive</source>
        <translation>elementy zbioru Olive</translation>
    </message>
    <message>
        <source>FEN with letters in place of digits</source>
        <translation>FEN z literami zamiast cyfr</translation>
    </message>
    <message>
        <source>chess server output (style 12)</source>
        <translation>tekst z serwera szachowego (style 12)</translation>
    </message>
    <message>
        <source>Chess960 start position {0}</source>
        <translation>pozycja początkowa Chess960 {0}</translation>
    </message>
    <message>
        <source>FEN with {0} piece letters</source>
        <translation>FEN (litery bierek: {0})</translation>
    </message>
    <message>
        <source>the moves of a game</source>
        <translation>posunięcia partii</translation>
    </message>
    <message>
        <source>moves from the position shown</source>
        <translation>posunięcia od pokazanej pozycji</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>obraz</translation>
    </message>
    <message>
        <source>the moves of a game with {0} piece letters</source>
        <translation>posunięcia partii z literami bierek: {0}</translation>
    </message>
    <message>
        <source>Not read as pieces, but kept as a remark: “{0}”.</source>
        <translation>Nie odczytano jako bierki, ale zachowano jako uwagę: „{0}”.</translation>
    </message>
    <message>
        <source>Always (PGN standard)</source>
        <translation>Zawsze (standard PGN)</translation>
    </message>
    <message>
        <source>When a pawn is in place to capture</source>
        <translation>Gdy pion stoi gotowy do bicia</translation>
    </message>
    <message>
        <source>When the capture is legal</source>
        <translation>Gdy bicie jest legalne</translation>
    </message>
    <message>
        <source>As in the position</source>
        <translation>Tak jak w pozycji</translation>
    </message>
    <message>
        <source>X-FEN: KQkq, inner rooks by file</source>
        <translation>X-FEN: KQkq, wieże wewnętrzne według linii</translation>
    </message>
    <message>
        <source>Shredder-FEN: every rook by file</source>
        <translation>Shredder-FEN: każda wieża według linii</translation>
    </message>
    <message>
        <source>KQkq only</source>
        <translation>Tylko KQkq</translation>
    </message>
    <message>
        <source>Left out: {0}.</source>
        <translation>Pominięto: {0}.</translation>
    </message>
    <message>
        <source>the tag {0}</source>
        <translation>tag {0}</translation>
    </message>
    <message>
        <source>the tags {0}</source>
        <translation>tagi {0}</translation>
    </message>
    <message>
        <source>the operation {0}</source>
        <translation>operacja {0}</translation>
    </message>
    <message>
        <source>the operations {0}</source>
        <translation>operacje {0}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} i {1}</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Odczytano jako: {0}.</translation>
    </message>
</context>
<context>
    <name>spellings</name>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>FEN in brackets</source>
        <translation>FEN w nawiasach</translation>
    </message>
    <message>
        <source>Board in letters</source>
        <translation>Szachownica z liter</translation>
    </message>
    <message>
        <source>Board in figurines</source>
        <translation>Szachownica z figurek</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Lista bierek</translation>
    </message>
    <message>
        <source>EPD</source>
        <translation>EPD</translation>
    </message>
    <message>
        <source>PGN</source>
        <translation>PGN</translation>
    </message>
    <message>
        <source>Link to the lichess editor</source>
        <translation>Link do edytora lichess</translation>
    </message>
    <message>
        <source>Link to the lichess analysis board</source>
        <translation>Link do szachownicy analizy lichess</translation>
    </message>
    <message>
        <source>Link to the chess.com analysis board</source>
        <translation>Link do szachownicy analizy chess.com</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>Forum tag</source>
        <translation>Znacznik forum</translation>
    </message>
    <message>
        <source>Wiki template</source>
        <translation>Szablon wiki</translation>
    </message>
    <message>
        <source>LaTeX, package chessboard</source>
        <translation>LaTeX, pakiet chessboard</translation>
    </message>
    <message>
        <source>LaTeX, package xskak</source>
        <translation>LaTeX, pakiet xskak</translation>
    </message>
    <message>
        <source>LaTeX, package skak</source>
        <translation>LaTeX, pakiet skak</translation>
    </message>
    <message>
        <source>Typst, package board-n-pieces</source>
        <translation>Typst, pakiet board-n-pieces</translation>
    </message>
    <message>
        <source>GBR code</source>
        <translation>Kod GBR</translation>
    </message>
    <message>
        <source>Input for Popeye</source>
        <translation>Dane dla Popeye</translation>
    </message>
    <message>
        <source>Forsyth for Popeye</source>
        <translation>Forsyth dla Popeye</translation>
    </message>
    <message>
        <source>HTML with a drawing (SVG)</source>
        <translation>HTML z rysunkiem (SVG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Rysunek (SVG)</translation>
    </message>
</context>
<context>
    <name>square_menu</name>
    <message>
        <source>&amp;Other Piece…</source>
        <translation>&amp;Inna bierka…</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Puste</translation>
    </message>
    <message>
        <source>Castling right of this rook</source>
        <translation>Prawo do roszady tej wieży</translation>
    </message>
    <message>
        <source>En passant target square</source>
        <translation>Pole bicia w przelocie</translation>
    </message>
    <message>
        <source>&amp;Clear These Squares</source>
        <translation>&amp;Wyczyść te pola</translation>
    </message>
    <message>
        <source>&amp;Swap Their Colours</source>
        <translation>&amp;Zamień ich kolory</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>Odbij &amp;lewo–prawo</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>Odbij &amp;góra–dół</translation>
    </message>
    <message>
        <source>&amp;Fill With</source>
        <translation>Wy&amp;pełnij bierką</translation>
    </message>
</context>
<context>
    <name>tablebase</name>
    <message>
        <source>Tablebase: a draw.</source>
        <translation>Tablice końcówek: remis.</translation>
    </message>
    <message>
        <source>Tablebase: Black wins.</source>
        <translation>Tablice końcówek: czarne wygrywają.</translation>
    </message>
    <message>
        <source>Tablebase: White wins.</source>
        <translation>Tablice końcówek: białe wygrywają.</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>Reguła 50 posunięć może dać remis.</translation>
    </message>
    <message>
        <source>Next capture, pawn move or mate within {distance}.</source>
        <translation>Następne bicie, ruch pionem lub mat w ciągu {distance}.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n posunięcia</numerusform>
            <numerusform>%n posunięć</numerusform>
            <numerusform>%n posunięć</numerusform>
        </translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Cursed win</source>
        <translation>Przeklęta wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Blessed loss</source>
        <translation>Błogosławiona przegrana</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Przegrana</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Zapisać zmiany w „{name}”?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Niezapisane zmiany zostaną utracone.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message>
        <source>Moves that you played are not in the record.</source>
        <translation>Rozegranych posunięć nie ma we wpisie.</translation>
    </message>
    <message>
        <source>Moves that are not kept will be lost.</source>
        <translation>Niezachowane posunięcia przepadną.</translation>
    </message>
    <message>
        <source>Unsaved Moves</source>
        <translation>Niezapisane posunięcia</translation>
    </message>
    <message>
        <source>&amp;Keep and Save</source>
        <translation>Za&amp;chowaj i zapisz</translation>
    </message>
    <message>
        <source>Not Applied</source>
        <translation>Nie zastosowano</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved. Save it there again?</source>
        <translation>„{name}” usunięto lub przeniesiono. Zapisać tam ponownie?</translation>
    </message>
    <message>
        <source>This window may have the only copy.</source>
        <translation>W tym oknie może być jedyna kopia.</translation>
    </message>
    <message>
        <source>File Gone</source>
        <translation>Brak pliku</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Odrzuć</translation>
    </message>
    <message>
        <source>Not applied: {values}</source>
        <translation>Nie zastosowano: {values}</translation>
    </message>
    <message>
        <source>What you typed will be lost.</source>
        <translation>To, co wpisano, zostanie utracone.</translation>
    </message>
</context>
</TS>
