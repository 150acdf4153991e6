import { describe, expect, test } from 'vitest';
import { cameraFixtures } from '../camera/camera.fixtures.ts';
import type { CameraRow, CameraStreamRow } from '../camera/camera.rows.ts';
import {
  asColumn,
  changesOf,
  type ImportColumn,
  importColumns,
  missingSites,
  type Registry,
  readHeads,
  readLine,
  refuseDuplicates,
} from './import.rules.ts';

const [fixture] = cameraFixtures();
if (!fixture) throw new Error('There is no camera.');

const site = (id: string, name: string) => ({
  id,
  name,
  address: '',
  lat: 41,
  lng: 29,
  timeZone: 'UTC',
  projectId: 'p',
  removedAt: null,
});
const main: CameraStreamRow = {
  name: 'Entrance',
  kind: 'RTSP',
  role: 'MAIN',
  width: 1280,
  height: 720,
  framesPerSecond: 15,
  address: { scheme: 'rtsp', host: '10.0.0.5', port: null, path: '/live' },
  secret: 'sealed',
};
const sub: CameraStreamRow = {
  ...main,
  name: 'Small',
  kind: 'SYNTHETIC',
  role: 'SUB',
  address: null,
  secret: null,
};
const extra: CameraStreamRow = { ...main, name: 'Thermal', secret: null };
const gate: CameraRow = {
  ...fixture,
  id: 'gate',
  name: 'Gate',
  model: 'M1',
  siteId: 'harbour',
  lat: 40,
  lng: 28,
  group: 'Entrances',
  tags: ['dome'],
  priority: 2,
  streams: [main, sub],
};
const registry: Registry = {
  cameras: [gate, { ...gate, id: 'twin-1', name: 'Twin' }, { ...gate, id: 'twin-2', name: 'Twin' }],
  sites: [site('harbour', 'Harbour'), site('depot', 'Depot'), site('mall-1', 'Mall'), site('mall-2', 'Mall')],
};

const brief = (errors: readonly { field: string; code: string }[]) =>
  errors.map(({ field, code }) => `${field} ${code}`);

const read = (cells: Partial<Record<ImportColumn, string>>, of = registry) => {
  const columns = importColumns.filter((column) => cells[column] !== undefined);
  return readLine({ line: 2, cells: columns.map((column) => cells[column] ?? '') }, columns, of);
};
const fresh = { name: 'New', site: 'Depot', mainKind: 'synthetic' };
const errorsOf = (cells: Partial<Record<ImportColumn, string>>) => brief(read(cells).errors);

describe('the heads of a file', () => {
  test('are known whatever their case and the space around them', () => {
    expect(readHeads([' ID ', 'MAINKIND'])).toEqual({ columns: ['id', 'mainKind'], errors: [] });
  });

  test('name the camera by its id, or by its name and site', () => {
    const missing = ['name MISSING_COLUMN'];
    expect(brief(readHeads(['id']).errors)).toEqual([]);
    expect(brief(readHeads(['site', 'name']).errors)).toEqual([]);
    expect(brief(readHeads(['name', 'model']).errors)).toEqual(missing);
    expect(brief(readHeads(['site']).errors)).toEqual(missing);
    expect(readHeads([]).errors).toEqual([
      { field: 'name', code: 'MISSING_COLUMN', params: [{ name: 'columns', value: 'id, name + site' }] },
    ]);
  });

  test('that are unknown or stand twice are refused by name', () => {
    expect(brief(readHeads(['id', 'colour', 'ID']).errors)).toEqual([
      'colour UNKNOWN_COLUMN',
      'id DUPLICATE',
    ]);
    expect(brief(readHeads(['x'.repeat(50)]).errors)).toEqual([`${'x'.repeat(40)} UNKNOWN_COLUMN`]);
  });
});

test.each([
  ['siteId', 'site'],
  ['lat', 'latitude'],
  ['lng', 'longitude'],
  ['streams.0.kind', 'mainKind'],
  ['streams.1.kind', 'subKind'],
  ['streams.0.host', 'mainAddress'],
  ['streams.1.host', 'subAddress'],
  ['streams', 'mainAddress'],
  ['name', 'name'],
])('what is wrong with %s is told of the column %s', (field, column) => {
  expect(asColumn({ field, code: 'REQUIRED', params: [] })).toEqual({
    field: column,
    code: 'REQUIRED',
    params: [],
  });
});

describe('a line of a new camera', () => {
  test('takes what the file leaves out from its site and from what is usual', () => {
    expect(read(fresh)).toMatchObject({
      line: 2,
      name: 'New',
      before: null,
      errors: [],
      after: {
        name: 'New',
        model: '',
        siteId: 'depot',
        group: '',
        tags: [],
        priority: 3,
        lat: 41,
        lng: 29,
        streams: [
          {
            stream: {
              name: 'Main',
              kind: 'SYNTHETIC',
              role: 'MAIN',
              width: 1920,
              height: 1080,
              framesPerSecond: 25,
            },
            former: undefined,
          },
        ],
      },
    });
  });

  test('reads every column', () => {
    const { after, errors } = read({
      id: '',
      name: ' New ',
      model: ' M2 ',
      site: ' depot ',
      group: ' Yard ',
      tags: 'dome, ptz|dome',
      priority: '1',
      latitude: '40,5',
      longitude: '-28.25',
      mainKind: 'hls',
      mainAddress: ' https://viewer:pw@cam.example/a.m3u8 ',
      subKind: 'MJPEG',
      subAddress: 'http://cam.example/b',
    });
    expect(errors).toEqual([]);
    expect(after).toMatchObject({
      name: 'New',
      model: 'M2',
      siteId: 'depot',
      group: 'Yard',
      tags: ['dome', 'ptz'],
      priority: 1,
      lat: 40.5,
      lng: -28.25,
      streams: [
        {
          stream: {
            kind: 'HLS',
            address: { scheme: 'https', host: 'cam.example', port: null, path: '/a.m3u8' },
          },
          typed: JSON.stringify({ userName: 'viewer', password: 'pw', token: null }),
        },
        { stream: { name: 'Sub', role: 'SUB', kind: 'MJPEG', width: 640, height: 360, framesPerSecond: 12 } },
      ],
    });
    expect(after?.streams[1]?.typed).toBeUndefined();
  });

  test('takes empty numbers for what is usual', () => {
    expect(read({ ...fresh, priority: ' ', latitude: '', longitude: '' }).after).toMatchObject({
      priority: 3,
      lat: 41,
      lng: 29,
    });
  });

  test.each([
    [{ site: 'Nowhere' }, 'site NOT_FOUND'],
    [{ site: '' }, 'site NOT_FOUND'],
    [{ site: 'Mall' }, 'site AMBIGUOUS'],
    [{ name: ' ' }, 'name REQUIRED'],
    [{ priority: 'high' }, 'priority OUT_OF_RANGE'],
    [{ latitude: '91' }, 'latitude OUT_OF_RANGE'],
    [{ mainKind: 'VHS' }, 'mainKind NOT_ONE_OF'],
    [{ mainKind: 'RTSP', mainAddress: '' }, 'mainAddress INVALID_FORMAT'],
    [{ mainKind: 'RTSP', mainAddress: 'http://10.0.0.5/' }, 'mainAddress NOT_ONE_OF'],
    [{ mainKind: '', mainAddress: 'rtsp://10.0.0.5/' }, 'mainAddress NEEDS_OTHER'],
    [{ subAddress: 'rtsp://10.0.0.5/' }, 'subAddress NEEDS_OTHER'],
    [{ mainAddress: 'rtsp://10.0.0.5/' }, 'mainAddress NOT_APPLICABLE'],
    [{ mainKind: '' }, 'mainAddress REQUIRED'],
  ])('with %o is refused: %s', (change, error) => {
    const line = read({ ...fresh, ...change });
    expect(brief(line.errors)).toContain(error);
    expect(line.after).toBeNull();
  });

  test('is told what a refused cell may hold', () => {
    const valuesOf = (change: Partial<Record<ImportColumn, string>>) =>
      read({ ...fresh, ...change }).errors.flatMap(({ params }) => params.map(({ value }) => value));
    expect(valuesOf({ mainKind: 'VHS' })).toEqual(['SYNTHETIC, WHEP, HLS, MJPEG, RTSP']);
    expect(valuesOf({ mainKind: 'RTSP', mainAddress: 'x' })).toEqual(['rtsp://192.168.1.20:554/live']);
    expect(valuesOf({ mainKind: '', mainAddress: 'x' })).toEqual(['mainKind']);
  });

  test('that names neither an id nor a site or a name is refused, whatever columns the file has', () => {
    expect(errorsOf({ id: '' })).toContain('site REQUIRED');
    expect(errorsOf({ id: '', site: 'Depot', mainKind: 'SYNTHETIC' })).toEqual(['name REQUIRED']);
  });

  test('of an unknown id is refused, and so is one with more cells than heads', () => {
    expect(errorsOf({ id: 'nobody' })).toEqual(['id UNKNOWN_CAMERA']);
    const columns = ['name', 'site', 'mainKind'] as const;
    const cells = ['New', 'Depot', 'SYNTHETIC'];
    expect(brief(readLine({ line: 2, cells: [...cells, 'x'] }, columns, registry).errors)).toEqual([
      ' TOO_MANY_CELLS',
    ]);
    expect(readLine({ line: 2, cells: [...cells, '', ''] }, columns, registry).errors).toEqual([]);
    expect(read({ id: 'nobody', name: ' New ' })).toMatchObject({
      line: 2,
      name: 'New',
      before: null,
      after: null,
    });
  });
});

describe('a line of a camera that is there', () => {
  test('is found by its id, or by its name at its site', () => {
    expect(read({ id: ' gate ' }).before).toBe(gate);
    expect(read({ name: ' Gate ', site: 'Harbour' }).before).toBe(gate);
    expect(read({ ...fresh, name: 'Gate' }).before).toBeNull();
    expect(errorsOf({ name: 'Twin', site: 'Harbour' })).toEqual(['name AMBIGUOUS']);
  });

  test('changes nothing that the file leaves out', () => {
    const { after, errors } = read({ id: 'gate' });
    expect(errors).toEqual([]);
    expect(after).toMatchObject({
      name: 'Gate',
      model: 'M1',
      siteId: 'harbour',
      group: 'Entrances',
      tags: ['dome'],
      priority: 2,
      lat: 40,
      lng: 28,
    });
    const { secret: _, ...stream } = main;
    expect(after?.streams[0]).toEqual({ stream, typed: undefined, former: main });
    expect(after?.streams[1]).toMatchObject({ stream: { name: 'Small', kind: 'SYNTHETIC' }, former: sub });
  });

  test('empties what an empty cell says, except a number', () => {
    expect(read({ id: 'gate', model: '', tags: '' }).after).toMatchObject({ model: '', tags: [] });
    expect(errorsOf({ id: 'gate', priority: '' })).toEqual(['priority OUT_OF_RANGE']);
  });

  test('moves to the site that is named', () => {
    expect(read({ id: 'gate', site: 'Depot' }).after).toMatchObject({ siteId: 'depot', lat: 40, lng: 28 });
  });

  test('loses a stream whose kind and address are empty', () => {
    const { after } = read({ id: 'gate', subKind: '', subAddress: '' });
    expect(after?.streams.map(({ stream }) => stream.name)).toEqual(['Entrance']);
  });

  test('keeps its further streams of a role', () => {
    const cameras = [{ ...gate, streams: [main, extra] }];
    const { after, errors } = read({ id: 'gate' }, { ...registry, cameras });
    const { secret: _, ...stream } = extra;
    expect(errors).toEqual([]);
    expect(after?.streams[1]).toEqual({ stream, typed: undefined, former: extra });
  });

  test('is asked for the password again when its address changes, and only then', () => {
    const moved = 'rtsp://10.0.0.9/live';
    expect(errorsOf({ id: 'gate', mainAddress: moved })).toEqual(['mainAddress SECRET_NEEDED_AGAIN']);
    expect(errorsOf({ id: 'gate', mainAddress: 'rtsp://a:b@10.0.0.9/live' })).toEqual([]);
    const cameras = [{ ...gate, streams: [{ ...main, secret: null }] }];
    expect(read({ id: 'gate', mainAddress: moved }, { ...registry, cameras }).errors).toEqual([]);
  });
});

describe('lines of the same camera', () => {
  const codes = (...lines: readonly Partial<Record<ImportColumn, string>>[]) =>
    refuseDuplicates(lines.map((line) => read(line))).map(({ errors, after }) => [
      brief(errors),
      after === null,
    ]);

  test('are refused from the second on, by id or by name and site', () => {
    expect(codes({ id: 'gate' }, { name: 'Gate', site: 'Harbour' })).toEqual([
      [[], false],
      [['id DUPLICATE'], true],
    ]);
    expect(codes(fresh, fresh)).toEqual([
      [[], false],
      [['name DUPLICATE'], true],
    ]);
  });

  test('are not those of another site or name', () => {
    expect(codes(fresh, { ...fresh, site: 'Harbour' }, { ...fresh, name: 'Other' })).toEqual([
      [[], false],
      [[], false],
      [[], false],
    ]);
  });

  test('do not count a line that is refused itself', () => {
    expect(codes({ ...fresh, priority: '9' }, fresh)).toEqual([
      [['priority OUT_OF_RANGE'], true],
      [[], false],
    ]);
  });
});

describe('what a line changes', () => {
  const siteName = (id: string) => `Site ${id}`;
  const { id: _, ...written } = gate;

  test('is nothing where it says what is there', () => {
    expect(changesOf(gate, written, siteName)).toEqual([]);
  });

  test('is told field by field, as texts', () => {
    const after = { ...written, name: 'Door', siteId: 'depot', tags: ['a', 'b'], streams: [main] };
    expect(
      changesOf({ ...gate, streams: [main, sub] }, { ...after, streams: [main, sub] }, siteName),
    ).toEqual([
      { field: 'name', before: 'Gate', after: 'Door' },
      { field: 'site', before: 'Site harbour', after: 'Site depot' },
      { field: 'tags', before: 'dome', after: 'a, b' },
    ]);
  });

  test('tells streams by kind and address, and of credentials only that they change', () => {
    const streams = [
      { ...main, address: { scheme: 'rtsp', host: '10.0.0.9', port: 8554, path: '/' }, secret: 'other' },
    ];
    expect(changesOf(gate, { ...written, streams }, siteName)).toEqual([
      { field: 'mainAddress', before: 'rtsp://10.0.0.5/live', after: 'rtsp://10.0.0.9:8554/' },
      { field: 'subKind', before: 'SYNTHETIC', after: '' },
      { field: 'credentials', before: null, after: '•••' },
    ]);
  });

  test('says that credentials go', () => {
    const streams = [{ ...main, secret: null }, sub];
    expect(changesOf(gate, { ...written, streams }, siteName)).toEqual([
      { field: 'credentials', before: null, after: '' },
    ]);
  });

  test('of a new camera is all that it has', () => {
    const fields = (streams: readonly CameraStreamRow[]) =>
      changesOf(null, { ...written, model: '', streams }, siteName).map(({ field, before }) => [
        field,
        before,
      ]);
    const expected = ['name', 'site', 'group', 'tags', 'priority', 'latitude', 'longitude', 'mainKind'];
    expect(fields([{ ...sub, role: 'MAIN' }])).toEqual(expected.map((field) => [field, null]));
    expect(fields([main]).at(-1)).toEqual(['credentials', null]);
  });
});

describe('sites that a file names and that do not exist', () => {
  const missing = (...lines: readonly (readonly string[])[]) =>
    missingSites(
      lines.map((cells, index) => ({ line: index + 2, cells })),
      ['site', 'latitude', 'longitude'],
      registry.sites,
    );

  test('are told once each, whatever their case, with the place of the first camera that has one', () => {
    expect(
      missing(['Pier', '', ''], [' pier ', '40.5', '29'], ['PIER', '1', '1'], ['Mill', '95', '0']),
    ).toEqual([
      { name: 'Pier', lines: 3, place: { lat: 40.5, lng: 29 } },
      { name: 'Mill', lines: 1, place: null },
    ]);
  });

  test('are none of those that exist, by name or id, and no name that cannot be one', () => {
    expect(
      missing(['HARBOUR', '', ''], ['mall-1', '', ''], ['  ', '', ''], ['x'.repeat(101), '', '']),
    ).toEqual([]);
    expect(missingSites([{ line: 2, cells: ['Gate'] }], ['name'], registry.sites)).toEqual([]);
  });
});
