import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ConfirmDialog } from '~/shell/ui/ConfirmDialog.tsx';
import { IncidentStatesDocument, type IncidentStatesQuery } from './actions.generated.ts';
import type { IncidentActions, Refusal } from './useIncidentActions.ts';

/** So many are named with their state; of more, only how many. */
const NAMED = 8;

type States = IncidentStatesQuery['incidents']['nodes'];

/** The incidents that were refused, as they are now: somebody may have changed them meanwhile. */
function useStates(refusal: Refusal | null): States {
  const client = useApolloClient();
  const [states, setStates] = useState<States>([]);
  useEffect(() => {
    if (!refusal) return;
    let there = true;
    const numbers = refusal.refused.slice(0, NAMED).map(({ number }) => number);
    Promise.all(
      numbers.map((number) =>
        client.query({
          query: IncidentStatesDocument,
          variables: { search: `${number}` },
          fetchPolicy: 'network-only',
        }),
      ),
    ).then(
      (answers) => there && setStates(answers.flatMap(({ data }) => data?.incidents.nodes ?? [])),
      // Without the states there are still the numbers.
      () => undefined,
    );
    return () => {
      there = false;
    };
  }, [client, refusal]);
  return states;
}

/** Says which of several incidents did not allow an action and why, and offers to go on with the others. */
export function RefusalDialog({ actions }: { readonly actions: IncidentActions }) {
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const format = useFormat();
  const { refusal, closeRefusal } = actions;
  const states = useStates(refusal);
  if (!refusal) return null;
  const { action, refused, left, goOn } = refusal;
  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  const named = refused.slice(0, NAMED).map(({ id, number }) => {
    const state = stateOf.get(id);
    return state ? `#${number} (${shell(`incidentState.${state}`)})` : `#${number}`;
  });
  const more = refused.length - named.length;
  return (
    <ConfirmDialog
      open
      title={t(`refusal.${action}`, { count: refused.length })}
      text={format.list(more > 0 ? [...named, t('refusal.more', { count: more })] : named)}
      confirm={left.length > 0 ? t('refusal.goOn', { count: left.length }) : t('refusal.understood')}
      onConfirm={left.length > 0 ? goOn : closeRefusal}
      onCancel={closeRefusal}
    />
  );
}
