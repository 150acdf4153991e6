import type { ChatStatus } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useAttempt } from '~/shell/messages/useAttempt.ts';
import { useUpdateOwnProfileMutation } from './OwnProfile.generated.ts';

/** In the order of the menu. */
export const statuses: readonly ChatStatus[] = ['ONLINE', 'AWAY', 'DO_NOT_DISTURB', 'OFFLINE'];

/** Chooses the viewer's own status; what goes wrong is told. */
export function useOwnStatus() {
  const t = useTexts('chat-app');
  const { attempt } = useAttempt();
  const [update] = useUpdateOwnProfileMutation();
  return (status: ChatStatus) =>
    attempt(t('status'), async () => {
      const { data } = await update({ variables: { input: { status } } });
      return data?.updateChatUser;
    });
}
