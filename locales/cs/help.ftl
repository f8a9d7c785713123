### Nápověda k příkazům (help-position-moves) a jejich parametrům (help-perft-arg-depth).

-position = Pozice: 64 polí od a1 do h8 (X, O, -) a hráč na tahu, v uvozovkách; - ji přečte ze standardního vstupu
-games = Soubor s partiemi, - pro standardní vstup, nebo přímo tahy, například f5d6c3
-formats = transcript, board, obf, ggf, sgf, quest nebo wthor
-from = Vstupní formát, nemá-li se rozpoznat sám: { -formats }

help-otho = Othello k učení, hraní, rozboru a pořádání turnajů
help-otho-arg-json = Odpoví jediným dokumentem JSON
help-otho-arg-lang = Jazyk: en, fr nebo cs; jinak ten, který je nastaven v prostředí
help-otho-arg-help = Řekne, jak se příkaz používá
help-otho-arg-version = Vypíše verzi

help-position = Tahy, otáčené kameny a diagramy pozice
help-position-moves = Vypíše možné tahy od a1 do h8, nebo pass, nebo end
help-position-moves-arg-position = { -position }
help-position-flips = Vypíše kameny, které tah otočí, od a1 do h8
help-position-flips-arg-position = { -position }
help-position-flips-arg-square = Pole tahu, například f5
help-position-play = Vypíše pozici po několika tazích; vynucené pasy se provedou samy, i po posledním tahu
help-position-play-arg-position = { -position }
help-position-play-arg-moves = Tahy, například f5d6c3; vynucené pasy (pass) lze zapsat i vynechat
help-position-show = Nakreslí pozici s počty kamenů a možnými tahy
help-position-show-arg-position = { -position }
help-position-show-arg-svg = Nakreslí ji jako obrázek SVG
help-position-show-arg-braille = Nakreslí ji znaky Braillova písma v Unicode
help-position-show-arg-brf = Nakreslí ji pro tiskárnu Braillova písma (BRF)

help-perft = Spočítá posloupnosti tahů dané délky; poslední řádek je jejich počet
help-perft-arg-depth = Délka posloupností, od 0 do 20
help-perft-arg-position = Pozice, od které se počítá, jako u otho position; jinak základní postavení
help-perft-arg-pass-free = Pas se nepočítá jako tah

help-game = Přehraje zapsané partie
help-game-show = Vypíše partii: hráče, tahy, závěrečný diagram, oba počty a jak skončila
help-game-show-arg-game = { -games }
help-game-show-arg-from = { -from }
help-game-show-arg-number = Kterou partii, je-li jich více; jinak první
help-game-check = Odpoví ok, nebo uvede první nedovolený tah a důvod
help-game-check-arg-game = { -games }
help-game-check-arg-from = { -from }
help-game-check-arg-number = Kterou partii, je-li jich více; jinak všechny
help-game-score = Vypíše oba počty a jak partie skončila
help-game-score-arg-game = { -games }
help-game-score-arg-from = { -from }
help-game-score-arg-number = Kterou partii, je-li jich více; jinak všechny

help-convert = Převede partie a pozice do jiného formátu
help-convert-arg-from = { -from }
help-convert-arg-files = Soubory ke čtení a nakonec soubor k zápisu; - je standardní vstup, na posledním místě standardní výstup
help-convert-arg-to = Výstupní formát, neplyne-li z názvu souboru: transcript, board, obf, ggf, sgf, quest, wthor, svg, braille nebo brf

help-completions = Vypíše skript pro doplňování příkazů v shellu
help-completions-arg-shell = Shell: bash, elvish, fish, powershell nebo zsh

help-man = Vypíše manuálovou stránku
help-man-arg-folder = Složka, do níž se místo toho zapíší stránky všech příkazů
