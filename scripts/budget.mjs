import { ensureChromium, root } from './lib.mjs';
import { openBuild } from './visits/browser.mjs';
import { apps, load, pages, printFiles } from './visits/load.mjs';

/** Of an office app. */
const app = { requests: 36, scripts: 275, workerScripts: 105, styles: 30, moved: 0.01 };

/**
 * What a cold page may cost until its content stands (docs/operations.md): requests; kB of 1000 bytes behind gzip of
 * JavaScript, of that of workers and of CSS; how far things move by themselves (CLS). Times depend on the machine, so
 * they are printed and not guarded. An office app loads nothing of another. `--list` prints the files.
 */
const budgets = {
  login: { requests: 12, scripts: 140, workerScripts: 0, styles: 30, moved: 0.01 },
  home: { requests: 20, scripts: 240, workerScripts: 80, styles: 30, moved: 0.01 },
  mail: app,
  todo: app,
  notes: app,
  contacts: app,
  calendar: { ...app, scripts: 370 },
  chat: app,
};

const titles = {
  requests: 'requests',
  scripts: 'kB of JavaScript',
  workerScripts: "kB of workers' JavaScript",
  styles: 'kB of CSS',
  moved: 'layout shift',
};

const written = (value) => Number(value.toFixed(value < 1 ? 3 : 1));

function judge({ name }, figures) {
  const judged = Object.entries(budgets[name]).map(([figure, most]) => {
    const holds = figures[figure] <= most;
    return { holds, text: `${holds ? '' : '✗ '}${written(figures[figure])} of ${most} ${titles[figure]}` };
  });
  // What two apps share belongs into a group above them (scripts/vite/chunks.ts).
  const strange = figures.files.filter(({ path }) =>
    apps.some((other) => other.name !== name && path.startsWith(`/assets/${other.name}-`)),
  );
  for (const { path } of strange) judged.push({ holds: false, text: `✗ ${path}, which is another app's` });
  const holds = judged.every((each) => each.holds);
  const after = `${Math.round(figures.content)} ms, long tasks of ${Math.round(figures.longTasks)} ms`;
  console.log(
    `${holds ? '✓' : '✗'} ${name}: ${judged.map(({ text }) => text).join(', ')}; content after ${after}`,
  );
  if (!holds || process.argv.includes('--list')) printFiles(figures);
  return holds;
}

ensureChromium();
const build = await openBuild(root);
try {
  for (const page of [...pages, ...apps]) if (!judge(page, await load(build, page))) process.exitCode = 1;
} finally {
  build.stop();
}
