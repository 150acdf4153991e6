import i18next from 'i18next';
import type { AccountSource } from '~/graphql/types.generated.ts';
import { type MessageKind, messages } from '../messages/messages.ts';

type Notice = `${'loggingIn' | 'loggedIn' | 'saved'}.${AccountSource}` | 'failedWithToken';

/** Says what happens to the session (specification, shell §8). The texts are fetched when there is something to say. */
export async function tell(kind: MessageKind, notice: Notice): Promise<void> {
  await i18next.loadNamespaces('notices');
  messages[kind](i18next.t(notice, { ns: 'notices' }));
}
