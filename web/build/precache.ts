import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** What stands in public/sw.js where the build puts the list of files and its version. */
const FILES = '__FILES__';
const VERSION = '__VERSION__';

/**
 * Tells the service worker which files make up the app.
 *
 * Names of files under assets/ change with their content; the version covers those that keep
 * their name, so that any change makes a new service worker.
 */
export function precache(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'otho-precache',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((file) => file !== 'sw.js' && !file.endsWith('.map'))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) {
        hash.update(file).update(readFileSync(join(folder, file)));
      }
      const worker = join(folder, 'sw.js');
      const text = readFileSync(worker, 'utf8')
        .replace(`'${VERSION}'`, JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace(`['${FILES}']`, JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')]));
      writeFileSync(worker, text);
    },
  };
}
