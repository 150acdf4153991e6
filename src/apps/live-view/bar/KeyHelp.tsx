import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import styles from './KeyHelp.module.css';

const keys = [
  [['←', '→', '↑', '↓'], 'keys.move'],
  [['Enter'], 'keys.enlarge'],
  [['Esc'], 'keys.back'],
  [['1', '…', '9'], 'keys.layout'],
  [['PgUp', 'PgDn'], 'keys.page'],
  [['F'], 'keys.fullscreen'],
  [['S'], 'keys.snapshot'],
  [['A'], 'keys.acknowledge'],
  [['⇧ ←', '⇧ →'], 'keys.swap'],
  [['+', '−'], 'keys.resize'],
  [['Del'], 'keys.remove'],
  [['?'], 'keys.help'],
] as const;

/** The keys of the wall. */
export function KeyHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTexts('live-view');
  return (
    <Drawer open={open} onClose={onClose} title={t('keys.title')}>
      <p className={styles.intro}>{t('keys.intro')}</p>
      <dl className={styles.keys}>
        {keys.map(([names, text]) => (
          <div key={text}>
            <dt dir="ltr">
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
