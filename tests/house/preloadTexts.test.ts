import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A file without its comments, which may give examples. */
const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');

/** The file that an import of a file means; undefined for packages and generated code. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier) || specifier.includes('.generated.')) return undefined;
  if (specifier.startsWith('~/')) return `src/${specifier.slice(2)}`;
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : undefined;
}

/** A file and all that it imports without waiting, at any depth. */
function codeOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, specifier = ''] of read(file).matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)) {
    const imported = fileOf(file, specifier);
    if (imported) codeOf(imported, seen);
  }
  return seen;
}

/** The namespaces of texts that the code of a screen looks up. */
const textsOf = (screen: string): string[] => {
  const namespaces = [...codeOf(screen)].flatMap((file) =>
    [...read(file).matchAll(/useTexts\('([\w-]+)'\)/g)].map(([, namespace = '']) => namespace),
  );
  return [...new Set(namespaces)].sort();
};

/** What every page has: the shell's own, and what is fetched once the page has something to tell. */
const always = new Set(['shell', 'messages']);

const screens = readdirSync('src/apps', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/apps/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('routes.tsx'))
  .flatMap((file) =>
    [
      ...read(file).matchAll(
        /preload: async \(\) => \(await import\('([^']+)'\)\)\.\w+,\s+screen: async \(\) => \(await import\('([^']+)'\)\)/g,
      ),
    ].map(([, preload = '', screen = '']) => ({
      preload: join(dirname(file), preload),
      screen: join(dirname(file), screen),
    })),
  );

it('finds the screens and their texts', () => {
  expect(screens.length).toBeGreaterThan(7);
  expect(textsOf('src/apps/live-view/LiveViewScreen.tsx')).toContain('video');
});

// A text that is fetched when a part of the screen first asks for it hides what is drawn until it is there.
describe.each(screens)('the preload of $screen', ({ preload, screen }) => {
  it('names all texts that the screen is drawn with', () => {
    const named = [...codeOf(preload)]
      .flatMap((file) => [...read(file).matchAll(/texts: \[([^\]]*)\]/g)].map(([, texts = '']) => texts))
      .join();
    const missing = textsOf(screen).filter(
      (namespace) => !always.has(namespace) && !named.includes(`'${namespace}'`),
    );
    expect(missing).toEqual([]);
  });
});
