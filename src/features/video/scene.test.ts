import { describe, expect, it } from 'vitest';
import { burntInClock, daylightOf, drawScene, type SceneOptions, sceneKindOf } from './scene.ts';
import type { Canvas2d } from './scenes/pen.ts';

/** A canvas that writes down what is drawn on it. */
function createCanvas() {
  const drawn: string[] = [];
  const gradient = { addColorStop: (...stop: unknown[]) => drawn.push(`stop ${stop.join(' ')}`) };
  const canvas = new Proxy({} as Record<string, unknown>, {
    get: (known, name) =>
      known[String(name)] ??
      ((...values: unknown[]) => {
        drawn.push(`${String(name)} ${values.map(String).join(' ')}`);
        if (name === 'measureText') return { width: 100 };
        return gradient;
      }),
    set(known, name, value: unknown) {
      drawn.push(`${String(name)} = ${String(value)}`);
      return Reflect.set(known, name, String(value));
    },
  });
  // It answers every method of a canvas, which no type can say of a proxy.
  return { ctx: canvas as unknown as Canvas2d, drawn };
}

const noon = Date.UTC(2026, 10, 21, 12, 0, 0);

function picture(changes: Partial<SceneOptions> = {}): string {
  const { ctx, drawn } = createCanvas();
  drawScene(ctx, { seed: 'camera-1', name: '', width: 640, height: 360, at: noon, offset: 0, ...changes });
  return drawn.join('\n');
}

const places = [
  'Avenue',
  'Parking level 1',
  'Harbour gate',
  'Quay 3 crane',
  'Track 1 points',
  'Fence south',
  'Canteen corridor',
  'Cold store',
  'Atrium',
  'Battery room',
];

describe('the picture of a synthetic camera', () => {
  it.each(places)('of %s is the same for the same seed and moment', (name) => {
    expect(picture({ name })).toBe(picture({ name }));
  });

  it.each(places)('of %s changes from one frame to the next', (name) => {
    expect(picture({ name, at: noon + 80 })).not.toBe(picture({ name }));
  });

  it.each(places)('of %s has somebody or something that comes and goes', (name) => {
    const minutes = Array.from({ length: 40 }, (_, index) => picture({ name, at: noon + index * 7000 }));
    const strokes = minutes.map((drawn) => drawn.split('\n').length);
    expect(new Set(strokes).size).toBeGreaterThan(1);
  });

  it('differs from camera to camera', () => {
    expect(picture({ name: 'Avenue', seed: 'camera-2' })).not.toBe(picture({ name: 'Avenue' }));
  });

  it('shows nothing but its clock when the lens is covered', () => {
    const black = picture({ black: true });
    expect(black).toContain('fillText 2026-11-21 12:00:00');
    expect(black.match(/^fillRect/gm)).toHaveLength(2);
  });

  it('looks at what its name says', () => {
    expect(places.map((name) => sceneKindOf('camera-1', name))).toEqual([
      'street',
      'carPark',
      'gate',
      'harbour',
      'railYard',
      'perimeter',
      'corridor',
      'warehouse',
      'hall',
      'plantRoom',
    ]);
  });

  it('looks at what its seed says when its name says nothing', () => {
    const kinds = Array.from({ length: 200 }, (_, index) => sceneKindOf(`camera-${index}`, 'Kamera 7'));
    expect(new Set(kinds).size).toBe(10);
    expect(sceneKindOf('camera-5', 'Kamera 7')).toBe(kinds[5]);
  });
});

describe('the light', () => {
  it('is night, twilight and day by the hour where the camera stands', () => {
    const at = (hour: number, offset = 0) =>
      daylightOf({ seed: '', width: 1, height: 1, at: Date.UTC(2026, 5, 1, hour), offset });
    expect([at(3), at(12), at(23)]).toEqual([0, 1, 0]);
    expect(at(7)).toBeGreaterThan(0);
    expect(at(7)).toBeLessThan(1);
    expect(at(3, 9 * 60)).toBe(1);
  });
});

it('burns in the clock of where the camera stands', () => {
  const options = { seed: '', width: 1, height: 1, at: noon };
  expect(burntInClock({ ...options, offset: 0 })).toBe('2026-11-21 12:00:00');
  expect(burntInClock({ ...options, offset: 720 })).toBe('2026-11-22 00:00:00');
});
