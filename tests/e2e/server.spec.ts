import { expect, serverUrl, signIn, test } from './support/test.ts';

test.use({ baseURL: serverUrl() });

test('the dashboard runs in server mode: numbers, live changes and an acknowledged incident come from the server', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await expect(page.getByText(/this is a demo/i)).toBeHidden();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Live and off-line cameras' })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const off = page.getByRole('region', { name: 'Live and off-line cameras' }).getByText('Off-line');
  await expect(off).toBeVisible();
  const answer = await request.post('/graphql', {
    headers,
    data: {
      query: `mutation { raiseIncident(input: { cameraId: "camera-solar-1", kind: INTRUSION, severity: HIGH,
        summary: "Seen through the server." }) { incidents { id number } } }`,
    },
  });
  const { id } = (await answer.json()).data.raiseIncident.incidents[0];
  await page.goto(`/apps/dashboards/project?incident=${id}`);
  await expect(page.getByText('Seen through the server.').first()).toBeVisible();
});
