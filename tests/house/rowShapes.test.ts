import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STORE_VERSION } from '~/local/storeVersion.ts';
import { type RowShapes, readRowShapes } from './rowShapes.ts';

interface Kept {
  readonly version: number;
  readonly rows: RowShapes;
}

const file = 'tests/house/rowShapes.json';
const rewrite = 'run `npx vitest run --project node tests/house/rowShapes.test.ts -u`';

const changedTables = (before: RowShapes, after: RowShapes): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  );

// A value that is added to an enumeration is no new shape, for rows that were kept before still fit. Whoever removes one
// has to raise the version by himself.
describe('the rows that browsers keep', () => {
  const kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
  const rows = readRowShapes();

  test('have the shape that STORE_VERSION stands for', async () => {
    const changed = changedTables(kept.rows, rows);
    if (changed.length > 0 && STORE_VERSION <= kept.version) {
      expect.fail(
        `The rows of ${changed.join(', ')} have another shape than in version ${kept.version}, which browsers still keep: ` +
          `raise STORE_VERSION in src/local/storeVersion.ts to ${kept.version + 1}, ` +
          `then ${rewrite}.`,
      );
    }
    const now = `${JSON.stringify({ version: STORE_VERSION, rows }, null, 2)}\n`;
    await expect(now, `${file} is of another version: ${rewrite}.`).toMatchFileSnapshot('rowShapes.json');
  });

  test('are those of every table, spelt out to the last field', () => {
    expect(rows.cameras).toMatchObject({ name: 'string', priority: 'number', currentState: 'null | string' });
    expect(rows.cameras?.streams).toContain('secret: ');
    expect(changedTables(rows, { ...rows, cameras: { ...rows.cameras, colour: 'string' } })).toEqual([
      'cameras',
    ]);
  });
});
