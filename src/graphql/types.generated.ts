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

/** Pictures and videos that belong together. */
export type Album = {
  id: Scalars['ID']['output'];
  info: Scalars['String']['output'];
  media: Array<ProfileMedia>;
  name: Scalars['String']['output'];
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
export type CourseChanges = {
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
  category: CourseCategoryValue;
  description?: Scalars['String']['input'];
  /** In minutes. */
  length: Scalars['Int']['input'];
  /** At most 50. */
  steps?: Array<CourseStepInput>;
  title: Scalars['String']['input'];
};

export type CoursePayload = {
  /** Null when there are errors. */
  course: Maybe<Course>;
  errors: Array<FieldError>;
};

/** One page of a course. */
export type CourseStep = {
  /** HTML; make it safe before it is shown. */
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type CourseStepInput = {
  content: Scalars['String']['input'];
  /** Null for a new step. */
  id?: InputMaybe<Scalars['ID']['input']>;
  title: Scalars['String']['input'];
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

/** A question that people ask often, and its answer. */
export type Faq = {
  answer: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

/** Why one field of a form was refused. */
export type FieldError = {
  /** Name of the input field. */
  field: Scalars['String']['output'];
  /** A sentence for the person who filled it in. */
  message: Scalars['String']['output'];
};

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

export type FilePayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  file: Maybe<File>;
  /** The folder that the file lies in, which counts anew; null at the top. */
  folder: Maybe<File>;
};

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

export type FilesPayload = {
  /** All files that were changed or removed, as they were last. */
  files: Array<File>;
  /** Folders that count anew. */
  folders: Array<File>;
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
  addIncidentNote: IncidentsPayload;
  /** Adds an entry of now to the order's history. NOT_FOUND when the order or the state is unknown. */
  addOrderStatus: Order;
  /** Gives incidents that are not closed to a member, or to nobody. */
  assignIncidents: IncidentsPayload;
  commentOnPost: PostPayload;
  createFolder: FilePayload;
  createPost: PostPayload;
  /** NEW or ACKNOWLEDGED → DISMISSED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  dismissIncidents: IncidentsPayload;
  /** For the viewer alone; at most 100 at once. */
  keepFilesOffline: FilesPayload;
  /** Says whether the viewer likes a post. NOT_FOUND when the id is unknown. */
  likePost: Post;
  login: SessionPayload;
  /** Raises an incident on a camera, by an operator or another system. */
  raiseIncident: IncidentsPayload;
  /** Counts a page that the viewer looks at: it goes on with the viewer's visit, or begins one after 30 minutes of silence. */
  recordView: Visit;
  /** Exchanges a token that is still valid for a fresh one. An invalid or expired token is UNAUTHENTICATED. */
  refreshSession: Session;
  /** Creates an account and signs it in. */
  register: SessionPayload;
  /** At most 100 at once, all or none; what lies in removed folders goes with them. */
  removeFiles: FilesPayload;
  /** At most 100 at once, all or none. Orders keep their lines. Save a product again under its id to take it back. */
  removeProducts: ProductsPayload;
  renameFile: FilePayload;
  /**
   * Reports what was observed of a camera, by a prober or another system. A camera that goes down raises an outage
   * incident; one that recovers resolves it.
   */
  reportCameraStatus: CameraStatusPayload;
  /** Throws away every change and makes the demo data anew. FORBIDDEN where the data are not demo data. */
  resetDemoData: Demo;
  /** ACKNOWLEDGED → RESOLVED; at most 100 at once, all or none. CONFLICT when one of them does not allow it. */
  resolveIncidents: IncidentsPayload;
  /** Replaces the course of that id, or inserts it; without an id a new one is given. */
  saveCourse: CoursePayload;
  /** Replaces the product of that id, or inserts it; without an id a new one is given. */
  saveProduct: ProductPayload;
  /** Takes cameras out of service or puts them back; at most 100 at once. A paused camera does not count as down. */
  setCameraOperatorState: Array<Camera>;
  /** How far the viewer is; nobody else sees it. BAD_USER_INPUT outside 0 to totalSteps. */
  setCourseProgress: Course;
  setDemoPulse: Demo;
  /** Counts that the viewer passed a post on. NOT_FOUND when the id is unknown. */
  sharePost: Post;
  /** For the viewer alone; at most 100 at once. */
  starFiles: FilesPayload;
  /** Takes back the last change of state of each incident, if the viewer made it. CONFLICT otherwise. */
  undoIncidentChange: IncidentsPayload;
  /** Changes what is named. NOT_FOUND when the id is unknown. */
  updateCourse: CoursePayload;
  /** Keeps a file with its content. */
  uploadFile: FilePayload;
};


export type MutationAcknowledgeIncidentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddIncidentNoteArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationAddOrderStatusArgs = {
  orderId: Scalars['ID']['input'];
  statusId: Scalars['ID']['input'];
};


export type MutationAssignIncidentsArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCommentOnPostArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


export type MutationCreateFolderArgs = {
  input: FolderInput;
};


export type MutationCreatePostArgs = {
  message: Scalars['String']['input'];
};


export type MutationDismissIncidentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationKeepFilesOfflineArgs = {
  ids: Array<Scalars['ID']['input']>;
  offline: Scalars['Boolean']['input'];
};


export type MutationLikePostArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
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


export type MutationRemoveFilesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRenameFileArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReportCameraStatusArgs = {
  input: CameraStatusInput;
};


export type MutationResolveIncidentsArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveCourseArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: CourseInput;
};


export type MutationSaveProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: ProductInput;
};


export type MutationSetCameraOperatorStateArgs = {
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  state: OperatorState;
};


export type MutationSetCourseProgressArgs = {
  activeStep: Scalars['Int']['input'];
  courseId: Scalars['ID']['input'];
};


export type MutationSetDemoPulseArgs = {
  running: Scalars['Boolean']['input'];
};


export type MutationSharePostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStarFilesArgs = {
  ids: Array<Scalars['ID']['input']>;
  starred: Scalars['Boolean']['input'];
};


export type MutationUndoIncidentChangeArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUpdateCourseArgs = {
  changes: CourseChanges;
  id: Scalars['ID']['input'];
};


export type MutationUploadFileArgs = {
  input: UploadInput;
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
  /** Latest first. */
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

/** Where a page of a list ends. */
export type PageInfo = {
  /** Pass it as `after` to read on; null when the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
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

/** Something that somebody put on the wall, which everybody who is signed in sees. */
export type Post = {
  article: Maybe<PostArticle>;
  author: PostAuthor;
  /** Oldest first. */
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

export type PostPayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

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

export type ProductPayload = {
  errors: Array<FieldError>;
  /** Null when there are errors. */
  product: Maybe<Product>;
};

export type ProductsPayload = {
  /** All products that were changed, as they were last. */
  products: Array<Product>;
};

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
  hours: Scalars['Float']['output'];
  incidents: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
};

export type Query = {
  albums: Array<Album>;
  /** One camera; NOT_FOUND when the id is unknown. */
  camera: Maybe<Camera>;
  cameraCounts: CameraCounts;
  /** Cameras of the registry, at most 100 a page. */
  cameras: CameraConnection;
  /** One course; NOT_FOUND when the id is unknown. */
  course: Maybe<Course>;
  courseCategories: Array<CourseCategory>;
  /** In their catalogue's order, at most 100 a page. */
  courses: CourseConnection;
  demo: Demo;
  /** All questions in their order, or those in which the text occurs. A small catalogue: there are no pages. */
  faqs: Array<Faq>;
  /** One file or folder; NOT_FOUND when the id is unknown. */
  file: Maybe<File>;
  /** At most 100 a page. Folders come first in the order by type. */
  files: FileConnection;
  /** By descending id, at most 100 a page; a search looks through names and tags. */
  icons: IconConnection;
  /** One incident; NOT_FOUND when the id is unknown. */
  incident: Maybe<Incident>;
  /** The last seven days, today included. */
  incidentConversion: IncidentConversion;
  incidentSummary: IncidentSummary;
  /** At most 100 a page. */
  incidents: IncidentConnection;
  /** Cameras with the most incidents first. */
  incidentsPerCamera: Array<CameraIncidents>;
  /** One invoice; null when the id matches nothing, which is no error here. */
  invoice: Maybe<Invoice>;
  /** Latest first, at most 100 a page. */
  invoices: InvoiceConnection;
  /** One article; NOT_FOUND when the id is unknown. */
  knowledgeBaseArticle: Maybe<KnowledgeBaseArticle>;
  /** All shelves in their order: a small catalogue. */
  knowledgeBaseCategories: Array<KnowledgeBaseCategory>;
  /** One shelf; NOT_FOUND when the id is unknown. */
  knowledgeBaseCategory: Maybe<KnowledgeBaseCategory>;
  /** Years that have data, oldest first. */
  malfunctionYears: Array<Scalars['Int']['output']>;
  /** Malfunctions of all cameras in a year. */
  malfunctions: MalfunctionYear;
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
  /** The latest, at most 100. */
  profileActivities: Array<ProfileActivity>;
  /** All projects, by name. */
  projects: Array<Project>;
  /** Which cameras are to be watched on a day, earliest first. */
  scheduledViews: Array<ScheduledView>;
  /** Looks through what the viewer may see, kind by kind; a blank text occurs everywhere. At most 100 a page. */
  search: SearchConnection;
  /** All sites, by name. */
  sites: Array<Site>;
  /** Newest first, at most 100 a page. */
  statusTransitions: StatusTransitionConnection;
  /** All members, by name. */
  teamMembers: Array<TeamMember>;
  uptimeTrend: UptimeTrend;
  /** The signed-in user; null for a guest. */
  viewer: Maybe<User>;
  visitSummary: VisitSummary;
  /** Newest first, at most 100 a page. */
  visits: VisitConnection;
  /** Weather at a site; NOT_FOUND when the id is unknown. Without an id, at the first site by name; null when there is none. */
  weather: Maybe<Weather>;
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


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryKnowledgeBaseArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryKnowledgeBaseCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMalfunctionYearsArgs = {
  zone?: Scalars['TimeZone']['input'];
};


export type QueryMalfunctionsArgs = {
  year: Scalars['Int']['input'];
  zone?: Scalars['TimeZone']['input'];
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
  first?: Scalars['Int']['input'];
};


export type QueryScheduledViewsArgs = {
  day?: ViewDay;
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
  filter?: InputMaybe<StatusTransitionFilter>;
  first?: Scalars['Int']['input'];
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

export type SearchConnection = {
  edges: Array<SearchEdge>;
  nodes: Array<SearchResult>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SearchEdge = {
  cursor: Scalars['String']['output'];
  node: SearchResult;
};

export type SearchKind =
  | 'ARTICLE'
  | 'CAMERA'
  | 'COURSE'
  | 'FILE'
  | 'INCIDENT'
  | 'PRODUCT'
  | 'QUESTION';

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
  /** Every new transition. */
  cameraStatusChanged: StatusTransition;
  /** Every incident that was raised or changed. */
  incidentChanged: Incident;
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

export type TrendRange =
  /** 24 hours, a point an hour. */
  | 'DAY'
  /** 30 days, a point a day. */
  | 'MONTH'
  /** 7 days, a point a day. */
  | 'WEEK';

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
