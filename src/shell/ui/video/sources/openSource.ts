import type { StreamKind } from '~/graphql/types.generated.ts';
import type { OpenSource } from './source.ts';
import { openSynthetic } from './synthetic.ts';

const sources: Readonly<Partial<Record<StreamKind, OpenSource>>> = { SYNTHETIC: openSynthetic };

/** Opens a stream by its kind. Fails by `onFailed` where this browser cannot play it. */
export const openSource: OpenSource = (settings, calls) => {
  const open = sources[settings.stream.kind];
  if (!open) throw new RangeError(`Streams of kind ${settings.stream.kind} are played by nobody.`);
  return open(settings, calls);
};
