import type { RestCall, RestReply } from '~/rest/route.ts';
import type { Seeds } from '~/store/seeding.ts';
import type { Store } from '~/store/tables.ts';
import type { Asker } from '../../support/environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a SQLite file with the demo data of the tests' now. */
    sqliteTemplate: string;
    /** A PostgreSQL, the name of a database there with the same, and how it is copied. */
    postgresTemplate: { readonly url: string; readonly database: string; readonly strategy: string };
    /** Where the built dashboard is served in browser mode, and the browser that visits it. */
    dashboard: { readonly url: string; readonly browser: string };
  }
}

/** One Watchfloor of its own, with the demo data of the tests' now, as somebody outside meets it. */
export interface Transport {
  /** Null for paths that are not ours, where the transport can tell. */
  send(call: RestCall): Promise<RestReply | null>;
  /** An access token of one hour at least; null for a guest. */
  token(as: Asker): Promise<string | null>;
  /** Moves the clock on by milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** For rows that no call can make. Rejects where the store cannot be reached from outside. */
  store(): Promise<Store>;
  /** What went wrong unseen since the last time that this was asked. */
  problems(): readonly string[];
  /** Makes data and time again what they were at the beginning; absent where another transport is as cheap. */
  renew?(): Promise<void>;
  close(): Promise<void>;
}

/** @param seeds what lies in the store instead of the demo data */
export type OpenTransport = (seeds?: Seeds) => Promise<Transport>;
