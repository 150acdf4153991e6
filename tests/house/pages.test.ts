import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as audit from '~/apps/audit/paths.ts';
import * as calendar from '~/apps/calendar/paths.ts';
import * as cameras from '~/apps/cameras/paths.ts';
import * as chat from '~/apps/chat/paths.ts';
import * as dashboards from '~/apps/dashboards/paths.ts';
import * as incidentReport from '~/apps/incident-report/paths.ts';
import * as incidents from '~/apps/incidents/paths.ts';
import * as liveView from '~/apps/live-view/paths.ts';
import { screens } from '../../scripts/vite/pages.ts';

/** The functions that build the paths of every app, but of the pages that show who may see what. */
const paths: Readonly<Record<string, unknown>> = {
  ...audit,
  ...calendar,
  ...cameras,
  ...chat,
  ...dashboards,
  ...incidentReport,
  ...incidents,
  ...liveView,
};

const route =
  /\bpath: (?:'([^']+)'|(?:`\$\{)?(\w+)\(\)(?:\}([^`]*)`)?),\s*(?:handle: .*\s*)?preload: .*?import\('([^']+)'\)[\s\S]*?screen: .*?import\('([^']+)'\).*(\s*children:)?/g;

/** The routes of screens as they are written: a path, written or built by a function, and two lazy imports. */
const routes = readdirSync('src/apps', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('routes.tsx'))
  .flatMap((file) =>
    [...readFileSync(`src/apps/${file}`, 'utf8').matchAll(route)].map(
      ([, written, name = '', rest = '', preload = '', screen = '', children]) => {
        const build = paths[name];
        const path = typeof build === 'function' ? `${build()}${rest}` : (written ?? name);
        return {
          path: children ? `${path}/*` : path,
          files: [preload, screen].map((specifier) => join('apps', dirname(file), specifier)),
        };
      },
    ),
  );

it('the routes of screens are found', () => {
  expect(routes.length).toBeGreaterThan(14);
});

// What is not named is fetched only when the code of every page has run.
describe.each(routes)('what index.html fetches ahead for $path', ({ path, files }) => {
  it('is what its route imports', () => {
    expect(screens.find((screen) => screen.path === path)?.files).toEqual(files);
  });
});

it('index.html fetches ahead for no other address', () => {
  const known = routes.map(({ path }) => path);
  expect(screens.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});
