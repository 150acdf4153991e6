import { describe, expect, test } from 'vitest';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { CameraStreamRow } from '../camera/camera.rows.ts';
import {
  addressOf,
  type CameraDraft,
  cameraErrors,
  changedFields,
  credentialsIn,
  normaliseTags,
  plannedStream,
  type StreamDraft,
  secretOf,
  streamErrors,
  streamsErrors,
  tagErrors,
} from './registry.rules.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);
const brief = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`);

const camera: CameraDraft = {
  name: 'Gate',
  model: '',
  siteId: 'site',
  lat: 41,
  lng: 29,
  group: '',
  tags: [],
  priority: 3,
};

const rtsp: StreamDraft = {
  name: 'Main',
  kind: 'RTSP',
  role: 'MAIN',
  width: 1920,
  height: 1080,
  framesPerSecond: 25,
  scheme: 'rtsp',
  host: '10.0.0.5',
  port: null,
  path: '/live',
  credentials: undefined,
};
const none = { scheme: null, host: null, port: null, path: null, credentials: undefined };
const synthetic: StreamDraft = { ...rtsp, ...none, kind: 'SYNTHETIC' };

describe('a camera', () => {
  test('that keeps the rules has no errors, at the ends of every range', () => {
    expect(cameraErrors(camera)).toEqual([]);
    expect(cameraErrors({ ...camera, lat: -90, lng: -180, priority: 1, name: 'x'.repeat(100) })).toEqual([]);
    expect(cameraErrors({ ...camera, lat: 90, lng: 180, priority: 5, group: 'x'.repeat(60) })).toEqual([]);
  });

  test.each([
    [{ name: '  ' }, 'name REQUIRED'],
    [{ name: 'x'.repeat(101) }, 'name TOO_LONG'],
    [{ name: 'Gate\n2' }, 'name HIDDEN_CHARACTERS'],
    [{ model: 'x'.repeat(101) }, 'model TOO_LONG'],
    [{ siteId: '' }, 'siteId REQUIRED'],
    [{ group: 'x'.repeat(61) }, 'group TOO_LONG'],
    [{ tags: ['a,b'] }, 'tags FORBIDDEN_CHARACTERS'],
    [{ priority: 0 }, 'priority OUT_OF_RANGE'],
    [{ priority: 6 }, 'priority OUT_OF_RANGE'],
    [{ priority: 2.5 }, 'priority OUT_OF_RANGE'],
    [{ lat: -90.1 }, 'lat OUT_OF_RANGE'],
    [{ lat: 90.1 }, 'lat OUT_OF_RANGE'],
    [{ lat: Number.NaN }, 'lat OUT_OF_RANGE'],
    [{ lng: -180.1 }, 'lng OUT_OF_RANGE'],
    [{ lng: 180.1 }, 'lng OUT_OF_RANGE'],
  ])('with %o is refused: %s', (change, error) => {
    expect(brief(cameraErrors({ ...camera, ...change }))).toEqual([error]);
  });

  test('is told the limits that it passed', () => {
    const ranges = cameraErrors({ ...camera, priority: 0, lat: 91, lng: 181 }).map(({ params }) =>
      params.map(({ value }) => value),
    );
    expect(ranges).toEqual([
      ['1', '5'],
      ['-90', '90'],
      ['-180', '180'],
    ]);
  });
});

describe('tags', () => {
  test('are twenty at most, of 40 characters at most, without commas and line ends', () => {
    expect(tagErrors('tags', words(20))).toEqual([]);
    expect(tagErrors('tags', words(21))).toEqual([
      { field: 'tags', code: 'TOO_MANY', params: [{ name: 'most', value: '20' }] },
    ]);
    expect(tagErrors('tags', ['x'.repeat(40)])).toEqual([]);
    expect(tagErrors('tags', ['a', 'x'.repeat(41)])).toEqual([
      { field: 'tags', code: 'ITEM_TOO_LONG', params: [{ name: 'most', value: '40' }] },
    ]);
    expect(brief(tagErrors('tags', ['a', 'b\nc']))).toEqual(['tags HIDDEN_CHARACTERS']);
  });

  test('are kept each once, without space around, none empty', () => {
    expect(normaliseTags([' dome ', '', '  ', 'ptz', 'dome'])).toEqual(['dome', 'ptz']);
  });
});

describe('a stream', () => {
  const errors = (change: Partial<StreamDraft>, former?: Parameters<typeof streamErrors>[2]) =>
    brief(streamErrors({ ...rtsp, ...change }, '', former));

  test('that keeps the rules has no errors, at the ends of every range', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ width: 1, height: 1, framesPerSecond: 1, port: 1 })).toEqual([]);
    expect(errors({ width: 16_384, height: 16_384, framesPerSecond: 240, port: 65_535 })).toEqual([]);
    expect(streamErrors(synthetic, '')).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name REQUIRED'],
    [{ name: 'x'.repeat(41) }, 'name TOO_LONG'],
    [{ width: 0 }, 'width OUT_OF_RANGE'],
    [{ width: 16_385 }, 'width OUT_OF_RANGE'],
    [{ height: 0.5 }, 'height OUT_OF_RANGE'],
    [{ height: 16_385 }, 'height OUT_OF_RANGE'],
    [{ framesPerSecond: 0 }, 'framesPerSecond OUT_OF_RANGE'],
    [{ framesPerSecond: 241 }, 'framesPerSecond OUT_OF_RANGE'],
    [{ scheme: 'http' }, 'scheme NOT_ONE_OF'],
    [{ scheme: null }, 'scheme NOT_ONE_OF'],
    [{ host: 'a b' }, 'host INVALID_HOST'],
    [{ host: null }, 'host INVALID_HOST'],
    [{ port: 0 }, 'port OUT_OF_RANGE'],
    [{ port: 65_536 }, 'port OUT_OF_RANGE'],
    [{ path: 'live' }, 'path INVALID_PATH'],
    [{ path: '/live?password=x' }, 'path SECRET_IN_PATH'],
    [{ credentials: { userName: 'a', password: null, token: 't' } }, 'token NOT_BOTH'],
    [{ credentials: { userName: null, password: 'p', token: 't' } }, 'token NOT_BOTH'],
    [{ credentials: { userName: 'a', password: 'x'.repeat(201), token: null } }, 'password TOO_LONG'],
    [{ credentials: { userName: 'a\n', password: 'p', token: null } }, 'password HIDDEN_CHARACTERS'],
  ])('with %o is refused: %s', (change, error) => {
    expect(errors(change)).toEqual([error]);
  });

  test('names its place before its fields', () => {
    expect(brief(streamErrors({ ...rtsp, width: 0, port: 0 }, 'streams.1.'))).toEqual([
      'streams.1.width OUT_OF_RANGE',
      'streams.1.port OUT_OF_RANGE',
    ]);
  });

  test.each([
    [{ width: 0 }, ['1', '16384']],
    [{ framesPerSecond: 0 }, ['1', '240']],
    [{ port: 0 }, ['1', '65535']],
    [{ scheme: '' }, ['rtsp, rtsps']],
    [{ path: 'live' }, ['1000']],
    [{ credentials: { userName: 'a', password: null, token: 't' } }, ['userName']],
    [{ credentials: { userName: null, password: 'p', token: 't' } }, ['password']],
    [{ credentials: { userName: null, password: 'x'.repeat(201), token: null } }, ['200']],
  ])('with %o is told %o', (change, values) => {
    const [error] = streamErrors({ ...rtsp, ...change }, '');
    expect(error?.params.map(({ value }) => value)).toEqual(values);
  });

  test.each([
    { userName: 'a', password: 'x'.repeat(200), token: null },
    { userName: null, password: null, token: 't' },
  ])('takes %o as credentials', (credentials) => {
    expect(errors({ credentials })).toEqual([]);
  });

  test.each([{ scheme: 'rtsp' }, { host: 'a' }, { port: 1 }, { path: '/' }])(
    'that the page draws itself has no address: %o',
    (change) => {
      expect(brief(streamErrors({ ...synthetic, ...change }, ''))).toEqual(['host NOT_APPLICABLE']);
    },
  );

  test('that the page draws itself has no credentials, and a size like any other', () => {
    const credentials = { userName: 'a', password: null, token: null };
    expect(brief(streamErrors({ ...synthetic, credentials }, ''))).toEqual(['password NOT_APPLICABLE']);
    expect(brief(streamErrors({ ...synthetic, width: 0 }, ''))).toEqual(['width OUT_OF_RANGE']);
  });
});

describe('kept credentials', () => {
  const address = { scheme: 'rtsp', host: '10.0.0.5', port: null, path: '/live' };
  const former = { address, hasCredentials: true };
  const errors = (change: Partial<StreamDraft>, of: Parameters<typeof streamErrors>[2] = former) =>
    brief(streamErrors({ ...rtsp, ...change }, '', of));

  test('stay while the machine stays, whatever path is asked for', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ path: '/other', port: 554, host: '10.0.0.5' })).toEqual([]);
  });

  test.each([{ host: '10.0.0.6' }, { port: 8554 }, { scheme: 'rtsps' }])(
    'are asked for again when %o is another machine',
    (change) => {
      expect(errors(change)).toEqual(['password SECRET_NEEDED_AGAIN']);
    },
  );

  test('are asked for when the stream had no address before', () => {
    expect(errors({}, { ...former, address: null })).toEqual(['password SECRET_NEEDED_AGAIN']);
  });

  test('are not asked for where there are none, or where they are typed or taken away', () => {
    expect(errors({ host: '10.0.0.6' }, { address, hasCredentials: false })).toEqual([]);
    expect(errors({ host: '10.0.0.6', credentials: null })).toEqual([]);
    const typed = { userName: 'a', password: 'p', token: null };
    expect(errors({ host: '10.0.0.6', credentials: typed })).toEqual([]);
  });

  test('are not asked for before the address is right', () => {
    expect(errors({ host: 'a b' })).toEqual(['host INVALID_HOST']);
  });
});

describe('the streams of a camera', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ ...rtsp, name }));
  const errors = (streams: readonly StreamDraft[]) => brief(streamsErrors(streams, () => undefined));

  test('are one to four', () => {
    expect(errors([])).toEqual(['streams REQUIRED']);
    expect(errors(named('a', 'b', 'c', 'd'))).toEqual([]);
    expect(errors(named('a', 'b', 'c', 'd', 'e'))).toEqual(['streams TOO_MANY']);
  });

  test('have different names, and the later one is refused', () => {
    expect(errors(named('a', 'b', ' a '))).toEqual(['streams.2.name TAKEN']);
  });

  test('are each checked in their place, by what they were before', () => {
    const [bad] = named('b');
    expect(errors([...named('a'), ...(bad ? [{ ...bad, width: 0 }] : [])])).toEqual([
      'streams.1.width OUT_OF_RANGE',
    ]);
    const moved = streamsErrors(named('a', 'b'), (index) =>
      index === 1 ? { address: null, hasCredentials: true } : undefined,
    );
    expect(brief(moved)).toEqual(['streams.1.password SECRET_NEEDED_AGAIN']);
  });
});

describe('an address as it is kept', () => {
  test('is none for a stream that the page draws itself', () => {
    expect(addressOf(synthetic)).toBeNull();
  });

  test('leaves out the port that the scheme means, and begins its path with a slash', () => {
    expect(addressOf({ ...rtsp, port: 554, path: null, host: 'CAM.Local' })).toEqual({
      scheme: 'rtsp',
      host: 'cam.local',
      port: null,
      path: '/',
    });
    expect(addressOf({ ...rtsp, port: 8554, path: ' /live ' })).toMatchObject({ port: 8554, path: '/live' });
  });

  test('is empty where nothing was typed', () => {
    expect(addressOf({ ...rtsp, scheme: null, host: null })).toMatchObject({ scheme: '', host: '' });
  });
});

describe('a secret', () => {
  test('holds what was typed, and reads as it was written', () => {
    const credentials = { userName: 'viewer', password: 'p', token: null };
    expect(credentialsIn(secretOf({ ...credentials, token: '' }))).toEqual(credentials);
    expect(credentialsIn(secretOf({ userName: '', password: '', token: 't' }))).toEqual({
      userName: null,
      password: null,
      token: 't',
    });
  });

  test('is none where nothing was typed', () => {
    expect(secretOf({ userName: '', password: null, token: '' })).toBeNull();
    expect(credentialsIn(null)).toBeNull();
  });
});

describe('a stream to be written', () => {
  const former: CameraStreamRow = {
    name: 'Main',
    kind: 'RTSP',
    role: 'MAIN',
    width: 1,
    height: 1,
    framesPerSecond: 1,
    address: null,
    secret: 'sealed',
  };

  test('has its name without space around, its address and what it was before', () => {
    expect(plannedStream({ ...rtsp, name: ' Main ' }, former)).toEqual({
      stream: {
        name: 'Main',
        kind: 'RTSP',
        role: 'MAIN',
        width: 1920,
        height: 1080,
        framesPerSecond: 25,
        address: { scheme: 'rtsp', host: '10.0.0.5', port: null, path: '/live' },
      },
      typed: undefined,
      former,
    });
  });

  test('takes credentials that were typed, and drops those that were removed', () => {
    const credentials = { userName: null, password: null, token: 't' };
    expect(plannedStream({ ...rtsp, credentials }, former).typed).toBe(secretOf(credentials));
    expect(plannedStream({ ...rtsp, credentials: null }, former).typed).toBeNull();
  });

  test('has none once the page draws it', () => {
    expect(plannedStream(synthetic, former).typed).toBeNull();
  });
});

test('the audit learns by name what differs between two rows', () => {
  const [before] = cameraFixtures();
  if (!before) throw new Error('There is no camera.');
  expect(changedFields(before, { ...before, currentSince: 7 })).toEqual([]);
  expect(changedFields(before, { ...before, name: 'Other', tags: ['new'] })).toEqual(['name', 'tags']);
});
