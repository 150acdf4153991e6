import type { UrlDefinition } from '~/lib/defineUrl.ts';
import { RangeTabs } from './RangeTabs.tsx';
import { useUrlControl } from './useUrl.ts';

interface UrlTabsProps<State, Name extends keyof State> {
  readonly definition: UrlDefinition<State>;
  /** Where the choice stands in the address. */
  readonly name: Name;
  readonly label: string;
  readonly options: readonly { readonly value: State[Name]; readonly label: string }[];
}

/** Tabs whose choice stands in the address. The tab shows at once that it was chosen, though its numbers take a while. */
export function UrlTabs<State extends object, Name extends keyof State & string>(
  props: UrlTabsProps<State, Name>,
) {
  const { definition, name, label, options } = props;
  const { url, change } = useUrlControl(definition);
  return (
    <RangeTabs
      label={label}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(url[name])}
      onChange={(text) => {
        const option = options.find(({ value }) => String(value) === text);
        if (!option) return;
        const changes: Partial<State> = {};
        changes[name] = option.value;
        change(changes);
      }}
    />
  );
}
