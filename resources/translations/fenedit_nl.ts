<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FenEdit</source>
        <translation>Over FenEdit</translation>
    </message>
    <message>
        <source>Sets up any chess position, legal or not, and writes it as a correct FEN.</source>
        <translation>Stelt elke schaakstelling op, legaal of niet, en schrijft die als correcte FEN.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Vrije software onder de GNU General Public License, versie 3 of later. Zonder enige garantie.</translation>
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
        <translation>Draait op</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Een probleem melden</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>&amp;Logmap openen</translation>
    </message>
    <message>
        <source>Font {name}</source>
        <translation>Lettertype {name}</translation>
    </message>
    <message>
        <source>Piece set {name}</source>
        <translation>Stukkenset {name}</translation>
    </message>
    <message>
        <source>Neural networks</source>
        <translation>Neurale netwerken</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Onderdeel</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
</context>
<context>
    <name>AlgebraicEntry</name>
    <message>
        <source>Place pieces</source>
        <translation>Stukken plaatsen</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <translation>Stukken en hun velden</translation>
    </message>
    <message>
        <source>Place p&amp;ieces</source>
        <translation>S&amp;tukken plaatsen</translation>
    </message>
    <message>
        <source>Clear the &amp;board first</source>
        <translation>Bord eerst &amp;leegmaken</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>Pl&amp;aatsen</translation>
    </message>
    <message>
        <source>Capital letters are White, small letters Black; pawns need no letter.</source>
        <translation>Hoofdletters zijn wit, kleine letters zwart; pionnen hebben geen letter nodig.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces. Press Enter to place them.</source>
        <translation>
            <numerusform>%n stuk. Druk op Enter om het te plaatsen.</numerusform>
            <numerusform>%n stukken. Druk op Enter om ze te plaatsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}. Press Enter to place.</source>
        <translation>{pieces}. Druk op Enter om te plaatsen.</translation>
    </message>
</context>
<context>
    <name>AllPuzzles</name>
    <message>
        <source>Stopped. {summary}</source>
        <translation>Gestopt. {summary}</translation>
    </message>
    <message numerus="yes">
        <source>%n need Popeye, which was not found</source>
        <translation>
            <numerusform>%n heeft Popeye nodig, dat niet gevonden is</numerusform>
            <numerusform>%n hebben Popeye nodig, dat niet gevonden is</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} sound</source>
        <translation>{number} correct</translation>
    </message>
    <message>
        <source>{number} cooked</source>
        <translation>{number} nevenoplosbaar</translation>
    </message>
    <message>
        <source>{number} without a solution</source>
        <translation>{number} zonder oplossing</translation>
    </message>
    <message>
        <source>{number} short</source>
        <translation>{number} met korte oplossing</translation>
    </message>
    <message>
        <source>{number} with duals</source>
        <translation>{number} met duals</translation>
    </message>
    <message>
        <source>{number} not finished</source>
        <translation>{number} niet voltooid</translation>
    </message>
    <message>
        <source>{number} cannot be solved</source>
        <translation>bij {number} oplossen niet mogelijk</translation>
    </message>
    <message>
        <source>{number} failed</source>
        <translation>{number} mislukt</translation>
    </message>
    <message>
        <source>Left out: needs Popeye, which was not found</source>
        <translation>Weggelaten: Popeye is nodig, maar niet gevonden</translation>
    </message>
    <message numerus="yes">
        <source>{number} puzzles: {kinds}</source>
        <translation>
            <numerusform>{number} probleem: {kinds}</numerusform>
            <numerusform>{number} problemen: {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other stipulations, not solved here</source>
        <translation>
            <numerusform>%n met een andere opgave, hier niet opgelost</numerusform>
            <numerusform>%n met andere opgaven, hier niet opgelost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a valid position</source>
        <translation>
            <numerusform>%n zonder geldige stelling</numerusform>
            <numerusform>%n zonder geldige stelling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a stipulation</source>
        <translation>
            <numerusform>%n zonder opgave</numerusform>
            <numerusform>%n zonder opgave</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to solve: no position has a stipulation.</source>
        <translation>Niets op te lossen: geen stelling heeft een opgave.</translation>
    </message>
    <message>
        <source>{number} solved</source>
        <translation>{number} opgelost</translation>
    </message>
    <message>
        <source>{number} with fewer solutions than intended</source>
        <translation>{number} met minder oplossingen dan bedoeld</translation>
    </message>
    <message>
        <source>{found}. Not fully searched: {number}</source>
        <translation>{found}. Niet volledig doorzocht: {number}</translation>
    </message>
    <message>
        <source>Solving puzzles: {number} so far</source>
        <translation>Problemen oplossen: tot nu toe {number}</translation>
    </message>
    <message>
        <source>Stopped: another program changed or removed the file. {summary}</source>
        <translation>Gestopt: een ander programma heeft het bestand gewijzigd of verwijderd. {summary}</translation>
    </message>
    <message>
        <source>Solving failed. See the log. {summary}</source>
        <translation>Het oplossen is mislukt. Zie het logboek. {summary}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dezelfde</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export Moving Picture</source>
        <translation>Bewegende afbeelding exporteren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Afs&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>Save Moving Picture</source>
        <translation>Bewegende afbeelding opslaan</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>De zetten worden getekend…</translation>
    </message>
    <message>
        <source>Moving pictures need Pillow. Install it with: pip install Pillow</source>
        <translation>Bewegende afbeeldingen hebben Pillow nodig. Installeer het met: pip install Pillow</translation>
    </message>
</context>
<context>
    <name>AnimationOptions</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formaat</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Zetten</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seco&amp;nds a move</source>
        <translation>Seconde&amp;n per zet</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Groott&amp;e</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Oriëntatie</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>K&amp;leuren</translation>
    </message>
    <message>
        <source>Pi&amp;eces</source>
        <translation>S&amp;tukken</translation>
    </message>
    <message>
        <source>P&amp;ieces slide</source>
        <translation>St&amp;ukken schuiven</translation>
    </message>
    <message>
        <source>&amp;Highlight the last move</source>
        <translation>Laatste zet &amp;markeren</translation>
    </message>
    <message>
        <source>&amp;Write the moves below the board</source>
        <translation>Zetten onder het bord schri&amp;jven</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Pijlen, cirkels en andere mar&amp;keringen</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>&amp;Herhalen</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>FenEdit was not restarted: unsaved work could not be kept. Save it first.</source>
        <translation>FenEdit is niet opnieuw gestart: niet-opgeslagen werk kon niet worden bewaard. Sla het eerst op.</translation>
    </message>
    <message>
        <source>Looking for unsaved work…</source>
        <translation>Niet-opgeslagen werk zoeken…</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run cannot be read; it is kept in {path}.</source>
        <translation>Niet-opgeslagen werk van een vorige sessie kan niet worden gelezen; het is bewaard in {path}.</translation>
    </message>
</context>
<context>
    <name>BoardController</name>
    <message>
        <source>Drag or click a piece, or type a move. {keys}: one move back. Esc or F5 to stop</source>
        <translation>Sleep een stuk of klik erop, of typ een zet. {keys}: één zet terug. Esc of F5 om te stoppen</translation>
    </message>
    <message>
        <source>Drag pieces onto the board, paste a FEN or a picture, or drop a file here</source>
        <translation>Sleep stukken op het bord, plak een FEN of een afbeelding, of zet een bestand hier neer</translation>
    </message>
    <message>
        <source>{squares}: drag to move, {delete} to clear, right-click for more. Esc to deselect</source>
        <translation>{squares}: sleep om te verplaatsen, {delete} om te wissen, rechtsklik voor meer. Esc om te deselecteren</translation>
    </message>
    <message>
        <source>Drag pieces, Shift+drag to select, right-click a square, or type a FEN on the board</source>
        <translation>Sleep stukken, Shift+slepen om te selecteren, rechtsklik op een veld, of typ een FEN op het bord</translation>
    </message>
    <message>
        <source>Eraser: click or drag to clear squares. Esc to stop</source>
        <translation>Gum: klik of sleep om velden te wissen. Esc om te stoppen</translation>
    </message>
    <message>
        <source>Click or drag to place a {piece}; right-click for the other colour. Esc to stop</source>
        <translation>Klik of sleep om te plaatsen: {piece}; rechtsklik voor de andere kleur. Esc om te stoppen</translation>
    </message>
    <message>
        <source>no position yet</source>
        <translation>nog geen stelling</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Rank {rank} is full: “{key}” was not placed. Type / for the next rank.</source>
        <translation>Rij {rank} is vol: ‘{key}’ is niet geplaatst. Typ / voor de volgende rij.</translation>
    </message>
    <message>
        <source>“{key}” is too many. Squares left on rank {rank}: {left}.</source>
        <translation>‘{key}’ is te veel. Nog vrij op rij {rank}: {left}.</translation>
    </message>
    <message>
        <source>Rank 1 is the last rank.</source>
        <translation>Rij 1 is de laatste rij.</translation>
    </message>
    <message>
        <source>The last square was filled. Typing starts again at a8.</source>
        <translation>Het laatste veld is gevuld. Typen begint weer op a8.</translation>
    </message>
    <message>
        <source>a8 is the first square.</source>
        <translation>a8 is het eerste veld.</translation>
    </message>
    <message>
        <source>{square} is the last square; {backspace} clears it.</source>
        <translation>{square} is het laatste veld; {backspace} wist het.</translation>
    </message>
    <message>
        <source>“{key}” is not a piece. Type KQRBNP or kqrbnp, or 1 to 8 for empty squares.</source>
        <translation>‘{key}’ is geen stuk. Typ KQRBNP of kqrbnp, of 1 t/m 8 voor lege velden.</translation>
    </message>
    <message>
        <source>“{key}” empties squares. Pieces removed: {removed}. Undo brings them back.</source>
        <translation>‘{key}’ maakt velden leeg. Verwijderde stukken: {removed}. Ongedaan maken haalt ze terug.</translation>
    </message>
    <message>
        <source>That was the last square. Press Space to type the side to move and the other fields.</source>
        <translation>Dat was het laatste veld. Druk op de spatiebalk om de kleur aan zet en de andere velden te typen.</translation>
    </message>
    <message>
        <source>Now type side to move, castling rights, en passant square and counters as in FEN, then press Enter.</source>
        <translation>Typ nu kleur aan zet, rokaderechten, en-passantveld en tellers zoals in FEN, en druk dan op Enter.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected w or b as the side to move.</source>
        <translation>‘{key}’ past niet: w of b als kleur aan zet verwacht.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected castling rights such as KQkq, or -.</source>
        <translation>‘{key}’ past niet: rokaderechten zoals KQkq, of - verwacht.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected an en passant square such as e3, or -.</source>
        <translation>‘{key}’ past niet: een en-passantveld zoals e3, of - verwacht.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a number as the halfmove clock.</source>
        <translation>‘{key}’ past niet: een getal als halfzettenteller verwacht.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a fullmove number, or Enter to finish.</source>
        <translation>‘{key}’ past niet: een zetnummer, of Enter om af te sluiten, verwacht.</translation>
    </message>
    <message>
        <source>The fullmove number was the last field. Typing starts again at a8.</source>
        <translation>Het zetnummer was het laatste veld. Typen begint weer op a8.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Voorbeeld van het bord</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Arrow keys move, Shift+arrows select; Enter picks up and drops; letters and digits type a FEN</source>
        <translation>Pijltjestoetsen verplaatsen de cursor, Shift+pijltjestoetsen selecteren; Enter pakt op en zet neer; letters en cijfers typen een FEN</translation>
    </message>
</context>
<context>
    <name>BoardVoice</name>
    <message>
        <source>End of rank {rank}</source>
        <translation>Einde van rij {rank}</translation>
    </message>
    <message>
        <source>{piece} picked up</source>
        <translation>{piece} opgepakt</translation>
    </message>
    <message>
        <source>Mark started on {square}</source>
        <translation>Markering begonnen op {square}</translation>
    </message>
    <message>
        <source>{piece} picked up, can go to {squares}</source>
        <translation>{piece} opgepakt, kan naar {squares}</translation>
    </message>
    <message>
        <source>{square} is empty, nothing to pick up</source>
        <translation>{square} is leeg, niets op te pakken</translation>
    </message>
    <message>
        <source>{square}: no legal move</source>
        <translation>{square}: geen legale zet</translation>
    </message>
    <message>
        <source>doubtful in the picture</source>
        <translation>onzeker in de afbeelding</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces picked up</source>
        <translation>
            <numerusform>%n stuk opgepakt</numerusform>
            <numerusform>%n stukken opgepakt</numerusform>
        </translation>
    </message>
    <message>
        <source>Black at the bottom</source>
        <translation>Zwart onderaan</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Wit onderaan</translation>
    </message>
    <message>
        <source>Position {number} of {count}. {position}</source>
        <translation>Stelling {number} van {count}. {position}</translation>
    </message>
    <message>
        <source>No squares selected</source>
        <translation>Geen velden geselecteerd</translation>
    </message>
    <message>
        <source>{square} selected</source>
        <translation>{square} geselecteerd</translation>
    </message>
    <message numerus="yes">
        <source>%n squares selected, {squares}</source>
        <translation>
            <numerusform>%n veld geselecteerd, {squares}</numerusform>
            <numerusform>%n velden geselecteerd, {squares}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} tot en met {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares changed</source>
        <translation>
            <numerusform>%n veld gewijzigd</numerusform>
            <numerusform>%n velden gewijzigd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CastlingRows</name>
    <message>
        <source>Castling rights</source>
        <translation>Rokaderechten</translation>
    </message>
    <message>
        <source>White castling</source>
        <translation>Rokade wit</translation>
    </message>
    <message>
        <source>Black castling</source>
        <translation>Rokade zwart</translation>
    </message>
    <message>
        <source>{0} ?</source>
        <translation>{0} ?</translation>
    </message>
    <message>
        <source>White kingside</source>
        <translation>Korte rokade wit</translation>
    </message>
    <message>
        <source>Black kingside</source>
        <translation>Korte rokade zwart</translation>
    </message>
    <message>
        <source>White queenside</source>
        <translation>Lange rokade wit</translation>
    </message>
    <message>
        <source>Black queenside</source>
        <translation>Lange rokade zwart</translation>
    </message>
    <message>
        <source>{0}, rook on the {1}-file</source>
        <translation>{0}, toren op de {1}-lijn</translation>
    </message>
    <message>
        <source>Claimed, but king or rook is not on its starting square</source>
        <translation>Vermeld, maar koning of toren staat niet op zijn beginveld</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square. For Chess960, turn on Position › Chess960 Castling.</source>
        <translation>Koning of toren staat niet op zijn beginveld. Zet voor Chess960 Stelling › Chess960-rokade aan.</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square</source>
        <translation>Koning of toren staat niet op zijn beginveld</translation>
    </message>
    <message>
        <source>FEN allows two rights per side</source>
        <translation>FEN staat twee rechten per kleur toe</translation>
    </message>
</context>
<context>
    <name>ChangeBar</name>
    <message>
        <source>The file has changed</source>
        <translation>Het bestand is gewijzigd</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Opnieuw laden</translation>
    </message>
    <message>
        <source>Show the current content of the file</source>
        <translation>De huidige inhoud van het bestand tonen</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation>Opnieuw opslaan</translation>
    </message>
    <message>
        <source>Write the file again</source>
        <translation>Het bestand opnieuw schrijven</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>Choose row by row</source>
        <translation>Per rij kiezen</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Mijn versie behouden</translation>
    </message>
    <message>
        <source>Keep what this window shows</source>
        <translation>Behouden wat dit venster toont</translation>
    </message>
</context>
<context>
    <name>CheckVoice</name>
    <message>
        <source>No problems found</source>
        <translation>Geen fouten gevonden</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}. First: {problem}</source>
        <translation>{count}. Eerste: {problem}</translation>
    </message>
</context>
<context>
    <name>ClipboardController</name>
    <message>
        <source>Copied as typed; the text is not a valid FEN yet.</source>
        <translation>Gekopieerd zoals getypt; de tekst is nog geen geldige FEN.</translation>
    </message>
    <message>
        <source>Copied {fen}</source>
        <translation>{fen} gekopieerd</translation>
    </message>
    <message>
        <source>There is no position to open yet.</source>
        <translation>Er is nog geen stelling om te openen.</translation>
    </message>
    <message>
        <source>Opened in the browser.</source>
        <translation>Geopend in de browser.</translation>
    </message>
    <message>
        <source>No browser was found. Copy As copies the link.</source>
        <translation>Geen browser gevonden. Kopiëren als kopieert de link.</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Item gekopieerd.</translation>
    </message>
    <message>
        <source>Too long to paste ({0} characters). Open it as a file instead.</source>
        <translation>Te lang om te plakken ({0} tekens). Open het als bestand.</translation>
    </message>
    <message>
        <source>The moves continue the position shown.</source>
        <translation>De zetten gaan verder vanuit de getoonde stelling.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Deze stelling staat al op het bord.</translation>
    </message>
    <message>
        <source>Paste Over ({keys}) replaces a position instead.</source>
        <translation>Om te vervangen: Plakken en vervangen ({keys}).</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Stelling {number} vervangen. Ongedaan maken haalt die terug.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Er is geen tekst om te plakken.</translation>
    </message>
    <message>
        <source>This is a GBR code: it gives the pieces, but not their squares.</source>
        <translation>Dit is een GBR-code: die noemt de stukken, maar niet hun velden.</translation>
    </message>
    <message>
        <source>No position found in this text.</source>
        <translation>Geen stelling gevonden in deze tekst.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Er is niets gewijzigd.</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Sorteren op</translation>
    </message>
    <message>
        <source>Positions with problems</source>
        <translation>Stellingen met fouten</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>not saved</source>
        <translation>niet opgeslagen</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>mate in {moves}</source>
        <translation>mat in {moves}</translation>
    </message>
</context>
<context>
    <name>CollectionPanel</name>
    <message>
        <source>Collection</source>
        <translation>Verzameling</translation>
    </message>
    <message>
        <source>Show as rows, lines of text or gallery</source>
        <translation>Als rijen, tekstregels of galerij tonen</translation>
    </message>
    <message>
        <source>Too many positions to change at once ({number}). Select up to {most}.</source>
        <translation>Te veel stellingen om tegelijk te wijzigen ({number}). Selecteer er hooguit {most}.</translation>
    </message>
    <message>
        <source>Nothing was changed: the positions changed in the meantime.</source>
        <translation>Er is niets gewijzigd: de stellingen zijn intussen veranderd.</translation>
    </message>
    <message>
        <source>Positions of the file</source>
        <translation>Stellingen van het bestand</translation>
    </message>
    <message>
        <source>Positions found</source>
        <translation>Gevonden stellingen</translation>
    </message>
    <message>
        <source>Positions of the file, as lines</source>
        <translation>Stellingen van het bestand, als regels</translation>
    </message>
    <message>
        <source>Positions of the file, as a gallery</source>
        <translation>Stellingen van het bestand, als galerij</translation>
    </message>
    <message>
        <source>Positions found, as lines</source>
        <translation>Gevonden stellingen, als regels</translation>
    </message>
    <message>
        <source>You can search for words, pieces, squares, material and more.</source>
        <translation>Je kunt zoeken naar woorden, stukken, velden, materiaal en meer.</translation>
    </message>
    <message>
        <source>Positions found, as a gallery</source>
        <translation>Gevonden stellingen, als galerij</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} van {total}</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Geen stellingen</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {total} selected</source>
        <translation>
            <numerusform>{number} van {total} geselecteerd</numerusform>
            <numerusform>{number} van {total} geselecteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>A file can hold many positions; + adds one.</source>
        <translation>Een bestand kan veel stellingen bevatten; + voegt er een toe.</translation>
    </message>
    <message>
        <source>Deleting positions…</source>
        <translation>Stellingen verwijderen…</translation>
    </message>
    <message>
        <source>Copying positions…</source>
        <translation>Stellingen kopiëren…</translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Stellingen verplaatsen…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Position (FEN)</source>
        <translation>Stelling (FEN)</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Kleur aan zet</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Operation “{name}”</source>
        <translation>Operatie “{name}”</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>The &amp;first move of the solution leads to the position</source>
        <translation>De &amp;eerste zet van de oplossing leidt naar de stelling</translation>
    </message>
    <message>
        <source>What are the columns of “{name}”?</source>
        <translation>Wat zijn de kolommen van “{name}”?</translation>
    </message>
</context>
<context>
    <name>CommandFinder</name>
    <message>
        <source>Find Command</source>
        <translation>Opdracht zoeken</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Typ een deel van de naam van een opdracht</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Geen passende opdrachten.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Deze lijst &amp;wissen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>Start a new document</source>
        <translation>Een nieuw document beginnen</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nieuw &amp;venster</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Open a file of positions</source>
        <translation>Een bestand met stellingen openen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Recente bestanden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save all positions</source>
        <translation>Alle stellingen opslaan</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Export P&amp;icture…</source>
        <translation>Afbeelding &amp;exporteren…</translation>
    </message>
    <message>
        <source>Save the diagram as a picture, such as PNG, SVG or PDF</source>
        <translation>Het diagram opslaan als afbeelding, bijvoorbeeld PNG, SVG of PDF</translation>
    </message>
    <message>
        <source>Export Pict&amp;ures…</source>
        <translation>Afbeeldin&amp;gen exporteren…</translation>
    </message>
    <message>
        <source>S&amp;heet of Diagrams…</source>
        <translation>&amp;Diagramblad…</translation>
    </message>
    <message>
        <source>Pages of diagrams with their solutions, as a PDF or printed</source>
        <translation>Pagina’s met diagrammen en hun oplossingen, als PDF of afgedrukt</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Afdru&amp;kken…</translation>
    </message>
    <message>
        <source>Print the diagram</source>
        <translation>Het diagram afdrukken</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>Venster sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Cu&amp;t Position</source>
        <translation>S&amp;telling knippen</translation>
    </message>
    <message>
        <source>&amp;Copy FEN</source>
        <translation>FEN &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>De stelling als FEN kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;As…</source>
        <translation>Kopiëren &amp;als…</translation>
    </message>
    <message>
        <source>Copy the position in another format, such as a link, a diagram or LaTeX</source>
        <translation>De stelling in een ander formaat kopiëren, zoals een link, een diagram of LaTeX</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Af&amp;beelding kopiëren</translation>
    </message>
    <message>
        <source>Copy the diagram as a picture, and its FEN for text editors</source>
        <translation>Het diagram als afbeelding kopiëren, en de FEN ervan voor teksteditors</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Se&amp;lect All Squares</source>
        <translation>Alle &amp;velden selecteren</translation>
    </message>
    <message>
        <source>Go to FEN &amp;Field</source>
        <translation>Naar &amp;FEN-veld</translation>
    </message>
    <message>
        <source>Piece &amp;Placement</source>
        <translation>&amp;Opstelling van de stukken</translation>
    </message>
    <message>
        <source>&amp;Side to Move</source>
        <translation>&amp;Aan zet</translation>
    </message>
    <message>
        <source>&amp;Castling Rights</source>
        <translation>&amp;Rokaderechten</translation>
    </message>
    <message>
        <source>&amp;En Passant Square</source>
        <translation>&amp;En-passantveld</translation>
    </message>
    <message>
        <source>&amp;Halfmove Clock</source>
        <translation>&amp;Halfzettenteller</translation>
    </message>
    <message>
        <source>&amp;Fullmove Number</source>
        <translation>&amp;Zetnummer</translation>
    </message>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>Voorke&amp;uren…</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stelling</translation>
    </message>
    <message>
        <source>&amp;Encoding…</source>
        <translation>&amp;Codering…</translation>
    </message>
    <message>
        <source>Paste O&amp;ver</source>
        <translation>Plakken en ve&amp;rvangen</translation>
    </message>
    <message>
        <source>Paste a position in place of the one shown</source>
        <translation>Een stelling plakken in plaats van de getoonde</translation>
    </message>
    <message>
        <source>&amp;Start Position</source>
        <translation>&amp;Beginstelling</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>Beginstelling</translation>
    </message>
    <message>
        <source>&amp;Clear Board</source>
        <translation>Bord &amp;leegmaken</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Place &amp;Pieces by Name…</source>
        <translation>Stukken op &amp;naam plaatsen…</translation>
    </message>
    <message>
        <source>Type pieces and squares, such as Ke1 Qd1 a2</source>
        <translation>Typ stukken en velden, zoals Ke1 Qd1 a2</translation>
    </message>
    <message>
        <source>Chess960 Position by &amp;Number…</source>
        <translation>C&amp;hess960-stelling op nummer…</translation>
    </message>
    <message>
        <source>&amp;Random Chess960 Position</source>
        <translation>W&amp;illekeurige Chess960-stelling</translation>
    </message>
    <message>
        <source>Wh&amp;ite to Move</source>
        <translation>&amp;Wit aan zet</translation>
    </message>
    <message>
        <source>&amp;Black to Move</source>
        <translation>&amp;Zwart aan zet</translation>
    </message>
    <message>
        <source>R&amp;otate by 180°</source>
        <translation>180° &amp;draaien</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>Links-rechts s&amp;piegelen</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>B&amp;oven-onder spiegelen</translation>
    </message>
    <message>
        <source>S&amp;wap Colours</source>
        <translation>&amp;Kleuren verwisselen</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>&amp;Verschuiven</translation>
    </message>
    <message>
        <source>Shift &amp;Up</source>
        <translation>&amp;Omhoog verschuiven</translation>
    </message>
    <message>
        <source>Shift &amp;Down</source>
        <translation>Om&amp;laag verschuiven</translation>
    </message>
    <message>
        <source>Shift &amp;Left</source>
        <translation>Naar l&amp;inks verschuiven</translation>
    </message>
    <message>
        <source>Shift R&amp;ight</source>
        <translation>Naar &amp;rechts verschuiven</translation>
    </message>
    <message>
        <source>Clear &amp;Field</source>
        <translation>FEN-veld wiss&amp;en</translation>
    </message>
    <message>
        <source>C&amp;ounters</source>
        <translation>&amp;Tellers</translation>
    </message>
    <message>
        <source>Mar&amp;ks Tool</source>
        <translation>&amp;Tekenen</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels instead of setting up pieces</source>
        <translation>Pijlen, cirkels, gekleurde velden en labels tekenen in plaats van stukken op te stellen</translation>
    </message>
    <message>
        <source>C&amp;lear Marks</source>
        <translation>Markerin&amp;gen wissen</translation>
    </message>
    <message>
        <source>Chess&amp;960 Castling</source>
        <translation>Chess&amp;960-rokade</translation>
    </message>
    <message>
        <source>&amp;Allow Several Kings</source>
        <translation>&amp;Meerdere koningen toestaan</translation>
    </message>
    <message>
        <source>P&amp;uzzle</source>
        <translation>&amp;Probleem</translation>
    </message>
    <message>
        <source>Make legal moves on the board instead of setting up pieces</source>
        <translation>Legale zetten op het bord doen in plaats van stukken op te stellen</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Oplossen</translation>
    </message>
    <message>
        <source>Prove that the puzzle is sound; press again to stop</source>
        <translation>Bewijzen dat het probleem correct is; nogmaals drukken om te stoppen</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>&amp;Alle problemen oplossen</translation>
    </message>
    <message>
        <source>Solution &amp;Tree</source>
        <translation>Oplossings&amp;boom</translation>
    </message>
    <message>
        <source>Puzzle &amp;Data…</source>
        <translation>Probleem&amp;gegevens…</translation>
    </message>
    <message>
        <source>Start or Stop the &amp;Engine</source>
        <translation>&amp;Engine starten of stoppen</translation>
    </message>
    <message>
        <source>&amp;Choose Engine and Popeye…</source>
        <translation>Engine en &amp;Popeye kiezen…</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Verzameling</translation>
    </message>
    <message>
        <source>Open in &amp;Browser</source>
        <translation>Op&amp;enen in browser</translation>
    </message>
    <message>
        <source>P&amp;ositions from Pictures</source>
        <translation>Stellingen uit afbeel&amp;dingen</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Zetten</translation>
    </message>
    <message>
        <source>Set up a ready position, such as a basic mate, an endgame or an opening</source>
        <translation>Een kant-en-klare stelling opzetten, zoals een basismat, een eindspel of een opening</translation>
    </message>
    <message>
        <source>Export &amp;Moving Picture…</source>
        <translation>&amp;Bewegende afbeelding exporteren…</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, WebP or animated PNG</source>
        <translation>De zetten opslaan als GIF, WebP of bewegende PNG</translation>
    </message>
    <message>
        <source>Lichess &amp;Editor</source>
        <translation>Lichess-&amp;editor</translation>
    </message>
    <message>
        <source>Open the position on this page of the site, in the browser</source>
        <translation>De stelling op deze pagina van de site openen, in de browser</translation>
    </message>
    <message>
        <source>Lichess &amp;Analysis Board</source>
        <translation>&amp;Analysebord van Lichess</translation>
    </message>
    <message>
        <source>&amp;Chess.com Analysis Board</source>
        <translation>Analysebord van &amp;Chess.com</translation>
    </message>
    <message>
        <source>Paste positions, as text or as a picture</source>
        <translation>Stellingen plakken, als tekst of als afbeelding</translation>
    </message>
    <message>
        <source>Read from Scr&amp;een…</source>
        <translation>Van &amp;scherm lezen…</translation>
    </message>
    <message>
        <source>Read the position from a part of the screen</source>
        <translation>De stelling van een deel van het scherm lezen</translation>
    </message>
    <message>
        <source>Review &amp;Picture</source>
        <translation>&amp;Afbeelding nakijken</translation>
    </message>
    <message>
        <source>Show or hide the picture from which the position was read</source>
        <translation>De afbeelding waaruit de stelling is gelezen tonen of verbergen</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Square</source>
        <translation>Vol&amp;gend onzeker veld</translation>
    </message>
    <message>
        <source>Go to a square that may have been read wrong</source>
        <translation>Naar een veld gaan dat mogelijk verkeerd gelezen is</translation>
    </message>
    <message>
        <source>Pre&amp;vious Doubtful Square</source>
        <translation>V&amp;orig onzeker veld</translation>
    </message>
    <message>
        <source>&amp;Turn Picture’s Position</source>
        <translation>Stelling uit afbeelding &amp;draaien</translation>
    </message>
    <message>
        <source>Oth&amp;er Piece…</source>
        <translation>&amp;Ander stuk…</translation>
    </message>
    <message>
        <source>Ran&amp;dom Position…</source>
        <translation>Willeke&amp;urige stelling…</translation>
    </message>
    <message>
        <source>Set up a random legal position with given pieces, such as KRPvKR</source>
        <translation>Een willekeurige legale stelling met gegeven stukken opzetten, zoals KRPvKR</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Zetten spelen</translation>
    </message>
    <message>
        <source>To the &amp;Start</source>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>Eén zet &amp;terug</translation>
    </message>
    <message>
        <source>One Move &amp;Forward</source>
        <translation>Eén zet &amp;vooruit</translation>
    </message>
    <message>
        <source>To the &amp;Last Move</source>
        <translation>Naar de &amp;laatste zet</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>V&amp;orige variant</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Vol&amp;gende variant</translation>
    </message>
    <message>
        <source>&amp;New Position from Here</source>
        <translation>&amp;Nieuwe stelling vanaf hier</translation>
    </message>
    <message>
        <source>Add the position shown to the collection, after the game</source>
        <translation>De getoonde stelling aan de verzameling toevoegen, achter de partij</translation>
    </message>
    <message>
        <source>Several Posi&amp;tions from Games…</source>
        <translation>Meerdere &amp;stellingen uit partijen…</translation>
    </message>
    <message>
        <source>Add positions of the game, or of all selected games, after each of them</source>
        <translation>Stellingen van de partij, of van alle geselecteerde partijen, achter elke partij toevoegen</translation>
    </message>
    <message>
        <source>&amp;Keep in Record</source>
        <translation>&amp;In item bewaren</translation>
    </message>
    <message>
        <source>Pro&amp;mote Variation</source>
        <translation>Variant pro&amp;moveren</translation>
    </message>
    <message>
        <source>Move this variation in front of the one before it</source>
        <translation>Deze variant vóór de vorige plaatsen</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>V&amp;erwijderen vanaf hier</translation>
    </message>
    <message>
        <source>Delete this move, and those after it</source>
        <translation>Deze zet en de zetten erna verwijderen</translation>
    </message>
    <message>
        <source>Other Side Ans&amp;wers</source>
        <translation>Tegenstander &amp;antwoordt</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>Zetten &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy as P&amp;GN</source>
        <translation>Als &amp;PGN kopiëren</translation>
    </message>
    <message>
        <source>St&amp;ipulation</source>
        <translation>Opga&amp;ve</translation>
    </message>
    <message>
        <source>Enter what the puzzle asks for: #2, h#3, s#4, or in words</source>
        <translation>Invoeren wat het probleem vraagt: #2, h#3, s#4, of in woorden</translation>
    </message>
    <message>
        <source>Solve every position that has a stipulation</source>
        <translation>Alle stellingen met een opgave oplossen</translation>
    </message>
    <message>
        <source>Co&amp;py Solution</source>
        <translation>Oplo&amp;ssing kopiëren</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>De oplossing als tekst kopiëren</translation>
    </message>
    <message>
        <source>Add Solution to &amp;Record</source>
        <translation>Oplossing in het &amp;item zetten</translation>
    </message>
    <message>
        <source>Write the solution into the record</source>
        <translation>De oplossing in het item schrijven</translation>
    </message>
    <message>
        <source>Add T&amp;win</source>
        <translation>T&amp;weeling toevoegen</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Een tweeling toevoegen die gelijk is aan de getoonde stelling</translation>
    </message>
    <message>
        <source>&amp;Next Twin</source>
        <translation>Volgen&amp;de tweeling</translation>
    </message>
    <message>
        <source>Pre&amp;vious Twin</source>
        <translation>Vo&amp;rige tweeling</translation>
    </message>
    <message>
        <source>Re&amp;move Twin</source>
        <translation>Tweeling verwijdere&amp;n</translation>
    </message>
    <message>
        <source>&amp;Find Tries</source>
        <translation>Ver&amp;leidingen zoeken</translation>
    </message>
    <message>
        <source>Also find first moves that only one defence refutes</source>
        <translation>Ook eerste zetten vinden die maar door één verdediging weerlegd worden</translation>
    </message>
    <message>
        <source>Find Set Pla&amp;y</source>
        <translation>Schi&amp;jnspel zoeken</translation>
    </message>
    <message>
        <source>As&amp;k Popeye</source>
        <translation>Pope&amp;ye raadplegen</translation>
    </message>
    <message>
        <source>Popeye’s Te&amp;xt…</source>
        <translation>Te&amp;kst van Popeye…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Tonen wat Popeye gevraagd wordt en wat het zegt</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>V&amp;orige stelling</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>Vol&amp;gende stelling</translation>
    </message>
    <message>
        <source>Next Proble&amp;m</source>
        <translation>Volgende &amp;fout</translation>
    </message>
    <message>
        <source>Show the next position with a problem</source>
        <translation>De volgende stelling met een fout tonen</translation>
    </message>
    <message>
        <source>Pr&amp;evious Problem</source>
        <translation>Vorig&amp;e fout</translation>
    </message>
    <message>
        <source>S&amp;how Positions with Problems</source>
        <translation>Stellingen &amp;met fouten tonen</translation>
    </message>
    <message>
        <source>Show only positions with problems</source>
        <translation>Alleen stellingen met fouten tonen</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Zoeken…</translation>
    </message>
    <message>
        <source>Find positions in the collection; Esc to go back</source>
        <translation>Stellingen in de verzameling zoeken; Esc om terug te gaan</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Volgende zoe&amp;ken</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Vorige zoeke&amp;n</translation>
    </message>
    <message>
        <source>&amp;Add Position</source>
        <translation>Stelling &amp;toevoegen</translation>
    </message>
    <message>
        <source>Dup&amp;licate Position</source>
        <translation>Stelling &amp;dupliceren</translation>
    </message>
    <message>
        <source>&amp;Delete Position</source>
        <translation>Stelling ve&amp;rwijderen</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Materiaal</translation>
    </message>
    <message>
        <source>&amp;Number of Pieces</source>
        <translation>Aantal &amp;stukken</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>Check Res&amp;ult</source>
        <translation>&amp;Controleresultaat</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;kst</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>A&amp;flopend</translation>
    </message>
    <message>
        <source>&amp;Reverse Order</source>
        <translation>&amp;Volgorde omkeren</translation>
    </message>
    <message>
        <source>Edit &amp;Comment</source>
        <translation>&amp;Commentaar bewerken</translation>
    </message>
    <message>
        <source>Edit the comment before the position in its file</source>
        <translation>Het commentaar vóór de stelling in het bestand bewerken</translation>
    </message>
    <message>
        <source>Selection to New &amp;Window</source>
        <translation>Se&amp;lectie naar nieuw venster</translation>
    </message>
    <message>
        <source>Append &amp;File…</source>
        <translation>&amp;Bestand toevoegen…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Om&amp;hoog verplaatsen</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Omlaag ver&amp;plaatsen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>Sort B&amp;y</source>
        <translation>&amp;Sorteren op</translation>
    </message>
    <message>
        <source>Rename Posi&amp;tion</source>
        <translation>Stell&amp;ing hernoemen</translation>
    </message>
    <message>
        <source>Edit the name of the position in the list</source>
        <translation>De naam van de stelling in de lijst bewerken</translation>
    </message>
    <message>
        <source>&amp;Set for Selected…</source>
        <translation>Gegevens v&amp;an selectie…</translation>
    </message>
    <message>
        <source>Set names, author, stipulation and more for all selected positions</source>
        <translation>Namen, auteur, opgave en meer instellen voor alle geselecteerde stellingen</translation>
    </message>
    <message>
        <source>Replace Names with Num&amp;bers</source>
        <translation>Namen door n&amp;ummers vervangen</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>Bord &amp;omdraaien</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>Go to the &amp;Board</source>
        <translation>Naar het &amp;bord</translation>
    </message>
    <message>
        <source>&amp;Read Aloud</source>
        <translation>Voorle&amp;zen</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>Voorbee&amp;ld openen</translation>
    </message>
    <message>
        <source>New &amp;From…</source>
        <translation>N&amp;ieuw van…</translation>
    </message>
    <message>
        <source>&amp;Famous Positions</source>
        <translation>&amp;Beroemde stellingen</translation>
    </message>
    <message>
        <source>Open a copy of this example, to try things on</source>
        <translation>Een kopie van dit voorbeeld openen, om dingen uit te proberen</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Problemen</translation>
    </message>
    <message>
        <source>&amp;Annotated Game</source>
        <translation>Partij met &amp;commentaar</translation>
    </message>
    <message>
        <source>Read the picture with White on the other side</source>
        <translation>De andere kant van de afbeelding als die van wit beschouwen</translation>
    </message>
    <message>
        <source>Place a fairy piece, by its Popeye code, on the cursor’s square</source>
        <translation>Een sprookjesstuk met de code van Popeye op het veld van de cursor zetten</translation>
    </message>
    <message>
        <source>Write the moves, including those you played, into the record</source>
        <translation>De zetten, met wat er gespeeld is, in het item schrijven</translation>
    </message>
    <message>
        <source>In a solved puzzle, answer each move with the defence that holds out longest</source>
        <translation>In een opgelost probleem krijgt elke zet het antwoord dat het langst standhoudt</translation>
    </message>
    <message>
        <source>Also find the mates that are set if the other side were to move</source>
        <translation>Ook matten vinden die klaarstaan als de andere partij aan zet was</translation>
    </message>
    <message>
        <source>Solve the puzzle with Popeye, even if FenEdit can</source>
        <translation>Het probleem met Popeye oplossen, ook als FenEdit het kan</translation>
    </message>
    <message>
        <source>Whole &amp;Position</source>
        <translation>Hele &amp;stelling</translation>
    </message>
    <message>
        <source>This &amp;Rank</source>
        <translation>Deze &amp;rij</translation>
    </message>
    <message>
        <source>This &amp;File</source>
        <translation>Deze l&amp;ijn</translation>
    </message>
    <message>
        <source>&amp;Attacks on This Square</source>
        <translation>&amp;Aanvallen op dit veld</translation>
    </message>
    <message>
        <source>Position &amp;Check</source>
        <translation>Stelling&amp;controle</translation>
    </message>
    <message>
        <source>&amp;Kings</source>
        <translation>&amp;Koningen</translation>
    </message>
    <message>
        <source>&amp;Queens</source>
        <translation>&amp;Dames</translation>
    </message>
    <message>
        <source>R&amp;ooks</source>
        <translation>&amp;Torens</translation>
    </message>
    <message>
        <source>&amp;Bishops</source>
        <translation>&amp;Lopers</translation>
    </message>
    <message>
        <source>K&amp;nights</source>
        <translation>&amp;Paarden</translation>
    </message>
    <message>
        <source>Pawn&amp;s</source>
        <translation>Pi&amp;onnen</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>Volledig &amp;scherm</translation>
    </message>
    <message>
        <source>Board &amp;Alone</source>
        <translation>Bord &amp;alleen</translation>
    </message>
    <message>
        <source>Show only the board and its FEN; Esc returns</source>
        <translation>Alleen het bord en de FEN tonen; Esc om terug te gaan</translation>
    </message>
    <message>
        <source>List or Gallery by &amp;Width</source>
        <translation>Lijst of galerij naar bree&amp;dte</translation>
    </message>
    <message>
        <source>As &amp;List</source>
        <translation>Als &amp;lijst</translation>
    </message>
    <message>
        <source>As L&amp;ines of Text</source>
        <translation>Als &amp;tekstregels</translation>
    </message>
    <message>
        <source>As &amp;Gallery</source>
        <translation>Als &amp;galerij</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handleiding</translation>
    </message>
    <message>
        <source>&amp;Keys and Commands</source>
        <translation>&amp;Toetsen en opdrachten</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Opdracht zoeken…</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Typ een deel van de naam van een opdracht</translation>
    </message>
    <message>
        <source>Find a Command</source>
        <translation>Opdracht zoeken</translation>
    </message>
    <message>
        <source>&amp;About FenEdit</source>
        <translation>O&amp;ver FenEdit</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Geen recente bestanden</translation>
    </message>
    <message>
        <source>{words} ({keys})</source>
        <translation>{words} ({keys})</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkbalk</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Enter keeps the comment; Shift+Enter begins a new line.</source>
        <translation>Enter bewaart het commentaar; Shift+Enter begint een nieuwe regel.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ. Choose the version of each to keep.</source>
        <translation>
            <numerusform>%n rij verschilt. Kies welke versie je wilt behouden.</numerusform>
            <numerusform>%n rijen verschillen. Kies voor elke rij welke versie je wilt behouden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mine, in this window</source>
        <translation>Mijn versie, in dit venster</translation>
    </message>
    <message>
        <source>Theirs, in the file</source>
        <translation>Andere versie, in het bestand</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Afwijkende rijen</translation>
    </message>
    <message>
        <source>Keep All &amp;Mine</source>
        <translation>Overal &amp;mijn versie</translation>
    </message>
    <message>
        <source>Take All &amp;Theirs</source>
        <translation>Overal a&amp;ndere versie</translation>
    </message>
    <message>
        <source>&amp;Use These</source>
        <translation>&amp;Deze gebruiken</translation>
    </message>
</context>
<context>
    <name>CopyAsDialog</name>
    <message>
        <source>Copy As</source>
        <translation>Kopiëren als</translation>
    </message>
    <message>
        <source>&amp;Black at the bottom</source>
        <translation>&amp;Zwart onderaan</translation>
    </message>
    <message>
        <source>Copy and C&amp;lose</source>
        <translation>Kopiëren en &amp;sluiten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copied as {0}.</source>
        <translation>Gekopieerd als {0}.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>&amp;Open in Browser</source>
        <translation>Op&amp;enen in browser</translation>
    </message>
    <message>
        <source>&amp;En passant square</source>
        <translation>&amp;En-passantveld</translation>
    </message>
    <message>
        <source>C&amp;astling rights</source>
        <translation>&amp;Rokaderechten</translation>
    </message>
    <message>
        <source>&amp;Piece letters</source>
        <translation>S&amp;tukletters</translation>
    </message>
    <message>
        <source>No matching formats.</source>
        <translation>Geen passende formaten.</translation>
    </message>
    <message>
        <source>There is no position to copy yet.</source>
        <translation>Er is nog geen stelling om te kopiëren.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Er wordt niets weggelaten.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>Het FEN-veld bevat geen geldige FEN; dit is de stelling op het bord.</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it, or move it with the arrow keys; with Shift in larger steps</source>
        <translation>Sleep hem, of verplaats hem met de pijltjestoetsen; met Shift in grotere stappen</translation>
    </message>
</context>
<context>
    <name>CornersView</name>
    <message>
        <source>Where is the board?</source>
        <translation>Waar staat het bord?</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Hoek linksboven</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Hoek rechtsboven</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Hoek rechtsonder</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Hoek linksonder</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Dit bord gebruiken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Geen onzekere velden.</translation>
    </message>
    <message>
        <source>Most squares are in doubt: move the corners.</source>
        <translation>De meeste velden zijn onzeker: verplaats de hoeken.</translation>
    </message>
    <message>
        <source>The corners must stay in order around the board.</source>
        <translation>De hoeken moeten in de juiste volgorde rond het bord liggen.</translation>
    </message>
</context>
<context>
    <name>CounterRows</name>
    <message>
        <source>Halfmove clock</source>
        <translation>Halfzettenteller</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Zetnummer</translation>
    </message>
    <message>
        <source>Halfmoves since the last capture or pawn move</source>
        <translation>Halve zetten sinds de laatste slagzet of pionzet</translation>
    </message>
    <message>
        <source>Starts at 1; one more after each move by Black</source>
        <translation>Begint bij 1; één hoger na elke zet van zwart</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>The game is drawn once the halfmove clock reaches 150.</source>
        <translation>De partij is remise zodra de halfzettenteller 150 bereikt.</translation>
    </message>
    <message>
        <source>A draw can be claimed once the halfmove clock reaches 100.</source>
        <translation>Remise kan worden geclaimd zodra de halfzettenteller 100 bereikt.</translation>
    </message>
    <message>
        <source>Fullmove numbers start at 1; the 0 is kept.</source>
        <translation>Zetnummers beginnen bij 1; de 0 is behouden.</translation>
    </message>
    <message>
        <source>Unusually high fullmove number.</source>
        <translation>Ongewoon hoog zetnummer.</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Details are in the log: {path}</source>
        <translation>Details staan in het logboek: {path}</translation>
    </message>
    <message>
        <source>FenEdit</source>
        <translation>FenEdit</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Er is een onverwachte fout opgetreden.</translation>
    </message>
    <message>
        <source>Your work is kept and will be offered again if you restart FenEdit. You can go on, but it is best to save now.</source>
        <translation>Je werk is bewaard en wordt weer aangeboden als je FenEdit opnieuw start. Je kunt doorgaan, maar sla het liefst nu op.</translation>
    </message>
    <message>
        <source>Your work could not be kept for a restart. Save it now, before you go on.</source>
        <translation>Je werk kon niet voor een herstart worden bewaard. Sla het nu op, voordat je doorgaat.</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Set for Selected</source>
        <translation>Gegevens van selectie</translation>
    </message>
    <message numerus="yes">
        <source>Set for %n selected positions:</source>
        <translation>
            <numerusform>Instellen voor %n geselecteerde stelling:</numerusform>
            <numerusform>Instellen voor %n geselecteerde stellingen:</numerusform>
        </translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>In a name, {number} counts the positions and {name} is the current name.</source>
        <translation>In een naam telt {number} de stellingen en is {name} de naam tot nu toe.</translation>
    </message>
    <message>
        <source>Such as #2, h#3 or “White to play and win”</source>
        <translation>Zoals #2, h#3 of ‘Wit speelt en wint’</translation>
    </message>
    <message>
        <source>Set {field}</source>
        <translation>{field} instellen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Ongewijzigd</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>Open %n files, the first one here</source>
        <translation>
            <numerusform>%n bestand openen, hier</numerusform>
            <numerusform>%n bestanden openen, het eerste hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n files in new windows</source>
        <translation>
            <numerusform>%n bestand in een nieuw venster openen</numerusform>
            <numerusform>%n bestanden in nieuwe vensters openen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Hier openen</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>In een nieuw venster openen</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Hier plakken</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>Drag to change the width; double-click for the usual one</source>
        <translation>Sleep om de breedte te wijzigen; dubbelklik voor de gewone breedte</translation>
    </message>
</context>
<context>
    <name>EmptyNote</name>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
</context>
<context>
    <name>EnPassantBox</name>
    <message>
        <source>En passant target square</source>
        <translation>En-passantveld</translation>
    </message>
    <message>
        <source>Not possible in this position.</source>
        <translation>Niet mogelijk in deze stelling.</translation>
    </message>
    <message>
        <source>{0}, not possible</source>
        <translation>{0}, niet mogelijk</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Codering</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as:</source>
        <translation>Regels van ‘{name}’ die geen UTF-8 zijn, worden gelezen als:</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codering</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Opnieuw openen</translation>
    </message>
    <message>
        <source>The whole file is read as UTF-16.</source>
        <translation>Het hele bestand wordt gelezen als UTF-16.</translation>
    </message>
    <message>
        <source>No line was found that is not UTF-8.</source>
        <translation>Er is geen regel gevonden die geen UTF-8 is.</translation>
    </message>
    <message>
        <source>The encoding is detected from the text of the file.</source>
        <translation>De codering wordt afgeleid uit de tekst van het bestand.</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Choose the engine and its limits</source>
        <translation>De engine en de limieten kiezen</translation>
    </message>
    <message>
        <source>Choose engine</source>
        <translation>Engine kiezen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop engine</source>
        <translation>Engine stoppen</translation>
    </message>
    <message>
        <source>Start engine</source>
        <translation>Engine starten</translation>
    </message>
    <message>
        <source>Off. What an engine says is a hint, not a proof.</source>
        <translation>Uit. Wat een engine zegt is een hint, geen bewijs.</translation>
    </message>
    <message>
        <source>No engine chosen. Any UCI engine will do.</source>
        <translation>Geen engine gekozen. Elke UCI-engine voldoet.</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Line {0}: nothing yet</source>
        <translation>Variant {0}: nog niets</translation>
    </message>
</context>
<context>
    <name>EngineView</name>
    <message>
        <source>Asking the engine…</source>
        <translation>Engine raadplegen…</translation>
    </message>
</context>
<context>
    <name>ExportPictureDialog</name>
    <message>
        <source>Export Picture</source>
        <translation>Afbeelding exporteren</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Onderschrift</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
</context>
<context>
    <name>FaultControl</name>
    <message>
        <source>Stopped looking for problems.</source>
        <translation>Gestopt met zoeken naar fouten.</translation>
    </message>
    <message>
        <source>No other position has a problem. {words}</source>
        <translation>Geen andere stelling heeft een fout. {words}</translation>
    </message>
    <message>
        <source>Continued from the beginning. {words}</source>
        <translation>Verder vanaf het begin. {words}</translation>
    </message>
    <message>
        <source>Continued from the end. {words}</source>
        <translation>Verder vanaf het einde. {words}</translation>
    </message>
    <message>
        <source>The quick check found no problems.</source>
        <translation>De snelle controle vond geen fouten.</translation>
    </message>
    <message>
        <source>All {total} positions are playable. Whether they can arise in a game was not checked.</source>
        <translation>Alle {total} stellingen zijn speelbaar. Of ze in een partij kunnen ontstaan, is niet gecontroleerd.</translation>
    </message>
    <message>
        <source>The quick check found no problems in {total} positions.</source>
        <translation>De snelle controle vond geen fouten in {total} stellingen.</translation>
    </message>
    <message>
        <source>Looking for problems: {share} of {total} positions. Esc to stop.</source>
        <translation>Fouten zoeken: {share} van {total} stellingen. Esc om te stoppen.</translation>
    </message>
    <message>
        <source>The search for problems failed. See the log.</source>
        <translation>Het zoeken naar fouten is mislukt. Zie het logboek.</translation>
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
        <translation>Typ of plak een FEN, of stel stukken op het bord op</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the FEN</source>
        <translation>De FEN kopiëren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Een stelling plakken</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Recente stellingen</translation>
    </message>
    <message>
        <source>Moves: press Enter to read them as a game.</source>
        <translation>Zetten: druk op Enter om ze als partij te lezen.</translation>
    </message>
    <message>
        <source>The field is empty. Esc restores the FEN of the board.</source>
        <translation>Het veld is leeg. Esc herstelt de FEN van het bord.</translation>
    </message>
    <message>
        <source>Too long to edit here ({0} characters): the field shows the beginning, and the file keeps everything.</source>
        <translation>Te lang om hier te bewerken ({0} tekens): het veld toont het begin, en het bestand bewaart alles.</translation>
    </message>
    <message>
        <source>Write {0} instead</source>
        <translation>Vervangen door {0}</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>Repareren</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>“{name}” contains NUL characters. They are kept.</source>
        <translation>‘{name}’ bevat NUL-tekens. Ze worden behouden.</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>stellingen</translation>
    </message>
    <message>
        <source>This document is not in a file yet. It will be saved in UTF-8.</source>
        <translation>Dit document staat nog niet in een bestand. Het wordt opgeslagen als UTF-8.</translation>
    </message>
    <message>
        <source>All lines of “{name}” are UTF-8.</source>
        <translation>Alle regels van ‘{name}’ zijn UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” is read as {encoding}.</source>
        <translation>‘{name}’ wordt gelezen als {encoding}.</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as {encoding}. If they look wrong, choose File › Encoding…</source>
        <translation>Regels van ‘{name}’ die geen UTF-8 zijn, worden gelezen als {encoding}. Zien ze er verkeerd uit, kies dan Bestand › Codering…</translation>
    </message>
    <message>
        <source>The moves that you played are not in the file: Moves › Keep in Record adds them. A PGN file can hold all of them.</source>
        <translation>De zetten die je hebt gespeeld staan niet in het bestand: Zetten › In item bewaren voegt ze toe. Een PGN-bestand kan ze allemaal bevatten.</translation>
    </message>
    <message>
        <source>Saving this file was interrupted. Its earlier content is in {copy}.</source>
        <translation>Het opslaan van dit bestand is onderbroken. De eerdere inhoud staat in {copy}.</translation>
    </message>
    <message>
        <source>This is a copy of the example “{name}”. Save it to keep your changes.</source>
        <translation>Dit is een kopie van het voorbeeld ‘{name}’. Sla haar op om je wijzigingen te bewaren.</translation>
    </message>
    <message>
        <source>Not saved: with your moves, game {number} would lose a part of its text. Copy as PGN keeps them.</source>
        <translation>Niet opgeslagen: met jouw zetten zou partij {number} een deel van de tekst verliezen. Als PGN kopiëren neemt jouw zetten wel mee.</translation>
    </message>
    <message>
        <source>Not saved: record {number} cannot hold all moves that you played. Save as PGN.</source>
        <translation>Niet opgeslagen: item {number} heeft geen plaats voor alle zetten die je hebt gespeeld. Sla op als PGN.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but its text may contain some. Copy the text and paste it here to choose how to read it.</source>
        <translation>Geen regel van ‘{name}’ is een stelling, maar de tekst kan er wel bevatten. Kopieer de tekst en plak hem hier om te kiezen hoe hij gelezen wordt.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but positions were found in its text. They are shown as a new document; the file is unchanged.</source>
        <translation>Geen regel van ‘{name}’ is een stelling, maar in de tekst zijn wel stellingen gevonden. Ze worden getoond als nieuw document; het bestand is ongewijzigd.</translation>
    </message>
    <message>
        <source>Not saved. “{name}” is unchanged, and your work is still here.</source>
        <translation>Niet opgeslagen. ‘{name}’ is ongewijzigd, en je werk is hier nog.</translation>
    </message>
    <message>
        <source>Opening “{name}”…</source>
        <translation>‘{name}’ openen…</translation>
    </message>
    <message>
        <source>Reading the puzzles in “{name}”…</source>
        <translation>De problemen in ‘{name}’ lezen…</translation>
    </message>
    <message>
        <source>Saving “{name}”…</source>
        <translation>‘{name}’ opslaan…</translation>
    </message>
    <message>
        <source>Comparing “{name}”…</source>
        <translation>‘{name}’ vergelijken…</translation>
    </message>
    <message>
        <source>Converting “{name}”…</source>
        <translation>‘{name}’ omzetten…</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellingen</translation>
    </message>
    <message>
        <source>FEN, one position per line</source>
        <translation>FEN, één stelling per regel</translation>
    </message>
    <message>
        <source>EPD, positions with operations</source>
        <translation>EPD, stellingen met operaties</translation>
    </message>
    <message>
        <source>PGN, games</source>
        <translation>PGN, partijen</translation>
    </message>
    <message>
        <source>Olive, collection of puzzles</source>
        <translation>Olive, verzameling problemen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Compressed with {name}</source>
        <translation>Gecomprimeerd met {name}</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>CSV, table for spreadsheets</source>
        <translation>CSV, tabel voor rekenbladen</translation>
    </message>
    <message>
        <source>TSV, table with tabs</source>
        <translation>TSV, tabel met tabs</translation>
    </message>
    <message>
        <source>Positions and pictures</source>
        <translation>Stellingen en afbeeldingen</translation>
    </message>
    <message>
        <source>Pictures and PDF</source>
        <translation>Afbeeldingen en PDF</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
</context>
<context>
    <name>FileSentences</name>
    <message>
        <source>Saved.</source>
        <translation>Opgeslagen.</translation>
    </message>
    <message numerus="yes">
        <source>Saved. %n records without a position were written as typed.</source>
        <translation>
            <numerusform>Opgeslagen. %n item zonder stelling is geschreven zoals getypt.</numerusform>
            <numerusform>Opgeslagen. %n items zonder stelling zijn geschreven zoals getypt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be read as comments or blank lines.</source>
        <translation>
            <numerusform>%n ervan wordt als commentaar of lege regel gelezen.</numerusform>
            <numerusform>%n ervan worden als commentaar of lege regels gelezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle in “{name}” can be shown; the file is unchanged.</source>
        <translation>Geen probleem in ‘{name}’ kan worden getoond; het bestand is ongewijzigd.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from “{name}” are shown as a new document; the file is unchanged.</source>
        <translation>
            <numerusform>%n probleem uit ‘{name}’ wordt als nieuw document getoond; het bestand is ongewijzigd.</numerusform>
            <numerusform>%n problemen uit ‘{name}’ worden als nieuw document getoond; het bestand is ongewijzigd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not positions.</source>
        <translation>
            <numerusform>%n ervan is geen stelling.</numerusform>
            <numerusform>%n ervan zijn geen stellingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FENs are incomplete or not understood; their operations “fen” have them.</source>
        <translation>
            <numerusform>%n FEN is onvolledig of niet begrepen; de operatie “fen” bevat hem.</numerusform>
            <numerusform>%n FEN’s zijn onvolledig of niet begrepen; hun operaties “fen” bevatten ze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”.</source>
        <translation>Een kopie is opgeslagen als ‘{name}’.</translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”. The document itself is not saved yet.</source>
        <translation>Een kopie is opgeslagen als ‘{name}’. Het document zelf is nog niet opgeslagen.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find positions</source>
        <translation>Stellingen zoeken</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>In partijen</translation>
    </message>
    <message>
        <source>Find any position of a game, not only the first</source>
        <translation>Elke stelling van een partij zoeken, niet alleen de eerste</translation>
    </message>
    <message>
        <source>Show only matches</source>
        <translation>Alleen resultaten tonen</translation>
    </message>
    <message>
        <source>Examples and similar positions</source>
        <translation>Voorbeelden en verwante stellingen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Sluiten (Esc)</translation>
    </message>
    <message>
        <source>Find {query}</source>
        <translation>{query} zoeken</translation>
    </message>
    <message>
        <source>&amp;Same as This Board</source>
        <translation>&amp;Zelfde als dit bord</translation>
    </message>
    <message>
        <source>&amp;Containing All These Pieces</source>
        <translation>&amp;Met al deze stukken</translation>
    </message>
    <message>
        <source>Also &amp;Mirrored</source>
        <translation>Ook &amp;gespiegeld</translation>
    </message>
    <message>
        <source>Also &amp;Shifted</source>
        <translation>Ook &amp;verschoven</translation>
    </message>
    <message>
        <source>Also with &amp;Colours Swapped</source>
        <translation>Ook met verwisselde &amp;kleuren</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>Voor&amp;beelden</translation>
    </message>
</context>
<context>
    <name>FindControl</name>
    <message>
        <source>No matches.</source>
        <translation>Geen resultaten.</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Verder vanaf het einde.</translation>
    </message>
    <message>
        <source>Continued from the beginning.</source>
        <translation>Verder vanaf het begin.</translation>
    </message>
    <message>
        <source>The search failed; matches found so far are shown. See the log.</source>
        <translation>Het zoeken is mislukt; de resultaten tot nu toe worden getoond. Zie het logboek.</translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{found} van {total}</translation>
    </message>
    <message>
        <source>None of {total}</source>
        <translation>Geen van {total}</translation>
    </message>
    <message>
        <source>{words} · {share}</source>
        <translation>{words} · {share}</translation>
    </message>
    <message>
        <source>None of {total} contains this text. Did you mean “{meaning}”?</source>
        <translation>Geen van {total} bevat deze tekst. Bedoelde je ‘{meaning}’?</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Geen resultaten</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Nog geen resultaten</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>The font “{font}” is not installed; {ours} takes its place.</source>
        <translation>Het lettertype ‘{font}’ is niet geïnstalleerd; {ours} neemt zijn plaats in.</translation>
    </message>
    <message>
        <source>The font “{font}” may not be embedded; {ours} is used instead.</source>
        <translation>Het lettertype ‘{font}’ mag niet worden ingesloten; {ours} neemt zijn plaats in.</translation>
    </message>
    <message>
        <source>Not in the chosen font, so taken from others: {letters}.</source>
        <translation>Niet in het gekozen lettertype en daarom uit een ander: {letters}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Ongedaan maken: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>Op&amp;nieuw: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>Zet &amp;ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo Move</source>
        <translation>Zet op&amp;nieuw spelen</translation>
    </message>
</context>
<context>
    <name>LabelEntry</name>
    <message>
        <source>Label of {square}</source>
        <translation>Label van {square}</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
</context>
<context>
    <name>LossBar</name>
    <message>
        <source>Not everything was read</source>
        <translation>Niet alles is gelezen</translation>
    </message>
    <message>
        <source>Some of “{name}” could not be read. Missing here: {losses}.</source>
        <translation>Een deel van ‘{name}’ kon niet worden gelezen. Dit ontbreekt hier: {losses}.</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>regel {numbers}</numerusform>
            <numerusform>regels {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>EPD operations of %n positions</source>
        <translation>
            <numerusform>EPD-operaties van %n stelling</numerusform>
            <numerusform>EPD-operaties van %n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %n positions, which become comment lines</source>
        <translation>
            <numerusform>de naam van %n stelling, die een commentaarregel wordt</numerusform>
            <numerusform>de namen van %n stellingen, die commentaarregels worden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>marks of %n positions</source>
        <translation>
            <numerusform>markeringen van %n stelling</numerusform>
            <numerusform>markeringen van %n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n games</source>
        <translation>
            <numerusform>tags van %n partij</numerusform>
            <numerusform>tags van %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves of %n games</source>
        <translation>
            <numerusform>zetten van %n partij</numerusform>
            <numerusform>zetten van %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>variations of %n games</source>
        <translation>
            <numerusform>varianten van %n partij</numerusform>
            <numerusform>varianten van %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comments in %n games</source>
        <translation>
            <numerusform>commentaar in %n partij</numerusform>
            <numerusform>commentaar in %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mark of Chess960 of %n positions</source>
        <translation>
            <numerusform>de Chess960-aanduiding van %n stelling</numerusform>
            <numerusform>de Chess960-aanduiding van %n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment lines</source>
        <translation>
            <numerusform>%n commentaarregel</numerusform>
            <numerusform>%n commentaarregels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines</source>
        <translation>
            <numerusform>%n lege regel</numerusform>
            <numerusform>%n lege regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>annotation signs of %n games</source>
        <translation>
            <numerusform>annotatietekens van %n partij</numerusform>
            <numerusform>annotatietekens van %n partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operations of %n positions, which become remarks</source>
        <translation>
            <numerusform>operaties van %n stelling, die een opmerking worden</numerusform>
            <numerusform>operaties van %n stellingen, die opmerkingen worden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>braces in %n remarks, which become round brackets</source>
        <translation>
            <numerusform>accolades in %n opmerking, die ronde haken worden</numerusform>
            <numerusform>accolades in %n opmerkingen, die ronde haken worden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>NUL characters of %n lines</source>
        <translation>
            <numerusform>NUL-tekens van %n regel</numerusform>
            <numerusform>NUL-tekens van %n regels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not valid YAML</source>
        <translation>
            <numerusform>%n element dat geen geldige YAML is</numerusform>
            <numerusform>%n elementen die geen geldige YAML zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with lists nested too deep</source>
        <translation>
            <numerusform>%n element met te diep geneste lijsten</numerusform>
            <numerusform>%n elementen met te diep geneste lijsten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are too large for a puzzle</source>
        <translation>
            <numerusform>%n element dat te groot is voor een probleem</numerusform>
            <numerusform>%n elementen die te groot zijn voor een probleem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that refer to something missing</source>
        <translation>
            <numerusform>%n element dat naar iets ontbrekends verwijst</numerusform>
            <numerusform>%n elementen die naar iets ontbrekends verwijzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with a list as the name of a field</source>
        <translation>
            <numerusform>%n element met een lijst als naam van een veld</numerusform>
            <numerusform>%n elementen met een lijst als naam van een veld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with two pieces on one square</source>
        <translation>
            <numerusform>%n probleem met twee stukken op één veld</numerusform>
            <numerusform>%n problemen met twee stukken op één veld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pieces of %n puzzles, which are not given</source>
        <translation>
            <numerusform>de stukken van %n probleem, die niet vermeld zijn</numerusform>
            <numerusform>de stukken van %n problemen, die niet vermeld zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the meaning of illegal key moves in %n puzzles</source>
        <translation>
            <numerusform>de betekenis van illegale sleutelzetten in %n probleem</numerusform>
            <numerusform>de betekenis van illegale sleutelzetten in %n problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with fairy pieces</source>
        <translation>
            <numerusform>%n probleem met sprookjesstukken</numerusform>
            <numerusform>%n problemen met sprookjesstukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not puzzles</source>
        <translation>
            <numerusform>%n element dat geen probleem is</numerusform>
            <numerusform>%n elementen die geen probleem zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texts beyond 255 characters in %n puzzles</source>
        <translation>
            <numerusform>tekst na de eerste 255 tekens in %n probleem</numerusform>
            <numerusform>tekst na de eerste 255 tekens in %n problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>straight quotation marks in %n puzzles, which become curved</source>
        <translation>
            <numerusform>rechte aanhalingstekens in %n probleem, die gekruld worden</numerusform>
            <numerusform>rechte aanhalingstekens in %n problemen, die gekruld worden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other fields of %n puzzles</source>
        <translation>
            <numerusform>andere velden van %n probleem</numerusform>
            <numerusform>andere velden van %n problemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>castling rights of %n positions</source>
        <translation>
            <numerusform>rokaderechten van %n stelling</numerusform>
            <numerusform>rokaderechten van %n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counters of %n positions</source>
        <translation>
            <numerusform>tellers van %n stelling</numerusform>
            <numerusform>tellers van %n stellingen</numerusform>
        </translation>
    </message>
    <message>
        <source>all columns and rows of the opened file that you did not choose</source>
        <translation>alle kolommen en rijen van het geopende bestand die je niet hebt gekozen</translation>
    </message>
    <message numerus="yes">
        <source>%n records that are not positions</source>
        <translation>
            <numerusform>%n item dat geen stelling is</numerusform>
            <numerusform>%n items die geen stelling zijn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other parts of %n records</source>
        <translation>
            <numerusform>andere delen van %n item</numerusform>
            <numerusform>andere delen van %n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{command}: on</source>
        <translation>{command}: aan</translation>
    </message>
    <message>
        <source>{command}: off</source>
        <translation>{command}: uit</translation>
    </message>
    <message>
        <source>{command}: on. Press Esc to leave.</source>
        <translation>{command}: aan. Druk op Esc om terug te gaan.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Naamloos</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina van de handleiding</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handleiding</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>In de handleiding zoeken</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Not found in the manual.</source>
        <translation>Niet gevonden in de handleiding.</translation>
    </message>
    <message>
        <source>Most pages are in English.</source>
        <translation>De meeste pagina’s zijn in het Engels.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
</context>
<context>
    <name>MarksBar</name>
    <message>
        <source>Marks tool</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Click to draw a circle, drag to draw an arrow</source>
        <translation>Klik om een cirkel te tekenen, sleep om een pijl te tekenen</translation>
    </message>
    <message>
        <source>Click to highlight a square</source>
        <translation>Klik om een veld te kleuren</translation>
    </message>
    <message>
        <source>Click to label a square</source>
        <translation>Klik om een label op een veld te zetten</translation>
    </message>
    <message>
        <source>Another colour (5). Click it again to choose which</source>
        <translation>Een andere kleur (5). Klik nog eens om haar te kiezen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Remove all marks of this position</source>
        <translation>Alle markeringen van deze stelling verwijderen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Leave the Marks tool (Esc)</source>
        <translation>Tekenen beëindigen (Esc)</translation>
    </message>
    <message>
        <source>Colour of Marks</source>
        <translation>Kleur van tekens</translation>
    </message>
</context>
<context>
    <name>MarksButton</name>
    <message>
        <source>Marks</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels</source>
        <translation>Pijlen, cirkels, gekleurde velden en labels tekenen</translation>
    </message>
</context>
<context>
    <name>MarksController</name>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Markeringen</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Cirkel</translation>
    </message>
    <message>
        <source>&amp;Highlight</source>
        <translation>&amp;Veldkleur</translation>
    </message>
    <message>
        <source>&amp;Label…</source>
        <translation>&amp;Label…</translation>
    </message>
    <message>
        <source>Clear &amp;Marks Here</source>
        <translation>Markeringen hier &amp;wissen</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click for a circle; 1–5: colour. Esc to stop</source>
        <translation>Tekenen: sleep voor een pijl, klik voor een cirkel; 1–5: kleur. Esc om te stoppen</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to highlight; 1–5: colour. Esc to stop</source>
        <translation>Tekenen: sleep voor een pijl, klik om een veld te kleuren; 1–5: kleur. Esc om te stoppen</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to label; 1–5: colour. Esc to stop</source>
        <translation>Tekenen: sleep voor een pijl, klik voor een label; 1–5: kleur. Esc om te stoppen</translation>
    </message>
</context>
<context>
    <name>MaterialDialog</name>
    <message>
        <source>Random Position</source>
        <translation>Willekeurige stelling</translation>
    </message>
    <message>
        <source>Such as KRPvKR</source>
        <translation>Zoals KRPvKR</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Een van beide</translation>
    </message>
    <message>
        <source>The same number gives the same position again</source>
        <translation>Hetzelfde nummer geeft weer dezelfde stelling</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Materiaal</translation>
    </message>
    <message>
        <source>&amp;Side to move</source>
        <translation>&amp;Aan zet</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <source>S&amp;et Up</source>
        <translation>&amp;Opzetten</translation>
    </message>
    <message>
        <source>Expected two armies, such as KRPvKR: White’s, v, and Black’s.</source>
        <translation>Twee legers verwacht, zoals KRPvKR: dat van Wit, v, en dat van Zwart.</translation>
    </message>
    <message>
        <source>No legal position was found. Try another number or fewer pieces.</source>
        <translation>Geen legale stelling gevonden. Probeer een ander nummer of minder stukken.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
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
        <translation>Breedte in millimeters</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Nf3, 20</source>
        <translation>Pf3, 20</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Typ een zet</translation>
    </message>
    <message>
        <source>Type moves such as Nf3 or g1f3, or 20 or 20b to go to move 20; press Enter</source>
        <translation>Typ zetten zoals Nf3 of g1f3, of 20 of 20b om naar zet 20 te gaan; druk op Enter</translation>
    </message>
</context>
<context>
    <name>MovesBar</name>
    <message>
        <source>More for these moves</source>
        <translation>Meer voor deze zetten</translation>
    </message>
    <message>
        <source>Moves of a game, moves that you play, and solutions appear here.</source>
        <translation>Hier verschijnen zetten van een partij, zetten die je speelt en oplossingen.</translation>
    </message>
</context>
<context>
    <name>MovesController</name>
    <message>
        <source>No moves can be played. {0}</source>
        <translation>Er kunnen geen zetten worden gespeeld. {0}</translation>
    </message>
    <message>
        <source>Moves played in a twin are not kept: the record holds those of the diagram.</source>
        <translation>In een tweeling gespeelde zetten worden niet bewaard: het item heeft die van het diagram.</translation>
    </message>
    <message>
        <source>Taking positions…</source>
        <translation>Stellingen uit partijen halen…</translation>
    </message>
    <message>
        <source>The record keeps one line. To keep variations, save as PGN and keep the moves again.</source>
        <translation>Het item bewaart één variant. Sla op als PGN en bewaar de zetten opnieuw om varianten te behouden.</translation>
    </message>
    <message>
        <source>The moves are in the record now.</source>
        <translation>De zetten staan nu in het item.</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Ongedaan gemaakt: {step}.</translation>
    </message>
    <message>
        <source>Redone: {step}.</source>
        <translation>Opnieuw uitgevoerd: {step}.</translation>
    </message>
    <message>
        <source>The record cannot hold these moves.</source>
        <translation>Het item heeft geen plaats voor deze zetten.</translation>
    </message>
    <message>
        <source>The moves of this record were not read to the end, so they were left unchanged.</source>
        <translation>De zetten van dit item zijn niet tot het einde gelezen, dus blijven ze zoals ze zijn.</translation>
    </message>
    <message>
        <source>“{text}” in the game would be lost, so it was left unchanged. Copy as PGN keeps your moves.</source>
        <translation>‘{text}’ in de partij zou verloren gaan, dus blijft de partij zoals ze is. Als PGN kopiëren neemt jouw zetten wel mee.</translation>
    </message>
    <message>
        <source>Copied the moves.</source>
        <translation>De zetten zijn gekopieerd.</translation>
    </message>
    <message>
        <source>These are more than {most} moves, too many to copy. Copy Moves takes the line shown.</source>
        <translation>Dit zijn meer dan {most} zetten, te veel om te kopiëren. Zetten kopiëren neemt alleen de getoonde variant.</translation>
    </message>
    <message>
        <source>Copied as PGN.</source>
        <translation>Gekopieerd als PGN.</translation>
    </message>
    <message>
        <source>Playing moves. {0}</source>
        <translation>Zetten spelen. {0}</translation>
    </message>
    <message>
        <source>Play ended</source>
        <translation>Spelen beëindigd</translation>
    </message>
    <message>
        <source>There is no move {place} here.</source>
        <translation>Hier is geen zet {place}.</translation>
    </message>
    <message>
        <source>Not in the solution.</source>
        <translation>Staat niet in de oplossing.</translation>
    </message>
</context>
<context>
    <name>MovesSection</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>New Position</source>
        <translation>Nieuwe stelling</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>De oplossing tonen</translation>
    </message>
    <message>
        <source>Show the moves of the record</source>
        <translation>De zetten van het item tonen</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Klok: {time}</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alles uitvouwen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles samenvouwen</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>Name of the position</source>
        <translation>Naam van de stelling</translation>
    </message>
</context>
<context>
    <name>NewFromDialog</name>
    <message>
        <source>New From</source>
        <translation>Nieuw uit</translation>
    </message>
    <message>
        <source>Type to filter, such as rook, mate or opening</source>
        <translation>Typ om te filteren, zoals toren, mat of opening</translation>
    </message>
    <message>
        <source>Filter the positions</source>
        <translation>De stellingen filteren</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellingen</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>Your own FEN, EPD and PGN files are listed, too, if they are in this folder.</source>
        <translation>Ook je eigen FEN-, EPD- en PGN-bestanden staan hier, als ze in deze map staan.</translation>
    </message>
    <message>
        <source>These could not be read: {files}.</source>
        <translation>Deze konden niet worden gelezen: {files}.</translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>&amp;Map openen</translation>
    </message>
    <message>
        <source>&amp;Set Up</source>
        <translation>&amp;Opzetten</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Deze melding sluiten</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n puzzles take too long, or cannot be solved.</source>
        <translation>
            <numerusform>%n probleem duurt te lang, of oplossen is niet mogelijk.</numerusform>
            <numerusform>%n problemen duren te lang, of oplossen is niet mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records without a position were left out: no. {numbers}.</source>
        <translation>
            <numerusform>%n item zonder stelling is weggelaten: nr. {numbers}.</numerusform>
            <numerusform>%n items zonder stelling zijn weggelaten: nr. {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole games were left out: no. {numbers}. Moves › New Position from Here makes positions from games.</source>
        <translation>
            <numerusform>%n hele partij is weggelaten: nr. {numbers}. Zetten › Nieuwe stelling vanaf hier haalt stellingen uit partijen.</numerusform>
            <numerusform>%n hele partijen zijn weggelaten: nr. {numbers}. Zetten › Nieuwe stelling vanaf hier haalt stellingen uit partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagina’s</numerusform>
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
        <translation>Nieuwe operatie</translation>
    </message>
    <message>
        <source>Operation, such as Name</source>
        <translation>Operatie, bijvoorbeeld Naam</translation>
    </message>
</context>
<context>
    <name>OperationsCard</name>
    <message>
        <source>Delete</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Delete the selected operation</source>
        <translation>De geselecteerde operatie verwijderen</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Nieuw…</translation>
    </message>
    <message>
        <source>Add an operation</source>
        <translation>Een operatie toevoegen</translation>
    </message>
    <message>
        <source>Tags of the game</source>
        <translation>Tags van de partij</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaties</translation>
    </message>
    <message>
        <source>Too many to list here; all are kept.</source>
        <translation>Te veel om hier te tonen; alle worden behouden.</translation>
    </message>
    <message>
        <source>No tags</source>
        <translation>Geen tags</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Geen operaties</translation>
    </message>
    <message>
        <source>Read-only here: Puzzle Data… changes names, source and the like.</source>
        <translation>Hier alleen-lezen: Gegevens… van het probleem wijzigt namen, bron en dergelijke.</translation>
    </message>
    <message>
        <source>No operations. They add a name, the best move or a remark.</source>
        <translation>Geen operaties. Ze voegen een naam, de beste zet of een opmerking toe.</translation>
    </message>
    <message>
        <source>Set by the counters; change it there.</source>
        <translation>Volgt uit de tellers; wijzig het daar.</translation>
    </message>
</context>
<context>
    <name>OperationsModel</name>
    <message>
        <source>Operation</source>
        <translation>Operatie</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>{text}. Not applied: {reason}</source>
        <translation>{text}. Niet toegepast: {reason}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Drag names, or press {up} and {down}, to change their order</source>
        <translation>Sleep de namen of druk op {up} en {down} om hun volgorde te wijzigen</translation>
    </message>
</context>
<context>
    <name>OtherPieceDialog</name>
    <message>
        <source>Other Piece</source>
        <translation>Ander stuk</translation>
    </message>
    <message>
        <source>Popeye’s code, or the name in English</source>
        <translation>Code van Popeye, of de Engelse naam</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutraal</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>&amp;Piece</source>
        <translation>&amp;Stuk</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Kleur</translation>
    </message>
    <message>
        <source>&amp;Attribute</source>
        <translation>&amp;Eigenschap</translation>
    </message>
    <message>
        <source>Popeye knows no piece of this code or name.</source>
        <translation>Popeye kent geen stuk met deze code of naam.</translation>
    </message>
</context>
<context>
    <name>OutsideChanges</name>
    <message>
        <source>Comparing…</source>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>Moves that you played were in records that are gone. Undo brings records and moves back.</source>
        <translation>Zetten die je hebt gespeeld, stonden bij items die er niet meer zijn. Ongedaan maken haalt beide terug.</translation>
    </message>
</context>
<context>
    <name>OwnBoardDialog</name>
    <message>
        <source>Board Colours</source>
        <translation>Bordkleuren</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Light squares</source>
        <translation>&amp;Lichte velden</translation>
    </message>
    <message>
        <source>&amp;Dark squares</source>
        <translation>&amp;Donkere velden</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Kad&amp;er</translation>
    </message>
    <message>
        <source>&amp;Rings and signs</source>
        <translation>&amp;Ringen en symbolen</translation>
    </message>
    <message>
        <source>Last &amp;move</source>
        <translation>La&amp;atste zet</translation>
    </message>
    <message>
        <source>Open the F&amp;older</source>
        <translation>&amp;Map openen</translation>
    </message>
    <message>
        <source>Each board is a file there that you can share.</source>
        <translation>Elk bord is daar een bestand dat je kunt delen.</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>“{name}” will be replaced.</source>
        <translation>‘{name}’ wordt vervangen.</translation>
    </message>
    <message>
        <source>Hard to see: {what}.</source>
        <translation>Moeilijk te zien: {what}.</translation>
    </message>
    <message>
        <source>light beside dark squares</source>
        <translation>lichte naast donkere velden</translation>
    </message>
    <message>
        <source>black pieces on light squares</source>
        <translation>zwarte stukken op lichte velden</translation>
    </message>
    <message>
        <source>black pieces on dark squares</source>
        <translation>zwarte stukken op donkere velden</translation>
    </message>
    <message>
        <source>coordinates on light squares</source>
        <translation>coördinaten op lichte velden</translation>
    </message>
    <message>
        <source>coordinates on dark squares</source>
        <translation>coördinaten op donkere velden</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}.</source>
        <translation>‘{name}’ kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted: {reason}.</source>
        <translation>‘{name}’ kan niet worden verwijderd: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureHandle</name>
    <message>
        <source>Drag the diagram into another program, or click to copy it</source>
        <translation>Sleep het diagram naar een ander programma, of klik om het te kopiëren</translation>
    </message>
    <message>
        <source>Picture of the diagram</source>
        <translation>Afbeelding van het diagram</translation>
    </message>
</context>
<context>
    <name>PictureNumbers</name>
    <message numerus="yes">
        <source>%n pictures saved.</source>
        <translation>
            <numerusform>%n afbeelding opgeslagen.</numerusform>
            <numerusform>%n afbeeldingen opgeslagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of these names are in the folder.</source>
        <translation>
            <numerusform>In de map staat al %n bestand met deze naam.</numerusform>
            <numerusform>In de map staan al %n bestanden met deze namen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be saved, the first is “{name}”: {why}</source>
        <translation>
            <numerusform>%n afbeelding kon niet worden opgeslagen, ‘{name}’: {why}</numerusform>
            <numerusform>%n afbeeldingen konden niet worden opgeslagen, de eerste is ‘{name}’: {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Oriëntatie</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>&amp;Coördinaten</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>K&amp;leuren</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>Achter&amp;grond</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>S&amp;tukken</translation>
    </message>
    <message>
        <source>Fo&amp;nt</source>
        <translation>Lettert&amp;ype</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Ka&amp;der</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Marge</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Laatste zet</translation>
    </message>
    <message>
        <source>Highlight the move that led to the position</source>
        <translation>De zet markeren die tot de stelling leidde</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Tonen wie aan &amp;zet is</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Pijlen, cirkels en andere ma&amp;rkeringen</translation>
    </message>
    <message>
        <source>Cap&amp;tion</source>
        <translation>Onderschr&amp;ift</translation>
    </message>
    <message>
        <source>{0} mm</source>
        <translation>{0} mm</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>How many pixels are printed per inch</source>
        <translation>Hoeveel pixels er per inch worden afgedrukt</translation>
    </message>
    <message>
        <source>@&amp;2x</source>
        <translation>@&amp;2x</translation>
    </message>
    <message>
        <source>Twice the pixels, for high-resolution screens</source>
        <translation>Tweemaal zoveel pixels, voor schermen met hoge resolutie</translation>
    </message>
    <message>
        <source>{0} dpi</source>
        <translation>{0} dpi</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punten per inch</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Groott&amp;e</translation>
    </message>
    <message>
        <source>{0} pixels</source>
        <translation>{0} pixels</translation>
    </message>
    <message>
        <source>Background of the Picture</source>
        <translation>Achtergrond van de afbeelding</translation>
    </message>
</context>
<context>
    <name>PicturePresets</name>
    <message>
        <source>Book (print)</source>
        <translation>Boek (druk)</translation>
    </message>
    <message>
        <source>Blog</source>
        <translation>Blog</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Werkblad</translation>
    </message>
    <message>
        <source>Transparent 2048</source>
        <translation>Transparant 2048</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>Voorbeeld van de afbeelding</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Sleep de afbeelding naar een ander programma</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Position from the picture “{name}”.</source>
        <translation>Stelling uit de afbeelding ‘{name}’.</translation>
    </message>
    <message>
        <source>Positions from “{name}”.</source>
        <translation>Stellingen uit ‘{name}’.</translation>
    </message>
    <message>
        <source>Drawing {pixels} × {pixels} pixels…</source>
        <translation>{pixels} × {pixels} pixels tekenen…</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, pixels</translation>
    </message>
    <message>
        <source>Pixels, for the web, chats and word processors</source>
        <translation>Pixels, voor het web, chats en tekstverwerkers</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vectoren</translation>
    </message>
    <message>
        <source>Vectors, for web pages and drawing programs</source>
        <translation>Vectoren, voor webpagina’s en tekenprogramma’s</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vectoren</translation>
    </message>
    <message>
        <source>Vectors, for print and typesetting</source>
        <translation>Vectoren, voor drukwerk en zetwerk</translation>
    </message>
    <message>
        <source>This format shows these pieces without shading.</source>
        <translation>Dit formaat toont deze stukken zonder schaduw.</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Zoals op het bord</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Wit onder</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Zwart onder</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Kleur aan zet onder</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Op de velden</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Naast het bord</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Fine line</source>
        <translation>Dunne lijn</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Lijn</translation>
    </message>
    <message>
        <source>Heavy line</source>
        <translation>Dikke lijn</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Smal</translation>
    </message>
    <message>
        <source>A quarter square</source>
        <translation>Een kwart veld</translation>
    </message>
    <message>
        <source>Half a square</source>
        <translation>Een half veld</translation>
    </message>
    <message>
        <source>A whole square</source>
        <translation>Een heel veld</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparant</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Kleur…</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>De hele variant</translation>
    </message>
    <message>
        <source>From the move shown</source>
        <translation>Vanaf de getoonde zet</translation>
    </message>
    <message>
        <source>Up to the move shown</source>
        <translation>Tot en met de getoonde zet</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>Bewegende PNG</translation>
    </message>
    <message>
        <source>There are no moves to show. Open a game or a solution in Moves, or play moves with the Play tool.</source>
        <translation>Er zijn geen zetten om te tonen. Open een partij of oplossing in Zetten, of speel zetten met Spelen.</translation>
    </message>
    <message>
        <source>{positions} positions, {seconds} s</source>
        <translation>{positions} stellingen, {seconds} s</translation>
    </message>
    <message>
        <source>Picture copied, as PNG and SVG, with {fen} as text</source>
        <translation>Afbeelding gekopieerd, als PNG en SVG, met {fen} als tekst</translation>
    </message>
    <message>
        <source>Picture copied at {pixels} pixels, the limit for copying. Save it for the full size</source>
        <translation>Afbeelding gekopieerd met {pixels} pixels, de grens voor kopiëren. Sla op voor de volle grootte</translation>
    </message>
    <message>
        <source>Picture dragged at {pixels} pixels, the limit for dragging. Save it for the full size</source>
        <translation>Afbeelding gesleept met {pixels} pixels, de grens voor slepen. Sla op voor de volle grootte</translation>
    </message>
    <message>
        <source>Not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation>Niet genoeg geheugen voor een afbeelding van deze grootte. Kies een kleinere.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Opgeslagen als ‘{name}’.</translation>
    </message>
    <message>
        <source>There is no position to draw yet.</source>
        <translation>Er is nog geen stelling om te tekenen.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>Het FEN-veld bevat geen geldige FEN; dit is de stelling op het bord.</translation>
    </message>
    <message>
        <source>Vectors; the page is {width} × {height} mm.</source>
        <translation>Vectoren; de pagina is {width} × {height} mm.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, printed {mm} mm wide.</source>
        <translation>{width} × {height} pixels, afgedrukt {mm} mm breed.</translation>
    </message>
    <message>
        <source>Vectors; {width} × {height} pixels unless scaled.</source>
        <translation>Vectoren; {width} × {height} pixels als er niet geschaald wordt.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Naam van de stelling</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Not saved. Pictures can be saved as {formats} or {last}, not as “{suffix}”. Choose a name with one of these endings.</source>
        <translation>Niet opgeslagen. Afbeeldingen kunnen worden opgeslagen als {formats} of {last}, niet als ‘{suffix}’. Kies een naam met een van deze extensies.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>Export Pictures</source>
        <translation>Afbeeldingen exporteren</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellingen</translation>
    </message>
    <message>
        <source>Files are named by</source>
        <translation>Bestanden worden genoemd naar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
    <message>
        <source>Progress of the pictures</source>
        <translation>Voortgang van de afbeeldingen</translation>
    </message>
    <message>
        <source>Save the Pictures in This Folder</source>
        <translation>Afbeeldingen in deze map opslaan</translation>
    </message>
    <message>
        <source>Looking for names…</source>
        <translation>Namen zoeken…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Stelli&amp;ngen</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>Bestandsn&amp;aam</translation>
    </message>
    <message>
        <source>The first one: “{name}”</source>
        <translation>De eerste: ‘{name}’</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Geannuleerd; er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Replacing overwrites them.</source>
        <translation>Bij vervangen gaat de huidige inhoud verloren.</translation>
    </message>
    <message>
        <source>Replace Files</source>
        <translation>Bestanden vervangen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
    <message>
        <source>Picture {number} of {total}</source>
        <translation>Afbeelding {number} van {total}</translation>
    </message>
</context>
<context>
    <name>PieceSetRow</name>
    <message>
        <source>Add a Set…</source>
        <translation>Set toevoegen…</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Niet toegevoegd: {reason}</translation>
    </message>
    <message>
        <source>{set}: {reason}</source>
        <translation>{set}: {reason}</translation>
    </message>
    <message>
        <source>Add a Folder with Twelve Drawings</source>
        <translation>Een map met twaalf tekeningen toevoegen</translation>
    </message>
</context>
<context>
    <name>PieceTray</name>
    <message>
        <source>White pieces</source>
        <translation>Witte stukken</translation>
    </message>
    <message>
        <source>Black pieces</source>
        <translation>Zwarte stukken</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Some preferences could not be read and were reset. The original settings file was kept as {path}.</source>
        <translation>Sommige voorkeuren konden niet worden gelezen en hebben hun standaardwaarde gekregen. Het instellingenbestand zoals het was, is bewaard als {path}.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the next start: save often.</source>
        <translation>Niet-opgeslagen werk kan niet voor de volgende start worden bewaard: sla vaak op.</translation>
    </message>
    <message>
        <source>Preferences and recent files cannot be saved.</source>
        <translation>Voorkeuren en recente bestanden kunnen niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Errors cannot be logged.</source>
        <translation>Er kan geen foutenlogboek worden bijgehouden.</translation>
    </message>
    <message>
        <source>FenEdit cannot write to these folders: {folders}</source>
        <translation>FenEdit kan niet schrijven in deze mappen: {folders}</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Make legal moves on the board</source>
        <translation>Legale zetten op het bord doen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n positions read as {0}.</source>
        <translation>
            <numerusform>%n stelling gelezen als {0}.</numerusform>
            <numerusform>%n stellingen gelezen als {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n operatie</numerusform>
            <numerusform>%n operaties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n stelling</numerusform>
            <numerusform>%n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n pieces</source>
        <translation>
            <numerusform>%n stuk wissen</numerusform>
            <numerusform>%n stukken wissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces</source>
        <translation>
            <numerusform>%n stuk verplaatsen</numerusform>
            <numerusform>%n stukken verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pieces</source>
        <translation>
            <numerusform>%n stuk kopiëren</numerusform>
            <numerusform>%n stukken kopiëren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n pieces</source>
        <translation>
            <numerusform>Kleur van %n stuk verwisselen</numerusform>
            <numerusform>Kleuren van %n stukken verwisselen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n pieces</source>
        <translation>
            <numerusform>%n stuk plaatsen</numerusform>
            <numerusform>%n stukken plaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type %n squares on the board</source>
        <translation>
            <numerusform>%n veld op het bord typen</numerusform>
            <numerusform>%n velden op het bord typen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n positions</source>
        <translation>
            <numerusform>%n stelling plakken</numerusform>
            <numerusform>%n stellingen plakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %n positions from pictures</source>
        <translation>
            <numerusform>%n stelling uit afbeeldingen lezen</numerusform>
            <numerusform>%n stellingen uit afbeeldingen lezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n positions</source>
        <translation>
            <numerusform>%n stelling dupliceren</numerusform>
            <numerusform>%n stellingen dupliceren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n positions from games</source>
        <translation>
            <numerusform>%n stelling uit partijen halen</numerusform>
            <numerusform>%n stellingen uit partijen halen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n positions</source>
        <translation>
            <numerusform>%n stelling verwijderen</numerusform>
            <numerusform>%n stellingen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n positions</source>
        <translation>
            <numerusform>%n stelling knippen</numerusform>
            <numerusform>%n stellingen knippen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions</source>
        <translation>
            <numerusform>%n stelling verplaatsen</numerusform>
            <numerusform>%n stellingen verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions up</source>
        <translation>
            <numerusform>%n stelling omhoog verplaatsen</numerusform>
            <numerusform>%n stellingen omhoog verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions down</source>
        <translation>
            <numerusform>%n stelling omlaag verplaatsen</numerusform>
            <numerusform>%n stellingen omlaag verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n positions</source>
        <translation>
            <numerusform>%n stelling draaien</numerusform>
            <numerusform>%n stellingen draaien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions</source>
        <translation>
            <numerusform>%n stelling spiegelen</numerusform>
            <numerusform>%n stellingen spiegelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions top to bottom</source>
        <translation>
            <numerusform>%n stelling boven-onder spiegelen</numerusform>
            <numerusform>%n stellingen boven-onder spiegelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n positions</source>
        <translation>
            <numerusform>Kleuren van %n stelling verwisselen</numerusform>
            <numerusform>Kleuren van %n stellingen verwisselen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions up</source>
        <translation>
            <numerusform>%n stelling omhoog verschuiven</numerusform>
            <numerusform>%n stellingen omhoog verschuiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions down</source>
        <translation>
            <numerusform>%n stelling omlaag verschuiven</numerusform>
            <numerusform>%n stellingen omlaag verschuiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions left</source>
        <translation>
            <numerusform>%n stelling naar links verschuiven</numerusform>
            <numerusform>%n stellingen naar links verschuiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions right</source>
        <translation>
            <numerusform>%n stelling naar rechts verschuiven</numerusform>
            <numerusform>%n stellingen naar rechts verschuiven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear marks of %n positions</source>
        <translation>
            <numerusform>Markeringen van %n stelling wissen</numerusform>
            <numerusform>Markeringen van %n stellingen wissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to White in %n positions</source>
        <translation>
            <numerusform>Wit aan zet instellen in %n stelling</numerusform>
            <numerusform>Wit aan zet instellen in %n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to Black in %n positions</source>
        <translation>
            <numerusform>Zwart aan zet instellen in %n stelling</numerusform>
            <numerusform>Zwart aan zet instellen in %n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove castling rights of %n positions</source>
        <translation>
            <numerusform>Rokaderechten van %n stelling verwijderen</numerusform>
            <numerusform>Rokaderechten van %n stellingen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove en passant square of %n positions</source>
        <translation>
            <numerusform>En-passantveld van %n stelling verwijderen</numerusform>
            <numerusform>En-passantveld van %n stellingen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set details of %n positions</source>
        <translation>
            <numerusform>Gegevens van %n stelling instellen</numerusform>
            <numerusform>Gegevens van %n stellingen instellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set stipulation of %n positions</source>
        <translation>
            <numerusform>Opgave van %n stelling instellen</numerusform>
            <numerusform>Opgave van %n stellingen instellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset counters of %n positions</source>
        <translation>
            <numerusform>Tellers van %n stelling terugzetten</numerusform>
            <numerusform>Tellers van %n stellingen terugzetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Zwart aan zet in %n van de geselecteerde stellingen, zoals de opgave zegt.</numerusform>
            <numerusform>Zwart aan zet in %n van de geselecteerde stellingen, zoals de opgave zegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Wit aan zet in %n van de geselecteerde stellingen, zoals de opgave zegt.</numerusform>
            <numerusform>Wit aan zet in %n van de geselecteerde stellingen, zoals de opgave zegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights that no longer hold were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>Rokaderechten die niet meer gelden zijn uit %n van de geselecteerde stellingen verwijderd.</numerusform>
            <numerusform>Rokaderechten die niet meer gelden zijn uit %n van de geselecteerde stellingen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights were restored in %n of the selected positions.</source>
        <translation>
            <numerusform>Rokaderechten zijn hersteld in %n van de geselecteerde stellingen.</numerusform>
            <numerusform>Rokaderechten zijn hersteld in %n van de geselecteerde stellingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The en passant square was removed from %n of the selected positions: it is no longer possible.</source>
        <translation>
            <numerusform>Het en-passantveld is uit %n van de geselecteerde stellingen verwijderd: het is niet meer mogelijk.</numerusform>
            <numerusform>Het en-passantveld is uit %n van de geselecteerde stellingen verwijderd: het is niet meer mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks that would leave the board were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>Markeringen die buiten het bord zouden vallen zijn uit %n van de geselecteerde stellingen verwijderd.</numerusform>
            <numerusform>Markeringen die buiten het bord zouden vallen zijn uit %n van de geselecteerde stellingen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twins of %n of the selected positions were left unchanged: they do not fit the changed board.</source>
        <translation>
            <numerusform>Tweelingen van %n van de gekozen stellingen bleven zoals ze waren: ze passen niet op het veranderde bord.</numerusform>
            <numerusform>Tweelingen van %n van de gekozen stellingen bleven zoals ze waren: ze passen niet op het veranderde bord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys and solutions of %n of the selected positions were kept: they belong to the previous positions.</source>
        <translation>
            <numerusform>Sleutels en oplossingen van %n van de gekozen stellingen bleven: ze horen bij de stellingen van daarvoor.</numerusform>
            <numerusform>Sleutels en oplossingen van %n van de gekozen stellingen bleven: ze horen bij de stellingen van daarvoor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept, but no longer fit.</source>
        <translation>
            <numerusform>De zetten van %n van de geselecteerde partijen zijn behouden, maar passen niet meer.</numerusform>
            <numerusform>De zetten van %n van de geselecteerde partijen zijn behouden, maar passen niet meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept; they may no longer fit.</source>
        <translation>
            <numerusform>De zetten van %n van de geselecteerde partijen zijn behouden; ze passen misschien niet meer.</numerusform>
            <numerusform>De zetten van %n van de geselecteerde partijen zijn behouden; ze passen misschien niet meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed in %n of the selected positions.</source>
        <translation>
            <numerusform>In %n van de geselecteerde stellingen is niets gewijzigd.</numerusform>
            <numerusform>In %n van de geselecteerde stellingen is niets gewijzigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added as position {number}.</source>
        <translation>Toegevoegd als stelling {number}.</translation>
    </message>
    <message>
        <source>Added as positions {number}–{last}.</source>
        <translation>Toegevoegd als stellingen {number}–{last}.</translation>
    </message>
    <message numerus="yes">
        <source>%n positions were changed.</source>
        <translation>
            <numerusform>%n stelling is gewijzigd.</numerusform>
            <numerusform>%n stellingen zijn gewijzigd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n stelling is verwijderd. Ongedaan maken haalt die terug.</numerusform>
            <numerusform>%n stellingen zijn verwijderd. Ongedaan maken haalt ze terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were moved to the clipboard.</source>
        <translation>
            <numerusform>%n stelling is naar het klembord verplaatst.</numerusform>
            <numerusform>%n stellingen zijn naar het klembord verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were added after their games.</source>
        <translation>
            <numerusform>%n stelling is achter de partij toegevoegd.</numerusform>
            <numerusform>%n stellingen zijn achter hun partijen toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces were replaced.</source>
        <translation>
            <numerusform>%n stuk is vervangen.</numerusform>
            <numerusform>%n stukken zijn vervangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A * or a tag was added to %n other games, to keep games apart.</source>
        <translation>
            <numerusform>Er is een * of een tag aan %n andere partij toegevoegd, om partijen gescheiden te houden.</numerusform>
            <numerusform>Er is een * of een tag aan %n andere partijen toegevoegd, om partijen gescheiden te houden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white kings</source>
        <translation>
            <numerusform>%n witte koning</numerusform>
            <numerusform>%n witte koningen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white queens</source>
        <translation>
            <numerusform>%n witte dame</numerusform>
            <numerusform>%n witte dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rooks</source>
        <translation>
            <numerusform>%n witte toren</numerusform>
            <numerusform>%n witte torens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white bishops</source>
        <translation>
            <numerusform>%n witte loper</numerusform>
            <numerusform>%n witte lopers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white knights</source>
        <translation>
            <numerusform>%n wit paard</numerusform>
            <numerusform>%n witte paarden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white pawns</source>
        <translation>
            <numerusform>%n witte pion</numerusform>
            <numerusform>%n witte pionnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black kings</source>
        <translation>
            <numerusform>%n zwarte koning</numerusform>
            <numerusform>%n zwarte koningen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black queens</source>
        <translation>
            <numerusform>%n zwarte dame</numerusform>
            <numerusform>%n zwarte dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black rooks</source>
        <translation>
            <numerusform>%n zwarte toren</numerusform>
            <numerusform>%n zwarte torens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black bishops</source>
        <translation>
            <numerusform>%n zwarte loper</numerusform>
            <numerusform>%n zwarte lopers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black knights</source>
        <translation>
            <numerusform>%n zwart paard</numerusform>
            <numerusform>%n zwarte paarden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawns</source>
        <translation>
            <numerusform>%n zwarte pion</numerusform>
            <numerusform>%n zwarte pionnen</numerusform>
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
        <translation>Wat Popeye gevraagd wordt</translation>
    </message>
    <message>
        <source>What Popeye says</source>
        <translation>Wat Popeye zegt</translation>
    </message>
</context>
<context>
    <name>PopeyeWords</name>
    <message>
        <source>The path {detail} is not absolute.</source>
        <translation>Het pad {detail} is niet absoluut.</translation>
    </message>
    <message>
        <source>Program not found: {detail}.</source>
        <translation>Programma niet gevonden: {detail}.</translation>
    </message>
    <message>
        <source>{detail} cannot be started.</source>
        <translation>{detail} kan niet worden gestart.</translation>
    </message>
    <message>
        <source>{detail} does not respond like Popeye.</source>
        <translation>{detail} reageert niet zoals Popeye.</translation>
    </message>
    <message>
        <source>{detail} did not respond and was stopped.</source>
        <translation>{detail} reageerde niet en is gestopt.</translation>
    </message>
    <message>
        <source>Popeye ended early. Only what it found so far is certain.</source>
        <translation>Popeye is voortijdig gestopt. Alleen wat tot dan toe gevonden is staat vast.</translation>
    </message>
    <message>
        <source>Popeye was stopped: it found more than can be shown here.</source>
        <translation>Popeye is gestopt: er is meer gevonden dan hier getoond kan worden.</translation>
    </message>
    <message>
        <source>Popeye was stopped after {detail} min. What it found so far is certain.</source>
        <translation>Popeye is na {detail} min gestopt. Wat tot dan toe gevonden is, is zeker.</translation>
    </message>
    <message>
        <source>Popeye does not know “{detail}”.</source>
        <translation>Popeye kent “{detail}” niet.</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood: {detail}.</source>
        <translation>Het antwoord van Popeye is niet begrepen: {detail}.</translation>
    </message>
    <message>
        <source>Popeye rejects the puzzle: {detail}.</source>
        <translation>Popeye weigert het probleem: {detail}.</translation>
    </message>
    <message>
        <source>Popeye cannot solve {detail}, only #n, h#n, s#n, r#n and ser-h#n.</source>
        <translation>Popeye kan {detail} niet oplossen, wel #n, h#n, s#n, r#n en ser-h#n.</translation>
    </message>
    <message>
        <source>Popeye supports castling from standard squares only.</source>
        <translation>Popeye ondersteunt alleen rokade vanaf de gewone beginvelden.</translation>
    </message>
    <message>
        <source>White begins and forces Black to mate.</source>
        <translation>Wit begint en dwingt zwart om mat te geven.</translation>
    </message>
    <message>
        <source>Black begins and forces White to mate.</source>
        <translation>Zwart begint en dwingt wit om mat te geven.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Wit begint.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Zwart begint.</translation>
    </message>
    <message>
        <source>White begins; both help White to mate.</source>
        <translation>Wit begint; beide kleuren werken mee, zodat wit mat geeft.</translation>
    </message>
    <message>
        <source>Black begins; both help White to mate.</source>
        <translation>Zwart begint; beide kleuren werken mee, zodat wit mat geeft.</translation>
    </message>
    <message>
        <source>White begins; both help Black to mate.</source>
        <translation>Wit begint; beide kleuren werken mee, zodat zwart mat geeft.</translation>
    </message>
    <message>
        <source>Black begins; both help Black to mate.</source>
        <translation>Zwart begint; beide kleuren werken mee, zodat zwart mat geeft.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niets gevonden</translation>
    </message>
    <message>
        <source>Popeye has searched everything.</source>
        <translation>Popeye heeft alles doorzocht.</translation>
    </message>
    <message>
        <source>Popeye stopped at a limit set in its options.</source>
        <translation>Popeye is gestopt bij een grens van zijn opties.</translation>
    </message>
    <message>
        <source>Stopped before Popeye had searched everything.</source>
        <translation>Gestopt voordat Popeye alles had doorzocht.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Oplossen niet mogelijk</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood</source>
        <translation>Het antwoord van Popeye is niet begrepen</translation>
    </message>
    <message>
        <source>“Text…” shows it.</source>
        <translation>‘Tekst…’ toont het.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Geen oplossing</translation>
    </message>
    <message>
        <source>Stopped: no solution so far</source>
        <translation>Gestopt: tot nu toe geen oplossing</translation>
    </message>
    <message>
        <source>First move {number}, {move} ({seconds} s)</source>
        <translation>Eerste zet {number}, {move} ({seconds} s)</translation>
    </message>
    <message>
        <source>First move {number} of {total}, {move} ({seconds} s)</source>
        <translation>Eerste zet {number} van {total}, {move} ({seconds} s)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Zoeken…</translation>
    </message>
</context>
<context>
    <name>PositionCheckCard</name>
    <message>
        <source>Check</source>
        <translation>Controle</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alles corrigeren</translation>
    </message>
    <message>
        <source>Apply all fixes in one step</source>
        <translation>Alle correcties in één stap toepassen</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Geen fouten gevonden</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The moves of this game do not fit the new position.</source>
        <translation>De zetten van deze partij passen niet bij de nieuwe stelling.</translation>
    </message>
    <message>
        <source>Keep the game, and add the new position after it?</source>
        <translation>De partij behouden en de nieuwe stelling erachter toevoegen?</translation>
    </message>
    <message>
        <source>&amp;Change the Game’s Start</source>
        <translation>&amp;Begin van de partij wijzigen</translation>
    </message>
    <message>
        <source>This replaces the game, with its moves.</source>
        <translation>Hiermee wordt de partij vervangen, met al haar zetten.</translation>
    </message>
    <message>
        <source>&amp;Replace the Game</source>
        <translation>&amp;Partij vervangen</translation>
    </message>
    <message>
        <source>The moves of selected games do not fit their new positions.</source>
        <translation>De zetten van geselecteerde partijen passen niet bij hun nieuwe stelling.</translation>
    </message>
    <message>
        <source>Change where these games begin, and keep their moves?</source>
        <translation>Het begin van deze partijen wijzigen en hun zetten behouden?</translation>
    </message>
    <message>
        <source>&amp;Change the Games’ Starts</source>
        <translation>&amp;Begin van de partijen wijzigen</translation>
    </message>
    <message>
        <source>&amp;New Position After This Game</source>
        <translation>&amp;Nieuwe stelling na deze partij</translation>
    </message>
    <message>
        <source>Moves of the Game</source>
        <translation>Zetten van de partij</translation>
    </message>
    <message>
        <source>Number of the start position, 0 to 959 (518 is standard chess):</source>
        <translation>Nummer van de beginstelling, 0 t/m 959 (518 is gewoon schaak):</translation>
    </message>
    <message>
        <source>Chess960 Position</source>
        <translation>Chess960-stelling</translation>
    </message>
    <message>
        <source>There is no start position {0}. Enter a number from 0 to 959:</source>
        <translation>Beginstelling {0} bestaat niet. Voer een getal van 0 t/m 959 in:</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>No position yet.</source>
        <translation>Nog geen stelling.</translation>
    </message>
    <message>
        <source>The board shows the last valid position.</source>
        <translation>Het bord toont de laatste geldige stelling.</translation>
    </message>
    <message>
        <source>GBR {0}</source>
        <translation>GBR {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n legale zet</numerusform>
            <numerusform>%n legale zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Tablebase: …</source>
        <translation>Tablebase: …</translation>
    </message>
    <message>
        <source>Best: {moves}</source>
        <translation>Beste: {moves}</translation>
    </message>
    <message>
        <source>White is checkmated.</source>
        <translation>Wit staat mat.</translation>
    </message>
    <message>
        <source>Black is checkmated.</source>
        <translation>Zwart staat mat.</translation>
    </message>
    <message>
        <source>White is stalemated.</source>
        <translation>Wit staat pat.</translation>
    </message>
    <message>
        <source>Black is stalemated.</source>
        <translation>Zwart staat pat.</translation>
    </message>
    <message>
        <source>Black is in check.</source>
        <translation>Zwart staat schaak.</translation>
    </message>
    <message>
        <source>White is in check.</source>
        <translation>Wit staat schaak.</translation>
    </message>
    <message>
        <source>Neither side has enough material to mate.</source>
        <translation>Geen van beide kleuren heeft genoeg materiaal om mat te zetten.</translation>
    </message>
    <message>
        <source>Same position as no. {number}</source>
        <translation>Zelfde stelling als nr. {number}</translation>
    </message>
    <message numerus="yes">
        <source>Same position as no. {number} and %n others</source>
        <translation>
            <numerusform>Zelfde stelling als nr. {number} en %n andere</numerusform>
            <numerusform>Zelfde stelling als nr. {number} en %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}. Click to go there.</source>
        <translation>{words}. Klik om erheen te gaan.</translation>
    </message>
</context>
<context>
    <name>PositionSection</name>
    <message>
        <source>Position</source>
        <translation>Stelling</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Volgens systeem</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Restart &amp;Now</source>
        <translation>&amp;Nu herstarten</translation>
    </message>
    <message>
        <source>Window colours</source>
        <translation>Vensterkleuren</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Bordkleuren</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Op de velden</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Naast het bord</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Animate pieces when the position changes</source>
        <translation>Stukken laten bewegen als de stelling verandert</translation>
    </message>
    <message>
        <source>Show moves with figurines</source>
        <translation>Zetten met figurines tonen</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>Nieuwe stelling</translation>
    </message>
    <message>
        <source>Takes effect at the next start. All windows and unsaved work come back.</source>
        <translation>Vanaf de volgende start. Alle vensters en niet-opgeslagen werk komen terug.</translation>
    </message>
    <message>
        <source>Edit Colours…</source>
        <translation>Kleuren bewerken…</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Laatste zet markeren</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg bord</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Beginstelling</translation>
    </message>
    <message>
        <source>Open what was open last time</source>
        <translation>Openen wat de vorige keer open was</translation>
    </message>
    <message>
        <source>Allow several kings of one colour</source>
        <translation>Meerdere koningen van één kleur toestaan</translation>
    </message>
    <message>
        <source>Mouse wheel changes the piece on a square</source>
        <translation>Muiswiel wijzigt het stuk op een veld</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Folder of Syzygy tablebases</source>
        <translation>Map met Syzygy-tablebases</translation>
    </message>
    <message>
        <source>Endgame tablebases</source>
        <translation>Eindspeltablebases</translation>
    </message>
    <message>
        <source>This file does not hold the colours of a board.</source>
        <translation>Dit bestand bevat geen kleuren van een bord.</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Taal van het venster</translation>
    </message>
    <message>
        <source>Write the en passant square</source>
        <translation>En-passantveld vermelden</translation>
    </message>
    <message>
        <source>Write castling rights</source>
        <translation>Rokaderechten vermelden</translation>
    </message>
    <message>
        <source>Piece letters in lists</source>
        <translation>Stukletters in lijsten</translation>
    </message>
    <message>
        <source>For copied positions only; files are saved with what each position holds.</source>
        <translation>Alleen voor gekopieerde stellingen; bestanden worden opgeslagen met wat elke stelling bevat.</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <translation>&amp;Standaardwaarden herstellen</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Voorinstelling</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>&amp;Voorinstelling</translation>
    </message>
    <message>
        <source>Save these options as a preset…</source>
        <translation>Deze opties als voorinstelling opslaan…</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Deze voorinstelling verwijderen</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Opslaan als voorinstelling</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Naam van de voorinstelling:</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Een voorinstelling heeft een naam nodig.</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>‘{name}’ is een ingebouwde voorinstelling. Kies een andere naam.</translation>
    </message>
    <message>
        <source>There are already {count} presets. Delete one first.</source>
        <translation>Er zijn al {count} voorinstellingen. Verwijder er eerst een.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Opgeslagen als ‘{name}’.</translation>
    </message>
    <message>
        <source>Saved as “{name}”: names have at most {most} characters.</source>
        <translation>Opgeslagen als ‘{name}’: namen hebben hooguit {most} tekens.</translation>
    </message>
    <message>
        <source>Deleted the preset “{name}”.</source>
        <translation>De voorinstelling ‘{name}’ is verwijderd.</translation>
    </message>
</context>
<context>
    <name>PrintPictureDialog</name>
    <message>
        <source>Print the Diagram</source>
        <translation>Het diagram afdrukken</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breedte</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>The diagram was printed.</source>
        <translation>Het diagram is afgedrukt.</translation>
    </message>
    <message>
        <source>{paper}. The diagram will be {width} mm wide.</source>
        <translation>{paper}. Het diagram wordt {width} mm breed.</translation>
    </message>
</context>
<context>
    <name>ProblemLine</name>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Explain this (F1)</source>
        <translation>Dit uitleggen (F1)</translation>
    </message>
    <message>
        <source>{problem} Fix: {fixes}.</source>
        <translation>{problem} Correctie: {fixes}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Engine and Popeye</source>
        <translation>Engine en Popeye</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
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
        <translation>Tijdsl&amp;imiet</translation>
    </message>
    <message>
        <source>Popeye solves puzzles other than direct mates. Nothing else needs it.</source>
        <translation>Popeye lost andere problemen op dan directe mats. Verder is het nergens voor nodig.</translation>
    </message>
    <message>
        <source>Programs run with all your permissions. Choose only programs you trust.</source>
        <translation>Programma’s draaien met al je rechten. Kies alleen programma’s die je vertrouwt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Bladeren…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>&amp;Geheugen</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <translation>Een programma kiezen</translation>
    </message>
</context>
<context>
    <name>PromotionChooser</name>
    <message>
        <source>Promote to</source>
        <translation>Promoveren tot</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Probleem</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Info…</translation>
    </message>
    <message>
        <source>Edit author, source and other details of the puzzle</source>
        <translation>Auteur, bron en andere gegevens van het probleem bewerken</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Een tweeling toevoegen die gelijk is aan de getoonde stelling</translation>
    </message>
    <message>
        <source>+ Twin</source>
        <translation>+Tweeling</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Een tweeling toevoegen</translation>
    </message>
    <message>
        <source>Puzzle data…</source>
        <translation>Probleemgegevens…</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Nothing to solve yet.</source>
        <translation>Nog niets op te lossen.</translation>
    </message>
    <message>
        <source>Enter what to test: #2, h#3, s#4, …</source>
        <translation>Invoeren wat getest moet worden: #2, h#3, s#4, …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Stop Solving &amp;All</source>
        <translation>&amp;Alles oplossen stoppen</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>&amp;Alle problemen oplossen</translation>
    </message>
    <message>
        <source>&amp;Stop Solving</source>
        <translation>&amp;Oplossen stoppen</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Oplossen</translation>
    </message>
</context>
<context>
    <name>PuzzleField</name>
    <message>
        <source>&amp;Write This</source>
        <translation>Vervan&amp;gen</translation>
    </message>
    <message>
        <source>Write “{text}”</source>
        <translation>Vervangen door ‘{text}’</translation>
    </message>
</context>
<context>
    <name>PuzzleForm</name>
    <message>
        <source>There is no position yet.</source>
        <translation>Er is nog geen stelling.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkomst</translation>
    </message>
    <message>
        <source>Puzzle Data</source>
        <translation>Probleemgegevens</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Bron</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>1977 or 1977-05-31</source>
        <translation>1977 of 1977-05-31</translation>
    </message>
    <message>
        <source>1st Prize</source>
        <translation>1e prijs</translation>
    </message>
    <message>
        <source>Awa&amp;rd</source>
        <translation>&amp;Onderscheiding</translation>
    </message>
    <message>
        <source>Beside the stipulation</source>
        <translation>Naast de opgave</translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation>Voor&amp;waarden</translation>
    </message>
    <message>
        <source>Circe; Madrasi</source>
        <translation>Circe; Madrasi</translation>
    </message>
    <message>
        <source>Tw&amp;ins</source>
        <translation>Twee&amp;lingen</translation>
    </message>
    <message>
        <source>b) Move e6 c4; c) Remove d5</source>
        <translation>b) Move e6 c4; c) Remove d5</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>Oploss&amp;ingen</translation>
    </message>
    <message>
        <source>how many are intended</source>
        <translation>hoeveel er bedoeld zijn</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>O&amp;pties</translation>
    </message>
    <message>
        <source>of Popeye: MaxSolutions 5</source>
        <translation>van Popeye: MaxSolutions 5</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Sleutelzet</translation>
    </message>
    <message>
        <source>&amp;Tries</source>
        <translation>&amp;Verleidingen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>Va&amp;riant</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;kst</translation>
    </message>
    <message>
        <source>For the reader</source>
        <translation>Voor de lezer</translation>
    </message>
    <message>
        <source>Th&amp;emes</source>
        <translation>&amp;Thema’s</translation>
    </message>
    <message>
        <source>Grimshaw; Novotny</source>
        <translation>Grimshaw; Novotny</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Commentaar</translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message>
        <source>First moves searched</source>
        <translation>Doorzochte eerste zetten</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Verleidingen</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Schijnspel</translation>
    </message>
    <message>
        <source>Ask Popeye</source>
        <translation>Popeye raadplegen</translation>
    </message>
    <message>
        <source>Solve it with Popeye, too</source>
        <translation>Ook met Popeye oplossen</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Tekst…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Tonen wat Popeye gevraagd wordt en wat het zegt</translation>
    </message>
    <message>
        <source>Choose Popeye…</source>
        <translation>Popeye kiezen…</translation>
    </message>
    <message>
        <source>Choose the program on this computer</source>
        <translation>Het programma op deze computer kiezen</translation>
    </message>
    <message>
        <source>Add to Record</source>
        <translation>In item zetten</translation>
    </message>
    <message>
        <source>{keys}! Looking for the play…</source>
        <translation>{keys}! Het spel wordt gezocht…</translation>
    </message>
    <message>
        <source>No key. Searching…</source>
        <translation>Geen sleutelzet. Zoeken…</translation>
    </message>
    <message>
        <source>This needs Popeye, the free solver of helpmates, selfmates and fairy chess, from github.com/thomas-maeder/popeye. Choose it once it is installed.</source>
        <translation>Hiervoor is Popeye nodig, het vrije programma dat helpmatten, zelfmatten en sprookjesproblemen oplost, van github.com/thomas-maeder/popeye. Kies het na de installatie.</translation>
    </message>
    <message>
        <source>Solved with all puzzles. Press Solve to see the solution.</source>
        <translation>Samen met alle problemen opgelost. Kies Oplossen om de oplossing te zien.</translation>
    </message>
    <message>
        <source>Solution copied</source>
        <translation>Oplossing gekopieerd</translation>
    </message>
    <message>
        <source>The record already has a solution text: clear it in Data… first.</source>
        <translation>Het item heeft al een oplossingstekst: maak die eerst leeg in Gegevens….</translation>
    </message>
    <message>
        <source>Solution added to the record</source>
        <translation>Oplossing in het item gezet</translation>
    </message>
    <message>
        <source>Already in the record</source>
        <translation>Staat al in het item</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves, main line and solution</source>
        <translation>In het item gezet: sleutelzet, aantal zetten, hoofdvariant en oplossing</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves and main line. Its solution text was kept: clear it in Data… to have it filled in.</source>
        <translation>In het item gezet: sleutelzet, aantal zetten en hoofdvariant. De oplossingstekst bleef staan: maak die leeg in Gegevens… om hem te laten invullen.</translation>
    </message>
    <message>
        <source>How many are intended is not stated.</source>
        <translation>Er staat niet hoeveel er bedoeld zijn.</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>{number} instellen</translation>
    </message>
    <message>
        <source>White begins in {stipulation}.</source>
        <translation>Bij {stipulation} begint wit.</translation>
    </message>
    <message>
        <source>Black begins in {stipulation}.</source>
        <translation>Bij {stipulation} begint zwart.</translation>
    </message>
    <message>
        <source>Set Black</source>
        <translation>Zwart instellen</translation>
    </message>
    <message>
        <source>Set White</source>
        <translation>Wit instellen</translation>
    </message>
    <message>
        <source>Castling is allowed by convention.</source>
        <translation>Rokeren mag volgens de conventie.</translation>
    </message>
    <message>
        <source>Set {castling}</source>
        <translation>{castling} instellen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>De oplossing als tekst kopiëren</translation>
    </message>
    <message>
        <source>Add the solution to the record</source>
        <translation>De oplossing in het item zetten</translation>
    </message>
    <message>
        <source>Popeye: {0}</source>
        <translation>Popeye: {0}</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show the solution as a tree</source>
        <translation>De oplossing als boom tonen</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Oplossen niet mogelijk</translation>
    </message>
    <message>
        <source>The solver ended unexpectedly</source>
        <translation>Het oplosprogramma is onverwacht gestopt</translation>
    </message>
    <message>
        <source>Nothing found. Press Solve to try again.</source>
        <translation>Niets gevonden. Kies Oplossen om het opnieuw te proberen.</translation>
    </message>
    <message>
        <source>Hide the solution</source>
        <translation>De oplossing verbergen</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} first moves.</source>
        <translation>Gestopt na {done} van {total} eerste zetten.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Zoeken…</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Nog niet opgelost.</translation>
    </message>
    <message>
        <source>{done} of {total} first moves</source>
        <translation>{done} van {total} eerste zetten</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>cook</source>
        <translation>nevenoplossing</translation>
    </message>
    <message>
        <source>short</source>
        <translation>korte oplossing</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>dual</translation>
    </message>
    <message>
        <source>The record gives {keys} as the key.</source>
        <translation>Het item noemt {keys} als sleutelzet.</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>zetdwang</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>dreiging</translation>
    </message>
    <message>
        <source>but</source>
        <translation>maar</translation>
    </message>
    <message numerus="yes">
        <source>any other (%n)</source>
        <translation>
            <numerusform>elke andere (%n)</numerusform>
            <numerusform>elke andere (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tries: %n</source>
        <translation>
            <numerusform>Verleidingen: %n</numerusform>
            <numerusform>Verleidingen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Schijnspel</translation>
    </message>
    <message>
        <source>short: #{mate}</source>
        <translation>korte oplossing: #{mate}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Geen oplossing</translation>
    </message>
    <message>
        <source>Stopped before the search was complete.</source>
        <translation>Gestopt voordat alles doorzocht was.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>elke zet</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>elke andere zet</translation>
    </message>
    <message>
        <source>{mate} sound, {key}!</source>
        <translation>{mate} correct, {key}!</translation>
    </message>
    <message>
        <source>{mate} cooked: {keys}</source>
        <translation>{mate} nevenoplosbaar: {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n oplossing</numerusform>
            <numerusform>%n oplossingen</numerusform>
        </translation>
    </message>
    <message>
        <source>{numbers} solutions</source>
        <translation>{numbers} oplossingen</translation>
    </message>
    <message>
        <source>{solutions} ({intended} intended)</source>
        <translation>{solutions} (bedoeld: {intended})</translation>
    </message>
    <message>
        <source>{mate} has no solution</source>
        <translation>{mate} heeft geen oplossing</translation>
    </message>
    <message>
        <source>Short: mate in {number} by {moves}</source>
        <translation>Korte oplossing: mat in {number} door {moves}</translation>
    </message>
    <message>
        <source>{mate}, {key}! with duals after {defences}</source>
        <translation>{mate}, {key}! met duals na {defences}</translation>
    </message>
    <message>
        <source>{mate} not finished; no key so far</source>
        <translation>{mate} niet voltooid; nog geen sleutelzet</translation>
    </message>
    <message>
        <source>{mate} not finished; so far {keys}</source>
        <translation>{mate} niet voltooid; tot nu toe {keys}</translation>
    </message>
    <message>
        <source>Stopped: only what was searched is certain.</source>
        <translation>Gestopt: alleen wat doorzocht is staat vast.</translation>
    </message>
    <message>
        <source>Complete search, {seconds} s</source>
        <translation>Volledig doorzocht, {seconds} s</translation>
    </message>
    <message>
        <source>{moves} and {more}</source>
        <translation>{moves} en {more}</translation>
    </message>
</context>
<context>
    <name>PuzzlesBar</name>
    <message>
        <source>All puzzles</source>
        <translation>Alle problemen</translation>
    </message>
    <message>
        <source>Progress through the positions</source>
        <translation>Voortgang door de stellingen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabel…</translation>
    </message>
    <message>
        <source>Show all results in a table</source>
        <translation>Alle resultaten in een tabel tonen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>This desktop does not give a picture of the screen. Take a screenshot with its own tool, and paste it here.</source>
        <translation>Deze bureaubladomgeving levert geen afbeelding van het scherm. Maak een schermafbeelding met het hulpprogramma ervan en plak die hier.</translation>
    </message>
    <message>
        <source>“{name}”: {why}</source>
        <translation>‘{name}’: {why}</translation>
    </message>
    <message>
        <source>No whole chessboard was found (8×8 squares, seen from above). If there is one, drag the corners to it.</source>
        <translation>Geen heel schaakbord gevonden (8×8 velden, van boven gezien). Is er een, sleep dan de hoeken erheen.</translation>
    </message>
    <message>
        <source>This board cannot be read: it is cut off, three-dimensional, a photograph, or of another game. If it is a diagram, drag the corners to it.</source>
        <translation>Dit bord kan niet worden gelezen: het is afgesneden, driedimensionaal, een foto of van een ander spel. Is het een diagram, sleep de hoeken er dan heen.</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Reading pictures</source>
        <translation>Afbeeldingen lezen</translation>
    </message>
    <message>
        <source>Progress through the pictures</source>
        <translation>Voortgang door de afbeeldingen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>Reading was cancelled. Nothing was changed.</source>
        <translation>Het lezen is geannuleerd. Er is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Reading a picture…</source>
        <translation>Een afbeelding lezen…</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>‘{name}’ lezen…</translation>
    </message>
    <message>
        <source>Reading pictures failed. See the log.</source>
        <translation>Het lezen van afbeeldingen is mislukt. Zie het logboek.</translation>
    </message>
    <message>
        <source>No chessboard was found.</source>
        <translation>Geen schaakbord gevonden.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Deze stelling staat al op het bord.</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Stelling {number} vervangen. Ongedaan maken haalt die terug.</translation>
    </message>
    <message>
        <source>Read from the picture; {keys} shows it.</source>
        <translation>Uit de afbeelding gelezen; {keys} toont de afbeelding.</translation>
    </message>
    <message>
        <source>Drag the four corners to the corners of the 64 squares, without the border.</source>
        <translation>Sleep de vier hoeken naar die van de 64 velden, zonder de bordrand.</translation>
    </message>
</context>
<context>
    <name>ReadingNumbers</name>
    <message numerus="yes">
        <source>%n positions read from pictures.</source>
        <translation>
            <numerusform>%n stelling uit afbeeldingen gelezen.</numerusform>
            <numerusform>%n stellingen uit afbeeldingen gelezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have doubtful squares: {keys} goes to the first.</source>
        <translation>
            <numerusform>%n heeft onzekere velden: {keys} gaat naar het eerste.</numerusform>
            <numerusform>%n hebben onzekere velden: {keys} gaat naar het eerste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares</source>
        <translation>
            <numerusform>%n onzeker veld</numerusform>
            <numerusform>%n onzekere velden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares: press the number of what is there, or {keys} for the next.</source>
        <translation>
            <numerusform>%n onzeker veld: druk op het nummer van wat er staat, of {keys} om erheen te gaan.</numerusform>
            <numerusform>%n onzekere velden: druk op het nummer van wat er staat, of {keys} voor het volgende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be read.</source>
        <translation>
            <numerusform>%n bord kon niet worden gelezen.</numerusform>
            <numerusform>%n borden konden niet worden gelezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board was found in %n pictures.</source>
        <translation>
            <numerusform>Geen bord gevonden in %n afbeelding.</numerusform>
            <numerusform>Geen bord gevonden in %n afbeeldingen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Which Positions Are Meant?</source>
        <translation>Welke stellingen zijn bedoeld?</translation>
    </message>
    <message>
        <source>Which Position Is Meant?</source>
        <translation>Welke stelling is bedoeld?</translation>
    </message>
    <message>
        <source>Readings of the text</source>
        <translation>Mogelijke lezingen van de tekst</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which positions are meant?</source>
        <translation>Deze tekst kan op verschillende manieren worden gelezen. Welke stellingen zijn bedoeld?</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which position is meant?</source>
        <translation>Deze tekst kan op verschillende manieren worden gelezen. Welke stelling is bedoeld?</translation>
    </message>
    <message>
        <source>Are these the right positions?</source>
        <translation>Zijn dit de juiste stellingen?</translation>
    </message>
    <message>
        <source>Is this the right position?</source>
        <translation>Is dit de juiste stelling?</translation>
    </message>
    <message>
        <source>Only the most likely positions are listed.</source>
        <translation>Alleen de waarschijnlijkste stellingen staan in de lijst.</translation>
    </message>
    <message>
        <source>&amp;Paste It</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>&amp;Paste Them</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Kings: White {0}, Black {1}.</source>
        <translation>Koningen: wit {0}, zwart {1}.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
</context>
<context>
    <name>RecentPositionsButton</name>
    <message>
        <source>Recent positions</source>
        <translation>Recente stellingen</translation>
    </message>
</context>
<context>
    <name>RecentPositionsPopup</name>
    <message>
        <source>No positions yet: copy or paste one.</source>
        <translation>Nog geen stellingen: kopieer of plak er een.</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Recente stellingen</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Copying positions…</source>
        <translation>Stellingen kopiëren…</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Item gekopieerd.</translation>
    </message>
    <message numerus="yes">
        <source>{number} records copied.</source>
        <translation>
            <numerusform>{number} item gekopieerd.</numerusform>
            <numerusform>{number} items gekopieerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Stellingen verplaatsen…</translation>
    </message>
    <message>
        <source>Nothing was changed in the selected positions.</source>
        <translation>In de geselecteerde stellingen is niets gewijzigd.</translation>
    </message>
    <message>
        <source>Changing positions…</source>
        <translation>Stellingen wijzigen…</translation>
    </message>
    <message>
        <source>The positions are already in this order.</source>
        <translation>De stellingen staan al in deze volgorde.</translation>
    </message>
    <message>
        <source>Sorting positions…</source>
        <translation>Stellingen sorteren…</translation>
    </message>
    <message>
        <source>Reversing positions…</source>
        <translation>Volgorde van stellingen omkeren…</translation>
    </message>
    <message>
        <source>No position needs a new number.</source>
        <translation>Geen stelling heeft een nieuw nummer nodig.</translation>
    </message>
    <message>
        <source>Numbering positions…</source>
        <translation>Stellingen nummeren…</translation>
    </message>
    <message>
        <source>Comment after the last position</source>
        <translation>Commentaar na de laatste stelling</translation>
    </message>
    <message>
        <source>This position is not among the matches in the list.</source>
        <translation>Deze stelling is niet bij de resultaten in de lijst.</translation>
    </message>
    <message>
        <source>In a PGN file, comments are part of the games.</source>
        <translation>In een PGN-bestand hoort commentaar bij de partijen.</translation>
    </message>
    <message>
        <source>Comment before position {number}</source>
        <translation>Commentaar vóór stelling {number}</translation>
    </message>
    <message>
        <source>No positions found in “{name}”.</source>
        <translation>Geen stellingen gevonden in ‘{name}’.</translation>
    </message>
    <message>
        <source>Appending positions…</source>
        <translation>Stellingen toevoegen…</translation>
    </message>
</context>
<context>
    <name>RecordsCombo</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>De enige</numerusform>
            <numerusform>Alle %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gevonden</numerusform>
            <numerusform>%n gevonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n geselecteerd</numerusform>
            <numerusform>%n geselecteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Geen stellingen</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved Work Found</source>
        <translation>Niet-opgeslagen werk gevonden</translation>
    </message>
    <message>
        <source>The position that was shown</source>
        <translation>De stelling die werd getoond</translation>
    </message>
    <message>
        <source>FenEdit ended before this work was saved. It can be recovered.</source>
        <translation>FenEdit is beëindigd voordat dit werk was opgeslagen. Het kan worden hersteld.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Map: {folder}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Naamloos</translation>
    </message>
    <message numerus="yes">
        <source>Some of it is damaged: %n parts of the file are missing.</source>
        <translation>
            <numerusform>Een deel is beschadigd: er ontbreekt %n deel van het bestand.</numerusform>
            <numerusform>Een deel is beschadigd: er ontbreken %n delen van het bestand.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the moves that you played.</source>
        <translation>Met de zetten die je hebt gespeeld.</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Geen stellingen</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n stelling</numerusform>
            <numerusform>%n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the file</source>
        <translation>
            <numerusform>%n wijkt af van het bestand</numerusform>
            <numerusform>%n wijken af van het bestand</numerusform>
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
        <translation>Laatst gewijzigd: {when}</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Herstellen</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>&amp;Later beslissen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerpen</translation>
    </message>
    <message>
        <source>Comparing unsaved work with “{name}”…</source>
        <translation>Niet-opgeslagen werk met ‘{name}’ vergelijken…</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results of All Puzzles</source>
        <translation>Resultaten van alle problemen</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>Key in the record</source>
        <translation>Sleutelzet in het item</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>De geselecteerde rijen, of alle, voor een rekenblad kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Op&amp;slaan als CSV…</translation>
    </message>
    <message>
        <source>Save Results</source>
        <translation>Resultaten opslaan</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultaten</translation>
    </message>
</context>
<context>
    <name>ReviewSection</name>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Afbeelding van het bord</translation>
    </message>
    <message>
        <source>Click a square that is wrong, and type the letter of its piece, or Space</source>
        <translation>Klik op een veld dat niet klopt en typ de letter van het stuk, of een spatie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>The other side is at the bottom of the picture (T)</source>
        <translation>Onderaan in de afbeelding staat de andere kleur (T)</translation>
    </message>
    <message>
        <source>Set the other side to move (M)</source>
        <translation>De andere kleur aan zet (M)</translation>
    </message>
    <message>
        <source>All castling rights, or none (C)</source>
        <translation>Alle rokaderechten, of geen (C)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepteren</translation>
    </message>
    <message>
        <source>The position is right (Enter)</source>
        <translation>De stelling klopt (Enter)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerpen</translation>
    </message>
    <message>
        <source>Corners…</source>
        <translation>Hoeken…</translation>
    </message>
    <message>
        <source>Mark where the board is in the picture</source>
        <translation>Aanwijzen waar het bord in de afbeelding staat</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>Castling rights: {0}</source>
        <translation>Rokaderechten: {0}</translation>
    </message>
    <message>
        <source>Back to what was there before (Esc)</source>
        <translation>Terug naar wat er eerst stond (Esc)</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Volgende stelling</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>nothing in doubt</source>
        <translation>geen onzekere velden</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Geen onzekere velden.</translation>
    </message>
    <message>
        <source>{square}: {piece}?</source>
        <translation>{square}: {piece}?</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} van {total}</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>This position was not read from a picture.</source>
        <translation>Deze stelling is niet uit een afbeelding gelezen.</translation>
    </message>
    <message>
        <source>No doubtful squares are left.</source>
        <translation>Er zijn geen onzekere velden meer.</translation>
    </message>
    <message>
        <source>All doubtful squares were shown. {keys} goes to those left.</source>
        <translation>Alle onzekere velden zijn getoond. {keys} gaat naar de overgebleven velden.</translation>
    </message>
    <message>
        <source>Nothing was changed. Redo brings the position back.</source>
        <translation>Er is niets gewijzigd. Met Opnieuw komt de stelling terug.</translation>
    </message>
    <message>
        <source>Type the number or the letter of what is on the square. {next}: next, T: turn, M: other side to move, C: castling rights, Enter: accept</source>
        <translation>Typ het cijfer of de letter van wat op het veld staat. {next}: volgende, T: draaien, M: andere partij aan zet, C: rokaderechten, Enter: overnemen</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Read from Screen</source>
        <translation>Van scherm lezen</translation>
    </message>
    <message>
        <source>Click a board, or drag a rectangle around it. Enter: the whole screen. Esc to leave</source>
        <translation>Klik op een bord, of sleep er een rechthoek omheen. Enter: het hele scherm. Esc om terug te gaan</translation>
    </message>
    <message>
        <source>Arrow keys move a rectangle, with Shift they resize it; Enter takes it</source>
        <translation>Pijltjestoetsen verplaatsen een rechthoek, met Shift wijzigen ze de grootte; Enter bevestigt die</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Section collapsed.</source>
        <translation>Sectie ingeklapt.</translation>
    </message>
    <message>
        <source>Section expanded.</source>
        <translation>Sectie uitgeklapt.</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>New Positions from Game</source>
        <translation>Nieuwe stellingen uit partij</translation>
    </message>
    <message>
        <source>White</source>
        <translation>van wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>van zwart</translation>
    </message>
    <message numerus="yes">
        <source>Positions of %n selected games</source>
        <translation>
            <numerusform>Stellingen van de getoonde partij</numerusform>
            <numerusform>Stellingen van %n geselecteerde partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>At &amp;diagram signs, coloured squares and arrows</source>
        <translation>Bij &amp;diagramtekens, gekleurde velden en pijlen</translation>
    </message>
    <message>
        <source>After each move with a &amp;comment</source>
        <translation>Na elke zet met &amp;commentaar</translation>
    </message>
    <message>
        <source>After each move with a &amp;sign, such as ! or ±</source>
        <translation>Na elke zet met een &amp;teken, zoals ! of ±</translation>
    </message>
    <message>
        <source>After the &amp;last move</source>
        <translation>Na de &amp;laatste zet</translation>
    </message>
    <message>
        <source>After &amp;move number</source>
        <translation>Na &amp;zet nummer</translation>
    </message>
    <message>
        <source>After &amp;every</source>
        <translation>Na &amp;elke</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>zetten</translation>
    </message>
    <message>
        <source>&amp;All from move</source>
        <translation>&amp;Alle vanaf zet</translation>
    </message>
    <message>
        <source>to</source>
        <translation>t/m</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n stelling</numerusform>
            <numerusform>%n stellingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{positions} from %n games</source>
        <translation>
            <numerusform>{positions} uit %n partij</numerusform>
            <numerusform>{positions} uit %n partijen</numerusform>
        </translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>Geen stellingen van dit soort</translation>
    </message>
    <message>
        <source>{positions}: too many at once. Choose up to {most}.</source>
        <translation>{positions}: te veel tegelijk. Kies er hooguit {most}.</translation>
    </message>
    <message>
        <source>{found} so far…</source>
        <translation>Tot nu toe {found}…</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Sheet of Diagrams</source>
        <translation>Diagramblad</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blad</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>PDF opslaan</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save LaTeX</source>
        <translation>LaTeX opslaan</translation>
    </message>
    <message>
        <source>&amp;Word (DOCX)…</source>
        <translation>&amp;Word (DOCX)…</translation>
    </message>
    <message>
        <source>Save DOCX</source>
        <translation>DOCX opslaan</translation>
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
        <translation>Typst opslaan</translation>
    </message>
    <message>
        <source>Typst (*.typ)</source>
        <translation>Typst (*.typ)</translation>
    </message>
    <message>
        <source>Practice Page (&amp;HTML)…</source>
        <translation>Oefenpagina (&amp;HTML)…</translation>
    </message>
    <message>
        <source>Save HTML</source>
        <translation>HTML opslaan</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>&amp;Anki Cards…</source>
        <translation>&amp;Anki-kaarten…</translation>
    </message>
    <message>
        <source>Save Anki Cards</source>
        <translation>Anki-kaarten opslaan</translation>
    </message>
    <message>
        <source>Anki (*.txt)</source>
        <translation>Anki (*.txt)</translation>
    </message>
    <message>
        <source>Cancelled. Pages already sent may still be printed.</source>
        <translation>Geannuleerd. Pagina’s die al verzonden zijn, worden misschien nog afgedrukt.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Geannuleerd; er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Pagina’s maken…</translation>
    </message>
    <message>
        <source>Solving: {done} of {total}</source>
        <translation>Oplossen: {done} van {total}</translation>
    </message>
    <message>
        <source>Making page {number}</source>
        <translation>Pagina {number} maken</translation>
    </message>
    <message>
        <source>Word documents have no upside-down text: the solutions are on pages of their own.</source>
        <translation>Word-documenten kennen geen tekst ondersteboven: de oplossingen staan op eigen pagina’s.</translation>
    </message>
    <message>
        <source>In Anki, choose File › Import, then Tools › Check Media, which moves the pictures out of the cards.</source>
        <translation>Kies in Anki Bestand › Importeren en dan Extra › Media controleren: dat haalt de afbeeldingen uit de kaarten.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>Progress of the sheet</source>
        <translation>Voortgang van het blad</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>P&amp;DF opslaan…</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>A document to edit; LaTeX and Typst draw their own boards and make the pages. Or puzzles to play in a browser, offline, or cards for Anki.</source>
        <translation>Een document om te bewerken; LaTeX en Typst tekenen hun eigen borden en maken de pagina’s. Of problemen om offline in een browser te spelen, of kaarten voor Anki.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>A&amp;fdrukken…</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>Pos&amp;itions</source>
        <translation>&amp;Stellingen</translation>
    </message>
    <message>
        <source>Variations and si&amp;gns (!, ?)</source>
        <translation>Varianten en &amp;waarderingstekens (!, ?)</translation>
    </message>
    <message>
        <source>For games: their first moves are printed as the solution.</source>
        <translation>Van partijen, waarvan de eerste zetten als oplossing worden afgedrukt.</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thema’s</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Sol&amp;ve those without a solution</source>
        <translation>Op&amp;lossen waar geen oplossing staat</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Verleidingen</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Schijnspel</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Papierstand</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagrammen per pagina</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Extra room at the inner edges of facing pages; page numbers are at the outer ones.</source>
        <translation>Extra ruimte aan de binnenranden van tegenover elkaar liggende pagina’s, genummerd aan de buitenranden.</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Marge</translation>
    </message>
    <message>
        <source>&amp;On a page</source>
        <translation>Per pag&amp;ina</translation>
    </message>
    <message>
        <source>A&amp;bove</source>
        <translation>Bove&amp;n</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Boven</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Ord&amp;er</source>
        <translation>&amp;Volgorde</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummers</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Eerste nummer</translation>
    </message>
    <message>
        <source>from</source>
        <translation>vanaf</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datums</translation>
    </message>
    <message>
        <source>Letters of moves</source>
        <translation>Letters van zetten</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>Op&amp;gave</translation>
    </message>
    <message>
        <source>Coun&amp;t (10+8)</source>
        <translation>&amp;Aantal (10+8)</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Onder</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Lege regels</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Indeling</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Oplossingen</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>&amp;Oplossingen</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Meer opties</translation>
    </message>
    <message>
        <source>First page number</source>
        <translation>Nummer van de eerste pagina</translation>
    </message>
    <message>
        <source>Room for binding</source>
        <translation>Ruimte voor het inbinden</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Inbinden</translation>
    </message>
    <message>
        <source>In words: White to move, mate in 2</source>
        <translation>In woorden: wit aan zet, mat in 2</translation>
    </message>
    <message>
        <source>Lines for name and date</source>
        <translation>Regels voor naam en datum</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Lettertype</translation>
    </message>
    <message>
        <source>Blank &amp;lines</source>
        <translation>Lege &amp;regels</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-code</translation>
    </message>
    <message>
        <source>Scanned with a phone, the code opens the position on this page.</source>
        <translation>Met een telefoon gescand opent de code de stelling op deze pagina.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Oriëntatie</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Tonen wie aan &amp;zet is</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Pijlen, cirkels en andere mar&amp;keringen</translation>
    </message>
    <message>
        <source>Marks drawn on the boards; they may give away the solution.</source>
        <translation>Markeringen die op de borden zijn getekend; ze kunnen de oplossing verraden.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Several variations on a line</source>
        <translation>Meerdere varianten op een regel</translation>
    </message>
    <message>
        <source>{title}, {page} and {date} stand for the file, the page and today.</source>
        <translation>{title}, {page} en {date} staan voor het bestand, de pagina en vandaag.</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Kop&amp;tekst</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>Vo&amp;ettekst</translation>
    </message>
    <message>
        <source>Black ink only (CM&amp;YK)</source>
        <translation>Alleen zwarte inkt (CM&amp;YK)</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>Paginan&amp;ummers</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Click to enlarge, click again to see the whole page</source>
        <translation>Klik om te vergroten, klik nogmaals voor de hele pagina</translation>
    </message>
</context>
<context>
    <name>SheetViewer</name>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Vorige pagina (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Volgende pagina (Page Down)</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
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
        <translation>Staand</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggend</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Move the pieces with the mouse or a finger, or with the arrow keys and Enter.</source>
        <translation>Verplaats de stukken met de muis of een vinger, of met de pijltoetsen en Enter.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Jij bent aan zet.</translation>
    </message>
    <message>
        <source>{move} is right!</source>
        <translation>{move} is goed!</translation>
    </message>
    <message>
        <source>The answer is {move}.</source>
        <translation>Het antwoord is {move}.</translation>
    </message>
    <message>
        <source>That is not the solution. Try again.</source>
        <translation>Dat is niet de oplossing. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Opgelost!</translation>
    </message>
    <message>
        <source>{done} of {total} solved</source>
        <translation>{done} van {total} opgelost</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Welk stuk?</translation>
    </message>
    <message>
        <source>Print the solutions, too</source>
        <translation>Ook de oplossingen afdrukken</translation>
    </message>
    <message>
        <source>{mover}, mate in {moves}</source>
        <translation>{mover}, mat in {moves}</translation>
    </message>
    <message>
        <source>{mover}, helpmate in {moves}</source>
        <translation>{mover}, helpmat in {moves}</translation>
    </message>
    <message>
        <source>{mover}, selfmate in {moves}</source>
        <translation>{mover}, zelfmat in {moves}</translation>
    </message>
    <message>
        <source>{mover}, reflexmate in {moves}</source>
        <translation>{mover}, reflexmat in {moves}</translation>
    </message>
    <message>
        <source>{mover}, stalemate in {moves}</source>
        <translation>{mover}, pat in {moves}</translation>
    </message>
    <message>
        <source>{mover}, series helpmate in {moves}</source>
        <translation>{mover}, seriehelpmat in {moves}</translation>
    </message>
    <message>
        <source>{mover} and win</source>
        <translation>{mover} en wint</translation>
    </message>
    <message>
        <source>{mover} and draw</source>
        <translation>{mover}, remise</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Verzameling</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Werkblad</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Aangepast</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>On pages of their own</source>
        <translation>Op eigen pagina’s</translation>
    </message>
    <message>
        <source>Upside down on each page</source>
        <translation>Ondersteboven op elke pagina</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number, title</source>
        <translation>Nummer, titel</translation>
    </message>
    <message>
        <source>Number, author</source>
        <translation>Nummer, auteur</translation>
    </message>
    <message>
        <source>Number, author, source</source>
        <translation>Nummer, auteur, bron</translation>
    </message>
    <message>
        <source>Number, author, source, title</source>
        <translation>Nummer, auteur, bron, titel</translation>
    </message>
    <message>
        <source>No QR code</source>
        <translation>Geen QR-code</translation>
    </message>
    <message>
        <source>QR code: Lichess analysis board</source>
        <translation>QR-code: analysebord van Lichess</translation>
    </message>
    <message>
        <source>QR code: Lichess editor</source>
        <translation>QR-code: bordeditor van Lichess</translation>
    </message>
    <message>
        <source>QR code: Chess.com analysis</source>
        <translation>QR-code: analyse van Chess.com</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Onderscheiding</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Wit onder</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Zwart onder</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Kleur aan zet onder</translation>
    </message>
    <message>
        <source>No coordinates</source>
        <translation>Geen coördinaten</translation>
    </message>
    <message>
        <source>Letters inside</source>
        <translation>Letters binnen</translation>
    </message>
    <message>
        <source>Letters outside</source>
        <translation>Letters buiten</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Oplossingen</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>niet vermeld</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>after {move}</source>
        <translation>na {move}</translation>
    </message>
    <message>
        <source>solutions: {count}</source>
        <translation>oplossingen: {count}</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Pagina {number} van {total}</translation>
    </message>
    <message>
        <source>Page {number} of {total}, then solutions</source>
        <translation>Pagina {number} van {total}, daarna oplossingen</translation>
    </message>
    <message>
        <source>Sent to the printer: {pages}.</source>
        <translation>Naar de printer gestuurd: {pages}.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Opgeslagen als ‘{name}’.</translation>
    </message>
    <message>
        <source>Saved as “{name}”: {pages}.</source>
        <translation>Opgeslagen als ‘{name}’: {pages}.</translation>
    </message>
    <message>
        <source>Printed to “{name}”: {pages}.</source>
        <translation>Afgedrukt naar ‘{name}’: {pages}.</translation>
    </message>
    <message>
        <source>Diagrams on a page: {wanted} would be too small to read; {fitting} ({columns} × {rows}) fit.</source>
        <translation>Diagrammen per pagina: {wanted} zouden te klein zijn om te lezen; {fitting} ({columns} × {rows}) passen.</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: diagram no. {numbers}.</source>
        <translation>Tekst afgekapt, te lang voor de pagina: diagram nr. {numbers}.</translation>
    </message>
    <message>
        <source>Smaller boards, to make room for long text: p. {numbers}.</source>
        <translation>Kleinere borden, om ruimte te maken voor lange tekst: p. {numbers}.</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: the header or footer.</source>
        <translation>Tekst afgekapt, te lang voor de pagina: de kop- of voettekst.</translation>
    </message>
    <message>
        <source>No position comes with a solution, so there is no page of solutions. Tick “Solve those without a solution” to add one.</source>
        <translation>Bij geen stelling staat een oplossing, dus is er geen pagina met oplossingen. Vink ‘Oplossen waar geen oplossing staat’ aan om die toe te voegen.</translation>
    </message>
    <message>
        <source>{said} All of them fit on {paper} ({held}).</source>
        <translation>{said} Op {paper} passen ze allemaal ({held}).</translation>
    </message>
    <message>
        <source>Usual letters</source>
        <translation>Gewone letters</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>The text has {size} points; below 6 it is hard to read. Put fewer diagrams on a page.</source>
        <translation>De tekst heeft {size} punten; minder dan 6 is slecht te lezen. Zet er minder op een pagina.</translation>
    </message>
    <message>
        <source>LaTeX has fonts of its own, not {font}.</source>
        <translation>LaTeX gebruikt eigen lettertypen, niet {font}.</translation>
    </message>
    <message>
        <source>The fonts of LaTeX may lack these characters, unless you name another one in the document: {letters}</source>
        <translation>De lettertypen van LaTeX missen deze tekens mogelijk, tenzij in het document een ander lettertype wordt genoemd: {letters}</translation>
    </message>
    <message>
        <source>No installed font has these characters, so they are left out: {letters}</source>
        <translation>Geen geïnstalleerd lettertype heeft deze tekens, dus zijn ze weggelaten: {letters}</translation>
    </message>
    <message>
        <source>There is no position to print.</source>
        <translation>Er is geen stelling om af te drukken.</translation>
    </message>
    <message>
        <source>Nothing was printed: {name} did not accept it. Check that the printer is on, or save as PDF.</source>
        <translation>Er is niets afgedrukt: {name} heeft de opdracht niet aangenomen. Controleer of de printer aanstaat, of sla op als PDF.</translation>
    </message>
</context>
<context>
    <name>ShownSlices</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>SideMark</name>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>{side}. Click to change.</source>
        <translation>{side}. Klik om te wijzigen.</translation>
    </message>
</context>
<context>
    <name>SideToMoveRow</name>
    <message>
        <source>Side to move</source>
        <translation>Kleur aan zet</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
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
        <translation>Breedte in pixels</translation>
    </message>
    <message>
        <source>A picture is {least} to {most} pixels wide.</source>
        <translation>Een afbeelding is {least} tot {most} pixels breed.</translation>
    </message>
</context>
<context>
    <name>SpellingList</name>
    <message>
        <source>Type to filter</source>
        <translation>Typ om te filteren</translation>
    </message>
    <message>
        <source>Filter the formats</source>
        <translation>Formaten filteren</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formaten</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>What to do in how many moves: #2, h#3, s#4, or in words</source>
        <translation>Wat te doen in hoeveel zetten: #2, h#3, s#4, of in woorden</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Gebruikelijke opgaven</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Helpmate</source>
        <translation>Helpmat</translation>
    </message>
    <message>
        <source>Selfmate</source>
        <translation>Zelfmat</translation>
    </message>
    <message>
        <source>Reflex mate</source>
        <translation>Reflexmat</translation>
    </message>
    <message>
        <source>Help-selfmate</source>
        <translation>Helpzelfmat</translation>
    </message>
    <message>
        <source>Series helpmate</source>
        <translation>Seriehelpmat</translation>
    </message>
    <message>
        <source>Helpstalemate</source>
        <translation>Helppat</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Winst</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Save Table</source>
        <translation>Tabel opslaan</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellingen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>In UTF-8. A text that a spreadsheet could take for a formula gets an apostrophe in front of it.</source>
        <translation>In UTF-8. Een tekst die een rekenblad voor een formule kan houden, krijgt een apostrof ervoor.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Stelli&amp;ngen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Kolommen</translation>
    </message>
</context>
<context>
    <name>TablebaseMoves</name>
    <message>
        <source>Moves in the tablebase</source>
        <translation>Zetten in de tablebase</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>De 50-zettenregel kan er remise van maken.</translation>
    </message>
</context>
<context>
    <name>TablebaseRow</name>
    <message>
        <source>Search the usual places</source>
        <translation>Op de gebruikelijke plaatsen zoeken</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Bladeren…</translation>
    </message>
    <message>
        <source>No Syzygy files found.</source>
        <translation>Geen Syzygy-bestanden gevonden.</translation>
    </message>
    <message>
        <source>Endings: {endings}, with up to {pieces} pieces, in {where}</source>
        <translation>Eindspelen: {endings}, met hoogstens {pieces} stukken, in {where}</translation>
    </message>
    <message>
        <source>{where} was not found, is not a folder, or cannot be read.</source>
        <translation>{where} is niet gevonden, is geen map of kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Damaged or incomplete, download again: {names}</source>
        <translation>Beschadigd of onvolledig, opnieuw downloaden: {names}</translation>
    </message>
    <message>
        <source>There are no Syzygy files (.rtbw) in {where}.</source>
        <translation>In {where} staan geen Syzygy-bestanden (.rtbw).</translation>
    </message>
    <message>
        <source>Endings: {endings} ({distances} of them with distances, .rtbz), with up to {pieces} pieces, in {where}</source>
        <translation>Eindspelen: {endings} (waarvan {distances} met afstanden, .rtbz), met hoogstens {pieces} stukken, in {where}</translation>
    </message>
    <message>
        <source>Choose a Folder of Syzygy Tablebases</source>
        <translation>Map met Syzygy-tablebases kiezen</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>Move</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>Drag pieces on the board</source>
        <translation>Stukken op het bord slepen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Click or drag to clear squares</source>
        <translation>Klik of sleep om velden te wissen</translation>
    </message>
    <message>
        <source>Click to paint with it, or drag it onto the board</source>
        <translation>Klik om het op velden te plaatsen, of sleep het op het bord</translation>
    </message>
</context>
<context>
    <name>ToolTray</name>
    <message>
        <source>Tools</source>
        <translation>Gereedschap</translation>
    </message>
</context>
<context>
    <name>TwinsRow</name>
    <message>
        <source>Twins</source>
        <translation>Tweelingen</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Een tweeling toevoegen die gelijk is aan de getoonde stelling</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Een tweeling toevoegen</translation>
    </message>
    <message>
        <source>Zeroposition: not to be solved</source>
        <translation>Nulstelling: niet oplossen</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>{name}) Move pieces on the board to change this twin.</source>
        <translation>{name}) Verplaats stukken op het bord om deze tweeling te wijzigen.</translation>
    </message>
    <message>
        <source>&amp;Zeroposition: Solve Only the Twins</source>
        <translation>&amp;Nulstelling: alleen de tweelingen oplossen</translation>
    </message>
    <message>
        <source>&amp;Continue Twin {name})</source>
        <translation>Verder&amp;gaan op tweeling {name})</translation>
    </message>
    <message>
        <source>&amp;Remove Twin {name})</source>
        <translation>Tweeling {name}) ver&amp;wijderen</translation>
    </message>
    <message>
        <source>Twin {name}</source>
        <translation>Tweeling {name}</translation>
    </message>
    <message>
        <source>Twin {name}, continued</source>
        <translation>Tweeling {name}, vervolgd</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <translation>{piece} naar {square}</translation>
    </message>
    <message>
        <source>{one} and {other} exchanged</source>
        <translation>{one} en {other} verwisseld</translation>
    </message>
    <message>
        <source>the board turned to the left by {angle}°</source>
        <translation>het bord {angle}° naar links gedraaid</translation>
    </message>
    <message>
        <source>the board mirrored, {one} and {other} exchanged</source>
        <translation>het bord gespiegeld, {one} en {other} verwisseld</translation>
    </message>
    <message>
        <source>all pieces shifted as from {origin} to {square}</source>
        <translation>alle stukken verschoven als van {origin} naar {square}</translation>
    </message>
    <message>
        <source>the colours of all pieces exchanged</source>
        <translation>de kleuren van alle stukken verwisseld</translation>
    </message>
    <message>
        <source>{one} becomes {other}, Black’s too</source>
        <translation>{one} wordt {other}, ook van zwart</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>een andere stelling</translation>
    </message>
    <message>
        <source>conditions: {names}</source>
        <translation>voorwaarden: {names}</translation>
    </message>
    <message>
        <source>without {piece}</source>
        <translation>zonder {piece}</translation>
    </message>
    <message>
        <source>with {piece}</source>
        <translation>met {piece}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Searching for a proof…</source>
        <translation>Bewijs zoeken…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Geen fouten gevonden</translation>
    </message>
    <message>
        <source>No problems found so far; searching for a proof</source>
        <translation>Tot nu toe geen fouten gevonden; er wordt naar een bewijs gezocht</translation>
    </message>
    <message>
        <source>No proof was found that the position cannot arise in a game. That does not prove that it can.</source>
        <translation>Er is geen bewijs gevonden dat de stelling niet in een partij kan ontstaan. Dat bewijst niet dat het wel kan.</translation>
    </message>
    <message>
        <source>No problems found within {0} s</source>
        <translation>Binnen {0} s geen fouten gevonden</translation>
    </message>
    <message>
        <source>A longer search might prove that the position cannot arise in a game.</source>
        <translation>Langer zoeken zou kunnen bewijzen dat de stelling niet in een partij kan ontstaan.</translation>
    </message>
    <message>
        <source>No problems found by the quick checks</source>
        <translation>Geen fouten gevonden door de snelle controles</translation>
    </message>
    <message>
        <source>No deep check: the search for a proof failed.</source>
        <translation>Geen grondige controle: het zoeken naar een bewijs is mislukt.</translation>
    </message>
</context>
<context>
    <name>VersionsModel</name>
    <message>
        <source>{words}, selected</source>
        <translation>{words}, geselecteerd</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ontbreekt</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Lege regel</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>Meer in de handleiding</translation>
    </message>
</context>
<context>
    <name>WorkFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>_Wait</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppen…</translation>
    </message>
</context>
<context>
    <name>board_colours</name>
    <message>
        <source>Walnut</source>
        <translation>Walnoot</translation>
    </message>
    <message>
        <source>Fen</source>
        <translation>Veen</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Leisteen</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Gearceerd</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Chess Position Editor</source>
        <translation>Editor voor schaakstellingen</translation>
    </message>
    <message>
        <source>Set up chess positions and get their FEN</source>
        <translation>Schaakstellingen opzetten en de FEN ervan krijgen</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Nieuw venster</translation>
    </message>
    <message>
        <source>Open File…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Chess positions</source>
        <translation>Schaakstellingen</translation>
    </message>
    <message>
        <source>Chess positions with operations</source>
        <translation>Schaakstellingen met operaties</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round. FenEdit is for people who put chess positions on paper, on a page or into a program: composers of puzzles, trainers who make worksheets, authors of books and blogs, arbiters who restore a game, developers with files of test positions. Board, panels and FEN text always show the same position: change one of them and the others follow. You can use it with the mouse, or with the keyboard alone.</source>
        <translation>Zet een schaakstelling op en krijg een correcte FEN, of omgekeerd. FenEdit is voor mensen die schaakstellingen op papier, op een pagina of in een programma zetten: probleemcomponisten, trainers die werkbladen maken, auteurs van boeken en blogs, arbiters die een partij herstellen, ontwikkelaars met bestanden vol teststellingen. Bord, panelen en FEN-tekst tonen altijd dezelfde stelling: wijzig er één en de andere volgen. Je kunt het met de muis gebruiken, of met alleen het toetsenbord.</translation>
    </message>
    <message>
        <source>Three promises:</source>
        <translation>Drie beloften:</translation>
    </message>
    <message>
        <source>What it writes is right. Canonical FEN, to the last detail of the standard. You can edit odd and illegal positions; the position check says what is wrong with them, and FenEdit never refuses or changes them silently.</source>
        <translation>Wat het schrijft, klopt. Canonieke FEN, tot in het laatste detail van de standaard. Je kunt vreemde en illegale stellingen bewerken; de stellingcontrole zegt wat er niet aan klopt, en FenEdit weigert ze nooit en wijzigt ze nooit stilzwijgend.</translation>
    </message>
    <message>
        <source>Nothing is lost. A text that is not a valid FEN stays as you typed it, with the fault marked. Lines of a file that you did not edit are saved byte for byte, comments and oddities included. Unsaved work comes back after a crash. Everything can be undone.</source>
        <translation>Er gaat niets verloren. Een tekst die geen geldige FEN is, blijft zoals je hem hebt getypt, met de fout gemarkeerd. Regels van een bestand die je niet hebt bewerkt, worden byte voor byte opgeslagen, met commentaar en eigenaardigheden en al. Niet-opgeslagen werk komt terug na een crash. Alles kan ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>It reacts at once.</source>
        <translation>Het reageert meteen.</translation>
    </message>
    <message>
        <source>It speaks English, Italian, Dutch, Polish and Russian.</source>
        <translation>Het spreekt Engels, Italiaans, Nederlands, Pools en Russisch.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>&amp;Bron</translation>
    </message>
    <message>
        <source>A&amp;ward</source>
        <translation>&amp;Onderscheiding</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>Op&amp;gave</translation>
    </message>
    <message>
        <source>Side to &amp;move</source>
        <translation>Kleur aan &amp;zet</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The path of the engine is not absolute. Choose the engine again.</source>
        <translation>Het pad van de engine is niet absoluut. Kies de engine opnieuw.</translation>
    </message>
    <message>
        <source>The file of the engine was not found. Choose the engine again.</source>
        <translation>Het bestand van de engine is niet gevonden. Kies de engine opnieuw.</translation>
    </message>
    <message>
        <source>The path of the engine is not a file. Choose the program itself.</source>
        <translation>Het pad van de engine is geen bestand. Kies het programma zelf.</translation>
    </message>
    <message>
        <source>The file of the engine is not executable. Make it executable, or choose another.</source>
        <translation>Het bestand van de engine is niet uitvoerbaar. Maak het uitvoerbaar, of kies een ander.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {detail}. Choose one for this system.</source>
        <translation>De engine kan niet worden gestart: {detail}. Kies een engine voor dit systeem.</translation>
    </message>
    <message>
        <source>The program ended at once and is not a UCI engine. Choose an engine.</source>
        <translation>Het programma stopte meteen en is geen UCI-engine. Kies een engine.</translation>
    </message>
    <message>
        <source>The program does not respond like a UCI engine and was stopped.</source>
        <translation>Het programma reageert niet als een UCI-engine en is gestopt.</translation>
    </message>
    <message>
        <source>The program does not speak UCI and was stopped. Choose another engine.</source>
        <translation>Het programma spreekt geen UCI en is gestopt. Kies een andere engine.</translation>
    </message>
    <message>
        <source>The engine ended unexpectedly (code {detail}). Start it again, or choose another.</source>
        <translation>De engine is onverwacht gestopt (code {detail}). Start hem opnieuw, of kies een andere.</translation>
    </message>
    <message>
        <source>The engine stopped responding and was ended. Start it again.</source>
        <translation>De engine reageerde niet meer en is beëindigd. Start hem opnieuw.</translation>
    </message>
    <message>
        <source>The engine did not stop when asked and was ended.</source>
        <translation>De engine stopte niet toen dat gevraagd werd en is beëindigd.</translation>
    </message>
    <message>
        <source>This engine does not support Chess960. Choose another for this position.</source>
        <translation>Deze engine ondersteunt geen Chess960. Kies een andere voor deze stelling.</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Voer een absoluut pad in.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Bestand niet gevonden.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Dit is geen bestand.</translation>
    </message>
    <message>
        <source>This file is not executable.</source>
        <translation>Dit bestand is niet uitvoerbaar.</translation>
    </message>
    <message>
        <source>No position to analyse: the FEN has an error.</source>
        <translation>Geen stelling om te analyseren: de FEN bevat een fout.</translation>
    </message>
    <message>
        <source>White is checkmated: there is no move to analyse.</source>
        <translation>Wit staat mat: er is geen zet om te analyseren.</translation>
    </message>
    <message>
        <source>Black is checkmated: there is no move to analyse.</source>
        <translation>Zwart staat mat: er is geen zet om te analyseren.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to analyse.</source>
        <translation>Het is pat: er is geen zet om te analyseren.</translation>
    </message>
    <message>
        <source>Not sent to the engine, as it might crash. {problem}</source>
        <translation>Niet naar de engine gestuurd, want die zou kunnen crashen. {problem}</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by Black (not proven).</source>
        <translation>De engine ziet mat in {moves} door zwart (niet bewezen).</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by White (not proven).</source>
        <translation>De engine ziet mat in {moves} door wit (niet bewezen).</translation>
    </message>
    <message>
        <source>The engine sees an equal position.</source>
        <translation>De engine ziet een gelijke stelling.</translation>
    </message>
    <message>
        <source>The engine sees Black ahead by {pawns} pawns.</source>
        <translation>De engine geeft zwart {pawns} pionnen voordeel.</translation>
    </message>
    <message>
        <source>The engine sees White ahead by {pawns} pawns.</source>
        <translation>De engine geeft wit {pawns} pionnen voordeel.</translation>
    </message>
    <message>
        <source>White’s view · depth {0}</source>
        <translation>Gezien vanuit wit · diepte {0}</translation>
    </message>
    <message>
        <source>Unnamed engine</source>
        <translation>Naamloze engine</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof</source>
        <translation>{engine}: een hint, geen bewijs</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof; stopped</source>
        <translation>{engine}: een hint, geen bewijs; gestopt</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {moves}</source>
        <translation>Variant {number}: {score}, {moves}</translation>
    </message>
    <message>
        <source>{0} nodes</source>
        <translation>{0} knopen</translation>
    </message>
    <message>
        <source>{0} k nodes</source>
        <translation>{0} k knopen</translation>
    </message>
    <message>
        <source>{0} M nodes</source>
        <translation>{0} M knopen</translation>
    </message>
</context>
<context>
    <name>fen_words</name>
    <message>
        <source>Assumed: {0}.</source>
        <translation>Aangenomen: {0}.</translation>
    </message>
    <message>
        <source>Piece placement</source>
        <translation>Opstelling van de stukken</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>wit aan zet</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>wit onderaan</translation>
    </message>
    <message>
        <source>no castling rights</source>
        <translation>geen rokaderechten</translation>
    </message>
    <message>
        <source>castling rights of kings and rooks at home</source>
        <translation>rokaderechten van koningen en torens op hun beginvelden</translation>
    </message>
    <message>
        <source>no en passant square</source>
        <translation>geen en-passantveld</translation>
    </message>
    <message>
        <source>halfmove clock 0</source>
        <translation>halfzettenteller 0</translation>
    </message>
    <message>
        <source>fullmove number 1</source>
        <translation>zetnummer 1</translation>
    </message>
    <message>
        <source>Side to move: w for White, b for Black</source>
        <translation>Kleur aan zet: w voor wit, b voor zwart</translation>
    </message>
    <message>
        <source>Castling rights: K and Q for White, k and q for Black, - for none</source>
        <translation>Rokaderechten: K en Q voor wit, k en q voor zwart, - voor geen</translation>
    </message>
    <message>
        <source>En passant square: the square a pawn has just passed over, or -</source>
        <translation>En-passantveld: het veld dat een pion zojuist is gepasseerd, of -</translation>
    </message>
    <message>
        <source>Halfmove clock: halfmoves since the last capture or pawn move</source>
        <translation>Halfzettenteller: halve zetten sinds de laatste slagzet of pionzet</translation>
    </message>
    <message>
        <source>Fullmove number: one more after each move by Black</source>
        <translation>Zetnummer: één hoger na elke zet van zwart</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>error fault mistake red invalid illegal wrong check</source>
        <translation>fout error vergissing rood ongeldig illegaal verkeerd controle</translation>
    </message>
    <message>
        <source>search filter look for</source>
        <translation>zoeken opzoeken filteren vinden</translation>
    </message>
    <message>
        <source>turn flip rotate reflect</source>
        <translation>draaien omdraaien roteren spiegelen</translation>
    </message>
    <message>
        <source>clipboard export Lichess Unicode ASCII text Markdown forum BBCode wiki HTML LaTeX Typst</source>
        <translation>klembord exporteren Lichess Unicode ASCII tekst Markdown forum BBCode wiki HTML LaTeX Typst</translation>
    </message>
    <message>
        <source>move pieces board</source>
        <translation>verplaatsen stukken bord</translation>
    </message>
    <message>
        <source>Fischer random shuffle setup</source>
        <translation>Fischer willekeurig random opstelling</translation>
    </message>
    <message>
        <source>order reorder arrange</source>
        <translation>volgorde ordenen rangschikken</translation>
    </message>
    <message>
        <source>turn whose move player</source>
        <translation>beurt wie aan zet speler</translation>
    </message>
    <message>
        <source>clipboard insert import read picture screenshot</source>
        <translation>klembord invoegen importeren inlezen afbeelding plaatje screenshot schermafbeelding</translation>
    </message>
    <message>
        <source>screenshot grab capture picture image recognize OCR scan</source>
        <translation>screenshot schermafbeelding vastleggen afbeelding plaatje herkennen OCR scannen</translation>
    </message>
    <message>
        <source>screenshot scan check compare</source>
        <translation>screenshot schermafbeelding scan controleren vergelijken</translation>
    </message>
    <message>
        <source>uncertain unsure wrong picture</source>
        <translation>twijfel twijfelachtig onzeker verkeerd fout afbeelding plaatje</translation>
    </message>
    <message>
        <source>flip rotate side bottom</source>
        <translation>omdraaien omkeren roteren kant onderaan</translation>
    </message>
    <message>
        <source>speak say screen reader blind</source>
        <translation>spreken voorlezen uitspreken schermlezer blind</translation>
    </message>
    <message>
        <source>maximize fullscreen zoom large presentation</source>
        <translation>maximaliseren volledig scherm zoom groot presentatie</translation>
    </message>
    <message>
        <source>help handbook documentation guide</source>
        <translation>hulp handboek documentatie gids</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys mouse gestures</source>
        <translation>sneltoetsen toetsenbord muis gebaren</translation>
    </message>
    <message>
        <source>dark light theme colors style look appearance</source>
        <translation>donker licht thema kleuren stijl uiterlijk weergave</translation>
    </message>
    <message>
        <source>list records grid thumbnails diagrams</source>
        <translation>lijst items raster miniaturen diagrammen</translation>
    </message>
    <message>
        <source>create file blank</source>
        <translation>maken aanmaken bestand leeg</translation>
    </message>
    <message>
        <source>template endgame ending opening mate Lucena Philidor</source>
        <translation>sjabloon eindspel opening mat Lucena Philidor</translation>
    </message>
    <message>
        <source>endgame ending exercise material</source>
        <translation>eindspel oefening materiaal</translation>
    </message>
    <message>
        <source>internet web site link online</source>
        <translation>internet web site link online</translation>
    </message>
    <message>
        <source>load import read table CSV spreadsheet Excel</source>
        <translation>laden importeren inlezen tabel CSV rekenblad spreadsheet Excel</translation>
    </message>
    <message>
        <source>write store keep</source>
        <translation>bewaren schrijven</translation>
    </message>
    <message>
        <source>write store copy convert EPD PGN CSV table spreadsheet Excel</source>
        <translation>bewaren schrijven kopie omzetten converteren EPD PGN CSV tabel rekenblad spreadsheet Excel</translation>
    </message>
    <message>
        <source>image diagram screenshot JPEG</source>
        <translation>plaatje diagram screenshot schermafbeelding JPEG</translation>
    </message>
    <message>
        <source>images diagrams batch</source>
        <translation>plaatjes diagrammen reeks batch</translation>
    </message>
    <message>
        <source>GIF video film animated APNG WebP blog</source>
        <translation>GIF video film animatie APNG WebP blog</translation>
    </message>
    <message>
        <source>worksheet handout exercises practice lesson book LaTeX Typst Word HTML Anki QR code</source>
        <translation>werkblad hand-out oefeningen boek LaTeX Typst oefenen les Word HTML Anki QR-code</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>printen printer papier</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>stoppen beëindigen verlaten exit</translation>
    </message>
    <message>
        <source>back revert cancel history</source>
        <translation>terug herstellen annuleren undo geschiedenis</translation>
    </message>
    <message>
        <source>forward again repeat history</source>
        <translation>vooruit herhalen redo geschiedenis</translation>
    </message>
    <message>
        <source>clipboard export text</source>
        <translation>klembord exporteren tekst</translation>
    </message>
    <message>
        <source>clipboard image screenshot</source>
        <translation>klembord plaatje screenshot schermafbeelding</translation>
    </message>
    <message>
        <source>settings options theme dark font language</source>
        <translation>instellingen opties thema donker lettertype taal</translation>
    </message>
    <message>
        <source>initial reset new game set up</source>
        <translation>begin reset nieuwe partij opstellen</translation>
    </message>
    <message>
        <source>empty erase remove all pieces</source>
        <translation>leeg wissen verwijderen alle stukken</translation>
    </message>
    <message>
        <source>add enter set up list</source>
        <translation>toevoegen invoeren opstellen lijst</translation>
    </message>
    <message>
        <source>fairy grasshopper nightrider neutral Popeye</source>
        <translation>sprookjesstuk sprinkhaan nachtruiter neutraal Popeye</translation>
    </message>
    <message>
        <source>exchange invert reverse colors sides</source>
        <translation>omwisselen ruilen omkeren kleuren</translation>
    </message>
    <message>
        <source>move number halfmove clock</source>
        <translation>zetnummer halfzettenteller klok</translation>
    </message>
    <message>
        <source>red green blue yellow color annotate draw</source>
        <translation>rood groen blauw geel kleur markeren annoteren</translation>
    </message>
    <message>
        <source>remove arrows circles highlights labels red</source>
        <translation>verwijderen pijlen cirkels veldkleuren labels rood</translation>
    </message>
    <message>
        <source>moves game variation line try out</source>
        <translation>zetten partij variant naspelen uitproberen</translation>
    </message>
    <message>
        <source>mate in moves task helpmate selfmate</source>
        <translation>mat in zetten opdracht helpmat zelfmat</translation>
    </message>
    <message>
        <source>mate key moves test cooked</source>
        <translation>mat sleutelzet zetten testen nevenoplossing</translation>
    </message>
    <message>
        <source>test check cooked batch</source>
        <translation>testen controleren nevenoplossing reeks batch</translation>
    </message>
    <message>
        <source>moves variations line mate key</source>
        <translation>zetten varianten mat sleutelzet</translation>
    </message>
    <message>
        <source>clipboard moves text</source>
        <translation>klembord zetten tekst</translation>
    </message>
    <message>
        <source>keep store write key</source>
        <translation>bewaren opslaan schrijven sleutelzet</translation>
    </message>
    <message>
        <source>solve fairy helpmate selfmate</source>
        <translation>oplossen sprookje helpmat zelfmat</translation>
    </message>
    <message>
        <source>input output raw</source>
        <translation>invoer uitvoer ruw</translation>
    </message>
    <message>
        <source>author title name source stipulation award theme mate key moves</source>
        <translation>auteur titel naam bron opgave onderscheiding prijs thema mat sleutelzet zetten</translation>
    </message>
    <message>
        <source>Stockfish analyse evaluation best moves UCI</source>
        <translation>Stockfish analyseren evaluatie beste zetten UCI</translation>
    </message>
    <message>
        <source>Stockfish UCI install path</source>
        <translation>Stockfish UCI installeren pad</translation>
    </message>
    <message>
        <source>back go record</source>
        <translation>terug ga item</translation>
    </message>
    <message>
        <source>forward go record</source>
        <translation>vooruit ga item</translation>
    </message>
    <message>
        <source>search filter look for duplicates</source>
        <translation>zoeken opzoeken filteren vinden dubbele</translation>
    </message>
    <message>
        <source>new insert record</source>
        <translation>nieuw invoegen item</translation>
    </message>
    <message>
        <source>copy clone twin record</source>
        <translation>kopie kopiëren klonen tweeling item</translation>
    </message>
    <message>
        <source>remove erase record</source>
        <translation>wissen weghalen item</translation>
    </message>
    <message>
        <source>name title label heading id</source>
        <translation>naam titel label kop id</translation>
    </message>
    <message>
        <source>rename title number source award mate batch many</source>
        <translation>hernoemen titel nummer bron onderscheiding prijs mat reeks batch meerdere</translation>
    </message>
    <message>
        <source>note remark annotation text</source>
        <translation>notitie opmerking annotatie tekst</translation>
    </message>
    <message>
        <source>rename title id count</source>
        <translation>hernoemen nummeren titel id tellen</translation>
    </message>
    <message>
        <source>extract export copy part</source>
        <translation>uitnemen exporteren kopiëren deel splitsen</translation>
    </message>
    <message>
        <source>merge join import add combine</source>
        <translation>samenvoegen importeren bijvoegen combineren</translation>
    </message>
    <message>
        <source>turn rotate Black’s side orientation</source>
        <translation>draaien roteren zwart onderaan oriëntatie</translation>
    </message>
    <message>
        <source>hide panels presentation projector large</source>
        <translation>verbergen panelen presentatie beamer projector groot</translation>
    </message>
    <message>
        <source>version licence help</source>
        <translation>versie licentie hulp</translation>
    </message>
    <message>
        <source>dark light theme edit colors style look appearance own custom squares</source>
        <translation>donker licht thema kleuren stijl uiterlijk weergave eigen velden bewerken</translation>
    </message>
    <message>
        <source>theme figures style look</source>
        <translation>thema figuren stijl uiterlijk</translation>
    </message>
</context>
<context>
    <name>keys_help</name>
    <message>
        <source>Mouse on the board</source>
        <translation>Muis op het bord</translation>
    </message>
    <message>
        <source>Drag a piece</source>
        <translation>Een stuk slepen</translation>
    </message>
    <message>
        <source>Move it; onto another piece: take its place</source>
        <translation>Verplaatsen; op een ander stuk: dat vervangen</translation>
    </message>
    <message>
        <source>Drag, then {control} or {alt} while dropping</source>
        <translation>Slepen, en bij het neerzetten {control} of {alt}</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Drag off the board</source>
        <translation>Van het bord slepen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Drag from a palette</source>
        <translation>Uit een palet slepen</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Een stuk plaatsen</translation>
    </message>
    <message>
        <source>Click in a palette</source>
        <translation>In een palet klikken</translation>
    </message>
    <message>
        <source>Pick up a piece or the eraser; click again to put it down</source>
        <translation>Een stuk of de gum oppakken; nogmaals klikken legt het weer neer</translation>
    </message>
    <message>
        <source>Click or drag with a piece picked up</source>
        <translation>Klikken of slepen met een opgepakt stuk</translation>
    </message>
    <message>
        <source>Place it; starting on the same piece: erase</source>
        <translation>Plaatsen; begonnen op hetzelfde stuk: wissen</translation>
    </message>
    <message>
        <source>Right button with a piece picked up</source>
        <translation>Rechterknop met een opgepakt stuk</translation>
    </message>
    <message>
        <source>Place the same piece in the other colour</source>
        <translation>Hetzelfde stuk in de andere kleur plaatsen</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Middelste knop</translation>
    </message>
    <message>
        <source>Pick up the piece under the pointer; on an empty square: the eraser</source>
        <translation>Het stuk onder de aanwijzer oppakken; op een leeg veld: de gum</translation>
    </message>
    <message>
        <source>Right button with nothing picked up</source>
        <translation>Rechterknop zonder opgepakt stuk</translation>
    </message>
    <message>
        <source>Menu of the square</source>
        <translation>Menu van het veld</translation>
    </message>
    <message>
        <source>Drag with the right button</source>
        <translation>Slepen met de rechterknop</translation>
    </message>
    <message>
        <source>Draw an arrow; draw it again to remove it, or in another colour to replace it</source>
        <translation>Een pijl tekenen; nogmaals tekenen om hem te verwijderen, of in een andere kleur om hem te vervangen</translation>
    </message>
    <message>
        <source>Right click with Shift</source>
        <translation>Rechtsklikken met Shift</translation>
    </message>
    <message>
        <source>Draw a circle, or remove it</source>
        <translation>Een cirkel tekenen of verwijderen</translation>
    </message>
    <message>
        <source>{control}, {alt}, or both while drawing</source>
        <translation>{control}, {alt} of beide tijdens het tekenen</translation>
    </message>
    <message>
        <source>Red, blue, or yellow instead of green</source>
        <translation>Rood, blauw of geel in plaats van groen</translation>
    </message>
    <message>
        <source>Shift, or Shift and {control}, while drawing an arrow</source>
        <translation>Shift, of Shift en {control}, tijdens het tekenen van een pijl</translation>
    </message>
    <message>
        <source>Blue or yellow, where {alt} moves windows instead of drawing</source>
        <translation>Blauw of geel, waar {alt} vensters verplaatst en niet tekent</translation>
    </message>
    <message>
        <source>Drag with Shift</source>
        <translation>Slepen met Shift</translation>
    </message>
    <message>
        <source>Select squares; Esc deselects them</source>
        <translation>Velden selecteren; Esc deselecteert ze</translation>
    </message>
    <message>
        <source>Drag in a selection</source>
        <translation>In een selectie slepen</translation>
    </message>
    <message>
        <source>Move its pieces together; with {control}: copy; off the board: remove</source>
        <translation>De stukken samen verplaatsen; met {control}: kopiëren; van het bord af: verwijderen</translation>
    </message>
    <message>
        <source>Right button in a selection</source>
        <translation>Rechterknop in een selectie</translation>
    </message>
    <message>
        <source>Menu: clear, swap colours, mirror, fill</source>
        <translation>Menu: wissen, kleuren verwisselen, spiegelen, vullen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Muiswiel</translation>
    </message>
    <message>
        <source>Change the piece of a square (see Preferences)</source>
        <translation>Het stuk van een veld wijzigen (zie Voorkeuren)</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Your own colour</source>
        <translation>Je eigen kleur</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Wheel with {alt}</source>
        <translation>Muiswiel met {alt}</translation>
    </message>
    <message>
        <source>With the Play tool, or in the moves: type a move: Nf3, e8=Q, e2e4</source>
        <translation>Tijdens het spelen, of in de zettenlijst: een zet typen: Nf3, e8=Q, e2e4</translation>
    </message>
    <message>
        <source>In the moves: step without {alt}</source>
        <translation>In de zettenlijst: door de zetten lopen zonder {alt}</translation>
    </message>
    <message>
        <source>In the moves: read line by line; go to the move</source>
        <translation>In de zettenlijst: regel voor regel lezen; naar de zet gaan</translation>
    </message>
    <message>
        <source>In a solution: fold or unfold a row, unfold all, fold all</source>
        <translation>In een oplossing: een regel in- of uitklappen, alles uitklappen, alles inklappen</translation>
    </message>
    <message>
        <source>In the moves: delete from here</source>
        <translation>In de zettenlijst: vanaf hier verwijderen</translation>
    </message>
    <message>
        <source>In the moves: go to the board; with the Play tool: leave it</source>
        <translation>In de zettenlijst: naar het bord gaan; tijdens het spelen: spelen beëindigen</translation>
    </message>
    <message>
        <source>Right button on a move</source>
        <translation>Rechterknop op een zet</translation>
    </message>
    <message>
        <source>Menu: new position, promote, delete, copy</source>
        <translation>Menu: nieuwe stelling, promoveren, verwijderen, kopiëren</translation>
    </message>
    <message>
        <source>Picture beside the board</source>
        <translation>Afbeelding naast het bord</translation>
    </message>
    <message>
        <source>Next or previous square that may have been read wrong</source>
        <translation>Naar het volgende of vorige veld dat mogelijk verkeerd gelezen is</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1 t/m 5</translation>
    </message>
    <message>
        <source>Put this piece on the square, and go on</source>
        <translation>Dit stuk op het veld plaatsen en verdergaan</translation>
    </message>
    <message>
        <source>Put that piece on the square</source>
        <translation>Dat stuk op het veld plaatsen</translation>
    </message>
    <message>
        <source>Look at another square</source>
        <translation>Een ander veld bekijken</translation>
    </message>
    <message>
        <source>Turn: the other side is at the bottom of the picture</source>
        <translation>Draaien: onderaan in de afbeelding staat de andere kleur</translation>
    </message>
    <message>
        <source>Set the other side to move</source>
        <translation>De andere kleur aan zet instellen</translation>
    </message>
    <message>
        <source>Accept the position, or go on to the next one</source>
        <translation>De stelling accepteren, of naar de volgende gaan</translation>
    </message>
    <message>
        <source>Take the position back; among several: hide the picture</source>
        <translation>De stelling terugnemen; bij meerdere: de afbeelding verbergen</translation>
    </message>
    <message>
        <source>Keys and commands</source>
        <translation>Toetsen en opdrachten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Toets of gebaar</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wat het doet</translation>
    </message>
    <message>
        <source>Put down the piece, or cancel the drag</source>
        <translation>Het stuk neerleggen, of het slepen annuleren</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Toetsen op het bord</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>De cursor verplaatsen</translation>
    </message>
    <message>
        <source>Go to an edge</source>
        <translation>Naar een rand gaan</translation>
    </message>
    <message>
        <source>K Q R B N P, k q r b n p</source>
        <translation>K Q R B N P, k q r b n p</translation>
    </message>
    <message>
        <source>Place a white piece, a black piece, and step on</source>
        <translation>Een wit of een zwart stuk plaatsen en naar het volgende veld gaan</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1 t/m 8</translation>
    </message>
    <message>
        <source>Clear that many squares and step over them</source>
        <translation>Zoveel velden wissen en eroverheen gaan</translation>
    </message>
    <message>
        <source>Go to the next rank, as in a FEN</source>
        <translation>Naar de volgende rij gaan, zoals in een FEN</translation>
    </message>
    <message>
        <source>Space after the last square</source>
        <translation>Spatiebalk na het laatste veld</translation>
    </message>
    <message>
        <source>Go on with the other fields, such as b KQ e3 0 1; Enter finishes</source>
        <translation>Doorgaan met de andere velden, zoals b KQ e3 0 1; Return sluit af</translation>
    </message>
    <message>
        <source>Step back and clear the square</source>
        <translation>Een veld teruggaan en het wissen</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Het veld wissen</translation>
    </message>
    <message>
        <source>Pick up the piece; on another square: drop it</source>
        <translation>Het stuk oppakken; op een ander veld: neerzetten</translation>
    </message>
    <message>
        <source>Select squares, or all; Enter picks up their pieces</source>
        <translation>Velden selecteren, of alle; Return pakt hun stukken op</translation>
    </message>
    <message>
        <source>Marks tool</source>
        <translation>Tekenen</translation>
    </message>
    <message>
        <source>Drag, click</source>
        <translation>Slepen, klikken</translation>
    </message>
    <message>
        <source>Draw an arrow; a circle, highlight or label, as set in the bar</source>
        <translation>Een pijl tekenen; een cirkel, veldkleur of label, zoals in de balk ingesteld</translation>
    </message>
    <message>
        <source>Start an arrow; on another square: end it; on the same: circle</source>
        <translation>Een pijl beginnen; op een ander veld: afmaken; op hetzelfde: cirkel</translation>
    </message>
    <message>
        <source>Highlight, or label, the square</source>
        <translation>Het veld kleuren, of van een label voorzien</translation>
    </message>
    <message>
        <source>1 to 4, or G R B Y</source>
        <translation>1 t/m 4, of G R B Y</translation>
    </message>
    <message>
        <source>Green, red, blue, yellow</source>
        <translation>Groen, rood, blauw, geel</translation>
    </message>
    <message>
        <source>Remove the marks on the square</source>
        <translation>De markeringen op het veld verwijderen</translation>
    </message>
    <message>
        <source>Cancel the arrow, then leave the tool</source>
        <translation>De pijl annuleren, daarna tekenen beëindigen</translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>Een letter</translation>
    </message>
    <message>
        <source>Step through the moves</source>
        <translation>Door de zetten lopen</translation>
    </message>
    <message>
        <source>FEN field and position check</source>
        <translation>FEN-veld en stellingcontrole</translation>
    </message>
    <message>
        <source>Back to the FEN of the board</source>
        <translation>Terug naar de FEN van het bord</translation>
    </message>
    <message>
        <source>On a line of the check: explain it</source>
        <translation>Op een regel van de controle: uitleg</translation>
    </message>
    <message>
        <source>Copy and paste the position, or the selected text here</source>
        <translation>De stelling kopiëren en plakken, of hier de geselecteerde tekst</translation>
    </message>
    <message>
        <source>List of positions</source>
        <translation>Lijst met stellingen</translation>
    </message>
    <message>
        <source>In the list: copy, cut and paste whole lines of the file</source>
        <translation>In de lijst: hele regels van het bestand kopiëren, knippen en plakken</translation>
    </message>
    <message>
        <source>In the list: delete the positions</source>
        <translation>In de lijst: de stellingen verwijderen</translation>
    </message>
    <message>
        <source>In the list: select several, or all</source>
        <translation>In de lijst: meerdere selecteren, of alle</translation>
    </message>
    <message>
        <source>Add a position to the selection; arrows with {control} move without selecting</source>
        <translation>Een stelling aan de selectie toevoegen; pijltjestoetsen met {control} gaan verder zonder te selecteren</translation>
    </message>
    <message>
        <source>Click with Shift or {control}, drag with Shift</source>
        <translation>Klikken met Shift of {control}, slepen met Shift</translation>
    </message>
    <message>
        <source>Select several positions</source>
        <translation>Meerdere stellingen selecteren</translation>
    </message>
    <message>
        <source>Drag in the list</source>
        <translation>In de lijst slepen</translation>
    </message>
    <message>
        <source>Move the selected positions; with {control} or to another window: copy</source>
        <translation>De geselecteerde stellingen verplaatsen; met {control} of naar een ander venster: kopiëren</translation>
    </message>
    <message>
        <source>Double click in the list</source>
        <translation>Dubbelklikken in de lijst</translation>
    </message>
    <message>
        <source>Rename the position; on a comment: edit it</source>
        <translation>De stelling hernoemen; op commentaar: het bewerken</translation>
    </message>
    <message>
        <source>Right button in the list</source>
        <translation>Rechterknop in de lijst</translation>
    </message>
    <message>
        <source>Menu: rename, sort, reverse, new window</source>
        <translation>Menu: hernoemen, sorteren, omkeren, nieuw venster</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Place {piece} on {square}</source>
        <translation>{piece} op {square} plaatsen</translation>
    </message>
    <message>
        <source>Erase {piece} on {square}</source>
        <translation>{piece} op {square} wissen</translation>
    </message>
    <message>
        <source>Move {piece} to {square}</source>
        <translation>{piece} naar {square} verplaatsen</translation>
    </message>
    <message>
        <source>Edit puzzle</source>
        <translation>Probleem bewerken</translation>
    </message>
    <message>
        <source>Set stipulation</source>
        <translation>Opgave instellen</translation>
    </message>
    <message>
        <source>Fill in solution</source>
        <translation>Oplossing invullen</translation>
    </message>
    <message>
        <source>Add twin {number}</source>
        <translation>Tweeling {number} toevoegen</translation>
    </message>
    <message>
        <source>Remove twin {number}</source>
        <translation>Tweeling {number} verwijderen</translation>
    </message>
    <message>
        <source>Make the diagram a zeroposition</source>
        <translation>Van het diagram een nulstelling maken</translation>
    </message>
    <message>
        <source>Solve the diagram, too</source>
        <translation>Ook het diagram oplossen</translation>
    </message>
    <message>
        <source>Copy {piece} to {square}</source>
        <translation>{piece} naar {square} kopiëren</translation>
    </message>
    <message>
        <source>Move selected pieces</source>
        <translation>Geselecteerde stukken verplaatsen</translation>
    </message>
    <message>
        <source>Copy selected pieces</source>
        <translation>Geselecteerde stukken kopiëren</translation>
    </message>
    <message>
        <source>Swap colours of selected pieces</source>
        <translation>Kleuren van geselecteerde stukken verwisselen</translation>
    </message>
    <message>
        <source>Mirror selected squares</source>
        <translation>Geselecteerde velden spiegelen</translation>
    </message>
    <message>
        <source>Place listed pieces</source>
        <translation>Genoemde stukken plaatsen</translation>
    </message>
    <message>
        <source>Type on the board</source>
        <translation>Op het bord typen</translation>
    </message>
    <message>
        <source>Type FEN</source>
        <translation>FEN typen</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Stelling plakken</translation>
    </message>
    <message>
        <source>Add castling right {right}</source>
        <translation>Rokaderecht toevoegen: {right}</translation>
    </message>
    <message>
        <source>Remove castling right {right}</source>
        <translation>Rokaderecht verwijderen: {right}</translation>
    </message>
    <message>
        <source>Set en passant square to {square}</source>
        <translation>En-passantveld {square} instellen</translation>
    </message>
    <message>
        <source>Remove en passant square</source>
        <translation>En-passantveld verwijderen</translation>
    </message>
    <message>
        <source>Add castling rights</source>
        <translation>Rokaderechten toevoegen</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Rokaderechten verwijderen</translation>
    </message>
    <message>
        <source>Reset counters</source>
        <translation>Tellers terugzetten</translation>
    </message>
    <message>
        <source>Set side to move to White</source>
        <translation>Wit aan zet instellen</translation>
    </message>
    <message>
        <source>Set side to move to Black</source>
        <translation>Zwart aan zet instellen</translation>
    </message>
    <message>
        <source>Set halfmove clock to {number}</source>
        <translation>Halfzettenteller op {number} zetten</translation>
    </message>
    <message>
        <source>Set fullmove number to {number}</source>
        <translation>Zetnummer op {number} zetten</translation>
    </message>
    <message>
        <source>Use Chess960 castling</source>
        <translation>Chess960-rokade gebruiken</translation>
    </message>
    <message>
        <source>Use standard castling</source>
        <translation>Gewone rokade gebruiken</translation>
    </message>
    <message>
        <source>Set up start position</source>
        <translation>Beginstelling opzetten</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>Stelling opzetten</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Bord leegmaken</translation>
    </message>
    <message>
        <source>Set up Chess960 position {number}</source>
        <translation>Chess960-stelling {number} opzetten</translation>
    </message>
    <message>
        <source>Rotate position</source>
        <translation>Stelling draaien</translation>
    </message>
    <message>
        <source>Mirror position</source>
        <translation>Stelling spiegelen</translation>
    </message>
    <message>
        <source>Mirror position top to bottom</source>
        <translation>Stelling boven-onder spiegelen</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Kleuren verwisselen</translation>
    </message>
    <message>
        <source>Shift position up</source>
        <translation>Stelling omhoog verschuiven</translation>
    </message>
    <message>
        <source>Shift position down</source>
        <translation>Stelling omlaag verschuiven</translation>
    </message>
    <message>
        <source>Shift position left</source>
        <translation>Stelling naar links verschuiven</translation>
    </message>
    <message>
        <source>Shift position right</source>
        <translation>Stelling naar rechts verschuiven</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <translation>Pijl tekenen</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <translation>Pijl verwijderen</translation>
    </message>
    <message>
        <source>Recolour arrow</source>
        <translation>Kleur van pijl wijzigen</translation>
    </message>
    <message>
        <source>Draw circle on {square}</source>
        <translation>Cirkel op {square} tekenen</translation>
    </message>
    <message>
        <source>Remove circle on {square}</source>
        <translation>Cirkel op {square} verwijderen</translation>
    </message>
    <message>
        <source>Recolour circle on {square}</source>
        <translation>Kleur van cirkel op {square} wijzigen</translation>
    </message>
    <message>
        <source>Highlight {square}</source>
        <translation>{square} kleuren</translation>
    </message>
    <message>
        <source>Remove highlight of {square}</source>
        <translation>Veldkleur van {square} verwijderen</translation>
    </message>
    <message>
        <source>Recolour highlight of {square}</source>
        <translation>Veldkleur van {square} wijzigen</translation>
    </message>
    <message>
        <source>Label {square}</source>
        <translation>Label op {square} zetten</translation>
    </message>
    <message>
        <source>Remove label of {square}</source>
        <translation>Label van {square} verwijderen</translation>
    </message>
    <message>
        <source>Change label of {square}</source>
        <translation>Label van {square} wijzigen</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Markeringen wissen</translation>
    </message>
    <message>
        <source>Clear marks on {square}</source>
        <translation>Markeringen op {square} wissen</translation>
    </message>
    <message>
        <source>Add position</source>
        <translation>Stelling toevoegen</translation>
    </message>
    <message>
        <source>Duplicate position</source>
        <translation>Stelling dupliceren</translation>
    </message>
    <message>
        <source>Take position from game</source>
        <translation>Stelling uit partij halen</translation>
    </message>
    <message>
        <source>Delete position</source>
        <translation>Stelling verwijderen</translation>
    </message>
    <message>
        <source>Cut position</source>
        <translation>Stelling knippen</translation>
    </message>
    <message>
        <source>Move position</source>
        <translation>Stelling verplaatsen</translation>
    </message>
    <message>
        <source>Sort positions</source>
        <translation>Stellingen sorteren</translation>
    </message>
    <message>
        <source>Reverse positions</source>
        <translation>Volgorde van stellingen omkeren</translation>
    </message>
    <message>
        <source>Replace names with numbers</source>
        <translation>Namen door nummers vervangen</translation>
    </message>
    <message>
        <source>Read position from picture</source>
        <translation>Stelling uit afbeelding lezen</translation>
    </message>
    <message>
        <source>Black to move, as {detail} says.</source>
        <translation>Zwart aan zet, zoals {detail} zegt.</translation>
    </message>
    <message>
        <source>White to move, as {detail} says.</source>
        <translation>Wit aan zet, zoals {detail} zegt.</translation>
    </message>
    <message>
        <source>New position after {detail}; the game is unchanged.</source>
        <translation>Nieuwe stelling na {detail}; de partij is ongewijzigd.</translation>
    </message>
    <message>
        <source>New position after {detail}.</source>
        <translation>Nieuwe stelling na {detail}.</translation>
    </message>
    <message>
        <source>The text in the FEN field was replaced; Undo brings it back.</source>
        <translation>De tekst in het FEN-veld is vervangen; Ongedaan maken haalt hem terug.</translation>
    </message>
    <message>
        <source>Removed with the previous position: {detail}. Undo brings them back.</source>
        <translation>Met de vorige stelling verwijderd: {detail}. Ongedaan maken haalt ze terug.</translation>
    </message>
    <message>
        <source>The moves of the game were kept, but no longer fit the position.</source>
        <translation>De zetten van de partij zijn behouden, maar passen niet meer bij de stelling.</translation>
    </message>
    <message>
        <source>The moves of the game were kept; they may no longer fit the position.</source>
        <translation>De zetten van de partij zijn behouden; ze passen misschien niet meer bij de stelling.</translation>
    </message>
    <message>
        <source>Added as position {detail}; the one it came from is unchanged.</source>
        <translation>Toegevoegd als stelling {detail}; de stelling waaruit ze voortkomt, is ongewijzigd.</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Bestand opnieuw laden</translation>
    </message>
    <message>
        <source>Merge changes to the file</source>
        <translation>Wijzigingen in het bestand samenvoegen</translation>
    </message>
    <message>
        <source>Append file</source>
        <translation>Bestand toevoegen</translation>
    </message>
    <message>
        <source>Move position up</source>
        <translation>Stelling omhoog verplaatsen</translation>
    </message>
    <message>
        <source>Move position down</source>
        <translation>Stelling omlaag verplaatsen</translation>
    </message>
    <message>
        <source>Rename position</source>
        <translation>Stelling hernoemen</translation>
    </message>
    <message>
        <source>Set details</source>
        <translation>Gegevens instellen</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Commentaar bewerken</translation>
    </message>
    <message>
        <source>Convert to FEN</source>
        <translation>Naar FEN omzetten</translation>
    </message>
    <message>
        <source>Convert to EPD</source>
        <translation>Naar EPD omzetten</translation>
    </message>
    <message>
        <source>Convert to PGN</source>
        <translation>Naar PGN omzetten</translation>
    </message>
    <message>
        <source>Edit operations</source>
        <translation>Operaties bewerken</translation>
    </message>
    <message>
        <source>Remove pawns</source>
        <translation>Pionnen verwijderen</translation>
    </message>
    <message>
        <source>Fix all problems</source>
        <translation>Alle fouten corrigeren</translation>
    </message>
    <message>
        <source>Paint {pieces}</source>
        <translation>{pieces} plaatsen</translation>
    </message>
    <message>
        <source>Base twin {number} on the twin before</source>
        <translation>Tweeling {number} op de vorige baseren</translation>
    </message>
    <message>
        <source>Base twin {number} on the diagram</source>
        <translation>Tweeling {number} op het diagram baseren</translation>
    </message>
    <message>
        <source>Keep moves</source>
        <translation>Zetten bewaren</translation>
    </message>
    <message>
        <source>New position after {number}</source>
        <translation>Nieuwe stelling na {number}</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>Witte koning</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>Witte dame</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>Witte toren</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>Witte loper</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>Wit paard</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>Witte pion</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>Zwarte koning</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>Zwarte dame</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>Zwarte toren</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>Zwarte loper</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>Zwart paard</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>Zwarte pion</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>wit O-O</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>wit O-O-O</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>zwart O-O</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>zwart O-O-O</translation>
    </message>
    <message>
        <source>Comments stay in their places.</source>
        <translation>Commentaar blijft op zijn plaats.</translation>
    </message>
    <message>
        <source>EPD cannot contain straight quotation marks; they became curved ones.</source>
        <translation>EPD kan geen rechte aanhalingstekens bevatten; ze zijn gekruld geworden.</translation>
    </message>
    <message>
        <source>Castling right {detail} removed: king or rook has left its starting square.</source>
        <translation>Rokaderecht verwijderd ({detail}): koning of toren heeft zijn beginveld verlaten.</translation>
    </message>
    <message>
        <source>Castling right {detail} restored: king and rook are on their starting squares again.</source>
        <translation>Rokaderecht hersteld ({detail}): koning en toren staan weer op hun beginveld.</translation>
    </message>
    <message>
        <source>A king keeps its colour: the other side would have more than one.</source>
        <translation>Een koning houdt zijn kleur: de andere kleur zou er meer dan één hebben.</translation>
    </message>
    <message>
        <source>En passant square {detail} removed: it is no longer possible.</source>
        <translation>En-passantveld {detail} verwijderd: het is niet meer mogelijk.</translation>
    </message>
    <message>
        <source>Marks that would leave the board were removed.</source>
        <translation>Markeringen die buiten het bord zouden vallen zijn verwijderd.</translation>
    </message>
    <message>
        <source>A twin was left unchanged: it does not fit the changed board.</source>
        <translation>Een tweeling bleef zoals hij was: hij past niet op het veranderde bord.</translation>
    </message>
    <message>
        <source>Key and solution were kept: they belong to the previous puzzle.</source>
        <translation>Sleutel en oplossing bleven: ze horen bij de stelling van daarvoor.</translation>
    </message>
    <message>
        <source>Braces in the remark became round brackets: PGN comments cannot contain braces.</source>
        <translation>Accolades in de opmerking zijn ronde haken geworden: commentaar in PGN kan geen accolades bevatten.</translation>
    </message>
    <message>
        <source>The file will not show that this is Chess960: its castling letters are those of standard chess.</source>
        <translation>Het bestand laat niet zien dat dit Chess960 is: de rokadeletters zijn die van gewoon schaak.</translation>
    </message>
    <message>
        <source>The en passant square was removed: it is no longer possible.</source>
        <translation>Het en-passantveld is verwijderd: het is niet meer mogelijk.</translation>
    </message>
    <message>
        <source>The position was put back: the moves fit again.</source>
        <translation>De stelling is teruggezet: de zetten passen weer.</translation>
    </message>
    <message>
        <source>The moves that did not fit were removed. Undo brings them back.</source>
        <translation>De niet-passende zetten zijn verwijderd. Ongedaan maken haalt ze terug.</translation>
    </message>
    <message>
        <source>The FEN tag of the game was corrected.</source>
        <translation>De FEN-tag van de partij is gecorrigeerd.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>zetten</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spelers</translation>
    </message>
    <message>
        <source>other tags</source>
        <translation>andere tags</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>opmerking</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operaties</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>markeringen</translation>
    </message>
    <message>
        <source>White, {file}-file</source>
        <translation>wit, {file}-lijn</translation>
    </message>
    <message>
        <source>Black, {file}-file</source>
        <translation>zwart, {file}-lijn</translation>
    </message>
    <message>
        <source>Castling rights {rights} removed: they cannot hold here.</source>
        <translation>Rokaderechten verwijderd ({rights}): ze kunnen hier niet gelden.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>Nederlands</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>English</source>
        <translation>Engels</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Duits</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Frans</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spaans</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiaans</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tsjechisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Deens</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Fins</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hongaars</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>IJslands</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Noors</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugees</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roemeens</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Zweeds</translation>
    </message>
    <message>
        <source>English, S for the knight</source>
        <translation>Engels, S voor het paard</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <source>Not Everything Can Be Saved</source>
        <translation>Niet alles kan worden opgeslagen</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>Toch op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Save as FEN</source>
        <translation>Op&amp;slaan als FEN</translation>
    </message>
    <message>
        <source>Save as &amp;EPD…</source>
        <translation>Opslaan als &amp;EPD…</translation>
    </message>
    <message>
        <source>Choose Another &amp;Format…</source>
        <translation>Ander &amp;formaat kiezen…</translation>
    </message>
    <message>
        <source>A {suffix} file cannot hold everything in “{name}”.</source>
        <translation>Een {suffix}-bestand kan niet alles uit ‘{name}’ bevatten.</translation>
    </message>
    <message>
        <source>A {suffix} file holds some of “{name}” in another way.</source>
        <translation>Een {suffix}-bestand bevat een deel van ‘{name}’ op een andere manier.</translation>
    </message>
    <message>
        <source>Left out of the file:</source>
        <translation>Weggelaten uit het bestand:</translation>
    </message>
    <message>
        <source>Written in another way:</source>
        <translation>Anders geschreven:</translation>
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
        <translation>NAAM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SAMENVATTING</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHRIJVING</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIES</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>BESTANDEN</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>AFSLUITSTATUS</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round.</source>
        <translation>Zet een schaakstelling op en krijg een correcte FEN, of omgekeerd.</translation>
    </message>
    <message>
        <source>Preferences and recent files.</source>
        <translation>Voorkeuren en recente bestanden.</translation>
    </message>
    <message>
        <source>Unsaved work, which is offered at the next start.</source>
        <translation>Niet-opgeslagen werk, dat bij de volgende start wordt aangeboden.</translation>
    </message>
    <message>
        <source>Unexpected errors.</source>
        <translation>Onverwachte fouten.</translation>
    </message>
    <message>
        <source>Each command’s help explains its own. Without a command it is 0, 1 if there is no display, or 2 if the command line is not valid.</source>
        <translation>Die van een opdracht staat in de hulp van die opdracht. Zonder opdracht is de status 0, of 1 als er geen beeldscherm is, of 2 als de opdrachtregel niet te begrijpen is.</translation>
    </message>
    <message>
        <source>start a new instance, even if FenEdit is already running</source>
        <translation>een nieuw programma starten, ook als er al een draait dat de bestanden zou kunnen openen</translation>
    </message>
    <message>
        <source>print the versions of FenEdit and its libraries</source>
        <translation>de versies van FenEdit en zijn bibliotheken tonen</translation>
    </message>
    <message>
        <source>make pictures and sheets of positions: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</source>
        <translation>afbeeldingen en bladen van stellingen maken: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</translation>
    </message>
    <message>
        <source>find the keys that force mate in a given number of moves, and all play after them</source>
        <translation>de sleutelzetten vinden die mat in een aantal zetten afdwingen, en al het spel erna</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>OPDRACHTEN</translation>
    </message>
    <message>
        <source>Without a command, a window is opened for each file, or for each position. The commands work without a window, and without a display.</source>
        <translation>Zonder opdracht wordt voor elk bestand of elke stelling een venster geopend. De opdrachten werken zonder venster, en zonder beeldscherm.</translation>
    </message>
    <message>
        <source>“fenedit COMMAND --help” explains a command and its options, in English.</source>
        <translation>‘fenedit OPDRACHT --help’ legt een opdracht en de opties ervan uit, in het Engels.</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>deze hulptekst tonen en afsluiten</translation>
    </message>
    <message>
        <source>a file of positions, a picture made by FenEdit, or a FEN in quotation marks</source>
        <translation>een bestand met stellingen, een afbeelding gemaakt door FenEdit, of een FEN tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>open a window with this position</source>
        <translation>een venster met deze stelling openen</translation>
    </message>
    <message>
        <source>choose the files to open in a dialog</source>
        <translation>de te openen bestanden in een dialoogvenster kiezen</translation>
    </message>
    <message>
        <source>the language of the window for this start, such as en or pl</source>
        <translation>de taal van het venster voor deze start, zoals ‘en’ of ‘pl’</translation>
    </message>
    <message>
        <source>report records of files that are not FEN or not playable</source>
        <translation>items van bestanden melden die geen FEN of niet speelbaar zijn</translation>
    </message>
    <message>
        <source>write the positions of a file in another format</source>
        <translation>de stellingen van een bestand in een ander formaat schrijven</translation>
    </message>
    <message>
        <source>print the records of files with a text, material, or pieces on squares</source>
        <translation>de items van bestanden tonen met een bepaalde tekst, bepaald materiaal of stukken op velden</translation>
    </message>
    <message>
        <source>print the FENs of the positions in any text, picture or PDF</source>
        <translation>de FEN’s tonen van de stellingen in een willekeurige tekst, afbeelding of PDF</translation>
    </message>
</context>
<context>
    <name>mark_words</name>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>green arrow from {first} to {last}</source>
        <translation>groene pijl van {first} naar {last}</translation>
    </message>
    <message>
        <source>Another Colour</source>
        <translation>Andere kleur</translation>
    </message>
    <message>
        <source>coloured arrow from {first} to {last}</source>
        <translation>gekleurde pijl van {first} naar {last}</translation>
    </message>
    <message>
        <source>coloured circle on {first}</source>
        <translation>gekleurde cirkel op {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in colour</source>
        <translation>{first} gekleurd</translation>
    </message>
    <message>
        <source>coloured label “{text}” on {first}</source>
        <translation>gekleurd label ‘{text}’ op {first}</translation>
    </message>
    <message>
        <source>red arrow from {first} to {last}</source>
        <translation>rode pijl van {first} naar {last}</translation>
    </message>
    <message>
        <source>blue arrow from {first} to {last}</source>
        <translation>blauwe pijl van {first} naar {last}</translation>
    </message>
    <message>
        <source>yellow arrow from {first} to {last}</source>
        <translation>gele pijl van {first} naar {last}</translation>
    </message>
    <message>
        <source>green circle on {first}</source>
        <translation>groene cirkel op {first}</translation>
    </message>
    <message>
        <source>red circle on {first}</source>
        <translation>rode cirkel op {first}</translation>
    </message>
    <message>
        <source>blue circle on {first}</source>
        <translation>blauwe cirkel op {first}</translation>
    </message>
    <message>
        <source>yellow circle on {first}</source>
        <translation>gele cirkel op {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in green</source>
        <translation>{first} groen gekleurd</translation>
    </message>
    <message>
        <source>{first} highlighted in red</source>
        <translation>{first} rood gekleurd</translation>
    </message>
    <message>
        <source>{first} highlighted in blue</source>
        <translation>{first} blauw gekleurd</translation>
    </message>
    <message>
        <source>{first} highlighted in yellow</source>
        <translation>{first} geel gekleurd</translation>
    </message>
    <message>
        <source>green label “{text}” on {first}</source>
        <translation>groen label ‘{text}’ op {first}</translation>
    </message>
    <message>
        <source>red label “{text}” on {first}</source>
        <translation>rood label ‘{text}’ op {first}</translation>
    </message>
    <message>
        <source>blue label “{text}” on {first}</source>
        <translation>blauw label ‘{text}’ op {first}</translation>
    </message>
    <message>
        <source>yellow label “{text}” on {first}</source>
        <translation>geel label ‘{text}’ op {first}</translation>
    </message>
    <message>
        <source>All marks removed</source>
        <translation>Alle markeringen verwijderd</translation>
    </message>
    <message numerus="yes">
        <source>%n marks changed</source>
        <translation>
            <numerusform>%n markering gewijzigd</numerusform>
            <numerusform>%n markeringen gewijzigd</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: {marks}</source>
        <translation>Verwijderd: {marks}</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>Cannot Open</source>
        <translation>Kan niet openen</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save as &amp;UTF-8</source>
        <translation>Opslaan als &amp;UTF-8</translation>
    </message>
    <message>
        <source>Write-Protected File</source>
        <translation>Bestand beveiligd tegen schrijven</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>Toch op&amp;slaan</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Gewijzigd door een ander programma</translation>
    </message>
    <message>
        <source>&amp;Save There Again</source>
        <translation>Daar opnieuw op&amp;slaan</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>&amp;Overschrijven</translation>
    </message>
    <message>
        <source>Save Under &amp;Another Name…</source>
        <translation>Opslaan onder andere &amp;naam…</translation>
    </message>
    <message>
        <source>File not found: “{name}”.</source>
        <translation>Bestand niet gevonden: ‘{name}’.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Het kan verplaatst, hernoemd of verwijderd zijn.</translation>
    </message>
    <message>
        <source>You are not allowed to read “{name}”.</source>
        <translation>Je hebt geen rechten om ‘{name}’ te lezen.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Vraag het de eigenaar, of wijzig de rechten.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a file.</source>
        <translation>‘{name}’ is een map, geen bestand.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Kies een bestand in die map.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe or a device.</source>
        <translation>‘{name}’ is geen bestand maar een pipe of een apparaat.</translation>
    </message>
    <message>
        <source>Save its output to a file, and open that.</source>
        <translation>Sla de uitvoer ervan in een bestand op, en open dat.</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>‘{name}’ is geen tekstbestand.</translation>
    </message>
    <message>
        <source>A file of positions is text: FEN or EPD, one per line, or PGN games. This may be a picture, a compressed file other than {suffixes}, or the database of another program.</source>
        <translation>Een bestand met stellingen is tekst: FEN of EPD, één per regel, of PGN-partijen. Dit kan een afbeelding zijn, een ander gecomprimeerd bestand dan {suffixes}, of de database van een ander programma.</translation>
    </message>
    <message>
        <source>“{name}” ({size} MB) is larger than the free memory ({free} MB).</source>
        <translation>‘{name}’ ({size} MB) is groter dan het vrije geheugen ({free} MB).</translation>
    </message>
    <message>
        <source>Close other programs, or use the command line, which reads files of any size: “fenedit check”, “fenedit find”, “fenedit convert”.</source>
        <translation>Sluit andere programma’s, of gebruik de opdrachtregel, die bestanden van elke grootte leest: ‘fenedit check’, ‘fenedit find’, ‘fenedit convert’.</translation>
    </message>
    <message>
        <source>Line {detail} of “{name}” is too long for a position.</source>
        <translation>Regel {detail} van ‘{name}’ is te lang voor een stelling.</translation>
    </message>
    <message>
        <source>A file of this size needs one position per line. This one may contain something else, or have lost its line breaks.</source>
        <translation>Een bestand van deze grootte moet één stelling per regel hebben. Misschien bevat dit bestand iets anders, of is het zijn regeleinden kwijt.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged {detail} file.</source>
        <translation>‘{name}’ is een beschadigd {detail}-bestand.</translation>
    </message>
    <message>
        <source>The download may be incomplete: try again. On a command line, “{detail} -dc” recovers what comes before the damage.</source>
        <translation>Misschien is de download onvolledig: probeer het opnieuw. Op een opdrachtregel haalt ‘{detail} -dc’ terug wat vóór de beschadiging staat.</translation>
    </message>
    <message>
        <source>“{name}” is compressed with Zstandard.</source>
        <translation>“{name}” is gecomprimeerd met Zstandard.</translation>
    </message>
    <message>
        <source>A library for that is missing: {detail}.</source>
        <translation>Daarvoor ontbreekt een bibliotheek: {detail}.</translation>
    </message>
    <message>
        <source>“{name}” is not a valid file name.</source>
        <translation>‘{name}’ is geen geldige bestandsnaam.</translation>
    </message>
    <message>
        <source>Check the name; it may be too long.</source>
        <translation>Controleer de naam; misschien is hij te lang.</translation>
    </message>
    <message>
        <source>“{name}” could not be read.</source>
        <translation>‘{name}’ kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>The disk or the network may have failed. Try again.</source>
        <translation>Misschien werkt de schijf of het netwerk niet. Probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>De map {folder} bestaat niet.</translation>
    </message>
    <message>
        <source>Create it, or save in another folder.</source>
        <translation>Maak die map, of sla in een andere map op.</translation>
    </message>
    <message>
        <source>There is already a folder named “{name}”.</source>
        <translation>Er is al een map met de naam ‘{name}’.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Sla op onder een andere naam.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, a device or a broken link.</source>
        <translation>‘{name}’ is geen bestand maar een pipe, een apparaat of een verbroken koppeling.</translation>
    </message>
    <message>
        <source>“{name}” is write-protected.</source>
        <translation>‘{name}’ is beveiligd tegen schrijven.</translation>
    </message>
    <message>
        <source>Save under another name, or remove the protection.</source>
        <translation>Sla op onder een andere naam, of hef de beveiliging op.</translation>
    </message>
    <message>
        <source>You are not allowed to write to “{name}”.</source>
        <translation>Je hebt geen rechten om naar ‘{name}’ te schrijven.</translation>
    </message>
    <message>
        <source>You are not allowed to write in {folder}.</source>
        <translation>Je hebt geen rechten om in {folder} te schrijven.</translation>
    </message>
    <message>
        <source>Save in another folder.</source>
        <translation>Sla op in een andere map.</translation>
    </message>
    <message>
        <source>“{name}” is in use by another program.</source>
        <translation>‘{name}’ is in gebruik door een ander programma.</translation>
    </message>
    <message>
        <source>Close the other program, or save under another name.</source>
        <translation>Sluit het andere programma, of sla op onder een andere naam.</translation>
    </message>
    <message>
        <source>The disk with {folder} is read-only.</source>
        <translation>De schijf met {folder} is alleen-lezen.</translation>
    </message>
    <message>
        <source>Save on another disk.</source>
        <translation>Sla op een andere schijf op.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>Free some space, or save on another disk.</source>
        <translation>Maak ruimte vrij, of sla op een andere schijf op.</translation>
    </message>
    <message>
        <source>Your quota on this disk is used up.</source>
        <translation>Je quotum op deze schijf is op.</translation>
    </message>
    <message>
        <source>Delete files you do not need, or save on another disk.</source>
        <translation>Verwijder bestanden die je niet nodig hebt, of sla op een andere schijf op.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows.</source>
        <translation>Het bestand zou groter worden dan deze schijf toestaat.</translation>
    </message>
    <message>
        <source>Save on another disk, or split the file.</source>
        <translation>Sla op een andere schijf op, of splits het bestand.</translation>
    </message>
    <message>
        <source>Save under another, shorter name.</source>
        <translation>Sla op onder een andere, kortere naam.</translation>
    </message>
    <message>
        <source>Writing “{name}” was interrupted.</source>
        <translation>Het schrijven van ‘{name}’ is onderbroken.</translation>
    </message>
    <message>
        <source>The earlier content of the file is in {detail}. Save again, or save under another name.</source>
        <translation>De eerdere inhoud van het bestand staat in {detail}. Sla opnieuw op, of sla op onder een andere naam.</translation>
    </message>
    <message>
        <source>“{name}” cannot be compressed with Zstandard.</source>
        <translation>“{name}” kan niet met Zstandard worden gecomprimeerd.</translation>
    </message>
    <message>
        <source>“{name}” could not be written.</source>
        <translation>‘{name}’ kon niet worden geschreven.</translation>
    </message>
    <message>
        <source>Try again, or save somewhere else.</source>
        <translation>Probeer het opnieuw, of sla ergens anders op.</translation>
    </message>
    <message>
        <source>Another program changed “{name}” after you opened it.</source>
        <translation>Een ander programma heeft ‘{name}’ gewijzigd nadat je het had geopend.</translation>
    </message>
    <message>
        <source>“{name}” was replaced by another file after you opened it.</source>
        <translation>‘{name}’ is door een ander bestand vervangen nadat je het had geopend.</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved after you opened it.</source>
        <translation>‘{name}’ is verwijderd of verplaatst nadat je het had geopend.</translation>
    </message>
    <message>
        <source>Not saved. {reason} {advice}</source>
        <translation>Niet opgeslagen. {reason} {advice}</translation>
    </message>
    <message>
        <source>Your work is still here, unsaved.</source>
        <translation>Je werk is hier nog, maar niet opgeslagen.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up: {reason} Save it soon.</source>
        <translation>Van niet-opgeslagen werk kan geen reservekopie worden gemaakt: {reason} Sla het snel op.</translation>
    </message>
    <message>
        <source>a comment line</source>
        <translation>een commentaarregel</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>stelling {number}</translation>
    </message>
    <message>
        <source>The character {character} in {place} cannot be saved.</source>
        <translation>Het teken {character} in {place} kan niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Text files cannot contain it. Delete it, then save again.</source>
        <translation>Tekstbestanden kunnen het niet bevatten. Verwijder het en sla opnieuw op.</translation>
    </message>
    <message>
        <source>The encoding of the file, {encoding}, lacks this character. UTF-8 has all characters, and most programs read it.</source>
        <translation>In de codering van het bestand, {encoding}, ontbreekt dit teken. UTF-8 heeft alle tekens, en de meeste programma’s kunnen het lezen.</translation>
    </message>
    <message>
        <source>You can save it anyway; it stays protected.</source>
        <translation>Je kunt het toch opslaan; het blijft beveiligd.</translation>
    </message>
    <message>
        <source>You can save it there again, or somewhere else.</source>
        <translation>Je kunt het daar opnieuw opslaan, of ergens anders.</translation>
    </message>
    <message>
        <source>Saving over it loses what the other program wrote. Save under another name to keep both versions.</source>
        <translation>Bij overschrijven gaat verloren wat het andere programma schreef. Sla op onder een andere naam om beide versies te behouden.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, hemmed-in pieces had nowhere to come from, and a move that left the other king in check is not legal. So no piece is left that could have moved. Often it is really the other side’s move, or there is one castling right too many.</source>
        <translation>Elke stelling behalve de eerste ontstaat door een zet. Hier is elke laatste zet teruggenomen van de kleur die niet aan zet is: gewone zetten, het slaan van elk ontbrekend stuk, promoties, rokades en en passant slaan. Koning en torens met rokaderechten hebben nooit gezet, ingesloten stukken kunnen nergens vandaan gekomen zijn, en een zet waarvóór de andere koning al schaak stond, is niet legaal. Zo blijft er geen stuk over dat gezet kan hebben. Vaak is de andere kleur aan zet, of is er een rokaderecht te veel.</translation>
    </message>
    <message>
        <source>A castling right says that its king and its rook have never moved. So no pawn was ever promoted on their squares, and an enemy pawn that came to stand diagonally in front of the king gave check and had to be captured, but not by the king. Every way of sharing out the captures among the files was tried here, and with these pieces at home none lets the promoted pawns through. Without the rights named, the search finds no problem. A pawn on a7 with a rook on a8 that never moved needs a piece to capture on b8.</source>
        <translation>Een rokaderecht zegt dat de koning en de toren ervan nooit gezet hebben. Er is dus nooit een pion op hun velden gepromoveerd, en een vijandelijke pion die schuin voor de koning kwam te staan gaf schaak en moest worden geslagen, maar niet door de koning. Alle manieren waarop de slagzetten over de lijnen verdeeld kunnen zijn, zijn hier geprobeerd, en met deze stukken op hun beginveld laat geen enkele de gepromoveerde pionnen door. Zonder de genoemde rechten levert het zoeken geen fout op. Een pion op a7 naast een toren op a8 die nooit gezet heeft, heeft op b8 een stuk nodig om te slaan.</translation>
    </message>
    <message>
        <source>Bishops never change the colour of their squares, and each side begins with one on each colour. So of all bishops on squares of one colour, only one was never a pawn. But pawns of the other side that have never moved block the way: no pawn got past them to be promoted, or a new bishop could not get out between them. One move of such a pawn, or fewer bishops, would explain it.</source>
        <translation>Lopers wisselen nooit van veldkleur, en elke speler begint met één loper op elke veldkleur. Van alle lopers op velden van dezelfde kleur is er dus maar één die nooit een pion was. Maar pionnen van de tegenstander die nooit gezet hebben versperren de weg: geen pion kwam erlangs om te promoveren, of een nieuwe loper kon er niet tussendoor naar buiten. Eén zet van zo’n pion, of minder lopers, zou het verklaren.</translation>
    </message>
    <message>
        <source>The aim of the game is to mate the opponent’s king (FIDE Laws of Chess, 1.4). Put one king of each side on the board.</source>
        <translation>Het doel van het spel is de koning van de tegenstander mat te zetten (FIDE-regels, 1.4). Zet van elke kleur één koning op het bord.</translation>
    </message>
    <message>
        <source>Each side has exactly one king, from the first move to the last: the king is never captured (FIDE Laws of Chess, 1.4.1). Engines refuse a position without one. Puzzles with only one king need programs made for them.</source>
        <translation>Elke kleur heeft van de eerste tot de laatste zet precies één koning: de koning wordt nooit geslagen (FIDE-regels, 1.4.1). Engines weigeren een stelling zonder koning. Problemen met maar één koning vragen programma’s die ervoor gemaakt zijn.</translation>
    </message>
    <message>
        <source>Each side begins with one king, and a pawn cannot be promoted to a king (FIDE Laws of Chess, 2.2 and 3.7). Engines refuse such positions, because they cannot tell which king is in check.</source>
        <translation>Elke kleur begint met één koning, en een pion kan niet tot koning promoveren (FIDE-regels, 2.2 en 3.7). Engines weigeren zulke stellingen, omdat ze niet kunnen bepalen welke koning schaak staat.</translation>
    </message>
    <message>
        <source>Each side begins with eight pawns, and nothing else ever becomes a pawn (FIDE Laws of Chess, 2.2). Captures and promotions only reduce their number. Engines refuse more.</source>
        <translation>Elke kleur begint met acht pionnen, en niets anders wordt ooit een pion (FIDE-regels, 2.2). Slaan en promoveren maken het er alleen maar minder. Engines weigeren er meer.</translation>
    </message>
    <message>
        <source>Each side begins with sixteen pieces: king, queen, two rooks, two bishops, two knights and eight pawns (FIDE Laws of Chess, 2.2). A promoted piece replaces its pawn, so the number never grows. Engines refuse more.</source>
        <translation>Elke kleur begint met zestien stukken: koning, dame, twee torens, twee lopers, twee paarden en acht pionnen (FIDE-regels, 2.2). Een gepromoveerd stuk vervangt zijn pion, dus het aantal groeit nooit. Engines weigeren er meer.</translation>
    </message>
    <message>
        <source>Pawns begin on the second rank of their side and only go forward, so they never stand on its first. A pawn that reaches the last rank becomes a queen, rook, bishop or knight in the same move (FIDE Laws of Chess, 3.7). Engines refuse such positions.</source>
        <translation>Pionnen beginnen op de tweede rij van hun kleur en gaan alleen vooruit, dus staan ze nooit op de eerste. Een pion die de laatste rij bereikt, wordt in dezelfde zet een dame, toren, loper of paard (FIDE-regels, 3.7). Engines weigeren zulke stellingen.</translation>
    </message>
    <message>
        <source>No move may leave or put one’s own king in check (FIDE Laws of Chess, 3.9.2). The side that has just moved would have done so here, and the other side could capture the king. Usually the side to move is wrong; where both kings are in check, a piece is on a wrong square.</source>
        <translation>Een zet mag de eigen koning nooit schaak laten staan of in schaak brengen (FIDE-regels, 3.9.2). De kleur die zojuist gezet heeft zou dat hier gedaan hebben, en de tegenstander zou de koning kunnen slaan. Meestal klopt de kleur aan zet niet; staan beide koningen schaak, dan staat er een stuk op een verkeerd veld.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook have not moved since the game began (FIDE Laws of Chess, 3.8.2.1), so they still stand where they began: in standard chess the kings on e1 and e8, the rooks in the corners. In Chess960 the king stands between its two rooks, on the back rank, and a side has at most one right on each side of it. Engines drop a right that contradicts the board. Whether castling is possible now does not matter here.</source>
        <translation>Een rokaderecht zegt dat koning en toren sinds het begin van de partij niet gezet hebben (FIDE-regels, 3.8.2.1), dus staan ze nog waar ze begonnen: in gewoon schaak de koningen op e1 en e8, de torens in de hoeken. In Chess960 staat de koning tussen zijn beide torens, op de onderste rij, en heeft een speler aan elke kant ervan hooguit één recht. Engines laten een recht dat met het bord in strijd is weg. Of er nu gerokeerd kan worden, doet er hier niet toe.</translation>
    </message>
    <message>
        <source>In standard chess only the kings on e1 and e8 and the rooks in the corners may castle. These rights name a king or a rook elsewhere on the back rank, which makes sense when the game began from one of the 960 start positions of Chess960. If it did, the position is right and only the rules need to be switched.</source>
        <translation>In gewoon schaak mogen alleen de koningen op e1 en e8 en de torens in de hoeken rokeren. Deze rechten noemen een koning of toren elders op de onderste rij, wat zinvol is als de partij begon uit een van de 960 beginstellingen van Chess960. Als dat zo is, klopt de stelling en hoeven alleen de regels te worden omgeschakeld.</translation>
    </message>
    <message>
        <source>Pieces in hand, marks of promoted pieces, check counts or the name of a variant show that other rules apply. What proves that no game of standard chess leads to a position proves nothing there: in Crazyhouse captured pieces come back to the board. What engines for standard chess refuse is still reported.</source>
        <translation>Stukken in de hand, tekens voor gepromoveerde stukken, getelde schaaks of de naam van een variant laten zien dat er andere regels gelden. Wat bewijst dat geen partij gewoon schaak tot een stelling leidt, bewijst daar niets: in Crazyhouse komen geslagen stukken terug op het bord. Wat engines voor gewoon schaak weigeren, wordt nog wel gemeld.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over by its double step (FIDE Laws of Chess, 3.7). White’s pawns pass rank 3 and then Black is to move; Black’s pass rank 6 and then White is. Often the side to move is what is wrong. Engines refuse the position.</source>
        <translation>Het en-passantveld is het veld dat een pion zojuist met zijn dubbele stap is gepasseerd (FIDE-regels, 3.7). Witte pionnen passeren rij 3 en dan is zwart aan zet; zwarte passeren rij 6 en dan is wit aan zet. Vaak is het de kleur aan zet die niet klopt. Engines weigeren de stelling.</translation>
    </message>
    <message>
        <source>A pawn that has just advanced two squares stands in front of the square that it passed: on e4 when the en passant square is e3, on e5 when it is e6. It belongs to the side that is not to move. Without it there is nothing to capture. Engines drop such a square.</source>
        <translation>Een pion die zojuist twee velden vooruit is gegaan, staat voor het veld dat hij passeerde: op e4 als het en-passantveld e3 is, op e5 als het e6 is. Hij is van de kleur die niet aan zet is. Zonder die pion valt er niets te slaan. Engines laten zo’n veld weg.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over, and pawns do not jump: it was empty then, and nothing has moved since. A capture en passant ends on it. Engines drop such a square.</source>
        <translation>Het en-passantveld is het veld dat een pion zojuist is gepasseerd, en pionnen springen niet: het was toen leeg, en sindsdien is er niets verplaatst. En passant slaan eindigt op dat veld. Engines laten zo’n veld weg.</translation>
    </message>
    <message>
        <source>A pawn has just left the square behind the en passant square: e2 when that is e3, e7 when it is e6. Nothing has moved since, so it is still empty. Engines drop such a square.</source>
        <translation>Een pion heeft zojuist het veld achter het en-passantveld verlaten: e2 als dat e3 is, e7 als dat e6 is. Sindsdien is er niets verplaatst, dus het is nog leeg. Engines laten zo’n en-passantveld weg.</translation>
    </message>
    <message>
        <source>The PGN standard (16.1.3.4) writes the en passant square after every double step, whether or not a pawn stands ready to capture. Some programs write it only when one does, others only when the capture is legal. The position is the same.</source>
        <translation>De PGN-standaard (16.1.3.4) vermeldt het en-passantveld na elke dubbele stap, of er nu een pion klaarstaat om te slaan of niet. Sommige programma’s vermelden het alleen als dat zo is, andere alleen als het slaan legaal is. De stelling is dezelfde.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. It is 1 from the beginning and grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 differently; 1 is always understood.</source>
        <translation>Het zetnummer zegt welke zet er gespeeld wordt. Het is bij het begin 1 en wordt na elke zet van zwart één hoger (PGN-standaard, 16.1.3.6). Programma’s lezen 0 verschillend; 1 wordt altijd begrepen.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. No game comes near such a number, and engines refuse the position.</source>
        <translation>De halfzettenteller telt de zetten van beide spelers sinds de laatste slagzet of pionzet. Geen partij komt bij zo’n getal in de buurt, en engines weigeren de stelling.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. No game comes near such a number, and engines refuse the position.</source>
        <translation>Het zetnummer zegt welke zet er gespeeld wordt. Geen partij komt bij zo’n getal in de buurt, en engines weigeren de stelling.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of Chess, 9.3). The game goes on if nobody claims.</source>
        <translation>De halfzettenteller telt de zetten van beide spelers sinds de laatste slagzet of pionzet. Bij 100, dus vijftig zetten elk, mag de speler aan zet remise claimen (FIDE-regels, 9.3). De partij gaat door als niemand claimt.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 150, which is seventy-five moves each, the game is drawn without a claim, unless the last move gave mate (FIDE Laws of Chess, 9.6.2). So the game would be over already.</source>
        <translation>De halfzettenteller telt de zetten van beide spelers sinds de laatste slagzet of pionzet. Bij 150, dus vijfenzeventig zetten elk, is de partij remise zonder claim, tenzij de laatste zet mat gaf (FIDE-regels, 9.6.2). De partij zou dus al afgelopen zijn.</translation>
    </message>
    <message>
        <source>Only a capture or a pawn move sets the halfmove clock back to 0. All 32 pieces are on the board and all pawns stand where they began, so there was neither. The clock must have counted every move since the beginning: after 1. Nf3 Nf6 it is 2.</source>
        <translation>Alleen een slagzet of een pionzet zet de halfzettenteller terug op 0. Alle 32 stukken staan op het bord en alle pionnen staan waar ze begonnen, dus was er geen van beide. De teller moet elke zet sinds het begin geteld hebben: na 1. Pf3 Pf6 is hij 2.</translation>
    </message>
    <message>
        <source>An en passant square is written right after a pawn’s double step and for one move only. A pawn move sets the halfmove clock back to 0. Either the clock belongs to an earlier or later position, or the en passant square does.</source>
        <translation>Een en-passantveld wordt direct na een dubbele stap van een pion vermeld en maar één zet lang. Een pionzet zet de halfzettenteller terug op 0. De teller hoort bij een eerdere of latere stelling, of anders het en-passantveld.</translation>
    </message>
    <message>
        <source>A pawn on its own second rank has never moved. So it did not come to give check, and its check is never uncovered, because nothing stands between a pawn and the square that it attacks. The king must have walked into the check, which is not a legal move, or have been left in it. Put the pawn or the king on another square.</source>
        <translation>Een pion op zijn eigen tweede rij heeft nooit gezet. Hij kwam dus niet om schaak te geven, en zijn schaak kan nooit aftrekschaak zijn, want er staat niets tussen een pion en het veld dat hij aanvalt. De koning moet zelf in het schaak gelopen zijn, wat geen legale zet is, of erin zijn blijven staan. Zet de pion of de koning op een ander veld.</translation>
    </message>
    <message>
        <source>Nothing ever stands between the king and a knight or a pawn that attacks it: both give check only by coming to their squares. One move brings one piece. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Tussen de koning en een paard of pion die hem aanvalt, staat nooit iets: beide geven alleen schaak door naar hun veld te komen. Eén zet brengt één stuk. Het andere gaf vóór die zet al schaak, en niemand mag een schaak onbeantwoord laten. Voor dubbelschaak is een dame, een toren of een loper nodig achter het stuk dat zet.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. A pawn came from the square behind it, or captured from the next file, a rank back. Where it gives check now, neither square lies between the king and the other piece, unless that piece stands on the king’s own file. A capture en passant gives such a check by the piece that it takes off the board, but here none fits.</source>
        <translation>Bij dubbelschaak kwam één stuk naar zijn veld en opende het de werkingslijn van het andere. Een pion kwam van het veld achter zich, of sloeg vanaf de lijn ernaast, een rij terug. Waar hij nu schaak geeft, ligt geen van die velden tussen de koning en het andere stuk, tenzij dat stuk op de lijn van de koning zelf staat. En passant slaan geeft zo’n schaak door het stuk dat van het bord verdwijnt, maar hier past dat niet.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a bishop next to the king on a diagonal line attacks it already, and nobody may leave a check unanswered. Two bishops give check at once only if one of them has just been promoted, or if a capture en passant opened both lines.</source>
        <translation>Bij dubbelschaak kwam één stuk naar zijn veld en opende het de werkingslijn van het andere. Het stuk dat zette stond tussen het andere en de koning. Maar een loper die op een diagonaal naast de koning staat, valt hem al aan, en niemand mag een schaak onbeantwoord laten. Twee lopers geven alleen tegelijk schaak als een ervan zojuist gepromoveerd is, of als en passant slaan beide diagonalen opende.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a rook that stands there on the file or the rank attacks the king already, and nobody may leave a check unanswered. Two rooks give check at once only if one of them has just been promoted by a capture.</source>
        <translation>Bij dubbelschaak kwam één stuk naar zijn veld en opende het de werkingslijn van het andere. Het stuk dat zette stond tussen het andere en de koning. Maar een toren die daar op de lijn of de rij staat, valt de koning al aan, en niemand mag een schaak onbeantwoord laten. Twee torens geven alleen tegelijk schaak als een ervan zojuist slaand gepromoveerd is.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook still stand where they began. In each of the 960 start positions of Chess960 the pieces of both sides face each other: both kings stand on one file, and so do the rooks on each side of them. Engines play on from such positions.</source>
        <translation>Een rokaderecht zegt dat koning en toren nog staan waar ze begonnen. In elk van de 960 beginstellingen van Chess960 staan de stukken van beide kleuren tegenover elkaar: beide koningen staan op één lijn, en de torens aan elke kant ervan ook. Engines spelen zulke stellingen gewoon verder.</translation>
    </message>
    <message>
        <source>A pawn on its second rank has never moved, and no pawn of the other side ever stood on its square. So a pawn that was promoted came to the seventh rank (from its own side) on a file without such a pawn, and if it began elsewhere, captures brought it there, one for each file. The fewest captures that explain the promoted pawns and all others together are counted here. Pieces that never got out from behind unmoved pawns do not count. One move of an unmoved pawn would open another way.</source>
        <translation>Een pion op zijn tweede rij heeft nooit gezet, en op zijn veld stond nooit een pion van de tegenstander. Een pion die promoveerde kwam dus op de zevende rij (vanaf zijn eigen kant) op een lijn zonder zo’n pion, en als hij elders begon, brachten slagzetten hem daar, één per lijn. Hier is geteld met hoe weinig slagzetten de gepromoveerde pionnen en alle andere samen te verklaren zijn. Stukken die nooit achter onverplaatste pionnen vandaan kwamen tellen niet mee. Eén zet van een onverplaatste pion zou een andere weg openen.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. Pawns on all squares diagonally beside a corner or a square of the last rank leave a bishop no way in and no way out. So a bishop there has never moved: it began the game on that square, or a pawn was promoted to it there, and here neither can be. One move of one of these pawns would explain it.</source>
        <translation>Een pion op zijn beginveld heeft nooit gezet. Pionnen op alle velden schuin naast een hoekveld of een veld van de laatste rij laten een loper geen weg erin en geen weg eruit. Een loper daar heeft dus nooit gezet: hij begon de partij op dat veld, of een pion promoveerde er tot loper, en hier kan geen van beide. Eén zet van een van deze pionnen zou het verklaren.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but can be at most {longest}: of the moves of both sides together ({plies} by the fullmove number), captures and pawn moves, with the moves between them, took at least {needed}.</source>
        <translation>De halfzettenteller is {clock}, maar kan hooguit {longest} zijn: van de zetten van beide spelers samen ({plies} volgens het zetnummer) gingen er minstens {needed} op aan slagzetten en pionzetten, met de zetten ertussen.</translation>
    </message>
    <message>
        <source>Nothing is written here: {expected}.</source>
        <translation>Hier staat niets: {expected}.</translation>
    </message>
    <message>
        <source>The text begins with a space: {expected}.</source>
        <translation>De tekst begint met een spatie: {expected}.</translation>
    </message>
    <message>
        <source>A space follows the {field}: {expected}.</source>
        <translation>Na het veld ‘{field}’ staat een spatie: {expected}.</translation>
    </message>
    <message>
        <source>More than one space follows the {field}: expected one.</source>
        <translation>Na het veld ‘{field}’ staat meer dan één spatie: één verwacht.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space follows the {field}: {expected}.</source>
        <translation>Na het veld ‘{field}’ staat een tab, regeleinde of ongewone spatie: {expected}.</translation>
    </message>
    <message>
        <source>The side to move is missing: {expected}.</source>
        <translation>De kleur aan zet ontbreekt: {expected}.</translation>
    </message>
    <message>
        <source>The castling rights are missing: {expected}.</source>
        <translation>De rokaderechten ontbreken: {expected}.</translation>
    </message>
    <message>
        <source>The en passant square is missing: {expected}.</source>
        <translation>Het en-passantveld ontbreekt: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock is missing: {expected}.</source>
        <translation>De halfzettenteller ontbreekt: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number is missing: {expected}.</source>
        <translation>Het zetnummer ontbreekt: {expected}.</translation>
    </message>
    <message>
        <source>More text follows the {field}: {expected}.</source>
        <translation>Na het veld ‘{field}’ staat nog meer tekst: {expected}.</translation>
    </message>
    <message>
        <source>There is text before the FEN. Delete it, or move it after the FEN.</source>
        <translation>Er staat tekst vóór de FEN. Verwijder die, of zet die achter de FEN.</translation>
    </message>
    <message>
        <source>The text after the FEN repeats its fields. Delete one copy.</source>
        <translation>De tekst achter de FEN herhaalt de velden ervan. Verwijder een van beide.</translation>
    </message>
    <message>
        <source>This web address does not contain a position: {expected}.</source>
        <translation>Dit webadres bevat geen stelling: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a piece: {expected}.</source>
        <translation>{found} in rij {rank} is geen stuk: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a number of empty squares: {expected}.</source>
        <translation>{found} in rij {rank} is geen aantal lege velden: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} follows another digit, but adjacent empty squares are written as one number: {expected}.</source>
        <translation>{found} in rij {rank} volgt op een ander cijfer, maar aangrenzende lege velden worden als één getal geschreven: {expected}.</translation>
    </message>
    <message>
        <source>Rank {rank} is too short: {count} of 8 squares.</source>
        <translation>Rij {rank} is te kort: {count} van 8 velden.</translation>
    </message>
    <message>
        <source>Rank {rank} is too long: {count} instead of 8 squares.</source>
        <translation>Rij {rank} is te lang: {count} in plaats van 8 velden.</translation>
    </message>
    <message>
        <source>The piece placement is too short: {count} of 8 ranks.</source>
        <translation>De opstelling van de stukken is te kort: {count} van 8 rijen.</translation>
    </message>
    <message>
        <source>The piece placement is too long: {count} instead of 8 ranks.</source>
        <translation>De opstelling van de stukken is te lang: {count} in plaats van 8 rijen.</translation>
    </message>
    <message>
        <source>{found} is not a side to move: {expected}.</source>
        <translation>{found} is geen kleur aan zet: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a castling right: {expected}.</source>
        <translation>{found} is geen rokaderecht: {expected}.</translation>
    </message>
    <message>
        <source>The castling right {found} is written twice: expected once.</source>
        <translation>Het rokaderecht {found} staat er twee keer: één keer verwacht.</translation>
    </message>
    <message>
        <source>{found} comes too late: White’s castling rights are written before Black’s, and K before Q.</source>
        <translation>{found} komt te laat: de rokaderechten van wit staan vóór die van zwart, en K vóór Q.</translation>
    </message>
    <message>
        <source>- means no castling rights and must stand alone.</source>
        <translation>- betekent geen rokaderechten en moet alleen staan.</translation>
    </message>
    <message>
        <source>{found} is a third castling right of one side: at most two are possible.</source>
        <translation>{found} is een derde rokaderecht van één kleur: er zijn er hooguit twee mogelijk.</translation>
    </message>
    <message>
        <source>{found} is not an en passant square: {expected}.</source>
        <translation>{found} is geen en-passantveld: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a halfmove clock: {expected}.</source>
        <translation>{found} is geen halfzettenteller: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {expected}.</source>
        <translation>De halfzettenteller {found} is negatief: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} has leading zeros: expected none.</source>
        <translation>De halfzettenteller {found} heeft voorloopnullen: geen verwacht.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is too large: {expected}.</source>
        <translation>De halfzettenteller {found} is te groot: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a fullmove number: {expected}.</source>
        <translation>{found} is geen zetnummer: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {expected}.</source>
        <translation>Het zetnummer {found} is negatief: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} has leading zeros: expected none.</source>
        <translation>Het zetnummer {found} heeft voorloopnullen: geen verwacht.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is too large: {expected}.</source>
        <translation>Het zetnummer {found} is te groot: {expected}.</translation>
    </message>
    <message>
        <source>A byte order mark was ignored.</source>
        <translation>Een bytevolgordemarkering (BOM) is genegeerd.</translation>
    </message>
    <message>
        <source>Invisible characters were ignored.</source>
        <translation>Onzichtbare tekens zijn genegeerd.</translation>
    </message>
    <message>
        <source>HTML entities such as {found} were read as the characters they stand for.</source>
        <translation>HTML-entiteiten zoals {found} zijn gelezen als de tekens waar ze voor staan.</translation>
    </message>
    <message>
        <source>Extra spaces were ignored.</source>
        <translation>Extra spaties zijn genegeerd.</translation>
    </message>
    <message>
        <source>Tabs, underscores, plus signs or unusual spaces between the fields were read as spaces.</source>
        <translation>Tabs, onderstrepingstekens, plustekens of ongewone spaties tussen de velden zijn als spaties gelezen.</translation>
    </message>
    <message>
        <source>The brackets, quotes or tags around the FEN were ignored.</source>
        <translation>De haakjes, aanhalingstekens of tags rond de FEN zijn genegeerd.</translation>
    </message>
    <message>
        <source>The FEN was read from a PGN tag.</source>
        <translation>De FEN is uit een PGN-tag gelezen.</translation>
    </message>
    <message>
        <source>The label {found} was ignored.</source>
        <translation>Het label {found} is genegeerd.</translation>
    </message>
    <message>
        <source>{found} was read as the start position.</source>
        <translation>{found} is gelezen als de beginstelling.</translation>
    </message>
    <message>
        <source>The position was read from a web address.</source>
        <translation>De stelling is uit een webadres gelezen.</translation>
    </message>
    <message>
        <source>The comment before the FEN was ignored.</source>
        <translation>Het commentaar vóór de FEN is genegeerd.</translation>
    </message>
    <message>
        <source>{found} between the ranks was read as a slash.</source>
        <translation>{found} tussen de rijen is als schuine streep gelezen.</translation>
    </message>
    <message>
        <source>A slash before or after the piece placement was ignored.</source>
        <translation>Een schuine streep voor of na de opstelling van de stukken is genegeerd.</translation>
    </message>
    <message>
        <source>An empty text for a rank was read as 8 empty squares.</source>
        <translation>Een lege tekst voor een rij is als 8 lege velden gelezen.</translation>
    </message>
    <message>
        <source>Adjacent digits were read as one number of empty squares: {found}.</source>
        <translation>Aangrenzende cijfers zijn als één aantal lege velden gelezen: {found}.</translation>
    </message>
    <message>
        <source>The ranks are not separated: the 64 squares were read in order.</source>
        <translation>De rijen zijn niet gescheiden: de 64 velden zijn op volgorde gelezen.</translation>
    </message>
    <message>
        <source>FEN cannot hold pieces in hand; they are kept separately: {found}.</source>
        <translation>FEN kan geen stukken in de hand bevatten; ze zijn apart bewaard: {found}.</translation>
    </message>
    <message>
        <source>FEN cannot hold the marks of promoted pieces; they are kept separately.</source>
        <translation>FEN kan geen tekens voor gepromoveerde stukken bevatten; ze zijn apart bewaard.</translation>
    </message>
    <message>
        <source>Figurines were read as piece letters.</source>
        <translation>Figurines zijn als stukletters gelezen.</translation>
    </message>
    <message>
        <source>l and O were read as 1 and 0.</source>
        <translation>l en O zijn als 1 en 0 gelezen.</translation>
    </message>
    <message>
        <source>The piece letters were read as {language}.</source>
        <translation>De stukletters zijn gelezen in deze taal: {language}.</translation>
    </message>
    <message>
        <source>FEN cannot hold check counts; they are kept separately: {found}.</source>
        <translation>FEN kan geen getelde schaaks bevatten; ze zijn apart bewaard: {found}.</translation>
    </message>
    <message>
        <source>The side to move {found} was read in lower case.</source>
        <translation>De kleur aan zet {found} is als kleine letter gelezen.</translation>
    </message>
    <message>
        <source>The side to move {found} was read as w or b.</source>
        <translation>De kleur aan zet {found} is als w of b gelezen.</translation>
    </message>
    <message>
        <source>The castling rights {found} were put in order.</source>
        <translation>De rokaderechten {found} zijn op volgorde gezet.</translation>
    </message>
    <message>
        <source>Repeated castling rights in {found} were read once.</source>
        <translation>Herhaalde rokaderechten in {found} zijn één keer gelezen.</translation>
    </message>
    <message>
        <source>The dash in the castling rights {found} was ignored.</source>
        <translation>Het streepje in de rokaderechten {found} is genegeerd.</translation>
    </message>
    <message>
        <source>{found} was read as no castling rights.</source>
        <translation>{found} is gelezen als geen rokaderechten.</translation>
    </message>
    <message>
        <source>{found} was read as -, which means none.</source>
        <translation>{found} is gelezen als -, wat geen betekent.</translation>
    </message>
    <message>
        <source>The en passant square {found} was read in lower case.</source>
        <translation>Het en-passantveld {found} is met kleine letter gelezen.</translation>
    </message>
    <message>
        <source>{found} was read as an en passant square.</source>
        <translation>{found} is gelezen als een en-passantveld.</translation>
    </message>
    <message>
        <source>The castling rights {found} stand before the side to move.</source>
        <translation>De rokaderechten {found} staan vóór de kleur aan zet.</translation>
    </message>
    <message>
        <source>The halfmove clock is a dash: {count} is assumed.</source>
        <translation>De halfzettenteller is een streepje: {count} wordt aangenomen.</translation>
    </message>
    <message>
        <source>The fullmove number is a dash: {count} is assumed.</source>
        <translation>Het zetnummer is een streepje: {count} wordt aangenomen.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {count} is assumed.</source>
        <translation>De halfzettenteller {found} is negatief: {count} wordt aangenomen.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {count} is assumed.</source>
        <translation>Het zetnummer {found} is negatief: {count} wordt aangenomen.</translation>
    </message>
    <message>
        <source>The sign of the halfmove clock {found} was ignored.</source>
        <translation>Het voorteken van de halfzettenteller {found} is genegeerd.</translation>
    </message>
    <message>
        <source>The sign of the fullmove number {found} was ignored.</source>
        <translation>Het voorteken van het zetnummer {found} is genegeerd.</translation>
    </message>
    <message>
        <source>Leading zeros of the halfmove clock {found} were ignored.</source>
        <translation>Voorloopnullen van de halfzettenteller {found} zijn genegeerd.</translation>
    </message>
    <message>
        <source>Leading zeros of the fullmove number {found} were ignored.</source>
        <translation>Voorloopnullen van het zetnummer {found} zijn genegeerd.</translation>
    </message>
    <message>
        <source>No side to move is given: White is assumed.</source>
        <translation>Er is geen kleur aan zet vermeld: wit wordt aangenomen.</translation>
    </message>
    <message>
        <source>Moves played from there: {found}.</source>
        <translation>Zetten die van daaruit gespeeld zijn: {found}.</translation>
    </message>
    <message>
        <source>Move {move} is not possible. The moves before it were read; the rest is kept as text.</source>
        <translation>Zet {move} is niet mogelijk. De zetten ervoor zijn gelezen; de rest is als tekst behouden.</translation>
    </message>
    <message>
        <source>Move {move} could be made by two pieces. The moves before it were read; the rest is kept as text.</source>
        <translation>Zet {move} kan door twee stukken worden gedaan. De zetten ervoor zijn gelezen; de rest is als tekst behouden.</translation>
    </message>
    <message>
        <source>{move} is not a move. The moves before it were read; the rest is kept as text.</source>
        <translation>{move} is geen zet. De zetten ervoor zijn gelezen; de rest is als tekst behouden.</translation>
    </message>
    <message>
        <source>The moves from {found} on cannot be played and are left out.</source>
        <translation>De zetten vanaf {found} kunnen niet gespeeld worden en zijn weggelaten.</translation>
    </message>
    <message>
        <source>Lines that are not valid FEN are kept as text, the first one: {found}.</source>
        <translation>Regels die geen geldige FEN zijn, zijn als tekst behouden, de eerste: {found}.</translation>
    </message>
    <message>
        <source>White is to move according to {found}.</source>
        <translation>Wit is aan zet volgens {found}.</translation>
    </message>
    <message>
        <source>Black is to move according to {found}.</source>
        <translation>Zwart is aan zet volgens {found}.</translation>
    </message>
    <message>
        <source>No castling rights are given: none are assumed.</source>
        <translation>Er zijn geen rokaderechten vermeld: aangenomen wordt dat er geen zijn.</translation>
    </message>
    <message>
        <source>No en passant square is given: none is assumed.</source>
        <translation>Er is geen en-passantveld vermeld: aangenomen wordt dat er geen is.</translation>
    </message>
    <message>
        <source>No halfmove clock is given: 0 is assumed.</source>
        <translation>Er is geen halfzettenteller vermeld: 0 wordt aangenomen.</translation>
    </message>
    <message>
        <source>The halfmove clock was taken from the operation hmvc.</source>
        <translation>De halfzettenteller komt uit de operatie hmvc.</translation>
    </message>
    <message>
        <source>No fullmove number is given: 1 is assumed.</source>
        <translation>Er is geen zetnummer vermeld: 1 wordt aangenomen.</translation>
    </message>
    <message>
        <source>The fullmove number was taken from the operation fmvn.</source>
        <translation>Het zetnummer komt uit de operatie fmvn.</translation>
    </message>
    <message>
        <source>{found} could not be read; the fields that are missing were assumed.</source>
        <translation>{found} kon niet worden gelezen; de ontbrekende velden zijn aangenomen.</translation>
    </message>
    <message>
        <source>The EPD operations that follow are kept as they are.</source>
        <translation>De EPD-operaties die volgen blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>The text that follows is kept as it is.</source>
        <translation>De tekst die volgt blijft zoals hij is.</translation>
    </message>
    <message>
        <source>The comment that follows is kept as it is.</source>
        <translation>Het commentaar dat volgt blijft zoals het is.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space separates the operations: {expected}.</source>
        <translation>Een tab, regeleinde of ongewone spatie scheidt de operaties: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not an opcode: {expected}.</source>
        <translation>{found} is geen opcode: {expected}.</translation>
    </message>
    <message>
        <source>The opcode {found} is too long: {expected}.</source>
        <translation>De opcode {found} is te lang: {expected}.</translation>
    </message>
    <message>
        <source>This string is not closed: {expected}.</source>
        <translation>Deze tekenreeks is niet afgesloten: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not allowed here: {expected}.</source>
        <translation>{found} is hier niet toegestaan: {expected}.</translation>
    </message>
    <message>
        <source>This cannot be read as an operation and is kept as it is.</source>
        <translation>Dit kan niet als operatie worden gelezen en blijft zoals het is.</translation>
    </message>
    <message>
        <source>{found} is too long for a string in EPD: expected at most 255 characters.</source>
        <translation>{found} is te lang voor een tekenreeks in EPD: hooguit 255 tekens verwacht.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} is not a legal move.</source>
        <translation>{found} in de operatie {opcode} is geen legale zet.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} could be a move of two different pieces.</source>
        <translation>{found} in de operatie {opcode} kan een zet van twee verschillende stukken zijn.</translation>
    </message>
    <message>
        <source>A semicolon is missing here: the operation was ended.</source>
        <translation>Hier ontbreekt een puntkomma: de operatie is afgesloten.</translation>
    </message>
    <message>
        <source>A semicolon without an operation was ignored.</source>
        <translation>Een puntkomma zonder operatie is genegeerd.</translation>
    </message>
    <message>
        <source>A dash without a meaning was ignored.</source>
        <translation>Een streepje zonder betekenis is genegeerd.</translation>
    </message>
    <message>
        <source>Tabs or unusual spaces in the operations were read as spaces.</source>
        <translation>Tabs of ongewone spaties in de operaties zijn als spaties gelezen.</translation>
    </message>
    <message>
        <source>This text has no quotation marks: it was read as a string.</source>
        <translation>Deze tekst heeft geen aanhalingstekens: hij is als tekenreeks gelezen.</translation>
    </message>
    <message>
        <source>The quotation marks are not needed here and were ignored.</source>
        <translation>De aanhalingstekens zijn hier niet nodig en zijn genegeerd.</translation>
    </message>
    <message>
        <source>This string has no closing quotation mark: it was closed.</source>
        <translation>Deze tekenreeks heeft geen aanhalingsteken aan het eind: dat is toegevoegd.</translation>
    </message>
    <message>
        <source>This string is longer than EPD’s 255 characters; it is kept.</source>
        <translation>Deze tekenreeks is langer dan de 255 tekens van EPD; hij is behouden.</translation>
    </message>
    <message>
        <source>{found} was read as the move {meant}.</source>
        <translation>{found} is gelezen als de zet {meant}.</translation>
    </message>
    <message>
        <source>This text is not an operation and is kept as it is.</source>
        <translation>Deze tekst is geen operatie en blijft zoals hij is.</translation>
    </message>
    <message>
        <source>The game has a FEN tag without a SetUp tag; the FEN is used.</source>
        <translation>De partij heeft een FEN-tag zonder SetUp-tag; de FEN wordt gebruikt.</translation>
    </message>
    <message>
        <source>The SetUp tag says {found}, but there is a FEN tag, which is used.</source>
        <translation>De SetUp-tag zegt {found}, maar er is een FEN-tag, die wordt gebruikt.</translation>
    </message>
    <message>
        <source>The SetUp tag announces a position, but there is no FEN tag; the game begins with the start position.</source>
        <translation>De SetUp-tag kondigt een stelling aan, maar er is geen FEN-tag; de partij begint met de beginstelling.</translation>
    </message>
    <message>
        <source>The game is of another variant, {found}; its position is read as standard chess.</source>
        <translation>De partij is van een andere variant, {found}; de stelling wordt als gewoon schaak gelezen.</translation>
    </message>
    <message>
        <source>The FEN tag is not written as PGN has it, [FEN &quot;…&quot;]. It is read here, but other programs begin with the start position.</source>
        <translation>De FEN-tag is niet geschreven zoals in PGN, [FEN &quot;…&quot;]. Hij wordt hier gelezen, maar andere programma’s beginnen met de beginstelling.</translation>
    </message>
    <message>
        <source>The Result tag says {found}, but the moves end with {result}.</source>
        <translation>De Result-tag zegt {found}, maar de zetten eindigen met {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is checkmate: {result}.</source>
        <translation>Als uitslag staat {found} vermeld, maar de laatste zet geeft mat: {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is stalemate, which is a draw.</source>
        <translation>Als uitslag staat {found} vermeld, maar de laatste zet zet pat, en dat is remise.</translation>
    </message>
    <message>
        <source>The PlyCount tag says {found}, but the game has {count} half-moves.</source>
        <translation>De PlyCount-tag zegt {found}, maar het aantal halfzetten van de partij is {count}.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} is not legal.</source>
        <translation>De zetten van de partij passen niet bij de stelling waarmee ze begint: {move} is niet legaal.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} could be a move of two different pieces.</source>
        <translation>De zetten van de partij passen niet bij de stelling waarmee ze begint: {move} kan een zet van twee verschillende stukken zijn.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} is not legal.</source>
        <translation>Een variant past niet bij de partij: {move} is niet legaal.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} could be a move of two different pieces.</source>
        <translation>Een variant past niet bij de partij: {move} kan een zet van twee verschillende stukken zijn.</translation>
    </message>
    <message>
        <source>The moves were read up to {move}, which is not a move.</source>
        <translation>De zetten zijn gelezen tot {move}; dat is geen zet.</translation>
    </message>
    <message>
        <source>A variation was read up to {move}, which is not a move.</source>
        <translation>Een variant is gelezen tot {move}; dat is geen zet.</translation>
    </message>
    <message>
        <source>Variations that are nested too deeply are not shown.</source>
        <translation>Te diep geneste varianten worden niet getoond.</translation>
    </message>
    <message>
        <source>The game has too many variations: only the first are shown.</source>
        <translation>De partij heeft te veel varianten: alleen de eerste worden getoond.</translation>
    </message>
    <message>
        <source>The moves are not shown: the rules of the variant {found} are not known.</source>
        <translation>De zetten worden niet getoond: de regels van de variant {found} zijn niet bekend.</translation>
    </message>
    <message>
        <source>{found} is not a chess piece; the diagram contains {men}.</source>
        <translation>{found} is geen schaakstuk; het diagram bevat {men}.</translation>
    </message>
    <message>
        <source>Puzzles left out, for pieces that chess does not have: {count} ({men}).</source>
        <translation>Weggelaten problemen, wegens stukken die het schaak niet kent: {count} ({men}).</translation>
    </message>
    <message>
        <source>Text that belongs to no game is left out: {found}.</source>
        <translation>Tekst die bij geen partij hoort, is weggelaten: {found}.</translation>
    </message>
    <message>
        <source>Left out, because a record has no place for it: {men}.</source>
        <translation>Weggelaten, omdat een item er geen plaats voor heeft: {men}.</translation>
    </message>
    <message>
        <source>Crosses, dots and arrows are left out: {squares}.</source>
        <translation>Kruisjes, stippen en pijlen zijn weggelaten: {squares}.</translation>
    </message>
    <message>
        <source>{found} is not a piece on a square: expected Ke1, or a2 for a pawn.</source>
        <translation>{found} is geen stuk op een veld: Ke1, of a2 voor een pion, verwacht.</translation>
    </message>
    <message>
        <source>{found} is named twice, but a square holds one piece.</source>
        <translation>{found} is twee keer genoemd, maar op een veld staat één stuk.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {square} is empty.</source>
        <translation>Tweeling {name}) kan niet: {square} is leeg.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: the piece on {square} would leave the board.</source>
        <translation>Tweeling {name}) kan niet: het stuk op {square} zou van het bord gaan.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {found} is not understood.</source>
        <translation>Tweeling {name}) kan niet: {found} wordt niet begrepen.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye does not know the stipulation {found}.</source>
        <translation>Tweeling {name}) is weggelaten: Popeye kent de opgave {found} niet.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: it continues twin {before}).</source>
        <translation>Tweeling {name}) kan niet: die gaat verder op tweeling {before}).</translation>
    </message>
    <message>
        <source>The picture does not show which side is at the bottom: White is assumed.</source>
        <translation>De afbeelding laat niet zien welke kleur onderaan staat: aangenomen is wit.</translation>
    </message>
    <message>
        <source>White is to move, as the highlighted last move shows.</source>
        <translation>Wit is aan zet, zoals de gemarkeerde laatste zet aangeeft.</translation>
    </message>
    <message>
        <source>Black is to move, as the highlighted last move shows.</source>
        <translation>Zwart is aan zet, zoals de gemarkeerde laatste zet aangeeft.</translation>
    </message>
    <message>
        <source>White is to move, because its king is in check.</source>
        <translation>Wit is aan zet, omdat zijn koning schaak staat.</translation>
    </message>
    <message>
        <source>Black is to move, because its king is in check.</source>
        <translation>Zwart is aan zet, omdat zijn koning schaak staat.</translation>
    </message>
    <message>
        <source>The picture does not show castling rights: those of kings and rooks at home are assumed.</source>
        <translation>De afbeelding toont geen rokaderechten: die van koningen en torens op hun beginvelden zijn aangenomen.</translation>
    </message>
    <message>
        <source>In doubt: {men}.</source>
        <translation>Onzeker: {men}.</translation>
    </message>
    <message>
        <source>Boards left out as unreadable: {count}.</source>
        <translation>Weggelaten borden, omdat ze niet kunnen worden gelezen: {count}.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Het bord is leeg.</translation>
    </message>
    <message>
        <source>No kings yet.</source>
        <translation>Nog geen koningen.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Wit heeft geen koning.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Zwart heeft geen koning.</translation>
    </message>
    <message>
        <source>White has more than one king: {squares}.</source>
        <translation>Wit heeft meer dan één koning: {squares}.</translation>
    </message>
    <message>
        <source>Black has more than one king: {squares}.</source>
        <translation>Zwart heeft meer dan één koning: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>White has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>Wit heeft %n pion: hooguit 8 zijn mogelijk.</numerusform>
            <numerusform>Wit heeft %n pionnen: hooguit 8 zijn mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>Zwart heeft %n pion: hooguit 8 zijn mogelijk.</numerusform>
            <numerusform>Zwart heeft %n pionnen: hooguit 8 zijn mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>Wit heeft %n stuk: hooguit 16 zijn mogelijk.</numerusform>
            <numerusform>Wit heeft %n stukken: hooguit 16 zijn mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>Zwart heeft %n stuk: hooguit 16 zijn mogelijk.</numerusform>
            <numerusform>Zwart heeft %n stukken: hooguit 16 zijn mogelijk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank: {squares}.</source>
        <translation>Pionnen kunnen niet op de eerste of laatste rij staan: {squares}.</translation>
    </message>
    <message>
        <source>White is in check, but it is Black’s move: the king on {square} could be captured.</source>
        <translation>Wit staat schaak, maar zwart is aan zet: de koning op {square} kan worden geslagen.</translation>
    </message>
    <message>
        <source>Black is in check, but it is White’s move: the king on {square} could be captured.</source>
        <translation>Zwart staat schaak, maar wit is aan zet: de koning op {square} kan worden geslagen.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is Black’s move: the king on {square} could be captured, and no move by White can have allowed that.</source>
        <translation>Beide koningen staan schaak, maar zwart is aan zet: de koning op {square} kan worden geslagen, en geen zet van wit kan dat toegelaten hebben.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is White’s move: the king on {square} could be captured, and no move by Black can have allowed that.</source>
        <translation>Beide koningen staan schaak, maar wit is aan zet: de koning op {square} kan worden geslagen, en geen zet van zwart kan dat toegelaten hebben.</translation>
    </message>
    <message>
        <source>The kings stand next to each other: {squares}.</source>
        <translation>De koningen staan naast elkaar: {squares}.</translation>
    </message>
    <message>
        <source>The castling right {letter} cannot hold: king or rook is not on its starting square.</source>
        <translation>Het rokaderecht {letter} kan niet gelden: koning of toren staat niet op zijn beginveld.</translation>
    </message>
    <message>
        <source>White’s kingside castling right (K) cannot hold: king or rook is not on its starting square.</source>
        <translation>Het korte rokaderecht van wit (K) kan niet gelden: koning of toren staat niet op zijn beginveld.</translation>
    </message>
    <message>
        <source>White’s queenside castling right (Q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Het lange rokaderecht van wit (Q) kan niet gelden: koning of toren staat niet op zijn beginveld.</translation>
    </message>
    <message>
        <source>Black’s kingside castling right (k) cannot hold: king or rook is not on its starting square.</source>
        <translation>Het korte rokaderecht van zwart (k) kan niet gelden: koning of toren staat niet op zijn beginveld.</translation>
    </message>
    <message>
        <source>Black’s queenside castling right (q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Het lange rokaderecht van zwart (q) kan niet gelden: koning of toren staat niet op zijn beginveld.</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares ({squares}).</source>
        <translation>De rokaderechten {letter} kunnen niet gelden: koningen of torens staan niet op hun beginveld ({squares}).</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares.</source>
        <translation>De rokaderechten {letter} kunnen niet gelden: koningen of torens staan niet op hun beginveld.</translation>
    </message>
    <message>
        <source>The castling rights {letter} can hold in Chess960 only: kings or rooks are not on their starting squares of standard chess.</source>
        <translation>De rokaderechten {letter} kunnen alleen in Chess960 gelden: koningen of torens staan niet op hun beginveld in gewoon schaak.</translation>
    </message>
    <message>
        <source>The castling right {letter} can hold in Chess960 only: king or rook is not on its starting square of standard chess.</source>
        <translation>Het rokaderecht {letter} kan alleen in Chess960 gelden: koning of toren staat niet op zijn beginveld in gewoon schaak.</translation>
    </message>
    <message>
        <source>The castling right {letter} is a second one on the same side of the king.</source>
        <translation>Het rokaderecht {letter} is een tweede aan dezelfde kant van de koning.</translation>
    </message>
    <message>
        <source>{square} cannot be the en passant square: it is on rank 6 when White is to move, on rank 3 when Black is.</source>
        <translation>{square} kan het en-passantveld niet zijn: het ligt op rij 6 als wit aan zet is, op rij 3 als zwart aan zet is.</translation>
    </message>
    <message>
        <source>The en passant square {square} is not empty.</source>
        <translation>Het en-passantveld {square} is niet leeg.</translation>
    </message>
    <message>
        <source>The square from which a pawn would have passed {square} is not empty.</source>
        <translation>Het veld van waaruit een pion {square} gepasseerd zou zijn is niet leeg.</translation>
    </message>
    <message>
        <source>The double step past {square} cannot have been the last move: the king on {king} would have been in check before it.</source>
        <translation>De dubbele stap langs {square} kan niet de laatste zet geweest zijn: de koning op {king} zou ervoor al schaak gestaan hebben.</translation>
    </message>
    <message>
        <source>No pawn is ready to capture en passant on {square}.</source>
        <translation>Er staat geen pion klaar om en passant te slaan op {square}.</translation>
    </message>
    <message>
        <source>These castling rights are possible in Chess960 only.</source>
        <translation>Deze rokaderechten zijn alleen in Chess960 mogelijk.</translation>
    </message>
    <message>
        <source>The position has fairy pieces: it is not judged, engines do not know them, and a plain FEN cannot hold them.</source>
        <translation>De stelling heeft sprookjesstukken: zij wordt niet beoordeeld, engines kennen ze niet en een gewone FEN kan ze niet bevatten.</translation>
    </message>
    <message>
        <source>The fullmove number is 0, but the first move has number 1.</source>
        <translation>Het zetnummer is 0, maar de eerste zet heeft nummer 1.</translation>
    </message>
    <message>
        <source>The fullmove number {number} is too small: the number of moves made is at least {white} for White and {black} for Black, so it must be at least {least}.</source>
        <translation>Het zetnummer {number} is te klein: er zijn minstens {white} zetten door wit en {black} door zwart gedaan, dus moet het minstens {least} zijn.</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: a draw can be claimed (50-move rule).</source>
        <translation>De halfzettenteller is {count}: remise kan worden geclaimd (50-zettenregel).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: the game is drawn (75-move rule).</source>
        <translation>De halfzettenteller is {count}: de partij is remise (75-zettenregel).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: engines refuse more than {most}.</source>
        <translation>De halfzettenteller is {count}: engines weigeren meer dan {most}.</translation>
    </message>
    <message>
        <source>The fullmove number is {count}: engines refuse more than {most}.</source>
        <translation>Het zetnummer is {count}: engines weigeren meer dan {most}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>De halfzettenteller is {clock}, maar beide spelers samen deden minder zetten ({plies} volgens het zetnummer).</translation>
    </message>
    <message>
        <source>No halfmove clock fits: captures and pawn moves, with the moves between them, took at least {needed}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Geen enkele halfzettenteller past: slagzetten en pionzetten, met de zetten ertussen, kostten er minstens {needed}, maar beide spelers samen deden minder zetten ({plies} volgens het zetnummer).</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but nothing was captured and no pawn has moved: it counts every move since the beginning, so it must be {plies}.</source>
        <translation>De halfzettenteller is {clock}, maar er is niets geslagen en geen pion heeft gezet: hij telt elke zet sinds het begin, dus moet hij {plies} zijn.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the en passant square {square} says that a pawn has just moved.</source>
        <translation>De halfzettenteller is {clock}, maar het en-passantveld {square} zegt dat er zojuist een pion gezet heeft.</translation>
    </message>
    <message>
        <source>The side to move is mated already.</source>
        <translation>De kleur aan zet staat al mat.</translation>
    </message>
    <message>
        <source>The side to move has no legal move: stalemate.</source>
        <translation>De kleur aan zet heeft geen legale zet: pat.</translation>
    </message>
    <message>
        <source>Remove castling right {letter}</source>
        <translation>Rokaderecht {letter} verwijderen</translation>
    </message>
    <message>
        <source>A king attacks the squares next to it, and no king may go to an attacked square (FIDE Laws of Chess, 3.8 and 3.9). So neither king could have moved next to the other: there is always at least one square between them.</source>
        <translation>Een koning valt de velden naast zich aan, en geen koning mag naar een aangevallen veld (FIDE-regels, 3.8 en 3.9). De ene koning kan dus niet naast de andere gekomen zijn: er zit altijd minstens één veld tussen.</translation>
    </message>
    <message>
        <source>The moves of a game are played from the position that it begins with: that of its FEN tag, or the start position. Other programs refuse a game with a move that is not legal there, or read it only up to that move. Either the position has been changed since, or the moves belong to another game, or one was written down wrongly.</source>
        <translation>De zetten van een partij worden gespeeld vanuit de stelling waarmee ze begint: die van de FEN-tag, of de beginstelling. Andere programma’s weigeren een partij met een zet die daar niet legaal is, of lezen haar maar tot die zet. De stelling is sindsdien gewijzigd, de zetten zijn niet die van deze partij, of er is een zet verkeerd geschreven.</translation>
    </message>
    <message>
        <source>A game has its result twice: in the Result tag, and after its last move (PGN standard, 8.2.6). Checkmate wins the game and stalemate draws it at once (FIDE Laws of Chess, 5.1.1 and 5.2.1). One of the statements is a slip, or moves are missing.</source>
        <translation>De uitslag van een partij staat er twee keer: in de Result-tag en achter de laatste zet (PGN-standaard, 8.2.6). Mat wint de partij en pat maakt haar remise, beide meteen (FIDE-regels, 5.1.1 en 5.2.1). Een van de vermeldingen is een vergissing, of er ontbreken zetten.</translation>
    </message>
    <message>
        <source>The PlyCount tag is the number of half-moves of the game itself, without variations (PGN standard, 9.9.3). Either it is from an earlier version of the game, or there are too few or too many moves.</source>
        <translation>De PlyCount-tag is het aantal halfzetten van de partij zelf: elke zet van wit en elke zet van zwart telt, varianten niet (PGN-standaard, 9.9.3). Hij komt uit een eerdere versie van de partij, of er zijn zetten te weinig of te veel.</translation>
    </message>
    <message>
        <source>PGN writes a tag between square brackets, its value between straight double quotation marks (PGN standard, 8.1.1). Other programs do not see anything else as a tag, and begin the game from the start position.</source>
        <translation>PGN schrijft een tag tussen vierkante haken, en de waarde ervan tussen rechte dubbele aanhalingstekens (PGN-standaard, 8.1.1). Wat anders geschreven is, is voor andere programma’s geen tag, en dan beginnen ze de partij met de beginstelling.</translation>
    </message>
    <message>
        <source>Fairy pieces are those of chess problems that the rules of chess do not know, such as grasshoppers, and also neutral pieces, which both sides may move. Programs for problems, such as Popeye, have rules for them. In the FEN field and in files they are written as Fairy FEN has them: -q is a neutral queen, *2Q a queen turned upside down, which means a grasshopper. Other programs may not read that.</source>
        <translation>Sprookjesstukken zijn stukken uit schaakproblemen die de schaakregels niet kennen, zoals sprinkhanen, en ook neutrale stukken, die beide partijen mogen spelen. Probleemprogramma’s zoals Popeye hebben er regels voor. In het FEN-veld en in bestanden staan ze zoals in Fairy FEN: -q is een neutrale dame, *2Q een omgekeerde dame, dus een sprinkhaan. Andere programma’s lezen dat misschien niet.</translation>
    </message>
    <message>
        <source>The en passant square says that the last move was a pawn’s double step. If that move is taken back, the king of the side to move is in check, although the other side was to move: the check was there before, and was not answered. A double step may give check itself or open the line of a piece behind the pawn’s starting square, as d2-d4 does for a bishop on c1. Without the en passant square, another last move may explain the position.</source>
        <translation>Het en-passantveld zegt dat de laatste zet een dubbele stap van een pion was. Wordt die zet teruggenomen, dan staat de koning van de kleur aan zet schaak terwijl de tegenstander aan zet was: het schaak was er al en werd niet beantwoord. Een dubbele stap kan zelf schaak geven of de werkingslijn openen van een stuk achter het beginveld van de pion, zoals d2-d4 doet voor een loper op c1. Zonder het en-passantveld kan een andere laatste zet de stelling verklaren.</translation>
    </message>
    <message>
        <source>At fullmove number 12, White and Black have made 11 moves each, or White 12 when Black is to move. The position on the board took moves as well: one by the other side for each captured piece, the steps of each pawn, at least five for a promotion, at least one for any other piece away from its starting square; castling moves two pieces at once. So no game can have come this far so early. Puzzles often have the number 1 only because the field must be filled.</source>
        <translation>Bij zetnummer 12 heeft wit 11 zetten gedaan, en zwart ook, of wit 12 als zwart aan zet is. Wat er op het bord staat heeft ook zetten gekost: elk geslagen stuk één zet van de tegenstander, elke pion zijn stappen, een promotie minstens vijf, elk ander stuk dat niet op zijn beginveld staat minstens één; de rokade verplaatst twee stukken tegelijk. Zo vroeg kan een partij hier dus niet zijn. Problemen hebben vaak nummer 1, alleen omdat het veld ingevuld moet zijn.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, or since the beginning. So it is never larger than the number of all moves: at most 22 at fullmove number 12 with White to move, and 23 with Black to move. Captures and pawn moves came before it began to run, and leave even fewer. Either the clock is too large or the fullmove number is too small.</source>
        <translation>De halfzettenteller telt de zetten van beide spelers sinds de laatste slagzet of pionzet, of sinds het begin. Hij is dus nooit groter dan het totale aantal zetten: hooguit 22 bij zetnummer 12 met wit aan zet, en 23 met zwart aan zet. Slagzetten en pionzetten vielen voordat hij begon te lopen en laten nog minder over. De teller is te groot of het zetnummer te klein.</translation>
    </message>
    <message>
        <source>Every capture and every pawn move sets the halfmove clock back to 0, so all those that the board shows came before the moves that the clock counts. Each side made at least as many of them as the other side is missing pieces, and at least as many as its pawns needed to get where they stand. Since the sides move in turn, the other side moved in between. After 1. e4 e5, for example, the clock cannot be larger than 0 with White to move at move 2.</source>
        <translation>Elke slagzet en elke pionzet zet de halfzettenteller terug op 0, dus alle zetten van dat soort die uit de stelling blijken, vielen vóór de zetten die de teller telt. Een speler deed er minstens zoveel als de tegenstander stukken mist, en minstens zoveel als zijn pionnen nodig hadden om te komen waar ze staan. Omdat er om beurten gezet wordt, zette de tegenstander ertussendoor. Na 1. e4 e5 kan de teller bijvoorbeeld niet groter dan 0 zijn met wit aan zet op zet 2.</translation>
    </message>
    <message>
        <source>A move takes one piece from one square to another, so it can give one check itself and uncover one more. A capture en passant can uncover two lines, but then the capturing pawn itself gives no check. The king cannot have been in check before, because its side would have had to answer. Three checks at once are never possible.</source>
        <translation>Een zet brengt één stuk naar een nieuw veld en haalt het van een oud veld weg, zodat het zelf één schaak geeft en er nog één opent. En passant slaan kan twee werkingslijnen openen, maar dan geeft de slaande pion zelf geen schaak. De koning kan niet al eerder schaak gestaan hebben, want dat had de speler moeten beantwoorden. Drie schaaks tegelijk zijn nooit mogelijk.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it, or both. Before that move the king was not in check, because nobody may leave a check unanswered. So every possible last move was taken back here: moves, captures of any missing piece, promotions, castling and en passant. None of them leads back to a position that can arise in a game.</source>
        <translation>Een koning komt schaak te staan door de laatste zet van de tegenstander: een stuk ging naar een veld waar het de koning aanvalt, of verliet een lijn en opende de werking van het stuk erachter, of allebei. Vóór die zet stond de koning niet schaak, want niemand mag een schaak onbeantwoord laten. Daarom is hier elke laatste zet teruggenomen: gewone zetten, het slaan van elk ontbrekend stuk, promoties, rokades en en passant slaan. Geen enkele leidt terug naar een stelling die in een partij kan voorkomen.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it. Before that move the king was not in check, because nobody may leave a check unanswered. Every square from which the piece could have come was tried here, with captures and promotions: from each of them it already gave check, or it cannot have come from there. Nor did another piece leave the line between the two.</source>
        <translation>Een koning komt schaak te staan door de laatste zet van de tegenstander: een stuk ging naar een veld waar het de koning aanvalt, of verliet een lijn en opende de werking van het stuk erachter. Vóór die zet stond de koning niet schaak, want niemand mag een schaak onbeantwoord laten. Elk veld waar het stuk vandaan gekomen kan zijn is hier geprobeerd, ook met slagzetten en promoties, en van elk gaf het al schaak, of het kan van geen enkel veld gekomen zijn. Ook verliet geen ander stuk de lijn tussen die twee.</translation>
    </message>
    <message>
        <source>A knight leaps, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one knight. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Een paard springt, zodat er nooit iets tussen het paard en de koning staat: het geeft alleen schaak door naar zijn veld te komen. Eén zet brengt één paard. Het andere gaf vóór die zet al schaak, en niemand mag een schaak onbeantwoord laten. Voor dubbelschaak is een dame, een toren of een loper nodig achter het stuk dat zet.</translation>
    </message>
    <message>
        <source>A pawn attacks the squares diagonally next to it, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one pawn. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Een pion valt de velden naast zich aan, zodat er nooit iets tussen de pion en de koning staat: hij geeft alleen schaak door naar zijn veld te komen. Eén zet brengt één pion. De andere gaf vóór die zet al schaak, en niemand mag een schaak onbeantwoord laten. Voor dubbelschaak is een dame, een toren of een loper nodig achter het stuk dat zet.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. Here the king stands between the two on one line, so the piece that moved would have come from beyond the king. It cannot have jumped over the king, and on that line it attacked the king before. Only a promotion or a capture en passant gives such checks, and here none can have.</source>
        <translation>Bij dubbelschaak kwam één stuk naar zijn veld en opende het de werkingslijn van het andere. Hier staat de koning op één lijn tussen die twee, zodat het stuk dat zette van de andere kant van de koning gekomen zou zijn. Het kan niet over de koning gesprongen zijn, en op die lijn viel het de koning al aan. Alleen een promotie of en passant slaan geeft zulke schaaks, en hier kan dat niet gebeurd zijn.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. So it stood between the other one and the king before, and did not attack the king from there. Every move, capture and promotion by which one of the two could have come was tried here, and none does so. A legal double check is Ne4-f6 with a rook behind on e1 and the king on e8.</source>
        <translation>Bij dubbelschaak kwam één stuk naar zijn veld en opende het de werkingslijn van het andere. Het stond dus eerst tussen het andere en de koning, en viel de koning van daaruit niet aan. Elke zet, slagzet en promotie waarmee een van de twee gekomen kan zijn is hier geprobeerd, en geen enkele voldoet. Een legaal dubbelschaak is Pe4-f6 met een toren erachter op e1 en de koning op e8.</translation>
    </message>
    <message>
        <source>En passant takes two pawns off their squares, and both may have shielded the king. With a king on a5, pawns on d5 and e5 and a rook on h5, the capture would open the whole rank. A capture that does not answer a check is not legal either. Many programs leave out the en passant square here; the PGN standard writes it after every double step.</source>
        <translation>En passant slaan haalt twee pionnen van hun veld, en allebei kunnen ze de koning afgeschermd hebben. Met een koning op a5, pionnen op d5 en e5 en een toren op h5 zou het slaan de hele rij openen. Een slagzet die een schaak niet beantwoordt, is ook niet legaal. Veel programma’s laten het en-passantveld hier weg; de PGN-standaard vermeldt het na elke dubbele stap.</translation>
    </message>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, a move that left the other king in check is not legal, and hemmed-in pieces had nowhere to come from. Where a last move is possible, the position before it was checked in the same way, and no game leads to it.</source>
        <translation>Elke stelling behalve de eerste ontstaat door een zet. Hier is elke laatste zet teruggenomen van de kleur die niet aan zet is: gewone zetten, het slaan van elk ontbrekend stuk, promoties, rokades en en passant slaan. Koning en torens met rokaderechten hebben nooit gezet, een zet waarvóór de andere koning al schaak stond, is niet legaal, en ingesloten stukken kunnen nergens vandaan gekomen zijn. Waar een laatste zet mogelijk is, is de stelling ervoor op dezelfde manier beoordeeld, en geen partij leidt ernaartoe.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, which set it to 0. All possible last moves were taken back here, and they are all of one kind or all of the other, so the clock tells of another last move. In puzzles the clock is usually 0, which does no harm.</source>
        <translation>De halfzettenteller telt de zetten van beide spelers sinds de laatste slagzet of pionzet, die hem op 0 zette. Alle mogelijke laatste zetten zijn hier teruggenomen, en ze zijn allemaal van de ene soort of allemaal van de andere, dus de teller wijst op een andere laatste zet. In problemen staat de teller meestal op 0, en ze kunnen zonder bezwaar verder gespeeld worden.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two knights, and a bishop on squares of each colour. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. Bishops never change the colour of their squares: two on light squares mean at least one promoted pawn. With two queens, at most seven pawns are left.</source>
        <translation>Elke kleur begint met acht pionnen, een dame, twee torens, twee paarden en één loper op elke veldkleur. Elk stuk daarboven was ooit een pion, en een gepromoveerde pion is weg. Pionnen en gepromoveerde stukken samen zijn dus nooit meer dan acht. Lopers wisselen nooit van veldkleur: bij twee lopers op witte velden is er minstens één uit een pion ontstaan. Bij twee dames blijven er hooguit zeven pionnen over.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two bishops and two knights. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. With two queens, at most seven pawns are left. Engines refuse more.</source>
        <translation>Elke kleur begint met acht pionnen, een dame, twee torens, twee lopers en twee paarden. Elk stuk daarboven was ooit een pion, en een gepromoveerde pion is weg. Pionnen en gepromoveerde stukken samen zijn dus nooit meer dan acht. Bij twee dames blijven er hooguit zeven pionnen over. Engines weigeren er meer.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file. A pawn gets past only if it captures its way to another file, if the other one does, or if one of them is captured. Every promoted piece was a pawn that got past. So passed pawns and promotions cost captures, and each capture takes a piece off the board: what is still there was not captured. With all 32 pieces on the board, no pawn has passed another. To make the position possible, remove pieces, or put pawns back in front of each other.</source>
        <translation>Op elke lijn staan een witte en een zwarte pion tegenover elkaar. Een pion komt alleen langs de andere als hij slaand naar een andere lijn gaat, als de andere pion dat doet, of als een van beide geslagen wordt. Elk gepromoveerd stuk was een pion die erlangs kwam. Gepasseerde pionnen en promoties kosten dus slagzetten, en elke slagzet haalt een stuk van het bord: wat er nog staat, is niet geslagen. Met alle 32 stukken op het bord is geen pion een andere gepasseerd. Verwijder stukken om de stelling mogelijk te maken, of zet pionnen weer tegenover elkaar.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file, and only captures let one past the other: a pawn captures its way to another file, or one of the two is captured. Every way of sharing out the captures among the files was tried here: which pawn took, from where, and what it took. None leaves the pawns on the files where they are and lets as many of them through to promotion as the pieces prove. One more captured piece may explain it, or a pawn on another file.</source>
        <translation>Op elke lijn staan een witte en een zwarte pion tegenover elkaar, en alleen slagzetten laten de ene langs de andere: een pion slaat zich een weg naar een andere lijn, of een van beide wordt geslagen. Alle manieren waarop de slagzetten over de lijnen verdeeld kunnen zijn, zijn hier geprobeerd: welke pion sloeg, vanaf waar, en wat hij sloeg. Geen enkele laat de pionnen op de lijnen waar ze staan en laat er ook zoveel door naar de promotie als de stukken bewijzen. Eén geslagen stuk meer kan het verklaren, of een pion op een andere lijn.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing, and each capture takes it one rank forward. So a pawn on the third rank began on its own file or on the next one, a pawn on the fourth rank at most two files away, and one that stands on its second rank has never moved; Black’s pawns count ranks from the other end. No two pawns began on the same file. White pawns on a2, b2 and a3 are one too many: all three must have begun on the a- and b-files.</source>
        <translation>Een pion wisselt alleen van lijn door te slaan, en elke slagzet brengt hem een rij verder. Een pion op de derde rij begon dus op zijn eigen lijn of die ernaast, een pion op de vierde rij hooguit twee lijnen verderop, en een pion op zijn tweede rij heeft nooit gezet; voor zwarte pionnen tellen de rijen vanaf de andere kant. Geen twee pionnen begonnen op dezelfde lijn. Witte pionnen op a2, b2 en a3 zijn er één te veel: alle drie moeten begonnen zijn op de a- en b-lijn.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Remove more pieces of the other side, or put the pawns on files of their own.</source>
        <translation>Een pion wisselt alleen van lijn door te slaan. Twee pionnen op één lijn betekenen dat een ervan geslagen heeft, en een pion drie lijnen van waar hij begon heeft driemaal geslagen. Hier is geteld met hoe weinig slagzetten alle pionnen samen te verklaren zijn, en elke slagzet kostte een ander stuk. Verwijder meer stukken van de tegenstander, of geef elke pion een eigen lijn.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Pieces that never got out from behind unmoved pawns do not count, because no pawn went in to capture them. Remove other pieces, or put the pawns on files of their own.</source>
        <translation>Een pion wisselt alleen van lijn door te slaan. Twee pionnen op één lijn betekenen dat een ervan geslagen heeft, en een pion drie lijnen van waar hij begon heeft driemaal geslagen. Hier is geteld met hoe weinig slagzetten alle pionnen samen te verklaren zijn, en elke slagzet kostte een ander stuk. Stukken die nooit achter onverplaatste pionnen vandaan kwamen tellen niet mee, want geen pion ging naar binnen om ze te slaan. Verwijder andere stukken, of geef elke pion een eigen lijn.</translation>
    </message>
    <message>
        <source>A pawn that captures moves diagonally, to a square of the same colour. If it captured at every step, all its captures were on that colour. Here the pawns need every missing piece that they could have captured, so they captured the missing bishop, too; but that bishop never stood on squares of that colour. After d2xc3, on a dark square, the missing piece may be a knight, or the bishop on dark squares, but not the other bishop.</source>
        <translation>Een pion die slaat, gaat schuin, naar een veld van dezelfde kleur. Als hij bij elke stap sloeg, sloeg hij dus altijd op velden van die kleur. Hier hebben de pionnen elk ontbrekend stuk nodig dat ze geslagen kunnen hebben, dus sloegen ze ook de ontbrekende loper; maar die loper stond nooit op velden van die kleur. Na d2xc3, op een zwart veld, kan het ontbrekende stuk een paard zijn, of de zwartveldige loper, maar niet de andere loper.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. A bishop that began behind two such pawns never got out: it is still there, or was captured there. No other bishop got in either, except one that an enemy pawn became on that very square. A bishop elsewhere on squares of the same colour was once a pawn, and had to be promoted where it could get out. One move of one of these pawns would explain it.</source>
        <translation>Een pion op zijn beginveld heeft nooit gezet. Een loper die achter twee zulke pionnen begon, kwam er nooit uit: hij staat daar nog, of is daar geslagen. Er kwam ook geen andere loper in, behalve een die op precies dat veld door promotie van een vijandelijke pion ontstond. Een loper elders op velden van dezelfde kleur was ooit een pion, en moest promoveren waar hij naar buiten kon. Eén zet van een van deze pionnen zou het verklaren.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. A bishop never changes the colour of its squares, so the one that stands elsewhere was once a pawn. But no pawn is missing for it, or none could be promoted where the new bishop got out. One move of one of the two pawns would explain it.</source>
        <translation>Een pion op zijn beginveld heeft nooit gezet, en een loper die achter twee zulke pionnen begon, kwam er nooit uit: hij staat daar nog, of is daar geslagen. Een loper wisselt nooit van veldkleur, dus de loper die elders staat was ooit een pion. Maar er ontbreekt geen pion voor, of geen pion kon promoveren waar de nieuwe loper naar buiten kon. Eén zet van een van de twee pionnen zou het verklaren.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. So a bishop elsewhere on squares of the same colour was once a pawn, even if it is the only one. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Een pion op zijn beginveld heeft nooit gezet, en een loper die achter twee zulke pionnen begon, kwam er nooit uit: hij staat daar nog, of is daar geslagen. Een loper elders op velden van dezelfde kleur was dus ooit een pion, ook als het de enige is. Elke kleur heeft acht pionnen, en elk daarvan promoveerde hooguit één keer. Pionnen en gepromoveerde stukken samen zijn er nooit meer.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the way of every queen, rook and king throughout the game, and a king never entered a square that they attack. Only knights leap over them. With the pawns a2 and b2 at home, and the bishop c1 behind b2 and d2, the rook from a1 was never anywhere but on a1 and b1. One move of such a pawn would let the piece out, or in.</source>
        <translation>Pionnen op hun beginveld hebben nooit gezet, en ook koningen en torens die nog mogen rokeren niet, noch lopers achter zulke pionnen. Ze stonden de hele partij elke dame, toren en koning in de weg, en een koning betrad nooit een veld dat ze aanvallen. Alleen paarden springen eroverheen. Met de pionnen a2 en b2 op hun beginveld, en de loper op c1 achter b2 en d2, stond de toren van a1 nooit ergens anders dan op a1 en b1. Eén zet van zo’n pion zou het stuk naar buiten laten, of naar binnen.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the king’s way throughout the game, and it never entered a square that an enemy piece among them attacks. Eight unmoved pawns also close the whole rank in front of them. One move of such a piece would let the king out, or in.</source>
        <translation>Pionnen op hun beginveld hebben nooit gezet, en ook koningen en torens die nog mogen rokeren niet, noch lopers achter zulke pionnen. Ze stonden de koning de hele partij in de weg, en hij betrad nooit een veld dat een vijandelijk stuk van deze soort aanvalt. Acht onverplaatste pionnen sluiten ook de hele rij voor zich af. Eén zet van zo’n stuk zou de koning naar buiten laten, of naar binnen.</translation>
    </message>
    <message>
        <source>A side begins with two knights, so a third one was once a pawn. Pawns on their starting squares have never moved: no pawn of the other side ever stood there, and to reach the last rank it must have stood on the rank before. Eight of them, or fewer with an unmoved king or rook behind the gap, leave no way to a promotion. One move of such a pawn would open one.</source>
        <translation>Elke kleur begint met twee paarden, dus een derde was een pion. Pionnen op hun beginveld hebben nooit gezet: waar zij staan, stond nooit een pion van de tegenstander, en om de laatste rij te bereiken moet die op de rij ervoor gestaan hebben. Acht van zulke pionnen, of minder met een onverplaatste koning of toren achter het gat, laten geen weg naar een promotie. Eén zet van zo’n pion zou er een openen.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. Queens and rooks that such pieces shut in never got out, so those elsewhere were once pawns, even if there are no more of them than at the beginning. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Pionnen op hun beginveld hebben nooit gezet, en ook koningen en torens die nog mogen rokeren niet, noch lopers achter zulke pionnen. Dames en torens die door zulke stukken ingesloten waren kwamen er nooit uit, dus die elders staan waren ooit pionnen, ook als het er niet meer zijn dan in het begin. Elke kleur heeft acht pionnen, en elk daarvan promoveerde hooguit één keer. Pionnen en gepromoveerde stukken samen zijn er nooit meer.</translation>
    </message>
    <message>
        <source>With all 32 pieces on the board and the pawns of the b- to g-files at home, kings, queens and bishops cannot move. A knight changes the colour of its square with every move, a rook has room only for single steps and does so, too, and a rook’s pawn on the third rank made one step. So the squares tell whether each side made an even or an odd number of moves. The start position with Black to move is impossible, and so is the position after 1.Nf3 with White to move. A pawn on a5 leaves the question open: its first move may have been one step or two.</source>
        <translation>Met alle 32 stukken op het bord en de pionnen op de b- tot en met g-lijn op hun beginveld kunnen koningen, dames en lopers niet zetten. Een paard wisselt bij elke zet van veldkleur, een toren heeft alleen ruimte voor stappen van één veld en doet dat dus ook, en een randpion op de derde rij deed één stap. De velden zeggen dus of elke speler een even of een oneven aantal zetten deed. De beginstelling met zwart aan zet is onmogelijk, en de stelling na 1.Pf3 met wit aan zet ook. Een pion op a5 laat het open: hij kan één of twee stappen gedaan hebben.</translation>
    </message>
    <message>
        <source>Remove castling rights {letter}</source>
        <translation>Rokaderechten {letter} verwijderen</translation>
    </message>
    <message>
        <source>Remove all castling rights</source>
        <translation>Alle rokaderechten verwijderen</translation>
    </message>
    <message>
        <source>Remove White’s castling rights</source>
        <translation>Rokades van wit verwijderen</translation>
    </message>
    <message>
        <source>Remove Black’s castling rights</source>
        <translation>Rokades van zwart verwijderen</translation>
    </message>
    <message>
        <source>Set the en passant square to {square}</source>
        <translation>En-passantveld {square} instellen</translation>
    </message>
    <message>
        <source>Remove the en passant square</source>
        <translation>En-passantveld verwijderen</translation>
    </message>
    <message>
        <source>Switch to Chess960</source>
        <translation>Omschakelen naar Chess960</translation>
    </message>
    <message>
        <source>Put the king on {square}</source>
        <translation>Koning op {square} zetten</translation>
    </message>
    <message>
        <source>Keep only the king on {square}</source>
        <translation>Alleen koning op {square} houden</translation>
    </message>
    <message>
        <source>Promote the pawn on {square} to a queen</source>
        <translation>Dame halen op {square}</translation>
    </message>
    <message>
        <source>Put the king back on {square}</source>
        <translation>Koning terugzetten op {square}</translation>
    </message>
    <message>
        <source>Put the queen back on {square}</source>
        <translation>Dame terugzetten op {square}</translation>
    </message>
    <message>
        <source>Put the rook back on {square}</source>
        <translation>Toren terugzetten op {square}</translation>
    </message>
    <message>
        <source>Put the bishop back on {square}</source>
        <translation>Loper terugzetten op {square}</translation>
    </message>
    <message>
        <source>Remove the king on {square}</source>
        <translation>Koning op {square} verwijderen</translation>
    </message>
    <message>
        <source>Remove the queen on {square}</source>
        <translation>Dame op {square} verwijderen</translation>
    </message>
    <message>
        <source>Remove the rook on {square}</source>
        <translation>Toren op {square} verwijderen</translation>
    </message>
    <message>
        <source>Remove the bishop on {square}</source>
        <translation>Loper op {square} verwijderen</translation>
    </message>
    <message>
        <source>Remove the knight on {square}</source>
        <translation>Paard op {square} verwijderen</translation>
    </message>
    <message>
        <source>Remove the pawn on {square}</source>
        <translation>Pion op {square} verwijderen</translation>
    </message>
    <message>
        <source>Remove these pawns</source>
        <translation>Deze pionnen verwijderen</translation>
    </message>
    <message>
        <source>Switch the side to move</source>
        <translation>Andere kleur aan zet</translation>
    </message>
    <message>
        <source>Set the side to move to White</source>
        <translation>Wit aan zet instellen</translation>
    </message>
    <message>
        <source>Set the side to move to Black</source>
        <translation>Zwart aan zet instellen</translation>
    </message>
    <message>
        <source>Set the fullmove number to 1</source>
        <translation>Zetnummer op 1 zetten</translation>
    </message>
    <message>
        <source>Set the fullmove number to {count}</source>
        <translation>Zetnummer op {count} zetten</translation>
    </message>
    <message>
        <source>Put the position back</source>
        <translation>Stelling terugzetten</translation>
    </message>
    <message>
        <source>Cut the moves that do not fit</source>
        <translation>Niet-passende zetten wissen</translation>
    </message>
    <message>
        <source>Write the FEN tag as PGN has it</source>
        <translation>FEN-tag volgens PGN schrijven</translation>
    </message>
    <message>
        <source>Set the halfmove clock to 0</source>
        <translation>Halfzettenteller op 0 zetten</translation>
    </message>
    <message>
        <source>Set the halfmove clock to {count}</source>
        <translation>Halfzettenteller op {count} zetten</translation>
    </message>
    <message>
        <source>The operation {opcode} is used twice: expected once.</source>
        <translation>De opcode {opcode} is twee keer gebruikt: één keer verwacht.</translation>
    </message>
    <message>
        <source>{found} does not suit the operation {opcode}: {expected}.</source>
        <translation>{found} past niet bij de opcode {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is out of range for the operation {opcode}: {expected}.</source>
        <translation>{found} valt buiten het bereik van de opcode {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>The operation {opcode} has too few operands: {expected}.</source>
        <translation>De opcode {opcode} heeft te weinig operanden: {expected}.</translation>
    </message>
    <message>
        <source>{found} is one operand too many for the operation {opcode}: {expected}.</source>
        <translation>{found} is één operand te veel voor de opcode {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is written with zeros: castling is written O-O or O-O-O, with the letter O.</source>
        <translation>{found} is met nullen geschreven: rokade wordt geschreven als O-O of O-O-O.</translation>
    </message>
    <message>
        <source>The operation {opcode} is used again: the last one counts.</source>
        <translation>De opcode {opcode} is nogmaals gebruikt: de laatste telt.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye has no words for its side to move, castling rights or en passant square.</source>
        <translation>Tweeling {name}) is weggelaten: Popeye heeft geen woorden voor partij aan zet, rokaderechten of en-passantveld.</translation>
    </message>
    <message>
        <source>There is no pawn that could have just passed {square}.</source>
        <translation>Er is geen pion die {square} zojuist gepasseerd kan zijn.</translation>
    </message>
    <message>
        <source>The position is of another chess variant: whether it can arise in a game is not checked.</source>
        <translation>De stelling is van een andere schaakvariant: of een partij ertoe geleid kan hebben, is niet gecontroleerd.</translation>
    </message>
    <message>
        <source>piece placement</source>
        <translation>opstelling van de stukken</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>kleur aan zet</translation>
    </message>
    <message>
        <source>castling rights</source>
        <translation>rokaderechten</translation>
    </message>
    <message>
        <source>en passant square</source>
        <translation>en-passantveld</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>halfzettenteller</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>zetnummer</translation>
    </message>
    <message>
        <source>expected a piece placement</source>
        <translation>opstelling van de stukken verwacht</translation>
    </message>
    <message>
        <source>expected a piece letter</source>
        <translation>stukletter verwacht</translation>
    </message>
    <message>
        <source>expected a piece letter or a digit from 1 to {left}</source>
        <translation>stukletter of cijfer van 1 t/m {left} verwacht</translation>
    </message>
    <message>
        <source>expected a piece letter or a 1</source>
        <translation>stukletter of een 1 verwacht</translation>
    </message>
    <message>
        <source>expected a /</source>
        <translation>een / verwacht</translation>
    </message>
    <message>
        <source>expected a space</source>
        <translation>spatie verwacht</translation>
    </message>
    <message>
        <source>expected w or b</source>
        <translation>w of b verwacht</translation>
    </message>
    <message>
        <source>expected -, or K, Q, k, q or rooks’ files</source>
        <translation>-, of K, Q, k, q of torenlijnen verwacht</translation>
    </message>
    <message>
        <source>expected - or a square such as e3</source>
        <translation>- of een veld zoals e3 verwacht</translation>
    </message>
    <message>
        <source>expected a rank from 1 to 8</source>
        <translation>rij van 1 t/m 8 verwacht</translation>
    </message>
    <message>
        <source>expected a number from 0 to 999999</source>
        <translation>getal van 0 t/m 999999 verwacht</translation>
    </message>
    <message>
        <source>expected the end of the text</source>
        <translation>einde van de tekst verwacht</translation>
    </message>
    <message>
        <source>expected an opcode such as bm</source>
        <translation>opcode zoals bm verwacht</translation>
    </message>
    <message>
        <source>expected at most 15 characters</source>
        <translation>hooguit 15 tekens verwacht</translation>
    </message>
    <message>
        <source>expected a closing quotation mark</source>
        <translation>sluitend aanhalingsteken verwacht</translation>
    </message>
    <message>
        <source>expected an operand</source>
        <translation>operand verwacht</translation>
    </message>
    <message>
        <source>expected a space or a semicolon</source>
        <translation>spatie of puntkomma verwacht</translation>
    </message>
    <message>
        <source>expected text without quotation marks, tabs and line breaks</source>
        <translation>tekst zonder aanhalingstekens, tabs en regeleinden verwacht</translation>
    </message>
    <message>
        <source>expected a word of plain letters, digits and signs</source>
        <translation>woord van gewone letters, cijfers en tekens verwacht</translation>
    </message>
    <message>
        <source>expected a single word without quotation marks</source>
        <translation>één woord zonder aanhalingstekens verwacht</translation>
    </message>
    <message>
        <source>expected a text in quotation marks</source>
        <translation>tekst tussen aanhalingstekens verwacht</translation>
    </message>
    <message>
        <source>expected a move such as Nf3</source>
        <translation>zet zoals Nf3 verwacht</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>geheel getal verwacht</translation>
    </message>
    <message>
        <source>expected a clock such as 000:01:30:00</source>
        <translation>kloktijd zoals 000:01:30:00 verwacht</translation>
    </message>
    <message>
        <source>expected a date such as 1995.11.26</source>
        <translation>datum zoals 1995.11.26 verwacht</translation>
    </message>
    <message>
        <source>expected a time such as 12:30:00</source>
        <translation>tijd zoals 12:30:00 verwacht</translation>
    </message>
    <message>
        <source>expected a number from {lowest} upwards</source>
        <translation>getal vanaf {lowest} verwacht</translation>
    </message>
    <message>
        <source>expected a number from {lowest} to {highest}</source>
        <translation>getal van {lowest} t/m {highest} verwacht</translation>
    </message>
    <message>
        <source>expected none</source>
        <translation>geen verwacht</translation>
    </message>
    <message>
        <source>expected one</source>
        <translation>één verwacht</translation>
    </message>
    <message>
        <source>expected at most one</source>
        <translation>hooguit één verwacht</translation>
    </message>
    <message>
        <source>expected two</source>
        <translation>twee verwacht</translation>
    </message>
    <message>
        <source>expected pairs of a tag and its value</source>
        <translation>paren van een tag en zijn waarde verwacht</translation>
    </message>
    <message>
        <source>Only {move} could have been the last move, but no game leads to the position before it.</source>
        <translation>Alleen {move} kan de laatste zet geweest zijn, maar geen partij leidt naar de stelling ervoor.</translation>
    </message>
    <message>
        <source>Only {move} could have put the king on {square} in check, but no game leads to the position before it.</source>
        <translation>Alleen {move} kan de koning op {square} schaak gezet hebben, maar geen partij leidt naar de stelling ervoor.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n last moves that could have put the king on {square} in check comes from a position to which no game leads.</source>
        <translation>
            <numerusform>De enige laatste zet die de koning op {square} schaak gezet kan hebben, komt uit een stelling waar geen partij naartoe leidt.</numerusform>
            <numerusform>Elk van de %n laatste zetten die de koning op {square} schaak gezet kunnen hebben, komt uit een stelling waar geen partij naartoe leidt.</numerusform>
        </translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), White’s pawns must have captured at least {needed} of Black’s pieces; they could have captured at most {available}.</source>
        <translation>Om zo te staan, en om langs onverplaatste pionnen te promoveren (minstens {promoted} ervan), moeten de witte pionnen minstens {needed} zwarte stukken geslagen hebben; ze kunnen er hooguit {available} geslagen hebben.</translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), Black’s pawns must have captured at least {needed} of White’s pieces; they could have captured at most {available}.</source>
        <translation>Om zo te staan, en om langs onverplaatste pionnen te promoveren (minstens {promoted} ervan), moeten de zwarte pionnen minstens {needed} witte stukken geslagen hebben; ze kunnen er hooguit {available} geslagen hebben.</translation>
    </message>
    <message>
        <source>No queen can have come to {squares}: unmoved pieces close every way from a queen’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Geen dame kan op {squares} gekomen zijn: onverplaatste stukken sluiten elke weg af vanaf het beginveld van een dame en vanaf elk veld waar een pion gepromoveerd kan zijn.</translation>
    </message>
    <message>
        <source>No rook can have come to {squares}: unmoved pieces close every way from a rook’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Geen toren kan op {squares} gekomen zijn: onverplaatste stukken sluiten elke weg af vanaf het beginveld van een toren en vanaf elk veld waar een pion gepromoveerd kan zijn.</translation>
    </message>
    <message>
        <source>The rooks on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and too few of the first two could have come.</source>
        <translation>De torens op {squares} kunnen daar niet allemaal gekomen zijn: onverplaatste stukken laten geen weg open voor een gepromoveerde toren, en van de eerste twee kunnen er te weinig gekomen zijn.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Wit moet aan zet zijn: alleen paarden, torens en randpionnen kunnen gezet hebben, en volgens de velden waarop ze staan deed zwart evenveel zetten als wit.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Wit moet aan zet zijn: alleen paarden, randpionnen en torens zonder rokaderecht kunnen gezet hebben, en volgens de velden waarop ze staan deed zwart evenveel zetten als wit.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Wit moet aan zet zijn: alleen paarden en randpionnen kunnen gezet hebben, en volgens de velden waarop ze staan deed zwart evenveel zetten als wit.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Zwart moet aan zet zijn: alleen paarden, torens en randpionnen kunnen gezet hebben, en volgens de velden waarop ze staan deed wit één zet meer dan zwart.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Zwart moet aan zet zijn: alleen paarden, randpionnen en torens zonder rokaderecht kunnen gezet hebben, en volgens de velden waarop ze staan deed wit één zet meer dan zwart.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Zwart moet aan zet zijn: alleen paarden en randpionnen kunnen gezet hebben, en volgens de velden waarop ze staan deed wit één zet meer dan zwart.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>‘{text}’</translation>
    </message>
    <message numerus="yes">
        <source>The king on {square} is in check from %n pieces at once, on {checkers}; one move gives at most two checks.</source>
        <translation>
            <numerusform>De koning op {square} staat schaak van %n stuk, op {checkers}; één zet geeft hooguit twee schaaks.</numerusform>
            <numerusform>De koning op {square} staat schaak van %n stukken tegelijk, op {checkers}; één zet geeft hooguit twee schaaks.</numerusform>
        </translation>
    </message>
    <message>
        <source>No last move can have put the king on {square} in check.</source>
        <translation>Geen laatste zet kan de koning op {square} schaak gezet hebben.</translation>
    </message>
    <message>
        <source>No last move can have given the check from {first}: wherever that piece came from, the king on {king} was in check already, and no other piece can have uncovered the check.</source>
        <translation>Geen laatste zet kan het schaak vanaf {first} gegeven hebben: waar dat stuk ook vandaan kwam, de koning op {king} stond al schaak, en geen ander stuk kan het schaak geopend hebben.</translation>
    </message>
    <message>
        <source>The pawn on {first} has never moved, so the king on {king} must have been in its check before the last move, too.</source>
        <translation>De pion op {first} heeft nooit gezet, dus de koning op {king} moet vóór de laatste zet ook al schaak gestaan hebben van die pion.</translation>
    </message>
    <message>
        <source>The knights on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a knight’s check.</source>
        <translation>De paarden op {first} en {second} kunnen niet allebei schaak geven: maar één ervan heeft zojuist gezet, en een ander stuk opent nooit een schaak van een paard.</translation>
    </message>
    <message>
        <source>The pawns on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a pawn’s check.</source>
        <translation>De pionnen op {first} en {second} kunnen niet allebei schaak geven: maar één ervan heeft zojuist gezet, en een ander stuk opent nooit een schaak van een pion.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers the check of a pawn or a knight.</source>
        <translation>De stukken op {first} en {second} kunnen niet allebei schaak geven: maar één ervan heeft zojuist gezet, en een ander stuk opent nooit een schaak van een pion of paard.</translation>
    </message>
    <message>
        <source>The pawn on {first} cannot give check together with the piece on {second}: a pawn move that gives check can open no line to the king but the king’s own file.</source>
        <translation>De pion op {first} kan niet samen met het stuk op {second} schaak geven: een pionzet die schaak geeft, kan geen andere lijn naar de koning openen dan de lijn waarop de koning zelf staat.</translation>
    </message>
    <message>
        <source>The king on {king} stands between {first} and {second} on one line: no last move can have brought one of these pieces and opened the line of the other.</source>
        <translation>De koning op {king} staat op één lijn tussen {first} en {second}: geen laatste zet kan een van deze stukken daar gebracht hebben en de werkingslijn van het andere hebben geopend.</translation>
    </message>
    <message>
        <source>The bishops on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>De lopers op {first} en {second} kunnen niet allebei schaak geven: een loper die de andere in de weg stond, zou de koning al hebben aangevallen, en geen van beide is zojuist gepromoveerd.</translation>
    </message>
    <message>
        <source>The rooks on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>De torens op {first} en {second} kunnen niet allebei schaak geven: een toren die de andere in de weg stond, zou de koning al hebben aangevallen, en geen van beide is zojuist gepromoveerd.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} both give check, but no last move of either can have uncovered the other.</source>
        <translation>De stukken op {first} en {second} geven allebei schaak, maar geen laatste zet van het ene kan het schaak van het andere geopend hebben.</translation>
    </message>
    <message>
        <source>A capture en passant on {square} would leave the king of its own side in check.</source>
        <translation>En passant slaan op {square} zou de eigen koning schaak laten staan.</translation>
    </message>
    <message>
        <source>White has no possible last move.</source>
        <translation>Wit heeft geen mogelijke laatste zet.</translation>
    </message>
    <message>
        <source>Black has no possible last move.</source>
        <translation>Zwart heeft geen mogelijke laatste zet.</translation>
    </message>
    <message>
        <source>White has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>Wit heeft geen mogelijke laatste zet: volgens de rokaderechten hebben de stukken op {unmoved} nooit gezet, en geen ander stuk kan als laatste gezet hebben.</translation>
    </message>
    <message>
        <source>Black has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>Zwart heeft geen mogelijke laatste zet: volgens de rokaderechten hebben de stukken op {unmoved} nooit gezet, en geen ander stuk kan als laatste gezet hebben.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n possible last moves comes from a position to which no game leads.</source>
        <translation>
            <numerusform>De enige mogelijke laatste zet komt uit een stelling waar geen partij naartoe leidt.</numerusform>
            <numerusform>Elk van de %n mogelijke laatste zetten komt uit een stelling waar geen partij naartoe leidt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The halfmove clock is {count}, but the last move was a capture or a pawn move, which sets it to 0.</source>
        <translation>De halfzettenteller is {count}, maar de laatste zet was een slagzet of een pionzet, die hem op 0 zet.</translation>
    </message>
    <message>
        <source>The halfmove clock is 0, but the last move was neither a capture nor a pawn move.</source>
        <translation>De halfzettenteller is 0, maar de laatste zet was geen slagzet en geen pionzet.</translation>
    </message>
    <message>
        <source>The castling rights contradict each other: kings or rooks of White and Black did not begin on the same files.</source>
        <translation>De rokaderechten spreken elkaar tegen: koningen of torens van wit en zwart begonnen niet op dezelfde lijnen.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns.</source>
        <translation>De pionnen ({pawns}) en gepromoveerde stukken (minstens {promoted}) van wit zijn er samen {total}, maar wit begon met 8 pionnen.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns: engines refuse the position.</source>
        <translation>De pionnen ({pawns}) en gepromoveerde stukken (minstens {promoted}) van wit zijn er samen {total}, maar wit begon met 8 pionnen: engines weigeren de stelling.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns.</source>
        <translation>De pionnen ({pawns}) en gepromoveerde stukken (minstens {promoted}) van zwart zijn er samen {total}, maar zwart begon met 8 pionnen.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns: engines refuse the position.</source>
        <translation>De pionnen ({pawns}) en gepromoveerde stukken (minstens {promoted}) van zwart zijn er samen {total}, maar zwart begon met 8 pionnen: engines weigeren de stelling.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that of the eight pairs of pawns more must still face each other (at least {least}; here: {pairs}).</source>
        <translation>Pionnen passeren elkaar alleen door slagzetten: er zijn zo weinig stukken geslagen ({captures}) dat er van de acht pionparen nog meer tegenover elkaar moeten staan (minstens {least}; hier: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that some of the eight pairs of pawns must still face each other (at least {least}), but none does here.</source>
        <translation>Pionnen passeren elkaar alleen door slagzetten: er zijn zo weinig stukken geslagen ({captures}) dat er van de acht pionparen nog een aantal tegenover elkaar moet staan (minstens {least}), maar dat doet er hier geen.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but not all of the eight pairs of pawns still face each other (here: {pairs}).</source>
        <translation>Pionnen passeren elkaar alleen door slagzetten: er is niets geslagen, maar niet alle acht pionparen staan nog tegenover elkaar (hier: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but none of the eight pairs of pawns still faces each other.</source>
        <translation>Pionnen passeren elkaar alleen door slagzetten: er is niets geslagen, maar geen van de acht pionparen staat nog tegenover elkaar.</translation>
    </message>
    <message>
        <source>No order of captures ({captures_white} by White, {captures_black} by Black) puts the pawns where they stand and allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Geen volgorde van slagzetten ({captures_white} door wit, {captures_black} door zwart) brengt de pionnen waar ze staan en laat de promoties toe die de stukken bewijzen (minstens {promoted_white} door wit, {promoted_black} door zwart).</translation>
    </message>
    <message>
        <source>The castling right {letter} says that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Het rokaderecht {letter} zegt dat er nooit iets van {unmoved} is weggegaan; dan laat geen volgorde van slagzetten ({captures_white} door wit, {captures_black} door zwart) de promoties toe die de stukken bewijzen (minstens {promoted_white} door wit, {promoted_black} door zwart).</translation>
    </message>
    <message>
        <source>The castling rights {letter} say that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>De rokaderechten {letter} zeggen dat er nooit iets van {unmoved} is weggegaan; dan laat geen volgorde van slagzetten ({captures_white} door wit, {captures_black} door zwart) de promoties toe die de stukken bewijzen (minstens {promoted_white} door wit, {promoted_black} door zwart).</translation>
    </message>
    <message>
        <source>The white pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>De witte pionnen op {squares} ({count}) kunnen alleen begonnen zijn op de lijnen {first} tot en met {last} ({homes}), één op elke lijn.</translation>
    </message>
    <message>
        <source>The black pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>De zwarte pionnen op {squares} ({count}) kunnen alleen begonnen zijn op de lijnen {first} tot en met {last} ({homes}), één op elke lijn.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces, but Black is missing only {missing}.</source>
        <translation>Om zo te staan moeten de witte pionnen minstens {needed} zwarte stukken geslagen hebben, maar zwart mist er maar {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces, but White is missing only {missing}.</source>
        <translation>Om zo te staan moeten de zwarte pionnen minstens {needed} witte stukken geslagen hebben, maar wit mist er maar {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Om zo te staan moeten de witte pionnen minstens {needed} zwarte stukken geslagen hebben; van de stukken die ontbreken ({missing}), kwamen er hooguit {available} ooit achter onverplaatste pionnen vandaan.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Om zo te staan moeten de zwarte pionnen minstens {needed} witte stukken geslagen hebben; van de stukken die ontbreken ({missing}), kwamen er hooguit {available} ooit achter onverplaatste pionnen vandaan.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on dark squares only; but White’s bishop on light squares was among these.</source>
        <translation>Om zo te staan moeten de zwarte pionnen elk wit stuk geslagen hebben dat ze konden slaan, {captures} in totaal, en alleen op zwarte velden; maar de witveldige loper van wit was daarbij.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on light squares only; but White’s bishop on dark squares was among these.</source>
        <translation>Om zo te staan moeten de zwarte pionnen elk wit stuk geslagen hebben dat ze konden slaan, {captures} in totaal, en alleen op witte velden; maar de zwartveldige loper van wit was daarbij.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on dark squares only; but Black’s bishop on light squares was among these.</source>
        <translation>Om zo te staan moeten de witte pionnen elk zwart stuk geslagen hebben dat ze konden slaan, {captures} in totaal, en alleen op zwarte velden; maar de witveldige loper van zwart was daarbij.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on light squares only; but Black’s bishop on dark squares was among these.</source>
        <translation>Om zo te staan moeten de witte pionnen elk zwart stuk geslagen hebben dat ze konden slaan, {captures} in totaal, en alleen op witte velden; maar de zwartveldige loper van zwart was daarbij.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: it did not begin the game there, no pawn can have been promoted there, and unmoved pawns close every way in.</source>
        <translation>De loper op {square} kan daar niet gekomen zijn: hij begon de partij niet op dat veld, er kan daar geen pion gepromoveerd zijn, en onverplaatste pionnen sluiten elke weg ernaartoe af.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: the one on squares of its colour never left {home} behind the unmoved pawns on {shutters}, and no pawn can have been promoted to it.</source>
        <translation>De loper op {square} kan daar niet gekomen zijn: de loper van die veldkleur kwam nooit weg van {home} achter de onverplaatste pionnen op {shutters}, en geen pion kan tot deze loper gepromoveerd zijn.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot both be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to a second one that got out.</source>
        <translation>De lopers op {squares} kunnen daar niet allebei staan: elke kleur begint met één loper op elke veldkleur, en geen pion kan gepromoveerd zijn tot een tweede die naar buiten kwam.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot all be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to another one that got out.</source>
        <translation>De lopers op {squares} kunnen daar niet allemaal staan: elke kleur begint met één loper op elke veldkleur, en geen pion kan gepromoveerd zijn tot nog een loper die naar buiten kwam.</translation>
    </message>
    <message>
        <source>Unmoved pawns show that not all bishops on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>Onverplaatste pionnen bewijzen dat niet alle lopers op {squares} oorspronkelijk zijn. Pionnen ({pawns}) en gepromoveerde stukken (minstens {promoted}) zouden er samen {total} zijn, maar er waren 8 pionnen.</translation>
    </message>
    <message>
        <source>The king on {square} cannot have come there: unmoved pieces, and squares that they attack, close every way.</source>
        <translation>De koning op {square} kan daar niet gekomen zijn: onverplaatste stukken, en velden die ze aanvallen, sluiten elke weg af.</translation>
    </message>
    <message>
        <source>The queens on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and there was only one other.</source>
        <translation>De dames op {squares} kunnen daar niet allemaal gekomen zijn: onverplaatste stukken laten geen weg open voor een gepromoveerde dame, en er was maar één andere.</translation>
    </message>
    <message>
        <source>The knights on {squares} cannot all have come there: a side begins with two, and unmoved pieces closed every way to a promotion.</source>
        <translation>De paarden op {squares} kunnen daar niet allemaal gekomen zijn: elke kleur begint met twee, en onverplaatste stukken sloten elke weg naar een promotie af.</translation>
    </message>
    <message>
        <source>Unmoved pieces show that not all pieces on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>Onverplaatste stukken bewijzen dat niet alle stukken op {squares} oorspronkelijk zijn. Pionnen ({pawns}) en gepromoveerde stukken (minstens {promoted}) zouden er samen {total} zijn, maar er waren 8 pionnen.</translation>
    </message>
</context>
<context>
    <name>olive</name>
    <message>
        <source>The puzzles in “{name}” cannot be read.</source>
        <translation>De problemen in ‘{name}’ kunnen niet worden gelezen.</translation>
    </message>
    <message>
        <source>It is too large: collections of up to {megabytes} MB can be read.</source>
        <translation>Het bestand is te groot: verzamelingen tot {megabytes} MB kunnen worden gelezen.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Splits het in kleinere bestanden.</translation>
    </message>
</context>
<context>
    <name>opcodes</name>
    <message>
        <source>Analysis depth</source>
        <translation>Analysediepte</translation>
    </message>
    <message>
        <source>Nodes analysed</source>
        <translation>Geanalyseerde knopen</translation>
    </message>
    <message>
        <source>Seconds of analysis</source>
        <translation>Seconden analyse</translation>
    </message>
    <message>
        <source>Moves to avoid</source>
        <translation>Te vermijden zetten</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>Comment {number}</source>
        <translation>Commentaar {number}</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Opgave</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Onderscheiding</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thema’s</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Chess clocks of White and Black</source>
        <translation>Schaakklokken van wit en zwart</translation>
    </message>
    <message>
        <source>Evaluation (centipawns)</source>
        <translation>Evaluatie (1/100 pion)</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Sprookjesvoorwaarden</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat in</translation>
    </message>
    <message>
        <source>Draw accepted</source>
        <translation>Remise aangenomen</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Remise geclaimd</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Remise aangeboden</translation>
    </message>
    <message>
        <source>Draw rejected</source>
        <translation>Remise geweigerd</translation>
    </message>
    <message>
        <source>ECO opening code</source>
        <translation>ECO-openingscode</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Zetnummer</translation>
    </message>
    <message>
        <source>Halfmove clock</source>
        <translation>Halfzettenteller</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Bedoelde oplossingen</translation>
    </message>
    <message>
        <source>NIC opening code</source>
        <translation>NIC-openingscode</translation>
    </message>
    <message>
        <source>No operation</source>
        <translation>Geen operatie</translation>
    </message>
    <message>
        <source>Other fields of Olive</source>
        <translation>Andere velden van Olive</translation>
    </message>
    <message>
        <source>Options for Popeye</source>
        <translation>Opties voor Popeye</translation>
    </message>
    <message>
        <source>Predicted move</source>
        <translation>Voorspelde zet</translation>
    </message>
    <message>
        <source>PGN tags and their values</source>
        <translation>PGN-tags en hun waarden</translation>
    </message>
    <message>
        <source>Predicted variation</source>
        <translation>Voorspelde variant</translation>
    </message>
    <message>
        <source>Repetitions of the position</source>
        <translation>Herhalingen van de stelling</translation>
    </message>
    <message>
        <source>Command of the referee</source>
        <translation>Opdracht van de arbiter</translation>
    </message>
    <message>
        <source>Request to the referee</source>
        <translation>Verzoek aan de arbiter</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Move supplied</source>
        <translation>Doorgegeven zet</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Moves supplied</source>
        <translation>Doorgegeven zetten</translation>
    </message>
    <message>
        <source>Game in telecommunication</source>
        <translation>Partij in telecommunicatie</translation>
    </message>
    <message>
        <source>Receiver: address and program</source>
        <translation>Ontvanger: adres en programma</translation>
    </message>
    <message>
        <source>Sender: address and program</source>
        <translation>Afzender: adres en programma</translation>
    </message>
    <message>
        <source>Date and time (UTC)</source>
        <translation>Datum en tijd (UTC)</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Tweelingen</translation>
    </message>
    <message>
        <source>Variation name {number}</source>
        <translation>Variantnaam {number}</translation>
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
        <translation>Zetten, zoals Nf3</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Een getal</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Eén woord</translation>
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
        <translation>Naam &quot;Waarde&quot;</translation>
    </message>
    <message>
        <source>&quot;Address&quot; &quot;Program&quot;</source>
        <translation>&quot;Adres&quot; &quot;Programma&quot;</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Opmerking</translation>
    </message>
</context>
<context>
    <name>picture_faults</name>
    <message>
        <source>Pictures cannot be read: a file of this program is damaged or missing ({detail}). Install it again.</source>
        <translation>Afbeeldingen kunnen niet worden gelezen: een bestand van dit programma is beschadigd of ontbreekt ({detail}). Installeer het programma opnieuw.</translation>
    </message>
    <message>
        <source>PDF files cannot be read: this installation lacks pypdfium2.</source>
        <translation>PDF-bestanden kunnen niet worden gelezen: in deze installatie ontbreekt pypdfium2.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Bestand niet gevonden.</translation>
    </message>
    <message>
        <source>The file cannot be read ({detail}).</source>
        <translation>Het bestand kan niet worden gelezen ({detail}).</translation>
    </message>
    <message>
        <source>This PDF is protected by a password. Save a copy without one.</source>
        <translation>Deze PDF is met een wachtwoord beveiligd. Sla een kopie zonder wachtwoord op.</translation>
    </message>
    <message>
        <source>This PDF is damaged and cannot be read.</source>
        <translation>Deze PDF is beschadigd en kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Page {detail} of this PDF is damaged and cannot be read.</source>
        <translation>Pagina {detail} van deze PDF is beschadigd en kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this picture.</source>
        <translation>Er is niet genoeg geheugen om deze afbeelding te lezen.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF).</source>
        <translation>Dit is geen afbeelding die kan worden gelezen (PNG, JPEG, GIF, BMP, WebP, TIFF).</translation>
    </message>
    <message>
        <source>This picture is damaged and cannot be read.</source>
        <translation>Deze afbeelding is beschadigd en kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>This file is too large: pictures of up to {detail} MB can be read.</source>
        <translation>Dit bestand is te groot: afbeeldingen tot {detail} MB kunnen worden gelezen.</translation>
    </message>
    <message>
        <source>This picture is too large ({detail} pixels).</source>
        <translation>Deze afbeelding is te groot ({detail} pixels).</translation>
    </message>
</context>
<context>
    <name>piece_set</name>
    <message>
        <source>{source} not found. A set is twelve drawings, wK.svg to bP.svg.</source>
        <translation>{source} niet gevonden. Een set bestaat uit twaalf tekeningen, wK.svg tot en met bP.svg.</translation>
    </message>
    <message>
        <source>{source} is not a file.</source>
        <translation>{source} is geen bestand.</translation>
    </message>
    <message>
        <source>{source} cannot be read: {detail}.</source>
        <translation>{source} kan niet worden gelezen: {detail}.</translation>
    </message>
    <message>
        <source>{source} is too large. The limit is 256 kilobytes.</source>
        <translation>{source} is te groot. De grens is 256 kilobyte.</translation>
    </message>
    <message>
        <source>{source} is not an SVG drawing.</source>
        <translation>{source} is geen SVG-tekening.</translation>
    </message>
    <message>
        <source>{source} contains a DOCTYPE line. Remove it with a text editor.</source>
        <translation>{source} bevat een DOCTYPE-regel. Verwijder die met een teksteditor.</translation>
    </message>
    <message>
        <source>{source} contains “{detail}”. Only plain shapes are allowed.</source>
        <translation>{source} bevat ‘{detail}’. Alleen eenvoudige vormen zijn toegestaan.</translation>
    </message>
    <message>
        <source>{source} refers to something outside the file: {detail}. Include it in the file.</source>
        <translation>{source} verwijst naar iets buiten het bestand: {detail}. Neem het in het bestand op.</translation>
    </message>
    <message>
        <source>{source} contains a script ({detail}). Only plain shapes are allowed.</source>
        <translation>{source} bevat een script ({detail}). Alleen eenvoudige vormen zijn toegestaan.</translation>
    </message>
    <message>
        <source>{source} has a style sheet with more than plain colours and lines.</source>
        <translation>{source} heeft een stijlblad met meer dan gewone kleuren en lijnen.</translation>
    </message>
    <message>
        <source>{source} has dashed lines, which are not allowed.</source>
        <translation>{source} heeft streepjeslijnen, en die zijn niet toegestaan.</translation>
    </message>
    <message>
        <source>{source} has a number out of range: {detail}.</source>
        <translation>{source} heeft een getal buiten het bereik: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a colour that is not valid: {detail}.</source>
        <translation>{source} bevat een ongeldige kleur: {detail}.</translation>
    </message>
    <message>
        <source>{source} has too many shapes or points to draw quickly.</source>
        <translation>{source} heeft te veel vormen of punten om snel te tekenen.</translation>
    </message>
    <message>
        <source>{source} takes too long to draw.</source>
        <translation>Het tekenen van {source} duurt te lang.</translation>
    </message>
    <message>
        <source>{source} shows nothing.</source>
        <translation>{source} toont niets.</translation>
    </message>
    <message>
        <source>Piece set not found: “{source}”.</source>
        <translation>Stukkenset niet gevonden: ‘{source}’.</translation>
    </message>
    <message>
        <source>Folder not found: “{source}”.</source>
        <translation>Map niet gevonden: ‘{source}’.</translation>
    </message>
    <message>
        <source>The font {source} lacks the pieces {detail}.</source>
        <translation>In het lettertype {source} ontbreken de stukken {detail}.</translation>
    </message>
    <message>
        <source>“{source}” could not be copied to your sets: {detail}.</source>
        <translation>‘{source}’ kon niet naar je sets worden gekopieerd: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a script. Only plain shapes are allowed.</source>
        <translation>{source} bevat een script. Alleen eenvoudige vormen zijn toegestaan.</translation>
    </message>
    <message>
        <source>The piece set “{set}” cannot be shown; Fenland is shown instead. {reason}</source>
        <translation>De stukkenset ‘{set}’ kan niet worden getoond; in plaats daarvan wordt Fenland getoond. {reason}</translation>
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
        <translation>witte koning</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>witte dame</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>witte toren</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>witte loper</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>wit paard</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>witte pion</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>zwarte koning</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>zwarte dame</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>zwarte toren</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>zwarte loper</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>zwart paard</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>zwarte pion</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>white {piece}</source>
        <translation>wit stuk {piece}</translation>
    </message>
    <message>
        <source>black {piece}</source>
        <translation>zwart stuk {piece}</translation>
    </message>
    <message>
        <source>neutral {piece}</source>
        <translation>neutraal stuk {piece}</translation>
    </message>
</context>
<context>
    <name>play_words</name>
    <message>
        <source>“{text}” is not a move such as Nf3 or g1f3.</source>
        <translation>‘{text}’ is geen zet zoals Nf3 of g1f3.</translation>
    </message>
    <message>
        <source>“{text}” is not legal here.</source>
        <translation>‘{text}’ is hier niet legaal.</translation>
    </message>
    <message>
        <source>“{text}” fits several pieces. Add the file or rank of the piece.</source>
        <translation>‘{text}’ past bij verschillende stukken. Voeg de lijn of rij van het stuk toe.</translation>
    </message>
    <message>
        <source>The pawn promotes: add =Q, =R, =B or =N to “{text}”.</source>
        <translation>De pion promoveert: voeg =Q, =R, =B of =N toe aan ‘{text}’.</translation>
    </message>
    <message>
        <source>It is checkmate: there is no move to play.</source>
        <translation>Het is mat: er is geen zet om te spelen.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to play.</source>
        <translation>Het is pat: er is geen zet om te spelen.</translation>
    </message>
    <message>
        <source>It is White’s move.</source>
        <translation>Wit is aan zet.</translation>
    </message>
    <message>
        <source>It is Black’s move.</source>
        <translation>Zwart is aan zet.</translation>
    </message>
    <message>
        <source>That would leave the king in check.</source>
        <translation>Daarmee zou de koning schaak staan.</translation>
    </message>
    <message>
        <source>That is not a legal move.</source>
        <translation>Dat is geen legale zet.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Wit rokeert</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Zwart rokeert</translation>
    </message>
    <message>
        <source>{piece} takes {square}</source>
        <translation>{piece} slaat op {square}</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>Start of the moves</source>
        <translation>Begin van de zetten</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Zwart past</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Wit past</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Zet {number}: {move}</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>variant {number} van {count}</translation>
    </message>
    <message>
        <source>end of the line</source>
        <translation>einde van de variant</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>wordt {piece}</translation>
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
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Schaak</translation>
    </message>
</context>
<context>
    <name>problem_words</name>
    <message>
        <source>Not FEN</source>
        <translation>Geen FEN</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>Niet speelbaar</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illegaal</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>The text cannot be read as a position.</source>
        <translation>De tekst kan niet als stelling worden gelezen.</translation>
    </message>
    <message>
        <source>Engines refuse the position, or ignore its castling rights or en passant square.</source>
        <translation>Engines weigeren de stelling, of negeren de rokaderechten of het en-passantveld ervan.</translation>
    </message>
    <message>
        <source>Proven: the position cannot arise in a game. Engines still play it, and a puzzle may be like this.</source>
        <translation>Bewezen: de stelling kan niet in een partij ontstaan. Engines spelen die wel, en een schaakprobleem mag zo zijn.</translation>
    </message>
    <message>
        <source>Possible, but likely a slip.</source>
        <translation>Mogelijk, maar waarschijnlijk een vergissing.</translation>
    </message>
    <message>
        <source>For information only.</source>
        <translation>Alleen ter informatie.</translation>
    </message>
    <message>
        <source>At character {place} of the text: {expected}.</source>
        <translation>Bij teken {place} van de tekst: {expected}.</translation>
    </message>
    <message>
        <source>In rank {rank}, at character {place} of the text: {expected}.</source>
        <translation>In rij {rank}, bij teken {place} van de tekst: {expected}.</translation>
    </message>
    <message>
        <source>The piece placement lists the squares from a8 to h1, rank by rank, with a / between ranks: a letter for each piece, capital for White, and a digit for a run of empty squares. Each of the 8 ranks adds up to 8 squares.</source>
        <translation>De opstelling van de stukken noemt de velden van a8 tot h1, rij voor rij, met een / tussen de rijen: een letter voor elk stuk, een hoofdletter voor wit, en een cijfer voor een reeks lege velden. Elk van de 8 rijen telt samen 8 velden.</translation>
    </message>
    <message>
        <source>A FEN has six fields, separated by single spaces: piece placement, side to move, castling rights, en passant square, halfmove clock and fullmove number.</source>
        <translation>Een FEN heeft zes velden, gescheiden door één spatie: opstelling van de stukken, kleur aan zet, rokaderechten, en-passantveld, halfzettenteller en zetnummer.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over with a double step: on rank 6 with White to move, on rank 3 with Black to move. A - means none.</source>
        <translation>Het en-passantveld is het veld dat een pion zojuist met een dubbele stap is gepasseerd: op rij 6 met wit aan zet, op rij 3 met zwart aan zet. Een - betekent geen.</translation>
    </message>
    <message>
        <source>The side to move is w for White or b for Black.</source>
        <translation>De kleur aan zet is w voor wit of b voor zwart.</translation>
    </message>
    <message>
        <source>The castling rights are K and Q for White’s kingside and queenside, k and q for Black’s, in this order. Chess960 also uses the files of the rooks, such as H or a. A - means none.</source>
        <translation>De rokaderechten zijn K en Q voor de korte en lange rokade van wit, k en q voor die van zwart, in deze volgorde. Chess960 gebruikt ook de lijnen van de torens, zoals H of a. Een - betekent geen.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the halfmoves since the last capture or pawn move. The fullmove number starts at 1 and grows by one after each move by Black.</source>
        <translation>De halfzettenteller telt de halve zetten sinds de laatste slagzet of pionzet. Het zetnummer begint bij 1 en wordt na elke zet van zwart één hoger.</translation>
    </message>
</context>
<context>
    <name>puzzle_lost</name>
    <message>
        <source>The text in {fields} cannot be kept.</source>
        <translation>De tekst kan niet worden behouden in: {fields}.</translation>
    </message>
    <message>
        <source>Not Kept</source>
        <translation>Niet behouden</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>Verder &amp;bewerken</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerpen</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>EPD cannot contain straight quotation marks. Use curved ones.</source>
        <translation>EPD kan geen rechte aanhalingstekens bevatten. Gebruik gekrulde.</translation>
    </message>
    <message>
        <source>{kind} cannot contain line breaks here. Use a space.</source>
        <translation>{kind} kan hier geen regeleinden bevatten. Gebruik een spatie.</translation>
    </message>
    <message>
        <source>It has an invisible character, which {kind} cannot contain.</source>
        <translation>Er staat een onzichtbaar teken in, dat {kind} niet kan bevatten.</translation>
    </message>
    <message>
        <source>{kind} has room for {most} characters; these {count} are {over} too many.</source>
        <translation>{kind} heeft ruimte voor {most} tekens; dit zijn er {count}, dus {over} te veel.</translation>
    </message>
    <message>
        <source>“{word}” is not a move such as Nf3 or exd8=Q.</source>
        <translation>‘{word}’ is geen zet zoals Nf3 of exd8=Q.</translation>
    </message>
    <message>
        <source>A line break became a space: {kind} cannot contain it here.</source>
        <translation>Een regeleinde is een spatie geworden: {kind} kan het hier niet bevatten.</translation>
    </message>
    <message>
        <source>Straight quotation marks became curved ones.</source>
        <translation>Rechte aanhalingstekens zijn gekruld geworden.</translation>
    </message>
    <message>
        <source>An invisible character was removed.</source>
        <translation>Een onzichtbaar teken is verwijderd.</translation>
    </message>
    <message>
        <source>“{text}” is not a date such as 1977 or 1977-05-31. It is kept as typed.</source>
        <translation>‘{text}’ is geen datum zoals 1977 of 1977-05-31. Het blijft zoals getypt.</translation>
    </message>
    <message>
        <source>“{move}” is not a legal move here.</source>
        <translation>‘{move}’ is hier geen legale zet.</translation>
    </message>
    <message>
        <source>“{word}” is not a number from 1 to 999.</source>
        <translation>‘{word}’ is geen getal van 1 tot 999.</translation>
    </message>
    <message>
        <source>Write {word} after the stipulation: h#2 {word}</source>
        <translation>Schrijf {word} achter de opgave: h#2 {word}</translation>
    </message>
    <message>
        <source>“{move}” fits two pieces.</source>
        <translation>‘{move}’ past bij twee stukken.</translation>
    </message>
    <message>
        <source>Not kept: “{text}”</source>
        <translation>Niet behouden: ‘{text}’</translation>
    </message>
    <message>
        <source>In the game: {moves}</source>
        <translation>In de partij: {moves}</translation>
    </message>
    <message>
        <source>This file is in {encoding}, which has no “{odd}”. Saving will offer UTF-8.</source>
        <translation>Dit bestand is in {encoding}, dat geen ‘{odd}’ heeft. Bij het opslaan wordt UTF-8 aangeboden.</translation>
    </message>
    <message>
        <source>Enter the number of moves, too: {example}</source>
        <translation>Voer ook het aantal zetten in: {example}</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. An engine finds the best moves.</source>
        <translation>FenEdit kan dit niet oplossen. Een engine vindt de beste zetten.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Natch and Euclide can.</source>
        <translation>FenEdit kan dit niet oplossen. Natch en Euclide wel.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Pacemaker can.</source>
        <translation>FenEdit kan dit niet oplossen. Pacemaker wel.</translation>
    </message>
    <message>
        <source>Direct play has whole moves: #2, #3</source>
        <translation>Direct spel heeft hele zetten: #2, #3</translation>
    </message>
    <message>
        <source>FenEdit cannot ask this. Run Popeye by itself.</source>
        <translation>FenEdit kan dit niet vragen. Start Popeye apart.</translation>
    </message>
    <message>
        <source>Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …</source>
        <translation>Geen opgave van Popeye. Die kent #2, h#2.5, s#3, …</translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>A query has at most {most} characters.</source>
        <translation>Een zoekopdracht heeft hooguit {most} tekens.</translation>
    </message>
    <message>
        <source>Expected a term before | or OR.</source>
        <translation>Een term vóór | of OR verwacht.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR, not an option.</source>
        <translation>Een term na | of OR verwacht, geen optie.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR.</source>
        <translation>Een term na | of OR verwacht.</translation>
    </message>
    <message>
        <source>The quotation mark &quot; is not closed.</source>
        <translation>Het aanhalingsteken &quot; is niet afgesloten.</translation>
    </message>
    <message>
        <source>Expected text between the quotation marks.</source>
        <translation>Tekst tussen de aanhalingstekens verwacht.</translation>
    </message>
    <message>
        <source>The options are ~mirror, ~shift and ~swap.</source>
        <translation>De opties zijn ~mirror, ~shift en ~swap.</translation>
    </message>
    <message>
        <source>Expected a number, such as sample:30, or sample:30/2 to draw other positions.</source>
        <translation>Een getal verwacht, zoals sample:30, of sample:30/2 om andere stellingen te trekken.</translation>
    </message>
    <message>
        <source>Expected text after text:.</source>
        <translation>Tekst na text: verwacht.</translation>
    </message>
    <message>
        <source>Expected material, such as KRPvKR, KQRR… (and anything) or KR{{1-2}}vK.</source>
        <translation>Materiaal verwacht, zoals KRPvKR, KQRR… (en verder alles) of KR{{1-2}}vK.</translation>
    </message>
    <message>
        <source>Expected a GBR code, such as 0400.12.</source>
        <translation>Een GBR-code verwacht, zoals 0400.12.</translation>
    </message>
    <message>
        <source>Expected pieces on squares, such as Ne5, kg8, ?e4 (any piece) or .d4 (empty).</source>
        <translation>Stukken op velden verwacht, zoals Ne5, kg8, ?e4 (een willekeurig stuk) of .d4 (leeg).</translation>
    </message>
    <message>
        <source>Expected a board in FEN notation after {prefix}:.</source>
        <translation>Een bord in FEN-notatie na {prefix}: verwacht.</translation>
    </message>
    <message>
        <source>Expected numbers, such as 7, 20-40 or &gt;50.</source>
        <translation>Getallen verwacht, zoals 7, 20-40 of &gt;50.</translation>
    </message>
    <message>
        <source>Expected position, placement, mirror or swap after dup:.</source>
        <translation>position, placement, mirror of swap na dup: verwacht.</translation>
    </message>
    <message>
        <source>Another term excludes this on the square.</source>
        <translation>Een andere term sluit dit op het veld uit.</translation>
    </message>
    <message>
        <source>~{name} is about pieces on squares, such as Ne5, but the query has none.</source>
        <translation>~{name} gaat over stukken op velden, zoals Ne5, maar de zoekopdracht noemt er geen.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Alle stellingen</translation>
    </message>
    <message>
        <source>Positions: {conditions}</source>
        <translation>Stellingen: {conditions}</translation>
    </message>
    <message>
        <source>Positions in games: {conditions}</source>
        <translation>Stellingen in partijen: {conditions}</translation>
    </message>
    <message>
        <source>with “{text}”</source>
        <translation>met ‘{text}’</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>met {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <translation>zonder {name}</translation>
    </message>
    <message>
        <source>“{text}” in {name}</source>
        <translation>‘{text}’ in {name}</translation>
    </message>
    <message>
        <source>{count} at random</source>
        <translation>{count} willekeurig</translation>
    </message>
    <message>
        <source>{first} or {other}</source>
        <translation>{first} of {other}</translation>
    </message>
    <message>
        <source>not: {condition}</source>
        <translation>niet: {condition}</translation>
    </message>
    <message>
        <source>{name} {low}</source>
        <translation>{name} {low}</translation>
    </message>
    <message>
        <source>{name} at least {low}</source>
        <translation>{name} minstens {low}</translation>
    </message>
    <message>
        <source>{name} at most {high}</source>
        <translation>{name} hooguit {high}</translation>
    </message>
    <message>
        <source>{name} from {low} to {high}</source>
        <translation>{name} van {low} t/m {high}</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>zetnummer</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>halfzettenteller</translation>
    </message>
    <message>
        <source>number of pieces</source>
        <translation>aantal stukken</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>zwart aan zet</translation>
    </message>
    <message>
        <source>side to move in check</source>
        <translation>kleur aan zet staat schaak</translation>
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
        <translation>geen FEN</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>niet speelbaar</translation>
    </message>
    <message>
        <source>proven illegal</source>
        <translation>bewezen illegaal</translation>
    </message>
    <message>
        <source>no problems found</source>
        <translation>geen fouten gevonden</translation>
    </message>
    <message>
        <source>position occurs earlier in the file</source>
        <translation>stelling komt eerder in het bestand voor</translation>
    </message>
    <message>
        <source>piece placement occurs earlier in the file</source>
        <translation>opstelling van de stukken komt eerder in het bestand voor</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also mirrored</source>
        <translation>stelling komt eerder in het bestand voor, ook gespiegeld</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also with colours swapped</source>
        <translation>stelling komt eerder in het bestand voor, ook met verwisselde kleuren</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>GBR code {code}</source>
        <translation>GBR-code {code}</translation>
    </message>
    <message>
        <source>White has {first}</source>
        <translation>wit heeft {first}</translation>
    </message>
    <message>
        <source>Black has {second}</source>
        <translation>zwart heeft {second}</translation>
    </message>
    <message>
        <source>White has {first}, Black has {second}</source>
        <translation>wit heeft {first}, zwart heeft {second}</translation>
    </message>
    <message>
        <source>one side has {first}</source>
        <translation>één kleur heeft {first}</translation>
    </message>
    <message>
        <source>one side has {first}, the other has {second}</source>
        <translation>één kleur heeft {first}, de andere heeft {second}</translation>
    </message>
    <message>
        <source>the board {board}</source>
        <translation>het bord {board}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} op {square}</translation>
    </message>
    <message>
        <source>no {piece} on {square}</source>
        <translation>geen {piece} op {square}</translation>
    </message>
    <message>
        <source>any piece on {square}</source>
        <translation>een willekeurig stuk op {square}</translation>
    </message>
    <message>
        <source>nothing on {square}</source>
        <translation>niets op {square}</translation>
    </message>
    <message>
        <source>{condition} ({ways})</source>
        <translation>{condition} ({ways})</translation>
    </message>
    <message>
        <source>also mirrored</source>
        <translation>ook gespiegeld</translation>
    </message>
    <message>
        <source>also shifted</source>
        <translation>ook verschoven</translation>
    </message>
    <message>
        <source>also with colours swapped</source>
        <translation>ook met verwisselde kleuren</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
</context>
<context>
    <name>read_out</name>
    <message>
        <source>Rank {rank}: {pieces}</source>
        <translation>Rij {rank}: {pieces}</translation>
    </message>
    <message>
        <source>File {file}: {pieces}</source>
        <translation>Lijn {file}: {pieces}</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}: {value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{piece}: {squares}</source>
        <translation>{piece}: {squares}</translation>
    </message>
    <message>
        <source>{square}. Attacked by {pieces}</source>
        <translation>{square}. Aangevallen door {pieces}</translation>
    </message>
    <message>
        <source>{square}. Not attacked</source>
        <translation>{square}. Niet aangevallen</translation>
    </message>
</context>
<context>
    <name>ready</name>
    <message>
        <source>Odds and Armies</source>
        <translation>Voorgiften en legers</translation>
    </message>
    <message>
        <source>Kings Alone</source>
        <translation>Alleen de koningen</translation>
    </message>
    <message>
        <source>Kings and Pawns</source>
        <translation>Koningen en pionnen</translation>
    </message>
    <message>
        <source>Pawn and Move</source>
        <translation>Pion en zet</translation>
    </message>
    <message>
        <source>Knight Odds</source>
        <translation>Paard voorgift</translation>
    </message>
    <message>
        <source>Rook Odds</source>
        <translation>Toren voorgift</translation>
    </message>
    <message>
        <source>Queen Odds</source>
        <translation>Dame voorgift</translation>
    </message>
    <message>
        <source>Nine Queens</source>
        <translation>Negen dames</translation>
    </message>
    <message>
        <source>Ten Rooks</source>
        <translation>Tien torens</translation>
    </message>
    <message>
        <source>Ten Bishops</source>
        <translation>Tien lopers</translation>
    </message>
    <message>
        <source>Ten Knights</source>
        <translation>Tien paarden</translation>
    </message>
    <message>
        <source>Basic Mates</source>
        <translation>Elementaire matvoeringen</translation>
    </message>
    <message>
        <source>Mate with the Queen</source>
        <translation>Mat met de dame</translation>
    </message>
    <message>
        <source>Mate with the Rook</source>
        <translation>Mat met de toren</translation>
    </message>
    <message>
        <source>Mate with Two Rooks</source>
        <translation>Mat met twee torens</translation>
    </message>
    <message>
        <source>Mate with Two Bishops</source>
        <translation>Mat met twee lopers</translation>
    </message>
    <message>
        <source>Mate with Bishop and Knight</source>
        <translation>Mat met loper en paard</translation>
    </message>
    <message>
        <source>Two Knights against King</source>
        <translation>Twee paarden tegen koning</translation>
    </message>
    <message>
        <source>Two Knights against Pawn (Troitzky)</source>
        <translation>Twee paarden tegen pion (Troitzky)</translation>
    </message>
    <message>
        <source>Queen against Rook (Philidor)</source>
        <translation>Dame tegen toren (Philidor)</translation>
    </message>
    <message>
        <source>Pawn Endings</source>
        <translation>Pionneneindspelen</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Oppositie</translation>
    </message>
    <message>
        <source>Lost Opposition</source>
        <translation>Verloren oppositie</translation>
    </message>
    <message>
        <source>Square of the Pawn</source>
        <translation>Vierkant van de pion</translation>
    </message>
    <message>
        <source>Réti 1921</source>
        <translation>Réti 1921</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <translation>Driehoeksmanoeuvre</translation>
    </message>
    <message>
        <source>Trébuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Doorbraak</translation>
    </message>
    <message>
        <source>Outside Passed Pawn</source>
        <translation>Verre vrijpion</translation>
    </message>
    <message>
        <source>Corresponding Squares (Lasker – Reichhelm)</source>
        <translation>Corresponderende velden (Lasker – Reichhelm)</translation>
    </message>
    <message>
        <source>Stalemate in Front of the Pawn</source>
        <translation>Pat voor de pion</translation>
    </message>
    <message>
        <source>Rook Endings</source>
        <translation>Toreneindspelen</translation>
    </message>
    <message>
        <source>Lucena Position</source>
        <translation>Stelling van Lucena</translation>
    </message>
    <message>
        <source>Philidor Position</source>
        <translation>Stelling van Philidor</translation>
    </message>
    <message>
        <source>Vancura Position</source>
        <translation>Stelling van Vančura</translation>
    </message>
    <message>
        <source>Passive Rook against Knight’s Pawn</source>
        <translation>Passieve toren tegen paardpion</translation>
    </message>
    <message>
        <source>Passive Rook against Bishop’s Pawn</source>
        <translation>Passieve toren tegen loperpion</translation>
    </message>
    <message>
        <source>Saavedra</source>
        <translation>Saavedra</translation>
    </message>
    <message>
        <source>Rook and Bishop against Rook (Philidor)</source>
        <translation>Toren en loper tegen toren (Philidor)</translation>
    </message>
    <message>
        <source>Draws and Exceptions</source>
        <translation>Remises en uitzonderingen</translation>
    </message>
    <message>
        <source>Queen against Centre Pawn</source>
        <translation>Dame tegen centrumpion</translation>
    </message>
    <message>
        <source>Queen against Bishop’s Pawn</source>
        <translation>Dame tegen loperpion</translation>
    </message>
    <message>
        <source>Queen against Rook’s Pawn</source>
        <translation>Dame tegen torenpion</translation>
    </message>
    <message>
        <source>Wrong Bishop</source>
        <translation>Verkeerde loper</translation>
    </message>
    <message>
        <source>Rook against Bishop, Safe Corner</source>
        <translation>Toren tegen loper, veilige hoek</translation>
    </message>
    <message>
        <source>Fortress against the Queen</source>
        <translation>Vesting tegen de dame</translation>
    </message>
    <message>
        <source>Stalemate by the Queen</source>
        <translation>Pat door de dame</translation>
    </message>
    <message>
        <source>Rampant Rook</source>
        <translation>Dolle toren</translation>
    </message>
    <message>
        <source>Mating Patterns</source>
        <translation>Matbeelden</translation>
    </message>
    <message>
        <source>Back-Rank Mate</source>
        <translation>Mat op de onderste rij</translation>
    </message>
    <message>
        <source>Smothered Mate</source>
        <translation>Stikmat</translation>
    </message>
    <message>
        <source>Philidor’s Legacy</source>
        <translation>Nalatenschap van Philidor</translation>
    </message>
    <message>
        <source>Anastasia’s Mate</source>
        <translation>Mat van Anastasia</translation>
    </message>
    <message>
        <source>Arabian Mate</source>
        <translation>Arabisch mat</translation>
    </message>
    <message>
        <source>Boden’s Mate</source>
        <translation>Mat van Boden</translation>
    </message>
    <message>
        <source>Damiano’s Mate</source>
        <translation>Mat van Damiano</translation>
    </message>
    <message>
        <source>Épaulette Mate</source>
        <translation>Epaulettenmat</translation>
    </message>
    <message>
        <source>Greco’s Mate</source>
        <translation>Mat van Greco</translation>
    </message>
    <message>
        <source>Lolli’s Mate</source>
        <translation>Mat van Lolli</translation>
    </message>
    <message>
        <source>Opera Mate</source>
        <translation>Operamat</translation>
    </message>
    <message>
        <source>Légal’s Mate</source>
        <translation>Mat van Légal</translation>
    </message>
    <message>
        <source>Scholar’s Mate</source>
        <translation>Herdersmat</translation>
    </message>
    <message>
        <source>Fool’s Mate</source>
        <translation>Narrenmat</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Openingen</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>Italiaanse partij</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>Spaanse partij</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>Schotse partij</translation>
    </message>
    <message>
        <source>Petroff Defence</source>
        <translation>Russische partij</translation>
    </message>
    <message>
        <source>King’s Gambit</source>
        <translation>Koningsgambiet</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>Siciliaanse verdediging</translation>
    </message>
    <message>
        <source>Sicilian Defence, Najdorf</source>
        <translation>Siciliaanse verdediging, Najdorf</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>Franse verdediging</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>Caro-Kannverdediging</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>Scandinavische verdediging</translation>
    </message>
    <message>
        <source>Queen’s Gambit</source>
        <translation>Damegambiet</translation>
    </message>
    <message>
        <source>Queen’s Gambit Declined</source>
        <translation>Geweigerd damegambiet</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>Slavische verdediging</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>Londensysteem</translation>
    </message>
    <message>
        <source>King’s Indian Defence</source>
        <translation>Koningsindische verdediging</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>Nimzo-Indische verdediging</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>Grünfeldverdediging</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>Engelse opening</translation>
    </message>
</context>
<context>
    <name>record_words</name>
    <message>
        <source>Not FEN: {reason}</source>
        <translation>Geen FEN: {reason}</translation>
    </message>
    <message>
        <source>exact: everything was searched</source>
        <translation>exact: alles is doorzocht</translation>
    </message>
    <message>
        <source>{verdict} (not all searched)</source>
        <translation>{verdict} (niet alles doorzocht)</translation>
    </message>
    <message>
        <source>only what was searched is certain</source>
        <translation>alleen wat doorzocht is staat vast</translation>
    </message>
    <message>
        <source>Not finished: the solver failed</source>
        <translation>Niet voltooid: het oplossen is mislukt</translation>
    </message>
    <message>
        <source>{solutions}, none stated as intended</source>
        <translation>{solutions}, bedoeld aantal niet vermeld</translation>
    </message>
    <message>
        <source>Cooked: {solutions}</source>
        <translation>Nevenoplossingen: {solutions}</translation>
    </message>
    <message>
        <source>Not finished, so far {solutions}</source>
        <translation>Niet klaar, tot nu toe {solutions}</translation>
    </message>
    <message>
        <source>Sound, {moves}!</source>
        <translation>Correct, {moves}!</translation>
    </message>
    <message>
        <source>Cooked: {moves}</source>
        <translation>Nevenoplosbaar: {moves}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Geen oplossing</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Korte oplossing: {moves}</translation>
    </message>
    <message>
        <source>Duals, {moves}!</source>
        <translation>Duals, {moves}!</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Oplossen niet mogelijk</translation>
    </message>
    <message>
        <source>Not finished, so far {moves}</source>
        <translation>Niet voltooid, tot nu toe {moves}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet voltooid</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Beginstelling</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg bord</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Zonder naam</translation>
    </message>
    <message>
        <source>No kings</source>
        <translation>Geen koningen</translation>
    </message>
    <message>
        <source>No white king</source>
        <translation>Geen witte koning</translation>
    </message>
    <message>
        <source>No black king</source>
        <translation>Geen zwarte koning</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
</context>
<context>
    <name>spelling_words</name>
    <message>
        <source>Position as text</source>
        <translation>Stelling als tekst</translation>
    </message>
    <message>
        <source>For files and programs</source>
        <translation>Voor bestanden en programma’s</translation>
    </message>
    <message>
        <source>For the web</source>
        <translation>Voor het web</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Voor drukwerk</translation>
    </message>
    <message>
        <source>For puzzles</source>
        <translation>Voor problemen</translation>
    </message>
    <message>
        <source>that Black is to move</source>
        <translation>dat zwart aan zet is</translation>
    </message>
    <message>
        <source>the castling rights</source>
        <translation>de rokaderechten</translation>
    </message>
    <message>
        <source>the castling right of an inner rook</source>
        <translation>het rokaderecht van een binnenste toren</translation>
    </message>
    <message>
        <source>the en passant square</source>
        <translation>het en-passantveld</translation>
    </message>
    <message>
        <source>the halfmove clock and the fullmove number</source>
        <translation>de halfzettenteller en het zetnummer</translation>
    </message>
    <message>
        <source>that castling is as in Chess960</source>
        <translation>dat de rokade die van Chess960 is</translation>
    </message>
    <message>
        <source>the remark</source>
        <translation>de opmerking</translation>
    </message>
    <message>
        <source>contradictory operations</source>
        <translation>tegenstrijdige operaties</translation>
    </message>
    <message>
        <source>the game’s tags</source>
        <translation>de tags van de partij</translation>
    </message>
    <message>
        <source>the game’s moves</source>
        <translation>de zetten van de partij</translation>
    </message>
    <message>
        <source>annotation signs</source>
        <translation>annotatietekens</translation>
    </message>
    <message>
        <source>the game’s comments</source>
        <translation>het commentaar van de partij</translation>
    </message>
    <message>
        <source>the squares of the pieces</source>
        <translation>de velden van de stukken</translation>
    </message>
    <message>
        <source>the marks</source>
        <translation>de markeringen</translation>
    </message>
    <message>
        <source>some of the marks</source>
        <translation>een deel van de markeringen</translation>
    </message>
    <message>
        <source>the braces of the remark, now round brackets</source>
        <translation>de accolades van de opmerking, die nu ronde haken zijn</translation>
    </message>
    <message>
        <source>the colours of the marks</source>
        <translation>de kleuren van de markeringen</translation>
    </message>
    <message>
        <source>the fairy pieces</source>
        <translation>de sprookjesstukken</translation>
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
        <translation>de FEN in de tag {0}</translation>
    </message>
    <message>
        <source>a FEN in a comment of the game</source>
        <translation>een FEN in commentaar van de partij</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>een link</translation>
    </message>
    <message>
        <source>a link to {0}</source>
        <translation>een link naar {0}</translation>
    </message>
    <message>
        <source>FEN found in HTML</source>
        <translation>FEN uit HTML</translation>
    </message>
    <message>
        <source>FEN found in {0}</source>
        <translation>FEN uit {0}</translation>
    </message>
    <message>
        <source>a text diagram</source>
        <translation>een tekstdiagram</translation>
    </message>
    <message>
        <source>a text diagram with {0} piece letters</source>
        <translation>een tekstdiagram met stukletters ({0})</translation>
    </message>
    <message>
        <source>a wiki diagram</source>
        <translation>een wikidiagram</translation>
    </message>
    <message>
        <source>a LaTeX diagram</source>
        <translation>een LaTeX-diagram</translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation>een stukkenlijst</translation>
    </message>
    <message>
        <source>a list of pieces in {0}</source>
        <translation>een stukkenlijst ({0})</translation>
    </message>
    <message>
        <source>Forsyth notation</source>
        <translation>Forsyth-notatie</translation>
    </message>
    <message>
        <source>Forsyth notation in {0}</source>
        <translation>Forsyth-notatie ({0})</translation>
    </message>
    <message>
        <source>input for Popeye</source>
        <translation>invoer voor Popeye</translation>
    </message>
    <message>
        <source>entries of Olive</source>
        <translation>elementen van Olive</translation>
    </message>
    <message>
        <source>FEN with letters in place of digits</source>
        <translation>FEN met letters in plaats van cijfers</translation>
    </message>
    <message>
        <source>chess server output (style 12)</source>
        <translation>uitvoer van een schaakserver (stijl 12)</translation>
    </message>
    <message>
        <source>Chess960 start position {0}</source>
        <translation>Chess960-beginstelling {0}</translation>
    </message>
    <message>
        <source>FEN with {0} piece letters</source>
        <translation>FEN met stukletters ({0})</translation>
    </message>
    <message>
        <source>the moves of a game</source>
        <translation>de zetten van een partij</translation>
    </message>
    <message>
        <source>moves from the position shown</source>
        <translation>zetten vanuit de getoonde stelling</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>een afbeelding</translation>
    </message>
    <message>
        <source>the moves of a game with {0} piece letters</source>
        <translation>de zetten van een partij met stukletters ({0})</translation>
    </message>
    <message>
        <source>Not read as pieces, but kept as a remark: “{0}”.</source>
        <translation>Niet als stukken gelezen, maar als opmerking bewaard: ‘{0}’.</translation>
    </message>
    <message>
        <source>Always (PGN standard)</source>
        <translation>Altijd (PGN-standaard)</translation>
    </message>
    <message>
        <source>When a pawn is in place to capture</source>
        <translation>Als er een pion klaarstaat om te slaan</translation>
    </message>
    <message>
        <source>When the capture is legal</source>
        <translation>Als het slaan legaal is</translation>
    </message>
    <message>
        <source>As in the position</source>
        <translation>Zoals in de stelling</translation>
    </message>
    <message>
        <source>X-FEN: KQkq, inner rooks by file</source>
        <translation>X-FEN: KQkq, binnenste torens met lijn</translation>
    </message>
    <message>
        <source>Shredder-FEN: every rook by file</source>
        <translation>Shredder-FEN: elke toren met lijn</translation>
    </message>
    <message>
        <source>KQkq only</source>
        <translation>Alleen KQkq</translation>
    </message>
    <message>
        <source>Left out: {0}.</source>
        <translation>Weggelaten: {0}.</translation>
    </message>
    <message>
        <source>the tag {0}</source>
        <translation>de tag {0}</translation>
    </message>
    <message>
        <source>the tags {0}</source>
        <translation>de tags {0}</translation>
    </message>
    <message>
        <source>the operation {0}</source>
        <translation>de operatie {0}</translation>
    </message>
    <message>
        <source>the operations {0}</source>
        <translation>de operaties {0}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Gelezen als {0}.</translation>
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
        <translation>FEN tussen haakjes</translation>
    </message>
    <message>
        <source>Board in letters</source>
        <translation>Bord in letters</translation>
    </message>
    <message>
        <source>Board in figurines</source>
        <translation>Bord in figurines</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Stukkenlijst</translation>
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
        <translation>Link naar de lichess-bordeditor</translation>
    </message>
    <message>
        <source>Link to the lichess analysis board</source>
        <translation>Link naar het lichess-analysebord</translation>
    </message>
    <message>
        <source>Link to the chess.com analysis board</source>
        <translation>Link naar het chess.com-analysebord</translation>
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
        <translation>Forumtag</translation>
    </message>
    <message>
        <source>Wiki template</source>
        <translation>Wikisjabloon</translation>
    </message>
    <message>
        <source>LaTeX, package chessboard</source>
        <translation>LaTeX, pakket chessboard</translation>
    </message>
    <message>
        <source>LaTeX, package xskak</source>
        <translation>LaTeX, pakket xskak</translation>
    </message>
    <message>
        <source>LaTeX, package skak</source>
        <translation>LaTeX, pakket skak</translation>
    </message>
    <message>
        <source>Typst, package board-n-pieces</source>
        <translation>Typst, pakket board-n-pieces</translation>
    </message>
    <message>
        <source>GBR code</source>
        <translation>GBR-code</translation>
    </message>
    <message>
        <source>Input for Popeye</source>
        <translation>Invoer voor Popeye</translation>
    </message>
    <message>
        <source>Forsyth for Popeye</source>
        <translation>Forsyth voor Popeye</translation>
    </message>
    <message>
        <source>HTML with a drawing (SVG)</source>
        <translation>HTML met een tekening (SVG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Tekening (SVG)</translation>
    </message>
</context>
<context>
    <name>square_menu</name>
    <message>
        <source>&amp;Other Piece…</source>
        <translation>&amp;Ander stuk…</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leeg</translation>
    </message>
    <message>
        <source>Castling right of this rook</source>
        <translation>Rokaderecht van deze toren</translation>
    </message>
    <message>
        <source>En passant target square</source>
        <translation>En-passantveld</translation>
    </message>
    <message>
        <source>&amp;Clear These Squares</source>
        <translation>&amp;Deze velden wissen</translation>
    </message>
    <message>
        <source>&amp;Swap Their Colours</source>
        <translation>&amp;Kleuren ervan verwisselen</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>&amp;Links-rechts spiegelen</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>B&amp;oven-onder spiegelen</translation>
    </message>
    <message>
        <source>&amp;Fill With</source>
        <translation>&amp;Vullen met</translation>
    </message>
</context>
<context>
    <name>tablebase</name>
    <message>
        <source>Tablebase: a draw.</source>
        <translation>Tablebase: remise.</translation>
    </message>
    <message>
        <source>Tablebase: Black wins.</source>
        <translation>Tablebase: zwart wint.</translation>
    </message>
    <message>
        <source>Tablebase: White wins.</source>
        <translation>Tablebase: wit wint.</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>De 50-zettenregel kan er remise van maken.</translation>
    </message>
    <message>
        <source>Next capture, pawn move or mate within {distance}.</source>
        <translation>Volgende slagzet, pionzet of mat binnen {distance}.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n zet</numerusform>
            <numerusform>%n zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Winst</translation>
    </message>
    <message>
        <source>Cursed win</source>
        <translation>Vervloekte winst</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Blessed loss</source>
        <translation>Gezegend verlies</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlies</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Wijzigingen in ‘{name}’ opslaan?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Niet-opgeslagen wijzigingen gaan verloren.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Niet-opgeslagen wijzigingen</translation>
    </message>
    <message>
        <source>Moves that you played are not in the record.</source>
        <translation>Zetten die je hebt gespeeld staan niet in het item.</translation>
    </message>
    <message>
        <source>Moves that are not kept will be lost.</source>
        <translation>Niet-bewaarde zetten gaan verloren.</translation>
    </message>
    <message>
        <source>Unsaved Moves</source>
        <translation>Niet-opgeslagen zetten</translation>
    </message>
    <message>
        <source>&amp;Keep and Save</source>
        <translation>&amp;Bewaren en opslaan</translation>
    </message>
    <message>
        <source>Not Applied</source>
        <translation>Niet toegepast</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved. Save it there again?</source>
        <translation>‘{name}’ is verwijderd of verplaatst. Het bestand daar opnieuw opslaan?</translation>
    </message>
    <message>
        <source>This window may have the only copy.</source>
        <translation>Dit venster bevat misschien het enige exemplaar.</translation>
    </message>
    <message>
        <source>File Gone</source>
        <translation>Bestand verdwenen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerpen</translation>
    </message>
    <message>
        <source>Not applied: {values}</source>
        <translation>Niet toegepast: {values}</translation>
    </message>
    <message>
        <source>What you typed will be lost.</source>
        <translation>Wat je hebt getypt, gaat verloren.</translation>
    </message>
</context>
</TS>
