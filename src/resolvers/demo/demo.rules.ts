import { MINUTE } from '../base/period.rules.ts';

/** Name of the setting that says whether the pulse beats. */
export const PULSE_SETTING = 'demo.pulse';

/** The pulse beats until somebody pauses it. */
export const isPulseRunning = (value: string | undefined): boolean => value !== 'off';

/** The member of the team in whose name the demo works on incidents: no person, and no account belongs to it. */
export const DEMO_COLLEAGUE_ID = 'member-demo-colleague';

/** How long the attention that a page has told of counts; pages tell it anew within this time. */
export const ATTENTION_LASTS = 2 * MINUTE;
/** The most incidents that a page may say are open or selected. */
export const ATTENTION_LIMIT = 1_000;
