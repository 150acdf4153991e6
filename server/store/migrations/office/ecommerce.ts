import type { Kysely } from 'kysely';
import type { SqlTypes } from '../../dialect.ts';
import { always, indexOn, key } from '../migration.ts';

export async function createEcommerce(
  db: Kysely<unknown>,
  { text, json, integer, boolean }: SqlTypes,
): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('products')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('handle', text, always)
    .addColumn('description', text, always)
    .addColumn('categories', json, always)
    .addColumn('tags', json, always)
    .addColumn('featuredImageId', text, always)
    .addColumn('images', json, always)
    .addColumn('priceTaxExcl', integer, always)
    .addColumn('priceTaxIncl', integer, always)
    .addColumn('taxRate', integer, always)
    .addColumn('comparedPrice', integer, always)
    .addColumn('quantity', integer, always)
    .addColumn('sku', text, always)
    .addColumn('width', integer, always)
    .addColumn('height', integer, always)
    .addColumn('depth', integer, always)
    .addColumn('weight', integer, always)
    .addColumn('extraShippingFee', integer, always)
    .addColumn('active', boolean, always)
    .addColumn('categoryText', text, always)
    .addColumn('searchText', text, always)
    .addColumn('searchTextLower', text)
    .execute();
  await schema
    .createTable('orders')
    .addColumn('id', text, key)
    .addColumn('reference', text, always)
    .addColumn('subtotal', integer, always)
    .addColumn('tax', integer, always)
    .addColumn('discount', integer, always)
    .addColumn('total', integer, always)
    .addColumn('date', integer, always)
    .addColumn('customer', json, always)
    .addColumn('customerName', text, always)
    .addColumn('lines', json, always)
    .addColumn('statusHistory', json, always)
    .addColumn('statusId', text, always)
    .addColumn('statusName', text, always)
    .addColumn('payment', json, always)
    .addColumn('paymentMethod', text, always)
    .addColumn('shippingDetails', json, always)
    .addColumn('searchText', text, always)
    .addColumn('searchTextLower', text)
    .execute();
  await indexOn(db, 'products', 'name');
  await indexOn(db, 'products', 'categoryText');
  await indexOn(db, 'products', 'priceTaxIncl');
  await indexOn(db, 'products', 'quantity');
  await indexOn(db, 'products', 'active', 'name');
  await indexOn(db, 'orders', 'date');
  await indexOn(db, 'orders', 'reference');
  await indexOn(db, 'orders', 'customerName');
  await indexOn(db, 'orders', 'total');
  await indexOn(db, 'orders', 'paymentMethod');
  await indexOn(db, 'orders', 'statusName');
  await indexOn(db, 'orders', 'statusId', 'date');
}
