import { chromium } from 'playwright';
import { browserArguments } from '../../tests/support/browser.mjs';
import { startStaticOf } from '../../tests/support/processes.mjs';

/** A Chromium as the tests start it, with `more` arguments. */
export const launch = (more = []) =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [...browserArguments, ...more],
  });

/** Signs the administrator of the demo in by the form, and waits for the screen behind it. */
export async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel(/e-mail/i).fill('admin');
  await page.getByLabel(/^password/i).fill('admin');
  await page.getByLabel(/^password/i).press('Enter');
  await page.waitForURL('**/apps/**');
}

/** A checkout's built dashboard in browser mode, with a session of it: all that its browser keeps. */
export async function openBuild(checkout) {
  const { url, stop } = await startStaticOf(checkout);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await signIn(page, url);
    // The session is a row of the store: the token alone opens nothing.
    const storageState = await page.context().storageState({ indexedDB: true });
    return { checkout, url, stop, storageState, version: browser.version() };
  } finally {
    await browser.close();
  }
}
