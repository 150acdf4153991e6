import type { Page } from '@playwright/test';
import { inServer } from '../support/inServer.ts';
import { startServer } from '../support/processes.mjs';
import { askFor, isIn } from './support/colours.ts';
import { expect, signIn, signInByForm, test, violations } from './support/test.ts';

const name = 'E-mail or user name';

test.describe('the login page', () => {
  test('keeps its button disabled until the form is valid', async ({ page }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await page.getByLabel(name).fill('adm');
    await expect(page.getByLabel(name)).toHaveAccessibleDescription('Min character length is 4');
    await expect(submit).toBeDisabled();
    await page.getByLabel(name).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).press('Tab');
    await expect(page.getByText('Min character length is 4')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('abcd');
    await expect(submit).toBeEnabled();
  });

  test('of the demo holds the values of an account in both fields', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel(name)).toHaveValue('admin@watchfloor.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('admin');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Logged in with ot-ocn profile')).toBeVisible();
  });

  test('that is kept is told in words when the page is opened again, and once', async ({ page, context }) => {
    await signIn(page, 'admin');
    const again = await context.newPage();
    const keys: string[] = [];
    await again.exposeFunction('told', (text: string) => keys.push(text));
    await again.addInitScript(() => {
      const told = (globalThis as unknown as { told: (text: string) => void }).told;
      new MutationObserver(() =>
        told(document.querySelector('[role=status] section')?.textContent ?? ''),
      ).observe(document, { subtree: true, childList: true });
    });
    await again.goto('/cameras');
    await expect(again.getByRole('article', { name: 'Done' })).toContainText('Logged in with ot-ocn profile');
    await expect(again.getByRole('region', { name: 'Information' })).toHaveCount(0);
    expect([...new Set(keys)].filter((text) => text.includes('.JWT'))).toEqual([]);
  });

  test('has three tabs that the arrow keys walk and the address names', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Profile' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Google' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'KakaoTalk' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?tab=profile$/);
  });

  test('leads to the registration and back to the dashboard', async ({ page }) => {
    await page.goto('/login?next=%2Fapps%2Fdashboards%2Fmap');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fapps%2Fdashboards%2Fmap$/);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fapps%2Fdashboards%2Fanalytics$/);
  });

  test('places what the server refuses on its field', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel(name).fill('nobody@watchfloor.example');
    await page.getByLabel('Password', { exact: true }).fill('admin');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Check your username/email')).toBeVisible();
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
    await page.getByLabel(name).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Check your password')).toBeVisible();
  });

  for (const screen of ['/login', '/register']) {
    for (const [language, theme] of [
      ['en', 'dark'],
      ['ar', 'light'],
    ] as const) {
      test(`stands at ${screen} without a fault for axe in ${language}, ${theme}, on a small screen`, async ({
        page,
      }) => {
        await page.addInitScript((code) => localStorage.setItem('watchfloor_language', code), language);
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto(`${screen}?${askFor(theme)}`);
        await expect(page.getByRole('tab')).toHaveCount(3);
        await isIn(page, theme);
        expect(await violations(page)).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
      });
    }
  }

  test('fetches neither the executor nor Apollo before somebody signs in', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/login');
    await expect(page.getByLabel(name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The names of their files, as `scripts/vite/chunks.ts` gives them.
    const found = () =>
      scripts.flatMap((url) => /assets\/(apollo|local)-[^/]*\.js$/.exec(url)?.[1] ?? []).sort();
    expect(found()).toEqual([]);
    await page.getByLabel(name).fill('staff');
    await page.getByLabel('Password', { exact: true }).fill('staff');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/analytics/);
    expect(found()).toEqual(['apollo', 'local']);
  });
});

test('a token is kept under the documented name, and signing in opens the home page', async ({ page }) => {
  await signInByForm(page);
  await expect(page).toHaveURL(/\/apps\/dashboards\/analytics/);
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  expect(token?.split('.')).toHaveLength(3);
});

test('a guest who wanted to go somewhere arrives there after signing in', async ({ page }) => {
  await page.goto('/apps/dashboards/project?tab=team');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(name).fill('staff');
  await page.getByLabel('Password', { exact: true }).fill('staff');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/apps\/dashboards\/project\?tab=team/);
});

test('somebody who is signed in has no business at the login', async ({ page }) => {
  await signIn(page, 'admin', '/pages/errors/error-500');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/apps\/dashboards\/analytics/);
});

test('logging out forgets the token, which opens nothing any more, and goes to the login', async ({
  page,
}) => {
  await signInByForm(page);
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  await page.getByRole('button', { name: /account of/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('jwt_access_token'))).toBeNull();
  const ask = async (old: string | null) => {
    const headers = { authorization: `Bearer ${old}` };
    return (await fetch('/api/project-dashboard-app/projects', { headers })).status;
  };
  await expect.poll(() => page.evaluate(ask, token)).toBe(401);
});

test.describe('registration', () => {
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  test('says on each field what is wrong, and makes the account once all is right', async ({ page }) => {
    await page.goto('/register?next=%2Fauth%2Fadmin-role-example');
    const submit = page.getByRole('button', { name: 'Create account' });
    await expect(submit).toBeDisabled();
    await field(page, 'Display name').fill('Nad');
    await expect(field(page, 'Display name')).toHaveAccessibleDescription('Min character length is 4');
    await field(page, 'Display name').fill('');
    await expect(field(page, 'Display name')).toHaveAccessibleDescription('Enter display name');
    await field(page, 'Display name').fill('Nadia');
    await field(page, 'E-mail').fill('nadia');
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Please enter a valid email');
    await field(page, 'E-mail').fill('admin@watchfloor.example');
    await field(page, 'Password').fill('secrets');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Min character length is 8');
    await field(page, 'Password').fill('long enough');
    await field(page, 'Password (confirm)').fill('long enoughs');
    await expect(field(page, 'Password (confirm)')).toHaveAccessibleDescription('Passwords do not match');
    await expect(submit).toBeDisabled();
    await field(page, 'Password').fill('long enoughs');
    await expect(field(page, 'Password (confirm)')).toHaveAccessibleDescription('');
    await submit.click();
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription('The email is already in use');
    await expect(submit).toBeDisabled();
    await field(page, 'E-mail').fill('nadia@example.com');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin: role example');
  });
});

test.describe('a provider that is not configured', () => {
  test.use({ expectedErrors: /not initialised/ });

  test('says so on its tab and once in the console, and Auth0 is not offered', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto('/login?tab=google');
    await expect(page.getByText('Sign-in with Google is not set up here')).toBeVisible();
    await page.getByRole('tab', { name: 'KakaoTalk' }).click();
    await expect(page.getByText('Sign-in with KakaoTalk is not set up here')).toBeVisible();
    await page.getByRole('tab', { name: 'Google' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /auth0/i })).toHaveCount(0);
    expect(warnings).toEqual([
      'Firebase not initialised: FIREBASE_API_KEY and FIREBASE_PROJECT_ID are not set.',
      'KakaoTalk not initialised: KAKAO_CLIENT_ID is not set.',
      'Auth0 not initialised: AUTH0_DOMAIN and AUTH0_CLIENT_ID are not set.',
    ]);
  });
});

test.describe('the role examples', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('let staff into theirs, and send them away from the others', async ({ page }) => {
    await signIn(page, 'staff', '/auth/staff-role-example');
    await expect(heading(page)).toHaveText('Staff: role example');
    await page.goto('/auth/admin-role-example');
    await expect(heading(page)).toHaveText(/camera health/i);
    await page.goto('/auth/guest-role-example?next=%2Fauth%2Fstaff-role-example');
    await expect(heading(page)).toHaveText('Staff: role example');
  });

  test('let guests into theirs, and to the login before the others', async ({ page }) => {
    await page.goto('/auth/guest-role-example');
    await expect(heading(page)).toHaveText('Guest: role example');
    await page.getByRole('link', { name: 'Admin: role example' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fauth%2Fadmin-role-example$/);
  });
});

test('a token that cannot be read is no token: the login says why', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jwt_access_token', 'rubbish'));
  await page.goto('/');
  await expect(page.getByText('Invalid access_token', { exact: true })).toBeVisible();
});

test('a forged token opens nothing: the page says so at the login', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const payload = { sub: 'user-admin', exp: Math.floor(Date.now() / 1000) + 3600 };
    localStorage.setItem('jwt_access_token', `${part({ alg: 'HS256' })}.${part(payload)}.forged`);
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session is no longer valid. Sign in again.')).toBeVisible();
  await expect(page.getByText('Failed to login with token.')).toBeVisible();
});

/** Runs inside a page or its server before their scripts: their time is so many hours later than it was. */
function hoursLater(hours: number): void {
  const before = Date;
  const now = () => before.now() + hours * 3_600_000;
  globalThis.Date = new Proxy(before, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}

test('a token of two days is exchanged when less than a day is left of it', async ({ page }) => {
  const token = () => page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const screen = '/pages/errors/error-500';
  await signInByForm(page);
  const first = await token();
  const openHoursLater = async (more: number, since: number) => {
    await page.addInitScript(hoursLater, more);
    await inServer(page, hoursLater, since);
    await page.goto(screen);
  };
  await openHoursLater(23, 23);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await token()).toBe(first);
  await openHoursLater(2, 25);
  await expect.poll(token).not.toBe(first);
  // The first one would have ended by then.
  await openHoursLater(23.5, 48.5);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('an unknown address says so inside the product', async ({ page }) => {
  await signIn(page, 'admin', '/apps/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});

test('the link in the log of a server without users makes its first administrator, once', async ({
  page,
}) => {
  const server = await startServer({ SEED: 'empty' });
  const link = () => /http:[^"]+\/setup#token=[\w-]+/.exec(server.said())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up Watchfloor');
  expect(await violations(page)).toEqual([]);
  const fill = async () => {
    await page.getByLabel('Display name').fill('Root');
    await page.getByLabel('E-mail').fill('root@example.com');
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByLabel('Password (confirm)').fill('long enough');
    await page.getByRole('button', { name: 'Create administrator' }).click();
  };
  await fill();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camera health/i);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link());
  await fill();
  await expect(page.getByRole('alert')).toContainText('The setup token is wrong or was used');
  server.stop();
});

test('a server that began empty offers no registration, and says what to do instead', async ({ page }) => {
  const server = await startServer({
    SEED: 'empty',
    ADMIN_EMAIL: 'root@example.com',
    ADMIN_PASSWORD: 'long enough',
  });
  await page.goto(`${server.url}/login`);
  await expect(page.getByLabel('E-mail or user name')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await page.goto(`${server.url}/register`);
  await expect(page.getByText('Nobody can register here')).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  server.stop();
});

test('an invitation opens the form of registration, makes one account and opens nothing more', async ({
  page,
}) => {
  const admin = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'long enough' };
  const server = await startServer({ SEED: 'empty', ...admin, REGISTRATION: 'invite' });
  await page.goto(`${server.url}/register`);
  await expect(page.getByText('Accounts are made by invitation here')).toBeVisible();
  const ask = async (query: string, token?: string) => {
    const answer = await page.request.post(`${server.url}/graphql`, {
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      data: { query },
    });
    return (await answer.json()).data;
  };
  const { login } = await ask(
    'mutation { login(input: { email: "root@example.com", password: "long enough" }) { session { accessToken } } }',
  );
  const { createInvitation } = await ask(
    'mutation { createInvitation(input: { role: STAFF }) { path } }',
    login.session.accessToken,
  );
  const register = async (displayName: string, email: string) => {
    await page.goto('about:blank');
    await page.goto(server.url + createInvitation.path);
    await page.getByLabel('Display name').fill(displayName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByLabel('Password (confirm)').fill('long enough');
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await register('Nadia Rahman', 'nadia@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/camera health/i);
  await page.evaluate(() => localStorage.clear());
  await register('Omar Haddad', 'omar@example.com');
  await expect(page.getByRole('alert')).toContainText('The invitation is wrong, was used or is over');
  server.stop();
});
