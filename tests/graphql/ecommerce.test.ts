import { describe, expect, test } from 'vitest';
import { countReads } from '../support/countReads.ts';
import { createTestApi, NOW, type TestApi } from '../support/environment.ts';

interface Product {
  id: string;
  name: string;
  handle: string;
  active: boolean;
  quantity: number;
  priceTaxExcl: number;
  priceTaxIncl: number;
  taxRate: number;
  images: { id: string; url: string }[];
  featuredImage: { id: string } | null;
}

interface Order {
  id: string;
  reference: string;
  subtotal: number;
  tax: number;
  discount: number;
  total: number;
  lines: { price: number; quantity: number; total: number }[];
  statusHistory: { date: string; status: { id: string; name: string; color: string } }[];
}

const productFields =
  'id name handle active quantity priceTaxExcl priceTaxIncl taxRate images { id url } featuredImage { id }';
const orderFields = `id reference subtotal tax discount total lines { price quantity total }
  statusHistory { date status { id name color } }`;

const products = async (api: TestApi, args = 'first: 100') =>
  (await api.ask(`{ products(${args}) { totalCount nodes { ${productFields} } } }`)).data?.products as {
    totalCount: number;
    nodes: Product[];
  };

const orders = async (api: TestApi, args = 'first: 100') =>
  (await api.ask(`{ orders(${args}) { totalCount nodes { ${orderFields} } } }`)).data?.orders as {
    totalCount: number;
    nodes: Order[];
  };

interface Payload {
  product: Product | null;
  errors: { field: string; message: string }[];
}

const save = async (api: TestApi, input: object, id: string | null = null): Promise<Payload> => {
  const { data, errors } = await api.ask(
    `mutation ($id: ID, $input: ProductInput!) {
      saveProduct(input: { id: $id, product: $input }) { product { ${productFields} } errors { field message } } }`,
    { id, input },
    'staff',
  );
  expect(errors).toEqual([]);
  return data?.saveProduct as Payload;
};

describe('products', () => {
  test('are twenty, sixteen of them active', async () => {
    const api = createTestApi();
    expect((await products(api)).totalCount).toBe(20);
    expect((await products(api, 'filter: { active: true }')).totalCount).toBe(16);
  });

  test('of the sample are taxed by 10 percent', async () => {
    for (const { taxRate, priceTaxExcl, priceTaxIncl } of (await products(createTestApi())).nodes) {
      expect(taxRate).toBe(10);
      expect(priceTaxIncl).toBe(Math.round(priceTaxExcl * 1.1));
    }
  });

  test('show a low, a middling and a full stock', async () => {
    const stock = (await products(createTestApi())).nodes.map(({ quantity }) => quantity);
    expect(stock.filter((pieces) => pieces <= 5).length).toBeGreaterThan(0);
    expect(stock.filter((pieces) => pieces > 5 && pieces <= 25).length).toBeGreaterThan(0);
    expect(stock.filter((pieces) => pieces > 25).length).toBeGreaterThan(0);
  });

  test.each([
    ['NAME', (product: Product): string | number => product.name],
    ['PRICE', (product: Product): string | number => product.priceTaxIncl],
    ['QUANTITY', (product: Product): string | number => product.quantity],
    ['ACTIVE', (product: Product): string | number => Number(product.active)],
  ])('are ordered by %s, both ways', async (field, keyOf) => {
    const api = createTestApi();
    const keys = async (direction: string) =>
      (await products(api, `first: 100, orderBy: { field: ${field}, direction: ${direction} }`)).nodes.map(
        keyOf,
      );
    const up = await keys('ASC');
    expect(up).toEqual([...up].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(await keys('DESC')).toEqual([...up].reverse());
  });

  test('are ordered by their first category', async () => {
    const { nodes } = await products(createTestApi(), 'orderBy: { field: CATEGORY }, first: 1');
    expect(nodes[0]?.name).toContain('camera');
  });

  test('are found by a part of name, category, tag or sku, in any case', async () => {
    const api = createTestApi();
    const found = async (search: string) =>
      (await products(api, `filter: { search: "${search}" }`)).nodes.map(({ name }) => name);
    expect(await found(' DOME ')).toEqual(['Dome camera 2 MP', 'Dome camera 4 MP']);
    expect(await found('perimeter')).toEqual(['Thermal camera 384']);
    expect(await found('wf-1040')).toEqual(['Dome camera 4 MP']);
    expect(await found('submarine')).toEqual([]);
  });

  test('are read in one read a page', async () => {
    const api = createTestApi();
    const query = `{ products(first: 20) { nodes { ${productFields} } } }`;
    expect(await countReads(api, () => api.ask(query))).toEqual({ products: 1 });
  });

  test('that do not exist are NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask('{ product(id: "nothing") { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Product nothing does not exist.' }]);
  });
});

/** Shown as its name, not its 80,000 letters. */
const tooLarge = `data:image/png;base64,${'A'.repeat(80_000)}`;

describe('saving a product', () => {
  test('without an id gives it one, and a handle', async () => {
    const api = createTestApi();
    const { product } = await save(api, { name: ' Küste & Çatı 2 ', priceTaxExcl: 1_000 });
    expect(product).toMatchObject({ id: 'new-0001', name: 'Küste & Çatı 2', handle: 'kuste-cati-2' });
    expect((await products(api)).totalCount).toBe(21);
  });

  test('under a known id replaces it whole', async () => {
    const api = createTestApi();
    const { product } = await save(api, { name: 'Dome', priceTaxExcl: 500 }, 'product-1');
    expect(product).toMatchObject({ id: 'product-1', quantity: 0, images: [], featuredImage: null });
    expect((await products(api)).totalCount).toBe(20);
  });

  test('under an id that is free inserts it there', async () => {
    const api = createTestApi();
    expect((await save(api, { name: 'Spare', priceTaxIncl: 110 }, 'spare')).product?.id).toBe('spare');
    expect((await products(api)).totalCount).toBe(21);
  });

  const saveUnder = (id: string) =>
    createTestApi().ask(
      'mutation ($id: ID!) { saveProduct(input: { id: $id, product: { name: "Spare", priceTaxIncl: 110 } }) { errors { field } } }',
      { id },
    );

  test('under an id of 64 characters is the most', async () => {
    expect((await saveUnder('x'.repeat(64))).data?.saveProduct).toEqual({ errors: [] });
    for (const id of ['', 'x'.repeat(65)])
      expect((await saveUnder(id)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'id' }]);
  });

  test('takes all that is as long as allowed, for nothing', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(50, 'x'));
    const { errors } = await save(createTestApi(), {
      name: 'x'.repeat(200),
      sku: 'x'.repeat(200),
      description: 'x'.repeat(5_000),
      categories: words,
      tags: words,
      priceTaxExcl: 0,
      taxRate: 100,
    });
    expect(errors).toEqual([]);
  });

  test.each([
    [{ priceTaxExcl: 1_005 }, { priceTaxExcl: 1_005, priceTaxIncl: 1_106 }],
    [{ priceTaxIncl: 1_106 }, { priceTaxExcl: 1_005, priceTaxIncl: 1_106 }],
    [{ priceTaxIncl: 5 }, { priceTaxExcl: 5, priceTaxIncl: 5 }],
    [
      { priceTaxExcl: 5, priceTaxIncl: 5 },
      { priceTaxExcl: 5, priceTaxIncl: 5 },
    ],
    [
      { priceTaxExcl: 999, taxRate: 0 },
      { priceTaxExcl: 999, priceTaxIncl: 999 },
    ],
  ])('with the price %j computes the other by the tax', async (price, expected) => {
    expect((await save(createTestApi(), { name: 'Lens', ...price })).product).toMatchObject(expected);
  });

  test('keeps the images that are named again, adds new ones, and features one', async () => {
    const api = createTestApi();
    const url = 'data:image/png;base64,AAAA';
    const { product } = await save(
      api,
      {
        name: 'Dome',
        priceTaxExcl: 1,
        images: [{ id: 'product-1-image-2' }, { url }],
        featuredImageId: 'product-1-image-2',
      },
      'product-1',
    );
    expect(product?.images).toEqual([
      { id: 'product-1-image-2', url: expect.stringContaining('data:image/svg+xml') },
      { id: 'new-0001', url },
    ]);
    expect(product?.featuredImage).toEqual({ id: 'product-1-image-2' });
  });

  test.each([
    ['name', 'Enter a name.', { name: ' ' }],
    ['priceTaxExcl', 'Enter a price.', { priceTaxExcl: null }],
    ['priceTaxExcl', 'This cannot be below 0.', { priceTaxExcl: -1 }],
    [
      'priceTaxIncl',
      'This does not agree with the price without tax: change one of them.',
      { priceTaxIncl: 200 },
    ],
    ['priceTaxExcl', 'This cannot be below 0.', { priceTaxExcl: 100, priceTaxIncl: -1 }],
    ['priceTaxExcl', 'This cannot be above 2147483647.', { priceTaxExcl: 2_147_483_647 }],
    ['name', 'A name has 200 characters at most.', { name: 'x'.repeat(201) }],
    ['sku', 'A SKU has 200 characters at most.', { sku: 'x'.repeat(201) }],
    ['description', 'A description has 5000 characters at most.', { description: 'x'.repeat(5_001) }],
    [
      'categories',
      'One of them is too long: each has 50 characters at most.',
      { categories: ['x'.repeat(51)] },
    ],
    ['tags', 'Give 20 at most.', { tags: Array(21).fill('x') }],
    ['taxRate', 'A tax rate lies between 0 and 100.', { taxRate: 101 }],
    ['taxRate', 'A tax rate lies between 0 and 100.', { taxRate: -1 }],
    ['quantity', 'This cannot be below 0.', { quantity: -1 }],
    ['tags', 'One of them is empty: fill it in, or leave it out.', { tags: [''] }],
    ['images', 'One of them is empty: fill it in, or leave it out.', { images: [{ id: 'unknown' }] }],
    [
      'images',
      'Give an address that begins with one of: https:, /, data:image/',
      { images: [{ url: 'javascript:alert(1)' }] },
    ],
    ['images', 'It has more than 60 kB: make it smaller, or split it.', { images: [{ url: tooLarge }] }],
  ])('is refused on the field %s with: %s', async (field, message, change) => {
    const api = createTestApi();
    const payload = await save(api, { name: 'Lens', priceTaxExcl: 100, ...change }, 'product-1');
    expect(payload).toEqual({ product: null, errors: [{ field, message }] });
    const { data } = await api.ask('{ product(id: "product-1") { name } }');
    expect(data?.product).toEqual({ name: 'Dome camera 4 MP' });
  });
});

describe('removing products', () => {
  const remove = (api: TestApi, ids: readonly string[]) =>
    api.ask('mutation ($ids: [ID!]!) { removeProducts(input: { ids: $ids }) { products { id name } } }', {
      ids,
    });

  test('removes them, answers with them, and leaves the orders their lines', async () => {
    const api = createTestApi();
    const before = await orders(api);
    const { data } = await remove(api, ['product-1', 'product-2']);
    expect(data?.removeProducts).toMatchObject({ products: [{ id: 'product-1' }, { id: 'product-2' }] });
    expect((await products(api)).totalCount).toBe(18);
    expect(await orders(api)).toEqual(before);
    const { data: after } = await api.ask('{ orders { nodes { lines { name product { id } } } } }');
    expect(JSON.stringify(after)).toContain('"name":"Bullet camera 8 MP","product":null');
  });

  test('is all or none', async () => {
    const api = createTestApi();
    expect((await remove(api, ['product-1', 'nothing'])).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await products(api)).totalCount).toBe(20);
  });
});

describe('orders', () => {
  test('are twenty of three lines and two entries of history each, under ids that are text', async () => {
    const { totalCount, nodes } = await orders(createTestApi());
    expect(totalCount).toBe(20);
    for (const order of nodes) {
      expect(typeof order.id).toBe('string');
      expect(order.lines).toHaveLength(3);
      expect(order.statusHistory).toHaveLength(2);
    }
    expect(new Set(nodes.map(({ reference }) => reference)).size).toBe(20);
  });

  test('have totals that follow from their lines to the cent', async () => {
    for (const { lines, subtotal, tax, discount, total } of (await orders(createTestApi())).nodes) {
      expect(lines.map((line) => line.total)).toEqual(lines.map(({ price, quantity }) => price * quantity));
      expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.total, 0));
      expect(tax).toBe(Math.round(subtotal / 10));
      expect(total).toBe(subtotal + tax - discount);
    }
  });

  test('are paid by what they cost, and none is of the future', async () => {
    const { data } = await createTestApi().ask(
      '{ orders(first: 1) { nodes { total date payment { amount } } } }',
    );
    const { nodes } = (data?.orders ?? {}) as {
      nodes: { total: number; date: string; payment: { amount: number } }[];
    };
    expect(nodes[0]?.payment.amount).toBe(nodes[0]?.total);
    expect(Date.parse(nodes[0]?.date ?? '')).toBeLessThan(NOW);
  });

  test('are found by reference, customer, state and product', async () => {
    const api = createTestApi();
    const { nodes } = await orders(api);
    const found = async (search: string) => (await orders(api, `filter: { search: "${search}" }`)).totalCount;
    expect(await found(nodes[0]?.reference ?? '')).toBe(1);
    expect(await found('lindqvist')).toBe(2);
    expect(await found(' payment ERROR ')).toBe(2);
    expect(await found('no such thing')).toBe(0);
  });

  test('are filtered by their latest state and ordered by total', async () => {
    const api = createTestApi();
    expect((await orders(api, 'filter: { statusIds: ["4", "7"] }')).totalCount).toBe(4);
    const totals = (await orders(api, 'first: 100, orderBy: { field: TOTAL, direction: ASC }')).nodes.map(
      ({ total }) => total,
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test('are read with customers, products and states in two reads a page', async () => {
    const api = createTestApi();
    const query =
      '{ orders(first: 20) { nodes { customer { id } status { status { id } } lines { product { id } } } } }';
    expect(await countReads(api, () => api.ask(query))).toEqual({ orders: 1, products: 1 });
  });

  test('that do not exist are NOT_FOUND', async () => {
    const { errors } = await createTestApi().ask('{ order(id: "nothing") { id } }');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message: 'Order nothing does not exist.' }]);
  });
});

describe('the states of orders', () => {
  test('are the catalogue of fourteen, each with its colour', async () => {
    const { data } = await createTestApi().ask('{ orderStatuses { id name color } }');
    const statuses = data?.orderStatuses as { id: string; name: string; color: string }[];
    expect(statuses.map(({ id, color }) => `${id} ${color.slice(1)}`).join(' ')).toBe(
      '1 2196F3 2 4CAF50 3 FF9800 4 9C27B0 5 388E3C 6 E91E63 7 F44336 8 D32F2F 9 BA68C8 10 2196F3 11 1976D2 12 2E7D32 13 7B1FA2 14 1565C0',
    );
    expect(statuses[12]?.name).toBe('On pre-order (not paid)');
  });

  const add = (api: TestApi, orderId: string, statusId: string, as: 'staff' | 'guest' = 'staff') =>
    api.ask(
      `mutation ($orderId: ID!, $statusId: ID!) {
        addOrderStatus(input: { orderId: $orderId, statusId: $statusId }) { order { status { date status { name } } statusHistory { id } } } }`,
      { orderId, statusId },
      as,
    );

  test('are a hundred in the history of an order at most', async () => {
    const api = createTestApi();
    const { orders: table } = api.environment.store;
    const order = await table.get('order-1');
    const date = order?.statusHistory[0]?.date ?? 0;
    const statusHistory = Array.from({ length: 99 }, (_, index) => ({
      id: `s${index}`,
      statusId: '1',
      date,
    }));
    await table.update('order-1', { statusHistory });
    const once = async () =>
      (
        await api.ask(
          'mutation { addOrderStatus(input: { orderId: "order-1", statusId: "7" }) { order { id } errors { field } } }',
        )
      ).data?.addOrderStatus;
    expect(await once()).toEqual({ order: { id: 'order-1' }, errors: [] });
    expect(await once()).toEqual({ order: null, errors: [{ field: 'statusId' }] });
  });

  test('are added in front of the history, and lists see the new one', async () => {
    const api = createTestApi();
    const { data } = await add(api, 'order-1', '7');
    expect(data?.addOrderStatus).toEqual({
      order: {
        status: { date: new Date(NOW).toISOString(), status: { name: 'Refunded' } },
        statusHistory: [{ id: 'new-0001' }, { id: 'order-1-status-2' }, { id: 'order-1-status-1' }],
      },
    });
    const refunded = (await orders(api, 'filter: { statusIds: ["7"] }')).nodes.map(({ id }) => id);
    expect(refunded).toContain('order-1');
    expect((await orders(api, 'filter: { search: "refunded" }')).totalCount).toBe(refunded.length);
  });

  test.each([
    ['nothing', '7', 'Order nothing does not exist.'],
    ['order-1', '15', 'Order status 15 does not exist.'],
  ])('on order %s with state %s is NOT_FOUND', async (order, status, message) => {
    const { errors } = await add(createTestApi(), order, status);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', message }]);
  });
});

test.each([
  ['products', '{ products { totalCount } }'],
  ['orders', '{ orders { totalCount } }'],
  ['orderStatuses', '{ orderStatuses { id } }'],
  ['saveProduct', 'mutation { saveProduct(input: { product: { name: "x" } }) { errors { field } } }'],
  ['removeProducts', 'mutation { removeProducts(input: { ids: ["product-1"] }) { products { id } } }'],
  [
    'addOrderStatus',
    'mutation { addOrderStatus(input: { orderId: "order-1", statusId: "1" }) { order { id } } }',
  ],
])('%s is closed to guests', async (_, query) => {
  const { errors } = await createTestApi().ask(query, {}, 'guest');
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
