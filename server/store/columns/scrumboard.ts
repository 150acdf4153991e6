import type { SqlTables } from './column.ts';

export const scrumboardTables: SqlTables<'boards' | 'boardLists' | 'boardCards'> = {
  boards: {
    columns: {
      id: 'text',
      name: 'text',
      settings: 'json',
      listIds: 'json',
      memberIds: 'json',
      labels: 'json',
      createdAt: 'integer',
      createdById: 'text?',
    },
    indexes: [['createdAt']],
  },
  boardLists: {
    columns: { id: 'text', boardId: 'text', name: 'text', cardIds: 'json' },
    references: { boardId: 'boards' },
    indexes: [['boardId']],
  },
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
  },
};
