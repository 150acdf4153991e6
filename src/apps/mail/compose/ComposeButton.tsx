import { Edit } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { mailUrl } from '../mailUrl.ts';

/** Begins a new mail. */
export function ComposeButton() {
  const t = useTexts('mail');
  const { change } = useUrl(mailUrl);
  return (
    <Button
      kind="primary"
      icon={<Edit aria-hidden="true" />}
      onClick={() => change({ compose: { kind: 'new' } }, { step: true })}
    >
      {t('action.compose')}
    </Button>
  );
}
