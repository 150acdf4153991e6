import { describe, expect, it } from 'vitest';
import { createRestKit, type RestKit } from './kit.ts';

const base = '/api/e-commerce-app';

describe('products', () => {
  it('are all twenty, with the documented fields', async () => {
    const { body } = await createRestKit().call(`${base}/products`);
    expect(body).toHaveLength(20);
    expect(body).toContainEqual(
      expect.objectContaining({
        id: 'product-1',
        handle: 'dome-camera-4-mp',
        priceTaxExcl: 129,
        priceTaxIncl: 141.9,
        taxRate: 10,
        featuredImageId: 'product-1-image-1',
        active: true,
      }),
    );
  });

  it('are all of them, also beyond one page', async () => {
    const { store, call } = createRestKit();
    const { products } = await store();
    const [row] = (await products.list({ first: 1 })).rows;
    if (!row) throw new Error('There is no product.');
    await products.insert(Array.from({ length: 101 }, (_, index) => ({ ...row, id: `more-${index}` })));
    expect((await call(`${base}/products`)).body).toHaveLength(121);
  });

  it('that do not exist are 404', async () => {
    const reply = await createRestKit().call(`${base}/product`, { query: { productId: 'nothing' } });
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('are asked for by productId', async () => {
    expect(await createRestKit().call(`${base}/product`)).toMatchObject({
      status: 400,
      body: { error: { field: 'productId', message: 'Send the id of a product as text.' } },
    });
  });
});

describe('saving a product', () => {
  const save = (kit: RestKit, body: object, as: 'staff' | 'guest' = 'staff') =>
    kit.call(`${base}/product/save`, { method: 'POST', body }, as);

  it('inserts one without an id, and computes the price with tax', async () => {
    const kit = createRestKit();
    const { status, body } = await save(kit, { name: 'Lens', priceTaxExcl: 10.05 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.any(String),
      handle: 'lens',
      priceTaxExcl: 10.05,
      priceTaxIncl: 11.06,
    });
    expect((await kit.call(`${base}/products`)).body).toHaveLength(21);
  });

  it.each([
    [
      { name: 'Lens' },
      { name: 'Lens', priceTaxExcl: 0, priceTaxIncl: 0, taxRate: 10, quantity: 0, active: true },
    ],
    [
      { priceTaxIncl: 11 },
      { name: 'Untitled product', priceTaxExcl: 10, priceTaxIncl: 11, images: [], tags: [] },
    ],
    [
      { sku: 'L-1', width: 7 },
      { sku: 'L-1', width: 7, height: 0, featuredImageId: '', description: '' },
    ],
  ])('gives defaults to what %j leaves out', async (sent, kept) => {
    const { status, body } = await save(createRestKit(), sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...kept, id: expect.any(String) });
  });

  it.each([{}, { product: { name: 'Lens' } }])(
    'refuses %j, which holds no field of a product',
    async (body) => {
      expect(await save(createRestKit(), body)).toMatchObject({
        status: 400,
        body: { error: { message: 'Send at least one field of the product, for example {"name": "…"}.' } },
      });
    },
  );

  it('replaces one by its id: what was read can be sent back', async () => {
    const kit = createRestKit();
    const { body: before } = await kit.call(`${base}/product`, { query: { productId: 'product-2' } });
    const { body } = await save(kit, { ...(before as object), quantity: 7 });
    expect(body).toEqual({ ...(before as object), quantity: 7 });
    expect((await kit.call(`${base}/products`)).body).toHaveLength(20);
  });

  it.each([
    ['name', { name: '', priceTaxExcl: 10 }, expect.any(String)],
    ['quantity', { name: 'Lens', quantity: 'many' }, expect.any(String)],
    ['priceTaxIncl', { name: 'Lens', priceTaxExcl: 10, priceTaxIncl: 12 }, expect.stringContaining('agree')],
  ])('without a right %s is 400 that names it', async (field, body, message) => {
    expect(await save(createRestKit(), body)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_USER_INPUT', field, message } },
    });
  });
});

describe('orders', () => {
  it('are all twenty, of three products and two states each', async () => {
    const { body } = await createRestKit().call(`${base}/orders`);
    expect(body).toHaveLength(20);
    for (const { products, status } of body as { products: unknown[]; status: unknown[] }[]) {
      expect([products.length, status.length]).toEqual([3, 2]);
    }
  });

  it('carry amounts with a decimal point that add up', async () => {
    const { body } = await createRestKit().call(`${base}/order`, { query: { orderId: 'order-1' } });
    const { subtotal, tax, discount, total } = body as Record<string, number>;
    expect(Number(total)).toBeCloseTo(Number(subtotal) + Number(tax) - Number(discount), 9);
    expect(discount).toBe(10);
  });

  it('have their states latest first, with name and colour', async () => {
    const { body } = await createRestKit().call(`${base}/order`, { query: { orderId: 'order-1' } });
    expect(body).toMatchObject({
      status: [
        { id: '4', name: 'Shipped', color: '#9C27B0' },
        { id: '2', name: 'Payment accepted', color: '#4CAF50' },
      ],
    });
  });

  it('that do not exist are 404', async () => {
    const reply = await createRestKit().call(`${base}/order`, { query: { orderId: 'nothing' } });
    expect(reply).toMatchObject({
      status: 404,
      body: { error: { message: 'Order nothing does not exist.' } },
    });
  });
});
