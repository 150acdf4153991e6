import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { root } from './lib.mjs';

/**
 * `npm run schema:breaking`: what the schema breaks for clients of the last release. A release keeps its schema.graphql
 * as docs/releases/<version>.graphql; the highest version is the last. A version with a higher first number may break.
 */
const folder = join(root, 'docs/releases');
const versions = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => /^(\d+\.\d+\.\d+)\.graphql$/.exec(file)?.[1] ?? [])
  : [];
const numbers = (version) => version.split('.').map(Number);
const [last] = versions.sort((a, b) => {
  const [left, right] = [numbers(a), numbers(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : right[index] - left[index];
});

const read = (path) => buildSchema(readFileSync(path, 'utf8'));

if (last === undefined) {
  console.log(
    'There is no release yet: nothing can be broken. A release keeps docs/releases/<version>.graphql.',
  );
} else {
  const [before, now] = [read(join(folder, `${last}.graphql`)), read(join(root, 'schema/schema.graphql'))];
  const breaking = findBreakingChanges(before, now);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const { description } of findDangerousChanges(before, now))
    console.log(`may surprise: ${description}`);
  for (const { description } of breaking) console.log(`breaks: ${description}`);
  console.log(`${breaking.length} breaking changes since ${last}.`);
  if (breaking.length > 0 && numbers(version)[0] === numbers(last)[0]) process.exitCode = 1;
}
