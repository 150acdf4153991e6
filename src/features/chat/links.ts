/** A piece of a message: words, or the address of a page. */
export interface TextPart {
  readonly text: string;
  /** Where it leads; null for words. */
  readonly href: string | null;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/giu;

/** Marks that end a sentence rather than an address; a closing bracket does when it was opened before the address. */
function addressEnd(found: string): number {
  let end = found.length;
  for (;;) {
    const last = found.charAt(end - 1);
    const unopened =
      last === ')' && found.slice(0, end).split('(').length < found.slice(0, end).split(')').length;
    if (!/[.,:;!?\]}…。、]/u.test(last) && !unopened) return end;
    end -= 1;
  }
}

function hrefOf(found: string): string | null {
  try {
    const url = new URL(/^www\./i.test(found) ? `https://${found}` : found);
    // A name and a password before the @ make an address look like another one.
    return url.username === '' && url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}

/** The text in pieces, in order: pages of the web become links, and nothing else does. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.slice(0, addressEnd(found));
    const href = hrefOf(shown);
    if (href === null) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: shown, href });
    from = index + shown.length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), href: null }] : parts;
}
