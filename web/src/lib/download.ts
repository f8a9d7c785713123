// Files that are handed to the person.

import type { Written } from './pen.ts';

/** Hands files over that have one name and different endings; gives back what they are called. */
export function download(name: string, mime: string, files: readonly Written[]): string[] {
  return files.map(({ extension, parts }) => {
    const file = `${name}.${extension}`;
    handOver(file, mime, parts);
    return file;
  });
}

function handOver(name: string, mime: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read by then; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
