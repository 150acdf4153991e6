import { z } from 'zod';
import { definePagedRoute, defineRoute, type Route } from '../route.ts';
import {
  RestOrderDocument,
  type RestOrderFragment,
  RestOrdersDocument,
  RestProductDocument,
  type RestProductFragment,
  RestProductsDocument,
  RestSaveProductDocument,
} from './ecommerce.generated.ts';
import { entity, id, nothing, partial, text } from './fields.ts';
import { toAmount, toCents } from './money.ts';

const tag = 'E-commerce' as const;

const size = (what: string) => z.number().int().describe(what);
const money = z.number().describe('An amount with cents, for example 12.34.');

const product = entity('Product', {
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  featuredImageId: z.string().describe('Empty when there is no image.'),
  images: z.array(entity('ProductImage', { id: z.string(), url: z.string(), type: z.string() })),
  priceTaxExcl: money,
  priceTaxIncl: money,
  taxRate: z.number().describe('Percent.'),
  comparedPrice: money,
  quantity: z.number(),
  sku: z.string(),
  width: size('Millimetres.'),
  height: size('Millimetres.'),
  depth: size('Millimetres.'),
  weight: size('Grams.'),
  extraShippingFee: money,
  active: z.boolean(),
});

/** What a product is called where nothing else is said. */
const untitled = 'Untitled product';

/** A product as it is sent: one price is computed from the other, and both are 0 when both are left out. */
const sentProduct = partial('product', 'name', {
  id: id('the id of the product').optional().describe('Left out for a new product.'),
  name: text('the name of the product').optional().meta({ default: untitled }),
  description: text('the description').optional().meta({ default: '' }),
  categories: z.array(z.string()).optional().meta({ default: [] }),
  tags: z.array(z.string()).optional().meta({ default: [] }),
  featuredImageId: z.string().nullish().describe('The first image, when it is left out.'),
  images: z
    .array(z.object({ id: z.string().optional(), url: z.string().optional() }))
    .optional()
    .meta({ default: [] }),
  priceTaxExcl: money.optional(),
  priceTaxIncl: money.optional(),
  taxRate: z.number().int().optional().describe('Percent.').meta({ default: 10 }),
  comparedPrice: money.optional().meta({ default: 0 }),
  quantity: z.number().int().optional().meta({ default: 0 }),
  sku: z.string().optional().meta({ default: '' }),
  width: size('Millimetres.').optional().meta({ default: 0 }),
  height: size('Millimetres.').optional().meta({ default: 0 }),
  depth: size('Millimetres.').optional().meta({ default: 0 }),
  weight: size('Grams.').optional().meta({ default: 0 }),
  extraShippingFee: money.optional().meta({ default: 0 }),
  active: z.boolean().optional().meta({ default: true }),
});

const address = entity('Address', { address: z.string(), lat: z.number(), lng: z.number() });

const order = entity('Order', {
  id: z.string(),
  reference: z.string(),
  subtotal: money,
  tax: money,
  discount: money,
  total: money,
  date: z.string(),
  customer: entity('Customer', {
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.string(),
    company: z.string(),
    jobTitle: z.string(),
    email: z.string(),
    phone: z.string(),
    invoiceAddress: address,
    shippingAddress: address,
  }),
  products: z.array(
    entity('OrderLine', {
      id: z.string(),
      name: z.string(),
      price: money,
      quantity: z.number(),
      total: money,
      image: z.string(),
    }),
  ),
  status: z
    .array(z.strictObject({ id: z.string(), name: z.string(), color: z.string(), date: z.string() }))
    .describe('Latest first; id is that of the state.'),
  payment: z.strictObject({ transactionId: z.string(), amount: money, method: z.string(), date: z.string() }),
  shippingDetails: z.array(
    z.strictObject({
      tracking: z.string(),
      carrier: z.string(),
      weight: size('Grams.'),
      fee: money,
      date: z.string(),
    }),
  ),
});

const productReply = ({ featuredImage, ...rest }: RestProductFragment): z.input<typeof product> => ({
  id: rest.id,
  name: rest.name,
  handle: rest.handle,
  description: rest.description,
  categories: rest.categories,
  tags: rest.tags,
  featuredImageId: featuredImage?.id ?? '',
  images: rest.images.map(({ id, url, type }) => ({ id, url, type })),
  priceTaxExcl: toAmount(rest.priceTaxExcl),
  priceTaxIncl: toAmount(rest.priceTaxIncl),
  taxRate: rest.taxRate,
  comparedPrice: toAmount(rest.comparedPrice),
  quantity: rest.quantity,
  sku: rest.sku,
  width: rest.width,
  height: rest.height,
  depth: rest.depth,
  weight: rest.weight,
  extraShippingFee: toAmount(rest.extraShippingFee),
  active: rest.active,
});

const centsOf = (amount: number | undefined) => (amount === undefined ? undefined : toCents(amount));

const addressReply = (place: RestOrderFragment['customer']['invoiceAddress']) => ({
  address: place.address,
  lat: place.location.lat,
  lng: place.location.lng,
});

const orderReply = (data: RestOrderFragment): z.input<typeof order> => ({
  id: data.id,
  reference: data.reference,
  subtotal: toAmount(data.subtotal),
  tax: toAmount(data.tax),
  discount: toAmount(data.discount),
  total: toAmount(data.total),
  date: data.date,
  customer: {
    id: data.customer.id,
    firstName: data.customer.firstName,
    lastName: data.customer.lastName,
    avatar: data.customer.avatar,
    company: data.customer.company,
    jobTitle: data.customer.jobTitle,
    email: data.customer.email,
    phone: data.customer.phone,
    invoiceAddress: addressReply(data.customer.invoiceAddress),
    shippingAddress: addressReply(data.customer.shippingAddress),
  },
  products: data.lines.map(({ id, name, price, quantity, total, image }) => ({
    id,
    name,
    price: toAmount(price),
    quantity,
    total: toAmount(total),
    image,
  })),
  status: data.statusHistory.map(({ date, status: { id, name, color } }) => ({ id, name, color, date })),
  payment: {
    transactionId: data.payment.transactionId,
    amount: toAmount(data.payment.amount),
    method: data.payment.method,
    date: data.payment.date,
  },
  shippingDetails: data.shippingDetails.map(({ tracking, carrier, weight, fee, date }) => ({
    tracking,
    carrier,
    weight,
    fee: toAmount(fee),
    date,
  })),
});

export const ecommerceRoutes: readonly Route[] = [
  definePagedRoute({
    method: 'GET',
    path: '/api/e-commerce-app/products',
    operationId: 'products',
    summary: 'All products, by name',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(product),
    document: RestProductsDocument,
    variables: () => ({}),
    pageEnd: ({ products }) => products.pageInfo,
    reply: (pages) => pages.flatMap(({ products }) => products.nodes.map(productReply)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/e-commerce-app/product',
    operationId: 'product',
    refuses: [404],
    summary: 'One product',
    tag,
    query: z.object({ productId: text('the id of a product') }),
    body: nothing,
    answer: product.nullable(),
    document: RestProductDocument,
    variables: ({ query }) => ({ id: query.productId }),
    reply: (data) => data.product && productReply(data.product),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/e-commerce-app/product/save',
    operationId: 'saveProduct',
    refuses: [403],
    summary: 'Inserts a product, or replaces the one with its id',
    tag,
    query: nothing,
    body: sentProduct,
    answer: product.nullable(),
    document: RestSaveProductDocument,
    variables: ({ body: { id: productId, ...sent } }) => ({
      id: productId || null,
      input: {
        ...sent,
        name: sent.name ?? untitled,
        priceTaxExcl:
          sent.priceTaxIncl === undefined ? toCents(sent.priceTaxExcl ?? 0) : centsOf(sent.priceTaxExcl),
        priceTaxIncl: centsOf(sent.priceTaxIncl),
        comparedPrice: centsOf(sent.comparedPrice),
        extraShippingFee: centsOf(sent.extraShippingFee),
      },
    }),
    errors: ({ saveProduct }) => saveProduct.errors,
    reply: ({ saveProduct }) => saveProduct.product && productReply(saveProduct.product),
  }),
  definePagedRoute({
    method: 'GET',
    path: '/api/e-commerce-app/orders',
    operationId: 'orders',
    summary: 'All orders, latest first',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(order),
    document: RestOrdersDocument,
    variables: () => ({}),
    pageEnd: ({ orders }) => orders.pageInfo,
    reply: (pages) => pages.flatMap(({ orders }) => orders.nodes.map(orderReply)),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/e-commerce-app/order',
    operationId: 'order',
    refuses: [404],
    summary: 'One order',
    tag,
    query: z.object({ orderId: text('the id of an order') }),
    body: nothing,
    answer: order.nullable(),
    document: RestOrderDocument,
    variables: ({ query }) => ({ id: query.orderId }),
    reply: (data) => data.order && orderReply(data.order),
  }),
];
