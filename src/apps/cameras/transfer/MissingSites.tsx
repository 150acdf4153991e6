import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import styles from '../list/Cameras.module.css';
import type { ImportCamerasMutation } from './Transfer.generated.ts';

interface MissingSitesProps {
  readonly sites: ImportCamerasMutation['importCameras']['missingSites'];
  /** They are created with the cameras. */
  readonly allowed: boolean;
  readonly busy: boolean;
  readonly onAllow: (allowed: boolean) => void;
}

/** Sites that the file names and that do not exist: they are created when somebody says so, and before that nothing is. */
export function MissingSites({ sites, allowed, busy, onAllow }: MissingSitesProps) {
  const t = useTexts('cameras');
  const f = useFormat();
  const count = { count: sites.length, number: f.number(sites.length) };
  return (
    <section aria-label={t('import.missingSites')}>
      <p>{t(allowed ? 'import.sitesCreated' : 'import.sitesMissing', count)}</p>
      <ul>
        {sites.map(({ name, lines }) => (
          <li key={name}>
            <bdi>{name}</bdi>{' '}
            <span className={styles.muted}>
              {t('import.siteLines', { count: lines, number: f.number(lines) })}
            </span>
          </li>
        ))}
      </ul>
      <label>
        <input
          type="checkbox"
          checked={allowed}
          disabled={busy}
          onChange={({ target }) => onAllow(target.checked)}
        />{' '}
        {t('import.createSites')}
      </label>
      <p className={styles.muted}>{t('import.sitesPlace')}</p>
    </section>
  );
}
