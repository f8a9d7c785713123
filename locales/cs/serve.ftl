### Co říká server: v terminálu, na stránkách a programům, které odmítá.

## otho serve. Adresa má tvar http://127.0.0.1:8064/.

serve-address = OTHO běží na adrese { $address } – Ctrl-C ho ukončí.
serve-other-port = Port { $asked } je obsazený, OTHO proto používá { $port }.
serve-network = Používat ho může i každý, kdo se k tomuto počítači dostane po síti, na adrese { $address }.
serve-port = „{ $found }“ není port; lze zadat celé číslo od { $least } do { $most }.
serve-host = Na „{ $host }“ nelze naslouchat: { $reason }; lze zadat adresu nebo jméno tohoto počítače.
serve-failed-to-start = Server nelze spustit: { $reason }.

## Co prohlížeč ukáže místo aplikace.

serve-not-built = Tento program otho byl sestaven bez webové aplikace; obojí sestavíte příkazem „cargo xtask run“ ve složce projektu.
serve-not-found = Na této adrese nic není.
serve-method = Tato adresa požadavky tohoto druhu nepřijímá.
serve-host-unknown = Tento server odpovídá jen na jména počítače, na kterém běží, například localhost.
serve-origin = Stránky jiných webů tento server používat nesmějí.

## Odmítnutí určená programům. $reason pochází ze čtení JSON a je anglicky.

serve-message = Takovou zprávu tu nelze přijmout: { $reason }.
serve-too-long = Požadavek je příliš dlouhý.
serve-not-json = Požadavku chybí typ obsahu application/json.
serve-not-websocket = Tato adresa přijímá jen spojení WebSocket.
serve-busy = Na výpočet už čeká příliš mnoho jiných; zkuste to za chvíli znovu.
serve-memory = Na další hledání, které potřebuje { $megabytes } MB, není dost paměti.
serve-stopped = Zastaveno dříve, než to začalo.
serve-closing = Server se právě ukončuje.
serve-failed = Výpočet selhal; je to chyba programu OTHO.
