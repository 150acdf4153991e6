import { useApolloClient } from '@apollo/client/react';
import type { OfficeApp } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { type Attempted, useAttempt } from '~/shell/messages/useAttempt.ts';
import {
  AddSampleDataDocument,
  RemoveSampleDataDocument,
  SampleDataDocument,
  useSampleDataQuery,
} from './SampleData.generated.ts';

/** Sample data of an app: whether the viewer has some, and how to add and remove them. */
export interface SampleData {
  /** There are some that can be removed. */
  readonly present: boolean;
  /** It is being done. */
  readonly busy: boolean;
  readonly add: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** @param refetch reads what the screen shows anew */
export function useSampleData(app: OfficeApp, refetch: () => Promise<unknown>): SampleData {
  const t = useTexts('office');
  const client = useApolloClient();
  const { busy, attempt } = useAttempt();
  const { data } = useSampleDataQuery({ fetchPolicy: 'cache-and-network' });

  /** Does it, says so and shows it; says why when it was refused. */
  async function run<Result extends Attempted>(
    work: () => Promise<Result | undefined>,
    said: (result: Result) => string,
  ): Promise<void> {
    const result = await attempt(t('sample.name'), work);
    if (!result) return;
    messages.success(said(result));
    // What is shown stays when it cannot be read anew; the next change asks again.
    await Promise.all([client.refetchQueries({ include: [SampleDataDocument] }), refetch()]).catch(
      () => undefined,
    );
  }

  const variables = { app };
  return {
    present: data?.appsWithSampleData.includes(app) ?? false,
    busy,
    add: () =>
      run(
        async () =>
          (await client.mutate({ mutation: AddSampleDataDocument, variables })).data?.addSampleData ??
          undefined,
        () => t('sample.added'),
      ),
    remove: () =>
      run(
        async () =>
          (await client.mutate({ mutation: RemoveSampleDataDocument, variables })).data?.removeSampleData ??
          undefined,
        ({ kept }) => (kept > 0 ? t('sample.kept', { count: kept }) : t('sample.removed')),
      ),
  };
}
