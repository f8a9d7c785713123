// A plain static host, the app in a folder of it, whose files can change and fail.

import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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

export class StaticHost {
  /** Files for which it answers with an error. */
  failing: RegExp | null = null;
  /** Another version of the service worker. */
  version: string | null = null;
  /** Where the app is. */
  url = '';
  #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request.url ?? '/', response));
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

  async #answer(url: string, response: ServerResponse): Promise<void> {
    const path = new URL(url, 'http://host').pathname;
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = join(DIST, name.slice(FOLDER.length));
    if (this.failing?.test(name)) {
      response.writeHead(500).end();
    } else if (!name.startsWith(FOLDER) || !(await stat(file).catch(() => null))?.isFile()) {
      response.writeHead(404).end();
    } else {
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      if (this.version !== null && name.endsWith('/sw.js')) {
        response.end((await readFile(file, 'utf8')).replace(/VERSION = "[^"]*"/, `VERSION = "${this.version}"`));
      } else {
        createReadStream(file).pipe(response);
      }
    }
  }
}
