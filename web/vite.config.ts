import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { precache } from './build/precache.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  // Relative, so that the app works in any folder of any static host.
  base: './',
  plugins: [svelte(), precache()],
  resolve: {
    alias: {
      $lib: path('./src/lib'),
      $board: path('./src/board'),
      $parts: path('./src/parts'),
      $pages: path('./src/pages'),
      $locales: path('../locales'),
      $wasm: path('../target/wasm/web'),
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Under the content security policy nothing but files of our own is loaded.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
  },
  server: { fs: { allow: ['..', path('../target/wasm/web')] } },
});
