import { expect, test } from 'vitest';
import { decodeEntities } from './htmlEntities.ts';

test.each([
  ['5 &lt; 7 &AMP;&amp; &quot;late&quot;', '5 < 7 && "late"'],
  ['a&nbsp;b&apos;s', "a b's"],
  ['&#39;&#x27;&#X27;&#x1f389;&#x10FFFF;', "'''🎉\u{10ffff}"],
  ['&amp;lt;', '&lt;'],
])('%s is read as %s', (html, text) => expect(decodeEntities(html)).toBe(text));

test.each([
  '&unknown;',
  '&constructor;',
  '&__proto__;',
  '&#0;',
  '&#xD800;',
  '&#xdfff;',
  '&#x110000;',
  '&amp',
  '& ;',
])('what stands for no character stays: %s', (html) => expect(decodeEntities(html)).toBe(html));

test('characters beside the halves of pairs are read', () => {
  expect(decodeEntities('&#xd7ff;&#xe000;')).toBe('\ud7ff\ue000');
});
