import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';

/** Writes the age of a picture, in the whole seconds of a `PlayerView`: "< 1 s", "13 days 18 hr", "age unknown". */
export function useAgeText(): (seconds: number | null) => string {
  const t = useTexts('video');
  const format = useFormat();
  return (seconds) => {
    if (seconds === null) return t('ageUnknown');
    return seconds === 0 ? t('ageNow') : format.duration(seconds);
  };
}
