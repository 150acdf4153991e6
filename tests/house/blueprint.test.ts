import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bp } from '~/shell/ui/blueprint.ts';

const known = new Set<string>(Object.values(bp));

/** The classes of Blueprint that our code and our sheets name, but for those of its table, which brings its sheet along. */
const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\bbp6-[a-z0-9-]+/g)].map(([name]) => ({ file, name })),
  )
  .filter(({ name }) => !name.startsWith('bp6-table-'));

// The pages have no rules for any other: scripts/vite/blueprint.ts leaves them out of the build.
it('every class of Blueprint that is named is one of which the pages have the rules', () => {
  expect(named.length).toBeGreaterThan(known.size);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
