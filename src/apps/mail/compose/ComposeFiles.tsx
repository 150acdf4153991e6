import { Cross, Document, Paperclip } from '@blueprintjs/icons';
import { useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import { FileButton } from '~/features/uploads/FileButton.tsx';
import { UploadList } from '~/features/uploads/UploadList.tsx';
import { useFileDrop } from '~/features/uploads/useFileDrop.ts';
import { useFileSize } from '~/features/uploads/useFileSize.ts';
import type { Uploads } from '~/features/uploads/useUploads.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import { IconButton } from '~/shell/ui/Button.tsx';
import styles from './ComposeForm.module.css';
import type { ComposeValues } from './compose.types.ts';

/** The files that go with a mail: chosen or dropped, sent at once with progress, and taken out again. */
export function ComposeFiles({ uploads }: { readonly uploads: Uploads }) {
  const t = useTexts('mail');
  const fileSize = useFileSize();
  const refusal = useRefusal();
  const { field, fieldState } = useController<ComposeValues, 'attachments'>({ name: 'attachments' });
  const { over, props } = useFileDrop((files) => uploads.add(files));
  const take = useEffectEvent(() => {
    const done = uploads.files.flatMap(({ key, blob }) => (blob ? [{ key, blob }] : []));
    if (done.length === 0) return;
    const files = done.map(({ blob: { type, name, url, size } }) => ({
      type,
      fileName: name,
      preview: '',
      url,
      bytes: size,
    }));
    field.onChange([...field.value, ...files]);
    for (const { key } of done) uploads.forget(key);
  });
  const whole = uploads.files.filter(({ blob }) => blob !== null).length;
  useEffect(() => {
    if (whole > 0) take();
  }, [whole]);
  const error = refusal(fieldState.error);
  return (
    <fieldset
      className={styles.files}
      data-over={over || undefined}
      aria-label={t('attachments.title')}
      {...props}
    >
      {field.value.length > 0 ? (
        <ul>
          {field.value.map((file) => (
            <li key={file.url}>
              <Document aria-hidden="true" />
              <bdi>{file.fileName}</bdi>
              <span>{fileSize(file.bytes)}</span>
              <IconButton
                icon={<Cross aria-hidden="true" />}
                label={t('attachments.remove', { name: file.fileName })}
                onClick={() => field.onChange(field.value.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <UploadList uploads={uploads} />
      <FileButton multiple icon={<Paperclip aria-hidden="true" />} onFiles={(files) => uploads.add(files)}>
        {t('attachments.add')}
      </FileButton>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
