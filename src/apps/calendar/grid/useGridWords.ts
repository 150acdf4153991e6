import { useMemo } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { GridWords } from './grid.types.ts';

/** The words of the grid in the chosen language; short ones where it is narrow. */
export function useGridWords(narrow: boolean): GridWords {
  const t = useTexts('calendar');
  const f = useFormat();
  return useMemo(
    () => ({
      allDay: t('grid.allDay'),
      empty: t('grid.empty'),
      more: (count) => (narrow ? `+${f.number(count)}` : t('grid.more', { count, number: f.number(count) })),
      moreHint: (count) => t('grid.moreHint', { count, number: f.number(count) }),
      time: t('grid.time'),
      event: t('grid.event'),
    }),
    [t, f, narrow],
  );
}
