import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CalendarEventRow, CalendarEventConnectionRow } from '~/resolvers/calendar/calendar.rows.ts';
import type { CameraRow, CameraStreamRow, StreamAddressRow, ViewWindowRow, CameraConnectionRow } from '~/resolvers/camera/camera.rows.ts';
import type { ChatContactRow, ChatUserRow, ChatRow, ChatMessageRow, ChatContactConnectionRow, ChatConnectionRow, ChatMessageConnectionRow } from '~/resolvers/chat/chat.rows.ts';
import type { ContactRow, ContactGroupRow, ContactCountsRow, ContactConnectionRow } from '~/resolvers/contact/contact.rows.ts';
import type { StatusTransitionRow, StatusTransitionConnectionRow } from '~/resolvers/health/health.rows.ts';
import type { IncidentRow, IncidentActivityRow, IncidentConnectionRow } from '~/resolvers/incident/incident.rows.ts';
import type { MailAddressRow, MailAttachmentRow, MailRow, MailFolderRow, MailQuickFilterRow, MailLabelRow, MailConnectionRow } from '~/resolvers/mail/mail.rows.ts';
import type { NoteRow, NoteCheckItemRow, NoteLabelRow, NoteConnectionRow } from '~/resolvers/note/note.rows.ts';
import type { ProjectRow } from '~/resolvers/project/project.rows.ts';
import type { QuickPanelItemRow } from '~/resolvers/quickPanel/quickPanel.rows.ts';
import type { BoardRow, BoardSettingsRow, BoardLabelRow, BoardListRow, BoardCardRow, BoardAttachmentRow, BoardChecklistRow, BoardCheckItemRow, BoardActivityRow, BoardConnectionRow } from '~/resolvers/scrumboard/scrumboard.rows.ts';
import type { UserRow } from '~/resolvers/session/session.rows.ts';
import type { SiteRow } from '~/resolvers/site/site.rows.ts';
import type { TeamMemberRow } from '~/resolvers/team/team.rows.ts';
import type { TodoRow, TodoConnectionRow } from '~/resolvers/todo/todo.rows.ts';
import type { VisitRow, VisitConnectionRow } from '~/resolvers/visit/visit.rows.ts';
import type { Context } from '~/resolvers/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC with milliseconds, for example 2026-11-21T08:30:00.000Z. */
  DateTime: { input: number; output: number; }
  /** What a user has chosen for the look of the dashboard: a JSON object as the specification names it, with `layout`, `customScrollbars`, `animations`, `direction` and `theme`. Every part may be left out; a part that is not known is BAD_USER_INPUT. */
  Settings: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** An IANA time zone name, for example Europe/Istanbul. Decides where days, weeks and months begin. */
  TimeZone: { input: string; output: string; }
};

export type AccountSource =
  | 'AUTH0'
  | 'FIREBASE'
  | 'JWT';

/** A board of lists of cards, shared by all who are signed in. */
export type Board = {
  /** Every card of the board, also those that lie in no list. */
  cards: Array<BoardCard>;
  id: Scalars['ID']['output'];
  /** Which its cards may have. */
  labels: Array<BoardLabel>;
  /** From first to last. */
  lists: Array<BoardList>;
  /** Who may be put on its cards. */
  members: Array<TeamMember>;
  name: Scalars['String']['output'];
  settings: BoardSettings;
  /** The name as part of an address; never empty. */
  uri: Scalars['String']['output'];
};

/** What somebody wrote or added to a card. */
export type BoardActivity = {
  /** Unique within the card. */
  id: Scalars['ID']['output'];
  /** Null when the writer is not of the team. */
  member: Maybe<TeamMember>;
  message: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  type: BoardActivityType;
};

/** One that is there already stays as it is; a new one is the viewer's, and of now. */
export type BoardActivityInput = {
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  message: Scalars['String']['input'];
  type: BoardActivityType;
};

export type BoardActivityType =
  | 'ATTACHMENT'
  | 'COMMENT';

/** A picture or an address that belongs to a card. */
export type BoardAttachment = {
  /** Unique within the card. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** When it was added. */
  time: Scalars['DateTime']['output'];
  type: BoardAttachmentType;
  /** Of a picture its address, which may hold the picture itself (data:). */
  url: Scalars['String']['output'];
};

export type BoardAttachmentInput = {
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  type: BoardAttachmentType;
  url: Scalars['String']['input'];
};

export type BoardAttachmentType =
  | 'IMAGE'
  | 'LINK';

/** A piece of work. */
export type BoardCard = {
  /** Newest first. */
  activities: Array<BoardActivity>;
  attachments: Array<BoardAttachment>;
  board: Board;
  checklists: Array<BoardChecklist>;
  /** The attachment that stands on the card's face. */
  cover: Maybe<BoardAttachment>;
  description: Scalars['String']['output'];
  due: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  labels: Array<BoardLabel>;
  /** Null when it lies in none. */
  list: Maybe<BoardList>;
  members: Array<TeamMember>;
  name: Scalars['String']['output'];
  subscribed: Scalars['Boolean']['output'];
};

/** What is left out is empty or, in an update, stays as it is; null empties the cover and the due date. */
export type BoardCardInput = {
  /** New attachments are noted by themselves when these are left out. */
  activities?: InputMaybe<Array<BoardActivityInput>>;
  attachments?: InputMaybe<Array<BoardAttachmentInput>>;
  checklists?: InputMaybe<Array<BoardChecklistInput>>;
  /** One of the attachments. */
  coverId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  due?: InputMaybe<Scalars['DateTime']['input']>;
  /** Labels of the board. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Members of the board. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BoardCardPayload = {
  /** Null when there are errors. */
  board: Maybe<Board>;
  /** As it is after; null when there are errors. */
  card: Maybe<BoardCard>;
  errors: Array<FieldError>;
};

/** One step of a checklist. */
export type BoardCheckItem = {
  checked: Scalars['Boolean']['output'];
  /** Unique within the checklist. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BoardCheckItemInput = {
  checked: Scalars['Boolean']['input'];
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

/** Steps of a card. */
export type BoardChecklist = {
  /** Unique within the card. */
  id: Scalars['ID']['output'];
  items: Array<BoardCheckItem>;
  name: Scalars['String']['output'];
};

export type BoardChecklistInput = {
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  items: Array<BoardCheckItemInput>;
  name: Scalars['String']['input'];
};

export type BoardConnection = {
  edges: Array<BoardEdge>;
  nodes: Array<Board>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type BoardEdge = {
  cursor: Scalars['String']['output'];
  node: Board;
};

export type BoardInput = {
  /** The viewer alone, if they are of the team, when they are left out. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
  /** No colour, not subscribed and with covers when they are left out. */
  settings?: InputMaybe<BoardSettingsInput>;
};

/** A mark with a colour. */
export type BoardLabel = {
  /** Hexadecimal, for example #F44336. */
  color: Scalars['String']['output'];
  /** Unique within the board. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BoardLabelInput = {
  /** Hexadecimal, for example #F44336. */
  color: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** A column of a board. */
export type BoardList = {
  /** From top to bottom. */
  cards: Array<BoardCard>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type BoardListInput = {
  /** From top to bottom. */
  cardIds: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type BoardPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  errors: Array<FieldError>;
};

/** How a board looks and whether it tells of its changes. */
export type BoardSettings = {
  /** Cards show their covers. */
  cardCoverImages: Scalars['Boolean']['output'];
  /** Hexadecimal or the name of a colour; empty for none. */
  color: Scalars['String']['output'];
  subscribed: Scalars['Boolean']['output'];
};

export type BoardSettingsInput = {
  cardCoverImages: Scalars['Boolean']['input'];
  /** Hexadecimal or the name of a colour; empty for none. */
  color: Scalars['String']['input'];
  subscribed: Scalars['Boolean']['input'];
};

/** Something in a person's calendar. Nobody else sees it. */
export type CalendarEvent = {
  /** Lasts whole days: those of start and end in UTC, the day of the end not included unless it is that of the start. */
  allDay: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  /** Not before the start; a moment that the event no longer takes. */
  end: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  start: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

/** What is left out stays as it is. */
export type CalendarEventChangesInput = {
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** Not before the start. */
  end?: InputMaybe<Scalars['DateTime']['input']>;
  start?: InputMaybe<Scalars['DateTime']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CalendarEventConnection = {
  edges: Array<CalendarEventEdge>;
  nodes: Array<CalendarEvent>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CalendarEventEdge = {
  cursor: Scalars['String']['output'];
  node: CalendarEvent;
};

export type CalendarEventFilter = {
  /** Begins before the end of this stretch, and does not end before its beginning. */
  during?: InputMaybe<TimeRange>;
  /** Occurs in the title or in the description. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type CalendarEventInput = {
  /** False when left out. */
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty when left out. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Not before the start. */
  end: Scalars['DateTime']['input'];
  start: Scalars['DateTime']['input'];
  title: Scalars['String']['input'];
};

export type CalendarEventPayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  event: Maybe<CalendarEvent>;
};

/** A camera in the registry. Its health is derived from its status transitions and never stored. */
export type Camera = {
  group: Scalars['String']['output'];
  health: CameraHealth;
  id: Scalars['ID']['output'];
  /** Incidents raised in the period; those folded into a storm count with it, not here. */
  incidentCount: Scalars['Int']['output'];
  installedAt: Scalars['DateTime']['output'];
  /** The status now as a whole transition, with its detail; null when it was never observed. */
  lastTransition: Maybe<StatusTransition>;
  location: Location;
  model: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The worst severity among its incidents that are new or acknowledged; null when none is open. */
  openSeverity: Maybe<IncidentSeverity>;
  operatorState: OperatorState;
  /** 1 is watched first, 5 last. */
  priority: Scalars['Int']['output'];
  /** When somebody is expected to watch this camera; empty means never. */
  schedule: Array<ViewWindow>;
  site: Site;
  /** What the last status transition says; UNKNOWN when there is none. */
  state: CameraState;
  /** Why the camera is in its state; null when it was never observed. */
  stateReason: Maybe<StatusReason>;
  /** When the camera entered its state; null when it was never observed. */
  stateSince: Maybe<Scalars['DateTime']['output']>;
  streams: Array<CameraStream>;
  tags: Array<Scalars['String']['output']>;
};


/** A camera in the registry. Its health is derived from its status transitions and never stored. */
export type CameraHealthArgs = {
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};


/** A camera in the registry. Its health is derived from its status transitions and never stored. */
export type CameraIncidentCountArgs = {
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};

export type CameraConnection = {
  edges: Array<CameraEdge>;
  nodes: Array<Camera>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** How many cameras are in which state now. */
export type CameraCounts = {
  byState: Array<CameraStateCount>;
  /** Cameras that somebody took out of service: paused or in maintenance. */
  excluded: Scalars['Int']['output'];
  /** Cameras that give pictures: up or degraded. */
  live: Scalars['Int']['output'];
  /** Cameras that should give pictures and do not: down or unknown. */
  offline: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CameraEdge = {
  cursor: Scalars['String']['output'];
  node: Camera;
};

export type CameraFilter = {
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  operatorState?: InputMaybe<OperatorState>;
  /** Part of the name, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** States now. */
  states?: InputMaybe<Array<CameraState>>;
};

/**
 * Health over a stretch of time. uptime = (up + degraded) ÷ (up + degraded + down);
 * unknown, maintenance and paused are left out; coverage says how much of the time was observed.
 */
export type CameraHealth = {
  /** Share from 0 to 1 of the time that was observed (up, degraded or down). */
  coverage: Scalars['Float']['output'];
  degradedSeconds: Scalars['Int']['output'];
  downSeconds: Scalars['Int']['output'];
  maintenanceSeconds: Scalars['Int']['output'];
  /** How often the camera went down. */
  malfunctions: Scalars['Int']['output'];
  /** Mean seconds of service between failures; null when nothing failed. */
  mtbfSeconds: Maybe<Scalars['Int']['output']>;
  /** Mean seconds to repair, over closed outages; null when none closed. */
  mttrSeconds: Maybe<Scalars['Int']['output']>;
  /** The camera is down now. */
  outageOpen: Scalars['Boolean']['output'];
  pausedSeconds: Scalars['Int']['output'];
  score: Maybe<HealthScore>;
  unknownSeconds: Scalars['Int']['output'];
  upSeconds: Scalars['Int']['output'];
  /** Share from 0 to 1; null when nothing was observed, which is not 0. */
  uptime: Maybe<Scalars['Float']['output']>;
};

/** How many incidents a camera had, by severity; those folded into a storm count with it, not here. */
export type CameraIncidents = {
  camera: Camera;
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/**
 * Equals stand by name. An order by what is derived from status transitions (STATE and all below it) is that of the moment
 * of the first page, which the cursors keep: whatever happens meanwhile, the pages show each camera once.
 */
export type CameraOrder = {
  direction?: SortDirection;
  field?: CameraOrderField;
  /** The stretch over which malfunctions and times are measured. */
  period?: Period;
  /** Where the stretch begins. */
  zone?: Scalars['TimeZone']['input'];
};

export type CameraOrderField =
  | 'DOWN_TIME'
  | 'INSTALLED_AT'
  /** How often the camera went down. */
  | 'MALFUNCTIONS'
  | 'NAME'
  | 'OPERATOR_STATE'
  | 'PRIORITY'
  /** Best first: up, degraded, down, unknown, in maintenance, paused. */
  | 'STATE'
  /** Share of the observed time; cameras that were not observed stand last in both directions. */
  | 'UPTIME'
  /** Time with pictures: up or degraded. */
  | 'UP_TIME';

export type CameraState =
  | 'DEGRADED'
  | 'DOWN'
  | 'MAINTENANCE'
  | 'PAUSED'
  | 'UNKNOWN'
  | 'UP';

export type CameraStateCount = {
  count: Scalars['Int']['output'];
  state: CameraState;
};

export type CameraStatusInput = {
  cameraId: Scalars['ID']['input'];
  detail?: InputMaybe<Scalars['String']['input']>;
  reason: StatusReason;
  to: CameraState;
};

export type CameraStatusPayload = {
  camera: Camera;
  /** The outage incident that was raised or resolved by the change. */
  incident: Maybe<Incident>;
  /** Null when the camera was in that state already: nothing was written. */
  transition: Maybe<StatusTransition>;
};

/** One way to get pictures from a camera. Credentials can be written but never read. */
export type CameraStream = {
  /** Scheme, host, port and path, without credentials; null for synthetic streams. */
  address: Maybe<StreamAddress>;
  framesPerSecond: Scalars['Int']['output'];
  hasCredentials: Scalars['Boolean']['output'];
  height: Scalars['Int']['output'];
  kind: StreamKind;
  name: Scalars['String']['output'];
  role: StreamRole;
  width: Scalars['Int']['output'];
};

export type ChangePasswordInput = {
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};

/** What the viewer and one contact have said. The contact, who may be a user too, has a chat of their own. */
export type Chat = {
  contact: ChatContact;
  id: Scalars['ID']['output'];
  /** Null while nothing was said. */
  lastMessage: Maybe<ChatMessage>;
  lastMessageAt: Maybe<Scalars['DateTime']['output']>;
  /** Newest first, at most 100 a page. */
  messages: ChatMessageConnection;
  unreadCount: Scalars['Int']['output'];
};


/** What the viewer and one contact have said. The contact, who may be a user too, has a chat of their own. */
export type ChatMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type ChatConnection = {
  edges: Array<ChatEdge>;
  nodes: Array<Chat>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Somebody to talk to. Status and mood are the person's own; what is unread is the viewer's. */
export type ChatContact = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** The viewer's chat with this person; null when there is none yet. */
  chat: Maybe<Chat>;
  id: Scalars['ID']['output'];
  /** A sentence about oneself. */
  mood: Scalars['String']['output'];
  name: Scalars['String']['output'];
  status: ChatStatus;
  /** Messages of this person that the viewer has not seen. */
  unreadCount: Scalars['Int']['output'];
};

export type ChatContactConnection = {
  edges: Array<ChatContactEdge>;
  nodes: Array<ChatContact>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChatContactEdge = {
  cursor: Scalars['String']['output'];
  node: ChatContact;
};

export type ChatEdge = {
  cursor: Scalars['String']['output'];
  node: Chat;
};

/** One message of a chat. */
export type ChatMessage = {
  chat: Chat;
  id: Scalars['ID']['output'];
  /** Whether the viewer sent it. */
  mine: Scalars['Boolean']['output'];
  sender: ChatContact;
  sentAt: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
};

export type ChatMessageConnection = {
  edges: Array<ChatMessageEdge>;
  nodes: Array<ChatMessage>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChatMessageEdge = {
  cursor: Scalars['String']['output'];
  node: ChatMessage;
};

/** Names the chat, or the contact when there may be no chat yet. */
export type ChatMessageInput = {
  chatId?: InputMaybe<Scalars['ID']['input']>;
  contactId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type ChatMessagePayload = {
  chat: Maybe<Chat>;
  errors: Array<FieldError>;
  /** Null when there are errors. */
  message: Maybe<ChatMessage>;
};

export type ChatPayload = {
  chat: Chat;
  user: ChatUser;
};

export type ChatStatus =
  | 'AWAY'
  | 'DO_NOT_DISTURB'
  | 'OFFLINE'
  | 'ONLINE';

/** The viewer, as others see them. */
export type ChatUser = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** A sentence about oneself. */
  mood: Scalars['String']['output'];
  name: Scalars['String']['output'];
  status: ChatStatus;
  /** In all chats. */
  unreadCount: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type ChatUserInput = {
  mood?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ChatStatus>;
};

export type ChatUserPayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  user: Maybe<ChatUser>;
};

/** A person of the address book, which everybody shares. Stars, frequent use and groups are each viewer's own. */
export type Contact = {
  address: Scalars['String']['output'];
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** A day, written like 1984-05-29; null when it is not known. */
  birthday: Maybe<Scalars['String']['output']>;
  company: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** The viewer turns to this person often. */
  frequent: Scalars['Boolean']['output'];
  /** The viewer's groups that the person is in, by name. */
  groups: Array<ContactGroup>;
  id: Scalars['ID']['output'];
  jobTitle: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  /** First name. */
  name: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
  notes: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  /** By the viewer. */
  starred: Scalars['Boolean']['output'];
};

/** What is left out stays as it is; null empties the birthday. */
export type ContactChangesInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** A day, written like 1984-05-29. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nickname?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactConnection = {
  edges: Array<ContactEdge>;
  nodes: Array<Contact>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** How many people each view of the address book shows to the viewer. */
export type ContactCounts = {
  all: Scalars['Int']['output'];
  frequent: Scalars['Int']['output'];
  starred: Scalars['Int']['output'];
};

export type ContactEdge = {
  cursor: Scalars['String']['output'];
  node: Contact;
};

/** All that is named must hold. */
export type ContactFilter = {
  /** One of the viewer's groups; NOT_FOUND when there is no such group. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** Occurs in one of the fields. */
  search?: InputMaybe<Scalars['String']['input']>;
  view?: ContactView;
};

/** People whom the viewer has put together. Nobody else sees the group. */
export type ContactGroup = {
  contactCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ContactGroupPayload = {
  /** Contacts that joined or left it. */
  contacts: Array<Contact>;
  errors: Array<FieldError>;
  /** Null when there are errors. */
  group: Maybe<ContactGroup>;
};

/** What is left out is empty. */
export type ContactInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** A day, written like 1984-05-29. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  nickname?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactOrder = {
  direction?: SortDirection;
  field?: ContactOrderField;
};

export type ContactOrderField =
  | 'COMPANY'
  | 'EMAIL'
  | 'JOB_TITLE'
  | 'LAST_NAME'
  | 'NAME'
  | 'PHONE';

export type ContactPayload = {
  /** Null when there are errors. */
  contact: Maybe<Contact>;
  counts: ContactCounts;
  errors: Array<FieldError>;
};

export type ContactView =
  | 'ALL'
  | 'FREQUENT'
  | 'STARRED';

export type ContactsPayload = {
  /** All contacts that were changed. */
  contacts: Array<Contact>;
  counts: ContactCounts;
};

/** One weekday of a conversion. */
export type ConversionDay = {
  from: Scalars['DateTime']['output'];
  inTime: Scalars['Int']['output'];
  raised: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  value: Maybe<Scalars['Float']['output']>;
};

export type DeleteBoardPayload = {
  deletedId: Scalars['ID']['output'];
};

export type DeleteContactGroupPayload = {
  /** Contacts that were in it. */
  contacts: Array<Contact>;
  deletedId: Scalars['ID']['output'];
};

export type DeleteMailsPayload = {
  /** All mails that are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  quickFilters: Array<MailQuickFilter>;
};

export type DeleteTodosPayload = {
  /** All to-dos that are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
};

/** The demo data and the small events that keep them alive. */
export type Demo = {
  /** The pulse raises a small event every few seconds. */
  pulseRunning: Scalars['Boolean']['output'];
  /** The data can be made anew. */
  resettable: Scalars['Boolean']['output'];
};

export type DeviceKind =
  | 'DESKTOP'
  | 'MOBILE'
  | 'TABLET';

/** Which part of the visits came from one kind of device. */
export type DeviceShare = {
  /** Difference to the stretch before, in shares; null when one of the two had no visit. */
  change: Maybe<Scalars['Float']['output']>;
  device: DeviceKind;
  /** Share from 0 to 1; null when there was no visit. */
  share: Maybe<Scalars['Float']['output']>;
  visits: Scalars['Int']['output'];
};

/** Why one field of a form was refused. */
export type FieldError = {
  /** Name of the input field. */
  field: Scalars['String']['output'];
  /** A sentence for the person who filled it in. */
  message: Scalars['String']['output'];
};

/** 0 to 100 with its parts, so that it can be explained; absent when nothing was observed. */
export type HealthScore = {
  /** Share of observed time with pictures, weight 50. */
  availability: Scalars['Int']['output'];
  /** Share of time with pictures that were good, weight 20. */
  delivery: Scalars['Int']['output'];
  /** Falls with time degraded by high latency, weight 10. */
  latency: Scalars['Int']['output'];
  /** Falls with the number of malfunctions a month, weight 20. */
  stability: Scalars['Int']['output'];
  value: Scalars['Int']['output'];
};

/** Something that an operator has to look at. */
export type Incident = {
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  acknowledgedBy: Maybe<TeamMember>;
  /** Oldest first. */
  activity: Array<IncidentActivity>;
  /** What may be done with it now. */
  allowedActions: Array<IncidentAction>;
  assignee: Maybe<TeamMember>;
  /** Null when a whole site is concerned. */
  camera: Maybe<Camera>;
  /** Incidents folded into this one. */
  childCount: Scalars['Int']['output'];
  /** When it was resolved or dismissed. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  closedBy: Maybe<TeamMember>;
  id: Scalars['ID']['output'];
  kind: IncidentKind;
  /** What people say on the phone. */
  number: Scalars['Int']['output'];
  /** The storm that this incident was folded into. */
  parent: Maybe<Incident>;
  raisedAt: Scalars['DateTime']['output'];
  secondsToAcknowledge: Maybe<Scalars['Int']['output']>;
  secondsToClose: Maybe<Scalars['Int']['output']>;
  severity: IncidentSeverity;
  site: Site;
  state: IncidentState;
  /** A sentence for the operator. */
  summary: Scalars['String']['output'];
};

export type IncidentAction =
  | 'ACKNOWLEDGE'
  | 'ASSIGN'
  | 'DISMISS'
  | 'NOTE'
  | 'RAISE'
  | 'RESOLVE'
  | 'UNDO';

/** One line of an incident's log. */
export type IncidentActivity = {
  action: IncidentAction;
  /** Null when the system did it. */
  actor: Maybe<TeamMember>;
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  note: Scalars['String']['output'];
};

export type IncidentBucket = {
  /** Raised in the bucket and not new any more. */
  acknowledged: Scalars['Int']['output'];
  /** Raised in the bucket and resolved or dismissed since. */
  closed: Scalars['Int']['output'];
  from: Scalars['DateTime']['output'];
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  raised: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
};

export type IncidentConnection = {
  edges: Array<IncidentEdge>;
  nodes: Array<Incident>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Which share of the incidents raised was acknowledged within the target time, weekday by weekday. */
export type IncidentConversion = {
  days: Array<ConversionDay>;
  from: Scalars['DateTime']['output'];
  /** value − target. */
  ofTarget: Maybe<Scalars['Float']['output']>;
  /** Share that the team aims for. */
  target: Scalars['Float']['output'];
  /** Seconds within which an incident should be acknowledged. */
  targetSeconds: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  /** Share from 0 to 1; null when no incident was raised. */
  value: Maybe<Scalars['Float']['output']>;
};

export type IncidentEdge = {
  cursor: Scalars['String']['output'];
  node: Incident;
};

export type IncidentFilter = {
  assigneeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * false leaves out incidents that were folded into a storm, as every number counts them; true keeps those alone; both
   * when null.
   */
  folded?: InputMaybe<Scalars['Boolean']['input']>;
  kinds?: InputMaybe<Array<IncidentKind>>;
  /** Those folded into one of these incidents. */
  parentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A named stretch; together with raisedAt both must hold. */
  period?: InputMaybe<Period>;
  raisedAt?: InputMaybe<TimeRange>;
  severities?: InputMaybe<Array<IncidentSeverity>>;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  states?: InputMaybe<Array<IncidentState>>;
  /** Where the named stretch begins and ends. */
  zone?: InputMaybe<Scalars['TimeZone']['input']>;
};

export type IncidentKind =
  | 'INTRUSION'
  | 'LINE_CROSSING'
  | 'LOITERING'
  | 'MOTION'
  | 'OUTAGE'
  | 'TAMPER';

export type IncidentKindCount = {
  count: Scalars['Int']['output'];
  kind: IncidentKind;
};

export type IncidentOrder = {
  direction?: SortDirection;
  field?: IncidentOrderField;
};

export type IncidentOrderField =
  | 'NUMBER'
  | 'RAISED_AT';

export type IncidentSeverity =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type IncidentState =
  | 'ACKNOWLEDGED'
  | 'DISMISSED'
  | 'NEW'
  | 'RESOLVED';

export type IncidentStateCount = {
  count: Scalars['Int']['output'];
  state: IncidentState;
};

/**
 * Incidents of a stretch of time, counted. Incidents folded into a storm count with it, once: the list behind a number is
 * that of incidents(filter: { folded: false }).
 */
export type IncidentSummary = {
  /** By hour for a day, by day for longer stretches. */
  buckets: Array<IncidentBucket>;
  byKind: Array<IncidentKindCount>;
  bySeverity: Array<SeverityCount>;
  byState: Array<IncidentStateCount>;
  from: Scalars['DateTime']['output'];
  /** Mean seconds; null when none was acknowledged. */
  meanSecondsToAcknowledge: Maybe<Scalars['Int']['output']>;
  /** Mean seconds; null when none was closed. */
  meanSecondsToClose: Maybe<Scalars['Int']['output']>;
  /** Raised in the period and still new or acknowledged. */
  open: Scalars['Int']['output'];
  /** The same part of the stretch before it. */
  previousTotal: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  total: Scalars['Int']['output'];
};

export type IncidentsPayload = {
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** A place on earth in degrees (WGS 84). */
export type Location = {
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

export type LoginInput = {
  /** E-mail address or user name. */
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** A mail as it lies in the mailbox of its owner. Nobody else sees it. */
export type Mail = {
  attachments: Array<MailAttachment>;
  /** Only the sender sees them. */
  bcc: Array<MailAddress>;
  cc: Array<MailAddress>;
  folder: MailFolder;
  from: MailAddress;
  hasAttachments: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  important: Scalars['Boolean']['output'];
  /** In the order of the catalogue. */
  labels: Array<MailLabel>;
  /** HTML as it came: clean it before it is shown. */
  message: Scalars['String']['output'];
  /** The first 180 characters of the message, without markup. */
  preview: Scalars['String']['output'];
  read: Scalars['Boolean']['output'];
  /** When it was sent; of a draft, when it was saved. */
  sentAt: Scalars['DateTime']['output'];
  starred: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  to: Array<MailAddress>;
};

/** Somebody who writes or receives mail. */
export type MailAddress = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Empty when only the address is known. */
  name: Scalars['String']['output'];
};

export type MailAddressInput = {
  email: Scalars['String']['input'];
  /** Empty when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A file that came with a mail. */
export type MailAttachment = {
  bytes: Scalars['Int']['output'];
  fileName: Scalars['String']['output'];
  /** Address of a small picture; empty when there is none. */
  preview: Scalars['String']['output'];
  /** The same for people, for example 1.2 MB. */
  size: Scalars['String']['output'];
  /** Media type, for example image/jpeg. */
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type MailAttachmentInput = {
  /** In bytes. */
  bytes: Scalars['Int']['input'];
  fileName: Scalars['String']['input'];
  /** Media type, for example image/jpeg. */
  type: Scalars['String']['input'];
  /** A data: or https: address. */
  url: Scalars['String']['input'];
};

/** What is left out stays as it is. */
export type MailChangesInput = {
  folderId?: InputMaybe<Scalars['ID']['input']>;
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** All that it has afterwards. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MailConnection = {
  edges: Array<MailEdge>;
  nodes: Array<Mail>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MailDraftInput = {
  /** None when left out. */
  attachments?: InputMaybe<Array<MailAttachmentInput>>;
  /** Nobody when left out. */
  bcc?: InputMaybe<Array<MailAddressInput>>;
  /** Nobody when left out. */
  cc?: InputMaybe<Array<MailAddressInput>>;
  /** The draft that is written on; a new one when left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** HTML. */
  message: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  to: Array<MailAddressInput>;
};

export type MailEdge = {
  cursor: Scalars['String']['output'];
  node: Mail;
};

/** All that is named must hold. Without a folder, spam and trash are left out. */
export type MailFilter = {
  /** NOT_FOUND when there is no such filter. */
  filterHandle?: InputMaybe<Scalars['String']['input']>;
  /** NOT_FOUND when there is no such folder. */
  folderHandle?: InputMaybe<Scalars['String']['input']>;
  /** NOT_FOUND when there is no such label. */
  labelHandle?: InputMaybe<Scalars['String']['input']>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** Occurs in the subject, the names and addresses or the message. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type MailFlagsInput = {
  important?: InputMaybe<Scalars['Boolean']['input']>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where a mail lies: each lies in one. */
export type MailFolder = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
  /** Key of the title in the texts. */
  translate: Scalars['String']['output'];
  unreadCount: Scalars['Int']['output'];
};

/** A mark with a colour. Counts leave spam and trash out. */
export type MailLabel = {
  /** Hexadecimal, for example #7CB342. */
  color: Scalars['String']['output'];
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type MailPayload = {
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  /** Null when there are errors. */
  mail: Maybe<Mail>;
};

/** A way to look at the mails of every folder but spam and trash. */
export type MailQuickFilter = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
  /** Key of the title in the texts. */
  translate: Scalars['String']['output'];
  unreadCount: Scalars['Int']['output'];
};

/** What a change left behind: the mails, and everything that counts them. */
export type MailsPayload = {
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  quickFilters: Array<MailQuickFilter>;
};

/** One month of a malfunction year. */
export type MalfunctionMonth = {
  /** Null for months that have not begun. */
  count: Maybe<Scalars['Int']['output']>;
  from: Scalars['DateTime']['output'];
  /** 1 is January. */
  month: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
};

/** How often cameras went down, month by month. */
export type MalfunctionYear = {
  months: Array<MalfunctionMonth>;
  total: Scalars['Int']['output'];
  year: Scalars['Int']['output'];
};

export type Mutation = {
  /** NEW → ACKNOWLEDGED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  acknowledgeIncidents: IncidentsPayload;
  /** The comment is the viewer's. */
  addBoardComment: BoardCardPayload;
  addBoardLabel: BoardPayload;
  addContact: ContactPayload;
  addIncidentNote: IncidentsPayload;
  /** Gives incidents that are not closed to a member, or to nobody. */
  assignIncidents: IncidentsPayload;
  /** Contacts join and leave one of the viewer's groups; at most 100 at once, all or none. */
  changeContactGroupMembers: ContactGroupPayload;
  /** Ends every other session of the viewer. */
  changePassword: UserPayload;
  /** A new board with the same lists and cards, without their activities. */
  copyBoard: BoardPayload;
  createBoard: BoardPayload;
  /** Puts a new card below those of the list. */
  createBoardCard: BoardCardPayload;
  /** Puts a new list behind the others. */
  createBoardList: BoardPayload;
  /** Keeps exactly the start and the end that were sent. */
  createCalendarEvent: CalendarEventPayload;
  /** A new group of the viewer, with these contacts or, when they are left out, empty. */
  createContactGroup: ContactGroupPayload;
  /** Puts a new note in front. */
  createNote: NotePayload;
  /** Puts a new to-do on top. */
  createTodo: TodoPayload;
  /** With its lists and cards. */
  deleteBoard: DeleteBoardPayload;
  /** The group alone: its contacts stay. */
  deleteContactGroup: DeleteContactGroupPayload;
  /** For good, and cannot be taken back; at most 100 at once, all or none. */
  deleteMails: DeleteMailsPayload;
  /** For good, and cannot be taken back; at most 100 at once, all or none. */
  deleteTodos: DeleteTodosPayload;
  /** NEW or ACKNOWLEDGED → DISMISSED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  dismissIncidents: IncidentsPayload;
  login: SessionPayload;
  /** Ends the session of the token that comes with the call: it and its refreshed ones open nothing any more. */
  logout: Scalars['Boolean']['output'];
  /** Nothing in the chat is unread any more. */
  markChatRead: ChatPayload;
  /** Lays a card where so many cards of the list lie above it; beyond the end it becomes the last. */
  moveBoardCard: BoardCardPayload;
  /** Lays a list where so many lists stand before it; beyond the end it becomes the last. */
  moveBoardList: BoardPayload;
  /** Lays a to-do before another in the manual order; at the end when no other is named. */
  moveTodo: TodosPayload;
  /** The viewer's chat with a contact, which is created if none exists; nothing in it is unread any more. */
  openChat: ChatPayload;
  /** Raises an incident on a camera, by an operator or another system. */
  raiseIncident: IncidentsPayload;
  /** Counts a page that the viewer looks at: it goes on with the viewer's visit, or begins one after 30 minutes of silence. */
  recordView: Visit;
  /** Exchanges a token that is still valid for one that lives two days from now, in the same session. An invalid or expired token is UNAUTHENTICATED. */
  refreshSession: Session;
  /** Creates an account and signs it in. */
  register: SessionPayload;
  /** Takes the card out of every list, too. */
  removeBoardCard: RemoveBoardCardPayload;
  /** With its cards. */
  removeBoardList: BoardPayload;
  removeCalendarEvent: RemoveCalendarEventPayload;
  /** For everybody, and from every group; at most 100 at once, all or none. */
  removeContacts: RemoveContactsPayload;
  /** For good; to keep a note out of sight, archive it. */
  removeNote: RemoveNotePayload;
  /** Marks as deleted; at most 100 at once, all or none. */
  removeTodos: TodosPayload;
  renameBoard: BoardPayload;
  renameBoardList: BoardPayload;
  renameContactGroup: ContactGroupPayload;
  /**
   * The lists become exactly these, in this order and with these names and cards. A list that is left out is removed; a
   * card that is left out stays on the board, in no list. A card may be named once.
   */
  replaceBoardLists: BoardPayload;
  /**
   * Reports what was observed of a camera, by a prober or another system. A camera that goes down raises an outage
   * incident; one that recovers resolves it.
   */
  reportCameraStatus: CameraStatusPayload;
  /** Throws away every change and makes the demo data anew. FORBIDDEN where the data are not demo data. */
  resetDemoData: Demo;
  /** ACKNOWLEDGED → RESOLVED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  resolveIncidents: IncidentsPayload;
  /** Takes back a removal; at most 100 at once, all or none. */
  restoreTodos: TodosPayload;
  /** Keeps what is written so far, finished or not. CONFLICT when the mail is no draft any more. */
  saveMailDraft: MailPayload;
  /** The viewer's labels become exactly these, in this order: those that are left out are removed, from their notes too. */
  saveNoteLabels: NoteLabelsPayload;
  /** An empty message is refused. The contact, if a user, finds it in a chat of their own. */
  sendChatMessage: ChatMessagePayload;
  /** Puts the mail into Sent, and into the inbox of each recipient who has an account. The draft that it was is gone. */
  sendMail: MailPayload;
  /** Whoever is left out leaves the cards too. */
  setBoardMembers: BoardPayload;
  /** Replaces all settings. */
  setBoardSettings: BoardPayload;
  /** Takes cameras out of service or puts them back; at most 100 at once. A paused camera does not count as down. */
  setCameraOperatorState: Array<Camera>;
  /** At most 100 at once, all or none. */
  setContactsStarred: ContactsPayload;
  setDemoPulse: Demo;
  /** At most 100 at once, all or none. */
  setMailFlags: MailsPayload;
  /** At most 100 at once, all or none. */
  setMailsFolder: MailsPayload;
  /** At most 100 at once, all or none. The folder all takes them out of theirs. */
  setTodosFolder: TodosPayload;
  /** Makes the first administrator of a server without users and signs it in. FORBIDDEN when the token is wrong or was used. */
  setup: SessionPayload;
  /** Stars those that are not starred, and takes the star from the others; at most 100 at once, all or none. */
  toggleContactsStarred: ContactsPayload;
  /** Gives the label to those that lack it and takes it from those that have it; at most 100 at once, all or none. */
  toggleMailsLabel: MailsPayload;
  /** Gives the label to those that lack it and takes it from those that have it; at most 100 at once, all or none. */
  toggleTodosLabel: TodosPayload;
  /** Takes back the last change of state of each incident, if the viewer made it. CONFLICT otherwise. */
  undoIncidentChange: IncidentsPayload;
  updateBoardCard: BoardCardPayload;
  updateCalendarEvent: CalendarEventPayload;
  updateChatUser: ChatUserPayload;
  updateContact: ContactPayload;
  /** Replaces what the owner may change of a mail: flags, folder and labels. */
  updateMail: MailsPayload;
  updateNote: NotePayload;
  updateTodo: TodoPayload;
  /** Changes the viewer's own account. */
  updateUser: UserPayload;
};


export type MutationAcknowledgeIncidentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBoardCommentArgs = {
  boardId: Scalars['ID']['input'];
  cardId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


export type MutationAddBoardLabelArgs = {
  id: Scalars['ID']['input'];
  input: BoardLabelInput;
};


export type MutationAddContactArgs = {
  input: ContactInput;
};


export type MutationAddIncidentNoteArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationAssignIncidentsArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationChangeContactGroupMembersArgs = {
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCopyBoardArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationCreateBoardArgs = {
  input: BoardInput;
};


export type MutationCreateBoardCardArgs = {
  boardId: Scalars['ID']['input'];
  input: BoardCardInput;
  listId: Scalars['ID']['input'];
};


export type MutationCreateBoardListArgs = {
  boardId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationCreateCalendarEventArgs = {
  input: CalendarEventInput;
};


export type MutationCreateContactGroupArgs = {
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
};


export type MutationCreateNoteArgs = {
  input: NoteInput;
};


export type MutationCreateTodoArgs = {
  input: TodoInput;
};


export type MutationDeleteBoardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteContactGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMailsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteTodosArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDismissIncidentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkChatReadArgs = {
  chatId: Scalars['ID']['input'];
};


export type MutationMoveBoardCardArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  listId: Scalars['ID']['input'];
  toIndex: Scalars['Int']['input'];
};


export type MutationMoveBoardListArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  toIndex: Scalars['Int']['input'];
};


export type MutationMoveTodoArgs = {
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationOpenChatArgs = {
  contactId: Scalars['ID']['input'];
};


export type MutationRaiseIncidentArgs = {
  input: RaiseIncidentInput;
};


export type MutationRecordViewArgs = {
  device: DeviceKind;
};


export type MutationRefreshSessionArgs = {
  accessToken: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveBoardCardArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRemoveBoardListArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRemoveCalendarEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveContactsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveTodosArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRenameBoardArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameBoardListArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameContactGroupArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReplaceBoardListsArgs = {
  boardId: Scalars['ID']['input'];
  lists: Array<BoardListInput>;
};


export type MutationReportCameraStatusArgs = {
  input: CameraStatusInput;
};


export type MutationResolveIncidentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRestoreTodosArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSaveMailDraftArgs = {
  input: MailDraftInput;
};


export type MutationSaveNoteLabelsArgs = {
  labels: Array<NoteLabelInput>;
};


export type MutationSendChatMessageArgs = {
  input: ChatMessageInput;
};


export type MutationSendMailArgs = {
  input: MailDraftInput;
};


export type MutationSetBoardMembersArgs = {
  id: Scalars['ID']['input'];
  memberIds: Array<Scalars['ID']['input']>;
};


export type MutationSetBoardSettingsArgs = {
  id: Scalars['ID']['input'];
  settings: BoardSettingsInput;
};


export type MutationSetCameraOperatorStateArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  state: OperatorState;
};


export type MutationSetContactsStarredArgs = {
  ids: Array<Scalars['ID']['input']>;
  starred: Scalars['Boolean']['input'];
};


export type MutationSetDemoPulseArgs = {
  running: Scalars['Boolean']['input'];
};


export type MutationSetMailFlagsArgs = {
  flags: MailFlagsInput;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSetMailsFolderArgs = {
  folderId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSetTodosFolderArgs = {
  folderId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSetupArgs = {
  input: SetupInput;
};


export type MutationToggleContactsStarredArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationToggleMailsLabelArgs = {
  ids: Array<Scalars['ID']['input']>;
  labelId: Scalars['ID']['input'];
};


export type MutationToggleTodosLabelArgs = {
  ids: Array<Scalars['ID']['input']>;
  labelId: Scalars['ID']['input'];
};


export type MutationUndoIncidentChangeArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUpdateBoardCardArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input: BoardCardInput;
};


export type MutationUpdateCalendarEventArgs = {
  id: Scalars['ID']['input'];
  input: CalendarEventChangesInput;
};


export type MutationUpdateChatUserArgs = {
  input: ChatUserInput;
};


export type MutationUpdateContactArgs = {
  changes: ContactChangesInput;
  id: Scalars['ID']['input'];
};


export type MutationUpdateMailArgs = {
  changes: MailChangesInput;
  id: Scalars['ID']['input'];
};


export type MutationUpdateNoteArgs = {
  id: Scalars['ID']['input'];
  input: NoteInput;
};


export type MutationUpdateTodoArgs = {
  id: Scalars['ID']['input'];
  input: TodoChangesInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};

/** A note that a person keeps. Nobody else sees it. */
export type Note = {
  /** Put away, and kept. */
  archived: Scalars['Boolean']['output'];
  checklist: Array<NoteCheckItem>;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Address of a picture, which may hold the picture itself (data:); empty when there is none. */
  image: Scalars['String']['output'];
  /** In the order of the owner's labels. */
  labels: Array<NoteLabel>;
  /** When its owner wants to be reminded. */
  reminder: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  time: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

/** One line of a note's checklist. */
export type NoteCheckItem = {
  checked: Scalars['Boolean']['output'];
  /** Unique within the note. */
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type NoteCheckItemInput = {
  checked: Scalars['Boolean']['input'];
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type NoteConnection = {
  edges: Array<NoteEdge>;
  nodes: Array<Note>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type NoteEdge = {
  cursor: Scalars['String']['output'];
  node: Note;
};

export type NoteFilter = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** NOT_FOUND when the viewer has no such label. */
  labelId?: InputMaybe<Scalars['ID']['input']>;
  /** Reminds in this stretch; a stretch without bounds asks for any reminder. */
  reminder?: InputMaybe<TimeRange>;
  /** Occurs in the title, the description or the checklist. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out is empty or, in an update, stays as it is; null empties the reminder. */
export type NoteInput = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  checklist?: InputMaybe<Array<NoteCheckItemInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** A picture as data:image/…, or the address of one (https). */
  image?: InputMaybe<Scalars['String']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  reminder?: InputMaybe<Scalars['DateTime']['input']>;
  /** Now, when it is left out of a new note. */
  time?: InputMaybe<Scalars['DateTime']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A mark that a person has made for their notes. */
export type NoteLabel = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type NoteLabelInput = {
  /** Made from the name when it is left out. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** Left out, or not one of the viewer's: a new label. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

export type NoteLabelsPayload = {
  errors: Array<FieldError>;
  /** All labels of the viewer, as they are now. */
  labels: Array<NoteLabel>;
};

export type NotePayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  note: Maybe<Note>;
};

export type OperatorState =
  | 'ACTIVE'
  | 'PAUSED';

/** Where a page of a list ends. */
export type PageInfo = {
  /** Pass it as `after` to read on; null when the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
};

/** A stretch of time that is named relative to now, in the asked time zone. Weeks begin on Monday. */
export type Period =
  | 'LAST_7_DAYS'
  | 'LAST_12_MONTHS'
  | 'LAST_24_HOURS'
  | 'LAST_28_DAYS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  | 'LAST_WEEK'
  | 'THIS_MONTH'
  | 'THIS_WEEK'
  | 'TODAY'
  /** The week before last week. */
  | 'TWO_WEEKS_AGO'
  | 'YESTERDAY';

/** A contract for watching sites, with a budget. */
export type Project = {
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** What an hour of incident work costs. */
  hourlyRate: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** In whole units of the currency, a month. */
  monthlyBudget: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  sites: Array<Site>;
  /** What the work on its incidents cost: hours from acknowledged to closed, times the rate. Outages, which wait for a repair, and incidents folded into a storm are left out. */
  spent: ProjectSpent;
};


/** A contract for watching sites, with a budget. */
export type ProjectSpentArgs = {
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};

/** What the work for a project cost in a stretch of time, beside its budget. */
export type ProjectSpent = {
  amount: Scalars['Float']['output'];
  /** The share of the monthly budget that belongs to this stretch. */
  budget: Scalars['Float']['output'];
  from: Scalars['DateTime']['output'];
  /** From acknowledged to closed; an incident that was closed without being acknowledged took none. */
  hours: Scalars['Float']['output'];
  /** Those that are closed. */
  incidents: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
};

export type Query = {
  /** One board; NOT_FOUND when the id is unknown. */
  board: Maybe<Board>;
  /** All boards, oldest first, at most 100 a page. */
  boards: BoardConnection;
  /** One of the viewer's events; NOT_FOUND when the id is unknown. */
  calendarEvent: Maybe<CalendarEvent>;
  /** The viewer's events in the order of their starts, at most 100 a page. */
  calendarEvents: CalendarEventConnection;
  /** One camera; NOT_FOUND when the id is unknown. */
  camera: Maybe<Camera>;
  cameraCounts: CameraCounts;
  /** Cameras of the registry, at most 100 a page. */
  cameras: CameraConnection;
  /** Everybody but the viewer, by name, at most 100 a page. */
  chatContacts: ChatContactConnection;
  chatUser: ChatUser;
  /** The viewer's chat with a contact; null when there is none yet. NOT_FOUND when there is no such contact. */
  chatWith: Maybe<Chat>;
  /** The viewer's chats, the last one spoken in first, at most 100 a page. */
  chats: ChatConnection;
  /** One contact; NOT_FOUND when the id is unknown. */
  contact: Maybe<Contact>;
  contactCounts: ContactCounts;
  /** The viewer's groups, in the order in which they were made. */
  contactGroups: Array<ContactGroup>;
  /** At most 100 a page. */
  contacts: ContactConnection;
  demo: Demo;
  /** One incident; NOT_FOUND when the id is unknown. */
  incident: Maybe<Incident>;
  /** The last seven days, today included. */
  incidentConversion: IncidentConversion;
  incidentSummary: IncidentSummary;
  /** At most 100 a page. */
  incidents: IncidentConnection;
  /** Cameras with the most incidents first. */
  incidentsPerCamera: Array<CameraIncidents>;
  /** One of the viewer's mails; NOT_FOUND when the id is unknown. */
  mail: Maybe<Mail>;
  mailFolders: Array<MailFolder>;
  mailLabels: Array<MailLabel>;
  mailQuickFilters: Array<MailQuickFilter>;
  /** The viewer's mails, newest first, at most 100 a page. */
  mails: MailConnection;
  /** Years that have data, oldest first. */
  malfunctionYears: Array<Scalars['Int']['output']>;
  /** Malfunctions of all cameras in a year. */
  malfunctions: MalfunctionYear;
  /** One of the viewer's notes; NOT_FOUND when the id is unknown. */
  note: Maybe<Note>;
  /** The viewer's labels, at most 100. */
  noteLabels: Array<NoteLabel>;
  /** The viewer's notes, newest first, at most 100 a page. */
  notes: NoteConnection;
  /** All projects, by name. */
  projects: Array<Project>;
  quickPanel: QuickPanel;
  /** Which cameras are to be watched on a day, earliest first. */
  scheduledViews: Array<ScheduledView>;
  /** All sites, by name. */
  sites: Array<Site>;
  /** Newest first, at most 100 a page. */
  statusTransitions: StatusTransitionConnection;
  /** All members, by name. */
  teamMembers: Array<TeamMember>;
  /** One of the viewer's to-dos, deleted or not; NOT_FOUND when the id is unknown. */
  todo: Maybe<Todo>;
  todoFolders: Array<TodoFolder>;
  todoLabels: Array<TodoLabel>;
  todoQuickFilters: Array<TodoQuickFilter>;
  /** The viewer's to-dos, at most 100 a page. */
  todos: TodoConnection;
  uptimeTrend: UptimeTrend;
  /** The signed-in user; null for a guest. */
  viewer: Maybe<User>;
  visitSummary: VisitSummary;
  /** Newest first, at most 100 a page. */
  visits: VisitConnection;
  /** Weather at a site; NOT_FOUND when the id is unknown. Without an id, at the first site by name; null when there is none. */
  weather: Maybe<Weather>;
};


export type QueryBoardArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBoardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryCalendarEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCalendarEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CalendarEventFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryCameraArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCameraCountsArgs = {
  filter?: InputMaybe<CameraFilter>;
};


export type QueryCamerasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CameraFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<CameraOrder>;
};


export type QueryChatContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryChatWithArgs = {
  contactId: Scalars['ID']['input'];
};


export type QueryChatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContactFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ContactOrder>;
};


export type QueryIncidentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIncidentConversionArgs = {
  zone?: Scalars['TimeZone']['input'];
};


export type QueryIncidentSummaryArgs = {
  period?: Period;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


export type QueryIncidentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IncidentFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<IncidentOrder>;
};


export type QueryIncidentsPerCameraArgs = {
  first?: Scalars['Int']['input'];
  period?: Period;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MailFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryMalfunctionYearsArgs = {
  zone?: Scalars['TimeZone']['input'];
};


export type QueryMalfunctionsArgs = {
  year: Scalars['Int']['input'];
  zone?: Scalars['TimeZone']['input'];
};


export type QueryNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NoteFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryScheduledViewsArgs = {
  day?: ViewDay;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


export type QueryStatusTransitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StatusTransitionFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryTodoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTodosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TodoFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<TodoOrder>;
};


export type QueryUptimeTrendArgs = {
  range?: TrendRange;
  zone?: Scalars['TimeZone']['input'];
};


export type QueryVisitSummaryArgs = {
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};


export type QueryVisitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VisitFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryWeatherArgs = {
  siteId?: InputMaybe<Scalars['ID']['input']>;
  zone?: Scalars['TimeZone']['input'];
};

/** What the panel at the side reminds the viewer of. Nobody else sees it. */
export type QuickPanel = {
  events: Array<QuickPanelItem>;
  notes: Array<QuickPanelItem>;
};

/** One line of the panel, with a line of detail below. */
export type QuickPanelItem = {
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type RaiseIncidentInput = {
  cameraId: Scalars['ID']['input'];
  kind: IncidentKind;
  severity: IncidentSeverity;
  summary: Scalars['String']['input'];
};

export type RegisterInput = {
  displayName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type RemoveBoardCardPayload = {
  board: Board;
  removedId: Scalars['ID']['output'];
};

export type RemoveCalendarEventPayload = {
  removedId: Scalars['ID']['output'];
};

export type RemoveContactsPayload = {
  counts: ContactCounts;
  /** The viewer's groups, which may have become smaller. */
  groups: Array<ContactGroup>;
  /** All contacts that are gone. */
  removedIds: Array<Scalars['ID']['output']>;
};

export type RemoveNotePayload = {
  removedId: Scalars['ID']['output'];
};

/** Each role includes those below it: ADMIN includes STAFF, STAFF includes USER. */
export type Role =
  | 'ADMIN'
  | 'STAFF'
  | 'USER';

/** What cameras look out for on one day. */
export type ScheduledView = {
  camera: Camera;
  /** Local times of the day, HH:mm. */
  from: Scalars['String']['output'];
  /** The window is open now. */
  now: Scalars['Boolean']['output'];
  to: Scalars['String']['output'];
};

/** A signed-in user with the token that proves it. */
export type Session = {
  /** Bearer token; send it as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  user: User;
};

export type SessionPayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  session: Maybe<Session>;
};

export type SetupInput = {
  displayName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** From the link or command in the server's log. */
  token: Scalars['String']['input'];
};

export type SeverityCount = {
  count: Scalars['Int']['output'];
  severity: IncidentSeverity;
};

/** A place with cameras behind one switch or in one building. */
export type Site = {
  address: Scalars['String']['output'];
  cameraCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  location: Location;
  name: Scalars['String']['output'];
  /** The contract that pays for watching this site. */
  project: Project;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type StatusReason =
  | 'AUTH'
  | 'BLACK'
  | 'CODEC'
  | 'DNS'
  | 'ENGINE_DOWN'
  | 'FROZEN'
  | 'HIGH_LATENCY'
  | 'LOW_FPS'
  | 'NOT_FOUND'
  | 'NO_FRAMES'
  | 'OPERATOR'
  | 'RECOVERED'
  | 'REFUSED'
  | 'SITE_DOWN'
  | 'TIMEOUT'
  | 'TLS';

/** One change of a camera's state: the single truth from which all health is derived. Never changed once written. */
export type StatusTransition = {
  at: Scalars['DateTime']['output'];
  camera: Camera;
  /** The transition or site that this one follows from. */
  causeId: Maybe<Scalars['ID']['output']>;
  /** A sentence for the operator. */
  detail: Scalars['String']['output'];
  /** Seconds until the next transition of the camera, or until now. */
  durationSeconds: Scalars['Int']['output'];
  from: CameraState;
  id: Scalars['ID']['output'];
  reason: StatusReason;
  to: CameraState;
};

export type StatusTransitionConnection = {
  edges: Array<StatusTransitionEdge>;
  nodes: Array<StatusTransition>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type StatusTransitionEdge = {
  cursor: Scalars['String']['output'];
  node: StatusTransition;
};

export type StatusTransitionFilter = {
  at?: InputMaybe<TimeRange>;
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  from?: InputMaybe<Array<CameraState>>;
  /** Those of the cameras of these sites. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Array<CameraState>>;
};

/** Where a stream is fetched: parts, so that no credential can hide in it. */
export type StreamAddress = {
  host: Scalars['String']['output'];
  path: Scalars['String']['output'];
  port: Maybe<Scalars['Int']['output']>;
  scheme: Scalars['String']['output'];
};

export type StreamKind =
  | 'HLS'
  | 'MJPEG'
  | 'RTSP'
  | 'SYNTHETIC'
  | 'WHEP';

export type StreamRole =
  | 'MAIN'
  | 'SUB';

export type Subscription = {
  /** The board after each change of it, its lists or its cards; null when it was deleted. */
  boardChanged: Maybe<Board>;
  /** Every new transition. */
  cameraStatusChanged: StatusTransition;
  /** Every message that the viewer receives or, in another window, sends. */
  chatMessageSent: ChatMessage;
  /** Every incident that was raised or changed. */
  incidentChanged: Incident;
  /** Every mail that comes into the viewer's inbox. */
  mailArrived: Mail;
};


export type SubscriptionBoardChangedArgs = {
  id: Scalars['ID']['input'];
};

/** Somebody of the team that watches. */
export type TeamMember = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  office: Scalars['String']['output'];
  /** Incidents assigned to them that are not closed; those folded into a storm count with it. */
  openIncidents: Scalars['Int']['output'];
  phone: Scalars['String']['output'];
  position: Scalars['String']['output'];
};

/** An explicit stretch of time: from is included, to is not. */
export type TimeRange = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something that a person means to do. Nobody else sees it. */
export type Todo = {
  completed: Scalars['Boolean']['output'];
  /** Removed, and can be restored. */
  deleted: Scalars['Boolean']['output'];
  dueDate: Maybe<Scalars['DateTime']['output']>;
  /** Null when it lies in none. */
  folder: Maybe<TodoFolder>;
  id: Scalars['ID']['output'];
  important: Scalars['Boolean']['output'];
  /** In the order of the catalogue. */
  labels: Array<TodoLabel>;
  notes: Scalars['String']['output'];
  starred: Scalars['Boolean']['output'];
  startDate: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

/** What is left out stays as it is; null empties a date or the folder. */
export type TodoChangesInput = {
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not before the start. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  folderId?: InputMaybe<Scalars['ID']['input']>;
  important?: InputMaybe<Scalars['Boolean']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  notes?: InputMaybe<Scalars['String']['input']>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type TodoConnection = {
  edges: Array<TodoEdge>;
  nodes: Array<Todo>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TodoEdge = {
  cursor: Scalars['String']['output'];
  node: Todo;
};

/** Except by DELETED, deleted to-dos are never found. */
export type TodoFilter = {
  /** NOT_FOUND when there is no such folder. */
  folderHandle?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<TodoFilterKind>;
  /** NOT_FOUND when there is no such label. */
  labelHandle?: InputMaybe<Scalars['String']['input']>;
  /** Occurs in the title or in the notes. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Where today begins and ends. */
  zone?: InputMaybe<Scalars['TimeZone']['input']>;
};

export type TodoFilterKind =
  | 'COMPLETED'
  /** Only deleted ones. */
  | 'DELETED'
  /** With a due date; soonest first, unless another order is asked for. */
  | 'DUE_DATE'
  | 'IMPORTANT'
  | 'STARRED'
  /** Due today, in the asked zone. */
  | 'TODAY';

/** Where a to-do lies. The folder with the handle all shows those of every folder, and of none. */
export type TodoFolder = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type TodoInput = {
  /** False when left out, like the other flags. */
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not before the start. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  folderId?: InputMaybe<Scalars['ID']['input']>;
  important?: InputMaybe<Scalars['Boolean']['input']>;
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Empty when left out. */
  notes?: InputMaybe<Scalars['String']['input']>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  title: Scalars['String']['input'];
};

/** A mark with a colour. */
export type TodoLabel = {
  /** Hexadecimal, for example #388E3C. */
  color: Scalars['String']['output'];
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type TodoOrder = {
  direction?: SortDirection;
  field?: TodoOrderField;
};

/** To-dos without the date come last in both directions. */
export type TodoOrderField =
  | 'DUE_DATE'
  /** As the owner laid them; new ones are on top. */
  | 'MANUAL'
  | 'START_DATE'
  | 'TITLE';

export type TodoPayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  todo: Maybe<Todo>;
};

/** A way to look at the list that no folder and no label gives. */
export type TodoQuickFilter = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: TodoFilterKind;
  title: Scalars['String']['output'];
};

export type TodosPayload = {
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

export type TrendRange =
  /** 24 hours, a point an hour. */
  | 'DAY'
  /** 30 days, a point a day. */
  | 'MONTH'
  /** 7 days, a point a day. */
  | 'WEEK';

/** What is left out or null stays as it is. */
export type UpdateUserInput = {
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The account meant, which can only be the viewer's own: another one is FORBIDDEN. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** A web address or a path of this site; empty for none. */
  photoURL?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the settings as a whole. */
  settings?: InputMaybe<Scalars['Settings']['input']>;
  shortcuts?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UptimePoint = {
  coverage: Scalars['Float']['output'];
  from: Scalars['DateTime']['output'];
  malfunctions: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  /** Null when nothing was observed. */
  uptime: Maybe<Scalars['Float']['output']>;
};

/** The uptime of all cameras over time. */
export type UptimeTrend = {
  /** Difference to the stretch before, in shares (0.01 is one percentage point); null when one of the two was not observed. */
  change: Maybe<Scalars['Float']['output']>;
  coverage: Scalars['Float']['output'];
  from: Scalars['DateTime']['output'];
  points: Array<UptimePoint>;
  to: Scalars['DateTime']['output'];
  uptime: Maybe<Scalars['Float']['output']>;
};

/** Somebody who can sign in. */
export type User = {
  displayName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** Which sign-in made the account: the product's own accounts, or a provider. */
  from: AccountSource;
  id: Scalars['ID']['output'];
  /** Address of a picture; empty when the initials are to be drawn. */
  photoURL: Scalars['String']['output'];
  roles: Array<Role>;
  settings: Scalars['Settings']['output'];
  /** Ids of navigation items, in the order of the toolbar. */
  shortcuts: Array<Scalars['String']['output']>;
};

export type UserPayload = {
  errors: Array<FieldError>;
  /** As the user is after the change; null when there are errors. */
  user: Maybe<User>;
};

export type ViewDay =
  | 'TODAY'
  | 'TOMORROW';

/** A stretch of a day, in the watchers' local time, repeated on the named weekdays. */
export type ViewWindow = {
  /** HH:mm, included. */
  from: Scalars['String']['output'];
  /** HH:mm, not included; 24:00 is the end of the day. */
  to: Scalars['String']['output'];
  /** ISO weekday, 1 is Monday and 7 is Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** One sitting of a team member in front of the dashboard. */
export type Visit = {
  device: DeviceKind;
  id: Scalars['ID']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Null for accounts outside the team. */
  member: Maybe<TeamMember>;
  startedAt: Scalars['DateTime']['output'];
  /** Pages looked at. */
  views: Scalars['Int']['output'];
};

export type VisitBucket = {
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
  views: Scalars['Int']['output'];
  visitors: Scalars['Int']['output'];
  visits: Scalars['Int']['output'];
};

export type VisitConnection = {
  edges: Array<VisitEdge>;
  nodes: Array<Visit>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type VisitEdge = {
  cursor: Scalars['String']['output'];
  node: Visit;
};

export type VisitFilter = {
  devices?: InputMaybe<Array<DeviceKind>>;
  /** A named stretch; together with startedAt both must hold. */
  period?: InputMaybe<Period>;
  startedAt?: InputMaybe<TimeRange>;
  /** Where the named stretch begins and ends. */
  zone?: InputMaybe<Scalars['TimeZone']['input']>;
};

/** Visits of a stretch of time, counted, beside the same part of the stretch before it. */
export type VisitSummary = {
  /** By hour for a day, by day for longer stretches. */
  buckets: Array<VisitBucket>;
  devices: Array<DeviceShare>;
  from: Scalars['DateTime']['output'];
  previousViews: Scalars['Int']['output'];
  previousVisitors: Scalars['Int']['output'];
  previousVisits: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  views: Scalars['Int']['output'];
  /** Different members. */
  visitors: Scalars['Int']['output'];
  visits: Scalars['Int']['output'];
};

/** Weather at a site. In the demo it comes from a seeded model of the season, not from a station. */
export type Weather = {
  current: WeatherReading;
  /** The next three days. */
  days: Array<WeatherReading>;
  location: Scalars['String']['output'];
  /** It was computed by the demo's model, not measured. */
  simulated: Scalars['Boolean']['output'];
};

export type WeatherIcon =
  | 'CLEAR'
  | 'CLOUDY'
  | 'FOG'
  | 'PARTLY_CLOUDY'
  | 'RAIN'
  | 'SNOW'
  | 'STORM';

/** Weather at one moment. */
export type WeatherReading = {
  at: Scalars['DateTime']['output'];
  icon: WeatherIcon;
  /** Share from 0 to 1. */
  rainProbability: Scalars['Float']['output'];
  temperatureC: Scalars['Float']['output'];
  temperatureF: Scalars['Float']['output'];
  /** Compass point from which the wind blows. */
  windDirection: Scalars['String']['output'];
  windKmh: Scalars['Float']['output'];
  windMph: Scalars['Float']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountSource: AccountSource;
  Board: ResolverTypeWrapper<BoardRow>;
  BoardActivity: ResolverTypeWrapper<BoardActivityRow>;
  BoardActivityInput: BoardActivityInput;
  BoardActivityType: BoardActivityType;
  BoardAttachment: ResolverTypeWrapper<BoardAttachmentRow>;
  BoardAttachmentInput: BoardAttachmentInput;
  BoardAttachmentType: BoardAttachmentType;
  BoardCard: ResolverTypeWrapper<BoardCardRow>;
  BoardCardInput: BoardCardInput;
  BoardCardPayload: ResolverTypeWrapper<Omit<BoardCardPayload, 'board' | 'card'> & { board?: Maybe<ResolversTypes['Board']>, card?: Maybe<ResolversTypes['BoardCard']> }>;
  BoardCheckItem: ResolverTypeWrapper<BoardCheckItemRow>;
  BoardCheckItemInput: BoardCheckItemInput;
  BoardChecklist: ResolverTypeWrapper<BoardChecklistRow>;
  BoardChecklistInput: BoardChecklistInput;
  BoardConnection: ResolverTypeWrapper<BoardConnectionRow>;
  BoardEdge: ResolverTypeWrapper<Omit<BoardEdge, 'node'> & { node: ResolversTypes['Board'] }>;
  BoardInput: BoardInput;
  BoardLabel: ResolverTypeWrapper<BoardLabelRow>;
  BoardLabelInput: BoardLabelInput;
  BoardList: ResolverTypeWrapper<BoardListRow>;
  BoardListInput: BoardListInput;
  BoardPayload: ResolverTypeWrapper<Omit<BoardPayload, 'board'> & { board?: Maybe<ResolversTypes['Board']> }>;
  BoardSettings: ResolverTypeWrapper<BoardSettingsRow>;
  BoardSettingsInput: BoardSettingsInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarEvent: ResolverTypeWrapper<CalendarEventRow>;
  CalendarEventChangesInput: CalendarEventChangesInput;
  CalendarEventConnection: ResolverTypeWrapper<CalendarEventConnectionRow>;
  CalendarEventEdge: ResolverTypeWrapper<Omit<CalendarEventEdge, 'node'> & { node: ResolversTypes['CalendarEvent'] }>;
  CalendarEventFilter: CalendarEventFilter;
  CalendarEventInput: CalendarEventInput;
  CalendarEventPayload: ResolverTypeWrapper<Omit<CalendarEventPayload, 'event'> & { event?: Maybe<ResolversTypes['CalendarEvent']> }>;
  Camera: ResolverTypeWrapper<CameraRow>;
  CameraConnection: ResolverTypeWrapper<CameraConnectionRow>;
  CameraCounts: ResolverTypeWrapper<CameraCounts>;
  CameraEdge: ResolverTypeWrapper<Omit<CameraEdge, 'node'> & { node: ResolversTypes['Camera'] }>;
  CameraFilter: CameraFilter;
  CameraHealth: ResolverTypeWrapper<CameraHealth>;
  CameraIncidents: ResolverTypeWrapper<Omit<CameraIncidents, 'camera'> & { camera: ResolversTypes['Camera'] }>;
  CameraOrder: CameraOrder;
  CameraOrderField: CameraOrderField;
  CameraState: CameraState;
  CameraStateCount: ResolverTypeWrapper<CameraStateCount>;
  CameraStatusInput: CameraStatusInput;
  CameraStatusPayload: ResolverTypeWrapper<Omit<CameraStatusPayload, 'camera' | 'incident' | 'transition'> & { camera: ResolversTypes['Camera'], incident?: Maybe<ResolversTypes['Incident']>, transition?: Maybe<ResolversTypes['StatusTransition']> }>;
  CameraStream: ResolverTypeWrapper<CameraStreamRow>;
  ChangePasswordInput: ChangePasswordInput;
  Chat: ResolverTypeWrapper<ChatRow>;
  ChatConnection: ResolverTypeWrapper<ChatConnectionRow>;
  ChatContact: ResolverTypeWrapper<ChatContactRow>;
  ChatContactConnection: ResolverTypeWrapper<ChatContactConnectionRow>;
  ChatContactEdge: ResolverTypeWrapper<Omit<ChatContactEdge, 'node'> & { node: ResolversTypes['ChatContact'] }>;
  ChatEdge: ResolverTypeWrapper<Omit<ChatEdge, 'node'> & { node: ResolversTypes['Chat'] }>;
  ChatMessage: ResolverTypeWrapper<ChatMessageRow>;
  ChatMessageConnection: ResolverTypeWrapper<ChatMessageConnectionRow>;
  ChatMessageEdge: ResolverTypeWrapper<Omit<ChatMessageEdge, 'node'> & { node: ResolversTypes['ChatMessage'] }>;
  ChatMessageInput: ChatMessageInput;
  ChatMessagePayload: ResolverTypeWrapper<Omit<ChatMessagePayload, 'chat' | 'message'> & { chat?: Maybe<ResolversTypes['Chat']>, message?: Maybe<ResolversTypes['ChatMessage']> }>;
  ChatPayload: ResolverTypeWrapper<Omit<ChatPayload, 'chat' | 'user'> & { chat: ResolversTypes['Chat'], user: ResolversTypes['ChatUser'] }>;
  ChatStatus: ChatStatus;
  ChatUser: ResolverTypeWrapper<ChatUserRow>;
  ChatUserInput: ChatUserInput;
  ChatUserPayload: ResolverTypeWrapper<Omit<ChatUserPayload, 'user'> & { user?: Maybe<ResolversTypes['ChatUser']> }>;
  Contact: ResolverTypeWrapper<ContactRow>;
  ContactChangesInput: ContactChangesInput;
  ContactConnection: ResolverTypeWrapper<ContactConnectionRow>;
  ContactCounts: ResolverTypeWrapper<ContactCountsRow>;
  ContactEdge: ResolverTypeWrapper<Omit<ContactEdge, 'node'> & { node: ResolversTypes['Contact'] }>;
  ContactFilter: ContactFilter;
  ContactGroup: ResolverTypeWrapper<ContactGroupRow>;
  ContactGroupPayload: ResolverTypeWrapper<Omit<ContactGroupPayload, 'contacts' | 'group'> & { contacts: Array<ResolversTypes['Contact']>, group?: Maybe<ResolversTypes['ContactGroup']> }>;
  ContactInput: ContactInput;
  ContactOrder: ContactOrder;
  ContactOrderField: ContactOrderField;
  ContactPayload: ResolverTypeWrapper<Omit<ContactPayload, 'contact' | 'counts'> & { contact?: Maybe<ResolversTypes['Contact']>, counts: ResolversTypes['ContactCounts'] }>;
  ContactView: ContactView;
  ContactsPayload: ResolverTypeWrapper<Omit<ContactsPayload, 'contacts' | 'counts'> & { contacts: Array<ResolversTypes['Contact']>, counts: ResolversTypes['ContactCounts'] }>;
  ConversionDay: ResolverTypeWrapper<ConversionDay>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteBoardPayload: ResolverTypeWrapper<DeleteBoardPayload>;
  DeleteContactGroupPayload: ResolverTypeWrapper<Omit<DeleteContactGroupPayload, 'contacts'> & { contacts: Array<ResolversTypes['Contact']> }>;
  DeleteMailsPayload: ResolverTypeWrapper<Omit<DeleteMailsPayload, 'folders' | 'labels' | 'quickFilters'> & { folders: Array<ResolversTypes['MailFolder']>, labels: Array<ResolversTypes['MailLabel']>, quickFilters: Array<ResolversTypes['MailQuickFilter']> }>;
  DeleteTodosPayload: ResolverTypeWrapper<DeleteTodosPayload>;
  Demo: ResolverTypeWrapper<Demo>;
  DeviceKind: DeviceKind;
  DeviceShare: ResolverTypeWrapper<DeviceShare>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HealthScore: ResolverTypeWrapper<HealthScore>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Incident: ResolverTypeWrapper<IncidentRow>;
  IncidentAction: IncidentAction;
  IncidentActivity: ResolverTypeWrapper<IncidentActivityRow>;
  IncidentBucket: ResolverTypeWrapper<IncidentBucket>;
  IncidentConnection: ResolverTypeWrapper<IncidentConnectionRow>;
  IncidentConversion: ResolverTypeWrapper<IncidentConversion>;
  IncidentEdge: ResolverTypeWrapper<Omit<IncidentEdge, 'node'> & { node: ResolversTypes['Incident'] }>;
  IncidentFilter: IncidentFilter;
  IncidentKind: IncidentKind;
  IncidentKindCount: ResolverTypeWrapper<IncidentKindCount>;
  IncidentOrder: IncidentOrder;
  IncidentOrderField: IncidentOrderField;
  IncidentSeverity: IncidentSeverity;
  IncidentState: IncidentState;
  IncidentStateCount: ResolverTypeWrapper<IncidentStateCount>;
  IncidentSummary: ResolverTypeWrapper<IncidentSummary>;
  IncidentsPayload: ResolverTypeWrapper<Omit<IncidentsPayload, 'incidents'> & { incidents: Array<ResolversTypes['Incident']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Location: ResolverTypeWrapper<Location>;
  LoginInput: LoginInput;
  Mail: ResolverTypeWrapper<MailRow>;
  MailAddress: ResolverTypeWrapper<MailAddressRow>;
  MailAddressInput: MailAddressInput;
  MailAttachment: ResolverTypeWrapper<MailAttachmentRow>;
  MailAttachmentInput: MailAttachmentInput;
  MailChangesInput: MailChangesInput;
  MailConnection: ResolverTypeWrapper<MailConnectionRow>;
  MailDraftInput: MailDraftInput;
  MailEdge: ResolverTypeWrapper<Omit<MailEdge, 'node'> & { node: ResolversTypes['Mail'] }>;
  MailFilter: MailFilter;
  MailFlagsInput: MailFlagsInput;
  MailFolder: ResolverTypeWrapper<MailFolderRow>;
  MailLabel: ResolverTypeWrapper<MailLabelRow>;
  MailPayload: ResolverTypeWrapper<Omit<MailPayload, 'folders' | 'mail'> & { folders: Array<ResolversTypes['MailFolder']>, mail?: Maybe<ResolversTypes['Mail']> }>;
  MailQuickFilter: ResolverTypeWrapper<MailQuickFilterRow>;
  MailsPayload: ResolverTypeWrapper<Omit<MailsPayload, 'folders' | 'labels' | 'mails' | 'quickFilters'> & { folders: Array<ResolversTypes['MailFolder']>, labels: Array<ResolversTypes['MailLabel']>, mails: Array<ResolversTypes['Mail']>, quickFilters: Array<ResolversTypes['MailQuickFilter']> }>;
  MalfunctionMonth: ResolverTypeWrapper<MalfunctionMonth>;
  MalfunctionYear: ResolverTypeWrapper<MalfunctionYear>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Note: ResolverTypeWrapper<NoteRow>;
  NoteCheckItem: ResolverTypeWrapper<NoteCheckItemRow>;
  NoteCheckItemInput: NoteCheckItemInput;
  NoteConnection: ResolverTypeWrapper<NoteConnectionRow>;
  NoteEdge: ResolverTypeWrapper<Omit<NoteEdge, 'node'> & { node: ResolversTypes['Note'] }>;
  NoteFilter: NoteFilter;
  NoteInput: NoteInput;
  NoteLabel: ResolverTypeWrapper<NoteLabelRow>;
  NoteLabelInput: NoteLabelInput;
  NoteLabelsPayload: ResolverTypeWrapper<Omit<NoteLabelsPayload, 'labels'> & { labels: Array<ResolversTypes['NoteLabel']> }>;
  NotePayload: ResolverTypeWrapper<Omit<NotePayload, 'note'> & { note?: Maybe<ResolversTypes['Note']> }>;
  OperatorState: OperatorState;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Period: Period;
  Project: ResolverTypeWrapper<ProjectRow>;
  ProjectSpent: ResolverTypeWrapper<ProjectSpent>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickPanel: ResolverTypeWrapper<Omit<QuickPanel, 'events' | 'notes'> & { events: Array<ResolversTypes['QuickPanelItem']>, notes: Array<ResolversTypes['QuickPanelItem']> }>;
  QuickPanelItem: ResolverTypeWrapper<QuickPanelItemRow>;
  RaiseIncidentInput: RaiseIncidentInput;
  RegisterInput: RegisterInput;
  RemoveBoardCardPayload: ResolverTypeWrapper<Omit<RemoveBoardCardPayload, 'board'> & { board: ResolversTypes['Board'] }>;
  RemoveCalendarEventPayload: ResolverTypeWrapper<RemoveCalendarEventPayload>;
  RemoveContactsPayload: ResolverTypeWrapper<Omit<RemoveContactsPayload, 'counts' | 'groups'> & { counts: ResolversTypes['ContactCounts'], groups: Array<ResolversTypes['ContactGroup']> }>;
  RemoveNotePayload: ResolverTypeWrapper<RemoveNotePayload>;
  Role: Role;
  ScheduledView: ResolverTypeWrapper<Omit<ScheduledView, 'camera'> & { camera: ResolversTypes['Camera'] }>;
  Session: ResolverTypeWrapper<Omit<Session, 'user'> & { user: ResolversTypes['User'] }>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'session'> & { session?: Maybe<ResolversTypes['Session']> }>;
  Settings: ResolverTypeWrapper<Scalars['Settings']['output']>;
  SetupInput: SetupInput;
  SeverityCount: ResolverTypeWrapper<SeverityCount>;
  Site: ResolverTypeWrapper<SiteRow>;
  SortDirection: SortDirection;
  StatusReason: StatusReason;
  StatusTransition: ResolverTypeWrapper<StatusTransitionRow>;
  StatusTransitionConnection: ResolverTypeWrapper<StatusTransitionConnectionRow>;
  StatusTransitionEdge: ResolverTypeWrapper<Omit<StatusTransitionEdge, 'node'> & { node: ResolversTypes['StatusTransition'] }>;
  StatusTransitionFilter: StatusTransitionFilter;
  StreamAddress: ResolverTypeWrapper<StreamAddressRow>;
  StreamKind: StreamKind;
  StreamRole: StreamRole;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TeamMember: ResolverTypeWrapper<TeamMemberRow>;
  TimeRange: TimeRange;
  TimeZone: ResolverTypeWrapper<Scalars['TimeZone']['output']>;
  Todo: ResolverTypeWrapper<TodoRow>;
  TodoChangesInput: TodoChangesInput;
  TodoConnection: ResolverTypeWrapper<TodoConnectionRow>;
  TodoEdge: ResolverTypeWrapper<Omit<TodoEdge, 'node'> & { node: ResolversTypes['Todo'] }>;
  TodoFilter: TodoFilter;
  TodoFilterKind: TodoFilterKind;
  TodoFolder: ResolverTypeWrapper<TodoFolder>;
  TodoInput: TodoInput;
  TodoLabel: ResolverTypeWrapper<TodoLabel>;
  TodoOrder: TodoOrder;
  TodoOrderField: TodoOrderField;
  TodoPayload: ResolverTypeWrapper<Omit<TodoPayload, 'todo'> & { todo?: Maybe<ResolversTypes['Todo']> }>;
  TodoQuickFilter: ResolverTypeWrapper<TodoQuickFilter>;
  TodosPayload: ResolverTypeWrapper<Omit<TodosPayload, 'todos'> & { todos: Array<ResolversTypes['Todo']> }>;
  TrendRange: TrendRange;
  UpdateUserInput: UpdateUserInput;
  UptimePoint: ResolverTypeWrapper<UptimePoint>;
  UptimeTrend: ResolverTypeWrapper<UptimeTrend>;
  User: ResolverTypeWrapper<UserRow>;
  UserPayload: ResolverTypeWrapper<Omit<UserPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ViewDay: ViewDay;
  ViewWindow: ResolverTypeWrapper<ViewWindowRow>;
  Visit: ResolverTypeWrapper<VisitRow>;
  VisitBucket: ResolverTypeWrapper<VisitBucket>;
  VisitConnection: ResolverTypeWrapper<VisitConnectionRow>;
  VisitEdge: ResolverTypeWrapper<Omit<VisitEdge, 'node'> & { node: ResolversTypes['Visit'] }>;
  VisitFilter: VisitFilter;
  VisitSummary: ResolverTypeWrapper<VisitSummary>;
  Weather: ResolverTypeWrapper<Weather>;
  WeatherIcon: WeatherIcon;
  WeatherReading: ResolverTypeWrapper<WeatherReading>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Board: BoardRow;
  BoardActivity: BoardActivityRow;
  BoardActivityInput: BoardActivityInput;
  BoardAttachment: BoardAttachmentRow;
  BoardAttachmentInput: BoardAttachmentInput;
  BoardCard: BoardCardRow;
  BoardCardInput: BoardCardInput;
  BoardCardPayload: Omit<BoardCardPayload, 'board' | 'card'> & { board?: Maybe<ResolversParentTypes['Board']>, card?: Maybe<ResolversParentTypes['BoardCard']> };
  BoardCheckItem: BoardCheckItemRow;
  BoardCheckItemInput: BoardCheckItemInput;
  BoardChecklist: BoardChecklistRow;
  BoardChecklistInput: BoardChecklistInput;
  BoardConnection: BoardConnectionRow;
  BoardEdge: Omit<BoardEdge, 'node'> & { node: ResolversParentTypes['Board'] };
  BoardInput: BoardInput;
  BoardLabel: BoardLabelRow;
  BoardLabelInput: BoardLabelInput;
  BoardList: BoardListRow;
  BoardListInput: BoardListInput;
  BoardPayload: Omit<BoardPayload, 'board'> & { board?: Maybe<ResolversParentTypes['Board']> };
  BoardSettings: BoardSettingsRow;
  BoardSettingsInput: BoardSettingsInput;
  Boolean: Scalars['Boolean']['output'];
  CalendarEvent: CalendarEventRow;
  CalendarEventChangesInput: CalendarEventChangesInput;
  CalendarEventConnection: CalendarEventConnectionRow;
  CalendarEventEdge: Omit<CalendarEventEdge, 'node'> & { node: ResolversParentTypes['CalendarEvent'] };
  CalendarEventFilter: CalendarEventFilter;
  CalendarEventInput: CalendarEventInput;
  CalendarEventPayload: Omit<CalendarEventPayload, 'event'> & { event?: Maybe<ResolversParentTypes['CalendarEvent']> };
  Camera: CameraRow;
  CameraConnection: CameraConnectionRow;
  CameraCounts: CameraCounts;
  CameraEdge: Omit<CameraEdge, 'node'> & { node: ResolversParentTypes['Camera'] };
  CameraFilter: CameraFilter;
  CameraHealth: CameraHealth;
  CameraIncidents: Omit<CameraIncidents, 'camera'> & { camera: ResolversParentTypes['Camera'] };
  CameraOrder: CameraOrder;
  CameraStateCount: CameraStateCount;
  CameraStatusInput: CameraStatusInput;
  CameraStatusPayload: Omit<CameraStatusPayload, 'camera' | 'incident' | 'transition'> & { camera: ResolversParentTypes['Camera'], incident?: Maybe<ResolversParentTypes['Incident']>, transition?: Maybe<ResolversParentTypes['StatusTransition']> };
  CameraStream: CameraStreamRow;
  ChangePasswordInput: ChangePasswordInput;
  Chat: ChatRow;
  ChatConnection: ChatConnectionRow;
  ChatContact: ChatContactRow;
  ChatContactConnection: ChatContactConnectionRow;
  ChatContactEdge: Omit<ChatContactEdge, 'node'> & { node: ResolversParentTypes['ChatContact'] };
  ChatEdge: Omit<ChatEdge, 'node'> & { node: ResolversParentTypes['Chat'] };
  ChatMessage: ChatMessageRow;
  ChatMessageConnection: ChatMessageConnectionRow;
  ChatMessageEdge: Omit<ChatMessageEdge, 'node'> & { node: ResolversParentTypes['ChatMessage'] };
  ChatMessageInput: ChatMessageInput;
  ChatMessagePayload: Omit<ChatMessagePayload, 'chat' | 'message'> & { chat?: Maybe<ResolversParentTypes['Chat']>, message?: Maybe<ResolversParentTypes['ChatMessage']> };
  ChatPayload: Omit<ChatPayload, 'chat' | 'user'> & { chat: ResolversParentTypes['Chat'], user: ResolversParentTypes['ChatUser'] };
  ChatUser: ChatUserRow;
  ChatUserInput: ChatUserInput;
  ChatUserPayload: Omit<ChatUserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['ChatUser']> };
  Contact: ContactRow;
  ContactChangesInput: ContactChangesInput;
  ContactConnection: ContactConnectionRow;
  ContactCounts: ContactCountsRow;
  ContactEdge: Omit<ContactEdge, 'node'> & { node: ResolversParentTypes['Contact'] };
  ContactFilter: ContactFilter;
  ContactGroup: ContactGroupRow;
  ContactGroupPayload: Omit<ContactGroupPayload, 'contacts' | 'group'> & { contacts: Array<ResolversParentTypes['Contact']>, group?: Maybe<ResolversParentTypes['ContactGroup']> };
  ContactInput: ContactInput;
  ContactOrder: ContactOrder;
  ContactPayload: Omit<ContactPayload, 'contact' | 'counts'> & { contact?: Maybe<ResolversParentTypes['Contact']>, counts: ResolversParentTypes['ContactCounts'] };
  ContactsPayload: Omit<ContactsPayload, 'contacts' | 'counts'> & { contacts: Array<ResolversParentTypes['Contact']>, counts: ResolversParentTypes['ContactCounts'] };
  ConversionDay: ConversionDay;
  DateTime: Scalars['DateTime']['output'];
  DeleteBoardPayload: DeleteBoardPayload;
  DeleteContactGroupPayload: Omit<DeleteContactGroupPayload, 'contacts'> & { contacts: Array<ResolversParentTypes['Contact']> };
  DeleteMailsPayload: Omit<DeleteMailsPayload, 'folders' | 'labels' | 'quickFilters'> & { folders: Array<ResolversParentTypes['MailFolder']>, labels: Array<ResolversParentTypes['MailLabel']>, quickFilters: Array<ResolversParentTypes['MailQuickFilter']> };
  DeleteTodosPayload: DeleteTodosPayload;
  Demo: Demo;
  DeviceShare: DeviceShare;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  HealthScore: HealthScore;
  ID: Scalars['ID']['output'];
  Incident: IncidentRow;
  IncidentActivity: IncidentActivityRow;
  IncidentBucket: IncidentBucket;
  IncidentConnection: IncidentConnectionRow;
  IncidentConversion: IncidentConversion;
  IncidentEdge: Omit<IncidentEdge, 'node'> & { node: ResolversParentTypes['Incident'] };
  IncidentFilter: IncidentFilter;
  IncidentKindCount: IncidentKindCount;
  IncidentOrder: IncidentOrder;
  IncidentStateCount: IncidentStateCount;
  IncidentSummary: IncidentSummary;
  IncidentsPayload: Omit<IncidentsPayload, 'incidents'> & { incidents: Array<ResolversParentTypes['Incident']> };
  Int: Scalars['Int']['output'];
  Location: Location;
  LoginInput: LoginInput;
  Mail: MailRow;
  MailAddress: MailAddressRow;
  MailAddressInput: MailAddressInput;
  MailAttachment: MailAttachmentRow;
  MailAttachmentInput: MailAttachmentInput;
  MailChangesInput: MailChangesInput;
  MailConnection: MailConnectionRow;
  MailDraftInput: MailDraftInput;
  MailEdge: Omit<MailEdge, 'node'> & { node: ResolversParentTypes['Mail'] };
  MailFilter: MailFilter;
  MailFlagsInput: MailFlagsInput;
  MailFolder: MailFolderRow;
  MailLabel: MailLabelRow;
  MailPayload: Omit<MailPayload, 'folders' | 'mail'> & { folders: Array<ResolversParentTypes['MailFolder']>, mail?: Maybe<ResolversParentTypes['Mail']> };
  MailQuickFilter: MailQuickFilterRow;
  MailsPayload: Omit<MailsPayload, 'folders' | 'labels' | 'mails' | 'quickFilters'> & { folders: Array<ResolversParentTypes['MailFolder']>, labels: Array<ResolversParentTypes['MailLabel']>, mails: Array<ResolversParentTypes['Mail']>, quickFilters: Array<ResolversParentTypes['MailQuickFilter']> };
  MalfunctionMonth: MalfunctionMonth;
  MalfunctionYear: MalfunctionYear;
  Mutation: Record<PropertyKey, never>;
  Note: NoteRow;
  NoteCheckItem: NoteCheckItemRow;
  NoteCheckItemInput: NoteCheckItemInput;
  NoteConnection: NoteConnectionRow;
  NoteEdge: Omit<NoteEdge, 'node'> & { node: ResolversParentTypes['Note'] };
  NoteFilter: NoteFilter;
  NoteInput: NoteInput;
  NoteLabel: NoteLabelRow;
  NoteLabelInput: NoteLabelInput;
  NoteLabelsPayload: Omit<NoteLabelsPayload, 'labels'> & { labels: Array<ResolversParentTypes['NoteLabel']> };
  NotePayload: Omit<NotePayload, 'note'> & { note?: Maybe<ResolversParentTypes['Note']> };
  PageInfo: PageInfo;
  Project: ProjectRow;
  ProjectSpent: ProjectSpent;
  Query: Record<PropertyKey, never>;
  QuickPanel: Omit<QuickPanel, 'events' | 'notes'> & { events: Array<ResolversParentTypes['QuickPanelItem']>, notes: Array<ResolversParentTypes['QuickPanelItem']> };
  QuickPanelItem: QuickPanelItemRow;
  RaiseIncidentInput: RaiseIncidentInput;
  RegisterInput: RegisterInput;
  RemoveBoardCardPayload: Omit<RemoveBoardCardPayload, 'board'> & { board: ResolversParentTypes['Board'] };
  RemoveCalendarEventPayload: RemoveCalendarEventPayload;
  RemoveContactsPayload: Omit<RemoveContactsPayload, 'counts' | 'groups'> & { counts: ResolversParentTypes['ContactCounts'], groups: Array<ResolversParentTypes['ContactGroup']> };
  RemoveNotePayload: RemoveNotePayload;
  ScheduledView: Omit<ScheduledView, 'camera'> & { camera: ResolversParentTypes['Camera'] };
  Session: Omit<Session, 'user'> & { user: ResolversParentTypes['User'] };
  SessionPayload: Omit<SessionPayload, 'session'> & { session?: Maybe<ResolversParentTypes['Session']> };
  Settings: Scalars['Settings']['output'];
  SetupInput: SetupInput;
  SeverityCount: SeverityCount;
  Site: SiteRow;
  StatusTransition: StatusTransitionRow;
  StatusTransitionConnection: StatusTransitionConnectionRow;
  StatusTransitionEdge: Omit<StatusTransitionEdge, 'node'> & { node: ResolversParentTypes['StatusTransition'] };
  StatusTransitionFilter: StatusTransitionFilter;
  StreamAddress: StreamAddressRow;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TeamMember: TeamMemberRow;
  TimeRange: TimeRange;
  TimeZone: Scalars['TimeZone']['output'];
  Todo: TodoRow;
  TodoChangesInput: TodoChangesInput;
  TodoConnection: TodoConnectionRow;
  TodoEdge: Omit<TodoEdge, 'node'> & { node: ResolversParentTypes['Todo'] };
  TodoFilter: TodoFilter;
  TodoFolder: TodoFolder;
  TodoInput: TodoInput;
  TodoLabel: TodoLabel;
  TodoOrder: TodoOrder;
  TodoPayload: Omit<TodoPayload, 'todo'> & { todo?: Maybe<ResolversParentTypes['Todo']> };
  TodoQuickFilter: TodoQuickFilter;
  TodosPayload: Omit<TodosPayload, 'todos'> & { todos: Array<ResolversParentTypes['Todo']> };
  UpdateUserInput: UpdateUserInput;
  UptimePoint: UptimePoint;
  UptimeTrend: UptimeTrend;
  User: UserRow;
  UserPayload: Omit<UserPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ViewWindow: ViewWindowRow;
  Visit: VisitRow;
  VisitBucket: VisitBucket;
  VisitConnection: VisitConnectionRow;
  VisitEdge: Omit<VisitEdge, 'node'> & { node: ResolversParentTypes['Visit'] };
  VisitFilter: VisitFilter;
  VisitSummary: VisitSummary;
  Weather: Weather;
  WeatherReading: WeatherReading;
};

export type AuthDirectiveArgs = {
  requires?: Role;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  cards?: Resolver<Array<ResolversTypes['BoardCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['BoardLabel']>, ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['BoardList']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['BoardSettings'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardActivity'] = ResolversParentTypes['BoardActivity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BoardActivityType'], ParentType, ContextType>;
};

export type BoardAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardAttachment'] = ResolversParentTypes['BoardAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BoardAttachmentType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardCard'] = ResolversParentTypes['BoardCard']> = {
  activities?: Resolver<Array<ResolversTypes['BoardActivity']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['BoardAttachment']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  checklists?: Resolver<Array<ResolversTypes['BoardChecklist']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['BoardAttachment']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['BoardLabel']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['BoardList']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BoardCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardCardPayload'] = ResolversParentTypes['BoardCardPayload']> = {
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['BoardCard']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type BoardCheckItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardCheckItem'] = ResolversParentTypes['BoardCheckItem']> = {
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardChecklistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardChecklist'] = ResolversParentTypes['BoardChecklist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BoardCheckItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardConnection'] = ResolversParentTypes['BoardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BoardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardEdge'] = ResolversParentTypes['BoardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
};

export type BoardLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardLabel'] = ResolversParentTypes['BoardLabel']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardList'] = ResolversParentTypes['BoardList']> = {
  cards?: Resolver<Array<ResolversTypes['BoardCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardPayload'] = ResolversParentTypes['BoardPayload']> = {
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type BoardSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoardSettings'] = ResolversParentTypes['BoardSettings']> = {
  cardCoverImages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CalendarEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEvent'] = ResolversParentTypes['CalendarEvent']> = {
  allDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEventConnection'] = ResolversParentTypes['CalendarEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CalendarEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CalendarEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEventEdge'] = ResolversParentTypes['CalendarEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CalendarEvent'], ParentType, ContextType>;
};

export type CalendarEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEventPayload'] = ResolversParentTypes['CalendarEventPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['CalendarEvent']>, ParentType, ContextType>;
};

export type CameraResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Camera'] = ResolversParentTypes['Camera']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['CameraHealth'], ParentType, ContextType, RequireFields<CameraHealthArgs, 'period' | 'zone'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incidentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<CameraIncidentCountArgs, 'period' | 'zone'>>;
  installedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastTransition?: Resolver<Maybe<ResolversTypes['StatusTransition']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openSeverity?: Resolver<Maybe<ResolversTypes['IncidentSeverity']>, ParentType, ContextType>;
  operatorState?: Resolver<ResolversTypes['OperatorState'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['ViewWindow']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CameraState'], ParentType, ContextType>;
  stateReason?: Resolver<Maybe<ResolversTypes['StatusReason']>, ParentType, ContextType>;
  stateSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  streams?: Resolver<Array<ResolversTypes['CameraStream']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CameraConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraConnection'] = ResolversParentTypes['CameraConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CameraEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Camera']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CameraCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraCounts'] = ResolversParentTypes['CameraCounts']> = {
  byState?: Resolver<Array<ResolversTypes['CameraStateCount']>, ParentType, ContextType>;
  excluded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CameraEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraEdge'] = ResolversParentTypes['CameraEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Camera'], ParentType, ContextType>;
};

export type CameraHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraHealth'] = ResolversParentTypes['CameraHealth']> = {
  coverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  degradedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenanceSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  malfunctions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mtbfSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mttrSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outageOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pausedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['HealthScore']>, ParentType, ContextType>;
  unknownSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uptime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CameraIncidentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraIncidents'] = ResolversParentTypes['CameraIncidents']> = {
  camera?: Resolver<ResolversTypes['Camera'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CameraStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraStateCount'] = ResolversParentTypes['CameraStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CameraState'], ParentType, ContextType>;
};

export type CameraStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraStatusPayload'] = ResolversParentTypes['CameraStatusPayload']> = {
  camera?: Resolver<ResolversTypes['Camera'], ParentType, ContextType>;
  incident?: Resolver<Maybe<ResolversTypes['Incident']>, ParentType, ContextType>;
  transition?: Resolver<Maybe<ResolversTypes['StatusTransition']>, ParentType, ContextType>;
};

export type CameraStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CameraStream'] = ResolversParentTypes['CameraStream']> = {
  address?: Resolver<Maybe<ResolversTypes['StreamAddress']>, ParentType, ContextType>;
  framesPerSecond?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasCredentials?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StreamKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StreamRole'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  contact?: Resolver<ResolversTypes['ChatContact'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['ChatMessageConnection'], ParentType, ContextType, RequireFields<ChatMessagesArgs, 'first'>>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatConnection'] = ResolversParentTypes['ChatConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChatEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Chat']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatContact'] = ResolversParentTypes['ChatContact']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mood?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChatStatus'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatContactConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatContactConnection'] = ResolversParentTypes['ChatContactConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChatContactEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChatContact']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatContactEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatContactEdge'] = ResolversParentTypes['ChatContactEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatContact'], ParentType, ContextType>;
};

export type ChatEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEdge'] = ResolversParentTypes['ChatEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['ChatContact'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type ChatMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatMessagePayload'] = ResolversParentTypes['ChatMessagePayload']> = {
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
};

export type ChatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatPayload'] = ResolversParentTypes['ChatPayload']> = {
  chat?: Resolver<ResolversTypes['Chat'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ChatUser'], ParentType, ContextType>;
};

export type ChatUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatUser'] = ResolversParentTypes['ChatUser']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mood?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChatStatus'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatUserPayload'] = ResolversParentTypes['ChatUserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ChatUser']>, ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContactConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactConnection'] = ResolversParentTypes['ContactConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactCounts'] = ResolversParentTypes['ContactCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frequent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactEdge'] = ResolversParentTypes['ContactEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
};

export type ContactGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactGroup'] = ResolversParentTypes['ContactGroup']> = {
  contactCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactGroupPayload'] = ResolversParentTypes['ContactGroupPayload']> = {
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
};

export type ContactPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactPayload'] = ResolversParentTypes['ContactPayload']> = {
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ContactCounts'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type ContactsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactsPayload'] = ResolversParentTypes['ContactsPayload']> = {
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ContactCounts'], ParentType, ContextType>;
};

export type ConversionDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversionDay'] = ResolversParentTypes['ConversionDay']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteBoardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBoardPayload'] = ResolversParentTypes['DeleteBoardPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteContactGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteContactGroupPayload'] = ResolversParentTypes['DeleteContactGroupPayload']> = {
  contacts?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteMailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMailsPayload'] = ResolversParentTypes['DeleteMailsPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['MailFolder']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['MailLabel']>, ParentType, ContextType>;
  quickFilters?: Resolver<Array<ResolversTypes['MailQuickFilter']>, ParentType, ContextType>;
};

export type DeleteTodosPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTodosPayload'] = ResolversParentTypes['DeleteTodosPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DemoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Demo'] = ResolversParentTypes['Demo']> = {
  pulseRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resettable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeviceShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceShare'] = ResolversParentTypes['DeviceShare']> = {
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['DeviceKind'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HealthScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthScore'] = ResolversParentTypes['HealthScore']> = {
  availability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncidentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Incident'] = ResolversParentTypes['Incident']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['IncidentActivity']>, ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['IncidentAction']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  camera?: Resolver<Maybe<ResolversTypes['Camera']>, ParentType, ContextType>;
  childCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IncidentKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Incident']>, ParentType, ContextType>;
  raisedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secondsToAcknowledge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  secondsToClose?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['IncidentSeverity'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IncidentState'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IncidentActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentActivity'] = ResolversParentTypes['IncidentActivity']> = {
  action?: Resolver<ResolversTypes['IncidentAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IncidentBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentBucket'] = ResolversParentTypes['IncidentBucket']> = {
  acknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IncidentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentConnection'] = ResolversParentTypes['IncidentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IncidentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Incident']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncidentConversionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentConversion'] = ResolversParentTypes['IncidentConversion']> = {
  days?: Resolver<Array<ResolversTypes['ConversionDay']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ofTarget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  targetSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type IncidentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentEdge'] = ResolversParentTypes['IncidentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Incident'], ParentType, ContextType>;
};

export type IncidentKindCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentKindCount'] = ResolversParentTypes['IncidentKindCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IncidentKind'], ParentType, ContextType>;
};

export type IncidentStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentStateCount'] = ResolversParentTypes['IncidentStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IncidentState'], ParentType, ContextType>;
};

export type IncidentSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentSummary'] = ResolversParentTypes['IncidentSummary']> = {
  buckets?: Resolver<Array<ResolversTypes['IncidentBucket']>, ParentType, ContextType>;
  byKind?: Resolver<Array<ResolversTypes['IncidentKindCount']>, ParentType, ContextType>;
  bySeverity?: Resolver<Array<ResolversTypes['SeverityCount']>, ParentType, ContextType>;
  byState?: Resolver<Array<ResolversTypes['IncidentStateCount']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  meanSecondsToAcknowledge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  meanSecondsToClose?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IncidentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentsPayload'] = ResolversParentTypes['IncidentsPayload']> = {
  incidents?: Resolver<Array<ResolversTypes['Incident']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  attachments?: Resolver<Array<ResolversTypes['MailAttachment']>, ParentType, ContextType>;
  bcc?: Resolver<Array<ResolversTypes['MailAddress']>, ParentType, ContextType>;
  cc?: Resolver<Array<ResolversTypes['MailAddress']>, ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['MailFolder'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['MailAddress'], ParentType, ContextType>;
  hasAttachments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  important?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['MailLabel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['MailAddress']>, ParentType, ContextType>;
};

export type MailAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailAddress'] = ResolversParentTypes['MailAddress']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailAttachment'] = ResolversParentTypes['MailAttachment']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailConnection'] = ResolversParentTypes['MailConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MailEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Mail']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailEdge'] = ResolversParentTypes['MailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Mail'], ParentType, ContextType>;
};

export type MailFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailFolder'] = ResolversParentTypes['MailFolder']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  translate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailLabel'] = ResolversParentTypes['MailLabel']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailPayload'] = ResolversParentTypes['MailPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['MailFolder']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['Mail']>, ParentType, ContextType>;
};

export type MailQuickFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailQuickFilter'] = ResolversParentTypes['MailQuickFilter']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  translate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailsPayload'] = ResolversParentTypes['MailsPayload']> = {
  folders?: Resolver<Array<ResolversTypes['MailFolder']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['MailLabel']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['Mail']>, ParentType, ContextType>;
  quickFilters?: Resolver<Array<ResolversTypes['MailQuickFilter']>, ParentType, ContextType>;
};

export type MalfunctionMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MalfunctionMonth'] = ResolversParentTypes['MalfunctionMonth']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MalfunctionYearResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MalfunctionYear'] = ResolversParentTypes['MalfunctionYear']> = {
  months?: Resolver<Array<ResolversTypes['MalfunctionMonth']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeIncidents?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeIncidentsArgs, 'ids'>>;
  addBoardComment?: Resolver<ResolversTypes['BoardCardPayload'], ParentType, ContextType, RequireFields<MutationAddBoardCommentArgs, 'boardId' | 'cardId' | 'message'>>;
  addBoardLabel?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationAddBoardLabelArgs, 'id' | 'input'>>;
  addContact?: Resolver<ResolversTypes['ContactPayload'], ParentType, ContextType, RequireFields<MutationAddContactArgs, 'input'>>;
  addIncidentNote?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationAddIncidentNoteArgs, 'id' | 'note'>>;
  assignIncidents?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationAssignIncidentsArgs, 'ids'>>;
  changeContactGroupMembers?: Resolver<ResolversTypes['ContactGroupPayload'], ParentType, ContextType, RequireFields<MutationChangeContactGroupMembersArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  copyBoard?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationCopyBoardArgs, 'id' | 'name'>>;
  createBoard?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationCreateBoardArgs, 'input'>>;
  createBoardCard?: Resolver<ResolversTypes['BoardCardPayload'], ParentType, ContextType, RequireFields<MutationCreateBoardCardArgs, 'boardId' | 'input' | 'listId'>>;
  createBoardList?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationCreateBoardListArgs, 'boardId' | 'name'>>;
  createCalendarEvent?: Resolver<ResolversTypes['CalendarEventPayload'], ParentType, ContextType, RequireFields<MutationCreateCalendarEventArgs, 'input'>>;
  createContactGroup?: Resolver<ResolversTypes['ContactGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateContactGroupArgs, 'name'>>;
  createNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationCreateNoteArgs, 'input'>>;
  createTodo?: Resolver<ResolversTypes['TodoPayload'], ParentType, ContextType, RequireFields<MutationCreateTodoArgs, 'input'>>;
  deleteBoard?: Resolver<ResolversTypes['DeleteBoardPayload'], ParentType, ContextType, RequireFields<MutationDeleteBoardArgs, 'id'>>;
  deleteContactGroup?: Resolver<ResolversTypes['DeleteContactGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteContactGroupArgs, 'id'>>;
  deleteMails?: Resolver<ResolversTypes['DeleteMailsPayload'], ParentType, ContextType, RequireFields<MutationDeleteMailsArgs, 'ids'>>;
  deleteTodos?: Resolver<ResolversTypes['DeleteTodosPayload'], ParentType, ContextType, RequireFields<MutationDeleteTodosArgs, 'ids'>>;
  dismissIncidents?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationDismissIncidentsArgs, 'ids'>>;
  login?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markChatRead?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationMarkChatReadArgs, 'chatId'>>;
  moveBoardCard?: Resolver<ResolversTypes['BoardCardPayload'], ParentType, ContextType, RequireFields<MutationMoveBoardCardArgs, 'boardId' | 'id' | 'listId' | 'toIndex'>>;
  moveBoardList?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationMoveBoardListArgs, 'boardId' | 'id' | 'toIndex'>>;
  moveTodo?: Resolver<ResolversTypes['TodosPayload'], ParentType, ContextType, RequireFields<MutationMoveTodoArgs, 'id'>>;
  openChat?: Resolver<ResolversTypes['ChatPayload'], ParentType, ContextType, RequireFields<MutationOpenChatArgs, 'contactId'>>;
  raiseIncident?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationRaiseIncidentArgs, 'input'>>;
  recordView?: Resolver<ResolversTypes['Visit'], ParentType, ContextType, RequireFields<MutationRecordViewArgs, 'device'>>;
  refreshSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'accessToken'>>;
  register?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeBoardCard?: Resolver<ResolversTypes['RemoveBoardCardPayload'], ParentType, ContextType, RequireFields<MutationRemoveBoardCardArgs, 'boardId' | 'id'>>;
  removeBoardList?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationRemoveBoardListArgs, 'boardId' | 'id'>>;
  removeCalendarEvent?: Resolver<ResolversTypes['RemoveCalendarEventPayload'], ParentType, ContextType, RequireFields<MutationRemoveCalendarEventArgs, 'id'>>;
  removeContacts?: Resolver<ResolversTypes['RemoveContactsPayload'], ParentType, ContextType, RequireFields<MutationRemoveContactsArgs, 'ids'>>;
  removeNote?: Resolver<ResolversTypes['RemoveNotePayload'], ParentType, ContextType, RequireFields<MutationRemoveNoteArgs, 'id'>>;
  removeTodos?: Resolver<ResolversTypes['TodosPayload'], ParentType, ContextType, RequireFields<MutationRemoveTodosArgs, 'ids'>>;
  renameBoard?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationRenameBoardArgs, 'id' | 'name'>>;
  renameBoardList?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationRenameBoardListArgs, 'boardId' | 'id' | 'name'>>;
  renameContactGroup?: Resolver<ResolversTypes['ContactGroupPayload'], ParentType, ContextType, RequireFields<MutationRenameContactGroupArgs, 'id' | 'name'>>;
  replaceBoardLists?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationReplaceBoardListsArgs, 'boardId' | 'lists'>>;
  reportCameraStatus?: Resolver<ResolversTypes['CameraStatusPayload'], ParentType, ContextType, RequireFields<MutationReportCameraStatusArgs, 'input'>>;
  resetDemoData?: Resolver<ResolversTypes['Demo'], ParentType, ContextType>;
  resolveIncidents?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationResolveIncidentsArgs, 'ids'>>;
  restoreTodos?: Resolver<ResolversTypes['TodosPayload'], ParentType, ContextType, RequireFields<MutationRestoreTodosArgs, 'ids'>>;
  saveMailDraft?: Resolver<ResolversTypes['MailPayload'], ParentType, ContextType, RequireFields<MutationSaveMailDraftArgs, 'input'>>;
  saveNoteLabels?: Resolver<ResolversTypes['NoteLabelsPayload'], ParentType, ContextType, RequireFields<MutationSaveNoteLabelsArgs, 'labels'>>;
  sendChatMessage?: Resolver<ResolversTypes['ChatMessagePayload'], ParentType, ContextType, RequireFields<MutationSendChatMessageArgs, 'input'>>;
  sendMail?: Resolver<ResolversTypes['MailPayload'], ParentType, ContextType, RequireFields<MutationSendMailArgs, 'input'>>;
  setBoardMembers?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationSetBoardMembersArgs, 'id' | 'memberIds'>>;
  setBoardSettings?: Resolver<ResolversTypes['BoardPayload'], ParentType, ContextType, RequireFields<MutationSetBoardSettingsArgs, 'id' | 'settings'>>;
  setCameraOperatorState?: Resolver<Array<ResolversTypes['Camera']>, ParentType, ContextType, RequireFields<MutationSetCameraOperatorStateArgs, 'ids' | 'state'>>;
  setContactsStarred?: Resolver<ResolversTypes['ContactsPayload'], ParentType, ContextType, RequireFields<MutationSetContactsStarredArgs, 'ids' | 'starred'>>;
  setDemoPulse?: Resolver<ResolversTypes['Demo'], ParentType, ContextType, RequireFields<MutationSetDemoPulseArgs, 'running'>>;
  setMailFlags?: Resolver<ResolversTypes['MailsPayload'], ParentType, ContextType, RequireFields<MutationSetMailFlagsArgs, 'flags' | 'ids'>>;
  setMailsFolder?: Resolver<ResolversTypes['MailsPayload'], ParentType, ContextType, RequireFields<MutationSetMailsFolderArgs, 'folderId' | 'ids'>>;
  setTodosFolder?: Resolver<ResolversTypes['TodosPayload'], ParentType, ContextType, RequireFields<MutationSetTodosFolderArgs, 'folderId' | 'ids'>>;
  setup?: Resolver<ResolversTypes['SessionPayload'], ParentType, ContextType, RequireFields<MutationSetupArgs, 'input'>>;
  toggleContactsStarred?: Resolver<ResolversTypes['ContactsPayload'], ParentType, ContextType, RequireFields<MutationToggleContactsStarredArgs, 'ids'>>;
  toggleMailsLabel?: Resolver<ResolversTypes['MailsPayload'], ParentType, ContextType, RequireFields<MutationToggleMailsLabelArgs, 'ids' | 'labelId'>>;
  toggleTodosLabel?: Resolver<ResolversTypes['TodosPayload'], ParentType, ContextType, RequireFields<MutationToggleTodosLabelArgs, 'ids' | 'labelId'>>;
  undoIncidentChange?: Resolver<ResolversTypes['IncidentsPayload'], ParentType, ContextType, RequireFields<MutationUndoIncidentChangeArgs, 'ids'>>;
  updateBoardCard?: Resolver<ResolversTypes['BoardCardPayload'], ParentType, ContextType, RequireFields<MutationUpdateBoardCardArgs, 'boardId' | 'id' | 'input'>>;
  updateCalendarEvent?: Resolver<ResolversTypes['CalendarEventPayload'], ParentType, ContextType, RequireFields<MutationUpdateCalendarEventArgs, 'id' | 'input'>>;
  updateChatUser?: Resolver<ResolversTypes['ChatUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateChatUserArgs, 'input'>>;
  updateContact?: Resolver<ResolversTypes['ContactPayload'], ParentType, ContextType, RequireFields<MutationUpdateContactArgs, 'changes' | 'id'>>;
  updateMail?: Resolver<ResolversTypes['MailsPayload'], ParentType, ContextType, RequireFields<MutationUpdateMailArgs, 'changes' | 'id'>>;
  updateNote?: Resolver<ResolversTypes['NotePayload'], ParentType, ContextType, RequireFields<MutationUpdateNoteArgs, 'id' | 'input'>>;
  updateTodo?: Resolver<ResolversTypes['TodoPayload'], ParentType, ContextType, RequireFields<MutationUpdateTodoArgs, 'id' | 'input'>>;
  updateUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
};

export type NoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['NoteCheckItem']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['NoteLabel']>, ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteCheckItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteCheckItem'] = ResolversParentTypes['NoteCheckItem']> = {
  checked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteConnection'] = ResolversParentTypes['NoteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteEdge'] = ResolversParentTypes['NoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
};

export type NoteLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteLabel'] = ResolversParentTypes['NoteLabel']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteLabelsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteLabelsPayload'] = ResolversParentTypes['NoteLabelsPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['NoteLabel']>, ParentType, ContextType>;
};

export type NotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotePayload'] = ResolversParentTypes['NotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hourlyRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  monthlyBudget?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['ProjectSpent'], ParentType, ContextType, RequireFields<ProjectSpentArgs, 'period' | 'zone'>>;
};

export type ProjectSpentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectSpent'] = ResolversParentTypes['ProjectSpent']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  incidents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<QueryBoardArgs, 'id'>>;
  boards?: Resolver<ResolversTypes['BoardConnection'], ParentType, ContextType, RequireFields<QueryBoardsArgs, 'first'>>;
  calendarEvent?: Resolver<Maybe<ResolversTypes['CalendarEvent']>, ParentType, ContextType, RequireFields<QueryCalendarEventArgs, 'id'>>;
  calendarEvents?: Resolver<ResolversTypes['CalendarEventConnection'], ParentType, ContextType, RequireFields<QueryCalendarEventsArgs, 'first'>>;
  camera?: Resolver<Maybe<ResolversTypes['Camera']>, ParentType, ContextType, RequireFields<QueryCameraArgs, 'id'>>;
  cameraCounts?: Resolver<ResolversTypes['CameraCounts'], ParentType, ContextType, Partial<QueryCameraCountsArgs>>;
  cameras?: Resolver<ResolversTypes['CameraConnection'], ParentType, ContextType, RequireFields<QueryCamerasArgs, 'first'>>;
  chatContacts?: Resolver<ResolversTypes['ChatContactConnection'], ParentType, ContextType, RequireFields<QueryChatContactsArgs, 'first'>>;
  chatUser?: Resolver<ResolversTypes['ChatUser'], ParentType, ContextType>;
  chatWith?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, RequireFields<QueryChatWithArgs, 'contactId'>>;
  chats?: Resolver<ResolversTypes['ChatConnection'], ParentType, ContextType, RequireFields<QueryChatsArgs, 'first'>>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<QueryContactArgs, 'id'>>;
  contactCounts?: Resolver<ResolversTypes['ContactCounts'], ParentType, ContextType>;
  contactGroups?: Resolver<Array<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['ContactConnection'], ParentType, ContextType, RequireFields<QueryContactsArgs, 'first'>>;
  demo?: Resolver<ResolversTypes['Demo'], ParentType, ContextType>;
  incident?: Resolver<Maybe<ResolversTypes['Incident']>, ParentType, ContextType, RequireFields<QueryIncidentArgs, 'id'>>;
  incidentConversion?: Resolver<ResolversTypes['IncidentConversion'], ParentType, ContextType, RequireFields<QueryIncidentConversionArgs, 'zone'>>;
  incidentSummary?: Resolver<ResolversTypes['IncidentSummary'], ParentType, ContextType, RequireFields<QueryIncidentSummaryArgs, 'period' | 'zone'>>;
  incidents?: Resolver<ResolversTypes['IncidentConnection'], ParentType, ContextType, RequireFields<QueryIncidentsArgs, 'first'>>;
  incidentsPerCamera?: Resolver<Array<ResolversTypes['CameraIncidents']>, ParentType, ContextType, RequireFields<QueryIncidentsPerCameraArgs, 'first' | 'period' | 'zone'>>;
  mail?: Resolver<Maybe<ResolversTypes['Mail']>, ParentType, ContextType, RequireFields<QueryMailArgs, 'id'>>;
  mailFolders?: Resolver<Array<ResolversTypes['MailFolder']>, ParentType, ContextType>;
  mailLabels?: Resolver<Array<ResolversTypes['MailLabel']>, ParentType, ContextType>;
  mailQuickFilters?: Resolver<Array<ResolversTypes['MailQuickFilter']>, ParentType, ContextType>;
  mails?: Resolver<ResolversTypes['MailConnection'], ParentType, ContextType, RequireFields<QueryMailsArgs, 'first'>>;
  malfunctionYears?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryMalfunctionYearsArgs, 'zone'>>;
  malfunctions?: Resolver<ResolversTypes['MalfunctionYear'], ParentType, ContextType, RequireFields<QueryMalfunctionsArgs, 'year' | 'zone'>>;
  note?: Resolver<Maybe<ResolversTypes['Note']>, ParentType, ContextType, RequireFields<QueryNoteArgs, 'id'>>;
  noteLabels?: Resolver<Array<ResolversTypes['NoteLabel']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['NoteConnection'], ParentType, ContextType, RequireFields<QueryNotesArgs, 'first'>>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  quickPanel?: Resolver<ResolversTypes['QuickPanel'], ParentType, ContextType>;
  scheduledViews?: Resolver<Array<ResolversTypes['ScheduledView']>, ParentType, ContextType, RequireFields<QueryScheduledViewsArgs, 'day' | 'zone'>>;
  sites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  statusTransitions?: Resolver<ResolversTypes['StatusTransitionConnection'], ParentType, ContextType, RequireFields<QueryStatusTransitionsArgs, 'first'>>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  todo?: Resolver<Maybe<ResolversTypes['Todo']>, ParentType, ContextType, RequireFields<QueryTodoArgs, 'id'>>;
  todoFolders?: Resolver<Array<ResolversTypes['TodoFolder']>, ParentType, ContextType>;
  todoLabels?: Resolver<Array<ResolversTypes['TodoLabel']>, ParentType, ContextType>;
  todoQuickFilters?: Resolver<Array<ResolversTypes['TodoQuickFilter']>, ParentType, ContextType>;
  todos?: Resolver<ResolversTypes['TodoConnection'], ParentType, ContextType, RequireFields<QueryTodosArgs, 'first'>>;
  uptimeTrend?: Resolver<ResolversTypes['UptimeTrend'], ParentType, ContextType, RequireFields<QueryUptimeTrendArgs, 'range' | 'zone'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  visitSummary?: Resolver<ResolversTypes['VisitSummary'], ParentType, ContextType, RequireFields<QueryVisitSummaryArgs, 'period' | 'zone'>>;
  visits?: Resolver<ResolversTypes['VisitConnection'], ParentType, ContextType, RequireFields<QueryVisitsArgs, 'first'>>;
  weather?: Resolver<Maybe<ResolversTypes['Weather']>, ParentType, ContextType, RequireFields<QueryWeatherArgs, 'zone'>>;
};

export type QuickPanelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickPanel'] = ResolversParentTypes['QuickPanel']> = {
  events?: Resolver<Array<ResolversTypes['QuickPanelItem']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['QuickPanelItem']>, ParentType, ContextType>;
};

export type QuickPanelItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickPanelItem'] = ResolversParentTypes['QuickPanelItem']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveBoardCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveBoardCardPayload'] = ResolversParentTypes['RemoveBoardCardPayload']> = {
  board?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveCalendarEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCalendarEventPayload'] = ResolversParentTypes['RemoveCalendarEventPayload']> = {
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveContactsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveContactsPayload'] = ResolversParentTypes['RemoveContactsPayload']> = {
  counts?: Resolver<ResolversTypes['ContactCounts'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ContactGroup']>, ParentType, ContextType>;
  removedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RemoveNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveNotePayload'] = ResolversParentTypes['RemoveNotePayload']> = {
  removedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ScheduledViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledView'] = ResolversParentTypes['ScheduledView']> = {
  camera?: Resolver<ResolversTypes['Camera'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
};

export interface SettingsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Settings'], any> {
  name: 'Settings';
}

export type SeverityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeverityCount'] = ResolversParentTypes['SeverityCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['IncidentSeverity'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cameraCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type StatusTransitionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusTransition'] = ResolversParentTypes['StatusTransition']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  camera?: Resolver<ResolversTypes['Camera'], ParentType, ContextType>;
  causeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['CameraState'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['StatusReason'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CameraState'], ParentType, ContextType>;
};

export type StatusTransitionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusTransitionConnection'] = ResolversParentTypes['StatusTransitionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatusTransitionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StatusTransition']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatusTransitionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatusTransitionEdge'] = ResolversParentTypes['StatusTransitionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatusTransition'], ParentType, ContextType>;
};

export type StreamAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StreamAddress'] = ResolversParentTypes['StreamAddress']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scheme?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  boardChanged?: SubscriptionResolver<Maybe<ResolversTypes['Board']>, "boardChanged", ParentType, ContextType, RequireFields<SubscriptionBoardChangedArgs, 'id'>>;
  cameraStatusChanged?: SubscriptionResolver<ResolversTypes['StatusTransition'], "cameraStatusChanged", ParentType, ContextType>;
  chatMessageSent?: SubscriptionResolver<ResolversTypes['ChatMessage'], "chatMessageSent", ParentType, ContextType>;
  incidentChanged?: SubscriptionResolver<ResolversTypes['Incident'], "incidentChanged", ParentType, ContextType>;
  mailArrived?: SubscriptionResolver<ResolversTypes['Mail'], "mailArrived", ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openIncidents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimeZoneScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TimeZone'], any> {
  name: 'TimeZone';
}

export type TodoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Todo'] = ResolversParentTypes['Todo']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['TodoFolder']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  important?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['TodoLabel']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoConnection'] = ResolversParentTypes['TodoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TodoEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Todo']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoEdge'] = ResolversParentTypes['TodoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Todo'], ParentType, ContextType>;
};

export type TodoFolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoFolder'] = ResolversParentTypes['TodoFolder']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodoLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoLabel'] = ResolversParentTypes['TodoLabel']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoPayload'] = ResolversParentTypes['TodoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  todo?: Resolver<Maybe<ResolversTypes['Todo']>, ParentType, ContextType>;
};

export type TodoQuickFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoQuickFilter'] = ResolversParentTypes['TodoQuickFilter']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TodoFilterKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodosPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodosPayload'] = ResolversParentTypes['TodosPayload']> = {
  todos?: Resolver<Array<ResolversTypes['Todo']>, ParentType, ContextType>;
};

export type UptimePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UptimePoint'] = ResolversParentTypes['UptimePoint']> = {
  coverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  malfunctions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uptime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UptimeTrendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UptimeTrend'] = ResolversParentTypes['UptimeTrend']> = {
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['UptimePoint']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uptime?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['AccountSource'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photoURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  shortcuts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ViewWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewWindow'] = ResolversParentTypes['ViewWindow']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VisitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  device?: Resolver<ResolversTypes['DeviceKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitBucket'] = ResolversParentTypes['VisitBucket']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitConnection'] = ResolversParentTypes['VisitConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VisitEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Visit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitEdge'] = ResolversParentTypes['VisitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Visit'], ParentType, ContextType>;
};

export type VisitSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitSummary'] = ResolversParentTypes['VisitSummary']> = {
  buckets?: Resolver<Array<ResolversTypes['VisitBucket']>, ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['DeviceShare']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousVisits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeatherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Weather'] = ResolversParentTypes['Weather']> = {
  current?: Resolver<ResolversTypes['WeatherReading'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['WeatherReading']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WeatherReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeatherReading'] = ResolversParentTypes['WeatherReading']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['WeatherIcon'], ParentType, ContextType>;
  rainProbability?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  temperatureC?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  temperatureF?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  windDirection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windKmh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  windMph?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Board?: BoardResolvers<ContextType>;
  BoardActivity?: BoardActivityResolvers<ContextType>;
  BoardAttachment?: BoardAttachmentResolvers<ContextType>;
  BoardCard?: BoardCardResolvers<ContextType>;
  BoardCardPayload?: BoardCardPayloadResolvers<ContextType>;
  BoardCheckItem?: BoardCheckItemResolvers<ContextType>;
  BoardChecklist?: BoardChecklistResolvers<ContextType>;
  BoardConnection?: BoardConnectionResolvers<ContextType>;
  BoardEdge?: BoardEdgeResolvers<ContextType>;
  BoardLabel?: BoardLabelResolvers<ContextType>;
  BoardList?: BoardListResolvers<ContextType>;
  BoardPayload?: BoardPayloadResolvers<ContextType>;
  BoardSettings?: BoardSettingsResolvers<ContextType>;
  CalendarEvent?: CalendarEventResolvers<ContextType>;
  CalendarEventConnection?: CalendarEventConnectionResolvers<ContextType>;
  CalendarEventEdge?: CalendarEventEdgeResolvers<ContextType>;
  CalendarEventPayload?: CalendarEventPayloadResolvers<ContextType>;
  Camera?: CameraResolvers<ContextType>;
  CameraConnection?: CameraConnectionResolvers<ContextType>;
  CameraCounts?: CameraCountsResolvers<ContextType>;
  CameraEdge?: CameraEdgeResolvers<ContextType>;
  CameraHealth?: CameraHealthResolvers<ContextType>;
  CameraIncidents?: CameraIncidentsResolvers<ContextType>;
  CameraStateCount?: CameraStateCountResolvers<ContextType>;
  CameraStatusPayload?: CameraStatusPayloadResolvers<ContextType>;
  CameraStream?: CameraStreamResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatConnection?: ChatConnectionResolvers<ContextType>;
  ChatContact?: ChatContactResolvers<ContextType>;
  ChatContactConnection?: ChatContactConnectionResolvers<ContextType>;
  ChatContactEdge?: ChatContactEdgeResolvers<ContextType>;
  ChatEdge?: ChatEdgeResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  ChatMessagePayload?: ChatMessagePayloadResolvers<ContextType>;
  ChatPayload?: ChatPayloadResolvers<ContextType>;
  ChatUser?: ChatUserResolvers<ContextType>;
  ChatUserPayload?: ChatUserPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactConnection?: ContactConnectionResolvers<ContextType>;
  ContactCounts?: ContactCountsResolvers<ContextType>;
  ContactEdge?: ContactEdgeResolvers<ContextType>;
  ContactGroup?: ContactGroupResolvers<ContextType>;
  ContactGroupPayload?: ContactGroupPayloadResolvers<ContextType>;
  ContactPayload?: ContactPayloadResolvers<ContextType>;
  ContactsPayload?: ContactsPayloadResolvers<ContextType>;
  ConversionDay?: ConversionDayResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteBoardPayload?: DeleteBoardPayloadResolvers<ContextType>;
  DeleteContactGroupPayload?: DeleteContactGroupPayloadResolvers<ContextType>;
  DeleteMailsPayload?: DeleteMailsPayloadResolvers<ContextType>;
  DeleteTodosPayload?: DeleteTodosPayloadResolvers<ContextType>;
  Demo?: DemoResolvers<ContextType>;
  DeviceShare?: DeviceShareResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  HealthScore?: HealthScoreResolvers<ContextType>;
  Incident?: IncidentResolvers<ContextType>;
  IncidentActivity?: IncidentActivityResolvers<ContextType>;
  IncidentBucket?: IncidentBucketResolvers<ContextType>;
  IncidentConnection?: IncidentConnectionResolvers<ContextType>;
  IncidentConversion?: IncidentConversionResolvers<ContextType>;
  IncidentEdge?: IncidentEdgeResolvers<ContextType>;
  IncidentKindCount?: IncidentKindCountResolvers<ContextType>;
  IncidentStateCount?: IncidentStateCountResolvers<ContextType>;
  IncidentSummary?: IncidentSummaryResolvers<ContextType>;
  IncidentsPayload?: IncidentsPayloadResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailAddress?: MailAddressResolvers<ContextType>;
  MailAttachment?: MailAttachmentResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailEdge?: MailEdgeResolvers<ContextType>;
  MailFolder?: MailFolderResolvers<ContextType>;
  MailLabel?: MailLabelResolvers<ContextType>;
  MailPayload?: MailPayloadResolvers<ContextType>;
  MailQuickFilter?: MailQuickFilterResolvers<ContextType>;
  MailsPayload?: MailsPayloadResolvers<ContextType>;
  MalfunctionMonth?: MalfunctionMonthResolvers<ContextType>;
  MalfunctionYear?: MalfunctionYearResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteCheckItem?: NoteCheckItemResolvers<ContextType>;
  NoteConnection?: NoteConnectionResolvers<ContextType>;
  NoteEdge?: NoteEdgeResolvers<ContextType>;
  NoteLabel?: NoteLabelResolvers<ContextType>;
  NoteLabelsPayload?: NoteLabelsPayloadResolvers<ContextType>;
  NotePayload?: NotePayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectSpent?: ProjectSpentResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickPanel?: QuickPanelResolvers<ContextType>;
  QuickPanelItem?: QuickPanelItemResolvers<ContextType>;
  RemoveBoardCardPayload?: RemoveBoardCardPayloadResolvers<ContextType>;
  RemoveCalendarEventPayload?: RemoveCalendarEventPayloadResolvers<ContextType>;
  RemoveContactsPayload?: RemoveContactsPayloadResolvers<ContextType>;
  RemoveNotePayload?: RemoveNotePayloadResolvers<ContextType>;
  ScheduledView?: ScheduledViewResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  Settings?: GraphQLScalarType;
  SeverityCount?: SeverityCountResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  StatusTransition?: StatusTransitionResolvers<ContextType>;
  StatusTransitionConnection?: StatusTransitionConnectionResolvers<ContextType>;
  StatusTransitionEdge?: StatusTransitionEdgeResolvers<ContextType>;
  StreamAddress?: StreamAddressResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TimeZone?: GraphQLScalarType;
  Todo?: TodoResolvers<ContextType>;
  TodoConnection?: TodoConnectionResolvers<ContextType>;
  TodoEdge?: TodoEdgeResolvers<ContextType>;
  TodoFolder?: TodoFolderResolvers<ContextType>;
  TodoLabel?: TodoLabelResolvers<ContextType>;
  TodoPayload?: TodoPayloadResolvers<ContextType>;
  TodoQuickFilter?: TodoQuickFilterResolvers<ContextType>;
  TodosPayload?: TodosPayloadResolvers<ContextType>;
  UptimePoint?: UptimePointResolvers<ContextType>;
  UptimeTrend?: UptimeTrendResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  ViewWindow?: ViewWindowResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
  VisitBucket?: VisitBucketResolvers<ContextType>;
  VisitConnection?: VisitConnectionResolvers<ContextType>;
  VisitEdge?: VisitEdgeResolvers<ContextType>;
  VisitSummary?: VisitSummaryResolvers<ContextType>;
  Weather?: WeatherResolvers<ContextType>;
  WeatherReading?: WeatherReadingResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
};
