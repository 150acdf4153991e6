import { oneOf } from '../base/filters.ts';
import { foundRow } from '../base/loadBatched.ts';
import { readConnection } from '../base/paging.ts';
import type { InvoiceResolvers, InvoiceServiceResolvers, QueryResolvers } from '../types.generated.ts';
import { lineTotal, subtotalOf, taxOf, totalOf } from './invoice.rules.ts';

const Query: Pick<QueryResolvers, 'invoices' | 'invoice'> = {
  invoices: (_, { filter, ...page }, { store }) =>
    readConnection(
      store.invoices,
      { where: { id: oneOf(filter?.ids) }, orderBy: [{ field: 'date', direction: 'desc' }] },
      page,
    ),
  invoice: (_, { id }, context) => foundRow(context, 'invoices', id, 'Invoice'),
};

const Invoice: InvoiceResolvers = {
  services: ({ services }) => [...services],
  subtotal: subtotalOf,
  tax: taxOf,
  total: totalOf,
  currency: () => 'EUR',
};

const InvoiceService: InvoiceServiceResolvers = { total: lineTotal };

export const invoiceResolvers = { Query, Invoice, InvoiceService };
