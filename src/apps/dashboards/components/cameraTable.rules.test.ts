import { describe, expect, it } from 'vitest';
import { type CameraLine, filterCameras, readSort, sortCameras, writeSort } from './cameraTable.rules.ts';

const camera = (name: string, more: Partial<CameraLine> = {}, uptime: number | null = 1): CameraLine => ({
  id: name,
  name,
  operatorState: 'ACTIVE',
  state: 'UP',
  health: { malfunctions: 0, upSeconds: 10, degradedSeconds: 0, downSeconds: 0, uptime, coverage: 1 },
  ...more,
});

const names = (lines: readonly CameraLine[]) => lines.map(({ name }) => name);

describe('the order of the cameras', () => {
  const gate = camera('Gate 2', {}, 0.5);
  const dock = camera('Dock 10', {}, null);
  const yard = camera('Yard', { state: 'DOWN' }, 0.9);

  it('counts the numbers in names', () => {
    expect(names(sortCameras([camera('Gate 10'), gate], readSort('camera.asc'), 'en'))).toEqual([
      'Gate 2',
      'Gate 10',
    ]);
  });

  it('puts what was never observed last, whichever way it is sorted', () => {
    expect(names(sortCameras([dock, yard, gate], readSort('up_time_pc.asc'), 'en'))).toEqual([
      'Gate 2',
      'Yard',
      'Dock 10',
    ]);
    expect(names(sortCameras([dock, yard, gate], readSort('up_time_pc.desc'), 'en'))).toEqual([
      'Yard',
      'Gate 2',
      'Dock 10',
    ]);
  });

  it('puts equals in the order of their names', () => {
    expect(names(sortCameras([yard, gate, dock], readSort('total_malfunctions.desc'), 'en'))).toEqual([
      'Dock 10',
      'Gate 2',
      'Yard',
    ]);
  });

  it('is by name where the address asks for a column that there is not', () => {
    expect(readSort('price.desc')).toEqual({ column: 'camera', direction: 'asc' });
    expect(readSort(writeSort({ column: 'state', direction: 'desc' }))).toEqual({
      column: 'state',
      direction: 'desc',
    });
  });
});

describe('the cameras that are shown', () => {
  const cameras = [
    camera('North gate'),
    camera('South gate', { state: 'DEGRADED' }),
    camera('Yard', { state: 'DOWN' }),
    camera('Cellar', { state: 'PAUSED' }),
  ];

  it('are those that give pictures when the live ones are asked for', () => {
    expect(names(filterCameras(cameras, 'LIVE', ''))).toEqual(['North gate', 'South gate']);
  });

  it('are those of one state', () => {
    expect(names(filterCameras(cameras, 'PAUSED', ''))).toEqual(['Cellar']);
  });

  it('have the searched text in their name, in any case', () => {
    expect(names(filterCameras(cameras, null, ' GATE'))).toEqual(['North gate', 'South gate']);
  });
});
