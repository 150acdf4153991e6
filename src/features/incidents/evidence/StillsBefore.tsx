import { ChevronLeft, ChevronRight, Video } from '@blueprintjs/icons';
import { useState } from 'react';
import { useLiveRefetch } from '~/features/live/useLiveRefetch.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { tellError } from '~/shell/messages/errorText.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { Dialog } from '~/shell/ui/Dialog.tsx';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './Evidence.module.css';
import { useRemoveIncidentEvidenceMutation } from './EvidenceList.generated.ts';
import { EvidencePicture } from './EvidencePicture.tsx';
import { EvidenceScene } from './EvidenceScene.tsx';
import { RemovePictureDialog } from './RemovePictureDialog.tsx';
import { type IncidentStillsQuery, useIncidentStillsQuery } from './StillsBefore.generated.ts';

interface StillsBeforeProps {
  readonly incident: { readonly id: string; readonly number: number; readonly raisedAt: string };
}

type Still = NonNullable<IncidentStillsQuery['incidentStills']>[number];

/** What the camera showed in the half minute before the incident was raised. */
export function StillsBefore({ incident }: StillsBeforeProps) {
  const t = useTexts('desk');
  const { data, error, refetch } = useIncidentStillsQuery({ variables: { incidentId: incident.id } });
  // Pages send what they hold in the seconds after it was raised.
  useLiveRefetch(refetch, { topic: 'incidents', incidentId: incident.id });
  const stills = data?.incidentStills;
  return (
    <section className={styles.evidence} aria-label={t('before.title')}>
      <h3 className={styles.title}>{t('before.title')}</h3>
      {stills ? (
        stills.length > 0 ? (
          <Stills stills={stills} {...incident} onRemoved={refetch} />
        ) : (
          <p className={styles.muted}>{t('before.notKept')}</p>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </section>
  );
}

interface StillsProps {
  readonly stills: readonly Still[];
  readonly number: number;
  readonly raisedAt: string;
  readonly onRemoved: () => Promise<unknown>;
}

function Stills({ stills, number, raisedAt, onRemoved }: StillsProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [removeEvidence] = useRemoveIncidentEvidenceMutation();
  const remove = (id: string) =>
    removeEvidence({ variables: { id } })
      .then(onRemoved)
      .catch((failure: unknown) => tellError(failure, `#${number}`));
  // Rounded up, for none is called younger than it is.
  const seconds = ({ at }: Still) => Math.ceil((Date.parse(raisedAt) - Date.parse(at)) / 1000);
  const when = (still: Still) =>
    seconds(still) > 0 ? t('before.earlier', { time: format.duration(seconds(still)) }) : t('before.raised');
  const shown = stills.flatMap((still, index) => (still.picture ? [index] : []));
  const place = open === null ? -1 : shown.indexOf(open);
  const large = open === null ? undefined : stills[open];
  const step = (by: number) => shown[place + by] ?? null;
  const go = (index: number | null) => index !== null && setOpen(index);
  return (
    <>
      <p className={styles.muted}>
        {t(stills.some(({ picture }) => picture?.kind === 'STILL') ? 'before.kept' : 'before.drawn')}
      </p>
      <ol className={styles.stills}>
        {stills.map((still, index) => (
          <li key={still.at}>
            <StillPicture still={still} when={when(still)} onOpen={() => setOpen(index)} />
          </li>
        ))}
      </ol>
      <Dialog
        open={open !== null}
        title={large ? when(large) : ''}
        onClose={() => setOpen(null)}
        buttons={
          <>
            <IconButton
              icon={<ChevronLeft className="mirrored" aria-hidden="true" />}
              label={t('before.previous')}
              disabled={step(-1) === null}
              onClick={() => go(step(-1))}
            />
            <IconButton
              icon={<ChevronRight className="mirrored" aria-hidden="true" />}
              label={t('before.next')}
              disabled={step(1) === null}
              onClick={() => go(step(1))}
            />
            <Button onClick={() => setOpen(null)}>{t('before.close')}</Button>
          </>
        }
      >
        {large?.picture ? (
          <EvidencePicture
            item={large.picture}
            number={number}
            onRemove={() => {
              setOpen(null);
              setRemoving(large.picture?.id ?? null);
            }}
          />
        ) : null}
      </Dialog>
      <RemovePictureDialog
        id={removing}
        onAnswer={(wanted) => {
          setRemoving(null);
          if (wanted && removing !== null) void remove(removing);
        }}
      />
    </>
  );
}

interface StillPictureProps {
  readonly still: Still;
  readonly when: string;
  readonly onOpen: () => void;
}

function StillPicture({ still: { at, picture }, when, onOpen }: StillPictureProps) {
  const t = useTexts('desk');
  const format = useFormat();
  const words = (
    <span className={styles.words}>
      <span>{when}</span>
      <span className={styles.muted}>{format.date(at, 'clock')}</span>
    </span>
  );
  if (!picture) {
    return (
      <span className={styles.still}>
        <span className={styles.noPicture}>
          <Video aria-hidden="true" />
          {t('before.noPicture')}
        </span>
        {words}
      </span>
    );
  }
  return (
    <button type="button" className={styles.still} onClick={onOpen}>
      {picture.image === null ? (
        <EvidenceScene item={picture} width={256} />
      ) : (
        <img src={picture.image} alt="" className={styles.picture} />
      )}
      {words}
      {picture.takenAt === at ? null : (
        <span className={styles.muted}>
          {t('before.showing', { moment: format.date(picture.takenAt, 'full') })}
        </span>
      )}
    </button>
  );
}
