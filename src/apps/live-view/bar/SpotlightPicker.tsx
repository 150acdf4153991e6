import { Notifications } from '@blueprintjs/icons';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { type Spotlight, spotlights } from '../wallUrl.ts';

interface SpotlightPickerProps {
  readonly spotlight: Spotlight;
  readonly onChange: (spotlight: Spotlight) => void;
}

/** Which alerts come to the front. */
export function SpotlightPicker({ spotlight, onChange }: SpotlightPickerProps) {
  const t = useTexts('live-view');
  const items = spotlights.map((each) => ({
    id: each,
    label: t(`spotlight.${each}`),
    checked: each === spotlight,
    onSelect: () => onChange(each),
  }));
  return (
    <MenuButton label={t('spotlight.label')} items={items}>
      <Notifications aria-hidden="true" />
      {t(`spotlight.${spotlight}`)}
    </MenuButton>
  );
}
