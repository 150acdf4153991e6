import { Add, ArrowUp, Cross } from '@blueprintjs/icons';
import { type FieldError, get, useFieldArray, useFormContext } from 'react-hook-form';
import { DWELL_SECONDS, PAGES_LIMIT } from '~/resolvers/wall/wall.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import type { SavedWallFragment } from '../LiveViewScreen.generated.ts';
import { asksForNothing, everything, type View } from '../view.rules.ts';
import styles from './TourDrawer.module.css';

export interface TourPage {
  /** Empty where the filter chooses. */
  readonly wallId: string;
  readonly view: View;
  readonly dwellSeconds: number;
}

/** A tour as it is edited. */
export interface TourForm {
  readonly name: string;
  readonly shared: boolean;
  readonly pages: TourPage[];
}

export const newPage: TourPage = { wallId: '', view: everything, dwellSeconds: 20 };

/** The pages of a tour: which wall, and for how long. */
export function TourPageFields({ walls }: { readonly walls: readonly SavedWallFragment[] }) {
  const t = useTexts('live-view');
  const refusal = useRefusal();
  const { control, formState } = useFormContext<TourForm>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'pages' });
  const error: FieldError | undefined = get(formState.errors, 'pages');
  const refused = refusal(error);
  return (
    <>
      <ol className={styles.pages}>
        {fields.map(({ id, view }, index) => (
          <li key={id} className={styles.page}>
            <FormField<TourForm>
              name={`pages.${index}.wallId`}
              label={t('tour.page', { number: index + 1 })}
              options={[
                { value: '', label: t(asksForNothing(view.filter) ? 'saved.everything' : 'tour.filtered') },
                ...walls.map(({ id: value, name }) => ({ value, label: name })),
              ]}
            />
            <FormField<TourForm>
              name={`pages.${index}.dwellSeconds`}
              label={t('tour.dwell')}
              type="number"
              min={DWELL_SECONDS.least}
              max={DWELL_SECONDS.most}
            />
            <span className={styles.row}>
              <IconButton
                icon={<ArrowUp aria-hidden="true" />}
                label={t('tour.pageUp', { number: index + 1 })}
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton
                icon={<Cross aria-hidden="true" />}
                label={t('tour.removePage', { number: index + 1 })}
                disabled={fields.length === 1}
                onClick={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      {refused ? <p role="alert">{refused}</p> : null}
      <Button
        icon={<Add aria-hidden="true" />}
        disabled={fields.length >= PAGES_LIMIT}
        onClick={() => append(newPage)}
      >
        {t('tour.addPage')}
      </Button>
    </>
  );
}
