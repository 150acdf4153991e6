import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

interface ProjectEmptyProps {
  /** The address names a project that is not there, or one without a site that anything could be told of. */
  readonly reason: 'unknown' | 'withoutSites';
  readonly onShowAll: () => void;
}

/** There is nothing to report of the chosen project. */
export function ProjectEmpty({ reason, onShowAll }: ProjectEmptyProps) {
  const t = useTexts('incident-report');
  return (
    <EmptyState
      title={t(`project.${reason}`)}
      text={t(`project.${reason}Text`)}
      action={<Button onClick={onShowAll}>{t('project.showAll')}</Button>}
    />
  );
}
