import type { Environment, Presence } from '../context.ts';
import type { ChatPresenceRow } from './chat.rows.ts';
import { tellContactChanged } from './chat.service.ts';

/** Milliseconds between two beats: how exact the times below are. */
export const PRESENCE_EVERY = 2_000;

/** Milliseconds that somebody may be away, as one is while a page is loaded anew. */
const GRACE = 3_000;

/** Milliseconds after which a process that says no more is gone, and before whose end it says so again. */
const LAPSE = 60_000;
const RENEW = 20_000;

type Parts = Pick<Environment, 'store' | 'events' | 'clock' | 'newId'>;
type Tx = Parts['store'];

/** An account that is connected to this process. */
interface Connected {
  /** Of its row. */
  readonly id: string;
  tabs: number;
  /** When the last tab went; null while there is one. */
  leftAt: number | null;
  until: number;
}

/**
 * Keeps who is connected to this process as rows, one for each account: they are written when somebody comes or goes, and
 * once in a while, so that a process that died takes nobody along. All servers on a database, and all tabs of a browser,
 * read them.
 */
export function createPresence({ store, events, clock, newId }: Parts): Presence {
  const here = new Map<string, Connected>();
  let sweepAt = 0;
  const tell = (tx: Tx, userId: string) => tellContactChanged({ events }, tx, userId);
  const rowOf = (userId: string, { id, until }: Connected): ChatPresenceRow => ({ id, userId, until });

  /** The rows may be gone: the demo was begun anew. */
  async function renew(tx: Tx, due: readonly (readonly [string, Connected])[]): Promise<void> {
    for (const [, connected] of due) connected.until = clock() + LAPSE;
    await tx.chatPresences.remove(due.map(([, { id }]) => id));
    await tx.chatPresences.insert(due.map(([userId, connected]) => rowOf(userId, connected)));
  }

  async function sweep(tx: Tx): Promise<void> {
    const { rows } = await tx.chatPresences.list({ where: { until: { lte: clock() } }, first: 100 });
    await tx.chatPresences.remove(rows.map(({ id }) => id));
    for (const { userId } of rows) tell(tx, userId);
  }

  async function leave(gone: readonly (readonly [string, Connected])[], tx: Tx): Promise<void> {
    await tx.chatPresences.remove(gone.map(([, { id }]) => id));
    for (const [userId] of gone) tell(tx, userId);
  }

  async function enter(userId: string): Promise<Connected> {
    const connected: Connected = { id: newId(), tabs: 0, leftAt: null, until: clock() + LAPSE };
    here.set(userId, connected);
    try {
      await store.transaction(async (tx) => {
        await tx.chatPresences.insert([rowOf(userId, connected)]);
        tell(tx, userId);
      });
    } catch (error) {
      here.delete(userId);
      throw error;
    }
    return connected;
  }

  return {
    async arrive(userId) {
      const connected = here.get(userId) ?? (await enter(userId));
      connected.tabs += 1;
      connected.leftAt = null;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        connected.tabs -= 1;
        if (connected.tabs === 0) connected.leftAt = clock();
      };
    },

    async beat() {
      const now = clock();
      const gone = [...here].filter(([, { leftAt }]) => leftAt !== null && leftAt + GRACE <= now);
      // Who comes back while the rows are removed gets another.
      for (const [userId] of gone) here.delete(userId);
      const due = [...here].filter(([, { until }]) => until - now <= LAPSE - RENEW);
      if (gone.length + due.length === 0 && now < sweepAt) return;
      sweepAt = now + RENEW;
      await store.transaction(async (tx) => {
        await leave(gone, tx);
        await renew(tx, due);
        await sweep(tx);
      });
    },

    async close() {
      const all = [...here];
      here.clear();
      if (all.length > 0) await store.transaction((tx) => leave(all, tx));
    },
  };
}
