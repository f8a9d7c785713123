### Co potřebuje výpočet tahů.

engine-weights-damaged = Soubor s vahami je poškozený; použijte ten, který patří k této verzi.
engine-weights-version = Soubor s vahami má verzi { $found }; použijte ten, který patří k této verzi.
engine-memory = Na hešovací tabulku { $megabytes } MB není dost paměti; zvolte menší.
