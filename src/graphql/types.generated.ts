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
  /** Incidents raised in the period. */
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

/** How many incidents a camera had, by severity. */
export type CameraIncidents = {
  camera: Camera;
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  medium: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CameraOrder = {
  direction?: SortDirection;
  field?: CameraOrderField;
};

export type CameraOrderField =
  | 'INSTALLED_AT'
  | 'NAME'
  | 'PRIORITY';

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
  kinds?: InputMaybe<Array<IncidentKind>>;
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

/** Incidents of a stretch of time, counted. Incidents folded into a storm count with it, once. */
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
  addIncidentNote: IncidentsPayload;
  /** Gives incidents that are not closed to a member, or to nobody. */
  assignIncidents: IncidentsPayload;
  /** A new board with the same lists and cards, without their activities. */
  copyBoard: BoardPayload;
  createBoard: BoardPayload;
  /** Puts a new card below those of the list. */
  createBoardCard: BoardCardPayload;
  /** Puts a new list behind the others. */
  createBoardList: BoardPayload;
  /** Keeps exactly the start and the end that were sent. */
  createCalendarEvent: CalendarEventPayload;
  /** Puts a new note in front. */
  createNote: NotePayload;
  /** Puts a new to-do on top. */
  createTodo: TodoPayload;
  /** With its lists and cards. */
  deleteBoard: DeleteBoardPayload;
  /** For good, and cannot be taken back; at most 100 at once, all or none. */
  deleteTodos: DeleteTodosPayload;
  /** NEW or ACKNOWLEDGED → DISMISSED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  dismissIncidents: IncidentsPayload;
  login: SessionPayload;
  /** Lays a card where so many cards of the list lie above it; beyond the end it becomes the last. */
  moveBoardCard: BoardCardPayload;
  /** Lays a list where so many lists stand before it; beyond the end it becomes the last. */
  moveBoardList: BoardPayload;
  /** Lays a to-do before another in the manual order; at the end when no other is named. */
  moveTodo: TodosPayload;
  /** Raises an incident on a camera, by an operator or another system. */
  raiseIncident: IncidentsPayload;
  /** Counts a page that the viewer looks at: it goes on with the viewer's visit, or begins one after 30 minutes of silence. */
  recordView: Visit;
  /** Exchanges a token that is still valid for a fresh one. An invalid or expired token is UNAUTHENTICATED. */
  refreshSession: Session;
  /** Creates an account and signs it in. */
  register: SessionPayload;
  /** Takes the card out of every list, too. */
  removeBoardCard: RemoveBoardCardPayload;
  /** With its cards. */
  removeBoardList: BoardPayload;
  removeCalendarEvent: RemoveCalendarEventPayload;
  /** For good; to keep a note out of sight, archive it. */
  removeNote: RemoveNotePayload;
  /** Marks as deleted; at most 100 at once, all or none. */
  removeTodos: TodosPayload;
  renameBoard: BoardPayload;
  renameBoardList: BoardPayload;
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
  /** The viewer's labels become exactly these, in this order: those that are left out are removed, from their notes too. */
  saveNoteLabels: NoteLabelsPayload;
  /** Whoever is left out leaves the cards too. */
  setBoardMembers: BoardPayload;
  /** Replaces all settings. */
  setBoardSettings: BoardPayload;
  /** Takes cameras out of service or puts them back; at most 100 at once. A paused camera does not count as down. */
  setCameraOperatorState: Array<Camera>;
  setDemoPulse: Demo;
  /** At most 100 at once, all or none. The folder all takes them out of theirs. */
  setTodosFolder: TodosPayload;
  /** Gives the label to those that lack it and takes it from those that have it; at most 100 at once, all or none. */
  toggleTodosLabel: TodosPayload;
  /** Takes back the last change of state of each incident, if the viewer made it. CONFLICT otherwise. */
  undoIncidentChange: IncidentsPayload;
  updateBoardCard: BoardCardPayload;
  updateCalendarEvent: CalendarEventPayload;
  updateNote: NotePayload;
  updateTodo: TodoPayload;
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


export type MutationAddIncidentNoteArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationAssignIncidentsArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
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


export type MutationCreateNoteArgs = {
  input: NoteInput;
};


export type MutationCreateTodoArgs = {
  input: TodoInput;
};


export type MutationDeleteBoardArgs = {
  id: Scalars['ID']['input'];
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


export type MutationSaveNoteLabelsArgs = {
  labels: Array<NoteLabelInput>;
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


export type MutationSetDemoPulseArgs = {
  running: Scalars['Boolean']['input'];
};


export type MutationSetTodosFolderArgs = {
  folderId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
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


export type MutationUpdateNoteArgs = {
  id: Scalars['ID']['input'];
  input: NoteInput;
};


export type MutationUpdateTodoArgs = {
  id: Scalars['ID']['input'];
  input: TodoChangesInput;
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
  hours: Scalars['Float']['output'];
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
  zone?: Scalars['TimeZone']['input'];
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
  /** Every incident that was raised or changed. */
  incidentChanged: Incident;
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
  /** Incidents assigned to them that are not closed. */
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
