import { DAY, HOUR } from '../base/period.rules.ts';
import { type DemoCard, demoBoards } from './scrumboard.demo.ts';
import type { BoardCardRow, BoardListRow, BoardRow } from './scrumboard.rows.ts';

/** Four of the team: a lead, two engineers and an integrator. */
const memberIds = ['member-1', 'member-14', 'member-15', 'member-16'];

const labels = [
  { id: '1', name: 'High Priority', color: '#F44336' },
  { id: '2', name: 'Design', color: '#FF9800' },
  { id: '3', name: 'App', color: '#2196F3' },
  { id: '4', name: 'Feature', color: '#4CAF50' },
];

const FOUNDED = Date.UTC(2026, 0, 12, 9);

const boardIdOf = (name: string) => `board-${name.toLowerCase()}`;
const listIdOf = (name: string, list: number) => `${boardIdOf(name)}-list-${list + 1}`;
const cardIdOf = (name: string, list: number, card: number) =>
  `${boardIdOf(name)}-card-${list + 1}-${card + 1}`;

export const boardFixtures = (): BoardRow[] =>
  demoBoards.map(({ name, color, lists }, index) => ({
    id: boardIdOf(name),
    name,
    settings: { color, subscribed: index === 0, cardCoverImages: true },
    listIds: lists.map((_, list) => listIdOf(name, list)),
    memberIds,
    labels,
    createdAt: FOUNDED + index * DAY,
    createdById: null,
  }));

export const boardListFixtures = (): BoardListRow[] =>
  demoBoards.flatMap(({ name, lists }) =>
    lists.map((list, index) => ({
      id: listIdOf(name, index),
      boardId: boardIdOf(name),
      name: list.name,
      cardIds: list.cards.map((_, card) => cardIdOf(name, index, card)),
    })),
  );

/** Times go back from the hour that `now` lies in. */
function cardRow(card: DemoCard, id: string, boardId: string, now: number): BoardCardRow {
  const hour = now - (now % HOUR);
  const attachments = (card.attachments ?? []).map((attachment, index) => ({
    id: `attachment-${index + 1}`,
    ...attachment,
    time: hour - (index + 3) * DAY,
  }));
  const comments = (card.comments ?? []).map(([member, message], index) => ({
    id: `comment-${index + 1}`,
    type: 'COMMENT' as const,
    memberId: memberIds[member] ?? null,
    message,
    time: hour - (index * 7 + 2) * HOUR,
  }));
  const added = attachments.map(({ name, time }, index) => ({
    id: `added-${index + 1}`,
    type: 'ATTACHMENT' as const,
    memberId: memberIds[card.members?.[0] ?? 0] ?? null,
    message: name,
    time,
  }));
  return {
    id,
    boardId,
    name: card.name,
    description: card.text,
    coverId: attachments.find(({ type }) => type === 'IMAGE')?.id ?? null,
    memberIds: (card.members ?? []).flatMap((member) => memberIds[member] ?? []),
    labelIds: labels.filter(({ name }) => card.labels?.includes(name)).map((label) => label.id),
    attachments,
    subscribed: card.subscribed ?? false,
    checklists: (card.checklists ?? []).map(({ name, items }, index) => ({
      id: `checklist-${index + 1}`,
      name,
      items: items.map((item, place) => ({
        id: `item-${place + 1}`,
        name: item.replace(/^\+/, ''),
        checked: item.startsWith('+'),
      })),
    })),
    activities: [...comments, ...added].sort((a, b) => b.time - a.time),
    due: card.due === undefined ? null : hour + card.due * DAY,
  };
}

export const boardCardFixtures = (now: number): BoardCardRow[] =>
  demoBoards.flatMap(({ name, lists }) =>
    lists.flatMap(({ cards }, list) =>
      cards.map((card, index) => cardRow(card, cardIdOf(name, list, index), boardIdOf(name), now)),
    ),
  );
