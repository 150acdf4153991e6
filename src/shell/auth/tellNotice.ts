import i18next from 'i18next';
import type { AccountSource } from '~/graphql/types.generated.ts';
import { type MessageKind, messages } from '../messages/messages.ts';

type Notice = `${'loggingIn' | 'loggedIn' | 'saved'}.${AccountSource}` | 'failedWithToken';

/**
 * Says what happens to the session (specification, shell §8): "Logging in" gives way to how that ended. The texts are
 * fetched when there is something to say.
 */
export async function tell(kind: MessageKind, notice: Notice): Promise<void> {
  // At the start of the page there is something to say before there are any texts.
  if (!i18next.isInitialized) await new Promise((resolve) => i18next.on('initialized', resolve));
  await i18next.loadNamespaces('notices');
  messages[kind](i18next.t(notice, { ns: 'notices' }), undefined, 'session');
}
