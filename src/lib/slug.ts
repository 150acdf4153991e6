/**
 * A name as part of an address: letters and digits of any script in lower case, Latin ones without accents, joined by
 * hyphens; empty when nothing of the name is left.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .replaceAll('ı', 'i')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
