import { type DocumentNode, print } from 'graphql';
import { expect, test } from 'vitest';
import { documentOf } from '~/graphql/client/documentOf.ts';
import { withTrees } from '../../scripts/vite/documents.ts';

const texts = import.meta.glob<string>('../../src/{apps,features,shell}/**/*.generated.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const modules = import.meta.glob<Record<string, unknown>>(
  '../../src/{apps,features,shell}/**/*.generated.ts',
  {
    eager: true,
  },
);

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'definitions' in value;

/** `export const NameDocument = documentOf<…>(JSON.parse("…"), NameFragmentDoc, …);` as the build writes it. */
const written = /export const (\w+) = documentOf<[^(]*>\(JSON\.parse\(("(?:[^"\\]|\\.)*")\)((?:, \w+)*)\);/g;

test('the page asks by the same documents as trees that the tests ask by as texts', () => {
  const trees = new Map<string, () => DocumentNode>();
  for (const text of Object.values(texts)) {
    for (const [, name = '', own = '', used = ''] of withTrees(text).matchAll(written)) {
      const fragments = used.split(', ').slice(1);
      trees.set(name, () =>
        documentOf(
          JSON.parse(JSON.parse(own)),
          ...fragments.map((fragment) => trees.get(fragment)?.() as DocumentNode),
        ),
      );
    }
  }
  const parsed = Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(([, each]) => isDocument(each)),
  );
  const ofTree = new Map(parsed.map(([name]) => [name, print(trees.get(name)?.() as DocumentNode)]));
  expect(ofTree).toEqual(new Map(parsed.map(([name, document]) => [name, print(document as DocumentNode)])));
  expect(ofTree.size).toBeGreaterThan(100);
});
