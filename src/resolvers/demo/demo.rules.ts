/** Name of the setting that says whether the pulse beats. */
export const PULSE_SETTING = 'demo.pulse';

/** The pulse beats until somebody pauses it. */
export const isPulseRunning = (value: string | undefined): boolean => value !== 'off';
