import { useTexts } from '~/shell/i18n/useTexts.ts';
import { UrlTabs } from '~/shell/ui/UrlTabs.tsx';
import { type RangeCode, type ReportUrl, reportUrl } from './reportUrl.ts';

/** The parts of the address that are ranges. */
type RangeName = 'count' | 'analysis' | 'tasks' | 'alerts' | 'cameras' | 'spent' | 'budget';

interface RangeChoiceProps<Name extends RangeName> {
  readonly name: Name;
  readonly codes: readonly (ReportUrl[Name] & RangeCode)[];
}

/** Chooses the stretch of time that a widget looks at. */
export function RangeChoice<Name extends RangeName>({ name, codes }: RangeChoiceProps<Name>) {
  const t = useTexts('incident-report');
  return (
    <UrlTabs
      definition={reportUrl}
      name={name}
      label={t('range.label')}
      options={codes.map((value) => ({ value, label: t(`range.${value}`) }))}
    />
  );
}
