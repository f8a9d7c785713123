### Úrovně hry: jejich názvy a jaké to je proti nim hrát.

level-unknown = „{ $found }“ není úroveň; lze zadat číslo od 1 do { $most } nebo označení, například maximiser.

level-first-steps = První krůčky
level-first-steps-about = Drží se uprostřed a plíží se k rohům, abyste je mohli vzít vy.

level-maximiser = Sběrač kamenů
level-maximiser-about = Vždy otočí, kolik se dá, a na konci se diví, kam se kameny poděly.

level-corner-hunter = Lovec rohů
level-corner-hunter-about = Vezme roh, kdykoli může, jinak co nejvíce kamenů; stejně ochotně rohy i rozdává.

level-corner-guard = Strážce rohů
level-corner-guard-about = Bere rohy a vyhýbá se polím vedle nich, ale přehlédne, co jeho tahy otevřou jinde.

level-novice = Začátečník
level-novice-about = Hlídá i to, abyste příštím tahem nevzali roh; jinak počítá kameny.

level-apprentice = Učeň
level-apprentice-about = Má cit pro dobré pozice, myslí tah dopředu a snadno se nechá vyrušit.

level-casual = Rodinný hráč
level-casual-about = Vidí vaši odpověď; hraje rozumně, jak se hraje v neděli odpoledne, s několika velkými chybami v partii.

level-regular = Stálý hráč
level-regular-about = Chybuje méně; vyhrajete, když si na jeho chyby počkáte.

level-club-newcomer = Nováček v klubu
level-club-newcomer-about = Rozumí mobilitě a poslední tahy si spočítá; ve složitých pozicích ztrácí nit.

level-club-player = Klubový hráč
level-club-player-about = Hraje vyrovnaně celou partii, jen má jednu dvě slabé chvilky.

level-tournament-player = Turnajový hráč
level-tournament-player-about = Nedá skoro nic zadarmo a dobře hraje koncovky.

level-expert = Expert
level-expert-about = Splete se jen tam, kde je třeba vidět dál než šest tahů; posledních dvanáct polí hraje přesně.

level-master = Mistr
level-master-about = Vidí osm tahů dopředu; člověk ho skoro neporazí.

level-grandmaster = Velmistr
level-grandmaster-about = Vidí dvanáct tahů dopředu a posledních osmnáct polí hraje bezchybně.

level-champion = Šampion
level-champion-about = Vše, co tento počítač najde za tři sekundy.

level-analysis = Rozbor
level-analysis-about = Přemýšlí, dokud ho nezastavíte, nebo dokud nenajde pravdu.
