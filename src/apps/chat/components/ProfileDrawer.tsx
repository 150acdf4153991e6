import { chatStatusLook } from '~/features/chat/chatStatus.ts';
import { SaveNote } from '~/features/office/SaveNote.tsx';
import { useAutosave } from '~/features/office/useAutosave.ts';
import { MOOD_LIMIT } from '~/resolvers/chat/chat.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { StateShape } from '~/shell/ui/StateShape.tsx';
import { ChatScreenDocument } from '../ChatScreen.generated.ts';
import styles from './Details.module.css';
import { useUpdateOwnProfileMutation } from './OwnProfile.generated.ts';
import { statuses, useOwnStatus } from './useOwnStatus.ts';

interface ProfileDrawerProps {
  readonly onClose: () => void;
}

/** Specification, screens "Chat": the mood is saved half a second after the last letter. */
const AFTER = 500;

/** How others see the viewer in chats. */
export function ProfileDrawer({ onClose }: ProfileDrawerProps) {
  const t = useTexts('chat-app');
  return (
    <Drawer open onClose={onClose} title={t('profile')} width={360} side="start">
      <DataBoundary skeleton={<BodySkeleton height={240} />}>
        <Profile />
      </DataBoundary>
    </Drawer>
  );
}

function Profile() {
  const { data } = usePreloaded(ChatScreenDocument);
  const { name, avatar, mood } = data.chatUser;
  return (
    <div className={styles.details}>
      <Avatar name={name} picture={avatar} size={96} />
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <StatusChoice />
      <Mood mood={mood} />
    </div>
  );
}

function StatusChoice() {
  const t = useTexts('chat');
  const own = useTexts('chat-app');
  const { data } = usePreloaded(ChatScreenDocument);
  const choose = useOwnStatus();
  return (
    <fieldset className={styles.choice}>
      <legend>{own('status')}</legend>
      {statuses.map((status) => (
        <label key={status}>
          <input
            type="radio"
            name="chat-status"
            checked={status === data.chatUser.status}
            onChange={() => void choose(status)}
          />
          <StateShape {...chatStatusLook[status]} />
          {t(`status.${status}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Mood({ mood }: { readonly mood: string }) {
  const t = useTexts('chat-app');
  const refusal = useRefusal();
  const [update] = useUpdateOwnProfileMutation();
  const saving = useAutosave({
    name: 'chat/mood',
    saved: mood,
    save: async (text) => (await update({ variables: { input: { mood: text } } })).data?.updateChatUser,
    delay: AFTER,
  });
  return (
    <div className={styles.mood}>
      <Field label={t('mood')} error={refusal(saving.refusals[0])}>
        {(field) => (
          <textarea
            {...field}
            className={`${field.className} ${styles.text}`}
            rows={3}
            maxLength={MOOD_LIMIT}
            dir="auto"
            value={saving.value}
            onChange={({ target }) => saving.change(target.value)}
          />
        )}
      </Field>
      <SaveNote saving={saving} />
    </div>
  );
}
