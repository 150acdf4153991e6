import type { SqlTables } from './column.ts';

export const invoiceTables: SqlTables<'invoices'> = {
  invoices: {
    columns: {
      id: 'text',
      from: 'json',
      client: 'json',
      number: 'text',
      date: 'integer',
      dueDate: 'integer',
      services: 'json',
      taxRate: 'integer',
      discount: 'integer',
    },
    unique: [['number']],
    indexes: [['date']],
  },
};
