import { Add, Export, Help, Import } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { calendarUrl, closed } from '../calendarUrl.ts';
import { useCalendarExport } from '../transfer/useCalendarExport.ts';

/** What can be done with the calendar as a whole. */
export function CalendarActions() {
  const t = useTexts('calendar');
  const { change } = useUrlControl(calendarUrl);
  const { busy, start } = useCalendarExport();
  const open = (dialog: 'new' | 'import' | 'keys') => change({ ...closed, dialog }, { step: true });
  return (
    <>
      <IconButton icon={<Help aria-hidden="true" />} label={t('keys.title')} onClick={() => open('keys')} />
      <Button brief icon={<Import aria-hidden="true" />} onClick={() => open('import')}>
        {t('import.open')}
      </Button>
      <Button brief icon={<Export aria-hidden="true" />} busy={busy} onClick={start}>
        {t('export.start')}
      </Button>
      <Button kind="primary" icon={<Add aria-hidden="true" />} onClick={() => open('new')}>
        {t('new')}
      </Button>
    </>
  );
}
