import { useTexts } from '~/shell/i18n/useTexts.ts';
import { KeyHelp } from '~/shell/ui/KeyHelp.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import { calendarViews } from '../span.rules.ts';

interface CalendarKeyHelpProps {
  readonly open: boolean;
  readonly wide: { readonly checked: boolean; readonly onChange: (wide: boolean) => void };
  readonly onClose: () => void;
}

/** The keys of the calendar, in a drawer. */
export function CalendarKeyHelp({ open, wide, onClose }: CalendarKeyHelpProps) {
  const t = useTexts('calendar');
  const keys = [
    { keys: ['t'], text: t('keys.today') },
    { keys: ['p'], text: t('keys.previous') },
    { keys: ['n'], text: t('keys.next') },
    ...calendarViews.map((view, index) => ({ keys: [String(index + 1)], text: t(`views.${view}`) })),
    { keys: ['c'], text: t('keys.new') },
    { keys: ['Enter'], text: t('keys.open') },
    { keys: ['#', 'Delete'], text: t('keys.remove') },
    { keys: ['z'], text: t('keys.undo') },
    { keys: ['?'], text: t('keys.help') },
  ];
  return (
    <KeyHelp open={open} onClose={onClose} title={t('keys.title')} intro={t('keys.intro')} keys={keys}>
      <Switch label={t('keys.wide')} {...wide} />
    </KeyHelp>
  );
}
