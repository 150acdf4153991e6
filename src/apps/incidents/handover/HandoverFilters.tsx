import { useTexts } from '~/shell/i18n/useTexts.ts';
import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { Button } from '~/shell/ui/Button.tsx';
import { RangeTabs } from '~/shell/ui/RangeTabs.tsx';
import { Select } from '~/shell/ui/Select.tsx';
import { useUrlControl } from '~/shell/ui/useUrl.ts';
import { HandoverSitesDocument } from './Handover.generated.ts';
import styles from './Handover.module.css';
import { handoverUrl } from './handoverUrl.ts';
import { useHandover } from './useHandover.ts';

/** The stretch as long as the one that is shown, `steps` after it. */
function moved({ from, to }: { readonly from: string; readonly to: string }, steps: number) {
  const length = Date.parse(to) - Date.parse(from);
  const at = (moment: string) => new Date(Date.parse(moment) + steps * length).toISOString();
  return { from: at(from), to: at(to) };
}

/** Which site and which stretch; what is chosen stands in the address. */
export function HandoverFilters() {
  const t = useTexts('handover');
  const { url, change } = useUrlControl(handoverUrl);
  const { sites } = usePreloaded(HandoverSitesDocument).data;
  const { handover } = useHandover();
  const other = url.from !== null && url.to !== null;
  return (
    <search className={`${styles.filters} ${styles.screenOnly}`} aria-label={t('filters')}>
      <Select
        aria-label={t('site')}
        active={url.site !== null}
        value={url.site ?? ''}
        onChange={({ target }) => change({ site: target.value || null })}
        options={[
          { value: '', label: t('allSites') },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <RangeTabs<string>
        label={t('shift')}
        options={[
          { value: 'LAST', label: t('shifts.LAST') },
          { value: 'CURRENT', label: t('shifts.CURRENT') },
        ]}
        value={other ? '' : url.shift}
        onChange={(shift) => change({ shift: shift === 'LAST' ? 'LAST' : 'CURRENT', from: null, to: null })}
      />
      <Button onClick={() => change(moved(handover, -1))}>{t('earlier')}</Button>
      <Button disabled={Date.parse(handover.to) > Date.now()} onClick={() => change(moved(handover, 1))}>
        {t('later')}
      </Button>
    </search>
  );
}
