export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC with milliseconds, for example 2026-11-21T08:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** What a user has chosen for the look of the dashboard: a JSON object as the specification names it, with `layout`, `customScrollbars`, `animations`, `direction` and `theme`. Every part may be left out; a part that is not known is refused with INVALID_SETTINGS. */
  Settings: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** An IANA time zone name, for example Europe/Istanbul. Decides where days, weeks and months begin. */
  TimeZone: { input: string; output: string; }
};

export type AccountSource =
  | 'AUTH0'
  | 'FIREBASE'
  | 'JWT'
  | 'KAKAO';

/** What `acknowledgeIncidents` is given. */
export type AcknowledgeIncidentsInput = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What `acknowledgeIncidents` answers. */
export type AcknowledgeIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** What `addBoardComment` is given. */
export type AddBoardCommentInput = {
  boardId: Scalars['ID']['input'];
  cardId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};

/** What `addBoardComment` answers. */
export type AddBoardCommentPayload = {
  /** Null when there are errors. */
  board: Maybe<Board>;
  /** As it is after; null when there are errors. */
  card: Maybe<BoardCard>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `addBoardLabel` is given. */
export type AddBoardLabelInput = {
  id: Scalars['ID']['input'];
  label: BoardLabelInput;
};

/** What `addBoardLabel` answers. */
export type AddBoardLabelPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `addCamera` answers. */
export type AddCameraPayload = {
  /** Null when a field was refused. */
  camera: Maybe<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `addContact` answers. */
export type AddContactPayload = {
  /** Null when there are errors. */
  contact: Maybe<Contact>;
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `addIncidentEvidence` is given. */
export type AddIncidentEvidenceInput = {
  image: Scalars['String']['input'];
  incidentId: Scalars['ID']['input'];
  takenAt: Scalars['DateTime']['input'];
};

/** What `addIncidentEvidence` answers. */
export type AddIncidentEvidencePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  evidence: IncidentEvidence;
};

/** What `addIncidentNotes` is given. */
export type AddIncidentNotesInput = {
  /** The incidents, whatever their state; at most 100, each counted once. NOT_FOUND when one is unknown. */
  ids: Array<Scalars['ID']['input']>;
  /** What is written into the log of each, without the blanks around it: 1 to 2,000 characters. */
  note: Scalars['String']['input'];
};

/** What `addIncidentNotes` answers. */
export type AddIncidentNotesPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents in whose log the note stands, in the order in which they were named. */
  incidents: Array<Incident>;
};

/** What `addOrderStatus` is given. */
export type AddOrderStatusInput = {
  orderId: Scalars['ID']['input'];
  statusId: Scalars['ID']['input'];
};

/** What `addOrderStatus` answers. */
export type AddOrderStatusPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  order: Maybe<Order>;
};

/** Pictures and videos that belong together. */
export type Album = {
  id: Scalars['ID']['output'];
  info: Scalars['String']['output'];
  media: Array<ProfileMedia>;
  name: Scalars['String']['output'];
};

/** What `assignIncidents` is given. */
export type AssignIncidentsInput = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};

/** What `assignIncidents` answers. */
export type AssignIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

export type AuditAction =
  | 'CHANGE'
  | 'CREATE'
  | 'DRILL'
  | 'EXPORT'
  | 'IMPORT'
  /** An account was made; the detail is its role. */
  | 'REGISTER'
  | 'REMOVE'
  /** Somebody signed in; the detail is the provider, or empty for an account of ours. */
  | 'SIGN_IN'
  /** Somebody tried to sign in as the subject and could not; when no account has the name, it is the name that was tried. */
  | 'SIGN_IN_REFUSED'
  | 'VIEW';

/** Who viewed, changed or exported what, and when. Never changed once it is written. */
export type AuditEntry = {
  action: AuditAction;
  at: Scalars['DateTime']['output'];
  /** What changed, or how much was exported: a sentence, or nothing. */
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  subject: AuditSubject;
  /** Null when it was many at once. */
  subjectId: Maybe<Scalars['ID']['output']>;
  /** What it was called then; empty when it has no name of its own. */
  subjectName: Scalars['String']['output'];
  /** Id of the account; null when somebody tried to sign in by a name that no account has. */
  userId: Maybe<Scalars['ID']['output']>;
  /** The name that the account had then; empty when there was none. */
  userName: Scalars['String']['output'];
};

export type AuditEntryConnection = {
  edges: Array<AuditEntryEdge>;
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AuditEntryEdge = {
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditFilter = {
  actions?: InputMaybe<Array<AuditAction>>;
  at?: InputMaybe<TimeRangeInput>;
  /** Part of the subject's name, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** What was done with one camera, incident, wall. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  subjects?: InputMaybe<Array<AuditSubject>>;
  /** Part of the name of the account, in any case. */
  user?: InputMaybe<Scalars['String']['input']>;
  /** Id of the account that did it; null for any. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type AuditSubject =
  | 'ACCOUNT'
  | 'AUDIT'
  | 'BOARD'
  | 'CAMERA'
  | 'CONTACT'
  | 'INCIDENT'
  /** The right to make an account; the detail is its role. */
  | 'INVITATION'
  | 'MAINTENANCE'
  | 'SITE'
  | 'WALL';

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
  /** Of a link https or http; of a picture https, or data:image/… of a PNG, JPEG, GIF or WebP. */
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
  during?: InputMaybe<TimeRangeInput>;
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

/** What is left out stays as it is. */
export type CameraBulkChangesInput = {
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  group?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is left out stays as it is. */
export type CameraChangesInput = {
  group?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<LocationInput>;
  model?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** All streams of the camera from now on. */
  streams?: InputMaybe<Array<StreamInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
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
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** A field that the line changes. Credentials are never shown. */
export type CameraImportChange = {
  after: Scalars['String']['output'];
  /** Null for a new camera. */
  before: Maybe<Scalars['String']['output']>;
  /** The head of the column. */
  field: Scalars['String']['output'];
};

/** What one line of the file does. */
export type CameraImportLine = {
  /** The camera that the line speaks of; null when it is new or was not found. */
  cameraId: Maybe<Scalars['ID']['output']>;
  changes: Array<CameraImportChange>;
  /** Why the line is refused; the field is the head of the column. */
  errors: Array<FieldError>;
  /** From 1 on, the line of heads included. */
  line: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  outcome: ImportOutcome;
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

export type CameraInput = {
  group?: InputMaybe<Scalars['String']['input']>;
  /** Where the site is, when left out. */
  location?: InputMaybe<LocationInput>;
  model?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** 1 is watched first, 5 last; 3 when left out. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  siteId: Scalars['ID']['input'];
  /** Between 1 and 4, of different names. */
  streams: Array<StreamInput>;
  /** At most 20. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * Equals stand by name. An order by what is derived from status transitions (STATE and all below it) is that of the moment
 * of the first page, which the cursors keep: whatever happens meanwhile, the pages show each camera once.
 */
export type CameraOrder = {
  direction?: SortDirection;
  field?: CameraOrderField;
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

/** One way to get pictures from a camera. Credentials can be written but never read. */
export type CameraStream = {
  /** Scheme, host, port and path, without credentials. Null for synthetic streams, and for RTSP, which no browser plays, where the viewer is not staff. */
  address: Maybe<StreamAddress>;
  framesPerSecond: Scalars['Int']['output'];
  hasCredentials: Scalars['Boolean']['output'];
  height: Scalars['Int']['output'];
  kind: StreamKind;
  name: Scalars['String']['output'];
  role: StreamRole;
  width: Scalars['Int']['output'];
};

/** What `cancelMaintenance` is given. */
export type CancelMaintenanceInput = {
  id: Scalars['ID']['input'];
};

/** What `cancelMaintenance` answers. */
export type CancelMaintenancePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  window: Maybe<MaintenanceWindow>;
};

/** What `changeCameras` is given. */
export type ChangeCamerasInput = {
  changes: CameraBulkChangesInput;
  ids: Array<Scalars['ID']['input']>;
};

/** What `changeCameras` answers. */
export type ChangeCamerasPayload = {
  cameras: Array<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `changeContactGroupMembers` is given. */
export type ChangeContactGroupMembersInput = {
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What `changeContactGroupMembers` answers. */
export type ChangeContactGroupMembersPayload = {
  /** Contacts that joined or left it. */
  contacts: Array<Contact>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  group: Maybe<ContactGroup>;
};

export type ChangePasswordInput = {
  /** 8 to 256 characters. */
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};

/** What `changePassword` answers. */
export type ChangePasswordPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As the user is after the change; null when there are errors. */
  user: Maybe<User>;
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
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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

/** What `commentOnPost` is given. */
export type CommentOnPostInput = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};

/** What `commentOnPost` answers. */
export type CommentOnPostPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

/** What to do about the result, said in the reader's language by the screens. */
export type ConnectionAdvice =
  /** Addresses of this machine's own network link and of cloud metadata are never asked. */
  | 'ADDRESS_REFUSED'
  /** The browser was not let see the answer: the device is not there, or does not allow this page (CORS). */
  | 'BROWSER_BLOCKED'
  /** This page came by HTTPS and may not fetch what comes by HTTP. */
  | 'BROWSER_MIXED'
  /** A browser cannot speak RTSP: an engine has to carry the stream. */
  | 'BROWSER_NO_RTSP'
  /** The certificate is not trusted, or the port does not speak TLS. */
  | 'CHECK_CERTIFICATE'
  /** User name and password, or the token, are not accepted. */
  | 'CHECK_CREDENTIALS'
  /** No machine has this name. */
  | 'CHECK_HOST'
  /** What came is no stream of this kind. */
  | 'CHECK_KIND'
  /** No answer within five seconds. */
  | 'CHECK_NETWORK'
  /** There is nothing at this path. */
  | 'CHECK_PATH'
  /** The machine is there, and nothing listens at this port. */
  | 'CHECK_PORT'
  /** The device answers with an error of its own. */
  | 'DEVICE_ERROR'
  /** It asks for a kind of sign-in that the test does not know (digest). */
  | 'OTHER_SIGN_IN'
  /** Pictures or their playlist came. */
  | 'PICTURES'
  /** The address sends on to another one, which is not followed. */
  | 'REDIRECTED'
  /** Something speaks RTSP there; path and password are asked when it is played. */
  | 'RTSP_ANSWERS'
  /** A synthetic stream is drawn by the page: nothing has to be reached. */
  | 'SYNTHETIC'
  /** The address answers as WHEP does; whether a picture comes is known when it is played. */
  | 'WHEP_ANSWERS';

export type ConnectionOutcome =
  | 'FAILS'
  /** What this test can see says neither: the advice says why. */
  | 'UNKNOWN'
  | 'WORKS';

/** Whether pictures would come from an address, as far as it can be known from where the test ran. */
export type ConnectionTest = {
  advice: ConnectionAdvice;
  /** How long the answer took; null when there was none. */
  milliseconds: Maybe<Scalars['Int']['output']>;
  outcome: ConnectionOutcome;
  /** Why it fails; null when it works or cannot be known. */
  reason: Maybe<StatusReason>;
  /** From where it was tested. */
  testedBy: ConnectionTester;
};

export type ConnectionTestInput = {
  /** The camera whose kept credentials are used when none are given. */
  cameraId?: InputMaybe<Scalars['ID']['input']>;
  stream: StreamInput;
};

export type ConnectionTester =
  | 'BROWSER'
  | 'SERVER';

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
  /** An address (https, http or a path of this site), or data:image/… of a PNG, JPEG, GIF or WebP; empty for none. */
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

/** What is left out is empty. */
export type ContactInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  /** An address (https, http or a path of this site), or data:image/… of a PNG, JPEG, GIF or WebP; empty for none. */
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

export type ContactView =
  | 'ALL'
  | 'FREQUENT'
  | 'STARRED';

/** One weekday of a conversion. */
export type ConversionDay = {
  from: Scalars['DateTime']['output'];
  inTime: Scalars['Int']['output'];
  raised: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  value: Maybe<Scalars['Float']['output']>;
};

/** What `copyBoard` is given. */
export type CopyBoardInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** What `copyBoard` answers. */
export type CopyBoardPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** A lesson that people of the team take on their own, step by step. */
export type Course = {
  /** How many steps the viewer has opened: 0 before the start, totalSteps when the course is done. */
  activeStep: Scalars['Int']['output'];
  category: CourseCategory;
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** In minutes. */
  length: Scalars['Int']['output'];
  /** The end of its address, made of the title. */
  slug: Scalars['String']['output'];
  /** In their order. */
  steps: Array<CourseStep>;
  title: Scalars['String']['output'];
  totalSteps: Scalars['Int']['output'];
  updated: Scalars['DateTime']['output'];
};

/** What a course is about. */
export type CourseCategory = {
  /** As in CSS, for example #2196F3. */
  color: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  value: CourseCategoryValue;
};

export type CourseCategoryValue =
  | 'ANDROID'
  | 'CLOUD'
  | 'FIREBASE'
  | 'WEB';

/** What is left out stays as it is. */
export type CourseChangesInput = {
  /** How many steps the viewer has opened, from 0 to the number of steps; left out or null: as it was. */
  activeStep?: InputMaybe<Scalars['Int']['input']>;
  category?: InputMaybe<CourseCategoryValue>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** In minutes. */
  length?: InputMaybe<Scalars['Int']['input']>;
  /** All steps, when they change. */
  steps?: InputMaybe<Array<CourseStepInput>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CourseConnection = {
  edges: Array<CourseEdge>;
  nodes: Array<Course>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CourseEdge = {
  cursor: Scalars['String']['output'];
  node: Course;
};

export type CourseFilter = {
  category?: InputMaybe<CourseCategoryValue>;
  /** Occurs in the title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type CourseInput = {
  /** How many steps the viewer has opened, from 0 to the number of steps; left out or null: as it was. */
  activeStep?: InputMaybe<Scalars['Int']['input']>;
  category: CourseCategoryValue;
  description?: Scalars['String']['input'];
  /** In minutes. */
  length: Scalars['Int']['input'];
  /** At most 50. */
  steps?: Array<CourseStepInput>;
  title: Scalars['String']['input'];
};

/** One page of a course. */
export type CourseStep = {
  /** HTML, cleaned when it was written; clean it again before it is shown. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type CourseStepInput = {
  /** HTML. What could run or load something is left out of what is kept. */
  content: Scalars['String']['input'];
  /** Null for a new step. */
  id?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
};

/** What `createBoardCard` is given. */
export type CreateBoardCardInput = {
  boardId: Scalars['ID']['input'];
  card: BoardCardInput;
  listId: Scalars['ID']['input'];
};

/** What `createBoardCard` answers. */
export type CreateBoardCardPayload = {
  /** Null when there are errors. */
  board: Maybe<Board>;
  /** As it is after; null when there are errors. */
  card: Maybe<BoardCard>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `createBoardList` is given. */
export type CreateBoardListInput = {
  boardId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** What `createBoardList` answers. */
export type CreateBoardListPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `createBoard` answers. */
export type CreateBoardPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `createCalendarEvent` answers. */
export type CreateCalendarEventPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  event: Maybe<CalendarEvent>;
};

/** What `createContactGroup` is given. */
export type CreateContactGroupInput = {
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name: Scalars['String']['input'];
};

/** What `createContactGroup` answers. */
export type CreateContactGroupPayload = {
  /** Contacts that joined or left it. */
  contacts: Array<Contact>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  group: Maybe<ContactGroup>;
};

/** What `createFolder` answers. */
export type CreateFolderPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  file: Maybe<File>;
  /** The folder that the file lies in, which counts anew; null at the top. */
  folder: Maybe<File>;
};

export type CreateInvitationInput = {
  /** The only address that may be registered with it; null for any. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Of the account that is made with it. */
  role?: Role;
};

/** What `createInvitation` answers. */
export type CreateInvitationPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  invitation: Maybe<Invitation>;
  /** Where the dashboard takes the invitation, the token in it: to be put behind the address of the server. Null when there are errors. */
  path: Maybe<Scalars['String']['output']>;
  /** Proves the invitation. Told here and never again: only a digest of it is kept. Null when there are errors. */
  token: Maybe<Scalars['String']['output']>;
};

/** What `createNote` answers. */
export type CreateNotePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  note: Maybe<Note>;
};

/** What `createPost` is given. */
export type CreatePostInput = {
  message: Scalars['String']['input'];
};

/** What `createPost` answers. */
export type CreatePostPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

/** What `createTodo` answers. */
export type CreateTodoPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  todo: Maybe<Todo>;
};

/** What `createTour` answers. */
export type CreateTourPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  tour: Maybe<Tour>;
};

/** What `createWall` answers. */
export type CreateWallPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  wall: Maybe<Wall>;
};

/** Who ordered, as they were at that time. */
export type Customer = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  company: Scalars['String']['output'];
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  invoiceAddress: PostalAddress;
  jobTitle: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  shippingAddress: PostalAddress;
};

/** What `deleteBoard` is given. */
export type DeleteBoardInput = {
  id: Scalars['ID']['input'];
};

export type DeleteBoardPayload = {
  deletedId: Scalars['ID']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `deleteContactGroup` is given. */
export type DeleteContactGroupInput = {
  id: Scalars['ID']['input'];
};

export type DeleteContactGroupPayload = {
  /** Contacts that were in it. */
  contacts: Array<Contact>;
  deletedId: Scalars['ID']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `deleteMails` is given. */
export type DeleteMailsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type DeleteMailsPayload = {
  /** All mails that are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  quickFilters: Array<MailQuickFilter>;
};

/** What `deleteTodos` is given. */
export type DeleteTodosInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type DeleteTodosPayload = {
  /** All to-dos that are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
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

/** What `dismissIncidents` is given. */
export type DismissIncidentsInput = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What `dismissIncidents` answers. */
export type DismissIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/**
 * An exercise: something is broken on purpose, so that operators can practise with what the cameras and incidents then
 * really say. What it broke is mended when it ends.
 */
export type Drill = {
  /** Null when a whole site is concerned. */
  camera: Maybe<Camera>;
  /** Null while it is under way. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The one that operators have to work; of a storm, the one that the others were folded into. */
  incident: Maybe<Incident>;
  kind: DrillKind;
  site: Site;
  startedAt: Scalars['DateTime']['output'];
  /** Null when whoever started it is no member of the team. */
  startedBy: Maybe<TeamMember>;
  /** What is to be done, in this order: all five, each with the moment when it was done. */
  steps: Array<DrillStep>;
};

export type DrillKind =
  /** A camera's picture stands still. */
  | 'FREEZE_PICTURE'
  /** A site's switch gives no answer: its cameras are UNKNOWN, and one incident is raised for the site. */
  | 'PULL_SWITCH'
  /** A camera's pictures come late. */
  | 'SLOW_LINK'
  /** Cameras of a site go down one after the other, until their incidents are folded into one. */
  | 'STORM'
  /** A camera refuses its password. */
  | 'WRONG_PASSWORD';

/** One step of the exercise, read from the incident itself. */
export type DrillStep = {
  /** Null while it is not done. */
  at: Maybe<Scalars['DateTime']['output']>;
  name: DrillStepName;
  /** Since the drill began; null while it is not done. */
  seconds: Maybe<Scalars['Int']['output']>;
};

export type DrillStepName =
  | 'ACKNOWLEDGE'
  /** The camera's state has changed. */
  | 'DETECT'
  /** An incident was raised. */
  | 'INCIDENT'
  /** A note says what happened: written while closing it, or afterwards. */
  | 'REPORT'
  /** It was resolved or dismissed. */
  | 'RESOLVE';

/** Everything that starting or ending drills has changed. */
export type EndAllDrillsPayload = {
  drills: Array<Drill>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  incidents: Array<Incident>;
  transitions: Array<StatusTransition>;
};

/** What `endDrill` is given. */
export type EndDrillInput = {
  id: Scalars['ID']['input'];
};

/** Everything that starting or ending drills has changed. */
export type EndDrillPayload = {
  drills: Array<Drill>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  incidents: Array<Incident>;
  transitions: Array<StatusTransition>;
};

/** What `endMaintenance` is given. */
export type EndMaintenanceInput = {
  id: Scalars['ID']['input'];
};

/** What `endMaintenance` answers. */
export type EndMaintenancePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  window: Maybe<MaintenanceWindow>;
};

/** A value that belongs to the code of a refusal. */
export type ErrorParam = {
  /** Its name, as the description of the code gives it. */
  name: Scalars['String']['output'];
  /** The value as text; numbers in digits with a decimal point and no grouping. */
  value: Scalars['String']['output'];
};

export type EvidenceKind =
  /** A picture that somebody took. */
  | 'PICTURE'
  /**
   * What a synthetic camera of the demo showed when the incident was raised: drawn from the camera and the moment, so that
   * every viewer draws the same. It cannot be removed.
   */
  | 'SCENE';

/** A question that people ask often, and its answer. */
export type Faq = {
  answer: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

/** Why one field of a form was refused. */
export type FieldError = {
  /** Why, for programs and for screens, which say it in their reader's language. */
  code: FieldErrorCode;
  /** Name of the input field; with points for a field inside another: streams.0.host. */
  field: Scalars['String']['output'];
  /** An English sentence for the person who filled it in, with the cure. It may be reworded: compare the code instead. */
  message: Scalars['String']['output'];
  /** What the code leaves open, such as the most characters; in no order that means something, empty where nothing is open. */
  params: Array<ErrorParam>;
};

/** Why a field of a form was refused. In backquotes: the names of its parameters. Any code may also have `item`, the one of several that is meant. */
export type FieldErrorCode =
  /** It has begun, so its beginning cannot be changed. */
  | 'ALREADY_BEGUN'
  /** Several things have this name. */
  | 'AMBIGUOUS'
  /** The same thing stands in the list or file twice. */
  | 'DUPLICATE'
  /** The file has no line below its heads. */
  | 'EMPTY_FILE'
  /** The end lies before the start, or at the same moment where it must not. */
  | 'ENDS_BEFORE_START'
  /** The text holds one of `characters`, which are separated by spaces. */
  | 'FORBIDDEN_CHARACTERS'
  /** The text holds a line end or a control character. */
  | 'HIDDEN_CHARACTERS'
  /** The address begins with none of `schemes`, a list with commas. */
  | 'INVALID_ADDRESS'
  /** The text is no e-mail address. */
  | 'INVALID_EMAIL'
  /** The text cannot be read; `example` is one that could. */
  | 'INVALID_FORMAT'
  /** The text is no name and no address of a device. */
  | 'INVALID_HOST'
  /** The path of a stream does not begin with a slash, has a space, or more characters than `most`. */
  | 'INVALID_PATH'
  /** A part of the settings is unknown or has no possible value; `problem` says which, in English. */
  | 'INVALID_SETTINGS'
  /** The moment has not come yet. */
  | 'IN_FUTURE'
  /** The moment has passed. */
  | 'IN_PAST'
  /** An item of the list is empty. */
  | 'ITEM_REQUIRED'
  /** An item of the list has more characters than `most`. */
  | 'ITEM_TOO_LONG'
  /** From beginning to end it lasts more than `days` days. */
  | 'LASTS_TOO_LONG'
  /** There are `most` of them already; `of` names what: lists, cards, walls. */
  | 'LIMIT_REACHED'
  /** Somebody else has a name that looks like this one. */
  | 'LOOKS_ALIKE'
  /** The value does not agree with the field `other`. */
  | 'MISMATCH'
  /** The file lacks the columns by which cameras are found; `columns` names them. */
  | 'MISSING_COLUMN'
  /** This field needs the field `other`, which is empty. */
  | 'NEEDS_OTHER'
  /** What was chosen is none of those that can be chosen here; `of` names them: members, labels, attachments. */
  | 'NOT_AMONG'
  /** The field was filled in, and what is described has none: a synthetic stream has no address. */
  | 'NOT_APPLICABLE'
  /** The content is not base64. */
  | 'NOT_BASE64'
  /** This field and the field `other` exclude each other. */
  | 'NOT_BOTH'
  /** What the field names does not exist. */
  | 'NOT_FOUND'
  /** The value is none of `allowed`, a list with commas. */
  | 'NOT_ONE_OF'
  /** Markup, line breaks or marks of direction stand in a text that has to be plain. */
  | 'NOT_PLAIN_TEXT'
  /** No camera stands at the site. */
  | 'NO_CAMERAS'
  /** A quote is opened in the file and not closed. */
  | 'OPEN_QUOTE'
  /** The invitation is for another e-mail address. */
  | 'OTHER_INVITATION'
  /** The number does not lie between `least` and `most`; both are allowed. */
  | 'OUT_OF_RANGE'
  /** A shared tour shows a wall that is not shared. */
  | 'PRIVATE_WALL'
  /** Nothing was given. */
  | 'REQUIRED'
  /** The path of a stream holds a password or token, which belongs to the credentials. */
  | 'SECRET_IN_PATH'
  /** The address of a stream has changed, so its kept credentials have to be given again. */
  | 'SECRET_NEEDED_AGAIN'
  /** The key that the kept credentials were sealed with is not here. */
  | 'SECRET_UNREADABLE'
  /** Somebody or something else has this name or address already. */
  | 'TAKEN'
  /** Folders would lie deeper in each other than `most`. */
  | 'TOO_DEEP'
  /** The number is above `most`. */
  | 'TOO_GREAT'
  /** The content has more than `kilobytes` kB (of 1,000 or 1,024 bytes, as the field says). */
  | 'TOO_LARGE'
  /** The text has more characters than `most`. */
  | 'TOO_LONG'
  /** The list has more items than `most`. */
  | 'TOO_MANY'
  /** The line of the file has more cells than there are heads. */
  | 'TOO_MANY_CELLS'
  /** The file has more lines than `most`. */
  | 'TOO_MANY_LINES'
  /** The text has fewer characters than `least`. */
  | 'TOO_SHORT'
  /** The number is below `least`. */
  | 'TOO_SMALL'
  /** No account has this name or address. */
  | 'UNKNOWN_ACCOUNT'
  /** No camera has the id that stands in the line of the file. */
  | 'UNKNOWN_CAMERA'
  /** The file has a column that nothing is known of. */
  | 'UNKNOWN_COLUMN'
  /** The invitation is wrong, was used or is over. */
  | 'WRONG_INVITATION'
  /** The password is not that of the account. */
  | 'WRONG_PASSWORD';

/** A folder, or something that lies in one. Files are shared by everybody who is signed in; stars and offline marks are the viewer's own. */
export type File = {
  /** What a folder holds. */
  childCount: Scalars['Int']['output'];
  /** The whole file as a data URL; null for folders. */
  content: Maybe<Scalars['String']['output']>;
  created: Scalars['DateTime']['output'];
  /** Null at the top. */
  folder: Maybe<File>;
  id: Scalars['ID']['output'];
  /** The folders above, from the top down. */
  location: Array<File>;
  /** As IANA writes it, for example text/csv; empty for folders. */
  mimeType: Scalars['String']['output'];
  modified: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  /** Marked by the viewer to be at hand without a network. */
  offline: Scalars['Boolean']['output'];
  opened: Scalars['DateTime']['output'];
  owner: FileOwner;
  /** A picture of what is inside, as a data URL; null for folders. */
  preview: Maybe<Scalars['String']['output']>;
  /** In bytes; 0 for folders. */
  size: Scalars['Int']['output'];
  starred: Scalars['Boolean']['output'];
  type: FileType;
};

export type FileConnection = {
  edges: Array<FileEdge>;
  nodes: Array<File>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FileEdge = {
  cursor: Scalars['String']['output'];
  node: File;
};

export type FileFilter = {
  /** Of the view FOLDER; null is the top. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** Occurs in the name; looks through all folders when the view is FOLDER. */
  search?: InputMaybe<Scalars['String']['input']>;
  view?: FileView;
};

export type FileOrder = {
  direction?: SortDirection;
  field?: FileOrderField;
};

export type FileOrderField =
  | 'MODIFIED'
  | 'NAME'
  | 'SIZE'
  | 'TYPE';

/** Whose a file is. */
export type FileOwner = {
  kind: FileOwnerKind;
  /** Empty for public files. */
  name: Scalars['String']['output'];
};

export type FileOwnerKind =
  /** The viewer. */
  | 'ME'
  | 'PERSON'
  /** Nobody in particular. */
  | 'PUBLIC';

export type FileType =
  | 'DOCUMENT'
  | 'FOLDER'
  | 'SPREADSHEET';

/** What the list at the left offers. */
export type FileView =
  /** What lies in one folder, or at the top. */
  | 'FOLDER'
  | 'OFFLINE'
  /** Files of all folders, latest change first. */
  | 'RECENT'
  /** Files of others. */
  | 'SHARED'
  | 'STARRED';

/** A camera in brief: what a map, a wall or a long table needs of every camera. */
export type FleetCamera = {
  group: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  model: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The worst severity among its incidents that are new or acknowledged; null when none is open. */
  openSeverity: Maybe<IncidentSeverity>;
  operatorState: OperatorState;
  /** 1 is watched first, 5 last. */
  priority: Scalars['Int']['output'];
  siteId: Scalars['ID']['output'];
  siteName: Scalars['String']['output'];
  /** What the last status transition says; UNKNOWN when there is none. */
  state: CameraState;
  /** When the camera entered its state; null when it was never observed. */
  stateSince: Maybe<Scalars['DateTime']['output']>;
  /** Each kind once. */
  streamKinds: Array<StreamKind>;
  tags: Array<Scalars['String']['output']>;
};

export type FolderInput = {
  /** Null is the top. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
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

/** An icon of the catalogue. */
export type Icon = {
  /** Numeric code of its glyph. */
  code: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The text that a font of icons draws as this icon. */
  ligatures: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Its place in the catalogue, from 1; ids go the other way. */
  order: Scalars['Int']['output'];
  /** The size that it is drawn for, in pixels. */
  prevSize: Scalars['Int']['output'];
  tags: Array<Scalars['String']['output']>;
};

export type IconConnection = {
  edges: Array<IconEdge>;
  nodes: Array<Icon>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type IconEdge = {
  cursor: Scalars['String']['output'];
  node: Icon;
};

/** Who else may say who somebody is. */
export type IdentityProvider =
  | 'AUTH0'
  | 'FIREBASE'
  | 'KAKAO';

/** What `importCameras` is given. */
export type ImportCamerasInput = {
  csv: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
};

/** What a file of cameras comes to, line by line. */
export type ImportCamerasPayload = {
  /** The file was written. False on a dry run, and when a line was refused: then nothing was. */
  applied: Scalars['Boolean']['output'];
  changed: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  /** Why the file as a whole was refused. */
  errors: Array<FieldError>;
  lines: Array<CameraImportLine>;
  refused: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type ImportOutcome =
  | 'CHANGED'
  | 'NEW'
  | 'REFUSED'
  | 'UNCHANGED';

/** Something that an operator has to look at. */
export type Incident = {
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  acknowledgedBy: Maybe<TeamMember>;
  /** Its log, oldest first, at most 100 a page. */
  activity: IncidentActivityConnection;
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


/** Something that an operator has to look at. */
export type IncidentActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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

/** A page of an incident's log. */
export type IncidentActivityConnection = {
  /** The lines of the page with their cursors, oldest first. */
  edges: Array<IncidentActivityEdge>;
  /** The lines of the page, oldest first. */
  nodes: Array<IncidentActivity>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many lines the log has in all. */
  totalCount: Scalars['Int']['output'];
};

/** One line of an incident's log and its place. */
export type IncidentActivityEdge = {
  /** The place of the line in the log. */
  cursor: Scalars['String']['output'];
  /** The line. */
  node: IncidentActivity;
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

/**
 * How many incidents a filter finds, and when they were raised. The counts by state are of the filter without its states,
 * those by severity without its severities: each number is that of the list which choosing it alone leads to.
 */
export type IncidentCounts = {
  /** Hours, days, weeks or months of the stretch that the filter names, else from the first incident to now. */
  buckets: Array<IncidentBucket>;
  bySeverity: Array<SeverityCount>;
  byState: Array<IncidentStateCount>;
  total: Scalars['Int']['output'];
};

export type IncidentEdge = {
  cursor: Scalars['String']['output'];
  node: Incident;
};

/** A picture that is kept with an incident. */
export type IncidentEvidence = {
  id: Scalars['ID']['output'];
  /** The picture as a data address, JPEG or PNG; null where it is drawn. */
  image: Maybe<Scalars['String']['output']>;
  incident: Incident;
  kind: EvidenceKind;
  /** The viewer may remove it: whoever kept it and admins may. */
  removable: Scalars['Boolean']['output'];
  /** The moment that the picture shows. */
  takenAt: Scalars['DateTime']['output'];
  /** Who kept it; null when the system did. */
  takenBy: Maybe<TeamMember>;
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
  raisedAt?: InputMaybe<TimeRangeInput>;
  /** Part of the summary, in any case; digits, with # or without, are the number. */
  search?: InputMaybe<Scalars['String']['input']>;
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

/** The right to make one account, once, within seven days. */
export type Invitation = {
  /** The only address that may be registered with it, in lower case; null for any. */
  email: Maybe<Scalars['String']['output']>;
  /** It opens nothing from this moment on. */
  expiresAt: Scalars['DateTime']['output'];
  /** Of the account that is made with it. */
  role: Role;
};

/** A bill for work, as it was sent. All money is in minor units: cents of the currency. */
export type Invoice = {
  client: InvoiceClient;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  date: Scalars['DateTime']['output'];
  /** In cents, taken off after tax. */
  discount: Scalars['Int']['output'];
  dueDate: Scalars['DateTime']['output'];
  from: InvoiceSender;
  /** Ten characters. */
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  services: Array<InvoiceService>;
  /** Sum of the lines, in cents. */
  subtotal: Scalars['Int']['output'];
  /** In cents. */
  tax: Scalars['Int']['output'];
  /** subtotal + tax − discount, in cents. */
  total: Scalars['Int']['output'];
};

/** Who pays an invoice. */
export type InvoiceClient = {
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type InvoiceConnection = {
  edges: Array<InvoiceEdge>;
  nodes: Array<Invoice>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type InvoiceEdge = {
  cursor: Scalars['String']['output'];
  node: Invoice;
};

/** Which invoices are found. What is left out, null or empty asks for nothing. */
export type InvoiceFilter = {
  /** Those with one of these ids; ids that are unknown find nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Who sends an invoice. */
export type InvoiceSender = {
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  title: Scalars['String']['output'];
  website: Scalars['String']['output'];
};

/** One line of an invoice. */
export type InvoiceService = {
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** unitPrice × quantity, in cents. */
  total: Scalars['Int']['output'];
  /** What is counted, for example Hour. */
  unit: Scalars['String']['output'];
  /** In cents. */
  unitPrice: Scalars['Int']['output'];
};

/** What `keepFilesOffline` is given. */
export type KeepFilesOfflineInput = {
  ids: Array<Scalars['ID']['input']>;
  offline: Scalars['Boolean']['input'];
};

/** What `keepFilesOffline` answers. */
export type KeepFilesOfflinePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All files that were changed or removed, as they were last. */
  files: Array<File>;
  /** Folders that count anew. */
  folders: Array<File>;
};

/** One article of the knowledge base. */
export type KnowledgeBaseArticle = {
  category: KnowledgeBaseCategory;
  /** HTML; make it safe before it is shown. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type KnowledgeBaseArticleConnection = {
  edges: Array<KnowledgeBaseArticleEdge>;
  nodes: Array<KnowledgeBaseArticle>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type KnowledgeBaseArticleEdge = {
  cursor: Scalars['String']['output'];
  node: KnowledgeBaseArticle;
};

/** A shelf of the knowledge base. */
export type KnowledgeBaseCategory = {
  /** All of them in their order, at most 100 a page. */
  articles: KnowledgeBaseArticleConnection;
  articlesCount: Scalars['Int']['output'];
  /** The five that people need most, in their order. */
  featuredArticles: Array<KnowledgeBaseArticle>;
  id: Scalars['ID']['output'];
  /** Where the knowledge base is shown. */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};


/** A shelf of the knowledge base. */
export type KnowledgeBaseCategoryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What `likePost` is given. */
export type LikePostInput = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};

/** What `likePost` answers. */
export type LikePostPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

/** A place on earth in degrees (WGS 84). */
export type Location = {
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

export type LocationInput = {
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
};

export type LoginInput = {
  /** E-mail address or user name. */
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** What `login` answers. */
export type LoginPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  session: Maybe<Session>;
};

/** What `logout` answers. */
export type LogoutPayload = {
  ended: Scalars['Boolean']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
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
  /** HTML, cleaned when it was written; clean it again before it is shown. */
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
  /** A data: or https: address. Files that a browser would run (HTML, XML, SVG, scripts) are kept as bytes to download. */
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
  /** HTML. What could run or load something is left out of what is kept. */
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

/** What is left out stays as it is. The beginning of one that has begun cannot be changed. */
export type MaintenanceChangesInput = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type MaintenanceFilter = {
  /** Those that overlap the stretch. */
  at?: InputMaybe<TimeRangeInput>;
  /** Those that hold one of these cameras. */
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  phases?: InputMaybe<Array<MaintenancePhase>>;
  /** Those of cameras that stood at one of these sites. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Either cameras, at most 100, or a site. */
export type MaintenanceInput = {
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Now when left out or past. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  reason: Scalars['String']['input'];
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** After `from`, at most 30 days. */
  to: Scalars['DateTime']['input'];
};

export type MaintenancePhase =
  | 'ACTIVE'
  | 'CANCELLED'
  | 'ENDED'
  | 'PLANNED';

/** A stretch of time in which cameras are worked on: their state is MAINTENANCE then, which does not count as down. */
export type MaintenanceWindow = {
  /** At least one; those that stood at the site when it was planned, where a site was named. By id, at most 100 a page. */
  cameras: CameraConnection;
  createdAt: Scalars['DateTime']['output'];
  /** Whose account planned it, by the name that it had then. */
  createdBy: Scalars['String']['output'];
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  phase: MaintenancePhase;
  reason: Scalars['String']['output'];
  /** The site that was named; null when cameras were. */
  site: Maybe<Site>;
  /** Not included. Of one that was ended early, when that was. */
  to: Scalars['DateTime']['output'];
};


/** A stretch of time in which cameras are worked on: their state is MAINTENANCE then, which does not count as down. */
export type MaintenanceWindowCamerasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type MaintenanceWindowConnection = {
  edges: Array<MaintenanceWindowEdge>;
  nodes: Array<MaintenanceWindow>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MaintenanceWindowEdge = {
  cursor: Scalars['String']['output'];
  node: MaintenanceWindow;
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

/** What `markChatRead` is given. */
export type MarkChatReadInput = {
  chatId: Scalars['ID']['input'];
};

/** What `markChatRead` answers. */
export type MarkChatReadPayload = {
  chat: Chat;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  user: ChatUser;
};

/** What `moveBoardCard` is given. */
export type MoveBoardCardInput = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  listId: Scalars['ID']['input'];
  toIndex: Scalars['Int']['input'];
};

/** What `moveBoardCard` answers. */
export type MoveBoardCardPayload = {
  /** Null when there are errors. */
  board: Maybe<Board>;
  /** As it is after; null when there are errors. */
  card: Maybe<BoardCard>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `moveBoardList` is given. */
export type MoveBoardListInput = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  toIndex: Scalars['Int']['input'];
};

/** What `moveBoardList` answers. */
export type MoveBoardListPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `moveTodo` is given. */
export type MoveTodoInput = {
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** What `moveTodo` answers. */
export type MoveTodoPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

export type Mutation = {
  /**
   * NEW → ACKNOWLEDGED; at most 100 at once, all or none. CONFLICT when one of them does not allow it: extensions.refusedIds
   * names all that do not.
   */
  acknowledgeIncidents: Maybe<AcknowledgeIncidentsPayload>;
  /** The comment is the viewer's. */
  addBoardComment: Maybe<AddBoardCommentPayload>;
  addBoardLabel: Maybe<AddBoardLabelPayload>;
  /** A new camera. It is UNKNOWN until it is observed. */
  addCamera: Maybe<AddCameraPayload>;
  addContact: Maybe<AddContactPayload>;
  /**
   * Keeps a picture with an incident, 12 at most. BAD_USER_INPUT unless the image is a data address of a JPEG or PNG of at
   * most 64 kB and the moment lies in the past; CONFLICT when the incident has 12 already.
   */
  addIncidentEvidence: Maybe<AddIncidentEvidencePayload>;
  /** Writes the same note into the log of each incident; at most 100 at once, all or none. */
  addIncidentNotes: Maybe<AddIncidentNotesPayload>;
  /** Adds an entry of now to the order's history. NOT_FOUND when the order or the state is unknown. */
  addOrderStatus: Maybe<AddOrderStatusPayload>;
  /** Gives incidents that are not closed to a member, or to nobody. */
  assignIncidents: Maybe<AssignIncidentsPayload>;
  /** CONFLICT unless it is still planned. */
  cancelMaintenance: Maybe<CancelMaintenancePayload>;
  /** Changes cameras alike; at most 100 at once, all or none. */
  changeCameras: Maybe<ChangeCamerasPayload>;
  /** Contacts join and leave one of the viewer's groups; at most 100 at once, all or none. */
  changeContactGroupMembers: Maybe<ChangeContactGroupMembersPayload>;
  /** Ends every other session of the viewer. */
  changePassword: Maybe<ChangePasswordPayload>;
  commentOnPost: Maybe<CommentOnPostPayload>;
  /** A new board with the same lists and cards, without their activities. */
  copyBoard: Maybe<CopyBoardPayload>;
  createBoard: Maybe<CreateBoardPayload>;
  /** Puts a new card below those of the list. */
  createBoardCard: Maybe<CreateBoardCardPayload>;
  /** Puts a new list behind the others. */
  createBoardList: Maybe<CreateBoardListPayload>;
  /** Keeps exactly the start and the end that were sent. */
  createCalendarEvent: Maybe<CreateCalendarEventPayload>;
  /** A new group of the viewer, with these contacts or, when they are left out, empty. */
  createContactGroup: Maybe<CreateContactGroupPayload>;
  createFolder: Maybe<CreateFolderPayload>;
  /** An administrator invites somebody to make an account. CONFLICT where nobody registers, not even with an invitation. */
  createInvitation: Maybe<CreateInvitationPayload>;
  /** Puts a new note in front. */
  createNote: Maybe<CreateNotePayload>;
  createPost: Maybe<CreatePostPayload>;
  /** Puts a new to-do on top. */
  createTodo: Maybe<CreateTodoPayload>;
  /** Keeps a tour. Everybody may keep 100; NOT_FOUND when a wall is not there. */
  createTour: Maybe<CreateTourPayload>;
  /** Keeps a wall. Everybody may keep 100; NOT_FOUND when a camera is not in the registry. */
  createWall: Maybe<CreateWallPayload>;
  /** With its lists and cards. FORBIDDEN unless the viewer made the board or is staff; nobody made those of the demo. */
  deleteBoard: Maybe<DeleteBoardPayload>;
  /** The group alone: its contacts stay. */
  deleteContactGroup: Maybe<DeleteContactGroupPayload>;
  /** For good, and cannot be taken back; at most 100 at once, all or none. */
  deleteMails: Maybe<DeleteMailsPayload>;
  /** For good, and cannot be taken back; at most 100 at once, all or none. */
  deleteTodos: Maybe<DeleteTodosPayload>;
  /** NEW or ACKNOWLEDGED → DISMISSED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  dismissIncidents: Maybe<DismissIncidentsPayload>;
  /** Ends all drills that are under way. */
  endAllDrills: Maybe<EndAllDrillsPayload>;
  /**
   * Ends a drill: each camera becomes again what it was, unless somebody changed it meanwhile, and the incident is
   * resolved if nobody did. CONFLICT when it has ended already.
   */
  endDrill: Maybe<EndDrillPayload>;
  /** Ends it now. CONFLICT unless it is active. */
  endMaintenance: Maybe<EndMaintenancePayload>;
  /**
   * Reads cameras from a CSV file of at most 1,000 lines and 90 kB: columns id, name, model, site, group, tags,
   * priority, latitude, longitude, mainKind, mainAddress, subKind, subAddress. A line with an id, or with the name of a
   * camera of the site, changes that camera, any other makes one; a column that is left out changes nothing. All lines are
   * written or none.
   */
  importCameras: Maybe<ImportCamerasPayload>;
  /** For the viewer alone; at most 100 at once. */
  keepFilesOffline: Maybe<KeepFilesOfflinePayload>;
  /** Says whether the viewer likes a post. NOT_FOUND when the id is unknown. */
  likePost: Maybe<LikePostPayload>;
  login: Maybe<LoginPayload>;
  /** Ends the session of the token that comes with the call: it and its refreshed ones open nothing any more. */
  logout: Maybe<LogoutPayload>;
  /** Nothing in the chat is unread any more. */
  markChatRead: Maybe<MarkChatReadPayload>;
  /** Lays a card where so many cards of the list lie above it; beyond the end it becomes the last. */
  moveBoardCard: Maybe<MoveBoardCardPayload>;
  /** Lays a list where so many lists stand before it; beyond the end it becomes the last. */
  moveBoardList: Maybe<MoveBoardListPayload>;
  /** Lays a to-do before another in the manual order; at the end when no other is named. */
  moveTodo: Maybe<MoveTodoPayload>;
  /** The viewer's chat with a contact, which is created if none exists; nothing in it is unread any more. */
  openChat: Maybe<OpenChatPayload>;
  /** It begins and ends by itself. */
  planMaintenance: Maybe<PlanMaintenancePayload>;
  /** Raises an incident on a camera, by an operator or another system. */
  raiseIncident: Maybe<RaiseIncidentPayload>;
  /**
   * Somebody looks at cameras; at most 100 at once. The same person and camera are written once in a quarter of an hour.
   * Returns how many were written.
   */
  recordCameraViews: Maybe<RecordCameraViewsPayload>;
  /** Somebody takes data out of the product: called before the file is made. Always true. */
  recordExport: Maybe<RecordExportPayload>;
  /** Counts a page that the viewer looks at: it goes on with the viewer's visit, or begins one after 30 minutes of silence. */
  recordView: Maybe<RecordViewPayload>;
  /** Exchanges a token that is still valid for one that lives two days from now, in the same session. An invalid or expired token is UNAUTHENTICATED. */
  refreshSession: Maybe<RefreshSessionPayload>;
  /** Creates an account and signs it in. FORBIDDEN where nobody registers, and where it needs an invitation and none is given. */
  register: Maybe<RegisterPayload>;
  /** Takes the card out of every list, too. */
  removeBoardCard: Maybe<RemoveBoardCardPayload>;
  /** With its cards. */
  removeBoardList: Maybe<RemoveBoardListPayload>;
  removeCalendarEvent: Maybe<RemoveCalendarEventPayload>;
  /** For everybody, and from every group; at most 100 at once, all or none. FORBIDDEN unless the viewer made them all or is staff; nobody made those of the demo. */
  removeContacts: Maybe<RemoveContactsPayload>;
  /** At most 100 at once, all or none; what lies in removed folders goes with them. */
  removeFiles: Maybe<RemoveFilesPayload>;
  /** Removes a picture and answers it once more. FORBIDDEN unless the viewer kept it or is an admin. */
  removeIncidentEvidence: Maybe<RemoveIncidentEvidencePayload>;
  /** For good; to keep a note out of sight, archive it. */
  removeNote: Maybe<RemoveNotePayload>;
  /** At most 100 at once, all or none. Orders keep their lines. Save a product again under its id to take it back. */
  removeProducts: Maybe<RemoveProductsPayload>;
  /** Marks as deleted; at most 100 at once, all or none. */
  removeTodos: Maybe<RemoveTodosPayload>;
  /** For a day it can be restored. */
  removeTour: Maybe<RemoveTourPayload>;
  /** For a day it can be restored. */
  removeWall: Maybe<RemoveWallPayload>;
  renameBoard: Maybe<RenameBoardPayload>;
  renameBoardList: Maybe<RenameBoardListPayload>;
  renameContactGroup: Maybe<RenameContactGroupPayload>;
  renameFile: Maybe<RenameFilePayload>;
  /**
   * The lists become exactly these, in this order and with these names and cards. A list that is left out is removed; a
   * card that is left out stays on the board, in no list. A card may be named once.
   */
  replaceBoardLists: Maybe<ReplaceBoardListsPayload>;
  /**
   * Reports what was observed of a camera, by a prober or another system. A camera that goes down raises an outage
   * incident; one that recovers resolves it.
   */
  reportCameraStatus: Maybe<ReportCameraStatusPayload>;
  /** Throws away every change and makes the demo data anew. FORBIDDEN where the data are not demo data. */
  resetDemoData: Maybe<ResetDemoDataPayload>;
  /** ACKNOWLEDGED → RESOLVED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  resolveIncidents: Maybe<ResolveIncidentsPayload>;
  /** Takes back a removal; at most 100 at once, all or none. */
  restoreTodos: Maybe<RestoreTodosPayload>;
  /** Takes back a removal, under the same id. */
  restoreTour: Maybe<RestoreTourPayload>;
  /** Takes back a removal, under the same id. */
  restoreWall: Maybe<RestoreWallPayload>;
  /** Replaces the course of that id, or inserts it; without an id a new one is given. */
  saveCourse: Maybe<SaveCoursePayload>;
  /** Keeps what is written so far, finished or not. CONFLICT when the mail is no draft any more. */
  saveMailDraft: Maybe<SaveMailDraftPayload>;
  /** The viewer's labels become exactly these, in this order: those that are left out are removed, from their notes too. */
  saveNoteLabels: Maybe<SaveNoteLabelsPayload>;
  /** Replaces the product of that id, or inserts it; without an id a new one is given. */
  saveProduct: Maybe<SaveProductPayload>;
  /** An empty message is refused. The contact, if a user, finds it in a chat of their own. */
  sendChatMessage: Maybe<SendChatMessagePayload>;
  /** Puts the mail into Sent, and into the inbox of each recipient who has an account. The draft that it was is gone. */
  sendMail: Maybe<SendMailPayload>;
  /** Whoever is left out leaves the cards too. */
  setBoardMembers: Maybe<SetBoardMembersPayload>;
  /** Replaces all settings. */
  setBoardSettings: Maybe<SetBoardSettingsPayload>;
  /** Takes cameras out of service or puts them back; at most 100 at once. A paused camera does not count as down. */
  setCameraOperatorState: Maybe<SetCameraOperatorStatePayload>;
  /** At most 100 at once, all or none. */
  setContactsStarred: Maybe<SetContactsStarredPayload>;
  /** How far the viewer is; nobody else sees it. BAD_USER_INPUT outside 0 to totalSteps. */
  setCourseProgress: Maybe<SetCourseProgressPayload>;
  setDemoPulse: Maybe<SetDemoPulsePayload>;
  /** At most 100 at once, all or none. */
  setMailFlags: Maybe<SetMailFlagsPayload>;
  /** At most 100 at once, all or none. */
  setMailsFolder: Maybe<SetMailsFolderPayload>;
  /** Answers the switches as they are after the change. */
  setQuickPanelSwitches: Maybe<SetQuickPanelSwitchesPayload>;
  /** At most 100 at once, all or none. The folder all takes them out of theirs. */
  setTodosFolder: Maybe<SetTodosFolderPayload>;
  /** Makes the first administrator of a server without users and signs it in. FORBIDDEN when the token is wrong or was used. */
  setup: Maybe<SetupPayload>;
  /** Counts that the viewer passed a post on. NOT_FOUND when the id is unknown. */
  sharePost: Maybe<SharePostPayload>;
  /** Exchanges a provider's ID token for a session, and makes the account at the first time. A token that is not what it says is UNAUTHENTICATED with a `reason`: EXPIRED, AUDIENCE, ISSUER, SIGNATURE, NONCE or MALFORMED. A provider that is not configured is FORBIDDEN, and so is a new account where registration is not open; one that cannot be reached PROVIDER_UNREACHABLE. */
  signInWithProvider: Maybe<SignInWithProviderPayload>;
  /** For the viewer alone; at most 100 at once. */
  starFiles: Maybe<StarFilesPayload>;
  /**
   * Breaks something on purpose. FORBIDDEN where the data are not demo data: no camera's true history is ever falsified.
   * CONFLICT when the camera gives no pictures, the site has too few that do, or one of them is in a drill already.
   */
  startDrill: Maybe<StartDrillPayload>;
  /** Asks the address once, within five seconds. Nothing is kept of it. */
  testCameraConnection: Maybe<TestCameraConnectionPayload>;
  /** Stars those that are not starred, and takes the star from the others; at most 100 at once, all or none. */
  toggleContactsStarred: Maybe<ToggleContactsStarredPayload>;
  /** Gives the label to those that lack it and takes it from those that have it; at most 100 at once, all or none. */
  toggleMailsLabel: Maybe<ToggleMailsLabelPayload>;
  /** Gives the label to those that lack it and takes it from those that have it; at most 100 at once, all or none. */
  toggleTodosLabel: Maybe<ToggleTodosLabelPayload>;
  /** Takes back the last change of state of each incident, if the viewer made it. CONFLICT otherwise. */
  undoIncidentChange: Maybe<UndoIncidentChangePayload>;
  updateBoardCard: Maybe<UpdateBoardCardPayload>;
  updateCalendarEvent: Maybe<UpdateCalendarEventPayload>;
  /** NOT_FOUND when the id is unknown. */
  updateCamera: Maybe<UpdateCameraPayload>;
  updateChatUser: Maybe<UpdateChatUserPayload>;
  updateContact: Maybe<UpdateContactPayload>;
  /** Changes what is named. NOT_FOUND when the id is unknown. */
  updateCourse: Maybe<UpdateCoursePayload>;
  /** Replaces what the owner may change of a mail: flags, folder and labels. */
  updateMail: Maybe<UpdateMailPayload>;
  /** CONFLICT when it is over. */
  updateMaintenance: Maybe<UpdateMaintenancePayload>;
  updateNote: Maybe<UpdateNotePayload>;
  updateTodo: Maybe<UpdateTodoPayload>;
  updateTour: Maybe<UpdateTourPayload>;
  /** Changes the viewer's own account. */
  updateUser: Maybe<UpdateUserPayload>;
  updateWall: Maybe<UpdateWallPayload>;
  /** Keeps a file with its content. */
  uploadFile: Maybe<UploadFilePayload>;
};


export type MutationAcknowledgeIncidentsArgs = {
  input: AcknowledgeIncidentsInput;
};


export type MutationAddBoardCommentArgs = {
  input: AddBoardCommentInput;
};


export type MutationAddBoardLabelArgs = {
  input: AddBoardLabelInput;
};


export type MutationAddCameraArgs = {
  input: CameraInput;
};


export type MutationAddContactArgs = {
  input: ContactInput;
};


export type MutationAddIncidentEvidenceArgs = {
  input: AddIncidentEvidenceInput;
};


export type MutationAddIncidentNotesArgs = {
  input: AddIncidentNotesInput;
};


export type MutationAddOrderStatusArgs = {
  input: AddOrderStatusInput;
};


export type MutationAssignIncidentsArgs = {
  input: AssignIncidentsInput;
};


export type MutationCancelMaintenanceArgs = {
  input: CancelMaintenanceInput;
};


export type MutationChangeCamerasArgs = {
  input: ChangeCamerasInput;
};


export type MutationChangeContactGroupMembersArgs = {
  input: ChangeContactGroupMembersInput;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCommentOnPostArgs = {
  input: CommentOnPostInput;
};


export type MutationCopyBoardArgs = {
  input: CopyBoardInput;
};


export type MutationCreateBoardArgs = {
  input: BoardInput;
};


export type MutationCreateBoardCardArgs = {
  input: CreateBoardCardInput;
};


export type MutationCreateBoardListArgs = {
  input: CreateBoardListInput;
};


export type MutationCreateCalendarEventArgs = {
  input: CalendarEventInput;
};


export type MutationCreateContactGroupArgs = {
  input: CreateContactGroupInput;
};


export type MutationCreateFolderArgs = {
  input: FolderInput;
};


export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
};


export type MutationCreateNoteArgs = {
  input: NoteInput;
};


export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


export type MutationCreateTodoArgs = {
  input: TodoInput;
};


export type MutationCreateTourArgs = {
  input: TourInput;
};


export type MutationCreateWallArgs = {
  input: WallInput;
};


export type MutationDeleteBoardArgs = {
  input: DeleteBoardInput;
};


export type MutationDeleteContactGroupArgs = {
  input: DeleteContactGroupInput;
};


export type MutationDeleteMailsArgs = {
  input: DeleteMailsInput;
};


export type MutationDeleteTodosArgs = {
  input: DeleteTodosInput;
};


export type MutationDismissIncidentsArgs = {
  input: DismissIncidentsInput;
};


export type MutationEndDrillArgs = {
  input: EndDrillInput;
};


export type MutationEndMaintenanceArgs = {
  input: EndMaintenanceInput;
};


export type MutationImportCamerasArgs = {
  input: ImportCamerasInput;
};


export type MutationKeepFilesOfflineArgs = {
  input: KeepFilesOfflineInput;
};


export type MutationLikePostArgs = {
  input: LikePostInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkChatReadArgs = {
  input: MarkChatReadInput;
};


export type MutationMoveBoardCardArgs = {
  input: MoveBoardCardInput;
};


export type MutationMoveBoardListArgs = {
  input: MoveBoardListInput;
};


export type MutationMoveTodoArgs = {
  input: MoveTodoInput;
};


export type MutationOpenChatArgs = {
  input: OpenChatInput;
};


export type MutationPlanMaintenanceArgs = {
  input: MaintenanceInput;
};


export type MutationRaiseIncidentArgs = {
  input: RaiseIncidentInput;
};


export type MutationRecordCameraViewsArgs = {
  input: RecordCameraViewsInput;
};


export type MutationRecordExportArgs = {
  input: RecordExportInput;
};


export type MutationRecordViewArgs = {
  input: RecordViewInput;
};


export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveBoardCardArgs = {
  input: RemoveBoardCardInput;
};


export type MutationRemoveBoardListArgs = {
  input: RemoveBoardListInput;
};


export type MutationRemoveCalendarEventArgs = {
  input: RemoveCalendarEventInput;
};


export type MutationRemoveContactsArgs = {
  input: RemoveContactsInput;
};


export type MutationRemoveFilesArgs = {
  input: RemoveFilesInput;
};


export type MutationRemoveIncidentEvidenceArgs = {
  input: RemoveIncidentEvidenceInput;
};


export type MutationRemoveNoteArgs = {
  input: RemoveNoteInput;
};


export type MutationRemoveProductsArgs = {
  input: RemoveProductsInput;
};


export type MutationRemoveTodosArgs = {
  input: RemoveTodosInput;
};


export type MutationRemoveTourArgs = {
  input: RemoveTourInput;
};


export type MutationRemoveWallArgs = {
  input: RemoveWallInput;
};


export type MutationRenameBoardArgs = {
  input: RenameBoardInput;
};


export type MutationRenameBoardListArgs = {
  input: RenameBoardListInput;
};


export type MutationRenameContactGroupArgs = {
  input: RenameContactGroupInput;
};


export type MutationRenameFileArgs = {
  input: RenameFileInput;
};


export type MutationReplaceBoardListsArgs = {
  input: ReplaceBoardListsInput;
};


export type MutationReportCameraStatusArgs = {
  input: CameraStatusInput;
};


export type MutationResolveIncidentsArgs = {
  input: ResolveIncidentsInput;
};


export type MutationRestoreTodosArgs = {
  input: RestoreTodosInput;
};


export type MutationRestoreTourArgs = {
  input: RestoreTourInput;
};


export type MutationRestoreWallArgs = {
  input: RestoreWallInput;
};


export type MutationSaveCourseArgs = {
  input: SaveCourseInput;
};


export type MutationSaveMailDraftArgs = {
  input: MailDraftInput;
};


export type MutationSaveNoteLabelsArgs = {
  input: SaveNoteLabelsInput;
};


export type MutationSaveProductArgs = {
  input: SaveProductInput;
};


export type MutationSendChatMessageArgs = {
  input: ChatMessageInput;
};


export type MutationSendMailArgs = {
  input: MailDraftInput;
};


export type MutationSetBoardMembersArgs = {
  input: SetBoardMembersInput;
};


export type MutationSetBoardSettingsArgs = {
  input: SetBoardSettingsInput;
};


export type MutationSetCameraOperatorStateArgs = {
  input: SetCameraOperatorStateInput;
};


export type MutationSetContactsStarredArgs = {
  input: SetContactsStarredInput;
};


export type MutationSetCourseProgressArgs = {
  input: SetCourseProgressInput;
};


export type MutationSetDemoPulseArgs = {
  input: SetDemoPulseInput;
};


export type MutationSetMailFlagsArgs = {
  input: SetMailFlagsInput;
};


export type MutationSetMailsFolderArgs = {
  input: SetMailsFolderInput;
};


export type MutationSetQuickPanelSwitchesArgs = {
  input: QuickPanelSwitchesInput;
};


export type MutationSetTodosFolderArgs = {
  input: SetTodosFolderInput;
};


export type MutationSetupArgs = {
  input: SetupInput;
};


export type MutationSharePostArgs = {
  input: SharePostInput;
};


export type MutationSignInWithProviderArgs = {
  input: ProviderSignInInput;
};


export type MutationStarFilesArgs = {
  input: StarFilesInput;
};


export type MutationStartDrillArgs = {
  input: StartDrillInput;
};


export type MutationTestCameraConnectionArgs = {
  input: ConnectionTestInput;
};


export type MutationToggleContactsStarredArgs = {
  input: ToggleContactsStarredInput;
};


export type MutationToggleMailsLabelArgs = {
  input: ToggleMailsLabelInput;
};


export type MutationToggleTodosLabelArgs = {
  input: ToggleTodosLabelInput;
};


export type MutationUndoIncidentChangeArgs = {
  input: UndoIncidentChangeInput;
};


export type MutationUpdateBoardCardArgs = {
  input: UpdateBoardCardInput;
};


export type MutationUpdateCalendarEventArgs = {
  input: UpdateCalendarEventInput;
};


export type MutationUpdateCameraArgs = {
  input: UpdateCameraInput;
};


export type MutationUpdateChatUserArgs = {
  input: ChatUserInput;
};


export type MutationUpdateContactArgs = {
  input: UpdateContactInput;
};


export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


export type MutationUpdateMailArgs = {
  input: UpdateMailInput;
};


export type MutationUpdateMaintenanceArgs = {
  input: UpdateMaintenanceInput;
};


export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


export type MutationUpdateTodoArgs = {
  input: UpdateTodoInput;
};


export type MutationUpdateTourArgs = {
  input: UpdateTourInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationUpdateWallArgs = {
  input: UpdateWallInput;
};


export type MutationUploadFileArgs = {
  input: UploadInput;
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
  reminder?: InputMaybe<TimeRangeInput>;
  /** Occurs in the title, the description or the checklist. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out is empty or, in an update, stays as it is; null empties the reminder. */
export type NoteInput = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  checklist?: InputMaybe<Array<NoteCheckItemInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** A picture as data:image/… (PNG, JPEG, GIF, WebP), or the address of one (https). */
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

/** What `openChat` is given. */
export type OpenChatInput = {
  contactId: Scalars['ID']['input'];
};

/** What `openChat` answers. */
export type OpenChatPayload = {
  chat: Chat;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  user: ChatUser;
};

export type OperatorState =
  | 'ACTIVE'
  | 'PAUSED';

/** What a customer ordered. All money is in minor units: cents of the currency. */
export type Order = {
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  customer: Customer;
  date: Scalars['DateTime']['output'];
  /** In cents, taken off after tax. */
  discount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lines: Array<OrderLine>;
  payment: Payment;
  /** What the customer says on the phone. */
  reference: Scalars['String']['output'];
  shippingDetails: Array<Shipment>;
  /** The latest entry of the history. */
  status: OrderStatusEntry;
  /** Latest first, 100 at most. */
  statusHistory: Array<OrderStatusEntry>;
  /** Sum of the lines, in cents. */
  subtotal: Scalars['Int']['output'];
  /** In cents, computed from the subtotal. */
  tax: Scalars['Int']['output'];
  /** subtotal + tax − discount, in cents. */
  total: Scalars['Int']['output'];
};

export type OrderConnection = {
  edges: Array<OrderEdge>;
  nodes: Array<Order>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OrderEdge = {
  cursor: Scalars['String']['output'];
  node: Order;
};

export type OrderFilter = {
  /** Occurs in the reference, the customer, the method of payment, the state or the name of a product. */
  search?: InputMaybe<Scalars['String']['input']>;
  statusIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One product of an order, as it was at that time. */
export type OrderLine = {
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of one piece, in cents. */
  price: Scalars['Int']['output'];
  /** Null when the product is not sold any more. */
  product: Maybe<Product>;
  quantity: Scalars['Int']['output'];
  /** price × quantity, in cents. */
  total: Scalars['Int']['output'];
};

export type OrderOrder = {
  direction?: SortDirection;
  field?: OrderOrderField;
};

export type OrderOrderField =
  | 'CUSTOMER'
  | 'DATE'
  | 'PAYMENT'
  | 'REFERENCE'
  | 'STATUS'
  | 'TOTAL';

/** One of the fourteen states that an order may be in. */
export type OrderStatus = {
  /** As in CSS, for example #4CAF50. */
  color: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** When an order came into a state. */
export type OrderStatusEntry = {
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  status: OrderStatus;
};

/** Where a page of a list begins and ends. */
export type PageInfo = {
  /** Of the last entry of the page: pass it as `after` to read on; null when the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether entries follow the page in the order of the list, whichever way it is read. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries stand before the page in the order of the list, whichever way it is read. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Of the first entry of the page; null when the page is empty. Lists with `before` read back from it. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** How an order was paid. */
export type Payment = {
  /** In cents. */
  amount: Scalars['Int']['output'];
  date: Scalars['DateTime']['output'];
  method: Scalars['String']['output'];
  transactionId: Scalars['String']['output'];
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

/** What `planMaintenance` answers. */
export type PlanMaintenancePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  window: Maybe<MaintenanceWindow>;
};

/** Something that somebody put on the wall, which everybody who is signed in sees. */
export type Post = {
  article: Maybe<PostArticle>;
  author: PostAuthor;
  /** Oldest first, 100 at most. */
  comments: Array<PostComment>;
  id: Scalars['ID']['output'];
  kind: PostKind;
  likeCount: Scalars['Int']['output'];
  /** The viewer likes it. */
  liked: Scalars['Boolean']['output'];
  media: Maybe<ProfileMedia>;
  message: Scalars['String']['output'];
  shareCount: Scalars['Int']['output'];
  time: Scalars['DateTime']['output'];
};

/** What a post recommends to read. */
export type PostArticle = {
  excerpt: Scalars['String']['output'];
  media: Maybe<ProfileMedia>;
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Who wrote something, as they were called then. */
export type PostAuthor = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** What somebody says to a post. */
export type PostComment = {
  author: PostAuthor;
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
};

export type PostConnection = {
  edges: Array<PostEdge>;
  nodes: Array<Post>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PostEdge = {
  cursor: Scalars['String']['output'];
  node: Post;
};

export type PostKind =
  | 'ARTICLE'
  | 'PHOTO'
  | 'POST';

/** Where an invoice or a parcel goes. */
export type PostalAddress = {
  address: Scalars['String']['output'];
  location: Location;
};

/** Something that is sold to the people who run cameras. All money is in minor units: cents of the currency. */
export type Product = {
  /** Offered to customers. */
  active: Scalars['Boolean']['output'];
  categories: Array<Scalars['String']['output']>;
  /** What it cost before, in cents with tax; 0 when there is nothing to compare. */
  comparedPrice: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** In millimetres. */
  depth: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  /** In cents, besides what the carrier asks. */
  extraShippingFee: Scalars['Int']['output'];
  /** The picture that stands for the product; null when it has none. */
  featuredImage: Maybe<ProductImage>;
  /** The end of its address, made of the name. */
  handle: Scalars['String']['output'];
  /** In millimetres. */
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  images: Array<ProductImage>;
  name: Scalars['String']['output'];
  /** In cents, without tax. */
  priceTaxExcl: Scalars['Int']['output'];
  /** In cents, with tax. */
  priceTaxIncl: Scalars['Int']['output'];
  /** Pieces in stock. */
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  /** Percent. */
  taxRate: Scalars['Int']['output'];
  /** In grams. */
  weight: Scalars['Int']['output'];
  /** In millimetres. */
  width: Scalars['Int']['output'];
};

export type ProductConnection = {
  edges: Array<ProductEdge>;
  nodes: Array<Product>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProductEdge = {
  cursor: Scalars['String']['output'];
  node: Product;
};

export type ProductFilter = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Occurs in the name, a category, a tag or the sku. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A picture of a product. */
export type ProductImage = {
  id: Scalars['ID']['output'];
  /** Always image. */
  type: Scalars['String']['output'];
  /** An address, or the picture itself as a data URL. */
  url: Scalars['String']['output'];
};

export type ProductImageInput = {
  /** An image that the product has already, or the id of a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Left out for an image that the product has already. A data URL has 80,000 characters at most. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A whole product. Give one of the two prices and the other is computed by the tax rate; give both and they must agree. */
export type ProductInput = {
  active?: Scalars['Boolean']['input'];
  categories?: Array<Scalars['String']['input']>;
  comparedPrice?: Scalars['Int']['input'];
  depth?: Scalars['Int']['input'];
  description?: Scalars['String']['input'];
  extraShippingFee?: Scalars['Int']['input'];
  /** Null for the first of the images. */
  featuredImageId?: InputMaybe<Scalars['ID']['input']>;
  height?: Scalars['Int']['input'];
  images?: Array<ProductImageInput>;
  name: Scalars['String']['input'];
  priceTaxExcl?: InputMaybe<Scalars['Int']['input']>;
  priceTaxIncl?: InputMaybe<Scalars['Int']['input']>;
  quantity?: Scalars['Int']['input'];
  sku?: Scalars['String']['input'];
  tags?: Array<Scalars['String']['input']>;
  /** Percent, from 0 to 100. */
  taxRate?: Scalars['Int']['input'];
  weight?: Scalars['Int']['input'];
  width?: Scalars['Int']['input'];
};

export type ProductOrder = {
  direction?: SortDirection;
  field?: ProductOrderField;
};

export type ProductOrderField =
  | 'ACTIVE'
  | 'CATEGORY'
  | 'NAME'
  | 'PRICE'
  | 'QUANTITY';

/** What the viewer tells of themselves. */
export type ProfileAbout = {
  contact: ProfileContact;
  friends: Array<ProfileFriend>;
  general: ProfileGeneral;
  groups: Array<ProfileGroup>;
  work: ProfileWork;
};

/** What somebody did lately. */
export type ProfileActivity = {
  author: PostAuthor;
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
};

/** A page of what people did lately. */
export type ProfileActivityConnection = {
  /** The activities of the page with their cursors, latest first. */
  edges: Array<ProfileActivityEdge>;
  /** The activities of the page, latest first. */
  nodes: Array<ProfileActivity>;
  /** Where the page begins and ends. */
  pageInfo: PageInfo;
  /** How many activities there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One activity and its place. */
export type ProfileActivityEdge = {
  /** The place of the activity in the list. */
  cursor: Scalars['String']['output'];
  /** The activity. */
  node: ProfileActivity;
};

/** How the viewer is reached. */
export type ProfileContact = {
  address: Scalars['String']['output'];
  emails: Array<Scalars['String']['output']>;
  tel: Array<Scalars['String']['output']>;
  websites: Array<Scalars['String']['output']>;
};

/** Somebody from outside who comes when called. */
export type ProfileContractor = {
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

/** Somebody whom the viewer works with often. */
export type ProfileFriend = {
  avatar: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Empty texts were never filled in. */
export type ProfileGeneral = {
  about: Scalars['String']['output'];
  /** As text, for example 14 March 1988. */
  birthday: Scalars['String']['output'];
  gender: Scalars['String']['output'];
  locations: Array<Scalars['String']['output']>;
};

/** A group that the viewer belongs to. */
export type ProfileGroup = {
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Text such as 12 members. */
  members: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A picture or a video. */
export type ProfileMedia = {
  /** An address, or the picture itself as a data URL. */
  preview: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: ProfileMediaType;
};

export type ProfileMediaType =
  | 'IMAGE'
  | 'VIDEO';

/** Whom the viewer works with. */
export type ProfileWork = {
  assignedSupervisor: Scalars['String']['output'];
  contractorsOnCall: Array<ProfileContractor>;
};

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

export type ProviderSignInInput = {
  /** What the page asked the provider to put into the token; an ID token for another request is refused. Required where the page began the sign-in itself, by OpenID Connect. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  provider: IdentityProvider;
  /** The ID token that the provider gave to the page, a signed JWT. Its signature, issuer, audience and time are checked. */
  token: Scalars['String']['input'];
};

export type Query = {
  /** A catalogue of its own, in its order: no call adds to it. */
  albums: Array<Album>;
  /** Newest first, at most 100 a page. */
  auditEntries: AuditEntryConnection;
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
  /** The viewer's groups, 100 at most, in the order in which they were made. */
  contactGroups: Array<ContactGroup>;
  /** At most 100 a page. */
  contacts: ContactConnection;
  /** One course; NOT_FOUND when the id is unknown. */
  course: Maybe<Course>;
  courseCategories: Array<CourseCategory>;
  /** In their catalogue's order, at most 100 a page. */
  courses: CourseConnection;
  demo: Demo;
  /** Those under way, 20 at most, newest first, then the last five that ended. */
  drills: Array<Drill>;
  /** All questions in their order, or those in which the text occurs. A small catalogue: there are no pages. */
  faqs: Array<Faq>;
  /** One file or folder; NOT_FOUND when the id is unknown. */
  file: Maybe<File>;
  /** At most 100 a page. Folders come first in the order by type. */
  files: FileConnection;
  /** Every camera in brief, by name, in one answer: a page that filters and orders them itself asks once. */
  fleet: Array<FleetCamera>;
  /** By descending id, at most 100 a page; a search looks through names and tags. */
  icons: IconConnection;
  /** One incident; NOT_FOUND when the id is unknown. */
  incident: Maybe<Incident>;
  /** The last seven days, today included. */
  incidentConversion: IncidentConversion;
  /** Counts the incidents that incidents(filter) lists. */
  incidentCounts: IncidentCounts;
  /**
   * What is kept with incidents, at most 100 of them: the oldest picture of each first, 13 of each at most. Null and NOT_FOUND
   * when an id is unknown.
   */
  incidentEvidence: Maybe<Array<IncidentEvidence>>;
  incidentSummary: IncidentSummary;
  /** At most 100 a page. */
  incidents: IncidentConnection;
  /** Cameras with the most incidents first. */
  incidentsPerCamera: Array<CameraIncidents>;
  /** NOT_FOUND when the id is unknown. */
  invoice: Maybe<Invoice>;
  /** Latest first, at most 100 a page. */
  invoices: InvoiceConnection;
  /** One article; NOT_FOUND when the id is unknown. */
  knowledgeBaseArticle: Maybe<KnowledgeBaseArticle>;
  /** All shelves in their order: a small catalogue. */
  knowledgeBaseCategories: Array<KnowledgeBaseCategory>;
  /** One shelf; NOT_FOUND when the id is unknown. */
  knowledgeBaseCategory: Maybe<KnowledgeBaseCategory>;
  /** One of the viewer's mails; NOT_FOUND when the id is unknown. */
  mail: Maybe<Mail>;
  mailFolders: Array<MailFolder>;
  mailLabels: Array<MailLabel>;
  mailQuickFilters: Array<MailQuickFilter>;
  /** The viewer's mails, newest first, at most 100 a page. */
  mails: MailConnection;
  /** Latest beginning first, at most 100 a page. */
  maintenanceWindows: MaintenanceWindowConnection;
  /** Years that have data, oldest first. */
  malfunctionYears: Array<Scalars['Int']['output']>;
  /** Malfunctions of all cameras in a year. */
  malfunctions: MalfunctionYear;
  /** Malfunctions of all cameras in several years, in the order in which the years are given. */
  malfunctionsByYear: Array<MalfunctionYear>;
  /** One of the viewer's notes; NOT_FOUND when the id is unknown. */
  note: Maybe<Note>;
  /** The viewer's labels, at most 100. */
  noteLabels: Array<NoteLabel>;
  /** The viewer's notes, newest first, at most 100 a page. */
  notes: NoteConnection;
  /** One order; NOT_FOUND when the id is unknown. */
  order: Maybe<Order>;
  /** The catalogue of states, in its own order. */
  orderStatuses: Array<OrderStatus>;
  /** At most 100 a page. */
  orders: OrderConnection;
  /** Latest first, at most 100 a page. */
  posts: PostConnection;
  /** One product; NOT_FOUND when the id is unknown. */
  product: Maybe<Product>;
  /** At most 100 a page. */
  products: ProductConnection;
  /** The viewer's own. */
  profileAbout: ProfileAbout;
  /** What people did lately: latest first, at most 100 a page. */
  profileActivities: ProfileActivityConnection;
  /** All projects, by name: no call adds to them. */
  projects: Array<Project>;
  quickPanel: QuickPanel;
  /** Which cameras are to be watched on a day: earliest first, then by priority and name; at most 100 a page. */
  scheduledViews: ScheduledViewConnection;
  /** Looks through what the viewer may see, kind by kind; a blank text occurs everywhere. At most 100 a page. */
  search: SearchResultConnection;
  /** All sites, by name: no call adds to them. */
  sites: Array<Site>;
  /** Newest first, at most 100 a page. */
  statusTransitions: StatusTransitionConnection;
  /** All members, by name: no call adds to them. */
  teamMembers: Array<TeamMember>;
  /** One of the viewer's to-dos, deleted or not; NOT_FOUND when the id is unknown. */
  todo: Maybe<Todo>;
  todoFolders: Array<TodoFolder>;
  todoLabels: Array<TodoLabel>;
  todoQuickFilters: Array<TodoQuickFilter>;
  /** The viewer's to-dos, at most 100 a page. */
  todos: TodoConnection;
  /** NOT_FOUND when there is none, and when it is private to somebody else. */
  tour: Maybe<Tour>;
  /** The viewer's own tours, 100 at most, and those that are shared, 200 at most, by name. */
  tours: Array<Tour>;
  uptimeTrend: UptimeTrend;
  /** The signed-in user; null for a guest. */
  viewer: Maybe<User>;
  visitSummary: VisitSummary;
  /** Newest first, at most 100 a page. */
  visits: VisitConnection;
  /** NOT_FOUND when there is none, and when it is private to somebody else. */
  wall: Maybe<Wall>;
  /** The viewer's own walls, 100 at most, and those that are shared, 200 at most, by name. */
  walls: Array<Wall>;
  /** Weather at a site; NOT_FOUND when the id is unknown. Without an id, at the first site by name; null when there is none. */
  weather: Maybe<Weather>;
};


export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
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


export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourseFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryFaqsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<FileOrder>;
};


export type QueryIconsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIncidentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIncidentConversionArgs = {
  zone?: Scalars['TimeZone']['input'];
};


export type QueryIncidentCountsArgs = {
  filter?: InputMaybe<IncidentFilter>;
};


export type QueryIncidentEvidenceArgs = {
  incidentIds: Array<Scalars['ID']['input']>;
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


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryKnowledgeBaseArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryKnowledgeBaseCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MailFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryMaintenanceWindowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MaintenanceFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryMalfunctionYearsArgs = {
  zone?: Scalars['TimeZone']['input'];
};


export type QueryMalfunctionsArgs = {
  year: Scalars['Int']['input'];
  zone?: Scalars['TimeZone']['input'];
};


export type QueryMalfunctionsByYearArgs = {
  years: Array<Scalars['Int']['input']>;
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


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<OrderOrder>;
};


export type QueryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ProductOrder>;
};


export type QueryProfileActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryScheduledViewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  day?: ViewDay;
  first?: Scalars['Int']['input'];
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kinds?: InputMaybe<Array<SearchKind>>;
  text: Scalars['String']['input'];
};


export type QueryStatusTransitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StatusTransitionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryTourArgs = {
  id: Scalars['ID']['input'];
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


export type QueryWallArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWeatherArgs = {
  siteId?: InputMaybe<Scalars['ID']['input']>;
  zone?: Scalars['TimeZone']['input'];
};

/** What the panel at the side reminds the viewer of. Nobody else sees it. */
export type QuickPanel = {
  events: Array<QuickPanelItem>;
  notes: Array<QuickPanelItem>;
  switches: QuickPanelSwitches;
};

/** One line of the panel, with a line of detail below. */
export type QuickPanelItem = {
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** What the viewer switches on and off in the panel; each by itself. */
export type QuickPanelSwitches = {
  cloudSync: Scalars['Boolean']['output'];
  /** On until it is switched off. */
  notifications: Scalars['Boolean']['output'];
  retroThrusters: Scalars['Boolean']['output'];
};

/** What is left out or null stays as it is. */
export type QuickPanelSwitchesInput = {
  cloudSync?: InputMaybe<Scalars['Boolean']['input']>;
  notifications?: InputMaybe<Scalars['Boolean']['input']>;
  retroThrusters?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RaiseIncidentInput = {
  cameraId: Scalars['ID']['input'];
  kind: IncidentKind;
  severity: IncidentSeverity;
  summary: Scalars['String']['input'];
};

/** What `raiseIncident` answers. */
export type RaiseIncidentPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** What `recordCameraViews` is given. */
export type RecordCameraViewsInput = {
  cameraIds: Array<Scalars['ID']['input']>;
};

/** What `recordCameraViews` answers. */
export type RecordCameraViewsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  recorded: Scalars['Int']['output'];
};

export type RecordExportInput = {
  /** How many rows the file holds. */
  count: Scalars['Int']['input'];
  /** CSV or PDF, and what was filtered: at most 500 characters. */
  detail: Scalars['String']['input'];
  subject: AuditSubject;
};

/** What `recordExport` answers. */
export type RecordExportPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  recorded: Scalars['Boolean']['output'];
};

/** What `recordView` is given. */
export type RecordViewInput = {
  device: DeviceKind;
};

/** What `recordView` answers. */
export type RecordViewPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  visit: Visit;
};

/** What `refreshSession` is given. */
export type RefreshSessionInput = {
  accessToken: Scalars['String']['input'];
};

/** What `refreshSession` answers. */
export type RefreshSessionPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  session: Session;
};

export type RegisterInput = {
  /** 4 to 100 characters of plain text that do not look like the name of another account. */
  displayName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** Token of an invitation. Needed where accounts are made by invitation only; null where anybody may register. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters. */
  password: Scalars['String']['input'];
};

/** What `register` answers. */
export type RegisterPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  session: Maybe<Session>;
};

/** What `removeBoardCard` is given. */
export type RemoveBoardCardInput = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

export type RemoveBoardCardPayload = {
  board: Board;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  removedId: Scalars['ID']['output'];
};

/** What `removeBoardList` is given. */
export type RemoveBoardListInput = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};

/** What `removeBoardList` answers. */
export type RemoveBoardListPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `removeCalendarEvent` is given. */
export type RemoveCalendarEventInput = {
  id: Scalars['ID']['input'];
};

export type RemoveCalendarEventPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  removedId: Scalars['ID']['output'];
};

/** What `removeContacts` is given. */
export type RemoveContactsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type RemoveContactsPayload = {
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The viewer's groups, which may have become smaller. */
  groups: Array<ContactGroup>;
  /** All contacts that are gone. */
  removedIds: Array<Scalars['ID']['output']>;
};

/** What `removeFiles` is given. */
export type RemoveFilesInput = {
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeFiles` answers. */
export type RemoveFilesPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All files that were changed or removed, as they were last. */
  files: Array<File>;
  /** Folders that count anew. */
  folders: Array<File>;
};

/** What `removeIncidentEvidence` is given. */
export type RemoveIncidentEvidenceInput = {
  id: Scalars['ID']['input'];
};

/** What `removeIncidentEvidence` answers. */
export type RemoveIncidentEvidencePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  evidence: IncidentEvidence;
};

/** What `removeNote` is given. */
export type RemoveNoteInput = {
  id: Scalars['ID']['input'];
};

export type RemoveNotePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  removedId: Scalars['ID']['output'];
};

/** What `removeProducts` is given. */
export type RemoveProductsInput = {
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeProducts` answers. */
export type RemoveProductsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All products that were changed, as they were last. */
  products: Array<Product>;
};

/** What `removeTodos` is given. */
export type RemoveTodosInput = {
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeTodos` answers. */
export type RemoveTodosPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

/** What `removeTour` is given. */
export type RemoveTourInput = {
  id: Scalars['ID']['input'];
};

export type RemoveTourPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  removedId: Scalars['ID']['output'];
};

/** What `removeWall` is given. */
export type RemoveWallInput = {
  id: Scalars['ID']['input'];
};

export type RemoveWallPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  removedId: Scalars['ID']['output'];
};

/** What `renameBoard` is given. */
export type RenameBoardInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** What `renameBoardList` is given. */
export type RenameBoardListInput = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** What `renameBoardList` answers. */
export type RenameBoardListPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `renameBoard` answers. */
export type RenameBoardPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `renameContactGroup` is given. */
export type RenameContactGroupInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** What `renameContactGroup` answers. */
export type RenameContactGroupPayload = {
  /** Contacts that joined or left it. */
  contacts: Array<Contact>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  group: Maybe<ContactGroup>;
};

/** What `renameFile` is given. */
export type RenameFileInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

/** What `renameFile` answers. */
export type RenameFilePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  file: Maybe<File>;
  /** The folder that the file lies in, which counts anew; null at the top. */
  folder: Maybe<File>;
};

/** What `replaceBoardLists` is given. */
export type ReplaceBoardListsInput = {
  boardId: Scalars['ID']['input'];
  lists: Array<BoardListInput>;
};

/** What `replaceBoardLists` answers. */
export type ReplaceBoardListsPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `reportCameraStatus` answers. */
export type ReportCameraStatusPayload = {
  camera: Camera;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The outage incident that was raised or resolved by the change. */
  incident: Maybe<Incident>;
  /** Null when the camera was in that state already: nothing was written. */
  transition: Maybe<StatusTransition>;
};

/** What `resetDemoData` answers. */
export type ResetDemoDataPayload = {
  demo: Demo;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `resolveIncidents` is given. */
export type ResolveIncidentsInput = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What `resolveIncidents` answers. */
export type ResolveIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** What `restoreTodos` is given. */
export type RestoreTodosInput = {
  ids: Array<Scalars['ID']['input']>;
};

/** What `restoreTodos` answers. */
export type RestoreTodosPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

/** What `restoreTour` is given. */
export type RestoreTourInput = {
  id: Scalars['ID']['input'];
};

/** What `restoreTour` answers. */
export type RestoreTourPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  tour: Maybe<Tour>;
};

/** What `restoreWall` is given. */
export type RestoreWallInput = {
  id: Scalars['ID']['input'];
};

/** What `restoreWall` answers. */
export type RestoreWallPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  wall: Maybe<Wall>;
};

/** Each role includes those below it: ADMIN includes STAFF, STAFF includes USER. */
export type Role =
  | 'ADMIN'
  | 'STAFF'
  | 'USER';

/** What `saveCourse` is given. */
export type SaveCourseInput = {
  course: CourseInput;
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** What `saveCourse` answers. */
export type SaveCoursePayload = {
  /** Null when there are errors. */
  course: Maybe<Course>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `saveMailDraft` answers. */
export type SaveMailDraftPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  /** Null when there are errors. */
  mail: Maybe<Mail>;
};

/** What `saveNoteLabels` is given. */
export type SaveNoteLabelsInput = {
  labels: Array<NoteLabelInput>;
};

/** What `saveNoteLabels` answers. */
export type SaveNoteLabelsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All labels of the viewer, as they are now. */
  labels: Array<NoteLabel>;
};

/** What `saveProduct` is given. */
export type SaveProductInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  product: ProductInput;
};

/** What `saveProduct` answers. */
export type SaveProductPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  product: Maybe<Product>;
};

/** What cameras look out for on one day. */
export type ScheduledView = {
  camera: Camera;
  /** Local times of the day, HH:mm. */
  from: Scalars['String']['output'];
  /** The window is open now. */
  now: Scalars['Boolean']['output'];
  to: Scalars['String']['output'];
};

export type ScheduledViewConnection = {
  edges: Array<ScheduledViewEdge>;
  nodes: Array<ScheduledView>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ScheduledViewEdge = {
  cursor: Scalars['String']['output'];
  node: ScheduledView;
};

export type SearchKind =
  | 'ARTICLE'
  | 'CAMERA'
  | 'CONTACT'
  | 'COURSE'
  | 'FILE'
  | 'INCIDENT'
  | 'MAIL'
  | 'NOTE'
  | 'PRODUCT'
  | 'QUESTION'
  | 'TODO';

/** Something of the product in which the searched text occurs. */
export type SearchResult = {
  /** Some words around the place where the text occurs. */
  excerpt: Scalars['String']['output'];
  /** Kind and id, parted by a colon. */
  id: Scalars['ID']['output'];
  kind: SearchKind;
  title: Scalars['String']['output'];
  /** Where it is shown, from the root of the site. */
  url: Scalars['String']['output'];
};

export type SearchResultConnection = {
  edges: Array<SearchResultEdge>;
  nodes: Array<SearchResult>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SearchResultEdge = {
  cursor: Scalars['String']['output'];
  node: SearchResult;
};

/** What `sendChatMessage` answers. */
export type SendChatMessagePayload = {
  chat: Maybe<Chat>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  message: Maybe<ChatMessage>;
};

/** What `sendMail` answers. */
export type SendMailPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  /** Null when there are errors. */
  mail: Maybe<Mail>;
};

/** A signed-in user with the token that proves it. */
export type Session = {
  /** Bearer token; send it as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  user: User;
};

/** What `setBoardMembers` is given. */
export type SetBoardMembersInput = {
  id: Scalars['ID']['input'];
  memberIds: Array<Scalars['ID']['input']>;
};

/** What `setBoardMembers` answers. */
export type SetBoardMembersPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setBoardSettings` is given. */
export type SetBoardSettingsInput = {
  id: Scalars['ID']['input'];
  settings: BoardSettingsInput;
};

/** What `setBoardSettings` answers. */
export type SetBoardSettingsPayload = {
  /** As it is after; null when there are errors. */
  board: Maybe<Board>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setCameraOperatorState` is given. */
export type SetCameraOperatorStateInput = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  state: OperatorState;
};

/** What `setCameraOperatorState` answers. */
export type SetCameraOperatorStatePayload = {
  cameras: Array<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setContactsStarred` is given. */
export type SetContactsStarredInput = {
  ids: Array<Scalars['ID']['input']>;
  starred: Scalars['Boolean']['input'];
};

/** What `setContactsStarred` answers. */
export type SetContactsStarredPayload = {
  /** All contacts that were changed. */
  contacts: Array<Contact>;
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setCourseProgress` is given. */
export type SetCourseProgressInput = {
  activeStep: Scalars['Int']['input'];
  courseId: Scalars['ID']['input'];
};

/** What `setCourseProgress` answers. */
export type SetCourseProgressPayload = {
  /** Null when there are errors. */
  course: Maybe<Course>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setDemoPulse` is given. */
export type SetDemoPulseInput = {
  running: Scalars['Boolean']['input'];
};

/** What `setDemoPulse` answers. */
export type SetDemoPulsePayload = {
  demo: Demo;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setMailFlags` is given. */
export type SetMailFlagsInput = {
  flags: MailFlagsInput;
  ids: Array<Scalars['ID']['input']>;
};

/** What a change left behind: the mails, and everything that counts them. */
export type SetMailFlagsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  quickFilters: Array<MailQuickFilter>;
};

/** What `setMailsFolder` is given. */
export type SetMailsFolderInput = {
  folderId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};

/** What a change left behind: the mails, and everything that counts them. */
export type SetMailsFolderPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  quickFilters: Array<MailQuickFilter>;
};

/** What `setQuickPanelSwitches` answers. */
export type SetQuickPanelSwitchesPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  switches: QuickPanelSwitches;
};

/** What `setTodosFolder` is given. */
export type SetTodosFolderInput = {
  folderId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};

/** What `setTodosFolder` answers. */
export type SetTodosFolderPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

export type SetupInput = {
  /** 4 to 100 characters of plain text. */
  displayName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** 8 to 256 characters. */
  password: Scalars['String']['input'];
  /** From the link or command in the server's log. */
  token: Scalars['String']['input'];
};

/** What `setup` answers. */
export type SetupPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  session: Maybe<Session>;
};

export type SeverityCount = {
  count: Scalars['Int']['output'];
  severity: IncidentSeverity;
};

/** What `sharePost` is given. */
export type SharePostInput = {
  id: Scalars['ID']['input'];
};

/** What `sharePost` answers. */
export type SharePostPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

/** A parcel of an order. */
export type Shipment = {
  carrier: Scalars['String']['output'];
  date: Scalars['DateTime']['output'];
  /** In cents. */
  fee: Scalars['Int']['output'];
  tracking: Scalars['String']['output'];
  /** In grams. */
  weight: Scalars['Int']['output'];
};

/** What `signInWithProvider` answers. */
export type SignInWithProviderPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  session: Maybe<Session>;
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

/** What `starFiles` is given. */
export type StarFilesInput = {
  ids: Array<Scalars['ID']['input']>;
  starred: Scalars['Boolean']['input'];
};

/** What `starFiles` answers. */
export type StarFilesPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All files that were changed or removed, as they were last. */
  files: Array<File>;
  /** Folders that count anew. */
  folders: Array<File>;
};

export type StartDrillInput = {
  /** For the other kinds. */
  cameraId?: InputMaybe<Scalars['ID']['input']>;
  kind: DrillKind;
  /** For PULL_SWITCH and STORM. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
};

/** Everything that starting or ending drills has changed. */
export type StartDrillPayload = {
  drills: Array<Drill>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  incidents: Array<Incident>;
  transitions: Array<StatusTransition>;
};

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
  at?: InputMaybe<TimeRangeInput>;
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

/** User name and password, or a token. */
export type StreamCredentialsInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
  userName?: InputMaybe<Scalars['String']['input']>;
};

/** A way to pictures, in parts. */
export type StreamInput = {
  /**
   * Write-only. Left out, those of the stream stay, as long as scheme, host and port do: they must not be sent to another
   * machine. Null removes them.
   */
  credentials?: InputMaybe<StreamCredentialsInput>;
  /** What the stream was called until now, when its name changes: so it keeps its credentials. */
  formerName?: InputMaybe<Scalars['String']['input']>;
  framesPerSecond: Scalars['Int']['input'];
  height: Scalars['Int']['input'];
  /** A name or an address; IPv6 in brackets. */
  host?: InputMaybe<Scalars['String']['input']>;
  kind: StreamKind;
  name: Scalars['String']['input'];
  /**
   * Begins with a slash and may hold any letters, spaces and percent sequences; without credentials, control characters
   * and #. It is kept as it is typed and percent-encoded when it is asked for. Default: /.
   */
  path?: InputMaybe<Scalars['String']['input']>;
  /** The scheme's own when left out. */
  port?: InputMaybe<Scalars['Int']['input']>;
  role: StreamRole;
  /** WHEP, HLS and MJPEG: http or https. RTSP: rtsp or rtsps. None for synthetic streams. */
  scheme?: InputMaybe<Scalars['String']['input']>;
  width: Scalars['Int']['input'];
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

/** What `testCameraConnection` answers. */
export type TestCameraConnectionPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused: nothing was asked then. */
  test: Maybe<ConnectionTest>;
};

/** An explicit stretch of time: from is included, to is not. */
export type TimeRangeInput = {
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

/** What `toggleContactsStarred` is given. */
export type ToggleContactsStarredInput = {
  ids: Array<Scalars['ID']['input']>;
};

/** What `toggleContactsStarred` answers. */
export type ToggleContactsStarredPayload = {
  /** All contacts that were changed. */
  contacts: Array<Contact>;
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `toggleMailsLabel` is given. */
export type ToggleMailsLabelInput = {
  ids: Array<Scalars['ID']['input']>;
  labelId: Scalars['ID']['input'];
};

/** What a change left behind: the mails, and everything that counts them. */
export type ToggleMailsLabelPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  quickFilters: Array<MailQuickFilter>;
};

/** What `toggleTodosLabel` is given. */
export type ToggleTodosLabelInput = {
  ids: Array<Scalars['ID']['input']>;
  labelId: Scalars['ID']['input'];
};

/** What `toggleTodosLabel` answers. */
export type ToggleTodosLabelPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

/** Pages of Live View that take turns. Private to its owner until it is shared. */
export type Tour = {
  /** The viewer may change, share and remove it: who made it and, when it is shared, an administrator. */
  editable: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The viewer made it. */
  mine: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Name of who made it. */
  ownerName: Scalars['String']['output'];
  /** In their order. Those that show a wall that the viewer may not see, or that was removed, are left out. */
  pages: Array<TourPage>;
  /** Everybody who signs in sees it. */
  shared: Scalars['Boolean']['output'];
};

/** What is left out keeps its default (private) or, in an update, stays as it is. */
export type TourInput = {
  /** 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 32. Those of a shared tour show shared walls only. */
  pages?: InputMaybe<Array<TourPageInput>>;
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of a tour: a wall, or the cameras that a filter finds. */
export type TourPage = {
  /** How long each screenful of it stays, 5 to 300. */
  dwellSeconds: Scalars['Int']['output'];
  filter: WallFilter;
  layout: WallLayout;
  /** Null where the filter chooses. */
  wall: Maybe<Wall>;
};

export type TourPageInput = {
  dwellSeconds?: Scalars['Int']['input'];
  filter?: InputMaybe<WallFilterInput>;
  /** Of a page without a wall. */
  layout?: WallLayout;
  /** A wall that the viewer may see; without one the filter chooses. */
  wallId?: InputMaybe<Scalars['ID']['input']>;
};

export type TrendRange =
  /** 24 hours, a point an hour. */
  | 'DAY'
  /** 30 days, a point a day. */
  | 'MONTH'
  /** 7 days, a point a day. */
  | 'WEEK';

/** What `undoIncidentChange` is given. */
export type UndoIncidentChangeInput = {
  ids: Array<Scalars['ID']['input']>;
};

/** What `undoIncidentChange` answers. */
export type UndoIncidentChangePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** What `updateBoardCard` is given. */
export type UpdateBoardCardInput = {
  boardId: Scalars['ID']['input'];
  card: BoardCardInput;
  id: Scalars['ID']['input'];
};

/** What `updateBoardCard` answers. */
export type UpdateBoardCardPayload = {
  /** Null when there are errors. */
  board: Maybe<Board>;
  /** As it is after; null when there are errors. */
  card: Maybe<BoardCard>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `updateCalendarEvent` is given. */
export type UpdateCalendarEventInput = {
  changes: CalendarEventChangesInput;
  id: Scalars['ID']['input'];
};

/** What `updateCalendarEvent` answers. */
export type UpdateCalendarEventPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  event: Maybe<CalendarEvent>;
};

/** What `updateCamera` is given. */
export type UpdateCameraInput = {
  changes: CameraChangesInput;
  id: Scalars['ID']['input'];
};

/** What `updateCamera` answers. */
export type UpdateCameraPayload = {
  /** Null when a field was refused. */
  camera: Maybe<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `updateChatUser` answers. */
export type UpdateChatUserPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  user: Maybe<ChatUser>;
};

/** What `updateContact` is given. */
export type UpdateContactInput = {
  changes: ContactChangesInput;
  id: Scalars['ID']['input'];
};

/** What `updateContact` answers. */
export type UpdateContactPayload = {
  /** Null when there are errors. */
  contact: Maybe<Contact>;
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `updateCourse` is given. */
export type UpdateCourseInput = {
  changes: CourseChangesInput;
  id: Scalars['ID']['input'];
};

/** What `updateCourse` answers. */
export type UpdateCoursePayload = {
  /** Null when there are errors. */
  course: Maybe<Course>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `updateMail` is given. */
export type UpdateMailInput = {
  changes: MailChangesInput;
  id: Scalars['ID']['input'];
};

/** What a change left behind: the mails, and everything that counts them. */
export type UpdateMailPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  folders: Array<MailFolder>;
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  quickFilters: Array<MailQuickFilter>;
};

/** What `updateMaintenance` is given. */
export type UpdateMaintenanceInput = {
  changes: MaintenanceChangesInput;
  id: Scalars['ID']['input'];
};

/** What `updateMaintenance` answers. */
export type UpdateMaintenancePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  window: Maybe<MaintenanceWindow>;
};

/** What `updateNote` is given. */
export type UpdateNoteInput = {
  id: Scalars['ID']['input'];
  note: NoteInput;
};

/** What `updateNote` answers. */
export type UpdateNotePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  note: Maybe<Note>;
};

/** What `updateTodo` is given. */
export type UpdateTodoInput = {
  changes: TodoChangesInput;
  id: Scalars['ID']['input'];
};

/** What `updateTodo` answers. */
export type UpdateTodoPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  todo: Maybe<Todo>;
};

/** What `updateTour` is given. */
export type UpdateTourInput = {
  id: Scalars['ID']['input'];
  tour: TourInput;
};

/** What `updateTour` answers. */
export type UpdateTourPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  tour: Maybe<Tour>;
};

/** What is left out or null stays as it is. */
export type UpdateUserInput = {
  /** 4 to 100 characters of plain text that do not look like the name of another account; null leaves it. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The account meant, which can only be the viewer's own: another one is FORBIDDEN. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** A web address or a path of this site; empty for none. */
  photoURL?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the settings as a whole. */
  settings?: InputMaybe<Scalars['Settings']['input']>;
  shortcuts?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What `updateUser` answers. */
export type UpdateUserPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As the user is after the change; null when there are errors. */
  user: Maybe<User>;
};

/** What `updateWall` is given. */
export type UpdateWallInput = {
  id: Scalars['ID']['input'];
  wall: WallInput;
};

/** What `updateWall` answers. */
export type UpdateWallPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  wall: Maybe<Wall>;
};

/** What `uploadFile` answers. */
export type UploadFilePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  file: Maybe<File>;
  /** The folder that the file lies in, which counts anew; null at the top. */
  folder: Maybe<File>;
};

export type UploadInput = {
  /** Base64; at most 65,536 bytes when decoded. */
  content: Scalars['String']['input'];
  /** Null is the top. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  mimeType: Scalars['String']['input'];
  name: Scalars['String']['input'];
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
  startedAt?: InputMaybe<TimeRangeInput>;
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

/** A saved view of Live View: which cameras stand where. Private to its owner until it is shared. */
export type Wall = {
  /** Cameras in reading order, those that do not fit the layout on further pages. Empty: all that the filter finds. */
  cells: Array<WallCell>;
  /** The viewer may change, share and remove it: who made it and, when it is shared, an administrator. */
  editable: Scalars['Boolean']['output'];
  /** Narrows the cells; chooses the cameras when there are none. */
  filter: WallFilter;
  id: Scalars['ID']['output'];
  layout: WallLayout;
  /** The viewer made it. */
  mine: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Name of who made it. */
  ownerName: Scalars['String']['output'];
  /** Everybody who signs in sees it. */
  shared: Scalars['Boolean']['output'];
};

/** One place of a wall. */
export type WallCell = {
  /** Null when the place is empty, and when its camera is not in the registry any more. */
  camera: Maybe<Camera>;
  /** How many columns and rows of the layout it takes, where the layout gives it fewer. */
  columns: Scalars['Int']['output'];
  rows: Scalars['Int']['output'];
};

export type WallCellInput = {
  /** Left out or null: an empty place. */
  cameraId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 8. */
  columns?: Scalars['Int']['input'];
  /** 1 to 8. */
  rows?: Scalars['Int']['input'];
};

/** Which cameras are shown. Parts that are empty ask for nothing; of a list, one value must hold. */
export type WallFilter = {
  groups: Array<Scalars['String']['output']>;
  /** Part of the name, in any case. */
  search: Scalars['String']['output'];
  siteIds: Array<Scalars['ID']['output']>;
  /** States now. */
  states: Array<CameraState>;
  tags: Array<Scalars['String']['output']>;
};

export type WallFilterInput = {
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  states?: InputMaybe<Array<CameraState>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What is left out keeps its default (three by three, no cells, no filter, private) or, in an update, stays as it is. */
export type WallInput = {
  /** At most 64. */
  cells?: InputMaybe<Array<WallCellInput>>;
  filter?: InputMaybe<WallFilterInput>;
  layout?: InputMaybe<WallLayout>;
  /** 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** GRID_3 has three columns and three rows; ONE_FIVE is one large tile with five small ones, and so on. */
export type WallLayout =
  | 'GRID_1'
  | 'GRID_2'
  | 'GRID_3'
  | 'GRID_4'
  | 'GRID_5'
  | 'GRID_6'
  | 'GRID_7'
  | 'GRID_8'
  | 'ONE_FIVE'
  | 'ONE_SEVEN'
  | 'TWO_EIGHT';

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
