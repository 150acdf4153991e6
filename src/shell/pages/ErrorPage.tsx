import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { Screen } from '../ui/Screen.tsx';
import styles from './ErrorPages.module.css';

interface ErrorPageProps {
  readonly code: 404 | 500;
  readonly title: string;
  readonly text: string;
  /** What helps, above the way home. */
  readonly children: ReactNode;
}

/** A page that says what went wrong. */
export function ErrorPage({ code, title, text, children }: ErrorPageProps) {
  const t = useTexts('shell');
  return (
    <Screen title={title} layout="blank">
      <div className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        <Link to="/">{t('notFound.home')}</Link>
      </div>
    </Screen>
  );
}
