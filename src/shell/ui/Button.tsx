import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { bp } from './blueprint.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Default `plain`. One `primary` a view. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** An icon component of `@blueprintjs/icons`, before the text. */
  readonly icon?: ReactNode;
  /** Takes the whole width. */
  readonly wide?: boolean;
  /** Something is under way: shown, and not clickable meanwhile. */
  readonly busy?: boolean;
  /** On a phone only the icon is seen; the words are for screen readers there. */
  readonly brief?: boolean;
}

/** A button with a word on it. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', icon, wide, busy, brief, children, disabled, ...rest } = props;
  const classes = [bp.button, styles.button, styles[kind], wide ? styles.wide : ''];
  return (
    <button
      type="button"
      {...rest}
      className={classes.join(' ')}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {brief ? <span className={styles.words}>{children}</span> : children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'wide' | 'brief' | 'children'> {
  readonly icon: ReactNode;
  /** What it does, for screen readers and as tooltip. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with nothing but an icon; its label says what it does. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  const classes = [bp.button, styles.button, styles.quiet, styles.icon];
  const { kind: _, busy, disabled, ...native } = rest;
  return (
    <button
      type="button"
      {...native}
      className={classes.join(' ')}
      disabled={disabled || busy}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
