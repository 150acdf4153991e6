import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import styles from './IncidentDesk.module.css';

const keys = [
  { keys: ['j', '↓'], text: 'keys.next', acts: false },
  { keys: ['k', '↑'], text: 'keys.previous', acts: false },
  { keys: ['Enter'], text: 'keys.open', acts: false },
  { keys: ['Esc'], text: 'keys.close', acts: false },
  { keys: ['x'], text: 'keys.select', acts: true },
  { keys: ['a'], text: 'action.ACKNOWLEDGE', acts: true },
  { keys: ['r'], text: 'action.RESOLVE', acts: true },
  { keys: ['s'], text: 'action.DISMISS', acts: true },
  { keys: ['?'], text: 'keys.help', acts: false },
] as const;

interface KeyHelpProps {
  readonly open: boolean;
  readonly mayAct: boolean;
  readonly onClose: () => void;
}

/** The keys of the incident table. */
export function KeyHelp({ open, mayAct, onClose }: KeyHelpProps) {
  const t = useTexts('incident-report');
  return (
    <Drawer open={open} onClose={onClose} title={t('keys.title')}>
      <p className={styles.muted}>{t('keys.intro')}</p>
      <dl className={styles.keys}>
        {keys
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
