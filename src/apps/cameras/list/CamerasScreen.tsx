import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { DataBoundary } from '~/shell/preload/DataBoundary.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';
import styles from './Cameras.module.css';
import { CamerasHeader } from './CamerasHeader.tsx';
import { FleetView } from './FleetView.tsx';

/** Every camera of the registry: found, compared, changed, brought in and taken out. */
export function CamerasScreen() {
  const t = useTexts('cameras');
  usePageTitle(t('title'));
  const roles = useSession()?.user?.roles ?? [];
  const mayChange = isAllowed(roleSets.admin, roles);
  return (
    <div className={styles.screen}>
      <CamerasHeader mayChange={mayChange} />
      <DataBoundary skeleton={<BodySkeleton height={640} />}>
        <FleetView mayChange={mayChange} mayExport={isAllowed(roleSets.staff, roles)} />
      </DataBoundary>
    </div>
  );
}
