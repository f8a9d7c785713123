### otho learn: lekce v terminálu, řádek po řádku.

tutor-course-initiation = První kroky
tutor-course-rules = Pravidla
tutor-course-strategy = Strategie

tutor-row = { $id }: { $title }
tutor-row-done = { $id }: { $title } (hotovo)
tutor-row-reached = { $id }: { $title } (krok { $step } z { $steps })
tutor-how = otho learn a název začne lekci, například: otho learn { $id }

tutor-unknown = Lekce „{ $found }“ neexistuje; otho learn vypíše všechny, které tu jsou.
tutor-json = Lekce je rozhovor, a tak nemá podobu JSON; otho learn --json vypíše seznam lekcí.
tutor-nowhere = Není složka, kam uložit, co už máte za sebou; určete ji pomocí XDG_DATA_HOME nebo HOME.
tutor-unreadable = Co už máte za sebou, je v souboru { $file }, který nelze přečíst: { $reason }. Opravte ho, nebo ho smažte.
tutor-damaged = Co už máte za sebou, je v souboru { $file }, který je poškozený. Opravte ho, nebo ho smažte.

## Slova, která lze napsat místo odpovědi; anglická platí vždy.

tutor-word-hint = nápověda
tutor-word-skip = přeskočit
tutor-word-back = zpět
tutor-word-quit = konec
tutor-word-board = othelier
tutor-word-none = žádné
tutor-word-again = znovu

tutor-step = Krok { $step } z { $steps }: { $heading }
tutor-resumed = Tady jste minule skončili; zpět vede o krok zpátky.
tutor-look = Podívejte se na: { $squares }
tutor-go-on = Pokračujte klávesou Enter, nebo napište zpět či konec.
tutor-answer = Napište odpověď, nebo: nápověda, přeskočit, othelier, zpět, konec.
tutor-answer-squares = Napište pole, nebo žádné; případně: nápověda, přeskočit, othelier, zpět, konec.
tutor-answer-number = Napište číslo, nebo: nápověda, přeskočit, othelier, zpět, konec.
tutor-put = { $side } položil kámen na { $square } a zatím nic neotočil.
tutor-solution-squares = { $count ->
    [0] Odpověď je: žádné.
   *[other] Odpověď je: { $squares }.
}
tutor-solution-number = Odpověď je { $number }.

tutor-choose = Napište číslo odpovědi, nebo: přeskočit, othelier, zpět, konec.
tutor-choose-one = Tady se čeká číslo od 1 do { $most }.
tutor-chosen-right = Správně.
tutor-chosen-wrong = Ne; správná odpověď je { $number }.

tutor-opponent = Hrajete za stranu: { $side }. Vaším soupeřem je „{ $level }“.
tutor-move = Jste na tahu, nebo: nápověda, přeskočit, othelier, zpět, konec.
tutor-moves = Můžete hrát: { $moves }
tutor-again = Napište znovu pro další pokus, nebo pokračujte klávesou Enter.

tutor-end = To byl poslední krok této lekce.
tutor-next = Další lekce: otho learn { $id }
tutor-later = Vrátit se můžete příkazem: otho learn { $id }
