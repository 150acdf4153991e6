import { media } from '~/shell/ui/useMedia.ts';

/** Whether the screen is so wide that more than the first cards of a dashboard are in sight when it opens. */
export const isWide = (): boolean => !matchMedia(media.mobile).matches;
