import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { raise } from './support/raise.ts';
import { expect, serverUrl, signIn, test } from './support/test.ts';

// What goes wrong is said in the reader's language: here in Korean, where nothing that is told may be a Latin sentence.

type Texts = { readonly [key: string]: string | Texts };

const folders = {
  auth: 'src/shell/auth',
  messages: 'src/shell/messages',
  desk: 'src/features/incidents',
  cameras: 'src/apps/cameras',
  'live-view': 'src/apps/live-view',
} as const;

/** The Korean text of a key: "messages:refusal.TAKEN". */
function ko(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const [namespace = '', path = ''] = key.split(':');
  const file = `${folders[namespace as keyof typeof folders]}/locales/${namespace}.ko.json`;
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
      JSON.parse(readFileSync(file, 'utf8')) as Texts,
    );
  if (typeof found !== 'string') throw new Error(`There is no text ${key}.`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Three Latin words or more that follow each other: names of cameras and columns are shorter. */
const latinSentence = /(?:\p{Script=Latin}{2,}[\s,;:'’–-]+){2,}\p{Script=Latin}{2,}/u;

/** What the page tells: below fields, in alerts and messages, in questions. */
const told = (page: Page | Locator) => page.locator('[role="alert"], [role="alertdialog"], [aria-live]');

/** The text is told, and beside it no Latin sentence. */
async function isTold(page: Page, text: string): Promise<void> {
  await expect(told(page).filter({ hasText: text }).first()).toBeVisible();
  expect((await told(page).allInnerTexts()).join('\n')).not.toMatch(latinSentence);
}

const labelled = (page: Page | Locator, key: string, values = {}) =>
  page.getByLabel(ko(key, values), { exact: true });
const button = (page: Page | Locator, key: string) =>
  page.getByRole('button', { name: ko(key), exact: true });
const drawer = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('watchfloor_language', 'kr'));
});

async function fillLogin(page: Page, name: string, password: string): Promise<void> {
  await labelled(page, 'auth:login.email').fill(name);
  await labelled(page, 'auth:password').fill(password);
  await button(page, 'auth:login.submit').click();
}

const openCameras = async (page: Page, query = '') => {
  await signIn(page, 'admin', `/cameras${query}`);
  await expect(page.getByRole('group', { name: ko('cameras:title'), exact: true })).toBeVisible();
};

test.describe('in browser mode, in Korean', () => {
  test('a sign-in with an unknown name, a short and a wrong password', async ({ page }) => {
    await page.goto('/login');
    await labelled(page, 'auth:login.email').fill('adm');
    await isTold(page, ko('messages:refusal.TOO_SHORT', { least: 4 }));
    await fillLogin(page, 'nobody@watchfloor.example', 'whatever it is');
    await isTold(page, ko('messages:refusal.UNKNOWN_ACCOUNT'));
    await fillLogin(page, 'admin', 'whatever it is');
    await isTold(page, ko('messages:refusal.WRONG_PASSWORD'));
  });

  test('a registration without a name, with two passwords, and with the address of another', async ({
    page,
  }) => {
    await page.goto('/register');
    await labelled(page, 'auth:displayName').fill('N');
    await labelled(page, 'auth:displayName').fill('');
    await isTold(page, ko('messages:ofField.displayName.REQUIRED'));
    await labelled(page, 'auth:displayName').fill('Nadia');
    await labelled(page, 'auth:email').fill('nadia');
    await isTold(page, ko('messages:refusal.INVALID_EMAIL'));
    await labelled(page, 'auth:email').fill('admin@watchfloor.example');
    await labelled(page, 'auth:password').fill('a secret of mine');
    await labelled(page, 'auth:passwordConfirm').fill('another secret');
    await isTold(page, ko('messages:ofField.passwordConfirm.MISMATCH'));
    await labelled(page, 'auth:passwordConfirm').fill('a secret of mine');
    await button(page, 'auth:register.submit').click();
    await isTold(page, ko('messages:ofField.email.TAKEN'));
  });

  test('the form of a camera, on every field', async ({ page }) => {
    await openCameras(page);
    await button(page, 'cameras:add.title').click();
    const form = drawer(page);
    await labelled(form, 'cameras:field.tags').fill('x'.repeat(41));
    await labelled(form, 'cameras:field.latitude').fill('91');
    await labelled(form, 'cameras:stream.port', { usual: 554 }).fill('70000');
    await labelled(form, 'cameras:stream.path').fill('live');
    await button(form, 'cameras:add.save').click();
    for (const text of [
      ko('messages:ofField.name.REQUIRED'),
      ko('messages:ofField.siteId.REQUIRED'),
      ko('messages:refusal.ITEM_TOO_LONG', { most: 40 }),
      ko('messages:refusal.OUT_OF_RANGE', { least: -90, most: 90 }),
      ko('messages:refusal.OUT_OF_RANGE', { least: 1, most: '65,535' }),
      ko('messages:refusal.INVALID_HOST'),
      ko('messages:refusal.INVALID_PATH', { most: '1,000' }),
    ]) {
      await isTold(page, text);
    }
  });

  test('a file of cameras, line by line', async ({ page }) => {
    await openCameras(page, '?panel=import');
    const choose = (text: string) =>
      labelled(drawer(page), 'cameras:import.file').setInputFiles({
        name: 'cameras.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    await choose('name,site,colour\nGate A,Bosphorus Depot,red\n');
    await isTold(page, ko('messages:refusal.UNKNOWN_COLUMN'));
    await choose(
      'name,site,mainKind,mainAddress\nGate A,Nowhere,SYNTHETIC,\nGate B,Bosphorus Depot,TAPE,x\n',
    );
    const lines = drawer(page).getByRole('listitem');
    await expect(lines.filter({ hasText: ko('messages:ofField.site.NOT_FOUND') })).toBeVisible();
    await expect(lines.filter({ hasText: ko('messages:refusal.NOT_ONE_OF') })).toBeVisible();
    // The kinds themselves are names.
    const texts = (await lines.allInnerTexts()).join('\n').replace(/SYNTHETIC, .*RTSP/, '');
    expect(texts).not.toMatch(latinSentence);
  });

  test('maintenance without a reason that ends before it begins', async ({ page }) => {
    await openCameras(page, '?search=dock');
    await page.getByRole('checkbox').first().check();
    await button(page, 'cameras:bulk.maintenance').click();
    await labelled(drawer(page), 'cameras:maintenance.to').fill('2020. 01. 01. 08:00');
    await button(drawer(page), 'cameras:maintenance.save').click();
    await isTold(page, ko('messages:ofField.reason.REQUIRED'));
    await isTold(page, ko('messages:refusal.ENDS_BEFORE_START'));
  });

  test('a wall of too long a name', async ({ page }) => {
    await signIn(page, 'admin', '/apps/live-view?layout=2x2');
    await button(page, 'live-view:saved.menu').click();
    await page.getByRole('menuitem', { name: ko('live-view:saved.saveAs') }).click();
    const name = labelled(page, 'live-view:saved.name');
    // The field holds no more than is allowed; whoever gets past it is refused by the API.
    await name.evaluate((field) => field.removeAttribute('maxlength'));
    await name.fill('x'.repeat(81));
    await button(page, 'live-view:saved.saveConfirm').click();
    await isTold(page, ko('messages:ofField.name.TOO_LONG', { most: 80 }));
  });
});

test.describe('in server mode, in Korean', () => {
  test.use({ baseURL: serverUrl(), expectedErrors: /Failed to load resource|graphql/ });

  test('incidents whose state does not allow it, by their numbers', async ({ page }) => {
    const storm = `Storm ${Date.now()}`;
    await signIn(page, 'admin', '/pages/errors/error-500');
    for (let count = 1; count <= 3; count += 1) await raise(page, `${storm} ${count}`);
    await page.goto(`/apps/incidents?sort=raised&search=${encodeURIComponent(storm)}`);
    await expect(page.getByText(`${storm} 3`)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await isTold(page, ko('desk:done.ACKNOWLEDGE_other', { count: 1 }));
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('a');
    await expect(page.getByRole('alertdialog')).toContainText(/#\d+/);
    expect((await told(page).allInnerTexts()).join('\n')).not.toMatch(latinSentence);
  });

  test('a connection that is gone, at the sign-in', async ({ page }) => {
    await page.goto('/login');
    await expect(button(page, 'auth:login.submit')).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await fillLogin(page, 'admin', 'admin');
    await isTold(page, ko('messages:error.CONNECTION'));
  });

  test('too many attempts to sign in, with the time to wait', async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.77.${process.pid % 250}.9` });
    await page.goto('/login');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await fillLogin(page, 'staff', `wrong ${attempt} of 5`);
      await isTold(page, ko('messages:refusal.WRONG_PASSWORD'));
    }
    await fillLogin(page, 'staff', 'wrong once more');
    await isTold(page, ko('messages:error.RATE_LIMITED_FOR', { duration: '' }).slice(0, 12));
    await expect(
      told(page)
        .filter({ hasText: /\d+(초|분)/ })
        .first(),
    ).toBeVisible();
  });

  test('a camera that the server is too busy to keep, and one that it fails to keep', async ({ page }) => {
    await signIn(page, 'admin', '/cameras/camera-depot-1?panel=edit');
    const answers = [
      { status: 503, body: '' },
      {
        status: 200,
        contentType: 'application/json',
        body: JSON.stringify({
          errors: [
            { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
          ],
        }),
      },
    ];
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation UpdateCamera')
        ? route.fulfill(answers.shift() ?? { status: 500 })
        : route.fallback(),
    );
    await labelled(drawer(page), 'cameras:field.group').fill('Gates');
    await button(drawer(page), 'cameras:edit.save').click();
    await isTold(page, ko('messages:error.UNAVAILABLE'));
    await button(drawer(page), 'cameras:edit.save').click();
    await isTold(page, ko('messages:error.UNEXPECTED'));
  });
});
