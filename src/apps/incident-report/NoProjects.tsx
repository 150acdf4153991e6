import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** No project has a budget that could be spent. */
export function NoProjects() {
  const t = useTexts('incident-report');
  return <EmptyState title={t('project.none')} text={t('project.noneText')} />;
}
