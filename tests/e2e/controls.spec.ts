import type { Page } from '@playwright/test';
import { pick, randomFrom } from '../../src/lib/random.ts';
import { test as shared, visit } from './support/onePage.ts';
import { expect, signIn, test } from './support/test.ts';

/** What an address says: the texts of each name, in the order of the alphabet; a name that says nothing is not there. */
type Said = Readonly<Record<string, readonly string[]>>;

/** Something that can be clicked, and what a click does to the address. */
interface Control {
  /** The element: the first of the selector whose text begins so. */
  readonly find: string;
  readonly text: string;
  /** A choice takes the value with this text; other controls are clicked. */
  readonly option?: string;
  readonly does: (said: Said) => Said;
  /** Whether the control, where it is one that is ticked, is to be ticked. */
  readonly ticked?: (said: Said) => boolean;
}

const of = (said: Said, name: string) => said[name] ?? [];

function withTexts(said: Said, name: string, texts: readonly string[]): Said {
  const { [name]: _, ...rest } = said;
  return texts.length === 0 ? rest : { ...rest, [name]: [...texts].sort() };
}

/** A box, which is ticked and unticked. */
const box = (name: string, value: string, text: string): Control => ({
  find: 'fieldset label:has(input[type=checkbox])',
  text,
  does: (said) => {
    const texts = of(said, name);
    return withTexts(
      said,
      name,
      texts.includes(value) ? texts.filter((each) => each !== value) : [...texts, value],
    );
  },
  ticked: (said) => of(said, name).includes(value),
});

/** A box of the states of the incident table: those that are open are not said, and none of them is said as all. */
function stateBox(value: string, text: string): Control {
  const usual = ['ACKNOWLEDGED', 'NEW'];
  const states = (said: Said) => {
    const texts = of(said, 'state');
    if (texts.length === 0) return usual;
    return texts.filter((each) => each !== 'all');
  };
  return {
    find: 'fieldset label:has(input[type=checkbox])',
    text,
    does: (said) => {
      const now = states(said);
      const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
      if (next.toSorted().join() === usual.join()) return withTexts(said, 'state', []);
      return withTexts(said, 'state', next.length === 0 ? ['all'] : next);
    },
    ticked: (said) => states(said).includes(value),
  };
}

/** One of several tabs, which are radio buttons. */
const tab = (name: string, value: string, text: string, fallback: string): Control => ({
  find: 'fieldset label:has(input[type=radio])',
  text,
  does: (said) => withTexts(said, name, value === fallback ? [] : [value]),
  ticked: (said) => (of(said, name)[0] ?? fallback) === value,
});

const option = (label: string, name: string, value: string): Control => ({
  find: `label:has(select), select[aria-label="${label}"]`,
  text: label,
  option: value,
  does: (said) => withTexts(said, name, value === '' ? [] : [value]),
});

/** The head of a column: ascending first, then the other way round. The order of the first column is not said. */
const head = (column: string, text: string, usual: string): Control => ({
  find: 'th button, .bp6-table-column-name button',
  text,
  does: (said) => {
    const now = of(said, 'sort')[0] ?? `${usual}.asc`;
    const next = now === `${column}.asc` ? `${column}.desc` : `${column}.asc`;
    return withTexts(said, 'sort', next === `${usual}.asc` ? [] : [next]);
  },
});

/** A head of the incident table: descending first, which is not said. The table stands by urgency at first. */
const deskHead = (column: 'number' | 'raised', text: string): Control => ({
  find: 'th button',
  text,
  does: (said) => {
    const same = (of(said, 'sort')[0] ?? 'urgent') === column;
    const dir = same && of(said, 'dir')[0] !== 'asc' ? 'asc' : 'desc';
    const sorted = withTexts(said, 'sort', [column]);
    return withTexts(sorted, 'dir', dir === 'desc' ? [] : [dir]);
  },
});

/** A number that narrows the incident table to what it counts, and widens it again. */
const counter = (name: string, value: string, text: string): Control => ({
  find: 'button[aria-pressed]',
  text,
  does: (said) => withTexts(said, name, of(said, name).join() === value ? [] : [value]),
});

/** What the address says now. Lists that stand in one text are taken apart. */
function saidBy(address: string): Said {
  const said: Record<string, string[]> = {};
  for (const [name, text] of new URL(address).searchParams) {
    said[name] = [...(said[name] ?? []), ...text.split(',')].sort();
  }
  return said;
}

interface Step {
  readonly control: number;
  /** Milliseconds to wait afterwards. */
  readonly gap: number;
}

/**
 * Clicks one after the other within the page, where no wait of the test comes between; answers
 * for each whether it was there, and whether it was ticked then.
 */
const clickAll = (page: Page, controls: readonly Control[], steps: readonly Step[]) =>
  page.evaluate(
    async ({ targets, order }) => {
      const results: { readonly there: boolean; readonly ticked: boolean | null }[] = [];
      for (const { control, gap } of order) {
        const target = targets[control];
        const element = [...document.querySelectorAll(target?.find ?? '')].find((each) =>
          `${each.getAttribute('aria-label') ?? ''}${each.textContent?.trim()}`.startsWith(
            target?.text ?? '',
          ),
        );
        const input = element?.querySelector('input') ?? null;
        if (element && target?.option === undefined) (input ?? (element as HTMLElement)).click();
        else if (element && target?.option !== undefined) {
          const select = element.querySelector('select') ?? (element as HTMLSelectElement);
          select.value = target.option;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
        await new Promise((resolve) => setTimeout(resolve, gap));
        results.push({ there: element !== undefined, ticked: input?.isConnected ? input.checked : null });
      }
      return results;
    },
    { targets: controls.map(({ find, text, option }) => ({ find, text, option })), order: steps },
  );

/** Some gaps are none at all, some are those of a hand in a hurry. */
const gaps = [0, 0, 10, 40, 90, 160];

const CLICKS = 50;

/** Clicks at random, and compares with what was clicked: the address at the end, and each box as soon as it was ticked. */
async function clickAtRandom(page: Page, controls: readonly Control[], seed: string): Promise<void> {
  const random = randomFrom(seed);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let last = 0;
  const steps = Array.from({ length: CLICKS }, (): Step => {
    // Often the same again: that is where a click is easily lost.
    if (random() > 0.35) last = Math.floor(random() * controls.length);
    return { control: last, gap: pick(random, gaps) };
  });
  const results = await clickAll(page, controls, steps);
  let said: Said = {};
  const wanted = steps.map(({ control }, index) => {
    // An empty table has no heads.
    if (!results[index]?.there) return null;
    said = controls[control]?.does(said) ?? said;
    return controls[control]?.ticked?.(said) ?? null;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect.poll(() => saidBy(page.url())).toEqual(said);
  expect(results.map(({ ticked }) => ticked)).toEqual(wanted);
  expect(results.filter(({ there }) => there).length).toBeGreaterThan(CLICKS / 2);
}

const open = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, expanded: false }).click();

shared.describe('fifty quick clicks on a slow machine are fifty clicks', () => {
  shared.describe.configure({ mode: 'default' });

  shared('on Camera Health', async ({ page }) => {
    await visit(page, '/apps/dashboards/analytics');
    const table = page.getByRole('table', { name: 'Cameras' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await clickAtRandom(
      page,
      [
        head('camera', 'Camera', 'camera'),
        head('total_malfunctions', 'Total malfunctions', 'camera'),
        head('up_time_pc', 'Up time %', 'camera'),
        option('State', 'state', 'LIVE'),
        option('State', 'state', 'UP'),
        option('State', 'state', ''),
        tab('trend', 'day', '1 day', 'day'),
        tab('trend', 'week', '1 week', 'day'),
        tab('trend', 'month', '1 month', 'day'),
        tab('device', '28-days', 'Last 28 days', 'today'),
        tab('device', '90-days', 'Last 90 days', 'today'),
      ],
      'camera health',
    );
  });

  shared('on the incident desk', async ({ page }) => {
    await visit(page, '/apps/incidents');
    await expect(
      page.getByRole('table', { name: 'Incident table' }).locator('tbody tr').first(),
    ).toBeVisible();
    await expect(page.locator('button[aria-pressed]').first()).toBeVisible();
    await open(page, 'State: 2');
    await clickAtRandom(
      page,
      [
        deskHead('number', 'Number'),
        deskHead('raised', 'Raised'),
        stateBox('NEW', 'New'),
        stateBox('ACKNOWLEDGED', 'Acknowledged'),
        stateBox('RESOLVED', 'Resolved'),
        counter('severity', 'HIGH', 'Only High'),
        counter('severity', 'MEDIUM', 'Only Medium'),
        option('Time', 'period', 'LAST_90_DAYS'),
        option('Time', 'period', 'LAST_30_DAYS'),
      ],
      'incident desk',
    );
  });

  shared('on the list of cameras', async ({ page }) => {
    await visit(page, '/cameras');
    await expect(page.getByRole('group', { name: 'Cameras', exact: true })).toBeVisible();
    await open(page, 'Site');
    await clickAtRandom(
      page,
      [
        head('name', 'Name', 'name'),
        head('priority', 'Priority', 'name'),
        head('state', 'State', 'name'),
        box('site', 'site-harbour', 'North Harbour'),
        box('site', 'site-depot', 'Bosphorus Depot'),
        box('site', 'site-mall', 'Paulista Arcade'),
        box('site', 'site-yard', 'Pacific Rail Yard'),
      ],
      'cameras',
    );
  });

  shared('on the audit', async ({ page }) => {
    await visit(page, '/audit');
    await expect(page.getByRole('combobox', { name: 'What', exact: true })).toBeVisible();
    await clickAtRandom(
      page,
      [
        option('What', 'action', 'VIEW'),
        option('What', 'action', 'SIGN_IN'),
        option('What', 'action', ''),
        option('Kind', 'kind', 'CAMERA'),
        option('Kind', 'kind', 'ACCOUNT'),
        option('Kind', 'kind', ''),
      ],
      'audit',
    );
  });
});

test('a letter after the other is searched for once', async ({ page }) => {
  await signIn(page, 'admin', '/audit');
  const search = page.getByRole('searchbox', { name: 'Which', exact: true });
  await search.focus();
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    Object.assign(window, { addresses: [] });
    history.replaceState = (...parameters) => {
      (Reflect.get(window, 'addresses') as unknown[]).push(String(parameters[2]));
      replace(...parameters);
    };
  });
  await page.keyboard.type('North gate', { delay: 20 });
  await expect(page).toHaveURL(/search=North\+gate/);
  expect(
    await page.evaluate(() => (Reflect.get(window, 'addresses') as unknown[]).length),
  ).toBeLessThanOrEqual(2);
  await expect(search).toHaveValue('North gate');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/audit$/);
  await expect(search).toHaveValue('');
});

test('an address that names what a page does not know is said to, and can be mended', async ({ page }) => {
  await signIn(page, 'admin', '/cameras?state=UP,LOST&colour=red&search=gate');
  const note = page.getByText(
    'The address names something that this page does not know: state=UP,LOST and colour.',
  );
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/cameras\?search=gate$/);
  await expect(note).toBeHidden();
});
