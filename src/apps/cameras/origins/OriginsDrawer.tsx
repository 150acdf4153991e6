import { Suspense } from 'react';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { messages } from '~/shell/messages/messages.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Drawer } from '~/shell/ui/Drawer.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { BodySkeleton } from '~/shell/ui/Skeleton.tsx';
import { useCameraFormPolicyQuery, useRemoveMediaOriginMutation } from '../edit/CameraForm.generated.ts';
import { OriginForm } from './OriginForm.tsx';
import styles from './Origins.module.css';

/** From where pages may fetch pictures: what the environment names, and what administrators allow, add and remove. */
export function OriginsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('cameras');
  return (
    <Drawer open onClose={onClose} title={t('origins.title')} width={560}>
      <Suspense fallback={<BodySkeleton height={240} />}>
        <Body />
      </Suspense>
    </Drawer>
  );
}

function Body() {
  const t = useTexts('cameras');
  const f = useFormat();
  const { data, error, refetch } = useCameraFormPolicyQuery({ fetchPolicy: 'cache-and-network' });
  const [remove, removing] = useRemoveMediaOriginMutation({
    refetchQueries: ['CameraFormPolicy'],
    awaitRefetchQueries: true,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <BodySkeleton height={240} />;
  const { fixed, allowed, changeable } = data.mediaPolicy;
  const removeOrigin = async (id: string, origin: string) => {
    const answer = await remove({ variables: { id } });
    if (answer.data) messages.success(t('origins.removed', { origin }));
  };
  return (
    <div className={styles.body}>
      <p>{t(changeable ? 'origins.text' : 'origins.files')}</p>
      {fixed.length + allowed.length === 0 ? <p className={styles.muted}>{t('origins.none')}</p> : null}
      <ul className={styles.list}>
        {fixed.map((origin) => (
          <li key={origin} className={styles.line}>
            <code dir="ltr">{origin}</code>
            <span className={styles.muted}>{t('origins.fixed')}</span>
          </li>
        ))}
        {allowed.map(({ id, origin, addedAt, addedBy }) => (
          <li key={id} className={styles.line}>
            <code dir="ltr">{origin}</code>
            <span className={styles.muted}>
              {t('origins.by', { name: addedBy, at: f.date(addedAt, 'dateTime') })}
            </span>
            {changeable ? (
              <Button
                kind="quiet"
                disabled={removing.loading}
                aria-label={t('origins.removeOrigin', { origin })}
                onClick={() => void removeOrigin(id, origin)}
              >
                {t('origins.remove')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {changeable ? <OriginForm /> : null}
    </div>
  );
}
