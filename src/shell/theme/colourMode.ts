import { useSyncExternalStore } from 'react';

export type ColourMode = 'dark' | 'light';

/** index.html reads the same key before first paint. */
const key = 'watchfloor_colour_mode';
const listeners = new Set<() => void>();

/** The colour mode that the page shows now. */
export function readColourMode(): ColourMode {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** Shows the page in the mode and remembers it; where storage is forbidden it holds until the page is left. */
export function setColourMode(mode: ColourMode): void {
  const { documentElement: html } = document;
  html.dataset.theme = mode;
  html.classList.toggle('bp6-dark', mode === 'dark');
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Storage is forbidden or full: the choice lives as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The colour mode; the component renders again when it changes. */
export function useColourMode(): ColourMode {
  return useSyncExternalStore(subscribe, readColourMode, () => 'dark');
}

/** The value of a colour token as the page resolves it now, for canvases that cannot read CSS. */
export function readToken(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
