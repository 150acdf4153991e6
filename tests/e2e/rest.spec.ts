import { expect, signIn, test } from './support/test.ts';

const paths = [
  '/api/analytics-dashboard-app/widgets',
  '/api/project-dashboard-app/widgets',
  '/api/project-dashboard-app/projects',
  '/api/map-dashboard/widgets',
];

test.describe('REST inside the page', () => {
  test('answers with a token and refuses without', async ({ page }) => {
    await signIn(page, 'admin', '/audit');
    const answers = await page.evaluate(async (addresses) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('jwt_access_token')}` };
      const asked = addresses.map(async (address) => {
        const open = await fetch(address, { headers });
        const closed = await fetch(address);
        return {
          address,
          open: open.status,
          closed: closed.status,
          isEmpty: Object.keys(await open.json()).length === 0,
        };
      });
      return Promise.all(asked);
    }, paths);
    expect(answers).toEqual(paths.map((address) => ({ address, open: 200, closed: 401, isEmpty: false })));
  });

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

  test('a path that is not listed goes on to the network, and a listed one does not', async ({ page }) => {
    await signIn(page, 'admin', '/audit');
    const asked: string[] = [];
    await page.route('**/api/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: 'of the network' });
    });
    const answers = await page.evaluate(async () => {
      const bodyOf = async (path: string) => (await fetch(path)).json();
      return [await bodyOf('/api/openapi.json'), await bodyOf('/api/nothing-of-ours')];
    });
    expect(answers).toEqual([expect.objectContaining({ openapi: expect.any(String) }), 'of the network']);
    expect(asked).toEqual(['/api/nothing-of-ours']);
  });
});
