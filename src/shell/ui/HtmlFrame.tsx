import { useCallback, useMemo, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../i18n/useTexts.ts';
import { Button } from './Button.tsx';
import { readToken, useColourMode } from './colourMode.ts';
import styles from './HtmlFrame.module.css';
import { safeHtml } from './safeHtml.ts';

interface HtmlFrameProps {
  /** What the text is, for screen readers. */
  readonly title: string;
  /** As it was written by somebody else. */
  readonly html: string;
}

/** The second wall behind the cleaning: what runs, loads or sends is refused by the browser too. */
const policy = (pictures: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}; form-action 'none'; base-uri 'none'`;

/** The page in the frame, in the colours that the page around it has now. */
function pageOf(
  body: string,
  { mode, lang, remote }: { mode: string; lang: string; remote: boolean },
): string {
  const style = `
    :root { color-scheme: ${mode}; color: ${readToken('--text')}; font: 14px/1.6 ${readToken('--font')}; }
    body { margin: 0; padding: 2px; overflow-wrap: anywhere; overflow: auto hidden; }
    a { color: ${readToken('--link')}; }
    a:focus-visible { outline: 2px solid ${readToken('--focus')}; }
    img { max-width: 100%; height: auto; }
    pre { white-space: pre-wrap; }
    p { margin: 0 0 1em; }
    body > :last-child { margin-bottom: 0; }
    blockquote { margin: 1em 0; padding-inline-start: 12px; border-inline-start: 3px solid ${readToken('--border')}; color: ${readToken('--text-muted')}; }
    table { border-collapse: collapse; } td, th { padding: 4px 8px; border: 1px solid ${readToken('--border')}; }`;
  const csp = policy(remote ? 'https: data:' : 'data:');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${csp}"><meta name="referrer" content="no-referrer"><style>${style}</style></head><body dir="auto">${body}</body></html>`;
}

/** Keeps the frame as high as what is in it, and hands keys that are pressed there to the page around it. */
function attach(frame: HTMLIFrameElement): (() => void) | undefined {
  const page = frame.contentDocument;
  if (!page) return;
  const follow = () => {
    frame.style.blockSize = `${Math.ceil(page.documentElement.getBoundingClientRect().height)}px`;
  };
  const observer = new ResizeObserver(follow);
  observer.observe(page.documentElement);
  follow();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    const init = { key, code, shiftKey, ctrlKey, metaKey, altKey, bubbles: true, cancelable: true };
    if (!frame.dispatchEvent(new KeyboardEvent('keydown', init))) event.preventDefault();
  };
  page.addEventListener('keydown', onKeyDown);
  return () => {
    observer.disconnect();
    page.removeEventListener('keydown', onKeyDown);
  };
}

/**
 * A text in HTML that somebody else wrote, in a frame without scripts: cleaned, in the page's own colours, as high as it
 * is long. Pictures that stand elsewhere are fetched when somebody asks for them.
 */
export function HtmlFrame({ title, html }: HtmlFrameProps) {
  const t = useTexts('shell');
  const lang = useLanguage();
  const mode = useColourMode();
  const [wanted, setWanted] = useState<string>();
  const withRemote = wanted === html;
  const safe = useMemo(() => safeHtml(html, withRemote), [html, withRemote]);
  const page = useMemo(
    () => pageOf(safe.html, { mode, lang, remote: withRemote }),
    [safe, mode, lang, withRemote],
  );
  const detach = useRef<() => void>(undefined);
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    if (!element) return;
    const load = () => {
      detach.current?.();
      detach.current = attach(element);
    };
    element.addEventListener('load', load);
    return () => {
      element.removeEventListener('load', load);
      detach.current?.();
    };
  }, []);
  return (
    <>
      {safe.remote && !withRemote ? (
        <p className={styles.note}>
          {t('html.remote')}
          <Button onClick={() => setWanted(html)}>{t('html.show')}</Button>
        </p>
      ) : null}
      {/* Without allow-scripts nothing runs in it; the same origin lets this page measure it. */}
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={page}
      />
    </>
  );
}
