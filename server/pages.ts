import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '~/resolvers/context.ts';
import type { ProviderSettings } from '~/resolvers/identity/providers.rules.ts';

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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** First in the head, for scripts of the page read it before anything is fetched. */
const withMeta = (html: string, name: string, content: string) =>
  html.replace('<head>', () => `<head><meta name="${name}" content="${escaped(content)}" />`);

/** Tells the dashboard that a server stands behind it. */
export const inServerMode = (page: Page): Page => ({
  ...page,
  html: withMeta(page.html, 'watchfloor-mode', 'server'),
});

/** Tells the dashboard who may make an account, where that is not everybody: it then offers no form, or another one. */
export const withRegistration = (page: Page, registration: Context['registration']): Page =>
  registration === 'OPEN'
    ? page
    : { ...page, html: withMeta(page.html, 'watchfloor-registration', registration.toLowerCase()) };

/** Tells the dashboard from where its policy lets it fetch pictures, so that it can say so before it tries. */
export const withMediaOrigins = (page: Page, origins: readonly string[]): Page => ({
  ...page,
  html: withMeta(page.html, 'watchfloor-media-origins', origins.join(' ')),
});

/** HTML of the dashboard that knows with which providers people sign in. Without any it stays as it is. */
export const htmlWithProviders = (html: string, providers: ProviderSettings): string =>
  Object.keys(providers).length > 0
    ? withMeta(html, 'watchfloor-providers', JSON.stringify(providers))
    : html;

/** Tells the dashboard with which providers people sign in. */
export const withProviders = (page: Page, providers: ProviderSettings): Page => ({
  ...page,
  html: htmlWithProviders(page.html, providers),
});
