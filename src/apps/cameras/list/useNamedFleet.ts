import { useMemo } from 'react';
import { useFleetStore, useLoadedFleet } from '~/features/cameras/fleet/useFleet.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { byName } from './fleet.rules.ts';

/** Every camera by name in the order of the language; `refresh` asks for all of them anew. */
export function useNamedFleet() {
  const { refresh } = useFleetStore();
  const cameras = useLoadedFleet();
  const { language } = useFormat();
  const collator = useMemo(() => new Intl.Collator(language, { numeric: true }), [language]);
  const fleet = useMemo(() => byName(cameras, collator), [cameras, collator]);
  return { fleet, collator, refresh };
}
