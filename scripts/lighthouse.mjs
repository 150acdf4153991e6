import { ensureBuilt, ensureChromium, ensureInstalled } from './lib.mjs';

/** `npm run lighthouse`: what Lighthouse says of the built dashboard's login. */
ensureInstalled();
ensureChromium();
ensureBuilt();

const { default: lighthouse } = await import('lighthouse');
const { chromium } = await import('playwright');
const { browserArguments } = await import('../tests/support/browser.mjs');
const { startStatic } = await import('../tests/support/processes.mjs');

const port = 9333;

const server = await startStatic();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
try {
  const { lhr } = await lighthouse(`${server.url}/login`, { port, logLevel: 'error' });
  for (const { title, score } of Object.values(lhr.categories))
    console.log(`${title}: ${Math.round(score * 100)}`);
} finally {
  await browser.close();
  server.stop();
}
