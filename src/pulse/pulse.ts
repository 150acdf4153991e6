import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Executor } from '~/graphql/execute.ts';
import {
  PulseAcknowledgeDocument,
  PulseLookDocument,
  PulseRaiseDocument,
  PulseReportDocument,
  PulseResolveDocument,
} from './pulse.generated.ts';
import { type Beat, type Begun, nextBeat } from './pulse.rules.ts';

export interface PulseOptions {
  readonly executor: Executor;
  /** A user who may report states and raise incidents: the events happen in this user's name. */
  readonly userId: string;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
}

/**
 * Keeps the demo alive: each call of the function that it returns is a beat, a small event through the same API that
 * other systems use. It pauses while the setting says so.
 */
export function createPulse({ executor, userId, random }: PulseOptions): () => Promise<void> {
  let begun: Begun = { degraded: [], raised: [], acknowledged: [] };

  async function run<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | null> {
    const { data, errors } = await executor.execute({ document, variables, token: { userId } });
    const [error] = errors ?? [];
    if (error && error.extensions.code !== 'CONFLICT' && error.extensions.code !== 'NOT_FOUND') throw error;
    return error ? null : (data as Data);
  }

  async function perform(beat: Beat): Promise<void> {
    switch (beat.kind) {
      case 'REPORT': {
        const { cameraId, to } = beat.input;
        const others = begun.degraded.filter((id) => id !== cameraId);
        begun = { ...begun, degraded: to === 'DEGRADED' ? [...others, cameraId] : others };
        await run(PulseReportDocument, { input: beat.input });
        return;
      }
      case 'RAISE': {
        const answer = await run(PulseRaiseDocument, { input: beat.input });
        const ids = answer?.raiseIncident.incidents.map(({ id }) => id) ?? [];
        begun = { ...begun, raised: [...begun.raised, ...ids] };
        return;
      }
      case 'ACKNOWLEDGE': {
        begun = { ...begun, raised: begun.raised.filter((id) => id !== beat.id) };
        // An operator was faster: the incident is theirs and no longer the pulse's.
        const answer = await run(PulseAcknowledgeDocument, { ids: [beat.id] });
        if (answer) begun = { ...begun, acknowledged: [...begun.acknowledged, beat.id] };
        return;
      }
      case 'RESOLVE':
        begun = { ...begun, acknowledged: begun.acknowledged.filter((id) => id !== beat.id) };
        await run(PulseResolveDocument, { ids: [beat.id] });
    }
  }

  return async () => {
    const look = await run(PulseLookDocument, {});
    if (!look?.demo.pulseRunning) return;
    const beat = nextBeat(look.cameras.nodes, begun, random);
    if (beat) await perform(beat);
  };
}
