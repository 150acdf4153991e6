import type { InvoiceRow, InvoiceServiceRow } from './invoice.rows.ts';

/** Cents. */
export const lineTotal = ({ unitPrice, quantity }: InvoiceServiceRow): number => unitPrice * quantity;

/** Cents. */
export const subtotalOf = ({ services }: Pick<InvoiceRow, 'services'>): number =>
  services.reduce((sum, service) => sum + lineTotal(service), 0);

/** Cents, rounded half up. */
export const taxOf = (invoice: Pick<InvoiceRow, 'services' | 'taxRate'>): number =>
  Math.round((subtotalOf(invoice) * invoice.taxRate) / 100);

/** Cents. */
export const totalOf = (invoice: Pick<InvoiceRow, 'services' | 'taxRate' | 'discount'>): number =>
  subtotalOf(invoice) + taxOf(invoice) - invoice.discount;
