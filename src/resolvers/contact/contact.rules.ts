import { isSafeAddress } from '~/lib/webAddress.ts';
import { DAY } from '../base/period.rules.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import type { ContactRow } from './contact.rows.ts';

/** The fields that people fill in. */
export type ContactFields = Omit<ContactRow, 'id' | 'emailKey' | 'words' | 'createdById'>;

/** Longest text of each field, in characters. */
const limits = {
  name: 60,
  lastName: 60,
  avatar: 2_000,
  nickname: 60,
  company: 120,
  jobTitle: 120,
  email: 254,
  phone: 40,
  address: 300,
  notes: 2_000,
} as const satisfies Partial<Record<keyof ContactFields, number>>;

type TextField = keyof typeof limits;

const textFields = Object.keys(limits) as readonly TextField[];

export const GROUP_NAME_LIMIT = 60;
/** Most groups that one person keeps: they are always read whole. */
export const GROUPS_LIMIT = 100;

export const noFields: ContactFields = {
  name: '',
  lastName: '',
  avatar: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: null,
  notes: '',
};

/** Without spaces around the texts; an empty birthday is none. */
export function normaliseContact(fields: ContactFields): ContactFields {
  const texts = textFields.map((field) => [field, fields[field].trim()]);
  return { ...fields, ...Object.fromEntries(texts), birthday: fields.birthday?.trim() || null };
}

/** Whether the text is a day that exists, written like 1984-05-29. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function birthdayErrors(birthday: string | null, now: number): FieldErrorRow[] {
  const field = 'birthday';
  if (birthday === null) return [];
  if (!isDay(birthday)) return [refuse(field, 'INVALID_FORMAT', { example: '1984-05-29' })];
  // In some time zone it may be tomorrow already.
  return Date.parse(birthday) > now + DAY ? [refuse(field, 'IN_FUTURE')] : [];
}

/**
 * Why the form is refused; empty when it is not. `now` in milliseconds since 1970.
 * @param keptAvatar the picture that the contact has already, which may stay
 */
export function contactErrors(fields: ContactFields, now: number, keptAvatar = ''): FieldErrorRow[] {
  const { avatar } = fields;
  const isPicture =
    avatar === '' ||
    avatar === keptAvatar ||
    isSafeAddress(avatar, { http: true, path: true, inlinePicture: true });
  const tooLong = textFields.filter((field) => fields[field].length > limits[field]);
  return [
    ...(fields.name === '' ? [refuse('name', 'REQUIRED')] : []),
    ...(fields.email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email)
      ? []
      : [refuse('email', 'INVALID_EMAIL')]),
    ...(isPicture ? [] : [refuse('avatar', 'INVALID_ADDRESS', { schemes: 'https:, http:, /, data:image/' })]),
    ...birthdayErrors(fields.birthday, now),
    ...tooLong.map((field) => refuse(field, 'TOO_LONG', { most: limits[field] })),
  ];
}

/** Most contacts that one call adds. */
export const ADDED_LIMIT = 100;

export const severalErrors = (count: number): FieldErrorRow[] => {
  if (count === 0) return [refuse('contacts', 'REQUIRED')];
  return count > ADDED_LIMIT ? [refuse('contacts', 'TOO_MANY', { most: ADDED_LIMIT })] : [];
};

/** Whether a caller may choose these keys for so many contacts. */
export const areKeys = (keys: readonly string[], count: number): boolean =>
  keys.length === count && new Set(keys).size === count && keys.every((key) => /^[\w-]{16,64}$/.test(key));

export function groupErrors(name: string): FieldErrorRow[] {
  if (name === '') return [refuse('name', 'REQUIRED')];
  return name.length > GROUP_NAME_LIMIT ? [refuse('name', 'TOO_LONG', { most: GROUP_NAME_LIMIT })] : [];
}

/** Why another group is refused when there are so many already. */
export const groupsErrors = (kept: number): FieldErrorRow[] =>
  kept < GROUPS_LIMIT ? [] : [refuse('name', 'LIMIT_REACHED', { most: GROUPS_LIMIT, of: 'groups' })];

/** An address as contacts are found by it: providers tell no capital from a small letter. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

/** How often somebody is written to within `USE_LASTS` before they are frequent. */
export const FREQUENT_FROM = 3;
/** How long a mail or message counts, in milliseconds. */
export const USE_LASTS = 90 * DAY;

/** The first moment of the day in UTC. */
export const dayOf = (at: number): number => Math.floor(at / DAY) * DAY;

/** Of the demo's people who chat without an account, and are in the address book, the ids in the chat. */
const CHAT_PREFIX = 'chat-';
export const chatIdOf = (contactId: string): string => `${CHAT_PREFIX}${contactId}`;

/** How uses name somebody of the chat who has no account, and so no address. */
export const chatKeyOf = (chatContactId: string): string => `chat:${chatContactId}`;

/** The ids of contacts and the addresses that names of uses stand for. */
export function whomUsesName(names: readonly string[]): {
  readonly ids: string[];
  readonly emailKeys: string[];
} {
  const prefix = chatKeyOf(CHAT_PREFIX);
  const [ids, emailKeys]: [string[], string[]] = [[], []];
  for (const name of names) {
    if (name.startsWith(prefix)) ids.push(name.slice(prefix.length));
    else emailKeys.push(name);
  }
  return { ids, emailKeys };
}

/** A contact with what is searched of it. */
export const contactOf = (
  { id, createdById }: Pick<ContactRow, 'id' | 'createdById'>,
  fields: ContactFields,
): ContactRow => {
  const { avatar: _, ...searched } = fields;
  return {
    ...fields,
    id,
    emailKey: emailKeyOf(fields.email),
    words: Object.values(searched).filter(Boolean).join('\n'),
    createdById,
  };
};
