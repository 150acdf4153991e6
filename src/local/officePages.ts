import type { TableName } from '~/store/tables.ts';

/** What the first page of each office app reads. */
const tables: Readonly<Record<string, readonly TableName[]>> = {
  calendar: ['calendarEvents'],
  chat: ['chatContacts', 'chats', 'chatMessages'],
  contacts: ['contacts', 'contactMarks', 'contactGroups', 'contactMemberships'],
  mail: ['mails', 'mailLabelings'],
  notes: ['notes', 'noteLabels', 'noteLabelings'],
  todo: ['todos', 'todoLabelings'],
};

/** The tables that the office app at an address will read at once; null where there is none of the six. */
export const officeTables = (path: string): readonly TableName[] | null =>
  tables[/^\/apps\/(\w+)/.exec(path)?.[1] ?? ''] ?? null;
