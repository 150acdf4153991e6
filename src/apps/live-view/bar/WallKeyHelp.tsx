import { useTexts } from '~/shell/i18n/useTexts.ts';
import { KeyHelp } from '~/shell/ui/KeyHelp.tsx';

const wallKeys = [
  { keys: ['←', '→', '↑', '↓'], text: 'keys.move' },
  { keys: ['Enter'], text: 'keys.enlarge' },
  { keys: ['Esc'], text: 'keys.back' },
  { keys: ['1', '…', '9'], text: 'keys.layout' },
  { keys: ['PgUp', 'PgDn'], text: 'keys.page' },
  { keys: ['F'], text: 'keys.fullscreen' },
  { keys: ['S'], text: 'keys.snapshot' },
  { keys: ['A'], text: 'keys.acknowledge' },
  { keys: ['Ctrl Enter'], text: 'keys.alert' },
  { keys: ['⇧ ←', '⇧ →'], text: 'keys.swap' },
  { keys: ['+', '−'], text: 'keys.resize' },
  { keys: ['Del'], text: 'keys.remove' },
  { keys: ['?'], text: 'keys.help' },
] as const;

/** The keys of the wall. */
export function WallKeyHelp(drawer: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTexts('live-view');
  return (
    <KeyHelp
      {...drawer}
      title={t('keys.title')}
      intro={t('keys.intro')}
      keys={wallKeys.map(({ keys, text }) => ({ keys, text: t(text) }))}
    />
  );
}
