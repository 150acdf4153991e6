import type { Page } from '@playwright/test';
import { inServer } from './support/inServer.ts';
import { expect, signIn, test } from './support/test.ts';

const stopped = 'The server inside this browser has stopped.';
const notKept = 'This browser does not keep data';

/** Keeps hold of the page's workers, so that the test can end them. */
async function holdWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = Worker;
    const held: Worker[] = [];
    Object.assign(globalThis, {
      heldWorkers: held,
      Worker: class extends Native {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          held.push(this);
        }
      },
    });
  });
}

const endWorkers = (page: Page) =>
  page.evaluate(() => {
    for (const worker of (globalThis as unknown as { heldWorkers: Worker[] }).heldWorkers) worker.terminate();
  });

/**
 * Makes a to-do by the documented call, as an integrator's page would, with the visitor's own token. `ends`: the server is
 * ended in the moment in which the answer is there.
 */
const makeTodo = (page: Page, title: string, { ends }: { readonly ends: boolean }) =>
  page.evaluate(
    async ([text, andThen]) => {
      const answer = await fetch('/api/todo-app/new-todo', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('jwt_access_token')}`,
        },
        body: JSON.stringify({ title: text }),
      });
      if (andThen) {
        for (const worker of (globalThis as unknown as { heldWorkers: Worker[] }).heldWorkers)
          worker.terminate();
      }
      return answer.status;
    },
    [title, ends] as const,
  );

const titles = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('jwt_access_token')}` };
    const todos: { title: string }[] = await (await fetch('/api/todo-app/todos', { headers })).json();
    return todos.map(({ title }) => title);
  });

test.describe('the server inside the browser', () => {
  test('runs in a worker that index.html begins, and not in the page', async ({ page }) => {
    const begun: string[] = [];
    const fetched: string[] = [];
    page.on('worker', (worker) => begun.push(worker.url()));
    page.on('request', (request) => fetched.push(request.url()));
    await signIn(page, 'admin');
    expect(begun.filter((url) => url.includes('/server.worker-'))).toHaveLength(1);
    expect(fetched.filter((url) => url.includes('/serveInPage-'))).toEqual([]);
  });

  test('that stops is told of at once, and a reload goes on with all that was acknowledged', async ({
    page,
  }) => {
    test.slow();
    await holdWorkers(page);
    await signIn(page, 'admin', '/audit');
    const made: string[] = [];
    for (const round of [1, 2, 3, 4, 5]) {
      made.unshift(`Kept in round ${round}`);
      expect(await makeTodo(page, made[0] ?? '', { ends: true })).toBe(200);
      await expect(page.getByText(stopped)).toBeVisible();
      await page.getByRole('button', { name: 'Reload', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
      await expect(page.getByText(stopped)).toHaveCount(0);
      expect((await titles(page)).slice(0, round)).toEqual(made);
    }
  });

  test('that stops fails what is asked of it, which says so in its place', async ({ page }) => {
    await holdWorkers(page);
    await signIn(page, 'admin', '/audit');
    await endWorkers(page);
    await expect(page.getByText(stopped)).toBeVisible();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.locator('#counter').getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.describe('where no worker can start', () => {
  test.use({
    expectedErrors: /could not start in a worker|Failed to load resource|request: \S+server\.worker-/,
  });

  test('the server runs in the page, and says so to whoever runs it', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await page.route(/\/assets\/server\.worker-/, (route) => route.abort());
    await signIn(page, 'admin');
    await expect(page.locator('[data-widget="counter"]')).toContainText(/\d/);
    expect(await makeTodo(page, 'Made in the page', { ends: false })).toBe(200);
    await page.reload();
    await expect.poll(() => titles(page)).toContain('Made in the page');
    expect(said.filter((line) => line.includes('it runs in the page'))).toHaveLength(2);
  });

  test('nor be made, it does so too', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('No workers here.');
      };
      Object.assign(globalThis, { Worker: refuse });
    });
    await signIn(page, 'admin');
    await expect(page.locator('[data-widget="counter"]')).toContainText(/\d/);
  });
});

/** Runs in the server: nothing can be kept. */
function forbidStorage(): void {
  indexedDB.open = () => {
    throw new DOMException('Storage is forbidden here.', 'SecurityError');
  };
}

/** Runs in the server: what is kept is read, and nothing more has room. */
function fillStorage(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('Storage is full.', 'QuotaExceededError');
  };
}

for (const [what, run] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const) {
  test(`storage that is ${what} is told once, and the session goes on`, async ({ page }) => {
    await inServer(page, run, null);
    await page.goto('/login');
    await page.getByLabel(/e-mail/i).fill('admin');
    await page.getByLabel(/^password/i).fill('admin');
    await page.getByLabel(/^password/i).press('Enter');
    await expect(page.getByText(notKept)).toHaveCount(1);
    await page.getByRole('article').filter({ hasText: notKept }).getByRole('button').click();
    await expect(page.getByText(notKept)).toHaveCount(0);
    expect(await makeTodo(page, 'Lasts as long as the page', { ends: false })).toBe(200);
    expect(await titles(page)).toContain('Lasts as long as the page');
    await expect(page.getByText(notKept)).toHaveCount(0);
  });
}
