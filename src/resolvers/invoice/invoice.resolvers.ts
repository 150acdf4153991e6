import { rowOf } from '../base/batch.ts';
import { readConnection } from '../base/paging.ts';
import type { InvoiceResolvers, InvoiceServiceResolvers, QueryResolvers } from '../types.generated.ts';
import { lineTotal, subtotalOf, taxOf, totalOf } from './invoice.rules.ts';

const Query: Pick<QueryResolvers, 'invoices' | 'invoice'> = {
  invoices: (_, page, { store }) =>
    readConnection(store.invoices, { orderBy: [{ field: 'date', direction: 'desc' }] }, page),
  // Specification, apps §5: an id that matches nothing gives an empty result.
  invoice: async (_, { id }, context) => (await rowOf(context, 'invoices', id)) ?? null,
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
