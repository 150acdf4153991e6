import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { askFor, isIn } from './support/colours.ts';
import { register } from './support/modes.ts';
import { expect, serverUrl, signIn, test, violations, watch } from './support/test.ts';

const calendar = '/apps/calendar';

async function open(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin', `${calendar}${query}`);
  await expect(page.locator('.fc')).toBeVisible();
}
const entry = (page: Page, name: RegExp | string) => page.locator('.fc').getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('dialog');
const name = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });
const view = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true });

/** The middle of a half hour of a day in a week. */
async function slot(page: Page, day: string, time: string): Promise<{ x: number; y: number }> {
  const column = await page.locator(`.fc-timegrid-col[data-date="${day}"]`).boundingBox();
  const row = await page.locator(`.fc-timegrid-slot-lane[data-time="${time}:00"]`).boundingBox();
  if (!column || !row) throw new Error(`${day} ${time} is not drawn.`);
  return { x: column.x + column.width / 2, y: row.y + row.height / 2 };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Fills the form that is open. */
async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await drawer(page).getByLabel(label, { exact: true }).fill(value);
  }
}

const save = (page: Page) => drawer(page).getByRole('button', { name: 'Save' }).click();
const undo = (page: Page, said: RegExp) =>
  page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: said })
    .getByRole('button', { name: 'Undo' });

const gone = (locator: Locator) => expect(locator).toHaveCount(0);

test('days and views stand in the address, by buttons and by keys', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await signIn(page);
  await page.waitForLoadState('networkidle');
  const home = scripts.length;
  await page.locator(`nav a[href="${calendar}"]`).click();
  await expect(page.locator('.fc-daygrid-day.fc-day-today')).toBeVisible();
  const grid = await Promise.all(
    scripts.map(async (url) => (await (await page.request.get(url)).text()).includes('fc-daygrid-day')),
  );
  expect(grid.indexOf(true)).toBeGreaterThanOrEqual(home);

  await expect(view(page, 'Month')).toBeChecked();
  await view(page, 'Week').check();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.locator('.fc-timegrid-col.fc-day')).toHaveCount(7);
  // The browser is one of Great Britain, where weeks begin on Monday.
  await expect(page.locator('.fc-col-header-cell').nth(0)).toContainText('Mon');
  await page.goto(`${calendar}?view=week&date=2027-03-10`);
  await expect(name(page)).toHaveText('Mar 8 – 14, 2027');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(name(page)).toHaveText('Mar 15 – 21, 2027');
  await expect(page.locator('.fc-timegrid-col[data-date="2027-03-17"]')).toBeVisible();

  await page.keyboard.press('3');
  await expect(page.locator('.fc-timegrid-col.fc-day')).toHaveCount(5);
  await page.keyboard.press('2');
  await expect(page.locator('.fc-timegrid-col.fc-day')).toHaveCount(7);
  await page.keyboard.press('3');
  await expect(name(page)).toHaveText('Mar 15 – 19, 2027');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/view=workWeek.*date=2027-03-10|date=2027-03-10.*view=workWeek/);
  await page.keyboard.press('4');
  await expect(name(page)).toHaveText('Wednesday, March 10, 2027');
  await page.keyboard.press('5');
  await expect(page.getByText('No events in these days')).toBeVisible();
  await page.keyboard.press('1');
  await expect(name(page)).toHaveText('March 2027');
  await page.keyboard.press('n');
  await expect(name(page)).toHaveText('April 2027');
  await page.reload();
  await expect(name(page)).toHaveText('April 2027');
  await page.keyboard.press('t');
  await expect(page.locator('.fc-day-today')).toBeVisible();
  await page.keyboard.press('?');
  await expect(drawer(page).locator('kbd')).toHaveText('t p n 1 2 3 4 5 c Enter # Delete z ?'.split(' '));
  // The key after Esc is pressed before anything is drawn.
  await Promise.all(['Escape', 'c'].map((key) => page.keyboard.press(key)));
  await expect(drawer(page).getByLabel('Title')).toBeFocused();
  await Promise.all(['Escape', '?'].map((key) => page.keyboard.press(key)));
  await expect(drawer(page).locator('kbd').first()).toHaveText('t');
  await page.keyboard.press('Escape');

  await page.goto(`${calendar}?event=nothing`);
  await expect(drawer(page)).toContainText('Event not found');
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/calendar$/);
  await expect(page.locator('.fc-day-today')).toBeVisible();
});

test('a selected span is an event with exactly that start and end; it is moved and lengthened', async ({
  page,
}) => {
  await open(page, '?view=week&date=2027-03-10');
  await drag(page, await slot(page, '2027-03-10', '09:00'), await slot(page, '2027-03-10', '10:30'));
  await expect(drawer(page).getByLabel('Start', { exact: true })).toHaveValue('03/10/2027 09:00');
  await expect(drawer(page).getByLabel('End', { exact: true })).toHaveValue('03/10/2027 11:00');
  await type(page, { Title: 'Mast survey', Description: 'Bring the drone.' });
  await save(page);
  await expect(entry(page, /^Mast survey, .*09:00 – 11:00/)).toBeVisible();
  await page.reload();
  const survey = entry(page, /^Mast survey/);
  await expect(survey).toHaveAccessibleName(/Mar 10, 2027, 09:00 – 11:00/);

  await drag(page, await slot(page, '2027-03-10', '09:00'), await slot(page, '2027-03-11', '13:00'));
  await expect(survey).toHaveAccessibleName(/Mar 11, 2027, 13:00 – 15:00/);
  await undo(page, /was moved/).click();
  await expect(survey).toHaveAccessibleName(/Mar 10, 2027, 09:00 – 11:00/);

  await survey.hover();
  const end = await survey.locator('.fc-event-resizer-end').boundingBox();
  if (!end) throw new Error('The event has no end to drag.');
  await drag(page, { x: end.x + end.width / 2, y: end.y + 2 }, await slot(page, '2027-03-10', '11:30'));
  await expect(survey).toHaveAccessibleName(/09:00 – 12:00/);
  await page.reload();
  await expect(survey).toHaveAccessibleName(/Mar 10, 2027, 09:00 – 12:00/);

  await survey.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/event=/);
  await expect(drawer(page).getByLabel('Description', { exact: true })).toHaveValue('Bring the drone.');
  await type(page, { Start: '03/12/2027 08:00', End: '03/12/2027 08:45' });
  await save(page);
  await page.reload();
  await expect(survey).toHaveAccessibleName(/Mar 12, 2027, 08:00 – 08:45/);
});

test('whole days, several days, bad input, and a removal that is taken back with the same id', async ({
  page,
}) => {
  await open(page, '?date=2027-05-10');
  await page.keyboard.press('c');
  await save(page);
  await expect(drawer(page).getByLabel('Title', { exact: true })).toHaveAccessibleDescription(/.+/);
  await type(page, { Title: 'Trade fair', Start: '05/12/2027 10:00', End: '05/11/2027 10:00' });
  await save(page);
  await expect(drawer(page).getByLabel('End', { exact: true })).toHaveAccessibleDescription(/start/i);
  await expect(drawer(page).getByLabel('Title', { exact: true })).toHaveValue('Trade fair');
  await drawer(page).getByRole('switch', { name: 'All day' }).check();
  await type(page, { 'Last day': '05/14/2027' });
  await drawer(page).getByLabel('Title', { exact: true }).focus();
  await save(page);
  await gone(drawer(page));
  const fair = entry(page, /^Trade fair/);
  await expect(fair).toHaveAccessibleName(/Wed, May 12 – Fri, May 14, 2027/);
  await page.reload();
  const tab = await page.context().newPage();
  await tab.goto(`${calendar}?date=2027-05-10`);
  await expect(entry(tab, /^Trade fair/)).toBeVisible();
  await fair.click();
  const address = page.url();
  await expect(drawer(page).getByLabel('Last day', { exact: true })).toHaveValue('05/14/2027');
  await drawer(page).getByRole('button', { name: 'Delete event' }).click();
  await gone(fair);
  await gone(entry(tab, /^Trade fair/));
  await undo(page, /was deleted/).click();
  await expect(fair).toBeVisible();
  await expect(entry(tab, /^Trade fair/)).toBeVisible();
  await tab.close();
  await fair.focus();
  await page.keyboard.press('#');
  await gone(fair);
  await page.keyboard.press('z');
  await fair.focus();
  await page.keyboard.press('Delete');
  await gone(fair);
  await page.keyboard.press('z');
  await expect(fair).toBeVisible();
  await page.goto(address);
  await expect(drawer(page).getByLabel('Title', { exact: true })).toHaveValue('Trade fair');
  await drawer(page).getByLabel('Title', { exact: true }).fill('Half typed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const crowded = Array.from({ length: 8 }, (_, index) =>
  event(
    `UID:crowd-${index}`,
    `SUMMARY:Crowd ${index}`,
    `DTSTART:20270615T${10 + index}0000Z`,
    'DURATION:PT30M',
  ),
).flat();
const icalendar = (...lines: string[]) => ({
  name: 'calendar.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')),
});

test('iCalendar files come in, named line by line, and go out', async ({ page }) => {
  await open(page, '?date=2027-06-10');
  await page.getByRole('button', { name: 'Import' }).click();
  const choose = (file: ReturnType<typeof icalendar>) => drawer(page).getByLabel('File').setInputFiles(file);
  await choose({ ...icalendar(), buffer: Buffer.from('Name;Start\nnot a calendar') });
  await expect(drawer(page)).toContainText('This is no iCalendar file.');
  await choose(
    icalendar(
      ...crowded,
      ...event('SUMMARY:No day', 'DTSTART:soon'),
      ...event('SUMMARY:Rounds', 'DTSTART;TZID=America/New_York:20270601T080000', 'RRULE:FREQ=DAILY;COUNT=3'),
    ),
  );
  const notTaken = drawer(page).getByRole('list', { name: 'Not taken' });
  await expect(notTaken.getByRole('listitem')).toHaveText([/Line 53 · No day.*This is no date/]);
  await drawer(page).getByRole('button', { name: 'Import 11 events' }).click();
  await undo(page, /11 events were imported/).click();
  await expect(page.getByText('11 imported events were taken out again.')).toBeVisible();
  await gone(entry(page, /^Crowd/));

  await page.getByRole('button', { name: 'Import' }).click();
  await choose(icalendar(...crowded));
  await drawer(page).getByRole('button', { name: 'Import 8 events' }).click();
  await gone(drawer(page));
  await page.reload();
  await page.getByRole('button', { name: 'Import' }).click();
  await choose(icalendar(...crowded));
  await expect(drawer(page)).toContainText('8 are there already');
  await expect(drawer(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^\+\d more$/ })
    .or(page.locator('.fc-more-link'))
    .first()
    .click();
  await expect(page).toHaveURL(/view=day/);
  await expect(name(page)).toHaveText('Tuesday, June 15, 2027');
  await expect(entry(page, /^Crowd/)).toHaveCount(8);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await coming).path();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('SUMMARY:Crowd 7');
  expect(text).toContain('DTSTART:20270615T170000Z');
});

test('on a phone the agenda is legible, and nothing runs off the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await expect(view(page, 'Agenda')).toBeChecked();
  await expect(page.locator('.fc-list-event').first()).toBeVisible();
  for (const label of ['Agenda', 'Day', 'Month', 'Week']) {
    await view(page, label).check();
    await expect(view(page, label)).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('speaks Korean, Turkish and Arabic, and weeks begin as there', async ({ page }) => {
  await open(page);
  for (const [language, heading, week, first] of [
    ['ko', '2027년 3월', '주', '일'],
    ['tr', 'Mart 2027', 'Hafta', 'Pzt'],
    ['ar', 'مارس 2027', 'أسبوع', 'السبت'],
  ] as const) {
    await page.evaluate((code) => localStorage.setItem('watchfloor_language', code), language);
    await page.goto(`${calendar}?date=2027-03-10`);
    await expect(name(page)).toHaveText(heading);
    await view(page, week).check();
    await expect(page.locator('.fc-col-header-cell').nth(0)).toContainText(first);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('c');
    await expect(drawer(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(`${calendar}?view=month`);
  await expect(page.locator('.fc-direction-rtl')).toBeVisible();
  const boxes = await Promise.all(
    [0, 6].map((index) => page.locator('.fc-col-header-cell').nth(index).boundingBox()),
  );
  expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? 0);
  for (const label of ['agenda', 'week']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${calendar}?view=${label}`);
    await expect(page.locator('.fc-event').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('axe finds nothing in any view and dialog, dark and light', async ({ page }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  for (const colours of ['dark', 'light'] as const) {
    await open(page, `?${askFor(colours)}`);
    await isIn(page, colours);
    for (const label of ['Month', 'Week', 'Day', 'Agenda']) {
      await view(page, label).check();
      await expect(page.locator('.fc').getByRole('button').first()).toBeVisible();
      found[`${label}, ${colours}`] = await violations(page);
    }
    for (const key of ['c', '?']) {
      await page.keyboard.press(key);
      await expect(drawer(page)).toBeVisible();
      found[`${key}, ${colours}`] = await violations(page);
      await page.keyboard.press('Escape');
    }
  }
  expect(Object.values(found).flat()).toEqual([]);
});

test.describe('on a server', () => {
  test.use({ baseURL: serverUrl(), expectedErrors: /ERR_FAILED|graphql/ });

  test('two sessions see each other’s events; a lost connection loses nothing typed', async ({
    page,
    browser,
  }) => {
    const other = await (await browser.newContext({ baseURL: serverUrl() })).newPage();
    const problems = watch(other);
    await open(page, '?view=week&date=2027-07-07');
    await signIn(other, 'admin', `${calendar}?view=week&date=2027-07-07`);
    await expect(other.locator('.fc-timegrid-col[data-date="2027-07-07"]')).toBeVisible();
    const title = `Switch ${Date.now()}`;
    await page.keyboard.press('c');
    await type(page, { Title: title, Start: '07/07/2027 09:00', End: '07/07/2027 10:00' });
    await page.route('**/graphql', (route) => route.abort());
    await save(page);
    await expect(drawer(page).getByRole('alert')).toBeVisible();
    await expect(drawer(page).getByLabel('Title', { exact: true })).toHaveValue(title);
    await page.unroute('**/graphql');
    await save(page);
    await expect(entry(page, new RegExp(title))).toBeVisible();
    await expect(entry(other, new RegExp(title))).toBeVisible();

    const own = entry(page, new RegExp(title));
    const lost = page.getByRole('article', { name: 'Error' }).filter({ hasText: title });
    await page.route('**/graphql', (route) => route.abort());
    await drag(page, await slot(page, '2027-07-07', '09:00'), await slot(page, '2027-07-08', '13:00'));
    await expect(lost).toBeVisible();
    await expect(own).toHaveAccessibleName(/Jul 7, 2027, 09:00 – 10:00/);
    await expect(page.locator('.fc-timegrid-col[data-date="2027-07-07"]').getByText(title)).toBeVisible();
    await lost.getByRole('button').click();
    await gone(lost);
    await own.hover();
    const end = await own.locator('.fc-event-resizer-end').boundingBox();
    if (!end) throw new Error('The event has no end to drag.');
    await drag(page, { x: end.x + end.width / 2, y: end.y + 2 }, await slot(page, '2027-07-07', '11:30'));
    await expect(lost).toBeVisible();
    await expect(own).toContainText('09:00 - 10:00');
    await page.unroute('**/graphql');

    await entry(other, new RegExp(title)).click();
    await drawer(other).getByRole('button', { name: 'Delete event' }).click();
    await gone(entry(page, new RegExp(title)));
    expect(problems).toEqual([]);
    await other.context().close();

    // An import whose second call is answered into the void: it says how far it came, and the rest is not doubled.
    const stamp = Date.now();
    const many = Array.from({ length: 150 }, (_, index) =>
      event(
        `SUMMARY:Cut ${stamp}`,
        `DTSTART:20270707T${String(10 + (index % 10))}0000Z`,
        `DURATION:PT${index + 1}M`,
      ),
    );
    await page.getByRole('button', { name: 'Import' }).click();
    await drawer(page)
      .getByLabel('File')
      .setInputFiles(icalendar(...many.flat()));
    const rest = drawer(page).getByRole('button', { name: 'Import 50 events' });
    let calls = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"dryRun":false')) return route.continue();
      calls += 1;
      if (calls !== 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await drawer(page).getByRole('button', { name: 'Import 150 events' }).click();
    await expect(undo(page, /100 events were imported/).first()).toBeVisible();
    await expect(drawer(page)).toContainText('The connection is gone.');
    await rest.click();
    await expect(page.getByText('50 are there already').last()).toBeVisible();
    await gone(drawer(page));
    await page.reload();
    await page.getByRole('button', { name: 'Import' }).click();
    await drawer(page)
      .getByLabel('File')
      .setInputFiles(icalendar(...many.flat()));
    await expect(drawer(page)).toContainText('150 are there already');
    const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
    const answer = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query: `{ calendarEvents(filter: { search: "Cut ${stamp}" }) { totalCount } }` },
    });
    expect(await answer.json()).toEqual({ data: { calendarEvents: { totalCount: 150 } } });
  });

  test('maintenance windows are shown, lead to their cameras, and can be left out', async ({ page }) => {
    await open(page, '?view=week&date=2027-08-04');
    const token = await page.evaluate(() => localStorage.getItem('jwt_access_token'));
    const reason = `Lenses ${Date.now()}`;
    const answer = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        query: 'mutation ($input: MaintenanceInput!) { planMaintenance(input: $input) { errors { code } } }',
        variables: {
          input: {
            cameraIds: ['camera-solar-1'],
            from: '2027-08-04T08:00:00Z',
            to: '2027-08-04T10:00:00Z',
            reason,
          },
        },
      },
    });
    expect(await answer.json()).toMatchObject({ data: { planMaintenance: { errors: [] } } });
    await page.reload();
    const window = entry(page, new RegExp(reason));
    await expect(window).toHaveAccessibleName(/Maintenance: .* 11:00 – 13:00/);
    await window.click();
    await expect(page).toHaveURL(/window=/);
    await drawer(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/cameras\/camera-solar-1/);
    await page.goBack();
    await expect(drawer(page).getByRole('link')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: 'Maintenance windows' }).uncheck();
    await gone(window);
    await page.reload();
    await expect(page.locator('.fc-timegrid-col[data-date="2027-08-04"]')).toBeVisible();
    await gone(window);
  });

  test('a new account begins empty, takes sample data and removes them', async ({ page }) => {
    await register(page);
    await page.goto(calendar);
    await expect(page.getByText('A calendar for what you must not miss')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add sample data' }).click();
    await expect(entry(page, /^Shift handover/)).toBeVisible();
    await page.reload();
    await expect(entry(page, /^Shift handover/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove the sample data' }).click();
    await gone(entry(page, /^Shift handover/));
    await expect(page.getByRole('button', { name: 'Add sample data' })).toBeVisible();
  });
});
