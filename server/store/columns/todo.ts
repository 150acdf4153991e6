import type { SqlTables } from './column.ts';

export const todoTables: SqlTables<'todos' | 'todoLabelings'> = {
  todos: {
    columns: {
      id: 'text',
      ownerId: 'text',
      title: 'text',
      notes: 'text',
      startDate: 'integer?',
      dueDate: 'integer?',
      completed: 'boolean',
      starred: 'boolean',
      important: 'boolean',
      deleted: 'boolean',
      folderId: 'text?',
      position: 'real',
      startOrLast: 'integer',
      dueOrLast: 'integer',
      words: 'text',
    },
    references: { ownerId: 'users' },
    indexes: [
      ['ownerId', 'deleted', 'position'],
      ['ownerId', 'deleted', 'dueOrLast'],
    ],
    searched: ['words'],
  },
  todoLabelings: {
    columns: { id: 'text', ownerId: 'text', todoId: 'text', labelId: 'text' },
    references: { ownerId: 'users', todoId: 'todos' },
    unique: [['todoId', 'labelId']],
    indexes: [['ownerId', 'labelId']],
  },
};
