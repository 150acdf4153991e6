import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { pointsOf } from '~/shell/ui/changeLook.ts';

/** How shares from 0 to 1 are written on the dashboards. */
export function useShares() {
  const t = useTexts('dashboards');
  const f = useFormat();
  return {
    /** "98.76%"; nothing observed is "n/a", never 0 or 100. */
    share: (value: number | null) => (value === null ? t('notAvailable') : f.percent(value, 2)),
    /** 0.0123 → "+1.23 points". */
    points: (value: number) => {
      const points = pointsOf(value);
      return t('points', { count: Math.abs(points), value: f.change(points, 'number', 2) });
    },
  };
}
