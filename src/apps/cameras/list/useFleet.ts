import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { askFleet } from './askFleet.ts';
import {
  CamerasFleetDocument,
  useCamerasIncidentsSubscription,
  useCamerasStatusSubscription,
} from './Fleet.generated.ts';
import { byName, type FleetCamera } from './fleet.rules.ts';

/** What reports change of a camera. */
type Patch = Partial<Pick<FleetCamera, 'state' | 'stateSince' | 'openSeverity'>>;

/** Milliseconds in which reports are gathered before the table is drawn again. */
const REST = 500;

function patched(fleet: readonly FleetCamera[], patches: ReadonlyMap<string, Patch>): readonly FleetCamera[] {
  return fleet.map((camera) => {
    const patch = patches.get(camera.id);
    return patch ? { ...camera, ...patch } : camera;
  });
}

/** Hands on what was gathered, at most twice a second. */
function useGathered(apply: (patches: ReadonlyMap<string, Patch>) => void) {
  const waiting = useRef(new Map<string, Patch>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (cameraId: string, patch: Patch) => {
    waiting.current.set(cameraId, { ...waiting.current.get(cameraId), ...patch });
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const patches = waiting.current;
      waiting.current = new Map();
      apply(patches);
    }, REST);
  };
}

/** Every camera by name, kept true by what is reported; `refresh` asks for all of them anew. */
export function useFleet() {
  const { language } = useFormat();
  const { data, client } = usePreloaded(CamerasFleetDocument);
  const asked: readonly FleetCamera[] = data.fleet;
  const [newer, setNewer] = useState<{ readonly of: unknown; readonly fleet: readonly FleetCamera[] }>();
  const fleet = newer?.of === asked ? newer.fleet : asked;
  const collator = useMemo(() => new Intl.Collator(language, { numeric: true }), [language]);
  // The order by name is made once for a fleet, not for each change of a state.
  const named = useMemo(() => byName(fleet, collator), [fleet, collator]);
  const replace = useCallback(
    (next: (known: readonly FleetCamera[]) => readonly FleetCamera[]) =>
      setNewer((known) => ({ of: asked, fleet: next(known?.of === asked ? known.fleet : asked) })),
    [asked],
  );
  const gather = useGathered((patches) => replace((known) => patched(known, patches)));
  useCamerasStatusSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { camera, to, at } = data.cameraStatusChanged;
      gather(camera.id, { state: to, stateSince: at });
    },
  });
  useCamerasIncidentsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const { id, openSeverity } = data?.incidentChanged.camera ?? {};
      if (id !== undefined && openSeverity !== undefined) gather(id, { openSeverity });
    },
  });
  const refresh = useCallback(async () => {
    const fresh = await askFleet(client);
    replace(() => fresh);
  }, [client, replace]);
  return { fleet: named, collator, refresh };
}
