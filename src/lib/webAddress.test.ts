import { describe, expect, test } from 'vitest';
import { fileAddress, isSafeAddress } from './webAddress.ts';

const everything = { http: true, path: true, inlinePicture: true } as const;

describe('an address', () => {
  test.each([
    'https://a.example',
    'HTTPS://a.example/x?y=z#1',
    'https://門.example/写真.png',
    'https://[::1]:8443/',
  ])('may be %s, wherever one stands', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  test.each([
    ['http://a.example/', { http: true }],
    ['/apps/profile/a.png', { path: true }],
    ['data:image/png;base64,iVBORw0KGgo=', { inlinePicture: true }],
    ['data:image/jpeg,x', { inlinePicture: true }],
    ['DATA:image/WebP;base64,AAAA', { inlinePicture: true }],
    ['data:image/gif;base64,', { inlinePicture: true }],
  ] as const)('may be %s where such are allowed, and nowhere else', (address, allowed) => {
    expect(isSafeAddress(address, allowed)).toBe(true);
    expect(isSafeAddress(address)).toBe(false);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'javascript&colon;alert(1)',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/onload=alert(1)>',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/svg,x',
    'data:image/png+xml,x',
    'data:text/html,<script>alert(1)</script>',
    'data:,x',
    'data:image/png;base64,AAAA\njavascript:',
    'data:image/png\n,x',
    'blob:https://a.example/1',
    'filesystem:https://a.example/1',
    'view-source:https://a.example/',
    'ftp://a.example/',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    'https:/a.example',
    'https:a.example',
    'https://',
    'https://a b.example/',
    'https://a.example/\u202egnp.exe',
    'picture.png',
    '',
  ])('is never %j', (address) => {
    expect(isSafeAddress(address, everything)).toBe(false);
  });
});

describe('the address of a file', () => {
  test.each([
    'https://a.example/a.pdf',
    'data:application/pdf;base64,AAAA',
    'data:text/plain,two words ✓',
    'data:,x',
  ])('may be %s', (address) => {
    expect(fileAddress(address)).toBe(address);
  });

  test.each([
    ['data:text/html,<b>x</b>', 'data:application/octet-stream,<b>x</b>'],
    ['data:TEXT/HTML;charset=utf-8;base64,PGI+', 'data:application/octet-stream;base64,PGI+'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:application/octet-stream,%3Csvg/%3E'],
    ['data:application/xhtml+xml,a,b', 'data:application/octet-stream,a,b'],
    ['data:text/javascript,x', 'data:application/octet-stream,x'],
  ])('that a browser would run, %s, is kept as bytes', (address, kept) => {
    expect(fileAddress(address)).toBe(kept);
  });

  test.each([
    'http://a.example/a.pdf',
    'javascript:alert(1)',
    'data:\ntext/html,x',
    'data:text/html',
    ' data:,x',
    '',
  ])('is never %j', (address) => {
    expect(fileAddress(address)).toBeNull();
  });
});
