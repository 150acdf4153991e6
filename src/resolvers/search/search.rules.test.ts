import { expect, test } from 'vitest';
import { excerptOf, readSearchCursor, searchCursor } from './search.rules.ts';

const long = `${'before '.repeat(40)}the NEEDLE lies here ${'after '.repeat(40)}`;

test('a short text is its own excerpt', () => {
  expect(excerptOf(' Somebody  crossed\nthe line. ', 'line')).toBe('Somebody crossed the line.');
  const longest = 'x '.repeat(80).replace(/ $/, '.');
  expect(excerptOf(longest, 'x.')).toBe(longest);
});

test('an excerpt holds the place where the text occurs, in any case, and says where it was cut', () => {
  const excerpt = excerptOf(long, 'needle');
  expect(excerpt).toMatch(/^… before .*the NEEDLE lies here .*after …$/);
  expect(excerptOf(long, 'Needle')).toBe(excerpt);
  expect(excerpt.length).toBeLessThanOrEqual(165);
});

test('an excerpt of something that was found by another field is its beginning', () => {
  expect(excerptOf(long, 'elsewhere')).toMatch(/^before before .* …$/);
});

test('an excerpt ends with the text where the place is near its end', () => {
  expect(excerptOf(`${'before '.repeat(40)}needle`, 'needle')).toMatch(/^… before .*needle$/);
});

test('words without a gap are cut all the same', () => {
  expect(excerptOf('x'.repeat(500), 'x')).toHaveLength(162);
});

test('a cursor is read as it was made', () => {
  expect(readSearchCursor(searchCursor('FILE', 'abc.d'))).toEqual({ kind: 'FILE', cursor: 'abc.d' });
  expect(readSearchCursor('rubbish')).toBeNull();
  expect(readSearchCursor('.abc')).toBeNull();
});

test('an excerpt begins at the beginning where the place is near it, else with a word before it', () => {
  const words = 'one two '.repeat(7);
  expect(excerptOf(`${words}needle ${'x'.repeat(200)}`, 'one')).toMatch(/^one two/);
  expect(excerptOf(`${'y'.repeat(49)} needle ${'x '.repeat(100)}`, 'needle')).toMatch(/^y/);
  expect(excerptOf(`${'y'.repeat(25)} ${'z'.repeat(24)}needle ${'x '.repeat(100)}`, 'needle')).toMatch(/^y/);
  expect(excerptOf(`${'y'.repeat(9)} ${'z'.repeat(60)} needle ${'x '.repeat(100)}`, 'needle')).toMatch(
    /^… z/,
  );
});

test('an excerpt holds the place also far within a stretch without gaps, and as searches compare letters', () => {
  expect(excerptOf(`${'x'.repeat(400)}needle${'x'.repeat(400)}`, 'needle')).toMatch(
    /^… x{50}needlex{104} …$/,
  );
  expect(excerptOf(`${'before '.repeat(40)}İSTANBUL ${'after '.repeat(40)}`, 'istanbul')).toContain(
    'İSTANBUL',
  );
  expect(excerptOf(`${'before '.repeat(40)}Cafe\u0301 ${'after '.repeat(40)}`, 'CAFÉ')).toContain('Café');
});

test('an excerpt does not begin or end within a word, unless it is a very long one', () => {
  const begun = (length: number) =>
    excerptOf(`${'a '.repeat(9)}${'w'.repeat(60)} ${'v'.repeat(length)} needle ${'b '.repeat(99)}`, 'needle');
  expect(begun(28)).toMatch(/^… w{60} v{28} needle/);
  expect(begun(29)).toMatch(/^… w{19} v{29} needle/);
  const ended = (words: number) => excerptOf(`${'a '.repeat(words)}${'w'.repeat(60)} b`, 'a');
  expect(ended(60)).toMatch(/ a …$/);
  expect(ended(59)).toMatch(/ a w{42} …$/);
});

test('an excerpt of which nothing is left out at the end does not say so', () => {
  const text = `${'b '.repeat(50)}needle ${'c '.repeat(51)}c`;
  expect(excerptOf(text, 'needle')).toBe(`… ${text.slice(50)}`);
  expect(excerptOf(`${text}d`, 'needle')).toMatch(/ c …$/);
});
