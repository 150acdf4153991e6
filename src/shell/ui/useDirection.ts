import { useSetting } from '../settings/settingsStore.ts';

/** Which way the page runs, for what lays itself out without CSS. */
export const useDirection = (): 'ltr' | 'rtl' => useSetting(({ direction }) => direction);
