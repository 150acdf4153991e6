import type { OfficeApp } from '~/graphql/types.generated.ts';
import type { BaseRow } from '~/store/port.ts';

/** Rows of an office app were written. */
export interface OfficeWrite {
  readonly app: OfficeApp;
  /** Null when everybody sees them. */
  readonly ownerId: string | null;
  /** The things that are seen; none when they are more than can be named. */
  readonly ids: readonly string[];
}

/** The part of a store that says when writes are kept. */
interface Keeper {
  readonly whenKept: (task: () => void) => void;
}

/** Where the rows of a table are seen. */
interface Seen {
  readonly app: OfficeApp;
  /** The field that holds the id of the thing that is seen; default: the row is that thing. */
  readonly thing?: string;
  /** Everybody sees them, not their owners alone. */
  readonly shared?: boolean;
}

/** Whoever writes to one of these tables, in whatever way, tells of it: this is the only place that does. */
const seen: Readonly<Record<string, Seen>> = {
  mails: { app: 'MAIL' },
  mailLabelings: { app: 'MAIL', thing: 'mailId' },
  todos: { app: 'TODO' },
  todoLabelings: { app: 'TODO', thing: 'todoId' },
  notes: { app: 'NOTES' },
  noteLabels: { app: 'NOTES' },
  noteLabelings: { app: 'NOTES', thing: 'noteId' },
  contacts: { app: 'CONTACTS', shared: true },
  contactUses: { app: 'CONTACTS', thing: 'who' },
  contactMarks: { app: 'CONTACTS', thing: 'contactId' },
  contactGroups: { app: 'CONTACTS' },
  contactMemberships: { app: 'CONTACTS', thing: 'contactId' },
  calendarEvents: { app: 'CALENDAR' },
};

/** More are not named one by one: the message of an event has to stay small. */
const NAMED = 100;

/** What a transaction has written so far, by app and owner. */
type Untold = Map<string, Omit<OfficeWrite, 'ids'> & { readonly ids: Set<string> }>;

/** What is called about the rows that an operation writes. */
interface Watcher {
  readonly watches: (table: string) => boolean;
  readonly wrote: (store: Keeper, table: string, rows: readonly BaseRow[]) => void;
}

/** Notices writes, and publishes them once for each app and owner of a transaction, when it is kept. */
export function officeWatcher(publish: (write: OfficeWrite) => void): Watcher {
  const untold = new WeakMap<object, Untold>();

  const tell = (written: Untold) => {
    for (const { ids, ...rest } of written.values())
      publish({ ...rest, ids: ids.size > NAMED ? [] : [...ids] });
  };

  return {
    watches: (table) => table in seen,
    wrote(store, table, rows) {
      const { app, thing = 'id', shared = false } = seen[table] as Seen;
      const known = untold.get(store);
      const written: Untold = known ?? new Map();
      for (const row of rows) {
        const ownerId = shared ? null : String(Reflect.get(row, 'ownerId'));
        const key = `${app} ${ownerId ?? ''}`;
        const write = written.get(key) ?? { app, ownerId, ids: new Set() };
        write.ids.add(String(Reflect.get(row, thing)));
        written.set(key, write);
      }
      if (known) return;
      untold.set(store, written);
      store.whenKept(() => {
        untold.delete(store);
        tell(written);
      });
    },
  };
}
