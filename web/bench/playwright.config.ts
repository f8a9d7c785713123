import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

// Measurements and pictures of the built app. They are no tests: nothing else is to run beside them.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/bench',
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  reporter: './reporter.ts',
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: fileURLToPath(new URL('..', import.meta.url)) })),
  use: { ...base.use, serviceWorkers: 'block', timezoneId: 'UTC' },
  projects: [
    { name: 'budgets', testMatch: 'budgets/*.ts' },
    { name: 'screenshots', testMatch: 'screenshots.ts' },
  ],
});
