import type { RestCall } from '~/rest/route.ts';
import type { RestKit } from './kit.ts';

/** One documented path, and a call that it answers with 200 in the demo. */
export interface Documented {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The kit is for what the call has to know before. */
  readonly call: (kit: RestKit) => Partial<RestCall> | Promise<Partial<RestCall>>;
  /** Answers without a token too. */
  readonly public?: true;
}

const get = (path: string, query: Record<string, string> = {}): Documented => ({
  method: 'GET',
  path: `/api/${path}`,
  call: () => ({ query }),
});

const post = (path: string, body: unknown): Documented => ({
  method: 'POST',
  path: `/api/${path}`,
  call: () => ({ body }),
});

const note = {
  title: 'Gate',
  description: 'Oil it.',
  archive: false,
  image: '',
  time: '2026-11-19T08:00:00.000Z',
  reminder: null,
  checklist: [],
  labels: [],
};
const todo = {
  id: 'todo-2',
  title: 'Order a lens',
  notes: '',
  startDate: null,
  dueDate: null,
  completed: true,
  starred: false,
  important: false,
  deleted: false,
  labels: ['4'],
};
const event = {
  title: 'Night',
  allDay: false,
  start: '2026-11-20T22:00:00.000Z',
  end: '2026-11-21T06:00:00.000Z',
  desc: '',
};
const boardId = 'board-frontend';
const listId = 'board-frontend-list-1';
const cardId = 'board-frontend-card-1-1';
const selectedMailIds = ['mail-1', 'mail-2'];
const selectedTodoIds = ['todo-1', 'todo-2'];
const contactIds = ['contact-3', 'contact-4'];

/** A board's lists are sent back whole, in another order. */
const order = (path: string): Documented => ({
  method: 'POST',
  path: `/api/${path}`,
  call: async (kit) => {
    const { body } = await kit.call('/api/scrumboard-app/board', { query: { boardId } });
    return { body: { boardId, lists: (body as { lists: unknown[] }).lists.toReversed() } };
  },
});

/**
 * Every call that the specification names: section 7 of its chapter on the apps and of that on the shell. Those of an app
 * can be made one after the other: what removes stands last.
 */
export const documented: readonly Documented[] = [
  // The account, from the sign-in to the settings.
  {
    ...post('auth/register', { displayName: 'Nadia', email: 'nadia@example.com', password: 'long enough' }),
    public: true,
  },
  {
    method: 'GET',
    path: '/api/auth',
    call: () => ({ body: { email: 'staff', password: 'staff' } }),
    public: true,
  },
  {
    method: 'GET',
    path: '/api/auth/access-token',
    call: async (kit) => ({ body: { access_token: await kit.token('staff') } }),
    public: true,
  },
  post('auth/user/update', { user: { data: { shortcuts: ['mail'] } } }),

  // Courses.
  get('academy-app/categories'),
  get('academy-app/courses'),
  get('academy-app/course', { courseId: 'course-01' }),
  post('academy-app/course/save', { course: { title: 'Lenses', category: 'web', length: 30, steps: [] } }),
  post('academy-app/course/update', { id: 'course-01', activeStep: 2 }),

  // Dashboards.
  get('analytics-dashboard-app/widgets'),
  get('project-dashboard-app/widgets'),
  get('project-dashboard-app/projects'),
  get('map-dashboard/widgets'),

  // The calendar.
  get('calendar-app/events'),
  post('calendar-app/add-event', { newEvent: event }),
  post('calendar-app/update-event', { event: { ...event, id: 'event-1' } }),
  post('calendar-app/remove-event', { eventId: 'event-1' }),

  // Chat and the quick panel.
  get('chat/contacts'),
  get('chat/get-chat', { contactId: 'user-staff', userId: 'user-admin' }),
  get('chat/user'),
  post('chat/user/data', { status: 'away' }),
  post('chat/send-message', { contactId: 'user-staff', message: 'Hello' }),
  get('quick-panel/data'),

  // The address book.
  get('contacts-app/contacts', { id: 'frequent' }),
  get('contacts-app/user'),
  post('contacts-app/add-contact', { newContact: { name: 'Ada' } }),
  post('contacts-app/update-contact', { contact: { id: 'contact-2', name: 'Selma' } }),
  post('contacts-app/toggle-starred-contact', { contactId: 'contact-2' }),
  post('contacts-app/toggle-starred-contacts', { contactIds }),
  post('contacts-app/set-contacts-starred', { contactIds }),
  post('contacts-app/set-contacts-unstarred', { contactIds }),
  post('contacts-app/remove-contact', { contactId: 'contact-2' }),
  post('contacts-app/remove-contacts', { contactIds }),

  // Products and orders.
  get('e-commerce-app/products'),
  get('e-commerce-app/product', { productId: 'product-3' }),
  post('e-commerce-app/product/save', { name: 'Lens', priceTaxExcl: 10 }),
  get('e-commerce-app/orders'),
  get('e-commerce-app/order', { orderId: 'order-3' }),

  // What is only read: questions, files, icons, an invoice, articles, the profile; and the search.
  get('faq'),
  get('file-manager-app/files'),
  get('icons'),
  get('invoices/get-invoice', { id: 'inv8k2m4q7' }),
  get('knowledge-base'),
  get('profile/timeline'),
  get('profile/photos-videos'),
  get('profile/about'),
  get('search', { query: 'spiders' }),

  // Mail.
  get('mail-app/mail', { mailId: 'mail-1' }),
  get('mail-app/mails', { folderHandle: 'inbox' }),
  post('mail-app/update-mail', {
    id: 'mail-1',
    read: true,
    starred: false,
    important: false,
    folder: 0,
    labels: ['1'],
  }),
  get('mail-app/filters'),
  get('mail-app/labels'),
  get('mail-app/folders'),
  post('mail-app/set-folder', { selectedMailIds, folderId: 3 }),
  post('mail-app/toggle-label', { selectedMailIds, labelId: '0' }),
  post('mail-app/delete-mails', { selectedMailIds }),

  // Notes.
  get('notes-app/notes'),
  get('notes-app/labels'),
  post('notes-app/create-note', note),
  post('notes-app/update-note', { ...note, id: 'note-1' }),
  post('notes-app/update-labels', [{ id: 'note-label-work', name: 'Job' }]),
  post('notes-app/remove-note', { noteId: 'note-1' }),

  // Boards, lists and cards.
  get('scrumboard-app/boards'),
  post('scrumboard-app/board/new', { board: { name: 'Field work' } }),
  post('scrumboard-app/board/rename', { boardId, boardTitle: 'Field work' }),
  get('scrumboard-app/board', { boardId }),
  post('scrumboard-app/board/settings/update', {
    boardId,
    settings: { color: '', subscribed: true, cardCoverImages: false },
  }),
  post('scrumboard-app/card/new', { boardId, listId, data: { name: 'Snapshot' } }),
  post('scrumboard-app/list/new', { boardId, data: { name: 'Later' } }),
  post('scrumboard-app/list/rename', { boardId, listId, listTitle: 'Later' }),
  post('scrumboard-app/card/update', { boardId, card: { id: cardId, name: 'Lens' } }),
  order('scrumboard-app/card/order'),
  order('scrumboard-app/list/order'),
  post('scrumboard-app/card/remove', { boardId, cardId }),
  post('scrumboard-app/list/remove', { boardId, listId }),
  post('scrumboard-app/board/delete', { boardId }),

  // To-dos.
  get('todo-app/todos', { folderHandle: 'all' }),
  post('todo-app/update-todo', todo),
  post('todo-app/new-todo', { title: 'Order a lens' }),
  post('todo-app/remove-todo', { id: 'todo-1' }),
  get('todo-app/filters'),
  get('todo-app/labels'),
  get('todo-app/folders'),
  post('todo-app/set-folder', { selectedTodoIds, folderId: '3' }),
  post('todo-app/toggle-label', { selectedTodoIds, labelId: '4' }),
  post('todo-app/delete-todos', { selectedTodoIds }),
];

/** What we answer besides: the two readings with a body on GET, by POST for whoever cannot send one, and the first administrator. */
export const added: readonly string[] = [
  'POST /api/auth',
  'POST /api/auth/access-token',
  'POST /api/auth/setup',
];
