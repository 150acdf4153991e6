import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { createTestApi, type TestApi } from '../support/environment.ts';
import { callOf, rootFieldsOf } from '../support/rootFields.ts';

/** Asks as somebody who has just registered. */
async function newcomer(api: TestApi = createTestApi()) {
  const { data } = await api.ask(
    `mutation { register(input: { displayName: "Nadia", email: "nadia@example.com", password: "long enough" }) {
      session { accessToken user { id } } } }`,
    {},
    'guest',
  );
  const { session } = (data as { register: { session: { accessToken: string; user: { id: string } } } })
    .register;
  return {
    id: session.user.id,
    async ask(query: string, variables: Record<string, unknown> = {}) {
      const token = session.accessToken;
      return JSON.parse(
        JSON.stringify(await api.executor.execute({ document: parse(query), variables, token })),
      );
    },
  };
}

const queries = rootFieldsOf(createSchema()).filter(({ operation }) => operation === 'query');
const unnamed = queries.filter((field) => callOf(field, () => '', 0).ids === 0);

describe('somebody who has just registered', () => {
  test.each(unnamed.map((field) => [field.name, field] as const))('is answered %s', async (_, field) => {
    const { query, variables } = callOf(field, () => '', 3);
    const { data, errors } = await (await newcomer()).ask(query, variables);
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty(field.name);
  });

  test.each([
    ['mails { totalCount }', { mails: { totalCount: 0 } }],
    [
      'mailFolders { unreadCount totalCount }',
      { mailFolders: Array(5).fill({ unreadCount: 0, totalCount: 0 }) },
    ],
    ['mailLabels { totalCount }', { mailLabels: Array(4).fill({ totalCount: 0 }) }],
    ['todos { totalCount }', { todos: { totalCount: 0 } }],
    [
      'todoFolders { handle }',
      { todoFolders: ['all', 'shift', 'maintenance', 'office'].map((handle) => ({ handle })) },
    ],
    ['notes { totalCount } noteLabels { id }', { notes: { totalCount: 0 }, noteLabels: [] }],
    ['calendarEvents { totalCount }', { calendarEvents: { totalCount: 0 } }],
    ['chats { totalCount }', { chats: { totalCount: 0 } }],
    [
      'contactCounts { starred frequent } contactGroups { id }',
      { contactCounts: { starred: 0, frequent: 0 }, contactGroups: [] },
    ],
    ['contacts(filter: { view: STARRED }) { totalCount }', { contacts: { totalCount: 0 } }],
    ['files(filter: { view: STARRED }) { totalCount }', { files: { totalCount: 0 } }],
    ['files(filter: { view: OFFLINE }) { totalCount }', { files: { totalCount: 0 } }],
    [
      'quickPanel { notes { id } events { id } switches { notifications cloudSync retroThrusters } }',
      {
        quickPanel: {
          notes: [],
          events: [],
          switches: { notifications: true, cloudSync: false, retroThrusters: false },
        },
      },
    ],
    [
      'profileAbout { general { about } contact { emails } groups { name } friends { name } }',
      {
        profileAbout: {
          general: { about: '' },
          contact: { emails: ['nadia@example.com'] },
          groups: [],
          friends: [],
        },
      },
    ],
  ])('finds nothing of others in { %s }', async (fields, found) => {
    expect(await (await newcomer()).ask(`{ ${fields} }`)).toEqual({ data: found });
  });

  test('finds the shared contacts, files, courses and posts without marks of others', async () => {
    const { data } = await (await newcomer()).ask(`{
      contacts(first: 100) { nodes { starred frequent groups { id } } }
      files(first: 100) { nodes { starred } }
      courses(first: 100) { nodes { activeStep } }
      posts(first: 100) { nodes { liked } } }`);
    const marks = (name: string) => [
      ...new Set(data[name].nodes.map((node: object) => JSON.stringify(node))),
    ];
    expect(marks('contacts')).toEqual(['{"starred":false,"frequent":false,"groups":[]}']);
    expect(marks('files')).toEqual(['{"starred":false}']);
    expect(marks('courses')).toEqual(['{"activeStep":0}']);
    expect(marks('posts')).toEqual(['{"liked":false}']);
  });

  test('is somebody in the chat, by the own name, and may talk to everybody else', async () => {
    const { id, ask } = await newcomer();
    const { data } = await ask(
      '{ chatUser { id name avatar status mood unreadCount } chatContacts(first: 100) { nodes { id unreadCount chat { id } } } }',
    );
    expect(data.chatUser).toEqual({
      id,
      name: 'Nadia',
      avatar: '',
      status: 'ONLINE',
      mood: '',
      unreadCount: 0,
    });
    expect(data.chatContacts.nodes).toContainEqual({ id: 'user-admin', unreadCount: 0, chat: null });
    expect(data.chatContacts.nodes).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('the first things of somebody who has just registered', () => {
  test.each([
    [
      'createTodo(input: { title: "Mine" }) { todo { title } errors { field } }',
      { todo: { title: 'Mine' }, errors: [] },
    ],
    [
      'createNote(input: { title: "Mine" }) { note { title } errors { field } }',
      { note: { title: 'Mine' }, errors: [] },
    ],
    [
      'saveNoteLabels(input: { labels: [{ name: "Mine" }] }) { labels { name } errors { field } }',
      { labels: [{ name: 'Mine' }], errors: [] },
    ],
    [
      'createBoard(input: { name: "Mine" }) { board { name members { id } } errors { field } }',
      { board: { name: 'Mine', members: [] }, errors: [] },
    ],
    [
      'saveMailDraft(input: { to: [], subject: "Mine", message: "" }) { mail { from { name email } } errors { field } }',
      { mail: { from: { name: 'Nadia', email: 'nadia@example.com' } }, errors: [] },
    ],
    [
      'setQuickPanelSwitches(input: { cloudSync: true }) { switches { notifications cloudSync } }',
      { switches: { notifications: true, cloudSync: true } },
    ],
  ])('%s', async (call, answer) => {
    expect(await (await newcomer()).ask(`mutation { first: ${call} }`)).toEqual({ data: { first: answer } });
  });
});
