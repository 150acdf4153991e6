import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { z } from 'zod';
import type { EventCarrier, EventMessage } from '~/resolvers/events.ts';
import { parcelsOf } from './parcels.ts';

const channel = 'watchfloor_events';
/** PostgreSQL carries less than 8,000 bytes at once; the rest is for what stands around the messages. */
const maxBytes = 7_500;
/** How many messages wait while there is no connection; beyond that the oldest are dropped. */
const maxWaiting = 10_000;
/** Before the first attempt to connect anew, doubled with each that fails, and the longest. In milliseconds. */
const [firstPause, longestPause] = [250, 10_000];

/** Only the envelope is checked here: the bus knows the topics and ignores those that it does not know. */
const envelope = z.object({
  from: z.string(),
  messages: z.array(z.object({ topic: z.string(), payload: z.record(z.string(), z.string()) })),
});

export interface PostgresCarrierOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Told of each loss of the connection, of each attempt to connect that fails, and of what cannot be carried or read. */
  readonly onError: (error: unknown) => void;
  /**
   * There was no connection for a while: events of other servers were missed, so subscribers here have to read again.
   */
  readonly onMissed: () => void;
}

/**
 * Carries events between the servers on one PostgreSQL by LISTEN and NOTIFY, over a connection of its own, which is made
 * anew whenever it is lost. Resolves when it listens; rejects when the database cannot be reached.
 */
export async function createPostgresCarrier({
  url,
  onError,
  onMissed,
}: PostgresCarrierOptions): Promise<EventCarrier> {
  const self = randomUUID();
  let listener: (message: EventMessage) => void = () => undefined;
  let waiting: EventMessage[] = [];
  let connection: Client | undefined;
  let sending: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let closed = false;

  function hear(text: string): void {
    try {
      const { from, messages } = envelope.parse(JSON.parse(text));
      if (from !== self) for (const message of messages) listener(message as EventMessage);
    } catch (error) {
      onError(error);
    }
  }

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'watchfloor-events',
    });
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    client.on('error', onError);
    client.once('end', () => {
      if (connection === client) lost();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (closed) return client.end();
    connection = client;
    pause = firstPause;
    send();
  }

  function lost(): void {
    connection = undefined;
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(onMissed, (error: unknown) => {
        onError(error);
        lost();
      });
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }

  async function notify(client: Client, messages: readonly EventMessage[]): Promise<void> {
    const parcels = parcelsOf(messages, maxBytes).map((parcel) =>
      JSON.stringify({ from: self, messages: parcel }),
    );
    await client.query('select pg_notify($1, parcel) from unnest($2::text[]) as parcels(parcel)', [
      channel,
      parcels,
    ]);
  }

  /** One statement at a time, so that everything arrives in the order in which it was sent. */
  function send(): void {
    const client = connection;
    if (!client || sending || waiting.length === 0) return;
    const messages = waiting;
    waiting = [];
    sending = notify(client, messages)
      .catch((error: unknown) => {
        onError(error);
        // The messages wait for the next connection; this one is closed, whatever was wrong with it.
        waiting = [...messages, ...waiting];
        return client.end();
      })
      .finally(() => {
        sending = undefined;
        send();
      });
  }

  await connect();
  return {
    send(message) {
      if (closed) return;
      waiting.push(message);
      if (waiting.length > maxWaiting) waiting.shift();
      send();
    },
    receive(hearing) {
      listener = hearing;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      while (connection && sending) await sending;
      await connection?.end();
    },
  };
}
