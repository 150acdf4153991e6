import { ColourDot } from './ColourDot.tsx';
import styles from './LabelChips.module.css';

/** A mark that somebody gives to rows. */
export interface Label {
  readonly id: string;
  readonly name: string;
  /** A colour of the data, shown as a dot; the name stays in the colour of texts. */
  readonly colour?: string | null;
}

interface LabelChipsProps {
  /** Says what they are, for screen readers: "Labels". */
  readonly label: string;
  readonly labels: readonly Label[];
}

/** The labels of a row, in a line that wraps; nothing where there are none. */
export function LabelChips({ label, labels }: LabelChipsProps) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {labels.map(({ id, name, colour }) => (
        <li key={id} className={styles.chip} title={name}>
          {colour ? <ColourDot colour={colour} /> : null}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
