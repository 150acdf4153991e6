import {
  Camera,
  Cross,
  Exchange,
  Help,
  Maximize,
  Minimize,
  Plus,
  Refresh,
  Tick,
  Video,
} from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { cameraPath } from '~/apps/cameras/paths.ts';
import type { StreamKind } from '~/graphql/types.generated.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import type { Placed } from '../layout.rules.ts';
import type { LiveIncidentFragment, LiveTileFragment } from './LiveTiles.generated.ts';
import type { TileMenuItem } from './TileMenu.tsx';
import type { TileActions } from './tileActions.ts';

interface TileItems {
  readonly place: Placed;
  readonly camera: LiveTileFragment;
  /** The most urgent of its open incidents. */
  readonly incident: LiveIncidentFragment | undefined;
  /** What is acknowledged here: that one, or the storm that holds it. */
  readonly worked: LiveIncidentFragment | undefined;
  readonly large: boolean;
  readonly main: boolean;
  readonly preferred: StreamKind | null;
  readonly actions: TileActions;
}

const sizes = [
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 3],
] as const;

/** What may be done with a tile. */
export function useTileItems(tile: TileItems): TileMenuItem[] {
  const t = useTexts('live-view');
  const navigate = useNavigate();
  const { place, camera, incident, worked, large, main, preferred, actions } = tile;
  const { arranging } = actions;
  const kinds = [...new Set(camera.streams.map(({ kind }) => kind))].filter((kind) => kind !== 'RTSP');

  const looking: TileMenuItem[] = [
    {
      id: 'large',
      label: t(large ? 'tile.back' : 'tile.enlarge'),
      icon: large ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />,
      hotkey: large ? 'Esc' : 'Enter',
      onSelect: () => actions.enlarge(large ? null : camera.id),
    },
    {
      id: 'snapshot',
      label: t('tile.snapshot'),
      icon: <Camera aria-hidden="true" />,
      hotkey: 'S',
      onSelect: () => actions.snapshot(camera.id, camera.name, incident),
    },
    {
      id: 'why',
      label: t('tile.why'),
      icon: <Help aria-hidden="true" />,
      onSelect: () => actions.explain(camera.id),
    },
    {
      id: 'open',
      label: t('tile.open'),
      icon: <Video aria-hidden="true" />,
      onSelect: () => void navigate(cameraPath(camera.id)),
    },
  ];
  const acknowledging: TileMenuItem[] =
    worked?.state === 'NEW' && actions.mayAct
      ? [
          {
            id: 'acknowledge',
            label: t('tile.acknowledge', { number: worked.number }),
            icon: <Tick aria-hidden="true" />,
            hotkey: 'A',
            onSelect: () => actions.acknowledge(worked),
          },
        ]
      : [];
  const streams: TileMenuItem[] = [
    {
      id: 'main',
      label: t(main ? 'tile.toSub' : 'tile.toMain'),
      icon: <Refresh aria-hidden="true" />,
      apart: true,
      onSelect: () => actions.preferMain(camera.id, !main),
    },
    ...(kinds.length < 2 ? [] : [null, ...kinds]).map((kind) => ({
      id: `transport-${kind}`,
      label: t('tile.transport', { kind: kind === null ? t('tile.transportBest') : t(`kind.${kind}`) }),
      checked: preferred === kind,
      onSelect: () => actions.prefer(camera.id, kind),
    })),
  ];
  const arrangement: TileMenuItem[] =
    !arranging.allowed || large
      ? []
      : [
          {
            id: 'swap',
            label: t('tile.swap'),
            icon: <Exchange aria-hidden="true" />,
            hotkey: '⇧ ←→',
            apart: true,
            onSelect: () => actions.carry(place.index),
          },
          {
            id: 'change',
            label: t('tile.change'),
            icon: <Plus aria-hidden="true" />,
            onSelect: () => actions.pick(place.index),
          },
          ...sizes.map(([columns, rows]) => ({
            id: `size-${columns}-${rows}`,
            label: t('tile.size', { size: `${columns}×${rows}` }),
            checked: place.columns === columns && place.rows === rows,
            onSelect: () => arranging.resize(place.index, { columns, rows }),
          })),
          {
            id: 'remove',
            label: t('tile.remove'),
            icon: <Cross aria-hidden="true" />,
            hotkey: 'Del',
            onSelect: () => arranging.remove(place.index),
          },
        ];
  return [...looking, ...acknowledging, ...streams, ...arrangement];
}
