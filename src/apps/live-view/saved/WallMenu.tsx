import { Add, Duplicate, Edit, FloppyDisk, Lock, More, People, Trash, Undo } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { MenuButton, type MenuItem } from '~/shell/ui/MenuButton.tsx';
import type { SavedWallFragment } from '../LiveViewScreen.generated.ts';
import { NameDialog } from './NameDialog.tsx';
import type { SavedWalls } from './useSavedWalls.ts';

interface WallMenuProps {
  readonly wall: SavedWallFragment | undefined;
  readonly changed: boolean;
  readonly saved: SavedWalls;
  readonly onNew: () => void;
  readonly onDiscard: () => void;
}

/** What may be done with the wall that is open: keep, rename, share, remove. */
export function WallMenu({ wall, changed, saved, onNew, onDiscard }: WallMenuProps) {
  const t = useTexts('live-view');
  const [asking, setAsking] = useState<'saveAs' | 'rename' | null>(null);
  const close = () => setAsking(null);
  const own = wall?.editable ? wall : undefined;
  const items: (MenuItem | null)[] = [
    own && changed
      ? {
          id: 'save',
          label: t('saved.save'),
          icon: <FloppyDisk aria-hidden="true" />,
          onSelect: () => void saved.save(own),
        }
      : null,
    {
      id: 'saveAs',
      label: t('saved.saveAs'),
      icon: <Duplicate aria-hidden="true" />,
      onSelect: () => setAsking('saveAs'),
    },
    changed
      ? { id: 'discard', label: t('saved.discard'), icon: <Undo aria-hidden="true" />, onSelect: onDiscard }
      : null,
    own
      ? {
          id: 'rename',
          label: t('saved.rename'),
          icon: <Edit aria-hidden="true" />,
          onSelect: () => setAsking('rename'),
        }
      : null,
    own
      ? {
          id: 'share',
          label: t(own.shared ? 'saved.makePrivate' : 'saved.share'),
          icon: own.shared ? <Lock aria-hidden="true" /> : <People aria-hidden="true" />,
          onSelect: () => void saved.share(own, !own.shared),
        }
      : null,
    { id: 'new', label: t('saved.new'), icon: <Add aria-hidden="true" />, onSelect: onNew },
    own
      ? {
          id: 'remove',
          label: t('saved.remove'),
          icon: <Trash aria-hidden="true" />,
          onSelect: () => void saved.remove(own),
        }
      : null,
  ];
  const confirm = (name: string, shared: boolean) =>
    asking === 'rename' && own ? saved.rename(own, name) : saved.saveAs(name, shared);
  return (
    <>
      <MenuButton label={t('saved.menu')} items={items.filter((item) => item !== null)}>
        <More aria-hidden="true" />
      </MenuButton>
      {asking ? (
        <NameDialog
          title={t(asking === 'rename' ? 'saved.renameTitle' : 'saved.saveAsTitle')}
          confirm={t(asking === 'rename' ? 'saved.renameConfirm' : 'saved.saveConfirm')}
          name={asking === 'rename' ? (own?.name ?? '') : ''}
          sharing={asking === 'saveAs'}
          onConfirm={confirm}
          onClose={close}
        />
      ) : null}
    </>
  );
}
