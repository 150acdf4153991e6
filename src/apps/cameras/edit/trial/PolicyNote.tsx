import { useFormContext } from 'react-hook-form';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { useAllowMediaOriginMutation, useCameraFormPolicyQuery } from '../CameraForm.generated.ts';
import type { CameraForm } from '../cameraForm.ts';
import { keepDraft } from './cameraDraft.ts';
import styles from './Trial.module.css';

interface PolicyNoteProps {
  readonly cameraId: string | null;
  readonly origin: string;
}

/**
 * Says that the page's own policy, not the device, keeps the picture away, and what is to be done: it is allowed here, or
 * set where the pages are served. The next page knows it, so the form can be taken over a reload.
 */
export function PolicyNote({ cameraId, origin }: PolicyNoteProps) {
  const t = useTexts('cameras');
  const refusal = useRefusal();
  const { getValues } = useFormContext<CameraForm>();
  const { data } = useCameraFormPolicyQuery({ fetchPolicy: 'cache-and-network' });
  const [allow, allowing] = useAllowMediaOriginMutation({
    refetchQueries: ['CameraFormPolicy'],
    awaitRefetchQueries: true,
  });
  const policy = data?.mediaPolicy;
  const allowed = policy?.allowed.some((each) => each.origin === origin) ?? false;
  const reload = () => {
    keepDraft(cameraId, getValues());
    // Nothing is lost, so nothing is asked.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    location.reload();
  };
  const refused = allowing.data?.allowMediaOrigin.errors[0];
  return (
    <div className={styles.note}>
      <p role="status">{t(allowed ? 'policy.allowed' : 'policy.refused', { origin })}</p>
      {policy && allowed ? (
        <>
          <Button onClick={reload}>{t('policy.reload')}</Button>
          <p className={styles.muted}>{t('policy.kept')}</p>
        </>
      ) : null}
      {policy && !allowed && policy.changeable ? (
        <Button busy={allowing.loading} onClick={() => void allow({ variables: { origin } })}>
          {t('policy.allow', { origin })}
        </Button>
      ) : null}
      {refused ? <p role="alert">{refusal(refused)}</p> : null}
      {policy && !allowed ? (
        <p className={styles.muted}>
          {t(policy.changeable ? 'policy.orSet' : 'policy.set')}{' '}
          <code className={styles.code} dir="ltr">
            MEDIA_ORIGINS={[...policy.fixed, origin].join(',')}
          </code>
        </p>
      ) : null}
    </div>
  );
}
