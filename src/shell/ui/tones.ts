import type { TextKey } from '../i18n/useTexts.ts';
/** What a colour may mean. The colours themselves live in the theme. */
export type Tone =
  | 'up'
  | 'degraded'
  | 'down'
  | 'unknown'
  | 'maintenance'
  | 'paused'
  | 'high'
  | 'medium'
  | 'low'
  | 'chart-1'
  | 'chart-2'
  | 'chart-3'
  | 'chart-4'
  | 'chart-5'
  | 'chart-6';

const severities = new Set<Tone>(['high', 'medium', 'low']);

/** The name of the custom property that holds the tone's colour. */
export function toneToken(tone: Tone): `--${string}` {
  if (tone.startsWith('chart-')) return `--${tone}`;
  return severities.has(tone) ? `--severity-${tone}` : `--state-${tone}`;
}

/** The tone's colour as a CSS value that follows the theme. */
export const toneColour = (tone: Tone): string => `var(${toneToken(tone)})`;

export type Shape =
  | 'disc'
  | 'triangle'
  | 'cross'
  | 'ring'
  | 'diamond'
  | 'bars'
  | 'square'
  | 'check'
  | 'chevron'
  | 'dash';

/** How a state looks: a colour, a shape and a word, so that none of them is needed to tell it. */
export interface Look {
  readonly tone: Tone;
  readonly shape: Shape;
  /** Key of the word in the shell's texts. */
  readonly word: TextKey<'shell'>;
}
