import { answerBlobCall } from '~/resolvers/blob/blob.door.ts';
import { createContext, type Environment } from '~/resolvers/context.ts';
import type { SentFileCall, SentFileReply } from './messages.ts';

const isBytes = (body: object): body is AsyncIterable<Uint8Array<ArrayBuffer>> =>
  Symbol.asyncIterator in body;

/** The body as one Blob, which the browser keeps outside of memory where it is large. */
async function blobOf(body: object | null, type: string): Promise<Blob | null> {
  if (body === null) return null;
  if (!isBytes(body)) return new Blob([JSON.stringify(body)], { type: 'application/json' });
  const parts: BlobPart[] = [];
  for await (const part of body) parts.push(part);
  return new Blob(parts, { type });
}

/** Answers a call of the page for the bytes of a file, by the door that the server has. */
export async function answerFile(
  environment: Environment,
  { token, body, ...call }: SentFileCall,
): Promise<SentFileReply> {
  const context = await createContext(environment, token);
  const sent = body ? new Uint8Array(await body.arrayBuffer()) : undefined;
  const reply = await answerBlobCall(context, { ...call, body: sent });
  return { ...reply, body: await blobOf(reply.body, reply.headers['content-type'] ?? '') };
}
