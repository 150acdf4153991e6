import type { ShiftHandoverQuery } from './Handover.generated.ts';

/** What the parts of the sheet show. */
export type Handover = NonNullable<ShiftHandoverQuery['shiftHandover']>;
