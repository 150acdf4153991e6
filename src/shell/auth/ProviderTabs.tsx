import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import styles from './ProviderTabs.module.css';

/** Specification, shell §2: the tabs of login and registration. */
const tabs = ['profile', 'google', 'kakaotalk'] as const;

export type ProviderTab = (typeof tabs)[number];

/** The tab that an address names; the first one otherwise. */
export const tabOf = (name: string | null): ProviderTab => tabs.find((tab) => tab === name) ?? tabs[0];

const steps: Readonly<Record<string, (index: number, forward: number) => number>> = {
  ArrowRight: (index, forward) => index + forward,
  ArrowLeft: (index, forward) => index - forward,
  Home: () => 0,
  End: () => tabs.length - 1,
};

interface ProviderTabsProps {
  readonly chosen: ProviderTab;
  readonly onChoose: (tab: ProviderTab) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

/**
 * With whom somebody signs in. Arrow keys move the focus alone, and Enter or Space opens a tab: opening KakaoTalk leaves
 * the page.
 */
export function ProviderTabs({ chosen, onChoose, children }: ProviderTabsProps) {
  const t = useTexts('auth');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    if (!step || index === -1) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    buttons.at(step(index, forward) % buttons.length)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('tabs.label')}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab)}
          >
            {t(`tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
