import type { BoardCardRow, BoardListRow, BoardRow } from '~/resolvers/scrumboard/scrumboard.rows.ts';
import type { SqlTable } from './column.ts';

export const scrumboardColumns = {
  boards: {
    columns: {
      id: 'text',
      name: 'text',
      settings: 'json',
      listIds: 'json',
      memberIds: 'json',
      labels: 'json',
      createdAt: 'integer',
    },
    indexes: [['createdAt']],
  } satisfies SqlTable<BoardRow>,
  boardLists: {
    columns: { id: 'text', boardId: 'text', name: 'text', cardIds: 'json' },
    references: { boardId: 'boards' },
    indexes: [['boardId']],
  } satisfies SqlTable<BoardListRow>,
  boardCards: {
    columns: {
      id: 'text',
      boardId: 'text',
      name: 'text',
      description: 'text',
      coverId: 'text?',
      memberIds: 'json',
      labelIds: 'json',
      attachments: 'json',
      subscribed: 'boolean',
      checklists: 'json',
      activities: 'json',
      due: 'integer?',
    },
    references: { boardId: 'boards' },
    indexes: [['boardId']],
  } satisfies SqlTable<BoardCardRow>,
};
