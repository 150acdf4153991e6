import type { CalendarEventRow } from '~/resolvers/calendar/calendar.rows.ts';
import type { CameraRow } from '~/resolvers/camera/camera.rows.ts';
import type { ChatContactRow, ChatMessageRow, ChatRow } from '~/resolvers/chat/chat.rows.ts';
import type {
  ContactGroupRow,
  ContactMarkRow,
  ContactMembershipRow,
  ContactRow,
} from '~/resolvers/contact/contact.rows.ts';
import type { SettingRow } from '~/resolvers/demo/demo.rows.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import type { IncidentActivityRow, IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type { MailLabelingRow, MailRow } from '~/resolvers/mail/mail.rows.ts';
import type { NoteLabelingRow, NoteLabelRow, NoteRow } from '~/resolvers/note/note.rows.ts';
import type { ProjectRow } from '~/resolvers/project/project.rows.ts';
import type { QuickPanelItemRow } from '~/resolvers/quickPanel/quickPanel.rows.ts';
import type { BoardCardRow, BoardListRow, BoardRow } from '~/resolvers/scrumboard/scrumboard.rows.ts';
import type { UserRow, UserSessionRow } from '~/resolvers/session/session.rows.ts';
import type { SiteRow } from '~/resolvers/site/site.rows.ts';
import type { TeamMemberRow } from '~/resolvers/team/team.rows.ts';
import type { TodoLabelingRow, TodoRow } from '~/resolvers/todo/todo.rows.ts';
import type { VisitRow } from '~/resolvers/visit/visit.rows.ts';
import type { BaseRow, StoreOf } from './port.ts';

/** Every table and its row. */
export interface Tables {
  users: UserRow;
  sessions: UserSessionRow;
  projects: ProjectRow;
  sites: SiteRow;
  cameras: CameraRow;
  teamMembers: TeamMemberRow;
  statusTransitions: StatusTransitionRow;
  incidents: IncidentRow;
  incidentActivities: IncidentActivityRow;
  visits: VisitRow;
  settings: SettingRow;
  chatContacts: ChatContactRow;
  chats: ChatRow;
  chatMessages: ChatMessageRow;
  contacts: ContactRow;
  contactMarks: ContactMarkRow;
  contactGroups: ContactGroupRow;
  contactMemberships: ContactMembershipRow;
  mails: MailRow;
  mailLabelings: MailLabelingRow;
  quickPanelItems: QuickPanelItemRow;
  boards: BoardRow;
  boardLists: BoardListRow;
  boardCards: BoardCardRow;
  calendarEvents: CalendarEventRow;
  notes: NoteRow;
  noteLabels: NoteLabelRow;
  noteLabelings: NoteLabelingRow;
  todos: TodoRow;
  todoLabelings: TodoLabelingRow;
}

export type TableName = keyof Tables;

/** What the resolvers are given. */
export type Store = StoreOf<Tables>;

/** How an engine finds rows of a table quickly. */
export interface TableSpec<Row extends BaseRow> {
  /** Fields asked for by equality or `in`. */
  readonly equal: readonly (keyof Row & string)[];
  /** Fields asked for by range and order. */
  readonly ordered: readonly (keyof Row & string)[];
}

/** The declared indexes of every table. */
export const tableSpecs: { readonly [T in TableName]: TableSpec<Tables[T]> } = {
  users: { equal: ['email', 'userName'], ordered: [] },
  sessions: { equal: ['userId'], ordered: ['expiresAt'] },
  projects: { equal: [], ordered: [] },
  sites: { equal: ['projectId'], ordered: [] },
  cameras: { equal: ['siteId', 'operatorState'], ordered: ['name'] },
  teamMembers: { equal: [], ordered: [] },
  statusTransitions: { equal: ['cameraId', 'to'], ordered: ['at'] },
  incidents: { equal: ['cameraId', 'state', 'assigneeId', 'parentId'], ordered: ['raisedAt', 'number'] },
  incidentActivities: { equal: ['incidentId'], ordered: ['at'] },
  visits: { equal: ['memberId'], ordered: ['startedAt'] },
  settings: { equal: [], ordered: [] },
  chatContacts: { equal: [], ordered: ['name'] },
  chats: { equal: ['ownerId', 'contactId'], ordered: ['lastMessageAt'] },
  chatMessages: { equal: ['chatId'], ordered: ['sentAt'] },
  contacts: { equal: [], ordered: ['name', 'lastName'] },
  contactMarks: { equal: ['ownerId', 'contactId'], ordered: [] },
  contactGroups: { equal: ['ownerId'], ordered: [] },
  contactMemberships: { equal: ['ownerId', 'groupId', 'contactId'], ordered: [] },
  mails: { equal: ['ownerId', 'folderId'], ordered: ['sentAt'] },
  mailLabelings: { equal: ['ownerId', 'labelId', 'mailId'], ordered: ['sentAt'] },
  quickPanelItems: { equal: ['ownerId'], ordered: [] },
  boards: { equal: [], ordered: ['createdAt'] },
  boardLists: { equal: ['boardId'], ordered: [] },
  boardCards: { equal: ['boardId'], ordered: [] },
  calendarEvents: { equal: ['ownerId'], ordered: ['start', 'end'] },
  notes: { equal: ['ownerId'], ordered: ['createdAt', 'reminder'] },
  noteLabels: { equal: ['ownerId'], ordered: [] },
  noteLabelings: { equal: ['noteId', 'labelId'], ordered: [] },
  todos: { equal: ['ownerId'], ordered: ['position', 'dueDate'] },
  todoLabelings: { equal: ['ownerId', 'todoId', 'labelId'], ordered: [] },
};
