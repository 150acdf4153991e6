import type { CSSProperties } from 'react';
import styles from './ViewNav.module.css';

/** A dot in a colour of the data, such as a label's. Its meaning stands beside it in words. */
export function ColourDot({ colour }: { readonly colour: string }) {
  return <span className={styles.dot} style={{ '--dot': colour } as CSSProperties} aria-hidden="true" />;
}
