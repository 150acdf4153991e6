import { Suspense, useEffect } from 'react';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { panels, usePanels } from '~/shell/ui/panels.ts';
import { useAwake } from '~/shell/ui/useAwake.ts';
import { useLoaded } from '~/shell/ui/useLoaded.ts';
import styles from './ChatPanel.module.css';

async function loadChat() {
  const [{ Chat }] = await Promise.all([import('./Chat.tsx'), loadTexts('chat')]);
  return Chat;
}

interface ChatPanelProps {
  /** The screen shows the contacts itself: there is no rail beside it until the panel is opened. */
  readonly railHidden?: boolean;
}

/**
 * The place of the chat panel: from 1280 px on a column of 70 px beside the content, on narrower screens none until it
 * is opened. Its code is loaded when the screen has been open for a while, or when the panel is opened.
 */
export function ChatPanel({ railHidden = false }: ChatPanelProps) {
  const { open } = usePanels();
  const awake = useAwake();
  const Chat = useLoaded(loadChat, open === 'chat' ? 'opened' : awake ? 'awake' : null);
  useEffect(() => panels.reset, []);
  return (
    <div className={styles.column} data-hidden={(railHidden && open !== 'chat') || undefined}>
      <Suspense fallback={null}>{Chat ? <Chat railHidden={railHidden} /> : null}</Suspense>
    </div>
  );
}
