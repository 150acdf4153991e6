import { z } from 'zod';
import { defineRoute, type Route } from '../route.ts';
import { entity, nothing, text } from './fields.ts';
import { RestInvoiceDocument, type RestInvoiceQuery } from './invoice.generated.ts';
import { amountText, toAmount } from './money.ts';

const party = {
  title: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
};

const invoice = entity('Invoice', {
  id: z.string(),
  from: z.strictObject({ ...party, website: z.string() }),
  client: z.strictObject(party),
  number: z.string(),
  date: z.string(),
  dueDate: z.string(),
  services: z.array(
    entity('InvoiceService', {
      id: z.string(),
      title: z.string(),
      detail: z.string(),
      unit: z.string(),
      unitPrice: z.string().describe('An amount as text, for example 45.00.'),
      quantity: z.string(),
      total: z.string().describe('unitPrice × quantity, as text.'),
    }),
  ),
  subtotal: z.number(),
  tax: z.number(),
  discount: z.number(),
  total: z.number(),
});

const invoiceReply = (data: RestInvoiceQuery['invoices']['nodes'][number]): z.input<typeof invoice> => ({
  id: data.id,
  from: data.from,
  client: data.client,
  number: data.number,
  date: data.date,
  dueDate: data.dueDate,
  services: data.services.map(({ id, title, detail, unit, unitPrice, quantity, total }) => ({
    id,
    title,
    detail,
    unit,
    unitPrice: amountText(unitPrice),
    quantity: String(quantity),
    total: amountText(total),
  })),
  subtotal: toAmount(data.subtotal),
  tax: toAmount(data.tax),
  discount: toAmount(data.discount),
  total: toAmount(data.total),
});

export const invoiceRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/invoices/get-invoice',
    operationId: 'invoice',
    summary: 'One invoice; null when the id matches nothing',
    tag: 'Invoices',
    query: z.object({ id: text('the id of an invoice') }),
    body: nothing,
    answer: invoice.nullable(),
    document: RestInvoiceDocument,
    variables: ({ query }) => query,
    // Specification, apps §5: an id that matches nothing gives an empty result.
    reply: ({ invoices: { nodes } }) => (nodes[0] ? invoiceReply(nodes[0]) : null),
  }),
];
