import type { Page, Request } from '@playwright/test';
import { expect, serverUrl, signInByForm, test } from './support/test.ts';

test.use({ baseURL: serverUrl() });

/** The incidents of the next time that the page tells so many to be open or selected. */
async function tellsOf(page: Page, count: number): Promise<readonly string[]> {
  const idsOf = (request: Request): readonly string[] | undefined =>
    request.url().endsWith('/graphql') ? request.postDataJSON()?.variables?.input?.incidentIds : undefined;
  const request = await page.waitForRequest((each) => idsOf(each)?.length === count);
  return idsOf(request) ?? [];
}

test('in server mode the dashboard shows what another system raised through the API', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/this is a demo/i)).toBeHidden();
  await signInByForm(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Live and off-line cameras' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation { raiseIncident(input: { cameraId: "camera-solar-1", kind: INTRUSION, severity: HIGH,
        summary: "Seen through the server." }) { incidents { id } } }`,
    },
  });
  const { id } = (await answer.json()).data.raiseIncident.incidents[0];
  const opened = tellsOf(page, 1);
  await page.goto(`/apps/dashboards/project?incident=${id}`);
  await expect(page.getByText('Seen through the server.').first()).toBeVisible();
  expect(await opened).toEqual([id]);

  // The demo's colleague leaves alone what is open or selected.
  const selected = tellsOf(page, 2);
  await page
    .getByRole('checkbox', { name: /^Select incident/ })
    .nth(1)
    .check();
  expect(await selected).toContain(id);
});

test('in server mode logging out ends the session on the server', async ({ page, request }) => {
  await signInByForm(page);
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const ask = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await request.get('/api/project-dashboard-app/projects', { headers })).status();
  };
  expect(await ask()).toBe(200);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(ask).toBe(401);
});
