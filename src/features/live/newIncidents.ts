import type { ApolloClient } from '@apollo/client';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { NewIncidentsDocument } from './live.generated.ts';
import { type IncidentChange, type Live, liveOf } from './live.ts';

/** The incidents that wait for somebody to take them on. Those folded into a storm count with it. */
export interface Waiting {
  readonly incidents: ReadonlyMap<string, IncidentChange>;
  /** How many there are in all: more than `incidents` holds when there are more than one page of them. */
  readonly count: number;
  /** False until the API has answered: then these are only those that it told of. */
  readonly complete: boolean;
}

export interface NewIncidents {
  /** Another object after each change. */
  readonly read: () => Waiting;
  /** Calls back after each change. Returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with each incident that comes to wait, told or found by asking again. Returns the function that stops it. */
  readonly onRaised: (listener: (incident: IncidentChange) => void) => () => void;
}

const nothing: Waiting = { incidents: new Map(), count: 0, complete: false };

/** Milliseconds between two questions, however much happens. */
const ASK_EVERY = 500;

const waits = ({ state, parent }: IncidentChange) => state === 'NEW' && parent === null;

/** It was just raised, or somebody took back that it was seen: the clocks of server and page need not agree for that. */
const isFresh = ({ activity }: IncidentChange): boolean => {
  const last = activity.nodes.at(-1)?.action;
  return last === 'RAISE' || last === 'UNDO';
};

/** What waits, over the live changes of a client; the page itself takes `newIncidentsOf`. */
export function createNewIncidents(client: ApolloClient, { incidents, session }: Live): NewIncidents {
  let waiting = nothing;
  /** Told since the last question was asked: newer than its answer. */
  let told = new Map<string, IncidentChange>();
  /** Older ones than this were beyond the page that was answered: they are not new when they come into it. */
  let answeredFrom = '';
  let user = session.user();
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const raisedListeners = new Set<(incident: IncidentChange) => void>();

  const become = (next: Waiting) => {
    waiting = next;
    for (const listener of [...listeners]) listener();
  };
  const tellRaised = (raised: readonly IncidentChange[]) => {
    for (const incident of raised) for (const listener of [...raisedListeners]) listener(incident);
  };

  async function ask(): Promise<void> {
    if (session.user() === null) return;
    told = new Map();
    const asker = session.user();
    const { data } = await client.query({ query: NewIncidentsDocument, fetchPolicy: 'network-only' });
    if (!data || session.user() !== asker) return;
    const { nodes, totalCount } = data.incidents;
    const before = waiting;
    const found = new Map<string, IncidentChange>(nodes.map((node) => [node.id, node]));
    for (const [id, incident] of told) {
      if (waits(incident)) found.set(id, incident);
      else found.delete(id);
    }
    const raised = [...found.values()].filter(
      ({ id, raisedAt }) => before.complete && !before.incidents.has(id) && raisedAt >= answeredFrom,
    );
    const beyond = Math.max(0, totalCount - nodes.length);
    answeredFrom = beyond === 0 ? '' : (nodes.at(-1)?.raisedAt ?? '');
    become({ incidents: found, count: found.size + beyond, complete: true });
    tellRaised(raised);
  }

  // What cannot be asked for stays as it was told: the connection says that it is lost, and asks again when it is back.
  const asking = atMostEvery(ASK_EVERY, () => ask().catch(() => undefined));

  function onChange(incident: IncidentChange): void {
    told.set(incident.id, incident);
    const { incidents: known, count, complete } = waiting;
    const beyond = count - known.size;
    const isKnown = known.has(incident.id);
    const next = new Map(known);
    if (waits(incident)) next.set(incident.id, incident);
    else next.delete(incident.id);
    if (isKnown || waits(incident)) become({ incidents: next, count: next.size + beyond, complete });
    // Whether it was among those beyond the page is not known here.
    if (!isKnown && beyond > 0) asking.request();
    if (!isKnown && waits(incident) && isFresh(incident)) tellRaised([incident]);
  }

  function open(): void {
    if (stop) return;
    stop = incidents.listen({ onChange, onMissed: asking.request, onStanding: asking.request });
    asking.request();
  }

  session.onChange(() => {
    if (session.user() === user) return;
    user = session.user();
    answeredFrom = '';
    become(nothing);
    if (user !== null && stop) asking.request();
  });

  return {
    read: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      open();
      return () => listeners.delete(listener);
    },
    onRaised(listener) {
      raisedListeners.add(listener);
      open();
      return () => raisedListeners.delete(listener);
    },
  };
}

const ofClients = new WeakMap<ApolloClient, NewIncidents>();

/** What waits for the operators of this page: asked for once, from the first who wants to know until the session ends. */
export function newIncidentsOf(client: ApolloClient): NewIncidents {
  const known = ofClients.get(client) ?? createNewIncidents(client, liveOf(client));
  ofClients.set(client, known);
  return known;
}
