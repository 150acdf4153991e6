import type { UploadPurpose } from '~/graphql/types.generated.ts';

/** A stretch of a picture and the size that it is drawn with, in pixels. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly toWidth: number;
  readonly toHeight: number;
}

/** Longest side of a picture that is sent, in pixels. */
export const LONGEST_SIDE: Readonly<Record<Exclude<UploadPurpose, 'ATTACHMENT'>, number>> = {
  AVATAR: 512,
  PICTURE: 1600,
};

/**
 * How a picture is scaled before it is sent: never larger than it is. Of an avatar the middle is taken, as a square.
 */
export function drawnSize(
  purpose: Exclude<UploadPurpose, 'ATTACHMENT'>,
  { width, height }: { readonly width: number; readonly height: number },
): Drawn {
  const longest = LONGEST_SIDE[purpose];
  if (purpose === 'AVATAR') {
    const side = Math.min(width, height);
    const to = Math.min(longest, side);
    return {
      x: Math.floor((width - side) / 2),
      y: Math.floor((height - side) / 2),
      width: side,
      height: side,
      toWidth: to,
      toHeight: to,
    };
  }
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    x: 0,
    y: 0,
    width,
    height,
    toWidth: Math.max(1, Math.round(width * scale)),
    toHeight: Math.max(1, Math.round(height * scale)),
  };
}
