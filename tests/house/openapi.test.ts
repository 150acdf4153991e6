import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { openApiDocument } from '~/rest/openapi.ts';
import { routes } from '~/rest/routes.ts';

const require = createRequire(import.meta.url);
const linter = require.resolve('@redocly/cli/bin/cli.js');

const document = openApiDocument(routes);

interface Findings {
  readonly totals: { readonly errors: number; readonly warnings: number; readonly ignored: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

/** What Redocly's linter says by its recommended rules. It asks nobody: no telemetry, no look for updates. */
async function lint(openApi: object): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'watchfloor-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(openApi));
    const output = await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        [linter, 'lint', file, '--extends=recommended', '--format=json'],
        {
          cwd: folder,
          maxBuffer: 10_000_000,
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
        (_, stdout, stderr) => {
          // It ends with 1 when it has found something, which stands in its output.
          if (stdout.includes('{')) resolve(stdout);
          else reject(new Error(`The linter said nothing: ${stderr}`));
        },
      );
    });
    return JSON.parse(output.slice(output.indexOf('{'))) as Findings;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("Redocly's linter finds nothing in the OpenAPI document by its recommended rules", async () => {
  const { problems, totals } = await lint(document);
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
}, 60_000);

test('it is asked in truth: a path without a summary is found', async () => {
  const { problems } = await lint({ ...document, paths: { '/api/x': { get: { responses: { 200: {} } } } } });
  expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-summary');
}, 60_000);

test('openapi-typescript makes a type of each entity and each answer, by its name', async () => {
  const types = astToString(await openapiTypes(JSON.parse(JSON.stringify(document))));
  const schemas = types.slice(
    types.indexOf('schemas: {'),
    types.indexOf('responses: {', types.indexOf('schemas: {')),
  );
  const names = [...schemas.matchAll(/^ {8}(\w+): /gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['Mail', 'MailFolder', 'MailLabel', 'Note', 'Todo', 'CalendarEvent', 'Contact', 'ChatMessage'],
      ...['Course', 'CourseSummary', 'Product', 'Order', 'Invoice', 'Board', 'BoardCard', 'FileItem', 'Icon'],
      ...['User', 'Session', 'AnalyticsWidgets', 'MapWidgets', 'ProjectWidgets', 'WidgetTable', 'Error'],
      ...['MailsAnswer', 'UpdateMailBody', 'SaveCourseBody'],
    ]),
  );
  expect(schemas).toContain('MailsAnswer: components["schemas"]["Mail"][];');
  expect(schemas).toMatch(/^ {8}Mail: \{[\s\S]*? {12}folder: number;/m);
});
