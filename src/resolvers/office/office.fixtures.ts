import type { OfficeApp } from '~/graphql/types.generated.ts';
import type { BaseRow } from '~/store/port.ts';
import type { TableName } from '~/store/tables.ts';
import { demoOwners } from '../base/owners.ts';

/** The rows of a table that an app begins with on request: those of the demo's first account, made somebody else's. */
export interface Sample {
  readonly table: TableName;
  readonly rows: (now: number) => Promise<readonly BaseRow[]>;
  /** Fields that hold ids of other sample rows. */
  readonly names?: readonly string[];
  /**
   * What a person writes in such a row: where that is changed it is the person's own from then on. A star, a folder or a
   * tick does not make it so. Without it the row belongs to another one and goes with it.
   */
  readonly written?: readonly string[];
}

const calendar = () => import('../calendar/calendar.fixtures.ts');
const contact = () => import('../contact/contact.fixtures.ts');
const mail = () => import('../mail/mail.fixtures.ts');
const note = () => import('../note/note.fixtures.ts');
const todo = () => import('../todo/todo.fixtures.ts');

/** Whose rows they are in the demo. */
export async function sampleOwner() {
  const { userFixtures } = await import('../session/session.fixtures.ts');
  return userFixtures().find(({ id }) => id === demoOwners[0]?.userId);
}

const contactFields = ['name', 'lastName', 'nickname', 'company', 'jobTitle', 'email', 'phone', 'address'];

/** In the order in which the rows need each other, and what they are put into before them. */
export const samples: Readonly<Record<OfficeApp, readonly Sample[]>> = {
  MAIL: [
    {
      table: 'mails',
      rows: async (now) => (await mail()).mailFixtures(now),
      written: ['to', 'cc', 'subject', 'message'],
    },
    {
      table: 'mailLabelings',
      rows: async (now) => (await mail()).mailLabelingFixtures(now),
      names: ['mailId'],
    },
  ],
  TODO: [
    {
      table: 'todos',
      rows: async (now) => (await todo()).todoFixtures(now),
      written: ['title', 'notes', 'startDate', 'dueDate'],
    },
    { table: 'todoLabelings', rows: async () => (await todo()).todoLabelingFixtures(), names: ['todoId'] },
  ],
  NOTES: [
    { table: 'noteLabels', rows: async () => (await note()).noteLabelFixtures(), written: ['name'] },
    {
      table: 'notes',
      rows: async (now) => (await note()).noteFixtures(now),
      written: ['title', 'description', 'image', 'reminder', 'checklist'],
    },
    {
      table: 'noteLabelings',
      rows: async () => (await note()).noteLabelingFixtures(),
      names: ['noteId', 'labelId'],
    },
  ],
  CONTACTS: [
    { table: 'contactGroups', rows: async () => (await contact()).contactGroupFixtures(), written: ['name'] },
    {
      table: 'contacts',
      rows: async () => (await contact()).contactFixtures(),
      written: [...contactFields, 'birthday', 'notes'],
    },
    {
      table: 'contactMarks',
      rows: async () => (await contact()).contactMarkFixtures(),
      names: ['contactId'],
    },
    {
      table: 'contactMemberships',
      rows: async () => (await contact()).contactMembershipFixtures(),
      names: ['contactId', 'groupId'],
    },
  ],
  CALENDAR: [
    {
      table: 'calendarEvents',
      rows: async (now) => (await calendar()).calendarEventFixtures(now),
      written: ['title', 'start', 'end', 'allDay', 'description'],
    },
  ],
};
