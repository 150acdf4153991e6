/** Pixels between a popup and its button. */
export const POPUP_GAP = 4;
