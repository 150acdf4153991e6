import type { OrderKey, Position } from './order.ts';
import { InvalidCursorError } from './port.ts';

const signatureOf = (order: readonly OrderKey[]): string =>
  order.map(({ field, sign }) => (sign === 1 ? field : `-${field}`)).join();

/**
 * An opaque, URL-safe text that names a place in an order by its values, not by a row or a number of rows: it stays
 * valid when rows come and go.
 */
export function encodeCursor(order: readonly OrderKey[], position: Position): string {
  return write([signatureOf(order), ...position]);
}

/**
 * The cursor of the same place in the order that is turned round: each key ascending that was descending, and the other
 * way. Throws InvalidCursorError when the cursor cannot be read.
 */
export function turnCursor(cursor: string): string {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || typeof parts[0] !== 'string') throw new InvalidCursorError();
  const [signature, ...position] = parts as [string, ...unknown[]];
  const keys = signature.split(',').map((key) => (key.startsWith('-') ? key.slice(1) : `-${key}`));
  return write([keys.join(), ...position]);
}

function write(parts: readonly unknown[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The place that a cursor names. Throws InvalidCursorError unless it was made for the same order. */
export function decodeCursor(order: readonly OrderKey[], cursor: string): Position {
  const parts = parse(cursor);
  const fits = Array.isArray(parts) && parts.length === order.length + 1 && parts[0] === signatureOf(order);
  // No row holds a NUL character, which PostgreSQL cannot even be asked for.
  const isPlace = (part: unknown) =>
    typeof part === 'string' ? !part.includes('\0') : part === null || typeof part !== 'object';
  if (!fits || !parts.every(isPlace)) throw new InvalidCursorError();
  return parts.slice(1);
}

function parse(cursor: string): unknown {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new InvalidCursorError();
  }
}
