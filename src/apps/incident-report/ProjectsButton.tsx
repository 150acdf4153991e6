import { Cog } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { reportUrl } from './reportUrl.ts';

const ProjectsDrawer = lazy(async () => ({
  default: (await import('~/features/organisation/ProjectsDrawer.tsx')).ProjectsDrawer,
}));

/** Opens the projects, for whoever may change them. */
export function ProjectsButton() {
  const t = useTexts('incident-report');
  const { url, change } = useUrlControl(reportUrl);
  const roles = useSession()?.user?.roles ?? [];
  if (!isAllowed(roleSets.admin, roles)) return null;
  return (
    <>
      <IconButton
        icon={<Cog aria-hidden="true" />}
        label={t('project.manage')}
        onClick={() => change({ projects: true }, { step: true })}
      />
      {url.projects ? (
        <Suspense fallback={null}>
          <ProjectsDrawer onClose={() => change({ projects: false })} />
        </Suspense>
      ) : null}
    </>
  );
}
