import { expect, signIn, test } from './support/test.ts';

const paths = [
  '/api/analytics-dashboard-app/widgets',
  '/api/project-dashboard-app/widgets',
  '/api/project-dashboard-app/projects',
  '/api/map-dashboard/widgets',
];

test.describe('REST inside the page', () => {
  for (const path of paths) {
    test(`${path} answers with a token and refuses without`, async ({ page }) => {
      await signIn(page);
      const answers = await page.evaluate(async (address) => {
        const headers = { authorization: `Bearer ${localStorage.getItem('jwt_access_token')}` };
        const open = await fetch(address, { headers });
        const closed = await fetch(address);
        return { open: open.status, closed: closed.status, keys: Object.keys(await open.json()).length };
      }, path);
      expect(answers).toEqual({ open: 200, closed: 401, keys: expect.any(Number) });
      expect(answers.keys).toBeGreaterThan(0);
    });
  }

  test('signs in by XMLHttpRequest as by fetch, also on the login page', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const user = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const request = new XMLHttpRequest();
          request.open('POST', '/api/auth');
          request.setRequestHeader('content-type', 'application/json');
          request.onload = () => resolve(JSON.parse(request.responseText).user.data.email);
          request.send(JSON.stringify({ email: 'admin', password: 'admin' }));
        }),
    );
    expect(user).toBe('admin@watchfloor.example');
  });

  test('a path that is not listed passes through to the network', async ({ page }) => {
    await signIn(page);
    const status = await page.evaluate(async () => (await fetch('/favicon.svg')).status);
    expect(status).toBe(200);
  });
});
