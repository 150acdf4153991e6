import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { IncidentAction } from '~/graphql/types.generated.ts';
import { createQueue } from '~/lib/queue.ts';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Refused } from '~/shell/messages/refusal.ts';
import { type BulkCall, type Progress, useBulk } from '~/shell/ui/bulk.ts';
import {
  AcknowledgeIncidentsDocument,
  AddIncidentNotesDocument,
  AssignIncidentsDocument,
  DismissIncidentsDocument,
  IncidentTargetFragmentDoc,
  ResolveIncidentsDocument,
  UndoIncidentChangeDocument,
} from './actions.generated.ts';

export const changeActions = [
  'ACKNOWLEDGE',
  'RESOLVE',
  'DISMISS',
] as const satisfies readonly IncidentAction[];
export type ChangeAction = (typeof changeActions)[number];

/** What an action is done to. */
export interface Target {
  readonly id: string;
  readonly number: number;
  readonly allowedActions: readonly IncidentAction[];
}

/** Some of several incidents did not allow an action: which, and what it takes to go on with the others. */
export interface Refusal {
  readonly action: ChangeAction | 'ASSIGN' | 'UNDO';
  readonly refused: readonly Target[];
  /** Those that were not changed because of them. */
  readonly left: readonly Target[];
  readonly goOn: () => void;
}

export interface IncidentActions {
  /** The viewer's role lets them change incidents; without it no action is offered. */
  readonly mayAct: boolean;
  /** Something is on its way. */
  readonly busy: boolean;
  /** How far the change of many is; null while nothing is on its way. */
  readonly progress: Progress | null;
  /** Leaves what is not changed yet as it is. */
  readonly cancel: () => void;
  /** Waits for an answer; RefusalDialog asks. */
  readonly refusal: Refusal | null;
  readonly closeRefusal: () => void;
  readonly change: (action: ChangeAction, targets: readonly Target[]) => Promise<void>;
  /** Null for nobody. */
  readonly assign: (
    targets: readonly Target[],
    assignee: { readonly id: string; readonly name: string } | null,
  ) => Promise<void>;
  /** Writes the note into the log of each; answers whether all were kept. */
  readonly note: (targets: readonly Target[], note: string) => Promise<boolean>;
  /** Takes back what was done last here; says so when there is nothing. */
  readonly undo: () => Promise<void>;
}

const documents = {
  ACKNOWLEDGE: AcknowledgeIncidentsDocument,
  RESOLVE: ResolveIncidentsDocument,
  DISMISS: DismissIncidentsDocument,
} as const;

const allows = ({ allowedActions }: Target, action: IncidentAction) => allowedActions.includes(action);

/** At least one of the targets allows the action now. */
export const someAllow = (targets: readonly Target[], action: IncidentAction): boolean =>
  targets.some((target) => allows(target, action));

interface Work {
  readonly action: Refusal['action'];
  readonly call: BulkCall;
  /** Tells that it was done. */
  readonly tell: (done: readonly Target[]) => void;
}

/** So many are named where something failed; of more, only that there are more. */
const NAMED = 3;

/** "#12, #13, #14 …" */
const numbersOf = (targets: readonly Target[]): string =>
  `${targets
    .slice(0, NAMED)
    .map(({ number }) => `#${number}`)
    .join(', ')}${targets.length > NAMED ? ' …' : ''}`;

const named = (targets: readonly Target[]) => ({ count: targets.length, number: targets[0]?.number });

/** The target as the cache holds it at this moment. */
const fresh = (client: ApolloClient, target: Target): Target => {
  const from = { __typename: 'Incident', id: target.id } as const;
  return client.readFragment({ fragment: IncidentTargetFragmentDoc, from }) ?? target;
};

/**
 * Changes incidents, says what was done and offers to take it back. One change follows the other, so that none is lost
 * that somebody asks for while another is on its way.
 */
export function useIncidentActions(): IncidentActions {
  const client = useApolloClient();
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const roles = useSession()?.user?.roles;
  const { run: runBulk, progress, cancel } = useBulk();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const lastDone = useRef<readonly Target[]>([]);
  const [inLine] = useState(createQueue);

  /** Does the work, tells of it, and asks what to do when some of several were refused. */
  const run = useCallback(
    async (work: Work, given: readonly Target[]): Promise<void> => {
      const { action, call, tell } = work;
      const targets = given.map((target) => fresh(client, target));
      const able = action === 'UNDO' ? targets : targets.filter((target) => allows(target, action));
      const unable = targets.filter((target) => !able.includes(target));
      // What is known to be refused is not tried.
      const outcome =
        unable.length > 0
          ? { done: [], refused: unable, left: able, error: null }
          : await runBulk(targets, call);
      const { done, refused, left, error } = outcome;
      if (done.length > 0) tell(done);
      if (error) await tellError(error, numbersOf(left));
      else if (refused.length > 0 && targets.length === 1) messages.warning(t('refused', named(targets)));
      else if (refused.length > 0) {
        setRefusal({
          action,
          refused,
          left,
          goOn: () => {
            setRefusal(null);
            void inLine(() => run(work, left));
          },
        });
      }
    },
    [client, inLine, runBulk, t],
  );

  const undoAll = useCallback(
    (targets: readonly Target[]): Promise<void> => {
      lastDone.current = [];
      const call: BulkCall = (ids, context) =>
        client.mutate({ mutation: UndoIncidentChangeDocument, variables: { ids }, context });
      return run(
        { action: 'UNDO', call, tell: (undone) => messages.info(t('done.UNDO', named(undone))) },
        targets,
      );
    },
    [client, run, t],
  );

  const done = useCallback(
    (text: string, targets: readonly Target[]) => {
      lastDone.current = targets;
      messages.success(text, { label: shell('undo'), run: () => void inLine(() => undoAll(targets)) });
    },
    [inLine, undoAll, shell],
  );

  return useMemo(() => {
    const ask = (work: Work, targets: readonly Target[]) => inLine(() => run(work, targets));
    return {
      mayAct: isAllowed(roleSets.staff, roles ?? []),
      busy: progress !== null,
      progress,
      cancel,
      refusal,
      closeRefusal: () => setRefusal(null),
      change: (action, targets) =>
        ask(
          {
            action,
            call: (ids, context) =>
              client.mutate({ mutation: documents[action], variables: { ids }, context }),
            tell: (changed) => done(t(`done.${action}`, named(changed)), changed),
          },
          targets,
        ),
      assign: (targets, assignee) =>
        ask(
          {
            action: 'ASSIGN',
            call: (ids, context) =>
              client.mutate({
                mutation: AssignIncidentsDocument,
                variables: { ids, assigneeId: assignee?.id ?? null },
                context,
              }),
            tell: (changed) => {
              const text = assignee
                ? t('done.ASSIGN', { ...named(changed), name: assignee.name })
                : t('done.UNASSIGN', named(changed));
              done(text, changed);
            },
          },
          targets,
        ),
      note: (targets, note) =>
        inLine(async () => {
          const {
            done: noted,
            left,
            error,
          } = await runBulk(targets, async (ids, context) => {
            const { data } = await client.mutate({
              mutation: AddIncidentNotesDocument,
              variables: { ids, note },
              context,
            });
            const [refused] = data?.addIncidentNotes.errors ?? [];
            if (refused) throw new Refused(refused);
          });
          if (noted.length > 0) messages.success(t('done.NOTE', named(noted)));
          if (error) await tellError(error, numbersOf(left));
          return noted.length === targets.length;
        }),
      undo: () =>
        inLine(async () => {
          if (lastDone.current.length > 0) await undoAll(lastDone.current);
          else messages.info(t('done.nothing'));
        }),
    };
  }, [cancel, client, done, inLine, progress, refusal, roles, run, runBulk, t, undoAll]);
}
