import { Export } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useExport } from './useExport.ts';

/** Hands the shown cameras over as a CSV file, in their order. While it is made it can be cancelled. */
export function ExportButton({ cameras }: { readonly cameras: readonly { readonly id: string }[] }) {
  const t = useTexts('cameras');
  const f = useFormat();
  const { progress, start, cancel } = useExport(cameras);
  if (progress !== null) {
    return (
      <>
        <Button onClick={cancel}>{t('export.cancel')}</Button>
        <p role="status">
          {t('export.progress', { done: f.number(progress), total: f.number(cameras.length) })}
        </p>
      </>
    );
  }
  return (
    <Button icon={<Export aria-hidden="true" />} disabled={cameras.length === 0} onClick={start}>
      {t('export.start')}
    </Button>
  );
}
