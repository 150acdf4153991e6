import { isSafeAddress } from './webAddress.ts';

/** Elements that give words their form. */
const kept = [
  'address article aside blockquote br center details div figcaption figure footer h1 h2 h3 h4 h5 h6 header hr main p pre',
  'section summary dd dl dt li ol ul caption col colgroup table tbody td tfoot th thead tr a img',
  'abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr',
].flatMap((names) => names.split(' '));

/** What is inside these is no text for a reader, or is read as another language: it goes with them. */
const swallowed = [
  'script style title textarea option select template svg math xmp noscript iframe frameset noframes noembed object',
  'applet embed audio video plaintext',
].flatMap((names) => names.split(' '));

/** Of links; a relative one stays on this site. */
const linkSchemes = ['http', 'https', 'mailto', 'tel'];

const sanitize = async (html: string): Promise<string> => {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, {
    allowedTags: kept,
    allowedAttributes: {
      '*': ['dir', 'lang', 'title', 'align'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start', 'reversed'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
    },
    allowedSchemes: linkSchemes,
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    nonTextTags: swallowed,
    parseStyleAttributes: false,
    exclusiveFilter: ({ tag, attribs: { src } }) =>
      tag === 'img' && !(src && isSafeAddress(src, { http: true, path: true, inlinePicture: true })),
  });
};

/**
 * HTML that somebody wrote, without what could run, load or cover something: of elements, attributes and addresses those
 * stay that are known to be harmless, and of the others their words. Cleaning twice changes nothing more. The library is
 * fetched with the first text that holds an element.
 */
export const cleanHtml = async (html: string): Promise<string> =>
  // Without this character there is no element, in any context: the text stays unchanged.
  html.includes('<') ? sanitize(html) : html;
