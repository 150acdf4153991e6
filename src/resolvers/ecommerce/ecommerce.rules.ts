import { slugOf } from '~/lib/slug.ts';
import { isSafeAddress } from '~/lib/webAddress.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type {
  OrderLineRow,
  OrderRow,
  OrderStatusEntryRow,
  ProductImageRow,
  ProductRow,
} from './ecommerce.rows.ts';

/** Every price of the demo is in this currency. */
export const CURRENCY = 'EUR';

/** Specification, apps §9: the sample tax rate, in percent. */
export const TAX_RATE = 10;

/** Longest picture that a product may carry, in characters of its data URL: a save fits into one call. */
export const IMAGE_LIMIT = 80_000;

/** What fits into such an address, in kB of 1,000 bytes. */
const IMAGE_KILOBYTES = 60;
const IMAGES_LIMIT = 10;
/** Most categories and tags, and characters of each. */
const WORDS_LIMIT = 20;
const WORD_LIMIT = 50;
const TEXT_LIMIT = 200;
const DESCRIPTION_LIMIT = 5_000;
/** Largest whole number that GraphQL's Int carries. */
const INT_LIMIT = 2_147_483_647;

export interface OrderState {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** Specification, apps §4: the catalogue of states. */
export const orderStatuses: readonly OrderState[] = [
  ['Awaiting check payment', '#2196F3'],
  ['Payment accepted', '#4CAF50'],
  ['Preparing the order', '#FF9800'],
  ['Shipped', '#9C27B0'],
  ['Delivered', '#388E3C'],
  ['Canceled', '#E91E63'],
  ['Refunded', '#F44336'],
  ['Payment error', '#D32F2F'],
  ['On pre-order (paid)', '#BA68C8'],
  ['Awaiting bank wire payment', '#2196F3'],
  ['Awaiting PayPal payment', '#1976D2'],
  ['Remote payment accepted', '#2E7D32'],
  ['On pre-order (not paid)', '#7B1FA2'],
  ['Awaiting Cash-on-delivery payment', '#1565C0'],
].map(([name = '', color = ''], index) => ({ id: String(index + 1), name, color }));

export const orderStatus = (id: string): OrderState | undefined =>
  orderStatuses.find((status) => status.id === id);

/** Cents with tax, rounded half up to a whole cent. */
export const withTax = (cents: number, rate: number): number => Math.round((cents * (100 + rate)) / 100);

/** Cents without tax, rounded half up to a whole cent. */
export const withoutTax = (cents: number, rate: number): number => Math.round((cents * 100) / (100 + rate));

interface Prices {
  readonly priceTaxExcl?: number | null | undefined;
  readonly priceTaxIncl?: number | null | undefined;
  readonly taxRate: number;
}

/**
 * Both prices, the missing one computed. The price that was typed holds to the cent: the two agree when either follows
 * from the other, because rounding allows no more. Null when they do not agree or both are missing.
 */
export function pricesOf({ priceTaxExcl, priceTaxIncl, taxRate }: Prices) {
  const excl = priceTaxExcl ?? null;
  const incl = priceTaxIncl ?? null;
  if (excl === null) {
    return incl === null ? null : { priceTaxExcl: withoutTax(incl, taxRate), priceTaxIncl: incl };
  }
  if (incl === null) return { priceTaxExcl: excl, priceTaxIncl: withTax(excl, taxRate) };
  const agree = withTax(excl, taxRate) === incl || withoutTax(incl, taxRate) === excl;
  return agree ? { priceTaxExcl: excl, priceTaxIncl: incl } : null;
}

/** What the totals of an order are made of; everything in cents. */
export function orderTotals(
  lines: readonly Pick<OrderLineRow, 'price' | 'quantity'>[],
  discount: number,
): Pick<OrderRow, 'subtotal' | 'tax' | 'discount' | 'total'> {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const tax = withTax(subtotal, TAX_RATE) - subtotal;
  return { subtotal, tax, discount, total: subtotal + tax - discount };
}

/** What a product is given by a form. */
export interface ProductDraft extends Prices {
  readonly name: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly images: readonly { readonly id?: string | null; readonly url?: string | null }[];
  readonly featuredImageId?: string | null | undefined;
  readonly comparedPrice: number;
  readonly quantity: number;
  readonly sku: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly weight: number;
  readonly extraShippingFee: number;
  readonly active: boolean;
}

/** What a product is where a form says nothing: the defaults of ProductInput. */
export const blankProduct = {
  description: '',
  categories: [],
  tags: [],
  images: [],
  taxRate: TAX_RATE,
  comparedPrice: 0,
  quantity: 0,
  sku: '',
  width: 0,
  height: 0,
  depth: 0,
  weight: 0,
  extraShippingFee: 0,
  active: true,
} satisfies Partial<ProductDraft>;

const amounts = [
  'comparedPrice',
  'quantity',
  'width',
  'height',
  'depth',
  'weight',
  'extraShippingFee',
] as const;

function imageErrors(draft: ProductDraft, kept: readonly ProductImageRow[]): FieldErrorRow[] {
  if (draft.images.length > IMAGES_LIMIT) return [refuse('images', 'TOO_MANY', { most: IMAGES_LIMIT })];
  for (const { id, url } of draft.images) {
    if (typeof url !== 'string') {
      if (!kept.some((image) => image.id === id)) return [refuse('images', 'ITEM_REQUIRED')];
    } else if (kept.some((image) => image.url === url)) continue;
    else if (!isSafeAddress(url, { path: true, inlinePicture: true })) {
      return [refuse('images', 'INVALID_ADDRESS', { schemes: 'https:, /, data:image/' })];
    } else if (url.length > IMAGE_LIMIT) {
      return [refuse('images', 'TOO_LARGE', { kilobytes: IMAGE_KILOBYTES })];
    }
  }
  return [];
}

/**
 * What is wrong with a product as it was filled in.
 * @param kept the images that the product has already, which may stay
 */
export function productErrors(draft: ProductDraft, kept: readonly ProductImageRow[] = []): FieldErrorRow[] {
  return [
    ...refusals(
      draft.name.trim() === '' && refuse('name', 'REQUIRED'),
      draft.name.length > TEXT_LIMIT && refuse('name', 'TOO_LONG', { most: TEXT_LIMIT }),
      draft.sku.length > TEXT_LIMIT && refuse('sku', 'TOO_LONG', { most: TEXT_LIMIT }),
      draft.description.length > DESCRIPTION_LIMIT &&
        refuse('description', 'TOO_LONG', { most: DESCRIPTION_LIMIT }),
      ...(['categories', 'tags'] as const).flatMap((field) => [
        draft[field].length > WORDS_LIMIT && refuse(field, 'TOO_MANY', { most: WORDS_LIMIT }),
        draft[field].some((word) => word.trim() === '') && refuse(field, 'ITEM_REQUIRED'),
        draft[field].some((word) => word.length > WORD_LIMIT) &&
          refuse(field, 'ITEM_TOO_LONG', { most: WORD_LIMIT }),
      ]),
      ...amounts.map((field) => draft[field] < 0 && refuse(field, 'TOO_SMALL', { least: 0 })),
      (draft.taxRate < 0 || draft.taxRate > 100) &&
        refuse('taxRate', 'OUT_OF_RANGE', { least: 0, most: 100 }),
    ),
    ...priceErrors(draft),
    ...imageErrors(draft, kept),
  ];
}

function priceErrors(draft: ProductDraft): FieldErrorRow[] {
  const price = draft.priceTaxExcl ?? draft.priceTaxIncl ?? null;
  if (price === null) return [refuse('priceTaxExcl', 'REQUIRED')];
  if (Math.min(draft.priceTaxExcl ?? price, draft.priceTaxIncl ?? price) < 0) {
    return [refuse('priceTaxExcl', 'TOO_SMALL', { least: 0 })];
  }
  const prices = pricesOf(draft);
  if (!prices) return [refuse('priceTaxIncl', 'MISMATCH', { other: 'priceTaxExcl' })];
  return prices.priceTaxIncl > INT_LIMIT ? [refuse('priceTaxExcl', 'TOO_GREAT', { most: INT_LIMIT })] : [];
}

const searchable = (...texts: readonly string[]) => texts.join(' ').toLowerCase();

type Derived = 'handle' | 'categoryText' | 'searchText';

/** Adds what follows from the other fields. */
export const productRow = (product: Omit<ProductRow, Derived>): ProductRow => ({
  ...product,
  handle: slugOf(product.name),
  categoryText: product.categories.join(', '),
  searchText: searchable(product.name, ...product.categories, ...product.tags, product.sku),
});

/**
 * The row of a draft without errors. Images keep what they were where no url was given.
 * @param newId gives ids to images that have none
 */
export function draftedProduct(
  id: string,
  draft: ProductDraft,
  before: ProductRow | undefined,
  newId: () => string,
): ProductRow {
  const had = new Map(before?.images.map((image) => [image.id, image]));
  const images: ProductImageRow[] = draft.images.map((image) => ({
    id: image.id || newId(),
    url: image.url ?? had.get(image.id ?? '')?.url ?? '',
    type: 'image',
  }));
  const featured = images.find((image) => image.id === draft.featuredImageId) ?? images[0];
  const { priceTaxExcl = 0, priceTaxIncl = 0 } = pricesOf(draft) ?? {};
  return productRow({
    ...draft,
    id,
    name: draft.name.trim(),
    images,
    featuredImageId: featured?.id ?? '',
    priceTaxExcl,
    priceTaxIncl,
  });
}

type OrderDerived = 'customerName' | 'statusId' | 'statusName' | 'paymentMethod' | 'searchText';

/** Adds what follows from the other fields. */
export function orderRow(order: Omit<OrderRow, OrderDerived>): OrderRow {
  const customerName = `${order.customer.firstName} ${order.customer.lastName}`;
  const statusId = order.statusHistory[0]?.statusId ?? '';
  const statusName = orderStatus(statusId)?.name ?? '';
  const { method } = order.payment;
  const names = order.lines.map(({ name }) => name);
  return {
    ...order,
    customerName,
    statusId,
    statusName,
    paymentMethod: method,
    searchText: searchable(
      order.reference,
      customerName,
      order.customer.company,
      method,
      statusName,
      ...names,
    ),
  };
}

/** Most entries in the history of an order. */
const HISTORY_LIMIT = 100;

/** Why an order with so many entries in its history takes no more. */
export const historyErrors = ({ statusHistory }: Pick<OrderRow, 'statusHistory'>): FieldErrorRow[] =>
  statusHistory.length < HISTORY_LIMIT
    ? []
    : [refuse('statusId', 'LIMIT_REACHED', { most: HISTORY_LIMIT, of: 'changes' })];

/** The order with one more entry in its history. */
export const withStatus = (order: OrderRow, entry: OrderStatusEntryRow): OrderRow =>
  orderRow({ ...order, statusHistory: [entry, ...order.statusHistory] });
