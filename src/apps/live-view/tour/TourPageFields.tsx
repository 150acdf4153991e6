import { ArrowUp, Cross } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import type { SavedWallFragment } from '../LiveViewScreen.generated.ts';
import { asksForNothing, type View } from '../view.rules.ts';
import styles from './TourDrawer.module.css';

/** Seconds that a page may stay, as the API takes them. */
const DWELL = { least: 5, most: 300 } as const;

export interface TourPage {
  /** Tells it from the others while they are edited. */
  readonly key: number;
  /** Empty where the filter chooses. */
  readonly wallId: string;
  readonly view: View;
  readonly dwellSeconds: number;
}

interface TourPageFieldsProps {
  readonly pages: readonly TourPage[];
  readonly walls: readonly SavedWallFragment[];
  readonly onChange: (pages: TourPage[]) => void;
}

/** The pages of a tour: which wall, and for how long. */
export function TourPageFields({ pages, walls, onChange }: TourPageFieldsProps) {
  const t = useTexts('live-view');
  const set = (at: number, change: Partial<TourPage>) =>
    onChange(pages.map((page, index) => (index === at ? { ...page, ...change } : page)));
  const up = (at: number) => {
    const next = [...pages];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <ol className={styles.pages}>
      {pages.map(({ key, wallId, view, dwellSeconds }, index) => (
        <li key={key} className={styles.page}>
          <label className={styles.field}>
            {t('tour.page', { number: index + 1 })}
            <select
              className={styles.input}
              value={wallId}
              onChange={({ target }) => set(index, { wallId: target.value })}
            >
              <option value="">
                {t(asksForNothing(view.filter) ? 'saved.everything' : 'tour.filtered')}
              </option>
              {walls.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {t('tour.dwell')}
            <input
              className={styles.input}
              type="number"
              min={DWELL.least}
              max={DWELL.most}
              value={dwellSeconds === 0 ? '' : dwellSeconds}
              onChange={({ target }) => set(index, { dwellSeconds: Math.trunc(Number(target.value)) })}
            />
          </label>
          <span className={styles.row}>
            <IconButton
              icon={<ArrowUp aria-hidden="true" />}
              label={t('tour.pageUp', { number: index + 1 })}
              disabled={index === 0}
              onClick={() => up(index)}
            />
            <IconButton
              icon={<Cross aria-hidden="true" />}
              label={t('tour.removePage', { number: index + 1 })}
              disabled={pages.length === 1}
              onClick={() => onChange(pages.filter((_, at) => at !== index))}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
