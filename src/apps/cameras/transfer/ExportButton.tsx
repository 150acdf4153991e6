import { Export } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import { useExport } from './useExport.ts';

/** Hands the shown cameras over as a CSV file, in their order. While it is made it can be cancelled. */
export function ExportButton({ cameras }: { readonly cameras: readonly { readonly id: string }[] }) {
  const t = useTexts('cameras');
  const { progress, start, cancel } = useExport(cameras);
  if (progress) return <CancelProgress progress={progress} onCancel={cancel} />;
  return (
    <Button icon={<Export aria-hidden="true" />} disabled={cameras.length === 0} onClick={start}>
      {t('export.start')}
    </Button>
  );
}
