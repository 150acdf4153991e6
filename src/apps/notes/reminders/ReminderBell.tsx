import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { liveOf } from '~/features/live/live.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { showNotice } from '~/shell/messages/browserNotice.ts';
import { messages } from '~/shell/messages/messages.ts';
import { nameOf } from '../note.ts';
import { notePath, notesPath } from '../paths.ts';
import { ClaimNoteRemindersDocument, type ClaimNoteRemindersMutation } from './Reminders.generated.ts';
import { createReminders } from './reminders.ts';

type Note = ClaimNoteRemindersMutation['claimNoteReminders']['notes'][number];

/** So many are told one by one; more, for example after a holiday, in one sentence. */
const ONE_BY_ONE = 3;

/** Tells of reminders as they come, and of those that came while nothing ran: in the page, and by the browser. */
export function ReminderBell() {
  const t = useTexts('notes');
  const client = useApolloClient();
  const navigate = useNavigate();
  const tell = useEffectEvent((text: string, body: string, path: string) => {
    const onOpen = () => void navigate(path);
    messages.info(text, { label: t('reminder.open'), run: onOpen, lasting: true }, `reminder ${path}`);
    showNotice({ title: text, body, tag: `reminder ${path}`, onOpen });
  });
  const tellAll = useEffectEvent((notes: readonly Note[]) => {
    if (notes.length > ONE_BY_ONE) {
      tell(t('reminder.many', { count: notes.length }), '', notesPath('reminders'));
      return;
    }
    for (const note of notes) {
      const name = nameOf(note) ?? t('untitled');
      tell(t('reminder.told', { name }), note.description, notePath(note.id));
    }
  });
  useEffect(() => {
    const reminders = createReminders({
      claim: async () => {
        const { data } = await client.mutate({
          mutation: ClaimNoteRemindersDocument,
          fetchPolicy: 'no-cache',
        });
        const { notes = [], nextAt = null } = data?.claimNoteReminders ?? {};
        return { due: notes, nextAt };
      },
      tell: (notes) => tellAll(notes),
    });
    const stop = liveOf(client).office.listen({
      onChange: ({ app }) => {
        if (app === 'NOTES') reminders.look();
      },
      onMissed: reminders.look,
    });
    reminders.look();
    return () => {
      stop();
      reminders.stop();
    };
  }, [client]);
  return null;
}
