import type { DocumentNode } from 'graphql';
import type { LocalOperation } from '~/graphql/client/localLink.ts';
import type { BlobCall, BlobReply } from '~/resolvers/blob/blob.door.ts';
import type { Providers, StreamProbe } from '~/resolvers/context.ts';
import type { RestCall, RestReply } from '~/rest/route.ts';

/*
 * What the page and the server inside the browser tell each other. All of it is structured-cloned. Each question has an id,
 * which its answers carry.
 */

/** What only the page can tell the server: a worker has no storage of its own and no HTML. */
export interface PageFacts {
  readonly tokenKey: Uint8Array;
  /** Origins of streams that the content policy of the page names. */
  readonly mediaOrigins: readonly string[];
}

/** What the server asks of the page, for the page's policy decides whom it may ask. */
export interface PageServices {
  readonly verify: Providers['verify'];
  readonly testStream: StreamProbe['test'];
}

/** An operation whose document was sent before, and has this number since. */
export interface SentOperation extends Omit<LocalOperation, 'document'> {
  readonly document: number;
}

/** A documented call, without what cannot be sent. */
export type SentCall = Omit<RestCall, 'left'>;

/** A reply whose body is the text that goes over the network. */
export interface SentReply extends Omit<RestReply, 'body'> {
  readonly text: string;
}

/** A call for the bytes of a file. */
export interface SentFileCall extends Omit<BlobCall, 'body'> {
  readonly token: string | null;
  /** A piece of a file, which is sent without being copied. */
  readonly body: Blob | null;
}

/** The reply, whole: what a page is given to save or show it holds anyway. */
export interface SentFileReply extends Omit<BlobReply, 'body'> {
  readonly body: Blob | null;
}

/** What a page hears without having asked. */
export type News = 'notKept' | 'pulseFailed' | 'reset';

/** Why a question has no answer. */
export interface Failure {
  readonly message: string;
  /** Code of the server could not be fetched: there may be a new build. */
  readonly lostCode: boolean;
}

export type ToServer =
  | { readonly kind: 'facts'; readonly facts: PageFacts }
  | { readonly kind: 'document'; readonly number: number; readonly document: DocumentNode }
  | { readonly kind: 'execute' | 'subscribe'; readonly id: number; readonly operation: SentOperation }
  | { readonly kind: 'unsubscribe'; readonly id: number }
  | { readonly kind: 'rest'; readonly id: number; readonly call: SentCall }
  | { readonly kind: 'file'; readonly id: number; readonly call: SentFileCall }
  | { readonly kind: 'served'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'notServed'; readonly id: number; readonly message: string };

export type ToPage =
  /** The first message, when the server has heard the page's facts. It holds this lock as long as it runs; null: no locks. */
  | { readonly kind: 'ready'; readonly lock: string | null }
  | { readonly kind: 'standing' | 'end'; readonly id: number }
  /** The text of a result, or a reply. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly service: keyof PageServices;
      readonly with: readonly unknown[];
    }
  | { readonly kind: 'news'; readonly news: News };

/** One end of the line between the page and the server: a worker, a worker's own scope or the port of a channel. */
export interface Line<In, Out> {
  onmessage: ((event: MessageEvent<In>) => unknown) | null;
  postMessage(message: Out): void;
}
