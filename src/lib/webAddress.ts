/** What may be written as an address, besides one that begins with https://. */
export interface AddressKinds {
  /** Fetched without TLS: http:// */
  readonly http?: true;
  /** A path of this site: it begins with one slash. */
  readonly path?: true;
  /** A picture inside the address itself: data:image/… of PNG, JPEG, GIF or WebP. SVG is none: it may hold scripts. */
  readonly inlinePicture?: true;
}

/** Spaces, control characters and marks of writing direction hide what an address begins with, or where it leads. */
const hiding = /[\s\p{Cc}\p{Cs}\p{Bidi_Control}\\]/u;

/**
 * Whether an address that somebody wrote may be shown as a link or a picture: by its scheme, so that following or showing
 * it runs no script and reads no file.
 */
export function isSafeAddress(text: string, { http, path, inlinePicture }: AddressKinds = {}): boolean {
  if (inlinePicture && /^data:image\/(png|jpeg|gif|webp)[;,][\x21-\x7e]*$/i.test(text)) return true;
  if (hiding.test(text)) return false;
  if (path && /^\/(?!\/)/.test(text)) return true;
  return (http ? /^https?:\/\// : /^https:\/\//).test(text.toLowerCase()) && URL.canParse(text);
}

/** Media types that a browser runs scripts of. */
const active = /html|xml|svg|script/i;

/**
 * The address of a file to download, as it may be kept: by https, or inside the address itself (data:). Of a file that a
 * browser would run it says that it is bytes, so that it can be saved and never opened. Null for every other address.
 */
export function fileAddress(text: string): string | null {
  const [, type, end] = /^data:([\x21-\x2b\x2d-\x7e]*?)((?:;base64)?,)/i.exec(text) ?? [];
  if (type === undefined || end === undefined) return isSafeAddress(text) ? text : null;
  const content = text.slice(text.indexOf(',') + 1);
  return active.test(type) ? `data:application/octet-stream${end}${content}` : text;
}
