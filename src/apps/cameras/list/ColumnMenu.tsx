import { ManyToMany } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePopup } from '~/shell/ui/usePopup.ts';
import styles from './Cameras.module.css';
import { type ColumnName, columnNames } from './columnChoice.ts';

interface ColumnMenuProps {
  readonly chosen: readonly ColumnName[];
  readonly onToggle: (name: ColumnName) => void;
}

/** Which columns the table shows. */
export function ColumnMenu({ chosen, onToggle }: ColumnMenuProps) {
  const t = useTexts('cameras');
  const { open, setOpen, frame, button } = usePopup();
  return (
    <div ref={frame} className={styles.facet}>
      <button
        ref={button}
        type="button"
        className={styles.facetButton}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <ManyToMany aria-hidden="true" />
        {t('columns')}
      </button>
      {open ? (
        <fieldset className={`${styles.facetValues} ${styles.atEnd}`}>
          <legend className="sr-only">{t('columns')}</legend>
          {columnNames.map((name) => (
            <label key={name} className={styles.facetValue}>
              <input type="checkbox" checked={chosen.includes(name)} onChange={() => onToggle(name)} />
              {t(`column.${name}`)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
