import { parse } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepMaintenance } from '~/resolvers/registry/maintenance.clock.ts';
import { demoInSqlite } from '../support/demoInSqlite.ts';
import { type Asker, createTestApi, type TestApi } from '../support/environment.ts';

const sqlite = demoInSqlite();

const stores: readonly (readonly [string, () => Promise<TestApi>])[] = [
  ['memory', async () => createTestApi()],
  ['SQLite', () => sqlite.api()],
];

const DAY = 86_400_000;

interface Removable {
  readonly what: string;
  readonly id: string;
  /** All fields by which it is looked at; `counted` tells of everything that counts or lists it. */
  readonly seen: string;
  readonly counted: string;
  readonly remove: string;
  readonly restore: string;
  /** How staff are refused who did not remove it: the address book is everybody's. */
  readonly staffRefused: readonly string[];
}

const removables: readonly Removable[] = [
  {
    what: 'a mail',
    id: 'mail-2',
    seen: 'mail(id: "mail-2") { subject message folder { id } labels { id } starred sentAt }',
    counted: `mails(filter: { folderHandle: "inbox" }, first: 100) { totalCount nodes { id } }
      mailFolders { totalCount unreadCount } mailLabels { totalCount } mailQuickFilters { totalCount }`,
    remove: 'deleteMails(input: { ids: ["mail-2"] }) { errors { field } }',
    restore: 'restoreMails(input: { ids: ["mail-2"] }) { mails { id } }',
    staffRefused: ['NOT_FOUND'],
  },
  {
    what: 'a to-do',
    id: 'todo-2',
    seen: 'todo(id: "todo-2") { title notes labels { id } folder { id } dueDate }',
    counted:
      'todos(first: 100) { totalCount nodes { id } } issue: todos(filter: { labelHandle: "issue" }) { totalCount }',
    remove: 'deleteTodos(input: { ids: ["todo-2"] }) { errors { field } }',
    restore: 'restoreTodos(input: { ids: ["todo-2"] }) { todos { id } }',
    staffRefused: ['NOT_FOUND'],
  },
  {
    what: 'a note',
    id: 'note-1',
    seen: 'note(id: "note-1") { title description checklist { id text } labels { id } reminder }',
    counted: 'notes(first: 100) { totalCount nodes { id } }',
    remove: 'removeNote(input: { id: "note-1" }) { errors { field } }',
    restore: 'restoreNotes(input: { ids: ["note-1"] }) { notes { id } }',
    staffRefused: ['NOT_FOUND'],
  },
  {
    what: 'a contact',
    id: 'contact-1',
    seen: 'contact(id: "contact-1") { name email starred frequent groups { id } }',
    counted: `contacts(first: 100) { totalCount nodes { id } } contactCounts { all starred frequent }
      contactGroups { id contactCount }`,
    remove: 'removeContacts(input: { ids: ["contact-1"] }) { errors { field } }',
    restore: 'restoreContacts(input: { ids: ["contact-1"] }) { contacts { id } }',
    staffRefused: [],
  },
  {
    what: 'an event of the calendar',
    id: 'event-1',
    seen: 'calendarEvent(id: "event-1") { title start end description allDay }',
    counted: 'calendarEvents(first: 100) { totalCount nodes { id } }',
    remove: 'removeCalendarEvent(input: { id: "event-1" }) { errors { field } }',
    restore: 'restoreCalendarEvents(input: { ids: ["event-1"] }) { events { id } }',
    staffRefused: ['NOT_FOUND'],
  },
];

describe.each(stores)('over %s', (_, make) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await make();
  });

  const ask = async (fields: string) => {
    const { data, errors } = await api.ask(fields.startsWith('mutation') ? fields : `{ ${fields} }`);
    expect(errors).toEqual([]);
    return data;
  };

  describe.each(removables)('$what', ({ id, seen, counted, remove, restore, staffRefused }) => {
    test('is nowhere when it is removed, and the same in every respect when it is restored', async () => {
      const before = [await ask(seen), await ask(counted)];
      await ask(`mutation { ${remove} }`);
      expect((await api.ask(`{ ${seen} }`)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect(await ask(counted)).not.toEqual(before[1]);
      expect(JSON.stringify(await ask(counted))).not.toContain(`"${id}"`);
      expect(JSON.stringify(await ask(`mutation { ${restore} }`))).toContain(`"${id}"`);
      expect([await ask(seen), await ask(counted)]).toEqual(before);
      // Whoever restores twice finds it there.
      await ask(`mutation { ${restore} }`);
      expect([await ask(seen), await ask(counted)]).toEqual(before);
    });

    test('waits for 30 days and is forgotten then', async () => {
      await ask(`mutation { ${remove} }`);
      api.pass(30 * DAY - 1);
      await keepMaintenance(api.environment);
      await ask(`mutation { ${restore} }`);
      await ask(`mutation { ${remove} }`);
      api.pass(30 * DAY);
      await keepMaintenance(api.environment);
      expect((await api.ask(`mutation { ${restore} }`)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    });

    test('is restored by nobody who may not', async () => {
      await ask(`mutation { ${remove} }`);
      const codes = async (as: Asker) =>
        (await api.ask(`mutation { ${restore} }`, {}, as)).errors.map(({ code }) => code);
      expect(await codes('guest')).toEqual(['UNAUTHENTICATED']);
      expect(await codes('staff')).toEqual(staffRefused);
    });
  });

  test('a contact comes back without the group that was deleted meanwhile', async () => {
    const { contact } = (await ask('contact(id: "contact-1") { groups { id } }')) as {
      contact: { groups: { id: string }[] };
    };
    const [group] = contact.groups;
    await ask('mutation { removeContacts(input: { ids: ["contact-1"] }) { removedIds } }');
    await ask(`mutation { deleteContactGroup(input: { id: "${group?.id}" }) { deletedId } }`);
    await ask('mutation { restoreContacts(input: { ids: ["contact-1"] }) { contacts { id } } }');
    expect(await ask('contact(id: "contact-1") { groups { id } }')).toEqual({
      contact: { groups: contact.groups.slice(1) },
    });
  });

  describe('a change of the office apps', () => {
    const changes = 'subscription { officeChanged { app ids } }';
    const told = (app: string, ...ids: string[]) => ({ officeChanged: { app, ids } });

    test.each([
      [
        'mutation { setMailFlags(input: { ids: ["mail-1", "mail-2"], flags: { starred: true } }) { mails { id } } }',
        told('MAIL', 'mail-1', 'mail-2'),
      ],
      [
        'mutation { toggleMailsLabel(input: { ids: ["mail-1"], labelId: "1" }) { mails { id } } }',
        told('MAIL', 'mail-1'),
      ],
      ['mutation { deleteMails(input: { ids: ["mail-2"] }) { deletedIds } }', told('MAIL', 'mail-2')],
      ['mutation { createTodo(input: { title: "Look." }) { todo { id } } }', told('TODO', 'new-0001')],
      [
        'mutation { updateNote(input: { id: "note-1", note: { title: "Look." } }) { note { id } } }',
        told('NOTES', 'note-1'),
      ],
      [
        'mutation { setContactsStarred(input: { ids: ["contact-2"], starred: true }) { contacts { id } } }',
        told('CONTACTS', 'contact-2'),
      ],
      [
        'mutation { removeCalendarEvent(input: { id: "event-1" }) { removedId } }',
        told('CALENDAR', 'event-1'),
      ],
    ])('is told once to its owner and to nobody else: %s', async (mutation, change) => {
      const own = await api.listen(changes);
      const other = await api.listen(changes, 'staff');
      await ask(mutation);
      await ask(
        'mutation { updateTodo(input: { id: "todo-9", changes: { starred: true } }) { todo { id } } }',
      );
      expect([await own.next(), await own.next()]).toEqual([change, told('TODO', 'todo-9')]);
      await api.ask(
        'mutation { updateTodo(input: { id: "staff-todo-1", changes: { starred: true } }) { todo { id } } }',
        {},
        'staff',
      );
      expect(await other.next()).toEqual(told('TODO', 'staff-todo-1'));
    });

    test('is told to whoever a mail is sent to', async () => {
      const recipient = await api.listen(changes, 'staff');
      await ask(`mutation { sendMail(input: { to: [{ name: "", email: "staff@watchfloor.example" }],
        subject: "For you", message: "…" }) { errors { field } } }`);
      expect(await recipient.next()).toMatchObject({ officeChanged: { app: 'MAIL' } });
    });

    test('of what all see is told to all', async () => {
      const other = await api.listen(changes, 'staff');
      await ask(
        'mutation { updateContact(input: { id: "contact-1", changes: { company: "Harbour" } }) { contact { id } } }',
      );
      expect(await other.next()).toEqual(told('CONTACTS', 'contact-1'));
    });

    test('that is refused is not told', async () => {
      const own = await api.listen(changes);
      await ask('mutation { createTodo(input: { title: "" }) { errors { field } } }');
      await api.ask('mutation { removeTodos(input: { ids: ["todo-1", "nothing"] }) { todos { id } } }');
      await ask('mutation { createTodo(input: { title: "Look." }) { todo { id } } }');
      expect(await own.next()).toMatchObject({ officeChanged: { app: 'TODO', ids: ['new-0001'] } });
    });
  });

  describe('sample data', () => {
    const apps = [
      ['MAIL', 'mails { totalCount } mailFolders { totalCount } mailLabels { totalCount }'],
      ['TODO', 'todos { totalCount } issue: todos(filter: { labelHandle: "issue" }) { totalCount }'],
      ['NOTES', 'notes { totalCount } noteLabels { name }'],
      ['CONTACTS', 'contacts { totalCount } contactGroups { name contactCount } contactCounts { starred }'],
      ['CALENDAR', 'calendarEvents { totalCount }'],
    ] as const;

    /** Asks as somebody who has just registered, and has nothing. */
    async function newcomer() {
      const { data } = await api.ask(
        `mutation { register(input: { displayName: "Nadia", email: "nadia@example.com", password: "long enough" }) {
          session { accessToken } } }`,
        {},
        'guest',
      );
      const token = (data as { register: { session: { accessToken: string } } }).register.session.accessToken;
      return async (query: string) => {
        const result = await api.executor.execute({ document: parse(query), token });
        expect(result.errors).toBeUndefined();
        return JSON.parse(JSON.stringify(result.data));
      };
    }

    test.each(apps)('of %s comes, once, and goes without a trace', async (app, fields) => {
      const own = await newcomer();
      const before = await own(`{ ${fields} }`);
      const add = `mutation { addSampleData(input: { app: ${app} }) { added errors { field } } }`;
      const { added } = (await own(add)).addSampleData;
      expect(added).toBeGreaterThan(10);
      const after = await own(`{ ${fields} }`);
      expect(after).not.toEqual(before);
      expect((await own(add)).addSampleData.added).toBe(0);
      expect(await own(`{ ${fields} }`)).toEqual(after);
      expect(await own('{ appsWithSampleData }')).toEqual({ appsWithSampleData: [app] });
      expect(await own(`mutation { removeSampleData(input: { app: ${app} }) { removed kept } }`)).toEqual({
        removeSampleData: { removed: added, kept: 0 },
      });
      expect(await own(`{ ${fields} appsWithSampleData }`)).toEqual({ ...before, appsWithSampleData: [] });
    });

    test('goes alone: what was written, or written in, stays', async () => {
      const own = await newcomer();
      await own('mutation { addSampleData(input: { app: TODO }) { added } }');
      await own('mutation { createTodo(input: { title: "Mine" }) { todo { id } } }');
      const { todos } = await own('{ todos(first: 100) { nodes { id title } } }');
      const [first, second] = todos.nodes.filter(({ title }: { title: string }) => title !== 'Mine');
      await own(`mutation {
        updateTodo(input: { id: "${first.id}", changes: { title: "Mine too" } }) { todo { id } } }`);
      await own(
        `mutation { updateTodo(input: { id: "${second.id}", changes: { starred: true } }) { todo { id } } }`,
      );
      const answer = await own('mutation { removeSampleData(input: { app: TODO }) { removed kept } }');
      expect(answer.removeSampleData.kept).toBe(1);
      expect(await own('{ todos(first: 100) { nodes { title } } }')).toEqual({
        todos: { nodes: [{ title: 'Mine' }, { title: 'Mine too' }] },
      });
    });

    test('of mail is addressed to whoever asked for it', async () => {
      const own = await newcomer();
      await own('mutation { addSampleData(input: { app: MAIL }) { added } }');
      const { mails } = await own(
        '{ mails(filter: { folderHandle: "sent" }) { nodes { from { name email } } } }',
      );
      expect(mails.nodes[0]).toEqual({ from: { name: 'Nadia', email: 'nadia@example.com' } });
    });
  });
});
