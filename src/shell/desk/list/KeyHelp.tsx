import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import { shownKeys } from './deskKeys.ts';
import styles from './IncidentDesk.module.css';

interface KeyHelpProps {
  readonly open: boolean;
  readonly mayAct: boolean;
  /** Whether the keys work while nothing has the focus; null where they never do. */
  readonly wide: { readonly checked: boolean; readonly onChange: (wide: boolean) => void } | null;
  readonly onClose: () => void;
}

/** The keys of the incident desk. */
export function KeyHelp({ open, mayAct, wide, onClose }: KeyHelpProps) {
  const t = useTexts('desk');
  return (
    <Drawer open={open} onClose={onClose} title={t('keys.title')}>
      <p className={styles.muted}>{t('keys.intro')}</p>
      {wide ? <Switch label={t('keys.wide')} {...wide} /> : null}
      <dl className={styles.keys}>
        {shownKeys
          .filter(({ acts }) => mayAct || !acts)
          .map((entry) => (
            <div key={entry.text}>
              <dt>
                {entry.keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(entry.text)}</dd>
            </div>
          ))}
      </dl>
    </Drawer>
  );
}
