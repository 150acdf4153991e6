import { loadTexts } from '~/shell/i18n/i18n.ts';
import { useAwake } from '~/shell/ui/useAwake.ts';
import { useLoaded } from '~/shell/ui/useLoaded.ts';

const load = async () => {
  const [{ ReminderBell }] = await Promise.all([import('./ReminderBell.tsx'), loadTexts('notes')]);
  return ReminderBell;
};

/** Tells of notes whose reminder has come, on whatever screen is open. Its code comes after the first screen. */
export function NoteReminders() {
  const awake = useAwake();
  const Bell = useLoaded(load, awake ? 'awake' : null);
  return Bell ? <Bell /> : null;
}
