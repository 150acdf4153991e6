import { useTexts } from '~/shell/i18n/useTexts.ts';
import { KeyHelp } from '~/shell/ui/KeyHelp.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import { shownKeys } from './deskKeys.ts';

interface DeskKeyHelpProps {
  readonly open: boolean;
  readonly mayAct: boolean;
  /** Whether the keys work while nothing has the focus; null where they never do. */
  readonly wide: { readonly checked: boolean; readonly onChange: (wide: boolean) => void } | null;
  readonly onClose: () => void;
}

/** The keys of the incident desk. */
export function DeskKeyHelp({ open, mayAct, wide, onClose }: DeskKeyHelpProps) {
  const t = useTexts('desk');
  const keys = shownKeys.filter(({ acts }) => mayAct || !acts);
  return (
    <KeyHelp
      open={open}
      onClose={onClose}
      title={t('keys.title')}
      intro={t('keys.intro')}
      keys={keys.map((entry) => ({ keys: entry.keys, text: t(entry.text) }))}
    >
      {wide ? <Switch label={t('keys.wide')} {...wide} /> : null}
    </KeyHelp>
  );
}
