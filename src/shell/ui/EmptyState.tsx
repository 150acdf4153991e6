import { Inbox } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './States.module.css';

interface EmptyStateProps {
  /** What is not there. */
  readonly title: string;
  /** Why, and what to do next. */
  readonly text?: string;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** There is nothing to show, and that is no error. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>{icon ?? <Inbox size={32} aria-hidden="true" />}</span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  );
}
