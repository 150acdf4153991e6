import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArguments } from '../tests/support/browser.mjs';
import { startStatic } from '../tests/support/processes.mjs';
import { ensureChromium, root } from './lib.mjs';

/** JavaScript, gzip, that a cold page loads: measured in a browser, by what it really asked for. In kB of 1000 bytes. */
const budgets = { login: 178, home: 350, worker: 150 };

/** Of the worker of the server inside the browser, which loads and computes beside the page. */
const isWorkers = (path) => path.includes('/server.worker-');

const sizes = new Map();
function gzipped(path) {
  if (!sizes.has(path)) sizes.set(path, gzipSync(readFileSync(join(root, 'dist/client', path))).length);
  return sizes.get(path);
}

async function scriptsOf(page, open) {
  const paths = new Set();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  await open();
  await page.waitForLoadState('networkidle');
  return [...paths].map((path) => ({ path, size: gzipped(path) })).sort((a, b) => b.size - a.size);
}

function judge(name, scripts) {
  const total = scripts.reduce((sum, { size }) => sum + size, 0) / 1000;
  const holds = total <= budgets[name];
  console.log(`${holds ? '✓' : '✗'} ${name}: ${total.toFixed(1)} kB of ${budgets[name]} kB`);
  if (!holds || process.argv.includes('--list')) {
    for (const { path, size } of scripts) console.log(`    ${(size / 1000).toFixed(1).padStart(7)}  ${path}`);
  }
  return holds;
}

ensureChromium();
const server = await startStatic();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: browserArguments,
});
try {
  const first = await browser.newPage();
  const login = await scriptsOf(first, () => first.goto(`${server.url}/login`));
  await first.getByLabel(/e-mail/i).fill('admin');
  await first.getByLabel(/^password/i).fill('admin');
  await first.getByLabel(/^password/i).press('Enter');
  await first
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /camera health/i })
    .waitFor();
  // The session is a row of the store: the token alone opens nothing.
  const storageState = await first.context().storageState({ indexedDB: true });
  const second = await (
    await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  ).newPage();
  const home = await scriptsOf(second, async () => {
    await second.goto(server.url);
    await second
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /camera health/i })
      .waitFor();
  });
  const holds = [
    judge('login', login),
    judge(
      'home',
      home.filter(({ path }) => !isWorkers(path)),
    ),
    judge(
      'worker',
      home.filter(({ path }) => isWorkers(path)),
    ),
  ];
  process.exitCode = holds.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  server.stop();
}
