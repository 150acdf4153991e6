import { Download } from '@blueprintjs/icons';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { IncidentDeskQueryVariables } from './IncidentDesk.generated.ts';
import { useExport } from './useExport.ts';

/** Downloads what is filtered; while it reads it says how far it is and can be stopped. */
export function ExportButton({ variables }: { readonly variables: IncidentDeskQueryVariables }) {
  const t = useTexts('incident-report');
  const format = useFormat();
  const { progress, start, cancel } = useExport(variables);
  if (progress) {
    const { done, total } = progress;
    return (
      <Button onClick={cancel}>
        {t('export.progress', { done: format.number(done), total: format.number(total) })}
      </Button>
    );
  }
  return (
    <Button icon={<Download aria-hidden="true" />} onClick={start}>
      {t('export.start')}
    </Button>
  );
}
