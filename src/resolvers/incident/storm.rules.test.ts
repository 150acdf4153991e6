import { describe, expect, test } from 'vitest';
import type { IncidentRow } from './incident.rows.ts';
import { foldedActivity, foldingOf, siteIncident } from './storm.rules.ts';

const storm = siteIncident({ id: 'site' }, { id: 'storm', number: 9, summary: 'Many.', raisedAt: 0 });
const outage = (camera: string, more: Partial<IncidentRow> = {}): IncidentRow => ({
  ...storm,
  id: `outage-${camera}`,
  cameraId: camera,
  ...more,
});

describe('an outage', () => {
  test('stands alone as long as fewer than three cameras of the site went down within the minute', () => {
    expect(foldingOf('c', [], [])).toEqual({ into: null, together: [] });
    expect(foldingOf('c', [outage('a')], [])).toEqual({ into: null, together: [] });
  });

  test('makes a storm with two others', () => {
    const others = [outage('a'), outage('b')];
    expect(foldingOf('c', others, [])).toEqual({ into: null, together: others });
  });

  test('makes none with outages that are closed, or with those of its own camera', () => {
    expect(foldingOf('c', [outage('a'), outage('b', { state: 'RESOLVED' })], []).together).toEqual([]);
    expect(foldingOf('c', [outage('a'), outage('c')], []).together).toEqual([]);
    expect(foldingOf('c', [outage('a'), outage('a', { id: 'again' })], []).together).toEqual([]);
  });

  test('is folded into a storm that was raised within the minute, or into which one was folded then', () => {
    expect(foldingOf('c', [storm, outage('a')], [storm])).toEqual({ into: storm, together: [] });
    expect(foldingOf('c', [outage('a', { parentId: storm.id })], [storm]).into).toBe(storm);
  });

  test('is not folded into a storm that has rested for a minute or was closed', () => {
    expect(foldingOf('c', [], [storm]).into).toBeNull();
    expect(foldingOf('c', [outage('a')], [storm]).into).toBeNull();
    expect(foldingOf('c', [outage('a', { parentId: storm.id })], []).into).toBeNull();
  });

  test('makes no new storm with those that were folded into one before', () => {
    const folded = ['a', 'b'].map((camera) => outage(camera, { parentId: storm.id }));
    expect(foldingOf('c', folded, []).together).toEqual([]);
  });

  test('makes none with an incident of the whole site, which is of no camera', () => {
    const unreachable = { ...storm, id: 'unreachable' };
    expect(foldingOf('c', [outage('a'), unreachable], []).together).toEqual([]);
  });
});

test('the log of an outage says into which storm it was folded', () => {
  expect(foldedActivity(outage('a'), storm, 'entry', 7)).toEqual({
    id: 'entry',
    incidentId: 'outage-a',
    at: 7,
    actorId: null,
    action: 'NOTE',
    note: 'Folded into incident 9.',
    before: null,
  });
});
