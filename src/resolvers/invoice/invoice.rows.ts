import type { Connection } from '../base/paging.ts';

interface Party {
  readonly title: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export interface InvoiceServiceRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly unit: string;
  /** Cents. */
  readonly unitPrice: number;
  readonly quantity: number;
}

export interface InvoiceRow {
  readonly id: string;
  readonly from: Party & { readonly website: string };
  readonly client: Party;
  readonly number: string;
  readonly date: number;
  readonly dueDate: number;
  /** Read with their invoice alone. */
  readonly services: readonly InvoiceServiceRow[];
  /** Whole percent. */
  readonly taxRate: number;
  /** Cents. */
  readonly discount: number;
}

export type InvoiceConnectionRow = Connection<InvoiceRow>;
