import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import type { IncidentAction } from '~/graphql/types.generated.ts';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import {
  AcknowledgeIncidentsDocument,
  AddIncidentNoteDocument,
  AssignIncidentsDocument,
  DismissIncidentsDocument,
  ResolveIncidentsDocument,
  UndoIncidentChangeDocument,
} from './actions.generated.ts';
import { refusalOf } from './refusal.ts';

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

export interface IncidentActions {
  /** The viewer's role lets them change incidents; without it no action is offered. */
  readonly mayAct: boolean;
  /** Something is on its way. */
  readonly busy: boolean;
  readonly change: (action: ChangeAction, targets: readonly Target[]) => Promise<void>;
  /** Null for nobody. */
  readonly assign: (
    targets: readonly Target[],
    assignee: { readonly id: string; readonly name: string } | null,
  ) => Promise<void>;
  /** Answers whether the note was kept. */
  readonly note: (target: Target, note: string) => Promise<boolean>;
}

const documents = {
  ACKNOWLEDGE: AcknowledgeIncidentsDocument,
  RESOLVE: ResolveIncidentsDocument,
  DISMISS: DismissIncidentsDocument,
} as const;

/** Every one of the targets allows the action now. */
export const allAllow = (targets: readonly Target[], action: IncidentAction): boolean =>
  targets.length > 0 && targets.every(({ allowedActions }) => allowedActions.includes(action));

/** Changes incidents, says what was done and offers to take it back. */
export function useIncidentActions(): IncidentActions {
  const client = useApolloClient();
  const t = useTexts('incident-report');
  const shell = useTexts('shell');
  const roles = useSession()?.user?.roles;
  const [busy, setBusy] = useState(false);

  /** Answers whether it was done; says why when it was not. */
  const attempt = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        messages.error(t(refusalOf(error)));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [t],
  );

  const done = useCallback(
    (text: string, targets: readonly Target[]) => {
      const ids = targets.map(({ id }) => id);
      const undo = async () => {
        const undone = await attempt(() =>
          client.mutate({ mutation: UndoIncidentChangeDocument, variables: { ids } }),
        );
        if (undone) messages.info(t('done.UNDO'));
      };
      messages.success(text, { label: shell('undo'), run: () => void undo() });
    },
    [attempt, client, shell, t],
  );

  return useMemo(() => {
    const named = (targets: readonly Target[]) => ({ count: targets.length, number: targets[0]?.number });
    return {
      mayAct: isAllowed(roleSets.staff, roles ?? []),
      busy,
      change: async (action, targets) => {
        const variables = { ids: targets.map(({ id }) => id) };
        const changed = await attempt(() => client.mutate({ mutation: documents[action], variables }));
        if (changed) done(t(`done.${action}`, named(targets)), targets);
      },
      assign: async (targets, assignee) => {
        const variables = { ids: targets.map(({ id }) => id), assigneeId: assignee?.id ?? null };
        const changed = await attempt(() => client.mutate({ mutation: AssignIncidentsDocument, variables }));
        const text = assignee
          ? t('done.ASSIGN', { ...named(targets), name: assignee.name })
          : t('done.UNASSIGN', named(targets));
        if (changed) done(text, targets);
      },
      note: (target, note) =>
        attempt(() =>
          client.mutate({ mutation: AddIncidentNoteDocument, variables: { id: target.id, note } }),
        ),
    };
  }, [attempt, busy, client, done, roles, t]);
}
