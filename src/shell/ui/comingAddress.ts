/** Where in the dashboard somebody is, or is going. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What of the router is followed. */
interface FollowedRouter {
  readonly state: {
    readonly location: Place;
    readonly navigation: { readonly location?: Place | undefined };
  };
  readonly subscribe: (listener: () => void) => unknown;
}

let router: FollowedRouter | null = null;
/** Where a change leads that the router has yet to take up. */
let ahead: (Place & { readonly step: boolean }) | null = null;
/** Where the latest step leads, while the router is on its way there. */
let step: string | null = null;
/** A change that is made now is drawn before anything else. */
let urgent = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Follows where the router is going, for everything that draws or changes the coming address. Called once, at the start. */
export function followRouter(followed: FollowedRouter): void {
  router = followed;
  followed.subscribe(() => {
    ahead = null;
    tell();
  });
}

/**
 * The address that a screen is coming to: that of the latest change, though the screen may still draw an older one. Its
 * path is the one that the screen draws, or begins with `root`. Null when somebody is leaving the screen, or has left.
 */
export function comingPlace(pathname: string, root?: string): Place | null {
  const place = ahead ?? router?.state.navigation.location ?? router?.state.location;
  if (!place) return null;
  const stays = place.pathname === pathname || (root !== undefined && place.pathname.startsWith(`${root}/`));
  return stays ? place : null;
}

/** Whether the way to the coming address is one that Back undoes: whatever takes its place must be one too. */
export function comingIsStep(): boolean {
  if (ahead) return ahead.step;
  const pending = router?.state.navigation.location;
  return pending !== undefined && step === pending.pathname + pending.search;
}

/** Notes a change before the router takes it up, so that two in one moment both hold. */
export function goAhead(place: Place & { readonly step: boolean }): void {
  ahead = place;
  step = place.step ? place.pathname + place.search : null;
  tell();
}

/** Calls the listener whenever the coming address changes. */
export function onComing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Runs `work`; a change of the address that it makes is drawn before the next key or click. For closing what lies over
 * the screen: until it is gone, it would take the key that is pressed next.
 */
export function drawAtOnce(work: () => void): void {
  urgent = true;
  try {
    work();
  } finally {
    urgent = false;
  }
}

/** Whether a change of the address that is made now is drawn before anything else (`drawAtOnce`). */
export const isUrgent = (): boolean => urgent;
