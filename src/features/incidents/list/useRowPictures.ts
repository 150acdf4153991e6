import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { liveOf } from '~/features/live/live.ts';
import { atMostEvery } from '~/lib/atMostEvery.ts';
import { drawEvidence } from '../evidence/sceneImage.ts';
import { type RowPictureItemFragment, RowPicturesDocument } from './RowPictures.generated.ts';
import { createRowPictures, type RowPicture, type RowPictures } from './rowPictures.ts';

/** Pixels of a picture: twice what a row shows, for dense screens. */
export const PICTURE = { width: 128, height: 72 } as const;
/** Pictures that are kept: 36 kB each. */
const MOST = 200;
/** Milliseconds between two questions about incidents that change, however many do. */
const EVERY = 1_000;

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });

/** The kept picture whole in the middle of the small one. */
async function drawKept(canvas: HTMLCanvasElement, address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.min(canvas.width / image.width, canvas.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const [x, y] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  canvas.getContext('2d')?.drawImage(image, x, y, width, height);
}

async function draw(item: RowPictureItemFragment): Promise<RowPicture> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  if (item.image === null) drawEvidence(canvas, item);
  else await drawKept(canvas, item.image);
  return { kind: 'picture', image: canvas, takenAt: item.takenAt, drawn: item.kind === 'SCENE' };
}

const createOver = (client: ApolloClient): RowPictures =>
  createRowPictures<RowPictureItemFragment>({
    ask: async (incidentIds) => {
      const { data } = await client.query({
        query: RowPicturesDocument,
        variables: { incidentIds: [...incidentIds] },
        fetchPolicy: 'no-cache',
      });
      return data?.incidentPictures ?? [];
    },
    draw,
    idle,
    most: MOST,
  });

/** The small pictures of a list's rows; `resting` are the ids of those that rest in sight, none while it is scrolled. */
export function useRowPictures(resting: readonly string[]): RowPictures {
  const client = useApolloClient();
  const [pictures] = useState(() => createOver(client));
  const ids = resting.join(' ');
  useEffect(() => {
    pictures.rest(ids === '' ? [] : ids.split(' '));
  }, [pictures, ids]);
  useEffect(() => {
    let changed = new Set<string | null>();
    const repeater = atMostEvery(EVERY, async () => {
      const all = changed;
      changed = new Set();
      for (const id of all) pictures.outdate(id);
    });
    const changes = (id: string | null) => {
      changed.add(id);
      repeater.request();
    };
    const stop = liveOf(client).incidents.listen({
      onChange: ({ id }) => changes(id),
      onMissed: () => changes(null),
    });
    return () => {
      stop();
      repeater.hold(true);
    };
  }, [client, pictures]);
  return pictures;
}
