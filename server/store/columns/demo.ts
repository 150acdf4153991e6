import type { SqlTables } from './column.ts';

export const demoTables: SqlTables<'settings'> = {
  settings: { columns: { id: 'text', value: 'text' } },
};
