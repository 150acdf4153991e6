/** What the paths are grouped by in /api/openapi.json, and what each group is about. */
export const tags = {
  Academy: 'Courses, their steps, and how far the caller is in each.',
  Calendar: "The caller's events.",
  Chat: 'Who can be written to, and what was said.',
  Contacts: "The address book that all share, and each caller's own stars and groups.",
  Dashboards: 'What the three dashboards show, computed from cameras, incidents and visits.',
  'E-commerce': 'Products and orders. Amounts have a decimal point.',
  FAQ: 'Frequent questions with their answers.',
  'File manager': 'Folders and files.',
  Icons: 'The catalogue of icons.',
  Invoices: 'Invoices as they are printed.',
  'Knowledge base': 'Articles by category.',
  Mail: "The caller's mails, with folders, filters and labels.",
  Notes: "The caller's notes and their labels.",
  Profile: 'What the caller shows of themselves, and the wall.',
  'Quick panel': 'Notes and events of today in brief.',
  Scrumboard: 'Boards with lists and cards, which all share.',
  Search: 'One search over everything.',
  'Sign-in': "Signing in and registering, fresh tokens, and the caller's own account.",
  'To-do': "The caller's to-dos, with folders, filters and labels.",
} as const;

export type Tag = keyof typeof tags;
