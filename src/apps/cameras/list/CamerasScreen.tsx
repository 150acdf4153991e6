import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { Screen } from '~/shell/ui/Screen.tsx';
import { PageSkeleton } from '~/shell/ui/Skeleton.tsx';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { CamerasActions } from './CamerasActions.tsx';
import { FleetView } from './FleetView.tsx';
import { camerasUrl } from './fleet.rules.ts';
import { RemovedCameras } from './RemovedCameras.tsx';

/** Every camera of the registry: found, compared, changed, brought in and taken out. */
export function CamerasScreen() {
  const t = useTexts('cameras');
  const roles = useSession()?.user?.roles ?? [];
  const { show } = useUrl(camerasUrl).url;
  const mayChange = isAllowed(roleSets.admin, roles);
  return (
    <Screen title={t('title')} actions={mayChange ? <CamerasActions /> : null}>
      <DataBoundary skeleton={<PageSkeleton />}>
        {mayChange && show === 'removed' ? (
          <RemovedCameras />
        ) : (
          <FleetView mayChange={mayChange} mayExport={isAllowed(roleSets.staff, roles)} />
        )}
      </DataBoundary>
    </Screen>
  );
}
