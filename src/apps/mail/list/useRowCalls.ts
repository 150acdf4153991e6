import { useInsertionEffect, useMemo, useRef } from 'react';
import type { Selection } from '~/shell/ui/useSelection.ts';
import type { MailActions } from '../useMailActions.ts';
import type { MailRowFragment } from './MailRow.generated.ts';

/** What the rows call, by functions that never change: else every row would be drawn anew with each change of any. */
export function useRowCalls(selection: Selection<MailRowFragment>, actions: MailActions) {
  const latest = useRef({ selection, actions });
  useInsertionEffect(() => {
    latest.current = { selection, actions };
  });
  return useMemo(
    () => ({
      toggle: (id: string, range: boolean) => latest.current.selection.toggle(id, range),
      star: (mail: MailRowFragment) => void latest.current.actions.mark([mail], 'starred', !mail.starred),
    }),
    [],
  );
}
