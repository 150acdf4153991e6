import { Add } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { todoUrl } from '../todoUrl.ts';

/** Opens the form of a new to-do. */
export function NewTodoButton() {
  const t = useTexts('todo');
  const { change } = useUrl(todoUrl);
  return (
    <Button
      kind="primary"
      icon={<Add aria-hidden="true" />}
      onClick={() => change({ dialog: 'new' }, { step: true })}
    >
      {t('new')}
    </Button>
  );
}
