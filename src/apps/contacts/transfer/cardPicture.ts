import { isSafeAddress } from '~/lib/webAddress.ts';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { pictureNames } from '~/resolvers/blob/blob.rules.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';

/** What Base64 of a picture begins with: what a file says of itself is often wrong. */
const beginnings: readonly (readonly [type: string, beginning: RegExp])[] = [
  ['image/png', /^iVBORw0KGgo/],
  ['image/jpeg', /^\/9j\//],
  ['image/gif', /^R0lGOD/],
  ['image/webp', /^UklGR.{7}RUJQ/],
  ['image/avif', /^.{6}Z0eXBhdmlm/],
];

/** The picture of a card. */
export interface CardPicture {
  /** Address of a picture somewhere else; empty where there is none. */
  readonly address: string;
  /** A picture that stands in the card, as a `data:` address of Base64; null where there is none. */
  readonly picture: string | null;
  /** Why it is not taken over. */
  readonly left: readonly Refusal[];
}

export const noPicture: CardPicture = { address: '', picture: null, left: [] };

/** What a card holds as its picture: an address, or Base64, as version 4.0 writes it behind `data:` and 3.0 by itself. */
export function readPicture(value: string, isAddress: boolean): CardPicture {
  const written = value.trim();
  if (written === '') return noPicture;
  if (isAddress && isSafeAddress(written)) return { ...noPicture, address: written };
  const content = isAddress ? (/^data:[^,]*;base64,(.*)$/is.exec(written)?.[1] ?? '') : written;
  const base64 = content.replace(/\s/g, '');
  const [type] = beginnings.find(([, beginning]) => beginning.test(base64)) ?? [];
  if (type && /^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    return { ...noPicture, picture: `data:${type};base64,${base64}` };
  return { ...noPicture, left: [refuse('avatar', 'NOT_PICTURE', { allowed: pictureNames })] };
}

/** The picture as a file, as somebody would have chosen it. */
export function pictureFile(picture: string, name: string): File {
  const [head = '', base64 = ''] = picture.split(',');
  const type = head.slice('data:'.length, head.indexOf(';'));
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.${type.replace('image/', '')}`, { type });
}
