import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { ColourModeButton } from '../toolbar/ColourModeButton.tsx';
import { LanguageMenu } from '../toolbar/LanguageMenu.tsx';
import { Logo } from '../ui/Logo.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import styles from './GuestFrame.module.css';
import { Scene } from './Scene.tsx';

interface GuestFrameProps {
  /** The heading, and the name of the document. */
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** The frame of guests' screens: their content beside a drawn wall of cameras. */
export function GuestFrame({ title, intro, children }: GuestFrameProps) {
  const t = useTexts('shell');
  usePageTitle(title);
  return (
    <div className={styles.screen}>
      <div className={styles.tools}>
        <LanguageMenu />
        <ColourModeButton />
      </div>
      <div className={styles.pane}>
        <div className={styles.content}>
          <p className={styles.brand}>
            <span className={styles.logo}>
              <Logo size={40} />
            </span>
            {t('productName')}
          </p>
          <h1 className={styles.title}>{title}</h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          {children}
        </div>
      </div>
      <div className={styles.scene} aria-hidden="true">
        <Scene />
      </div>
    </div>
  );
}
