import { defineConfig } from '@playwright/test';
import { browserArguments, unmeasured } from './tests/support/browser.mjs';

const executablePath = process.env.CHROMIUM_PATH;
const started = (...more: readonly string[]) => ({
  launchOptions: { args: [...browserArguments, ...more], ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a busy machine a moment is missed now and then: what passes the second time passes, and is named at the end.
  retries: 1,
  timeout: 90_000,
  // Machines are shared: what takes a moment alone may take ten times as long beside others.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  globalSetup: './tests/e2e/support/globalSetup.ts',
  use: {
    // Set by the global setup before the workers read this file.
    baseURL: process.env.WATCHFLOOR_LOCAL_URL,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // Motion is drawn by the processor here, and would be half of what the tests cost.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes pictures all the time, which costs as much as the tests: `TRACE=on` where one is wanted.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'journeys', grepInvert: /@alone|@streams/, use: started(...unmeasured) },
    // Pictures that stand still for seconds: a worker that waits, beside those of the journeys.
    { name: 'streams', grep: /@streams/, use: started() },
    { name: 'measured', grep: /@alone/, use: started() },
  ],
});
