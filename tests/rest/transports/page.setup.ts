import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserArguments } from '../../support/browser.mjs';
import { startStatic } from '../../support/processes.mjs';
import './transport.ts';

/** Serves the built dashboard as `npm start` does, in browser mode, and starts the browser that all files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.CHROMIUM_PATH;
  const [{ url, stop }, browser] = await Promise.all([
    startStatic(),
    chromium.launchServer({ args: [...browserArguments], ...(executablePath ? { executablePath } : {}) }),
  ]);
  project.provide('dashboard', { url, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    stop();
  };
}
