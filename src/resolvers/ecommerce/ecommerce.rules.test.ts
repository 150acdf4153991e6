import { describe, expect, test } from 'vitest';
import { orderFixtures } from './ecommerce.fixtures.ts';
import {
  blankProduct,
  draftedProduct,
  historyErrors,
  IMAGE_LIMIT,
  orderRow,
  orderStatus,
  orderTotals,
  type ProductDraft,
  pricesOf,
  productErrors,
  withoutTax,
  withStatus,
  withTax,
} from './ecommerce.rules.ts';

const draft: ProductDraft = { ...blankProduct, name: 'Dome', priceTaxExcl: 1_000 };
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);
const codesOf = (change: Partial<ProductDraft>, kept?: Parameters<typeof productErrors>[1]) =>
  productErrors({ ...draft, ...change }, kept).map(({ field, code, params }) =>
    [field, code, ...params.map(({ value }) => value)].join(' '),
  );

describe('prices', () => {
  test('are rounded half up to a cent, with tax and without', () => {
    expect([withTax(1_000, 10), withTax(1_005, 10), withTax(1_004, 10)]).toEqual([1_100, 1_106, 1_104]);
    expect([withoutTax(1_100, 10), withoutTax(100, 10), withoutTax(105, 10)]).toEqual([1_000, 91, 95]);
  });

  test('follow from each other', () => {
    expect(pricesOf({ priceTaxExcl: 1_000, taxRate: 10 })).toEqual({
      priceTaxExcl: 1_000,
      priceTaxIncl: 1_100,
    });
    expect(pricesOf({ priceTaxIncl: 1_100, taxRate: 10 })).toEqual({
      priceTaxExcl: 1_000,
      priceTaxIncl: 1_100,
    });
    expect(pricesOf({ taxRate: 10 })).toBeNull();
  });

  test('agree when either follows from the other', () => {
    const both = (priceTaxExcl: number, priceTaxIncl: number, taxRate = 10) =>
      pricesOf({ priceTaxExcl, priceTaxIncl, taxRate });
    expect(both(1_000, 1_100)).toEqual({ priceTaxExcl: 1_000, priceTaxIncl: 1_100 });
    expect(both(91, 101)).toBeNull();
    // 100 without tax is 90.9; 91 with tax is 100.1.
    expect(both(91, 100)).toEqual({ priceTaxExcl: 91, priceTaxIncl: 100 });
    // Only from the one with tax: 10 ÷ 3 is 3, and 3 × 3 is 9.
    expect(both(3, 10, 200)).toEqual({ priceTaxExcl: 3, priceTaxIncl: 10 });
    expect(both(1_000, 1_200)).toBeNull();
  });
});

test('an order comes to its lines with tax, less the discount', () => {
  expect(
    orderTotals(
      [
        { price: 100, quantity: 3 },
        { price: 55, quantity: 1 },
      ],
      20,
    ),
  ).toEqual({
    subtotal: 355,
    tax: 36,
    discount: 20,
    total: 371,
  });
});

test('states of orders are known by their number', () => {
  expect(orderStatus('5')).toEqual({ id: '5', name: 'Delivered', color: '#388E3C' });
  expect(orderStatus('0')).toBeUndefined();
});

describe('a product', () => {
  test('needs a name and a price', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ name: ' ' })).toEqual(['name REQUIRED']);
    expect(codesOf({ priceTaxExcl: null })).toEqual(['priceTaxExcl REQUIRED']);
    expect(codesOf({ priceTaxExcl: null, priceTaxIncl: 0 })).toEqual([]);
  });

  test('has texts of limited length', () => {
    expect(codesOf({ name: 'x'.repeat(200), sku: 'x'.repeat(200), description: 'x'.repeat(5_000) })).toEqual(
      [],
    );
    expect(codesOf({ name: 'x'.repeat(201) })).toEqual(['name TOO_LONG 200']);
    expect(codesOf({ sku: 'x'.repeat(201) })).toEqual(['sku TOO_LONG 200']);
    expect(codesOf({ description: 'x'.repeat(5_001) })).toEqual(['description TOO_LONG 5000']);
  });

  test.each(['categories', 'tags'] as const)('has twenty %s at most, of 1 to 50 characters', (field) => {
    expect(codesOf({ [field]: words(20) })).toEqual([]);
    expect(codesOf({ [field]: words(21) })).toEqual([`${field} TOO_MANY 20`]);
    expect(codesOf({ [field]: ['a', ' '] })).toEqual([`${field} ITEM_REQUIRED`]);
    expect(codesOf({ [field]: ['a', 'x'.repeat(50)] })).toEqual([]);
    expect(codesOf({ [field]: ['a', 'x'.repeat(51)] })).toEqual([`${field} ITEM_TOO_LONG 50`]);
  });

  test.each(['comparedPrice', 'quantity', 'width', 'height', 'depth', 'weight', 'extraShippingFee'] as const)(
    'has no %s below zero',
    (field) => {
      expect(codesOf({ [field]: 0 })).toEqual([]);
      expect(codesOf({ [field]: -1 })).toEqual([`${field} TOO_SMALL 0`]);
    },
  );

  test('is taxed by 0 to 100 percent', () => {
    const rate = (taxRate: number) => codesOf({ taxRate });
    expect([0, 100].map(rate)).toEqual([[], []]);
    expect([-1, 101].map(rate)).toEqual([['taxRate OUT_OF_RANGE 0 100'], ['taxRate OUT_OF_RANGE 0 100']]);
  });

  test('has prices of zero or more that agree and that GraphQL can carry', () => {
    expect(codesOf({ priceTaxExcl: 0 })).toEqual([]);
    expect(codesOf({ priceTaxExcl: -1 })).toEqual(['priceTaxExcl TOO_SMALL 0']);
    expect(codesOf({ priceTaxExcl: 10, priceTaxIncl: -1 })).toEqual(['priceTaxExcl TOO_SMALL 0']);
    expect(codesOf({ priceTaxExcl: null, priceTaxIncl: -1 })).toEqual(['priceTaxExcl TOO_SMALL 0']);
    expect(codesOf({ priceTaxExcl: 10, priceTaxIncl: 20 })).toEqual(['priceTaxIncl MISMATCH priceTaxExcl']);
    const most = 2_147_483_647;
    expect(codesOf({ priceTaxExcl: null, priceTaxIncl: most })).toEqual([]);
    expect(codesOf({ priceTaxExcl: null, priceTaxIncl: most + 1 })).toEqual([
      `priceTaxExcl TOO_GREAT ${most}`,
    ]);
  });

  describe('has images', () => {
    const kept = [{ id: 'old', url: 'http://elsewhere.example/a.png', type: 'image' }];
    const inline = (length: number) => `data:image/png;base64,`.padEnd(length, 'A');

    test('ten at most', () => {
      const url = '/a.png';
      expect(codesOf({ images: words(10).map(() => ({ url })) })).toEqual([]);
      expect(codesOf({ images: words(11).map(() => ({ url })) })).toEqual(['images TOO_MANY 10']);
    });

    test('with an address, or the id of one that it has', () => {
      expect(codesOf({ images: [{ id: 'old' }] }, kept)).toEqual([]);
      expect(codesOf({ images: [{ id: 'other' }] }, kept)).toEqual(['images ITEM_REQUIRED']);
      expect(codesOf({ images: [{ id: 'old', url: null }] })).toEqual(['images ITEM_REQUIRED']);
    });

    test('by https, from this site or inside the address, or as they were', () => {
      const refused = ['images INVALID_ADDRESS https:, /, data:image/'];
      const images = [{ url: 'http://elsewhere.example/a.png' }];
      expect(codesOf({ images: [{ url: 'https://a.example/a.png' }, { url: inline(100) }] })).toEqual([]);
      expect(codesOf({ images })).toEqual(refused);
      expect(codesOf({ images }, kept)).toEqual([]);
      expect(codesOf({ images: [...images, { url: 'javascript:alert(1)' }] }, kept)).toEqual(refused);
    });

    test('of 60 kB at most', () => {
      expect(codesOf({ images: [{ url: inline(IMAGE_LIMIT) }] })).toEqual([]);
      expect(codesOf({ images: [{ url: inline(IMAGE_LIMIT + 1) }] })).toEqual(['images TOO_LARGE 60']);
    });
  });
});

describe('the row of a product', () => {
  const row = (change: Partial<ProductDraft>, before?: Parameters<typeof draftedProduct>[2]) =>
    draftedProduct('p', { ...draft, ...change }, before, () => 'fresh');

  test('holds what follows from the form', () => {
    expect(
      row({ name: ' Dome Camera ', categories: ['Indoor', 'Dome'], tags: ['New'], sku: 'D-1' }),
    ).toMatchObject({
      id: 'p',
      name: 'Dome Camera',
      handle: 'dome-camera',
      priceTaxExcl: 1_000,
      priceTaxIncl: 1_100,
      categoryText: 'Indoor, Dome',
      searchText: 'dome camera indoor dome new d-1',
      images: [],
      featuredImageId: '',
    });
  });

  test('gives new images an id, and keeps those that it has', () => {
    const before = row({ images: [{ id: 'old', url: '/old.png' }] });
    const after = row({ images: [{ id: 'old' }, { url: '/new.png' }, { id: '', url: '/b.png' }] }, before);
    expect(after.images).toEqual([
      { id: 'old', url: '/old.png', type: 'image' },
      { id: 'fresh', url: '/new.png', type: 'image' },
      { id: 'fresh', url: '/b.png', type: 'image' },
    ]);
    expect(row({ images: [{ id: 'gone' }] }).images).toEqual([{ id: 'gone', url: '', type: 'image' }]);
  });

  test('features the image that is named, else the first', () => {
    const images = [
      { id: 'a', url: '/a.png' },
      { id: 'b', url: '/b.png' },
    ];
    expect(row({ images, featuredImageId: 'b' }).featuredImageId).toBe('b');
    expect(row({ images, featuredImageId: 'c' }).featuredImageId).toBe('a');
    expect(row({ images }).featuredImageId).toBe('a');
  });
});

describe('an order', () => {
  const [fixture] = orderFixtures(0);
  if (!fixture) throw new Error('There is no order.');
  const order = {
    ...fixture,
    reference: 'REF1',
    customer: { ...fixture.customer, firstName: 'Mira', lastName: 'Aydın', company: 'Port' },
    payment: { ...fixture.payment, method: 'Card' },
    statusHistory: [{ id: 'e1', statusId: '4', date: 1 }],
    lines: fixture.lines.slice(0, 1).map((line) => ({ ...line, name: 'Dome' })),
  };

  test('is listed by its customer, its latest state and how it was paid, and found by all of them', () => {
    expect(orderRow(order)).toEqual({
      ...order,
      customerName: 'Mira Aydın',
      statusId: '4',
      statusName: 'Shipped',
      paymentMethod: 'Card',
      searchText: 'ref1 mira aydın port card shipped dome',
    });
  });

  test('without a history, or with a state that nobody knows, has no name of a state', () => {
    expect(orderRow({ ...order, statusHistory: [] })).toMatchObject({ statusId: '', statusName: '' });
    const statusHistory = [{ id: 'e', statusId: '99', date: 1 }];
    expect(orderRow({ ...order, statusHistory })).toMatchObject({ statusId: '99', statusName: '' });
  });

  test('that changes its state keeps the history, latest first', () => {
    const after = withStatus(orderRow(order), { id: 'e2', statusId: '5', date: 2 });
    expect(after.statusHistory.map(({ id }) => id)).toEqual(['e2', 'e1']);
    expect(after).toMatchObject({ statusId: '5', statusName: 'Delivered' });
    expect(after.searchText).toContain('delivered');
  });

  test('has a hundred entries in its history at most', () => {
    const entries = (count: number) => ({
      statusHistory: words(count).map((id) => ({ id, statusId: '1', date: 1 })),
    });
    expect(historyErrors(entries(99))).toEqual([]);
    expect(historyErrors(entries(100))).toEqual([
      {
        field: 'statusId',
        code: 'LIMIT_REACHED',
        params: [
          { name: 'most', value: '100' },
          { name: 'of', value: 'changes' },
        ],
      },
    ]);
  });
});
