import { useFormContext } from 'react-hook-form';
import { useReasonText } from '~/features/cameras/useReasonText.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useErrorText } from '~/shell/messages/errorText.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { formError } from '~/shell/messages/useRefusal.ts';
import { Badge } from '~/shell/ui/Badge.tsx';
import { Button } from '~/shell/ui/Button.tsx';
import type { Shape, Tone } from '~/shell/ui/tones.ts';
import { type CameraFormFragment, useTestCameraConnectionMutation } from './CameraForm.generated.ts';
import styles from './CameraForm.module.css';
import { type CameraForm, type StreamForm, streamFormErrors, streamInput } from './cameraForm.ts';

interface ConnectionTestProps {
  readonly index: number;
  readonly camera: CameraFormFragment | null;
  readonly stream: StreamForm;
  /** Called when the stream is asked, after nothing of it was refused. */
  readonly onAsk: () => void;
}

const looks: Readonly<Record<'WORKS' | 'FAILS' | 'UNKNOWN', { readonly tone: Tone; readonly shape: Shape }>> =
  {
    WORKS: { tone: 'up', shape: 'check' },
    FAILS: { tone: 'down', shape: 'cross' },
    UNKNOWN: { tone: 'unknown', shape: 'ring' },
  };

/** Asks the device before anything is saved, and says what came of it and what to do. */
export function ConnectionTest({ index, camera, stream, onAsk }: ConnectionTestProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const errorText = useErrorText();
  const reasonText = useReasonText();
  const { setError } = useFormContext<CameraForm>();
  const [run, { data, loading, error }] = useTestCameraConnectionMutation({ onError: () => undefined });
  const start = async () => {
    const refuse = (refusals: readonly Refusal[]) => {
      for (const refusal of refusals) {
        const name = `streams.${index}.${refusal.field}` as `streams.${number}.host`;
        setError(name, formError(refusal));
      }
    };
    const refusals = streamFormErrors(stream, camera);
    refuse(refusals);
    if (refusals.length > 0) return;
    onAsk();
    const input = { cameraId: camera?.id ?? null, stream: streamInput(stream) };
    const answer = await run({ variables: { input } });
    refuse(answer.data?.testCameraConnection.errors ?? []);
  };
  const test = loading ? null : data?.testCameraConnection.test;
  return (
    <div className={styles.test}>
      <Button onClick={() => void start()} busy={loading}>
        {t('test.run')}
      </Button>
      <div role="status" className={styles.result}>
        {test ? (
          <>
            <Badge {...looks[test.outcome]}>{t(`test.outcome.${test.outcome}`)}</Badge>
            <p>
              {test.reason ? `${reasonText(test.reason)}. ` : ''}
              {t(`test.advice.${test.advice}`)}
            </p>
            <p className={styles.muted}>
              {t(`test.by.${test.testedBy}`)}
              {test.milliseconds === null
                ? ''
                : ` · ${t('test.took', { number: f.number(test.milliseconds) })}`}
            </p>
          </>
        ) : null}
        {error && !loading ? (
          <p>
            {t('test.failed')} {errorText(error)}
          </p>
        ) : null}
      </div>
    </div>
  );
}
