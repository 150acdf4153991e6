import type {
  BoardActivityInput,
  BoardAttachmentInput,
  BoardChecklistInput,
} from '~/graphql/types.generated.ts';
import { slugOf } from '~/lib/slug.ts';
import { isSafeAddress } from '~/lib/webAddress.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type {
  BoardActivityRow,
  BoardAttachmentRow,
  BoardCardRow,
  BoardChecklistRow,
  BoardRow,
  BoardSettingsRow,
} from './scrumboard.rows.ts';

/** Longest texts, in characters. */
export const NAME_LIMIT = 200;
export const TEXT_LIMIT = 10_000;
/** Longest address, in characters: one may hold a picture, and the server reads bodies of up to 100 kB. */
export const URL_LIMIT = 90_000;
/** Most lists and cards of a board: it is always read whole. */
export const LIST_LIMIT = 50;
export const CARD_LIMIT = 500;
/** Most labels of a board, and most parts of each kind of a card. */
export const PART_LIMIT = 100;

/** What is wrong with the name of a board, list, card or label. */
export const nameErrors = (name: string): FieldErrorRow[] =>
  refusals(
    name.trim() === '' && refuse('name', 'REQUIRED'),
    name.length > NAME_LIMIT && refuse('name', 'TOO_LONG', { most: NAME_LIMIT }),
  );

const isColor = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

const noColor = refuse('color', 'INVALID_FORMAT', { example: '#F44336' });

export const settingsErrors = ({ color }: BoardSettingsRow): FieldErrorRow[] =>
  refusals(color !== '' && !isColor(color) && !/^[a-z][a-z0-9-]{0,29}$/i.test(color) && noColor);

export const labelErrors = (label: { readonly name: string; readonly color: string }): FieldErrorRow[] => [
  ...nameErrors(label.name),
  ...refusals(!isColor(label.color) && noColor),
];

export const messageErrors = (message: string): FieldErrorRow[] =>
  refusals(
    message.trim() === '' && refuse('message', 'REQUIRED'),
    message.length > TEXT_LIMIT && refuse('message', 'TOO_LONG', { most: TEXT_LIMIT }),
  );

/** The name of a board as part of its address. */
export const uriOf = ({ name }: Pick<BoardRow, 'name'>): string => slugOf(name) || 'board';

const isSafe = ({ type, url }: BoardAttachmentRow) =>
  isSafeAddress(url, type === 'IMAGE' ? { inlinePicture: true } : { http: true });

const sameTwice = (parts: readonly { readonly id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size < parts.length;

/**
 * What is wrong with a card of the board, by field.
 * @param kept the attachments that it has already, which may stay
 */
export function cardErrors(
  card: BoardCardRow,
  board: Pick<BoardRow, 'memberIds' | 'labels'>,
  kept: readonly BoardAttachmentRow[] = [],
): FieldErrorRow[] {
  const isKept = ({ type, url }: BoardAttachmentRow) =>
    kept.some((attachment) => attachment.type === type && attachment.url === url);
  const labelIds = board.labels.map(({ id }) => id);
  const { attachments, checklists, activities } = card;
  const parts = { attachments, checklists, activities };
  return [
    ...nameErrors(card.name),
    ...refusals(
      card.description.length > TEXT_LIMIT && refuse('description', 'TOO_LONG', { most: TEXT_LIMIT }),
      card.memberIds.some((id) => !board.memberIds.includes(id)) &&
        refuse('memberIds', 'NOT_AMONG', { of: 'members of the board' }),
      card.labelIds.some((id) => !labelIds.includes(id)) &&
        refuse('labelIds', 'NOT_AMONG', { of: 'labels of the board' }),
      card.coverId !== null &&
        !attachments.some(({ id }) => id === card.coverId) &&
        refuse('coverId', 'NOT_AMONG', { of: 'attachments of the card' }),
      attachments.some(({ url }) => url.length > URL_LIMIT) &&
        refuse('attachments', 'TOO_LARGE', { kilobytes: URL_LIMIT / 1_000 }),
      attachments.some((attachment) => !isKept(attachment) && !isSafe(attachment)) &&
        refuse('attachments', 'INVALID_ADDRESS', { schemes: 'https:, data:image/' }),
      ...Object.entries(parts).flatMap(([field, list]) => [
        list.length > PART_LIMIT && refuse(field, 'TOO_MANY', { most: PART_LIMIT }),
        sameTwice(list) && refuse(field, 'DUPLICATE'),
      ]),
      checklists.some(({ items }) => items.length > PART_LIMIT) &&
        refuse('checklists', 'TOO_MANY', { most: PART_LIMIT }),
      checklists.some(({ items }) => sameTwice(items)) && refuse('checklists', 'DUPLICATE'),
      activities.some(({ message }) => message.length > TEXT_LIMIT) &&
        refuse('activities', 'ITEM_TOO_LONG', { most: TEXT_LIMIT }),
    ),
  ];
}

/** Values of new parts that no client may choose: id, moment and author. */
export interface NewPartValues {
  readonly newId: () => string;
  readonly now: number;
  /** The viewer, if they are of the team. */
  readonly memberId: string | null;
}

/** Attachments that were there keep their moment. */
export const attachmentsOf = (
  before: readonly BoardAttachmentRow[],
  given: readonly BoardAttachmentInput[],
  { newId, now }: NewPartValues,
): BoardAttachmentRow[] =>
  given.map(({ id, name, type, url }) => ({
    id: id || newId(),
    name,
    type,
    url,
    time: before.find((attachment) => attachment.id === id)?.time ?? now,
  }));

export const checklistsOf = (
  given: readonly BoardChecklistInput[],
  { newId }: NewPartValues,
): BoardChecklistRow[] =>
  given.map(({ id, name, items }) => ({
    id: id || newId(),
    name,
    items: items.map((item) => ({ id: item.id || newId(), name: item.name, checked: item.checked })),
  }));

/**
 * Nobody writes in another's name or changes what was written: new activities belong to the viewer and to this moment.
 */
export const activitiesOf = (
  before: readonly BoardActivityRow[],
  given: readonly BoardActivityInput[],
  { newId, now, memberId }: NewPartValues,
): BoardActivityRow[] =>
  given.map(
    ({ id, type, message }) =>
      before.find((activity) => activity.id === id) ?? {
        id: id || newId(),
        type,
        memberId,
        message,
        time: now,
      },
  );

/** The notes that new attachments leave, before the activities that are there. */
export function withAttachmentNotes(
  before: BoardCardRow,
  after: readonly BoardAttachmentRow[],
  { newId, now, memberId }: NewPartValues,
): BoardActivityRow[] {
  const known = before.attachments.map(({ id }) => id);
  const added = after.filter(({ id }) => !known.includes(id));
  return [
    ...added.map(({ name }) => ({
      id: newId(),
      type: 'ATTACHMENT' as const,
      memberId,
      message: name,
      time: now,
    })),
    ...before.activities,
  ];
}

/** The ids with one of them moved to the index. */
export function moveIdTo(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, index), 0, id);
}
