import { useCallback } from 'react';
import { textByKey, useTexts } from '~/shell/i18n/useTexts.ts';

/** Names of the catalogue that are translated; of labels the data have the name. */
const translated = [
  'all',
  'shift',
  'maintenance',
  'office',
  'starred',
  'important',
  'dueDate',
  'today',
  'completed',
  'deleted',
];

/** What a folder, a filter or a label is called in the chosen language. */
export function useTodoNames() {
  const t = useTexts('todo');
  return useCallback(
    ({ handle, title }: { readonly handle: string; readonly title: string }) =>
      translated.includes(handle) ? textByKey(t, `view.${handle}`) : title,
    [t],
  );
}
