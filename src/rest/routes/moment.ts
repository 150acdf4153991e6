import { z } from 'zod';

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

/** A field that holds a moment, in ISO 8601. */
export const moment = (field: string) => {
  const wrong = { error: `Send ${field} as a moment like 2026-11-21T08:30:00.000Z.` };
  return z.string(wrong).refine(isMoment, wrong);
};
