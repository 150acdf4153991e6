import { usePreloaded } from '~/shell/preload/usePreloaded.ts';
import { ShiftHandoverDocument } from './Handover.generated.ts';
import type { Handover } from './handover.types.ts';

/** The sheet that the address asks for, and how to read it again. Null comes with an error, which the boundary shows. */
export function useHandover(): { readonly handover: Handover; readonly refetch: () => Promise<unknown> } {
  const { data, refetch } = usePreloaded(ShiftHandoverDocument);
  if (!data.shiftHandover) throw new Error('The API answered no handover and no error.');
  return { handover: data.shiftHandover, refetch };
}
