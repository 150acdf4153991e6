import type { Page } from '@playwright/test';
import { serverUrl, signIn, test } from './test.ts';

/** Opens the address with an account that no other test has, so that what it changes is its own. */
type Enter = (page: Page, path: string) => Promise<void>;

let accounts = 0;

/** A new account on the server, from an address of its own: registrations are limited for each address. */
export async function register(page: Page, path = '/'): Promise<void> {
  accounts += 1;
  const name = `Shell ${process.pid} ${accounts}`;
  const answer = await page.request.post('/api/auth/register', {
    headers: { 'x-forwarded-for': `10.${process.pid % 250}.${accounts % 250}.1` },
    data: {
      displayName: name,
      password: 'shell-test',
      email: `${name.replaceAll(' ', '.')}@watchfloor.example`,
    },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const kept = [{ name: 'jwt_access_token', value: token }];
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: new URL(answer.url()).origin, localStorage: kept }],
  });
  await page.goto(path);
}

/** The same tests in browser mode, where the data are the page's own, and in server mode. */
export function inBothModes(define: (enter: Enter) => void): void {
  test.describe('in browser mode', () => define((page, path) => signIn(page, 'admin', path)));
  test.describe('in server mode', () => {
    test.use({ baseURL: serverUrl() });
    define(register);
  });
}
