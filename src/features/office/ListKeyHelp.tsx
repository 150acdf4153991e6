import { Help } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { KeyHelp } from '~/shell/ui/KeyHelp.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import type { ListKeys } from './useListKeys.ts';

/** The button that lists the keys of a list (`help` of `useListKeys`), and that list in a drawer. */
export function ListKeyHelp<Row>({ help }: Pick<ListKeys<Row>, 'help'>) {
  const t = useTexts('office');
  const { open, onOpen, onClose, commands, selectable, searchable, wide } = help;
  const keys = [
    { keys: ['j', '↓'], text: t('keys.next') },
    { keys: ['k', '↑'], text: t('keys.previous') },
    { keys: ['Enter'], text: t('keys.open') },
    ...(selectable
      ? [
          { keys: ['x'], text: t('keys.select') },
          { keys: ['X'], text: t('keys.range') },
          { keys: ['J', 'K'], text: t('keys.extend') },
        ]
      : []),
    ...commands,
    ...(searchable ? [{ keys: ['/'], text: t('keys.search') }] : []),
    { keys: ['?'], text: t('keys.help') },
  ];
  return (
    <>
      <IconButton icon={<Help aria-hidden="true" />} label={t('keys.title')} onClick={onOpen} />
      <KeyHelp open={open} onClose={onClose} title={t('keys.title')} intro={t('keys.intro')} keys={keys}>
        <Switch label={t('keys.wide')} {...wide} />
      </KeyHelp>
    </>
  );
}
