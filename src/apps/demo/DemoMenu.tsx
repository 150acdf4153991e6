import { Pause, Play, Pulse, Reset } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { loadTexts } from '~/shell/i18n/i18n.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { useLoaded } from '~/shell/ui/useLoaded.ts';
import type { DemoDialog } from './DemoDialogs.tsx';
import { DemoMenuDocument, useDemoMenuQuery, useSetDemoPulseMutation } from './DemoMenu.generated.ts';

async function loadDialogs() {
  const [{ DemoDialogs }] = await Promise.all([import('./DemoDialogs.tsx'), loadTexts('drill')]);
  return DemoDialogs;
}

/**
 * The menu of the demo: opens drills, pauses the pulse and resets the data. Not shown when the data are not demo data.
 */
export function DemoMenu() {
  const t = useTexts('demo');
  const roles = useSession()?.user?.roles ?? [];
  const [opened, setOpened] = useState<DemoDialog | null>(null);
  const Dialogs = useLoaded(loadDialogs, opened);
  const { data } = useDemoMenuQuery({});
  const [setPulse] = useSetDemoPulseMutation({
    update: (cache, { data: changed }) => {
      if (changed) cache.writeQuery({ query: DemoMenuDocument, data: { demo: changed.setDemoPulse.demo } });
    },
    onError: () => messages.error(t('failed')),
  });
  if (!data?.demo.resettable || !isAllowed(roleSets.staff, roles)) return null;
  const running = data.demo.pulseRunning;
  const pulse = {
    id: 'pulse',
    label: t(running ? 'pause' : 'resume'),
    icon: running ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />,
    onSelect: () => void setPulse({ variables: { running: !running } }),
  };
  const drill = { id: 'drill', label: t('drill'), onSelect: () => setOpened('drill') };
  const anew = {
    id: 'reset',
    label: t('reset'),
    icon: <Reset aria-hidden="true" />,
    onSelect: () => setOpened('reset'),
  };
  return (
    <>
      <MenuButton
        label={t(running ? 'labelRunning' : 'labelPaused')}
        items={isAllowed(roleSets.admin, roles) ? [drill, pulse, anew] : [drill, pulse]}
      >
        {running ? <Pulse aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </MenuButton>
      <Suspense fallback={null}>
        {Dialogs ? <Dialogs opened={opened} onClose={() => setOpened(null)} /> : null}
      </Suspense>
    </>
  );
}
