import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, indexOn, key, uniqueIndexOn } from '../migration.ts';

export async function createInvoice(db: Kysely<unknown>, { text, json, integer }: SqlTypes): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('invoices')
    .addColumn('id', text, key)
    .addColumn('from', json, always)
    .addColumn('client', json, always)
    .addColumn('number', text, always)
    .addColumn('date', integer, always)
    .addColumn('dueDate', integer, always)
    .addColumn('services', json, always)
    .addColumn('taxRate', integer, always)
    .addColumn('discount', integer, always)
    .execute();
  await uniqueIndexOn(db, 'invoices', 'number');
  await indexOn(db, 'invoices', 'date');
}
