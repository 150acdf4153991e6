import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { ErrorState } from '~/shell/ui/ErrorState.tsx';
import { Skeleton } from '~/shell/ui/Skeleton.tsx';
import styles from './Evidence.module.css';
import { EvidencePicture } from './EvidencePicture.tsx';
import { RemovePictureDialog } from './RemovePictureDialog.tsx';
import { useEvidence } from './useEvidence.ts';

interface EvidenceListProps {
  readonly incident: { readonly id: string; readonly number: number };
  readonly mayAct: boolean;
}

/** The pictures that are kept with an incident. */
export function EvidenceList({ incident, mayAct }: EvidenceListProps) {
  const t = useTexts('desk');
  const { evidence, error, busy, retry, add, remove } = useEvidence(incident);
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <section className={styles.evidence} aria-label={t('evidence.title')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('evidence.title')}</h3>
        {mayAct ? (
          <label className={styles.add} aria-disabled={busy}>
            {t('evidence.add')}
            <input
              type="file"
              className="sr-only"
              accept="image/*"
              disabled={busy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) void add(file);
              }}
            />
          </label>
        ) : null}
      </div>
      {evidence ? (
        evidence.length > 0 ? (
          <ul className={styles.pictures}>
            {evidence.map((item) => (
              <li key={item.id}>
                <EvidencePicture item={item} number={incident.number} onRemove={() => setRemoving(item.id)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.muted}>{t('evidence.none')}</p>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton height={200} />
      )}
      <RemovePictureDialog
        id={removing}
        onAnswer={(wanted) => {
          setRemoving(null);
          if (wanted && removing !== null) void remove(removing);
        }}
      />
    </section>
  );
}
