import { Search } from '@blueprintjs/icons';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { IconButton } from '../ui/Button.tsx';
import { useLoaded } from '../ui/useLoaded.ts';

const load = async () => (await import('../navigation/NavigationSearch.tsx')).NavigationSearch;

/** Opens the search of the navigation; so do Ctrl K and ⌘ K from anywhere. */
export function SearchButton() {
  const t = useTexts('shell');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Box = useLoaded(load, open ? 'opened' : null, close);
  // A layout effect, so that the shortcut works as soon as the toolbar is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        icon={<Search aria-hidden="true" />}
        label={t('search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {Box ? <Box open={open} onClose={close} /> : null}
    </>
  );
}
