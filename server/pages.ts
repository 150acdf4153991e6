import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An HTML page of the build, with what a Content-Security-Policy must know of it. */
export interface Page {
  readonly html: string;
  /** Hashes of its inline scripts: sha256-… */
  readonly inlineScripts: readonly string[];
}

const inline = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Reads a page of the build; null when it was not built. */
export async function readPage(folder: string, name: string): Promise<Page | null> {
  try {
    const html = await readFile(join(folder, name), 'utf8');
    return { html, inlineScripts: [...html.matchAll(inline)].map(([, script = '']) => hashOf(script)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Tells the dashboard that a server stands behind it. */
export const inServerMode = (page: Page): Page => ({
  ...page,
  html: page.html.replace('</head>', '<meta name="watchfloor-mode" content="server" /></head>'),
});
