import { z } from 'zod';
import { booleanField, entity, id, ids, text } from './fields.ts';
import { moment } from './moment.ts';
import type {
  RestBoardCardFragment,
  RestBoardFragment,
  RestBoardListsFragment,
} from './scrumboard.generated.ts';

/** What boards look like in calls and answers, in the words of the documented paths. */

export const settings = entity('BoardSettings', {
  color: z.string(),
  subscribed: z.boolean(),
  cardCoverImages: z.boolean(),
});

export const lists = z.array(
  entity('BoardList', { id: z.string(), name: z.string(), idCards: z.array(z.string()) }),
);

const attachmentTypes = ['image', 'link'] as const;
const activityTypes = ['comment', 'attachment'] as const;

const attachment = { id: z.string(), name: z.string(), time: z.string() };

export const card = entity('BoardCard', {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  idAttachmentCover: z.string().describe('Id of an attachment; empty without a cover.'),
  idMembers: z.array(z.string()),
  idLabels: z.array(z.string()),
  attachments: z.array(
    z.union([
      entity('BoardImage', { ...attachment, type: z.literal('image'), src: z.string() }),
      entity('BoardLink', { ...attachment, type: z.literal('link'), url: z.string() }),
    ]),
  ),
  subscribed: z.boolean(),
  checklists: z.array(
    entity('BoardChecklist', {
      id: z.string(),
      name: z.string(),
      checkItems: z.array(
        entity('BoardCheckItem', { id: z.string(), name: z.string(), checked: z.boolean() }),
      ),
    }),
  ),
  activities: z.array(
    entity('BoardActivity', {
      id: z.string(),
      type: z.enum(activityTypes),
      idMember: z.string().nullable().describe('Null when the writer is not of the team.'),
      message: z.string(),
      time: z.string(),
    }),
  ),
  due: z.string().nullable(),
});

export const board = entity('Board', {
  id: z.string(),
  name: z.string(),
  uri: z.string(),
  settings,
  lists,
  cards: z.array(card),
  members: z.array(entity('BoardMember', { id: z.string(), name: z.string(), avatar: z.string() })),
  labels: z.array(
    entity('BoardLabel', { id: z.string(), name: z.string(), class: z.string().describe('Its colour.') }),
  ),
});

const idsOf = (entities: readonly { readonly id: string }[]) => entities.map(({ id }) => id);

export const listsReply = (from: RestBoardListsFragment): z.input<typeof lists> =>
  from.lists.map(({ id, name, cards }) => ({ id, name, idCards: idsOf(cards) }));

type Attachment = RestBoardCardFragment['attachments'][number];

const attachmentReply = ({ id, name, time, type, url }: Attachment) =>
  type === 'IMAGE'
    ? { id, name, time, type: 'image' as const, src: url }
    : { id, name, time, type: 'link' as const, url };

export const cardReply = (from: RestBoardCardFragment): z.input<typeof card> => ({
  id: from.id,
  name: from.name,
  description: from.description,
  idAttachmentCover: from.cover?.id ?? '',
  idMembers: idsOf(from.members),
  idLabels: idsOf(from.labels),
  attachments: from.attachments.map(attachmentReply),
  subscribed: from.subscribed,
  checklists: from.checklists.map(({ id, name, items }) => ({
    id,
    name,
    checkItems: items.map((item) => ({ id: item.id, name: item.name, checked: item.checked })),
  })),
  activities: from.activities.map(({ id, type, member, message, time }) => ({
    id,
    type: type === 'COMMENT' ? 'comment' : 'attachment',
    idMember: member?.id ?? null,
    message,
    time,
  })),
  due: from.due,
});

export const settingsReply = (from: RestBoardFragment['settings']): z.input<typeof settings> => ({
  color: from.color,
  subscribed: from.subscribed,
  cardCoverImages: from.cardCoverImages,
});

export const boardReply = (from: RestBoardFragment): z.input<typeof board> => ({
  id: from.id,
  name: from.name,
  uri: from.uri,
  settings: settingsReply(from.settings),
  lists: listsReply(from),
  cards: from.cards.map(cardReply),
  members: from.members.map(({ id, name, avatar }) => ({ id, name, avatar })),
  labels: from.labels.map(({ id, name, color }) => ({ id, name, class: color })),
});

const listOf = <Item extends z.ZodType>(name: string, item: Item) =>
  z.array(item, { error: `Send ${name} as a list.` });

const typeField = <const Type extends string>(types: readonly Type[]) =>
  z.enum(types, { error: `type is one of ${types.join(', ')}.` });

const checkItem = z.object({
  id: id('id').optional(),
  name: text('name'),
  checked: booleanField('checked'),
});

/** The fields of a card that a call may send; each is merged by itself. */
const cardFields = z
  .object({
    name: text('name'),
    description: text('description'),
    idAttachmentCover: id('idAttachmentCover').nullable(),
    idMembers: ids('idMembers'),
    idLabels: ids('idLabels'),
    attachments: listOf(
      'attachments',
      z.object({
        id: id('id').optional(),
        name: text('name'),
        type: typeField(attachmentTypes),
        src: text('src').optional().describe('Address of a picture.'),
        url: text('url').optional().describe('Address of a link.'),
      }),
    ),
    subscribed: booleanField('subscribed'),
    checklists: listOf(
      'checklists',
      z.object({
        id: id('id').optional(),
        name: text('name'),
        checkItems: listOf('checkItems', checkItem),
      }),
    ),
    activities: listOf(
      'activities',
      z.object({
        id: id('id').optional(),
        type: typeField(activityTypes),
        message: text('message'),
      }),
    ),
    due: moment('due').nullable(),
  })
  .partial();

const asObject = (name: string, fields: string) => ({
  error: `Send ${name} as an object with ${fields}.`,
});

export const newCard = z.object({ ...cardFields.shape, name: text('name') }, asObject('data', 'a name'));

export const changedCard = z.object(
  { ...cardFields.shape, id: id('id') },
  asObject('card', 'its id and the fields to change'),
);

/** What the API calls the fields of a card; what was not sent is left out. */
export function cardInput(from: z.output<typeof cardFields>) {
  const { name, description, idAttachmentCover, idMembers, idLabels, attachments, ...rest } = from;
  const { subscribed, checklists, activities, due } = rest;
  return {
    ...(due === undefined ? {} : { due }),
    ...(idAttachmentCover === undefined ? {} : { coverId: idAttachmentCover || null }),
    name: name ?? null,
    description: description ?? null,
    subscribed: subscribed ?? null,
    memberIds: idMembers ?? null,
    labelIds: idLabels ?? null,
    attachments:
      attachments?.map(({ id, name: title, type, src, url }) => ({
        id: id ?? null,
        name: title,
        type: type === 'image' ? ('IMAGE' as const) : ('LINK' as const),
        url: src ?? url ?? '',
      })) ?? null,
    checklists: checklists?.map(({ checkItems, ...list }) => ({ ...list, items: checkItems })) ?? null,
    activities:
      activities?.map(({ id, type, message }) => ({
        id: id ?? null,
        type: type === 'comment' ? ('COMMENT' as const) : ('ATTACHMENT' as const),
        message,
      })) ?? null,
  };
}

export const settingsInput = z.object(
  {
    color: text('color'),
    subscribed: booleanField('subscribed'),
    cardCoverImages: booleanField('cardCoverImages'),
  },
  asObject('settings', 'color, subscribed and cardCoverImages'),
);

export const newBoard = z.object(
  { name: text('name'), settings: settingsInput.optional() },
  asObject('board', 'a name'),
);

export const newList = z.object({ name: text('name') }, asObject('data', 'a name'));

export const listsInput = listOf(
  'lists',
  z.object({ id: id('id'), name: text('name'), idCards: ids('idCards') }),
);
