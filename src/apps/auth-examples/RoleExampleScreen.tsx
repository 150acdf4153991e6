import { Link, useLocation } from 'react-router-dom';
import { useSession } from '~/shell/auth/session.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Screen } from '~/shell/ui/Screen.tsx';
import { exampleRoles, roleExamplePath } from './paths.ts';
import styles from './RoleExampleScreen.module.css';

/** One of the role examples: who may see it, who does, and the way to the others. */
export function RoleExampleScreen() {
  const t = useTexts('auth-examples');
  const { pathname } = useLocation();
  const roles = useSession()?.user?.roles ?? [];
  const role = exampleRoles.find((each) => pathname.startsWith(roleExamplePath(each))) ?? 'guest';
  const title = t(`${role}.title`);
  return (
    <Screen title={title} layout="centred">
      <p className={styles.text}>{t(`${role}.text`)}</p>
      <p className={styles.roles}>
        {roles.length > 0
          ? t('yourRoles', { roles: roles.map((each) => t(`role.${each}`)).join(', ') })
          : t('noRole')}
      </p>
      <ul className={styles.links}>
        {exampleRoles
          .filter((each) => each !== role)
          .map((each) => (
            <li key={each}>
              <Link to={roleExamplePath(each)}>{t(`${each}.title`)}</Link>
            </li>
          ))}
      </ul>
    </Screen>
  );
}
