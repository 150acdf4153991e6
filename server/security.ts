import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Security headers. Scripts come from here alone, besides the inline ones whose hashes are given.
 * @param inlineScripts as in a Content-Security-Policy: 'sha256-…'
 * @param called origins that pages may call besides their own: those of the configured sign-in providers
 * @param media origins of media engines and cameras whose streams pages may fetch and show
 */
export const securityHeaders = (
  inlineScripts: readonly string[],
  called: readonly string[] = [],
  media: readonly string[] = [],
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
