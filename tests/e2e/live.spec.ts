import type { Page, WebSocketRoute } from '@playwright/test';
import { createGate } from './support/gate.ts';
import { expect, serverUrl, signIn, test } from './support/test.ts';

// What a socket says when it is cut stands in the console.
test.use({ baseURL: serverUrl(), expectedErrors: /WebSocket/ });
// What one changes is told to the page of another.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const grid = (page: Page) => page.getByRole('group', { name: 'Cameras', exact: true });

/** How often the page has subscribed to a field since it was opened; to be called before that. */
function countSubscriptions(page: Page) {
  let asked: string[] = [];
  page.on('websocket', (socket) => {
    asked = [];
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'subscribe') asked.push(message.payload.query);
      // None is given up: what ended would have to be begun again.
      if (message.type === 'complete') asked.push('cameraStatusChanged incidentChanged');
    });
  });
  return (field: string) => asked.filter((query) => query.includes(field)).length;
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

test('dashboards, map, table, wall and desk opened one after another hold one subscription for states of cameras, one for the registry and one for incidents', async ({
  page,
}) => {
  const counted = countSubscriptions(page);
  const expectOne = async () => {
    await expect.poll(() => counted('cameraStatusChanged')).toBe(1);
    await expect.poll(() => counted('incidentChanged')).toBe(1);
    expect(counted('cameraChanged')).toBeLessThan(2);
  };
  const screens = page.getByRole('navigation');
  await signIn(page, 'admin');
  await expectOne();
  for (const [link, title] of [
    ['Map', 'Map'],
    ['Cameras', 'Cameras'],
    ['Live View', 'Live View'],
    ['Incidents', 'Incidents'],
    ['Camera Health', /Camera Health/],
  ] as const) {
    // A screen may stand among the shortcuts, too; a count of new incidents may stand in the name of their link.
    await screens
      .getByRole('link', { name: new RegExp(`^${link}( \\d|$)`) })
      .first()
      .click();
    await expect(heading(page)).toHaveText(title);
    await expectOne();
  }
});

test('what changed after the answer of a widget, and before changes are told, is shown without another change', async ({
  page,
}) => {
  const telling = createGate();
  await page.routeWebSocket('**/graphql', async (socket) => {
    await telling.opened;
    socket.connectToServer();
  });
  await signIn(page, 'admin', '/apps/dashboards/analytics?search=Substation');
  const status = page
    .getByRole('region', { name: 'Cameras', exact: true })
    .locator('td[data-title="Status"]');
  await expect(status).toHaveText('Active');
  await setState(page, 'camera-solar-4', 'PAUSED');
  telling.open();
  await expect(status).toHaveText('Paused');
  await setState(page, 'camera-solar-4', 'ACTIVE');
  await expect(status).toHaveText('Active');
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
