import createDOMPurify from 'dompurify';

/** Attributes that style something: a text written for white paper must be read on a dark ground too. */
const looks = ['style', 'class', 'id', 'bgcolor', 'background', 'color', 'face'];
const controls = [
  'style',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'audio',
  'video',
  'picture',
  'source',
];

const isRemote = (address: string): boolean => /^https?:/i.test(address.trim());
const isInside = (address: string): boolean => /^data:image\//i.test(address.trim());

export interface SafeHtml {
  readonly html: string;
  /** It has pictures that stand on other machines, which would learn that they were looked at. */
  readonly remote: boolean;
}

/**
 * HTML that somebody else wrote, as it may be shown: without scripts, forms and styles, its links in a new tab, and
 * without pictures from elsewhere unless they are wanted.
 */
export function safeHtml(written: string, withRemote: boolean): SafeHtml {
  const purify = createDOMPurify(window);
  let remote = false;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (node.nodeName !== 'IMG') return;
    node.removeAttribute('srcset');
    const address = node.getAttribute('src') ?? '';
    const shown = isRemote(address) ? withRemote : isInside(address);
    if (isRemote(address)) remote = true;
    if (!shown) node.removeAttribute('src');
    node.setAttribute('referrerpolicy', 'no-referrer');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  const html = purify.sanitize(written, {
    USE_PROFILES: { html: true },
    FORBID_ATTR: looks,
    FORBID_TAGS: controls,
  });
  return { html, remote };
}
