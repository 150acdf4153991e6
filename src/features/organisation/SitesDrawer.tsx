import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ManagedDrawer } from './ManagedDrawer.tsx';
import {
  type ManagedSiteFragment,
  useManagedSitesQuery,
  useRemoveSiteMutation,
  useRestoreSiteMutation,
} from './organisation.generated.ts';
import { SiteDialog } from './SiteDialog.tsx';

/** Every site: where it is, what it has, to be changed and removed. */
export function SitesDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('organisation');
  const f = useFormat();
  const { data, error, refetch } = useManagedSitesQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useRemoveSiteMutation();
  const [restore] = useRestoreSiteMutation();
  const timeAt = ({ timeZone }: ManagedSiteFragment) =>
    new Intl.DateTimeFormat(`${f.language}-u-nu-latn`, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
    }).format();
  return (
    <ManagedDrawer
      title={t('site.all')}
      rows={data?.sites}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      create={t('site.new')}
      facts={(site) => (
        <>
          <bdi>{site.address || t('site.noAddress')}</bdi> · <bdi>{site.project.name}</bdi> ·{' '}
          {t('site.cameras', { count: site.cameraCount, number: f.number(site.cameraCount) })} ·{' '}
          {t('site.clock', { time: timeAt(site) })} <bdi>({site.timeZone.replaceAll('_', ' ')})</bdi>
        </>
      )}
      empty={{ title: t('site.none'), text: t('site.noneText') }}
      warning={() => t('site.warning')}
      form={(site, onDone) => <SiteDialog site={site} projects={data?.projects ?? []} onClose={onDone} />}
      remove={async (id) => (await remove({ variables: { id } })).data?.removeSite}
      restore={async (id) => (await restore({ variables: { id } })).data?.restoreSite}
    />
  );
}

/** The form of a new site, which asks for the projects by itself. */
export function NewSite({
  onSaved,
  onClose,
}: {
  readonly onSaved?: (id: string) => void;
  readonly onClose: () => void;
}) {
  const { data } = useManagedSitesQuery({ fetchPolicy: 'cache-and-network' });
  return data ? (
    <SiteDialog site={null} projects={data.projects} {...(onSaved && { onSaved })} onClose={onClose} />
  ) : null;
}
