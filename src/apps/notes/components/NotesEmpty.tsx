import { Manual } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { EmptyState } from '~/shell/ui/EmptyState.tsx';

/** Nobody has written a note yet. */
export function NotesEmpty(_: { readonly refetch: () => Promise<unknown> }) {
  const t = useTexts('notes');
  return (
    <EmptyState
      icon={<Manual size={32} aria-hidden="true" />}
      title={t('empty.title')}
      text={t('empty.text')}
    />
  );
}
