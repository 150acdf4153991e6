import { useTexts } from '~/shell/i18n/useTexts.ts';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import styles from './CameraForm.module.css';
import type { CameraForm, StreamForm } from './cameraForm.ts';

interface CredentialFieldsProps {
  readonly at: `streams.${number}`;
  readonly stream: StreamForm;
}

/** What lets the product in. It is typed and never shown: of a kept one there is only the choice what becomes of it. */
export function CredentialFields({ at, stream }: CredentialFieldsProps) {
  const t = useTexts('cameras');
  const choices = (['KEEP', 'TYPE', 'REMOVE'] as const).map((value) => ({
    value,
    label: t(`secret.${value}`),
  }));
  return (
    <>
      {stream.formerName === '' ? null : (
        <FormField<CameraForm> name={`${at}.secret`} label={t('secret.title')} options={choices} />
      )}
      {stream.secret === 'TYPE' ? (
        <div className={styles.triple}>
          <FormField<CameraForm> name={`${at}.userName`} label={t('secret.userName')} ltr />
          <FormField<CameraForm> name={`${at}.password`} label={t('secret.password')} type="password" ltr />
          <FormField<CameraForm> name={`${at}.token`} label={t('secret.token')} type="password" ltr />
        </div>
      ) : null}
    </>
  );
}
