import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** No camera is left by the filter. */
export function CameraTableEmpty({ onClear }: { readonly onClear: () => void }) {
  const t = useTexts('dashboards');
  return (
    <EmptyState
      title={t('cameras.empty')}
      text={t('cameras.emptyText')}
      action={<Button onClick={onClear}>{t('cameras.clear')}</Button>}
    />
  );
}
