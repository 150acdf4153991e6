import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { type Connection, connection as connectionOfPage } from '~/graphql/client/connection.ts';
import { onSessionChange, readSession } from '~/shell/auth/session.ts';
import {
  CameraChangesDocument,
  type CameraChangesSubscription,
  type IncidentChangeFragment,
  IncidentChangesDocument,
  OfficeChangesDocument,
  type OfficeChangesSubscription,
  RegistryChangesDocument,
  type RegistryChangesSubscription,
} from './live.generated.ts';
import { createTopic, type LiveSession, type Topic } from './topic.ts';

/** A new transition, with its camera as it is now. */
export type CameraChange = CameraChangesSubscription['cameraStatusChanged'];
/** An incident that was raised or changed, as it is now. */
export type IncidentChange = IncidentChangeFragment;

/** A camera that was added, changed, removed or restored, as it is now. */
export type RegistryChange = RegistryChangesSubscription['cameraChanged'];

/** What was written of the viewer's things in an office app; without ids, more than can be named. */
export type OfficeChange = OfficeChangesSubscription['officeChanged'];

/** What the page is told of cameras, incidents and the office apps while somebody is signed in. */
export interface Live {
  readonly cameras: Topic<CameraChange>;
  readonly incidents: Topic<IncidentChange>;
  readonly registry: Topic<RegistryChange>;
  readonly office: Topic<OfficeChange>;
  readonly session: LiveSession;
}

const sessionOfPage: LiveSession = {
  user: () => {
    const session = readSession();
    return session && (session.user?.id ?? '');
  },
  onChange: onSessionChange,
};

/** Live changes over a client; the page itself takes `liveOf`. */
export const createLive = (
  client: ApolloClient,
  session: LiveSession = sessionOfPage,
  connection: Connection = connectionOfPage,
): Live => {
  const topic = <Data, Change>(
    query: TypedDocumentNode<Data, Record<string, never>>,
    changeOf: (data: Data) => Change,
  ) => createTopic(client, session, connection, query, changeOf);
  return {
    cameras: topic(CameraChangesDocument, ({ cameraStatusChanged }) => cameraStatusChanged),
    incidents: topic(IncidentChangesDocument, ({ incidentChanged }) => incidentChanged),
    registry: topic(RegistryChangesDocument, ({ cameraChanged }) => cameraChanged),
    office: topic(OfficeChangesDocument, ({ officeChanged }) => officeChanged),
    session,
  };
};

const lives = new WeakMap<ApolloClient, Live>();

/** The live changes of the page's client: whoever asks listens to the same subscriptions, one for each topic. */
export function liveOf(client: ApolloClient): Live {
  const known = lives.get(client) ?? createLive(client);
  lives.set(client, known);
  return known;
}
