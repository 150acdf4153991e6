import type { ApolloClient } from '@apollo/client';
import { type IncidentChange, type Live, liveOf } from '~/features/live/live.ts';
import { type NewIncidents, newIncidentsOf } from '~/features/live/newIncidents.ts';
import type { HeldStill } from '~/features/video/stillRing.ts';
import { heldStills } from '~/features/video/stills.ts';
import { createQueue } from '~/lib/queue.ts';
import { onePerPlace, STILLS_WITHIN_MS } from '~/resolvers/evidence/stills.rules.ts';
import { KeepIncidentStillsDocument } from './StillsBefore.generated.ts';

/** Streams are some seconds late: so long after an incident the last picture of before has been seen, and is sent too. */
export const AGAIN_MS = 8000;

/** Where incidents and stills come from; the page itself takes those of its client and of its tiles. */
export interface StillSources {
  readonly live: Pick<Live, 'incidents' | 'session'>;
  readonly raised: Pick<NewIncidents, 'onRaised'>;
  readonly held: (cameraId: string) => readonly HeldStill[];
}

type Raised = Pick<IncidentChange, 'id' | 'raisedAt' | 'camera'>;

async function addressOf(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Sends what the page holds of a camera when an incident is raised on it, whoever raises it: at once, and again what was
 * seen a little later of the time before. Returns the function that stops it. The API keeps one still of every five
 * seconds, however many pages send theirs.
 */
export function keepStillsBefore(client: ApolloClient, sources: Partial<StillSources> = {}): () => void {
  const { live = liveOf(client), raised = newIncidentsOf(client), held = heldStills } = sources;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let known = new Set<string>();
  let user = live.session.user();
  // Many incidents at once, as of a whole site, do not stand in the way of what somebody asks for.
  const inTurn = createQueue();

  async function send(incidentId: string, cameraId: string, raisedAt: number, sent: Set<number>) {
    const found = onePerPlace([...held(cameraId)].reverse(), raisedAt);
    const unsent = [...found].filter(([place]) => !sent.has(place));
    if (unsent.length === 0) return;
    const stills = await Promise.all(
      unsent.map(async ([, { takenAt, image }]) => ({
        takenAt: new Date(takenAt).toISOString(),
        image: await addressOf(image),
      })),
    );
    await client.mutate({ mutation: KeepIncidentStillsDocument, variables: { incidentId, stills } });
    for (const [place] of unsent) sent.add(place);
  }

  function take({ id, camera, raisedAt }: Raised): void {
    const moment = Date.parse(raisedAt);
    // What is held now is not of before an old one that has changed.
    if (!camera || known.has(id) || Date.now() - moment > STILLS_WITHIN_MS) return;
    known.add(id);
    const sent = new Set<number>();
    // Nobody asked for it, so nobody is told when it fails: the panel says what is kept. It is sent once more anyway.
    const sendInTurn = () => void inTurn(() => send(id, camera.id, moment, sent)).catch(() => undefined);
    sendInTurn();
    const timer = setTimeout(() => {
      timers.delete(timer);
      sendInTurn();
    }, AGAIN_MS);
    timers.add(timer);
  }

  function forget(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    known = new Set();
  }

  const ends = [
    // Every incident, those too that are folded into a storm…
    live.incidents.listen({ onChange: take }),
    // …and those that were raised while the page was not told.
    raised.onRaised(take),
    live.session.onChange(() => {
      if (live.session.user() === user) return;
      user = live.session.user();
      forget();
    }),
    forget,
  ];
  return () => {
    for (const end of ends) end?.();
  };
}
