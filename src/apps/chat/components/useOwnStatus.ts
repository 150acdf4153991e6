import type { ChatStatus } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useAttempt } from '~/shell/messages/useAttempt.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { ChatScreenDocument } from '../ChatScreen.generated.ts';
import { useUpdateOwnProfileMutation } from './OwnProfile.generated.ts';

/** In the order of the menu. */
export const statuses: readonly ChatStatus[] = ['ONLINE', 'AWAY', 'DO_NOT_DISTURB', 'OFFLINE'];

/** Chooses the viewer's own status, which is shown at once; what goes wrong is told, and it turns back. */
export function useOwnStatus() {
  const t = useTexts('chat-app');
  const { attempt } = useAttempt();
  const { data } = usePreloaded(ChatScreenDocument);
  const [update] = useUpdateOwnProfileMutation();
  return (status: ChatStatus) =>
    attempt(t('status'), async () => {
      const answer = await update({
        variables: { input: { status } },
        optimisticResponse: { updateChatUser: { user: { ...data.chatUser, status }, errors: [] } },
      });
      return answer.data?.updateChatUser;
    });
}
