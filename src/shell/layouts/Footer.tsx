import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/useTexts.ts';
import { AnswersContext } from '../navigation/useNavigationItems.ts';
import { useSettings } from '../settings/settingsStore.ts';
import { lookProps, scopeLook } from '../theme/themes.ts';
import styles from './Footer.module.css';
import { frameworks } from './frameworks.tsx';

const pricing = '/pages/pricing/style-1';

/** The button to buy and the three frameworks that the dashboard is built with (specification, shell §2). */
export function Footer() {
  const t = useTexts('shell');
  const answers = useContext(AnswersContext);
  const { theme, layout } = useSettings();
  return (
    <footer
      className={styles.footer}
      data-style={layout.config.footer.style}
      {...lookProps(scopeLook(theme.footer, theme.main))}
    >
      <div className={styles.inside}>
        {answers(pricing) ? (
          <Link to={pricing} className={styles.purchase}>
            {t('footer.purchase')}
          </Link>
        ) : null}
        <span className={styles.text}>{t('footer.text')}</span>
        <ul className={styles.frameworks} aria-label={t('footer.builtWith')}>
          {frameworks.map(({ name, url, mark }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
                {mark}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
