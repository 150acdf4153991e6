import type { ReactNode } from 'react';
import type { Flag } from '../i18n/languages.ts';
import styles from './Flag.module.css';

/** On a field of 30 by 20. Colours are those of the flags, in every theme. */
const drawings: Readonly<Record<Flag, ReactNode>> = {
  gb: (
    <>
      <path className={styles.navy} d="M0 0H30V20H0Z" />
      <path className={styles.whiteLine} strokeWidth="4" d="M0 0 30 20M30 0 0 20" />
      <path className={styles.redLine} strokeWidth="1.6" d="M0 0 30 20M30 0 0 20" />
      <path className={styles.whiteLine} strokeWidth="6.6" d="M15 0V20M0 10H30" />
      <path className={styles.redLine} strokeWidth="4" d="M15 0V20M0 10H30" />
    </>
  ),
  kr: (
    <>
      <path className={styles.white} d="M0 0H30V20H0Z" />
      <g transform="rotate(33.7 15 10)">
        <circle className={styles.red} cx="15" cy="10" r="5" />
        <path className={styles.blue} d="M10 10a5 5 0 0 0 10 0a2.5 2.5 0 0 0-5 0a2.5 2.5 0 0 1-5 0Z" />
      </g>
      <path
        className={styles.blackLine}
        strokeWidth="0.8"
        d="M4 6.6 6.2 3.3M5 7.3 7.2 4M6 8 8.2 4.7M23.8 12 26 15.3M22.8 12.7 25 16M21.8 13.4 24 16.7M4 13.4 6.2 16.7M5 12.7 7.2 16M6 12 8.2 15.3M23.8 8 26 4.7M22.8 7.3 25 4M21.8 6.6 24 3.3"
      />
    </>
  ),
  tr: (
    <>
      <path className={styles.red} d="M0 0H30V20H0Z" />
      <circle className={styles.white} cx="11" cy="10" r="5" />
      <circle className={styles.red} cx="12.3" cy="10" r="4" />
      <path className={styles.white} d="m15.2 10 4.5-1.5-2.8 3.9V7.6l2.8 3.9Z" />
    </>
  ),
  ae: (
    <>
      <path className={styles.green} d="M0 0H30V6.7H0Z" />
      <path className={styles.white} d="M0 6.7H30V13.3H0Z" />
      <path className={styles.black} d="M0 13.3H30V20H0Z" />
      <path className={styles.red} d="M0 0H8V20H0Z" />
    </>
  ),
};

/** A flag, drawn. It says nothing to a screen reader: the language's name stands beside it. */
export const FlagPicture = ({ flag }: { readonly flag: Flag }): ReactNode => (
  <svg className={styles.flag} viewBox="0 0 30 20" width="24" height="16" data-flag={flag} aria-hidden="true">
    {drawings[flag]}
  </svg>
);
