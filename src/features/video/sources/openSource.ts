import type { StreamKind } from '~/graphql/types.generated.ts';
import { openHls } from './hls.ts';
import { openMjpeg } from './mjpeg.ts';
import type { OpenSource } from './source.ts';
import { openSynthetic } from './synthetic.ts';
import { openWhep } from './whep.ts';

const sources: Readonly<Record<Exclude<StreamKind, 'RTSP'>, OpenSource>> = {
  WHEP: openWhep,
  HLS: openHls,
  MJPEG: openMjpeg,
  SYNTHETIC: openSynthetic,
};

/** Opens a stream by its kind. Throws a RangeError for RTSP, which browsers do not play. */
export const openSource: OpenSource = (settings, calls) => {
  const { kind } = settings.stream;
  if (kind === 'RTSP') throw new RangeError('Browsers play no RTSP.');
  return sources[kind](settings, calls);
};
