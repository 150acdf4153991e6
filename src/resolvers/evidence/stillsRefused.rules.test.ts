import { describe, expect, test } from 'vitest';
import type { StreamKind } from '~/graphql/types.generated.ts';
import { refusalSentence } from '../base/refusalSentence.rules.ts';
import { STILL_BYTES } from './stills.rules.ts';
import { stillsErrors, stillsRefusal } from './stillsRefused.rules.ts';

const RAISED = Date.parse('2026-11-20T14:30:00.000Z');

/** A JPEG of so many bytes, as far as its first bytes tell. */
const jpeg = (bytes: number) =>
  `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes - 3)]).toString('base64')}`;
const still = (secondsBefore: number, image = jpeg(100)) => ({
  image,
  takenAt: RAISED - secondsBefore * 1000,
});
const codesOf = (...stills: readonly ReturnType<typeof still>[]) =>
  stillsErrors(stills, RAISED).map(({ field, code }) => `${field} ${code}`);

describe('stills of before', () => {
  test('are taken from the half minute before until the moment of the incident itself', () => {
    expect(codesOf(still(30), still(15), still(0))).toEqual([]);
  });

  test('are refused by field when they show another time, which is said with the one that is asked for', () => {
    expect(codesOf(still(10), still(31), still(-1))).toEqual([
      'stills.1.takenAt OUT_OF_RANGE',
      'stills.2.takenAt OUT_OF_RANGE',
    ]);
    const sentences = stillsErrors([still(31)], RAISED).map(refusalSentence);
    expect(sentences).toEqual([
      'A moment of a picture lies between 2026-11-20T14:29:30.000Z and 2026-11-20T14:30:00.000Z.',
    ]);
  });

  test('are between one and six', () => {
    const six = [30, 24, 18, 12, 6, 0].map((seconds) => still(seconds));
    expect(codesOf(...six)).toEqual([]);
    expect(codesOf(...six, still(1))).toEqual(['stills TOO_MANY']);
    expect(codesOf()).toEqual(['stills REQUIRED']);
    const sentences = [[], [...six, still(1)]].map((stills) =>
      stillsErrors(stills, RAISED).map(refusalSentence),
    );
    expect(sentences).toEqual([['Send at least one still.'], ['Give 6 at most.']]);
  });

  test('of the largest size fit into one call of 100 kB', () => {
    const six = [30, 24, 18, 12, 6, 0].map((seconds) => still(seconds, jpeg(STILL_BYTES)));
    expect(codesOf(...six)).toEqual([]);
    expect(JSON.stringify(six).length).toBeLessThan(90_000);
  });

  test('are JPEGs by their bytes, in base64, of 10 kB at most', () => {
    expect(codesOf(still(1, jpeg(STILL_BYTES)))).toEqual([]);
    const large = still(1, jpeg(STILL_BYTES + 1));
    expect(codesOf(large)).toEqual(['stills.0.image TOO_LARGE']);
    expect(stillsErrors([large, still(2, '')], RAISED).map(refusalSentence)).toEqual([
      'It has more than 10 kB: make it smaller, or split it.',
      'Write it like data:image/jpeg;base64,/9j/….',
    ]);
    expect(codesOf(still(1, 'data:image/jpeg;base64,/9j/A!=='))).toEqual(['stills.0.image NOT_BASE64']);
    const others = ['', 'data:image/png;base64,iVBORw0KGgoAAAAN', 'data:image/jpeg;base64,iVBORw0KGgoAAAAN'];
    expect(codesOf(...others.map((image) => still(1, image)))).toEqual(
      others.map((_, index) => `stills.${index}.image INVALID_FORMAT`),
    );
  });
});

describe('an incident has stills of before', () => {
  const incident = { raisedAt: RAISED, number: 7 };
  const cameraWith = (...kinds: readonly StreamKind[]) => ({
    name: 'Quay',
    streams: kinds.map((kind) => ({
      kind,
      name: kind,
      role: 'MAIN' as const,
      address: null,
      secret: null,
      width: 640,
      height: 360,
      framesPerSecond: 12,
    })),
  });

  test.each(['HLS', 'MJPEG', 'WHEP'] as const)('when its camera has a stream of %s', (kind) => {
    expect(stillsRefusal(incident, cameraWith('RTSP', kind), RAISED)).toBeNull();
  });

  test('and none when it is of a whole site, or what its camera shows is drawn, or played by nobody', () => {
    expect(stillsRefusal(incident, undefined, RAISED)).toMatch(/^#7 is of a whole site/);
    expect(stillsRefusal(incident, cameraWith('HLS', 'SYNTHETIC'), RAISED)).toMatch(
      /^What Quay showed is drawn/,
    );
    expect(stillsRefusal(incident, cameraWith('RTSP'), RAISED)).toMatch(/^No browser plays a stream of Quay/);
  });

  test('which are taken in the two minutes after it was raised', () => {
    expect(stillsRefusal(incident, cameraWith('HLS'), RAISED + 120_000)).toBeNull();
    expect(stillsRefusal(incident, cameraWith('HLS'), RAISED + 120_001)).toMatch(/until 2 minutes/);
  });
});
