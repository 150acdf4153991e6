import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { RangeCode } from '../reportUrl.ts';

/** The words of ranges, for RangeTabs. */
export function useRangeOptions<Code extends RangeCode>(codes: readonly Code[]) {
  const t = useTexts('incident-report');
  return codes.map((value) => ({ value, label: t(`range.${value}`) }));
}
