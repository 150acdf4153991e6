import { useCallback } from 'react';
import type { OfficeApp } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useAttempt } from '~/shell/messages/useAttempt.ts';
import {
  useAddSampleDataMutation,
  useRemoveSampleDataMutation,
  useSampleAppsQuery,
} from './SampleData.generated.ts';

/**
 * The sample data of an app: whether the viewer has added some, and how they are added and removed; both read the screen anew
 * by `refetch` and say themselves what went wrong. The screen loads the texts `office`.
 */
export function useSampleData(app: OfficeApp, refetch: () => Promise<unknown>) {
  const t = useTexts('office');
  const { busy, attempt } = useAttempt();
  const { data, refetch: askAgain } = useSampleAppsQuery();
  const [addSample] = useAddSampleDataMutation();
  const [removeSample] = useRemoveSampleDataMutation();
  const renew = useCallback(
    () => Promise.all([askAgain(), refetch()]).catch(() => undefined),
    [askAgain, refetch],
  );
  const add = async () => {
    const work = async () => (await addSample({ variables: { app } })).data?.addSampleData;
    if (await attempt(t('sample.add'), work)) await renew();
  };
  const remove = async () => {
    const work = async () => (await removeSample({ variables: { app } })).data?.removeSampleData;
    const done = await attempt(t('sample.remove'), work);
    if (!done) return;
    messages.success(t(done.kept > 0 ? 'sample.removedBut' : 'sample.removed'));
    await renew();
  };
  return { busy, added: data?.appsWithSampleData.includes(app) ?? false, add, remove };
}
