import { basename } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';
import { onceLoaded } from '~/lib/onceLoaded.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import type { Seeds } from '~/store/seeding.ts';
import type { Store } from '~/store/tables.ts';
import type { Asker } from '../support/environment.ts';
import { keepsPromise } from './promised.ts';
import { notInPage } from './transports/notInPage.ts';
import type { OpenTransport, Transport } from './transports/transport.ts';
import { writes } from './transports/writes.ts';

/** Where the project runs the tests; each imports what it needs alone. */
const transports: Readonly<Record<string, () => Promise<OpenTransport>>> = {
  memory: async () => (await import('./transports/memory.ts')).openMemoryTransport,
  sqlite: async () => (await import('./transports/sqlite.ts')).openSqliteTransport,
  postgres: async () => (await import('./transports/postgres.ts')).openPostgresTransport,
  page: async () => (await import('./transports/page.ts')).openPageTransport,
};

const name = process.env.WATCHFLOOR_TRANSPORT ?? 'memory';
const openTransport = await transports[name]?.();

/** Transports whose data are as they were at the beginning: the next test gets one of them. */
const unchanged: Transport[] = [];

/** Closes every transport that waits for another test. */
export async function closeTransports(): Promise<void> {
  for (const transport of unchanged.splice(0)) await transport.close();
}

/** After its test: a transport is kept when nothing was changed over it, or when that can be undone. */
async function leave(transport: Transport, changed: boolean): Promise<void> {
  const problems = transport.problems();
  if (changed) await (transport.renew ?? transport.close)();
  if (!changed || transport.renew) unchanged.push(transport);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export interface RestKit {
  /** A GET by the admin unless told otherwise. An answer that is not as its documentation promises is an error. */
  call(path: string, call?: Partial<RestCall>, as?: Asker): Promise<RestReply>;
  token(as: Asker): Promise<string | null>;
  pass(milliseconds: number): Promise<void>;
  store(): Promise<Store>;
}

/**
 * The REST paths over the demo data, or other seeds, over the transport of the project that runs the test. Inside a
 * test only, which is skipped when its transport cannot run it.
 */
export function createRestKit(seeds?: Seeds): RestKit {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('A kit belongs to the test that asks for it.');
  const reason = name === 'page' ? notInPage[basename(test.file.name)]?.[test.name] : undefined;
  if (reason !== undefined) test.context.skip(reason);
  let changed = seeds !== undefined;
  const open = onceLoaded(async () => {
    if (!openTransport)
      throw new Error(`WATCHFLOOR_TRANSPORT is one of ${Object.keys(transports).join(', ')}, not ${name}.`);
    const transport = (seeds ? undefined : unchanged.pop()) ?? (await openTransport(seeds));
    onTestFinished(() => leave(transport, changed));
    return transport;
  });
  return {
    token: async (as) => (await open()).token(as),
    async pass(milliseconds) {
      changed = true;
      await (await open()).pass(milliseconds);
    },
    async store() {
      changed = true;
      return (await open()).store();
    },
    async call(path, call = {}, as = 'admin') {
      const transport = await open();
      const token = await transport.token(as);
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const asked = { method: 'GET', path, query: {}, headers, ...call };
      const reply = await transport.send(asked);
      if (!reply) throw new Error(`${path} is not a path of ours.`);
      // Whatever is refused changes nothing; a later test would see it otherwise.
      changed ||= reply.status === 200 && writes(asked);
      keepsPromise(asked, reply);
      return reply;
    },
  };
}
