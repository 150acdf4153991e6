/**
 * The CSS classes of Blueprint that we use. Its own list of all classes would be 1 kB of every first load, for three
 * words.
 */
export const bp = { button: 'bp6-button', input: 'bp6-input', menuItem: 'bp6-menu-item' } as const;
