import { describe, expect, test } from 'vitest';
import type { CameraState, StatusReason } from '~/graphql/types.generated.ts';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { CameraRow } from '../camera/camera.rows.ts';
import { SYNTHETIC_LATENESS } from '../health/health.rules.ts';
import { newIncident } from '../incident/incident.rules.ts';
import {
  isPast,
  PICTURE_LIMIT,
  pictureError,
  pictureOf,
  sceneOf,
  stillsOf,
  stillsSpan,
} from './evidence.rules.ts';

/** A JPEG of so many bytes, as far as its first bytes tell. */
const jpeg = (bytes: number) =>
  `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes - 4)]).toString('base64')}`;
const png = 'data:image/png;base64,iVBORw0KGgoAAAAN';

describe('a picture', () => {
  test('is a JPEG or a PNG', () => {
    expect(pictureError(jpeg(100))).toBeNull();
    expect(pictureError(png)).toBeNull();
  });

  test('is told by its bytes, not by its name', () => {
    expect(pictureError(png.replace('png', 'jpeg'))).toBe('The picture is no JPEG.');
    expect(pictureError(jpeg(100).replace('jpeg', 'png'))).toBe('The picture is no PNG.');
  });

  test.each(['', 'https://example.com/a.png', 'data:image/svg+xml;base64,AAAA', 'data:image/png,AAAA'])(
    'is not %o',
    (image) => {
      expect(pictureError(image)).toMatch(/^Send the picture as a data address/);
    },
  );

  test('is written in base64', () => {
    expect(pictureError('data:image/png;base64,iVBOR!')).toBe('Send the content of the picture as base64.');
  });

  test('has 64 kB at most', () => {
    expect(pictureError(jpeg(PICTURE_LIMIT))).toBeNull();
    expect(pictureError(jpeg(PICTURE_LIMIT + 1))).toBe('A picture has 64 kB at most.');
  });

  test('was taken before now, as far as clocks agree to a minute', () => {
    expect([0, 1_000, 61_000, 61_001].map((at) => isPast(at, 1_000))).toEqual([true, true, true, false]);
  });

  test('is evidence of its kind', () => {
    const row = { id: 'p', incidentId: 'i', takenAt: 1, takenById: null, accountId: 'user', image: png };
    const kinds = (['PICTURE', 'STILL'] as const).map((kind) => ({ ...row, kind }));
    expect(kinds.map(pictureOf)).toEqual(kinds.map((kept) => ({ ...kept, reason: null })));
  });
});

test('stills are of the half minute until an incident, its own moment included', () => {
  expect(stillsSpan({ raisedAt: 100_000 })).toEqual({ from: 70_000, to: 100_001 });
});

describe('the scene of an incident', () => {
  const [fixture] = cameraFixtures();
  if (!fixture) throw new Error('There is no camera.');
  const stream = (kind: 'SYNTHETIC' | 'HLS'): CameraRow['streams'] => [
    {
      name: 'Main',
      kind,
      role: 'MAIN',
      width: 1,
      height: 1,
      framesPerSecond: 1,
      address: null,
      secret: null,
    },
  ];
  const camera: CameraRow = { ...fixture, streams: [...stream('HLS'), ...stream('SYNTHETIC')] };
  const incident = newIncident(camera, {
    id: 'i',
    number: 1,
    kind: 'MOTION',
    severity: 'LOW',
    summary: '',
    raisedAt: 500,
  });
  const entered = (to: CameraState, at: number, reason: StatusReason = 'TIMEOUT') =>
    ({
      id: `t${at}`,
      cameraId: camera.id,
      at,
      from: 'UNKNOWN',
      to,
      reason,
      detail: '',
      causeId: null,
      observation: null,
    }) as const;
  const scene = (timeline: Parameters<typeof sceneOf>[2], of: CameraRow | undefined = camera) =>
    sceneOf(incident, of, timeline);

  test('is what a synthetic camera showed when it was raised', () => {
    expect(scene({ before: entered('UP', 1), inside: [] })).toEqual({
      id: 'scene:i',
      incidentId: 'i',
      kind: 'SCENE',
      takenAt: 500,
      reason: null,
      takenById: null,
      accountId: null,
      image: null,
    });
  });

  test('follows the last state until then', () => {
    const before = entered('DOWN', 1);
    expect(scene({ before, inside: [entered('DEGRADED', 500), entered('DOWN', 501)] })).not.toBeNull();
    expect(
      scene({ before: entered('UP', 1), inside: [entered('DOWN', 500), entered('UP', 501)] }),
    ).toBeNull();
    expect(scene({ before, inside: [entered('UP', 501)] })).toBeNull();
    expect(scene({ before: entered('UNKNOWN', 1, 'FROZEN'), inside: [] })).toBeNull();
  });

  test.each([
    ['a frozen one as it stood, of the moment at which it froze', 'FROZEN', 100],
    ['a late one as late as it was', 'HIGH_LATENCY', 500 - SYNTHETIC_LATENESS],
    ['a black one as black', 'BLACK', 500],
  ] as const)('shows %s', (_, reason, takenAt) => {
    const timeline = { before: entered('DEGRADED', 100, reason), inside: [] };
    expect(scene(timeline)).toMatchObject({ takenAt, reason });
  });

  test.each([
    ['FROZEN', 100],
    ['BLACK', 500],
  ] as const)('is one of a camera that is down because it is %s: it is connected', (reason, takenAt) => {
    expect(scene({ before: entered('DOWN', 100, reason), inside: [] })).toMatchObject({ takenAt, reason });
  });

  test('is seen of a camera that is down because its picture stands still', () => {
    const timeline = { before: entered('DOWN', 100, 'FROZEN'), inside: [] };
    expect(scene(timeline)).toMatchObject({ takenAt: 100, reason: 'FROZEN' });
  });

  test('runs again once a frozen camera is well again', () => {
    const timeline = {
      before: entered('DEGRADED', 100, 'FROZEN'),
      inside: [entered('UP', 400, 'RECOVERED')],
    };
    expect(scene(timeline)).toMatchObject({ takenAt: 500, reason: null });
  });

  test('is preceded by stills of the half minute before, without one for moments when no picture came', () => {
    const raisedAt = 100_000;
    const timeline = { before: entered('UP', 1), inside: [entered('DOWN', 85_000), entered('UP', 91_000)] };
    const stills = stillsOf({ ...incident, raisedAt }, camera, timeline);
    expect(stills.map(({ at, picture }) => [at - raisedAt, picture && picture.takenAt - raisedAt])).toEqual([
      [-30_000, -30_000],
      [-20_000, -20_000],
      [-10_000, null],
      [-5_000, -5_000],
      [0, 0],
    ]);
    expect(new Set(stills.map(({ picture }) => picture?.id)).size).toBe(5);
    expect(stills.at(-1)?.picture?.id).toBe('scene:i');
  });

  test('has no stills of a real camera', () => {
    const timeline = { before: entered('UP', 1), inside: [] };
    expect(stillsOf(incident, { ...camera, streams: stream('HLS') }, timeline)).toEqual([]);
  });

  test('is none of a real camera, of one that is gone, or of one that was never observed', () => {
    const up = { before: entered('UP', 1), inside: [] };
    expect(scene(up, { ...camera, streams: stream('HLS') })).toBeNull();
    expect(sceneOf(incident, undefined, up)).toBeNull();
    expect(scene(undefined)).toBeNull();
    expect(scene({ before: undefined, inside: [] })).toBeNull();
  });
});
