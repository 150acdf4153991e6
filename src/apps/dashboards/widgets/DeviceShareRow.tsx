import type { DeviceKind } from '~/graphql/types.generated.ts';
import { useFormat } from '~/shell/i18n/useFormat.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { type Tone, toneColour } from '~/shell/ui/tones.ts';
import styles from './DeviceShare.module.css';
import { useShares } from './useShares.ts';

interface DeviceShareRowProps {
  readonly device: DeviceKind;
  readonly visits: number;
  readonly share: number | null;
  readonly change: number | null;
  readonly tone: Tone;
  readonly onSelect: () => void;
}

/** One kind of device: its share, how that changed, and its visits behind it. */
export function DeviceShareRow({ device, visits, share, change, tone, onSelect }: DeviceShareRowProps) {
  const t = useTexts('dashboards');
  const f = useFormat();
  const shares = useShares();
  return (
    <li>
      <button type="button" className={styles.device} onClick={onSelect}>
        <span className={styles.swatch} style={{ background: toneColour(tone) }} />
        <span className={styles.name}>
          {t(`device.${device}`)}
          <span className={styles.label}>
            {t('devices.count', { count: visits, number: f.number(visits) })}
          </span>
        </span>
        <span className={styles.share}>
          {shares.share(share)}
          <span className={styles.label}>{change === null ? t('notComparable') : shares.points(change)}</span>
        </span>
      </button>
    </li>
  );
}
