<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About FenEdit</source>
        <translation>О программе FenEdit</translation>
    </message>
    <message>
        <source>Sets up any chess position, legal or not, and writes it as a correct FEN.</source>
        <translation>Расставляет любую шахматную позицию, возможную или нет, и записывает её правильным FEN.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Свободная программа на условиях GNU General Public License версии 3 или более поздней. Без каких-либо гарантий.</translation>
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
        <translation>Работает на</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Сайт</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о проблеме</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Открыть папку &amp;журнала</translation>
    </message>
    <message>
        <source>Font {name}</source>
        <translation>Шрифт {name}</translation>
    </message>
    <message>
        <source>Piece set {name}</source>
        <translation>Набор фигур {name}</translation>
    </message>
    <message>
        <source>Neural networks</source>
        <translation>Нейронные сети</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Компонент</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
</context>
<context>
    <name>AlgebraicEntry</name>
    <message>
        <source>Place pieces</source>
        <translation>Расставить фигуры</translation>
    </message>
    <message>
        <source>Pieces and their squares</source>
        <translation>Фигуры и их поля</translation>
    </message>
    <message>
        <source>Place p&amp;ieces</source>
        <translation>Расставить фи&amp;гуры</translation>
    </message>
    <message>
        <source>Clear the &amp;board first</source>
        <translation>Сначала о&amp;чистить доску</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>Расс&amp;тавить</translation>
    </message>
    <message>
        <source>Capital letters are White, small letters Black; pawns need no letter.</source>
        <translation>Заглавные буквы — белые, строчные — чёрные; пешкам буква не нужна.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces. Press Enter to place them.</source>
        <translation>
            <numerusform>%n фигура. Enter — расставить.</numerusform>
            <numerusform>%n фигуры. Enter — расставить.</numerusform>
            <numerusform>%n фигур. Enter — расставить.</numerusform>
        </translation>
    </message>
    <message>
        <source>{pieces}. Press Enter to place.</source>
        <translation>{pieces}. Enter — расставить.</translation>
    </message>
</context>
<context>
    <name>AllPuzzles</name>
    <message>
        <source>Stopped. {summary}</source>
        <translation>Остановлено. {summary}</translation>
    </message>
    <message numerus="yes">
        <source>%n need Popeye, which was not found</source>
        <translation>
            <numerusform>%n — нужен Popeye, он не найден</numerusform>
            <numerusform>%n — нужен Popeye, он не найден</numerusform>
            <numerusform>%n — нужен Popeye, он не найден</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} sound</source>
        <translation>корректных: {number}</translation>
    </message>
    <message>
        <source>{number} cooked</source>
        <translation>с побочными решениями: {number}</translation>
    </message>
    <message>
        <source>{number} without a solution</source>
        <translation>без решения: {number}</translation>
    </message>
    <message>
        <source>{number} short</source>
        <translation>решаются короче: {number}</translation>
    </message>
    <message>
        <source>{number} with duals</source>
        <translation>с дуалями: {number}</translation>
    </message>
    <message>
        <source>{number} not finished</source>
        <translation>не закончено: {number}</translation>
    </message>
    <message>
        <source>{number} cannot be solved</source>
        <translation>решать нельзя: {number}</translation>
    </message>
    <message>
        <source>{number} failed</source>
        <translation>сбоев: {number}</translation>
    </message>
    <message>
        <source>Left out: needs Popeye, which was not found</source>
        <translation>Пропущено: нужен Popeye, он не найден</translation>
    </message>
    <message numerus="yes">
        <source>{number} puzzles: {kinds}</source>
        <translation>
            <numerusform>{number} задача: {kinds}</numerusform>
            <numerusform>{number} задачи: {kinds}</numerusform>
            <numerusform>{number} задач: {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other stipulations, not solved here</source>
        <translation>
            <numerusform>%n с другим заданием, здесь не решается</numerusform>
            <numerusform>%n с другими заданиями, здесь не решаются</numerusform>
            <numerusform>%n с другими заданиями, здесь не решаются</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a valid position</source>
        <translation>
            <numerusform>%n без правильной позиции</numerusform>
            <numerusform>%n без правильной позиции</numerusform>
            <numerusform>%n без правильной позиции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a stipulation</source>
        <translation>
            <numerusform>%n без задания</numerusform>
            <numerusform>%n без задания</numerusform>
            <numerusform>%n без задания</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to solve: no position has a stipulation.</source>
        <translation>Решать нечего: ни у одной позиции нет задания.</translation>
    </message>
    <message>
        <source>{number} solved</source>
        <translation>решено: {number}</translation>
    </message>
    <message>
        <source>{number} with fewer solutions than intended</source>
        <translation>решений меньше задуманного: {number}</translation>
    </message>
    <message>
        <source>{found}. Not fully searched: {number}</source>
        <translation>{found}. Просмотрено не полностью: {number}</translation>
    </message>
    <message>
        <source>Solving puzzles: {number} so far</source>
        <translation>Решение задач, пока решено: {number}</translation>
    </message>
    <message>
        <source>Stopped: another program changed or removed the file. {summary}</source>
        <translation>Остановлено: файл изменён или удалён другой программой. {summary}</translation>
    </message>
    <message>
        <source>Solving failed. See the log. {summary}</source>
        <translation>Сбой при решении. См. журнал. {summary}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>тот же</translation>
    </message>
</context>
<context>
    <name>AnimationDialog</name>
    <message>
        <source>Export Moving Picture</source>
        <translation>Экспорт анимации</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Воспроизвести</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Save Moving Picture</source>
        <translation>Сохранить анимацию</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>Рисуются ходы…</translation>
    </message>
    <message>
        <source>Moving pictures need Pillow. Install it with: pip install Pillow</source>
        <translation>Для анимации нужна библиотека Pillow. Установите её: pip install Pillow</translation>
    </message>
</context>
<context>
    <name>AnimationOptions</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Seco&amp;nds a move</source>
        <translation>Сек&amp;унд на ход</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ра&amp;змер</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>О&amp;риентация</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Коор&amp;динаты</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>Pi&amp;eces</source>
        <translation>Фи&amp;гуры</translation>
    </message>
    <message>
        <source>P&amp;ieces slide</source>
        <translation>Фигуры с&amp;кользят</translation>
    </message>
    <message>
        <source>&amp;Highlight the last move</source>
        <translation>Выделять послед&amp;ний ход</translation>
    </message>
    <message>
        <source>&amp;Write the moves below the board</source>
        <translation>Подпис&amp;ывать ходы под доской</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Стре&amp;лки, кружки и другие метки</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>Пов&amp;торять</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>FenEdit was not restarted: unsaved work could not be kept. Save it first.</source>
        <translation>FenEdit не перезапущен: несохранённую работу не удалось сберечь. Сначала сохраните её.</translation>
    </message>
    <message>
        <source>Looking for unsaved work…</source>
        <translation>Поиск несохранённой работы…</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run cannot be read; it is kept in {path}.</source>
        <translation>Не удалось прочитать несохранённую работу прошлого запуска; она оставлена здесь: {path}.</translation>
    </message>
</context>
<context>
    <name>BoardController</name>
    <message>
        <source>Drag or click a piece, or type a move. {keys}: one move back. Esc or F5 to stop</source>
        <translation>Перетащите или щёлкните фигуру либо введите ход. {keys}: на ход назад. Esc или F5 — закончить</translation>
    </message>
    <message>
        <source>Drag pieces onto the board, paste a FEN or a picture, or drop a file here</source>
        <translation>Перетащите фигуры на доску, вставьте FEN или изображение либо перетащите сюда файл</translation>
    </message>
    <message>
        <source>{squares}: drag to move, {delete} to clear, right-click for more. Esc to deselect</source>
        <translation>{squares}: перетащите — перенос, {delete} — очистка, правый щелчок — меню. Esc — снять выделение</translation>
    </message>
    <message>
        <source>Drag pieces, Shift+drag to select, right-click a square, or type a FEN on the board</source>
        <translation>Перетаскивайте фигуры, Shift+перетаскивание — выделить, правый щелчок — меню поля, или введите FEN на доске</translation>
    </message>
    <message>
        <source>Eraser: click or drag to clear squares. Esc to stop</source>
        <translation>Ластик: щёлкайте или ведите по полям, чтобы очистить их. Esc — выйти</translation>
    </message>
    <message>
        <source>Click or drag to place a {piece}; right-click for the other colour. Esc to stop</source>
        <translation>{piece}: щёлкните или ведите по полям; правый щелчок — другой цвет. Esc — выйти</translation>
    </message>
    <message>
        <source>no position yet</source>
        <translation>позиции пока нет</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Rank {rank} is full: “{key}” was not placed. Type / for the next rank.</source>
        <translation>Горизонталь {rank} заполнена: «{key}» не поставлено. Введите / для перехода на следующую.</translation>
    </message>
    <message>
        <source>“{key}” is too many. Squares left on rank {rank}: {left}.</source>
        <translation>«{key}» — слишком много. Осталось полей на горизонтали {rank}: {left}.</translation>
    </message>
    <message>
        <source>Rank 1 is the last rank.</source>
        <translation>Горизонталь 1 — последняя.</translation>
    </message>
    <message>
        <source>The last square was filled. Typing starts again at a8.</source>
        <translation>Последнее поле заполнено. Ввод снова начинается с a8.</translation>
    </message>
    <message>
        <source>a8 is the first square.</source>
        <translation>a8 — первое поле.</translation>
    </message>
    <message>
        <source>{square} is the last square; {backspace} clears it.</source>
        <translation>{square} — последнее поле; {backspace} очищает его.</translation>
    </message>
    <message>
        <source>“{key}” is not a piece. Type KQRBNP or kqrbnp, or 1 to 8 for empty squares.</source>
        <translation>«{key}» — не фигура. Вводите KQRBNP или kqrbnp либо 1–8 для пустых полей.</translation>
    </message>
    <message>
        <source>“{key}” empties squares. Pieces removed: {removed}. Undo brings them back.</source>
        <translation>«{key}» очищает поля. Убрано фигур: {removed}. «Отменить» вернёт их.</translation>
    </message>
    <message>
        <source>That was the last square. Press Space to type the side to move and the other fields.</source>
        <translation>Это было последнее поле. Нажмите пробел, чтобы ввести очередь хода и остальные поля FEN.</translation>
    </message>
    <message>
        <source>Now type side to move, castling rights, en passant square and counters as in FEN, then press Enter.</source>
        <translation>Теперь введите очередь хода, права на рокировку, поле взятия на проходе и счётчики, как в FEN, затем нажмите Enter.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected w or b as the side to move.</source>
        <translation>«{key}» не подходит: очередь хода — это w или b.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected castling rights such as KQkq, or -.</source>
        <translation>«{key}» не подходит: ожидаются права на рокировку, например KQkq, или -.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected an en passant square such as e3, or -.</source>
        <translation>«{key}» не подходит: ожидается поле взятия на проходе, например e3, или -.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a number as the halfmove clock.</source>
        <translation>«{key}» не подходит: ожидается число — счётчик полуходов.</translation>
    </message>
    <message>
        <source>“{key}” does not fit: expected a fullmove number, or Enter to finish.</source>
        <translation>«{key}» не подходит: ожидается номер хода или Enter для завершения.</translation>
    </message>
    <message>
        <source>The fullmove number was the last field. Typing starts again at a8.</source>
        <translation>Номер хода был последним полем FEN. Ввод снова начинается с a8.</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Preview of the board</source>
        <translation>Предпросмотр доски</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Arrow keys move, Shift+arrows select; Enter picks up and drops; letters and digits type a FEN</source>
        <translation>Стрелки — перемещение, Shift+стрелки — выделение; Enter — поднять и опустить; буквы и цифры — ввод FEN</translation>
    </message>
</context>
<context>
    <name>BoardVoice</name>
    <message>
        <source>End of rank {rank}</source>
        <translation>Конец горизонтали {rank}</translation>
    </message>
    <message>
        <source>{piece} picked up</source>
        <translation>Поднята фигура: {piece}</translation>
    </message>
    <message>
        <source>Mark started on {square}</source>
        <translation>Начало метки: {square}</translation>
    </message>
    <message>
        <source>{piece} picked up, can go to {squares}</source>
        <translation>Поднята фигура: {piece}; может пойти на {squares}</translation>
    </message>
    <message>
        <source>{square} is empty, nothing to pick up</source>
        <translation>{square}: пусто, поднимать нечего</translation>
    </message>
    <message>
        <source>{square}: no legal move</source>
        <translation>{square}: нет возможных ходов</translation>
    </message>
    <message>
        <source>doubtful in the picture</source>
        <translation>сомнительно на изображении</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces picked up</source>
        <translation>
            <numerusform>Поднята %n фигура</numerusform>
            <numerusform>Подняты %n фигуры</numerusform>
            <numerusform>Поднято %n фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>Black at the bottom</source>
        <translation>Чёрные внизу</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Белые внизу</translation>
    </message>
    <message>
        <source>Position {number} of {count}. {position}</source>
        <translation>Позиция {number} из {count}. {position}</translation>
    </message>
    <message>
        <source>No squares selected</source>
        <translation>Поля не выделены</translation>
    </message>
    <message>
        <source>{square} selected</source>
        <translation>Выделено {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares selected, {squares}</source>
        <translation>
            <numerusform>Выделено %n поле, {squares}</numerusform>
            <numerusform>Выделено %n поля, {squares}</numerusform>
            <numerusform>Выделено %n полей, {squares}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>от {first} до {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares changed</source>
        <translation>
            <numerusform>Изменено %n поле</numerusform>
            <numerusform>Изменено %n поля</numerusform>
            <numerusform>Изменено %n полей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CastlingRows</name>
    <message>
        <source>Castling rights</source>
        <translation>Права на рокировку</translation>
    </message>
    <message>
        <source>White castling</source>
        <translation>Права белых</translation>
    </message>
    <message>
        <source>Black castling</source>
        <translation>Права чёрных</translation>
    </message>
    <message>
        <source>{0} ?</source>
        <translation>{0}?</translation>
    </message>
    <message>
        <source>White kingside</source>
        <translation>Короткая рокировка белых</translation>
    </message>
    <message>
        <source>Black kingside</source>
        <translation>Короткая рокировка чёрных</translation>
    </message>
    <message>
        <source>White queenside</source>
        <translation>Длинная рокировка белых</translation>
    </message>
    <message>
        <source>Black queenside</source>
        <translation>Длинная рокировка чёрных</translation>
    </message>
    <message>
        <source>{0}, rook on the {1}-file</source>
        <translation>{0}, ладья на вертикали {1}</translation>
    </message>
    <message>
        <source>Claimed, but king or rook is not on its starting square</source>
        <translation>Указано, но король или ладья не на исходном поле</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square. For Chess960, turn on Position › Chess960 Castling.</source>
        <translation>Король или ладья не на исходном поле. Для Chess960 включите Позиция › Рокировка Chess960.</translation>
    </message>
    <message>
        <source>King or rook is not on its starting square</source>
        <translation>Король или ладья не на исходном поле</translation>
    </message>
    <message>
        <source>FEN allows two rights per side</source>
        <translation>FEN допускает два права на сторону</translation>
    </message>
</context>
<context>
    <name>ChangeBar</name>
    <message>
        <source>The file has changed</source>
        <translation>Файл изменился</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>Show the current content of the file</source>
        <translation>Показать нынешнее содержимое файла</translation>
    </message>
    <message>
        <source>Save Again</source>
        <translation>Сохранить снова</translation>
    </message>
    <message>
        <source>Write the file again</source>
        <translation>Записать файл заново</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Сравнить…</translation>
    </message>
    <message>
        <source>Choose row by row</source>
        <translation>Выбрать построчно</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Оставить моё</translation>
    </message>
    <message>
        <source>Keep what this window shows</source>
        <translation>Оставить то, что показано в этом окне</translation>
    </message>
</context>
<context>
    <name>CheckVoice</name>
    <message>
        <source>No problems found</source>
        <translation>Проблем не найдено</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n проблема</numerusform>
            <numerusform>%n проблемы</numerusform>
            <numerusform>%n проблем</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}. First: {problem}</source>
        <translation>{count}. Первая: {problem}</translation>
    </message>
</context>
<context>
    <name>ClipboardController</name>
    <message>
        <source>Copied as typed; the text is not a valid FEN yet.</source>
        <translation>Скопировано как введено; текст — ещё не правильный FEN.</translation>
    </message>
    <message>
        <source>Copied {fen}</source>
        <translation>Скопировано: {fen}</translation>
    </message>
    <message>
        <source>There is no position to open yet.</source>
        <translation>Открывать пока нечего: позиции нет.</translation>
    </message>
    <message>
        <source>Opened in the browser.</source>
        <translation>Открыто в браузере.</translation>
    </message>
    <message>
        <source>No browser was found. Copy As copies the link.</source>
        <translation>Браузер не найден. Ссылку скопирует «Копировать как».</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Запись скопирована.</translation>
    </message>
    <message>
        <source>Too long to paste ({0} characters). Open it as a file instead.</source>
        <translation>Слишком длинно для вставки (символов: {0}). Лучше откройте как файл.</translation>
    </message>
    <message>
        <source>The moves continue the position shown.</source>
        <translation>Ходы продолжают показанную позицию.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Эта позиция уже на доске.</translation>
    </message>
    <message>
        <source>Paste Over ({keys}) replaces a position instead.</source>
        <translation>Чтобы заменить позицию: «Вставить с заменой» ({keys}).</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Позиция {number} заменена. «Отменить» вернёт её.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>Нет текста для вставки.</translation>
    </message>
    <message>
        <source>This is a GBR code: it gives the pieces, but not their squares.</source>
        <translation>Это код GBR: он называет фигуры, но не их поля.</translation>
    </message>
    <message>
        <source>No position found in this text.</source>
        <translation>В этом тексте не найдено позиции.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Ничего не изменено.</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>&amp;Sort By</source>
        <translation>С&amp;ортировка</translation>
    </message>
    <message>
        <source>Positions with problems</source>
        <translation>Позиции с проблемами</translation>
    </message>
</context>
<context>
    <name>CollectionModel</name>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>{number}: {words}</source>
        <translation>{number}: {words}</translation>
    </message>
    <message>
        <source>mate in {moves}</source>
        <translation>мат в {moves}</translation>
    </message>
</context>
<context>
    <name>CollectionPanel</name>
    <message>
        <source>Collection</source>
        <translation>Сборник</translation>
    </message>
    <message>
        <source>Show as rows, lines of text or gallery</source>
        <translation>Показать списком, строками текста или галереей</translation>
    </message>
    <message>
        <source>Too many positions to change at once ({number}). Select up to {most}.</source>
        <translation>Слишком много позиций для одного изменения ({number}). Выделите не больше {most}.</translation>
    </message>
    <message>
        <source>Nothing was changed: the positions changed in the meantime.</source>
        <translation>Ничего не изменено: тем временем позиции изменились.</translation>
    </message>
    <message>
        <source>Positions of the file</source>
        <translation>Позиции файла</translation>
    </message>
    <message>
        <source>Positions found</source>
        <translation>Найденные позиции</translation>
    </message>
    <message>
        <source>Positions of the file, as lines</source>
        <translation>Позиции файла, строками</translation>
    </message>
    <message>
        <source>Positions of the file, as a gallery</source>
        <translation>Позиции файла, галереей</translation>
    </message>
    <message>
        <source>Positions found, as lines</source>
        <translation>Найденные позиции, строками</translation>
    </message>
    <message>
        <source>You can search for words, pieces, squares, material and more.</source>
        <translation>Можно искать слова, фигуры, поля, материал и другое.</translation>
    </message>
    <message>
        <source>Positions found, as a gallery</source>
        <translation>Найденные позиции, галереей</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} из {total}</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Нет позиций</translation>
    </message>
    <message numerus="yes">
        <source>{number} of {total} selected</source>
        <translation>
            <numerusform>Выделена {number} из {total}</numerusform>
            <numerusform>Выделено {number} из {total}</numerusform>
            <numerusform>Выделено {number} из {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>A file can hold many positions; + adds one.</source>
        <translation>В файле может быть много позиций; + добавляет одну.</translation>
    </message>
    <message>
        <source>Deleting positions…</source>
        <translation>Удаление позиций…</translation>
    </message>
    <message>
        <source>Copying positions…</source>
        <translation>Копирование позиций…</translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Перемещение позиций…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Вы&amp;резать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
</context>
<context>
    <name>ColumnsDialog</name>
    <message>
        <source>Position (FEN)</source>
        <translation>Позиция (FEN)</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Очередь хода</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Operation “{name}”</source>
        <translation>Операция «{name}»</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Не берётся</translation>
    </message>
    <message>
        <source>The &amp;first move of the solution leads to the position</source>
        <translation>&amp;Первый ход решения ведёт к позиции</translation>
    </message>
    <message>
        <source>What are the columns of “{name}”?</source>
        <translation>Что в столбцах файла «{name}»?</translation>
    </message>
</context>
<context>
    <name>CommandFinder</name>
    <message>
        <source>Find Command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Введите часть названия команды</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Нет подходящих команд.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Создать</translation>
    </message>
    <message>
        <source>Start a new document</source>
        <translation>Создать новый документ</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Новое &amp;окно</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>От&amp;крыть…</translation>
    </message>
    <message>
        <source>Open a file of positions</source>
        <translation>Открыть файл с позициями</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Недавние файлы</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Save all positions</source>
        <translation>Сохранить все позиции</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить к&amp;ак…</translation>
    </message>
    <message>
        <source>Export P&amp;icture…</source>
        <translation>&amp;Экспорт изображения…</translation>
    </message>
    <message>
        <source>Save the diagram as a picture, such as PNG, SVG or PDF</source>
        <translation>Сохранить диаграмму как изображение, например PNG, SVG или PDF</translation>
    </message>
    <message>
        <source>Export Pict&amp;ures…</source>
        <translation>Экспорт &amp;изображений…</translation>
    </message>
    <message>
        <source>S&amp;heet of Diagrams…</source>
        <translation>&amp;Лист диаграмм…</translation>
    </message>
    <message>
        <source>Pages of diagrams with their solutions, as a PDF or printed</source>
        <translation>Страницы диаграмм с решениями — в PDF или на печать</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Print the diagram</source>
        <translation>Напечатать диаграмму</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>&amp;Закрыть окно</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t Position</source>
        <translation>Выре&amp;зать позицию</translation>
    </message>
    <message>
        <source>&amp;Copy FEN</source>
        <translation>&amp;Копировать FEN</translation>
    </message>
    <message>
        <source>Copy the position as FEN</source>
        <translation>Копировать позицию как FEN</translation>
    </message>
    <message>
        <source>Copy &amp;As…</source>
        <translation>Копировать к&amp;ак…</translation>
    </message>
    <message>
        <source>Copy the position in another format, such as a link, a diagram or LaTeX</source>
        <translation>Копировать позицию в другом формате, например как ссылку, диаграмму или LaTeX</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Копировать &amp;изображение</translation>
    </message>
    <message>
        <source>Copy the diagram as a picture, and its FEN for text editors</source>
        <translation>Копировать диаграмму как изображение, а для текстовых редакторов — её FEN</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Se&amp;lect All Squares</source>
        <translation>Выделить в&amp;се поля</translation>
    </message>
    <message>
        <source>Go to FEN &amp;Field</source>
        <translation>Пере&amp;йти к полю FEN</translation>
    </message>
    <message>
        <source>Piece &amp;Placement</source>
        <translation>&amp;Расположение фигур</translation>
    </message>
    <message>
        <source>&amp;Side to Move</source>
        <translation>&amp;Очередь хода</translation>
    </message>
    <message>
        <source>&amp;Castling Rights</source>
        <translation>&amp;Права на рокировку</translation>
    </message>
    <message>
        <source>&amp;En Passant Square</source>
        <translation>По&amp;ле взятия на проходе</translation>
    </message>
    <message>
        <source>&amp;Halfmove Clock</source>
        <translation>&amp;Счётчик полуходов</translation>
    </message>
    <message>
        <source>&amp;Fullmove Number</source>
        <translation>&amp;Номер хода</translation>
    </message>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>П&amp;озиция</translation>
    </message>
    <message>
        <source>&amp;Encoding…</source>
        <translation>Ко&amp;дировка…</translation>
    </message>
    <message>
        <source>Paste O&amp;ver</source>
        <translation>Вставить с за&amp;меной</translation>
    </message>
    <message>
        <source>Paste a position in place of the one shown</source>
        <translation>Вставить позицию вместо показанной</translation>
    </message>
    <message>
        <source>&amp;Start Position</source>
        <translation>&amp;Начальная позиция</translation>
    </message>
    <message>
        <source>Start Position</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>&amp;Clear Board</source>
        <translation>&amp;Очистить доску</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Place &amp;Pieces by Name…</source>
        <translation>Расставить &amp;фигуры списком…</translation>
    </message>
    <message>
        <source>Type pieces and squares, such as Ke1 Qd1 a2</source>
        <translation>Ввести фигуры и поля, например Ke1 Qd1 a2</translation>
    </message>
    <message>
        <source>Chess960 Position by &amp;Number…</source>
        <translation>Позиция Chess960 по но&amp;меру…</translation>
    </message>
    <message>
        <source>&amp;Random Chess960 Position</source>
        <translation>&amp;Случайная позиция Chess960</translation>
    </message>
    <message>
        <source>Wh&amp;ite to Move</source>
        <translation>Ход &amp;белых</translation>
    </message>
    <message>
        <source>&amp;Black to Move</source>
        <translation>Ход &amp;чёрных</translation>
    </message>
    <message>
        <source>R&amp;otate by 180°</source>
        <translation>По&amp;вернуть на 180°</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>Отразить с&amp;лева направо</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>Отразить св&amp;ерху вниз</translation>
    </message>
    <message>
        <source>S&amp;wap Colours</source>
        <translation>Поменять &amp;цвета</translation>
    </message>
    <message>
        <source>S&amp;hift</source>
        <translation>С&amp;двиг</translation>
    </message>
    <message>
        <source>Shift &amp;Up</source>
        <translation>Сдвинуть &amp;вверх</translation>
    </message>
    <message>
        <source>Shift &amp;Down</source>
        <translation>Сдвинуть в&amp;низ</translation>
    </message>
    <message>
        <source>Shift &amp;Left</source>
        <translation>Сдвинуть в&amp;лево</translation>
    </message>
    <message>
        <source>Shift R&amp;ight</source>
        <translation>Сдвинуть в&amp;право</translation>
    </message>
    <message>
        <source>Clear &amp;Field</source>
        <translation>Очис&amp;тить поле FEN</translation>
    </message>
    <message>
        <source>C&amp;ounters</source>
        <translation>С&amp;чётчики</translation>
    </message>
    <message>
        <source>Mar&amp;ks Tool</source>
        <translation>Реж&amp;им меток</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels instead of setting up pieces</source>
        <translation>Рисовать стрелки, кружки, подсветку и подписи вместо расстановки фигур</translation>
    </message>
    <message>
        <source>C&amp;lear Marks</source>
        <translation>&amp;Убрать метки</translation>
    </message>
    <message>
        <source>Chess&amp;960 Castling</source>
        <translation>&amp;Рокировка Chess960</translation>
    </message>
    <message>
        <source>&amp;Allow Several Kings</source>
        <translation>Несколько &amp;королей</translation>
    </message>
    <message>
        <source>P&amp;uzzle</source>
        <translation>&amp;Задача</translation>
    </message>
    <message>
        <source>Make legal moves on the board instead of setting up pieces</source>
        <translation>Делать возможные ходы на доске вместо расстановки фигур</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Решить</translation>
    </message>
    <message>
        <source>Prove that the puzzle is sound; press again to stop</source>
        <translation>Доказать корректность задачи; повторное нажатие — остановить</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>Решить &amp;все задачи</translation>
    </message>
    <message>
        <source>Solution &amp;Tree</source>
        <translation>Дер&amp;ево решения</translation>
    </message>
    <message>
        <source>Puzzle &amp;Data…</source>
        <translation>Да&amp;нные задачи…</translation>
    </message>
    <message>
        <source>Start or Stop the &amp;Engine</source>
        <translation>Запустить или остановить дви&amp;жок</translation>
    </message>
    <message>
        <source>&amp;Choose Engine and Popeye…</source>
        <translation>В&amp;ыбрать движок и Popeye…</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Сборник</translation>
    </message>
    <message>
        <source>Open in &amp;Browser</source>
        <translation>Открыть в &amp;браузере</translation>
    </message>
    <message>
        <source>P&amp;ositions from Pictures</source>
        <translation>Пози&amp;ции из изображений</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>Set up a ready position, such as a basic mate, an endgame or an opening</source>
        <translation>Расставить готовую позицию: простой мат, окончание или дебют</translation>
    </message>
    <message>
        <source>Export &amp;Moving Picture…</source>
        <translation>Экспо&amp;рт анимации…</translation>
    </message>
    <message>
        <source>Save the moves as a GIF, WebP or animated PNG</source>
        <translation>Сохранить ходы как GIF, WebP или анимированный PNG</translation>
    </message>
    <message>
        <source>Lichess &amp;Editor</source>
        <translation>&amp;Редактор Lichess</translation>
    </message>
    <message>
        <source>Open the position on this page of the site, in the browser</source>
        <translation>Открыть позицию на этой странице сайта в браузере</translation>
    </message>
    <message>
        <source>Lichess &amp;Analysis Board</source>
        <translation>&amp;Анализ на Lichess</translation>
    </message>
    <message>
        <source>&amp;Chess.com Analysis Board</source>
        <translation>Анализ на &amp;Chess.com</translation>
    </message>
    <message>
        <source>Paste positions, as text or as a picture</source>
        <translation>Вставить позиции: текстом или изображением</translation>
    </message>
    <message>
        <source>Read from Scr&amp;een…</source>
        <translation>Прочитать с &amp;экрана…</translation>
    </message>
    <message>
        <source>Read the position from a part of the screen</source>
        <translation>Прочитать позицию с части экрана</translation>
    </message>
    <message>
        <source>Review &amp;Picture</source>
        <translation>&amp;Проверить изображение</translation>
    </message>
    <message>
        <source>Show or hide the picture from which the position was read</source>
        <translation>Показать или скрыть изображение, с которого прочитана позиция</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Square</source>
        <translation>&amp;Следующее сомнительное поле</translation>
    </message>
    <message>
        <source>Go to a square that may have been read wrong</source>
        <translation>Перейти к полю, которое могло быть прочитано неверно</translation>
    </message>
    <message>
        <source>Pre&amp;vious Doubtful Square</source>
        <translation>П&amp;редыдущее сомнительное поле</translation>
    </message>
    <message>
        <source>&amp;Turn Picture’s Position</source>
        <translation>Перевер&amp;нуть позицию с изображения</translation>
    </message>
    <message>
        <source>Oth&amp;er Piece…</source>
        <translation>Другая фи&amp;гура…</translation>
    </message>
    <message>
        <source>Ran&amp;dom Position…</source>
        <translation>Случ&amp;айная позиция…</translation>
    </message>
    <message>
        <source>Set up a random legal position with given pieces, such as KRPvKR</source>
        <translation>Расставить случайную легальную позицию из заданных фигур, например KRPvKR</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Делать ходы</translation>
    </message>
    <message>
        <source>To the &amp;Start</source>
        <translation>В &amp;начало</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>На ход на&amp;зад</translation>
    </message>
    <message>
        <source>One Move &amp;Forward</source>
        <translation>На ход &amp;вперёд</translation>
    </message>
    <message>
        <source>To the &amp;Last Move</source>
        <translation>К пос&amp;леднему ходу</translation>
    </message>
    <message>
        <source>Pre&amp;vious Variation</source>
        <translation>&amp;Предыдущий вариант</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Следу&amp;ющий вариант</translation>
    </message>
    <message>
        <source>&amp;New Position from Here</source>
        <translation>Нова&amp;я позиция отсюда</translation>
    </message>
    <message>
        <source>Add the position shown to the collection, after the game</source>
        <translation>Добавить показанную позицию в сборник после партии</translation>
    </message>
    <message>
        <source>Several Posi&amp;tions from Games…</source>
        <translation>Не&amp;сколько позиций из партий…</translation>
    </message>
    <message>
        <source>Add positions of the game, or of all selected games, after each of them</source>
        <translation>Добавить позиции партии или всех выбранных партий после каждой из них</translation>
    </message>
    <message>
        <source>&amp;Keep in Record</source>
        <translation>Сохранить в запис&amp;и</translation>
    </message>
    <message>
        <source>Pro&amp;mote Variation</source>
        <translation>Повысить вариан&amp;т</translation>
    </message>
    <message>
        <source>Move this variation in front of the one before it</source>
        <translation>Поставить этот вариант перед предыдущим</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>&amp;Удалить отсюда</translation>
    </message>
    <message>
        <source>Delete this move, and those after it</source>
        <translation>Удалить этот ход и следующие</translation>
    </message>
    <message>
        <source>Other Side Ans&amp;wers</source>
        <translation>Другая сторона отве&amp;чает</translation>
    </message>
    <message>
        <source>&amp;Copy Moves</source>
        <translation>&amp;Копировать ходы</translation>
    </message>
    <message>
        <source>Copy as P&amp;GN</source>
        <translation>Копировать как P&amp;GN</translation>
    </message>
    <message>
        <source>St&amp;ipulation</source>
        <translation>&amp;Задание</translation>
    </message>
    <message>
        <source>Enter what the puzzle asks for: #2, h#3, s#4, or in words</source>
        <translation>Введите задание: #2, h#3, s#4 или словами</translation>
    </message>
    <message>
        <source>Solve every position that has a stipulation</source>
        <translation>Решить все позиции с заданием</translation>
    </message>
    <message>
        <source>Co&amp;py Solution</source>
        <translation>Копировать ре&amp;шение</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>Копировать решение как текст</translation>
    </message>
    <message>
        <source>Add Solution to &amp;Record</source>
        <translation>Добавить решение в за&amp;пись</translation>
    </message>
    <message>
        <source>Write the solution into the record</source>
        <translation>Записать решение в запись</translation>
    </message>
    <message>
        <source>Add T&amp;win</source>
        <translation>Добавить &amp;близнеца</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Добавить близнеца, равного показанной позиции</translation>
    </message>
    <message>
        <source>&amp;Next Twin</source>
        <translation>С&amp;ледующий близнец</translation>
    </message>
    <message>
        <source>Pre&amp;vious Twin</source>
        <translation>Предыду&amp;щий близнец</translation>
    </message>
    <message>
        <source>Re&amp;move Twin</source>
        <translation>&amp;Удалить близнеца</translation>
    </message>
    <message>
        <source>&amp;Find Tries</source>
        <translation>&amp;Искать ложные следы</translation>
    </message>
    <message>
        <source>Also find first moves that only one defence refutes</source>
        <translation>Искать и первые ходы, которые опровергает лишь одна защита</translation>
    </message>
    <message>
        <source>Find Set Pla&amp;y</source>
        <translation>Искать иллюзорную и&amp;гру</translation>
    </message>
    <message>
        <source>As&amp;k Popeye</source>
        <translation>&amp;Спросить Popeye</translation>
    </message>
    <message>
        <source>Popeye’s Te&amp;xt…</source>
        <translation>&amp;Текст Popeye…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Показать вопрос к Popeye и его ответ</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>&amp;Предыдущая позиция</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>&amp;Следующая позиция</translation>
    </message>
    <message>
        <source>Next Proble&amp;m</source>
        <translation>Следующая проб&amp;лема</translation>
    </message>
    <message>
        <source>Show the next position with a problem</source>
        <translation>Показать следующую позицию с проблемой</translation>
    </message>
    <message>
        <source>Pr&amp;evious Problem</source>
        <translation>Пре&amp;дыдущая проблема</translation>
    </message>
    <message>
        <source>S&amp;how Positions with Problems</source>
        <translation>По&amp;казать позиции с проблемами</translation>
    </message>
    <message>
        <source>Show only positions with problems</source>
        <translation>Показать только позиции с проблемами</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Найти…</translation>
    </message>
    <message>
        <source>Find positions in the collection; Esc to go back</source>
        <translation>Найти позиции в сборнике; Esc — вернуться</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt</source>
        <translation>Найти д&amp;алее</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Найти &amp;ранее</translation>
    </message>
    <message>
        <source>&amp;Add Position</source>
        <translation>До&amp;бавить позицию</translation>
    </message>
    <message>
        <source>Dup&amp;licate Position</source>
        <translation>Д&amp;ублировать позицию</translation>
    </message>
    <message>
        <source>&amp;Delete Position</source>
        <translation>Удали&amp;ть позицию</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Н&amp;азвание</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Материал</translation>
    </message>
    <message>
        <source>&amp;Number of Pieces</source>
        <translation>&amp;Число фигур</translation>
    </message>
    <message>
        <source>&amp;Rating</source>
        <translation>Ре&amp;йтинг</translation>
    </message>
    <message>
        <source>Check Res&amp;ult</source>
        <translation>&amp;Результат проверки</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>&amp;Текст</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>По &amp;убыванию</translation>
    </message>
    <message>
        <source>&amp;Reverse Order</source>
        <translation>Обратный пор&amp;ядок</translation>
    </message>
    <message>
        <source>Edit &amp;Comment</source>
        <translation>Изменить ко&amp;мментарий</translation>
    </message>
    <message>
        <source>Edit the comment before the position in its file</source>
        <translation>Изменить комментарий перед позицией в файле</translation>
    </message>
    <message>
        <source>Selection to New &amp;Window</source>
        <translation>&amp;Выделенное в новое окно</translation>
    </message>
    <message>
        <source>Append &amp;File…</source>
        <translation>Добавить &amp;файл…</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Переместить вв&amp;ерх</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Переместить вн&amp;из</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Sort B&amp;y</source>
        <translation>С&amp;ортировка</translation>
    </message>
    <message>
        <source>Rename Posi&amp;tion</source>
        <translation>Переименовать пози&amp;цию</translation>
    </message>
    <message>
        <source>Edit the name of the position in the list</source>
        <translation>Изменить название позиции в списке</translation>
    </message>
    <message>
        <source>&amp;Set for Selected…</source>
        <translation>Задать для в&amp;ыделенных…</translation>
    </message>
    <message>
        <source>Set names, author, stipulation and more for all selected positions</source>
        <translation>Задать названия, автора, задание и другое для всех выделенных позиций</translation>
    </message>
    <message>
        <source>Replace Names with Num&amp;bers</source>
        <translation>&amp;Заменить названия номерами</translation>
    </message>
    <message>
        <source>&amp;Flip Board</source>
        <translation>&amp;Перевернуть доску</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Перевернуть</translation>
    </message>
    <message>
        <source>Go to the &amp;Board</source>
        <translation>Перейти к &amp;доске</translation>
    </message>
    <message>
        <source>&amp;Read Aloud</source>
        <translation>Прочитать всл&amp;ух</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>Открыть при&amp;мер</translation>
    </message>
    <message>
        <source>New &amp;From…</source>
        <translation>Созда&amp;ть из шаблона…</translation>
    </message>
    <message>
        <source>&amp;Famous Positions</source>
        <translation>&amp;Знаменитые позиции</translation>
    </message>
    <message>
        <source>Open a copy of this example, to try things on</source>
        <translation>Открыть копию этого примера, чтобы пробовать</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>З&amp;адачи</translation>
    </message>
    <message>
        <source>&amp;Annotated Game</source>
        <translation>&amp;Партия с комментариями</translation>
    </message>
    <message>
        <source>Read the picture with White on the other side</source>
        <translation>Считать стороной белых другой край изображения</translation>
    </message>
    <message>
        <source>Place a fairy piece, by its Popeye code, on the cursor’s square</source>
        <translation>Поставить сказочную фигуру по коду Popeye на поле курсора</translation>
    </message>
    <message>
        <source>Write the moves, including those you played, into the record</source>
        <translation>Внести в запись ходы вместе с сыгранными</translation>
    </message>
    <message>
        <source>In a solved puzzle, answer each move with the defence that holds out longest</source>
        <translation>В решённой задаче на каждый ход следует самый упорный ответ</translation>
    </message>
    <message>
        <source>Also find the mates that are set if the other side were to move</source>
        <translation>Искать и маты, готовые при ходе другой стороны</translation>
    </message>
    <message>
        <source>Solve the puzzle with Popeye, even if FenEdit can</source>
        <translation>Решить задачу с помощью Popeye, даже если FenEdit это умеет</translation>
    </message>
    <message>
        <source>Whole &amp;Position</source>
        <translation>Вся &amp;позиция</translation>
    </message>
    <message>
        <source>This &amp;Rank</source>
        <translation>Эта &amp;горизонталь</translation>
    </message>
    <message>
        <source>This &amp;File</source>
        <translation>Эта &amp;вертикаль</translation>
    </message>
    <message>
        <source>&amp;Attacks on This Square</source>
        <translation>&amp;Атаки на это поле</translation>
    </message>
    <message>
        <source>Position &amp;Check</source>
        <translation>Проверка по&amp;зиции</translation>
    </message>
    <message>
        <source>&amp;Kings</source>
        <translation>&amp;Короли</translation>
    </message>
    <message>
        <source>&amp;Queens</source>
        <translation>&amp;Ферзи</translation>
    </message>
    <message>
        <source>R&amp;ooks</source>
        <translation>&amp;Ладьи</translation>
    </message>
    <message>
        <source>&amp;Bishops</source>
        <translation>&amp;Слоны</translation>
    </message>
    <message>
        <source>K&amp;nights</source>
        <translation>Ко&amp;ни</translation>
    </message>
    <message>
        <source>Pawn&amp;s</source>
        <translation>П&amp;ешки</translation>
    </message>
    <message>
        <source>Full &amp;Screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Board &amp;Alone</source>
        <translation>Только д&amp;оска</translation>
    </message>
    <message>
        <source>Show only the board and its FEN; Esc returns</source>
        <translation>Показать только доску и её FEN; Esc — вернуться</translation>
    </message>
    <message>
        <source>List or Gallery by &amp;Width</source>
        <translation>Список или галерея по &amp;ширине</translation>
    </message>
    <message>
        <source>As &amp;List</source>
        <translation>Спис&amp;ком</translation>
    </message>
    <message>
        <source>As L&amp;ines of Text</source>
        <translation>Строками &amp;текста</translation>
    </message>
    <message>
        <source>As &amp;Gallery</source>
        <translation>&amp;Галереей</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;Keys and Commands</source>
        <translation>&amp;Клавиши и команды</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Сп&amp;равка</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>&amp;Найти команду…</translation>
    </message>
    <message>
        <source>Type part of a command’s name</source>
        <translation>Введите часть названия команды</translation>
    </message>
    <message>
        <source>Find a Command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>&amp;About FenEdit</source>
        <translation>&amp;О программе FenEdit</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Недавних файлов нет</translation>
    </message>
    <message>
        <source>{words} ({keys})</source>
        <translation>{words} ({keys})</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Enter keeps the comment; Shift+Enter begins a new line.</source>
        <translation>Enter сохраняет комментарий; Shift+Enter начинает новую строку.</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ. Choose the version of each to keep.</source>
        <translation>
            <numerusform>Отличается %n строка. Выберите для каждой, какую версию оставить.</numerusform>
            <numerusform>Отличаются %n строки. Выберите для каждой, какую версию оставить.</numerusform>
            <numerusform>Отличается %n строк. Выберите для каждой, какую версию оставить.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mine, in this window</source>
        <translation>Моя, в этом окне</translation>
    </message>
    <message>
        <source>Theirs, in the file</source>
        <translation>Чужая, в файле</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Различающиеся строки</translation>
    </message>
    <message>
        <source>Keep All &amp;Mine</source>
        <translation>Оставить все &amp;мои</translation>
    </message>
    <message>
        <source>Take All &amp;Theirs</source>
        <translation>Взять все &amp;чужие</translation>
    </message>
    <message>
        <source>&amp;Use These</source>
        <translation>&amp;Применить выбор</translation>
    </message>
</context>
<context>
    <name>CopyAsDialog</name>
    <message>
        <source>Copy As</source>
        <translation>Копировать как</translation>
    </message>
    <message>
        <source>&amp;Black at the bottom</source>
        <translation>&amp;Чёрные внизу</translation>
    </message>
    <message>
        <source>Copy and C&amp;lose</source>
        <translation>Копировать и &amp;закрыть</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copied as {0}.</source>
        <translation>Скопировано. Формат: {0}.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>&amp;Open in Browser</source>
        <translation>&amp;Открыть в браузере</translation>
    </message>
    <message>
        <source>&amp;En passant square</source>
        <translation>Поле &amp;взятия на проходе</translation>
    </message>
    <message>
        <source>C&amp;astling rights</source>
        <translation>Права на &amp;рокировку</translation>
    </message>
    <message>
        <source>&amp;Piece letters</source>
        <translation>&amp;Буквы фигур</translation>
    </message>
    <message>
        <source>No matching formats.</source>
        <translation>Нет подходящих форматов.</translation>
    </message>
    <message>
        <source>There is no position to copy yet.</source>
        <translation>Позиции для копирования пока нет.</translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation>Ничего не опущено.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>В поле FEN — неправильный FEN; здесь позиция с доски.</translation>
    </message>
</context>
<context>
    <name>CornerHandle</name>
    <message>
        <source>Drag it, or move it with the arrow keys; with Shift in larger steps</source>
        <translation>Перетащите или сдвиньте стрелками; с Shift — крупнее шаг</translation>
    </message>
</context>
<context>
    <name>CornersView</name>
    <message>
        <source>Where is the board?</source>
        <translation>Где доска?</translation>
    </message>
    <message>
        <source>Top left corner</source>
        <translation>Левый верхний угол</translation>
    </message>
    <message>
        <source>Top right corner</source>
        <translation>Правый верхний угол</translation>
    </message>
    <message>
        <source>Bottom right corner</source>
        <translation>Правый нижний угол</translation>
    </message>
    <message>
        <source>Bottom left corner</source>
        <translation>Левый нижний угол</translation>
    </message>
    <message>
        <source>Use This Board</source>
        <translation>Взять эту доску</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Сомнительных полей нет.</translation>
    </message>
    <message>
        <source>Most squares are in doubt: move the corners.</source>
        <translation>Большинство полей сомнительно: сдвиньте углы.</translation>
    </message>
    <message>
        <source>The corners must stay in order around the board.</source>
        <translation>Углы должны идти вокруг доски по порядку.</translation>
    </message>
</context>
<context>
    <name>CounterRows</name>
    <message>
        <source>Halfmove clock</source>
        <translation>Счётчик полуходов</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Номер хода</translation>
    </message>
    <message>
        <source>Halfmoves since the last capture or pawn move</source>
        <translation>Полуходы после последнего взятия или хода пешкой</translation>
    </message>
    <message>
        <source>Starts at 1; one more after each move by Black</source>
        <translation>Начинается с 1; на один больше после каждого хода чёрных</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>На проходе</translation>
    </message>
    <message>
        <source>The game is drawn once the halfmove clock reaches 150.</source>
        <translation>Партия заканчивается вничью, как только счётчик полуходов достигает 150.</translation>
    </message>
    <message>
        <source>A draw can be claimed once the halfmove clock reaches 100.</source>
        <translation>Можно потребовать ничью, как только счётчик полуходов достигает 100.</translation>
    </message>
    <message>
        <source>Fullmove numbers start at 1; the 0 is kept.</source>
        <translation>Номера ходов начинаются с 1; 0 сохранён.</translation>
    </message>
    <message>
        <source>Unusually high fullmove number.</source>
        <translation>Необычно большой номер хода.</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Details are in the log: {path}</source>
        <translation>Подробности в журнале: {path}</translation>
    </message>
    <message>
        <source>FenEdit</source>
        <translation>FenEdit</translation>
    </message>
    <message>
        <source>An unexpected error occurred.</source>
        <translation>Произошла непредвиденная ошибка.</translation>
    </message>
    <message>
        <source>Your work is kept and will be offered again if you restart FenEdit. You can go on, but it is best to save now.</source>
        <translation>Ваша работа сбережена и будет предложена снова после перезапуска FenEdit. Можно продолжать, но лучше сохранить её сейчас.</translation>
    </message>
    <message>
        <source>Your work could not be kept for a restart. Save it now, before you go on.</source>
        <translation>Сберечь работу для перезапуска не удалось. Сохраните её сейчас, прежде чем продолжать.</translation>
    </message>
</context>
<context>
    <name>DetailsDialog</name>
    <message>
        <source>Set for Selected</source>
        <translation>Задать для выделенных</translation>
    </message>
    <message numerus="yes">
        <source>Set for %n selected positions:</source>
        <translation>
            <numerusform>Задать для %n выделенной позиции:</numerusform>
            <numerusform>Задать для %n выделенных позиций:</numerusform>
            <numerusform>Задать для %n выделенных позиций:</numerusform>
        </translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>In a name, {number} counts the positions and {name} is the current name.</source>
        <translation>В названии {number} — порядковый номер позиции, {name} — прежнее название.</translation>
    </message>
    <message>
        <source>Such as #2, h#3 or “White to play and win”</source>
        <translation>Например, #2, h#3 или «Белые начинают и выигрывают»</translation>
    </message>
    <message>
        <source>Set {field}</source>
        <translation>Задать: {field}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Без изменений</translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>Open %n files, the first one here</source>
        <translation>
            <numerusform>Открыть %n файл, первый — здесь</numerusform>
            <numerusform>Открыть %n файла, первый — здесь</numerusform>
            <numerusform>Открыть %n файлов, первый — здесь</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n files in new windows</source>
        <translation>
            <numerusform>Открыть %n файл в новых окнах</numerusform>
            <numerusform>Открыть %n файла в новых окнах</numerusform>
            <numerusform>Открыть %n файлов в новых окнах</numerusform>
        </translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Открыть здесь</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Открыть в новом окне</translation>
    </message>
    <message>
        <source>Paste here</source>
        <translation>Вставить здесь</translation>
    </message>
</context>
<context>
    <name>Edge</name>
    <message>
        <source>Drag to change the width; double-click for the usual one</source>
        <translation>Перетащите, чтобы изменить ширину; двойной щелчок — обычная ширина</translation>
    </message>
</context>
<context>
    <name>EmptyNote</name>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
</context>
<context>
    <name>EnPassantBox</name>
    <message>
        <source>En passant target square</source>
        <translation>Поле взятия на проходе</translation>
    </message>
    <message>
        <source>Not possible in this position.</source>
        <translation>В этой позиции невозможно.</translation>
    </message>
    <message>
        <source>{0}, not possible</source>
        <translation>{0}, невозможно</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as:</source>
        <translation>Как читать строки «{name}», которые не в UTF-8:</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Кодировка</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>&amp;Reopen</source>
        <translation>&amp;Открыть снова</translation>
    </message>
    <message>
        <source>The whole file is read as UTF-16.</source>
        <translation>Весь файл читается как UTF-16.</translation>
    </message>
    <message>
        <source>No line was found that is not UTF-8.</source>
        <translation>Строк не в UTF-8 не найдено.</translation>
    </message>
    <message>
        <source>The encoding is detected from the text of the file.</source>
        <translation>Кодировка определяется по тексту файла.</translation>
    </message>
</context>
<context>
    <name>EngineCard</name>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose the engine and its limits</source>
        <translation>Выбрать движок и его ограничения</translation>
    </message>
    <message>
        <source>Choose engine</source>
        <translation>Выбрать движок</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Stop engine</source>
        <translation>Остановить движок</translation>
    </message>
    <message>
        <source>Start engine</source>
        <translation>Запустить движок</translation>
    </message>
    <message>
        <source>Off. What an engine says is a hint, not a proof.</source>
        <translation>Выключен. То, что говорит движок, — подсказка, а не доказательство.</translation>
    </message>
    <message>
        <source>No engine chosen. Any UCI engine will do.</source>
        <translation>Движок не выбран. Подойдёт любой движок UCI.</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Line {0}: nothing yet</source>
        <translation>Линия {0}: пока ничего</translation>
    </message>
</context>
<context>
    <name>EngineView</name>
    <message>
        <source>Asking the engine…</source>
        <translation>Запрос к движку…</translation>
    </message>
</context>
<context>
    <name>ExportPictureDialog</name>
    <message>
        <source>Export Picture</source>
        <translation>Экспорт изображения</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Сохранить изображение</translation>
    </message>
</context>
<context>
    <name>FaultControl</name>
    <message>
        <source>Stopped looking for problems.</source>
        <translation>Поиск проблем остановлен.</translation>
    </message>
    <message>
        <source>No other position has a problem. {words}</source>
        <translation>В других позициях проблем нет. {words}</translation>
    </message>
    <message>
        <source>Continued from the beginning. {words}</source>
        <translation>Продолжено с начала. {words}</translation>
    </message>
    <message>
        <source>Continued from the end. {words}</source>
        <translation>Продолжено с конца. {words}</translation>
    </message>
    <message>
        <source>The quick check found no problems.</source>
        <translation>Быстрая проверка проблем не нашла.</translation>
    </message>
    <message>
        <source>All {total} positions are playable. Whether they can arise in a game was not checked.</source>
        <translation>Позиции годятся для игры (все {total}). Могут ли они возникнуть в партии, не проверялось.</translation>
    </message>
    <message>
        <source>The quick check found no problems in {total} positions.</source>
        <translation>Быстрая проверка проблем не нашла, позиций: {total}.</translation>
    </message>
    <message>
        <source>Looking for problems: {share} of {total} positions. Esc to stop.</source>
        <translation>Поиск проблем, позиций: {share} из {total}. Esc — остановить.</translation>
    </message>
    <message>
        <source>The search for problems failed. See the log.</source>
        <translation>Поиск проблем не удался. См. журнал.</translation>
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
        <translation>Введите или вставьте FEN либо расставьте фигуры на доске</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the FEN</source>
        <translation>Копировать FEN</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Вставить позицию</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Недавние позиции</translation>
    </message>
    <message>
        <source>Moves: press Enter to read them as a game.</source>
        <translation>Ходы: нажмите Enter, чтобы прочитать их как партию.</translation>
    </message>
    <message>
        <source>The field is empty. Esc restores the FEN of the board.</source>
        <translation>Поле пустое. Esc вернёт FEN с доски.</translation>
    </message>
    <message>
        <source>Too long to edit here ({0} characters): the field shows the beginning, and the file keeps everything.</source>
        <translation>Слишком длинно для правки здесь (символов: {0}): поле показывает начало, в файле сохранится всё.</translation>
    </message>
    <message>
        <source>Write {0} instead</source>
        <translation>Записать так: {0}</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>Исправить</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>“{name}” contains NUL characters. They are kept.</source>
        <translation>«{name}» содержит символы NUL. Они сохранены.</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>позиции</translation>
    </message>
    <message>
        <source>This document is not in a file yet. It will be saved in UTF-8.</source>
        <translation>Этот документ ещё не в файле. Он будет сохранён в UTF-8.</translation>
    </message>
    <message>
        <source>All lines of “{name}” are UTF-8.</source>
        <translation>Все строки «{name}» — в UTF-8.</translation>
    </message>
    <message>
        <source>“{name}” is read as {encoding}.</source>
        <translation>«{name}» читается как {encoding}.</translation>
    </message>
    <message>
        <source>Lines of “{name}” that are not UTF-8 are read as {encoding}. If they look wrong, choose File › Encoding…</source>
        <translation>Строки «{name}» не в UTF-8 читаются как {encoding}. Если они выглядят неправильно, выберите Файл › Кодировка…</translation>
    </message>
    <message>
        <source>The moves that you played are not in the file: Moves › Keep in Record adds them. A PGN file can hold all of them.</source>
        <translation>Сыгранных ходов нет в файле: их добавит команда «Ходы › Сохранить в записи». Файл PGN может содержать их все.</translation>
    </message>
    <message>
        <source>Saving this file was interrupted. Its earlier content is in {copy}.</source>
        <translation>Сохранение этого файла было прервано. Прежнее содержимое здесь: {copy}.</translation>
    </message>
    <message>
        <source>This is a copy of the example “{name}”. Save it to keep your changes.</source>
        <translation>Это копия примера «{name}». Сохраните её, чтобы не потерять изменения.</translation>
    </message>
    <message>
        <source>Not saved: with your moves, game {number} would lose a part of its text. Copy as PGN keeps them.</source>
        <translation>Не сохранено: с вашими ходами партия {number} потеряла бы часть текста. «Копировать как PGN» берёт и их.</translation>
    </message>
    <message>
        <source>Not saved: record {number} cannot hold all moves that you played. Save as PGN.</source>
        <translation>Не сохранено: запись {number} не вмещает все сыгранные ходы. Сохраните как PGN.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but its text may contain some. Copy the text and paste it here to choose how to read it.</source>
        <translation>Ни одна строка «{name}» — не позиция, но позиции могут быть в тексте. Скопируйте текст и вставьте его сюда, чтобы выбрать, как его прочесть.</translation>
    </message>
    <message>
        <source>No line of “{name}” is a position, but positions were found in its text. They are shown as a new document; the file is unchanged.</source>
        <translation>Ни одна строка «{name}» — не позиция, но в тексте нашлись позиции. Они показаны как новый документ; файл не изменён.</translation>
    </message>
    <message>
        <source>Not saved. “{name}” is unchanged, and your work is still here.</source>
        <translation>Не сохранено. «{name}» не изменён, а ваша работа по-прежнему здесь.</translation>
    </message>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Открытие «{name}»…</translation>
    </message>
    <message>
        <source>Reading the puzzles in “{name}”…</source>
        <translation>Чтение задач из «{name}»…</translation>
    </message>
    <message>
        <source>Saving “{name}”…</source>
        <translation>Сохранение «{name}»…</translation>
    </message>
    <message>
        <source>Comparing “{name}”…</source>
        <translation>Сравнение «{name}»…</translation>
    </message>
    <message>
        <source>Converting “{name}”…</source>
        <translation>Преобразование «{name}»…</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>FEN, one position per line</source>
        <translation>FEN, по позиции в строке</translation>
    </message>
    <message>
        <source>EPD, positions with operations</source>
        <translation>EPD, позиции с операциями</translation>
    </message>
    <message>
        <source>PGN, games</source>
        <translation>PGN, партии</translation>
    </message>
    <message>
        <source>Olive, collection of puzzles</source>
        <translation>Olive, сборник задач</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Compressed with {name}</source>
        <translation>Сжато {name}</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>CSV, table for spreadsheets</source>
        <translation>CSV, таблица для электронных таблиц</translation>
    </message>
    <message>
        <source>TSV, table with tabs</source>
        <translation>TSV, таблица с табуляцией</translation>
    </message>
    <message>
        <source>Positions and pictures</source>
        <translation>Позиции и изображения</translation>
    </message>
    <message>
        <source>Pictures and PDF</source>
        <translation>Изображения и PDF</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>FileSentences</name>
    <message>
        <source>Saved.</source>
        <translation>Сохранено.</translation>
    </message>
    <message numerus="yes">
        <source>Saved. %n records without a position were written as typed.</source>
        <translation>
            <numerusform>Сохранено. %n запись без позиции записана так, как введена.</numerusform>
            <numerusform>Сохранено. %n записи без позиции записаны так, как введены.</numerusform>
            <numerusform>Сохранено. %n записей без позиции записаны так, как введены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be read as comments or blank lines.</source>
        <translation>
            <numerusform>%n из них будет прочитана как комментарий или пустая строка.</numerusform>
            <numerusform>%n из них будут прочитаны как комментарии или пустые строки.</numerusform>
            <numerusform>%n из них будут прочитаны как комментарии или пустые строки.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle in “{name}” can be shown; the file is unchanged.</source>
        <translation>Ни одну задачу из «{name}» показать нельзя; файл не изменён.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from “{name}” are shown as a new document; the file is unchanged.</source>
        <translation>
            <numerusform>Показана %n задача из «{name}» как новый документ; файл не изменён.</numerusform>
            <numerusform>Показаны %n задачи из «{name}» как новый документ; файл не изменён.</numerusform>
            <numerusform>Показано %n задач из «{name}» как новый документ; файл не изменён.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not positions.</source>
        <translation>
            <numerusform>%n из них не позиция.</numerusform>
            <numerusform>%n из них не позиции.</numerusform>
            <numerusform>%n из них не позиции.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FENs are incomplete or not understood; their operations “fen” have them.</source>
        <translation>
            <numerusform>%n FEN неполный или непонятный; он сохранён в операции «fen».</numerusform>
            <numerusform>%n FEN неполные или непонятные; они сохранены в операциях «fen».</numerusform>
            <numerusform>%n FEN неполные или непонятные; они сохранены в операциях «fen».</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”.</source>
        <translation>Копия сохранена как «{name}».</translation>
    </message>
    <message>
        <source>Saved a copy as “{name}”. The document itself is not saved yet.</source>
        <translation>Копия сохранена как «{name}». Сам документ ещё не сохранён.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find positions</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>В партиях</translation>
    </message>
    <message>
        <source>Find any position of a game, not only the first</source>
        <translation>Искать любую позицию партии, а не только первую</translation>
    </message>
    <message>
        <source>Show only matches</source>
        <translation>Показать только найденное</translation>
    </message>
    <message>
        <source>Examples and similar positions</source>
        <translation>Примеры и похожие позиции</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Find {query}</source>
        <translation>Найти: {query}</translation>
    </message>
    <message>
        <source>&amp;Same as This Board</source>
        <translation>&amp;Такая же доска</translation>
    </message>
    <message>
        <source>&amp;Containing All These Pieces</source>
        <translation>&amp;Со всеми этими фигурами</translation>
    </message>
    <message>
        <source>Also &amp;Mirrored</source>
        <translation>Также &amp;зеркально</translation>
    </message>
    <message>
        <source>Also &amp;Shifted</source>
        <translation>Также со с&amp;двигом</translation>
    </message>
    <message>
        <source>Also with &amp;Colours Swapped</source>
        <translation>Также с обменом &amp;цветов</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Примеры</translation>
    </message>
</context>
<context>
    <name>FindControl</name>
    <message>
        <source>No matches.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Continued from the end.</source>
        <translation>Продолжено с конца.</translation>
    </message>
    <message>
        <source>Continued from the beginning.</source>
        <translation>Продолжено с начала.</translation>
    </message>
    <message>
        <source>The search failed; matches found so far are shown. See the log.</source>
        <translation>Поиск не удался; показано то, что уже найдено. См. журнал.</translation>
    </message>
    <message>
        <source>{found} of {total}</source>
        <translation>{found} из {total}</translation>
    </message>
    <message>
        <source>None of {total}</source>
        <translation>Ничего из {total}</translation>
    </message>
    <message>
        <source>{words} · {share}</source>
        <translation>{words} · {share}</translation>
    </message>
    <message>
        <source>None of {total} contains this text. Did you mean “{meaning}”?</source>
        <translation>Ничего из {total} не содержит этого текста. Имелось в виду «{meaning}»?</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Пока ничего не найдено</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>The font “{font}” is not installed; {ours} takes its place.</source>
        <translation>Шрифт «{font}» не установлен; вместо него используется {ours}.</translation>
    </message>
    <message>
        <source>The font “{font}” may not be embedded; {ours} is used instead.</source>
        <translation>Шрифт «{font}» нельзя встраивать; вместо него используется {ours}.</translation>
    </message>
    <message>
        <source>Not in the chosen font, so taken from others: {letters}.</source>
        <translation>Символы, которых нет в выбранном шрифте, взяты из других: {letters}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Отменить: {step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Повторить: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Отменить ход</translation>
    </message>
    <message>
        <source>&amp;Redo Move</source>
        <translation>&amp;Повторить ход</translation>
    </message>
</context>
<context>
    <name>LabelEntry</name>
    <message>
        <source>Label of {square}</source>
        <translation>Подпись на {square}</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Подпись</translation>
    </message>
</context>
<context>
    <name>LossBar</name>
    <message>
        <source>Not everything was read</source>
        <translation>Прочитано не всё</translation>
    </message>
    <message>
        <source>Some of “{name}” could not be read. Missing here: {losses}.</source>
        <translation>Часть «{name}» прочитать не удалось. Здесь не хватает: {losses}.</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>lines {numbers}</source>
        <translation>
            <numerusform>№ строки: {numbers}</numerusform>
            <numerusform>строки {numbers}</numerusform>
            <numerusform>строки {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>EPD operations of %n positions</source>
        <translation>
            <numerusform>операции EPD %n позиции</numerusform>
            <numerusform>операции EPD %n позиций</numerusform>
            <numerusform>операции EPD %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %n positions, which become comment lines</source>
        <translation>
            <numerusform>название %n позиции (станет строкой комментария)</numerusform>
            <numerusform>названия %n позиций (станут строками комментария)</numerusform>
            <numerusform>названия %n позиций (станут строками комментария)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>marks of %n positions</source>
        <translation>
            <numerusform>метки %n позиции</numerusform>
            <numerusform>метки %n позиций</numerusform>
            <numerusform>метки %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n games</source>
        <translation>
            <numerusform>теги %n партии</numerusform>
            <numerusform>теги %n партий</numerusform>
            <numerusform>теги %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves of %n games</source>
        <translation>
            <numerusform>ходы %n партии</numerusform>
            <numerusform>ходы %n партий</numerusform>
            <numerusform>ходы %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>variations of %n games</source>
        <translation>
            <numerusform>варианты %n партии</numerusform>
            <numerusform>варианты %n партий</numerusform>
            <numerusform>варианты %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comments in %n games</source>
        <translation>
            <numerusform>комментарии в %n партии</numerusform>
            <numerusform>комментарии в %n партиях</numerusform>
            <numerusform>комментарии в %n партиях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mark of Chess960 of %n positions</source>
        <translation>
            <numerusform>метка Chess960 у %n позиции</numerusform>
            <numerusform>метка Chess960 у %n позиций</numerusform>
            <numerusform>метка Chess960 у %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comment lines</source>
        <translation>
            <numerusform>%n строка комментария</numerusform>
            <numerusform>%n строки комментария</numerusform>
            <numerusform>%n строк комментария</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank lines</source>
        <translation>
            <numerusform>%n пустая строка</numerusform>
            <numerusform>%n пустые строки</numerusform>
            <numerusform>%n пустых строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>annotation signs of %n games</source>
        <translation>
            <numerusform>знаки оценки ходов %n партии</numerusform>
            <numerusform>знаки оценки ходов %n партий</numerusform>
            <numerusform>знаки оценки ходов %n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operations of %n positions, which become remarks</source>
        <translation>
            <numerusform>операции %n позиции (станут примечанием)</numerusform>
            <numerusform>операции %n позиций (станут примечаниями)</numerusform>
            <numerusform>операции %n позиций (станут примечаниями)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>braces in %n remarks, which become round brackets</source>
        <translation>
            <numerusform>фигурные скобки в %n примечании (станут круглыми)</numerusform>
            <numerusform>фигурные скобки в %n примечаниях (станут круглыми)</numerusform>
            <numerusform>фигурные скобки в %n примечаниях (станут круглыми)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>NUL characters of %n lines</source>
        <translation>
            <numerusform>символы NUL в %n строке</numerusform>
            <numerusform>символы NUL в %n строках</numerusform>
            <numerusform>символы NUL в %n строках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not valid YAML</source>
        <translation>
            <numerusform>%n элемент с неправильным YAML</numerusform>
            <numerusform>%n элемента с неправильным YAML</numerusform>
            <numerusform>%n элементов с неправильным YAML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with lists nested too deep</source>
        <translation>
            <numerusform>%n элемент со слишком глубоко вложенными списками</numerusform>
            <numerusform>%n элемента со слишком глубоко вложенными списками</numerusform>
            <numerusform>%n элементов со слишком глубоко вложенными списками</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are too large for a puzzle</source>
        <translation>
            <numerusform>%n элемент, слишком большой для задачи</numerusform>
            <numerusform>%n элемента, слишком больших для задачи</numerusform>
            <numerusform>%n элементов, слишком больших для задачи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that refer to something missing</source>
        <translation>
            <numerusform>%n элемент, ссылающийся на отсутствующее</numerusform>
            <numerusform>%n элемента, ссылающихся на отсутствующее</numerusform>
            <numerusform>%n элементов, ссылающихся на отсутствующее</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries with a list as the name of a field</source>
        <translation>
            <numerusform>%n элемент, где имя поля — список</numerusform>
            <numerusform>%n элемента, где имя поля — список</numerusform>
            <numerusform>%n элементов, где имя поля — список</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with two pieces on one square</source>
        <translation>
            <numerusform>%n задача с двумя фигурами на одном поле</numerusform>
            <numerusform>%n задачи с двумя фигурами на одном поле</numerusform>
            <numerusform>%n задач с двумя фигурами на одном поле</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the pieces of %n puzzles, which are not given</source>
        <translation>
            <numerusform>фигуры %n задачи (не указаны)</numerusform>
            <numerusform>фигуры %n задач (не указаны)</numerusform>
            <numerusform>фигуры %n задач (не указаны)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the meaning of illegal key moves in %n puzzles</source>
        <translation>
            <numerusform>смысл невозможных вступительных ходов в %n задаче</numerusform>
            <numerusform>смысл невозможных вступительных ходов в %n задачах</numerusform>
            <numerusform>смысл невозможных вступительных ходов в %n задачах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles with fairy pieces</source>
        <translation>
            <numerusform>%n задача со сказочными фигурами</numerusform>
            <numerusform>%n задачи со сказочными фигурами</numerusform>
            <numerusform>%n задач со сказочными фигурами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries that are not puzzles</source>
        <translation>
            <numerusform>%n элемент — не задача</numerusform>
            <numerusform>%n элемента — не задачи</numerusform>
            <numerusform>%n элементов — не задачи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texts beyond 255 characters in %n puzzles</source>
        <translation>
            <numerusform>тексты сверх 255 символов в %n задаче</numerusform>
            <numerusform>тексты сверх 255 символов в %n задачах</numerusform>
            <numerusform>тексты сверх 255 символов в %n задачах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>straight quotation marks in %n puzzles, which become curved</source>
        <translation>
            <numerusform>прямые кавычки в %n задаче (станут типографскими)</numerusform>
            <numerusform>прямые кавычки в %n задачах (станут типографскими)</numerusform>
            <numerusform>прямые кавычки в %n задачах (станут типографскими)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other fields of %n puzzles</source>
        <translation>
            <numerusform>другие поля %n задачи</numerusform>
            <numerusform>другие поля %n задач</numerusform>
            <numerusform>другие поля %n задач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>castling rights of %n positions</source>
        <translation>
            <numerusform>права на рокировку %n позиции</numerusform>
            <numerusform>права на рокировку %n позиций</numerusform>
            <numerusform>права на рокировку %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counters of %n positions</source>
        <translation>
            <numerusform>счётчики %n позиции</numerusform>
            <numerusform>счётчики %n позиций</numerusform>
            <numerusform>счётчики %n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>all columns and rows of the opened file that you did not choose</source>
        <translation>все столбцы и строки открытого файла, которые вы не выбрали</translation>
    </message>
    <message numerus="yes">
        <source>%n records that are not positions</source>
        <translation>
            <numerusform>%n запись — не позиция</numerusform>
            <numerusform>%n записи — не позиции</numerusform>
            <numerusform>%n записей — не позиции</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>other parts of %n records</source>
        <translation>
            <numerusform>другие части %n записи</numerusform>
            <numerusform>другие части %n записей</numerusform>
            <numerusform>другие части %n записей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{command}: on</source>
        <translation>{command}: вкл.</translation>
    </message>
    <message>
        <source>{command}: off</source>
        <translation>{command}: выкл.</translation>
    </message>
    <message>
        <source>{command}: on. Press Esc to leave.</source>
        <translation>{command}: вкл. Esc — вернуться.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Page of the manual</source>
        <translation>Страница руководства</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Not found in the manual.</source>
        <translation>В руководстве не найдено.</translation>
    </message>
    <message>
        <source>Most pages are in English.</source>
        <translation>Большинство страниц на английском.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
</context>
<context>
    <name>MarksBar</name>
    <message>
        <source>Marks tool</source>
        <translation>Режим меток</translation>
    </message>
    <message>
        <source>Click to draw a circle, drag to draw an arrow</source>
        <translation>Щелчок — кружок, ведение — стрелка</translation>
    </message>
    <message>
        <source>Click to highlight a square</source>
        <translation>Щелчок — подсветить поле</translation>
    </message>
    <message>
        <source>Click to label a square</source>
        <translation>Щелчок — подписать поле</translation>
    </message>
    <message>
        <source>Another colour (5). Click it again to choose which</source>
        <translation>Другой цвет (5). Щёлкните ещё раз, чтобы выбрать его</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Remove all marks of this position</source>
        <translation>Удалить все метки этой позиции</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Leave the Marks tool (Esc)</source>
        <translation>Выйти из режима меток (Esc)</translation>
    </message>
    <message>
        <source>Colour of Marks</source>
        <translation>Цвет меток</translation>
    </message>
</context>
<context>
    <name>MarksButton</name>
    <message>
        <source>Marks</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Draw arrows, circles, highlights and labels</source>
        <translation>Рисовать стрелки, кружки, подсветку и подписи</translation>
    </message>
</context>
<context>
    <name>MarksController</name>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Метки</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Кружок</translation>
    </message>
    <message>
        <source>&amp;Highlight</source>
        <translation>П&amp;одсветка</translation>
    </message>
    <message>
        <source>&amp;Label…</source>
        <translation>По&amp;дпись…</translation>
    </message>
    <message>
        <source>Clear &amp;Marks Here</source>
        <translation>&amp;Убрать метки здесь</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click for a circle; 1–5: colour. Esc to stop</source>
        <translation>Метки: ведение — стрелка, щелчок — кружок; 1–5 — цвет. Esc — выйти</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to highlight; 1–5: colour. Esc to stop</source>
        <translation>Метки: ведение — стрелка, щелчок — подсветка; 1–5 — цвет. Esc — выйти</translation>
    </message>
    <message>
        <source>Marks: drag for an arrow, click to label; 1–5: colour. Esc to stop</source>
        <translation>Метки: ведение — стрелка, щелчок — подпись; 1–5 — цвет. Esc — выйти</translation>
    </message>
</context>
<context>
    <name>MaterialDialog</name>
    <message>
        <source>Random Position</source>
        <translation>Случайная позиция</translation>
    </message>
    <message>
        <source>Such as KRPvKR</source>
        <translation>Например, KRPvKR</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Любая сторона</translation>
    </message>
    <message>
        <source>The same number gives the same position again</source>
        <translation>Тот же номер снова даёт ту же позицию</translation>
    </message>
    <message>
        <source>&amp;Material</source>
        <translation>&amp;Материал</translation>
    </message>
    <message>
        <source>&amp;Side to move</source>
        <translation>&amp;Чей ход</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Номер</translation>
    </message>
    <message>
        <source>S&amp;et Up</source>
        <translation>&amp;Расставить</translation>
    </message>
    <message>
        <source>Expected two armies, such as KRPvKR: White’s, v, and Black’s.</source>
        <translation>Ожидаются две стороны, например KRPvKR: белые, v и чёрные.</translation>
    </message>
    <message>
        <source>No legal position was found. Try another number or fewer pieces.</source>
        <translation>Легальной позиции не найдено. Попробуйте другой номер или меньше фигур.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
</context>
<context>
    <name>MillimetreBox</name>
    <message>
        <source> mm</source>
        <translation> мм</translation>
    </message>
    <message>
        <source>Width in millimetres</source>
        <translation>Ширина в миллиметрах</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Nf3, 20</source>
        <translation>Кf3, 20</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Введите ход</translation>
    </message>
    <message>
        <source>Type moves such as Nf3 or g1f3, or 20 or 20b to go to move 20; press Enter</source>
        <translation>Введите ходы, например Nf3 или g1f3, либо 20 или 20b, чтобы перейти к ходу 20; нажмите Enter</translation>
    </message>
</context>
<context>
    <name>MovesBar</name>
    <message>
        <source>More for these moves</source>
        <translation>Ещё для этих ходов</translation>
    </message>
    <message>
        <source>Moves of a game, moves that you play, and solutions appear here.</source>
        <translation>Здесь появляются ходы партии, сделанные вами ходы и решения.</translation>
    </message>
</context>
<context>
    <name>MovesController</name>
    <message>
        <source>No moves can be played. {0}</source>
        <translation>Ходы делать нельзя. {0}</translation>
    </message>
    <message>
        <source>Moves played in a twin are not kept: the record holds those of the diagram.</source>
        <translation>Ходы, сделанные в близнеце, не сохраняются: в записи — ходы диаграммы.</translation>
    </message>
    <message>
        <source>Taking positions…</source>
        <translation>Извлечение позиций…</translation>
    </message>
    <message>
        <source>The record keeps one line. To keep variations, save as PGN and keep the moves again.</source>
        <translation>В записи остаётся одна линия. Чтобы сохранить варианты, сохраните как PGN и сохраните ходы ещё раз.</translation>
    </message>
    <message>
        <source>The moves are in the record now.</source>
        <translation>Теперь ходы в записи.</translation>
    </message>
    <message>
        <source>Undone: {step}.</source>
        <translation>Отменено: {step}.</translation>
    </message>
    <message>
        <source>Redone: {step}.</source>
        <translation>Повторено: {step}.</translation>
    </message>
    <message>
        <source>The record cannot hold these moves.</source>
        <translation>Запись не может содержать эти ходы.</translation>
    </message>
    <message>
        <source>The moves of this record were not read to the end, so they were left unchanged.</source>
        <translation>Ходы этой записи прочитаны не до конца, поэтому они остаются как есть.</translation>
    </message>
    <message>
        <source>“{text}” in the game would be lost, so it was left unchanged. Copy as PGN keeps your moves.</source>
        <translation>«{text}» в партии было бы потеряно, поэтому она не изменена. «Копировать как PGN» берёт и ваши ходы.</translation>
    </message>
    <message>
        <source>Copied the moves.</source>
        <translation>Ходы скопированы.</translation>
    </message>
    <message>
        <source>These are more than {most} moves, too many to copy. Copy Moves takes the line shown.</source>
        <translation>Это больше {most} ходов: слишком много для копирования. «Копировать ходы» берёт показанную линию.</translation>
    </message>
    <message>
        <source>Copied as PGN.</source>
        <translation>Скопировано как PGN.</translation>
    </message>
    <message>
        <source>Playing moves. {0}</source>
        <translation>Идёт игра. {0}</translation>
    </message>
    <message>
        <source>Play ended</source>
        <translation>Игра закончена</translation>
    </message>
    <message>
        <source>There is no move {place} here.</source>
        <translation>Здесь нет хода {place}.</translation>
    </message>
    <message>
        <source>Not in the solution.</source>
        <translation>Этого нет в решении.</translation>
    </message>
</context>
<context>
    <name>MovesSection</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>New Position</source>
        <translation>Новая позиция</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Show the moves of the record</source>
        <translation>Показать ходы записи</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Clock: {time}</source>
        <translation>Часы: {time}</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Развернуть всё</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Свернуть всё</translation>
    </message>
</context>
<context>
    <name>NameEdit</name>
    <message>
        <source>Name of the position</source>
        <translation>Название позиции</translation>
    </message>
</context>
<context>
    <name>NewFromDialog</name>
    <message>
        <source>New From</source>
        <translation>Новый из</translation>
    </message>
    <message>
        <source>Type to filter, such as rook, mate or opening</source>
        <translation>Введите слово для отбора: ладья, мат, дебют</translation>
    </message>
    <message>
        <source>Filter the positions</source>
        <translation>Отобрать позиции</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Your own FEN, EPD and PGN files are listed, too, if they are in this folder.</source>
        <translation>Ваши файлы FEN, EPD и PGN тоже будут здесь, если лежат в этой папке.</translation>
    </message>
    <message>
        <source>These could not be read: {files}.</source>
        <translation>Не удалось прочитать: {files}.</translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>Открыть &amp;папку</translation>
    </message>
    <message>
        <source>&amp;Set Up</source>
        <translation>&amp;Расставить</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n puzzles take too long, or cannot be solved.</source>
        <translation>
            <numerusform>%n задача решается слишком долго, или решить её нельзя.</numerusform>
            <numerusform>%n задачи решаются слишком долго, или решить их нельзя.</numerusform>
            <numerusform>%n задач решаются слишком долго, или решить их нельзя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records without a position were left out: no. {numbers}.</source>
        <translation>
            <numerusform>Опущена %n запись без позиции: № {numbers}.</numerusform>
            <numerusform>Опущены %n записи без позиции: № {numbers}.</numerusform>
            <numerusform>Опущено %n записей без позиции: № {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole games were left out: no. {numbers}. Moves › New Position from Here makes positions from games.</source>
        <translation>
            <numerusform>Пропущена %n целая партия: № {numbers}. Позиции из партий берёт команда «Ходы › Новая позиция отсюда».</numerusform>
            <numerusform>Пропущены %n целые партии: № {numbers}. Позиции из партий берёт команда «Ходы › Новая позиция отсюда».</numerusform>
            <numerusform>Пропущено %n целых партий: № {numbers}. Позиции из партий берёт команда «Ходы › Новая позиция отсюда».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n страница</numerusform>
            <numerusform>%n страницы</numerusform>
            <numerusform>%n страниц</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
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
        <translation>Новая операция</translation>
    </message>
    <message>
        <source>Operation, such as Name</source>
        <translation>Операция, например «Имя»</translation>
    </message>
</context>
<context>
    <name>OperationsCard</name>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete the selected operation</source>
        <translation>Удалить выделенную операцию</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Новая…</translation>
    </message>
    <message>
        <source>Add an operation</source>
        <translation>Добавить операцию</translation>
    </message>
    <message>
        <source>Tags of the game</source>
        <translation>Теги партии</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Операции</translation>
    </message>
    <message>
        <source>Too many to list here; all are kept.</source>
        <translation>Слишком много, чтобы показать здесь; все сохранены.</translation>
    </message>
    <message>
        <source>No tags</source>
        <translation>Тегов нет</translation>
    </message>
    <message>
        <source>No operations</source>
        <translation>Операций нет</translation>
    </message>
    <message>
        <source>Read-only here: Puzzle Data… changes names, source and the like.</source>
        <translation>Здесь только чтение: имена, источник и прочее меняет «Данные…» задачи.</translation>
    </message>
    <message>
        <source>No operations. They add a name, the best move or a remark.</source>
        <translation>Операций нет. Они добавляют название, лучший ход или примечание.</translation>
    </message>
    <message>
        <source>Set by the counters; change it there.</source>
        <translation>Задаётся счётчиками; измените там.</translation>
    </message>
</context>
<context>
    <name>OperationsModel</name>
    <message>
        <source>Operation</source>
        <translation>Операция</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>{text}. Not applied: {reason}</source>
        <translation>{text}. Не применено: {reason}</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Drag names, or press {up} and {down}, to change their order</source>
        <translation>Чтобы изменить порядок, перетаскивайте названия или нажимайте {up} и {down}</translation>
    </message>
</context>
<context>
    <name>OtherPieceDialog</name>
    <message>
        <source>Other Piece</source>
        <translation>Другая фигура</translation>
    </message>
    <message>
        <source>Popeye’s code, or the name in English</source>
        <translation>Код Popeye или английское название</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Нейтральная</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>&amp;Piece</source>
        <translation>&amp;Фигура</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Цвет</translation>
    </message>
    <message>
        <source>&amp;Attribute</source>
        <translation>&amp;Свойство</translation>
    </message>
    <message>
        <source>Popeye knows no piece of this code or name.</source>
        <translation>Popeye не знает фигуры с таким кодом или названием.</translation>
    </message>
</context>
<context>
    <name>OutsideChanges</name>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>Moves that you played were in records that are gone. Undo brings records and moves back.</source>
        <translation>Сыгранные ходы были в записях, которых больше нет. «Отменить» вернёт и то и другое.</translation>
    </message>
</context>
<context>
    <name>OwnBoardDialog</name>
    <message>
        <source>Board Colours</source>
        <translation>Цвета доски</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Light squares</source>
        <translation>&amp;Светлые поля</translation>
    </message>
    <message>
        <source>&amp;Dark squares</source>
        <translation>&amp;Тёмные поля</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>К&amp;оординаты</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Р&amp;амка</translation>
    </message>
    <message>
        <source>&amp;Rings and signs</source>
        <translation>&amp;Кольца и знаки</translation>
    </message>
    <message>
        <source>Last &amp;move</source>
        <translation>Последний &amp;ход</translation>
    </message>
    <message>
        <source>Open the F&amp;older</source>
        <translation>Открыть &amp;папку</translation>
    </message>
    <message>
        <source>Each board is a file there that you can share.</source>
        <translation>Каждая доска там — файл, которым можно поделиться.</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>“{name}” will be replaced.</source>
        <translation>«{name}» будет заменена.</translation>
    </message>
    <message>
        <source>Hard to see: {what}.</source>
        <translation>Плохо видно: {what}.</translation>
    </message>
    <message>
        <source>light beside dark squares</source>
        <translation>светлые поля рядом с тёмными</translation>
    </message>
    <message>
        <source>black pieces on light squares</source>
        <translation>чёрные фигуры на светлых полях</translation>
    </message>
    <message>
        <source>black pieces on dark squares</source>
        <translation>чёрные фигуры на тёмных полях</translation>
    </message>
    <message>
        <source>coordinates on light squares</source>
        <translation>координаты на светлых полях</translation>
    </message>
    <message>
        <source>coordinates on dark squares</source>
        <translation>координаты на тёмных полях</translation>
    </message>
    <message>
        <source>“{name}” could not be saved: {reason}.</source>
        <translation>Не удалось сохранить «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” could not be deleted: {reason}.</source>
        <translation>Не удалось удалить «{name}»: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureHandle</name>
    <message>
        <source>Drag the diagram into another program, or click to copy it</source>
        <translation>Перетащите диаграмму в другую программу или щёлкните, чтобы скопировать</translation>
    </message>
    <message>
        <source>Picture of the diagram</source>
        <translation>Изображение диаграммы</translation>
    </message>
</context>
<context>
    <name>PictureNumbers</name>
    <message numerus="yes">
        <source>%n pictures saved.</source>
        <translation>
            <numerusform>Сохранено %n изображение.</numerusform>
            <numerusform>Сохранено %n изображения.</numerusform>
            <numerusform>Сохранено %n изображений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of these names are in the folder.</source>
        <translation>
            <numerusform>В папке уже есть файлы с такими именами: %n.</numerusform>
            <numerusform>В папке уже есть файлы с такими именами: %n.</numerusform>
            <numerusform>В папке уже есть файлы с такими именами: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures could not be saved, the first is “{name}”: {why}</source>
        <translation>
            <numerusform>Не удалось сохранить %n изображение, первое — «{name}»: {why}</numerusform>
            <numerusform>Не удалось сохранить %n изображения, первое — «{name}»: {why}</numerusform>
            <numerusform>Не удалось сохранить %n изображений, первое — «{name}»: {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureOptions</name>
    <message>
        <source>&amp;Orientation</source>
        <translation>О&amp;риентация</translation>
    </message>
    <message>
        <source>Coor&amp;dinates</source>
        <translation>Коор&amp;динаты</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Фон</translation>
    </message>
    <message>
        <source>P&amp;ieces</source>
        <translation>Фи&amp;гуры</translation>
    </message>
    <message>
        <source>Fo&amp;nt</source>
        <translation>&amp;Шрифт</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>Р&amp;амка</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>П&amp;оля</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Highlight the move that led to the position</source>
        <translation>Выделить ход, который привёл к позиции</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>Показать о&amp;чередь хода</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Стре&amp;лки, кружки и другие метки</translation>
    </message>
    <message>
        <source>Cap&amp;tion</source>
        <translation>Подпис&amp;ь</translation>
    </message>
    <message>
        <source>{0} mm</source>
        <translation>{0} мм</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>How many pixels are printed per inch</source>
        <translation>Сколько пикселей приходится на дюйм при печати</translation>
    </message>
    <message>
        <source>@&amp;2x</source>
        <translation>@&amp;2x</translation>
    </message>
    <message>
        <source>Twice the pixels, for high-resolution screens</source>
        <translation>Вдвое больше пикселей, для экранов высокого разрешения</translation>
    </message>
    <message>
        <source>{0} dpi</source>
        <translation>{0} dpi</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Точек на дюйм</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ра&amp;змер</translation>
    </message>
    <message>
        <source>{0} pixels</source>
        <translation>Пикселей: {0}</translation>
    </message>
    <message>
        <source>Background of the Picture</source>
        <translation>Фон изображения</translation>
    </message>
</context>
<context>
    <name>PicturePresets</name>
    <message>
        <source>Book (print)</source>
        <translation>Книга (печать)</translation>
    </message>
    <message>
        <source>Blog</source>
        <translation>Блог</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Рабочий лист</translation>
    </message>
    <message>
        <source>Transparent 2048</source>
        <translation>Прозрачный 2048</translation>
    </message>
</context>
<context>
    <name>PicturePreview</name>
    <message>
        <source>Preview of the picture</source>
        <translation>Предпросмотр изображения</translation>
    </message>
    <message>
        <source>Drag the picture into another program</source>
        <translation>Перетащите изображение в другую программу</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Position from the picture “{name}”.</source>
        <translation>Позиция из изображения «{name}».</translation>
    </message>
    <message>
        <source>Positions from “{name}”.</source>
        <translation>Позиции из «{name}».</translation>
    </message>
    <message>
        <source>Drawing {pixels} × {pixels} pixels…</source>
        <translation>Рисование {pixels} × {pixels} пикселей…</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, пиксели</translation>
    </message>
    <message>
        <source>Pixels, for the web, chats and word processors</source>
        <translation>Пиксели, для веба, чатов и текстовых редакторов</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, векторы</translation>
    </message>
    <message>
        <source>Vectors, for web pages and drawing programs</source>
        <translation>Векторы, для веб-страниц и графических редакторов</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, векторы</translation>
    </message>
    <message>
        <source>Vectors, for print and typesetting</source>
        <translation>Векторы, для печати и вёрстки</translation>
    </message>
    <message>
        <source>This format shows these pieces without shading.</source>
        <translation>В этом формате такие фигуры показаны без теней.</translation>
    </message>
    <message>
        <source>As on the board</source>
        <translation>Как на доске</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Белые внизу</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Чёрные внизу</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Чей ход — внизу</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Рядом с доской</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fine line</source>
        <translation>Тонкая линия</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Heavy line</source>
        <translation>Толстая линия</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Узкие</translation>
    </message>
    <message>
        <source>A quarter square</source>
        <translation>Четверть поля доски</translation>
    </message>
    <message>
        <source>Half a square</source>
        <translation>Половина поля доски</translation>
    </message>
    <message>
        <source>A whole square</source>
        <translation>Целое поле доски</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Прозрачный</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Цвет…</translation>
    </message>
    <message>
        <source>The whole line</source>
        <translation>Весь вариант</translation>
    </message>
    <message>
        <source>From the move shown</source>
        <translation>С показанного хода</translation>
    </message>
    <message>
        <source>Up to the move shown</source>
        <translation>До показанного хода</translation>
    </message>
    <message>
        <source>Animated PNG</source>
        <translation>Анимированный PNG</translation>
    </message>
    <message>
        <source>There are no moves to show. Open a game or a solution in Moves, or play moves with the Play tool.</source>
        <translation>Ходов для показа нет. Откройте партию или решение в разделе «Ходы» или сделайте ходы инструментом «Игра».</translation>
    </message>
    <message>
        <source>{positions} positions, {seconds} s</source>
        <translation>Позиций: {positions}, {seconds} с</translation>
    </message>
    <message>
        <source>Picture copied, as PNG and SVG, with {fen} as text</source>
        <translation>Изображение скопировано как PNG и SVG, {fen} — как текст</translation>
    </message>
    <message>
        <source>Picture copied at {pixels} pixels, the limit for copying. Save it for the full size</source>
        <translation>Скопировано с наибольшим возможным размером (пикселей: {pixels}). Полный размер — при сохранении</translation>
    </message>
    <message>
        <source>Picture dragged at {pixels} pixels, the limit for dragging. Save it for the full size</source>
        <translation>Перетащено с наибольшим возможным размером (пикселей: {pixels}). Полный размер — при сохранении</translation>
    </message>
    <message>
        <source>Not enough memory for a picture of this size. Choose a smaller one.</source>
        <translation>Не хватает памяти для изображения такого размера. Выберите меньший.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Сохранено как «{name}».</translation>
    </message>
    <message>
        <source>There is no position to draw yet.</source>
        <translation>Рисовать пока нечего: позиции нет.</translation>
    </message>
    <message>
        <source>The FEN field is not a valid FEN; this is the position on the board.</source>
        <translation>В поле FEN — неправильный FEN; здесь позиция с доски.</translation>
    </message>
    <message>
        <source>Vectors; the page is {width} × {height} mm.</source>
        <translation>Векторы; страница {width} × {height} мм.</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, printed {mm} mm wide.</source>
        <translation>{width} × {height} пикселей, ширина при печати — {mm} мм.</translation>
    </message>
    <message>
        <source>Vectors; {width} × {height} pixels unless scaled.</source>
        <translation>Векторы; {width} × {height} пикселей без масштабирования.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Название позиции</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Not saved. Pictures can be saved as {formats} or {last}, not as “{suffix}”. Choose a name with one of these endings.</source>
        <translation>Не сохранено. Изображения можно сохранять как {formats} или {last}, но не как «{suffix}». Выберите имя с одним из этих окончаний.</translation>
    </message>
</context>
<context>
    <name>PicturesDialog</name>
    <message>
        <source>Export Pictures</source>
        <translation>Экспорт изображений</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Files are named by</source>
        <translation>Из чего берутся имена файлов</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Progress of the pictures</source>
        <translation>Ход подготовки изображений</translation>
    </message>
    <message>
        <source>Save the Pictures in This Folder</source>
        <translation>Сохранить изображения в этой папке</translation>
    </message>
    <message>
        <source>Looking for names…</source>
        <translation>Поиск имён…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>&amp;Позиции</translation>
    </message>
    <message>
        <source>N&amp;amed by</source>
        <translation>И&amp;мя файла</translation>
    </message>
    <message>
        <source>The first one: “{name}”</source>
        <translation>Первое: «{name}»</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Отменено; ничего не сохранено.</translation>
    </message>
    <message>
        <source>Replacing overwrites them.</source>
        <translation>При замене прежнее содержимое пропадёт.</translation>
    </message>
    <message>
        <source>Replace Files</source>
        <translation>Замена файлов</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>Picture {number} of {total}</source>
        <translation>Изображение {number} из {total}</translation>
    </message>
</context>
<context>
    <name>PieceSetRow</name>
    <message>
        <source>Add a Set…</source>
        <translation>Добавить набор…</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Not added: {reason}</source>
        <translation>Не добавлено: {reason}</translation>
    </message>
    <message>
        <source>{set}: {reason}</source>
        <translation>{set}: {reason}</translation>
    </message>
    <message>
        <source>Add a Folder with Twelve Drawings</source>
        <translation>Добавить папку с двенадцатью рисунками</translation>
    </message>
</context>
<context>
    <name>PieceTray</name>
    <message>
        <source>White pieces</source>
        <translation>Белые фигуры</translation>
    </message>
    <message>
        <source>Black pieces</source>
        <translation>Чёрные фигуры</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Some preferences could not be read and were reset. The original settings file was kept as {path}.</source>
        <translation>Часть настроек не удалось прочитать, и они сброшены. Прежний файл настроек — {path}.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the next start: save often.</source>
        <translation>Несохранённую работу нельзя сберечь до следующего запуска: сохраняйте чаще.</translation>
    </message>
    <message>
        <source>Preferences and recent files cannot be saved.</source>
        <translation>Не удаётся сохранить настройки и список недавних файлов.</translation>
    </message>
    <message>
        <source>Errors cannot be logged.</source>
        <translation>Не удаётся вести журнал ошибок.</translation>
    </message>
    <message>
        <source>FenEdit cannot write to these folders: {folders}</source>
        <translation>FenEdit не может писать в эти папки: {folders}</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Make legal moves on the board</source>
        <translation>Делать на доске ходы по правилам</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n positions read as {0}.</source>
        <translation>
            <numerusform>Прочитана %n позиция: {0}.</numerusform>
            <numerusform>Прочитаны %n позиции: {0}.</numerusform>
            <numerusform>Прочитано %n позиций: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operations</source>
        <translation>
            <numerusform>%n операция</numerusform>
            <numerusform>%n операции</numerusform>
            <numerusform>%n операций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n позиция</numerusform>
            <numerusform>%n позиции</numerusform>
            <numerusform>%n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n pieces</source>
        <translation>
            <numerusform>Удаление %n фигуры</numerusform>
            <numerusform>Удаление %n фигур</numerusform>
            <numerusform>Удаление %n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces</source>
        <translation>
            <numerusform>Перенос %n фигуры</numerusform>
            <numerusform>Перенос %n фигур</numerusform>
            <numerusform>Перенос %n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pieces</source>
        <translation>
            <numerusform>Копирование %n фигуры</numerusform>
            <numerusform>Копирование %n фигур</numerusform>
            <numerusform>Копирование %n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n pieces</source>
        <translation>
            <numerusform>Обмен цветов %n фигуры</numerusform>
            <numerusform>Обмен цветов %n фигур</numerusform>
            <numerusform>Обмен цветов %n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n pieces</source>
        <translation>
            <numerusform>Расстановка %n фигуры</numerusform>
            <numerusform>Расстановка %n фигур</numerusform>
            <numerusform>Расстановка %n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type %n squares on the board</source>
        <translation>
            <numerusform>Ввод %n поля на доске</numerusform>
            <numerusform>Ввод %n полей на доске</numerusform>
            <numerusform>Ввод %n полей на доске</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n positions</source>
        <translation>
            <numerusform>Вставка %n позиции</numerusform>
            <numerusform>Вставка %n позиций</numerusform>
            <numerusform>Вставка %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %n positions from pictures</source>
        <translation>
            <numerusform>Чтение %n позиции с изображений</numerusform>
            <numerusform>Чтение %n позиций с изображений</numerusform>
            <numerusform>Чтение %n позиций с изображений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n positions</source>
        <translation>
            <numerusform>Дублирование %n позиции</numerusform>
            <numerusform>Дублирование %n позиций</numerusform>
            <numerusform>Дублирование %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n positions from games</source>
        <translation>
            <numerusform>Взять %n позицию из партий</numerusform>
            <numerusform>Взять %n позиции из партий</numerusform>
            <numerusform>Взять %n позиций из партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n positions</source>
        <translation>
            <numerusform>Удаление %n позиции</numerusform>
            <numerusform>Удаление %n позиций</numerusform>
            <numerusform>Удаление %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n positions</source>
        <translation>
            <numerusform>Вырезание %n позиции</numerusform>
            <numerusform>Вырезание %n позиций</numerusform>
            <numerusform>Вырезание %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions</source>
        <translation>
            <numerusform>Перемещение %n позиции</numerusform>
            <numerusform>Перемещение %n позиций</numerusform>
            <numerusform>Перемещение %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions up</source>
        <translation>
            <numerusform>Перемещение %n позиции вверх</numerusform>
            <numerusform>Перемещение %n позиций вверх</numerusform>
            <numerusform>Перемещение %n позиций вверх</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n positions down</source>
        <translation>
            <numerusform>Перемещение %n позиции вниз</numerusform>
            <numerusform>Перемещение %n позиций вниз</numerusform>
            <numerusform>Перемещение %n позиций вниз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n positions</source>
        <translation>
            <numerusform>Поворот %n позиции</numerusform>
            <numerusform>Поворот %n позиций</numerusform>
            <numerusform>Поворот %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions</source>
        <translation>
            <numerusform>Отражение %n позиции</numerusform>
            <numerusform>Отражение %n позиций</numerusform>
            <numerusform>Отражение %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n positions top to bottom</source>
        <translation>
            <numerusform>Отражение %n позиции сверху вниз</numerusform>
            <numerusform>Отражение %n позиций сверху вниз</numerusform>
            <numerusform>Отражение %n позиций сверху вниз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap colours of %n positions</source>
        <translation>
            <numerusform>Обмен цветов в %n позиции</numerusform>
            <numerusform>Обмен цветов в %n позициях</numerusform>
            <numerusform>Обмен цветов в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions up</source>
        <translation>
            <numerusform>Сдвиг %n позиции вверх</numerusform>
            <numerusform>Сдвиг %n позиций вверх</numerusform>
            <numerusform>Сдвиг %n позиций вверх</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions down</source>
        <translation>
            <numerusform>Сдвиг %n позиции вниз</numerusform>
            <numerusform>Сдвиг %n позиций вниз</numerusform>
            <numerusform>Сдвиг %n позиций вниз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions left</source>
        <translation>
            <numerusform>Сдвиг %n позиции влево</numerusform>
            <numerusform>Сдвиг %n позиций влево</numerusform>
            <numerusform>Сдвиг %n позиций влево</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shift %n positions right</source>
        <translation>
            <numerusform>Сдвиг %n позиции вправо</numerusform>
            <numerusform>Сдвиг %n позиций вправо</numerusform>
            <numerusform>Сдвиг %n позиций вправо</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear marks of %n positions</source>
        <translation>
            <numerusform>Удаление меток в %n позиции</numerusform>
            <numerusform>Удаление меток в %n позициях</numerusform>
            <numerusform>Удаление меток в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to White in %n positions</source>
        <translation>
            <numerusform>Ход белых в %n позиции</numerusform>
            <numerusform>Ход белых в %n позициях</numerusform>
            <numerusform>Ход белых в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set side to move to Black in %n positions</source>
        <translation>
            <numerusform>Ход чёрных в %n позиции</numerusform>
            <numerusform>Ход чёрных в %n позициях</numerusform>
            <numerusform>Ход чёрных в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove castling rights of %n positions</source>
        <translation>
            <numerusform>Удаление прав на рокировку в %n позиции</numerusform>
            <numerusform>Удаление прав на рокировку в %n позициях</numerusform>
            <numerusform>Удаление прав на рокировку в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove en passant square of %n positions</source>
        <translation>
            <numerusform>Удаление поля взятия на проходе в %n позиции</numerusform>
            <numerusform>Удаление поля взятия на проходе в %n позициях</numerusform>
            <numerusform>Удаление поля взятия на проходе в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set details of %n positions</source>
        <translation>
            <numerusform>Изменение сведений о %n позиции</numerusform>
            <numerusform>Изменение сведений о %n позициях</numerusform>
            <numerusform>Изменение сведений о %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set stipulation of %n positions</source>
        <translation>
            <numerusform>Задание для %n позиции</numerusform>
            <numerusform>Задание для %n позиций</numerusform>
            <numerusform>Задание для %n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset counters of %n positions</source>
        <translation>
            <numerusform>Сброс счётчиков в %n позиции</numerusform>
            <numerusform>Сброс счётчиков в %n позициях</numerusform>
            <numerusform>Сброс счётчиков в %n позициях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Ход чёрных в %n из выбранных позиций, как говорит задание.</numerusform>
            <numerusform>Ход чёрных в %n из выбранных позиций, как говорит задание.</numerusform>
            <numerusform>Ход чёрных в %n из выбранных позиций, как говорит задание.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White to move in %n of the selected positions, as the stipulation says.</source>
        <translation>
            <numerusform>Ход белых в %n из выбранных позиций, как говорит задание.</numerusform>
            <numerusform>Ход белых в %n из выбранных позиций, как говорит задание.</numerusform>
            <numerusform>Ход белых в %n из выбранных позиций, как говорит задание.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights that no longer hold were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>Недействительные права на рокировку убраны в %n из выделенных позиций.</numerusform>
            <numerusform>Недействительные права на рокировку убраны в %n из выделенных позиций.</numerusform>
            <numerusform>Недействительные права на рокировку убраны в %n из выделенных позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castling rights were restored in %n of the selected positions.</source>
        <translation>
            <numerusform>Права на рокировку восстановлены в %n из выделенных позиций.</numerusform>
            <numerusform>Права на рокировку восстановлены в %n из выделенных позиций.</numerusform>
            <numerusform>Права на рокировку восстановлены в %n из выделенных позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The en passant square was removed from %n of the selected positions: it is no longer possible.</source>
        <translation>
            <numerusform>Поле взятия на проходе убрано в %n из выделенных позиций: оно больше невозможно.</numerusform>
            <numerusform>Поле взятия на проходе убрано в %n из выделенных позиций: оно больше невозможно.</numerusform>
            <numerusform>Поле взятия на проходе убрано в %n из выделенных позиций: оно больше невозможно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks that would leave the board were removed from %n of the selected positions.</source>
        <translation>
            <numerusform>Метки, которые оказались бы за краем доски, убраны в %n из выделенных позиций.</numerusform>
            <numerusform>Метки, которые оказались бы за краем доски, убраны в %n из выделенных позиций.</numerusform>
            <numerusform>Метки, которые оказались бы за краем доски, убраны в %n из выделенных позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Twins of %n of the selected positions were left unchanged: they do not fit the changed board.</source>
        <translation>
            <numerusform>Близнецы %n из выбранных позиций остались прежними: они не подходят к изменённой доске.</numerusform>
            <numerusform>Близнецы %n из выбранных позиций остались прежними: они не подходят к изменённой доске.</numerusform>
            <numerusform>Близнецы %n из выбранных позиций остались прежними: они не подходят к изменённой доске.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys and solutions of %n of the selected positions were kept: they belong to the previous positions.</source>
        <translation>
            <numerusform>Ключи и решения %n из выбранных позиций остались: они относятся к прежним позициям.</numerusform>
            <numerusform>Ключи и решения %n из выбранных позиций остались: они относятся к прежним позициям.</numerusform>
            <numerusform>Ключи и решения %n из выбранных позиций остались: они относятся к прежним позициям.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept, but no longer fit.</source>
        <translation>
            <numerusform>Ходы %n из выделенных партий сохранены, но больше не подходят.</numerusform>
            <numerusform>Ходы %n из выделенных партий сохранены, но больше не подходят.</numerusform>
            <numerusform>Ходы %n из выделенных партий сохранены, но больше не подходят.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moves of %n of the selected games were kept; they may no longer fit.</source>
        <translation>
            <numerusform>Ходы %n из выделенных партий сохранены; они могут больше не подходить.</numerusform>
            <numerusform>Ходы %n из выделенных партий сохранены; они могут больше не подходить.</numerusform>
            <numerusform>Ходы %n из выделенных партий сохранены; они могут больше не подходить.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed in %n of the selected positions.</source>
        <translation>
            <numerusform>В %n из выделенных позиций ничего не изменено.</numerusform>
            <numerusform>В %n из выделенных позиций ничего не изменено.</numerusform>
            <numerusform>В %n из выделенных позиций ничего не изменено.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added as position {number}.</source>
        <translation>Добавлено как позиция {number}.</translation>
    </message>
    <message>
        <source>Added as positions {number}–{last}.</source>
        <translation>Добавлено как позиции {number}–{last}.</translation>
    </message>
    <message numerus="yes">
        <source>%n positions were changed.</source>
        <translation>
            <numerusform>Изменена %n позиция.</numerusform>
            <numerusform>Изменены %n позиции.</numerusform>
            <numerusform>Изменено %n позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were deleted. Undo brings them back.</source>
        <translation>
            <numerusform>Удалена %n позиция. «Отменить» вернёт её.</numerusform>
            <numerusform>Удалены %n позиции. «Отменить» вернёт их.</numerusform>
            <numerusform>Удалено %n позиций. «Отменить» вернёт их.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were moved to the clipboard.</source>
        <translation>
            <numerusform>В буфер обмена перенесена %n позиция.</numerusform>
            <numerusform>В буфер обмена перенесены %n позиции.</numerusform>
            <numerusform>В буфер обмена перенесено %n позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions were added after their games.</source>
        <translation>
            <numerusform>Добавлена %n позиция после своей партии.</numerusform>
            <numerusform>Добавлены %n позиции после своих партий.</numerusform>
            <numerusform>Добавлено %n позиций после своих партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces were replaced.</source>
        <translation>
            <numerusform>Заменена %n фигура.</numerusform>
            <numerusform>Заменены %n фигуры.</numerusform>
            <numerusform>Заменено %n фигур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A * or a tag was added to %n other games, to keep games apart.</source>
        <translation>
            <numerusform>К %n другой партии добавлен знак * или тег, чтобы партии не слились.</numerusform>
            <numerusform>К %n другим партиям добавлен знак * или тег, чтобы партии не слились.</numerusform>
            <numerusform>К %n другим партиям добавлен знак * или тег, чтобы партии не слились.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white kings</source>
        <translation>
            <numerusform>%n белый король</numerusform>
            <numerusform>%n белых короля</numerusform>
            <numerusform>%n белых королей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white queens</source>
        <translation>
            <numerusform>%n белый ферзь</numerusform>
            <numerusform>%n белых ферзя</numerusform>
            <numerusform>%n белых ферзей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rooks</source>
        <translation>
            <numerusform>%n белая ладья</numerusform>
            <numerusform>%n белые ладьи</numerusform>
            <numerusform>%n белых ладей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white bishops</source>
        <translation>
            <numerusform>%n белый слон</numerusform>
            <numerusform>%n белых слона</numerusform>
            <numerusform>%n белых слонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white knights</source>
        <translation>
            <numerusform>%n белый конь</numerusform>
            <numerusform>%n белых коня</numerusform>
            <numerusform>%n белых коней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white pawns</source>
        <translation>
            <numerusform>%n белая пешка</numerusform>
            <numerusform>%n белые пешки</numerusform>
            <numerusform>%n белых пешек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black kings</source>
        <translation>
            <numerusform>%n чёрный король</numerusform>
            <numerusform>%n чёрных короля</numerusform>
            <numerusform>%n чёрных королей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black queens</source>
        <translation>
            <numerusform>%n чёрный ферзь</numerusform>
            <numerusform>%n чёрных ферзя</numerusform>
            <numerusform>%n чёрных ферзей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black rooks</source>
        <translation>
            <numerusform>%n чёрная ладья</numerusform>
            <numerusform>%n чёрные ладьи</numerusform>
            <numerusform>%n чёрных ладей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black bishops</source>
        <translation>
            <numerusform>%n чёрный слон</numerusform>
            <numerusform>%n чёрных слона</numerusform>
            <numerusform>%n чёрных слонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black knights</source>
        <translation>
            <numerusform>%n чёрный конь</numerusform>
            <numerusform>%n чёрных коня</numerusform>
            <numerusform>%n чёрных коней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black pawns</source>
        <translation>
            <numerusform>%n чёрная пешка</numerusform>
            <numerusform>%n чёрные пешки</numerusform>
            <numerusform>%n чёрных пешек</numerusform>
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
        <translation>Что спрашивают у Popeye</translation>
    </message>
    <message>
        <source>What Popeye says</source>
        <translation>Что отвечает Popeye</translation>
    </message>
</context>
<context>
    <name>PopeyeWords</name>
    <message>
        <source>The path {detail} is not absolute.</source>
        <translation>Путь {detail} не абсолютный.</translation>
    </message>
    <message>
        <source>Program not found: {detail}.</source>
        <translation>Программа не найдена: {detail}.</translation>
    </message>
    <message>
        <source>{detail} cannot be started.</source>
        <translation>{detail} не запускается.</translation>
    </message>
    <message>
        <source>{detail} does not respond like Popeye.</source>
        <translation>{detail} не отвечает как Popeye.</translation>
    </message>
    <message>
        <source>{detail} did not respond and was stopped.</source>
        <translation>{detail} не отвечает; программа остановлена.</translation>
    </message>
    <message>
        <source>Popeye ended early. Only what it found so far is certain.</source>
        <translation>Popeye завершился раньше времени. Достоверно только уже найденное.</translation>
    </message>
    <message>
        <source>Popeye was stopped: it found more than can be shown here.</source>
        <translation>Popeye остановлен: найдено больше, чем можно здесь показать.</translation>
    </message>
    <message>
        <source>Popeye was stopped after {detail} min. What it found so far is certain.</source>
        <translation>Popeye остановлен через {detail} мин. Найденное до сих пор верно.</translation>
    </message>
    <message>
        <source>Popeye does not know “{detail}”.</source>
        <translation>Popeye не знает «{detail}».</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood: {detail}.</source>
        <translation>Ответ Popeye не понят: {detail}.</translation>
    </message>
    <message>
        <source>Popeye rejects the puzzle: {detail}.</source>
        <translation>Popeye не принимает задачу: {detail}.</translation>
    </message>
    <message>
        <source>Popeye cannot solve {detail}, only #n, h#n, s#n, r#n and ser-h#n.</source>
        <translation>Popeye не решает {detail}, но решает #n, h#n, s#n, r#n и ser-h#n.</translation>
    </message>
    <message>
        <source>Popeye supports castling from standard squares only.</source>
        <translation>Popeye поддерживает рокировку только с обычных исходных полей.</translation>
    </message>
    <message>
        <source>White begins and forces Black to mate.</source>
        <translation>Белые начинают и вынуждают чёрных дать мат.</translation>
    </message>
    <message>
        <source>Black begins and forces White to mate.</source>
        <translation>Чёрные начинают и вынуждают белых дать мат.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Начинают белые.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Начинают чёрные.</translation>
    </message>
    <message>
        <source>White begins; both help White to mate.</source>
        <translation>Начинают белые, чёрные помогают им дать мат.</translation>
    </message>
    <message>
        <source>Black begins; both help White to mate.</source>
        <translation>Начинают чёрные и помогают белым дать мат.</translation>
    </message>
    <message>
        <source>White begins; both help Black to mate.</source>
        <translation>Начинают белые и помогают чёрным дать мат.</translation>
    </message>
    <message>
        <source>Black begins; both help Black to mate.</source>
        <translation>Начинают чёрные, белые помогают им дать мат.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Popeye has searched everything.</source>
        <translation>Popeye просмотрел всё.</translation>
    </message>
    <message>
        <source>Popeye stopped at a limit set in its options.</source>
        <translation>Popeye остановился на пределе из своих параметров.</translation>
    </message>
    <message>
        <source>Stopped before Popeye had searched everything.</source>
        <translation>Остановлено: Popeye просмотрел не всё.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>Popeye’s answer was not understood</source>
        <translation>Ответ Popeye не понят</translation>
    </message>
    <message>
        <source>“Text…” shows it.</source>
        <translation>Его покажет «Текст…».</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>Stopped: no solution so far</source>
        <translation>Остановлено: решения пока нет</translation>
    </message>
    <message>
        <source>First move {number}, {move} ({seconds} s)</source>
        <translation>Первый ход {number}, {move} ({seconds} с)</translation>
    </message>
    <message>
        <source>First move {number} of {total}, {move} ({seconds} s)</source>
        <translation>Первый ход {number} из {total}, {move} ({seconds} с)</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
</context>
<context>
    <name>PositionCheckCard</name>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Исправить всё</translation>
    </message>
    <message>
        <source>Apply all fixes in one step</source>
        <translation>Применить все исправления сразу</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Проблем не найдено</translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n проблема</numerusform>
            <numerusform>%n проблемы</numerusform>
            <numerusform>%n проблем</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The moves of this game do not fit the new position.</source>
        <translation>Ходы этой партии не подходят к новой позиции.</translation>
    </message>
    <message>
        <source>Keep the game, and add the new position after it?</source>
        <translation>Оставить партию, а новую позицию добавить после неё?</translation>
    </message>
    <message>
        <source>&amp;Change the Game’s Start</source>
        <translation>&amp;Изменить начало партии</translation>
    </message>
    <message>
        <source>This replaces the game, with its moves.</source>
        <translation>Партия будет заменена вместе с её ходами.</translation>
    </message>
    <message>
        <source>&amp;Replace the Game</source>
        <translation>&amp;Заменить партию</translation>
    </message>
    <message>
        <source>The moves of selected games do not fit their new positions.</source>
        <translation>Ходы выделенных партий не подходят к их новым позициям.</translation>
    </message>
    <message>
        <source>Change where these games begin, and keep their moves?</source>
        <translation>Изменить начало этих партий, а их ходы сохранить?</translation>
    </message>
    <message>
        <source>&amp;Change the Games’ Starts</source>
        <translation>&amp;Изменить начало партий</translation>
    </message>
    <message>
        <source>&amp;New Position After This Game</source>
        <translation>&amp;Новая позиция после партии</translation>
    </message>
    <message>
        <source>Moves of the Game</source>
        <translation>Ходы партии</translation>
    </message>
    <message>
        <source>Number of the start position, 0 to 959 (518 is standard chess):</source>
        <translation>Номер начальной позиции, от 0 до 959 (518 — классические шахматы):</translation>
    </message>
    <message>
        <source>Chess960 Position</source>
        <translation>Позиция Chess960</translation>
    </message>
    <message>
        <source>There is no start position {0}. Enter a number from 0 to 959:</source>
        <translation>Начальной позиции {0} нет. Введите число от 0 до 959:</translation>
    </message>
</context>
<context>
    <name>PositionFacts</name>
    <message>
        <source>No position yet.</source>
        <translation>Позиции пока нет.</translation>
    </message>
    <message>
        <source>The board shows the last valid position.</source>
        <translation>На доске — последняя правильная позиция.</translation>
    </message>
    <message>
        <source>GBR {0}</source>
        <translation>GBR {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <translation>
            <numerusform>%n возможный ход</numerusform>
            <numerusform>%n возможных хода</numerusform>
            <numerusform>%n возможных ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Tablebase: …</source>
        <translation>Таблицы: …</translation>
    </message>
    <message>
        <source>Best: {moves}</source>
        <translation>Лучшие: {moves}</translation>
    </message>
    <message>
        <source>White is checkmated.</source>
        <translation>Белым мат.</translation>
    </message>
    <message>
        <source>Black is checkmated.</source>
        <translation>Чёрным мат.</translation>
    </message>
    <message>
        <source>White is stalemated.</source>
        <translation>Белым пат.</translation>
    </message>
    <message>
        <source>Black is stalemated.</source>
        <translation>Чёрным пат.</translation>
    </message>
    <message>
        <source>Black is in check.</source>
        <translation>Чёрным шах.</translation>
    </message>
    <message>
        <source>White is in check.</source>
        <translation>Белым шах.</translation>
    </message>
    <message>
        <source>Neither side has enough material to mate.</source>
        <translation>Ни у одной стороны не хватает материала для мата.</translation>
    </message>
    <message>
        <source>Same position as no. {number}</source>
        <translation>Та же позиция, что и № {number}</translation>
    </message>
    <message numerus="yes">
        <source>Same position as no. {number} and %n others</source>
        <translation>
            <numerusform>Та же позиция, что и № {number} и ещё %n</numerusform>
            <numerusform>Та же позиция, что и № {number} и ещё %n</numerusform>
            <numerusform>Та же позиция, что и № {number} и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}. Click to go there.</source>
        <translation>{words}. Щёлкните, чтобы перейти.</translation>
    </message>
</context>
<context>
    <name>PositionSection</name>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Restart &amp;Now</source>
        <translation>&amp;Перезапустить сейчас</translation>
    </message>
    <message>
        <source>Window colours</source>
        <translation>Цвета окна</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Цвета доски</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Рядом с доской</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Animate pieces when the position changes</source>
        <translation>Анимация фигур при смене позиции</translation>
    </message>
    <message>
        <source>Show moves with figurines</source>
        <translation>Показывать ходы символами фигур</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>New position</source>
        <translation>Новая позиция</translation>
    </message>
    <message>
        <source>Takes effect at the next start. All windows and unsaved work come back.</source>
        <translation>Со следующего запуска. Все окна и несохранённая работа вернутся.</translation>
    </message>
    <message>
        <source>Edit Colours…</source>
        <translation>Изменить цвета…</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Отмечать последний ход</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>Open what was open last time</source>
        <translation>Открывать то же, что в прошлый раз</translation>
    </message>
    <message>
        <source>Allow several kings of one colour</source>
        <translation>Разрешить несколько королей одного цвета</translation>
    </message>
    <message>
        <source>Mouse wheel changes the piece on a square</source>
        <translation>Колесо мыши меняет фигуру на поле</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Копирование</translation>
    </message>
    <message>
        <source>Folder of Syzygy tablebases</source>
        <translation>Папка таблиц Syzygy</translation>
    </message>
    <message>
        <source>Endgame tablebases</source>
        <translation>Таблицы эндшпилей</translation>
    </message>
    <message>
        <source>This file does not hold the colours of a board.</source>
        <translation>В этом файле нет цветов доски.</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Как в окне</translation>
    </message>
    <message>
        <source>Write the en passant square</source>
        <translation>Поле взятия на проходе</translation>
    </message>
    <message>
        <source>Write castling rights</source>
        <translation>Запись прав на рокировку</translation>
    </message>
    <message>
        <source>Piece letters in lists</source>
        <translation>Буквы фигур в списках</translation>
    </message>
    <message>
        <source>For copied positions only; files are saved with what each position holds.</source>
        <translation>Только для копируемых позиций; в файлы пишется то, что есть в каждой позиции.</translation>
    </message>
    <message>
        <source>&amp;Reset to Defaults</source>
        <translation>&amp;Сбросить настройки</translation>
    </message>
</context>
<context>
    <name>PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>Проф&amp;иль</translation>
    </message>
    <message>
        <source>Save these options as a preset…</source>
        <translation>Сохранить эти параметры как профиль…</translation>
    </message>
    <message>
        <source>Delete this preset</source>
        <translation>Удалить этот профиль</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Сохранить как профиль</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Имя профиля:</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Профилю нужно имя.</translation>
    </message>
    <message>
        <source>“{name}” is a built-in preset. Choose another name.</source>
        <translation>«{name}» — встроенный профиль. Выберите другое имя.</translation>
    </message>
    <message>
        <source>There are already {count} presets. Delete one first.</source>
        <translation>Профилей уже {count}. Сначала удалите один.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Сохранено как «{name}».</translation>
    </message>
    <message>
        <source>Saved as “{name}”: names have at most {most} characters.</source>
        <translation>Сохранено как «{name}»: в имени не больше {most} символов.</translation>
    </message>
    <message>
        <source>Deleted the preset “{name}”.</source>
        <translation>Профиль «{name}» удалён.</translation>
    </message>
</context>
<context>
    <name>PrintPictureDialog</name>
    <message>
        <source>Print the Diagram</source>
        <translation>Печать диаграммы</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Ширина</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>The diagram was printed.</source>
        <translation>Диаграмма напечатана.</translation>
    </message>
    <message>
        <source>{paper}. The diagram will be {width} mm wide.</source>
        <translation>{paper}. Ширина диаграммы — {width} мм.</translation>
    </message>
</context>
<context>
    <name>ProblemLine</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Explain this (F1)</source>
        <translation>Объяснить это (F1)</translation>
    </message>
    <message>
        <source>{problem} Fix: {fixes}.</source>
        <translation>{problem} Исправление: {fixes}.</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Engine and Popeye</source>
        <translation>Движок и Popeye</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Движок</translation>
    </message>
    <message>
        <source>&amp;Popeye</source>
        <translation>&amp;Popeye</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>Time l&amp;imit</source>
        <translation>Пр&amp;едел времени</translation>
    </message>
    <message>
        <source>Popeye solves puzzles other than direct mates. Nothing else needs it.</source>
        <translation>Popeye решает задачи, отличные от прямых матов. Для остального он не нужен.</translation>
    </message>
    <message>
        <source>Programs run with all your permissions. Choose only programs you trust.</source>
        <translation>Программы запускаются со всеми вашими правами. Выбирайте только те, которым доверяете.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Линии</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>П&amp;отоки</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>Па&amp;мять</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> МБ</translation>
    </message>
    <message>
        <source>Choose a Program</source>
        <translation>Выбор программы</translation>
    </message>
</context>
<context>
    <name>PromotionChooser</name>
    <message>
        <source>Promote to</source>
        <translation>Превратить в</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Data…</source>
        <translation>Ещё…</translation>
    </message>
    <message>
        <source>Edit author, source and other details of the puzzle</source>
        <translation>Изменить автора, источник и другие сведения о задаче</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Добавить близнеца, равного показанной позиции</translation>
    </message>
    <message>
        <source>+ Twin</source>
        <translation>+ Близнец</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Добавить близнеца</translation>
    </message>
    <message>
        <source>Puzzle data…</source>
        <translation>Данные задачи…</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Nothing to solve yet.</source>
        <translation>Решать пока нечего.</translation>
    </message>
    <message>
        <source>Enter what to test: #2, h#3, s#4, …</source>
        <translation>Введите, что проверить: #2, h#3, s#4, …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
</context>
<context>
    <name>PuzzleController</name>
    <message>
        <source>Stop Solving &amp;All</source>
        <translation>Остановить решение &amp;всех</translation>
    </message>
    <message>
        <source>Solve &amp;All Puzzles</source>
        <translation>Решить &amp;все задачи</translation>
    </message>
    <message>
        <source>&amp;Stop Solving</source>
        <translation>Остановить &amp;решение</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Решить</translation>
    </message>
</context>
<context>
    <name>PuzzleField</name>
    <message>
        <source>&amp;Write This</source>
        <translation>Запи&amp;сать так</translation>
    </message>
    <message>
        <source>Write “{text}”</source>
        <translation>Записать «{text}»</translation>
    </message>
</context>
<context>
    <name>PuzzleForm</name>
    <message>
        <source>There is no position yet.</source>
        <translation>Позиции пока нет.</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Происхождение</translation>
    </message>
    <message>
        <source>Puzzle Data</source>
        <translation>Данные задачи</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Автор</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Дата</translation>
    </message>
    <message>
        <source>1977 or 1977-05-31</source>
        <translation>1977 или 1977-05-31</translation>
    </message>
    <message>
        <source>1st Prize</source>
        <translation>1-й приз</translation>
    </message>
    <message>
        <source>Awa&amp;rd</source>
        <translation>&amp;Отличие</translation>
    </message>
    <message>
        <source>Beside the stipulation</source>
        <translation>Кроме задания</translation>
    </message>
    <message>
        <source>C&amp;onditions</source>
        <translation>&amp;Условия</translation>
    </message>
    <message>
        <source>Circe; Madrasi</source>
        <translation>Circe; Madrasi</translation>
    </message>
    <message>
        <source>Tw&amp;ins</source>
        <translation>&amp;Близнецы</translation>
    </message>
    <message>
        <source>b) Move e6 c4; c) Remove d5</source>
        <translation>b) Move e6 c4; c) Remove d5</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>&amp;Решения</translation>
    </message>
    <message>
        <source>how many are intended</source>
        <translation>сколько задумано</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>Пара&amp;метры</translation>
    </message>
    <message>
        <source>of Popeye: MaxSolutions 5</source>
        <translation>для Popeye: MaxSolutions 5</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Вступление</translation>
    </message>
    <message>
        <source>&amp;Tries</source>
        <translation>&amp;Ложные следы</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>Вариан&amp;т</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Текст ре&amp;шения</translation>
    </message>
    <message>
        <source>For the reader</source>
        <translation>Для читателя</translation>
    </message>
    <message>
        <source>Th&amp;emes</source>
        <translation>Т&amp;емы</translation>
    </message>
    <message>
        <source>Grimshaw; Novotny</source>
        <translation>Гримшоу; Новотный</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Комментарий</translation>
    </message>
</context>
<context>
    <name>PuzzleResult</name>
    <message>
        <source>First moves searched</source>
        <translation>Просмотрено первых ходов</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ложные следы</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Иллюз. игра</translation>
    </message>
    <message>
        <source>Ask Popeye</source>
        <translation>Спросить Popeye</translation>
    </message>
    <message>
        <source>Solve it with Popeye, too</source>
        <translation>Решить и с помощью Popeye</translation>
    </message>
    <message>
        <source>Text…</source>
        <translation>Текст…</translation>
    </message>
    <message>
        <source>Show what Popeye is asked, and what it says</source>
        <translation>Показать вопрос к Popeye и его ответ</translation>
    </message>
    <message>
        <source>Choose Popeye…</source>
        <translation>Выбрать Popeye…</translation>
    </message>
    <message>
        <source>Choose the program on this computer</source>
        <translation>Выбрать программу на этом компьютере</translation>
    </message>
    <message>
        <source>Add to Record</source>
        <translation>Добавить в запись</translation>
    </message>
    <message>
        <source>{keys}! Looking for the play…</source>
        <translation>{keys}! Ищется игра…</translation>
    </message>
    <message>
        <source>No key. Searching…</source>
        <translation>Вступительного хода нет. Поиск…</translation>
    </message>
    <message>
        <source>This needs Popeye, the free solver of helpmates, selfmates and fairy chess, from github.com/thomas-maeder/popeye. Choose it once it is installed.</source>
        <translation>Нужен Popeye — свободная программа, решающая кооперативные и обратные маты и сказочные задачи, с github.com/thomas-maeder/popeye. Выберите её после установки.</translation>
    </message>
    <message>
        <source>Solved with all puzzles. Press Solve to see the solution.</source>
        <translation>Решено вместе со всеми. Нажмите «Решить», чтобы увидеть решение.</translation>
    </message>
    <message>
        <source>Solution copied</source>
        <translation>Решение скопировано</translation>
    </message>
    <message>
        <source>The record already has a solution text: clear it in Data… first.</source>
        <translation>В записи уже есть текст решения: сначала очистите его в «Данные…».</translation>
    </message>
    <message>
        <source>Solution added to the record</source>
        <translation>Решение добавлено в запись</translation>
    </message>
    <message>
        <source>Already in the record</source>
        <translation>Уже есть в записи</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves, main line and solution</source>
        <translation>В запись добавлены: вступительный ход, число ходов, главный вариант и решение</translation>
    </message>
    <message>
        <source>Added to the record: key, number of moves and main line. Its solution text was kept: clear it in Data… to have it filled in.</source>
        <translation>В запись добавлены: вступительный ход, число ходов и главный вариант. Текст решения сохранён: очистите его в «Данные…», чтобы он заполнился.</translation>
    </message>
    <message>
        <source>How many are intended is not stated.</source>
        <translation>Сколько задумано решений, не указано.</translation>
    </message>
    <message>
        <source>Set {number}</source>
        <translation>Указать {number}</translation>
    </message>
    <message>
        <source>White begins in {stipulation}.</source>
        <translation>В {stipulation} начинают белые.</translation>
    </message>
    <message>
        <source>Black begins in {stipulation}.</source>
        <translation>В {stipulation} начинают чёрные.</translation>
    </message>
    <message>
        <source>Set Black</source>
        <translation>Задать чёрных</translation>
    </message>
    <message>
        <source>Set White</source>
        <translation>Задать белых</translation>
    </message>
    <message>
        <source>Castling is allowed by convention.</source>
        <translation>Рокировка разрешена по соглашению.</translation>
    </message>
    <message>
        <source>Set {castling}</source>
        <translation>Задать {castling}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the solution as text</source>
        <translation>Копировать решение как текст</translation>
    </message>
    <message>
        <source>Add the solution to the record</source>
        <translation>Добавить решение в запись</translation>
    </message>
    <message>
        <source>Popeye: {0}</source>
        <translation>Popeye: {0}</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Show the solution as a tree</source>
        <translation>Показать решение деревом</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>The solver ended unexpectedly</source>
        <translation>Решатель неожиданно завершился</translation>
    </message>
    <message>
        <source>Nothing found. Press Solve to try again.</source>
        <translation>Ничего не найдено. Нажмите «Решить», чтобы попробовать снова.</translation>
    </message>
    <message>
        <source>Hide the solution</source>
        <translation>Скрыть решение</translation>
    </message>
    <message>
        <source>Stopped after {done} of {total} first moves.</source>
        <translation>Остановлено; просмотрено первых ходов: {done} из {total}.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Поиск…</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Ещё не решено.</translation>
    </message>
    <message>
        <source>{done} of {total} first moves</source>
        <translation>Первых ходов: {done} из {total}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>cook</source>
        <translation>побочное решение</translation>
    </message>
    <message>
        <source>short</source>
        <translation>короче</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>дуаль</translation>
    </message>
    <message>
        <source>The record gives {keys} as the key.</source>
        <translation>В записи указано вступление: {keys}.</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>цугцванг</translation>
    </message>
    <message>
        <source>threat</source>
        <translation>угроза</translation>
    </message>
    <message>
        <source>but</source>
        <translation>но</translation>
    </message>
    <message numerus="yes">
        <source>any other (%n)</source>
        <translation>
            <numerusform>любой другой (%n)</numerusform>
            <numerusform>любой другой (%n)</numerusform>
            <numerusform>любой другой (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tries: %n</source>
        <translation>
            <numerusform>Ложные следы: %n</numerusform>
            <numerusform>Ложные следы: %n</numerusform>
            <numerusform>Ложные следы: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Иллюзорная игра</translation>
    </message>
    <message>
        <source>short: #{mate}</source>
        <translation>короче: #{mate}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>Stopped before the search was complete.</source>
        <translation>Остановлено до окончания поиска.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>any other</source>
        <translation>любой другой</translation>
    </message>
    <message>
        <source>{mate} sound, {key}!</source>
        <translation>{mate} корректна, {key}!</translation>
    </message>
    <message>
        <source>{mate} cooked: {keys}</source>
        <translation>{mate}, побочные: {keys}</translation>
    </message>
    <message numerus="yes">
        <source>%n solutions</source>
        <translation>
            <numerusform>%n решение</numerusform>
            <numerusform>%n решения</numerusform>
            <numerusform>%n решений</numerusform>
        </translation>
    </message>
    <message>
        <source>{numbers} solutions</source>
        <translation>Решений: {numbers}</translation>
    </message>
    <message>
        <source>{solutions} ({intended} intended)</source>
        <translation>{solutions} (задумано: {intended})</translation>
    </message>
    <message>
        <source>{mate} has no solution</source>
        <translation>{mate}: нет решения</translation>
    </message>
    <message>
        <source>Short: mate in {number} by {moves}</source>
        <translation>Решается короче: #{number} после {moves}</translation>
    </message>
    <message>
        <source>{mate}, {key}! with duals after {defences}</source>
        <translation>{mate}, {key}! Дуали после {defences}</translation>
    </message>
    <message>
        <source>{mate} not finished; no key so far</source>
        <translation>{mate}: поиск не закончен, решения пока нет</translation>
    </message>
    <message>
        <source>{mate} not finished; so far {keys}</source>
        <translation>{mate}: поиск не закончен, пока найдено {keys}</translation>
    </message>
    <message>
        <source>Stopped: only what was searched is certain.</source>
        <translation>Остановлено: достоверно только просмотренное.</translation>
    </message>
    <message>
        <source>Complete search, {seconds} s</source>
        <translation>Полный поиск, {seconds} с</translation>
    </message>
    <message>
        <source>{moves} and {more}</source>
        <translation>{moves} и {more}</translation>
    </message>
</context>
<context>
    <name>PuzzlesBar</name>
    <message>
        <source>All puzzles</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Progress through the positions</source>
        <translation>Ход работы по позициям</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Итоги…</translation>
    </message>
    <message>
        <source>Show all results in a table</source>
        <translation>Показать все результаты в таблице</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>This desktop does not give a picture of the screen. Take a screenshot with its own tool, and paste it here.</source>
        <translation>Эта рабочая среда не даёт снимок экрана. Сделайте снимок её собственным средством и вставьте сюда.</translation>
    </message>
    <message>
        <source>“{name}”: {why}</source>
        <translation>«{name}»: {why}</translation>
    </message>
    <message>
        <source>No whole chessboard was found (8×8 squares, seen from above). If there is one, drag the corners to it.</source>
        <translation>Целая доска не найдена (8×8 полей, вид сверху). Если она есть, перетащите к ней углы.</translation>
    </message>
    <message>
        <source>This board cannot be read: it is cut off, three-dimensional, a photograph, or of another game. If it is a diagram, drag the corners to it.</source>
        <translation>Эту доску прочитать нельзя: она обрезана, объёмная, на фотографии или из другой игры. Если это диаграмма, перетащите к ней углы.</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Reading pictures</source>
        <translation>Чтение изображений</translation>
    </message>
    <message>
        <source>Progress through the pictures</source>
        <translation>Ход чтения изображений</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ReadingController</name>
    <message>
        <source>Reading was cancelled. Nothing was changed.</source>
        <translation>Чтение отменено. Ничего не изменено.</translation>
    </message>
    <message>
        <source>Reading a picture…</source>
        <translation>Чтение изображения…</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>Чтение «{name}»…</translation>
    </message>
    <message>
        <source>Reading pictures failed. See the log.</source>
        <translation>Чтение изображений не удалось. См. журнал.</translation>
    </message>
    <message>
        <source>No chessboard was found.</source>
        <translation>Шахматная доска не найдена.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Эта позиция уже на доске.</translation>
    </message>
    <message>
        <source>Replaced position {number}. Undo brings it back.</source>
        <translation>Позиция {number} заменена. «Отменить» вернёт её.</translation>
    </message>
    <message>
        <source>Read from the picture; {keys} shows it.</source>
        <translation>Прочитано с изображения; {keys} показывает его.</translation>
    </message>
    <message>
        <source>Drag the four corners to the corners of the 64 squares, without the border.</source>
        <translation>Перетащите четыре угла к углам полей доски.</translation>
    </message>
</context>
<context>
    <name>ReadingNumbers</name>
    <message numerus="yes">
        <source>%n positions read from pictures.</source>
        <translation>
            <numerusform>С изображений прочитана %n позиция.</numerusform>
            <numerusform>С изображений прочитаны %n позиции.</numerusform>
            <numerusform>С изображений прочитано %n позиций.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have doubtful squares: {keys} goes to the first.</source>
        <translation>
            <numerusform>У %n есть сомнительные поля: {keys} — к первому.</numerusform>
            <numerusform>У %n есть сомнительные поля: {keys} — к первому.</numerusform>
            <numerusform>У %n есть сомнительные поля: {keys} — к первому.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares</source>
        <translation>
            <numerusform>%n сомнительное поле</numerusform>
            <numerusform>%n сомнительных поля</numerusform>
            <numerusform>%n сомнительных полей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful squares: press the number of what is there, or {keys} for the next.</source>
        <translation>
            <numerusform>%n сомнительное поле: нажмите номер того, что на нём; {keys} — следующее.</numerusform>
            <numerusform>%n сомнительных поля: нажмите номер того, что на поле; {keys} — следующее.</numerusform>
            <numerusform>%n сомнительных полей: нажмите номер того, что на поле; {keys} — следующее.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be read.</source>
        <translation>
            <numerusform>Не удалось прочитать %n доску.</numerusform>
            <numerusform>Не удалось прочитать %n доски.</numerusform>
            <numerusform>Не удалось прочитать %n досок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board was found in %n pictures.</source>
        <translation>
            <numerusform>На %n изображении доска не найдена.</numerusform>
            <numerusform>На %n изображениях доска не найдена.</numerusform>
            <numerusform>На %n изображениях доска не найдена.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Which Positions Are Meant?</source>
        <translation>Какие позиции имеются в виду?</translation>
    </message>
    <message>
        <source>Which Position Is Meant?</source>
        <translation>Какая позиция имеется в виду?</translation>
    </message>
    <message>
        <source>Readings of the text</source>
        <translation>Прочтения текста</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which positions are meant?</source>
        <translation>Этот текст можно прочесть по-разному. Какие позиции имеются в виду?</translation>
    </message>
    <message>
        <source>This text can be read in several ways. Which position is meant?</source>
        <translation>Этот текст можно прочесть по-разному. Какая позиция имеется в виду?</translation>
    </message>
    <message>
        <source>Are these the right positions?</source>
        <translation>Это нужные позиции?</translation>
    </message>
    <message>
        <source>Is this the right position?</source>
        <translation>Это нужная позиция?</translation>
    </message>
    <message>
        <source>Only the most likely positions are listed.</source>
        <translation>Показаны только самые вероятные позиции.</translation>
    </message>
    <message>
        <source>&amp;Paste It</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>&amp;Paste Them</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Kings: White {0}, Black {1}.</source>
        <translation>Короли: белый {0}, чёрный {1}.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
</context>
<context>
    <name>RecentPositionsButton</name>
    <message>
        <source>Recent positions</source>
        <translation>Недавние позиции</translation>
    </message>
</context>
<context>
    <name>RecentPositionsPopup</name>
    <message>
        <source>No positions yet: copy or paste one.</source>
        <translation>Позиций пока нет: скопируйте или вставьте.</translation>
    </message>
    <message>
        <source>Recent positions</source>
        <translation>Недавние позиции</translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message>
        <source>Copying positions…</source>
        <translation>Копирование позиций…</translation>
    </message>
    <message>
        <source>Record copied.</source>
        <translation>Запись скопирована.</translation>
    </message>
    <message numerus="yes">
        <source>{number} records copied.</source>
        <translation>
            <numerusform>Скопирована {number} запись.</numerusform>
            <numerusform>Скопированы {number} записи.</numerusform>
            <numerusform>Скопировано {number} записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving positions…</source>
        <translation>Перемещение позиций…</translation>
    </message>
    <message>
        <source>Nothing was changed in the selected positions.</source>
        <translation>В выделенных позициях ничего не изменено.</translation>
    </message>
    <message>
        <source>Changing positions…</source>
        <translation>Изменение позиций…</translation>
    </message>
    <message>
        <source>The positions are already in this order.</source>
        <translation>Позиции уже в этом порядке.</translation>
    </message>
    <message>
        <source>Sorting positions…</source>
        <translation>Сортировка позиций…</translation>
    </message>
    <message>
        <source>Reversing positions…</source>
        <translation>Перестановка позиций в обратном порядке…</translation>
    </message>
    <message>
        <source>No position needs a new number.</source>
        <translation>Новый номер не нужен ни одной позиции.</translation>
    </message>
    <message>
        <source>Numbering positions…</source>
        <translation>Нумерация позиций…</translation>
    </message>
    <message>
        <source>Comment after the last position</source>
        <translation>Комментарий после последней позиции</translation>
    </message>
    <message>
        <source>This position is not among the matches in the list.</source>
        <translation>Этой позиции нет среди найденных в списке.</translation>
    </message>
    <message>
        <source>In a PGN file, comments are part of the games.</source>
        <translation>В файле PGN комментарии — часть партий.</translation>
    </message>
    <message>
        <source>Comment before position {number}</source>
        <translation>Комментарий перед позицией {number}</translation>
    </message>
    <message>
        <source>No positions found in “{name}”.</source>
        <translation>В «{name}» позиций не найдено.</translation>
    </message>
    <message>
        <source>Appending positions…</source>
        <translation>Добавление позиций…</translation>
    </message>
</context>
<context>
    <name>RecordsCombo</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>Все (%n)</numerusform>
            <numerusform>Все (%n)</numerusform>
            <numerusform>Все (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>Найдена %n</numerusform>
            <numerusform>Найдено %n</numerusform>
            <numerusform>Найдено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Выделена %n</numerusform>
            <numerusform>Выделено %n</numerusform>
            <numerusform>Выделено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Нет позиций</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved Work Found</source>
        <translation>Найдена несохранённая работа</translation>
    </message>
    <message>
        <source>The position that was shown</source>
        <translation>Показанная тогда позиция</translation>
    </message>
    <message>
        <source>FenEdit ended before this work was saved. It can be recovered.</source>
        <translation>FenEdit завершился, не сохранив эту работу. Её можно восстановить.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Папка: {folder}</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
    </message>
    <message numerus="yes">
        <source>Some of it is damaged: %n parts of the file are missing.</source>
        <translation>
            <numerusform>Часть повреждена: в файле не хватает %n части.</numerusform>
            <numerusform>Часть повреждена: в файле не хватает %n частей.</numerusform>
            <numerusform>Часть повреждена: в файле не хватает %n частей.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the moves that you played.</source>
        <translation>С ходами, которые вы сыграли.</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Нет позиций</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n позиция</numerusform>
            <numerusform>%n позиции</numerusform>
            <numerusform>%n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the file</source>
        <translation>
            <numerusform>%n отличается от файла</numerusform>
            <numerusform>%n отличаются от файла</numerusform>
            <numerusform>%n отличаются от файла</numerusform>
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
        <translation>Последнее изменение: {when}</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Восстановить</translation>
    </message>
    <message>
        <source>Decide &amp;Later</source>
        <translation>Решить &amp;позже</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Comparing unsaved work with “{name}”…</source>
        <translation>Сравнение несохранённой работы с «{name}»…</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Results of All Puzzles</source>
        <translation>Результаты всех задач</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Ном.</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Key in the record</source>
        <translation>Вступительный ход в записи</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all, for a spreadsheet</source>
        <translation>Копировать выбранные строки или все — для электронной таблицы</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Сохранить как CSV…</translation>
    </message>
    <message>
        <source>Save Results</source>
        <translation>Сохранение результатов</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
</context>
<context>
    <name>ReviewSection</name>
    <message>
        <source>Picture</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Изображение доски</translation>
    </message>
    <message>
        <source>Click a square that is wrong, and type the letter of its piece, or Space</source>
        <translation>Щёлкните неверное поле и введите букву фигуры или пробел</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Перевернуть</translation>
    </message>
    <message>
        <source>The other side is at the bottom of the picture (T)</source>
        <translation>Внизу изображения другая сторона (T)</translation>
    </message>
    <message>
        <source>Set the other side to move (M)</source>
        <translation>Передать ход другой стороне (M)</translation>
    </message>
    <message>
        <source>All castling rights, or none (C)</source>
        <translation>Все права на рокировку или никаких (C)</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>The position is right (Enter)</source>
        <translation>Позиция верна (Enter)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Corners…</source>
        <translation>Углы…</translation>
    </message>
    <message>
        <source>Mark where the board is in the picture</source>
        <translation>Показать, где на изображении доска</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Castling rights: {0}</source>
        <translation>Права на рокировку: {0}</translation>
    </message>
    <message>
        <source>Back to what was there before (Esc)</source>
        <translation>Вернуть то, что было (Esc)</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Следующая</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>nothing in doubt</source>
        <translation>сомнений нет</translation>
    </message>
    <message>
        <source>No square is in doubt.</source>
        <translation>Сомнительных полей нет.</translation>
    </message>
    <message>
        <source>{square}: {piece}?</source>
        <translation>{square}: {piece}?</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} из {total}</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>This position was not read from a picture.</source>
        <translation>Эта позиция прочитана не с изображения.</translation>
    </message>
    <message>
        <source>No doubtful squares are left.</source>
        <translation>Сомнительных полей не осталось.</translation>
    </message>
    <message>
        <source>All doubtful squares were shown. {keys} goes to those left.</source>
        <translation>Все сомнительные поля показаны. {keys} — к оставшимся.</translation>
    </message>
    <message>
        <source>Nothing was changed. Redo brings the position back.</source>
        <translation>Ничего не изменено. «Повторить» вернёт позицию.</translation>
    </message>
    <message>
        <source>Type the number or the letter of what is on the square. {next}: next, T: turn, M: other side to move, C: castling rights, Enter: accept</source>
        <translation>Введите цифру или букву того, что стоит на поле. {next}: дальше, T: повернуть, M: ход другой стороны, C: рокировки, Enter: принять</translation>
    </message>
</context>
<context>
    <name>ScreenCover</name>
    <message>
        <source>Read from Screen</source>
        <translation>Чтение с экрана</translation>
    </message>
    <message>
        <source>Click a board, or drag a rectangle around it. Enter: the whole screen. Esc to leave</source>
        <translation>Щёлкните доску или обведите её прямоугольником. Enter — весь экран. Esc — выход</translation>
    </message>
    <message>
        <source>Arrow keys move a rectangle, with Shift they resize it; Enter takes it</source>
        <translation>Стрелки двигают прямоугольник, с Shift меняют размер; Enter выбирает</translation>
    </message>
</context>
<context>
    <name>Section</name>
    <message>
        <source>Section collapsed.</source>
        <translation>Раздел свёрнут.</translation>
    </message>
    <message>
        <source>Section expanded.</source>
        <translation>Раздел развёрнут.</translation>
    </message>
</context>
<context>
    <name>SeveralDialog</name>
    <message>
        <source>New Positions from Game</source>
        <translation>Новые позиции из партии</translation>
    </message>
    <message>
        <source>White</source>
        <translation>белых</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чёрных</translation>
    </message>
    <message numerus="yes">
        <source>Positions of %n selected games</source>
        <translation>
            <numerusform>Позиции %n выбранной партии</numerusform>
            <numerusform>Позиции %n выбранных партий</numerusform>
            <numerusform>Позиции %n выбранных партий</numerusform>
        </translation>
    </message>
    <message>
        <source>At &amp;diagram signs, coloured squares and arrows</source>
        <translation>У знаков &amp;диаграммы, цветных полей и стрелок</translation>
    </message>
    <message>
        <source>After each move with a &amp;comment</source>
        <translation>После каждого хода с &amp;комментарием</translation>
    </message>
    <message>
        <source>After each move with a &amp;sign, such as ! or ±</source>
        <translation>После каждого хода со &amp;знаком, например ! или ±</translation>
    </message>
    <message>
        <source>After the &amp;last move</source>
        <translation>После &amp;последнего хода</translation>
    </message>
    <message>
        <source>After &amp;move number</source>
        <translation>После &amp;хода №</translation>
    </message>
    <message>
        <source>After &amp;every</source>
        <translation>Через ка&amp;ждые</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходов</translation>
    </message>
    <message>
        <source>&amp;All from move</source>
        <translation>&amp;Все от хода</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <translation>
            <numerusform>%n позиция</numerusform>
            <numerusform>%n позиции</numerusform>
            <numerusform>%n позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{positions} from %n games</source>
        <translation>
            <numerusform>{positions} из %n партии</numerusform>
            <numerusform>{positions} из %n партий</numerusform>
            <numerusform>{positions} из %n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>No such positions</source>
        <translation>Таких позиций нет</translation>
    </message>
    <message>
        <source>{positions}: too many at once. Choose up to {most}.</source>
        <translation>{positions}: слишком много сразу. Выберите не больше {most}.</translation>
    </message>
    <message>
        <source>{found} so far…</source>
        <translation>пока {found}…</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Sheet of Diagrams</source>
        <translation>Лист диаграмм</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Сохранить PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save LaTeX</source>
        <translation>Сохранить LaTeX</translation>
    </message>
    <message>
        <source>&amp;Word (DOCX)…</source>
        <translation>&amp;Word (DOCX)…</translation>
    </message>
    <message>
        <source>Save DOCX</source>
        <translation>Сохранить DOCX</translation>
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
        <translation>Сохранить Typst</translation>
    </message>
    <message>
        <source>Typst (*.typ)</source>
        <translation>Typst (*.typ)</translation>
    </message>
    <message>
        <source>Practice Page (&amp;HTML)…</source>
        <translation>Страница для упражнений (&amp;HTML)…</translation>
    </message>
    <message>
        <source>Save HTML</source>
        <translation>Сохранить HTML</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>&amp;Anki Cards…</source>
        <translation>Карточки &amp;Anki…</translation>
    </message>
    <message>
        <source>Save Anki Cards</source>
        <translation>Сохранить карточки Anki</translation>
    </message>
    <message>
        <source>Anki (*.txt)</source>
        <translation>Anki (*.txt)</translation>
    </message>
    <message>
        <source>Cancelled. Pages already sent may still be printed.</source>
        <translation>Отменено. Уже отправленные страницы могут напечататься.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was saved.</source>
        <translation>Отменено; ничего не сохранено.</translation>
    </message>
    <message>
        <source>Making the pages…</source>
        <translation>Подготовка страниц…</translation>
    </message>
    <message>
        <source>Solving: {done} of {total}</source>
        <translation>Решено: {done} из {total}</translation>
    </message>
    <message>
        <source>Making page {number}</source>
        <translation>Страница {number}</translation>
    </message>
    <message>
        <source>Word documents have no upside-down text: the solutions are on pages of their own.</source>
        <translation>В документах Word нет перевёрнутого текста: решения напечатаны на отдельных страницах.</translation>
    </message>
    <message>
        <source>In Anki, choose File › Import, then Tools › Check Media, which moves the pictures out of the cards.</source>
        <translation>В Anki выберите «Файл › Импорт», затем «Инструменты › Проверить медиафайлы»: изображения будут вынесены из карточек.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>Progress of the sheet</source>
        <translation>Ход подготовки листа</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>Со&amp;хранить PDF…</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>A document to edit; LaTeX and Typst draw their own boards and make the pages. Or puzzles to play in a browser, offline, or cards for Anki.</source>
        <translation>Документ для правки; LaTeX и Typst сами рисуют доски и верстают страницы. Или задачи, которые решают в браузере без сети, или карточки для Anki.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>Pos&amp;itions</source>
        <translation>По&amp;зиции</translation>
    </message>
    <message>
        <source>Variations and si&amp;gns (!, ?)</source>
        <translation>Вариа&amp;нты и знаки (!, ?)</translation>
    </message>
    <message>
        <source>For games: their first moves are printed as the solution.</source>
        <translation>Для партий: их первые ходы печатаются как решение.</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Комментарии</translation>
    </message>
    <message>
        <source>Sol&amp;ve those without a solution</source>
        <translation>Р&amp;ешать те, что без решения</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ложные следы</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Иллюзорная игра</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Paper orientation</source>
        <translation>Ориентация бумаги</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Диаграмм на странице</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Поля страницы</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> мм</translation>
    </message>
    <message>
        <source>Extra room at the inner edges of facing pages; page numbers are at the outer ones.</source>
        <translation>Дополнительное место у внутренних краёв разворота; номера страниц — у внешних.</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>Пол&amp;я</translation>
    </message>
    <message>
        <source>&amp;On a page</source>
        <translation>На &amp;странице</translation>
    </message>
    <message>
        <source>A&amp;bove</source>
        <translation>С&amp;верху</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Ord&amp;er</source>
        <translation>По&amp;рядок</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Первый номер</translation>
    </message>
    <message>
        <source>from</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Даты</translation>
    </message>
    <message>
        <source>Letters of moves</source>
        <translation>Буквы ходов</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>За&amp;дание</translation>
    </message>
    <message>
        <source>Coun&amp;t (10+8)</source>
        <translation>&amp;Число (10+8)</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Снизу</translation>
    </message>
    <message>
        <source>Blank lines</source>
        <translation>Пустые строки</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Макет</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>Отве&amp;ты</translation>
    </message>
    <message>
        <source>More Options</source>
        <translation>Другие параметры</translation>
    </message>
    <message>
        <source>First page number</source>
        <translation>Номер первой страницы</translation>
    </message>
    <message>
        <source>Room for binding</source>
        <translation>Поле для переплёта</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Переплёт</translation>
    </message>
    <message>
        <source>In words: White to move, mate in 2</source>
        <translation>Словами: ход белых, мат в 2 хода</translation>
    </message>
    <message>
        <source>Lines for name and date</source>
        <translation>Строки для имени и даты</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Шрифт</translation>
    </message>
    <message>
        <source>Blank &amp;lines</source>
        <translation>П&amp;устые строки</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-код</translation>
    </message>
    <message>
        <source>Scanned with a phone, the code opens the position on this page.</source>
        <translation>Код, снятый телефоном, открывает позицию на этой странице.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Boa&amp;rd</source>
        <translation>Д&amp;оска</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Sho&amp;w the side to move</source>
        <translation>По&amp;казать очередь хода</translation>
    </message>
    <message>
        <source>Arrows, circles and other mar&amp;ks</source>
        <translation>Стре&amp;лки, кружки и другие метки</translation>
    </message>
    <message>
        <source>Marks drawn on the boards; they may give away the solution.</source>
        <translation>Метки, нарисованные на досках; они могут выдать решение.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Several variations on a line</source>
        <translation>Несколько вариантов в строке</translation>
    </message>
    <message>
        <source>{title}, {page} and {date} stand for the file, the page and today.</source>
        <translation>{title}, {page} и {date} означают файл, страницу и сегодняшнюю дату.</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Шапка</translation>
    </message>
    <message>
        <source>&amp;Footer</source>
        <translation>Подв&amp;ал</translation>
    </message>
    <message>
        <source>Black ink only (CM&amp;YK)</source>
        <translation>Только чёрная краска (CM&amp;YK)</translation>
    </message>
    <message>
        <source>Page &amp;numbers</source>
        <translation>Но&amp;мера страниц</translation>
    </message>
</context>
<context>
    <name>SheetPreview</name>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Click to enlarge, click again to see the whole page</source>
        <translation>Щёлкните, чтобы увеличить; ещё раз — чтобы увидеть всю страницу</translation>
    </message>
</context>
<context>
    <name>SheetViewer</name>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Предыдущая страница (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Следующая страница (Page Down)</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
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
        <translation>Книжная</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Move the pieces with the mouse or a finger, or with the arrow keys and Enter.</source>
        <translation>Двигайте фигуры мышью или пальцем либо стрелками и клавишей Enter.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>{move} is right!</source>
        <translation>{move} — верно!</translation>
    </message>
    <message>
        <source>The answer is {move}.</source>
        <translation>Ответ: {move}.</translation>
    </message>
    <message>
        <source>That is not the solution. Try again.</source>
        <translation>Это не решение. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Решено!</translation>
    </message>
    <message>
        <source>{done} of {total} solved</source>
        <translation>Решено {done} из {total}</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Какая фигура?</translation>
    </message>
    <message>
        <source>Print the solutions, too</source>
        <translation>Печатать и решения</translation>
    </message>
    <message>
        <source>{mover}, mate in {moves}</source>
        <translation>{mover}, мат в {moves}</translation>
    </message>
    <message>
        <source>{mover}, helpmate in {moves}</source>
        <translation>{mover}, кооперативный мат в {moves}</translation>
    </message>
    <message>
        <source>{mover}, selfmate in {moves}</source>
        <translation>{mover}, обратный мат в {moves}</translation>
    </message>
    <message>
        <source>{mover}, reflexmate in {moves}</source>
        <translation>{mover}, рефлексный мат в {moves}</translation>
    </message>
    <message>
        <source>{mover}, stalemate in {moves}</source>
        <translation>{mover}, пат в {moves}</translation>
    </message>
    <message>
        <source>{mover}, series helpmate in {moves}</source>
        <translation>{mover}, серийный кооперативный мат в {moves}</translation>
    </message>
    <message>
        <source>{mover} and win</source>
        <translation>{mover}, выигрыш</translation>
    </message>
    <message>
        <source>{mover} and draw</source>
        <translation>{mover}, ничья</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Сборник</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Раздаточный лист</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свой</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>On pages of their own</source>
        <translation>На отдельных страницах</translation>
    </message>
    <message>
        <source>Upside down on each page</source>
        <translation>Вверх ногами на каждой странице</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Number, title</source>
        <translation>Номер, название</translation>
    </message>
    <message>
        <source>Number, author</source>
        <translation>Номер, автор</translation>
    </message>
    <message>
        <source>Number, author, source</source>
        <translation>Номер, автор, источник</translation>
    </message>
    <message>
        <source>Number, author, source, title</source>
        <translation>Номер, автор, источник, название</translation>
    </message>
    <message>
        <source>No QR code</source>
        <translation>Без QR-кода</translation>
    </message>
    <message>
        <source>QR code: Lichess analysis board</source>
        <translation>QR-код: анализ Lichess</translation>
    </message>
    <message>
        <source>QR code: Lichess editor</source>
        <translation>QR-код: редактор Lichess</translation>
    </message>
    <message>
        <source>QR code: Chess.com analysis</source>
        <translation>QR-код: анализ Chess.com</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>White below</source>
        <translation>Белые внизу</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Чёрные внизу</translation>
    </message>
    <message>
        <source>Side to move below</source>
        <translation>Чей ход — внизу</translation>
    </message>
    <message>
        <source>No coordinates</source>
        <translation>Без координат</translation>
    </message>
    <message>
        <source>Letters inside</source>
        <translation>Буквы внутри</translation>
    </message>
    <message>
        <source>Letters outside</source>
        <translation>Буквы снаружи</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>after {move}</source>
        <translation>после {move}</translation>
    </message>
    <message>
        <source>solutions: {count}</source>
        <translation>решений: {count}</translation>
    </message>
    <message>
        <source>Page {number} of {total}</source>
        <translation>Страница {number} из {total}</translation>
    </message>
    <message>
        <source>Page {number} of {total}, then solutions</source>
        <translation>Страница {number} из {total}, затем решения</translation>
    </message>
    <message>
        <source>Sent to the printer: {pages}.</source>
        <translation>Отправлено на принтер: {pages}.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Сохранено как «{name}».</translation>
    </message>
    <message>
        <source>Saved as “{name}”: {pages}.</source>
        <translation>Сохранено как «{name}»: {pages}.</translation>
    </message>
    <message>
        <source>Printed to “{name}”: {pages}.</source>
        <translation>Напечатано в «{name}»: {pages}.</translation>
    </message>
    <message>
        <source>Diagrams on a page: {wanted} would be too small to read; {fitting} ({columns} × {rows}) fit.</source>
        <translation>Диаграмм на странице: при {wanted} они слишком мелкие; помещается {fitting} ({columns} × {rows}).</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: diagram no. {numbers}.</source>
        <translation>Текст обрезан, слишком длинен для страницы: диаграмма № {numbers}.</translation>
    </message>
    <message>
        <source>Smaller boards, to make room for long text: p. {numbers}.</source>
        <translation>Доски меньше, чтобы поместился длинный текст: с. {numbers}.</translation>
    </message>
    <message>
        <source>Text cut off, too long for the page: the header or footer.</source>
        <translation>Текст обрезан, слишком длинен для страницы: шапка или подвал.</translation>
    </message>
    <message>
        <source>No position comes with a solution, so there is no page of solutions. Tick “Solve those without a solution” to add one.</source>
        <translation>Ни у одной позиции не указано решение, поэтому страницы решений нет. Чтобы добавить её, отметьте «Решать те, что без решения».</translation>
    </message>
    <message>
        <source>{said} All of them fit on {paper} ({held}).</source>
        <translation>{said} Все помещаются на {paper} ({held}).</translation>
    </message>
    <message>
        <source>Usual letters</source>
        <translation>Обычные буквы</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>The text has {size} points; below 6 it is hard to read. Put fewer diagrams on a page.</source>
        <translation>Кегль текста {size} пт; меньше 6 читать трудно. Разместите на странице меньше диаграмм.</translation>
    </message>
    <message>
        <source>LaTeX has fonts of its own, not {font}.</source>
        <translation>LaTeX использует свои шрифты, а не {font}.</translation>
    </message>
    <message>
        <source>The fonts of LaTeX may lack these characters, unless you name another one in the document: {letters}</source>
        <translation>В шрифтах LaTeX может не быть этих символов, если в документе не указан другой шрифт: {letters}</translation>
    </message>
    <message>
        <source>No installed font has these characters, so they are left out: {letters}</source>
        <translation>Этих символов нет ни в одном установленном шрифте, они опущены: {letters}</translation>
    </message>
    <message>
        <source>There is no position to print.</source>
        <translation>Печатать нечего: позиции нет.</translation>
    </message>
    <message>
        <source>Nothing was printed: {name} did not accept it. Check that the printer is on, or save as PDF.</source>
        <translation>Ничего не напечатано: {name} не принимает задание. Проверьте, включён ли принтер, или сохраните в PDF.</translation>
    </message>
</context>
<context>
    <name>ShownSlices</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>SideMark</name>
    <message>
        <source>to move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>{side}. Click to change.</source>
        <translation>{side}. Щёлкните, чтобы сменить.</translation>
    </message>
</context>
<context>
    <name>SideToMoveRow</name>
    <message>
        <source>Side to move</source>
        <translation>Очередь хода</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
</context>
<context>
    <name>SizeBox</name>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Ширина в пикселях</translation>
    </message>
    <message>
        <source>A picture is {least} to {most} pixels wide.</source>
        <translation>Ширина изображения — от {least} до {most} пикселей.</translation>
    </message>
</context>
<context>
    <name>SpellingList</name>
    <message>
        <source>Type to filter</source>
        <translation>Введите для отбора</translation>
    </message>
    <message>
        <source>Filter the formats</source>
        <translation>Отбор форматов</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Форматы</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>What to do in how many moves: #2, h#3, s#4, or in words</source>
        <translation>Что сделать и за сколько ходов: #2, h#3, s#4 или словами</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Обычные задания</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Helpmate</source>
        <translation>Кооперативный мат</translation>
    </message>
    <message>
        <source>Selfmate</source>
        <translation>Обратный мат</translation>
    </message>
    <message>
        <source>Reflex mate</source>
        <translation>Рефлексный мат</translation>
    </message>
    <message>
        <source>Help-selfmate</source>
        <translation>Кооперативный обратный мат</translation>
    </message>
    <message>
        <source>Series helpmate</source>
        <translation>Серийный кооперативный мат</translation>
    </message>
    <message>
        <source>Helpstalemate</source>
        <translation>Кооперативный пат</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Выигрыш</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Save Table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>In UTF-8. A text that a spreadsheet could take for a formula gets an apostrophe in front of it.</source>
        <translation>В UTF-8. Перед текстом, который электронная таблица могла бы принять за формулу, ставится апостроф.</translation>
    </message>
    <message>
        <source>&amp;Positions</source>
        <translation>&amp;Позиции</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Столбцы</translation>
    </message>
</context>
<context>
    <name>TablebaseMoves</name>
    <message>
        <source>Moves in the tablebase</source>
        <translation>Ходы в таблицах эндшпилей</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>мат</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>Правило 50 ходов может привести к ничьей.</translation>
    </message>
</context>
<context>
    <name>TablebaseRow</name>
    <message>
        <source>Search the usual places</source>
        <translation>Искать в обычных местах</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>No Syzygy files found.</source>
        <translation>Файлы Syzygy не найдены.</translation>
    </message>
    <message>
        <source>Endings: {endings}, with up to {pieces} pieces, in {where}</source>
        <translation>Эндшпили: {endings}, до {pieces} фигур, в {where}</translation>
    </message>
    <message>
        <source>{where} was not found, is not a folder, or cannot be read.</source>
        <translation>{where}: не найдено, не является папкой или не читается.</translation>
    </message>
    <message>
        <source>Damaged or incomplete, download again: {names}</source>
        <translation>Повреждены или неполны, скачайте заново: {names}</translation>
    </message>
    <message>
        <source>There are no Syzygy files (.rtbw) in {where}.</source>
        <translation>В {where} нет файлов Syzygy (.rtbw).</translation>
    </message>
    <message>
        <source>Endings: {endings} ({distances} of them with distances, .rtbz), with up to {pieces} pieces, in {where}</source>
        <translation>Эндшпили: {endings} (из них {distances} с расстояниями, .rtbz), до {pieces} фигур, в {where}</translation>
    </message>
    <message>
        <source>Choose a Folder of Syzygy Tablebases</source>
        <translation>Выберите папку таблиц Syzygy</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>Move</source>
        <translation>Двигать</translation>
    </message>
    <message>
        <source>Drag pieces on the board</source>
        <translation>Перетаскивать фигуры на доске</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стирать</translation>
    </message>
    <message>
        <source>Click or drag to clear squares</source>
        <translation>Очищать поля щелчком или ведением</translation>
    </message>
    <message>
        <source>Click to paint with it, or drag it onto the board</source>
        <translation>Щёлкните, чтобы расставлять её, или перетащите на доску</translation>
    </message>
</context>
<context>
    <name>ToolTray</name>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
</context>
<context>
    <name>TwinsRow</name>
    <message>
        <source>Twins</source>
        <translation>Близнецы</translation>
    </message>
    <message>
        <source>Add a twin like the position shown</source>
        <translation>Добавить близнеца, равного показанной позиции</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Добавить близнеца</translation>
    </message>
    <message>
        <source>Zeroposition: not to be solved</source>
        <translation>Нулевая позиция: не решается</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>{name}) Move pieces on the board to change this twin.</source>
        <translation>{name}) Передвиньте фигуры на доске, чтобы изменить этого близнеца.</translation>
    </message>
    <message>
        <source>&amp;Zeroposition: Solve Only the Twins</source>
        <translation>&amp;Нулевая позиция: решать только близнецов</translation>
    </message>
    <message>
        <source>&amp;Continue Twin {name})</source>
        <translation>&amp;Продолжить близнеца {name})</translation>
    </message>
    <message>
        <source>&amp;Remove Twin {name})</source>
        <translation>&amp;Удалить близнеца {name})</translation>
    </message>
    <message>
        <source>Twin {name}</source>
        <translation>Близнец {name}</translation>
    </message>
    <message>
        <source>Twin {name}, continued</source>
        <translation>Близнец {name}, продолжение</translation>
    </message>
    <message>
        <source>{piece} to {square}</source>
        <translation>{piece} на {square}</translation>
    </message>
    <message>
        <source>{one} and {other} exchanged</source>
        <translation>{one} и {other} поменялись местами</translation>
    </message>
    <message>
        <source>the board turned to the left by {angle}°</source>
        <translation>доска повёрнута влево на {angle}°</translation>
    </message>
    <message>
        <source>the board mirrored, {one} and {other} exchanged</source>
        <translation>доска отражена, {one} и {other} поменялись местами</translation>
    </message>
    <message>
        <source>all pieces shifted as from {origin} to {square}</source>
        <translation>все фигуры сдвинуты, как с {origin} на {square}</translation>
    </message>
    <message>
        <source>the colours of all pieces exchanged</source>
        <translation>цвета всех фигур поменялись</translation>
    </message>
    <message>
        <source>{one} becomes {other}, Black’s too</source>
        <translation>{one} становится {other}, и у чёрных</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>другая позиция</translation>
    </message>
    <message>
        <source>conditions: {names}</source>
        <translation>условия: {names}</translation>
    </message>
    <message>
        <source>without {piece}</source>
        <translation>без: {piece}</translation>
    </message>
    <message>
        <source>with {piece}</source>
        <translation>добавлено: {piece}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Searching for a proof…</source>
        <translation>Поиск доказательства…</translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>Проблем не найдено</translation>
    </message>
    <message>
        <source>No problems found so far; searching for a proof</source>
        <translation>Пока проблем не найдено; идёт поиск доказательства</translation>
    </message>
    <message>
        <source>No proof was found that the position cannot arise in a game. That does not prove that it can.</source>
        <translation>Не найдено доказательства, что позиция не может возникнуть в партии. Это не доказывает, что может.</translation>
    </message>
    <message>
        <source>No problems found within {0} s</source>
        <translation>За {0} с проблем не найдено</translation>
    </message>
    <message>
        <source>A longer search might prove that the position cannot arise in a game.</source>
        <translation>Более долгий поиск мог бы доказать, что позиция не может возникнуть в партии.</translation>
    </message>
    <message>
        <source>No problems found by the quick checks</source>
        <translation>Быстрые проверки проблем не нашли</translation>
    </message>
    <message>
        <source>No deep check: the search for a proof failed.</source>
        <translation>Глубокой проверки нет: поиск доказательства не удался.</translation>
    </message>
</context>
<context>
    <name>VersionsModel</name>
    <message>
        <source>{words}, selected</source>
        <translation>{words}, выбрано</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Пустая строка</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>More in the manual</source>
        <translation>Подробнее в руководстве</translation>
    </message>
</context>
<context>
    <name>WorkFoot</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>_Wait</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Остановка…</translation>
    </message>
</context>
<context>
    <name>board_colours</name>
    <message>
        <source>Walnut</source>
        <translation>Орех</translation>
    </message>
    <message>
        <source>Fen</source>
        <translation>Топь</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Штриховка</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Chess Position Editor</source>
        <translation>Редактор шахматных позиций</translation>
    </message>
    <message>
        <source>Set up chess positions and get their FEN</source>
        <translation>Расставить шахматную позицию и получить её FEN</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Новое окно</translation>
    </message>
    <message>
        <source>Open File…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Chess positions</source>
        <translation>Шахматные позиции</translation>
    </message>
    <message>
        <source>Chess positions with operations</source>
        <translation>Шахматные позиции с операциями</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round. FenEdit is for people who put chess positions on paper, on a page or into a program: composers of puzzles, trainers who make worksheets, authors of books and blogs, arbiters who restore a game, developers with files of test positions. Board, panels and FEN text always show the same position: change one of them and the others follow. You can use it with the mouse, or with the keyboard alone.</source>
        <translation>Расставьте шахматную позицию и получите правильный FEN — или наоборот. FenEdit — для тех, кто помещает шахматные позиции на бумагу, на веб-страницу или в программу: для составителей задач, тренеров, которые готовят рабочие листы, авторов книг и блогов, арбитров, восстанавливающих партию, разработчиков с файлами тестовых позиций. Доска, панели и текст FEN всегда показывают одну и ту же позицию: измените что-то одно, и остальное последует за ним. Работать можно мышью или одной клавиатурой.</translation>
    </message>
    <message>
        <source>Three promises:</source>
        <translation>Три обещания:</translation>
    </message>
    <message>
        <source>What it writes is right. Canonical FEN, to the last detail of the standard. You can edit odd and illegal positions; the position check says what is wrong with them, and FenEdit never refuses or changes them silently.</source>
        <translation>То, что программа пишет, верно. Канонический FEN, до последней детали стандарта. Можно править необычные и невозможные позиции; проверка позиции говорит, что в них не так, а FenEdit никогда не отвергает и не меняет их втихомолку.</translation>
    </message>
    <message>
        <source>Nothing is lost. A text that is not a valid FEN stays as you typed it, with the fault marked. Lines of a file that you did not edit are saved byte for byte, comments and oddities included. Unsaved work comes back after a crash. Everything can be undone.</source>
        <translation>Ничто не пропадает. Текст, который не является правильным FEN, остаётся таким, как вы его ввели, с отмеченной ошибкой. Строки файла, которые вы не правили, сохраняются байт в байт, вместе с комментариями и странностями. Несохранённая работа возвращается после сбоя. Отменить можно всё.</translation>
    </message>
    <message>
        <source>It reacts at once.</source>
        <translation>Программа откликается сразу.</translation>
    </message>
    <message>
        <source>It speaks English, Italian, Dutch, Polish and Russian.</source>
        <translation>Программа говорит на английском, итальянском, нидерландском, польском и русском языках.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Автор</translation>
    </message>
    <message>
        <source>Sou&amp;rce</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>A&amp;ward</source>
        <translation>О&amp;тличие</translation>
    </message>
    <message>
        <source>&amp;Stipulation</source>
        <translation>&amp;Задание</translation>
    </message>
    <message>
        <source>Side to &amp;move</source>
        <translation>Очередь &amp;хода</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The path of the engine is not absolute. Choose the engine again.</source>
        <translation>Путь к движку не абсолютный. Выберите движок заново.</translation>
    </message>
    <message>
        <source>The file of the engine was not found. Choose the engine again.</source>
        <translation>Файл движка не найден. Выберите движок заново.</translation>
    </message>
    <message>
        <source>The path of the engine is not a file. Choose the program itself.</source>
        <translation>Путь к движку указывает не на файл. Выберите саму программу.</translation>
    </message>
    <message>
        <source>The file of the engine is not executable. Make it executable, or choose another.</source>
        <translation>Файл движка не исполняемый. Сделайте его исполняемым или выберите другой.</translation>
    </message>
    <message>
        <source>The engine cannot be started: {detail}. Choose one for this system.</source>
        <translation>Движок не запускается: {detail}. Выберите подходящий для этой системы.</translation>
    </message>
    <message>
        <source>The program ended at once and is not a UCI engine. Choose an engine.</source>
        <translation>Программа сразу завершилась: это не движок UCI. Выберите движок.</translation>
    </message>
    <message>
        <source>The program does not respond like a UCI engine and was stopped.</source>
        <translation>Программа не отвечает как движок UCI; она остановлена.</translation>
    </message>
    <message>
        <source>The program does not speak UCI and was stopped. Choose another engine.</source>
        <translation>Программа не понимает UCI; она остановлена. Выберите другой движок.</translation>
    </message>
    <message>
        <source>The engine ended unexpectedly (code {detail}). Start it again, or choose another.</source>
        <translation>Движок неожиданно завершился (код {detail}). Запустите его снова или выберите другой.</translation>
    </message>
    <message>
        <source>The engine stopped responding and was ended. Start it again.</source>
        <translation>Движок перестал отвечать и был завершён. Запустите его снова.</translation>
    </message>
    <message>
        <source>The engine did not stop when asked and was ended.</source>
        <translation>Движок не остановился по запросу и был завершён.</translation>
    </message>
    <message>
        <source>This engine does not support Chess960. Choose another for this position.</source>
        <translation>Этот движок не поддерживает Chess960. Для этой позиции выберите другой.</translation>
    </message>
    <message>
        <source>Enter an absolute path.</source>
        <translation>Введите абсолютный путь.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Файл не найден.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Это не файл.</translation>
    </message>
    <message>
        <source>This file is not executable.</source>
        <translation>Этот файл не исполняемый.</translation>
    </message>
    <message>
        <source>No position to analyse: the FEN has an error.</source>
        <translation>Нет позиции для анализа: в FEN ошибка.</translation>
    </message>
    <message>
        <source>White is checkmated: there is no move to analyse.</source>
        <translation>Белым мат: анализировать нечего.</translation>
    </message>
    <message>
        <source>Black is checkmated: there is no move to analyse.</source>
        <translation>Чёрным мат: анализировать нечего.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to analyse.</source>
        <translation>Пат: анализировать нечего.</translation>
    </message>
    <message>
        <source>Not sent to the engine, as it might crash. {problem}</source>
        <translation>Позиция не передана движку: он может аварийно завершиться. {problem}</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by Black (not proven).</source>
        <translation>Движок видит: чёрные дают мат, ходов: {moves} (не доказано).</translation>
    </message>
    <message>
        <source>The engine sees mate in {moves} by White (not proven).</source>
        <translation>Движок видит: белые дают мат, ходов: {moves} (не доказано).</translation>
    </message>
    <message>
        <source>The engine sees an equal position.</source>
        <translation>Движок считает позицию равной.</translation>
    </message>
    <message>
        <source>The engine sees Black ahead by {pawns} pawns.</source>
        <translation>Движок видит перевес чёрных, в пешках: {pawns}.</translation>
    </message>
    <message>
        <source>The engine sees White ahead by {pawns} pawns.</source>
        <translation>Движок видит перевес белых, в пешках: {pawns}.</translation>
    </message>
    <message>
        <source>White’s view · depth {0}</source>
        <translation>Оценка за белых · глубина {0}</translation>
    </message>
    <message>
        <source>Unnamed engine</source>
        <translation>Движок без имени</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof</source>
        <translation>{engine}: подсказка, не доказательство</translation>
    </message>
    <message>
        <source>{engine}: a hint, not a proof; stopped</source>
        <translation>{engine}: подсказка, не доказательство; остановлен</translation>
    </message>
    <message>
        <source>Line {number}: {score}, {moves}</source>
        <translation>Линия {number}: {score}, {moves}</translation>
    </message>
    <message>
        <source>{0} nodes</source>
        <translation>узлов: {0}</translation>
    </message>
    <message>
        <source>{0} k nodes</source>
        <translation>узлов: {0} тыс.</translation>
    </message>
    <message>
        <source>{0} M nodes</source>
        <translation>узлов: {0} млн</translation>
    </message>
</context>
<context>
    <name>fen_words</name>
    <message>
        <source>Assumed: {0}.</source>
        <translation>Принято: {0}.</translation>
    </message>
    <message>
        <source>Piece placement</source>
        <translation>Расположение фигур</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>ход белых</translation>
    </message>
    <message>
        <source>White at the bottom</source>
        <translation>Белые внизу</translation>
    </message>
    <message>
        <source>no castling rights</source>
        <translation>прав на рокировку нет</translation>
    </message>
    <message>
        <source>castling rights of kings and rooks at home</source>
        <translation>права на рокировку королей и ладей на исходных полях</translation>
    </message>
    <message>
        <source>no en passant square</source>
        <translation>поля взятия на проходе нет</translation>
    </message>
    <message>
        <source>halfmove clock 0</source>
        <translation>счётчик полуходов 0</translation>
    </message>
    <message>
        <source>fullmove number 1</source>
        <translation>номер хода 1</translation>
    </message>
    <message>
        <source>Side to move: w for White, b for Black</source>
        <translation>Очередь хода: w — белые, b — чёрные</translation>
    </message>
    <message>
        <source>Castling rights: K and Q for White, k and q for Black, - for none</source>
        <translation>Права на рокировку: K и Q — белые, k и q — чёрные, «-» — нет</translation>
    </message>
    <message>
        <source>En passant square: the square a pawn has just passed over, or -</source>
        <translation>Поле взятия на проходе: поле, через которое только что перешла пешка, или -</translation>
    </message>
    <message>
        <source>Halfmove clock: halfmoves since the last capture or pawn move</source>
        <translation>Счётчик полуходов: полуходы после последнего взятия или хода пешкой</translation>
    </message>
    <message>
        <source>Fullmove number: one more after each move by Black</source>
        <translation>Номер хода: на один больше после каждого хода чёрных</translation>
    </message>
</context>
<context>
    <name>finder</name>
    <message>
        <source>error fault mistake red invalid illegal wrong check</source>
        <translation>ошибка проблема неправильный невозможный неверный красный проверка</translation>
    </message>
    <message>
        <source>search filter look for</source>
        <translation>искать поиск фильтр отобрать</translation>
    </message>
    <message>
        <source>turn flip rotate reflect</source>
        <translation>повернуть перевернуть вращать отразить зеркально развернуть</translation>
    </message>
    <message>
        <source>clipboard export Lichess Unicode ASCII text Markdown forum BBCode wiki HTML LaTeX Typst</source>
        <translation>буфер обмена экспорт Lichess Юникод Unicode ASCII текст Markdown форум BBCode вики HTML LaTeX Typst</translation>
    </message>
    <message>
        <source>move pieces board</source>
        <translation>сдвинуть переместить передвинуть фигуры доска</translation>
    </message>
    <message>
        <source>Fischer random shuffle setup</source>
        <translation>шахматы Фишера 960 случайная расстановка жеребьёвка</translation>
    </message>
    <message>
        <source>order reorder arrange</source>
        <translation>порядок упорядочить переставить расположить</translation>
    </message>
    <message>
        <source>turn whose move player</source>
        <translation>очередь хода чей ход кто ходит сторона игрок</translation>
    </message>
    <message>
        <source>clipboard insert import read picture screenshot</source>
        <translation>буфер обмена вставить импорт прочитать изображение картинка снимок экрана скриншот</translation>
    </message>
    <message>
        <source>screenshot grab capture picture image recognize OCR scan</source>
        <translation>снимок экрана скриншот захват изображение картинка распознать OCR скан</translation>
    </message>
    <message>
        <source>screenshot scan check compare</source>
        <translation>снимок экрана скриншот скан проверить сравнить</translation>
    </message>
    <message>
        <source>uncertain unsure wrong picture</source>
        <translation>сомнение неуверенно неверно изображение картинка</translation>
    </message>
    <message>
        <source>flip rotate side bottom</source>
        <translation>перевернуть повернуть сторона низ</translation>
    </message>
    <message>
        <source>speak say screen reader blind</source>
        <translation>говорить произнести озвучить голос экранный диктор незрячий</translation>
    </message>
    <message>
        <source>maximize fullscreen zoom large presentation</source>
        <translation>развернуть на весь экран масштаб крупно большой презентация показ</translation>
    </message>
    <message>
        <source>help handbook documentation guide</source>
        <translation>помощь справка документация инструкция</translation>
    </message>
    <message>
        <source>shortcuts keyboard hotkeys mouse gestures</source>
        <translation>сочетания горячие клавиатура мышь жесты</translation>
    </message>
    <message>
        <source>dark light theme colors style look appearance</source>
        <translation>тёмная светлая темная тема цвета стиль вид оформление</translation>
    </message>
    <message>
        <source>list records grid thumbnails diagrams</source>
        <translation>список записи сетка плитка миниатюры диаграммы</translation>
    </message>
    <message>
        <source>create file blank</source>
        <translation>новый документ файл пустой чистый</translation>
    </message>
    <message>
        <source>template endgame ending opening mate Lucena Philidor</source>
        <translation>шаблон окончание эндшпиль дебют мат Лусена Филидор</translation>
    </message>
    <message>
        <source>endgame ending exercise material</source>
        <translation>окончание эндшпиль упражнение материал</translation>
    </message>
    <message>
        <source>internet web site link online</source>
        <translation>интернет сайт ссылка онлайн</translation>
    </message>
    <message>
        <source>load import read table CSV spreadsheet Excel</source>
        <translation>загрузить импорт прочитать таблица CSV электронная Excel</translation>
    </message>
    <message>
        <source>write store keep</source>
        <translation>записать сберечь запись диск</translation>
    </message>
    <message>
        <source>write store copy convert EPD PGN CSV table spreadsheet Excel</source>
        <translation>записать копия преобразовать конвертировать EPD PGN CSV таблица электронная Excel</translation>
    </message>
    <message>
        <source>image diagram screenshot JPEG</source>
        <translation>картинка рисунок диаграмма снимок скриншот JPEG</translation>
    </message>
    <message>
        <source>images diagrams batch</source>
        <translation>картинки рисунки диаграммы пакетно все</translation>
    </message>
    <message>
        <source>GIF video film animated APNG WebP blog</source>
        <translation>GIF видео фильм анимация APNG WebP блог</translation>
    </message>
    <message>
        <source>worksheet handout exercises practice lesson book LaTeX Typst Word HTML Anki QR code</source>
        <translation>рабочий лист раздаточный материал упражнения книга LaTeX Typst тренировка урок Word HTML Anki QR-код</translation>
    </message>
    <message>
        <source>printer paper</source>
        <translation>принтер распечатать бумага</translation>
    </message>
    <message>
        <source>exit end leave</source>
        <translation>выйти завершить закрыть программу</translation>
    </message>
    <message>
        <source>back revert cancel history</source>
        <translation>назад вернуть отмена история</translation>
    </message>
    <message>
        <source>forward again repeat history</source>
        <translation>вперёд вперед снова вернуть история</translation>
    </message>
    <message>
        <source>clipboard export text</source>
        <translation>буфер обмена экспорт текст</translation>
    </message>
    <message>
        <source>clipboard image screenshot</source>
        <translation>буфер обмена картинка рисунок снимок скриншот</translation>
    </message>
    <message>
        <source>settings options theme dark font language</source>
        <translation>параметры опции тема тёмная темная шрифт язык</translation>
    </message>
    <message>
        <source>initial reset new game set up</source>
        <translation>исходная начать заново сброс новая партия расставить</translation>
    </message>
    <message>
        <source>empty erase remove all pieces</source>
        <translation>пустая стереть удалить убрать все фигуры</translation>
    </message>
    <message>
        <source>add enter set up list</source>
        <translation>добавить ввести расстановка поставить список</translation>
    </message>
    <message>
        <source>fairy grasshopper nightrider neutral Popeye</source>
        <translation>сказочная сверчок всадник нейтральная Popeye</translation>
    </message>
    <message>
        <source>exchange invert reverse colors sides</source>
        <translation>обменять обмен инвертировать цвета стороны</translation>
    </message>
    <message>
        <source>move number halfmove clock</source>
        <translation>номер хода счётчик счетчик полуходов сбросить</translation>
    </message>
    <message>
        <source>red green blue yellow color annotate draw</source>
        <translation>красный зелёный зеленый синий жёлтый желтый цвет пометить рисовать</translation>
    </message>
    <message>
        <source>remove arrows circles highlights labels red</source>
        <translation>удалить очистить стрелки кружки подсветка подписи красный</translation>
    </message>
    <message>
        <source>moves game variation line try out</source>
        <translation>ходы партия игра вариант пробовать</translation>
    </message>
    <message>
        <source>mate in moves task helpmate selfmate</source>
        <translation>мат в ходов задача кооперативный обратный</translation>
    </message>
    <message>
        <source>mate key moves test cooked</source>
        <translation>мат вступление ходы проверить побочное решение</translation>
    </message>
    <message>
        <source>test check cooked batch</source>
        <translation>проверить проверка побочные решения пакетно</translation>
    </message>
    <message>
        <source>moves variations line mate key</source>
        <translation>ходы варианты мат вступление</translation>
    </message>
    <message>
        <source>clipboard moves text</source>
        <translation>буфер обмена ходы текст</translation>
    </message>
    <message>
        <source>keep store write key</source>
        <translation>сохранить записать вступительный ход</translation>
    </message>
    <message>
        <source>solve fairy helpmate selfmate</source>
        <translation>решить сказочная кооперативный обратный мат</translation>
    </message>
    <message>
        <source>input output raw</source>
        <translation>ввод вывод исходный</translation>
    </message>
    <message>
        <source>author title name source stipulation award theme mate key moves</source>
        <translation>автор название имя источник задание отличие приз тема мат вступление ходы</translation>
    </message>
    <message>
        <source>Stockfish analyse evaluation best moves UCI</source>
        <translation>Stockfish анализ оценка лучшие ходы UCI</translation>
    </message>
    <message>
        <source>Stockfish UCI install path</source>
        <translation>Stockfish UCI установить путь</translation>
    </message>
    <message>
        <source>back go record</source>
        <translation>назад перейти запись</translation>
    </message>
    <message>
        <source>forward go record</source>
        <translation>вперёд вперед дальше перейти запись</translation>
    </message>
    <message>
        <source>search filter look for duplicates</source>
        <translation>искать поиск фильтр отобрать дубликаты повторы</translation>
    </message>
    <message>
        <source>new insert record</source>
        <translation>новая вставить запись</translation>
    </message>
    <message>
        <source>copy clone twin record</source>
        <translation>копия копировать клонировать близнец запись</translation>
    </message>
    <message>
        <source>remove erase record</source>
        <translation>убрать стереть запись</translation>
    </message>
    <message>
        <source>name title label heading id</source>
        <translation>название имя заголовок подпись id</translation>
    </message>
    <message>
        <source>rename title number source award mate batch many</source>
        <translation>переименовать название номер источник отличие приз мат пакетно много сведения</translation>
    </message>
    <message>
        <source>note remark annotation text</source>
        <translation>заметка примечание пометка текст</translation>
    </message>
    <message>
        <source>rename title id count</source>
        <translation>переименовать имя id пронумеровать нумерация считать</translation>
    </message>
    <message>
        <source>extract export copy part</source>
        <translation>извлечь экспорт копировать часть отделить разделить</translation>
    </message>
    <message>
        <source>merge join import add combine</source>
        <translation>слить объединить присоединить импорт соединить</translation>
    </message>
    <message>
        <source>turn rotate Black’s side orientation</source>
        <translation>повернуть развернуть сторона чёрных черных ориентация</translation>
    </message>
    <message>
        <source>hide panels presentation projector large</source>
        <translation>скрыть панели презентация показ проектор крупно</translation>
    </message>
    <message>
        <source>version licence help</source>
        <translation>версия лицензия помощь</translation>
    </message>
    <message>
        <source>dark light theme edit colors style look appearance own custom squares</source>
        <translation>тёмный тёмная светлая темная тема цвета стиль вид оформление свои поля изменить</translation>
    </message>
    <message>
        <source>theme figures style look</source>
        <translation>тема фигурки набор стиль вид</translation>
    </message>
</context>
<context>
    <name>keys_help</name>
    <message>
        <source>Mouse on the board</source>
        <translation>Мышь на доске</translation>
    </message>
    <message>
        <source>Drag a piece</source>
        <translation>Перетащить фигуру</translation>
    </message>
    <message>
        <source>Move it; onto another piece: take its place</source>
        <translation>Переставить её; на другую фигуру — занять её место</translation>
    </message>
    <message>
        <source>Drag, then {control} or {alt} while dropping</source>
        <translation>Перетащить и отпустить с {control} или {alt}</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>Скопировать её</translation>
    </message>
    <message>
        <source>Drag off the board</source>
        <translation>Утащить с доски</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Убрать её</translation>
    </message>
    <message>
        <source>Drag from a palette</source>
        <translation>Перетащить с палитры</translation>
    </message>
    <message>
        <source>Place a piece</source>
        <translation>Поставить фигуру</translation>
    </message>
    <message>
        <source>Click in a palette</source>
        <translation>Щелчок в палитре</translation>
    </message>
    <message>
        <source>Pick up a piece or the eraser; click again to put it down</source>
        <translation>Выбрать фигуру или ластик; ещё щелчок — отложить</translation>
    </message>
    <message>
        <source>Click or drag with a piece picked up</source>
        <translation>Щелчок или ведение с выбранной фигурой</translation>
    </message>
    <message>
        <source>Place it; starting on the same piece: erase</source>
        <translation>Поставить её; начав с такой же фигуры — стирать</translation>
    </message>
    <message>
        <source>Right button with a piece picked up</source>
        <translation>Правая кнопка с выбранной фигурой</translation>
    </message>
    <message>
        <source>Place the same piece in the other colour</source>
        <translation>Поставить такую же фигуру другого цвета</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Средняя кнопка</translation>
    </message>
    <message>
        <source>Pick up the piece under the pointer; on an empty square: the eraser</source>
        <translation>Выбрать фигуру под указателем; на пустом поле — ластик</translation>
    </message>
    <message>
        <source>Right button with nothing picked up</source>
        <translation>Правая кнопка, когда ничего не выбрано</translation>
    </message>
    <message>
        <source>Menu of the square</source>
        <translation>Меню поля</translation>
    </message>
    <message>
        <source>Drag with the right button</source>
        <translation>Ведение правой кнопкой</translation>
    </message>
    <message>
        <source>Draw an arrow; draw it again to remove it, or in another colour to replace it</source>
        <translation>Нарисовать стрелку; ещё раз — удалить её, другим цветом — заменить</translation>
    </message>
    <message>
        <source>Right click with Shift</source>
        <translation>Правый щелчок с Shift</translation>
    </message>
    <message>
        <source>Draw a circle, or remove it</source>
        <translation>Нарисовать или удалить кружок</translation>
    </message>
    <message>
        <source>{control}, {alt}, or both while drawing</source>
        <translation>{control}, {alt} или обе при рисовании</translation>
    </message>
    <message>
        <source>Red, blue, or yellow instead of green</source>
        <translation>Красный, синий или жёлтый вместо зелёного</translation>
    </message>
    <message>
        <source>Shift, or Shift and {control}, while drawing an arrow</source>
        <translation>Shift или Shift и {control} при рисовании стрелки</translation>
    </message>
    <message>
        <source>Blue or yellow, where {alt} moves windows instead of drawing</source>
        <translation>Синий или жёлтый там, где {alt} двигает окна, а не рисует</translation>
    </message>
    <message>
        <source>Drag with Shift</source>
        <translation>Ведение с Shift</translation>
    </message>
    <message>
        <source>Select squares; Esc deselects them</source>
        <translation>Выделить поля; Esc снимает выделение</translation>
    </message>
    <message>
        <source>Drag in a selection</source>
        <translation>Перетащить внутри выделения</translation>
    </message>
    <message>
        <source>Move its pieces together; with {control}: copy; off the board: remove</source>
        <translation>Переставить его фигуры вместе; с {control} — скопировать; за край доски — убрать</translation>
    </message>
    <message>
        <source>Right button in a selection</source>
        <translation>Правая кнопка на выделении</translation>
    </message>
    <message>
        <source>Menu: clear, swap colours, mirror, fill</source>
        <translation>Меню: очистить, поменять цвета, отразить, заполнить</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>Change the piece of a square (see Preferences)</source>
        <translation>Сменить фигуру на поле (см. «Настройки»)</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Your own colour</source>
        <translation>Ваш собственный цвет</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Wheel with {alt}</source>
        <translation>Колесо с {alt}</translation>
    </message>
    <message>
        <source>Step through the moves</source>
        <translation>Переход по ходам</translation>
    </message>
    <message>
        <source>With the Play tool, or in the moves: type a move: Nf3, e8=Q, e2e4</source>
        <translation>С инструментом игры или в ходах: ввести ход: Nf3, e8=Q, e2e4</translation>
    </message>
    <message>
        <source>In the moves: step without {alt}</source>
        <translation>В ходах: шаг без {alt}</translation>
    </message>
    <message>
        <source>In the moves: read line by line; go to the move</source>
        <translation>В ходах: читать построчно; перейти к ходу</translation>
    </message>
    <message>
        <source>In a solution: fold or unfold a row, unfold all, fold all</source>
        <translation>В решении: свернуть или развернуть строку, развернуть всё, свернуть всё</translation>
    </message>
    <message>
        <source>In the moves: delete from here</source>
        <translation>В ходах: удалить отсюда</translation>
    </message>
    <message>
        <source>In the moves: go to the board; with the Play tool: leave it</source>
        <translation>В ходах: перейти на доску; с инструментом игры: выйти из него</translation>
    </message>
    <message>
        <source>Right button on a move</source>
        <translation>Правая кнопка на ходе</translation>
    </message>
    <message>
        <source>Menu: new position, promote, delete, copy</source>
        <translation>Меню: новая позиция, повысить, удалить, копировать</translation>
    </message>
    <message>
        <source>Picture beside the board</source>
        <translation>Изображение рядом с доской</translation>
    </message>
    <message>
        <source>Next or previous square that may have been read wrong</source>
        <translation>Следующее или предыдущее поле, которое могло быть прочитано неверно</translation>
    </message>
    <message>
        <source>1 to 5</source>
        <translation>1–5</translation>
    </message>
    <message>
        <source>Put this piece on the square, and go on</source>
        <translation>Поставить эту фигуру на поле и идти дальше</translation>
    </message>
    <message>
        <source>Put that piece on the square</source>
        <translation>Поставить эту фигуру на поле</translation>
    </message>
    <message>
        <source>Look at another square</source>
        <translation>Перейти к другому полю</translation>
    </message>
    <message>
        <source>Turn: the other side is at the bottom of the picture</source>
        <translation>Перевернуть: внизу изображения другая сторона</translation>
    </message>
    <message>
        <source>Set the other side to move</source>
        <translation>Передать ход другой стороне</translation>
    </message>
    <message>
        <source>Accept the position, or go on to the next one</source>
        <translation>Принять позицию или перейти к следующей</translation>
    </message>
    <message>
        <source>Take the position back; among several: hide the picture</source>
        <translation>Убрать позицию; при нескольких — скрыть изображение</translation>
    </message>
    <message>
        <source>Keys and commands</source>
        <translation>Клавиши и команды</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>Клавиша или жест</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>Put down the piece, or cancel the drag</source>
        <translation>Отложить фигуру или отменить перетаскивание</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Клавиши на доске</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Двигать курсор</translation>
    </message>
    <message>
        <source>Go to an edge</source>
        <translation>К краю доски</translation>
    </message>
    <message>
        <source>K Q R B N P, k q r b n p</source>
        <translation>K Q R B N P, k q r b n p</translation>
    </message>
    <message>
        <source>Place a white piece, a black piece, and step on</source>
        <translation>Поставить белую или чёрную фигуру и шагнуть дальше</translation>
    </message>
    <message>
        <source>1 to 8</source>
        <translation>1–8</translation>
    </message>
    <message>
        <source>Clear that many squares and step over them</source>
        <translation>Очистить столько полей и шагнуть через них</translation>
    </message>
    <message>
        <source>Go to the next rank, as in a FEN</source>
        <translation>К следующей горизонтали, как в FEN</translation>
    </message>
    <message>
        <source>Space after the last square</source>
        <translation>Пробел после последнего поля</translation>
    </message>
    <message>
        <source>Go on with the other fields, such as b KQ e3 0 1; Enter finishes</source>
        <translation>Перейти к другим полям FEN, например b KQ e3 0 1; Enter завершает</translation>
    </message>
    <message>
        <source>Step back and clear the square</source>
        <translation>Шагнуть назад и очистить поле</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Очистить поле</translation>
    </message>
    <message>
        <source>Pick up the piece; on another square: drop it</source>
        <translation>Поднять фигуру; на другом поле — опустить</translation>
    </message>
    <message>
        <source>Select squares, or all; Enter picks up their pieces</source>
        <translation>Выделить поля или все; Enter поднимает их фигуры</translation>
    </message>
    <message>
        <source>Marks tool</source>
        <translation>Режим меток</translation>
    </message>
    <message>
        <source>Drag, click</source>
        <translation>Ведение, щелчок</translation>
    </message>
    <message>
        <source>Draw an arrow; a circle, highlight or label, as set in the bar</source>
        <translation>Нарисовать стрелку; кружок, подсветку или подпись — что выбрано на панели</translation>
    </message>
    <message>
        <source>Start an arrow; on another square: end it; on the same: circle</source>
        <translation>Начать стрелку; на другом поле — закончить; на том же — кружок</translation>
    </message>
    <message>
        <source>Highlight, or label, the square</source>
        <translation>Подсветить или подписать поле</translation>
    </message>
    <message>
        <source>1 to 4, or G R B Y</source>
        <translation>1–4 или G R B Y</translation>
    </message>
    <message>
        <source>Green, red, blue, yellow</source>
        <translation>Зелёный, красный, синий, жёлтый</translation>
    </message>
    <message>
        <source>Remove the marks on the square</source>
        <translation>Удалить метки на поле</translation>
    </message>
    <message>
        <source>Cancel the arrow, then leave the tool</source>
        <translation>Отменить стрелку, затем выйти из режима</translation>
    </message>
    <message>
        <source>A letter</source>
        <translation>Буква</translation>
    </message>
    <message>
        <source>FEN field and position check</source>
        <translation>Поле FEN и проверка позиции</translation>
    </message>
    <message>
        <source>Back to the FEN of the board</source>
        <translation>Назад к FEN с доски</translation>
    </message>
    <message>
        <source>On a line of the check: explain it</source>
        <translation>На строке проверки: объяснить её</translation>
    </message>
    <message>
        <source>Copy and paste the position, or the selected text here</source>
        <translation>Копировать и вставить позицию или выделенный здесь текст</translation>
    </message>
    <message>
        <source>List of positions</source>
        <translation>Список позиций</translation>
    </message>
    <message>
        <source>In the list: copy, cut and paste whole lines of the file</source>
        <translation>В списке: копировать, вырезать и вставить целые строки файла</translation>
    </message>
    <message>
        <source>In the list: delete the positions</source>
        <translation>В списке: удалить позиции</translation>
    </message>
    <message>
        <source>In the list: select several, or all</source>
        <translation>В списке: выделить несколько или все</translation>
    </message>
    <message>
        <source>Add a position to the selection; arrows with {control} move without selecting</source>
        <translation>Добавить позицию к выделению; стрелки с {control} — перемещение без выделения</translation>
    </message>
    <message>
        <source>Click with Shift or {control}, drag with Shift</source>
        <translation>Щелчок с Shift или {control}, ведение с Shift</translation>
    </message>
    <message>
        <source>Select several positions</source>
        <translation>Выделить несколько позиций</translation>
    </message>
    <message>
        <source>Drag in the list</source>
        <translation>Перетащить в списке</translation>
    </message>
    <message>
        <source>Move the selected positions; with {control} or to another window: copy</source>
        <translation>Переместить выделенные позиции; с {control} или в другое окно — скопировать</translation>
    </message>
    <message>
        <source>Double click in the list</source>
        <translation>Двойной щелчок в списке</translation>
    </message>
    <message>
        <source>Rename the position; on a comment: edit it</source>
        <translation>Переименовать позицию; на комментарии — изменить его</translation>
    </message>
    <message>
        <source>Right button in the list</source>
        <translation>Правая кнопка в списке</translation>
    </message>
    <message>
        <source>Menu: rename, sort, reverse, new window</source>
        <translation>Меню: переименование, сортировка, обратный порядок, новое окно</translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Place {piece} on {square}</source>
        <translation>Установка {piece} на {square}</translation>
    </message>
    <message>
        <source>Erase {piece} on {square}</source>
        <translation>Удаление {piece} с {square}</translation>
    </message>
    <message>
        <source>Move {piece} to {square}</source>
        <translation>Перенос {piece} на {square}</translation>
    </message>
    <message>
        <source>Edit puzzle</source>
        <translation>Правка задачи</translation>
    </message>
    <message>
        <source>Set stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Fill in solution</source>
        <translation>Заполнение решения</translation>
    </message>
    <message>
        <source>Add twin {number}</source>
        <translation>Добавить близнеца {number}</translation>
    </message>
    <message>
        <source>Remove twin {number}</source>
        <translation>Удалить близнеца {number}</translation>
    </message>
    <message>
        <source>Make the diagram a zeroposition</source>
        <translation>Сделать диаграмму нулевой позицией</translation>
    </message>
    <message>
        <source>Solve the diagram, too</source>
        <translation>Решать и диаграмму</translation>
    </message>
    <message>
        <source>Copy {piece} to {square}</source>
        <translation>Копирование {piece} на {square}</translation>
    </message>
    <message>
        <source>Move selected pieces</source>
        <translation>Перенос выделенных фигур</translation>
    </message>
    <message>
        <source>Copy selected pieces</source>
        <translation>Копирование выделенных фигур</translation>
    </message>
    <message>
        <source>Swap colours of selected pieces</source>
        <translation>Обмен цветов выделенных фигур</translation>
    </message>
    <message>
        <source>Mirror selected squares</source>
        <translation>Отражение выделенных полей</translation>
    </message>
    <message>
        <source>Place listed pieces</source>
        <translation>Расстановка фигур списком</translation>
    </message>
    <message>
        <source>Type on the board</source>
        <translation>Ввод на доске</translation>
    </message>
    <message>
        <source>Type FEN</source>
        <translation>Ввод FEN</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Вставка позиции</translation>
    </message>
    <message>
        <source>Add castling right {right}</source>
        <translation>Добавление права на рокировку: {right}</translation>
    </message>
    <message>
        <source>Remove castling right {right}</source>
        <translation>Удаление права на рокировку: {right}</translation>
    </message>
    <message>
        <source>Set en passant square to {square}</source>
        <translation>Поле взятия на проходе {square}</translation>
    </message>
    <message>
        <source>Remove en passant square</source>
        <translation>Удаление поля взятия на проходе</translation>
    </message>
    <message>
        <source>Add castling rights</source>
        <translation>Добавить права на рокировку</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Удаление прав на рокировку</translation>
    </message>
    <message>
        <source>Reset counters</source>
        <translation>Сброс счётчиков</translation>
    </message>
    <message>
        <source>Set side to move to White</source>
        <translation>Очередь хода: белые</translation>
    </message>
    <message>
        <source>Set side to move to Black</source>
        <translation>Очередь хода: чёрные</translation>
    </message>
    <message>
        <source>Set halfmove clock to {number}</source>
        <translation>Счётчик полуходов: {number}</translation>
    </message>
    <message>
        <source>Set fullmove number to {number}</source>
        <translation>Номер хода: {number}</translation>
    </message>
    <message>
        <source>Use Chess960 castling</source>
        <translation>Рокировка Chess960</translation>
    </message>
    <message>
        <source>Use standard castling</source>
        <translation>Обычная рокировка</translation>
    </message>
    <message>
        <source>Set up start position</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>Set up position</source>
        <translation>Расстановка позиции</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Очистка доски</translation>
    </message>
    <message>
        <source>Set up Chess960 position {number}</source>
        <translation>Позиция Chess960 № {number}</translation>
    </message>
    <message>
        <source>Rotate position</source>
        <translation>Поворот позиции</translation>
    </message>
    <message>
        <source>Mirror position</source>
        <translation>Отражение позиции</translation>
    </message>
    <message>
        <source>Mirror position top to bottom</source>
        <translation>Отражение позиции сверху вниз</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Обмен цветов</translation>
    </message>
    <message>
        <source>Shift position up</source>
        <translation>Сдвиг позиции вверх</translation>
    </message>
    <message>
        <source>Shift position down</source>
        <translation>Сдвиг позиции вниз</translation>
    </message>
    <message>
        <source>Shift position left</source>
        <translation>Сдвиг позиции влево</translation>
    </message>
    <message>
        <source>Shift position right</source>
        <translation>Сдвиг позиции вправо</translation>
    </message>
    <message>
        <source>Draw arrow</source>
        <translation>Рисование стрелки</translation>
    </message>
    <message>
        <source>Remove arrow</source>
        <translation>Удаление стрелки</translation>
    </message>
    <message>
        <source>Recolour arrow</source>
        <translation>Смена цвета стрелки</translation>
    </message>
    <message>
        <source>Draw circle on {square}</source>
        <translation>Рисование кружка на {square}</translation>
    </message>
    <message>
        <source>Remove circle on {square}</source>
        <translation>Удаление кружка на {square}</translation>
    </message>
    <message>
        <source>Recolour circle on {square}</source>
        <translation>Смена цвета кружка на {square}</translation>
    </message>
    <message>
        <source>Highlight {square}</source>
        <translation>Подсветка {square}</translation>
    </message>
    <message>
        <source>Remove highlight of {square}</source>
        <translation>Удаление подсветки {square}</translation>
    </message>
    <message>
        <source>Recolour highlight of {square}</source>
        <translation>Смена цвета подсветки {square}</translation>
    </message>
    <message>
        <source>Label {square}</source>
        <translation>Подпись на {square}</translation>
    </message>
    <message>
        <source>Remove label of {square}</source>
        <translation>Удаление подписи на {square}</translation>
    </message>
    <message>
        <source>Change label of {square}</source>
        <translation>Изменение подписи на {square}</translation>
    </message>
    <message>
        <source>Clear marks</source>
        <translation>Удаление меток</translation>
    </message>
    <message>
        <source>Clear marks on {square}</source>
        <translation>Удаление меток на {square}</translation>
    </message>
    <message>
        <source>Add position</source>
        <translation>Добавление позиции</translation>
    </message>
    <message>
        <source>Duplicate position</source>
        <translation>Дублирование позиции</translation>
    </message>
    <message>
        <source>Take position from game</source>
        <translation>Взятие позиции из партии</translation>
    </message>
    <message>
        <source>Delete position</source>
        <translation>Удаление позиции</translation>
    </message>
    <message>
        <source>Cut position</source>
        <translation>Вырезание позиции</translation>
    </message>
    <message>
        <source>Move position</source>
        <translation>Перемещение позиции</translation>
    </message>
    <message>
        <source>Sort positions</source>
        <translation>Сортировка позиций</translation>
    </message>
    <message>
        <source>Reverse positions</source>
        <translation>Обратный порядок позиций</translation>
    </message>
    <message>
        <source>Replace names with numbers</source>
        <translation>Замена названий номерами</translation>
    </message>
    <message>
        <source>Read position from picture</source>
        <translation>Чтение позиции с изображения</translation>
    </message>
    <message>
        <source>Black to move, as {detail} says.</source>
        <translation>Ход чёрных, как говорит {detail}.</translation>
    </message>
    <message>
        <source>White to move, as {detail} says.</source>
        <translation>Ход белых, как говорит {detail}.</translation>
    </message>
    <message>
        <source>New position after {detail}; the game is unchanged.</source>
        <translation>Новая позиция после {detail}; партия не изменена.</translation>
    </message>
    <message>
        <source>New position after {detail}.</source>
        <translation>Новая позиция после {detail}.</translation>
    </message>
    <message>
        <source>The text in the FEN field was replaced; Undo brings it back.</source>
        <translation>Текст в поле FEN заменён; «Отменить» вернёт его.</translation>
    </message>
    <message>
        <source>Removed with the previous position: {detail}. Undo brings them back.</source>
        <translation>Удалено вместе с прежней позицией: {detail}. «Отменить» вернёт всё.</translation>
    </message>
    <message>
        <source>The moves of the game were kept, but no longer fit the position.</source>
        <translation>Ходы партии сохранены, но больше не подходят к позиции.</translation>
    </message>
    <message>
        <source>The moves of the game were kept; they may no longer fit the position.</source>
        <translation>Ходы партии сохранены; они могут больше не подходить к позиции.</translation>
    </message>
    <message>
        <source>Added as position {detail}; the one it came from is unchanged.</source>
        <translation>Добавлено как позиция {detail}; исходная не изменена.</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Перезагрузка файла</translation>
    </message>
    <message>
        <source>Merge changes to the file</source>
        <translation>Слияние изменений файла</translation>
    </message>
    <message>
        <source>Append file</source>
        <translation>Добавление файла</translation>
    </message>
    <message>
        <source>Move position up</source>
        <translation>Перемещение позиции вверх</translation>
    </message>
    <message>
        <source>Move position down</source>
        <translation>Перемещение позиции вниз</translation>
    </message>
    <message>
        <source>Rename position</source>
        <translation>Переименование позиции</translation>
    </message>
    <message>
        <source>Set details</source>
        <translation>Изменение сведений</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Правка комментария</translation>
    </message>
    <message>
        <source>Convert to FEN</source>
        <translation>Преобразование в FEN</translation>
    </message>
    <message>
        <source>Convert to EPD</source>
        <translation>Преобразование в EPD</translation>
    </message>
    <message>
        <source>Convert to PGN</source>
        <translation>Преобразование в PGN</translation>
    </message>
    <message>
        <source>Edit operations</source>
        <translation>Правка операций</translation>
    </message>
    <message>
        <source>Remove pawns</source>
        <translation>Удаление пешек</translation>
    </message>
    <message>
        <source>Fix all problems</source>
        <translation>Исправление всех проблем</translation>
    </message>
    <message>
        <source>Paint {pieces}</source>
        <translation>Расстановка ({pieces})</translation>
    </message>
    <message>
        <source>Base twin {number} on the twin before</source>
        <translation>Строить близнеца {number} от предыдущего</translation>
    </message>
    <message>
        <source>Base twin {number} on the diagram</source>
        <translation>Строить близнеца {number} от диаграммы</translation>
    </message>
    <message>
        <source>Keep moves</source>
        <translation>Сохранение ходов</translation>
    </message>
    <message>
        <source>New position after {number}</source>
        <translation>Новая позиция после {number}</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белого короля</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>белого ферзя</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>белой ладьи</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>белого слона</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>белого коня</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>белой пешки</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрного короля</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>чёрного ферзя</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>чёрной ладьи</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>чёрного слона</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>чёрного коня</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>чёрной пешки</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>O-O белых</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>O-O-O белых</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>O-O чёрных</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>O-O-O чёрных</translation>
    </message>
    <message>
        <source>Comments stay in their places.</source>
        <translation>Комментарии остаются на своих местах.</translation>
    </message>
    <message>
        <source>EPD cannot contain straight quotation marks; they became curved ones.</source>
        <translation>EPD не может содержать прямых кавычек; они стали типографскими.</translation>
    </message>
    <message>
        <source>Castling right {detail} removed: king or rook has left its starting square.</source>
        <translation>Право на рокировку ({detail}) убрано: король или ладья ушли с исходного поля.</translation>
    </message>
    <message>
        <source>Castling right {detail} restored: king and rook are on their starting squares again.</source>
        <translation>Право на рокировку ({detail}) восстановлено: король и ладья снова на исходных полях.</translation>
    </message>
    <message>
        <source>A king keeps its colour: the other side would have more than one.</source>
        <translation>Король сохраняет цвет: иначе у другой стороны их стало бы больше одного.</translation>
    </message>
    <message>
        <source>En passant square {detail} removed: it is no longer possible.</source>
        <translation>Поле взятия на проходе {detail} убрано: оно больше невозможно.</translation>
    </message>
    <message>
        <source>Marks that would leave the board were removed.</source>
        <translation>Метки, которые оказались бы за краем доски, убраны.</translation>
    </message>
    <message>
        <source>A twin was left unchanged: it does not fit the changed board.</source>
        <translation>Близнец остался прежним: он не подходит к изменённой доске.</translation>
    </message>
    <message>
        <source>Key and solution were kept: they belong to the previous puzzle.</source>
        <translation>Ключ и решение остались: они относятся к прежней позиции.</translation>
    </message>
    <message>
        <source>Braces in the remark became round brackets: PGN comments cannot contain braces.</source>
        <translation>Фигурные скобки в примечании стали круглыми: в комментариях PGN фигурных быть не может.</translation>
    </message>
    <message>
        <source>The file will not show that this is Chess960: its castling letters are those of standard chess.</source>
        <translation>В файле не будет видно, что это Chess960: буквы рокировки такие же, как в классических шахматах.</translation>
    </message>
    <message>
        <source>The en passant square was removed: it is no longer possible.</source>
        <translation>Поле взятия на проходе убрано: оно больше невозможно.</translation>
    </message>
    <message>
        <source>The position was put back: the moves fit again.</source>
        <translation>Позиция возвращена: ходы снова подходят.</translation>
    </message>
    <message>
        <source>The moves that did not fit were removed. Undo brings them back.</source>
        <translation>Неподходящие ходы убраны. «Отменить» вернёт их.</translation>
    </message>
    <message>
        <source>The FEN tag of the game was corrected.</source>
        <translation>Тег FEN партии исправлен.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>players</source>
        <translation>игроки</translation>
    </message>
    <message>
        <source>other tags</source>
        <translation>другие теги</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>примечание</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>операции</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>метки</translation>
    </message>
    <message>
        <source>White, {file}-file</source>
        <translation>белые, вертикаль {file}</translation>
    </message>
    <message>
        <source>Black, {file}-file</source>
        <translation>чёрные, вертикаль {file}</translation>
    </message>
    <message>
        <source>Castling rights {rights} removed: they cannot hold here.</source>
        <translation>Права на рокировку ({rights}) убраны: здесь они недействительны.</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>русский</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>German</source>
        <translation>немецкий</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французский</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>испанский</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>итальянский</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>нидерландский</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>чешский</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>датский</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>эстонский</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>финский</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>венгерский</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>исландский</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>норвежский</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португальский</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>румынский</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>шведский</translation>
    </message>
    <message>
        <source>English, S for the knight</source>
        <translation>английский, конь — S</translation>
    </message>
</context>
<context>
    <name>losses</name>
    <message>
        <source>Not Everything Can Be Saved</source>
        <translation>Сохранить можно не всё</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Всё равно сохранить</translation>
    </message>
    <message>
        <source>&amp;Save as FEN</source>
        <translation>&amp;Сохранить как FEN</translation>
    </message>
    <message>
        <source>Save as &amp;EPD…</source>
        <translation>Сохранить &amp;как EPD…</translation>
    </message>
    <message>
        <source>Choose Another &amp;Format…</source>
        <translation>Выбрать другой &amp;формат…</translation>
    </message>
    <message>
        <source>A {suffix} file cannot hold everything in “{name}”.</source>
        <translation>Файл {suffix} не может вместить всё, что есть в «{name}».</translation>
    </message>
    <message>
        <source>A {suffix} file holds some of “{name}” in another way.</source>
        <translation>В файле {suffix} часть «{name}» записывается иначе.</translation>
    </message>
    <message>
        <source>Left out of the file:</source>
        <translation>В файл не войдёт:</translation>
    </message>
    <message>
        <source>Written in another way:</source>
        <translation>Будет записано иначе:</translation>
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
        <translation>ИМЯ</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ОБЗОР</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>ОПИСАНИЕ</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>ПАРАМЕТРЫ</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ФАЙЛЫ</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>КОД ЗАВЕРШЕНИЯ</translation>
    </message>
    <message>
        <source>Set up a chess position and get a correct FEN, or the other way round.</source>
        <translation>Расставьте шахматную позицию и получите правильный FEN — или наоборот.</translation>
    </message>
    <message>
        <source>Preferences and recent files.</source>
        <translation>Настройки и недавние файлы.</translation>
    </message>
    <message>
        <source>Unsaved work, which is offered at the next start.</source>
        <translation>Несохранённая работа, предлагаемая при следующем запуске.</translation>
    </message>
    <message>
        <source>Unexpected errors.</source>
        <translation>Непредвиденные ошибки.</translation>
    </message>
    <message>
        <source>Each command’s help explains its own. Without a command it is 0, 1 if there is no display, or 2 if the command line is not valid.</source>
        <translation>Код завершения команды указан в её справке. Без команды он равен 0; 1, если нет дисплея; 2, если командная строка не имеет смысла.</translation>
    </message>
    <message>
        <source>start a new instance, even if FenEdit is already running</source>
        <translation>запустить новую программу, даже если уже работает другая, способная открыть файлы</translation>
    </message>
    <message>
        <source>print the versions of FenEdit and its libraries</source>
        <translation>вывод версий FenEdit и его библиотек</translation>
    </message>
    <message>
        <source>make pictures and sheets of positions: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</source>
        <translation>создание изображений и листов позиций: PNG, SVG, PDF, LaTeX, DOCX, Typst, HTML</translation>
    </message>
    <message>
        <source>find the keys that force mate in a given number of moves, and all play after them</source>
        <translation>найти вступительные ходы, форсирующие мат в заданное число ходов, и всю игру после них</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>КОМАНДЫ</translation>
    </message>
    <message>
        <source>Without a command, a window is opened for each file, or for each position. The commands work without a window, and without a display.</source>
        <translation>Без команды для каждого файла или каждой позиции открывается окно. Команды работают без окна и без дисплея.</translation>
    </message>
    <message>
        <source>“fenedit COMMAND --help” explains a command and its options, in English.</source>
        <translation>«fenedit КОМАНДА --help» объясняет команду и её параметры, по-английски.</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>a file of positions, a picture made by FenEdit, or a FEN in quotation marks</source>
        <translation>файл с позициями, изображение, созданное в FenEdit, или FEN в кавычках</translation>
    </message>
    <message>
        <source>open a window with this position</source>
        <translation>открыть окно с этой позицией</translation>
    </message>
    <message>
        <source>choose the files to open in a dialog</source>
        <translation>выбрать файлы для открытия в диалоге</translation>
    </message>
    <message>
        <source>the language of the window for this start, such as en or pl</source>
        <translation>язык окна для этого запуска, например en или pl</translation>
    </message>
    <message>
        <source>report records of files that are not FEN or not playable</source>
        <translation>сообщить о записях в файлах, которые не FEN или которыми нельзя играть</translation>
    </message>
    <message>
        <source>write the positions of a file in another format</source>
        <translation>записать позиции файла в другом формате</translation>
    </message>
    <message>
        <source>print the records of files with a text, material, or pieces on squares</source>
        <translation>вывести записи файлов с заданным текстом, материалом или фигурами на полях</translation>
    </message>
    <message>
        <source>print the FENs of the positions in any text, picture or PDF</source>
        <translation>вывести FEN позиций из любого текста, изображения или PDF</translation>
    </message>
</context>
<context>
    <name>mark_words</name>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>green arrow from {first} to {last}</source>
        <translation>зелёная стрелка с {first} на {last}</translation>
    </message>
    <message>
        <source>Another Colour</source>
        <translation>Другой цвет</translation>
    </message>
    <message>
        <source>coloured arrow from {first} to {last}</source>
        <translation>цветная стрелка с {first} на {last}</translation>
    </message>
    <message>
        <source>coloured circle on {first}</source>
        <translation>цветной кружок на {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in colour</source>
        <translation>{first}: цветная подсветка</translation>
    </message>
    <message>
        <source>coloured label “{text}” on {first}</source>
        <translation>цветная подпись «{text}» на {first}</translation>
    </message>
    <message>
        <source>red arrow from {first} to {last}</source>
        <translation>красная стрелка с {first} на {last}</translation>
    </message>
    <message>
        <source>blue arrow from {first} to {last}</source>
        <translation>синяя стрелка с {first} на {last}</translation>
    </message>
    <message>
        <source>yellow arrow from {first} to {last}</source>
        <translation>жёлтая стрелка с {first} на {last}</translation>
    </message>
    <message>
        <source>green circle on {first}</source>
        <translation>зелёный кружок на {first}</translation>
    </message>
    <message>
        <source>red circle on {first}</source>
        <translation>красный кружок на {first}</translation>
    </message>
    <message>
        <source>blue circle on {first}</source>
        <translation>синий кружок на {first}</translation>
    </message>
    <message>
        <source>yellow circle on {first}</source>
        <translation>жёлтый кружок на {first}</translation>
    </message>
    <message>
        <source>{first} highlighted in green</source>
        <translation>{first}: зелёная подсветка</translation>
    </message>
    <message>
        <source>{first} highlighted in red</source>
        <translation>{first}: красная подсветка</translation>
    </message>
    <message>
        <source>{first} highlighted in blue</source>
        <translation>{first}: синяя подсветка</translation>
    </message>
    <message>
        <source>{first} highlighted in yellow</source>
        <translation>{first}: жёлтая подсветка</translation>
    </message>
    <message>
        <source>green label “{text}” on {first}</source>
        <translation>зелёная подпись «{text}» на {first}</translation>
    </message>
    <message>
        <source>red label “{text}” on {first}</source>
        <translation>красная подпись «{text}» на {first}</translation>
    </message>
    <message>
        <source>blue label “{text}” on {first}</source>
        <translation>синяя подпись «{text}» на {first}</translation>
    </message>
    <message>
        <source>yellow label “{text}” on {first}</source>
        <translation>жёлтая подпись «{text}» на {first}</translation>
    </message>
    <message>
        <source>All marks removed</source>
        <translation>Все метки удалены</translation>
    </message>
    <message numerus="yes">
        <source>%n marks changed</source>
        <translation>
            <numerusform>Изменена %n метка</numerusform>
            <numerusform>Изменены %n метки</numerusform>
            <numerusform>Изменено %n меток</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: {marks}</source>
        <translation>Удалено: {marks}</translation>
    </message>
</context>
<context>
    <name>message</name>
    <message>
        <source>Cannot Open</source>
        <translation>Не удаётся открыть</translation>
    </message>
    <message>
        <source>Not Saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save as &amp;UTF-8</source>
        <translation>Сохранить в &amp;UTF-8</translation>
    </message>
    <message>
        <source>Write-Protected File</source>
        <translation>Файл защищён от записи</translation>
    </message>
    <message>
        <source>&amp;Save Anyway</source>
        <translation>&amp;Всё равно сохранить</translation>
    </message>
    <message>
        <source>Changed by Another Program</source>
        <translation>Изменено другой программой</translation>
    </message>
    <message>
        <source>&amp;Save There Again</source>
        <translation>Сохранить &amp;там же</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>Сохранить &amp;поверх</translation>
    </message>
    <message>
        <source>Save Under &amp;Another Name…</source>
        <translation>Сохранить под &amp;другим именем…</translation>
    </message>
    <message>
        <source>File not found: “{name}”.</source>
        <translation>Файл не найден: «{name}».</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Возможно, он перемещён, переименован или удалён.</translation>
    </message>
    <message>
        <source>You are not allowed to read “{name}”.</source>
        <translation>Нет прав на чтение «{name}».</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Обратитесь к владельцу или измените права доступа.</translation>
    </message>
    <message>
        <source>“{name}” is a folder, not a file.</source>
        <translation>«{name}» — папка, а не файл.</translation>
    </message>
    <message>
        <source>Choose a file in it.</source>
        <translation>Выберите файл в ней.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe or a device.</source>
        <translation>«{name}» — не файл, а канал или устройство.</translation>
    </message>
    <message>
        <source>Save its output to a file, and open that.</source>
        <translation>Сохраните его вывод в файл и откройте этот файл.</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>«{name}» — не текстовый файл.</translation>
    </message>
    <message>
        <source>A file of positions is text: FEN or EPD, one per line, or PGN games. This may be a picture, a compressed file other than {suffixes}, or the database of another program.</source>
        <translation>Файл с позициями — это текст: FEN или EPD, по одной в строке, или партии PGN. Здесь же, возможно, изображение, сжатый файл не в формате {suffixes} или база другой программы.</translation>
    </message>
    <message>
        <source>“{name}” ({size} MB) is larger than the free memory ({free} MB).</source>
        <translation>«{name}» ({size} МБ) больше свободной памяти ({free} МБ).</translation>
    </message>
    <message>
        <source>Close other programs, or use the command line, which reads files of any size: “fenedit check”, “fenedit find”, “fenedit convert”.</source>
        <translation>Закройте другие программы или воспользуйтесь командной строкой, которая читает файлы любого размера: «fenedit check», «fenedit find», «fenedit convert».</translation>
    </message>
    <message>
        <source>Line {detail} of “{name}” is too long for a position.</source>
        <translation>Строка {detail} в «{name}» слишком длинная для позиции.</translation>
    </message>
    <message>
        <source>A file of this size needs one position per line. This one may contain something else, or have lost its line breaks.</source>
        <translation>В файле такого размера должно быть по позиции в строке. Возможно, в этом что-то другое или потеряны разрывы строк.</translation>
    </message>
    <message>
        <source>“{name}” is a damaged {detail} file.</source>
        <translation>«{name}» — повреждённый файл {detail}.</translation>
    </message>
    <message>
        <source>The download may be incomplete: try again. On a command line, “{detail} -dc” recovers what comes before the damage.</source>
        <translation>Возможно, он загружен не полностью: попробуйте ещё раз. В командной строке «{detail} -dc» восстановит то, что стоит до повреждения.</translation>
    </message>
    <message>
        <source>“{name}” is compressed with Zstandard.</source>
        <translation>«{name}» сжат с помощью Zstandard.</translation>
    </message>
    <message>
        <source>A library for that is missing: {detail}.</source>
        <translation>Для этого не хватает библиотеки: {detail}.</translation>
    </message>
    <message>
        <source>“{name}” is not a valid file name.</source>
        <translation>«{name}» — недопустимое имя файла.</translation>
    </message>
    <message>
        <source>Check the name; it may be too long.</source>
        <translation>Проверьте имя; возможно, оно слишком длинное.</translation>
    </message>
    <message>
        <source>“{name}” could not be read.</source>
        <translation>Не удалось прочитать «{name}».</translation>
    </message>
    <message>
        <source>The disk or the network may have failed. Try again.</source>
        <translation>Возможен сбой диска или сети. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist.</source>
        <translation>Папки {folder} не существует.</translation>
    </message>
    <message>
        <source>Create it, or save in another folder.</source>
        <translation>Создайте её или сохраните в другой папке.</translation>
    </message>
    <message>
        <source>There is already a folder named “{name}”.</source>
        <translation>Папка с именем «{name}» уже есть.</translation>
    </message>
    <message>
        <source>Save under another name.</source>
        <translation>Сохраните под другим именем.</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a pipe, a device or a broken link.</source>
        <translation>«{name}» — не файл, а канал, устройство или битая ссылка.</translation>
    </message>
    <message>
        <source>“{name}” is write-protected.</source>
        <translation>«{name}» защищён от записи.</translation>
    </message>
    <message>
        <source>Save under another name, or remove the protection.</source>
        <translation>Сохраните под другим именем или снимите защиту.</translation>
    </message>
    <message>
        <source>You are not allowed to write to “{name}”.</source>
        <translation>Нет прав на запись в «{name}».</translation>
    </message>
    <message>
        <source>You are not allowed to write in {folder}.</source>
        <translation>Нет прав на запись в папке {folder}.</translation>
    </message>
    <message>
        <source>Save in another folder.</source>
        <translation>Сохраните в другой папке.</translation>
    </message>
    <message>
        <source>“{name}” is in use by another program.</source>
        <translation>«{name}» занят другой программой.</translation>
    </message>
    <message>
        <source>Close the other program, or save under another name.</source>
        <translation>Закройте другую программу или сохраните под другим именем.</translation>
    </message>
    <message>
        <source>The disk with {folder} is read-only.</source>
        <translation>Диск только для чтения: {folder}.</translation>
    </message>
    <message>
        <source>Save on another disk.</source>
        <translation>Сохраните на другом диске.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>Free some space, or save on another disk.</source>
        <translation>Освободите место или сохраните на другом диске.</translation>
    </message>
    <message>
        <source>Your quota on this disk is used up.</source>
        <translation>Ваша квота на этом диске исчерпана.</translation>
    </message>
    <message>
        <source>Delete files you do not need, or save on another disk.</source>
        <translation>Удалите ненужные файлы или сохраните на другом диске.</translation>
    </message>
    <message>
        <source>The file would be larger than this disk allows.</source>
        <translation>Файл был бы больше, чем допускает этот диск.</translation>
    </message>
    <message>
        <source>Save on another disk, or split the file.</source>
        <translation>Сохраните на другом диске или разбейте файл.</translation>
    </message>
    <message>
        <source>Save under another, shorter name.</source>
        <translation>Сохраните под другим, более коротким именем.</translation>
    </message>
    <message>
        <source>Writing “{name}” was interrupted.</source>
        <translation>Запись «{name}» была прервана.</translation>
    </message>
    <message>
        <source>The earlier content of the file is in {detail}. Save again, or save under another name.</source>
        <translation>Прежнее содержимое файла здесь: {detail}. Сохраните снова или под другим именем.</translation>
    </message>
    <message>
        <source>“{name}” cannot be compressed with Zstandard.</source>
        <translation>«{name}» нельзя сжать с помощью Zstandard.</translation>
    </message>
    <message>
        <source>“{name}” could not be written.</source>
        <translation>Не удалось записать «{name}».</translation>
    </message>
    <message>
        <source>Try again, or save somewhere else.</source>
        <translation>Попробуйте снова или сохраните в другом месте.</translation>
    </message>
    <message>
        <source>Another program changed “{name}” after you opened it.</source>
        <translation>«{name}» изменён другой программой после того, как вы его открыли.</translation>
    </message>
    <message>
        <source>“{name}” was replaced by another file after you opened it.</source>
        <translation>«{name}» заменён другим файлом после того, как вы его открыли.</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved after you opened it.</source>
        <translation>«{name}» удалён или перемещён после того, как вы его открыли.</translation>
    </message>
    <message>
        <source>Not saved. {reason} {advice}</source>
        <translation>Не сохранено. {reason} {advice}</translation>
    </message>
    <message>
        <source>Your work is still here, unsaved.</source>
        <translation>Ваша работа по-прежнему здесь, не сохранена.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be backed up: {reason} Save it soon.</source>
        <translation>Нельзя создать резервную копию несохранённой работы: {reason} Скорее сохраните её.</translation>
    </message>
    <message>
        <source>a comment line</source>
        <translation>строка комментария</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>позиция {number}</translation>
    </message>
    <message>
        <source>The character {character} in {place} cannot be saved.</source>
        <translation>Символ {character} сохранить нельзя ({place}).</translation>
    </message>
    <message>
        <source>Text files cannot contain it. Delete it, then save again.</source>
        <translation>Текстовые файлы не могут его содержать. Удалите его и сохраните снова.</translation>
    </message>
    <message>
        <source>The encoding of the file, {encoding}, lacks this character. UTF-8 has all characters, and most programs read it.</source>
        <translation>В кодировке файла, {encoding}, этого символа нет. В UTF-8 есть все символы, и её читает большинство программ.</translation>
    </message>
    <message>
        <source>You can save it anyway; it stays protected.</source>
        <translation>Можно всё равно сохранить; файл останется защищённым.</translation>
    </message>
    <message>
        <source>You can save it there again, or somewhere else.</source>
        <translation>Можно сохранить его там же или в другом месте.</translation>
    </message>
    <message>
        <source>Saving over it loses what the other program wrote. Save under another name to keep both versions.</source>
        <translation>При сохранении поверх пропадёт то, что записала другая программа. Чтобы сберечь обе версии, сохраните под другим именем.</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, hemmed-in pieces had nowhere to come from, and a move that left the other king in check is not legal. So no piece is left that could have moved. Often it is really the other side’s move, or there is one castling right too many.</source>
        <translation>Любая позиция, кроме начальной, возникает в результате хода. Здесь были взяты назад все мыслимые последние ходы стороны, которая сейчас не ходит: простые ходы, взятия любой недостающей фигуры, превращения, рокировка и взятие на проходе. Король и ладьи, за которыми записано право на рокировку, не ходили, запертым фигурам прийти было неоткуда, а ход невозможен, если до него чужой король уже стоял под шахом. Фигуры, которая могла бы сделать последний ход, не осталось. Часто на самом деле ход другой стороны или указано лишнее право на рокировку.</translation>
    </message>
    <message>
        <source>A castling right says that its king and its rook have never moved. So no pawn was ever promoted on their squares, and an enemy pawn that came to stand diagonally in front of the king gave check and had to be captured, but not by the king. Every way of sharing out the captures among the files was tried here, and with these pieces at home none lets the promoted pawns through. Without the rights named, the search finds no problem. A pawn on a7 with a rook on a8 that never moved needs a piece to capture on b8.</source>
        <translation>Право на рокировку означает, что король и ладья ещё не ходили. Значит, на их полях не превращалась ни одна пешка, а неприятельская пешка, вставшая по диагонали перед королём, давала шах, и её пришлось взять, причём не королём. Здесь перебраны все способы распределить взятия по вертикалям, и при этих фигурах на исходных полях ни один не пропускает превратившиеся пешки. Без названных прав поиск проблем не находит. Пешке на a7 при ладье на a8, которая не ходила, нужно взять фигуру на b8.</translation>
    </message>
    <message>
        <source>Bishops never change the colour of their squares, and each side begins with one on each colour. So of all bishops on squares of one colour, only one was never a pawn. But pawns of the other side that have never moved block the way: no pawn got past them to be promoted, or a new bishop could not get out between them. One move of such a pawn, or fewer bishops, would explain it.</source>
        <translation>Слон никогда не меняет цвет своих полей, и каждая сторона начинает игру с одним слоном на полях каждого цвета. Значит, из всех слонов, стоящих на полях одного цвета, только один никогда не был пешкой. Но путь закрывают неходившие пешки другой стороны: ни одна пешка не прошла мимо них к превращению, либо новый слон не мог выйти между ними. Объяснить позицию мог бы один ход такой пешки или меньшее число слонов.</translation>
    </message>
    <message>
        <source>The aim of the game is to mate the opponent’s king (FIDE Laws of Chess, 1.4). Put one king of each side on the board.</source>
        <translation>Цель игры — поставить мат королю соперника (Правила шахмат ФИДЕ, 1.4). Поставьте на доску по одному королю каждой стороны.</translation>
    </message>
    <message>
        <source>Each side has exactly one king, from the first move to the last: the king is never captured (FIDE Laws of Chess, 1.4.1). Engines refuse a position without one. Puzzles with only one king need programs made for them.</source>
        <translation>У каждой стороны с первого до последнего хода ровно один король: короля нельзя взять (Правила шахмат ФИДЕ, 1.4.1). Движки не принимают позицию без короля. Для задач с единственным королём нужны специальные программы.</translation>
    </message>
    <message>
        <source>Each side begins with one king, and a pawn cannot be promoted to a king (FIDE Laws of Chess, 2.2 and 3.7). Engines refuse such positions, because they cannot tell which king is in check.</source>
        <translation>Каждая сторона начинает игру с одним королём, и пешка не может превратиться в короля (Правила шахмат ФИДЕ, 2.2 и 3.7). Движки не принимают таких позиций: они не могут определить, какой король под шахом.</translation>
    </message>
    <message>
        <source>Each side begins with eight pawns, and nothing else ever becomes a pawn (FIDE Laws of Chess, 2.2). Captures and promotions only reduce their number. Engines refuse more.</source>
        <translation>Каждая сторона начинает игру с восемью пешками, и ничто другое пешкой не становится (Правила шахмат ФИДЕ, 2.2). Взятия и превращения только уменьшают их число. Если пешек больше, движки не принимают позицию.</translation>
    </message>
    <message>
        <source>Each side begins with sixteen pieces: king, queen, two rooks, two bishops, two knights and eight pawns (FIDE Laws of Chess, 2.2). A promoted piece replaces its pawn, so the number never grows. Engines refuse more.</source>
        <translation>Каждая сторона начинает игру с шестнадцатью фигурами: король, ферзь, две ладьи, два слона, два коня и восемь пешек (Правила шахмат ФИДЕ, 2.2). Превращённая фигура заменяет свою пешку, так что число фигур не растёт. Если фигур больше, движки не принимают позицию.</translation>
    </message>
    <message>
        <source>Pawns begin on the second rank of their side and only go forward, so they never stand on its first. A pawn that reaches the last rank becomes a queen, rook, bishop or knight in the same move (FIDE Laws of Chess, 3.7). Engines refuse such positions.</source>
        <translation>Пешки начинают со второй от себя горизонтали и ходят только вперёд, поэтому никогда не стоят на первой. Пешка, достигшая последней горизонтали, тем же ходом превращается в ферзя, ладью, слона или коня (Правила шахмат ФИДЕ, 3.7). Движки не принимают таких позиций.</translation>
    </message>
    <message>
        <source>No move may leave or put one’s own king in check (FIDE Laws of Chess, 3.9.2). The side that has just moved would have done so here, and the other side could capture the king. Usually the side to move is wrong; where both kings are in check, a piece is on a wrong square.</source>
        <translation>Никакой ход не может оставить или поставить своего короля под шах (Правила шахмат ФИДЕ, 3.9.2). Здесь именно так поступила бы сторона, только что сделавшая ход, и другая сторона могла бы взять короля. Обычно неверно указана очередь хода; если же под шахом оба короля, какая-то фигура стоит не на том поле.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook have not moved since the game began (FIDE Laws of Chess, 3.8.2.1), so they still stand where they began: in standard chess the kings on e1 and e8, the rooks in the corners. In Chess960 the king stands between its two rooks, on the back rank, and a side has at most one right on each side of it. Engines drop a right that contradicts the board. Whether castling is possible now does not matter here.</source>
        <translation>Право на рокировку означает, что король и ладья не ходили с начала партии (Правила шахмат ФИДЕ, 3.8.2.1), то есть стоят там, где начали: в классических шахматах короли на e1 и e8, ладьи в углах. В Chess960 король стоит между двумя своими ладьями на крайней горизонтали, и у стороны не более одного права с каждой стороны от него. Движки отбрасывают право, противоречащее расположению фигур. Возможна ли рокировка прямо сейчас, здесь не важно.</translation>
    </message>
    <message>
        <source>In standard chess only the kings on e1 and e8 and the rooks in the corners may castle. These rights name a king or a rook elsewhere on the back rank, which makes sense when the game began from one of the 960 start positions of Chess960. If it did, the position is right and only the rules need to be switched.</source>
        <translation>В классических шахматах рокировать могут только короли на e1 и e8 и ладьи в углах. Эти права называют короля или ладью на другом поле крайней горизонтали, что имеет смысл, если партия началась с одной из 960 начальных позиций Chess960. Если так, то позиция верна и нужно лишь переключить правила.</translation>
    </message>
    <message>
        <source>Pieces in hand, marks of promoted pieces, check counts or the name of a variant show that other rules apply. What proves that no game of standard chess leads to a position proves nothing there: in Crazyhouse captured pieces come back to the board. What engines for standard chess refuse is still reported.</source>
        <translation>Фигуры в запасе, метки превращённых фигур, счёт шахов или название варианта показывают, что действуют другие правила. То, что доказывает невозможность позиции в классических шахматах, там не доказывает ничего: в Crazyhouse взятые фигуры возвращаются на доску. Проверка всё же сообщает о том, чего не принимают движки для классических шахмат.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over by its double step (FIDE Laws of Chess, 3.7). White’s pawns pass rank 3 and then Black is to move; Black’s pass rank 6 and then White is. Often the side to move is what is wrong. Engines refuse the position.</source>
        <translation>Поле взятия на проходе — это поле, через которое пешка только что перешла двойным ходом (Правила шахмат ФИДЕ, 3.7). Белые пешки переходят 3-ю горизонталь, и тогда ход чёрных; чёрные — 6-ю, и тогда ход белых. Часто неверно указана именно очередь хода. Движки не принимают такую позицию.</translation>
    </message>
    <message>
        <source>A pawn that has just advanced two squares stands in front of the square that it passed: on e4 when the en passant square is e3, on e5 when it is e6. It belongs to the side that is not to move. Without it there is nothing to capture. Engines drop such a square.</source>
        <translation>Пешка, только что сделавшая двойной ход, стоит перед пройденным полем: на e4, если поле взятия на проходе e3, на e5, если e6. Она принадлежит стороне, которая сейчас не ходит. Без неё брать нечего. Движки отбрасывают такое поле.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over, and pawns do not jump: it was empty then, and nothing has moved since. A capture en passant ends on it. Engines drop such a square.</source>
        <translation>Поле взятия на проходе — это поле, через которое только что перешла пешка, а пешки не перепрыгивают: поле было пустым, и с тех пор ничто не двигалось. Взятие на проходе заканчивается на нём. Движки отбрасывают такое поле.</translation>
    </message>
    <message>
        <source>A pawn has just left the square behind the en passant square: e2 when that is e3, e7 when it is e6. Nothing has moved since, so it is still empty. Engines drop such a square.</source>
        <translation>Пешка только что ушла с поля позади поля взятия на проходе: с e2, если это e3, с e7, если e6. С тех пор ничто не двигалось, и оно ещё пусто. Движки отбрасывают такое поле взятия на проходе.</translation>
    </message>
    <message>
        <source>The PGN standard (16.1.3.4) writes the en passant square after every double step, whether or not a pawn stands ready to capture. Some programs write it only when one does, others only when the capture is legal. The position is the same.</source>
        <translation>По стандарту PGN (16.1.3.4) поле взятия на проходе пишется после каждого двойного хода, может ли какая-нибудь пешка взять или нет. Одни программы пишут его, только если такая пешка есть, другие — только если взятие возможно по правилам. Позиция от этого не меняется.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. It is 1 from the beginning and grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 differently; 1 is always understood.</source>
        <translation>Номер хода показывает, какой по счёту ход делается. В начале он равен 1 и увеличивается на единицу после каждого хода чёрных (стандарт PGN, 16.1.3.6). Программы понимают 0 по-разному, а 1 — всегда одинаково.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. No game comes near such a number, and engines refuse the position.</source>
        <translation>Счётчик полуходов считает ходы обеих сторон после последнего взятия или хода пешкой. Такого числа не бывает ни в одной партии, и движки не принимают позицию.</translation>
    </message>
    <message>
        <source>The fullmove number says which move is being played. No game comes near such a number, and engines refuse the position.</source>
        <translation>Номер хода показывает, какой по счёту ход делается. Такого числа не бывает ни в одной партии, и движки не принимают позицию.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of Chess, 9.3). The game goes on if nobody claims.</source>
        <translation>Счётчик полуходов считает ходы обеих сторон после последнего взятия или хода пешкой. При 100, то есть по пятьдесят ходов, игрок, чья очередь хода, может потребовать ничью (Правила шахмат ФИДЕ, 9.3). Если никто не требует, игра продолжается.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move. At 150, which is seventy-five moves each, the game is drawn without a claim, unless the last move gave mate (FIDE Laws of Chess, 9.6.2). So the game would be over already.</source>
        <translation>Счётчик полуходов считает ходы обеих сторон после последнего взятия или хода пешкой. При 150, то есть по семьдесят пять ходов, партия заканчивается вничью без требования, если только последний ход не поставил мат (Правила шахмат ФИДЕ, 9.6.2). Значит, партия была бы уже окончена.</translation>
    </message>
    <message>
        <source>Only a capture or a pawn move sets the halfmove clock back to 0. All 32 pieces are on the board and all pawns stand where they began, so there was neither. The clock must have counted every move since the beginning: after 1. Nf3 Nf6 it is 2.</source>
        <translation>Только взятие или ход пешкой сбрасывает счётчик полуходов на 0. Все 32 фигуры на доске и все пешки на исходных полях, значит, не было ни того, ни другого. Счётчик должен был сосчитать все ходы с начала партии: после 1. Кf3 Кf6 он равен 2.</translation>
    </message>
    <message>
        <source>An en passant square is written right after a pawn’s double step and for one move only. A pawn move sets the halfmove clock back to 0. Either the clock belongs to an earlier or later position, or the en passant square does.</source>
        <translation>Поле взятия на проходе пишется сразу после двойного хода пешки и только на один ход. Ход пешкой сбрасывает счётчик полуходов на 0. Либо счётчик, либо поле взятия на проходе относится к более ранней или более поздней позиции.</translation>
    </message>
    <message>
        <source>A pawn on its own second rank has never moved. So it did not come to give check, and its check is never uncovered, because nothing stands between a pawn and the square that it attacks. The king must have walked into the check, which is not a legal move, or have been left in it. Put the pawn or the king on another square.</source>
        <translation>Пешка на своей второй горизонтали ещё не ходила. Значит, она не пришла дать шах, а открыть её шах нельзя, потому что между пешкой и полем, на которое она нападает, ничего не стоит. Король либо сам вошёл под шах, что по правилам невозможно, либо был под ним оставлен. Поставьте пешку или короля на другое поле.</translation>
    </message>
    <message>
        <source>Nothing ever stands between the king and a knight or a pawn that attacks it: both give check only by coming to their squares. One move brings one piece. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Между королём и нападающим на него конём или пешкой ничего не стоит: они дают шах, только придя на своё поле. Один ход приводит одну фигуру. Другая давала шах до этого хода, а шах нельзя оставить без ответа. Для двойного шаха за ходящей фигурой должны стоять ферзь, ладья или слон.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. A pawn came from the square behind it, or captured from the next file, a rank back. Where it gives check now, neither square lies between the king and the other piece, unless that piece stands on the king’s own file. A capture en passant gives such a check by the piece that it takes off the board, but here none fits.</source>
        <translation>При двойном шахе одна фигура пришла на своё поле и открыла линию другой. Пешка пришла с поля позади себя или, взяв, с соседней вертикали, с предыдущей горизонтали. Там, где она даёт шах сейчас, ни одно из этих полей не лежит между королём и другой фигурой, если та не стоит на вертикали короля. Взятие на проходе даёт такой шах, снимая пешку с доски, но здесь ни одно не подходит.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a bishop next to the king on a diagonal line attacks it already, and nobody may leave a check unanswered. Two bishops give check at once only if one of them has just been promoted, or if a capture en passant opened both lines.</source>
        <translation>При двойном шахе одна фигура пришла на своё поле и открыла линию другой. Ходившая стояла между другой и королём. Но слон рядом с королём на диагонали уже нападает на него, а шах нельзя оставить без ответа. Два слона дают шах сразу, только если один из них только что возник при превращении или если взятие на проходе открыло обе линии.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. The one that moved stood between the other one and the king. But a rook that stands there on the file or the rank attacks the king already, and nobody may leave a check unanswered. Two rooks give check at once only if one of them has just been promoted by a capture.</source>
        <translation>При двойном шахе одна фигура пришла на своё поле и открыла линию другой. Ходившая стояла между другой и королём. Но ладья, стоящая там на вертикали или горизонтали, уже нападает на короля, а шах нельзя оставить без ответа. Две ладьи дают шах сразу, только если одна из них только что возникла при превращении со взятием.</translation>
    </message>
    <message>
        <source>A castling right says that king and rook still stand where they began. In each of the 960 start positions of Chess960 the pieces of both sides face each other: both kings stand on one file, and so do the rooks on each side of them. Engines play on from such positions.</source>
        <translation>Право на рокировку означает, что король и ладья всё ещё стоят там, где начали. В каждой из 960 начальных позиций Chess960 фигуры сторон стоят друг против друга: оба короля на одной вертикали, и так же ладьи с каждой стороны от них. Движки играют из таких позиций дальше.</translation>
    </message>
    <message>
        <source>A pawn on its second rank has never moved, and no pawn of the other side ever stood on its square. So a pawn that was promoted came to the seventh rank (from its own side) on a file without such a pawn, and if it began elsewhere, captures brought it there, one for each file. The fewest captures that explain the promoted pawns and all others together are counted here. Pieces that never got out from behind unmoved pawns do not count. One move of an unmoved pawn would open another way.</source>
        <translation>Пешка на своей второй горизонтали ещё не ходила, и на её поле никогда не стояла пешка другой стороны. Значит, превратившаяся пешка пришла на седьмую (со своей стороны) горизонталь по вертикали, где такой пешки нет, а если начала на другой вертикали, её привели туда взятия, по одному на каждую вертикаль. Здесь подсчитано наименьшее число взятий, объясняющее превратившиеся пешки вместе со всеми остальными. Фигуры, так и не вышедшие из-за неходивших пешек, не в счёт. Один ход неходившей пешки открыл бы другой путь.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. Pawns on all squares diagonally beside a corner or a square of the last rank leave a bishop no way in and no way out. So a bishop there has never moved: it began the game on that square, or a pawn was promoted to it there, and here neither can be. One move of one of these pawns would explain it.</source>
        <translation>Пешка на исходном поле ещё не ходила. Пешки на всех полях, соседних по диагонали с углом или полем последней горизонтали, не оставляют слону ни входа, ни выхода. Поэтому слон там ещё не ходил: он начал партию на этом поле или возник на нём при превращении, а здесь невозможно ни то, ни другое. Объяснить позицию мог бы один ход одной из этих пешек.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but can be at most {longest}: of the moves of both sides together ({plies} by the fullmove number), captures and pawn moves, with the moves between them, took at least {needed}.</source>
        <translation>Счётчик полуходов — {clock}, но может быть не больше {longest}: из ходов обеих сторон вместе (судя по номеру хода: {plies}) взятия и ходы пешками вместе с ходами между ними заняли не меньше {needed}.</translation>
    </message>
    <message>
        <source>Nothing is written here: {expected}.</source>
        <translation>Здесь ничего не написано: {expected}.</translation>
    </message>
    <message>
        <source>The text begins with a space: {expected}.</source>
        <translation>Текст начинается с пробела: {expected}.</translation>
    </message>
    <message>
        <source>A space follows the {field}: {expected}.</source>
        <translation>После поля «{field}» стоит пробел: {expected}.</translation>
    </message>
    <message>
        <source>More than one space follows the {field}: expected one.</source>
        <translation>После поля «{field}» несколько пробелов: ожидается один.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space follows the {field}: {expected}.</source>
        <translation>После поля «{field}» стоит табуляция, разрыв строки или необычный пробел: {expected}.</translation>
    </message>
    <message>
        <source>The side to move is missing: {expected}.</source>
        <translation>Не указана очередь хода: {expected}.</translation>
    </message>
    <message>
        <source>The castling rights are missing: {expected}.</source>
        <translation>Не указаны права на рокировку: {expected}.</translation>
    </message>
    <message>
        <source>The en passant square is missing: {expected}.</source>
        <translation>Не указано поле взятия на проходе: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock is missing: {expected}.</source>
        <translation>Не указан счётчик полуходов: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number is missing: {expected}.</source>
        <translation>Не указан номер хода: {expected}.</translation>
    </message>
    <message>
        <source>More text follows the {field}: {expected}.</source>
        <translation>После поля «{field}» есть ещё текст: {expected}.</translation>
    </message>
    <message>
        <source>There is text before the FEN. Delete it, or move it after the FEN.</source>
        <translation>Перед FEN есть текст. Удалите его или перенесите за FEN.</translation>
    </message>
    <message>
        <source>The text after the FEN repeats its fields. Delete one copy.</source>
        <translation>Текст после FEN повторяет его поля. Удалите одно из двух.</translation>
    </message>
    <message>
        <source>This web address does not contain a position: {expected}.</source>
        <translation>В этом веб-адресе нет позиции: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a piece: {expected}.</source>
        <translation>{found} на горизонтали {rank} — не фигура: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} is not a number of empty squares: {expected}.</source>
        <translation>{found} на горизонтали {rank} — не число пустых полей: {expected}.</translation>
    </message>
    <message>
        <source>{found} in rank {rank} follows another digit, but adjacent empty squares are written as one number: {expected}.</source>
        <translation>{found} на горизонтали {rank} стоит после другой цифры, а пустые поля подряд пишутся одним числом: {expected}.</translation>
    </message>
    <message>
        <source>Rank {rank} is too short: {count} of 8 squares.</source>
        <translation>Горизонталь {rank} слишком короткая, полей: {count} из 8.</translation>
    </message>
    <message>
        <source>Rank {rank} is too long: {count} instead of 8 squares.</source>
        <translation>Горизонталь {rank} слишком длинная, полей: {count} вместо 8.</translation>
    </message>
    <message>
        <source>The piece placement is too short: {count} of 8 ranks.</source>
        <translation>Расположение фигур слишком короткое, горизонталей: {count} из 8.</translation>
    </message>
    <message>
        <source>The piece placement is too long: {count} instead of 8 ranks.</source>
        <translation>Расположение фигур слишком длинное, горизонталей: {count} вместо 8.</translation>
    </message>
    <message>
        <source>{found} is not a side to move: {expected}.</source>
        <translation>{found} — не очередь хода: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a castling right: {expected}.</source>
        <translation>{found} — не право на рокировку: {expected}.</translation>
    </message>
    <message>
        <source>The castling right {found} is written twice: expected once.</source>
        <translation>Право на рокировку {found} написано дважды: ожидается один раз.</translation>
    </message>
    <message>
        <source>{found} comes too late: White’s castling rights are written before Black’s, and K before Q.</source>
        <translation>{found} стоит слишком поздно: права белых пишутся перед правами чёрных, K перед Q.</translation>
    </message>
    <message>
        <source>- means no castling rights and must stand alone.</source>
        <translation>- означает, что прав на рокировку нет, и должен стоять один.</translation>
    </message>
    <message>
        <source>{found} is a third castling right of one side: at most two are possible.</source>
        <translation>{found} — третье право на рокировку у одной стороны: возможно не больше двух.</translation>
    </message>
    <message>
        <source>{found} is not an en passant square: {expected}.</source>
        <translation>{found} — не поле взятия на проходе: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a halfmove clock: {expected}.</source>
        <translation>{found} — не счётчик полуходов: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {expected}.</source>
        <translation>Счётчик полуходов {found} отрицательный: {expected}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} has leading zeros: expected none.</source>
        <translation>В счётчике полуходов {found} есть ведущие нули: их быть не должно.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is too large: {expected}.</source>
        <translation>Счётчик полуходов {found} слишком велик: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not a fullmove number: {expected}.</source>
        <translation>{found} — не номер хода: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {expected}.</source>
        <translation>Номер хода {found} отрицательный: {expected}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} has leading zeros: expected none.</source>
        <translation>В номере хода {found} есть ведущие нули: их быть не должно.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is too large: {expected}.</source>
        <translation>Номер хода {found} слишком велик: {expected}.</translation>
    </message>
    <message>
        <source>A byte order mark was ignored.</source>
        <translation>Метка порядка байтов не учтена.</translation>
    </message>
    <message>
        <source>Invisible characters were ignored.</source>
        <translation>Невидимые символы не учтены.</translation>
    </message>
    <message>
        <source>HTML entities such as {found} were read as the characters they stand for.</source>
        <translation>HTML-сущности, такие как {found}, прочитаны как соответствующие символы.</translation>
    </message>
    <message>
        <source>Extra spaces were ignored.</source>
        <translation>Лишние пробелы не учтены.</translation>
    </message>
    <message>
        <source>Tabs, underscores, plus signs or unusual spaces between the fields were read as spaces.</source>
        <translation>Табуляции, подчёркивания, плюсы и необычные пробелы между полями прочитаны как пробелы.</translation>
    </message>
    <message>
        <source>The brackets, quotes or tags around the FEN were ignored.</source>
        <translation>Скобки, кавычки или теги вокруг FEN не учтены.</translation>
    </message>
    <message>
        <source>The FEN was read from a PGN tag.</source>
        <translation>FEN прочитан из тега PGN.</translation>
    </message>
    <message>
        <source>The label {found} was ignored.</source>
        <translation>Надпись {found} не учтена.</translation>
    </message>
    <message>
        <source>{found} was read as the start position.</source>
        <translation>{found} прочитано как начальная позиция.</translation>
    </message>
    <message>
        <source>The position was read from a web address.</source>
        <translation>Позиция прочитана из веб-адреса.</translation>
    </message>
    <message>
        <source>The comment before the FEN was ignored.</source>
        <translation>Комментарий перед FEN не учтён.</translation>
    </message>
    <message>
        <source>{found} between the ranks was read as a slash.</source>
        <translation>{found} между горизонталями прочитано как косая черта.</translation>
    </message>
    <message>
        <source>A slash before or after the piece placement was ignored.</source>
        <translation>Косая черта перед расположением фигур или после него не учтена.</translation>
    </message>
    <message>
        <source>An empty text for a rank was read as 8 empty squares.</source>
        <translation>Пустой текст на месте горизонтали прочитан как 8 пустых полей.</translation>
    </message>
    <message>
        <source>Adjacent digits were read as one number of empty squares: {found}.</source>
        <translation>Цифры подряд прочитаны как одно число пустых полей: {found}.</translation>
    </message>
    <message>
        <source>The ranks are not separated: the 64 squares were read in order.</source>
        <translation>Горизонтали не разделены: 64 поля прочитаны по порядку.</translation>
    </message>
    <message>
        <source>FEN cannot hold pieces in hand; they are kept separately: {found}.</source>
        <translation>FEN не может хранить фигуры в запасе; они сохранены отдельно: {found}.</translation>
    </message>
    <message>
        <source>FEN cannot hold the marks of promoted pieces; they are kept separately.</source>
        <translation>FEN не может хранить метки превращённых фигур; они сохранены отдельно.</translation>
    </message>
    <message>
        <source>Figurines were read as piece letters.</source>
        <translation>Символы фигур прочитаны как буквы фигур.</translation>
    </message>
    <message>
        <source>l and O were read as 1 and 0.</source>
        <translation>l и O прочитаны как 1 и 0.</translation>
    </message>
    <message>
        <source>The piece letters were read as {language}.</source>
        <translation>Язык, на котором прочитаны буквы фигур: {language}.</translation>
    </message>
    <message>
        <source>FEN cannot hold check counts; they are kept separately: {found}.</source>
        <translation>FEN не может хранить счёт шахов; он сохранён отдельно: {found}.</translation>
    </message>
    <message>
        <source>The side to move {found} was read in lower case.</source>
        <translation>Очередь хода {found} прочитана в нижнем регистре.</translation>
    </message>
    <message>
        <source>The side to move {found} was read as w or b.</source>
        <translation>Очередь хода {found} прочитана как w или b.</translation>
    </message>
    <message>
        <source>The castling rights {found} were put in order.</source>
        <translation>Права на рокировку {found} расставлены по порядку.</translation>
    </message>
    <message>
        <source>Repeated castling rights in {found} were read once.</source>
        <translation>Повторы в правах на рокировку {found} прочитаны один раз.</translation>
    </message>
    <message>
        <source>The dash in the castling rights {found} was ignored.</source>
        <translation>Дефис в правах на рокировку {found} не учтён.</translation>
    </message>
    <message>
        <source>{found} was read as no castling rights.</source>
        <translation>{found} прочитано как отсутствие прав на рокировку.</translation>
    </message>
    <message>
        <source>{found} was read as -, which means none.</source>
        <translation>{found} прочитано как -, то есть «нет».</translation>
    </message>
    <message>
        <source>The en passant square {found} was read in lower case.</source>
        <translation>Поле взятия на проходе {found} прочитано в нижнем регистре.</translation>
    </message>
    <message>
        <source>{found} was read as an en passant square.</source>
        <translation>{found} прочитано как поле взятия на проходе.</translation>
    </message>
    <message>
        <source>The castling rights {found} stand before the side to move.</source>
        <translation>Права на рокировку {found} стоят перед очередью хода.</translation>
    </message>
    <message>
        <source>The halfmove clock is a dash: {count} is assumed.</source>
        <translation>Вместо счётчика полуходов дефис: принято {count}.</translation>
    </message>
    <message>
        <source>The fullmove number is a dash: {count} is assumed.</source>
        <translation>Вместо номера хода дефис: принято {count}.</translation>
    </message>
    <message>
        <source>The halfmove clock {found} is negative: {count} is assumed.</source>
        <translation>Счётчик полуходов {found} отрицательный: принято {count}.</translation>
    </message>
    <message>
        <source>The fullmove number {found} is negative: {count} is assumed.</source>
        <translation>Номер хода {found} отрицательный: принято {count}.</translation>
    </message>
    <message>
        <source>The sign of the halfmove clock {found} was ignored.</source>
        <translation>Знак счётчика полуходов {found} не учтён.</translation>
    </message>
    <message>
        <source>The sign of the fullmove number {found} was ignored.</source>
        <translation>Знак номера хода {found} не учтён.</translation>
    </message>
    <message>
        <source>Leading zeros of the halfmove clock {found} were ignored.</source>
        <translation>Ведущие нули счётчика полуходов {found} не учтены.</translation>
    </message>
    <message>
        <source>Leading zeros of the fullmove number {found} were ignored.</source>
        <translation>Ведущие нули номера хода {found} не учтены.</translation>
    </message>
    <message>
        <source>No side to move is given: White is assumed.</source>
        <translation>Очередь хода не указана: принят ход белых.</translation>
    </message>
    <message>
        <source>Moves played from there: {found}.</source>
        <translation>Сыгранные оттуда ходы: {found}.</translation>
    </message>
    <message>
        <source>Move {move} is not possible. The moves before it were read; the rest is kept as text.</source>
        <translation>Ход {move} невозможен. Ходы перед ним прочитаны, остальное сохранено как текст.</translation>
    </message>
    <message>
        <source>Move {move} could be made by two pieces. The moves before it were read; the rest is kept as text.</source>
        <translation>Ход {move} могут сделать две фигуры. Ходы перед ним прочитаны, остальное сохранено как текст.</translation>
    </message>
    <message>
        <source>{move} is not a move. The moves before it were read; the rest is kept as text.</source>
        <translation>{move} — не ход. Ходы перед ним прочитаны, остальное сохранено как текст.</translation>
    </message>
    <message>
        <source>The moves from {found} on cannot be played and are left out.</source>
        <translation>Ходы, начиная с {found}, сыграть нельзя, они опущены.</translation>
    </message>
    <message>
        <source>Lines that are not valid FEN are kept as text, the first one: {found}.</source>
        <translation>Строки с неправильным FEN оставлены как текст, первая из них: {found}.</translation>
    </message>
    <message>
        <source>White is to move according to {found}.</source>
        <translation>Ход белых, судя по {found}.</translation>
    </message>
    <message>
        <source>Black is to move according to {found}.</source>
        <translation>Ход чёрных, судя по {found}.</translation>
    </message>
    <message>
        <source>No castling rights are given: none are assumed.</source>
        <translation>Права на рокировку не указаны: принято, что их нет.</translation>
    </message>
    <message>
        <source>No en passant square is given: none is assumed.</source>
        <translation>Поле взятия на проходе не указано: принято, что его нет.</translation>
    </message>
    <message>
        <source>No halfmove clock is given: 0 is assumed.</source>
        <translation>Счётчик полуходов не указан: принято 0.</translation>
    </message>
    <message>
        <source>The halfmove clock was taken from the operation hmvc.</source>
        <translation>Счётчик полуходов взят из операции hmvc.</translation>
    </message>
    <message>
        <source>No fullmove number is given: 1 is assumed.</source>
        <translation>Номер хода не указан: принято 1.</translation>
    </message>
    <message>
        <source>The fullmove number was taken from the operation fmvn.</source>
        <translation>Номер хода взят из операции fmvn.</translation>
    </message>
    <message>
        <source>{found} could not be read; the fields that are missing were assumed.</source>
        <translation>{found} прочитать не удалось; недостающие поля приняты по умолчанию.</translation>
    </message>
    <message>
        <source>The EPD operations that follow are kept as they are.</source>
        <translation>Следующие далее операции EPD оставлены как есть.</translation>
    </message>
    <message>
        <source>The text that follows is kept as it is.</source>
        <translation>Следующий далее текст оставлен как есть.</translation>
    </message>
    <message>
        <source>The comment that follows is kept as it is.</source>
        <translation>Следующий далее комментарий оставлен как есть.</translation>
    </message>
    <message>
        <source>A tab, line break or unusual space separates the operations: {expected}.</source>
        <translation>Операции разделены табуляцией, разрывом строки или необычным пробелом: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not an opcode: {expected}.</source>
        <translation>{found} — не код операции: {expected}.</translation>
    </message>
    <message>
        <source>The opcode {found} is too long: {expected}.</source>
        <translation>Код операции {found} слишком длинный: {expected}.</translation>
    </message>
    <message>
        <source>This string is not closed: {expected}.</source>
        <translation>Эта строка в кавычках не закрыта: {expected}.</translation>
    </message>
    <message>
        <source>{found} is not allowed here: {expected}.</source>
        <translation>{found} здесь недопустимо: {expected}.</translation>
    </message>
    <message>
        <source>This cannot be read as an operation and is kept as it is.</source>
        <translation>Это нельзя прочитать как операцию; оставлено как есть.</translation>
    </message>
    <message>
        <source>{found} is too long for a string in EPD: expected at most 255 characters.</source>
        <translation>{found} — слишком длинная строка для EPD: ожидается не больше 255 символов.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} is not a legal move.</source>
        <translation>{found} в операции {opcode} — невозможный ход.</translation>
    </message>
    <message>
        <source>{found} in the operation {opcode} could be a move of two different pieces.</source>
        <translation>{found} в операции {opcode} может быть ходом двух разных фигур.</translation>
    </message>
    <message>
        <source>A semicolon is missing here: the operation was ended.</source>
        <translation>Здесь не хватает точки с запятой: операция завершена.</translation>
    </message>
    <message>
        <source>A semicolon without an operation was ignored.</source>
        <translation>Точка с запятой без операции не учтена.</translation>
    </message>
    <message>
        <source>A dash without a meaning was ignored.</source>
        <translation>Дефис без значения не учтён.</translation>
    </message>
    <message>
        <source>Tabs or unusual spaces in the operations were read as spaces.</source>
        <translation>Табуляции и необычные пробелы в операциях прочитаны как пробелы.</translation>
    </message>
    <message>
        <source>This text has no quotation marks: it was read as a string.</source>
        <translation>У этого текста нет кавычек: он прочитан как строка.</translation>
    </message>
    <message>
        <source>The quotation marks are not needed here and were ignored.</source>
        <translation>Кавычки здесь не нужны и не учтены.</translation>
    </message>
    <message>
        <source>This string has no closing quotation mark: it was closed.</source>
        <translation>У этой строки нет закрывающей кавычки: она закрыта.</translation>
    </message>
    <message>
        <source>This string is longer than EPD’s 255 characters; it is kept.</source>
        <translation>Эта строка длиннее 255 символов, допустимых в EPD; она сохранена.</translation>
    </message>
    <message>
        <source>{found} was read as the move {meant}.</source>
        <translation>{found} прочитано как ход {meant}.</translation>
    </message>
    <message>
        <source>This text is not an operation and is kept as it is.</source>
        <translation>Этот текст — не операция, он оставлен как есть.</translation>
    </message>
    <message>
        <source>The game has a FEN tag without a SetUp tag; the FEN is used.</source>
        <translation>В партии есть тег FEN без тега SetUp; использован FEN.</translation>
    </message>
    <message>
        <source>The SetUp tag says {found}, but there is a FEN tag, which is used.</source>
        <translation>В теге SetUp написано {found}, но есть тег FEN, он и использован.</translation>
    </message>
    <message>
        <source>The SetUp tag announces a position, but there is no FEN tag; the game begins with the start position.</source>
        <translation>Тег SetUp обещает позицию, но тега FEN нет; партия начинается с начальной позиции.</translation>
    </message>
    <message>
        <source>The game is of another variant, {found}; its position is read as standard chess.</source>
        <translation>Это партия другого варианта, {found}; её позиция прочитана как в классических шахматах.</translation>
    </message>
    <message>
        <source>The FEN tag is not written as PGN has it, [FEN &quot;…&quot;]. It is read here, but other programs begin with the start position.</source>
        <translation>Тег FEN записан не как в PGN: [FEN &quot;…&quot;]. Здесь он прочитан, но другие программы начинают с начальной позиции.</translation>
    </message>
    <message>
        <source>The Result tag says {found}, but the moves end with {result}.</source>
        <translation>В теге Result указано {found}, но ходы заканчиваются результатом {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is checkmate: {result}.</source>
        <translation>Указан результат {found}, но последний ход — мат: {result}.</translation>
    </message>
    <message>
        <source>The result is given as {found}, but the last move is stalemate, which is a draw.</source>
        <translation>Указан результат {found}, но последний ход — пат, то есть ничья.</translation>
    </message>
    <message>
        <source>The PlyCount tag says {found}, but the game has {count} half-moves.</source>
        <translation>В теге PlyCount указано {found}, но в партии {count} полуходов.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} is not legal.</source>
        <translation>Ходы партии не подходят к её первой позиции: ход {move} невозможен.</translation>
    </message>
    <message>
        <source>The moves of the game do not fit its first position: {move} could be a move of two different pieces.</source>
        <translation>Ходы партии не подходят к её первой позиции: {move} может быть ходом двух разных фигур.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} is not legal.</source>
        <translation>Вариант не подходит к партии: ход {move} невозможен.</translation>
    </message>
    <message>
        <source>A variation does not fit the game: {move} could be a move of two different pieces.</source>
        <translation>Вариант не подходит к партии: {move} может быть ходом двух разных фигур.</translation>
    </message>
    <message>
        <source>The moves were read up to {move}, which is not a move.</source>
        <translation>Ходы прочитаны до {move}: это не ход.</translation>
    </message>
    <message>
        <source>A variation was read up to {move}, which is not a move.</source>
        <translation>Вариант прочитан до {move}: это не ход.</translation>
    </message>
    <message>
        <source>Variations that are nested too deeply are not shown.</source>
        <translation>Слишком глубоко вложенные варианты не показаны.</translation>
    </message>
    <message>
        <source>The game has too many variations: only the first are shown.</source>
        <translation>В партии слишком много вариантов: показаны только первые.</translation>
    </message>
    <message>
        <source>The moves are not shown: the rules of the variant {found} are not known.</source>
        <translation>Ходы не показаны: правила варианта {found} неизвестны.</translation>
    </message>
    <message>
        <source>{found} is not a chess piece; the diagram contains {men}.</source>
        <translation>{found} — не шахматная фигура; диаграмма содержит: {men}.</translation>
    </message>
    <message>
        <source>Puzzles left out, for pieces that chess does not have: {count} ({men}).</source>
        <translation>Опущено задач со сказочными фигурами: {count} ({men}).</translation>
    </message>
    <message>
        <source>Text that belongs to no game is left out: {found}.</source>
        <translation>Текст, который не относится ни к одной партии, опущен: {found}.</translation>
    </message>
    <message>
        <source>Left out, because a record has no place for it: {men}.</source>
        <translation>Опущено, потому что в записи для этого нет места: {men}.</translation>
    </message>
    <message>
        <source>Crosses, dots and arrows are left out: {squares}.</source>
        <translation>Кресты, точки и стрелки опущены: {squares}.</translation>
    </message>
    <message>
        <source>{found} is not a piece on a square: expected Ke1, or a2 for a pawn.</source>
        <translation>{found} — не фигура на поле: ожидается Ke1, а для пешки a2.</translation>
    </message>
    <message>
        <source>{found} is named twice, but a square holds one piece.</source>
        <translation>{found} названо дважды, а на поле стоит только одна фигура.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {square} is empty.</source>
        <translation>Близнец {name}) невозможен: поле {square} пусто.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: the piece on {square} would leave the board.</source>
        <translation>Близнец {name}) невозможен: фигура с {square} вышла бы за доску.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: {found} is not understood.</source>
        <translation>Близнец {name}) невозможен: не понято «{found}».</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye does not know the stipulation {found}.</source>
        <translation>Близнец {name}) пропущен: Popeye не знает задания {found}.</translation>
    </message>
    <message>
        <source>Twin {name}) cannot be made: it continues twin {before}).</source>
        <translation>Близнец {name}) невозможен: он продолжает близнеца {before}).</translation>
    </message>
    <message>
        <source>The picture does not show which side is at the bottom: White is assumed.</source>
        <translation>По изображению не видно, кто внизу: приняты белые.</translation>
    </message>
    <message>
        <source>White is to move, as the highlighted last move shows.</source>
        <translation>Ход белых, судя по выделенному последнему ходу.</translation>
    </message>
    <message>
        <source>Black is to move, as the highlighted last move shows.</source>
        <translation>Ход чёрных, судя по выделенному последнему ходу.</translation>
    </message>
    <message>
        <source>White is to move, because its king is in check.</source>
        <translation>Ход белых: их король под шахом.</translation>
    </message>
    <message>
        <source>Black is to move, because its king is in check.</source>
        <translation>Ход чёрных: их король под шахом.</translation>
    </message>
    <message>
        <source>The picture does not show castling rights: those of kings and rooks at home are assumed.</source>
        <translation>На картинке прав на рокировку не видно: приняты права королей и ладей на исходных полях.</translation>
    </message>
    <message>
        <source>In doubt: {men}.</source>
        <translation>Под сомнением: {men}.</translation>
    </message>
    <message>
        <source>Boards left out as unreadable: {count}.</source>
        <translation>Пропущено досок, которые нельзя прочитать: {count}.</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Доска пуста.</translation>
    </message>
    <message>
        <source>No kings yet.</source>
        <translation>Королей пока нет.</translation>
    </message>
    <message>
        <source>White has no king.</source>
        <translation>У белых нет короля.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>У чёрных нет короля.</translation>
    </message>
    <message>
        <source>White has more than one king: {squares}.</source>
        <translation>У белых больше одного короля: {squares}.</translation>
    </message>
    <message>
        <source>Black has more than one king: {squares}.</source>
        <translation>У чёрных больше одного короля: {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>White has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>У белых %n пешка: возможно не больше 8.</numerusform>
            <numerusform>У белых %n пешки: возможно не больше 8.</numerusform>
            <numerusform>У белых %n пешек: возможно не больше 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pawns: at most 8 are possible.</source>
        <translation>
            <numerusform>У чёрных %n пешка: возможно не больше 8.</numerusform>
            <numerusform>У чёрных %n пешки: возможно не больше 8.</numerusform>
            <numerusform>У чёрных %n пешек: возможно не больше 8.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>У белых %n фигура: возможно не больше 16.</numerusform>
            <numerusform>У белых %n фигуры: возможно не больше 16.</numerusform>
            <numerusform>У белых %n фигур: возможно не больше 16.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %n pieces: at most 16 are possible.</source>
        <translation>
            <numerusform>У чёрных %n фигура: возможно не больше 16.</numerusform>
            <numerusform>У чёрных %n фигуры: возможно не больше 16.</numerusform>
            <numerusform>У чёрных %n фигур: возможно не больше 16.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank: {squares}.</source>
        <translation>Пешки не могут стоять на первой и последней горизонталях: {squares}.</translation>
    </message>
    <message>
        <source>White is in check, but it is Black’s move: the king on {square} could be captured.</source>
        <translation>Белые под шахом, но ход чёрных: короля на {square} можно взять.</translation>
    </message>
    <message>
        <source>Black is in check, but it is White’s move: the king on {square} could be captured.</source>
        <translation>Чёрные под шахом, но ход белых: короля на {square} можно взять.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is Black’s move: the king on {square} could be captured, and no move by White can have allowed that.</source>
        <translation>Под шахом оба короля, но ход чёрных: короля на {square} можно взять, и никакой ход белых не мог этого допустить.</translation>
    </message>
    <message>
        <source>Both kings are in check, but it is White’s move: the king on {square} could be captured, and no move by Black can have allowed that.</source>
        <translation>Под шахом оба короля, но ход белых: короля на {square} можно взять, и никакой ход чёрных не мог этого допустить.</translation>
    </message>
    <message>
        <source>The kings stand next to each other: {squares}.</source>
        <translation>Короли стоят рядом: {squares}.</translation>
    </message>
    <message>
        <source>The castling right {letter} cannot hold: king or rook is not on its starting square.</source>
        <translation>Право на рокировку {letter} недействительно: король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>White’s kingside castling right (K) cannot hold: king or rook is not on its starting square.</source>
        <translation>Право белых на короткую рокировку (K) недействительно: король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>White’s queenside castling right (Q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Право белых на длинную рокировку (Q) недействительно: король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>Black’s kingside castling right (k) cannot hold: king or rook is not on its starting square.</source>
        <translation>Право чёрных на короткую рокировку (k) недействительно: король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>Black’s queenside castling right (q) cannot hold: king or rook is not on its starting square.</source>
        <translation>Право чёрных на длинную рокировку (q) недействительно: король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares ({squares}).</source>
        <translation>Права на рокировку {letter} недействительны: короли или ладьи не на исходных полях ({squares}).</translation>
    </message>
    <message>
        <source>The castling rights {letter} cannot hold: kings or rooks are not on their starting squares.</source>
        <translation>Права на рокировку {letter} недействительны: короли или ладьи не на исходных полях.</translation>
    </message>
    <message>
        <source>The castling rights {letter} can hold in Chess960 only: kings or rooks are not on their starting squares of standard chess.</source>
        <translation>Права на рокировку {letter} действительны только в Chess960: короли или ладьи не на исходных полях классических шахмат.</translation>
    </message>
    <message>
        <source>The castling right {letter} can hold in Chess960 only: king or rook is not on its starting square of standard chess.</source>
        <translation>Право на рокировку {letter} действительно только в Chess960: король или ладья не на исходном поле классических шахмат.</translation>
    </message>
    <message>
        <source>The castling right {letter} is a second one on the same side of the king.</source>
        <translation>Право на рокировку {letter} — второе с той же стороны от короля.</translation>
    </message>
    <message>
        <source>{square} cannot be the en passant square: it is on rank 6 when White is to move, on rank 3 when Black is.</source>
        <translation>{square} не может быть полем взятия на проходе: при ходе белых оно на горизонтали 6, при ходе чёрных — на горизонтали 3.</translation>
    </message>
    <message>
        <source>The en passant square {square} is not empty.</source>
        <translation>Поле взятия на проходе {square} не пусто.</translation>
    </message>
    <message>
        <source>The square from which a pawn would have passed {square} is not empty.</source>
        <translation>Поле, с которого пешка могла бы перейти через {square}, не пусто.</translation>
    </message>
    <message>
        <source>The double step past {square} cannot have been the last move: the king on {king} would have been in check before it.</source>
        <translation>Двойной ход через {square} не мог быть последним: король на {king} уже до него стоял бы под шахом.</translation>
    </message>
    <message>
        <source>No pawn is ready to capture en passant on {square}.</source>
        <translation>Ни одна пешка не может взять на проходе на {square}.</translation>
    </message>
    <message>
        <source>These castling rights are possible in Chess960 only.</source>
        <translation>Такие права на рокировку возможны только в Chess960.</translation>
    </message>
    <message>
        <source>The position has fairy pieces: it is not judged, engines do not know them, and a plain FEN cannot hold them.</source>
        <translation>В позиции есть сказочные фигуры: она не оценивается, движки их не знают, обычный FEN их не вмещает.</translation>
    </message>
    <message>
        <source>The fullmove number is 0, but the first move has number 1.</source>
        <translation>Номер хода — 0, но первый ход имеет номер 1.</translation>
    </message>
    <message>
        <source>The fullmove number {number} is too small: the number of moves made is at least {white} for White and {black} for Black, so it must be at least {least}.</source>
        <translation>Номер хода {number} слишком мал: белые сделали ходов не меньше {white}, чёрные не меньше {black}, поэтому он должен быть не меньше {least}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: a draw can be claimed (50-move rule).</source>
        <translation>Счётчик полуходов — {count}: можно потребовать ничью (правило 50 ходов).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: the game is drawn (75-move rule).</source>
        <translation>Счётчик полуходов — {count}: партия закончилась вничью (правило 75 ходов).</translation>
    </message>
    <message>
        <source>The halfmove clock is {count}: engines refuse more than {most}.</source>
        <translation>Счётчик полуходов — {count}: больше {most} движки не принимают.</translation>
    </message>
    <message>
        <source>The fullmove number is {count}: engines refuse more than {most}.</source>
        <translation>Номер хода — {count}: больше {most} движки не принимают.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Счётчик полуходов — {clock}, но ходов обеих сторон вместе меньше (судя по номеру хода: {plies}).</translation>
    </message>
    <message>
        <source>No halfmove clock fits: captures and pawn moves, with the moves between them, took at least {needed}, but the moves of both sides together are fewer ({plies} by the fullmove number).</source>
        <translation>Никакой счётчик полуходов не подходит: взятия и ходы пешками вместе с ходами между ними заняли не меньше {needed}, но ходов обеих сторон вместе меньше (судя по номеру хода: {plies}).</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but nothing was captured and no pawn has moved: it counts every move since the beginning, so it must be {plies}.</source>
        <translation>Счётчик полуходов — {clock}, но ничего не взято и ни одна пешка не ходила: он считает все ходы с начала партии, поэтому должно быть {plies}.</translation>
    </message>
    <message>
        <source>The halfmove clock is {clock}, but the en passant square {square} says that a pawn has just moved.</source>
        <translation>Счётчик полуходов — {clock}, но поле взятия на проходе {square} говорит, что только что ходила пешка.</translation>
    </message>
    <message>
        <source>The side to move is mated already.</source>
        <translation>Стороне, чья очередь хода, уже мат.</translation>
    </message>
    <message>
        <source>The side to move has no legal move: stalemate.</source>
        <translation>У стороны, чья очередь хода, нет возможных ходов: пат.</translation>
    </message>
    <message>
        <source>Remove castling right {letter}</source>
        <translation>Убрать право на рокировку {letter}</translation>
    </message>
    <message>
        <source>A king attacks the squares next to it, and no king may go to an attacked square (FIDE Laws of Chess, 3.8 and 3.9). So neither king could have moved next to the other: there is always at least one square between them.</source>
        <translation>Король нападает на соседние поля, и ни один король не может пойти на атакованное поле (Правила шахмат ФИДЕ, 3.8 и 3.9). Поэтому короли не могли оказаться рядом: между ними всегда есть хотя бы одно поле.</translation>
    </message>
    <message>
        <source>The moves of a game are played from the position that it begins with: that of its FEN tag, or the start position. Other programs refuse a game with a move that is not legal there, or read it only up to that move. Either the position has been changed since, or the moves belong to another game, or one was written down wrongly.</source>
        <translation>Ходы партии делаются из позиции, с которой она начинается: из указанной в теге FEN или из начальной. Партию с ходом, который там невозможен, другие программы не принимают или читают только до этого хода. Либо позицию с тех пор изменили, либо это ходы другой партии, либо какой-то ход записан неверно.</translation>
    </message>
    <message>
        <source>A game has its result twice: in the Result tag, and after its last move (PGN standard, 8.2.6). Checkmate wins the game and stalemate draws it at once (FIDE Laws of Chess, 5.1.1 and 5.2.1). One of the statements is a slip, or moves are missing.</source>
        <translation>Результат партии указан дважды: в теге Result и после последнего хода (стандарт PGN, 8.2.6). Мат сразу выигрывает партию, а пат сразу ведёт к ничьей (правила ФИДЕ, 5.1.1 и 5.2.1). Одно из указаний — ошибка, или не хватает ходов.</translation>
    </message>
    <message>
        <source>The PlyCount tag is the number of half-moves of the game itself, without variations (PGN standard, 9.9.3). Either it is from an earlier version of the game, or there are too few or too many moves.</source>
        <translation>Тег PlyCount — число полуходов самой партии, без вариантов (стандарт PGN, 9.9.3). Либо он из прежней версии партии, либо ходов не хватает или есть лишние.</translation>
    </message>
    <message>
        <source>PGN writes a tag between square brackets, its value between straight double quotation marks (PGN standard, 8.1.1). Other programs do not see anything else as a tag, and begin the game from the start position.</source>
        <translation>В PGN тег пишется в квадратных скобках, а его значение — в прямых двойных кавычках (стандарт PGN, 8.1.1). Написанное иначе для других программ не тег, и они начинают партию с начальной позиции.</translation>
    </message>
    <message>
        <source>Fairy pieces are those of chess problems that the rules of chess do not know, such as grasshoppers, and also neutral pieces, which both sides may move. Programs for problems, such as Popeye, have rules for them. In the FEN field and in files they are written as Fairy FEN has them: -q is a neutral queen, *2Q a queen turned upside down, which means a grasshopper. Other programs may not read that.</source>
        <translation>Сказочные фигуры — это фигуры шахматных задач, которых не знают правила игры, например сверчки, а также нейтральные фигуры, которыми могут ходить обе стороны. Правила для них есть в программах для задач, таких как Popeye. В поле FEN и в файлах они записываются как в Fairy FEN: -q — нейтральный ферзь, *2Q — перевёрнутый ферзь, то есть сверчок. Другие программы могут этого не прочитать.</translation>
    </message>
    <message>
        <source>The en passant square says that the last move was a pawn’s double step. If that move is taken back, the king of the side to move is in check, although the other side was to move: the check was there before, and was not answered. A double step may give check itself or open the line of a piece behind the pawn’s starting square, as d2-d4 does for a bishop on c1. Without the en passant square, another last move may explain the position.</source>
        <translation>Поле взятия на проходе говорит, что последним был двойной ход пешки. Если взять этот ход назад, король стороны, чья сейчас очередь, оказывается под шахом, хотя ходить должна была другая сторона: шах стоял раньше, и она от него не защитилась. Двойной ход может сам дать шах или открыть линию фигуре, стоящей за исходным полем пешки, как d2-d4 слону на c1. Без поля взятия на проходе позицию мог бы объяснить другой последний ход.</translation>
    </message>
    <message>
        <source>At fullmove number 12, White and Black have made 11 moves each, or White 12 when Black is to move. The position on the board took moves as well: one by the other side for each captured piece, the steps of each pawn, at least five for a promotion, at least one for any other piece away from its starting square; castling moves two pieces at once. So no game can have come this far so early. Puzzles often have the number 1 only because the field must be filled.</source>
        <translation>При номере хода 12 белые сделали 11 ходов и чёрные столько же, или белые 12, если ход чёрных. То, что стоит на доске, тоже потребовало ходов: каждая взятая фигура — одного хода другой стороны, каждая пешка — своих шагов, превращение — не меньше пяти, каждая другая фигура не на исходном поле — хотя бы одного; рокировка передвигает сразу две фигуры. Значит, так рано партия сюда прийти не могла. В задачах номер 1 часто стоит лишь потому, что поле нужно чем-то заполнить.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, or since the beginning. So it is never larger than the number of all moves: at most 22 at fullmove number 12 with White to move, and 23 with Black to move. Captures and pawn moves came before it began to run, and leave even fewer. Either the clock is too large or the fullmove number is too small.</source>
        <translation>Счётчик полуходов считает ходы обеих сторон после последнего взятия или хода пешкой либо с начала партии. Поэтому он не больше числа всех ходов: при номере хода 12 и ходе белых — не больше 22, при ходе чёрных — 23. Взятия и ходы пешками были раньше, чем он начал счёт, и оставляют ещё меньше. Либо счётчик слишком велик, либо номер хода слишком мал.</translation>
    </message>
    <message>
        <source>Every capture and every pawn move sets the halfmove clock back to 0, so all those that the board shows came before the moves that the clock counts. Each side made at least as many of them as the other side is missing pieces, and at least as many as its pawns needed to get where they stand. Since the sides move in turn, the other side moved in between. After 1. e4 e5, for example, the clock cannot be larger than 0 with White to move at move 2.</source>
        <translation>Каждое взятие и каждый ход пешкой сбрасывают счётчик полуходов на 0, так что все взятия и ходы пешками, которые видны на доске, были до ходов, сосчитанных счётчиком. Сторона сделала их не меньше, чем у другой стороны не хватает фигур, и не меньше, чем понадобилось её пешкам, чтобы прийти на свои поля. Стороны ходят по очереди, поэтому между ними ходила другая сторона. Например, после 1. e4 e5 при ходе белых и номере хода 2 счётчик не может быть больше 0.</translation>
    </message>
    <message>
        <source>A move takes one piece from one square to another, so it can give one check itself and uncover one more. A capture en passant can uncover two lines, but then the capturing pawn itself gives no check. The king cannot have been in check before, because its side would have had to answer. Three checks at once are never possible.</source>
        <translation>Ход ставит одну фигуру на новое поле и убирает её со старого, так что может дать один шах сам и открыть ещё один. Взятие на проходе может открыть две линии, но тогда сама берущая пешка шаха не даёт. Раньше король под шахом стоять не мог: его стороне пришлось бы защищаться. Три шаха сразу невозможны никогда.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it, or both. Before that move the king was not in check, because nobody may leave a check unanswered. So every possible last move was taken back here: moves, captures of any missing piece, promotions, castling and en passant. None of them leads back to a position that can arise in a game.</source>
        <translation>Король попадает под шах последним ходом другой стороны: фигура пришла туда, откуда нападает на короля, или ушла с линии и открыла стоящую за ней, или и то и другое. До этого хода король не был под шахом, потому что шах нельзя оставить без ответа. Поэтому здесь взяты назад все последние ходы: простые ходы, взятия любой недостающей фигуры, превращения, рокировка и взятие на проходе. Ни один не ведёт назад к позиции, возможной в партии.</translation>
    </message>
    <message>
        <source>A king comes into check by the other side’s last move: a piece moved to where it attacks the king, or left a line and uncovered the piece behind it. Before that move the king was not in check, because nobody may leave a check unanswered. Every square from which the piece could have come was tried here, with captures and promotions: from each of them it already gave check, or it cannot have come from there. Nor did another piece leave the line between the two.</source>
        <translation>Король попадает под шах последним ходом другой стороны: фигура пришла туда, откуда нападает на короля, или ушла с линии и открыла стоящую за ней. До этого хода король не был под шахом, потому что шах нельзя оставить без ответа. Здесь испробованы все поля, с которых фигура могла прийти, включая взятия и превращения: с каждого она уже давала шах, либо прийти ей было неоткуда. И никакая другая фигура не уходила с линии между ними.</translation>
    </message>
    <message>
        <source>A knight leaps, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one knight. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Конь прыгает, и между ним и королём ничего не стоит: он даёт шах, только придя на своё поле. Один ход приводит одного коня. Другой давал шах до этого хода, а шах нельзя оставить без ответа. Для двойного шаха за ходящей фигурой должны стоять ферзь, ладья или слон.</translation>
    </message>
    <message>
        <source>A pawn attacks the squares diagonally next to it, so nothing ever stands between it and the king: it gives check only by coming to its square. One move brings one pawn. The other one gave check before that move, and nobody may leave a check unanswered. A double check needs a queen, a rook or a bishop behind the piece that moves.</source>
        <translation>Пешка нападает на соседние поля, и между ней и королём ничего не стоит: она даёт шах, только придя на своё поле. Один ход приводит одну пешку. Другая давала шах до этого хода, а шах нельзя оставить без ответа. Для двойного шаха за ходящей фигурой должны стоять ферзь, ладья или слон.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. Here the king stands between the two on one line, so the piece that moved would have come from beyond the king. It cannot have jumped over the king, and on that line it attacked the king before. Only a promotion or a capture en passant gives such checks, and here none can have.</source>
        <translation>При двойном шахе одна фигура пришла на своё поле и открыла линию другой. Здесь король стоит между ними на одной линии, так что ходившая фигура должна была прийти с другой стороны от короля. Перепрыгнуть через него она не могла, а на этой линии уже нападала на него. Такие шахи даёт только превращение или взятие на проходе, а здесь ни того, ни другого быть не могло.</translation>
    </message>
    <message>
        <source>In a double check, one piece came to its square and uncovered the line of the other. So it stood between the other one and the king before, and did not attack the king from there. Every move, capture and promotion by which one of the two could have come was tried here, and none does so. A legal double check is Ne4-f6 with a rook behind on e1 and the king on e8.</source>
        <translation>При двойном шахе одна фигура пришла на своё поле и открыла линию другой. Значит, раньше она стояла между другой фигурой и королём и оттуда на короля не нападала. Здесь испробованы все ходы, взятия и превращения, которыми могла прийти одна из двух фигур, и ни один не подходит. Пример возможного двойного шаха — Кe4-f6 при ладье сзади на e1 и короле на e8.</translation>
    </message>
    <message>
        <source>En passant takes two pawns off their squares, and both may have shielded the king. With a king on a5, pawns on d5 and e5 and a rook on h5, the capture would open the whole rank. A capture that does not answer a check is not legal either. Many programs leave out the en passant square here; the PGN standard writes it after every double step.</source>
        <translation>Взятие на проходе убирает с их полей две пешки, и обе могли прикрывать короля. При короле на a5, пешках на d5 и e5 и ладье на h5 взятие открыло бы всю горизонталь. Невозможно и взятие, которое не защищает от шаха. Многие программы здесь не пишут поле взятия на проходе; по стандарту PGN оно пишется после каждого двойного хода.</translation>
    </message>
    <message>
        <source>Every position except the first arises from a move. Here every possible last move was taken back: moves, captures of any missing piece, promotions, castling and en passant. A king and rooks with castling rights have never moved, a move that left the other king in check is not legal, and hemmed-in pieces had nowhere to come from. Where a last move is possible, the position before it was checked in the same way, and no game leads to it.</source>
        <translation>Любая позиция, кроме начальной, возникает в результате хода. Здесь были взяты назад все мыслимые последние ходы стороны, которая сейчас не ходит: простые ходы, взятия любой недостающей фигуры, превращения, рокировка и взятие на проходе. Король и ладьи, за которыми записано право на рокировку, не ходили, ход невозможен, если до него чужой король уже стоял под шахом, а запертым фигурам прийти было неоткуда. Там, где последний ход возможен, так же оценена позиция перед ним, и ни одна партия к ней не ведёт.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the moves of both sides since the last capture or pawn move, which set it to 0. All possible last moves were taken back here, and they are all of one kind or all of the other, so the clock tells of another last move. In puzzles the clock is usually 0, which does no harm.</source>
        <translation>Счётчик полуходов считает ходы обеих сторон после последнего взятия или хода пешкой, которые сбрасывают его на 0. Здесь взяты назад все возможные последние ходы, и все они либо сбрасывают счётчик, либо нет; счётчик же указывает на другой последний ход. В задачах счётчик обычно равен 0, и играть дальше это не мешает.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two knights, and a bishop on squares of each colour. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. Bishops never change the colour of their squares: two on light squares mean at least one promoted pawn. With two queens, at most seven pawns are left.</source>
        <translation>Сторона начинает игру с восемью пешками, ферзём, двумя ладьями, двумя конями и слонами на полях каждого цвета. Каждая фигура сверх этого когда-то была пешкой, а превратившейся пешки больше нет. Поэтому пешек и превращённых фигур вместе не бывает больше восьми. Слон не меняет цвет своих полей: два слона на светлых полях — это хотя бы одна превратившаяся пешка. При двух ферзях остаётся не больше семи пешек.</translation>
    </message>
    <message>
        <source>A side begins with eight pawns, a queen, two rooks, two bishops and two knights. Every piece beyond these was once a pawn, and a promoted pawn is gone. So pawns and promoted pieces together are never more than eight. With two queens, at most seven pawns are left. Engines refuse more.</source>
        <translation>Сторона начинает игру с восемью пешками, ферзём, двумя ладьями, двумя слонами и двумя конями. Каждая фигура сверх этого когда-то была пешкой, а превратившейся пешки больше нет. Поэтому пешек и превращённых фигур вместе не бывает больше восьми. При двух ферзях остаётся не больше семи пешек. Если их больше, движки не принимают позицию.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file. A pawn gets past only if it captures its way to another file, if the other one does, or if one of them is captured. Every promoted piece was a pawn that got past. So passed pawns and promotions cost captures, and each capture takes a piece off the board: what is still there was not captured. With all 32 pieces on the board, no pawn has passed another. To make the position possible, remove pieces, or put pawns back in front of each other.</source>
        <translation>На каждой вертикали белая пешка стоит против чёрной. Пешка проходит, только если она со взятием уходит на другую вертикаль, если это делает другая пешка или если одну из них берут. Каждая превращённая фигура была прошедшей пешкой. Значит, за проходные и превращения платят взятиями, а каждое взятие снимает фигуру с доски: то, что ещё стоит, не взято. Если на доске все 32 фигуры, ни одна пешка не прошла мимо другой. Чтобы позиция стала возможной, уберите фигуры или верните пешки друг против друга.</translation>
    </message>
    <message>
        <source>At the start, a white pawn faces a black one on each file, and only captures let one past the other: a pawn captures its way to another file, or one of the two is captured. Every way of sharing out the captures among the files was tried here: which pawn took, from where, and what it took. None leaves the pawns on the files where they are and lets as many of them through to promotion as the pieces prove. One more captured piece may explain it, or a pawn on another file.</source>
        <translation>На каждой вертикали белая пешка стоит против чёрной, и разойтись они могут только благодаря взятиям: пешка со взятием уходит на другую вертикаль или одну из двух берут. Здесь перебраны все способы распределить взятия по вертикалям: какая пешка брала, откуда и что. Ни один не оставляет пешки на их вертикалях и не пропускает к превращению столько пешек, сколько доказывают фигуры. Объяснением могла бы стать ещё одна взятая фигура или пешка на другой вертикали.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing, and each capture takes it one rank forward. So a pawn on the third rank began on its own file or on the next one, a pawn on the fourth rank at most two files away, and one that stands on its second rank has never moved; Black’s pawns count ranks from the other end. No two pawns began on the same file. White pawns on a2, b2 and a3 are one too many: all three must have begun on the a- and b-files.</source>
        <translation>Пешка меняет вертикаль только взятием, и каждое взятие продвигает её на одну горизонталь. Поэтому пешка на третьей горизонтали начала на своей вертикали или на соседней, пешка на четвёртой — не дальше двух вертикалей, а стоящая на второй ещё не ходила; чёрные пешки считают горизонтали с другого края. Никакие две пешки не начали на одной вертикали. Белых пешек на a2, b2 и a3 на одну больше, чем возможно: все три должны были начать на вертикалях a и b.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Remove more pieces of the other side, or put the pawns on files of their own.</source>
        <translation>Пешка меняет вертикаль только взятием. Две пешки на одной вертикали означают, что одна из них брала, а пешка в трёх вертикалях от своего исходного поля брала трижды. Здесь подсчитано наименьшее число взятий, объясняющее все пешки вместе, и каждое забрало отдельную фигуру. Уберите ещё фигуры другой стороны или поставьте пешки на разные вертикали.</translation>
    </message>
    <message>
        <source>A pawn changes its file only by capturing. Two pawns on one file mean that one of them has captured, and a pawn three files from where it began has captured three times. The fewest captures that explain all pawns together are counted here, and each took another piece. Pieces that never got out from behind unmoved pawns do not count, because no pawn went in to capture them. Remove other pieces, or put the pawns on files of their own.</source>
        <translation>Пешка меняет вертикаль только взятием. Две пешки на одной вертикали означают, что одна из них брала, а пешка в трёх вертикалях от своего исходного поля брала трижды. Здесь подсчитано наименьшее число взятий, объясняющее все пешки вместе, и каждое забрало отдельную фигуру. Фигуры, так и не вышедшие из-за неходивших пешек, не в счёт: никакая пешка не зашла туда их взять. Уберите другие фигуры или поставьте пешки на разные вертикали.</translation>
    </message>
    <message>
        <source>A pawn that captures moves diagonally, to a square of the same colour. If it captured at every step, all its captures were on that colour. Here the pawns need every missing piece that they could have captured, so they captured the missing bishop, too; but that bishop never stood on squares of that colour. After d2xc3, on a dark square, the missing piece may be a knight, or the bishop on dark squares, but not the other bishop.</source>
        <translation>Берущая пешка ходит по диагонали, на поле того же цвета. Если она брала на каждом шаге, все её взятия были на этом цвете. Здесь пешкам нужны все недостающие фигуры, которые они могли взять, значит, они взяли и недостающего слона; но этот слон никогда не стоял на полях такого цвета. После d2xc3, на тёмном поле, недостающей фигурой может быть конь или чернопольный слон, но не белопольный.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved. A bishop that began behind two such pawns never got out: it is still there, or was captured there. No other bishop got in either, except one that an enemy pawn became on that very square. A bishop elsewhere on squares of the same colour was once a pawn, and had to be promoted where it could get out. One move of one of these pawns would explain it.</source>
        <translation>Пешка на исходном поле ещё не ходила. Слон, начавший за двумя такими пешками, так и не вышел: он там стоит или там взят. Никакой другой слон туда тоже не вошёл, разве что возникший на этом самом поле из неприятельской пешки. Слон, стоящий в другом месте на полях того же цвета, когда-то был пешкой и должен был появиться там, откуда мог выйти. Объяснить позицию мог бы один ход одной из этих пешек.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. A bishop never changes the colour of its squares, so the one that stands elsewhere was once a pawn. But no pawn is missing for it, or none could be promoted where the new bishop got out. One move of one of the two pawns would explain it.</source>
        <translation>Пешка на исходном поле ещё не ходила, и слон, начавший за двумя такими пешками, так и не вышел: он там стоит или там взят. Слон не меняет цвет своих полей, поэтому стоящий в другом месте когда-то был пешкой. Но для него нет недостающей пешки, или ни одна не могла превратиться там, откуда новый слон вышел бы. Объяснить позицию мог бы один ход одной из двух пешек.</translation>
    </message>
    <message>
        <source>A pawn on its starting square has never moved, and a bishop that began behind two such pawns never got out: it is still there, or was captured there. So a bishop elsewhere on squares of the same colour was once a pawn, even if it is the only one. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Пешка на исходном поле ещё не ходила, и слон, начавший за двумя такими пешками, так и не вышел: он там стоит или там взят. Поэтому слон в другом месте на полях того же цвета когда-то был пешкой, даже если он единственный. У стороны восемь пешек, и каждая превратилась не больше одного раза. Пешек и превращённых фигур вместе не бывает больше.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the way of every queen, rook and king throughout the game, and a king never entered a square that they attack. Only knights leap over them. With the pawns a2 and b2 at home, and the bishop c1 behind b2 and d2, the rook from a1 was never anywhere but on a1 and b1. One move of such a pawn would let the piece out, or in.</source>
        <translation>Пешки на исходных полях ещё не ходили, как и короли и ладьи, сохранившие право на рокировку, и слоны за такими пешками. Они стояли на пути каждого ферзя, каждой ладьи и каждого короля всю партию, и король никогда не вступал на атакованное ими поле. Только кони перепрыгивают через них. Если пешки a2 и b2 на месте, а слон c1 заперт за b2 и d2, ладья a1 никогда не была нигде, кроме a1 и b1. Один ход такой пешки выпустил бы или впустил фигуру.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. They stood in the king’s way throughout the game, and it never entered a square that an enemy piece among them attacks. Eight unmoved pawns also close the whole rank in front of them. One move of such a piece would let the king out, or in.</source>
        <translation>Пешки на исходных полях ещё не ходили, как и короли и ладьи, сохранившие право на рокировку, и слоны за такими пешками. Они стояли на пути короля всю партию, и он никогда не вступал на поле, атакованное неприятельской фигурой из их числа. Восемь неходивших пешек закрывают и всю горизонталь перед собой. Один ход такой фигуры выпустил бы или впустил короля.</translation>
    </message>
    <message>
        <source>A side begins with two knights, so a third one was once a pawn. Pawns on their starting squares have never moved: no pawn of the other side ever stood there, and to reach the last rank it must have stood on the rank before. Eight of them, or fewer with an unmoved king or rook behind the gap, leave no way to a promotion. One move of such a pawn would open one.</source>
        <translation>Сторона начинает игру с двумя конями, значит, третий был пешкой. Пешки на исходных полях ещё не ходили: на этих полях никогда не стояла пешка другой стороны, а чтобы достичь последней горизонтали, она должна была постоять на предпоследней. Восемь таких пешек, или меньше, если за промежутком стоит неходивший король или ладья, не оставляют пути к превращению. Один ход такой пешки открыл бы его.</translation>
    </message>
    <message>
        <source>Pawns on their starting squares have never moved, nor have kings and rooks that may still castle, nor bishops behind such pawns. Queens and rooks that such pieces shut in never got out, so those elsewhere were once pawns, even if there are no more of them than at the beginning. A side has eight pawns, and each was promoted at most once. Pawns and promoted pieces together are never more.</source>
        <translation>Пешки на исходных полях ещё не ходили, как и короли и ладьи, сохранившие право на рокировку, и слоны за такими пешками. Запертые ими ферзи и ладьи никогда не выходили, так что стоящие в других местах были пешками, даже если их не больше, чем в начале. У стороны восемь пешек, и каждая превратилась не больше одного раза. Пешек и превращённых фигур вместе не бывает больше.</translation>
    </message>
    <message>
        <source>With all 32 pieces on the board and the pawns of the b- to g-files at home, kings, queens and bishops cannot move. A knight changes the colour of its square with every move, a rook has room only for single steps and does so, too, and a rook’s pawn on the third rank made one step. So the squares tell whether each side made an even or an odd number of moves. The start position with Black to move is impossible, and so is the position after 1.Nf3 with White to move. A pawn on a5 leaves the question open: its first move may have been one step or two.</source>
        <translation>Если на доске все 32 фигуры и пешки вертикалей от b до g на исходных полях, короли, ферзи и слоны ходить не могут. Конь каждым ходом меняет цвет поля; ладье хватает места лишь на одиночные шаги, и она тоже меняет его; крайняя пешка на третьей горизонтали сделала один шаг. Поэтому поля показывают, чётное или нечётное число ходов сделала каждая сторона. Начальная позиция при ходе чёрных невозможна, как и позиция после 1.Кf3 при ходе белых. Пешка на a5 оставляет вопрос открытым: она могла сделать один шаг или два.</translation>
    </message>
    <message>
        <source>Remove castling rights {letter}</source>
        <translation>Убрать рокировки {letter}</translation>
    </message>
    <message>
        <source>Remove all castling rights</source>
        <translation>Убрать все рокировки</translation>
    </message>
    <message>
        <source>Remove White’s castling rights</source>
        <translation>Убрать рокировки белых</translation>
    </message>
    <message>
        <source>Remove Black’s castling rights</source>
        <translation>Убрать рокировки чёрных</translation>
    </message>
    <message>
        <source>Set the en passant square to {square}</source>
        <translation>Указать поле взятия {square}</translation>
    </message>
    <message>
        <source>Remove the en passant square</source>
        <translation>Убрать взятие на проходе</translation>
    </message>
    <message>
        <source>Switch to Chess960</source>
        <translation>Перейти на Chess960</translation>
    </message>
    <message>
        <source>Put the king on {square}</source>
        <translation>Поставить короля на {square}</translation>
    </message>
    <message>
        <source>Keep only the king on {square}</source>
        <translation>Оставить только короля {square}</translation>
    </message>
    <message>
        <source>Promote the pawn on {square} to a queen</source>
        <translation>Превратить {square} в ферзя</translation>
    </message>
    <message>
        <source>Put the king back on {square}</source>
        <translation>Вернуть короля на {square}</translation>
    </message>
    <message>
        <source>Put the queen back on {square}</source>
        <translation>Вернуть ферзя на {square}</translation>
    </message>
    <message>
        <source>Put the rook back on {square}</source>
        <translation>Вернуть ладью на {square}</translation>
    </message>
    <message>
        <source>Put the bishop back on {square}</source>
        <translation>Вернуть слона на {square}</translation>
    </message>
    <message>
        <source>Remove the king on {square}</source>
        <translation>Убрать короля на {square}</translation>
    </message>
    <message>
        <source>Remove the queen on {square}</source>
        <translation>Убрать ферзя на {square}</translation>
    </message>
    <message>
        <source>Remove the rook on {square}</source>
        <translation>Убрать ладью на {square}</translation>
    </message>
    <message>
        <source>Remove the bishop on {square}</source>
        <translation>Убрать слона на {square}</translation>
    </message>
    <message>
        <source>Remove the knight on {square}</source>
        <translation>Убрать коня на {square}</translation>
    </message>
    <message>
        <source>Remove the pawn on {square}</source>
        <translation>Убрать пешку на {square}</translation>
    </message>
    <message>
        <source>Remove these pawns</source>
        <translation>Убрать эти пешки</translation>
    </message>
    <message>
        <source>Switch the side to move</source>
        <translation>Сменить очередь хода</translation>
    </message>
    <message>
        <source>Set the side to move to White</source>
        <translation>Указать ход белых</translation>
    </message>
    <message>
        <source>Set the side to move to Black</source>
        <translation>Указать ход чёрных</translation>
    </message>
    <message>
        <source>Set the fullmove number to 1</source>
        <translation>Установить номер хода 1</translation>
    </message>
    <message>
        <source>Set the fullmove number to {count}</source>
        <translation>Установить номер хода {count}</translation>
    </message>
    <message>
        <source>Put the position back</source>
        <translation>Вернуть позицию</translation>
    </message>
    <message>
        <source>Cut the moves that do not fit</source>
        <translation>Убрать неподходящие ходы</translation>
    </message>
    <message>
        <source>Write the FEN tag as PGN has it</source>
        <translation>Записать тег FEN как в PGN</translation>
    </message>
    <message>
        <source>Set the halfmove clock to 0</source>
        <translation>Обнулить счётчик полуходов</translation>
    </message>
    <message>
        <source>Set the halfmove clock to {count}</source>
        <translation>Установить счётчик: {count}</translation>
    </message>
    <message>
        <source>The operation {opcode} is used twice: expected once.</source>
        <translation>Код операции {opcode} использован дважды: ожидается один раз.</translation>
    </message>
    <message>
        <source>{found} does not suit the operation {opcode}: {expected}.</source>
        <translation>{found} не подходит к коду операции {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is out of range for the operation {opcode}: {expected}.</source>
        <translation>{found} вне допустимых пределов для кода операции {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>The operation {opcode} has too few operands: {expected}.</source>
        <translation>У кода операции {opcode} слишком мало операндов: {expected}.</translation>
    </message>
    <message>
        <source>{found} is one operand too many for the operation {opcode}: {expected}.</source>
        <translation>{found} — лишний операнд для кода операции {opcode}: {expected}.</translation>
    </message>
    <message>
        <source>{found} is written with zeros: castling is written O-O or O-O-O, with the letter O.</source>
        <translation>{found} написано с нулями: рокировка пишется O-O или O-O-O.</translation>
    </message>
    <message>
        <source>The operation {opcode} is used again: the last one counts.</source>
        <translation>Код операции {opcode} использован ещё раз: действует последний.</translation>
    </message>
    <message>
        <source>Twin {name}) is left out: Popeye has no words for its side to move, castling rights or en passant square.</source>
        <translation>Близнец {name}) пропущен: Popeye нельзя задать очередь хода, права на рокировку и поле взятия на проходе.</translation>
    </message>
    <message>
        <source>There is no pawn that could have just passed {square}.</source>
        <translation>Нет пешки, которая могла только что перейти через {square}.</translation>
    </message>
    <message>
        <source>The position is of another chess variant: whether it can arise in a game is not checked.</source>
        <translation>Это позиция другого варианта шахмат: не проверяется, могла ли к ней привести партия.</translation>
    </message>
    <message>
        <source>piece placement</source>
        <translation>расположение фигур</translation>
    </message>
    <message>
        <source>side to move</source>
        <translation>очередь хода</translation>
    </message>
    <message>
        <source>castling rights</source>
        <translation>права на рокировку</translation>
    </message>
    <message>
        <source>en passant square</source>
        <translation>поле взятия на проходе</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>счётчик полуходов</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>номер хода</translation>
    </message>
    <message>
        <source>expected a piece placement</source>
        <translation>ожидается расположение фигур</translation>
    </message>
    <message>
        <source>expected a piece letter</source>
        <translation>ожидается буква фигуры</translation>
    </message>
    <message>
        <source>expected a piece letter or a digit from 1 to {left}</source>
        <translation>ожидается буква фигуры или цифра от 1 до {left}</translation>
    </message>
    <message>
        <source>expected a piece letter or a 1</source>
        <translation>ожидается буква фигуры или 1</translation>
    </message>
    <message>
        <source>expected a /</source>
        <translation>ожидается /</translation>
    </message>
    <message>
        <source>expected a space</source>
        <translation>ожидается пробел</translation>
    </message>
    <message>
        <source>expected w or b</source>
        <translation>ожидается w или b</translation>
    </message>
    <message>
        <source>expected -, or K, Q, k, q or rooks’ files</source>
        <translation>ожидается - либо K, Q, k, q или вертикали ладей</translation>
    </message>
    <message>
        <source>expected - or a square such as e3</source>
        <translation>ожидается - или поле, например e3</translation>
    </message>
    <message>
        <source>expected a rank from 1 to 8</source>
        <translation>ожидается горизонталь от 1 до 8</translation>
    </message>
    <message>
        <source>expected a number from 0 to 999999</source>
        <translation>ожидается число от 0 до 999999</translation>
    </message>
    <message>
        <source>expected the end of the text</source>
        <translation>ожидается конец текста</translation>
    </message>
    <message>
        <source>expected an opcode such as bm</source>
        <translation>ожидается код операции, например bm</translation>
    </message>
    <message>
        <source>expected at most 15 characters</source>
        <translation>ожидается не больше 15 символов</translation>
    </message>
    <message>
        <source>expected a closing quotation mark</source>
        <translation>ожидается закрывающая кавычка</translation>
    </message>
    <message>
        <source>expected an operand</source>
        <translation>ожидается операнд</translation>
    </message>
    <message>
        <source>expected a space or a semicolon</source>
        <translation>ожидается пробел или точка с запятой</translation>
    </message>
    <message>
        <source>expected text without quotation marks, tabs and line breaks</source>
        <translation>ожидается текст без кавычек, табуляций и разрывов строки</translation>
    </message>
    <message>
        <source>expected a word of plain letters, digits and signs</source>
        <translation>ожидается слово из простых букв, цифр и знаков</translation>
    </message>
    <message>
        <source>expected a single word without quotation marks</source>
        <translation>ожидается одно слово без кавычек</translation>
    </message>
    <message>
        <source>expected a text in quotation marks</source>
        <translation>ожидается текст в кавычках</translation>
    </message>
    <message>
        <source>expected a move such as Nf3</source>
        <translation>ожидается ход, например Nf3</translation>
    </message>
    <message>
        <source>expected a whole number</source>
        <translation>ожидается целое число</translation>
    </message>
    <message>
        <source>expected a clock such as 000:01:30:00</source>
        <translation>ожидается показание часов, например 000:01:30:00</translation>
    </message>
    <message>
        <source>expected a date such as 1995.11.26</source>
        <translation>ожидается дата, например 1995.11.26</translation>
    </message>
    <message>
        <source>expected a time such as 12:30:00</source>
        <translation>ожидается время, например 12:30:00</translation>
    </message>
    <message>
        <source>expected a number from {lowest} upwards</source>
        <translation>ожидается число не меньше {lowest}</translation>
    </message>
    <message>
        <source>expected a number from {lowest} to {highest}</source>
        <translation>ожидается число от {lowest} до {highest}</translation>
    </message>
    <message>
        <source>expected none</source>
        <translation>не ожидается ни одного</translation>
    </message>
    <message>
        <source>expected one</source>
        <translation>ожидается один</translation>
    </message>
    <message>
        <source>expected at most one</source>
        <translation>ожидается не больше одного</translation>
    </message>
    <message>
        <source>expected two</source>
        <translation>ожидается два</translation>
    </message>
    <message>
        <source>expected pairs of a tag and its value</source>
        <translation>ожидаются пары из тега и его значения</translation>
    </message>
    <message>
        <source>Only {move} could have been the last move, but no game leads to the position before it.</source>
        <translation>Последним ходом мог быть только {move}, но ни одна партия не ведёт к позиции перед ним.</translation>
    </message>
    <message>
        <source>Only {move} could have put the king on {square} in check, but no game leads to the position before it.</source>
        <translation>Поставить короля на {square} под шах мог только ход {move}, но ни одна партия не ведёт к позиции перед ним.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n last moves that could have put the king on {square} in check comes from a position to which no game leads.</source>
        <translation>
            <numerusform>Каждый из %n последнего хода, который мог поставить короля на {square} под шах, делается из позиции, к которой не ведёт ни одна партия.</numerusform>
            <numerusform>Каждый из %n последних ходов, которые могли поставить короля на {square} под шах, делается из позиции, к которой не ведёт ни одна партия.</numerusform>
            <numerusform>Каждый из %n последних ходов, которые могли поставить короля на {square} под шах, делается из позиции, к которой не ведёт ни одна партия.</numerusform>
        </translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), White’s pawns must have captured at least {needed} of Black’s pieces; they could have captured at most {available}.</source>
        <translation>Чтобы стоять так и превратиться, пройдя мимо неходивших пешек (не меньше {promoted}), белые пешки должны были взять чёрных фигур не меньше {needed}; взять они могли не больше {available}.</translation>
    </message>
    <message>
        <source>To stand like this, and to be promoted past unmoved pawns (at least {promoted} of them), Black’s pawns must have captured at least {needed} of White’s pieces; they could have captured at most {available}.</source>
        <translation>Чтобы стоять так и превратиться, пройдя мимо неходивших пешек (не меньше {promoted}), чёрные пешки должны были взять белых фигур не меньше {needed}; взять они могли не больше {available}.</translation>
    </message>
    <message>
        <source>No queen can have come to {squares}: unmoved pieces close every way from a queen’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Никакой ферзь не мог попасть на {squares}: неходившие фигуры закрывают все пути с исходного поля ферзя и оттуда, где могла превратиться пешка.</translation>
    </message>
    <message>
        <source>No rook can have come to {squares}: unmoved pieces close every way from a rook’s starting square, and from where a pawn could have been promoted.</source>
        <translation>Никакая ладья не могла попасть на {squares}: неходившие фигуры закрывают все пути с исходных полей ладей и оттуда, где могла превратиться пешка.</translation>
    </message>
    <message>
        <source>The rooks on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and too few of the first two could have come.</source>
        <translation>Ладьи на {squares} не могли попасть туда все: неходившие фигуры не оставляют пути превращённой, а из двух первоначальных прийти могло слишком мало.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Должен быть ход белых: ходить могли только кони, ладьи и крайние пешки, и, судя по их полям, чёрные сделали столько же ходов, сколько белые.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Должен быть ход белых: ходить могли только кони, крайние пешки и ладьи без права на рокировку, и, судя по их полям, чёрные сделали столько же ходов, сколько белые.</translation>
    </message>
    <message>
        <source>It must be White’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, Black made as many moves as White.</source>
        <translation>Должен быть ход белых: ходить могли только кони и крайние пешки, и, судя по их полям, чёрные сделали столько же ходов, сколько белые.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rooks and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Должен быть ход чёрных: ходить могли только кони, ладьи и крайние пешки, и, судя по их полям, белые сделали на один ход больше чёрных.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights, rook’s pawns and rooks without a castling right could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Должен быть ход чёрных: ходить могли только кони, крайние пешки и ладьи без права на рокировку, и, судя по их полям, белые сделали на один ход больше чёрных.</translation>
    </message>
    <message>
        <source>It must be Black’s move: only knights and rook’s pawns could have moved, and by the squares that they stand on, White made one move more than Black.</source>
        <translation>Должен быть ход чёрных: ходить могли только кони и крайние пешки, и, судя по их полям, белые сделали на один ход больше чёрных.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>«{text}»</translation>
    </message>
    <message numerus="yes">
        <source>The king on {square} is in check from %n pieces at once, on {checkers}; one move gives at most two checks.</source>
        <translation>
            <numerusform>Король на {square} под шахом от %n фигуры сразу, на {checkers}; один ход даёт не больше двух шахов.</numerusform>
            <numerusform>Король на {square} под шахом от %n фигур сразу, на {checkers}; один ход даёт не больше двух шахов.</numerusform>
            <numerusform>Король на {square} под шахом от %n фигур сразу, на {checkers}; один ход даёт не больше двух шахов.</numerusform>
        </translation>
    </message>
    <message>
        <source>No last move can have put the king on {square} in check.</source>
        <translation>Никакой последний ход не мог поставить короля на {square} под шах.</translation>
    </message>
    <message>
        <source>No last move can have given the check from {first}: wherever that piece came from, the king on {king} was in check already, and no other piece can have uncovered the check.</source>
        <translation>Никакой последний ход не мог дать шах с {first}: откуда бы ни пришла эта фигура, король на {king} уже был под шахом, и никакая другая фигура не могла открыть шах.</translation>
    </message>
    <message>
        <source>The pawn on {first} has never moved, so the king on {king} must have been in its check before the last move, too.</source>
        <translation>Пешка на {first} ещё не ходила, значит, король на {king} стоял под её шахом и до последнего хода.</translation>
    </message>
    <message>
        <source>The knights on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a knight’s check.</source>
        <translation>Кони на {first} и {second} не могут оба давать шах: только что ходил лишь один из них, а шах коня другая фигура открыть не может.</translation>
    </message>
    <message>
        <source>The pawns on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers a pawn’s check.</source>
        <translation>Пешки на {first} и {second} не могут обе давать шах: только что ходила лишь одна из них, а шах пешки другая фигура открыть не может.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} cannot both give check: only one of them has just moved, and another piece never uncovers the check of a pawn or a knight.</source>
        <translation>Фигуры на {first} и {second} не могут обе давать шах: только что ходила лишь одна из них, а шах пешки или коня другая фигура открыть не может.</translation>
    </message>
    <message>
        <source>The pawn on {first} cannot give check together with the piece on {second}: a pawn move that gives check can open no line to the king but the king’s own file.</source>
        <translation>Пешка на {first} не может давать шах вместе с фигурой на {second}: ход пешки, дающий шах, может открыть к королю лишь вертикаль самого короля.</translation>
    </message>
    <message>
        <source>The king on {king} stands between {first} and {second} on one line: no last move can have brought one of these pieces and opened the line of the other.</source>
        <translation>Король на {king} стоит на одной линии между {first} и {second}: никакой последний ход не мог привести одну из этих фигур и открыть линию другой.</translation>
    </message>
    <message>
        <source>The bishops on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>Слоны на {first} и {second} не могут оба давать шах: стоявший на пути другого уже нападал бы на короля, и ни один не возник только что при превращении.</translation>
    </message>
    <message>
        <source>The rooks on {first} and {second} cannot both give check: one that stood in the other’s way would have attacked the king already, and neither was just promoted.</source>
        <translation>Ладьи на {first} и {second} не могут обе давать шах: стоявшая на пути другой уже нападала бы на короля, и ни одна не возникла только что при превращении.</translation>
    </message>
    <message>
        <source>The pieces on {first} and {second} both give check, but no last move of either can have uncovered the other.</source>
        <translation>Фигуры на {first} и {second} обе дают шах, но никакой последний ход одной из них не мог открыть другую.</translation>
    </message>
    <message>
        <source>A capture en passant on {square} would leave the king of its own side in check.</source>
        <translation>Взятие на проходе на {square} оставило бы своего короля под шахом.</translation>
    </message>
    <message>
        <source>White has no possible last move.</source>
        <translation>У белых нет возможного последнего хода.</translation>
    </message>
    <message>
        <source>Black has no possible last move.</source>
        <translation>У чёрных нет возможного последнего хода.</translation>
    </message>
    <message>
        <source>White has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>У белых нет возможного последнего хода: судя по правам на рокировку, фигуры на {unmoved} ещё не ходили, а никакая другая не могла ходить последней.</translation>
    </message>
    <message>
        <source>Black has no possible last move: by its castling rights, the pieces on {unmoved} have never moved, and no other piece can have moved last.</source>
        <translation>У чёрных нет возможного последнего хода: судя по правам на рокировку, фигуры на {unmoved} ещё не ходили, а никакая другая не могла ходить последней.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n possible last moves comes from a position to which no game leads.</source>
        <translation>
            <numerusform>Каждый из %n возможного последнего хода делается из позиции, к которой не ведёт ни одна партия.</numerusform>
            <numerusform>Каждый из %n возможных последних ходов делается из позиции, к которой не ведёт ни одна партия.</numerusform>
            <numerusform>Каждый из %n возможных последних ходов делается из позиции, к которой не ведёт ни одна партия.</numerusform>
        </translation>
    </message>
    <message>
        <source>The halfmove clock is {count}, but the last move was a capture or a pawn move, which sets it to 0.</source>
        <translation>Счётчик полуходов — {count}, но последним ходом было взятие или ход пешкой, а это сбрасывает его на 0.</translation>
    </message>
    <message>
        <source>The halfmove clock is 0, but the last move was neither a capture nor a pawn move.</source>
        <translation>Счётчик полуходов — 0, но последним ходом не было ни взятие, ни ход пешкой.</translation>
    </message>
    <message>
        <source>The castling rights contradict each other: kings or rooks of White and Black did not begin on the same files.</source>
        <translation>Права на рокировку противоречат друг другу: короли или ладьи белых и чёрных начали на разных вертикалях.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns.</source>
        <translation>Белых пешек ({pawns}) и превращённых фигур (не меньше {promoted}) вместе {total}, но у белых было 8 пешек.</translation>
    </message>
    <message>
        <source>White’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but White began with 8 pawns: engines refuse the position.</source>
        <translation>Белых пешек ({pawns}) и превращённых фигур (не меньше {promoted}) вместе {total}, но у белых было 8 пешек: движки не принимают позицию.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns.</source>
        <translation>Чёрных пешек ({pawns}) и превращённых фигур (не меньше {promoted}) вместе {total}, но у чёрных было 8 пешек.</translation>
    </message>
    <message>
        <source>Black’s pawns ({pawns}) and promoted pieces (at least {promoted}) add up to {total}, but Black began with 8 pawns: engines refuse the position.</source>
        <translation>Чёрных пешек ({pawns}) и превращённых фигур (не меньше {promoted}) вместе {total}, но у чёрных было 8 пешек: движки не принимают позицию.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that of the eight pairs of pawns more must still face each other (at least {least}; here: {pairs}).</source>
        <translation>Пешки расходятся только благодаря взятиям: взято так мало ({captures}), что из восьми пар пешек друг против друга должно стоять больше пар (не меньше {least}; здесь: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: so few pieces were captured ({captures}) that some of the eight pairs of pawns must still face each other (at least {least}), but none does here.</source>
        <translation>Пешки расходятся только благодаря взятиям: взято так мало ({captures}), что некоторые из восьми пар пешек должны ещё стоять друг против друга (не меньше {least}), а здесь таких нет.</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but not all of the eight pairs of pawns still face each other (here: {pairs}).</source>
        <translation>Пешки расходятся только благодаря взятиям: ничего не взято, но не все восемь пар пешек ещё стоят друг против друга (здесь: {pairs}).</translation>
    </message>
    <message>
        <source>Pawns pass each other only by captures: nothing was captured, but none of the eight pairs of pawns still faces each other.</source>
        <translation>Пешки расходятся только благодаря взятиям: ничего не взято, но ни одна из восьми пар пешек не стоит друг против друга.</translation>
    </message>
    <message>
        <source>No order of captures ({captures_white} by White, {captures_black} by Black) puts the pawns where they stand and allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Никакой порядок взятий (белыми: {captures_white}, чёрными: {captures_black}) не расставляет пешки так, как они стоят, и не допускает превращений, которые доказывают фигуры (белых не меньше {promoted_white}, чёрных не меньше {promoted_black}).</translation>
    </message>
    <message>
        <source>The castling right {letter} says that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Право на рокировку {letter} означает, что поля {unmoved} никто не покидал; тогда никакой порядок взятий (белыми: {captures_white}, чёрными: {captures_black}) не допускает превращений, которые доказывают фигуры (белых не меньше {promoted_white}, чёрных не меньше {promoted_black}).</translation>
    </message>
    <message>
        <source>The castling rights {letter} say that nothing ever left {unmoved}; then no order of captures ({captures_white} by White, {captures_black} by Black) allows the promotions that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).</source>
        <translation>Права на рокировку {letter} означают, что поля {unmoved} никто не покидал; тогда никакой порядок взятий (белыми: {captures_white}, чёрными: {captures_black}) не допускает превращений, которые доказывают фигуры (белых не меньше {promoted_white}, чёрных не меньше {promoted_black}).</translation>
    </message>
    <message>
        <source>The white pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>Белые пешки на {squares} (всего {count}) могли начать только на вертикалях от {first} до {last} (всего {homes}), по одной на каждой.</translation>
    </message>
    <message>
        <source>The black pawns on {squares} ({count}) can only have begun on the files {first} to {last} ({homes}), one on each.</source>
        <translation>Чёрные пешки на {squares} (всего {count}) могли начать только на вертикалях от {first} до {last} (всего {homes}), по одной на каждой.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces, but Black is missing only {missing}.</source>
        <translation>Чтобы стоять так, белые пешки должны были взять чёрных фигур не меньше {needed}, но у чёрных не хватает только {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces, but White is missing only {missing}.</source>
        <translation>Чтобы стоять так, чёрные пешки должны были взять белых фигур не меньше {needed}, но у белых не хватает только {missing}.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured at least {needed} of Black’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Чтобы стоять так, белые пешки должны были взять чёрных фигур не меньше {needed}; из недостающих ({missing}) из-за неходивших пешек вышло не больше {available}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured at least {needed} of White’s pieces; of those missing ({missing}), at most {available} ever got out from behind unmoved pawns.</source>
        <translation>Чтобы стоять так, чёрные пешки должны были взять белых фигур не меньше {needed}; из недостающих ({missing}) из-за неходивших пешек вышло не больше {available}.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on dark squares only; but White’s bishop on light squares was among these.</source>
        <translation>Чтобы стоять так, чёрные пешки должны были взять все белые фигуры, какие могли (всего {captures}), и только на тёмных полях; но среди них был белопольный слон белых.</translation>
    </message>
    <message>
        <source>To stand like this, Black’s pawns must have captured every white piece that they could, {captures} in all, and on light squares only; but White’s bishop on dark squares was among these.</source>
        <translation>Чтобы стоять так, чёрные пешки должны были взять все белые фигуры, какие могли (всего {captures}), и только на светлых полях; но среди них был чернопольный слон белых.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on dark squares only; but Black’s bishop on light squares was among these.</source>
        <translation>Чтобы стоять так, белые пешки должны были взять все чёрные фигуры, какие могли (всего {captures}), и только на тёмных полях; но среди них был белопольный слон чёрных.</translation>
    </message>
    <message>
        <source>To stand like this, White’s pawns must have captured every black piece that they could, {captures} in all, and on light squares only; but Black’s bishop on dark squares was among these.</source>
        <translation>Чтобы стоять так, белые пешки должны были взять все чёрные фигуры, какие могли (всего {captures}), и только на светлых полях; но среди них был чернопольный слон чёрных.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: it did not begin the game there, no pawn can have been promoted there, and unmoved pawns close every way in.</source>
        <translation>Слон на {square} не мог туда попасть: партию он начал не там, ни одна пешка не могла там превратиться, а неходившие пешки закрывают все входы.</translation>
    </message>
    <message>
        <source>The bishop on {square} cannot have come there: the one on squares of its colour never left {home} behind the unmoved pawns on {shutters}, and no pawn can have been promoted to it.</source>
        <translation>Слон на {square} не мог туда попасть: слон, ходящий по полям этого цвета, не покидал {home} за неходившими пешками на {shutters}, и ни одна пешка не могла превратиться в такого.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot both be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to a second one that got out.</source>
        <translation>Слоны на {squares} не могут там быть оба: сторона начинает с одним слоном на полях каждого цвета, и ни одна пешка не могла превратиться во второго, который вышел бы.</translation>
    </message>
    <message>
        <source>The bishops on {squares} cannot all be there: a side begins with one bishop on squares of each colour, and no pawn can have been promoted to another one that got out.</source>
        <translation>Слоны на {squares} не могут там быть все: сторона начинает с одним слоном на полях каждого цвета, и ни одна пешка не могла превратиться в ещё одного, который вышел бы.</translation>
    </message>
    <message>
        <source>Unmoved pawns show that not all bishops on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>Неходившие пешки показывают, что не все слоны на {squares} первоначальные. Пешек ({pawns}) и превращённых фигур (не меньше {promoted}) вместе было бы {total}, но пешек было 8.</translation>
    </message>
    <message>
        <source>The king on {square} cannot have come there: unmoved pieces, and squares that they attack, close every way.</source>
        <translation>Король на {square} не мог туда попасть: неходившие фигуры и атакованные ими поля закрывают все пути.</translation>
    </message>
    <message>
        <source>The queens on {squares} cannot all have come there: unmoved pieces leave no way for a promoted one, and there was only one other.</source>
        <translation>Ферзи на {squares} не могли попасть туда все: неходившие фигуры не оставляют пути превращённому, а другой был только один.</translation>
    </message>
    <message>
        <source>The knights on {squares} cannot all have come there: a side begins with two, and unmoved pieces closed every way to a promotion.</source>
        <translation>Кони на {squares} не могли попасть туда все: сторона начинает с двумя, а неходившие фигуры закрывали все пути к превращению.</translation>
    </message>
    <message>
        <source>Unmoved pieces show that not all pieces on {squares} are original. Pawns ({pawns}) and promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.</source>
        <translation>Неходившие фигуры показывают, что не все фигуры на {squares} первоначальные. Пешек ({pawns}) и превращённых фигур (не меньше {promoted}) вместе было бы {total}, но пешек было 8.</translation>
    </message>
</context>
<context>
    <name>olive</name>
    <message>
        <source>The puzzles in “{name}” cannot be read.</source>
        <translation>Задачи из «{name}» прочитать нельзя.</translation>
    </message>
    <message>
        <source>It is too large: collections of up to {megabytes} MB can be read.</source>
        <translation>Он слишком велик: прочитать можно сборники до {megabytes} МБ.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Разбейте его на меньшие файлы.</translation>
    </message>
</context>
<context>
    <name>opcodes</name>
    <message>
        <source>Analysis depth</source>
        <translation>Глубина анализа</translation>
    </message>
    <message>
        <source>Nodes analysed</source>
        <translation>Просмотрено узлов</translation>
    </message>
    <message>
        <source>Seconds of analysis</source>
        <translation>Секунд анализа</translation>
    </message>
    <message>
        <source>Moves to avoid</source>
        <translation>Избегать ходов</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Лучшие ходы</translation>
    </message>
    <message>
        <source>Comment {number}</source>
        <translation>Комментарий {number}</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Chess clocks of White and Black</source>
        <translation>Часы белых и чёрных</translation>
    </message>
    <message>
        <source>Evaluation (centipawns)</source>
        <translation>Оценка (сантипешки)</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Сказочные условия</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Мат в</translation>
    </message>
    <message>
        <source>Draw accepted</source>
        <translation>Ничья принята</translation>
    </message>
    <message>
        <source>Draw claimed</source>
        <translation>Ничья потребована</translation>
    </message>
    <message>
        <source>Draw offered</source>
        <translation>Ничья предложена</translation>
    </message>
    <message>
        <source>Draw rejected</source>
        <translation>Ничья отклонена</translation>
    </message>
    <message>
        <source>ECO opening code</source>
        <translation>Код дебюта ECO</translation>
    </message>
    <message>
        <source>Fullmove number</source>
        <translation>Номер хода</translation>
    </message>
    <message>
        <source>Halfmove clock</source>
        <translation>Счётчик полуходов</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Задуманные решения</translation>
    </message>
    <message>
        <source>NIC opening code</source>
        <translation>Код дебюта NIC</translation>
    </message>
    <message>
        <source>No operation</source>
        <translation>Нет операции</translation>
    </message>
    <message>
        <source>Other fields of Olive</source>
        <translation>Другие поля Olive</translation>
    </message>
    <message>
        <source>Options for Popeye</source>
        <translation>Параметры для Popeye</translation>
    </message>
    <message>
        <source>Predicted move</source>
        <translation>Ожидаемый ход</translation>
    </message>
    <message>
        <source>PGN tags and their values</source>
        <translation>Теги PGN и их значения</translation>
    </message>
    <message>
        <source>Predicted variation</source>
        <translation>Ожидаемый вариант</translation>
    </message>
    <message>
        <source>Repetitions of the position</source>
        <translation>Повторений позиции</translation>
    </message>
    <message>
        <source>Command of the referee</source>
        <translation>Команда судьи</translation>
    </message>
    <message>
        <source>Request to the referee</source>
        <translation>Запрос к судье</translation>
    </message>
    <message>
        <source>Resignation</source>
        <translation>Сдача партии</translation>
    </message>
    <message>
        <source>Move supplied</source>
        <translation>Переданный ход</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Moves supplied</source>
        <translation>Переданные ходы</translation>
    </message>
    <message>
        <source>Game in telecommunication</source>
        <translation>Партия по телесвязи</translation>
    </message>
    <message>
        <source>Receiver: address and program</source>
        <translation>Получатель: адрес и программа</translation>
    </message>
    <message>
        <source>Sender: address and program</source>
        <translation>Отправитель: адрес и программа</translation>
    </message>
    <message>
        <source>Date and time (UTC)</source>
        <translation>Дата и время (UTC)</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Близнецы</translation>
    </message>
    <message>
        <source>Variation name {number}</source>
        <translation>Название варианта {number}</translation>
    </message>
</context>
<context>
    <name>operation_words</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Moves, such as Nf3</source>
        <translation>Ходы, например Nf3</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Одно слово</translation>
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
        <translation>Имя &quot;Значение&quot;</translation>
    </message>
    <message>
        <source>&quot;Address&quot; &quot;Program&quot;</source>
        <translation>&quot;Адрес&quot; &quot;Программа&quot;</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
</context>
<context>
    <name>picture_faults</name>
    <message>
        <source>Pictures cannot be read: a file of this program is damaged or missing ({detail}). Install it again.</source>
        <translation>Изображения прочитать нельзя: файл этой программы повреждён или отсутствует ({detail}). Установите её заново.</translation>
    </message>
    <message>
        <source>PDF files cannot be read: this installation lacks pypdfium2.</source>
        <translation>Файлы PDF прочитать нельзя: в этой установке нет pypdfium2.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Файл не найден.</translation>
    </message>
    <message>
        <source>The file cannot be read ({detail}).</source>
        <translation>Файл не читается ({detail}).</translation>
    </message>
    <message>
        <source>This PDF is protected by a password. Save a copy without one.</source>
        <translation>Этот PDF защищён паролем. Сохраните копию без пароля.</translation>
    </message>
    <message>
        <source>This PDF is damaged and cannot be read.</source>
        <translation>Этот PDF повреждён, прочитать его нельзя.</translation>
    </message>
    <message>
        <source>Page {detail} of this PDF is damaged and cannot be read.</source>
        <translation>Страница {detail} этого PDF повреждена, прочитать её нельзя.</translation>
    </message>
    <message>
        <source>There is not enough memory to read this picture.</source>
        <translation>Не хватает памяти, чтобы прочитать это изображение.</translation>
    </message>
    <message>
        <source>This is not a picture that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF).</source>
        <translation>Это не изображение, которое можно прочитать (PNG, JPEG, GIF, BMP, WebP, TIFF).</translation>
    </message>
    <message>
        <source>This picture is damaged and cannot be read.</source>
        <translation>Это изображение повреждено, прочитать его нельзя.</translation>
    </message>
    <message>
        <source>This file is too large: pictures of up to {detail} MB can be read.</source>
        <translation>Файл слишком велик: прочитать можно изображения до {detail} МБ.</translation>
    </message>
    <message>
        <source>This picture is too large ({detail} pixels).</source>
        <translation>Это изображение слишком велико (пикселей: {detail}).</translation>
    </message>
</context>
<context>
    <name>piece_set</name>
    <message>
        <source>{source} not found. A set is twelve drawings, wK.svg to bP.svg.</source>
        <translation>Не найдено: {source}. Набор — это двенадцать рисунков, от wK.svg до bP.svg.</translation>
    </message>
    <message>
        <source>{source} is not a file.</source>
        <translation>{source} — не файл.</translation>
    </message>
    <message>
        <source>{source} cannot be read: {detail}.</source>
        <translation>{source} не читается: {detail}.</translation>
    </message>
    <message>
        <source>{source} is too large. The limit is 256 kilobytes.</source>
        <translation>{source} слишком велик. Предел — 256 килобайт.</translation>
    </message>
    <message>
        <source>{source} is not an SVG drawing.</source>
        <translation>{source} — не рисунок SVG.</translation>
    </message>
    <message>
        <source>{source} contains a DOCTYPE line. Remove it with a text editor.</source>
        <translation>{source} содержит строку DOCTYPE. Уберите её в текстовом редакторе.</translation>
    </message>
    <message>
        <source>{source} contains “{detail}”. Only plain shapes are allowed.</source>
        <translation>{source} содержит «{detail}». Допускаются только простые формы.</translation>
    </message>
    <message>
        <source>{source} refers to something outside the file: {detail}. Include it in the file.</source>
        <translation>{source} ссылается на что-то вне файла: {detail}. Включите это в файл.</translation>
    </message>
    <message>
        <source>{source} contains a script ({detail}). Only plain shapes are allowed.</source>
        <translation>{source} содержит скрипт ({detail}). Допускаются только простые формы.</translation>
    </message>
    <message>
        <source>{source} has a style sheet with more than plain colours and lines.</source>
        <translation>В {source} есть таблица стилей, где не только простые цвета и линии.</translation>
    </message>
    <message>
        <source>{source} has dashed lines, which are not allowed.</source>
        <translation>В {source} есть пунктирные линии, они не допускаются.</translation>
    </message>
    <message>
        <source>{source} has a number out of range: {detail}.</source>
        <translation>В {source} есть число вне допустимых пределов: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a colour that is not valid: {detail}.</source>
        <translation>В {source} указан недопустимый цвет: {detail}.</translation>
    </message>
    <message>
        <source>{source} has too many shapes or points to draw quickly.</source>
        <translation>В {source} слишком много элементов или точек, чтобы рисовать быстро.</translation>
    </message>
    <message>
        <source>{source} takes too long to draw.</source>
        <translation>{source} рисуется слишком долго.</translation>
    </message>
    <message>
        <source>{source} shows nothing.</source>
        <translation>{source} ничего не показывает.</translation>
    </message>
    <message>
        <source>Piece set not found: “{source}”.</source>
        <translation>Набор фигур не найден: «{source}».</translation>
    </message>
    <message>
        <source>Folder not found: “{source}”.</source>
        <translation>Папка не найдена: «{source}».</translation>
    </message>
    <message>
        <source>The font {source} lacks the pieces {detail}.</source>
        <translation>В шрифте {source} не хватает фигур: {detail}.</translation>
    </message>
    <message>
        <source>“{source}” could not be copied to your sets: {detail}.</source>
        <translation>Не удалось скопировать «{source}» к вашим наборам: {detail}.</translation>
    </message>
    <message>
        <source>{source} contains a script. Only plain shapes are allowed.</source>
        <translation>{source} содержит скрипт. Допускаются только простые формы.</translation>
    </message>
    <message>
        <source>The piece set “{set}” cannot be shown; Fenland is shown instead. {reason}</source>
        <translation>Набор фигур «{set}» показать нельзя; вместо него показан Fenland. {reason}</translation>
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
        <translation>белый король</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>белый ферзь</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>белая ладья</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>белый слон</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>белый конь</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>белая пешка</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрный король</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>чёрный ферзь</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>чёрная ладья</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>чёрный слон</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>чёрный конь</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>чёрная пешка</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>white {piece}</source>
        <translation>{piece} (белые)</translation>
    </message>
    <message>
        <source>black {piece}</source>
        <translation>{piece} (чёрные)</translation>
    </message>
    <message>
        <source>neutral {piece}</source>
        <translation>{piece} (нейтральные)</translation>
    </message>
</context>
<context>
    <name>play_words</name>
    <message>
        <source>“{text}” is not a move such as Nf3 or g1f3.</source>
        <translation>«{text}» — не ход вида Nf3 или g1f3.</translation>
    </message>
    <message>
        <source>“{text}” is not legal here.</source>
        <translation>«{text}» здесь невозможно.</translation>
    </message>
    <message>
        <source>“{text}” fits several pieces. Add the file or rank of the piece.</source>
        <translation>«{text}» подходит нескольким фигурам. Добавьте вертикаль или горизонталь фигуры.</translation>
    </message>
    <message>
        <source>The pawn promotes: add =Q, =R, =B or =N to “{text}”.</source>
        <translation>Пешка превращается: допишите =Q, =R, =B или =N к «{text}».</translation>
    </message>
    <message>
        <source>It is checkmate: there is no move to play.</source>
        <translation>Мат: ходов нет.</translation>
    </message>
    <message>
        <source>It is stalemate: there is no move to play.</source>
        <translation>Пат: ходов нет.</translation>
    </message>
    <message>
        <source>It is White’s move.</source>
        <translation>Сейчас ход белых.</translation>
    </message>
    <message>
        <source>It is Black’s move.</source>
        <translation>Сейчас ход чёрных.</translation>
    </message>
    <message>
        <source>That would leave the king in check.</source>
        <translation>Король остался бы под шахом.</translation>
    </message>
    <message>
        <source>That is not a legal move.</source>
        <translation>Это невозможный ход.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Белые рокируют</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Чёрные рокируют</translation>
    </message>
    <message>
        <source>{piece} takes {square}</source>
        <translation>{piece} берёт на {square}</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>Start of the moves</source>
        <translation>Начало ходов</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Чёрные пропускают ход</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Белые пропускают ход</translation>
    </message>
    <message>
        <source>Move {number}: {move}</source>
        <translation>Ход {number}: {move}</translation>
    </message>
    <message>
        <source>variation {number} of {count}</source>
        <translation>вариант {number} из {count}</translation>
    </message>
    <message>
        <source>end of the line</source>
        <translation>конец варианта</translation>
    </message>
    <message>
        <source>becomes {piece}</source>
        <translation>превращение: {piece}</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Пат</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Шах</translation>
    </message>
</context>
<context>
    <name>problem_words</name>
    <message>
        <source>Not FEN</source>
        <translation>Не FEN</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>Нельзя играть</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Невозможна</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>К сведению</translation>
    </message>
    <message>
        <source>The text cannot be read as a position.</source>
        <translation>Текст нельзя прочитать как позицию.</translation>
    </message>
    <message>
        <source>Engines refuse the position, or ignore its castling rights or en passant square.</source>
        <translation>Движки не принимают позицию или не учитывают её права на рокировку или поле взятия на проходе.</translation>
    </message>
    <message>
        <source>Proven: the position cannot arise in a game. Engines still play it, and a puzzle may be like this.</source>
        <translation>Доказано: позиция не может возникнуть в партии. Движки всё же играют её, и задача может быть такой.</translation>
    </message>
    <message>
        <source>Possible, but likely a slip.</source>
        <translation>Возможна, но похоже на описку.</translation>
    </message>
    <message>
        <source>For information only.</source>
        <translation>Только к сведению.</translation>
    </message>
    <message>
        <source>At character {place} of the text: {expected}.</source>
        <translation>На символе {place} текста: {expected}.</translation>
    </message>
    <message>
        <source>In rank {rank}, at character {place} of the text: {expected}.</source>
        <translation>На горизонтали {rank}, на символе {place} текста: {expected}.</translation>
    </message>
    <message>
        <source>The piece placement lists the squares from a8 to h1, rank by rank, with a / between ranks: a letter for each piece, capital for White, and a digit for a run of empty squares. Each of the 8 ranks adds up to 8 squares.</source>
        <translation>Расположение фигур перечисляет поля от a8 до h1, горизонталь за горизонталью, через /: для каждой фигуры буква, для белых — заглавная, для пустых полей подряд — цифра. На каждой из 8 горизонталей в сумме 8 полей.</translation>
    </message>
    <message>
        <source>A FEN has six fields, separated by single spaces: piece placement, side to move, castling rights, en passant square, halfmove clock and fullmove number.</source>
        <translation>В FEN шесть полей, разделённых одиночными пробелами: расположение фигур, очередь хода, права на рокировку, поле взятия на проходе, счётчик полуходов и номер хода.</translation>
    </message>
    <message>
        <source>The en passant square is the one that a pawn has just passed over with a double step: on rank 6 with White to move, on rank 3 with Black to move. A - means none.</source>
        <translation>Поле взятия на проходе — это поле, через которое пешка только что перешла двойным ходом: при ходе белых на горизонтали 6, при ходе чёрных на горизонтали 3. Знак - означает, что его нет.</translation>
    </message>
    <message>
        <source>The side to move is w for White or b for Black.</source>
        <translation>Очередь хода — это w для белых или b для чёрных.</translation>
    </message>
    <message>
        <source>The castling rights are K and Q for White’s kingside and queenside, k and q for Black’s, in this order. Chess960 also uses the files of the rooks, such as H or a. A - means none.</source>
        <translation>Права на рокировку — это K и Q для короткой и длинной рокировки белых, k и q для чёрных, в таком порядке. В Chess960 указываются и вертикали ладей, например H или a. Знак - означает, что прав нет.</translation>
    </message>
    <message>
        <source>The halfmove clock counts the halfmoves since the last capture or pawn move. The fullmove number starts at 1 and grows by one after each move by Black.</source>
        <translation>Счётчик полуходов считает полуходы после последнего взятия или хода пешкой. Номер хода начинается с 1 и увеличивается на единицу после каждого хода чёрных.</translation>
    </message>
</context>
<context>
    <name>puzzle_lost</name>
    <message>
        <source>The text in {fields} cannot be kept.</source>
        <translation>Текст сохранить нельзя: {fields}.</translation>
    </message>
    <message>
        <source>Not Kept</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>&amp;Keep Editing</source>
        <translation>&amp;Продолжить правку</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отбросить</translation>
    </message>
</context>
<context>
    <name>puzzle_words</name>
    <message>
        <source>EPD cannot contain straight quotation marks. Use curved ones.</source>
        <translation>EPD не может содержать прямых кавычек. Используйте типографские.</translation>
    </message>
    <message>
        <source>{kind} cannot contain line breaks here. Use a space.</source>
        <translation>{kind} не может содержать здесь разрывов строки. Используйте пробел.</translation>
    </message>
    <message>
        <source>It has an invisible character, which {kind} cannot contain.</source>
        <translation>Здесь есть невидимый символ, недопустимый в {kind}.</translation>
    </message>
    <message>
        <source>{kind} has room for {most} characters; these {count} are {over} too many.</source>
        <translation>{kind} вмещает символов: {most}; здесь их {count}, лишних {over}.</translation>
    </message>
    <message>
        <source>“{word}” is not a move such as Nf3 or exd8=Q.</source>
        <translation>«{word}» — не ход вида Nf3 или exd8=Q.</translation>
    </message>
    <message>
        <source>A line break became a space: {kind} cannot contain it here.</source>
        <translation>Разрыв строки стал пробелом: {kind} не может содержать его здесь.</translation>
    </message>
    <message>
        <source>Straight quotation marks became curved ones.</source>
        <translation>Прямые кавычки стали типографскими.</translation>
    </message>
    <message>
        <source>An invisible character was removed.</source>
        <translation>Невидимый символ удалён.</translation>
    </message>
    <message>
        <source>“{text}” is not a date such as 1977 or 1977-05-31. It is kept as typed.</source>
        <translation>«{text}» — не дата вида 1977 или 1977-05-31. Оставлено как введено.</translation>
    </message>
    <message>
        <source>“{move}” is not a legal move here.</source>
        <translation>«{move}» — здесь невозможный ход.</translation>
    </message>
    <message>
        <source>“{word}” is not a number from 1 to 999.</source>
        <translation>«{word}» — не число от 1 до 999.</translation>
    </message>
    <message>
        <source>Write {word} after the stipulation: h#2 {word}</source>
        <translation>Напишите {word} после задания: h#2 {word}</translation>
    </message>
    <message>
        <source>“{move}” fits two pieces.</source>
        <translation>«{move}» подходит двум фигурам.</translation>
    </message>
    <message>
        <source>Not kept: “{text}”</source>
        <translation>Не сохранено: «{text}»</translation>
    </message>
    <message>
        <source>In the game: {moves}</source>
        <translation>В партии: {moves}</translation>
    </message>
    <message>
        <source>This file is in {encoding}, which has no “{odd}”. Saving will offer UTF-8.</source>
        <translation>Этот файл в кодировке {encoding}, где нет «{odd}». При сохранении будет предложена UTF-8.</translation>
    </message>
    <message>
        <source>Enter the number of moves, too: {example}</source>
        <translation>Укажите и число ходов: {example}</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. An engine finds the best moves.</source>
        <translation>FenEdit это не решает. Лучшие ходы найдёт движок.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Natch and Euclide can.</source>
        <translation>FenEdit это не решает. Решают Natch и Euclide.</translation>
    </message>
    <message>
        <source>FenEdit cannot solve this. Pacemaker can.</source>
        <translation>FenEdit это не решает. Решает Pacemaker.</translation>
    </message>
    <message>
        <source>Direct play has whole moves: #2, #3</source>
        <translation>В прямой игре ходы целые: #2, #3</translation>
    </message>
    <message>
        <source>FenEdit cannot ask this. Run Popeye by itself.</source>
        <translation>FenEdit не может это спросить. Запустите Popeye отдельно.</translation>
    </message>
    <message>
        <source>Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …</source>
        <translation>Такого задания Popeye не знает. Он знает #2, h#2.5, s#3, …</translation>
    </message>
</context>
<context>
    <name>query</name>
    <message>
        <source>A query has at most {most} characters.</source>
        <translation>В запросе может быть не больше {most} символов.</translation>
    </message>
    <message>
        <source>Expected a term before | or OR.</source>
        <translation>Перед | или OR ожидается условие.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR, not an option.</source>
        <translation>После | или OR ожидается условие, а не параметр.</translation>
    </message>
    <message>
        <source>Expected a term after | or OR.</source>
        <translation>После | или OR ожидается условие.</translation>
    </message>
    <message>
        <source>The quotation mark &quot; is not closed.</source>
        <translation>Кавычка &quot; не закрыта.</translation>
    </message>
    <message>
        <source>Expected text between the quotation marks.</source>
        <translation>Между кавычками ожидается текст.</translation>
    </message>
    <message>
        <source>The options are ~mirror, ~shift and ~swap.</source>
        <translation>Возможны параметры ~mirror, ~shift и ~swap.</translation>
    </message>
    <message>
        <source>Expected a number, such as sample:30, or sample:30/2 to draw other positions.</source>
        <translation>Ожидается число, например sample:30, или sample:30/2 для других позиций.</translation>
    </message>
    <message>
        <source>Expected text after text:.</source>
        <translation>После text: ожидается текст.</translation>
    </message>
    <message>
        <source>Expected material, such as KRPvKR, KQRR… (and anything) or KR{{1-2}}vK.</source>
        <translation>Ожидается материал, например KRPvKR, KQRR… (и что угодно) или KR{{1-2}}vK.</translation>
    </message>
    <message>
        <source>Expected a GBR code, such as 0400.12.</source>
        <translation>Ожидается код GBR, например 0400.12.</translation>
    </message>
    <message>
        <source>Expected pieces on squares, such as Ne5, kg8, ?e4 (any piece) or .d4 (empty).</source>
        <translation>Ожидаются фигуры на полях, например Ne5, kg8, ?e4 (любая фигура) или .d4 (пусто).</translation>
    </message>
    <message>
        <source>Expected a board in FEN notation after {prefix}:.</source>
        <translation>После {prefix}: ожидается доска в нотации FEN.</translation>
    </message>
    <message>
        <source>Expected numbers, such as 7, 20-40 or &gt;50.</source>
        <translation>Ожидаются числа, например 7, 20-40 или &gt;50.</translation>
    </message>
    <message>
        <source>Expected position, placement, mirror or swap after dup:.</source>
        <translation>После dup: ожидается position, placement, mirror или swap.</translation>
    </message>
    <message>
        <source>Another term excludes this on the square.</source>
        <translation>На этом поле такое исключено другим условием.</translation>
    </message>
    <message>
        <source>~{name} is about pieces on squares, such as Ne5, but the query has none.</source>
        <translation>~{name} относится к фигурам на полях, например Ne5, но в запросе их нет.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Все позиции</translation>
    </message>
    <message>
        <source>Positions: {conditions}</source>
        <translation>Позиции: {conditions}</translation>
    </message>
    <message>
        <source>Positions in games: {conditions}</source>
        <translation>Позиции в партиях: {conditions}</translation>
    </message>
    <message>
        <source>with “{text}”</source>
        <translation>есть «{text}»</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>есть {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <translation>нет {name}</translation>
    </message>
    <message>
        <source>“{text}” in {name}</source>
        <translation>«{text}» в {name}</translation>
    </message>
    <message>
        <source>{count} at random</source>
        <translation>{count} случайных</translation>
    </message>
    <message>
        <source>{first} or {other}</source>
        <translation>{first} или {other}</translation>
    </message>
    <message>
        <source>not: {condition}</source>
        <translation>не: {condition}</translation>
    </message>
    <message>
        <source>{name} {low}</source>
        <translation>{name} {low}</translation>
    </message>
    <message>
        <source>{name} at least {low}</source>
        <translation>{name} не меньше {low}</translation>
    </message>
    <message>
        <source>{name} at most {high}</source>
        <translation>{name} не больше {high}</translation>
    </message>
    <message>
        <source>{name} from {low} to {high}</source>
        <translation>{name} от {low} до {high}</translation>
    </message>
    <message>
        <source>fullmove number</source>
        <translation>номер хода</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>счётчик полуходов</translation>
    </message>
    <message>
        <source>number of pieces</source>
        <translation>число фигур</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>ход чёрных</translation>
    </message>
    <message>
        <source>side to move in check</source>
        <translation>шах стороне, чья очередь хода</translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>мат</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>пат</translation>
    </message>
    <message>
        <source>not FEN</source>
        <translation>не FEN</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>нельзя играть</translation>
    </message>
    <message>
        <source>proven illegal</source>
        <translation>невозможность доказана</translation>
    </message>
    <message>
        <source>no problems found</source>
        <translation>проблем не найдено</translation>
    </message>
    <message>
        <source>position occurs earlier in the file</source>
        <translation>позиция уже встречалась в файле</translation>
    </message>
    <message>
        <source>piece placement occurs earlier in the file</source>
        <translation>расположение фигур уже встречалось в файле</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also mirrored</source>
        <translation>позиция уже встречалась в файле, также зеркально</translation>
    </message>
    <message>
        <source>position occurs earlier in the file, also with colours swapped</source>
        <translation>позиция уже встречалась в файле, также с обменом цветов</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>GBR code {code}</source>
        <translation>код GBR {code}</translation>
    </message>
    <message>
        <source>White has {first}</source>
        <translation>у белых {first}</translation>
    </message>
    <message>
        <source>Black has {second}</source>
        <translation>у чёрных {second}</translation>
    </message>
    <message>
        <source>White has {first}, Black has {second}</source>
        <translation>у белых {first}, у чёрных {second}</translation>
    </message>
    <message>
        <source>one side has {first}</source>
        <translation>у одной стороны {first}</translation>
    </message>
    <message>
        <source>one side has {first}, the other has {second}</source>
        <translation>у одной стороны {first}, у другой {second}</translation>
    </message>
    <message>
        <source>the board {board}</source>
        <translation>доска {board}</translation>
    </message>
    <message>
        <source>{piece} on {square}</source>
        <translation>{piece} на {square}</translation>
    </message>
    <message>
        <source>no {piece} on {square}</source>
        <translation>не {piece} на {square}</translation>
    </message>
    <message>
        <source>any piece on {square}</source>
        <translation>любая фигура на {square}</translation>
    </message>
    <message>
        <source>nothing on {square}</source>
        <translation>пусто на {square}</translation>
    </message>
    <message>
        <source>{condition} ({ways})</source>
        <translation>{condition} ({ways})</translation>
    </message>
    <message>
        <source>also mirrored</source>
        <translation>также зеркально</translation>
    </message>
    <message>
        <source>also shifted</source>
        <translation>также со сдвигом</translation>
    </message>
    <message>
        <source>also with colours swapped</source>
        <translation>также с обменом цветов</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>read_out</name>
    <message>
        <source>Rank {rank}: {pieces}</source>
        <translation>Горизонталь {rank}: {pieces}</translation>
    </message>
    <message>
        <source>File {file}: {pieces}</source>
        <translation>Вертикаль {file}: {pieces}</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>{field}: {value}</source>
        <translation>{field}: {value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{piece}: {squares}</source>
        <translation>{piece}: {squares}</translation>
    </message>
    <message>
        <source>{square}. Attacked by {pieces}</source>
        <translation>{square}. Атакуют: {pieces}</translation>
    </message>
    <message>
        <source>{square}. Not attacked</source>
        <translation>{square}. Не атаковано</translation>
    </message>
</context>
<context>
    <name>ready</name>
    <message>
        <source>Odds and Armies</source>
        <translation>Форы и армии</translation>
    </message>
    <message>
        <source>Kings Alone</source>
        <translation>Одни короли</translation>
    </message>
    <message>
        <source>Kings and Pawns</source>
        <translation>Короли и пешки</translation>
    </message>
    <message>
        <source>Pawn and Move</source>
        <translation>Пешка и ход</translation>
    </message>
    <message>
        <source>Knight Odds</source>
        <translation>Без коня</translation>
    </message>
    <message>
        <source>Rook Odds</source>
        <translation>Без ладьи</translation>
    </message>
    <message>
        <source>Queen Odds</source>
        <translation>Без ферзя</translation>
    </message>
    <message>
        <source>Nine Queens</source>
        <translation>Девять ферзей</translation>
    </message>
    <message>
        <source>Ten Rooks</source>
        <translation>Десять ладей</translation>
    </message>
    <message>
        <source>Ten Bishops</source>
        <translation>Десять слонов</translation>
    </message>
    <message>
        <source>Ten Knights</source>
        <translation>Десять коней</translation>
    </message>
    <message>
        <source>Basic Mates</source>
        <translation>Элементарные маты</translation>
    </message>
    <message>
        <source>Mate with the Queen</source>
        <translation>Мат ферзём</translation>
    </message>
    <message>
        <source>Mate with the Rook</source>
        <translation>Мат ладьёй</translation>
    </message>
    <message>
        <source>Mate with Two Rooks</source>
        <translation>Мат двумя ладьями</translation>
    </message>
    <message>
        <source>Mate with Two Bishops</source>
        <translation>Мат двумя слонами</translation>
    </message>
    <message>
        <source>Mate with Bishop and Knight</source>
        <translation>Мат слоном и конём</translation>
    </message>
    <message>
        <source>Two Knights against King</source>
        <translation>Два коня против короля</translation>
    </message>
    <message>
        <source>Two Knights against Pawn (Troitzky)</source>
        <translation>Два коня против пешки (Троицкий)</translation>
    </message>
    <message>
        <source>Queen against Rook (Philidor)</source>
        <translation>Ферзь против ладьи (Филидор)</translation>
    </message>
    <message>
        <source>Pawn Endings</source>
        <translation>Пешечные окончания</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Оппозиция</translation>
    </message>
    <message>
        <source>Lost Opposition</source>
        <translation>Потерянная оппозиция</translation>
    </message>
    <message>
        <source>Square of the Pawn</source>
        <translation>Квадрат пешки</translation>
    </message>
    <message>
        <source>Réti 1921</source>
        <translation>Рети 1921</translation>
    </message>
    <message>
        <source>Triangulation</source>
        <translation>Треугольник</translation>
    </message>
    <message>
        <source>Trébuchet</source>
        <translation>Взаимный цугцванг</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Прорыв</translation>
    </message>
    <message>
        <source>Outside Passed Pawn</source>
        <translation>Отдалённая проходная</translation>
    </message>
    <message>
        <source>Corresponding Squares (Lasker – Reichhelm)</source>
        <translation>Соответственные поля (Ласкер – Рейхгельм)</translation>
    </message>
    <message>
        <source>Stalemate in Front of the Pawn</source>
        <translation>Пат перед пешкой</translation>
    </message>
    <message>
        <source>Rook Endings</source>
        <translation>Ладейные окончания</translation>
    </message>
    <message>
        <source>Lucena Position</source>
        <translation>Позиция Лусены</translation>
    </message>
    <message>
        <source>Philidor Position</source>
        <translation>Позиция Филидора</translation>
    </message>
    <message>
        <source>Vancura Position</source>
        <translation>Позиция Ванчуры</translation>
    </message>
    <message>
        <source>Passive Rook against Knight’s Pawn</source>
        <translation>Пассивная ладья против коневой пешки</translation>
    </message>
    <message>
        <source>Passive Rook against Bishop’s Pawn</source>
        <translation>Пассивная ладья против слоновой пешки</translation>
    </message>
    <message>
        <source>Saavedra</source>
        <translation>Сааведра</translation>
    </message>
    <message>
        <source>Rook and Bishop against Rook (Philidor)</source>
        <translation>Ладья и слон против ладьи (Филидор)</translation>
    </message>
    <message>
        <source>Draws and Exceptions</source>
        <translation>Ничьи и исключения</translation>
    </message>
    <message>
        <source>Queen against Centre Pawn</source>
        <translation>Ферзь против центральной пешки</translation>
    </message>
    <message>
        <source>Queen against Bishop’s Pawn</source>
        <translation>Ферзь против слоновой пешки</translation>
    </message>
    <message>
        <source>Queen against Rook’s Pawn</source>
        <translation>Ферзь против ладейной пешки</translation>
    </message>
    <message>
        <source>Wrong Bishop</source>
        <translation>Слон не того цвета</translation>
    </message>
    <message>
        <source>Rook against Bishop, Safe Corner</source>
        <translation>Ладья против слона, безопасный угол</translation>
    </message>
    <message>
        <source>Fortress against the Queen</source>
        <translation>Крепость против ферзя</translation>
    </message>
    <message>
        <source>Stalemate by the Queen</source>
        <translation>Пат ферзём</translation>
    </message>
    <message>
        <source>Rampant Rook</source>
        <translation>Бешеная ладья</translation>
    </message>
    <message>
        <source>Mating Patterns</source>
        <translation>Матовые картины</translation>
    </message>
    <message>
        <source>Back-Rank Mate</source>
        <translation>Мат на последней горизонтали</translation>
    </message>
    <message>
        <source>Smothered Mate</source>
        <translation>Спёртый мат</translation>
    </message>
    <message>
        <source>Philidor’s Legacy</source>
        <translation>Наследие Филидора</translation>
    </message>
    <message>
        <source>Anastasia’s Mate</source>
        <translation>Мат Анастасии</translation>
    </message>
    <message>
        <source>Arabian Mate</source>
        <translation>Арабский мат</translation>
    </message>
    <message>
        <source>Boden’s Mate</source>
        <translation>Мат Бодена</translation>
    </message>
    <message>
        <source>Damiano’s Mate</source>
        <translation>Мат Дамиано</translation>
    </message>
    <message>
        <source>Épaulette Mate</source>
        <translation>Эполетный мат</translation>
    </message>
    <message>
        <source>Greco’s Mate</source>
        <translation>Мат Греко</translation>
    </message>
    <message>
        <source>Lolli’s Mate</source>
        <translation>Мат Лолли</translation>
    </message>
    <message>
        <source>Opera Mate</source>
        <translation>Оперный мат</translation>
    </message>
    <message>
        <source>Légal’s Mate</source>
        <translation>Мат Легаля</translation>
    </message>
    <message>
        <source>Scholar’s Mate</source>
        <translation>Детский мат</translation>
    </message>
    <message>
        <source>Fool’s Mate</source>
        <translation>Дурацкий мат</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>Итальянская партия</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>Испанская партия</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>Шотландская партия</translation>
    </message>
    <message>
        <source>Petroff Defence</source>
        <translation>Русская партия</translation>
    </message>
    <message>
        <source>King’s Gambit</source>
        <translation>Королевский гамбит</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>Сицилианская защита</translation>
    </message>
    <message>
        <source>Sicilian Defence, Najdorf</source>
        <translation>Сицилианская защита, вариант Найдорфа</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>Французская защита</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>Защита Каро – Канн</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>Скандинавская защита</translation>
    </message>
    <message>
        <source>Queen’s Gambit</source>
        <translation>Ферзевый гамбит</translation>
    </message>
    <message>
        <source>Queen’s Gambit Declined</source>
        <translation>Отказанный ферзевый гамбит</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>Славянская защита</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>Лондонская система</translation>
    </message>
    <message>
        <source>King’s Indian Defence</source>
        <translation>Староиндийская защита</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>Защита Нимцовича</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>Защита Грюнфельда</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>Английское начало</translation>
    </message>
</context>
<context>
    <name>record_words</name>
    <message>
        <source>Not FEN: {reason}</source>
        <translation>Не FEN: {reason}</translation>
    </message>
    <message>
        <source>exact: everything was searched</source>
        <translation>точно: просмотрено всё</translation>
    </message>
    <message>
        <source>{verdict} (not all searched)</source>
        <translation>{verdict} (просмотрено не всё)</translation>
    </message>
    <message>
        <source>only what was searched is certain</source>
        <translation>достоверно только просмотренное</translation>
    </message>
    <message>
        <source>Not finished: the solver failed</source>
        <translation>Не закончено: сбой решателя</translation>
    </message>
    <message>
        <source>{solutions}, none stated as intended</source>
        <translation>{solutions}, задуманное число не указано</translation>
    </message>
    <message>
        <source>Cooked: {solutions}</source>
        <translation>Побочные решения: {solutions}</translation>
    </message>
    <message>
        <source>Not finished, so far {solutions}</source>
        <translation>Не закончено, пока {solutions}</translation>
    </message>
    <message>
        <source>Sound, {moves}!</source>
        <translation>Корректна, {moves}!</translation>
    </message>
    <message>
        <source>Cooked: {moves}</source>
        <translation>С побочным: {moves}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Короче: {moves}</translation>
    </message>
    <message>
        <source>Duals, {moves}!</source>
        <translation>Дуали, {moves}!</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>Not finished, so far {moves}</source>
        <translation>Не закончено, пока {moves}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Не закончено</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Начало партии</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Без названия</translation>
    </message>
    <message>
        <source>No kings</source>
        <translation>Нет королей</translation>
    </message>
    <message>
        <source>No white king</source>
        <translation>Нет белого короля</translation>
    </message>
    <message>
        <source>No black king</source>
        <translation>Нет чёрного короля</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
</context>
<context>
    <name>spelling_words</name>
    <message>
        <source>Position as text</source>
        <translation>Позиция как текст</translation>
    </message>
    <message>
        <source>For files and programs</source>
        <translation>Для файлов и программ</translation>
    </message>
    <message>
        <source>For the web</source>
        <translation>Для веба</translation>
    </message>
    <message>
        <source>For print</source>
        <translation>Для печати</translation>
    </message>
    <message>
        <source>For puzzles</source>
        <translation>Для задач</translation>
    </message>
    <message>
        <source>that Black is to move</source>
        <translation>очередь хода чёрных</translation>
    </message>
    <message>
        <source>the castling rights</source>
        <translation>права на рокировку</translation>
    </message>
    <message>
        <source>the castling right of an inner rook</source>
        <translation>право на рокировку с внутренней ладьёй</translation>
    </message>
    <message>
        <source>the en passant square</source>
        <translation>поле взятия на проходе</translation>
    </message>
    <message>
        <source>the halfmove clock and the fullmove number</source>
        <translation>счётчик полуходов и номер хода</translation>
    </message>
    <message>
        <source>that castling is as in Chess960</source>
        <translation>рокировка по правилам Chess960</translation>
    </message>
    <message>
        <source>the remark</source>
        <translation>примечание</translation>
    </message>
    <message>
        <source>contradictory operations</source>
        <translation>противоречивые операции</translation>
    </message>
    <message>
        <source>the game’s tags</source>
        <translation>теги партии</translation>
    </message>
    <message>
        <source>the game’s moves</source>
        <translation>ходы партии</translation>
    </message>
    <message>
        <source>annotation signs</source>
        <translation>знаки оценки ходов</translation>
    </message>
    <message>
        <source>the game’s comments</source>
        <translation>комментарии партии</translation>
    </message>
    <message>
        <source>the squares of the pieces</source>
        <translation>поля фигур</translation>
    </message>
    <message>
        <source>the marks</source>
        <translation>метки</translation>
    </message>
    <message>
        <source>some of the marks</source>
        <translation>часть меток</translation>
    </message>
    <message>
        <source>the braces of the remark, now round brackets</source>
        <translation>фигурные скобки примечания (теперь круглые)</translation>
    </message>
    <message>
        <source>the colours of the marks</source>
        <translation>цвета меток</translation>
    </message>
    <message>
        <source>the fairy pieces</source>
        <translation>сказочные фигуры</translation>
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
        <translation>FEN в теге {0}</translation>
    </message>
    <message>
        <source>a FEN in a comment of the game</source>
        <translation>FEN в комментарии партии</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>ссылка</translation>
    </message>
    <message>
        <source>a link to {0}</source>
        <translation>ссылка на {0}</translation>
    </message>
    <message>
        <source>FEN found in HTML</source>
        <translation>FEN, найденный в HTML</translation>
    </message>
    <message>
        <source>FEN found in {0}</source>
        <translation>FEN, найденный в {0}</translation>
    </message>
    <message>
        <source>a text diagram</source>
        <translation>текстовая диаграмма</translation>
    </message>
    <message>
        <source>a text diagram with {0} piece letters</source>
        <translation>текстовая диаграмма (язык букв: {0})</translation>
    </message>
    <message>
        <source>a wiki diagram</source>
        <translation>вики-диаграмма</translation>
    </message>
    <message>
        <source>a LaTeX diagram</source>
        <translation>диаграмма LaTeX</translation>
    </message>
    <message>
        <source>a list of pieces</source>
        <translation>список фигур</translation>
    </message>
    <message>
        <source>a list of pieces in {0}</source>
        <translation>список фигур (язык: {0})</translation>
    </message>
    <message>
        <source>Forsyth notation</source>
        <translation>нотация Форсайта</translation>
    </message>
    <message>
        <source>Forsyth notation in {0}</source>
        <translation>нотация Форсайта (язык: {0})</translation>
    </message>
    <message>
        <source>input for Popeye</source>
        <translation>ввод для Popeye</translation>
    </message>
    <message>
        <source>entries of Olive</source>
        <translation>записи Olive</translation>
    </message>
    <message>
        <source>FEN with letters in place of digits</source>
        <translation>FEN с буквами вместо цифр</translation>
    </message>
    <message>
        <source>chess server output (style 12)</source>
        <translation>вывод шахматного сервера (style 12)</translation>
    </message>
    <message>
        <source>Chess960 start position {0}</source>
        <translation>начальная позиция Chess960 {0}</translation>
    </message>
    <message>
        <source>FEN with {0} piece letters</source>
        <translation>FEN с буквами фигур на другом языке: {0}</translation>
    </message>
    <message>
        <source>the moves of a game</source>
        <translation>ходы партии</translation>
    </message>
    <message>
        <source>moves from the position shown</source>
        <translation>ходы от показанной позиции</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>изображение</translation>
    </message>
    <message>
        <source>the moves of a game with {0} piece letters</source>
        <translation>ходы партии с буквами фигур: {0}</translation>
    </message>
    <message>
        <source>Not read as pieces, but kept as a remark: “{0}”.</source>
        <translation>Не прочитано как фигуры, но сохранено как примечание: «{0}».</translation>
    </message>
    <message>
        <source>Always (PGN standard)</source>
        <translation>Всегда (стандарт PGN)</translation>
    </message>
    <message>
        <source>When a pawn is in place to capture</source>
        <translation>Когда есть пешка, готовая взять</translation>
    </message>
    <message>
        <source>When the capture is legal</source>
        <translation>Когда взятие возможно</translation>
    </message>
    <message>
        <source>As in the position</source>
        <translation>Как в позиции</translation>
    </message>
    <message>
        <source>X-FEN: KQkq, inner rooks by file</source>
        <translation>X-FEN: KQkq, внутренние ладьи — вертикалью</translation>
    </message>
    <message>
        <source>Shredder-FEN: every rook by file</source>
        <translation>Shredder-FEN: каждая ладья — вертикалью</translation>
    </message>
    <message>
        <source>KQkq only</source>
        <translation>Только KQkq</translation>
    </message>
    <message>
        <source>Left out: {0}.</source>
        <translation>Опущено: {0}.</translation>
    </message>
    <message>
        <source>the tag {0}</source>
        <translation>тег {0}</translation>
    </message>
    <message>
        <source>the tags {0}</source>
        <translation>теги {0}</translation>
    </message>
    <message>
        <source>the operation {0}</source>
        <translation>операция {0}</translation>
    </message>
    <message>
        <source>the operations {0}</source>
        <translation>операции {0}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} и {1}</translation>
    </message>
    <message>
        <source>Read as {0}.</source>
        <translation>Прочитано: {0}.</translation>
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
        <translation>FEN в скобках</translation>
    </message>
    <message>
        <source>Board in letters</source>
        <translation>Доска буквами</translation>
    </message>
    <message>
        <source>Board in figurines</source>
        <translation>Доска символами фигур</translation>
    </message>
    <message>
        <source>Piece list</source>
        <translation>Список фигур</translation>
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
        <translation>Ссылка на редактор lichess</translation>
    </message>
    <message>
        <source>Link to the lichess analysis board</source>
        <translation>Ссылка на анализ lichess</translation>
    </message>
    <message>
        <source>Link to the chess.com analysis board</source>
        <translation>Ссылка на анализ chess.com</translation>
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
        <translation>Тег форума</translation>
    </message>
    <message>
        <source>Wiki template</source>
        <translation>Вики-шаблон</translation>
    </message>
    <message>
        <source>LaTeX, package chessboard</source>
        <translation>LaTeX, пакет chessboard</translation>
    </message>
    <message>
        <source>LaTeX, package xskak</source>
        <translation>LaTeX, пакет xskak</translation>
    </message>
    <message>
        <source>LaTeX, package skak</source>
        <translation>LaTeX, пакет skak</translation>
    </message>
    <message>
        <source>Typst, package board-n-pieces</source>
        <translation>Typst, пакет board-n-pieces</translation>
    </message>
    <message>
        <source>GBR code</source>
        <translation>Код GBR</translation>
    </message>
    <message>
        <source>Input for Popeye</source>
        <translation>Ввод для Popeye</translation>
    </message>
    <message>
        <source>Forsyth for Popeye</source>
        <translation>Forsyth для Popeye</translation>
    </message>
    <message>
        <source>HTML with a drawing (SVG)</source>
        <translation>HTML с рисунком (SVG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Рисунок (SVG)</translation>
    </message>
</context>
<context>
    <name>square_menu</name>
    <message>
        <source>&amp;Other Piece…</source>
        <translation>&amp;Другая фигура…</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Пусто</translation>
    </message>
    <message>
        <source>Castling right of this rook</source>
        <translation>Право на рокировку с этой ладьёй</translation>
    </message>
    <message>
        <source>En passant target square</source>
        <translation>Поле взятия на проходе</translation>
    </message>
    <message>
        <source>&amp;Clear These Squares</source>
        <translation>&amp;Очистить эти поля</translation>
    </message>
    <message>
        <source>&amp;Swap Their Colours</source>
        <translation>Поменять &amp;цвета фигур</translation>
    </message>
    <message>
        <source>&amp;Mirror Left–Right</source>
        <translation>Отразить с&amp;лева направо</translation>
    </message>
    <message>
        <source>Mirror &amp;Top–Bottom</source>
        <translation>Отразить св&amp;ерху вниз</translation>
    </message>
    <message>
        <source>&amp;Fill With</source>
        <translation>&amp;Заполнить</translation>
    </message>
</context>
<context>
    <name>tablebase</name>
    <message>
        <source>Tablebase: a draw.</source>
        <translation>Таблицы эндшпилей: ничья.</translation>
    </message>
    <message>
        <source>Tablebase: Black wins.</source>
        <translation>Таблицы эндшпилей: чёрные выигрывают.</translation>
    </message>
    <message>
        <source>Tablebase: White wins.</source>
        <translation>Таблицы эндшпилей: белые выигрывают.</translation>
    </message>
    <message>
        <source>The 50-move rule can make it a draw.</source>
        <translation>Правило 50 ходов может привести к ничьей.</translation>
    </message>
    <message>
        <source>Next capture, pawn move or mate within {distance}.</source>
        <translation>Следующее взятие, ход пешкой или мат в пределах {distance}.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Выигрыш</translation>
    </message>
    <message>
        <source>Cursed win</source>
        <translation>Проклятый выигрыш</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Blessed loss</source>
        <translation>Спасённый проигрыш</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Проигрыш</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Сохранить изменения в «{name}»?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Несохранённые изменения будут потеряны.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Moves that you played are not in the record.</source>
        <translation>Сыгранных ходов нет в записи.</translation>
    </message>
    <message>
        <source>Moves that are not kept will be lost.</source>
        <translation>Несохранённые ходы пропадут.</translation>
    </message>
    <message>
        <source>Unsaved Moves</source>
        <translation>Несохранённые ходы</translation>
    </message>
    <message>
        <source>&amp;Keep and Save</source>
        <translation>&amp;Оставить и сохранить</translation>
    </message>
    <message>
        <source>Not Applied</source>
        <translation>Не применено</translation>
    </message>
    <message>
        <source>“{name}” was deleted or moved. Save it there again?</source>
        <translation>Файл «{name}» удалён или перемещён. Сохранить его там же?</translation>
    </message>
    <message>
        <source>This window may have the only copy.</source>
        <translation>Возможно, единственная копия — в этом окне.</translation>
    </message>
    <message>
        <source>File Gone</source>
        <translation>Файл исчез</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Не сохранять</translation>
    </message>
    <message>
        <source>Not applied: {values}</source>
        <translation>Не применено: {values}</translation>
    </message>
    <message>
        <source>What you typed will be lost.</source>
        <translation>Введённое будет потеряно.</translation>
    </message>
</context>
</TS>
