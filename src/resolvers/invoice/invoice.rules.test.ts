import { expect, test } from 'vitest';
import { lineTotal, subtotalOf, taxOf, totalOf } from './invoice.rules.ts';

const line = (unitPrice: number, quantity: number) => ({
  id: `${unitPrice}`,
  title: '',
  detail: '',
  unit: '',
  unitPrice,
  quantity,
  total: 0,
});
const invoice = { services: [line(1_000, 3), line(505, 1)], taxRate: 10, discount: 5 };

test('a line is its price times its quantity, and the subtotal all lines', () => {
  expect(invoice.services.map(lineTotal)).toEqual([3_000, 505]);
  expect(subtotalOf(invoice)).toBe(3_505);
  expect(subtotalOf({ services: [] })).toBe(0);
});

test('the tax is a share of the subtotal, rounded half up to a cent', () => {
  expect(taxOf(invoice)).toBe(351);
  expect(taxOf({ ...invoice, taxRate: 0 })).toBe(0);
});

test('the total is the subtotal with tax, less the discount', () => {
  expect(totalOf(invoice)).toBe(3_505 + 351 - 5);
});
