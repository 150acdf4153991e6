import type { UploadPurpose } from '~/graphql/types.generated.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';

const MEGABYTE = 1024 * 1024;

/** Most bytes of a file, by what it is for. */
export const sizeLimits: Readonly<Record<UploadPurpose, number>> = {
  ATTACHMENT: 25 * MEGABYTE,
  PICTURE: 5 * MEGABYTE,
  AVATAR: MEGABYTE,
};

/** What may wait in the name of one account without anything that refers to it, finished or not: bytes and files. */
export const LOOSE_BYTES = 250 * MEGABYTE;
export const LOOSE_FILES = 100;

/** What nothing refers to is removed after so many milliseconds, and so is what never became whole. */
export const LOOSE_MS = 24 * 3_600_000;

const NAME_LIMIT = 200;
const FINGERPRINT_LIMIT = 300;

/** Media types of pictures that a page may show: an img element runs nothing of them. */
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
];

/** Their names, as people say them. */
export const pictureNames = 'PNG, JPEG, GIF, WebP, AVIF';

/** What may be opened in place; of everything else a browser is told to save it. */
const harmless = /^(audio\/[\w.+-]+|video\/(mp4|webm|ogg)|text\/plain)$/;

export const isPicture = (type: string): boolean => pictureTypes.includes(type);

/** Whether a browser may open it where it stands: nothing that could run, as HTML, SVG, XML and PDF can. */
export const opensInPlace = (type: string): boolean => isPicture(type) || harmless.test(type);

const PATH = '/api/blobs/';

/** Where a blob is downloaded from. */
export const blobUrl = (id: string): string => PATH + id;

/** The id of the blob that an address of ours names; null for every other address. */
export function blobIdOf(address: string): string | null {
  const id = address.startsWith(PATH) ? address.slice(PATH.length) : '';
  return /^[\w-]{1,60}$/.test(id) ? id : null;
}

/** Control characters and marks of writing direction, which make a name look like another. */
const hiding = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** The name of a file as it is kept: the last part of a path, without what cannot be seen. */
export const plainFileName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(hiding, '')
    .normalize('NFC')
    .trim();

/** In megabytes with one decimal, rounded away from the limit: 26214401 bytes are not "25". */
const megabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 10) / 10;

interface Begun {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly purpose: UploadPurpose;
  readonly fingerprint?: string | null | undefined;
}

/** What is wrong with a file before its first byte is sent. @param name as `plainFileName` has left it */
export function beginErrors({ name, type, size, purpose, fingerprint }: Begun): FieldErrorRow[] {
  const most = sizeLimits[purpose];
  return refusals(
    name === '' && refuse('name', 'REQUIRED'),
    name.length > NAME_LIMIT && refuse('name', 'TOO_LONG', { most: NAME_LIMIT }),
    type !== '' &&
      !/^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(type) &&
      refuse('type', 'INVALID_FORMAT', { example: 'image/png' }),
    size < 1 && refuse('size', 'NO_CONTENT'),
    size > most && refuse('size', 'FILE_TOO_LARGE', { megabytes: megabytes(size), most: megabytes(most) }),
    (fingerprint?.length ?? 0) > FINGERPRINT_LIMIT &&
      refuse('fingerprint', 'TOO_LONG', { most: FINGERPRINT_LIMIT }),
  );
}

/** What waits in the name of an account, with nothing that refers to it. */
export interface Waiting {
  readonly count: number;
  readonly bytes: number;
}

/** Whether an account may begin another upload. */
export const quotaErrors = (waiting: Waiting, size: number): FieldErrorRow[] =>
  refusals(
    (waiting.count >= LOOSE_FILES || waiting.bytes + size > LOOSE_BYTES) &&
      refuse('size', 'UPLOADS_FULL', { files: LOOSE_FILES, megabytes: megabytes(LOOSE_BYTES) }),
  );

/** As RFC 5987 writes a text of any script into a header. */
const headerText = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Tells a browser whether to show a file or to save it, and under which name. */
export function contentDisposition({ name, type }: { readonly name: string; readonly type: string }): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const how = opensInPlace(type) ? 'inline' : 'attachment';
  return `${how}; filename="${plain}"; filename*=UTF-8''${headerText(name)}`;
}
