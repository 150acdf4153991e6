import type { Page } from '@playwright/test';
import { type ProvidersKit, startProvidersKit } from './support/providers.ts';
import { expect, test, violations } from './support/test.ts';

let kit: ProvidersKit;
test.beforeAll(async () => {
  kit = await startProvidersKit();
});
test.afterAll(() => kit.stop());

const modes = ['browser', 'server'] as const;

/** At the provider: says who one is, or refuses. */
async function answer(page: Page, person: string | null): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await page.getByLabel('Name').fill(person ?? '');
  await page.getByRole('button', { name: person === null ? 'Refuse' : 'Continue' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isHome = (page: Page) => expect(heading(page)).toHaveText(/camera health/i);

const sessionUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('watchfloor_user') ?? 'null'));

for (const mode of modes) {
  test.describe(`in ${mode} mode`, () => {
    test('Auth0 signs somebody in, whose tokens are kept until they log out', async ({ page }) => {
      await page.goto(`${kit.url[mode]}/login`);
      await page.getByRole('button', { name: 'Continue with Auth0' }).click();
      await answer(page, 'nadia');
      await isHome(page);
      expect(await sessionUser(page)).toMatchObject({ from: 'AUTH0', email: 'nadia@provider.example' });
      const kept = await page.evaluate(() => ({ ...localStorage }));
      expect(kept.access_token).toBeTruthy();
      expect(kept.id_token?.split('.')).toHaveLength(3);
      expect(Number(kept.expires_at)).toBeGreaterThan(Date.now());
      await page.goto(`${kit.url[mode]}/logout`);
      await expect(heading(page)).toHaveText('Sign in');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    });

    test('KakaoTalk begins as soon as its tab is opened, and leads to where one wanted to go', async ({
      page,
    }) => {
      await page.goto(`${kit.url[mode]}/apps/dashboards/project`);
      await page.getByRole('tab', { name: 'KakaoTalk' }).click();
      await answer(page, 'jisoo');
      await expect(page).toHaveURL(/\/apps\/dashboards\/project$/);
      expect(await sessionUser(page)).toMatchObject({ from: 'KAKAO', displayName: '지수' });
    });

    test('who refuses at the provider is told so, with a way back', async ({ page }) => {
      await page.goto(`${kit.url[mode]}/register?tab=kakaotalk`);
      await answer(page, null);
      await expect(heading(page)).toHaveText('You could not be signed in');
      await expect(page.getByRole('alert')).toContainText('You did not allow the sign-in');
      await page.getByRole('link', { name: 'Back to sign-in' }).click();
      await expect(page.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
    });

    test('an address that an account of ours has is not taken over', async ({ page }) => {
      await page.goto(`${kit.url[mode]}/login`);
      await page.getByRole('button', { name: 'Continue with Auth0' }).click();
      await answer(page, 'mira');
      await expect(page.getByRole('alert')).toContainText('The email is already in use');
      expect(await sessionUser(page)).toBeNull();
    });

    test('Google makes an account and signs in to it', async ({ page }) => {
      const email = `omar-${mode}@example.com`;
      await page.goto(`${kit.url[mode]}/register?tab=google`);
      await page.getByLabel('Display name').fill('Omar Haddad');
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('long enough');
      await page.getByLabel('Password (confirm)').fill('long enough');
      await page.getByRole('button', { name: 'Create account' }).click();
      await isHome(page);
      expect(await sessionUser(page)).toMatchObject({ from: 'FIREBASE', email, displayName: 'Omar Haddad' });
      await page.goto(`${kit.url[mode]}/logout`);
      await page.getByRole('tab', { name: 'Google' }).click();
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill('long enough');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await isHome(page);
      await page.getByRole('button', { name: 'Switch to light colours' }).click();
      await expect(page.getByText('User data saved to firebase')).toBeVisible();
    });
  });
}

test.describe('an answer that was not asked for', () => {
  test('is refused where no sign-in was begun', async ({ page }) => {
    await page.goto(`${kit.url.browser}/callback?code=stolen&state=guessed`);
    await expect(page.getByRole('alert')).toContainText('No sign-in was begun in this tab');
    expect(await violations(page)).toEqual([]);
  });

  test('is refused when it carries another state', async ({ page }) => {
    await page.goto(`${kit.url.browser}/login`);
    await page.getByRole('button', { name: 'Continue with Auth0' }).click();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await page.goto(
      `${kit.url.browser}/callback?code=stolen&state=guessed&iss=${encodeURIComponent(kit.openId.issuer)}`,
    );
    await expect(page.getByRole('alert')).toContainText('does not belong to the sign-in');
  });
});

test.describe('a provider that cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED|request:/ });

  test('is named, and KakaoTalk can be tried again', async ({ page }) => {
    const discovery = '**/.well-known/openid-configuration';
    await page.route(discovery, (route) => route.abort());
    await page.goto(`${kit.url.browser}/login?tab=kakaotalk`);
    await expect(page.getByRole('alert')).toContainText('The provider cannot be reached');
    await page.unroute(discovery);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  });
});

test.describe('what Firebase refuses stands on its field', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('at login', async ({ page }) => {
    kit.firebase.add({
      email: 'off@example.com',
      password: 'long enough',
      displayName: 'Off',
      disabled: true,
    });
    kit.firebase.add({ email: 'on@example.com', password: 'long enough', displayName: 'On' });
    await page.goto(`${kit.url.browser}/login?tab=google`);
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    const attempt = async (email: string, password: string) => {
      await page.getByLabel('E-mail', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await submit.click();
    };
    await attempt('nobody@example.com', 'long enough');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      'There is no such account at Google',
    );
    await expect(submit).toBeDisabled();
    await attempt('off@example.com', 'long enough');
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      'This account was switched off at Google',
    );
    await attempt('on@example.com', 'wrong one');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Check your password',
    );
  });

  test('at registration', async ({ page }) => {
    kit.firebase.add({ email: 'taken@example.com', password: 'long enough', displayName: 'Taken' });
    await page.goto(`${kit.url.browser}/register?tab=google`);
    await page.getByLabel('Display name').fill('Omar');
    await page.getByLabel('E-mail', { exact: true }).fill('taken@example.com');
    await page.getByLabel('Password', { exact: true }).fill('12345678');
    await page.getByLabel('Password (confirm)').fill('12345678');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
      'The email is already in use',
    );
    await page.getByLabel('E-mail', { exact: true }).fill('free@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'This password is too weak: take a longer one',
    );
  });
});

test('a session of ours that was lost begins anew while the provider’s lasts, and ends with it', async ({
  page,
}) => {
  await page.goto(`${kit.url.browser}/login`);
  await page.getByRole('button', { name: 'Continue with Auth0' }).click();
  await answer(page, 'nadia');
  await isHome(page);
  await page.evaluate(() => localStorage.removeItem('jwt_access_token'));
  await page.goto(kit.url.browser);
  await isHome(page);
  await page.evaluate(() => localStorage.setItem('expires_at', '1'));
  await page.goto(kit.url.browser);
  await expect(page.getByText('Your session has expired. Sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
});

test('the provider’s session is cleared, and ours ended, when it is over while the page is open', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${kit.url.browser}/login`);
  await page.getByRole('button', { name: 'Continue with Auth0' }).click();
  await answer(page, 'nadia');
  await isHome(page);
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeTruthy();
  await page.clock.fastForward('01:00:01');
  await expect(page.getByText('Your session has expired. Sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
});

test.describe('a provider that fails while our own session is valid', () => {
  test.use({ expectedErrors: /ERR_FAILED|request:/ });

  test('logs out, here and there', async ({ page }) => {
    const email = 'failing@example.com';
    kit.firebase.add({ email, password: 'long enough', displayName: 'Failing' });
    // Its tokens are over at once, so that the next page must ask for another.
    await page.route(/accounts:signInWithPassword|securetoken.*token/, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, expiresIn: '1', expires_in: '1' } });
    });
    await page.goto(`${kit.url.browser}/login?tab=google`);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('long enough');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isHome(page);
    await page.route(/securetoken.*token/, (route) => route.abort());
    await page.goto(kit.url.browser);
    await expect(page.getByText('Failed to login with token.')).toBeVisible();
    await expect(page.getByText('Your session is no longer valid. Sign in again.')).toBeVisible();
    await page.unrouteAll();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('watchfloor_provider'))).toBeNull();
    await page.goto(`${kit.url.browser}/login`);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText('Sign in');
    expect(await sessionUser(page)).toBeNull();
  });
});

test('a provider that could not be left does not end a session of ours, and is left by its logout', async ({
  page,
}) => {
  await page.goto(`${kit.url.browser}/login`);
  await page.getByLabel('E-mail or user name').fill('staff');
  await page.getByLabel('Password', { exact: true }).fill('staff');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isHome(page);
  await page.evaluate(() => {
    localStorage.setItem('watchfloor_provider', 'AUTH0');
    localStorage.setItem('id_token', 'kept');
    localStorage.setItem('expires_at', '1');
  });
  await page.goto(`${kit.url.browser}/apps/dashboards/map`);
  await expect(heading(page)).toHaveText('Map');
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('Map');
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBe('kept');
  await page.goto(`${kit.url.browser}/logout`);
  await expect(heading(page)).toHaveText('Sign in');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('id_token'))).toBeNull();
});
