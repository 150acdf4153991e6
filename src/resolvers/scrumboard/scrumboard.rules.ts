import type {
  BoardActivityInput,
  BoardAttachmentInput,
  BoardChecklistInput,
  FieldError,
} from '~/graphql/types.generated.ts';
import { slugOf } from '../base/slug.ts';
import { isSafeAddress } from '../base/webAddress.rules.ts';
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

type Rule = readonly [broken: boolean, field: string, message: string];

const broken = (...rules: readonly Rule[]): FieldError[] =>
  rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : []));

/** What is wrong with the name of a board, list, card or label. */
export const nameErrors = (name: string): FieldError[] =>
  broken(
    [name.trim() === '', 'name', 'Enter a name.'],
    [name.length > NAME_LIMIT, 'name', `A name has ${NAME_LIMIT} characters at most.`],
  );

const isColor = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

export const settingsErrors = ({ color }: BoardSettingsRow): FieldError[] =>
  broken([
    color !== '' && !isColor(color) && !/^[a-z][a-z0-9-]{0,29}$/i.test(color),
    'color',
    'Give a colour like #F44336, its name, or nothing.',
  ]);

export const labelErrors = (label: { readonly name: string; readonly color: string }): FieldError[] => [
  ...nameErrors(label.name),
  ...broken([!isColor(label.color), 'color', 'Give a colour like #F44336.']),
];

export const messageErrors = (message: string): FieldError[] =>
  broken(
    [message.trim() === '', 'message', 'Write a comment before you send it.'],
    [message.length > TEXT_LIMIT, 'message', `A comment has ${TEXT_LIMIT} characters at most.`],
  );

/** The name of a board as part of its address. */
export const uriOf = ({ name }: Pick<BoardRow, 'name'>): string => slugOf(name) || 'board';

const isSafe = ({ type, url }: BoardAttachmentRow) =>
  url.length <= URL_LIMIT && isSafeAddress(url, type === 'IMAGE' ? { inlinePicture: true } : { http: true });

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
): FieldError[] {
  const isKept = ({ type, url }: BoardAttachmentRow) =>
    kept.some((attachment) => attachment.type === type && attachment.url === url);
  const labelIds = board.labels.map(({ id }) => id);
  const { attachments, checklists, activities } = card;
  const parts = { attachments, checklists, activities };
  return [
    ...nameErrors(card.name),
    ...broken(
      [
        card.description.length > TEXT_LIMIT,
        'description',
        `A description has ${TEXT_LIMIT} characters at most.`,
      ],
      [
        card.memberIds.some((id) => !board.memberIds.includes(id)),
        'memberIds',
        'Only members of the board can be put on its cards.',
      ],
      [
        card.labelIds.some((id) => !labelIds.includes(id)),
        'labelIds',
        'Only labels of the board can be put on its cards.',
      ],
      [
        card.coverId !== null && !attachments.some(({ id }) => id === card.coverId),
        'coverId',
        'Choose one of the attachments as cover.',
      ],
      [
        attachments.some((attachment) => !isKept(attachment) && !isSafe(attachment)),
        'attachments',
        'Attach a picture of up to 90 kB, or an address with https.',
      ],
      ...Object.entries(parts).flatMap(([field, list]): Rule[] => [
        [list.length > PART_LIMIT, field, `A card has ${PART_LIMIT} ${field} at most.`],
        [sameTwice(list), field, `Two ${field} have the same id.`],
      ]),
      [
        checklists.some(({ items }) => items.length > PART_LIMIT || sameTwice(items)),
        'checklists',
        `A checklist has ${PART_LIMIT} items at most, each with its own id.`,
      ],
      [
        activities.some(({ message }) => message.length > TEXT_LIMIT),
        'activities',
        `A comment has ${TEXT_LIMIT} characters at most.`,
      ],
    ),
  ];
}

/** Where new parts get what no client may say: ids, the moment and the author. */
export interface Hand {
  readonly newId: () => string;
  readonly now: number;
  /** The viewer, if they are of the team. */
  readonly memberId: string | null;
}

/** Attachments that were there keep their moment. */
export const attachmentsOf = (
  before: readonly BoardAttachmentRow[],
  given: readonly BoardAttachmentInput[],
  { newId, now }: Hand,
): BoardAttachmentRow[] =>
  given.map(({ id, name, type, url }) => ({
    id: id || newId(),
    name,
    type,
    url,
    time: before.find((attachment) => attachment.id === id)?.time ?? now,
  }));

export const checklistsOf = (given: readonly BoardChecklistInput[], { newId }: Hand): BoardChecklistRow[] =>
  given.map(({ id, name, items }) => ({
    id: id || newId(),
    name,
    items: items.map((item) => ({ id: item.id || newId(), name: item.name, checked: item.checked })),
  }));

/** Nobody writes in another's name, or changes what was written: what is new is the viewer's, and of now. */
export const activitiesOf = (
  before: readonly BoardActivityRow[],
  given: readonly BoardActivityInput[],
  { newId, now, memberId }: Hand,
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
  { newId, now, memberId }: Hand,
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

/** The ids with one of them at the index, taken from where it was. */
export function placed(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, index), 0, id);
}
