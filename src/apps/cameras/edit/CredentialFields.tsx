import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from './CameraForm.module.css';
import type { StreamForm } from './cameraForm.ts';
import { FormField } from './FormField.tsx';

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
        <FormField name={`${at}.secret`} label={t('secret.title')} options={choices} />
      )}
      {stream.secret === 'TYPE' ? (
        <div className={styles.triple}>
          <FormField name={`${at}.userName`} label={t('secret.userName')} ltr />
          <FormField name={`${at}.password`} label={t('secret.password')} type="password" ltr />
          <FormField name={`${at}.token`} label={t('secret.token')} type="password" ltr />
        </div>
      ) : null}
    </>
  );
}
