import { type FormEvent, useId, useState } from 'react';
import type { FleetCamera } from '~/features/cameras/fleet/fleetStore.ts';
import type { DrillKind, StartDrillInput } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { Field } from '~/shell/ui/Field.tsx';
import { Select } from '~/shell/ui/Select.tsx';
import styles from './Drill.module.css';
import { camerasOf, drillKinds, inputOf, isOfSite, type Place, sitesOf } from './places.ts';

interface ChoiceProps {
  readonly label: string;
  readonly places: readonly Place[];
  readonly chosen: Place | undefined;
  readonly onChoose: (id: string) => void;
  readonly error?: string | undefined;
}

function Choice({ label, places, chosen, onChoose, error }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      {({ className: _, ...field }) => (
        <Select
          {...field}
          large
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(target.value)}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Field>
  );
}

interface DrillFormProps {
  /** Undefined until it was asked for. */
  readonly fleet: readonly FleetCamera[] | undefined;
  readonly busy: boolean;
  /** Why the last start was refused. */
  readonly refusal: string | undefined;
  readonly onStart: (input: StartDrillInput) => void;
}

/** What is to be broken, and where. */
export function DrillForm({ fleet, busy, refusal, onStart }: DrillFormProps) {
  const t = useTexts('drill');
  const name = useId();
  const [kind, setKind] = useState<DrillKind>('PULL_SWITCH');
  const [siteId, setSiteId] = useState('');
  const [cameraId, setCameraId] = useState('');
  const sites = sitesOf(fleet ?? []);
  const site = sites.find(({ id }) => id === siteId) ?? sites[0];
  const cameras = camerasOf(fleet ?? [], site?.id ?? '');
  const camera = cameras.find(({ id }) => id === cameraId) ?? cameras[0];
  const input = inputOf(kind, site, camera);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (input) onStart(input);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{t('what')}</legend>
        {drillKinds.map((each) => (
          <label key={each} className={styles.kind}>
            <input type="radio" name={name} checked={each === kind} onChange={() => setKind(each)} />
            <span>
              <strong>{t(`kind.${each}`)}</strong>
              <span className={styles.hint}>{t(`effect.${each}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Choice label={t('site')} places={sites} chosen={site} onChoose={setSiteId} />
      {isOfSite(kind) ? null : (
        <Choice
          label={t('camera')}
          places={cameras}
          chosen={camera}
          onChoose={setCameraId}
          error={fleet && cameras.length === 0 ? t('noCamera') : undefined}
        />
      )}
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
      <Button kind="primary" type="submit" busy={busy} disabled={!input}>
        {t('start')}
      </Button>
    </form>
  );
}
