import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSeeds } from '~/store/seeds.ts';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/openStore.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { apiOver, type BenchedApi } from './api.ts';
import { cpuPerRun } from './cpu.ts';
import { growMails } from './grow.ts';

/** What one answer may cost a server over SQLite with 100,000 mails of one person, in milliseconds of CPU. */
const LIMIT = 50;
const MAILS = 100_000;

const row =
  'id subject preview sentAt read starred important hasAttachments from { name } labels { id color }';
const page = `totalCount pageInfo { hasNextPage endCursor } nodes { ${row} }`;
const counts = `folders { id unreadCount totalCount } quickFilters { id unreadCount totalCount }
  labels { id unreadCount totalCount }`;

describe('a mailbox of 100,000 mails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'watchfloor-'));
  let database: Database;
  let api: BenchedApi;
  beforeAll(async () => {
    database = openSqlite(folder);
    const { store, fleetHealth } = await openStore(database, 'demo', () => demoSeeds(Date.now));
    await growMails(database, MAILS);
    api = await apiOver(store, fleetHealth);
  }, 600_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.executor.execute({
      document: parse(query),
      token: api.token,
      variables,
    });
    if (errors) throw new Error(errors[0]?.message);
    return data as Record<string, { nodes: { id: string }[] }>;
  };
  const keeps = async (what: string, work: (turn: number) => Promise<unknown>) => {
    let turn = 0;
    const cost = await cpuPerRun(() => work(turn++));
    process.stdout.write(`  ${what}: ${cost.toFixed(1)} ms of CPU\n`);
    expect(cost, what).toBeLessThan(LIMIT);
  };

  test('opens its inbox with every count', async () => {
    await keeps('the inbox', () =>
      ask(`{ mails(first: 50, filter: { folderHandle: "inbox" }) { ${page} }
        mailFolders { id unreadCount totalCount } mailQuickFilters { id unreadCount totalCount }
        mailLabels { id unreadCount totalCount } }`),
    );
  });

  test('opens a filter and a label', async () => {
    for (const filter of ['filterHandle: "starred"', 'labelHandle: "note"']) {
      await keeps(filter, () => ask(`{ mails(first: 50, filter: { ${filter} }) { ${page} } }`));
    }
  });

  test.each([
    ['of one mail', '"ref1234x"'],
    ['of two thousand mails', 'breakwater'],
    ['of two characters', '서울'],
    ['of one syllable', '서'],
    ['of two letters that every second mail holds', 'ea'],
    ['of two letters that every mail holds', 'th'],
    ['that most mails hold', 'the'],
    ['with a letter beside it', 'drift e'],
    ['of one letter', 'e'],
    ['of two words', 'clock drift'],
  ])('finds a word %s', async (what, search) => {
    await keeps(`a word ${what}`, () =>
      ask(`query ($search: String) { mails(first: 50, filter: { search: $search }) { ${page} } }`, {
        search,
      }),
    );
  });

  test('moves, marks and labels a hundred mails', async () => {
    const { mails } = await ask('{ mails(first: 100, filter: { folderHandle: "inbox" }) { nodes { id } } }');
    const ids = mails?.nodes.map(({ id }) => id);
    await keeps('moving 100', (turn) =>
      ask(
        `mutation ($input: SetMailsFolderInput!) { setMailsFolder(input: $input) { mails { id folder { id } } ${counts} } }`,
        { input: { ids, folderId: `${turn % 2 === 0 ? 4 : 0}` } },
      ),
    );
    await keeps('marking 100', (turn) =>
      ask(
        `mutation ($input: SetMailFlagsInput!) { setMailFlags(input: $input) { mails { id read starred } ${counts} } }`,
        { input: { ids, flags: { read: turn % 2 === 0 } } },
      ),
    );
    await keeps('labelling 100', () =>
      ask(
        `mutation ($input: ToggleMailsLabelInput!) { toggleMailsLabel(input: $input) { mails { id labels { id } } ${counts} } }`,
        { input: { ids, labelId: '2' } },
      ),
    );
  });

  test('keeps a draft', async () => {
    await keeps('a draft', (turn) =>
      ask(
        `mutation ($input: MailDraftInput!) { saveMailDraft(input: $input) { mail { id } folders { id totalCount } } }`,
        { input: { to: [], subject: 'Kept', message: `<p>${'some words '.repeat(500)} ${turn}</p>` } },
      ),
    );
  });
});
