import type { Page } from '@playwright/test';
import { expect, serverUrl, signIn, test } from './support/test.ts';

test.use({ baseURL: serverUrl() });

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const shown = 'https://pictures.example/shown.png';
const broken = 'https://pictures.example/broken.png';

/** Gives people pictures, by name, in every answer of the API. */
async function givePictures(page: Page, pictures: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer: unknown = JSON.parse(await response.text(), (_, value) => {
      const picture = pictures[value?.name ?? value?.displayName];
      if (!picture) return value;
      return { ...value, ...('avatar' in value ? { avatar: picture } : { photoURL: picture }) };
    });
    await route.fulfill({ response, json: answer });
  });
}

/** Answers for where the pictures lie; returns what those who asked said of where they come from. */
async function servePictures(page: Page): Promise<(string | null)[]> {
  const referrers: (string | null)[] = [];
  await page.route('https://pictures.example/**', async (route) => {
    referrers.push(await route.request().headerValue('referer'));
    const body =
      route.request().url() === broken ? 'no picture' : Buffer.from(pixel.split(',')[1] ?? '', 'base64');
    await route.fulfill({ contentType: 'image/png', body });
  });
  return referrers;
}

test('people are shown by their picture, and by initials where none is set or none can be shown', async ({
  page,
}) => {
  const referrers = await servePictures(page);
  await givePictures(page, {
    'Mira Aydın': shown,
    'Jonas Vermeer': pixel,
    'Wanjiru Mwangi': broken,
  });
  await signIn(page, 'admin', '/apps/dashboards/project');
  const account = page.getByRole('banner').getByRole('button', { name: /Mira Aydın/ });
  await expect(account.locator('img')).toHaveJSProperty('naturalWidth', 1);

  await page.getByRole('link', { name: 'Team Members' }).click();
  const team = page.getByRole('table', { name: 'Team members' });
  const nameOf = (name: string) => team.getByRole('rowheader', { name });
  await expect(nameOf('Jonas Vermeer').locator('img')).toHaveJSProperty('naturalWidth', 1);
  await expect(nameOf('Wanjiru Mwangi')).toContainText('WM');
  await expect(nameOf('Wanjiru Mwangi').locator('img')).toHaveCount(0);
  await expect(nameOf('Amani Otieno')).toContainText('AO');

  await page.mouse.move(400, 400);
  const contacts = page.getByRole('toolbar', { name: 'Contacts' });
  await expect(contacts.getByRole('button', { name: /^Jonas Vermeer/ }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    1,
  );
  await expect(contacts.getByRole('button', { name: /^Wanjiru Mwangi/ })).toContainText('WM');

  expect(referrers.length).toBeGreaterThan(1);
  expect(new Set(referrers)).toEqual(new Set([null]));
  // The page may be asking for something yet.
  await page.unrouteAll({ behavior: 'wait' });
});
