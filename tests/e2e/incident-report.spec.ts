import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { withDemoOnCall } from './support/demoAhead.ts';
import { test as shared, visit } from './support/onePage.ts';
import { expect, signIn, test, violations } from './support/test.ts';

const report = '/apps/dashboards/project';
const widget = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const desk = (page: Page) => widget(page, 'Incident table');
const rows = (page: Page) => desk(page).locator('tbody tr');

const columns = ['Select', 'Number', 'Severity', 'Camera', 'State', 'Raised', 'Summary'] as const;

/** The cells of some rows in a column. */
const cells = (lines: Locator, column: (typeof columns)[number]) =>
  lines.locator(`> :nth-child(${columns.indexOf(column) + 1})`);

/** The number of the incident in a row of the table, as it is written there. */
async function numberOf(page: Page, index: number): Promise<string> {
  return (await rows(page).nth(index).getByRole('rowheader').textContent()) ?? '';
}
const rowOf = (page: Page, number: string) =>
  rows(page).filter({ has: page.getByText(number, { exact: true }) });
/** How many incidents the table says there are. */
async function countOf(page: Page): Promise<number> {
  const text = await desk(page)
    .getByText(/^[\d,]+ incidents?$/)
    .textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}
const panel = (page: Page) => page.getByRole('dialog', { name: /^Incident/ });

shared.describe('Incident Report', () => {
  shared.describe.configure({ mode: 'default' });

  shared('greets the viewer, names the document and shows the widgets of Home', async ({ page }) => {
    await visit(page, report);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira Aydın');
    await expect(page).toHaveTitle(/^(\(\d+\) )?Incident Report/);
    for (const title of [
      'Incidents',
      'High',
      'Medium',
      'Low',
      'Incident analysis',
      'Task distribution',
      'Alert distribution',
      'Spent',
      'Incident table',
      'Views',
      'Camera operations',
      'Camera map',
      'Incidents per camera',
      'Local time',
      'Weather',
    ]) {
      await expect(widget(page, title)).toBeVisible();
    }
  });

  shared(
    'begins with the ranges that the specification names and keeps others in the address',
    async ({ page }) => {
      await visit(page, report);
      const range = (title: string, name: string) => widget(page, title).getByRole('radio', { name });
      await expect(range('Incidents', 'Today')).toBeChecked();
      await expect(range('Task distribution', 'This Week')).toBeChecked();
      await expect(range('Views', 'Today')).toBeChecked();
      await expect(range('Spent', 'This Week')).toBeChecked();

      await range('Incidents', 'This Month').click();
      await expect(page).toHaveURL(/count=DTM/);
      await range('Incident analysis', '2 Weeks Ago').click();
      await expect(page).toHaveURL(/analysis=2W/);
      await page.reload();
      await expect(range('Incidents', 'This Month')).toBeChecked();
      await expect(range('Incident analysis', '2 Weeks Ago')).toBeChecked();
    },
  );

  shared('a number leads to the incidents behind it', async ({ page }) => {
    await visit(page, `${report}?count=DTM`);
    await widget(page, 'High').getByRole('link').click();
    await expect(page).toHaveURL(/state=all&severity=HIGH&period=THIS_MONTH/);
    await expect(desk(page).getByRole('button', { name: 'Severity: High' })).toBeInViewport();
    await expect(desk(page).getByRole('combobox', { name: 'Raised' })).toHaveValue('THIS_MONTH');
  });

  shared(
    'a number is how many incidents it leads to, however many were folded into storms',
    async ({ page }) => {
      await visit(page, `${report}?analysis=LW&storms=open`);
      const raised = widget(page, 'Incident analysis').getByRole('link', { name: /raised$/ });
      const number = Number(/\d+/.exec((await raised.textContent()) ?? '')?.[0]);
      await raised.click();
      await expect(page).toHaveURL(/project\?analysis=LW&state=all&period=LAST_WEEK/);
      await expect.poll(() => countOf(page)).toBe(number);
    },
  );

  shared(
    'storms are folded until somebody opens them, and lead to what was folded into them',
    async ({ page }) => {
      await visit(
        page,
        `${report}?state=all&period=LAST_12_MONTHS&severity=HIGH&severity=MEDIUM&kind=OUTAGE&kind=TAMPER`,
      );
      const folded = await countOf(page);
      await desk(page).getByRole('checkbox', { name: 'Alert storms folded' }).press('Space');
      await expect(page).toHaveURL(/storms=open/);
      await expect.poll(() => countOf(page)).toBeGreaterThan(folded);

      await visit(
        page,
        `${report}?state=all&period=LAST_12_MONTHS&severity=HIGH&kind=OUTAGE&site=site-harbour`,
      );
      const children = rows(page)
        .getByRole('link', { name: /folded into it$/ })
        .first();
      const count = Number(/\d+/.exec((await children.textContent()) ?? '')?.[0]);
      await children.click();
      await expect.poll(() => countOf(page)).toBe(count);
      await desk(page).getByRole('button', { name: 'Of one alert storm' }).click();
      await expect(desk(page).getByRole('checkbox', { name: 'Alert storms folded' })).toBeChecked();
    },
  );

  shared(
    'a deep link filters the table; clearing the filters shows what is open, from whenever it is',
    async ({ page }) => {
      await visit(page, `${report}?period=LAST_90_DAYS&severity=high&state=RESOLVED`);
      await expect(rows(page).first()).toBeInViewport();
      const severities = await cells(rows(page), 'Severity').allInnerTexts();
      const states = await cells(rows(page), 'State').allInnerTexts();
      expect(new Set(severities)).toEqual(new Set(['High']));
      for (const state of states) expect(state).toMatch(/^Resolved/);

      await desk(page).getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).not.toHaveURL(/severity|state|period/);
      await expect(cells(rows(page), 'State').first()).toHaveText(/^(New|Acknowledged)/);
      for (const state of await cells(rows(page), 'State').allInnerTexts())
        expect(state).toMatch(/^(New|Acknowledged)/);
      await desk(page).getByRole('button', { name: 'State: 2' }).click();
      for (const name of ['New', 'Acknowledged']) await desk(page).getByRole('checkbox', { name }).uncheck();
      await expect(page).toHaveURL(/state=all/);
      await expect.poll(() => countOf(page)).toBeGreaterThan(1000);
    },
  );

  shared('filters are chosen by keyboard and stand in the address', async ({ page }) => {
    await visit(page, `${report}?state=all`);
    await desk(page).getByRole('button', { name: 'Kind' }).press('Enter');
    await desk(page).getByRole('checkbox', { name: 'Tampering' }).press('Space');
    await expect(page).toHaveURL(/kind=TAMPER/);
    await page.keyboard.press('Escape');
    await expect(desk(page).getByRole('button', { name: 'Kind: Tampering' })).toBeFocused();
    await expect(cells(rows(page), 'Summary').first()).toContainText('Tampering');
  });

  shared('reads on as somebody scrolls, and draws no more than is seen', async ({ page }) => {
    await visit(page, `${report}?state=all&period=LAST_90_DAYS&severity=HIGH&sort=number&dir=asc`);
    const first = await numberOf(page, 0);
    const last = (await countOf(page)) - 1;
    const frame = desk(page).getByRole('group', { name: 'Incident table' });
    await expect
      .poll(async () => {
        await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
        return rows(page).last().getAttribute('data-index');
      })
      .toBe(`${last}`);
    expect(last).toBeGreaterThan(60);
    expect(await rows(page).count()).toBeLessThan(60);
    await frame.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(rowOf(page, first)).toBeVisible();
  });

  shared('what the state of an incident does not allow is not offered', async ({ page }) => {
    await visit(page, `${report}?state=RESOLVED&period=LAST_30_DAYS`);
    await rows(page).first().getByRole('checkbox').check();
    await expect(desk(page).getByText('1 selected')).toBeVisible();
    await rows(page).first().getByRole('button').click();
    await expect(panel(page).getByRole('textbox', { name: 'Note' })).toBeVisible();
    for (const name of ['Acknowledge', 'Resolve', 'Dismiss', 'Assign…']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
  });

  shared('exports exactly what is filtered', async ({ page }) => {
    await visit(page, `${report}?state=all&severity=HIGH&period=LAST_90_DAYS`);
    const total = await countOf(page);
    const downloading = page.waitForEvent('download');
    await desk(page).getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^incidents-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffNumber,Severity,Kind,Camera,Site,State,Raised,Acknowledged,Closed,Assignee,Summary',
    );
    expect(lines).toHaveLength(total + 1);
    expect(lines.slice(1).every((line) => /^\d+,High,/.test(line))).toBe(true);
  });

  shared('says so when there is no such incident, and when there is no such project', async ({ page }) => {
    await visit(page, `${report}?incident=incident-of-nobody`);
    await expect(panel(page).getByText('There is no such incident')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page).not.toHaveURL(/incident=/);

    await visit(page, `${report}?project=project-of-nobody`);
    await expect(page.getByText('There is no such project')).toBeVisible();
    await page.getByRole('button', { name: 'Show all projects' }).click();
    await expect(widget(page, 'Incidents')).toBeVisible();
  });

  shared('a project narrows the incidents to its sites', async ({ page }) => {
    await visit(page, `${report}?state=all`);
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Energy Sites' });
    await expect(page).toHaveURL(/project=project-energy/);
    await expect(rows(page).first()).toContainText(/Hangang Data Campus|Rift Solar Park/);
    await desk(page).getByRole('button', { name: 'Site' }).click();
    await expect(
      desk(page).getByRole('checkbox', { name: /Campus|Park|Harbour|Depot|Yard|Arcade/ }),
    ).toHaveCount(2);
  });

  shared('shows the budget of each project, and the team with what each has open', async ({ page }) => {
    await visit(page, report);
    await page.getByRole('link', { name: 'Budget Summary' }).click();
    await expect(widget(page, 'Energy Sites').getByRole('progressbar')).toBeVisible();
    await page.getByRole('link', { name: 'Team Members' }).click();
    await expect(widget(page, 'Team members').locator('tbody tr')).toHaveCount(20);
    await widget(page, 'Team members')
      .getByRole('link', { name: /open incidents? of Deniz Korkmaz/ })
      .click();
    await expect(desk(page).getByRole('button', { name: 'Assignee: Deniz Korkmaz' })).toBeVisible();
  });

  shared('remembers the units of the weather', async ({ page }) => {
    await visit(page, report);
    const weather = widget(page, 'Weather');
    await weather.getByRole('radio', { name: '°F' }).click();
    await weather.getByRole('radio', { name: 'mph' }).click();
    await page.reload();
    await expect(weather.getByRole('radio', { name: '°F' })).toBeChecked();
    await expect(weather.getByText(/mph from/)).toBeVisible();
  });

  shared('Shift and a click, or Shift and x, select a range of rows', async ({ page }) => {
    await visit(page, `${report}?state=all&period=LAST_30_DAYS`);
    const box = (index: number) => rows(page).nth(index).getByRole('checkbox');
    const selected = (count: number) => desk(page).getByText(`${count} selected`, { exact: true });
    await box(0).check();
    await box(3).click({ modifiers: ['Shift'] });
    await expect(selected(4)).toBeVisible();
    // From the end of the range upwards they leave it.
    await box(2).click({ modifiers: ['Shift'] });
    await expect(selected(2)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await desk(page).getByRole('button', { name: 'Clear selection' }).click();

    await rows(page).nth(1).getByRole('rowheader').getByRole('button').focus();
    for (const key of ['x', 'j', 'j', 'X']) await page.keyboard.press(key);
    await expect(selected(3)).toBeVisible();
  });

  shared('has no accessibility violation with an incident open', async ({ page }) => {
    await visit(page, `${report}?state=all&period=LAST_30_DAYS`);
    await rows(page).first().getByRole('button').click();
    await expect(panel(page).getByRole('heading', { name: 'Activity' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('Dealing with a new incident', () => {
  test.beforeEach(async ({ page }) => {
    const moveOn = await withDemoOnCall(page);
    await signIn(page, 'admin', `${report}?state=NEW`);
    await expect(desk(page).getByText(/^0 incidents$/)).toBeVisible();
    await moveOn();
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Demo: small events/ }).click();
    await page.getByRole('menuitem', { name: 'Pause the demo' }).click();
    await expect(page.getByRole('button', { name: 'Demo: paused' })).toBeVisible();
  });

  test('an acknowledged incident stays acknowledged after a reload', async ({ page }) => {
    const number = await numberOf(page, 0);
    await rowOf(page, number).getByRole('checkbox').check();
    await desk(page).getByRole('button', { name: 'Acknowledge' }).click();
    await expect(page.getByText(/^Incident #\d+ acknowledged$/)).toBeVisible();
    await page.goto(`${report}?state=ACKNOWLEDGED`);
    await expect(rowOf(page, number)).toContainText('Mira Aydın');
  });

  test('Undo takes a change back, and the incident is taken on, noted and resolved in its panel', async ({
    page,
  }) => {
    const number = await numberOf(page, 0);
    await rowOf(page, number).getByRole('checkbox').check();
    await desk(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(rowOf(page, number)).toContainText('Dismissed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cells(rowOf(page, number), 'State')).toHaveText(/^New/);

    await rowOf(page, number).getByRole('button').click();
    await panel(page).getByRole('button', { name: 'Assign…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 1 incident' });
    await dialog.getByRole('combobox', { name: 'Assign to' }).selectOption({ label: 'Layla Haddad' });
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText(`Incident ${number} assigned to Layla Haddad`)).toBeVisible();
    await panel(page).getByRole('textbox', { name: 'Note' }).fill('Guard is <b>on the way</b>.');
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    // In the log, which may have it before the field is empty again.
    await expect(
      panel(page).getByRole('paragraph').filter({ hasText: 'Guard is <b>on the way</b>.' }),
    ).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Resolve' })).toBeHidden();
    await panel(page).getByRole('button', { name: 'Acknowledge' }).click();
    await panel(page).getByRole('button', { name: 'Resolve' }).click();
    await expect(panel(page).getByText('Resolved', { exact: true })).toBeVisible();
  });

  test('keys move, select, acknowledge, open and explain', async ({ page }) => {
    await page.goto(`${report}?state=all&period=LAST_30_DAYS`);
    const [first, second] = [await numberOf(page, 0), await numberOf(page, 1)];
    const button = (number: string) => rowOf(page, number).getByRole('button', { name: number });
    await button(first).focus();
    await page.keyboard.press('j');
    await expect(button(second)).toBeFocused();
    await page.keyboard.press('x');
    await expect(rowOf(page, second).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await expect(button(first)).toBeFocused();
    await page.keyboard.press('a');
    await expect(rowOf(page, first)).toContainText('Acknowledged');
    await page.keyboard.press('r');
    await expect(rowOf(page, first)).toContainText('Resolved');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(first)).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  });
});

test('incidents that come in wait while the focus is in the table, and come when asked', async ({ page }) => {
  const moveOn = await withDemoOnCall(page);
  await signIn(page, 'admin', `${report}?state=all&period=LAST_30_DAYS&sort=raised`);
  await rows(page).first().getByRole('button').focus();
  const top = await numberOf(page, 0);
  await moveOn();
  const waiting = desk(page).getByRole('button', { name: /^\d+ new incidents? – show$/ });
  await expect(waiting).toBeVisible();
  expect(await numberOf(page, 0)).toBe(top);
  await waiting.click();
  await expect(rows(page).first().getByRole('rowheader')).not.toHaveText(top);
});
