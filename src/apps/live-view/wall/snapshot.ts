import { snapshotName } from '~/features/video/snapshot.ts';
import type { TileSnapshot, VideoTileHandle } from '~/features/video/VideoTile.tsx';

/** Milliseconds that a browser may take to begin a download before its address is given up. */
const KEPT = 60_000;

/** Downloads what a tile shows. Answers the picture; null when there is none yet. */
export async function saveSnapshot(
  tile: VideoTileHandle | undefined,
  name: string,
): Promise<TileSnapshot | null> {
  const picture = (await tile?.snapshot()) ?? null;
  if (!picture) return null;
  const href = URL.createObjectURL(picture.image);
  Object.assign(document.createElement('a'), { href, download: snapshotName(name, Date.now()) }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
  return picture;
}
