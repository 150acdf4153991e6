import type { ApolloClient } from '@apollo/client';
import type { UploadPurpose } from '~/graphql/types.generated.ts';
import { uploadApiOver } from './uploadApi.ts';
import { type SentFile, UploadQueue } from './uploadQueue.ts';

/**
 * Sends one file for code that waits for it, as `useUploads` sends those that somebody chooses. Resolves to the file as it
 * ended: DONE with its blob, or REFUSED. Rejects when the connection stays lost.
 */
export function sendFile(client: ApolloClient, file: File, purpose: UploadPurpose): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const queue = new UploadQueue({ api: uploadApiOver(client), purpose });
    queue.subscribe(() => {
      const [sent] = queue.files();
      if (sent?.state === 'DONE' || sent?.state === 'REFUSED') resolve(sent);
      if (sent?.state === 'FAILED') reject(sent.error);
    });
    queue.add([file]);
  });
}
