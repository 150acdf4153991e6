import { Export } from '@blueprintjs/icons';
import type { ContactFilter, ContactOrder } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { CancelProgress } from '~/shell/ui/CancelProgress.tsx';
import { MenuButton } from '~/shell/ui/MenuButton.tsx';
import { type FileKind, useContactExport } from './useContactExport.ts';

interface ExportMenuProps {
  /** Which contacts: those of a filter, in its order, or those of the ids. */
  readonly filter?: ContactFilter;
  readonly orderBy?: ContactOrder;
  readonly ids?: readonly string[];
}

const kinds: readonly FileKind[] = ['csv', 'vcard3', 'vcard4'];

/** Hands contacts out as a file. While it is made it can be cancelled. */
export function ExportMenu({ filter = {}, orderBy, ids }: ExportMenuProps) {
  const t = useTexts('contacts');
  const { progress, start, cancel } = useContactExport({ filter, orderBy: orderBy ?? null, ids });
  if (progress) return <CancelProgress progress={progress} onCancel={cancel} />;
  return (
    <MenuButton
      label={t(ids ? 'export.selected' : 'export.shown')}
      items={kinds.map((kind) => ({
        id: kind,
        label: t(`export.${kind}`),
        onSelect: () => start(kind),
      }))}
    >
      <Export aria-hidden="true" />
    </MenuButton>
  );
}
