import type { FileType } from '~/graphql/types.generated.ts';
import { escaped, svgUrl } from '~/lib/picture.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { FileRow } from './file.rows.ts';

/** Largest file that is kept, in bytes: with its base64 it fits into one call of 100 kB. */
export const FILE_LIMIT = 65_536;

/** Folders may lie in folders, so deep at most. */
export const DEPTH_LIMIT = 10;

const NAME_LIMIT = 120;

export const markId = (ownerId: string, fileId: string): string => `${ownerId}:${fileId}`;

export const ranks: Readonly<Record<FileType, number>> = { FOLDER: 0, DOCUMENT: 1, SPREADSHEET: 2 };

/** The type of a file: tables are spreadsheets, everything else is a document. */
export const typeOf = (name: string, mimeType: string): FileType =>
  /\.(csv|tsv|xlsx?|ods)$/i.test(name) || /csv|spreadsheet|excel/i.test(mimeType)
    ? 'SPREADSHEET'
    : 'DOCUMENT';

/** What is wrong with a name. @param taken something else in the folder has it already */
export function nameErrors(name: string, taken: boolean): FieldErrorRow[] {
  const text = name.trim();
  if (text === '') return [refuse('name', 'REQUIRED')];
  if (text.length > NAME_LIMIT) return [refuse('name', 'TOO_LONG', { most: NAME_LIMIT })];
  if (/[/\\]/.test(text)) return [refuse('name', 'FORBIDDEN_CHARACTERS', { characters: '/ \\' })];
  return taken ? [refuse('name', 'TAKEN')] : [];
}

/** How many bytes a base64 text holds; null when it is none. */
export function bytesOf(base64: string): number | null {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null;
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}

/** What is wrong with an upload besides its name. */
export function uploadErrors({ content, mimeType }: { readonly content: string; readonly mimeType: string }) {
  const bytes = bytesOf(content);
  return refusals(
    bytes === null && refuse('content', 'NOT_BASE64'),
    bytes !== null && bytes > FILE_LIMIT && refuse('content', 'TOO_LARGE', { kilobytes: FILE_LIMIT / 1024 }),
    !/^[\w.+-]+\/[\w.+-]+$/.test(mimeType) && refuse('mimeType', 'INVALID_FORMAT', { example: 'text/plain' }),
  );
}

const colors: Readonly<Record<FileType, string>> = {
  FOLDER: '#FFB300',
  DOCUMENT: '#1565C0',
  SPREADSHEET: '#4CAF50',
};

const lines = [188, 164, 200, 120, 176];

/** A drawing of what kind of file it is, with its name; 240 × 180. */
export function previewOf({ name, type }: Pick<FileRow, 'name' | 'type'>): string {
  const color = colors[type];
  const inside =
    type === 'SPREADSHEET'
      ? '<path stroke="#8f99a8" fill="none" d="M20 52h200M20 76h200M20 100h200M20 124h200M70 36v104M130 36v104M180 36v104"/>'
      : lines
          .map(
            (width, index) => `<path stroke="#8f99a8" stroke-width="6" d="M20 ${48 + index * 20}h${width}"/>`,
          )
          .join('');
  const title = name.length > 28 ? `${name.slice(0, 27)}…` : name;
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><path fill="#fff" d="M0 0h240v180H0z"/><path fill="${color}" d="M0 0h240v24H0z"/>${inside}<text x="20" y="168" font-family="sans-serif" font-size="13" fill="#1c2127">${escaped(title)}</text></svg>`,
  );
}

/** Whether the file is its own preview: pictures are, unless they may hold scripts. */
export const isOwnPreview = ({ mimeType }: Pick<FileRow, 'mimeType'>): boolean =>
  /^image\/(png|jpeg|gif|webp)$/.test(mimeType);

export const dataUrl = (mimeType: string, base64: string): string => `data:${mimeType};base64,${base64}`;
