import type { Connection } from '../base/paging.ts';

export interface ProductImageRow {
  readonly id: string;
  readonly url: string;
  readonly type: string;
}

/** All money is in cents. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Empty when there is no image. */
  readonly featuredImageId: string;
  readonly images: readonly ProductImageRow[];
  readonly priceTaxExcl: number;
  readonly priceTaxIncl: number;
  /** Percent. */
  readonly taxRate: number;
  readonly comparedPrice: number;
  readonly quantity: number;
  readonly sku: string;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Grams. */
  readonly weight: number;
  readonly extraShippingFee: number;
  readonly active: boolean;
  /** What a list orders categories by: all of them in one text. */
  readonly categoryText: string;
  /** What a search looks through. */
  readonly searchText: string;
}

interface PostalAddress {
  readonly address: string;
  readonly location: { readonly lat: number; readonly lng: number };
}

interface Customer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly email: string;
  readonly phone: string;
  readonly invoiceAddress: PostalAddress;
  readonly shippingAddress: PostalAddress;
}

export interface OrderLineRow {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  /** Cents. */
  readonly price: number;
  readonly quantity: number;
  readonly image: string;
}

export interface OrderStatusEntryRow {
  readonly id: string;
  readonly statusId: string;
  readonly date: number;
}

interface Payment {
  readonly transactionId: string;
  /** Cents. */
  readonly amount: number;
  readonly method: string;
  readonly date: number;
}

interface Shipment {
  readonly tracking: string;
  readonly carrier: string;
  /** Grams. */
  readonly weight: number;
  /** Cents. */
  readonly fee: number;
  readonly date: number;
}

/** All money is in cents. Lines and entries are read with their order alone, so they lie in its row. */
export interface OrderRow {
  readonly id: string;
  readonly reference: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
  readonly date: number;
  readonly customer: Customer;
  /** What a list orders customers by. */
  readonly customerName: string;
  readonly lines: readonly OrderLineRow[];
  /** Latest first. */
  readonly statusHistory: readonly OrderStatusEntryRow[];
  /** The latest, for filters and orders. */
  readonly statusId: string;
  readonly statusName: string;
  readonly payment: Payment;
  readonly paymentMethod: string;
  readonly shippingDetails: readonly Shipment[];
  /** What a search looks through. */
  readonly searchText: string;
}

export type ProductConnectionRow = Connection<ProductRow>;
export type OrderConnectionRow = Connection<OrderRow>;
