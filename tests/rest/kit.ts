import { basename } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { onceLoaded } from '~/graphql/onceLoaded.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';
import type { Seeds } from '~/store/seeding.ts';
import type { Store } from '~/store/tables.ts';
import type { Asker } from '../support/environment.ts';
import type { Door, OpenDoor } from './doors/door.ts';
import { notInPage } from './doors/notInPage.ts';
import { keepsPromise } from './promised.ts';

/** Where the project runs the tests; each imports what it needs alone. */
const doors: Readonly<Record<string, () => Promise<OpenDoor>>> = {
  memory: async () => (await import('./doors/memory.ts')).openMemoryDoor,
  sqlite: async () => (await import('./doors/sqlite.ts')).openSqliteDoor,
  postgres: async () => (await import('./doors/postgres.ts')).openPostgresDoor,
  page: async () => (await import('./doors/page.ts')).openPageDoor,
};

const name = process.env.WATCHFLOOR_DOOR ?? 'memory';
const openDoor = await doors[name]?.();

/** Doors that were opened outside a test stay open until the end of the file. */
let running: Door[] | null = null;
const ofFile: Door[] = [];

beforeEach(({ task, skip }) => {
  const reason = name === 'page' ? notInPage[basename(task.file.name)]?.[task.name] : undefined;
  if (reason !== undefined) skip(reason);
  running = [];
});
afterEach(async () => {
  const opened = running ?? [];
  running = null;
  for (const door of opened) await door.close();
});
afterAll(async () => {
  for (const door of ofFile) await door.close();
});

export interface RestKit {
  /** A GET by the admin unless told otherwise. A success that is not as its documentation promises is an error. */
  call(path: string, call?: Partial<RestCall>, as?: Asker): Promise<RestReply>;
  token(as: Asker): Promise<string | null>;
  pass(milliseconds: number): Promise<void>;
  store(): Promise<Store>;
}

/** The REST paths over the demo data, or other seeds, behind the door of the project that runs the test. */
export function createRestKit(seeds?: Seeds): RestKit {
  const doorsOfKit = running ?? ofFile;
  const open = onceLoaded(async () => {
    if (!openDoor)
      throw new Error(`WATCHFLOOR_DOOR is one of ${Object.keys(doors).join(', ')}, not ${name}.`);
    const door = await openDoor(seeds);
    doorsOfKit.push(door);
    return door;
  });
  return {
    token: async (as) => (await open()).token(as),
    pass: async (milliseconds) => (await open()).pass(milliseconds),
    store: async () => (await open()).store(),
    async call(path, call = {}, as = 'admin') {
      const door = await open();
      const token = await door.token(as);
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const asked = { method: 'GET', path, query: {}, headers, ...call };
      const reply = await door.send(asked);
      if (!reply) throw new Error(`${path} is not a path of ours.`);
      keepsPromise(asked, reply);
      return reply;
    },
  };
}
