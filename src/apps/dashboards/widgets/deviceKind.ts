import type { DeviceKind } from '~/graphql/types.generated.ts';

/** What a browser tells about the device that it runs on. */
export interface DeviceSigns {
  readonly userAgent: string;
  /** The shorter side of the screen, in CSS pixels. */
  readonly shortSide: number;
  /** The finger is what points. */
  readonly touch: boolean;
}

/** The kind of a device: what it calls itself, else how large it is. An iPad calls itself a Mac, but is touched. */
export function deviceKind({ userAgent, shortSide, touch }: DeviceSigns): DeviceKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'TABLET';
  if (/Mobi|iPhone/i.test(userAgent)) return 'MOBILE';
  if (!touch || shortSide >= 1100) return 'DESKTOP';
  return shortSide < 600 ? 'MOBILE' : 'TABLET';
}

/** The kind of the device that the page is on. */
export const thisDevice = (): DeviceKind =>
  deviceKind({
    userAgent: navigator.userAgent,
    shortSide: Math.min(screen.width, screen.height),
    touch: matchMedia('(pointer: coarse)').matches,
  });
