import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const files: Readonly<Record<string, string | Uint8Array>> = {
  'index.html':
    '<!doctype html><html><head><title>Watchfloor</title><script>document.dir = "ltr";</script></head><body><script type="module" src="/assets/main-1a2b3c4d.js"></script></body></html>',
  'graphiql.html': '<!doctype html><html><head><title>Watchfloor GraphQL</title></head><body></body></html>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-1a2b3c4d.js': 'export const answer = 42;',
  'assets/main-1a2b3c4d.js.br': brotliCompressSync('export const answer = 42; // compressed'),
};

/** A folder like that of a built dashboard, and the function that removes it. */
export async function createClientFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'watchfloor-client-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
