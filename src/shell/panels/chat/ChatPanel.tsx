import { Suspense, useEffect } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { panels, usePanels } from '../panels.ts';
import { useAwake } from '../useAwake.ts';
import styles from './ChatPanel.module.css';

async function loadChat() {
  const [{ Chat }] = await Promise.all([import('./Chat.tsx'), loadTexts('panels')]);
  return Chat;
}

/**
 * The place of the chat panel: from 1280 px on a column of 70 px beside the content, on narrower screens none until it
 * is opened. Its code comes when the screen has stood for a while, or when it is opened.
 */
export function ChatPanel() {
  const { open } = usePanels();
  const awake = useAwake();
  const Chat = useLoaded(loadChat, open === 'chat' ? 'opened' : awake ? 'awake' : null);
  useEffect(() => panels.reset, []);
  return (
    <div className={styles.column}>
      <Suspense fallback={null}>{Chat ? <Chat /> : null}</Suspense>
    </div>
  );
}
