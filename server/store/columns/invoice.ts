import type { InvoiceRow } from '~/resolvers/invoice/invoice.rows.ts';
import type { SqlTable } from './column.ts';

export const invoiceColumns = {
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
  } satisfies SqlTable<InvoiceRow>,
};
