import type { SchemaPart } from '~/graphql/office/part.ts';
import type { TableName } from '~/store/tables.ts';

export interface OfficePage {
  /** What the first page of the app reads. */
  readonly tables: readonly TableName[];
  /** The parts of the schema that answer it. */
  readonly loadApps: () => Promise<readonly SchemaPart[]>;
}

const loadPeople = async () => [(await import('~/graphql/office/people.ts')).part];

const pages: Readonly<Record<string, OfficePage>> = {
  calendar: {
    tables: ['calendarEvents'],
    loadApps: async () => [(await import('~/graphql/office/calendar.ts')).part],
  },
  chat: { tables: ['chatContacts', 'chats', 'chatMessages'], loadApps: loadPeople },
  contacts: {
    tables: ['contacts', 'contactMarks', 'contactGroups', 'contactMemberships'],
    loadApps: loadPeople,
  },
  mail: {
    tables: ['mails', 'mailLabelings'],
    loadApps: async () => [(await import('~/graphql/office/mail.ts')).part],
  },
  notes: {
    tables: ['notes', 'noteLabels', 'noteLabelings'],
    loadApps: async () => [(await import('~/graphql/office/notes.ts')).part],
  },
  todo: {
    tables: ['todos', 'todoLabelings'],
    loadApps: async () => [(await import('~/graphql/office/todo.ts')).part],
  },
};

/** The office app at an address; null where there is none of the six. */
export const officePageAt = (path: string): OfficePage | null =>
  pages[/^\/apps\/(\w+)/.exec(path)?.[1] ?? ''] ?? null;

/** The parts of the schema that answer all six. */
export const loadOfficeApps: OfficePage['loadApps'] = async () =>
  (await import('~/graphql/office/officeApps.ts')).officeApps;
