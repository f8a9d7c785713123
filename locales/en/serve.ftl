### What the server says: in the terminal, on pages and in refusals to programs.

## otho serve. An address is as http://127.0.0.1:8064/.

serve-address = OTHO is at { $address } – Ctrl-C ends it.
serve-other-port = Port { $asked } is taken, so OTHO uses { $port }.
serve-network = Everyone who can reach this computer over the network can use it too, at { $address }.
serve-port = “{ $found }” is not a port; a whole number from { $least } to { $most } is accepted.
serve-host = “{ $host }” cannot be listened on: { $reason }; an address or a name of this computer is accepted.
serve-failed-to-start = The server cannot be started: { $reason }.

## What a browser shows instead of the app.

serve-not-built = This otho was built without the web app; to build both, type “cargo xtask run” in the folder of the project.
serve-not-found = There is nothing at this address.
serve-method = This address does not take requests of this kind.
serve-host-unknown = This server answers only to names of the computer it runs on, such as localhost.
serve-origin = Pages of other sites may not use this server.

## Refusals to programs. $reason comes from the reader of JSON, in English.

serve-message = This is not a message that is accepted here: { $reason }.
serve-too-long = The request is too long.
serve-not-json = The request needs the content type application/json.
serve-not-websocket = This address takes WebSocket connections only.
serve-busy = Too many others are waiting for the engine; try again in a moment.
serve-memory = There is not enough memory for another search of { $megabytes } MB.
serve-stopped = It was stopped before it began.
serve-closing = The server is shutting down.
serve-failed = The engine has failed; this is a fault in OTHO.
