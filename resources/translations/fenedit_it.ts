<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FenEdit</source>
        <translation>Informazioni su FenEdit</translation>
    </message>
    <message>
        <source>Sets up any chess position, legal or not, and writes it as a correct FEN.</source>
        <translation>Dispone qualsiasi posizione di scacchi, legale o no, e la scrive come FEN corretta.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero sotto la GNU General Public License, versione 3 o successiva. È fornito senza alcuna garanzia.</translation>
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
        <translation>Funziona con</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sito web</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Segnala un problema</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Apri cartella del re&amp;gistro</translation>
    </message>
    <message>
        <source>Font {name}</source>
        <translation>Carattere {name}</translation>
    </message>
    <message>
        <source>Piece set {name}</source>
        <translation>Set di pezzi {name}</translation>
    </message>
    <message>
        <source>Neural networks</source>
        <translation>Reti neurali</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
</context>
<context>
    <name>AlgebraicEntry</name>
    <message>
        <source>Place pieces</source>
        <translation>Colloca pezzi</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <translation>Pezzi e relative case</translation>
    </message>
    <message>
        <source>Place p&amp;ieces</source>
        <translation>Colloca p&amp;ezzi</translation>
    </message>
    <message>
        <source>Clear the &amp;board first</source>
        <translation>&amp;Svuota prima la scacchiera</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>Co&amp;lloca</translation>
    </message>
    <message>
        <source>Capital letters are White, small letters Black; pawns need no letter.</source>
        <translation>Le maiuscole sono il Bianco, le minuscole il Nero; i pedoni non hanno bisogno di lettera.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces. Press Enter to place them.</source>
        <translation>
            <numerusform>%n pezzo. Premi Invio per collocarlo.</numerusform>
            <numerusform>%n pezzi. Premi Invio per collocarli.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}. Press Enter to place.</source>
        <translation>{pieces}. Premi Invio per collocare.</translation>
    </message>
</context>
<context>
    <name>AllPuzzles</name>
    <message>
        <source>Stopped. {summary}</source>
        <translation>Fermato. {summary}</translation>
    </message>
    <message numerus="yes">
        <source>%n need Popeye, which was not found</source>
        <translation>
            <numerusform>%n richiede Popeye, che non è stato trovato</numerusform>
            <numerusform>%n richiedono Popeye, che non è stato trovato</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} sound</source>
        <translation>corretti {number}</translation>
    </message>
    <message>
        <source>{number} cooked</source>
        <translation>demoliti {number}</translation>
    </message>
    <message>
        <source>{number} without a solution</source>
        <translation>senza soluzione {number}</translation>
    </message>
    <message>
        <source>{number} short</source>
        <translation>più brevi {number}</translation>
    </message>
    <message>
        <source>{number} with duals</source>
        <translation>con duali {number}</translation>
    </message>
    <message>
        <source>{number} not finished</source>
        <translation>non conclusi {number}</translation>
    </message>
    <message>
        <source>{number} cannot be solved</source>
        <translation>non risolvibili {number}</translation>
    </message>
    <message>
        <source>{number} failed</source>
        <translation>non riusciti {number}</translation>
    </message>
    <message>
        <source>Left out: needs Popeye, which was not found</source>
        <translation>Tralasciato: richiede Popeye, che non è stato trovato</translation>
    </message>
    <message numerus="yes">
        <source>{number} puzzles: {kinds}</source>
        <translation>
            <numerusform>{number} problema: {kinds}</numerusform>
            <numerusform>{number} problemi: {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other stipulations, not solved here</source>
        <translation>
            <numerusform>%n con altro enunciato, qui non risolto</numerusform>
            <numerusform>%n con altri enunciati, qui non risolti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a valid position</source>
        <translation>
            <numerusform>%n senza una posizione valida</numerusform>
            <numerusform>%n senza una posizione valida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a stipulation</source>
        <translation>
            <numerusform>%n senza enunciato</numerusform>
            <numerusform>%n senza enunciato</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to solve: no position has a stipulation.</source>
        <translation>Niente da risolvere: nessuna posizione ha un enunciato.</translation>
    </message>
    <message>
        <source>{number} solved</source>
        <translation>{number} risolti</translation>
    </message>
    <message>
        <source>{number} with fewer solutions than intended</source>
        <translation>{number} con meno soluzioni del previsto</translation>
    </message>
    <message>
        <source>{found}. Not fully searched: {number}</source>
        <translation>{found}. Non esaminati del tutto: {number}</translation>
    </message>
    <message>
        <source>Solving puzzles: {number} so far</source>
        <translation>Soluzione dei problemi: finora {number}</translation>
    </message>
    <message>
        <source>Stopped: another program changed or removed the file. {summary}</source>
        <translation>Fermato: un altro programma ha modificato o rimosso il file. {summary}</translation>
    </message>
    <message>
        <source>Solving failed. See the log. {summary}</source>
        <translation>La soluzione non è riuscita. Vedi il registro. {summary}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la stessa</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export Moving Picture</source>
        <translation>Esporta immagine animata</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Riproduci</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>Save Moving Picture</source>
        <translation>Salva immagine animata</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>Disegno delle mosse…</translation>
    </message>
    <message>
        <source>Moving pictures need Pillow. Install it with: pip install Pillow</source>
        <translation>Le immagini animate richiedono Pillow. Installalo con: pip install Pillow</translation>
    </message>
</context>
<context>
    <name>AnimationOptions</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Mosse</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seco&amp;nds a move</source>
        <translation>Seco&amp;ndi per mossa</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>D&amp;imensione</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientamento</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Coor&amp;dinate</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Co&amp;lori</translation>
    </message>
    <message>
        <source>Pi&amp;eces</source>
        <translation>P&amp;ezzi</translation>
    </message>
    <message>
        <source>P&amp;ieces slide</source>
        <translation>I pezzi s&amp;civolano</translation>
    </message>
    <message>
        <source>&amp;Highlight the last move</source>
        <translation>E&amp;videnzia l’ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Write the moves below the board</source>
        <translation>Scrivi le mosse sotto la scacc&amp;hiera</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Frecce, cerchi e &amp;altri segni</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>Ripe&amp;ti</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>FenEdit was not restarted: unsaved work could not be kept. Save it first.</source>
        <translation>FenEdit non è stato riavviato: impossibile conservare il lavoro non salvato. Prima salvalo.</translation>
    </message>
    <message>
        <source>Looking for unsaved work…</source>
        <translation>Ricerca di lavoro non salvato…</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run cannot be read; it is kept in {path}.</source>
        <translation>Impossibile leggere il lavoro non salvato di una sessione precedente; è conservato in {path}.</translation>
    </message>
</context>
<context>
    <name>BoardController</name>
    <message>
        <source>Drag or click a piece, or type a move. {keys}: one move back. Esc or F5 to stop</source>
        <translation>Trascina un pezzo o fai clic su di esso, o digita una mossa. {keys}: una mossa indietro. Esc o F5 per smettere</translation>
    </message>
    <message>
        <source>Drag pieces onto the board, paste a FEN or a picture, or drop a file here</source>
        <translation>Trascina pezzi sulla scacchiera, incolla una FEN o un’immagine, o rilascia qui un file</translation>
    </message>
    <message>
        <source>{squares}: drag to move, {delete} to clear, right-click for more. Esc to deselect</source>
        <translation>{squares}: trascina per spostare, {delete} per svuotare, clic destro per altro. Esc per deselezionare</translation>
    </message>
    <message>
        <source>Drag pieces, Shift+drag to select, right-click a square, or type a FEN on the board</source>
        <translation>Trascina pezzi, Shift+trascina per selezionare, clic destro su una casa, o digita una FEN sulla scacchiera</translation>
    </message>
    <message>
        <source>Eraser: click or drag to clear squares. Esc to stop</source>
        <translation>Gomma: fai clic o trascina per svuotare case. Esc per smettere</translation>
    </message>
    <message>
        <source>Click or drag to place a {piece}; right-click for the other colour. Esc to stop</source>
        <translation>Fai clic o trascina per collocare: {piece}; clic destro per l’altro colore. Esc per smettere</translation>
    </message>
    <message>
        <source>no position yet</source>
        <translation>ancora nessuna posizione</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Rank {rank} is full: “{key}” was not placed. Type / for the next rank.</source>
        <translation>La traversa {rank} è piena: «{key}» non è stato collocato. Digita / per la traversa successiva.</translation>
    </message>
    <message>
        <source>“{key}” is too many. Squares left on rank {rank}: {left}.</source>
        <translation>«{key}» è troppo. Case rimaste sulla traversa {rank}: {left}.</translation>
    </message>
    <message>
        <source>Rank 1 is the last rank.</source>
        <translation>La traversa 1 è l’ultima.</translation>
    </message>
    <message>
        <source>The last square was filled. Typing starts again at a8.</source>
        <translation>L’ultima casa è stata riempita. La digitazione riparte da a8.</translation>
    </message>
    <message>
        <source>a8 is the first square.</source>
        <translation>a8 è la prima casa.</translation>
    </message>
    <message>
        <source>{square} is the last square; {backspace} clears it.</source>
        <translation>{square} è l’ultima casa; {backspace} la svuota.</translation>
    </message>
    <message>
        <source>“{key}” is not a piece. Type KQRBNP or kqrbnp, or 1 to 8 for empty squares.</source>
        <translation>«{key}» non è un pezzo. Digita KQRBNP o kqrbnp, oppure da 1 a 8 per le case vuote.</translation>
    </message>
    <message>
        <source>“{key}” empties squares. Pieces removed: {removed}. Undo brings them back.</source>
        <translation>«{key}» svuota le case. Pezzi rimossi: {removed}. Annulla li ripristina.</translation>
    </message>
    <message>
        <source>That was the last square. Press Space to type the side to move and the other fields.</source>
        <translation>Era l’ultima casa. Premi Spazio per digitare chi ha il tratto e gli altri campi.</translation>
    </message>
    <message>
        <source>Now type side to move, castling rights, en passant square and counters as in FEN, then press Enter.</source>
        <translation>Ora digita chi ha il tratto, diritti d’arrocco, casa della presa en passant e contatori come nella FEN, poi premi Invio.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected w or b as the side to move.</source>
        <translation>«{key}» non va bene: atteso w o b per chi ha il tratto.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected castling rights such as KQkq, or -.</source>
        <translation>«{key}» non va bene: attesi diritti d’arrocco come KQkq, oppure -.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected an en passant square such as e3, or -.</source>
        <translation>«{key}» non va bene: attesa una casa della presa en passant come e3, oppure -.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a number as the halfmove clock.</source>
        <translation>«{key}» non va bene: atteso un numero per il contatore delle semimosse.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a fullmove number, or Enter to finish.</source>
        <translation>«{key}» non va bene: atteso un numero di mossa, o Invio per finire.</translation>
    </message>
    <message>
        <source>The fullmove number was the last field. Typing starts again at a8.</source>
        <translation>Il numero di mossa era l’ultimo campo. La digitazione riparte da a8.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Anteprima della scacchiera</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Arrow keys move, Shift+arrows select; Enter picks up and drops; letters and digits type a FEN</source>
        <translation>Le frecce muovono il cursore, Shift+frecce selezionano; Invio prende in mano e posa; lettere e cifre digitano una FEN</translation>
    </message>
</context>
<context>
    <name>BoardVoice</name>
    <message>
        <source>End of rank {rank}</source>
        <translation>Fine della traversa {rank}</translation>
    </message>
    <message>
        <source>{piece} picked up</source>
        <translation>In mano: {piece}</translation>
    </message>
    <message>
        <source>Mark started on {square}</source>
        <translation>Segno iniziato in {square}</translation>
    </message>
    <message>
        <source>{piece} picked up, can go to {squares}</source>
        <translation>In mano: {piece}; può andare in {squares}</translation>
    </message>
    <message>
        <source>{square} is empty, nothing to pick up</source>
        <translation>{square} vuota: niente da prendere in mano</translation>
    </message>
    <message>
        <source>{square}: no legal move</source>
        <translation>{square}: nessuna mossa legale</translation>
    </message>
    <message>
        <source>doubtful in the picture</source>
        <translation>lettura dubbia nell’immagine</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces picked up</source>
        <translation>
            <numerusform>%n pezzo in mano</numerusform>
            <numerusform>%n pezzi in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Black at the bottom</source>
        <translation>Nero in basso</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Bianco in basso</translation>
    </message>
    <message>
        <source>Position {number} of {count}. {position}</source>
        <translation>Posizione {number} di {count}. {position}</translation>
    </message>
    <message>
        <source>No squares selected</source>
        <translation>Nessuna casa selezionata</translation>
    </message>
    <message>
        <source>{square} selected</source>
        <translation>{square} selezionata</translation>
    </message>
    <message numerus="yes">
        <source>%n squares selected, {squares}</source>
        <translation>
            <numerusform>%n casa selezionata, {squares}</numerusform>
            <numerusform>%n case selezionate, {squares}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} a {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares changed</source>
        <translation>
            <numerusform>%n casa cambiata</numerusform>
            <numerusform>%n case cambiate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CastlingRows</name>
    <message>
        <source>Castling rights</source>
        <translation>Diritti d’arrocco</translation>
    </message>
    <message>
        <source>White castling</source>
        <translation>Arrocco bianco</translation>
    </message>
    <message>
        <source>Black castling</source>
        <translation>Arrocco nero</translation>
    </message>
    <message>
        <source>{0} ?</source>
        <translation>{0} ?</translation>
    </message>
    <message>
        <source>White kingside</source>
        <translation>Bianco, corto</translation>
    </message>
    <message>
        <source>Black kingside</source>
        <translation>Nero, corto</translation>
    </message>
    <message>
        <source>White queenside</source>
        <translation>Bianco, lungo</translation>
    </message>
    <message>
        <source>Black queenside</source>
        <translation>Nero, lungo</translation>
    </message>
    <message>
        <source>{0}, rook on the {1}-file</source>
        <translation>{0}, torre sulla colonna {1}</translation>
    </message>
    <message>
        <source>Claimed, but king or rook is not on its starting square</source>
        <translation>Indicato, ma re o torre non sono sulla casa di partenza</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square. For Chess960, turn on Position › Chess960 Castling.</source>
        <translation>Re o torre non sono sulla casa di partenza. Per Chess960 attiva Posizione › Arrocco Chess960.</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square</source>
        <translation>Re o torre non sono sulla casa di partenza</translation>
    </message>
    <message>
        <source>FEN allows two rights per side</source>
        <translation>La FEN ammette due diritti per parte</translation>
    </message>
</context>
<context>
    <name>ChangeBar</name>
    <message>
        <source>The file has changed</source>
        <translation>Il file è cambiato</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Show the current content of the file</source>
        <translation>Mostra il contenuto attuale del file</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation>Salva di nuovo</translation>
    </message>
    <message>
        <source>Write the file again</source>
        <translation>Scrivi di nuovo il file</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Choose row by row</source>
        <translation>Scegli riga per riga</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Tieni la mia</translation>
    </message>
    <message>
        <source>Keep what this window shows</source>
        <translation>Tieni ciò che questa finestra mostra</translation>
    </message>
</context>
<context>
    <name>CheckVoice</name>
    <message>
        <source>No problems found</source>
        <translation>Nessuna anomalia</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n anomalia</numerusform>
            <numerusform>%n anomalie</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}. First: {problem}</source>
        <translation>{count}. La prima: {problem}</translation>
    </message>
</context>
<context>
    <name>ClipboardController</name>
    <message>
        <source>Copied as typed; the text is not a valid FEN yet.</source>
        <translation>Copiato così come digitato; il testo non è ancora una FEN valida.</translation>
    </message>
    <message>
        <source>Copied {fen}</source>
        <translation>Copiata: {fen}</translation>
    </message>
    <message>
        <source>There is no position to open yet.</source>
        <translation>Non c’è ancora una posizione da aprire.</translation>
    </message>
    <message>
        <source>Opened in the browser.</source>
        <translation>Aperta nel browser.</translation>
    </message>
    <message>
        <source>No browser was found. Copy As copies the link.</source>
        <translation>Nessun browser trovato. Copia come copia il collegamento.</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Voce copiata.</translation>
    </message>
    <message>
        <source>Too long to paste ({0} characters). Open it as a file instead.</source>
        <translation>Troppo lungo da incollare ({0} caratteri). Aprilo invece come file.</translation>
    </message>
    <message>
        <source>The moves continue the position shown.</source>
        <translation>Le mosse proseguono dalla posizione mostrata.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Questa posizione è già sulla scacchiera.</translation>
    </message>
    <message>
        <source>Paste Over ({keys}) replaces a position instead.</source>
        <translation>Per sostituirne una: Incolla e sostituisci ({keys}).</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Posizione {number} sostituita. Annulla la ripristina.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Non c’è testo da incollare.</translation>
    </message>
    <message>
        <source>This is a GBR code: it gives the pieces, but not their squares.</source>
        <translation>Questo è un codice GBR: indica i pezzi, ma non le loro case.</translation>
    </message>
    <message>
        <source>No position found in this text.</source>
        <translation>Nessuna posizione trovata in questo testo.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nulla è stato modificato.</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>&amp;Ordina per</translation>
    </message>
    <message>
        <source>Positions with problems</source>
        <translation>Posizioni con anomalie</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>not saved</source>
        <translation>non salvato</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>mate in {moves}</source>
        <translation>matto in {moves}</translation>
    </message>
</context>
<context>
    <name>CollectionPanel</name>
    <message>
        <source>Collection</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Show as rows, lines of text or gallery</source>
        <translation>Mostra come elenco, righe di testo o galleria</translation>
    </message>
    <message>
        <source>Too many positions to change at once ({number}). Select up to {most}.</source>
        <translation>Troppe posizioni da modificare insieme ({number}). Selezionane al massimo {most}.</translation>
    </message>
    <message>
        <source>Nothing was changed: the positions changed in the meantime.</source>
        <translation>Nulla è stato modificato: nel frattempo le posizioni sono cambiate.</translation>
    </message>
    <message>
        <source>Positions of the file</source>
        <translation>Posizioni del file</translation>
    </message>
    <message>
        <source>Positions found</source>
        <translation>Posizioni trovate</translation>
    </message>
    <message>
        <source>Positions of the file, as lines</source>
        <translation>Posizioni del file, come righe</translation>
    </message>
    <message>
        <source>Positions of the file, as a gallery</source>
        <translation>Posizioni del file, come galleria</translation>
    </message>
    <message>
        <source>Positions found, as lines</source>
        <translation>Posizioni trovate, come righe</translation>
    </message>
    <message>
        <source>You can search for words, pieces, squares, material and more.</source>
        <translation>Puoi cercare parole, pezzi, case, materiale e altro.</translation>
    </message>
    <message>
        <source>Positions found, as a gallery</source>
        <translation>Posizioni trovate, come galleria</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} di {total}</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Nessuna posizione</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {total} selected</source>
        <translation>
            <numerusform>{number} di {total} selezionata</numerusform>
            <numerusform>{number} di {total} selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>A file can hold many positions; + adds one.</source>
        <translation>Un file può contenere molte posizioni; + ne aggiunge una.</translation>
    </message>
    <message>
        <source>Deleting positions…</source>
        <translation>Eliminazione delle posizioni…</translation>
    </message>
    <message>
        <source>Copying positions…</source>
        <translation>Copia delle posizioni…</translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Spostamento delle posizioni…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>I&amp;ncolla</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Position (FEN)</source>
        <translation>Posizione (FEN)</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Chi ha il tratto</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Operation “{name}”</source>
        <translation>Operazione “{name}”</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Tralasciata</translation>
    </message>
    <message>
        <source>The &amp;first move of the solution leads to the position</source>
        <translation>La &amp;prima mossa della soluzione porta alla posizione</translation>
    </message>
    <message>
        <source>What are the columns of “{name}”?</source>
        <translation>Che cosa sono le colonne di “{name}”?</translation>
    </message>
</context>
<context>
    <name>CommandFinder</name>
    <message>
        <source>Find Command</source>
        <translation>Trova comando</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Digita una parte del nome di un comando</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Nessun comando corrisponde.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>Start a new document</source>
        <translation>Inizia un nuovo documento</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nuova &amp;finestra</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open a file of positions</source>
        <translation>Apri un file di posizioni</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save all positions</source>
        <translation>Salva tutte le posizioni</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salva con n&amp;ome…</translation>
    </message>
    <message>
        <source>Export P&amp;icture…</source>
        <translation>Esporta &amp;immagine…</translation>
    </message>
    <message>
        <source>Save the diagram as a picture, such as PNG, SVG or PDF</source>
        <translation>Salva il diagramma come immagine, per esempio PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Export Pict&amp;ures…</source>
        <translation>Esporta i&amp;mmagini…</translation>
    </message>
    <message>
        <source>S&amp;heet of Diagrams…</source>
        <translation>Fo&amp;glio di diagrammi…</translation>
    </message>
    <message>
        <source>Pages of diagrams with their solutions, as a PDF or printed</source>
        <translation>Pagine di diagrammi con le soluzioni, in PDF o stampate</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>Print the diagram</source>
        <translation>Stampa il diagramma</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>&amp;Chiudi finestra</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t Position</source>
        <translation>&amp;Taglia posizione</translation>
    </message>
    <message>
        <source>&amp;Copy FEN</source>
        <translation>&amp;Copia FEN</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Copia la posizione come FEN</translation>
    </message>
    <message>
        <source>Copy &amp;As…</source>
        <translation>Co&amp;pia come…</translation>
    </message>
    <message>
        <source>Copy the position in another format, such as a link, a diagram or LaTeX</source>
        <translation>Copia la posizione in un altro formato, come un link, un diagramma o LaTeX</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Copia i&amp;mmagine</translation>
    </message>
    <message>
        <source>Copy the diagram as a picture, and its FEN for text editors</source>
        <translation>Copia il diagramma come immagine, con la sua FEN per gli editor di testo</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Se&amp;lect All Squares</source>
        <translation>&amp;Seleziona tutte le case</translation>
    </message>
    <message>
        <source>Go to FEN &amp;Field</source>
        <translation>Vai al campo &amp;FEN</translation>
    </message>
    <message>
        <source>Piece &amp;Placement</source>
        <translation>Disposizione dei &amp;pezzi</translation>
    </message>
    <message>
        <source>&amp;Side to Move</source>
        <translation>Chi ha il &amp;tratto</translation>
    </message>
    <message>
        <source>&amp;Castling Rights</source>
        <translation>Diritti d’&amp;arrocco</translation>
    </message>
    <message>
        <source>&amp;En Passant Square</source>
        <translation>Casa della presa &amp;en passant</translation>
    </message>
    <message>
        <source>&amp;Halfmove Clock</source>
        <translation>Contatore delle &amp;semimosse</translation>
    </message>
    <message>
        <source>&amp;Fullmove Number</source>
        <translation>&amp;Numero di mossa</translation>
    </message>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>Pr&amp;eferenze…</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Posizione</translation>
    </message>
    <message>
        <source>&amp;Encoding…</source>
        <translation>Co&amp;difica…</translation>
    </message>
    <message>
        <source>Paste O&amp;ver</source>
        <translation>Incolla e s&amp;ostituisci</translation>
    </message>
    <message>
        <source>Paste a position in place of the one shown</source>
        <translation>Incolla una posizione al posto di quella mostrata</translation>
    </message>
    <message>
        <source>&amp;Start Position</source>
        <translation>&amp;Posizione iniziale</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>Posizione iniziale</translation>
    </message>
    <message>
        <source>&amp;Clear Board</source>
        <translation>S&amp;vuota scacchiera</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Place &amp;Pieces by Name…</source>
        <translation>&amp;Colloca pezzi per nome…</translation>
    </message>
    <message>
        <source>Type pieces and squares, such as Ke1 Qd1 a2</source>
        <translation>Digita pezzi e case, come Ke1 Qd1 a2</translation>
    </message>
    <message>
        <source>Chess960 Position by &amp;Number…</source>
        <translation>Posizione Chess960 per &amp;numero…</translation>
    </message>
    <message>
        <source>&amp;Random Chess960 Position</source>
        <translation>Posizione Chess960 cas&amp;uale</translation>
    </message>
    <message>
        <source>Wh&amp;ite to Move</source>
        <translation>Tratto al &amp;Bianco</translation>
    </message>
    <message>
        <source>&amp;Black to Move</source>
        <translation>&amp;Tratto al Nero</translation>
    </message>
    <message>
        <source>R&amp;otate by 180°</source>
        <translation>&amp;Ruota di 180°</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>&amp;Specchia sinistra–destra</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>Specchia alt&amp;o–basso</translation>
    </message>
    <message>
        <source>S&amp;wap Colours</source>
        <translation>&amp;Inverti i colori</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>Tras&amp;la</translation>
    </message>
    <message>
        <source>Shift &amp;Up</source>
        <translation>Trasla in &amp;alto</translation>
    </message>
    <message>
        <source>Shift &amp;Down</source>
        <translation>Trasla in &amp;basso</translation>
    </message>
    <message>
        <source>Shift &amp;Left</source>
        <translation>Trasla a &amp;sinistra</translation>
    </message>
    <message>
        <source>Shift R&amp;ight</source>
        <translation>Trasla a &amp;destra</translation>
    </message>
    <message>
        <source>Clear &amp;Field</source>
        <translation>Svuota ca&amp;mpo</translation>
    </message>
    <message>
        <source>C&amp;ounters</source>
        <translation>&amp;Contatori</translation>
    </message>
    <message>
        <source>Mar&amp;ks Tool</source>
        <translation>Strum&amp;ento Segni</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels instead of setting up pieces</source>
        <translation>Disegna frecce, cerchi, evidenziazioni ed etichette invece di collocare pezzi</translation>
    </message>
    <message>
        <source>C&amp;lear Marks</source>
        <translation>Cancella i se&amp;gni</translation>
    </message>
    <message>
        <source>Chess&amp;960 Castling</source>
        <translation>Arrocco Chess&amp;960</translation>
    </message>
    <message>
        <source>&amp;Allow Several Kings</source>
        <translation>&amp;Ammetti più re</translation>
    </message>
    <message>
        <source>P&amp;uzzle</source>
        <translation>P&amp;roblema</translation>
    </message>
    <message>
        <source>Make legal moves on the board instead of setting up pieces</source>
        <translation>Fai mosse legali sulla scacchiera invece di collocare pezzi</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Risolvi</translation>
    </message>
    <message>
        <source>Prove that the puzzle is sound; press again to stop</source>
        <translation>Dimostra che il problema è corretto; premi di nuovo per fermare</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>Risolvi &amp;tutti i problemi</translation>
    </message>
    <message>
        <source>Solution &amp;Tree</source>
        <translation>Albero della &amp;soluzione</translation>
    </message>
    <message>
        <source>Puzzle &amp;Data…</source>
        <translation>&amp;Dati del problema…</translation>
    </message>
    <message>
        <source>Start or Stop the &amp;Engine</source>
        <translation>&amp;Avvia o ferma il motore</translation>
    </message>
    <message>
        <source>&amp;Choose Engine and Popeye…</source>
        <translation>Scegli &amp;motore e Popeye…</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>Ra&amp;ccolta</translation>
    </message>
    <message>
        <source>Open in &amp;Browser</source>
        <translation>Apri nel &amp;browser</translation>
    </message>
    <message>
        <source>P&amp;ositions from Pictures</source>
        <translation>Posizioni &amp;da immagini</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>M&amp;osse</translation>
    </message>
    <message>
        <source>Set up a ready position, such as a basic mate, an endgame or an opening</source>
        <translation>Disponi una posizione pronta, come un matto elementare, un finale o un’apertura</translation>
    </message>
    <message>
        <source>Export &amp;Moving Picture…</source>
        <translation>Es&amp;porta immagine animata…</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, WebP or animated PNG</source>
        <translation>Salva le mosse come GIF, WebP o PNG animato</translation>
    </message>
    <message>
        <source>Lichess &amp;Editor</source>
        <translation>&amp;Editor di Lichess</translation>
    </message>
    <message>
        <source>Open the position on this page of the site, in the browser</source>
        <translation>Apri la posizione in questa pagina del sito, nel browser</translation>
    </message>
    <message>
        <source>Lichess &amp;Analysis Board</source>
        <translation>Scacchiera di &amp;analisi di Lichess</translation>
    </message>
    <message>
        <source>&amp;Chess.com Analysis Board</source>
        <translation>Scacchiera di analisi di &amp;Chess.com</translation>
    </message>
    <message>
        <source>Paste positions, as text or as a picture</source>
        <translation>Incolla posizioni, come testo o come immagine</translation>
    </message>
    <message>
        <source>Read from Scr&amp;een…</source>
        <translation>&amp;Leggi dallo schermo…</translation>
    </message>
    <message>
        <source>Read the position from a part of the screen</source>
        <translation>Leggi la posizione da una parte dello schermo</translation>
    </message>
    <message>
        <source>Review &amp;Picture</source>
        <translation>&amp;Rivedi immagine</translation>
    </message>
    <message>
        <source>Show or hide the picture from which the position was read</source>
        <translation>Mostra o nascondi l’immagine da cui è stata letta la posizione</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Square</source>
        <translation>Casa dubbia &amp;successiva</translation>
    </message>
    <message>
        <source>Go to a square that may have been read wrong</source>
        <translation>Vai a una casa che potrebbe essere stata letta male</translation>
    </message>
    <message>
        <source>Pre&amp;vious Doubtful Square</source>
        <translation>Casa dubbia &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Turn Picture’s Position</source>
        <translation>&amp;Gira la posizione dell’immagine</translation>
    </message>
    <message>
        <source>Oth&amp;er Piece…</source>
        <translation>Altro pe&amp;zzo…</translation>
    </message>
    <message>
        <source>Ran&amp;dom Position…</source>
        <translation>Posizione casuale &amp;da materiale…</translation>
    </message>
    <message>
        <source>Set up a random legal position with given pieces, such as KRPvKR</source>
        <translation>Disponi una posizione legale casuale con pezzi dati, come KRPvKR</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Gioca mosse</translation>
    </message>
    <message>
        <source>To the &amp;Start</source>
        <translation>&amp;All’inizio</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>Una mossa &amp;indietro</translation>
    </message>
    <message>
        <source>One Move &amp;Forward</source>
        <translation>Una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>To the &amp;Last Move</source>
        <translation>All’&amp;ultima mossa</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>Variante p&amp;recedente</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Variante &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;New Position from Here</source>
        <translation>&amp;Nuova posizione da qui</translation>
    </message>
    <message>
        <source>Add the position shown to the collection, after the game</source>
        <translation>Aggiungi alla raccolta la posizione mostrata, dopo la partita</translation>
    </message>
    <message>
        <source>Several Posi&amp;tions from Games…</source>
        <translation>Più p&amp;osizioni dalle partite…</translation>
    </message>
    <message>
        <source>Add positions of the game, or of all selected games, after each of them</source>
        <translation>Aggiungi posizioni della partita, o di tutte le partite selezionate, dopo ciascuna di esse</translation>
    </message>
    <message>
        <source>&amp;Keep in Record</source>
        <translation>&amp;Conserva nella voce</translation>
    </message>
    <message>
        <source>Pro&amp;mote Variation</source>
        <translation>Promuovi varian&amp;te</translation>
    </message>
    <message>
        <source>Move this variation in front of the one before it</source>
        <translation>Sposta questa variante davanti alla precedente</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Elimina da qui</translation>
    </message>
    <message>
        <source>Delete this move, and those after it</source>
        <translation>Elimina questa mossa e quelle che la seguono</translation>
    </message>
    <message>
        <source>Other Side Ans&amp;wers</source>
        <translation>L’altra parte rispon&amp;de</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>Copia &amp;mosse</translation>
    </message>
    <message>
        <source>Copy as P&amp;GN</source>
        <translation>Copia come &amp;PGN</translation>
    </message>
    <message>
        <source>St&amp;ipulation</source>
        <translation>Enunc&amp;iato</translation>
    </message>
    <message>
        <source>Enter what the puzzle asks for: #2, h#3, s#4, or in words</source>
        <translation>Inserisci che cosa chiede il problema: #2, h#3, s#4, o a parole</translation>
    </message>
    <message>
        <source>Solve every position that has a stipulation</source>
        <translation>Risolvi tutte le posizioni che hanno un enunciato</translation>
    </message>
    <message>
        <source>Co&amp;py Solution</source>
        <translation>Co&amp;pia soluzione</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>Copia la soluzione come testo</translation>
    </message>
    <message>
        <source>Add Solution to &amp;Record</source>
        <translation>Aggiungi soluzione alla &amp;voce</translation>
    </message>
    <message>
        <source>Write the solution into the record</source>
        <translation>Scrivi la soluzione nella voce</translation>
    </message>
    <message>
        <source>Add T&amp;win</source>
        <translation>Aggiungi &amp;gemello</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Aggiungi un gemello uguale alla posizione mostrata</translation>
    </message>
    <message>
        <source>&amp;Next Twin</source>
        <translation>Gemello s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Pre&amp;vious Twin</source>
        <translation>Gemello prec&amp;edente</translation>
    </message>
    <message>
        <source>Re&amp;move Twin</source>
        <translation>Rimu&amp;ovi gemello</translation>
    </message>
    <message>
        <source>&amp;Find Tries</source>
        <translation>&amp;Cerca i tentativi</translation>
    </message>
    <message>
        <source>Also find first moves that only one defence refutes</source>
        <translation>Cerca anche le prime mosse confutate da una sola difesa</translation>
    </message>
    <message>
        <source>Find Set Pla&amp;y</source>
        <translation>Cerca i&amp;l gioco apparente</translation>
    </message>
    <message>
        <source>As&amp;k Popeye</source>
        <translation>C&amp;hiedi a Popeye</translation>
    </message>
    <message>
        <source>Popeye’s Te&amp;xt…</source>
        <translation>Testo di Pope&amp;ye…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Mostra che cosa si chiede a Popeye e che cosa dice</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>&amp;Posizione precedente</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>Posizione &amp;successiva</translation>
    </message>
    <message>
        <source>Next Proble&amp;m</source>
        <translation>&amp;Anomalia successiva</translation>
    </message>
    <message>
        <source>Show the next position with a problem</source>
        <translation>Mostra la prossima posizione con un’anomalia</translation>
    </message>
    <message>
        <source>Pr&amp;evious Problem</source>
        <translation>Anomalia p&amp;recedente</translation>
    </message>
    <message>
        <source>S&amp;how Positions with Problems</source>
        <translation>&amp;Mostra posizioni con anomalie</translation>
    </message>
    <message>
        <source>Show only positions with problems</source>
        <translation>Mostra solo le posizioni con anomalie</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Trova…</translation>
    </message>
    <message>
        <source>Find positions in the collection; Esc to go back</source>
        <translation>Trova posizioni nella raccolta; Esc per tornare</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Tro&amp;va successivo</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Trova precede&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Add Position</source>
        <translation>A&amp;ggiungi posizione</translation>
    </message>
    <message>
        <source>Dup&amp;licate Position</source>
        <translation>&amp;Duplica posizione</translation>
    </message>
    <message>
        <source>&amp;Delete Position</source>
        <translation>&amp;Elimina posizione</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>T&amp;itolo</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Materiale</translation>
    </message>
    <message>
        <source>&amp;Number of Pieces</source>
        <translation>&amp;Numero di pezzi</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>&amp;Rating</translation>
    </message>
    <message>
        <source>Check Res&amp;ult</source>
        <translation>&amp;Esito del controllo</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;sto</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Decrescente</translation>
    </message>
    <message>
        <source>&amp;Reverse Order</source>
        <translation>&amp;Inverti l’ordine</translation>
    </message>
    <message>
        <source>Edit &amp;Comment</source>
        <translation>Modifica &amp;commento</translation>
    </message>
    <message>
        <source>Edit the comment before the position in its file</source>
        <translation>Modifica il commento che precede la posizione nel file</translation>
    </message>
    <message>
        <source>Selection to New &amp;Window</source>
        <translation>Selezione in nuova &amp;finestra</translation>
    </message>
    <message>
        <source>Append &amp;File…</source>
        <translation>Accoda fi&amp;le…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Sposta in s&amp;u</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Sposta in gi&amp;ù</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>Sort B&amp;y</source>
        <translation>&amp;Ordina per</translation>
    </message>
    <message>
        <source>Rename Posi&amp;tion</source>
        <translation>Rinomina &amp;questa posizione</translation>
    </message>
    <message>
        <source>Edit the name of the position in the list</source>
        <translation>Modifica il nome della posizione nell’elenco</translation>
    </message>
    <message>
        <source>&amp;Set for Selected…</source>
        <translation>Imposta per le sele&amp;zionate…</translation>
    </message>
    <message>
        <source>Set names, author, stipulation and more for all selected positions</source>
        <translation>Imposta nomi, autore, enunciato e altro per tutte le posizioni selezionate</translation>
    </message>
    <message>
        <source>Replace Names with Num&amp;bers</source>
        <translation>Cam&amp;bia i nomi in numeri</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>Capo&amp;volgi scacchiera</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Capovolgi</translation>
    </message>
    <message>
        <source>Go to the &amp;Board</source>
        <translation>Vai alla &amp;scacchiera</translation>
    </message>
    <message>
        <source>&amp;Read Aloud</source>
        <translation>Leggi ad al&amp;ta voce</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>Apri fi&amp;le di esempio</translation>
    </message>
    <message>
        <source>New &amp;From…</source>
        <translation>N&amp;uovo da…</translation>
    </message>
    <message>
        <source>&amp;Famous Positions</source>
        <translation>Posizioni &amp;celebri</translation>
    </message>
    <message>
        <source>Open a copy of this example, to try things on</source>
        <translation>Apri una copia di questo esempio, per fare prove</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Problemi</translation>
    </message>
    <message>
        <source>&amp;Annotated Game</source>
        <translation>Partita co&amp;mmentata</translation>
    </message>
    <message>
        <source>Read the picture with White on the other side</source>
        <translation>Considera lato del Bianco l’altro lato dell’immagine</translation>
    </message>
    <message>
        <source>Place a fairy piece, by its Popeye code, on the cursor’s square</source>
        <translation>Metti un pezzo eterodosso, con il codice di Popeye, sulla casa del cursore</translation>
    </message>
    <message>
        <source>Write the moves, including those you played, into the record</source>
        <translation>Scrivi nella voce le mosse, con quanto è stato giocato</translation>
    </message>
    <message>
        <source>In a solved puzzle, answer each move with the defence that holds out longest</source>
        <translation>In un problema risolto, a ogni mossa segue la risposta che resiste più a lungo</translation>
    </message>
    <message>
        <source>Also find the mates that are set if the other side were to move</source>
        <translation>Cerca anche i matti pronti se muovesse l’altra parte</translation>
    </message>
    <message>
        <source>Solve the puzzle with Popeye, even if FenEdit can</source>
        <translation>Risolvi il problema con Popeye, anche se FenEdit sa farlo</translation>
    </message>
    <message>
        <source>Whole &amp;Position</source>
        <translation>Tutta la &amp;posizione</translation>
    </message>
    <message>
        <source>This &amp;Rank</source>
        <translation>Questa trave&amp;rsa</translation>
    </message>
    <message>
        <source>This &amp;File</source>
        <translation>Questa &amp;colonna</translation>
    </message>
    <message>
        <source>&amp;Attacks on This Square</source>
        <translation>&amp;Attacchi a questa casa</translation>
    </message>
    <message>
        <source>Position &amp;Check</source>
        <translation>C&amp;ontrollo della posizione</translation>
    </message>
    <message>
        <source>&amp;Kings</source>
        <translation>R&amp;e</translation>
    </message>
    <message>
        <source>&amp;Queens</source>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>R&amp;ooks</source>
        <translation>&amp;Torri</translation>
    </message>
    <message>
        <source>&amp;Bishops</source>
        <translation>Al&amp;fieri</translation>
    </message>
    <message>
        <source>K&amp;nights</source>
        <translation>Ca&amp;valli</translation>
    </message>
    <message>
        <source>Pawn&amp;s</source>
        <translation>Pedon&amp;i</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>Board &amp;Alone</source>
        <translation>S&amp;olo scacchiera</translation>
    </message>
    <message>
        <source>Show only the board and its FEN; Esc returns</source>
        <translation>Mostra solo la scacchiera e la sua FEN; Esc per tornare</translation>
    </message>
    <message>
        <source>List or Gallery by &amp;Width</source>
        <translation>Elenco o galleria secondo la &amp;larghezza</translation>
    </message>
    <message>
        <source>As &amp;List</source>
        <translation>Come &amp;elenco</translation>
    </message>
    <message>
        <source>As L&amp;ines of Text</source>
        <translation>Come &amp;righe di testo</translation>
    </message>
    <message>
        <source>As &amp;Gallery</source>
        <translation>Come &amp;galleria</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>&amp;Keys and Commands</source>
        <translation>Tasti e &amp;comandi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Trova comando…</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Digita una parte del nome di un comando</translation>
    </message>
    <message>
        <source>Find a Command</source>
        <translation>Trova un comando</translation>
    </message>
    <message>
        <source>&amp;About FenEdit</source>
        <translation>&amp;Informazioni su FenEdit</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Nessun file recente</translation>
    </message>
    <message>
        <source>{words} ({keys})</source>
        <translation>{words} ({keys})</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra strumenti</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Enter keeps the comment; Shift+Enter begins a new line.</source>
        <translation>Invio conferma il commento; Shift+Invio inizia una nuova riga.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ. Choose the version of each to keep.</source>
        <translation>
            <numerusform>%n riga è diversa. Scegli quale versione tenere.</numerusform>
            <numerusform>%n righe sono diverse. Scegli quale versione tenere di ciascuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mine, in this window</source>
        <translation>La mia, in questa finestra</translation>
    </message>
    <message>
        <source>Theirs, in the file</source>
        <translation>L’altra, nel file</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Righe diverse</translation>
    </message>
    <message>
        <source>Keep All &amp;Mine</source>
        <translation>Tieni tutte le &amp;mie</translation>
    </message>
    <message>
        <source>Take All &amp;Theirs</source>
        <translation>Prendi tutte le &amp;altre</translation>
    </message>
    <message>
        <source>&amp;Use These</source>
        <translation>&amp;Usa queste</translation>
    </message>
</context>
<context>
    <name>CopyAsDialog</name>
    <message>
        <source>Copy As</source>
        <translation>Copia come</translation>
    </message>
    <message>
        <source>&amp;Black at the bottom</source>
        <translation>&amp;Nero in basso</translation>
    </message>
    <message>
        <source>Copy and C&amp;lose</source>
        <translation>Copia e chi&amp;udi</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copied as {0}.</source>
        <translation>Copiato: {0}.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>&amp;Open in Browser</source>
        <translation>Apri nel &amp;browser</translation>
    </message>
    <message>
        <source>&amp;En passant square</source>
        <translation>Casa della presa &amp;en passant</translation>
    </message>
    <message>
        <source>C&amp;astling rights</source>
        <translation>Diritti d’&amp;arrocco</translation>
    </message>
    <message>
        <source>&amp;Piece letters</source>
        <translation>Lettere dei &amp;pezzi</translation>
    </message>
    <message>
        <source>No matching formats.</source>
        <translation>Nessun formato corrisponde.</translation>
    </message>
    <message>
        <source>There is no position to copy yet.</source>
        <translation>Non c’è ancora una posizione da copiare.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Nulla è omesso.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>Il campo FEN non contiene una FEN valida; questa è la posizione sulla scacchiera.</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it, or move it with the arrow keys; with Shift in larger steps</source>
        <translation>Trascinalo, o spostalo con le frecce; con Shift a passi più grandi</translation>
    </message>
</context>
<context>
    <name>CornersView</name>
    <message>
        <source>Where is the board?</source>
        <translation>Dov’è la scacchiera?</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Angolo in alto a sinistra</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Angolo in alto a destra</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Angolo in basso a destra</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Angolo in basso a sinistra</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Usa questa scacchiera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Nessuna casa è in dubbio.</translation>
    </message>
    <message>
        <source>Most squares are in doubt: move the corners.</source>
        <translation>La maggior parte delle case è in dubbio: sposta gli angoli.</translation>
    </message>
    <message>
        <source>The corners must stay in order around the board.</source>
        <translation>Gli angoli devono essere nel giusto ordine attorno alla scacchiera.</translation>
    </message>
</context>
<context>
    <name>CounterRows</name>
    <message>
        <source>Halfmove clock</source>
        <translation>Contatore semimosse</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Numero di mossa</translation>
    </message>
    <message>
        <source>Halfmoves since the last capture or pawn move</source>
        <translation>Semimosse dall’ultima cattura o mossa di pedone</translation>
    </message>
    <message>
        <source>Starts at 1; one more after each move by Black</source>
        <translation>Parte da 1; aumenta di uno dopo ogni mossa del Nero</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>The game is drawn once the halfmove clock reaches 150.</source>
        <translation>La partita è patta quando il contatore delle semimosse arriva a 150.</translation>
    </message>
    <message>
        <source>A draw can be claimed once the halfmove clock reaches 100.</source>
        <translation>Si può reclamare la patta quando il contatore delle semimosse arriva a 100.</translation>
    </message>
    <message>
        <source>Fullmove numbers start at 1; the 0 is kept.</source>
        <translation>I numeri di mossa partono da 1; lo 0 è conservato.</translation>
    </message>
    <message>
        <source>Unusually high fullmove number.</source>
        <translation>Numero di mossa insolitamente alto.</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Details are in the log: {path}</source>
        <translation>I dettagli sono nel registro: {path}</translation>
    </message>
    <message>
        <source>FenEdit</source>
        <translation>FenEdit</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Si è verificato un errore imprevisto.</translation>
    </message>
    <message>
        <source>Your work is kept and will be offered again if you restart FenEdit. You can go on, but it is best to save now.</source>
        <translation>Il tuo lavoro è conservato e ti sarà riproposto al riavvio di FenEdit. Puoi continuare, ma è meglio salvare subito.</translation>
    </message>
    <message>
        <source>Your work could not be kept for a restart. Save it now, before you go on.</source>
        <translation>Non è stato possibile conservare il tuo lavoro per il riavvio. Salvalo adesso, prima di continuare.</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Set for Selected</source>
        <translation>Imposta per le selezionate</translation>
    </message>
    <message numerus="yes">
        <source>Set for %n selected positions:</source>
        <translation>
            <numerusform>Imposta per %n posizione selezionata:</numerusform>
            <numerusform>Imposta per %n posizioni selezionate:</numerusform>
        </translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>In a name, {number} counts the positions and {name} is the current name.</source>
        <translation>In un nome, {number} numera le posizioni e {name} è il nome attuale.</translation>
    </message>
    <message>
        <source>Such as #2, h#3 or “White to play and win”</source>
        <translation>Come #2, h#3 o «Il Bianco muove e vince»</translation>
    </message>
    <message>
        <source>Set {field}</source>
        <translation>Imposta: {field}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Invariato</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>Open %n files, the first one here</source>
        <translation>
            <numerusform>Apri %n file qui</numerusform>
            <numerusform>Apri %n file, il primo qui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n files in new windows</source>
        <translation>
            <numerusform>Apri %n file in una nuova finestra</numerusform>
            <numerusform>Apri %n file in nuove finestre</numerusform>
        </translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Apri qui</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Apri in una nuova finestra</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Incolla qui</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>Drag to change the width; double-click for the usual one</source>
        <translation>Trascina per cambiare la larghezza; doppio clic per quella abituale</translation>
    </message>
</context>
<context>
    <name>EmptyNote</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
</context>
<context>
    <name>EnPassantBox</name>
    <message>
        <source>En passant target square</source>
        <translation>Casa della presa en passant</translation>
    </message>
    <message>
        <source>Not possible in this position.</source>
        <translation>Non possibile in questa posizione.</translation>
    </message>
    <message>
        <source>{0}, not possible</source>
        <translation>{0}, non possibile</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Codifica</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as:</source>
        <translation>Le righe di «{name}» che non sono in UTF-8 vengono lette come:</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Codifica</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Riapri</translation>
    </message>
    <message>
        <source>The whole file is read as UTF-16.</source>
        <translation>L’intero file viene letto come UTF-16.</translation>
    </message>
    <message>
        <source>No line was found that is not UTF-8.</source>
        <translation>Non è stata trovata alcuna riga che non sia in UTF-8.</translation>
    </message>
    <message>
        <source>The encoding is detected from the text of the file.</source>
        <translation>La codifica si ricava dal testo del file.</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose the engine and its limits</source>
        <translation>Scegli il motore e i suoi limiti</translation>
    </message>
    <message>
        <source>Choose engine</source>
        <translation>Scegli motore</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Acceso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Spento</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Stop engine</source>
        <translation>Ferma motore</translation>
    </message>
    <message>
        <source>Start engine</source>
        <translation>Avvia motore</translation>
    </message>
    <message>
        <source>Off. What an engine says is a hint, not a proof.</source>
        <translation>Spento. Ciò che dice un motore è un’indicazione, non una prova.</translation>
    </message>
    <message>
        <source>No engine chosen. Any UCI engine will do.</source>
        <translation>Nessun motore scelto. Va bene qualsiasi motore UCI.</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Line {0}: nothing yet</source>
        <translation>Linea {0}: ancora nulla</translation>
    </message>
</context>
<context>
    <name>EngineView</name>
    <message>
        <source>Asking the engine…</source>
        <translation>Interrogazione del motore…</translation>
    </message>
</context>
<context>
    <name>ExportPictureDialog</name>
    <message>
        <source>Export Picture</source>
        <translation>Esporta immagine</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Didascalia</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Salva immagine</translation>
    </message>
</context>
<context>
    <name>FaultControl</name>
    <message>
        <source>Stopped looking for problems.</source>
        <translation>Ricerca di anomalie fermata.</translation>
    </message>
    <message>
        <source>No other position has a problem. {words}</source>
        <translation>Nessun’altra posizione ha un’anomalia. {words}</translation>
    </message>
    <message>
        <source>Continued from the beginning. {words}</source>
        <translation>Ricerca ripresa dall’inizio. {words}</translation>
    </message>
    <message>
        <source>Continued from the end. {words}</source>
        <translation>Ricerca ripresa dalla fine. {words}</translation>
    </message>
    <message>
        <source>The quick check found no problems.</source>
        <translation>Il controllo rapido non ha trovato anomalie.</translation>
    </message>
    <message>
        <source>All {total} positions are playable. Whether they can arise in a game was not checked.</source>
        <translation>Tutte le {total} posizioni sono giocabili. Non si è verificato se possano nascere in partita.</translation>
    </message>
    <message>
        <source>The quick check found no problems in {total} positions.</source>
        <translation>Il controllo rapido non ha trovato anomalie in {total} posizioni.</translation>
    </message>
    <message>
        <source>Looking for problems: {share} of {total} positions. Esc to stop.</source>
        <translation>Ricerca di anomalie: {share} di {total} posizioni. Esc per fermare.</translation>
    </message>
    <message>
        <source>The search for problems failed. See the log.</source>
        <translation>La ricerca di anomalie non è riuscita. Vedi il registro.</translation>
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
        <translation>Digita o incolla una FEN, o disponi i pezzi sulla scacchiera</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the FEN</source>
        <translation>Copia la FEN</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Incolla una posizione</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Posizioni recenti</translation>
    </message>
    <message>
        <source>Moves: press Enter to read them as a game.</source>
        <translation>Mosse: premi Invio per leggerle come partita.</translation>
    </message>
    <message>
        <source>The field is empty. Esc restores the FEN of the board.</source>
        <translation>Il campo è vuoto. Esc ripristina la FEN della scacchiera.</translation>
    </message>
    <message>
        <source>Too long to edit here ({0} characters): the field shows the beginning, and the file keeps everything.</source>
        <translation>Troppo lungo da modificare qui ({0} caratteri): il campo mostra l’inizio, il file conserva tutto.</translation>
    </message>
    <message>
        <source>Write {0} instead</source>
        <translation>Scrivi invece {0}</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>Correggi</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>“{name}” contains NUL characters. They are kept.</source>
        <translation>«{name}» contiene caratteri NUL. Sono conservati.</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posizioni</translation>
    </message>
    <message>
        <source>This document is not in a file yet. It will be saved in UTF-8.</source>
        <translation>Questo documento non è ancora in un file. Sarà salvato in UTF-8.</translation>
    </message>
    <message>
        <source>All lines of “{name}” are UTF-8.</source>
        <translation>Tutte le righe di «{name}» sono in UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” is read as {encoding}.</source>
        <translation>«{name}» viene letto come {encoding}.</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as {encoding}. If they look wrong, choose File › Encoding…</source>
        <translation>Le righe di «{name}» che non sono in UTF-8 vengono lette come {encoding}. Se appaiono sbagliate, scegli File › Codifica…</translation>
    </message>
    <message>
        <source>The moves that you played are not in the file: Moves › Keep in Record adds them. A PGN file can hold all of them.</source>
        <translation>Le mosse che hai giocato non sono nel file: Mosse › Conserva nella voce le aggiunge. Un file PGN può contenerle tutte.</translation>
    </message>
    <message>
        <source>Saving this file was interrupted. Its earlier content is in {copy}.</source>
        <translation>Il salvataggio di questo file è stato interrotto. Il contenuto precedente è in {copy}.</translation>
    </message>
    <message>
        <source>This is a copy of the example “{name}”. Save it to keep your changes.</source>
        <translation>Questa è una copia dell’esempio «{name}». Salvala per conservare le modifiche.</translation>
    </message>
    <message>
        <source>Not saved: with your moves, game {number} would lose a part of its text. Copy as PGN keeps them.</source>
        <translation>Non salvato: con le tue mosse la partita {number} perderebbe una parte del suo testo. Copia come PGN include le tue mosse.</translation>
    </message>
    <message>
        <source>Not saved: record {number} cannot hold all moves that you played. Save as PGN.</source>
        <translation>Non salvato: la voce {number} non può contenere tutte le mosse che hai giocato. Salva come PGN.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but its text may contain some. Copy the text and paste it here to choose how to read it.</source>
        <translation>Nessuna riga di «{name}» è una posizione, ma il testo potrebbe contenerne. Copia il testo e incollalo qui per scegliere come leggerlo.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but positions were found in its text. They are shown as a new document; the file is unchanged.</source>
        <translation>Nessuna riga di «{name}» è una posizione, ma nel testo sono state trovate posizioni. Sono mostrate come nuovo documento; il file non è cambiato.</translation>
    </message>
    <message>
        <source>Not saved. “{name}” is unchanged, and your work is still here.</source>
        <translation>Non salvato. «{name}» non è cambiato, e il tuo lavoro è ancora qui.</translation>
    </message>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Apertura di «{name}»…</translation>
    </message>
    <message>
        <source>Reading the puzzles in “{name}”…</source>
        <translation>Lettura dei problemi in «{name}»…</translation>
    </message>
    <message>
        <source>Saving “{name}”…</source>
        <translation>Salvataggio di «{name}»…</translation>
    </message>
    <message>
        <source>Comparing “{name}”…</source>
        <translation>Confronto di «{name}»…</translation>
    </message>
    <message>
        <source>Converting “{name}”…</source>
        <translation>Conversione di «{name}»…</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>FEN, one position per line</source>
        <translation>FEN, una posizione per riga</translation>
    </message>
    <message>
        <source>EPD, positions with operations</source>
        <translation>EPD, posizioni con operazioni</translation>
    </message>
    <message>
        <source>PGN, games</source>
        <translation>PGN, partite</translation>
    </message>
    <message>
        <source>Olive, collection of puzzles</source>
        <translation>Olive, raccolta di problemi</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Compressed with {name}</source>
        <translation>Compresso con {name}</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>CSV, table for spreadsheets</source>
        <translation>CSV, tabella per fogli di calcolo</translation>
    </message>
    <message>
        <source>TSV, table with tabs</source>
        <translation>TSV, tabella con tabulazioni</translation>
    </message>
    <message>
        <source>Positions and pictures</source>
        <translation>Posizioni e immagini</translation>
    </message>
    <message>
        <source>Pictures and PDF</source>
        <translation>Immagini e PDF</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
</context>
<context>
    <name>FileSentences</name>
    <message>
        <source>Saved.</source>
        <translation>Salvato.</translation>
    </message>
    <message numerus="yes">
        <source>Saved. %n records without a position were written as typed.</source>
        <translation>
            <numerusform>Salvato. %n voce senza posizione è stata scritta così come digitata.</numerusform>
            <numerusform>Salvato. %n voci senza posizione sono state scritte così come digitate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be read as comments or blank lines.</source>
        <translation>
            <numerusform>%n di queste sarà letta come commento o riga vuota.</numerusform>
            <numerusform>%n di queste saranno lette come commenti o righe vuote.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle in “{name}” can be shown; the file is unchanged.</source>
        <translation>Nessun problema di «{name}» può essere mostrato; il file non è cambiato.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from “{name}” are shown as a new document; the file is unchanged.</source>
        <translation>
            <numerusform>%n problema di «{name}» è mostrato come nuovo documento; il file non è cambiato.</numerusform>
            <numerusform>%n problemi di «{name}» sono mostrati come nuovo documento; il file non è cambiato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not positions.</source>
        <translation>
            <numerusform>%n di essi non è una posizione.</numerusform>
            <numerusform>%n di essi non sono posizioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FENs are incomplete or not understood; their operations “fen” have them.</source>
        <translation>
            <numerusform>%n FEN è incompleta o non compresa; la sua operazione “fen” la contiene.</numerusform>
            <numerusform>%n FEN sono incomplete o non comprese; le loro operazioni “fen” le contengono.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”.</source>
        <translation>Salvata una copia come «{name}».</translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”. The document itself is not saved yet.</source>
        <translation>Salvata una copia come «{name}». Il documento stesso non è ancora salvato.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find positions</source>
        <translation>Trova posizioni</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>In partite</translation>
    </message>
    <message>
        <source>Find any position of a game, not only the first</source>
        <translation>Trova qualsiasi posizione di una partita, non solo la prima</translation>
    </message>
    <message>
        <source>Show only matches</source>
        <translation>Mostra solo i risultati</translation>
    </message>
    <message>
        <source>Examples and similar positions</source>
        <translation>Esempi e posizioni simili</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Find {query}</source>
        <translation>Trova {query}</translation>
    </message>
    <message>
        <source>&amp;Same as This Board</source>
        <translation>&amp;Come questa scacchiera</translation>
    </message>
    <message>
        <source>&amp;Containing All These Pieces</source>
        <translation>Con &amp;tutti questi pezzi</translation>
    </message>
    <message>
        <source>Also &amp;Mirrored</source>
        <translation>Anche &amp;specchiata</translation>
    </message>
    <message>
        <source>Also &amp;Shifted</source>
        <translation>Anche tras&amp;lata</translation>
    </message>
    <message>
        <source>Also with &amp;Colours Swapped</source>
        <translation>Anche a colori &amp;invertiti</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Esempi</translation>
    </message>
</context>
<context>
    <name>FindControl</name>
    <message>
        <source>No matches.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Ricerca ripresa dalla fine.</translation>
    </message>
    <message>
        <source>Continued from the beginning.</source>
        <translation>Ricerca ripresa dall’inizio.</translation>
    </message>
    <message>
        <source>The search failed; matches found so far are shown. See the log.</source>
        <translation>La ricerca non è riuscita; sono mostrati i risultati trovati finora. Vedi il registro.</translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{found} di {total}</translation>
    </message>
    <message>
        <source>None of {total}</source>
        <translation>0 di {total}</translation>
    </message>
    <message>
        <source>{words} · {share}</source>
        <translation>{words} · {share}</translation>
    </message>
    <message>
        <source>None of {total} contains this text. Did you mean “{meaning}”?</source>
        <translation>Nessuna di {total} contiene questo testo. Intendevi «{meaning}»?</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Ancora nessun risultato</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>The font “{font}” is not installed; {ours} takes its place.</source>
        <translation>Il font «{font}» non è installato; al suo posto si usa {ours}.</translation>
    </message>
    <message>
        <source>The font “{font}” may not be embedded; {ours} is used instead.</source>
        <translation>Il font «{font}» non si può incorporare; al suo posto si usa {ours}.</translation>
    </message>
    <message>
        <source>Not in the chosen font, so taken from others: {letters}.</source>
        <translation>Simboli assenti nel font scelto e perciò presi da altri: {letters}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Annulla: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Ripeti: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Annulla mossa</translation>
    </message>
    <message>
        <source>&amp;Redo Move</source>
        <translation>&amp;Ripeti mossa</translation>
    </message>
</context>
<context>
    <name>LabelEntry</name>
    <message>
        <source>Label of {square}</source>
        <translation>Etichetta di {square}</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etichetta</translation>
    </message>
</context>
<context>
    <name>LossBar</name>
    <message>
        <source>Not everything was read</source>
        <translation>Non tutto è stato letto</translation>
    </message>
    <message>
        <source>Some of “{name}” could not be read. Missing here: {losses}.</source>
        <translation>Non è stato possibile leggere tutto «{name}». Qui manca: {losses}.</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>riga {numbers}</numerusform>
            <numerusform>righe {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>EPD operations of %n positions</source>
        <translation>
            <numerusform>operazioni EPD di %n posizione</numerusform>
            <numerusform>operazioni EPD di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %n positions, which become comment lines</source>
        <translation>
            <numerusform>il nome di %n posizione, che diventa una riga di commento</numerusform>
            <numerusform>i nomi di %n posizioni, che diventano righe di commento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>marks of %n positions</source>
        <translation>
            <numerusform>segni di %n posizione</numerusform>
            <numerusform>segni di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n games</source>
        <translation>
            <numerusform>tag di %n partita</numerusform>
            <numerusform>tag di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves of %n games</source>
        <translation>
            <numerusform>mosse di %n partita</numerusform>
            <numerusform>mosse di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>variations of %n games</source>
        <translation>
            <numerusform>varianti di %n partita</numerusform>
            <numerusform>varianti di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comments in %n games</source>
        <translation>
            <numerusform>commenti in %n partita</numerusform>
            <numerusform>commenti in %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mark of Chess960 of %n positions</source>
        <translation>
            <numerusform>indicazione Chess960 di %n posizione</numerusform>
            <numerusform>indicazione Chess960 di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment lines</source>
        <translation>
            <numerusform>%n riga di commento</numerusform>
            <numerusform>%n righe di commento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines</source>
        <translation>
            <numerusform>%n riga vuota</numerusform>
            <numerusform>%n righe vuote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>annotation signs of %n games</source>
        <translation>
            <numerusform>simboli di annotazione di %n partita</numerusform>
            <numerusform>simboli di annotazione di %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operations of %n positions, which become remarks</source>
        <translation>
            <numerusform>operazioni di %n posizione, che diventano un’osservazione</numerusform>
            <numerusform>operazioni di %n posizioni, che diventano osservazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>braces in %n remarks, which become round brackets</source>
        <translation>
            <numerusform>parentesi graffe in %n osservazione, che diventano tonde</numerusform>
            <numerusform>parentesi graffe in %n osservazioni, che diventano tonde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>NUL characters of %n lines</source>
        <translation>
            <numerusform>caratteri NUL di %n riga</numerusform>
            <numerusform>caratteri NUL di %n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not valid YAML</source>
        <translation>
            <numerusform>%n elemento che non è YAML valido</numerusform>
            <numerusform>%n elementi che non sono YAML valido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with lists nested too deep</source>
        <translation>
            <numerusform>%n elemento con elenchi annidati troppo in profondità</numerusform>
            <numerusform>%n elementi con elenchi annidati troppo in profondità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are too large for a puzzle</source>
        <translation>
            <numerusform>%n elemento troppo grande per un problema</numerusform>
            <numerusform>%n elementi troppo grandi per un problema</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that refer to something missing</source>
        <translation>
            <numerusform>%n elemento che rimanda a qualcosa che manca</numerusform>
            <numerusform>%n elementi che rimandano a qualcosa che manca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with a list as the name of a field</source>
        <translation>
            <numerusform>%n elemento con un elenco come nome di un campo</numerusform>
            <numerusform>%n elementi con un elenco come nome di un campo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with two pieces on one square</source>
        <translation>
            <numerusform>%n problema con due pezzi su una casa</numerusform>
            <numerusform>%n problemi con due pezzi su una casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pieces of %n puzzles, which are not given</source>
        <translation>
            <numerusform>i pezzi di %n problema, che non sono indicati</numerusform>
            <numerusform>i pezzi di %n problemi, che non sono indicati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the meaning of illegal key moves in %n puzzles</source>
        <translation>
            <numerusform>il significato di chiavi illegali in %n problema</numerusform>
            <numerusform>il significato di chiavi illegali in %n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with fairy pieces</source>
        <translation>
            <numerusform>%n problema con pezzi eterodossi</numerusform>
            <numerusform>%n problemi con pezzi eterodossi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not puzzles</source>
        <translation>
            <numerusform>%n elemento che non è un problema</numerusform>
            <numerusform>%n elementi che non sono problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texts beyond 255 characters in %n puzzles</source>
        <translation>
            <numerusform>testi oltre i 255 caratteri in %n problema</numerusform>
            <numerusform>testi oltre i 255 caratteri in %n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>straight quotation marks in %n puzzles, which become curved</source>
        <translation>
            <numerusform>virgolette dritte in %n problema, che diventano curve</numerusform>
            <numerusform>virgolette dritte in %n problemi, che diventano curve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other fields of %n puzzles</source>
        <translation>
            <numerusform>altri campi di %n problema</numerusform>
            <numerusform>altri campi di %n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>castling rights of %n positions</source>
        <translation>
            <numerusform>diritti d’arrocco di %n posizione</numerusform>
            <numerusform>diritti d’arrocco di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counters of %n positions</source>
        <translation>
            <numerusform>contatori di %n posizione</numerusform>
            <numerusform>contatori di %n posizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>all columns and rows of the opened file that you did not choose</source>
        <translation>tutte le colonne e le righe del file aperto che non hai scelto</translation>
    </message>
    <message numerus="yes">
        <source>%n records that are not positions</source>
        <translation>
            <numerusform>%n voce che non è una posizione</numerusform>
            <numerusform>%n voci che non sono posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other parts of %n records</source>
        <translation>
            <numerusform>altre parti di %n voce</numerusform>
            <numerusform>altre parti di %n voci</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{command}: on</source>
        <translation>{command}: sì</translation>
    </message>
    <message>
        <source>{command}: off</source>
        <translation>{command}: no</translation>
    </message>
    <message>
        <source>{command}: on. Press Esc to leave.</source>
        <translation>{command}: sì. Premi Esc per tornare.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Page of the manual</source>
        <translation>Pagina del manuale</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Not found in the manual.</source>
        <translation>Non trovato nel manuale.</translation>
    </message>
    <message>
        <source>Most pages are in English.</source>
        <translation>La maggior parte delle pagine è in inglese.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>MarksBar</name>
    <message>
        <source>Marks tool</source>
        <translation>Strumento Segni</translation>
    </message>
    <message>
        <source>Click to draw a circle, drag to draw an arrow</source>
        <translation>Fai clic per disegnare un cerchio, trascina per disegnare una freccia</translation>
    </message>
    <message>
        <source>Click to highlight a square</source>
        <translation>Fai clic per evidenziare una casa</translation>
    </message>
    <message>
        <source>Click to label a square</source>
        <translation>Fai clic per dare un’etichetta a una casa</translation>
    </message>
    <message>
        <source>Another colour (5). Click it again to choose which</source>
        <translation>Un altro colore (5). Fai di nuovo clic per sceglierlo</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Remove all marks of this position</source>
        <translation>Rimuovi tutti i segni di questa posizione</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Leave the Marks tool (Esc)</source>
        <translation>Lascia lo strumento Segni (Esc)</translation>
    </message>
    <message>
        <source>Colour of Marks</source>
        <translation>Colore dei segni</translation>
    </message>
</context>
<context>
    <name>MarksButton</name>
    <message>
        <source>Marks</source>
        <translation>Segni</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels</source>
        <translation>Disegna frecce, cerchi, evidenziazioni ed etichette</translation>
    </message>
</context>
<context>
    <name>MarksController</name>
    <message>
        <source>&amp;Marks</source>
        <translation>Se&amp;gni</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Cerchio</translation>
    </message>
    <message>
        <source>&amp;Highlight</source>
        <translation>&amp;Evidenziazione</translation>
    </message>
    <message>
        <source>&amp;Label…</source>
        <translation>E&amp;tichetta…</translation>
    </message>
    <message>
        <source>Clear &amp;Marks Here</source>
        <translation>Cancella i &amp;segni qui</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click for a circle; 1–5: colour. Esc to stop</source>
        <translation>Segni: trascina per una freccia, clic per un cerchio; 1–5: colore. Esc per smettere</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to highlight; 1–5: colour. Esc to stop</source>
        <translation>Segni: trascina per una freccia, clic per evidenziare; 1–5: colore. Esc per smettere</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to label; 1–5: colour. Esc to stop</source>
        <translation>Segni: trascina per una freccia, clic per un’etichetta; 1–5: colore. Esc per smettere</translation>
    </message>
</context>
<context>
    <name>MaterialDialog</name>
    <message>
        <source>Random Position</source>
        <translation>Posizione casuale</translation>
    </message>
    <message>
        <source>Such as KRPvKR</source>
        <translation>Come KRPvKR</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Uno dei due</translation>
    </message>
    <message>
        <source>The same number gives the same position again</source>
        <translation>Lo stesso numero dà di nuovo la stessa posizione</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Materiale</translation>
    </message>
    <message>
        <source>&amp;Side to move</source>
        <translation>&amp;Tratto</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Numero</translation>
    </message>
    <message>
        <source>S&amp;et Up</source>
        <translation>&amp;Disponi</translation>
    </message>
    <message>
        <source>Expected two armies, such as KRPvKR: White’s, v, and Black’s.</source>
        <translation>Sono previsti due schieramenti, come KRPvKR: del Bianco, v, e del Nero.</translation>
    </message>
    <message>
        <source>No legal position was found. Try another number or fewer pieces.</source>
        <translation>Nessuna posizione legale trovata. Prova un altro numero o meno pezzi.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
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
        <translation>Larghezza in millimetri</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Nf3, 20</source>
        <translation>Cf3, 20</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Digita una mossa</translation>
    </message>
    <message>
        <source>Type moves such as Nf3 or g1f3, or 20 or 20b to go to move 20; press Enter</source>
        <translation>Digita mosse come Nf3 o g1f3, oppure 20 o 20b per andare alla mossa 20; premi Invio</translation>
    </message>
</context>
<context>
    <name>MovesBar</name>
    <message>
        <source>More for these moves</source>
        <translation>Altro per queste mosse</translation>
    </message>
    <message>
        <source>Moves of a game, moves that you play, and solutions appear here.</source>
        <translation>Qui appaiono le mosse di una partita, quelle che giochi e le soluzioni.</translation>
    </message>
</context>
<context>
    <name>MovesController</name>
    <message>
        <source>No moves can be played. {0}</source>
        <translation>Non si possono giocare mosse. {0}</translation>
    </message>
    <message>
        <source>Moves played in a twin are not kept: the record holds those of the diagram.</source>
        <translation>Le mosse giocate in un gemello non si conservano: la voce ha quelle del diagramma.</translation>
    </message>
    <message>
        <source>Taking positions…</source>
        <translation>Estrazione delle posizioni…</translation>
    </message>
    <message>
        <source>The record keeps one line. To keep variations, save as PGN and keep the moves again.</source>
        <translation>La voce conserva una sola linea. Per conservare le varianti, salva come PGN e conserva di nuovo le mosse.</translation>
    </message>
    <message>
        <source>The moves are in the record now.</source>
        <translation>Ora le mosse sono nella voce.</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Annullato: {step}.</translation>
    </message>
    <message>
        <source>Redone: {step}.</source>
        <translation>Ripetuto: {step}.</translation>
    </message>
    <message>
        <source>The record cannot hold these moves.</source>
        <translation>La voce non può contenere queste mosse.</translation>
    </message>
    <message>
        <source>The moves of this record were not read to the end, so they were left unchanged.</source>
        <translation>Le mosse di questa voce non sono state lette fino alla fine, perciò restano come sono.</translation>
    </message>
    <message>
        <source>“{text}” in the game would be lost, so it was left unchanged. Copy as PGN keeps your moves.</source>
        <translation>«{text}» nella partita andrebbe perso, perciò la partita resta com’è. Copia come PGN include le tue mosse.</translation>
    </message>
    <message>
        <source>Copied the moves.</source>
        <translation>Mosse copiate.</translation>
    </message>
    <message>
        <source>These are more than {most} moves, too many to copy. Copy Moves takes the line shown.</source>
        <translation>Sono più di {most} mosse, troppe da copiare. Copia mosse copia la linea mostrata.</translation>
    </message>
    <message>
        <source>Copied as PGN.</source>
        <translation>Copiato come PGN.</translation>
    </message>
    <message>
        <source>Playing moves. {0}</source>
        <translation>Gioco di mosse. {0}</translation>
    </message>
    <message>
        <source>Play ended</source>
        <translation>Gioco terminato</translation>
    </message>
    <message>
        <source>There is no move {place} here.</source>
        <translation>Qui non c’è la mossa {place}.</translation>
    </message>
    <message>
        <source>Not in the solution.</source>
        <translation>Non è nella soluzione.</translation>
    </message>
</context>
<context>
    <name>MovesSection</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>New Position</source>
        <translation>Nuova posizione</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Show the moves of the record</source>
        <translation>Mostra le mosse della voce</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Orologio: {time}</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Espandi tutto</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Comprimi tutto</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>Name of the position</source>
        <translation>Nome della posizione</translation>
    </message>
</context>
<context>
    <name>NewFromDialog</name>
    <message>
        <source>New From</source>
        <translation>Nuovo da</translation>
    </message>
    <message>
        <source>Type to filter, such as rook, mate or opening</source>
        <translation>Scrivi per filtrare, come torre, matto o apertura</translation>
    </message>
    <message>
        <source>Filter the positions</source>
        <translation>Filtra le posizioni</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
    <message>
        <source>Your own FEN, EPD and PGN files are listed, too, if they are in this folder.</source>
        <translation>Anche i tuoi file FEN, EPD e PGN sono elencati, se sono in questa cartella.</translation>
    </message>
    <message>
        <source>These could not be read: {files}.</source>
        <translation>Non è stato possibile leggere: {files}.</translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>Apri la &amp;cartella</translation>
    </message>
    <message>
        <source>&amp;Set Up</source>
        <translation>&amp;Disponi</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n puzzles take too long, or cannot be solved.</source>
        <translation>
            <numerusform>%n problema richiede troppo tempo o non si può risolvere.</numerusform>
            <numerusform>%n problemi richiedono troppo tempo o non si possono risolvere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records without a position were left out: no. {numbers}.</source>
        <translation>
            <numerusform>%n voce senza posizione è stata omessa: n. {numbers}.</numerusform>
            <numerusform>%n voci senza posizione sono state omesse: n. {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole games were left out: no. {numbers}. Moves › New Position from Here makes positions from games.</source>
        <translation>
            <numerusform>%n partita intera è stata omessa: n. {numbers}. Mosse › Nuova posizione da qui estrae posizioni dalle partite.</numerusform>
            <numerusform>%n partite intere sono state omesse: n. {numbers}. Mosse › Nuova posizione da qui estrae posizioni dalle partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
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
        <translation>Nuova operazione</translation>
    </message>
    <message>
        <source>Operation, such as Name</source>
        <translation>Operazione, ad esempio Nome</translation>
    </message>
</context>
<context>
    <name>OperationsCard</name>
    <message>
        <source>Delete</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Delete the selected operation</source>
        <translation>Elimina l’operazione selezionata</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Aggiungi…</translation>
    </message>
    <message>
        <source>Add an operation</source>
        <translation>Aggiungi un’operazione</translation>
    </message>
    <message>
        <source>Tags of the game</source>
        <translation>Tag della partita</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operazioni</translation>
    </message>
    <message>
        <source>Too many to list here; all are kept.</source>
        <translation>Troppe da elencare qui; sono tutte conservate.</translation>
    </message>
    <message>
        <source>No tags</source>
        <translation>Nessun tag</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Nessuna operazione</translation>
    </message>
    <message>
        <source>Read-only here: Puzzle Data… changes names, source and the like.</source>
        <translation>Qui in sola lettura: Dati… del problema cambia nomi, fonte e simili.</translation>
    </message>
    <message>
        <source>No operations. They add a name, the best move or a remark.</source>
        <translation>Nessuna operazione. Aggiungono un nome, la mossa migliore o una nota.</translation>
    </message>
    <message>
        <source>Set by the counters; change it there.</source>
        <translation>Impostata dai contatori; modificala lì.</translation>
    </message>
</context>
<context>
    <name>OperationsModel</name>
    <message>
        <source>Operation</source>
        <translation>Operazione</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>{text}. Not applied: {reason}</source>
        <translation>{text}. Non applicato: {reason}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Drag names, or press {up} and {down}, to change their order</source>
        <translation>Trascina i nomi o premi {up} e {down} per cambiarne l’ordine</translation>
    </message>
</context>
<context>
    <name>OtherPieceDialog</name>
    <message>
        <source>Other Piece</source>
        <translation>Altro pezzo</translation>
    </message>
    <message>
        <source>Popeye’s code, or the name in English</source>
        <translation>Codice di Popeye, o nome in inglese</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutro</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>&amp;Piece</source>
        <translation>&amp;Pezzo</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Colore</translation>
    </message>
    <message>
        <source>&amp;Attribute</source>
        <translation>&amp;Attributo</translation>
    </message>
    <message>
        <source>Popeye knows no piece of this code or name.</source>
        <translation>Popeye non conosce pezzi con questo codice o nome.</translation>
    </message>
</context>
<context>
    <name>OutsideChanges</name>
    <message>
        <source>Comparing…</source>
        <translation>Confronto…</translation>
    </message>
    <message>
        <source>Moves that you played were in records that are gone. Undo brings records and moves back.</source>
        <translation>Alcune mosse che hai giocato erano in voci che non ci sono più. Annulla ripristina le une e le altre.</translation>
    </message>
</context>
<context>
    <name>OwnBoardDialog</name>
    <message>
        <source>Board Colours</source>
        <translation>Colori della scacchiera</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Light squares</source>
        <translation>Case &amp;chiare</translation>
    </message>
    <message>
        <source>&amp;Dark squares</source>
        <translation>Case &amp;scure</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>C&amp;oordinate</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Co&amp;rnice</translation>
    </message>
    <message>
        <source>&amp;Rings and signs</source>
        <translation>&amp;Anelli e simboli</translation>
    </message>
    <message>
        <source>Last &amp;move</source>
        <translation>&amp;Ultima mossa</translation>
    </message>
    <message>
        <source>Open the F&amp;older</source>
        <translation>Apri la car&amp;tella</translation>
    </message>
    <message>
        <source>Each board is a file there that you can share.</source>
        <translation>Lì ogni scacchiera è un file che puoi condividere.</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>“{name}” will be replaced.</source>
        <translation>«{name}» verrà sostituita.</translation>
    </message>
    <message>
        <source>Hard to see: {what}.</source>
        <translation>Si distingue male: {what}.</translation>
    </message>
    <message>
        <source>light beside dark squares</source>
        <translation>case chiare accanto a case scure</translation>
    </message>
    <message>
        <source>black pieces on light squares</source>
        <translation>pezzi neri su case chiare</translation>
    </message>
    <message>
        <source>black pieces on dark squares</source>
        <translation>pezzi neri su case scure</translation>
    </message>
    <message>
        <source>coordinates on light squares</source>
        <translation>coordinate su case chiare</translation>
    </message>
    <message>
        <source>coordinates on dark squares</source>
        <translation>coordinate su case scure</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}.</source>
        <translation>Impossibile salvare «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted: {reason}.</source>
        <translation>Impossibile eliminare «{name}»: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureHandle</name>
    <message>
        <source>Drag the diagram into another program, or click to copy it</source>
        <translation>Trascina il diagramma in un altro programma, o fai clic per copiarlo</translation>
    </message>
    <message>
        <source>Picture of the diagram</source>
        <translation>Immagine del diagramma</translation>
    </message>
</context>
<context>
    <name>PictureNumbers</name>
    <message numerus="yes">
        <source>%n pictures saved.</source>
        <translation>
            <numerusform>%n immagine salvata.</numerusform>
            <numerusform>%n immagini salvate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of these names are in the folder.</source>
        <translation>
            <numerusform>Nella cartella c’è già %n file con questo nome.</numerusform>
            <numerusform>Nella cartella ci sono già %n file con questi nomi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be saved, the first is “{name}”: {why}</source>
        <translation>
            <numerusform>Non è stato possibile salvare %n immagine, «{name}»: {why}</numerusform>
            <numerusform>Non è stato possibile salvare %n immagini, la prima è «{name}»: {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientamento</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Coor&amp;dinate</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>Co&amp;lori</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>S&amp;fondo</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>&amp;Pezzi</translation>
    </message>
    <message>
        <source>Fo&amp;nt</source>
        <translation>Fo&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Co&amp;rnice</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margine</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Ultima mossa</translation>
    </message>
    <message>
        <source>Highlight the move that led to the position</source>
        <translation>Evidenzia la mossa che ha portato alla posizione</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Mostra c&amp;hi ha il tratto</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Frecce, cerchi e altri se&amp;gni</translation>
    </message>
    <message>
        <source>Cap&amp;tion</source>
        <translation>Did&amp;ascalia</translation>
    </message>
    <message>
        <source>{0} mm</source>
        <translation>{0} mm</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>How many pixels are printed per inch</source>
        <translation>Quanti pixel vengono stampati in un pollice</translation>
    </message>
    <message>
        <source>@&amp;2x</source>
        <translation>@&amp;2x</translation>
    </message>
    <message>
        <source>Twice the pixels, for high-resolution screens</source>
        <translation>Il doppio dei pixel, per schermi ad alta risoluzione</translation>
    </message>
    <message>
        <source>{0} dpi</source>
        <translation>{0} dpi</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punti per pollice</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>D&amp;imensione</translation>
    </message>
    <message>
        <source>{0} pixels</source>
        <translation>{0} pixel</translation>
    </message>
    <message>
        <source>Background of the Picture</source>
        <translation>Sfondo dell’immagine</translation>
    </message>
</context>
<context>
    <name>PicturePresets</name>
    <message>
        <source>Book (print)</source>
        <translation>Libro (stampa)</translation>
    </message>
    <message>
        <source>Blog</source>
        <translation>Blog</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Transparent 2048</source>
        <translation>Trasparente 2048</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>Anteprima dell’immagine</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Trascina l’immagine in un altro programma</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Position from the picture “{name}”.</source>
        <translation>Posizione dall’immagine «{name}».</translation>
    </message>
    <message>
        <source>Positions from “{name}”.</source>
        <translation>Posizioni da «{name}».</translation>
    </message>
    <message>
        <source>Drawing {pixels} × {pixels} pixels…</source>
        <translation>Disegno in corso: {pixels} × {pixels} pixel…</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, pixel</translation>
    </message>
    <message>
        <source>Pixels, for the web, chats and word processors</source>
        <translation>Pixel, per il web, le chat e i programmi di videoscrittura</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vettoriale</translation>
    </message>
    <message>
        <source>Vectors, for web pages and drawing programs</source>
        <translation>Vettoriale, per pagine web e programmi di disegno</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vettoriale</translation>
    </message>
    <message>
        <source>Vectors, for print and typesetting</source>
        <translation>Vettoriale, per la stampa e l’impaginazione</translation>
    </message>
    <message>
        <source>This format shows these pieces without shading.</source>
        <translation>Questo formato mostra questi pezzi senza sfumature.</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Come sulla scacchiera</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Bianco in basso</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Nero in basso</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Chi ha il tratto in basso</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Sulle case</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Accanto alla scacchiera</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Senza</translation>
    </message>
    <message>
        <source>Fine line</source>
        <translation>Linea sottile</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Heavy line</source>
        <translation>Linea spessa</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Stretto</translation>
    </message>
    <message>
        <source>A quarter square</source>
        <translation>Un quarto di casa</translation>
    </message>
    <message>
        <source>Half a square</source>
        <translation>Mezza casa</translation>
    </message>
    <message>
        <source>A whole square</source>
        <translation>Una casa intera</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Trasparente</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Colore…</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>L’intera linea</translation>
    </message>
    <message>
        <source>From the move shown</source>
        <translation>Dalla mossa mostrata</translation>
    </message>
    <message>
        <source>Up to the move shown</source>
        <translation>Fino alla mossa mostrata</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>PNG animato</translation>
    </message>
    <message>
        <source>There are no moves to show. Open a game or a solution in Moves, or play moves with the Play tool.</source>
        <translation>Non ci sono mosse da mostrare. Apri una partita o una soluzione in Mosse, o gioca con lo strumento Gioca.</translation>
    </message>
    <message>
        <source>{positions} positions, {seconds} s</source>
        <translation>{positions} posizioni, {seconds} s</translation>
    </message>
    <message>
        <source>Picture copied, as PNG and SVG, with {fen} as text</source>
        <translation>Immagine copiata, come PNG e SVG, con {fen} come testo</translation>
    </message>
    <message>
        <source>Picture copied at {pixels} pixels, the limit for copying. Save it for the full size</source>
        <translation>Immagine copiata a {pixels} pixel, il limite per la copia. Salvala per averla a grandezza piena</translation>
    </message>
    <message>
        <source>Picture dragged at {pixels} pixels, the limit for dragging. Save it for the full size</source>
        <translation>Immagine trascinata a {pixels} pixel, il limite per il trascinamento. Salvala per averla a grandezza piena</translation>
    </message>
    <message>
        <source>Not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation>La memoria non basta per un’immagine di queste dimensioni. Scegline una più piccola.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvato come «{name}».</translation>
    </message>
    <message>
        <source>There is no position to draw yet.</source>
        <translation>Non c’è ancora una posizione da disegnare.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>Il campo FEN non contiene una FEN valida; questa è la posizione sulla scacchiera.</translation>
    </message>
    <message>
        <source>Vectors; the page is {width} × {height} mm.</source>
        <translation>Vettoriale; la pagina misura {width} × {height} mm.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, printed {mm} mm wide.</source>
        <translation>{width} × {height} pixel, larghezza in stampa {mm} mm.</translation>
    </message>
    <message>
        <source>Vectors; {width} × {height} pixels unless scaled.</source>
        <translation>Vettoriale; {width} × {height} pixel se non ridimensionata.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nome della posizione</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Not saved. Pictures can be saved as {formats} or {last}, not as “{suffix}”. Choose a name with one of these endings.</source>
        <translation>Non salvato. Le immagini si possono salvare come {formats} o {last}, non come «{suffix}». Scegli un nome con una di queste estensioni.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>Export Pictures</source>
        <translation>Esporta immagini</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Files are named by</source>
        <translation>I file prendono il nome da</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>Progress of the pictures</source>
        <translation>Avanzamento delle immagini</translation>
    </message>
    <message>
        <source>Save the Pictures in This Folder</source>
        <translation>Salva le immagini in questa cartella</translation>
    </message>
    <message>
        <source>Looking for names…</source>
        <translation>Ricerca dei nomi…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Posi&amp;zioni</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>Nomi se&amp;condo</translation>
    </message>
    <message>
        <source>The first one: “{name}”</source>
        <translation>La prima: «{name}»</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Annullato; nulla è stato salvato.</translation>
    </message>
    <message>
        <source>Replacing overwrites them.</source>
        <translation>La sostituzione ne sovrascriverà il contenuto.</translation>
    </message>
    <message>
        <source>Replace Files</source>
        <translation>Sostituisci i file</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Picture {number} of {total}</source>
        <translation>Immagine {number} di {total}</translation>
    </message>
</context>
<context>
    <name>PieceSetRow</name>
    <message>
        <source>Add a Set…</source>
        <translation>Aggiungi un set…</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Non aggiunto: {reason}</translation>
    </message>
    <message>
        <source>{set}: {reason}</source>
        <translation>{set}: {reason}</translation>
    </message>
    <message>
        <source>Add a Folder with Twelve Drawings</source>
        <translation>Aggiungi una cartella con dodici disegni</translation>
    </message>
</context>
<context>
    <name>PieceTray</name>
    <message>
        <source>White pieces</source>
        <translation>Pezzi bianchi</translation>
    </message>
    <message>
        <source>Black pieces</source>
        <translation>Pezzi neri</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Some preferences could not be read and were reset. The original settings file was kept as {path}.</source>
        <translation>Alcune preferenze non si potevano leggere e sono tornate a quelle predefinite. Il file delle impostazioni com’era è {path}.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the next start: save often.</source>
        <translation>Il lavoro non salvato non può essere conservato per il prossimo avvio: salva spesso.</translation>
    </message>
    <message>
        <source>Preferences and recent files cannot be saved.</source>
        <translation>Impossibile salvare le preferenze e i file recenti.</translation>
    </message>
    <message>
        <source>Errors cannot be logged.</source>
        <translation>Impossibile registrare gli errori.</translation>
    </message>
    <message>
        <source>FenEdit cannot write to these folders: {folders}</source>
        <translation>FenEdit non può scrivere in queste cartelle: {folders}</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Make legal moves on the board</source>
        <translation>Fai mosse legali sulla scacchiera</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n positions read as {0}.</source>
        <translation>
            <numerusform>%n posizione letta come {0}.</numerusform>
            <numerusform>%n posizioni lette come {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n operazione</numerusform>
            <numerusform>%n operazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n posizione</numerusform>
            <numerusform>%n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n pieces</source>
        <translation>
            <numerusform>Cancella %n pezzo</numerusform>
            <numerusform>Cancella %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces</source>
        <translation>
            <numerusform>Sposta %n pezzo</numerusform>
            <numerusform>Sposta %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pieces</source>
        <translation>
            <numerusform>Copia %n pezzo</numerusform>
            <numerusform>Copia %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n pieces</source>
        <translation>
            <numerusform>Inverti il colore di %n pezzo</numerusform>
            <numerusform>Inverti i colori di %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n pieces</source>
        <translation>
            <numerusform>Colloca %n pezzo</numerusform>
            <numerusform>Colloca %n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type %n squares on the board</source>
        <translation>
            <numerusform>Digita %n casa sulla scacchiera</numerusform>
            <numerusform>Digita %n case sulla scacchiera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n positions</source>
        <translation>
            <numerusform>Incolla %n posizione</numerusform>
            <numerusform>Incolla %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %n positions from pictures</source>
        <translation>
            <numerusform>Leggi %n posizione da immagini</numerusform>
            <numerusform>Leggi %n posizioni da immagini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n positions</source>
        <translation>
            <numerusform>Duplica %n posizione</numerusform>
            <numerusform>Duplica %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n positions from games</source>
        <translation>
            <numerusform>Estrai %n posizione dalle partite</numerusform>
            <numerusform>Estrai %n posizioni dalle partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n positions</source>
        <translation>
            <numerusform>Elimina %n posizione</numerusform>
            <numerusform>Elimina %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n positions</source>
        <translation>
            <numerusform>Taglia %n posizione</numerusform>
            <numerusform>Taglia %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions</source>
        <translation>
            <numerusform>Sposta %n posizione</numerusform>
            <numerusform>Sposta %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions up</source>
        <translation>
            <numerusform>Sposta %n posizione in su</numerusform>
            <numerusform>Sposta %n posizioni in su</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions down</source>
        <translation>
            <numerusform>Sposta %n posizione in giù</numerusform>
            <numerusform>Sposta %n posizioni in giù</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n positions</source>
        <translation>
            <numerusform>Ruota %n posizione</numerusform>
            <numerusform>Ruota %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions</source>
        <translation>
            <numerusform>Specchia %n posizione</numerusform>
            <numerusform>Specchia %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions top to bottom</source>
        <translation>
            <numerusform>Specchia alto–basso %n posizione</numerusform>
            <numerusform>Specchia alto–basso %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n positions</source>
        <translation>
            <numerusform>Inverti i colori di %n posizione</numerusform>
            <numerusform>Inverti i colori di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions up</source>
        <translation>
            <numerusform>Trasla in alto %n posizione</numerusform>
            <numerusform>Trasla in alto %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions down</source>
        <translation>
            <numerusform>Trasla in basso %n posizione</numerusform>
            <numerusform>Trasla in basso %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions left</source>
        <translation>
            <numerusform>Trasla a sinistra %n posizione</numerusform>
            <numerusform>Trasla a sinistra %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions right</source>
        <translation>
            <numerusform>Trasla a destra %n posizione</numerusform>
            <numerusform>Trasla a destra %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear marks of %n positions</source>
        <translation>
            <numerusform>Cancella i segni di %n posizione</numerusform>
            <numerusform>Cancella i segni di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to White in %n positions</source>
        <translation>
            <numerusform>Dai il tratto al Bianco in %n posizione</numerusform>
            <numerusform>Dai il tratto al Bianco in %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to Black in %n positions</source>
        <translation>
            <numerusform>Dai il tratto al Nero in %n posizione</numerusform>
            <numerusform>Dai il tratto al Nero in %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove castling rights of %n positions</source>
        <translation>
            <numerusform>Rimuovi i diritti d’arrocco di %n posizione</numerusform>
            <numerusform>Rimuovi i diritti d’arrocco di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove en passant square of %n positions</source>
        <translation>
            <numerusform>Rimuovi la casa della presa en passant di %n posizione</numerusform>
            <numerusform>Rimuovi la casa della presa en passant di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set details of %n positions</source>
        <translation>
            <numerusform>Imposta i dettagli di %n posizione</numerusform>
            <numerusform>Imposta i dettagli di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set stipulation of %n positions</source>
        <translation>
            <numerusform>Imposta l’enunciato di %n posizione</numerusform>
            <numerusform>Imposta l’enunciato di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset counters of %n positions</source>
        <translation>
            <numerusform>Azzera i contatori di %n posizione</numerusform>
            <numerusform>Azzera i contatori di %n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Tratto al Nero in %n delle posizioni selezionate, come dice l’enunciato.</numerusform>
            <numerusform>Tratto al Nero in %n delle posizioni selezionate, come dice l’enunciato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Tratto al Bianco in %n delle posizioni selezionate, come dice l’enunciato.</numerusform>
            <numerusform>Tratto al Bianco in %n delle posizioni selezionate, come dice l’enunciato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights that no longer hold were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>I diritti d’arrocco non più validi sono stati rimossi da %n delle posizioni selezionate.</numerusform>
            <numerusform>I diritti d’arrocco non più validi sono stati rimossi da %n delle posizioni selezionate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights were restored in %n of the selected positions.</source>
        <translation>
            <numerusform>I diritti d’arrocco sono stati ripristinati in %n delle posizioni selezionate.</numerusform>
            <numerusform>I diritti d’arrocco sono stati ripristinati in %n delle posizioni selezionate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The en passant square was removed from %n of the selected positions: it is no longer possible.</source>
        <translation>
            <numerusform>La casa della presa en passant è stata rimossa da %n delle posizioni selezionate: non è più possibile.</numerusform>
            <numerusform>La casa della presa en passant è stata rimossa da %n delle posizioni selezionate: non è più possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks that would leave the board were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>I segni che sarebbero usciti dalla scacchiera sono stati rimossi da %n delle posizioni selezionate.</numerusform>
            <numerusform>I segni che sarebbero usciti dalla scacchiera sono stati rimossi da %n delle posizioni selezionate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twins of %n of the selected positions were left unchanged: they do not fit the changed board.</source>
        <translation>
            <numerusform>I gemelli di %n delle posizioni selezionate sono rimasti: non si adattano alla scacchiera cambiata.</numerusform>
            <numerusform>I gemelli di %n delle posizioni selezionate sono rimasti: non si adattano alla scacchiera cambiata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys and solutions of %n of the selected positions were kept: they belong to the previous positions.</source>
        <translation>
            <numerusform>Chiavi e soluzioni di %n delle posizioni selezionate sono rimaste: appartengono alle posizioni di prima.</numerusform>
            <numerusform>Chiavi e soluzioni di %n delle posizioni selezionate sono rimaste: appartengono alle posizioni di prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept, but no longer fit.</source>
        <translation>
            <numerusform>Le mosse di %n delle partite selezionate sono conservate, ma non sono più adatte.</numerusform>
            <numerusform>Le mosse di %n delle partite selezionate sono conservate, ma non sono più adatte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept; they may no longer fit.</source>
        <translation>
            <numerusform>Le mosse di %n delle partite selezionate sono conservate; potrebbero non essere più adatte.</numerusform>
            <numerusform>Le mosse di %n delle partite selezionate sono conservate; potrebbero non essere più adatte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed in %n of the selected positions.</source>
        <translation>
            <numerusform>Nulla è stato modificato in %n delle posizioni selezionate.</numerusform>
            <numerusform>Nulla è stato modificato in %n delle posizioni selezionate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added as position {number}.</source>
        <translation>Aggiunta come posizione {number}.</translation>
    </message>
    <message>
        <source>Added as positions {number}–{last}.</source>
        <translation>Aggiunte come posizioni {number}–{last}.</translation>
    </message>
    <message numerus="yes">
        <source>%n positions were changed.</source>
        <translation>
            <numerusform>%n posizione è stata modificata.</numerusform>
            <numerusform>%n posizioni sono state modificate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n posizione è stata eliminata. Annulla la ripristina.</numerusform>
            <numerusform>%n posizioni sono state eliminate. Annulla le ripristina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were moved to the clipboard.</source>
        <translation>
            <numerusform>%n posizione è stata spostata negli appunti.</numerusform>
            <numerusform>%n posizioni sono state spostate negli appunti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were added after their games.</source>
        <translation>
            <numerusform>%n posizione è stata aggiunta dopo la sua partita.</numerusform>
            <numerusform>%n posizioni sono state aggiunte dopo le rispettive partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces were replaced.</source>
        <translation>
            <numerusform>%n pezzo è stato sostituito.</numerusform>
            <numerusform>%n pezzi sono stati sostituiti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A * or a tag was added to %n other games, to keep games apart.</source>
        <translation>
            <numerusform>Un * o un tag è stato aggiunto a %n altra partita, per tenere distinte le partite.</numerusform>
            <numerusform>Un * o un tag è stato aggiunto a %n altre partite, per tenere distinte le partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white kings</source>
        <translation>
            <numerusform>%n re bianco</numerusform>
            <numerusform>%n re bianchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white queens</source>
        <translation>
            <numerusform>%n donna bianca</numerusform>
            <numerusform>%n donne bianche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rooks</source>
        <translation>
            <numerusform>%n torre bianca</numerusform>
            <numerusform>%n torri bianche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white bishops</source>
        <translation>
            <numerusform>%n alfiere bianco</numerusform>
            <numerusform>%n alfieri bianchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white knights</source>
        <translation>
            <numerusform>%n cavallo bianco</numerusform>
            <numerusform>%n cavalli bianchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white pawns</source>
        <translation>
            <numerusform>%n pedone bianco</numerusform>
            <numerusform>%n pedoni bianchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black kings</source>
        <translation>
            <numerusform>%n re nero</numerusform>
            <numerusform>%n re neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black queens</source>
        <translation>
            <numerusform>%n donna nera</numerusform>
            <numerusform>%n donne nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black rooks</source>
        <translation>
            <numerusform>%n torre nera</numerusform>
            <numerusform>%n torri nere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black bishops</source>
        <translation>
            <numerusform>%n alfiere nero</numerusform>
            <numerusform>%n alfieri neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black knights</source>
        <translation>
            <numerusform>%n cavallo nero</numerusform>
            <numerusform>%n cavalli neri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawns</source>
        <translation>
            <numerusform>%n pedone nero</numerusform>
            <numerusform>%n pedoni neri</numerusform>
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
        <translation>Che cosa si chiede a Popeye</translation>
    </message>
    <message>
        <source>What Popeye says</source>
        <translation>Che cosa dice Popeye</translation>
    </message>
</context>
<context>
    <name>PopeyeWords</name>
    <message>
        <source>The path {detail} is not absolute.</source>
        <translation>Il percorso {detail} non è assoluto.</translation>
    </message>
    <message>
        <source>Program not found: {detail}.</source>
        <translation>Programma non trovato: {detail}.</translation>
    </message>
    <message>
        <source>{detail} cannot be started.</source>
        <translation>Impossibile avviare {detail}.</translation>
    </message>
    <message>
        <source>{detail} does not respond like Popeye.</source>
        <translation>{detail} non risponde come Popeye.</translation>
    </message>
    <message>
        <source>{detail} did not respond and was stopped.</source>
        <translation>{detail} non ha risposto ed è stato fermato.</translation>
    </message>
    <message>
        <source>Popeye ended early. Only what it found so far is certain.</source>
        <translation>Popeye è terminato in anticipo. È certo solo ciò che ha trovato finora.</translation>
    </message>
    <message>
        <source>Popeye was stopped: it found more than can be shown here.</source>
        <translation>Popeye è stato fermato: ha trovato più di quanto si possa mostrare qui.</translation>
    </message>
    <message>
        <source>Popeye was stopped after {detail} min. What it found so far is certain.</source>
        <translation>Popeye è stato fermato dopo {detail} min. Quanto ha trovato finora è certo.</translation>
    </message>
    <message>
        <source>Popeye does not know “{detail}”.</source>
        <translation>Popeye non conosce “{detail}”.</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood: {detail}.</source>
        <translation>La risposta di Popeye non è stata compresa: {detail}.</translation>
    </message>
    <message>
        <source>Popeye rejects the puzzle: {detail}.</source>
        <translation>Popeye rifiuta il problema: {detail}.</translation>
    </message>
    <message>
        <source>Popeye cannot solve {detail}, only #n, h#n, s#n, r#n and ser-h#n.</source>
        <translation>Popeye non può risolvere {detail}, ma risolve #n, h#n, s#n, r#n e ser-h#n.</translation>
    </message>
    <message>
        <source>Popeye supports castling from standard squares only.</source>
        <translation>Popeye supporta l’arrocco solo dalle case standard.</translation>
    </message>
    <message>
        <source>White begins and forces Black to mate.</source>
        <translation>Il Bianco inizia e costringe il Nero a dare matto.</translation>
    </message>
    <message>
        <source>Black begins and forces White to mate.</source>
        <translation>Il Nero inizia e costringe il Bianco a dare matto.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Comincia il Bianco.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Comincia il Nero.</translation>
    </message>
    <message>
        <source>White begins; both help White to mate.</source>
        <translation>Il Bianco inizia; entrambi aiutano il Bianco a dare matto.</translation>
    </message>
    <message>
        <source>Black begins; both help White to mate.</source>
        <translation>Il Nero inizia; entrambi aiutano il Bianco a dare matto.</translation>
    </message>
    <message>
        <source>White begins; both help Black to mate.</source>
        <translation>Il Bianco inizia; entrambi aiutano il Nero a dare matto.</translation>
    </message>
    <message>
        <source>Black begins; both help Black to mate.</source>
        <translation>Il Nero inizia; entrambi aiutano il Nero a dare matto.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Niente trovato</translation>
    </message>
    <message>
        <source>Popeye has searched everything.</source>
        <translation>Popeye ha esaminato tutto.</translation>
    </message>
    <message>
        <source>Popeye stopped at a limit set in its options.</source>
        <translation>Popeye si è fermato a un limite delle sue opzioni.</translation>
    </message>
    <message>
        <source>Stopped before Popeye had searched everything.</source>
        <translation>Fermato prima che Popeye avesse esaminato tutto.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non risolvibile</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood</source>
        <translation>La risposta di Popeye non è stata compresa</translation>
    </message>
    <message>
        <source>“Text…” shows it.</source>
        <translation>«Testo…» la mostra.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Nessuna soluzione</translation>
    </message>
    <message>
        <source>Stopped: no solution so far</source>
        <translation>Interrotto: finora nessuna soluzione</translation>
    </message>
    <message>
        <source>First move {number}, {move} ({seconds} s)</source>
        <translation>Prima mossa {number}, {move} ({seconds} s)</translation>
    </message>
    <message>
        <source>First move {number} of {total}, {move} ({seconds} s)</source>
        <translation>Prima mossa {number} di {total}, {move} ({seconds} s)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca…</translation>
    </message>
</context>
<context>
    <name>PositionCheckCard</name>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Correggi tutto</translation>
    </message>
    <message>
        <source>Apply all fixes in one step</source>
        <translation>Applica tutte le correzioni in un solo passo</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nessuna anomalia</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n anomalia</numerusform>
            <numerusform>%n anomalie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The moves of this game do not fit the new position.</source>
        <translation>Le mosse di questa partita non sono adatte alla nuova posizione.</translation>
    </message>
    <message>
        <source>Keep the game, and add the new position after it?</source>
        <translation>Tenere la partita e aggiungere dopo di essa la nuova posizione?</translation>
    </message>
    <message>
        <source>&amp;Change the Game’s Start</source>
        <translation>&amp;Cambia inizio della partita</translation>
    </message>
    <message>
        <source>This replaces the game, with its moves.</source>
        <translation>Così la partita viene sostituita, mosse comprese.</translation>
    </message>
    <message>
        <source>&amp;Replace the Game</source>
        <translation>&amp;Sostituisci la partita</translation>
    </message>
    <message>
        <source>The moves of selected games do not fit their new positions.</source>
        <translation>Le mosse di alcune partite selezionate non sono adatte alle loro nuove posizioni.</translation>
    </message>
    <message>
        <source>Change where these games begin, and keep their moves?</source>
        <translation>Cambiare l’inizio di queste partite e conservarne le mosse?</translation>
    </message>
    <message>
        <source>&amp;Change the Games’ Starts</source>
        <translation>&amp;Cambia inizio delle partite</translation>
    </message>
    <message>
        <source>&amp;New Position After This Game</source>
        <translation>&amp;Nuova posizione dopo la partita</translation>
    </message>
    <message>
        <source>Moves of the Game</source>
        <translation>Mosse della partita</translation>
    </message>
    <message>
        <source>Number of the start position, 0 to 959 (518 is standard chess):</source>
        <translation>Numero della posizione iniziale, da 0 a 959 (518 è quella degli scacchi standard):</translation>
    </message>
    <message>
        <source>Chess960 Position</source>
        <translation>Posizione Chess960</translation>
    </message>
    <message>
        <source>There is no start position {0}. Enter a number from 0 to 959:</source>
        <translation>Non c’è una posizione iniziale {0}. Inserisci un numero da 0 a 959:</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>No position yet.</source>
        <translation>Ancora nessuna posizione.</translation>
    </message>
    <message>
        <source>The board shows the last valid position.</source>
        <translation>La scacchiera mostra l’ultima posizione valida.</translation>
    </message>
    <message>
        <source>GBR {0}</source>
        <translation>GBR {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n mossa legale</numerusform>
            <numerusform>%n mosse legali</numerusform>
        </translation>
    </message>
    <message>
        <source>Tablebase: …</source>
        <translation>Tablebase: …</translation>
    </message>
    <message>
        <source>Best: {moves}</source>
        <translation>Migliori: {moves}</translation>
    </message>
    <message>
        <source>White is checkmated.</source>
        <translation>Il Bianco è matto.</translation>
    </message>
    <message>
        <source>Black is checkmated.</source>
        <translation>Il Nero è matto.</translation>
    </message>
    <message>
        <source>White is stalemated.</source>
        <translation>Il Bianco è in stallo.</translation>
    </message>
    <message>
        <source>Black is stalemated.</source>
        <translation>Il Nero è in stallo.</translation>
    </message>
    <message>
        <source>Black is in check.</source>
        <translation>Il Nero è sotto scacco.</translation>
    </message>
    <message>
        <source>White is in check.</source>
        <translation>Il Bianco è sotto scacco.</translation>
    </message>
    <message>
        <source>Neither side has enough material to mate.</source>
        <translation>Nessuna delle due parti ha materiale sufficiente per dare matto.</translation>
    </message>
    <message>
        <source>Same position as no. {number}</source>
        <translation>Stessa posizione del n. {number}</translation>
    </message>
    <message numerus="yes">
        <source>Same position as no. {number} and %n others</source>
        <translation>
            <numerusform>Stessa posizione del n. {number} e di %n altra</numerusform>
            <numerusform>Stessa posizione del n. {number} e di altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}. Click to go there.</source>
        <translation>{words}. Fai clic per andarci.</translation>
    </message>
</context>
<context>
    <name>PositionSection</name>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Restart &amp;Now</source>
        <translation>Riavvia &amp;ora</translation>
    </message>
    <message>
        <source>Window colours</source>
        <translation>Colori delle finestre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiari</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuri</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Colori della scacchiera</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Sulle case</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Accanto alla scacchiera</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Animate pieces when the position changes</source>
        <translation>Anima i pezzi quando la posizione cambia</translation>
    </message>
    <message>
        <source>Show moves with figurines</source>
        <translation>Mostra le mosse con figurine</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>Nuova posizione</translation>
    </message>
    <message>
        <source>Takes effect at the next start. All windows and unsaved work come back.</source>
        <translation>Dal prossimo avvio. Tutte le finestre e il lavoro non salvato ritornano.</translation>
    </message>
    <message>
        <source>Edit Colours…</source>
        <translation>Modifica colori…</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Evidenzia l’ultima mossa</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Scacchiera vuota</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posizione iniziale</translation>
    </message>
    <message>
        <source>Open what was open last time</source>
        <translation>Riapri ciò che era aperto l’ultima volta</translation>
    </message>
    <message>
        <source>Allow several kings of one colour</source>
        <translation>Ammetti più re di un colore</translation>
    </message>
    <message>
        <source>Mouse wheel changes the piece on a square</source>
        <translation>La rotellina del mouse cambia il pezzo di una casa</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Folder of Syzygy tablebases</source>
        <translation>Cartella delle tablebase Syzygy</translation>
    </message>
    <message>
        <source>Endgame tablebases</source>
        <translation>Tablebase dei finali</translation>
    </message>
    <message>
        <source>This file does not hold the colours of a board.</source>
        <translation>Questo file non contiene i colori di una scacchiera.</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Come la finestra</translation>
    </message>
    <message>
        <source>Write the en passant square</source>
        <translation>Scrivi la casa della presa en passant</translation>
    </message>
    <message>
        <source>Write castling rights</source>
        <translation>Scrivi i diritti d’arrocco</translation>
    </message>
    <message>
        <source>Piece letters in lists</source>
        <translation>Lettere dei pezzi negli elenchi</translation>
    </message>
    <message>
        <source>For copied positions only; files are saved with what each position holds.</source>
        <translation>Solo per le posizioni copiate; i file vengono salvati con ciò che ogni posizione contiene.</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <translation>&amp;Ripristina predefinite</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzato</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>Mod&amp;ello</translation>
    </message>
    <message>
        <source>Save these options as a preset…</source>
        <translation>Salva queste opzioni come modello…</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Elimina questo modello</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Salva come modello</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Nome del modello:</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Un modello ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>«{name}» è un modello predefinito. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>There are already {count} presets. Delete one first.</source>
        <translation>Ci sono già {count} modelli. Prima eliminane uno.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvato come «{name}».</translation>
    </message>
    <message>
        <source>Saved as “{name}”: names have at most {most} characters.</source>
        <translation>Salvato come «{name}»: i nomi hanno al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>Deleted the preset “{name}”.</source>
        <translation>Modello «{name}» eliminato.</translation>
    </message>
</context>
<context>
    <name>PrintPictureDialog</name>
    <message>
        <source>Print the Diagram</source>
        <translation>Stampa il diagramma</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Larghezza</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>The diagram was printed.</source>
        <translation>Il diagramma è stato stampato.</translation>
    </message>
    <message>
        <source>{paper}. The diagram will be {width} mm wide.</source>
        <translation>{paper}. Il diagramma sarà largo {width} mm.</translation>
    </message>
</context>
<context>
    <name>ProblemLine</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Explain this (F1)</source>
        <translation>Spiega questo (F1)</translation>
    </message>
    <message>
        <source>{problem} Fix: {fixes}.</source>
        <translation>{problem} Correzione: {fixes}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Engine and Popeye</source>
        <translation>Motore e Popeye</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Motore</translation>
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
        <translation>L&amp;imite di tempo</translation>
    </message>
    <message>
        <source>Popeye solves puzzles other than direct mates. Nothing else needs it.</source>
        <translation>Popeye risolve i problemi diversi dai matti diretti. Non serve ad altro.</translation>
    </message>
    <message>
        <source>Programs run with all your permissions. Choose only programs you trust.</source>
        <translation>I programmi vengono eseguiti con tutti i tuoi permessi. Scegli solo programmi di cui ti fidi.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Linee</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Thread</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>M&amp;emoria</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <translation>Scegli un programma</translation>
    </message>
</context>
<context>
    <name>PromotionChooser</name>
    <message>
        <source>Promote to</source>
        <translation>Promuovi a</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Dati…</translation>
    </message>
    <message>
        <source>Edit author, source and other details of the puzzle</source>
        <translation>Modifica autore, fonte e altri dettagli del problema</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Aggiungi un gemello uguale alla posizione mostrata</translation>
    </message>
    <message>
        <source>+ Twin</source>
        <translation>+ Gemello</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Aggiungi un gemello</translation>
    </message>
    <message>
        <source>Puzzle data…</source>
        <translation>Dati del problema…</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Nothing to solve yet.</source>
        <translation>Ancora niente da risolvere.</translation>
    </message>
    <message>
        <source>Enter what to test: #2, h#3, s#4, …</source>
        <translation>Inserisci che cosa provare: #2, h#3, s#4, …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Stop Solving &amp;All</source>
        <translation>Smetti di risolvere &amp;tutti</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>Risolvi &amp;tutti i problemi</translation>
    </message>
    <message>
        <source>&amp;Stop Solving</source>
        <translation>Smetti di &amp;risolvere</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Risolvi</translation>
    </message>
</context>
<context>
    <name>PuzzleField</name>
    <message>
        <source>&amp;Write This</source>
        <translation>Scrivi &amp;questo</translation>
    </message>
    <message>
        <source>Write “{text}”</source>
        <translation>Scrivi «{text}»</translation>
    </message>
</context>
<context>
    <name>PuzzleForm</name>
    <message>
        <source>There is no position yet.</source>
        <translation>Non c’è ancora una posizione.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Puzzle Data</source>
        <translation>Dati del problema</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autore</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fonte</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>1977 or 1977-05-31</source>
        <translation>1977 o 1977-05-31</translation>
    </message>
    <message>
        <source>1st Prize</source>
        <translation>1º premio</translation>
    </message>
    <message>
        <source>Awa&amp;rd</source>
        <translation>&amp;Riconoscimento</translation>
    </message>
    <message>
        <source>Beside the stipulation</source>
        <translation>Oltre all’enunciato</translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation>Condi&amp;zioni</translation>
    </message>
    <message>
        <source>Circe; Madrasi</source>
        <translation>Circe; Madrasi</translation>
    </message>
    <message>
        <source>Tw&amp;ins</source>
        <translation>Ge&amp;melli</translation>
    </message>
    <message>
        <source>b) Move e6 c4; c) Remove d5</source>
        <translation>b) Move e6 c4; c) Remove d5</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>Sol&amp;uzioni</translation>
    </message>
    <message>
        <source>how many are intended</source>
        <translation>quante sono previste</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>O&amp;pzioni</translation>
    </message>
    <message>
        <source>of Popeye: MaxSolutions 5</source>
        <translation>di Popeye: MaxSolutions 5</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Chiave</translation>
    </message>
    <message>
        <source>&amp;Tries</source>
        <translation>T&amp;entativi</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linea</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;sto</translation>
    </message>
    <message>
        <source>For the reader</source>
        <translation>Per il lettore</translation>
    </message>
    <message>
        <source>Th&amp;emes</source>
        <translation>Tem&amp;i</translation>
    </message>
    <message>
        <source>Grimshaw; Novotny</source>
        <translation>Grimshaw; Novotny</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>C&amp;ommento</translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message>
        <source>First moves searched</source>
        <translation>Prime mosse esaminate</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>Ask Popeye</source>
        <translation>Chiedi a Popeye</translation>
    </message>
    <message>
        <source>Solve it with Popeye, too</source>
        <translation>Risolvilo anche con Popeye</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Testo…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Mostra che cosa si chiede a Popeye e che cosa dice</translation>
    </message>
    <message>
        <source>Choose Popeye…</source>
        <translation>Scegli Popeye…</translation>
    </message>
    <message>
        <source>Choose the program on this computer</source>
        <translation>Scegli il programma su questo computer</translation>
    </message>
    <message>
        <source>Add to Record</source>
        <translation>Aggiungi alla voce</translation>
    </message>
    <message>
        <source>{keys}! Looking for the play…</source>
        <translation>{keys}! Ricerca del gioco…</translation>
    </message>
    <message>
        <source>No key. Searching…</source>
        <translation>Nessuna chiave. Ricerca…</translation>
    </message>
    <message>
        <source>This needs Popeye, the free solver of helpmates, selfmates and fairy chess, from github.com/thomas-maeder/popeye. Choose it once it is installed.</source>
        <translation>Serve Popeye, il programma libero che risolve aiutomatti, automatti e problemi eterodossi, da github.com/thomas-maeder/popeye. Sceglilo dopo averlo installato.</translation>
    </message>
    <message>
        <source>Solved with all puzzles. Press Solve to see the solution.</source>
        <translation>Risolto insieme a tutti. Premi Risolvi per vedere la soluzione.</translation>
    </message>
    <message>
        <source>Solution copied</source>
        <translation>Soluzione copiata</translation>
    </message>
    <message>
        <source>The record already has a solution text: clear it in Data… first.</source>
        <translation>La voce ha già un testo della soluzione: prima svuotalo in Dati….</translation>
    </message>
    <message>
        <source>Solution added to the record</source>
        <translation>Soluzione aggiunta alla voce</translation>
    </message>
    <message>
        <source>Already in the record</source>
        <translation>Già nella voce</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves, main line and solution</source>
        <translation>Aggiunti alla voce: chiave, numero di mosse, variante principale e soluzione</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves and main line. Its solution text was kept: clear it in Data… to have it filled in.</source>
        <translation>Aggiunti alla voce: chiave, numero di mosse e variante principale. Il testo della soluzione è rimasto: svuotalo in Dati… per farlo compilare.</translation>
    </message>
    <message>
        <source>How many are intended is not stated.</source>
        <translation>Non è indicato quante sono previste.</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Imposta {number}</translation>
    </message>
    <message>
        <source>White begins in {stipulation}.</source>
        <translation>In {stipulation} comincia il Bianco.</translation>
    </message>
    <message>
        <source>Black begins in {stipulation}.</source>
        <translation>In {stipulation} comincia il Nero.</translation>
    </message>
    <message>
        <source>Set Black</source>
        <translation>Imposta il Nero</translation>
    </message>
    <message>
        <source>Set White</source>
        <translation>Imposta il Bianco</translation>
    </message>
    <message>
        <source>Castling is allowed by convention.</source>
        <translation>L’arrocco è permesso per convenzione.</translation>
    </message>
    <message>
        <source>Set {castling}</source>
        <translation>Imposta {castling}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>Copia la soluzione come testo</translation>
    </message>
    <message>
        <source>Add the solution to the record</source>
        <translation>Aggiungi la soluzione alla voce</translation>
    </message>
    <message>
        <source>Popeye: {0}</source>
        <translation>Popeye: {0}</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Show the solution as a tree</source>
        <translation>Mostra la soluzione come albero</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non risolvibile</translation>
    </message>
    <message>
        <source>The solver ended unexpectedly</source>
        <translation>Il risolutore è terminato in modo imprevisto</translation>
    </message>
    <message>
        <source>Nothing found. Press Solve to try again.</source>
        <translation>Nulla trovato. Premi Risolvi per riprovare.</translation>
    </message>
    <message>
        <source>Hide the solution</source>
        <translation>Nascondi la soluzione</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} first moves.</source>
        <translation>Fermato. Prime mosse esaminate: {done} su {total}.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Ricerca…</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Non ancora risolto.</translation>
    </message>
    <message>
        <source>{done} of {total} first moves</source>
        <translation>Prime mosse {done} su {total}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>cook</source>
        <translation>demolizione</translation>
    </message>
    <message>
        <source>short</source>
        <translation>più breve</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>duale</translation>
    </message>
    <message>
        <source>The record gives {keys} as the key.</source>
        <translation>La voce indica come chiave {keys}.</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>blocco</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>minaccia</translation>
    </message>
    <message>
        <source>but</source>
        <translation>ma</translation>
    </message>
    <message numerus="yes">
        <source>any other (%n)</source>
        <translation>
            <numerusform>qualsiasi altra (%n)</numerusform>
            <numerusform>qualsiasi altra (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>un’altra</numerusform>
            <numerusform>altre %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tries: %n</source>
        <translation>
            <numerusform>Tentativi: %n</numerusform>
            <numerusform>Tentativi: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>short: #{mate}</source>
        <translation>più breve: #{mate}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Nessuna soluzione</translation>
    </message>
    <message>
        <source>Stopped before the search was complete.</source>
        <translation>Fermato prima che la ricerca fosse completa.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>qualsiasi altra</translation>
    </message>
    <message>
        <source>{mate} sound, {key}!</source>
        <translation>{mate} corretto, {key}!</translation>
    </message>
    <message>
        <source>{mate} cooked: {keys}</source>
        <translation>{mate} demolito: {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n soluzione</numerusform>
            <numerusform>%n soluzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>{numbers} solutions</source>
        <translation>{numbers} soluzioni</translation>
    </message>
    <message>
        <source>{solutions} ({intended} intended)</source>
        <translation>{solutions} (previste: {intended})</translation>
    </message>
    <message>
        <source>{mate} has no solution</source>
        <translation>{mate} senza soluzione</translation>
    </message>
    <message>
        <source>Short: mate in {number} by {moves}</source>
        <translation>Più breve: matto in {number} con {moves}</translation>
    </message>
    <message>
        <source>{mate}, {key}! with duals after {defences}</source>
        <translation>{mate}, {key}! con duali dopo {defences}</translation>
    </message>
    <message>
        <source>{mate} not finished; no key so far</source>
        <translation>{mate} non concluso; finora nessuna chiave</translation>
    </message>
    <message>
        <source>{mate} not finished; so far {keys}</source>
        <translation>{mate} non concluso; finora {keys}</translation>
    </message>
    <message>
        <source>Stopped: only what was searched is certain.</source>
        <translation>Fermato: è certo solo ciò che è stato esaminato.</translation>
    </message>
    <message>
        <source>Complete search, {seconds} s</source>
        <translation>Ricerca completa, {seconds} s</translation>
    </message>
    <message>
        <source>{moves} and {more}</source>
        <translation>{moves} e {more}</translation>
    </message>
</context>
<context>
    <name>PuzzlesBar</name>
    <message>
        <source>All puzzles</source>
        <translation>Tutti i problemi</translation>
    </message>
    <message>
        <source>Progress through the positions</source>
        <translation>Avanzamento fra le posizioni</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabella…</translation>
    </message>
    <message>
        <source>Show all results in a table</source>
        <translation>Mostra tutti i risultati in una tabella</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>This desktop does not give a picture of the screen. Take a screenshot with its own tool, and paste it here.</source>
        <translation>Questo desktop non fornisce un’immagine dello schermo. Cattura una schermata con il suo strumento e incollala qui.</translation>
    </message>
    <message>
        <source>“{name}”: {why}</source>
        <translation>«{name}»: {why}</translation>
    </message>
    <message>
        <source>No whole chessboard was found (8×8 squares, seen from above). If there is one, drag the corners to it.</source>
        <translation>Nessuna scacchiera intera trovata (8×8 case, vista dall’alto). Se ce n’è una, trascina su di essa gli angoli.</translation>
    </message>
    <message>
        <source>This board cannot be read: it is cut off, three-dimensional, a photograph, or of another game. If it is a diagram, drag the corners to it.</source>
        <translation>Questa scacchiera non si può leggere: è tagliata, tridimensionale, una fotografia o di un altro gioco. Se è un diagramma, trascina gli angoli su di esso.</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Reading pictures</source>
        <translation>Lettura delle immagini</translation>
    </message>
    <message>
        <source>Progress through the pictures</source>
        <translation>Avanzamento fra le immagini</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>Reading was cancelled. Nothing was changed.</source>
        <translation>La lettura è stata annullata. Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>Reading a picture…</source>
        <translation>Lettura di un’immagine…</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>Lettura di «{name}»…</translation>
    </message>
    <message>
        <source>Reading pictures failed. See the log.</source>
        <translation>La lettura delle immagini non è riuscita. Vedi il registro.</translation>
    </message>
    <message>
        <source>No chessboard was found.</source>
        <translation>Nessuna scacchiera trovata.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Questa posizione è già sulla scacchiera.</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Posizione {number} sostituita. Annulla la ripristina.</translation>
    </message>
    <message>
        <source>Read from the picture; {keys} shows it.</source>
        <translation>Posizione letta dall’immagine; {keys} mostra l’immagine.</translation>
    </message>
    <message>
        <source>Drag the four corners to the corners of the 64 squares, without the border.</source>
        <translation>Trascina i quattro angoli su quelli delle 64 case, cornice esclusa.</translation>
    </message>
</context>
<context>
    <name>ReadingNumbers</name>
    <message numerus="yes">
        <source>%n positions read from pictures.</source>
        <translation>
            <numerusform>%n posizione letta da immagini.</numerusform>
            <numerusform>%n posizioni lette da immagini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have doubtful squares: {keys} goes to the first.</source>
        <translation>
            <numerusform>%n ha case dubbie: {keys} va alla prima.</numerusform>
            <numerusform>%n hanno case dubbie: {keys} va alla prima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares</source>
        <translation>
            <numerusform>%n casa dubbia</numerusform>
            <numerusform>%n case dubbie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares: press the number of what is there, or {keys} for the next.</source>
        <translation>
            <numerusform>%n casa dubbia: premi il numero di ciò che contiene, o {keys} per andarci.</numerusform>
            <numerusform>%n case dubbie: premi il numero di ciò che la casa contiene, o {keys} per la successiva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be read.</source>
        <translation>
            <numerusform>Non è stato possibile leggere %n scacchiera.</numerusform>
            <numerusform>Non è stato possibile leggere %n scacchiere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board was found in %n pictures.</source>
        <translation>
            <numerusform>Nessuna scacchiera trovata in %n immagine.</numerusform>
            <numerusform>Nessuna scacchiera trovata in %n immagini.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Which Positions Are Meant?</source>
        <translation>Quali posizioni si intendono?</translation>
    </message>
    <message>
        <source>Which Position Is Meant?</source>
        <translation>Quale posizione si intende?</translation>
    </message>
    <message>
        <source>Readings of the text</source>
        <translation>Letture del testo</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which positions are meant?</source>
        <translation>Questo testo si può leggere in più modi. Quali posizioni si intendono?</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which position is meant?</source>
        <translation>Questo testo si può leggere in più modi. Quale posizione si intende?</translation>
    </message>
    <message>
        <source>Are these the right positions?</source>
        <translation>Sono queste le posizioni giuste?</translation>
    </message>
    <message>
        <source>Is this the right position?</source>
        <translation>È questa la posizione giusta?</translation>
    </message>
    <message>
        <source>Only the most likely positions are listed.</source>
        <translation>Sono elencate solo le posizioni più probabili.</translation>
    </message>
    <message>
        <source>&amp;Paste It</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Paste Them</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Kings: White {0}, Black {1}.</source>
        <translation>Re: Bianco {0}, Nero {1}.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
</context>
<context>
    <name>RecentPositionsButton</name>
    <message>
        <source>Recent positions</source>
        <translation>Posizioni recenti</translation>
    </message>
</context>
<context>
    <name>RecentPositionsPopup</name>
    <message>
        <source>No positions yet: copy or paste one.</source>
        <translation>Ancora nessuna posizione: copiane o incollane una.</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Posizioni recenti</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Copying positions…</source>
        <translation>Copia delle posizioni…</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Voce copiata.</translation>
    </message>
    <message numerus="yes">
        <source>{number} records copied.</source>
        <translation>
            <numerusform>{number} voce copiata.</numerusform>
            <numerusform>{number} voci copiate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Spostamento delle posizioni…</translation>
    </message>
    <message>
        <source>Nothing was changed in the selected positions.</source>
        <translation>Nulla è stato modificato nelle posizioni selezionate.</translation>
    </message>
    <message>
        <source>Changing positions…</source>
        <translation>Modifica delle posizioni…</translation>
    </message>
    <message>
        <source>The positions are already in this order.</source>
        <translation>Le posizioni sono già in quest’ordine.</translation>
    </message>
    <message>
        <source>Sorting positions…</source>
        <translation>Ordinamento delle posizioni…</translation>
    </message>
    <message>
        <source>Reversing positions…</source>
        <translation>Inversione dell’ordine delle posizioni…</translation>
    </message>
    <message>
        <source>No position needs a new number.</source>
        <translation>Nessuna posizione ha bisogno di un nuovo numero.</translation>
    </message>
    <message>
        <source>Numbering positions…</source>
        <translation>Numerazione delle posizioni…</translation>
    </message>
    <message>
        <source>Comment after the last position</source>
        <translation>Commento dopo l’ultima posizione</translation>
    </message>
    <message>
        <source>This position is not among the matches in the list.</source>
        <translation>Questa posizione non è fra quelle trovate nell’elenco.</translation>
    </message>
    <message>
        <source>In a PGN file, comments are part of the games.</source>
        <translation>In un file PGN i commenti fanno parte delle partite.</translation>
    </message>
    <message>
        <source>Comment before position {number}</source>
        <translation>Commento prima della posizione {number}</translation>
    </message>
    <message>
        <source>No positions found in “{name}”.</source>
        <translation>Nessuna posizione trovata in «{name}».</translation>
    </message>
    <message>
        <source>Appending positions…</source>
        <translation>Accodamento delle posizioni…</translation>
    </message>
</context>
<context>
    <name>RecordsCombo</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>L’unica</numerusform>
            <numerusform>Tutte (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trovata</numerusform>
            <numerusform>%n trovate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selezionata</numerusform>
            <numerusform>%n selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Nessuna posizione</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved Work Found</source>
        <translation>Trovato lavoro non salvato</translation>
    </message>
    <message>
        <source>The position that was shown</source>
        <translation>La posizione che era mostrata</translation>
    </message>
    <message>
        <source>FenEdit ended before this work was saved. It can be recovered.</source>
        <translation>FenEdit è terminato prima che questo lavoro fosse salvato. Può essere recuperato.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Cartella: {folder}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Senza titolo</translation>
    </message>
    <message numerus="yes">
        <source>Some of it is damaged: %n parts of the file are missing.</source>
        <translation>
            <numerusform>È in parte danneggiato: manca %n parte del file.</numerusform>
            <numerusform>È in parte danneggiato: mancano %n parti del file.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the moves that you played.</source>
        <translation>Con le mosse che hai giocato.</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Nessuna posizione</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n posizione</numerusform>
            <numerusform>%n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the file</source>
        <translation>
            <numerusform>%n diversa dal file</numerusform>
            <numerusform>%n diverse dal file</numerusform>
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
        <translation>Ultima modifica: {when}</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recupera</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>&amp;Decidi dopo</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>S&amp;carta</translation>
    </message>
    <message>
        <source>Comparing unsaved work with “{name}”…</source>
        <translation>Confronto del lavoro non salvato con «{name}»…</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results of All Puzzles</source>
        <translation>Risultati di tutti i problemi</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Enunciato</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondi</translation>
    </message>
    <message>
        <source>Key in the record</source>
        <translation>Chiave nella voce</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>Copia le righe selezionate, o tutte, per un foglio di calcolo</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Salva come CSV…</translation>
    </message>
    <message>
        <source>Save Results</source>
        <translation>Salva i risultati</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
</context>
<context>
    <name>ReviewSection</name>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Immagine della scacchiera</translation>
    </message>
    <message>
        <source>Click a square that is wrong, and type the letter of its piece, or Space</source>
        <translation>Fai clic su una casa sbagliata e digita la lettera del suo pezzo, o Spazio</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Gira</translation>
    </message>
    <message>
        <source>The other side is at the bottom of the picture (T)</source>
        <translation>In basso nell’immagine c’è l’altra parte (T)</translation>
    </message>
    <message>
        <source>Set the other side to move (M)</source>
        <translation>Dà la mossa all’altra parte (M)</translation>
    </message>
    <message>
        <source>All castling rights, or none (C)</source>
        <translation>Tutti i diritti d’arrocco, o nessuno (C)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>The position is right (Enter)</source>
        <translation>La posizione è giusta (Invio)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Corners…</source>
        <translation>Angoli…</translation>
    </message>
    <message>
        <source>Mark where the board is in the picture</source>
        <translation>Indica dov’è la scacchiera nell’immagine</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
    <message>
        <source>Castling rights: {0}</source>
        <translation>Diritti d’arrocco: {0}</translation>
    </message>
    <message>
        <source>Back to what was there before (Esc)</source>
        <translation>Torna a ciò che c’era prima (Esc)</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Posizione successiva</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>nothing in doubt</source>
        <translation>nessuna casa in dubbio</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Nessuna casa è in dubbio.</translation>
    </message>
    <message>
        <source>{square}: {piece}?</source>
        <translation>{square}: {piece}?</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} di {total}</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>This position was not read from a picture.</source>
        <translation>Questa posizione non è stata letta da un’immagine.</translation>
    </message>
    <message>
        <source>No doubtful squares are left.</source>
        <translation>Non restano case dubbie.</translation>
    </message>
    <message>
        <source>All doubtful squares were shown. {keys} goes to those left.</source>
        <translation>Tutte le case dubbie sono state mostrate. {keys} va a quelle rimaste.</translation>
    </message>
    <message>
        <source>Nothing was changed. Redo brings the position back.</source>
        <translation>Nulla è stato modificato. Ripeti ripristina la posizione.</translation>
    </message>
    <message>
        <source>Type the number or the letter of what is on the square. {next}: next, T: turn, M: other side to move, C: castling rights, Enter: accept</source>
        <translation>Digita il numero o la lettera di ciò che sta sulla casa. {next}: avanti, T: gira, M: tratto all’altra parte, C: arrocco, Invio: accetta</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Read from Screen</source>
        <translation>Leggi dallo schermo</translation>
    </message>
    <message>
        <source>Click a board, or drag a rectangle around it. Enter: the whole screen. Esc to leave</source>
        <translation>Fai clic su una scacchiera, o trascina un rettangolo attorno a essa. Invio: tutto lo schermo. Esc per uscire</translation>
    </message>
    <message>
        <source>Arrow keys move a rectangle, with Shift they resize it; Enter takes it</source>
        <translation>Le frecce spostano un rettangolo, con Shift lo ridimensionano; Invio lo conferma</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Section collapsed.</source>
        <translation>Sezione compressa.</translation>
    </message>
    <message>
        <source>Section expanded.</source>
        <translation>Sezione espansa.</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>New Positions from Game</source>
        <translation>Nuove posizioni dalla partita</translation>
    </message>
    <message>
        <source>White</source>
        <translation>del Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>del Nero</translation>
    </message>
    <message numerus="yes">
        <source>Positions of %n selected games</source>
        <translation>
            <numerusform>Posizioni della partita mostrata</numerusform>
            <numerusform>Posizioni di %n partite selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>At &amp;diagram signs, coloured squares and arrows</source>
        <translation>A segni di &amp;diagramma, case colorate e frecce</translation>
    </message>
    <message>
        <source>After each move with a &amp;comment</source>
        <translation>Dopo ogni mossa con un &amp;commento</translation>
    </message>
    <message>
        <source>After each move with a &amp;sign, such as ! or ±</source>
        <translation>Dopo ogni mossa con un &amp;simbolo, come ! o ±</translation>
    </message>
    <message>
        <source>After the &amp;last move</source>
        <translation>Dopo l’&amp;ultima mossa</translation>
    </message>
    <message>
        <source>After &amp;move number</source>
        <translation>Dopo la &amp;mossa numero</translation>
    </message>
    <message>
        <source>After &amp;every</source>
        <translation>&amp;Ogni</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>&amp;All from move</source>
        <translation>&amp;Tutte dalla mossa</translation>
    </message>
    <message>
        <source>to</source>
        <translation>alla</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n posizione</numerusform>
            <numerusform>%n posizioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{positions} from %n games</source>
        <translation>
            <numerusform>{positions} da %n partita</numerusform>
            <numerusform>{positions} da %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>Nessuna posizione di questo tipo</translation>
    </message>
    <message>
        <source>{positions}: too many at once. Choose up to {most}.</source>
        <translation>{positions}: troppe insieme. Scegline al massimo {most}.</translation>
    </message>
    <message>
        <source>{found} so far…</source>
        <translation>Finora {found}…</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Sheet of Diagrams</source>
        <translation>Foglio di diagrammi</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Foglio</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Salva PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save LaTeX</source>
        <translation>Salva LaTeX</translation>
    </message>
    <message>
        <source>&amp;Word (DOCX)…</source>
        <translation>&amp;Word (DOCX)…</translation>
    </message>
    <message>
        <source>Save DOCX</source>
        <translation>Salva DOCX</translation>
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
        <translation>Salva Typst</translation>
    </message>
    <message>
        <source>Typst (*.typ)</source>
        <translation>Typst (*.typ)</translation>
    </message>
    <message>
        <source>Practice Page (&amp;HTML)…</source>
        <translation>Pagina di esercizi (&amp;HTML)…</translation>
    </message>
    <message>
        <source>Save HTML</source>
        <translation>Salva HTML</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>&amp;Anki Cards…</source>
        <translation>Schede &amp;Anki…</translation>
    </message>
    <message>
        <source>Save Anki Cards</source>
        <translation>Salva schede Anki</translation>
    </message>
    <message>
        <source>Anki (*.txt)</source>
        <translation>Anki (*.txt)</translation>
    </message>
    <message>
        <source>Cancelled. Pages already sent may still be printed.</source>
        <translation>Annullato. Le pagine già inviate potrebbero essere stampate comunque.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Annullato; nulla è stato salvato.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Creazione delle pagine…</translation>
    </message>
    <message>
        <source>Solving: {done} of {total}</source>
        <translation>Soluzione: {done} di {total}</translation>
    </message>
    <message>
        <source>Making page {number}</source>
        <translation>Creazione della pagina {number}</translation>
    </message>
    <message>
        <source>Word documents have no upside-down text: the solutions are on pages of their own.</source>
        <translation>I documenti Word non hanno testo capovolto: le soluzioni sono su pagine proprie.</translation>
    </message>
    <message>
        <source>In Anki, choose File › Import, then Tools › Check Media, which moves the pictures out of the cards.</source>
        <translation>In Anki scegli File › Importa, poi Strumenti › Controlla contenuti multimediali, che sposta le immagini fuori dalle schede.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>Progress of the sheet</source>
        <translation>Avanzamento del foglio</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>Sa&amp;lva PDF…</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>A document to edit; LaTeX and Typst draw their own boards and make the pages. Or puzzles to play in a browser, offline, or cards for Anki.</source>
        <translation>Un documento da modificare; LaTeX e Typst disegnano le proprie scacchiere e compongono le pagine. Oppure problemi da giocare in un browser, offline, o schede per Anki.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>Pos&amp;itions</source>
        <translation>Pos&amp;izioni</translation>
    </message>
    <message>
        <source>Variations and si&amp;gns (!, ?)</source>
        <translation>Varianti e sim&amp;boli (!, ?)</translation>
    </message>
    <message>
        <source>For games: their first moves are printed as the solution.</source>
        <translation>Delle partite, le cui prime mosse sono stampate come soluzioni.</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commenti</translation>
    </message>
    <message>
        <source>Sol&amp;ve those without a solution</source>
        <translation>Risol&amp;vi quelle senza soluzione</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Gioco apparente</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Orientamento della carta</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>C&amp;arta</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagrammi per pagina</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Extra room at the inner edges of facing pages; page numbers are at the outer ones.</source>
        <translation>Spazio in più sui margini interni delle pagine affiancate, numerate su quelli esterni.</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margine</translation>
    </message>
    <message>
        <source>&amp;On a page</source>
        <translation>Per pa&amp;gina</translation>
    </message>
    <message>
        <source>A&amp;bove</source>
        <translation>S&amp;opra</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Ord&amp;er</source>
        <translation>Or&amp;dine</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Primo numero</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Letters of moves</source>
        <translation>Lettere delle mosse</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>&amp;Enunciato</translation>
    </message>
    <message>
        <source>Coun&amp;t (10+8)</source>
        <translation>&amp;Conteggio (10+8)</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Righe vuote</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>Sol&amp;uzioni</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Altre opzioni</translation>
    </message>
    <message>
        <source>First page number</source>
        <translation>Numero della prima pagina</translation>
    </message>
    <message>
        <source>Room for binding</source>
        <translation>Spazio per la rilegatura</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Rilegatura</translation>
    </message>
    <message>
        <source>In words: White to move, mate in 2</source>
        <translation>A parole: tratto al Bianco, matto in 2</translation>
    </message>
    <message>
        <source>Lines for name and date</source>
        <translation>Righe per nome e data</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Font</translation>
    </message>
    <message>
        <source>Blank &amp;lines</source>
        <translation>&amp;Righe vuote</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Codice QR</translation>
    </message>
    <message>
        <source>Scanned with a phone, the code opens the position on this page.</source>
        <translation>Letto con un telefono, il codice apre la posizione su questa pagina.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>&amp;Scacchiera</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordinate</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Mostra c&amp;hi ha il tratto</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>&amp;Frecce, cerchi e altri segni</translation>
    </message>
    <message>
        <source>Marks drawn on the boards; they may give away the solution.</source>
        <translation>Segni disegnati sulle scacchiere; possono svelare la soluzione.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Several variations on a line</source>
        <translation>Più varianti su una riga</translation>
    </message>
    <message>
        <source>{title}, {page} and {date} stand for the file, the page and today.</source>
        <translation>{title}, {page} e {date} stanno per il file, la pagina e la data di oggi.</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Intesta&amp;zione</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>&amp;Piè di pagina</translation>
    </message>
    <message>
        <source>Black ink only (CM&amp;YK)</source>
        <translation>Solo inchiostro nero (CM&amp;YK)</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>&amp;Numeri di pagina</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Click to enlarge, click again to see the whole page</source>
        <translation>Clic per ingrandire, altro clic per vedere la pagina intera</translation>
    </message>
</context>
<context>
    <name>SheetViewer</name>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Pagina precedente (Pag ↑)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Pagina successiva (Pag ↓)</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
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
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Move the pieces with the mouse or a finger, or with the arrow keys and Enter.</source>
        <translation>Muovi i pezzi con il mouse o con un dito, oppure con i tasti freccia e Invio.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>{move} is right!</source>
        <translation>{move} è giusta!</translation>
    </message>
    <message>
        <source>The answer is {move}.</source>
        <translation>La risposta è {move}.</translation>
    </message>
    <message>
        <source>That is not the solution. Try again.</source>
        <translation>Non è la soluzione. Riprova.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Risolto!</translation>
    </message>
    <message>
        <source>{done} of {total} solved</source>
        <translation>{done} di {total} risolti</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Quale pezzo?</translation>
    </message>
    <message>
        <source>Print the solutions, too</source>
        <translation>Stampa anche le soluzioni</translation>
    </message>
    <message>
        <source>{mover}, mate in {moves}</source>
        <translation>{mover}, matto in {moves}</translation>
    </message>
    <message>
        <source>{mover}, helpmate in {moves}</source>
        <translation>{mover}, aiutomatto in {moves}</translation>
    </message>
    <message>
        <source>{mover}, selfmate in {moves}</source>
        <translation>{mover}, automatto in {moves}</translation>
    </message>
    <message>
        <source>{mover}, reflexmate in {moves}</source>
        <translation>{mover}, matto riflesso in {moves}</translation>
    </message>
    <message>
        <source>{mover}, stalemate in {moves}</source>
        <translation>{mover}, stallo in {moves}</translation>
    </message>
    <message>
        <source>{mover}, series helpmate in {moves}</source>
        <translation>{mover}, aiutomatto in serie in {moves}</translation>
    </message>
    <message>
        <source>{mover} and win</source>
        <translation>{mover}, vittoria</translation>
    </message>
    <message>
        <source>{mover} and draw</source>
        <translation>{mover}, patta</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Scheda</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzata</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>On pages of their own</source>
        <translation>Su pagine proprie</translation>
    </message>
    <message>
        <source>Upside down on each page</source>
        <translation>Capovolte su ogni pagina</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Number, title</source>
        <translation>Numero, titolo</translation>
    </message>
    <message>
        <source>Number, author</source>
        <translation>Numero, autore</translation>
    </message>
    <message>
        <source>Number, author, source</source>
        <translation>Numero, autore, fonte</translation>
    </message>
    <message>
        <source>Number, author, source, title</source>
        <translation>Numero, autore, fonte, titolo</translation>
    </message>
    <message>
        <source>No QR code</source>
        <translation>Nessun codice QR</translation>
    </message>
    <message>
        <source>QR code: Lichess analysis board</source>
        <translation>Codice QR: analisi di Lichess</translation>
    </message>
    <message>
        <source>QR code: Lichess editor</source>
        <translation>Codice QR: editor di Lichess</translation>
    </message>
    <message>
        <source>QR code: Chess.com analysis</source>
        <translation>Codice QR: analisi di Chess.com</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Riconoscimento</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Bianco in basso</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Nero in basso</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Chi ha il tratto in basso</translation>
    </message>
    <message>
        <source>No coordinates</source>
        <translation>Senza coordinate</translation>
    </message>
    <message>
        <source>Letters inside</source>
        <translation>Lettere all’interno</translation>
    </message>
    <message>
        <source>Letters outside</source>
        <translation>Lettere all’esterno</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>non indicata</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>after {move}</source>
        <translation>dopo {move}</translation>
    </message>
    <message>
        <source>solutions: {count}</source>
        <translation>soluzioni: {count}</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Pagina {number} di {total}</translation>
    </message>
    <message>
        <source>Page {number} of {total}, then solutions</source>
        <translation>Pagina {number} di {total}, poi le soluzioni</translation>
    </message>
    <message>
        <source>Sent to the printer: {pages}.</source>
        <translation>Inviato alla stampante: {pages}.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Salvato come «{name}».</translation>
    </message>
    <message>
        <source>Saved as “{name}”: {pages}.</source>
        <translation>Salvato come «{name}»: {pages}.</translation>
    </message>
    <message>
        <source>Printed to “{name}”: {pages}.</source>
        <translation>Stampato in «{name}»: {pages}.</translation>
    </message>
    <message>
        <source>Diagrams on a page: {wanted} would be too small to read; {fitting} ({columns} × {rows}) fit.</source>
        <translation>Diagrammi per pagina: {wanted} sarebbero troppo piccoli da leggere; {fitting} ({columns} × {rows}) ci stanno.</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: diagram no. {numbers}.</source>
        <translation>Testo tagliato, troppo lungo per la pagina: diagramma n. {numbers}.</translation>
    </message>
    <message>
        <source>Smaller boards, to make room for long text: p. {numbers}.</source>
        <translation>Scacchiere più piccole, per far posto a testi lunghi: pag. {numbers}.</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: the header or footer.</source>
        <translation>Testo tagliato, troppo lungo per la pagina: intestazione o piè di pagina.</translation>
    </message>
    <message>
        <source>No position comes with a solution, so there is no page of solutions. Tick “Solve those without a solution” to add one.</source>
        <translation>Nessuna posizione ha già una soluzione, perciò non c’è una pagina di soluzioni. Per averla, spunta «Risolvi quelle senza soluzione».</translation>
    </message>
    <message>
        <source>{said} All of them fit on {paper} ({held}).</source>
        <translation>{said} Nel formato {paper} ({held}) ci stanno tutti.</translation>
    </message>
    <message>
        <source>Usual letters</source>
        <translation>Lettere solite</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>The text has {size} points; below 6 it is hard to read. Put fewer diagrams on a page.</source>
        <translation>Le parole hanno {size} punti; meno di 6 si leggono male. Metti meno diagrammi su una pagina.</translation>
    </message>
    <message>
        <source>LaTeX has fonts of its own, not {font}.</source>
        <translation>LaTeX usa font propri, non {font}.</translation>
    </message>
    <message>
        <source>The fonts of LaTeX may lack these characters, unless you name another one in the document: {letters}</source>
        <translation>Ai font di LaTeX potrebbero mancare questi simboli, a meno che nel documento non se ne indichi un altro: {letters}</translation>
    </message>
    <message>
        <source>No installed font has these characters, so they are left out: {letters}</source>
        <translation>Nessun font installato ha questi simboli, perciò sono omessi: {letters}</translation>
    </message>
    <message>
        <source>There is no position to print.</source>
        <translation>Non c’è una posizione da stampare.</translation>
    </message>
    <message>
        <source>Nothing was printed: {name} did not accept it. Check that the printer is on, or save as PDF.</source>
        <translation>Nulla è stato stampato: {name} non ha accettato l’invio. Controlla che la stampante sia accesa o salva come PDF.</translation>
    </message>
</context>
<context>
    <name>ShownSlices</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>SideMark</name>
    <message>
        <source>to move</source>
        <translation>muove</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
    <message>
        <source>{side}. Click to change.</source>
        <translation>{side}. Fai clic per cambiare.</translation>
    </message>
</context>
<context>
    <name>SideToMoveRow</name>
    <message>
        <source>Side to move</source>
        <translation>Chi ha il tratto</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
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
        <translation>Larghezza in pixel</translation>
    </message>
    <message>
        <source>A picture is {least} to {most} pixels wide.</source>
        <translation>Un’immagine è larga da {least} a {most} pixel.</translation>
    </message>
</context>
<context>
    <name>SpellingList</name>
    <message>
        <source>Type to filter</source>
        <translation>Digita per filtrare</translation>
    </message>
    <message>
        <source>Filter the formats</source>
        <translation>Filtra i formati</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formati</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Enunciato</translation>
    </message>
    <message>
        <source>What to do in how many moves: #2, h#3, s#4, or in words</source>
        <translation>Che cosa fare in quante mosse: #2, h#3, s#4, o a parole</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Enunciati usuali</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Matto</translation>
    </message>
    <message>
        <source>Helpmate</source>
        <translation>Aiutomatto</translation>
    </message>
    <message>
        <source>Selfmate</source>
        <translation>Automatto</translation>
    </message>
    <message>
        <source>Reflex mate</source>
        <translation>Matto riflesso</translation>
    </message>
    <message>
        <source>Help-selfmate</source>
        <translation>Aiuto-automatto</translation>
    </message>
    <message>
        <source>Series helpmate</source>
        <translation>Aiutomatto in serie</translation>
    </message>
    <message>
        <source>Helpstalemate</source>
        <translation>Aiutostallo</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Save Table</source>
        <translation>Salva tabella</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>In UTF-8. A text that a spreadsheet could take for a formula gets an apostrophe in front of it.</source>
        <translation>In UTF-8. Un testo che un foglio di calcolo potrebbe prendere per una formula riceve un apostrofo davanti.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>Posi&amp;zioni</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonne</translation>
    </message>
</context>
<context>
    <name>TablebaseMoves</name>
    <message>
        <source>Moves in the tablebase</source>
        <translation>Mosse nella tablebase</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>matto</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>La regola delle 50 mosse può renderla patta.</translation>
    </message>
</context>
<context>
    <name>TablebaseRow</name>
    <message>
        <source>Search the usual places</source>
        <translation>Cerca nei posti soliti</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>No Syzygy files found.</source>
        <translation>Nessun file Syzygy trovato.</translation>
    </message>
    <message>
        <source>Endings: {endings}, with up to {pieces} pieces, in {where}</source>
        <translation>Finali: {endings}, con al massimo {pieces} pezzi, in {where}</translation>
    </message>
    <message>
        <source>{where} was not found, is not a folder, or cannot be read.</source>
        <translation>{where} non è stata trovata, non è una cartella o non si può leggere.</translation>
    </message>
    <message>
        <source>Damaged or incomplete, download again: {names}</source>
        <translation>Danneggiati o incompleti, da riscaricare: {names}</translation>
    </message>
    <message>
        <source>There are no Syzygy files (.rtbw) in {where}.</source>
        <translation>In {where} non ci sono file Syzygy (.rtbw).</translation>
    </message>
    <message>
        <source>Endings: {endings} ({distances} of them with distances, .rtbz), with up to {pieces} pieces, in {where}</source>
        <translation>Finali: {endings} ({distances} con distanze, .rtbz), con al massimo {pieces} pezzi, in {where}</translation>
    </message>
    <message>
        <source>Choose a Folder of Syzygy Tablebases</source>
        <translation>Scegli una cartella di tablebase Syzygy</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Drag pieces on the board</source>
        <translation>Trascina pezzi sulla scacchiera</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Click or drag to clear squares</source>
        <translation>Fai clic o trascina per svuotare case</translation>
    </message>
    <message>
        <source>Click to paint with it, or drag it onto the board</source>
        <translation>Fai clic per dipingere con questo, o trascinalo sulla scacchiera</translation>
    </message>
</context>
<context>
    <name>ToolTray</name>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
</context>
<context>
    <name>TwinsRow</name>
    <message>
        <source>Twins</source>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Aggiungi un gemello uguale alla posizione mostrata</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Aggiungi un gemello</translation>
    </message>
    <message>
        <source>Zeroposition: not to be solved</source>
        <translation>Zeroposizione: non si risolve</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>{name}) Move pieces on the board to change this twin.</source>
        <translation>{name}) Muovi i pezzi sulla scacchiera per cambiare questo gemello.</translation>
    </message>
    <message>
        <source>&amp;Zeroposition: Solve Only the Twins</source>
        <translation>&amp;Zeroposizione: risolvi solo i gemelli</translation>
    </message>
    <message>
        <source>&amp;Continue Twin {name})</source>
        <translation>&amp;Continua dal gemello {name})</translation>
    </message>
    <message>
        <source>&amp;Remove Twin {name})</source>
        <translation>&amp;Rimuovi il gemello {name})</translation>
    </message>
    <message>
        <source>Twin {name}</source>
        <translation>Gemello {name}</translation>
    </message>
    <message>
        <source>Twin {name}, continued</source>
        <translation>Gemello {name}, continuato</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <translation>{piece} in {square}</translation>
    </message>
    <message>
        <source>{one} and {other} exchanged</source>
        <translation>{one} e {other} scambiati</translation>
    </message>
    <message>
        <source>the board turned to the left by {angle}°</source>
        <translation>la scacchiera girata a sinistra di {angle}°</translation>
    </message>
    <message>
        <source>the board mirrored, {one} and {other} exchanged</source>
        <translation>la scacchiera specchiata, {one} e {other} scambiati</translation>
    </message>
    <message>
        <source>all pieces shifted as from {origin} to {square}</source>
        <translation>tutti i pezzi spostati come da {origin} a {square}</translation>
    </message>
    <message>
        <source>the colours of all pieces exchanged</source>
        <translation>i colori di tutti i pezzi scambiati</translation>
    </message>
    <message>
        <source>{one} becomes {other}, Black’s too</source>
        <translation>{one} diventa {other}, anche del Nero</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>un’altra posizione</translation>
    </message>
    <message>
        <source>conditions: {names}</source>
        <translation>condizioni: {names}</translation>
    </message>
    <message>
        <source>without {piece}</source>
        <translation>senza {piece}</translation>
    </message>
    <message>
        <source>with {piece}</source>
        <translation>con {piece}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Searching for a proof…</source>
        <translation>Ricerca di una prova…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Nessuna anomalia</translation>
    </message>
    <message>
        <source>No problems found so far; searching for a proof</source>
        <translation>Finora nessuna anomalia; ricerca di una prova</translation>
    </message>
    <message>
        <source>No proof was found that the position cannot arise in a game. That does not prove that it can.</source>
        <translation>Non è stata trovata alcuna prova che la posizione non possa nascere in partita. Ciò non dimostra che possa.</translation>
    </message>
    <message>
        <source>No problems found within {0} s</source>
        <translation>Nessuna anomalia entro {0} s</translation>
    </message>
    <message>
        <source>A longer search might prove that the position cannot arise in a game.</source>
        <translation>Una ricerca più lunga potrebbe dimostrare che la posizione non può nascere in partita.</translation>
    </message>
    <message>
        <source>No problems found by the quick checks</source>
        <translation>Nessuna anomalia nei controlli rapidi</translation>
    </message>
    <message>
        <source>No deep check: the search for a proof failed.</source>
        <translation>Nessun controllo approfondito: la ricerca di una prova non è riuscita.</translation>
    </message>
</context>
<context>
    <name>VersionsModel</name>
    <message>
        <source>{words}, selected</source>
        <translation>{words}, selezionata</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manca</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Riga vuota</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>Altro nel manuale</translation>
    </message>
</context>
<context>
    <name>WorkFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>_Wait</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arresto…</translation>
    </message>
</context>
<context>
    <name>board_colours</name>
    <message>
        <source>Walnut</source>
        <translation>Noce</translation>
    </message>
    <message>
        <source>Fen</source>
        <translation>Palude</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardesia</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Tratteggiata</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Chess Position Editor</source>
        <translation>Editor di posizioni di scacchi</translation>
    </message>
    <message>
        <source>Set up chess positions and get their FEN</source>
        <translation>Disponi posizioni di scacchi e ottieni la loro FEN</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Nuova finestra</translation>
    </message>
    <message>
        <source>Open File…</source>
        <translation>Apri file…</translation>
    </message>
    <message>
        <source>Chess positions</source>
        <translation>Posizioni di scacchi</translation>
    </message>
    <message>
        <source>Chess positions with operations</source>
        <translation>Posizioni di scacchi con operazioni</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round. FenEdit is for people who put chess positions on paper, on a page or into a program: composers of puzzles, trainers who make worksheets, authors of books and blogs, arbiters who restore a game, developers with files of test positions. Board, panels and FEN text always show the same position: change one of them and the others follow. You can use it with the mouse, or with the keyboard alone.</source>
        <translation>Disponi una posizione di scacchi e ottieni una FEN corretta, o viceversa. FenEdit è per chi porta posizioni di scacchi sulla carta, su una pagina o in un programma: compositori di problemi, istruttori che preparano schede di esercizi, autori di libri e blog, arbitri che ricostruiscono una partita, sviluppatori con file di posizioni di prova. Scacchiera, pannelli e testo FEN mostrano sempre la stessa posizione: se ne modifichi uno, gli altri lo seguono. Puoi usarlo con il mouse, o con la sola tastiera.</translation>
    </message>
    <message>
        <source>Three promises:</source>
        <translation>Tre promesse:</translation>
    </message>
    <message>
        <source>What it writes is right. Canonical FEN, to the last detail of the standard. You can edit odd and illegal positions; the position check says what is wrong with them, and FenEdit never refuses or changes them silently.</source>
        <translation>Ciò che scrive è giusto. FEN canonica, fino all’ultimo dettaglio dello standard. Puoi modificare anche posizioni strane e illegali; il controllo della posizione dice che cosa non va, e FenEdit non le rifiuta mai né le cambia senza dirlo.</translation>
    </message>
    <message>
        <source>Nothing is lost. A text that is not a valid FEN stays as you typed it, with the fault marked. Lines of a file that you did not edit are saved byte for byte, comments and oddities included. Unsaved work comes back after a crash. Everything can be undone.</source>
        <translation>Nulla va perso. Un testo che non è una FEN valida resta come lo hai digitato, con l’errore evidenziato. Le righe di un file che non hai modificato vengono salvate byte per byte, commenti e stranezze compresi. Il lavoro non salvato torna dopo un crash. Tutto si può annullare.</translation>
    </message>
    <message>
        <source>It reacts at once.</source>
        <translation>Reagisce subito.</translation>
    </message>
    <message>
        <source>It speaks English, Italian, Dutch, Polish and Russian.</source>
        <translation>Parla inglese, italiano, olandese, polacco e russo.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autore</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>&amp;Fonte</translation>
    </message>
    <message>
        <source>A&amp;ward</source>
        <translation>&amp;Riconoscimento</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>&amp;Enunciato</translation>
    </message>
    <message>
        <source>Side to &amp;move</source>
        <translation>Chi ha il &amp;tratto</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The path of the engine is not absolute. Choose the engine again.</source>
        <translation>Il percorso del motore non è assoluto. Scegli di nuovo il motore.</translation>
    </message>
    <message>
        <source>The file of the engine was not found. Choose the engine again.</source>
        <translation>Il file del motore non è stato trovato. Scegli di nuovo il motore.</translation>
    </message>
    <message>
        <source>The path of the engine is not a file. Choose the program itself.</source>
        <translation>Il percorso del motore non indica un file. Scegli il programma stesso.</translation>
    </message>
    <message>
        <source>The file of the engine is not executable. Make it executable, or choose another.</source>
        <translation>Il file del motore non è eseguibile. Rendilo eseguibile o scegline un altro.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {detail}. Choose one for this system.</source>
        <translation>Impossibile avviare il motore: {detail}. Scegline uno per questo sistema.</translation>
    </message>
    <message>
        <source>The program ended at once and is not a UCI engine. Choose an engine.</source>
        <translation>Il programma è terminato subito e non è un motore UCI. Scegli un motore.</translation>
    </message>
    <message>
        <source>The program does not respond like a UCI engine and was stopped.</source>
        <translation>Il programma non risponde come un motore UCI ed è stato fermato.</translation>
    </message>
    <message>
        <source>The program does not speak UCI and was stopped. Choose another engine.</source>
        <translation>Il programma non conosce UCI ed è stato fermato. Scegli un altro motore.</translation>
    </message>
    <message>
        <source>The engine ended unexpectedly (code {detail}). Start it again, or choose another.</source>
        <translation>Il motore è terminato in modo imprevisto (codice {detail}). Avvialo di nuovo o scegline un altro.</translation>
    </message>
    <message>
        <source>The engine stopped responding and was ended. Start it again.</source>
        <translation>Il motore ha smesso di rispondere ed è stato terminato. Avvialo di nuovo.</translation>
    </message>
    <message>
        <source>The engine did not stop when asked and was ended.</source>
        <translation>Il motore non si è fermato alla richiesta ed è stato terminato.</translation>
    </message>
    <message>
        <source>This engine does not support Chess960. Choose another for this position.</source>
        <translation>Questo motore non supporta Chess960. Scegline un altro per questa posizione.</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Inserisci un percorso assoluto.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>File non trovato.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Questo non è un file.</translation>
    </message>
    <message>
        <source>This file is not executable.</source>
        <translation>Questo file non è eseguibile.</translation>
    </message>
    <message>
        <source>No position to analyse: the FEN has an error.</source>
        <translation>Nessuna posizione da analizzare: la FEN contiene un errore.</translation>
    </message>
    <message>
        <source>White is checkmated: there is no move to analyse.</source>
        <translation>Il Bianco è matto: non c’è una mossa da analizzare.</translation>
    </message>
    <message>
        <source>Black is checkmated: there is no move to analyse.</source>
        <translation>Il Nero è matto: non c’è una mossa da analizzare.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to analyse.</source>
        <translation>È stallo: non c’è una mossa da analizzare.</translation>
    </message>
    <message>
        <source>Not sent to the engine, as it might crash. {problem}</source>
        <translation>Non inviata al motore, che potrebbe andare in crash. {problem}</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by Black (not proven).</source>
        <translation>Il motore vede un matto in {moves} del Nero (non dimostrato).</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by White (not proven).</source>
        <translation>Il motore vede un matto in {moves} del Bianco (non dimostrato).</translation>
    </message>
    <message>
        <source>The engine sees an equal position.</source>
        <translation>Il motore vede una posizione pari.</translation>
    </message>
    <message>
        <source>The engine sees Black ahead by {pawns} pawns.</source>
        <translation>Il motore vede il Nero in vantaggio di {pawns} pedoni.</translation>
    </message>
    <message>
        <source>The engine sees White ahead by {pawns} pawns.</source>
        <translation>Il motore vede il Bianco in vantaggio di {pawns} pedoni.</translation>
    </message>
    <message>
        <source>White’s view · depth {0}</source>
        <translation>Ottica del Bianco · profondità {0}</translation>
    </message>
    <message>
        <source>Unnamed engine</source>
        <translation>Motore senza nome</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof</source>
        <translation>{engine}: un’indicazione, non una prova</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof; stopped</source>
        <translation>{engine}: un’indicazione, non una prova; fermato</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {moves}</source>
        <translation>Linea {number}: {score}, {moves}</translation>
    </message>
    <message>
        <source>{0} nodes</source>
        <translation>{0} nodi</translation>
    </message>
    <message>
        <source>{0} k nodes</source>
        <translation>{0} k nodi</translation>
    </message>
    <message>
        <source>{0} M nodes</source>
        <translation>{0} M nodi</translation>
    </message>
</context>
<context>
    <name>fen_words</name>
    <message>
        <source>Assumed: {0}.</source>
        <translation>Si assume: {0}.</translation>
    </message>
    <message>
        <source>Piece placement</source>
        <translation>Disposizione dei pezzi</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>tratto al Bianco</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Bianco in basso</translation>
    </message>
    <message>
        <source>no castling rights</source>
        <translation>nessun diritto d’arrocco</translation>
    </message>
    <message>
        <source>castling rights of kings and rooks at home</source>
        <translation>diritti d’arrocco di re e torri nelle case di partenza</translation>
    </message>
    <message>
        <source>no en passant square</source>
        <translation>nessuna casa della presa en passant</translation>
    </message>
    <message>
        <source>halfmove clock 0</source>
        <translation>contatore delle semimosse 0</translation>
    </message>
    <message>
        <source>fullmove number 1</source>
        <translation>numero di mossa 1</translation>
    </message>
    <message>
        <source>Side to move: w for White, b for Black</source>
        <translation>Chi ha il tratto: w per il Bianco, b per il Nero</translation>
    </message>
    <message>
        <source>Castling rights: K and Q for White, k and q for Black, - for none</source>
        <translation>Diritti d’arrocco: K e Q per il Bianco, k e q per il Nero, - per nessuno</translation>
    </message>
    <message>
        <source>En passant square: the square a pawn has just passed over, or -</source>
        <translation>Casa della presa en passant: la casa che un pedone ha appena oltrepassato, o -</translation>
    </message>
    <message>
        <source>Halfmove clock: halfmoves since the last capture or pawn move</source>
        <translation>Contatore delle semimosse: semimosse dall’ultima cattura o mossa di pedone</translation>
    </message>
    <message>
        <source>Fullmove number: one more after each move by Black</source>
        <translation>Numero di mossa: aumenta di uno dopo ogni mossa del Nero</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>error fault mistake red invalid illegal wrong check</source>
        <translation>errore anomalia problema difetto rosso non valida illegale sbagliata controllo verifica</translation>
    </message>
    <message>
        <source>search filter look for</source>
        <translation>cerca ricerca filtra filtro</translation>
    </message>
    <message>
        <source>turn flip rotate reflect</source>
        <translation>gira capovolgi ruota rifletti ribalta simmetria</translation>
    </message>
    <message>
        <source>clipboard export Lichess Unicode ASCII text Markdown forum BBCode wiki HTML LaTeX Typst</source>
        <translation>appunti esporta Lichess Unicode ASCII testo Markdown forum BBCode wiki HTML LaTeX Typst</translation>
    </message>
    <message>
        <source>move pieces board</source>
        <translation>sposta muovi pezzi scacchiera</translation>
    </message>
    <message>
        <source>Fischer random shuffle setup</source>
        <translation>Fischer random casuale sorteggio disposizione</translation>
    </message>
    <message>
        <source>order reorder arrange</source>
        <translation>ordine riordina disponi</translation>
    </message>
    <message>
        <source>turn whose move player</source>
        <translation>turno a chi tocca mossa giocatore muove</translation>
    </message>
    <message>
        <source>clipboard insert import read picture screenshot</source>
        <translation>appunti inserisci importa leggi immagine figura screenshot schermata</translation>
    </message>
    <message>
        <source>screenshot grab capture picture image recognize OCR scan</source>
        <translation>screenshot schermata cattura immagine figura riconosci OCR scansione</translation>
    </message>
    <message>
        <source>screenshot scan check compare</source>
        <translation>screenshot schermata scansione verifica controlla confronta</translation>
    </message>
    <message>
        <source>uncertain unsure wrong picture</source>
        <translation>incerta dubbio insicura sbagliata errore immagine</translation>
    </message>
    <message>
        <source>flip rotate side bottom</source>
        <translation>capovolgi ruota ribalta lato parte basso</translation>
    </message>
    <message>
        <source>speak say screen reader blind</source>
        <translation>parla voce lettore schermo sintesi vocale non vedenti</translation>
    </message>
    <message>
        <source>maximize fullscreen zoom large presentation</source>
        <translation>massimizza schermo intero zoom grande presentazione</translation>
    </message>
    <message>
        <source>help handbook documentation guide</source>
        <translation>aiuto guida documentazione istruzioni</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys mouse gestures</source>
        <translation>scorciatoie tastiera mouse gesti</translation>
    </message>
    <message>
        <source>dark light theme colors style look appearance</source>
        <translation>scuro chiaro tema colori stile aspetto</translation>
    </message>
    <message>
        <source>list records grid thumbnails diagrams</source>
        <translation>elenco lista voci griglia miniature diagrammi</translation>
    </message>
    <message>
        <source>create file blank</source>
        <translation>crea file vuoto</translation>
    </message>
    <message>
        <source>template endgame ending opening mate Lucena Philidor</source>
        <translation>modello finale apertura matto Lucena Philidor</translation>
    </message>
    <message>
        <source>endgame ending exercise material</source>
        <translation>finale esercizio materiale</translation>
    </message>
    <message>
        <source>internet web site link online</source>
        <translation>internet web sito collegamento online</translation>
    </message>
    <message>
        <source>load import read table CSV spreadsheet Excel</source>
        <translation>carica importa leggi tabella CSV foglio di calcolo Excel</translation>
    </message>
    <message>
        <source>write store keep</source>
        <translation>scrivi registra memorizza conserva</translation>
    </message>
    <message>
        <source>write store copy convert EPD PGN CSV table spreadsheet Excel</source>
        <translation>scrivi registra copia converti EPD PGN CSV tabella foglio di calcolo Excel</translation>
    </message>
    <message>
        <source>image diagram screenshot JPEG</source>
        <translation>figura diagramma screenshot JPEG</translation>
    </message>
    <message>
        <source>images diagrams batch</source>
        <translation>figure diagrammi tutte insieme</translation>
    </message>
    <message>
        <source>GIF video film animated APNG WebP blog</source>
        <translation>GIF video filmato animazione APNG WebP blog</translation>
    </message>
    <message>
        <source>worksheet handout exercises practice lesson book LaTeX Typst Word HTML Anki QR code</source>
        <translation>scheda dispensa esercizi libro LaTeX Typst allenamento lezione Word HTML Anki codice QR</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>stampante carta</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>chiudi termina abbandona</translation>
    </message>
    <message>
        <source>back revert cancel history</source>
        <translation>indietro torna ripristina disfa cronologia</translation>
    </message>
    <message>
        <source>forward again repeat history</source>
        <translation>avanti di nuovo rifai cronologia</translation>
    </message>
    <message>
        <source>clipboard export text</source>
        <translation>appunti esporta testo</translation>
    </message>
    <message>
        <source>clipboard image screenshot</source>
        <translation>appunti figura screenshot</translation>
    </message>
    <message>
        <source>settings options theme dark font language</source>
        <translation>impostazioni opzioni tema scuro font lingua</translation>
    </message>
    <message>
        <source>initial reset new game set up</source>
        <translation>partenza azzera nuova partita disponi</translation>
    </message>
    <message>
        <source>empty erase remove all pieces</source>
        <translation>vuota cancella rimuovi tutti i pezzi</translation>
    </message>
    <message>
        <source>add enter set up list</source>
        <translation>aggiungi inserisci disponi elenco lista</translation>
    </message>
    <message>
        <source>fairy grasshopper nightrider neutral Popeye</source>
        <translation>eterodosso cavalletta nottambulo neutro Popeye</translation>
    </message>
    <message>
        <source>exchange invert reverse colors sides</source>
        <translation>scambia cambia rovescia colori parti</translation>
    </message>
    <message>
        <source>move number halfmove clock</source>
        <translation>azzera numero di mossa contatore semimosse</translation>
    </message>
    <message>
        <source>red green blue yellow color annotate draw</source>
        <translation>rosso verde blu giallo colore annota disegna</translation>
    </message>
    <message>
        <source>remove arrows circles highlights labels red</source>
        <translation>rimuovi frecce cerchi evidenziazioni etichette rosso</translation>
    </message>
    <message>
        <source>moves game variation line try out</source>
        <translation>mosse partita variante linea prova</translation>
    </message>
    <message>
        <source>mate in moves task helpmate selfmate</source>
        <translation>matto in mosse compito aiutomatto automatto</translation>
    </message>
    <message>
        <source>mate key moves test cooked</source>
        <translation>matto chiave mosse verifica demolito soluzione</translation>
    </message>
    <message>
        <source>test check cooked batch</source>
        <translation>verifica controlla demoliti tutti insieme</translation>
    </message>
    <message>
        <source>moves variations line mate key</source>
        <translation>mosse varianti linea matto chiave</translation>
    </message>
    <message>
        <source>clipboard moves text</source>
        <translation>appunti mosse testo</translation>
    </message>
    <message>
        <source>keep store write key</source>
        <translation>tieni conserva scrivi chiave</translation>
    </message>
    <message>
        <source>solve fairy helpmate selfmate</source>
        <translation>risolvi eterodosso aiutomatto automatto</translation>
    </message>
    <message>
        <source>input output raw</source>
        <translation>dati in ingresso in uscita grezzi</translation>
    </message>
    <message>
        <source>author title name source stipulation award theme mate key moves</source>
        <translation>autore titolo nome fonte enunciato riconoscimento premio tema matto chiave mosse</translation>
    </message>
    <message>
        <source>Stockfish analyse evaluation best moves UCI</source>
        <translation>Stockfish analizza analisi valutazione mosse migliori UCI</translation>
    </message>
    <message>
        <source>Stockfish UCI install path</source>
        <translation>Stockfish UCI installa percorso</translation>
    </message>
    <message>
        <source>back go record</source>
        <translation>indietro vai voce</translation>
    </message>
    <message>
        <source>forward go record</source>
        <translation>avanti vai voce prossima</translation>
    </message>
    <message>
        <source>search filter look for duplicates</source>
        <translation>cerca ricerca filtra filtro doppioni duplicati</translation>
    </message>
    <message>
        <source>new insert record</source>
        <translation>nuova inserisci voce</translation>
    </message>
    <message>
        <source>copy clone twin record</source>
        <translation>copia clona gemello voce</translation>
    </message>
    <message>
        <source>remove erase record</source>
        <translation>rimuovi cancella togli voce</translation>
    </message>
    <message>
        <source>name title label heading id</source>
        <translation>nome titolo etichetta intestazione id</translation>
    </message>
    <message>
        <source>rename title number source award mate batch many</source>
        <translation>rinomina titolo numera fonte riconoscimento premio matto tutte insieme</translation>
    </message>
    <message>
        <source>note remark annotation text</source>
        <translation>nota osservazione annotazione testo</translation>
    </message>
    <message>
        <source>rename title id count</source>
        <translation>rinomina rinumera numera titolo id</translation>
    </message>
    <message>
        <source>extract export copy part</source>
        <translation>dividi estrai esporta copia parte</translation>
    </message>
    <message>
        <source>merge join import add combine</source>
        <translation>unisci importa aggiungi combina</translation>
    </message>
    <message>
        <source>turn rotate Black’s side orientation</source>
        <translation>gira ruota lato del Nero orientamento</translation>
    </message>
    <message>
        <source>hide panels presentation projector large</source>
        <translation>nascondi pannelli presentazione proiettore grande</translation>
    </message>
    <message>
        <source>version licence help</source>
        <translation>versione licenza guida</translation>
    </message>
    <message>
        <source>dark light theme edit colors style look appearance own custom squares</source>
        <translation>scuro chiaro tema colori stile aspetto propri personalizzati case modificare</translation>
    </message>
    <message>
        <source>theme figures style look</source>
        <translation>tema figure stile aspetto</translation>
    </message>
</context>
<context>
    <name>keys_help</name>
    <message>
        <source>Mouse on the board</source>
        <translation>Mouse sulla scacchiera</translation>
    </message>
    <message>
        <source>Drag a piece</source>
        <translation>Trascinare un pezzo</translation>
    </message>
    <message>
        <source>Move it; onto another piece: take its place</source>
        <translation>Lo sposta; su un altro pezzo: ne prende il posto</translation>
    </message>
    <message>
        <source>Drag, then {control} or {alt} while dropping</source>
        <translation>Trascinare, poi {control} o {alt} al rilascio</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Lo copia</translation>
    </message>
    <message>
        <source>Drag off the board</source>
        <translation>Trascinare fuori dalla scacchiera</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Lo rimuove</translation>
    </message>
    <message>
        <source>Drag from a palette</source>
        <translation>Trascinare da una tavolozza</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Colloca un pezzo</translation>
    </message>
    <message>
        <source>Click in a palette</source>
        <translation>Clic in una tavolozza</translation>
    </message>
    <message>
        <source>Pick up a piece or the eraser; click again to put it down</source>
        <translation>Prende in mano un pezzo o la gomma; un altro clic li posa</translation>
    </message>
    <message>
        <source>Click or drag with a piece picked up</source>
        <translation>Clic o trascinamento con un pezzo in mano</translation>
    </message>
    <message>
        <source>Place it; starting on the same piece: erase</source>
        <translation>Lo colloca; partendo da un pezzo uguale: cancella</translation>
    </message>
    <message>
        <source>Right button with a piece picked up</source>
        <translation>Tasto destro con un pezzo in mano</translation>
    </message>
    <message>
        <source>Place the same piece in the other colour</source>
        <translation>Colloca lo stesso pezzo nell’altro colore</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Tasto centrale</translation>
    </message>
    <message>
        <source>Pick up the piece under the pointer; on an empty square: the eraser</source>
        <translation>Prende in mano il pezzo sotto il puntatore; su una casa vuota: la gomma</translation>
    </message>
    <message>
        <source>Right button with nothing picked up</source>
        <translation>Tasto destro senza nulla in mano</translation>
    </message>
    <message>
        <source>Menu of the square</source>
        <translation>Menu della casa</translation>
    </message>
    <message>
        <source>Drag with the right button</source>
        <translation>Trascinare con il tasto destro</translation>
    </message>
    <message>
        <source>Draw an arrow; draw it again to remove it, or in another colour to replace it</source>
        <translation>Disegna una freccia; ripetendo la rimuove, in un altro colore la sostituisce</translation>
    </message>
    <message>
        <source>Right click with Shift</source>
        <translation>Clic destro con Shift</translation>
    </message>
    <message>
        <source>Draw a circle, or remove it</source>
        <translation>Disegna un cerchio o lo rimuove</translation>
    </message>
    <message>
        <source>{control}, {alt}, or both while drawing</source>
        <translation>{control}, {alt} o entrambi mentre si disegna</translation>
    </message>
    <message>
        <source>Red, blue, or yellow instead of green</source>
        <translation>Rosso, blu o giallo invece di verde</translation>
    </message>
    <message>
        <source>Shift, or Shift and {control}, while drawing an arrow</source>
        <translation>Shift, o Shift e {control}, mentre si disegna una freccia</translation>
    </message>
    <message>
        <source>Blue or yellow, where {alt} moves windows instead of drawing</source>
        <translation>Blu o giallo, dove {alt} sposta le finestre invece di disegnare</translation>
    </message>
    <message>
        <source>Drag with Shift</source>
        <translation>Trascinare con Shift</translation>
    </message>
    <message>
        <source>Select squares; Esc deselects them</source>
        <translation>Seleziona case; Esc le deseleziona</translation>
    </message>
    <message>
        <source>Drag in a selection</source>
        <translation>Trascinare in una selezione</translation>
    </message>
    <message>
        <source>Move its pieces together; with {control}: copy; off the board: remove</source>
        <translation>Ne sposta insieme i pezzi; con {control}: li copia; fuori dalla scacchiera: li rimuove</translation>
    </message>
    <message>
        <source>Right button in a selection</source>
        <translation>Tasto destro in una selezione</translation>
    </message>
    <message>
        <source>Menu: clear, swap colours, mirror, fill</source>
        <translation>Menu: svuota, inverti colori, specchia, riempi</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rotellina</translation>
    </message>
    <message>
        <source>Change the piece of a square (see Preferences)</source>
        <translation>Cambia il pezzo di una casa (vedi Preferenze)</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Your own colour</source>
        <translation>Il tuo colore</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Wheel with {alt}</source>
        <translation>Rotellina con {alt}</translation>
    </message>
    <message>
        <source>With the Play tool, or in the moves: type a move: Nf3, e8=Q, e2e4</source>
        <translation>Con lo strumento Gioco, o nelle mosse: digita una mossa: Nf3, e8=Q, e2e4</translation>
    </message>
    <message>
        <source>In the moves: step without {alt}</source>
        <translation>Nelle mosse: le scorre senza {alt}</translation>
    </message>
    <message>
        <source>In the moves: read line by line; go to the move</source>
        <translation>Nelle mosse: legge riga per riga; va alla mossa</translation>
    </message>
    <message>
        <source>In a solution: fold or unfold a row, unfold all, fold all</source>
        <translation>In una soluzione: comprime o espande una riga, espande tutto, comprime tutto</translation>
    </message>
    <message>
        <source>In the moves: delete from here</source>
        <translation>Nelle mosse: elimina da qui</translation>
    </message>
    <message>
        <source>In the moves: go to the board; with the Play tool: leave it</source>
        <translation>Nelle mosse: va alla scacchiera; con lo strumento Gioco: lo lascia</translation>
    </message>
    <message>
        <source>Right button on a move</source>
        <translation>Tasto destro su una mossa</translation>
    </message>
    <message>
        <source>Menu: new position, promote, delete, copy</source>
        <translation>Menu: nuova posizione, promuovi, elimina, copia</translation>
    </message>
    <message>
        <source>Picture beside the board</source>
        <translation>Immagine accanto alla scacchiera</translation>
    </message>
    <message>
        <source>Next or previous square that may have been read wrong</source>
        <translation>Va alla casa successiva o precedente che potrebbe essere stata letta male</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>Da 1 a 5</translation>
    </message>
    <message>
        <source>Put this piece on the square, and go on</source>
        <translation>Colloca questo pezzo nella casa e prosegue</translation>
    </message>
    <message>
        <source>Put that piece on the square</source>
        <translation>Colloca quel pezzo nella casa</translation>
    </message>
    <message>
        <source>Look at another square</source>
        <translation>Passa a un’altra casa</translation>
    </message>
    <message>
        <source>Turn: the other side is at the bottom of the picture</source>
        <translation>Gira: in basso nell’immagine c’è l’altra parte</translation>
    </message>
    <message>
        <source>Set the other side to move</source>
        <translation>Dà il tratto all’altra parte</translation>
    </message>
    <message>
        <source>Accept the position, or go on to the next one</source>
        <translation>Accetta la posizione, o passa alla successiva</translation>
    </message>
    <message>
        <source>Take the position back; among several: hide the picture</source>
        <translation>Ritira la posizione; se sono più d’una: nasconde l’immagine</translation>
    </message>
    <message>
        <source>Keys and commands</source>
        <translation>Tasti e comandi</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Tasto o gesto</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Put down the piece, or cancel the drag</source>
        <translation>Posa il pezzo o annulla il trascinamento</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Tasti sulla scacchiera</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Muove il cursore</translation>
    </message>
    <message>
        <source>Go to an edge</source>
        <translation>Va a un bordo</translation>
    </message>
    <message>
        <source>K Q R B N P, k q r b n p</source>
        <translation>K Q R B N P, k q r b n p</translation>
    </message>
    <message>
        <source>Place a white piece, a black piece, and step on</source>
        <translation>Colloca un pezzo bianco, un pezzo nero, e avanza</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>Da 1 a 8</translation>
    </message>
    <message>
        <source>Clear that many squares and step over them</source>
        <translation>Svuota altrettante case e le oltrepassa</translation>
    </message>
    <message>
        <source>Go to the next rank, as in a FEN</source>
        <translation>Va alla traversa successiva, come in una FEN</translation>
    </message>
    <message>
        <source>Space after the last square</source>
        <translation>Spazio dopo l’ultima casa</translation>
    </message>
    <message>
        <source>Go on with the other fields, such as b KQ e3 0 1; Enter finishes</source>
        <translation>Prosegue con gli altri campi, come b KQ e3 0 1; Invio conclude</translation>
    </message>
    <message>
        <source>Step back and clear the square</source>
        <translation>Torna indietro e svuota la casa</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Svuota la casa</translation>
    </message>
    <message>
        <source>Pick up the piece; on another square: drop it</source>
        <translation>Prende in mano il pezzo; su un’altra casa: lo posa</translation>
    </message>
    <message>
        <source>Select squares, or all; Enter picks up their pieces</source>
        <translation>Seleziona case, o tutte; Invio ne prende in mano i pezzi</translation>
    </message>
    <message>
        <source>Marks tool</source>
        <translation>Strumento Segni</translation>
    </message>
    <message>
        <source>Drag, click</source>
        <translation>Trascinare, clic</translation>
    </message>
    <message>
        <source>Draw an arrow; a circle, highlight or label, as set in the bar</source>
        <translation>Disegna una freccia; un cerchio, un’evidenziazione o un’etichetta, come impostato nella barra</translation>
    </message>
    <message>
        <source>Start an arrow; on another square: end it; on the same: circle</source>
        <translation>Inizia una freccia; su un’altra casa: la conclude; sulla stessa: cerchio</translation>
    </message>
    <message>
        <source>Highlight, or label, the square</source>
        <translation>Evidenzia la casa o le dà un’etichetta</translation>
    </message>
    <message>
        <source>1 to 4, or G R B Y</source>
        <translation>Da 1 a 4, oppure G R B Y</translation>
    </message>
    <message>
        <source>Green, red, blue, yellow</source>
        <translation>Verde, rosso, blu, giallo</translation>
    </message>
    <message>
        <source>Remove the marks on the square</source>
        <translation>Rimuove i segni sulla casa</translation>
    </message>
    <message>
        <source>Cancel the arrow, then leave the tool</source>
        <translation>Annulla la freccia, poi lascia lo strumento</translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>Una lettera</translation>
    </message>
    <message>
        <source>Step through the moves</source>
        <translation>Scorre le mosse</translation>
    </message>
    <message>
        <source>FEN field and position check</source>
        <translation>Campo FEN e controllo della posizione</translation>
    </message>
    <message>
        <source>Back to the FEN of the board</source>
        <translation>Torna alla FEN della scacchiera</translation>
    </message>
    <message>
        <source>On a line of the check: explain it</source>
        <translation>Su una riga del controllo: la spiega</translation>
    </message>
    <message>
        <source>Copy and paste the position, or the selected text here</source>
        <translation>Copia e incolla la posizione o, qui, il testo selezionato</translation>
    </message>
    <message>
        <source>List of positions</source>
        <translation>Elenco delle posizioni</translation>
    </message>
    <message>
        <source>In the list: copy, cut and paste whole lines of the file</source>
        <translation>Nell’elenco: copia, taglia e incolla intere righe del file</translation>
    </message>
    <message>
        <source>In the list: delete the positions</source>
        <translation>Nell’elenco: elimina le posizioni</translation>
    </message>
    <message>
        <source>In the list: select several, or all</source>
        <translation>Nell’elenco: ne seleziona più d’una, o tutte</translation>
    </message>
    <message>
        <source>Add a position to the selection; arrows with {control} move without selecting</source>
        <translation>Aggiunge una posizione alla selezione; le frecce con {control} muovono senza selezionare</translation>
    </message>
    <message>
        <source>Click with Shift or {control}, drag with Shift</source>
        <translation>Clic con Shift o {control}, trascinare con Shift</translation>
    </message>
    <message>
        <source>Select several positions</source>
        <translation>Seleziona più posizioni</translation>
    </message>
    <message>
        <source>Drag in the list</source>
        <translation>Trascinare nell’elenco</translation>
    </message>
    <message>
        <source>Move the selected positions; with {control} or to another window: copy</source>
        <translation>Sposta le posizioni selezionate; con {control} o in un’altra finestra: le copia</translation>
    </message>
    <message>
        <source>Double click in the list</source>
        <translation>Doppio clic nell’elenco</translation>
    </message>
    <message>
        <source>Rename the position; on a comment: edit it</source>
        <translation>Rinomina la posizione; su un commento: lo modifica</translation>
    </message>
    <message>
        <source>Right button in the list</source>
        <translation>Tasto destro nell’elenco</translation>
    </message>
    <message>
        <source>Menu: rename, sort, reverse, new window</source>
        <translation>Menu: rinomina, ordina, inverti, nuova finestra</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Place {piece} on {square}</source>
        <translation>Colloca {piece} in {square}</translation>
    </message>
    <message>
        <source>Erase {piece} on {square}</source>
        <translation>Cancella {piece} in {square}</translation>
    </message>
    <message>
        <source>Move {piece} to {square}</source>
        <translation>Sposta {piece} in {square}</translation>
    </message>
    <message>
        <source>Edit puzzle</source>
        <translation>Modifica problema</translation>
    </message>
    <message>
        <source>Set stipulation</source>
        <translation>Imposta l’enunciato</translation>
    </message>
    <message>
        <source>Fill in solution</source>
        <translation>Inserisci soluzione</translation>
    </message>
    <message>
        <source>Add twin {number}</source>
        <translation>Aggiungi gemello {number}</translation>
    </message>
    <message>
        <source>Remove twin {number}</source>
        <translation>Rimuovi gemello {number}</translation>
    </message>
    <message>
        <source>Make the diagram a zeroposition</source>
        <translation>Rendi il diagramma una zeroposizione</translation>
    </message>
    <message>
        <source>Solve the diagram, too</source>
        <translation>Risolvi anche il diagramma</translation>
    </message>
    <message>
        <source>Copy {piece} to {square}</source>
        <translation>Copia {piece} in {square}</translation>
    </message>
    <message>
        <source>Move selected pieces</source>
        <translation>Sposta pezzi selezionati</translation>
    </message>
    <message>
        <source>Copy selected pieces</source>
        <translation>Copia pezzi selezionati</translation>
    </message>
    <message>
        <source>Swap colours of selected pieces</source>
        <translation>Inverti i colori dei pezzi selezionati</translation>
    </message>
    <message>
        <source>Mirror selected squares</source>
        <translation>Specchia case selezionate</translation>
    </message>
    <message>
        <source>Place listed pieces</source>
        <translation>Colloca pezzi elencati</translation>
    </message>
    <message>
        <source>Type on the board</source>
        <translation>Digita sulla scacchiera</translation>
    </message>
    <message>
        <source>Type FEN</source>
        <translation>Digita FEN</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Incolla posizione</translation>
    </message>
    <message>
        <source>Add castling right {right}</source>
        <translation>Aggiungi diritto d’arrocco: {right}</translation>
    </message>
    <message>
        <source>Remove castling right {right}</source>
        <translation>Rimuovi diritto d’arrocco: {right}</translation>
    </message>
    <message>
        <source>Set en passant square to {square}</source>
        <translation>Imposta a {square} la casa della presa en passant</translation>
    </message>
    <message>
        <source>Remove en passant square</source>
        <translation>Rimuovi casa della presa en passant</translation>
    </message>
    <message>
        <source>Add castling rights</source>
        <translation>Aggiungi i diritti d’arrocco</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Rimuovi diritti d’arrocco</translation>
    </message>
    <message>
        <source>Reset counters</source>
        <translation>Azzera contatori</translation>
    </message>
    <message>
        <source>Set side to move to White</source>
        <translation>Dai il tratto al Bianco</translation>
    </message>
    <message>
        <source>Set side to move to Black</source>
        <translation>Dai il tratto al Nero</translation>
    </message>
    <message>
        <source>Set halfmove clock to {number}</source>
        <translation>Imposta a {number} il contatore delle semimosse</translation>
    </message>
    <message>
        <source>Set fullmove number to {number}</source>
        <translation>Imposta a {number} il numero di mossa</translation>
    </message>
    <message>
        <source>Use Chess960 castling</source>
        <translation>Usa l’arrocco Chess960</translation>
    </message>
    <message>
        <source>Use standard castling</source>
        <translation>Usa l’arrocco standard</translation>
    </message>
    <message>
        <source>Set up start position</source>
        <translation>Disponi posizione iniziale</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>Disponi posizione</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Svuota scacchiera</translation>
    </message>
    <message>
        <source>Set up Chess960 position {number}</source>
        <translation>Disponi posizione Chess960 {number}</translation>
    </message>
    <message>
        <source>Rotate position</source>
        <translation>Ruota posizione</translation>
    </message>
    <message>
        <source>Mirror position</source>
        <translation>Specchia posizione</translation>
    </message>
    <message>
        <source>Mirror position top to bottom</source>
        <translation>Specchia posizione alto–basso</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Inverti i colori</translation>
    </message>
    <message>
        <source>Shift position up</source>
        <translation>Trasla posizione in alto</translation>
    </message>
    <message>
        <source>Shift position down</source>
        <translation>Trasla posizione in basso</translation>
    </message>
    <message>
        <source>Shift position left</source>
        <translation>Trasla posizione a sinistra</translation>
    </message>
    <message>
        <source>Shift position right</source>
        <translation>Trasla posizione a destra</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <translation>Disegna freccia</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <translation>Rimuovi freccia</translation>
    </message>
    <message>
        <source>Recolour arrow</source>
        <translation>Ricolora freccia</translation>
    </message>
    <message>
        <source>Draw circle on {square}</source>
        <translation>Disegna cerchio in {square}</translation>
    </message>
    <message>
        <source>Remove circle on {square}</source>
        <translation>Rimuovi cerchio in {square}</translation>
    </message>
    <message>
        <source>Recolour circle on {square}</source>
        <translation>Ricolora cerchio in {square}</translation>
    </message>
    <message>
        <source>Highlight {square}</source>
        <translation>Evidenzia {square}</translation>
    </message>
    <message>
        <source>Remove highlight of {square}</source>
        <translation>Rimuovi evidenziazione di {square}</translation>
    </message>
    <message>
        <source>Recolour highlight of {square}</source>
        <translation>Ricolora evidenziazione di {square}</translation>
    </message>
    <message>
        <source>Label {square}</source>
        <translation>Etichetta {square}</translation>
    </message>
    <message>
        <source>Remove label of {square}</source>
        <translation>Rimuovi etichetta di {square}</translation>
    </message>
    <message>
        <source>Change label of {square}</source>
        <translation>Cambia etichetta di {square}</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Cancella segni</translation>
    </message>
    <message>
        <source>Clear marks on {square}</source>
        <translation>Cancella segni in {square}</translation>
    </message>
    <message>
        <source>Add position</source>
        <translation>Aggiungi posizione</translation>
    </message>
    <message>
        <source>Duplicate position</source>
        <translation>Duplica posizione</translation>
    </message>
    <message>
        <source>Take position from game</source>
        <translation>Estrai posizione dalla partita</translation>
    </message>
    <message>
        <source>Delete position</source>
        <translation>Elimina posizione</translation>
    </message>
    <message>
        <source>Cut position</source>
        <translation>Taglia posizione</translation>
    </message>
    <message>
        <source>Move position</source>
        <translation>Sposta posizione</translation>
    </message>
    <message>
        <source>Sort positions</source>
        <translation>Ordina posizioni</translation>
    </message>
    <message>
        <source>Reverse positions</source>
        <translation>Inverti l’ordine delle posizioni</translation>
    </message>
    <message>
        <source>Replace names with numbers</source>
        <translation>Cambia i nomi in numeri</translation>
    </message>
    <message>
        <source>Read position from picture</source>
        <translation>Leggi posizione dall’immagine</translation>
    </message>
    <message>
        <source>Black to move, as {detail} says.</source>
        <translation>Tratto al Nero, come dice {detail}.</translation>
    </message>
    <message>
        <source>White to move, as {detail} says.</source>
        <translation>Tratto al Bianco, come dice {detail}.</translation>
    </message>
    <message>
        <source>New position after {detail}; the game is unchanged.</source>
        <translation>Nuova posizione dopo {detail}; la partita non è cambiata.</translation>
    </message>
    <message>
        <source>New position after {detail}.</source>
        <translation>Nuova posizione dopo {detail}.</translation>
    </message>
    <message>
        <source>The text in the FEN field was replaced; Undo brings it back.</source>
        <translation>Il testo nel campo FEN è stato sostituito; Annulla lo ripristina.</translation>
    </message>
    <message>
        <source>Removed with the previous position: {detail}. Undo brings them back.</source>
        <translation>Rimossi con la posizione precedente: {detail}. Annulla li ripristina.</translation>
    </message>
    <message>
        <source>The moves of the game were kept, but no longer fit the position.</source>
        <translation>Le mosse della partita sono conservate, ma non sono più adatte alla posizione.</translation>
    </message>
    <message>
        <source>The moves of the game were kept; they may no longer fit the position.</source>
        <translation>Le mosse della partita sono conservate; potrebbero non essere più adatte alla posizione.</translation>
    </message>
    <message>
        <source>Added as position {detail}; the one it came from is unchanged.</source>
        <translation>Aggiunta come posizione {detail}; quella da cui proviene non è cambiata.</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Ricarica file</translation>
    </message>
    <message>
        <source>Merge changes to the file</source>
        <translation>Unisci le modifiche al file</translation>
    </message>
    <message>
        <source>Append file</source>
        <translation>Accoda file</translation>
    </message>
    <message>
        <source>Move position up</source>
        <translation>Sposta posizione in su</translation>
    </message>
    <message>
        <source>Move position down</source>
        <translation>Sposta posizione in giù</translation>
    </message>
    <message>
        <source>Rename position</source>
        <translation>Rinomina posizione</translation>
    </message>
    <message>
        <source>Set details</source>
        <translation>Imposta dettagli</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Modifica commento</translation>
    </message>
    <message>
        <source>Convert to FEN</source>
        <translation>Converti in FEN</translation>
    </message>
    <message>
        <source>Convert to EPD</source>
        <translation>Converti in EPD</translation>
    </message>
    <message>
        <source>Convert to PGN</source>
        <translation>Converti in PGN</translation>
    </message>
    <message>
        <source>Edit operations</source>
        <translation>Modifica operazioni</translation>
    </message>
    <message>
        <source>Remove pawns</source>
        <translation>Rimuovi pedoni</translation>
    </message>
    <message>
        <source>Fix all problems</source>
        <translation>Correggi tutte le anomalie</translation>
    </message>
    <message>
        <source>Paint {pieces}</source>
        <translation>Dipingi {pieces}</translation>
    </message>
    <message>
        <source>Base twin {number} on the twin before</source>
        <translation>Basa il gemello {number} sul precedente</translation>
    </message>
    <message>
        <source>Base twin {number} on the diagram</source>
        <translation>Basa il gemello {number} sul diagramma</translation>
    </message>
    <message>
        <source>Keep moves</source>
        <translation>Conserva mosse</translation>
    </message>
    <message>
        <source>New position after {number}</source>
        <translation>Nuova posizione dopo {number}</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>re bianco</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>donna bianca</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre bianca</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfiere bianco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavallo bianco</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>pedone bianco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>re nero</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>donna nera</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre nera</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfiere nero</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavallo nero</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pedone nero</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>Bianco O-O</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>Bianco O-O-O</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>Nero O-O</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>Nero O-O-O</translation>
    </message>
    <message>
        <source>Comments stay in their places.</source>
        <translation>I commenti restano al loro posto.</translation>
    </message>
    <message>
        <source>EPD cannot contain straight quotation marks; they became curved ones.</source>
        <translation>EPD non può contenere virgolette dritte; sono diventate curve.</translation>
    </message>
    <message>
        <source>Castling right {detail} removed: king or rook has left its starting square.</source>
        <translation>Diritto d’arrocco rimosso: {detail}. Re o torre non sono più sulla casa di partenza.</translation>
    </message>
    <message>
        <source>Castling right {detail} restored: king and rook are on their starting squares again.</source>
        <translation>Diritto d’arrocco ripristinato: {detail}. Re e torre sono di nuovo sulla casa di partenza.</translation>
    </message>
    <message>
        <source>A king keeps its colour: the other side would have more than one.</source>
        <translation>Un re mantiene il suo colore: l’altra parte ne avrebbe più di uno.</translation>
    </message>
    <message>
        <source>En passant square {detail} removed: it is no longer possible.</source>
        <translation>Casa della presa en passant {detail} rimossa: non è più possibile.</translation>
    </message>
    <message>
        <source>Marks that would leave the board were removed.</source>
        <translation>I segni che sarebbero usciti dalla scacchiera sono stati rimossi.</translation>
    </message>
    <message>
        <source>A twin was left unchanged: it does not fit the changed board.</source>
        <translation>Un gemello è rimasto com’era: non si adatta alla scacchiera cambiata.</translation>
    </message>
    <message>
        <source>Key and solution were kept: they belong to the previous puzzle.</source>
        <translation>Chiave e soluzione sono rimaste: appartengono alla posizione di prima.</translation>
    </message>
    <message>
        <source>Braces in the remark became round brackets: PGN comments cannot contain braces.</source>
        <translation>Le parentesi graffe dell’osservazione sono diventate tonde: i commenti PGN non possono contenere graffe.</translation>
    </message>
    <message>
        <source>The file will not show that this is Chess960: its castling letters are those of standard chess.</source>
        <translation>Il file non mostrerà che si tratta di Chess960: le sue lettere d’arrocco sono quelle degli scacchi standard.</translation>
    </message>
    <message>
        <source>The en passant square was removed: it is no longer possible.</source>
        <translation>La casa della presa en passant è stata rimossa: non è più possibile.</translation>
    </message>
    <message>
        <source>The position was put back: the moves fit again.</source>
        <translation>La posizione è stata ripristinata: le mosse sono di nuovo adatte.</translation>
    </message>
    <message>
        <source>The moves that did not fit were removed. Undo brings them back.</source>
        <translation>Le mosse non adatte sono state rimosse. Annulla le ripristina.</translation>
    </message>
    <message>
        <source>The FEN tag of the game was corrected.</source>
        <translation>Il tag FEN della partita è stato corretto.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>players</source>
        <translation>giocatori</translation>
    </message>
    <message>
        <source>other tags</source>
        <translation>altri tag</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>osservazione</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operazioni</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>segni</translation>
    </message>
    <message>
        <source>White, {file}-file</source>
        <translation>Bianco, colonna {file}</translation>
    </message>
    <message>
        <source>Black, {file}-file</source>
        <translation>Nero, colonna {file}</translation>
    </message>
    <message>
        <source>Castling rights {rights} removed: they cannot hold here.</source>
        <translation>Diritti d’arrocco {rights} rimossi: qui non possono valere.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>italiano</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>English</source>
        <translation>inglese</translation>
    </message>
    <message>
        <source>German</source>
        <translation>tedesco</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francese</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>spagnolo</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>olandese</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polacco</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russo</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>ceco</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danese</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estone</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finlandese</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>ungherese</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandese</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvegese</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portoghese</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumeno</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>svedese</translation>
    </message>
    <message>
        <source>English, S for the knight</source>
        <translation>inglese, S per il cavallo</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <source>Not Everything Can Be Saved</source>
        <translation>Non si può salvare tutto</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Salva comunque</translation>
    </message>
    <message>
        <source>&amp;Save as FEN</source>
        <translation>&amp;Salva come FEN</translation>
    </message>
    <message>
        <source>Save as &amp;EPD…</source>
        <translation>Salva come &amp;EPD…</translation>
    </message>
    <message>
        <source>Choose Another &amp;Format…</source>
        <translation>Scegli altro &amp;formato…</translation>
    </message>
    <message>
        <source>A {suffix} file cannot hold everything in “{name}”.</source>
        <translation>Un file {suffix} non può contenere tutto ciò che c’è in «{name}».</translation>
    </message>
    <message>
        <source>A {suffix} file holds some of “{name}” in another way.</source>
        <translation>Un file {suffix} conserva parte di «{name}» in un altro modo.</translation>
    </message>
    <message>
        <source>Left out of the file:</source>
        <translation>Omesso dal file:</translation>
    </message>
    <message>
        <source>Written in another way:</source>
        <translation>Scritto in altro modo:</translation>
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
        <translation>NOME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SINTASSI</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIZIONE</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPZIONI</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>STATO D’USCITA</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round.</source>
        <translation>Disponi una posizione di scacchi e ottieni una FEN corretta, o viceversa.</translation>
    </message>
    <message>
        <source>Preferences and recent files.</source>
        <translation>Preferenze e file recenti.</translation>
    </message>
    <message>
        <source>Unsaved work, which is offered at the next start.</source>
        <translation>Lavoro non salvato, che viene riproposto al prossimo avvio.</translation>
    </message>
    <message>
        <source>Unexpected errors.</source>
        <translation>Errori imprevisti.</translation>
    </message>
    <message>
        <source>Each command’s help explains its own. Without a command it is 0, 1 if there is no display, or 2 if the command line is not valid.</source>
        <translation>Quello di un comando è indicato nel suo aiuto. Senza un comando è 0, oppure 1 se non c’è un display, o 2 se la riga di comando non ha senso.</translation>
    </message>
    <message>
        <source>start a new instance, even if FenEdit is already running</source>
        <translation>avvia un nuovo programma, anche se ne è in esecuzione uno che potrebbe aprire i file</translation>
    </message>
    <message>
        <source>print the versions of FenEdit and its libraries</source>
        <translation>mostrare le versioni di FenEdit e delle sue librerie</translation>
    </message>
    <message>
        <source>make pictures and sheets of positions: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</source>
        <translation>creare immagini e fogli di posizioni: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</translation>
    </message>
    <message>
        <source>find the keys that force mate in a given number of moves, and all play after them</source>
        <translation>trova le chiavi che forzano il matto in un certo numero di mosse, e tutto il gioco che ne segue</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMANDI</translation>
    </message>
    <message>
        <source>Without a command, a window is opened for each file, or for each position. The commands work without a window, and without a display.</source>
        <translation>Senza un comando si apre una finestra per ogni file, o per ogni posizione. I comandi funzionano senza finestra e senza display.</translation>
    </message>
    <message>
        <source>“fenedit COMMAND --help” explains a command and its options, in English.</source>
        <translation>«fenedit COMANDO --help» spiega un comando e le sue opzioni, in inglese.</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo messaggio di aiuto ed esce</translation>
    </message>
    <message>
        <source>a file of positions, a picture made by FenEdit, or a FEN in quotation marks</source>
        <translation>un file di posizioni, un’immagine creata da FenEdit o una FEN fra virgolette</translation>
    </message>
    <message>
        <source>open a window with this position</source>
        <translation>apre una finestra con questa posizione</translation>
    </message>
    <message>
        <source>choose the files to open in a dialog</source>
        <translation>fa scegliere in una finestra di dialogo i file da aprire</translation>
    </message>
    <message>
        <source>the language of the window for this start, such as en or pl</source>
        <translation>la lingua della finestra per questo avvio, come en o pl</translation>
    </message>
    <message>
        <source>report records of files that are not FEN or not playable</source>
        <translation>segnala le voci dei file che non sono FEN o non sono giocabili</translation>
    </message>
    <message>
        <source>write the positions of a file in another format</source>
        <translation>scrive le posizioni di un file in un altro formato</translation>
    </message>
    <message>
        <source>print the records of files with a text, material, or pieces on squares</source>
        <translation>stampa le voci dei file con un certo testo o materiale, o con pezzi su certe case</translation>
    </message>
    <message>
        <source>print the FENs of the positions in any text, picture or PDF</source>
        <translation>stampa le FEN delle posizioni in un testo, un’immagine o un PDF qualsiasi</translation>
    </message>
</context>
<context>
    <name>mark_words</name>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>green arrow from {first} to {last}</source>
        <translation>freccia verde da {first} a {last}</translation>
    </message>
    <message>
        <source>Another Colour</source>
        <translation>Altro colore</translation>
    </message>
    <message>
        <source>coloured arrow from {first} to {last}</source>
        <translation>freccia colorata da {first} a {last}</translation>
    </message>
    <message>
        <source>coloured circle on {first}</source>
        <translation>cerchio colorato in {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in colour</source>
        <translation>{first} evidenziata a colori</translation>
    </message>
    <message>
        <source>coloured label “{text}” on {first}</source>
        <translation>etichetta colorata «{text}» in {first}</translation>
    </message>
    <message>
        <source>red arrow from {first} to {last}</source>
        <translation>freccia rossa da {first} a {last}</translation>
    </message>
    <message>
        <source>blue arrow from {first} to {last}</source>
        <translation>freccia blu da {first} a {last}</translation>
    </message>
    <message>
        <source>yellow arrow from {first} to {last}</source>
        <translation>freccia gialla da {first} a {last}</translation>
    </message>
    <message>
        <source>green circle on {first}</source>
        <translation>cerchio verde in {first}</translation>
    </message>
    <message>
        <source>red circle on {first}</source>
        <translation>cerchio rosso in {first}</translation>
    </message>
    <message>
        <source>blue circle on {first}</source>
        <translation>cerchio blu in {first}</translation>
    </message>
    <message>
        <source>yellow circle on {first}</source>
        <translation>cerchio giallo in {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in green</source>
        <translation>{first} evidenziata in verde</translation>
    </message>
    <message>
        <source>{first} highlighted in red</source>
        <translation>{first} evidenziata in rosso</translation>
    </message>
    <message>
        <source>{first} highlighted in blue</source>
        <translation>{first} evidenziata in blu</translation>
    </message>
    <message>
        <source>{first} highlighted in yellow</source>
        <translation>{first} evidenziata in giallo</translation>
    </message>
    <message>
        <source>green label “{text}” on {first}</source>
        <translation>etichetta verde «{text}» in {first}</translation>
    </message>
    <message>
        <source>red label “{text}” on {first}</source>
        <translation>etichetta rossa «{text}» in {first}</translation>
    </message>
    <message>
        <source>blue label “{text}” on {first}</source>
        <translation>etichetta blu «{text}» in {first}</translation>
    </message>
    <message>
        <source>yellow label “{text}” on {first}</source>
        <translation>etichetta gialla «{text}» in {first}</translation>
    </message>
    <message>
        <source>All marks removed</source>
        <translation>Tutti i segni rimossi</translation>
    </message>
    <message numerus="yes">
        <source>%n marks changed</source>
        <translation>
            <numerusform>%n segno cambiato</numerusform>
            <numerusform>%n segni cambiati</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: {marks}</source>
        <translation>Rimosso: {marks}</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>Cannot Open</source>
        <translation>Impossibile aprire</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>Non salvato</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Salva con &amp;nome…</translation>
    </message>
    <message>
        <source>Save as &amp;UTF-8</source>
        <translation>Salva in &amp;UTF-8</translation>
    </message>
    <message>
        <source>Write-Protected File</source>
        <translation>File protetto da scrittura</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Salva comunque</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Modificato da un altro programma</translation>
    </message>
    <message>
        <source>&amp;Save There Again</source>
        <translation>&amp;Salva di nuovo lì</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>S&amp;ovrascrivi</translation>
    </message>
    <message>
        <source>Save Under &amp;Another Name…</source>
        <translation>Salva con &amp;altro nome…</translation>
    </message>
    <message>
        <source>File not found: “{name}”.</source>
        <translation>File non trovato: «{name}».</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Può essere stato spostato, rinominato o eliminato.</translation>
    </message>
    <message>
        <source>You are not allowed to read “{name}”.</source>
        <translation>Non hai il permesso di leggere «{name}».</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Chiedi al proprietario o cambia i permessi.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a file.</source>
        <translation>«{name}» è una cartella, non un file.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Scegli un file al suo interno.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe or a device.</source>
        <translation>«{name}» non è un file, ma una pipe o un dispositivo.</translation>
    </message>
    <message>
        <source>Save its output to a file, and open that.</source>
        <translation>Salva il suo output in un file e apri quello.</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>«{name}» non è un file di testo.</translation>
    </message>
    <message>
        <source>A file of positions is text: FEN or EPD, one per line, or PGN games. This may be a picture, a compressed file other than {suffixes}, or the database of another program.</source>
        <translation>Un file di posizioni è testo: FEN o EPD, una per riga, o partite PGN. Questo potrebbe essere un’immagine, un file compresso diverso da {suffixes} o il database di un altro programma.</translation>
    </message>
    <message>
        <source>“{name}” ({size} MB) is larger than the free memory ({free} MB).</source>
        <translation>«{name}» ({size} MB) è più grande della memoria libera ({free} MB).</translation>
    </message>
    <message>
        <source>Close other programs, or use the command line, which reads files of any size: “fenedit check”, “fenedit find”, “fenedit convert”.</source>
        <translation>Chiudi altri programmi, oppure usa la riga di comando, che legge file di qualsiasi dimensione: «fenedit check», «fenedit find», «fenedit convert».</translation>
    </message>
    <message>
        <source>Line {detail} of “{name}” is too long for a position.</source>
        <translation>La riga {detail} di «{name}» è troppo lunga per una posizione.</translation>
    </message>
    <message>
        <source>A file of this size needs one position per line. This one may contain something else, or have lost its line breaks.</source>
        <translation>Un file di queste dimensioni deve avere una posizione per riga. Questo potrebbe contenere altro, o aver perso le interruzioni di riga.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged {detail} file.</source>
        <translation>«{name}» è un file {detail} danneggiato.</translation>
    </message>
    <message>
        <source>The download may be incomplete: try again. On a command line, “{detail} -dc” recovers what comes before the damage.</source>
        <translation>Il download potrebbe essere incompleto: riprova. Da riga di comando, «{detail} -dc» recupera ciò che precede il danno.</translation>
    </message>
    <message>
        <source>“{name}” is compressed with Zstandard.</source>
        <translation>“{name}” è compresso con Zstandard.</translation>
    </message>
    <message>
        <source>A library for that is missing: {detail}.</source>
        <translation>Manca una libreria: {detail}.</translation>
    </message>
    <message>
        <source>“{name}” is not a valid file name.</source>
        <translation>«{name}» non è un nome di file valido.</translation>
    </message>
    <message>
        <source>Check the name; it may be too long.</source>
        <translation>Controlla il nome; potrebbe essere troppo lungo.</translation>
    </message>
    <message>
        <source>“{name}” could not be read.</source>
        <translation>Impossibile leggere «{name}».</translation>
    </message>
    <message>
        <source>The disk or the network may have failed. Try again.</source>
        <translation>Il disco o la rete potrebbero aver avuto un guasto. Riprova.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>La cartella {folder} non esiste.</translation>
    </message>
    <message>
        <source>Create it, or save in another folder.</source>
        <translation>Creala o salva in un’altra cartella.</translation>
    </message>
    <message>
        <source>There is already a folder named “{name}”.</source>
        <translation>Esiste già una cartella di nome «{name}».</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Salva con un altro nome.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, a device or a broken link.</source>
        <translation>«{name}» non è un file, ma una pipe, un dispositivo o un collegamento interrotto.</translation>
    </message>
    <message>
        <source>“{name}” is write-protected.</source>
        <translation>«{name}» è protetto da scrittura.</translation>
    </message>
    <message>
        <source>Save under another name, or remove the protection.</source>
        <translation>Salva con un altro nome o togli la protezione.</translation>
    </message>
    <message>
        <source>You are not allowed to write to “{name}”.</source>
        <translation>Non hai il permesso di scrivere su «{name}».</translation>
    </message>
    <message>
        <source>You are not allowed to write in {folder}.</source>
        <translation>Non hai il permesso di scrivere in {folder}.</translation>
    </message>
    <message>
        <source>Save in another folder.</source>
        <translation>Salva in un’altra cartella.</translation>
    </message>
    <message>
        <source>“{name}” is in use by another program.</source>
        <translation>«{name}» è in uso da parte di un altro programma.</translation>
    </message>
    <message>
        <source>Close the other program, or save under another name.</source>
        <translation>Chiudi l’altro programma o salva con un altro nome.</translation>
    </message>
    <message>
        <source>The disk with {folder} is read-only.</source>
        <translation>Il disco con {folder} è di sola lettura.</translation>
    </message>
    <message>
        <source>Save on another disk.</source>
        <translation>Salva su un altro disco.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Free some space, or save on another disk.</source>
        <translation>Libera spazio o salva su un altro disco.</translation>
    </message>
    <message>
        <source>Your quota on this disk is used up.</source>
        <translation>La tua quota su questo disco è esaurita.</translation>
    </message>
    <message>
        <source>Delete files you do not need, or save on another disk.</source>
        <translation>Elimina i file che non ti servono o salva su un altro disco.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows.</source>
        <translation>Il file sarebbe più grande di quanto questo disco permette.</translation>
    </message>
    <message>
        <source>Save on another disk, or split the file.</source>
        <translation>Salva su un altro disco o dividi il file.</translation>
    </message>
    <message>
        <source>Save under another, shorter name.</source>
        <translation>Salva con un altro nome, più breve.</translation>
    </message>
    <message>
        <source>Writing “{name}” was interrupted.</source>
        <translation>La scrittura di «{name}» è stata interrotta.</translation>
    </message>
    <message>
        <source>The earlier content of the file is in {detail}. Save again, or save under another name.</source>
        <translation>Il contenuto precedente del file è in {detail}. Salva di nuovo o salva con un altro nome.</translation>
    </message>
    <message>
        <source>“{name}” cannot be compressed with Zstandard.</source>
        <translation>“{name}” non può essere compresso con Zstandard.</translation>
    </message>
    <message>
        <source>“{name}” could not be written.</source>
        <translation>Impossibile scrivere «{name}».</translation>
    </message>
    <message>
        <source>Try again, or save somewhere else.</source>
        <translation>Riprova o salva altrove.</translation>
    </message>
    <message>
        <source>Another program changed “{name}” after you opened it.</source>
        <translation>Un altro programma ha modificato «{name}» dopo che lo hai aperto.</translation>
    </message>
    <message>
        <source>“{name}” was replaced by another file after you opened it.</source>
        <translation>«{name}» è stato sostituito da un altro file dopo che lo hai aperto.</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved after you opened it.</source>
        <translation>«{name}» è stato eliminato o spostato dopo che lo hai aperto.</translation>
    </message>
    <message>
        <source>Not saved. {reason} {advice}</source>
        <translation>Non salvato. {reason} {advice}</translation>
    </message>
    <message>
        <source>Your work is still here, unsaved.</source>
        <translation>Il tuo lavoro è ancora qui, non salvato.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up: {reason} Save it soon.</source>
        <translation>Impossibile fare una copia del lavoro non salvato: {reason} Salvalo al più presto.</translation>
    </message>
    <message>
        <source>a comment line</source>
        <translation>una riga di commento</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>posizione {number}</translation>
    </message>
    <message>
        <source>The character {character} in {place} cannot be saved.</source>
        <translation>Impossibile salvare il carattere {character}, che si trova qui: {place}.</translation>
    </message>
    <message>
        <source>Text files cannot contain it. Delete it, then save again.</source>
        <translation>I file di testo non possono contenerlo. Eliminalo, poi salva di nuovo.</translation>
    </message>
    <message>
        <source>The encoding of the file, {encoding}, lacks this character. UTF-8 has all characters, and most programs read it.</source>
        <translation>La codifica del file, {encoding}, non ha questo carattere. UTF-8 ha tutti i caratteri, e la maggior parte dei programmi la legge.</translation>
    </message>
    <message>
        <source>You can save it anyway; it stays protected.</source>
        <translation>Puoi salvarlo comunque; resta protetto.</translation>
    </message>
    <message>
        <source>You can save it there again, or somewhere else.</source>
        <translation>Puoi salvarlo di nuovo lì, o altrove.</translation>
    </message>
    <message>
        <source>Saving over it loses what the other program wrote. Save under another name to keep both versions.</source>
        <translation>Se sovrascrivi, ciò che l’altro programma ha scritto va perso. Salva con un altro nome per conservare entrambe le versioni.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, hemmed-in pieces had nowhere to come from, and a move that left the other king in check is not legal. So no piece is left that could have moved. Often it is really the other side’s move, or there is one castling right too many.</source>
        <translation>Ogni posizione, tranne la prima, nasce da una mossa. Qui sono state ritirate tutte le ultime mosse possibili della parte che non ha il tratto: mosse semplici, catture di un qualsiasi pezzo mancante, promozioni, arrocchi e prese en passant. Il re e le torri che hanno diritti d’arrocco non si sono mai mossi, i pezzi rinchiusi non vengono da nessuna parte, e non è legale una mossa che abbia lasciato l’altro re sotto scacco. Non resta quindi alcun pezzo che possa essersi mosso. Spesso il tratto spetta all’altra parte, o c’è un diritto d’arrocco di troppo.</translation>
    </message>
    <message>
        <source>A castling right says that its king and its rook have never moved. So no pawn was ever promoted on their squares, and an enemy pawn that came to stand diagonally in front of the king gave check and had to be captured, but not by the king. Every way of sharing out the captures among the files was tried here, and with these pieces at home none lets the promoted pawns through. Without the rights named, the search finds no problem. A pawn on a7 with a rook on a8 that never moved needs a piece to capture on b8.</source>
        <translation>Un diritto d’arrocco afferma che il suo re e la sua torre non si sono mai mossi. Nessun pedone, quindi, è mai stato promosso sulle loro case, e un pedone avversario giunto in diagonale davanti al re ha dato scacco e ha dovuto essere catturato, ma non dal re. Qui sono stati provati tutti i modi in cui le catture possono essersi distribuite fra le colonne, e con questi pezzi a casa nessuno lascia passare i pedoni promossi. Senza i diritti indicati la ricerca non trova anomalie. Un pedone in a7 con una torre in a8 mai mossa ha bisogno di un pezzo da catturare in b8.</translation>
    </message>
    <message>
        <source>Bishops never change the colour of their squares, and each side begins with one on each colour. So of all bishops on squares of one colour, only one was never a pawn. But pawns of the other side that have never moved block the way: no pawn got past them to be promoted, or a new bishop could not get out between them. One move of such a pawn, or fewer bishops, would explain it.</source>
        <translation>Gli alfieri non cambiano mai il colore delle loro case, e ogni parte ne ha all’inizio uno su case di ciascun colore. Di tutti quelli che stanno su case dello stesso colore, dunque, uno solo non è mai stato un pedone. Ma pedoni dell’altra parte mai mossi sbarrano la via: nessun pedone li ha superati per promuovere, oppure un nuovo alfiere non poteva uscire passando fra loro. Una mossa di uno di quei pedoni, o un numero minore di alfieri, spiegherebbe tutto.</translation>
    </message>
    <message>
        <source>The aim of the game is to mate the opponent’s king (FIDE Laws of Chess, 1.4). Put one king of each side on the board.</source>
        <translation>Lo scopo del gioco è dare matto al re avversario (Regolamento FIDE degli scacchi, 1.4). Metti sulla scacchiera un re per parte.</translation>
    </message>
    <message>
        <source>Each side has exactly one king, from the first move to the last: the king is never captured (FIDE Laws of Chess, 1.4.1). Engines refuse a position without one. Puzzles with only one king need programs made for them.</source>
        <translation>Ogni parte ha esattamente un re, dalla prima all’ultima mossa: il re non viene mai catturato (Regolamento FIDE degli scacchi, 1.4.1). I motori rifiutano una posizione in cui ne manchi uno. I problemi con un solo re richiedono programmi appositi.</translation>
    </message>
    <message>
        <source>Each side begins with one king, and a pawn cannot be promoted to a king (FIDE Laws of Chess, 2.2 and 3.7). Engines refuse such positions, because they cannot tell which king is in check.</source>
        <translation>Ogni parte comincia con un solo re, e un pedone non può essere promosso a re (Regolamento FIDE degli scacchi, 2.2 e 3.7). I motori rifiutano posizioni simili, perché non possono stabilire quale re sia sotto scacco.</translation>
    </message>
    <message>
        <source>Each side begins with eight pawns, and nothing else ever becomes a pawn (FIDE Laws of Chess, 2.2). Captures and promotions only reduce their number. Engines refuse more.</source>
        <translation>Ogni parte comincia con otto pedoni, e nient’altro diventa mai un pedone (Regolamento FIDE degli scacchi, 2.2). Catture e promozioni possono solo ridurne il numero. I motori ne rifiutano di più.</translation>
    </message>
    <message>
        <source>Each side begins with sixteen pieces: king, queen, two rooks, two bishops, two knights and eight pawns (FIDE Laws of Chess, 2.2). A promoted piece replaces its pawn, so the number never grows. Engines refuse more.</source>
        <translation>Ogni parte comincia con sedici pezzi: re, donna, due torri, due alfieri, due cavalli e otto pedoni (Regolamento FIDE degli scacchi, 2.2). Un pezzo promosso sostituisce il suo pedone, perciò il numero non cresce mai. I motori ne rifiutano di più.</translation>
    </message>
    <message>
        <source>Pawns begin on the second rank of their side and only go forward, so they never stand on its first. A pawn that reaches the last rank becomes a queen, rook, bishop or knight in the same move (FIDE Laws of Chess, 3.7). Engines refuse such positions.</source>
        <translation>I pedoni partono dalla seconda traversa della loro parte e vanno solo avanti, perciò non stanno mai sulla prima. Un pedone che raggiunge l’ultima traversa diventa, nella stessa mossa, donna, torre, alfiere o cavallo (Regolamento FIDE degli scacchi, 3.7). I motori rifiutano posizioni simili.</translation>
    </message>
    <message>
        <source>No move may leave or put one’s own king in check (FIDE Laws of Chess, 3.9.2). The side that has just moved would have done so here, and the other side could capture the king. Usually the side to move is wrong; where both kings are in check, a piece is on a wrong square.</source>
        <translation>Nessuna mossa può lasciare o mettere sotto scacco il proprio re (Regolamento FIDE degli scacchi, 3.9.2). Qui la parte che ha appena mosso lo avrebbe fatto, e l’altra parte potrebbe catturare il re. Di solito è sbagliato il tratto; se sono sotto scacco entrambi i re, un pezzo è su una casa sbagliata.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook have not moved since the game began (FIDE Laws of Chess, 3.8.2.1), so they still stand where they began: in standard chess the kings on e1 and e8, the rooks in the corners. In Chess960 the king stands between its two rooks, on the back rank, and a side has at most one right on each side of it. Engines drop a right that contradicts the board. Whether castling is possible now does not matter here.</source>
        <translation>Un diritto d’arrocco afferma che re e torre non si sono mossi dall’inizio della partita (Regolamento FIDE degli scacchi, 3.8.2.1): stanno dunque ancora dove hanno cominciato, cioè, negli scacchi standard, i re in e1 ed e8 e le torri negli angoli. In Chess960 il re sta fra le sue due torri, sulla traversa di base, e una parte ha al massimo un diritto per ciascun lato del re. I motori ignorano un diritto che contraddice la scacchiera. Qui non conta se l’arrocco sia possibile in questo momento.</translation>
    </message>
    <message>
        <source>In standard chess only the kings on e1 and e8 and the rooks in the corners may castle. These rights name a king or a rook elsewhere on the back rank, which makes sense when the game began from one of the 960 start positions of Chess960. If it did, the position is right and only the rules need to be switched.</source>
        <translation>Negli scacchi standard possono arroccare solo i re in e1 ed e8 con le torri negli angoli. Questi diritti indicano un re o una torre in un altro punto della traversa di base, il che ha senso se la partita è cominciata da una delle 960 posizioni iniziali di Chess960. In tal caso la posizione è giusta e basta cambiare le regole.</translation>
    </message>
    <message>
        <source>Pieces in hand, marks of promoted pieces, check counts or the name of a variant show that other rules apply. What proves that no game of standard chess leads to a position proves nothing there: in Crazyhouse captured pieces come back to the board. What engines for standard chess refuse is still reported.</source>
        <translation>Pezzi in mano, contrassegni di pezzi promossi, conteggi degli scacchi o il nome di una variante indicano che valgono altre regole. Ciò che dimostra che nessuna partita di scacchi standard porta a una posizione non vi dimostra nulla: in Crazyhouse i pezzi catturati tornano sulla scacchiera. Viene comunque segnalato ciò che i motori per scacchi standard rifiutano.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over by its double step (FIDE Laws of Chess, 3.7). White’s pawns pass rank 3 and then Black is to move; Black’s pass rank 6 and then White is. Often the side to move is what is wrong. Engines refuse the position.</source>
        <translation>La casa della presa en passant è quella che un pedone ha appena oltrepassato con il passo doppio (Regolamento FIDE degli scacchi, 3.7). I pedoni bianchi oltrepassano la traversa 3, e poi il tratto è al Nero; quelli neri oltrepassano la traversa 6, e poi il tratto è al Bianco. Spesso a essere sbagliato è il tratto. I motori rifiutano la posizione.</translation>
    </message>
    <message>
        <source>A pawn that has just advanced two squares stands in front of the square that it passed: on e4 when the en passant square is e3, on e5 when it is e6. It belongs to the side that is not to move. Without it there is nothing to capture. Engines drop such a square.</source>
        <translation>Un pedone che è appena avanzato di due case sta davanti alla casa che ha oltrepassato: in e4 quando la casa della presa en passant è e3, in e5 quando è e6. Appartiene alla parte che non ha il tratto. Senza di esso non c’è nulla da catturare. I motori ignorano una casa simile.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over, and pawns do not jump: it was empty then, and nothing has moved since. A capture en passant ends on it. Engines drop such a square.</source>
        <translation>La casa della presa en passant è quella che un pedone ha appena oltrepassato, e i pedoni non saltano: in quel momento era vuota, e da allora nulla si è mosso. La presa en passant si conclude su di essa. I motori ignorano una casa simile.</translation>
    </message>
    <message>
        <source>A pawn has just left the square behind the en passant square: e2 when that is e3, e7 when it is e6. Nothing has moved since, so it is still empty. Engines drop such a square.</source>
        <translation>Un pedone ha appena lasciato la casa dietro quella della presa en passant: e2 se questa è e3, e7 se è e6. Da allora nulla si è mosso, perciò è ancora vuota. I motori ignorano una casa della presa en passant simile.</translation>
    </message>
    <message>
        <source>The PGN standard (16.1.3.4) writes the en passant square after every double step, whether or not a pawn stands ready to capture. Some programs write it only when one does, others only when the capture is legal. The position is the same.</source>
        <translation>Lo standard PGN (16.1.3.4) scrive la casa della presa en passant dopo ogni passo doppio, che ci sia o no un pedone pronto a catturare. Alcuni programmi la scrivono solo se c’è, altri solo se la cattura è legale. La posizione è la stessa.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. It is 1 from the beginning and grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 differently; 1 is always understood.</source>
        <translation>Il numero di mossa dice quale mossa si sta giocando. Vale 1 all’inizio e cresce di uno dopo ogni mossa del Nero (standard PGN, 16.1.3.6). I programmi interpretano lo 0 in modi diversi; 1 è sempre compreso.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. No game comes near such a number, and engines refuse the position.</source>
        <translation>Il contatore delle semimosse conta le mosse di entrambe le parti dall’ultima cattura o mossa di pedone. Nessuna partita si avvicina a un numero simile, e i motori rifiutano la posizione.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. No game comes near such a number, and engines refuse the position.</source>
        <translation>Il numero di mossa dice quale mossa si sta giocando. Nessuna partita si avvicina a un numero simile, e i motori rifiutano la posizione.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of Chess, 9.3). The game goes on if nobody claims.</source>
        <translation>Il contatore delle semimosse conta le mosse di entrambe le parti dall’ultima cattura o mossa di pedone. A 100, cioè cinquanta mosse per parte, il giocatore che ha il tratto può reclamare la patta (Regolamento FIDE degli scacchi, 9.3). Se nessuno la reclama, la partita continua.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 150, which is seventy-five moves each, the game is drawn without a claim, unless the last move gave mate (FIDE Laws of Chess, 9.6.2). So the game would be over already.</source>
        <translation>Il contatore delle semimosse conta le mosse di entrambe le parti dall’ultima cattura o mossa di pedone. A 150, cioè settantacinque mosse per parte, la partita è patta senza bisogno di reclamo, a meno che l’ultima mossa abbia dato matto (Regolamento FIDE degli scacchi, 9.6.2). La partita sarebbe quindi già finita.</translation>
    </message>
    <message>
        <source>Only a capture or a pawn move sets the halfmove clock back to 0. All 32 pieces are on the board and all pawns stand where they began, so there was neither. The clock must have counted every move since the beginning: after 1. Nf3 Nf6 it is 2.</source>
        <translation>Solo una cattura o una mossa di pedone riporta a 0 il contatore delle semimosse. Sulla scacchiera ci sono tutti i 32 pezzi e tutti i pedoni stanno dove hanno cominciato: non c’è stata né l’una né l’altra. Il contatore deve aver contato tutte le mosse dall’inizio: dopo 1. Cf3 Cf6 vale 2.</translation>
    </message>
    <message>
        <source>An en passant square is written right after a pawn’s double step and for one move only. A pawn move sets the halfmove clock back to 0. Either the clock belongs to an earlier or later position, or the en passant square does.</source>
        <translation>La casa della presa en passant si scrive subito dopo il passo doppio di un pedone e per una sola mossa. Una mossa di pedone riporta a 0 il contatore delle semimosse. O il contatore o la casa della presa en passant appartiene a una posizione precedente o successiva.</translation>
    </message>
    <message>
        <source>A pawn on its own second rank has never moved. So it did not come to give check, and its check is never uncovered, because nothing stands between a pawn and the square that it attacks. The king must have walked into the check, which is not a legal move, or have been left in it. Put the pawn or the king on another square.</source>
        <translation>Un pedone sulla propria seconda traversa non si è mai mosso. Non è quindi arrivato a dare scacco, e il suo scacco non è mai di scoperta, perché nulla si interpone fra un pedone e la casa che attacca. Il re deve essere entrato da sé nello scacco, mossa non legale, o esservi stato lasciato. Metti il pedone o il re su un’altra casa.</translation>
    </message>
    <message>
        <source>Nothing ever stands between the king and a knight or a pawn that attacks it: both give check only by coming to their squares. One move brings one piece. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Nulla si interpone mai fra il re e un cavallo o un pedone che lo attacca: entrambi danno scacco solo arrivando sulla loro casa. Una mossa porta un solo pezzo. L’altro dava scacco già prima di quella mossa, e nessuno può lasciare uno scacco senza risposta. Uno scacco doppio richiede una donna, una torre o un alfiere dietro il pezzo che muove.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. A pawn came from the square behind it, or captured from the next file, a rank back. Where it gives check now, neither square lies between the king and the other piece, unless that piece stands on the king’s own file. A capture en passant gives such a check by the piece that it takes off the board, but here none fits.</source>
        <translation>In uno scacco doppio un pezzo è arrivato sulla sua casa e ha scoperto la linea dell’altro. Un pedone è venuto dalla casa dietro di sé, oppure ha catturato dalla colonna vicina, una traversa più indietro. Là dove ora dà scacco, nessuna di queste case si trova fra il re e l’altro pezzo, a meno che questo stia sulla colonna stessa del re. Una presa en passant dà un simile scacco grazie al pezzo che toglie dalla scacchiera, ma qui nessuna è possibile.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a bishop next to the king on a diagonal line attacks it already, and nobody may leave a check unanswered. Two bishops give check at once only if one of them has just been promoted, or if a capture en passant opened both lines.</source>
        <translation>In uno scacco doppio un pezzo è arrivato sulla sua casa e ha scoperto la linea dell’altro. Quello che ha mosso stava fra l’altro e il re. Ma un alfiere accanto al re su una diagonale lo attacca già, e nessuno può lasciare uno scacco senza risposta. Due alfieri danno scacco insieme solo se uno dei due è stato appena promosso, o se una presa en passant ha aperto entrambe le linee.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a rook that stands there on the file or the rank attacks the king already, and nobody may leave a check unanswered. Two rooks give check at once only if one of them has just been promoted by a capture.</source>
        <translation>In uno scacco doppio un pezzo è arrivato sulla sua casa e ha scoperto la linea dell’altro. Quello che ha mosso stava fra l’altro e il re. Ma una torre che sta lì, sulla colonna o sulla traversa, attacca già il re, e nessuno può lasciare uno scacco senza risposta. Due torri danno scacco insieme solo se una delle due è stata appena promossa con una cattura.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook still stand where they began. In each of the 960 start positions of Chess960 the pieces of both sides face each other: both kings stand on one file, and so do the rooks on each side of them. Engines play on from such positions.</source>
        <translation>Un diritto d’arrocco afferma che re e torre stanno ancora dove hanno cominciato. In ciascuna delle 960 posizioni iniziali di Chess960 i pezzi delle due parti si fronteggiano: i due re stanno su una stessa colonna, e così le torri su ciascuno dei loro lati. I motori giocano comunque da posizioni simili.</translation>
    </message>
    <message>
        <source>A pawn on its second rank has never moved, and no pawn of the other side ever stood on its square. So a pawn that was promoted came to the seventh rank (from its own side) on a file without such a pawn, and if it began elsewhere, captures brought it there, one for each file. The fewest captures that explain the promoted pawns and all others together are counted here. Pieces that never got out from behind unmoved pawns do not count. One move of an unmoved pawn would open another way.</source>
        <translation>Un pedone sulla sua seconda traversa non si è mai mosso, e nessun pedone dell’altra parte è mai stato sulla sua casa. Un pedone promosso è dunque giunto alla settima traversa (vista dalla sua parte) su una colonna priva di un tale pedone, e se era partito altrove ve lo hanno portato delle catture, una per colonna. Qui si conta il numero minimo di catture che spiega insieme i pedoni promossi e tutti gli altri. I pezzi mai usciti da dietro i pedoni mai mossi non contano. Una mossa di uno di questi pedoni aprirebbe un’altra via.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. Pawns on all squares diagonally beside a corner or a square of the last rank leave a bishop no way in and no way out. So a bishop there has never moved: it began the game on that square, or a pawn was promoted to it there, and here neither can be. One move of one of these pawns would explain it.</source>
        <translation>Un pedone sulla sua casa di partenza non si è mai mosso. Pedoni su tutte le case che toccano in diagonale un angolo o una casa dell’ultima traversa non lasciano a un alfiere alcuna via per entrare o uscire. Un alfiere in quel punto non si è quindi mai mosso: ha cominciato lì la partita, o è nato lì dalla promozione di un pedone, e qui nessuna delle due cose è possibile. Una mossa di uno di questi pedoni spiegherebbe tutto.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but can be at most {longest}: of the moves of both sides together ({plies} by the fullmove number), captures and pawn moves, with the moves between them, took at least {needed}.</source>
        <translation>Il contatore delle semimosse è {clock}, ma può essere al massimo {longest}: delle mosse di entrambe le parti insieme ({plies} secondo il numero di mossa), catture e mosse di pedone, con le mosse intermedie, ne hanno richieste almeno {needed}.</translation>
    </message>
    <message>
        <source>Nothing is written here: {expected}.</source>
        <translation>Qui non c’è scritto nulla: {expected}.</translation>
    </message>
    <message>
        <source>The text begins with a space: {expected}.</source>
        <translation>Il testo comincia con uno spazio: {expected}.</translation>
    </message>
    <message>
        <source>A space follows the {field}: {expected}.</source>
        <translation>C’è uno spazio dopo il campo «{field}»: {expected}.</translation>
    </message>
    <message>
        <source>More than one space follows the {field}: expected one.</source>
        <translation>C’è più di uno spazio dopo il campo «{field}»: ne è atteso uno.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space follows the {field}: {expected}.</source>
        <translation>C’è una tabulazione, un’interruzione di riga o uno spazio insolito dopo il campo «{field}»: {expected}.</translation>
    </message>
    <message>
        <source>The side to move is missing: {expected}.</source>
        <translation>Manca l’indicazione di chi ha il tratto: {expected}.</translation>
    </message>
    <message>
        <source>The castling rights are missing: {expected}.</source>
        <translation>Mancano i diritti d’arrocco: {expected}.</translation>
    </message>
    <message>
        <source>The en passant square is missing: {expected}.</source>
        <translation>Manca la casa della presa en passant: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock is missing: {expected}.</source>
        <translation>Manca il contatore delle semimosse: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number is missing: {expected}.</source>
        <translation>Manca il numero di mossa: {expected}.</translation>
    </message>
    <message>
        <source>More text follows the {field}: {expected}.</source>
        <translation>C’è altro testo dopo il campo «{field}»: {expected}.</translation>
    </message>
    <message>
        <source>There is text before the FEN. Delete it, or move it after the FEN.</source>
        <translation>C’è testo prima della FEN. Eliminalo o spostalo dopo la FEN.</translation>
    </message>
    <message>
        <source>The text after the FEN repeats its fields. Delete one copy.</source>
        <translation>Il testo dopo la FEN ne ripete i campi. Elimina uno dei due.</translation>
    </message>
    <message>
        <source>This web address does not contain a position: {expected}.</source>
        <translation>Questo indirizzo web non contiene una posizione: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a piece: {expected}.</source>
        <translation>{found} nella traversa {rank} non è un pezzo: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a number of empty squares: {expected}.</source>
        <translation>{found} nella traversa {rank} non è un numero di case vuote: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} follows another digit, but adjacent empty squares are written as one number: {expected}.</source>
        <translation>{found} nella traversa {rank} segue un’altra cifra, ma le case vuote adiacenti si scrivono come un solo numero: {expected}.</translation>
    </message>
    <message>
        <source>Rank {rank} is too short: {count} of 8 squares.</source>
        <translation>La traversa {rank} è troppo corta (case: {count} su 8).</translation>
    </message>
    <message>
        <source>Rank {rank} is too long: {count} instead of 8 squares.</source>
        <translation>La traversa {rank} è troppo lunga: {count} case invece di 8.</translation>
    </message>
    <message>
        <source>The piece placement is too short: {count} of 8 ranks.</source>
        <translation>La disposizione dei pezzi è troppo corta (traverse: {count} su 8).</translation>
    </message>
    <message>
        <source>The piece placement is too long: {count} instead of 8 ranks.</source>
        <translation>La disposizione dei pezzi è troppo lunga: {count} traverse invece di 8.</translation>
    </message>
    <message>
        <source>{found} is not a side to move: {expected}.</source>
        <translation>{found} non indica chi ha il tratto: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a castling right: {expected}.</source>
        <translation>{found} non è un diritto d’arrocco: {expected}.</translation>
    </message>
    <message>
        <source>The castling right {found} is written twice: expected once.</source>
        <translation>Il diritto d’arrocco {found} è scritto due volte: è atteso una volta sola.</translation>
    </message>
    <message>
        <source>{found} comes too late: White’s castling rights are written before Black’s, and K before Q.</source>
        <translation>{found} viene troppo tardi: i diritti d’arrocco del Bianco si scrivono prima di quelli del Nero, e K prima di Q.</translation>
    </message>
    <message>
        <source>- means no castling rights and must stand alone.</source>
        <translation>- significa nessun diritto d’arrocco e deve stare da solo.</translation>
    </message>
    <message>
        <source>{found} is a third castling right of one side: at most two are possible.</source>
        <translation>{found} è un terzo diritto d’arrocco di una parte: ne sono possibili al massimo due.</translation>
    </message>
    <message>
        <source>{found} is not an en passant square: {expected}.</source>
        <translation>{found} non è una casa della presa en passant: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a halfmove clock: {expected}.</source>
        <translation>{found} non è un contatore delle semimosse: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {expected}.</source>
        <translation>Il contatore delle semimosse {found} è negativo: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} has leading zeros: expected none.</source>
        <translation>Il contatore delle semimosse {found} ha zeri iniziali: non ce ne devono essere.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is too large: {expected}.</source>
        <translation>Il contatore delle semimosse {found} è troppo grande: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a fullmove number: {expected}.</source>
        <translation>{found} non è un numero di mossa: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {expected}.</source>
        <translation>Il numero di mossa {found} è negativo: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} has leading zeros: expected none.</source>
        <translation>Il numero di mossa {found} ha zeri iniziali: non ce ne devono essere.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is too large: {expected}.</source>
        <translation>Il numero di mossa {found} è troppo grande: {expected}.</translation>
    </message>
    <message>
        <source>A byte order mark was ignored.</source>
        <translation>Un byte order mark è stato ignorato.</translation>
    </message>
    <message>
        <source>Invisible characters were ignored.</source>
        <translation>I caratteri invisibili sono stati ignorati.</translation>
    </message>
    <message>
        <source>HTML entities such as {found} were read as the characters they stand for.</source>
        <translation>Le entità HTML come {found} sono state lette come i caratteri che rappresentano.</translation>
    </message>
    <message>
        <source>Extra spaces were ignored.</source>
        <translation>Gli spazi superflui sono stati ignorati.</translation>
    </message>
    <message>
        <source>Tabs, underscores, plus signs or unusual spaces between the fields were read as spaces.</source>
        <translation>Tabulazioni, trattini bassi, segni più o spazi insoliti fra i campi sono stati letti come spazi.</translation>
    </message>
    <message>
        <source>The brackets, quotes or tags around the FEN were ignored.</source>
        <translation>Le parentesi, le virgolette o i tag attorno alla FEN sono stati ignorati.</translation>
    </message>
    <message>
        <source>The FEN was read from a PGN tag.</source>
        <translation>La FEN è stata letta da un tag PGN.</translation>
    </message>
    <message>
        <source>The label {found} was ignored.</source>
        <translation>L’etichetta {found} è stata ignorata.</translation>
    </message>
    <message>
        <source>{found} was read as the start position.</source>
        <translation>{found} è stato letto come posizione iniziale.</translation>
    </message>
    <message>
        <source>The position was read from a web address.</source>
        <translation>La posizione è stata letta da un indirizzo web.</translation>
    </message>
    <message>
        <source>The comment before the FEN was ignored.</source>
        <translation>Il commento prima della FEN è stato ignorato.</translation>
    </message>
    <message>
        <source>{found} between the ranks was read as a slash.</source>
        <translation>{found} fra le traverse è stato letto come una barra.</translation>
    </message>
    <message>
        <source>A slash before or after the piece placement was ignored.</source>
        <translation>Una barra prima o dopo la disposizione dei pezzi è stata ignorata.</translation>
    </message>
    <message>
        <source>An empty text for a rank was read as 8 empty squares.</source>
        <translation>Un testo vuoto al posto di una traversa è stato letto come 8 case vuote.</translation>
    </message>
    <message>
        <source>Adjacent digits were read as one number of empty squares: {found}.</source>
        <translation>Cifre adiacenti sono state lette come un solo numero di case vuote: {found}.</translation>
    </message>
    <message>
        <source>The ranks are not separated: the 64 squares were read in order.</source>
        <translation>Le traverse non sono separate: le 64 case sono state lette di seguito.</translation>
    </message>
    <message>
        <source>FEN cannot hold pieces in hand; they are kept separately: {found}.</source>
        <translation>La FEN non può contenere pezzi in mano; sono conservati a parte: {found}.</translation>
    </message>
    <message>
        <source>FEN cannot hold the marks of promoted pieces; they are kept separately.</source>
        <translation>La FEN non può contenere i contrassegni dei pezzi promossi; sono conservati a parte.</translation>
    </message>
    <message>
        <source>Figurines were read as piece letters.</source>
        <translation>Le figurine sono state lette come lettere dei pezzi.</translation>
    </message>
    <message>
        <source>l and O were read as 1 and 0.</source>
        <translation>l e O sono stati letti come 1 e 0.</translation>
    </message>
    <message>
        <source>The piece letters were read as {language}.</source>
        <translation>Lingua in cui sono state lette le lettere dei pezzi: {language}.</translation>
    </message>
    <message>
        <source>FEN cannot hold check counts; they are kept separately: {found}.</source>
        <translation>La FEN non può contenere i conteggi degli scacchi; sono conservati a parte: {found}.</translation>
    </message>
    <message>
        <source>The side to move {found} was read in lower case.</source>
        <translation>L’indicazione di chi ha il tratto, {found}, è stata letta in minuscolo.</translation>
    </message>
    <message>
        <source>The side to move {found} was read as w or b.</source>
        <translation>L’indicazione di chi ha il tratto, {found}, è stata letta come w o b.</translation>
    </message>
    <message>
        <source>The castling rights {found} were put in order.</source>
        <translation>I diritti d’arrocco {found} sono stati messi in ordine.</translation>
    </message>
    <message>
        <source>Repeated castling rights in {found} were read once.</source>
        <translation>I diritti d’arrocco ripetuti in {found} sono stati letti una volta sola.</translation>
    </message>
    <message>
        <source>The dash in the castling rights {found} was ignored.</source>
        <translation>Il trattino nei diritti d’arrocco {found} è stato ignorato.</translation>
    </message>
    <message>
        <source>{found} was read as no castling rights.</source>
        <translation>{found} è stato letto come nessun diritto d’arrocco.</translation>
    </message>
    <message>
        <source>{found} was read as -, which means none.</source>
        <translation>{found} è stato letto come -, che significa «nessuno».</translation>
    </message>
    <message>
        <source>The en passant square {found} was read in lower case.</source>
        <translation>La casa della presa en passant {found} è stata letta in minuscolo.</translation>
    </message>
    <message>
        <source>{found} was read as an en passant square.</source>
        <translation>{found} è stato letto come casa della presa en passant.</translation>
    </message>
    <message>
        <source>The castling rights {found} stand before the side to move.</source>
        <translation>I diritti d’arrocco {found} stanno prima dell’indicazione di chi ha il tratto.</translation>
    </message>
    <message>
        <source>The halfmove clock is a dash: {count} is assumed.</source>
        <translation>Il contatore delle semimosse è un trattino: si assume {count}.</translation>
    </message>
    <message>
        <source>The fullmove number is a dash: {count} is assumed.</source>
        <translation>Il numero di mossa è un trattino: si assume {count}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {count} is assumed.</source>
        <translation>Il contatore delle semimosse {found} è negativo: si assume {count}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {count} is assumed.</source>
        <translation>Il numero di mossa {found} è negativo: si assume {count}.</translation>
    </message>
    <message>
        <source>The sign of the halfmove clock {found} was ignored.</source>
        <translation>Il segno del contatore delle semimosse {found} è stato ignorato.</translation>
    </message>
    <message>
        <source>The sign of the fullmove number {found} was ignored.</source>
        <translation>Il segno del numero di mossa {found} è stato ignorato.</translation>
    </message>
    <message>
        <source>Leading zeros of the halfmove clock {found} were ignored.</source>
        <translation>Gli zeri iniziali del contatore delle semimosse {found} sono stati ignorati.</translation>
    </message>
    <message>
        <source>Leading zeros of the fullmove number {found} were ignored.</source>
        <translation>Gli zeri iniziali del numero di mossa {found} sono stati ignorati.</translation>
    </message>
    <message>
        <source>No side to move is given: White is assumed.</source>
        <translation>Non è indicato chi ha il tratto: si assume il Bianco.</translation>
    </message>
    <message>
        <source>Moves played from there: {found}.</source>
        <translation>Mosse giocate da lì: {found}.</translation>
    </message>
    <message>
        <source>Move {move} is not possible. The moves before it were read; the rest is kept as text.</source>
        <translation>La mossa {move} non è possibile. Le mosse precedenti sono state lette; il resto è conservato come testo.</translation>
    </message>
    <message>
        <source>Move {move} could be made by two pieces. The moves before it were read; the rest is kept as text.</source>
        <translation>La mossa {move} potrebbe essere di due pezzi diversi. Le mosse precedenti sono state lette; il resto è conservato come testo.</translation>
    </message>
    <message>
        <source>{move} is not a move. The moves before it were read; the rest is kept as text.</source>
        <translation>{move} non è una mossa. Le mosse precedenti sono state lette; il resto è conservato come testo.</translation>
    </message>
    <message>
        <source>The moves from {found} on cannot be played and are left out.</source>
        <translation>Le mosse da {found} in poi non si possono giocare e sono omesse.</translation>
    </message>
    <message>
        <source>Lines that are not valid FEN are kept as text, the first one: {found}.</source>
        <translation>Le righe che non sono FEN valide sono conservate come testo; la prima: {found}.</translation>
    </message>
    <message>
        <source>White is to move according to {found}.</source>
        <translation>Il tratto è al Bianco secondo {found}.</translation>
    </message>
    <message>
        <source>Black is to move according to {found}.</source>
        <translation>Il tratto è al Nero secondo {found}.</translation>
    </message>
    <message>
        <source>No castling rights are given: none are assumed.</source>
        <translation>Non sono indicati diritti d’arrocco: se ne assume l’assenza.</translation>
    </message>
    <message>
        <source>No en passant square is given: none is assumed.</source>
        <translation>Non è indicata una casa della presa en passant: se ne assume l’assenza.</translation>
    </message>
    <message>
        <source>No halfmove clock is given: 0 is assumed.</source>
        <translation>Non è indicato un contatore delle semimosse: si assume 0.</translation>
    </message>
    <message>
        <source>The halfmove clock was taken from the operation hmvc.</source>
        <translation>Il contatore delle semimosse è stato preso dall’operazione hmvc.</translation>
    </message>
    <message>
        <source>No fullmove number is given: 1 is assumed.</source>
        <translation>Non è indicato un numero di mossa: si assume 1.</translation>
    </message>
    <message>
        <source>The fullmove number was taken from the operation fmvn.</source>
        <translation>Il numero di mossa è stato preso dall’operazione fmvn.</translation>
    </message>
    <message>
        <source>{found} could not be read; the fields that are missing were assumed.</source>
        <translation>Impossibile leggere {found}; per i campi mancanti si assumono dei valori.</translation>
    </message>
    <message>
        <source>The EPD operations that follow are kept as they are.</source>
        <translation>Le operazioni EPD che seguono sono conservate così come sono.</translation>
    </message>
    <message>
        <source>The text that follows is kept as it is.</source>
        <translation>Il testo che segue è conservato così com’è.</translation>
    </message>
    <message>
        <source>The comment that follows is kept as it is.</source>
        <translation>Il commento che segue è conservato così com’è.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space separates the operations: {expected}.</source>
        <translation>Una tabulazione, un’interruzione di riga o uno spazio insolito separa le operazioni: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not an opcode: {expected}.</source>
        <translation>{found} non è un codice operativo: {expected}.</translation>
    </message>
    <message>
        <source>The opcode {found} is too long: {expected}.</source>
        <translation>Il codice operativo {found} è troppo lungo: {expected}.</translation>
    </message>
    <message>
        <source>This string is not closed: {expected}.</source>
        <translation>Questa stringa non è chiusa: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not allowed here: {expected}.</source>
        <translation>{found} non è ammesso qui: {expected}.</translation>
    </message>
    <message>
        <source>This cannot be read as an operation and is kept as it is.</source>
        <translation>Questo non si può leggere come operazione ed è conservato così com’è.</translation>
    </message>
    <message>
        <source>{found} is too long for a string in EPD: expected at most 255 characters.</source>
        <translation>{found} è troppo lungo per una stringa in EPD: attesi al massimo 255 caratteri.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} is not a legal move.</source>
        <translation>{found} nell’operazione {opcode} non è una mossa legale.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} could be a move of two different pieces.</source>
        <translation>{found} nell’operazione {opcode} potrebbe essere una mossa di due pezzi diversi.</translation>
    </message>
    <message>
        <source>A semicolon is missing here: the operation was ended.</source>
        <translation>Qui manca un punto e virgola: l’operazione è stata chiusa.</translation>
    </message>
    <message>
        <source>A semicolon without an operation was ignored.</source>
        <translation>Un punto e virgola senza operazione è stato ignorato.</translation>
    </message>
    <message>
        <source>A dash without a meaning was ignored.</source>
        <translation>Un trattino senza significato è stato ignorato.</translation>
    </message>
    <message>
        <source>Tabs or unusual spaces in the operations were read as spaces.</source>
        <translation>Tabulazioni o spazi insoliti nelle operazioni sono stati letti come spazi.</translation>
    </message>
    <message>
        <source>This text has no quotation marks: it was read as a string.</source>
        <translation>Questo testo non ha virgolette: è stato letto come stringa.</translation>
    </message>
    <message>
        <source>The quotation marks are not needed here and were ignored.</source>
        <translation>Le virgolette qui non servono e sono state ignorate.</translation>
    </message>
    <message>
        <source>This string has no closing quotation mark: it was closed.</source>
        <translation>A questa stringa mancano le virgolette di chiusura: è stata chiusa.</translation>
    </message>
    <message>
        <source>This string is longer than EPD’s 255 characters; it is kept.</source>
        <translation>Questa stringa supera i 255 caratteri di EPD; è conservata.</translation>
    </message>
    <message>
        <source>{found} was read as the move {meant}.</source>
        <translation>{found} è stato letto come la mossa {meant}.</translation>
    </message>
    <message>
        <source>This text is not an operation and is kept as it is.</source>
        <translation>Questo testo non è un’operazione ed è conservato così com’è.</translation>
    </message>
    <message>
        <source>The game has a FEN tag without a SetUp tag; the FEN is used.</source>
        <translation>La partita ha un tag FEN ma non un tag SetUp; la FEN viene usata.</translation>
    </message>
    <message>
        <source>The SetUp tag says {found}, but there is a FEN tag, which is used.</source>
        <translation>Il tag SetUp dice {found}, ma c’è un tag FEN, che viene usato.</translation>
    </message>
    <message>
        <source>The SetUp tag announces a position, but there is no FEN tag; the game begins with the start position.</source>
        <translation>Il tag SetUp annuncia una posizione, ma manca il tag FEN; la partita comincia dalla posizione iniziale.</translation>
    </message>
    <message>
        <source>The game is of another variant, {found}; its position is read as standard chess.</source>
        <translation>La partita è di un’altra variante, {found}; la sua posizione è letta come scacchi standard.</translation>
    </message>
    <message>
        <source>The FEN tag is not written as PGN has it, [FEN &quot;…&quot;]. It is read here, but other programs begin with the start position.</source>
        <translation>Il tag FEN non è scritto come vuole PGN, cioè [FEN &quot;…&quot;]. Qui viene letto, ma altri programmi cominciano dalla posizione iniziale.</translation>
    </message>
    <message>
        <source>The Result tag says {found}, but the moves end with {result}.</source>
        <translation>Il tag Result dice {found}, ma le mosse terminano con {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is checkmate: {result}.</source>
        <translation>Il risultato indicato è {found}, ma l’ultima mossa dà scacco matto: {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is stalemate, which is a draw.</source>
        <translation>Il risultato indicato è {found}, ma l’ultima mossa dà stallo, cioè patta.</translation>
    </message>
    <message>
        <source>The PlyCount tag says {found}, but the game has {count} half-moves.</source>
        <translation>Il tag PlyCount dice {found}, ma le semimosse della partita sono {count}.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} is not legal.</source>
        <translation>Le mosse della partita non sono adatte alla sua prima posizione: {move} non è legale.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} could be a move of two different pieces.</source>
        <translation>Le mosse della partita non sono adatte alla sua prima posizione: {move} potrebbe essere una mossa di due pezzi diversi.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} is not legal.</source>
        <translation>Una variante non è adatta alla partita: {move} non è legale.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} could be a move of two different pieces.</source>
        <translation>Una variante non è adatta alla partita: {move} potrebbe essere una mossa di due pezzi diversi.</translation>
    </message>
    <message>
        <source>The moves were read up to {move}, which is not a move.</source>
        <translation>Le mosse sono state lette fino a {move}, che non è una mossa.</translation>
    </message>
    <message>
        <source>A variation was read up to {move}, which is not a move.</source>
        <translation>Una variante è stata letta fino a {move}, che non è una mossa.</translation>
    </message>
    <message>
        <source>Variations that are nested too deeply are not shown.</source>
        <translation>Le varianti annidate troppo in profondità non sono mostrate.</translation>
    </message>
    <message>
        <source>The game has too many variations: only the first are shown.</source>
        <translation>La partita ha troppe varianti: sono mostrate solo le prime.</translation>
    </message>
    <message>
        <source>The moves are not shown: the rules of the variant {found} are not known.</source>
        <translation>Le mosse non sono mostrate: le regole della variante {found} non sono note.</translation>
    </message>
    <message>
        <source>{found} is not a chess piece; the diagram contains {men}.</source>
        <translation>{found} non è un pezzo degli scacchi; il diagramma contiene {men}.</translation>
    </message>
    <message>
        <source>Puzzles left out, for pieces that chess does not have: {count} ({men}).</source>
        <translation>Problemi omessi perché hanno pezzi eterodossi: {count} ({men}).</translation>
    </message>
    <message>
        <source>Text that belongs to no game is left out: {found}.</source>
        <translation>Il testo che non appartiene a nessuna partita è tralasciato: {found}.</translation>
    </message>
    <message>
        <source>Left out, because a record has no place for it: {men}.</source>
        <translation>Omesso, perché una voce non può contenerlo: {men}.</translation>
    </message>
    <message>
        <source>Crosses, dots and arrows are left out: {squares}.</source>
        <translation>Croci, punti e frecce sono omessi: {squares}.</translation>
    </message>
    <message>
        <source>{found} is not a piece on a square: expected Ke1, or a2 for a pawn.</source>
        <translation>{found} non è un pezzo su una casa: atteso Ke1, o a2 per un pedone.</translation>
    </message>
    <message>
        <source>{found} is named twice, but a square holds one piece.</source>
        <translation>{found} è nominata due volte, ma una casa contiene un solo pezzo.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {square} is empty.</source>
        <translation>Il gemello {name}) non si può fare: {square} è vuota.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: the piece on {square} would leave the board.</source>
        <translation>Il gemello {name}) non si può fare: il pezzo in {square} uscirebbe dalla scacchiera.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {found} is not understood.</source>
        <translation>Il gemello {name}) non si può fare: {found} non è compreso.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye does not know the stipulation {found}.</source>
        <translation>Il gemello {name}) è tralasciato: Popeye non conosce l’enunciato {found}.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: it continues twin {before}).</source>
        <translation>Il gemello {name}) non si può fare: continua il gemello {before}).</translation>
    </message>
    <message>
        <source>The picture does not show which side is at the bottom: White is assumed.</source>
        <translation>L’immagine non dice quale parte è in basso: si assume il Bianco.</translation>
    </message>
    <message>
        <source>White is to move, as the highlighted last move shows.</source>
        <translation>Il tratto è al Bianco, come indica l’ultima mossa evidenziata.</translation>
    </message>
    <message>
        <source>Black is to move, as the highlighted last move shows.</source>
        <translation>Il tratto è al Nero, come indica l’ultima mossa evidenziata.</translation>
    </message>
    <message>
        <source>White is to move, because its king is in check.</source>
        <translation>Muove il Bianco, perché il suo re è sotto scacco.</translation>
    </message>
    <message>
        <source>Black is to move, because its king is in check.</source>
        <translation>Muove il Nero, perché il suo re è sotto scacco.</translation>
    </message>
    <message>
        <source>The picture does not show castling rights: those of kings and rooks at home are assumed.</source>
        <translation>L’immagine non mostra i diritti d’arrocco: si presumono quelli di re e torri nelle case di partenza.</translation>
    </message>
    <message>
        <source>In doubt: {men}.</source>
        <translation>In dubbio: {men}.</translation>
    </message>
    <message>
        <source>Boards left out as unreadable: {count}.</source>
        <translation>Scacchiere omesse, perché non si possono leggere: {count}.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>La scacchiera è vuota.</translation>
    </message>
    <message>
        <source>No kings yet.</source>
        <translation>Ancora nessun re.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>Il Bianco non ha il re.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Il Nero non ha il re.</translation>
    </message>
    <message>
        <source>White has more than one king: {squares}.</source>
        <translation>Il Bianco ha più di un re: {squares}.</translation>
    </message>
    <message>
        <source>Black has more than one king: {squares}.</source>
        <translation>Il Nero ha più di un re: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>White has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>Il Bianco ha %n pedone: ne sono possibili al massimo 8.</numerusform>
            <numerusform>Il Bianco ha %n pedoni: ne sono possibili al massimo 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>Il Nero ha %n pedone: ne sono possibili al massimo 8.</numerusform>
            <numerusform>Il Nero ha %n pedoni: ne sono possibili al massimo 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>Il Bianco ha %n pezzo: ne sono possibili al massimo 16.</numerusform>
            <numerusform>Il Bianco ha %n pezzi: ne sono possibili al massimo 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>Il Nero ha %n pezzo: ne sono possibili al massimo 16.</numerusform>
            <numerusform>Il Nero ha %n pezzi: ne sono possibili al massimo 16.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank: {squares}.</source>
        <translation>I pedoni non possono stare sulla prima o sull’ultima traversa: {squares}.</translation>
    </message>
    <message>
        <source>White is in check, but it is Black’s move: the king on {square} could be captured.</source>
        <translation>Il Bianco è sotto scacco, ma il tratto è al Nero: il re in {square} potrebbe essere catturato.</translation>
    </message>
    <message>
        <source>Black is in check, but it is White’s move: the king on {square} could be captured.</source>
        <translation>Il Nero è sotto scacco, ma il tratto è al Bianco: il re in {square} potrebbe essere catturato.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is Black’s move: the king on {square} could be captured, and no move by White can have allowed that.</source>
        <translation>Entrambi i re sono sotto scacco, ma il tratto è al Nero: il re in {square} potrebbe essere catturato, e nessuna mossa del Bianco può averlo permesso.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is White’s move: the king on {square} could be captured, and no move by Black can have allowed that.</source>
        <translation>Entrambi i re sono sotto scacco, ma il tratto è al Bianco: il re in {square} potrebbe essere catturato, e nessuna mossa del Nero può averlo permesso.</translation>
    </message>
    <message>
        <source>The kings stand next to each other: {squares}.</source>
        <translation>I re sono su case adiacenti: {squares}.</translation>
    </message>
    <message>
        <source>The castling right {letter} cannot hold: king or rook is not on its starting square.</source>
        <translation>Il diritto d’arrocco {letter} non può valere: re o torre non sono sulla casa di partenza.</translation>
    </message>
    <message>
        <source>White’s kingside castling right (K) cannot hold: king or rook is not on its starting square.</source>
        <translation>Il diritto d’arrocco corto del Bianco (K) non può valere: re o torre non sono sulla casa di partenza.</translation>
    </message>
    <message>
        <source>White’s queenside castling right (Q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Il diritto d’arrocco lungo del Bianco (Q) non può valere: re o torre non sono sulla casa di partenza.</translation>
    </message>
    <message>
        <source>Black’s kingside castling right (k) cannot hold: king or rook is not on its starting square.</source>
        <translation>Il diritto d’arrocco corto del Nero (k) non può valere: re o torre non sono sulla casa di partenza.</translation>
    </message>
    <message>
        <source>Black’s queenside castling right (q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Il diritto d’arrocco lungo del Nero (q) non può valere: re o torre non sono sulla casa di partenza.</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares ({squares}).</source>
        <translation>I diritti d’arrocco {letter} non possono valere: re o torri non sono sulle case di partenza ({squares}).</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares.</source>
        <translation>I diritti d’arrocco {letter} non possono valere: re o torri non sono sulle case di partenza.</translation>
    </message>
    <message>
        <source>The castling rights {letter} can hold in Chess960 only: kings or rooks are not on their starting squares of standard chess.</source>
        <translation>I diritti d’arrocco {letter} possono valere solo in Chess960: re o torri non sono sulle case di partenza degli scacchi standard.</translation>
    </message>
    <message>
        <source>The castling right {letter} can hold in Chess960 only: king or rook is not on its starting square of standard chess.</source>
        <translation>Il diritto d’arrocco {letter} può valere solo in Chess960: re o torre non sono sulla casa di partenza degli scacchi standard.</translation>
    </message>
    <message>
        <source>The castling right {letter} is a second one on the same side of the king.</source>
        <translation>Il diritto d’arrocco {letter} è il secondo sullo stesso lato del re.</translation>
    </message>
    <message>
        <source>{square} cannot be the en passant square: it is on rank 6 when White is to move, on rank 3 when Black is.</source>
        <translation>{square} non può essere la casa della presa en passant: questa sta sulla traversa 6 con il tratto al Bianco, sulla traversa 3 con il tratto al Nero.</translation>
    </message>
    <message>
        <source>The en passant square {square} is not empty.</source>
        <translation>La casa della presa en passant {square} non è vuota.</translation>
    </message>
    <message>
        <source>The square from which a pawn would have passed {square} is not empty.</source>
        <translation>La casa da cui un pedone avrebbe oltrepassato {square} non è vuota.</translation>
    </message>
    <message>
        <source>The double step past {square} cannot have been the last move: the king on {king} would have been in check before it.</source>
        <translation>Il passo doppio oltre {square} non può essere stato l’ultima mossa: prima, il re in {king} sarebbe stato sotto scacco.</translation>
    </message>
    <message>
        <source>No pawn is ready to capture en passant on {square}.</source>
        <translation>Nessun pedone è pronto alla presa en passant in {square}.</translation>
    </message>
    <message>
        <source>These castling rights are possible in Chess960 only.</source>
        <translation>Questi diritti d’arrocco sono possibili solo in Chess960.</translation>
    </message>
    <message>
        <source>The position has fairy pieces: it is not judged, engines do not know them, and a plain FEN cannot hold them.</source>
        <translation>La posizione ha pezzi eterodossi: non viene giudicata, i motori non li conoscono e un semplice FEN non può contenerli.</translation>
    </message>
    <message>
        <source>The fullmove number is 0, but the first move has number 1.</source>
        <translation>Il numero di mossa è 0, ma la prima mossa ha il numero 1.</translation>
    </message>
    <message>
        <source>The fullmove number {number} is too small: the number of moves made is at least {white} for White and {black} for Black, so it must be at least {least}.</source>
        <translation>Il numero di mossa {number} è troppo piccolo: le mosse fatte sono almeno {white} per il Bianco e {black} per il Nero, perciò deve essere almeno {least}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: a draw can be claimed (50-move rule).</source>
        <translation>Il contatore delle semimosse è {count}: si può reclamare la patta (regola delle 50 mosse).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: the game is drawn (75-move rule).</source>
        <translation>Il contatore delle semimosse è {count}: la partita è patta (regola delle 75 mosse).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: engines refuse more than {most}.</source>
        <translation>Il contatore delle semimosse è {count}: i motori rifiutano più di {most}.</translation>
    </message>
    <message>
        <source>The fullmove number is {count}: engines refuse more than {most}.</source>
        <translation>Il numero di mossa è {count}: i motori rifiutano più di {most}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Il contatore delle semimosse è {clock}, ma le mosse di entrambe le parti insieme sono meno ({plies} secondo il numero di mossa).</translation>
    </message>
    <message>
        <source>No halfmove clock fits: captures and pawn moves, with the moves between them, took at least {needed}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Nessun contatore delle semimosse va bene: catture e mosse di pedone, con le mosse intermedie, ne hanno richieste almeno {needed}, ma le mosse di entrambe le parti insieme sono meno ({plies} secondo il numero di mossa).</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but nothing was captured and no pawn has moved: it counts every move since the beginning, so it must be {plies}.</source>
        <translation>Il contatore delle semimosse è {clock}, ma nulla è stato catturato e nessun pedone si è mosso: conta tutte le mosse dall’inizio, perciò deve essere {plies}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the en passant square {square} says that a pawn has just moved.</source>
        <translation>Il contatore delle semimosse è {clock}, ma la casa della presa en passant {square} dice che un pedone ha appena mosso.</translation>
    </message>
    <message>
        <source>The side to move is mated already.</source>
        <translation>Chi ha il tratto è già matto.</translation>
    </message>
    <message>
        <source>The side to move has no legal move: stalemate.</source>
        <translation>Chi ha il tratto non ha mosse legali: stallo.</translation>
    </message>
    <message>
        <source>Remove castling right {letter}</source>
        <translation>Rimuovi il diritto d’arrocco {letter}</translation>
    </message>
    <message>
        <source>A king attacks the squares next to it, and no king may go to an attacked square (FIDE Laws of Chess, 3.8 and 3.9). So neither king could have moved next to the other: there is always at least one square between them.</source>
        <translation>Un re attacca le case adiacenti, e nessun re può andare su una casa attaccata (Regolamento FIDE degli scacchi, 3.8 e 3.9). Nessuno dei due re, quindi, può essere arrivato accanto all’altro: fra loro c’è sempre almeno una casa.</translation>
    </message>
    <message>
        <source>The moves of a game are played from the position that it begins with: that of its FEN tag, or the start position. Other programs refuse a game with a move that is not legal there, or read it only up to that move. Either the position has been changed since, or the moves belong to another game, or one was written down wrongly.</source>
        <translation>Le mosse di una partita si giocano dalla posizione con cui comincia: quella del suo tag FEN, o la posizione iniziale. Altri programmi rifiutano una partita con una mossa che lì non è legale, o la leggono solo fino a quella mossa. O la posizione è stata cambiata in seguito, o le mosse non sono quelle di questa partita, o una è scritta in modo sbagliato.</translation>
    </message>
    <message>
        <source>A game has its result twice: in the Result tag, and after its last move (PGN standard, 8.2.6). Checkmate wins the game and stalemate draws it at once (FIDE Laws of Chess, 5.1.1 and 5.2.1). One of the statements is a slip, or moves are missing.</source>
        <translation>Il risultato di una partita compare due volte: nel tag Result e dopo l’ultima mossa (standard PGN, 8.2.6). Lo scacco matto vince la partita e lo stallo la rende patta, subito (Regolamento FIDE degli scacchi, 5.1.1 e 5.2.1). Una delle indicazioni è una svista, oppure mancano mosse.</translation>
    </message>
    <message>
        <source>The PlyCount tag is the number of half-moves of the game itself, without variations (PGN standard, 9.9.3). Either it is from an earlier version of the game, or there are too few or too many moves.</source>
        <translation>Il tag PlyCount è il numero di semimosse della partita stessa: conta ogni mossa del Bianco e ogni mossa del Nero, ma non le varianti (standard PGN, 9.9.3). O viene da una versione precedente della partita, o ci sono mosse mancanti o di troppo.</translation>
    </message>
    <message>
        <source>PGN writes a tag between square brackets, its value between straight double quotation marks (PGN standard, 8.1.1). Other programs do not see anything else as a tag, and begin the game from the start position.</source>
        <translation>PGN scrive un tag fra parentesi quadre, e il suo valore fra virgolette doppie dritte (standard PGN, 8.1.1). Per altri programmi ciò che è scritto diversamente non è un tag: fanno perciò cominciare la partita dalla posizione iniziale.</translation>
    </message>
    <message>
        <source>Fairy pieces are those of chess problems that the rules of chess do not know, such as grasshoppers, and also neutral pieces, which both sides may move. Programs for problems, such as Popeye, have rules for them. In the FEN field and in files they are written as Fairy FEN has them: -q is a neutral queen, *2Q a queen turned upside down, which means a grasshopper. Other programs may not read that.</source>
        <translation>I pezzi eterodossi sono quelli dei problemi che le regole degli scacchi non conoscono, come le cavallette, e anche i pezzi neutri, che entrambe le parti possono muovere. Programmi per problemi come Popeye ne hanno le regole. Nel campo FEN e nei file si scrivono come in Fairy FEN: -q è una donna neutra, *2Q una donna capovolta, cioè una cavalletta. Altri programmi possono non leggerlo.</translation>
    </message>
    <message>
        <source>The en passant square says that the last move was a pawn’s double step. If that move is taken back, the king of the side to move is in check, although the other side was to move: the check was there before, and was not answered. A double step may give check itself or open the line of a piece behind the pawn’s starting square, as d2-d4 does for a bishop on c1. Without the en passant square, another last move may explain the position.</source>
        <translation>La casa della presa en passant dice che l’ultima mossa è stata il passo doppio di un pedone. Se la si ritira, il re della parte che ha il tratto resta sotto scacco, benché muovesse l’altra parte: lo scacco c’era già prima e non era stato parato. Un passo doppio può dare scacco esso stesso o aprire la linea di un pezzo posto dietro la casa di partenza del pedone, come d2-d4 per un alfiere in c1. Senza la casa della presa en passant, un’altra ultima mossa può spiegare la posizione.</translation>
    </message>
    <message>
        <source>At fullmove number 12, White and Black have made 11 moves each, or White 12 when Black is to move. The position on the board took moves as well: one by the other side for each captured piece, the steps of each pawn, at least five for a promotion, at least one for any other piece away from its starting square; castling moves two pieces at once. So no game can have come this far so early. Puzzles often have the number 1 only because the field must be filled.</source>
        <translation>Al numero di mossa 12 il Bianco ha fatto 11 mosse e il Nero altrettante, oppure il Bianco 12 se il tratto è al Nero. Anche ciò che sta sulla scacchiera è costato mosse: ogni pezzo catturato una mossa dell’altra parte, ogni pedone i suoi passi, una promozione almeno cinque, ogni altro pezzo lontano dalla casa di partenza almeno una; l’arrocco muove due pezzi insieme. Una partita non può quindi essere arrivata qui così presto. Nei problemi il numero è spesso 1 solo perché il campo va riempito.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, or since the beginning. So it is never larger than the number of all moves: at most 22 at fullmove number 12 with White to move, and 23 with Black to move. Captures and pawn moves came before it began to run, and leave even fewer. Either the clock is too large or the fullmove number is too small.</source>
        <translation>Il contatore delle semimosse conta le mosse di entrambe le parti dall’ultima cattura o mossa di pedone, oppure dall’inizio. Non supera quindi mai il numero di tutte le mosse: al numero di mossa 12 è al massimo 22 con il tratto al Bianco e 23 con il tratto al Nero. Le catture e le mosse di pedone sono avvenute prima che cominciasse a contare e lasciano un margine ancora minore. O il contatore è troppo grande o il numero di mossa è troppo piccolo.</translation>
    </message>
    <message>
        <source>Every capture and every pawn move sets the halfmove clock back to 0, so all those that the board shows came before the moves that the clock counts. Each side made at least as many of them as the other side is missing pieces, and at least as many as its pawns needed to get where they stand. Since the sides move in turn, the other side moved in between. After 1. e4 e5, for example, the clock cannot be larger than 0 with White to move at move 2.</source>
        <translation>Ogni cattura e ogni mossa di pedone riporta a 0 il contatore delle semimosse; tutte quelle che la scacchiera rivela sono quindi precedenti alle mosse che il contatore conta. Una parte ne ha fatte almeno quanti sono i pezzi che mancano all’altra, e almeno quante ne servivano ai suoi pedoni per arrivare dove stanno. Poiché le parti muovono a turno, nel frattempo ha mosso anche l’altra. Dopo 1. e4 e5, per esempio, con il tratto al Bianco alla mossa 2 il contatore non può superare 0.</translation>
    </message>
    <message>
        <source>A move takes one piece from one square to another, so it can give one check itself and uncover one more. A capture en passant can uncover two lines, but then the capturing pawn itself gives no check. The king cannot have been in check before, because its side would have had to answer. Three checks at once are never possible.</source>
        <translation>Una mossa mette un pezzo su una nuova casa e lo toglie da quella vecchia: può quindi dare uno scacco essa stessa e scoprirne un altro. Una presa en passant può scoprire due linee, ma allora il pedone che cattura non dà scacco. Il re non può essere stato sotto scacco prima, perché la sua parte avrebbe dovuto pararlo. Tre scacchi insieme non sono mai possibili.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it, or both. Before that move the king was not in check, because nobody may leave a check unanswered. So every possible last move was taken back here: moves, captures of any missing piece, promotions, castling and en passant. None of them leads back to a position that can arise in a game.</source>
        <translation>Un re finisce sotto scacco per l’ultima mossa dell’altra parte: un pezzo è andato dove attacca il re, o ha lasciato una linea scoprendo il pezzo retrostante, o entrambe le cose. Prima di quella mossa il re non era sotto scacco, perché nessuno può lasciare uno scacco senza risposta. Qui sono state quindi ritirate tutte le ultime mosse possibili: mosse semplici, catture di un qualsiasi pezzo mancante, promozioni, arrocchi e prese en passant. Nessuna riporta a una posizione che possa aversi in partita.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it. Before that move the king was not in check, because nobody may leave a check unanswered. Every square from which the piece could have come was tried here, with captures and promotions: from each of them it already gave check, or it cannot have come from there. Nor did another piece leave the line between the two.</source>
        <translation>Un re finisce sotto scacco per l’ultima mossa dell’altra parte: un pezzo è andato dove attacca il re, o ha lasciato una linea scoprendo il pezzo retrostante. Prima di quella mossa il re non era sotto scacco, perché nessuno può lasciare uno scacco senza risposta. Qui sono state provate tutte le case da cui il pezzo può essere venuto, anche con catture e promozioni, e da ciascuna dava già scacco, oppure non può essere venuto da nessuna. Né un altro pezzo ha lasciato la linea fra i due.</translation>
    </message>
    <message>
        <source>A knight leaps, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one knight. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Il cavallo salta, perciò nulla si interpone mai fra lui e il re: dà scacco solo arrivando sulla sua casa. Una mossa porta un solo cavallo. L’altro dava scacco già prima di quella mossa, e nessuno può lasciare uno scacco senza risposta. Uno scacco doppio richiede una donna, una torre o un alfiere dietro il pezzo che muove.</translation>
    </message>
    <message>
        <source>A pawn attacks the squares diagonally next to it, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one pawn. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Un pedone attacca case a lui vicine, perciò nulla si interpone mai fra lui e il re: dà scacco solo arrivando sulla sua casa. Una mossa porta un solo pedone. L’altro dava scacco già prima di quella mossa, e nessuno può lasciare uno scacco senza risposta. Uno scacco doppio richiede una donna, una torre o un alfiere dietro il pezzo che muove.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. Here the king stands between the two on one line, so the piece that moved would have come from beyond the king. It cannot have jumped over the king, and on that line it attacked the king before. Only a promotion or a capture en passant gives such checks, and here none can have.</source>
        <translation>In uno scacco doppio un pezzo è arrivato sulla sua casa e ha scoperto la linea dell’altro. Qui il re sta fra i due su una stessa linea, sicché il pezzo che ha mosso sarebbe venuto da oltre il re. Non può averlo saltato, e su quella linea lo attaccava già prima. Solo una promozione o una presa en passant danno scacchi simili, e qui nessuna può averli dati.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. So it stood between the other one and the king before, and did not attack the king from there. Every move, capture and promotion by which one of the two could have come was tried here, and none does so. A legal double check is Ne4-f6 with a rook behind on e1 and the king on e8.</source>
        <translation>In uno scacco doppio un pezzo è arrivato sulla sua casa e ha scoperto la linea dell’altro. Prima stava dunque fra l’altro e il re, e da lì non attaccava il re. Qui sono state provate tutte le mosse, catture e promozioni con cui uno dei due può essere arrivato, e nessuna va bene. Uno scacco doppio legale è Ce4-f6 con una torre dietro, in e1, e il re in e8.</translation>
    </message>
    <message>
        <source>En passant takes two pawns off their squares, and both may have shielded the king. With a king on a5, pawns on d5 and e5 and a rook on h5, the capture would open the whole rank. A capture that does not answer a check is not legal either. Many programs leave out the en passant square here; the PGN standard writes it after every double step.</source>
        <translation>La presa en passant toglie due pedoni dalle loro case, e può darsi che entrambi riparassero il re. Con un re in a5, pedoni in d5 ed e5 e una torre in h5, la cattura aprirebbe l’intera traversa. Non è legale neppure una cattura che non para uno scacco. Molti programmi qui omettono la casa della presa en passant; lo standard PGN la scrive dopo ogni passo doppio.</translation>
    </message>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, a move that left the other king in check is not legal, and hemmed-in pieces had nowhere to come from. Where a last move is possible, the position before it was checked in the same way, and no game leads to it.</source>
        <translation>Ogni posizione, tranne la prima, nasce da una mossa. Qui sono state ritirate tutte le ultime mosse possibili della parte che non ha il tratto: mosse semplici, catture di un qualsiasi pezzo mancante, promozioni, arrocchi e prese en passant. Il re e le torri che hanno diritti d’arrocco non si sono mai mossi, non è legale una mossa che abbia lasciato l’altro re sotto scacco, e i pezzi rinchiusi non vengono da nessuna parte. Dove un’ultima mossa è possibile, la posizione precedente è stata giudicata allo stesso modo, e nessuna partita vi porta.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, which set it to 0. All possible last moves were taken back here, and they are all of one kind or all of the other, so the clock tells of another last move. In puzzles the clock is usually 0, which does no harm.</source>
        <translation>Il contatore delle semimosse conta le mosse di entrambe le parti dall’ultima cattura o mossa di pedone, che lo hanno portato a 0. Qui sono state ritirate tutte le ultime mosse possibili: sono tutte di un tipo o tutte dell’altro, perciò il contatore indica un’ultima mossa diversa. Nei problemi il contatore è di solito 0, e si può continuare a giocarli senza danno.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two knights, and a bishop on squares of each colour. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. Bishops never change the colour of their squares: two on light squares mean at least one promoted pawn. With two queens, at most seven pawns are left.</source>
        <translation>Una parte comincia con otto pedoni, una donna, due torri, due cavalli e un alfiere su case di ciascun colore. Ogni pezzo in più è stato un tempo un pedone, e un pedone promosso non c’è più. Pedoni e pezzi promossi insieme non sono quindi mai più di otto. Gli alfieri non cambiano mai il colore delle loro case: due su case chiare significano almeno un pedone promosso. Con due donne restano al massimo sette pedoni.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two bishops and two knights. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. With two queens, at most seven pawns are left. Engines refuse more.</source>
        <translation>Una parte comincia con otto pedoni, una donna, due torri, due alfieri e due cavalli. Ogni pezzo in più è stato un tempo un pedone, e un pedone promosso non c’è più. Pedoni e pezzi promossi insieme non sono quindi mai più di otto. Con due donne restano al massimo sette pedoni. I motori ne rifiutano di più.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file. A pawn gets past only if it captures its way to another file, if the other one does, or if one of them is captured. Every promoted piece was a pawn that got past. So passed pawns and promotions cost captures, and each capture takes a piece off the board: what is still there was not captured. With all 32 pieces on the board, no pawn has passed another. To make the position possible, remove pieces, or put pawns back in front of each other.</source>
        <translation>Su ogni colonna un pedone bianco ne fronteggia uno nero. Un pedone passa solo se si porta con una cattura su un’altra colonna, se lo fa l’altro pedone, o se uno dei due viene catturato. Ogni pezzo promosso è stato un pedone che è passato. Pedoni passati e promozioni costano dunque catture, e ogni cattura toglie un pezzo dalla scacchiera: ciò che c’è ancora non è stato catturato. Con tutti i 32 pezzi sulla scacchiera nessun pedone ne ha superato un altro. Per rendere possibile la posizione, togli pezzi o rimetti i pedoni l’uno di fronte all’altro.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file, and only captures let one past the other: a pawn captures its way to another file, or one of the two is captured. Every way of sharing out the captures among the files was tried here: which pawn took, from where, and what it took. None leaves the pawns on the files where they are and lets as many of them through to promotion as the pieces prove. One more captured piece may explain it, or a pawn on another file.</source>
        <translation>Su ogni colonna un pedone bianco ne fronteggia uno nero, e solo le catture permettono che uno superi l’altro: un pedone si porta con una cattura su un’altra colonna, o uno dei due viene catturato. Qui sono stati provati tutti i modi in cui le catture possono essersi distribuite fra le colonne: quale pedone ha preso, da dove e che cosa. Nessuno lascia i pedoni sulle colonne in cui stanno e ne fa arrivare a promozione tanti quanti ne provano i pezzi. Lo può spiegare un altro pezzo catturato, o un pedone su un’altra colonna.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing, and each capture takes it one rank forward. So a pawn on the third rank began on its own file or on the next one, a pawn on the fourth rank at most two files away, and one that stands on its second rank has never moved; Black’s pawns count ranks from the other end. No two pawns began on the same file. White pawns on a2, b2 and a3 are one too many: all three must have begun on the a- and b-files.</source>
        <translation>Un pedone cambia colonna solo catturando, e ogni cattura lo porta avanti di una traversa. Un pedone sulla terza traversa è dunque partito dalla propria colonna o da quella accanto, uno sulla quarta da non più di due colonne di distanza, e uno che sta sulla seconda non si è mai mosso; per i pedoni neri le traverse si contano dall’altro lato. Due pedoni non sono mai partiti dalla stessa colonna. Pedoni bianchi in a2, b2 e a3 sono uno di troppo: tutti e tre dovrebbero essere partiti dalle colonne a e b.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Remove more pieces of the other side, or put the pawns on files of their own.</source>
        <translation>Un pedone cambia colonna solo catturando. Due pedoni su una colonna significano che uno dei due ha catturato, e un pedone a tre colonne dal punto di partenza ha catturato tre volte. Qui si conta il numero minimo di catture che spiega tutti i pedoni insieme, e ognuna ha preso un pezzo diverso. Togli altri pezzi dell’altra parte, o metti i pedoni uno per colonna.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Pieces that never got out from behind unmoved pawns do not count, because no pawn went in to capture them. Remove other pieces, or put the pawns on files of their own.</source>
        <translation>Un pedone cambia colonna solo catturando. Due pedoni su una colonna significano che uno dei due ha catturato, e un pedone a tre colonne dal punto di partenza ha catturato tre volte. Qui si conta il numero minimo di catture che spiega tutti i pedoni insieme, e ognuna ha preso un pezzo diverso. I pezzi mai usciti da dietro i pedoni mai mossi non contano, perché nessun pedone è entrato a catturarli. Togli altri pezzi, o metti i pedoni uno per colonna.</translation>
    </message>
    <message>
        <source>A pawn that captures moves diagonally, to a square of the same colour. If it captured at every step, all its captures were on that colour. Here the pawns need every missing piece that they could have captured, so they captured the missing bishop, too; but that bishop never stood on squares of that colour. After d2xc3, on a dark square, the missing piece may be a knight, or the bishop on dark squares, but not the other bishop.</source>
        <translation>Un pedone che cattura muove in diagonale, su una casa dello stesso colore. Se ha catturato a ogni passo, tutte le sue catture sono avvenute su quel colore. Qui ai pedoni servono tutti i pezzi mancanti che possono aver catturato, perciò hanno catturato anche l’alfiere mancante; ma quell’alfiere non è mai stato su case di quel colore. Dopo d2xc3, che finisce su una casa scura, il pezzo mancante può essere un cavallo o l’alfiere di case scure, ma non l’altro alfiere.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. A bishop that began behind two such pawns never got out: it is still there, or was captured there. No other bishop got in either, except one that an enemy pawn became on that very square. A bishop elsewhere on squares of the same colour was once a pawn, and had to be promoted where it could get out. One move of one of these pawns would explain it.</source>
        <translation>Un pedone sulla sua casa di partenza non si è mai mosso. Un alfiere che all’inizio stava dietro due pedoni simili non è mai uscito: è lì, o è stato catturato lì. Né è entrato un altro alfiere, salvo quello in cui un pedone avversario si è trasformato proprio su quella casa. Un alfiere altrove su case dello stesso colore è stato un tempo un pedone, e ha dovuto essere promosso dove potesse uscire. Una mossa di uno di questi pedoni spiegherebbe tutto.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. A bishop never changes the colour of its squares, so the one that stands elsewhere was once a pawn. But no pawn is missing for it, or none could be promoted where the new bishop got out. One move of one of the two pawns would explain it.</source>
        <translation>Un pedone sulla sua casa di partenza non si è mai mosso, e un alfiere che all’inizio stava dietro due pedoni simili non è mai uscito: è lì, o è stato catturato lì. Un alfiere non cambia mai il colore delle sue case, perciò quello che sta altrove è stato un tempo un pedone. Ma per esso non manca alcun pedone, o nessuno poteva promuovere dove il nuovo alfiere potesse uscire. Una mossa di uno dei due pedoni spiegherebbe tutto.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. So a bishop elsewhere on squares of the same colour was once a pawn, even if it is the only one. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Un pedone sulla sua casa di partenza non si è mai mosso, e un alfiere che all’inizio stava dietro due pedoni simili non è mai uscito: è lì, o è stato catturato lì. Un alfiere altrove su case dello stesso colore è quindi stato un tempo un pedone, anche se è l’unico. Una parte ha otto pedoni, e ciascuno è stato promosso al massimo una volta. Pedoni e pezzi promossi insieme non sono mai di più.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the way of every queen, rook and king throughout the game, and a king never entered a square that they attack. Only knights leap over them. With the pawns a2 and b2 at home, and the bishop c1 behind b2 and d2, the rook from a1 was never anywhere but on a1 and b1. One move of such a pawn would let the piece out, or in.</source>
        <translation>I pedoni sulle loro case di partenza non si sono mai mossi, e neppure i re e le torri che possono ancora arroccare, né gli alfieri dietro tali pedoni. Per tutta la partita hanno sbarrato la via a ogni donna, torre e re, e un re non è mai entrato in una casa che essi attaccano. Solo i cavalli li saltano. Con i pedoni a2 e b2 a casa e l’alfiere c1 dietro b2 e d2, la torre di a1 è stata soltanto in a1 e b1. Una mossa di un tale pedone lascerebbe uscire, o entrare, il pezzo.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the king’s way throughout the game, and it never entered a square that an enemy piece among them attacks. Eight unmoved pawns also close the whole rank in front of them. One move of such a piece would let the king out, or in.</source>
        <translation>I pedoni sulle loro case di partenza non si sono mai mossi, e neppure i re e le torri che possono ancora arroccare, né gli alfieri dietro tali pedoni. Per tutta la partita hanno sbarrato la via al re, che non è mai entrato in una casa attaccata da un pezzo avversario fra questi. Otto pedoni mai mossi, inoltre, chiudono l’intera traversa davanti a loro. Una mossa di un tale pezzo lascerebbe uscire, o entrare, il re.</translation>
    </message>
    <message>
        <source>A side begins with two knights, so a third one was once a pawn. Pawns on their starting squares have never moved: no pawn of the other side ever stood there, and to reach the last rank it must have stood on the rank before. Eight of them, or fewer with an unmoved king or rook behind the gap, leave no way to a promotion. One move of such a pawn would open one.</source>
        <translation>Una parte comincia con due cavalli, perciò un terzo è stato un pedone. I pedoni sulle case iniziali non si sono mai mossi: nessun pedone dell’altra parte è mai stato dove stanno loro, e per raggiungere l’ultima traversa deve essere stato sulla penultima. Otto di essi, o meno con un re o una torre mai mossi dietro il varco, non lasciano alcuna via alla promozione. Una mossa di un tale pedone ne aprirebbe una.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. Queens and rooks that such pieces shut in never got out, so those elsewhere were once pawns, even if there are no more of them than at the beginning. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>I pedoni sulle loro case di partenza non si sono mai mossi, e neppure i re e le torri che possono ancora arroccare, né gli alfieri dietro tali pedoni. Le donne e le torri rinchiuse da questi pezzi non sono mai uscite, perciò quelle che stanno altrove sono state un tempo pedoni, anche se non sono più numerose che all’inizio. Una parte ha otto pedoni, e ciascuno è stato promosso al massimo una volta. Pedoni e pezzi promossi insieme non sono mai di più.</translation>
    </message>
    <message>
        <source>With all 32 pieces on the board and the pawns of the b- to g-files at home, kings, queens and bishops cannot move. A knight changes the colour of its square with every move, a rook has room only for single steps and does so, too, and a rook’s pawn on the third rank made one step. So the squares tell whether each side made an even or an odd number of moves. The start position with Black to move is impossible, and so is the position after 1.Nf3 with White to move. A pawn on a5 leaves the question open: its first move may have been one step or two.</source>
        <translation>Con tutti i 32 pezzi presenti e i pedoni delle colonne da b a g sulle case iniziali, re, donne e alfieri non possono muoversi. Un cavallo cambia il colore della sua casa a ogni mossa; una torre ha spazio solo per passi di una casa, e fa altrettanto; un pedone di torre sulla terza traversa ha fatto un passo. Le case dicono quindi se ciascuna parte ha fatto un numero pari o dispari di mosse. La posizione iniziale con il tratto al Nero è impossibile, e così la posizione dopo 1.Cf3 con il tratto al Bianco. Un pedone in a5 lascia la questione aperta: può aver fatto uno o due passi.</translation>
    </message>
    <message>
        <source>Remove castling rights {letter}</source>
        <translation>Rimuovi i diritti d’arrocco {letter}</translation>
    </message>
    <message>
        <source>Remove all castling rights</source>
        <translation>Rimuovi tutti i diritti d’arrocco</translation>
    </message>
    <message>
        <source>Remove White’s castling rights</source>
        <translation>Rimuovi gli arrocchi bianchi</translation>
    </message>
    <message>
        <source>Remove Black’s castling rights</source>
        <translation>Rimuovi gli arrocchi neri</translation>
    </message>
    <message>
        <source>Set the en passant square to {square}</source>
        <translation>Imposta a {square} l’en passant</translation>
    </message>
    <message>
        <source>Remove the en passant square</source>
        <translation>Rimuovi la casa en passant</translation>
    </message>
    <message>
        <source>Switch to Chess960</source>
        <translation>Passa a Chess960</translation>
    </message>
    <message>
        <source>Put the king on {square}</source>
        <translation>Metti il re in {square}</translation>
    </message>
    <message>
        <source>Keep only the king on {square}</source>
        <translation>Tieni solo il re in {square}</translation>
    </message>
    <message>
        <source>Promote the pawn on {square} to a queen</source>
        <translation>Promuovi a donna in {square}</translation>
    </message>
    <message>
        <source>Put the king back on {square}</source>
        <translation>Rimetti il re in {square}</translation>
    </message>
    <message>
        <source>Put the queen back on {square}</source>
        <translation>Rimetti la donna in {square}</translation>
    </message>
    <message>
        <source>Put the rook back on {square}</source>
        <translation>Rimetti la torre in {square}</translation>
    </message>
    <message>
        <source>Put the bishop back on {square}</source>
        <translation>Rimetti l’alfiere in {square}</translation>
    </message>
    <message>
        <source>Remove the king on {square}</source>
        <translation>Rimuovi il re in {square}</translation>
    </message>
    <message>
        <source>Remove the queen on {square}</source>
        <translation>Rimuovi la donna in {square}</translation>
    </message>
    <message>
        <source>Remove the rook on {square}</source>
        <translation>Rimuovi la torre in {square}</translation>
    </message>
    <message>
        <source>Remove the bishop on {square}</source>
        <translation>Rimuovi l’alfiere in {square}</translation>
    </message>
    <message>
        <source>Remove the knight on {square}</source>
        <translation>Rimuovi il cavallo in {square}</translation>
    </message>
    <message>
        <source>Remove the pawn on {square}</source>
        <translation>Rimuovi il pedone in {square}</translation>
    </message>
    <message>
        <source>Remove these pawns</source>
        <translation>Rimuovi questi pedoni</translation>
    </message>
    <message>
        <source>Switch the side to move</source>
        <translation>Cambia chi ha il tratto</translation>
    </message>
    <message>
        <source>Set the side to move to White</source>
        <translation>Dai il tratto al Bianco</translation>
    </message>
    <message>
        <source>Set the side to move to Black</source>
        <translation>Dai il tratto al Nero</translation>
    </message>
    <message>
        <source>Set the fullmove number to 1</source>
        <translation>Porta a 1 il numero di mossa</translation>
    </message>
    <message>
        <source>Set the fullmove number to {count}</source>
        <translation>Porta a {count} il numero di mossa</translation>
    </message>
    <message>
        <source>Put the position back</source>
        <translation>Ripristina la posizione</translation>
    </message>
    <message>
        <source>Cut the moves that do not fit</source>
        <translation>Taglia le mosse non adatte</translation>
    </message>
    <message>
        <source>Write the FEN tag as PGN has it</source>
        <translation>Scrivi il tag FEN come vuole PGN</translation>
    </message>
    <message>
        <source>Set the halfmove clock to 0</source>
        <translation>Porta a 0 il contatore</translation>
    </message>
    <message>
        <source>Set the halfmove clock to {count}</source>
        <translation>Porta a {count} il contatore</translation>
    </message>
    <message>
        <source>The operation {opcode} is used twice: expected once.</source>
        <translation>Il codice operativo {opcode} è usato due volte: è atteso una volta sola.</translation>
    </message>
    <message>
        <source>{found} does not suit the operation {opcode}: {expected}.</source>
        <translation>{found} non è adatto al codice operativo {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is out of range for the operation {opcode}: {expected}.</source>
        <translation>{found} è fuori intervallo per il codice operativo {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>The operation {opcode} has too few operands: {expected}.</source>
        <translation>Il codice operativo {opcode} ha troppo pochi operandi: {expected}.</translation>
    </message>
    <message>
        <source>{found} is one operand too many for the operation {opcode}: {expected}.</source>
        <translation>{found} è un operando di troppo per il codice operativo {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is written with zeros: castling is written O-O or O-O-O, with the letter O.</source>
        <translation>{found} è scritto con degli zeri: l’arrocco si scrive O-O oppure O-O-O.</translation>
    </message>
    <message>
        <source>The operation {opcode} is used again: the last one counts.</source>
        <translation>Il codice operativo {opcode} è usato di nuovo: vale l’ultimo.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye has no words for its side to move, castling rights or en passant square.</source>
        <translation>Il gemello {name}) è tralasciato: Popeye non ha parole per tratto, diritti d’arrocco o casa en passant.</translation>
    </message>
    <message>
        <source>There is no pawn that could have just passed {square}.</source>
        <translation>Nessun pedone può aver appena oltrepassato {square}.</translation>
    </message>
    <message>
        <source>The position is of another chess variant: whether it can arise in a game is not checked.</source>
        <translation>La posizione è di un’altra variante degli scacchi: non si verifica se una partita possa avervi portato.</translation>
    </message>
    <message>
        <source>piece placement</source>
        <translation>disposizione dei pezzi</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>chi ha il tratto</translation>
    </message>
    <message>
        <source>castling rights</source>
        <translation>diritti d’arrocco</translation>
    </message>
    <message>
        <source>en passant square</source>
        <translation>casa della presa en passant</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>contatore delle semimosse</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>numero di mossa</translation>
    </message>
    <message>
        <source>expected a piece placement</source>
        <translation>attesa una disposizione dei pezzi</translation>
    </message>
    <message>
        <source>expected a piece letter</source>
        <translation>attesa la lettera di un pezzo</translation>
    </message>
    <message>
        <source>expected a piece letter or a digit from 1 to {left}</source>
        <translation>attesa la lettera di un pezzo o una cifra da 1 a {left}</translation>
    </message>
    <message>
        <source>expected a piece letter or a 1</source>
        <translation>attesa la lettera di un pezzo o un 1</translation>
    </message>
    <message>
        <source>expected a /</source>
        <translation>attesa una /</translation>
    </message>
    <message>
        <source>expected a space</source>
        <translation>atteso uno spazio</translation>
    </message>
    <message>
        <source>expected w or b</source>
        <translation>atteso w o b</translation>
    </message>
    <message>
        <source>expected -, or K, Q, k, q or rooks’ files</source>
        <translation>atteso -, oppure K, Q, k, q o le colonne delle torri</translation>
    </message>
    <message>
        <source>expected - or a square such as e3</source>
        <translation>atteso - o una casa come e3</translation>
    </message>
    <message>
        <source>expected a rank from 1 to 8</source>
        <translation>attesa una traversa da 1 a 8</translation>
    </message>
    <message>
        <source>expected a number from 0 to 999999</source>
        <translation>atteso un numero da 0 a 999999</translation>
    </message>
    <message>
        <source>expected the end of the text</source>
        <translation>attesa la fine del testo</translation>
    </message>
    <message>
        <source>expected an opcode such as bm</source>
        <translation>atteso un codice operativo come bm</translation>
    </message>
    <message>
        <source>expected at most 15 characters</source>
        <translation>attesi al massimo 15 caratteri</translation>
    </message>
    <message>
        <source>expected a closing quotation mark</source>
        <translation>attese le virgolette di chiusura</translation>
    </message>
    <message>
        <source>expected an operand</source>
        <translation>atteso un operando</translation>
    </message>
    <message>
        <source>expected a space or a semicolon</source>
        <translation>atteso uno spazio o un punto e virgola</translation>
    </message>
    <message>
        <source>expected text without quotation marks, tabs and line breaks</source>
        <translation>atteso un testo senza virgolette, tabulazioni né interruzioni di riga</translation>
    </message>
    <message>
        <source>expected a word of plain letters, digits and signs</source>
        <translation>attesa una parola di semplici lettere, cifre e segni</translation>
    </message>
    <message>
        <source>expected a single word without quotation marks</source>
        <translation>attesa una sola parola senza virgolette</translation>
    </message>
    <message>
        <source>expected a text in quotation marks</source>
        <translation>atteso un testo fra virgolette</translation>
    </message>
    <message>
        <source>expected a move such as Nf3</source>
        <translation>attesa una mossa come Nf3</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>atteso un numero intero</translation>
    </message>
    <message>
        <source>expected a clock such as 000:01:30:00</source>
        <translation>atteso un tempo d’orologio come 000:01:30:00</translation>
    </message>
    <message>
        <source>expected a date such as 1995.11.26</source>
        <translation>attesa una data come 1995.11.26</translation>
    </message>
    <message>
        <source>expected a time such as 12:30:00</source>
        <translation>attesa un’ora come 12:30:00</translation>
    </message>
    <message>
        <source>expected a number from {lowest} upwards</source>
        <translation>atteso un numero da {lowest} in su</translation>
    </message>
    <message>
        <source>expected a number from {lowest} to {highest}</source>
        <translation>atteso un numero da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>expected none</source>
        <translation>nessuno atteso</translation>
    </message>
    <message>
        <source>expected one</source>
        <translation>atteso uno</translation>
    </message>
    <message>
        <source>expected at most one</source>
        <translation>atteso al massimo uno</translation>
    </message>
    <message>
        <source>expected two</source>
        <translation>attesi due</translation>
    </message>
    <message>
        <source>expected pairs of a tag and its value</source>
        <translation>attese coppie formate da un tag e dal suo valore</translation>
    </message>
    <message>
        <source>Only {move} could have been the last move, but no game leads to the position before it.</source>
        <translation>Solo {move} può essere stata l’ultima mossa, ma nessuna partita porta alla posizione precedente.</translation>
    </message>
    <message>
        <source>Only {move} could have put the king on {square} in check, but no game leads to the position before it.</source>
        <translation>Solo {move} può aver messo sotto scacco il re in {square}, ma nessuna partita porta alla posizione precedente.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n last moves that could have put the king on {square} in check comes from a position to which no game leads.</source>
        <translation>
            <numerusform>L’unica ultima mossa che può aver messo sotto scacco il re in {square} viene da una posizione a cui nessuna partita porta.</numerusform>
            <numerusform>Ciascuna delle %n ultime mosse che possono aver messo sotto scacco il re in {square} viene da una posizione a cui nessuna partita porta.</numerusform>
        </translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), White’s pawns must have captured at least {needed} of Black’s pieces; they could have captured at most {available}.</source>
        <translation>Catture di pezzi neri necessarie ai pedoni bianchi per stare così, e per promuovere (promossi: almeno {promoted}) oltre i pedoni mai mossi: almeno {needed}; possibili: al massimo {available}.</translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), Black’s pawns must have captured at least {needed} of White’s pieces; they could have captured at most {available}.</source>
        <translation>Catture di pezzi bianchi necessarie ai pedoni neri per stare così, e per promuovere (promossi: almeno {promoted}) oltre i pedoni mai mossi: almeno {needed}; possibili: al massimo {available}.</translation>
    </message>
    <message>
        <source>No queen can have come to {squares}: unmoved pieces close every way from a queen’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Nessuna donna può essere arrivata in {squares}: pezzi mai mossi chiudono ogni via dalla casa di partenza di una donna e da dove un pedone può essere stato promosso.</translation>
    </message>
    <message>
        <source>No rook can have come to {squares}: unmoved pieces close every way from a rook’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Nessuna torre può essere arrivata in {squares}: pezzi mai mossi chiudono ogni via dalla casa di partenza di una torre e da dove un pedone può essere stato promosso.</translation>
    </message>
    <message>
        <source>The rooks on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and too few of the first two could have come.</source>
        <translation>Le torri in {squares} non possono essere arrivate lì tutte: pezzi mai mossi non lasciano alcuna via a una promossa, e delle prime due ne possono essere arrivate troppo poche.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Il tratto deve essere al Bianco: possono essersi mossi solo cavalli, torri e pedoni di torre, e dalle case su cui stanno risulta che il Nero ha fatto tante mosse quante il Bianco.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Il tratto deve essere al Bianco: possono essersi mossi solo cavalli, pedoni di torre e torri senza diritto d’arrocco, e dalle case su cui stanno risulta che il Nero ha fatto tante mosse quante il Bianco.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Il tratto deve essere al Bianco: possono essersi mossi solo cavalli e pedoni di torre, e dalle case su cui stanno risulta che il Nero ha fatto tante mosse quante il Bianco.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Il tratto deve essere al Nero: possono essersi mossi solo cavalli, torri e pedoni di torre, e dalle case su cui stanno risulta che il Bianco ha fatto una mossa più del Nero.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Il tratto deve essere al Nero: possono essersi mossi solo cavalli, pedoni di torre e torri senza diritto d’arrocco, e dalle case su cui stanno risulta che il Bianco ha fatto una mossa più del Nero.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Il tratto deve essere al Nero: possono essersi mossi solo cavalli e pedoni di torre, e dalle case su cui stanno risulta che il Bianco ha fatto una mossa più del Nero.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message numerus="yes">
        <source>The king on {square} is in check from %n pieces at once, on {checkers}; one move gives at most two checks.</source>
        <translation>
            <numerusform>Il re in {square} è sotto scacco di %n pezzo, in {checkers}; una mossa dà al massimo due scacchi.</numerusform>
            <numerusform>Il re in {square} è sotto scacco di %n pezzi insieme, in {checkers}; una mossa dà al massimo due scacchi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No last move can have put the king on {square} in check.</source>
        <translation>Nessuna ultima mossa può aver messo sotto scacco il re in {square}.</translation>
    </message>
    <message>
        <source>No last move can have given the check from {first}: wherever that piece came from, the king on {king} was in check already, and no other piece can have uncovered the check.</source>
        <translation>Nessuna ultima mossa può aver dato lo scacco da {first}: da qualunque casa sia venuto quel pezzo, il re in {king} era già sotto scacco, e nessun altro pezzo può aver scoperto lo scacco.</translation>
    </message>
    <message>
        <source>The pawn on {first} has never moved, so the king on {king} must have been in its check before the last move, too.</source>
        <translation>Il pedone in {first} non si è mai mosso, perciò il re in {king} doveva essere sotto il suo scacco già prima dell’ultima mossa.</translation>
    </message>
    <message>
        <source>The knights on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a knight’s check.</source>
        <translation>I cavalli in {first} e {second} non possono dare scacco entrambi: solo uno dei due ha appena mosso, e un altro pezzo non scopre mai lo scacco di un cavallo.</translation>
    </message>
    <message>
        <source>The pawns on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a pawn’s check.</source>
        <translation>I pedoni in {first} e {second} non possono dare scacco entrambi: solo uno dei due ha appena mosso, e un altro pezzo non scopre mai lo scacco di un pedone.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers the check of a pawn or a knight.</source>
        <translation>I pezzi in {first} e {second} non possono dare scacco entrambi: solo uno dei due ha appena mosso, e un altro pezzo non scopre mai lo scacco di un pedone o di un cavallo.</translation>
    </message>
    <message>
        <source>The pawn on {first} cannot give check together with the piece on {second}: a pawn move that gives check can open no line to the king but the king’s own file.</source>
        <translation>Il pedone in {first} non può dare scacco insieme al pezzo in {second}: una mossa di pedone che dà scacco non può aprire verso il re alcuna linea, se non la colonna del re stesso.</translation>
    </message>
    <message>
        <source>The king on {king} stands between {first} and {second} on one line: no last move can have brought one of these pieces and opened the line of the other.</source>
        <translation>Il re in {king} sta fra {first} e {second} su una stessa linea: nessuna ultima mossa può aver portato uno di questi pezzi e aperto la linea dell’altro.</translation>
    </message>
    <message>
        <source>The bishops on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>Gli alfieri in {first} e {second} non possono dare scacco entrambi: quello che avesse intralciato l’altro avrebbe già attaccato il re, e nessuno dei due è stato appena promosso.</translation>
    </message>
    <message>
        <source>The rooks on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>Le torri in {first} e {second} non possono dare scacco entrambe: quella che avesse intralciato l’altra avrebbe già attaccato il re, e nessuna delle due è stata appena promossa.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} both give check, but no last move of either can have uncovered the other.</source>
        <translation>I pezzi in {first} e {second} danno scacco entrambi, ma nessuna ultima mossa dell’uno può aver scoperto l’altro.</translation>
    </message>
    <message>
        <source>A capture en passant on {square} would leave the king of its own side in check.</source>
        <translation>Una presa en passant in {square} lascerebbe sotto scacco il proprio re.</translation>
    </message>
    <message>
        <source>White has no possible last move.</source>
        <translation>Il Bianco non ha un’ultima mossa possibile.</translation>
    </message>
    <message>
        <source>Black has no possible last move.</source>
        <translation>Il Nero non ha un’ultima mossa possibile.</translation>
    </message>
    <message>
        <source>White has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>Il Bianco non ha un’ultima mossa possibile: secondo i suoi diritti d’arrocco i pezzi in {unmoved} non si sono mai mossi, e nessun altro pezzo può aver mosso per ultimo.</translation>
    </message>
    <message>
        <source>Black has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>Il Nero non ha un’ultima mossa possibile: secondo i suoi diritti d’arrocco i pezzi in {unmoved} non si sono mai mossi, e nessun altro pezzo può aver mosso per ultimo.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n possible last moves comes from a position to which no game leads.</source>
        <translation>
            <numerusform>L’unica ultima mossa possibile viene da una posizione a cui nessuna partita porta.</numerusform>
            <numerusform>Ciascuna delle %n ultime mosse possibili viene da una posizione a cui nessuna partita porta.</numerusform>
        </translation>
    </message>
    <message>
        <source>The halfmove clock is {count}, but the last move was a capture or a pawn move, which sets it to 0.</source>
        <translation>Il contatore delle semimosse è {count}, ma l’ultima mossa è stata una cattura o una mossa di pedone, che lo porta a 0.</translation>
    </message>
    <message>
        <source>The halfmove clock is 0, but the last move was neither a capture nor a pawn move.</source>
        <translation>Il contatore delle semimosse è 0, ma l’ultima mossa non è stata né una cattura né una mossa di pedone.</translation>
    </message>
    <message>
        <source>The castling rights contradict each other: kings or rooks of White and Black did not begin on the same files.</source>
        <translation>I diritti d’arrocco si contraddicono: re o torri del Bianco e del Nero non sono partiti dalle stesse colonne.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns.</source>
        <translation>I pedoni ({pawns}) e i pezzi promossi (almeno {promoted}) del Bianco fanno in tutto {total}, ma il Bianco è partito con 8 pedoni.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns: engines refuse the position.</source>
        <translation>I pedoni ({pawns}) e i pezzi promossi (almeno {promoted}) del Bianco fanno in tutto {total}, ma il Bianco è partito con 8 pedoni: i motori rifiutano la posizione.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns.</source>
        <translation>I pedoni ({pawns}) e i pezzi promossi (almeno {promoted}) del Nero fanno in tutto {total}, ma il Nero è partito con 8 pedoni.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns: engines refuse the position.</source>
        <translation>I pedoni ({pawns}) e i pezzi promossi (almeno {promoted}) del Nero fanno in tutto {total}, ma il Nero è partito con 8 pedoni: i motori rifiutano la posizione.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that of the eight pairs of pawns more must still face each other (at least {least}; here: {pairs}).</source>
        <translation>I pedoni si superano solo grazie a catture: i pezzi catturati sono così pochi ({captures}) che delle otto coppie di pedoni se ne devono ancora fronteggiare di più (almeno {least}; qui: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that some of the eight pairs of pawns must still face each other (at least {least}), but none does here.</source>
        <translation>I pedoni si superano solo grazie a catture: i pezzi catturati sono così pochi ({captures}) che delle otto coppie di pedoni alcune devono ancora fronteggiarsi (almeno {least}), ma qui non ce n’è nessuna.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but not all of the eight pairs of pawns still face each other (here: {pairs}).</source>
        <translation>I pedoni si superano solo grazie a catture: nulla è stato catturato, ma non tutte le otto coppie di pedoni si fronteggiano ancora (qui: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but none of the eight pairs of pawns still faces each other.</source>
        <translation>I pedoni si superano solo grazie a catture: nulla è stato catturato, ma nessuna delle otto coppie di pedoni si fronteggia ancora.</translation>
    </message>
    <message>
        <source>No order of captures ({captures_white} by White, {captures_black} by Black) puts the pawns where they stand and allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Nessuna sequenza di catture ({captures_white} del Bianco, {captures_black} del Nero) porta i pedoni dove stanno e permette le promozioni provate dai pezzi (almeno {promoted_white} del Bianco, {promoted_black} del Nero).</translation>
    </message>
    <message>
        <source>The castling right {letter} says that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Il diritto d’arrocco {letter} dice che nulla ha mai lasciato {unmoved}; allora nessuna sequenza di catture ({captures_white} del Bianco, {captures_black} del Nero) permette le promozioni provate dai pezzi (almeno {promoted_white} del Bianco, {promoted_black} del Nero).</translation>
    </message>
    <message>
        <source>The castling rights {letter} say that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>I diritti d’arrocco {letter} dicono che nulla ha mai lasciato {unmoved}; allora nessuna sequenza di catture ({captures_white} del Bianco, {captures_black} del Nero) permette le promozioni provate dai pezzi (almeno {promoted_white} del Bianco, {promoted_black} del Nero).</translation>
    </message>
    <message>
        <source>The white pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>I pedoni bianchi in {squares} ({count}) possono essere partiti solo dalle colonne da {first} a {last} ({homes}), uno per ciascuna.</translation>
    </message>
    <message>
        <source>The black pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>I pedoni neri in {squares} ({count}) possono essere partiti solo dalle colonne da {first} a {last} ({homes}), uno per ciascuna.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces, but Black is missing only {missing}.</source>
        <translation>Pezzi neri che i pedoni bianchi devono aver catturato per stare così: almeno {needed}; mancanti: solo {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces, but White is missing only {missing}.</source>
        <translation>Pezzi bianchi che i pedoni neri devono aver catturato per stare così: almeno {needed}; mancanti: solo {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Pezzi neri che i pedoni bianchi devono aver catturato per stare così: almeno {needed}; di quelli mancanti ({missing}), usciti da dietro i pedoni mai mossi: al massimo {available}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Pezzi bianchi che i pedoni neri devono aver catturato per stare così: almeno {needed}; di quelli mancanti ({missing}), usciti da dietro i pedoni mai mossi: al massimo {available}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on dark squares only; but White’s bishop on light squares was among these.</source>
        <translation>Per stare così, i pedoni neri devono aver catturato tutti i pezzi bianchi che potevano, {captures} in tutto, e solo su case scure; ma fra questi c’era l’alfiere bianco di case chiare.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on light squares only; but White’s bishop on dark squares was among these.</source>
        <translation>Per stare così, i pedoni neri devono aver catturato tutti i pezzi bianchi che potevano, {captures} in tutto, e solo su case chiare; ma fra questi c’era l’alfiere bianco di case scure.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on dark squares only; but Black’s bishop on light squares was among these.</source>
        <translation>Per stare così, i pedoni bianchi devono aver catturato tutti i pezzi neri che potevano, {captures} in tutto, e solo su case scure; ma fra questi c’era l’alfiere nero di case chiare.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on light squares only; but Black’s bishop on dark squares was among these.</source>
        <translation>Per stare così, i pedoni bianchi devono aver catturato tutti i pezzi neri che potevano, {captures} in tutto, e solo su case chiare; ma fra questi c’era l’alfiere nero di case scure.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: it did not begin the game there, no pawn can have been promoted there, and unmoved pawns close every way in.</source>
        <translation>L’alfiere in {square} non può essere arrivato lì: non vi ha cominciato la partita, nessun pedone può esservi stato promosso, e pedoni mai mossi chiudono ogni accesso.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: the one on squares of its colour never left {home} behind the unmoved pawns on {shutters}, and no pawn can have been promoted to it.</source>
        <translation>L’alfiere in {square} non può essere arrivato lì: quello di case dello stesso colore non ha mai lasciato {home}, dietro i pedoni mai mossi in {shutters}, e nessun pedone può essere diventato questo alfiere.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot both be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to a second one that got out.</source>
        <translation>Gli alfieri in {squares} non possono stare lì entrambi: una parte comincia con un alfiere su case di ciascun colore, e nessun pedone può essere diventato un secondo alfiere capace di uscire.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot all be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to another one that got out.</source>
        <translation>Gli alfieri in {squares} non possono stare lì tutti: una parte comincia con un alfiere su case di ciascun colore, e nessun pedone può essere diventato un altro alfiere capace di uscire.</translation>
    </message>
    <message>
        <source>Unmoved pawns show that not all bishops on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>I pedoni mai mossi mostrano che gli alfieri in {squares} non sono tutti originali. Pedoni ({pawns}) e pezzi promossi (almeno {promoted}) farebbero in tutto {total}, ma i pedoni erano 8.</translation>
    </message>
    <message>
        <source>The king on {square} cannot have come there: unmoved pieces, and squares that they attack, close every way.</source>
        <translation>Il re in {square} non può essere arrivato lì: pezzi mai mossi, e case che essi attaccano, chiudono ogni via.</translation>
    </message>
    <message>
        <source>The queens on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and there was only one other.</source>
        <translation>Le donne in {squares} non possono essere arrivate lì tutte: pezzi mai mossi non lasciano alcuna via a una promossa, e ce n’era solo un’altra.</translation>
    </message>
    <message>
        <source>The knights on {squares} cannot all have come there: a side begins with two, and unmoved pieces closed every way to a promotion.</source>
        <translation>I cavalli in {squares} non possono essere arrivati lì tutti: una parte comincia con due, e pezzi mai mossi hanno chiuso ogni via alla promozione.</translation>
    </message>
    <message>
        <source>Unmoved pieces show that not all pieces on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>I pezzi mai mossi mostrano che i pezzi in {squares} non sono tutti originali. Pedoni ({pawns}) e pezzi promossi (almeno {promoted}) farebbero in tutto {total}, ma i pedoni erano 8.</translation>
    </message>
</context>
<context>
    <name>olive</name>
    <message>
        <source>The puzzles in “{name}” cannot be read.</source>
        <translation>Impossibile leggere i problemi in «{name}».</translation>
    </message>
    <message>
        <source>It is too large: collections of up to {megabytes} MB can be read.</source>
        <translation>È troppo grande: si possono leggere raccolte fino a {megabytes} MB.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Dividilo in file più piccoli.</translation>
    </message>
</context>
<context>
    <name>opcodes</name>
    <message>
        <source>Analysis depth</source>
        <translation>Profondità di analisi</translation>
    </message>
    <message>
        <source>Nodes analysed</source>
        <translation>Nodi analizzati</translation>
    </message>
    <message>
        <source>Seconds of analysis</source>
        <translation>Secondi di analisi</translation>
    </message>
    <message>
        <source>Moves to avoid</source>
        <translation>Mosse da evitare</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Mosse migliori</translation>
    </message>
    <message>
        <source>Comment {number}</source>
        <translation>Commento {number}</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Enunciato</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Riconoscimento</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Chess clocks of White and Black</source>
        <translation>Orologi di Bianco e Nero</translation>
    </message>
    <message>
        <source>Evaluation (centipawns)</source>
        <translation>Valutazione (centesimi di pedone)</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Condizioni eterodosse</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Matto in</translation>
    </message>
    <message>
        <source>Draw accepted</source>
        <translation>Patta accettata</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Patta reclamata</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Patta proposta</translation>
    </message>
    <message>
        <source>Draw rejected</source>
        <translation>Patta rifiutata</translation>
    </message>
    <message>
        <source>ECO opening code</source>
        <translation>Codice d’apertura ECO</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Numero di mossa</translation>
    </message>
    <message>
        <source>Halfmove clock</source>
        <translation>Contatore delle semimosse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Soluzioni previste</translation>
    </message>
    <message>
        <source>NIC opening code</source>
        <translation>Codice d’apertura NIC</translation>
    </message>
    <message>
        <source>No operation</source>
        <translation>Nessuna operazione</translation>
    </message>
    <message>
        <source>Other fields of Olive</source>
        <translation>Altri campi di Olive</translation>
    </message>
    <message>
        <source>Options for Popeye</source>
        <translation>Opzioni per Popeye</translation>
    </message>
    <message>
        <source>Predicted move</source>
        <translation>Mossa prevista</translation>
    </message>
    <message>
        <source>PGN tags and their values</source>
        <translation>Tag PGN e loro valori</translation>
    </message>
    <message>
        <source>Predicted variation</source>
        <translation>Variante prevista</translation>
    </message>
    <message>
        <source>Repetitions of the position</source>
        <translation>Ripetizioni della posizione</translation>
    </message>
    <message>
        <source>Command of the referee</source>
        <translation>Comando dell’arbitro</translation>
    </message>
    <message>
        <source>Request to the referee</source>
        <translation>Richiesta all’arbitro</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Abbandono</translation>
    </message>
    <message>
        <source>Move supplied</source>
        <translation>Mossa fornita</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Moves supplied</source>
        <translation>Mosse fornite</translation>
    </message>
    <message>
        <source>Game in telecommunication</source>
        <translation>Partita in telecomunicazione</translation>
    </message>
    <message>
        <source>Receiver: address and program</source>
        <translation>Destinatario: indirizzo e programma</translation>
    </message>
    <message>
        <source>Sender: address and program</source>
        <translation>Mittente: indirizzo e programma</translation>
    </message>
    <message>
        <source>Date and time (UTC)</source>
        <translation>Data e ora (UTC)</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>Variation name {number}</source>
        <translation>Nome della variante {number}</translation>
    </message>
</context>
<context>
    <name>operation_words</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Moves, such as Nf3</source>
        <translation>Mosse, come Nf3</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un numero</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Una parola</translation>
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
        <translation>Nome &quot;Valore&quot;</translation>
    </message>
    <message>
        <source>&quot;Address&quot; &quot;Program&quot;</source>
        <translation>&quot;Indirizzo&quot; &quot;Programma&quot;</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
</context>
<context>
    <name>picture_faults</name>
    <message>
        <source>Pictures cannot be read: a file of this program is damaged or missing ({detail}). Install it again.</source>
        <translation>Impossibile leggere immagini: un file di questo programma è danneggiato o mancante ({detail}). Reinstalla il programma.</translation>
    </message>
    <message>
        <source>PDF files cannot be read: this installation lacks pypdfium2.</source>
        <translation>Impossibile leggere file PDF: a questa installazione manca pypdfium2.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>File non trovato.</translation>
    </message>
    <message>
        <source>The file cannot be read ({detail}).</source>
        <translation>Impossibile leggere il file ({detail}).</translation>
    </message>
    <message>
        <source>This PDF is protected by a password. Save a copy without one.</source>
        <translation>Questo PDF è protetto da una password. Salvane una copia senza password.</translation>
    </message>
    <message>
        <source>This PDF is damaged and cannot be read.</source>
        <translation>Questo PDF è danneggiato e non si può leggere.</translation>
    </message>
    <message>
        <source>Page {detail} of this PDF is damaged and cannot be read.</source>
        <translation>La pagina {detail} di questo PDF è danneggiata e non si può leggere.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this picture.</source>
        <translation>La memoria non basta per leggere questa immagine.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF).</source>
        <translation>Questa non è un’immagine leggibile (PNG, JPEG, GIF, BMP, WebP, TIFF).</translation>
    </message>
    <message>
        <source>This picture is damaged and cannot be read.</source>
        <translation>Questa immagine è danneggiata e non si può leggere.</translation>
    </message>
    <message>
        <source>This file is too large: pictures of up to {detail} MB can be read.</source>
        <translation>Questo file è troppo grande: si possono leggere immagini fino a {detail} MB.</translation>
    </message>
    <message>
        <source>This picture is too large ({detail} pixels).</source>
        <translation>Questa immagine è troppo grande ({detail} pixel).</translation>
    </message>
</context>
<context>
    <name>piece_set</name>
    <message>
        <source>{source} not found. A set is twelve drawings, wK.svg to bP.svg.</source>
        <translation>{source}: non trovato. Un set è formato da dodici disegni, da wK.svg a bP.svg.</translation>
    </message>
    <message>
        <source>{source} is not a file.</source>
        <translation>{source} non è un file.</translation>
    </message>
    <message>
        <source>{source} cannot be read: {detail}.</source>
        <translation>{source} non può essere letto: {detail}.</translation>
    </message>
    <message>
        <source>{source} is too large. The limit is 256 kilobytes.</source>
        <translation>{source} è troppo grande. Il limite è 256 kilobyte.</translation>
    </message>
    <message>
        <source>{source} is not an SVG drawing.</source>
        <translation>{source} non è un disegno SVG.</translation>
    </message>
    <message>
        <source>{source} contains a DOCTYPE line. Remove it with a text editor.</source>
        <translation>{source} contiene una riga DOCTYPE. Rimuovila con un editor di testo.</translation>
    </message>
    <message>
        <source>{source} contains “{detail}”. Only plain shapes are allowed.</source>
        <translation>{source} contiene «{detail}». Sono ammesse solo forme semplici.</translation>
    </message>
    <message>
        <source>{source} refers to something outside the file: {detail}. Include it in the file.</source>
        <translation>{source} rimanda a qualcosa fuori dal file: {detail}. Includilo nel file.</translation>
    </message>
    <message>
        <source>{source} contains a script ({detail}). Only plain shapes are allowed.</source>
        <translation>{source} contiene uno script ({detail}). Sono ammesse solo forme semplici.</translation>
    </message>
    <message>
        <source>{source} has a style sheet with more than plain colours and lines.</source>
        <translation>{source} ha un foglio di stile con più che semplici colori e linee.</translation>
    </message>
    <message>
        <source>{source} has dashed lines, which are not allowed.</source>
        <translation>{source} ha linee tratteggiate, che non sono ammesse.</translation>
    </message>
    <message>
        <source>{source} has a number out of range: {detail}.</source>
        <translation>{source} ha un numero fuori intervallo: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a colour that is not valid: {detail}.</source>
        <translation>{source} contiene un colore non valido: {detail}.</translation>
    </message>
    <message>
        <source>{source} has too many shapes or points to draw quickly.</source>
        <translation>{source} ha troppe forme o troppi punti per essere disegnato in fretta.</translation>
    </message>
    <message>
        <source>{source} takes too long to draw.</source>
        <translation>{source} richiede troppo tempo per essere disegnato.</translation>
    </message>
    <message>
        <source>{source} shows nothing.</source>
        <translation>{source} non mostra nulla.</translation>
    </message>
    <message>
        <source>Piece set not found: “{source}”.</source>
        <translation>Set di pezzi non trovato: «{source}».</translation>
    </message>
    <message>
        <source>Folder not found: “{source}”.</source>
        <translation>Cartella non trovata: «{source}».</translation>
    </message>
    <message>
        <source>The font {source} lacks the pieces {detail}.</source>
        <translation>Al font {source} mancano i pezzi {detail}.</translation>
    </message>
    <message>
        <source>“{source}” could not be copied to your sets: {detail}.</source>
        <translation>Impossibile copiare «{source}» fra i tuoi set: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a script. Only plain shapes are allowed.</source>
        <translation>{source} contiene uno script. Sono ammesse solo forme semplici.</translation>
    </message>
    <message>
        <source>The piece set “{set}” cannot be shown; Fenland is shown instead. {reason}</source>
        <translation>Il set di pezzi «{set}» non può essere mostrato; al suo posto viene mostrato Fenland. {reason}</translation>
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
        <translation>re bianco</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>donna bianca</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre bianca</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfiere bianco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavallo bianco</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>pedone bianco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>re nero</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>donna nera</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre nera</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfiere nero</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavallo nero</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pedone nero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>white {piece}</source>
        <translation>{piece} bianco</translation>
    </message>
    <message>
        <source>black {piece}</source>
        <translation>{piece} nero</translation>
    </message>
    <message>
        <source>neutral {piece}</source>
        <translation>{piece} neutro</translation>
    </message>
</context>
<context>
    <name>play_words</name>
    <message>
        <source>“{text}” is not a move such as Nf3 or g1f3.</source>
        <translation>«{text}» non è una mossa come Nf3 o g1f3.</translation>
    </message>
    <message>
        <source>“{text}” is not legal here.</source>
        <translation>«{text}» non è legale qui.</translation>
    </message>
    <message>
        <source>“{text}” fits several pieces. Add the file or rank of the piece.</source>
        <translation>«{text}» può essere di più pezzi. Aggiungi la colonna o la traversa del pezzo.</translation>
    </message>
    <message>
        <source>The pawn promotes: add =Q, =R, =B or =N to “{text}”.</source>
        <translation>Il pedone promuove: aggiungi =Q, =R, =B o =N a «{text}».</translation>
    </message>
    <message>
        <source>It is checkmate: there is no move to play.</source>
        <translation>È scacco matto: non c’è una mossa da giocare.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to play.</source>
        <translation>È stallo: non c’è una mossa da giocare.</translation>
    </message>
    <message>
        <source>It is White’s move.</source>
        <translation>Il tratto è al Bianco.</translation>
    </message>
    <message>
        <source>It is Black’s move.</source>
        <translation>Il tratto è al Nero.</translation>
    </message>
    <message>
        <source>That would leave the king in check.</source>
        <translation>Lascerebbe il re sotto scacco.</translation>
    </message>
    <message>
        <source>That is not a legal move.</source>
        <translation>Non è una mossa legale.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Il Bianco arrocca</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Il Nero arrocca</translation>
    </message>
    <message>
        <source>{piece} takes {square}</source>
        <translation>{piece} prende in {square}</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>Start of the moves</source>
        <translation>Inizio delle mosse</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Il Nero passa</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Il Bianco passa</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Mossa {number}: {move}</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>variante {number} di {count}</translation>
    </message>
    <message>
        <source>end of the line</source>
        <translation>fine della linea</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>diventa {piece}</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Scacco matto</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Stallo</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Scacco</translation>
    </message>
</context>
<context>
    <name>problem_words</name>
    <message>
        <source>Not FEN</source>
        <translation>Non FEN</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>Non giocabile</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illegale</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>The text cannot be read as a position.</source>
        <translation>Il testo non si può leggere come posizione.</translation>
    </message>
    <message>
        <source>Engines refuse the position, or ignore its castling rights or en passant square.</source>
        <translation>I motori rifiutano la posizione, o ne ignorano i diritti d’arrocco o la casa della presa en passant.</translation>
    </message>
    <message>
        <source>Proven: the position cannot arise in a game. Engines still play it, and a puzzle may be like this.</source>
        <translation>Dimostrato: la posizione non può nascere in partita. I motori la giocano comunque, e un problema può essere così.</translation>
    </message>
    <message>
        <source>Possible, but likely a slip.</source>
        <translation>Possibile, ma probabilmente è una svista.</translation>
    </message>
    <message>
        <source>For information only.</source>
        <translation>Solo a titolo informativo.</translation>
    </message>
    <message>
        <source>At character {place} of the text: {expected}.</source>
        <translation>Al carattere {place} del testo: {expected}.</translation>
    </message>
    <message>
        <source>In rank {rank}, at character {place} of the text: {expected}.</source>
        <translation>Nella traversa {rank}, al carattere {place} del testo: {expected}.</translation>
    </message>
    <message>
        <source>The piece placement lists the squares from a8 to h1, rank by rank, with a / between ranks: a letter for each piece, capital for White, and a digit for a run of empty squares. Each of the 8 ranks adds up to 8 squares.</source>
        <translation>La disposizione dei pezzi elenca le case da a8 a h1, traversa per traversa, con una / fra le traverse: una lettera per ogni pezzo, maiuscola per il Bianco, e una cifra per una serie di case vuote. Ciascuna delle 8 traverse dà in tutto 8 case.</translation>
    </message>
    <message>
        <source>A FEN has six fields, separated by single spaces: piece placement, side to move, castling rights, en passant square, halfmove clock and fullmove number.</source>
        <translation>Una FEN ha sei campi, separati da singoli spazi: disposizione dei pezzi, chi ha il tratto, diritti d’arrocco, casa della presa en passant, contatore delle semimosse e numero di mossa.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over with a double step: on rank 6 with White to move, on rank 3 with Black to move. A - means none.</source>
        <translation>La casa della presa en passant è quella che un pedone ha appena oltrepassato con un passo doppio: sulla traversa 6 con il tratto al Bianco, sulla traversa 3 con il tratto al Nero. Un - significa nessuna.</translation>
    </message>
    <message>
        <source>The side to move is w for White or b for Black.</source>
        <translation>Chi ha il tratto si indica con w (Bianco) o b (Nero).</translation>
    </message>
    <message>
        <source>The castling rights are K and Q for White’s kingside and queenside, k and q for Black’s, in this order. Chess960 also uses the files of the rooks, such as H or a. A - means none.</source>
        <translation>I diritti d’arrocco sono K e Q per l’arrocco corto e lungo del Bianco, k e q per quelli del Nero, in quest’ordine. Chess960 usa anche le colonne delle torri, come H o a. Un - significa nessuno.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the halfmoves since the last capture or pawn move. The fullmove number starts at 1 and grows by one after each move by Black.</source>
        <translation>Il contatore delle semimosse conta le semimosse dall’ultima cattura o mossa di pedone. Il numero di mossa parte da 1 e cresce di uno dopo ogni mossa del Nero.</translation>
    </message>
</context>
<context>
    <name>puzzle_lost</name>
    <message>
        <source>The text in {fields} cannot be kept.</source>
        <translation>Il testo in {fields} non può essere conservato.</translation>
    </message>
    <message>
        <source>Not Kept</source>
        <translation>Non conservato</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Continua a modificare</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Scarta</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>EPD cannot contain straight quotation marks. Use curved ones.</source>
        <translation>EPD non può contenere virgolette dritte. Usa quelle curve.</translation>
    </message>
    <message>
        <source>{kind} cannot contain line breaks here. Use a space.</source>
        <translation>{kind} non può contenere qui interruzioni di riga. Usa uno spazio.</translation>
    </message>
    <message>
        <source>It has an invisible character, which {kind} cannot contain.</source>
        <translation>C’è un carattere invisibile, che {kind} non può contenere.</translation>
    </message>
    <message>
        <source>{kind} has room for {most} characters; these {count} are {over} too many.</source>
        <translation>{kind} ha posto per {most} caratteri; questi sono {count}, cioè {over} di troppo.</translation>
    </message>
    <message>
        <source>“{word}” is not a move such as Nf3 or exd8=Q.</source>
        <translation>«{word}» non è una mossa come Nf3 o exd8=Q.</translation>
    </message>
    <message>
        <source>A line break became a space: {kind} cannot contain it here.</source>
        <translation>Un’interruzione di riga è diventata uno spazio: {kind} qui non può contenerla.</translation>
    </message>
    <message>
        <source>Straight quotation marks became curved ones.</source>
        <translation>Le virgolette dritte sono diventate curve.</translation>
    </message>
    <message>
        <source>An invisible character was removed.</source>
        <translation>Un carattere invisibile è stato rimosso.</translation>
    </message>
    <message>
        <source>“{text}” is not a date such as 1977 or 1977-05-31. It is kept as typed.</source>
        <translation>«{text}» non è una data come 1977 o 1977-05-31. È conservato così come digitato.</translation>
    </message>
    <message>
        <source>“{move}” is not a legal move here.</source>
        <translation>«{move}» qui non è una mossa legale.</translation>
    </message>
    <message>
        <source>“{word}” is not a number from 1 to 999.</source>
        <translation>«{word}» non è un numero da 1 a 999.</translation>
    </message>
    <message>
        <source>Write {word} after the stipulation: h#2 {word}</source>
        <translation>Scrivi {word} dopo la richiesta: h#2 {word}</translation>
    </message>
    <message>
        <source>“{move}” fits two pieces.</source>
        <translation>«{move}» può essere di due pezzi.</translation>
    </message>
    <message>
        <source>Not kept: “{text}”</source>
        <translation>Non conservato: «{text}»</translation>
    </message>
    <message>
        <source>In the game: {moves}</source>
        <translation>Nella partita: {moves}</translation>
    </message>
    <message>
        <source>This file is in {encoding}, which has no “{odd}”. Saving will offer UTF-8.</source>
        <translation>Questo file è in {encoding}, che non ha «{odd}». Al salvataggio sarà proposto UTF-8.</translation>
    </message>
    <message>
        <source>Enter the number of moves, too: {example}</source>
        <translation>Inserisci anche il numero di mosse: {example}</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. An engine finds the best moves.</source>
        <translation>FenEdit non può risolverlo. Un motore trova le mosse migliori.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Natch and Euclide can.</source>
        <translation>FenEdit non può risolverlo. Natch ed Euclide sì.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Pacemaker can.</source>
        <translation>FenEdit non può risolverlo. Pacemaker sì.</translation>
    </message>
    <message>
        <source>Direct play has whole moves: #2, #3</source>
        <translation>Il gioco diretto ha mosse intere: #2, #3</translation>
    </message>
    <message>
        <source>FenEdit cannot ask this. Run Popeye by itself.</source>
        <translation>FenEdit non può chiederlo. Avvia Popeye da solo.</translation>
    </message>
    <message>
        <source>Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …</source>
        <translation>Non è un enunciato di Popeye, che conosce #2, h#2.5, s#3, …</translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>A query has at most {most} characters.</source>
        <translation>Una ricerca ha al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>Expected a term before | or OR.</source>
        <translation>Atteso un termine prima di | o OR.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR, not an option.</source>
        <translation>Atteso un termine dopo | o OR, non un’opzione.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR.</source>
        <translation>Atteso un termine dopo | o OR.</translation>
    </message>
    <message>
        <source>The quotation mark &quot; is not closed.</source>
        <translation>Le virgolette &quot; non sono chiuse.</translation>
    </message>
    <message>
        <source>Expected text between the quotation marks.</source>
        <translation>Atteso un testo fra le virgolette.</translation>
    </message>
    <message>
        <source>The options are ~mirror, ~shift and ~swap.</source>
        <translation>Le opzioni sono ~mirror, ~shift e ~swap.</translation>
    </message>
    <message>
        <source>Expected a number, such as sample:30, or sample:30/2 to draw other positions.</source>
        <translation>È previsto un numero, come sample:30, o sample:30/2 per estrarre altre posizioni.</translation>
    </message>
    <message>
        <source>Expected text after text:.</source>
        <translation>Atteso un testo dopo text:.</translation>
    </message>
    <message>
        <source>Expected material, such as KRPvKR, KQRR… (and anything) or KR{{1-2}}vK.</source>
        <translation>Atteso il materiale, come KRPvKR, KQRR… (e qualsiasi altra cosa) o KR{{1-2}}vK.</translation>
    </message>
    <message>
        <source>Expected a GBR code, such as 0400.12.</source>
        <translation>Atteso un codice GBR, come 0400.12.</translation>
    </message>
    <message>
        <source>Expected pieces on squares, such as Ne5, kg8, ?e4 (any piece) or .d4 (empty).</source>
        <translation>Attesi pezzi su case, come Ne5, kg8, ?e4 (un pezzo qualsiasi) o .d4 (vuota).</translation>
    </message>
    <message>
        <source>Expected a board in FEN notation after {prefix}:.</source>
        <translation>Attesa una scacchiera in notazione FEN dopo {prefix}:.</translation>
    </message>
    <message>
        <source>Expected numbers, such as 7, 20-40 or &gt;50.</source>
        <translation>Attesi numeri, come 7, 20-40 o &gt;50.</translation>
    </message>
    <message>
        <source>Expected position, placement, mirror or swap after dup:.</source>
        <translation>Atteso position, placement, mirror o swap dopo dup:.</translation>
    </message>
    <message>
        <source>Another term excludes this on the square.</source>
        <translation>Un altro termine esclude questo sulla casa.</translation>
    </message>
    <message>
        <source>~{name} is about pieces on squares, such as Ne5, but the query has none.</source>
        <translation>~{name} riguarda pezzi su case, come Ne5, ma nella ricerca non ce ne sono.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Tutte le posizioni</translation>
    </message>
    <message>
        <source>Positions: {conditions}</source>
        <translation>Posizioni: {conditions}</translation>
    </message>
    <message>
        <source>Positions in games: {conditions}</source>
        <translation>Posizioni nelle partite: {conditions}</translation>
    </message>
    <message>
        <source>with “{text}”</source>
        <translation>con «{text}»</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>con {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <translation>senza {name}</translation>
    </message>
    <message>
        <source>“{text}” in {name}</source>
        <translation>«{text}» in {name}</translation>
    </message>
    <message>
        <source>{count} at random</source>
        <translation>{count} a caso</translation>
    </message>
    <message>
        <source>{first} or {other}</source>
        <translation>{first} o {other}</translation>
    </message>
    <message>
        <source>not: {condition}</source>
        <translation>non: {condition}</translation>
    </message>
    <message>
        <source>{name} {low}</source>
        <translation>{name} {low}</translation>
    </message>
    <message>
        <source>{name} at least {low}</source>
        <translation>{name} almeno {low}</translation>
    </message>
    <message>
        <source>{name} at most {high}</source>
        <translation>{name} al massimo {high}</translation>
    </message>
    <message>
        <source>{name} from {low} to {high}</source>
        <translation>{name} da {low} a {high}</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>numero di mossa</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>contatore delle semimosse</translation>
    </message>
    <message>
        <source>number of pieces</source>
        <translation>numero di pezzi</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>tratto al Nero</translation>
    </message>
    <message>
        <source>side to move in check</source>
        <translation>chi ha il tratto è sotto scacco</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>scacco matto</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stallo</translation>
    </message>
    <message>
        <source>not FEN</source>
        <translation>non FEN</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>non giocabili</translation>
    </message>
    <message>
        <source>proven illegal</source>
        <translation>dimostrate illegali</translation>
    </message>
    <message>
        <source>no problems found</source>
        <translation>nessuna anomalia</translation>
    </message>
    <message>
        <source>position occurs earlier in the file</source>
        <translation>posizione già presente nel file</translation>
    </message>
    <message>
        <source>piece placement occurs earlier in the file</source>
        <translation>disposizione dei pezzi già presente nel file</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also mirrored</source>
        <translation>posizione già presente nel file, anche specchiata</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also with colours swapped</source>
        <translation>posizione già presente nel file, anche a colori invertiti</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>GBR code {code}</source>
        <translation>codice GBR {code}</translation>
    </message>
    <message>
        <source>White has {first}</source>
        <translation>il Bianco ha {first}</translation>
    </message>
    <message>
        <source>Black has {second}</source>
        <translation>il Nero ha {second}</translation>
    </message>
    <message>
        <source>White has {first}, Black has {second}</source>
        <translation>il Bianco ha {first}, il Nero ha {second}</translation>
    </message>
    <message>
        <source>one side has {first}</source>
        <translation>una parte ha {first}</translation>
    </message>
    <message>
        <source>one side has {first}, the other has {second}</source>
        <translation>una parte ha {first}, l’altra ha {second}</translation>
    </message>
    <message>
        <source>the board {board}</source>
        <translation>la scacchiera {board}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} in {square}</translation>
    </message>
    <message>
        <source>no {piece} on {square}</source>
        <translation>senza {piece} in {square}</translation>
    </message>
    <message>
        <source>any piece on {square}</source>
        <translation>un pezzo qualsiasi in {square}</translation>
    </message>
    <message>
        <source>nothing on {square}</source>
        <translation>nulla in {square}</translation>
    </message>
    <message>
        <source>{condition} ({ways})</source>
        <translation>{condition} ({ways})</translation>
    </message>
    <message>
        <source>also mirrored</source>
        <translation>anche specchiata</translation>
    </message>
    <message>
        <source>also shifted</source>
        <translation>anche traslata</translation>
    </message>
    <message>
        <source>also with colours swapped</source>
        <translation>anche a colori invertiti</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
</context>
<context>
    <name>read_out</name>
    <message>
        <source>Rank {rank}: {pieces}</source>
        <translation>Traversa {rank}: {pieces}</translation>
    </message>
    <message>
        <source>File {file}: {pieces}</source>
        <translation>Colonna {file}: {pieces}</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}: {value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{piece}: {squares}</source>
        <translation>{piece}: {squares}</translation>
    </message>
    <message>
        <source>{square}. Attacked by {pieces}</source>
        <translation>{square}. Attaccanti: {pieces}</translation>
    </message>
    <message>
        <source>{square}. Not attacked</source>
        <translation>{square}. Non attaccata</translation>
    </message>
</context>
<context>
    <name>ready</name>
    <message>
        <source>Odds and Armies</source>
        <translation>Vantaggi e armate</translation>
    </message>
    <message>
        <source>Kings Alone</source>
        <translation>Solo i re</translation>
    </message>
    <message>
        <source>Kings and Pawns</source>
        <translation>Re e pedoni</translation>
    </message>
    <message>
        <source>Pawn and Move</source>
        <translation>Pedone e tratto</translation>
    </message>
    <message>
        <source>Knight Odds</source>
        <translation>Vantaggio di cavallo</translation>
    </message>
    <message>
        <source>Rook Odds</source>
        <translation>Vantaggio di torre</translation>
    </message>
    <message>
        <source>Queen Odds</source>
        <translation>Vantaggio di donna</translation>
    </message>
    <message>
        <source>Nine Queens</source>
        <translation>Nove donne</translation>
    </message>
    <message>
        <source>Ten Rooks</source>
        <translation>Dieci torri</translation>
    </message>
    <message>
        <source>Ten Bishops</source>
        <translation>Dieci alfieri</translation>
    </message>
    <message>
        <source>Ten Knights</source>
        <translation>Dieci cavalli</translation>
    </message>
    <message>
        <source>Basic Mates</source>
        <translation>Matti elementari</translation>
    </message>
    <message>
        <source>Mate with the Queen</source>
        <translation>Matto di donna</translation>
    </message>
    <message>
        <source>Mate with the Rook</source>
        <translation>Matto di torre</translation>
    </message>
    <message>
        <source>Mate with Two Rooks</source>
        <translation>Matto con due torri</translation>
    </message>
    <message>
        <source>Mate with Two Bishops</source>
        <translation>Matto con due alfieri</translation>
    </message>
    <message>
        <source>Mate with Bishop and Knight</source>
        <translation>Matto di alfiere e cavallo</translation>
    </message>
    <message>
        <source>Two Knights against King</source>
        <translation>Due cavalli contro re</translation>
    </message>
    <message>
        <source>Two Knights against Pawn (Troitzky)</source>
        <translation>Due cavalli contro pedone (Troitzky)</translation>
    </message>
    <message>
        <source>Queen against Rook (Philidor)</source>
        <translation>Donna contro torre (Philidor)</translation>
    </message>
    <message>
        <source>Pawn Endings</source>
        <translation>Finali di pedoni</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposizione</translation>
    </message>
    <message>
        <source>Lost Opposition</source>
        <translation>Opposizione perduta</translation>
    </message>
    <message>
        <source>Square of the Pawn</source>
        <translation>Quadrato del pedone</translation>
    </message>
    <message>
        <source>Réti 1921</source>
        <translation>Réti 1921</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <translation>Triangolazione</translation>
    </message>
    <message>
        <source>Trébuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Sfondamento</translation>
    </message>
    <message>
        <source>Outside Passed Pawn</source>
        <translation>Pedone passato lontano</translation>
    </message>
    <message>
        <source>Corresponding Squares (Lasker – Reichhelm)</source>
        <translation>Case corrispondenti (Lasker – Reichhelm)</translation>
    </message>
    <message>
        <source>Stalemate in Front of the Pawn</source>
        <translation>Stallo davanti al pedone</translation>
    </message>
    <message>
        <source>Rook Endings</source>
        <translation>Finali di torre</translation>
    </message>
    <message>
        <source>Lucena Position</source>
        <translation>Posizione di Lucena</translation>
    </message>
    <message>
        <source>Philidor Position</source>
        <translation>Posizione di Philidor</translation>
    </message>
    <message>
        <source>Vancura Position</source>
        <translation>Posizione di Vančura</translation>
    </message>
    <message>
        <source>Passive Rook against Knight’s Pawn</source>
        <translation>Torre passiva contro pedone di cavallo</translation>
    </message>
    <message>
        <source>Passive Rook against Bishop’s Pawn</source>
        <translation>Torre passiva contro pedone d’alfiere</translation>
    </message>
    <message>
        <source>Saavedra</source>
        <translation>Saavedra</translation>
    </message>
    <message>
        <source>Rook and Bishop against Rook (Philidor)</source>
        <translation>Torre e alfiere contro torre (Philidor)</translation>
    </message>
    <message>
        <source>Draws and Exceptions</source>
        <translation>Patte ed eccezioni</translation>
    </message>
    <message>
        <source>Queen against Centre Pawn</source>
        <translation>Donna contro pedone centrale</translation>
    </message>
    <message>
        <source>Queen against Bishop’s Pawn</source>
        <translation>Donna contro pedone d’alfiere</translation>
    </message>
    <message>
        <source>Queen against Rook’s Pawn</source>
        <translation>Donna contro pedone di torre</translation>
    </message>
    <message>
        <source>Wrong Bishop</source>
        <translation>Alfiere sbagliato</translation>
    </message>
    <message>
        <source>Rook against Bishop, Safe Corner</source>
        <translation>Torre contro alfiere, angolo sicuro</translation>
    </message>
    <message>
        <source>Fortress against the Queen</source>
        <translation>Fortezza contro la donna</translation>
    </message>
    <message>
        <source>Stalemate by the Queen</source>
        <translation>Stallo di donna</translation>
    </message>
    <message>
        <source>Rampant Rook</source>
        <translation>Torre folle</translation>
    </message>
    <message>
        <source>Mating Patterns</source>
        <translation>Quadri di matto</translation>
    </message>
    <message>
        <source>Back-Rank Mate</source>
        <translation>Matto del corridoio</translation>
    </message>
    <message>
        <source>Smothered Mate</source>
        <translation>Matto affogato</translation>
    </message>
    <message>
        <source>Philidor’s Legacy</source>
        <translation>Eredità di Philidor</translation>
    </message>
    <message>
        <source>Anastasia’s Mate</source>
        <translation>Matto di Anastasia</translation>
    </message>
    <message>
        <source>Arabian Mate</source>
        <translation>Matto arabo</translation>
    </message>
    <message>
        <source>Boden’s Mate</source>
        <translation>Matto di Boden</translation>
    </message>
    <message>
        <source>Damiano’s Mate</source>
        <translation>Matto di Damiano</translation>
    </message>
    <message>
        <source>Épaulette Mate</source>
        <translation>Matto delle spalline</translation>
    </message>
    <message>
        <source>Greco’s Mate</source>
        <translation>Matto di Greco</translation>
    </message>
    <message>
        <source>Lolli’s Mate</source>
        <translation>Matto di Lolli</translation>
    </message>
    <message>
        <source>Opera Mate</source>
        <translation>Matto dell’opera</translation>
    </message>
    <message>
        <source>Légal’s Mate</source>
        <translation>Matto di Légal</translation>
    </message>
    <message>
        <source>Scholar’s Mate</source>
        <translation>Matto del barbiere</translation>
    </message>
    <message>
        <source>Fool’s Mate</source>
        <translation>Matto dell’imbecille</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperture</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>Partita italiana</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>Partita spagnola</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>Partita scozzese</translation>
    </message>
    <message>
        <source>Petroff Defence</source>
        <translation>Difesa Petrov</translation>
    </message>
    <message>
        <source>King’s Gambit</source>
        <translation>Gambetto di re</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>Difesa siciliana</translation>
    </message>
    <message>
        <source>Sicilian Defence, Najdorf</source>
        <translation>Difesa siciliana, Najdorf</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>Difesa francese</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>Difesa Caro-Kann</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>Difesa scandinava</translation>
    </message>
    <message>
        <source>Queen’s Gambit</source>
        <translation>Gambetto di donna</translation>
    </message>
    <message>
        <source>Queen’s Gambit Declined</source>
        <translation>Gambetto di donna rifiutato</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>Difesa slava</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>Sistema di Londra</translation>
    </message>
    <message>
        <source>King’s Indian Defence</source>
        <translation>Difesa est-indiana</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>Difesa nimzo-indiana</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>Difesa Grünfeld</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>Partita inglese</translation>
    </message>
</context>
<context>
    <name>record_words</name>
    <message>
        <source>Not FEN: {reason}</source>
        <translation>Non FEN: {reason}</translation>
    </message>
    <message>
        <source>exact: everything was searched</source>
        <translation>esatto: tutto è stato esaminato</translation>
    </message>
    <message>
        <source>{verdict} (not all searched)</source>
        <translation>{verdict} (esame parziale)</translation>
    </message>
    <message>
        <source>only what was searched is certain</source>
        <translation>è certo solo ciò che è stato esaminato</translation>
    </message>
    <message>
        <source>Not finished: the solver failed</source>
        <translation>Non concluso: il risolutore non ha funzionato</translation>
    </message>
    <message>
        <source>{solutions}, none stated as intended</source>
        <translation>{solutions}, numero previsto non indicato</translation>
    </message>
    <message>
        <source>Cooked: {solutions}</source>
        <translation>Demolito: {solutions}</translation>
    </message>
    <message>
        <source>Not finished, so far {solutions}</source>
        <translation>Non terminato, finora {solutions}</translation>
    </message>
    <message>
        <source>Sound, {moves}!</source>
        <translation>Corretto, {moves}!</translation>
    </message>
    <message>
        <source>Cooked: {moves}</source>
        <translation>Demolito: {moves}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Nessuna soluzione</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Più breve: {moves}</translation>
    </message>
    <message>
        <source>Duals, {moves}!</source>
        <translation>Duali, {moves}!</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Non risolvibile</translation>
    </message>
    <message>
        <source>Not finished, so far {moves}</source>
        <translation>Non concluso, finora {moves}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non concluso</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posizione iniziale</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Scacchiera vuota</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>No kings</source>
        <translation>Nessun re</translation>
    </message>
    <message>
        <source>No white king</source>
        <translation>Manca il re bianco</translation>
    </message>
    <message>
        <source>No black king</source>
        <translation>Manca il re nero</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Tratto al Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Tratto al Nero</translation>
    </message>
</context>
<context>
    <name>spelling_words</name>
    <message>
        <source>Position as text</source>
        <translation>Posizione come testo</translation>
    </message>
    <message>
        <source>For files and programs</source>
        <translation>Per file e programmi</translation>
    </message>
    <message>
        <source>For the web</source>
        <translation>Per il web</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Per la stampa</translation>
    </message>
    <message>
        <source>For puzzles</source>
        <translation>Per i problemi</translation>
    </message>
    <message>
        <source>that Black is to move</source>
        <translation>il tratto al Nero</translation>
    </message>
    <message>
        <source>the castling rights</source>
        <translation>i diritti d’arrocco</translation>
    </message>
    <message>
        <source>the castling right of an inner rook</source>
        <translation>il diritto d’arrocco di una torre interna</translation>
    </message>
    <message>
        <source>the en passant square</source>
        <translation>la casa della presa en passant</translation>
    </message>
    <message>
        <source>the halfmove clock and the fullmove number</source>
        <translation>il contatore delle semimosse e il numero di mossa</translation>
    </message>
    <message>
        <source>that castling is as in Chess960</source>
        <translation>l’arrocco secondo Chess960</translation>
    </message>
    <message>
        <source>the remark</source>
        <translation>l’osservazione</translation>
    </message>
    <message>
        <source>contradictory operations</source>
        <translation>operazioni contraddittorie</translation>
    </message>
    <message>
        <source>the game’s tags</source>
        <translation>i tag della partita</translation>
    </message>
    <message>
        <source>the game’s moves</source>
        <translation>le mosse della partita</translation>
    </message>
    <message>
        <source>annotation signs</source>
        <translation>i simboli di annotazione</translation>
    </message>
    <message>
        <source>the game’s comments</source>
        <translation>i commenti della partita</translation>
    </message>
    <message>
        <source>the squares of the pieces</source>
        <translation>le case dei pezzi</translation>
    </message>
    <message>
        <source>the marks</source>
        <translation>i segni</translation>
    </message>
    <message>
        <source>some of the marks</source>
        <translation>alcuni dei segni</translation>
    </message>
    <message>
        <source>the braces of the remark, now round brackets</source>
        <translation>le parentesi graffe dell’osservazione, ora tonde</translation>
    </message>
    <message>
        <source>the colours of the marks</source>
        <translation>i colori dei segni</translation>
    </message>
    <message>
        <source>the fairy pieces</source>
        <translation>i pezzi eterodossi</translation>
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
        <translation>la FEN nel tag {0}</translation>
    </message>
    <message>
        <source>a FEN in a comment of the game</source>
        <translation>una FEN in un commento della partita</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>un link</translation>
    </message>
    <message>
        <source>a link to {0}</source>
        <translation>un link a {0}</translation>
    </message>
    <message>
        <source>FEN found in HTML</source>
        <translation>FEN trovata in HTML</translation>
    </message>
    <message>
        <source>FEN found in {0}</source>
        <translation>FEN trovata in {0}</translation>
    </message>
    <message>
        <source>a text diagram</source>
        <translation>un diagramma testuale</translation>
    </message>
    <message>
        <source>a text diagram with {0} piece letters</source>
        <translation>un diagramma testuale con lettere dei pezzi in {0}</translation>
    </message>
    <message>
        <source>a wiki diagram</source>
        <translation>un diagramma wiki</translation>
    </message>
    <message>
        <source>a LaTeX diagram</source>
        <translation>un diagramma LaTeX</translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation>un elenco di pezzi</translation>
    </message>
    <message>
        <source>a list of pieces in {0}</source>
        <translation>un elenco di pezzi in {0}</translation>
    </message>
    <message>
        <source>Forsyth notation</source>
        <translation>notazione Forsyth</translation>
    </message>
    <message>
        <source>Forsyth notation in {0}</source>
        <translation>notazione Forsyth in {0}</translation>
    </message>
    <message>
        <source>input for Popeye</source>
        <translation>input per Popeye</translation>
    </message>
    <message>
        <source>entries of Olive</source>
        <translation>elementi di Olive</translation>
    </message>
    <message>
        <source>FEN with letters in place of digits</source>
        <translation>FEN con lettere al posto delle cifre</translation>
    </message>
    <message>
        <source>chess server output (style 12)</source>
        <translation>output di un server di scacchi (style 12)</translation>
    </message>
    <message>
        <source>Chess960 start position {0}</source>
        <translation>posizione iniziale Chess960 {0}</translation>
    </message>
    <message>
        <source>FEN with {0} piece letters</source>
        <translation>FEN con lettere dei pezzi in {0}</translation>
    </message>
    <message>
        <source>the moves of a game</source>
        <translation>le mosse di una partita</translation>
    </message>
    <message>
        <source>moves from the position shown</source>
        <translation>mosse dalla posizione mostrata</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>un’immagine</translation>
    </message>
    <message>
        <source>the moves of a game with {0} piece letters</source>
        <translation>le mosse di una partita con lettere dei pezzi in {0}</translation>
    </message>
    <message>
        <source>Not read as pieces, but kept as a remark: “{0}”.</source>
        <translation>Non letto come pezzi, ma conservato come osservazione: «{0}».</translation>
    </message>
    <message>
        <source>Always (PGN standard)</source>
        <translation>Sempre (standard PGN)</translation>
    </message>
    <message>
        <source>When a pawn is in place to capture</source>
        <translation>Se un pedone è in posizione per catturare</translation>
    </message>
    <message>
        <source>When the capture is legal</source>
        <translation>Se la cattura è legale</translation>
    </message>
    <message>
        <source>As in the position</source>
        <translation>Come nella posizione</translation>
    </message>
    <message>
        <source>X-FEN: KQkq, inner rooks by file</source>
        <translation>X-FEN: KQkq, torri interne per colonna</translation>
    </message>
    <message>
        <source>Shredder-FEN: every rook by file</source>
        <translation>Shredder-FEN: ogni torre per colonna</translation>
    </message>
    <message>
        <source>KQkq only</source>
        <translation>Solo KQkq</translation>
    </message>
    <message>
        <source>Left out: {0}.</source>
        <translation>Omesso: {0}.</translation>
    </message>
    <message>
        <source>the tag {0}</source>
        <translation>il tag {0}</translation>
    </message>
    <message>
        <source>the tags {0}</source>
        <translation>i tag {0}</translation>
    </message>
    <message>
        <source>the operation {0}</source>
        <translation>l’operazione {0}</translation>
    </message>
    <message>
        <source>the operations {0}</source>
        <translation>le operazioni {0}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} e {1}</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Letto come {0}.</translation>
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
        <translation>FEN fra parentesi</translation>
    </message>
    <message>
        <source>Board in letters</source>
        <translation>Scacchiera in lettere</translation>
    </message>
    <message>
        <source>Board in figurines</source>
        <translation>Scacchiera in figurine</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Elenco dei pezzi</translation>
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
        <translation>Link all’editor di lichess</translation>
    </message>
    <message>
        <source>Link to the lichess analysis board</source>
        <translation>Link alla scacchiera di analisi di lichess</translation>
    </message>
    <message>
        <source>Link to the chess.com analysis board</source>
        <translation>Link alla scacchiera di analisi di chess.com</translation>
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
        <translation>Tag per forum</translation>
    </message>
    <message>
        <source>Wiki template</source>
        <translation>Template wiki</translation>
    </message>
    <message>
        <source>LaTeX, package chessboard</source>
        <translation>LaTeX, pacchetto chessboard</translation>
    </message>
    <message>
        <source>LaTeX, package xskak</source>
        <translation>LaTeX, pacchetto xskak</translation>
    </message>
    <message>
        <source>LaTeX, package skak</source>
        <translation>LaTeX, pacchetto skak</translation>
    </message>
    <message>
        <source>Typst, package board-n-pieces</source>
        <translation>Typst, pacchetto board-n-pieces</translation>
    </message>
    <message>
        <source>GBR code</source>
        <translation>Codice GBR</translation>
    </message>
    <message>
        <source>Input for Popeye</source>
        <translation>Dati per Popeye</translation>
    </message>
    <message>
        <source>Forsyth for Popeye</source>
        <translation>Forsyth per Popeye</translation>
    </message>
    <message>
        <source>HTML with a drawing (SVG)</source>
        <translation>HTML con un disegno (SVG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Disegno (SVG)</translation>
    </message>
</context>
<context>
    <name>square_menu</name>
    <message>
        <source>&amp;Other Piece…</source>
        <translation>&amp;Altro pezzo…</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vuota</translation>
    </message>
    <message>
        <source>Castling right of this rook</source>
        <translation>Diritto d’arrocco di questa torre</translation>
    </message>
    <message>
        <source>En passant target square</source>
        <translation>Casa della presa en passant</translation>
    </message>
    <message>
        <source>&amp;Clear These Squares</source>
        <translation>S&amp;vuota queste case</translation>
    </message>
    <message>
        <source>&amp;Swap Their Colours</source>
        <translation>Inverti i loro &amp;colori</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>&amp;Specchia sinistra–destra</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>Specchia &amp;alto–basso</translation>
    </message>
    <message>
        <source>&amp;Fill With</source>
        <translation>&amp;Riempi con</translation>
    </message>
</context>
<context>
    <name>tablebase</name>
    <message>
        <source>Tablebase: a draw.</source>
        <translation>Tablebase: patta.</translation>
    </message>
    <message>
        <source>Tablebase: Black wins.</source>
        <translation>Tablebase: vince il Nero.</translation>
    </message>
    <message>
        <source>Tablebase: White wins.</source>
        <translation>Tablebase: vince il Bianco.</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>La regola delle 50 mosse può renderla patta.</translation>
    </message>
    <message>
        <source>Next capture, pawn move or mate within {distance}.</source>
        <translation>Prossima cattura, mossa di pedone o matto entro {distance}.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Cursed win</source>
        <translation>Vittoria annullata</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Blessed loss</source>
        <translation>Sconfitta evitata</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Sconfitta</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Salvare le modifiche a «{name}»?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Le modifiche non salvate andranno perse.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Moves that you played are not in the record.</source>
        <translation>Alcune mosse che hai giocato non sono nella voce.</translation>
    </message>
    <message>
        <source>Moves that are not kept will be lost.</source>
        <translation>Le mosse non conservate andranno perse.</translation>
    </message>
    <message>
        <source>Unsaved Moves</source>
        <translation>Mosse non salvate</translation>
    </message>
    <message>
        <source>&amp;Keep and Save</source>
        <translation>Conserva e &amp;salva</translation>
    </message>
    <message>
        <source>Not Applied</source>
        <translation>Non applicato</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved. Save it there again?</source>
        <translation>«{name}» è stato eliminato o spostato. Salvarlo di nuovo lì?</translation>
    </message>
    <message>
        <source>This window may have the only copy.</source>
        <translation>Questa finestra potrebbe contenere l’unica copia.</translation>
    </message>
    <message>
        <source>File Gone</source>
        <translation>File scomparso</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>S&amp;carta</translation>
    </message>
    <message>
        <source>Not applied: {values}</source>
        <translation>Non applicato: {values}</translation>
    </message>
    <message>
        <source>What you typed will be lost.</source>
        <translation>Quello che hai scritto andrà perso.</translation>
    </message>
</context>
</TS>
