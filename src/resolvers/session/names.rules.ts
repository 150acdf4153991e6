import type { Store } from '~/store/tables.ts';

/** What nobody sees in a text and what turns its direction: control characters, line ends, marks, isolates, fillers. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A name as it is kept: one spelling (NFC), nothing unseen in it, no spaces around it. */
export const plainName = (text: string): string => text.replace(unseen, '').normalize('NFC').trim();

/** Whether the text holds nothing that a name must not hold: what is unseen, what turns the direction, markup. */
export const isPlainName = (text: string): boolean => text.search(unseen) < 0 && !/[<>]/.test(text);

/**
 * Letters of other scripts, and digits, that look like a Latin one in lower case. Those that somebody would write a
 * whole name with to pass for another: the table of Unicode (UTS 39) holds 6,000 more, and no package of it is small.
 */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'ьβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еεҽ',
    g: 'ɡ',
    h: 'һ',
    i: 'іıιɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ1|',
    m: 'м',
    n: 'пη',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ѡωԝ',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ',
  }).flatMap(([letter, alike]) => [...alike].map((other) => [other, letter] as const)),
);

/** Spaces, what is unseen, and the dot that lower case leaves of İ. */
const unread = /[\p{Z}\p{C}\u1160]|\u0307/gu;

/**
 * What a name looks like: names with the same skeleton can be taken for each other. Case, width, spaces and letters that
 * look alike make no difference.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(unread, '')]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('');

/** Whether another account has a name that looks like this one. */
export async function isNameTaken(
  { users }: Pick<Store, 'users'>,
  displayName: string,
  ownId: string | null = null,
): Promise<boolean> {
  const { rows } = await users.list({ where: { nameSkeleton: skeletonOf(displayName) }, first: 2 });
  return rows.some(({ id }) => id !== ownId);
}
