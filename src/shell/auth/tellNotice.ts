import type { AccountSource } from '~/graphql/types.generated.ts';
import { fetchNamespace, textsBegun, translatorOf } from '../i18n/texts.ts';
import { type MessageKind, messages } from '../messages/messages.ts';

type Notice = `${'loggingIn' | 'loggedIn' | 'saved'}.${AccountSource}` | 'failedWithToken';

/**
 * Says what happens to the session (specification, shell §8): "Logging in" gives way to how that ended. The texts are
 * fetched when there is something to say.
 */
export async function tell(kind: MessageKind, notice: Notice): Promise<void> {
  // At the start of the page there is something to say before there are any texts.
  await textsBegun;
  await fetchNamespace('notices');
  messages[kind](translatorOf('notices')(notice), undefined, 'session');
}
