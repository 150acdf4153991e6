import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, serverUrl, signIn, test } from './support/test.ts';

// What a socket says when it is cut stands in the console.
test.use({ baseURL: serverUrl(), expectedErrors: /WebSocket/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const grid = (page: Page) => page.getByRole('group', { name: 'Cameras', exact: true });

/** The subscriptions that the page holds, by the field that they ask for; to be called before the page is opened. */
function watchSubscriptions(page: Page) {
  const open = new Map<string, string>();
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { type, id, payload: asked } = JSON.parse(String(payload));
      if (type === 'subscribe') open.set(id, asked.query);
      if (type === 'complete') open.delete(id);
    });
    socket.on('close', () => open.clear());
  });
  return (field: string) => [...open.values()].filter((query) => query.includes(field)).length;
}

/** Takes a camera out of service, or puts it back, as somebody else would. */
async function setState(page: Page, cameraId: string, state: 'ACTIVE' | 'PAUSED'): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: `mutation ($ids: [ID!]!, $state: OperatorState!) {
        setCameraOperatorState(input: { ids: $ids, state: $state }) { cameras { id } } }`,
      variables: { ids: [cameraId], state },
    },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}

test('dashboards, map, table, wall and desk opened one after another hold one subscription for cameras and one for incidents', async ({
  page,
}) => {
  const held = watchSubscriptions(page);
  const expectOne = async () => {
    await expect.poll(() => held('cameraStatusChanged')).toBe(1);
    await expect.poll(() => held('incidentChanged')).toBe(1);
  };
  await signIn(page, 'admin');
  await expectOne();
  for (const [link, title] of [
    ['Map', 'Map'],
    ['Cameras', 'Cameras'],
    ['Live View', 'Live View'],
    ['Incidents', 'Incidents'],
    ['Camera Health', /Camera Health/],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectOne();
  }
});

test('what happens while the connection is lost is shown when it is back, and until then it is said that nothing is live', async ({
  page,
}) => {
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (reachable) {
      socket.connectToServer();
      sockets.push(socket);
    } else void socket.close({ code: 1013 });
  });
  const lost = page.getByText('Not live: the connection is lost.');
  await signIn(page, 'admin', '/cameras?search=West+track');
  await expect(page.getByText(/^1 of \d+ cameras$/)).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await expect(lost).toBeHidden();
  await setState(page, 'camera-solar-5', 'PAUSED');
  await expect(grid(page).getByText('Paused')).toBeVisible();

  reachable = false;
  await sockets[0]?.close({ code: 1012 });
  await expect(lost).toBeVisible();
  await setState(page, 'camera-solar-5', 'ACTIVE');
  await expect(grid(page).getByText('Paused')).toBeVisible();

  reachable = true;
  await expect(lost).toBeHidden({ timeout: 30_000 });
  await expect(grid(page).getByText('Paused')).toBeHidden();
  await setState(page, 'camera-solar-5', 'PAUSED');
  await expect(grid(page).getByText('Paused')).toBeVisible();
  await setState(page, 'camera-solar-5', 'ACTIVE');
});
