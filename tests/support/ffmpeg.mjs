import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Plain Node without packages: the test command asks it before anything runs.

/** Whether tests can have real streams: ffmpeg makes them. */
export const hasFfmpeg = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'ffmpeg')));
