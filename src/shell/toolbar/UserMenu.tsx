import { Cog, LogIn, LogOut, NewPerson, Person } from '@blueprintjs/icons';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { registrationHere } from '../auth/registration.ts';
import { useSession } from '../auth/session.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AnswersContext } from '../navigation/useNavigationItems.ts';
import { showSettings } from '../settings/settingsPanelStore.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import styles from './Toolbar.module.css';

/** My Profile and Logout for whoever has a role, Login and Register for guests (specification, shell §2). */
export function UserMenu() {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const answers = useContext(AnswersContext);
  const session = useSession();
  const user = session?.user;
  const name = user?.displayName ?? t(session ? 'toolbar.account' : 'toolbar.guest');
  const entry = (id: string, label: string, path: string, icon: React.ReactNode) => ({
    id,
    label,
    icon,
    onSelect: () => void navigate(path),
  });
  const profile = '/pages/profile';
  const items = session
    ? [
        ...(answers(profile)
          ? [entry('profile', t('toolbar.myProfile'), profile, <Person aria-hidden="true" />)]
          : []),
        {
          id: 'settings',
          label: t('toolbar.settings'),
          icon: <Cog aria-hidden="true" />,
          onSelect: () => showSettings(true),
        },
        entry(
          'logout',
          t('navigation.logout'),
          '/logout',
          <LogOut className="mirrored" aria-hidden="true" />,
        ),
      ]
    : [
        entry('login', t('toolbar.login'), '/login', <LogIn className="mirrored" aria-hidden="true" />),
        ...(registrationHere() === 'closed'
          ? []
          : [entry('register', t('toolbar.register'), '/register', <NewPerson aria-hidden="true" />)]),
      ];
  const header = (
    <div className={styles.user}>
      <strong dir="auto">{name}</strong>
      {user ? <span>{user.email}</span> : null}
    </div>
  );
  return (
    <MenuButton label={t('toolbar.accountOf', { name })} items={items} header={header}>
      <Avatar name={name} picture={user?.photoURL} size={32} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </MenuButton>
  );
}
