import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** The project is there, and has no site that anything could be told of. */
export function ProjectWithoutSites({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTexts('incident-report');
  return (
    <EmptyState
      title={t('project.withoutSites')}
      text={t('project.withoutSitesText')}
      action={<Button onClick={onShowAll}>{t('project.showAll')}</Button>}
    />
  );
}
