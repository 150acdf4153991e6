import { expect, signIn, test } from './support/test.ts';

const name = 'E-mail or user name';

test.describe('the login page', () => {
  test('keeps its button disabled until the form is valid', async ({ page }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(submit).toBeDisabled();
    await page.getByLabel(name).fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).press('Tab');
    await expect(page.getByText('Min character length is 4')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('abcd');
    await expect(submit).toBeEnabled();
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

  test('fetches neither the executor nor Apollo before somebody signs in', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/login');
    await expect(page.getByLabel(name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /startLocalServer|localLink|composeClient/.test(url))).toEqual([]);
  });
});

test('a token is kept under the documented name, and signing in opens the home page', async ({ page }) => {
  await signIn(page);
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
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/apps\/dashboards\/analytics/);
});

test('logging out forgets the token, which opens nothing any more, and goes to the login', async ({
  page,
}) => {
  await signIn(page);
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  await page.getByRole('button', { name: /account of/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('jwt_access_token'))).toBeNull();
  const ask = async (old: string | null) => {
    const headers = { authorization: `Bearer ${old}` };
    return (await fetch('/api/project-dashboard-app/projects', { headers })).status;
  };
  await expect.poll(() => page.evaluate(ask, token)).toBe(401);
});

test.describe('a token that the API refuses', () => {
  // Depending on what is faster, the screen's refused query still reaches its error boundary before the login comes.
  test.use({ expectedErrors: /Minified React error #520|Sign in first\.|Invalid access token detected/ });

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
  });
});

test('an unknown address says so inside the product', async ({ page }) => {
  await signIn(page);
  await page.goto('/apps/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
