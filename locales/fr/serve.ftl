### Ce que dit le serveur : dans le terminal, sur des pages et aux programmes qu’il refuse.

## otho serve. Une adresse est de la forme http://127.0.0.1:8064/.

serve-address = OTHO se trouve à l’adresse { $address } – Ctrl-C l’arrête.
serve-other-port = Le port { $asked } est déjà pris ; OTHO utilise le { $port }.
serve-network = Quiconque peut joindre cet ordinateur par le réseau peut aussi s’en servir, à l’adresse { $address }.
serve-port = « { $found } » n’est pas un port ; on accepte un nombre entier de { $least } à { $most }.
serve-host = Impossible d’écouter sur « { $host } » : { $reason } ; on accepte une adresse ou un nom de cet ordinateur.
serve-failed-to-start = Impossible de démarrer le serveur : { $reason }.

## Ce que montre un navigateur à la place de l’application.

serve-not-built = Cet otho a été compilé sans l’application web ; pour obtenir les deux, tapez « cargo xtask run » dans le dossier du projet.
serve-not-found = Il n’y a rien à cette adresse.
serve-method = Cette adresse n’accepte pas les requêtes de ce genre.
serve-host-unknown = Ce serveur ne répond qu’aux noms de l’ordinateur sur lequel il tourne, comme localhost.
serve-origin = Les pages d’autres sites n’ont pas le droit d’utiliser ce serveur.

## Refus adressés aux programmes. $reason vient du lecteur de JSON, en anglais.

serve-message = Ce message n’est pas de ceux qu’on accepte ici : { $reason }.
serve-too-long = La requête est trop longue.
serve-not-json = Il manque à la requête le type de contenu application/json.
serve-not-websocket = Cette adresse n’accepte que des connexions WebSocket.
serve-busy = Trop de demandes attendent déjà le moteur ; réessayez dans un moment.
serve-memory = Il n’y a pas assez de mémoire pour une recherche de plus, qui prendrait { $megabytes } Mo.
serve-stopped = Arrêtée avant d’avoir commencé.
serve-closing = Le serveur est en train de s’arrêter.
serve-failed = Le moteur a échoué ; c’est une erreur d’OTHO.
