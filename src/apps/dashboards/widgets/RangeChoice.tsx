import { useTexts } from '~/shell/i18n/useTexts.ts';
import { UrlTabs } from '~/shell/ui/UrlTabs.tsx';
import { dashboardChoices } from '../screenVariables.ts';

type Choices = typeof dashboardChoices.defaults;

interface RangeChoiceProps<Name extends keyof Choices> {
  /** Where the choice stands in the address. */
  readonly name: Name;
  readonly ranges: readonly Choices[Name][];
  readonly text: (range: Choices[Name]) => string;
}

/** Chooses the stretch of time that a widget looks at. */
export function RangeChoice<Name extends keyof Choices>({ name, ranges, text }: RangeChoiceProps<Name>) {
  const label = useTexts('dashboards')('range.label');
  const options = ranges.map((value) => ({ value, label: text(value) }));
  return <UrlTabs definition={dashboardChoices} name={name} label={label} options={options} />;
}
