import type { WallLayout } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { MenuButton, type MenuItem } from '~/shell/ui/MenuButton.tsx';
import { layoutNames, layouts, pagesOf } from '../layout.rules.ts';
import styles from './WallBar.module.css';

/** A layout as a small drawing of its places. */
function LayoutGlyph({ layout }: { readonly layout: WallLayout }) {
  const { columns, rows } = layouts[layout];
  const [places = []] = pagesOf(layout, []);
  return (
    <svg className={styles.glyph} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {places.map(({ index, column, row, columns: width, rows: height }) => (
        <rect key={index} x={column + 0.06} y={row + 0.06} width={width - 0.12} height={height - 0.12} />
      ))}
    </svg>
  );
}

/** "3×3", "1+5". */
export const layoutLabel = (layout: WallLayout): string => layouts[layout].name.replace('x', '×');

interface LayoutPickerProps {
  readonly layout: WallLayout;
  readonly onChange: (layout: WallLayout) => void;
}

/** How the tiles stand. */
export function LayoutPicker({ layout, onChange }: LayoutPickerProps) {
  const t = useTexts('live-view');
  const items: MenuItem[] = layoutNames.map((each) => ({
    id: each,
    label: layoutLabel(each),
    icon: <LayoutGlyph layout={each} />,
    checked: each === layout,
    onSelect: () => onChange(each),
  }));
  return (
    <MenuButton label={t('layout.label', { layout: layoutLabel(layout) })} items={items}>
      <LayoutGlyph layout={layout} />
      <span dir="ltr">{layoutLabel(layout)}</span>
    </MenuButton>
  );
}
