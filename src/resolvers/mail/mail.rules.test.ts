import { expect, test } from 'vitest';
import { plainText, previewOf, sizeText } from './mail.rules.ts';

test.each([
  ['<p>Gate&nbsp;3</p><p>is <b>open</b></p>', 'Gate 3 is open'],
  ['<style>p { color: red }</style>Seen<script>alert(1)</script>', 'Seen'],
  ['5 &lt; 7 &amp;&amp; &quot;late&quot; &unknown;', '5 < 7 && "late" &unknown;'],
  ['', ''],
])('the words of %s are %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test('a preview ends with an ellipsis only where something follows', () => {
  expect(previewOf('x'.repeat(180))).toBe('x'.repeat(180));
  expect(previewOf('x'.repeat(181))).toBe(`${'x'.repeat(179)}…`);
});

test.each([
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_500, '2 kB'],
  [1_000_000, '1.0 MB'],
  [1_230_000, '1.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
