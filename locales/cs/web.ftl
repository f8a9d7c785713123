### Webová aplikace: její rám a stránka partie.

nav = Stránky
nav-play = Hrát
nav-learn = Učit se
nav-games = Moje partie
nav-settings = Nastavení
text-mode-enter = Textový režim
text-mode-leave = Opustit textový režim
notes = Oznámení
close = Zavřít
try-again = Zkusit znovu
go-home = Na úvodní stránku

rules-failed = Hru se nepodařilo načíst.
rules-failed-about = Zkontrolujte připojení a zkuste to znovu. Na velmi starém prohlížeči OTHO neběží.
page-failed = Tuto stránku se nepodařilo načíst.
page-failed-about = Zkontrolujte připojení a zkuste to znovu.
missing-title = Tady nic není
missing-about = Na této adrese není žádná stránka.
update-ready = Je připravena nová verze OTHO.
update-now = Použít hned

black = Černý
white = Bílý
game = Partie
board = Othelier
actions = Akce
moves = Tahy
title-your-turn = Jste na tahu – OTHO
thinking = přemýšlí…
to-move = na tahu
passed = pas
discs = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
clock-of = Hodiny: { $name }
periods = + { $count ->
    [one] { $count } perioda
    [few] { $count } periody
    [many] { $count } periody
   *[other] { $count } period
}
seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
pass = pas
move-name = Tah { $number }, { $side ->
    [black] Černý
   *[white] Bílý
}: { $move }
no-moves-yet = Ještě nebyl zahrán žádný tah.
looking-at = Pozice po tahu { $ply } z { $plies }. Partie zůstává tam, kde je.
is-paused = Partie je pozastavená.
versus = Černé kameny: { $black }, bílé kameny: { $white }.
versus-two = Na tomto zařízení hrají dva.
you = vy

undo = Zpět
redo = Znovu
hint = Rada
back = Dozadu
forward = Dopředu
more = Více
pause = Pauza
resume = Pokračovat
resign = Vzdát
turn-board = Otočit othelier
continue-from-here = Nová partie odsud
save = Uložit
new-game = Nová partie
rematch = Odveta
review = Přehrát
seen-from = Na othelier se díváte ze strany { $side ->
    [black] Černého
   *[white] Bílého
}.
sound-is-on = Zvuk je zapnutý.
sound-is-off = Zvuk je vypnutý.
hint-is = Rada: { $square }.
hint-wait = Hledám dobré pole…
no-hint = Není žádný tah, který by se dal poradit.
why = Proč?
why-words = proč, proc, why
why-wait = Trenér přemýšlí…
why-failed = Trenér nemůže odpovědět: jeho část programu se nenačetla.
why-nothing = Zatím tu není tah, na který by se dalo ptát.
taken-back = Tah byl vzat zpět.
not-your-turn = Nejste na tahu.
nothing-to-undo = Nemáte žádný svůj tah, který by šlo vzít zpět.
only-watching = Tato partie se hraje v jiné kartě; tady se jen díváte.

resign-title = Vzdát partii?
resign-about = Soupeř pak vyhraje 64:0.
go-on-playing = Hrát dál
moves-as-text = Tahy
copy = Kopírovat
copied = Tahy jsou zkopírované.
copy-failed = Prohlížeč zde kopírování nepovoluje; označte text a zkopírujte ho ručně.
link-copied = Odkaz na tuto partii je zkopírovaný.
share = Sdílet
save-as = Uložit do souboru:
saved-as = Uloženo jako { $file }.
format = { $id ->
    [transcript] Tahy (text)
    [board] Othelier (text)
    [obf] OBF
    [ggf] GGF
    [sgf] SGF
    [quest] Othello Quest
    [wthor] WTHOR
    [svg] Diagram (SVG)
    [braille] Braille (Unicode)
    [brf] Braille (BRF)
   *[other] { $id }
}

game-unknown = Tato partie v tomto prohlížeči není.
game-unknown-about = Partie se uchovávají v prohlížeči, ve kterém se hrály. Možná byla smazána.
link-bad = Tento odkaz nevede k žádné partii.
link-bad-about = Možná se cestou zkrátil. Požádejte toho, kdo ho poslal, aby ho poslal znovu.
store-failed = Partie uchované v tomto prohlížeči se nepodařilo otevřít.
store-failed-about = V anonymním okně nebo při plném disku prohlížeč nic neuchová.
not-kept = Tato partie se neukládá.
not-kept-about = Prohlížeč ji odmítá uložit: může to být anonymní okno nebo plný disk. Můžete hrát dál a partii uložit do souboru.
elsewhere = Díváte se.
elsewhere-about = Tato partie se hraje v jiné kartě. Až se zavře, převezme ji tato.
taken-over = Od této chvíle hrajete tuto partii zde.
engine-failed = Počítač nemůže táhnout.
engine-failed-about = Jeho část programu se nenačetla. Zkontrolujte připojení a zkuste to znovu; dva lidé mohou zatím hrát.

log = Co se stalo
command = Příkaz
send = Odeslat
command-help = f5 tam zahraje, b přečte othelier, r4 řadu, ce sloupec, m možné tahy, w f5 řekne, co by otočil tah na f5, l poslední tah, c počty kamenů, t hodiny, h dá radu, proč vysvětlí poslední tah, ? všechno ostatní.
