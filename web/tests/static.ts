// A plain static host, the app in a folder of it, whose files can change and fail.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const FOLDER = '/some/folder/';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const typeOf = (name: string) => TYPES[extname(name)] ?? 'application/octet-stream';

/** A file of the app, by the path of its address; nothing where it has none of that name. */
export async function appFile(path: string): Promise<{ body: Buffer; contentType: string } | null> {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const body = await readFile(join(DIST, name)).catch(() => null);
  return body && { body, contentType: typeOf(name) };
}

export class StaticHost {
  /** Files for which it answers with an error. */
  failing: RegExp | null = null;
  /** Another version of the service worker. */
  version: string | null = null;
  /** Where a server with an engine is, which it passes questions on to, as the proxy of a host does. */
  behind: URL | null = null;
  /** Where the app is. */
  url = '';
  #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = this.#pathBehind(request);
      if (this.behind && path) {
        ask(new URL(path, this.behind), (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        })
          .on('error', () => response.writeHead(502).end())
          .end();
      } else {
        void this.#answer(request.url ?? '/', response);
      }
    });
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex) => this.#connect(request, socket));
  }

  static async start(): Promise<StaticHost> {
    const host = new StaticHost();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    const { port } = host.#server.address() as AddressInfo;
    host.url = `http://localhost:${port}${FOLDER}`;
    return host;
  }

  /** After this there is no network. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** What is asked for, as the server behind calls it. */
  #pathBehind({ url = '' }: IncomingMessage): string | null {
    return url.startsWith(`${FOLDER}api/`) ? url.slice(FOLDER.length - 1) : null;
  }

  /** Opens a WebSocket to the server behind, under the name it knows itself by. */
  #connect(request: IncomingMessage, socket: Duplex): void {
    const path = this.#pathBehind(request);
    if (!this.behind || !path) {
      socket.destroy();
      return;
    }
    const headers = { ...request.headers, host: this.behind.host, origin: this.behind.origin };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    const far = connect(Number(this.behind.port), this.behind.hostname, () => {
      far.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      far.pipe(socket).pipe(far);
    });
    far.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => far.destroy()).on('close', () => far.destroy());
  }

  async #answer(url: string, response: ServerResponse): Promise<void> {
    const path = new URL(url, 'http://host').pathname;
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = join(DIST, name.slice(FOLDER.length));
    if (this.failing?.test(name)) {
      response.writeHead(500).end();
    } else if (!name.startsWith(FOLDER) || !(await stat(file).catch(() => null))?.isFile()) {
      response.writeHead(404).end();
    } else {
      response.writeHead(200, { 'content-type': typeOf(name) });
      if (this.version !== null && name.endsWith('/sw.js')) {
        response.end((await readFile(file, 'utf8')).replace(/VERSION = "[^"]*"/, `VERSION = "${this.version}"`));
      } else {
        createReadStream(file).pipe(response);
      }
    }
  }
}
