import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { RangeTabs } from '~/shell/ui/RangeTabs.tsx';
import { useUrlState } from '~/shell/ui/useUrlState.ts';

interface ChoiceTabsProps<Value extends string> {
  /** Where the choice stands in the address. */
  readonly param: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
}

/** Tabs whose choice stands in the address. The tab shows at once that it was chosen, though its numbers take a while. */
export function ChoiceTabs<Value extends string>({ param, value, ...tabs }: ChoiceTabsProps<Value>) {
  const { addressWith } = useUrlState();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(async () => {
      show(next);
      await navigate(addressWith({ [param]: next }), { replace: true, preventScrollReset: true });
    });
  return <RangeTabs {...tabs} value={shown} onChange={choose} />;
}
