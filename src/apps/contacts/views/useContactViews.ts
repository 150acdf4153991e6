import { useMemo } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { isCommonView } from '../paths.ts';
import { ContactViewsDocument } from './ContactViews.generated.ts';

/** The groups of the viewer and how many contacts each view holds. */
export function useContactViews(view: string) {
  const t = useTexts('contacts');
  const { data, refetch } = usePreloaded(ContactViewsDocument);
  const { contactCounts: counts, contactGroups: groups } = data;
  const group = useMemo(() => groups.find(({ id }) => id === view) ?? null, [groups, view]);
  const name = isCommonView(view) ? t(`view.${view}`) : (group?.name ?? t('notFound.group'));
  return { counts, groups, group, name, refetch };
}
