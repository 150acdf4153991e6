import type { ApolloClient } from '@apollo/client';
import { sendPart } from '~/shell/ui/files.ts';
import {
  BeginUploadDocument,
  CancelUploadDocument,
  FinishUploadDocument,
  UploadReceivedDocument,
} from './Uploads.generated.ts';
import type { UploadApi } from './uploadQueue.ts';

/** What a queue of uploads asks of the API, over the client of the page. */
export function uploadApiOver(client: ApolloClient): UploadApi {
  return {
    async begin(input) {
      const { data } = await client.mutate({ mutation: BeginUploadDocument, variables: { input } });
      if (!data) throw new Error('The answer to the upload is empty.');
      return data.beginUpload;
    },
    async received(id) {
      const { data } = await client.query({
        query: UploadReceivedDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (!data?.upload) throw new Error('There is no such upload any more.');
      return data.upload.received;
    },
    send: sendPart,
    async finish(id) {
      const { data } = await client.mutate({ mutation: FinishUploadDocument, variables: { id } });
      if (!data) throw new Error('The answer to the upload is empty.');
      return data.finishUpload;
    },
    cancel: (id) => client.mutate({ mutation: CancelUploadDocument, variables: { id } }),
  };
}
