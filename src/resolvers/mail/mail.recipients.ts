import { foldCase } from '~/lib/foldCase.ts';
import type { Context } from '../context.ts';
import type { QueryResolvers } from '../types.generated.ts';
import type { MailAddressRow } from './mail.rows.ts';

const RECIPIENTS_SHOWN = 8;

/** The search of contacts looks at more than names and addresses: so many are read, to be sure of enough. */
const CONTACTS_READ = 50;

const contactsWith = async ({ store }: Context, contains: string): Promise<MailAddressRow[]> => {
  const { rows } = await store.contacts.list({
    where: { words: { contains } },
    orderBy: [{ field: 'name', direction: 'asc' }],
    first: CONTACTS_READ,
  });
  return rows.map(({ name, lastName, email, avatar }) => ({
    name: `${name} ${lastName}`.trim(),
    email,
    avatar,
  }));
};

async function accountsWith({ store }: Context, contains: string): Promise<MailAddressRow[]> {
  const found = await Promise.all(
    (['displayName', 'email'] as const).map((field) =>
      store.users.list({ where: { [field]: { contains } }, first: RECIPIENTS_SHOWN }),
    ),
  );
  return found.flatMap(({ rows }) =>
    rows.map(({ displayName, email, photoURL }) => ({ name: displayName, email, avatar: photoURL })),
  );
}

/** Each address once, those whose name begins with the text before the others. */
function ranked(people: readonly MailAddressRow[], text: string): MailAddressRow[] {
  const different = new Map<string, MailAddressRow>();
  for (const person of people) {
    const fits = [person.name, person.email].some((field) => foldCase(field).includes(text));
    const key = person.email.toLowerCase();
    if (fits && key !== '' && !different.has(key)) different.set(key, person);
  }
  const begins = ({ name }: MailAddressRow) => (foldCase(name).startsWith(text) ? 0 : 1);
  return [...different.values()]
    .sort((a, b) => begins(a) - begins(b) || a.name.localeCompare(b.name) || a.email.localeCompare(b.email))
    .slice(0, RECIPIENTS_SHOWN);
}

const Query: Pick<QueryResolvers, 'mailRecipients'> = {
  async mailRecipients(_, { search }, context) {
    const text = search.trim();
    if (text === '') return [];
    const found = await Promise.all([accountsWith(context, text), contactsWith(context, text)]);
    return ranked(found.flat(), foldCase(text));
  },
};

export const mailRecipients = { Query };
