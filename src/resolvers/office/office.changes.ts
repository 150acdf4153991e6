import type { BaseRow } from '~/store/port.ts';
import type { Store, TableName, Tables } from '~/store/tables.ts';
import type { EventMap, Events } from '../events.ts';
import type { WriteWatcher } from '../operationStore.ts';
import type { OfficeApp } from '../types.generated.ts';

/** Where the rows of a table are seen. */
interface Seen {
  readonly app: OfficeApp;
  /** The field that holds the id of the thing that is seen; default: the row is that thing. */
  readonly thing?: string;
  /** Everybody sees them, not their owners alone. */
  readonly shared?: boolean;
}

/** Whoever writes to one of these tables, in whatever way, tells of it: this is the only place that does. */
const seen: { readonly [T in TableName]?: Seen } = {
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

const seenOf = (table: string): Seen | undefined => Reflect.get(seen, table) as Seen | undefined;

/** More are not named one by one: the message of an event has to stay small. */
const NAMED = 100;

type Change = EventMap['officeChanged'];

/** What a transaction has written so far, by app and owner. */
type Untold = Map<
  string,
  { readonly app: OfficeApp; readonly ownerId: string | null; readonly ids: Set<string> }
>;

const changeOf = ({
  app,
  ownerId,
  ids,
}: {
  app: OfficeApp;
  ownerId: string | null;
  ids: Set<string>;
}): Change => ({
  app,
  ownerId,
  ids: ids.size > NAMED ? [] : [...ids],
});

/** Publishes `officeChanged` after writes: once for each app and owner of a transaction, when it is kept. */
export function officeWatcher(events: Events): WriteWatcher<Tables> {
  const untold = new WeakMap<object, Untold>();

  function note(store: Store, { app, thing = 'id', shared = false }: Seen, rows: readonly BaseRow[]): void {
    const known = untold.get(store);
    const noted: Untold = known ?? new Map();
    for (const row of rows) {
      const ownerId = shared ? null : String(Reflect.get(row, 'ownerId'));
      const key = `${app} ${ownerId ?? ''}`;
      const change = noted.get(key) ?? { app, ownerId, ids: new Set() };
      change.ids.add(String(Reflect.get(row, thing)));
      noted.set(key, change);
    }
    if (known) return;
    untold.set(store, noted);
    store.whenKept(() => {
      untold.delete(store);
      // The writes are kept by now: nothing is waited for.
      const kept = { whenKept: (task: () => void) => task() };
      for (const change of noted.values()) events.publish(kept, 'officeChanged', changeOf(change));
    });
  }

  return {
    watches: (table) => seenOf(table) !== undefined,
    wrote(store, table, rows) {
      const where = seenOf(table);
      if (where) note(store, where, rows);
    },
  };
}
