import { defineConfig } from '@playwright/test';

/** `cargo xtask` chooses one that is free. */
const PORT = Number(process.env.OTHO_PORT ?? 4173);

/**
 * The list under the address bar is a page of Chromium's own, made for every window: a second of work for each test,
 * where loading the app takes a third of one. Nobody types an address here.
 */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off by itself: of two such lists Chromium reads the last. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// The tests look at what `vite build` made: they build nothing themselves.
export default defineConfig({
  testDir: './tests',
  outputDir: '../target/playwright',
  workers: 2,
  fullyParallel: true,
  // A test that passes only when run again is named as flaky in the report; by hand it simply fails.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  reporter: 'line',
  // Long, since nothing here is about speed and machines are busy: what hangs is found out all the same.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // What is not there to be clicked is missed after two minutes, not with the test.
    actionTimeout: 120_000,
    trace: 'off',
    launchOptions: {
      executablePath: process.env.OTHO_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_LIST].join()}`,
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore',
  },
});
