import type { alarmVolumes } from '~/resolvers/account/settings.rules.ts';

export type AlarmVolume = (typeof alarmVolumes)[number];

/** Shares of the loudest that the device can do. */
const gains: Readonly<Record<AlarmVolume, number>> = { quiet: 0.08, normal: 0.25, loud: 0.8 };
/** Hertz, one after the other: two notes, twice. */
const notes = [880, 1175, 880, 1175] as const;
/** Seconds of a note with the rest behind it, and of its fading in and out, without which it would click. */
const NOTE = 0.2;
const FADE = 0.02;

let context: AudioContext | undefined;

/** Whether the browser lets the page make a sound: not before somebody has pressed a key or a button on it. */
export const mayPlay = (): boolean =>
  !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Opens the way to the loudspeaker, so that it stands when the alarm comes. Only when `mayPlay`. */
export function prepareSound(): AudioContext {
  context ??= new AudioContext();
  // It is suspended again by some browsers while nothing plays.
  if (context.state !== 'running') void context.resume();
  return context;
}

/** Plays the alarm once, 0.8 seconds. Answers false, and plays nothing, when the browser does not allow it yet. */
export function playAlarm(volume: AlarmVolume): boolean {
  if (!mayPlay()) return false;
  const speaker = prepareSound();
  const tone = speaker.createOscillator();
  const loudness = speaker.createGain();
  tone.type = 'triangle';
  loudness.gain.value = 0;
  const from = speaker.currentTime + FADE;
  for (const [index, hertz] of notes.entries()) {
    const at = from + index * NOTE;
    tone.frequency.setValueAtTime(hertz, at);
    loudness.gain.setTargetAtTime(gains[volume], at, FADE);
    loudness.gain.setTargetAtTime(0, at + NOTE - 3 * FADE, FADE);
  }
  tone.connect(loudness).connect(speaker.destination);
  tone.start(from);
  tone.stop(from + notes.length * NOTE + FADE);
  return true;
}
