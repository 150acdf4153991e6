import { decodeEntities } from '~/lib/htmlEntities.ts';

/** A written message: what was typed, as text, and below it the mail that it answers, as HTML. */
export interface Message {
  readonly text: string;
  readonly quote: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Addresses in a typed text, up to the punctuation behind them. */
const webAddress = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

/** A line of typed text: its addresses become links. */
function lineOf(text: string): string {
  let [html, end] = ['', 0];
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    const safe = escapeHtml(address);
    html += `${escapeHtml(text.slice(end, index))}<a href="${safe}">${safe}</a>`;
    end = index + address.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** The message as it is sent: paragraphs where a line was left empty, and the quoted mail as the last thing. */
export function htmlOf({ text, quote }: Message): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n{2}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineOf).join('<br>')}</p>`);
  const typed = text.trim() === '' ? '' : paragraphs.join('');
  return quote === '' ? typed : `${typed}<blockquote>${quote}</blockquote>`;
}

/** HTML as text that can be typed on: an end of line for each break, an empty line between blocks. */
const textOf = (html: string): string =>
  decodeEntities(
    html
      .replace(/\s*\n\s*/g, ' ')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(p|ul|ol|table|blockquote|h[1-6]|pre)>/gi, '\n\n')
      .replace(/<\/(div|li|tr)>/gi, '\n')
      .replace(/<li[^>]*>/gi, '- ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const OPEN = '<blockquote>';
const CLOSE = '</blockquote>';

/** Where the block that ends the message begins; -1 when the message does not end with a quoted mail. */
function quoteStart(html: string): number {
  if (!html.endsWith(CLOSE)) return -1;
  let [depth, at] = [0, html.length];
  while (at > 0) {
    const opened = html.lastIndexOf(OPEN, at - 1);
    const closed = html.lastIndexOf(CLOSE, at - 1);
    at = Math.max(opened, closed);
    depth += at === closed ? 1 : -1;
    if (depth === 0) return at;
  }
  return -1;
}

/** A kept message, to be written on: the other way round of `htmlOf`. */
export function messageOf(html: string): Message {
  const kept = html.trim();
  const start = quoteStart(kept);
  if (start === -1) return { text: textOf(kept), quote: '' };
  return { text: textOf(kept.slice(0, start)), quote: kept.slice(start + OPEN.length, -CLOSE.length) };
}
