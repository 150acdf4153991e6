import type { Plugin, Rolldown } from 'vite';
import { beforeEntry } from './beforeEntry.ts';
import { everywhere, login, type Needs, screens, signedIn, withoutServer, withServer } from './pages.ts';

const languages = ['en', 'ko', 'tr', 'ar'] as const;

/** Places of files in the list of their names; of texts, those of the languages in their order. */
type Files = readonly (number | readonly number[])[];

/** Finds the files of the build that a source needs, but for those of every page. */
function finder(bundle: Rolldown.OutputBundle): (source: string) => readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = byName.get(name);
    if (!chunk || found.has(name)) return found;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const imported of chunk.imports) withImports(imported, found);
    return found;
  };
  const always = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]),
  );
  return (source) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${source}`)));
    if (chunk) return [...withImports(chunk.fileName)].filter((name) => !always.has(name));
    // What is nothing but a sheet has no code any more.
    const sheet = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.originalFileNames.includes(`src/${source}`),
    );
    if (!sheet) throw new Error(`The build has no src/${source}, which scripts/vite/pages.ts names.`);
    return [sheet.fileName];
  };
}

/** The files of a namespace's texts, in the order of the languages. */
const textFiles = (bundle: Rolldown.OutputBundle, namespace: string): readonly string[] =>
  languages.map((language) => {
    const name = `/locales/${namespace}.${language}.json`;
    const file = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(name)),
    );
    if (!file) throw new Error(`The build has no texts ${name}, which scripts/vite/pages.ts names.`);
    return file.fileName;
  });

/** Runs in index.html, over the table of the build. */
const script = (table: string) => `
      // What the address needs besides the code of every page, fetched beside that code and not after it has run.
      ((table) => {
        let signedIn = false;
        try {
          signedIn = localStorage.getItem('jwt_access_token') !== null;
        } catch {
          // Nobody is signed in where storage is forbidden.
        }
        const language = ${JSON.stringify(languages)}.indexOf(document.documentElement.lang);
        const fetchAhead = (files) => {
          for (const file of files) {
            const name = table.names[Array.isArray(file) ? file[language] : file];
            const kind = name.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
            const link = Object.assign(document.createElement('link'), kind, { crossOrigin: '' });
            link.href = '/assets/' + name;
            document.head.append(link);
          }
        };
        fetchAhead(table.everywhere);
        if (!signedIn) return fetchAhead(table.login);
        fetchAhead(table.signedIn);
        const server = document.querySelector('meta[name="watchfloor-mode"]');
        fetchAhead(server ? table.withServer : table.withoutServer);
        const path = location.pathname === '/' ? table.home : location.pathname;
        const [, files] = table.screens.find(([pattern]) => new RegExp(pattern).test(path)) ?? [0, []];
        fetchAhead(files);
        // The first format of dates takes 12 ms, the next ones none. It is made behind the first paint, while files come;
        // without a server the worker makes it (src/local/server.worker.ts).
        if (server) requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat()));
      })(${table});
    `;

/** The addresses of a route: an optional part may be missing, and `/*` stands for whatever is below. */
const patternOf = (path: string) =>
  `^${path
    .replace(/\/\*$/, '(/.*)?')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')}/?$`;

/**
 * Writes into index.html what each address needs besides the code of every page (`pages.ts`), with a script that asks for
 * it at once. Otherwise the browser would learn of it when that code has been fetched and runs.
 */
export const namedAhead = (): Plugin => ({
  name: 'named-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const find = finder(bundle);
      const names: string[] = [];
      const place = (name: string): number => {
        const short = name.replace('assets/', '');
        return names.includes(short) ? names.indexOf(short) : names.push(short) - 1;
      };
      /** What is needed beyond what has been asked for before, by places in `names`; texts by language. */
      const beyond = (before: readonly Files[], { files, texts }: Pick<Needs, 'files' | 'texts'>): Files => {
        const known = new Set(before.flat().map(String));
        const all = [
          ...files.flatMap(find).map(place),
          ...texts.map((namespace) => textFiles(bundle, namespace).map(place)),
        ];
        return all.filter((file) => {
          if (known.has(String(file))) return false;
          known.add(String(file));
          return true;
        });
      };
      const always = beyond([], everywhere);
      const inside = beyond([always], signedIn);
      const local = beyond([always, inside], withoutServer);
      const common = [always, inside, local];
      const table = {
        names,
        everywhere: always,
        login: beyond([always], login),
        signedIn: inside,
        withoutServer: local,
        withServer: beyond([always, inside], withServer),
        home: screens[0]?.path,
        screens: screens.map(({ path, ...needs }) => [patternOf(path), beyond(common, needs)]),
      };
      return beforeEntry(html, script(JSON.stringify(table)));
    },
  },
});
