import type { DraftInput, KeptAttachment } from './compose.types.ts';

/** Files of a mail as they are saved with it. */
export const attachmentInputs = (files: readonly KeptAttachment[]): NonNullable<DraftInput['attachments']> =>
  files.map(({ type, fileName, url, bytes }) => ({ type, fileName, url, bytes }));
