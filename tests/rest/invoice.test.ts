import { expect, it } from 'vitest';
import { createRestKit } from './kit.ts';

const path = '/api/invoices/get-invoice';
const sample = { query: { id: 'inv8k2m4q7' } };

it('answers the sample with total 9000, subtotal 8445, tax 675.60 and discount 120.60', async () => {
  const { body } = await createRestKit().call(path, sample);
  expect(body).toMatchObject({ total: 9_000, subtotal: 8_445, tax: 675.6, discount: 120.6 });
});

it('writes its lines as text, each total its unit price times its quantity', async () => {
  const { body } = await createRestKit().call(path, sample);
  const { services } = body as { services: Record<'unit' | 'unitPrice' | 'quantity' | 'total', string>[] };
  expect(services[0]).toMatchObject({ unit: 'Hour', unitPrice: '45.00', quantity: '24', total: '1080.00' });
  for (const { unitPrice, quantity, total } of services) {
    expect(Number(total)).toBe(Number(unitPrice) * Number(quantity));
  }
});

it('answers an id that matches nothing with 200 and the empty result null, which is JSON', async () => {
  expect(await createRestKit().call(path, { query: { id: 'nothing' } })).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: null,
  });
});

it('asks for the id when it is missing', async () => {
  expect(await createRestKit().call(path)).toMatchObject({
    status: 400,
    body: { error: { field: 'id', message: 'Send the id of an invoice as text.' } },
  });
});
