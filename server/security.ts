import { extname } from 'node:path';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Origins of media engines and cameras whose streams pages may fetch and show. */
export interface MediaOrigins {
  /** Those that the environment names. */
  readonly fixed: readonly string[];
  /** Those that administrators allow, read anew for each page. Default: none. */
  readonly allowed?: () => Promise<readonly string[]>;
}

const policies = (
  inlineScripts: readonly string[],
  called: readonly string[],
  media: readonly string[],
): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        // 'self' covers the WebSocket of the same host (CSP 3).
        connectSrc: ["'self'", ...called, ...media],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // People's pictures stand wherever their accounts come from.
        imgSrc: ["'self'", 'https:', 'data:', 'blob:', ...media],
        mediaSrc: ["'self'", 'blob:', ...media],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)],
        scriptSrcAttr: ["'none'"],
        // The splash is styled inline, and charts and the editor write style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The map engine starts its workers from blobs.
        workerSrc: ["'self'", 'blob:'],
      },
    },
    // As frame-ancestors says, for browsers that do not know it.
    xFrameOptions: { action: 'deny' },
    // The proxy that ends TLS sends this header: over plain HTTP it means nothing.
    strictTransportSecurity: false,
  });

/** Whether the answer may be a page of the dashboard: what is allowed is read for pages alone. */
const mayBePage = (path: string): boolean =>
  extname(path) === '' && !/^\/(api|graphql|healthz)(\/|$)/.test(path);

/** The origins of streams that stand in the policy of this answer. */
export const mediaOriginsOf = ({ locals }: Response): readonly string[] => locals.mediaOrigins ?? [];

/**
 * Security headers. Scripts come from here alone, besides the inline ones whose hashes are given.
 * @param inlineScripts as in a Content-Security-Policy: 'sha256-…'
 * @param called origins that pages may call besides their own: those of the configured sign-in providers
 * @param media whose streams pages may fetch and show
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  called: readonly string[] = [],
  { fixed, allowed }: MediaOrigins = { fixed: [] },
): RequestHandler {
  const usual = policies(inlineScripts, called, fixed);
  return async (request, response, next) => {
    const added = allowed && mayBePage(request.path) ? await allowed() : [];
    const media = [...new Set([...fixed, ...added])];
    response.locals.mediaOrigins = media;
    const send = added.length === 0 ? usual : policies(inlineScripts, called, media);
    send(request, response, next);
  };
}
