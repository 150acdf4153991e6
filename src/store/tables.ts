import type { CourseProgressRow, CourseRow, CourseStepRow } from '~/resolvers/academy/academy.rows.ts';
import type { AuditEntryRow } from '~/resolvers/audit/audit.rows.ts';
import type { BlobRow, BlobUseRow } from '~/resolvers/blob/blob.rows.ts';
import type { CalendarEventRow } from '~/resolvers/calendar/calendar.rows.ts';
import type { CameraHealthSnapshotRow, CameraRow, ViewSlotRow } from '~/resolvers/camera/camera.rows.ts';
import type { ChatContactRow, ChatMessageRow, ChatPresenceRow, ChatRow } from '~/resolvers/chat/chat.rows.ts';
import type {
  ContactGroupRow,
  ContactMarkRow,
  ContactMembershipRow,
  ContactRow,
  ContactUseRow,
} from '~/resolvers/contact/contact.rows.ts';
import type { DemoStepRow, IncidentAttentionRow, SettingRow } from '~/resolvers/demo/demo.rows.ts';
import type { DrillRow } from '~/resolvers/drill/drill.rows.ts';
import type { OrderRow, ProductRow } from '~/resolvers/ecommerce/ecommerce.rows.ts';
import type { EvidencePictureRow } from '~/resolvers/evidence/evidence.rows.ts';
import type { FaqRow } from '~/resolvers/faq/faq.rows.ts';
import type { FileContentRow, FileMarkRow, FileRow } from '~/resolvers/file/file.rows.ts';
import type { HandoverNoteRow } from '~/resolvers/handover/handover.rows.ts';
import type { StatusTransitionRow } from '~/resolvers/health/health.rows.ts';
import type { IconRow } from '~/resolvers/icon/icon.rows.ts';
import type { IncidentActivityRow, IncidentRow } from '~/resolvers/incident/incident.rows.ts';
import type { InvitationRow } from '~/resolvers/invitation/invitation.rows.ts';
import type { InvoiceRow } from '~/resolvers/invoice/invoice.rows.ts';
import type {
  KnowledgeBaseArticleRow,
  KnowledgeBaseCategoryRow,
} from '~/resolvers/knowledgeBase/knowledgeBase.rows.ts';
import type { MailLabelingRow, MailRow } from '~/resolvers/mail/mail.rows.ts';
import type { NoteLabelingRow, NoteLabelRow, NoteRow } from '~/resolvers/note/note.rows.ts';
import type { RemovedThingRow, SampleThingRow } from '~/resolvers/office/office.rows.ts';
import type {
  AlbumRow,
  PostCommentRow,
  PostLikeRow,
  PostRow,
  ProfileAboutRow,
  ProfileActivityRow,
} from '~/resolvers/profile/profile.rows.ts';
import type { ProjectRow } from '~/resolvers/project/project.rows.ts';
import type { QuickPanelItemRow, QuickPanelSwitchesRow } from '~/resolvers/quickPanel/quickPanel.rows.ts';
import type {
  MaintenanceHoldRow,
  MaintenanceWindowRow,
  MediaOriginRow,
} from '~/resolvers/registry/registry.rows.ts';
import type { BoardCardRow, BoardListRow, BoardRow } from '~/resolvers/scrumboard/scrumboard.rows.ts';
import type { AttemptRow, UserRow, UserSessionRow } from '~/resolvers/session/session.rows.ts';
import type { SiteRow } from '~/resolvers/site/site.rows.ts';
import type { TeamMemberRow } from '~/resolvers/team/team.rows.ts';
import type { TodoLabelingRow, TodoRow } from '~/resolvers/todo/todo.rows.ts';
import type { VisitRow } from '~/resolvers/visit/visit.rows.ts';
import type { TourRow, WallRow } from '~/resolvers/wall/wall.rows.ts';
import type { BaseRow, StoreOf } from './port.ts';

/** Every table and its row. */
export interface Tables {
  users: UserRow;
  sessions: UserSessionRow;
  attempts: AttemptRow;
  invitations: InvitationRow;
  projects: ProjectRow;
  sites: SiteRow;
  cameras: CameraRow;
  cameraHealthSnapshots: CameraHealthSnapshotRow;
  viewSlots: ViewSlotRow;
  maintenanceWindows: MaintenanceWindowRow;
  maintenanceHolds: MaintenanceHoldRow;
  mediaOrigins: MediaOriginRow;
  teamMembers: TeamMemberRow;
  statusTransitions: StatusTransitionRow;
  incidents: IncidentRow;
  incidentActivities: IncidentActivityRow;
  evidencePictures: EvidencePictureRow;
  visits: VisitRow;
  settings: SettingRow;
  demoSteps: DemoStepRow;
  incidentAttention: IncidentAttentionRow;
  auditEntries: AuditEntryRow;
  chatContacts: ChatContactRow;
  chats: ChatRow;
  chatMessages: ChatMessageRow;
  chatPresences: ChatPresenceRow;
  contacts: ContactRow;
  contactMarks: ContactMarkRow;
  contactUses: ContactUseRow;
  contactGroups: ContactGroupRow;
  contactMemberships: ContactMembershipRow;
  mails: MailRow;
  mailLabelings: MailLabelingRow;
  quickPanelItems: QuickPanelItemRow;
  quickPanelSwitches: QuickPanelSwitchesRow;
  boards: BoardRow;
  boardLists: BoardListRow;
  boardCards: BoardCardRow;
  calendarEvents: CalendarEventRow;
  notes: NoteRow;
  noteLabels: NoteLabelRow;
  noteLabelings: NoteLabelingRow;
  todos: TodoRow;
  todoLabelings: TodoLabelingRow;
  products: ProductRow;
  orders: OrderRow;
  courses: CourseRow;
  courseSteps: CourseStepRow;
  courseProgress: CourseProgressRow;
  invoices: InvoiceRow;
  faqs: FaqRow;
  icons: IconRow;
  knowledgeBaseCategories: KnowledgeBaseCategoryRow;
  knowledgeBaseArticles: KnowledgeBaseArticleRow;
  files: FileRow;
  fileContents: FileContentRow;
  fileMarks: FileMarkRow;
  posts: PostRow;
  postComments: PostCommentRow;
  postLikes: PostLikeRow;
  profileActivities: ProfileActivityRow;
  albums: AlbumRow;
  profileAbouts: ProfileAboutRow;
  drills: DrillRow;
  handoverNotes: HandoverNoteRow;
  walls: WallRow;
  tours: TourRow;
  blobs: BlobRow;
  blobUses: BlobUseRow;
  removedThings: RemovedThingRow;
  sampleThings: SampleThingRow;
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
  /**
   * Long texts in which `contains` has to be quick. The domain stores them folded (`foldCase`), so that they need not be
   * folded for each question; SQL keeps an index of what occurs in them.
   */
  readonly folded?: readonly (keyof Row & string)[];
}

/** The declared indexes of every table. */
export const tableSpecs: { readonly [T in TableName]: TableSpec<Tables[T]> } = {
  users: { equal: ['email', 'userName', 'nameSkeleton', 'subject'], ordered: [] },
  sessions: { equal: ['userId'], ordered: ['expiresAt'] },
  attempts: { equal: [], ordered: ['endsAt'] },
  invitations: { equal: [], ordered: ['expiresAt'] },
  projects: { equal: [], ordered: [] },
  sites: { equal: ['projectId'], ordered: [] },
  cameras: { equal: ['siteId', 'operatorState'], ordered: ['name'] },
  cameraHealthSnapshots: { equal: ['cameraId'], ordered: ['at'] },
  viewSlots: { equal: ['cameraId', 'weekday'], ordered: [] },
  maintenanceWindows: { equal: ['phase'], ordered: ['from', 'to'] },
  maintenanceHolds: { equal: ['windowId', 'cameraId', 'siteId'], ordered: [] },
  mediaOrigins: { equal: ['origin'], ordered: ['addedAt'] },
  teamMembers: { equal: [], ordered: [] },
  statusTransitions: { equal: ['cameraId', 'to'], ordered: ['at'] },
  incidents: {
    equal: ['cameraId', 'state', 'assigneeId', 'parentId'],
    ordered: ['raisedAt', 'number', 'urgency'],
  },
  incidentActivities: { equal: ['incidentId'], ordered: ['at'] },
  evidencePictures: { equal: ['incidentId'], ordered: ['takenAt'] },
  visits: { equal: ['memberId'], ordered: ['startedAt'] },
  settings: { equal: [], ordered: [] },
  demoSteps: { equal: ['kind'], ordered: ['at'] },
  incidentAttention: { equal: [], ordered: ['until'] },
  auditEntries: { equal: ['userId', 'subjectId', 'batchId', 'lineId'], ordered: ['at'] },
  chatContacts: { equal: [], ordered: ['name'] },
  chats: { equal: ['ownerId', 'contactId'], ordered: ['lastMessageAt'] },
  chatMessages: { equal: ['chatId', 'sendKey'], ordered: ['sentAt'] },
  chatPresences: { equal: ['userId'], ordered: ['until'] },
  contacts: { equal: ['emailKey'], ordered: ['name', 'lastName'] },
  contactMarks: { equal: ['ownerId', 'contactId'], ordered: [] },
  contactUses: { equal: ['ownerId', 'who'], ordered: ['day'] },
  contactGroups: { equal: ['ownerId'], ordered: [] },
  contactMemberships: { equal: ['ownerId', 'groupId', 'contactId'], ordered: [] },
  mails: { equal: ['ownerId', 'folderId'], ordered: ['sentAt'], folded: ['words'] },
  mailLabelings: { equal: ['ownerId', 'labelId', 'mailId'], ordered: ['sentAt'], folded: ['words'] },
  quickPanelItems: { equal: ['ownerId'], ordered: [] },
  quickPanelSwitches: { equal: [], ordered: [] },
  boards: { equal: [], ordered: ['createdAt'] },
  boardLists: { equal: ['boardId'], ordered: [] },
  boardCards: { equal: ['boardId'], ordered: [] },
  calendarEvents: { equal: ['ownerId'], ordered: ['start', 'end'] },
  notes: { equal: ['ownerId'], ordered: ['createdAt', 'reminder', 'remindAt'] },
  noteLabels: { equal: ['ownerId'], ordered: [] },
  noteLabelings: { equal: ['noteId', 'labelId'], ordered: [] },
  todos: { equal: ['ownerId'], ordered: ['position', 'dueDate'] },
  todoLabelings: { equal: ['ownerId', 'todoId', 'labelId'], ordered: [] },
  products: { equal: ['active'], ordered: ['name', 'categoryText', 'priceTaxIncl', 'quantity'] },
  orders: { equal: ['statusId'], ordered: ['date', 'reference', 'customerName', 'total'] },
  courses: { equal: ['categoryValue'], ordered: [] },
  courseSteps: { equal: ['courseId'], ordered: ['position'] },
  courseProgress: { equal: ['ownerId'], ordered: [] },
  invoices: { equal: [], ordered: ['date'] },
  faqs: { equal: [], ordered: ['position'] },
  icons: { equal: [], ordered: ['order'] },
  knowledgeBaseCategories: { equal: [], ordered: ['position'] },
  knowledgeBaseArticles: { equal: ['categoryId'], ordered: ['position'] },
  files: { equal: ['folderId', 'uploaderId'], ordered: ['name', 'modified'] },
  fileContents: { equal: [], ordered: [] },
  fileMarks: { equal: ['ownerId', 'fileId'], ordered: [] },
  posts: { equal: [], ordered: ['time'] },
  postComments: { equal: ['postId'], ordered: ['time'] },
  postLikes: { equal: ['ownerId'], ordered: [] },
  profileActivities: { equal: [], ordered: ['time'] },
  albums: { equal: [], ordered: ['position'] },
  profileAbouts: { equal: ['ownerId'], ordered: [] },
  drills: { equal: ['endedAt', 'incidentId'], ordered: ['startedAt'] },
  handoverNotes: { equal: ['siteId'], ordered: ['at'] },
  walls: { equal: ['ownerId', 'authorId'], ordered: ['name', 'removedAt'] },
  tours: { equal: ['ownerId', 'authorId'], ordered: ['name', 'removedAt'] },
  blobs: { equal: ['ownerId'], ordered: ['looseSince'] },
  blobUses: { equal: ['blobId', 'thing'], ordered: [] },
  removedThings: { equal: [], ordered: ['removedAt'] },
  sampleThings: { equal: ['ownerId'], ordered: [] },
};
