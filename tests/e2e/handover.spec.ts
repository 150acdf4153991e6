import { expect, signIn, test, violations } from './support/test.ts';

const heading = { level: 1, name: 'Shift handover' } as const;

test('a shift is handed over from the desk in two clicks, with a note, and each number leads to its list', async ({
  page,
}) => {
  await signIn(page, 'staff', '/apps/incidents');
  await page.getByRole('link', { name: 'Shift handover' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByText(/All sites · .* · Europe\/Istanbul, your time zone/)).toBeVisible();
  await expect(page.getByText('Only administrators see what was exported.')).toBeVisible();

  const note = page.getByLabel('A note for who comes next');
  await note.fill('The north gate sticks.');
  await page.reload();
  await expect(note).toHaveValue('The north gate sticks.');
  await note.press('Tab');
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('');
  const notes = page.getByRole('region', { name: 'Notes for the next shift' });
  await expect(notes.getByText('The north gate sticks.')).toBeVisible();
  await expect(notes.getByRole('heading', { name: 'From this shift' })).toBeVisible();

  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(page).toHaveURL(/from=/);
  await page.getByLabel('Site', { exact: true }).selectOption({ label: 'Bosphorus Depot' });
  await expect(page.getByText(/Bosphorus Depot · .*, the site’s time zone/)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const title = page.getByRole('heading', { name: /^Raised in this time: \d+$/ });
  const count = Number((await title.textContent())?.replace(/\D/g, ''));
  await page.getByRole('region', { name: 'Raised and handled' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incidents');
  await expect(page).toHaveURL(/site=site-depot/);
  await expect(page.getByRole('group', { name: 'By state' }).getByRole('button')).toHaveCount(4);
  await expect
    .poll(async () => {
      const names = await page.getByRole('group', { name: 'By state' }).getByRole('button').allTextContents();
      return names.reduce((sum, name) => sum + Number(name.replace(/\D/g, '')), 0);
    })
    .toBe(count);
});

test('the handover is printed as a sheet of paper: nothing around it, nothing that can only be pressed', async ({
  page,
}) => {
  await signIn(page, 'admin', '/apps/incidents/handover?shift=LAST');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Raised and handled' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Print', 'Keep the note', 'Earlier'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Raised and handled' })).toBeVisible();
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});
