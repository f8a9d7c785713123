### otho learn: lekce a procvičování v terminálu, řádek po řádku.

tutor-course-initiation = První kroky
tutor-course-rules = Pravidla
tutor-course-strategy = Strategie

tutor-row = { $id }: { $title }
tutor-row-done = { $id }: { $title } (hotovo)
tutor-row-reached = { $id }: { $title } (krok { $step } z { $steps })
tutor-how = otho learn a název začne lekci, například: otho learn { $id }

tutor-unknown = Lekce ani procvičování „{ $found }“ neexistuje; otho learn vypíše všechno, co tu je.
tutor-json = Lekce a procvičování jsou rozhovory, a tak nemají podobu JSON; otho learn --json vypíše jejich seznam.
tutor-nowhere = Není složka, kam uložit, co už máte za sebou; určete ji pomocí XDG_DATA_HOME nebo HOME.
tutor-unreadable = Co už máte za sebou, je v souboru { $file }, který nelze přečíst: { $reason }. Opravte ho, nebo ho smažte.
tutor-damaged = { $reason } Je to soubor { $file }; opravte ho, nebo ho přesuňte jinam a začněte znovu.

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
tutor-answer = Napište odpověď, nebo: nápověda, přeskočit, othelier, zpět, konec, ?
tutor-answer-squares = Napište pole, nebo žádné; případně: nápověda, přeskočit, othelier, zpět, konec, ?
tutor-answer-number = Napište číslo, nebo: nápověda, přeskočit, othelier, zpět, konec, ?
tutor-put = { $side } položil kámen na { $square } a zatím nic neotočil.
tutor-solution-squares = { $count ->
    [0] Odpověď je: žádné.
   *[other] Odpověď je: { $squares }.
}
tutor-solution-number = Odpověď je { $number }.

tutor-choose = Napište číslo odpovědi, nebo: přeskočit, othelier, zpět, konec, ?
tutor-choose-one = Tady se čeká číslo od 1 do { $most }.
tutor-chosen-right = Správně.
tutor-chosen-wrong = Ne; správná odpověď je { $number }.

tutor-opponent = Hrajete za { $side ->
    [black] Černého
   *[white] Bílého
}; vaším soupeřem je „{ $level }“.
tutor-move = Jste na tahu, nebo: nápověda, proč, přeskočit, othelier, zpět, konec, ?
tutor-again = Napište znovu pro další pokus, nebo pokračujte klávesou Enter.

tutor-end = To byl poslední krok této lekce.
tutor-next = Další lekce: otho learn { $id }
tutor-later = Vrátit se můžete příkazem: otho learn { $id }

## Co lze napsat kromě odpovědi.

tutor-help =
    nápověda: něco, co pomůže
    přeskočit: odpověď a dál
    othelier: othelier
    r4: řada 4
    ce: sloupec e
    c: kolik je kamenů
    m: možné tahy
    w f5: co by otočil tah na f5
    proč: v partii, co bylo na vašem posledním tahu dobré nebo špatné
    zpět: o krok zpátky
    konec: skončit; příště budete pokračovat odtud
    ?: tento seznam
tutor-telling = Právě to máte najít.

## Co už je hotové.

tutor-done-of = { $done ->
    [one] Hotová je { $done } lekce z { $all }.
    [few] Hotové jsou { $done } lekce z { $all }.
    [many] Hotové je { $done } lekce z { $all }.
   *[other] Hotových je { $done } lekcí z { $all }.
}
tutor-streak = { $days ->
    [one] Učíte se { $days } den.
    [few] Učíte se { $days } dny v řadě.
    [many] Učíte se { $days } dne v řadě.
   *[other] Učíte se { $days } dní v řadě.
}

## Procvičování.

drill-heading = Procvičování
drill-mixed = Všehochuť
drill-puzzle = Úloha
drill-puzzles = Úlohy
drill-row = { $id }: { $title } (správně { $right }, chybně { $wrong })
drill-row-grade = { $id }: { $title } (správně { $right }, chybně { $wrong }, stupeň { $grade })
drill-due = K zopakování: { $names }
drill-rating = Váš rating v úlohách: { $rating } ± { $deviation }.
drill-how = otho learn practice dává cvičení a úlohy; s --variant anti cvičení žravého Othella.

drill-title = { $name } (stupeň { $grade } z 5)
drill-wait = Hledá se pozice…
drill-even = Nikdo: remíza
drill-answer-squares = Napište všechna pole, například d3 c4, nebo: nápověda, přeskočit, othelier, konec, ?
drill-answer-move = Napište tah, například f5, nebo: nápověda, přeskočit, othelier, konec, ?
drill-answer-choice = Napište číslo odpovědi, nebo: nápověda, přeskočit, othelier, konec, ?
drill-more = Další dostanete klávesou Enter, nebo napište konec.
drill-help =
    nápověda: něco, co pomůže
    přeskočit: odpověď a dál; nepočítá se
    othelier: othelier a zadání
    r4: řada 4
    ce: sloupec e
    c: kolik je kamenů
    m: možné tahy
    w f5: co by otočil tah na f5
    konec: skončit; co jste udělali, zůstane uložené
    ?: tento seznam
