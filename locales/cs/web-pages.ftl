### Webová aplikace: první stránka, nastavení, o aplikaci, galerie částí.

language-legend = Jazyk

## První stránka

home-title = Zahrajte si Othello
home-lead = Šedesát čtyři polí, černé a bílé kameny a jediný tah může všechno obrátit.
home-picture = Othelier uprostřed partie
home-play = Hrát
home-play-about = Hrajete za Černého, soupeř: { $level }
home-learn = Ještě jste nehráli?
home-learn-about = Naučte se to za pět minut
home-continue = Pokračovat v partii
home-continue-level = Soupeř: { $level }, { $moves ->
    [one] odehrán { $moves } tah
    [few] odehrány { $moves } tahy
    [many] odehráno { $moves } tahu
   *[other] odehráno { $moves } tahů
}
home-continue-two = Dva hráči, { $moves ->
    [one] odehrán { $moves } tah
    [few] odehrány { $moves } tahy
    [many] odehráno { $moves } tahu
   *[other] odehráno { $moves } tahů
}
home-continue-computers = Počítač proti počítači, { $moves ->
    [one] odehrán { $moves } tah
    [few] odehrány { $moves } tahy
    [many] odehráno { $moves } tahu
   *[other] odehráno { $moves } tahů
}
home-levels = Vyberte si soupeře
home-ways = Nebo jinak
home-two = Ve dvou na tomto zařízení
home-options = Další možnosti
home-about = O aplikaci OTHO

## Nastavení

settings-title = Nastavení
settings-appearance = Vzhled
settings-theme = Motiv
settings-theme-system = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-theme-contrast = Vysoký kontrast
settings-look = Othelier
settings-look-felt = Plst
settings-look-tactile = Hmatový
settings-look-reverboule = Kuličky
settings-look-wood = Dřevo
settings-look-print = Tisk
settings-preview = Othelier na zkoušku
settings-preview-about = Tento othelier vypadá tak, jak ho nastavíte. Zahrajte tah a uvidíte, jak se kameny otáčejí.
settings-preview-restart = Znovu
settings-coordinates = Písmena a číslice na okraji
settings-coordinates-about = Označují sloupce a řady.
settings-legalSquares = Ukazovat, kam lze hrát
settings-legalSquares-about = Kroužek na každém takovém poli.
settings-flipPreview = Ukazovat, co by se otočilo
settings-flipPreview-about = Když na pole najedete nebo na něj dojdete klávesnicí.
settings-motion = Pohyb
settings-motion-system = Podle zařízení
settings-motion-full = Otáčení kamenů
settings-motion-less = Co nejméně
settings-touch-and-sound = Zvuk a dotyk
settings-sound = Zvuky
settings-sound-about = Pro tahy, pasy, poslední sekundy a konec.
settings-sound-try = Vyzkoušet
settings-volume = Hlasitost
settings-volume-percent = { $percent ->
    [one] { $percent } procento
    [few] { $percent } procenta
    [many] { $percent } procenta
   *[other] { $percent } procent
}
settings-vibration = Vibrace
settings-vibration-about = Při pasu, pokud to zařízení umí.
settings-confirmTouch = Hrát dvojím klepnutím
settings-confirmTouch-about = První klepnutí vybere pole, druhé zahraje.
settings-listening = Poslech a klávesnice
settings-verbosity = Hlášení
settings-verbosity-full = Úplná
settings-verbosity-short = Stručná
settings-text-mode = Textový režim
settings-text-mode-about = Ukazuje partii jako text s políčkem pro příkazy.
settings-shortcuts = Zkratky na jednu klávesu
settings-shortcuts-about = Například u vrátí tah. Vypněte je, pokud překážejí odečítači obrazovky nebo hlasovému ovládání.
settings-keep = Zálohovat, nebo začít znovu
settings-keep-about = Nastavení se uchovává jen v tomto prohlížeči.
settings-export = Uložit do souboru
settings-import = Načíst ze souboru
settings-reset = Obnovit výchozí
settings-undo = Vzít zpět
settings-were-reset = Všechna nastavení kromě jazyka jsou jako na začátku.
settings-imported = Nastavení bylo načteno.
settings-not-imported = V tomto souboru není nastavení aplikace OTHO. Vyberte soubor, který byl uložen zde.
settings-about = O aplikaci OTHO, klávesnice a hra bez připojení

## O aplikaci

about-title = O aplikaci OTHO
about-what = S aplikací OTHO se naučíte Othello a zahrajete si ho: proti počítači nebo s někým vedle sebe, myší, prstem, klávesnicí nebo s odečítačem obrazovky.
about-offline = Bez připojení a jako aplikace
about-offline-ready = OTHO je uloženo v tomto prohlížeči a funguje bez připojení.
about-offline-later = Jakmile se všechno jednou načte, bude OTHO fungovat bez připojení.
about-offline-never = Tento prohlížeč OTHO uložit neumí; potřebuje připojení.
about-install = Můžete si ho nainstalovat jako aplikaci:
about-install-phone = V telefonu: otevřete nabídku prohlížeče nebo tlačítko sdílení a zvolte „Přidat na plochu“.
about-install-desktop = V počítači: zvolte „Nainstalovat“ v adresním řádku nebo v nabídce prohlížeče.
about-insecure = Tato stránka přišla přes obyčejné http, bez šifrování. Hrát lze, ale prohlížeče pak nedovolí:
about-insecure-offline = hrát bez připojení,
about-insecure-install = nainstalovat aplikaci,
about-insecure-clipboard = zkopírovat partii jedním kliknutím,
about-insecure-tabs = zabránit tomu, aby se jedna partie hrála ve dvou kartách najednou.
about-insecure-way = To všechno funguje přes https a na počítači, na kterém OTHO běží.
about-keys = Klávesnice
about-keys-board = Na othelieru
about-key-arrows = Šipky
about-key-home = Home
about-key-end = End
about-key-page-up = Page Up
about-key-page-down = Page Down
about-key-control-home = Ctrl + Home
about-key-control-end = Ctrl + End
about-key-enter = Enter
about-key-space = Mezerník
about-keys-move = na sousední pole
about-keys-row = na začátek nebo konec řady
about-keys-column = nahoru nebo dolů ve sloupci
about-keys-corner = na první nebo poslední pole
about-keys-play = zahraje na pole
about-keys-game = Během partie
about-keys-game-about = Stačí jediná klávesa, pokud právě nepíšete.
about-keys-off = Tyto zkratky lze vypnout v nastavení.
about-keys-here-row = přečíst řadu, ve které jste
about-keys-here-column = přečíst sloupec, ve kterém jste
about-keys-here-flips = říct, co by otočil tah na pole, na kterém jste
about-keys-undo = vzít tah zpět
about-keys-redo = zahrát znovu
about-keys-earlier = podívat se o tah zpět
about-keys-later = podívat se o tah dál
about-keys-turn = otočit othelier
about-keys-sound = zapnout nebo vypnout zvuk
about-keys-commands = V textovém režimu
about-keys-commands-about = Pište je do políčka pro příkazy; b, m, l, c, t, h a u tam platí také.
about-command-play = zahrát na f5
about-command-board = přečíst celý othelier
about-command-row = přečíst řadu 4
about-command-column = přečíst sloupec e
about-command-moves = vyjmenovat možné tahy
about-command-flips = říct, co by otočil tah na f5
about-command-last = zopakovat poslední tah
about-command-counts = spočítat kameny
about-command-clocks = přečíst stav hodin
about-command-hint = navrhnout tah
about-command-help = vyjmenovat všechny příkazy
about-licence = Licence a ochranná známka
about-licence-text = OTHO je svobodný software pod licencí MIT nebo Apache 2.0, podle vašeho výběru.
about-trademark = Othello je registrovaná ochranná známka svého vlastníka. OTHO je nezávislý program a s vlastníkem známky není spojen.
about-privacy = Vaše partie a nastavení zůstávají v tomto prohlížeči.

## Galerie částí, pro ty, kdo na OTHO pracují

gallery-title = Galerie částí
gallery-about = Každá část v každém stavu, ke kontrole okem i nástrojem.
gallery-start = Začátek
gallery-middle = Střed partie s posledním tahem
gallery-hint = Rada
gallery-turned = Ze strany Bílého
gallery-plain = Bez písmen, číslic a kroužků
gallery-end = Konec
gallery-picture = Obrázek
gallery-on = Zapnuto
gallery-off = Vypnuto
gallery-sentence = Věta obvyklé délky, aby bylo vidět, jak se vejde a kde se zalomí.
gallery-nothing = Zatím tu nic není
gallery-wrong = Něco se nepovedlo
gallery-loading = Načítá se…
gallery-open = Otevřít
gallery-note = Ukázat poznámku
gallery-note-action = Ukázat poznámku s tlačítkem
gallery-error = Ukázat chybu
gallery-do = Provést
gallery-waiting = Čeká
gallery-turn = Na tahu
gallery-thinking = Přemýšlí
gallery-passed = Po pasu
gallery-passed-turn = Na tahu po pasu
gallery-clock = Hodiny stojí
gallery-clock-running = Hodiny běží
gallery-clock-low = Poslední sekundy
gallery-periods = Byo-yomi
gallery-long-name = Dlouhé jméno
