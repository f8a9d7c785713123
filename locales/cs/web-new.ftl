### Stránka, na které se připravuje nová partie.

new-title = Nová partie
new-start-button = Začít partii

new-opponent = Kdo hraje?
new-opponent-computer = Proti počítači
new-opponent-people = Dva lidé u jednoho zařízení
new-opponent-watch = Počítač proti počítači

new-level = Úroveň soupeře
new-level-black = Úroveň Černého
new-level-white = Úroveň Bílého
# $elo is a rating such as 1519.
new-level-elo = Elo { $elo }
new-level-unrated = bez hodnocení
# $time is a number of seconds with its unit.
new-level-thinks = { $time } na tah
new-level-at-once = odpovídá hned
new-level-no-limit = dává si načas
new-strength-anti = Síla byla změřena v Othellu; o žravém Othellu vypovídá jen málo.

new-color = Vaše barva
new-color-random = Náhodně
new-name-black = Jméno Černého
new-name-white = Jméno Bílého

new-variant = Která hra?
new-variant-othello = Othello
new-variant-othello-about = Vítězí ten, kdo má na konci více kamenů.
new-variant-anti = Žravé Othello
new-variant-anti-about = Tahy jsou stejné, ale vítězí ten, kdo má na konci méně kamenů.

## Hodiny.

new-clock = Hodiny
new-clock-none = Bez hodin
new-clock-minutes = { $minutes } min
new-clock-custom = Vlastní tempo
new-clock-5-3-about = Pět minut pro každého a po každém tahu tři sekundy navíc.
new-minutes = Minut pro každého hráče
new-extra = K tomu navíc
new-extra-none = Nic
new-extra-increment = Sekundy za každý tah
new-extra-byo-yomi = Byo-yomi
new-extra-byo-yomi-about = Když minuty dojdou, má každý tah vlastní periodu; perioda, která vyprší, je ztracená.
new-increment = Sekund přidaných po každém tahu
new-periods = Počet period
new-period = Sekund v periodě

new-loss = Když čas vyprší
new-loss-federation = Partie je prohraná (pravidlo federace)
new-loss-federation-about = Soupeři zůstanou jeho kameny a dostane k nim prázdná pole, anebo vyhraje 33:31, pokud prohrával.
new-loss-woc = Dvě minuty navíc (pravidlo mistrovství světa)
new-loss-woc-about = Potom lze získat nejvýše 31:33; komu čas vyprší znovu, prohrává 0:64.
new-loss-sudden = Partie je prohraná 0:64
new-loss-sudden-about = Ať je na othelieru cokoli.

## Odkud partie začíná.

new-start = Začátek
new-start-standard = Běžný
new-start-standard-about = Čtyři kameny uprostřed a začíná Černý.
new-start-balanced = Vyrovnané zahájení
new-start-balanced-about = Osm vylosovaných tahů, po kterých mají obě strany stejné šance.
new-start-handicap = Handicap
new-start-handicap-about = Černý má rohy od samého začátku a první táhne Bílý.
new-start-set-up = Vlastní pozice
new-start-set-up-about = Sestavte ji na othelieru, anebo vložte pozici či partii.
new-corners = Kolik rohů má Černý
new-start-over = V této pozici nemá nikdo tah; upravte ji a partie může začít.

## Sestavení pozice.

editor = Sestavení pozice
editor-tool = Co se klepnutím položí
editor-black = Černý kámen
editor-white = Bílý kámen
editor-empty = Nic
editor-board = Othelier k sestavení
# The name of a square; $content is what lies there.
editor-square = { $square }, { $content ->
    [black] černý
    [white] bílý
   *[empty] prázdné
}
editor-discs = Černý { $black }, Bílý { $white }.
editor-keys = Na klávesnici se pohybujete šipkami, X položí černý kámen, O bílý, Delete pole vyprázdní.
editor-side = Kdo je na tahu
editor-standard = Běžný začátek
editor-clear = Vyprázdnit othelier
editor-undo = Zpět
editor-undone = Poslední změna je vzata zpět.

## Vložení pozice nebo partie.

paste = Vložit pozici nebo partii
paste-about = Rozpozná se každý formát: tahy jako f5d6c3, pozice, SGF, GGF, Othello Quest. Soubory, i WTHOR, lze otevřít nebo přetáhnout na stránku.
paste-read = Přečíst
paste-file = Otevřít soubor
paste-taken = Pozice je na othelieru.
paste-position = pozice
paste-moves = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}
# $length is paste-position or paste-moves.
paste-game = { $black } – { $white }, { $length }
# $game is paste-game, paste-position or paste-moves.
paste-found = Nalezeno: { $game }.
paste-found-many = { $count ->
    [one] Nalezen { $count } zápis.
    [few] Nalezeny { $count } zápisy.
    [many] Nalezeno { $count } zápisu.
   *[other] Nalezeno { $count } zápisů.
}
paste-which = Který?
paste-to-library = Chcete-li si nechat všechny, importujte soubor na stránce svých partií.
paste-open = Otevřít jako partii
paste-use-final = Začít z její poslední pozice

record-too-large = Soubor je větší než { $most } MB a nebyl přečten.
record-not-understood = Není tu partie ani pozice, kterou by OTHO přečetlo; stačil by sled tahů jako f5d6c3.
record-is-library = Toto je knihovna, kterou exportovalo OTHO; importujte ji na stránce svých partií.
drop-here = Pusťte soubor sem
