import type { Plugin } from 'vite';

const paths = /const PATHS_20 = .*;\n/;
const choice = 'const paths = isLarge ? PATHS_20 : PATHS_16;';
const grid = 'const pixelGridSize = isLarge ? IconSize.LARGE : IconSize.STANDARD;';

/**
 * Icons drawn on one grid, of 16 pixels. Blueprint brings a second drawing of each for 20 pixels and more, which would
 * be half of the weight of all icons in every first load and is seen nowhere: ours are 16 pixels, or scaled up.
 */
export const iconsOnOneGrid = (): Plugin => ({
  name: 'icons-on-one-grid',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/icons/lib/esm/svgIconContainer.js')) {
      if (!code.includes(grid)) this.error('Blueprint has changed how it chooses the grid of an icon.');
      return { code: code.replace(grid, 'const pixelGridSize = IconSize.STANDARD;'), map: null };
    }
    if (!id.includes('/icons/lib/esm/generated/components/')) return null;
    if (!paths.test(code) || !code.includes(choice)) this.error(`Blueprint has changed how it draws ${id}.`);
    return { code: code.replace(paths, '').replace(choice, 'const paths = PATHS_16;'), map: null };
  },
});
