/**
 * The CSS classes of Blueprint that we use. Its own list of all classes would be 1 kB of every first load, for a few
 * words.
 */
export const bp = {
  button: 'bp6-button',
  htmlSelect: 'bp6-html-select',
  input: 'bp6-input',
  menuItem: 'bp6-menu-item',
} as const;
