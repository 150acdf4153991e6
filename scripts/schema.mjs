import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, Kind, parse, print } from 'graphql';
import { root } from './lib.mjs';

/** The contract in one file: what the files of schema/graphql say together, sorted, with descriptions and access. */
const target = join(root, 'schema/schema.graphql');

const byName = (a, b) => (a.name.value < b.name.value ? -1 : a.name.value > b.name.value ? 1 : 0);

function sorted(node) {
  const parts = ['fields', 'values', 'arguments'];
  const changed = { ...node };
  for (const part of parts) {
    if (Array.isArray(node[part])) changed[part] = [...node[part]].map(sorted).sort(byName);
  }
  return changed;
}

/** The text of the one file. */
function wholeSchema() {
  const folder = join(root, 'schema/graphql');
  const files = readdirSync(folder).sort();
  const { definitions } = concatAST(files.map((file) => parse(readFileSync(join(folder, file), 'utf8'))));
  const extensions = definitions.filter(({ kind }) => kind === Kind.OBJECT_TYPE_EXTENSION);
  const whole = definitions
    .filter((definition) => !extensions.includes(definition))
    .map((definition) => {
      const added = extensions.filter(
        ({ name }) => definition.kind === Kind.OBJECT_TYPE_DEFINITION && name.value === definition.name.value,
      );
      if (added.length === 0) return sorted(definition);
      return sorted({
        ...definition,
        fields: [...definition.fields, ...added.flatMap(({ fields }) => fields)],
      });
    })
    .sort(byName);
  return `${print({ kind: Kind.DOCUMENT, definitions: whole })}\n`;
}

const read = () => {
  try {
    return readFileSync(target, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

const text = wholeSchema();
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (read() !== text) {
  console.error('schema/schema.graphql is not what schema/graphql says: `npm run codegen` writes it anew.');
  process.exitCode = 1;
}
