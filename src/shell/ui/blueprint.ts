/**
 * The CSS classes of Blueprint that we use. Its own list of all classes would be 1 kB of every first load, for a few
 * words. Of its sheet the pages get the rules of these alone (`scripts/vite/blueprint.ts`).
 */
export const bp = {
  button: 'bp6-button',
  dark: 'bp6-dark',
  htmlSelect: 'bp6-html-select',
  icon: 'bp6-icon',
  input: 'bp6-input',
  menuItem: 'bp6-menu-item',
} as const;
