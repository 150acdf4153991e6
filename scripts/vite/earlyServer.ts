import type { Plugin } from 'vite';
import { beforeEntry } from './beforeEntry.ts';

/**
 * Begins the worker of the server inside the browser in index.html, beside the page's own code, for somebody who is signed
 * in. The page takes it from `watchfloorServer` (src/local/openServer.ts). A page before a server begins none: that server
 * says so at the beginning of the head. The worker's name is the address: by it the worker knows what will be asked first.
 */
const script = (file: string) => `
      // The server inside the browser starts beside the page's own code.
      try {
        if (localStorage.getItem('jwt_access_token') && !document.querySelector('meta[name="watchfloor-mode"]')) {
          const worker = new Worker('/${file}', { type: 'module', name: location.pathname });
          globalThis.watchfloorServer = { worker, failed: false };
          worker.onerror = () => (globalThis.watchfloorServer.failed = true);
        }
      } catch {
        // Without storage nobody is signed in; without workers the server runs in the page.
      }
    `;

export const earlyServer = (): Plugin => ({
  name: 'early-server',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /server\.worker-[^/]+\.js$/.test(name));
      if (!file) throw new Error('The build has no worker for the server inside the browser.');
      return beforeEntry(html, script(file));
    },
  },
});
