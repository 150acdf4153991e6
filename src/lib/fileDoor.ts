/** Bytes of a part of a file: every part has just so many, but the last one, which has at least one. */
export const PART_BYTES = 256 * 1024;

/** Most bytes of one call that sends parts: four of them. */
export const MOST_SENT = 4 * PART_BYTES;

/** Whether a path is one of the door for bytes of files: parts of uploads, and downloads. */
export const isFilePath = (path: string): boolean => /^\/api\/(uploads|blobs)\/[^/]+$/.test(path);
