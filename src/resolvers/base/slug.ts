/** A name as part of an address: letters and digits of any script in lower case, joined by hyphens; may be empty. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
