### Stránka uložených partií.

games-title = Moje partie
games-new = Nová partie
games-loading = Vaše partie se načítají…
games-empty = Zatím tu nejsou žádné partie.
games-empty-about = Každá partie se sem ukládá od prvního tahu; partie z jiných programů lze importovat.
games-refused-title = Prohlížeč nedovolil OTHO přístup k vašim partiím.
games-refused-about = Stává se to v anonymním okně nebo při zakázaném úložišti. Hrát můžete i tak, jen se nic neuloží.

games-search = Hledat
games-search-clear = Zrušit hledání
games-order = Řazení
games-order-latest = Od nejnovějších
games-order-oldest = Od nejstarších
games-order-title = Podle názvu
games-order-longest = Od nejdelších
games-count = { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
# $count games are found of $all.
games-count-found = { $count ->
    [0] Hledání neodpovídá žádná partie.
    [one] { $count } partie z { $all }
    [few] { $count } partie z { $all }
    [many] { $count } partie z { $all }
   *[other] { $count } partií z { $all }
}
games-more = { $count ->
    [one] Ukázat ještě { $count }
    [few] Ukázat ještě { $count }
   *[other] Ukázat ještě { $count }
}

games-two-people = Dva hráči
games-variant-othello = Othello
games-variant-anti = Žravé Othello
games-plies = { $plies ->
    [one] { $plies } tah
    [few] { $plies } tahy
    [many] { $plies } tahu
   *[other] { $plies } tahů
}
games-goes-on = rozehraná
games-result = { $winner ->
    [black] vyhrál Černý { $black }:{ $white }
    [white] vyhrál Bílý { $white }:{ $black }
   *[none] remíza { $black }:{ $white }
}

## Co lze s partií dělat.

games-rename = Přejmenovat „{ $title }“
games-rename-label = Název partie „{ $title }“
games-rename-save = Uložit
games-rename-cancel = Zrušit
games-delete = Smazat „{ $title }“
# $title is the one that was deleted last.
games-deleted = { $count ->
    [one] Partie „{ $title }“ je smazaná.
    [few] Smazány jsou { $count } partie.
    [many] Smazáno je { $count } partie.
   *[other] Smazáno je { $count } partií.
}
games-undo = Vrátit
games-brought-back = { $count ->
    [one] Partie je zpět.
    [few] Zpět jsou { $count } partie.
    [many] Zpět je { $count } partie.
   *[other] Zpět je { $count } partií.
}
games-played-elsewhere = Partie „{ $title }“ je otevřená v jiné kartě; nejdřív ji tam zavřete.
games-change-refused = Prohlížeč odmítl změnu uložit; nic se neztratilo.

## Export.

games-export = Exportovat „{ $title }“
games-export-all = Exportovat vše
games-export-as = Formát souboru
games-download = Stáhnout
games-writing = Zapisuje se…
games-export-refused = { $count ->
    [one] Jedna partie se do tohoto formátu nevejde. { $first }
    [few] { $count } partie se do tohoto formátu nevejdou, první z tohoto důvodu: { $first }
    [many] { $count } partie se do tohoto formátu nevejde, první z tohoto důvodu: { $first }
   *[other] { $count } partií se do tohoto formátu nevejde, první z tohoto důvodu: { $first }
}
# $format is an id such as sgf, $extension the ending of the file.
games-format = { $format ->
    [library] Knihovna OTHO (.{ $extension })
    [transcript] Tahy jako text (.{ $extension })
    [board] Poslední pozice jako text (.{ $extension })
    [obf] Poslední pozice, OBF (.{ $extension })
    [ggf] GGF (.{ $extension })
    [sgf] SGF (.{ $extension })
    [quest] Othello Quest (.{ $extension })
    [wthor] WTHOR (.{ $extension })
    [svg] Diagram, vektorová grafika (.{ $extension })
    [braille] Diagram v Braillově písmu (.{ $extension })
    [brf] Diagram pro braillskou tiskárnu (.{ $extension })
   *[other] { $format } (.{ $extension })
}
games-format-about = { $format ->
    [library] Vše, i tahy vzaté zpět a hodiny; lze sem znovu importovat.
    [transcript] f5d6c3 a tak dále, čitelné všude.
    [board] Pole v osmi řadách písmen a kdo je na tahu.
    [obf] Pro programy, které řeší pozice.
    [quest] Jak své partie zapisuje stejnojmenná aplikace.
    [ggf] Pro programy Generic Game Serveru.
    [sgf] Pro většinu programů, které ukazují partie.
    [wthor] Jako v archivech turnajů: tři soubory, které patří k sobě.
    [svg] Obrázek, který lze vytisknout v jakékoli velikosti.
    [braille] Ke čtení na braillském řádku.
    [brf] K tisku hmatovým písmem.
   *[other] Pro jiné programy.
}

## Import.

games-import = Importovat soubory
games-importing = { $count ->
    [0] Čte se…
    [one] Čte se: zatím { $count } partie…
    [few] Čte se: zatím { $count } partie…
    [many] Čte se: zatím { $count } partie…
   *[other] Čte se: zatím { $count } partií…
}
games-report = Co se importovalo
games-report-close = Zavřít přehled
games-taken = { $count ->
    [0] Nepřibyla žádná partie.
    [one] Přibyla { $count } partie.
    [few] Přibyly { $count } partie.
    [many] Přibylo { $count } partie.
   *[other] Přibylo { $count } partií.
}
games-present = { $count ->
    [one] { $count } partie tu už byla.
    [few] { $count } partie tu už byly.
    [many] { $count } partie tu už bylo.
   *[other] { $count } partií tu už bylo.
}
games-refused = { $count ->
    [one] Jedna věc byla odmítnuta:
    [few] Odmítnuty byly { $count } věci:
    [many] Odmítnuto bylo { $count } věci:
   *[other] Odmítnuto bylo { $count } věcí:
}
games-refused-more = { $count ->
    [one] A ještě { $count } další.
    [few] A ještě { $count } další.
   *[other] A ještě { $count } dalších.
}
# $reason is a sentence.
games-refused-number = Číslo { $number }: { $reason }
games-not-a-game = Toto není partie, kterou exportovalo OTHO.
games-only-position = Toto je pozice, ne partie; může být začátkem nové partie.
games-unreadable = Soubor nešlo otevřít.
games-damaged = Soubor je poškozený; partie, které jsou celé, se přečetly.
games-no-room = Prohlížeč už neměl místo pro další partie; předchozí jsou uložené.

## Zda smí prohlížeč partie zahodit.

games-storage-at-risk = Když prohlížeči dojde místo, může tyto partie smazat.
games-storage-persist = Požádat ho, ať je nechá
games-storage-kept = Prohlížeč tyto partie nechá, dokud je nesmažete.
games-storage-refused = Prohlížeč nic neslíbil; jistotu vám dá export.
