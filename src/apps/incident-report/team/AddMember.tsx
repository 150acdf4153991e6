import { Add } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';

const MemberDialog = lazy(async () => ({
  default: (await import('~/features/organisation/MemberDialog.tsx')).MemberDialog,
}));

/** Opens the form of somebody new in the team. */
export function AddMember() {
  const t = useTexts('incident-report');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Add aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('team.add')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <MemberDialog member={null} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
