import { SendMessage } from '@blueprintjs/icons';
import { type KeyboardEvent, useId } from 'react';
import { MESSAGE_LIMIT } from '~/resolvers/chat/chat.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from './ChatComposer.module.css';

interface ChatComposerProps {
  /** Of the contact. */
  readonly name: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSend: (text: string) => void;
}

/** The field to write in: Enter sends, Shift+Enter begins a line, and what is empty is not sent. */
export function ChatComposer({ name, draft, onDraft, onSend }: ChatComposerProps) {
  const t = useTexts('chat');
  const hint = useId();
  const text = draft.trim();
  const send = () => {
    if (text === '') return;
    onSend(text);
    onDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition, as in Korean, belongs to the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className={styles.field}
        dir="auto"
        rows={1}
        value={draft}
        maxLength={MESSAGE_LIMIT}
        placeholder={t('write')}
        aria-label={t('messageTo', { name })}
        aria-describedby={hint}
        enterKeyHint="send"
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        icon={<SendMessage className="mirrored" aria-hidden="true" />}
        label={t('send')}
        disabled={text === ''}
      />
      <span id={hint} className="sr-only">
        {t('keys')}
      </span>
    </form>
  );
}
