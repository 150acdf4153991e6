import { describe, expect, it } from 'vitest';
import { boundaryOf, MultipartReader, type Part, timestampOf } from './multipart.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = ({ body }: Part) => new TextDecoder().decode(body);

const withLength = (content: string) =>
  `--frame\r\nContent-Type: image/jpeg\r\nContent-Length: ${content.length}\r\n\r\n${content}\r\n`;
const withoutLength = (content: string) => `--frame\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n`;

describe('a multipart stream', () => {
  it('gives each part once it is whole', () => {
    const reader = new MultipartReader('frame');
    const first = withLength('one');
    expect(reader.read(bytes(first.slice(0, -3)))).toEqual([]);
    expect(reader.read(bytes(`${first.slice(-3)}${withLength('two')}`)).map(text)).toEqual(['one', 'two']);
  });

  it('is read however it is cut', () => {
    const stream = bytes(
      withLength('one') +
        withoutLength('two') +
        withLength('three') +
        withoutLength('four') +
        withoutLength(''),
    );
    const reader = new MultipartReader('frame');
    const parts = [...stream].flatMap((byte) => reader.read(Uint8Array.of(byte)));
    expect(parts.map(text)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('believes the length where a part holds the boundary itself', () => {
    const reader = new MultipartReader('frame');
    expect(reader.read(bytes(withLength('a--frame b'))).map(text)).toEqual(['a--frame b']);
  });

  it('is refused when a part does not end', () => {
    const reader = new MultipartReader('frame');
    const much = new Uint8Array(9 * 1024 * 1024);
    reader.read(much);
    expect(() => reader.read(much)).toThrow(RangeError);
  });
});

describe('the boundary', () => {
  it.each([
    ['multipart/x-mixed-replace; boundary=frame', 'frame'],
    ['multipart/x-mixed-replace;boundary="my frame"', 'my frame'],
    ['multipart/x-mixed-replace; boundary=--myboundary', 'myboundary'],
    ['Multipart/X-Mixed-Replace; charset=utf-8; boundary=ffmpeg', 'ffmpeg'],
  ])('of %s is %s', (contentType, boundary) => {
    expect(boundaryOf(contentType)).toBe(boundary);
  });

  it.each([null, 'image/jpeg', 'multipart/form-data; boundary=x', 'multipart/x-mixed-replace'])(
    'of %s is none',
    (contentType) => {
      expect(boundaryOf(contentType)).toBeNull();
    },
  );
});

describe('the moment of a part', () => {
  const moment = Date.UTC(2026, 10, 22, 8, 0, 0, 250);

  it('is read from X-Timestamp, in seconds or in milliseconds', () => {
    const [part] = new MultipartReader('frame').read(
      bytes(`--frame\r\nX-Timestamp: ${moment / 1000}\r\nContent-Length: 3\r\n\r\none\r\n`),
    );
    expect(timestampOf(part?.head ?? '')).toBe(moment);
    expect(timestampOf(`--frame\r\nx-timestamp: ${moment}`)).toBe(moment);
  });

  it.each(['--frame\r\nContent-Type: image/jpeg', '--frame\r\nX-Timestamp: soon'])(
    'is unknown of %j',
    (head) => {
      expect(timestampOf(head)).toBeNull();
    },
  );
});
