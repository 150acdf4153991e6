import type { FileType } from '~/graphql/types.generated.ts';
import type { Connection } from '../base/paging.ts';

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly type: FileType;
  /** Folders 0, documents 1, spreadsheets 2: what a list orders types by. */
  readonly rank: number;
  /** Account that made it; empty when none did. */
  readonly uploaderId: string;
  /** Empty for public files. */
  readonly ownerName: string;
  readonly size: number;
  readonly mimeType: string;
  readonly modified: number;
  readonly opened: number;
  readonly created: number;
  /** Empty at the top. */
  readonly folderId: string;
  /** Folders above, from the top down. */
  readonly path: readonly string[];
}

/** What is in a file, apart from it: lists do not carry it. The id is that of the file. */
export interface FileContentRow {
  readonly id: string;
  /** Base64. */
  readonly data: string;
}

/** What one viewer marked. The id is made of both. */
export interface FileMarkRow {
  readonly id: string;
  readonly ownerId: string;
  readonly fileId: string;
  readonly starred: boolean;
  readonly offline: boolean;
}

export type FileConnectionRow = Connection<FileRow>;
