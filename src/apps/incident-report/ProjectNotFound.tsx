import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** The address names a project that is not there. */
export function ProjectNotFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTexts('incident-report');
  return (
    <EmptyState
      title={t('project.unknown')}
      text={t('project.unknownText')}
      action={<Button onClick={onShowAll}>{t('project.showAll')}</Button>}
    />
  );
}
