import { expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi } from '../support/environment.ts';

const fields =
  'id subtotal tax discount total services { unitPrice quantity total unit } from { website } client { title }';

interface Invoice {
  id: string;
  subtotal: number;
  tax: number;
  discount: number;
  total: number;
  services: { unitPrice: number; quantity: number; total: number }[];
}

test('the sample invoice adds up to 8445 + 675.60 − 120.60 = 9000', async () => {
  const { data } = await createTestApi().ask(`{ invoices(first: 1) { nodes { ${fields} } } }`);
  const { nodes } = (data?.invoices ?? {}) as { nodes: Invoice[] };
  expect(nodes[0]).toMatchObject({ subtotal: 844_500, tax: 67_560, discount: 12_060, total: 900_000 });
  expect(nodes[0]?.id).toHaveLength(10);
});

test('every line costs its unit price times its quantity, every invoice its lines, tax and discount', async () => {
  const { data } = await createTestApi().ask(`{ invoices { totalCount nodes { ${fields} } } }`);
  const { nodes } = (data?.invoices ?? {}) as { nodes: Invoice[] };
  expect(nodes.length).toBeGreaterThan(1);
  for (const { services, subtotal, tax, discount, total } of nodes) {
    for (const line of services) expect(line.total).toBe(line.unitPrice * line.quantity);
    expect(subtotal).toBe(services.reduce((sum, line) => sum + line.total, 0));
    expect(total).toBe(subtotal + tax - discount);
  }
});

test('invoices come latest first', async () => {
  const { data } = await createTestApi().ask('{ invoices { nodes { date } } }');
  const dates = (data as { invoices: { nodes: { date: string }[] } }).invoices.nodes.map(({ date }) => date);
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('are found by ids, of which those that are unknown find nothing', async () => {
  const { data } = await createTestApi().ask(
    '{ invoices(filter: { ids: ["inv8k2m4q7", "nothing"] }) { totalCount nodes { id } } }',
  );
  expect(data?.invoices).toEqual({ totalCount: 1, nodes: [{ id: 'inv8k2m4q7' }] });
});

test('invoices are read in one read', async () => {
  const api = createTestApi();
  const query = `{ invoices { nodes { ${fields} } } }`;
  expect(await countReads(api, () => api.ask(query))).toEqual({ invoices: 1 });
});

test('invoices are closed to guests', async () => {
  const { errors } = await createTestApi().ask('{ invoices { totalCount } }', {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
