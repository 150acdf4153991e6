/** What can be selected at once, by the word of the select menu. */
export const choices = [
  'all',
  'none',
  'read',
  'unread',
  'starred',
  'unstarred',
  'important',
  'unimportant',
] as const;

export type Choice = (typeof choices)[number];

interface Marked {
  readonly id: string;
  readonly read: boolean;
  readonly starred: boolean;
  readonly important: boolean;
}

const fits: Readonly<Record<Choice, (mail: Marked) => boolean>> = {
  all: () => true,
  none: () => false,
  read: ({ read }) => read,
  unread: ({ read }) => !read,
  starred: ({ starred }) => starred,
  unstarred: ({ starred }) => !starred,
  important: ({ important }) => important,
  unimportant: ({ important }) => !important,
};

/** The mails that a choice selects. */
export const chosen = (choice: Choice, mails: readonly Marked[]): string[] =>
  mails.filter(fits[choice]).map(({ id }) => id);
