import type { ChatStatus } from '~/graphql/types.generated.ts';
import type { Shape, Tone } from '~/shell/ui/tones.ts';

/** Each status has a colour and a shape; its word is `status.…` in the texts of the chat. */
export const chatStatusLook: Readonly<Record<ChatStatus, { readonly tone: Tone; readonly shape: Shape }>> = {
  ONLINE: { tone: 'up', shape: 'disc' },
  AWAY: { tone: 'degraded', shape: 'triangle' },
  DO_NOT_DISTURB: { tone: 'down', shape: 'square' },
  OFFLINE: { tone: 'paused', shape: 'ring' },
};
