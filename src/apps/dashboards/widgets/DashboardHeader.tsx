import { useTexts } from '~/shell/i18n/useTexts.ts';
import { browserZone } from '~/shell/i18n/zone.ts';
import { usePageTitle } from '~/shell/ui/usePageTitle.ts';
import styles from './DashboardHeader.module.css';

/** The screen's name, as the navigation says it, and in which time zone its days begin. */
export function DashboardHeader({ title }: { readonly title: string }) {
  const t = useTexts('dashboards');
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.zone}>{t('zone', { zone: browserZone().replaceAll('_', ' ') })}</p>
    </header>
  );
}
