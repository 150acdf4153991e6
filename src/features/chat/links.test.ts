import { expect, test } from 'vitest';
import { linkParts } from './links.ts';

const links = (text: string) =>
  linkParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));
const whole = (text: string) =>
  linkParts(text)
    .map((part) => part.text)
    .join('');

test('pages of the web are links, and the words around them stay', () => {
  expect(linkParts('See https://example.org/a?b=1#c now')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.org/a?b=1#c', href: 'https://example.org/a?b=1#c' },
    { text: ' now', href: null },
  ]);
  expect(links('www.example.org')).toEqual([['www.example.org', 'https://www.example.org/']]);
  expect(links('http://a.example and https://b.example')).toHaveLength(2);
});

test('what ends the sentence is not of the address; brackets of the address are', () => {
  expect(links('Look (https://example.org/x).')).toEqual([
    ['https://example.org/x', 'https://example.org/x'],
  ]);
  expect(links('https://example.org/a_(b)!')).toEqual([
    ['https://example.org/a_(b)', 'https://example.org/a_(b)'],
  ]);
});

test('nothing else is a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:secret@example.org/',
    'https://localhost',
    'https://',
    'wwwexample.org',
    'mail me@example.org',
  ])
    expect(links(text)).toEqual([]);
});

test('no letter is lost or added', () => {
  for (const text of [
    '',
    'Words.',
    ' https://example.org \n www.x.example?',
    'https:// https://example.org)',
  ])
    expect(whole(text)).toBe(text);
});
