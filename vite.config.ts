import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsOnOneGrid } from './vite.icons.ts';
import { schemaWithoutDescriptions, withoutValidation } from './vite.schema.ts';
import { alias } from './vite.shared.ts';

export default defineConfig({
  plugins: [react(), schemaWithoutDescriptions(), withoutValidation(), iconsOnOneGrid()],
  resolve: { alias },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
  },
});
