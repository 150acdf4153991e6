import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import express from 'express';
import { build } from 'vite';
import { alias } from '../../scripts/vite/shared.ts';
import { securityHeaders } from '../../server/security.ts';

export interface VideoPage {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A page of tiles and nothing else, built as the product is and served with its content policy.
 * @param media origins that the policy lets it fetch from
 */
export async function startVideoPage(media: readonly string[]): Promise<VideoPage> {
  const folder = mkdtempSync(join(tmpdir(), 'watchfloor-video-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./videoPage', import.meta.url)),
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  const app = express();
  app.use(securityHeaders([], [], { fixed: media }));
  app.use(express.static(folder));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
