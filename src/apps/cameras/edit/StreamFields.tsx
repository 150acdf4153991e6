import { useFormContext, useWatch } from 'react-hook-form';
import type { StreamKind } from '~/graphql/types.generated.ts';
import { defaultPorts, schemesOf } from '~/resolvers/registry/streamUrl.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import type { CameraFormFragment } from './CameraForm.generated.ts';
import styles from './CameraForm.module.css';
import { CredentialFields } from './CredentialFields.tsx';
import type { CameraForm } from './cameraForm.ts';
import { PasteAddress } from './PasteAddress.tsx';
import { StreamTrial } from './trial/StreamTrial.tsx';

interface StreamFieldsProps {
  readonly index: number;
  readonly camera: CameraFormFragment | null;
  /** Called with the signature of a stream whose picture has been seen to change. */
  readonly onSeen: (signature: string) => void;
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null;
}

const kinds = Object.keys(schemesOf) as StreamKind[];
const same = (value: string) => ({ value, label: value });

/** One way to pictures: what it is, where it is fetched, and a test whether something is there. */
export function StreamFields({ index, camera, onSeen, onRemove }: StreamFieldsProps) {
  const t = useTexts('cameras');
  const at = `streams.${index}` as const;
  const { setValue } = useFormContext<CameraForm>();
  const stream = useWatch<CameraForm, typeof at>({ name: at });
  const schemes = schemesOf[stream.kind];
  // Register fires with the event, before the value is in the form.
  const followKind = () =>
    queueMicrotask(() => {
      setValue(`${at}.scheme`, schemesOf[stream.kind].includes(stream.scheme) ? stream.scheme : '');
    });
  return (
    <fieldset className={styles.stream}>
      <legend className={styles.legend}>{t('stream.title', { number: index + 1 })}</legend>
      <PasteAddress at={at} stream={stream} />
      <div className={styles.pair}>
        <FormField<CameraForm> name={`${at}.name`} label={t('stream.name')} />
        <FormField<CameraForm>
          name={`${at}.role`}
          label={t('stream.role')}
          options={(['MAIN', 'SUB'] as const).map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <FormField<CameraForm>
          name={`${at}.kind`}
          label={t('stream.kind')}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={followKind}
        />
        {schemes.length > 0 ? (
          <FormField<CameraForm>
            name={`${at}.scheme`}
            label={t('stream.scheme')}
            options={[{ value: '', label: t('field.choose') }, ...schemes.map(same)]}
            ltr
          />
        ) : null}
      </div>
      {schemes.length > 0 ? (
        <>
          <div className={styles.address}>
            <FormField<CameraForm> name={`${at}.host`} label={t('stream.host')} ltr />
            <FormField<CameraForm>
              name={`${at}.port`}
              label={t('stream.port', { usual: defaultPorts[stream.scheme] ?? '…' })}
              ltr
            />
          </div>
          <FormField<CameraForm> name={`${at}.path`} label={t('stream.path')} ltr />
          <CredentialFields at={at} stream={stream} />
        </>
      ) : null}
      <div className={styles.triple}>
        <FormField<CameraForm> name={`${at}.width`} label={t('stream.width')} ltr />
        <FormField<CameraForm> name={`${at}.height`} label={t('stream.height')} ltr />
        <FormField<CameraForm> name={`${at}.framesPerSecond`} label={t('stream.frames')} ltr />
      </div>
      <div className={styles.actions}>
        <StreamTrial index={index} camera={camera} stream={stream} onSeen={onSeen} />
        {onRemove ? (
          <Button kind="quiet" onClick={onRemove}>
            {t('stream.remove')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
