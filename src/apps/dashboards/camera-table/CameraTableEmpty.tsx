import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

interface CameraTableEmptyProps {
  /** A filter or a search is set: without them there are no cameras at all. */
  readonly filtered: boolean;
  readonly onClear: () => void;
}

/** No camera is left by the filter, or there is none. */
export function CameraTableEmpty({ filtered, onClear }: CameraTableEmptyProps) {
  const t = useTexts('dashboards');
  if (!filtered) return <EmptyState title={t('cameras.none')} text={t('cameras.noneText')} />;
  return (
    <EmptyState
      title={t('cameras.empty')}
      text={t('cameras.emptyText')}
      action={<Button onClick={onClear}>{t('cameras.clear')}</Button>}
    />
  );
}
