import type { StoreChannel, StoreMessage } from '~/store/changes.ts';

/**
 * Joins the stores of all tabs of this origin that use the same name.
 *
 * @param name Holds the version of the rows: tabs of another version would not understand them.
 * @param open Default: the browser's.
 */
export function joinTabs(
  name: string,
  open: (name: string) => BroadcastChannel = (channelName) => new BroadcastChannel(channelName),
): StoreChannel {
  const channel = open(name);
  let joined = true;
  return {
    tell: (message) => {
      if (joined) channel.postMessage(message);
    },
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<StoreMessage>) => listener(data);
    },
    close: () => {
      joined = false;
      channel.close();
    },
  };
}
