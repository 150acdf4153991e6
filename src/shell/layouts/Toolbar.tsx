import { Flash, LogOut, Menu, Moon, Tick, Translate } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../auth/session.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { languages } from '../i18n/languages.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ChatToggle } from '../panels/chat/ChatToggle.tsx';
import { QuickPanelToggle } from '../panels/quick/QuickPanelToggle.tsx';
import { setColourMode, useColourMode } from '../theme/colourMode.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { IconButton } from '../ui/Button.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import styles from './Toolbar.module.css';

/** Chooses the language; each is named in itself. */
export function LanguageMenu() {
  const t = useTexts('shell');
  const { i18n } = useTranslation();
  const items = languages.map(({ code, tag, title }) => ({
    id: code,
    label: title,
    lang: tag,
    checked: i18n.language === tag,
    icon: i18n.language === tag ? <Tick aria-hidden="true" /> : null,
    onSelect: () => void setLanguage(code),
  }));
  return (
    <MenuButton label={t('toolbar.language')} items={items}>
      <Translate aria-hidden="true" />
      <span className={styles.code}>{i18n.language.toUpperCase()}</span>
    </MenuButton>
  );
}

/** Switches between dark and light. */
export function ColourModeButton() {
  const t = useTexts('shell');
  const mode = useColourMode();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={mode === 'dark' ? <Flash aria-hidden="true" /> : <Moon aria-hidden="true" />}
      label={t(other === 'light' ? 'toolbar.toLight' : 'toolbar.toDark')}
      onClick={() => setColourMode(other)}
    />
  );
}

function UserMenu() {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const user = useSession()?.user;
  const name = user?.displayName ?? t('toolbar.account');
  const logout = {
    id: 'logout',
    label: t('navigation.logout'),
    icon: <LogOut className="mirrored" aria-hidden="true" />,
    onSelect: () => void navigate('/logout'),
  };
  const header = (
    <div className={styles.user}>
      <strong dir="auto">{name}</strong>
      {user ? <span>{user.email}</span> : null}
    </div>
  );
  return (
    <MenuButton label={t('toolbar.accountOf', { name })} items={[logout]} header={header}>
      <Avatar name={name} size={32} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </MenuButton>
  );
}

interface ToolbarProps {
  readonly toggleLabel: string;
  readonly onToggle: () => void;
  /** Before the menus: the switch of the demo pulse. */
  readonly extras?: ReactNode;
}

/** The bar above the content, 64 px high. */
export function Toolbar({ toggleLabel, onToggle, extras }: ToolbarProps) {
  return (
    <header className={styles.toolbar}>
      <IconButton icon={<Menu aria-hidden="true" />} label={toggleLabel} onClick={onToggle} />
      <span className={styles.space} />
      {extras}
      <ChatToggle />
      <LanguageMenu />
      <QuickPanelToggle />
      <ColourModeButton />
      <UserMenu />
    </header>
  );
}
