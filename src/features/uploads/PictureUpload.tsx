import { useState } from 'react';
import type { UploadPurpose } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Avatar } from '~/shell/ui/Avatar.tsx';
import { Button } from '~/shell/ui/Button.tsx';
import { FileButton } from './FileButton.tsx';
import { FileImage } from './FileImage.tsx';
import { scalePicture } from './scalePicture.ts';
import { UploadList } from './UploadList.tsx';
import styles from './Uploads.module.css';
import { useFileDrop } from './useFileDrop.ts';
import { useUploads } from './useUploads.ts';

interface PictureUploadProps {
  readonly purpose: Exclude<UploadPurpose, 'ATTACHMENT'>;
  /** What the picture is of: a person's name, whose first letters stand where there is none; a note's title. */
  readonly name: string;
  /** Address of the picture as it is now; empty for none. */
  readonly url: string;
  /** Called with the address that the form is to save: of the new picture, or empty when it is removed. */
  readonly onChange: (url: string) => void;
}

/** A picture that can be chosen, dropped or pasted, scaled in the page, sent, replaced and removed. */
export function PictureUpload({ purpose, name, url, onChange }: PictureUploadProps) {
  const t = useTexts('uploads');
  const [scaling, setScaling] = useState(false);
  const uploads = useUploads({
    purpose,
    onDone(blob) {
      uploads.clear();
      onChange(blob.url);
    },
  });
  async function choose([file]: readonly File[]) {
    if (!file) return;
    uploads.clear();
    setScaling(true);
    const scaled = await scalePicture(file, purpose);
    setScaling(false);
    uploads.add([scaled]);
  }
  const { over, props } = useFileDrop((files) => void choose(files));
  const busy = scaling || uploads.busy;
  return (
    <div className={styles.picture} data-over={over} {...props}>
      {purpose === 'AVATAR' ? (
        <Avatar name={name} picture={url} size={72} />
      ) : (
        <FileImage className={styles.shown} url={url} alt={name} />
      )}
      <div className={styles.words}>
        <div className={styles.actions}>
          <FileButton accept="image/*" disabled={busy} onFiles={(files) => void choose(files)}>
            {t(url === '' ? 'choosePicture' : 'replacePicture')}
          </FileButton>
          {url === '' ? null : (
            <Button kind="quiet" disabled={busy} onClick={() => onChange('')}>
              {t('removePicture')}
            </Button>
          )}
        </div>
        <UploadList uploads={uploads} />
      </div>
    </div>
  );
}
