import { Link } from 'react-router-dom';
import { deskUrl } from '~/features/incidents/deskUrl.ts';
import { isAllowed, roleSets } from '~/shell/auth/roles.ts';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useUrl } from '~/shell/ui/useUrl.ts';
import styles from './HandoverLink.module.css';
import { handoverPath } from './paths.ts';

/** Leads to the shift handover, of the site that the desk is narrowed to; for who works at the desk. */
export function HandoverLink() {
  const t = useTexts('incidents');
  const [site, ...others] = useUrl(deskUrl).url.site;
  const roles = useSession()?.user?.roles ?? [];
  if (!isAllowed(roleSets.staff, roles)) return null;
  return (
    <Link className={styles.link} to={handoverPath(site === undefined || others.length > 0 ? {} : { site })}>
      {t('handover')}
    </Link>
  );
}
