import type { CameraScreenQuery } from './Camera.generated.ts';

/** The camera of the page. */
export type ShownCamera = NonNullable<CameraScreenQuery['camera']>;
