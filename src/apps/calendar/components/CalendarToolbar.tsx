import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import { Button, IconButton } from '~/shell/ui/Button.tsx';
import { RangeTabs } from '~/shell/ui/RangeTabs.tsx';
import { Switch } from '~/shell/ui/Switch.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import styles from '../CalendarScreen.module.css';
import { calendarUrl, shownOf, shownWeek } from '../calendarUrl.ts';
import { calendarViews, namedSpan, stepped } from '../span.rules.ts';
import { spanName } from './spanName.ts';

/** What is shown, and the ways to other days and views. */
export function CalendarToolbar() {
  const t = useTexts('calendar');
  const language = useLanguage();
  const { url, change } = useUrlControl(calendarUrl);
  const { view, day } = shownOf(url);
  const step = (by: 1 | -1) => change({ date: stepped(view, day, by) });
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button onClick={() => change({ date: null })}>{t('today')}</Button>
        <IconButton
          icon={<ChevronLeft aria-hidden="true" className="mirrored" />}
          label={t(`previous.${view}`)}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={<ChevronRight aria-hidden="true" className="mirrored" />}
          label={t(`next.${view}`)}
          onClick={() => step(1)}
        />
      </div>
      <h2 className={styles.name} aria-live="polite">
        {spanName(view, namedSpan(view, day, shownWeek()), language)}
      </h2>
      <Switch
        label={t('maintenance.switch')}
        checked={url.maintenance === null}
        onChange={(on) => change({ maintenance: on ? null : 'off' })}
      />
      <RangeTabs
        label={t('view')}
        options={calendarViews.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={(next) => change({ view: next })}
      />
    </div>
  );
}
