import type { UploadPurpose } from '~/graphql/types.generated.ts';

/** What is known of a file besides its bytes, which lie in the blob port under the same id. */
export interface BlobRow {
  readonly id: string;
  /** Who sent it. */
  readonly ownerId: string;
  readonly name: string;
  /** As its sender says; once it is whole, as its bytes say where they do. */
  readonly type: string;
  /** In bytes, as declared; the whole file has just so many. */
  readonly size: number;
  readonly purpose: UploadPurpose;
  /** What a page finds its own unfinished upload by; empty for none. */
  readonly fingerprint: string;
  /** GONE: its bytes are being removed, and nobody may refer to it any more. */
  readonly state: 'UNFINISHED' | 'WHOLE' | 'GONE';
  readonly begunAt: number;
  /** Since when nothing refers to it; null while something does. */
  readonly looseSince: number | null;
}

/** An upload is a blob that is not whole yet. */
export type UploadRow = BlobRow;

/** A thing refers to a blob: that is why it is kept, and who may download it. */
export interface BlobUseRow {
  readonly id: string;
  readonly blobId: string;
  /** Its table and id: "mails:abc". A thing that was removed has the same until it is forgotten. */
  readonly thing: string;
  /** The account that sees the thing; null where everybody who is signed in does. */
  readonly viewerId: string | null;
}
