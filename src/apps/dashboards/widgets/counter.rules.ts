import { cameraStateLook } from '~/features/cameras/states.ts';
import type { Tone } from '~/shell/ui/tones.ts';

/** Degraded cameras give pictures too. Green is for a fleet that is well: at least as many are up as are degraded. */
export const liveTone = ({ up, degraded }: { readonly up: number; readonly degraded: number }): Tone =>
  (degraded > up ? cameraStateLook.DEGRADED : cameraStateLook.UP).tone;
