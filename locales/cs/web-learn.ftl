### Webová aplikace: lekce.

learn-course-initiation = První kroky
learn-course-initiation-about = Pro ty, kdo ještě nehráli: deset krátkých lekcí, asi pět minut.
learn-course-strategy = Strategie
learn-course-strategy-about = Jak se vyhrává, s pozicemi, které dohrajete proti počítači.
learn-course-rules = Pravidla
learn-course-rules-about = Všechno podrobně, když si potřebujete něco ověřit.
learn-begin = Začít
learn-go-on = Pokračovat
learn-done = Hotovo
learn-done-of = Hotové lekce: { $done } z { $all }
learn-not-kept = Váš postup se neukládá.
learn-unknown = Taková lekce neexistuje.
learn-all = Všechny lekce

learn-progress = Krok { $step } z { $steps }
learn-steps = Kroky
learn-back = Zpět
learn-next = Dál
learn-next-lesson = Další lekce
learn-finish = Přehled lekcí

learn-check = Zkontrolovat
learn-number = Vaše číslo
learn-show = Ukázat odpověď
learn-solution = Odpověď: { $answer }.
learn-restart = Znovu
learn-right = Správně.
learn-wrong = Ještě ne.
learn-wrong-option = Tahle to není. Zkuste jinou odpověď.
learn-square-pointed = { $name }, vyznačené
learn-square-chosen = { $name }, označené
learn-square-wrong = { $name }, nepatří sem

## Textový režim

learn-help-legal = Napište všechna pole, například d3 c4.
learn-help-flips = Napište všechna pole, například d3 c4.
learn-help-turn = Napište pole všech kamenů, které se mají otočit, například d3 c4.
learn-help-move = Napište pole, na které chcete hrát.
learn-help-line = Napište svůj další tah, například f5.
learn-help-count = Napište číslo.
learn-help-quiz = Napište číslo odpovědi.
learn-help-read = Čtěte a pokračujte, až budete chtít.
learn-help-board = b přečte othelier, r4 řadu, ce sloupec, h poradí, další a předchozí mění krok.
learn-help-look = b přečte othelier, r4 řadu, ce sloupec, další a předchozí mění krok.
learn-help-steps = další a předchozí mění krok.
learn-choose-one = Napište číslo od 1 do { $most }.
learn-telling = Právě to máte najít.
learn-no-board = V tomto kroku žádný othelier není.
learn-board-in-words = Othelier slovy
learn-nothing-asked = Tady se na nic neptáme. Napište další a pokračujte.
learn-not-here = To v tomto kroku nic neudělá.

## Cvičení

practice = Procvičování
practice-about = Cvičení a úlohy bez konce, tak lehké nebo těžké, jak potřebujete.
practice-start = Procvičovat
practice-topics = Co procvičovat
practice-mixed = Všehochuť
practice-puzzles = Úlohy
practice-puzzle = Úloha
practice-wait = Hledá se pozice…
practice-wait-about = Dobré pozice jsou vzácné, takže to může chvíli trvat. Mezitím si můžete vybrat něco jiného.
practice-failed = Toto cvičení nelze připravit: jeho část programu se nenačetla.
practice-next = Další cvičení
practice-other = Jiné cvičení
practice-even = Remíza
practice-summary = Váš postup
practice-streak = { $days ->
    [one] { $days } den učení
    [few] { $days } dny učení v řadě
    [many] { $days } dne učení v řadě
   *[other] { $days } dní učení v řadě
}
practice-rating = Rating v úlohách: { $rating } ± { $deviation }
practice-due = K zopakování: { $names }
practice-what = Cvičení
practice-right = Správně
practice-wrong = Chybně
practice-grade = Obtížnost
practice-grade-of = Obtížnost { $grade } z 5
practice-nothing = Zatím nic: co procvičíte, se objeví tady a zůstane v tomto prohlížeči.
practice-help-marks = Napište všechna pole, například d3 c4.
practice-help-choice = Napište číslo odpovědi.
practice-help-moves = Napište pole, na které chcete hrát.
practice-help = b přečte othelier, r4 řadu, ce sloupec, h poradí, další pokračuje.
practice-over = Toto cvičení je u konce; napište další a dostanete nové.
