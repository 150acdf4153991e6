import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import { CameraDrawer } from '../edit/CameraDrawer.tsx';
import { OriginsDrawer } from '../origins/OriginsDrawer.tsx';
import { cameraPath } from '../paths.ts';
import { ImportDrawer } from '../transfer/ImportDrawer.tsx';
import { camerasUrl } from './fleet.rules.ts';

const SitesDrawer = lazy(async () => ({
  default: (await import('~/features/organisation/SitesDrawer.tsx')).SitesDrawer,
}));
const NewSite = lazy(async () => ({
  default: (await import('~/features/organisation/SitesDrawer.tsx')).NewSite,
}));

/** The drawers of the screen, as the address opens them. */
export function FleetPanels({ refresh }: { readonly refresh: () => Promise<unknown> }) {
  const t = useTexts('cameras');
  const { url, change } = useUrl(camerasUrl);
  const navigate = useNavigate();
  const close = () => change({ panel: null });
  if (url.panel === 'add') {
    return (
      <CameraDrawer
        cameraId={null}
        onClose={close}
        onSaved={(id) => {
          messages.success(t('add.done'), { label: t('add.show'), run: () => void navigate(cameraPath(id)) });
          change({ panel: null, camera: id });
          void refresh();
        }}
      />
    );
  }
  if (url.panel === 'sites' || url.panel === 'newSite') {
    const Panel = url.panel === 'sites' ? SitesDrawer : NewSite;
    return (
      <Suspense fallback={null}>
        <Panel onClose={close} />
      </Suspense>
    );
  }
  if (url.panel === 'origins') return <OriginsDrawer onClose={close} />;
  return url.panel === 'import' ? <ImportDrawer onClose={close} onImported={() => void refresh()} /> : null;
}
