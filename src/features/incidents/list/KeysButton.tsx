import { Help } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import type { DeskState } from '../desk.ts';

/** Opens the list of the desk's keys. */
export function KeysButton({ change }: Pick<DeskState, 'change'>) {
  const t = useTexts('desk');
  return (
    <Button
      kind="quiet"
      icon={<Help aria-hidden="true" />}
      onClick={() => change({ help: true }, { step: true })}
    >
      {t('keys.title')}
    </Button>
  );
}
