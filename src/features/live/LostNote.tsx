import { useSyncExternalStore } from 'react';
import { connection } from '~/graphql/client/connection.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './LostNote.module.css';

/** Says that nothing new reaches the page, as long as that is so. */
export function LostNote() {
  const t = useTexts('shell');
  const state = useSyncExternalStore(connection.subscribe, connection.read);
  return (
    <p className={styles.note} role="status">
      {state === 'lost' ? t('live.lost') : null}
    </p>
  );
}
