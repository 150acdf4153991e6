import { oneOf } from '../base/filters.ts';
import { foundRow, rowOf, storedRow } from '../base/loadBatched.ts';
import { bulkIds, readConnection } from '../base/paging.ts';
import { badInput, notFound } from '../errors.ts';
import type {
  MutationResolvers,
  OrderLineResolvers,
  OrderResolvers,
  OrderStatusEntryResolvers,
  ProductResolvers,
  QueryResolvers,
} from '../types.generated.ts';
import {
  blankProduct,
  CURRENCY,
  draftedProduct,
  historyErrors,
  orderStatus,
  orderStatuses,
  productErrors,
  withStatus,
} from './ecommerce.rules.ts';

const productFields = {
  NAME: 'name',
  CATEGORY: 'categoryText',
  PRICE: 'priceTaxIncl',
  QUANTITY: 'quantity',
  ACTIVE: 'active',
} as const;

const orderFields = {
  DATE: 'date',
  REFERENCE: 'reference',
  CUSTOMER: 'customerName',
  TOTAL: 'total',
  PAYMENT: 'paymentMethod',
  STATUS: 'statusName',
} as const;

const containing = (search: string | null | undefined) =>
  search?.trim() ? { contains: search.trim().toLowerCase() } : undefined;

type Queries = Pick<QueryResolvers, 'products' | 'product' | 'orders' | 'order' | 'orderStatuses'>;

const Query: Queries = {
  products(_, { filter, orderBy, ...page }, { store }) {
    const direction = orderBy?.direction === 'DESC' ? 'desc' : 'asc';
    return readConnection(
      store.products,
      {
        where: { searchText: containing(filter?.search), active: filter?.active ?? undefined },
        orderBy: [{ field: productFields[orderBy?.field ?? 'NAME'], direction }],
      },
      page,
    );
  },
  product: (_, { id }, context) => foundRow(context, 'products', id, 'Product'),
  orders(_, { filter, orderBy, ...page }, { store }) {
    const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
    return readConnection(
      store.orders,
      {
        where: {
          searchText: containing(filter?.search),
          statusId: oneOf(filter?.statusIds),
        },
        orderBy: [{ field: orderFields[orderBy?.field ?? 'DATE'], direction }],
      },
      page,
    );
  },
  order: (_, { id }, context) => foundRow(context, 'orders', id, 'Order'),
  orderStatuses: () => [...orderStatuses],
};

type Mutations = Pick<MutationResolvers, 'saveProduct' | 'removeProducts' | 'addOrderStatus'>;

const Mutation: Mutations = {
  async saveProduct(_, { input: { id, product: input } }, { store, newId }) {
    if (id === '' || (id?.length ?? 0) > 64) throw badInput('id', 'An id has 1 to 64 characters.');
    const draft = { ...blankProduct, ...input };
    return store.transaction(async ({ products }) => {
      const before = id ? await products.get(id) : undefined;
      const errors = productErrors(draft, before?.images);
      if (errors.length > 0) return { product: null, errors };
      const product = draftedProduct(id ?? newId(), draft, before, newId);
      if (before) await products.update(product.id, product);
      else await products.insert([product]);
      return { product, errors };
    });
  },

  removeProducts: (_, { input: { ids } }, { store }) =>
    store.transaction(async (tx) => {
      const wanted = bulkIds(ids);
      const products = (await tx.products.getMany(wanted)).map((product, index) => {
        if (!product) throw notFound('Product', wanted[index] ?? '');
        return product;
      });
      await tx.products.remove(wanted);
      return { products, errors: [] };
    }),

  addOrderStatus(_, { input: { orderId, statusId } }, { store, newId, now }) {
    if (!orderStatus(statusId)) throw notFound('Order status', statusId);
    return store.transaction(async ({ orders }) => {
      const order = await storedRow(orders, orderId, 'Order');
      const errors = historyErrors(order);
      if (errors.length > 0) return { order: null, errors };
      const changed = withStatus(order, { id: newId(), statusId, date: now });
      return { order: await orders.update(orderId, changed), errors: [] };
    });
  },
};

const Product: ProductResolvers = {
  featuredImage: ({ images, featuredImageId }) => images.find(({ id }) => id === featuredImageId) ?? null,
  currency: () => CURRENCY,
  categories: ({ categories }) => [...categories],
  tags: ({ tags }) => [...tags],
  images: ({ images }) => [...images],
};

const Order: OrderResolvers = {
  currency: () => CURRENCY,
  lines: ({ lines }) => [...lines],
  status: ({ statusHistory: [latest], id }) => {
    if (!latest) throw new Error(`The order ${id} has no status.`);
    return latest;
  },
  statusHistory: ({ statusHistory }) => [...statusHistory],
  shippingDetails: ({ shippingDetails }) => [...shippingDetails],
};

const OrderLine: OrderLineResolvers = {
  product: async ({ productId }, _, context) => (await rowOf(context, 'products', productId)) ?? null,
  total: ({ price, quantity }) => price * quantity,
};

const OrderStatusEntry: OrderStatusEntryResolvers = {
  status: ({ statusId }) => {
    const status = orderStatus(statusId);
    if (!status) throw new Error(`The order status ${statusId} is referred to but missing.`);
    return status;
  },
};

export const ecommerceResolvers = { Query, Mutation, Product, Order, OrderLine, OrderStatusEntry };
