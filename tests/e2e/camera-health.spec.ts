import type { Page } from '@playwright/test';
import { withDemoOnCall } from './support/demoAhead.ts';
import { test as shared, visit } from './support/onePage.ts';
import { expect, signIn, test } from './support/test.ts';

const home = '/apps/dashboards/analytics';
const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const cameras = (page: Page) => widget(page, 'Cameras').getByRole('table');
const rows = (page: Page) => cameras(page).locator('tbody tr');

shared.describe('Camera Health', () => {
  shared.describe.configure({ mode: 'default' });

  shared('shows its ten widgets', async ({ page }) => {
    await visit(page, home);
    for (const title of [
      'Live and off-line cameras',
      'Malfunctions',
      'Conversion',
      'Uptime',
      'Impressions',
      'Visits',
      'Visitors and page views',
      'Devices',
      'Camera map',
      'Cameras',
    ]) {
      await expect(widget(page, title)).toBeVisible();
    }
    await expect(rows(page)).toHaveCount(48);
  });

  shared('counts the malfunctions of the year that is chosen', async ({ page }) => {
    await visit(page, home);
    const malfunctions = widget(page, 'Malfunctions');
    for (const year of ['2017', '2018', '2019']) {
      await malfunctions.getByRole('radio', { name: year }).click();
      await expect(malfunctions.getByRole('button', { name: `malfunctions in ${year}` })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`year=${year}`));
    }
    await page.reload();
    await expect(malfunctions.getByRole('radio', { name: '2019' })).toBeChecked();
  });

  shared('opens exactly the outages behind a number', async ({ page }) => {
    await visit(page, `${home}?year=2018`);
    const number = widget(page, 'Malfunctions').getByRole('button', { name: /malfunctions in 2018/ });
    const total = /^\d+/.exec((await number.textContent()) ?? '')?.[0] ?? 'none';
    await number.click();
    const outages = page.getByRole('dialog', { name: /^Outages from Jan 1, 2018/ });
    await expect(outages.locator('tbody tr')).toHaveCount(Number(total));
    await page.goBack();
    await expect(outages).toBeHidden();
  });

  shared('opens a month by keyboard, through the table of the chart', async ({ page }) => {
    await visit(page, `${home}?year=2018`);
    const malfunctions = widget(page, 'Malfunctions');
    await malfunctions.getByRole('button', { name: /show as table/i }).press('Enter');
    const february = malfunctions.getByRole('row', { name: /^Feb/ });
    const count = Number(/\d+/.exec((await february.getByRole('cell').textContent()) ?? '')?.[0]);
    await february.getByRole('button').press('Enter');
    const outages = page.getByRole('dialog', { name: 'Outages from Feb 1, 2018 to Feb 28, 2018' });
    await expect(outages.locator('tbody tr')).toHaveCount(count);
    await outages.locator('tbody tr').first().getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('Health, last 12 months')).toBeVisible();
  });

  shared('says the numbers of a chart where the pointer is, and goes on from there', async ({ page }) => {
    await visit(page, home);
    for (const title of ['Visits', 'Devices', 'Malfunctions']) {
      const drawing = widget(page, title).locator('figure > [aria-hidden]').first();
      await drawing.scrollIntoViewIfNeeded();
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      // A ring is beside its middle.
      await drawing.hover({ position: { x: width / 2, y: title === 'Devices' ? height - 12 : height / 2 } });
      await expect(drawing).toContainText(
        title === 'Devices' ? /Desktop\s*[\d.]+%/ : new RegExp(`${title}: ?\\d+`),
      );
    }
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: /^Outages from Jun 1/ })).toBeVisible();
  });

  shared('lists the visits behind a share of devices', async ({ page }) => {
    await visit(page, home);
    const devices = widget(page, 'Devices');
    await devices.getByRole('radio', { name: 'Last 28 days' }).click();
    await devices.getByRole('button', { name: /^Mobile/ }).click();
    const visits = page.getByRole('dialog', { name: 'Visits: Last 28 days, Mobile' });
    await expect(visits.locator('tbody tr').first()).toContainText('Mobile');
    await expect(visits.getByText('Desktop')).toHaveCount(0);
    await visits.getByRole('button', { name: 'Next' }).click();
    await expect(visits.getByText(/^26–/)).toBeVisible();
  });

  shared('leads from an incident number to the incidents of that time', async ({ page }) => {
    await visit(page, home);
    await widget(page, 'Impressions').getByRole('link').click();
    await expect(page).toHaveURL(/\/apps\/incidents\?state=all&from=.+&to=/);
  });

  shared('shows the cameras behind the counter', async ({ page }) => {
    await visit(page, home);
    const excluded = widget(page, 'Live and off-line cameras').getByRole('link', { name: /Out of service/ });
    const count = Number(/\d+/.exec((await excluded.textContent()) ?? '')?.[0]);
    await excluded.click();
    await expect(rows(page)).toHaveCount(count);
    await expect(cameras(page)).toBeInViewport();
    await expect(widget(page, 'Cameras').getByRole('combobox')).toHaveValue('EXCLUDED');
  });

  shared('sorts, filters and finds the same again at the same address', async ({ page }) => {
    await visit(page, home);
    await cameras(page).getByRole('button', { name: 'Total malfunctions' }).click();
    await cameras(page).getByRole('button', { name: 'Total malfunctions' }).click();
    const head = cameras(page).getByRole('columnheader', { name: 'Total malfunctions' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const falls = async () => {
      const counts = (await rows(page).locator('td:nth-child(3)').allTextContents()).map((text) =>
        // Outages that began before stand behind the number: 3 + 1 earlier.
        Number.parseInt(text, 10),
      );
      return counts.length === 48 && counts.every((count, index) => count <= (counts[index - 1] ?? count));
    };
    await expect.poll(falls).toBe(true);

    await widget(page, 'Cameras').getByRole('searchbox').fill('dock');
    await expect(rows(page).filter({ hasNotText: /dock/i })).toHaveCount(0);
    await expect(rows(page).first()).toContainText(/dock/i);
    const names = await rows(page).locator('th').allTextContents();
    await page.goto(page.url());
    await expect(rows(page).locator('th')).toHaveText(names);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  shared('says that no camera matches, and shows all again', async ({ page }) => {
    await visit(page, `${home}?search=nothing-is-called-so`);
    await expect(widget(page, 'Cameras').getByText('No camera matches')).toBeVisible();
    await widget(page, 'Cameras').getByRole('button', { name: 'Show all cameras' }).click();
    await expect(rows(page)).toHaveCount(48);
  });

  shared('explains a camera: since when, why, and what its score is made of', async ({ page }) => {
    await visit(page, home);
    await rows(page).first().getByRole('button').click();
    const name = (await rows(page).first().locator('th').textContent()) ?? '';
    const camera = page.getByRole('dialog', { name });
    await expect(camera.getByText(/^since /)).toBeVisible();
    await expect(camera.getByText(/^Why: /)).toBeVisible();
    await expect(camera.getByText(/Availability/)).toBeHidden();
    await camera.getByText(/^Health score \d+ of 100/).click();
    await expect(camera.getByText(/Availability/)).toBeVisible();
    await camera.getByRole('link', { name: /incident/ }).click();
    await expect(page).toHaveURL(/incidents\?state=all&camera=/);
  });

  shared('says so when the address names a camera that there is not', async ({ page }) => {
    await visit(page, `${home}?camera=no-such-camera&behind=camera`);
    await expect(page.getByRole('dialog', { name: 'Camera not found' })).toContainText('no-such-camera');
    await page.keyboard.press('Escape');
    const note = page.getByRole('status').filter({ hasText: 'There is no camera “no-such-camera”' });
    await note.getByRole('button', { name: 'Show all cameras' }).click();
    await expect(note).toBeHidden();
    await expect(page).not.toHaveURL(/camera=/);
  });
});

test('changes by itself when the pulse changes a camera', async ({ page }) => {
  const moveOn = await withDemoOnCall(page);
  await signIn(page);
  const states = widget(page, 'Live and off-line cameras').getByRole('list').nth(1);
  await expect(states).toContainText('Degraded');
  // Pictures come from degraded cameras too: they are live, and said to be.
  await expect(widget(page, 'Live and off-line cameras')).toContainText(/Live\s*of them degraded: [1-9]/);
  const before = (await states.textContent()) ?? '';
  await moveOn();
  await expect(states).not.toHaveText(before);
  await expect(rows(page)).toHaveCount(48);
});
