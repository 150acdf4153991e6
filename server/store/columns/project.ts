import type { SqlTables } from './column.ts';

export const projectTables: SqlTables<'projects'> = {
  projects: {
    columns: {
      id: 'text',
      name: 'text',
      monthlyBudget: 'real',
      hourlyRate: 'real',
      currency: 'text',
      removedAt: 'integer?',
    },
  },
};
