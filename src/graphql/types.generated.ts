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
  /** What a user has chosen for the look of the dashboard: a JSON object as the specification names it, with `layout`, `customScrollbars`, `animations`, `direction`, `theme` and `alarms`. Every part may be left out; a part that is not known is refused with INVALID_SETTINGS. */
  Settings: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** An IANA time zone name, for example Europe/Istanbul. Decides where days, weeks and months begin. */
  TimeZone: { input: string; output: string; }
};

/** Which sign-in made an account. */
export type AccountSource =
  /** Auth0. */
  | 'AUTH0'
  /** Google's Firebase. */
  | 'FIREBASE'
  /** The product's own accounts. */
  | 'JWT'
  /** KakaoTalk. */
  | 'KAKAO';

/** What `acknowledgeIncidents` is given. */
export type AcknowledgeIncidentsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Written into the log of each, at most 2,000 characters; nothing when left out or null. */
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
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** NOT_FOUND when the board has no such card. */
  cardId: Scalars['ID']['input'];
  /** 1 to 10,000 characters. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** The new label. */
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
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The viewer's groups, which may have become larger. */
  groups: Array<ContactGroup>;
};

/** What `addContacts` is given. */
export type AddContactsInput = {
  /** Between 1 and 100 contacts; all are added or none. */
  contacts: Array<ContactInput>;
  /** As many, each 16 to 64 letters, digits, hyphens or underscores of the caller's choice: whom the caller added with such a key before is answered and not added again, so that a call without an answer can be made anew. A key becomes the contact's id. BAD_USER_INPUT for other keys, and for those that somebody else has used. */
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 100 groups that are made for them, together with them: none is left when they are refused. None when left out. */
  newGroups?: InputMaybe<Array<NewContactGroupInput>>;
};

/** What `addContacts` answers. */
export type AddContactsPayload = {
  /** The new contacts, in the order of the input; empty when there are errors. */
  contacts: Array<Contact>;
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused, such as `contacts.2.email`; empty when it was done. */
  errors: Array<FieldError>;
  /** The viewer's groups, which may have become larger. */
  groups: Array<ContactGroup>;
};

/** What `addHandoverNote` is given. */
export type AddHandoverNoteInput = {
  /** The site that it concerns; all when left out or null. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input'];
};

/** What `addHandoverNote` answers. */
export type AddHandoverNotePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  note: Maybe<HandoverNote>;
};

/** What `addIncidentEvidence` is given. */
export type AddIncidentEvidenceInput = {
  /** A data address of a JPEG or PNG, at most 64 kB. */
  image: Scalars['String']['input'];
  /** NOT_FOUND when there is no such incident. */
  incidentId: Scalars['ID']['input'];
  /** When the picture was taken; not in the future. */
  takenAt: Scalars['DateTime']['input'];
};

/** What `addIncidentEvidence` answers. */
export type AddIncidentEvidencePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The picture that is kept now. */
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
  /** NOT_FOUND when there is no such order. */
  orderId: Scalars['ID']['input'];
  /** NOT_FOUND when there is no such state. */
  statusId: Scalars['ID']['input'];
};

/** What `addOrderStatus` answers. */
export type AddOrderStatusPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  order: Maybe<Order>;
};

/** What `addSampleData` is given. */
export type AddSampleDataInput = {
  /** Where they are added. */
  app: OfficeApp;
};

/** What `addSampleData` answers. */
export type AddSampleDataPayload = {
  /** How many things were added; 0 when the app has sample data already. */
  added: Scalars['Int']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** Pictures and videos that belong together. */
export type Album = {
  /** Unique among the albums; it never changes. */
  id: Scalars['ID']['output'];
  /** What it shows, in a few words. */
  info: Scalars['String']['output'];
  /** Its pictures and videos, in the order in which they are shown. */
  media: Array<ProfileMedia>;
  /** How it is called. */
  name: Scalars['String']['output'];
};

/** What `allowMediaOrigin` is given. */
export type AllowMediaOriginInput = {
  /**
   * Scheme (http or https), host and port as in an address, at most 120 characters: no path, no wildcard, no credentials.
   * Addresses of the own network link and of cloud metadata are refused.
   */
  origin: Scalars['String']['input'];
};

/** What `allowMediaOrigin` answers. */
export type AllowMediaOriginPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. The one that stands already where the origin was allowed before. */
  origin: Maybe<MediaOrigin>;
};

/** What `assignIncidents` is given. */
export type AssignIncidentsInput = {
  /** NOT_FOUND when there is no such member; nobody when left out or null. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `assignIncidents` answers. */
export type AssignIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** What `attendIncidents` is given. */
export type AttendIncidentsInput = {
  /** What is open or selected on the page now, instead of what it told before: 1,000 at most. */
  incidentIds: Array<Scalars['ID']['input']>;
  /** The page that tells it, by an id of its own making: 64 characters at most count. */
  page: Scalars['ID']['input'];
};

/** What `attendIncidents` answers. */
export type AttendIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Until when it counts; tell it anew before. Null when no incident is open or selected. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody did. */
export type AuditAction =
  /** Changed something. */
  | 'CHANGE'
  /** Made something new. */
  | 'CREATE'
  /** Began or ended a drill. */
  | 'DRILL'
  /** Took data out as a file. */
  | 'EXPORT'
  /** Read a file of cameras. */
  | 'IMPORT'
  /** An account was made; the detail is its role. */
  | 'REGISTER'
  /** Removed something. */
  | 'REMOVE'
  /** Somebody signed in; the detail is the provider, or empty for an account of ours. */
  | 'SIGN_IN'
  /** Somebody tried to sign in as the subject and could not; when no account has the name, it is the name that was tried. */
  | 'SIGN_IN_REFUSED'
  /** Looked at a camera. */
  | 'VIEW';

/** Who viewed, changed or exported what, and when. Never changed once it is written. */
export type AuditEntry = {
  /** What was done. */
  action: AuditAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The same of all entries of one call, and of the calls of an account that it sent as one; another for any other call. */
  batchId: Scalars['ID']['output'];
  /** What changed, or how much was exported: a sentence, or nothing. */
  detail: Scalars['String']['output'];
  /** Unique among the audit entries; it never changes. */
  id: Scalars['ID']['output'];
  /** What kind of thing it was done to. */
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

/** A page of audit entries. */
export type AuditEntryConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<AuditEntryEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<AuditEntry>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of audit entries. */
export type AuditEntryEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditEntry;
};

/** Which entries a list holds; all conditions must hold. */
export type AuditFilter = {
  /** Only these actions; all when left out or empty. */
  actions?: InputMaybe<Array<AuditAction>>;
  /** Only what was done in this stretch; ever when left out. */
  at?: InputMaybe<TimeRangeInput>;
  /** Only the entries of this line, in their order; those of all when left out. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the subject's name, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** What was done with one camera, incident, wall. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done to things of these kinds; to all when left out or empty. */
  subjects?: InputMaybe<Array<AuditSubject>>;
  /** Part of the name of the account, in any case. */
  user?: InputMaybe<Scalars['String']['input']>;
  /** Id of the account that did it; null for any. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * What an account did in one call, or in several that it sent as one (`extensions.batchId` of the request): the entries that
 * say the same of however many things.
 */
export type AuditLine = {
  /** What was done. */
  action: AuditAction;
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** How many entries it has. */
  count: Scalars['Int']['output'];
  /** What changed, or how much was exported: a sentence, or nothing. */
  detail: Scalars['String']['output'];
  /** Its first entries, at most three, in their order. `auditEntries` reads all, with the id of the line as filter. */
  firstEntries: Array<AuditEntry>;
  /** That of its first entry; it never changes. */
  id: Scalars['ID']['output'];
  /** What kind of thing it was done to. */
  subject: AuditSubject;
  /** Id of the account; null when somebody tried to sign in by a name that no account has. */
  userId: Maybe<Scalars['ID']['output']>;
  /** The name that the account had then; empty when there was none. */
  userName: Scalars['String']['output'];
};

/** A page of lines of the audit. */
export type AuditLineConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<AuditLineEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<AuditLine>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of lines of the audit. */
export type AuditLineEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AuditLine;
};

/** What something was done to. */
export type AuditSubject =
  /** An account. */
  | 'ACCOUNT'
  /** The audit itself. */
  | 'AUDIT'
  /** A board. */
  | 'BOARD'
  /** A camera of the registry. */
  | 'CAMERA'
  /** A contact. */
  | 'CONTACT'
  /** An incident. */
  | 'INCIDENT'
  /** The right to make an account; the detail is its role. */
  | 'INVITATION'
  /** A maintenance window. */
  | 'MAINTENANCE'
  /** An origin from which pages may fetch pictures. */
  | 'MEDIA_ORIGIN'
  /** A project. */
  | 'PROJECT'
  /** A site. */
  | 'SITE'
  /** Somebody of the team. */
  | 'TEAM_MEMBER'
  /** A shared wall or tour. */
  | 'WALL';

/** What `beginUpload` is given. */
export type BeginUploadInput = {
  /** What tells this file from others of its sender, made of name, size and moment of change, for example: an unfinished upload of the same is gone on with. None when left out. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters, without control characters and marks of writing direction; what stands before the last slash is left out. */
  name: Scalars['String']['input'];
  /** What the file is for; an attachment when left out. */
  purpose?: UploadPurpose;
  /** In bytes, 1 to 26,214,400 (25 MB); to 5 MB for pictures and 1 MB for avatars. */
  size: Scalars['Int']['input'];
  /** As IANA writes it, for example image/png; empty where it is not known. */
  type?: Scalars['String']['input'];
};

/** What `beginUpload` answers. */
export type BeginUploadPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  upload: Maybe<Upload>;
};

/** A file that somebody has sent, whole and checked. Other things refer to it: mails, notes, contacts. */
export type Blob = {
  /** Unique among the blobs, and hard to guess; it never changes. */
  id: Scalars['ID']['output'];
  /** A picture that a page may show: PNG, JPEG, GIF, WebP or AVIF. */
  isPicture: Scalars['Boolean']['output'];
  /** As its sender called it: a text to be shown, never a path. */
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** The media type of its content, for example image/png: found in its bytes where they tell it. */
  type: Scalars['String']['output'];
  /** The path of this site that it is downloaded from, with the token of the session (docs/uploads.md). */
  url: Scalars['String']['output'];
};

/** A board of lists of cards, shared by all who are signed in. */
export type Board = {
  /** Every card of the board, also those that lie in no list. */
  cards: Array<BoardCard>;
  /** Unique among the boards; it never changes. */
  id: Scalars['ID']['output'];
  /** Which its cards may have. */
  labels: Array<BoardLabel>;
  /** From first to last. */
  lists: Array<BoardList>;
  /** Who may be put on its cards. */
  members: Array<TeamMember>;
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
  /** How the board is shown. */
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
  /** What was written, or the name of the attachment. */
  message: Scalars['String']['output'];
  /** When it was done. */
  time: Scalars['DateTime']['output'];
  /** What was done. */
  type: BoardActivityType;
};

/** One that is there already stays as it is; a new one is the viewer's, and of now. */
export type BoardActivityInput = {
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 10,000 characters. */
  message: Scalars['String']['input'];
  /** What was done. */
  type: BoardActivityType;
};

/** What was done to a card. */
export type BoardActivityType =
  /** Somebody added an attachment. */
  | 'ATTACHMENT'
  /** Somebody wrote a comment. */
  | 'COMMENT';

/** A picture or an address that belongs to a card. */
export type BoardAttachment = {
  /** Unique within the card. */
  id: Scalars['ID']['output'];
  /** How it is called. */
  name: Scalars['String']['output'];
  /** When it was added. */
  time: Scalars['DateTime']['output'];
  /** Picture or link. */
  type: BoardAttachmentType;
  /** Of a picture its address, which may hold the picture itself (data:). */
  url: Scalars['String']['output'];
};

/** A picture or link on a card. */
export type BoardAttachmentInput = {
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Picture or link. */
  type: BoardAttachmentType;
  /** Of a link https or http; of a picture https, or data:image/… of a PNG, JPEG, GIF or WebP. */
  url: Scalars['String']['input'];
};

/** What an attachment is. */
export type BoardAttachmentType =
  /** A picture. */
  | 'IMAGE'
  /** A link. */
  | 'LINK';

/** A piece of work. */
export type BoardCard = {
  /** Newest first. */
  activities: Array<BoardActivity>;
  /** Pictures and links, at most 100, in the order in which they were added. */
  attachments: Array<BoardAttachment>;
  /** The board that it belongs to. */
  board: Board;
  /** At most 100, in the order in which they were added. */
  checklists: Array<BoardChecklist>;
  /** The attachment that stands on the card's face. */
  cover: Maybe<BoardAttachment>;
  /** Plain text, at most 10,000 characters; empty when there is none. */
  description: Scalars['String']['output'];
  /** Until when it is to be done; null when there is no date. */
  due: Maybe<Scalars['DateTime']['output']>;
  /** Unique among the board cards; it never changes. */
  id: Scalars['ID']['output'];
  /** Labels of the board that it has. */
  labels: Array<BoardLabel>;
  /** Null when it lies in none. */
  list: Maybe<BoardList>;
  /** Who works on it. */
  members: Array<TeamMember>;
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
  /** Whether its changes are followed. */
  subscribed: Scalars['Boolean']['output'];
};

/** What is left out is empty or, in an update, stays as it is; null empties the cover and the due date. */
export type BoardCardInput = {
  /** New attachments are noted by themselves when these are left out. */
  activities?: InputMaybe<Array<BoardActivityInput>>;
  /** All of them from now on, at most 100. */
  attachments?: InputMaybe<Array<BoardAttachmentInput>>;
  /** All of them from now on, at most 100. */
  checklists?: InputMaybe<Array<BoardChecklistInput>>;
  /** One of the attachments. */
  coverId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Until when it is to be done. */
  due?: InputMaybe<Scalars['DateTime']['input']>;
  /** Labels of the board. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Members of the board. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 200 characters; a new card needs one. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether its changes are followed. */
  subscribed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One step of a checklist. */
export type BoardCheckItem = {
  /** Whether it is done. */
  checked: Scalars['Boolean']['output'];
  /** Unique within the checklist. */
  id: Scalars['ID']['output'];
  /** What is to be done. */
  name: Scalars['String']['output'];
};

/** A line of a checklist. */
export type BoardCheckItemInput = {
  /** Whether it is done. */
  checked: Scalars['Boolean']['input'];
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** Steps of a card. */
export type BoardChecklist = {
  /** Unique within the card. */
  id: Scalars['ID']['output'];
  /** At most 100 lines, in their order. */
  items: Array<BoardCheckItem>;
  /** How it is called. */
  name: Scalars['String']['output'];
};

/** A checklist of a card. */
export type BoardChecklistInput = {
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100 lines, in their order. */
  items: Array<BoardCheckItemInput>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** A page of boards. */
export type BoardConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<BoardEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Board>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of boards. */
export type BoardEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Board;
};

/** A new board. */
export type BoardInput = {
  /** The viewer alone, if they are of the team, when they are left out. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 200 characters. */
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
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
};

/** A new label of a board. */
export type BoardLabelInput = {
  /** Hexadecimal, for example #F44336. */
  color: Scalars['String']['input'];
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** A column of a board. */
export type BoardList = {
  /** From top to bottom. */
  cards: Array<BoardCard>;
  /** Unique among the board lists; it never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
};

/** A list as it is to be. */
export type BoardListInput = {
  /** From top to bottom. */
  cardIds: Array<Scalars['ID']['input']>;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** How a board looks and whether it tells of its changes. */
export type BoardSettings = {
  /** Cards show their covers. */
  cardCoverImages: Scalars['Boolean']['output'];
  /** Hexadecimal or the name of a colour; empty for none. */
  color: Scalars['String']['output'];
  /** Whether its changes are followed. */
  subscribed: Scalars['Boolean']['output'];
};

/** How a board is shown. */
export type BoardSettingsInput = {
  /** Whether cards show the pictures on them. */
  cardCoverImages: Scalars['Boolean']['input'];
  /** Hexadecimal or the name of a colour; empty for none. */
  color: Scalars['String']['input'];
  /** Whether its changes are followed. */
  subscribed: Scalars['Boolean']['input'];
};

/** Something in a person's calendar. Nobody else sees it. */
export type CalendarEvent = {
  /** Lasts whole days: those of start and end in UTC, the day of the end not included unless it is that of the start. */
  allDay: Scalars['Boolean']['output'];
  /** At most 5,000 characters; empty when there is none. */
  description: Scalars['String']['output'];
  /** Not before the start; a moment that the event no longer takes. */
  end: Scalars['DateTime']['output'];
  /** Unique among the calendar events; it never changes. */
  id: Scalars['ID']['output'];
  /** When it begins. */
  start: Scalars['DateTime']['output'];
  /** 1 to 200 characters. */
  title: Scalars['String']['output'];
};

/** What is left out stays as it is. */
export type CalendarEventChangesInput = {
  /** Whether it takes whole days. */
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Not before the start. */
  end?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it begins. */
  start?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page of calendar events. */
export type CalendarEventConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<CalendarEventEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<CalendarEvent>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of calendar events. */
export type CalendarEventEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CalendarEvent;
};

/** Which events a list holds; all conditions must hold. */
export type CalendarEventFilter = {
  /** Begins before the end of this stretch, and does not end before its beginning. */
  during?: InputMaybe<TimeRangeInput>;
  /** Occurs in the title or in the description. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An event as a whole. */
export type CalendarEventInput = {
  /** False when left out. */
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  /** Empty when left out. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Not before the start. */
  end: Scalars['DateTime']['input'];
  /** When it begins. */
  start: Scalars['DateTime']['input'];
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** A camera in the registry. Its health is derived from its status transitions and never stored. */
export type Camera = {
  /** The part of the site that it watches, at most 60 characters; empty when it belongs to none. */
  group: Scalars['String']['output'];
  /** How it did in a stretch of time. */
  health: CameraHealth;
  /** Unique among the cameras; it never changes. */
  id: Scalars['ID']['output'];
  /** Incidents raised in the period; those folded into a storm count with it, not here. */
  incidentCount: Scalars['Int']['output'];
  /** When it was put up. */
  installedAt: Scalars['DateTime']['output'];
  /** The status now as a whole transition, with its detail; null when it was never observed. */
  lastTransition: Maybe<StatusTransition>;
  /** Where on earth it stands. */
  location: Location;
  /** Maker and type, at most 100 characters; empty when it is not known. */
  model: Scalars['String']['output'];
  /** What people call it, at most 100 characters. */
  name: Scalars['String']['output'];
  /** The worst severity among its incidents that are new or acknowledged; null when none is open. */
  openSeverity: Maybe<IncidentSeverity>;
  /** Whether somebody took it out of service. */
  operatorState: OperatorState;
  /** 1 is watched first, 5 last. */
  priority: Scalars['Int']['output'];
  /** Since when it is no longer in the registry and who took it out; null while it is there. */
  removal: Maybe<CameraRemoval>;
  /** When somebody is expected to watch this camera; empty means never. */
  schedule: Array<ViewWindow>;
  /** Where it stands. */
  site: Site;
  /** What the last status transition says; NOT_OBSERVED when there is none. */
  state: CameraState;
  /** Why the camera is in its state; null when it was never observed. */
  stateReason: Maybe<StatusReason>;
  /** When the camera entered its state; null when it was never observed. */
  stateSince: Maybe<Scalars['DateTime']['output']>;
  /** How its pictures come, each kind once. */
  streamKinds: Array<StreamKind>;
  /** The ways to its pictures, 1 to 4. */
  streams: Array<CameraStream>;
  /** At most 20 words of at most 40 characters. */
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
  /** Words that every camera gets; none when left out. */
  addTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The group of all of them, at most 60 characters; empty for none. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Of all of them; 1 is watched first, 5 last. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Words that every camera loses; none when left out. */
  removeTags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where all of them stand from now on; NOT_FOUND when there is no such site. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is left out stays as it is. */
export type CameraChangesInput = {
  /** The part of the site that it watches, at most 60 characters; empty for none. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Where on earth it stands. */
  location?: InputMaybe<LocationInput>;
  /** Maker and type, at most 100 characters. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 1 is watched first, 5 last. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Where it stands; NOT_FOUND when there is no such site. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** All streams of the camera from now on. */
  streams?: InputMaybe<Array<StreamInput>>;
  /** All its words from now on, at most 20. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of cameras. */
export type CameraConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<CameraEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Camera>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** How many cameras are in which state now. */
export type CameraCounts = {
  /** Each state once, those without a camera included. */
  byState: Array<CameraStateCount>;
  /** Cameras that somebody took out of service: paused or in maintenance. */
  excluded: Scalars['Int']['output'];
  /** Cameras that give pictures: up or degraded. */
  live: Scalars['Int']['output'];
  /** Cameras of which nobody has seen a picture yet; they are in none of the other groups. */
  notObserved: Scalars['Int']['output'];
  /** Cameras that should give pictures and do not: down or unknown. */
  offline: Scalars['Int']['output'];
  /** All cameras that fulfil the filter. */
  total: Scalars['Int']['output'];
};

/** A row of a page of cameras. */
export type CameraEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Camera;
};

/** Which cameras a list holds; all conditions must hold. */
export type CameraFilter = {
  /** Only cameras of these groups; of all when left out or empty. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only these; unknown ids are passed over. All when left out or empty. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those in or out of service; both when left out or null. */
  operatorState?: InputMaybe<OperatorState>;
  /** Part of the name, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only cameras of these sites; of all when left out or empty. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** States now. */
  states?: InputMaybe<Array<CameraState>>;
};

/**
 * Health over a stretch of time. uptime = (up + degraded) ÷ (up + degraded + down);
 * unknown, not observed, maintenance and paused are left out; coverage says how much of the time was observed.
 */
export type CameraHealth = {
  /** Share from 0 to 1 of the time that was observed (up, degraded or down). */
  coverage: Scalars['Float']['output'];
  /** Time in state DEGRADED. */
  degradedSeconds: Scalars['Int']['output'];
  /** Time in state DOWN. */
  downSeconds: Scalars['Int']['output'];
  /** Time in state MAINTENANCE. */
  maintenanceSeconds: Scalars['Int']['output'];
  /** How often the camera went down. */
  malfunctions: Scalars['Int']['output'];
  /** Mean seconds of service between failures; null when nothing failed. */
  mtbfSeconds: Maybe<Scalars['Int']['output']>;
  /** Mean seconds to repair, over closed outages; null when none closed. */
  mttrSeconds: Maybe<Scalars['Int']['output']>;
  /** The camera is down now. */
  outageOpen: Scalars['Boolean']['output'];
  /**
   * 1 when an outage that began earlier lasted into the stretch, else 0. Its time counts as down, and its malfunction when it
   * began: so uptime can be low without a malfunction.
   */
  outagesBefore: Scalars['Int']['output'];
  /** Time in state PAUSED. */
  pausedSeconds: Scalars['Int']['output'];
  /** A mark for the whole, with its parts; null when nothing was observed. */
  score: Maybe<HealthScore>;
  /** Time in state UNKNOWN or NOT_OBSERVED, or before the first observation. */
  unknownSeconds: Scalars['Int']['output'];
  /** Time in state UP. */
  upSeconds: Scalars['Int']['output'];
  /** Share from 0 to 1; null when nothing was observed, which is not 0. */
  uptime: Maybe<Scalars['Float']['output']>;
};

/** A field that the line changes. Credentials are never shown. */
export type CameraImportChange = {
  /** What the field becomes. */
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
  /** The fields that the line changes, in the order of the columns. */
  changes: Array<CameraImportChange>;
  /** Why the line is refused; the field is the head of the column. */
  errors: Array<FieldError>;
  /** From 1 on, the line of heads included. */
  line: Scalars['Int']['output'];
  /** The camera's name, as the line gives it; empty when it gives none. */
  name: Scalars['String']['output'];
  /** What becomes of the line. */
  outcome: ImportOutcome;
};

/** A site that a file of cameras names and that does not exist. */
export type CameraImportSite = {
  /** How many lines name it. */
  lines: Scalars['Int']['output'];
  /** As the file spells it. */
  name: Scalars['String']['output'];
};

/** How many incidents a camera had, by severity; those folded into a storm count with it, not here. */
export type CameraIncidents = {
  /** The camera that raised them. */
  camera: Camera;
  /** Those of high severity. */
  high: Scalars['Int']['output'];
  /** Those of low severity. */
  low: Scalars['Int']['output'];
  /** Those of medium severity. */
  medium: Scalars['Int']['output'];
  /** Those that are new or acknowledged. */
  open: Scalars['Int']['output'];
  /** All of them. */
  total: Scalars['Int']['output'];
};

/** A camera as a whole. */
export type CameraInput = {
  /** The part of the site that it watches, at most 60 characters; none when left out or null. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Where the site is, when left out. */
  location?: InputMaybe<LocationInput>;
  /** Maker and type, at most 100 characters; empty when left out or null. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** 1 is watched first, 5 last; 3 when left out. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Where it stands; NOT_FOUND when there is no such site. */
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
  /** Ascending when left out. */
  direction?: SortDirection;
  /** What is ordered by; name when left out. */
  field?: CameraOrderField;
};

/** What cameras are ordered by. */
export type CameraOrderField =
  /** Time without pictures: down. */
  | 'DOWN_TIME'
  /** By when they were put up. */
  | 'INSTALLED_AT'
  /** How often the camera went down. */
  | 'MALFUNCTIONS'
  /** By name. */
  | 'NAME'
  /** By whether they were taken out of service. */
  | 'OPERATOR_STATE'
  /** By priority, 1 is watched first. */
  | 'PRIORITY'
  /** Best first: up, degraded, down, unknown, not yet observed, in maintenance, paused. */
  | 'STATE'
  /** Share of the observed time; cameras that were not observed stand last in both directions. */
  | 'UPTIME'
  /** Time with pictures: up or degraded. */
  | 'UP_TIME';

/** A camera that was removed is not watched, counted or found any more. What it did until then is kept. */
export type CameraRemoval = {
  /** When it was removed. */
  at: Scalars['DateTime']['output'];
  /** The name of the account that removed it, as it was then. */
  by: Scalars['String']['output'];
};

/** What is known of a camera's pictures. */
export type CameraState =
  /** Gives pictures, but late, few or poor ones. */
  | 'DEGRADED'
  /** Should give pictures and does not. */
  | 'DOWN'
  /** Is worked on; does not count as down. */
  | 'MAINTENANCE'
  /** Nobody has seen a picture yet since it was added or put back into service: it is neither up nor down. */
  | 'NOT_OBSERVED'
  /** Taken out of service; does not count as down. */
  | 'PAUSED'
  /** Cannot be observed, for example because its site is out of reach. */
  | 'UNKNOWN'
  /** Gives pictures as it should. */
  | 'UP';

/** How many cameras are in one state. */
export type CameraStateCount = {
  /** How many cameras are in it now. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: CameraState;
};

/** What was observed of a camera. */
export type CameraStatusInput = {
  /** NOT_FOUND when there is no such camera. */
  cameraId: Scalars['ID']['input'];
  /** What else is known, for people; nothing when left out or null. */
  detail?: InputMaybe<Scalars['String']['input']>;
  /** Why it is in this state. */
  reason: StatusReason;
  /** The state that was observed; BAD_USER_INPUT for PAUSED and NOT_OBSERVED. */
  to: CameraState;
};

/** One way to get pictures from a camera. Credentials can be written but never read. */
export type CameraStream = {
  /** Scheme, host, port and path, without credentials. Null for synthetic streams, and for RTSP, which no browser plays, where the viewer is not staff. */
  address: Maybe<StreamAddress>;
  /** Pictures a second, as the camera is set up. */
  framesPerSecond: Scalars['Int']['output'];
  /** Whether a user name, password or token is kept for it. */
  hasCredentials: Scalars['Boolean']['output'];
  /** Of a picture, in pixels. */
  height: Scalars['Int']['output'];
  /** How its pictures come. */
  kind: StreamKind;
  /** Unique within the camera, at most 40 characters. */
  name: Scalars['String']['output'];
  /** Whether it is the full or the small picture. */
  role: StreamRole;
  /** Of a picture, in pixels. */
  width: Scalars['Int']['output'];
};

/** What `cancelMaintenance` is given. */
export type CancelMaintenanceInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `cancelMaintenance` answers. */
export type CancelMaintenancePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  window: Maybe<MaintenanceWindow>;
};

/** What `cancelUpload` is given. */
export type CancelUploadInput = {
  /** NOT_FOUND unless it is an upload of the viewer's, or a whole blob of theirs that nothing refers to. */
  id: Scalars['ID']['input'];
};

/** What `cancelUpload` answers. */
export type CancelUploadPayload = {
  /** Id of the upload that is gone. */
  deletedId: Scalars['ID']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `changeCameras` is given. */
export type ChangeCamerasInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: CameraBulkChangesInput;
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `changeCameras` answers. */
export type ChangeCamerasPayload = {
  /** The cameras as they are now; empty when there are errors. */
  cameras: Array<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `changeContactGroupMembers` is given. */
export type ChangeContactGroupMembersInput = {
  /** Who joins, at most 100; nobody when left out. */
  add?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** Who leaves, at most 100; nobody when left out. */
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

/** The password that is and the one that is to be. */
export type ChangePasswordInput = {
  /** 8 to 256 characters. */
  newPassword: Scalars['String']['input'];
  /** The password that signs in today. */
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
  /** The person at the other end. */
  contact: ChatContact;
  /** What the viewer sent until then has reached the contact; null when nothing has. */
  deliveredUntil: Maybe<Scalars['DateTime']['output']>;
  /** Unique among the chats; it never changes. */
  id: Scalars['ID']['output'];
  /** Null while nothing was said. */
  lastMessage: Maybe<ChatMessage>;
  /** When the last message was sent; null when there is none. */
  lastMessageAt: Maybe<Scalars['DateTime']['output']>;
  /** Newest first, at most 100 a page. */
  messages: ChatMessageConnection;
  /** What the viewer sent until then was read by the contact; null when nothing was. */
  readUntil: Maybe<Scalars['DateTime']['output']>;
  /** Messages of the other that the viewer has not read. */
  unreadCount: Scalars['Int']['output'];
};


/** What the viewer and one contact have said. The contact, who may be a user too, has a chat of their own. */
export type ChatMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of chats. */
export type ChatConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<ChatEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Chat>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** Somebody to talk to. Status and mood are the person's own; what is unread is the viewer's. */
export type ChatContact = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** The viewer's chat with this person; null when there is none yet. */
  chat: Maybe<Chat>;
  /** E-mail address, as the team or the address book knows it; empty when neither does. */
  email: Scalars['String']['output'];
  /** Unique among the people to write to; it never changes. */
  id: Scalars['ID']['output'];
  /** A sentence about oneself. */
  mood: Scalars['String']['output'];
  /** How the person is called. */
  name: Scalars['String']['output'];
  /** The person's page in the address book; null when there is none. */
  person: Maybe<Contact>;
  /** What the person has chosen; OFFLINE while no tab of theirs is connected. */
  status: ChatStatus;
  /** Messages of this person that the viewer has not seen. */
  unreadCount: Scalars['Int']['output'];
};

/** A page of people to write to. */
export type ChatContactConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<ChatContactEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<ChatContact>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of people to write to. */
export type ChatContactEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ChatContact;
};

/** A row of a page of chats. */
export type ChatEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Chat;
};

/** One message of a chat. */
export type ChatMessage = {
  /** The conversation that it belongs to. */
  chat: Chat;
  /** Unique among the chat messages; it never changes. */
  id: Scalars['ID']['output'];
  /** What the viewer's program called it when it sent it; null for messages of others, and where it gave no key. */
  key: Maybe<Scalars['String']['output']>;
  /** Whether the viewer sent it. */
  mine: Scalars['Boolean']['output'];
  /** Who wrote it. */
  sender: ChatContact;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Plain text, 1 to 4,000 characters. */
  text: Scalars['String']['output'];
};

/** A page of chat messages. */
export type ChatMessageConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<ChatMessageEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<ChatMessage>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of chat messages. */
export type ChatMessageEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ChatMessage;
};

/** Names the chat, or the contact when there may be no chat yet. */
export type ChatMessageInput = {
  /** The conversation; NOT_FOUND when it is not the viewer's. */
  chatId?: InputMaybe<Scalars['ID']['input']>;
  /** The person, when there is no conversation yet; one is begun then. */
  contactId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by the caller, 1 to 64 characters: a message that was sent with this key before is answered, and not sent again. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, 1 to 4,000 characters. */
  text: Scalars['String']['input'];
};

/** Whether a person can be reached. */
export type ChatStatus =
  /** Not at the screen. */
  | 'AWAY'
  /** There, and does not want to be asked. */
  | 'DO_NOT_DISTURB'
  /** Not there, or does not want to be seen. */
  | 'OFFLINE'
  /** There, and answers. */
  | 'ONLINE';

/** Somebody is writing to the viewer. Nothing of it is stored. */
export type ChatTyping = {
  /** Who writes. */
  contact: ChatContact;
  /** How many seconds that holds if nothing more is told; 0 when they have stopped. */
  seconds: Scalars['Int']['output'];
};

/** The viewer, as others see them. */
export type ChatUser = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** Unique among the chat users; it never changes. */
  id: Scalars['ID']['output'];
  /** A sentence about oneself. */
  mood: Scalars['String']['output'];
  /** How the viewer is called in chats. */
  name: Scalars['String']['output'];
  /** What the viewer has chosen. Others see OFFLINE while no tab of the viewer's is connected. */
  status: ChatStatus;
  /** In all chats. */
  unreadCount: Scalars['Int']['output'];
};

/** What is left out stays as it is. */
export type ChatUserInput = {
  /** At most 140 characters; stays as it is when left out or null. */
  mood?: InputMaybe<Scalars['String']['input']>;
  /** Stays as it is when left out or null. */
  status?: InputMaybe<ChatStatus>;
};

/** What `claimNoteReminders` answers. */
export type ClaimNoteRemindersPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** When the next reminder comes; null when none waits. */
  nextAt: Maybe<Scalars['DateTime']['output']>;
  /** Those to tell of now, the oldest reminder first, at most 100; empty when none has come. */
  notes: Array<Note>;
};

/** What `commentOnPost` is given. */
export type CommentOnPostInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** 1 to 2,000 characters. */
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
  /** The page's own content policy does not let it fetch from this origin: the device was not asked. */
  | 'BROWSER_POLICY'
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

/** What a test of a connection comes to. */
export type ConnectionOutcome =
  /** No picture would come; the reason says why. */
  | 'FAILS'
  /** What this test can see says neither: the advice says why. */
  | 'UNKNOWN'
  /** Pictures would come. */
  | 'WORKS';

/** Whether pictures would come from an address, as far as it can be known from where the test ran. */
export type ConnectionTest = {
  /** What to do about it. */
  advice: ConnectionAdvice;
  /** How long the answer took; null when there was none. */
  milliseconds: Maybe<Scalars['Int']['output']>;
  /** Whether pictures would come. */
  outcome: ConnectionOutcome;
  /** Why it fails; null when it works or cannot be known. */
  reason: Maybe<StatusReason>;
  /** From where it was tested. */
  testedBy: ConnectionTester;
};

/** An address that is to be asked once. */
export type ConnectionTestInput = {
  /** The camera whose kept credentials are used when none are given. */
  cameraId?: InputMaybe<Scalars['ID']['input']>;
  /** The stream as the form has it. */
  stream: StreamInput;
};

/** From where a connection was tested. */
export type ConnectionTester =
  /** From the page, as far as a page can ask. */
  | 'BROWSER'
  /** From the server. */
  | 'SERVER';

/** A person of the address book, which everybody shares. Stars, frequent use and groups are each viewer's own. */
export type Contact = {
  /** As it was written; empty when it is not known. */
  address: Scalars['String']['output'];
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** A day, written like 1984-05-29; null when it is not known. */
  birthday: Maybe<Scalars['String']['output']>;
  /** This person in the chat; null when they cannot be talked to there. */
  chatContact: Maybe<ChatContact>;
  /** Empty when it is not known. */
  company: Scalars['String']['output'];
  /** Empty when it is not known. */
  email: Scalars['String']['output'];
  /** The viewer has pinned this person, or wrote three mails or chat messages to them within the last 90 days. */
  frequent: Scalars['Boolean']['output'];
  /** The viewer's groups that the person is in, by name. */
  groups: Array<ContactGroup>;
  /** Unique among the contacts; it never changes. */
  id: Scalars['ID']['output'];
  /** Empty when it is not known. */
  jobTitle: Scalars['String']['output'];
  /** Family name; empty when it is not known. */
  lastName: Scalars['String']['output'];
  /** First name. */
  name: Scalars['String']['output'];
  /** Empty when there is none. */
  nickname: Scalars['String']['output'];
  /** Plain text; empty when there are none. */
  notes: Scalars['String']['output'];
  /** As it was written; empty when it is not known. */
  phone: Scalars['String']['output'];
  /** The viewer keeps this person among the frequent ones, however rarely they write. */
  pinned: Scalars['Boolean']['output'];
  /** The viewer may remove it: whoever made it, and staff. */
  removable: Scalars['Boolean']['output'];
  /** By the viewer. */
  starred: Scalars['Boolean']['output'];
};

/** What is left out stays as it is; null empties the birthday. */
export type ContactChangesInput = {
  /** Empty removes it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** An address (https, http or a path of this site, such as the url of a blob), or data:image/… of a PNG, JPEG, GIF or WebP; empty for none. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** A day, written like 1984-05-29. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** Empty removes it. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address; empty removes it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Empty removes it. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** First name; not empty. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Empty removes it. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Plain text; empty removes them. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Empty removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A page of contacts. */
export type ContactConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<ContactEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Contact>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** How many people each view of the address book shows to the viewer. */
export type ContactCounts = {
  /** All contacts. */
  all: Scalars['Int']['output'];
  /** Those that the viewer writes to often or has pinned. */
  frequent: Scalars['Int']['output'];
  /** Those with the viewer's star. */
  starred: Scalars['Int']['output'];
};

/** A row of a page of contacts. */
export type ContactEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Contact;
};

/** All that is named must hold. */
export type ContactFilter = {
  /** Has one of these addresses, in capital or small letters; at most 100. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of the viewer's groups; NOT_FOUND when there is no such group. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /** Is one of these; at most 100. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Occurs in one of the fields. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** All contacts, or a part of them; all when left out. */
  view?: ContactView;
};

/** People whom the viewer has put together. Nobody else sees the group. */
export type ContactGroup = {
  /** How many contacts belong to it. */
  contactCount: Scalars['Int']['output'];
  /** Unique among the contact groups; it never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 60 characters. */
  name: Scalars['String']['output'];
};

/** What is left out is empty. */
export type ContactInput = {
  /** Empty when left out. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** An address (https, http or a path of this site, such as the url of a blob), or data:image/… of a PNG, JPEG, GIF or WebP; empty for none. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** A day, written like 1984-05-29. */
  birthday?: InputMaybe<Scalars['String']['input']>;
  /** Empty when left out. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** An e-mail address; empty when left out. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The viewer's groups that the contact joins, at most 100; NOT_FOUND when one does not exist. None when left out. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Empty when left out. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Empty when left out. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** First name; not empty. */
  name: Scalars['String']['input'];
  /** Empty when left out. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Plain text; empty when left out. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Empty when left out. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** How contacts are ordered; equals stand by id. */
export type ContactOrder = {
  /** Which way; ASC when left out. */
  direction?: SortDirection;
  /** What is ordered by; NAME when left out. */
  field?: ContactOrderField;
};

/** What contacts are ordered by. */
export type ContactOrderField =
  /** By company. */
  | 'COMPANY'
  /** By e-mail address. */
  | 'EMAIL'
  /** By job title. */
  | 'JOB_TITLE'
  /** By family name. */
  | 'LAST_NAME'
  /** By first name. */
  | 'NAME'
  /** By telephone number, as it is written. */
  | 'PHONE';

/** A part of the contacts. */
export type ContactView =
  /** Every contact. */
  | 'ALL'
  /** Those that the viewer writes to often or has pinned. */
  | 'FREQUENT'
  /** Those with the viewer's star. */
  | 'STARRED';

/** One weekday of a conversion. */
export type ConversionDay = {
  /** Beginning of the day, included. */
  from: Scalars['DateTime']['output'];
  /** How many of them were acknowledged within the target time. */
  inTime: Scalars['Int']['output'];
  /** How many incidents were raised. */
  raised: Scalars['Int']['output'];
  /** End of the day, not included. */
  to: Scalars['DateTime']['output'];
  /** Share from 0 to 1; null when no incident was raised. */
  value: Maybe<Scalars['Float']['output']>;
};

/** What `copyBoard` is given. */
export type CopyBoardInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** Of the new board, 1 to 200 characters. */
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
  /** The subject that it belongs to. */
  category: CourseCategory;
  /** What one learns; plain text, at most 2,000 characters, empty when there is none. */
  description: Scalars['String']['output'];
  /** Unique among the courses; it never changes. */
  id: Scalars['ID']['output'];
  /** In minutes. */
  length: Scalars['Int']['output'];
  /** The end of its address, made of the title. */
  slug: Scalars['String']['output'];
  /** In their order. */
  steps: Array<CourseStep>;
  /** What the course is called; 1 to 200 characters. */
  title: Scalars['String']['output'];
  /** How many steps it has, 0 to 50. */
  totalSteps: Scalars['Int']['output'];
  /** When the course was last changed. */
  updated: Scalars['DateTime']['output'];
};

/** What a course is about. */
export type CourseCategory = {
  /** As in CSS, for example #2196F3. */
  color: Scalars['String']['output'];
  /** Unique among the course categories; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  label: Scalars['String']['output'];
  /** How filters and inputs name the category. */
  value: CourseCategoryValue;
};

/** The subject of a course. */
export type CourseCategoryValue =
  /** Android. */
  | 'ANDROID'
  /** Cloud. */
  | 'CLOUD'
  /** Firebase. */
  | 'FIREBASE'
  /** Web. */
  | 'WEB';

/** What is left out stays as it is. */
export type CourseChangesInput = {
  /** How many steps the viewer has opened, from 0 to the number of steps; left out or null: as it was. */
  activeStep?: InputMaybe<Scalars['Int']['input']>;
  /** The subject that it belongs to. */
  category?: InputMaybe<CourseCategoryValue>;
  /** At most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** In minutes. */
  length?: InputMaybe<Scalars['Int']['input']>;
  /** All steps, when they change. */
  steps?: InputMaybe<Array<CourseStepInput>>;
  /** 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page of courses. */
export type CourseConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<CourseEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Course>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of courses. */
export type CourseEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Course;
};

/** Which courses a list holds; all conditions must hold. */
export type CourseFilter = {
  /** Only courses of this subject; of all when left out or null. */
  category?: InputMaybe<CourseCategoryValue>;
  /** Occurs in the title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A course as a whole. */
export type CourseInput = {
  /** How many steps the viewer has opened, from 0 to the number of steps; left out or null: as it was. */
  activeStep?: InputMaybe<Scalars['Int']['input']>;
  /** The subject that it belongs to. */
  category: CourseCategoryValue;
  /** At most 2,000 characters; empty when left out. */
  description?: Scalars['String']['input'];
  /** In minutes. */
  length: Scalars['Int']['input'];
  /** At most 50. */
  steps?: Array<CourseStepInput>;
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** One page of a course. */
export type CourseStep = {
  /** HTML, cleaned when it was written; clean it again before it is shown. */
  content: Scalars['String']['output'];
  /** Unique among the course steps; it never changes. */
  id: Scalars['ID']['output'];
  /** Heading of the step; not empty. */
  title: Scalars['String']['output'];
};

/** One step of a course that is written. */
export type CourseStepInput = {
  /** HTML. What could run or load something is left out of what is kept. */
  content: Scalars['String']['input'];
  /** Null for a new step. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Heading; not empty. */
  title: Scalars['String']['input'];
};

/** What `createBoardCard` is given. */
export type CreateBoardCardInput = {
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** What the new card holds. */
  card: BoardCardInput;
  /** The list that it is put into; NOT_FOUND when the board has none such. */
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
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** 1 to 200 characters. */
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
  /** Who belongs to it, at most 100; nobody when left out. */
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 1 to 60 characters. */
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

/** Who is invited. */
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
  /** 1 to 2,000 characters. */
  message: Scalars['String']['input'];
};

/** What `createPost` answers. */
export type CreatePostPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

/** What `createProject` answers. */
export type CreateProjectPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  project: Maybe<Project>;
};

/** What `createSite` answers. */
export type CreateSitePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  site: Maybe<Site>;
};

/** What `createTeamMember` answers. */
export type CreateTeamMemberPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  teamMember: Maybe<TeamMember>;
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
  /** Empty when there is none. */
  company: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Unique among the customers; it never changes. */
  id: Scalars['ID']['output'];
  /** Where the invoice goes. */
  invoiceAddress: PostalAddress;
  /** Empty when it is not known. */
  jobTitle: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** As it was written. */
  phone: Scalars['String']['output'];
  /** Where the goods go. */
  shippingAddress: PostalAddress;
};

/** What `deleteBoard` is given. */
export type DeleteBoardInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `deleteBoard` answers. */
export type DeleteBoardPayload = {
  /** Id of the board that is gone. */
  deletedId: Scalars['ID']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `deleteContactGroup` is given. */
export type DeleteContactGroupInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `deleteContactGroup` answers. */
export type DeleteContactGroupPayload = {
  /** Contacts that were in it. */
  contacts: Array<Contact>;
  /** Id of the group that is gone. */
  deletedId: Scalars['ID']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `deleteMails` is given. */
export type DeleteMailsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `deleteMails` answers. */
export type DeleteMailsPayload = {
  /** All mails that are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `deleteTodos` is given. */
export type DeleteTodosInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `deleteTodos` answers. */
export type DeleteTodosPayload = {
  /** All to-dos that are gone. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** The demo data and the small events that keep them alive. */
export type Demo = {
  /** Small events happen by themselves. */
  pulseRunning: Scalars['Boolean']['output'];
  /** The data can be made anew. */
  resettable: Scalars['Boolean']['output'];
};

/** On what somebody looks. */
export type DeviceKind =
  /** A computer. */
  | 'DESKTOP'
  /** A telephone. */
  | 'MOBILE'
  /** A tablet. */
  | 'TABLET';

/** Which part of the visits came from one kind of device. */
export type DeviceShare = {
  /** Difference to the stretch before, in shares; null when one of the two had no visit. */
  change: Maybe<Scalars['Float']['output']>;
  /** The kind of device. */
  device: DeviceKind;
  /** Share from 0 to 1; null when there was no visit. */
  share: Maybe<Scalars['Float']['output']>;
  /** Visits on it. */
  visits: Scalars['Int']['output'];
};

/** What `dismissIncidents` is given. */
export type DismissIncidentsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Written into the log of each, at most 2,000 characters; nothing when left out or null. */
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
  /** Unique among the drills; it never changes. */
  id: Scalars['ID']['output'];
  /** The one that operators have to work; of a storm, the one that the others were folded into. */
  incident: Maybe<Incident>;
  /** What is broken. */
  kind: DrillKind;
  /** Where it takes place. */
  site: Site;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Null when whoever started it is no member of the team. */
  startedBy: Maybe<TeamMember>;
  /** What is to be done, in this order: all five, each with the moment when it was done. */
  steps: Array<DrillStep>;
};

/** What a drill breaks. */
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
  /** What has to be done. */
  name: DrillStepName;
  /** Since the drill began; null while it is not done. */
  seconds: Maybe<Scalars['Int']['output']>;
};

/** A step of the exercise, in this order. */
export type DrillStepName =
  /** Somebody acknowledged the incident. */
  | 'ACKNOWLEDGE'
  /** The camera's state has changed: the drill sets it itself, so that nothing has to be detected. */
  | 'DETECT'
  /** An incident was raised. */
  | 'INCIDENT'
  /** A note says what happened: written while closing it, or afterwards. */
  | 'REPORT'
  /** It was resolved or dismissed. */
  | 'RESOLVE';

/** Everything that starting or ending drills has changed. */
export type EndAllDrillsPayload = {
  /** The drills that ended; empty when none was under way. */
  drills: Array<Drill>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The incidents that were resolved. */
  incidents: Array<Incident>;
  /** The changes of state that put things back. */
  transitions: Array<StatusTransition>;
};

/** What `endDrill` is given. */
export type EndDrillInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** Everything that starting or ending drills has changed. */
export type EndDrillPayload = {
  /** The drill that ended. */
  drills: Array<Drill>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The incidents that were resolved. */
  incidents: Array<Incident>;
  /** The changes of state that put things back. */
  transitions: Array<StatusTransition>;
};

/** What `endMaintenance` is given. */
export type EndMaintenanceInput = {
  /** NOT_FOUND when there is none with this id. */
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

/** How a picture of an incident came about. */
export type EvidenceKind =
  /** A picture that somebody took. */
  | 'PICTURE'
  /**
   * What a synthetic camera of the demo showed when the incident was raised: drawn from the camera, the moment that its
   * picture was of and what was wrong with it, so that every viewer draws the same. It cannot be removed.
   */
  | 'SCENE'
  /** A still of the half minute before the incident was raised: a page that played the camera held it and kept it by itself. */
  | 'STILL';

/** A question that people ask often, and its answer. */
export type Faq = {
  /** Plain text. */
  answer: Scalars['String']['output'];
  /** Unique among the frequent questions; it never changes. */
  id: Scalars['ID']['output'];
  /** What readers ask. */
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
  /** Addresses of the own network link and of cloud metadata are never asked. */
  | 'ADDRESS_REFUSED'
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
  /** The file has `megabytes` MB (of 1,048,576 bytes), and may have `most`. */
  | 'FILE_TOO_LARGE'
  /** The text holds one of `characters`, which are separated by spaces. */
  | 'FORBIDDEN_CHARACTERS'
  /** Cameras stand at the site, `cameras` of them. */
  | 'HAS_CAMERAS'
  /** The project has sites, `sites` of them. */
  | 'HAS_SITES'
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
  /** The person is the only administrator. */
  | 'LAST_ADMIN'
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
  /** The file is none of the kinds of pictures that can be shown; `allowed` names them, with commas. */
  | 'NOT_PICTURE'
  /** Markup, line breaks or marks of direction stand in a text that has to be plain. */
  | 'NOT_PLAIN_TEXT'
  /** No camera stands at the site. */
  | 'NO_CAMERAS'
  /** The file has no bytes. */
  | 'NO_CONTENT'
  /** A quote is opened in the file and not closed. */
  | 'OPEN_QUOTE'
  /** The content is another than the name of the file says; `found` is the ending that it should have. */
  | 'OTHER_CONTENT'
  /** The invitation is for another e-mail address. */
  | 'OTHER_INVITATION'
  /** The number does not lie between `least` and `most`; both are allowed. */
  | 'OUT_OF_RANGE'
  /** A shared tour shows a wall that is not shared. */
  | 'PRIVATE_WALL'
  /** The file is a program, or a script that a computer would run. */
  | 'PROGRAM'
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
  /** Files that nothing uses yet fill what an account has for them: `files` files or `megabytes` MB. */
  | 'UPLOADS_FULL'
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
  /** When it was made. */
  created: Scalars['DateTime']['output'];
  /** Null at the top. */
  folder: Maybe<File>;
  /** Unique among the files; it never changes. */
  id: Scalars['ID']['output'];
  /** The folders above, from the top down. */
  location: Array<File>;
  /** As IANA writes it, for example text/csv; empty for folders. */
  mimeType: Scalars['String']['output'];
  /** When it was last changed. */
  modified: Scalars['DateTime']['output'];
  /** 1 to 120 characters; unique within its folder. */
  name: Scalars['String']['output'];
  /** Marked by the viewer to be at hand without a network. */
  offline: Scalars['Boolean']['output'];
  /** When it was last opened. */
  opened: Scalars['DateTime']['output'];
  /** Whose it is. */
  owner: FileOwner;
  /** A picture of what is inside, as a data URL; null for folders. */
  preview: Maybe<Scalars['String']['output']>;
  /** In bytes; 0 for folders. */
  size: Scalars['Int']['output'];
  /** Whether the viewer put a star on it. */
  starred: Scalars['Boolean']['output'];
  /** What it holds. */
  type: FileType;
};

/** A page of files. */
export type FileConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<FileEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<File>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of files. */
export type FileEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: File;
};

/** Which files a list holds; all conditions must hold. */
export type FileFilter = {
  /** Of the view FOLDER; null is the top. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** Occurs in the name; looks through all folders when the view is FOLDER. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The files of a folder, or a view across all; those of a folder when left out. */
  view?: FileView;
};

/** How files are ordered; equals stand by id. */
export type FileOrder = {
  /** Which way; ASC when left out. */
  direction?: SortDirection;
  /** What is ordered by; TYPE when left out. */
  field?: FileOrderField;
};

/** What files are ordered by. */
export type FileOrderField =
  /** By when they were last changed. */
  | 'MODIFIED'
  /** By name. */
  | 'NAME'
  /** By size in bytes. */
  | 'SIZE'
  /** Folders first, then by type and name. */
  | 'TYPE';

/** Whose a file is. */
export type FileOwner = {
  /** What kind of owner it is. */
  kind: FileOwnerKind;
  /** Empty for public files. */
  name: Scalars['String']['output'];
};

/** Who may own a file. */
export type FileOwnerKind =
  /** The viewer. */
  | 'ME'
  /** One person. */
  | 'PERSON'
  /** Nobody in particular. */
  | 'PUBLIC';

/** What a file holds. */
export type FileType =
  /** A text. */
  | 'DOCUMENT'
  /** Other files. */
  | 'FOLDER'
  /** A table. */
  | 'SPREADSHEET';

/** What the list at the left offers. */
export type FileView =
  /** What lies in one folder, or at the top. */
  | 'FOLDER'
  /** Files of every folder that the viewer keeps offline. */
  | 'OFFLINE'
  /** Files of all folders, latest change first. */
  | 'RECENT'
  /** Files of others. */
  | 'SHARED'
  /** Files of every folder with the viewer's star. */
  | 'STARRED';

/** What `finishUpload` is given. */
export type FinishUploadInput = {
  /** NOT_FOUND unless it is an upload of the viewer's. */
  id: Scalars['ID']['input'];
};

/** What `finishUpload` answers. */
export type FinishUploadPayload = {
  /** Null when there are errors: nothing of the upload is left then. */
  blob: Maybe<Blob>;
  /** Why the content was refused, all of field `file`; empty when it was done. */
  errors: Array<FieldError>;
};

/** A camera in brief: what a map, a wall or a long table needs of every camera. */
export type FleetCamera = {
  /** The part of the site that it watches; empty when it belongs to none. */
  group: Scalars['String']['output'];
  /** Unique among the fleet cameras; it never changes. */
  id: Scalars['ID']['output'];
  /** Degrees north of the equator, −90 to 90. */
  lat: Scalars['Float']['output'];
  /** Degrees east of Greenwich, −180 to 180. */
  lng: Scalars['Float']['output'];
  /** Maker and type; empty when it is not known. */
  model: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The worst severity among its incidents that are new or acknowledged; null when none is open. */
  openSeverity: Maybe<IncidentSeverity>;
  /** Whether somebody took it out of service. */
  operatorState: OperatorState;
  /** 1 is watched first, 5 last. */
  priority: Scalars['Int']['output'];
  /** Id of the site where it stands. */
  siteId: Scalars['ID']['output'];
  /** Name of the site where it stands. */
  siteName: Scalars['String']['output'];
  /** What the last status transition says; NOT_OBSERVED when there is none. */
  state: CameraState;
  /** When the camera entered its state; null when it was never observed. */
  stateSince: Maybe<Scalars['DateTime']['output']>;
  /** Each kind once. */
  streamKinds: Array<StreamKind>;
  /** At most 20 words. */
  tags: Array<Scalars['String']['output']>;
};

/** A new folder. */
export type FolderInput = {
  /** Null is the top. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 120 characters; TAKEN when the folder holds one of this name. */
  name: Scalars['String']['input'];
};

/** What somebody wrote down for the next shift. Never changed once it is kept. */
export type HandoverNote = {
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** The name of the account that wrote it, as it was then. */
  author: Scalars['String']['output'];
  /** Unique among the notes for the next shift; it never changes. */
  id: Scalars['ID']['output'];
  /** The site; null when it concerns all. */
  site: Maybe<Site>;
  /** 1 to 2,000 characters. */
  text: Scalars['String']['output'];
};

/** A stretch of time with both ends. */
export type HandoverSpanInput = {
  /** Beginning, included. */
  from: Scalars['DateTime']['input'];
  /** End, not included: after the beginning, at most 31 days. */
  to: Scalars['DateTime']['input'];
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
  /** From 0, the worst, to 100. */
  value: Scalars['Int']['output'];
};

/** An icon of the catalogue. */
export type Icon = {
  /** Numeric code of its glyph. */
  code: Scalars['Int']['output'];
  /** Unique among the icons; it never changes. */
  id: Scalars['ID']['output'];
  /** The text that a font of icons draws as this icon. */
  ligatures: Scalars['String']['output'];
  /** How pages name it. */
  name: Scalars['String']['output'];
  /** Its place in the catalogue, from 1; ids go the other way. */
  order: Scalars['Int']['output'];
  /** The size that it is drawn for, in pixels. */
  prevSize: Scalars['Int']['output'];
  /** Words by which it is found. */
  tags: Array<Scalars['String']['output']>;
};

/** A page of icons. */
export type IconConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<IconEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Icon>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of icons. */
export type IconEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Icon;
};

/** Who else may say who somebody is. */
export type IdentityProvider =
  /** Auth0. */
  | 'AUTH0'
  /** Google's Firebase. */
  | 'FIREBASE'
  /** KakaoTalk. */
  | 'KAKAO';

/** What `importCalendarEvents` is given. */
export type ImportCalendarEventsInput = {
  /** Says what would be done, and keeps nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 100 events. */
  events: Array<CalendarEventInput>;
};

/** What `importCalendarEvents` answers. */
export type ImportCalendarEventsPayload = {
  /** Why events were refused: `events.3.title` is the title of the fourth. Then none is kept. Empty when it was done. */
  errors: Array<FieldError>;
  /** The new events, in the order in which they were sent; empty after a dry run. */
  events: Array<CalendarEvent>;
  /** Which of those that were sent are there already, with the same title and times, by their places from 0 on: they are left out. */
  known: Array<Scalars['Int']['output']>;
};

/** What `importCameras` is given. */
export type ImportCamerasInput = {
  /**
   * Whether sites that do not exist are created: at the place of the first of their cameras that has one, in the first project
   * by name, or in one of their own where there is none. False when left out.
   */
  createSites?: Scalars['Boolean']['input'];
  /** The file as text, in UTF-8; at most 1,000 lines and 90 kB. */
  csv: Scalars['String']['input'];
  /** True only says what the file would do; true when left out. */
  dryRun?: Scalars['Boolean']['input'];
  /** What the clocks at the created sites show; UTC when left out. */
  timeZone?: Scalars['TimeZone']['input'];
};

/** What a file of cameras comes to, line by line. */
export type ImportCamerasPayload = {
  /** The file was written. False on a dry run, and when a line was refused: then nothing was. */
  applied: Scalars['Boolean']['output'];
  /** Lines that change one. */
  changed: Scalars['Int']['output'];
  /** Lines that make a camera. */
  created: Scalars['Int']['output'];
  /** Why the file as a whole was refused. */
  errors: Array<FieldError>;
  /** One for each line of the file, in its order. */
  lines: Array<CameraImportLine>;
  /**
   * Sites that the file names and that do not exist, in its order: with `createSites` they are created with the lines, else
   * their lines are refused.
   */
  missingSites: Array<CameraImportSite>;
  /** Lines that are refused. */
  refused: Scalars['Int']['output'];
  /** Lines that say what is so already. */
  unchanged: Scalars['Int']['output'];
};

/** What becomes of a line of a file of cameras. */
export type ImportOutcome =
  /** It changes one. */
  | 'CHANGED'
  /** It makes a camera. */
  | 'NEW'
  /** It cannot be read; its errors say why. */
  | 'REFUSED'
  /** It says what is so already. */
  | 'UNCHANGED';

/** Something that an operator has to look at. */
export type Incident = {
  /** When somebody took it on; null while nobody did. */
  acknowledgedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who took it on; null while nobody did, or when it was no member of the team. */
  acknowledgedBy: Maybe<TeamMember>;
  /** Its log, oldest first, at most 100 a page. */
  activity: IncidentActivityConnection;
  /** What may be done with it now. */
  allowedActions: Array<IncidentAction>;
  /** Who is to work on it; null when nobody is. */
  assignee: Maybe<TeamMember>;
  /** Null when a whole site is concerned. */
  camera: Maybe<Camera>;
  /** Incidents folded into this one. */
  childCount: Scalars['Int']['output'];
  /** When it was resolved or dismissed. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who resolved or dismissed it; null while it is open, or when the system did. */
  closedBy: Maybe<TeamMember>;
  /** Unique among the incidents; it never changes. */
  id: Scalars['ID']['output'];
  /** Whether a drill raised it, or the storm that it was folded into: an exercise, nothing that truly happened. */
  inDrill: Scalars['Boolean']['output'];
  /** What was seen. */
  kind: IncidentKind;
  /** What people say on the phone. */
  number: Scalars['Int']['output'];
  /** The storm that this incident was folded into. */
  parent: Maybe<Incident>;
  /** When it was raised. */
  raisedAt: Scalars['DateTime']['output'];
  /** From the raising to the acknowledging; null while it is new. */
  secondsToAcknowledge: Maybe<Scalars['Int']['output']>;
  /** From the raising to the closing; null while it is open. */
  secondsToClose: Maybe<Scalars['Int']['output']>;
  /** How urgent it is. */
  severity: IncidentSeverity;
  /** Where it happened. */
  site: Site;
  /** How far it is worked on. */
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

/** What can be done with an incident. */
export type IncidentAction =
  /** Somebody takes it on. */
  | 'ACKNOWLEDGE'
  /** It is given to somebody, or to nobody. */
  | 'ASSIGN'
  /** It is closed as nothing to be worked on. */
  | 'DISMISS'
  /** Somebody writes a note. */
  | 'NOTE'
  /** It was raised. */
  | 'RAISE'
  /** It is done. */
  | 'RESOLVE'
  /** A change of state is taken back. */
  | 'UNDO';

/** One line of an incident's log. */
export type IncidentActivity = {
  /** What was done. */
  action: IncidentAction;
  /** Null when the system did it. */
  actor: Maybe<TeamMember>;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Unique among the incident activities; it never changes. */
  id: Scalars['ID']['output'];
  /** What was written with it; empty when nothing was. */
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

/** The incidents raised in one part of a stretch. */
export type IncidentBucket = {
  /** Raised in the bucket and not new any more. */
  acknowledged: Scalars['Int']['output'];
  /** Raised in the bucket and resolved or dismissed since. */
  closed: Scalars['Int']['output'];
  /** Beginning of the part, included. */
  from: Scalars['DateTime']['output'];
  /** Of those raised, how many are of high severity. */
  high: Scalars['Int']['output'];
  /** Of those raised, how many are of low severity. */
  low: Scalars['Int']['output'];
  /** Of those raised, how many are of medium severity. */
  medium: Scalars['Int']['output'];
  /** How many were raised. */
  raised: Scalars['Int']['output'];
  /** End of the part, not included. */
  to: Scalars['DateTime']['output'];
};

/** A page of incidents. */
export type IncidentConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<IncidentEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Incident>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** Which share of the incidents raised was acknowledged within the target time, weekday by weekday. */
export type IncidentConversion = {
  /** Seven, earliest first. */
  days: Array<ConversionDay>;
  /** Beginning of the stretch, included. */
  from: Scalars['DateTime']['output'];
  /** value − target. */
  ofTarget: Maybe<Scalars['Float']['output']>;
  /** Share that the team aims for. */
  target: Scalars['Float']['output'];
  /** Seconds within which an incident should be acknowledged. */
  targetSeconds: Scalars['Int']['output'];
  /** End of the stretch, not included. */
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
  /** Each severity once, worst first, those without an incident included. */
  bySeverity: Array<SeverityCount>;
  /** Each state once, those without an incident included. */
  byState: Array<IncidentStateCount>;
  /** All incidents that fulfil the filter. */
  total: Scalars['Int']['output'];
};

/** A row of a page of incidents. */
export type IncidentEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Incident;
};

/** A picture that is kept with an incident. */
export type IncidentEvidence = {
  /** Unique among the incident evidences; it never changes. */
  id: Scalars['ID']['output'];
  /** The picture as a data address, JPEG or PNG; null where it is drawn. */
  image: Maybe<Scalars['String']['output']>;
  /** The incident that it belongs to. */
  incident: Incident;
  /** What kind of picture it is. */
  kind: EvidenceKind;
  /**
   * What was wrong with the pictures of the camera when the incident was raised, for what is drawn: a frozen camera is drawn
   * as it stood, a black one black. Null where they were good, and for what somebody took.
   */
  reason: Maybe<StatusReason>;
  /** The viewer may remove it: whoever kept a picture and admins may; stills admins alone. */
  removable: Scalars['Boolean']['output'];
  /** The moment that the picture shows. */
  takenAt: Scalars['DateTime']['output'];
  /** Who kept it; null when the system did, or a page by itself. */
  takenBy: Maybe<TeamMember>;
};

/** Which incidents a list holds; all conditions must hold. */
export type IncidentFilter = {
  /** Only those given to one of these members; to anybody when left out or empty. */
  assigneeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these cameras; of all when left out or empty. */
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * false leaves out incidents that were folded into a storm, as every number counts them; true keeps those alone; both
   * when null.
   */
  folded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of one of these kinds; of any when left out or empty. */
  kinds?: InputMaybe<Array<IncidentKind>>;
  /** Those folded into one of these incidents. */
  parentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A named stretch; together with raisedAt both must hold. */
  period?: InputMaybe<Period>;
  /** Only those raised in this stretch; ever when left out. */
  raisedAt?: InputMaybe<TimeRangeInput>;
  /** Part of the summary, in any case; digits, with # or without, are the number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those of one of these severities; of any when left out or empty. */
  severities?: InputMaybe<Array<IncidentSeverity>>;
  /** Only those of these sites; of all when left out or empty. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those in one of these states; in any when left out or empty. */
  states?: InputMaybe<Array<IncidentState>>;
  /** Where the named stretch begins and ends. */
  zone?: InputMaybe<Scalars['TimeZone']['input']>;
};

/** How much of what was raised in a stretch one member had in charge. */
export type IncidentHandler = {
  /** Those that were acknowledged within the target. */
  acknowledgedInTime: Scalars['Int']['output'];
  /** Those that are resolved or dismissed. */
  closed: Scalars['Int']['output'];
  /** Incidents that are assigned to the member. */
  incidents: Scalars['Int']['output'];
  /** Mean seconds to acknowledge those that were; null when none was. */
  meanSecondsToAcknowledge: Maybe<Scalars['Int']['output']>;
  /** Null for what nobody had in charge. */
  member: Maybe<TeamMember>;
};

/** What was seen, or is wrong. */
export type IncidentKind =
  /** Somebody is where nobody should be. */
  | 'INTRUSION'
  /** Somebody or something crossed a line. */
  | 'LINE_CROSSING'
  /** Somebody stays where people pass. */
  | 'LOITERING'
  /** Something moved. */
  | 'MOTION'
  /** The camera or the whole site gives no pictures. */
  | 'OUTAGE'
  /** Somebody turned, covered or damaged the camera. */
  | 'TAMPER';

/** How many incidents are of one kind. */
export type IncidentKindCount = {
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: IncidentKind;
};

/** How incidents are ordered; equals stand by id. */
export type IncidentOrder = {
  /** Which way; DESC when left out. */
  direction?: SortDirection;
  /** What is ordered by; RAISED_AT when left out. */
  field?: IncidentOrderField;
};

/** What incidents are ordered by. */
export type IncidentOrderField =
  /** By number. */
  | 'NUMBER'
  /** By when they were raised. */
  | 'RAISED_AT'
  /**
   * DESC: open ones first, of these the most severe, of equally severe ones those that nobody has acknowledged, of these the
   * oldest; closed ones follow, the newest first. ASC: the other way round.
   */
  | 'URGENCY';

/** How urgent an incident is. */
export type IncidentSeverity =
  /** To be looked at at once. */
  | 'HIGH'
  /** To be looked at when there is time. */
  | 'LOW'
  /** To be looked at soon. */
  | 'MEDIUM';

/** How far an incident is worked on. */
export type IncidentState =
  /** Somebody has taken it on. */
  | 'ACKNOWLEDGED'
  /** Closed as nothing to be worked on. */
  | 'DISMISSED'
  /** Nobody has taken it on. */
  | 'NEW'
  /** Done. */
  | 'RESOLVED';

/** How many incidents are in one state. */
export type IncidentStateCount = {
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The state. */
  state: IncidentState;
};

/** A moment of the half minute before an incident was raised, and what its camera showed then. */
export type IncidentStill = {
  /** The moment. Of a synthetic camera the last one is when the incident was raised; of a real one, what the still shows. */
  at: Scalars['DateTime']['output'];
  /** What was seen; null when the camera gave no picture at that moment. */
  picture: Maybe<IncidentEvidence>;
};

/** A still that a page holds of a camera that it plays. */
export type IncidentStillInput = {
  /** A data address of a JPEG, at most 10 kB. */
  image: Scalars['String']['input'];
  /**
   * The newest moment that the picture can be of, in the half minute before the incident was raised or when it was: when the
   * camera saw it, not when it came.
   */
  takenAt: Scalars['DateTime']['input'];
};

/**
 * Incidents of a stretch of time, counted. Incidents folded into a storm count with it, once: the list behind a number is
 * that of incidents(filter: { folded: false }).
 */
export type IncidentSummary = {
  /** By hour for a day, by day for longer stretches. */
  buckets: Array<IncidentBucket>;
  /** Each kind once, those without an incident included. */
  byKind: Array<IncidentKindCount>;
  /** Each severity once, worst first, those without an incident included. */
  bySeverity: Array<SeverityCount>;
  /** Each state once, those without an incident included. */
  byState: Array<IncidentStateCount>;
  /** Beginning of the stretch, included. */
  from: Scalars['DateTime']['output'];
  /** Mean seconds; null when none was acknowledged. */
  meanSecondsToAcknowledge: Maybe<Scalars['Int']['output']>;
  /** Mean seconds; null when none was closed. */
  meanSecondsToClose: Maybe<Scalars['Int']['output']>;
  /** Raised in the period and still new or acknowledged. */
  open: Scalars['Int']['output'];
  /** The same part of the stretch before it. */
  previousTotal: Scalars['Int']['output'];
  /** End of the stretch, not included. */
  to: Scalars['DateTime']['output'];
  /** All incidents raised in it. */
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
  /** Who pays it. */
  client: InvoiceClient;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** When it was written. */
  date: Scalars['DateTime']['output'];
  /** In cents, taken off after tax. */
  discount: Scalars['Int']['output'];
  /** Until when it is to be paid. */
  dueDate: Scalars['DateTime']['output'];
  /** Who sends it. */
  from: InvoiceSender;
  /** Ten characters. */
  id: Scalars['ID']['output'];
  /** What people call it by. */
  number: Scalars['String']['output'];
  /** What is charged, in the order of the invoice. */
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
  /** As it stands on the invoice. */
  address: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** As it stands on the invoice. */
  phone: Scalars['String']['output'];
  /** Name of the client. */
  title: Scalars['String']['output'];
};

/** A page of invoices. */
export type InvoiceConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<InvoiceEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Invoice>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of invoices. */
export type InvoiceEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Invoice;
};

/** Which invoices are found. What is left out, null or empty asks for nothing. */
export type InvoiceFilter = {
  /** Those with one of these ids; ids that are unknown find nothing. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Who sends an invoice. */
export type InvoiceSender = {
  /** As it stands on the invoice. */
  address: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** As it stands on the invoice. */
  phone: Scalars['String']['output'];
  /** Name of the firm. */
  title: Scalars['String']['output'];
  /** Address of the website. */
  website: Scalars['String']['output'];
};

/** One line of an invoice. */
export type InvoiceService = {
  /** What it consists of. */
  detail: Scalars['String']['output'];
  /** Unique among the invoice services; it never changes. */
  id: Scalars['ID']['output'];
  /** How many units. */
  quantity: Scalars['Int']['output'];
  /** What is charged. */
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
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether the viewer keeps them offline from now on. */
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

/** What `keepIncidentStills` is given. */
export type KeepIncidentStillsInput = {
  /** NOT_FOUND when there is no such incident. */
  incidentId: Scalars['ID']['input'];
  /** Between 1 and 6 stills. */
  stills: Array<IncidentStillInput>;
};

/** What `keepIncidentStills` answers. */
export type KeepIncidentStillsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All stills that are kept with the incident now, the earliest first, whoever kept them; empty when it was refused. */
  stills: Array<IncidentEvidence>;
};

/** One article of the knowledge base. */
export type KnowledgeBaseArticle = {
  /** The category that it belongs to. */
  category: KnowledgeBaseCategory;
  /** HTML; make it safe before it is shown. */
  content: Scalars['String']['output'];
  /** Unique among the articles; it never changes. */
  id: Scalars['ID']['output'];
  /** Heading of the article. */
  title: Scalars['String']['output'];
};

/** A page of articles. */
export type KnowledgeBaseArticleConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<KnowledgeBaseArticleEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<KnowledgeBaseArticle>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of articles. */
export type KnowledgeBaseArticleEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: KnowledgeBaseArticle;
};

/** A shelf of the knowledge base. */
export type KnowledgeBaseCategory = {
  /** All of them in their order, at most 100 a page. */
  articles: KnowledgeBaseArticleConnection;
  /** How many articles belong to it. */
  articlesCount: Scalars['Int']['output'];
  /** The five that people need most, in their order. */
  featuredArticles: Array<KnowledgeBaseArticle>;
  /** Unique among the knowledge base categories; it never changes. */
  id: Scalars['ID']['output'];
  /** Where the knowledge base is shown. */
  path: Scalars['String']['output'];
  /** How readers see it named. */
  title: Scalars['String']['output'];
};


/** A shelf of the knowledge base. */
export type KnowledgeBaseCategoryArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What `likePost` is given. */
export type LikePostInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** Whether the viewer likes it from now on. */
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
  /** Degrees north of the equator, −90 to 90. */
  lat: Scalars['Float']['output'];
  /** Degrees east of Greenwich, −180 to 180. */
  lng: Scalars['Float']['output'];
};

/** A place on earth in degrees (WGS 84). */
export type LocationInput = {
  /** Degrees north of the equator, −90 to 90. */
  lat: Scalars['Float']['input'];
  /** Degrees east of Greenwich, −180 to 180. */
  lng: Scalars['Float']['input'];
};

/** Who signs in. */
export type LoginInput = {
  /** E-mail address or user name. */
  email: Scalars['String']['input'];
  /** The account's password. */
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
  /** Whether a session was ended; false for a caller without one. */
  ended: Scalars['Boolean']['output'];
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** A mail as it lies in the mailbox of its owner. Nobody else sees it. */
export type Mail = {
  /** Files that came with it, at most 10. */
  attachments: Array<MailAttachment>;
  /** Only the sender sees them. */
  bcc: Array<MailAddress>;
  /** Who got a copy. */
  cc: Array<MailAddress>;
  /** Where it lies. */
  folder: MailFolder;
  /** Who sent it. */
  from: MailAddress;
  /** Whether files came with it. */
  hasAttachments: Scalars['Boolean']['output'];
  /**
   * Whether the message shows pictures that lie elsewhere (`img` with an address of http or https). Whoever loads one tells
   * its server that the mail was read: show them when the reader asks for it.
   */
  hasRemotePictures: Scalars['Boolean']['output'];
  /** Unique among the mails; it never changes. */
  id: Scalars['ID']['output'];
  /** Whether the viewer marked it as important. */
  important: Scalars['Boolean']['output'];
  /** What the viewer marked it with, in the order of the catalogue. */
  labels: Array<MailLabel>;
  /** HTML, cleaned when it was written; clean it again before it is shown. */
  message: Scalars['String']['output'];
  /** The first 180 characters of the message, without markup. */
  preview: Scalars['String']['output'];
  /** Whether the viewer has read it. */
  read: Scalars['Boolean']['output'];
  /** When it was sent; of a draft, when it was saved. */
  sentAt: Scalars['DateTime']['output'];
  /** Whether the viewer put a star on it. */
  starred: Scalars['Boolean']['output'];
  /** At most 200 characters. */
  subject: Scalars['String']['output'];
  /** To whom it was sent, in the order in which they were written. */
  to: Array<MailAddress>;
};

/** Somebody who writes or receives mail. */
export type MailAddress = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Empty when only the address is known. */
  name: Scalars['String']['output'];
};

/** Somebody to whom a mail goes. */
export type MailAddressInput = {
  /** An e-mail address. */
  email: Scalars['String']['input'];
  /** Empty when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A file that came with a mail. */
export type MailAttachment = {
  /** Size of the file. */
  bytes: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Address of a small picture, perhaps the url of a blob; empty when there is none. */
  preview: Scalars['String']['output'];
  /** The same for people, for example 1.2 MB. */
  size: Scalars['String']['output'];
  /** Media type, for example image/jpeg. */
  type: Scalars['String']['output'];
  /** Where the file is fetched: the url of a blob, or an address by https: or data:. */
  url: Scalars['String']['output'];
};

/** A file that goes with a mail. */
export type MailAttachmentInput = {
  /** A file that was sent (`finishUpload`), or one of a mail that the viewer sees: type, name and size are then its own, and the rest is left out. */
  blobId?: InputMaybe<Scalars['ID']['input']>;
  /** In bytes. */
  bytes?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the file. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Media type, for example image/jpeg. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** A data: or https: address, or the url of a blob. Files that a browser would run (HTML, XML, SVG, scripts) are kept as bytes to download. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type MailChangesInput = {
  /** Where it lies from now on; NOT_FOUND when there is no such folder. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is important. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** All that it has afterwards. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is read. */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has a star. */
  starred?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of mails. */
export type MailConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<MailEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Mail>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A mail that is written. */
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
  /** At most 200 characters; a draft may have none. */
  subject: Scalars['String']['input'];
  /** To whom it goes, at most 100; a draft may name nobody. */
  to: Array<MailAddressInput>;
};

/** A row of a page of mails. */
export type MailEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
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
  /** Only those that the viewer has read, or has not; both when left out or null. */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Each of its words occurs in the subject, the names and addresses or the text of the message, in any order, any case of
   * letters and any script; several words between quotation marks occur as they stand. A single letter or digit is not
   * looked for, as nearly every mail holds it; a single syllable of Korean or character of Chinese or Japanese is.
   */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type MailFlagsInput = {
  /** Whether they are important. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are read. */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they have a star. */
  starred?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where a mail lies: each lies in one. */
export type MailFolder = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  /** Unique among the mail folders; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  title: Scalars['String']['output'];
  /** Mails in it. */
  totalCount: Scalars['Int']['output'];
  /** Key of the title in the texts. */
  translate: Scalars['String']['output'];
  /** Mails in it that the viewer has not read. */
  unreadCount: Scalars['Int']['output'];
};

/** A mark with a colour. Spam and trash are left out, of the mails with it and of the counts. */
export type MailLabel = {
  /** Hexadecimal, for example #7CB342. */
  color: Scalars['String']['output'];
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Unique among the mail labels; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  title: Scalars['String']['output'];
  /** Mails with it; none of spam and trash. */
  totalCount: Scalars['Int']['output'];
  /** Mails with it that the viewer has not read; none of spam and trash. */
  unreadCount: Scalars['Int']['output'];
};

/** A way to look at mails across folders. Spam and trash are left out, of the mails and of the counts. */
export type MailQuickFilter = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  /** Unique among the mail quick filters; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  title: Scalars['String']['output'];
  /** Mails that it finds; none of spam and trash. */
  totalCount: Scalars['Int']['output'];
  /** Key of the title in the texts. */
  translate: Scalars['String']['output'];
  /** Mails that it finds and the viewer has not read; none of spam and trash. */
  unreadCount: Scalars['Int']['output'];
};

/** What is left out stays as it is. The beginning of one that has begun cannot be changed. */
export type MaintenanceChangesInput = {
  /** When it begins; now when past. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, at most 30 days after the beginning. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which maintenance windows a list holds; all conditions must hold. */
export type MaintenanceFilter = {
  /** Those that overlap the stretch. */
  at?: InputMaybe<TimeRangeInput>;
  /** Those that hold one of these cameras. */
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those in one of these phases; in any when left out or empty. */
  phases?: InputMaybe<Array<MaintenancePhase>>;
  /** Those of cameras that stood at one of these sites. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Either cameras, at most 100, or a site. */
export type MaintenanceInput = {
  /** At most 100 cameras; none when a site is named. */
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Now when left out or past. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The site whose cameras are held; null when cameras are named. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
  /** After `from`, at most 30 days. */
  to: Scalars['DateTime']['input'];
};

/** How far a maintenance window is. */
export type MaintenancePhase =
  /** It holds its cameras now. */
  | 'ACTIVE'
  /** It was given up before it began. */
  | 'CANCELLED'
  /** It is over. */
  | 'ENDED'
  /** It has not begun. */
  | 'PLANNED';

/** A stretch of time in which cameras are worked on: their state is MAINTENANCE then, which does not count as down. */
export type MaintenanceWindow = {
  /** Those that stood at the site when it was planned, where a site was named; none that was removed. By id, at most 100 a page. */
  cameras: CameraConnection;
  /** When it was planned. */
  createdAt: Scalars['DateTime']['output'];
  /** Whose account planned it, by the name that it had then. */
  createdBy: Scalars['String']['output'];
  /** When it begins or began, included. */
  from: Scalars['DateTime']['output'];
  /** Unique among the maintenance windows; it never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is planned, under way or over. */
  phase: MaintenancePhase;
  /** Why the cameras are worked on, 1 to 200 characters. */
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

/** A page of maintenance windows. */
export type MaintenanceWindowConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<MaintenanceWindowEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<MaintenanceWindow>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of maintenance windows. */
export type MaintenanceWindowEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: MaintenanceWindow;
};

/** One month of a malfunction year. */
export type MalfunctionMonth = {
  /** Null for months that have not begun. */
  count: Maybe<Scalars['Int']['output']>;
  /** Beginning of the month, included. */
  from: Scalars['DateTime']['output'];
  /** 1 is January. */
  month: Scalars['Int']['output'];
  /** End of the month, not included. */
  to: Scalars['DateTime']['output'];
};

/** How often cameras went down, month by month. */
export type MalfunctionYear = {
  /** Twelve, January first. */
  months: Array<MalfunctionMonth>;
  /** Malfunctions of all cameras in the year. */
  total: Scalars['Int']['output'];
  /** The year, in the asked time zone. */
  year: Scalars['Int']['output'];
};

/** What `markChatRead` is given. */
export type MarkChatReadInput = {
  /** NOT_FOUND when it is not a conversation of the viewer's. */
  chatId: Scalars['ID']['input'];
  /** The newest message that was seen: what came after it stays unread. Everything was seen when left out or null; NOT_FOUND when it is none of this conversation. */
  until?: InputMaybe<Scalars['ID']['input']>;
};

/** What `markChatRead` answers. */
export type MarkChatReadPayload = {
  /** The conversation, read as far as was said. */
  chat: Chat;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The viewer, with the messages that are left unread. */
  user: ChatUser;
};

/** What `markChatsDelivered` answers. */
export type MarkChatsDeliveredPayload = {
  /** The viewer's chats in which something is unread, at most 100: all of it counts as delivered now. */
  chats: Array<Chat>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** An origin of streams that an administrator has allowed. */
export type MediaOrigin = {
  /** When it was allowed. */
  addedAt: Scalars['DateTime']['output'];
  /** Whose account allowed it, by the name that it had then. */
  addedBy: Scalars['String']['output'];
  /** Unique among the origins; it never changes. */
  id: Scalars['ID']['output'];
  /** Scheme, host and port, such as https://engine.example:8889; the port is left out where it is the scheme's own. */
  origin: Scalars['String']['output'];
};

/**
 * From where the pages may fetch pictures besides their own server: their Content-Security-Policy names these origins, and
 * browsers refuse all others.
 */
export type MediaPolicy = {
  /** Those that administrators have allowed, in the order in which they came. A page knows those that stood here when it was loaded. */
  allowed: Array<MediaOrigin>;
  /** Whether administrators may allow origins here: not in browser mode, whose pages are served as files. */
  changeable: Scalars['Boolean']['output'];
  /** Those of the environment variable MEDIA_ORIGINS. */
  fixed: Array<Scalars['String']['output']>;
};

/** What `moveBoardCard` is given. */
export type MoveBoardCardInput = {
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** The list that it is put into; NOT_FOUND when the board has none such. */
  listId: Scalars['ID']['input'];
  /** How many cards of the list lie above it then, 0 or more. */
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
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** How many lists stand before it then, 0 or more. */
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
  /** The to-do that it is put in front of; behind all others when left out or null. */
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `moveTodo` answers. */
export type MoveTodoPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

/** Everything that can be changed. The fields of one operation run one after the other. */
export type Mutation = {
  /**
   * NEW → ACKNOWLEDGED; at most 100 at once, all or none. CONFLICT when one of them does not allow it: extensions.refusedIds
   * names all that do not.
   */
  acknowledgeIncidents: Maybe<AcknowledgeIncidentsPayload>;
  /** The comment is the viewer's. */
  addBoardComment: Maybe<AddBoardCommentPayload>;
  /** A new label, which cards of the board may have. */
  addBoardLabel: Maybe<AddBoardLabelPayload>;
  /** A new camera. It is NOT_OBSERVED until a picture of it is seen or its state is reported. */
  addCamera: Maybe<AddCameraPayload>;
  /** A new contact, seen by everybody. */
  addContact: Maybe<AddContactPayload>;
  /** New contacts, seen by everybody: what a file holds; at most 100 at once, all or none. */
  addContacts: Maybe<AddContactsPayload>;
  /** Keeps a note for the next shift. */
  addHandoverNote: Maybe<AddHandoverNotePayload>;
  /**
   * Keeps a picture with an incident, 12 at most. BAD_USER_INPUT unless the image is a data address of a JPEG or PNG of at
   * most 64 kB and the moment lies in the past; CONFLICT when the incident has 12 already.
   */
  addIncidentEvidence: Maybe<AddIncidentEvidencePayload>;
  /** Writes the same note into the log of each incident; at most 100 at once, all or none. */
  addIncidentNotes: Maybe<AddIncidentNotesPayload>;
  /** Adds an entry of now to the order's history. NOT_FOUND when the order or the state is unknown. */
  addOrderStatus: Maybe<AddOrderStatusPayload>;
  /** Puts into an app what the demo's first account has there, to begin with: the viewer's own things from then on. Sample contacts are seen by everybody. */
  addSampleData: Maybe<AddSampleDataPayload>;
  /**
   * Lets pages fetch pictures from an origin, from the next page that is loaded on; at most 30. CONFLICT in browser mode,
   * where the policy comes with the files.
   */
  allowMediaOrigin: Maybe<AllowMediaOriginPayload>;
  /** Gives incidents that are not closed to a member, or to nobody. */
  assignIncidents: Maybe<AssignIncidentsPayload>;
  /**
   * Tells which incidents are open or selected on a page, so that the demo leaves them alone: it counts for two minutes. Does
   * nothing where the data are not demo data.
   */
  attendIncidents: Maybe<AttendIncidentsPayload>;
  /**
   * Begins to send a file, or goes on with an unfinished upload of the same fingerprint. The parts follow over
   * PUT /api/uploads/{id}?offset={received}. Refused by field: an empty file, one that is too large, a wrong name, and
   * UPLOADS_FULL while too much that nothing uses yet waits in the viewer's name.
   */
  beginUpload: Maybe<BeginUploadPayload>;
  /** CONFLICT unless it is still planned. */
  cancelMaintenance: Maybe<CancelMaintenancePayload>;
  /** Throws an unfinished upload away, or a blob of the viewer's that nothing refers to. CONFLICT when something does. */
  cancelUpload: Maybe<CancelUploadPayload>;
  /** Changes cameras alike; at most 100 at once, all or none. */
  changeCameras: Maybe<ChangeCamerasPayload>;
  /** Contacts join and leave one of the viewer's groups; at most 100 at once, all or none. */
  changeContactGroupMembers: Maybe<ChangeContactGroupMembersPayload>;
  /** Ends every other session of the viewer. */
  changePassword: Maybe<ChangePasswordPayload>;
  /** Gives out each reminder of the viewer's notes once, when its time has come: whoever asks first tells of it. */
  claimNoteReminders: Maybe<ClaimNoteRemindersPayload>;
  /** Answers a post in the viewer's name. */
  commentOnPost: Maybe<CommentOnPostPayload>;
  /** A new board with the same lists and cards, without their activities. */
  copyBoard: Maybe<CopyBoardPayload>;
  /** A new board, seen by everybody. */
  createBoard: Maybe<CreateBoardPayload>;
  /** Puts a new card below those of the list. */
  createBoardCard: Maybe<CreateBoardCardPayload>;
  /** Puts a new list behind the others. */
  createBoardList: Maybe<CreateBoardListPayload>;
  /** Keeps exactly the start and the end that were sent. */
  createCalendarEvent: Maybe<CreateCalendarEventPayload>;
  /** A new group of the viewer, with these contacts or, when they are left out, empty. */
  createContactGroup: Maybe<CreateContactGroupPayload>;
  /** Makes an empty folder. */
  createFolder: Maybe<CreateFolderPayload>;
  /** An administrator invites somebody to make an account. CONFLICT where nobody registers, not even with an invitation. */
  createInvitation: Maybe<CreateInvitationPayload>;
  /** Puts a new note in front. */
  createNote: Maybe<CreateNotePayload>;
  /** Writes a post in the viewer's name. */
  createPost: Maybe<CreatePostPayload>;
  /** A new contract. LIMIT_REACHED on the name when there are 50. */
  createProject: Maybe<CreateProjectPayload>;
  /** A new place for cameras. LIMIT_REACHED on the name when there are 100. */
  createSite: Maybe<CreateSitePayload>;
  /** Somebody new in the team, without an account: accounts come by invitations. LIMIT_REACHED on the name when there are 100. */
  createTeamMember: Maybe<CreateTeamMemberPayload>;
  /** Puts a new to-do on top. */
  createTodo: Maybe<CreateTodoPayload>;
  /** Keeps a tour. Everybody may keep 100; NOT_FOUND when a wall is not there. */
  createTour: Maybe<CreateTourPayload>;
  /** Keeps a wall. Everybody may keep 100; NOT_FOUND when a camera is not in the registry. */
  createWall: Maybe<CreateWallPayload>;
  /** With its lists and cards. FORBIDDEN unless the viewer made the board or is staff; nobody made those of the demo. */
  deleteBoard: Maybe<DeleteBoardPayload>;
  /** The group alone: its contacts stay. For 30 days it can be restored. */
  deleteContactGroup: Maybe<DeleteContactGroupPayload>;
  /** From every folder; for 30 days they can be restored. At most 100 at once, all or none. */
  deleteMails: Maybe<DeleteMailsPayload>;
  /** Takes them from the removed ones, too; for 30 days they can be restored. At most 100 at once, all or none. */
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
   * Checks what came, by its bytes, and answers the blob, which other mutations take; also when it was finished before.
   * Refused are programs under whatever name, a content that is another than the name says, and for pictures what is none:
   * the upload is gone then. CONFLICT while bytes are missing.
   */
  finishUpload: Maybe<FinishUploadPayload>;
  /** Takes events over from a file, all or none of the call; those that are there already are left out. */
  importCalendarEvents: Maybe<ImportCalendarEventsPayload>;
  /**
   * Reads cameras from a CSV file of at most 1,000 lines and 90 kB: columns id, name, model, site, group, tags,
   * priority, latitude, longitude, mainKind, mainAddress, subKind, subAddress. A line with an id, or with the name of a
   * camera of the site, changes that camera, any other makes one; a column that is left out changes nothing. All lines are
   * written or none.
   */
  importCameras: Maybe<ImportCamerasPayload>;
  /** For the viewer alone; at most 100 at once. */
  keepFilesOffline: Maybe<KeepFilesOfflinePayload>;
  /**
   * Keeps what a page held of a real camera from the half minute before an incident was raised. Of every five seconds the still
   * that comes first is kept, so that there are 6 at most however many pages send theirs, and none is ever replaced: what is
   * kept already is answered. Refused by field: more than 6 stills, an image that is no JPEG or too large, a moment outside the
   * half minute. CONFLICT for a whole site, a synthetic camera, one that no browser plays, and from two minutes after the
   * incident was raised on.
   */
  keepIncidentStills: Maybe<KeepIncidentStillsPayload>;
  /** Says whether the viewer likes a post. NOT_FOUND when the id is unknown. */
  likePost: Maybe<LikePostPayload>;
  /** Signs in with a name and a password. */
  login: Maybe<LoginPayload>;
  /** Ends the session of the token that comes with the call: it and its refreshed ones open nothing any more. */
  logout: Maybe<LogoutPayload>;
  /** Nothing in the chat is unread any more, or nothing up to a message. */
  markChatRead: Maybe<MarkChatReadPayload>;
  /** What is unread has reached the viewer: its senders are told. To be called by whatever shows messages to a person. */
  markChatsDelivered: Maybe<MarkChatsDeliveredPayload>;
  /** Lays a card where so many cards of the list lie above it; beyond the end it becomes the last. */
  moveBoardCard: Maybe<MoveBoardCardPayload>;
  /** Lays a list where so many lists stand before it; beyond the end it becomes the last. */
  moveBoardList: Maybe<MoveBoardListPayload>;
  /** Lays a to-do before another in the manual order; at the end when no other is named. */
  moveTodo: Maybe<MoveTodoPayload>;
  /**
   * Says that a page has seen a camera's picture change. A camera that is NOT_OBSERVED is UP from then on, and its
   * transition keeps who saw it. Whatever else is known of a camera stays as it is: then nothing is written. CONFLICT when
   * the camera has no stream that a browser plays.
   */
  observeCamera: Maybe<ObserveCameraPayload>;
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
  /** Removes an event of the viewer's, which can be restored for 30 days; another's is NOT_FOUND. */
  removeCalendarEvent: Maybe<RemoveCalendarEventPayload>;
  /** Removes several of the viewer's events, which can be restored for 30 days; all or none. */
  removeCalendarEvents: Maybe<RemoveCalendarEventsPayload>;
  /**
   * Takes cameras out of the registry; at most 100 at once, all or none. Nobody sees, counts or watches them any more; their
   * open incidents are closed with a line in their logs. Their history stays: what they did until then counts where it
   * happened, and past incidents name them.
   */
  removeCameras: Maybe<RemoveCamerasPayload>;
  /** For everybody, and from every group; for 30 days they can be restored. At most 100 at once, all or none. FORBIDDEN unless the viewer made them all or is staff; nobody made those of the demo. */
  removeContacts: Maybe<RemoveContactsPayload>;
  /** At most 100 at once, all or none; what lies in removed folders goes with them. */
  removeFiles: Maybe<RemoveFilesPayload>;
  /** Removes a picture and answers it once more. FORBIDDEN unless the viewer kept the picture or is an admin; stills are removed by admins alone. */
  removeIncidentEvidence: Maybe<RemoveIncidentEvidencePayload>;
  /** Pages that are loaded from now on may no longer fetch from the origin; open ones may until they are left. */
  removeMediaOrigin: Maybe<RemoveMediaOriginPayload>;
  /** For 30 days it can be restored; to keep a note out of sight, archive it. */
  removeNote: Maybe<RemoveNotePayload>;
  /** At most 100 at once, all or none. Orders keep their lines. Save a product again under its id to take it back. */
  removeProducts: Maybe<RemoveProductsPayload>;
  /** It must have no sites. It can be restored. */
  removeProject: Maybe<RemoveProjectPayload>;
  /** Removes the sample data that the viewer added, and nothing else; those in which somebody wrote stay. */
  removeSampleData: Maybe<RemoveSampleDataPayload>;
  /** It must have no cameras. Its incidents stay readable, and it can be restored. */
  removeSite: Maybe<RemoveSitePayload>;
  /**
   * The account of the person cannot sign in any more, and its sessions end. Incidents stay assigned until somebody assigns
   * them anew. The member can be restored, with the account.
   */
  removeTeamMember: Maybe<RemoveTeamMemberPayload>;
  /** Marks as deleted; at most 100 at once, all or none. */
  removeTodos: Maybe<RemoveTodosPayload>;
  /** For a day it can be restored. */
  removeTour: Maybe<RemoveTourPayload>;
  /** For a day it can be restored. */
  removeWall: Maybe<RemoveWallPayload>;
  /** Gives a board another name. */
  renameBoard: Maybe<RenameBoardPayload>;
  /** Gives a list of the board another name. */
  renameBoardList: Maybe<RenameBoardListPayload>;
  /** Renames a group of the viewer's; another's is NOT_FOUND. */
  renameContactGroup: Maybe<RenameContactGroupPayload>;
  /** Renames a file or folder; NOT_FOUND when there is none. */
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
  /** Puts back what was removed in the last 30 days, as it was and with the same ids; at most 100 at once, all or none. */
  restoreCalendarEvents: Maybe<RestoreCalendarEventsPayload>;
  /**
   * Takes removed cameras back as they were, at most 100 at once. They are UNKNOWN until they are observed, unless they were
   * paused. Within a day of the removal, the incidents that it closed are open again.
   */
  restoreCameras: Maybe<RestoreCamerasPayload>;
  /** Puts back a group of the viewer that was deleted in the last 30 days, with its members. */
  restoreContactGroup: Maybe<RestoreContactGroupPayload>;
  /** Puts back what was removed in the last 30 days, as it was and with the same ids; at most 100 at once, all or none. Whoever may remove them may restore them. */
  restoreContacts: Maybe<RestoreContactsPayload>;
  /** Puts back what was removed in the last 30 days, as it was and with the same ids; at most 100 at once, all or none. */
  restoreMails: Maybe<RestoreMailsPayload>;
  /** Puts a label back that was removed in the last 30 days, with the same id, in its place and on the notes that had it. Where another label has its name by now, it comes back as `Name (2)`. */
  restoreNoteLabel: Maybe<RestoreNoteLabelPayload>;
  /** Puts back what was removed in the last 30 days, as it was and with the same ids; at most 100 at once, all or none. */
  restoreNotes: Maybe<RestoreNotesPayload>;
  /** Takes back that a project was removed. */
  restoreProject: Maybe<RestoreProjectPayload>;
  /** Takes back that a site was removed; its project comes back with it. */
  restoreSite: Maybe<RestoreSitePayload>;
  /** Takes back that a team member was removed. */
  restoreTeamMember: Maybe<RestoreTeamMemberPayload>;
  /** Takes back a removal; one that was deleted for good is among the removed ones again, as it was, for 30 days. At most 100 at once, all or none. */
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
  /** Keeps contacts among the viewer's frequent ones, or not any more; at most 100 at once, all or none. */
  setContactsPinned: Maybe<SetContactsPinnedPayload>;
  /** At most 100 at once, all or none. */
  setContactsStarred: Maybe<SetContactsStarredPayload>;
  /** How far the viewer is; nobody else sees it. BAD_USER_INPUT outside 0 to totalSteps. */
  setCourseProgress: Maybe<SetCourseProgressPayload>;
  /** Lets the demo's small events go on or pause, for everybody. */
  setDemoPulse: Maybe<SetDemoPulsePayload>;
  /** At most 100 at once, all or none. */
  setMailFlags: Maybe<SetMailFlagsPayload>;
  /** At most 100 at once, all or none. */
  setMailsFolder: Maybe<SetMailsFolderPayload>;
  /** Answers the switches as they are after the change. */
  setQuickPanelSwitches: Maybe<SetQuickPanelSwitchesPayload>;
  /** At most 100 at once, all or none. */
  setTodoFlags: Maybe<SetTodoFlagsPayload>;
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
  /** Tells the contact, if a user, that the viewer is writing. It holds for some seconds and is to be told again then. */
  tellTyping: Maybe<TellTypingPayload>;
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
  /** Changes a card of the board. */
  updateBoardCard: Maybe<UpdateBoardCardPayload>;
  /** Changes an event of the viewer's; another's is NOT_FOUND. */
  updateCalendarEvent: Maybe<UpdateCalendarEventPayload>;
  /** NOT_FOUND when the id is unknown. */
  updateCamera: Maybe<UpdateCameraPayload>;
  /** Changes how others see the viewer in chats. */
  updateChatUser: Maybe<UpdateChatUserPayload>;
  /** Changes a contact; what is left out stays as it is. */
  updateContact: Maybe<UpdateContactPayload>;
  /** Changes what is named. NOT_FOUND when the id is unknown. */
  updateCourse: Maybe<UpdateCoursePayload>;
  /** Replaces what the owner may change of a mail: flags, folder and labels. */
  updateMail: Maybe<UpdateMailPayload>;
  /** CONFLICT when it is over. */
  updateMaintenance: Maybe<UpdateMaintenancePayload>;
  /** Changes a note of the viewer's; another's is NOT_FOUND. */
  updateNote: Maybe<UpdateNotePayload>;
  /** NOT_FOUND when the id is unknown. */
  updateProject: Maybe<UpdateProjectPayload>;
  /** NOT_FOUND when the id is unknown. */
  updateSite: Maybe<UpdateSitePayload>;
  /** NOT_FOUND when the id is unknown. */
  updateTeamMember: Maybe<UpdateTeamMemberPayload>;
  /** Changes a to-do of the viewer's; another's is NOT_FOUND. */
  updateTodo: Maybe<UpdateTodoPayload>;
  /** Changes a tour; FORBIDDEN when the viewer may not. */
  updateTour: Maybe<UpdateTourPayload>;
  /** Changes the viewer's own account. */
  updateUser: Maybe<UpdateUserPayload>;
  /** Changes a wall; FORBIDDEN when the viewer may not. */
  updateWall: Maybe<UpdateWallPayload>;
  /** Keeps a file with its content. */
  uploadFile: Maybe<UploadFilePayload>;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAcknowledgeIncidentsArgs = {
  input: AcknowledgeIncidentsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddBoardCommentArgs = {
  input: AddBoardCommentInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddBoardLabelArgs = {
  input: AddBoardLabelInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddCameraArgs = {
  input: CameraInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddContactArgs = {
  input: ContactInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddContactsArgs = {
  input: AddContactsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddHandoverNoteArgs = {
  input: AddHandoverNoteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddIncidentEvidenceArgs = {
  input: AddIncidentEvidenceInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddIncidentNotesArgs = {
  input: AddIncidentNotesInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddOrderStatusArgs = {
  input: AddOrderStatusInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAddSampleDataArgs = {
  input: AddSampleDataInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAllowMediaOriginArgs = {
  input: AllowMediaOriginInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAssignIncidentsArgs = {
  input: AssignIncidentsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationAttendIncidentsArgs = {
  input: AttendIncidentsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationBeginUploadArgs = {
  input: BeginUploadInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCancelMaintenanceArgs = {
  input: CancelMaintenanceInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCancelUploadArgs = {
  input: CancelUploadInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationChangeCamerasArgs = {
  input: ChangeCamerasInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationChangeContactGroupMembersArgs = {
  input: ChangeContactGroupMembersInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCommentOnPostArgs = {
  input: CommentOnPostInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCopyBoardArgs = {
  input: CopyBoardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateBoardArgs = {
  input: BoardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateBoardCardArgs = {
  input: CreateBoardCardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateBoardListArgs = {
  input: CreateBoardListInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateCalendarEventArgs = {
  input: CalendarEventInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateContactGroupArgs = {
  input: CreateContactGroupInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateFolderArgs = {
  input: FolderInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateNoteArgs = {
  input: NoteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateProjectArgs = {
  input: ProjectInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateSiteArgs = {
  input: SiteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateTeamMemberArgs = {
  input: TeamMemberInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateTodoArgs = {
  input: TodoInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateTourArgs = {
  input: TourInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationCreateWallArgs = {
  input: WallInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationDeleteBoardArgs = {
  input: DeleteBoardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationDeleteContactGroupArgs = {
  input: DeleteContactGroupInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationDeleteMailsArgs = {
  input: DeleteMailsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationDeleteTodosArgs = {
  input: DeleteTodosInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationDismissIncidentsArgs = {
  input: DismissIncidentsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationEndDrillArgs = {
  input: EndDrillInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationEndMaintenanceArgs = {
  input: EndMaintenanceInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationFinishUploadArgs = {
  input: FinishUploadInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationImportCalendarEventsArgs = {
  input: ImportCalendarEventsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationImportCamerasArgs = {
  input: ImportCamerasInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationKeepFilesOfflineArgs = {
  input: KeepFilesOfflineInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationKeepIncidentStillsArgs = {
  input: KeepIncidentStillsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationLikePostArgs = {
  input: LikePostInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationMarkChatReadArgs = {
  input: MarkChatReadInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationMoveBoardCardArgs = {
  input: MoveBoardCardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationMoveBoardListArgs = {
  input: MoveBoardListInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationMoveTodoArgs = {
  input: MoveTodoInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationObserveCameraArgs = {
  input: ObserveCameraInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationOpenChatArgs = {
  input: OpenChatInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationPlanMaintenanceArgs = {
  input: MaintenanceInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRaiseIncidentArgs = {
  input: RaiseIncidentInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRecordCameraViewsArgs = {
  input: RecordCameraViewsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRecordExportArgs = {
  input: RecordExportInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRecordViewArgs = {
  input: RecordViewInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveBoardCardArgs = {
  input: RemoveBoardCardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveBoardListArgs = {
  input: RemoveBoardListInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveCalendarEventArgs = {
  input: RemoveCalendarEventInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveCalendarEventsArgs = {
  input: RemoveCalendarEventsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveCamerasArgs = {
  input: RemoveCamerasInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveContactsArgs = {
  input: RemoveContactsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveFilesArgs = {
  input: RemoveFilesInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveIncidentEvidenceArgs = {
  input: RemoveIncidentEvidenceInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveMediaOriginArgs = {
  input: RemoveMediaOriginInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveNoteArgs = {
  input: RemoveNoteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveProductsArgs = {
  input: RemoveProductsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveProjectArgs = {
  input: RemoveProjectInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveSampleDataArgs = {
  input: RemoveSampleDataInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveSiteArgs = {
  input: RemoveSiteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveTeamMemberArgs = {
  input: RemoveTeamMemberInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveTodosArgs = {
  input: RemoveTodosInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveTourArgs = {
  input: RemoveTourInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRemoveWallArgs = {
  input: RemoveWallInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRenameBoardArgs = {
  input: RenameBoardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRenameBoardListArgs = {
  input: RenameBoardListInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRenameContactGroupArgs = {
  input: RenameContactGroupInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRenameFileArgs = {
  input: RenameFileInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationReplaceBoardListsArgs = {
  input: ReplaceBoardListsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationReportCameraStatusArgs = {
  input: CameraStatusInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationResolveIncidentsArgs = {
  input: ResolveIncidentsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreCalendarEventsArgs = {
  input: RestoreCalendarEventsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreCamerasArgs = {
  input: RestoreCamerasInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreContactGroupArgs = {
  input: RestoreContactGroupInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreContactsArgs = {
  input: RestoreContactsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreMailsArgs = {
  input: RestoreMailsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreNoteLabelArgs = {
  input: RestoreNoteLabelInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreNotesArgs = {
  input: RestoreNotesInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreProjectArgs = {
  input: RestoreProjectInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreSiteArgs = {
  input: RestoreSiteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreTeamMemberArgs = {
  input: RestoreTeamMemberInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreTodosArgs = {
  input: RestoreTodosInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreTourArgs = {
  input: RestoreTourInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationRestoreWallArgs = {
  input: RestoreWallInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSaveCourseArgs = {
  input: SaveCourseInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSaveMailDraftArgs = {
  input: MailDraftInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSaveNoteLabelsArgs = {
  input: SaveNoteLabelsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSaveProductArgs = {
  input: SaveProductInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSendChatMessageArgs = {
  input: ChatMessageInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSendMailArgs = {
  input: MailDraftInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetBoardMembersArgs = {
  input: SetBoardMembersInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetBoardSettingsArgs = {
  input: SetBoardSettingsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetCameraOperatorStateArgs = {
  input: SetCameraOperatorStateInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetContactsPinnedArgs = {
  input: SetContactsPinnedInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetContactsStarredArgs = {
  input: SetContactsStarredInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetCourseProgressArgs = {
  input: SetCourseProgressInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetDemoPulseArgs = {
  input: SetDemoPulseInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetMailFlagsArgs = {
  input: SetMailFlagsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetMailsFolderArgs = {
  input: SetMailsFolderInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetQuickPanelSwitchesArgs = {
  input: QuickPanelSwitchesInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetTodoFlagsArgs = {
  input: SetTodoFlagsInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetTodosFolderArgs = {
  input: SetTodosFolderInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSetupArgs = {
  input: SetupInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSharePostArgs = {
  input: SharePostInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationSignInWithProviderArgs = {
  input: ProviderSignInInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationStarFilesArgs = {
  input: StarFilesInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationStartDrillArgs = {
  input: StartDrillInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationTellTypingArgs = {
  input: TellTypingInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationTestCameraConnectionArgs = {
  input: ConnectionTestInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationToggleContactsStarredArgs = {
  input: ToggleContactsStarredInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationToggleMailsLabelArgs = {
  input: ToggleMailsLabelInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationToggleTodosLabelArgs = {
  input: ToggleTodosLabelInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUndoIncidentChangeArgs = {
  input: UndoIncidentChangeInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateBoardCardArgs = {
  input: UpdateBoardCardInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateCalendarEventArgs = {
  input: UpdateCalendarEventInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateCameraArgs = {
  input: UpdateCameraInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateChatUserArgs = {
  input: ChatUserInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateContactArgs = {
  input: UpdateContactInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateMailArgs = {
  input: UpdateMailInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateMaintenanceArgs = {
  input: UpdateMaintenanceInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateNoteArgs = {
  input: UpdateNoteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateSiteArgs = {
  input: UpdateSiteInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateTeamMemberArgs = {
  input: UpdateTeamMemberInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateTodoArgs = {
  input: UpdateTodoInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateTourArgs = {
  input: UpdateTourInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUpdateWallArgs = {
  input: UpdateWallInput;
};


/** Everything that can be changed. The fields of one operation run one after the other. */
export type MutationUploadFileArgs = {
  input: UploadInput;
};

/** A group that is made together with its first members. */
export type NewContactGroupInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Which of the new contacts join it, by their places from 0 on; BAD_USER_INPUT for a place that none has. */
  places: Array<Scalars['Int']['input']>;
};

/** A note that a person keeps. Nobody else sees it. */
export type Note = {
  /** Put away, and kept. */
  archived: Scalars['Boolean']['output'];
  /** At most 100 lines, in the order in which they are shown. */
  checklist: Array<NoteCheckItem>;
  /** Plain text, at most 10,000 characters; empty when there is none. */
  description: Scalars['String']['output'];
  /** Unique among the notes; it never changes. */
  id: Scalars['ID']['output'];
  /** Address of a picture, which may hold the picture itself (data:); empty when there is none. */
  image: Scalars['String']['output'];
  /** In the order of the owner's labels. */
  labels: Array<NoteLabel>;
  /** When its owner wants to be reminded. */
  reminder: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  time: Scalars['DateTime']['output'];
  /** At most 200 characters; empty when there is none. */
  title: Scalars['String']['output'];
};

/** One line of a note's checklist. */
export type NoteCheckItem = {
  /** Whether it is done. */
  checked: Scalars['Boolean']['output'];
  /** Unique within the note. */
  id: Scalars['ID']['output'];
  /** At most 500 characters. */
  text: Scalars['String']['output'];
};

/** A line of a checklist. */
export type NoteCheckItemInput = {
  /** Whether it is done. */
  checked: Scalars['Boolean']['input'];
  /** Given by us when it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 500 characters. */
  text: Scalars['String']['input'];
};

/** A page of notes. */
export type NoteConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<NoteEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Note>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of notes. */
export type NoteEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Note;
};

/** Which notes a list holds; all conditions must hold. */
export type NoteFilter = {
  /** Only archived ones, or only others; both when left out or null. */
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
  /** Whether it is out of the way. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 lines, in the order in which they are shown. */
  checklist?: InputMaybe<Array<NoteCheckItemInput>>;
  /** At most 10,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The url of a blob, a picture as data:image/… (PNG, JPEG, GIF, WebP), or the address of one (https). */
  image?: InputMaybe<Scalars['String']['input']>;
  /** The labels that it has from now on; NOT_FOUND when one is not the viewer's. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When to remind; null for never. */
  reminder?: InputMaybe<Scalars['DateTime']['input']>;
  /** Now, when it is left out of a new note. */
  time?: InputMaybe<Scalars['DateTime']['input']>;
  /** At most 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A mark that a person has made for their notes. */
export type NoteLabel = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Unique among the note labels; it never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 50 characters. */
  name: Scalars['String']['output'];
};

/** A label as it is to be. */
export type NoteLabelInput = {
  /** Made from the name when it is left out. */
  handle?: InputMaybe<Scalars['String']['input']>;
  /** Left out, or not one of the viewer's: a new label. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 50 characters; each name once. */
  name: Scalars['String']['input'];
};

/** A picture of a camera of which nothing was known, seen by a person's page. */
export type Observation = {
  /** Whose page it was, by the name that the account had then. */
  by: Scalars['String']['output'];
  /** Where the picture was seen. */
  source: ObservationSource;
};

/** Where a picture was seen. */
export type ObservationSource =
  /** In the test of a connection, before the camera was saved. */
  | 'CONNECTION_TEST'
  /** In a player: a wall, the camera's page, a popup. */
  | 'PLAYER';

/** What `observeCamera` is given. */
export type ObserveCameraInput = {
  /** NOT_FOUND when there is no such camera. */
  cameraId: Scalars['ID']['input'];
  /** Where the picture was seen; FORBIDDEN for CONNECTION_TEST where the caller may not test connections. */
  source: ObservationSource;
};

/** What `observeCamera` answers. */
export type ObserveCameraPayload = {
  /** The camera as it is now. */
  camera: Camera;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when something was known of the camera already: nothing was written. */
  transition: Maybe<StatusTransition>;
};

/** An office app. */
export type OfficeApp =
  /** Events of the calendar. */
  | 'CALENDAR'
  /** Contacts, their groups and marks. */
  | 'CONTACTS'
  /** Mails. */
  | 'MAIL'
  /** Notes and their labels. */
  | 'NOTES'
  /** To-dos. */
  | 'TODO';

/** What was written of the viewer's things in one of the office apps: read them again. */
export type OfficeChange = {
  /** Where they are. */
  app: OfficeApp;
  /** What was added, changed, removed or restored; empty when that is more than 100 things. */
  ids: Array<Scalars['ID']['output']>;
};

/** What `openChat` is given. */
export type OpenChatInput = {
  /** The person at the other end; NOT_FOUND when there is none. */
  contactId: Scalars['ID']['input'];
};

/** What `openChat` answers. */
export type OpenChatPayload = {
  /** The conversation, read up to its end. */
  chat: Chat;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The viewer, with the messages that are left unread. */
  user: ChatUser;
};

/** Whether somebody took a camera out of service. */
export type OperatorState =
  /** In service. */
  | 'ACTIVE'
  /** Taken out of service: nothing is observed and nothing is raised. */
  | 'PAUSED';

/** What a customer ordered. All money is in minor units: cents of the currency. */
export type Order = {
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** Who ordered. */
  customer: Customer;
  /** When it was placed. */
  date: Scalars['DateTime']['output'];
  /** In cents, taken off after tax. */
  discount: Scalars['Int']['output'];
  /** Unique among the orders; it never changes. */
  id: Scalars['ID']['output'];
  /** What was ordered, in the order in which it was put in. */
  lines: Array<OrderLine>;
  /** How it was paid. */
  payment: Payment;
  /** What the customer says on the phone. */
  reference: Scalars['String']['output'];
  /** Parcels, in the order in which they left. */
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

/** A page of orders. */
export type OrderConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<OrderEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Order>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of orders. */
export type OrderEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Order;
};

/** Which orders a list holds; all conditions must hold. */
export type OrderFilter = {
  /** Occurs in the reference, the customer, the method of payment, the state or the name of a product. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only orders in one of these states; in any when left out or empty. */
  statusIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One product of an order, as it was at that time. */
export type OrderLine = {
  /** Unique among the order lines; it never changes. */
  id: Scalars['ID']['output'];
  /** Address of a picture; empty when there is none. */
  image: Scalars['String']['output'];
  /** Name of the product when it was ordered. */
  name: Scalars['String']['output'];
  /** Of one piece, in cents. */
  price: Scalars['Int']['output'];
  /** Null when the product is not sold any more. */
  product: Maybe<Product>;
  /** How many pieces. */
  quantity: Scalars['Int']['output'];
  /** price × quantity, in cents. */
  total: Scalars['Int']['output'];
};

/** How orders are ordered; equals stand by id. */
export type OrderOrder = {
  /** Which way; DESC when left out. */
  direction?: SortDirection;
  /** What is ordered by; DATE when left out. */
  field?: OrderOrderField;
};

/** What orders are ordered by. */
export type OrderOrderField =
  /** By the customer's name. */
  | 'CUSTOMER'
  /** By when they were placed. */
  | 'DATE'
  /** By the way of payment. */
  | 'PAYMENT'
  /** By their reference. */
  | 'REFERENCE'
  /** By the name of the state that they are in. */
  | 'STATUS'
  /** By the amount with tax. */
  | 'TOTAL';

/** One of the fourteen states that an order may be in. */
export type OrderStatus = {
  /** As in CSS, for example #4CAF50. */
  color: Scalars['String']['output'];
  /** Unique among the rows of its kind; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  name: Scalars['String']['output'];
};

/** When an order came into a state. */
export type OrderStatusEntry = {
  /** When it became so. */
  date: Scalars['DateTime']['output'];
  /** Unique among the order status entries; it never changes. */
  id: Scalars['ID']['output'];
  /** What the order became. */
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
  /** When it was paid. */
  date: Scalars['DateTime']['output'];
  /** How it was paid. */
  method: Scalars['String']['output'];
  /** The payment service's number. */
  transactionId: Scalars['String']['output'];
};

/** A stretch of time that is named relative to now, in the asked time zone. Weeks begin on Monday. */
export type Period =
  /** Seven days, today included. */
  | 'LAST_7_DAYS'
  /** Twelve whole months, the running one included. */
  | 'LAST_12_MONTHS'
  /** 24 whole hours, the running one included. */
  | 'LAST_24_HOURS'
  /** 28 days, today included. */
  | 'LAST_28_DAYS'
  /** 30 days, today included. */
  | 'LAST_30_DAYS'
  /** 90 days, today included. */
  | 'LAST_90_DAYS'
  /** The week before this one, whole. */
  | 'LAST_WEEK'
  /** From the first to the last day of the month. */
  | 'THIS_MONTH'
  /** From Monday to Sunday, both included. */
  | 'THIS_WEEK'
  /** The day, from midnight to midnight. */
  | 'TODAY'
  /** The week before last week. */
  | 'TWO_WEEKS_AGO'
  /** The day before today, whole. */
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
  /** The article that it shows; null when there is none. */
  article: Maybe<PostArticle>;
  /** Who wrote it. */
  author: PostAuthor;
  /** Oldest first, 100 at most. */
  comments: Array<PostComment>;
  /** Unique among the posts; it never changes. */
  id: Scalars['ID']['output'];
  /** What it shows besides the message. */
  kind: PostKind;
  /** How many people like it. */
  likeCount: Scalars['Int']['output'];
  /** The viewer likes it. */
  liked: Scalars['Boolean']['output'];
  /** The picture or video that it shows; null when there is none. */
  media: Maybe<ProfileMedia>;
  /** At most 2,000 characters. */
  message: Scalars['String']['output'];
  /** How often it was shared. */
  shareCount: Scalars['Int']['output'];
  /** When it was written. */
  time: Scalars['DateTime']['output'];
};

/** What a post recommends to read. */
export type PostArticle = {
  /** The first sentences. */
  excerpt: Scalars['String']['output'];
  /** A picture; null when there is none. */
  media: Maybe<ProfileMedia>;
  /** Second heading; empty when there is none. */
  subtitle: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
};

/** Who wrote something, as they were called then. */
export type PostAuthor = {
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** How the person is called. */
  name: Scalars['String']['output'];
};

/** What somebody says to a post. */
export type PostComment = {
  /** Who wrote it. */
  author: PostAuthor;
  /** Unique among the post comments; it never changes. */
  id: Scalars['ID']['output'];
  /** At most 2,000 characters. */
  message: Scalars['String']['output'];
  /** When it was written. */
  time: Scalars['DateTime']['output'];
};

/** A page of posts. */
export type PostConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<PostEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Post>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of posts. */
export type PostEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Post;
};

/** What a post shows besides its message. */
export type PostKind =
  /** An article. */
  | 'ARTICLE'
  /** A picture. */
  | 'PHOTO'
  /** Nothing. */
  | 'POST';

/** Where an invoice or a parcel goes. */
export type PostalAddress = {
  /** As it is written on a parcel. */
  address: Scalars['String']['output'];
  /** Where on earth it is. */
  location: Location;
};

/** Something that is sold to the people who run cameras. All money is in minor units: cents of the currency. */
export type Product = {
  /** Offered to customers. */
  active: Scalars['Boolean']['output'];
  /** At most 20 words of 1 to 50 characters. */
  categories: Array<Scalars['String']['output']>;
  /** What it cost before, in cents with tax; 0 when there is nothing to compare. */
  comparedPrice: Scalars['Int']['output'];
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** In millimetres. */
  depth: Scalars['Int']['output'];
  /** At most 5,000 characters; empty when there is none. */
  description: Scalars['String']['output'];
  /** In cents, besides what the carrier asks. */
  extraShippingFee: Scalars['Int']['output'];
  /** The picture that stands for the product; null when it has none. */
  featuredImage: Maybe<ProductImage>;
  /** The end of its address, made of the name. */
  handle: Scalars['String']['output'];
  /** In millimetres. */
  height: Scalars['Int']['output'];
  /** Unique among the products; it never changes. */
  id: Scalars['ID']['output'];
  /** At most 10, in the order in which they are shown. */
  images: Array<ProductImage>;
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
  /** In cents, without tax. */
  priceTaxExcl: Scalars['Int']['output'];
  /** In cents, with tax. */
  priceTaxIncl: Scalars['Int']['output'];
  /** Pieces in stock. */
  quantity: Scalars['Int']['output'];
  /** The seller's own number of the article, at most 200 characters; empty when there is none. */
  sku: Scalars['String']['output'];
  /** At most 20 words of 1 to 50 characters. */
  tags: Array<Scalars['String']['output']>;
  /** Percent. */
  taxRate: Scalars['Int']['output'];
  /** In grams. */
  weight: Scalars['Int']['output'];
  /** In millimetres. */
  width: Scalars['Int']['output'];
};

/** A page of products. */
export type ProductConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<ProductEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Product>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of products. */
export type ProductEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Product;
};

/** Which products a list holds; all conditions must hold. */
export type ProductFilter = {
  /** Only those that are sold, or that are not; both when left out or null. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Occurs in the name, a category, a tag or the sku. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A picture of a product. */
export type ProductImage = {
  /** Unique among the product images; it never changes. */
  id: Scalars['ID']['output'];
  /** Always image. */
  type: Scalars['String']['output'];
  /** An address, or the picture itself as a data URL. */
  url: Scalars['String']['output'];
};

/** One picture of a product. */
export type ProductImageInput = {
  /** An image that the product has already, or the id of a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Left out for an image that the product has already. A data URL has 80,000 characters at most. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A whole product. Give one of the two prices and the other is computed by the tax rate; give both and they must agree. */
export type ProductInput = {
  /** Whether it is sold; true when left out. */
  active?: Scalars['Boolean']['input'];
  /** At most 20 words of 1 to 50 characters; none when left out. */
  categories?: Array<Scalars['String']['input']>;
  /** Whole cents, what it cost before; 0 when left out. */
  comparedPrice?: Scalars['Int']['input'];
  /** Of the parcel in millimetres; 0 when left out. */
  depth?: Scalars['Int']['input'];
  /** At most 5,000 characters; empty when left out. */
  description?: Scalars['String']['input'];
  /** Whole cents, added to the postage; 0 when left out. */
  extraShippingFee?: Scalars['Int']['input'];
  /** Null for the first of the images. */
  featuredImageId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the parcel in millimetres; 0 when left out. */
  height?: Scalars['Int']['input'];
  /** At most 10, in the order in which they are shown; none when left out. */
  images?: Array<ProductImageInput>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Whole cents, without tax; computed from the other price when left out or null. One of the two is given. */
  priceTaxExcl?: InputMaybe<Scalars['Int']['input']>;
  /** Whole cents, with tax; computed from the other price when left out or null. */
  priceTaxIncl?: InputMaybe<Scalars['Int']['input']>;
  /** Pieces in stock, 0 or more; 0 when left out. */
  quantity?: Scalars['Int']['input'];
  /** At most 200 characters; empty when left out. */
  sku?: Scalars['String']['input'];
  /** At most 20 words of 1 to 50 characters; none when left out. */
  tags?: Array<Scalars['String']['input']>;
  /** Percent, from 0 to 100. */
  taxRate?: Scalars['Int']['input'];
  /** Of the parcel in grams; 0 when left out. */
  weight?: Scalars['Int']['input'];
  /** Of the parcel in millimetres; 0 when left out. */
  width?: Scalars['Int']['input'];
};

/** How products are ordered; equals stand by id. */
export type ProductOrder = {
  /** Which way; ASC when left out. */
  direction?: SortDirection;
  /** What is ordered by; NAME when left out. */
  field?: ProductOrderField;
};

/** What products are ordered by. */
export type ProductOrderField =
  /** By whether they are sold. */
  | 'ACTIVE'
  /** By the names of the categories. */
  | 'CATEGORY'
  /** By name. */
  | 'NAME'
  /** By the price with tax. */
  | 'PRICE'
  /** By the number in stock. */
  | 'QUANTITY';

/** What the viewer tells of themselves. */
export type ProfileAbout = {
  /** How the person is reached. */
  contact: ProfileContact;
  /** People whom the person knows. */
  friends: Array<ProfileFriend>;
  /** About the person. */
  general: ProfileGeneral;
  /** Groups that the person belongs to. */
  groups: Array<ProfileGroup>;
  /** About the person's work. */
  work: ProfileWork;
};

/** What somebody did lately. */
export type ProfileActivity = {
  /** Who did it. */
  author: PostAuthor;
  /** Unique among the profile activities; it never changes. */
  id: Scalars['ID']['output'];
  /** What was done, after the author's name. */
  message: Scalars['String']['output'];
  /** When it was done. */
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
  /** Postal address. */
  address: Scalars['String']['output'];
  /** E-mail addresses. */
  emails: Array<Scalars['String']['output']>;
  /** Telephone numbers, as they are written. */
  tel: Array<Scalars['String']['output']>;
  /** Addresses of websites. */
  websites: Array<Scalars['String']['output']>;
};

/** Somebody from outside who comes when called. */
export type ProfileContractor = {
  /** Name of the firm. */
  name: Scalars['String']['output'];
  /** Telephone number, as it is written. */
  phone: Scalars['String']['output'];
};

/** Somebody whom the viewer works with often. */
export type ProfileFriend = {
  /** Address of a picture; empty when there is none. */
  avatar: Scalars['String']['output'];
  /** Unique among the profile friends; it never changes. */
  id: Scalars['ID']['output'];
  /** How the person is called. */
  name: Scalars['String']['output'];
};

/** Empty texts were never filled in. */
export type ProfileGeneral = {
  /** What the person says of themselves. */
  about: Scalars['String']['output'];
  /** As text, for example 14 March 1988. */
  birthday: Scalars['String']['output'];
  /** As the person wrote it; empty when they did not. */
  gender: Scalars['String']['output'];
  /** Where the person lives and works. */
  locations: Array<Scalars['String']['output']>;
};

/** A group that the viewer belongs to. */
export type ProfileGroup = {
  /** What it is about. */
  category: Scalars['String']['output'];
  /** Unique among the profile groups; it never changes. */
  id: Scalars['ID']['output'];
  /** Text such as 12 members. */
  members: Scalars['String']['output'];
  /** How it is called. */
  name: Scalars['String']['output'];
};

/** A picture or a video. */
export type ProfileMedia = {
  /** An address, or the picture itself as a data URL. */
  preview: Scalars['String']['output'];
  /** What is seen. */
  title: Scalars['String']['output'];
  /** Picture or video. */
  type: ProfileMediaType;
};

/** What a medium is. */
export type ProfileMediaType =
  /** A picture. */
  | 'IMAGE'
  /** A video. */
  | 'VIDEO';

/** Whom the viewer works with. */
export type ProfileWork = {
  /** Who leads the person's work. */
  assignedSupervisor: Scalars['String']['output'];
  /** Whom the person calls for repairs. */
  contractorsOnCall: Array<ProfileContractor>;
};

/** A contract for watching sites, with a budget. */
export type Project = {
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** What an hour of incident work costs. */
  hourlyRate: Scalars['Int']['output'];
  /** Unique among the projects; it never changes. */
  id: Scalars['ID']['output'];
  /** In whole units of the currency, a month. */
  monthlyBudget: Scalars['Int']['output'];
  /** How it is called. */
  name: Scalars['String']['output'];
  /** The sites that it is about. */
  sites: Array<Site>;
  /** What the work on its incidents cost: hours from acknowledged to closed, times the rate. Outages, which wait for a repair, and incidents folded into a storm are left out. */
  spent: ProjectSpent;
};


/** A contract for watching sites, with a budget. */
export type ProjectSpentArgs = {
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};

/** What is left out stays as it is. */
export type ProjectChangesInput = {
  /** ISO 4217: three capital letters. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** What an hour of incident work costs, 0 to 1,000,000. */
  hourlyRate?: InputMaybe<Scalars['Int']['input']>;
  /** In whole units of the currency, a month, 0 to 1,000,000,000. */
  monthlyBudget?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100 characters; no two projects have the same name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** What `createProject` is given. */
export type ProjectInput = {
  /** ISO 4217: three capital letters. */
  currency?: Scalars['String']['input'];
  /** What an hour of incident work costs, 0 to 1,000,000. */
  hourlyRate?: Scalars['Int']['input'];
  /** In whole units of the currency, a month, 0 to 1,000,000,000. */
  monthlyBudget?: Scalars['Int']['input'];
  /** 1 to 100 characters; no two projects have the same name. */
  name: Scalars['String']['input'];
};

/** What the work for a project cost in a stretch of time, beside its budget. */
export type ProjectSpent = {
  /** What the work cost, in the currency of the budget. */
  amount: Scalars['Float']['output'];
  /** The share of the monthly budget that belongs to this stretch. */
  budget: Scalars['Float']['output'];
  /** Beginning of the stretch, included. */
  from: Scalars['DateTime']['output'];
  /** From acknowledged to closed; an incident that was closed without being acknowledged took none. */
  hours: Scalars['Float']['output'];
  /** Those that are closed. */
  incidents: Scalars['Int']['output'];
  /** End of the stretch, not included. */
  to: Scalars['DateTime']['output'];
};

/** What a provider gave who signed in there. */
export type ProviderSignInInput = {
  /** What the page asked the provider to put into the token; an ID token for another request is refused. Required where the page began the sign-in itself, by OpenID Connect. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** With whom the person signed in. */
  provider: IdentityProvider;
  /** The ID token that the provider gave to the page, a signed JWT. Its signature, issuer, audience and time are checked. */
  token: Scalars['String']['input'];
};

/** Everything that can be read. */
export type Query = {
  /** A catalogue of its own, in its order: no call adds to it. */
  albums: Array<Album>;
  /** Where the viewer has sample data that `removeSampleData` would remove. */
  appsWithSampleData: Array<OfficeApp>;
  /** Newest first, at most 100 a page. */
  auditEntries: AuditEntryConnection;
  /**
   * The audit with the entries of one call, or of several that were sent as one, as one line. Newest first by when they
   * began, at most 100 a page. A line is found by any of its entries, and always whole.
   */
  auditLines: AuditLineConnection;
  /** One board; NOT_FOUND when the id is unknown. */
  board: Maybe<Board>;
  /** All boards, oldest first, at most 100 a page. */
  boards: BoardConnection;
  /** One of the viewer's events; NOT_FOUND when the id is unknown. */
  calendarEvent: Maybe<CalendarEvent>;
  /** The viewer's events in the order of their starts, at most 100 a page. */
  calendarEvents: CalendarEventConnection;
  /** One camera, removed ones too; NOT_FOUND when the id is unknown. */
  camera: Maybe<Camera>;
  /** How many cameras fulfil the filter, by their state now. */
  cameraCounts: CameraCounts;
  /** Cameras of the registry without those that were removed, at most 100 a page. */
  cameras: CameraConnection;
  /** One of them. NOT_FOUND when there is no such contact, and for the viewer's own. */
  chatContact: Maybe<ChatContact>;
  /** Everybody but the viewer, by name, at most 100 a page. */
  chatContacts: ChatContactConnection;
  /** The viewer as others see them in chats. */
  chatUser: ChatUser;
  /** The viewer's chat with a contact; null when there is none yet. NOT_FOUND when there is no such contact. */
  chatWith: Maybe<Chat>;
  /** The viewer's chats, the last one spoken in first, at most 100 a page. */
  chats: ChatConnection;
  /** One contact; NOT_FOUND when the id is unknown. */
  contact: Maybe<Contact>;
  /** How many contacts each view holds. */
  contactCounts: ContactCounts;
  /** The viewer's groups, 100 at most, in the order in which they were made. */
  contactGroups: Array<ContactGroup>;
  /** At most 100 a page. */
  contacts: ContactConnection;
  /** One course; NOT_FOUND when the id is unknown. */
  course: Maybe<Course>;
  /** All subjects, in the order in which readers see them. */
  courseCategories: Array<CourseCategory>;
  /** In their catalogue's order, at most 100 a page. */
  courses: CourseConnection;
  /** Whether these are demo data, and whether they live. */
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
   * What is kept with incidents, at most 100 of them: the oldest picture of each first, 13 of each at most. The stills of
   * before are answered by `incidentStills`. Null and NOT_FOUND when an id is unknown.
   */
  incidentEvidence: Maybe<Array<IncidentEvidence>>;
  /**
   * One picture of each incident, for lists, in the order of the ids: the newest that somebody kept, else the last still of
   * before, else what is drawn. Incidents without pictures have none. Null and NOT_FOUND when an id is unknown.
   */
  incidentPictures: Maybe<Array<IncidentEvidence>>;
  /**
   * What a camera showed in the half minute before an incident was raised, the earliest first. Of a synthetic camera it is
   * drawn, 30, 20, 10, 5 and 0 seconds before. Of a real one these are the stills that pages kept which were playing it then:
   * none when nobody watched it. Empty for a whole site. Null and NOT_FOUND when the id is unknown.
   */
  incidentStills: Maybe<Array<IncidentStill>>;
  /** The incidents of a stretch, counted by severity, state and kind. */
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
  /** Where mails lie, in the order of the catalogue. */
  mailFolders: Array<MailFolder>;
  /** Marks of mails, in the order of the catalogue. */
  mailLabels: Array<MailLabel>;
  /** Ways to look at mails across folders, in the order of the catalogue. */
  mailQuickFilters: Array<MailQuickFilter>;
  /**
   * At most 8 people to whom a mail may go: contacts and accounts whose name or address contains the text, in any case of
   * letters, by name, each address once. Nobody for an empty text.
   */
  mailRecipients: Array<MailAddress>;
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
  /** From where pages may fetch pictures. */
  mediaPolicy: MediaPolicy;
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
  /** All projects, by name; at most 50. */
  projects: Array<Project>;
  /** What the panel at the side shows the viewer. */
  quickPanel: QuickPanel;
  /** Cameras that were removed, the last one first, at most 100 a page. */
  removedCameras: CameraConnection;
  /** Which cameras are to be watched on a day: earliest first, then by priority and name; at most 100 a page. */
  scheduledViews: ScheduledViewConnection;
  /** Looks through what the viewer may see, kind by kind; a blank text occurs everywhere. At most 100 a page. */
  search: SearchResultConnection;
  /** A stretch of time of a site, or of all, for whoever comes next. NOT_FOUND for an unknown site. */
  shiftHandover: Maybe<ShiftHandover>;
  /** All sites, by name; at most 100. */
  sites: Array<Site>;
  /** Newest first, at most 100 a page. */
  statusTransitions: StatusTransitionConnection;
  /** All members, by name; at most 100. */
  teamMembers: Array<TeamMember>;
  /** One of the viewer's to-dos, deleted or not; NOT_FOUND when the id is unknown. */
  todo: Maybe<Todo>;
  /** Where to-dos lie, in the order of the catalogue. */
  todoFolders: Array<TodoFolder>;
  /** Marks of to-dos, in the order of the catalogue. */
  todoLabels: Array<TodoLabel>;
  /** Ways to look at to-dos across folders, in the order of the catalogue. */
  todoQuickFilters: Array<TodoQuickFilter>;
  /** The viewer's to-dos, at most 100 a page. */
  todos: TodoConnection;
  /** NOT_FOUND when there is none, and when it is private to somebody else. */
  tour: Maybe<Tour>;
  /** The viewer's own tours, 100 at most, and those that are shared, 200 at most, by name. */
  tours: Array<Tour>;
  /** How far an upload of the viewer's is, also when it is finished; NOT_FOUND when there is no such upload. */
  upload: Maybe<Upload>;
  /** The fleet's uptime in a stretch up to now, part by part. */
  uptimeTrend: UptimeTrend;
  /** The signed-in user; null for a guest. */
  viewer: Maybe<User>;
  /** The visits of a stretch, counted, beside those of the stretch before. */
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


/** Everything that can be read. */
export type QueryAuditEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryAuditLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryBoardArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBoardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryCalendarEventArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCalendarEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CalendarEventFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryCameraArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCameraCountsArgs = {
  filter?: InputMaybe<CameraFilter>;
};


/** Everything that can be read. */
export type QueryCamerasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CameraFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<CameraOrder>;
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryChatContactArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryChatContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryChatWithArgs = {
  contactId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryChatsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ContactFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ContactOrder>;
};


/** Everything that can be read. */
export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourseFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryFaqsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<FileFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<FileOrder>;
};


/** Everything that can be read. */
export type QueryIconsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryIncidentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryIncidentConversionArgs = {
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryIncidentCountsArgs = {
  filter?: InputMaybe<IncidentFilter>;
};


/** Everything that can be read. */
export type QueryIncidentEvidenceArgs = {
  incidentIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryIncidentPicturesArgs = {
  incidentIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryIncidentStillsArgs = {
  incidentId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryIncidentSummaryArgs = {
  period?: Period;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryIncidentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IncidentFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<IncidentOrder>;
};


/** Everything that can be read. */
export type QueryIncidentsPerCameraArgs = {
  first?: Scalars['Int']['input'];
  period?: Period;
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryKnowledgeBaseArticleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryKnowledgeBaseCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMailRecipientsArgs = {
  search: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MailFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryMaintenanceWindowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MaintenanceFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryMalfunctionYearsArgs = {
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryMalfunctionsArgs = {
  year: Scalars['Int']['input'];
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryMalfunctionsByYearArgs = {
  years: Array<Scalars['Int']['input']>;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<NoteFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<OrderOrder>;
};


/** Everything that can be read. */
export type QueryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ProductOrder>;
};


/** Everything that can be read. */
export type QueryProfileActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryRemovedCamerasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryScheduledViewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  day?: ViewDay;
  first?: Scalars['Int']['input'];
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kinds?: InputMaybe<Array<SearchKind>>;
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryShiftHandoverArgs = {
  at?: InputMaybe<HandoverSpanInput>;
  shift?: Shift;
  siteId?: InputMaybe<Scalars['ID']['input']>;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryStatusTransitionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StatusTransitionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryTodoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTodosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TodoFilter>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<TodoOrder>;
};


/** Everything that can be read. */
export type QueryTourArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryUploadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryUptimeTrendArgs = {
  range?: TrendRange;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryVisitSummaryArgs = {
  period?: Period;
  zone?: Scalars['TimeZone']['input'];
};


/** Everything that can be read. */
export type QueryVisitsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VisitFilter>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryWallArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWeatherArgs = {
  siteId?: InputMaybe<Scalars['ID']['input']>;
  zone?: Scalars['TimeZone']['input'];
};

/** What the panel at the side reminds the viewer of. Nobody else sees it. */
export type QuickPanel = {
  /** What is near, in the order in which they are shown. */
  events: Array<QuickPanelItem>;
  /** The viewer's short notes, in the order in which they are shown. */
  notes: Array<QuickPanelItem>;
  /** Three settings of the viewer's. */
  switches: QuickPanelSwitches;
};

/** One line of the panel, with a line of detail below. */
export type QuickPanelItem = {
  /** Second line; empty when there is none. */
  detail: Scalars['String']['output'];
  /** Unique among the quick panel items; it never changes. */
  id: Scalars['ID']['output'];
  /** First line. */
  title: Scalars['String']['output'];
};

/** What the viewer switches on and off in the panel; each by itself. */
export type QuickPanelSwitches = {
  /** Whether data are kept in the cloud. */
  cloudSync: Scalars['Boolean']['output'];
  /** On until it is switched off. */
  notifications: Scalars['Boolean']['output'];
  /** Whether the retro thrusters are on. */
  retroThrusters: Scalars['Boolean']['output'];
};

/** What is left out or null stays as it is. */
export type QuickPanelSwitchesInput = {
  /** Whether data are kept in the cloud. */
  cloudSync?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the viewer is notified. */
  notifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the retro thrusters are on. */
  retroThrusters?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What somebody or another system has seen. */
export type RaiseIncidentInput = {
  /** NOT_FOUND when there is no such camera. */
  cameraId: Scalars['ID']['input'];
  /** What was seen. */
  kind: IncidentKind;
  /** How urgent it is. */
  severity: IncidentSeverity;
  /** A sentence for the operator, 1 to 2,000 characters. */
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
  /** Between 1 and 100 ids of the cameras looked at; unknown ones are passed over. */
  cameraIds: Array<Scalars['ID']['input']>;
};

/** What `recordCameraViews` answers. */
export type RecordCameraViewsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** How many views were written; those of the last quarter of an hour are not written twice. */
  recorded: Scalars['Int']['output'];
};

/** Which data somebody takes out. */
export type RecordExportInput = {
  /** How many rows the file holds. */
  count: Scalars['Int']['input'];
  /** CSV or PDF, and what was filtered: at most 500 characters. */
  detail: Scalars['String']['input'];
  /** What the rows of the file are about. */
  subject: AuditSubject;
};

/** What `recordExport` answers. */
export type RecordExportPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** True when the entry was written. */
  recorded: Scalars['Boolean']['output'];
};

/** What `recordView` is given. */
export type RecordViewInput = {
  /** On what the viewer looks. */
  device: DeviceKind;
};

/** What `recordView` answers. */
export type RecordViewPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The visit that goes on or begins with it. */
  visit: Visit;
};

/** What `refreshSession` is given. */
export type RefreshSessionInput = {
  /** The token that is still valid. */
  accessToken: Scalars['String']['input'];
};

/** What `refreshSession` answers. */
export type RefreshSessionPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The session with the fresh token. */
  session: Session;
};

/** A new account. */
export type RegisterInput = {
  /** 4 to 100 characters of plain text that do not look like the name of another account. */
  displayName: Scalars['String']['input'];
  /** An e-mail address by which the account signs in; each once. */
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
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeBoardCard` answers. */
export type RemoveBoardCardPayload = {
  /** The board without the card. */
  board: Board;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Id of the card that is gone. */
  removedId: Scalars['ID']['output'];
};

/** What `removeBoardList` is given. */
export type RemoveBoardListInput = {
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** NOT_FOUND when there is none with this id. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeCalendarEvent` answers. */
export type RemoveCalendarEventPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Id of the event that is gone. */
  removedId: Scalars['ID']['output'];
};

/** What `removeCalendarEvents` is given. */
export type RemoveCalendarEventsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when there is none with one of them, and none is removed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeCalendarEvents` answers. */
export type RemoveCalendarEventsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Ids of the events that are gone. */
  removedIds: Array<Scalars['ID']['output']>;
};

/** What `removeCameras` is given. */
export type RemoveCamerasInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is removed. One that is removed already stays so. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeCameras` answers. */
export type RemoveCamerasPayload = {
  /** The cameras as they are now, in the order of the ids. */
  cameras: Array<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The incidents that were closed because of it. */
  incidents: Array<Incident>;
};

/** What `removeContacts` is given. */
export type RemoveContactsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeContacts` answers. */
export type RemoveContactsPayload = {
  /** The numbers as they are now. */
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
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeIncidentEvidence` answers. */
export type RemoveIncidentEvidencePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The picture that is gone. */
  evidence: IncidentEvidence;
};

/** What `removeMediaOrigin` is given. */
export type RemoveMediaOriginInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeMediaOrigin` answers. */
export type RemoveMediaOriginPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The id of what was removed. */
  id: Scalars['ID']['output'];
};

/** What `removeNote` is given. */
export type RemoveNoteInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeNote` answers. */
export type RemoveNotePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Id of the note that is gone. */
  removedId: Scalars['ID']['output'];
};

/** What `removeProducts` is given. */
export type RemoveProductsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `removeProducts` answers. */
export type RemoveProductsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All products that were changed, as they were last. */
  products: Array<Product>;
};

/** What `removeProject` is given. */
export type RemoveProjectInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeProject` answers. */
export type RemoveProjectPayload = {
  /** HAS_SITES on the id while it has sites; empty when it was done. */
  errors: Array<FieldError>;
  /** The id that was given; null when there are errors. */
  removedId: Maybe<Scalars['ID']['output']>;
};

/** What `removeSampleData` is given. */
export type RemoveSampleDataInput = {
  /** Where they are removed. */
  app: OfficeApp;
};

/** What `removeSampleData` answers. */
export type RemoveSampleDataPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** How many stay, because somebody wrote in them. */
  kept: Scalars['Int']['output'];
  /** How many things are gone. */
  removed: Scalars['Int']['output'];
};

/** What `removeSite` is given. */
export type RemoveSiteInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeSite` answers. */
export type RemoveSitePayload = {
  /** HAS_CAMERAS on the id while cameras stand there; empty when it was done. */
  errors: Array<FieldError>;
  /** The id that was given; null when there are errors. */
  removedId: Maybe<Scalars['ID']['output']>;
};

/** What `removeTeamMember` is given. */
export type RemoveTeamMemberInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeTeamMember` answers. */
export type RemoveTeamMemberPayload = {
  /** LAST_ADMIN on the id of the only administrator; empty when it was done. */
  errors: Array<FieldError>;
  /** The id that was given; null when there are errors. */
  removedId: Maybe<Scalars['ID']['output']>;
};

/** What `removeTodos` is given. */
export type RemoveTodosInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeTour` answers. */
export type RemoveTourPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Id of the tour that is gone. */
  removedId: Scalars['ID']['output'];
};

/** What `removeWall` is given. */
export type RemoveWallInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `removeWall` answers. */
export type RemoveWallPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Id of the wall that is gone. */
  removedId: Scalars['ID']['output'];
};

/** What `renameBoard` is given. */
export type RenameBoardInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
};

/** What `renameBoardList` is given. */
export type RenameBoardListInput = {
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** 1 to 200 characters. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** 1 to 60 characters. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** 1 to 120 characters; refused when the folder holds one of this name. */
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
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** All lists from now on, at most 50, in their order. */
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
  /** The camera as it is now. */
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
  /** The demo as it is now. */
  demo: Demo;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `resolveIncidents` is given. */
export type ResolveIncidentsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Written into the log of each, at most 2,000 characters; nothing when left out or null. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What `resolveIncidents` answers. */
export type ResolveIncidentsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All incidents that were changed. */
  incidents: Array<Incident>;
};

/** What `restoreCalendarEvents` is given. */
export type RestoreCalendarEventsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one was never there or is forgotten, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `restoreCalendarEvents` answers. */
export type RestoreCalendarEventsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The events, as they are again. */
  events: Array<CalendarEvent>;
};

/** What `restoreCameras` is given. */
export type RestoreCamerasInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is restored. One that was not removed stays as it is. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `restoreCameras` answers. */
export type RestoreCamerasPayload = {
  /** The cameras as they are now, in the order of the ids. */
  cameras: Array<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The incidents that are open again. */
  incidents: Array<Incident>;
};

/** What `restoreContactGroup` is given. */
export type RestoreContactGroupInput = {
  /** NOT_FOUND when there was none with this id, or it is forgotten. */
  id: Scalars['ID']['input'];
};

/** What `restoreContactGroup` answers. */
export type RestoreContactGroupPayload = {
  /** Contacts that are in it. */
  contacts: Array<Contact>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The group, as it is again; null when there are errors. */
  group: Maybe<ContactGroup>;
};

/** What `restoreContacts` is given. */
export type RestoreContactsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one was never there or is forgotten, and none is restored. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `restoreContacts` answers. */
export type RestoreContactsPayload = {
  /** The contacts, as they are again. */
  contacts: Array<Contact>;
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The viewer's groups, which may have become larger. */
  groups: Array<ContactGroup>;
};

/** What `restoreMails` is given. */
export type RestoreMailsInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one was never there or is forgotten, and none is restored. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `restoreMails` answers. */
export type RestoreMailsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** The mails, as they are again. */
  mails: Array<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `restoreNoteLabel` is given. */
export type RestoreNoteLabelInput = {
  /** NOT_FOUND when there was none with this id, or it is forgotten. */
  id: Scalars['ID']['input'];
};

/** What `restoreNoteLabel` answers. */
export type RestoreNoteLabelPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The label, as it is again; null when there are errors. */
  label: Maybe<NoteLabel>;
};

/** What `restoreNotes` is given. */
export type RestoreNotesInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one was never there or is forgotten, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `restoreNotes` answers. */
export type RestoreNotesPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The notes, as they are again. */
  notes: Array<Note>;
};

/** What `restoreProject` is given. */
export type RestoreProjectInput = {
  /** NOT_FOUND unless a project with this id was removed. */
  id: Scalars['ID']['input'];
};

/** What `restoreProject` answers. */
export type RestoreProjectPayload = {
  /** Why it cannot come back: its name is taken, or there are as many projects as may be; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  project: Maybe<Project>;
};

/** What `restoreSite` is given. */
export type RestoreSiteInput = {
  /** NOT_FOUND unless a site with this id was removed. */
  id: Scalars['ID']['input'];
};

/** What `restoreSite` answers. */
export type RestoreSitePayload = {
  /** Why it cannot come back: its name is taken, or there are as many sites as may be; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  site: Maybe<Site>;
};

/** What `restoreTeamMember` is given. */
export type RestoreTeamMemberInput = {
  /** NOT_FOUND unless a team member with this id was removed. */
  id: Scalars['ID']['input'];
};

/** What `restoreTeamMember` answers. */
export type RestoreTeamMemberPayload = {
  /** Why the member cannot come back: there are as many as may be; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  teamMember: Maybe<TeamMember>;
};

/** What `restoreTodos` is given. */
export type RestoreTodosInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one was never there or is forgotten, and none is changed. */
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
  /** NOT_FOUND when there is none with this id. */
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
  /** NOT_FOUND when there is none with this id. */
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
  /** May do everything, accounts and the registry of cameras included. */
  | 'ADMIN'
  /** Works on incidents, drills and shared data. */
  | 'STAFF'
  /** Looks on, and has office apps of their own. */
  | 'USER';

/** What `saveCourse` is given. */
export type SaveCourseInput = {
  /** The course as it is to be. */
  course: CourseInput;
  /** A new one is made when left out or null. */
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
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** Null when there are errors. */
  mail: Maybe<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `saveNoteLabels` is given. */
export type SaveNoteLabelsInput = {
  /** All labels that the viewer has from now on, at most 100; one that is left out is removed. */
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
  /** A new one is made when left out or null. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The product as it is to be. */
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
  /** The camera that is to be watched. */
  camera: Camera;
  /** Local times of the day, HH:mm. */
  from: Scalars['String']['output'];
  /** The window is open now. */
  now: Scalars['Boolean']['output'];
  /** Local time at which the window ends, HH:mm, not included. */
  to: Scalars['String']['output'];
};

/** A page of scheduled views. */
export type ScheduledViewConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<ScheduledViewEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<ScheduledView>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of scheduled views. */
export type ScheduledViewEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ScheduledView;
};

/** What can be found. */
export type SearchKind =
  /** Articles of the knowledge base. */
  | 'ARTICLE'
  /** Cameras of the registry. */
  | 'CAMERA'
  /** Contacts. */
  | 'CONTACT'
  /** Courses of the academy. */
  | 'COURSE'
  /** Files and folders. */
  | 'FILE'
  /** Incidents. */
  | 'INCIDENT'
  /** The viewer's mails. */
  | 'MAIL'
  /** The viewer's notes. */
  | 'NOTE'
  /** Products of the shop. */
  | 'PRODUCT'
  /** Frequent questions. */
  | 'QUESTION'
  /** The viewer's to-dos. */
  | 'TODO';

/** Something of the product in which the searched text occurs. */
export type SearchResult = {
  /** Some words around the place where the text occurs. */
  excerpt: Scalars['String']['output'];
  /** Kind and id, parted by a colon. */
  id: Scalars['ID']['output'];
  /** What was found. */
  kind: SearchKind;
  /** How it is called. */
  title: Scalars['String']['output'];
  /** Where it is shown, from the root of the site. */
  url: Scalars['String']['output'];
};

/** A page of results. */
export type SearchResultConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<SearchResultEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<SearchResult>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of results. */
export type SearchResultEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SearchResult;
};

/** What `sendChatMessage` answers. */
export type SendChatMessagePayload = {
  /** The conversation with the new message; null when there are errors. */
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
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** Null when there are errors. */
  mail: Maybe<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** A signed-in user with the token that proves it. */
export type Session = {
  /** Bearer token; send it as `Authorization: Bearer …`. */
  accessToken: Scalars['String']['output'];
  /** When the token ends, if it is not refreshed before. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who is signed in. */
  user: User;
};

/** What `setBoardMembers` is given. */
export type SetBoardMembersInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** All members from now on, at most 100; NOT_FOUND when one does not exist. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** All settings as they are to be. */
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
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Why, at most 2,000 characters; none when left out or null. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are in service from now on. */
  state: OperatorState;
};

/** What `setCameraOperatorState` answers. */
export type SetCameraOperatorStatePayload = {
  /** The cameras as they are now, in the order of the ids. */
  cameras: Array<Camera>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setContactsPinned` is given. */
export type SetContactsPinnedInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether they stay among the viewer's frequent contacts from now on. */
  pinned: Scalars['Boolean']['input'];
};

/** What `setContactsPinned` answers. */
export type SetContactsPinnedPayload = {
  /** All contacts that were changed. */
  contacts: Array<Contact>;
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setContactsStarred` is given. */
export type SetContactsStarredInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether they have the viewer's star from now on. */
  starred: Scalars['Boolean']['input'];
};

/** What `setContactsStarred` answers. */
export type SetContactsStarredPayload = {
  /** All contacts that were changed. */
  contacts: Array<Contact>;
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setCourseProgress` is given. */
export type SetCourseProgressInput = {
  /** Between 0 (not begun) and the number of steps (done); BAD_USER_INPUT otherwise. */
  activeStep: Scalars['Int']['input'];
  /** NOT_FOUND when there is no such course. */
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
  /** Whether small events keep happening. */
  running: Scalars['Boolean']['input'];
};

/** What `setDemoPulse` answers. */
export type SetDemoPulsePayload = {
  /** The demo as it is now. */
  demo: Demo;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `setMailFlags` is given. */
export type SetMailFlagsInput = {
  /** What becomes different; what is left out or null stays as it is. */
  flags: MailFlagsInput;
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What a change left behind: the mails, and everything that counts them. */
export type SetMailFlagsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `setMailsFolder` is given. */
export type SetMailsFolderInput = {
  /** Where they lie from now on; NOT_FOUND when there is no such folder. */
  folderId: Scalars['ID']['input'];
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What a change left behind: the mails, and everything that counts them. */
export type SetMailsFolderPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `setQuickPanelSwitches` answers. */
export type SetQuickPanelSwitchesPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The switches as they are now. */
  switches: QuickPanelSwitches;
};

/** What `setTodoFlags` is given. */
export type SetTodoFlagsInput = {
  /** What becomes different. */
  flags: TodoFlagsInput;
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `setTodoFlags` answers. */
export type SetTodoFlagsPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

/** What `setTodosFolder` is given. */
export type SetTodosFolderInput = {
  /** Where they lie from now on; NOT_FOUND when there is no such folder. */
  folderId: Scalars['ID']['input'];
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `setTodosFolder` answers. */
export type SetTodosFolderPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** All to-dos that were changed. */
  todos: Array<Todo>;
};

/** The first administrator. */
export type SetupInput = {
  /** 4 to 100 characters of plain text. */
  displayName: Scalars['String']['input'];
  /** An e-mail address by which the account signs in. */
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

/** How many incidents have one severity. */
export type SeverityCount = {
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The severity. */
  severity: IncidentSeverity;
};

/** What `sharePost` is given. */
export type SharePostInput = {
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `sharePost` answers. */
export type SharePostPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  post: Maybe<Post>;
};

/** A shift of eight hours: they begin at 6, 14 and 22 o'clock. */
export type Shift =
  /** The one that is under way. */
  | 'CURRENT'
  /** The one before it. */
  | 'LAST';

/**
 * What whoever comes next has to know of a shift: what was raised in a stretch of time and how it was handled, and how things
 * stand now. Numbers of incidents count a storm once, as the lists do that they lead to.
 */
export type ShiftHandover = {
  /** Those raised that were acknowledged. */
  acknowledged: Scalars['Int']['output'];
  /** Those raised that were acknowledged within the target. */
  acknowledgedInTime: Scalars['Int']['output'];
  /** Those raised by severity, each once, worst first. */
  bySeverity: Array<SeverityCount>;
  /** Those raised by their state now, each state once. */
  byState: Array<IncidentStateCount>;
  /** Those cameras by name; at most 100. */
  cameras: Array<Camera>;
  /** Cameras that are down now. */
  down: Scalars['Int']['output'];
  /** What was taken out as files in the stretch, of any site, newest first; at most 100. Null for who may not read the audit. */
  exports: Maybe<Array<AuditEntry>>;
  /** Beginning of the stretch, included. */
  from: Scalars['DateTime']['output'];
  /** Who had those raised in charge, most first. */
  handlers: Array<IncidentHandler>;
  /** Those raised, the newest first; at most 100. */
  incidents: Array<Incident>;
  /** Maintenance that is planned or under way and overlaps the stretch that follows, earliest first; at most 100. */
  maintenance: Array<MaintenanceWindow>;
  /** Mean seconds to acknowledge those that were; null when none was. */
  meanSecondsToAcknowledge: Maybe<Scalars['Int']['output']>;
  /** Mean seconds until they were resolved or dismissed; null when none was. */
  meanSecondsToClose: Maybe<Scalars['Int']['output']>;
  /** End of the stretch of the same length that follows. */
  nextTo: Scalars['DateTime']['output'];
  /** Cameras of which nothing is known now, or that were not yet observed. */
  notObserved: Scalars['Int']['output'];
  /** Notes of this stretch and of the one before, newest first; at most 50. */
  notes: Array<HandoverNote>;
  /** Incidents that are open now, whenever they were raised. */
  open: Scalars['Int']['output'];
  /** Those that are open now: most severe first, then those that nobody acknowledged, then the oldest; at most 100. */
  openIncidents: Array<Incident>;
  /** Incidents raised in the stretch. */
  raised: Scalars['Int']['output'];
  /** The site; null for all sites. */
  site: Maybe<Site>;
  /** Within how many seconds an incident is to be acknowledged. */
  targetSeconds: Scalars['Int']['output'];
  /** End of the stretch, not included; it may lie in the future. */
  to: Scalars['DateTime']['output'];
  /** The zone whose hours make the shifts: the site's own, else the viewer's. */
  zone: Scalars['String']['output'];
};

/** A parcel of an order. */
export type Shipment = {
  /** Who carries it. */
  carrier: Scalars['String']['output'];
  /** When it left. */
  date: Scalars['DateTime']['output'];
  /** In cents. */
  fee: Scalars['Int']['output'];
  /** The carrier's number of the parcel. */
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
  /** Postal address, in one line; empty when it is not known. */
  address: Scalars['String']['output'];
  /** How many cameras stand there. */
  cameraCount: Scalars['Int']['output'];
  /** Unique among the sites; it never changes. */
  id: Scalars['ID']['output'];
  /** Where on earth it is. */
  location: Location;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The contract that pays for watching this site. */
  project: Project;
  /** What the clocks there show. */
  timeZone: Scalars['TimeZone']['output'];
};

/** What is left out stays as it is. */
export type SiteChangesInput = {
  /** Postal address, in one line of at most 200 characters; empty when it is not known. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Where on earth it is. Cameras stay where they are. */
  location?: InputMaybe<LocationInput>;
  /** 1 to 100 characters; no two sites have the same name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The contract that pays for watching it. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** What the clocks there show. */
  timeZone?: InputMaybe<Scalars['TimeZone']['input']>;
};

/** What `createSite` is given. */
export type SiteInput = {
  /** Postal address, in one line of at most 200 characters; empty when left out or null. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Where on earth it is. */
  location: LocationInput;
  /** 1 to 100 characters; no two sites have the same name. */
  name: Scalars['String']['input'];
  /**
   * The contract that pays for watching it. When left out or null, the project with the name of the site, which is created
   * without a budget when there is none.
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** What the clocks there show. */
  timeZone: Scalars['TimeZone']['input'];
};

/** Which way a list is ordered. */
export type SortDirection =
  /** Least, earliest or first letter first. */
  | 'ASC'
  /** Greatest, latest or last letter first. */
  | 'DESC';

/** What `starFiles` is given. */
export type StarFilesInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether they have the viewer's star from now on. */
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

/** What is to be broken, and where. */
export type StartDrillInput = {
  /** For the other kinds. */
  cameraId?: InputMaybe<Scalars['ID']['input']>;
  /** What is broken. */
  kind: DrillKind;
  /** For PULL_SWITCH and STORM. */
  siteId?: InputMaybe<Scalars['ID']['input']>;
};

/** Everything that starting or ending drills has changed. */
export type StartDrillPayload = {
  /** The drill that began. */
  drills: Array<Drill>;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** The incidents that it raised. */
  incidents: Array<Incident>;
  /** The changes of state that it made. */
  transitions: Array<StatusTransition>;
};

/** Why a camera is in its state. */
export type StatusReason =
  /** The user name, password or token is not accepted. */
  | 'AUTH'
  /** The pictures are black. */
  | 'BLACK'
  /** The pictures cannot be decoded. */
  | 'CODEC'
  /** The name of its host is not known. */
  | 'DNS'
  /** The media engine that carries it is out of reach. */
  | 'ENGINE_DOWN'
  /** Somebody saw a picture of a camera of which nothing was known. */
  | 'FIRST_PICTURE'
  /** The same picture comes again and again. */
  | 'FROZEN'
  /** The pictures come late. */
  | 'HIGH_LATENCY'
  /** Too few pictures a second. */
  | 'LOW_FPS'
  /** There is nothing at its path. */
  | 'NOT_FOUND'
  /** Connected, and no picture comes. */
  | 'NO_FRAMES'
  /** Somebody changed it by hand. */
  | 'OPERATOR'
  /** What was wrong is over. */
  | 'RECOVERED'
  /** The host refuses the connection. */
  | 'REFUSED'
  /** The whole site is out of reach. */
  | 'SITE_DOWN'
  /** The host does not answer in time. */
  | 'TIMEOUT'
  /** The encrypted connection fails: the certificate is not trusted, or the port speaks no TLS. */
  | 'TLS';

/** One change of a camera's state: the single truth from which all health is derived. Never changed once written. */
export type StatusTransition = {
  /** When it changed. */
  at: Scalars['DateTime']['output'];
  /** Whose state changed. */
  camera: Camera;
  /** The transition or site that this one follows from. */
  causeId: Maybe<Scalars['ID']['output']>;
  /** A sentence for the operator. */
  detail: Scalars['String']['output'];
  /** Seconds until the next transition of the camera, or until now. */
  durationSeconds: Scalars['Int']['output'];
  /** The state before. */
  from: CameraState;
  /** Unique among the status transitions; it never changes. */
  id: Scalars['ID']['output'];
  /** Who saw the picture that made the camera known; null where the change came in another way. */
  observation: Maybe<Observation>;
  /** Why it changed. */
  reason: StatusReason;
  /** The state from then on. */
  to: CameraState;
};

/** A page of status transitions. */
export type StatusTransitionConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<StatusTransitionEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<StatusTransition>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of status transitions. */
export type StatusTransitionEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StatusTransition;
};

/** Which changes of state a list holds; all conditions must hold. */
export type StatusTransitionFilter = {
  /** Only changes in this stretch; ever when left out. */
  at?: InputMaybe<TimeRangeInput>;
  /** Only of these cameras; of all when left out or empty. */
  cameraIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only changes from one of these states; from any when left out or empty. */
  from?: InputMaybe<Array<CameraState>>;
  /** Those of the cameras of these sites. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only changes to one of these states; to any when left out or empty. */
  to?: InputMaybe<Array<CameraState>>;
};

/** Where a stream is fetched: parts, so that no credential can hide in it. */
export type StreamAddress = {
  /** A name or an address; IPv6 in brackets. */
  host: Scalars['String']['output'];
  /** Begins with a slash. */
  path: Scalars['String']['output'];
  /** Null when it is the scheme's own. */
  port: Maybe<Scalars['Int']['output']>;
  /** `http`, `https`, `rtsp` or `rtsps`, by the kind of stream. */
  scheme: Scalars['String']['output'];
};

/** User name and password, or a token. */
export type StreamCredentialsInput = {
  /** At most 200 characters; none when left out or null. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Sent as a bearer token, at most 200 characters; none when left out or null. */
  token?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters; none when left out or null. */
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
  /** Pictures a second. */
  framesPerSecond: Scalars['Int']['input'];
  /** Of a picture, in pixels. */
  height: Scalars['Int']['input'];
  /** A name or an address; IPv6 in brackets. */
  host?: InputMaybe<Scalars['String']['input']>;
  /** How its pictures come. */
  kind: StreamKind;
  /** 1 to 40 characters; unique within the camera. */
  name: Scalars['String']['input'];
  /**
   * Begins with a slash and may hold any letters, spaces and percent sequences; without credentials, control characters
   * and #. It is kept as it is typed and percent-encoded when it is asked for. Default: /.
   */
  path?: InputMaybe<Scalars['String']['input']>;
  /** The scheme's own when left out. */
  port?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it is the full or the small picture. */
  role: StreamRole;
  /** WHEP, HLS and MJPEG: http or https. RTSP: rtsp or rtsps. None for synthetic streams. */
  scheme?: InputMaybe<Scalars['String']['input']>;
  /** Of a picture, in pixels. */
  width: Scalars['Int']['input'];
};

/** How pictures come. */
export type StreamKind =
  /** HTTP Live Streaming. */
  | 'HLS'
  /** JPEG pictures over one HTTP answer. */
  | 'MJPEG'
  /** RTSP, which browsers do not play: an engine has to carry it. */
  | 'RTSP'
  /** Drawn by the page: demo data. */
  | 'SYNTHETIC'
  /** WebRTC by the WHEP protocol. */
  | 'WHEP';

/** Which picture of a camera a stream gives. */
export type StreamRole =
  /** The full picture. */
  | 'MAIN'
  /** A smaller one, for walls. */
  | 'SUB';

/** Everything that is told when it happens. */
export type Subscription = {
  /** The board after each change of it, its lists or its cards; null when it was deleted. */
  boardChanged: Maybe<Board>;
  /**
   * Each camera that is added, changed, removed or restored, as it is then. Changes of states are told by
   * `cameraStatusChanged`.
   */
  cameraChanged: Camera;
  /** Every new transition. */
  cameraStatusChanged: StatusTransition;
  /** A chat of the viewer's was read, here or by the contact, or what stands in it was delivered. */
  chatChanged: Chat;
  /** Somebody's status, mood or presence changed, or somebody new can be written to. */
  chatContactChanged: ChatContact;
  /** Every message that the viewer receives or, in another window, sends. Whoever subscribes is connected, and seen by others as there. */
  chatMessageSent: ChatMessage;
  /** Somebody is writing to the viewer, or has stopped. */
  chatTyping: ChatTyping;
  /** Every incident that was raised or changed. */
  incidentChanged: Incident;
  /** Every mail that comes into the viewer's inbox. */
  mailArrived: Mail;
  /** After every write of what the viewer sees in the office apps, once for each app, wherever it came from. */
  officeChanged: OfficeChange;
};


/** Everything that is told when it happens. */
export type SubscriptionBoardChangedArgs = {
  id: Scalars['ID']['input'];
};

/** Somebody of the team that watches. */
export type TeamMember = {
  /** Whether it is the demo's colleague, who is no person: screens mark its name. */
  automated: Scalars['Boolean']['output'];
  /** Address of a picture; empty when the initials are to be drawn. */
  avatar: Scalars['String']['output'];
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Unique among the team members; it never changes. */
  id: Scalars['ID']['output'];
  /** How the person is called. */
  name: Scalars['String']['output'];
  /** Where the person works. */
  office: Scalars['String']['output'];
  /** Incidents assigned to them that are not closed; those folded into a storm count with it. */
  openIncidents: Scalars['Int']['output'];
  /** Telephone number, as it is written. */
  phone: Scalars['String']['output'];
  /** What the person does. */
  position: Scalars['String']['output'];
};

/** What is left out stays as it is. */
export type TeamMemberChangesInput = {
  /** An e-mail address, or empty. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where the person works, at most 100 characters. */
  office?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number as it is written, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What the person does, at most 100 characters. */
  position?: InputMaybe<Scalars['String']['input']>;
};

/** What `createTeamMember` is given. */
export type TeamMemberInput = {
  /** An e-mail address, or empty. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Where the person works, at most 100 characters. */
  office?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number as it is written, at most 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What the person does, at most 100 characters. */
  position?: InputMaybe<Scalars['String']['input']>;
};

/** What `tellTyping` is given. */
export type TellTypingInput = {
  /** To whom the viewer writes; NOT_FOUND when there is no such person. */
  contactId: Scalars['ID']['input'];
  /** False when the viewer has stopped. */
  typing: Scalars['Boolean']['input'];
};

/** What `tellTyping` answers. */
export type TellTypingPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** False when nobody is there to be told, or when the same was told a moment ago. */
  told: Scalars['Boolean']['output'];
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
  /** Included; no beginning when left out or null. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not included; no end when left out or null. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something that a person means to do. Nobody else sees it. */
export type Todo = {
  /** Whether it is done. */
  completed: Scalars['Boolean']['output'];
  /** Removed, and can be restored. */
  deleted: Scalars['Boolean']['output'];
  /** Until when it is to be done; null when there is no date. */
  dueDate: Maybe<Scalars['DateTime']['output']>;
  /** Null when it lies in none. */
  folder: Maybe<TodoFolder>;
  /** Unique among the todos; it never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is important. */
  important: Scalars['Boolean']['output'];
  /** In the order of the catalogue. */
  labels: Array<TodoLabel>;
  /** Plain text, at most 5,000 characters; empty when there are none. */
  notes: Scalars['String']['output'];
  /** Whether it has a star. */
  starred: Scalars['Boolean']['output'];
  /** When it is to be begun; null when there is no date. */
  startDate: Maybe<Scalars['DateTime']['output']>;
  /** 1 to 200 characters. */
  title: Scalars['String']['output'];
};

/** What is left out stays as it is; null empties a date or the folder. */
export type TodoChangesInput = {
  /** Whether it is done. */
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is removed; it can be restored. */
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not before the start. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it lies; NOT_FOUND when there is no such folder. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is important. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** All its labels from now on; NOT_FOUND when one does not exist. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** At most 5,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has a star. */
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it is to be begun. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A page of todos. */
export type TodoConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<TodoEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Todo>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of todos. */
export type TodoEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Todo;
};

/** Except by DELETED, deleted to-dos are never found. */
export type TodoFilter = {
  /** NOT_FOUND when there is no such folder. */
  folderHandle?: InputMaybe<Scalars['String']['input']>;
  /** What the quick filter finds; everything when left out or null. */
  kind?: InputMaybe<TodoFilterKind>;
  /** NOT_FOUND when there is no such label. */
  labelHandle?: InputMaybe<Scalars['String']['input']>;
  /** Occurs in the title or in the notes. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Where today begins and ends. */
  zone?: InputMaybe<Scalars['TimeZone']['input']>;
};

/** What a quick filter finds. */
export type TodoFilterKind =
  /** Those that are done. */
  | 'COMPLETED'
  /** Only deleted ones. */
  | 'DELETED'
  /** With a due date; soonest first, unless another order is asked for. */
  | 'DUE_DATE'
  /** Those that are important. */
  | 'IMPORTANT'
  /** Those with a star. */
  | 'STARRED'
  /** Due today, in the asked zone. */
  | 'TODAY';

/** What is left out or null stays as it is. */
export type TodoFlagsInput = {
  /** Whether they are done. */
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are important. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they have a star. */
  starred?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where a to-do lies. The folder with the handle all shows those of every folder, and of none. */
export type TodoFolder = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  /** Unique among the todo folders; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  title: Scalars['String']['output'];
  /** How many of the viewer's to-dos lie there, deleted ones aside. */
  todoCount: Scalars['Int']['output'];
};

/** A new to-do. */
export type TodoInput = {
  /** False when left out, like the other flags. */
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not before the start. */
  dueDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** Where it lies; NOT_FOUND when there is no such folder. In none when left out or null. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** False when left out. */
  important?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its labels; NOT_FOUND when one does not exist. None when left out. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Empty when left out. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** False when left out. */
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it is to be begun; no date when left out or null. */
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** A mark with a colour. */
export type TodoLabel = {
  /** Hexadecimal, for example #388E3C. */
  color: Scalars['String']['output'];
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Unique among the todo labels; it never changes. */
  id: Scalars['ID']['output'];
  /** How readers see it named. */
  title: Scalars['String']['output'];
  /** How many of the viewer's to-dos have it, deleted ones aside. */
  todoCount: Scalars['Int']['output'];
};

/** How to-dos are ordered; equals stand by id. */
export type TodoOrder = {
  /** Which way; ASC when left out. */
  direction?: SortDirection;
  /** What is ordered by; MANUAL when left out. */
  field?: TodoOrderField;
};

/** To-dos without the date come last in both directions. */
export type TodoOrderField =
  /** By when they are to be done. */
  | 'DUE_DATE'
  /** As the owner laid them; new ones are on top. */
  | 'MANUAL'
  /** By when they are to be begun. */
  | 'START_DATE'
  /** By title. */
  | 'TITLE';

/** A way to look at the list that no folder and no label gives. */
export type TodoQuickFilter = {
  /** How addresses name it. */
  handle: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  /** Unique among the todo quick filters; it never changes. */
  id: Scalars['ID']['output'];
  /** What it finds. */
  kind: TodoFilterKind;
  /** How readers see it named. */
  title: Scalars['String']['output'];
  /** How many of the viewer's to-dos it finds. */
  todoCount: Scalars['Int']['output'];
};


/** A way to look at the list that no folder and no label gives. */
export type TodoQuickFilterTodoCountArgs = {
  zone?: Scalars['TimeZone']['input'];
};

/** What `toggleContactsStarred` is given. */
export type ToggleContactsStarredInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
};

/** What `toggleContactsStarred` answers. */
export type ToggleContactsStarredPayload = {
  /** All contacts that were changed. */
  contacts: Array<Contact>;
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `toggleMailsLabel` is given. */
export type ToggleMailsLabelInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** NOT_FOUND when there is no such label. */
  labelId: Scalars['ID']['input'];
};

/** What a change left behind: the mails, and everything that counts them. */
export type ToggleMailsLabelPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `toggleTodosLabel` is given. */
export type ToggleTodosLabelInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
  ids: Array<Scalars['ID']['input']>;
  /** NOT_FOUND when there is no such label. */
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
  /** Unique among the tours; it never changes. */
  id: Scalars['ID']['output'];
  /** The viewer made it. */
  mine: Scalars['Boolean']['output'];
  /** 1 to 80 characters. */
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
  /** Whether everybody sees it. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of a tour: a wall, or the cameras that a filter finds. */
export type TourPage = {
  /** How long each screenful of it stays, 5 to 300. */
  dwellSeconds: Scalars['Int']['output'];
  /** Which cameras the page shows. */
  filter: WallFilter;
  /** How many tiles stand how. */
  layout: WallLayout;
  /** Null where the filter chooses. */
  wall: Maybe<Wall>;
};

/** A page of a tour that is kept. */
export type TourPageInput = {
  /** How long the page stays; 20 when left out. */
  dwellSeconds?: Scalars['Int']['input'];
  /** Which cameras the page shows; those of the wall when left out or null. */
  filter?: InputMaybe<WallFilterInput>;
  /** Of a page without a wall. */
  layout?: WallLayout;
  /** A wall that the viewer may see; without one the filter chooses. */
  wallId?: InputMaybe<Scalars['ID']['input']>;
};

/** The stretch of a trend, up to now. */
export type TrendRange =
  /** 24 hours, a point an hour. */
  | 'DAY'
  /** 30 days, a point a day. */
  | 'MONTH'
  /** 7 days, a point a day. */
  | 'WEEK';

/** What `undoIncidentChange` is given. */
export type UndoIncidentChangeInput = {
  /** Between 1 and 100 ids; NOT_FOUND when one does not exist, and none is changed. */
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
  /** NOT_FOUND when there is no such board. */
  boardId: Scalars['ID']['input'];
  /** What becomes different; what is left out stays as it is. */
  card: BoardCardInput;
  /** NOT_FOUND when there is none with this id. */
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
  /** What becomes different; what is left out stays as it is. */
  changes: CalendarEventChangesInput;
  /** NOT_FOUND when there is none with this id. */
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
  /** What becomes different; what is left out stays as it is. */
  changes: CameraChangesInput;
  /** NOT_FOUND when there is none with this id. */
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
  /** What becomes different; what is left out stays as it is. */
  changes: ContactChangesInput;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `updateContact` answers. */
export type UpdateContactPayload = {
  /** Null when there are errors. */
  contact: Maybe<Contact>;
  /** The numbers as they are now. */
  counts: ContactCounts;
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
};

/** What `updateCourse` is given. */
export type UpdateCourseInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: CourseChangesInput;
  /** NOT_FOUND when there is none with this id. */
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
  /** What becomes different; what is left out stays as it is. */
  changes: MailChangesInput;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What a change left behind: the mails, and everything that counts them. */
export type UpdateMailPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** As they are now, with their counts. */
  folders: Array<MailFolder>;
  /** As they are now, with their counts. */
  labels: Array<MailLabel>;
  /** All mails that were changed. */
  mails: Array<Mail>;
  /** As they are now, with their counts. */
  quickFilters: Array<MailQuickFilter>;
};

/** What `updateMaintenance` is given. */
export type UpdateMaintenanceInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: MaintenanceChangesInput;
  /** NOT_FOUND when there is none with this id. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** What becomes different; what is left out stays as it is. */
  note: NoteInput;
};

/** What `updateNote` answers. */
export type UpdateNotePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  note: Maybe<Note>;
};

/** What `updateProject` is given. */
export type UpdateProjectInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: ProjectChangesInput;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `updateProject` answers. */
export type UpdateProjectPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  project: Maybe<Project>;
};

/** What `updateSite` is given. */
export type UpdateSiteInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: SiteChangesInput;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `updateSite` answers. */
export type UpdateSitePayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  site: Maybe<Site>;
};

/** What `updateTeamMember` is given. */
export type UpdateTeamMemberInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: TeamMemberChangesInput;
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
};

/** What `updateTeamMember` answers. */
export type UpdateTeamMemberPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when a field was refused. */
  teamMember: Maybe<TeamMember>;
};

/** What `updateTodo` is given. */
export type UpdateTodoInput = {
  /** What becomes different; what is left out stays as it is. */
  changes: TodoChangesInput;
  /** NOT_FOUND when there is none with this id. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** What becomes different; what is left out stays as it is. */
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
  /** At most 100 ids of navigation items, in the order of the toolbar; stay as they are when left out or null. */
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
  /** NOT_FOUND when there is none with this id. */
  id: Scalars['ID']['input'];
  /** What becomes different; what is left out stays as it is. */
  wall: WallInput;
};

/** What `updateWall` answers. */
export type UpdateWallPayload = {
  /** Why fields of the input were refused; empty when it was done. */
  errors: Array<FieldError>;
  /** Null when there are errors. */
  wall: Maybe<Wall>;
};

/** A file that is being sent, part by part. */
export type Upload = {
  /** When it was begun. What is not whole, or used by nothing, a day later is removed. */
  begunAt: Scalars['DateTime']['output'];
  /** Unique among the uploads; the blob that it becomes has the same. */
  id: Scalars['ID']['output'];
  /** As its sender calls it. */
  name: Scalars['String']['output'];
  /** What the file is for. */
  purpose: UploadPurpose;
  /** So many bytes have come: the next part begins here. */
  received: Scalars['Int']['output'];
  /** Of the whole file, in bytes. */
  size: Scalars['Int']['output'];
  /** The media type that its sender names. */
  type: Scalars['String']['output'];
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

/** A new file with what it holds. */
export type UploadInput = {
  /** Base64; at most 65,536 bytes when decoded. */
  content: Scalars['String']['input'];
  /** Null is the top. */
  folderId?: InputMaybe<Scalars['ID']['input']>;
  /** For example text/csv. */
  mimeType: Scalars['String']['input'];
  /** 1 to 120 characters; refused when the folder holds one of this name. */
  name: Scalars['String']['input'];
};

/** What a file is sent for. */
export type UploadPurpose =
  /** A file of any kind but programs. */
  | 'ATTACHMENT'
  /** A small picture of a person. */
  | 'AVATAR'
  /** A picture, of notes for example: PNG, JPEG, GIF, WebP or AVIF. */
  | 'PICTURE';

/** The fleet's uptime in one part of a trend. */
export type UptimePoint = {
  /** Share of the time that was observed, 0 to 1. */
  coverage: Scalars['Float']['output'];
  /** Beginning of the part, included. */
  from: Scalars['DateTime']['output'];
  /** How often a camera went down. */
  malfunctions: Scalars['Int']['output'];
  /** End of the part, not included. */
  to: Scalars['DateTime']['output'];
  /** Null when nothing was observed. */
  uptime: Maybe<Scalars['Float']['output']>;
};

/** The uptime of all cameras over time. */
export type UptimeTrend = {
  /** Difference to the stretch before, in shares (0.01 is one percentage point); null when one of the two was not observed. */
  change: Maybe<Scalars['Float']['output']>;
  /** Share of the time that was observed, 0 to 1. */
  coverage: Scalars['Float']['output'];
  /** Beginning of the stretch, included. */
  from: Scalars['DateTime']['output'];
  /** One for each part of the stretch, earliest first. */
  points: Array<UptimePoint>;
  /** End of the stretch, not included. */
  to: Scalars['DateTime']['output'];
  /** Share of the whole stretch, 0 to 1; null when nothing was observed. */
  uptime: Maybe<Scalars['Float']['output']>;
};

/** Somebody who can sign in. */
export type User = {
  /** How people see the account named. */
  displayName: Scalars['String']['output'];
  /** E-mail address or user name, by which the account signs in. */
  email: Scalars['String']['output'];
  /** Which sign-in made the account: the product's own accounts, or a provider. */
  from: AccountSource;
  /** Unique among the users; it never changes. */
  id: Scalars['ID']['output'];
  /** Address of a picture; empty when the initials are to be drawn. */
  photoURL: Scalars['String']['output'];
  /** What the account may do. */
  roles: Array<Role>;
  /** What the user has chosen for the look; an empty object when nothing. */
  settings: Scalars['Settings']['output'];
  /** Ids of navigation items, in the order of the toolbar. */
  shortcuts: Array<Scalars['String']['output']>;
};

/** A day, in the time zone that is asked for. */
export type ViewDay =
  /** The day that is. */
  | 'TODAY'
  /** The day after it. */
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
  /** On what the person looked. */
  device: DeviceKind;
  /** Unique among the visits; it never changes. */
  id: Scalars['ID']['output'];
  /** When the person last asked for something. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Null for accounts outside the team. */
  member: Maybe<TeamMember>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Pages looked at. */
  views: Scalars['Int']['output'];
};

/** The visits of one part of a stretch. */
export type VisitBucket = {
  /** Beginning of the part, included. */
  from: Scalars['DateTime']['output'];
  /** End of the part, not included. */
  to: Scalars['DateTime']['output'];
  /** Screens that they opened. */
  views: Scalars['Int']['output'];
  /** Different people among them. */
  visitors: Scalars['Int']['output'];
  /** Visits that began in it. */
  visits: Scalars['Int']['output'];
};

/** A page of visits. */
export type VisitConnection = {
  /** The rows of the page with their cursors, in the order of the list. */
  edges: Array<VisitEdge>;
  /** The rows of the page alone, in the order of the list. */
  nodes: Array<Visit>;
  /** Where the page begins and ends, and whether there is more. */
  pageInfo: PageInfo;
  /** How many rows there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a page of visits. */
export type VisitEdge = {
  /** Pass it as `after` to read on from this row. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Visit;
};

/** Which visits a list holds; all conditions must hold. */
export type VisitFilter = {
  /** Only those on one of these kinds of device; on any when left out or empty. */
  devices?: InputMaybe<Array<DeviceKind>>;
  /** A named stretch; together with startedAt both must hold. */
  period?: InputMaybe<Period>;
  /** Only those that began in this stretch; ever when left out. */
  startedAt?: InputMaybe<TimeRangeInput>;
  /** Where the named stretch begins and ends. */
  zone?: InputMaybe<Scalars['TimeZone']['input']>;
};

/** Visits of a stretch of time, counted, beside the same part of the stretch before it. */
export type VisitSummary = {
  /** By hour for a day, by day for longer stretches. */
  buckets: Array<VisitBucket>;
  /** Each kind of device once. */
  devices: Array<DeviceShare>;
  /** Beginning of the stretch, included. */
  from: Scalars['DateTime']['output'];
  /** The same of the stretch before, as far as this one has passed. */
  previousViews: Scalars['Int']['output'];
  /** The same of the stretch before, as far as this one has passed. */
  previousVisitors: Scalars['Int']['output'];
  /** The same of the stretch before, as far as this one has passed. */
  previousVisits: Scalars['Int']['output'];
  /** End of the stretch, not included. */
  to: Scalars['DateTime']['output'];
  /** Screens that were opened. */
  views: Scalars['Int']['output'];
  /** Different members. */
  visitors: Scalars['Int']['output'];
  /** Visits that began in the stretch. */
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
  /** Unique among the walls; it never changes. */
  id: Scalars['ID']['output'];
  /** How many tiles stand how. */
  layout: WallLayout;
  /** The viewer made it. */
  mine: Scalars['Boolean']['output'];
  /** 1 to 80 characters. */
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
  /** How many rows it covers, 1 to 8. */
  rows: Scalars['Int']['output'];
};

/** A tile of a wall that is kept. */
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
  /** Only cameras of these groups; of all when empty. */
  groups: Array<Scalars['String']['output']>;
  /** Part of the name, in any case. */
  search: Scalars['String']['output'];
  /** Only cameras of these sites; of all when empty. */
  siteIds: Array<Scalars['ID']['output']>;
  /** States now. */
  states: Array<CameraState>;
  /** Only cameras with one of these tags; any when empty. */
  tags: Array<Scalars['String']['output']>;
};

/** Which cameras are shown. */
export type WallFilterInput = {
  /** At most 100; all groups when left out. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of the name, at most 100 characters; any when left out or null. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** At most 100; all sites when left out. */
  siteIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any state when left out. */
  states?: InputMaybe<Array<CameraState>>;
  /** At most 100; any when left out. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What is left out keeps its default (three by three, no cells, no filter, private) or, in an update, stays as it is. */
export type WallInput = {
  /** At most 64. */
  cells?: InputMaybe<Array<WallCellInput>>;
  /** Which cameras are shown. */
  filter?: InputMaybe<WallFilterInput>;
  /** How many tiles stand how. */
  layout?: InputMaybe<WallLayout>;
  /** 1 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody sees it. */
  shared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** GRID_3 has three columns and three rows; ONE_FIVE is one large tile with five small ones, and so on. */
export type WallLayout =
  /** 1 × 1. */
  | 'GRID_1'
  /** 2 × 2. */
  | 'GRID_2'
  /** 3 × 3. */
  | 'GRID_3'
  /** 4 × 4. */
  | 'GRID_4'
  /** 5 × 5. */
  | 'GRID_5'
  /** 6 × 6. */
  | 'GRID_6'
  /** 7 × 7. */
  | 'GRID_7'
  /** 8 × 8. */
  | 'GRID_8'
  /** One large and five small ones. */
  | 'ONE_FIVE'
  /** One large and seven small ones. */
  | 'ONE_SEVEN'
  /** Two large and eight small ones. */
  | 'TWO_EIGHT';

/** Weather at a site. In the demo it comes from a seeded model of the season, not from a station. */
export type Weather = {
  /** How it is now. */
  current: WeatherReading;
  /** The next three days. */
  days: Array<WeatherReading>;
  /** Name of the place. */
  location: Scalars['String']['output'];
  /** It was computed by the demo's model, not measured. */
  simulated: Scalars['Boolean']['output'];
};

/** What the sky looks like. */
export type WeatherIcon =
  /** Clear. */
  | 'CLEAR'
  /** Clouds. */
  | 'CLOUDY'
  /** Fog. */
  | 'FOG'
  /** Some clouds. */
  | 'PARTLY_CLOUDY'
  /** Rain. */
  | 'RAIN'
  /** Snow. */
  | 'SNOW'
  /** Rain with a storm. */
  | 'STORM';

/** Weather at one moment. */
export type WeatherReading = {
  /** The moment that it is of. */
  at: Scalars['DateTime']['output'];
  /** What the sky looks like. */
  icon: WeatherIcon;
  /** Share from 0 to 1. */
  rainProbability: Scalars['Float']['output'];
  /** In degrees Celsius. */
  temperatureC: Scalars['Float']['output'];
  /** In degrees Fahrenheit. */
  temperatureF: Scalars['Float']['output'];
  /** Compass point from which the wind blows. */
  windDirection: Scalars['String']['output'];
  /** In kilometres an hour. */
  windKmh: Scalars['Float']['output'];
  /** In miles an hour. */
  windMph: Scalars['Float']['output'];
};
