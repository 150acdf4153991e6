import { expect, serverUrl, signInByForm, test } from './support/test.ts';

test.use({ baseURL: serverUrl() });

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
  await page.goto(`/apps/dashboards/project?incident=${id}`);
  await expect(page.getByText('Seen through the server.').first()).toBeVisible();
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
