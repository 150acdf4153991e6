import type { StoreChannel, StoreMessage } from '~/store/changes.ts';

/** The way of messages of one kind to the other tabs and from them. */
export interface TabCarrier<Message> {
  /** Tells all others. Never throws. */
  send(message: Message): void;
  /** Hands over what the others send. One listener at a time. */
  receive(listener: (message: Message) => void): void;
  /** Neither sends nor hands over from now on. */
  close(): Promise<void>;
}

export interface Tabs<News> {
  readonly stores: StoreChannel;
  readonly news: TabCarrier<News>;
}

/** One envelope for both, so that all of a tab's messages come in the order in which they were sent. */
type Envelope<News> = { readonly store: StoreMessage } | { readonly news: News };

/**
 * Joins the stores of all tabs of this origin that use the same name, and takes news besides: what one tab sends after
 * a change arrives in the others after that change.
 *
 * @param name Holds the version of the rows: tabs of another version would not understand them.
 * @param open Default: the browser's.
 */
export function joinTabs<News>(
  name: string,
  open: (name: string) => BroadcastChannel = (channelName) => new BroadcastChannel(channelName),
): Tabs<News> {
  const channel = open(name);
  let joined = true;
  let hearStore: (message: StoreMessage) => void = () => undefined;
  let hearNews: (news: News) => void = () => undefined;
  channel.onmessage = ({ data }: MessageEvent<Envelope<News>>) => {
    if ('store' in data) hearStore(data.store);
    else hearNews(data.news);
  };
  const post = (envelope: Envelope<News>) => {
    if (joined) channel.postMessage(envelope);
  };
  const close = () => {
    joined = false;
    channel.close();
  };
  return {
    stores: {
      tell: (message) => post({ store: message }),
      listen: (listener) => {
        hearStore = listener;
      },
      close,
    },
    news: {
      send: (news) => post({ news }),
      receive: (listener) => {
        hearNews = listener;
      },
      close: async () => close(),
    },
  };
}
