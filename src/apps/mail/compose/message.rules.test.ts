import { describe, expect, test } from 'vitest';
import { htmlOf, messageOf } from './message.rules.ts';

describe('a typed message', () => {
  test('becomes paragraphs and breaks, and nothing that was typed becomes an element', () => {
    expect(htmlOf({ text: 'Hello <b>,\nsecond line\n\nA & B\n', quote: '' })).toBe(
      '<p>Hello &lt;b&gt;,<br>second line</p><p>A &amp; B</p>',
    );
    expect(htmlOf({ text: ' \n ', quote: '' })).toBe('');
    expect(htmlOf({ text: '', quote: '<p>before</p>' })).toBe('<blockquote><p>before</p></blockquote>');
  });

  test('makes links of addresses, up to the punctuation behind them', () => {
    expect(htmlOf({ text: 'See https://a.example/x?y=1&z="2", please.', quote: '' })).toBe(
      '<p>See <a href="https://a.example/x?y=1&amp;z=">https://a.example/x?y=1&amp;z=</a>&quot;2&quot;, please.</p>',
    );
    expect(htmlOf({ text: '(http://a.example).', quote: '' })).toBe(
      '<p>(<a href="http://a.example">http://a.example</a>).</p>',
    );
  });

  test.each([
    'one line',
    'two\nlines',
    'a paragraph\n\nanother\nwith a break\n\n\nand a gap',
    '<script>alert(1)</script> & "quotes" &amp;',
    'https://a.example/x?y=1&z=2.',
    'مرحبا\n\n안녕',
  ])('is read again as it was typed: %j', (text) => {
    expect(messageOf(htmlOf({ text, quote: '' }))).toEqual({
      text: text.replace(/\n{3,}/g, '\n\n'),
      quote: '',
    });
    const quote = '<p>before</p><blockquote><p>long before</p></blockquote>';
    expect(messageOf(` ${htmlOf({ text, quote })}\n`)).toEqual({
      text: text.replace(/\n{3,}/g, '\n\n'),
      quote,
    });
  });

  test('of another program is read as text', () => {
    expect(messageOf('<div>a</div><ul><li>b</li><li>c&nbsp;&#39;d&#x27;</li></ul>\n <h2>e</h2>f')).toEqual({
      text: "a\n- b\n- c 'd'\n\ne\n\nf",
      quote: '',
    });
  });

  test('without a whole quoted mail at its end is text alone', () => {
    expect(messageOf('<blockquote>said</blockquote><p>mine</p>')).toEqual({
      text: 'said\n\nmine',
      quote: '',
    });
    expect(messageOf('<p>said</p></blockquote>')).toEqual({ text: 'said', quote: '' });
    expect(messageOf('</blockquote>')).toEqual({ text: '', quote: '' });
    expect(messageOf('<blockquote>a</blockquote>b</blockquote>').quote).toBe('');
    expect(messageOf('<p>mine</p><blockquote>a</blockquote><blockquote>b</blockquote>')).toEqual({
      text: 'mine\n\na',
      quote: 'b',
    });
  });
});
