import { useApolloClient } from '@apollo/client/react';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { askFleet } from './askFleet.ts';
import type { CamerasData } from './cameras.loader.ts';
import { type CamerasStatusSubscription, useCamerasStatusSubscription } from './Fleet.generated.ts';
import { byName, type FleetCamera } from './fleet.rules.ts';

type Change = CamerasStatusSubscription['cameraStatusChanged'];

/** Milliseconds in which changes of state are gathered before the table is drawn again. */
const REST = 500;

function patched(
  fleet: readonly FleetCamera[],
  changes: ReadonlyMap<string, Change>,
): readonly FleetCamera[] {
  return fleet.map((camera) => {
    const change = changes.get(camera.id);
    return change ? { ...camera, state: change.to, stateSince: change.at } : camera;
  });
}

/** Hands on what was gathered, at most twice a second. */
function useGathered(apply: (changes: ReadonlyMap<string, Change>) => void) {
  const waiting = useRef(new Map<string, Change>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (change: Change) => {
    waiting.current.set(change.camera.id, change);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const changes = waiting.current;
      waiting.current = new Map();
      apply(changes);
    }, REST);
  };
}

/** Every camera by name, kept true by what cameras report; `refresh` asks for all of them anew. */
export function useFleet() {
  const client = useApolloClient();
  const { language } = useFormat();
  const asked = use(useLoaderData<CamerasData>().fleet);
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
  const gather = useGathered((changes) => replace((known) => patched(known, changes)));
  useCamerasStatusSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => data && gather(data.cameraStatusChanged),
  });
  const refresh = useCallback(async () => {
    const fresh = await askFleet(client);
    replace(() => fresh);
  }, [client, replace]);
  return { fleet: named, collator, refresh };
}
